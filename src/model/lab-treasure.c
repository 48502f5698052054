/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-treasure.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *id;
  const char *name;
} treasures[LAB_N_TREASURES] = {
  /* Translators: the 24 treasures are pictures on tiles and cards; the name is
   * used alone, as a label, and in lists. */
  { "owl", NC_ ("treasure", "owl") },
  { "key", NC_ ("treasure", "key") },
  { "crown", NC_ ("treasure", "crown") },
  { "lantern", NC_ ("treasure", "lantern") },
  { "snail", NC_ ("treasure", "snail") },
  { "anchor", NC_ ("treasure", "anchor") },
  { "rose", NC_ ("treasure", "rose") },
  { "teapot", NC_ ("treasure", "teapot") },
  { "moon", NC_ ("treasure", "moon") },
  { "fish", NC_ ("treasure", "fish") },
  { "bell", NC_ ("treasure", "bell") },
  { "acorn", NC_ ("treasure", "acorn") },
  { "fox", NC_ ("treasure", "fox") },
  { "gem", NC_ ("treasure", "gem") },
  { "hourglass", NC_ ("treasure", "hourglass") },
  { "butterfly", NC_ ("treasure", "butterfly") },
  { "mushroom", NC_ ("treasure", "mushroom") },
  { "book", NC_ ("treasure", "book") },
  { "hedgehog", NC_ ("treasure", "hedgehog") },
  { "sailboat", NC_ ("treasure", "sailing boat") },
  { "cherries", NC_ ("treasure", "cherries") },
  { "shell", NC_ ("treasure", "shell") },
  { "bee", NC_ ("treasure", "bee") },
  { "feather", NC_ ("treasure", "feather") },
};

/**
 * lab_treasure_get_id:
 * @treasure: a treasure
 *
 * Returns: a short word that never changes, for file names
 */
const char *
lab_treasure_get_id (LabTreasure treasure)
{
  g_return_val_if_fail (treasure < LAB_N_TREASURES, "");

  return treasures[treasure].id;
}

/**
 * lab_treasure_get_name:
 * @treasure: a treasure
 *
 * Returns: its name in the player's language
 */
const char *
lab_treasure_get_name (LabTreasure treasure)
{
  g_return_val_if_fail (treasure < LAB_N_TREASURES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "treasure", treasures[treasure].name);
}
