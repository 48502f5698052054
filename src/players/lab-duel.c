/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-duel.h"

#include <string.h>

#include "lab-goals.h"
#include "search/lab-insertion.h"

/* What a goal reached is worth, what it is worth that the next turn can reach one, and
 * what a step towards it is. */
#define GOAL_WORTH 1000
#define CHANCE_WORTH 400
#define STEP_WORTH 15

/* Private helpers */

static const LabDuelPly *
get_ply (gconstpointer state)
{
  const LabDuel *self = state;

  return &self->plies[self->ply];
}

static guint32
make_action (LabArrow    arrow,
             LabOpenings tile,
             LabCell     cell)
{
  return arrow | (guint32) tile << 4 | (guint32) cell << 8;
}

/* A hash of a whole ply: an insertion moves so much that keeping it up would cost no
 * less than this. Each word is mixed in by a multiplication and a shift. */
static guint64
hash_ply (const LabDuelPly *ply)
{
  const guint8 *bytes = (const guint8 *) &ply->position;
  guint64 hash = (guint64) ply->gain;

  for (gsize i = 0; i < sizeof ply->position; i += sizeof hash)
    {
      guint64 word = 0;

      memcpy (&word, bytes + i, MIN (sizeof word, sizeof ply->position - i));
      hash = (hash ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      hash ^= hash >> 29;
    }
  return hash;
}

/* Whether @seat is known to look for nothing but what its belief says. */
static gboolean
is_guessed (const LabPosition *position,
            LabSeat            seat)
{
  return lab_position_get_sought (position, seat) == 0
         && !lab_position_heads_home (position, seat);
}

/* What it is worth for @seat to end on @cell, of which only its belief says something. */
static int
get_likely_gain (const LabDuel     *self,
                 const LabPosition *position,
                 LabSeat            seat,
                 LabCell            cell)
{
  LabTreasure treasure = lab_position_get_treasure (position, cell);

  if (treasure == LAB_TREASURE_NONE || !is_guessed (position, seat))
    return 0;
  return (int) (GOAL_WORTH * self->beliefs[seat].chance[treasure]);
}

/* Minus the steps to the nearest of @goals. */
static int
get_nearness (LabCell        pawn,
              const LabCell *goals,
              guint          n_goals)
{
  int nearness = -4 * LAB_BOARD_SIZE;

  for (guint i = 0; i < n_goals; i++)
    {
      if (lab_cell_is_on_board (goals[i]))
        nearness = MAX (nearness, -(int) lab_cell_get_distance (pawn, goals[i]));
    }
  return nearness;
}

/* How well @seat stands: the goals that it has left, and how likely its next turn would
 * reach one. */
static int
estimate_seat (const LabDuel     *self,
               const LabPosition *position,
               const LabScene    *scene,
               LabSeat            seat)
{
  LabGoalSet prospects = lab_scene_get_prospects (scene, &self->carrying, position->pawns[seat],
                                                  lab_seat_get_corner (seat));
  int value = -GOAL_WORTH * (int) lab_belief_count_goals (position, seat);
  LabCell goals[LAB_N_TREASURES];
  LabGoalSet wanted = lab_position_get_sought (position, seat);

  if (is_guessed (position, seat))
    return value + (int) (CHANCE_WORTH * lab_belief_get_success (&self->beliefs[seat], prospects));
  if (lab_position_heads_home (position, seat))
    wanted |= 1u << LAB_GOAL_HOME;
  if ((prospects & wanted) != 0)
    return value + CHANCE_WORTH;
  return value + STEP_WORTH * get_nearness (position->pawns[seat], goals,
                                            lab_goals_list (position, seat, goals));
}

/* LabZeroSum */

static guint
list_actions (gconstpointer  state,
              guint32       *actions)
{
  const LabPosition *position = &get_ply (state)->position;
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  guint n_insertions = lab_insertion_list (position, insertions);
  guint n = 0;

  for (guint i = 0; i < n_insertions; i++)
    {
      LabBitboard reach = lab_insertion_get_reach (&insertions[i], position, position->seat);

      for (; reach != 0; reach &= reach - 1)
        actions[n++] = make_action (insertions[i].arrow, insertions[i].tile,
                                    lab_bitboard_first (reach));
    }
  return n;
}

/* To read the clock takes as long as some of the work between. */
#define NODES_BETWEEN_LOOKS 64

static void
watch_limits (LabDuel *self)
{
  if (self->n_left-- == 1
      || (self->n_left % NODES_BETWEEN_LOOKS == 0 && g_get_monotonic_time () >= self->deadline))
    g_cancellable_cancel (self->stop);
}

static void
apply (gpointer state,
       guint32  action)
{
  LabDuel *self = state;
  LabDuelPly *ply = &self->plies[self->ply + 1];
  LabTurn turn = lab_duel_get_turn (action);
  LabSeat seat;
  int gain;

  if (self->stop != NULL)
    watch_limits (self);
  *ply = self->plies[self->ply++];
  seat = ply->position.seat;
  if (ply->position.phase == LAB_PHASE_INSERT)
    lab_position_insert (&ply->position, turn.arrow, turn.tile);
  gain = get_likely_gain (self, &ply->position, seat, turn.cell);
  ply->gain += seat == self->seat ? gain : -gain;
  lab_position_move (&ply->position, turn.cell);
  ply->key = hash_ply (ply);
}

static void
undo (gpointer state,
      guint32  action G_GNUC_UNUSED)
{
  LabDuel *self = state;

  self->ply--;
}

/* Whoever is the first to finish from here has won: those who go on do not matter. */
static gboolean
is_over (gconstpointer state)
{
  const LabDuel *self = state;

  return get_ply (self)->position.n_places > self->n_places;
}

static int
get_side (gconstpointer state)
{
  const LabDuel *self = state;

  return get_ply (self)->position.seat == self->seat ? 1 : -1;
}

static int
estimate (gconstpointer state)
{
  const LabDuel *self = state;
  const LabDuelPly *ply = get_ply (self);
  const LabPosition *position = &ply->position;
  LabScene scene;
  int value = ply->gain;

  if (is_over (self))
    return (position->places[self->n_places] == self->seat ? LAB_WIN : -LAB_WIN) * get_side (self);

  lab_scene_init (&scene, position);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((self->unplaced & LAB_SEAT_BIT (seat)) == 0)
        continue;
      if (seat == self->seat)
        value += estimate_seat (self, position, &scene, seat);
      else
        value -= estimate_seat (self, position, &scene, seat);
    }
  return value * get_side (self);
}

static guint64
get_key (gconstpointer state)
{
  return get_ply (state)->key;
}

/* Turns that find something come first. */
static int
order (gconstpointer state,
       guint32       action)
{
  const LabDuel *self = state;
  const LabPosition *position = &get_ply (self)->position;
  LabTurn turn = lab_duel_get_turn (action);
  LabTreasureSet sought = lab_position_get_sought (position, position->seat);
  const guint8 *carry = self->carrying.tile[turn.arrow];
  int worth = 0;

  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      guint8 place = lab_scene_get_place (position->treasures[treasure]);

      if ((position->phase == LAB_PHASE_INSERT ? carry[place] : place) != turn.cell)
        continue;
      if ((sought & LAB_TREASURE_BIT (treasure)) != 0)
        worth = GOAL_WORTH;
      else if (is_guessed (position, position->seat))
        worth = (int) (GOAL_WORTH * self->beliefs[position->seat].chance[treasure]);
    }
  if (turn.cell == lab_seat_get_corner (position->seat)
      && lab_position_heads_home (position, position->seat))
    worth = GOAL_WORTH;
  return worth;
}

/**
 * lab_duel_game:
 *
 * How to search a #LabDuel. An action is a turn; see lab_duel_get_turn(). What nobody
 * can know is put in by what is likely: a seat whose card is hidden never finds it for
 * certain, but ending on a treasure is worth as much as it is likely to be the one.
 */
const LabZeroSum lab_duel_game = {
  .max_actions = LAB_MAX_INSERTIONS * LAB_BOARD_SIZE * LAB_BOARD_SIZE,
  .list_actions = list_actions,
  .apply = apply,
  .undo = undo,
  .is_over = is_over,
  .side = get_side,
  .estimate = estimate,
  .key = get_key,
  .order = order,
};

/* Public functions */

/**
 * lab_duel_init:
 * @self: (out caller-allocates): the duel
 * @observation: what the seat whose turn it is knows
 *
 * Begins a search for that seat.
 */
void
lab_duel_init (LabDuel              *self,
               const LabObservation *observation)
{
  const LabPosition *position = &observation->position;

  memset (self, 0, sizeof *self);
  self->seat = position->seat;
  self->n_places = position->n_places;
  self->unplaced = lab_position_get_unplaced (position);
  self->plies[0].position = *position;
  self->plies[0].key = hash_ply (&self->plies[0]);
  lab_carrying_init (&self->carrying);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((self->unplaced & LAB_SEAT_BIT (seat)) != 0)
        lab_belief_init (&self->beliefs[seat], observation, seat);
    }
}

/** lab_duel_get_turn: the turn that @action of #lab_duel_game stands for. */
LabTurn
lab_duel_get_turn (guint32 action)
{
  return (LabTurn) { (LabArrow) (action & 0xf), (LabOpenings) ((action >> 4) & 0xf),
                     (LabCell) (action >> 8) };
}
