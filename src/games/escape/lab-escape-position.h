/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-level.h"

G_BEGIN_DECLS

#define LAB_ESCAPE_ERROR (lab_escape_error_quark ())

/**
 * LabEscapeError:
 * @LAB_ESCAPE_ERROR_OVER: the player has escaped already
 * @LAB_ESCAPE_ERROR_WALL: a wall is in the way
 * @LAB_ESCAPE_ERROR_NOT_CARRIED: the player does not carry this item
 * @LAB_ESCAPE_ERROR_USELESS: the item would do nothing here
 * @LAB_ESCAPE_ERROR_FAR: the player must choose the way to a cell
 * @LAB_ESCAPE_ERROR_PAUSED: the game is paused
 * @LAB_ESCAPE_ERROR_SYNTAX: a text is not a move
 *
 * Why a move is not possible. The message is for players.
 */
typedef enum
{
  LAB_ESCAPE_ERROR_OVER,
  LAB_ESCAPE_ERROR_WALL,
  LAB_ESCAPE_ERROR_NOT_CARRIED,
  LAB_ESCAPE_ERROR_USELESS,
  LAB_ESCAPE_ERROR_FAR,
  LAB_ESCAPE_ERROR_PAUSED,
  LAB_ESCAPE_ERROR_SYNTAX,
} LabEscapeError;

/**
 * LabEscapeMove:
 * @LAB_ESCAPE_STEP: (4 values, one for each #LabMazeDirection): a step
 * @LAB_ESCAPE_LEAP_OVER: (4 values, one for each #LabMazeDirection): a leap over a wall
 * @LAB_ESCAPE_USE_HAMMER: uses the hammer
 * @LAB_ESCAPE_USE_RIFT: uses the rift
 * @LAB_ESCAPE_USE_SHUFFLE: shuffles the maze
 * @LAB_ESCAPE_USE_MAP: looks at the magic map
 *
 * What a player can do. Steps and leaps count as a move, everything else costs nothing. Their texts
 * are `u`, `d`, `l`, `r`, `leap-u`, `leap-d`, `leap-l`, `leap-r`, `hammer`, `rift`, `shuffle`, and
 * `map`.
 */
typedef enum
{
  LAB_ESCAPE_STEP = 0,
  LAB_ESCAPE_LEAP_OVER = 4,
  LAB_ESCAPE_USE_HAMMER = 8,
  LAB_ESCAPE_USE_RIFT,
  LAB_ESCAPE_USE_SHUFFLE,
  LAB_ESCAPE_USE_MAP,
} LabEscapeMove;

#define LAB_N_ESCAPE_MOVES 12

/**
 * LabEscapePosition:
 * @cell: where the player is
 * @maze: 1 after a shuffle, 0 before
 * @taken: the items that were taken: bit 0 for the first #LabEscapeItem, and so on
 * @used: those that were used; the others of @taken are carried
 * @goals: the goals that were collected: bit 0 for the first one, and so on
 * @is_broken: whether the walls around @broken are broken
 * @broken: the cell where the hammer was used in this maze
 * @n_moves: how many moves were made
 *
 * Everything that changes in a level, as a plain value.
 */
typedef struct
{
  LabMazeCell cell;
  guint       maze;
  guint       taken;
  guint       used;
  guint       goals;
  gboolean    is_broken;
  LabMazeCell broken;
  guint       n_moves;
} LabEscapePosition;

GQuark        lab_escape_error_quark            (void);

const char   *lab_escape_move_format            (LabEscapeMove             move);
gboolean      lab_escape_move_parse             (const char               *text,
                                                 LabEscapeMove            *move,
                                                 GError                  **error);
gboolean      lab_escape_move_get_item          (LabEscapeMove             move,
                                                 LabEscapeItem            *item);
LabEscapeMove lab_escape_move_for_item          (LabEscapeItem             item,
                                                 LabMazeDirection          direction);

void          lab_escape_position_init          (LabEscapePosition        *self,
                                                 const LabEscapeLevel     *level);
gboolean      lab_escape_position_carries       (const LabEscapePosition  *self,
                                                 LabEscapeItem             item);
gboolean      lab_escape_position_has_goal      (const LabEscapePosition  *self,
                                                 guint                     goal);
gboolean      lab_escape_position_has_all_goals (const LabEscapePosition  *self,
                                                 const LabEscapeLevel     *level);
gboolean      lab_escape_position_is_over       (const LabEscapePosition  *self,
                                                 const LabEscapeLevel     *level);
guint         lab_escape_position_get_ways      (const LabEscapePosition  *self,
                                                 const LabEscapeLevel     *level,
                                                 LabMazeCell               cell);
LabMaze      *lab_escape_position_copy_maze     (const LabEscapePosition  *self,
                                                 const LabEscapeLevel     *level);
gboolean      lab_escape_position_is_open       (const LabEscapePosition  *self,
                                                 const LabEscapeLevel     *level,
                                                 LabMazeCell               cell,
                                                 LabMazeDirection          direction);
gboolean      lab_escape_position_may_play      (const LabEscapePosition  *self,
                                                 const LabEscapeLevel     *level,
                                                 LabEscapeMove             move,
                                                 GError                  **error);
gboolean      lab_escape_position_play          (LabEscapePosition        *self,
                                                 const LabEscapeLevel     *level,
                                                 LabEscapeMove             move,
                                                 GError                  **error);
GArray       *lab_escape_position_find_way      (const LabEscapePosition  *self,
                                                 const LabEscapeLevel     *level);
GArray       *lab_escape_position_list_seen     (const LabEscapePosition  *self,
                                                 const LabEscapeLevel     *level);

/** LAB_ESCAPE_PAR_MAX_STATES: the largest number of states that a level may have. */
#define LAB_ESCAPE_PAR_MAX_STATES (4u << 20)

/**
 * LabEscapePar:
 * @n_moves: the fewest moves from the position to the exit, with the best use of items
 * @moves: (element-type LabEscapeMove): such a way, with the uses of items
 * @n_states: how many states the search looked at
 *
 * The proved best of a position. Clear it with lab_escape_par_clear().
 */
typedef struct
{
  guint   n_moves;
  GArray *moves;
  guint   n_states;
} LabEscapePar;

gboolean lab_escape_par_find         (const LabEscapeLevel     *level,
                                      const LabEscapePosition  *position,
                                      LabEscapePar             *par);
guint64  lab_escape_par_count_states (const LabEscapeRecipe      *recipe);
void     lab_escape_par_clear        (LabEscapePar             *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabEscapePar, lab_escape_par_clear)

G_END_DECLS
