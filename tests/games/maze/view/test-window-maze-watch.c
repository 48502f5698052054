/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-maze-view.h"
#include "lab-maze-watch-page.h"
#include "lab-test-colors.h"
#include "lab-test-maze.h"
#include "lab-test-mazes.h"
#include "lab-test-steps.h"

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
  lab_test_maze_wait (test);
}

static GtkSwitch *
find_switch (const char *title)
{
  GtkWidget *row = gtk_widget_get_ancestor (lab_test_find_text (title), ADW_TYPE_ACTION_ROW);

  return GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
}

static void
set_switch (LabTestWindow *test,
            const char    *title,
            gboolean       active)
{
  gtk_switch_set_active (find_switch (title), active);
  lab_test_maze_wait (test);
}

static void
show_solving (LabTestWindow *test)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (
      lab_test_find_text ("Solve"), GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  lab_test_maze_wait (test);
}

static LabMazeRun *
get_run (LabTestWindow *test,
         guint          n)
{
  return lab_test_maze_get_watch_page (test)->lanes[n]->run;
}

static void
assert_step (LabTestWindow *test,
             guint64        step)
{
  g_assert_cmpuint (lab_test_maze_get_watch_page (test)->player->step, ==, step);
  g_assert_cmpuint (get_run (test, 0)->step, ==, step);
}

/* Tests */

/* The keys step through a run both ways, and the screen follows. */
LAB_WINDOW_TEST ("/window/maze-watch/steps", test_steps)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  guint64 n_steps = page->player->n_steps;

  g_assert_cmpuint (n_steps, >, 400);
  g_assert_cmpuint (page->player->step, ==, 0);
  /* Players see at once where the code begins. */
  g_assert_true (gtk_widget_has_css_class (
      lab_test_find_text (lab_maze_algorithm_lines[get_run (test, 0)->algorithm][0].text), "runs"));
  lab_test_do (test, "key Right; key Right");
  assert_step (test, 2);
  lab_test_do (test, "key Left");
  assert_step (test, 1);
  lab_test_do (test, "key End");
  assert_step (test, n_steps);
  g_assert_true (lab_test_mazes_is_tree (get_run (test, 0)->maze));
  g_assert_true (lab_maze_equal (get_run (test, 0)->maze, page->maze));
  lab_test_do (test, "key Left");
  assert_step (test, n_steps - 1);
  lab_test_do (test, "key Home");
  assert_step (test, 0);
  g_assert_cmpuint (lab_maze_count_openings (get_run (test, 0)->maze), ==, 0);
  lab_test_do (test, "key Left");
  assert_step (test, 0);
}

/* Returns how many cells are shown as the one where the run is, and the last of them in @cell. */
static guint
count_current (LabTestWindow *test,
               LabMazeCell   *cell)
{
  const LabMazeScene *scene = &lab_test_maze_get_watch_page (test)->lanes[0]->view->tiles->scene;
  const LabMaze *maze = get_run (test, 0)->maze;
  guint width = maze->width, n = 0;
  g_autofree guint8 *floors = g_new (guint8, width);

  for (guint row = 0; row < maze->height; row++)
    {
      scene->read_marks (row, 0, width, floors, scene->data);
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
LAB_WINDOW_TEST ("/window/maze-watch/current", test_current)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  LabMazeCell cell, current;

  g_assert_cmpuint (count_current (test, &cell), ==, 0);
  for (guint i = 0; i < 5; i++)
    {
      lab_test_do (test, "key Right");
      g_assert_true (lab_maze_run_get_current (get_run (test, 0), &current));
      g_assert_cmpuint (count_current (test, &cell), ==, 1);
      g_assert_true (lab_maze_cell_equal (cell, current));
    }
  lab_test_do (test, "key End");
  g_assert_cmpuint (page->player->step, >, 5);
  g_assert_cmpuint (count_current (test, &cell), ==, 0);
}

/* Space plays the run until its end, and stops it. */
LAB_WINDOW_TEST ("/window/maze-watch/play", test_play)
{
  LabStepPlayer *player = lab_test_maze_watch (test, SEED)->player;
  guint64 step;

  lab_test_do (test, "key space");
  g_assert_true (player->timer != 0);
  lab_test_wait (player->step > 2);
  lab_test_do (test, "key space");
  g_assert_false (player->timer != 0);
  step = player->step;
  lab_test_do (test, "settle");
  assert_step (test, step);

  lab_test_do (test, "key f; key f; key f; key f; key f; key f; key space");
  lab_test_wait (player->timer == 0);
  assert_step (test, player->n_steps);

  /* At the end, it plays again from the beginning, and stops when the page is left. */
  lab_test_do (test, "key s; key s; key s; key s; key s; key s; key space");
  /* On a busy machine, a first step may be over already. */
  g_assert_cmpuint (player->step, <, player->n_steps / 2);
  g_assert_true (player->timer != 0);
  lab_test_maze_show_start (test);
  g_assert_false (player->timer != 0);
}

/* The slider goes to any step. */
LAB_WINDOW_TEST ("/window/maze-watch/slider", test_slider)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  GtkWidget *slider = lab_test_find (GTK_WIDGET (page), GTK_TYPE_SCALE);

  gtk_range_set_value (GTK_RANGE (slider), 123);
  assert_step (test, 123);
  lab_test_do (test, "key Right");
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (slider)), ==, 124);
}

/* Every generator and every solver can be watched until its end. */
LAB_WINDOW_TEST ("/window/maze-watch/algorithms", test_algorithms)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);

  choose (test, "Size", SIDE_10);
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      choose (test, "Generator", i);
      g_assert_cmpuint (get_run (test, 0)->algorithm, ==, LAB_MAZE_ALGORITHM_GENERATOR (i));
      g_assert_cmpuint (lab_maze_count_openings (page->maze), ==, page->maze->n_cells - 1);
      lab_test_do (test, "key End");
      assert_step (test, page->player->n_steps);
    }
  show_solving (test);
  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      choose (test, "Solver", i);
      g_assert_cmpuint (get_run (test, 0)->algorithm, ==, LAB_MAZE_ALGORITHM_SOLVER (i));
      lab_test_do (test, "key End");
      g_assert_cmpint (get_run (test, 0)->solution.outcome, ==, LAB_MAZE_FOUND);
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
          GTK_WIDGET (page->lanes[i]), GTK_WIDGET (page), &lane));
      g_assert_false (graphene_rect_intersection (&buttons, &lane, NULL));
    }
}

/* A second solver works in the same maze. The shorter run waits at its end. */
LAB_WINDOW_TEST ("/window/maze-watch/two-solvers", test_two_solvers)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  guint64 n[2];

  show_solving (test);
  g_assert_null (get_run (test, 1));
  choose (test, "Second Solver", 1 + LAB_MAZE_RIGHT_HAND);
  g_assert_nonnull (get_run (test, 1));
  g_assert_true (lab_maze_equal (get_run (test, 0)->maze, get_run (test, 1)->maze));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->lanes[1])));
  check_zoom_buttons (page);
  lab_test_do (test, "key End");
  for (guint i = 0; i < 2; i++)
    {
      n[i] = get_run (test, i)->n_steps;
      g_assert_cmpuint (get_run (test, i)->step, ==, n[i]);
    }
  g_assert_cmpuint (page->player->n_steps, ==, MAX (n[0], n[1]));
  choose (test, "Second Solver", 0);
  g_assert_null (get_run (test, 1));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (page->lanes[1])));
}

/* Returns how a cell is colored, as the picture of the maze shows it. */
static guint32
get_color (LabTestWindow *test,
           guint          row,
           guint          column)
{
  LabMazeView *view = lab_test_maze_get_watch_page (test)->lanes[0]->view;
  cairo_surface_t *surface;
  guint32 color;
  double x, y;

  lab_test_driver_settle (test->driver);
  lab_test_wait (lab_maze_view_is_complete (view));
  g_assert_true (lab_maze_view_get_point (view, (LabMazeCell) { row, column }, &x, &y));
  surface = lab_test_draw_widget (GTK_WIDGET (view));
  color = lab_test_mazes_get_row (surface, (int) y)[(int) x] & 0xffffff;
  cairo_surface_destroy (surface);
  return color;
}

/* While walls are edited, the code is that of the solver, and the colors by distance stay. */
LAB_WINDOW_TEST ("/window/maze-watch/editing-panel", test_editing_panel)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  guint32 plain;

  lab_test_do (test, "key End");
  plain = get_color (test, 10, 10);
  set_switch (test, "Color by Distance", TRUE);
  set_switch (test, "Edit Walls", TRUE);
  g_assert_true (gtk_switch_get_active (find_switch ("Color by Distance")));
  g_assert_cmphex (get_color (test, 10, 10), !=, plain);
  g_assert_nonnull (lab_test_find_text (
      lab_maze_algorithm_texts[LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_ASTAR)].summary));
  g_signal_emit_by_name (page->lanes[0]->view, "toggle-wall", 0, 0, 0, 1);
  lab_test_maze_wait (test);
  g_assert_cmphex (get_color (test, 10, 10), !=, plain);
}

/* Walls are changed by hand, and a solver runs in the changed maze. */
LAB_WINDOW_TEST ("/window/maze-watch/editing", test_editing)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  LabMazeView *view = page->lanes[0]->view;
  gboolean before = lab_maze_is_open_right (page->maze, 0, 0);

  set_switch (test, "Edit Walls", TRUE);
  g_assert_true (view->editable);
  lab_maze_view_set_cursor (view, (LabMazeCell) { 0, 0 });
  lab_test_do (test, "key <Shift>Right");
  g_assert_cmpint (lab_maze_is_open_right (page->maze, 0, 0), !=, before);

  /* The start is closed in: there is no way. */
  if (lab_maze_is_open_right (page->maze, 0, 0))
    g_signal_emit_by_name (view, "toggle-wall", 0, 0, 0, 1);
  if (lab_maze_is_open_below (page->maze, 0, 0))
    g_signal_emit_by_name (view, "toggle-wall", 0, 0, 1, 0);
  set_switch (test, "Edit Walls", FALSE);
  g_assert_false (view->editable);
  g_assert_nonnull (get_run (test, 0)->solution.path);
  g_assert_cmpint (get_run (test, 0)->solution.outcome, ==, LAB_MAZE_NO_WAY);
}

/* The heat map can be shown at any time, and with another maze. */
LAB_WINDOW_TEST ("/window/maze-watch/heat", test_heat)
{
  lab_test_maze_watch (test, SEED);
  set_switch (test, "Color by Distance", TRUE);
  lab_test_do (test, "key End");
  g_assert_cmphex (get_color (test, 0, 1), !=, get_color (test, 10, 10));
  lab_test_do (test, "key n");
  lab_test_maze_wait (test);
  assert_step (test, 0);
  show_solving (test);
  set_switch (test, "Color by Distance", FALSE);
}

/* A maze of 10^8 cells can be looked at; what is being made can be given up. */
LAB_WINDOW_TEST ("/window/maze-watch/large", test_large)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);

  choose (test, "Generator", LAB_MAZE_SIDEWINDER);
  adw_combo_row_set_selected (find_row ("Size"), SIDE_10000);
  g_assert_true (lab_test_maze_is_busy (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "watch.cancel", NULL);
  g_assert_false (lab_test_maze_is_busy (page));
  g_assert_cmpuint (page->maze->width, ==, 20);

  lab_test_do (test, "key n");
  /* On a busy machine, this takes longer than anything else. */
  for (gint64 end = g_get_monotonic_time () + LARGE_PATIENCE * G_TIME_SPAN_SECOND;
       lab_test_maze_is_busy (page) && g_get_monotonic_time () < end;)
    lab_test_iterate ();
  lab_test_maze_wait (test);
  g_assert_cmpuint (page->maze->n_cells, ==, 100000000);
  g_assert_cmpuint (page->player->n_steps, ==, 0);
  g_assert_null (get_run (test, 0));
  g_assert_nonnull (lab_test_find_text ("This maze is too large to record each step, so only the "
                                        "finished maze is shown."));
  choose (test, "Size", SIDE_10);
  g_assert_cmpuint (page->player->n_steps, >, 0);
}

/* Each step is told when a player steps by hand, but not while the run plays. */
LAB_WINDOW_TEST ("/window/maze-watch/announcements", test_announcements)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  LabAnnouncer *announcer = lab_family_host_get_announcer (LAB_FAMILY_HOST (test->window));
  g_autofree char *said = NULL;

  lab_test_do (test, "key Right; settle");
  said = lab_maze_run_describe (get_run (test, 0));
  g_assert_nonnull (lab_test_find_text (said));
  gtk_test_accessible_assert_property (announcer, GTK_ACCESSIBLE_PROPERTY_LABEL, said);

  lab_test_do (test, "key space");
  lab_test_wait (page->player->step > 3);
  gtk_test_accessible_assert_property (announcer, GTK_ACCESSIBLE_PROPERTY_LABEL, "Playing");
  g_assert_nonnull (lab_test_find_words (GTK_WIDGET (page), "Step "));
}

/* From right to left, the next step is on the left. */
LAB_WINDOW_TEST ("/window/maze-watch/mirrored", test_mirrored)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  lab_test_maze_watch (test, SEED);
  lab_test_do (test, "key Left; key Left");
  assert_step (test, 2);
  lab_test_do (test, "key Right");
  assert_step (test, 1);
  g_assert_cmpstr (lab_step_player_get_shortcuts ()[0].accelerator, ==, "Left");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Screen readers tell the name of each switch of the form. */
LAB_WINDOW_TEST ("/window/maze-watch/form", test_form)
{
  static const char * const names[] = { "Color by Distance", "Edit Walls" };

  lab_test_maze_watch (test, SEED);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_test_accessible_assert_property (find_switch (names[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         names[i]);
}

/* The page fits into the smallest windows, also with two solvers and from right to left. */
LAB_WINDOW_TEST ("/window/maze-watch/sizes", test_sizes)
{
  lab_test_maze_watch (test, SEED);
  show_solving (test);
  choose (test, "Second Solver", 1);
  lab_test_maze_assert_fits (test, NULL);
}
