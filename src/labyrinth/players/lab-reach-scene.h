/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-position.h"

G_BEGIN_DECLS

/** LabGoalSet: a set of goals: one bit for each treasure, and one for %LAB_GOAL_HOME. */
typedef guint32 LabGoalSet;

/** LAB_GOAL_HOME: the number of the goal to return home; it follows the treasures. */
#define LAB_GOAL_HOME LAB_N_TREASURES
#define LAB_N_GOALS (LAB_N_TREASURES + 1)

/** LAB_PLACE_SPARE: the place of the spare tile; see #LabReachScene. */
#define LAB_PLACE_SPARE 62
/** LAB_PLACE_NONE: no place. */
#define LAB_PLACE_NONE 63
#define LAB_N_PLACES 64

/**
 * LabShiftTables:
 * @tile: for each arrow and place, the place of that tile after an insertion
 * @pawn: for each arrow and place, the place of a pawn there after an insertion
 *
 * Tables that make the search of many turns fast.
 */
typedef struct
{
  guint8 tile[LAB_N_ARROWS][LAB_N_PLACES];
  guint8 pawn[LAB_N_ARROWS][LAB_N_PLACES];
} LabShiftTables;

/**
 * LabReachScene:
 * @board: the tiles
 * @last_arrow: where the last tile was inserted
 * @places: the place of each treasure: a cell, %LAB_PLACE_SPARE or %LAB_PLACE_NONE, so that each is
 *   the number of a bit in a 64-bit word
 *
 * The part of a position that a look-ahead needs: tiles and treasures, without pawns and cards.
 */
typedef struct
{
  LabBoard board;
  LabArrow last_arrow;
  guint8   places[LAB_N_TREASURES];
} LabReachScene;

/**
 * LabReachSceneReply:
 * @arrow: where the tile goes in
 * @tile: the openings of the tile
 * @goals: the goals that the pawn can reach after it
 *
 * An insertion, and the goals that it makes reachable.
 */
typedef struct
{
  LabArrow    arrow;
  LabOpenings tile;
  LabGoalSet  goals;
} LabReachSceneReply;

void        lab_shift_tables_init          (LabShiftTables       *self);
guint8      lab_reach_scene_get_place      (LabCell               tile) G_GNUC_CONST;
void        lab_reach_scene_init           (LabReachScene        *self,
                                            const LabPosition    *position);
void        lab_reach_scene_insert         (const LabReachScene  *self,
                                            const LabShiftTables *tables,
                                            LabArrow              arrow,
                                            LabOpenings           tile,
                                            LabReachScene        *next);
LabBitboard lab_reach_scene_get_sources    (const LabReachScene  *self,
                                            const LabShiftTables *tables,
                                            guint8                target);
LabGoalSet  lab_reach_scene_get_next_goals (const LabReachScene  *self,
                                            const LabShiftTables *tables,
                                            LabCell               pawn,
                                            LabCell               home);
guint       lab_reach_scene_list_replies   (const LabReachScene  *self,
                                            const LabShiftTables *tables,
                                            LabCell               pawn,
                                            LabCell               home,
                                            LabReachSceneReply    replies[]);

G_END_DECLS
