/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-statistics-page.h"

#include <glib/gi18n.h>

#include "lab-cheese-records.h"
#include "lab-cheese-telling.h"

/**
 * LabCheeseStatisticsPage:
 *
 * Statistics of the finished races.
 */
struct _LabCheeseStatisticsPage
{
  LabStatisticsFrame parent_instance;

  GPtrArray *records;         /* of LabCheeseRaceRecord */
  GtkLabel *won;
  GtkLabel *drawn;
  GtkLabel *lost;
  GtkLabel *watched;
  GtkLabel *best;
};

G_DEFINE_FINAL_TYPE (LabCheeseStatisticsPage, lab_cheese_statistics_page,
                     LAB_TYPE_STATISTICS_FRAME)

/* Private helpers */

static void
show_number (GtkLabel *label,
             double    number)
{
  g_autofree char *text = lab_cheese_telling_score (number);

  gtk_label_set_text (label, text);
}

static void
load (LabCheeseStatisticsPage *self)
{
  LabStatisticsFrame *frame = LAB_STATISTICS_FRAME (self);
  g_autoptr (GError) error = NULL;
  LabCheeseSummary summary;

  g_clear_pointer (&self->records, g_ptr_array_unref);
  self->records = lab_cheese_records_load (&error);
  summary = lab_cheese_records_summarize (self->records);
  show_number (self->won, summary.n_results[LAB_CHEESE_WON]);
  show_number (self->drawn, summary.n_results[LAB_CHEESE_DRAWN]);
  show_number (self->lost, summary.n_results[LAB_CHEESE_LOST]);
  show_number (self->watched, summary.n_results[LAB_CHEESE_WATCHED]);
  show_number (self->best, summary.best_score / 1000.0);
  lab_statistics_frame_set_warning (frame, error != NULL ? error->message : NULL);
  lab_statistics_frame_update (frame, self->records->len > 0);
}

/* LabStatisticsFrame */

static char *
lab_cheese_statistics_page_to_csv (LabStatisticsFrame *frame)
{
  return lab_cheese_records_csv (LAB_CHEESE_STATISTICS_PAGE (frame)->records);
}

static gboolean
lab_cheese_statistics_page_clear (LabStatisticsFrame  *frame,
                                  GError             **error)
{
  gboolean cleared = lab_cheese_records_clear (error);

  load (LAB_CHEESE_STATISTICS_PAGE (frame));
  return cleared;
}

/* GObject */

static void
lab_cheese_statistics_page_dispose (GObject *object)
{
  LabCheeseStatisticsPage *self = LAB_CHEESE_STATISTICS_PAGE (object);

  g_clear_pointer (&self->records, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_cheese_statistics_page_parent_class)->dispose (object);
}

static void
lab_cheese_statistics_page_class_init (LabCheeseStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabStatisticsFrameClass *frame_class = LAB_STATISTICS_FRAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_cheese_statistics_page_dispose;
  frame_class->file_name = "labyrinthe-races.csv";
  frame_class->loss = N_("All finished races will be permanently deleted.");
  frame_class->to_csv = lab_cheese_statistics_page_to_csv;
  frame_class->clear = lab_cheese_statistics_page_clear;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-cheese-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStatisticsPage, won);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStatisticsPage, drawn);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStatisticsPage, lost);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStatisticsPage, watched);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStatisticsPage, best);
}

static void
lab_cheese_statistics_page_init (LabCheeseStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->records = g_ptr_array_new ();
}

/* Public functions */

/** lab_cheese_statistics_page_create: (transfer floating): creates the page. */
GtkWidget *
lab_cheese_statistics_page_create (LabFamily *family G_GNUC_UNUSED)
{
  return g_object_new (LAB_TYPE_CHEESE_STATISTICS_PAGE, NULL);
}

/** lab_cheese_statistics_page_show: reads the finished races, and shows them from the top. */
void
lab_cheese_statistics_page_show (LabFamily *family G_GNUC_UNUSED,
                                 GtkWidget *page)
{
  load (LAB_CHEESE_STATISTICS_PAGE (page));
  lab_statistics_frame_scroll_to_top (LAB_STATISTICS_FRAME (page));
}
