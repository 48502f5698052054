/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-belief.h"
#include "lab-fewest-turns.h"
#include "lab-insertion.h"
#include "lab-position.h"
#include "lab-reach-scene.h"
#include "lab-strategy.h"

/* From most places three turns lead anywhere. After more turns, the rivals have changed the board
 * too much. */
#define MAX_TURNS 4
/* The largest number of turns for which all first turns of shortest lines are compared. Listing
 * them takes a hundred times longer for three turns than for two. */
#define MAX_COMPARED_TURNS 2

/* Comparing turns that lead to a goal in the same number of turns. */
typedef struct
{
  const LabQuestion *question;
  const LabPosition *position;
  LabShiftTables tables;
  LabTreasureSet unseen;
  LabBelief rivals[LAB_N_SEATS];
  guint n_rivals;
  guint n_turns;        /* the fewest turns to a goal */
  guint64 nodes;

  LabTurn best;
  double value;
  guint n_equal;        /* the number of turns as good as @best */
} Solver;

/* Private helpers: the shortest line */

/* Finds the shortest of the lines to a goal. Returns the number of its turns, or 0. */
static guint
find_line (const LabQuestion *question,
           const LabPosition *position,
           guint              max_turns,
           LabTurnLine       *shortest,
           guint64           *nodes)
{
  LabCell goals[LAB_N_TREASURES];
  guint n_goals = lab_position_list_goals (position, position->seat, goals);
  guint n_turns = 0;

  for (guint i = 0; i < n_goals && n_turns != 1; i++)
    {
      LabTurnLine line;

      if (lab_fewest_turns (position, goals[i], n_turns > 0 ? n_turns - 1 : max_turns,
                            question->cancellable, &line))
        {
          *shortest = line;
          n_turns = line.n_turns;
        }
      *nodes += line.nodes;
    }
  return n_turns;
}

/* Makes @turn the first turn of @line, and finds the turns after it. */
static void
start_with (const LabQuestion *question,
            const LabTurn     *turn,
            LabTurnLine       *line,
            guint64           *nodes)
{
  LabPosition after = question->observation->position;
  LabTurnLine rest;

  if (after.phase == LAB_PHASE_INSERT)
    lab_position_insert (&after, turn->arrow, turn->tile);
  after.phase = LAB_PHASE_INSERT;
  after.pawns[after.seat] = turn->cell;
  if (line->n_turns > 1 && find_line (question, &after, line->n_turns - 1, &rest, nodes) == 0)
    return;
  line->turns[0] = *turn;
  for (guint i = 1; i < line->n_turns; i++)
    line->turns[i] = rest.turns[i - 1];
}

/* Private helpers: comparing */

static void
init (Solver            *self,
      const LabQuestion *question,
      guint              n_turns)
{
  const LabPosition *position = &question->observation->position;
  LabSeatSet rivals = lab_position_get_unplaced (position) & ~LAB_SEAT_BIT (position->seat);

  self->question = question;
  self->position = position;
  self->unseen = lab_observation_get_unseen (question->observation);
  self->n_turns = n_turns;
  self->n_rivals = 0;
  self->nodes = 0;
  self->n_equal = 0;
  lab_shift_tables_init (&self->tables);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((rivals & LAB_SEAT_BIT (seat)) != 0)
        lab_belief_init (&self->rivals[self->n_rivals++], question->observation, seat);
    }
}

static LabGoalSet
get_next_goals (Solver              *self,
                const LabReachScene *scene,
                const LabPosition   *after,
                LabSeat              seat)
{
  self->nodes += LAB_MAX_INSERTIONS;
  return lab_reach_scene_get_next_goals (scene, &self->tables, after->pawns[seat],
                                         lab_seat_get_corner (seat));
}

/* Returns the sum of the probabilities that a rival reaches its goal next. */
static double
sum_rival_chances (Solver              *self,
                   const LabReachScene *scene,
                   const LabPosition   *after)
{
  double sum = 0;

  for (guint i = 0; i < self->n_rivals; i++)
    sum += lab_belief_get_success (&self->rivals[i],
                                   get_next_goals (self, scene, after, self->rivals[i].seat));
  return sum;
}

/* Returns the probability that the turn after this one reaches a goal, if the pawn finds one on
 * @cell and no rival changes the board. */
static double
get_chance_after_find (Solver              *self,
                       const LabReachScene *scene,
                       const LabPosition   *inserted,
                       LabCell              cell)
{
  LabSeat seat = inserted->seat;
  LabPosition after = *inserted;
  LabGoalSet goals, known;

  if (lab_position_move (&after, cell).place > 0)
    return 1;
  goals = get_next_goals (self, scene, &after, seat);
  known = lab_position_get_sought (&after, seat);
  if (lab_position_heads_home (&after, seat))
    known |= 1u << LAB_GOAL_HOME;
  if (known != 0)
    return (goals & known) != 0 ? 1 : 0;
  return (double) __builtin_popcount (goals & self->unseen)
         / MAX (__builtin_popcount (self->unseen), 1);
}

/* Returns the cells where the pawn can end now and reach a goal in the turns that are left. */
static LabBitboard
get_good_cells (Solver              *self,
                const LabReachScene *scene,
                const LabPosition   *after)
{
  LabCell goals[LAB_N_TREASURES];
  guint n_goals = lab_position_list_goals (after, after->seat, goals);
  LabBitboard cells = 0;

  for (guint i = 0; i < n_goals; i++)
    {
      if (self->n_turns > 1)
        cells |= lab_reach_scene_get_sources (scene, &self->tables,
                                              lab_reach_scene_get_place (goals[i]));
      else if (lab_cell_is_on_board (goals[i]))
        cells |= LAB_CELL_BIT (goals[i]);
    }
  return cells & lab_position_get_reachable (after);
}

/* Keeps the better turn. Equally good turns are kept with equal chances. */
static void
offer (Solver             *self,
       const LabInsertion *insertion,
       LabCell             cell,
       double              value)
{
  if (self->n_equal > 0 && value < self->value)
    return;
  if (self->n_equal > 0 && value > self->value)
    self->n_equal = 0;
  self->n_equal++;
  if (self->n_equal > 1 && lab_random_below (self->question->random, self->n_equal) != 0)
    return;
  self->best = (LabTurn) { insertion->arrow, insertion->tile, cell };
  self->value = value;
}

static void
consider (Solver             *self,
          const LabInsertion *insertion)
{
  gboolean finds = self->n_turns == 1;
  LabPosition after = *self->position;
  LabReachScene scene;
  LabBitboard cells = 0;
  double value;

  if (!insertion->done)
    lab_position_insert (&after, insertion->arrow, insertion->tile);
  lab_reach_scene_init (&scene, &after);
  /* The cells for one turn are known quickly. Those for two take as long as the rivals' chances, so
   * they are not needed for an insertion that cannot be the best. */
  if (finds && (cells = get_good_cells (self, &scene, &after)) == 0)
    return;
  value = -sum_rival_chances (self, &scene, &after);
  if (self->n_equal > 0 && value + (finds ? 1 : 0) < self->value)
    return;
  if (!finds)
    cells = get_good_cells (self, &scene, &after);
  for (; cells != 0; cells &= cells - 1)
    {
      LabCell cell = lab_bitboard_first (cells);
      double chance = finds ? get_chance_after_find (self, &scene, &after, cell) : 0;

      offer (self, insertion, cell, value + chance);
    }
}

/* Replaces @line with the line of as many turns that starts best. */
static void
choose_line (const LabQuestion *question,
             LabTurnLine       *line,
             guint64           *nodes)
{
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  guint n = lab_insertion_list (&question->observation->position, insertions);
  Solver self;

  init (&self, question, line->n_turns);
  for (guint i = 0; i < n; i++)
    consider (&self, &insertions[i]);
  *nodes += self.nodes;
  if (self.n_equal > 0)
    start_with (question, &self.best, line, nodes);
}

/* Public functions */

/**
 * lab_strategy_solver:
 * @question: the question
 * @thought: (out caller-allocates): the answer
 *
 * Starts one of the shortest lines to a goal, as if there were no rivals. If a few turns are not
 * enough, it chooses like lab_strategy_greedy().
 *
 * Usually many shortest lines exist. Their first turns are compared by the player's chance to reach
 * the next goal at once, minus the chances of all rivals to reach theirs. This is the difference of
 * mobility that game programs have used since Shannon (1950), with goals in place of moves. It wins
 * 94 of 100 games against a player who chooses among the shortest lines by chance. With the rivals'
 * chances alone it wins 95, but needs more turns; with the player's own chance alone it wins 46.
 * Equally good turns have equal chances.
 */
void
lab_strategy_solver (const LabQuestion *question,
                     LabThought        *thought)
{
  LabTurnLine line;
  guint64 nodes = 0;
  guint n_turns = find_line (question, &question->observation->position, MAX_TURNS, &line, &nodes);

  if (n_turns == 0)
    {
      lab_strategy_greedy (question, thought);
      thought->nodes += nodes;
      return;
    }
  if (n_turns <= MAX_COMPARED_TURNS)
    choose_line (question, &line, &nodes);
  thought->turn = line.turns[0];
  thought->depth = n_turns;
  thought->nodes = nodes;
  thought->value = -(double) n_turns;
  thought->n_plan = MIN (n_turns, LAB_MAX_THOUGHT);
  for (guint i = 0; i < thought->n_plan; i++)
    thought->plan[i] = line.turns[i];
}
