/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-player.h"

G_BEGIN_DECLS

/**
 * LabClassicLevel:
 * @LAB_CLASSIC_LEVEL_BEGINNER: sees a win in one move, and otherwise plays at random
 * @LAB_CLASSIC_LEVEL_EASY: looks a little ahead
 * @LAB_CLASSIC_LEVEL_MEDIUM: looks further ahead
 * @LAB_CLASSIC_LEVEL_HARD: looks far ahead, but can still be beaten where the game is long
 * @LAB_CLASSIC_LEVEL_PERFECT: never makes a mistake where the game can be solved; on boards that
 *   are too large for that, as strong as a few seconds allow
 *
 * How strong a computer plays. How far a level looks ahead depends on the game and its size.
 */
typedef enum
{
  LAB_CLASSIC_LEVEL_BEGINNER,
  LAB_CLASSIC_LEVEL_EASY,
  LAB_CLASSIC_LEVEL_MEDIUM,
  LAB_CLASSIC_LEVEL_HARD,
  LAB_CLASSIC_LEVEL_PERFECT,
} LabClassicLevel;

#define LAB_CLASSIC_N_LEVELS (LAB_CLASSIC_LEVEL_PERFECT + 1)

const char       *lab_classic_level_get_id        (LabClassicLevel    level);
gboolean          lab_classic_level_parse         (const char        *id,
                                                   LabClassicLevel   *level);
const char       *lab_classic_level_get_name      (LabClassicLevel    level);
gboolean          lab_classic_level_is_exact      (LabClassicLevel    level,
                                                   const LabClassic  *classic,
                                                   gconstpointer      start);
LabClassicPlayer *lab_classic_level_create_player (LabClassicLevel    level,
                                                   const LabClassic  *classic,
                                                   gconstpointer      start);

G_END_DECLS
