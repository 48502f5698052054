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

#define BARRED                                                                                     \
  "The last tile was pushed out there and may not go straight back. Choose another arrow."
#define OFFER "New here? Learn the game in three minutes."

/* Private helpers: what the window shows */

static gboolean
is_at (LabTestWindow *desk,
       guint          number)
{
  return lab_tutorial_get_step (lab_test_tutorial_get (desk)) == number;
}

static gboolean
shows_page (LabTestWindow *desk,
            const char    *page)
{
  return g_str_equal (lab_window_get_page (desk->window), page);
}

static GtkWidget *
find_action (LabTestWindow *desk,
             const char    *action)
{
  return lab_test_find_action (GTK_WIDGET (lab_test_get_game_page (desk->window)), action);
}

static gboolean
is_guided (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "guided");
}

static gboolean
was_said (LabTestWindow *desk,
          const char    *text)
{
  GtkWidget *announcer = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_ANNOUNCER);
  g_autofree char *said = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (announcer), GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");

  return said != NULL && strstr (said, text) != NULL;
}

/* Asserts that the step can be read, is announced, and that exactly its target is
 * highlighted. */
static void
audit_step (LabTestWindow *desk,
            guint          number)
{
  guint n_steps;
  const LabTutorialStep *step = &lab_tutorial_story_get_steps (&n_steps)[number];
  LabBoardView *board = lab_test_window_get_board (desk);
  const LabTurn *pointed = lab_board_view_get_pointed (board);
  GtkWidget *tray = gtk_widget_get_parent (find_action (desk, "game.turn-clockwise"));
  gboolean arrow = step->deed == LAB_DEED_TRY || lab_tutorial_story_inserts (step);
  g_autofree char *progress = g_strdup_printf ("Step %u of %u", number + 1, n_steps);

  lab_test_driver_settle (desk->driver);
  g_assert_true (is_at (desk, number));
  g_assert_nonnull (lab_test_find_text (step->title));
  g_assert_nonnull (lab_test_find_text (step->text));
  g_assert_nonnull (lab_test_find_text (progress));
  g_assert_null (lab_test_find_text ("Rotate the spare tile, then insert it at an arrow."));
  g_assert_cmpint (is_guided (tray), ==, step->deed == LAB_DEED_TURN);
  g_assert_cmpint (is_guided (find_action (desk, "game.stay")), ==, step->deed == LAB_DEED_STAY);
  for (LabArrow i = 0; i < LAB_N_ARROWS; i++)
    g_assert_cmpint (is_guided (lab_board_view_get_arrow (board, i)), ==,
                     arrow && i == step->turn.arrow);
  if (lab_tutorial_story_inserts (step) || step->deed == LAB_DEED_WALK)
    g_assert_cmpmem (pointed, sizeof *pointed, &step->turn, sizeof step->turn);
  else
    g_assert_null (pointed);
}

static void
audit_told (LabTestWindow *desk,
            guint          number)
{
  guint n_steps;
  const LabTutorialStep *step = &lab_tutorial_story_get_steps (&n_steps)[number];
  g_autofree char *place = NULL;

  g_assert_true (was_said (desk, step->title));
  g_assert_true (was_said (desk, step->text));
  if (step->deed == LAB_DEED_WALK)
    place = lab_describe_cell (lab_test_window_get_game (desk), step->turn.cell, TRUE);
  else if (step->deed == LAB_DEED_TRY || lab_tutorial_story_inserts (step))
    place = lab_describe_arrow (step->turn.arrow);
  if (place != NULL)
    g_assert_true (was_said (desk, place));
}

/* Private helpers: actions */

static void
click (LabTestWindow         *desk,
       const LabTutorialStep *step)
{
  switch (step->deed)
    {
    case LAB_DEED_TURN:
      lab_test_driver_click (desk->driver, find_action (desk, "game.turn-counterclockwise"));
      break;
    case LAB_DEED_TRY:
    case LAB_DEED_INSERT:
    case LAB_DEED_OPEN:
      lab_test_window_click_arrow (desk, step->turn.arrow);
      break;
    case LAB_DEED_STAY:
      lab_test_driver_click (desk->driver, find_action (desk, "game.stay"));
      break;
    case LAB_DEED_WALK:
    default:
      lab_test_window_click_cell (desk, step->turn.cell);
      break;
    }
}

static void
strike (LabTestWindow         *desk,
        const LabTutorialStep *step)
{
  switch (step->deed)
    {
    case LAB_DEED_TURN:
      lab_test_strike (desk, GDK_KEY_r);
      break;
    case LAB_DEED_TRY:
    case LAB_DEED_INSERT:
    case LAB_DEED_OPEN:
      lab_test_focus_arrow (desk, step->turn.arrow);
      lab_test_strike (desk, GDK_KEY_Return);
      break;
    case LAB_DEED_STAY:
      lab_test_strike (desk, GDK_KEY_s);
      break;
    case LAB_DEED_WALK:
    default:
      lab_test_focus_cell (desk, step->turn.cell);
      lab_test_strike (desk, GDK_KEY_Return);
      break;
    }
}

/* Does a step, and waits for the next one. */
static void
take_step (LabTestWindow *desk,
           guint        number,
           void       (*deed) (LabTestWindow *, const LabTutorialStep *))
{
  guint n_steps;
  const LabTutorialStep *steps = lab_tutorial_story_get_steps (&n_steps);

  deed (desk, &steps[number]);
  if (number + 1 == n_steps)
    lab_test_wait (shows_page (desk, "result"));
  else
    lab_test_wait (is_at (desk, number + 1) && lab_test_window_is_asked (desk)
                   && !lab_board_view_get_moving (lab_test_window_get_board (desk)));
  lab_test_driver_settle (desk->driver);
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
test_clicks (LabTestWindow *desk,
             gconstpointer  data)
{
  lab_test_window_set_animated (GPOINTER_TO_INT (data));
  lab_test_tutorial_begin (desk);
  for (guint i = 0; i < count_steps (); i++)
    {
      audit_step (desk, i);
      take_step (desk, i, click);
    }
  g_assert_nonnull (lab_test_find_text ("You Know the Game"));
  g_assert_true (lab_test_get_focus (desk) == lab_test_find_button ("Play Against Computer"));
  lab_test_driver_key (desk->driver, GDK_KEY_Escape, 0);
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, "start");
}

static GtkWidget *
find_leave (LabTestWindow *desk)
{
  return lab_test_find (lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_TUTORIAL_BANNER),
                        GTK_TYPE_BUTTON);
}

static void
test_keys (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_tutorial_begin (desk);
  for (guint i = 0; i < count_steps (); i++)
    {
      audit_step (desk, i);
      audit_told (desk, i);
      take_step (desk, i, strike);
    }
  lab_test_strike (desk, GDK_KEY_Return);
  lab_test_wait (shows_page (desk, "game"));
  g_assert_null (lab_game_page_get_solo_mode (lab_test_get_game_page (desk->window)));
}

/* The tutorial can be left at any step, and then restarts from the beginning. */
static void
test_leave (LabTestWindow *desk,
            gconstpointer  data G_GNUC_UNUSED)
{
  for (guint last = 0; last < count_steps (); last++)
    {
      lab_test_tutorial_begin (desk);
      audit_step (desk, 0);
      g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (desk)), ==, 0);
      lab_test_tutorial_skip_to (desk, last);
      audit_step (desk, last);
      lab_test_driver_click (desk->driver, find_leave (desk));
      g_assert_true (shows_page (desk, "start"));
      g_assert_true (lab_test_get_focus (desk) == lab_test_find_button ("Start Game"));
    }
}

static void
assert_refused (LabTestWindow     *desk,
                const LabPosition *before,
                guint              number)
{
  g_assert_cmpmem (lab_test_window_get_position (desk), sizeof *before, before, sizeof *before);
  g_assert_true (is_at (desk, number));
}

/* Any other action changes nothing, and gets an answer. */
static void
test_wrong (LabTestWindow *desk,
            gconstpointer  data G_GNUC_UNUSED)
{
  guint n_steps;
  const LabTutorialStep *steps = lab_tutorial_story_get_steps (&n_steps);

  lab_test_tutorial_begin (desk);
  for (guint i = 0; i < n_steps; i++)
    {
      const LabTutorialStep *step = &steps[i];
      LabPosition before = *lab_test_window_get_position (desk);
      gboolean answered = FALSE;

      for (LabArrow arrow = i % 2; arrow < LAB_N_ARROWS; arrow += 4)
        {
          gboolean right = step->deed == LAB_DEED_TRY
                               ? arrow == step->turn.arrow
                               : lab_tutorial_story_inserts (step)
                                     && lab_position_may_insert (&before, arrow)
                                     && lab_tutorial_story_takes_insertion (step, &before, arrow,
                                                                            before.board.spare);

          if (right)
            continue;
          lab_test_window_click_arrow (desk, arrow);
          assert_refused (desk, &before, i);
          answered |= lab_test_find_text (step->instead) != NULL;
        }
      for (guint column = 1; column < LAB_BOARD_SIZE; column += 2)
        {
          LabCell cell = LAB_CELL (column, column);

          if (lab_tutorial_story_moves (step) && cell == step->turn.cell)
            continue;
          lab_test_window_click_cell (desk, cell);
          assert_refused (desk, &before, i);
        }
      if (step->deed == LAB_DEED_WALK)
        {
          lab_test_strike (desk, GDK_KEY_s);
          assert_refused (desk, &before, i);
          answered |= lab_test_find_text (step->instead) != NULL;
        }
      /* If only one action is legal, the rules themselves refuse all others. */
      g_assert_true (answered || step->deed == LAB_DEED_STAY);
      take_step (desk, i, click);
    }
}

/* If the tile is not rotated as shown, the tutorial asks for that first. */
static void
test_wrong_tile (LabTestWindow *desk,
                 gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition before;

  lab_test_tutorial_begin (desk);
  take_step (desk, 0, click);
  lab_test_strike (desk, GDK_KEY_r);
  before = *lab_test_window_get_position (desk);
  lab_test_window_click_arrow (desk, lab_tutorial_story_get_steps (&(guint) { 0 })[1].turn.arrow);
  assert_refused (desk, &before, 1);
  g_assert_nonnull (
      lab_test_find_text ("Almost: rotate the tile to match the highlighted arrow."));
  lab_test_strike (desk, GDK_KEY_r);
  take_step (desk, 1, click);
}

/* Trying the blocked arrow explains why it is blocked, and continues. */
static void
test_barred (LabTestWindow *desk,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition before;
  guint number = 0;

  lab_test_tutorial_begin (desk);
  while (lab_tutorial_story_get_steps (&(guint) { 0 })[number].deed != LAB_DEED_TRY)
    number++;
  lab_test_tutorial_skip_to (desk, number);
  before = *lab_test_window_get_position (desk);
  take_step (desk, number, click);
  assert_refused (desk, &before, number + 1);
  g_assert_nonnull (lab_test_find_text (BARRED));
  audit_step (desk, number + 1);
}

/* The instructions are complete at any size. */
static void
test_size (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 360, 640 }, { 640, 360 }, { 1280, 800 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      lab_test_driver_resize (desk->driver, GTK_WINDOW (desk->window), sizes[i][0], sizes[i][1]);
      lab_test_tutorial_begin (desk);
      /* A message of the last size may still cover the tile. */
      lab_test_wait (lab_test_find_text (BARRED) == NULL);
      for (guint number = 0; number < count_steps (); number++)
        {
          GtkWidget *coach = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_TUTORIAL_BANNER);

          g_assert_true (lab_test_is_within (coach, GTK_WIDGET (desk->window)));
          g_assert_true (lab_test_can_be_hit (find_leave (desk)));
          if (number == 0)
            g_assert_true (lab_test_can_be_hit (find_action (desk, "game.turn-clockwise")));
          take_step (desk, number, click);
        }
      g_assert_true (lab_test_can_be_hit (lab_test_find_button ("Play Against Computer")));
    }
}

/* The last page leads to a first game, to the setup page, and to the rules. */
static void
test_end (LabTestWindow *desk,
          gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_tutorial_begin (desk);
  lab_test_tutorial_skip_to (desk, count_steps ());
  lab_test_driver_click (desk->driver, lab_test_find_button ("Read the Rules"));
  lab_test_enter_dialog (desk);
  lab_test_leave_dialog (desk);
  g_assert_true (shows_page (desk, "result"));
  lab_test_driver_click (desk->driver, lab_test_find_button ("Set Up a Game"));
  g_assert_true (shows_page (desk, "start"));

  lab_test_tutorial_begin (desk);
  lab_test_tutorial_skip_to (desk, count_steps ());
  lab_test_driver_click (desk->driver, lab_test_find_button ("Play Against Computer"));
  lab_test_wait (lab_test_window_is_asked (desk));
  g_assert_cmpuint (lab_position_get_seats (lab_test_window_get_position (desk)), ==, 0x5);
  g_assert_cmpuint (lab_turn_runner_get_persons (
                        lab_game_page_get_host (lab_test_get_game_page (desk->window))),
                    ==, 0x1);
  lab_test_audit (desk);
}

/* The current game is not lost; the setup page can resume it. */
static void
test_leave_game (LabTestWindow *desk,
                 gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_window_play (desk, &(LabDeal) { 1, 0x5, 0, 0, LAB_RULES_STANDARD });
  lab_test_window_take (desk);
  lab_test_window_click_arrow (desk, 0);
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.tutorial", NULL);
  lab_test_wait (lab_test_tutorial_get (desk) != NULL);
  lab_test_wait (lab_test_window_is_asked (desk));
  audit_step (desk, 0);
  lab_test_driver_key (desk->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_wait (lab_test_find_text ("Resume Game") != NULL);
  lab_test_driver_click (desk->driver, lab_test_find_text ("Resume Game"));
  lab_test_driver_settle (desk->driver);
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, "game");
  g_assert_null (lab_test_tutorial_get (desk));
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (desk)), ==, 1);
}

/* Answers the offer with a button, which may have only an icon. */
static void
answer_offer (LabTestWindow *desk,
              const char    *answer)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (desk->window), GTK_TYPE_BUTTON);
  GtkWidget *button = lab_test_find_button (answer);

  for (guint i = 0; i < buttons->len && button == NULL; i++)
    {
      if (g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), answer) == 0)
        button = buttons->pdata[i];
    }
  lab_test_driver_click (desk->driver, button);
  lab_test_driver_settle (desk->driver);
}

/* The tutorial is offered until the player has answered, or has started to play. */
static void
test_offer (LabTestWindow *desk,
            gconstpointer  data)
{
  const char *answer = data;

  g_assert_null (lab_test_find_text (OFFER));
  lab_test_window_close_window (desk);
  lab_test_window_set_offered (FALSE);
  lab_test_window_open_window (desk);
  g_assert_nonnull (lab_test_find_text (OFFER));
  g_assert_true (lab_test_get_focus (desk) == lab_test_find_button ("Start Game"));
  answer_offer (desk, answer);
  if (g_str_equal (answer, "Start Tutorial"))
    {
      lab_test_wait (lab_test_window_is_asked (desk));
      audit_step (desk, 0);
    }
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.new-game", NULL);
  g_assert_true (shows_page (desk, "start"));
  g_assert_null (lab_test_find_text (OFFER));
  lab_test_window_close_window (desk);
  lab_test_window_open_window (desk);
  g_assert_null (lab_test_find_text (OFFER));
}

/* The setup page always has a row for the tutorial. */
static void
test_row (LabTestWindow *desk,
          gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *row = gtk_widget_get_ancestor (
      lab_test_find_text ("Learn the game step by step"), ADW_TYPE_ACTION_ROW);

  lab_test_driver_reveal (desk->driver, row);
  lab_test_driver_click (desk->driver, row);
  lab_test_wait (shows_page (desk, "game") && lab_test_window_is_asked (desk));
  audit_step (desk, 0);
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
  lab_test_window_add ("/window/tutorial/barred", NULL, test_barred);
  lab_test_window_add ("/window/tutorial/size", NULL, test_size);
  lab_test_window_add ("/window/tutorial/end", NULL, test_end);
  lab_test_window_add ("/window/tutorial/leave-game", NULL, test_leave_game);
  lab_test_window_add ("/window/tutorial/offer-taken", "Start Tutorial", test_offer);
  lab_test_window_add ("/window/tutorial/offer-closed", "Not Now", test_offer);
  lab_test_window_add ("/window/tutorial/offer-passed-by", "Start Game", test_offer);
  lab_test_window_add ("/window/tutorial/row", NULL, test_row);
  return g_test_run ();
}
