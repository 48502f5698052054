/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"

static const LabCommand * const commands[] = {
  &lab_command_classics_show,
  &lab_command_classics_play,
  &lab_command_classics_solve,
  &lab_command_classics_arena,
  NULL,
};

const LabCommand lab_command_classics = {
  .word = "classics",
  .summary = N_("Four small games: matches, divide, hexapawn, tictactoe"),
  .commands = commands,
};
