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
  &lab_command_classics_tree,
  NULL,
};

const LabCommand lab_command_classics = {
  .word = "classics",
  /* Translators: what a group of commands is about: small games such as tic-tac-toe. */
  .summary = N_("Study small games and the search of their trees"),
  .commands = commands,
};
