/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-board.h"

#include <math.h>

#include "lab-escape-art.h"
#include "lab-escape-telling.h"
#include "lab-maze-view.h"
#include "lab-style.h"
#include "lab-template.h"

/**
 * LabEscapeBoard:
 *
 * The maze of the escape game, with the figure that the player moves. Players move with keys,
 * swipes, and clicks, and the board plays what they choose. A maze that is too large for the widget
 * follows the figure. The maze is not mirrored in languages that are written from right to left.
 */

#define MIN_SIZE 160
#define NATURAL_SIZE 420

/* A maze is shown as a whole if its cells are not smaller than this. */
#define MIN_CELL 24

/* If the maze moves, this many cells are seen, unless cells would be smaller or larger than
 * these limits. */
#define SEEN_CELLS 9
#define FINGER_CELL 44

G_DEFINE_FINAL_TYPE (LabEscapeBoard, lab_escape_board, LAB_TYPE_DRAWN_WIDGET)

/* Ways on the board. Where an item is used on a way, there is a small picture of it. A rift
 * interrupts the line. The part in the maze of the level that the board does not show now, before
 * or after a shuffle, is faint, because it goes through walls that are seen. */

#define FAINT 0.4

/* A mark, in cells: the size of its disc and of the picture, and how far it is from the middle of
 * the cell, so that the figure and the other way are not covered. */
#define MARK_RADIUS 0.29
#define MARK_PICTURE 0.54
#define MARK_ASIDE 0.23

static const LabEscapePalette *
get_palette (LabEscapeBoard *self)
{
  return &lab_escape_palettes[lab_style_get (GTK_WIDGET (self))];
}

static void
draw_cells (LabEscapeBoard *self,
            const GArray   *cells,
            LabEscapeLine   line,
            cairo_t        *cr,
            int             size)
{
  lab_escape_art_draw_line (cr, (const LabMazeCell *) (void *) cells->data, cells->len, line,
                            get_palette (self), size);
}

static void
draw_way (LabEscapeBoard *self,
          const GArray   *way,
          LabEscapeLine   line,
          cairo_t        *cr,
          int             size)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));

  for (guint i = 0; way != NULL && i < way->len; i++)
    {
      const LabEscapeStop *stop = &g_array_index (way, LabEscapeStop, i);

      g_array_append_val (cells, stop->cell);
      if (i + 1 < way->len && stop->move != LAB_ESCAPE_USE_RIFT
          && stop->move != LAB_ESCAPE_USE_SHUFFLE)
        continue;
      cairo_push_group (cr);
      draw_cells (self, cells, line, cr, size);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, stop->maze == self->shown.maze ? 1 : FAINT);
      g_array_set_size (cells, 0);
    }
}

static void
draw_mark (LabEscapeBoard *self,
           cairo_t        *cr,
           LabEscapeItem   item,
           double          column,
           double          row,
           int             size)
{
  const LabEscapePalette *palette = get_palette (self);

  cairo_save (cr);
  cairo_translate (cr, column * size, row * size);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, MARK_RADIUS * size, 0, 2 * G_PI);
  lab_color_set_source (palette->floor, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (palette->ink, cr);
  cairo_set_line_width (cr, MAX (1, 0.03 * size));
  cairo_stroke (cr);
  cairo_translate (cr, -MARK_PICTURE / 2 * size, -MARK_PICTURE / 2 * size);
  lab_escape_art_draw_thing (cr, (LabEscapeThing) item, palette, MARK_PICTURE * size);
  cairo_restore (cr);
}

/* Marks where items are used, on one side of the line. */
static void
draw_marks (LabEscapeBoard *self,
            const GArray   *way,
            double          aside,
            cairo_t        *cr,
            int             size)
{
  guint n_here = 0;

  for (guint i = 0; way != NULL && i < way->len; i++)
    {
      const LabEscapeStop *stop = &g_array_index (way, LabEscapeStop, i);
      LabEscapeItem item;

      if (stop->move >= LAB_N_ESCAPE_MOVES || !lab_escape_move_get_item (stop->move, &item))
        {
          n_here = 0;
          continue;
        }
      /* Several items in one cell are beside each other. */
      draw_mark (self, cr, item, stop->cell.column + 0.5 + aside * (1 - 2.0 * n_here),
                 stop->cell.row + 0.5 - aside, size);
      n_here++;
    }
}

static void
draw_aims (LabEscapeBoard *self,
           cairo_t        *cr,
           int             size)
{
  for (int direction = 0; self->aiming && direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      if (lab_escape_position_may_play (&self->shown, self->game->level,
                                        (LabEscapeMove) (LAB_ESCAPE_LEAP_OVER + direction), NULL))
        lab_escape_art_draw_aim (cr, self->shown.cell, (LabMazeDirection) direction,
                                 get_palette (self), size);
    }
}

/* For the board */

void
lab_escape_board_show_lines (LabEscapeBoard        *self,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *bounds)
{
  int size = lab_escape_board_get_cell_size (self);
  cairo_t *cr;

  if (self->walked == NULL && self->hint == NULL && self->walk == NULL && !self->aiming)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, bounds);
  draw_way (self, self->walked, LAB_ESCAPE_LINE_WALKED, cr, size);
  draw_way (self, self->best, LAB_ESCAPE_LINE_BEST, cr, size);
  draw_way (self, self->hint, LAB_ESCAPE_LINE_BEST, cr, size);
  if (self->walk != NULL)
    draw_cells (self, self->walk, LAB_ESCAPE_LINE_POINTED, cr, size);
  draw_aims (self, cr, size);
  cairo_destroy (cr);
}

/* Shows where items are used, above the figure: on the player's way at the lower left of the cell,
 * on others at the upper right. */
void
lab_escape_board_show_marks (LabEscapeBoard        *self,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *bounds)
{
  int size = lab_escape_board_get_cell_size (self);
  cairo_t *cr;

  if (self->walked == NULL && self->hint == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, bounds);
  draw_marks (self, self->walked, -MARK_ASIDE, cr, size);
  draw_marks (self, self->best, MARK_ASIDE, cr, size);
  draw_marks (self, self->hint, MARK_ASIDE, cr, size);
  cairo_destroy (cr);
}

/* How players move: with arrow keys, by swiping, and by clicking on a cell. */

/* A press that moves farther than this is a swipe, in logical pixels. */
#define SWIPE 18

/* Private helpers: moves */

static void
tell (LabEscapeBoard *self,
      GError         *error)
{
  if (error != NULL)
    g_signal_emit_by_name (self, "refused", error->message,
                           g_error_matches (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_WALL));
}

/* Goes one step, or to the end of the corridor, or leaps if that is asked. */
static void
go (LabEscapeBoard   *self,
    LabMazeDirection  direction,
    gboolean          far)
{
  g_autoptr (GError) error = NULL;

  if (self->game == NULL || lab_play_is_over (self->game))
    return;
  if (self->aiming)
    {
      lab_escape_board_set_aiming (self, FALSE);
      lab_escape_game_use (self->game, LAB_ESCAPE_LEAP, direction, &error);
    }
  else if (far)
    lab_escape_game_walk (self->game, direction, &error);
  else
    lab_escape_game_step (self->game, direction, &error);
  tell (self, error);
}

/* Returns whether a cell is beside the player, and on which side. */
static gboolean
find_side (LabEscapeBoard   *self,
           LabMazeCell       cell,
           LabMazeDirection *direction)
{
  int down = (int) cell.row - (int) self->shown.cell.row;
  int right = (int) cell.column - (int) self->shown.cell.column;

  if (ABS (down) + ABS (right) != 1)
    return FALSE;
  *direction = down > 0    ? LAB_MAZE_DOWN
               : down < 0  ? LAB_MAZE_UP
               : right > 0 ? LAB_MAZE_RIGHT
                           : LAB_MAZE_LEFT;
  return TRUE;
}

/* Private helpers: keys */

/* A key that is held down repeats faster than the figure moves. It waits for the figure, so that
 * the figure stops when the key is released. */
static gboolean
on_key (LabEscapeBoard  *self,
        guint            key,
        guint            code G_GNUC_UNUSED,
        GdkModifierType  state)
{
  gboolean repeats = self->held_key == key;
  LabMazeDirection direction;

  if (self->game == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_Escape && self->aiming)
    {
      lab_escape_board_set_aiming (self, FALSE);
      return TRUE;
    }
  if (!lab_maze_direction_find (key, &direction))
    return FALSE;
  self->held_key = key;
  if (!repeats || !lab_escape_board_is_moving (self))
    go (self, direction, (state & GDK_SHIFT_MASK) != 0);
  return TRUE;
}

static void
on_key_released (LabEscapeBoard *self,
                 guint           key)
{
  if (self->held_key == key)
    self->held_key = 0;
}

static void
on_focus_left (LabEscapeBoard *self)
{
  self->held_key = 0;
}

/* Private helpers: the pointer */

/* Hides the way to the cell under the pointer. */
static void
lab_escape_board_input_forget (LabEscapeBoard *self)
{
  if (self->walk == NULL)
    return;
  g_clear_pointer (&self->walk, g_array_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Finds the cell at a point. */
static gboolean
lab_escape_board_find_cell (LabEscapeBoard *self,
                            double          x,
                            double          y,
                            LabMazeCell    *cell)
{
  int size = lab_escape_board_get_cell_size (self);
  double left, top, column, row;

  lab_escape_board_get_origin (self, &left, &top);
  column = floor ((x - left) / size);
  row = floor ((y - top) / size);
  if (column < 0 || column >= self->game->level->width || row < 0
      || row >= self->game->level->height)
    return FALSE;
  *cell = (LabMazeCell) { (guint) row, (guint) column };
  return TRUE;
}

static void
on_pointed (LabEscapeBoard *self,
            double          x,
            double          y)
{
  LabMazeCell cell;

  if (self->game == NULL || lab_play_is_over (self->game) || self->aiming
      || self->motion != NULL || !lab_escape_board_find_cell (self, x, y, &cell))
    {
      lab_escape_board_input_forget (self);
      return;
    }
  if (self->walk != NULL && cell.row == self->walk_end.row && cell.column == self->walk_end.column)
    return;
  lab_escape_board_input_forget (self);
  self->walk = lab_escape_game_find_walk (self->game, cell);
  self->walk_end = cell;
  if (self->walk != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drag_begin (LabEscapeBoard *self,
               double          x G_GNUC_UNUSED,
               double          y G_GNUC_UNUSED,
               GtkGesture     *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
click (LabEscapeBoard *self,
       double          x,
       double          y)
{
  g_autoptr (GError) error = NULL;
  LabMazeDirection direction;
  LabMazeCell cell;

  if (self->game == NULL || lab_play_is_over (self->game)
      || !lab_escape_board_find_cell (self, x, y, &cell))
    return;
  if (!self->aiming)
    lab_escape_game_walk_to (self->game, cell, &error);
  else if (find_side (self, cell, &direction))
    go (self, direction, FALSE);
  else
    lab_escape_board_set_aiming (self, FALSE);
  tell (self, error);
}

static void
on_drag_end (LabEscapeBoard *self,
             double          dx,
             double          dy,
             GtkGestureDrag *gesture)
{
  double x, y;

  if (fabs (dx) < SWIPE && fabs (dy) < SWIPE)
    {
      if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
        click (self, x, y);
      return;
    }
  if (fabs (dx) > fabs (dy))
    go (self, dx > 0 ? LAB_MAZE_RIGHT : LAB_MAZE_LEFT, TRUE);
  else
    go (self, dy > 0 ? LAB_MAZE_DOWN : LAB_MAZE_UP, TRUE);
}

/* Private helpers: the level */

/* Private helpers: layout */

/* Returns where a maze of @n_cells begins in @room, so that the place @at is in the middle if it
 * does not fit. */
static double
get_begin (int    room,
           guint  n_cells,
           int    size,
           double at)
{
  double whole = (n_cells + 2 * LAB_ESCAPE_BOARD_MARGIN) * size, begin;

  if (whole <= room)
    return (room - n_cells * (double) size) / 2;
  begin = room / 2.0 - (at + 0.5) * size;
  return CLAMP (begin, room - (n_cells + LAB_ESCAPE_BOARD_MARGIN) * size,
                LAB_ESCAPE_BOARD_MARGIN * size);
}

/* Widget */

static void
forget_game (LabEscapeBoard *self)
{
  if (self->game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->game, self);
  lab_escape_board_motion_reset (self);
  lab_escape_board_input_forget (self);
  g_clear_object (&self->fog);
  g_clear_pointer (&self->hint, g_array_unref);
  g_clear_pointer (&self->walked, g_array_unref);
  g_clear_pointer (&self->best, g_array_unref);
  g_clear_object (&self->game);
}

static void
lab_escape_board_dispose (GObject *object)
{
  forget_game (LAB_ESCAPE_BOARD (object));
  G_OBJECT_CLASS (lab_escape_board_parent_class)->dispose (object);
}

static void
lab_escape_board_finalize (GObject *object)
{
  LabEscapeBoard *self = LAB_ESCAPE_BOARD (object);

  lab_escape_pictures_free (self->pictures);
  g_array_unref (self->legs);
  G_OBJECT_CLASS (lab_escape_board_parent_class)->finalize (object);
}

static void
lab_escape_board_class_init (LabEscapeBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = lab_escape_board_dispose;
  object_class->finalize = lab_escape_board_finalize;
  widget_class->snapshot = lab_escape_board_snapshot;
  LAB_DRAWN_WIDGET_CLASS (klass)->minimum = MIN_SIZE;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = NATURAL_SIZE;

  /**
   * LabEscapeBoard::refused:
   * @self: the board
   * @reason: a sentence in the player's language
   * @is_wall: whether a wall is the reason, which everyone sees
   *
   * A player has tried what is not possible.
   */
  g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_BOOLEAN);
  /**
   * LabEscapeBoard::settled:
   * @self: the board
   *
   * The figure has arrived where the player is.
   */
  g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  LAB_TEMPLATE ("lab-escape-board.ui");
  LAB_TEMPLATE_CALLBACKS (on_key, on_key_released, on_pointed, lab_escape_board_input_forget,
                          on_focus_left, on_drag_begin, on_drag_end);
  gtk_widget_class_set_css_name (widget_class, "escapeboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_escape_board_init (LabEscapeBoard *self)
{
  self->pictures = lab_escape_pictures_new ();
  self->legs = g_array_new (FALSE, FALSE, sizeof (LabEscapeLeg));
  self->tempo = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_style_follow (GTK_WIDGET (self));
}

/* For the files of the board */

/* Returns the height and width of a cell, in logical pixels. */
int
lab_escape_board_get_cell_size (LabEscapeBoard *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double across = self->game->level->width + 2 * LAB_ESCAPE_BOARD_MARGIN;
  double down = self->game->level->height + 2 * LAB_ESCAPE_BOARD_MARGIN;
  int fit = (int) floor (MIN (width / across, height / down));

  if (fit >= MIN_CELL)
    return fit;
  return CLAMP (MIN (width, height) / SEEN_CELLS, MIN_CELL, FINGER_CELL);
}

/* Returns where the corner of cell (0, 0) is, in whole pixels. */
void
lab_escape_board_get_origin (LabEscapeBoard *self,
                             double         *x,
                             double         *y)
{
  int size = lab_escape_board_get_cell_size (self);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  double column, row, lift, presence;

  lab_escape_board_motion_locate (self, &column, &row, &lift, &presence);
  *x = get_begin (gtk_widget_get_width (GTK_WIDGET (self)),
                  self->game->level->width, size, column);
  *y = get_begin (gtk_widget_get_height (GTK_WIDGET (self)),
                  self->game->level->height, size, row);
  *x = round (*x * scale) / scale;
  *y = round (*y * scale) / scale;
}

/* Draws the fog of the current position. */
void
lab_escape_board_update_fog (LabEscapeBoard *self,
                             gboolean        animated)
{
  g_clear_object (&self->fog_before);
  if (animated)
    self->fog_before = g_steal_pointer (&self->fog);
  g_clear_object (&self->fog);
  self->fog_palette = get_palette (self);
  if (self->game->level->recipe.sight > 0 && !lab_play_is_over (self->game))
    self->fog = lab_escape_fog_new (self->game, self->fog_palette);
}

/* Shows the maze of the position, after walls were broken or all walls have changed. */
void
lab_escape_board_update_garden (LabEscapeBoard *self,
                                gboolean        animated)
{
  LabMaze *maze = lab_escape_position_copy_maze (&self->shown, self->game->level), *before = NULL;

  if (self->shown.is_broken)
    before = lab_maze_copy (self->game->level->recipe.mazes[self->shown.maze], NULL);
  g_clear_pointer (&self->pictures_before, lab_escape_pictures_free);
  if (animated)
    {
      self->pictures_before = self->pictures;
      self->pictures = lab_escape_pictures_new ();
    }
  lab_escape_pictures_take_maze (self->pictures, maze, before);
}

/* Shows a way (nullable) instead of another. */
static void
show_way (LabEscapeBoard  *self,
          GArray         **shown,
          GArray          *way)
{
  g_clear_pointer (shown, g_array_unref);
  *shown = way != NULL ? g_array_ref (way) : NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_changed (LabEscapeBoard *self)
{
  g_clear_pointer (&self->hint, g_array_unref);
  lab_escape_board_input_forget (self);
  /* A replay ends. */
  if (self->n_followed < G_MAXUINT)
    lab_escape_board_motion_reset (self);
  else
    lab_escape_board_motion_follow (self);
}

/* Public functions */

/**
 * lab_escape_board_set_game:
 * @self: a board
 * @game: (nullable): the game to show and to play; %NULL for none
 *
 * Shows a game.
 */
void
lab_escape_board_set_game (LabEscapeBoard *self,
                           LabEscapeGame  *game)
{
  g_return_if_fail (LAB_IS_ESCAPE_BOARD (self));

  forget_game (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (game == NULL)
    return;
  self->game = g_object_ref (game);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (on_changed), self);
  lab_escape_board_motion_reset (self);
}

/**
 * lab_escape_board_set_hint:
 * @self: a board
 * @way: (element-type LabEscapeStop) (nullable): a way to show, or %NULL for none
 *
 * Shows the way of a hint, or of the magic map, until the position changes.
 */
void
lab_escape_board_set_hint (LabEscapeBoard *self,
                           GArray         *way)
{
  g_return_if_fail (LAB_IS_ESCAPE_BOARD (self));

  show_way (self, &self->hint, way);
}

/**
 * lab_escape_board_set_lines:
 * @self: a board
 * @walked: (element-type LabEscapeStop) (nullable): where the player walked
 * @best: (element-type LabEscapeStop) (nullable): the best way
 *
 * Shows two lines after the end, until another game is shown.
 */
void
lab_escape_board_set_lines (LabEscapeBoard *self,
                            GArray         *walked,
                            GArray         *best)
{
  g_return_if_fail (LAB_IS_ESCAPE_BOARD (self));

  show_way (self, &self->walked, walked);
  show_way (self, &self->best, best);
}

/**
 * lab_escape_board_set_aiming:
 * @self: a board
 * @aiming: whether the next direction is that of a leap
 *
 * Asks for the direction of a leap, or stops asking.
 */
void
lab_escape_board_set_aiming (LabEscapeBoard *self,
                             gboolean        aiming)
{
  g_return_if_fail (LAB_IS_ESCAPE_BOARD (self));

  self->aiming = aiming;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_escape_board_is_moving: returns whether the figure moves, also between steps of a replay. */
gboolean
lab_escape_board_is_moving (LabEscapeBoard *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_BOARD (self), FALSE);

  return self->motion != NULL || self->replay != 0;
}

/**
 * lab_escape_board_place_cell:
 * @self: a board with a game
 * @cell: a cell
 * @place: (out caller-allocates): where the cell is in the widget; it can be outside
 *
 * Finds a cell on the board.
 */
void
lab_escape_board_place_cell (LabEscapeBoard  *self,
                             LabMazeCell      cell,
                             graphene_rect_t *place)
{
  int size;
  double x, y;

  g_return_if_fail (LAB_IS_ESCAPE_BOARD (self));
  g_return_if_fail (self->game != NULL);

  size = lab_escape_board_get_cell_size (self);
  lab_escape_board_get_origin (self, &x, &y);
  graphene_rect_init (place, (float) (x + (double) cell.column * size),
                      (float) (y + (double) cell.row * size), (float) size, (float) size);
}
