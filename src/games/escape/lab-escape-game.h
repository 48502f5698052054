/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-position.h"
#include "lab-play.h"

G_BEGIN_DECLS

/** LAB_ESCAPE_MAX_STARS: the stars for an escape without hints in the fewest moves. */
#define LAB_ESCAPE_MAX_STARS 3

/** LAB_ESCAPE_SEEN: a bit of what the player knows about a cell: whether it can be seen now. */
#define LAB_ESCAPE_SEEN 1u

/** LAB_ESCAPE_KNOWN: whether it was ever seen in this maze. */
#define LAB_ESCAPE_KNOWN 2u

/** LAB_ESCAPE_VISITED: whether the player was there. */
#define LAB_ESCAPE_VISITED 4u

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

/**
 * LabEscapeState:
 * @level: the level
 * @position: the position
 * @n_played: how many moves were made, with those that cost none
 *
 * The state of a #LabPlay.
 */
typedef struct
{
  const LabEscapeLevel *level;
  LabEscapePosition     position;
  guint                 n_played;
} LabEscapeState;

#define LAB_TYPE_ESCAPE_GAME (lab_escape_game_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapeGame, lab_escape_game, LAB, ESCAPE_GAME, LabPlay)

/**
 * LabEscapeGame:
 * @level: the level
 * @position: the position
 * @marks: what the player knows about each cell
 * @map: (element-type LabMazeCell): the way that the magic map has shown, from the cell where it
 *   was used; empty if there is none
 * @par: the best way from the start; without moves until it is needed
 *
 * A level that is being played: a #LabPlay that knows what the player remembers. A restart begins
 * the level again; hints that were shown still count.
 *
 * Stars: three for the fewest possible moves without a hint, two for at most half more, one for
 * any escape. After a hint there are at most two, also after a restart.
 */
struct _LabEscapeGame
{
  LabPlay                  parent_instance;

  LabEscapeLevel          *level;
  const LabEscapePosition *position;
  guint8                  *marks;
  GArray                  *map;
  LabEscapePar             par;
};

LabEscapeGame *lab_escape_game_new        (LabEscapeLevel *level,
                                           LabClock       *clock);
LabEscapeMove  lab_escape_game_get_played (LabEscapeGame  *self,
                                           guint           index);

gboolean lab_escape_game_play      (LabEscapeGame   *self,
                                    LabEscapeMove    move,
                                    GError         **error);
gboolean lab_escape_game_step      (LabEscapeGame   *self,
                                    LabMazeDirection direction,
                                    GError         **error);
gboolean lab_escape_game_use       (LabEscapeGame   *self,
                                    LabEscapeItem    item,
                                    LabMazeDirection direction,
                                    GError         **error);
guint    lab_escape_game_walk      (LabEscapeGame   *self,
                                    LabMazeDirection direction,
                                    GError         **error);
guint    lab_escape_game_walk_to   (LabEscapeGame   *self,
                                    LabMazeCell      cell,
                                    GError         **error);
GArray  *lab_escape_game_find_walk (LabEscapeGame   *self,
                                    LabMazeCell      cell);

const LabEscapePar *
                lab_escape_game_get_par         (LabEscapeGame      *self);
guint    lab_escape_game_get_stars (LabEscapeGame *self);
gboolean lab_escape_game_hint      (LabEscapeGame *self,
                                    LabEscapePar  *best);

guint8 lab_escape_game_get_mark (LabEscapeGame   *self,
                                 LabMazeCell      cell);
void   lab_escape_game_look     (LabEscapeGame   *self,
                                LabMazeDirection direction,
                                LabEscapeLook   *look);

void lab_escape_game_set_paused (LabEscapeGame *self,
                                 gboolean       paused);

G_END_DECLS
