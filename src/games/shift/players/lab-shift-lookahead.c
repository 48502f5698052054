/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-lookahead.h"

#include <glib.h>
#include <math.h>

#include "lab-random.h"
#include "lab-shift-belief.h"
#include "lab-shift-insertion.h"
#include "lab-shift-position.h"

/* The weight of the assumption that a single rival knows the player's goal and blocks it if it can,
 * and the power that says how few replies it then leaves open. */
#define SPITE 0.3
#define SPITE_POWER 2

/* What stays the same while the turns of one position are compared. */
typedef struct
{
  LabShiftLookahead *lookahead;
  const LabShiftObservation *observation;
  const LabShiftPosition *position;
  const LabShiftTables *tables;
  LabShiftSeat seat;
  guint n_left;                                /* the player's own goals, including the way home */
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];   /* the goals that the player may reach next */
  guint n_goals;
  LabShiftGoalSet known_next;                  /* the goals after the next one, if they are known */
  double next[LAB_SHIFT_N_GOALS];              /* otherwise their probabilities */
  LabShiftBelief rivals[LAB_SHIFT_N_SEATS];    /* in the order of their turns */
  guint n_rivals;
  guint64 dice_seed;

  LabShiftTurnValue *values;           /* best first */
  guint n_values;
  guint max_values;
} View;

/* One of the insertions that the turn can start with, and what can follow it. */
typedef struct
{
  const LabShiftInsertion *insertion;
  LabShiftReachScene scene;
  LabShiftBitboard reach;
  LabShiftBitboard found;                 /* the cells where a goal is reached at once */
  guint8 goals[LAB_SHIFT_N_TREASURES];    /* as places */
  LabShiftCell rival_pawns[LAB_SHIFT_N_SEATS];
  double rival_chance[LAB_SHIFT_N_SEATS]; /* the probability that the rival reaches its goal next */
  double chance[LAB_SHIFT_N_PLACES];      /* the player's probability, by its last place */
  double calm[LAB_SHIFT_N_PLACES];        /* the same if all replies were equally likely */
  LabRandom dice;
} Option;

/* A sequence of replies, one by each rival. */
typedef struct
{
  LabShiftReachScene scene;
  LabShiftArrow arrows[LAB_SHIFT_N_SEATS];
  guint n_arrows;
  double weight;      /* its probability */
  double share;       /* 1 divided by the number of sequences */
} Sequence;

/* Private helpers */

/* Returns the chance to win if the player's own turn comes first and reaches a goal with
 * probability @chance. */
static double
expect_own_turn (const LabShiftWinOdds *self,
                 guint                  n_left,
                 double                 chance,
                 guint                  n_rival_left)
{
  return chance * self->to_wait[n_left - 1][n_rival_left]
         + (1 - chance) * self->to_wait[n_left][n_rival_left];
}

/* Returns the probability that @runner has no goal left after its next turn and @n_turns more. */
static double
get_done (const LabShiftRaceOdds *self,
          const LabShiftRunner   *runner,
          guint                   n_turns)
{
  return runner->chance * self->done[runner->n_left - 1][n_turns]
         + (1 - runner->chance) * self->done[runner->n_left][n_turns];
}

/* Public functions */

/**
 * lab_shift_win_odds_init:
 * @self: (out caller-allocates): the odds
 * @chance: the probability that the player reaches a goal in a turn; above 0 and below 1
 * @rival_chance: the same for the rival
 *
 * Computes the odds from the end. This is a Markov chain whose states are the numbers of goals that
 * both have left. A turn that fails leads back to the same state, so each state has a closed form.
 */
void
lab_shift_win_odds_init (LabShiftWinOdds *self,
                         double           chance,
                         double           rival_chance)
{
  double both_fail = (1 - chance) * (1 - rival_chance);

  g_return_if_fail (self != NULL);
  g_return_if_fail (chance > 0 && chance < 1 && rival_chance > 0 && rival_chance < 1);

  for (guint n = 0; n < LAB_SHIFT_N_GOALS_LEFT; n++)
    self->to_move[0][n] = self->to_wait[0][n] = 1;
  for (guint m = 1; m < LAB_SHIFT_N_GOALS_LEFT; m++)
    {
      self->to_move[m][0] = self->to_wait[m][0] = 0;
      for (guint n = 1; n < LAB_SHIFT_N_GOALS_LEFT; n++)
        {
          self->to_move[m][n] = (chance * self->to_wait[m - 1][n]
                                 + (1 - chance) * rival_chance * self->to_move[m][n - 1])
                                / (1 - both_fail);
          self->to_wait[m][n] = rival_chance * self->to_move[m][n - 1]
                                + (1 - rival_chance) * self->to_move[m][n];
        }
    }
}

/**
 * lab_shift_win_odds_expect:
 * @self: the odds
 * @n_left: the number of goals that the player has left, including the way home
 * @chance: the probability that the player's next turn reaches a goal
 * @n_rival_left: the number of goals that the rival has left, at least 1
 * @rival_chance: the probability that the rival's next turn, which comes first, reaches a goal
 *
 * Computes the chance to win when the next turn of both players is known better than later ones.
 *
 * Returns: the chance to win if all later turns have the probabilities of @self
 */
static double
lab_shift_win_odds_expect (const LabShiftWinOdds *self,
                           guint                  n_left,
                           double                 chance,
                           guint                  n_rival_left,
                           double                 rival_chance)
{
  double lost = 0;

  if (n_left == 0)
    return 1;
  if (n_rival_left > 1)
    lost = expect_own_turn (self, n_left, chance, n_rival_left - 1);
  return rival_chance * lost
         + (1 - rival_chance) * expect_own_turn (self, n_left, chance, n_rival_left);
}

/**
 * lab_shift_race_odds_init:
 * @self: (out caller-allocates): the odds
 * @chance: the probability that any player reaches a goal in a turn; above 0 and below 1
 *
 * Computes the odds. The number of turns that a player needs has a negative binomial distribution.
 */
void
lab_shift_race_odds_init (LabShiftRaceOdds *self,
                          double            chance)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (chance > 0 && chance < 1);

  for (guint turn = 0; turn < LAB_SHIFT_N_RACE_TURNS; turn++)
    self->done[0][turn] = 1;
  for (guint n = 1; n < LAB_SHIFT_N_GOALS_LEFT; n++)
    {
      self->done[n][0] = 0;
      for (guint turn = 1; turn < LAB_SHIFT_N_RACE_TURNS; turn++)
        self->done[n][turn]
            = chance * self->done[n - 1][turn - 1] + (1 - chance) * self->done[n][turn - 1];
    }
}

/**
 * lab_shift_race_odds_expect:
 * @self: the odds
 * @player: the player
 * @rivals: its rivals, whose turns come first in each round
 * @n_rivals: the number of @rivals
 *
 * Computes the chance to win against several rivals, when the next turn of all players is known
 * better than later ones. For each turn in which the player may finish, it multiplies the
 * probabilities that the rivals are not there yet. Multiplying the chances to win against each
 * rival alone would give too little, because a rival that is late for one of them is late for all.
 *
 * Returns: the chance to win
 */
double
lab_shift_race_odds_expect (const LabShiftRaceOdds *self,
                            const LabShiftRunner   *player,
                            const LabShiftRunner   *rivals,
                            guint                   n_rivals)
{
  double value = 0, before = 0;

  g_return_val_if_fail (player->n_left > 0 && player->n_left < LAB_SHIFT_N_GOALS_LEFT, 0);

  for (guint turn = 0; turn < LAB_SHIFT_N_RACE_TURNS; turn++)
    {
      double done = get_done (self, player, turn);
      double chance = done - before;

      for (guint i = 0; i < n_rivals; i++)
        chance *= 1 - get_done (self, &rivals[i], turn);
      value += chance;
      before = done;
    }
  return value;
}

/* Private helpers: what is known */

/* Sets the goals that come after the next one: the way home, the player's other open cards, or any
 * card that is not visible. */
static void
init_next (View *self)
{
  const LabShiftPosition *position = self->position;
  LabShiftTreasureSet unseen = lab_shift_observation_get_unseen (self->observation);
  guint n_unseen = (guint) __builtin_popcount (unseen);

  if ((position->rules & LAB_SHIFT_RULES_LAST_TREASURE) == 0 && self->n_left <= 2)
    self->known_next = 1u << LAB_SHIFT_GOAL_HOME;
  else if ((position->rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0)
    self->known_next = lab_shift_position_get_sought (position, self->seat);
  for (; unseen != 0; unseen &= unseen - 1)
    self->next[__builtin_ctz (unseen)] = 1.0 / n_unseen;
}

/* Uses where the rival stands to guess its goal, if its last turns did not reach it. Against one
 * rival, this was not needed. */
static void
look_where_it_stands (const View     *self,
                      LabShiftBelief *rival)
{
  LabShiftReachScene scene;

  if (self->n_rivals == 1 || self->position->phase != LAB_SHIFT_PHASE_INSERT
      || self->observation->memory.declined[rival->seat] == 0)
    return;
  lab_shift_reach_scene_init (&scene, self->position);
  lab_shift_belief_expect_near (rival,
                                lab_shift_reach_scene_get_next_goals (&scene, self->tables,
                                                                      rival->pawn, rival->home));
}

static void
init (View                      *self,
      LabShiftLookahead         *lookahead,
      const LabShiftObservation *observation)
{
  const LabShiftPosition *position = &observation->position;
  LabShiftSeatSet unplaced = lab_shift_position_get_unplaced (position);

  self->lookahead = lookahead;
  self->observation = observation;
  self->position = position;
  self->tables = &lookahead->tables;
  self->seat = position->seat;
  self->n_left = lab_shift_belief_count_goals (position, self->seat);
  self->n_goals = lab_shift_position_list_goals (position, self->seat, self->goals);
  for (guint step = 1; step < LAB_SHIFT_N_SEATS; step++)
    {
      LabShiftSeat seat = (LabShiftSeat) ((self->seat + step) % LAB_SHIFT_N_SEATS);

      if ((unplaced & LAB_SHIFT_SEAT_BIT (seat)) != 0)
        lab_shift_belief_init (&self->rivals[self->n_rivals++], observation, seat);
    }
  for (guint i = 0; i < self->n_rivals; i++)
    look_where_it_stands (self, &self->rivals[i]);
  init_next (self);
}

/* Private helpers: what may follow an insertion */

static void
prepare (const View              *self,
         const LabShiftInsertion *insertion,
         Option                  *option)
{
  const LabShiftPosition *position = self->position;

  *option = (Option) { .insertion = insertion };
  option->scene.board = insertion->board;
  option->scene.last_arrow = insertion->arrow;
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    option->scene.places[treasure] = lab_shift_reach_scene_get_place (
        lab_shift_insertion_carry (insertion, position->treasures[treasure]));
  option->reach = lab_shift_insertion_get_reach (insertion, position, self->seat);
  for (guint i = 0; i < self->n_goals; i++)
    {
      option->goals[i]
          = lab_shift_reach_scene_get_place (lab_shift_insertion_carry (insertion, self->goals[i]));
      if (option->goals[i] < LAB_SHIFT_PLACE_SPARE)
        option->found |= option->reach & LAB_SHIFT_CELL_BIT (option->goals[i]);
    }
  for (guint i = 0; i < self->n_rivals; i++)
    {
      LabShiftCell pawn = self->rivals[i].pawn;

      option->rival_pawns[i] = insertion->done ? pawn
                                               : lab_shift_arrow_carry (insertion->arrow, pawn);
    }
  lab_random_init (&option->dice, self->dice_seed);
}

static LabShiftGoalSet
join_goals (const LabShiftReachSceneReply *replies,
            guint                          n)
{
  LabShiftGoalSet goals = 0;

  for (guint i = 0; i < n; i++)
    goals |= replies[i].goals;
  return goals;
}

/* Sets the probability of each reply. The rival looks for each goal with some probability and
 * chooses any reply that reaches it; if none does, it chooses any reply at all. */
static void
weigh_replies (const LabShiftBelief          *rival,
               const LabShiftReachSceneReply *replies,
               guint                          n,
               double                         weights[LAB_SHIFT_MAX_INSERTIONS])
{
  guint n_ways[LAB_SHIFT_N_GOALS] = { 0 };
  double missed = (1 - lab_shift_belief_sum (rival->chance, join_goals (replies, n))) / n;

  for (guint i = 0; i < n; i++)
    {
      for (LabShiftGoalSet rest = replies[i].goals; rest != 0; rest &= rest - 1)
        n_ways[__builtin_ctz (rest)]++;
    }
  for (guint i = 0; i < n; i++)
    {
      weights[i] = missed;
      for (LabShiftGoalSet rest = replies[i].goals; rest != 0; rest &= rest - 1)
        {
          guint goal = (guint) __builtin_ctz (rest);

          weights[i] += rival->chance[goal] / n_ways[goal];
        }
    }
}

/* Draws one of the replies with the probabilities of weigh_replies(). */
static const LabShiftReachSceneReply *
draw_reply (const LabShiftBelief          *rival,
            const LabShiftReachSceneReply *replies,
            guint                          n,
            LabRandom                     *dice)
{
  LabShiftGoalSet goals = join_goals (replies, n);
  guint goal = lab_shift_belief_draw_goal (rival, dice);
  guint i = lab_random_below (dice, n);

  if ((goals & (1u << goal)) == 0)
    return &replies[i];
  while ((replies[i].goals & (1u << goal)) == 0)
    i = (i + 1) % n;
  return &replies[i];
}

/* Makes one reply for each rival after the first. */
static void
let_others_reply (View   *self,
                  Option   *option,
                  Sequence *sequence)
{
  for (guint rival = 1; rival < self->n_rivals; rival++)
    {
      const LabShiftBelief *belief = &self->rivals[rival];
      LabShiftReachSceneReply replies[LAB_SHIFT_MAX_INSERTIONS];
      const LabShiftReachSceneReply *reply;
      LabShiftReachScene before = sequence->scene;
      LabShiftCell pawn = option->rival_pawns[rival];
      guint n;

      for (guint i = 0; i < sequence->n_arrows; i++)
        pawn = self->tables->pawn[sequence->arrows[i]][pawn];
      n = lab_shift_reach_scene_list_replies (&before, self->tables, pawn, belief->home, replies);
      self->lookahead->nodes += n;
      option->rival_chance[rival]
          += sequence->weight * lab_shift_belief_get_success (belief, join_goals (replies, n));
      reply = draw_reply (belief, replies, n, &option->dice);
      lab_shift_reach_scene_insert (&before, self->tables, reply->arrow, reply->tile,
                                    &sequence->scene);
      sequence->arrows[sequence->n_arrows++] = reply->arrow;
    }
}

/* Returns the probability that the next turn reaches the goal after the one that is found now. */
static double
get_chance_after_find (View           *self,
                       const Sequence *sequence,
                       LabShiftCell    cell,
                       LabShiftGoalSet found)
{
  LabShiftGoalSet goals;

  for (guint i = 0; i < sequence->n_arrows; i++)
    cell = self->tables->pawn[sequence->arrows[i]][cell];
  goals = lab_shift_reach_scene_get_next_goals (&sequence->scene, self->tables, cell,
                                         lab_shift_seat_get_corner (self->seat));
  if (self->known_next != 0)
    return (goals & self->known_next & ~found) != 0 ? 1 : 0;
  return lab_shift_belief_sum (self->next, goals & ~(1u << LAB_SHIFT_GOAL_HOME));
}

/* Returns the cells where the pawn must end now so that the next turn can reach a goal. */
static LabShiftBitboard
get_good_cells (View         *self,
                const Option   *option,
                const Sequence *sequence)
{
  LabShiftBitboard cells = 0;

  for (guint i = 0; i < self->n_goals; i++)
    {
      guint8 place = option->goals[i];

      for (guint arrow = 0; arrow < sequence->n_arrows; arrow++)
        place = self->tables->tile[sequence->arrows[arrow]][place];
      cells |= lab_shift_reach_scene_get_sources (&sequence->scene, self->tables, place);
    }
  for (guint i = sequence->n_arrows; i-- > 0;)
    cells = lab_shift_bitboard_carry (cells, lab_shift_arrow_opposite (sequence->arrows[i]));
  return cells & option->reach;
}

/* Returns the treasures on @cell, as the only goals for which the pawn would end there. */
static LabShiftGoalSet
find_goal_on (const Option *option,
              LabShiftCell  cell)
{
  LabShiftGoalSet goals = 0;

  for (guint treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      if (option->scene.places[treasure] == cell)
        goals |= 1u << treasure;
    }
  return goals;
}

/* Adds what one sequence of replies contributes to the player's own chances. */
static void
follow (View         *self,
        Option         *option,
        const Sequence *sequence)
{
  LabShiftBitboard cells = option->found;

  self->lookahead->nodes += LAB_SHIFT_MAX_INSERTIONS;
  if (cells == 0)
    cells = get_good_cells (self, option, sequence);
  for (; cells != 0; cells &= cells - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (cells);
      double chance = 1;

      if (option->found != 0)
        chance = get_chance_after_find (self, sequence, cell, find_goal_on (option, cell));
      option->chance[cell] += sequence->weight * chance;
      option->calm[cell] += sequence->share * chance;
    }
}

/* Returns the chance to win against one rival. @chance and @calm are the probabilities to reach a
 * goal next. */
static double
get_value_against_one (const View   *self,
                       const Option *option,
                       guint         n_left,
                       double        chance,
                       double        calm)
{
  if (self->rivals[0].n_left == 0)
    return 1;
  chance = (1 - SPITE) * chance + SPITE * pow (calm, SPITE_POWER);
  return lab_shift_win_odds_expect (&self->lookahead->odds, n_left, chance, self->rivals[0].n_left,
                                    option->rival_chance[0]);
}

/* Returns the chance to win. Of several rivals, none is expected to give up its own goal to block
 * the player. */
static double
get_value (const View   *self,
           const Option *option,
           double        chance,
           double        calm)
{
  LabShiftRunner player = { self->n_left - (option->found != 0 ? 1 : 0), chance };
  LabShiftRunner rivals[LAB_SHIFT_N_SEATS];
  guint n_rivals = 0;

  if (self->n_rivals == 1)
    return get_value_against_one (self, option, player.n_left, chance, calm);
  if (player.n_left == 0)
    return 1;
  for (guint i = 0; i < self->n_rivals; i++)
    {
      if (self->rivals[i].n_left > 0)
        rivals[n_rivals++] = (LabShiftRunner) { self->rivals[i].n_left, option->rival_chance[i] };
    }
  return lab_shift_race_odds_expect (&self->lookahead->race_odds, &player, rivals, n_rivals);
}

/* Returns the value that a turn needs to be listed. */
static double
get_threshold (const View *self)
{
  if (self->n_values < self->max_values)
    return -1;
  return self->values[self->n_values - 1].value;
}

/* Looks at what can follow, unless even the best continuation would be too bad to be listed. */
static gboolean
look_ahead (View   *self,
            Option *option)
{
  LabShiftReachSceneReply replies[LAB_SHIFT_MAX_INSERTIONS];
  double weights[LAB_SHIFT_MAX_INSERTIONS];
  const LabShiftBelief *next = &self->rivals[0];
  guint n = lab_shift_reach_scene_list_replies (&option->scene, self->tables,
                                                option->rival_pawns[0], next->home, replies);

  self->lookahead->nodes += n;
  option->rival_chance[0] = lab_shift_belief_get_success (next, join_goals (replies, n));
  if (get_value (self, option, 1, 1) <= get_threshold (self))
    return FALSE;

  weigh_replies (next, replies, n, weights);
  for (guint i = 0; i < n; i++)
    {
      Sequence sequence = { .arrows = { replies[i].arrow }, .n_arrows = 1, .weight = weights[i],
                            .share = 1.0 / n };

      lab_shift_reach_scene_insert (&option->scene, self->tables, replies[i].arrow, replies[i].tile,
                                    &sequence.scene);
      let_others_reply (self, option, &sequence);
      follow (self, option, &sequence);
    }
  return TRUE;
}

/* Private helpers: comparing */

/* Lists a turn if it is one of the best. Many turns have equal values; of these, the first ones
 * stay. */
static void
offer (View         *self,
       const Option *option,
       LabShiftCell  cell)
{
  LabShiftTurnValue offered = {
    .turn = { option->insertion->arrow, option->insertion->tile, cell },
    .value = get_value (self, option, option->chance[cell], option->calm[cell]),
  };
  guint at;

  if (offered.value <= get_threshold (self))
    return;
  if (self->n_values < self->max_values)
    self->n_values++;
  for (at = self->n_values - 1; at > 0 && self->values[at - 1].value < offered.value; at--)
    self->values[at] = self->values[at - 1];
  self->values[at] = offered;
}

static void
consider (View                    *self,
          const LabShiftInsertion *insertion)
{
  Option option;
  LabShiftBitboard cells;

  prepare (self, insertion, &option);
  if ((option.found == 0 || self->n_left > 1) && !look_ahead (self, &option))
    return;
  cells = option.found != 0 ? option.found : option.reach;
  for (; cells != 0; cells &= cells - 1)
    offer (self, &option, lab_shift_bitboard_first (cells));
}

/* Puts insertions that can reach a goal first. The search must not miss them if the time is not
 * enough for all. */
static void
put_finds_first (const View        *self,
                 LabShiftInsertion *insertions,
                 guint              n)
{
  guint n_first = 0;

  for (guint i = 0; i < n; i++)
    {
      LabShiftInsertion insertion = insertions[i];
      Option option;

      prepare (self, &insertion, &option);
      if (option.found == 0)
        continue;
      insertions[i] = insertions[n_first];
      insertions[n_first++] = insertion;
    }
}

/* Public functions */

/**
 * lab_shift_lookahead_has_to_stop:
 * @self: a look-ahead
 *
 * Checks the limits of the search.
 *
 * Returns: %TRUE if a limit is reached
 */
gboolean
lab_shift_lookahead_has_to_stop (const LabShiftLookahead *self)
{
  return self->nodes >= self->max_nodes || g_cancellable_is_cancelled (self->cancellable)
         || (self->deadline != G_MAXINT64 && g_get_monotonic_time () >= self->deadline);
}

/**
 * lab_shift_lookahead_list:
 * @self: a look-ahead
 * @observation: what the player knows; it has rivals and at least one goal
 * @dice_seed: the seed of random choices
 * @max_values: the largest number of turns to list, 1 to %LAB_SHIFT_MAX_TURN_VALUES
 * @values: (out caller-allocates): the turns, best first
 *
 * Compares all turns by their chance to win.
 *
 * If a limit is reached, turns that were not searched are left out. At least one insertion is
 * always searched.
 *
 * Returns: the number of turns, at least 1
 */
guint
lab_shift_lookahead_list (LabShiftLookahead         *self,
                          const LabShiftObservation *observation,
                          guint64                    dice_seed,
                          guint                      max_values,
                          LabShiftTurnValue         *values)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  guint n = lab_shift_insertion_list (&observation->position, insertions);
  View view = { .dice_seed = dice_seed, .values = values, .max_values = max_values };

  init (&view, self, observation);
  put_finds_first (&view, insertions, n);
  for (guint i = 0; i < n && (i == 0 || !lab_shift_lookahead_has_to_stop (self)); i++)
    consider (&view, &insertions[i]);
  return view.n_values;
}
