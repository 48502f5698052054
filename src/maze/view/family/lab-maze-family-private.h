/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-play.h"
#include "lab-maze-family.h"
#include "lab-maze-start-page.h"

G_BEGIN_DECLS

/* What the files of this family share. */

struct _LabMazeFamily
{
  LabFamily parent_instance;

  LabMazeStartPage *start_page;   /* (nullable) */
  LabEscapePlay *escape;          /* (nullable) */
  GHashTable *pages;              /* of the parts, by name */
  char *shown;                    /* (nullable): the name of the part that is shown */
  GArray *shortcuts;              /* (nullable): those of all parts */
};

G_END_DECLS
