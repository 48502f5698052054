/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-board-private.h"

#include <math.h>

#include <glib/gi18n.h>

#include "lab-escape-fog.h"
#include "lab-style.h"

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

enum
{
  REFUSED,
  SETTLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabEscapeBoard, lab_escape_board, GTK_TYPE_WIDGET)

/* Private helpers: the level */

static LabEscapeLevel *
get_level (LabEscapeBoard *self)
{
  return lab_escape_game_get_level (self->game);
}

static const LabEscapePlan *
get_plan (LabEscapeBoard *self)
{
  return lab_escape_level_get_plan (get_level (self));
}

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
lab_escape_board_measure (GtkWidget      *widget G_GNUC_UNUSED,
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
forget_game (LabEscapeBoard *self)
{
  if (self->game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->game, self);
  lab_escape_board_motion_reset (self);
  lab_escape_board_input_forget (self);
  g_clear_object (&self->fog);
  g_clear_pointer (&self->guide, g_array_unref);
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
  widget_class->measure = lab_escape_board_measure;

  /**
   * LabEscapeBoard::refused:
   * @self: the board
   * @reason: a sentence in the player's language
   * @is_wall: whether a wall is the reason, which everyone sees
   *
   * A player has tried what is not possible.
   */
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  /**
   * LabEscapeBoard::settled:
   * @self: the board
   *
   * The figure has arrived where the player is.
   */
  signals[SETTLED] = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "escapeboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_escape_board_init (LabEscapeBoard *self)
{
  self->pictures = lab_escape_pictures_new ();
  self->legs = g_array_new (FALSE, FALSE, sizeof (LabEscapeLeg));
  self->tempo = 1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the board of a game, for screen readers. */
                                  _("Maze"), -1);
  lab_escape_board_input_init (self);
  lab_style_follow (GTK_WIDGET (self));
}

/* For the files of the board */

/* Returns the height and width of a cell, in logical pixels. */
int
lab_escape_board_get_cell_size (LabEscapeBoard *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double across = lab_escape_level_get_width (get_level (self)) + 2 * LAB_ESCAPE_BOARD_MARGIN;
  double down = lab_escape_level_get_height (get_level (self)) + 2 * LAB_ESCAPE_BOARD_MARGIN;
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
                  lab_escape_level_get_width (get_level (self)), size, column);
  *y = get_begin (gtk_widget_get_height (GTK_WIDGET (self)),
                  lab_escape_level_get_height (get_level (self)), size, row);
  *x = round (*x * scale) / scale;
  *y = round (*y * scale) / scale;
}

/* Finds the cell at a point. */
gboolean
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
  if (column < 0 || row < 0 || column >= lab_escape_level_get_width (get_level (self))
      || row >= lab_escape_level_get_height (get_level (self)))
    return FALSE;
  *cell = (LabMazeCell) { (guint) row, (guint) column };
  return TRUE;
}

void
lab_escape_board_refuse (LabEscapeBoard *self,
                         const GError   *error)
{
  g_signal_emit (self, signals[REFUSED], 0, error->message,
                 g_error_matches (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_WALL));
}

void
lab_escape_board_emit_settled (LabEscapeBoard *self)
{
  g_signal_emit (self, signals[SETTLED], 0);
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
  self->fog_palette = lab_escape_board_get_palette ();
  if (get_plan (self)->sight > 0 && !lab_escape_game_is_over (self->game))
    self->fog = lab_escape_fog_new (self->game, self->fog_palette);
}

/* Removes the walls around a cell. */
static void
break_walls (LabMaze     *maze,
             LabMazeCell  cell)
{
  LabMazeCell cells[LAB_MAZE_N_DIRECTIONS];
  guint n = lab_maze_list_contiguous (maze, cell, cells);

  for (guint i = 0; i < n; i++)
    lab_maze_remove_wall (maze, cell, cells[i], NULL);
}

/* Shows the maze of the position, after walls were broken or all walls have changed. */
void
lab_escape_board_update_garden (LabEscapeBoard *self,
                                gboolean        animated)
{
  const LabMaze *plan = get_plan (self)->mazes[self->shown.maze];
  LabMaze *maze = lab_maze_copy (plan, NULL), *before = NULL;

  if (self->shown.is_broken)
    {
      before = lab_maze_copy (plan, NULL);
      break_walls (maze, self->shown.broken);
    }
  g_clear_pointer (&self->pictures_before, lab_escape_pictures_free);
  if (animated)
    {
      self->pictures_before = self->pictures;
      self->pictures = lab_escape_pictures_new ();
    }
  lab_escape_pictures_take_maze (self->pictures, maze, before);
}

static void
on_changed (LabEscapeBoard *self)
{
  g_clear_pointer (&self->guide, g_array_unref);
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
 * lab_escape_board_set_tempo:
 * @self: a board
 * @tempo: the duration of new animations, as a multiple of the usual duration; 0 for none
 *
 * Sets the speed of new animations.
 */
void
lab_escape_board_set_tempo (LabEscapeBoard *self,
                            double          tempo)
{
  g_return_if_fail (LAB_IS_ESCAPE_BOARD (self));

  self->tempo = tempo;
}

/**
 * lab_escape_board_set_guide:
 * @self: a board
 * @way: (element-type LabEscapeStop) (nullable): a way to show, or %NULL for none
 *
 * Shows a way until the position changes.
 */
void
lab_escape_board_set_guide (LabEscapeBoard *self,
                            GArray         *way)
{
  g_return_if_fail (LAB_IS_ESCAPE_BOARD (self));

  g_clear_pointer (&self->guide, g_array_unref);
  if (way != NULL)
    self->guide = g_array_ref (way);
  gtk_widget_queue_draw (GTK_WIDGET (self));
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

  g_clear_pointer (&self->walked, g_array_unref);
  g_clear_pointer (&self->best, g_array_unref);
  if (walked != NULL)
    self->walked = g_array_ref (walked);
  if (best != NULL)
    self->best = g_array_ref (best);
  gtk_widget_queue_draw (GTK_WIDGET (self));
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

/** lab_escape_board_get_aiming: returns whether the board asks for the direction of a leap. */
gboolean
lab_escape_board_get_aiming (LabEscapeBoard *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_BOARD (self), FALSE);

  return self->aiming;
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
