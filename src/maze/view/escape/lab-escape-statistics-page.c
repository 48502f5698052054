/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-statistics-page.h"

#include <glib/gi18n.h>

#include "lab-escape-records.h"

/**
 * LabEscapeStatisticsPage:
 *
 * Statistics of the escape game: the finished levels, the stars, and the daily mazes.
 */
struct _LabEscapeStatisticsPage
{
  LabStatisticsFrame parent_instance;

  GPtrArray *tallies;         /* of LabEscapeTally */
  GtkLabel *n_levels;
  GtkLabel *highest;
  GtkLabel *n_stars;
  GtkLabel *n_days;
  GtkLabel *streak;
  GtkLabel *longest;
};

G_DEFINE_FINAL_TYPE (LabEscapeStatisticsPage, lab_escape_statistics_page,
                     LAB_TYPE_STATISTICS_FRAME)

/* Private helpers */

static void
show_number (GtkLabel *label,
             guint64   number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  gtk_label_set_text (label, text);
}

static void
load (LabEscapeStatisticsPage *self)
{
  LabStatisticsFrame *frame = LAB_STATISTICS_FRAME (self);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;
  LabEscapeSummary summary;
  GDate today;

  g_clear_pointer (&self->tallies, g_ptr_array_unref);
  self->tallies = lab_escape_records_load (&error);
  g_date_clear (&today, 1);
  g_date_set_dmy (&today, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  summary = lab_escape_records_summarize (self->tallies, &today);
  show_number (self->n_levels, summary.n_levels);
  show_number (self->highest, summary.highest);
  show_number (self->n_stars, summary.n_stars);
  show_number (self->n_days, summary.n_days);
  show_number (self->streak, summary.streak);
  show_number (self->longest, summary.longest_streak);
  lab_statistics_frame_set_warning (frame, error != NULL ? error->message : NULL);
  lab_statistics_frame_update (frame, self->tallies->len > 0);
}

/* LabStatisticsFrame */

static char *
lab_escape_statistics_page_to_csv (LabStatisticsFrame *frame)
{
  return lab_escape_records_csv (LAB_ESCAPE_STATISTICS_PAGE (frame)->tallies);
}

static gboolean
lab_escape_statistics_page_clear (LabStatisticsFrame  *frame,
                                  GError             **error)
{
  gboolean cleared = lab_escape_records_clear (error);

  load (LAB_ESCAPE_STATISTICS_PAGE (frame));
  return cleared;
}

/* GObject */

static void
lab_escape_statistics_page_dispose (GObject *object)
{
  LabEscapeStatisticsPage *self = LAB_ESCAPE_STATISTICS_PAGE (object);

  g_clear_pointer (&self->tallies, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_escape_statistics_page_parent_class)->dispose (object);
}

static void
lab_escape_statistics_page_class_init (LabEscapeStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabStatisticsFrameClass *frame_class = LAB_STATISTICS_FRAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_escape_statistics_page_dispose;
  frame_class->file_name = "labyrinthe-escape.csv";
  frame_class->loss = N_("All finished levels and their stars will be permanently deleted.");
  frame_class->to_csv = lab_escape_statistics_page_to_csv;
  frame_class->clear = lab_escape_statistics_page_clear;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-escape-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabEscapeStatisticsPage, n_levels);
  gtk_widget_class_bind_template_child (widget_class, LabEscapeStatisticsPage, highest);
  gtk_widget_class_bind_template_child (widget_class, LabEscapeStatisticsPage, n_stars);
  gtk_widget_class_bind_template_child (widget_class, LabEscapeStatisticsPage, n_days);
  gtk_widget_class_bind_template_child (widget_class, LabEscapeStatisticsPage, streak);
  gtk_widget_class_bind_template_child (widget_class, LabEscapeStatisticsPage, longest);
}

static void
lab_escape_statistics_page_init (LabEscapeStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->tallies = g_ptr_array_new ();
}

/* Public functions */

/** lab_escape_statistics_page_create: (transfer floating): creates the page. */
GtkWidget *
lab_escape_statistics_page_create (LabFamily *family G_GNUC_UNUSED)
{
  return g_object_new (LAB_TYPE_ESCAPE_STATISTICS_PAGE, NULL);
}

/** lab_escape_statistics_page_show: reads the finished levels, and shows them from the top. */
void
lab_escape_statistics_page_show (LabFamily *family G_GNUC_UNUSED,
                                 GtkWidget *page)
{
  load (LAB_ESCAPE_STATISTICS_PAGE (page));
  lab_statistics_frame_scroll_to_top (LAB_STATISTICS_FRAME (page));
}
