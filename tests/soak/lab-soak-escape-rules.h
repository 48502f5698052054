/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_SOAK_MAX_CELLS 4096
#define LAB_SOAK_N_SIDES 4
#define LAB_SOAK_N_ITEMS 5
#define LAB_SOAK_NOWHERE (-1)
#define LAB_SOAK_FAR G_MAXINT

/**
 * LabSoakEscape:
 * @height: the number of rows
 * @width: the number of columns
 * @sight: how many steps the player sees; 0 for everything
 * @walls: for each maze, cell, and side, in the order up, down, left, right: whether a wall is
 *   there; a shuffle replaces the first maze by the second one, and a hammer takes walls away
 * @things: what lies in each cell: `*` for a key, `E` for the exit, `m`, `l`, `h`, `r`, or `s` for
 *   an item, otherwise a blank
 * @rift: where the rift leads
 * @at: where the player is
 * @carried: how many of each item the player has
 * @n_moves: the moves so far
 * @known: whether the player has seen each cell in this maze
 *
 * The rules of the escape game a second time, as simple and slow as possible. Cells are numbered
 * row by row.
 */
typedef struct
{
  int height;
  int width;
  int sight;
  gboolean walls[2][LAB_SOAK_MAX_CELLS][LAB_SOAK_N_SIDES];
  char things[LAB_SOAK_MAX_CELLS];
  int rift;
  int at;
  int carried[LAB_SOAK_N_ITEMS];
  int n_moves;
  gboolean known[LAB_SOAK_MAX_CELLS];
} LabSoakEscape;

int      lab_soak_escape_step      (const LabSoakEscape *self,
                                    int                  cell,
                                    int                  side);
void     lab_soak_escape_start     (LabSoakEscape       *self);
gboolean lab_soak_escape_is_over   (const LabSoakEscape *self);
int      lab_soak_escape_count     (const LabSoakEscape *self,
                                    char                 thing);
gboolean lab_soak_escape_may_play  (const LabSoakEscape *self,
                                    const char          *move);
void     lab_soak_escape_play      (LabSoakEscape       *self,
                                    const char          *move);
void     lab_soak_escape_measure   (const LabSoakEscape *self,
                                    int                  from,
                                    int                 *distances);
int      lab_soak_escape_get_far   (const LabSoakEscape *self,
                                    const int           *distances);

G_END_DECLS
