/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-time-trial-result.h"

#include <glib/gi18n.h>

#include "lab-high-score-table.h"
#include "lab-time-trial-text.h"
#include "lab-treasure-picture.h"

/**
 * LabTimeTrialResult:
 *
 * The last page of a time trial: the score, its place in the high scores, and what to do next.
 */
struct _LabTimeTrialResult
{
  AdwBin parent_instance;

  guint source;               /* enables the buttons */

  LabTreasurePicture *picture;
  GtkLabel *title;
  GtkLabel *score;
  GtkLabel *place;
  GtkLabel *complaint;
  LabHighScoreTable *table;
  GtkWidget *buttons;
  GtkWidget *again;
};

enum
{
  AGAIN,
  SAME_BOARD,
  N_SIGNALS,
};

/* The page replaces the board while the player may be about to press something there. To avoid
 * pressing a button here by mistake, the buttons wait for this time, in milliseconds. */
#define GRACE 700

/* The picture of the hourglass treasure. */
#define PICTURE "hourglass"

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabTimeTrialResult, lab_time_trial_result, ADW_TYPE_BIN)

/* Private helpers */

static LabTreasure
find_picture (void)
{
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if (g_str_equal (lab_treasure_get_id (treasure), PICTURE))
        return treasure;
    }
  return 0;
}

static char *
describe_place (guint place)
{
  if (place == 0)
    return g_strdup (_("Not a high score this time."));
  if (place == 1)
    /* Translators: this is the best score of all. */
    return g_strdup (_("First place in the high scores!"));
  /* Translators: %u is a place in the table, from 2 to 10. */
  return g_strdup_printf (_("Place %u in the high scores."), place);
}

static gboolean
on_grace_over (gpointer data)
{
  LabTimeTrialResult *self = data;

  self->source = 0;
  gtk_widget_set_sensitive (self->buttons, TRUE);
  gtk_widget_grab_focus (self->again);
  return G_SOURCE_REMOVE;
}

static void
on_again (LabTimeTrialResult *self)
{
  g_signal_emit (self, signals[AGAIN], 0);
}

static void
on_same_board (LabTimeTrialResult *self)
{
  g_signal_emit (self, signals[SAME_BOARD], 0);
}

/* GObject */

static void
lab_time_trial_result_dispose (GObject *object)
{
  LabTimeTrialResult *self = LAB_TIME_TRIAL_RESULT (object);

  g_clear_handle_id (&self->source, g_source_remove);
  G_OBJECT_CLASS (lab_time_trial_result_parent_class)->dispose (object);
}

static void
lab_time_trial_result_class_init (LabTimeTrialResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_time_trial_result_dispose;

  /**
   * LabTimeTrialResult::again:
   *
   * The player wants another time trial.
   */
  signals[AGAIN] = g_signal_new ("again", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
  /**
   * LabTimeTrialResult::same-board:
   *
   * The player wants another time trial with the same board.
   */
  signals[SAME_BOARD] = g_signal_new ("same-board", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_HIGH_SCORE_TABLE);
  g_type_ensure (LAB_TYPE_TREASURE_PICTURE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-time-trial-result.ui");
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialResult, picture);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialResult, title);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialResult, score);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialResult, place);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialResult, complaint);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialResult, table);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialResult, buttons);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialResult, again);
  gtk_widget_class_bind_template_callback (widget_class, on_again);
  gtk_widget_class_bind_template_callback (widget_class, on_same_board);
}

static void
lab_time_trial_result_init (LabTimeTrialResult *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_treasure_picture_set_treasure (self->picture, find_picture ());
  self->source = g_timeout_add (GRACE, on_grace_over, self);
}

/* Public functions */

/**
 * lab_time_trial_result_new:
 * @trial: a time trial that is over
 * @scores: the high scores, which include this one
 * @place: its place there; 0 if it has none
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_time_trial_result_new (LabTimeTrial  *trial,
                           LabHighScores *scores,
                           guint          place)
{
  LabTimeTrialResult *self = g_object_new (LAB_TYPE_TIME_TRIAL_RESULT, NULL);
  gboolean all = lab_time_trial_get_all_found (trial);
  g_autofree char *score
      = lab_time_trial_text_score (lab_time_trial_get_found (trial),
                                   lab_time_trial_get_turns (trial),
                                   all ? lab_time_trial_get_remaining (trial) : 0);
  g_autofree char *text = describe_place (place);

  gtk_label_set_label (self->title, all ? _("All Treasures Found!") : _("Time Is Up"));
  gtk_label_set_label (self->score, score);
  gtk_label_set_label (self->place, text);
  if (place == 1)
    gtk_widget_add_css_class (GTK_WIDGET (self->place), "accent");
  lab_high_score_table_show (self->table, scores, lab_time_trial_get_minutes (trial), place);
  return GTK_WIDGET (self);
}

/**
 * lab_time_trial_result_complain:
 * @self: a page
 * @reason: why the high scores could not be saved
 *
 * Shows an error message on the page.
 */
void
lab_time_trial_result_complain (LabTimeTrialResult *self,
                                const char         *reason)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LAB_IS_TIME_TRIAL_RESULT (self));

  /* Translators: %s is a sentence that gives the reason. */
  text = g_strdup_printf (_("The high scores could not be saved. %s"), reason);
  gtk_label_set_label (self->complaint, text);
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), TRUE);
}
