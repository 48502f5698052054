/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-describe.h"

#include <glib/gi18n.h>

/**
 * lab_describe_rules:
 * @rules: the variants in force
 *
 * Returns: (transfer full): their names on one line
 */
char *
lab_describe_rules (LabRules rules)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if ((rules & LAB_RULES_LAST_TREASURE) != 0)
    g_ptr_array_add (names, (char *) _("Last treasure wins"));
  if ((rules & LAB_RULES_OPEN_CARDS) != 0)
    g_ptr_array_add (names, (char *) _("Open cards"));
  if ((rules & LAB_RULES_RANDOM_TILES) != 0)
    g_ptr_array_add (names, (char *) _("Random tiles"));
  if (names->len == 0)
    g_ptr_array_add (names, (char *) _("Standard rules"));
  g_ptr_array_add (names, NULL);
  /* Translators: between two short descriptions on one line */
  return g_strjoinv (_(" · "), (char **) names->pdata);
}

/**
 * lab_describe_game:
 * @game: a game
 *
 * Returns: (transfer full): its number and rules on one line
 */
char *
lab_describe_game (LabGame *game)
{
  g_autofree char *rules = lab_describe_rules (lab_game_get_rules (game));
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, lab_game_get_deal (game)->seed);

  /* Translators: the number from which the game was dealt, then its rules. */
  return g_strdup_printf (_("Game %s · %s"), number, rules);
}
