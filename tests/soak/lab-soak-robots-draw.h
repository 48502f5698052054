/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-random.h"
#include "lab-robots-generator.h"

G_BEGIN_DECLS

/* What the soaks of robots share. The environment variable `LABYRINTHE_SOAK_ROBOTS` sets how many
 * games each of them plays. */

guint lab_soak_robots_count_games (void);
void  lab_soak_robots_assert      (char            *fault,
                                   const char      *action);
void  lab_soak_robots_draw_recipe (LabRandom       *random,
                                   guint            n_robots,
                                   LabRobotsRecipe *recipe);
void  lab_soak_robots_draw_move   (LabRandom       *random,
                                   guint            n_robots,
                                   char             text[3]);

G_END_DECLS
