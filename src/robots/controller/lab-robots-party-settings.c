/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-settings.h"

#include <glib/gi18n.h>

#include "lab-refuse.h"
#include "lab-robots-party-state.h"

/* The keys of the players, if they choose no others. Their places on a keyboard are far apart, and
 * the first ones are farthest, so that eight hands have room. On QWERTY, QWERTZ, and AZERTY they
 * are at the same place, or, for Q, nearly so. */
static const char DEFAULT_KEYS[] = "QPXNRUVK";

G_STATIC_ASSERT (sizeof DEFAULT_KEYS == LAB_ROBOTS_PARTY_MAX_SEATS + 1);

/* Private helpers */

static gboolean
refuse (GError     **error,
        const char  *reason)
{
  return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_SETTINGS, "%s", reason);
}

/* Returns whether there are cells for all targets, and others for the robots. */
static gboolean
has_room (const LabRobotsPartySettings *self)
{
  guint n = 0;

  for (guint cell = 0; cell < lab_robots_board_get_n_cells (&self->board); cell++)
    n += self->board.walls[cell] != 15 && !lab_robots_board_is_island (&self->board, cell);
  return n >= lab_robots_party_settings_get_n_targets (self) + self->board.n_robots;
}

static gboolean
has_different_keys (const LabRobotsPartySettings *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (self->seats[i].key != 0 && self->seats[i].key == self->seats[j].key)
            return FALSE;
        }
    }
  return TRUE;
}

/* Public functions */

/** lab_robots_party_settings_get_default_key: returns the key of a player who has not chosen one;
 * @n counts them from 0. */
char
lab_robots_party_settings_get_default_key (guint n)
{
  g_return_val_if_fail (n < LAB_ROBOTS_PARTY_MAX_SEATS, '\0');

  return DEFAULT_KEYS[n];
}

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

/**
 * lab_robots_party_settings_check:
 * @self: settings
 * @error: return location for a #LabRobotsPartyError
 *
 * Returns: %FALSE if no party can be played with these settings
 */
gboolean
lab_robots_party_settings_check (const LabRobotsPartySettings  *self,
                                 GError                       **error)
{
  if (self->n_seats < LAB_ROBOTS_PARTY_MIN_SEATS || self->n_seats > LAB_ROBOTS_PARTY_MAX_SEATS)
    return refuse (error, _("A party has from 2 to 8 players."));
  if (self->n_places < 1 || self->n_places > LAB_ROBOTS_PARTY_MAX_PLACES)
    return refuse (error, _("Each robot has from 1 to 8 targets."));
  if (self->countdown < LAB_ROBOTS_PARTY_MIN_COUNTDOWN
      || self->countdown > LAB_ROBOTS_PARTY_MAX_COUNTDOWN)
    return refuse (error, _("The countdown takes from 10 to 600 seconds."));
  if (!has_room (self))
    return refuse (error, _("The board has not enough open cells for all targets."));
  return has_different_keys (self) || refuse (error, _("Two players have the same key."));
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
