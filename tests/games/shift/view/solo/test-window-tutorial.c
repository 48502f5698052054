/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-dialog.h"
#include "lab-test-focus.h"
#include "lab-test-tutorial.h"
#include "lab-announcer.h"
#include "lab-tutorial-banner.h"
#include "lab-describe-board.h"
#include "lab-tutorial-story.h"

#define BLOCKED                                                                                    \
  "The last tile was pushed out there and may not go straight back. Choose another arrow."
#define OFFER "New here? Learn the game in three minutes."

/* Private helpers: what the window shows */

static gboolean
is_at (LabTestWindow *test,
       guint          number)
{
  return lab_tutorial_get_step (lab_test_tutorial_get (test)) == number;
}

static gboolean
shows_page (LabTestWindow *test,
            const char    *page)
{
  return g_str_equal (lab_window_get_page (test->window), page);
}

static GtkWidget *
find_action (LabTestWindow *test,
             const char    *action)
{
  return lab_test_find_action (GTK_WIDGET (lab_test_get_game_page (test->window)), action);
}

static gboolean
is_guided (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "guided");
}

static gboolean
was_said (LabTestWindow *test,
          const char    *text)
{
  GtkWidget *announcer = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ANNOUNCER);
  g_autofree char *said = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (announcer), GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");

  return said != NULL && strstr (said, text) != NULL;
}

/* Asserts that the step can be read, is announced, and that exactly its target is
 * highlighted. */
static void
audit_step (LabTestWindow *test,
            guint          number)
{
  guint n_steps;
  const LabTutorialStep *step = &lab_tutorial_story_get_steps (&n_steps)[number];
  LabBoardView *board = lab_test_window_get_board (test);
  const LabTurn *pointed = lab_board_view_get_pointed (board);
  GtkWidget *tray = gtk_widget_get_parent (find_action (test, "game.turn-clockwise"));
  gboolean arrow = step->task == LAB_TUTORIAL_TRY || lab_tutorial_story_inserts (step);
  g_autofree char *progress = g_strdup_printf ("Step %u of %u", number + 1, n_steps);

  lab_test_driver_settle (test->driver);
  g_assert_true (is_at (test, number));
  g_assert_nonnull (lab_test_find_text (step->title));
  g_assert_nonnull (lab_test_find_text (step->text));
  g_assert_nonnull (lab_test_find_text (progress));
  g_assert_null (lab_test_find_text ("Rotate the spare tile, then insert it at an arrow."));
  g_assert_cmpint (is_guided (tray), ==, step->task == LAB_TUTORIAL_ROTATE);
  g_assert_cmpint (is_guided (find_action (test, "game.stay")), ==,
                   step->task == LAB_TUTORIAL_STAY);
  for (LabArrow i = 0; i < LAB_N_ARROWS; i++)
    g_assert_cmpint (is_guided (lab_board_view_get_arrow (board, i)), ==,
                     arrow && i == step->turn.arrow);
  if (lab_tutorial_story_inserts (step) || step->task == LAB_TUTORIAL_MOVE)
    g_assert_cmpmem (pointed, sizeof *pointed, &step->turn, sizeof step->turn);
  else
    g_assert_null (pointed);
}

static void
audit_told (LabTestWindow *test,
            guint          number)
{
  guint n_steps;
  const LabTutorialStep *step = &lab_tutorial_story_get_steps (&n_steps)[number];
  g_autofree char *place = NULL;

  g_assert_true (was_said (test, step->title));
  g_assert_true (was_said (test, step->text));
  if (step->task == LAB_TUTORIAL_MOVE)
    place = lab_describe_cell (lab_test_window_get_game (test), step->turn.cell, TRUE);
  else if (step->task == LAB_TUTORIAL_TRY || lab_tutorial_story_inserts (step))
    place = lab_describe_arrow (step->turn.arrow);
  if (place != NULL)
    g_assert_true (was_said (test, place));
}

/* Private helpers: actions */

static void
click (LabTestWindow         *test,
       const LabTutorialStep *step)
{
  switch (step->task)
    {
    case LAB_TUTORIAL_ROTATE:
      lab_test_driver_click (test->driver, find_action (test, "game.turn-counterclockwise"));
      break;
    case LAB_TUTORIAL_TRY:
    case LAB_TUTORIAL_INSERT:
    case LAB_TUTORIAL_OPEN:
      lab_test_window_click_arrow (test, step->turn.arrow);
      break;
    case LAB_TUTORIAL_STAY:
      lab_test_driver_click (test->driver, find_action (test, "game.stay"));
      break;
    case LAB_TUTORIAL_MOVE:
    default:
      lab_test_window_click_cell (test, step->turn.cell);
      break;
    }
}

static void
strike (LabTestWindow         *test,
        const LabTutorialStep *step)
{
  switch (step->task)
    {
    case LAB_TUTORIAL_ROTATE:
      lab_test_strike (test, GDK_KEY_r);
      break;
    case LAB_TUTORIAL_TRY:
    case LAB_TUTORIAL_INSERT:
    case LAB_TUTORIAL_OPEN:
      lab_test_focus_arrow (test, step->turn.arrow);
      lab_test_strike (test, GDK_KEY_Return);
      break;
    case LAB_TUTORIAL_STAY:
      lab_test_strike (test, GDK_KEY_s);
      break;
    case LAB_TUTORIAL_MOVE:
    default:
      lab_test_focus_cell (test, step->turn.cell);
      lab_test_strike (test, GDK_KEY_Return);
      break;
    }
}

/* Does a step, and waits for the next one. */
static void
take_step (LabTestWindow *test,
           guint        number,
           void       (*task) (LabTestWindow *, const LabTutorialStep *))
{
  guint n_steps;
  const LabTutorialStep *steps = lab_tutorial_story_get_steps (&n_steps);

  task (test, &steps[number]);
  if (number + 1 == n_steps)
    lab_test_wait (shows_page (test, "result"));
  else
    lab_test_wait (is_at (test, number + 1) && lab_test_window_is_asked (test)
                   && !lab_board_view_get_moving (lab_test_window_get_board (test)));
  lab_test_driver_settle (test->driver);
}

static guint
count_steps (void)
{
  guint n_steps;

  lab_tutorial_story_get_steps (&n_steps);
  return n_steps;
}

/* Tests */

/* Plays the whole tutorial with the mouse, with and without animations. */
static void
test_clicks (LabTestWindow *test,
             gconstpointer  data)
{
  lab_test_window_set_animated (GPOINTER_TO_INT (data));
  lab_test_tutorial_begin (test);
  for (guint i = 0; i < count_steps (); i++)
    {
      audit_step (test, i);
      take_step (test, i, click);
    }
  g_assert_nonnull (lab_test_find_text ("You Know the Game"));
  g_assert_true (lab_test_get_focus (test) == lab_test_find_button ("Play Against Computer"));
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
}

static GtkWidget *
find_leave (LabTestWindow *test)
{
  return lab_test_find (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TUTORIAL_BANNER),
                        GTK_TYPE_BUTTON);
}

static void
test_keys (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_tutorial_begin (test);
  for (guint i = 0; i < count_steps (); i++)
    {
      audit_step (test, i);
      audit_told (test, i);
      take_step (test, i, strike);
    }
  lab_test_strike (test, GDK_KEY_Return);
  lab_test_wait (shows_page (test, "game"));
  g_assert_null (lab_game_page_get_solo_mode (lab_test_get_game_page (test->window)));
}

/* The tutorial can be left at any step, and then restarts from the beginning. */
static void
test_leave (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  for (guint last = 0; last < count_steps (); last++)
    {
      lab_test_tutorial_begin (test);
      audit_step (test, 0);
      g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, 0);
      lab_test_tutorial_skip_to (test, last);
      audit_step (test, last);
      lab_test_driver_click (test->driver, find_leave (test));
      g_assert_true (shows_page (test, "start"));
      g_assert_true (lab_test_get_focus (test) == lab_test_find_button ("Start Game"));
    }
}

static void
assert_refused (LabTestWindow     *test,
                const LabPosition *before,
                guint              number)
{
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof *before, before, sizeof *before);
  g_assert_true (is_at (test, number));
}

/* Any other action changes nothing, and gets an answer. */
static void
test_wrong (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  guint n_steps;
  const LabTutorialStep *steps = lab_tutorial_story_get_steps (&n_steps);

  lab_test_tutorial_begin (test);
  for (guint i = 0; i < n_steps; i++)
    {
      const LabTutorialStep *step = &steps[i];
      LabPosition before = *lab_test_window_get_position (test);
      gboolean answered = FALSE;

      for (LabArrow arrow = i % 2; arrow < LAB_N_ARROWS; arrow += 4)
        {
          gboolean right = step->task == LAB_TUTORIAL_TRY
                               ? arrow == step->turn.arrow
                               : lab_tutorial_story_inserts (step)
                                     && lab_position_may_insert (&before, arrow)
                                     && lab_tutorial_story_takes_insertion (step, &before, arrow,
                                                                            before.board.spare);

          if (right)
            continue;
          lab_test_window_click_arrow (test, arrow);
          assert_refused (test, &before, i);
          answered |= lab_test_find_text (step->instead) != NULL;
        }
      for (guint column = 1; column < LAB_BOARD_SIZE; column += 2)
        {
          LabCell cell = LAB_CELL (column, column);

          if (lab_tutorial_story_moves (step) && cell == step->turn.cell)
            continue;
          lab_test_window_click_cell (test, cell);
          assert_refused (test, &before, i);
        }
      if (step->task == LAB_TUTORIAL_MOVE)
        {
          lab_test_strike (test, GDK_KEY_s);
          assert_refused (test, &before, i);
          answered |= lab_test_find_text (step->instead) != NULL;
        }
      /* If only one action is legal, the rules themselves refuse all others. */
      g_assert_true (answered || step->task == LAB_TUTORIAL_STAY);
      take_step (test, i, click);
    }
}

/* If the tile is not rotated as shown, the tutorial asks for that first. */
static void
test_wrong_tile (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition before;

  lab_test_tutorial_begin (test);
  take_step (test, 0, click);
  lab_test_strike (test, GDK_KEY_r);
  before = *lab_test_window_get_position (test);
  lab_test_window_click_arrow (test, lab_tutorial_story_get_steps (&(guint) { 0 })[1].turn.arrow);
  assert_refused (test, &before, 1);
  g_assert_nonnull (
      lab_test_find_text ("Almost: rotate the tile to match the highlighted arrow."));
  lab_test_strike (test, GDK_KEY_r);
  take_step (test, 1, click);
}

/* Trying the blocked arrow explains why it is blocked, and continues. */
static void
test_blocked (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition before;
  guint number = 0;

  lab_test_tutorial_begin (test);
  while (lab_tutorial_story_get_steps (&(guint) { 0 })[number].task != LAB_TUTORIAL_TRY)
    number++;
  lab_test_tutorial_skip_to (test, number);
  before = *lab_test_window_get_position (test);
  take_step (test, number, click);
  assert_refused (test, &before, number + 1);
  g_assert_nonnull (lab_test_find_text (BLOCKED));
  audit_step (test, number + 1);
}

/* The instructions are complete at any size. */
static void
test_size (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 360, 640 }, { 640, 360 }, { 1280, 800 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), sizes[i][0], sizes[i][1]);
      lab_test_tutorial_begin (test);
      /* A message of the last size may still cover the tile. */
      lab_test_wait (lab_test_find_text (BLOCKED) == NULL);
      for (guint number = 0; number < count_steps (); number++)
        {
          GtkWidget *coach = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TUTORIAL_BANNER);

          g_assert_true (lab_test_is_within (coach, GTK_WIDGET (test->window)));
          g_assert_true (lab_test_can_be_hit (find_leave (test)));
          if (number == 0)
            g_assert_true (lab_test_can_be_hit (find_action (test, "game.turn-clockwise")));
          take_step (test, number, click);
        }
      g_assert_true (lab_test_can_be_hit (lab_test_find_button ("Play Against Computer")));
    }
}

/* The last page leads to a first game, to the setup page, and to the rules. */
static void
test_end (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_tutorial_begin (test);
  lab_test_tutorial_skip_to (test, count_steps ());
  lab_test_driver_click (test->driver, lab_test_find_button ("Read the Rules"));
  lab_test_enter_dialog (test);
  lab_test_leave_dialog (test);
  g_assert_true (shows_page (test, "result"));
  lab_test_driver_click (test->driver, lab_test_find_button ("Set Up a Game"));
  g_assert_true (shows_page (test, "start"));

  lab_test_tutorial_begin (test);
  lab_test_tutorial_skip_to (test, count_steps ());
  lab_test_driver_click (test->driver, lab_test_find_button ("Play Against Computer"));
  lab_test_wait (lab_test_window_is_asked (test));
  g_assert_cmpuint (lab_position_get_seats (lab_test_window_get_position (test)), ==, 0x5);
  g_assert_cmpuint (lab_turn_runner_get_persons (
                        lab_game_page_get_runner (lab_test_get_game_page (test->window))),
                    ==, 0x1);
  lab_test_audit (test);
}

/* The current game is not lost; the setup page can resume it. */
static void
test_leave_game (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_window_play (test, &(LabDeal) { 1, 0x5, 0, 0, LAB_RULES_STANDARD });
  lab_test_window_take (test);
  lab_test_window_click_arrow (test, 0);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.tutorial", NULL);
  lab_test_wait (lab_test_tutorial_get (test) != NULL);
  lab_test_wait (lab_test_window_is_asked (test));
  audit_step (test, 0);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_wait (lab_test_find_text ("Resume Game") != NULL);
  lab_test_driver_click (test->driver, lab_test_find_text ("Resume Game"));
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_null (lab_test_tutorial_get (test));
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 1);
}

/* Answers the offer with a button, which may have only an icon. */
static void
answer_offer (LabTestWindow *test,
              const char    *answer)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_BUTTON);
  GtkWidget *button = lab_test_find_button (answer);

  for (guint i = 0; i < buttons->len && button == NULL; i++)
    {
      if (g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), answer) == 0)
        button = buttons->pdata[i];
    }
  lab_test_driver_click (test->driver, button);
  lab_test_driver_settle (test->driver);
}

/* The tutorial is offered until the player has answered, or has started to play. */
static void
test_offer (LabTestWindow *test,
            gconstpointer  data)
{
  const char *answer = data;

  g_assert_null (lab_test_find_text (OFFER));
  lab_test_window_close_window (test);
  lab_test_window_set_offered (FALSE);
  lab_test_window_open_window (test);
  g_assert_nonnull (lab_test_find_text (OFFER));
  g_assert_true (lab_test_get_focus (test) == lab_test_find_button ("Start Game"));
  answer_offer (test, answer);
  if (g_str_equal (answer, "Start Tutorial"))
    {
      lab_test_wait (lab_test_window_is_asked (test));
      audit_step (test, 0);
    }
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.new-game", NULL);
  g_assert_true (shows_page (test, "start"));
  g_assert_null (lab_test_find_text (OFFER));
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  g_assert_null (lab_test_find_text (OFFER));
}

/* The setup page always has a row for the tutorial. */
static void
test_row (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *row = gtk_widget_get_ancestor (
      lab_test_find_text ("Learn the game step by step"), ADW_TYPE_ACTION_ROW);

  lab_test_driver_reveal (test->driver, row);
  lab_test_driver_click (test->driver, row);
  lab_test_wait (shows_page (test, "game") && lab_test_window_is_asked (test));
  audit_step (test, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/tutorial/clicks", GINT_TO_POINTER (FALSE), test_clicks);
  lab_test_window_add ("/window/tutorial/clicks-animated", GINT_TO_POINTER (TRUE), test_clicks);
  lab_test_window_add ("/window/tutorial/keys", NULL, test_keys);
  lab_test_window_add ("/window/tutorial/leave", NULL, test_leave);
  lab_test_window_add ("/window/tutorial/wrong", NULL, test_wrong);
  lab_test_window_add ("/window/tutorial/wrong-tile", NULL, test_wrong_tile);
  lab_test_window_add ("/window/tutorial/blocked", NULL, test_blocked);
  lab_test_window_add ("/window/tutorial/size", NULL, test_size);
  lab_test_window_add ("/window/tutorial/end", NULL, test_end);
  lab_test_window_add ("/window/tutorial/leave-game", NULL, test_leave_game);
  lab_test_window_add ("/window/tutorial/offer-taken", "Start Tutorial", test_offer);
  lab_test_window_add ("/window/tutorial/offer-closed", "Not Now", test_offer);
  lab_test_window_add ("/window/tutorial/offer-passed-by", "Start Game", test_offer);
  lab_test_window_add ("/window/tutorial/row", NULL, test_row);
  return g_test_run ();
}
