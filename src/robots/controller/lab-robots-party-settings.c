/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-settings.h"

/**
 * lab_robots_party_settings_deal:
 * @self: settings
 * @recipe: what the board is made of
 * @seed: a number; the same one makes the same board and draws the same targets
 *
 * Deals a random board.
 */
void
lab_robots_party_settings_deal (LabRobotsPartySettings *self,
                                const LabRobotsRecipe  *recipe,
                                guint64                 seed)
{
  lab_robots_recipe_make (recipe, seed, &self->board);
  self->seed = seed;
}

/** lab_robots_party_settings_get_n_targets: returns how many targets there are to win. */
guint
lab_robots_party_settings_get_n_targets (const LabRobotsPartySettings *self)
{
  return self->board.n_robots * self->n_places + 1;
}

/** lab_robots_party_settings_copy: (transfer full): returns a copy that has its own names. */
LabRobotsPartySettings *
lab_robots_party_settings_copy (const LabRobotsPartySettings *self)
{
  LabRobotsPartySettings *copy = g_new (LabRobotsPartySettings, 1);

  *copy = *self;
  for (guint i = 0; i < LAB_ROBOTS_PARTY_MAX_SEATS; i++)
    copy->seats[i].name = g_strdup (self->seats[i].name);
  return copy;
}

/** lab_robots_party_settings_free: frees settings and their names. */
void
lab_robots_party_settings_free (LabRobotsPartySettings *self)
{
  for (guint i = 0; i < LAB_ROBOTS_PARTY_MAX_SEATS; i++)
    g_free (self->seats[i].name);
  g_free (self);
}
