/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-statistics-page.h"

#include <glib/gi18n.h>

#include "lab-robots-party-records.h"
#include "lab-robots-records.h"
#include "lab-robots-telling.h"

/**
 * LabRobotsStatisticsPage:
 *
 * Statistics of puzzles with robots: the levels, the stars, the other puzzles, and how good the
 * solutions were.
 */
struct _LabRobotsStatisticsPage
{
  LabStatisticsFrame parent_instance;

  GPtrArray *records;         /* of LabRobotsRecord */
  GtkLabel *n_levels;
  GtkLabel *highest;
  GtkLabel *n_stars;
  GtkLabel *n_endless;
  GtkLabel *n_length;
  GtkLabel *n_daily;
  GtkLabel *n_boards;
  GtkLabel *n_fewest;
  GtkLabel *n_over;
  GtkLabel *n_hints;
  GtkLabel *time;
};

G_DEFINE_FINAL_TYPE (LabRobotsStatisticsPage, lab_robots_statistics_page,
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
show (LabRobotsStatisticsPage *self)
{
  LabRobotsSummary summary = lab_robots_records_summarize (self->records);
  g_autofree char *time = lab_robots_telling_time ((double) summary.milliseconds / 1000);

  show_number (self->n_levels, summary.n_solved[LAB_ROBOTS_MODE_LEVELS]);
  show_number (self->highest, summary.highest);
  show_number (self->n_stars, summary.n_stars);
  show_number (self->n_endless, summary.n_solved[LAB_ROBOTS_MODE_ENDLESS]);
  show_number (self->n_length, summary.n_solved[LAB_ROBOTS_MODE_LENGTH]);
  show_number (self->n_daily, summary.n_solved[LAB_ROBOTS_MODE_DAILY]);
  show_number (self->n_boards, summary.n_solved[LAB_ROBOTS_MODE_BOARD]);
  show_number (self->n_fewest, summary.n_fewest);
  show_number (self->n_over, summary.n_over);
  show_number (self->n_hints, summary.n_hints);
  gtk_label_set_text (self->time, time);
}

static void
load (LabRobotsStatisticsPage *self)
{
  LabStatisticsFrame *frame = LAB_STATISTICS_FRAME (self);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->records, g_ptr_array_unref);
  self->records = lab_robots_records_load (&error);
  show (self);
  lab_statistics_frame_set_warning (frame, error != NULL ? error->message : NULL);
  lab_statistics_frame_update (frame, self->records->len > 0);
}

/* LabStatisticsFrame */

static char *
lab_robots_statistics_page_to_csv (LabStatisticsFrame *frame)
{
  return lab_robots_records_csv (LAB_ROBOTS_STATISTICS_PAGE (frame)->records);
}

static gboolean
lab_robots_statistics_page_clear (LabStatisticsFrame  *frame,
                                  GError             **error)
{
  gboolean cleared = lab_robots_records_clear (error) && lab_robots_party_records_clear (error);

  load (LAB_ROBOTS_STATISTICS_PAGE (frame));
  return cleared;
}

/* GObject */

static void
lab_robots_statistics_page_dispose (GObject *object)
{
  g_clear_pointer (&LAB_ROBOTS_STATISTICS_PAGE (object)->records, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_robots_statistics_page_parent_class)->dispose (object);
}

#define BIND(child) \
  gtk_widget_class_bind_template_child (widget_class, LabRobotsStatisticsPage, child)

static void
lab_robots_statistics_page_class_init (LabRobotsStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabStatisticsFrameClass *frame_class = LAB_STATISTICS_FRAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_statistics_page_dispose;
  frame_class->file_name = "labyrinthe-robots.csv";
  frame_class->loss = N_("All solved puzzles and their stars will be permanently deleted.");
  frame_class->to_csv = lab_robots_statistics_page_to_csv;
  frame_class->clear = lab_robots_statistics_page_clear;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-statistics-page.ui");
  BIND (n_levels);
  BIND (highest);
  BIND (n_stars);
  BIND (n_endless);
  BIND (n_length);
  BIND (n_daily);
  BIND (n_boards);
  BIND (n_fewest);
  BIND (n_over);
  BIND (n_hints);
  BIND (time);
}

static void
lab_robots_statistics_page_init (LabRobotsStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->records = g_ptr_array_new ();
}

/* Public functions */

/** lab_robots_statistics_page_create: (transfer floating): creates the page. */
GtkWidget *
lab_robots_statistics_page_create (LabFamily *family G_GNUC_UNUSED)
{
  return g_object_new (LAB_TYPE_ROBOTS_STATISTICS_PAGE, NULL);
}

/** lab_robots_statistics_page_show: reads the solved puzzles, and shows them from the top. */
void
lab_robots_statistics_page_show (LabFamily *family G_GNUC_UNUSED,
                                 GtkWidget *page)
{
  load (LAB_ROBOTS_STATISTICS_PAGE (page));
  lab_statistics_frame_scroll_to_top (LAB_STATISTICS_FRAME (page));
}
