/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-games.h"
#include "lab-test-referee.h"
#include "lab-test-table.h"

/* Tests: each error */

/* The message names the player to move. */
LAB_TEST ("/game-rules/refuses/message-names-player", test_message_names_player)
{
  static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", NULL, "Grace", NULL };
  LabShiftDeal deal = { 42, 0x5, 0, 0, LAB_SHIFT_RULES_STANDARD };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_shift_game_move (game, 2, 0, &error));
  g_assert_nonnull (strstr (error->message, "Ada"));
  g_assert_null (strstr (error->message, "Grace"));
}

/* Tests: actions and their signals */

/* Calls and the signals of each: r1 rotates the spare, and then there are insertions, moves, and
 * turns of the player to move. */
static const struct
{
  const char *start;
  const char *calls;
  const char *log;
} scripts[] = {
  { "aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa 7 a1 - a1,-,g7,- a4,b4,c4,d4"
    LAB_TEST_NO_MORE " :A,-,:BC,- 1i - -",
    "r1 r4 r-9 r0 r6 r-1",
    "spare-rotated(e) | | spare-rotated(7) | | spare-rotated(d) | spare-rotated(e) | " },
  /* Staying is a move, too. */
  { LAB_TEST_CORRIDORS "a1 - a1,g3,d5,- c1,b4,c4,d4" LAB_TEST_NO_MORE " B:A,:C,:D,- 1i - -",
    "W6=a c1 W6=a g3 W6=a g5 W6=a a1",
    "phase-changed inserted(W6) | "
    "phase-changed moved(1,a1,c1) found(1,A) turn-began(2) | "
    "phase-changed inserted(W6) | phase-changed moved(2,g3,g3) turn-began(3) | "
    "phase-changed inserted(W6) | phase-changed moved(3,d5,g5) turn-began(1) | "
    "phase-changed inserted(W6) | "
    "phase-changed moved(1,c1,a1) placed(1,1) turn-began(2) | " },
  /* Finding the last treasure wins, both if two other players remain and if one does. */
  { LAB_TEST_CORRIDORS "a1 - f7,a1,d5,- g1,b4,c4,d4" LAB_TEST_NO_MORE " :B,:A,D:C,- 2i l -",
    "W6=5-g1",
    "phase-changed inserted(W6) phase-changed moved(2,a1,g1) found(2,A) placed(2,1) "
    "turn-began(3) | " },
  { LAB_TEST_CORRIDORS "a1 - f7,a1,d5,- g1,b4,c4,d4" LAB_TEST_NO_MORE " :B,:A,DC:,- 2i l 3",
    "W6=5-g1",
    "phase-changed inserted(W6) phase-changed moved(2,a1,g1) found(2,A) placed(2,2) placed(1,3) "
    "ended | " },
};

static void
call (LabTestTable *table,
      const char   *word)
{
  LabShiftSeat seat = table->position->seat;
  LabShiftTurn turn;
  LabShiftCell cell;

  if (*word == 'r')
    assert_done (lab_shift_game_rotate_spare (table->game, seat, atoi (word + 1), &error));
  else if (lab_shift_notation_parse_cell (word, &cell, NULL))
    assert_done (lab_shift_game_move (table->game, seat, cell, &error));
  else if (lab_shift_notation_parse_turn (word, &turn, NULL))
    assert_done (lab_shift_game_play_turn (table->game, seat, &turn, &error));
  else
    {
      g_assert_true (lab_shift_notation_parse_insertion (word, &turn, NULL));
      assert_done (lab_shift_game_may_insert (table->game, seat, turn.arrow, &error));
      assert_done (lab_shift_game_insert (table->game, seat, turn.arrow, turn.tile, &error));
    }
  g_string_append (table->log, "| ");
}

LAB_TEST ("/game-rules/signals", test_signals)
{
  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_auto (LabTestTable) table = { 0 };
      g_auto (GStrv) calls = g_strsplit (scripts[i].calls, " ", -1);
      LabShiftPosition position = lab_test_parse (scripts[i].start);

      lab_test_table_init (&table, &position);
      for (guint j = 0; calls[j] != NULL; j++)
        call (&table, calls[j]);
      g_assert_cmpstr (table.log->str, ==, scripts[i].log);
      g_assert_cmpuint (table.game->turns->len == 0, ==, *calls[0] == 'r');
    }
}

/* A handler that plays on must not change what later handlers of the same signal
 * see. */
static void
play_on_once (LabShiftGame *game,
              guint seat    G_GNUC_UNUSED,
              guint from    G_GNUC_UNUSED,
              guint to      G_GNUC_UNUSED,
              gpointer      table)
{
  const LabShiftPosition *position = &game->position;
  LabShiftTurn turn = { 0, position->board.spare, position->pawns[position->seat] };

  g_signal_handlers_disconnect_by_data (game, table);
  assert_done (lab_shift_game_play_turn (game, position->seat, &turn, &error));
}

static void
note_seat (LabShiftGame *game G_GNUC_UNUSED,
           guint              seat,
           GString           *seats)
{
  g_string_append_printf (seats, "%u ", seat + 1);
}

LAB_TEST ("/game-rules/playing-on-in-signal", test_playing_on_in_signal)
{
  g_auto (LabTestTable) table = { 0 };
  g_autoptr (GString) seats = g_string_new (NULL);
  LabShiftPosition position = lab_test_parse (LAB_TEST_CORRIDORS "a1 - a1,-,g7,- a4,b4,c4,d4"
                                              LAB_TEST_NO_MORE " :A,-,:BC,- 1i - -");

  lab_test_table_init (&table, &position);
  g_signal_connect (table.game, "moved", G_CALLBACK (play_on_once), &table);
  g_signal_connect (table.game, "turn-began", G_CALLBACK (note_seat), seats);
  call (&table, "E2=5-a1");
  g_assert_cmpstr (seats->str, ==, "1 3 ");
}

/* Tests: random calls in any order */

typedef struct
{
  LabShiftSeat seat;
  guint arrow;
  LabShiftOpenings tile;
  guint cell;
  int quarters;
} Nonsense;

#define ALLOWED -1

static gboolean
can_be_turned (guint from,
               guint to)
{
  for (guint i = 0; i < 4; i++)
    {
      if (from == to)
        return TRUE;
      from = (from << 1 | from >> 3) & 0xf;
    }
  return FALSE;
}

/* Which parts of a call are judged */
enum
{
  ARROW = 1 << 0,
  TILE = 1 << 1,
  CELL = 1 << 2,
};

/* Returns what is wrong with a call that belongs to @phase; ALLOWED for nothing. */
static int
expect (const LabReferee *referee,
        const Nonsense   *call,
        int               phase,
        guint             parts)
{
  LabReferee after = *referee;

  if (referee->phase == 2)
    return LAB_SHIFT_RULE_ERROR_GAME_OVER;
  if (referee->seat != call->seat)
    return LAB_SHIFT_RULE_ERROR_NOT_YOUR_TURN;
  if (referee->phase != phase)
    return LAB_SHIFT_RULE_ERROR_WRONG_PHASE;
  if ((parts & ARROW) != 0 && call->arrow >= 12)
    return LAB_SHIFT_RULE_ERROR_NO_SUCH_ARROW;
  if ((parts & ARROW) != 0 && !lab_referee_may_insert (referee, (int) call->arrow))
    return LAB_SHIFT_RULE_ERROR_FORBIDDEN_ARROW;
  if ((parts & TILE) != 0 && !can_be_turned (referee->spare.sides, call->tile))
    return LAB_SHIFT_RULE_ERROR_WRONG_TILE;
  if ((parts & CELL) == 0)
    return ALLOWED;
  if ((parts & TILE) != 0)
    lab_referee_insert (&after, (int) call->arrow, call->tile);
  if (call->cell % 8 > 6 || call->cell / 8 > 6)
    return LAB_SHIFT_RULE_ERROR_NO_SUCH_CELL;
  return (lab_referee_flood (&after, after.rows[after.seat], after.columns[after.seat])
          >> call->cell & 1) != 0
             ? ALLOWED
             : LAB_SHIFT_RULE_ERROR_UNREACHABLE;
}

static Nonsense
make_nonsense (GRand                  *random,
               const LabShiftPosition *position)
{
  Nonsense call = {
    (LabShiftSeat) g_rand_int_range (random, 0, 6),
    (guint) g_rand_int_range (random, 0, 14),
    (LabShiftOpenings) g_rand_int_range (random, 0, 18),
    (guint) g_rand_int_range (random, 0, 70),
    g_rand_int_range (random, -5, 6),
  };

  if (g_rand_int_range (random, 0, 4) > 0)
    call.seat = position->seat;
  if (g_rand_int_range (random, 0, 2) > 0)
    call.tile = lab_shift_openings_rotate (position->board.spare, call.quarters);
  if (g_rand_int_range (random, 0, 2) > 0
      && lab_shift_cell_is_on_board (position->pawns[position->seat]))
    call.cell = lab_test_random_cell (random, lab_shift_position_get_reachable (position));
  if (g_rand_int_range (random, 0, 40) == 0)
    call.arrow = (guint) g_rand_int (random);
  if (g_rand_int_range (random, 0, 40) == 0)
    call.cell = (guint) g_rand_int (random);
  return call;
}

static void
referee_rotate_spare (LabReferee *referee,
                      int         quarters)
{
  for (int i = 0; i < ((quarters % 4) + 4) % 4; i++)
    referee->spare.sides = (referee->spare.sides << 1 | referee->spare.sides >> 3) & 0xf;
}

/* Makes one random call, and returns what the referee says about it. */
static gboolean
call_anything (GRand      *random,
               LabTestTable      *table,
               LabReferee *referee,
               int        *expected,
               GError    **error)
{
  Nonsense call = make_nonsense (random, &table->game->position);
  LabShiftTurn turn = { (LabShiftArrow) MIN (call.arrow, 255), call.tile,
                        (LabShiftCell) MIN (call.cell, 255) };

  switch (g_rand_int_range (random, 0, 12))
    {
    case 0:
      *expected = expect (referee, &call, 0, 0);
      if (*expected == ALLOWED)
        referee_rotate_spare (referee, call.quarters);
      return lab_shift_game_rotate_spare (table->game, call.seat, call.quarters, error);
    case 1:
      *expected = expect (referee, &call, 0, ARROW);
      return lab_shift_game_may_insert (table->game, call.seat, call.arrow, error);
    case 2: case 3: case 4:
      *expected = expect (referee, &call, 0, ARROW | TILE);
      if (*expected == ALLOWED)
        lab_referee_insert (referee, (int) call.arrow, call.tile);
      return lab_shift_game_insert (table->game, call.seat, call.arrow, call.tile, error);
    case 5: case 6: case 7: case 8:
      *expected = expect (referee, &call, 1, CELL);
      if (*expected == ALLOWED)
        lab_referee_move (referee, (int) call.cell / 8, (int) call.cell % 8);
      return lab_shift_game_move (table->game, call.seat, call.cell, error);
    case 9: case 10:
      *expected = expect (referee, &call, 0, ARROW | TILE | CELL);
      if (*expected == ALLOWED)
        {
          lab_referee_insert (referee, turn.arrow, turn.tile);
          lab_referee_move (referee, turn.cell / 8, turn.cell % 8);
        }
      return lab_shift_game_play_turn (table->game, call.seat, &turn, error);
    default:
      if (referee->phase != 2 && referee->n_places > 0 && g_rand_int_range (random, 0, 100) > 0)
        {
          *expected = expect (referee, &call, 0, ARROW);
          return lab_shift_game_may_insert (table->game, call.seat, call.arrow, error);
        }
      *expected = referee->phase == 2 ? LAB_SHIFT_RULE_ERROR_GAME_OVER
                  : referee->n_places == 0 ? LAB_SHIFT_RULE_ERROR_NOBODY_HOME : ALLOWED;
      if (*expected == ALLOWED)
        referee->phase = 2;
      return lab_shift_game_end_game (table->game, error);
    }
}

static void
fuzz_game (GRand *random,
           guint  n_calls,
           guint  counts[LAB_SHIFT_RULE_ERROR_NOBODY_HOME + 2])
{
  LabShiftDeal deal = lab_test_random_deal (random);
  g_auto (LabTestTable) table = { 0 };
  LabShiftPosition position;
  LabReferee referee;

  deal.cards_each = 1;
  position = lab_test_deal (&deal);
  lab_test_table_init (&table, &position);
  lab_referee_init (&referee, &position);
  for (guint i = 0; i < n_calls; i++)
    {
      g_autoptr (GError) error = NULL;
      int expected = ALLOWED;
      gboolean done;

      lab_test_table_remember (&table);
      done = call_anything (random, &table, &referee, &expected, &error);
      counts[expected + 1]++;
      if (expected == ALLOWED)
        {
          g_assert_no_error (error);
          g_assert_true (done);
          lab_test_table_assert_settled (table.game);
        }
      else
        {
          g_assert_false (done);
          g_assert_error (error, LAB_SHIFT_RULE_ERROR, expected);
          g_assert_cmpstr (error->message, !=, "");
          lab_test_table_assert_unchanged (&table);
        }
      lab_referee_check (&referee, &table.game->position);
    }
}

LAB_TEST ("/game-rules/fuzz", test_fuzz)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240603);
  guint counts[LAB_SHIFT_RULE_ERROR_NOBODY_HOME + 2] = { 0 };

  for (guint round = 0; round < lab_test_rounds (150); round++)
    fuzz_game (random, 1500, counts);
  /* Each error occurred often, and so did allowed calls. */
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (counts[i], >, 100);
}
