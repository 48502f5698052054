/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-party-pad.h"
#include "lab-robots-party-players.h"
#include "lab-robots-party-records.h"
#include "lab-robots-party-replay.h"
#include "lab-robots-party-setup.h"
#include "lab-settings.h"
#include "lab-step-player.h"
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

static void
click (LabTestWindow *test,
       GType          type,
       guint          button)
{
  lab_test_window_click (test, lab_test_robots_party_find_button (test, type, button));
  lab_test_driver_settle (test->driver);
}

/* The second person claims with the pointer. */
static void
claim_by_clicks (LabTestWindow *test,
                 guint          number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  click (test, LAB_TYPE_ROBOTS_PARTY_PLAYERS, 1);
  /* The first button erases, and 0 is the last digit. */
  for (guint i = 0; digits[i] != '\0'; i++)
    click (test, LAB_TYPE_ROBOTS_PARTY_PAD, digits[i] == '0' ? 10 : (guint) (digits[i] - '0'));
  lab_test_do (test, "asks Bo: how many moves?; claimed 1 0");
  click (test, LAB_TYPE_ROBOTS_PARTY_PAD, 12);
  lab_test_do (test, "claimed 1 %u", number);
}

/* Finds a move after which a robot is on the target, in a straight way, or is not. */
static gboolean
find_move (LabTestWindow *test,
           gboolean       to_target,
           LabRobotsMove *move)
{
  const LabRobotsPartySettings *settings = get_party (test)->settings;

  for (guint i = 0; i < settings->board.n_robots * LAB_N_ROBOTS_SIDES; i++)
    {
      LabRobotsPartyState state = *get_state (test);

      *move = (LabRobotsMove) { (guint8) (i / LAB_N_ROBOTS_SIDES),
                                (guint8) (i % LAB_N_ROBOTS_SIDES) };
      if (lab_robots_position_play (&state.position, &settings->board, *move, NULL)
          && lab_robots_party_state_is_on_target (&state) == to_target)
        return TRUE;
    }
  return FALSE;
}

/* Makes a move that does not reach the target. */
static void
move_elsewhere (LabTestWindow *test)
{
  LabRobotsMove move;

  g_assert_true (find_move (test, FALSE, &move));
  lab_test_robots_party_move (test, move);
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

/* The first player wins the target, or those of all that are left. */
static void
win (LabTestWindow *test,
     gboolean       wins_all)
{
  do
    lab_test_do (test, "way-known; claim 0 30; tap party.skip; show-way%s",
                 wins_all ? "; tap party.next" : "");
  while (wins_all && !lab_robots_party_is_over (get_party (test)));
}

/* Returns what the board shows as a way. */
static guint
count_way (LabTestWindow *test)
{
  return lab_test_robots_party_get_page (test)->board->way->len;
}

/* Tests */

/* A whole party, in which each player wins something; people claim by keys and by clicks. */
LAB_WINDOW_TEST ("/window-robots-party/party", test_party)
{
  guint n_computer = 0;

  lab_test_do (test, "party ppc");
  for (guint i = 0; !lab_robots_party_is_over (get_party (test)); i++)
    {
      guint n;

      g_assert_cmpuint (i, <, 20);
      lab_test_do (test, "way-known");
      n = get_party (test)->best.moves->len;
      if (i % 3 == 0)
        lab_test_do (test, "claim 0 %u", n);
      else if (i % 3 == 1)
        claim_by_clicks (test, n);
      else
        lab_test_do (test, "tap party.skip");
      lab_test_do (test, "stage countdown; tap party.skip; show-way");
      g_assert_cmpint (get_state (test)->winner, >=, 0);
      n_computer += get_state (test)->winner == 2;
      lab_test_do (test, "tap party.next");
    }
  g_assert_cmpuint (get_state (test)->n_targets, ==, 4);
  g_assert_cmpuint (n_computer, >=, 1);
  g_assert_cmpuint (get_state (test)->scores[0] + get_state (test)->scores[1], >=, 1);
  g_assert_nonnull (lab_test_find_action (get_page (test), "party.rematch"));
  lab_test_wait (count_records (get_party (test)) == 1);
  lab_test_do (test, "tap party.setup; text Finished Parties");
}

/* A rematch has the same players and rules, and another board. */
LAB_WINDOW_TEST ("/window-robots-party/rematch", test_rematch)
{
  LabRobotsBoard board;

  lab_test_do (test, "party-turn pp");
  board = get_party (test)->settings->board;
  win (test, TRUE);
  lab_test_do (test, "tap party.rematch; running");
  g_assert_false (lab_robots_party_is_over (get_party (test)));
  g_assert_cmpstr (get_party (test)->settings->seats[1].name, ==, "Bo");
  g_assert_true (get_party (test)->settings->board.must_ricochet);
  g_assert_false (lab_robots_board_equal (&board, &get_party (test)->settings->board));
}

/* A person who shows can undo, by the button in the header bar, and give up; then the next one
 * shows. The player who shows has the mark of a choice. */
LAB_WINDOW_TEST ("/window-robots-party/show", test_show)
{
  GtkWidget *focus;

  lab_test_do (test, "party pp");
  claim_by_clicks (test, 30);
  lab_test_do (test, "claim 0 29; seconds 60; shower 0");
  for (guint seat = 0; seat < 2; seat++)
    {
      GtkWidget *button = lab_test_robots_party_find_button (test, LAB_TYPE_ROBOTS_PARTY_PLAYERS,
                                                             seat);

      g_assert_true (gtk_widget_has_css_class (button, "choice"));
      g_assert_cmpint ((gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_CHECKED) != 0, ==,
                       seat == 0);
    }
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (test->window), "undo"));
  move_elsewhere (test);
  lab_test_do (test, "settle");
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (test->window), "undo"));
  lab_test_do (test, "tap win.undo");
  g_assert_cmpuint (get_state (test)->n_moves, ==, 0);
  /* The button is insensitive now; arrows must still move robots. */
  focus = gtk_window_get_focus (GTK_WINDOW (test->window));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, LAB_TYPE_ROBOTS_BOARD_VIEW));
  lab_test_do (test, "tap party.give-up; shower 1; tap party.give-up; stage revealed; won -1");
  /* GTK 4.8 leaks if it destroys a window while the pointer is over a button with a tooltip. */
  lab_test_driver_leave (test->driver);
}

/* Draws targets until one of them can be reached by a straight way, which does not count. */
static LabRobotsMove
await_straight (LabTestWindow *test)
{
  LabRobotsMove move;

  for (guint i = 0; !find_move (test, TRUE, &move); i++)
    {
      g_assert_cmpuint (i, <, 200);
      lab_test_wait (get_party (test)->has_best);
      g_assert_true (lab_robots_party_skip (get_party (test), NULL));
      g_assert_true (lab_robots_party_do (get_party (test), LAB_TEST_PARTY_EVENT (NEXT), NULL));
    }
  lab_test_do (test, "way-known");
  return move;
}

/* The table tells the rule of the turn, and why a robot on the target does not win it. */
LAB_WINDOW_TEST ("/window-robots-party/turn", test_turn)
{
  LabRobotsMove move;

  lab_test_do (test, "party-turn pp");
  move = await_straight (test);
  lab_test_do (test, "text Target 1 of 4, must turn; claim 0 2; claim 1 1; tap party.skip");
  lab_test_robots_party_move (test, move);
  lab_test_do (test, "shower 0; wait-text Bo has failed: the robot is on the target, but it has "
               "not turned on its way.");
  lab_test_robots_party_move (test, move);
  lab_test_do (test, "stage showing; wait-text The robot is on the target, but it has not turned on"
               " its way.; leave");
}

/* After a target, and at the end for all targets, players see again the way that has won and the
 * best way. */
LAB_WINDOW_TEST ("/window-robots-party/replay", test_replay)
{
  LabRobotsBoardView *board;
  GtkWidget *replay, *button;
  LabRobotsPosition end;
  guint n_first;

  lab_test_do (test, "party pp");
  board = lab_test_robots_party_get_page (test)->board;
  replay = lab_test_robots_party_find (test, LAB_TYPE_ROBOTS_PARTY_REPLAY);
  g_assert_false (gtk_widget_get_mapped (replay));
  lab_test_do (test, "claim 1 30; tap party.skip");
  for (guint i = 0; i < 2; i++)
    move_elsewhere (test);
  for (guint i = 0; i < 2; i++)
    lab_robots_party_do (get_party (test), LAB_TEST_PARTY_EVENT (UNDO), NULL);
  lab_test_do (test, "show-way");
  g_assert_true (gtk_widget_get_mapped (replay));
  n_first = get_state (test)->n_moves;
  end = get_state (test)->position;
  g_assert_cmpuint (count_way (test), ==, n_first);
  /* The robots are where they are for the next target. */
  g_assert_cmpmem (&board->position.cells, sizeof end.cells, &end.cells, sizeof end.cells);
  lab_test_do (test, "tap party.next");
  g_assert_false (gtk_widget_get_mapped (replay));
  lab_test_wait (!get_party (test)->is_drawing);
  g_assert_cmpuint (count_way (test), ==, 0);
  g_assert_cmpmem (&board->position.cells, sizeof end.cells, &end.cells, sizeof end.cells);

  win (test, FALSE);
  lab_test_do (test, "key <Control>Page_Up");
  g_assert_cmpuint (count_way (test), ==, n_first);
  button = lab_test_robots_party_find_button (test, LAB_TYPE_ROBOTS_PARTY_REPLAY, 2);
  g_assert_true (gtk_widget_has_css_class (button, "choice"));
  g_assert_true (g_str_has_prefix (
      gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)))), "Bo: "));
  lab_test_do (test, "tap playback.play");
  lab_test_wait (memcmp (&board->position.cells, &end.cells, sizeof end.cells) == 0);
  lab_test_do (test, "key <Control>b");
  g_assert_true (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (lab_test_robots_party_find_button (test, LAB_TYPE_ROBOTS_PARTY_REPLAY,
                                                            3))));
  g_assert_cmpuint (count_way (test), ==, n_first);
  lab_test_do (test, "tap party.next");
  win (test, TRUE);
  g_assert_true (gtk_widget_get_mapped (replay));
  lab_test_do (test, "tap replay.previous; tap replay.previous; tap replay.previous; leave");
  g_assert_false (gtk_widget_get_sensitive (lab_test_find_action (replay, "replay.previous")));
  g_assert_cmpuint (count_way (test), ==, n_first);
}

/* On a phone, the pad and the playback of a way are whole, and the wheel scrolls the panel, also
 * over the slider. */
LAB_WINDOW_TEST ("/window-robots-party/narrow", test_narrow)
{
  LabRobotsPartyPage *page;
  GtkWidget *pad, *content, *player, *slider;
  graphene_rect_t outside;
  double step;

  lab_test_do (test, "size 360 640; party pp; way-known; player 0; key 5; settle");
  page = lab_test_robots_party_get_page (test);
  pad = GTK_WIDGET (page->pad);
  g_assert_true (lab_test_is_within (pad, GTK_WIDGET (page->scroller)));
  content = gtk_widget_get_first_child (pad);
  g_assert_true (gtk_widget_compute_bounds (pad, content, &outside));
  g_assert_cmpfloat (outside.origin.x, <=, -12);
  g_assert_cmpfloat (outside.origin.y, <=, -12);
  g_assert_cmpfloat (outside.origin.y + outside.size.height, >=,
                     gtk_widget_get_height (content) + 12);

  lab_test_do (test, "key Escape; claim 0 30; tap party.skip; show-way; settle");
  player = lab_test_find (GTK_WIDGET (page->replay), LAB_TYPE_STEP_PLAYER);
  g_assert_true (lab_test_is_within (player, GTK_WIDGET (page->scroller)));
  slider = lab_test_find (player, GTK_TYPE_SCALE);
  step = gtk_range_get_value (GTK_RANGE (slider));
  lab_test_driver_hover (test->driver, slider);
  lab_test_do (test, "scroll 3; settle");
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (slider)), ==, step);
  g_assert_cmpfloat (
      gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (page->scroller)), >, 0);
}

/* The settings of sounds and animations act at once. */
LAB_WINDOW_TEST ("/window-robots-party/settings", test_settings)
{
  static const char * const speeds[] = { "fast", "normal", "slow" };
  guint before = 25;

  lab_test_do (test, "party pp; animate");
  for (guint i = 0; i < 3; i++)
    {
      LabRobotsBoardView *board = lab_test_robots_party_get_page (test)->board;
      LabRobotsPosition other = board->position;
      guint duration;

      lab_test_do (test, "set animation-speed '%s'", speeds[i]);
      other.cells[0] = other.cells[0] > 0 ? 0 : 1;
      lab_robots_board_view_set_position (board, &other, TRUE);
      g_assert_nonnull (board->motion);
      duration = adw_timed_animation_get_duration (ADW_TIMED_ANIMATION (board->motion));
      g_assert_cmpuint (before * 2, <=, duration + 1);
      before = duration;
      lab_robots_board_view_set_position (board, &get_state (test)->position, FALSE);
    }
}

/* Players are added and removed, and a party is started as the choices say. Their usual letters
 * differ. */
LAB_WINDOW_TEST ("/window-robots-party/setup", test_setup)
{
  g_autoptr (GPtrArray) rows = NULL;
  const LabRobotsPartySettings *chosen;

  lab_test_do (test, "set robots-party-size 10; set robots-party-robots 2; "
               "set robots-party-places 3; set robots-party-ricochet true; part robots-party");
  rows = lab_test_find_all (get_page (test), LAB_TYPE_ROBOTS_PARTY_SEAT_ROW);
  g_assert_cmpuint (rows->len, ==, 3);
  g_signal_emit_by_name (gtk_widget_get_ancestor (lab_test_find_label (rows->pdata[2], "Remove"),
                                                  GTK_TYPE_BUTTON), "clicked");
  lab_test_driver_settle (test->driver);
  for (guint i = 0; i < 6; i++)
    click (test, LAB_TYPE_ROBOTS_PARTY_SETUP, 0);
  lab_test_do (test, "tap party.start");
  lab_test_wait (get_party (test) != NULL);
  chosen = get_party (test)->settings;
  g_assert_cmpuint (chosen->n_seats, ==, 8);
  for (guint i = 0; i < chosen->n_seats; i++)
    g_assert_cmpint (chosen->seats[i].key, ==, "QPXNRUVK"[i]);
  g_assert_cmpuint (chosen->board.size, ==, 10);
  g_assert_true (chosen->board.must_ricochet);
  g_assert_cmpuint (get_state (test)->n_targets, ==, 7);
}
