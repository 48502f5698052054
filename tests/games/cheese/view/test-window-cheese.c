/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-cheese-autosave.h"
#include "lab-cheese-thoughts.h"
#include "lab-settings.h"
#include "lab-storage.h"
#include "lab-test-cheese-window.h"

/* Runs cheese races in the window. */

/* Private helpers */

static void
activate (LabTestWindow *test,
          const char    *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (lab_test_cheese_get_page (test)), action,
                                             NULL));
  lab_test_driver_settle (test->driver);
}

static gboolean
is_autosaved (void)
{
  g_autofree char *path = lab_storage_get_path (LAB_CHEESE_AUTOSAVE_FILE_NAME);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Plays some turns of a person against the computer. */
static LabCheeseRace *
play_turns (LabTestWindow *test,
            guint          n)
{
  lab_test_cheese_set_tutorial (TRUE);
  lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");
  for (guint i = 0; i < n; i++)
    lab_test_cheese_step (test);
  g_assert_cmpuint (lab_cheese_race_get_n_played (lab_test_cheese_get_race (test)), ==, n);
  return lab_test_cheese_get_race (test);
}

/* Tests */

/* One button starts a race at once. */
static void
test_start (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_cheese_set_tutorial (TRUE);
  lab_test_cheese_show_start (test);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "race");
  g_assert_cmpuint (lab_cheese_race_get_deal (lab_test_cheese_get_race (test))->n_rats, ==, 2);
  g_assert_true (lab_cheese_race_has_people (lab_test_cheese_get_race (test)));
}

/* The arrow keys run a whole race, and its end offers another one. */
static void
test_keys (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabCheeseRace *race = play_turns (test, 1);
  LabCheeseRace *next;

  while (!lab_cheese_race_is_over (race))
    lab_test_cheese_step (test);
  lab_test_driver_settle (test->driver);
  g_assert_false (is_autosaved ());
  activate (test, "race.rematch");
  next = lab_test_cheese_get_race (test);
  g_assert_true (next != race);
  g_assert_cmpuint (lab_cheese_race_get_n_played (next), ==, 0);
  g_assert_cmpuint (lab_cheese_race_get_settings (next)->deal.maze_seed, ==, 3);
  activate (test, "race.another");
  next = lab_test_cheese_get_race (test);
  g_assert_cmpuint (lab_cheese_race_get_settings (next)->deal.maze_seed, !=, 3);
}

/* A wall costs a person no turn. */
static void
test_wall (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabCheeseRace *race = play_turns (test, 0);
  const LabCheeseMaze *maze = lab_cheese_race_get_deal (race)->maze;
  guint cell = lab_cheese_race_get_position (race)->rats[0].cell;

  for (guint action = LAB_CHEESE_NORTH; action < LAB_N_CHEESE_ACTIONS; action++)
    {
      if (lab_cheese_maze_get_weight (maze, cell, (LabCheeseAction) action) == 0)
        lab_test_driver_key (test->driver, lab_test_cheese_get_arrow ((LabCheeseAction) action),
                             0);
    }
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), ==, 0);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_wait (lab_cheese_race_get_n_played (race) == 1);
  g_assert_cmpuint (lab_cheese_race_get_position (race)->rats[0].cell, ==, cell);
}

/* Two people choose with their own keys; the turn waits for both. */
static void
test_two_people (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  LabCheeseRace *race;

  lab_test_cheese_set_tutorial (TRUE);
  lab_test_cheese_play (test, LAB_CHEESE_PERSON, LAB_CHEESE_PERSON);
  race = lab_test_cheese_get_race (test);
  lab_test_driver_key (test->driver, GDK_KEY_q, 0);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_cheese_race_has_chosen (race, 1));
  g_assert_false (lab_cheese_race_has_chosen (race, 0));
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), ==, 0);
  lab_test_driver_key (test->driver,
                       lab_test_cheese_get_arrow (lab_test_cheese_find_step (race, 0)), 0);
  lab_test_wait (lab_cheese_race_get_n_played (race) == 1);
}

/* Undo and redo go back and forth. */
static void
test_undo (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabCheeseRace *race = play_turns (test, 3);

  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), ==, 1);
  g_assert_cmpuint (lab_cheese_race_page_get_shown (lab_test_cheese_get_page (test)), ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), ==, 2);
}

/* Earlier turns can be looked at; only Keep Playing From Here changes the race. */
static void
test_scrub (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabCheeseRace *race = play_turns (test, 4);
  LabCheeseRacePage *page = lab_test_cheese_get_page (test);

  activate (test, "race.first");
  g_assert_cmpuint (lab_cheese_race_page_get_shown (page), ==, 0);
  activate (test, "race.forward");
  g_assert_cmpuint (lab_cheese_race_page_get_shown (page), ==, 1);
  activate (test, "race.last");
  g_assert_cmpuint (lab_cheese_race_page_get_shown (page), ==, 4);
  activate (test, "race.back");
  g_assert_cmpuint (lab_cheese_race_page_get_shown (page), ==, 3);
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), ==, 4);
  activate (test, "race.keep");
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), ==, 3);
  g_assert_true (lab_cheese_race_may_redo (race));
}

/* A race without people runs by itself, at any speed, and can be stopped. */
static void
test_watch (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  LabCheeseRace *race;
  guint n_played;

  lab_test_cheese_play (test, "greedy", "bfs");
  race = lab_test_cheese_get_race (test);
  for (guint i = 0; i < 8; i++)
    lab_test_driver_key (test->driver, GDK_KEY_Up, GDK_CONTROL_MASK);
  g_assert_cmpint (g_settings_get_int (settings, "cheese-speed"), ==, 7);
  lab_test_wait (lab_cheese_race_get_n_played (race) > 0);
  if (!lab_cheese_race_is_over (race))
    activate (test, "race.first");
  n_played = lab_cheese_race_get_n_played (race);
  activate (test, "race.play");
  lab_test_wait (lab_cheese_race_is_over (race));
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), >=, n_played);
  g_settings_reset (settings, "cheese-speed");
}

/* Three hints tell more and more, and are counted. */
static void
test_hints (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabCheeseRace *race = play_turns (test, 0);

  for (guint i = 0; i < 3; i++)
    lab_test_driver_key (test->driver, GDK_KEY_h, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (lab_cheese_race_get_n_hints (race), ==, 3);
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), ==, 0);
}

/* The tutorial comes once, and Escape does not end the race. */
static void
test_tutorial (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_cheese_set_tutorial (FALSE);
  lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");
  g_assert_nonnull (lab_test_find_text ("Move Your Rat"));
  while (!lab_cheese_race_is_over (lab_test_cheese_get_race (test)))
    lab_test_cheese_step (test);
  lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");
  g_assert_null (lab_test_find_text ("Move Your Rat"));
}

/* A race is saved after each turn, and resumed by the next window. */
static void
test_resume (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabCheeseRace *race;

  play_turns (test, 3);
  g_assert_true (is_autosaved ());
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  lab_test_cheese_show_start (test);
  lab_family_resume (LAB_FAMILY (lab_test_cheese_get_family (test)));
  lab_test_driver_settle (test->driver);
  race = lab_test_cheese_get_race (test);
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), ==, 3);
  lab_test_cheese_step (test);
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), ==, 4);
}

/* A rat tells what it thinks, step by step. */
static void
test_thoughts (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabCheeseThoughts *thoughts;
  guint rat = G_MAXUINT, n_steps = 0;

  play_turns (test, 1);
  thoughts = LAB_CHEESE_THOUGHTS (
      lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CHEESE_THOUGHTS));
  g_assert_null (lab_cheese_thoughts_get (thoughts, &rat, &n_steps));
  activate (test, "race.thoughts");
  lab_test_wait (lab_cheese_thoughts_get (thoughts, &rat, &n_steps) != NULL);
  g_assert_cmpuint (rat, ==, 1);
  g_assert_cmpuint (n_steps, ==, G_MAXUINT);
  activate (test, "race.thought-back");
  lab_cheese_thoughts_get (thoughts, &rat, &n_steps);
  g_assert_cmpuint (n_steps, <, G_MAXUINT);
  activate (test, "race.thoughts");
  g_assert_null (lab_cheese_thoughts_get (thoughts, &rat, &n_steps));
}

/* A race is opened from a file, as far as it was played. */
static void
test_open (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "saved.labyrinthe-race", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = lab_cheese_saved_race_to_text (play_turns (test, 2));

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  while (!lab_cheese_race_is_over (lab_test_cheese_get_race (test)))
    lab_test_cheese_step (test);
  lab_window_open (test->window, &file, 1);
  lab_test_wait (lab_cheese_race_get_n_played (lab_test_cheese_get_race (test)) == 2);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A click on a cell goes there, as many turns as it takes. */
static void
test_click (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabCheeseRace *race = play_turns (test, 0);
  guint target = lab_cheese_race_get_position (race)->cheese[0];

  g_signal_emit_by_name (lab_cheese_race_page_get_board (lab_test_cheese_get_page (test)),
                         "cell-activated", target);
  lab_test_wait (lab_cheese_race_is_over (race)
                 || lab_cheese_race_get_position (race)->rats[0].cell == target);
  g_assert_cmpuint (lab_cheese_race_get_n_played (race), >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window-cheese/start", NULL, test_start);
  lab_test_window_add ("/window-cheese/keys", NULL, test_keys);
  lab_test_window_add ("/window-cheese/wall", NULL, test_wall);
  lab_test_window_add ("/window-cheese/two-people", NULL, test_two_people);
  lab_test_window_add ("/window-cheese/undo", NULL, test_undo);
  lab_test_window_add ("/window-cheese/scrub", NULL, test_scrub);
  lab_test_window_add ("/window-cheese/watch", NULL, test_watch);
  lab_test_window_add ("/window-cheese/hints", NULL, test_hints);
  lab_test_window_add ("/window-cheese/tutorial", NULL, test_tutorial);
  lab_test_window_add ("/window-cheese/resume", NULL, test_resume);
  lab_test_window_add ("/window-cheese/thoughts", NULL, test_thoughts);
  lab_test_window_add ("/window-cheese/open", NULL, test_open);
  lab_test_window_add ("/window-cheese/click", NULL, test_click);
  return g_test_run ();
}
