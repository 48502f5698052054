/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-statistics-page.h"

#include <glib/gi18n.h>

#include "lab-announcer.h"
#include "lab-more-list.h"
#include "lab-notice.h"
#include "lab-statistics-export.h"
#include "lab-statistics-rows.h"
#include "lab-wins-plot.h"
#include "lab-wins-sample.h"
#include "lab-pair-layout.h"
#include "lab-shell.h"
#include "lab-records-csv.h"

#define NOTICE_SECONDS 6

/**
 * LabStatisticsPage:
 *
 * Statistics of past games: the number of wins of each player, the dates, and the turns.
 */
struct _LabStatisticsPage
{
  AdwBin parent_instance;

  LabRecords *records;
  GListModel *players;        /* of people */
  LabNotice *notice;

  AdwToastOverlay *overlay;
  LabAnnouncer *announcer;
  GtkScrolledWindow *scroller;
  GtkWidget *warning;
  GtkWidget *empty;
  GtkWidget *wins;
  LabWinsPlot *plot;
  GtkWidget *persons;
  LabMoreList *person_list;
  GtkWidget *computers;
  LabMoreList *computer_list;
  GtkWidget *games;
  LabMoreList *game_list;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (LabStatisticsPage, lab_statistics_page, ADW_TYPE_BIN)

/* Private helpers: content */

static GtkWidget *
create_person_row (gpointer item,
                   gpointer data)
{
  LabStatisticsPage *self = data;

  for (guint line = 0; line < lab_wins_plot_get_n_lines (self->plot); line++)
    {
      g_autoptr (LabPlayerStatistics) player = g_list_model_get_item (self->players, line);

      if (player == item)
        return lab_player_statistics_row_new (item, lab_wins_sample_new (line));
    }
  return lab_player_statistics_row_new (item, NULL);
}

static GtkWidget *
create_computer_row (gpointer item,
                     gpointer data G_GNUC_UNUSED)
{
  return lab_player_statistics_row_new (item, NULL);
}

static GtkWidget *
create_game_row (gpointer item,
                 gpointer data G_GNUC_UNUSED)
{
  return lab_record_row_new (item);
}

static gboolean
has_items (GListModel *model)
{
  return g_list_model_get_n_items (model) > 0;
}

static void
fill_plot (LabStatisticsPage *self)
{
  g_autoptr (LabRecord) last = g_list_model_get_item (G_LIST_MODEL (self->records), 0);

  lab_wins_plot_set_players (self->plot, self->players,
                             last != NULL ? lab_record_get_ended (last) : 0);
  gtk_widget_set_visible (self->wins, lab_wins_plot_get_n_lines (self->plot) > 0);
}

static void
fill (LabStatisticsPage *self)
{
  GListModel *records = G_LIST_MODEL (self->records);
  g_autoptr (GListModel) computers = lab_player_statistics_collect_computers (records);
  gboolean any = has_items (records);

  g_set_object (&self->players, NULL);
  self->players = lab_player_statistics_collect_persons (records);
  fill_plot (self);
  lab_more_list_set_model (self->person_list, self->players, create_person_row, self);
  lab_more_list_set_model (self->computer_list, computers, create_computer_row, NULL);
  lab_more_list_set_model (self->game_list, records, create_game_row, NULL);
  gtk_widget_set_visible (self->empty, !any);
  gtk_widget_set_visible (self->persons, has_items (self->players));
  gtk_widget_set_visible (self->computers, has_items (computers));
  gtk_widget_set_visible (self->games, any);
  gtk_widget_set_visible (self->buttons, any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "records.export", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "records.clear", any);
}

/* Private helpers: messages */

static void
tell (GtkWidget  *page,
      const char *text)
{
  LabStatisticsPage *self = LAB_STATISTICS_PAGE (page);

  lab_notice_tell (self->notice, text);
  lab_announcer_say (self->announcer, text);
}

/* Shows an error in the window, even if the player has left the page. */
static void
tell_failure (LabStatisticsPage *self,
              const char        *title,
              const char        *text)
{
  lab_shell_tell_later (LAB_SHELL (gtk_widget_get_root (GTK_WIDGET (self))), title, text);
}

/* Private helpers: actions */

static void
on_file_chosen (GFile   *file,
                gpointer data)
{
  if (file != NULL)
    lab_statistics_page_export (data, file);
}

static void
on_export (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  lab_statistics_export_choose (widget, "labyrinthe.csv", on_file_chosen);
}

static void
on_clear_answered (const char *answer,
                   gpointer    data)
{
  LabStatisticsPage *self = data;
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (answer, "clear") != 0)
    return;
  if (!lab_records_clear (self->records, &error))
    tell_failure (self, _("Could Not Clear Statistics"), error->message);
  fill (self);
}

static void
on_clear (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  static const LabChoice choices[] = {
    /* Translators: an answer: all recorded games stay. */
    { "keep", N_("_Cancel"), LAB_CHOICE_PLAIN },
    /* Translators: an answer: deletes all recorded games. */
    { "clear", N_("C_lear Statistics"), LAB_CHOICE_DESTRUCTIVE },
  };

  lab_shell_ask (LAB_SHELL (gtk_widget_get_root (widget)), _("Clear All Statistics?"),
                 _("All recorded games will be permanently deleted."), choices,
                 G_N_ELEMENTS (choices), on_clear_answered, widget);
}

/* GObject */

static void
lab_statistics_page_dispose (GObject *object)
{
  LabStatisticsPage *self = LAB_STATISTICS_PAGE (object);

  g_clear_object (&self->notice);
  g_clear_object (&self->players);
  g_clear_object (&self->records);
  G_OBJECT_CLASS (lab_statistics_page_parent_class)->dispose (object);
}

static void
lab_statistics_page_class_init (LabStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_statistics_page_dispose;

  g_type_ensure (LAB_TYPE_ANNOUNCER);
  g_type_ensure (LAB_TYPE_MORE_LIST);
  g_type_ensure (LAB_TYPE_WINS_PLOT);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, announcer);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, warning);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, empty);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, wins);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, plot);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, persons);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, person_list);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, computers);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, computer_list);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, games);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, game_list);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, buttons);
  gtk_widget_class_install_action (widget_class, "records.export", NULL, on_export);
  gtk_widget_class_install_action (widget_class, "records.clear", NULL, on_clear);
}

static void
lab_statistics_page_init (LabStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->notice = lab_notice_new (self->overlay, NOTICE_SECONDS);
}

/* Public functions */

/**
 * lab_statistics_page_show:
 * @self: a page
 * @records: the recorded games
 * @warning: (nullable): what is wrong with them
 *
 * Shows the statistics of these games from the top, with a warning above them.
 */
void
lab_statistics_page_show (LabStatisticsPage *self,
                          LabRecords        *records,
                          const char        *warning)
{
  g_return_if_fail (LAB_IS_STATISTICS_PAGE (self));
  g_return_if_fail (LAB_IS_RECORDS (records));

  g_set_object (&self->records, records);
  gtk_label_set_label (GTK_LABEL (self->warning), warning != NULL ? warning : "");
  gtk_widget_set_visible (self->warning, warning != NULL);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  fill (self);
}

/**
 * lab_statistics_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the statistics in the format of lab_records_to_csv(), then tells the user that it was
 * done, or why it failed.
 */
void
lab_statistics_page_export (LabStatisticsPage *self,
                            GFile             *file)
{
  g_return_if_fail (LAB_IS_STATISTICS_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  lab_statistics_export_write (GTK_WIDGET (self), file,
                               lab_records_to_csv (G_LIST_MODEL (self->records)), tell);
}
