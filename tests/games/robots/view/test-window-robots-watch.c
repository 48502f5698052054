/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-solve-panel.h"
#include "lab-robots-watch-page.h"
#include "lab-test-robots-window.h"
#include "lab-test-steps.h"

/* Watches searches for robots in the window. */

/* Private helpers */

static LabRobotsWatchPage *
get_page (LabTestWindow *test)
{
  return LAB_ROBOTS_WATCH_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                               LAB_TYPE_ROBOTS_WATCH_PAGE));
}

static void
wait_until_ready (LabTestWindow *test)
{
  lab_test_wait (get_page (test)->task == NULL);
  lab_test_driver_settle (test->driver);
}

/* Shows the page with the board that was chosen last, or a random one. */
static LabRobotsWatchPage *
open_page (LabTestWindow *test)
{
  lab_test_robots_show_part (test, "robots-watch");
  wait_until_ready (test);
  return get_page (test);
}

/* Shows the page with the empty board. */
static LabRobotsWatchPage *
show (LabTestWindow *test)
{
  LabRobotsWatchPage *page = open_page (test);

  gtk_editable_set_text (GTK_EDITABLE (page->text), LAB_TEST_ROBOTS_BOARD);
  adw_combo_row_set_selected (page->source, 3);
  wait_until_ready (test);
  return page;
}

static LabRobotsWatch *
get_run (LabRobotsWatchPage *page,
         guint               n)
{
  return page->lanes[n]->layers.run;
}

/* Tests */

/* Both searches go forwards and backwards together. */
LAB_WINDOW_TEST ("/window-robots-watch/step", test_step)
{
  LabRobotsWatchPage *page = show (test);
  guint64 last = page->player->n_steps;
  const struct
  {
    const char *key;
    guint64 step;
  } keys[] = { { "Right", 1 }, { "End", last }, { "Left", last - 1 }, { "Home", 0 } };

  g_assert_cmpuint (page->player->step, ==, 0);
  g_assert_cmpuint (last, >, 1);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      lab_test_do (test, "key %s", keys[i].key);
      g_assert_cmpuint (page->player->step, ==, keys[i].step);
      for (guint n = 0; n < 2; n++)
        g_assert_cmpuint (get_run (page, n)->step, ==,
                          MIN (keys[i].step, get_run (page, n)->n_steps));
    }
}

/* Playing ends at the last step. */
LAB_WINDOW_TEST ("/window-robots-watch/play", test_play)
{
  LabRobotsWatchPage *page = show (test);
  LabStepPlayer *player = page->player;

  for (guint i = 0; i < 5; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "playback.faster", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "playback.play", NULL);
  g_assert_true (player->timer != 0);
  lab_test_wait (player->timer == 0);
  g_assert_cmpuint (player->step, ==, player->n_steps);
}

/* The fast solver proves the number of moves. */
LAB_WINDOW_TEST ("/window-robots-watch/solve-panel", test_solve_panel)
{
  LabRobotsWatchPage *page = show (test);
  LabRobotsSolvePanel *panel =
    LAB_ROBOTS_SOLVE_PANEL (lab_test_find (GTK_WIDGET (page), LAB_TYPE_ROBOTS_SOLVE_PANEL));

  g_signal_emit_by_name (panel->button, "clicked");
  lab_test_wait (panel->solving == NULL);
  g_assert_nonnull (strstr (gtk_label_get_label (panel->status), "Proved: 2 moves"));
  /* It ends at once, so that a speed would say nothing. */
  g_assert_null (strstr (gtk_label_get_label (panel->status), "/s"));
}

/* A typed text is a board, or the page says in which place it is none. */
LAB_WINDOW_TEST ("/window-robots-watch/text", test_text)
{
  LabRobotsWatchPage *page = show (test);

  adw_combo_row_set_selected (page->source, 3);
  gtk_editable_set_text (GTK_EDITABLE (page->text), "91111113/8000");
  g_signal_emit_by_name (page->text, "apply");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page->problem)));
  g_assert_cmpuint (strlen (gtk_label_get_label (page->problem)), >, 0);
  gtk_editable_set_text (GTK_EDITABLE (page->text), LAB_TEST_ROBOTS_BOARD);
  g_signal_emit_by_name (page->text, "apply");
  wait_until_ready (test);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->problem)));
  g_assert_cmpuint (page->board.size, ==, 8);
  /* The daily puzzle is long on some days. */
  adw_combo_row_set_selected (page->algorithms[0], 3);
  adw_combo_row_set_selected (page->algorithms[1], 0);
  adw_combo_row_set_selected (page->source, 2);
  wait_until_ready (test);
  g_assert_cmpuint (page->board.n_robots, >, 0);
}

/* Three searches have the same pace; what is chosen for none is hidden. */
LAB_WINDOW_TEST ("/window-robots-watch/lanes", test_lanes)
{
  static const guint choices[] = { 0, 4, 0 };
  LabRobotsWatchPage *page = show (test);

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      adw_combo_row_set_selected (page->algorithms[2], choices[i]);
      wait_until_ready (test);
      g_assert_cmpint (get_run (page, 2) != NULL, ==, choices[i] > 0);
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (page->lanes[2])), ==, choices[i] > 0);
      g_assert_true (choices[i] == 0 || get_run (page, 2)->algorithm == LAB_ROBOTS_FAST);
    }
}

/* What is beside each other has one scale: the bars, and the colors of the cells. In a window of
 * the usual size, all is in sight without scrolling. */
LAB_WINDOW_TEST ("/window-robots-watch/scale", test_scale)
{
  LabRobotsWatchPage *page = show (test);
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (page->lanes[0]),
                                                 GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  const LabRobotsLayers *first = &page->lanes[0]->layers;
  const LabRobotsLayers *second = &page->lanes[1]->layers;

  g_assert_cmpuint (first->run->most, >, second->run->most);
  g_assert_cmpuint (first->scale, ==, first->run->most);
  g_assert_cmpuint (second->scale, ==, first->run->most);
  g_assert_cmpuint (first->columns, ==, MAX (first->run->n_layers, second->run->n_layers));
  g_assert_cmpuint (second->columns, ==, first->columns);
  g_assert_true (first->is_shared && second->is_shared);
  lab_test_do (test, "size 1280 800; settle");
  g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));
}

/* The lines of the pseudo-code that run are highlighted, and each run has its sentence. */
LAB_WINDOW_TEST ("/window-robots-watch/code", test_code)
{
  LabRobotsWatchPage *page = show (test);

  g_assert_cmpuint (page->codes[0]->running, ==, 1);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->codes[1])));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->codes[2])));
  lab_test_do (test, "key Right; text Step 1 of %u", (guint) page->player->n_steps);
  g_assert_cmpuint (page->codes[0]->running, ==, lab_robots_watch_find_lines (get_run (page, 0)));
  g_assert_cmpuint (page->codes[0]->running, >, 1);
  g_assert_nonnull (strstr (gtk_label_get_label (page->lanes[1]->sentence), "was expanded"));
}

/* What was chosen is chosen the next time; a text is not kept, so there is a random board. */
LAB_WINDOW_TEST ("/window-robots-watch/remembered", test_remembered)
{
  LabRobotsWatchPage *page = show (test);

  gtk_spin_button_set_value (page->side, 8);
  gtk_spin_button_set_value (page->robots, 1);
  adw_combo_row_set_selected (page->algorithms[0], 4);
  adw_combo_row_set_selected (page->algorithms[1], 0);
  adw_combo_row_set_selected (page->heat, 1);
  adw_combo_row_set_selected (page->source, 3);
  wait_until_ready (test);
  lab_test_do (test, "end; start");
  page = open_page (test);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (page->side), ==, 8);
  g_assert_cmpuint (page->board.size, ==, 8);
  g_assert_cmpuint (page->board.n_robots, ==, 1);
  g_assert_cmpuint (adw_combo_row_get_selected (page->source), ==, 0);
  g_assert_cmpint (get_run (page, 0)->algorithm, ==, LAB_ROBOTS_DFS);
  g_assert_null (get_run (page, 1));
  g_assert_cmpuint (adw_combo_row_get_selected (page->heat), ==, 1);
}

/* The numbers of a random board are rows as in the other forms; the number of rows is even, and the
 * robot that is colored is one of those on the board. */
LAB_WINDOW_TEST ("/window-robots-watch/form", test_form)
{
  LabRobotsWatchPage *page = show (test);
  double least, most;

  g_assert_false (gtk_widget_get_visible (page->side_row));
  adw_combo_row_set_selected (page->source, 0);
  g_assert_true (gtk_widget_get_visible (page->side_row));
  gtk_spin_button_set_value (page->side, 8);
  gtk_spin_button_spin (page->side, GTK_SPIN_STEP_FORWARD, 0);
  gtk_spin_button_set_value (page->robots, 2);
  wait_until_ready (test);
  g_assert_cmpuint (page->board.size, ==, 10);
  gtk_spin_button_get_range (page->robot, &least, &most);
  g_assert_cmpfloat (least, ==, 1);
  g_assert_cmpfloat (most, ==, 2);
}

/* On a phone, the whole board is in sight, and the code and the options are behind a button. */
LAB_WINDOW_TEST ("/window-robots-watch/phone", test_phone)
{
  LabRobotsWatchPage *page;
  GtkWidget *board;
  GtkScrolledWindow *scroller;
  graphene_rect_t place;

  page = show (test);
  lab_test_do (test, "size 360 640");
  board = GTK_WIDGET (page->lanes[0]->view);
  g_assert_true (gtk_widget_get_mapped (board));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (page->source)));
  g_assert_cmpfloat (gtk_widget_get_height (board), >=, 250);
  g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (page), &place));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (page)) - 100);
  /* The wheel scrolls over a board, too. */
  scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW));
  lab_test_driver_move (test->driver, board, 100, 100);
  lab_test_driver_scroll (test->driver, 3);
  lab_test_wait (gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scroller)) > 0);
  lab_test_do (test, "click Code and Options; settle");
  g_assert_false (gtk_widget_get_mapped (board));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->source)));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->player)));
}

/* The counts are saved as a table. */
LAB_WINDOW_TEST ("/window-robots-watch/export", test_export)
{
  LabRobotsWatchPage *page = show (test);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "search.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  lab_robots_watch_page_export (page, file);
  lab_test_wait (g_file_query_exists (file, NULL));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "algorithm,step,bound,moves,seen,waiting\nbfs,0,0,0,1,1"));
  g_remove (path);
}
