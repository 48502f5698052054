/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-parts.h"
#include "lab-robots-family.h"
#include "lab-robots-party-play.h"
#include "lab-robots-play.h"
#include "lab-robots-start-page.h"

G_BEGIN_DECLS

/* What the files of this family share. */

struct _LabRobotsFamily
{
  LabFamily parent_instance;

  LabRobotsStartPage *start_page;   /* (nullable) */
  LabFamilyParts *parts;            /* (nullable) */
  LabRobotsPlay *play;              /* (nullable): the puzzles */
  LabRobotsPartyPlay *parties;      /* (nullable) */
  gboolean is_puzzle_asked;         /* whether to close without saving the puzzle was asked last */
};

G_END_DECLS
