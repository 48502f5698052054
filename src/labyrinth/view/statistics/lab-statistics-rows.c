/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-statistics-rows.h"

#include <glib/gi18n.h>

#include "lab-describe-board.h"
#include "lab-describe.h"
#include "lab-pawn.h"

/* Rows for a past game, and for the statistics of a player. */

/* Separates short texts on one line; the same in every language. */
#define SEPARATOR " · "
#define PAWN_SIZE 32

/* Private helpers */

static GtkWidget *
create_row (const char *title,
            const char *subtitle,
            GtkWidget  *prefix)
{
  GtkWidget *row = adw_action_row_new ();

  /* This comes first, because properties that are set together can be applied in any order. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (prefix != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), prefix);
  return row;
}

static void
set_spoken (GtkWidget  *row,
            const char *label,
            const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/* Private helpers: a game */

/* Returns: (transfer full): the name of a player in the current language, with the kind of a
 * computer */
static char *
name_player (const LabRecordSeat *player,
             LabSeat              seat)
{
  const char *name = player->name != NULL ? player->name : lab_seat_get_color_name (seat);

  if (player->kind == LAB_PLAYER_PERSON)
    return g_strdup (name);
  /* Translators: a computer player: its name or color, then how well it plays, such as
   * “Red (Expert)”. */
  return g_strdup_printf (C_("player", "%s (%s)"), name, lab_player_kind_get_name (player->kind));
}

/* Builds the ranking: one line to show, and sentences for screen readers. */
static LabSeat
list_players (LabRecord *record,
              GString   *line,
              GString   *spoken)
{
  LabSeat winner = LAB_SEAT_NONE;

  for (guint place = 1; place <= LAB_N_SEATS; place++)
    {
      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        {
          const LabRecordSeat *player = lab_record_get_seat (record, seat);
          g_autofree char *name = NULL;
          g_autofree char *sentence = NULL;

          if (player == NULL || player->place != place)
            continue;
          name = name_player (player, seat);
          if (winner == LAB_SEAT_NONE)
            winner = seat;
          sentence = lab_describe_place (name, place);
          g_string_append_printf (spoken, "%s%s", spoken->len > 0 ? " " : "", sentence);
          g_string_append (line, line->len > 0 ? SEPARATOR : "");
          /* Translators: a line of a ranking: %u is a place, %s is the name of a player. */
          g_string_append_printf (line, C_("ranking", "%u. %s"), place, name);
        }
    }
  return winner;
}

static char *
describe_record (LabRecord *record)
{
  guint n_turns = lab_record_get_n_turns (record);
  g_autoptr (GDateTime) ended = g_date_time_new_from_unix_local (lab_record_get_ended (record));
  g_autofree char *date = g_date_time_format (ended, "%x");
  g_autofree char *rules = lab_describe_rules (lab_record_get_rules (record));
  g_autofree char *turns = g_strdup_printf (
      /* Translators: how many turns a whole game took. */
      ngettext ("%u turn", "%u turns", n_turns), n_turns);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, lab_record_get_number (record));
  g_autofree char *game = NULL;

  if (lab_record_get_number (record) == 0)
    return g_strjoin (SEPARATOR, date, turns, rules, NULL);
  /* Translators: %s is a game number; the same number deals the same game. */
  game = g_strdup_printf (_("Game %s"), number);
  return g_strjoin (SEPARATOR, date, turns, rules, game, NULL);
}

/* Private helpers: a player */

static char *
describe_turns (LabPlayerStatistics *statistics)
{
  guint best = lab_player_statistics_get_best (statistics);
  g_autofree char *fewest = g_strdup_printf (
      /* Translators: the fewest turns in which a player has won a game. */
      ngettext ("Best: %u turn", "Best: %u turns", best), best);
  double median = lab_player_statistics_get_median (statistics);
  gboolean whole = median == (guint) median;
  g_autofree char *number = g_strdup_printf ("%.*f", whole ? 0 : 1, median);
  /* Translators: the median of the turns in which a player has won games; %s is a number such
   * as 17 or 17.5. */
  g_autofree char *middle = g_strdup_printf (_("Median: %s"), number);

  return g_strjoin (SEPARATOR, fewest, middle, NULL);
}

static char *
describe_statistics (LabPlayerStatistics *statistics)
{
  guint n_games = lab_player_statistics_get_n_games (statistics);
  g_autofree char *turns = NULL;
  g_autofree char *games = g_strdup_printf (
      /* Translators: how many games a player has played. */
      ngettext ("%u game", "%u games", n_games), n_games);

  if (lab_player_statistics_get_n_wins (statistics) == 0)
    return g_steal_pointer (&games);
  turns = describe_turns (statistics);
  return g_strjoin (SEPARATOR, games, turns, NULL);
}

/* Public functions */

/**
 * lab_record_row_new:
 * @record: a game
 *
 * Returns: (transfer floating): a row with the winner, the date, and the kind of game
 */
GtkWidget *
lab_record_row_new (LabRecord *record)
{
  g_autoptr (GString) title = g_string_new (NULL);
  g_autoptr (GString) spoken = g_string_new (NULL);
  g_autofree char *subtitle = NULL;
  GtkWidget *pawn, *row;
  LabSeat winner;

  g_return_val_if_fail (LAB_IS_RECORD (record), NULL);

  winner = list_players (record, title, spoken);
  subtitle = describe_record (record);
  pawn = lab_pawn_new (winner);
  g_object_set (pawn, "size", PAWN_SIZE, "valign", GTK_ALIGN_CENTER, NULL);
  row = create_row (title->str, subtitle, pawn);
  set_spoken (row, spoken->str, subtitle);
  return row;
}

/**
 * lab_player_statistics_row_new:
 * @statistics: the statistics of a player
 * @sample: (nullable) (transfer floating): a sample of the player's line in the plot
 *
 * Returns: (transfer floating): a row with the number of wins and the turns that they took
 */
GtkWidget *
lab_player_statistics_row_new (LabPlayerStatistics *statistics,
                               GtkWidget           *sample)
{
  const char *name;
  g_autofree char *subtitle = NULL;
  g_autofree char *wins = NULL;
  g_autofree char *spoken = NULL;
  GtkWidget *row, *label;
  guint n_wins;

  g_return_val_if_fail (LAB_IS_PLAYER_STATISTICS (statistics), NULL);

  name = lab_player_statistics_get_name (statistics);
  if (name == NULL)
    name = lab_player_kind_get_name (lab_player_statistics_get_kind (statistics));
  n_wins = lab_player_statistics_get_n_wins (statistics);
  subtitle = describe_statistics (statistics);
  /* Translators: how many games a player has won. */
  wins = g_strdup_printf (ngettext ("%u win", "%u wins", n_wins), n_wins);
  spoken = g_strjoin (SEPARATOR, wins, subtitle, NULL);
  row = create_row (name, subtitle, sample);
  label = gtk_label_new (wins);
  gtk_widget_add_css_class (label, "wins");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  set_spoken (row, name, spoken);
  return row;
}
