/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-cheese-window.h"

#include "lab-cheese-family.h"
#include "lab-cheese-race-page-private.h"
#include "lab-cheese-start-page.h"
#include "lab-family-game.h"
#include "lab-test-steps.h"

/* Visits all pages of the cheese race, and runs races. Nothing here depends on the language. */

#define SEED 3

/* Private helpers */

/* Finds the shortest way of the first rat to the nearest cheese, breadth-first, and returns its
 * first step. */
static LabCheeseAction
find_step (LabCheeseRace *race)
{
  const LabCheeseMaze *maze = race->deal->maze;
  gsize n_cells = (gsize) maze->width * maze->height;
  g_autofree guint8 *first = g_new0 (guint8, n_cells);
  g_autofree guint *queue = g_new (guint, n_cells);
  guint n = 0;

  queue[n++] = race->position.rats[0].cell;
  for (guint i = 0; i < n; i++)
    {
      if (i > 0 && lab_cheese_position_has_cheese (&race->position, queue[i]))
        return (LabCheeseAction) first[queue[i]];
      for (guint8 action = LAB_CHEESE_NORTH; action < LAB_N_CHEESE_ACTIONS; action++)
        {
          guint next = lab_cheese_maze_get_next (maze, queue[i], action);

          if (next == LAB_CHEESE_NO_CELL || next == queue[0] || first[next] != 0)
            continue;
          first[next] = i == 0 ? action : first[queue[i]];
          queue[n++] = next;
        }
    }
  return LAB_CHEESE_NOTHING;
}

/* Public functions */

/** lab_test_cheese_get_family: (transfer none): returns the family in the window. */
LabCheeseFamily *
lab_test_cheese_get_family (LabTestWindow *test)
{
  return LAB_CHEESE_FAMILY (lab_window_get_family (test->window, LAB_CHEESE_FAMILY_ID));
}

/** lab_test_cheese_show_start: (transfer none): shows and returns the start page. */
GtkWidget *
lab_test_cheese_show_start (LabTestWindow *test)
{
  lab_family_show_start (LAB_FAMILY (lab_test_cheese_get_family (test)));
  lab_test_driver_settle (test->driver);
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CHEESE_START_PAGE);
}

/** lab_test_cheese_show_part: opens a part from the start page. */
void
lab_test_cheese_show_part (LabTestWindow *test,
                           const char    *name)
{
  g_autofree char *action = g_strconcat ("win.", name, NULL);

  g_assert_true (gtk_widget_activate_action (lab_test_cheese_show_start (test), action, NULL));
  lab_test_driver_settle (test->driver);
}

/** lab_test_cheese_play: (transfer none): shows and returns a race of two rats in a small maze
 * without mud. */
LabCheeseRace *
lab_test_cheese_play (LabTestWindow *test,
                      const char    *first,
                      const char    *second)
{
  g_autoptr (LabCheeseRaceSettings) settings = g_new0 (LabCheeseRaceSettings, 1);
  g_autoptr (LabCheeseRace) race = NULL;
  g_autoptr (GError) error = NULL;

  settings->deal = (LabCheeseDealSettings) {
    .maze = LAB_CHEESE_MAZE_DEFAULTS,
    .n_rats = 2,
    .teams = { 0, 1 },
    .starts = { LAB_CHEESE_START_TOP_LEFT, LAB_CHEESE_START_BOTTOM_RIGHT },
    .n_cheese = 5,
    .maze_seed = SEED,
    .cheese_seed = SEED,
    .players_seed = SEED,
  };
  settings->deal.maze.width = 9;
  settings->deal.maze.height = 7;
  settings->deal.maze.mud_percentage = 0;
  settings->rats[0] = g_strdup (first);
  settings->rats[1] = g_strdup (second);
  race = lab_cheese_race_new (settings, &error);
  g_assert_no_error (error);
  lab_test_cheese_show_start (test);
  lab_family_game_play (
      lab_family_game_get (LAB_FAMILY (lab_test_cheese_get_family (test)), "race"), race);
  lab_test_do (test, "settle; page race");
  return lab_test_cheese_get_race (test);
}

/** lab_test_cheese_get_page: (transfer none): returns the page of the race. */
LabCheeseRacePage *
lab_test_cheese_get_page (LabTestWindow *test)
{
  return LAB_CHEESE_RACE_PAGE (
      lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CHEESE_RACE_PAGE));
}

/** lab_test_cheese_get_race: (transfer none): returns the race that is shown. */
LabCheeseRace *
lab_test_cheese_get_race (LabTestWindow *test)
{
  return lab_test_cheese_get_page (test)->race;
}

/** lab_test_cheese_press: presses the key of an action. */
void
lab_test_cheese_press (LabTestWindow   *test,
                       LabCheeseAction  action)
{
  static const char * const keys[] = { "space", "Up", "Right", "Down", "Left" };

  lab_test_do (test, "key %s", keys[action]);
}

/** lab_test_cheese_step: moves the first rat towards cheese with a key, and waits for the turn. */
void
lab_test_cheese_step (LabTestWindow *test)
{
  LabCheeseRace *race = lab_test_cheese_get_race (test);
  guint n_played = race->n_played;

  lab_test_cheese_press (test, find_step (race));
  lab_test_wait (race->n_played > n_played);
}

/** lab_test_cheese_finish: plays the race to its end. */
void
lab_test_cheese_finish (LabTestWindow *test)
{
  while (!lab_cheese_race_is_over (lab_test_cheese_get_race (test)))
    lab_test_cheese_step (test);
}

/**
 * lab_test_cheese_visit_pages:
 * @test: the window under test
 * @look_at: called on each page while it is shown
 * @data: for @look_at
 *
 * Visits a race of a person and its end.
 */
void
lab_test_cheese_visit_pages (LabTestWindow   *test,
                             LabTestPageFunc  look_at,
                             gpointer         data)
{
  lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");
  look_at (test, GTK_WIDGET (test->window), "cheese: a race", data);
  lab_test_cheese_finish (test);
  lab_test_driver_settle (test->driver);
  look_at (test, GTK_WIDGET (test->window), "cheese: the end of a race", data);
  lab_test_cheese_show_start (test);
}
