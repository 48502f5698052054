/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-position.h"
#include "lab-strategy.h"
#include "lab-fewest-turns.h"

/* From most places three turns lead anywhere. After more turns, the rivals have changed the board
 * too much. */
#define MAX_TURNS 4

/* Private helpers */

/* Finds the shortest of the lines to a goal. Returns the number of its turns, or 0. */
static guint
find_line (const LabQuestion *question,
           LabTurnLine       *shortest,
           guint64           *nodes)
{
  const LabPosition *position = &question->observation->position;
  LabCell goals[LAB_N_TREASURES];
  guint n_goals = lab_position_list_goals (position, position->seat, goals);
  guint n_turns = 0;

  for (guint i = 0; i < n_goals && n_turns != 1; i++)
    {
      LabTurnLine line;

      if (lab_fewest_turns (position, goals[i], n_turns > 0 ? n_turns - 1 : MAX_TURNS,
                            question->cancellable, &line))
        {
          *shortest = line;
          n_turns = line.n_turns;
        }
      *nodes += line.nodes;
    }
  return n_turns;
}

/* Public functions */

/**
 * lab_strategy_solver:
 * @question: the question
 * @thought: (out caller-allocates): the answer
 *
 * Starts the shortest line to a goal, as if there were no rivals. If a few turns are not enough, it
 * chooses like lab_strategy_greedy().
 */
void
lab_strategy_solver (const LabQuestion *question,
                     LabThought        *thought)
{
  LabTurnLine line;
  guint64 nodes = 0;
  guint n_turns = find_line (question, &line, &nodes);

  if (n_turns == 0)
    {
      lab_strategy_greedy (question, thought);
      thought->nodes += nodes;
      return;
    }
  thought->turn = line.turns[0];
  thought->depth = n_turns;
  thought->nodes = nodes;
  thought->value = -(double) n_turns;
  thought->n_plan = MIN (n_turns, LAB_MAX_THOUGHT);
  for (guint i = 0; i < thought->n_plan; i++)
    thought->plan[i] = line.turns[i];
}
