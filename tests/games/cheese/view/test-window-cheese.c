/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-kind.h"
#include "lab-cheese-race-page-private.h"
#include "lab-cheese-records.h"
#include "lab-cheese-thoughts.h"
#include "lab-result-card.h"
#include "lab-storage.h"
#include "lab-test-cheese-window.h"
#include "lab-test-preferences.h"
#include "lab-test-steps.h"

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

static guint
count_races (void)
{
  g_autoptr (GPtrArray) races = lab_record_kind_load (&lab_cheese_records, NULL);

  return races->len;
}

/* Plays some turns of a person against the computer. */
static LabCheeseRace *
play_turns (LabTestWindow *test,
            guint          n)
{
  LabCheeseRace *race = lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");

  for (guint i = 0; i < n; i++)
    lab_test_cheese_step (test);
  g_assert_cmpuint (race->n_played, ==, n);
  return race;
}

/* Tests */

/* One button starts a race at once. */
LAB_WINDOW_TEST ("/window-cheese/start", test_start)
{
  lab_test_cheese_show_start (test);
  lab_test_do (test, "text Player 1; text Person, Team 1; key Return; settle; page race");
  g_assert_cmpuint (lab_test_cheese_get_race (test)->deal->n_rats, ==, 2);
  g_assert_true (lab_cheese_race_has_people (lab_test_cheese_get_race (test)));
  /* So few that a race does not take hundreds of turns. */
  g_assert_cmpuint (lab_test_cheese_get_race (test)->deal->n_cheese, ==, 9);
}

/* Nothing covers the cheese where the pointer rests. */
LAB_WINDOW_TEST ("/window-cheese/tooltip", test_tooltip)
{
  play_turns (test, 0);
  g_assert_false (
      gtk_widget_get_has_tooltip (GTK_WIDGET (lab_test_cheese_get_page (test)->board)));
}

/* The buttons of directions are a cross, which is not mirrored, and large enough for a finger. */
static void
check_cross (LabTestWindow *test)
{
  static const char * const actions[] = { "race.north", "race.west", "race.east", "race.south" };
  static const int places[][2] = { { 1, 0 }, { 0, 1 }, { 2, 1 }, { 1, 2 } };
  GtkWidget *cross = lab_test_cheese_get_page (test)->directions;
  GtkWidget *button = gtk_widget_get_first_child (cross);
  graphene_rect_t first = GRAPHENE_RECT_INIT_ZERO;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++, button = gtk_widget_get_next_sibling (button))
    {
      graphene_rect_t at;

      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, actions[i]);
      g_assert_true (gtk_widget_compute_bounds (button, cross, &at));
      g_assert_cmpfloat (at.size.width, >=, 44);
      g_assert_cmpfloat (at.size.height, >=, 44);
      if (i == 0)
        first = at;
      g_assert_cmpfloat ((at.origin.x - first.origin.x) / (at.size.width + 6), ==,
                         places[i][0] - 1);
      g_assert_cmpfloat ((at.origin.y - first.origin.y) / at.size.height, ==, places[i][1]);
    }
}

LAB_WINDOW_TEST ("/window-cheese/cross", test_cross)
{
  play_turns (test, 0);
  check_cross (test);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  lab_test_do (test, "end; start");
  play_turns (test, 0);
  check_cross (test);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* The arrow keys run a whole race, and its end offers another one. */
LAB_WINDOW_TEST ("/window-cheese/keys", test_keys)
{
  LabCheeseRace *race = play_turns (test, 1);
  LabCheeseRace *next;

  lab_test_cheese_finish (test);
  lab_test_driver_settle (test->driver);
  g_assert_false (is_autosaved ());
  activate (test, "race.rematch");
  next = lab_test_cheese_get_race (test);
  g_assert_true (next != race);
  g_assert_cmpuint (next->n_played, ==, 0);
  g_assert_cmpuint (next->settings->deal.maze_seed, ==, 3);
  activate (test, "race.another");
  next = lab_test_cheese_get_race (test);
  g_assert_cmpuint (next->settings->deal.maze_seed, !=, 3);
}

/* A wall costs a person no turn. */
LAB_WINDOW_TEST ("/window-cheese/wall", test_wall)
{
  LabCheeseRace *race = play_turns (test, 0);
  guint cell = race->position.rats[0].cell;

  for (guint action = LAB_CHEESE_NORTH; action < LAB_N_CHEESE_ACTIONS; action++)
    {
      if (lab_cheese_maze_get_weight (race->deal->maze, cell, action) == 0)
        lab_test_cheese_press (test, action);
    }
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (race->n_played, ==, 0);
  lab_test_do (test, "key space");
  lab_test_wait (race->n_played == 1);
  g_assert_cmpuint (race->position.rats[0].cell, ==, cell);
}

/* Two people choose with their own keys; the turn waits for both. */
LAB_WINDOW_TEST ("/window-cheese/two-people", test_two_people)
{
  LabCheeseRace *race = lab_test_cheese_play (test, LAB_CHEESE_PERSON, LAB_CHEESE_PERSON);

  lab_test_do (test, "key q; settle");
  g_assert_true (lab_cheese_race_has_chosen (race, 1));
  g_assert_false (lab_cheese_race_has_chosen (race, 0));
  g_assert_cmpuint (race->n_played, ==, 0);
  lab_test_cheese_step (test);
  g_assert_cmpuint (race->n_played, ==, 1);
}

/* Undo and redo go back and forth. */
LAB_WINDOW_TEST ("/window-cheese/undo", test_undo)
{
  LabCheeseRace *race = play_turns (test, 3);

  lab_test_do (test, "key <Control>z; key <Control>z; settle");
  g_assert_cmpuint (race->n_played, ==, 1);
  g_assert_cmpuint (lab_test_cheese_get_page (test)->shown, ==, 1);
  lab_test_do (test, "key <Control><Shift>z; settle");
  g_assert_cmpuint (race->n_played, ==, 2);
}

/* Earlier turns can be looked at; only Keep Playing From Here changes the race. */
LAB_WINDOW_TEST ("/window-cheese/scrub", test_scrub)
{
  static const struct { const char *action; guint shown; } views[] = {
    { "playback.first", 0 }, { "playback.forward", 1 }, { "playback.last", 4 },
    { "playback.back", 3 },
  };
  LabCheeseRace *race = play_turns (test, 4);
  LabCheeseRacePage *page = lab_test_cheese_get_page (test);

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      activate (test, views[i].action);
      g_assert_cmpuint (page->shown, ==, views[i].shown);
    }
  g_assert_cmpuint (race->n_played, ==, 4);
  activate (test, "race.keep");
  g_assert_cmpuint (race->n_played, ==, 3);
  g_assert_true (lab_cheese_race_may_redo (race));
}

/* Alt and a number switch to another game and back, and the race stays as it is. */
LAB_WINDOW_TEST ("/window-cheese/switch", test_switch)
{
  LabFamily *family;

  play_turns (test, 2);
  family = test->window->family;
  g_assert_true (family == LAB_FAMILY (lab_test_cheese_get_family (test)));
  lab_test_do (test, "key <Alt>1; settle; page home");
  g_assert_true (test->window->family != family);
  lab_test_do (test, "key <Alt>4; settle; page start");
  g_assert_true (test->window->family == family);
  lab_family_resume (family);
  lab_test_do (test, "settle; page race");
  g_assert_cmpuint (lab_test_cheese_get_race (test)->n_played, ==, 2);
}

/* A race without people runs by itself, at any speed, and can be stopped. */
LAB_WINDOW_TEST ("/window-cheese/watch", test_watch)
{
  LabCheeseRace *race = lab_test_cheese_play (test, "greedy", "bfs");

  for (guint i = 0; i < 8; i++)
    lab_test_do (test, "key f");
  lab_test_settings_assert ("cheese-speed", "7");
  lab_test_wait (race->n_played > 0);
  if (!lab_cheese_race_is_over (race))
    activate (test, "playback.first");
  activate (test, "playback.play");
  lab_test_wait (lab_cheese_race_is_over (race));
}

/* Three hints tell more and more, and are counted. */
LAB_WINDOW_TEST ("/window-cheese/hints", test_hints)
{
  LabCheeseRace *race = play_turns (test, 0);

  lab_test_do (test, "key h; key <Control>h; key h; settle");
  g_assert_cmpuint (race->n_hints, ==, 3);
  g_assert_cmpuint (race->n_played, ==, 0);
}

/* Returns how far the second widget is below the first one. */
static float
get_gap (GtkWidget *first,
         GtkWidget *second)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (second, first, &bounds));
  return bounds.origin.y - (float) gtk_widget_get_height (first);
}

/* On a phone, the scores and the arrows are in sight all the time, and the title is the game; in a
 * large window, the list of rats is enough. */
LAB_WINDOW_TEST ("/window-cheese/scores", test_scores)
{
  LabCheeseRacePage *page;
  GtkWidget *board, *title;

  lab_test_window_set_lessons (FALSE);
  lab_test_do (test, "size 360 640");
  lab_test_cheese_show_start (test);
  lab_test_do (test, "key Return; settle; page race");
  page = lab_test_cheese_get_page (test);
  board = GTK_WIDGET (page->board);
  g_assert_true (gtk_widget_get_mapped (page->summary));
  g_assert_true (lab_test_is_within (page->summary, GTK_WIDGET (test->window)));
  g_assert_true (lab_test_has_text (page->summary, "0"));
  g_assert_cmpfloat (get_gap (page->summary, board), >=, 0);
  g_assert_cmpfloat (get_gap (page->summary, board), <, 12);
  g_assert_true (lab_test_is_within (
      page->directions, gtk_widget_get_ancestor (page->directions, GTK_TYPE_SCROLLED_WINDOW)));
  title = lab_test_find_text ("Cheese Race");
  g_assert_true (gtk_widget_get_mapped (title));

  lab_test_do (test, "size 1280 800; settle");
  g_assert_false (gtk_widget_get_child_visible (page->summary));
  g_assert_cmpfloat (get_gap (GTK_WIDGET (page->chooser), page->directions), >=, 12);
  g_assert_cmpfloat (get_gap (page->directions, GTK_WIDGET (page->lesson)), >=, 12);
}

/* The result says who has won, the score, and why the race is over; home does not count a loss. */
LAB_WINDOW_TEST ("/window-cheese/result", test_result)
{
  LabCheeseRace *race = play_turns (test, 0);
  LabResultCard *card = lab_test_cheese_get_page (test)->result;

  while (!lab_cheese_race_is_over (race))
    {
      guint n_played = race->n_played;

      lab_test_do (test, "key space");
      lab_test_wait (race->n_played > n_played);
    }
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (race->position.n_cheese, ==, 2);
  g_assert_cmpstr (gtk_label_get_text (card->title), ==, "Computer: Normal wins 3 to 0");
  g_assert_cmpstr (gtk_label_get_text (card->text), ==, "No team can catch up.");
  lab_test_wait (count_races () > 0);
  lab_test_do (test, "end; start-home; settle; page home; no-text 0 wins");
}

/* The lesson comes once. */
LAB_WINDOW_TEST ("/window-cheese/lesson", test_lesson)
{
  lab_test_window_set_lessons (FALSE);
  lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");
  lab_test_do (test, "text Move Your Rat");
  lab_test_cheese_finish (test);
  lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");
  lab_test_do (test, "no-text Move Your Rat");
}

/* The next window resumes the lesson at its step, also a lesson that was chosen from the menu. */
LAB_WINDOW_TESTS (test_resumed_lesson, { "/window-cheese/lesson-resumed/new", NULL },
                  { "/window-cheese/lesson-resumed/chosen", "win.race-tutorial" })
{
  const char *chosen = data;

  lab_test_window_set_lessons (chosen != NULL);
  play_turns (test, 0);
  if (chosen != NULL)
    lab_test_do (test, "do %s", chosen);
  for (guint i = 0; i < 3; i++)
    lab_test_cheese_step (test);
  lab_test_do (test, "settle; text Cheese and Mud; end; start");
  lab_test_cheese_show_start (test);
  lab_family_resume (LAB_FAMILY (lab_test_cheese_get_family (test)));
  lab_test_do (test, "settle; text Cheese and Mud; text Step 2 of 4");
}

/* The menu of the start page starts the tutorial, too: in the saved race, or in a new one. */
LAB_WINDOW_TEST ("/window-cheese/lesson-from-start", test_lesson_from_start)
{
  lab_test_cheese_show_start (test);
  lab_test_do (test, "do win.race-tutorial; settle; page race; text Move Your Rat");
  lab_test_cheese_step (test);
  lab_test_cheese_show_start (test);
  lab_test_do (test, "do win.race-tutorial; settle; page race; text Move Your Rat");
  g_assert_cmpuint (lab_test_cheese_get_race (test)->n_played, ==, 1);
}

/* A race is saved after each turn, and resumed by the next window. */
LAB_WINDOW_TEST ("/window-cheese/resume", test_resume)
{
  LabCheeseRace *race;

  play_turns (test, 3);
  g_assert_true (is_autosaved ());
  lab_test_do (test, "end; start");
  lab_test_cheese_show_start (test);
  lab_family_resume (LAB_FAMILY (lab_test_cheese_get_family (test)));
  lab_test_driver_settle (test->driver);
  race = lab_test_cheese_get_race (test);
  g_assert_cmpuint (race->n_played, ==, 3);
  lab_test_cheese_step (test);
  g_assert_cmpuint (race->n_played, ==, 4);
}

/* Right after the end, Space and Enter do nothing, and then they start what is next. */
LAB_WINDOW_TESTS (test_end_keys, { "/window-cheese/end-keys/space", "space" },
                  { "/window-cheese/end-keys/enter", "Return" })
{
  g_autoptr (LabCheeseRace) race = g_object_ref (play_turns (test, 0));
  const char *key = data;

  lab_test_do (test, "rest");
  lab_test_cheese_finish (test);
  lab_test_do (test, "settle; key %s; settle", key);
  g_assert_true (lab_test_cheese_get_race (test) == race);
  lab_test_do (test, "rested; key %s; settle; page race", key);
  g_assert_true (lab_test_cheese_get_race (test) != race);
  g_assert_cmpuint (lab_test_cheese_get_race (test)->n_played, ==, 0);
}

/* A rat tells what it thinks, step by step. */
LAB_WINDOW_TEST ("/window-cheese/thoughts", test_thoughts)
{
  LabCheeseThoughts *thoughts;
  GtkWidget *choice;
  guint rat = G_MAXUINT, n_steps = 0;

  play_turns (test, 1);
  thoughts = LAB_CHEESE_THOUGHTS (
      lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CHEESE_THOUGHTS));
  g_assert_null (lab_cheese_thoughts_get (thoughts, &rat, &n_steps));
  lab_test_do (test, "key <Control>Page_Down");
  lab_test_wait (lab_cheese_thoughts_get (thoughts, &rat, &n_steps) != NULL);
  g_assert_cmpuint (rat, ==, 1);
  g_assert_cmpuint (n_steps, ==, G_MAXUINT);
  lab_test_driver_click (test->driver,
                         lab_test_find_action (GTK_WIDGET (thoughts), "playback.back"));
  lab_cheese_thoughts_get (thoughts, &rat, &n_steps);
  g_assert_cmpuint (n_steps, <, G_MAXUINT);
  lab_test_do (test, "key <Control>Page_Up");
  g_assert_null (lab_cheese_thoughts_get (thoughts, &rat, &n_steps));
  choice = lab_test_find_words (GTK_WIDGET (thoughts), "Computer: Normal");
  choice = gtk_widget_get_ancestor (choice, GTK_TYPE_TOGGLE_BUTTON);
  /* The style of all choices has the ring and the check mark. */
  g_assert_true (gtk_widget_has_css_class (choice, "choice"));
  lab_test_driver_click (test->driver, choice);
  lab_test_wait (lab_cheese_thoughts_get (thoughts, &rat, &n_steps) != NULL);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (choice)));
}

/* A race is opened from a file, as far as it was played. */
LAB_WINDOW_TEST ("/window-cheese/open", test_open)
{
  g_autofree char *path = lab_storage_get_path ("saved.labyrinthe-race");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = lab_cheese_kind.format (play_turns (test, 2));

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lab_test_cheese_finish (test);
  lab_window_open (test->window, &file, 1);
  lab_test_wait (lab_test_cheese_get_race (test)->n_played == 2);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A click on a cell goes there, as many turns as it takes. */
LAB_WINDOW_TEST ("/window-cheese/click", test_click)
{
  LabCheeseRace *race = play_turns (test, 0);
  guint target = race->position.cheese[0];

  g_signal_emit_by_name (lab_test_cheese_get_page (test)->board,
                         "cell-activated", target);
  lab_test_wait (lab_cheese_race_is_over (race) || race->position.rats[0].cell == target);
  g_assert_cmpuint (race->n_played, >, 0);
}

/* Returns the visible row with a title. */
static GtkWidget *
find_row (LabTestWindow *test,
          GType          type,
          const char    *title)
{
  GtkWidget *row = lab_test_find_with (GTK_WIDGET (test->window), type, "title", title);

  g_assert_nonnull (row);
  return row;
}

/* Opponents are levels of the computer; the algorithms are behind the last choice but one. */
LAB_WINDOW_TEST ("/window-cheese/levels", test_levels)
{
  AdwComboRow *kind;
  GListModel *kinds;
  guint n;

  lab_test_cheese_show_start (test);
  lab_test_do (test, "set cheese-rats [('person', '', 0), ('greedy', '', 1)]; end; start");
  lab_test_cheese_show_start (test);
  adw_expander_row_set_expanded (
      ADW_EXPANDER_ROW (find_row (test, ADW_TYPE_EXPANDER_ROW, "Computer: Normal")), TRUE);
  lab_test_do (test, "settle");
  kind = ADW_COMBO_ROW (find_row (test, ADW_TYPE_COMBO_ROW, "Moved By"));
  kinds = adw_combo_row_get_model (kind);
  n = g_list_model_get_n_items (kinds);
  g_assert_cmpuint (n, ==, 7);
  g_assert_null (lab_test_find_with (GTK_WIDGET (test->window), ADW_TYPE_COMBO_ROW, "title",
                                     "Algorithm"));
  adw_combo_row_set_selected (kind, n - 3);
  lab_test_do (test, "settle; text Computer: Expert");
  lab_test_settings_assert ("cheese-rats", "[('person', '', 0), ('rival', '', 1)]");
  adw_combo_row_set_selected (kind, n - 2);
  lab_test_do (test, "settle");
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (test, ADW_TYPE_COMBO_ROW, "Algorithm")), 2);
  lab_test_settings_assert ("cheese-rats", "[('person', '', 0), ('tour', '', 1)]");
  lab_test_do (test, "settle; text Shortest Tour");
}

/* The holes of a maze are what the setting leaves of it. */
LAB_WINDOW_TEST ("/window-cheese/holes", test_holes)
{
  GtkWidget *row;

  lab_test_do (test, "set cheese-cells 70");
  lab_test_cheese_show_start (test);
  adw_expander_row_set_expanded (
      ADW_EXPANDER_ROW (find_row (test, ADW_TYPE_EXPANDER_ROW, "More Options")), TRUE);
  lab_test_do (test, "settle");
  row = find_row (test, ADW_TYPE_ACTION_ROW, "Holes (%)");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (
                       GTK_SPIN_BUTTON (lab_test_find (row, GTK_TYPE_SPIN_BUTTON))), ==, 30);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (lab_test_find (row, GTK_TYPE_SPIN_BUTTON)), 0);
  lab_test_settings_assert ("cheese-cells", "100");
}
