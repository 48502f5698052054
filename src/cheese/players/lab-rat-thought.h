/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maze.h"
#include "lab-event-log.h"

G_BEGIN_DECLS

/**
 * LabRatThought:
 * @n_cells: width times height of the maze
 * @source: the cell from which the rat looked at the maze; %LAB_CHEESE_NO_CELL if it did not
 * @parents: (nullable) (array length=n_cells): its routing table
 * @distances: (nullable) (array length=n_cells): the distances it knows; %LAB_NO_DISTANCE for none
 * @log: (nullable): the steps of its traversal
 * @route: (element-type guint): the cells that it wants to go along, from its own cell on
 * @goals: (element-type guint): the cheese in the order in which it wants to fetch it
 * @text: (nullable): what it thinks, in a sentence
 *
 * What a rat thinks before a turn.
 */
typedef struct
{
  guint        n_cells;
  guint        source;
  guint       *parents;
  guint       *distances;
  LabEventLog *log;
  GArray      *route;
  GArray      *goals;
  char        *text;
} LabRatThought;

LabRatThought *lab_rat_thought_new  (guint          n_cells);
void           lab_rat_thought_free (LabRatThought *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRatThought, lab_rat_thought_free)

G_END_DECLS
