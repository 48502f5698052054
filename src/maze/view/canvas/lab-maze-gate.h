/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabMazeGate:
 *
 * Keeps what threads read from changing. Readers are let in unless someone wants to change
 * something, so that this someone waits only until each reader pauses.
 */
typedef struct
{
  GMutex mutex;
  GCond  changed;
  guint  n_readers;
  guint  n_writers;             /* those who wait, and the one who is in */
} LabMazeGate;

void lab_maze_gate_init        (LabMazeGate *self);
void lab_maze_gate_clear       (LabMazeGate *self);
void lab_maze_gate_begin_read  (LabMazeGate *self);
void lab_maze_gate_end_read    (LabMazeGate *self);
void lab_maze_gate_begin_write (LabMazeGate *self);
void lab_maze_gate_end_write   (LabMazeGate *self);

G_END_DECLS
