/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-focus.h"

#include "view/lab-arrow-button.h"
#include "view/lab-snapshot.h"

/**
 * lab_test_get_focus:
 * @desk: a desk
 *
 * Returns: (transfer none): what has the keyboard focus, which must not be lost
 */
GtkWidget *
lab_test_get_focus (LabTestDesk *desk)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (desk->window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  return focus;
}

/** lab_test_strike: presses a key and lets it go. */
void
lab_test_strike (LabTestDesk *desk,
        guint        keyval)
{
  lab_test_driver_key (desk->driver, keyval, 0);
}

/** lab_test_get_direction: the key that leads from a cell to the one beside it. */
guint
lab_test_get_direction (LabCell from,
               LabCell to)
{
  if (lab_cell_column (to) > lab_cell_column (from))
    return GDK_KEY_Right;
  if (lab_cell_column (to) < lab_cell_column (from))
    return GDK_KEY_Left;
  return lab_cell_row (to) > lab_cell_row (from) ? GDK_KEY_Down : GDK_KEY_Up;
}

/**
 * lab_test_focus_arrow:
 * @desk: a desk, on whose board an arrow has the focus
 * @arrow: another arrow
 *
 * Walks the focus clockwise along the frame to @arrow.
 */
void
lab_test_focus_arrow (LabTestDesk *desk,
             LabArrow     arrow)
{
  static const guint keyvals[LAB_N_SIDES]
      = { GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Up };
  GtkWidget *wanted = lab_board_view_get_arrow (lab_test_desk_get_board (desk), arrow);

  for (guint i = 0; i < LAB_N_ARROWS && lab_test_get_focus (desk) != wanted; i++)
    {
      LabArrow at = lab_arrow_button_get_arrow (LAB_ARROW_BUTTON (lab_test_get_focus (desk)));

      lab_test_strike (desk, keyvals[lab_arrow_side (at)]);
    }
  g_assert_true (lab_test_get_focus (desk) == wanted);
}

/**
 * lab_test_get_focused_cell:
 * @desk: a desk
 *
 * Returns: the cell whose tile has the focus, or %LAB_CELL_NONE
 */
LabCell
lab_test_get_focused_cell (LabTestDesk *desk)
{
  GtkWidget *focus = lab_test_get_focus (desk);
  LabBoardView *board = lab_test_desk_get_board (desk);

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      if (lab_board_view_get_tile (board, lab_bitboard_first (rest)) == focus)
        return lab_bitboard_first (rest);
    }
  return LAB_CELL_NONE;
}

/**
 * lab_test_focus_cell:
 * @desk: a desk, on whose board a tile has the focus
 * @cell: another cell
 *
 * Walks the focus to the tile on @cell, whatever walls are in between.
 */
void
lab_test_focus_cell (LabTestDesk *desk,
            LabCell      cell)
{
  g_assert_cmpuint (lab_test_get_focused_cell (desk), !=, LAB_CELL_NONE);
  while (lab_test_get_focused_cell (desk) != cell)
    {
      LabCell from = lab_test_get_focused_cell (desk);

      lab_test_strike (desk, lab_test_get_direction (from, cell));
      g_assert_cmpuint (lab_cell_get_distance (from, lab_test_get_focused_cell (desk)), ==, 1);
      g_assert_true (lab_snapshot_shows_focus (lab_test_get_focus (desk)));
    }
}

/**
 * lab_test_assert_focus_ready:
 * @desk: a desk
 *
 * Checks that the focus is to be seen, where the next half of the turn begins.
 */
void
lab_test_assert_focus_ready (LabTestDesk *desk)
{
  const LabPosition *position = lab_test_desk_get_position (desk);
  GtkWidget *focus = lab_test_get_focus (desk);

  g_assert_true (lab_snapshot_shows_focus (focus));
  if (position->phase == LAB_PHASE_INSERT)
    g_assert_true (LAB_IS_ARROW_BUTTON (focus));
  else
    g_assert_cmpuint (lab_test_get_focused_cell (desk), ==, position->pawns[position->seat]);
}
