/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "lab-command.h"
#include "lab-json.h"
#include "lab-maze-figure.h"
#include "lab-maze-file.h"
#include "lab-maze-generator.h"
#include "lab-maze-image.h"
#include "lab-maze-measures.h"
#include "lab-maze-operands.h"
#include "lab-maze-solver.h"
#include "lab-maze.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-terminal.h"
#include "lab-text.h"

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

/* A larger drawing is printed, but not written to a file, because a file is written as a whole. */
#define MAX_DRAWN_CELLS (1 << 26)

/* Private helpers: files and pictures */

static void
append (gpointer    bytes,
        const void *data,
        gsize       length)
{
  g_byte_array_append (bytes, data, (guint) length);
}

static gboolean
parse_pixels (const char  *text,
              guint        min,
              guint        max,
              guint       *pixels,
              GError     **error)
{
  return text == NULL || lab_text_parse_number (text, min, max, pixels)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed; the width is that of cells or
                                 * walls in a picture. */
                                _("“%s” is not a width in pixels; write a whole number from %u to "
                                  "%u."), text, min, max);
}

/* Reads a cell, which is a row and a column, such as “0,3”. */
static gboolean
parse_cell (const LabMaze  *maze,
            const char     *text,
            LabMazeCell    *cell,
            GError        **error)
{
  if (text != NULL && !lab_text_parse_pair (text, ',', 0, G_MAXUINT, &cell->row, &cell->column))
    return lab_command_refuse (error,
                               /* Translators: %s is what was typed. */
                               _("“%s” is not a cell; write its row and its column from 0, such as "
                                 "2,0."), text);
  return lab_maze_check_cell (maze, *cell, error);
}

/* Reads a maze and two cells of it: the entrances by default, if there are two. */
static LabMaze *
take_file (const LabCommand  *command,
           const LabOptions  *options,
           GArray           **entrances,
           LabMazeCell       *from,
           LabMazeCell       *to,
           GError           **error)
{
  g_autoptr (LabMaze) maze = NULL;
  g_autoptr (GArray) found = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gconstpointer data;
  gsize size;

  if (!lab_operands_expect (command, options->operands, 1, 1, error)
      || (bytes = lab_maze_operands_read (options->operands[0], error)) == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &size);
  if (lab_maze_image_is_image (data, size))
    maze = lab_maze_image_read (data, size, &found, error);
  else
    maze = lab_maze_read (data, size, NULL, error);
  if (maze == NULL)
    return NULL;
  lab_maze_get_ends (maze, from, to);
  if (found != NULL)
    lab_maze_entrance_find_ends (found, from, to);
  if (!parse_cell (maze, lab_options_get (options, "from"), from, error)
      || !parse_cell (maze, lab_options_get (options, "to"), to, error))
    return NULL;
  if (entrances != NULL)
    *entrances = g_steal_pointer (&found);
  return g_steal_pointer (&maze);
}

/* A #LabMazeWriteFunc that prints to the standard output. */
static void
print_part (gpointer    data G_GNUC_UNUSED,
            const void *text,
            gsize       length)
{
  (void) fwrite (text, 1, length, stdout);
}

/* Checks that a file can be written, before the work begins. A new file is opened afterwards, so
 * that it does not remain empty if the user stops the work. */
static gboolean
begin_output (const char      *path,
              LabReplacement **file,
              GError         **error)
{
  gboolean is_new = path != NULL && !g_file_test (path, G_FILE_TEST_EXISTS);

  *file = path != NULL ? lab_output_open (path, error) : NULL;
  if (path != NULL && *file == NULL)
    return FALSE;
  if (is_new)
    g_clear_pointer (file, lab_replacement_close);
  return TRUE;
}

/* Returns whether a maze is small enough for a drawing in a file. */
static gboolean
check_drawing (guint64    n_cells,
               gboolean   is_solved,
               GError   **error)
{
  return n_cells <= MAX_DRAWN_CELLS
         || lab_command_refuse (error, "%s",
                                is_solved ? _("The maze is too large for a drawing in a file. Use "
                                              "a name that ends in .png.")
                                          : _("The maze is too large for a drawing in a file. Use "
                                              "--format=binary."));
}

/* Writes a file, if its contents could be made. Sets an error if it fails. */
static LabCommandStatus
finish_output (const char      *path,
               LabReplacement  *file,
               GBytes          *bytes,
               GError         **error)
{
  g_autoptr (LabReplacement) opened = file;
  g_autoptr (GBytes) owned = bytes;
  gsize size = 0;
  gconstpointer data = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;

  if (bytes != NULL && path == NULL)
    print_part (NULL, data, size);
  else if (bytes != NULL && (opened != NULL || (opened = lab_output_open (path, error)) != NULL))
    lab_output_write (opened, data, size, error);
  return LAB_COMMAND_STATUS_DONE;
}

/* Sets the sizes that the user chose. */
static gboolean
set_size (LabMazeFigure     *figure,
          const LabOptions  *options,
          GError           **error)
{
  guint cell = figure->cell;

  if (!parse_pixels (lab_options_get (options, "cell"), 2, LAB_MAZE_FIGURE_MAX_CELL,
                     &figure->cell, error))
    return FALSE;
  if (figure->cell != cell)
    figure->margin = figure->cell;
  figure->wall = MAX (figure->wall * figure->cell / cell, 1);
  return parse_pixels (lab_options_get (options, "wall"), 1, figure->cell - 1, &figure->wall,
                       error);
}

/* Returns a picture as a file, with the sizes that the user chose. */
static GBytes *
draw_figure (LabMazeFigure     *figure,
             LabFigureFormat    format,
             const LabOptions  *options,
             GError           **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  if (!set_size (figure, options, error)
      || !lab_maze_figure_write (figure, format, append, bytes, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* Returns an image with one pixel for each wall and passage. */
static GBytes *
draw_image (const LabMaze  *maze,
            const GArray   *entrances,
            const GArray   *path,
            GError        **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  if (!lab_maze_image_write (maze, entrances, path, append, bytes, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* Private helpers */

static gboolean
parse_size (const char  *text,
            guint       *size,
            GError     **error)
{
  return lab_text_parse_number (text, 1, LAB_MAZE_MAX_SIZE, size)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed. */
                                _("“%s” is not a height or width; write a whole number from 1 to "
                                  "%u."), text, (guint) LAB_MAZE_MAX_SIZE);
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

  const char *given = lab_options_get (options, "format");
  const char *word = given != NULL ? given : formats[0].word;
  const char *path = lab_options_get (options, "output");
  LabFigureFormat picture = LAB_FIGURE_SVG;
  gboolean by_name = given == NULL && path != NULL && lab_figure_get_format (path, &picture);

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
  return g_ascii_string_to_unsigned (digits, 10, 0, *is_share ? 100 : G_MAXUINT64, number, NULL)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed. */
                                _("“%s” is not a number of walls; write a whole number, or a "
                                  "percentage from 0%% to 100%%."), text);
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
      && lab_maze_operands_parse_braid (options, &request->braid, error)
      && parse_loops (lab_options_get (options, "loops"), &request->n_loops, &request->is_share,
                      error)
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
  if (!lab_maze_generate (maze, request->generator, &random, NULL, error)
      || !lab_maze_braid (maze, request->braid, &random, error))
    return NULL;
  /* No maze has so many walls that the product does not fit. */
  if (request->n_loops > 0)
    lab_maze_open_walls (maze,
                         request->is_share ? lab_maze_count_walls (maze) * request->n_loops / 100
                                           : request->n_loops, &random);
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
  if (lab_options_has (options, "entrances"))
    figure.entrances = entrances;
  if (lab_options_has (options, "solution")
      && !lab_maze_solve (maze, LAB_MAZE_BREADTH_FIRST, start, goal, NULL, &solution, error))
    return NULL;
  if (format->is_image)
    return draw_image (maze, entrances, solution.path, error);
  figure.path = solution.path;
  return draw_figure (&figure, format->picture, options, error);
}

/* Returns a drawing, a list, or a binary file. */
static GBytes *
write_text (const LabMaze    *maze,
            LabMazeFormat     format,
            LabMazeContents  *contents,
            GError          **error)
{
  GBytes *bytes = lab_maze_to_bytes (maze, format, contents);

  if (bytes == NULL)
    lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                _("There is not enough memory for %u x %u cells. Try a smaller maze."),
                maze->height, maze->width);
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
  gboolean has_size = lab_options_get (options, "cell") != NULL
                   || lab_options_get (options, "wall") != NULL;

  if ((has_size && format->is_image)
      || ((has_size || lab_options_has (options, "solution")
           || lab_options_has (options, "entrances"))
          && !format->is_picture))
    return lab_command_refuse (error,
                               /* Translators: the words are typed as they are. */
                               _("The options --cell, --wall, --solution, and --entrances need "
                                 "--format=svg, pdf, or png."));
  if (!set_size (&figure, options, error))
    return FALSE;
  if (format->is_picture)
    return lab_maze_figure_check (&figure, format->picture, request->height, request->width, error);
  return lab_options_get (options, "output") == NULL || format->text == LAB_MAZE_FORMAT_BINARY
         || check_drawing ((guint64) request->height * request->width, FALSE,
                           error);
}

static LabCommandStatus
run (const LabCommand  *self,
     const LabOptions  *options,
     GError           **error)
{
  const char *path = lab_options_get (options, "output");
  g_autoptr (LabReplacement) file = NULL;
  g_autoptr (LabMaze) maze = NULL;
  Format format = { 0 };
  Request request;

  if (!lab_operands_expect (self, options->operands, 3, 3, error)
      || !parse_format (options, &format, error)
      || !parse_request (options, &request, error)
      || !check_output (&format, &request, options, error)
      || !begin_output (path, &file, error)
      || (maze = generate (&request, lab_options_get (options, "mask"), error)) == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  if (lab_options_get (options, "seed") == NULL)
    fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", request.seed);
  if (path == NULL && !format.is_picture)
    {
      lab_maze_write (maze, format.text, NULL, print_part, NULL);
      return LAB_COMMAND_STATUS_DONE;
    }
  return finish_output (path, g_steal_pointer (&file),
                        format.is_picture ? draw (maze, &format, options, error)
                                          : write_text (maze, format.text, NULL, error), error);
}

static const GOptionEntry generate_options[] = {
  { "seed", 's', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the random numbers, a whole number (default: random)"), N_("N") },
  { "braid", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Open P percent of the dead ends, 0 to 100 (default: 0)"),
    /* Translators: stands for a percentage after an option, as in “--braid=P”. */
    N_("P") },
  { "loops", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Remove N random walls, or a share such as 10%, to make loops (default: 0)"), N_("N") },
  { "format", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the words after the colon are typed as they are. */
    N_("Form of the maze: drawing, ascii, svg, pdf, png, image, or binary (default: drawing)"),
    /* Translators: stands for a word after an option, as in “--format=FORMAT”. */
    N_("FORMAT") },
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write to this file instead of the standard output"), N_("FILE") },
  { "mask", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Give the maze the shape that is dark in a PNG image"), N_("FILE") },
  { "solution", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Draw the solution in a picture"),
    NULL },
  { "entrances", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Open the border of a picture at both ends of the solution"), NULL },
  { NULL },
};

static const GOptionEntry picture_options[] = {
  { "cell", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Width of the cells in a picture, in pixels (default: 12, or 24 for png)"), N_("N") },
  { "wall", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Width of the walls in a picture (default: a sixth of that of the cells)"), N_("N") },
  { NULL },
};

static const LabCommand lab_command_maze_generate = {
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
  .options = { generate_options, picture_options },
  .run = run,
};

/* Private helpers */

/* Appends numbers about the shortest way; nulls if there is none. */
static void
append_way (GString               *json,
            const LabMazeMeasures *measures)
{
  char difficulty[G_ASCII_DTOSTR_BUF_SIZE];

  if (measures->has_way)
    g_string_append_printf (json, ",\n  \"geodesic\": %" G_GUINT64_FORMAT ",\n  \"decisions\": %"
                            G_GUINT64_FORMAT ",\n  \"difficulty\": %s", measures->geodesic,
                            measures->decisions,
                            g_ascii_formatd (difficulty, sizeof difficulty, "%.1f",
                                             measures->difficulty));
  else
    g_string_append (json, ",\n  \"geodesic\": null,\n  \"decisions\": null,\n"
                           "  \"difficulty\": null");
}

static void
print_json (const LabMaze         *maze,
            const LabMazeMeasures *measures)
{
  g_autoptr (GString) json = g_string_new (NULL);
  const LabMazeCell *ends = measures->diameter_ends;

  lab_json_add (json, "{\n  \"height\": %u,\n  \"width\": %u,\n  \"openings\": %" G_GUINT64_FORMAT
                ",\n  \"perfect\": %i,\n  \"dead_ends\": %" G_GUINT64_FORMAT
                ",\n  \"junctions_of_3\": %" G_GUINT64_FORMAT ",\n  \"junctions_of_4\": %"
                G_GUINT64_FORMAT, maze->height, maze->width, measures->openings,
                measures->perfect, measures->by_degree[1], measures->by_degree[3],
                measures->by_degree[4]);
  append_way (json, measures);
  lab_json_add (json, ",\n  \"manhattan\": %" G_GUINT64_FORMAT ",\n  \"farthest\": %"
                G_GUINT64_FORMAT ",\n  \"farthest_cell\": [%u, %u]", measures->manhattan,
                measures->farthest, measures->farthest_cell.row, measures->farthest_cell.column);
  if (measures->has_dead_end)
    lab_json_add (json, ",\n  \"worst_dead_end\": %" G_GUINT64_FORMAT
                  ",\n  \"worst_dead_end_cell\": [%u, %u]", measures->worst_dead_end,
                  measures->worst_dead_end_cell.row, measures->worst_dead_end_cell.column);
  else
    g_string_append (json, ",\n  \"worst_dead_end\": null");
  lab_json_add (json, ",\n  \"diameter\": %" G_GUINT64_FORMAT ",\n  \"diameter_start\": [%u, %u]"
                ",\n  \"diameter_end\": [%u, %u]", measures->diameter, ends[0].row,
                ends[0].column, ends[1].row, ends[1].column);
  lab_terminal_say ("%s\n}", json->str);
}

static void
print_text (const LabMaze         *maze,
            const LabMazeMeasures *measures)
{
  lab_terminal_say (_("Size: %u x %u"), maze->height, maze->width);
  /* Translators: an opening is a place between two cells of a maze without a wall. */
  lab_terminal_say (_("Openings: %lu"), (gulong) measures->openings);
  /* Translators: a maze is perfect if exactly one way leads from each cell to each other cell. */
  lab_terminal_say ("%s", measures->perfect ? _("Perfect: yes") : _("Perfect: no"));
  lab_terminal_say (_("Dead ends: %lu"), (gulong) measures->by_degree[1]);
  lab_terminal_say (_("Junctions of three ways: %lu"), (gulong) measures->by_degree[3]);
  lab_terminal_say (_("Junctions of four ways: %lu"), (gulong) measures->by_degree[4]);
  if (!measures->has_way)
    lab_terminal_say ("%s", _("Shortest way: none"));
  else
    {
      /* Translators: the number of steps. */
      lab_terminal_say (_("Shortest way: %lu"), (gulong) measures->geodesic);
      /* Translators: the number of junctions on the shortest way. */
      lab_terminal_say (_("Decisions on this way: %lu"), (gulong) measures->decisions);
      /* Translators: how hard it is to find the way. */
      lab_terminal_say (_("Difficulty: %.0f"), measures->difficulty);
    }
  /* Translators: the number of steps between two cells if there were no walls. */
  lab_terminal_say (_("Manhattan distance: %lu"), (gulong) measures->manhattan);
  /* Translators: the first number counts steps; then come the row and the column of a cell. */
  lab_terminal_say (_("Farthest cell: %lu, at %u,%u"), (gulong) measures->farthest,
                    measures->farthest_cell.row, measures->farthest_cell.column);
  if (measures->has_dead_end)
    /* Translators: the first number counts steps; then come the row and the column of a cell. */
    lab_terminal_say (_("Farthest dead end: %lu, at %u,%u"), (gulong) measures->worst_dead_end,
                      measures->worst_dead_end_cell.row, measures->worst_dead_end_cell.column);
  /* Translators: the longest of the shortest ways between any two cells. The first number counts
   * steps; then come the rows and columns of two cells. */
  lab_terminal_say (_("Diameter: %lu, from %u,%u to %u,%u"), (gulong) measures->diameter,
                    measures->diameter_ends[0].row, measures->diameter_ends[0].column,
                    measures->diameter_ends[1].row, measures->diameter_ends[1].column);
}

static LabCommandStatus
measure_run (const LabCommand  *self,
             const LabOptions  *options,
             GError           **error)
{
  LabMazeMeasures measures;
  LabMazeCell from, to;
  g_autoptr (LabMaze) maze = take_file (self, options, NULL, &from, &to, error);

  if (maze == NULL || !lab_maze_measure (maze, from, to, &measures, error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lab_options_has (options, "json"))
    print_json (maze, &measures);
  else
    print_text (maze, &measures);
  return LAB_COMMAND_STATUS_DONE;
}

static const GOptionEntry cell_options[] = {
  { "from", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Start: its row and column from 0, such as 2,0 (default: top left)"),
    /* Translators: stands for a cell after an option, as in “--from=CELL”. */
    N_("CELL") },
  { "to", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("End: its row and column (default: bottom right)"), N_("CELL") },
  { NULL },
};

static const LabCommand lab_command_maze_measure = {
  .word = "measure",
  .operands = N_("FILE"),
  .summary = N_("Measure a maze"),
  .explanation = {
    N_("Prints how many openings, dead ends, and junctions a maze has, whether exactly one way "
       "leads from each cell to each other cell, and distances in steps: the shortest way between "
       "two cells, the farthest cell and dead end from the first one, and the diameter, which is "
       "the longest of all shortest ways. All are exact."),
    N_("The maze is a drawing, a list of the neighbors of each cell, a binary file, or a PNG image "
       "with one pixel for each wall and passage; “-” is the standard input."),
  },
  .example = "maze measure maze.txt --json",
  .options = { cell_options, lab_options_json },
  .run = measure_run,
};

/* Private helpers */

static LabMazeContents *
make_contents (const LabMazeSolution *solution)
{
  LabMazeContents *contents = lab_maze_contents_new ();
  const LabMazeCell *cells = (const LabMazeCell *) (gpointer) solution->path->data;
  guint n_cells = solution->path->len;

  for (guint i = 0; i < n_cells; i++)
    lab_maze_contents_set (contents, cells[i], i == 0 ? "D" : i + 1 == n_cells ? "A" : "*");
  return contents;
}

/* Returns the file that the user asked for: a drawing, a picture, or an image such as the one that
 * was read. */
static GBytes *
solve_make_file (const LabMaze          *maze,
                 const LabMazeSolution  *solution,
                 const GArray           *entrances,
                 const LabOptions       *options,
                 GError                **error)
{
  g_autoptr (GHashTable) contents = NULL;
  LabFigureFormat format;

  if (lab_figure_get_format (lab_options_get (options, "output"), &format))
    {
      LabMazeFigure figure = lab_maze_figure_init (maze, format);

      if (entrances != NULL && format == LAB_FIGURE_PNG && lab_options_get (options, "cell") == NULL
          && lab_options_get (options, "wall") == NULL)
        return draw_image (maze, entrances, solution->path, error);
      figure.entrances = entrances;
      figure.path = solution->path;
      return draw_figure (&figure, format, options, error);
    }
  contents = make_contents (solution);
  return write_text (maze, LAB_MAZE_FORMAT_DRAWING, contents, error);
}

static void
solve_print_json (LabMazeSolver          solver,
                  const LabMazeSolution *solution)
{
  static const char * const outcomes[] = {
    [LAB_MAZE_NO_WAY] = "no-way",
    [LAB_MAZE_FOUND] = "found",
    [LAB_MAZE_GOES_ROUND] = "goes-round",
  };

  lab_terminal_print ("{\n  \"solver\": \"%s\",\n  \"outcome\": \"%s\"",
                      lab_maze_solver_words[solver], outcomes[solution->outcome]);
  if (solution->outcome == LAB_MAZE_FOUND)
    lab_terminal_print (",\n  \"length\": %u", solution->path->len - 1);
  lab_terminal_print (",\n  \"visited\": %" G_GUINT64_FORMAT ",\n  \"frontier\": %" G_GUINT64_FORMAT
                      ",\n  \"steps\": %" G_GUINT64_FORMAT ",\n  \"path\": [",
                      solution->n_visited, solution->max_frontier, solution->n_steps);
  for (guint i = 0; i < solution->path->len; i++)
    {
      LabMazeCell cell = g_array_index (solution->path, LabMazeCell, i);

      lab_terminal_print (i > 0 ? ", [%u, %u]" : "[%u, %u]", cell.row, cell.column);
    }
  lab_terminal_print ("]\n}\n");
}

/* Refuses sizes without a picture, and those that are not possible. */
static gboolean
check_picture (const LabOptions  *options,
               GError           **error)
{
  LabMazeFigure figure;
  LabFigureFormat format = LAB_FIGURE_SVG;

  if ((lab_options_get (options, "cell") != NULL || lab_options_get (options, "wall") != NULL)
      && (lab_options_get (options, "output") == NULL
          || !lab_figure_get_format (lab_options_get (options, "output"), &format)))
    return lab_command_refuse (error,
                               /* Translators: the words are typed as they are. */
                               _("The options --cell and --wall need -o with a file that ends in "
                                 ".svg, .pdf, or .png."));
  figure = lab_maze_figure_init (NULL, format);
  return set_size (&figure, options, error);
}

/* Refuses a maze that is too large for the file, before it is solved. */
static gboolean
check_size (const LabMaze     *maze,
            const LabOptions  *options,
            GError           **error)
{
  LabMazeFigure figure;
  LabFigureFormat format;

  if (lab_options_get (options, "output") == NULL)
    return TRUE;
  if (!lab_figure_get_format (lab_options_get (options, "output"), &format))
    return check_drawing (maze->n_cells, TRUE, error);
  figure = lab_maze_figure_init (maze, format);
  return set_size (&figure, options, error)
         && lab_maze_figure_check (&figure, format, maze->height,
                                   maze->width, error);
}

static void
print_no_way (const LabMazeSolution *solution,
              LabMazeCell            from,
              LabMazeCell            to)
{
  if (solution->outcome == LAB_MAZE_NO_WAY)
    /* Translators: each pair of numbers is the row and the column of a cell. */
    lab_terminal_say (_("No way leads from %u,%u to %u,%u."), from.row, from.column, to.row,
                      to.column);
  else
    /* Translators: each pair of numbers is the row and the column of a cell. */
    lab_terminal_say (_("The walk from %u,%u goes round and never comes to %u,%u."), from.row,
                      from.column, to.row, to.column);
}

static LabCommandStatus
solve_run (const LabCommand  *self,
           const LabOptions  *options,
           GError           **error)
{
  const char *path = lab_options_get (options, "output");
  g_auto (LabMazeSolution) solution = { 0 };
  g_autoptr (LabReplacement) file = NULL;
  g_autoptr (GArray) entrances = NULL;
  g_autoptr (LabMaze) maze = NULL;
  LabMazeCell from, to;
  LabMazeSolver solver;

  if (!lab_operands_expect (self, options->operands, 1, 1, error)
      || !lab_maze_operands_parse_solver (lab_options_get (options, "by"), &solver, error)
      || !check_picture (options, error) || !begin_output (path, &file, error)
      || (maze = take_file (self, options, &entrances, &from, &to, error)) == NULL
      || !check_size (maze, options, error)
      || !lab_maze_solve (maze, solver, from, to, NULL, &solution, error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lab_options_has (options, "json"))
    solve_print_json (solver, &solution);
  else if (solution.outcome != LAB_MAZE_FOUND)
    print_no_way (&solution, from, to);
  else if (path == NULL)
    {
      g_autoptr (GHashTable) contents = make_contents (&solution);

      lab_maze_write (maze, LAB_MAZE_FORMAT_DRAWING, contents, print_part, NULL);
    }
  if (solution.outcome != LAB_MAZE_FOUND)
    return LAB_COMMAND_STATUS_NO;
  return path != NULL
             ? finish_output (path, g_steal_pointer (&file),
                              solve_make_file (maze, &solution, entrances, options, error), error)
             : LAB_COMMAND_STATUS_DONE;
}

static const GOptionEntry solver_options[] = {
  { "by", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the words after the colon are typed as they are. */
    N_("How to solve: dfs, bfs, right-hand, left-hand, astar, dead-ends, or tremaux"),
    /* Translators: stands for a word after an option, as in “--by=SOLVER”. */
    N_("SOLVER") },
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write to this file: a picture if it ends in .svg, .pdf, or .png; otherwise a drawing"),
    N_("FILE") },
  { NULL },
};

static const LabCommand lab_command_maze_solve = {
  .word = "solve",
  .operands = N_("FILE"),
  .summary = N_("Find a way through a maze"),
  .explanation = {
    N_("Draws a maze with D at the start, A at the end, and * between. The maze is a drawing, a "
       "list of the neighbors of each cell, a binary file, or a PNG image with one pixel for each "
       "wall and passage; “-” is the standard input."),
    N_("By default, the way leads between the entrances of an image, if it has two; otherwise from "
       "the top left to the bottom right."),
    N_("The solvers are dfs and bfs (depth-first and breadth-first search), right-hand and "
       "left-hand (a hand on the wall), astar (A* with the Manhattan distance), dead-ends (filling "
       "dead ends), and tremaux. If there is no way, or a hand on the wall leads around, a line "
       "says so, and the exit status is 1."),
  },
  .example = "maze solve maze.txt --by bfs",
  .options = { solver_options, cell_options, picture_options, lab_options_json },
  .run = solve_run,
};

static const LabCommand * const commands[] = {
  &lab_command_maze_generate,
  &lab_command_maze_solve,
  &lab_command_maze_measure,
  &lab_command_maze_compare,
  &lab_command_maze_escape,
  NULL,
};

const LabCommand lab_command_maze = {
  .word = "maze",
  /* Translators: what a group of commands is about. */
  .summary = N_("Generate, solve, and measure mazes"),
  .commands = commands,
};
