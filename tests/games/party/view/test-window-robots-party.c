/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-board-view-private.h"
#include "lab-robots-party-players.h"
#include "lab-robots-party-records.h"
#include "lab-robots-party-replay.h"
#include "lab-robots-party-setup.h"
#include "lab-settings.h"
#include "lab-test-robots-party.h"

/* Plays parties with robots in the window. */

/* Private helpers */

static LabRobotsParty *
get_party (LabTestWindow *test)
{
  return lab_test_robots_party_get (test);
}

static const LabRobotsPartyState *
get_state (LabTestWindow *test)
{
  return lab_test_robots_party_get_state (test);
}

static GtkWidget *
get_page (LabTestWindow *test)
{
  return GTK_WIDGET (lab_test_robots_party_get_page (test));
}

/* The second person claims with the pointer. */
static void
claim_by_clicks (LabTestWindow *test,
                 guint          number)
{
  GtkWidget *pad = lab_test_robots_party_get_pad (test);
  g_autofree char *digits = g_strdup_printf ("%u", number);

  lab_test_robots_party_click (test, lab_test_robots_party_find_button (
                                         lab_test_find (get_page (test),
                                                        LAB_TYPE_ROBOTS_PARTY_PLAYERS), 1));
  g_assert_true (gtk_widget_get_visible (pad));
  for (guint i = 0; digits[i] != '\0'; i++)
    {
      /* The first button erases, and 0 is the last digit. */
      guint digit = (guint) (digits[i] - '0');

      lab_test_robots_party_click (
          test, lab_test_robots_party_find_button (pad, digit == 0 ? 10 : digit));
    }
  g_assert_cmpuint (get_state (test)->claims[1].number, ==, 0);
  lab_test_robots_party_click (test, lab_test_robots_party_find_button (pad, 12));
  g_assert_cmpuint (get_state (test)->claims[1].number, ==, number);
}

/* Makes a move that does not reach the target. */
static void
move_elsewhere (LabTestWindow *test)
{
  const LabRobotsPartySettings *settings = get_party (test)->settings;

  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      LabRobotsMove move = { 0, (guint8) side };
      LabRobotsPartyState state = *get_state (test);

      if (lab_robots_position_play (&state.position, &settings->board, move, NULL)
          && !lab_robots_party_state_is_on_target (&state, settings))
        {
          lab_test_robots_party_move (test, move);
          return;
        }
    }
  g_assert_not_reached ();
}

/* Returns how many finished parties are kept, all of which @party's players have played. */
static guint
count_records (LabRobotsParty *party)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_robots_party_records, NULL);
  const LabRobotsPartySettings *settings = party->settings;

  for (guint i = 0; i < records->len; i++)
    {
      const LabRobotsPartyRecord *record = records->pdata[i];

      g_assert_cmpuint (record->n_seats, ==, settings->n_seats);
      for (guint seat = 0; seat < record->n_seats; seat++)
        {
          g_assert_cmpstr (record->names[seat], ==, settings->seats[seat].name);
          g_assert_cmpuint (record->scores[seat], ==, party->state.scores[seat]);
        }
    }
  return records->len;
}

/* Claims and shows the best way to the current target, and shows it. */
static void
win_target (LabTestWindow *test,
            LabClock      *clock,
            guint          seat)
{
  lab_test_wait (get_party (test)->has_best);
  lab_test_robots_party_claim (test, seat, 30);
  lab_test_robots_party_click_action (test, "party.skip");
  lab_test_robots_party_show_way (test, clock);
}

/* Returns what the board shows as a way. */
static guint
count_way (LabTestWindow *test)
{
  return lab_test_robots_party_get_page (test)->board->way->len;
}

/* Moves the pointer away from a button with a tooltip: GTK 4.8 leaks if it destroys a window while
 * the pointer is there. */
static void
leave_button (LabTestWindow *test)
{
  lab_test_driver_leave (test->driver);
}

/* Tests */

/* A whole party, in which each player wins something; people claim by keys and by clicks. */
LAB_WINDOW_TEST ("/window-robots-party/party", test_party)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "ppc", FALSE);
  guint n_computer = 0;

  for (guint i = 0; !lab_robots_party_is_over (get_party (test)); i++)
    {
      guint n;

      g_assert_cmpuint (i, <, 20);
      lab_test_wait (get_party (test)->has_best);
      n = get_party (test)->best.moves->len;
      if (i % 3 == 0)
        lab_test_robots_party_claim (test, 0, n);
      else if (i % 3 == 1)
        claim_by_clicks (test, n);
      else
        lab_test_robots_party_click_action (test, "party.skip");
      g_assert_cmpint (get_state (test)->phase, ==, LAB_ROBOTS_PARTY_COUNTDOWN);
      lab_test_robots_party_click_action (test, "party.skip");
      lab_test_robots_party_show_way (test, clock);
      g_assert_cmpint (get_state (test)->winner, >=, 0);
      n_computer += get_state (test)->winner == 2;
      lab_test_robots_party_click_action (test, "party.next");
    }
  g_assert_cmpuint (get_state (test)->n_targets, ==, 4);
  g_assert_cmpuint (n_computer, >=, 1);
  g_assert_cmpuint (get_state (test)->scores[0] + get_state (test)->scores[1], >=, 1);
  g_assert_nonnull (lab_test_find_action (get_page (test), "party.rematch"));
  lab_test_wait (count_records (get_party (test)) == 1);
  lab_test_robots_party_click_action (test, "party.setup");
  g_assert_true (lab_test_has_text (get_page (test), "Finished Parties"));
}

/* A rematch has the same players and rules, and another board. */
LAB_WINDOW_TEST ("/window-robots-party/rematch", test_rematch)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "pp", TRUE);
  LabRobotsBoard board = get_party (test)->settings->board;

  while (!lab_robots_party_is_over (get_party (test)))
    {
      win_target (test, clock, 0);
      lab_test_robots_party_click_action (test, "party.next");
    }
  lab_test_robots_party_click_action (test, "party.rematch");
  g_assert_false (lab_robots_party_is_over (get_party (test)));
  g_assert_false (get_party (test)->is_paused);
  g_assert_cmpstr (get_party (test)->settings->seats[1].name, ==, "Bo");
  g_assert_true (get_party (test)->settings->board.must_ricochet);
  g_assert_false (lab_robots_board_equal (&board, &get_party (test)->settings->board));
}

/* A person who shows can undo and give up; then the next one shows. */
LAB_WINDOW_TEST ("/window-robots-party/show", test_show)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "pp", FALSE);

  claim_by_clicks (test, 30);
  lab_test_robots_party_claim (test, 0, 29);
  lab_clock_advance (clock, G_GINT64_CONSTANT (60) * G_USEC_PER_SEC);
  g_assert_cmpint (get_state (test)->shower, ==, 0);
  move_elsewhere (test);
  lab_test_driver_settle (test->driver);
  lab_test_robots_party_click_action (test, "party.undo");
  g_assert_cmpuint (get_state (test)->n_moves, ==, 0);
  /* The button is insensitive now; arrows must still move robots. */
  g_assert_true (GTK_IS_WIDGET (gtk_window_get_focus (GTK_WINDOW (test->window))));
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (test->window)),
                                             LAB_TYPE_ROBOTS_BOARD_VIEW));
  lab_test_robots_party_click_action (test, "party.give-up");
  g_assert_cmpint (get_state (test)->shower, ==, 1);
  lab_test_robots_party_click_action (test, "party.give-up");
  g_assert_cmpint (get_state (test)->phase, ==, LAB_ROBOTS_PARTY_REVEALED);
  g_assert_cmpint (get_state (test)->winner, ==, -1);
  leave_button (test);
}

/* Finds a way to the target that is straight, and a party in which there is one. */
static gboolean
find_straight (LabTestWindow *test,
               LabRobotsMove *move)
{
  const LabRobotsPartySettings *settings = get_party (test)->settings;

  for (guint i = 0; i < settings->board.n_robots * LAB_N_ROBOTS_SIDES; i++)
    {
      LabRobotsPartyState state = *get_state (test);

      *move = (LabRobotsMove) { (guint8) (i / LAB_N_ROBOTS_SIDES),
                                (guint8) (i % LAB_N_ROBOTS_SIDES) };
      if (lab_robots_position_play (&state.position, &settings->board, *move, NULL)
          && lab_robots_party_state_is_on_target (&state, settings))
        return TRUE;
    }
  return FALSE;
}

/* Draws targets until one of them can be reached by a straight way, which does not count. */
static LabRobotsMove
await_straight (LabTestWindow *test)
{
  LabRobotsMove move;

  for (guint i = 0; !find_straight (test, &move); i++)
    {
      g_assert_cmpuint (i, <, 200);
      lab_test_wait (get_party (test)->has_best);
      g_assert_true (lab_robots_party_skip (get_party (test), NULL));
      g_assert_true (lab_robots_party_do (get_party (test), LAB_ROBOTS_PARTY_NEXT, NULL));
    }
  lab_test_wait (get_party (test)->has_best);
  lab_test_driver_settle (test->driver);
  return move;
}

/* The table tells the rule of the turn, and why a robot on the target does not win it. */
LAB_WINDOW_TEST ("/window-robots-party/turn", test_turn)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "pp", TRUE);
  LabRobotsMove move = await_straight (test);

  g_assert_true (lab_test_has_text (get_page (test), "Target 1 of 4, must turn"));
  lab_test_robots_party_claim (test, 0, 2);
  lab_test_robots_party_claim (test, 1, 1);
  lab_test_robots_party_click_action (test, "party.skip");
  lab_test_robots_party_move (test, move);
  g_assert_cmpint (get_state (test)->shower, ==, 0);
  lab_test_wait (lab_test_has_text (GTK_WIDGET (test->window),
                                    "Bo has failed: the robot is on the target, but it has not "
                                    "turned on its way."));
  lab_test_robots_party_move (test, move);
  g_assert_cmpint (get_state (test)->phase, ==, LAB_ROBOTS_PARTY_SHOWING);
  g_assert_true (lab_test_has_text (get_page (test), "The robot is on the target, but it has not "
                                    "turned on its way."));
  leave_button (test);
}

/* After a target, and at the end for all targets, players see again the way that has won and the
 * best way. */
LAB_WINDOW_TEST ("/window-robots-party/replay", test_replay)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "pp", FALSE);
  LabRobotsBoardView *board = lab_test_robots_party_get_page (test)->board;
  GtkWidget *replay = lab_test_robots_party_get_replay (test);
  LabRobotsPosition end;
  guint n_first;

  g_assert_false (gtk_widget_get_mapped (replay));
  lab_test_robots_party_claim (test, 1, 30);
  lab_test_robots_party_click_action (test, "party.skip");
  move_elsewhere (test);
  move_elsewhere (test);
  lab_robots_party_do (get_party (test), LAB_ROBOTS_PARTY_UNDO, NULL);
  lab_robots_party_do (get_party (test), LAB_ROBOTS_PARTY_UNDO, NULL);
  lab_test_robots_party_show_way (test, clock);
  g_assert_true (gtk_widget_get_mapped (replay));
  n_first = get_state (test)->n_moves;
  end = get_state (test)->position;
  g_assert_cmpuint (count_way (test), ==, n_first);
  /* The robots are where they are for the next target. */
  g_assert_cmpmem (&board->position.cells, sizeof end.cells, &end.cells, sizeof end.cells);
  lab_test_robots_party_click_action (test, "party.next");
  g_assert_false (gtk_widget_get_mapped (replay));
  lab_test_wait (!get_party (test)->is_drawing);
  g_assert_cmpuint (count_way (test), ==, 0);
  g_assert_cmpmem (&board->position.cells, sizeof end.cells, &end.cells, sizeof end.cells);

  win_target (test, clock, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Page_Up, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (count_way (test), ==, n_first);
  g_assert_true (g_str_has_prefix (
      gtk_button_get_label (GTK_BUTTON (lab_test_robots_party_find_button (replay, 2))), "Bo: "));
  lab_test_robots_party_click_action (test, "replay.play");
  lab_test_wait (memcmp (&board->position.cells, &end.cells, sizeof end.cells) == 0);
  lab_test_driver_key (test->driver, GDK_KEY_b, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_true (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (lab_test_robots_party_find_button (replay, 3))));
  g_assert_cmpuint (count_way (test), ==, n_first);
  while (!lab_robots_party_is_over (get_party (test)))
    {
      lab_test_robots_party_click_action (test, "party.next");
      if (!lab_robots_party_is_over (get_party (test)))
        win_target (test, clock, 0);
    }
  g_assert_true (gtk_widget_get_mapped (replay));
  for (guint i = 0; i < 3; i++)
    lab_test_robots_party_click_action (test, "replay.previous");
  g_assert_false (gtk_widget_get_sensitive (lab_test_find_action (replay, "replay.previous")));
  g_assert_cmpuint (count_way (test), ==, n_first);
  leave_button (test);
}

/* The settings of sounds and animations act at once. */
LAB_WINDOW_TEST ("/window-robots-party/settings", test_settings)
{
  g_autoptr (LabClock) clock = lab_test_robots_party_start (test, "pp", FALSE);
  g_autoptr (GSettings) settings = lab_settings_new ();
  LabRobotsBoardView *board = lab_test_robots_party_get_page (test)->board;
  guint durations[3];

  lab_test_window_set_animated (TRUE);
  for (guint i = 0; i < 3; i++)
    {
      static const char * const speeds[] = { "fast", "normal", "slow" };
      LabRobotsPosition other = board->position;

      g_settings_set_string (settings, "animation-speed", speeds[i]);
      other.cells[0] = other.cells[0] > 0 ? 0 : 1;
      lab_robots_board_view_set_position (board, &other, TRUE);
      g_assert_nonnull (board->motion);
      durations[i] = adw_timed_animation_get_duration (ADW_TIMED_ANIMATION (board->motion));
      lab_robots_board_view_set_position (board, &get_state (test)->position, FALSE);
    }
  lab_test_window_set_animated (FALSE);
  g_assert_cmpuint (durations[0] * 2, <=, durations[1] + 1);
  g_assert_cmpuint (durations[1] * 2, <=, durations[2] + 1);
  g_assert_cmpuint (durations[0], >, 50);
}

/* Players are added and removed, and a party is started as the choices say. Their usual letters
 * differ. */
LAB_WINDOW_TEST ("/window-robots-party/setup", test_setup)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autoptr (GPtrArray) rows = NULL;
  const LabRobotsPartySettings *chosen;

  g_settings_set_int (settings, "robots-party-size", 10);
  g_settings_set_int (settings, "robots-party-robots", 2);
  g_settings_set_int (settings, "robots-party-places", 3);
  g_settings_set_boolean (settings, "robots-party-ricochet", TRUE);
  lab_test_robots_show_part (test, LAB_ROBOTS_PARTY_PAGE_NAME);
  rows = lab_test_find_all (get_page (test), LAB_TYPE_ROBOTS_PARTY_SEAT_ROW);
  g_assert_cmpuint (rows->len, ==, 3);
  g_signal_emit_by_name (gtk_widget_get_ancestor (lab_test_find_label (rows->pdata[2], "Remove"),
                                                  GTK_TYPE_BUTTON), "clicked");
  lab_test_driver_settle (test->driver);
  for (guint i = 0; i < 6; i++)
    lab_test_robots_party_click (
        test, lab_test_robots_party_find_button (
                  lab_test_find (get_page (test), LAB_TYPE_ROBOTS_PARTY_SETUP), 0));
  lab_test_robots_party_click_action (test, "party.start");
  lab_test_wait (get_party (test) != NULL);
  chosen = get_party (test)->settings;
  g_assert_cmpuint (chosen->n_seats, ==, 8);
  for (guint i = 0; i < chosen->n_seats; i++)
    g_assert_cmpint (chosen->seats[i].key, ==, "QPXNRUVK"[i]);
  g_assert_cmpuint (chosen->board.size, ==, 10);
  g_assert_true (chosen->board.must_ricochet);
  g_assert_cmpuint (get_state (test)->n_targets, ==, 7);
}
