/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-board-motion.h"

#include "lab-timing.h"

G_DEFINE_FINAL_TYPE (LabShiftBoardMotion, lab_shift_board_motion, G_TYPE_OBJECT)

/* Private helpers */

static void
rest (LabShiftBoardMotion *self)
{
  if (lab_shift_board_motion_get_busy (self))
    return;
  g_signal_emit_by_name (self, "still");
  if (self->turn_ended)
    {
      self->turn_ended = FALSE;
      g_signal_emit_by_name (self, "settled");
    }
}

/* Removes an animation without its "done" signal. A running animation first jumps back to its
 * start, so the caller must set the animated values afterwards. */
static void
drop_animation (LabShiftBoardMotion *self,
                AdwAnimation       **animation)
{
  if (*animation == NULL)
    return;
  g_signal_handlers_disconnect_by_data (*animation, self);
  adw_animation_reset (*animation);
  g_clear_object (animation);
}

/* Shows the next frame of the animations that run. */
static void
on_frame (double   value G_GNUC_UNUSED,
          gpointer data)
{
  LabShiftBoardMotion *self = data;

  if (self->sliding != NULL)
    self->slide = adw_animation_get_value (self->sliding);
  if (self->moving != NULL)
    self->moved = adw_animation_get_value (self->moving);
  if (self->finding != NULL)
    self->find_progress = adw_animation_get_value (self->finding);
  gtk_widget_queue_allocate (self->widget);
}

static void
run_animation (LabShiftBoardMotion *self,
               AdwAnimation       **animation,
               double               from,
               double               to,
               double               duration,
               AdwEasing            easing,
               GCallback            done)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (on_frame, self, NULL);

  drop_animation (self, animation);
  *animation = adw_timed_animation_new (self->widget, from, to, (guint) (duration * self->tempo),
                                        target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (*animation), easing);
  g_signal_connect_swapped (*animation, "done", done, self);
  adw_animation_play (*animation);
  /* Otherwise the animation would last until the next frame. */
  if (self->tempo <= 0 && *animation != NULL)
    adw_animation_skip (*animation);
}

static void
clear (LabShiftBoardMotion *self)
{
  drop_animation (self, &self->sliding);
  drop_animation (self, &self->moving);
  drop_animation (self, &self->finding);
  self->slide_arrow = LAB_SHIFT_ARROW_NONE;
  self->inserted = self->leaving = self->turn_ended = FALSE;
  self->slide = 0;
  self->mover = LAB_SHIFT_SEAT_NONE;
  self->path.n_cells = 0;
  self->found = LAB_SHIFT_TREASURE_NONE;
}

/* Private helpers: the sliding line */

static void
stop_slide (LabShiftBoardMotion *self)
{
  drop_animation (self, &self->sliding);
  self->slide_arrow = LAB_SHIFT_ARROW_NONE;
  self->slide = 0;
  self->inserted = FALSE;
  self->leaving = FALSE;
  self->carried_across = 0;
  gtk_widget_queue_allocate (self->widget);
}

static void
end_slide (LabShiftBoardMotion *self)
{
  stop_slide (self);
  rest (self);
}

static void
on_slide_done (LabShiftBoardMotion *self)
{
  if (self->inserted || self->leaving)
    end_slide (self);
}

static LabShiftSeatSet
find_pawns_on (LabShiftBoardMotion *self,
               LabShiftCell         cell)
{
  const LabShiftPosition *position = &self->game->position;
  LabShiftSeatSet pawns = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (position->pawns[seat] == cell)
        pawns |= LAB_SHIFT_SEAT_BIT (seat);
    }
  return pawns;
}

/* Starts to slide the line of @arrow. Pawns at its end are carried across, or were. */
static void
start_slide (LabShiftBoardMotion *self,
             LabShiftArrow        arrow,
             double               from,
             double               to,
             double               duration,
             AdwEasing            easing)
{
  guint step = self->inserted ? 0 : LAB_SHIFT_BOARD_SIZE - 1;

  drop_animation (self, &self->sliding);
  self->slide_arrow = arrow;
  self->slide = from;
  self->carried_across = find_pawns_on (self, lab_shift_arrow_cell (arrow, step));
  run_animation (self, &self->sliding, from, to, duration, easing, G_CALLBACK (on_slide_done));
}

static void
on_inserted (LabShiftBoardMotion *self,
             guint                arrow)
{
  double from = self->slide_arrow == arrow ? self->slide : 0;

  self->inserted = TRUE;
  self->leaving = FALSE;
  start_slide (self, (LabShiftArrow) arrow, from, 1, LAB_SLIDE_MS * (1 - from),
               ADW_EASE_IN_OUT_CUBIC);
}

/* Private helpers: after the move */

static void
on_find_done (LabShiftBoardMotion *self)
{
  drop_animation (self, &self->finding);
  self->found = LAB_SHIFT_TREASURE_NONE;
  gtk_widget_queue_allocate (self->widget);
  rest (self);
}

static void
on_move_done (LabShiftBoardMotion *self)
{
  drop_animation (self, &self->moving);
  self->mover = LAB_SHIFT_SEAT_NONE;
  self->path.n_cells = 0;
  gtk_widget_queue_allocate (self->widget);
  if (self->found == LAB_SHIFT_TREASURE_NONE)
    {
      rest (self);
      return;
    }
  g_signal_emit_by_name (self, "celebrating");
  run_animation (self, &self->finding, 0, 1, LAB_FIND_MS, ADW_LINEAR, G_CALLBACK (on_find_done));
}

static void
on_moved (LabShiftBoardMotion *self,
          guint                seat,
          guint                from,
          guint                to)
{
  /* A player who moves before the tiles have arrived does not have to wait. */
  if (self->sliding != NULL && self->inserted)
    adw_animation_skip (self->sliding);
  else if (self->leaving)
    stop_slide (self);
  lab_shift_path_find (&self->game->position.board, (LabShiftCell) from,
                       (LabShiftCell) to, &self->path);
  self->mover = (LabShiftSeat) seat;
  self->moved = 0;
}

static void
on_found (LabShiftBoardMotion *self,
          guint                seat,
          guint                treasure)
{
  self->found = (LabShiftTreasure) treasure;
  self->found_cell = self->game->position.pawns[seat];
}

/* This is the last signal of a turn, so all effects of the turn are known now. */
static void
on_turn_over (LabShiftBoardMotion *self)
{
  guint n_steps = self->path.n_cells > 0 ? self->path.n_cells - 1 : 0;

  self->turn_ended = TRUE;
  if (n_steps == 0)
    on_move_done (self);
  else
    run_animation (self, &self->moving, 0, n_steps,
                   MIN (n_steps * LAB_STEP_MS, LAB_MOVE_MAX_MS), ADW_EASE_IN_OUT_SINE,
                   G_CALLBACK (on_move_done));
}

/* GObject */

static void
lab_shift_board_motion_dispose (GObject *object)
{
  LabShiftBoardMotion *self = LAB_SHIFT_BOARD_MOTION (object);

  if (self->game_signals != NULL)
    lab_shift_board_motion_set_game (self, NULL);
  g_clear_object (&self->game_signals);
  G_OBJECT_CLASS (lab_shift_board_motion_parent_class)->dispose (object);
}

static void
lab_shift_board_motion_class_init (LabShiftBoardMotionClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_board_motion_dispose;

  /**
   * LabShiftBoardMotion::celebrating:
   *
   * The pawn reached a treasure and found it.
   */
  g_signal_new ("celebrating", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftBoardMotion::still:
   *
   * An animation ended, and no other event is waiting to be shown.
   */
  g_signal_new ("still", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftBoardMotion::settled:
   *
   * A turn has ended, and all its animations have ended.
   */
  g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_shift_board_motion_init (LabShiftBoardMotion *self)
{
  self->tempo = 1;
  clear (self);
  self->game_signals = g_signal_group_new (LAB_TYPE_SHIFT_GAME);
  g_signal_group_connect_swapped (self->game_signals, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "found", G_CALLBACK (on_found), self);
  g_signal_group_connect_swapped (self->game_signals, "turn-began", G_CALLBACK (on_turn_over),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "ended", G_CALLBACK (on_turn_over), self);
}

/* Public functions */

/**
 * lab_shift_board_motion_set_game:
 * @self: a motion
 * @game: (nullable): the game to follow
 *
 * Drops all running animations. Connect to the signals of @game before this call if you need
 * to hear of a change before its animation starts.
 */
void
lab_shift_board_motion_set_game (LabShiftBoardMotion *self,
                                 LabShiftGame        *game)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_MOTION (self));

  g_signal_group_set_target (self->game_signals, NULL);
  if (self->game != NULL)
    clear (self);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
}

/**
 * lab_shift_board_motion_preview:
 * @self: a motion that is not busy
 * @arrow: an arrow where a tile can be inserted
 *
 * Shows what an insertion there would do, until lab_shift_board_motion_end_preview() or until the
 * insertion happens.
 */
void
lab_shift_board_motion_preview (LabShiftBoardMotion *self,
                                LabShiftArrow        arrow)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_MOTION (self) && self->game != NULL);
  g_return_if_fail (!lab_shift_board_motion_get_busy (self));

  if (self->slide_arrow != LAB_SHIFT_ARROW_NONE && self->slide_arrow != arrow)
    end_slide (self);
  self->leaving = FALSE;
  start_slide (self, arrow, self->slide, 1, LAB_PREVIEW_MS, ADW_EASE_OUT_CUBIC);
}

/**
 * lab_shift_board_motion_end_preview:
 * @self: a motion
 *
 * Ends the preview, if there is one.
 */
void
lab_shift_board_motion_end_preview (LabShiftBoardMotion *self)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_MOTION (self));

  if (lab_shift_board_motion_get_preview (self) == LAB_SHIFT_ARROW_NONE)
    return;
  self->leaving = TRUE;
  start_slide (self, self->slide_arrow, self->slide, 0, LAB_PREVIEW_MS, ADW_EASE_OUT_CUBIC);
}

/**
 * lab_shift_board_motion_slide_back:
 * @self: a motion that is not busy
 * @arrow: where the insertion was that the game has just undone
 *
 * Shows the tiles slide back to where they are again. Players do not have to wait for the end.
 */
void
lab_shift_board_motion_slide_back (LabShiftBoardMotion *self,
                                   LabShiftArrow        arrow)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_MOTION (self) && self->game != NULL);
  g_return_if_fail (!lab_shift_board_motion_get_busy (self));

  self->leaving = TRUE;
  start_slide (self, arrow, 1, 0, LAB_SLIDE_MS, ADW_EASE_IN_OUT_CUBIC);
}

/**
 * lab_shift_board_motion_get_preview:
 * @self: a motion
 *
 * Returns: the arrow of the preview, or %LAB_SHIFT_ARROW_NONE
 */
LabShiftArrow
lab_shift_board_motion_get_preview (LabShiftBoardMotion *self)
{
  g_return_val_if_fail (LAB_IS_SHIFT_BOARD_MOTION (self), LAB_SHIFT_ARROW_NONE);

  return self->inserted || self->leaving ? LAB_SHIFT_ARROW_NONE : self->slide_arrow;
}

/**
 * lab_shift_board_motion_skip:
 * @self: a motion
 *
 * Ends all animations of past events at once.
 */
void
lab_shift_board_motion_skip (LabShiftBoardMotion *self)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_MOTION (self));

  if (self->sliding != NULL && self->inserted)
    adw_animation_skip (self->sliding);
  if (self->moving != NULL)
    adw_animation_skip (self->moving);
  if (self->finding != NULL)
    adw_animation_skip (self->finding);
}

/**
 * lab_shift_board_motion_get_busy:
 * @self: a motion
 *
 * Returns: %TRUE while a past event is still being animated; a preview does not count
 */
gboolean
lab_shift_board_motion_get_busy (LabShiftBoardMotion *self)
{
  g_return_val_if_fail (LAB_IS_SHIFT_BOARD_MOTION (self), FALSE);

  return self->inserted || self->moving != NULL || self->finding != NULL;
}
