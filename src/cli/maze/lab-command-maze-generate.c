/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-maze-figure.h"
#include "lab-maze-file.h"
#include "lab-maze-generator.h"
#include "lab-maze-operands.h"
#include "lab-operands.h"
#include "lab-output.h"

/* A larger drawing is printed, but not written to a file, because a file is written as a whole. */
#define MAX_DRAWN_CELLS (1 << 26)

/* A word after --format, and what it stands for. */
typedef struct
{
  const char *word;
  gboolean is_picture;
  LabMazeFormat text;
  LabFigureFormat picture;
} Format;

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

/* Reads a format, and whether it is that of a picture. */
static gboolean
parse_format (const char  *word,
              Format      *format,
              GError     **error)
{
  static const Format formats[] = {
    { "drawing", FALSE, LAB_MAZE_FORMAT_DRAWING, 0 },
    { "ascii", FALSE, LAB_MAZE_FORMAT_ASCII, 0 },
    { "svg", TRUE, 0, LAB_FIGURE_SVG },
    { "pdf", TRUE, 0, LAB_FIGURE_PDF },
    { "png", TRUE, 0, LAB_FIGURE_PNG },
    { "binary", FALSE, LAB_MAZE_FORMAT_BINARY, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      *format = formats[i];
      if (strcmp (word != NULL ? word : formats[0].word, formats[i].word) == 0)
        return TRUE;
    }
  return lab_command_refuse (error,
                             /* Translators: %s is what was typed; the words after it are typed as
                              * they are. */
                             _("“%s” is not a format; write drawing, ascii, svg, pdf, png, or "
                               "binary."), word);
}

/* Makes the maze that the operands and options ask for. */
static LabMaze *
generate (const LabOptions  *options,
          GError           **error)
{
  g_autoptr (LabMaze) maze = NULL;
  LabMazeGenerator generator;
  guint height = 0, width = 0, percent = 0;
  LabRandom random;
  guint64 seed;

  if (!lab_maze_operands_parse_generator (options->operands[0], &generator, error)
      || !parse_size (options->operands[1], &height, error)
      || !parse_size (options->operands[2], &width, error)
      || !lab_maze_operands_parse_braid (options->braid, &percent, error)
      || !lab_options_get_seed (options, &seed, error))
    return NULL;
  maze = lab_maze_new (height, width, error);
  if (maze == NULL)
    return NULL;
  if (options->seed == NULL)
    fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", seed);
  lab_random_init (&random, seed);
  if (!lab_maze_generate (maze, generator, &random, error)
      || !lab_maze_braid (maze, percent, &random, error))
    return NULL;
  return g_steal_pointer (&maze);
}

/* Returns the whole file. */
static GBytes *
make_file (const LabMaze  *maze,
           const Format   *format,
           GError        **error)
{
  if (format->is_picture)
    return lab_maze_figure_render (maze, format->picture, error);
  if (format->text == LAB_MAZE_FORMAT_BINARY || lab_maze_get_n_cells (maze) <= MAX_DRAWN_CELLS)
    return lab_maze_to_bytes (maze, format->text, NULL);
  lab_command_refuse (error, _("The maze is too large for a drawing in a file. Use "
                               "--format=binary."));
  return NULL;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabReplacement) file = NULL;
  g_autoptr (LabMaze) maze = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gboolean is_new = options->output != NULL && !g_file_test (options->output, G_FILE_TEST_EXISTS);
  Format format = { 0 };
  gconstpointer data;
  gsize size;

  if (!lab_operands_expect (self, (const char * const *) options->operands, 3, 3, error)
      || !parse_format (options->format, &format, error)
      || (options->output != NULL && (file = lab_output_open (options->output, error)) == NULL))
    return LAB_COMMAND_STATUS_MISUSED;
  /* A new file does not remain empty if the user stops the work. */
  if (is_new)
    g_clear_pointer (&file, lab_replacement_close);
  maze = generate (options, error);
  if (maze == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  if (options->output == NULL && !format.is_picture)
    {
      lab_maze_write (maze, format.text, NULL, lab_maze_operands_print, NULL);
      return LAB_COMMAND_STATUS_DONE;
    }
  bytes = make_file (maze, &format, error);
  if (bytes == NULL || (is_new && (file = lab_output_open (options->output, error)) == NULL))
    return LAB_COMMAND_STATUS_MISUSED;
  data = g_bytes_get_data (bytes, &size);
  if (file == NULL)
    lab_maze_operands_print (NULL, data, size);
  else if (!lab_output_write (file, data, size, error))
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
       "and printed on the standard error. With --braid, dead ends are opened, which makes loops."),
  },
  .example = "maze generate wilson 10 20 --seed 1",
  .options = LAB_OPTION_SET_MAZE_GENERATE,
  .run = run,
};
