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
  { "owl", NC_("treasure", "owl") },
  /* Translators: the key to a door. */
  { "key", NC_("treasure", "key") },
  /* Translators: the crown of a king or queen. */
  { "crown", NC_("treasure", "crown") },
  /* Translators: a light that can be carried. */
  { "lantern", NC_("treasure", "lantern") },
  { "snail", NC_("treasure", "snail") },
  /* Translators: the anchor of a ship. */
  { "anchor", NC_("treasure", "anchor") },
  /* Translators: the flower, not the color. */
  { "rose", NC_("treasure", "rose") },
  { "teapot", NC_("treasure", "teapot") },
  /* Translators: the picture shows a crescent moon. */
  { "moon", NC_("treasure", "moon") },
  /* Translators: the living animal, not the food. */
  { "fish", NC_("treasure", "fish") },
  /* Translators: a bell that rings. */
  { "bell", NC_("treasure", "bell") },
  /* Translators: the nut of an oak. */
  { "acorn", NC_("treasure", "acorn") },
  { "fox", NC_("treasure", "fox") },
  /* Translators: a cut precious stone. */
  { "gem", NC_("treasure", "gem") },
  /* Translators: a timer with sand in it. */
  { "hourglass", NC_("treasure", "hourglass") },
  { "butterfly", NC_("treasure", "butterfly") },
  /* Translators: the picture shows a red toadstool. */
  { "mushroom", NC_("treasure", "mushroom") },
  /* Translators: a book to read. */
  { "book", NC_("treasure", "book") },
  { "hedgehog", NC_("treasure", "hedgehog") },
  /* Translators: a boat with sails. */
  { "sailboat", NC_("treasure", "sailboat") },
  /* Translators: the picture shows two cherries. */
  { "cherries", NC_("treasure", "cherries") },
  /* Translators: a seashell. */
  { "shell", NC_("treasure", "shell") },
  { "bee", NC_("treasure", "bee") },
  /* Translators: the feather of a bird. */
  { "feather", NC_("treasure", "feather") },
};

/**
 * lab_treasure_get_id:
 * @treasure: a treasure
 *
 * Gets the name of a treasure in file names.
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
 * Gets the name of a treasure for players.
 *
 * Returns: the name of the treasure in the player's language
 */
const char *
lab_treasure_get_name (LabTreasure treasure)
{
  g_return_val_if_fail (treasure < LAB_N_TREASURES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "treasure", treasures[treasure].name);
}
