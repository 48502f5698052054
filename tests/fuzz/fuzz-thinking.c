/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-shift-fewest-turns.h"
#include "lab-shift-insertion.h"
#include "lab-shift-notation.h"
#include "lab-shift-players.h"

/* Fuzzes positions: each player must answer a legal turn in every valid position,
 * and every search must end, because a referee or a user may ask about any position. */

static const char * const players[] = {
  "random",
  "beginner",
  "greedy",
  "solver:nodes=20",
  "minmax:depth=1,nodes=20",
  "alphabeta:depth=2,nodes=20",
  "expert:nodes=20",
};

static void
ask_players (const LabShiftObservation *observation)
{
  const LabLimits limits = { .nodes = 20 };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autoptr (LabShiftAgent) agent = lab_shift_players_make (players[i], NULL);
      g_autoptr (GError) error = NULL;
      LabShiftThought thought;

      lab_shift_agent_begin (agent, i);
      lab_shift_agent_choose (agent, observation, &limits, NULL, &thought, &error);
      if (error != NULL)
        g_error ("%s: %s", players[i], error->message);
      g_assert_cmpuint (thought.n_plan, <=, LAB_SHIFT_MAX_THOUGHT);
    }
}

static void
search (const LabShiftPosition *position)
{
  LabShiftTurnLine line;

  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      if (position->treasures[treasure] == LAB_SHIFT_CELL_NONE)
        continue;
      if (lab_shift_fewest_turns (position, position->treasures[treasure], 1, NULL, &line))
        g_assert_cmpuint (line.n_turns, <=, 1);
      break;
    }
  lab_shift_perft (position, 1);
}

LAB_FUZZ (data, size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);
  LabShiftObservation observation;
  LabShiftPosition position;

  if (lab_shift_notation_parse_position (text, &position, NULL))
    {
      lab_shift_observation_init (&observation, &position, NULL);
      if (position.phase != LAB_SHIFT_PHASE_OVER)
        search (&position);
    }
  else if (!lab_shift_notation_parse_observation (text, &observation, NULL))
    {
      return;
    }
  if (observation.position.phase != LAB_SHIFT_PHASE_OVER)
    ask_players (&observation);
}
