/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-outlook.h"

#include <math.h>

#include "lab-belief.h"
#include "lab-goals.h"
#include "model/lab-random.h"
#include "search/lab-insertion.h"

/* How much is thought of rivals who know one's goal and reply to keep one from it,
 * and how few replies they are believed to leave open. */
#define SPITE 0.3
#define SPITE_POWER 2

/* What stays the same while the turns of one position are compared. */
typedef struct
{
  LabOutlook *outlook;
  const LabObservation *observation;
  const LabPosition *position;
  const LabCarrying *carrying;
  LabSeat seat;
  guint n_left;                     /* one's own goals, home included */
  LabCell goals[LAB_N_TREASURES];   /* those that can be reached next */
  guint n_goals;
  LabGoalSet known_next;            /* the goals after this one, if they are known */
  double next[LAB_N_GOALS];         /* else how likely it is which */
  LabBelief rivals[LAB_N_SEATS];    /* in the order of their turns */
  guint n_rivals;
  guint64 dice_seed;

  LabProspect *prospects;           /* the best first */
  guint n_prospects;
  guint max_prospects;
} View;

/* One of the insertions to choose from, and what may follow. */
typedef struct
{
  const LabInsertion *insertion;
  LabScene scene;
  LabBitboard reach;
  LabBitboard found;                  /* where a goal is reached at once */
  guint8 goals[LAB_N_TREASURES];      /* places */
  LabCell rival_pawns[LAB_N_SEATS];
  double rival_chance[LAB_N_SEATS];   /* that the rival reaches its goal next */
  double chance[LAB_N_PLACES];        /* the same for oneself, by where one ends */
  double calm[LAB_N_PLACES];          /* the same if all replies were equally likely */
  LabRandom dice;
} Option;

/* A sequence of replies, one of each rival. */
typedef struct
{
  LabScene scene;
  LabArrow arrows[LAB_N_SEATS];
  guint n_arrows;
  double weight;      /* how likely it is */
  double share;       /* 1 by the number of sequences */
} Sequence;

/* Private helpers: what is known */

/* What comes after the goal that is reached next: home, own open cards, or any card
 * that was not seen. */
static void
init_next (View *self)
{
  const LabPosition *position = self->position;
  LabTreasureSet unseen = lab_observation_get_unseen (self->observation);
  guint n_unseen = (guint) __builtin_popcount (unseen);

  if ((position->rules & LAB_RULES_LAST_TREASURE) == 0 && self->n_left <= 2)
    self->known_next = 1u << LAB_GOAL_HOME;
  else if ((position->rules & LAB_RULES_OPEN_CARDS) != 0)
    self->known_next = lab_position_get_sought (position, self->seat);
  for (; unseen != 0; unseen &= unseen - 1)
    self->next[__builtin_ctz (unseen)] = 1.0 / n_unseen;
}

static void
init (View                 *self,
      LabOutlook           *outlook,
      const LabObservation *observation)
{
  const LabPosition *position = &observation->position;
  LabSeatSet unplaced = lab_position_get_unplaced (position);

  self->outlook = outlook;
  self->observation = observation;
  self->position = position;
  self->carrying = &outlook->carrying;
  self->seat = position->seat;
  self->n_left = lab_belief_count_goals (position, self->seat);
  self->n_goals = lab_goals_list (position, self->seat, self->goals);
  for (guint step = 1; step < LAB_N_SEATS; step++)
    {
      LabSeat seat = (LabSeat) ((self->seat + step) % LAB_N_SEATS);

      if ((unplaced & LAB_SEAT_BIT (seat)) != 0)
        lab_belief_init (&self->rivals[self->n_rivals++], observation, seat);
    }
  init_next (self);
}

/* Private helpers: what may follow an insertion */

static void
prepare (const View         *self,
         const LabInsertion *insertion,
         Option             *option)
{
  const LabPosition *position = self->position;

  *option = (Option) { .insertion = insertion };
  option->scene.board = insertion->board;
  option->scene.last_arrow = insertion->arrow;
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    option->scene.places[treasure]
        = lab_scene_get_place (lab_insertion_carry (insertion, position->treasures[treasure]));
  option->reach = lab_insertion_get_reach (insertion, position, self->seat);
  for (guint i = 0; i < self->n_goals; i++)
    {
      option->goals[i] = lab_scene_get_place (lab_insertion_carry (insertion, self->goals[i]));
      if (option->goals[i] < LAB_PLACE_SPARE)
        option->found |= option->reach & LAB_CELL_BIT (option->goals[i]);
    }
  for (guint i = 0; i < self->n_rivals; i++)
    {
      LabCell pawn = self->rivals[i].pawn;

      option->rival_pawns[i] = insertion->done ? pawn : lab_arrow_carry (insertion->arrow, pawn);
    }
  lab_random_init (&option->dice, self->dice_seed);
}

static LabGoalSet
join_goals (const LabSceneReply *replies,
            guint           n)
{
  LabGoalSet goals = 0;

  for (guint i = 0; i < n; i++)
    goals |= replies[i].goals;
  return goals;
}

/* How likely a rival replies which: it is after each goal with some chance, takes any
 * of the ways to it, and does anything if there is none. */
static void
weigh_replies (const LabBelief *rival,
               const LabSceneReply  *replies,
               guint            n,
               double           weights[LAB_MAX_INSERTIONS])
{
  guint n_ways[LAB_N_GOALS] = { 0 };
  double missed = (1 - lab_belief_sum (rival->chance, join_goals (replies, n))) / n;

  for (guint i = 0; i < n; i++)
    {
      for (LabGoalSet rest = replies[i].goals; rest != 0; rest &= rest - 1)
        n_ways[__builtin_ctz (rest)]++;
    }
  for (guint i = 0; i < n; i++)
    {
      weights[i] = missed;
      for (LabGoalSet rest = replies[i].goals; rest != 0; rest &= rest - 1)
        {
          guint goal = (guint) __builtin_ctz (rest);

          weights[i] += rival->chance[goal] / n_ways[goal];
        }
    }
}

/* Draws one of the replies, by the same rule. */
static const LabSceneReply *
draw_reply (const LabBelief *rival,
            const LabSceneReply  *replies,
            guint            n,
            LabRandom       *dice)
{
  LabGoalSet goals = join_goals (replies, n);
  guint goal = lab_belief_draw_goal (rival, dice);
  guint i = lab_random_below (dice, n);

  if ((goals & (1u << goal)) == 0)
    return &replies[i];
  while ((replies[i].goals & (1u << goal)) == 0)
    i = (i + 1) % n;
  return &replies[i];
}

/* Lets the rivals after the first one reply, each in one of the ways it may. */
static void
let_others_reply (View   *self,
                  Option   *option,
                  Sequence *sequence)
{
  for (guint rival = 1; rival < self->n_rivals; rival++)
    {
      const LabBelief *belief = &self->rivals[rival];
      LabSceneReply replies[LAB_MAX_INSERTIONS];
      const LabSceneReply *reply;
      LabScene before = sequence->scene;
      LabCell pawn = option->rival_pawns[rival];
      guint n;

      for (guint i = 0; i < sequence->n_arrows; i++)
        pawn = self->carrying->pawn[sequence->arrows[i]][pawn];
      n = lab_scene_list_replies (&before, self->carrying, pawn, belief->home, replies);
      self->outlook->nodes += n;
      option->rival_chance[rival]
          += sequence->weight * lab_belief_get_success (belief, join_goals (replies, n));
      reply = draw_reply (belief, replies, n, &option->dice);
      lab_scene_insert (&before, self->carrying, reply->arrow, reply->tile, &sequence->scene);
      sequence->arrows[sequence->n_arrows++] = reply->arrow;
    }
}

/* How likely the goal after the one that is found now can be reached next. */
static double
get_chance_after_find (View         *self,
                       const Sequence *sequence,
                       LabCell         cell,
                       LabGoalSet      found)
{
  LabGoalSet goals;

  for (guint i = 0; i < sequence->n_arrows; i++)
    cell = self->carrying->pawn[sequence->arrows[i]][cell];
  goals = lab_scene_get_prospects (&sequence->scene, self->carrying, cell,
                                   lab_seat_get_corner (self->seat));
  if (self->known_next != 0)
    return (goals & self->known_next & ~found) != 0 ? 1 : 0;
  return lab_belief_sum (self->next, goals & ~(1u << LAB_GOAL_HOME));
}

/* Where the pawn has to end now so that a goal can be reached next. */
static LabBitboard
get_good_cells (View         *self,
                const Option   *option,
                const Sequence *sequence)
{
  LabBitboard cells = 0;

  for (guint i = 0; i < self->n_goals; i++)
    {
      guint8 place = option->goals[i];

      for (guint arrow = 0; arrow < sequence->n_arrows; arrow++)
        place = self->carrying->tile[sequence->arrows[arrow]][place];
      cells |= lab_scene_get_sources (&sequence->scene, self->carrying, place);
    }
  for (guint i = sequence->n_arrows; i-- > 0;)
    cells = lab_bitboard_carry (cells, lab_arrow_opposite (sequence->arrows[i]));
  return cells & option->reach;
}

/* The treasures that lie on @cell, for which alone one would end there. */
static LabGoalSet
find_goal_on (const Option *option,
              LabCell       cell)
{
  LabGoalSet goals = 0;

  for (guint treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if (option->scene.places[treasure] == cell)
        goals |= 1u << treasure;
    }
  return goals;
}

/* Adds what one sequence of replies leaves of one's own chances. */
static void
follow (View         *self,
        Option         *option,
        const Sequence *sequence)
{
  LabBitboard cells = option->found;

  self->outlook->nodes += LAB_MAX_INSERTIONS;
  if (cells == 0)
    cells = get_good_cells (self, option, sequence);
  for (; cells != 0; cells &= cells - 1)
    {
      LabCell cell = lab_bitboard_first (cells);
      double chance = 1;

      if (option->found != 0)
        chance = get_chance_after_find (self, sequence, cell, find_goal_on (option, cell));
      option->chance[cell] += sequence->weight * chance;
      option->calm[cell] += sequence->share * chance;
    }
}

/* The chance to win with @chance and @calm of reaching a goal next: against all rivals
 * as if each were the only one. */
static double
get_value (const View   *self,
           const Option *option,
           double        chance,
           double        calm)
{
  guint n_left = self->n_left - (option->found != 0 ? 1 : 0);
  double value = 1;

  chance = (1 - SPITE) * chance + SPITE * pow (calm, SPITE_POWER);
  for (guint i = 0; i < self->n_rivals; i++)
    {
      if (self->rivals[i].n_left > 0)
        value *= lab_race_expect (&self->outlook->race, n_left, chance, self->rivals[i].n_left,
                                  option->rival_chance[i]);
    }
  return value;
}

/* What a turn must be worth to be kept. */
static double
get_threshold (const View *self)
{
  if (self->n_prospects < self->max_prospects)
    return -1;
  return self->prospects[self->n_prospects - 1].value;
}

/* Looks at what may follow, unless even the best that could would not be good enough. */
static gboolean
look_ahead (View   *self,
            Option *option)
{
  LabSceneReply replies[LAB_MAX_INSERTIONS];
  double weights[LAB_MAX_INSERTIONS];
  const LabBelief *next = &self->rivals[0];
  guint n = lab_scene_list_replies (&option->scene, self->carrying, option->rival_pawns[0],
                                    next->home, replies);

  self->outlook->nodes += n;
  option->rival_chance[0] = lab_belief_get_success (next, join_goals (replies, n));
  if (get_value (self, option, 1, 1) <= get_threshold (self))
    return FALSE;

  weigh_replies (next, replies, n, weights);
  for (guint i = 0; i < n; i++)
    {
      Sequence sequence = { .arrows = { replies[i].arrow }, .n_arrows = 1, .weight = weights[i],
                            .share = 1.0 / n };

      lab_scene_insert (&option->scene, self->carrying, replies[i].arrow, replies[i].tile,
                        &sequence.scene);
      let_others_reply (self, option, &sequence);
      follow (self, option, &sequence);
    }
  return TRUE;
}

/* Private helpers: comparing */

/* Keeps a turn if it is one of the best. Of turns that are equally good, which are
 * many, those stay that came first. */
static void
offer (View         *self,
       const Option *option,
       LabCell       cell)
{
  LabProspect prospect = {
    .turn = { option->insertion->arrow, option->insertion->tile, cell },
    .value = get_value (self, option, option->chance[cell], option->calm[cell]),
  };
  guint at;

  if (prospect.value <= get_threshold (self))
    return;
  if (self->n_prospects < self->max_prospects)
    self->n_prospects++;
  for (at = self->n_prospects - 1; at > 0 && self->prospects[at - 1].value < prospect.value; at--)
    self->prospects[at] = self->prospects[at - 1];
  self->prospects[at] = prospect;
}

static void
consider (View               *self,
          const LabInsertion *insertion)
{
  Option option;
  LabBitboard cells;

  prepare (self, insertion, &option);
  if ((option.found == 0 || self->n_left > 1) && !look_ahead (self, &option))
    return;
  cells = option.found != 0 ? option.found : option.reach;
  for (; cells != 0; cells &= cells - 1)
    offer (self, &option, lab_bitboard_first (cells));
}

/* Puts the insertions with which a goal can be reached first: if there is no time for
 * all, these must not be missed. */
static void
put_finds_first (const View *self,
                 LabInsertion *insertions,
                 guint         n)
{
  guint n_first = 0;

  for (guint i = 0; i < n; i++)
    {
      LabInsertion insertion = insertions[i];
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
 * lab_outlook_has_to_stop:
 * @self: an outlook
 *
 * Returns: %TRUE if a limit has been reached
 */
gboolean
lab_outlook_has_to_stop (const LabOutlook *self)
{
  return self->nodes >= self->max_nodes || g_cancellable_is_cancelled (self->cancellable)
         || (self->deadline != G_MAXINT64 && g_get_monotonic_time () >= self->deadline);
}

/**
 * lab_outlook_list:
 * @self: an outlook
 * @observation: what is known; others play too, and something is looked for
 * @dice_seed: for what is drawn by lot
 * @max_prospects: how many of the best turns to list, 1 to %LAB_MAX_PROSPECTS
 * @prospects: (out caller-allocates): the turns, the best first
 *
 * Compares all turns by the chance to win with them.
 *
 * If a limit is reached, the turns that were not looked at are left out; one insertion
 * is looked at in any case.
 *
 * Returns: how many turns there are, at least 1
 */
guint
lab_outlook_list (LabOutlook           *self,
                  const LabObservation *observation,
                  guint64               dice_seed,
                  guint                 max_prospects,
                  LabProspect          *prospects)
{
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  guint n = lab_insertion_list (&observation->position, insertions);
  View view = { .dice_seed = dice_seed, .prospects = prospects, .max_prospects = max_prospects };

  init (&view, self, observation);
  put_finds_first (&view, insertions, n);
  for (guint i = 0; i < n && (i == 0 || !lab_outlook_has_to_stop (self)); i++)
    consider (&view, &insertions[i]);
  return view.n_prospects;
}
