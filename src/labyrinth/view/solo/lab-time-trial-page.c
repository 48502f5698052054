/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-time-trial-page.h"

#include <glib/gi18n.h>

#include "lab-damaged-file.h"
#include "lab-name-entry.h"
#include "lab-seed-entry.h"
#include "lab-time-trial-round.h"
#include "lab-high-score-table.h"
#include "lab-settings.h"

/**
 * LabTimeTrialPage:
 *
 * The page that sets up a time trial and shows the high scores. It saves the choices, except
 * for the game number.
 */
struct _LabTimeTrialPage
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  LabClock *clock;
  LabHighScores *scores;

  AdwEntryRow *name;
  GtkAdjustment *minutes;
  AdwEntryRow *seed;
  GtkWidget *seed_error;
  GtkLabel *damaged;
  LabHighScoreTable *table;
  GtkWidget *start;
  guint showing;              /* shows the high scores after the minutes changed */
};

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabTimeTrialPage, lab_time_trial_page, ADW_TYPE_BIN)

/* Private helpers */

static guint
get_minutes (LabTimeTrialPage *self)
{
  return (guint) gtk_adjustment_get_value (self->minutes);
}

/* A new player gets the name from the setup page. */
static char *
load_name (LabTimeTrialPage *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "duel-name");
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "names");

  return *name == '\0' && names[0] != NULL ? g_strdup (names[0]) : g_steal_pointer (&name);
}

static void
load (LabTimeTrialPage *self)
{
  g_autofree char *name = NULL;

  if (self->settings == NULL)
    return;
  name = load_name (self);
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_adjustment_set_value (self->minutes, g_settings_get_int (self->settings, "duel-minutes"));
}

static void
save (LabTimeTrialPage *self)
{
  g_autofree char *name = lab_name_entry_dup (GTK_EDITABLE (self->name));

  if (self->settings == NULL)
    return;
  g_settings_set_string (self->settings, "duel-name", name);
  g_settings_set_int (self->settings, "duel-minutes", (int) get_minutes (self));
}

static void
show_table (LabTimeTrialPage *self)
{
  if (self->scores != NULL)
    lab_high_score_table_show (self->table, self->scores, get_minutes (self), 0);
}

/* Private helpers: events of the page */

static gboolean
show_table_of_minutes (gpointer data)
{
  LabTimeTrialPage *self = data;

  self->showing = 0;
  show_table (self);
  return G_SOURCE_REMOVE;
}

/* The list changes a moment later. A typed number takes effect when the focus leaves the entry,
 * perhaps for a row of the list, and GTK cannot move the focus to a row that has just gone. */
static void
on_minutes_changed (LabTimeTrialPage *self)
{
  if (self->showing == 0)
    self->showing = g_idle_add (show_table_of_minutes, self);
}

static void
on_seed_changed (LabTimeTrialPage *self)
{
  gtk_widget_set_sensitive (self->start, lab_seed_entry_check (self->seed, self->seed_error));
}

static void
on_start_clicked (LabTimeTrialPage *self)
{
  guint64 seed;

  if (!lab_seed_entry_read (self->seed, &seed))
    return;
  save (self);
  g_signal_emit (self, signals[START], 0);
}

/* GObject */

static void
lab_time_trial_page_dispose (GObject *object)
{
  LabTimeTrialPage *self = LAB_TIME_TRIAL_PAGE (object);

  g_clear_handle_id (&self->showing, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->clock);
  g_clear_object (&self->scores);
  G_OBJECT_CLASS (lab_time_trial_page_parent_class)->dispose (object);
}

static void
lab_time_trial_page_class_init (LabTimeTrialPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_time_trial_page_dispose;

  /**
   * LabTimeTrialPage::start:
   *
   * The player wants to start the time trial.
   */
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_HIGH_SCORE_TABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-time-trial-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialPage, name);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialPage, minutes);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialPage, seed);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialPage, seed_error);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialPage, damaged);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialPage, table);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialPage, start);
  gtk_widget_class_bind_template_callback (widget_class, on_minutes_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
}

static void
lab_time_trial_page_init (LabTimeTrialPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  self->clock = lab_clock_new ();
  load (self);
}

/* Public functions */

/**
 * lab_time_trial_page_new:
 * @scores: the high scores
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_time_trial_page_new (LabHighScores *scores)
{
  LabTimeTrialPage *self;

  g_return_val_if_fail (LAB_IS_HIGH_SCORES (scores), NULL);

  self = g_object_new (LAB_TYPE_TIME_TRIAL_PAGE, NULL);
  self->scores = g_object_ref (scores);
  show_table (self);
  lab_damaged_file_show (self->damaged, lab_high_scores_get_damaged (scores),
                         /* Translators: %s is the name of a file. */
                         _("The high scores could not be read. A new list was started. "
                           "The old file was saved as %s."));
  return GTK_WIDGET (self);
}

/**
 * lab_time_trial_page_set_clock:
 * @self: a page
 * @clock: the clock for its time trials, instead of the real one
 *
 * Replaces the clock, for tests.
 */
void
lab_time_trial_page_set_clock (LabTimeTrialPage *self,
                               LabClock         *clock)
{
  g_return_if_fail (LAB_IS_TIME_TRIAL_PAGE (self));
  g_return_if_fail (LAB_IS_CLOCK (clock));

  g_set_object (&self->clock, clock);
}

/**
 * lab_time_trial_page_refresh:
 * @self: a page
 *
 * Prepares the page for another time trial, when it is shown again.
 */
void
lab_time_trial_page_refresh (LabTimeTrialPage *self)
{
  g_return_if_fail (LAB_IS_TIME_TRIAL_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
  show_table (self);
  gtk_widget_grab_focus (self->start);
}

/**
 * lab_time_trial_page_deal:
 * @self: a page
 *
 * Returns: (transfer full): the time trial with the current choices
 */
LabSoloMode *
lab_time_trial_page_deal (LabTimeTrialPage *self)
{
  g_autofree char *name = NULL;
  guint64 seed;

  g_return_val_if_fail (LAB_IS_TIME_TRIAL_PAGE (self), NULL);

  name = lab_name_entry_dup (GTK_EDITABLE (self->name));
  if (!lab_seed_entry_read (self->seed, &seed))
    seed = lab_deal_draw_seed ();
  return lab_time_trial_round_new (self->scores, self->clock, get_minutes (self), seed, name);
}
