/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "lab-belief.h"
#include "lab-position.h"
#include "lab-lookahead.h"
#include "lab-strategy.h"
#include "lab-insertion.h"

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
 *   reach the next goal (lab-lookahead.c). This alone beats the solver in 99 of 100 games and takes
 *   a third of a millisecond. Most of the gain comes from keeping the rival away from its goal.
 *   That costs nothing if several insertions lead to the player's own goal.
 * - Measure success by the chance to win a race (lab-win-odds.c), not in turns. At the end, when a
 *   rival has one goal left, it is most important to stop it.
 * - With four players, let all rivals reply before the next turn, not only the next rival: 63 of
 *   100 games against three greedy players instead of 40.
 * - Assume that a rival does not look for a treasure that it declined: without this, 43 of 100
 *   against a player with it. The strength of the assumption, 0.02 to 0.3, made no difference.
 * - Expect replies that only block the player (lab-lookahead.c). Without this, two such players
 *   kept each other from home for 70 turns, and some games did not end. With 0.3 they need 25 to 30
 *   turns, and the player wins 58 of 100 against one without. 0.5 and more are worse.
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
 * - With more players, a value that follows the race of all (lab_race_odds_expect()) instead of
 *   the product of the chances against each: 55 of 100 instead of 54. Then, without the
 *   assumption that rivals only block: 56. Then, with a guess of the rivals' goals from where they
 *   stand (lab_belief_expect_near()): 56. Each step is smaller than its error (800 games), and the
 *   same games were played. A usual chance of 0.6 instead of 0.5 made no difference.
 * - Alpha-beta search, two turns deep, with an estimate of the same chances (lab-turn-search.c): 46
 *   of 100 against the look-ahead in sixty times its time, and 35 of 100 against the trials. */

/* A turn, and the results of its trials. */
typedef struct
{
  LabTurn turn;
  double sum;
  guint n;
} Candidate;

typedef struct
{
  const LabQuestion *question;
  LabLookahead lookahead;
  LabTreasureSet unseen;
  LabBelief beliefs[LAB_N_SEATS];   /* by seat */
  guint64 dice_seed;
  Candidate candidates[N_CANDIDATES];
  guint n_candidates;
} Expert;

/* Private helpers: playing on */

static guint8 *
get_next_card (LabPosition *position,
               LabSeat      seat)
{
  gsize first = (gsize) (lab_position_get_cards (position, seat) - position->cards);

  return position->cards + first + position->n_found[seat];
}

static gboolean
has_next_card (const LabPosition *position,
               LabSeat            seat)
{
  return position->n_found[seat] < position->n_cards[seat];
}

/* Draws the player's own next card, if it is still hidden. Any unseen card is possible. */
static void
draw_own_card (LabPosition    *position,
               LabSeat         seat,
               LabTreasureSet  unseen,
               LabRandom      *dice)
{
  guint8 *card = get_next_card (position, seat);
  guint number;

  if (!has_next_card (position, seat) || *card != LAB_TREASURE_HIDDEN || unseen == 0)
    return;
  number = lab_random_below (dice, (guint32) __builtin_popcount (unseen));
  for (; number > 0; number--)
    unseen &= unseen - 1;
  *card = (guint8) __builtin_ctz (unseen);
}

static LabCell
find_nearest (LabBitboard cells,
              LabCell     goal)
{
  LabCell nearest = lab_bitboard_first (cells);

  for (; cells != 0 && lab_cell_is_on_board (goal); cells &= cells - 1)
    {
      LabCell cell = lab_bitboard_first (cells);

      if (lab_cell_get_distance (cell, goal) < lab_cell_get_distance (nearest, goal))
        nearest = cell;
    }
  return nearest;
}

/* Plays for the rival whose turn it is. The rival looks for one of the goals that it may have, ends
 * on it if it can, and otherwise moves near it. */
static void
play_rival (Expert         *self,
            LabObservation *observation,
            LabRandom      *dice)
{
  LabPosition *position = &observation->position;
  LabSeat seat = position->seat;
  const LabBelief *belief = &self->beliefs[seat];
  guint goal = lab_belief_draw_goal (belief, dice);
  gboolean seeks = goal < LAB_GOAL_HOME && has_next_card (position, seat);
  guint8 *card = get_next_card (position, seat);
  LabReachSceneReply replies[LAB_MAX_INSERTIONS];
  LabGoalSet reachable = 0;
  LabReachScene scene;
  LabCell target;
  LabOutcome outcome;
  guint n, i;

  lab_reach_scene_init (&scene, position);
  n = lab_reach_scene_list_replies (&scene, &self->lookahead.tables, position->pawns[seat],
                                    belief->home, replies);
  self->lookahead.nodes += n;
  for (guint reply = 0; reply < n; reply++)
    reachable |= replies[reply].goals;
  i = lab_random_below (dice, n);
  while ((reachable & (1u << goal)) != 0 && (replies[i].goals & (1u << goal)) == 0)
    i = (i + 1) % n;

  lab_position_insert (position, replies[i].arrow, replies[i].tile);
  target = goal == LAB_GOAL_HOME ? belief->home : position->treasures[goal];
  if (seeks)
    *card = (guint8) goal;
  outcome = lab_position_move (position,
                               find_nearest (lab_position_get_reachable (position), target));
  if (seeks && outcome.found == LAB_TREASURE_NONE)
    *card = LAB_TREASURE_HIDDEN;
  observation->memory.declined[seat] |= reachable & ((1u << LAB_GOAL_HOME) - 1);
  if (outcome.found != LAB_TREASURE_NONE)
    observation->memory.declined[seat] = 0;
}

/* Plays @turn and random replies of the rivals, and returns the value of the player's best next
 * turn. */
static double
try_turn (Expert        *self,
          const LabTurn *turn,
          LabRandom     *dice)
{
  LabObservation observation = *self->question->observation;
  LabPosition *position = &observation.position;
  LabSeat seat = position->seat;
  LabTurnValue best;

  if (position->phase == LAB_PHASE_INSERT)
    lab_position_insert (position, turn->arrow, turn->tile);
  if (lab_position_move (position, turn->cell).place > 0)
    return 1;
  draw_own_card (position, seat, self->unseen, dice);
  while (position->seat != seat)
    {
      guint8 n_places = position->n_places;

      play_rival (self, &observation, dice);
      if (position->n_places > n_places)
        return 0;
    }
  lab_lookahead_list (&self->lookahead, &observation, lab_random_next (dice), 1, &best);
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
          if (lab_lookahead_has_to_stop (&self->lookahead))
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
init (Expert            *self,
      const LabQuestion *question)
{
  const LabObservation *observation = question->observation;
  LabLookahead *lookahead = &self->lookahead;

  self->question = question;
  self->unseen = lab_observation_get_unseen (observation);
  self->dice_seed = lab_random_next (question->random);
  self->n_candidates = 0;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((lab_position_get_unplaced (&observation->position) & LAB_SEAT_BIT (seat)) != 0)
        lab_belief_init (&self->beliefs[seat], observation, seat);
    }
  lab_win_odds_init (&lookahead->odds, USUAL_CHANCE, USUAL_CHANCE);
  lab_race_odds_init (&lookahead->race_odds, USUAL_CHANCE);
  lab_shift_tables_init (&lookahead->tables);
  lookahead->max_nodes = question->limits.nodes > 0 ? question->limits.nodes : G_MAXUINT64;
  lookahead->deadline = question->deadline;
  lookahead->cancellable = question->cancellable;
  lookahead->nodes = 0;
}

static guint
count_rivals (const LabPosition *position)
{
  LabSeatSet unplaced = lab_position_get_unplaced (position);

  return (guint) __builtin_popcount (unplaced & ~LAB_SEAT_BIT (position->seat));
}

static void
choose_in_haste (const LabQuestion *question,
                 LabThought        *thought)
{
  LabQuestion simpler = *question;

  simpler.depth = 1;
  lab_strategy_alphabeta (&simpler, thought);
  /* Convert the estimate to a value like a probability. */
  thought->value = 1 / (1 + exp (-thought->value / ESTIMATE_PER_LOGIT));
}

/* Public functions */

/**
 * lab_strategy_expert:
 * @question: the question
 * @thought: (out caller-allocates): the answer
 *
 * Compares all turns with a look-ahead. Against one rival, it then continues the best ones in
 * trials. A trial draws the goals and replies of the rival and the player's next card, and takes
 * the value of the best turn there. Successive halving (Karnin, Koren and Somekh, 2013) distributes
 * the trials. Against more rivals the look-ahead decides alone: the rivals change the board so much
 * before the player's next turn that a trial tells little.
 */
void
lab_strategy_expert (const LabQuestion *question,
                     LabThought        *thought)
{
  const LabPosition *position = &question->observation->position;
  LabTurnValue values[LAB_MAX_TURN_VALUES];
  LabCell goals[LAB_N_TREASURES];
  guint n_rivals = count_rivals (position);
  Expert self;
  guint n;

  if (n_rivals == 0
      || lab_position_list_goals (position, position->seat, goals) == 0)
    {
      lab_strategy_solver (question, thought);
      return;
    }
  if (question->limits.nodes > 0
      && question->limits.nodes < NODES_OF_LOOKAHEAD * (guint64) n_rivals)
    {
      choose_in_haste (question, thought);
      return;
    }
  init (&self, question);
  n = lab_lookahead_list (&self.lookahead, question->observation, self.dice_seed, N_CANDIDATES,
                          values);
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
