/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-ways-list.h"

#include "lab-robots-telling.h"

/* The moves of ways, side by side below their headings. The headings are the first row of a grid;
 * its first column has the numbers of the moves. */

/* A list of moves that is longer than this is cut, since nobody reads it. */
#define MAX_ROWS 200

/* Private helpers */

static GtkWidget *
create_cell (const char *text,
             gboolean    is_current)
{
  GtkWidget *label = gtk_label_new (text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  gtk_label_set_xalign (GTK_LABEL (label),
                        gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? 1 : 0);
  /* Moves are written in one direction in all languages, as the board is. */
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (label, "numeric");
  if (is_current)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  return label;
}

static void
add_numbers (GtkGrid *grid,
             guint    n)
{
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      GtkWidget *label = create_cell (number, FALSE);

      gtk_widget_add_css_class (label, "dim-label");
      gtk_grid_attach (grid, label, 0, (int) i, 1, 1);
    }
}

/* Adds the moves of a way to a column. */
static void
add_way (GtkGrid                   *grid,
         GtkSizeGroup              *widths,
         const LabRobotsBoard      *board,
         const LabRobotsWaysColumn *column,
         int                        at)
{
  LabRobotsPosition position;

  lab_robots_position_init (&position, board);
  for (guint i = 0; i < MIN (column->moves->len, MAX_ROWS); i++)
    {
      LabRobotsMove move = g_array_index (column->moves, LabRobotsMove, i);
      g_autofree char *spoken = lab_robots_telling_move (board, &position, move);
      g_autofree char *text = lab_robots_telling_move_briefly (board, &position, move);
      GtkWidget *label = create_cell (text, i + 1 == column->current);

      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      spoken, -1);
      /* All columns are equally wide, also with a move in bold letters. */
      gtk_size_group_add_widget (widths, label);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_grid_attach (grid, label, at, (int) i + 1, 1, 1);
      lab_robots_position_play (&position, board, move, NULL);
    }
}

/* Public functions */

/** lab_robots_ways_list_clear: removes all moves from a grid, and leaves its headings. */
void
lab_robots_ways_list_clear (GtkGrid *grid)
{
  while (gtk_grid_get_child_at (grid, 0, 1) != NULL)
    gtk_grid_remove_row (grid, 1);
}

/**
 * lab_robots_ways_list_fill:
 * @grid: a grid whose first row has headings
 * @widths: makes the columns equally wide
 * @board: the board of the ways
 * @columns: (array length=n_columns): the ways
 * @n_columns: their number
 *
 * Lists the moves of ways below the headings.
 */
void
lab_robots_ways_list_fill (GtkGrid                   *grid,
                           GtkSizeGroup              *widths,
                           const LabRobotsBoard      *board,
                           const LabRobotsWaysColumn *columns,
                           guint                      n_columns)
{
  guint n_rows = 0;

  lab_robots_ways_list_clear (grid);
  for (guint i = 0; i < n_columns; i++)
    n_rows = MAX (n_rows, columns[i].moves != NULL ? columns[i].moves->len : 0);
  add_numbers (grid, MIN (n_rows, MAX_ROWS));
  for (guint i = 0; i < n_columns; i++)
    {
      if (columns[i].moves != NULL)
        add_way (grid, widths, board, &columns[i], (int) i + 1);
    }
}
