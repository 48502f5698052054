/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz.h"
#include "lab-notation.h"

/* Fuzzes the notation of turns, insertions, cells, and arrows. */

static void
read_turn (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabTurn turn, before;
  char again[LAB_TURN_LENGTH];

  memset (&turn, 0xa5, sizeof turn);
  before = turn;
  if (lab_notation_parse_turn (text, &turn, &error))
    {
      g_assert_no_error (error);
      lab_notation_format_turn (&turn, again);
      g_assert_cmpint (g_ascii_strcasecmp (again, text), ==, 0);
      return;
    }
  lab_fuzz_assert_refused (error);
  g_assert_cmpmem (&turn, sizeof turn, &before, sizeof before);
}

static void
read_insertion (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabTurn turn, before;
  char again[LAB_TURN_LENGTH];

  memset (&turn, 0xa5, sizeof turn);
  before = turn;
  if (lab_notation_parse_insertion (text, &turn, &error))
    {
      g_assert_no_error (error);
      g_assert_cmpuint (turn.cell, ==, LAB_CELL_NONE);
      lab_notation_format_insertion (&turn, again);
      g_assert_cmpint (g_ascii_strcasecmp (again, text), ==, 0);
      return;
    }
  lab_fuzz_assert_refused (error);
  g_assert_cmpmem (&turn, sizeof turn, &before, sizeof before);
}

static void
read_cell (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabCell cell = 0xa5;
  char again[3];

  if (lab_notation_parse_cell (text, &cell, &error))
    {
      g_assert_no_error (error);
      g_assert_true (lab_cell_is_on_board (cell));
      lab_cell_format (cell, again);
      g_assert_cmpstr (again, ==, text);
      return;
    }
  lab_fuzz_assert_refused (error);
  g_assert_cmpuint (cell, ==, 0xa5);
}

static void
read_arrow (const char *text)
{
  LabArrow arrow = 0xa5;
  char again[3];

  if (!lab_arrow_parse (text, &arrow))
    {
      g_assert_cmpuint (arrow, ==, 0xa5);
      return;
    }
  g_assert_cmpuint (arrow, <, LAB_N_ARROWS);
  lab_arrow_format (arrow, again);
  g_assert_true (g_str_has_prefix (text, again));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);

  read_turn (text);
  read_insertion (text);
  read_cell (text);
  read_arrow (text);
  return 0;
}
