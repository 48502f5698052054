/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-command.h"
#include "lab-process-limits.h"
#include "lab-text.h"

int
main (int    argc,
      char **argv)
{
  lab_descriptors_open_standard ();
  lab_language_apply ();
  return lab_command_main (lab_commands, argc, argv);
}
