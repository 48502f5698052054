/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-family.h"
#include "lab-cheese-start-page.h"
#include "lab-family-parts.h"

G_BEGIN_DECLS

/* What the files of this family share. */

struct _LabCheeseFamily
{
  LabFamily parent_instance;

  LabCheeseStartPage *start_page;   /* (nullable) */
  LabCheesePlay *play;
  LabFamilyParts *parts;            /* (nullable) */
};

G_END_DECLS
