/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-scene.h"

/* Private helpers */

/* The links of @shifted, whose entry cell is still blank, with @tile on it. */
static inline LabLinks
get_links_with (const LabBoard *shifted,
                LabCell         entry,
                LabOpenings     tile)
{
  LabBoard board = *shifted;

  for (guint side = 0; side < LAB_N_SIDES; side++)
    board.open[side] |= (guint64) ((tile >> side) & 1) << entry;
  return lab_board_get_links (&board);
}

/* The treasures that lie on @reached after an insertion at @arrow. To carry the one set
 * back is faster than to carry the treasures forth. */
static inline LabGoalSet
get_goals (const LabScene *self,
           LabArrow        arrow,
           LabBitboard     reached,
           LabCell         home)
{
  const LabPush *push = &lab_pushes[arrow];
  LabBitboard places = lab_bitboard_carry (reached, lab_arrow_opposite (arrow));
  LabGoalSet goals = (LabGoalSet) ((reached >> home) & 1) << LAB_GOAL_HOME;

  /* A pawn on the entered tile is carried back to the exit; the tile came from the spare. */
  places &= ~LAB_CELL_BIT (push->exit);
  places |= ((reached >> push->entry) & 1) << LAB_PLACE_SPARE;
  for (guint treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    goals |= (LabGoalSet) ((places >> self->places[treasure]) & 1) << treasure;
  return goals;
}

/* Public functions */

/**
 * lab_carrying_init:
 * @self: (out caller-allocates): the tables
 */
void
lab_carrying_init (LabCarrying *self)
{
  g_return_if_fail (self != NULL);

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      for (guint place = 0; place < LAB_N_PLACES; place++)
        {
          self->tile[arrow][place] = self->pawn[arrow][place] = (guint8) place;
          if (!lab_cell_is_on_board (place))
            continue;
          self->tile[arrow][place]
              = lab_scene_get_place (lab_arrow_carry_tile (arrow, (LabCell) place));
          self->pawn[arrow][place] = lab_arrow_carry (arrow, (LabCell) place);
        }
      self->tile[arrow][LAB_PLACE_SPARE] = lab_arrow_cell (arrow, 0);
    }
}

/**
 * lab_scene_get_place:
 * @tile: the cell of a tile, %LAB_CELL_SPARE or %LAB_CELL_NONE
 *
 * Returns: the same as a place
 */
guint8
lab_scene_get_place (LabCell tile)
{
  if (tile == LAB_CELL_SPARE)
    return LAB_PLACE_SPARE;
  return tile == LAB_CELL_NONE ? LAB_PLACE_NONE : tile;
}

/**
 * lab_scene_init:
 * @self: (out caller-allocates): the scene
 * @position: the position that it is of
 */
void
lab_scene_init (LabScene          *self,
                const LabPosition *position)
{
  self->board = position->board;
  self->last_arrow = position->last_arrow;
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    self->places[treasure] = lab_scene_get_place (position->treasures[treasure]);
}

/**
 * lab_scene_insert:
 * @self: a scene
 * @carrying: the tables
 * @arrow: where
 * @tile: the spare, as it goes in
 * @next: (out caller-allocates): the scene afterwards
 */
void
lab_scene_insert (const LabScene    *self,
                  const LabCarrying *carrying,
                  LabArrow           arrow,
                  LabOpenings        tile,
                  LabScene          *next)
{
  next->board = self->board;
  lab_board_insert (&next->board, arrow, tile);
  next->last_arrow = arrow;
  for (guint treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    next->places[treasure] = carrying->tile[arrow][self->places[treasure]];
}

/**
 * lab_scene_get_sources:
 * @self: a scene
 * @carrying: the tables
 * @target: the place of a tile
 *
 * Searches backwards: floods from the tile after each insertion, and carries what was
 * flooded back.
 *
 * Returns: the cells from which a pawn can end its next turn on that tile
 */
LabBitboard
lab_scene_get_sources (const LabScene    *self,
                       const LabCarrying *carrying,
                       guint8             target)
{
  LabArrow forbidden = lab_arrow_opposite (self->last_arrow);
  guint n_orientations = lab_openings_orientations (self->board.spare);
  LabBitboard sources = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      guint8 carried = carrying->tile[arrow][target];
      LabBoard shifted = self->board;
      LabBitboard flooded = 0;

      if (arrow == forbidden || carried >= LAB_PLACE_SPARE)
        continue;
      lab_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabOpenings tile = lab_openings_turn (self->board.spare, (int) turn);
          LabLinks links = get_links_with (&shifted, lab_pushes[arrow].entry, tile);

          flooded |= lab_links_flood (links, LAB_CELL_BIT (carried));
        }
      sources |= lab_bitboard_carry (flooded, lab_arrow_opposite (arrow));
    }
  return sources;
}

/**
 * lab_scene_list_replies:
 * @self: a scene
 * @carrying: the tables
 * @pawn: where a pawn stands
 * @home: its start corner
 * @replies: (out caller-allocates): room for all insertions
 *
 * Lists the insertions with which a player can go on.
 *
 * Returns: how many they are
 */
guint
lab_scene_list_replies (const LabScene    *self,
                        const LabCarrying *carrying,
                        LabCell            pawn,
                        LabCell            home,
                        LabSceneReply           replies[])
{
  LabArrow forbidden = lab_arrow_opposite (self->last_arrow);
  guint n_orientations = lab_openings_orientations (self->board.spare);
  guint n = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabBitboard from = LAB_CELL_BIT (carrying->pawn[arrow][pawn]);
      LabBoard shifted = self->board;

      if (arrow == forbidden)
        continue;
      lab_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++, n++)
        {
          LabOpenings tile = lab_openings_turn (self->board.spare, (int) turn);
          LabLinks links = get_links_with (&shifted, lab_pushes[arrow].entry, tile);

          replies[n].arrow = arrow;
          replies[n].tile = tile;
          replies[n].goals = get_goals (self, arrow, lab_links_flood (links, from), home);
        }
    }
  return n;
}

/**
 * lab_scene_get_prospects:
 * @self: a scene
 * @carrying: the tables
 * @pawn: where a pawn stands
 * @home: its start corner
 *
 * Returns: all goals on which that pawn can end its next turn
 */
LabGoalSet
lab_scene_get_prospects (const LabScene    *self,
                         const LabCarrying *carrying,
                         LabCell            pawn,
                         LabCell            home)
{
  LabArrow forbidden = lab_arrow_opposite (self->last_arrow);
  guint n_orientations = lab_openings_orientations (self->board.spare);
  LabGoalSet goals = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabBitboard from = LAB_CELL_BIT (carrying->pawn[arrow][pawn]);
      LabBoard shifted = self->board;
      LabBitboard flooded = 0;

      if (arrow == forbidden)
        continue;
      lab_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabOpenings tile = lab_openings_turn (self->board.spare, (int) turn);

          flooded |= lab_links_flood (get_links_with (&shifted, lab_pushes[arrow].entry, tile), from);
        }
      goals |= get_goals (self, arrow, flooded, home);
    }
  return goals;
}
