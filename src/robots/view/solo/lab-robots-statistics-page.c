/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-statistics-page.h"

#include <glib/gi18n.h>

#include "lab-csv.h"
#include "lab-robots-party-records.h"
#include "lab-robots-records.h"
#include "lab-robots-telling.h"

/**
 * LabRobotsStatisticsPage:
 *
 * Statistics of the robots: the levels, the stars, the other puzzles, how good the solutions were,
 * and who has won how many parties.
 */
struct _LabRobotsStatisticsPage
{
  LabStatisticsFrame parent_instance;

  GPtrArray *records;         /* of LabRobotsRecord */
  GPtrArray *parties;         /* of LabRobotsPartyRecord */
  GtkWidget *puzzle_groups;
  AdwBin *party_group;
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
show_puzzles (LabRobotsStatisticsPage *self)
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

/* Makes the row of a player: how many parties and targets they have won. */
static GtkWidget *
new_player (const LabRobotsPartyTally *tally)
{
  g_autofree char *parties = g_strdup_printf (
      /* Translators: how many games a player has played to their end. */
      ngettext ("%u party", "%u parties", tally->n_parties), tally->n_parties);
  g_autofree char *targets = g_strdup_printf (
      ngettext ("%u target", "%u targets", tally->n_targets), tally->n_targets);
  g_autofree char *about = g_strdup_printf ("%s · %s", parties, targets);
  g_autofree char *wins = g_strdup_printf (
      /* Translators: how many games a player has won. */
      ngettext ("%u win", "%u wins", tally->n_wins), tally->n_wins);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", tally->name,
                                 "subtitle", about, NULL);
  GtkWidget *label = gtk_label_new (wins);

  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

static void
show_parties (LabRobotsStatisticsPage *self)
{
  g_autoptr (GPtrArray) tallies = lab_robots_party_records_count (self->parties);
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *about = g_strdup_printf (ngettext ("%u finished party", "%u finished parties",
                                                      self->parties->len), self->parties->len);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Parties"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), about);
  for (guint i = 0; i < tallies->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_player (tallies->pdata[i]));
  adw_bin_set_child (self->party_group, group);
}

static void
load (LabRobotsStatisticsPage *self)
{
  LabStatisticsFrame *frame = LAB_STATISTICS_FRAME (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) party_error = NULL;

  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_clear_pointer (&self->parties, g_ptr_array_unref);
  self->records = lab_robots_records_load (&error);
  self->parties = lab_robots_party_records_load (&party_error);
  show_puzzles (self);
  show_parties (self);
  gtk_widget_set_visible (self->puzzle_groups, self->records->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->party_group), self->parties->len > 0);
  if (error == NULL)
    error = g_steal_pointer (&party_error);
  lab_statistics_frame_set_warning (frame, error != NULL ? error->message : NULL);
  lab_statistics_frame_update (frame, self->records->len + self->parties->len > 0);
}

/* LabStatisticsFrame */

static char *
lab_robots_statistics_page_to_csv (LabStatisticsFrame *frame)
{
  LabRobotsStatisticsPage *self = LAB_ROBOTS_STATISTICS_PAGE (frame);
  GString *csv = g_string_new (LAB_ROBOTS_RECORDS_COLUMNS LAB_CSV_END);

  lab_robots_records_append_csv (self->records, csv);
  lab_robots_party_records_append_csv (self->parties, csv);
  return g_string_free (csv, FALSE);
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
  LabRobotsStatisticsPage *self = LAB_ROBOTS_STATISTICS_PAGE (object);

  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_clear_pointer (&self->parties, g_ptr_array_unref);
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
  frame_class->loss = N_("All solved puzzles with their stars, and all finished parties, will be "
                            "permanently deleted.");
  frame_class->to_csv = lab_robots_statistics_page_to_csv;
  frame_class->clear = lab_robots_statistics_page_clear;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-statistics-page.ui");
  BIND (puzzle_groups);
  BIND (party_group);
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
  self->parties = g_ptr_array_new ();
}

/* Public functions */

/** lab_robots_statistics_page_create: (transfer floating): creates the page. */
GtkWidget *
lab_robots_statistics_page_create (LabFamily *family G_GNUC_UNUSED)
{
  return g_object_new (LAB_TYPE_ROBOTS_STATISTICS_PAGE, NULL);
}

/** lab_robots_statistics_page_show: reads the solved puzzles and the finished parties,
 * and shows them from the top. */
void
lab_robots_statistics_page_show (LabFamily *family G_GNUC_UNUSED,
                                 GtkWidget *page)
{
  load (LAB_ROBOTS_STATISTICS_PAGE (page));
  lab_statistics_frame_scroll_to_top (LAB_STATISTICS_FRAME (page));
}
