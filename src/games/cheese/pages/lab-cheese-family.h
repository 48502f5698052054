/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race-page.h"
#include "lab-cheese-start-page.h"
#include "lab-family.h"
#include "lab-shortcuts.h"

G_BEGIN_DECLS

/** LAB_CHEESE_FAMILY_ID: the id of the cheese race, for lab_window_get_family(). */
#define LAB_CHEESE_FAMILY_ID "cheese"

#define LAB_TYPE_CHEESE_FAMILY (lab_cheese_family_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseFamily, lab_cheese_family, LAB, CHEESE_FAMILY, LabFamily)

/** lab_cheese_parts: what the family offers. */
extern const LabFamilyPart lab_cheese_parts[];

void               lab_cheese_family_use_maze (LabCheeseFamily *self,
                                               LabCheeseMaze   *maze);

/** lab_cheese_shortcuts: (array zero-terminated=1): the keys of the cheese race */
extern const LabShortcut lab_cheese_shortcuts[];

G_END_DECLS
