/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabHintStep:
 * @LAB_HINT_NONE: no hint
 * @LAB_HINT_LENGTH: how many moves or turns it takes from here
 * @LAB_HINT_FIRST: also, how the first one begins: with which robot, or at which arrow
 * @LAB_HINT_MOVE: also, the rest of the first one
 * @LAB_HINT_WAY: all of them
 *
 * How much a hint tells.
 */
typedef enum
{
  LAB_HINT_NONE,
  LAB_HINT_LENGTH,
  LAB_HINT_FIRST,
  LAB_HINT_MOVE,
  LAB_HINT_WAY,
} LabHintStep;

/**
 * LabHints:
 * @step: how much the player has asked for at the current position
 * @most: how much at any position, also before a restart
 *
 * The hints of a puzzle. A position that changes sets @step back.
 */
typedef struct
{
  LabHintStep step;
  LabHintStep most;
} LabHints;

gboolean    lab_hints_ask         (LabHints       *self);
guint       lab_hints_limit_stars (const LabHints *self,
                                   guint           n_stars);
const char *lab_hints_get_cost    (const LabHints *self);

G_END_DECLS
