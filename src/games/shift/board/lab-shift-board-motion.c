/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-motion.h"

#include <adwaita.h>
#include <math.h>

#include "lab-board-layout.h"
#include "lab-timing.h"
#include "lab-path.h"

/**
 * LabBoardMotion:
 *
 * Animates a board: first the line of tiles that an insertion shifts, or would shift; then the
 * pawn that moves; then the treasure that it finds. Each animation starts when the game
 * reports the event and the previous animation has ended. The turn has settled when all of
 * them have ended.
 *
 * Places and distances are in tiles, from the top left of the board's tiles.
 */
struct _LabBoardMotion
{
  GObject parent_instance;

  GtkWidget *widget;                  /* provides the frame clock; owns this object */
  LabGame *game;
  GSignalGroup *game_signals;         /* of the same */

  /* A line of tiles between two places: before an insertion as a preview, after an insertion
   * until the tiles arrive. */
  LabArrow slide_arrow;
  double slide;                       /* progress, 0 to 1 */
  gboolean inserted;                  /* the model has already shifted */
  gboolean leaving;                   /* the preview or an undone insertion is moving back */
  LabSeatSet carried_across;          /* pawns that leave and re-enter */
  AdwAnimation *sliding;

  LabPath path;
  LabSeat mover;
  double moved;                       /* steps */
  AdwAnimation *moving;

  LabTreasure found;
  LabCell found_cell;
  double find_progress;               /* 0 to 1 */
  AdwAnimation *finding;

  gboolean turn_ended;                /* emit settled when all is shown */
  double tempo;                       /* multiple of the usual duration */
};

enum
{
  CHANGED,
  CELEBRATING,
  STILL,
  SETTLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabBoardMotion, lab_board_motion, G_TYPE_OBJECT)

/* Private helpers */

static void
changed (LabBoardMotion *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
rest (LabBoardMotion *self)
{
  if (lab_board_motion_get_busy (self))
    return;
  g_signal_emit (self, signals[STILL], 0);
  if (self->turn_ended)
    {
      self->turn_ended = FALSE;
      g_signal_emit (self, signals[SETTLED], 0);
    }
}

/* Removes an animation without its "done" signal. A running animation first jumps back to its
 * start, so the caller must set the animated values afterwards. */
static void
drop_animation (LabBoardMotion  *self,
                AdwAnimation   **animation)
{
  if (*animation == NULL)
    return;
  g_signal_handlers_disconnect_by_data (*animation, self);
  adw_animation_reset (*animation);
  g_clear_object (animation);
}

static void
run_animation (LabBoardMotion        *self,
               AdwAnimation         **animation,
               double                 from,
               double                 to,
               double                 duration,
               AdwEasing              easing,
               AdwAnimationTargetFunc step,
               GCallback              done)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (step, self, NULL);

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
clear (LabBoardMotion *self)
{
  drop_animation (self, &self->sliding);
  drop_animation (self, &self->moving);
  drop_animation (self, &self->finding);
  self->slide_arrow = LAB_ARROW_NONE;
  self->inserted = self->leaving = self->turn_ended = FALSE;
  self->slide = 0;
  self->mover = LAB_SEAT_NONE;
  self->path.n_cells = 0;
  self->found = LAB_TREASURE_NONE;
}

/* Private helpers: the sliding line */

static void
set_slide (double   slide,
           gpointer data)
{
  LabBoardMotion *self = data;

  self->slide = slide;
  changed (self);
}

static void
stop_slide (LabBoardMotion *self)
{
  drop_animation (self, &self->sliding);
  self->slide_arrow = LAB_ARROW_NONE;
  self->slide = 0;
  self->inserted = FALSE;
  self->leaving = FALSE;
  self->carried_across = 0;
  changed (self);
}

static void
end_slide (LabBoardMotion *self)
{
  stop_slide (self);
  rest (self);
}

static void
on_slide_done (LabBoardMotion *self)
{
  if (self->inserted || self->leaving)
    end_slide (self);
}

static LabSeatSet
find_pawns_on (LabBoardMotion *self,
               LabCell         cell)
{
  const LabPosition *position = lab_game_get_position (self->game);
  LabSeatSet pawns = 0;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (position->pawns[seat] == cell)
        pawns |= LAB_SEAT_BIT (seat);
    }
  return pawns;
}

static void
on_inserted (LabBoardMotion *self,
             guint           arrow)
{
  double from = self->slide_arrow == arrow ? self->slide : 0;

  drop_animation (self, &self->sliding);
  self->slide_arrow = (LabArrow) arrow;
  self->slide = from;
  self->inserted = TRUE;
  self->leaving = FALSE;
  self->carried_across = find_pawns_on (self, lab_arrow_cell ((LabArrow) arrow, 0));
  run_animation (self, &self->sliding, from, 1, LAB_SLIDE_MS * (1 - from), ADW_EASE_IN_OUT_CUBIC,
                 set_slide, G_CALLBACK (on_slide_done));
}

/* Private helpers: after the move */

static void
set_find_progress (double   progress,
                   gpointer data)
{
  LabBoardMotion *self = data;

  self->find_progress = progress;
  changed (self);
}

static void
on_find_done (LabBoardMotion *self)
{
  drop_animation (self, &self->finding);
  self->found = LAB_TREASURE_NONE;
  changed (self);
  rest (self);
}

static void
on_move_done (LabBoardMotion *self)
{
  drop_animation (self, &self->moving);
  self->mover = LAB_SEAT_NONE;
  self->path.n_cells = 0;
  changed (self);
  if (self->found == LAB_TREASURE_NONE)
    {
      rest (self);
      return;
    }
  g_signal_emit (self, signals[CELEBRATING], 0);
  run_animation (self, &self->finding, 0, 1, LAB_FIND_MS, ADW_LINEAR, set_find_progress,
                 G_CALLBACK (on_find_done));
}

static void
set_moved (double   moved,
           gpointer data)
{
  LabBoardMotion *self = data;

  self->moved = moved;
  changed (self);
}

static void
on_moved (LabBoardMotion *self,
          guint           seat,
          guint           from,
          guint           to)
{
  /* A player who moves before the tiles have arrived does not have to wait. */
  if (self->sliding != NULL && self->inserted)
    adw_animation_skip (self->sliding);
  else if (self->leaving)
    stop_slide (self);
  lab_path_find (&lab_game_get_position (self->game)->board, (LabCell) from, (LabCell) to,
                 &self->path);
  self->mover = (LabSeat) seat;
  self->moved = 0;
}

static void
on_found (LabBoardMotion *self,
          guint           seat,
          guint           treasure)
{
  self->found = (LabTreasure) treasure;
  self->found_cell = lab_game_get_position (self->game)->pawns[seat];
}

/* This is the last signal of a turn, so all effects of the turn are known now. */
static void
on_turn_over (LabBoardMotion *self)
{
  guint n_steps = self->path.n_cells > 0 ? self->path.n_cells - 1 : 0;

  self->turn_ended = TRUE;
  if (n_steps == 0)
    on_move_done (self);
  else
    run_animation (self, &self->moving, 0, n_steps,
                   MIN (n_steps * LAB_STEP_MS, LAB_MOVE_MAX_MS),
                   ADW_EASE_IN_OUT_SINE, set_moved, G_CALLBACK (on_move_done));
}

/* GObject */

static void
lab_board_motion_dispose (GObject *object)
{
  LabBoardMotion *self = LAB_BOARD_MOTION (object);

  if (self->game_signals != NULL)
    lab_board_motion_set_game (self, NULL);
  g_clear_object (&self->game_signals);
  G_OBJECT_CLASS (lab_board_motion_parent_class)->dispose (object);
}

static void
lab_board_motion_class_init (LabBoardMotionClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_board_motion_dispose;

  /**
   * LabBoardMotion::changed:
   *
   * Something on the board changed its place.
   */
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  /**
   * LabBoardMotion::celebrating:
   *
   * The pawn reached a treasure and found it.
   */
  signals[CELEBRATING] = g_signal_new ("celebrating", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
  /**
   * LabBoardMotion::still:
   *
   * An animation ended, and no other event is waiting to be shown.
   */
  signals[STILL] = g_signal_new ("still", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
  /**
   * LabBoardMotion::settled:
   *
   * A turn has ended, and all its animations have ended.
   */
  signals[SETTLED] = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
lab_board_motion_init (LabBoardMotion *self)
{
  self->tempo = 1;
  clear (self);
  self->game_signals = g_signal_group_new (LAB_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "found", G_CALLBACK (on_found), self);
  g_signal_group_connect_swapped (self->game_signals, "turn-began", G_CALLBACK (on_turn_over),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "ended", G_CALLBACK (on_turn_over), self);
}

/* Public functions */

/**
 * lab_board_motion_new:
 * @widget: (transfer none): the widget that provides the frame clock; it must outlive the
 *   motion
 *
 * Returns: (transfer full): a motion without a game
 */
LabBoardMotion *
lab_board_motion_new (GtkWidget *widget)
{
  LabBoardMotion *self = g_object_new (LAB_TYPE_BOARD_MOTION, NULL);

  self->widget = widget;
  return self;
}

/**
 * lab_board_motion_set_game:
 * @self: a motion
 * @game: (nullable): the game to follow
 *
 * Drops all running animations. Connect to the signals of @game before this call if you need
 * to hear of a change before its animation starts.
 */
void
lab_board_motion_set_game (LabBoardMotion *self,
                           LabGame        *game)
{
  g_return_if_fail (LAB_IS_BOARD_MOTION (self));

  g_signal_group_set_target (self->game_signals, NULL);
  if (self->game != NULL)
    clear (self);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
}

/**
 * lab_board_motion_set_tempo:
 * @self: a motion
 * @tempo: the duration of new animations, as a multiple of the usual duration; 0 for none
 *
 * Sets the speed of new animations.
 */
void
lab_board_motion_set_tempo (LabBoardMotion *self,
                            double          tempo)
{
  g_return_if_fail (LAB_IS_BOARD_MOTION (self));

  self->tempo = tempo;
}

/**
 * lab_board_motion_preview:
 * @self: a motion that is not busy
 * @arrow: an arrow where a tile can be inserted
 *
 * Shows what an insertion there would do, until lab_board_motion_end_preview() or until the
 * insertion happens.
 */
void
lab_board_motion_preview (LabBoardMotion *self,
                          LabArrow        arrow)
{
  g_return_if_fail (LAB_IS_BOARD_MOTION (self) && self->game != NULL);
  g_return_if_fail (!lab_board_motion_get_busy (self));

  if (lab_board_motion_get_sliding (self) && self->slide_arrow != arrow)
    end_slide (self);
  self->slide_arrow = arrow;
  self->leaving = FALSE;
  self->carried_across = find_pawns_on (self, lab_arrow_cell (arrow, LAB_BOARD_SIZE - 1));
  run_animation (self, &self->sliding, self->slide, 1, LAB_PREVIEW_MS, ADW_EASE_OUT_CUBIC,
                 set_slide, G_CALLBACK (on_slide_done));
}

/**
 * lab_board_motion_end_preview:
 * @self: a motion
 *
 * Ends the preview, if there is one.
 */
void
lab_board_motion_end_preview (LabBoardMotion *self)
{
  g_return_if_fail (LAB_IS_BOARD_MOTION (self));

  if (lab_board_motion_get_preview (self) == LAB_ARROW_NONE)
    return;
  self->leaving = TRUE;
  run_animation (self, &self->sliding, self->slide, 0, LAB_PREVIEW_MS, ADW_EASE_OUT_CUBIC,
                 set_slide, G_CALLBACK (on_slide_done));
}

/**
 * lab_board_motion_slide_back:
 * @self: a motion that is not busy
 * @arrow: where the insertion was that the game has just undone
 *
 * Shows the tiles slide back to where they are again. Players do not have to wait for the end.
 */
void
lab_board_motion_slide_back (LabBoardMotion *self,
                             LabArrow        arrow)
{
  g_return_if_fail (LAB_IS_BOARD_MOTION (self) && self->game != NULL);
  g_return_if_fail (!lab_board_motion_get_busy (self));

  drop_animation (self, &self->sliding);
  self->slide_arrow = arrow;
  self->slide = 1;
  self->leaving = TRUE;
  self->carried_across = find_pawns_on (self, lab_arrow_cell (arrow, LAB_BOARD_SIZE - 1));
  run_animation (self, &self->sliding, 1, 0, LAB_SLIDE_MS, ADW_EASE_IN_OUT_CUBIC, set_slide,
                 G_CALLBACK (on_slide_done));
}

/**
 * lab_board_motion_get_preview:
 * @self: a motion
 *
 * Returns: the arrow of the preview, or %LAB_ARROW_NONE
 */
LabArrow
lab_board_motion_get_preview (LabBoardMotion *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_MOTION (self), LAB_ARROW_NONE);

  return self->inserted || self->leaving ? LAB_ARROW_NONE : self->slide_arrow;
}

/**
 * lab_board_motion_skip:
 * @self: a motion
 *
 * Ends all animations of past events at once.
 */
void
lab_board_motion_skip (LabBoardMotion *self)
{
  g_return_if_fail (LAB_IS_BOARD_MOTION (self));

  if (self->sliding != NULL && self->inserted)
    adw_animation_skip (self->sliding);
  if (self->moving != NULL)
    adw_animation_skip (self->moving);
  if (self->finding != NULL)
    adw_animation_skip (self->finding);
}

/**
 * lab_board_motion_get_busy:
 * @self: a motion
 *
 * Returns: %TRUE while a past event is still being animated; a preview does not count
 */
gboolean
lab_board_motion_get_busy (LabBoardMotion *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_MOTION (self), FALSE);

  return self->inserted || self->moving != NULL || self->finding != NULL;
}

/**
 * lab_board_motion_get_sliding:
 * @self: a motion
 *
 * Returns: %TRUE while a line of tiles is between two places; a preview counts, too
 */
gboolean
lab_board_motion_get_sliding (LabBoardMotion *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_MOTION (self), FALSE);

  return self->slide_arrow != LAB_ARROW_NONE;
}

/**
 * lab_board_motion_get_line:
 * @self: a motion
 * @by: (out): how far the tiles of the line are from their cells
 *
 * Returns: the cells of the sliding line; empty if no line slides
 */
LabBitboard
lab_board_motion_get_line (LabBoardMotion   *self,
                           graphene_point_t *by)
{
  graphene_point_t direction;
  float shift;

  g_return_val_if_fail (LAB_IS_BOARD_MOTION (self), 0);

  *by = GRAPHENE_POINT_INIT (0, 0);
  if (!lab_board_motion_get_sliding (self))
    return 0;
  direction = lab_arrow_get_direction (self->slide_arrow);
  shift = (float) (self->inserted ? self->slide - 1 : self->slide);
  *by = GRAPHENE_POINT_INIT (direction.x * shift, direction.y * shift);
  return lab_pushes[self->slide_arrow].line;
}

/**
 * lab_board_motion_get_spare:
 * @self: a motion
 * @by: (out): how far the spare tile is from the returned cell
 *
 * Finds the tile that goes in or was just pushed out.
 *
 * Returns: a cell, or %LAB_CELL_NONE if the spare tile is not on the board
 */
LabCell
lab_board_motion_get_spare (LabBoardMotion   *self,
                            graphene_point_t *by)
{
  graphene_point_t direction;
  float shift;

  g_return_val_if_fail (LAB_IS_BOARD_MOTION (self), LAB_CELL_NONE);

  *by = GRAPHENE_POINT_INIT (0, 0);
  if (!lab_board_motion_get_sliding (self))
    return LAB_CELL_NONE;
  direction = lab_arrow_get_direction (self->slide_arrow);
  shift = (float) (self->inserted ? self->slide : self->slide - 1);
  *by = GRAPHENE_POINT_INIT (direction.x * shift, direction.y * shift);
  return lab_arrow_cell (self->slide_arrow, self->inserted ? LAB_BOARD_SIZE - 1 : 0);
}

static graphene_point_t
get_cell_place (LabCell cell)
{
  return GRAPHENE_POINT_INIT ((float) lab_cell_column (cell), (float) lab_cell_row (cell));
}

/* Returns where the moving pawn is between two tiles, with a small hop in each step. */
static graphene_point_t
get_mover_place (LabBoardMotion   *self,
                 graphene_point_t  inside)
{
  guint step = MIN ((guint) self->moved, self->path.n_cells - 2);
  float part = (float) (self->moved - step);
  float arrived = (float) (self->moved / (self->path.n_cells - 1));
  graphene_point_t from = get_cell_place (self->path.cells[step]);
  graphene_point_t to = get_cell_place (self->path.cells[step + 1]);

  graphene_point_interpolate (&from, &to, part, &from);
  return GRAPHENE_POINT_INIT (from.x + inside.x * arrived,
                              from.y + inside.y * arrived - 0.1f * sinf (part * (float) G_PI));
}

/**
 * lab_board_motion_get_pawn:
 * @self: a motion with a game
 * @seat: a seat with a player
 * @place: (out): the top left of the tile-sized square around the pawn
 * @opacity: (out): opacity of the pawn, 0 to 1
 *
 * Finds the place of a pawn. A pawn that re-enters fades out on one side while it fades in
 * on the other side.
 */
void
lab_board_motion_get_pawn (LabBoardMotion   *self,
                           LabSeat           seat,
                           graphene_point_t *place,
                           double           *opacity)
{
  const LabPosition *position;
  graphene_point_t inside, by;
  LabBitboard line;
  LabCell cell;

  g_return_if_fail (LAB_IS_BOARD_MOTION (self) && self->game != NULL);

  position = lab_game_get_position (self->game);
  cell = position->pawns[seat];
  inside = lab_board_layout_get_stand (position, seat);
  *opacity = 1;
  if (seat == self->mover && self->path.n_cells >= 2)
    {
      *place = get_mover_place (self, inside);
      return;
    }

  *place = get_cell_place (cell);
  place->x += inside.x;
  place->y += inside.y;
  line = lab_board_motion_get_line (self, &by);
  if ((line & LAB_CELL_BIT (cell)) == 0)
    return;
  if ((self->carried_across & LAB_SEAT_BIT (seat)) != 0)
    {
      graphene_point_t direction = lab_arrow_get_direction (self->slide_arrow);
      float laps = 0;

      if (self->inserted && self->slide < 0.5)
        laps = LAB_BOARD_SIZE;
      else if (!self->inserted && self->slide >= 0.5)
        laps = -LAB_BOARD_SIZE;
      by.x += direction.x * laps;
      by.y += direction.y * laps;
      *opacity = fabs (2 * self->slide - 1);
    }
  place->x += by.x;
  place->y += by.y;
}

/**
 * lab_board_motion_get_find:
 * @self: a motion
 * @cell: (out): where the treasure was found
 * @progress: (out): progress of the celebration, 0 to 1
 *
 * Returns: the treasure that is being celebrated, or %LAB_TREASURE_NONE
 */
LabTreasure
lab_board_motion_get_find (LabBoardMotion *self,
                           LabCell        *cell,
                           double         *progress)
{
  g_return_val_if_fail (LAB_IS_BOARD_MOTION (self), LAB_TREASURE_NONE);

  *cell = self->found_cell;
  *progress = self->find_progress;
  return self->finding != NULL ? self->found : LAB_TREASURE_NONE;
}
