/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "lab-belief.h"
#include "lab-goals.h"
#include "lab-outlook.h"
#include "lab-strategy.h"
#include "search/lab-insertion.h"

/* How likely a goal is reached in a turn of which nothing is known. */
#define USUAL_CHANCE 0.5
/* How many of the best turns are tried by playing on from them. */
#define N_CANDIDATES 8
/* How often each of them is tried at first, and how often the last two are at most. */
#define N_FIRST_TRIALS 8
#define N_TRIALS 512
/* How many trials the outlook counts as. */
#define PRIOR 4
/* How many nodes an outlook needs for each rival. With less, looking one turn ahead by
 * alpha-beta search does better: of a part of an outlook, with 2500 nodes, the greedy
 * player wins a quarter of the games. */
#define NODES_OF_OUTLOOK 15000
#define ESTIMATE_PER_LOGIT 2000

/* What was tried, by letting players with one thing changed play hundreds of games
 * against each other, two to four at a table with all cards dealt:
 *
 * - Of one's own turn, every reply of the rival, and every own turn after that, the
 *   chance to reach the next goal (lab-outlook.c): that alone beats the solver in 99 of
 *   100 games and takes a third of a millisecond. Most of it comes from keeping the
 *   rival from its goal, which costs nothing where several insertions lead to one's own.
 * - To measure success by the chance to win a race (lab-race.c) rather than in turns:
 *   at the end, when a rival has one goal left, to stop it is worth everything.
 * - At tables of four, to let all rivals reply before one's own next turn, not the next
 *   one alone: 63 games of 100 against three greedy players instead of 40.
 * - To believe that a rival is not after what it declined: without, 43 of 100 against
 *   itself with it. How strongly one believes it, 0.02 to 0.3, did not matter.
 * - To fear replies that are meant to spite (lab-outlook.c): without, two such players
 *   kept each other from home for 70 turns, and some games did not end; with 0.3 they
 *   need 25 to 30, and it wins 58 of 100 against one without. 0.5 and more are worse.
 * - The usual chance of a race, 0.4 to 0.6: no difference that could be seen.
 * - To play on from the best turns to the next own turn, with cards and replies drawn by
 *   lot: 65 of 100 against the outlook alone with two million nodes, which is 30
 *   milliseconds for two players; 50 of 100 with half a million, too few to tell the
 *   candidates apart. How much the outlook counts beside the trials did not matter.
 *   At tables of four it brought nothing that could be seen.
 * - Alpha-beta search, two turns deep, with an estimate of the same chances
 *   (lab-duel.c), came close to the outlook, 46 of 100, at sixty times the time, and
 *   wins 35 of 100 against the trials. */

/* A turn, and what came of playing on from it. */
typedef struct
{
  LabTurn turn;
  double sum;
  guint n;
} Candidate;

typedef struct
{
  const LabQuestion *question;
  LabOutlook outlook;
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

/* Looks at one's own next card, if it is still hidden: it may be any. */
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

/* Lets the rival whose turn it is play: it is after one of the goals that it may have,
 * takes it if it can, and else goes near it. */
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
  LabSceneReply replies[LAB_MAX_INSERTIONS];
  LabGoalSet prospects = 0;
  LabScene scene;
  LabCell target;
  LabOutcome outcome;
  guint n, i;

  lab_scene_init (&scene, position);
  n = lab_scene_list_replies (&scene, &self->outlook.carrying, position->pawns[seat], belief->home,
                              replies);
  self->outlook.nodes += n;
  for (guint reply = 0; reply < n; reply++)
    prospects |= replies[reply].goals;
  i = lab_random_below (dice, n);
  while ((prospects & (1u << goal)) != 0 && (replies[i].goals & (1u << goal)) == 0)
    i = (i + 1) % n;

  lab_position_insert (position, replies[i].arrow, replies[i].tile);
  target = goal == LAB_GOAL_HOME ? belief->home : position->treasures[goal];
  if (seeks)
    *card = (guint8) goal;
  outcome = lab_position_move (position,
                               find_nearest (lab_position_get_reachable (position), target));
  if (seeks && outcome.found == LAB_TREASURE_NONE)
    *card = LAB_TREASURE_HIDDEN;
  observation->memory.declined[seat] |= prospects & ((1u << LAB_GOAL_HOME) - 1);
  if (outcome.found != LAB_TREASURE_NONE)
    observation->memory.declined[seat] = 0;
}

/* Plays @turn and what others may reply, and looks at what one's own next turn is then
 * worth. */
static double
try_turn (Expert        *self,
          const LabTurn *turn,
          LabRandom     *dice)
{
  LabObservation observation = *self->question->observation;
  LabPosition *position = &observation.position;
  LabSeat seat = position->seat;
  LabProspect best;

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
  lab_outlook_list (&self->outlook, &observation, lab_random_next (dice), 1, &best);
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

/* Tries each candidate @n times more, with the same dice for all. */
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
          if (lab_outlook_has_to_stop (&self->outlook))
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

/* Successive halving: the worse half goes, and the better one is tried twice as often,
 * until two are left. */
static void
compare_by_trials (Expert *self)
{
  guint n = N_FIRST_TRIALS, trial = 0;

  while (self->n_candidates > 1 && trial + n <= N_TRIALS && try_all (self, trial, n))
    {
      qsort (self->candidates, self->n_candidates, sizeof (Candidate), compare_candidates);
      self->n_candidates = self->n_candidates > 3 ? (self->n_candidates + 1) / 2 : self->n_candidates;
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
  LabOutlook *outlook = &self->outlook;

  self->question = question;
  self->unseen = lab_observation_get_unseen (observation);
  self->dice_seed = lab_random_next (question->random);
  self->n_candidates = 0;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((lab_position_get_unplaced (&observation->position) & LAB_SEAT_BIT (seat)) != 0)
        lab_belief_init (&self->beliefs[seat], observation, seat);
    }
  lab_race_init (&outlook->race, USUAL_CHANCE, USUAL_CHANCE);
  lab_carrying_init (&outlook->carrying);
  outlook->max_nodes = question->limits.nodes > 0 ? question->limits.nodes : G_MAXUINT64;
  outlook->deadline = question->deadline;
  outlook->cancellable = question->cancellable;
  outlook->nodes = 0;
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
  /* From an estimate to something like a chance. */
  thought->value = 1 / (1 + exp (-thought->value / ESTIMATE_PER_LOGIT));
}

/* Public functions */

/**
 * lab_strategy_expert:
 * @question: what is asked
 * @thought: (out caller-allocates): the answer
 *
 * Compares all turns by their outlook, then plays on from the best ones: draws what
 * others may be after and reply, and one's own next card, and takes the outlook of the
 * best turn there. The number of trials is shared out by successive halving (Karnin,
 * Koren and Somekh, 2013).
 */
void
lab_strategy_expert (const LabQuestion *question,
                     LabThought        *thought)
{
  const LabPosition *position = &question->observation->position;
  LabProspect prospects[LAB_MAX_PROSPECTS];
  LabCell goals[LAB_N_TREASURES];
  Expert self;
  guint n;

  if (count_rivals (position) == 0 || lab_goals_list (position, position->seat, goals) == 0)
    {
      lab_strategy_solver (question, thought);
      return;
    }
  if (question->limits.nodes > 0
      && question->limits.nodes < NODES_OF_OUTLOOK * (guint64) count_rivals (position))
    {
      choose_in_haste (question, thought);
      return;
    }
  init (&self, question);
  n = lab_outlook_list (&self.outlook, question->observation, self.dice_seed, N_CANDIDATES, prospects);
  for (guint i = 0; i < n; i++)
    self.candidates[self.n_candidates++] = (Candidate) {
      .turn = prospects[i].turn, .sum = PRIOR * prospects[i].value, .n = PRIOR,
    };
  thought->value = prospects[0].value;
  if (prospects[0].value < 1)
    {
      compare_by_trials (&self);
      thought->value = get_mean (&self.candidates[0]);
    }

  thought->turn = self.candidates[0].turn;
  thought->depth = self.candidates[0].n > PRIOR ? 3 : 2;
  thought->nodes = self.outlook.nodes;
  thought->n_plan = 1;
  thought->plan[0] = thought->turn;
}
