/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-robots-window.h"

#include "lab-robots-board-view.h"
#include "lab-robots-family.h"
#include "lab-robots-solo-page.h"
#include "lab-robots-start-page.h"
#include "lab-robots-text.h"
#include "lab-settings.h"
#include "lab-test-robots-party.h"

/* Visits all pages of the robots, and plays puzzles. Nothing here depends on the language. */

/* Private helpers */

static void
press (LabTestWindow *test,
       LabRobotsMove  move)
{
  static const guint arrows[LAB_N_ROBOTS_SIDES] = { GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down,
                                                    GDK_KEY_Left };

  gtk_widget_grab_focus (lab_test_robots_get_board (test));
  lab_test_driver_key (test->driver, GDK_KEY_1 + move.robot, 0);
  lab_test_driver_key (test->driver, arrows[move.side], 0);
}

static void
set_mode (const char *mode)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_settings_set_string (settings, "robots-mode", mode);
}

/* Public functions */

/** lab_test_robots_get_family: (transfer none): returns the family in the window. */
LabFamily *
lab_test_robots_get_family (LabTestWindow *test)
{
  return LAB_FAMILY (lab_window_get_family (test->window, LAB_ROBOTS_FAMILY_ID));
}

/** lab_test_robots_get_game: (transfer none) (nullable): returns the current puzzle. */
LabRobotsGame *
lab_test_robots_get_game (LabTestWindow *test)
{
  return lab_robots_puzzles_get_game (lab_robots_puzzles_get (lab_test_robots_get_family (test)));
}

/** lab_test_robots_get_board: (transfer none): returns the board of the page for one player. */
GtkWidget *
lab_test_robots_get_board (LabTestWindow *test)
{
  return lab_test_find (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ROBOTS_SOLO_PAGE),
                        LAB_TYPE_ROBOTS_BOARD_VIEW);
}

/** lab_test_robots_show_start: (transfer none): shows and returns the start page. */
GtkWidget *
lab_test_robots_show_start (LabTestWindow *test)
{
  lab_family_show_start (lab_test_robots_get_family (test));
  lab_test_driver_settle (test->driver);
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ROBOTS_START_PAGE);
}

/** lab_test_robots_await_page: waits until a page is shown. */
void
lab_test_robots_await_page (LabTestWindow *test,
                            const char    *name)
{
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), name) == 0);
  lab_test_driver_settle (test->driver);
}

/** lab_test_robots_show_part: opens a part from the start page. */
void
lab_test_robots_show_part (LabTestWindow *test,
                           const char    *name)
{
  g_autofree char *action = g_strconcat ("win.", name, NULL);

  g_assert_true (gtk_widget_activate_action (lab_test_robots_show_start (test), action, NULL));
  lab_test_robots_await_page (test, name);
}

/** lab_test_robots_set_tutorial: sets whether the tutorial was seen. */
void
lab_test_robots_set_tutorial (gboolean seen)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_settings_set_boolean (settings, "robots-tutorial-seen", seen);
}

/** lab_test_robots_play: shows a board to play. */
void
lab_test_robots_play (LabTestWindow *test,
                      const char    *text)
{
  LabRobotsBoard board;
  g_autoptr (GError) error = NULL;

  lab_robots_board_parse (text, &board, &error);
  g_assert_no_error (error);
  lab_test_robots_show_start (test);
  lab_robots_puzzles_start_board (lab_robots_puzzles_get (lab_test_robots_get_family (test)),
                                  &board);
  lab_test_robots_await_page (test, "robots");
}

/** lab_test_robots_press: makes moves with keys. */
void
lab_test_robots_press (LabTestWindow *test,
                       const char    *text)
{
  g_autoptr (GArray) moves = NULL;
  g_autoptr (GError) error = NULL;

  lab_robots_moves_parse (text, &moves, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < moves->len; i++)
    press (test, g_array_index (moves, LabRobotsMove, i));
}

/**
 * lab_test_robots_visit_pages:
 * @test: the window under test
 * @look_at: called on each page while it is shown
 * @data: for @look_at
 *
 * Visits the start page of the robots, a puzzle, a hint, the end, and each part that has a page.
 */
void
lab_test_robots_visit_pages (LabTestWindow   *test,
                             LabTestPageFunc  look_at,
                             gpointer         data)
{
  GtkWidget *window = GTK_WIDGET (test->window);

  lab_test_robots_set_tutorial (FALSE);
  lab_test_robots_show_start (test);
  look_at (test, window, "robots: the start page", data);
  set_mode ("length");
  lab_test_robots_show_start (test);
  look_at (test, window, "robots: the start page with all options", data);
  set_mode ("levels");
  lab_test_robots_play (test, LAB_TEST_ROBOTS_BOARD);
  look_at (test, window, "robots: the tutorial", data);
  lab_test_robots_set_tutorial (TRUE);
  lab_test_wait (!lab_robots_game_is_thinking (lab_test_robots_get_game (test)));
  for (guint step = 1; step <= LAB_ROBOTS_HINT_WAY; step++)
    lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  look_at (test, window, "robots: a hint", data);
  lab_test_robots_press (test, "1E 1S");
  lab_test_driver_settle (test->driver);
  look_at (test, window, "robots: a solved puzzle", data);
  for (const LabFamilyPart *part = lab_robots_parts; part->name != NULL; part++)
    {
      g_autofree char *where = g_strconcat ("robots: ", part->name, NULL);

      if ((part->create == NULL && part->get_type == NULL) || part->group == LAB_FAMILY_GROUP_GAME)
        continue;
      lab_test_robots_show_part (test, part->name);
      look_at (test, window, where, data);
    }
  lab_test_robots_party_visit_pages (test, look_at, data);
  lab_test_robots_show_start (test);
}
