/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-family.h"
#include "lab-robots-solve-panel.h"
#include "lab-robots-watch-page-private.h"
#include "lab-settings.h"
#include "lab-test-window.h"

/* Watches searches for robots in the window. */

/* An empty board: robot 1 goes east and south to the target, or south, east, and north. */
#define BOARD "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1,h8 h7"

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
  lab_family_show_start (
      LAB_FAMILY (lab_window_get_family (test->window, LAB_ROBOTS_FAMILY_ID)));
  lab_test_driver_settle (test->driver);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (test->window), "win.robots-watch",
                                             NULL));
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "robots-watch") == 0);
  wait_until_ready (test);
  return get_page (test);
}

/* Shows the page with the empty board. */
static LabRobotsWatchPage *
show (LabTestWindow *test)
{
  LabRobotsWatchPage *page = open_page (test);

  gtk_editable_set_text (GTK_EDITABLE (page->text), BOARD);
  adw_combo_row_set_selected (page->source, 3);
  wait_until_ready (test);
  return page;
}

static LabRobotsWatch *
get_run (LabRobotsWatchPage *page,
         guint               n)
{
  return page->lanes[n]->run;
}

/* Tests */

/* Both searches go forwards and backwards together. */
LAB_WINDOW_TEST ("/window-robots-watch/step", test_step)
{
  LabRobotsWatchPage *page = show (test);
  LabStepPlayer *player = page->player;

  g_assert_cmpuint (lab_step_player_get_step (player), ==, 0);
  g_assert_cmpuint (lab_step_player_get_n_steps (player), >, 1);
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (get_run (page, 0)->step, ==, 1);
  g_assert_cmpuint (get_run (page, 1)->step, ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_End, 0);
  lab_test_driver_settle (test->driver);
  g_assert_true (get_run (page, 0)->step == get_run (page, 0)->n_steps);
  g_assert_true (get_run (page, 1)->step == get_run (page, 1)->n_steps);
  lab_test_driver_key (test->driver, GDK_KEY_Left, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (lab_step_player_get_step (player), ==,
                    lab_step_player_get_n_steps (player) - 1);
  lab_test_driver_key (test->driver, GDK_KEY_Home, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (get_run (page, 0)->step, ==, 0);
}

/* Playing ends at the last step. */
LAB_WINDOW_TEST ("/window-robots-watch/play", test_play)
{
  LabRobotsWatchPage *page = show (test);
  LabStepPlayer *player = page->player;

  for (guint i = 0; i < 5; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "watch.faster", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "watch.play", NULL);
  g_assert_true (lab_step_player_is_playing (player));
  lab_test_wait (!lab_step_player_is_playing (player));
  g_assert_cmpuint (lab_step_player_get_step (player), ==, lab_step_player_get_n_steps (player));
}

/* The fast solver proves the number of moves. */
LAB_WINDOW_TEST ("/window-robots-watch/live", test_live)
{
  LabRobotsWatchPage *page = show (test);
  LabRobotsSolvePanel *live =
    LAB_ROBOTS_SOLVE_PANEL (lab_test_find (GTK_WIDGET (page), LAB_TYPE_ROBOTS_SOLVE_PANEL));

  g_signal_emit_by_name (live->button, "clicked");
  lab_test_wait (live->solving == NULL);
  g_assert_nonnull (strstr (gtk_label_get_label (live->status), "Proved: 2 moves"));
  /* It ends at once, so that a speed would say nothing. */
  g_assert_null (strstr (gtk_label_get_label (live->status), "/s"));
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
  gtk_editable_set_text (GTK_EDITABLE (page->text), BOARD);
  g_signal_emit_by_name (page->text, "apply");
  wait_until_ready (test);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->problem)));
  g_assert_cmpuint (page->board.size, ==, 8);
  adw_combo_row_set_selected (page->source, 2);
  wait_until_ready (test);
  g_assert_cmpuint (page->board.n_robots, >, 0);
}

/* Three searches have the same pace; what is chosen for none is hidden. */
LAB_WINDOW_TEST ("/window-robots-watch/lanes", test_lanes)
{
  LabRobotsWatchPage *page = show (test);

  g_assert_null (get_run (page, 2));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->lanes[2])));
  adw_combo_row_set_selected (page->algorithms[2], 4);
  wait_until_ready (test);
  g_assert_nonnull (get_run (page, 2));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page->lanes[2])));
  g_assert_cmpint (get_run (page, 2)->algorithm, ==, LAB_ROBOTS_FAST);
  adw_combo_row_set_selected (page->algorithms[2], 0);
  wait_until_ready (test);
  g_assert_null (get_run (page, 2));
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

  g_assert_cmpuint (first->most, >, second->most);
  g_assert_cmpuint (first->scale, ==, first->most);
  g_assert_cmpuint (second->scale, ==, first->most);
  g_assert_cmpuint (first->columns, ==, MAX (first->n_layers, second->n_layers));
  g_assert_cmpuint (second->columns, ==, first->columns);
  g_assert_true (first->is_shared && second->is_shared);
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 1280, 800);
  lab_test_driver_settle (test->driver);
  g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));
}

/* The lines of the pseudo-code that run are highlighted, and each run has its sentence. */
LAB_WINDOW_TEST ("/window-robots-watch/code", test_code)
{
  LabRobotsWatchPage *page = show (test);
  g_autofree char *text = NULL;

  g_assert_cmpuint (lab_code_view_get_lines (page->codes[0]), ==, 1);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->codes[1])));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->codes[2])));
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (lab_code_view_get_lines (page->codes[0]), ==,
                    lab_robots_watch_find_lines (get_run (page, 0)));
  g_assert_cmpuint (lab_code_view_get_lines (page->codes[0]), >, 1);
  g_assert_nonnull (strstr (gtk_label_get_label (page->lanes[1]->sentence), "was expanded"));
  text = g_strdup_printf ("Step 1 of %u", (guint) lab_step_player_get_n_steps (page->player));
  g_assert_nonnull (lab_test_find_text (text));
}

/* What was chosen is chosen the next time; a text is not kept, so there is a random board. */
LAB_WINDOW_TEST ("/window-robots-watch/remembered", test_remembered)
{
  static const char * const keys[] = { "robots-watch-board", "robots-watch-size",
                                       "robots-watch-algorithms", "robots-watch-colors" };
  g_autoptr (GSettings) settings = lab_settings_new ();
  LabRobotsWatchPage *page = show (test);

  adw_combo_row_set_selected (page->side, 0);
  adw_combo_row_set_selected (page->algorithms[0], 4);
  adw_combo_row_set_selected (page->algorithms[1], 0);
  adw_combo_row_set_selected (page->heat, 1);
  adw_combo_row_set_selected (page->source, 3);
  wait_until_ready (test);
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  page = open_page (test);
  g_assert_cmpuint (adw_combo_row_get_selected (page->side), ==, 0);
  g_assert_cmpuint (adw_combo_row_get_selected (page->source), ==, 0);
  g_assert_cmpint (get_run (page, 0)->algorithm, ==, LAB_ROBOTS_DFS);
  g_assert_null (get_run (page, 1));
  g_assert_cmpuint (adw_combo_row_get_selected (page->heat), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

/* On a phone, the whole board is in sight, and the code and the options are behind a button. */
LAB_WINDOW_TEST ("/window-robots-watch/phone", test_phone)
{
  LabRobotsWatchPage *page;
  GtkWidget *board, *button;
  GtkScrolledWindow *scroller;
  graphene_rect_t place;

  page = show (test);
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  board = GTK_WIDGET (page->lanes[0]->view);
  button = lab_test_find_button ("Code and Options");
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
  lab_test_driver_click (test->driver, button);
  lab_test_driver_settle (test->driver);
  g_assert_false (gtk_widget_get_mapped (board));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->source)));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->player)));
}

/* The counts are saved as a table. */
LAB_WINDOW_TEST ("/window-robots-watch/export", test_export)
{
  LabRobotsWatchPage *page = show (test);
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "search.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  lab_robots_watch_page_export (page, file);
  lab_test_wait (g_file_query_exists (file, NULL));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "algorithm,step,bound,moves,seen,waiting\nbfs,0,0,0,1,1"));
  lab_test_driver_settle (test->driver);
  g_remove (path);
  g_rmdir (folder);
}
