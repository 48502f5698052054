/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"

static const LabCommand * const commands[] = {
  &lab_command_maze_generate,
  &lab_command_maze_solve,
  &lab_command_maze_measure,
  &lab_command_maze_compare,
  NULL,
};

const LabCommand lab_command_maze = {
  .word = "maze",
  /* Translators: what a group of commands is about. */
  .summary = N_("Generate, solve, and measure mazes"),
  .commands = commands,
};
