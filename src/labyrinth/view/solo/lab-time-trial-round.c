/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-time-trial-round.h"

#include <glib/gi18n.h>

#include "lab-time-trial-banner.h"
#include "lab-time-trial-result.h"
#include "lab-time-trial-text.h"

/**
 * LabTimeTrialRound:
 *
 * Plays one time trial at the table. It checks the clock after each second, tells screen
 * readers how much time is left, and enters the result in the high scores.
 *
 * There are no hints and no undo. Otherwise the high scores would belong to the computer, or
 * to players who try out all turns.
 */
struct _LabTimeTrialRound
{
  LabSoloMode parent_instance;

  LabHighScores *scores;
  LabClock *clock;
  guint minutes;
  guint64 seed;
  char *name;

  LabGame *game;              /* from here on NULL before the start */
  LabTimeTrial *trial;
  guint source;               /* checks the clock again */
  gint64 told;                /* time left at the last check */
  guint place;                /* in the high scores, or 0 */
  char *failure;              /* (nullable): why saving failed */
};

G_DEFINE_FINAL_TYPE (LabTimeTrialRound, lab_time_trial_round, LAB_TYPE_SOLO_MODE)

/* Private helpers: the clock */

static void look_later (LabTimeTrialRound *self);

static gboolean
on_second (gpointer data)
{
  g_autoptr (LabTimeTrialRound) self = g_object_ref (data);

  self->source = 0;
  lab_time_trial_poll (self->trial);
  look_later (self);
  return G_SOURCE_REMOVE;
}

/* A clock that a test controls reports changes itself, so no timer is needed. */
static void
look_later (LabTimeTrialRound *self)
{
  gint64 rest = lab_time_trial_get_remaining (self->trial) % G_TIME_SPAN_SECOND;

  g_clear_handle_id (&self->source, g_source_remove);
  if (lab_time_trial_get_state (self->trial) == LAB_TIME_TRIAL_RUNNING
      && !lab_clock_get_by_hand (self->clock))
    self->source = g_timeout_add ((guint) (rest / G_TIME_SPAN_MILLISECOND) + 1, on_second, self);
}

static void
on_state_changed (LabTimeTrialRound *self)
{
  look_later (self);
}

static void
on_remaining_changed (LabTimeTrialRound *self)
{
  gint64 left = lab_time_trial_get_remaining (self->trial);
  g_autofree char *mark = lab_time_trial_text_mark (self->told, left);

  self->told = left;
  if (mark != NULL)
    lab_solo_mode_tell (LAB_SOLO_MODE (self), mark);
}

/* Private helpers: the end */

static void
enter (LabTimeTrialRound *self)
{
  gboolean all = lab_time_trial_get_all_found (self->trial);
  gint64 left = all ? lab_time_trial_get_remaining (self->trial) / G_TIME_SPAN_MILLISECOND : 0;
  const LabHighScore score = {
    .name = self->name,
    .treasures = lab_time_trial_get_found (self->trial),
    .turns = lab_time_trial_get_turns (self->trial),
    .left = (guint) left,
    .date = g_get_real_time () / G_USEC_PER_SEC,
    .seed = self->seed,
  };
  g_autoptr (GError) error = NULL;

  self->place = lab_high_scores_add (self->scores, self->minutes, &score);
  if (self->place == 0 || lab_high_scores_save (self->scores, &error))
    return;
  g_message ("The high scores could not be saved: %s", error->message);
  self->failure = g_strdup (error->message);
}

/* If all treasures were found, the animation of the last turn ends first. */
static void
on_over (LabTimeTrialRound *self)
{
  enter (self);
  if (lab_time_trial_get_all_found (self->trial))
    return;
  lab_solo_mode_tell (LAB_SOLO_MODE (self), _("The time is up."));
  lab_solo_mode_end (LAB_SOLO_MODE (self));
}

/* Private helpers: the next time trial */

static void
play_again (LabTimeTrialRound *self,
            guint64            seed)
{
  g_autoptr (LabSoloMode) next = NULL;

  next = lab_time_trial_round_new (self->scores, self->clock, self->minutes, seed, self->name);
  lab_solo_mode_go_on_with (LAB_SOLO_MODE (self), next);
}

static void
on_again (LabTimeTrialRound *self)
{
  play_again (self, lab_deal_draw_seed ());
}

static void
on_same_board (LabTimeTrialRound *self)
{
  play_again (self, self->seed);
}

/* LabSoloMode */

static LabGame *
lab_time_trial_round_begin (LabSoloMode *mode)
{
  LabTimeTrialRound *self = LAB_TIME_TRIAL_ROUND (mode);

  self->game = lab_time_trial_deal (self->seed, self->name);
  self->trial = lab_time_trial_new (self->game, self->minutes, self->clock);
  self->told = lab_time_trial_get_remaining (self->trial);
  g_signal_connect_object (self->trial, "notify::state", G_CALLBACK (on_state_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trial, "notify::remaining", G_CALLBACK (on_remaining_changed),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trial, "over", G_CALLBACK (on_over), self,
                           G_CONNECT_SWAPPED);
  return g_object_ref (self->game);
}

static char *
lab_time_trial_round_describe (LabSoloMode *mode G_GNUC_UNUSED)
{
  return g_strdup (_("Time Trial"));
}

static GtkWidget *
lab_time_trial_round_create_banner (LabSoloMode *mode)
{
  return lab_time_trial_banner_new (LAB_TIME_TRIAL_ROUND (mode)->trial);
}

static GtkWidget *
lab_time_trial_round_create_result (LabSoloMode *mode)
{
  LabTimeTrialRound *self = LAB_TIME_TRIAL_ROUND (mode);
  GtkWidget *result = lab_time_trial_result_new (self->trial, self->scores, self->place);

  if (self->failure != NULL)
    lab_time_trial_result_complain (LAB_TIME_TRIAL_RESULT (result), self->failure);
  g_signal_connect_object (result, "again", G_CALLBACK (on_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (result, "same-board", G_CALLBACK (on_same_board), self,
                           G_CONNECT_SWAPPED);
  return result;
}

static gboolean
lab_time_trial_round_may_insert (LabSoloMode  *mode,
                                 guint         arrow G_GNUC_UNUSED,
                                 LabOpenings   tile G_GNUC_UNUSED,
                                 GError      **error)
{
  return lab_time_trial_may_play (LAB_TIME_TRIAL_ROUND (mode)->trial, error);
}

static gboolean
lab_time_trial_round_may_move (LabSoloMode  *mode,
                               guint         cell G_GNUC_UNUSED,
                               GError      **error)
{
  return lab_time_trial_may_play (LAB_TIME_TRIAL_ROUND (mode)->trial, error);
}

static void
lab_time_trial_round_set_held (LabSoloMode *mode,
                               gboolean     held)
{
  lab_time_trial_set_held (LAB_TIME_TRIAL_ROUND (mode)->trial, held);
}

static const char *
lab_time_trial_round_get_loss (LabSoloMode *mode)
{
  if (lab_time_trial_get_found (LAB_TIME_TRIAL_ROUND (mode)->trial) == 0)
    return NULL;
  return _("The treasures that you have found will not count for the high scores.");
}

static gboolean
lab_time_trial_round_has_clock (LabSoloMode *mode G_GNUC_UNUSED)
{
  return TRUE;
}

/* GObject */

static void
lab_time_trial_round_dispose (GObject *object)
{
  LabTimeTrialRound *self = LAB_TIME_TRIAL_ROUND (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->trial);
  g_clear_object (&self->game);
  g_clear_object (&self->clock);
  g_clear_object (&self->scores);
  G_OBJECT_CLASS (lab_time_trial_round_parent_class)->dispose (object);
}

static void
lab_time_trial_round_finalize (GObject *object)
{
  LabTimeTrialRound *self = LAB_TIME_TRIAL_ROUND (object);

  g_free (self->name);
  g_free (self->failure);
  G_OBJECT_CLASS (lab_time_trial_round_parent_class)->finalize (object);
}

static void
lab_time_trial_round_class_init (LabTimeTrialRoundClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabSoloModeClass *mode_class = LAB_SOLO_MODE_CLASS (klass);

  object_class->dispose = lab_time_trial_round_dispose;
  object_class->finalize = lab_time_trial_round_finalize;
  mode_class->begin = lab_time_trial_round_begin;
  mode_class->describe = lab_time_trial_round_describe;
  mode_class->create_banner = lab_time_trial_round_create_banner;
  mode_class->create_result = lab_time_trial_round_create_result;
  mode_class->may_insert = lab_time_trial_round_may_insert;
  mode_class->may_move = lab_time_trial_round_may_move;
  mode_class->set_held = lab_time_trial_round_set_held;
  mode_class->get_loss = lab_time_trial_round_get_loss;
  mode_class->has_clock = lab_time_trial_round_has_clock;
}

static void
lab_time_trial_round_init (LabTimeTrialRound *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_time_trial_round_new:
 * @scores: the high scores that get the result
 * @clock: the clock that measures the time
 * @minutes: the length of the time trial
 * @seed: the game number
 * @name: the name of the player; can be empty
 *
 * Returns: (transfer full): a time trial to play
 */
LabSoloMode *
lab_time_trial_round_new (LabHighScores *scores,
                          LabClock      *clock,
                          guint          minutes,
                          guint64        seed,
                          const char    *name)
{
  LabTimeTrialRound *self;

  g_return_val_if_fail (LAB_IS_HIGH_SCORES (scores), NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (LAB_TYPE_TIME_TRIAL_ROUND, NULL);
  self->scores = g_object_ref (scores);
  self->clock = g_object_ref (clock);
  self->minutes = minutes;
  self->seed = seed;
  self->name = g_strdup (name);
  return LAB_SOLO_MODE (self);
}

/**
 * lab_time_trial_round_get_trial:
 * @self: a round
 *
 * Returns: (transfer none) (nullable): the time trial; %NULL before the start
 */
LabTimeTrial *
lab_time_trial_round_get_trial (LabTimeTrialRound *self)
{
  g_return_val_if_fail (LAB_IS_TIME_TRIAL_ROUND (self), NULL);

  return self->trial;
}
