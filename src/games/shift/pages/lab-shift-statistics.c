/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-statistics.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "lab-more-list.h"
#include "lab-plot-view.h"
#include "lab-rows.h"
#include "lab-shift-describe.h"
#include "lab-shift-pawn.h"
#include "lab-shift-records.h"

/* Separates short texts on one line; the same in every language. */
#define SEPARATOR " · "
#define PAWN_SIZE 32

/* The shortest time that the axis shows, in seconds. */
#define MIN_SPAN (G_GINT64_CONSTANT (2) * 60 * 60)

/* Private helpers: the plot of wins */

/* Returns the number of wins at the top of the plot, which is a whole number of steps of the
 * axis. */
static double
get_top (const LabShiftWins *self)
{
  /* The first player has the most wins. */
  guint most = MAX (((const LabShiftTally *) self->players->pdata[0])->wins->len, 1);
  guint64 step = lab_axis_get_step (most, LAB_PLOT_MAX_LEVELS);

  return (double) ((most + step - 1) / step * step);
}

#define SAMPLE_WIDTH 36
#define SAMPLE_HEIGHT 18

/* A sample of a line of the plot, beside the name of the player. */
static void
draw_sample (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        line)
{
  LabPlotTheme theme = lab_plot_theme_for_widget (GTK_WIDGET (area));

  lab_line_style_draw_sample (GPOINTER_TO_UINT (line), theme.dark, cr, theme.line_width, width,
                              height);
}

static GtkWidget *
create_sample (guint line)
{
  GtkWidget *sample = g_object_new (GTK_TYPE_DRAWING_AREA, "content-width", SAMPLE_WIDTH,
                                    "content-height", SAMPLE_HEIGHT, "valign", GTK_ALIGN_CENTER,
                                    "can-target", FALSE, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sample), draw_sample, GUINT_TO_POINTER (line),
                                  NULL);
  return sample;
}

static char *
describe_player (const LabShiftTally *player)
{
  guint n_wins = player->wins->len;
  g_autoptr (GDateTime) last = g_date_time_new_from_unix_local (
      g_array_index (player->wins, gint64, n_wins - 1));
  g_autofree char *date = g_date_time_format (last, "%x");

  return g_strdup_printf (
      /* Translators: describes a plot in words. %s is the name of a player, %u a number of
       * games, and the second %s a date. */
      ngettext ("%s has won %u game, the last on %s.", "%s has won %u games, the last on %s.",
                n_wins),
      player->name, n_wins, date);
}

/* Returns how many games each player of the plot has won. */
static char *
describe (const LabShiftWins *self)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < self->n_lines; i++)
    {
      g_autofree char *sentence = describe_player (self->players->pdata[i]);

      g_strv_builder_add (sentences, sentence);
    }
  list = g_strv_builder_end (sentences);
  return g_strjoinv ("\n", list);
}

static void
free_wins (gpointer wins)
{
  g_ptr_array_unref (((LabShiftWins *) wins)->players);
  g_free (wins);
}

/* Makes the plot of the first players, until @last, when the last game ended. Takes @players. */
static LabShiftWins *
make_wins (GPtrArray *players,
           gint64     last)
{
  LabShiftWins *self = g_new0 (LabShiftWins, 1);

  *self = (LabShiftWins) { players, 0, last, last };
  while (self->n_lines < MIN (players->len, LAB_SHIFT_MAX_WINS_LINES))
    {
      const LabShiftTally *player = players->pdata[self->n_lines];

      if (player->wins->len == 0)
        break;
      self->from = MIN (self->from, player->first);
      self->to = MAX (self->to, g_array_index (player->wins, gint64, player->wins->len - 1));
      self->n_lines++;
    }
  self->from = MIN (self->from, self->to - MIN_SPAN);
  return self;
}

/* Private helpers: a game */

/* Returns: (transfer full): the name of a player in the current language, with the kind of a
 * computer */
static char *
name_player (const LabShiftRecordSeat *player,
             LabShiftSeat              seat)
{
  const char *name = player->name != NULL ? player->name : lab_shift_seat_get_color_name (seat);

  if (player->kind == LAB_SHIFT_PLAYER_PERSON)
    return g_strdup (name);
  /* Translators: a computer player: its name or color, then how well it plays, such as
   * “Red (Expert)”. */
  return g_strdup_printf (C_ ("player", "%s (%s)"), name,
                          lab_shift_player_kind_get_name (player->kind));
}

/* Builds the ranking: one line to show, and sentences for screen readers. */
static LabShiftSeat
list_players (const LabShiftRecord *record,
              GString              *line,
              GString              *spoken)
{
  LabShiftSeat winner = LAB_SHIFT_SEAT_NONE;

  for (guint place = 1; place <= LAB_SHIFT_N_SEATS; place++)
    {
      for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        {
          const LabShiftRecordSeat *player = &record->players[seat];
          g_autofree char *name = NULL;
          g_autofree char *sentence = NULL;

          if ((record->seats & LAB_SHIFT_SEAT_BIT (seat)) == 0 || player->place != place)
            continue;
          name = name_player (player, seat);
          if (winner == LAB_SHIFT_SEAT_NONE)
            winner = seat;
          sentence = lab_shift_describe_place (name, place);
          g_string_append_printf (spoken, "%s%s", spoken->len > 0 ? " " : "", sentence);
          g_string_append (line, line->len > 0 ? SEPARATOR : "");
          /* Translators: a line of a ranking: %u is a place, %s is the name of a player. */
          g_string_append_printf (line, C_("ranking", "%u. %s"), place, name);
        }
    }
  return winner;
}

static char *
describe_record (const LabShiftRecord *record)
{
  guint n_turns = lab_shift_record_get_n_turns (record);
  g_autoptr (GDateTime) ended = g_date_time_new_from_unix_local (record->ended);
  g_autofree char *date = g_date_time_format (ended, "%x");
  g_autofree char *rules = lab_shift_describe_rules (record->rules);
  g_autofree char *turns = g_strdup_printf (
      /* Translators: how many turns a whole game took. */
      ngettext ("%u turn", "%u turns", n_turns), n_turns);
  g_autofree char *game = record->number != 0 ? lab_shift_describe_number (record->number) : NULL;

  return g_strjoin (SEPARATOR, date, turns, rules, game, NULL);
}

/* Private helpers: a player */

static char *
describe_turns (const LabShiftTally *tally)
{
  g_autofree char *fewest = g_strdup_printf (
      /* Translators: the fewest turns in which a player has won a game. */
      ngettext ("Best: %u turn", "Best: %u turns", tally->best), tally->best);
  gboolean whole = tally->median == (guint) tally->median;
  g_autofree char *number = g_strdup_printf ("%.*f", whole ? 0 : 1, tally->median);
  /* Translators: the median of the turns in which a player has won games; %s is a number such
   * as 17 or 17.5. */
  g_autofree char *middle = g_strdup_printf (_("Median: %s"), number);

  return g_strjoin (SEPARATOR, fewest, middle, NULL);
}

static char *
describe_tally (const LabShiftTally *tally)
{
  g_autofree char *turns = NULL;
  g_autofree char *games = g_strdup_printf (
      /* Translators: how many games a player has played. */
      ngettext ("%u game", "%u games", tally->n_games), tally->n_games);

  if (tally->wins->len == 0)
    return g_steal_pointer (&games);
  turns = describe_turns (tally);
  return g_strjoin (SEPARATOR, games, turns, NULL);
}

static GtkWidget *
create_game_row (gpointer item,
                 gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GString) title = g_string_new (NULL);
  g_autoptr (GString) spoken = g_string_new (NULL);
  LabShiftSeat winner = list_players (item, title, spoken);
  g_autofree char *subtitle = describe_record (item);
  GtkWidget *pawn = lab_shift_pawn_new (winner);
  GtkWidget *row = lab_text_row_new (title->str, subtitle, spoken->str, subtitle);

  g_object_set (pawn, "size", PAWN_SIZE, "valign", GTK_ALIGN_CENTER, NULL);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), pawn);
  return row;
}

/* Creates a row with the number of wins of a player and the turns that they took. @sample
 * (nullable) is a sample of the player's line in the plot. */
static GtkWidget *
create_player_row (const LabShiftTally *tally,
                   GtkWidget           *sample)
{
  const char *name = tally->name != NULL ? tally->name
                                         : lab_shift_player_kind_get_name (tally->kind);
  g_autofree char *subtitle = describe_tally (tally);
  g_autofree char *wins = g_strdup_printf (
      /* Translators: how many games a player has won. */
      ngettext ("%u win", "%u wins", tally->wins->len), tally->wins->len);
  g_autofree char *spoken = g_strjoin (SEPARATOR, wins, subtitle, NULL);
  GtkWidget *row = lab_text_row_new (name, subtitle, name, spoken);
  GtkWidget *label = gtk_label_new (wins);

  if (sample != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), sample);
  gtk_widget_add_css_class (label, "wins");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

static GtkWidget *
create_tally_row (gpointer item,
                  gpointer data)
{
  const LabShiftWins *wins = data;

  for (guint line = 0; line < wins->n_lines; line++)
    {
      if (wins->players->pdata[line] == item)
        return create_player_row (item, create_sample (line));
    }
  return create_player_row (item, NULL);
}

/* LabStatistics */

/* Returns the records with the newest one first. The original array owns them. */
static GPtrArray *
turn_around (GPtrArray *records)
{
  GPtrArray *turned = g_ptr_array_sized_new (records->len);

  for (guint i = records->len; i > 0; i--)
    g_ptr_array_add (turned, records->pdata[i - 1]);
  return turned;
}

static void
add_plot (GtkBox             *box,
          const LabShiftWins *wins)
{
  /* Translators: the title of a plot of the games that each player won, by day */
  const char *title = _("Wins Over Time");
  GtkWidget *list = lab_statistics_add_list (box, title);
  GtkWidget *plot = g_object_new (LAB_TYPE_PLOT_VIEW, NULL);
  GtkWidget *card = g_object_new (ADW_TYPE_BIN, "child", plot, NULL);
  g_autofree char *description = describe (wins);

  lab_plot_view_show (LAB_PLOT_VIEW (plot), lab_shift_wins_draw, wins,
                      lab_plot_get_height (gtk_widget_get_pango_context (plot)), title,
                      description);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "plot");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (list), card);
}

static void
add_list (GtkBox                     *box,
          const char                 *title,
          const char                 *description,
          GPtrArray                  *items,
          GtkListBoxCreateWidgetFunc  create,
          gpointer                    data)
{
  GtkWidget *list;

  if (items->len == 0)
    return;
  list = lab_statistics_add_list (box, title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (list), description);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (list),
                             lab_more_list_new (title, items, create, data));
}

static void
show (GtkBox            *box,
      GPtrArray * const *games)
{
  GPtrArray *records = games[0];
  const LabShiftRecord *last = records->pdata[records->len - 1];
  LabShiftWins *wins = make_wins (lab_shift_records_add_up (records, TRUE), last->ended);
  g_autoptr (GPtrArray) computers = lab_shift_records_add_up (records, FALSE);
  g_autoptr (GPtrArray) newest = turn_around (records);

  if (wins->n_lines > 0)
    add_plot (box, wins);
  /* Translators: the heading of the statistics of each player */
  add_list (box, _("Players"), _("Only the winner’s turns are counted."), wins->players,
            create_tally_row, wins);
  add_list (box, _("Computer Players"), NULL, computers, create_tally_row, wins);
  /* Translators: the heading of the most recent games */
  add_list (box, _("Last Games"), NULL, newest, create_game_row, NULL);
  g_object_set_data_full (G_OBJECT (box), "wins", wins, free_wins);
}

static char *
make_csv (GPtrArray * const *games)
{
  return lab_shift_records_to_csv (games[0]);
}

const LabStatistics lab_shift_statistics = {
  .file_name = "labyrinthe.csv",
  .loss = N_("All recorded games will be permanently deleted."),
  .kinds = { &lab_shift_records },
  .show = show,
  .to_csv = make_csv,
};

/* Public functions */

/**
 * lab_shift_wins_draw:
 * @wins: a #LabShiftWins
 * @theme: the colors
 * @text: the fonts
 * @rtl: whether time runs from right to left, like the text
 * @cr: where to draw
 * @width: the width, in pixels
 * @height: the height, in pixels
 *
 * Draws a plot of wins over time.
 */
void
lab_shift_wins_draw (gconstpointer       wins,
                     const LabPlotTheme *theme,
                     PangoContext       *text,
                     gboolean            rtl,
                     cairo_t            *cr,
                     int                 width,
                     int                 height)
{
  const LabShiftWins *self = wins;
  LabPlotPoint *points[LAB_SHIFT_MAX_WINS_LINES];
  LabPlotSeries series[LAB_SHIFT_MAX_WINS_LINES];

  g_return_if_fail (self->n_lines <= LAB_SHIFT_MAX_WINS_LINES && self->from < self->to);

  for (guint i = 0; i < self->n_lines; i++)
    {
      const LabShiftTally *player = self->players->pdata[i];

      points[i] = g_new (LabPlotPoint, (gsize) player->wins->len + 1);
      points[i][0] = (LabPlotPoint) { (double) player->first, 0 };
      for (guint win = 0; win < player->wins->len; win++)
        points[i][win + 1] = (LabPlotPoint) {
          (double) g_array_index (player->wins, gint64, win), win + 1.0
        };
      series[i] = (LabPlotSeries) { player->name, NULL, points[i], (gsize) player->wins->len + 1 };
    }
  lab_plot_draw (
      &(LabPlot) {
        .x = { .from = (double) self->from, .to = (double) self->to, .is_time = TRUE },
        .y = { .to = get_top (self) },
        .series = series,
        .n_series = self->n_lines,
        .theme = theme,
        .text = text,
        .rtl = rtl,
      },
      cr, width, height);
  for (guint i = 0; i < self->n_lines; i++)
    g_free (points[i]);
}
