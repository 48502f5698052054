/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-tally-row.h"

#include <glib/gi18n.h>

#include "lab-classic-results-bar.h"
#include "lab-classic-telling.h"

/* A row for the results of one game against one opponent. */

/* Separates short texts on one line; the same in every language. */
#define SEPARATOR " · "

/* Private helpers */

static char *
count_wins (guint n)
{
  /* Translators: how many games a player has won. */
  return g_strdup_printf (ngettext ("%u win", "%u wins", n), n);
}

static void
add_part (GString    *text,
          const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? SEPARATOR : "", part);
}

static void
add_draws (GString *text,
           guint    n)
{
  g_autofree char *draws = g_strdup_printf (
      /* Translators: how many games had no winner. */
      ngettext ("%u draw", "%u draws", n), n);

  if (n > 0)
    add_part (text, draws);
}

static char *
describe_people (const LabClassicTally *tally)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint player = 0; player < 2; player++)
    {
      /* Translators: the name of a player; %u is 1 or 2. */
      g_autofree char *name = g_strdup_printf (_("Player %u"), player + 1);
      g_autofree char *wins = count_wins (player == 0 ? tally->won : tally->lost);
      /* Translators: a player, such as “Player 2”, and how many games they have won. */
      g_autofree char *part = g_strdup_printf (C_("results", "%s: %s"), name, wins);

      add_part (text, part);
    }
  add_draws (text, tally->drawn);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_person (const LabClassicTally *tally)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *wins = count_wins (tally->won);
  g_autofree char *losses = g_strdup_printf (
      /* Translators: how many games a player has lost. */
      ngettext ("%u loss", "%u losses", tally->lost), tally->lost);
  g_autofree char *alone = g_strdup_printf (
      /* Translators: how many games a player has won without a hint and without undo. */
      ngettext ("%u win without help", "%u wins without help", tally->alone), tally->alone);

  add_part (text, wins);
  add_draws (text, tally->drawn);
  add_part (text, losses);
  if (tally->alone > 0)
    g_string_append_printf (text, "\n%s", alone);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
name_opponent (const LabClassicTally *tally)
{
  if (tally->level < 0)
    /* Translators: games that two people played at one screen. */
    return g_strdup (_("Two People"));
  /* Translators: an opponent; %s is how strong the computer plays, such as “Hard”. */
  return g_strdup_printf (_("Computer: %s"),
                          lab_classic_level_get_name ((LabClassicLevel) tally->level));
}

/* Public functions */

/**
 * lab_classic_tally_row_new:
 * @tally: the results of one game against one opponent
 *
 * Returns: (transfer floating): a row with the opponent, the results in words, and a bar
 */
GtkWidget *
lab_classic_tally_row_new (const LabClassicTally *tally)
{
  g_autofree char *game = lab_classic_telling_game (tally->game);
  g_autofree char *opponent = name_opponent (tally);
  g_autofree char *results = tally->level < 0 ? describe_people (tally) : describe_person (tally);
  g_autofree char *label = g_strjoin (SEPARATOR, game, opponent, NULL);
  GtkWidget *row = adw_action_row_new ();

  /* This comes first, because properties that are set together can be applied in any order. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), opponent);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), results);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             lab_classic_results_bar_new (tally->won, tally->drawn, tally->lost));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, results, -1);
  return row;
}
