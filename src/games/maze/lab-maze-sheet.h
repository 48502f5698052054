/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "lab-maze-generator.h"
#include "lab-maze.h"

G_BEGIN_DECLS

/**
 * LabMazeShape:
 * @LAB_MAZE_SHAPE_RECTANGLE: all cells
 * @LAB_MAZE_SHAPE_CIRCLE: a circle or an ellipse
 * @LAB_MAZE_SHAPE_DIAMOND: a square that stands on a corner
 * @LAB_MAZE_SHAPE_HEART: a heart
 *
 * Which cells a maze has.
 */
typedef enum
{
  LAB_MAZE_SHAPE_RECTANGLE,
  LAB_MAZE_SHAPE_CIRCLE,
  LAB_MAZE_SHAPE_DIAMOND,
  LAB_MAZE_SHAPE_HEART,
} LabMazeShape;

/** LAB_MAZE_SHEET_MAX_MAZES: how many mazes can be printed at once. */
#define LAB_MAZE_SHEET_MAX_MAZES 100

/**
 * LabMazeSheetOptions:
 * @generator: how mazes are made; for shapes other than rectangles, one that can make any shape
 * @shape: the shape of the mazes
 * @height: their height, in cells, at least %LAB_MAZE_SHAPE_MIN_SIZE
 * @width: their width
 * @seed: the seed of the first maze; those that follow have the next ones
 * @n_mazes: how many mazes there are, 1 to %LAB_MAZE_SHEET_MAX_MAZES
 * @per_page: how many of them are on a page, at least 1
 * @title: (nullable): the title of each page
 * @has_solutions: whether pages with the solutions follow
 * @rtl: whether pages are read from right to left
 *
 * What is on paper.
 */
typedef struct
{
  LabMazeGenerator generator;
  LabMazeShape shape;
  guint height;
  guint width;
  guint64 seed;
  guint n_mazes;
  guint per_page;
  const char *title;
  gboolean has_solutions;
  gboolean rtl;
} LabMazeSheetOptions;

/**
 * LabMazeSheet:
 *
 * Mazes on paper, each with its seed, and their solutions.
 */
typedef struct _LabMazeSheet LabMazeSheet;

#define LAB_N_MAZE_SHAPES 4

/** LAB_MAZE_SHAPE_MIN_SIZE: the smallest height and width in which all shapes can be told apart. */
#define LAB_MAZE_SHAPE_MIN_SIZE 7

LabMazeSheet *lab_maze_sheet_new         (const LabMazeSheetOptions *options,
                                          GError                   **error);
void          lab_maze_sheet_unref       (LabMazeSheet              *self);
guint         lab_maze_sheet_get_n_pages (const LabMazeSheet        *self);
void          lab_maze_sheet_draw        (LabMazeSheet              *self,
                                          guint                      page,
                                          cairo_t                   *cr,
                                          double                     width,
                                          double                     height);
gboolean      lab_maze_shape_apply       (LabMazeShape               shape,
                                          LabMaze                   *maze,
                                          GError                   **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMazeSheet, lab_maze_sheet_unref)

G_END_DECLS
