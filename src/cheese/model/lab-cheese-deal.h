/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maker.h"

G_BEGIN_DECLS

/** LAB_CHEESE_MAX_RATS: the largest number of rats in a race. */
#define LAB_CHEESE_MAX_RATS 16

/**
 * LabCheeseStart:
 *
 * Where a rat starts. The ids are those of the original in lower case with hyphens: "center",
 * "top-left", "top-right", "bottom-left", "bottom-right", "random", "same", or the number of a
 * cell.
 */
typedef enum
{
  LAB_CHEESE_START_CENTER,
  LAB_CHEESE_START_TOP_LEFT,
  LAB_CHEESE_START_TOP_RIGHT,
  LAB_CHEESE_START_BOTTOM_LEFT,
  LAB_CHEESE_START_BOTTOM_RIGHT,
  LAB_CHEESE_START_RANDOM,
  LAB_CHEESE_START_SAME,
  LAB_CHEESE_START_CELL,
} LabCheeseStart;

/**
 * LabCheeseDealSettings:
 * @maze: what the maze is like; not used if a maze is given
 * @n_rats: the number of rats, 1 to %LAB_CHEESE_MAX_RATS
 * @teams: the team of each rat, numbered from 0
 * @starts: where each rat starts
 * @cells: for %LAB_CHEESE_START_CELL, the cell
 * @n_cheese: the number of pieces of cheese, at least 1
 * @maze_seed: the seed of the maze
 * @cheese_seed: the seed of the cheese
 * @players_seed: the seed of random starts; in most races all three are the same
 *
 * What a race is dealt from.
 */
typedef struct
{
  LabCheeseMazeSettings maze;
  guint                 n_rats;
  guint8                teams[LAB_CHEESE_MAX_RATS];
  LabCheeseStart        starts[LAB_CHEESE_MAX_RATS];
  guint                 cells[LAB_CHEESE_MAX_RATS];
  guint                 n_cheese;
  guint64               maze_seed;
  guint64               cheese_seed;
  guint64               players_seed;
} LabCheeseDealSettings;

/**
 * LabCheeseDeal:
 * @maze: (owned): the maze
 * @n_rats: the number of rats
 * @teams: the team of each rat, numbered from 0
 * @starts: the cell where each rat starts
 * @cheese: (array length=n_cheese) (owned): the cells with cheese, in their order
 * @n_cheese: their number
 *
 * A race before its first turn. It never changes, and is counted by references.
 */
typedef struct
{
  LabCheeseMaze *maze;
  guint          n_rats;
  guint8         teams[LAB_CHEESE_MAX_RATS];
  guint          starts[LAB_CHEESE_MAX_RATS];
  guint         *cheese;
  guint          n_cheese;
} LabCheeseDeal;

const char    *lab_cheese_start_get_id   (LabCheeseStart                start);
gboolean       lab_cheese_start_parse    (const char                   *text,
                                          LabCheeseStart               *start,
                                          guint                        *cell);
LabCheeseDeal *lab_cheese_deal_new       (const LabCheeseDealSettings  *settings,
                                          LabCheeseMaker               *maker,
                                          GError                      **error);
LabCheeseDeal *lab_cheese_deal_new_in    (LabCheeseMaze                *maze,
                                          const LabCheeseDealSettings  *settings,
                                          GError                      **error);
LabCheeseDeal *lab_cheese_deal_new_fixed (LabCheeseMaze                *maze,
                                          guint                         n_rats,
                                          const guint8                 *teams,
                                          const guint                  *starts,
                                          const guint                  *cheese,
                                          guint                         n_cheese,
                                          GError                      **error);
LabCheeseDeal *lab_cheese_deal_ref       (LabCheeseDeal                *self);
void           lab_cheese_deal_unref     (LabCheeseDeal                *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseDeal, lab_cheese_deal_unref)

G_END_DECLS
