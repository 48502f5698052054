/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-game.h"

G_BEGIN_DECLS

/**
 * LabEscapeStop:
 * @cell: a cell on a way
 * @maze: the maze of the level at this time: 1 after a shuffle, 0 before
 * @move: the move that is made here; %LAB_N_ESCAPE_MOVES at the end of the way
 *
 * A part of a way through a level, of which some walls can change on the way.
 */
typedef struct
{
  LabMazeCell   cell;
  guint         maze;
  LabEscapeMove move;
} LabEscapeStop;

const char *lab_escape_telling_item_name (LabEscapeItem   item);
const char *lab_escape_telling_item_use  (LabEscapeItem   item);
const char *lab_escape_telling_hint_cost (void);
char       *lab_escape_telling_level     (LabEscapeLevel *level);
char       *lab_escape_telling_goal      (LabEscapeGame  *game);
char       *lab_escape_telling_openings  (LabEscapeGame  *game);
char       *lab_escape_telling_place     (LabEscapeGame  *game);
char       *lab_escape_telling_result    (LabEscapeGame  *game);
char       *lab_escape_telling_hint      (const GArray   *moves,
                                          guint           step);
char       *lab_escape_telling_uses      (const GArray   *moves,
                                          guint           first,
                                          guint           n_uses);

GArray *lab_escape_telling_list_way    (LabEscapeGame *game,
                                        const GArray  *moves,
                                        gboolean       from_start,
                                        gboolean       all);
GArray *lab_escape_telling_list_walked (LabEscapeGame *game);

G_END_DECLS
