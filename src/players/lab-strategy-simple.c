/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-goals.h"
#include "lab-strategy.h"
#include "search/lab-insertion.h"

/* The players that look at one turn alone. */

/* How many insertions a beginner sees. */
#define N_SEEN_BY_BEGINNER 6
#define FAR_AWAY 100

/* The best turns so far, of which each is kept with the same chance. */
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

/* The turn that ends nearest to a goal, among the first @n insertions. */
static void
end_nearest (const LabQuestion  *question,
             const LabInsertion *insertions,
             guint               n,
             LabThought         *thought)
{
  const LabPosition *position = &question->observation->position;
  LabCell goals[LAB_N_TREASURES], carried[LAB_N_TREASURES];
  guint n_goals = lab_goals_list (position, position->seat, goals);
  Best best = { .n_equal = 0 };

  for (guint i = 0; i < n; i++)
    {
      LabBitboard reach = lab_insertion_get_reach (&insertions[i], position, position->seat);

      for (guint goal = 0; goal < n_goals; goal++)
        carried[goal] = lab_insertion_carry (&insertions[i], goals[goal]);
      for (; reach != 0; reach &= reach - 1)
        {
          LabCell cell = lab_bitboard_first (reach);

          offer (&best, question->random, &insertions[i], cell, get_distance (cell, carried, n_goals));
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
 * @question: what is asked
 * @thought: (out caller-allocates): the answer
 *
 * Any turn that the rules allow, each as likely.
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
 * @question: what is asked
 * @thought: (out caller-allocates): the answer
 *
 * Ends on a goal if one turn can, else nearest to one, counting steps as if there were
 * no walls. Turns that are equally good are equally likely.
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
 * @question: what is asked
 * @thought: (out caller-allocates): the answer
 *
 * Does as the greedy one, but sees only a few of the insertions, as a child does who
 * tries some and takes the best of those.
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
