/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-access-maze.h"
#include "lab-access.h"

G_BEGIN_DECLS

/* The board and everything around it, as a screen reader can read it. */
typedef struct
{
  GPtrArray *nodes;           /* the tree that contains the accessibles below */
  AtspiAccessible *tiles[LAB_ACCESS_N_CELLS];
  LabAccessTile seen[LAB_ACCESS_N_CELLS];
  LabAccessTile spare;
  AtspiAccessible *spare_tile;
  AtspiAccessible *card;      /* the current treasure card, or a card back */
  char *fault;                /* the first text that cannot be understood, or NULL */
} LabAccessBoard;

LabAccessBoard *lab_access_board_read     (LabAccess           *access);
void            lab_access_board_free     (LabAccessBoard      *self);
char           *lab_access_board_compare  (LabAccessBoard      *self,
                                           const LabAccessMaze *maze,
                                           guint64              reach);
void            lab_access_board_learn    (LabAccessBoard      *self,
                                           LabAccessMaze       *maze,
                                           int                  starts[LAB_ACCESS_N_COLORS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabAccessBoard, lab_access_board_free)

G_END_DECLS
