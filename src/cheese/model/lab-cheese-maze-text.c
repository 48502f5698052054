/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maze-text.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-maze-private.h"
#include "lab-cheese-maze-text-private.h"

/* The longest text that is read, in bytes. The largest maze needs half of it. */
#define MAX_MB 128u
#define MAX_LENGTH ((gsize) MAX_MB * 1024 * 1024)

/* Private helpers */

static LabCheeseMaze *
read_entries (LabCheeseReader  *reader,
              gboolean        (*read) (LabCheeseReader  *reader,
                                       LabCheeseEntries *entries))
{
  g_auto (LabCheeseEntries) entries = { NULL };

  lab_cheese_entries_init (&entries);
  return read (reader, &entries) ? lab_cheese_entries_build (&entries, reader->error) : NULL;
}

/* Reads a text in the form that its first character tells. */
static LabCheeseMaze *
read_form (LabCheeseReader *reader)
{
  char first = lab_cheese_reader_peek (reader);

  if (first == '{')
    return read_entries (reader, lab_cheese_read_map);
  if (first == '[' || first == '-' || g_ascii_isdigit (first))
    return read_entries (reader, lab_cheese_read_matrix);
  if (first == 'l')
    return read_entries (reader, lab_cheese_read_listing);
  if (first == '+')
    return lab_cheese_read_drawing (reader);
  lab_cheese_reader_refuse (reader, lab_cheese_reader_get_place (reader),
                            _("This is not a maze. Write a map such as “{0: {1: 1}, 1: {0: 1}}”, a "
                              "matrix, or a drawing."));
  return NULL;
}

/* Public functions */

/**
 * lab_cheese_maze_new_from_text:
 * @text: a text
 * @length: its length in bytes; -1 if it ends with a zero
 * @error: return location for a #LabCheeseError
 *
 * Reads a maze in any of four forms: the map of the original, {cell: {neighbor: weight}}, as Python
 * or JSON writes it; a symmetric square matrix of weights, with 0 for a wall; what
 * lab_cheese_maze_to_text() writes; and what lab_cheese_maze_to_drawing() draws.
 *
 * A map and a matrix do not say the size of the maze. As in the original, the width is the largest
 * difference of two neighbors. The maze need not be connected: see lab_cheese_maze_is_connected().
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabCheeseMaze *
lab_cheese_maze_new_from_text (const char  *text,
                               gssize       length,
                               GError     **error)
{
  LabCheeseReader reader = { .at = text, .line_start = text, .line = 1, .error = error };
  gsize n;

  g_return_val_if_fail (text != NULL, NULL);

  n = length < 0 ? strlen (text) : (gsize) length;
  if (n > MAX_LENGTH)
    {
      lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX,
                  /* Translators: %u is a number of megabytes. */
                  _("The maze is too large. Its text can have at most %u MB."),
                  MAX_MB);
      return NULL;
    }
  reader.end = text + n;
  if (n > 0 && text[0] != '+')
    lab_cheese_reader_skip_blanks (&reader);
  /* A drawing may come after empty lines, but not after blanks in its own first line. */
  if (reader.at < reader.end && *reader.at == '+' && reader.at != reader.line_start)
    {
      lab_cheese_reader_refuse (&reader, lab_cheese_reader_get_place (&reader),
                                _("A drawing must begin in the first column."));
      return NULL;
    }
  return read_form (&reader);
}

/**
 * lab_cheese_maze_to_text:
 * @self: a maze
 *
 * Writes everything about a maze, with the order of its cells and neighbors: a line for each cell.
 *
 * Returns: (transfer full): the text
 */
char *
lab_cheese_maze_to_text (const LabCheeseMaze *self)
{
  g_autoptr (GString) text = g_string_new ("labyrinthe-cheese-maze 1\n");

  g_return_val_if_fail (self != NULL, NULL);

  g_string_append_printf (text, "size %u %u\n", self->width, self->height);
  for (guint i = 0; i < self->n_cells; i++)
    {
      guint n_neighbors;
      const LabEdge *edges = lab_cheese_maze_get_neighbors (self, self->cells[i], &n_neighbors);

      g_string_append_printf (text, "%u:", self->cells[i]);
      for (guint j = 0; j < n_neighbors; j++)
        {
          g_string_append_printf (text, " %u", edges[j].node);
          if (edges[j].cost > 1)
            g_string_append_printf (text, "*%u", edges[j].cost);
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * lab_cheese_maze_to_map:
 * @self: a maze
 *
 * Writes a maze as a map of the original, {cell: {neighbor: weight}}. A maze that is made from the
 * map has its cells in the same order, but perhaps not the neighbors of each cell. Its size can be
 * another one if there are holes at the lower side, or no passages from row to row.
 *
 * Returns: (transfer full): the map
 */
char *
lab_cheese_maze_to_map (const LabCheeseMaze *self)
{
  g_autoptr (GString) text = g_string_new ("{");

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->n_cells; i++)
    {
      guint n_neighbors;
      const LabEdge *edges = lab_cheese_maze_get_neighbors (self, self->cells[i], &n_neighbors);

      g_string_append_printf (text, "%s%u: {", i > 0 ? ",\n " : "", self->cells[i]);
      for (guint j = 0; j < n_neighbors; j++)
        g_string_append_printf (text, "%s%u: %u", j > 0 ? ", " : "", edges[j].node, edges[j].cost);
      g_string_append_c (text, '}');
    }
  g_string_append (text, "}\n");
  return g_string_free (g_steal_pointer (&text), FALSE);
}
