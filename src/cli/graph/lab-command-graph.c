/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"

static const LabCommand * const commands[] = {
  &lab_command_graph_traverse,
  &lab_command_graph_route,
  &lab_command_graph_distances,
  NULL,
};

const LabCommand lab_command_graph = {
  .word = "graph",
  /* Translators: what a group of commands is about. */
  .summary = N_("Traverse graphs and find routes"),
  .commands = commands,
};
