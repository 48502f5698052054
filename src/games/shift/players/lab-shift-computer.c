/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-computer.h"

#include <gio/gio.h>
#include <math.h>

#include "lab-alphabeta.h"
#include "lab-minimax.h"
#include "lab-random.h"
#include "lab-shift-agent.h"
#include "lab-shift-belief.h"
#include "lab-shift-fewest-turns.h"
#include "lab-shift-insertion.h"
#include "lab-shift-lookahead.h"
#include "lab-shift-position.h"
#include "lab-shift-turn-search.h"
#include "lab-text.h"

/**
 * LabShiftQuestion:
 * @observation: what the player may know
 * @limits: the limits of the search
 * @deadline: the limit of time as a monotonic time in microseconds, or %G_MAXINT64
 * @depth: the number of turns to look ahead, for strategies with a choice of depth
 * @random: the player's random numbers
 * @cancellable: (nullable): stops the search; the answer may then be any turn
 *
 * The question to a computer player: which turn now?
 */
typedef struct
{
  const LabShiftObservation *observation;
  LabLimits limits;
  gint64 deadline;
  guint depth;
  LabRandom *random;
  GCancellable *cancellable;
} LabShiftQuestion;

/**
 * LabShiftStrategy:
 * @question: the question
 * @thought: (out caller-allocates): the answer, zeroed by the caller; the strategy fills all but
 *   its @time
 *
 * A way to choose a turn. It runs in a thread and keeps no state between questions except the
 * random numbers.
 */
typedef void (*LabShiftStrategy) (const LabShiftQuestion *question,
                                  LabShiftThought        *thought);

#define DEFAULT_DEPTH 2

G_DEFINE_FINAL_TYPE (LabShiftComputer, lab_shift_computer, LAB_TYPE_SHIFT_AGENT)


/* The strategies that look at one turn only. */

/* The number of insertions that a beginner sees. */
#define N_SEEN_BY_BEGINNER 6
#define FAR_AWAY 100

/* The best turn until now. Equally good turns are kept with equal chances. */
typedef struct
{
  LabShiftTurn turn;
  double value;
  guint n_equal;
} Best;

static void
offer (Best                    *best,
       LabRandom               *random,
       const LabShiftInsertion *insertion,
       LabShiftCell             cell,
       double                   value)
{
  if (best->n_equal > 0 && value < best->value)
    return;
  if (best->n_equal > 0 && value > best->value)
    best->n_equal = 0;
  best->n_equal++;
  if (best->n_equal > 1 && lab_random_below (random, best->n_equal) != 0)
    return;
  best->turn = (LabShiftTurn) { insertion->arrow, insertion->tile, cell };
  best->value = value;
}

static guint
get_distance (LabShiftCell        cell,
              const LabShiftCell *goals,
              guint               n_goals)
{
  guint least = FAR_AWAY;

  for (guint i = 0; i < n_goals; i++)
    {
      if (lab_shift_cell_is_on_board (goals[i]))
        least = MIN (least, lab_shift_cell_get_distance (cell, goals[i]));
    }
  return least;
}

/* Chooses the turn that ends nearest to a goal, of the first @n insertions. */
static void
end_nearest (const LabShiftQuestion  *question,
             const LabShiftInsertion *insertions,
             guint                    n,
             LabShiftThought         *thought)
{
  const LabShiftPosition *position = &question->observation->position;
  LabShiftCell goals[LAB_SHIFT_N_TREASURES], carried[LAB_SHIFT_N_TREASURES];
  guint n_goals = lab_shift_position_list_goals (position, position->seat, goals);
  Best best = { .n_equal = 0 };

  for (guint i = 0; i < n; i++)
    {
      LabShiftBitboard reach = lab_shift_insertion_get_reach (&insertions[i], position,
                                                              position->seat);

      for (guint goal = 0; goal < n_goals; goal++)
        carried[goal] = lab_shift_insertion_carry (&insertions[i], goals[goal]);
      for (; reach != 0; reach &= reach - 1)
        {
          LabShiftCell cell = lab_shift_bitboard_first (reach);

          offer (&best, question->random, &insertions[i], cell,
                 -(double) get_distance (cell, carried, n_goals));
        }
    }
  thought->turn = best.turn;
  thought->depth = 1;
  thought->nodes = n;
  thought->value = best.value;
  thought->n_plan = 1;
  thought->plan[0] = best.turn;
}

/* Chooses any turn that the rules allow, all with equal chances. */
static void
choose_at_random (const LabShiftQuestion *question,
                  LabShiftThought        *thought)
{
  const LabShiftPosition *position = &question->observation->position;
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  LabShiftBitboard reach[LAB_SHIFT_MAX_INSERTIONS] = { 0 };
  guint n = lab_shift_insertion_list (position, insertions);
  guint n_turns = 0, number, i = 0;

  for (i = 0; i < n; i++)
    {
      reach[i] = lab_shift_insertion_get_reach (&insertions[i], position, position->seat);
      n_turns += lab_shift_bitboard_count (reach[i]);
    }
  number = lab_random_below (question->random, n_turns);
  for (i = 0; number >= lab_shift_bitboard_count (reach[i]); i++)
    number -= lab_shift_bitboard_count (reach[i]);
  for (; number > 0; number--)
    reach[i] &= reach[i] - 1;
  thought->turn = (LabShiftTurn) { insertions[i].arrow, insertions[i].tile,
                              lab_shift_bitboard_first (reach[i]) };
  thought->nodes = n;
}

/* Ends on a goal if one turn is enough. Otherwise it ends nearest to a goal, counting steps as if
 * there were no walls. Equally good turns have equal chances. */
static void
choose_greedily (const LabShiftQuestion *question,
                 LabShiftThought        *thought)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  guint n = lab_shift_insertion_list (&question->observation->position, insertions);

  end_nearest (question, insertions, n, thought);
}

/* Chooses like choose_greedily(), but sees only a few of the insertions, like a child who
 * tries some and takes the best. */
static void
choose_as_beginner (const LabShiftQuestion *question,
                    LabShiftThought        *thought)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  guint n = lab_shift_insertion_list (&question->observation->position, insertions);
  guint n_seen = MIN (n, N_SEEN_BY_BEGINNER);

  for (guint i = 0; i < n_seen; i++)
    {
      guint other = i + lab_random_below (question->random, n - i);
      LabShiftInsertion seen = insertions[other];

      insertions[other] = insertions[i];
      insertions[i] = seen;
    }
  end_nearest (question, insertions, n_seen, thought);
}

/* The strategies that search the tree of turns. They treat all rivals as one that always chooses
 * the worst reply for the player. */

#define TABLE_BYTES (1 << 22)

static void
answer (LabShiftThought       *thought,
        const LabSearchResult *result)
{
  thought->turn = lab_shift_turn_search_get_turn (result->action);
  thought->depth = result->depth;
  thought->nodes = result->nodes;
  thought->value = result->value;
  thought->n_plan = MIN (result->variation.length, LAB_SHIFT_MAX_THOUGHT);
  for (guint i = 0; i < thought->n_plan; i++)
    thought->plan[i] = lab_shift_turn_search_get_turn (result->variation.actions[i]);
}

/* Searches with minimax to the depth of @question. If a limit comes first, the best turn of the
 * last complete depth is the answer; one turn is always looked ahead. */
static void
choose_by_minmax (const LabShiftQuestion *question,
                  LabShiftThought        *thought)
{
  g_autofree LabShiftTurnSearch *search = g_new (LabShiftTurnSearch, 1);
  LabSearchResult result, deeper;

  lab_shift_turn_search_init (search, question->observation);
  lab_minimax (&lab_shift_turn_search_game, search, 1, 1, NULL, question->cancellable, &result);
  answer (thought, &result);
  if (question->depth == 1)
    return;
  lab_minimax (&lab_shift_turn_search_game, search, 2, question->depth, &question->limits,
               question->cancellable, &deeper);
  if (deeper.complete)
    answer (thought, &deeper);
  thought->nodes = result.nodes + deeper.nodes;
}

/* Searches with alpha-beta pruning and iterative deepening, to the depth of @question or to a
 * limit. It chooses the same turns as minimax, but searches deeper in the same time. */
static void
choose_by_alphabeta (const LabShiftQuestion *question,
                     LabShiftThought        *thought)
{
  g_autofree LabShiftTurnSearch *search = g_new (LabShiftTurnSearch, 1);
  g_autoptr (LabTransposition) table = lab_transposition_new (TABLE_BYTES);
  LabSearchResult result;

  lab_shift_turn_search_init (search, question->observation);
  lab_alphabeta (&lab_shift_turn_search_game, search, 1, question->depth, &question->limits, table,
                 question->cancellable, &result);
  answer (thought, &result);
}

/* From most places three turns lead anywhere. After more turns, the rivals have changed the board
 * too much. */
#define MAX_TURNS 4
/* The largest number of turns for which all first turns of shortest lines are compared. Listing
 * them takes a hundred times longer for three turns than for two. */
#define MAX_COMPARED_TURNS 2

/* Comparing turns that lead to a goal in the same number of turns. */
typedef struct
{
  const LabShiftQuestion *question;
  const LabShiftPosition *position;
  LabShiftTables tables;
  LabShiftTreasureSet unseen;
  LabShiftBelief rivals[LAB_SHIFT_N_SEATS];
  guint n_rivals;
  guint n_turns;        /* the fewest turns to a goal */
  guint64 nodes;
  Best best;
} Solver;

/* Private helpers: the shortest line */

/* Finds the shortest of the lines to a goal. Returns the number of its turns, or 0. */
static guint
find_line (const LabShiftQuestion *question,
           const LabShiftPosition *position,
           guint                   max_turns,
           LabShiftTurnLine       *shortest,
           guint64                *nodes)
{
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  guint n_goals = lab_shift_position_list_goals (position, position->seat, goals);
  guint n_turns = 0;

  for (guint i = 0; i < n_goals && n_turns != 1; i++)
    {
      LabShiftTurnLine line;

      if (lab_shift_fewest_turns (position, goals[i], n_turns > 0 ? n_turns - 1 : max_turns,
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
start_with (const LabShiftQuestion *question,
            const LabShiftTurn     *turn,
            LabShiftTurnLine       *line,
            guint64                *nodes)
{
  LabShiftPosition after = question->observation->position;
  LabShiftTurnLine rest;

  if (after.phase == LAB_SHIFT_PHASE_INSERT)
    lab_shift_position_insert (&after, turn->arrow, turn->tile);
  after.phase = LAB_SHIFT_PHASE_INSERT;
  after.pawns[after.seat] = turn->cell;
  if (line->n_turns > 1 && find_line (question, &after, line->n_turns - 1, &rest, nodes) == 0)
    return;
  line->turns[0] = *turn;
  for (guint i = 1; i < line->n_turns; i++)
    line->turns[i] = rest.turns[i - 1];
}

/* Private helpers: comparing */

static void
init (Solver                 *self,
      const LabShiftQuestion *question,
      guint                   n_turns)
{
  const LabShiftPosition *position = &question->observation->position;
  LabShiftSeatSet rivals = lab_shift_position_get_unplaced (position)
                         & ~LAB_SHIFT_SEAT_BIT (position->seat);

  self->question = question;
  self->position = position;
  self->unseen = lab_shift_observation_get_unseen (question->observation);
  self->n_turns = n_turns;
  self->n_rivals = 0;
  self->nodes = 0;
  self->best.n_equal = 0;
  lab_shift_tables_init (&self->tables);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if ((rivals & LAB_SHIFT_SEAT_BIT (seat)) != 0)
        lab_shift_belief_init (&self->rivals[self->n_rivals++], question->observation, seat);
    }
}

static LabShiftGoalSet
get_next_goals (Solver                   *self,
                const LabShiftReachScene *scene,
                const LabShiftPosition   *after,
                LabShiftSeat              seat)
{
  self->nodes += LAB_SHIFT_MAX_INSERTIONS;
  return lab_shift_reach_scene_get_next_goals (scene, &self->tables, after->pawns[seat],
                                               lab_shift_seat_get_corner (seat));
}

/* Returns the sum of the probabilities that a rival reaches its goal next. */
static double
sum_rival_chances (Solver                   *self,
                   const LabShiftReachScene *scene,
                   const LabShiftPosition   *after)
{
  double sum = 0;

  for (guint i = 0; i < self->n_rivals; i++)
    sum += lab_shift_belief_get_success (&self->rivals[i],
                                         get_next_goals (self, scene, after, self->rivals[i].seat));
  return sum;
}

/* Returns the probability that the turn after this one reaches a goal, if the pawn finds one on
 * @cell and no rival changes the board. */
static double
get_chance_after_find (Solver                   *self,
                       const LabShiftReachScene *scene,
                       const LabShiftPosition   *inserted,
                       LabShiftCell              cell)
{
  LabShiftSeat seat = inserted->seat;
  LabShiftPosition after = *inserted;
  LabShiftGoalSet goals, known;

  if (lab_shift_position_move (&after, cell).place > 0)
    return 1;
  goals = get_next_goals (self, scene, &after, seat);
  known = lab_shift_position_get_sought (&after, seat);
  if (lab_shift_position_heads_home (&after, seat))
    known |= 1u << LAB_SHIFT_GOAL_HOME;
  if (known != 0)
    return (goals & known) != 0 ? 1 : 0;
  return (double) __builtin_popcount (goals & self->unseen)
         / MAX (__builtin_popcount (self->unseen), 1);
}

/* Returns the cells where the pawn can end now and reach a goal in the turns that are left. */
static LabShiftBitboard
get_good_cells (Solver                   *self,
                const LabShiftReachScene *scene,
                const LabShiftPosition   *after)
{
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  guint n_goals = lab_shift_position_list_goals (after, after->seat, goals);
  LabShiftBitboard cells = 0;

  for (guint i = 0; i < n_goals; i++)
    {
      if (self->n_turns > 1)
        cells |= lab_shift_reach_scene_get_sources (scene, &self->tables,
                                                    lab_shift_reach_scene_get_place (goals[i]));
      else if (lab_shift_cell_is_on_board (goals[i]))
        cells |= LAB_SHIFT_CELL_BIT (goals[i]);
    }
  return cells & lab_shift_position_get_reachable (after);
}

static void
consider (Solver                  *self,
          const LabShiftInsertion *insertion)
{
  gboolean finds = self->n_turns == 1;
  LabShiftPosition after = *self->position;
  LabShiftReachScene scene;
  LabShiftBitboard cells = 0;
  double value;

  if (!insertion->done)
    lab_shift_position_insert (&after, insertion->arrow, insertion->tile);
  lab_shift_reach_scene_init (&scene, &after);
  /* The cells for one turn are known quickly. Those for two take as long as the rivals' chances, so
   * they are not needed for an insertion that cannot be the best. */
  if (finds && (cells = get_good_cells (self, &scene, &after)) == 0)
    return;
  value = -sum_rival_chances (self, &scene, &after);
  if (self->best.n_equal > 0 && value + (finds ? 1 : 0) < self->best.value)
    return;
  if (!finds)
    cells = get_good_cells (self, &scene, &after);
  for (; cells != 0; cells &= cells - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (cells);
      double chance = finds ? get_chance_after_find (self, &scene, &after, cell) : 0;

      offer (&self->best, self->question->random, insertion, cell, value + chance);
    }
}

/* Replaces @line with the line of as many turns that starts best. */
static void
choose_line (const LabShiftQuestion *question,
             LabShiftTurnLine       *line,
             guint64                *nodes)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  guint n = lab_shift_insertion_list (&question->observation->position, insertions);
  Solver self;

  init (&self, question, line->n_turns);
  for (guint i = 0; i < n; i++)
    consider (&self, &insertions[i]);
  *nodes += self.nodes;
  if (self.best.n_equal > 0)
    start_with (question, &self.best.turn, line, nodes);
}

/* Starts one of the shortest lines to a goal, as if there were no rivals. If a few turns are not
 * enough, it chooses like choose_greedily().
 *
 * Usually many shortest lines exist. Their first turns are compared by the player's chance to reach
 * the next goal at once, minus the chances of all rivals to reach theirs. This is the difference of
 * mobility that game programs have used since Shannon (1950), with goals in place of moves. It wins
 * 94 of 100 games against a player who chooses among the shortest lines by chance. With the rivals'
 * chances alone it wins 95, but needs more turns; with the player's own chance alone it wins 46.
 * Equally good turns have equal chances. */
static void
choose_by_solver (const LabShiftQuestion *question,
                  LabShiftThought        *thought)
{
  LabShiftTurnLine line;
  guint64 nodes = 0;
  guint n_turns = find_line (question, &question->observation->position, MAX_TURNS, &line, &nodes);

  if (n_turns == 0)
    {
      choose_greedily (question, thought);
      thought->nodes += nodes;
      return;
    }
  if (n_turns <= MAX_COMPARED_TURNS)
    choose_line (question, &line, &nodes);
  thought->turn = line.turns[0];
  thought->depth = n_turns;
  thought->nodes = nodes;
  thought->value = -(double) n_turns;
  thought->n_plan = MIN (n_turns, LAB_SHIFT_MAX_THOUGHT);
  for (guint i = 0; i < thought->n_plan; i++)
    thought->plan[i] = line.turns[i];
}

/* The probability to reach a goal in a turn about which nothing is known. */
#define USUAL_CHANCE 0.5
/* The number of best turns that are tried in trial games. */
#define N_CANDIDATES 8
/* The number of trials for each of them at first, and the largest number for the last two. */
#define N_FIRST_TRIALS 8
#define N_TRIALS 512
/* The number of trials that the value of the look-ahead counts as. */
#define PRIOR 4
/* The number of nodes that a look-ahead needs for each rival. With fewer nodes, an alpha-beta
 * search of one turn is better: with a part of a look-ahead, of 2500 nodes, the greedy player wins
 * a quarter of the games. */
#define NODES_OF_LOOKAHEAD 15000
#define ESTIMATE_PER_LOGIT 2000

/* These ideas were tested one at a time. Players with one change played hundreds of games against
 * each other, with two to four at a table and all cards dealt:
 *
 * - Look at every turn, every reply of the rival, and every next turn, and count the chance to
 *   reach the next goal (lab-shift-lookahead.c). This alone beats the solver in 99 of 100 games and
 *   takes a third of a millisecond. Most of the gain comes from keeping the rival away from its
 *   goal. That costs nothing if several insertions lead to the player's own goal.
 * - Measure success by the chance to win a race (lab-shift-lookahead.c), not in turns. At the end,
 *   when a rival has one goal left, it is most important to stop it.
 * - With four players, let all rivals reply before the next turn, not only the next rival: 63 of
 *   100 games against three greedy players instead of 40.
 * - Assume that a rival does not look for a treasure that it declined: without this, 43 of 100
 *   against a player with it. The strength of the assumption, 0.02 to 0.3, made no difference.
 * - Expect replies that only block the player (lab-shift-lookahead.c). Without this, two such
 *   players kept each other from home for 70 turns, and some games did not end. With 0.3 they need
 *   25 to 30 turns, and the player wins 58 of 100 against one without. 0.5 and more are worse.
 * - The usual chance of a race, 0.4 to 0.6, made no visible difference.
 * - Continue the best turns up to the next turn, with random cards and replies: 65 of 100 against
 *   the look-ahead alone with two million nodes, which take 30 milliseconds with two players. With
 *   half a million nodes, 50 of 100: too few trials to tell the candidates apart. The weight of the
 *   look-ahead beside the trials made no difference.
 * - With more players, the trials cost: their look-aheads take fifteen times longer, so in the
 *   same time there are too few. 59 of 100 games against three solvers that chose the first of the
 *   shortest lines, instead of 55 with trials in three times the time (400 games, 500,000
 *   nodes). More replies of the second and third rival for the best turns brought nothing: 52 and
 *   55 of 100.
 * - With more players, a value that follows the race of all (lab_shift_race_odds_expect()) instead
 *   of the product of the chances against each: 55 of 100 instead of 54. Then, without the
 *   assumption that rivals only block: 56. Then, with a guess of the rivals' goals from where they
 *   stand (lab_shift_belief_expect_near()): 56. Each step is smaller than its error (800 games),
 *   and the same games were played. A usual chance of 0.6 instead of 0.5 made no difference.
 * - Alpha-beta search, two turns deep, with an estimate of the same chances
 *   (lab-shift-turn-search.c): 46 of 100 against the look-ahead in sixty times its time, and 35 of
 *   100 against the trials. */

/* A turn, and the results of its trials. */
typedef struct
{
  LabShiftTurn turn;
  double sum;
  guint n;
} Candidate;

typedef struct
{
  const LabShiftQuestion *question;
  LabShiftLookahead lookahead;
  LabShiftTreasureSet unseen;
  LabShiftBelief beliefs[LAB_SHIFT_N_SEATS];   /* by seat */
  guint64 dice_seed;
  Candidate candidates[N_CANDIDATES];
  guint n_candidates;
} Expert;

/* Private helpers: playing on */

static guint8 *
get_next_card (LabShiftPosition *position,
               LabShiftSeat      seat)
{
  gsize first = (gsize) (lab_shift_position_get_cards (position, seat) - position->cards);

  return position->cards + first + position->n_found[seat];
}

static gboolean
has_next_card (const LabShiftPosition *position,
               LabShiftSeat            seat)
{
  return position->n_found[seat] < position->n_cards[seat];
}

/* Draws the player's own next card, if it is still hidden. Any unseen card is possible. */
static void
draw_own_card (LabShiftPosition   *position,
               LabShiftSeat        seat,
               LabShiftTreasureSet unseen,
               LabRandom          *dice)
{
  guint8 *card = get_next_card (position, seat);
  guint number;

  if (!has_next_card (position, seat) || *card != LAB_SHIFT_TREASURE_HIDDEN || unseen == 0)
    return;
  number = lab_random_below (dice, (guint32) __builtin_popcount (unseen));
  for (; number > 0; number--)
    unseen &= unseen - 1;
  *card = (guint8) __builtin_ctz (unseen);
}

static LabShiftCell
find_nearest (LabShiftBitboard cells,
              LabShiftCell     goal)
{
  LabShiftCell nearest = lab_shift_bitboard_first (cells);

  for (; cells != 0 && lab_shift_cell_is_on_board (goal); cells &= cells - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (cells);

      if (lab_shift_cell_get_distance (cell, goal) < lab_shift_cell_get_distance (nearest, goal))
        nearest = cell;
    }
  return nearest;
}

/* Plays for the rival whose turn it is. The rival looks for one of the goals that it may have, ends
 * on it if it can, and otherwise moves near it. */
static void
play_rival (Expert              *self,
            LabShiftObservation *observation,
            LabRandom           *dice)
{
  LabShiftPosition *position = &observation->position;
  LabShiftSeat seat = position->seat;
  const LabShiftBelief *belief = &self->beliefs[seat];
  guint goal = lab_shift_belief_draw_goal (belief, dice);
  gboolean seeks = goal < LAB_SHIFT_GOAL_HOME && has_next_card (position, seat);
  guint8 *card = get_next_card (position, seat);
  LabShiftReachSceneReply replies[LAB_SHIFT_MAX_INSERTIONS];
  LabShiftGoalSet reachable = 0;
  LabShiftReachScene scene;
  LabShiftCell target;
  LabShiftOutcome outcome;
  guint n, i;

  lab_shift_reach_scene_init (&scene, position);
  n = lab_shift_reach_scene_list_replies (&scene, &self->lookahead.tables, position->pawns[seat],
                                          belief->home, replies);
  self->lookahead.nodes += n;
  for (guint reply = 0; reply < n; reply++)
    reachable |= replies[reply].goals;
  i = lab_random_below (dice, n);
  while ((reachable & (1u << goal)) != 0 && (replies[i].goals & (1u << goal)) == 0)
    i = (i + 1) % n;

  lab_shift_position_insert (position, replies[i].arrow, replies[i].tile);
  target = goal == LAB_SHIFT_GOAL_HOME ? belief->home : position->treasures[goal];
  if (seeks)
    *card = (guint8) goal;
  outcome =
    lab_shift_position_move (position,
                             find_nearest (lab_shift_position_get_reachable (position), target));
  if (seeks && outcome.found == LAB_SHIFT_TREASURE_NONE)
    *card = LAB_SHIFT_TREASURE_HIDDEN;
  observation->memory.declined[seat] |= reachable & ((1u << LAB_SHIFT_GOAL_HOME) - 1);
  if (outcome.found != LAB_SHIFT_TREASURE_NONE)
    observation->memory.declined[seat] = 0;
}

/* Plays @turn and random replies of the rivals, and returns the value of the player's best next
 * turn. */
static double
try_turn (Expert             *self,
          const LabShiftTurn *turn,
          LabRandom          *dice)
{
  LabShiftObservation observation = *self->question->observation;
  LabShiftPosition *position = &observation.position;
  LabShiftSeat seat = position->seat;
  LabShiftTurnValue best;

  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    lab_shift_position_insert (position, turn->arrow, turn->tile);
  if (lab_shift_position_move (position, turn->cell).place > 0)
    return 1;
  draw_own_card (position, seat, self->unseen, dice);
  while (position->seat != seat)
    {
      guint8 n_places = position->n_places;

      play_rival (self, &observation, dice);
      if (position->n_places > n_places)
        return 0;
    }
  lab_shift_lookahead_list (&self->lookahead, &observation, lab_random_next (dice), 1, &best);
  return best.value;
}

/* Private helpers: choosing */

static double
get_mean (const Candidate *candidate)
{
  return candidate->sum / candidate->n;
}

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  double mean_a = get_mean (a), mean_b = get_mean (b);

  return mean_a > mean_b ? -1 : mean_a < mean_b;
}

/* Tries each candidate @n more times, all with the same random numbers. */
static gboolean
try_all (Expert *self,
         guint   first,
         guint   n)
{
  const guint n_candidates = self->n_candidates;

  for (guint trial = first; trial < first + n; trial++)
    {
      double values[N_CANDIDATES];

      for (guint i = 0; i < n_candidates; i++)
        {
          LabRandom dice;

          lab_random_init (&dice, self->dice_seed + trial);
          values[i] = try_turn (self, &self->candidates[i].turn, &dice);
          if (lab_shift_lookahead_has_to_stop (&self->lookahead))
            return FALSE;
        }
      for (guint i = 0; i < n_candidates; i++)
        {
          self->candidates[i].sum += values[i];
          self->candidates[i].n++;
        }
    }
  return TRUE;
}

/* Compares by successive halving: drops the worse half and tries the better half twice as often,
 * until two candidates are left. */
static void
compare_by_trials (Expert *self)
{
  guint n = N_FIRST_TRIALS, trial = 0;

  while (self->n_candidates > 1 && trial + n <= N_TRIALS && try_all (self, trial, n))
    {
      qsort (self->candidates, self->n_candidates, sizeof (Candidate), compare_candidates);
      self->n_candidates
          = self->n_candidates > 3 ? (self->n_candidates + 1) / 2 : self->n_candidates;
      trial += n;
      n *= 2;
    }
  qsort (self->candidates, self->n_candidates, sizeof (Candidate), compare_candidates);
}

static void
expert_init (Expert                 *self,
             const LabShiftQuestion *question)
{
  const LabShiftObservation *observation = question->observation;
  LabShiftLookahead *lookahead = &self->lookahead;

  self->question = question;
  self->unseen = lab_shift_observation_get_unseen (observation);
  self->dice_seed = lab_random_next (question->random);
  self->n_candidates = 0;
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if ((lab_shift_position_get_unplaced (&observation->position) & LAB_SHIFT_SEAT_BIT (seat))
          != 0)
        lab_shift_belief_init (&self->beliefs[seat], observation, seat);
    }
  lab_shift_win_odds_init (&lookahead->odds, USUAL_CHANCE, USUAL_CHANCE);
  lab_shift_race_odds_init (&lookahead->race_odds, USUAL_CHANCE);
  lab_shift_tables_init (&lookahead->tables);
  lookahead->max_nodes = question->limits.nodes > 0 ? question->limits.nodes : G_MAXUINT64;
  lookahead->deadline = question->deadline;
  lookahead->cancellable = question->cancellable;
  lookahead->nodes = 0;
}

static guint
count_rivals (const LabShiftPosition *position)
{
  LabShiftSeatSet unplaced = lab_shift_position_get_unplaced (position);

  return (guint) __builtin_popcount (unplaced & ~LAB_SHIFT_SEAT_BIT (position->seat));
}

static void
choose_in_haste (const LabShiftQuestion *question,
                 LabShiftThought        *thought)
{
  LabShiftQuestion simpler = *question;

  simpler.depth = 1;
  choose_by_alphabeta (&simpler, thought);
  /* Convert the estimate to a value like a probability. */
  thought->value = 1 / (1 + exp (-thought->value / ESTIMATE_PER_LOGIT));
}

/* Compares all turns with a look-ahead. Against one rival, it then continues the best ones in
 * trials. A trial draws the goals and replies of the rival and the player's next card, and takes
 * the value of the best turn there. Successive halving (Karnin, Koren and Somekh, 2013) distributes
 * the trials. Against more rivals the look-ahead decides alone: the rivals change the board so much
 * before the player's next turn that a trial tells little. */
static void
choose_as_expert (const LabShiftQuestion *question,
                  LabShiftThought        *thought)
{
  const LabShiftPosition *position = &question->observation->position;
  LabShiftTurnValue values[LAB_SHIFT_MAX_TURN_VALUES];
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  guint n_rivals = count_rivals (position);
  Expert self;
  guint n;

  if (n_rivals == 0 || lab_shift_position_list_goals (position, position->seat, goals) == 0)
    {
      choose_by_solver (question, thought);
      return;
    }
  if (question->limits.nodes > 0
      && question->limits.nodes < NODES_OF_LOOKAHEAD * (guint64) n_rivals)
    {
      choose_in_haste (question, thought);
      return;
    }
  expert_init (&self, question);
  n = lab_shift_lookahead_list (&self.lookahead, question->observation, self.dice_seed,
                                N_CANDIDATES, values);
  for (guint i = 0; i < n; i++)
    self.candidates[self.n_candidates++] = (Candidate) {
      .turn = values[i].turn, .sum = PRIOR * values[i].value, .n = PRIOR,
    };
  thought->value = values[0].value;
  if (values[0].value < 1 && n_rivals == 1)
    {
      compare_by_trials (&self);
      thought->value = get_mean (&self.candidates[0]);
    }

  thought->turn = self.candidates[0].turn;
  thought->depth = self.candidates[0].n > PRIOR ? 3 : 2;
  thought->nodes = self.lookahead.nodes;
  thought->n_plan = 1;
  thought->plan[0] = thought->turn;
}

/* The strategies, with their names in commands and files. */
static const struct
{
  const char      *id;
  LabShiftStrategy choose;
} strategies[LAB_SHIFT_N_LEVELS] = {
  [LAB_SHIFT_STRENGTH_RANDOM] = { "random", choose_at_random },
  [LAB_SHIFT_STRENGTH_BEGINNER] = { "beginner", choose_as_beginner },
  [LAB_SHIFT_STRENGTH_GREEDY] = { "greedy", choose_greedily },
  [LAB_SHIFT_STRENGTH_SOLVER] = { "solver", choose_by_solver },
  [LAB_SHIFT_STRENGTH_MINMAX] = { "minmax", choose_by_minmax },
  [LAB_SHIFT_STRENGTH_ALPHABETA] = { "alphabeta", choose_by_alphabeta },
  [LAB_SHIFT_STRENGTH_EXPERT] = { "expert", choose_as_expert },
};

static void
lab_shift_computer_begin (LabShiftAgent *agent,
                          guint64        seed)
{
  lab_random_init (&LAB_SHIFT_COMPUTER (agent)->random, seed);
}

static gboolean
lab_shift_computer_choose (LabShiftAgent             *agent,
                           const LabShiftObservation *observation,
                           const LabLimits           *limits,
                           GCancellable              *cancellable,
                           LabShiftThought           *thought,
                           GError                   **error)
{
  LabShiftComputer *self = LAB_SHIFT_COMPUTER (agent);
  gint64 start = g_get_monotonic_time ();
  LabShiftQuestion question = {
    .observation = observation,
    .limits = *limits,
    .depth = self->depth,
    .random = &self->random,
    .cancellable = cancellable,
  };

  if (self->limits.time > 0 || self->limits.nodes > 0)
    question.limits = self->limits;
  question.deadline = lab_limits_get_deadline (&question.limits, start);
  *thought = (LabShiftThought) { 0 };
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  strategies[self->level].choose (&question, thought);
  thought->time = g_get_monotonic_time () - start;
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

static void
lab_shift_computer_class_init (LabShiftComputerClass *klass)
{
  LabShiftAgentClass *agent_class = LAB_SHIFT_AGENT_CLASS (klass);

  agent_class->begin = lab_shift_computer_begin;
  agent_class->set_seed = lab_shift_computer_begin;
  agent_class->choose = lab_shift_computer_choose;
}

static void
lab_shift_computer_init (LabShiftComputer *self)
{
  self->depth = DEFAULT_DEPTH;
  lab_random_init (&self->random, 0);
}

/**
 * lab_shift_strength_parse:
 * @id: a word
 * @level: (out): the level; untouched on failure
 *
 * Reads the name of a level.
 *
 * Returns: %TRUE if @id is the name of a level
 */
gboolean
lab_shift_strength_parse (const char       *id,
                          LabShiftStrength *level)
{
  g_return_val_if_fail (id != NULL && level != NULL, FALSE);

  return lab_words_find (&strategies[0].id, LAB_SHIFT_N_LEVELS, sizeof strategies[0], id,
                         (guint *) level);
}

/**
 * lab_shift_computer_new:
 * @level: how it plays
 *
 * Creates a computer player.
 *
 * Returns: (transfer full): a computer player
 */
LabShiftAgent *
lab_shift_computer_new (LabShiftStrength level)
{
  LabShiftComputer *self;

  g_return_val_if_fail (level < LAB_SHIFT_N_LEVELS, NULL);

  self = g_object_new (LAB_TYPE_SHIFT_COMPUTER, NULL);
  self->level = level;
  return LAB_SHIFT_AGENT (self);
}

