/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-play.h"

G_BEGIN_DECLS

/** LAB_CHEESE_FAMILY_ID: the id of the cheese race, for lab_window_get_family(). */
#define LAB_CHEESE_FAMILY_ID "cheese"

#define LAB_TYPE_CHEESE_FAMILY (lab_cheese_family_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseFamily, lab_cheese_family, LAB, CHEESE_FAMILY, LabFamily)

LabCheesePlay *lab_cheese_family_get_play (LabCheeseFamily *self);
void           lab_cheese_family_use_maze (LabCheeseFamily *self,
                                           LabCheeseMaze   *maze);

G_END_DECLS
