/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-operands.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "lab-maze-entrance.h"
#include "lab-maze-file.h"
#include "lab-maze-image.h"
#include "lab-operands.h"
#include "lab-terminal.h"

/* The size of the largest file that is read, in bytes: more than that of the largest binary one. */
#define MAX_SIZE (G_GUINT64_CONSTANT (2) << 30)
#define BLOCK_SIZE (1 << 20)

/* Private helpers */

static gboolean
read_stream (FILE    *stream,
             guint8 **bytes,
             gsize   *size,
             GError **error)
{
  gsize n_allocated = 0, n;

  errno = 0;
  do
    {
      if (*size == n_allocated)
        {
          guint8 *larger;

          n_allocated = MAX (2 * n_allocated, BLOCK_SIZE);
          larger = g_try_realloc (*bytes, n_allocated);
          if (larger == NULL)
            return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                               _("The maze could not be read: %s"), g_strerror (ENOMEM));
          *bytes = larger;
        }
      n = fread (*bytes + *size, 1, n_allocated - *size, stream);
      *size += n;
      if (*size > MAX_SIZE)
        return lab_command_refuse (error, _("The maze is too large. A file can have %u GiB."),
                                   (guint) (MAX_SIZE >> 30));
    }
  while (n > 0);
  if (!ferror (stream))
    return TRUE;
  /* Translators: %s is the reason as the system gives it. */
  return lab_command_refuse (error, _("The maze could not be read: %s"), g_strerror (errno));
}

/* Reads a cell, which is a row and a column, such as “0,3”. */
static gboolean
parse_cell (const LabMaze  *maze,
            const char     *text,
            LabMazeCell    *cell,
            GError        **error)
{
  g_auto (GStrv) numbers = NULL;
  guint64 row, column;

  if (text == NULL)
    return lab_maze_check_cell (maze, *cell, error);
  numbers = g_strsplit (text, ",", 3);
  if (g_strv_length (numbers) != 2
      || !g_ascii_string_to_unsigned (numbers[0], 10, 0, G_MAXUINT, &row, NULL)
      || !g_ascii_string_to_unsigned (numbers[1], 10, 0, G_MAXUINT, &column, NULL))
    return lab_command_refuse (error,
                               /* Translators: %s is what was typed. */
                               _("“%s” is not a cell; write its row and its column from 0, such as "
                                 "2,0."), text);
  *cell = (LabMazeCell) { (guint) row, (guint) column };
  return lab_maze_check_cell (maze, *cell, error);
}

/* Finds where a way begins and ends by default: at the entrances, if there are two. */
static void
find_ends (const LabMaze *maze,
           const GArray  *entrances,
           LabMazeCell   *from,
           LabMazeCell   *to)
{
  lab_maze_get_ends (maze, from, to);
  if (entrances != NULL)
    lab_maze_entrance_find_ends (entrances, from, to);
}

/* Public functions */

/**
 * lab_maze_operands_read:
 * @path: the name of a file, or “-” for the standard input
 * @error: return location for a #LabCommandError
 *
 * Returns: (transfer full) (nullable): the contents
 */
GBytes *
lab_maze_operands_read (const char  *path,
                        GError     **error)
{
  g_autofree guint8 *bytes = NULL;
  gsize size = 0;
  gboolean is_input = strcmp (path, "-") == 0;
  FILE *stream = is_input ? stdin : g_fopen (path, "rbe");
  gboolean done;

  if (stream == NULL)
    {
      /* Translators: the first %s is the name of a file; the second one is the reason as the
       * system gives it. */
      lab_command_refuse (error, _("“%s” could not be opened: %s"), path, g_strerror (errno));
      return NULL;
    }
  done = read_stream (stream, &bytes, &size, error);
  if (!is_input)
    (void) fclose (stream);
  return done ? g_bytes_new_take (g_steal_pointer (&bytes), size) : NULL;
}

/**
 * lab_maze_operands_take_file:
 * @command: the command
 * @options: its options; the only operand is a file
 * @entrances: (out) (optional) (transfer full) (nullable): the entrances, if it is an image
 * @from: (out): the cell that the options name; by default the first of two entrances, or the top
 *   left one
 * @to: (out): the cell that the options name; by default the second of two entrances, or the bottom
 *   right one
 * @error: return location for an error
 *
 * Reads a maze and two cells of it.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabMaze *
lab_maze_operands_take_file (const LabCommand  *command,
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

  if (!lab_operands_expect (command, (const char * const *) options->operands, 1, 1, error))
    return NULL;
  bytes = lab_maze_operands_read (options->operands[0], error);
  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &size);
  if (lab_maze_image_is_image (data, size))
    maze = lab_maze_image_read (data, size, &found, error);
  else
    maze = lab_maze_read (data, size, NULL, error);
  if (maze == NULL)
    return NULL;
  find_ends (maze, found, from, to);
  if (!parse_cell (maze, options->from, from, error) || !parse_cell (maze, options->to, to, error))
    return NULL;
  if (entrances != NULL)
    *entrances = g_steal_pointer (&found);
  return g_steal_pointer (&maze);
}

/** lab_maze_operands_print: a #LabMazeWriteFunc that prints to the standard output. */
void
lab_maze_operands_print (gpointer    data G_GNUC_UNUSED,
                         const void *text,
                         gsize       length)
{
  (void) fwrite (text, 1, length, stdout);
}

/** lab_maze_operands_print_cell: prints a cell as the value of a key in JSON, after a comma. */
void
lab_maze_operands_print_cell (const char  *key,
                              LabMazeCell  cell)
{
  lab_terminal_print (",\n  \"%s\": [%u, %u]", key, cell.row, cell.column);
}

/** lab_maze_operands_parse_generator: reads the word of a generator. */
gboolean
lab_maze_operands_parse_generator (const char        *word,
                                   LabMazeGenerator  *generator,
                                   GError           **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (lab_maze_generator_parse (word, generator))
    return TRUE;
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    g_string_append_printf (list, i > 0 ? ", %s" : "%s", lab_maze_generator_get_word (i));
  /* Translators: the first %s was typed; the second %s is a list of words to type. */
  return lab_command_refuse (error, _("“%s” is not a generator; use one of: %s."), word, list->str);
}

/** lab_maze_operands_parse_braid: reads a percentage; 0 if @text is %NULL. */
gboolean
lab_maze_operands_parse_braid (const char  *text,
                               guint       *percent,
                               GError     **error)
{
  guint64 value = 0;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 0, 100, &value, NULL))
    return lab_command_refuse (error,
                               /* Translators: %s is what was typed. */
                               _("“%s” is not a percentage; write a whole number from 0 to 100."),
                               text);
  *percent = (guint) value;
  return TRUE;
}

/** lab_maze_operands_parse_solver: reads the word of a solver; %NULL is an error, too. */
gboolean
lab_maze_operands_parse_solver (const char     *word,
                                LabMazeSolver  *solver,
                                GError        **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (word != NULL && lab_maze_solver_parse (word, solver))
    return TRUE;
  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    g_string_append_printf (list, i > 0 ? ", %s" : "%s", lab_maze_solver_get_word (i));
  if (word == NULL)
    /* Translators: %s is a list of words to type. */
    return lab_command_refuse (error, _("The option --by is missing; use one of: %s."), list->str);
  /* Translators: the first %s was typed; the second %s is a list of words to type. */
  return lab_command_refuse (error, _("“%s” is not a solver; use one of: %s."), word, list->str);
}
