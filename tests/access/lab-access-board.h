/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-access-maze.h"
#include "lab-access.h"

G_BEGIN_DECLS

/* The table as it was read. */
typedef struct
{
  GPtrArray *nodes;           /* of which are the accessibles below */
  AtspiAccessible *tiles[LAB_ACCESS_N_CELLS];
  LabAccessTile seen[LAB_ACCESS_N_CELLS];
  LabAccessTile spare;
  AtspiAccessible *spare_tile;
  AtspiAccessible *card;      /* what the player looks for, or a back */
  char *fault;                /* what cannot be read, or NULL */
} LabAccessBoard;

LabAccessBoard *lab_access_board_read     (LabAccess           *access);
void            lab_access_board_free     (LabAccessBoard      *self);
char           *lab_access_board_compare  (LabAccessBoard      *self,
                                           const LabAccessMaze *maze,
                                           guint64              reach);
void            lab_access_board_learn    (LabAccessBoard      *self,
                                           LabAccessMaze       *maze,
                                           int                  starts[LAB_ACCESS_N_COLOURS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabAccessBoard, lab_access_board_free)

G_END_DECLS
