/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-reach-scene.h"

/* Private helpers */

/* Returns the links of @shifted with @tile on its entry cell, which is still blank. */
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

/* Returns the treasures that are on @reached after an insertion at @arrow. Shifting one set of
 * cells back is faster than shifting all treasures forward. */
static inline LabGoalSet
get_goals (const LabReachScene *self,
           LabArrow             arrow,
           LabBitboard          reached,
           LabCell              home)
{
  const LabPush *push = &lab_pushes[arrow];
  LabBitboard places = lab_bitboard_carry (reached, lab_arrow_opposite (arrow));
  LabGoalSet goals = (LabGoalSet) ((reached >> home) & 1) << LAB_GOAL_HOME;

  /* The shift back wraps the entry cell to the exit cell, as it does for pawns. But the tile on the
   * entry cell was the spare before. */
  places &= ~LAB_CELL_BIT (push->exit);
  places |= ((reached >> push->entry) & 1) << LAB_PLACE_SPARE;
  for (guint treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    goals |= (LabGoalSet) ((places >> self->places[treasure]) & 1) << treasure;
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

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      for (guint place = 0; place < LAB_N_PLACES; place++)
        {
          self->tile[arrow][place] = self->pawn[arrow][place] = (guint8) place;
          if (!lab_cell_is_on_board (place))
            continue;
          self->tile[arrow][place]
              = lab_reach_scene_get_place (lab_arrow_carry_tile (arrow, (LabCell) place));
          self->pawn[arrow][place] = lab_arrow_carry (arrow, (LabCell) place);
        }
      self->tile[arrow][LAB_PLACE_SPARE] = lab_arrow_cell (arrow, 0);
    }
}

/**
 * lab_reach_scene_get_place:
 * @tile: the cell of a tile, %LAB_CELL_SPARE or %LAB_CELL_NONE
 *
 * Converts a cell to a place.
 *
 * Returns: the place of the tile; see #LabReachScene
 */
guint8
lab_reach_scene_get_place (LabCell tile)
{
  if (tile == LAB_CELL_SPARE)
    return LAB_PLACE_SPARE;
  return tile == LAB_CELL_NONE ? LAB_PLACE_NONE : tile;
}

/**
 * lab_reach_scene_init:
 * @self: (out caller-allocates): the scene
 * @position: a position
 *
 * Makes the scene of @position.
 */
void
lab_reach_scene_init (LabReachScene     *self,
                      const LabPosition *position)
{
  self->board = position->board;
  self->last_arrow = position->last_arrow;
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    self->places[treasure] = lab_reach_scene_get_place (position->treasures[treasure]);
}

/**
 * lab_reach_scene_insert:
 * @self: a scene
 * @tables: the tables
 * @arrow: where the tile goes in
 * @tile: the spare, as it goes in
 * @next: (out caller-allocates): the scene after the insertion
 *
 * Inserts a tile.
 */
void
lab_reach_scene_insert (const LabReachScene  *self,
                        const LabShiftTables *tables,
                        LabArrow              arrow,
                        LabOpenings           tile,
                        LabReachScene        *next)
{
  next->board = self->board;
  lab_board_insert (&next->board, arrow, tile);
  next->last_arrow = arrow;
  for (guint treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    next->places[treasure] = tables->tile[arrow][self->places[treasure]];
}

/**
 * lab_reach_scene_get_sources:
 * @self: a scene
 * @tables: the tables
 * @target: the place of a tile
 *
 * Finds the cells from which a pawn can end its next turn on a tile. It searches backward: after
 * each insertion it floods from the tile and shifts the flooded cells back.
 *
 * Returns: the cells
 */
LabBitboard
lab_reach_scene_get_sources (const LabReachScene  *self,
                             const LabShiftTables *tables,
                             guint8                target)
{
  LabArrow forbidden = lab_arrow_opposite (self->last_arrow);
  guint n_orientations = lab_openings_orientations (self->board.spare);
  LabBitboard sources = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      guint8 carried = tables->tile[arrow][target];
      LabBoard shifted = self->board;
      LabBitboard flooded = 0;

      if (arrow == forbidden || carried >= LAB_PLACE_SPARE)
        continue;
      lab_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabOpenings tile = lab_openings_rotate (self->board.spare, (int) turn);
          LabLinks links = get_links_with (&shifted, lab_pushes[arrow].entry, tile);

          flooded |= lab_links_flood (links, LAB_CELL_BIT (carried));
        }
      sources |= lab_bitboard_carry (flooded, lab_arrow_opposite (arrow));
    }
  return sources;
}

/**
 * lab_reach_scene_list_replies:
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
lab_reach_scene_list_replies (const LabReachScene  *self,
                              const LabShiftTables *tables,
                              LabCell               pawn,
                              LabCell               home,
                              LabReachSceneReply    replies[])
{
  LabArrow forbidden = lab_arrow_opposite (self->last_arrow);
  guint n_orientations = lab_openings_orientations (self->board.spare);
  guint n = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabBitboard from = LAB_CELL_BIT (tables->pawn[arrow][pawn]);
      LabBoard shifted = self->board;

      if (arrow == forbidden)
        continue;
      lab_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++, n++)
        {
          LabOpenings tile = lab_openings_rotate (self->board.spare, (int) turn);
          LabLinks links = get_links_with (&shifted, lab_pushes[arrow].entry, tile);

          replies[n].arrow = arrow;
          replies[n].tile = tile;
          replies[n].goals = get_goals (self, arrow, lab_links_flood (links, from), home);
        }
    }
  return n;
}

/**
 * lab_reach_scene_get_next_goals:
 * @self: a scene
 * @tables: the tables
 * @pawn: the cell of a pawn
 * @home: its start corner
 *
 * Finds the goals that a pawn can reach in its next turn.
 *
 * Returns: all goals where that pawn can end its next turn
 */
LabGoalSet
lab_reach_scene_get_next_goals (const LabReachScene  *self,
                                const LabShiftTables *tables,
                                LabCell               pawn,
                                LabCell               home)
{
  LabArrow forbidden = lab_arrow_opposite (self->last_arrow);
  guint n_orientations = lab_openings_orientations (self->board.spare);
  LabGoalSet goals = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabBitboard from = LAB_CELL_BIT (tables->pawn[arrow][pawn]);
      LabBoard shifted = self->board;
      LabBitboard flooded = 0;

      if (arrow == forbidden)
        continue;
      lab_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabOpenings tile = lab_openings_rotate (self->board.spare, (int) turn);

          flooded
              |= lab_links_flood (get_links_with (&shifted, lab_pushes[arrow].entry, tile), from);
        }
      goals |= get_goals (self, arrow, flooded, home);
    }
  return goals;
}
