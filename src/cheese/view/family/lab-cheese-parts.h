/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-parts.h"

G_BEGIN_DECLS

/**
 * LabCheeseGroup:
 * @LAB_CHEESE_GROUP_GAME: is the race itself; the button that starts it leads there
 * @LAB_CHEESE_GROUP_RACE: belongs to the race
 * @LAB_CHEESE_GROUP_STUDY: is for those who study rats and mazes
 *
 * Where the start page lists a part.
 */
typedef enum
{
  LAB_CHEESE_GROUP_GAME,
  LAB_CHEESE_GROUP_RACE,
  LAB_CHEESE_GROUP_STUDY,
} LabCheeseGroup;

const LabFamilyPart *lab_cheese_part_get (guint n);

G_END_DECLS
