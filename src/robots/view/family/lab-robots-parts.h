/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-parts.h"

G_BEGIN_DECLS

/**
 * LabRobotsGroup:
 * @LAB_ROBOTS_GROUP_GAME: is the puzzle itself; the button that starts it leads there
 * @LAB_ROBOTS_GROUP_PLAY: is played, or belongs to playing
 * @LAB_ROBOTS_GROUP_STUDY: is for those who study boards and how they are solved
 *
 * Where the start page lists a part.
 */
typedef enum
{
  LAB_ROBOTS_GROUP_GAME,
  LAB_ROBOTS_GROUP_PLAY,
  LAB_ROBOTS_GROUP_STUDY,
} LabRobotsGroup;

const LabFamilyPart *lab_robots_part_get (guint n);

G_END_DECLS
