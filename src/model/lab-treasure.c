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
  /* Translators: of a door. */
  { "key", NC_ ("treasure", "key") },
  /* Translators: of a king or queen. */
  { "crown", NC_ ("treasure", "crown") },
  /* Translators: a light to carry. */
  { "lantern", NC_ ("treasure", "lantern") },
  { "snail", NC_ ("treasure", "snail") },
  /* Translators: of a ship. */
  { "anchor", NC_ ("treasure", "anchor") },
  /* Translators: the flower. */
  { "rose", NC_ ("treasure", "rose") },
  { "teapot", NC_ ("treasure", "teapot") },
  /* Translators: a crescent. */
  { "moon", NC_ ("treasure", "moon") },
  /* Translators: the animal. */
  { "fish", NC_ ("treasure", "fish") },
  /* Translators: that rings. */
  { "bell", NC_ ("treasure", "bell") },
  /* Translators: of an oak. */
  { "acorn", NC_ ("treasure", "acorn") },
  { "fox", NC_ ("treasure", "fox") },
  /* Translators: a cut precious stone. */
  { "gem", NC_ ("treasure", "gem") },
  /* Translators: with sand in it. */
  { "hourglass", NC_ ("treasure", "hourglass") },
  { "butterfly", NC_ ("treasure", "butterfly") },
  /* Translators: a toadstool. */
  { "mushroom", NC_ ("treasure", "mushroom") },
  /* Translators: to read. */
  { "book", NC_ ("treasure", "book") },
  { "hedgehog", NC_ ("treasure", "hedgehog") },
  /* Translators: a boat under sail. */
  { "sailboat", NC_ ("treasure", "sailing boat") },
  /* Translators: two of them. */
  { "cherries", NC_ ("treasure", "cherries") },
  /* Translators: of the sea. */
  { "shell", NC_ ("treasure", "shell") },
  { "bee", NC_ ("treasure", "bee") },
  /* Translators: of a bird. */
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
