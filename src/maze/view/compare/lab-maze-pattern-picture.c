/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-pattern-picture.h"

#include <glib/gi18n.h>

#include "lab-maze-pattern.h"
#include "lab-plot-theme.h"

#define SIZE 12                 /* the height and width of the mazes, in cells */
#define N_MAZES 500
#define GAP 16                  /* between the two pictures, in pixels */
#define MIN_SIDE 110
#define MAX_SIDE 220
/* A corridor that is open in nearly all mazes. */
#define ALWAYS 0.999

/**
 * LabMazePatternPicture:
 *
 * Shows what a generator does again and again: one maze, in which the corridors that it always
 * leaves are marked, and many mazes on top of each other.
 */
struct _LabMazePatternPicture
{
  GtkWidget parent_instance;

  LabMazePattern *one;          /* (nullable) */
  LabMazePattern *many;
};

G_DEFINE_FINAL_TYPE (LabMazePatternPicture, lab_maze_pattern_picture, GTK_TYPE_WIDGET)

/* Private helpers */

/* Draws the wall on the right of a cell, or below it; the unit is a cell. */
static void
draw_wall (cairo_t  *cr,
           guint     row,
           guint     column,
           gboolean  right,
           double    share,
           LabColor  color)
{
  double x = column + 1, y = row + 1;

  if (share <= 0)
    return;
  cairo_move_to (cr, right ? x : x - 1, right ? y - 1 : y);
  cairo_line_to (cr, x, y);
  lab_color_set_source (lab_color_fade (color, color.alpha * share), cr);
  cairo_stroke (cr);
}

/* Draws one maze or many; the unit is a cell. */
static void
draw_pattern (const LabMazePattern *pattern,
              cairo_t              *cr,
              LabColor              color)
{
  for (guint row = 0; row < SIZE; row++)
    {
      for (guint column = 0; column < SIZE; column++)
        {
          guint cell = row * SIZE + column;

          if (column + 1 < SIZE)
            draw_wall (cr, row, column, TRUE, 1 - pattern->right[cell], color);
          if (row + 1 < SIZE)
            draw_wall (cr, row, column, FALSE, 1 - pattern->below[cell], color);
        }
    }
  cairo_rectangle (cr, 0, 0, SIZE, SIZE);
  lab_color_set_source (color, cr);
  cairo_stroke (cr);
}

/* Marks the corridors that are always there. */
static void
draw_marks (LabMazePatternPicture *self,
            cairo_t               *cr,
            LabColor               color)
{
  lab_color_set_source (color, cr);
  if (self->many->last_row > ALWAYS)
    cairo_rectangle (cr, 0, SIZE - 1, SIZE, 1);
  if (self->many->last_column > ALWAYS)
    cairo_rectangle (cr, SIZE - 1, 0, 1, SIZE);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (cr);
}

static int
get_side (int width)
{
  return CLAMP ((width - GAP) / 2, 1, MAX_SIDE);
}

/* GtkWidget */

/* Mazes are not mirrored: right is right in the descriptions of all algorithms. */
static void
lab_maze_pattern_picture_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  LabMazePatternPicture *self = LAB_MAZE_PATTERN_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  LabPlotTheme theme = lab_plot_theme_for_widget (widget);
  LabColor mark = lab_color_fade (lab_line_style_get_color (0, theme.dark), 0.35);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double side = get_side (width), scale = (side - 4) / SIZE;
  cairo_t *cr;

  if (self->one == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (guint i = 0; i < 2; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, (width - 2 * side - GAP) / 2 + ((i == 1) != rtl ? side + GAP : 0) + 2,
                       2);
      cairo_scale (cr, scale, scale);
      cairo_set_line_width (cr, 2 / scale);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      if (i == 0)
        draw_marks (self, cr, mark);
      draw_pattern (i == 0 ? self->one : self->many, cr, theme.text);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
}

static GtkSizeRequestMode
lab_maze_pattern_picture_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_maze_pattern_picture_measure (GtkWidget      *widget G_GNUC_UNUSED,
                                  GtkOrientation  orientation,
                                  int             for_size,
                                  int            *minimum,
                                  int            *natural,
                                  int            *minimum_baseline G_GNUC_UNUSED,
                                  int            *natural_baseline G_GNUC_UNUSED)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 2 * MIN_SIDE + GAP;
      *natural = 2 * MAX_SIDE + GAP;
    }
  else
    {
      *minimum = *natural = for_size < 0 ? MIN_SIDE : get_side (for_size);
    }
}

static void
lab_maze_pattern_picture_finalize (GObject *object)
{
  LabMazePatternPicture *self = LAB_MAZE_PATTERN_PICTURE (object);

  g_clear_pointer (&self->one, lab_maze_pattern_free);
  g_clear_pointer (&self->many, lab_maze_pattern_free);
  G_OBJECT_CLASS (lab_maze_pattern_picture_parent_class)->finalize (object);
}

static void
lab_maze_pattern_picture_class_init (LabMazePatternPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_maze_pattern_picture_finalize;
  widget_class->snapshot = lab_maze_pattern_picture_snapshot;
  widget_class->get_request_mode = lab_maze_pattern_picture_get_request_mode;
  widget_class->measure = lab_maze_pattern_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "mazepattern");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_maze_pattern_picture_init (LabMazePatternPicture *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_maze_pattern_picture_set_generator:
 * @self: a picture
 * @generator: the generator to show
 *
 * Generates the mazes and shows them. A screen reader hears how often each place is open.
 */
void
lab_maze_pattern_picture_set_generator (LabMazePatternPicture *self,
                                        LabMazeGenerator       generator)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LAB_IS_MAZE_PATTERN_PICTURE (self));

  g_clear_pointer (&self->one, lab_maze_pattern_free);
  g_clear_pointer (&self->many, lab_maze_pattern_free);
  self->one = lab_maze_pattern_new (generator, SIZE, SIZE, 1, 1);
  self->many = lab_maze_pattern_new (generator, SIZE, SIZE, N_MAZES, 1);
  /* Translators: describes a picture to a screen reader. */
  text = g_strdup_printf (_("Open in the last row: %.0f %%. In the last column: %.0f %%."),
                          100 * self->many->last_row, 100 * self->many->last_column);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
