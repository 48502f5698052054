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

/* Where a tile goes in: from which side, into which row or column, from 1. */
typedef struct
{
  LabAccessSides from;
  int line;
} LabAccessArrow;

/* The board as a player keeps it in mind. Cells count along the rows. */
typedef struct
{
  LabAccessMazeTile tiles[LAB_ACCESS_N_CELLS];
  LabAccessMazeTile spare;
  int pawns[LAB_ACCESS_N_COLOURS];    /* cells, or LAB_ACCESS_NOWHERE */
  LabAccessArrow barred;              /* line 0 for none */
} LabAccessMaze;

typedef struct
{
  int quarters;               /* by which to turn the spare tile, clockwise */
  LabAccessArrow arrow;
  int cell;                   /* where to move */
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
                                           int                  colour,
                                           const char          *treasure,
                                           int                  home,
                                           GRand               *rand);

G_END_DECLS
