/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-belief.h"

#include <math.h>
#include <string.h>

#include "lab-shift-position.h"

/* How likely a rival looks for a treasure that it could find but left, compared with other
 * treasures. It is not 0, because people overlook things. */
#define OVERLOOKED 0.1
/* How likely a rival looks for a goal that it has moved near, compared with other goals. 3 and 6
 * made no visible difference. */
#define MOVED_NEAR 3

/* Private helpers */

/* Returns the links of @shifted with @tile on its entry cell, which is still blank. */
static inline LabShiftLinks
get_links_with (const LabShiftBoard *shifted,
                LabShiftCell         entry,
                LabShiftOpenings     tile)
{
  LabShiftBoard board = *shifted;

  lab_shift_board_fill_blank (&board, entry, tile);
  return lab_shift_board_get_links (&board);
}

/* Returns the treasures that are on @reached after an insertion at @arrow. Shifting one set of
 * cells back is faster than shifting all treasures forward. */
static inline LabShiftGoalSet
get_goals (const LabShiftReachScene *self,
           LabShiftArrow             arrow,
           LabShiftBitboard          reached,
           LabShiftCell              home)
{
  const LabShiftPush *push = &lab_shift_pushes[arrow];
  LabShiftBitboard places = lab_shift_bitboard_carry (reached, lab_shift_arrow_opposite (arrow));
  LabShiftGoalSet goals = (LabShiftGoalSet) ((reached >> home) & 1) << LAB_SHIFT_GOAL_HOME;

  /* The shift back wraps the entry cell to the exit cell, as it does for pawns. But the tile on the
   * entry cell was the spare before. */
  places &= ~LAB_SHIFT_CELL_BIT (push->exit);
  places |= ((reached >> push->entry) & 1) << LAB_SHIFT_PLACE_SPARE;
  for (guint treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    goals |= (LabShiftGoalSet) ((places >> self->places[treasure]) & 1) << treasure;
  return goals;
}

/* Public functions */

/**
 * lab_shift_tables_init:
 * @self: (out caller-allocates): the tables
 *
 * Fills the tables.
 */
void
lab_shift_tables_init (LabShiftTables *self)
{
  g_return_if_fail (self != NULL);

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      for (guint place = 0; place < LAB_SHIFT_N_PLACES; place++)
        {
          self->tile[arrow][place] = self->pawn[arrow][place] = (guint8) place;
          if (!lab_shift_cell_is_on_board (place))
            continue;
          self->tile[arrow][place] =
            lab_shift_reach_scene_get_place (lab_shift_arrow_carry_tile (arrow,
                                                                         (LabShiftCell) place));
          self->pawn[arrow][place] = lab_shift_arrow_carry (arrow, (LabShiftCell) place);
        }
      self->tile[arrow][LAB_SHIFT_PLACE_SPARE] = lab_shift_arrow_cell (arrow, 0);
    }
}

/**
 * lab_shift_reach_scene_get_place:
 * @tile: the cell of a tile, %LAB_SHIFT_CELL_SPARE or %LAB_SHIFT_CELL_NONE
 *
 * Converts a cell to a place.
 *
 * Returns: the place of the tile; see #LabShiftReachScene
 */
guint8
lab_shift_reach_scene_get_place (LabShiftCell tile)
{
  if (tile == LAB_SHIFT_CELL_SPARE)
    return LAB_SHIFT_PLACE_SPARE;
  return tile == LAB_SHIFT_CELL_NONE ? LAB_SHIFT_PLACE_NONE : tile;
}

/**
 * lab_shift_reach_scene_init:
 * @self: (out caller-allocates): the scene
 * @position: a position
 *
 * Makes the scene of @position.
 */
void
lab_shift_reach_scene_init (LabShiftReachScene     *self,
                            const LabShiftPosition *position)
{
  self->board = position->board;
  self->last_arrow = position->last_arrow;
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    self->places[treasure] = lab_shift_reach_scene_get_place (position->treasures[treasure]);
}

/**
 * lab_shift_reach_scene_insert:
 * @self: a scene
 * @tables: the tables
 * @arrow: where the tile goes in
 * @tile: the spare, as it goes in
 * @next: (out caller-allocates): the scene after the insertion
 *
 * Inserts a tile.
 */
void
lab_shift_reach_scene_insert (const LabShiftReachScene *self,
                              const LabShiftTables     *tables,
                              LabShiftArrow             arrow,
                              LabShiftOpenings          tile,
                              LabShiftReachScene       *next)
{
  next->board = self->board;
  lab_shift_board_insert (&next->board, arrow, tile);
  next->last_arrow = arrow;
  for (guint treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    next->places[treasure] = tables->tile[arrow][self->places[treasure]];
}

/**
 * lab_shift_reach_scene_get_sources:
 * @self: a scene
 * @tables: the tables
 * @target: the place of a tile
 *
 * Finds the cells from which a pawn can end its next turn on a tile. It searches backward: after
 * each insertion it floods from the tile and shifts the flooded cells back.
 *
 * Returns: the cells
 */
LabShiftBitboard
lab_shift_reach_scene_get_sources (const LabShiftReachScene *self,
                                   const LabShiftTables     *tables,
                                   guint8                    target)
{
  LabShiftArrow forbidden = lab_shift_arrow_opposite (self->last_arrow);
  guint n_orientations = lab_shift_openings_orientations (self->board.spare);
  LabShiftBitboard sources = 0;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      guint8 carried = tables->tile[arrow][target];
      LabShiftBoard shifted = self->board;
      LabShiftBitboard flooded = 0;

      if (arrow == forbidden || carried >= LAB_SHIFT_PLACE_SPARE)
        continue;
      lab_shift_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabShiftOpenings tile = lab_shift_openings_rotate (self->board.spare, (int) turn);
          LabShiftLinks links = get_links_with (&shifted, lab_shift_pushes[arrow].entry, tile);

          flooded |= lab_shift_links_flood (links, LAB_SHIFT_CELL_BIT (carried));
        }
      sources |= lab_shift_bitboard_carry (flooded, lab_shift_arrow_opposite (arrow));
    }
  return sources;
}

/**
 * lab_shift_reach_scene_list_replies:
 * @self: a scene
 * @tables: the tables
 * @pawn: the cell of a pawn
 * @home: its start corner
 * @replies: (out caller-allocates): room for all insertions
 *
 * Lists the insertions of a player's next turn, each with the goals that it makes reachable.
 *
 * Returns: the number of insertions
 */
guint
lab_shift_reach_scene_list_replies (const LabShiftReachScene *self,
                                    const LabShiftTables     *tables,
                                    LabShiftCell              pawn,
                                    LabShiftCell              home,
                                    LabShiftReachSceneReply   replies[])
{
  LabShiftArrow forbidden = lab_shift_arrow_opposite (self->last_arrow);
  guint n_orientations = lab_shift_openings_orientations (self->board.spare);
  guint n = 0;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftBitboard from = LAB_SHIFT_CELL_BIT (tables->pawn[arrow][pawn]);
      LabShiftBoard shifted = self->board;

      if (arrow == forbidden)
        continue;
      lab_shift_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++, n++)
        {
          LabShiftOpenings tile = lab_shift_openings_rotate (self->board.spare, (int) turn);
          LabShiftLinks links = get_links_with (&shifted, lab_shift_pushes[arrow].entry, tile);

          replies[n].arrow = arrow;
          replies[n].tile = tile;
          replies[n].goals = get_goals (self, arrow, lab_shift_links_flood (links, from), home);
        }
    }
  return n;
}

/**
 * lab_shift_reach_scene_get_next_goals:
 * @self: a scene
 * @tables: the tables
 * @pawn: the cell of a pawn
 * @home: its start corner
 *
 * Finds the goals that a pawn can reach in its next turn.
 *
 * Returns: all goals where that pawn can end its next turn
 */
LabShiftGoalSet
lab_shift_reach_scene_get_next_goals (const LabShiftReachScene *self,
                                      const LabShiftTables     *tables,
                                      LabShiftCell              pawn,
                                      LabShiftCell              home)
{
  LabShiftArrow forbidden = lab_shift_arrow_opposite (self->last_arrow);
  guint n_orientations = lab_shift_openings_orientations (self->board.spare);
  LabShiftGoalSet goals = 0;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftBitboard from = LAB_SHIFT_CELL_BIT (tables->pawn[arrow][pawn]);
      LabShiftBoard shifted = self->board;
      LabShiftBitboard flooded = 0;

      if (arrow == forbidden)
        continue;
      lab_shift_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabShiftOpenings tile = lab_shift_openings_rotate (self->board.spare, (int) turn);

          flooded |=
            lab_shift_links_flood (get_links_with (&shifted, lab_shift_pushes[arrow].entry, tile),
                                   from);
        }
      goals |= get_goals (self, arrow, flooded, home);
    }
  return goals;
}

/**
 * lab_shift_belief_init:
 * @self: (out caller-allocates): the belief
 * @observation: what the observer knows
 * @seat: a rival that has not finished
 *
 * Estimates the goal of @seat. All treasures whose cards are not visible are equally likely, except
 * those that the rival could find but left.
 */
void
lab_shift_belief_init (LabShiftBelief            *self,
                       const LabShiftObservation *observation,
                       LabShiftSeat               seat)
{
  const LabShiftPosition *position = &observation->position;
  LabShiftTreasureSet unseen = lab_shift_observation_get_unseen (observation);
  double sum = 0;

  memset (self, 0, sizeof *self);
  self->seat = seat;
  self->pawn = position->pawns[seat];
  self->home = lab_shift_seat_get_corner (seat);
  self->n_left = lab_shift_belief_count_goals (position, seat);
  self->n_choices = 1;
  if (position->n_found[seat] == position->n_cards[seat])
    {
      /* A seat without cards, as in a study, has no goal. */
      self->chance[LAB_SHIFT_GOAL_HOME] = self->n_left > 0 ? 1 : 0;
      return;
    }

  if ((position->rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0)
    self->n_choices = (guint) position->n_cards[seat] - position->n_found[seat];
  for (LabShiftTreasureSet rest = unseen; rest != 0; rest &= rest - 1)
    {
      guint treasure = (guint) __builtin_ctz (rest);
      gboolean declined = (observation->memory.declined[seat] & LAB_SHIFT_TREASURE_BIT (treasure))
                       != 0;

      self->chance[treasure] = declined ? OVERLOOKED : 1;
      sum += self->chance[treasure];
    }
  for (guint treasure = 0; treasure < LAB_SHIFT_N_TREASURES && sum > 0; treasure++)
    self->chance[treasure] /= sum;
}

/**
 * lab_shift_belief_expect_near:
 * @self: a belief about a rival that did not reach its goal in its last turn
 * @goals: the goals that it can reach in its next turn
 *
 * Takes into account that a rival that does not reach its goal moves to where its next turn can.
 */
void
lab_shift_belief_expect_near (LabShiftBelief *self,
                              LabShiftGoalSet goals)
{
  double sum = 0;

  for (guint goal = 0; goal < LAB_SHIFT_N_GOALS; goal++)
    {
      if ((goals & (1u << goal)) != 0)
        self->chance[goal] *= MOVED_NEAR;
      sum += self->chance[goal];
    }
  for (guint goal = 0; goal < LAB_SHIFT_N_GOALS && sum > 0; goal++)
    self->chance[goal] /= sum;
}

/** lab_shift_belief_sum: returns the sum of @chance over @goals. */
double
lab_shift_belief_sum (const double    chance[LAB_SHIFT_N_GOALS],
                      LabShiftGoalSet goals)
{
  double sum = 0;

  for (; goals != 0; goals &= goals - 1)
    sum += chance[__builtin_ctz (goals)];
  return sum;
}

/**
 * lab_shift_belief_get_success:
 * @self: a belief
 * @goals: the goals that the rival can reach
 *
 * Estimates how likely a rival wants one of some goals.
 *
 * Returns: the probability that the rival looks for one of @goals
 */
double
lab_shift_belief_get_success (const LabShiftBelief *self,
                              LabShiftGoalSet       goals)
{
  double success = lab_shift_belief_sum (self->chance, goals);

  if (self->n_choices == 1)
    return success;
  return 1 - pow (MAX (1 - success, 0), self->n_choices);
}

/**
 * lab_shift_belief_draw_goal:
 * @self: a belief
 * @dice: random numbers
 *
 * Draws a goal for a trial game.
 *
 * Returns: a random goal, drawn with its probability
 */
guint
lab_shift_belief_draw_goal (const LabShiftBelief *self,
                            LabRandom            *dice)
{
  /* A double has 53 bits of precision. */
  double number = (double) (lab_random_next (dice) >> 11) * 0x1p-53;
  guint goal = 0;

  while (goal < LAB_SHIFT_GOAL_HOME && (number -= self->chance[goal]) > 0)
    goal++;
  return goal;
}

/**
 * lab_shift_belief_count_goals:
 * @position: a position
 * @seat: a seat that has not finished
 *
 * Counts the goals that a seat still has to reach.
 *
 * Returns: the number of goals that @seat has left, including the way home; 0 if it has no cards
 */
guint
lab_shift_belief_count_goals (const LabShiftPosition *position,
                              LabShiftSeat            seat)
{
  guint n = (guint) position->n_cards[seat] - position->n_found[seat];

  if (position->n_cards[seat] == 0)
    return 0;
  return (position->rules & LAB_SHIFT_RULES_LAST_TREASURE) != 0 ? n : n + 1;
}
