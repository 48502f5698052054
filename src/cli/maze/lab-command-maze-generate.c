/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-maze-entrance.h"
#include "lab-maze-file.h"
#include "lab-maze-generator.h"
#include "lab-maze-image.h"
#include "lab-maze-operands.h"
#include "lab-maze-output.h"
#include "lab-maze-solver.h"
#include "lab-operands.h"

/* A word after --format, and what it stands for. */
typedef struct
{
  const char *word;
  gboolean is_picture;
  gboolean is_image;
  LabMazeFormat text;
  LabFigureFormat picture;
} Format;

/* The maze that the operands and options ask for. */
typedef struct
{
  LabMazeGenerator generator;
  guint height;
  guint width;
  guint braid;
  guint64 n_loops;
  gboolean is_share;
  guint64 seed;
} Request;

/* Private helpers */

static gboolean
parse_size (const char  *text,
            guint       *size,
            GError     **error)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 1, LAB_MAZE_MAX_SIZE, &value, NULL))
    return lab_command_refuse (error,
                               /* Translators: %s is what was typed. */
                               _("“%s” is not a height or width; write a whole number from 1 to "
                                 "%u."), text, (guint) LAB_MAZE_MAX_SIZE);
  *size = (guint) value;
  return TRUE;
}

/* Reads a format; without one, a picture is known by the name of its file. */
static gboolean
parse_format (const LabOptions  *options,
              Format            *format,
              GError           **error)
{
  static const Format formats[] = {
    { "drawing", FALSE, FALSE, LAB_MAZE_FORMAT_DRAWING, 0 },
    { "ascii", FALSE, FALSE, LAB_MAZE_FORMAT_ASCII, 0 },
    { "svg", TRUE, FALSE, 0, LAB_FIGURE_SVG },
    { "pdf", TRUE, FALSE, 0, LAB_FIGURE_PDF },
    { "png", TRUE, FALSE, 0, LAB_FIGURE_PNG },
    { "image", TRUE, TRUE, 0, LAB_FIGURE_PNG },
    { "binary", FALSE, FALSE, LAB_MAZE_FORMAT_BINARY, 0 },
  };

  const char *word = options->format != NULL ? options->format : formats[0].word;
  LabFigureFormat picture = LAB_FIGURE_SVG;
  gboolean by_name = options->format == NULL && options->output != NULL
                     && lab_figure_get_format (options->output, &picture);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      *format = formats[i];
      if (by_name ? format->is_picture && format->picture == picture
                  : strcmp (word, format->word) == 0)
        return TRUE;
    }
  return lab_command_refuse (error,
                             /* Translators: %s is what was typed; the words after it are typed as
                              * they are. */
                             _("“%s” is not a format; write drawing, ascii, svg, pdf, png, image, "
                               "or binary."), word);
}

/* Reads a number of walls, or a percentage. */
static gboolean
parse_loops (const char  *text,
             guint64     *number,
             gboolean    *is_share,
             GError     **error)
{
  g_autofree char *digits = g_strdup (text != NULL ? text : "0");

  *is_share = g_str_has_suffix (digits, "%");
  if (*is_share)
    digits[strlen (digits) - 1] = '\0';
  if (!g_ascii_string_to_unsigned (digits, 10, 0, *is_share ? 100 : G_MAXUINT64, number, NULL))
    return lab_command_refuse (error,
                               /* Translators: %s is what was typed. */
                               _("“%s” is not a number of walls; write a whole number, or a "
                                 "percentage from 0%% to 100%%."), text);
  return TRUE;
}

/* Removes random walls. */
static void
make_loops (LabMaze   *maze,
            guint64    number,
            gboolean   is_share,
            LabRandom *random)
{
  guint64 n_walls = lab_maze_count_walls (maze);

  /* No maze has so many walls that this does not fit. */
  lab_maze_open_walls (maze, is_share ? n_walls * number / 100 : number, random);
}

/* Gives a maze the shape in an image. */
static gboolean
apply_mask (LabMaze     *maze,
            const char  *path,
            GError     **error)
{
  g_autoptr (GBytes) bytes = lab_maze_operands_read (path, error);
  gconstpointer data;
  gsize size;

  if (bytes == NULL)
    return FALSE;
  data = g_bytes_get_data (bytes, &size);
  if (!lab_maze_image_is_image (data, size))
    /* Translators: %s is the name of a file; --mask is typed as it is. */
    return lab_command_refuse (error, _("“%s” is not a PNG image. The option --mask needs one."),
                               path);
  return lab_maze_image_apply_mask (maze, data, size, error);
}

static gboolean
parse_request (const LabOptions  *options,
               Request           *request,
               GError           **error)
{
  return lab_maze_operands_parse_generator (options->operands[0], &request->generator, error)
         && parse_size (options->operands[1], &request->height, error)
         && parse_size (options->operands[2], &request->width, error)
         && lab_maze_operands_parse_braid (options->braid, &request->braid, error)
         && parse_loops (options->loops, &request->n_loops, &request->is_share, error)
         && lab_options_get_seed (options, &request->seed, error);
}

static LabMaze *
generate (const Request  *request,
          const char     *mask,
          GError        **error)
{
  g_autoptr (LabMaze) maze = lab_maze_new (request->height, request->width, error);
  LabRandom random;

  if (maze == NULL || (mask != NULL && !apply_mask (maze, mask, error)))
    return NULL;
  lab_random_init (&random, request->seed);
  if (!lab_maze_generate (maze, request->generator, &random, error)
      || !lab_maze_braid (maze, request->braid, &random, error))
    return NULL;
  if (request->n_loops > 0)
    make_loops (maze, request->n_loops, request->is_share, &random);
  return g_steal_pointer (&maze);
}

/* Returns a picture as a file. */
static GBytes *
draw (const LabMaze     *maze,
      const Format      *format,
      const LabOptions  *options,
      GError           **error)
{
  LabMazeFigure figure = lab_maze_figure_init (maze, format->picture);
  g_auto (LabMazeSolution) solution = { 0 };
  g_autoptr (GArray) entrances = NULL;
  LabMazeCell start, goal;

  lab_maze_get_ends (maze, &start, &goal);
  entrances = lab_maze_entrance_list (maze, start, goal);
  if (options->entrances)
    figure.entrances = entrances;
  if (options->solution
      && !lab_maze_solve (maze, LAB_MAZE_BREADTH_FIRST, start, goal, &solution, error))
    return NULL;
  if (format->is_image)
    return lab_maze_output_draw_image (maze, entrances, solution.path, error);
  figure.path = solution.path;
  return lab_maze_output_set_size (&figure, options, error)
           ? lab_maze_output_draw (&figure, format->picture, error)
           : NULL;
}

/* Returns the whole file. */
static GBytes *
make_file (const LabMaze     *maze,
           const Format      *format,
           const LabOptions  *options,
           GError           **error)
{
  GBytes *bytes;

  if (format->is_picture)
    return draw (maze, format, options, error);
  bytes = lab_maze_to_bytes (maze, format->text, NULL);
  if (bytes == NULL)
    lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                _("There is not enough memory for %u x %u cells. Try a smaller maze."),
                lab_maze_get_height (maze), lab_maze_get_width (maze));
  return bytes;
}

/* Refuses options for pictures with a format that is none, and sizes that are not possible, also
 * those of the maze. */
static gboolean
check_output (const Format      *format,
              const Request     *request,
              const LabOptions  *options,
              GError           **error)
{
  LabMazeFigure figure = lab_maze_figure_init (NULL, format->picture);
  gboolean has_size = options->cell != NULL || options->wall != NULL;

  if ((has_size && format->is_image)
      || ((has_size || options->solution || options->entrances) && !format->is_picture))
    return lab_command_refuse (error,
                               /* Translators: the words are typed as they are. */
                               _("The options --cell, --wall, --solution, and --entrances need "
                                 "--format=svg, pdf, or png."));
  if (!lab_maze_output_set_size (&figure, options, error))
    return FALSE;
  if (format->is_picture)
    return lab_maze_figure_check (&figure, format->picture, request->height, request->width, error);
  return options->output == NULL || format->text == LAB_MAZE_FORMAT_BINARY
         || lab_maze_output_check_drawing ((guint64) request->height * request->width, FALSE,
                                           error);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabReplacement) file = NULL;
  g_autoptr (LabMaze) maze = NULL;
  g_autoptr (GBytes) bytes = NULL;
  Format format = { 0 };
  Request request;

  if (!lab_operands_expect (self, (const char * const *) options->operands, 3, 3, error)
      || !parse_format (options, &format, error)
      || !parse_request (options, &request, error)
      || !check_output (&format, &request, options, error)
      || !lab_maze_output_begin (options->output, &file, error))
    return LAB_COMMAND_STATUS_MISUSED;
  maze = generate (&request, options->mask, error);
  if (maze == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  if (options->seed == NULL)
    fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", request.seed);
  if (options->output == NULL && !format.is_picture)
    {
      lab_maze_write (maze, format.text, NULL, lab_maze_operands_print, NULL);
      return LAB_COMMAND_STATUS_DONE;
    }
  bytes = make_file (maze, &format, options, error);
  if (bytes == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  if (!lab_maze_output_finish (options->output, g_steal_pointer (&file), bytes, error))
    return LAB_COMMAND_STATUS_NO;
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_maze_generate = {
  .word = "generate",
  /* Translators: what to type after the command. */
  .operands = N_("GENERATOR HEIGHT WIDTH"),
  .summary = N_("Generate a maze"),
  .explanation = {
    N_("Prints a maze in which exactly one way leads from each cell to each other cell. The "
       "generators are binary-tree, sidewinder, kruskal, exploration, wilson, prim, growing-tree, "
       "eller, aldous-broder, hunt-and-kill, and division."),
    N_("The same seed gives the same maze on every machine. Without --seed, a random seed is used "
       "and printed on the standard error. With --braid, dead ends are opened, and with "
       "--loops, random walls are removed; both make loops."),
    N_("With --mask, the maze has the shape that is drawn dark on light in an image of any size. "
       "Sidewinder, binary-tree, eller, and division make only rectangles."),
    N_("The format image is a PNG image with one pixel for each wall and passage, which the other "
       "commands read. In svg, pdf, and png, cells and walls have any width, and --solution draws "
       "the shortest way from the top left to the bottom right."),
  },
  .example = "maze generate wilson 10 20 --seed 1",
  .options = LAB_OPTION_SET_MAZE_GENERATE | LAB_OPTION_SET_MAZE_PICTURE,
  .run = run,
};
