/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-cheese-maze.h"

G_BEGIN_DECLS

/** LAB_CHEESE_MAX_SEED: the largest seed, as in the original. */
#define LAB_CHEESE_MAX_SEED G_GUINT64_CONSTANT (9223372036854775806)

/**
 * LabCheeseStyle:
 * @LAB_CHEESE_BIG_HOLES: holes grow where there are holes already; id "big-holes"
 * @LAB_CHEESE_UNIFORM_HOLES: holes are anywhere; id "uniform-holes"
 * @LAB_CHEESE_HOLES_ON_SIDE: the cells grow from the center; id "holes-on-side"
 *
 * How a maze gets its holes.
 */
typedef enum
{
  LAB_CHEESE_BIG_HOLES,
  LAB_CHEESE_UNIFORM_HOLES,
  LAB_CHEESE_HOLES_ON_SIDE,
} LabCheeseStyle;

#define LAB_N_CHEESE_STYLES 3

/**
 * LabCheeseStyleName:
 * @id: what a style is called in files and on the command line
 * @name: what players see, marked with N_()
 *
 * What a style is called.
 */
typedef struct
{
  const char *id;
  const char *name;
} LabCheeseStyleName;

extern const LabCheeseStyleName lab_cheese_styles[LAB_N_CHEESE_STYLES];

/**
 * LabCheeseMazeSettings:
 * @width: the number of columns
 * @height: the number of rows
 * @cell_percentage: how much of the rectangle are cells, 0 to 100
 * @wall_percentage: how many of the passages that are not needed get a wall, 0 to 100
 * @mud_percentage: how many of the passages have mud, 0 to 100
 * @min_mud: the fewest turns that mud costs, at least 2
 * @max_mud: the most turns that mud costs
 * @style: how the maze gets its holes
 * @symmetric: whether the maze looks the same when turned by 180 degrees. The original has no such
 *   mazes
 *
 * What a random maze is like.
 */
typedef struct
{
  guint          width;
  guint          height;
  double         cell_percentage;
  double         wall_percentage;
  double         mud_percentage;
  guint          min_mud;
  guint          max_mud;
  LabCheeseStyle style;
  gboolean       symmetric;
} LabCheeseMazeSettings;

/** LAB_CHEESE_MAZE_DEFAULTS: the defaults of the original. */
#define LAB_CHEESE_MAZE_DEFAULTS \
  { .width = 15, .height = 13, .cell_percentage = 80, .wall_percentage = 60, \
    .mud_percentage = 20, .min_mud = 4, .max_mud = 9, .style = LAB_CHEESE_BIG_HOLES }

/**
 * LabWeightedList:
 *
 * A list of numbers in the order in which they were added. One of them can be found by its place in
 * that order, or by running sums of weights, in logarithmic time: the sums are a binary indexed
 * tree (Fenwick, 1994). The weight of an item is 1 plus a factor times its own extra weight. The
 * factor is the same for all items and can change at any time.
 */
typedef struct
{
  guint32 *items;             /* by position */
  guint32 *positions;         /* by item: where it was added last */
  guint8  *extras;            /* by position; the extra weight */
  guint8  *present;           /* by position */
  guint64 *sums;              /* the extra weights in the upper half, the numbers in the lower */
  gsize    n_allocated;
  gsize    n_numbers;
  guint    capacity;
  guint    n_used;            /* the number of positions, also of items that were removed */
  guint    n_items;
  guint64  total_extra;
} LabWeightedList;

gboolean    lab_cheese_seed_check          (guint64                      seed,
                                            GError                     **error);
gboolean    lab_cheese_style_parse         (const char                  *id,
                                            LabCheeseStyle              *style);
gboolean    lab_cheese_maze_settings_check (const LabCheeseMazeSettings *self,
                                            GError                     **error);

/**
 * LabCheeseMaker:
 *
 * Makes random mazes; one that is used again needs no new memory for its work. Use it in one
 * thread at a time.
 */
typedef struct _LabCheeseMaker LabCheeseMaker;

LabCheeseMaker *lab_cheese_maker_new        (void);
void            lab_cheese_maker_free       (LabCheeseMaker              *self);
LabCheeseMaze  *lab_cheese_maker_make       (LabCheeseMaker              *self,
                                             const LabCheeseMazeSettings *settings,
                                             guint64                      seed,
                                             GCancellable                *cancellable,
                                             GError                     **error);
void            lab_weighted_list_append    (LabWeightedList             *self,
                                             guint32                      item,
                                             guint8                       extra);
void            lab_weighted_list_remove    (LabWeightedList             *self,
                                             guint                        position);
void            lab_weighted_list_set_extra (LabWeightedList             *self,
                                             guint                        position,
                                             guint8                       extra);
guint           lab_weighted_list_find      (const LabWeightedList       *self,
                                             guint64                      target,
                                             guint64                      factor);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseMaker, lab_cheese_maker_free)

G_END_DECLS
