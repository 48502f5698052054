/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-classic.h"
#include "lab-limits.h"
#include "lab-random.h"

G_BEGIN_DECLS

/**
 * LabClassicSkill:
 * @depth: how many moves it looks ahead, at least 1, or %LAB_TO_THE_END
 * @estimates: whether it estimates positions that are not decided; without that, they are all the
 *   same to it
 * @solves: whether it solves the game; the other fields do not matter then
 * @limits: when it stops to look ahead
 *
 * How well a player chooses among the moves. It takes one of the best moves that it can see, at
 * random.
 */
typedef struct
{
  guint     depth;
  gboolean  estimates;
  gboolean  solves;
  LabLimits limits;
} LabClassicSkill;

gboolean lab_classic_skill_choose (const LabClassicSkill *self,
                                   const LabClassic      *classic,
                                   gconstpointer          state,
                                   LabRandom             *random,
                                   GCancellable          *cancellable,
                                   guint32               *action);

G_END_DECLS
