/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-shift-notation.h"

/* Fuzzes the notation of turns, insertions, cells, and arrows. */

/* Reads a turn, or an insertion, which has no cell to walk to. */
static void
read_turn (const char *text,
           gboolean    is_whole)
{
  LabShiftTurn turn;
  char again[LAB_SHIFT_TURN_LENGTH];

  if (!LAB_FUZZ_READ ((is_whole ? lab_shift_notation_parse_turn
                                : lab_shift_notation_parse_insertion), text, &turn))
    return;
  g_assert_true (is_whole || turn.cell == LAB_SHIFT_CELL_NONE);
  lab_shift_notation_format_turn (&turn, again);
  g_assert_cmpint (g_ascii_strcasecmp (again, text), ==, 0);
}

static void
read_cell (const char *text)
{
  LabShiftCell cell;
  char again[3];

  if (!LAB_FUZZ_READ (lab_shift_notation_parse_cell, text, &cell))
    return;
  g_assert_true (lab_shift_cell_is_on_board (cell));
  lab_shift_cell_format (cell, again);
  g_assert_cmpstr (again, ==, text);
}

static void
read_arrow (const char *text)
{
  LabShiftArrow arrow = 0xa5;
  char again[3];

  if (!lab_shift_arrow_parse (text, &arrow))
    {
      g_assert_cmpuint (arrow, ==, 0xa5);
      return;
    }
  g_assert_cmpuint (arrow, <, LAB_SHIFT_N_ARROWS);
  lab_shift_arrow_format (arrow, again);
  g_assert_true (g_str_has_prefix (text, again));
}

LAB_FUZZ (data, size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);

  read_turn (text, TRUE);
  read_turn (text, FALSE);
  read_cell (text);
  read_arrow (text);
}
