/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-bench.h"
#include "lab-cheese-deal.h"

G_BEGIN_DECLS

/* Returns what a race of one rat for one piece of cheese is dealt from. */
static inline LabCheeseDealSettings
lab_bench_cheese_settings (guint64 seed,
                           guint   width,
                           guint   height)
{
  LabCheeseDealSettings settings = {
    .maze = LAB_CHEESE_MAZE_DEFAULTS,
    .n_rats = 1,
    .n_cheese = 1,
    .maze_seed = seed,
    .cheese_seed = seed,
    .players_seed = seed,
  };

  settings.maze.width = width;
  settings.maze.height = height;
  return settings;
}

static inline LabCheeseDeal *
lab_bench_cheese_deal (const LabCheeseDealSettings *settings,
                       LabCheeseMaker              *maker)
{
  g_autoptr (GError) error = NULL;
  LabCheeseDeal *deal = lab_cheese_deal_new (settings, maker, &error);

  g_assert_no_error (error);
  return deal;
}

G_END_DECLS
