/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-json.h"

/* The decimal digits of the largest number. */
#define MAX_DIGITS 20

/* Private helpers */

/* Appends the neighbors of a cell, each as a pair of its number and the weight. */
static void
append_neighbors (GString             *json,
                  const LabCheeseMaze *maze,
                  guint                cell)
{
  guint n_neighbors;
  const LabEdge *neighbors = lab_cheese_maze_get_neighbors (maze, cell, &n_neighbors);

  g_string_append_c (json, '[');
  for (guint i = 0; i < n_neighbors; i++)
    {
      g_string_append (json, i > 0 ? ", [" : "[");
      lab_cheese_json_append_number (json, neighbors[i].node);
      g_string_append (json, ", ");
      lab_cheese_json_append_number (json, neighbors[i].cost);
      g_string_append_c (json, ']');
    }
  g_string_append_c (json, ']');
}

/* Public functions */

/** lab_cheese_json_append_number: appends a whole number. This is faster than printf(). */
void
lab_cheese_json_append_number (GString *json,
                               guint64  number)
{
  char digits[MAX_DIGITS];
  guint n = MAX_DIGITS;

  do
    {
      digits[--n] = (char) ('0' + number % 10);
      number /= 10;
    }
  while (number > 0);
  g_string_append_len (json, digits + n, MAX_DIGITS - n);
}

/** lab_cheese_json_append_real: appends a number, so that reading it gives exactly this one. */
void
lab_cheese_json_append_real (GString *json,
                             double   number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (json, g_ascii_dtostr (digits, sizeof digits, number));
}

/** lab_cheese_json_append_numbers: appends an array of whole numbers. */
void
lab_cheese_json_append_numbers (GString     *json,
                                const guint *numbers,
                                guint        n_numbers)
{
  g_string_append_c (json, '[');
  for (guint i = 0; i < n_numbers; i++)
    {
      if (i > 0)
        g_string_append (json, ", ");
      lab_cheese_json_append_number (json, numbers[i]);
    }
  g_string_append_c (json, ']');
}

/**
 * lab_cheese_json_append_maze:
 * @json: a JSON text
 * @maze: a maze
 * @gap: what separates two members: a comma with white space
 *
 * Appends the members of a maze, without braces: its size, its cells in their order, and for each
 * of these cells its neighbors in their order, with the number of turns that it takes to go there.
 */
void
lab_cheese_json_append_maze (GString             *json,
                             const LabCheeseMaze *maze,
                             const char          *gap)
{
  const guint *cells = lab_cheese_maze_get_cells (maze);
  guint n_cells = lab_cheese_maze_get_n_cells (maze);

  g_string_append (json, "\"width\": ");
  lab_cheese_json_append_number (json, lab_cheese_maze_get_width (maze));
  g_string_append_printf (json, "%s\"height\": ", gap);
  lab_cheese_json_append_number (json, lab_cheese_maze_get_height (maze));
  g_string_append_printf (json, "%s\"cells\": ", gap);
  lab_cheese_json_append_numbers (json, cells, n_cells);
  g_string_append_printf (json, "%s\"neighbors\": [", gap);
  for (guint i = 0; i < n_cells; i++)
    {
      if (i > 0)
        g_string_append (json, ", ");
      append_neighbors (json, maze, cells[i]);
    }
  g_string_append_c (json, ']');
}
