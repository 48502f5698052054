/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-access-words.h"

G_BEGIN_DECLS

#define LAB_ACCESS_SIZE 7
#define LAB_ACCESS_N_CELLS (LAB_ACCESS_SIZE * LAB_ACCESS_SIZE)
#define LAB_ACCESS_NOWHERE -1

typedef struct
{
  guint open;                 /* LabAccessSides */
  const char *treasure;       /* interned, or NULL */
} LabAccessMazeTile;

/* An arrow: the side of the board, and the row or column, counted from 1. */
typedef struct
{
  LabAccessSides from;
  int line;
} LabAccessArrow;

/* The board as a player remembers it. Cells are numbered row by row. */
typedef struct
{
  LabAccessMazeTile tiles[LAB_ACCESS_N_CELLS];
  LabAccessMazeTile spare;
  int pawns[LAB_ACCESS_N_COLORS];    /* cells, or LAB_ACCESS_NOWHERE */
  LabAccessArrow blocked;            /* the blocked arrow; line 0 for none */
} LabAccessMaze;

typedef struct
{
  int quarters;               /* how often to rotate the spare tile clockwise */
  LabAccessArrow arrow;
  int cell;                   /* where to move the pawn */
} LabAccessTurn;

guint          lab_access_turn_clockwise  (guint                open,
                                           int                  quarters);
char          *lab_access_arrow_dup_name  (LabAccessArrow       arrow);
gboolean       lab_access_arrow_equal     (LabAccessArrow       arrow,
                                           LabAccessArrow       other);

void           lab_access_maze_insert     (LabAccessMaze       *self,
                                           LabAccessArrow       arrow);
guint64        lab_access_maze_reach      (const LabAccessMaze *self,
                                           int                  cell);
LabAccessTurn  lab_access_maze_choose     (const LabAccessMaze *self,
                                           int                  color,
                                           const char          *treasure,
                                           int                  home,
                                           GRand               *rand);

G_END_DECLS
