/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"

static const LabCommand * const commands[] = {
  &lab_command_robots_solve,
  &lab_command_robots_generate,
  &lab_command_robots_show,
  &lab_command_robots_play,
  &lab_command_robots_compare,
  NULL,
};

const LabCommand lab_command_robots = {
  .word = "robots",
  /* Translators: what a group of commands is about. */
  .summary = N_("Solve and make boards with sliding robots"),
  .commands = commands,
};
