/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-turn-search.h"

#include <string.h>

#include "lab-shift-insertion.h"
#include "lab-shift-position.h"

/* The values of a goal that is reached, of a goal that the next turn can reach, and of one step
 * toward a goal. */
#define GOAL_WORTH 1000
#define CHANCE_WORTH 400
#define STEP_WORTH 15

/* Private helpers */

static const LabShiftTurnSearchPly *
get_ply (gconstpointer state)
{
  const LabShiftTurnSearch *self = state;

  return &self->plies[self->ply];
}

static guint32
make_action (LabShiftArrow    arrow,
             LabShiftOpenings tile,
             LabShiftCell     cell)
{
  return arrow | (guint32) tile << 4 | (guint32) cell << 8;
}

/* Returns a hash of a whole ply. An insertion changes so much that an incremental hash would cost
 * as much. Each word is mixed in with a multiplication and a shift. */
static guint64
hash_ply (const LabShiftTurnSearchPly *ply)
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

/* Whether nothing is known about the goals of @seat except its belief. */
static gboolean
is_guessed (const LabShiftPosition *position,
            LabShiftSeat            seat)
{
  return lab_shift_position_get_sought (position, seat) == 0
         && !lab_shift_position_heads_home (position, seat);
}

/* Returns the value for @seat to end on @cell, by its belief. */
static int
get_likely_gain (const LabShiftTurnSearch *self,
                 const LabShiftPosition   *position,
                 LabShiftSeat              seat,
                 LabShiftCell              cell)
{
  LabShiftTreasure treasure = lab_shift_position_get_treasure (position, cell);

  if (treasure == LAB_SHIFT_TREASURE_NONE || !is_guessed (position, seat))
    return 0;
  return (int) (GOAL_WORTH * self->beliefs[seat].chance[treasure]);
}

/* Returns minus the number of steps to the nearest of @goals. */
static int
get_nearness (LabShiftCell        pawn,
              const LabShiftCell *goals,
              guint               n_goals)
{
  int nearness = -4 * LAB_SHIFT_BOARD_SIZE;

  for (guint i = 0; i < n_goals; i++)
    {
      if (lab_shift_cell_is_on_board (goals[i]))
        nearness = MAX (nearness, -(int) lab_shift_cell_get_distance (pawn, goals[i]));
    }
  return nearness;
}

/* Returns how good the position is for @seat: by the goals that it has left, and by the probability
 * that its next turn reaches one. */
static int
estimate_seat (const LabShiftTurnSearch *self,
               const LabShiftPosition   *position,
               const LabShiftReachScene *scene,
               LabShiftSeat              seat)
{
  LabShiftGoalSet reachable = lab_shift_reach_scene_get_next_goals (
      scene, &self->tables, position->pawns[seat], lab_shift_seat_get_corner (seat));
  int value = -GOAL_WORTH * (int) lab_shift_belief_count_goals (position, seat);
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  LabShiftGoalSet wanted = lab_shift_position_get_sought (position, seat);

  if (is_guessed (position, seat))
    return value
         + (int) (CHANCE_WORTH * lab_shift_belief_get_success (&self->beliefs[seat], reachable));
  if (lab_shift_position_heads_home (position, seat))
    wanted |= 1u << LAB_SHIFT_GOAL_HOME;
  if ((reachable & wanted) != 0)
    return value + CHANCE_WORTH;
  return value + STEP_WORTH * get_nearness (position->pawns[seat], goals,
                                            lab_shift_position_list_goals (position, seat, goals));
}

/* LabZeroSum */

static guint
list_actions (gconstpointer  state,
              guint32       *actions)
{
  const LabShiftPosition *position = &get_ply (state)->position;
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  guint n_insertions = lab_shift_insertion_list (position, insertions);
  guint n = 0;

  for (guint i = 0; i < n_insertions; i++)
    {
      LabShiftBitboard reach = lab_shift_insertion_get_reach (&insertions[i], position,
                                                              position->seat);

      for (; reach != 0; reach &= reach - 1)
        actions[n++] = make_action (insertions[i].arrow, insertions[i].tile,
                                    lab_shift_bitboard_first (reach));
    }
  return n;
}

static void
apply (gpointer state,
       guint32  action)
{
  LabShiftTurnSearch *self = state;
  LabShiftTurnSearchPly *ply = &self->plies[self->ply + 1];
  LabShiftTurn turn = lab_shift_turn_search_get_turn (action);
  LabShiftSeat seat;
  int gain;

  *ply = self->plies[self->ply++];
  seat = ply->position.seat;
  if (ply->position.phase == LAB_SHIFT_PHASE_INSERT)
    lab_shift_position_insert (&ply->position, turn.arrow, turn.tile);
  gain = get_likely_gain (self, &ply->position, seat, turn.cell);
  ply->gain += seat == self->seat ? gain : -gain;
  lab_shift_position_move (&ply->position, turn.cell);
  ply->key = hash_ply (ply);
}

static void
undo (gpointer state,
      guint32  action G_GNUC_UNUSED)
{
  LabShiftTurnSearch *self = state;

  self->ply--;
}

/* The first seat that finishes from here has won. The search does not follow the others. */
static gboolean
is_over (gconstpointer state)
{
  const LabShiftTurnSearch *self = state;

  return get_ply (self)->position.n_places > self->n_places;
}

static int
get_side (gconstpointer state)
{
  const LabShiftTurnSearch *self = state;

  return get_ply (self)->position.seat == self->seat ? 1 : -1;
}

static int
estimate (gconstpointer state)
{
  const LabShiftTurnSearch *self = state;
  const LabShiftTurnSearchPly *ply = get_ply (self);
  const LabShiftPosition *position = &ply->position;
  LabShiftReachScene scene;
  int value = ply->gain;

  if (is_over (self))
    return (position->places[self->n_places] == self->seat ? LAB_WIN : -LAB_WIN) * get_side (self);

  lab_shift_reach_scene_init (&scene, position);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if ((self->unplaced & LAB_SHIFT_SEAT_BIT (seat)) == 0)
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

/* Orders turns that find something first. */
static int
order (gconstpointer state,
       guint32       action)
{
  const LabShiftTurnSearch *self = state;
  const LabShiftPosition *position = &get_ply (self)->position;
  LabShiftTurn turn = lab_shift_turn_search_get_turn (action);
  LabShiftTreasureSet sought = lab_shift_position_get_sought (position, position->seat);
  const guint8 *carry = self->tables.tile[turn.arrow];
  int worth = 0;

  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      guint8 place = lab_shift_reach_scene_get_place (position->treasures[treasure]);

      if ((position->phase == LAB_SHIFT_PHASE_INSERT ? carry[place] : place) != turn.cell)
        continue;
      if ((sought & LAB_SHIFT_TREASURE_BIT (treasure)) != 0)
        worth = GOAL_WORTH;
      else if (is_guessed (position, position->seat))
        worth = (int) (GOAL_WORTH * self->beliefs[position->seat].chance[treasure]);
    }
  if (turn.cell == lab_shift_seat_get_corner (position->seat)
      && lab_shift_position_heads_home (position, position->seat))
    worth = GOAL_WORTH;
  return worth;
}

/**
 * lab_shift_turn_search_game:
 *
 * The rules by which #LabShiftTurnSearch is searched. An action is a turn; see
 * lab_shift_turn_search_get_turn(). Hidden cards count by their probabilities: a seat with a hidden
 * card never finds it for certain, but a turn that ends on a treasure gains the probability that it
 * is the right one.
 */
const LabZeroSum lab_shift_turn_search_game = {
  .max_actions = LAB_SHIFT_MAX_INSERTIONS * LAB_SHIFT_BOARD_SIZE * LAB_SHIFT_BOARD_SIZE,
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
 * lab_shift_turn_search_init:
 * @self: (out caller-allocates): the search
 * @observation: what the seat whose turn it is knows
 *
 * Starts a search for that seat.
 */
void
lab_shift_turn_search_init (LabShiftTurnSearch        *self,
                            const LabShiftObservation *observation)
{
  const LabShiftPosition *position = &observation->position;

  memset (self, 0, sizeof *self);
  self->seat = position->seat;
  self->n_places = position->n_places;
  self->unplaced = lab_shift_position_get_unplaced (position);
  self->plies[0].position = *position;
  self->plies[0].key = hash_ply (&self->plies[0]);
  lab_shift_tables_init (&self->tables);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if ((self->unplaced & LAB_SHIFT_SEAT_BIT (seat)) != 0)
        lab_shift_belief_init (&self->beliefs[seat], observation, seat);
    }
}

/** lab_shift_turn_search_get_turn: returns the turn of an @action of #lab_shift_turn_search_game.
 * */
LabShiftTurn
lab_shift_turn_search_get_turn (guint32 action)
{
  return (LabShiftTurn) { (LabShiftArrow) (action & 0xf), (LabShiftOpenings) ((action >> 4) & 0xf),
                     (LabShiftCell) (action >> 8) };
}
