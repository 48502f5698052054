/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz.h"
#include "lab-notation.h"
#include "lab-players.h"
#include "lab-fewest-turns.h"
#include "lab-perft.h"

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
ask_players (const LabObservation *observation)
{
  const LabLimits limits = { .nodes = 20 };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autoptr (LabAgent) agent = lab_players_make (players[i], NULL);
      g_autoptr (GError) error = NULL;
      LabThought thought;

      lab_agent_begin (agent, i);
      lab_agent_choose (agent, observation, &limits, NULL, &thought, &error);
      if (error != NULL)
        g_error ("%s: %s", players[i], error->message);
      g_assert_cmpuint (thought.n_plan, <=, LAB_MAX_THOUGHT);
    }
}

static void
search (const LabPosition *position)
{
  LabTurnLine line;

  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if (position->treasures[treasure] == LAB_CELL_NONE)
        continue;
      if (lab_fewest_turns (position, position->treasures[treasure], 1, NULL, &line))
        g_assert_cmpuint (line.n_turns, <=, 1);
      break;
    }
  lab_perft (position, 1);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);
  LabObservation observation;
  LabPosition position;

  if (lab_notation_parse_position (text, &position, NULL))
    {
      lab_observation_init (&observation, &position, NULL);
      if (position.phase != LAB_PHASE_OVER)
        search (&position);
    }
  else if (!lab_notation_parse_observation (text, &observation, NULL))
    {
      return 0;
    }
  if (observation.position.phase != LAB_PHASE_OVER)
    ask_players (&observation);
  return 0;
}
