/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-clock.h"
#include "lab-escape-par.h"

G_BEGIN_DECLS

/** LAB_ESCAPE_MAX_STARS: the stars for an escape without hints in the fewest moves. */
#define LAB_ESCAPE_MAX_STARS 3

/**
 * LabEscapeSight:
 * @LAB_ESCAPE_SIGHT_WALL: a wall beside the player; no step is possible
 * @LAB_ESCAPE_SIGHT_DEAD_END: a dead end
 * @LAB_ESCAPE_SIGHT_BEND: a bend: the corridor turns to one side
 * @LAB_ESCAPE_SIGHT_JUNCTION: a junction: the first cell from which ways lead to the side
 * @LAB_ESCAPE_SIGHT_ITEM: an item on the floor
 * @LAB_ESCAPE_SIGHT_GOAL: a goal
 * @LAB_ESCAPE_SIGHT_EXIT: the exit
 * @LAB_ESCAPE_SIGHT_DARK: the player does not see farther
 *
 * What ends the straight way in a direction.
 */
typedef enum
{
  LAB_ESCAPE_SIGHT_WALL,
  LAB_ESCAPE_SIGHT_DEAD_END,
  LAB_ESCAPE_SIGHT_BEND,
  LAB_ESCAPE_SIGHT_JUNCTION,
  LAB_ESCAPE_SIGHT_ITEM,
  LAB_ESCAPE_SIGHT_GOAL,
  LAB_ESCAPE_SIGHT_EXIT,
  LAB_ESCAPE_SIGHT_DARK,
} LabEscapeSight;

/**
 * LabEscapeLook:
 * @n_steps: the number of steps to what ends the straight way
 * @sight: what it is
 * @item: which item it is, for %LAB_ESCAPE_SIGHT_ITEM
 * @sides: for a bend or a junction: the set of directions to the sides, 1 << #LabMazeDirection
 *
 * What the player sees in a direction.
 */
typedef struct
{
  guint          n_steps;
  LabEscapeSight sight;
  LabEscapeItem  item;
  guint          sides;
} LabEscapeLook;

#define LAB_TYPE_ESCAPE_GAME (lab_escape_game_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapeGame, lab_escape_game, LAB, ESCAPE_GAME, GObject)

LabEscapeGame  *lab_escape_game_new             (LabEscapeLevel     *level,
                                                 LabClock           *clock);
LabEscapeLevel *lab_escape_game_get_level       (LabEscapeGame      *self);
const LabEscapePosition *
                lab_escape_game_get_position    (LabEscapeGame      *self);
guint           lab_escape_game_get_n_played    (LabEscapeGame      *self);
LabEscapeMove   lab_escape_game_get_played      (LabEscapeGame      *self,
                                                 guint               index);

gboolean        lab_escape_game_play            (LabEscapeGame      *self,
                                                 LabEscapeMove       move,
                                                 GError            **error);
gboolean        lab_escape_game_step            (LabEscapeGame      *self,
                                                 LabMazeDirection    direction,
                                                 GError            **error);
gboolean        lab_escape_game_use             (LabEscapeGame      *self,
                                                 LabEscapeItem       item,
                                                 LabMazeDirection    direction,
                                                 GError            **error);
guint           lab_escape_game_walk            (LabEscapeGame      *self,
                                                 LabMazeDirection    direction,
                                                 GError            **error);
guint           lab_escape_game_walk_to         (LabEscapeGame      *self,
                                                 LabMazeCell         cell,
                                                 GError            **error);
GArray         *lab_escape_game_find_walk       (LabEscapeGame      *self,
                                                 LabMazeCell         cell);
void            lab_escape_game_restart         (LabEscapeGame      *self);

gboolean        lab_escape_game_is_over         (LabEscapeGame      *self);
const LabEscapePar *
                lab_escape_game_get_par         (LabEscapeGame      *self);
guint           lab_escape_game_get_stars       (LabEscapeGame      *self);
guint           lab_escape_game_get_n_hints     (LabEscapeGame      *self);
gboolean        lab_escape_game_hint            (LabEscapeGame      *self,
                                                 LabEscapePar       *best);

gboolean        lab_escape_game_sees            (LabEscapeGame      *self,
                                                 LabMazeCell         cell);
gboolean        lab_escape_game_knows           (LabEscapeGame      *self,
                                                 LabMazeCell         cell);
GArray         *lab_escape_game_get_map         (LabEscapeGame      *self);
void            lab_escape_game_look            (LabEscapeGame      *self,
                                                 LabMazeDirection    direction,
                                                 LabEscapeLook      *look);

double          lab_escape_game_get_seconds     (LabEscapeGame      *self);
void            lab_escape_game_set_paused      (LabEscapeGame      *self,
                                                 gboolean            paused);
gboolean        lab_escape_game_get_paused      (LabEscapeGame      *self);
void            lab_escape_game_restore         (LabEscapeGame      *self,
                                                 double              seconds,
                                                 guint               n_hints);

G_END_DECLS
