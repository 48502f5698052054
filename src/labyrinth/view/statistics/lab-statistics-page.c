/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-statistics-page.h"

#include <glib/gi18n.h>

#include "lab-more-list.h"
#include "lab-records-csv.h"
#include "lab-statistics-rows.h"
#include "lab-wins-plot.h"
#include "lab-wins-sample.h"

/**
 * LabStatisticsPage:
 *
 * Statistics of past games: the number of wins of each player, the dates, and the turns.
 */
struct _LabStatisticsPage
{
  LabStatisticsFrame parent_instance;

  LabRecords *records;
  GListModel *players;        /* of people */

  GtkWidget *wins;
  LabWinsPlot *plot;
  GtkWidget *persons;
  LabMoreList *person_list;
  GtkWidget *computers;
  LabMoreList *computer_list;
  LabMoreList *game_list;
};

G_DEFINE_FINAL_TYPE (LabStatisticsPage, lab_statistics_page, LAB_TYPE_STATISTICS_FRAME)

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

  g_set_object (&self->players, NULL);
  self->players = lab_player_statistics_collect_persons (records);
  fill_plot (self);
  lab_more_list_set_model (self->person_list, self->players, create_person_row, self);
  lab_more_list_set_model (self->computer_list, computers, create_computer_row, NULL);
  lab_more_list_set_model (self->game_list, records, create_game_row, NULL);
  gtk_widget_set_visible (self->persons, has_items (self->players));
  gtk_widget_set_visible (self->computers, has_items (computers));
  lab_statistics_frame_update (LAB_STATISTICS_FRAME (self), has_items (records));
}

/* LabStatisticsFrame */

static char *
lab_statistics_page_to_csv (LabStatisticsFrame *frame)
{
  return lab_records_to_csv (G_LIST_MODEL (LAB_STATISTICS_PAGE (frame)->records));
}

static gboolean
lab_statistics_page_clear (LabStatisticsFrame  *frame,
                           GError             **error)
{
  LabStatisticsPage *self = LAB_STATISTICS_PAGE (frame);
  gboolean cleared = lab_records_clear (self->records, error);

  fill (self);
  return cleared;
}

/* GObject */

static void
lab_statistics_page_dispose (GObject *object)
{
  LabStatisticsPage *self = LAB_STATISTICS_PAGE (object);

  g_clear_object (&self->players);
  g_clear_object (&self->records);
  G_OBJECT_CLASS (lab_statistics_page_parent_class)->dispose (object);
}

static void
lab_statistics_page_class_init (LabStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabStatisticsFrameClass *frame_class = LAB_STATISTICS_FRAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_statistics_page_dispose;
  frame_class->file_name = "labyrinthe.csv";
  frame_class->loss = N_("All recorded games will be permanently deleted.");
  frame_class->to_csv = lab_statistics_page_to_csv;
  frame_class->clear = lab_statistics_page_clear;

  g_type_ensure (LAB_TYPE_MORE_LIST);
  g_type_ensure (LAB_TYPE_WINS_PLOT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, wins);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, plot);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, persons);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, person_list);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, computers);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, computer_list);
  gtk_widget_class_bind_template_child (widget_class, LabStatisticsPage, game_list);
}

static void
lab_statistics_page_init (LabStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  lab_statistics_frame_set_warning (LAB_STATISTICS_FRAME (self), warning);
  lab_statistics_frame_scroll_to_top (LAB_STATISTICS_FRAME (self));
  fill (self);
}
