/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_SOAK_CHEESE_SIDE 12
#define LAB_SOAK_CHEESE_RATS 6

/**
 * LabSoakCheese:
 * @cells: whether there is a cell, by row and column
 * @east: the weight of the passage to the cell on the right; 0 for a wall
 * @south: the weight of the passage to the cell below; 0 for a wall
 * @cheese: whether there is cheese
 * @rows: where each rat is
 * @columns: the same
 * @steps: how the mud moves a rat in the end, as rows and columns
 * @waiting: in how many turns
 * @sixtieths: the score of each rat, in sixtieths of a piece
 *
 * The rules of the cheese race a second time, as simple and slow as possible. Up to six rats share
 * pieces, so that all scores are whole numbers of sixtieths.
 */
typedef struct
{
  int width;
  int height;
  int n_rats;
  gboolean cells[LAB_SOAK_CHEESE_SIDE][LAB_SOAK_CHEESE_SIDE];
  int east[LAB_SOAK_CHEESE_SIDE][LAB_SOAK_CHEESE_SIDE];
  int south[LAB_SOAK_CHEESE_SIDE][LAB_SOAK_CHEESE_SIDE];
  gboolean cheese[LAB_SOAK_CHEESE_SIDE][LAB_SOAK_CHEESE_SIDE];
  int rows[LAB_SOAK_CHEESE_RATS];
  int columns[LAB_SOAK_CHEESE_RATS];
  int steps[LAB_SOAK_CHEESE_RATS][2];
  int waiting[LAB_SOAK_CHEESE_RATS];
  int sixtieths[LAB_SOAK_CHEESE_RATS];
  int teams[LAB_SOAK_CHEESE_RATS];
} LabSoakCheese;

void        lab_soak_cheese_play         (LabSoakCheese       *self,
                                          const char          *letters,
                                          const char          *outcomes[LAB_SOAK_CHEESE_RATS]);
int         lab_soak_cheese_count        (const LabSoakCheese *self);
gboolean    lab_soak_cheese_is_over      (const LabSoakCheese *self);

G_END_DECLS
