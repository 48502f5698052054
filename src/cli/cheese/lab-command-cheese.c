/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"

static const LabCommand * const commands[] = {
  &lab_command_cheese_show,
  &lab_command_cheese_play,
  &lab_command_cheese_study,
  &lab_command_cheese_engine,
  NULL,
};

const LabCommand lab_command_cheese = {
  .word = "cheese",
  /* Translators: what a group of commands is about. */
  .summary = N_("Let rats race for cheese in a maze"),
  .commands = commands,
};
