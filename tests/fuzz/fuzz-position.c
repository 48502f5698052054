/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-shift-notation.h"

/* Fuzzes positions and observations. */

/* All that the rules allow must work with any position that was accepted. */
static void
try_rules (const LabShiftPosition *position)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftPosition next = *position;
      LabShiftBitboard reachable;

      if (position->phase != LAB_SHIFT_PHASE_INSERT
          || !lab_shift_position_may_insert (position, arrow))
        continue;
      lab_shift_position_insert (&next, arrow, position->board.spare);
      reachable = lab_shift_position_get_reachable (&next);
      g_assert_true ((reachable & LAB_SHIFT_CELL_BIT (next.pawns[next.seat])) != 0);
      g_assert_true ((reachable & ~LAB_SHIFT_ALL_CELLS) == 0);
      lab_shift_position_move (&next, lab_shift_bitboard_first (reachable));
    }
}

static void
check_observation (const LabShiftObservation *observation)
{
  g_autofree char *text = lab_shift_notation_format_observation (observation);
  g_autoptr (GError) error = NULL;
  LabShiftObservation again;

  lab_shift_notation_parse_observation (text, &again, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&again, sizeof again, observation, sizeof *observation);
  try_rules (&observation->position);
}

static void
check_position (const LabShiftPosition *position)
{
  g_autofree char *text = lab_shift_notation_format_position (position);
  g_autoptr (GError) error = NULL;
  LabShiftPosition again;
  LabShiftObservation observation;

  lab_shift_notation_parse_position (text, &again, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&again, sizeof again, position, sizeof *position);
  try_rules (position);
  lab_shift_observation_init (&observation, position, NULL);
  check_observation (&observation);
}

LAB_FUZZ (data, size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);
  LabShiftPosition position;
  LabShiftObservation observation;

  if (LAB_FUZZ_READ (lab_shift_notation_parse_position, text, &position))
    check_position (&position);
  if (LAB_FUZZ_READ (lab_shift_notation_parse_observation, text, &observation))
    check_observation (&observation);
}
