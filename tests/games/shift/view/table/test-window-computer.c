/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-result-card.h"
#include "lab-test-dialog.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

#define MAX_TURNS 400
#define P LAB_SHIFT_PLAYER_PERSON
#define B LAB_SHIFT_PLAYER_BEGINNER
#define N LAB_SHIFT_PLAYER_NORMAL
#define H LAB_SHIFT_PLAYER_HARD
#define E LAB_SHIFT_PLAYER_EXPERT
#define G LAB_SHIFT_PLAYER_PROGRAM

/* Private helpers */

static LabShiftSeatSet
get_persons (const LabTestSeating *table)
{
  LabShiftSeatSet persons = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    if (table->kinds[seat] == P && (table->seats & LAB_SHIFT_SEAT_BIT (seat)) != 0)
      persons |= LAB_SHIFT_SEAT_BIT (seat);
  return persons;
}

static gboolean
is_one (LabShiftSeatSet seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0;
}

/* Checks which cards are visible without the handover. The rules here are
 * written differently from the program's: they depend on who had the screen last,
 * and who still plays. */
static void
audit_cards (LabTestWindow        *test,
             const LabTestSeating *table,
             LabShiftSeat          holder)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);
  LabShiftSeatSet persons = get_persons (table);
  LabShiftSeatSet playing = persons & lab_shift_position_get_unplaced (position);
  LabShiftTreasureSet shown = lab_test_window_get_shown (test);

  if (persons == 0 || (persons & LAB_SHIFT_SEAT_BIT (position->seat)) != 0)
    g_assert_cmphex (shown, ==, lab_shift_position_get_sought (position, position->seat));
  else if (holder != LAB_SHIFT_SEAT_NONE && playing == LAB_SHIFT_SEAT_BIT (holder))
    g_assert_cmphex (shown, ==, lab_shift_position_get_sought (position, holder));
  else
    g_assert_cmphex (shown, ==, 0);
}

/* Ends the handover: of the finder, who looks at the next card, or between
 * two people. */
static void
pass_cover (LabTestWindow        *test,
            const LabTestSeating *table,
            LabShiftSeat         *holder)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);
  gboolean next_person = (get_persons (table) & LAB_SHIFT_SEAT_BIT (position->seat)) != 0;
  GtkWidget *seen;

  lab_test_driver_settle (test->driver);
  seen = lab_test_find_button (next_person ? "Got It, Pass the Screen" : "Got It");
  g_assert_cmpint (table->rules & LAB_SHIFT_RULES_OPEN_CARDS, ==, 0);
  g_assert_false (is_one (get_persons (table)));
  g_assert_cmpuint (get_persons (table), !=, 0);
  if (seen != NULL)
    {
      g_assert_cmpuint (*holder, !=, LAB_SHIFT_SEAT_NONE);
      g_assert_cmphex (lab_test_window_get_shown (test), ==,
                       lab_shift_position_get_sought (position, *holder));
      lab_test_driver_click (test->driver, seen);
      /* The next player, who has the screen now, must not hear the card. */
      g_assert_false (lab_test_window_says (test, "To find: "));
      return;
    }
  g_assert_true (next_person);
  g_assert_cmpuint (*holder, !=, position->seat);
  lab_test_do (test, "audit-cover; take");
  *holder = position->seat;
}

/* Plays the people's turns with the mouse until the ranking is shown. */
static void
play_to_ranking (LabTestWindow        *test,
                 const LabTestSeating *table)
{
  LabShiftSeatSet persons = get_persons (table);
  LabShiftSeat holder = is_one (persons) ? (LabShiftSeat) __builtin_ctz (persons)
                                         : LAB_SHIFT_SEAT_NONE;
  guint n_turns = 0;
  gint64 end = g_get_monotonic_time () + 120 * G_TIME_SPAN_SECOND;

  while (!lab_test_window_shows (test, "result"))
    {
      const LabShiftPosition *position = lab_test_window_get_position (test);

      g_assert_cmpint (g_get_monotonic_time (), <, end);
      if (lab_test_find_button ("Keep Playing") != NULL)
        {
          g_assert_cmphex (persons & lab_shift_position_get_unplaced (position), !=, 0);
          lab_test_answer (test, "Keep Playing");
        }
      else if (lab_test_window_is_covered (test))
        {
          pass_cover (test, table, &holder);
        }
      else if (lab_test_window_is_asked (test))
        {
          if ((table->rules & LAB_SHIFT_RULES_OPEN_CARDS) == 0)
            g_assert_cmpuint (holder, ==, position->seat);
          g_assert_cmphex (persons & LAB_SHIFT_SEAT_BIT (position->seat), !=, 0);
          lab_test_do (test, "settle; audit");
          audit_cards (test, table, holder);
          lab_test_seating_play_by_hand (test);
          g_assert_cmpuint (n_turns++, <, MAX_TURNS);
        }
      else
        {
          if (position->phase == LAB_SHIFT_PHASE_INSERT
              && lab_test_seating_get_runner (test)->stage
              && (persons & LAB_SHIFT_SEAT_BIT (position->seat)) == 0
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
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_RESULT_CARD);
  rows = lab_test_find_all (page, ADW_TYPE_PREFERENCES_ROW);
  g_assert_cmpuint (rows->len, ==, (guint) __builtin_popcount (table->seats));
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *pawn = lab_test_find (rows->pdata[i], LAB_TYPE_SHIFT_PAWN);
      LabShiftSeat seat = LAB_SHIFT_PAWN (pawn)->seat;
      g_autofree char *kind = lab_shift_player_kind_describe (table->kinds[seat]);
      g_autoptr (GPtrArray) labels = lab_test_find_all (rows->pdata[i], GTK_TYPE_LABEL);
      guint n_shown = 0;

      for (guint j = 0; j < labels->len; j++)
        n_shown += gtk_widget_get_visible (labels->pdata[j]);
      /* The place, the name, who plays unless it is a person, and the treasures. */
      g_assert_cmpuint (n_shown, ==, kind != NULL ? 4 : 3);
      g_assert_true (kind == NULL || lab_test_has_text (rows->pdata[i], kind));
    }
  lab_test_do (test, "hides win.pause");
}

/* A computer's turn is shown in steps, and the person's card stays visible. */
LAB_WINDOW_TEST ("/window/computer/followed", test_followed)
{
  const LabShiftPosition *position;
  gboolean stays;
  LabShiftTurn turn;

  /* Slowly, because a busy machine may take long to draw the first frames. */
  lab_test_do (test, "speed slow; think 0.2; play 8 0x5 2 3 PPNP");
  position = lab_test_window_get_position (test);
  lab_test_do (test, "uncovered; text Cleo’s turn; text Thinking…; no-text Stay");
  g_assert_true (gtk_widget_get_mapped (lab_test_find (GTK_WIDGET (test->window),
                                                       GTK_TYPE_SPINNER)));
  g_assert_cmphex (lab_test_window_get_shown (test), ==,
                   lab_shift_position_get_sought (position, 0));

  lab_test_wait (lab_test_seating_get_runner (test)->stage == LAB_SHIFT_TURN_RUNNER_AIMED);
  turn = lab_test_seating_get_runner (test)->turn;
  g_assert_cmpuint (lab_test_window_get_board (test)->pointed.arrow, ==, turn.arrow);
  lab_test_do (test, "text The tile goes in at the highlighted arrow.; wait-move");
  g_assert_false (lab_test_window_get_board (test)->pointing);
  lab_test_do (test, "inserted %u; text The tile goes in.", turn.arrow);
  g_assert_cmphex (lab_test_window_get_shown (test), ==,
                   lab_shift_position_get_sought (position, 0));
  stays = position->pawns[2] == turn.cell;
  lab_test_do (test, "animate");
  lab_test_wait (position->phase == LAB_SHIFT_PHASE_INSERT);
  if (!stays)
    lab_test_do (test, "text Cleo’s turn; text The pawn moves.");
  lab_test_do (test, "asked; pawn 2 %u; settle; audit", turn.cell);
}

/* Tests: the end */

/* Begins a game in which Ada needs one turn to win. */
static void
begin_winning (LabTestWindow        *test,
               const LabTestSeating *table)
{
  LabShiftDeal deal = { 0, table->seats, 0, 1, table->rules };

  lab_test_find_win (&deal, NULL);
  lab_test_seating_begin (test, table, deal.seed, 1);
}

/* If only computers are left, the ranking appears without a question. */
LAB_WINDOW_TEST ("/window/computer/last-person-home", test_last_person_home)
{
  static const LabTestSeating table = { 0xf, 0, LAB_SHIFT_RULES_LAST_TREASURE, { P, N, N, N } };

  begin_winning (test, &table);
  /* Labels have their size only after the next frame. */
  lab_test_do (test, "asked; turn; wait-page result; settle; no-dialog; text Ada has won!");
  g_assert_cmpuint (lab_test_window_get_position (test)->n_places, ==, 1);
}

/* If another person is left, the players are asked; the last person then plays
 * without handovers. */
LAB_WINDOW_TEST ("/window/computer/one-person-left", test_one_person_left)
{
  static const LabTestSeating table = { 0xf, 0, LAB_SHIFT_RULES_LAST_TREASURE, { P, P, N, N } };
  const LabShiftPosition *position;

  begin_winning (test, &table);
  /* The winner still has the screen. */
  lab_test_do (test, "take; asked; turn; answer Keep Playing; audit-cover; take; asked");
  position = lab_test_window_get_position (test);
  for (guint turn = 0; turn < 2 && position->phase != LAB_SHIFT_PHASE_OVER; turn++)
    {
      lab_test_do (test, "arrow %u; cell own",
                   lab_shift_position_may_insert (position, 0) ? 0 : 1);
      while (position->phase != LAB_SHIFT_PHASE_OVER && !lab_test_window_is_asked (test))
        {
          g_assert_false (lab_test_window_is_covered (test));
          if (lab_test_seating_get_runner (test)->stage != LAB_SHIFT_TURN_RUNNER_IDLE
              && (lab_shift_position_get_unplaced (position) & LAB_SHIFT_SEAT_BIT (1)) != 0)
            g_assert_cmphex (lab_test_window_get_shown (test), ==,
                             lab_shift_position_get_sought (position, 1));
          lab_test_iterate ();
        }
    }
}

LAB_WINDOW_TEST ("/window/computer/return-match", test_return_match)
{
  static const LabTestSeating table = { 0x5, 0, LAB_SHIFT_RULES_LAST_TREASURE, { N, P, B, P } };

  lab_test_seating_begin (test, &table, 5, 1);
  play_to_ranking (test, &table);
  lab_test_do (test, "wait-text Rematch; settle; click Rematch; wait-page game");
  g_assert_cmphex (lab_test_seating_get_runner (test)->persons, ==, 0);
  lab_test_do (test, "seat 2");
  play_to_ranking (test, &table);
}

/* Tests: programs */

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

  self->heard = self->heard || lab_test_window_says (self->test, self->words);
  return G_SOURCE_CONTINUE;
}

/* Plays a game with a program that fails. The failure is told, and the game is played to the
 * end. The program begins, so that it is asked twice even if the other player needs only two turns
 * for the treasure and the way home. */
static void
play_with_program (LabTestWindow *test,
                   const char    *command)
{
  static const LabTestSeating table = { 0x5, 2, LAB_SHIFT_RULES_STANDARD, { N, P, G, P } };
  static const char failure[] = "Cleo cannot keep playing, and plays at random from now on: ";
  Listener listener = { .test = test, .words = failure };
  GtkWidget *notice;
  guint source;

  /* The game can begin, and the program fail, before the next line. The timer goes before
   * anything else, so it hears each announcement before another replaces it. */
  source = g_timeout_add_full (G_PRIORITY_HIGH, 1, listen, &listener, NULL);
  lab_test_settings_set ("program", "%s", command);
  lab_test_seating_begin (test, &table, 3, 1);
  lab_test_wait (listener.heard);
  g_source_remove (source);
  g_assert_cmphex (lab_test_seating_get_runner (test)->failed, ==, LAB_SHIFT_SEAT_BIT (2));
  lab_test_do (test, "words %s; settle", failure);
  notice = lab_test_find_words (GTK_WIDGET (test->window), failure);
  lab_test_driver_click (test->driver, lab_test_find_with (GTK_WIDGET (test->window),
                                                           GTK_TYPE_BUTTON, "tooltip-text",
                                                           "Close"));
  g_assert_false (gtk_widget_get_mapped (notice));
  play_to_ranking (test, &table);
}

LAB_WINDOW_TESTS (test_program,
                  { "/window/computer/program/rubbish",
                    "while read line; do echo rubbish; done\n" },
                  { "/window/computer/program/ends", "exit 3\n" })
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

static const struct
{
  const char *path;
  LabTestSeating table;
} mixes[] = {
  { "/window/computer/one-to-one", { 0x5, 0, LAB_SHIFT_RULES_STANDARD, { P, P, N, P } } },
  { "/window/computer/show/two", { 0x5, 0, LAB_SHIFT_RULES_STANDARD, { H, P, N, P } } },
  { "/window/computer/show/three", { 0x7, 1, LAB_SHIFT_RULES_STANDARD, { H, N, N, P } } },
  { "/window/computer/show/four", { 0xf, 3, LAB_SHIFT_RULES_STANDARD, { H, N, E, N } } },
  { "/window/computer/cover/one-between", { 0xf, 1, LAB_SHIFT_RULES_STANDARD, { N, P, H, N } } },
  { "/window/computer/cover/in-turn", { 0xf, 0, LAB_SHIFT_RULES_STANDARD, { P, N, P, N } } },
  { "/window/computer/cover/side-by-side", { 0x7, 0, LAB_SHIFT_RULES_STANDARD, { P, P, N, P } } },
  { "/window/computer/cover/computer-first",
    { 0x7, 0, LAB_SHIFT_RULES_LAST_TREASURE, { N, P, P, P } } },
  { "/window/computer/cover/three-persons", { 0xf, 2, LAB_SHIFT_RULES_STANDARD, { P, P, P, N } } },
  { "/window/computer/cover/open-cards", { 0x7, 0, LAB_SHIFT_RULES_OPEN_CARDS, { P, P, N, P } } },
  { "/window/computer/cover/open-alone", { 0x5, 0, LAB_SHIFT_RULES_OPEN_CARDS, { P, P, N, P } } },
};

LAB_TEST_CASES ()
{
  static const char * const rogues[] = { "forbidden", "flood", "hang", "twice", "kill-leader" };

  for (guint i = 0; i < G_N_ELEMENTS (mixes); i++)
    lab_test_window_add (mixes[i].path, &mixes[i].table, test_mix);
  for (guint i = 0; i < G_N_ELEMENTS (rogues); i++)
    {
      g_autofree char *path = g_strconcat ("/window/computer/program/", rogues[i], NULL);

      lab_test_window_add (path, rogues[i], test_rogue);
    }
}

/* Until the next insertion, a sentence says what the computer did, and a path shows where its pawn
 * came from. */
LAB_WINDOW_TEST ("/window/computer/last-turn", test_last_turn)
{
  LabShiftGame *game;
  const LabShiftTurn *turn;
  const LabShiftPath *path;
  g_autofree char *words = NULL;
  guint side;

  lab_test_do (test, "speed fast; think 0.2; play 8 0x5 2 3 PPHP; asked; settle; turns 1");
  game = lab_test_window_get_game (test);
  turn = lab_shift_game_get_turn (game, 0);
  path = &lab_test_window_get_board (test)->last;
  side = lab_shift_arrow_side (turn->arrow);
  words = g_strdup_printf ("Cleo pushed %s %u and %s.",
                           side == LAB_SHIFT_NORTH || side == LAB_SHIFT_SOUTH ? "column" : "row",
                           lab_shift_arrow_line (turn->arrow) + 1,
                           path->n_cells > 1 ? "moved" : "stayed");
  lab_test_do (test, "text %s; within %s; audit", words, words);
  g_assert_cmpuint (path->n_cells, >, 1);
  g_assert_cmpint (path->cells[0], ==, lab_shift_game_get_position_at (game, 1)->pawns[2]);
  g_assert_cmpint (path->cells[path->n_cells - 1], ==, game->position.pawns[2]);

  /* An insertion ends that, and its undo shows it again. */
  lab_test_do (test, "arrow %u; no-text %s; no-words pushed", turn->arrow, words);
  g_assert_cmpuint (path->n_cells, ==, 0);
  lab_test_do (test, "key <Control>z; settle; text %s; half-turns 2", words);
  g_assert_cmpuint (path->n_cells, >, 1);
}

/* Nobody needs to be told what a person did. */
LAB_WINDOW_TEST ("/window/computer/last-turn-of-person", test_last_turn_of_person)
{
  lab_test_do (test, "play 5 0x5 2 3; take; turn; settle; no-words pushed");
  g_assert_cmpuint (lab_test_window_get_board (test)->last.n_cells, ==, 0);
}
