/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-command-options.h"

/** lab_robots_command_options_clear: frees the contents of @self. */
void
lab_robots_command_options_clear (LabRobotsCommandOptions *self)
{
  g_clear_pointer (&self->robots, g_free);
  g_clear_pointer (&self->density, g_free);
  g_clear_pointer (&self->moves, g_free);
  g_clear_pointer (&self->max_moves, g_free);
  g_clear_pointer (&self->threads, g_free);
  g_clear_pointer (&self->memory, g_free);
  g_clear_pointer (&self->sizes, g_free);
  g_clear_pointer (&self->boards, g_free);
  g_clear_pointer (&self->algorithms, g_free);
}
