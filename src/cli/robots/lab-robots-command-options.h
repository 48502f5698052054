/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabRobotsCommandOptions:
 * @robots: (nullable): the number of robots, as it was typed
 * @density: (nullable): how many walls there are, as it was typed
 * @moves: (nullable): the number of moves of a solution, as it was typed
 * @max_moves: (nullable): the longest solution to look for, as it was typed
 * @threads: (nullable): the number of threads, as it was typed
 * @memory: (nullable): the megabytes that may be used, as they were typed
 * @sizes: (nullable): several sizes, as they were typed
 * @boards: (nullable): the number of boards, as it was typed
 * @algorithms: (nullable): several algorithms, as they were typed
 * @any_robot: whether any robot may stop on the target
 * @must_ricochet: whether a straight way does not count
 * @all: whether to list all optimal solutions
 *
 * The options of the commands for robots that no other command has.
 */
typedef struct
{
  char *robots;
  char *density;
  char *moves;
  char *max_moves;
  char *threads;
  char *memory;
  char *sizes;
  char *boards;
  char *algorithms;
  gboolean any_robot;
  gboolean must_ricochet;
  gboolean all;
} LabRobotsCommandOptions;

void lab_robots_command_options_clear (LabRobotsCommandOptions *self);

G_END_DECLS
