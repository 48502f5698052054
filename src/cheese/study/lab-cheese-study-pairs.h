/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-study.h"

G_BEGIN_DECLS

/* How a study compares its rats. Others ask lab_cheese_study_compare(). */

GArray *lab_cheese_study_make_pairs (const LabCheeseStudy *self,
                                     GCancellable         *cancellable);

G_END_DECLS
