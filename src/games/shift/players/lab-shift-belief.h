/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-random.h"
#include "lab-shift-observation.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

#define LAB_SHIFT_N_GOALS (LAB_SHIFT_N_TREASURES + 1)

/**
 * LabShiftBelief:
 * @seat: the rival
 * @pawn: the cell of its pawn
 * @home: its start corner
 * @n_left: the number of goals that it has left, including the way home
 * @n_choices: the number of its cards that it may find next
 * @chance: for each goal, the probability that the rival looks for it
 *
 * What a player can guess about the goal of a rival.
 */
typedef struct
{
  LabShiftSeat seat;
  LabShiftCell pawn;
  LabShiftCell home;
  guint        n_left;
  guint        n_choices;
  double       chance[LAB_SHIFT_N_GOALS];
} LabShiftBelief;

/** LabShiftGoalSet: a set of goals: one bit for each treasure, and one for %LAB_SHIFT_GOAL_HOME. */
typedef guint32 LabShiftGoalSet;

/** LAB_SHIFT_GOAL_HOME: the number of the goal to return home; it follows the treasures. */
#define LAB_SHIFT_GOAL_HOME LAB_SHIFT_N_TREASURES

/** LAB_SHIFT_PLACE_SPARE: the place of the spare tile; see #LabShiftReachScene. */
#define LAB_SHIFT_PLACE_SPARE 62

/** LAB_SHIFT_PLACE_NONE: no place. */
#define LAB_SHIFT_PLACE_NONE 63

#define LAB_SHIFT_N_PLACES 64

/**
 * LabShiftTables:
 * @tile: for each arrow and place, the place of that tile after an insertion
 * @pawn: for each arrow and place, the place of a pawn there after an insertion
 *
 * Tables that make the search of many turns fast.
 */
typedef struct
{
  guint8 tile[LAB_SHIFT_N_ARROWS][LAB_SHIFT_N_PLACES];
  guint8 pawn[LAB_SHIFT_N_ARROWS][LAB_SHIFT_N_PLACES];
} LabShiftTables;

/**
 * LabShiftReachScene:
 * @board: the tiles
 * @last_arrow: where the last tile was inserted
 * @places: the place of each treasure: a cell, %LAB_SHIFT_PLACE_SPARE or %LAB_SHIFT_PLACE_NONE, so
 *   that each is the number of a bit in a 64-bit word
 *
 * The part of a position that a look-ahead needs: tiles and treasures, without pawns and cards.
 */
typedef struct
{
  LabShiftBoard board;
  LabShiftArrow last_arrow;
  guint8        places[LAB_SHIFT_N_TREASURES];
} LabShiftReachScene;

/**
 * LabShiftReachSceneReply:
 * @arrow: where the tile goes in
 * @tile: the openings of the tile
 * @goals: the goals that the pawn can reach after it
 *
 * An insertion, and the goals that it makes reachable.
 */
typedef struct
{
  LabShiftArrow    arrow;
  LabShiftOpenings tile;
  LabShiftGoalSet  goals;
} LabShiftReachSceneReply;

void             lab_shift_belief_init       (LabShiftBelief            *self,
                                              const LabShiftObservation *observation,
                                              LabShiftSeat               seat);
void             lab_shift_belief_expect_near
                                             (LabShiftBelief            *self,
                                              LabShiftGoalSet            goals);
double           lab_shift_belief_get_success
                                             (const LabShiftBelief      *self,
                                              LabShiftGoalSet            goals);
guint            lab_shift_belief_draw_goal  (const LabShiftBelief      *self,
                                              LabRandom                 *dice);
guint            lab_shift_belief_count_goals
                                             (const LabShiftPosition    *position,
                                              LabShiftSeat               seat);
double           lab_shift_belief_sum        (const double               chance[LAB_SHIFT_N_GOALS],
                                              LabShiftGoalSet            goals);
void             lab_shift_tables_init       (LabShiftTables            *self);
guint8           lab_shift_reach_scene_get_place
                                             (LabShiftCell               tile)
                                             G_GNUC_CONST;
void             lab_shift_reach_scene_init  (LabShiftReachScene        *self,
                                              const LabShiftPosition    *position);
void             lab_shift_reach_scene_insert
                                             (const LabShiftReachScene  *self,
                                              const LabShiftTables      *tables,
                                              LabShiftArrow              arrow,
                                              LabShiftOpenings           tile,
                                              LabShiftReachScene        *next);
LabShiftBitboard lab_shift_reach_scene_get_sources
                                             (const LabShiftReachScene  *self,
                                              const LabShiftTables      *tables,
                                              guint8                     target);
LabShiftGoalSet  lab_shift_reach_scene_get_next_goals
                                             (const LabShiftReachScene  *self,
                                              const LabShiftTables      *tables,
                                              LabShiftCell               pawn,
                                              LabShiftCell               home);
guint            lab_shift_reach_scene_list_replies
                                             (const LabShiftReachScene  *self,
                                              const LabShiftTables      *tables,
                                              LabShiftCell               pawn,
                                              LabShiftCell               home,
                                              LabShiftReachSceneReply    replies[]);

G_END_DECLS
