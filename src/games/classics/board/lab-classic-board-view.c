/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board-view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-classic-art.h"
#include "lab-classic-board.h"
#include "lab-classic-solver.h"
#include "lab-pen.h"
#include "lab-picture-cache.h"
#include "lab-style.h"
#include "lab-zero-sum.h"

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

G_DEFINE_FINAL_TYPE (LabClassicBoardView, lab_classic_board_view, LAB_TYPE_DRAWN_WIDGET)

struct _LabClassicLayer
{
  gboolean follows_state;       /* whether it depends on the position, not only on the size */
  LabPictureCache *cache;       /* of one picture */
  const LabClassicBoard *board; /* draws it */
  LabClassicScene scene;        /* what it shows */
  gpointer state;               /* (nullable): its position */
  int scale;
};

static gboolean
is_dragged (const LabClassicScene *scene)
{
  return scene->drag_x != 0 || scene->drag_y != 0;
}

static gboolean
is_same_action (const LabClassicScene *a,
                const LabClassicScene *b)
{
  return a->moving == b->moving && (!a->moving || a->action == b->action)
         && a->has_last == b->has_last && (!a->has_last || a->last == b->last);
}

static gboolean
is_current (const LabClassicLayer *self,
            const LabClassicBoard *board,
            const LabClassicScene *scene,
            int                    scale)
{
  const LabClassicScene *shown = &self->scene;

  if (self->state == NULL || self->scale != scale || shown->width != scene->width
      || shown->height != scene->height || shown->text != scene->text
      || shown->palette != scene->palette)
    return FALSE;
  return !self->follows_state
         || (is_same_action (shown, scene) && shown->chosen == scene->chosen
             && is_dragged (shown) == is_dragged (scene)
             && memcmp (self->state, scene->state, board->classic->state_size) == 0);
}

static void
draw_layer (cairo_t          *cr,
            const LabPicture *picture G_GNUC_UNUSED,
            gconstpointer     palette G_GNUC_UNUSED,
            gpointer          data)
{
  LabClassicLayer *self = data;

  cairo_scale (cr, self->scale, self->scale);
  (self->follows_state ? self->board->draw : self->board->draw_ground) (&self->scene, cr);
}

/* For the board */

/* Returns an empty layer, which shows the position if @follows_state. */
static LabClassicLayer *
lab_classic_layer_new (gboolean follows_state)
{
  LabClassicLayer *self = g_new0 (LabClassicLayer, 1);

  self->follows_state = follows_state;
  self->cache = lab_picture_cache_new (draw_layer, self);
  return self;
}

/* Forgets what was drawn, because another game is shown. */
static void
lab_classic_layer_forget (LabClassicLayer *self)
{
  lab_picture_cache_forget (self->cache);
  g_clear_pointer (&self->state, g_free);
}

/* Frees a layer. */
static void
lab_classic_layer_free (LabClassicLayer *self)
{
  lab_classic_layer_forget (self);
  lab_picture_cache_free (self->cache);
  g_free (self);
}

/**
 * lab_classic_layer_snapshot:
 * @self: a layer
 * @view: the board that shows it
 * @snapshot: the snapshot to draw on
 * @scene: what the layer shows
 *
 * Shows the layer, and draws it before if it has changed.
 */
static void
lab_classic_layer_snapshot (LabClassicLayer       *self,
                            LabClassicBoardView   *view,
                            GtkSnapshot           *snapshot,
                            const LabClassicScene *scene)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (view));
  int width = (int) scene->width, height = (int) scene->height;

  if (width < 1 || height < 1)
    return;
  if (!is_current (self, view->board, scene, scale))
    {
      lab_classic_layer_forget (self);
      self->scene = *scene;
      self->scene.state = self->state = g_memdup2 (scene->state, view->board->classic->state_size);
      self->scale = scale;
      self->board = view->board;
    }
  gtk_snapshot_append_texture (
      snapshot,
      lab_picture_cache_get_sized (self->cache, 0, 0, width * scale, height * scale),
      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

/* The marks of spots, and the values of moves. */

static double
get_size (const cairo_rectangle_t *area)
{
  return MIN (area->width, area->height);
}

static double
get_line (const cairo_rectangle_t *area)
{
  return MAX (2, 0.035 * get_size (area));
}

static void
add_outline (cairo_t                 *cr,
             const cairo_rectangle_t *area,
             double                   inset)
{
  lab_shapes_add_rounded (cr, area->x + inset, area->y + inset, area->width - 2 * inset,
                          area->height - 2 * inset, MAX (2, 0.1 * get_size (area)));
}

/* Two lines side by side, one dark and one light, can be seen on any ground. */
static void
stroke_double (cairo_t                 *cr,
               const cairo_rectangle_t *area,
               LabColor                 outer,
               LabColor                 inner)
{
  double line = get_line (area);

  cairo_set_line_width (cr, line);
  add_outline (cr, area, line / 2 + 1);
  lab_color_set_source (outer, cr);
  cairo_stroke (cr);
  add_outline (cr, area, 1.5 * line + 1);
  lab_color_set_source (inner, cr);
  cairo_stroke (cr);
}

/* Adds a wave around a height: one of the two of the sign “≈”. */
static void
add_wave (cairo_t *cr,
          double   y)
{
  cairo_move_to (cr, -0.8, y + 0.12);
  cairo_curve_to (cr, -0.4, y - 0.5, 0.4, y + 0.5, 0.8, y - 0.12);
}

/* The signs differ in their shapes, also from the marks of players: a check mark, a triangle that
 * points down, and an equals sign; two waves for any estimate. */
static void
draw_sign (const LabClassicScene     *scene,
           cairo_t                   *cr,
           double                     x,
           double                     y,
           double                     size,
           const LabClassicMoveValue *value)
{
  const LabClassicPalette *palette = scene->palette;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 2, size / 2);
  cairo_set_line_width (cr, 0.36);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (!value->solved)
    {
      lab_color_set_source (palette->draw, cr);
      cairo_set_line_width (cr, 0.3);
      add_wave (cr, -0.36);
      add_wave (cr, 0.36);
    }
  else if (!lab_value_is_decided (value->value))
    {
      lab_color_set_source (palette->draw, cr);
      lab_shapes_add_path (cr, "M -0.75 -0.35 L 0.75 -0.35 M -0.75 0.35 L 0.75 0.35");
    }
  else if (value->value > 0)
    {
      lab_color_set_source (palette->win, cr);
      lab_shapes_add_path (cr, "M -0.8 0.05 L -0.25 0.65 L 0.8 -0.65");
    }
  else
    {
      lab_color_set_source (palette->loss, cr);
      lab_shapes_add_path (cr, "M -0.68 -0.48 L 0.68 -0.48 L 0 0.64 Z");
      cairo_fill_preserve (cr);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_pill (const LabClassicScene *scene,
           cairo_t               *cr,
           double                 x,
           double                 y,
           double                 width,
           double                 height)
{
  double radius = MIN (width, height) / 2;

  lab_shapes_add_rounded (cr, x - width / 2, y - height / 2 + 1, width, height, radius);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.3);
  cairo_fill (cr);
  lab_shapes_add_rounded (cr, x - width / 2, y - height / 2, width, height, radius);
  lab_color_set_source (scene->palette->pill, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (lab_color_fade (scene->palette->draw, scene->palette->clear ? 1 : 0.5),
                        cr);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* Returns the number beside a sign; empty for a draw. */
static char *
make_number (const LabClassicMoveValue *value)
{
  if (!value->solved)
    return lab_classic_format_estimate (value->value);
  if (lab_value_is_decided (value->value))
    return g_strdup_printf ("%u", lab_value_get_distance (value->value));
  return g_strdup ("");
}

/* Places the center of a pill in a spot: at the bottom, or at the right if the spot is wide. */
static void
place_pill (const LabClassicBoard   *board,
            const cairo_rectangle_t *area,
            double                   width,
            double                   height,
            double                  *x,
            double                  *y)
{
  gboolean wide = area->width > 1.5 * area->height;
  double along = wide ? area->width : area->height;
  double room = MAX (0, along - (wide ? width : height)) / 2;
  double by = CLAMP ((board->value_at - 0.5) * along, -room, room);

  *x = area->x + area->width / 2 + (wide ? by : 0);
  *y = area->y + area->height / 2 + (wide ? 0 : by);
}

/* Draws the part of a mark that lies under the pieces. */
static void
lab_classic_marks_draw_below (const LabClassicScene   *scene,
                              const LabClassicBoard   *board,
                              cairo_t                 *cr,
                              const cairo_rectangle_t *area,
                              LabClassicMark           mark)
{
  const LabClassicPalette *palette = scene->palette;
  double tint = 0;

  if (board->on_cloth)
    return;
  if ((mark & LAB_CLASSIC_MARK_HOT) != 0)
    tint = 0.35;
  if ((mark & LAB_CLASSIC_MARK_TARGET) != 0)
    tint += 0.3;
  if ((mark & LAB_CLASSIC_MARK_CHOSEN) != 0)
    tint = 0.75;
  if (tint > 0)
    {
      add_outline (cr, area, 1);
      lab_color_set_source (lab_color_fade (palette->cloth_glow, tint), cr);
      cairo_fill (cr);
    }
  if ((mark & (LAB_CLASSIC_MARK_TARGET | LAB_CLASSIC_MARK_CHOSEN)) != 0)
    stroke_double (cr, area, palette->paper_glow, palette->cloth_glow);
}

/* Draws the part of a mark that lies over the pieces. */
static void
lab_classic_marks_draw_above (const LabClassicScene   *scene,
                              const LabClassicBoard   *board,
                              cairo_t                 *cr,
                              const cairo_rectangle_t *area,
                              LabClassicMark           mark)
{
  const LabClassicPalette *palette = scene->palette;

  if ((mark & LAB_CLASSIC_MARK_HINT) != 0 && !board->on_cloth)
    {
      double line = 2 * get_line (area);

      cairo_new_path (cr);
      cairo_arc (cr, area->x + area->width / 2, area->y + area->height / 2,
                 get_size (area) / 2 - line, 0, 2 * G_PI);
      cairo_set_line_width (cr, line);
      lab_color_set_source (lab_color_fade (palette->paper_glow, scene->pulse), cr);
      cairo_stroke (cr);
    }
  if ((mark & LAB_CLASSIC_MARK_FOCUS) != 0)
    stroke_double (cr, area, palette->ink, palette->light);
}

/**
 * lab_classic_marks_draw_value:
 * @scene: what is drawn
 * @board: the look of the game
 * @cr: where to draw
 * @area: the area of a spot
 * @value: the value of choosing it
 *
 * Draws a value as a sign and the number of moves until the end, or as two waves and an estimate;
 * in a narrow spot, one below the other.
 */
void
lab_classic_marks_draw_value (const LabClassicScene     *scene,
                              const LabClassicBoard     *board,
                              cairo_t                   *cr,
                              const cairo_rectangle_t   *area,
                              const LabClassicMoveValue *value)
{
  double text = MAX (0.8 * scene->text, (board->on_cloth ? 0.26 : 0.17) * get_size (area));
  double width = 0, height = 0, sign = 0.72 * text;
  g_autofree char *number = make_number (value);
  gboolean stacked;
  double pill_width, pill_height, x, y, least;

  lab_classic_art_get_text_size (cr, number, text, TRUE, &width, &height);
  /* Large letters must not cover the values beside them. */
  least = MAX (width, sign) + 0.5 * text;
  if (least > area->width - 2)
    {
      text *= MAX (0, area->width - 2) / least;
      sign = 0.72 * text;
      lab_classic_art_get_text_size (cr, number, text, TRUE, &width, &height);
    }
  stacked = *number != '\0' && (sign + width + 1.2 * text > area->width
                               || area->height > 3 * area->width);
  pill_width = stacked ? MAX (width, sign) + 0.5 * text
                       : sign + width + (*number != '\0' ? 1.05 : 0.8) * text;
  pill_height = stacked ? sign + height + 0.55 * text : MAX (height, 1.3 * text);
  place_pill (board, area, pill_width, pill_height, &x, &y);
  draw_pill (scene, cr, x, y, pill_width, pill_height);
  if (stacked)
    draw_sign (scene, cr, x, y - pill_height / 2 + 0.4 * text + sign / 2, sign, value);
  else
    draw_sign (scene, cr, *number != '\0' ? x - pill_width / 2 + 0.42 * text + sign / 2 : x, y,
               sign, value);
  lab_color_set_source (scene->palette->draw, cr);
  if (*number != '\0')
    lab_classic_art_draw_text (cr, number,
                               stacked ? x : x + pill_width / 2 - 0.42 * text - width / 2,
                               stacked ? y + pill_height / 2 - 0.15 * text - height / 2 : y, text,
                               TRUE);
}

/* Shows actions as movements. The positions before and after an action are drawn by the board of
 * the game; an action that is undone runs backwards. */

#define MOVE_MS 300
#define PULSE_MS 700
#define PULSE_TIMES 6
#define PULSE_LEAST 0.45

static gboolean
on_settle (gpointer data)
{
  LabClassicBoardView *self = data;

  self->settle_id = 0;
  g_signal_emit_by_name (self, "settled");
  return G_SOURCE_REMOVE;
}

static void
show_current (LabClassicBoardView *self)
{
  g_free (self->shown);
  self->shown = g_memdup2 (self->game->state, self->board->classic->state_size);
  self->scene.moving = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_progress (double   progress,
              gpointer data)
{
  LabClassicBoardView *self = data;

  self->scene.progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_done (LabClassicBoardView *self)
{
  self->scene.origin = -1;
  show_current (self);
  /* This can happen inside a signal of the game. */
  if (self->settle_id == 0)
    self->settle_id = g_idle_add_full (G_PRIORITY_DEFAULT, on_settle, self, NULL);
}

static void
set_pulse (double   strength,
           gpointer data)
{
  LabClassicBoardView *self = data;

  self->scene.pulse = strength;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* For the board */

/* Shows the current position at once, for another game. */
static void
lab_classic_board_motion_reset (LabClassicBoardView *self)
{
  adw_animation_pause (self->motion);
  g_clear_handle_id (&self->settle_id, g_source_remove);
  self->scene.origin = -1;
  self->scene.moving = FALSE;
  if (self->game != NULL)
    show_current (self);
}

/* Skips to the end of an action that moves. */
void
lab_classic_board_motion_finish (LabClassicBoardView *self)
{
  if (!self->scene.moving)
    return;
  adw_animation_pause (self->motion);
  on_done (self);
}

/* Forgets what was about an earlier position. The owner can set new values and a hint when the
 * game says that it has changed, which is later. */
static void
forget (LabClassicBoardView *self)
{
  self->scene.chosen = -1;
  self->has_hint = FALSE;
  adw_animation_reset (self->pulse);
  g_clear_pointer (&self->values, g_array_unref);
}

/* Shows an action that was played or taken back. */
static void
on_moved (LabClassicBoardView *self,
          gboolean             is_forward)
{
  guint n = lab_play_get_n_moves (LAB_PLAY (self->game));
  guint32 action = lab_classic_game_get_move (self->game, is_forward ? n - 1 : n);

  forget (self);
  adw_animation_pause (self->motion);
  if (!is_forward)
    {
      self->scene.origin = -1;
      show_current (self);
    }
  /* A move before it that still moves has ended. This position is the one before @action. */
  else if (self->scene.moving && !self->backwards)
    self->board->classic->rules->apply (self->shown, self->scene.action);
  self->backwards = !is_forward;
  self->scene.action = action;
  self->scene.moving = TRUE;
  self->scene.progress = is_forward ? 0 : 1;
  if (self->scene.origin >= 0 && self->origin_action != action)
    self->scene.origin = -1;
  g_object_set (self->motion, "value-from", self->scene.progress,
                "value-to", 1 - self->scene.progress,
                "duration", (guint) (MOVE_MS * self->tempo), NULL);
  adw_animation_play (self->motion);
}

/* Finds the action that led to the position that is drawn. */
static void
add_last (LabClassicBoardView *self,
          LabClassicScene     *scene)
{
  guint n = lab_play_get_n_moves (LAB_PLAY (self->game));

  scene->has_last = n > 0 && !self->scene.moving;
  if (scene->has_last)
    scene->last = lab_classic_game_get_move (self->game, n - 1);
}

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
            gboolean               above)
{
  for (guint i = 0; i < self->spots->len; i++)
    {
      LabClassicMark mark = lab_classic_board_spots_get_mark (self, i);
      cairo_rectangle_t area;

      if (mark == LAB_CLASSIC_MARK_NONE || !self->board->has_spot (scene->state, i))
        continue;
      self->board->place_spot (scene, i, &area);
      (above ? lab_classic_marks_draw_above : lab_classic_marks_draw_below) (scene, self->board, cr,
                                                                             &area, mark);
    }
}

static void
draw_values (LabClassicBoardView   *self,
             const LabClassicScene *scene,
             cairo_t               *cr)
{
  for (guint i = 0; i < self->spots->len && !self->scene.moving; i++)
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
  marks.state = self->game->state;
  lab_classic_layer_snapshot (self->ground, self, snapshot, &scene);
  cr = begin_cairo (snapshot, &scene);
  draw_marks (self, &marks, cr, FALSE);
  cairo_destroy (cr);
  scene.part = LAB_CLASSIC_PART_RESTING;
  lab_classic_layer_snapshot (self->resting, self, snapshot, &scene);
  scene.part = LAB_CLASSIC_PART_MOVING;
  cr = begin_cairo (snapshot, &scene);
  self->board->draw (&scene, cr);
  draw_values (self, &marks, cr);
  draw_marks (self, &marks, cr, TRUE);
  cairo_destroy (cr);
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
lab_classic_board_view_dispose (GObject *object)
{
  LabClassicBoardView *self = LAB_CLASSIC_BOARD_VIEW (object);

  adw_animation_pause (self->motion);
  adw_animation_reset (self->pulse);
  g_clear_handle_id (&self->settle_id, g_source_remove);
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

  g_object_unref (self->motion);
  g_object_unref (self->pulse);
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
  LAB_DRAWN_WIDGET_CLASS (klass)->minimum = MIN_SIZE;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = NATURAL_SIZE;
  widget_class->size_allocate = lab_classic_board_view_size_allocate;
  lab_classic_board_input_class_init (widget_class);

  /**
   * LabClassicBoardView::chosen:
   * @self: the board
   * @action: a legal action
   *
   * A player has chosen an action, which the owner plays.
   */
  g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  /**
   * LabClassicBoardView::refused:
   * @self: the board
   * @reason: a sentence in the player's language
   *
   * A player has pressed what cannot be chosen.
   */
  g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  /**
   * LabClassicBoardView::settled:
   * @self: the board
   *
   * A change of the game has been shown, with or without an animation. Never emitted inside a
   * signal of the game.
   */
  g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "classicboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_classic_board_view_init (LabClassicBoardView *self)
{
  self->motion = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, MOVE_MS,
                                          adw_callback_animation_target_new (set_progress, self,
                                                                             NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (on_done), self);
  /* Without animations, a hint stays as it is at the end. */
  self->pulse = adw_timed_animation_new (GTK_WIDGET (self), 1, PULSE_LEAST, PULSE_MS,
                                         adw_callback_animation_target_new (set_pulse, self,
                                                                            NULL));
  adw_timed_animation_set_alternate (ADW_TIMED_ANIMATION (self->pulse), TRUE);
  adw_timed_animation_set_repeat_count (ADW_TIMED_ANIMATION (self->pulse), PULSE_TIMES);
  self->spots = g_ptr_array_new ();
  self->ground = lab_classic_layer_new (FALSE);
  self->resting = lab_classic_layer_new (TRUE);
  self->scene.chosen = self->hovered = self->pressed = self->place = self->scene.origin = -1;
  self->scene.pulse = 1;
  self->tempo = 1;
  self->may_choose = TRUE;
  lab_classic_board_input_init (self);
  lab_style_follow (GTK_WIDGET (self));
}

/* Returns what the board shows. */
LabClassicScene
lab_classic_board_view_get_scene (LabClassicBoardView *self)
{
  LabClassicScene scene = self->scene;

  lab_classic_scene_fit (&scene, GTK_WIDGET (self), self->shown);
  scene.preview = lab_classic_board_spots_get_preview (self);
  add_last (self, &scene);
  return scene;
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
  g_return_if_fail (game == NULL || lab_classic_board_find (game->classic) != NULL);

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    {
      self->board = lab_classic_board_find (game->classic);
      g_signal_connect_swapped (game, "moved", G_CALLBACK (on_moved), self);
      g_signal_connect_swapped (game, "changed", G_CALLBACK (lab_classic_board_spots_update), self);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _(self->board->classic->name), -1);
    }
  lab_classic_layer_forget (self->ground);
  lab_classic_layer_forget (self->resting);
  self->hovered = self->place = -1;
  lab_classic_board_motion_reset (self);
  lab_classic_board_spots_create (self);
  forget (self);
  lab_classic_board_spots_update (self);
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
  self->scene.chosen = -1;
  lab_classic_board_spots_update (self);
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
  adw_animation_reset (self->pulse);
  if (action != NULL)
    {
      self->hint = *action;
      adw_animation_play (self->pulse);
    }
  lab_classic_board_spots_update (self);
}

/** lab_classic_board_view_is_moving: returns whether the signal “settled” will follow. */
gboolean
lab_classic_board_view_is_moving (LabClassicBoardView *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_BOARD_VIEW (self), FALSE);

  return self->scene.moving || self->settle_id != 0;
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

  if (self->scene.chosen < 0)
    return FALSE;
  self->scene.chosen = -1;
  self->scene.drag_x = self->scene.drag_y = 0;
  lab_classic_board_spots_update (self);
  return TRUE;
}
