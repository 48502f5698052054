/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-maze-watch-page.h"
#include "lab-test-loop.h"
#include "lab-test-maze.h"

/* Tests the page that shows how mazes are made and solved. */

#define SEED 7
#define LARGE_PATIENCE 120      /* for a maze of 10^8 cells, in seconds */

/* The numbers of choices in the lists of the page. */
enum
{
  SIDE_10,
  SIDE_20,
  SIDE_10000 = 7,
};

/* Private helpers */

static LabMazeWatchPage *
get_page (LabTestWindow *test)
{
  return LAB_MAZE_WATCH_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                             LAB_TYPE_MAZE_WATCH_PAGE));
}

static void
wait_until_ready (LabTestWindow *test)
{
  lab_test_wait (!lab_maze_watch_page_get_busy (get_page (test)));
  lab_test_driver_settle (test->driver);
}

/* Shows the page with a known maze. */
static LabMazeWatchPage *
show (LabTestWindow *test)
{
  lab_test_maze_show_part (test, "watch");
  lab_maze_watch_page_set_seed (get_page (test), SEED);
  wait_until_ready (test);
  return get_page (test);
}

static AdwComboRow *
find_row (const char *title)
{
  return ADW_COMBO_ROW (gtk_widget_get_ancestor (lab_test_find_text (title), ADW_TYPE_COMBO_ROW));
}

static void
choose (LabTestWindow *test,
        const char    *title,
        guint          choice)
{
  adw_combo_row_set_selected (find_row (title), choice);
  wait_until_ready (test);
}

static GtkSwitch *
find_switch (const char *title)
{
  GtkWidget *row = gtk_widget_get_ancestor (lab_test_find_text (title), ADW_TYPE_ACTION_ROW);

  return GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
}

static GtkWidget *
find_stage (const char *title)
{
  return gtk_widget_get_ancestor (lab_test_find_text (title), GTK_TYPE_TOGGLE_BUTTON);
}

static void
show_solving (LabTestWindow *test)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_stage ("Solve")), TRUE);
  wait_until_ready (test);
}

static LabMazeRun *
get_run (LabTestWindow *test,
         guint          n)
{
  return lab_maze_lane_get_run (lab_maze_watch_page_get_lane (get_page (test), n));
}

static guint64
get_run_step (LabTestWindow *test,
              guint          n)
{
  return lab_maze_run_get_step (get_run (test, n));
}

/* Tests */

/* The keys step through a run both ways, and the screen follows. */
static void
test_steps (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);
  guint64 n_steps = lab_maze_watch_page_get_n_steps (page);

  g_assert_cmpuint (n_steps, >, 400);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 0);
  /* Players see at once where the code begins. */
  g_assert_true (gtk_widget_has_css_class (
      lab_test_find_text (lab_maze_algorithm_get_line (
          lab_maze_run_get_algorithm (get_run (test, 0)), 0)), "runs"));
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 2);
  g_assert_cmpuint (get_run_step (test, 0), ==, 2);
  lab_test_driver_key (test->driver, GDK_KEY_Left, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_End, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, n_steps);
  g_assert_true (lab_maze_is_perfect (lab_maze_run_get_maze (get_run (test, 0))));
  g_assert_true (lab_maze_equal (lab_maze_run_get_maze (get_run (test, 0)),
                                 lab_maze_watch_page_get_maze (page)));
  lab_test_driver_key (test->driver, GDK_KEY_Left, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, n_steps - 1);
  lab_test_driver_key (test->driver, GDK_KEY_Home, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 0);
  g_assert_cmpuint (lab_maze_count_openings (lab_maze_run_get_maze (get_run (test, 0))), ==, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Left, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 0);
}

/* Returns how many cells are shown as the one where the run is, and the last of them in @cell. */
static guint
count_current (LabTestWindow *test,
               LabMazeCell   *cell)
{
  LabMazeLane *lane = lab_maze_watch_page_get_lane (get_page (test), 0);
  const LabMaze *maze = lab_maze_run_get_maze (get_run (test, 0));
  guint width = lab_maze_get_width (maze), n = 0;
  g_autofree guint8 *floors = g_new (guint8, width);

  for (guint row = 0; row < lab_maze_get_height (maze); row++)
    {
      lab_maze_lane_read_floors (row, 0, width, floors, lane);
      for (guint column = 0; column < width; column++)
        {
          if (floors[column] != LAB_MAZE_FLOOR_CURRENT)
            continue;
          *cell = (LabMazeCell) { row, column };
          n++;
        }
    }
  return n;
}

/* The cell where the run is can be seen at each step, but not at the beginning and at the end. */
static void
test_current (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);
  LabMazeCell cell, current;

  g_assert_cmpuint (count_current (test, &cell), ==, 0);
  for (guint i = 0; i < 5; i++)
    {
      lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
      g_assert_true (lab_maze_run_get_current (get_run (test, 0), &current));
      g_assert_cmpuint (count_current (test, &cell), ==, 1);
      g_assert_true (cell.row == current.row && cell.column == current.column);
    }
  lab_test_driver_key (test->driver, GDK_KEY_End, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), >, 5);
  g_assert_cmpuint (count_current (test, &cell), ==, 0);
}

/* Space plays the run until its end, and stops it. */
static void
test_play (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);
  guint64 step;

  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  g_assert_true (lab_maze_watch_page_get_running (page));
  lab_test_wait (lab_maze_watch_page_get_step (page) > 2);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  g_assert_false (lab_maze_watch_page_get_running (page));
  step = lab_maze_watch_page_get_step (page);
  g_assert_cmpuint (get_run_step (test, 0), ==, step);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, step);

  for (guint i = 0; i < 6; i++)
    lab_test_driver_key (test->driver, GDK_KEY_f, 0);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_wait (!lab_maze_watch_page_get_running (page));
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==,
                    lab_maze_watch_page_get_n_steps (page));

  /* At the end, it plays again from the beginning, and stops when the page is left. */
  for (guint i = 0; i < 6; i++)
    lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 0);
  g_assert_true (lab_maze_watch_page_get_running (page));
  lab_test_maze_show_start (test);
  g_assert_false (lab_maze_watch_page_get_running (page));
}

/* The slider goes to any step. */
static void
test_slider (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);
  GtkWidget *slider = lab_test_find (GTK_WIDGET (page), GTK_TYPE_SCALE);

  gtk_range_set_value (GTK_RANGE (slider), 123);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 123);
  g_assert_cmpuint (get_run_step (test, 0), ==, 123);
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (slider)), ==, 124);
}

/* Every generator and every solver can be watched until its end. */
static void
test_algorithms (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);

  choose (test, "Size", SIDE_10);
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      choose (test, "Generator", i);
      g_assert_cmpuint (lab_maze_run_get_algorithm (get_run (test, 0)), ==,
                        LAB_MAZE_ALGORITHM_GENERATOR (i));
      g_assert_true (lab_maze_is_perfect (lab_maze_watch_page_get_maze (page)));
      lab_test_driver_key (test->driver, GDK_KEY_End, 0);
      g_assert_cmpuint (get_run_step (test, 0), ==, lab_maze_watch_page_get_n_steps (page));
    }
  show_solving (test);
  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      choose (test, "Solver", i);
      g_assert_cmpuint (lab_maze_run_get_algorithm (get_run (test, 0)), ==,
                        LAB_MAZE_ALGORITHM_SOLVER (i));
      lab_test_driver_key (test->driver, GDK_KEY_End, 0);
      g_assert_cmpint (lab_maze_run_get_solution (get_run (test, 0))->outcome, ==, LAB_MAZE_FOUND);
    }
}

/* Asserts that the buttons that zoom cover no maze. */
static void
check_zoom_buttons (LabMazeWatchPage *page)
{
  GtkWidget *zoom = gtk_widget_get_parent (lab_test_find_action (GTK_WIDGET (page), "watch.fit"));
  graphene_rect_t buttons, lane;

  g_assert_true (gtk_widget_compute_bounds (zoom, GTK_WIDGET (page), &buttons));
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (gtk_widget_compute_bounds (
          GTK_WIDGET (lab_maze_watch_page_get_lane (page, i)), GTK_WIDGET (page), &lane));
      g_assert_false (graphene_rect_intersection (&buttons, &lane, NULL));
    }
}

/* A second solver works in the same maze. The shorter run waits at its end. */
static void
test_two_solvers (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);
  guint64 n[2];

  show_solving (test);
  g_assert_null (get_run (test, 1));
  choose (test, "Second Solver", 1 + LAB_MAZE_RIGHT_HAND);
  g_assert_nonnull (get_run (test, 1));
  g_assert_true (lab_maze_equal (lab_maze_run_get_maze (get_run (test, 0)),
                                 lab_maze_run_get_maze (get_run (test, 1))));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (lab_maze_watch_page_get_lane (page, 1))));
  check_zoom_buttons (page);
  lab_test_driver_key (test->driver, GDK_KEY_End, 0);
  for (guint i = 0; i < 2; i++)
    {
      n[i] = lab_maze_run_get_n_steps (get_run (test, i));
      g_assert_cmpuint (get_run_step (test, i), ==, n[i]);
    }
  g_assert_cmpuint (lab_maze_watch_page_get_n_steps (page), ==, MAX (n[0], n[1]));
  choose (test, "Second Solver", 0);
  g_assert_null (get_run (test, 1));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (lab_maze_watch_page_get_lane (page, 1))));
}

/* Returns how a cell is colored in the heat map, as its picture shows it. */
static guint32
get_color (LabMazeView *view,
           LabMazeCell  cell)
{
  GtkWidget *widget = GTK_WIDGET (view);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  guint32 color;
  double x, y;

  g_assert_true (lab_maze_view_get_point (view, cell, &x, &y));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  memcpy (&color, cairo_image_surface_get_data (surface)
                      + (int) y * cairo_image_surface_get_stride (surface) + (int) x * 4,
          sizeof color);
  cairo_surface_destroy (surface);
  return color & 0xffffff;
}

/* While walls are edited, the code is that of the solver, and the colors by distance stay. */
static void
test_editing_panel (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);
  LabMazeView *view = lab_maze_lane_get_view (lab_maze_watch_page_get_lane (page, 0));
  const LabMazeCell middle = { 10, 10 };
  guint32 plain;

  lab_test_driver_key (test->driver, GDK_KEY_End, 0);
  lab_test_driver_settle (test->driver);
  lab_test_wait (lab_maze_view_is_complete (view));
  plain = get_color (view, middle);
  gtk_switch_set_active (find_switch ("Color by Distance"), TRUE);
  wait_until_ready (test);
  gtk_switch_set_active (find_switch ("Edit Walls"), TRUE);
  wait_until_ready (test);
  g_assert_true (gtk_switch_get_active (find_switch ("Color by Distance")));
  lab_test_wait (lab_maze_view_is_complete (view));
  g_assert_cmphex (get_color (view, middle), !=, plain);
  g_assert_nonnull (lab_test_find_text (lab_maze_algorithm_get_summary (
      LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_ASTAR))));
  g_signal_emit_by_name (view, "toggle-wall", 0, 0, 0, 1);
  wait_until_ready (test);
  lab_test_wait (lab_maze_view_is_complete (view));
  g_assert_cmphex (get_color (view, middle), !=, plain);
}

/* Walls are changed by hand, and a solver runs in the changed maze. */
static void
test_editing (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);
  LabMazeView *view = lab_maze_lane_get_view (lab_maze_watch_page_get_lane (page, 0));
  const LabMazeCell start = { 0, 0 }, right = { 0, 1 }, below = { 1, 0 };
  gboolean before, after;

  gtk_switch_set_active (find_switch ("Edit Walls"), TRUE);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_maze_view_get_editable (view));
  g_assert_true (lab_maze_get_wall (lab_maze_watch_page_get_maze (page), start, right, &before,
                                    NULL));
  lab_maze_view_set_cursor (view, start);
  lab_test_driver_key (test->driver, GDK_KEY_Right, GDK_SHIFT_MASK);
  g_assert_true (lab_maze_get_wall (lab_maze_watch_page_get_maze (page), start, right, &after,
                                    NULL));
  g_assert_true (before != after);

  /* The start is closed in: there is no way. */
  for (guint i = 0; i < 2; i++)
    {
      LabMazeCell other = i == 0 ? right : below;
      gboolean wall;

      lab_maze_get_wall (lab_maze_watch_page_get_maze (page), start, other, &wall, NULL);
      if (!wall)
        g_signal_emit_by_name (view, "toggle-wall", 0, 0, other.row, other.column);
    }
  gtk_switch_set_active (find_switch ("Edit Walls"), FALSE);
  wait_until_ready (test);
  g_assert_false (lab_maze_view_get_editable (view));
  g_assert_nonnull (lab_maze_run_get_solution (get_run (test, 0)));
  g_assert_cmpint (lab_maze_run_get_solution (get_run (test, 0))->outcome, ==, LAB_MAZE_NO_WAY);
}

/* The heat map can be shown at any time, and with another maze. */
static void
test_heat (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);
  LabMazeView *view = lab_maze_lane_get_view (lab_maze_watch_page_get_lane (page, 0));
  const LabMazeCell near = { 0, 1 }, far = { 10, 10 };

  gtk_switch_set_active (find_switch ("Color by Distance"), TRUE);
  wait_until_ready (test);
  lab_test_driver_key (test->driver, GDK_KEY_End, 0);
  lab_test_driver_settle (test->driver);
  lab_test_wait (lab_maze_view_is_complete (view));
  g_assert_cmphex (get_color (view, near), !=, get_color (view, far));
  lab_test_driver_key (test->driver, GDK_KEY_n, 0);
  wait_until_ready (test);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 0);
  show_solving (test);
  gtk_switch_set_active (find_switch ("Color by Distance"), FALSE);
  lab_test_driver_settle (test->driver);
}

/* A maze of 10^8 cells can be looked at; what is being made can be given up. */
static void
test_large (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);

  choose (test, "Generator", LAB_MAZE_SIDEWINDER);
  adw_combo_row_set_selected (find_row ("Size"), SIDE_10000);
  g_assert_true (lab_maze_watch_page_get_busy (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "watch.cancel", NULL);
  g_assert_false (lab_maze_watch_page_get_busy (page));
  g_assert_cmpuint (lab_maze_get_width (lab_maze_watch_page_get_maze (page)), ==, 20);

  lab_test_driver_key (test->driver, GDK_KEY_n, 0);
  /* On a busy machine, this takes longer than anything else. */
  for (gint64 end = g_get_monotonic_time () + LARGE_PATIENCE * G_TIME_SPAN_SECOND;
       lab_maze_watch_page_get_busy (page) && g_get_monotonic_time () < end;)
    lab_test_iterate ();
  wait_until_ready (test);
  g_assert_cmpuint (lab_maze_get_n_cells (lab_maze_watch_page_get_maze (page)), ==, 100000000);
  g_assert_cmpuint (lab_maze_watch_page_get_n_steps (page), ==, 0);
  g_assert_null (get_run (test, 0));
  g_assert_nonnull (lab_test_find_text ("This maze is too large to record each step, so only the "
                                        "finished maze is shown."));
  choose (test, "Size", SIDE_10);
  g_assert_cmpuint (lab_maze_watch_page_get_n_steps (page), >, 0);
}

/* Each step is told when a player steps by hand, but not while the run plays. */
static void
test_announcements (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page = show (test);
  LabAnnouncer *announcer = lab_shell_get_announcer (LAB_SHELL (test->window));
  g_autofree char *said = NULL;

  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  lab_test_driver_settle (test->driver);
  said = lab_maze_run_describe (get_run (test, 0));
  g_assert_nonnull (lab_test_find_text (said));
  gtk_test_accessible_assert_property (announcer, GTK_ACCESSIBLE_PROPERTY_LABEL, said);

  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_wait (lab_maze_watch_page_get_step (page) > 3);
  gtk_test_accessible_assert_property (announcer, GTK_ACCESSIBLE_PROPERTY_LABEL, "Playing");
}

/* From right to left, the next step is on the left. */
static void
test_mirrored (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeWatchPage *page;
  guint n;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  page = show (test);
  lab_test_driver_key (test->driver, GDK_KEY_Left, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Left, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 2);
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  g_assert_cmpuint (lab_maze_watch_page_get_step (page), ==, 1);
  g_assert_cmpstr (lab_maze_watch_page_get_shortcuts (&n)[1].accelerator, ==, "Left");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* The page fits into the smallest windows, also with two solvers and from right to left. */
static void
test_sizes (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 294 }, { 640, 360 }, { 1280, 800 } };

  show (test);
  show_solving (test);
  choose (test, "Second Solver", 1);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      const int *size = sizes[i / 2];

      gtk_widget_set_default_direction (i % 2 == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), size[0], size[1]);
      lab_test_driver_settle (test->driver);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, size[0]);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (test->window)), ==, size[1]);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/maze-watch/steps", NULL, test_steps);
  lab_test_window_add ("/window/maze-watch/current", NULL, test_current);
  lab_test_window_add ("/window/maze-watch/play", NULL, test_play);
  lab_test_window_add ("/window/maze-watch/slider", NULL, test_slider);
  lab_test_window_add ("/window/maze-watch/algorithms", NULL, test_algorithms);
  lab_test_window_add ("/window/maze-watch/two-solvers", NULL, test_two_solvers);
  lab_test_window_add ("/window/maze-watch/editing", NULL, test_editing);
  lab_test_window_add ("/window/maze-watch/editing-panel", NULL, test_editing_panel);
  lab_test_window_add ("/window/maze-watch/heat", NULL, test_heat);
  lab_test_window_add ("/window/maze-watch/large", NULL, test_large);
  lab_test_window_add ("/window/maze-watch/announcements", NULL, test_announcements);
  lab_test_window_add ("/window/maze-watch/mirrored", NULL, test_mirrored);
  lab_test_window_add ("/window/maze-watch/sizes", NULL, test_sizes);
  return g_test_run ();
}
