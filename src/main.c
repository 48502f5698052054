/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-application.h"

int
main (int    argc,
      char **argv)
{
  return lab_application_main (argc, argv);
}
