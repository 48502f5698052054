/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-deal.h"
#include "lab-command.h"

G_BEGIN_DECLS

/** LAB_CHEESE_DEFAULT_CHEESE: how many pieces of cheese a race has, as in the original. */
#define LAB_CHEESE_DEFAULT_CHEESE 21

extern const GOptionEntry lab_cheese_maze_options[];

gboolean       lab_cheese_operands_read_seed     (const char               *option,
                                                  const char               *text,
                                                  guint64                  *seed,
                                                  GError                  **error);
gboolean       lab_cheese_operands_read_maze     (const LabOptions         *options,
                                                  LabCheeseMazeSettings    *settings,
                                                  GError                  **error);

G_END_DECLS
