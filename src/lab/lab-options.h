/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "model/lab-deal.h"

G_BEGIN_DECLS

/**
 * LabOptionSet:
 * @LAB_OPTION_SET_NONE: nothing but --help
 * @LAB_OPTION_SET_DEAL: what a game is dealt from
 * @LAB_OPTION_SET_TABLE: who plays, and from where
 * @LAB_OPTION_SET_DRAWING: how to draw
 *
 * Which options a command understands.
 */
typedef enum
{
  LAB_OPTION_SET_NONE = 0,
  LAB_OPTION_SET_DEAL = 1 << 0,
  LAB_OPTION_SET_TABLE = 1 << 1,
  LAB_OPTION_SET_DRAWING = 1 << 2,
} LabOptionSet;

/**
 * LabOptions:
 * @help: whether to explain the command and do nothing else
 * @seed: (nullable): as it was typed
 * @players: (nullable): as it was typed
 * @cards: (nullable): as it was typed
 * @last_treasure: whether the last treasure wins
 * @open_cards: whether cards are open
 * @random_tiles: whether the loose tiles are drawn at random
 * @names: (nullable): the names of the players
 * @position: (nullable): where a game goes on from, as it was typed
 * @ascii: whether to draw in plain ASCII
 * @operands: (array zero-terminated=1): what is no option
 *
 * What was typed after the word of a command. Clear it with lab_options_clear().
 */
typedef struct
{
  gboolean help;
  char *seed;
  char *players;
  char *cards;
  gboolean last_treasure;
  gboolean open_cards;
  gboolean random_tiles;
  GStrv names;
  char *position;
  gboolean ascii;
  GStrv operands;
} LabOptions;

void     lab_options_describe     (LabOptions        *self,
                                   GOptionContext    *context,
                                   LabOptionSet       set);
gboolean lab_options_parse        (LabOptions        *self,
                                   GOptionContext    *context,
                                   GStrv              args,
                                   GError           **error);
void     lab_options_clear        (LabOptions        *self);
gboolean lab_options_touch_deal   (const LabOptions  *self);
gboolean lab_options_get_deal     (const LabOptions  *self,
                                   LabDeal           *deal,
                                   GError           **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabOptions, lab_options_clear)

G_END_DECLS
