/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-generator.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_MAX_LEVEL: the last level. */
#define LAB_ROBOTS_MAX_LEVEL 9999

/**
 * LabRobotsMode:
 * @LAB_ROBOTS_MODE_LEVELS: levels of growing difficulty; the number is that of the level, from 1
 * @LAB_ROBOTS_MODE_ENDLESS: random boards; the number is the seed
 * @LAB_ROBOTS_MODE_DAILY: the board of a day; the number is the date, such as 20261124
 * @LAB_ROBOTS_MODE_LENGTH: random boards of a chosen length; the number is the seed
 * @LAB_ROBOTS_MODE_BOARD: a board that somebody has made; the number is 0
 *
 * Where a board comes from.
 */
typedef enum
{
  LAB_ROBOTS_MODE_LEVELS,
  LAB_ROBOTS_MODE_ENDLESS,
  LAB_ROBOTS_MODE_DAILY,
  LAB_ROBOTS_MODE_LENGTH,
  LAB_ROBOTS_MODE_BOARD,
} LabRobotsMode;

#define LAB_N_ROBOTS_MODES 5

/** lab_robots_mode_ids: (array zero-terminated=1): the names of the modes in files. */
extern const char * const lab_robots_mode_ids[LAB_N_ROBOTS_MODES + 1];

/**
 * LabRobotsLevel:
 * @mode: where the board comes from
 * @number: which one it is, see #LabRobotsMode
 * @recipe: what the board is made of; unused for %LAB_ROBOTS_MODE_BOARD
 * @n_moves: how many moves its shortest solution has; 0 for any number
 *
 * What to play. It is a plain value.
 */
typedef struct
{
  LabRobotsMode   mode;
  guint64         number;
  LabRobotsRecipe recipe;
  guint           n_moves;
} LabRobotsLevel;

gboolean    lab_robots_mode_parse           (const char             *id,
                                             LabRobotsMode          *mode);

void        lab_robots_level_init_numbered  (LabRobotsLevel         *self,
                                             guint                   number);
void        lab_robots_level_init_daily     (LabRobotsLevel         *self,
                                             const GDate            *date);
void        lab_robots_level_init_random    (LabRobotsLevel         *self,
                                             const LabRobotsRecipe  *recipe,
                                             guint                   n_moves,
                                             guint64                 seed);
gboolean    lab_robots_level_get_date       (const LabRobotsLevel   *self,
                                             GDate                  *date);
gboolean    lab_robots_level_make           (const LabRobotsLevel   *self,
                                             GCancellable           *cancellable,
                                             guint                  *n_tried,
                                             LabRobotsBoard         *board);

G_END_DECLS
