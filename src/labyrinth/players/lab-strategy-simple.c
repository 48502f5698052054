/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-position.h"
#include "lab-strategy.h"
#include "lab-insertion.h"

/* The strategies that look at one turn only. */

/* The number of insertions that a beginner sees. */
#define N_SEEN_BY_BEGINNER 6
#define FAR_AWAY 100

/* The best turn until now. Equally good turns are kept with equal chances. */
typedef struct
{
  LabTurn turn;
  guint distance;
  guint n_equal;
} Best;

/* Private helpers */

static void
offer (Best               *best,
       LabRandom          *random,
       const LabInsertion *insertion,
       LabCell             cell,
       guint               distance)
{
  if (best->n_equal > 0 && distance > best->distance)
    return;
  if (best->n_equal > 0 && distance < best->distance)
    best->n_equal = 0;
  best->n_equal++;
  if (best->n_equal > 1 && lab_random_below (random, best->n_equal) != 0)
    return;
  best->turn = (LabTurn) { insertion->arrow, insertion->tile, cell };
  best->distance = distance;
}

static guint
get_distance (LabCell        cell,
              const LabCell *goals,
              guint          n_goals)
{
  guint least = FAR_AWAY;

  for (guint i = 0; i < n_goals; i++)
    {
      if (lab_cell_is_on_board (goals[i]))
        least = MIN (least, lab_cell_get_distance (cell, goals[i]));
    }
  return least;
}

/* Chooses the turn that ends nearest to a goal, of the first @n insertions. */
static void
end_nearest (const LabQuestion  *question,
             const LabInsertion *insertions,
             guint               n,
             LabThought         *thought)
{
  const LabPosition *position = &question->observation->position;
  LabCell goals[LAB_N_TREASURES], carried[LAB_N_TREASURES];
  guint n_goals = lab_position_list_goals (position, position->seat, goals);
  Best best = { .n_equal = 0 };

  for (guint i = 0; i < n; i++)
    {
      LabBitboard reach = lab_insertion_get_reach (&insertions[i], position, position->seat);

      for (guint goal = 0; goal < n_goals; goal++)
        carried[goal] = lab_insertion_carry (&insertions[i], goals[goal]);
      for (; reach != 0; reach &= reach - 1)
        {
          LabCell cell = lab_bitboard_first (reach);

          offer (&best, question->random, &insertions[i], cell,
                 get_distance (cell, carried, n_goals));
        }
    }
  thought->turn = best.turn;
  thought->depth = 1;
  thought->nodes = n;
  thought->value = -(double) best.distance;
  thought->n_plan = 1;
  thought->plan[0] = best.turn;
}

/* Public functions */

/**
 * lab_strategy_random:
 * @question: the question
 * @thought: (out caller-allocates): the answer
 *
 * Chooses any turn that the rules allow, all with equal chances.
 */
void
lab_strategy_random (const LabQuestion *question,
                     LabThought        *thought)
{
  const LabPosition *position = &question->observation->position;
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  LabBitboard reach[LAB_MAX_INSERTIONS] = { 0 };
  guint n = lab_insertion_list (position, insertions);
  guint n_turns = 0, number, i = 0;

  for (i = 0; i < n; i++)
    {
      reach[i] = lab_insertion_get_reach (&insertions[i], position, position->seat);
      n_turns += lab_bitboard_count (reach[i]);
    }
  number = lab_random_below (question->random, n_turns);
  for (i = 0; number >= lab_bitboard_count (reach[i]); i++)
    number -= lab_bitboard_count (reach[i]);
  for (; number > 0; number--)
    reach[i] &= reach[i] - 1;
  thought->turn = (LabTurn) { insertions[i].arrow, insertions[i].tile,
                              lab_bitboard_first (reach[i]) };
  thought->nodes = n;
}

/**
 * lab_strategy_greedy:
 * @question: the question
 * @thought: (out caller-allocates): the answer
 *
 * Ends on a goal if one turn is enough. Otherwise it ends nearest to a goal, counting steps as if
 * there were no walls. Equally good turns have equal chances.
 */
void
lab_strategy_greedy (const LabQuestion *question,
                     LabThought        *thought)
{
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  guint n = lab_insertion_list (&question->observation->position, insertions);

  end_nearest (question, insertions, n, thought);
}

/**
 * lab_strategy_beginner:
 * @question: the question
 * @thought: (out caller-allocates): the answer
 *
 * Chooses like lab_strategy_greedy(), but sees only a few of the insertions, like a child who tries
 * some and takes the best.
 */
void
lab_strategy_beginner (const LabQuestion *question,
                       LabThought        *thought)
{
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  guint n = lab_insertion_list (&question->observation->position, insertions);
  guint n_seen = MIN (n, N_SEEN_BY_BEGINNER);

  for (guint i = 0; i < n_seen; i++)
    {
      guint other = i + lab_random_below (question->random, n - i);
      LabInsertion seen = insertions[other];

      insertions[other] = insertions[i];
      insertions[i] = seen;
    }
  end_nearest (question, insertions, n_seen, thought);
}
