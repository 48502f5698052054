/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board-view-private.h"

#include "lab-classic-scene.h"
#include "lab-style.h"

/**
 * LabClassicBoardView:
 *
 * The board of one of the small games. It follows a game and animates its moves, and players
 * choose moves on it; the owner plays them.
 *
 * A #LabClassicBoard draws the game. The places that can be chosen are widgets without a look of
 * their own, for the keyboard and for screen readers. The board is not mirrored in languages that
 * are written from right to left.
 */

#define MIN_SIZE 160
#define NATURAL_SIZE 420

static guint signals[LAB_CLASSIC_BOARD_N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClassicBoardView, lab_classic_board_view, GTK_TYPE_WIDGET)

/* Private helpers */

/* Forgets what was about an earlier position. The owner can set new values and a hint when the
 * game says that it has changed, which is later. */
static void
forget (LabClassicBoardView *self)
{
  self->chosen = -1;
  self->has_hint = FALSE;
  lab_classic_board_motion_pulse (self, FALSE);
  g_clear_pointer (&self->values, g_array_unref);
}

static void
on_moved (LabClassicBoardView *self,
          guint                action)
{
  forget (self);
  lab_classic_board_motion_on_moved (self, action);
}

static void
on_undone (LabClassicBoardView *self,
           guint                action)
{
  forget (self);
  lab_classic_board_motion_on_undone (self, action);
}

static void
connect_game (LabClassicBoardView *self)
{
  g_signal_connect_swapped (self->game, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (self->game, "undone", G_CALLBACK (on_undone), self);
  g_signal_connect_swapped (self->game, "changed", G_CALLBACK (lab_classic_board_spots_update),
                            self);
}

/* Finds the action that led to the position that is drawn. */
static void
add_last (LabClassicBoardView *self,
          LabClassicScene     *scene)
{
  guint n = lab_classic_game_get_n_moves (self->game);

  scene->has_last = n > 0 && !self->moving;
  if (scene->has_last)
    scene->last = lab_classic_game_get_move (self->game, n - 1);
}

/* Drawing */

/* Draws on a part of the snapshot that is drawn for each frame. */
static cairo_t *
begin_cairo (GtkSnapshot           *snapshot,
             const LabClassicScene *scene)
{
  return gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) scene->width,
                                                                   (float) scene->height));
}

static void
draw_marks (LabClassicBoardView   *self,
            const LabClassicScene *scene,
            cairo_t               *cr,
            void                 (*draw) (const LabClassicScene   *scene,
                                          const LabClassicBoard   *board,
                                          cairo_t                 *cr,
                                          const cairo_rectangle_t *area,
                                          LabClassicMark           mark))
{
  for (guint i = 0; i < self->spots->len; i++)
    {
      LabClassicMark mark = lab_classic_board_spots_get_mark (self, i);
      cairo_rectangle_t area;

      if (mark == LAB_CLASSIC_MARK_NONE || !self->board->has_spot (scene->state, i))
        continue;
      self->board->place_spot (scene, i, &area);
      draw (scene, self->board, cr, &area, mark);
    }
}

static void
draw_values (LabClassicBoardView   *self,
             const LabClassicScene *scene,
             cairo_t               *cr)
{
  for (guint i = 0; i < self->spots->len && !self->moving; i++)
    {
      cairo_rectangle_t area;
      LabClassicMoveValue best;

      if (!self->board->has_spot (scene->state, i)
          || !lab_classic_board_spots_find_value (self, i, &best))
        continue;
      self->board->place_spot (scene, i, &area);
      lab_classic_marks_draw_value (scene, self->board, cr, &area, &best);
    }
}

/* Widget */

static void
lab_classic_board_view_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  LabClassicBoardView *self = LAB_CLASSIC_BOARD_VIEW (widget);
  LabClassicScene scene, marks;
  cairo_t *cr;

  if (self->game == NULL)
    return;
  scene = marks = lab_classic_board_view_get_scene (self);
  marks.state = lab_classic_game_get_state (self->game);
  lab_classic_layer_snapshot (self->ground, widget, snapshot, self->board, &scene,
                              self->board->draw_ground);
  cr = begin_cairo (snapshot, &scene);
  draw_marks (self, &marks, cr, lab_classic_marks_draw_below);
  cairo_destroy (cr);
  scene.part = LAB_CLASSIC_PART_RESTING;
  lab_classic_layer_snapshot (self->resting, widget, snapshot, self->board, &scene,
                              self->board->draw);
  scene.part = LAB_CLASSIC_PART_MOVING;
  cr = begin_cairo (snapshot, &scene);
  self->board->draw (&scene, cr);
  draw_values (self, &marks, cr);
  draw_marks (self, &marks, cr, lab_classic_marks_draw_above);
  cairo_destroy (cr);
}

static void
lab_classic_board_view_measure (GtkWidget      *widget G_GNUC_UNUSED,
                                GtkOrientation  orientation G_GNUC_UNUSED,
                                int             for_size G_GNUC_UNUSED,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline G_GNUC_UNUSED,
                                int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = MIN_SIZE;
  *natural = NATURAL_SIZE;
}

static void
lab_classic_board_view_size_allocate (GtkWidget *widget,
                                      int        width G_GNUC_UNUSED,
                                      int        height G_GNUC_UNUSED,
                                      int        baseline G_GNUC_UNUSED)
{
  LabClassicBoardView *self = LAB_CLASSIC_BOARD_VIEW (widget);

  if (self->game != NULL)
    lab_classic_board_spots_place (self);
}

static void
lab_classic_board_view_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lab_classic_board_view_parent_class)->root (widget);
  lab_classic_board_input_watch_keys (LAB_CLASSIC_BOARD_VIEW (widget),
                                      gtk_widget_get_root (widget));
}

static void
lab_classic_board_view_unroot (GtkWidget *widget)
{
  lab_classic_board_input_watch_keys (LAB_CLASSIC_BOARD_VIEW (widget), NULL);
  GTK_WIDGET_CLASS (lab_classic_board_view_parent_class)->unroot (widget);
}

static void
lab_classic_board_view_dispose (GObject *object)
{
  LabClassicBoardView *self = LAB_CLASSIC_BOARD_VIEW (object);

  lab_classic_board_motion_dispose (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  lab_classic_board_spots_create (self);
  g_clear_pointer (&self->values, g_array_unref);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (lab_classic_board_view_parent_class)->dispose (object);
}

static void
lab_classic_board_view_finalize (GObject *object)
{
  LabClassicBoardView *self = LAB_CLASSIC_BOARD_VIEW (object);

  g_ptr_array_unref (self->spots);
  lab_classic_layer_free (self->ground);
  lab_classic_layer_free (self->resting);
  G_OBJECT_CLASS (lab_classic_board_view_parent_class)->finalize (object);
}

static void
lab_classic_board_view_class_init (LabClassicBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = lab_classic_board_view_dispose;
  object_class->finalize = lab_classic_board_view_finalize;
  widget_class->snapshot = lab_classic_board_view_snapshot;
  widget_class->measure = lab_classic_board_view_measure;
  widget_class->size_allocate = lab_classic_board_view_size_allocate;
  widget_class->root = lab_classic_board_view_root;
  widget_class->unroot = lab_classic_board_view_unroot;
  lab_classic_board_input_class_init (widget_class);

  /**
   * LabClassicBoardView::chosen:
   * @self: the board
   * @action: a legal action
   *
   * A player has chosen an action, which the owner plays.
   */
  signals[LAB_CLASSIC_BOARD_CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabClassicBoardView::refused:
   * @self: the board
   * @reason: a sentence in the player's language
   *
   * A player has pressed what cannot be chosen.
   */
  signals[LAB_CLASSIC_BOARD_REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * LabClassicBoardView::settled:
   * @self: the board
   *
   * A change of the game has been shown, with or without an animation. Never emitted inside a
   * signal of the game.
   */
  signals[LAB_CLASSIC_BOARD_SETTLED] = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                     NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "classicboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_classic_board_view_init (LabClassicBoardView *self)
{
  self->spots = g_ptr_array_new ();
  self->ground = lab_classic_layer_new (FALSE);
  self->resting = lab_classic_layer_new (TRUE);
  self->chosen = self->hovered = self->pressed = self->place = self->origin = -1;
  self->pulse_strength = 1;
  self->tempo = 1;
  self->may_choose = TRUE;
  lab_classic_board_input_init (self);
  lab_style_follow (GTK_WIDGET (self));
}

/* For the files of the board */

void
lab_classic_board_view_emit_chosen (LabClassicBoardView *self,
                                    guint32              action)
{
  self->chosen = -1;
  lab_classic_board_spots_update (self);
  g_signal_emit (self, signals[LAB_CLASSIC_BOARD_CHOSEN], 0, action);
}

void
lab_classic_board_view_emit_refused (LabClassicBoardView *self,
                                     const char          *reason)
{
  g_signal_emit (self, signals[LAB_CLASSIC_BOARD_REFUSED], 0, reason);
}

void
lab_classic_board_view_emit_settled (LabClassicBoardView *self)
{
  g_signal_emit (self, signals[LAB_CLASSIC_BOARD_SETTLED], 0);
}

/* Returns what the board shows. */
LabClassicScene
lab_classic_board_view_get_scene (LabClassicBoardView *self)
{
  LabClassicScene scene;

  lab_classic_scene_init (&scene, GTK_WIDGET (self), self->shown);
  scene.moving = self->moving;
  scene.action = self->action;
  scene.progress = self->progress;
  scene.origin = self->origin;
  scene.chosen = self->chosen;
  scene.preview = lab_classic_board_spots_get_preview (self);
  scene.pulse = self->pulse_strength;
  scene.drag_x = self->drag_x;
  scene.drag_y = self->drag_y;
  add_last (self, &scene);
  return scene;
}

/* Public functions */

/** lab_classic_board_view_new: returns a board without a game. */
GtkWidget *
lab_classic_board_view_new (void)
{
  return g_object_new (LAB_TYPE_CLASSIC_BOARD_VIEW, NULL);
}

/**
 * lab_classic_board_view_set_game:
 * @self: a board
 * @game: (nullable): the game to show, of which lab_classic_board_find() knows the look
 *
 * Shows another game at once.
 */
void
lab_classic_board_view_set_game (LabClassicBoardView *self,
                                 LabClassicGame      *game)
{
  g_return_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self));
  g_return_if_fail (game == NULL || LAB_IS_CLASSIC_GAME (game));
  g_return_if_fail (game == NULL
                    || lab_classic_board_find (lab_classic_game_get_classic (game)) != NULL);

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    {
      self->board = lab_classic_board_find (lab_classic_game_get_classic (game));
      connect_game (self);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      lab_classic_get_name (self->board->classic), -1);
    }
  lab_classic_layer_forget (self->ground);
  lab_classic_layer_forget (self->resting);
  self->hovered = self->place = -1;
  lab_classic_board_motion_reset (self);
  lab_classic_board_spots_create (self);
  forget (self);
  lab_classic_board_spots_update (self);
}

/** lab_classic_board_view_get_game: (transfer none) (nullable): returns the game that is shown. */
LabClassicGame *
lab_classic_board_view_get_game (LabClassicBoardView *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self), NULL);

  return self->game;
}

/**
 * lab_classic_board_view_set_may_choose:
 * @self: a board
 * @may_choose: whether the player to move chooses on this board
 *
 * Lets players choose moves, or only read the board.
 */
void
lab_classic_board_view_set_may_choose (LabClassicBoardView *self,
                                       gboolean             may_choose)
{
  g_return_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self));

  if (self->may_choose == may_choose)
    return;
  self->may_choose = may_choose;
  self->chosen = -1;
  lab_classic_board_spots_update (self);
}

/** lab_classic_board_view_get_may_choose: returns whether players can choose moves. */
gboolean
lab_classic_board_view_get_may_choose (LabClassicBoardView *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self), FALSE);

  return self->may_choose;
}

/**
 * lab_classic_board_view_set_values:
 * @self: a board
 * @values: (nullable): the solution of the current position, whose values are copied; %NULL hides
 *   them
 *
 * Shows the value of each move until the position changes. Estimates look unlike exact values.
 */
void
lab_classic_board_view_set_values (LabClassicBoardView      *self,
                                   const LabClassicSolution *values)
{
  g_return_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self));

  g_clear_pointer (&self->values, g_array_unref);
  if (values != NULL)
    self->values = g_array_copy (values->moves);
  lab_classic_board_spots_update (self);
}

/**
 * lab_classic_board_view_set_hint:
 * @self: a board
 * @action: (nullable): an action of the current position, or %NULL for none
 *
 * Points at the spots of an action until the position changes.
 */
void
lab_classic_board_view_set_hint (LabClassicBoardView *self,
                                 const guint32       *action)
{
  g_return_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self));

  /* The same hint does not pulse again. */
  if (self->has_hint == (action != NULL) && (action == NULL || self->hint == *action))
    return;
  self->has_hint = self->shows_hint = action != NULL;
  if (action != NULL)
    self->hint = *action;
  lab_classic_board_motion_pulse (self, self->has_hint);
  lab_classic_board_spots_update (self);
}

/**
 * lab_classic_board_view_set_tempo:
 * @self: a board
 * @tempo: the duration of new animations, as a multiple of the usual duration; 0 for none
 *
 * Sets the speed of new animations.
 */
void
lab_classic_board_view_set_tempo (LabClassicBoardView *self,
                                  double               tempo)
{
  g_return_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self));
  g_return_if_fail (tempo >= 0);

  self->tempo = tempo;
}

/** lab_classic_board_view_is_moving: returns whether the signal “settled” will follow. */
gboolean
lab_classic_board_view_is_moving (LabClassicBoardView *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self), FALSE);

  return self->moving || self->settle_id != 0;
}

/**
 * lab_classic_board_view_cancel_choice:
 * @self: a board
 *
 * Forgets the pawn that was chosen to move.
 *
 * Returns: whether one was chosen
 */
gboolean
lab_classic_board_view_cancel_choice (LabClassicBoardView *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self), FALSE);

  if (self->chosen < 0)
    return FALSE;
  self->chosen = -1;
  self->drag_x = self->drag_y = 0;
  lab_classic_board_spots_update (self);
  return TRUE;
}
