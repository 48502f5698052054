/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-describe.h"
#include "lab-test-focus.h"
#include "lab-test-lesson.h"
#include "lab-test-steps.h"

#define OFFER "New here? Learn the game in three minutes."

/* Private helpers: what the window shows */

static gboolean
is_at (LabTestWindow *test,
       guint          number)
{
  return lab_test_lesson_get (test)->number == number;
}

static GtkWidget *
find_action (LabTestWindow *test,
             const char    *action)
{
  return lab_test_find_action (GTK_WIDGET (lab_test_get_game_page (test->window)), action);
}

static gboolean
has_cue (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "cue");
}

/* Asserts that the step can be read, is announced, and that exactly its target is
 * highlighted. */
static void
audit_step (LabTestWindow *test,
            guint          number)
{
  const LabShiftLessonStep *step = &lab_shift_lesson_steps[number];
  LabShiftBoardView *board = lab_test_window_get_board (test);
  const LabShiftTurn *pointed = board->pointing ? &board->pointed : NULL;
  GtkWidget *tray = gtk_widget_get_parent (find_action (test, "game.turn-clockwise"));
  gboolean arrow = step->task == LAB_SHIFT_LESSON_TRY || lab_shift_lesson_inserts (step);
  g_autofree char *progress
      = g_strdup_printf ("Step %u of %u", number + 1, LAB_SHIFT_LESSON_N_STEPS);

  lab_test_driver_settle (test->driver);
  g_assert_true (is_at (test, number));
  g_assert_nonnull (lab_test_find_text (step->title));
  g_assert_nonnull (lab_test_find_text (step->text));
  g_assert_nonnull (lab_test_find_text (progress));
  g_assert_null (lab_test_find_text ("Rotate the spare tile, then insert it at an arrow."));
  g_assert_cmpint (has_cue (tray), ==, step->task == LAB_SHIFT_LESSON_ROTATE);
  g_assert_cmpint (has_cue (find_action (test, "game.stay")), ==,
                   step->task == LAB_SHIFT_LESSON_STAY);
  for (LabShiftArrow i = 0; i < LAB_SHIFT_N_ARROWS; i++)
    g_assert_cmpint (has_cue (board->arrows[i]), ==,
                     arrow && i == step->turn.arrow);
  if (lab_shift_lesson_inserts (step) || step->task == LAB_SHIFT_LESSON_MOVE)
    g_assert_cmpmem (pointed, sizeof *pointed, &step->turn, sizeof step->turn);
  else
    g_assert_null (pointed);
}

static void
audit_told (LabTestWindow *test,
            guint          number)
{
  const LabShiftLessonStep *step = &lab_shift_lesson_steps[number];
  g_autofree char *place = NULL;

  g_assert_true (lab_test_window_says (test, step->title));
  g_assert_true (lab_test_window_says (test, step->text));
  if (step->task == LAB_SHIFT_LESSON_MOVE)
    place = lab_shift_describe_cell (lab_test_window_get_game (test), step->turn.cell, TRUE);
  else if (step->task == LAB_SHIFT_LESSON_TRY || lab_shift_lesson_inserts (step))
    place = lab_shift_describe_arrow (step->turn.arrow);
  if (place != NULL)
    g_assert_true (lab_test_window_says (test, place));
}

/* Private helpers: actions */

/* Does what a step asks for, with the mouse or with keys. */
static void
do_task (LabTestWindow            *test,
         const LabShiftLessonStep *step,
         gboolean                  by_keys)
{
  if (step->task == LAB_SHIFT_LESSON_ROTATE)
    lab_test_do (test, by_keys ? "key r" : "button game.turn-counterclockwise");
  else if (step->task == LAB_SHIFT_LESSON_STAY)
    lab_test_do (test, by_keys ? "key s" : "button game.stay");
  else if (!by_keys)
    lab_test_do (test, step->task == LAB_SHIFT_LESSON_MOVE ? "cell %u" : "arrow %u",
                 step->task == LAB_SHIFT_LESSON_MOVE ? step->turn.cell : step->turn.arrow);
  else
    {
      if (step->task == LAB_SHIFT_LESSON_MOVE)
        lab_test_focus_cell (test, step->turn.cell);
      else
        lab_test_focus_arrow (test, step->turn.arrow);
      lab_test_strike (test, GDK_KEY_Return);
    }
}

/* Does a step, and waits for the next one. */
static void
take_step (LabTestWindow *test,
           guint          number,
           gboolean       by_keys)
{
  do_task (test, &lab_shift_lesson_steps[number], by_keys);
  if (number + 1 == LAB_SHIFT_LESSON_N_STEPS)
    lab_test_wait (lab_test_window_shows (test, "result"));
  else
    lab_test_wait (is_at (test, number + 1) && lab_test_window_is_asked (test)
                   && !lab_shift_board_motion_get_busy (lab_test_window_get_board (test)->motion));
  lab_test_driver_settle (test->driver);
}

/* Tests */

/* Plays the whole lesson with the mouse, with and without animations. */
LAB_WINDOW_TESTS (test_clicks,
                  { "/window/lesson/clicks", GINT_TO_POINTER (FALSE) },
                  { "/window/lesson/clicks-animated", GINT_TO_POINTER (TRUE) })
{
  lab_test_window_set_animated (GPOINTER_TO_INT (data));
  lab_test_lesson_begin (test);
  for (guint i = 0; i < LAB_SHIFT_LESSON_N_STEPS; i++)
    {
      audit_step (test, i);
      take_step (test, i, FALSE);
    }
  lab_test_do (test, "text You Know the Game; focus Play Against Computer; key Escape; page home");
}

LAB_WINDOW_TEST ("/window/lesson/keys", test_keys)
{
  lab_test_lesson_begin (test);
  for (guint i = 0; i < LAB_SHIFT_LESSON_N_STEPS; i++)
    {
      audit_step (test, i);
      audit_told (test, i);
      take_step (test, i, TRUE);
    }
  lab_test_do (test, "key Return; wait-page game");
  g_assert_null (lab_test_get_game_page (test->window)->solo_mode);
}

/* The lesson can be left at any step, and then restarts from the beginning. */
LAB_WINDOW_TEST ("/window/lesson/leave", test_leave)
{
  for (guint last = 0; last < LAB_SHIFT_LESSON_N_STEPS; last++)
    {
      lab_test_lesson_begin (test);
      audit_step (test, 0);
      g_assert_cmpuint (lab_test_window_get_game (test)->turns->len, ==, 0);
      lab_test_lesson_skip_to (test, last);
      audit_step (test, last);
      lab_test_driver_click (test->driver,
                             lab_test_find (lab_test_find (GTK_WIDGET (test->window),
                                                           LAB_TYPE_LESSON), GTK_TYPE_BUTTON));
      lab_test_do (test, "page start; focus Start Game");
    }
}

static void
assert_refused (LabTestWindow          *test,
                const LabShiftPosition *before,
                guint                   number)
{
  lab_test_window_assert_at (test, before);
  g_assert_true (is_at (test, number));
}

/* Any other action changes nothing, and gets an answer. */
LAB_WINDOW_TEST ("/window/lesson/wrong", test_wrong)
{
  const LabShiftLessonStep *steps = lab_shift_lesson_steps;

  lab_test_lesson_begin (test);
  for (guint i = 0; i < LAB_SHIFT_LESSON_N_STEPS; i++)
    {
      const LabShiftLessonStep *step = &steps[i];
      LabShiftPosition before = *lab_test_window_get_position (test);
      gboolean answered = FALSE;

      for (LabShiftArrow arrow = i % 2; arrow < LAB_SHIFT_N_ARROWS; arrow += 4)
        {
          gboolean right = step->task == LAB_SHIFT_LESSON_TRY
                           ? arrow == step->turn.arrow
                           : lab_shift_lesson_inserts (step)
                               && lab_shift_position_may_insert (&before, arrow)
                               && lab_shift_lesson_takes_insertion (step, &before, arrow,
                                                                    before.board.spare);

          if (right)
            continue;
          lab_test_window_click_arrow (test, arrow);
          assert_refused (test, &before, i);
          answered |= lab_test_find_text (step->instead) != NULL;
        }
      for (guint column = 1; column < LAB_SHIFT_BOARD_SIZE; column += 2)
        {
          LabShiftCell cell = LAB_SHIFT_CELL (column, column);

          if (lab_shift_lesson_moves (step) && cell == step->turn.cell)
            continue;
          lab_test_window_click_cell (test, cell);
          assert_refused (test, &before, i);
        }
      if (step->task == LAB_SHIFT_LESSON_MOVE)
        {
          lab_test_strike (test, GDK_KEY_s);
          assert_refused (test, &before, i);
          answered |= lab_test_find_text (step->instead) != NULL;
        }
      /* If only one action is legal, the rules themselves refuse all others. */
      g_assert_true (answered || step->task == LAB_SHIFT_LESSON_STAY);
      take_step (test, i, FALSE);
    }
}

/* If the tile is not rotated as shown, the lesson asks for that first. */
LAB_WINDOW_TEST ("/window/lesson/wrong-tile", test_wrong_tile)
{
  lab_test_lesson_begin (test);
  take_step (test, 0, FALSE);
  lab_test_do (test, "key r; note; arrow %u; as-noted; "
               "text Almost: rotate the tile to match the highlighted arrow.; key r",
               lab_shift_lesson_steps[1].turn.arrow);
  g_assert_true (is_at (test, 1));
  take_step (test, 1, FALSE);
}

/* Trying the blocked arrow explains why it is blocked, and continues. */
LAB_WINDOW_TEST ("/window/lesson/blocked", test_blocked)
{
  guint number = 0;

  lab_test_lesson_begin (test);
  while (lab_shift_lesson_steps[number].task != LAB_SHIFT_LESSON_TRY)
    number++;
  lab_test_lesson_skip_to (test, number);
  lab_test_do (test, "note");
  take_step (test, number, FALSE);
  lab_test_do (test, "as-noted; text The last tile was pushed out there and may not go straight "
               "back. Choose another arrow.");
  audit_step (test, number + 1);
}

/* The last page leads to a first game, to the setup page, and to the rules. */
LAB_WINDOW_TEST ("/window/lesson/end", test_end)
{
  lab_test_lesson_begin (test);
  lab_test_lesson_skip_to (test, LAB_SHIFT_LESSON_N_STEPS);
  lab_test_do (test, "click Read the Rules; dialog; close-dialog; page result; "
               "click Set Up a Game; page start");

  lab_test_lesson_begin (test);
  lab_test_lesson_skip_to (test, LAB_SHIFT_LESSON_N_STEPS);
  lab_test_do (test, "click Play Against Computer; asked; audit");
  g_assert_cmpuint (lab_shift_position_get_seats (lab_test_window_get_position (test)), ==, 0x5);
  g_assert_cmpuint (lab_test_get_game_page (test->window)->runner->persons, ==, 0x1);
}

/* The current game is not lost; the setup page can resume it. */
LAB_WINDOW_TEST ("/window/lesson/leave-game", test_leave_game)
{
  GtkWidget *players;

  lab_test_do (test, "play 1 0x5 0 0; take; arrow 0");
  lab_test_lesson_begin (test);
  audit_step (test, 0);
  /* There is a single player: no other is listed, and nothing is hidden. */
  players = lab_test_find (GTK_WIDGET (lab_test_get_game_page (test->window)),
                           LAB_TYPE_SHIFT_PLAYER_LIST);
  g_assert_false (gtk_widget_get_visible (players));
  lab_test_do (test, "uncovered; key <Control>n; page start; key Escape; page home; click Resume; "
               "settle; page game");
  g_assert_null (lab_test_lesson_get (test));
  g_assert_true (gtk_widget_get_visible (players));
  lab_test_do (test, "half-turns 1");
}

/* The lesson is offered until the player has answered, or has started to play. */
LAB_WINDOW_TESTS (test_offer,
                  { "/window/lesson/offer-taken", "Start Tutorial" },
                  { "/window/lesson/offer-closed", "Not Now" },
                  { "/window/lesson/offer-passed-by", "Start Game" })
{
  const char *answer = data;
  GtkWidget *button;

  lab_test_do (test, "no-text %s; end; set tutorial-offered false; start; text %s; "
               "focus Start Game", OFFER, OFFER);
  /* The button that closes the offer has only an icon. */
  button = lab_test_find_with (GTK_WIDGET (test->window), GTK_TYPE_BUTTON, "tooltip-text", answer);
  if (button == NULL)
    button = lab_test_find_button (answer);
  lab_test_driver_click (test->driver, button);
  if (g_str_equal (answer, "Start Tutorial"))
    {
      lab_test_do (test, "asked");
      audit_step (test, 0);
    }
  lab_test_do (test, "settle; do win.new-game; page start; no-text %s; end; start; no-text %s",
               OFFER, OFFER);
}
