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
 * lab_describe_number:
 * @game: a game
 *
 * Returns: (transfer full): the number that deals the same game again
 */
char *
lab_describe_number (LabGame *game)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, lab_game_get_deal (game)->seed);

  /* Translators: %s is the number from which a game was dealt. */
  return g_strdup_printf (_("Game %s"), number);
}

/**
 * lab_describe_game:
 * @game: a game
 *
 * Returns: (transfer full): its rules and number on one line; the rules come first, since
 *   a narrow title loses its end
 */
char *
lab_describe_game (LabGame *game)
{
  g_autofree char *number = lab_describe_number (game);
  g_autofree char *rules = lab_describe_rules (lab_game_get_rules (game));

  /* Translators: the rules of a game, then its number. */
  return g_strdup_printf (_("%s · %s"), rules, number);
}

/**
 * lab_describe_details:
 * @game: a game
 *
 * Returns: (transfer full): what was chosen when it was set up, in sentences
 */
char *
lab_describe_details (LabGame *game)
{
  LabRules rules = lab_game_get_rules (game);
  guint n_cards = lab_game_get_position (game)->n_cards[lab_game_get_seat (game)];
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text,
                   ngettext ("Each player seeks %u treasure.", "Each player seeks %u treasures.",
                             n_cards),
                   n_cards);
  g_string_append_c (text, '\n');
  g_string_append (text, (rules & LAB_RULES_LAST_TREASURE) != 0
                             ? _("Whoever finds the last one wins, without going home.")
                             : _("Whoever has found them all and comes home first wins."));
  g_string_append_c (text, '\n');
  g_string_append (text, (rules & LAB_RULES_OPEN_CARDS) != 0
                             ? _("Cards are open and may be taken in any order.")
                             : _("Cards are secret and come one after another."));
  if ((rules & LAB_RULES_RANDOM_TILES) != 0)
    {
      g_string_append_c (text, '\n');
      g_string_append (text, _("The walls of the loose tiles were drawn at random."));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
