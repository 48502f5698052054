/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-operands.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "lab-command.h"
#include "lab-maze.h"
#include "lab-refuse.h"
#include "lab-text.h"

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

/** lab_maze_operands_parse_generator: reads the word of a generator. */
gboolean
lab_maze_operands_parse_generator (const char        *word,
                                   LabMazeGenerator  *generator,
                                   GError           **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (lab_words_find (lab_maze_generators, LAB_N_MAZE_GENERATORS, sizeof lab_maze_generators[0],
                      word, (guint *) generator))
    return TRUE;
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    g_string_append_printf (list, i > 0 ? ", %s" : "%s", lab_maze_generators[i].word);
  /* Translators: the first %s was typed; the second %s is a list of words to type. */
  return lab_command_refuse (error, _("“%s” is not a generator; use one of: %s."), word, list->str);
}

/** lab_maze_operands_parse_braid: reads the percentage of the option `--braid`; 0 without it. */
gboolean
lab_maze_operands_parse_braid (const LabOptions  *options,
                               guint             *percent,
                               GError           **error)
{
  const char *text = lab_options_get (options, "braid");

  *percent = 0;
  return text == NULL || lab_text_parse_number (text, 0, 100, percent)
         /* Translators: %s is what was typed. */
         || lab_command_refuse (error, _("“%s” is not a percentage; write a whole number from 0 to "
                                         "100."), text);
}

/** lab_maze_operands_parse_solver: reads the word of a solver; %NULL is an error, too. */
gboolean
lab_maze_operands_parse_solver (const char     *word,
                                LabMazeSolver  *solver,
                                GError        **error)
{
  g_autofree char *list = g_strjoinv (", ", (char **) lab_maze_solver_words);

  if (word != NULL && lab_words_find (lab_maze_solver_words, LAB_N_MAZE_SOLVERS,
                                      sizeof lab_maze_solver_words[0], word, (guint *) solver))
    return TRUE;
  if (word == NULL)
    /* Translators: %s is a list of words to type. */
    return lab_command_refuse (error, _("The option --by is missing; use one of: %s."), list);
  /* Translators: the first %s was typed; the second %s is a list of words to type. */
  return lab_command_refuse (error, _("“%s” is not a solver; use one of: %s."), word, list);
}
