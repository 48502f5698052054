/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-private.h"
#include "lab-random.h"

G_BEGIN_DECLS

/* The labels of cells that are joined: trees of a union-find structure. A label is the place of
 * another cell; a cell that has its own place as its label is the root of its tree. */

/** LAB_MAZE_TILE_BITS: the side of a tile is this power of two. */
#define LAB_MAZE_TILE_BITS 7

gboolean lab_maze_make_kruskal_in_tiles (LabMaze    *maze,
                                         guint       side_bits,
                                         LabRandom  *random,
                                         GError    **error);

/** lab_maze_labels_find: finds the root of a cell, and halves the way to it (van Leeuwen and van
 * der Weide 1977). */
static inline guint32
lab_maze_labels_find (guint32 *labels,
                      guint32  place)
{
  while (labels[place] != place)
    {
      labels[place] = labels[labels[place]];
      place = labels[place];
    }
  return place;
}

/** lab_maze_labels_join: opens a wall if the cells beside it have different roots, and joins them.
 * The wall is twice the place of a cell, and 1 more if it is below it, not on the right. */
static inline void
lab_maze_labels_join (guint32 *labels,
                      LabMaze *maze,
                      guint32  wall)
{
  guint32 place = wall / 2, stride = (guint32) maze->n_words * 64;
  guint32 first = lab_maze_labels_find (labels, place);
  guint32 second = lab_maze_labels_find (labels, place + ((wall & 1) != 0 ? stride : 1));

  if (first == second)
    return;
  labels[MAX (first, second)] = MIN (first, second);
  maze->openings[2 * (place / 64) + (wall & 1)] |= G_GUINT64_CONSTANT (1) << place % 64;
}

G_END_DECLS
