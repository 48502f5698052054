/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-test-audit.h"
#include "lab-test-dialog.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-announcer.h"
#include "lab-pawn.h"
#include "lab-ranking-page.h"

#define MAX_TURNS 400
#define P LAB_PLAYER_PERSON
#define B LAB_PLAYER_BEGINNER
#define N LAB_PLAYER_NORMAL
#define H LAB_PLAYER_HARD
#define E LAB_PLAYER_EXPERT
#define G LAB_PLAYER_PROGRAM

/* Private helpers */

static LabSeatSet
get_persons (const LabTestSeating *table)
{
  LabSeatSet persons = 0;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((table->seats & LAB_SEAT_BIT (seat)) != 0 && table->kinds[seat] == P)
        persons |= LAB_SEAT_BIT (seat);
    }
  return persons;
}

static gboolean
is_one (LabSeatSet seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0;
}

/* Checks which cards are visible without the handover. The rules here are
 * written differently from the program's: they depend on who had the screen last,
 * and who still plays. */
static void
audit_cards (LabTestWindow        *test,
             const LabTestSeating *table,
             LabSeat               holder)
{
  const LabPosition *position = lab_test_window_get_position (test);
  LabSeatSet persons = get_persons (table);
  LabSeatSet playing = persons & lab_position_get_unplaced (position);
  LabTreasureSet shown = lab_test_window_get_shown (test);

  if (persons == 0 || (persons & LAB_SEAT_BIT (position->seat)) != 0)
    g_assert_cmphex (shown, ==, lab_position_get_sought (position, position->seat));
  else if (is_one (playing) && holder != LAB_SEAT_NONE && playing == LAB_SEAT_BIT (holder))
    g_assert_cmphex (shown, ==, lab_position_get_sought (position, holder));
  else
    g_assert_cmphex (shown, ==, 0);
}

/* Returns whether the last announcements contain @words. */
static gboolean
is_said (LabTestWindow *test,
         const char    *words)
{
  GtkWidget *announcer = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ANNOUNCER);
  g_autofree char *said = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (announcer), GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");

  return strstr (said, words) != NULL;
}

/* Ends the handover: of the finder, who looks at the next card, or between
 * two people. */
static void
pass_cover (LabTestWindow        *test,
            const LabTestSeating *table,
            LabSeat              *holder)
{
  const LabPosition *position = lab_test_window_get_position (test);
  gboolean next_person = (get_persons (table) & LAB_SEAT_BIT (position->seat)) != 0;
  GtkWidget *seen;

  lab_test_driver_settle (test->driver);
  seen = lab_test_find_button (next_person ? "Got It, Pass the Screen" : "Got It");
  g_assert_cmpint (table->rules & LAB_RULES_OPEN_CARDS, ==, 0);
  g_assert_false (is_one (get_persons (table)));
  g_assert_cmpuint (get_persons (table), !=, 0);
  if (seen != NULL)
    {
      g_assert_cmpuint (*holder, !=, LAB_SEAT_NONE);
      g_assert_cmphex (lab_test_window_get_shown (test), ==,
                       lab_position_get_sought (position, *holder));
      lab_test_driver_click (test->driver, seen);
      /* The next player, who has the screen now, must not hear the card. */
      g_assert_false (is_said (test, "To find: "));
      return;
    }
  g_assert_true (next_person);
  g_assert_cmpuint (*holder, !=, position->seat);
  lab_test_audit_cover (test);
  lab_test_window_take (test);
  *holder = position->seat;
}

/* Plays the people's turns with the mouse until the ranking is shown. */
static void
play_to_ranking (LabTestWindow        *test,
                 const LabTestSeating *table)
{
  LabSeatSet persons = get_persons (table);
  LabSeat holder = is_one (persons) ? (LabSeat) __builtin_ctz (persons) : LAB_SEAT_NONE;
  guint n_turns = 0;
  gint64 end = g_get_monotonic_time () + 120 * G_TIME_SPAN_SECOND;

  while (g_strcmp0 (lab_window_get_page (test->window), "ranking") != 0)
    {
      const LabPosition *position = lab_test_window_get_position (test);

      g_assert_cmpint (g_get_monotonic_time (), <, end);
      if (lab_test_find_button ("Keep Playing") != NULL)
        {
          g_assert_cmphex (persons & lab_position_get_unplaced (position), !=, 0);
          lab_test_answer (test, "Keep Playing");
        }
      else if (lab_test_window_is_covered (test))
        {
          pass_cover (test, table, &holder);
        }
      else if (lab_test_window_is_asked (test))
        {
          if ((table->rules & LAB_RULES_OPEN_CARDS) == 0)
            g_assert_cmpuint (holder, ==, position->seat);
          g_assert_cmphex (persons & LAB_SEAT_BIT (position->seat), !=, 0);
          lab_test_driver_settle (test->driver);
          lab_test_audit (test);
          audit_cards (test, table, holder);
          lab_test_seating_play_by_hand (test);
          g_assert_cmpuint (n_turns++, <, MAX_TURNS);
        }
      else
        {
          if (position->phase == LAB_PHASE_INSERT
              && lab_turn_runner_get_stage (lab_test_seating_get_runner (test))
              && (persons & LAB_SEAT_BIT (position->seat)) == 0
              && lab_test_find_dialog (test) == NULL)
            audit_cards (test, table, holder);
          lab_test_iterate ();
        }
    }
  lab_test_driver_settle (test->driver);
}

/* Tests: whole games */

static void
test_mix (LabTestWindow *test,
          gconstpointer  data)
{
  const LabTestSeating *table = data;
  GtkWidget *page;
  g_autoptr (GPtrArray) rows = NULL;

  lab_test_seating_begin (test, table, 77, 2);
  play_to_ranking (test, table);
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_RANKING_PAGE);
  rows = lab_test_find_all (page, ADW_TYPE_PREFERENCES_ROW);
  g_assert_cmpuint (rows->len, ==, (guint) __builtin_popcount (table->seats));
  for (guint i = 0; i < rows->len; i++)
    {
      LabSeat seat = lab_pawn_get_seat (LAB_PAWN (lab_test_find (rows->pdata[i], LAB_TYPE_PAWN)));
      g_autofree char *kind = lab_player_kind_describe (table->kinds[seat]);
      g_autoptr (GPtrArray) labels = lab_test_find_all (rows->pdata[i], GTK_TYPE_LABEL);

      /* The place, the name, who plays unless it is a person, and the treasures. */
      g_assert_cmpuint (labels->len, ==, kind != NULL ? 4 : 3);
      g_assert_true (kind == NULL || lab_test_has_text (rows->pdata[i], kind));
    }
  g_assert_false (gtk_widget_get_mapped (lab_test_find_action (GTK_WIDGET (test->window),
                                                               "win.pause")));
}

/* A computer's turn is shown in steps, and the person's card stays visible. */
static void
test_followed (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 2, LAB_RULES_STANDARD, { P, P, N, P } };
  const LabPosition *position;
  gboolean stays;
  LabTurn turn;

  /* Slowly, because a busy machine may take long to draw the first frames. */
  lab_test_seating_begin_at (test, "slow", &table, 8, 3);
  position = lab_test_window_get_position (test);
  g_assert_false (lab_test_window_is_covered (test));
  g_assert_nonnull (lab_test_find_text ("Cleo’s turn"));
  g_assert_nonnull (lab_test_find_text ("Thinking…"));
  g_assert_null (lab_test_find_button ("Stay"));
  g_assert_true (gtk_widget_get_mapped (lab_test_find (GTK_WIDGET (test->window),
                                                       GTK_TYPE_SPINNER)));
  g_assert_cmphex (lab_test_window_get_shown (test), ==, lab_position_get_sought (position, 0));

  lab_test_wait (lab_turn_runner_get_stage (lab_test_seating_get_runner (test))
                 == LAB_TURN_RUNNER_AIMED);
  turn = *lab_turn_runner_get_turn (lab_test_seating_get_runner (test));
  g_assert_nonnull (lab_test_find_text ("The tile goes in at the highlighted arrow."));
  g_assert_cmpuint (lab_board_view_get_pointed (lab_test_window_get_board (test))->arrow, ==,
                    turn.arrow);
  lab_test_wait (position->phase == LAB_PHASE_MOVE);
  g_assert_null (lab_board_view_get_pointed (lab_test_window_get_board (test)));
  g_assert_cmpuint (position->last_arrow, ==, turn.arrow);
  g_assert_nonnull (lab_test_find_text ("The tile goes in."));
  g_assert_cmphex (lab_test_window_get_shown (test), ==, lab_position_get_sought (position, 0));
  stays = position->pawns[2] == turn.cell;
  lab_test_window_set_animated (TRUE);
  lab_test_wait (position->phase == LAB_PHASE_INSERT);
  if (!stays)
    {
      g_assert_nonnull (lab_test_find_text ("Cleo’s turn"));
      g_assert_nonnull (lab_test_find_text ("The pawn moves."));
    }
  lab_test_wait (lab_test_window_is_asked (test));
  g_assert_cmpuint (position->pawns[2], ==, turn.cell);
  lab_test_driver_settle (test->driver);
  lab_test_audit (test);
}

/* Tests: the end */

static guint64
find_winning_seed (LabSeatSet seats,
                   LabRules   rules)
{
  for (guint64 seed = 1;; seed++)
    {
      const LabDeal deal = { seed, seats, 0, 1, rules };
      LabPosition position;
      LabTurn turn;

      lab_deal_position (&deal, &position);
      if (lab_test_choose_turn (&position, &turn) == 0)
        return seed;
    }
}

/* If only computers are left, the ranking appears without a question. */
static void
test_last_person_home (LabTestWindow *test,
                       gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0xf, 0, LAB_RULES_LAST_TREASURE, { P, N, N, N } };

  lab_test_seating_begin (test, &table, find_winning_seed (table.seats, table.rules), 1);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_seating_play_by_hand (test);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "ranking") == 0);
  /* Labels have their size only after the next frame. */
  lab_test_driver_settle (test->driver);
  g_assert_null (lab_test_find_dialog (test));
  g_assert_cmpuint (lab_test_window_get_position (test)->n_places, ==, 1);
  g_assert_nonnull (lab_test_find_text ("Ada has won!"));
}

/* If another person is left, the players are asked; the last person then plays
 * without handovers. */
static void
test_one_person_left (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0xf, 0, LAB_RULES_LAST_TREASURE, { P, P, N, N } };
  const LabPosition *position;

  lab_test_seating_begin (test, &table, find_winning_seed (table.seats, table.rules), 1);
  lab_test_window_take (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_seating_play_by_hand (test);
  lab_test_answer (test, "Keep Playing");
  /* The winner still has the screen. */
  lab_test_audit_cover (test);
  lab_test_window_take (test);
  lab_test_wait (lab_test_window_is_asked (test));
  position = lab_test_window_get_position (test);
  for (guint turn = 0; turn < 2 && position->phase != LAB_PHASE_OVER; turn++)
    {
      LabTurn stay = { 0, position->board.spare, 0 };

      while (!lab_position_may_insert (position, stay.arrow))
        stay.arrow++;
      lab_test_window_click_arrow (test, stay.arrow);
      lab_test_window_click_cell (test, position->pawns[1]);
      while (position->phase != LAB_PHASE_OVER && !lab_test_window_is_asked (test))
        {
          g_assert_false (lab_test_window_is_covered (test));
          if (lab_turn_runner_get_stage (lab_test_seating_get_runner (test)) != LAB_TURN_RUNNER_IDLE
              && (lab_position_get_unplaced (position) & LAB_SEAT_BIT (1)) != 0)
            g_assert_cmphex (lab_test_window_get_shown (test), ==,
                             lab_position_get_sought (position, 1));
          lab_test_iterate ();
        }
    }
}

static void
test_return_match (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 0, LAB_RULES_LAST_TREASURE, { N, P, B, P } };

  lab_test_seating_begin (test, &table, 5, 1);
  play_to_ranking (test, &table);
  lab_test_wait (lab_test_find_button ("Rematch") != NULL);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_button ("Rematch"));
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "game") == 0);
  g_assert_cmphex (lab_turn_runner_get_persons (lab_test_seating_get_runner (test)), ==, 0);
  g_assert_cmpuint (lab_test_window_get_position (test)->seat, ==, 2);
  play_to_ranking (test, &table);
}

/* Tests: programs */

static GtkWidget *
find_close_button (LabTestWindow *test)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (g_strcmp0 (gtk_button_get_icon_name (buttons->pdata[i]), "window-close-symbolic") == 0
          && g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), "Close") == 0)
        return buttons->pdata[i];
    }
  g_assert_not_reached ();
}

/* Listens for an announcement. */
typedef struct
{
  LabTestWindow *test;
  const char *words;
  gboolean heard;
} Listener;

static gboolean
listen (gpointer data)
{
  Listener *self = data;

  self->heard = self->heard || is_said (self->test, self->words);
  return G_SOURCE_CONTINUE;
}

/* Plays a game with a program that fails. The failure is told, and the game is played to the
 * end. The program begins, so that it is asked twice even if the other player needs only two turns
 * for the treasure and the way home. */
static void
play_with_program (LabTestWindow *test,
                   const char    *command)
{
  static const LabTestSeating table = { 0x5, 2, LAB_RULES_STANDARD, { N, P, G, P } };
  static const char failure[] = "Cleo cannot keep playing, and plays at random from now on: ";
  g_autoptr (GPtrArray) labels = NULL;
  Listener listener = { .test = test, .words = failure };
  gboolean told = FALSE;
  guint source;

  /* The game can begin, and the program fail, before the next line. The timer goes before
   * anything else, so it hears each announcement before another replaces it. */
  source = g_timeout_add_full (G_PRIORITY_HIGH, 1, listen, &listener, NULL);
  lab_test_window_set_program (command);
  lab_test_seating_begin (test, &table, 3, 1);
  lab_test_wait (listener.heard);
  g_source_remove (source);
  g_assert_cmphex (lab_turn_runner_get_failed (lab_test_seating_get_runner (test)), ==,
                   LAB_SEAT_BIT (2));
  labels = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    told |= g_str_has_prefix (gtk_label_get_text (labels->pdata[i]), failure);
  g_assert_true (told);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, find_close_button (test));
  g_assert_false (gtk_widget_get_mapped (find_close_button (test)));
  play_to_ranking (test, &table);
}

static void
test_program (LabTestWindow *test,
              gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "labyrinthe-test-program.sh", NULL);
  g_autofree char *command = g_strdup_printf ("sh %s", path);

  g_assert_true (g_file_set_contents (path, data, -1, NULL));
  play_with_program (test, command);
  g_unlink (path);
}

/* A program that misbehaves in the way that @data names. */
static void
test_rogue (LabTestWindow *test,
            gconstpointer  data)
{
  g_autofree char *rogue = g_shell_quote (g_getenv ("LABYRINTHE_ROGUE"));
  g_autofree char *command = g_strdup_printf ("%s %s", rogue, (const char *) data);

  play_with_program (test, command);
}

int
main (int    argc,
      char **argv)
{
  static const LabTestSeating one_to_one = { 0x5, 0, LAB_RULES_STANDARD, { P, P, N, P } };
  static const LabTestSeating show_two = { 0x5, 0, LAB_RULES_STANDARD, { H, P, N, P } };
  static const LabTestSeating show_three = { 0x7, 1, LAB_RULES_STANDARD, { H, N, N, P } };
  static const LabTestSeating show_four = { 0xf, 3, LAB_RULES_STANDARD, { H, N, E, N } };
  static const LabTestSeating one_between = { 0xf, 1, LAB_RULES_STANDARD, { N, P, H, N } };
  static const LabTestSeating in_turn = { 0xf, 0, LAB_RULES_STANDARD, { P, N, P, N } };
  static const LabTestSeating side_by_side = { 0x7, 0, LAB_RULES_STANDARD, { P, P, N, P } };
  static const LabTestSeating computer_first = { 0x7, 0, LAB_RULES_LAST_TREASURE, { N, P, P, P } };
  static const LabTestSeating three_persons = { 0xf, 2, LAB_RULES_STANDARD, { P, P, P, N } };
  static const LabTestSeating open_cards = { 0x7, 0, LAB_RULES_OPEN_CARDS, { P, P, N, P } };
  static const LabTestSeating open_alone = { 0x5, 0, LAB_RULES_OPEN_CARDS, { P, P, N, P } };

  static const char * const rogues[] = {
    "forbidden", "flood", "hang", "twice", "kill-leader",
  };

  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/computer/one-to-one", &one_to_one, test_mix);
  lab_test_window_add ("/window/computer/show/two", &show_two, test_mix);
  lab_test_window_add ("/window/computer/show/three", &show_three, test_mix);
  lab_test_window_add ("/window/computer/show/four", &show_four, test_mix);
  lab_test_window_add ("/window/computer/cover/one-between", &one_between, test_mix);
  lab_test_window_add ("/window/computer/cover/in-turn", &in_turn, test_mix);
  lab_test_window_add ("/window/computer/cover/side-by-side", &side_by_side, test_mix);
  lab_test_window_add ("/window/computer/cover/computer-first", &computer_first, test_mix);
  lab_test_window_add ("/window/computer/cover/three-persons", &three_persons, test_mix);
  lab_test_window_add ("/window/computer/cover/open-cards", &open_cards, test_mix);
  lab_test_window_add ("/window/computer/cover/open-alone", &open_alone, test_mix);
  lab_test_window_add ("/window/computer/followed", NULL, test_followed);
  lab_test_window_add ("/window/computer/last-person-home", NULL, test_last_person_home);
  lab_test_window_add ("/window/computer/one-person-left", NULL, test_one_person_left);
  lab_test_window_add ("/window/computer/return-match", NULL, test_return_match);
  lab_test_window_add ("/window/computer/program/rubbish",
                       "while read line; do echo rubbish; done\n", test_program);
  lab_test_window_add ("/window/computer/program/ends", "exit 3\n", test_program);
  for (guint i = 0; i < G_N_ELEMENTS (rogues); i++)
    {
      g_autofree char *path = g_strconcat ("/window/computer/program/", rogues[i], NULL);

      lab_test_window_add (path, rogues[i], test_rogue);
    }
  return g_test_run ();
}
