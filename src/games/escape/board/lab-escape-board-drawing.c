/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-board-private.h"

#include <math.h>
#include <stdlib.h>

/* How the figure follows the game. Each move is a leg; new legs are added to those that the figure
 * still has to go, and the more there are, the faster it goes. In a replay, the next move follows
 * when the figure has arrived. */

#define STEP_MS 150
#define LEAP_MS 380
#define RIFT_MS 600
#define CHANGE_MS 350

/* How long a replay waits between moves, and after one that is not animated. */
#define REPLAY_GAP_MS 40
#define REPLAY_PAUSE_MS 350

/* The duration of all legs together is at most this. */
#define MAX_MS 900

/* Private helpers */

static gboolean
is_same (LabMazeCell a,
         LabMazeCell b)
{
  return a.row == b.row && a.column == b.column;
}

static void
stop (AdwAnimation   **animation,
      LabEscapeBoard  *self)
{
  if (*animation == NULL)
    return;
  g_signal_handlers_disconnect_by_data (*animation, self);
  adw_animation_pause (*animation);
  g_clear_object (animation);
}

static void
on_progress (double   value,
             gpointer data)
{
  LabEscapeBoard *self = data;
  guint leg = (guint) MIN (floor (value), self->legs->len - 1.0);
  const LabEscapeLeg *current = &g_array_index (self->legs, LabEscapeLeg, leg);

  self->progress = value;
  if (current->to.column != current->from.column)
    self->looks_left = current->to.column < current->from.column;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_animated (LabEscapeBoard *self)
{
  return self->tempo > 0 && adw_get_enable_animations (GTK_WIDGET (self));
}

static gboolean
on_replay (gpointer data)
{
  LabEscapeBoard *self = data;

  self->replay = 0;
  self->n_followed++;
  lab_escape_board_motion_follow (self);
  return G_SOURCE_REMOVE;
}

/* Waits for the next move of a replay, unless it is over. */
static void
wait_for_next (LabEscapeBoard *self,
               guint           delay)
{
  if (self->replay == 0 && self->n_followed < lab_escape_game_get_n_played (self->game))
    self->replay = g_timeout_add (delay, on_replay, self);
}

static void
on_done (LabEscapeBoard *self)
{
  stop (&self->motion, self);
  g_array_set_size (self->legs, 0);
  self->progress = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  wait_for_next (self, is_animated (self) ? REPLAY_GAP_MS : REPLAY_PAUSE_MS);
  lab_escape_board_emit_settled (self);
}

static double
get_duration (LabEscapeBoard *self)
{
  double sum = 0;

  for (guint i = (guint) self->progress; i < self->legs->len; i++)
    {
      const LabEscapeLeg *leg = &g_array_index (self->legs, LabEscapeLeg, i);

      sum += leg->vanishes ? RIFT_MS : leg->leaps ? LEAP_MS : STEP_MS;
    }
  return MIN (sum, MAX_MS) * self->tempo;
}

static void
start (LabEscapeBoard *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (on_progress, self, NULL);

  stop (&self->motion, self);
  self->motion = adw_timed_animation_new (GTK_WIDGET (self), self->progress, self->legs->len,
                                          (guint) get_duration (self), target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (on_done), self);
  adw_animation_play (self->motion);
}

/* Adds what a move has changed. */
static void
add_leg (LabEscapeBoard *self,
         LabEscapeMove   move,
         LabMazeCell     from,
         LabMazeCell     to)
{
  LabEscapeLeg leg = {
    .from = from,
    .to = to,
    .leaps = move >= LAB_ESCAPE_LEAP_OVER && move < LAB_ESCAPE_USE_HAMMER,
    .vanishes = move == LAB_ESCAPE_USE_RIFT,
  };

  if (!is_same (from, to))
    g_array_append_val (self->legs, leg);
}

static void
on_change_progress (double   value,
                    gpointer data)
{
  LabEscapeBoard *self = data;

  self->change_progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_change_done (LabEscapeBoard *self)
{
  stop (&self->change, self);
  g_clear_object (&self->fog_before);
  g_clear_pointer (&self->pictures_before, lab_escape_pictures_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* For the board */

/* Shows the position at once. */
void
lab_escape_board_motion_reset (LabEscapeBoard *self)
{
  stop (&self->motion, self);
  on_change_done (self);
  g_clear_handle_id (&self->replay, g_source_remove);
  self->n_followed = G_MAXUINT;
  g_array_set_size (self->legs, 0);
  self->progress = 0;
  self->looks_left = FALSE;
  self->shown = *lab_escape_game_get_position (self->game);
  self->n_shown = lab_escape_game_get_n_played (self->game);
  lab_escape_board_update_garden (self, FALSE);
  lab_escape_board_update_fog (self, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Starts to show what the game has played since the last time. */
void
lab_escape_board_motion_follow (LabEscapeBoard *self)
{
  LabEscapeLevel *level = lab_escape_game_get_level (self->game);
  guint n = MIN (lab_escape_game_get_n_played (self->game), self->n_followed);
  guint n_legs = self->legs->len;
  LabEscapePosition before = self->shown;

  if (n < self->n_shown)
    {
      lab_escape_board_motion_reset (self);
      return;
    }
  for (; self->n_shown < n; self->n_shown++)
    {
      LabEscapeMove move = lab_escape_game_get_played (self->game, self->n_shown);
      LabMazeCell from = self->shown.cell;

      lab_escape_position_play (&self->shown, level, move, NULL);
      add_leg (self, move, from, self->shown.cell);
    }
  on_change_done (self);
  if (before.maze != self->shown.maze || before.is_broken != self->shown.is_broken)
    lab_escape_board_update_garden (self, TRUE);
  lab_escape_board_update_fog (self, TRUE);
  lab_escape_board_motion_fade (self);
  if (self->legs->len > n_legs)
    start (self);
  else
    wait_for_next (self, REPLAY_PAUSE_MS);
}

/**
 * lab_escape_board_replay:
 * @self: a board with a game
 *
 * Shows all moves again, one after another, from the start of the level. Without animations the
 * figure jumps from cell to cell.
 */
void
lab_escape_board_replay (LabEscapeBoard *self)
{
  g_return_if_fail (LAB_IS_ESCAPE_BOARD (self));
  g_return_if_fail (self->game != NULL);

  lab_escape_board_motion_reset (self);
  lab_escape_position_init (&self->shown, lab_escape_game_get_level (self->game));
  self->n_shown = self->n_followed = 0;
  lab_escape_board_update_garden (self, FALSE);
  wait_for_next (self, REPLAY_PAUSE_MS);
}

/* Starts to show the new maze and the new fog. */
void
lab_escape_board_motion_fade (LabEscapeBoard *self)
{
  AdwAnimationTarget *target;

  if (self->fog_before == NULL && self->pictures_before == NULL)
    return;
  self->change_progress = 0;
  target = adw_callback_animation_target_new (on_change_progress, self, NULL);
  self->change = adw_timed_animation_new (GTK_WIDGET (self), 0, 1,
                                          (guint) (CHANGE_MS * self->tempo), target);
  g_signal_connect_swapped (self->change, "done", G_CALLBACK (on_change_done), self);
  adw_animation_play (self->change);
}

/**
 * lab_escape_board_motion_locate:
 * @self: the board
 * @x: (out): where the figure is, in columns
 * @y: (out): where it is, in rows
 * @lift: (out): how high it leaps, 0 to 1
 * @presence: (out): how much of it is there, 0 to 1
 *
 * Finds the figure during a move.
 */
void
lab_escape_board_motion_locate (LabEscapeBoard *self,
                                double         *x,
                                double         *y,
                                double         *lift,
                                double         *presence)
{
  const LabEscapeLeg *leg;
  guint i = (guint) self->progress;
  double part = self->progress - i;

  *x = self->shown.cell.column;
  *y = self->shown.cell.row;
  *lift = 0;
  *presence = 1;
  if (i >= self->legs->len)
    return;
  leg = &g_array_index (self->legs, LabEscapeLeg, i);
  *lift = leg->leaps ? sin (part * G_PI) : 0;
  if (leg->vanishes)
    {
      *presence = fabs (2 * part - 1);
      part = part < 0.5 ? 0 : 1;
    }
  *x = leg->from.column + part * ((double) leg->to.column - leg->from.column);
  *y = leg->from.row + part * ((double) leg->to.row - leg->from.row);
}

/* Returns whether the figure will still come to a cell. */
gboolean
lab_escape_board_motion_awaits (LabEscapeBoard *self,
                                LabMazeCell     cell)
{
  for (guint i = (guint) self->progress; i < self->legs->len; i++)
    {
      if (is_same (g_array_index (self->legs, LabEscapeLeg, i).to, cell))
        return TRUE;
    }
  return FALSE;
}
