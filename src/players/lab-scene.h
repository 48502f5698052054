/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lab-position.h"

G_BEGIN_DECLS

/** LabGoalSet: a set of goals: a bit a treasure, and %LAB_GOAL_HOME. */
typedef guint32 LabGoalSet;

/** LAB_GOAL_HOME: the number of the goal to come home, after the treasures. */
#define LAB_GOAL_HOME LAB_N_TREASURES
#define LAB_N_GOALS (LAB_N_TREASURES + 1)

/** LAB_PLACE_SPARE: where the spare tile lies, as a place; see #LabScene. */
#define LAB_PLACE_SPARE 62
/** LAB_PLACE_NONE: nowhere. */
#define LAB_PLACE_NONE 63
#define LAB_N_PLACES 64

/**
 * LabCarrying:
 * @tile: for each arrow and place, where an insertion carries the tile that lies there
 * @pawn: the same for the pawn that stands there
 *
 * Tables that make a look at many turns fast.
 */
typedef struct
{
  guint8 tile[LAB_N_ARROWS][LAB_N_PLACES];
  guint8 pawn[LAB_N_ARROWS][LAB_N_PLACES];
} LabCarrying;

/**
 * LabScene:
 * @board: the tiles
 * @last_arrow: where the last one was inserted
 * @places: where each treasure lies: a cell, %LAB_PLACE_SPARE or %LAB_PLACE_NONE, so
 *   that each is the number of a bit
 *
 * What of a position matters to those who look ahead, without the pawns.
 */
typedef struct
{
  LabBoard board;
  LabArrow last_arrow;
  guint8   places[LAB_N_TREASURES];
} LabScene;

/**
 * LabSceneReply:
 * @arrow: where the tile goes in
 * @tile: how it lies
 * @goals: the goals that can be reached with it
 *
 * An insertion, and what it is good for.
 */
typedef struct
{
  LabArrow    arrow;
  LabOpenings tile;
  LabGoalSet  goals;
} LabSceneReply;

void        lab_carrying_init       (LabCarrying       *self);
guint8      lab_scene_get_place     (LabCell            tile) G_GNUC_CONST;
void        lab_scene_init          (LabScene          *self,
                                     const LabPosition *position);
void        lab_scene_insert        (const LabScene    *self,
                                     const LabCarrying *carrying,
                                     LabArrow           arrow,
                                     LabOpenings        tile,
                                     LabScene          *next);
LabBitboard lab_scene_get_sources   (const LabScene    *self,
                                     const LabCarrying *carrying,
                                     guint8             target);
LabGoalSet  lab_scene_get_prospects (const LabScene    *self,
                                     const LabCarrying *carrying,
                                     LabCell            pawn,
                                     LabCell            home);
guint       lab_scene_list_replies  (const LabScene    *self,
                                     const LabCarrying *carrying,
                                     LabCell            pawn,
                                     LabCell            home,
                                     LabSceneReply           replies[]);

G_END_DECLS
