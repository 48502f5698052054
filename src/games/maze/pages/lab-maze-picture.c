/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-picture.h"

#include <adwaita.h>
#include <math.h>

#include "lab-color.h"
#include "lab-maze-generator.h"
#include "lab-maze-solver.h"
#include "lab-pen.h"
#include "lab-style.h"

/* The size of the maze, in cells. */
#define ROWS 12
#define COLUMNS 20
#define MIN_HEIGHT 120
#define NATURAL_HEIGHT 250
/* The time for a step, in milliseconds. */
#define STEP_MS 110
#define FIRST_SEED 4

typedef struct
{
  LabColor ground;
  LabColor wall;
  LabColor way;
  LabColor goal;
} Palette;

G_DEFINE_FINAL_TYPE (LabMazePicture, lab_maze_picture, LAB_TYPE_DRAWN_WIDGET)

#define RGB LAB_COLOR_INIT

/* Light, dark, and both with high contrast. */
static const Palette palettes[LAB_N_STYLES] = {
  { RGB (0xfffaf0), RGB (0x3f6f33), RGB (0xc4472b), RGB (0xc4472b) },
  { RGB (0x34352d), RGB (0x8fb87d), RGB (0xffb454), RGB (0xffb454) },
  { RGB (0xffffff), RGB (0x000000), RGB (0xa02000), RGB (0xa02000) },
  { RGB (0x000000), RGB (0xffffff), RGB (0xffc24b), RGB (0xffc24b) },
};

/* Private helpers: drawing */

static gboolean
has_wall (LabMazePicture *self,
          guint           row,
          guint           column,
          guint           other_row,
          guint           other_column)
{
  gboolean wall = TRUE;

  lab_maze_get_wall (self->maze, (LabMazeCell) { row, column },
                     (LabMazeCell) { other_row, other_column }, &wall, NULL);
  return wall;
}

/* Draws all walls; the unit is a cell. */
static void
draw_walls (LabMazePicture *self,
            cairo_t        *cr)
{
  cairo_rectangle (cr, 0, 0, COLUMNS, ROWS);
  for (guint row = 0; row < ROWS; row++)
    {
      for (guint column = 0; column < COLUMNS; column++)
        {
          if (column + 1 < COLUMNS && has_wall (self, row, column, row, column + 1))
            {
              cairo_move_to (cr, column + 1, row);
              cairo_line_to (cr, column + 1, row + 1);
            }
          if (row + 1 < ROWS && has_wall (self, row, column, row + 1, column))
            {
              cairo_move_to (cr, column, row + 1);
              cairo_line_to (cr, column + 1, row + 1);
            }
        }
    }
  cairo_stroke (cr);
}

static LabMazeCell
get_cell (LabMazePicture *self,
          guint           n)
{
  return g_array_index (self->path, LabMazeCell, MIN (n, self->path->len - 1));
}

/* Draws the first steps of the way, and the dot at their end. */
static void
draw_way (LabMazePicture *self,
          cairo_t        *cr,
          double          steps)
{
  guint whole = (guint) steps;
  LabMazeCell last = get_cell (self, whole), next = get_cell (self, whole + 1);
  double part = steps - whole;
  double x = last.column + 0.5 + part * ((double) next.column - last.column);
  double y = last.row + 0.5 + part * ((double) next.row - last.row);

  for (guint i = 0; i <= whole && i < self->path->len; i++)
    cairo_line_to (cr, get_cell (self, i).column + 0.5, get_cell (self, i).row + 0.5);
  cairo_line_to (cr, x, y);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, 0.3, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Draws a flag in the cell of the goal. */
static void
draw_goal (LabMazePicture *self,
           cairo_t        *cr)
{
  LabMazeCell goal = get_cell (self, G_MAXUINT);

  cairo_save (cr);
  cairo_translate (cr, goal.column, goal.row);
  cairo_rectangle (cr, 0.28, 0.16, 0.09, 0.68);
  lab_shapes_add_path (cr, "M 0.37 0.16 L 0.8 0.34 L 0.37 0.52 Z");
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Private helpers: the maze */

/* Generates a maze, and finds the way from one corner to the opposite one. */
static void
make_maze (LabMazePicture *self)
{
  g_auto (LabMazeSolution) solution = { 0 };
  LabRandom random;

  g_clear_pointer (&self->maze, lab_maze_free);
  g_clear_pointer (&self->path, g_array_unref);
  self->maze = lab_maze_new (ROWS, COLUMNS, NULL);
  lab_random_init (&random, self->seed++);
  lab_maze_generate (self->maze, LAB_MAZE_WILSON, &random, NULL, NULL);
  lab_maze_solve (self->maze, LAB_MAZE_BREADTH_FIRST, (LabMazeCell) { 0, 0 },
                  (LabMazeCell) { ROWS - 1, COLUMNS - 1 }, NULL, &solution, NULL);
  self->path = g_steal_pointer (&solution.path);
}

static void
on_step (double   value G_GNUC_UNUSED,
         gpointer data)
{
  gtk_widget_queue_draw (data);
}

/* Widget */

static void
lab_maze_picture_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  LabMazePicture *self = LAB_MAZE_PICTURE (widget);
  const Palette *palette = &palettes[lab_style_get (widget)];
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double side = floor (MIN (width / (COLUMNS + 1), height / (ROWS + 1)));
  cairo_t *cr;

  if (self->maze == NULL || side < 2)
    return;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, floor ((width - side * COLUMNS) / 2), floor ((height - side * ROWS) / 2));
  cairo_scale (cr, side, side);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  lab_color_set_source (palette->ground, cr);
  cairo_rectangle (cr, 0, 0, COLUMNS, ROWS);
  cairo_fill (cr);
  lab_color_set_source (palette->way, cr);
  cairo_set_line_width (cr, 0.2);
  draw_goal (self, cr);
  draw_way (self, cr, self->walk != NULL ? adw_animation_get_value (self->walk) : 0);
  lab_color_set_source (palette->wall, cr);
  cairo_set_line_width (cr, MAX (0.14, 2 / side));
  draw_walls (self, cr);
  cairo_destroy (cr);
}

static void
lab_maze_picture_map (GtkWidget *widget)
{
  LabMazePicture *self = LAB_MAZE_PICTURE (widget);

  GTK_WIDGET_CLASS (lab_maze_picture_parent_class)->map (widget);
  make_maze (self);
  self->walk = adw_timed_animation_new (widget, 0, self->path->len - 1,
                                        (self->path->len - 1) * STEP_MS,
                                        adw_callback_animation_target_new (on_step, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->walk), ADW_LINEAR);
  adw_animation_play (self->walk);
  if (!lab_style_get_moves (widget))
    adw_animation_skip (self->walk);
}

static void
lab_maze_picture_unmap (GtkWidget *widget)
{
  LabMazePicture *self = LAB_MAZE_PICTURE (widget);

  if (self->walk != NULL)
    adw_animation_reset (self->walk);
  g_clear_object (&self->walk);
  GTK_WIDGET_CLASS (lab_maze_picture_parent_class)->unmap (widget);
}

/* GObject */

static void
lab_maze_picture_finalize (GObject *object)
{
  LabMazePicture *self = LAB_MAZE_PICTURE (object);

  g_clear_object (&self->walk);
  g_clear_pointer (&self->maze, lab_maze_free);
  g_clear_pointer (&self->path, g_array_unref);
  G_OBJECT_CLASS (lab_maze_picture_parent_class)->finalize (object);
}

static void
lab_maze_picture_class_init (LabMazePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_maze_picture_finalize;
  widget_class->snapshot = lab_maze_picture_snapshot;
  LAB_DRAWN_WIDGET_CLASS (klass)->minimum = MIN_HEIGHT;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = NATURAL_HEIGHT;
  LAB_DRAWN_WIDGET_CLASS (klass)->columns = COLUMNS + 1;
  LAB_DRAWN_WIDGET_CLASS (klass)->rows = ROWS + 1;
  widget_class->map = lab_maze_picture_map;
  widget_class->unmap = lab_maze_picture_unmap;
  gtk_widget_class_set_css_name (widget_class, "mazepicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_maze_picture_init (LabMazePicture *self)
{
  self->seed = FIRST_SEED;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  lab_style_follow (GTK_WIDGET (self));
}
