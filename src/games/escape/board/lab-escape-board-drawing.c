/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "lab-escape-art.h"
#include "lab-escape-board.h"

/* What the board shows: the garden, what stands in it, fog, and the figure. */

#define CORNER 12

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

/* Private helpers: motion */

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
  if (self->replay == 0 && self->n_followed < lab_play_get_n_moves (LAB_PLAY (self->game)))
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
  g_signal_emit_by_name (self, "settled");
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

  if (!lab_maze_cell_equal (from, to))
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
  self->shown = *self->game->position;
  self->n_shown = lab_play_get_n_moves (LAB_PLAY (self->game));
  lab_escape_board_update_garden (self, FALSE);
  lab_escape_board_update_fog (self, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Starts to show the new maze and the new fog. */
static void
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

/* Starts to show what the game has played since the last time. */
void
lab_escape_board_motion_follow (LabEscapeBoard *self)
{
  guint n = MIN (lab_play_get_n_moves (LAB_PLAY (self->game)), self->n_followed);
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
      const LabEscapeState *next
          = lab_play_find_state (LAB_PLAY (self->game), self->n_shown + 1);
      LabMazeCell from = self->shown.cell;

      self->shown = next->position;
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
  lab_escape_position_init (&self->shown, self->game->level);
  self->n_shown = self->n_followed = 0;
  lab_escape_board_update_garden (self, FALSE);
  wait_for_next (self, REPLAY_PAUSE_MS);
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
static gboolean
lab_escape_board_motion_awaits (LabEscapeBoard *self,
                                LabMazeCell     cell)
{
  for (guint i = (guint) self->progress; i < self->legs->len; i++)
    {
      if (lab_maze_cell_equal (g_array_index (self->legs, LabEscapeLeg, i).to, cell))
        return TRUE;
    }
  return FALSE;
}

/* Private helpers: drawing */

static void
show_thing (LabEscapeBoard *self,
            GtkSnapshot    *snapshot,
            LabEscapeThing  thing,
            LabMazeCell     cell)
{
  float size = (float) lab_escape_board_get_cell_size (self);

  gtk_snapshot_append_texture (
      snapshot, lab_escape_pictures_get_thing (self->pictures, thing),
      &GRAPHENE_RECT_INIT ((float) cell.column * size, (float) cell.row * size, size, size));
}

/* Shows what lies on the floor. What is taken lies there until the figure arrives. */
static void
show_things (LabEscapeBoard *self,
             GtkSnapshot    *snapshot)
{
  const LabEscapeRecipe *recipe = &self->game->level->recipe;
  gboolean open = lab_escape_position_has_all_goals (&self->shown, self->game->level);

  for (guint i = 0; open && i < recipe->n_goals; i++)
    open = !lab_escape_board_motion_awaits (self, recipe->goals[i]);
  show_thing (self, snapshot, open ? LAB_ESCAPE_THING_GATE : LAB_ESCAPE_THING_LOCKED_GATE,
              recipe->exit);
  for (guint i = 0; i < recipe->n_goals; i++)
    {
      if (!lab_escape_position_has_goal (&self->shown, i)
          || lab_escape_board_motion_awaits (self, recipe->goals[i]))
        show_thing (self, snapshot, LAB_ESCAPE_THING_KEY, recipe->goals[i]);
    }
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (recipe->has_item[i]
          && ((self->shown.taken & 1u << i) == 0
              || lab_escape_board_motion_awaits (self, recipe->items[i])))
        show_thing (self, snapshot, (LabEscapeThing) i, recipe->items[i]);
    }
}

static void
show_figure (LabEscapeBoard *self,
             GtkSnapshot    *snapshot)
{
  int size = lab_escape_board_get_cell_size (self);
  double column, row, lift, presence;
  float scale;

  lab_escape_board_motion_locate (self, &column, &row, &lift, &presence);
  scale = (float) ((1 + 0.25 * lift) * (0.3 + 0.7 * presence));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_opacity (snapshot, presence);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) ((column + 0.5) * size),
                                      (float) ((row + 0.5 - 0.35 * lift) * size)));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_texture (
      snapshot,
      lab_escape_pictures_get_thing (self->pictures, self->looks_left
                                                         ? LAB_ESCAPE_THING_YOU_LEFT
                                                         : LAB_ESCAPE_THING_YOU),
      &GRAPHENE_RECT_INIT (-0.5f * (float) size, -0.5f * (float) size, (float) size,
                           (float) size));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
show_fog (LabEscapeBoard *self,
          GtkSnapshot    *snapshot,
          GdkTexture     *fog)
{
  int size = lab_escape_board_get_cell_size (self);
  guint height = self->game->level->height;
  guint width = self->game->level->width;

  gtk_snapshot_append_texture (
      snapshot, fog,
      &GRAPHENE_RECT_INIT ((float) (-LAB_ESCAPE_FOG_MARGIN * size),
                           (float) (-LAB_ESCAPE_FOG_MARGIN * size),
                           (float) ((width + 2 * LAB_ESCAPE_FOG_MARGIN) * (guint) size),
                           (float) ((height + 2 * LAB_ESCAPE_FOG_MARGIN) * (guint) size)));
}

static void
show_changing_fog (LabEscapeBoard *self,
                   GtkSnapshot    *snapshot)
{
  if (self->fog == NULL)
    return;
  if (self->fog_before == NULL)
    {
      show_fog (self, snapshot, self->fog);
      return;
    }
  gtk_snapshot_push_cross_fade (snapshot, self->change_progress);
  show_fog (self, snapshot, self->fog_before);
  gtk_snapshot_pop (snapshot);
  show_fog (self, snapshot, self->fog);
  gtk_snapshot_pop (snapshot);
}

static void
show_garden (LabEscapeBoard        *self,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *bounds)
{
  if (self->pictures_before == NULL)
    {
      lab_escape_pictures_show_garden (self->pictures, snapshot, bounds);
      return;
    }
  gtk_snapshot_push_cross_fade (snapshot, self->change_progress);
  lab_escape_pictures_show_garden (self->pictures_before, snapshot, bounds);
  gtk_snapshot_pop (snapshot);
  lab_escape_pictures_show_garden (self->pictures, snapshot, bounds);
  gtk_snapshot_pop (snapshot);
}

/* Returns the visible part of the maze and of its outer hedge, from the corner of cell (0, 0) at @x
 * and @y. */
static void
get_garden (LabEscapeBoard  *self,
            double           x,
            double           y,
            graphene_rect_t *garden)
{
  int size = lab_escape_board_get_cell_size (self);
  double margin = LAB_ESCAPE_BOARD_MARGIN * size;
  double width = self->game->level->width * (double) size + 2 * margin;
  double height = self->game->level->height * (double) size + 2 * margin;
  graphene_rect_t whole = GRAPHENE_RECT_INIT ((float) -margin, (float) -margin,
                                              (float) width, (float) height);
  graphene_rect_t room
      = GRAPHENE_RECT_INIT ((float) -x, (float) -y,
                            (float) gtk_widget_get_width (GTK_WIDGET (self)),
                            (float) gtk_widget_get_height (GTK_WIDGET (self)));

  graphene_rect_intersection (&whole, &room, garden);
}

static void
show_focus (LabEscapeBoard       *self,
            GtkSnapshot          *snapshot,
            const GskRoundedRect *shape)
{
  static const float widths[] = { 2, 2, 2, 2 };
  LabColor focus = lab_escape_palettes[lab_style_get (GTK_WIDGET (self))].focus;
  const GdkRGBA color = { (float) focus.red, (float) focus.green, (float) focus.blue, 1 };
  const GdkRGBA colors[] = { color, color, color, color };

  if (gtk_widget_has_visible_focus (GTK_WIDGET (self)))
    gtk_snapshot_append_border (snapshot, shape, widths, colors);
}

/* For the board */

void
lab_escape_board_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  LabEscapeBoard *self = LAB_ESCAPE_BOARD (widget);
  const LabEscapePalette *palette = &lab_escape_palettes[lab_style_get (GTK_WIDGET (self))];
  int size, scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t garden;
  GskRoundedRect shape;
  double x, y;

  if (self->game == NULL)
    return;
  size = lab_escape_board_get_cell_size (self);
  lab_escape_pictures_set_look (self->pictures, palette, size, scale);
  if (self->pictures_before != NULL)
    lab_escape_pictures_set_look (self->pictures_before, palette, size, scale);
  if (self->fog_palette != palette)
    lab_escape_board_update_fog (self, FALSE);
  lab_escape_board_get_origin (self, &x, &y);
  get_garden (self, x, y, &garden);
  gsk_rounded_rect_init_from_rect (&shape, &garden, CORNER);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  show_garden (self, snapshot, &garden);
  show_things (self, snapshot);
  show_changing_fog (self, snapshot);
  lab_escape_board_show_lines (self, snapshot, &garden);
  show_figure (self, snapshot);
  lab_escape_board_show_marks (self, snapshot, &garden);
  gtk_snapshot_pop (snapshot);
  show_focus (self, snapshot, &shape);
  gtk_snapshot_restore (snapshot);
}
