/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabRobotsRivalLevel:
 * @LAB_ROBOTS_RIVAL_EASY: thinks long, and often claims more moves than needed; id `easy`
 * @LAB_ROBOTS_RIVAL_MEDIUM: thinks as long as most people do; `medium`
 * @LAB_ROBOTS_RIVAL_HARD: is quick, and rarely claims too much; `hard`
 * @LAB_ROBOTS_RIVAL_PERFECT: is very quick, and claims the fewest moves; `perfect`
 *
 * How well the computer plays in a party.
 */
typedef enum
{
  LAB_ROBOTS_RIVAL_EASY,
  LAB_ROBOTS_RIVAL_MEDIUM,
  LAB_ROBOTS_RIVAL_HARD,
  LAB_ROBOTS_RIVAL_PERFECT,
} LabRobotsRivalLevel;

#define LAB_N_ROBOTS_RIVAL_LEVELS 4

/* A rival claims at most so often for one target. */
#define LAB_ROBOTS_RIVAL_MAX_CLAIMS 2

/**
 * LabRobotsRivalClaim:
 * @time: when it claims, in milliseconds since the target was drawn
 * @number: how many moves it claims
 *
 * What a rival intends to claim.
 */
typedef struct
{
  gint64 time;
  guint  number;
} LabRobotsRivalClaim;

guint       lab_robots_rival_plan           (LabRobotsRivalLevel  level,
                                             guint                n_moves,
                                             guint64              seed,
                                             LabRobotsRivalClaim *claims);
const char *lab_robots_rival_level_get_id   (LabRobotsRivalLevel  level);
const char *lab_robots_rival_level_get_name (LabRobotsRivalLevel  level);
gboolean    lab_robots_rival_level_parse    (const char          *id,
                                             LabRobotsRivalLevel *level);

G_END_DECLS
