/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-high-score-table.h"

#include <glib/gi18n.h>

#include "lab-time-trial-text.h"

/**
 * LabHighScoreTable:
 *
 * The list of high scores of time trials of one length.
 */
struct _LabHighScoreTable
{
  AdwBin parent_instance;

  AdwPreferencesGroup *group;
  GPtrArray *rows;            /* owned by the group */
};

G_DEFINE_FINAL_TYPE (LabHighScoreTable, lab_high_score_table, ADW_TYPE_BIN)

/* Private helpers */

static void
add_row (LabHighScoreTable *self,
         GtkWidget         *row)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

static GtkWidget *
create_row (const LabHighScore *score,
            guint               place)
{
  GtkWidget *row = adw_action_row_new ();
  const char *name = lab_time_trial_text_name (score->name);
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *text = lab_time_trial_text_score (score->treasures, score->turns,
                                                      score->left * G_TIME_SPAN_MILLISECOND);
  g_autofree char *when = lab_time_trial_text_when (score);
  g_autofree char *about = g_strjoin ("\n", text, when, NULL);
  /* Translators: a place in the high scores and the name of a player; for screen readers. */
  g_autofree char *title = g_strdup_printf (_("%u. %s"), place, name);
  GtkWidget *label = gtk_label_new (number);

  gtk_widget_add_css_class (label, "title-2");
  gtk_widget_add_css_class (label, "place");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  /* The number before the name is only for the eyes; screen readers read the place. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  return row;
}

/* Marks the row of the new high score. */
static void
mark_row (GtkWidget *row)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("lab-star-symbolic");

  /* Translators: marks a line of the high scores. */
  gtk_widget_set_tooltip_text (mark, _("New high score"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("New high score"), -1);
  gtk_widget_add_css_class (mark, "accent");
  gtk_widget_add_css_class (row, "new-best");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), mark);
}

static GtkWidget *
create_empty_row (void)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 /* Translators: shown when the list of high scores is empty. */
                                 _("No high scores yet"));
  gtk_widget_add_css_class (row, "dim-label");
  return row;
}

/* GObject */

static void
lab_high_score_table_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_HIGH_SCORE_TABLE (object)->rows);
  G_OBJECT_CLASS (lab_high_score_table_parent_class)->finalize (object);
}

static void
lab_high_score_table_class_init (LabHighScoreTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_high_score_table_finalize;
}

static void
lab_high_score_table_init (LabHighScoreTable *self)
{
  self->rows = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
}

/* Public functions */

/**
 * lab_high_score_table_show:
 * @self: a table
 * @scores: the high scores
 * @minutes: the length of the time trials
 * @place: the place of the new high score, from 1; 0 if there is none
 *
 * Lists the high scores of one length, and marks the new one.
 */
void
lab_high_score_table_show (LabHighScoreTable *self,
                           LabHighScores     *scores,
                           guint              minutes,
                           guint              place)
{
  g_autofree char *title = lab_time_trial_text_minutes (minutes);
  guint n = lab_high_scores_get_length (scores, minutes);

  g_return_if_fail (LAB_IS_HIGH_SCORE_TABLE (self));

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  adw_preferences_group_set_title (self->group, title);
  for (guint i = 1; i <= n; i++)
    add_row (self, create_row (lab_high_scores_get (scores, minutes, i), i));
  if (n == 0)
    add_row (self, create_empty_row ());
  if (place > 0)
    mark_row (g_ptr_array_index (self->rows, place - 1));
}
