/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-time-trial-page.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-rows.h"
#include "lab-settings.h"
#include "lab-shift-describe.h"
#include "lab-shift-pictures.h"
#include "lab-shift-setup-page.h"
#include "lab-template.h"
#include "lab-text.h"

G_DEFINE_FINAL_TYPE (LabShiftTimeTrialPage, lab_shift_time_trial_page, LAB_TYPE_START_PAGE)

/* Separates short texts on one line, in every language. */
#define SEPARATOR " · "

/* The clock starts to warn the player when this much time is left. */
#define HURRY (15 * G_TIME_SPAN_SECOND)

/* The first frame is drawn between the first and the second tick. */
#define N_FRAMES 2

/* The result appears beside the board while the player may be about to press something there. To
 * avoid pressing a button by mistake, the buttons wait for this time, in milliseconds. */
#define GRACE 700

/* The treasure of the picture: the hourglass. */
#define PICTURE 14

static const LabSavedNumber length = {
  /* Translators: length of the time trial */
  "duel-minutes", N_("Minutes"), 1, 10, 3,
};

/* Seconds left at which screen readers tell the time, in addition to every full minute. */
static const gint64 marks[] = { 30, 10 };

/* Private helpers: texts about time trials */

static char *
describe_seconds_left (guint seconds)
{
  guint minutes = seconds / 60;

  if (minutes > 0)
    return g_strdup_printf (ngettext ("%u minute left.", "%u minutes left.", minutes), minutes);
  return g_strdup_printf (ngettext ("%u second left.", "%u seconds left.", seconds), seconds);
}

static char *
describe_time (gint64 microseconds)
{
  return lab_text_format_stopwatch (
      (guint) ((microseconds + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC));
}

/* Returns: (transfer full) (nullable): a sentence for screen readers, when the time left falls from
 * @before to @now; %NULL if there is nothing to tell */
static char *
describe_mark (gint64 before,
               gint64 now)
{
  gint64 minute = (now + G_TIME_SPAN_MINUTE - 1) / G_TIME_SPAN_MINUTE;

  if (now <= 0)
    return NULL;
  for (guint i = G_N_ELEMENTS (marks); i > 0; i--)
    {
      gint64 mark = marks[i - 1] * G_TIME_SPAN_SECOND;

      if (now <= mark)
        return before > mark ? describe_seconds_left ((guint) marks[i - 1]) : NULL;
    }
  if (before > minute * G_TIME_SPAN_MINUTE)
    return describe_seconds_left ((guint) minute * 60);
  return NULL;
}

static char *
describe_found (guint n_treasures)
{
  /* Translators: how many treasures a player found */
  return g_strdup_printf (ngettext ("%u treasure found", "%u treasures found", n_treasures),
                          n_treasures);
}

/* Describes a score. @left is the time left after all treasures were found. */
static char *
describe_score (guint  n_treasures,
                guint  n_turns,
                gint64 left)
{
  g_autofree char *found = describe_found (n_treasures);
  g_autofree char *turns = NULL;
  g_autofree char *time = NULL;
  g_autofree char *saved = NULL;

  /* Translators: how many turns a whole game took. */
  turns = g_strdup_printf (ngettext ("%u turn", "%u turns", n_turns), n_turns);
  if (left == 0)
    return g_strjoin (SEPARATOR, found, turns, NULL);
  time = describe_time (left);
  /* Translators: %s is the time left after all treasures were found, such as 1:05. */
  saved = g_strdup_printf (_("%s left"), time);
  return g_strjoin (SEPARATOR, found, turns, saved, NULL);
}

/* Private helpers: the high scores */

/* Returns: (transfer full): the day and the game number */
static char *
describe_when (const LabShiftHighScore *score)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (score->date);
  g_autofree char *date = g_date_time_format (time, "%x");
  g_autofree char *deal = lab_shift_describe_number (score->seed);

  return g_strjoin (SEPARATOR, date, deal, NULL);
}

static GtkWidget *
create_row (const LabShiftHighScore *score,
            guint                    place)
{
  const char *name = *score->name != '\0' ? score->name : lab_shift_seat_get_color_name (0);
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *text = describe_score (score->treasures, score->turns,
                                         score->left * G_TIME_SPAN_MILLISECOND);
  g_autofree char *when = describe_when (score);
  g_autofree char *about = g_strjoin ("\n", text, when, NULL);
  /* Translators: a place in the high scores and the name of a player; for screen readers. */
  g_autofree char *title = g_strdup_printf (_("%u. %s"), place, name);
  GtkWidget *label = gtk_label_new (number);
  /* The number before the name is only for the eyes; screen readers read the place. */
  GtkWidget *row = lab_text_row_new (name, about, title, about);

  gtk_widget_add_css_class (label, "title-2");
  gtk_widget_add_css_class (label, "place");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
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

/* Returns: (transfer full): the heading of the high scores for time trials of this length */
static char *
describe_minutes (guint minutes)
{
  /* Translators: heading of the high scores for time trials of this length. */
  return g_strdup_printf (ngettext ("High Scores: %u Minute", "High Scores: %u Minutes",
                                    minutes),
                          minutes);
}

static void
add_row (AdwPreferencesGroup *group,
         GPtrArray           *rows,
         GtkWidget           *row)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (rows, row);
}

/* Shows the high scores for time trials of this length in @group, and marks the one at @place, if
 * that is not 0. */
static void
show_scores (AdwPreferencesGroup *group,
             LabShiftHighScores  *scores,
             guint                minutes,
             guint                place)
{
  g_autofree char *title = describe_minutes (minutes);
  GPtrArray *best = scores->tables[minutes];
  GPtrArray *before = g_object_get_data (G_OBJECT (group), "rows");
  GPtrArray *rows = g_ptr_array_new ();

  for (guint i = 0; before != NULL && i < before->len; i++)
    adw_preferences_group_remove (group, before->pdata[i]);
  adw_preferences_group_set_title (group, title);
  for (guint i = 0; i < best->len; i++)
    add_row (group, rows, create_row (best->pdata[i], i + 1));
  if (best->len == 0)
    add_row (group, rows, create_empty_row ());
  if (place > 0)
    mark_row (rows->pdata[place - 1]);
  g_object_set_data_full (G_OBJECT (group), "rows", rows, (GDestroyNotify) g_ptr_array_unref);
}

/* Private helpers: the banner */

static void
update_clock (LabShiftSoloMode *mode)
{
  LabShiftTimeTrialRound *self = mode->data;
  gint64 left = lab_shift_time_trial_get_remaining (self->trial);
  gint64 limit = self->trial->minutes * G_TIME_SPAN_MINUTE;
  g_autofree char *text = describe_time (left);
  GtkWidget *frame = GTK_WIDGET (gtk_builder_get_object (self->banner, "frame"));

  lab_shift_builder_show_text (self->banner, "clock", text);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (gtk_builder_get_object (self->banner, "bar")),
                                 (double) left / (double) limit);
  gtk_image_set_from_icon_name (GTK_IMAGE (gtk_builder_get_object (self->banner, "icon")),
                                left <= HURRY ? "lab-clock-hurry-symbolic" : "lab-clock-symbolic");
  lab_style_set_class (frame, "hurry", left <= HURRY);
}

static void
update_found (LabShiftSoloMode *mode)
{
  LabShiftTimeTrialRound *self = mode->data;
  g_autofree char *text = describe_found (self->trial->found);

  lab_shift_builder_show_text (self->banner, "found", text);
}

static gboolean
on_tick (GtkWidget     *widget G_GNUC_UNUSED,
         GdkFrameClock *clock G_GNUC_UNUSED,
         gpointer       data)
{
  LabShiftTimeTrialRound *self = data;

  if (++self->n_frames < N_FRAMES)
    return G_SOURCE_CONTINUE;
  lab_shift_time_trial_start (self->trial);
  return G_SOURCE_REMOVE;
}

static void
on_banner_mapped (LabShiftSoloMode *mode,
                  GtkWidget        *banner)
{
  LabShiftTimeTrialRound *self = mode->data;

  if (self->n_frames == 0)
    gtk_widget_add_tick_callback (banner, on_tick, self, NULL);
}

static GtkWidget *
create_banner (LabShiftSoloMode *mode)
{
  LabShiftTimeTrialRound *self = mode->data;
  GtkWidget *root;

  self->banner = lab_shift_solo_mode_build (mode, "lab-shift-time-trial-banner.ui");
  root = GTK_WIDGET (gtk_builder_get_object (self->banner, "root"));
  g_signal_connect_object (root, "map", G_CALLBACK (on_banner_mapped), mode, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trial, "ticked", G_CALLBACK (update_clock), mode,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trial, "found", G_CALLBACK (update_found), mode,
                           G_CONNECT_SWAPPED);
  update_clock (mode);
  update_found (mode);
  return root;
}

/* Private helpers: the result */

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
  LabShiftTimeTrialRound *self = data;

  self->source = 0;
  gtk_widget_set_sensitive (gtk_widget_get_parent (self->result->buttons[LAB_RESULT_NEXT]), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->result));
  return G_SOURCE_REMOVE;
}

static void
play_again (LabShiftSoloMode *mode,
            guint64           seed)
{
  LabShiftTimeTrialRound *self = mode->data;
  g_autoptr (LabShiftSoloMode)
    next = lab_shift_time_trial_round_new (self->scores, self->clock, self->minutes, seed,
                                           self->name);

  g_signal_emit_by_name (mode, "next", next);
}

static void
start_again (LabShiftSoloMode *mode)
{
  play_again (mode, lab_shift_deal_draw_seed ());
}

static void
play_same_board (LabShiftSoloMode *mode)
{
  play_again (mode, ((LabShiftTimeTrialRound *) mode->data)->seed);
}

static void
add_buttons (LabShiftSoloMode *mode,
             LabResultCard    *card)
{
  LabShiftTimeTrialRound *self = mode->data;
  /* Translators: a button; starts another time trial */
  GtkWidget *again = lab_result_card_set_button (card, LAB_RESULT_NEXT, _("Play _Again"), NULL);
  GtkWidget *same
      = lab_result_card_set_button (card, LAB_RESULT_AGAIN,
                                    /* Translators: a button; starts another time trial with the
                                     * same tiles and cards */
                                    _("Same _Board Again"), NULL);

  gtk_widget_set_tooltip_text (again, _("On a new board"));
  g_signal_connect_object (again, "clicked", G_CALLBACK (start_again), mode, G_CONNECT_SWAPPED);
  g_signal_connect_object (same, "clicked", G_CALLBACK (play_same_board), mode,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_sensitive (gtk_widget_get_parent (again), FALSE);
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (GRACE, on_grace_over, self);
}

static gboolean
show_result (LabShiftSoloMode *mode,
             LabResultCard    *card)
{
  LabShiftTimeTrialRound *self = mode->data;
  LabShiftTimeTrial *trial = self->trial;
  gboolean all = trial->all_found;
  g_autofree char *score = describe_score (trial->found, trial->turns,
                                           all ? lab_shift_time_trial_get_remaining (trial) : 0);
  g_autofree char *place = describe_place (self->place);
  GtkWidget *picture = g_object_new (LAB_TYPE_SHIFT_TREASURE_PICTURE, "size", 64, NULL);
  GtkWidget *table = adw_preferences_group_new ();

  self->result = g_object_ref (card);
  lab_shift_treasure_picture_set_treasure (LAB_SHIFT_TREASURE_PICTURE (picture), PICTURE);
  lab_result_card_place (card->picture, picture);
  lab_result_card_show (card, all ? _("All Treasures Found!") : _("Time Is Up"),
                        LAB_RESULT_NO_STARS, score);
  lab_result_card_tell (card->note, place);
  show_scores (ADW_PREFERENCES_GROUP (table), self->scores, trial->minutes, self->place);
  lab_result_card_place (card->more, table);
  if (self->failure != NULL)
    {
      /* Translators: %s is a sentence that gives the reason. */
      g_autofree char *complaint = g_strdup_printf (_("The high scores could not be saved. %s"),
                                                    self->failure);

      lab_result_card_tell (card->complaint, complaint);
    }
  add_buttons (mode, card);
  return TRUE;
}

/* Private helpers: the clock */

static gboolean
on_second (gpointer data)
{
  LabShiftTimeTrialRound *self = data;

  self->source = 0;
  lab_shift_time_trial_poll (self->trial);
  return G_SOURCE_REMOVE;
}

/* A clock that a test controls reports changes itself, so no timer is needed. */
static void
on_ticked (LabShiftSoloMode *mode)
{
  LabShiftTimeTrialRound *self = mode->data;
  gint64 left = lab_shift_time_trial_get_remaining (self->trial);
  g_autofree char *mark = describe_mark (self->told, left);

  self->told = left;
  if (mark != NULL)
    lab_shift_solo_mode_tell (mode, mark);
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->trial->state == LAB_SHIFT_TIME_TRIAL_RUNNING && !self->clock->by_hand)
    self->source = g_timeout_add ((guint) (left % G_TIME_SPAN_SECOND / G_TIME_SPAN_MILLISECOND) + 1,
                                  on_second, self);
}

/* Private helpers: the end */

static void
enter (LabShiftTimeTrialRound *self)
{
  gboolean all = self->trial->all_found;
  gint64 left = all ? lab_shift_time_trial_get_remaining (self->trial) / G_TIME_SPAN_MILLISECOND
                    : 0;
  const LabShiftHighScore score = {
    .name = self->name,
    .treasures = self->trial->found,
    .turns = self->trial->turns,
    .left = (guint) left,
    .date = g_get_real_time () / G_USEC_PER_SEC,
    .seed = self->seed,
  };
  g_autoptr (GError) error = NULL;

  self->place = lab_shift_high_scores_add (self->scores, self->minutes, &score);
  if (self->place == 0 || lab_shift_high_scores_save (self->scores, &error))
    return;
  g_message ("The high scores could not be saved: %s", error->message);
  self->failure = g_strdup (error->message);
}

/* If all treasures were found, the animation of the last turn ends first. */
static void
on_over (LabShiftSoloMode *mode)
{
  LabShiftTimeTrialRound *self = mode->data;

  enter (self);
  if (self->trial->all_found)
    return;
  lab_shift_solo_mode_tell (mode, _("The time is up."));
  lab_shift_solo_mode_end (mode);
}

/* The kind of solo mode */

static LabShiftGame *
begin (LabShiftSoloMode *mode)
{
  LabShiftTimeTrialRound *self = mode->data;
  LabShiftGame *game = lab_shift_time_trial_deal (self->seed, self->name);

  self->trial = lab_shift_time_trial_new (game, self->minutes, self->clock);
  self->told = lab_shift_time_trial_get_remaining (self->trial);
  g_signal_connect_object (self->trial, "ticked", G_CALLBACK (on_ticked), mode,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trial, "over", G_CALLBACK (on_over), mode, G_CONNECT_SWAPPED);
  return game;
}

static char *
describe (LabShiftSoloMode *mode G_GNUC_UNUSED)
{
  return g_strdup (_("Time Trial"));
}

static gboolean
may_insert (LabShiftSoloMode     *mode,
            guint arrow           G_GNUC_UNUSED,
            LabShiftOpenings tile G_GNUC_UNUSED,
            GError              **error)
{
  return lab_shift_time_trial_may_play (((LabShiftTimeTrialRound *) mode->data)->trial, error);
}

static gboolean
may_move (LabShiftSoloMode *mode,
          guint cell        G_GNUC_UNUSED,
          GError          **error)
{
  return lab_shift_time_trial_may_play (((LabShiftTimeTrialRound *) mode->data)->trial, error);
}

static void
set_held (LabShiftSoloMode *mode,
          gboolean          held)
{
  lab_shift_time_trial_set_held (((LabShiftTimeTrialRound *) mode->data)->trial, held);
}

static const char *
get_loss (LabShiftSoloMode *mode)
{
  if (((LabShiftTimeTrialRound *) mode->data)->trial->found == 0)
    return NULL;
  return _("The treasures that you have found will not count for the high scores.");
}

static void
free_round (gpointer data)
{
  LabShiftTimeTrialRound *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->trial);
  g_clear_object (&self->result);
  g_object_unref (self->clock);
  g_object_unref (self->scores);
  g_free (self->name);
  g_free (self->failure);
  g_free (self);
}

static const LabShiftSoloModeKind round_kind = {
  .action = "time-trial",
  .free_data = free_round,
  .begin = begin,
  .describe = describe,
  .create_banner = create_banner,
  .show_result = show_result,
  .may_insert = may_insert,
  .may_move = may_move,
  .set_held = set_held,
  .get_loss = get_loss,
  .has_clock = TRUE,
};

/* Private helpers: the page */

static guint
get_minutes (LabShiftTimeTrialPage *self)
{
  return (guint) gtk_spin_button_get_value_as_int (self->minutes);
}

/* A new player gets the name from the setup page. */
static void
load_name (LabShiftTimeTrialPage *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "duel-name");
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "names");

  gtk_editable_set_text (GTK_EDITABLE (self->name),
                         *name == '\0' && names[0] != NULL ? names[0] : name);
}

static void
show_table (LabShiftTimeTrialPage *self)
{
  if (self->scores != NULL)
    show_scores (self->table, self->scores, get_minutes (self), 0);
}

static gboolean
show_table_of_minutes (gpointer data)
{
  LabShiftTimeTrialPage *self = data;

  self->showing = 0;
  show_table (self);
  return G_SOURCE_REMOVE;
}

/* The list changes a moment later. A typed number takes effect when the focus leaves the entry,
 * perhaps for a row of the list, and GTK cannot move the focus to a row that has just gone. */
static void
on_minutes_changed (LabShiftTimeTrialPage *self)
{
  if (self->showing == 0)
    self->showing = g_idle_add (show_table_of_minutes, self);
}

static void
on_seed_changed (LabShiftTimeTrialPage *self)
{
  lab_start_page_set_ready (LAB_START_PAGE (self),
                            lab_shift_seed_entry_check (self->seed, self->seed_error));
}

/* With a number that cannot be used, there is no game to start. */
static void
on_entered (LabShiftTimeTrialPage *self)
{
  if (lab_shift_seed_entry_check (self->seed, self->seed_error))
    g_signal_emit_by_name (self, "start");
}

/* GObject */

static void
lab_shift_time_trial_page_dispose (GObject *object)
{
  LabShiftTimeTrialPage *self = LAB_SHIFT_TIME_TRIAL_PAGE (object);

  g_clear_handle_id (&self->showing, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->clock);
  g_clear_object (&self->scores);
  G_OBJECT_CLASS (lab_shift_time_trial_page_parent_class)->dispose (object);
}

static void
lab_shift_time_trial_page_class_init (LabShiftTimeTrialPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_time_trial_page_dispose;

  LAB_TEMPLATE ("lab-shift-time-trial-page.ui");
  LAB_TEMPLATE_TYPES (LAB_TYPE_COLUMNS_LAYOUT);
  LAB_TEMPLATE_CHILDREN (LabShiftTimeTrialPage, form, name, seed, seed_error, damaged, table);
  LAB_TEMPLATE_CALLBACKS (on_seed_changed, on_entered);
}

static void
lab_shift_time_trial_page_init (LabShiftTimeTrialPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  self->clock = lab_clock_new ();
  adw_preferences_group_add (self->form, lab_saved_number_row_new (&length, self->settings,
                                                                   &self->minutes));
  g_signal_connect_swapped (self->minutes, "value-changed", G_CALLBACK (on_minutes_changed), self);
  if (self->settings != NULL)
    load_name (self);
}

/* Public functions */

/**
 * lab_shift_time_trial_page_refresh:
 * @self: a page that is shown
 * @scores: the high scores
 *
 * Shows the high scores, and moves the focus to the button that starts a time trial.
 */
void
lab_shift_time_trial_page_refresh (LabShiftTimeTrialPage *self,
                                   LabShiftHighScores    *scores)
{
  g_return_if_fail (LAB_IS_SHIFT_TIME_TRIAL_PAGE (self));
  g_return_if_fail (LAB_IS_SHIFT_HIGH_SCORES (scores));

  g_set_object (&self->scores, scores);
  lab_shift_damaged_file_show (self->damaged, scores->damaged,
                               /* Translators: %s is the name of a file. */
                               _("The high scores could not be read. A new list was started. "
                                 "The old file was saved as %s."));
  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
  show_table (self);
  lab_start_page_focus_start (LAB_START_PAGE (self));
}

/**
 * lab_shift_time_trial_page_create_round:
 * @self: the page
 *
 * Saves the name.
 *
 * Returns: (transfer full): the chosen time trial
 */
LabShiftSoloMode *
lab_shift_time_trial_page_create_round (LabShiftTimeTrialPage *self)
{
  g_autofree char *name = NULL;
  guint64 seed = 0;

  g_return_val_if_fail (LAB_IS_SHIFT_TIME_TRIAL_PAGE (self), NULL);

  name = lab_shift_name_entry_dup (GTK_EDITABLE (self->name));
  if (self->settings != NULL)
    g_settings_set_string (self->settings, "duel-name", name);
  lab_shift_seed_entry_read (self->seed, &seed);
  return lab_shift_time_trial_round_new (self->scores, self->clock, get_minutes (self), seed, name);
}

/**
 * lab_shift_time_trial_round_new:
 * @scores: the high scores that get the result
 * @clock: the clock that measures the time
 * @minutes: the length of the time trial
 * @seed: the game number
 * @name: the name of the player; can be empty
 *
 * Returns: (transfer full): a time trial to play
 */
LabShiftSoloMode *
lab_shift_time_trial_round_new (LabShiftHighScores *scores,
                                LabClock           *clock,
                                guint               minutes,
                                guint64             seed,
                                const char         *name)
{
  LabShiftTimeTrialRound *self;

  g_return_val_if_fail (LAB_IS_SHIFT_HIGH_SCORES (scores), NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  self = g_new0 (LabShiftTimeTrialRound, 1);
  self->scores = g_object_ref (scores);
  self->clock = g_object_ref (clock);
  self->minutes = minutes;
  self->seed = seed;
  self->name = g_strdup (name);
  return lab_shift_solo_mode_new (&round_kind, self);
}
