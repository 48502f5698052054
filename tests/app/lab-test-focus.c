/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-focus.h"

#include "lab-shift-arrow-button.h"
#include "lab-shift-pictures.h"

/**
 * lab_test_get_focus:
 * @test: the window under test
 *
 * Returns: (transfer none): the focused widget; there must be one
 */
GtkWidget *
lab_test_get_focus (LabTestWindow *test)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (test->window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  return focus;
}

/**
 * lab_test_strike: presses and releases a key.
 */
void
lab_test_strike (LabTestWindow *test,
                 guint          keyval)
{
  lab_test_driver_key (test->driver, keyval, 0);
}

/**
 * lab_test_get_direction: returns the key that moves from a cell to its neighbor.
 */
guint
lab_test_get_direction (LabShiftCell from,
                        LabShiftCell to)
{
  if (lab_shift_cell_column (to) > lab_shift_cell_column (from))
    return GDK_KEY_Right;
  if (lab_shift_cell_column (to) < lab_shift_cell_column (from))
    return GDK_KEY_Left;
  return lab_shift_cell_row (to) > lab_shift_cell_row (from) ? GDK_KEY_Down : GDK_KEY_Up;
}

/**
 * lab_test_focus_arrow:
 * @test: the window under test, with the focus on an arrow
 * @arrow: another arrow
 *
 * Moves the focus clockwise along the frame to @arrow.
 */
void
lab_test_focus_arrow (LabTestWindow *test,
                      LabShiftArrow  arrow)
{
  static const guint keyvals[LAB_SHIFT_N_SIDES]
      = { GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Up };
  GtkWidget *wanted = lab_test_window_get_arrow (test, arrow);

  for (guint i = 0; i < LAB_SHIFT_N_ARROWS && lab_test_get_focus (test) != wanted; i++)
    {
      LabShiftArrow at =
        LAB_SHIFT_ARROW_BUTTON (lab_test_get_focus (test))->arrow;

      lab_test_strike (test, keyvals[lab_shift_arrow_side (at)]);
    }
  g_assert_true (lab_test_get_focus (test) == wanted);
}

/**
 * lab_test_get_focused_cell:
 * @test: the window under test
 *
 * Returns: the cell whose tile has the focus, or %LAB_SHIFT_CELL_NONE
 */
LabShiftCell
lab_test_get_focused_cell (LabTestWindow *test)
{
  GtkWidget *focus = lab_test_get_focus (test);
  LabShiftBoardView *board = lab_test_window_get_board (test);

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      if (board->tiles[lab_shift_bitboard_first (rest)] == focus)
        return lab_shift_bitboard_first (rest);
    }
  return LAB_SHIFT_CELL_NONE;
}

/**
 * lab_test_focus_cell:
 * @test: the window under test, with the focus on a tile
 * @cell: another cell
 *
 * Moves the focus to the tile on @cell; walls do not matter.
 */
void
lab_test_focus_cell (LabTestWindow *test,
                     LabShiftCell   cell)
{
  g_assert_cmpuint (lab_test_get_focused_cell (test), !=, LAB_SHIFT_CELL_NONE);
  while (lab_test_get_focused_cell (test) != cell)
    {
      LabShiftCell from = lab_test_get_focused_cell (test);

      lab_test_strike (test, lab_test_get_direction (from, cell));
      g_assert_cmpuint (lab_shift_cell_get_distance (from, lab_test_get_focused_cell (test)), ==,
                        1);
      g_assert_true (lab_shift_snapshot_shows_focus (lab_test_get_focus (test)));
    }
}

/**
 * lab_test_assert_focus_ready:
 * @test: the window under test
 *
 * Asserts that the focus is visible, and where the next half of the turn starts.
 */
void
lab_test_assert_focus_ready (LabTestWindow *test)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);
  GtkWidget *focus = lab_test_get_focus (test);

  g_assert_true (lab_shift_snapshot_shows_focus (focus));
  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    g_assert_true (LAB_IS_SHIFT_ARROW_BUTTON (focus));
  else
    g_assert_cmpuint (lab_test_get_focused_cell (test), ==, position->pawns[position->seat]);
}
