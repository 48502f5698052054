/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <adwaita.h>

#include "lab-maze-raster.h"
#include "lab-maze-view.h"
#include "lab-test-colors.h"
#include "lab-test-driver.h"
#include "lab-test-mazes.h"
#include "lab-test-touch.h"

/* The view of a maze in a window: what it shows, zoom, scrolling, the cursor, and walls that are
 * changed. */

typedef struct
{
  LabTestDriver *driver;
  GtkWindow     *window;
  GtkWidget     *box;
  LabMazeView   *view;
  GtkWidget     *widget;
  LabMaze       *maze;
  guint          n_toggled;
  LabMazeWall    toggled;
  guint          n_picked;
  LabMazeCell    picked;
} Fixture;

/* Private helpers */

static void
on_toggle_wall (Fixture *self,
                guint    row,
                guint    column,
                guint    other_row,
                guint    other_column)
{
  LabMazeCell cell = { row, column }, other = { other_row, other_column };
  gboolean wall;

  self->n_toggled++;
  self->toggled = (LabMazeWall) { cell, other };
  lab_maze_tiles_begin_change (self->view->tiles);
  g_assert_true (lab_maze_get_wall (self->maze, cell, other, &wall, NULL));
  lab_maze_set_wall (self->maze, cell, other, !wall, NULL);
  lab_maze_tiles_end_change (self->view->tiles);
  lab_maze_view_changed (self->view, &cell, 1);
}

static void
on_picked (Fixture *self,
           guint    row,
           guint    column)
{
  self->n_picked++;
  self->picked = (LabMazeCell) { row, column };
}

static LabMazeView *
add_view (Fixture *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *view = g_object_new (LAB_TYPE_MAZE_VIEW, NULL);

  gtk_widget_set_hexpand (scrolled, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_box_append (GTK_BOX (self->box), scrolled);
  g_signal_connect_swapped (view, "toggle-wall", G_CALLBACK (on_toggle_wall), self);
  g_signal_connect_swapped (view, "picked", G_CALLBACK (on_picked), self);
  return LAB_MAZE_VIEW (view);
}

/* Shows a maze instead of the earlier one. */
static void
show (Fixture *self,
      guint    height,
      guint    width)
{
  LabMaze *maze = lab_test_mazes_make (LAB_MAZE_EXPLORATION, height, width, 0, 5);

  lab_maze_view_set_maze (self->view, maze);
  g_clear_pointer (&self->maze, lab_maze_free);
  self->maze = maze;
  lab_test_wait (lab_maze_view_is_complete (self->view));
}

static void
set_up (Fixture       *self,
        gconstpointer  data G_GNUC_UNUSED)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  self->driver = lab_test_driver_new ();
  lab_test_driver_leave (self->driver);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->view = add_view (self);
  self->widget = GTK_WIDGET (self->view);
  self->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (self->window, FALSE);
  gtk_window_set_default_size (self->window, 800, 600);
  gtk_window_set_child (self->window, self->box);
  gtk_window_present (self->window);
  lab_test_driver_focus (self->driver, self->window);
  show (self, 10, 12);
  gtk_widget_grab_focus (self->widget);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  gpointer view = self->view;

  g_object_add_weak_pointer (G_OBJECT (view), &view);
  gtk_window_destroy (self->window);
  lab_test_wait (view == NULL);
  lab_test_wait (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
  lab_maze_free (self->maze);
  lab_test_driver_free (self->driver);
}

/* Returns the color in a picture at a place between two cells, or in one. */
static guint32
get_color (Fixture         *self,
           cairo_surface_t *surface,
           LabMazeCell      cell,
           LabMazeCell      other)
{
  double x, y, other_x, other_y;

  lab_maze_view_get_point (self->view, cell, &x, &y);
  lab_maze_view_get_point (self->view, other, &other_x, &other_y);
  return lab_test_mazes_get_row (surface, (int) ((y + other_y) / 2))[(int) ((x + other_x) / 2)]
         & 0xffffff;
}

/* Returns whether a color is more like one than like the other. */
static gboolean
is_nearer (guint32  color,
           LabColor one,
           LabColor other)
{
  int green = (int) (color >> 8 & 0xff);

  return ABS (green - (int) (lab_color_to_rgb (one) >> 8 & 0xff))
         < ABS (green - (int) (lab_color_to_rgb (other) >> 8 & 0xff));
}

/* Asserts that walls are drawn where they are. */
static void
check_walls (Fixture *self)
{
  const LabMazeViewPalette *palette
      = &lab_maze_view_palettes[lab_style_get (GTK_WIDGET (self->view))];
  cairo_surface_t *surface;

  lab_test_driver_settle (self->driver);
  lab_test_wait (lab_maze_view_is_complete (self->view));
  surface = lab_test_draw_widget (self->widget);
  for (guint row = 0; row < self->maze->height; row++)
    {
      for (guint column = 0; column + 1 < self->maze->width; column++)
        {
          LabMazeCell cell = { row, column }, other = { row, column + 1 };
          gboolean open = lab_maze_is_open_right (self->maze, row, column);
          double x, y;

          if (!lab_maze_view_get_point (self->view, cell, &x, &y)
              || !lab_maze_view_get_point (self->view, other, &x, &y))
            continue;
          g_assert_cmpint (is_nearer (get_color (self, surface, cell, other), palette->marks[0],
                                      palette->wall), ==, open);
        }
    }
  cairo_surface_destroy (surface);
}

static void
zoom_with_wheel (Fixture *self,
                 double   x,
                 double   y,
                 int      steps)
{
  lab_test_driver_move (self->driver, self->widget, x, y);
  lab_test_driver_press_key (self->driver, GDK_KEY_Control_L);
  lab_test_driver_scroll (self->driver, steps);
  lab_test_driver_release_key (self->driver, GDK_KEY_Control_L);
  lab_test_driver_settle (self->driver);
}

static void
press (Fixture         *self,
       guint            keyval,
       GdkModifierType  modifiers)
{
  lab_test_driver_key (self->driver, keyval, modifiers);
  lab_test_driver_settle (self->driver);
}

static void
zoom_in (Fixture *self,
         guint    n)
{
  for (guint i = 0; i < n; i++)
    lab_maze_view_zoom (self->view, LAB_CANVAS_ZOOM_STEP);
  lab_test_driver_settle (self->driver);
}

static void
click_between (Fixture     *self,
               LabMazeCell  cell,
               LabMazeCell  other)
{
  double x, y, other_x, other_y;

  lab_maze_view_get_point (self->view, cell, &x, &y);
  lab_maze_view_get_point (self->view, other, &other_x, &other_y);
  lab_test_driver_move (self->driver, self->widget, (x + other_x) / 2, (y + other_y) / 2);
  lab_test_driver_press (self->driver);
  lab_test_driver_settle (self->driver);
}

/* Tests */

LAB_TEST_FIXTURE (Fixture, set_up, tear_down)

LAB_FIXTURE_TEST ("/maze-view/walls", test_walls)
{
  check_walls (self);
  show (self, 100, 100);
  check_walls (self);
  zoom_in (self, 2);
  check_walls (self);
}

LAB_FIXTURE_TEST ("/maze-view/styles", test_styles)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  check_walls (self);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_LIGHT);
  check_walls (self);
}

/* All of a maze is visible at first, also after the window has changed its size. */
LAB_FIXTURE_TEST ("/maze-view/fit", test_fit)
{
  static const guint sizes[] = { 2, 10, 100, 1000, 3000 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      double x, y;

      show (self, sizes[i], sizes[i]);
      g_assert_true (lab_maze_view_get_point (self->view, (LabMazeCell) { 0, 0 }, &x, &y));
      g_assert_true (lab_maze_view_get_point (
          self->view, (LabMazeCell) { sizes[i] - 1, sizes[i] - 1 }, &x, &y));
      g_assert_cmpfloat (self->view->scale.pitch, ==, self->view->fit.pitch);
    }
  lab_test_driver_resize (self->driver, self->window, 500, 400);
  g_assert_cmpfloat (self->view->scale.pitch, ==, self->view->fit.pitch);
}

/* What is under the pointer stays there, whichever way the wheel turns. */
LAB_FIXTURE_TEST ("/maze-view/zoom-at-pointer", test_zoom_at_pointer)
{
  LabMazeCell before, after;
  double zoom;

  show (self, 200, 200);
  zoom = lab_maze_view_get_zoom (self->view);
  /* A maze that is smaller than the view stays in its middle. */
  zoom_with_wheel (self, 400, 300, -8);
  g_assert_cmpfloat (lab_maze_view_get_zoom (self->view), >, 3 * zoom);
  g_assert_true (lab_maze_view_find_cell (self->view, 400, 300, &after));
  g_assert_cmpint (ABS ((int) after.row - 100), <=, 1);
  g_assert_cmpint (ABS ((int) after.column - 100), <=, 1);
  g_assert_true (lab_maze_view_find_cell (self->view, 300, 200, &after));
  for (guint i = 0; i < 4; i++)
    {
      before = after;
      zoom_with_wheel (self, 300, 200, i < 2 ? -1 : 1);
      g_assert_true (lab_maze_view_find_cell (self->view, 300, 200, &after));
      g_assert_true (lab_maze_cell_equal (after, before));
    }
  zoom_with_wheel (self, 300, 200, 20);
  g_assert_cmpfloat (lab_maze_view_get_zoom (self->view), ==, zoom);
}

LAB_FIXTURE_TEST ("/maze-view/zoom-keys", test_zoom_keys)
{
  double zoom;

  show (self, 200, 200);
  zoom = lab_maze_view_get_zoom (self->view);
  press (self, GDK_KEY_KP_Add, 0);
  g_assert_cmpfloat (lab_maze_view_get_zoom (self->view), >, zoom);
  press (self, GDK_KEY_KP_Add, 0);
  press (self, GDK_KEY_KP_Subtract, 0);
  g_assert_cmpfloat (self->view->scale.pitch, >, self->view->fit.pitch);
  press (self, GDK_KEY_0, 0);
  g_assert_cmpfloat (lab_maze_view_get_zoom (self->view), ==, zoom);
  zoom_in (self, 30);
  g_assert_cmpfloat (lab_maze_view_get_zoom (self->view), >=, 128);
}

/* A drag with the mouse moves the maze, and neither picks a cell nor changes a wall. */
LAB_FIXTURE_TEST ("/maze-view/drag", test_drag)
{
  double before[2], after[2];

  show (self, 200, 200);
  lab_maze_view_set_editable (self->view, TRUE);
  zoom_in (self, 12);
  lab_maze_view_get_point (self->view, (LabMazeCell) { 100, 100 }, &before[0], &before[1]);
  lab_test_driver_move (self->driver, self->widget, 400, 300);
  lab_test_driver_press_down (self->driver);
  lab_test_driver_move (self->driver, self->widget, 350, 280);
  lab_test_driver_move (self->driver, self->widget, 300, 270);
  lab_test_driver_let_go (self->driver);
  lab_test_driver_settle (self->driver);
  lab_maze_view_get_point (self->view, (LabMazeCell) { 100, 100 }, &after[0], &after[1]);
  g_assert_cmpfloat_with_epsilon (after[0] - before[0], -100, 1);
  g_assert_cmpfloat_with_epsilon (after[1] - before[1], -30, 1);
  g_assert_cmpuint (self->n_picked, ==, 0);
  g_assert_cmpuint (self->n_toggled, ==, 0);
}

/* Page keys scroll, and the cursor stays in view. */
LAB_FIXTURE_TEST ("/maze-view/scroll-keys", test_scroll_keys)
{
  LabMazeCell before, after;
  double x, y;

  show (self, 200, 200);
  zoom_in (self, 14);
  lab_maze_view_set_cursor (self->view, (LabMazeCell) { 50, 50 });
  lab_test_driver_settle (self->driver);
  g_assert_true (lab_maze_view_find_cell (self->view, 400, 300, &before));
  press (self, GDK_KEY_Page_Down, 0);
  g_assert_true (lab_maze_view_find_cell (self->view, 400, 300, &after));
  g_assert_cmpuint (after.row, >, before.row + 5);
  g_assert_cmpuint (after.column, ==, before.column);
  press (self, GDK_KEY_Page_Down, GDK_SHIFT_MASK);
  g_assert_true (lab_maze_view_find_cell (self->view, 400, 300, &before));
  g_assert_cmpuint (before.column, >, after.column + 5);
  press (self, GDK_KEY_Right, GDK_CONTROL_MASK);
  g_assert_true (lab_maze_view_find_cell (self->view, 400, 300, &after));
  g_assert_cmpuint (after.column, >, before.column);
  press (self, GDK_KEY_Down, 0);
  g_assert_cmpuint (self->view->cursor.row, ==, 51);
  g_assert_true (lab_maze_view_get_point (self->view, self->view->cursor, &x,
                                          &y));
}

/* Two views of the same size show the same part of their mazes. */
LAB_FIXTURE_TEST ("/maze-view/share", test_share)
{
  LabMazeView *other = add_view (self);
  double one[2], two[2];

  show (self, 200, 200);
  lab_maze_view_share (other, self->view);
  lab_maze_view_set_maze (other, self->maze);
  lab_test_wait (lab_maze_view_is_complete (other));
  for (guint i = 0; i < 8; i++)
    lab_maze_view_zoom (i % 2 == 0 ? self->view : other, LAB_CANVAS_ZOOM_STEP);
  lab_test_driver_settle (self->driver);
  g_assert_cmpfloat (lab_maze_view_get_zoom (self->view), ==, lab_maze_view_get_zoom (other));
  press (self, GDK_KEY_Page_Down, 0);
  lab_maze_view_get_point (self->view, (LabMazeCell) { 100, 100 }, &one[0], &one[1]);
  lab_maze_view_get_point (other, (LabMazeCell) { 100, 100 }, &two[0], &two[1]);
  g_assert_cmpfloat_with_epsilon (one[0], two[0], 1.5);
  g_assert_cmpfloat_with_epsilon (one[1], two[1], 1.5);
  /* The other one does not outlive the maze. */
  lab_maze_view_set_maze (other, NULL);
}

static void
assert_toggled (Fixture     *self,
                guint        n,
                LabMazeCell  cell,
                LabMazeCell  other)
{
  g_assert_cmpuint (self->n_toggled, ==, n);
  g_assert_true (lab_maze_cell_equal (self->toggled.cell, cell));
  g_assert_true (lab_maze_cell_equal (self->toggled.other, other));
}

/* A click near a wall, or where one could be, asks for a change; one in the middle of a cell picks
 * it. */
LAB_FIXTURE_TEST ("/maze-view/edit", test_edit)
{
  LabMazeCell cell = { 4, 5 }, right = { 4, 6 }, below = { 5, 5 };
  gboolean open = lab_maze_is_open_right (self->maze, 4, 5);

  click_between (self, cell, right);
  g_assert_cmpuint (self->n_toggled, ==, 0);
  g_assert_cmpuint (self->n_picked, ==, 1);
  lab_maze_view_set_editable (self->view, TRUE);
  click_between (self, cell, right);
  assert_toggled (self, 1, cell, right);
  g_assert_cmpint (lab_maze_is_open_right (self->maze, 4, 5), !=, open);
  lab_test_driver_leave (self->driver);
  check_walls (self);
  click_between (self, cell, below);
  assert_toggled (self, 2, cell, below);
  click_between (self, cell, cell);
  g_assert_cmpuint (self->n_toggled, ==, 2);
  g_assert_cmpuint (self->n_picked, ==, 2);
  g_assert_true (lab_maze_cell_equal (self->picked, cell));
}

/* The border is no wall that can be changed. */
LAB_FIXTURE_TEST ("/maze-view/edit-keys", test_edit_keys)
{
  press (self, GDK_KEY_Right, GDK_SHIFT_MASK);
  g_assert_cmpuint (self->n_toggled, ==, 0);
  lab_maze_view_set_editable (self->view, TRUE);
  press (self, GDK_KEY_Left, GDK_SHIFT_MASK);
  press (self, GDK_KEY_Up, GDK_SHIFT_MASK);
  g_assert_cmpuint (self->n_toggled, ==, 0);
  press (self, GDK_KEY_Right, GDK_SHIFT_MASK);
  assert_toggled (self, 1, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 0, 1 });
  press (self, GDK_KEY_Right, 0);
  press (self, GDK_KEY_Down, 0);
  press (self, GDK_KEY_Up, GDK_SHIFT_MASK);
  assert_toggled (self, 2, (LabMazeCell) { 0, 1 }, (LabMazeCell) { 1, 1 });
  press (self, GDK_KEY_Return, 0);
  g_assert_cmpuint (self->n_picked, ==, 1);
  g_assert_true (lab_maze_cell_equal (self->picked, (LabMazeCell) { 1, 1 }));
}

static void
assert_described (Fixture    *self,
                  const char *description)
{
  gtk_test_accessible_assert_property (self->widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       description);
}

/* Screen readers hear the size of the maze, the cell at the cursor, and its openings. */
LAB_FIXTURE_TEST ("/maze-view/access", test_access)
{
  gtk_test_accessible_assert_property (self->widget, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Maze of 10 × 12 cells");
  lab_maze_tiles_begin_change (self->view->tiles);
  lab_maze_fill (self->maze);
  lab_maze_open (self->maze, 3, 3, LAB_MAZE_UP);
  lab_maze_open (self->maze, 3, 3, LAB_MAZE_RIGHT);
  lab_maze_tiles_end_change (self->view->tiles);
  lab_maze_view_set_cursor (self->view, (LabMazeCell) { 3, 3 });
  assert_described (self, "Row 4, column 4; openings: up, right");
  press (self, GDK_KEY_Down, 0);
  assert_described (self, "Row 5, column 4; openings: none");
  lab_maze_view_set_editable (self->view, TRUE);
  press (self, GDK_KEY_Left, GDK_SHIFT_MASK);
  assert_described (self, "Row 5, column 4; openings: left");
}

/* A maze is the same where text runs from right to left. */
LAB_FIXTURE_TEST ("/maze-view/right-to-left", test_right_to_left)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_walls (self);
  press (self, GDK_KEY_Right, 0);
  g_assert_cmpuint (self->view->cursor.column, ==, 1);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* A tap picks a cell, like a click. */
LAB_FIXTURE_TEST ("/maze-view/touch", test_touch)
{
  lab_test_touch_tap (self->driver, self->widget);
  lab_test_wait (self->n_picked == 1);
}

static guint
count_leaves (GskRenderNode *node)
{
  guint n = 0;

  switch ((guint) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_leaves (gsk_container_node_get_child (node, i));
      return n;
    case GSK_TRANSFORM_NODE:
      return count_leaves (gsk_transform_node_get_child (node));
    case GSK_CLIP_NODE:
      return count_leaves (gsk_clip_node_get_child (node));
    default:
      return 1;
    }
}

/* Whatever the size of the window, the maze, and its cells, a frame has few parts. */
LAB_FIXTURE_TEST ("/maze-view/nodes", test_nodes)
{
  static const int sizes[][2] = { { 800, 600 }, { 1920, 1080 }, { 3840, 2160 } };
  guint most = 0;

  show (self, 1000, 1000);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      lab_test_driver_resize (self->driver, self->window, sizes[i][0], sizes[i][1]);
      lab_maze_view_fit (self->view);
      for (guint j = 0; j < 20; j++)
        {
          GskRenderNode *node;
          guint n;

          lab_test_driver_settle (self->driver);
          node = lab_test_take_node (self->widget);
          n = node != NULL ? count_leaves (node) : 0;
          g_clear_pointer (&node, gsk_render_node_unref);
          g_assert_cmpuint (n, <=, lab_maze_view_is_complete (self->view) ? 64 : 100);
          most = MAX (most, n);
          lab_maze_view_zoom (self->view, LAB_CANVAS_ZOOM_STEP);
        }
    }
  g_assert_cmpuint (most, >, 20);
}

/* The view can be destroyed, and its maze with it, while threads draw. */
LAB_FIXTURE_TEST ("/maze-view/destroy", test_destroy)
{
  for (guint i = 0; i < 5; i++)
    {
      LabMazeView *other = add_view (self);
      LabMaze *maze = lab_test_mazes_make (LAB_MAZE_EXPLORATION, 1500, 1500, 0, 5);

      lab_maze_view_set_maze (other, maze);
      for (guint j = 0; j < i; j++)
        lab_test_iterate_ready ();
      gtk_box_remove (GTK_BOX (self->box), gtk_widget_get_last_child (self->box));
      lab_maze_free (maze);
    }
  lab_test_driver_settle (self->driver);
}

LAB_TEST_CASES ()
{
  adw_init ();
}
