/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-play.h"
#include "lab-family-parts.h"
#include "lab-maze-family.h"
#include "lab-maze-start-page.h"

G_BEGIN_DECLS

/* What the files of this family share. */

struct _LabMazeFamily
{
  LabFamily parent_instance;

  LabMazeStartPage *start_page;   /* (nullable) */
  LabEscapePlay *escape;          /* (nullable) */
  LabFamilyParts *parts;          /* (nullable) */
};

G_END_DECLS
