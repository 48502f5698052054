/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board-view-private.h"

/* Shows actions as movements. The positions before and after an action are drawn by the board of
 * the game; an action that is undone runs backwards. */

#define MOVE_MS 300
#define PULSE_MS 700
#define PULSE_TIMES 6
#define PULSE_LEAST 0.45

/* Private helpers */

static gboolean
on_settle (gpointer data)
{
  LabClassicBoardView *self = data;

  self->settle_id = 0;
  lab_classic_board_view_emit_settled (self);
  return G_SOURCE_REMOVE;
}

/* Settles later, because this can happen inside a signal of the game. */
static void
settle_soon (LabClassicBoardView *self)
{
  if (self->settle_id == 0)
    self->settle_id = g_idle_add_full (G_PRIORITY_DEFAULT, on_settle, self, NULL);
}

static void
show_current (LabClassicBoardView *self)
{
  g_free (self->shown);
  self->shown = lab_classic_copy_state (self->board->classic,
                                        lab_classic_game_get_state (self->game));
  self->moving = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_progress (double   progress,
              gpointer data)
{
  LabClassicBoardView *self = data;

  self->progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_done (LabClassicBoardView *self)
{
  self->origin = -1;
  show_current (self);
  settle_soon (self);
}

static void
stop_motion (LabClassicBoardView *self)
{
  if (self->motion == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->motion, self);
  adw_animation_pause (self->motion);
  g_clear_object (&self->motion);
}

/* Shows an action from @from to @to, which are 0 before it and 1 after it. */
static void
start (LabClassicBoardView *self,
       guint32              action,
       double               from,
       double               to)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (set_progress, self, NULL);

  self->action = action;
  self->moving = TRUE;
  self->progress = from;
  if (self->origin >= 0 && self->origin_action != action)
    self->origin = -1;
  self->motion = adw_timed_animation_new (GTK_WIDGET (self), from, to,
                                          (guint) (MOVE_MS * self->tempo), target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (on_done), self);
  adw_animation_play (self->motion);
}

static void
set_pulse (double   strength,
           gpointer data)
{
  LabClassicBoardView *self = data;

  self->pulse_strength = strength;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* For the board */

/* Ends everything that moves, without a signal. */
void
lab_classic_board_motion_dispose (LabClassicBoardView *self)
{
  stop_motion (self);
  lab_classic_board_motion_pulse (self, FALSE);
  g_clear_handle_id (&self->settle_id, g_source_remove);
}

/* Shows the current position at once, for another game. */
void
lab_classic_board_motion_reset (LabClassicBoardView *self)
{
  stop_motion (self);
  g_clear_handle_id (&self->settle_id, g_source_remove);
  self->origin = -1;
  self->moving = FALSE;
  if (self->game != NULL)
    show_current (self);
}

/* Skips to the end of an action that moves. */
void
lab_classic_board_motion_finish (LabClassicBoardView *self)
{
  if (!self->moving)
    return;
  stop_motion (self);
  on_done (self);
}

void
lab_classic_board_motion_on_moved (LabClassicBoardView *self,
                                   guint                action)
{
  /* A move before it that still moves has ended. This position is the one before @action. */
  if (self->moving)
    {
      stop_motion (self);
      if (!self->backwards)
        self->board->classic->rules->apply (self->shown, self->action);
    }
  self->backwards = FALSE;
  start (self, action, 0, 1);
}

void
lab_classic_board_motion_on_undone (LabClassicBoardView *self,
                                    guint                action)
{
  stop_motion (self);
  self->origin = -1;
  show_current (self);
  self->backwards = TRUE;
  start (self, action, 1, 0);
}

/* Starts or ends the pulse of a hint. Without animations it stays as it is at the end. */
void
lab_classic_board_motion_pulse (LabClassicBoardView *self,
                                gboolean             on)
{
  AdwAnimationTarget *target;

  if (self->pulse != NULL)
    adw_animation_pause (self->pulse);
  g_clear_object (&self->pulse);
  self->pulse_strength = 1;
  if (!on)
    return;
  target = adw_callback_animation_target_new (set_pulse, self, NULL);
  self->pulse = adw_timed_animation_new (GTK_WIDGET (self), 1, PULSE_LEAST, PULSE_MS, target);
  adw_timed_animation_set_alternate (ADW_TIMED_ANIMATION (self->pulse), TRUE);
  adw_timed_animation_set_repeat_count (ADW_TIMED_ANIMATION (self->pulse), PULSE_TIMES);
  adw_animation_play (self->pulse);
}
