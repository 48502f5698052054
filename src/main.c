/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-application.h"
#include "lab-descriptors.h"

int
main (int    argc,
      char **argv)
{
  lab_descriptors_open_standard ();
  return lab_application_main (argc, argv);
}
