/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-table.h"
#include "lab-test-games.h"

#define MORE_TREASURES ",-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define START LAB_TEST_CORRIDORS "a1 - a1,-,g7,- a4,b4,c4,d4" MORE_TREASURES " :A,-,:BC,- 1i - -"

/* Notes that a property of a tile or player has changed; which one does not matter. */
static void
on_object_notify (GObject    *object G_GNUC_UNUSED,
                  GParamSpec *pspec G_GNUC_UNUSED,
                  guint      *n_notified)
{
  (*n_notified)++;
}

/* Tests: each error */

static void
test_not_your_turn (void)
{
  g_auto (LabTestTable) table = { 0 };
  LabTurn turn = lab_test_turn_named ("E2=5-a1");

  lab_test_table_init_text (&table, START);
  for (guint seat = 1; seat < 256; seat++)
    {
      LabSeat who = (LabSeat) seat;

      assert_refused (&table, lab_controller_rotate_spare (table.controller, who, 1, &error),
                      LAB_RULE_ERROR_NOT_YOUR_TURN);
      assert_refused (&table, lab_controller_may_insert (table.controller, who, 3, &error),
                      LAB_RULE_ERROR_NOT_YOUR_TURN);
      assert_refused (&table, lab_controller_insert (table.controller, who, 3, 0x5, &error),
                      LAB_RULE_ERROR_NOT_YOUR_TURN);
      assert_refused (&table, lab_controller_move (table.controller, who, 0, &error),
                      LAB_RULE_ERROR_NOT_YOUR_TURN);
      assert_refused (&table, lab_controller_play_turn (table.controller, who, &turn, &error),
                      LAB_RULE_ERROR_NOT_YOUR_TURN);
    }
  assert_done (lab_controller_insert (table.controller, 0, 3, 0x5, &error));
  assert_refused (&table, lab_controller_move (table.controller, 2, 0, &error),
                  LAB_RULE_ERROR_NOT_YOUR_TURN);
}

static void
test_wrong_phase (void)
{
  g_auto (LabTestTable) table = { 0 };
  LabTurn turn = lab_test_turn_named ("E2=a-a1");

  lab_test_table_init_text (&table, START);
  assert_refused (&table, lab_controller_move (table.controller, 0, 0, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
  assert_done (lab_controller_insert (table.controller, 0, 3, 0x5, &error));
  assert_refused (&table, lab_controller_insert (table.controller, 0, 3, 0xa, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
  assert_refused (&table, lab_controller_may_insert (table.controller, 0, 3, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
  assert_refused (&table, lab_controller_rotate_spare (table.controller, 0, 1, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
  assert_refused (&table, lab_controller_play_turn (table.controller, 0, &turn, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
}

static void
test_no_such_arrow (void)
{
  g_auto (LabTestTable) table = { 0 };
  LabTurn turn = { LAB_ARROW_NONE, 0x5, 0 };

  lab_test_table_init_text (&table, START);
  for (guint arrow = LAB_N_ARROWS; arrow < 600; arrow++)
    {
      assert_refused (&table, lab_controller_may_insert (table.controller, 0, arrow, &error),
                      LAB_RULE_ERROR_NO_SUCH_ARROW);
      assert_refused (&table, lab_controller_insert (table.controller, 0, arrow, 0x5, &error),
                      LAB_RULE_ERROR_NO_SUCH_ARROW);
    }
  assert_refused (&table, lab_controller_insert (table.controller, 0, G_MAXUINT, 0x5, &error),
                  LAB_RULE_ERROR_NO_SUCH_ARROW);
  assert_refused (&table, lab_controller_play_turn (table.controller, 0, &turn, &error),
                  LAB_RULE_ERROR_NO_SUCH_ARROW);
}

static void
test_forbidden_arrow (void)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      g_auto (LabTestTable) table = { 0 };
      LabArrow back = (LabArrow) ((arrow + 6) % 12);
      LabTurn turn = { back, 0x5, LAB_CELL (6, 6) };

      lab_test_table_init_text (&table, START);
      assert_done (lab_controller_insert (table.controller, 0, arrow, 0x5, &error));
      assert_done (lab_controller_move (table.controller, 0, LAB_CELL (0, 0), &error));
      /* Red pushed the tile out; blue must not push it back either. */
      assert_refused (&table, lab_controller_may_insert (table.controller, 2, back, &error),
                      LAB_RULE_ERROR_FORBIDDEN_ARROW);
      assert_refused (&table, lab_controller_insert (table.controller, 2, back, 0x5, &error),
                      LAB_RULE_ERROR_FORBIDDEN_ARROW);
      assert_refused (&table, lab_controller_play_turn (table.controller, 2, &turn, &error),
                      LAB_RULE_ERROR_FORBIDDEN_ARROW);
      for (LabArrow other = 0; other < LAB_N_ARROWS; other++)
        {
          if (other != back)
            assert_done (lab_controller_may_insert (table.controller, 2, other, &error));
        }
    }
}

static void
test_wrong_tile (void)
{
  g_auto (LabTestTable) table = { 0 };

  lab_test_table_init_text (&table, START);
  for (guint tile = 0; tile < 256; tile++)
    {
      LabTurn turn = { 3, (LabOpenings) tile, LAB_CELL (0, 0) };

      if (tile == 0x5 || tile == 0xa)
        continue;
      assert_refused (&table, lab_controller_insert (table.controller, 0, 3, turn.tile, &error),
                      LAB_RULE_ERROR_WRONG_TILE);
      assert_refused (&table, lab_controller_play_turn (table.controller, 0, &turn, &error),
                      LAB_RULE_ERROR_WRONG_TILE);
    }
}

static void
test_no_such_cell (void)
{
  g_auto (LabTestTable) table = { 0 };

  lab_test_table_init_text (&table, START);
  assert_done (lab_controller_insert (table.controller, 0, 3, 0x5, &error));
  for (guint cell = 0; cell < 600; cell++)
    {
      if (cell % 8 < 7 && cell / 8 < 7)
        continue;
      assert_refused (&table, lab_controller_move (table.controller, 0, cell, &error),
                      LAB_RULE_ERROR_NO_SUCH_CELL);
    }
  assert_refused (&table, lab_controller_move (table.controller, 0, G_MAXUINT, &error),
                  LAB_RULE_ERROR_NO_SUCH_CELL);
}

static void
test_unreachable (void)
{
  g_auto (LabTestTable) table = { 0 };

  lab_test_table_init_text (&table, START);
  assert_done (lab_controller_insert (table.controller, 0, 3, 0x5, &error));
  for (guint i = 7; i < 49; i++)
    assert_refused (&table, lab_controller_move (table.controller, 0, LAB_CELL (i % 7, i / 7),
                                                 &error), LAB_RULE_ERROR_UNREACHABLE);
  assert_done (lab_controller_move (table.controller, 0, LAB_CELL (6, 0), &error));
}

static void
test_turn_is_all_or_nothing (void)
{
  g_auto (LabTestTable) table = { 0 };
  LabTurn turn = lab_test_turn_named ("Nd=5-d1");

  /* The pawn could move to d1 before the insertion, but not after it. */
  lab_test_table_init_text (&table, LAB_TEST_CORRIDORS
                   "f1 - f1,-,g7,- a4,b4,c4,d4" MORE_TREASURES " :A,-,:BC,- 1i - -");
  assert_refused (&table, lab_controller_play_turn (table.controller, 0, &turn, &error),
                  LAB_RULE_ERROR_UNREACHABLE);
  turn.cell = LAB_CELL (3, 5);
  assert_refused (&table, lab_controller_play_turn (table.controller, 0, &turn, &error),
                  LAB_RULE_ERROR_UNREACHABLE);
  for (guint cell = 0; cell < 256; cell++)
    {
      g_autoptr (GError) error = NULL;

      if (lab_cell_is_on_board (cell))
        continue;
      turn.cell = (LabCell) cell;
      lab_test_table_remember (&table);
      g_assert_false (lab_controller_play_turn (table.controller, 0, &turn, &error));
      g_assert_error (error, LAB_RULE_ERROR, LAB_RULE_ERROR_NO_SUCH_CELL);
      lab_test_table_assert_unchanged (&table);
    }
  turn = lab_test_turn_named ("E2=a-d1");
  assert_done (lab_controller_play_turn (table.controller, 0, &turn, &error));
  g_assert_cmpuint (lab_game_get_n_turns (table.game), ==, 1);
  g_assert_cmpmem (lab_game_get_turn (table.game, 0), sizeof turn, &turn, sizeof turn);
}

static void
test_game_over (void)
{
  g_auto (LabTestTable) table = { 0 };
  LabTurn turn = lab_test_turn_named ("W6=5-a1");

  lab_test_table_init_text (&table, LAB_TEST_CORRIDORS
                   "b1 - b1,-,d5,- c1,b4,c4,d4" MORE_TREASURES " BA:,-,:CD,- 1i - -");
  assert_done (lab_controller_play_turn (table.controller, 0, &turn, &error));
  g_assert_cmpint (lab_game_get_phase (table.game), ==, LAB_PHASE_OVER);
  for (LabSeat seat = 0; seat < 5; seat++)
    {
      assert_refused (&table, lab_controller_rotate_spare (table.controller, seat, 1, &error),
                      LAB_RULE_ERROR_GAME_OVER);
      assert_refused (&table, lab_controller_may_insert (table.controller, seat, 3, &error),
                      LAB_RULE_ERROR_GAME_OVER);
      assert_refused (&table, lab_controller_insert (table.controller, seat, 3, 0x5, &error),
                      LAB_RULE_ERROR_GAME_OVER);
      assert_refused (&table, lab_controller_move (table.controller, seat, 0, &error),
                      LAB_RULE_ERROR_GAME_OVER);
      assert_refused (&table, lab_controller_play_turn (table.controller, seat, &turn, &error),
                      LAB_RULE_ERROR_GAME_OVER);
    }
  assert_refused (&table, lab_controller_end_game (table.controller, &error),
                  LAB_RULE_ERROR_GAME_OVER);
}

static void
test_nobody_home (void)
{
  g_auto (LabTestTable) table = { 0 };
  LabTurn turn = lab_test_turn_named ("W6=5-g1");

  lab_test_table_init_text (&table, LAB_TEST_CORRIDORS
                   "f1 - a3,f1,b7,- c1,b4,c4,d4" MORE_TREASURES " A:B,C:,D:,- 2i - -");
  assert_refused (&table, lab_controller_end_game (table.controller, &error),
                  LAB_RULE_ERROR_NOBODY_HOME);
  assert_done (lab_controller_play_turn (table.controller, 1, &turn, &error));
  lab_test_table_remember (&table);
  assert_done (lab_controller_end_game (table.controller, &error));
  lab_test_table_assert_log (&table, "notify:phase ended ");
  g_assert_cmpint (lab_game_get_phase (table.game), ==, LAB_PHASE_OVER);
  g_assert_cmpuint (lab_game_get_position (table.game)->n_places, ==, 1);
}

static void
test_error_not_wanted (void)
{
  g_auto (LabTestTable) table = { 0 };
  LabTurn turn = lab_test_turn_named ("E2=5-d6");

  lab_test_table_init_text (&table, START);
  lab_test_table_remember (&table);
  g_assert_false (lab_controller_insert (table.controller, 0, 99, 0x5, NULL));
  g_assert_false (lab_controller_insert (table.controller, 0, 3, 0x7, NULL));
  g_assert_false (lab_controller_insert (table.controller, 1, 3, 0x5, NULL));
  g_assert_false (lab_controller_move (table.controller, 0, 0, NULL));
  g_assert_false (lab_controller_play_turn (table.controller, 0, &turn, NULL));
  g_assert_false (lab_controller_end_game (table.controller, NULL));
  lab_test_table_assert_unchanged (&table);
}

/* The message names the player to move. */
static void
test_message_names_player (void)
{
  static const char * const names[LAB_N_SEATS] = { "Ada", NULL, "Grace", NULL };
  LabDeal deal = { 42, 0x5, 0, 0, LAB_RULES_STANDARD };
  g_autoptr (LabGame) game = lab_game_new (&deal, names);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_controller_move (controller, 2, 0, &error));
  g_assert_nonnull (strstr (error->message, "Ada"));
  g_assert_null (strstr (error->message, "Grace"));
}

/* Tests: actions and their signals */

static void
test_rotate_spare (void)
{
  static const LabOpenings expected[] = { 0x7, 0xe, 0xd, 0xb };
  g_auto (LabTestTable) table = { 0 };

  lab_test_table_init_text (&table,
                   "aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa 7 a1 - a1,-,g7,- "
                   "a4,b4,c4,d4" MORE_TREASURES " :A,-,:BC,- 1i - -");
  for (int quarters = -9; quarters <= 9; quarters++)
    {
      LabPosition before = *lab_game_get_position (table.game);
      LabOpenings now = before.board.spare;
      guint at = 0;

      while (expected[at] != now)
        at++;
      assert_done (lab_controller_rotate_spare (table.controller, 0, quarters, &error));
      before.board.spare = expected[(at + (guint) (quarters + 12)) % 4];
      g_assert_cmpmem (lab_game_get_position (table.game), sizeof before, &before, sizeof before);
      if (quarters % 4 == 0)
        {
          lab_test_table_assert_log (&table, "");
        }
      else
        {
          g_autofree char *log = g_strdup_printf ("spare-rotated(%x) ", before.board.spare);

          lab_test_table_assert_log (&table, log);
        }
      g_assert_cmpuint (lab_game_get_n_turns (table.game), ==, 0);
    }
}

static void
test_signals (void)
{
  g_auto (LabTestTable) table = { 0 };

  lab_test_table_init_text (&table, LAB_TEST_CORRIDORS
                   "a1 - a1,g3,d5,- c1,b4,c4,d4" MORE_TREASURES " B:A,:C,:D,- 1i - -");
  assert_done (lab_controller_may_insert (table.controller, 0, 11, &error));
  lab_test_table_assert_log (&table, "");
  assert_done (lab_controller_insert (table.controller, 0, 11, 0xa, &error));
  lab_test_table_assert_log (&table, "notify:phase inserted(W6) ");
  assert_done (lab_controller_move (table.controller, 0, LAB_CELL (2, 0), &error));
  lab_test_table_assert_log (&table,
                             "notify:seat notify:phase moved(1,a1,c1) found(1,A) turn-began(2) ");
  /* Staying is a move, too. */
  assert_done (lab_controller_insert (table.controller, 1, 11, 0xa, &error));
  assert_done (lab_controller_move (table.controller, 1, LAB_CELL (6, 2), &error));
  lab_test_table_assert_log (&table,
                             "notify:phase inserted(W6) notify:seat notify:phase "
                             "moved(2,g3,g3) turn-began(3) ");
  assert_done (lab_controller_insert (table.controller, 2, 11, 0xa, &error));
  assert_done (lab_controller_move (table.controller, 2, LAB_CELL (6, 4), &error));
  lab_test_table_assert_log (&table,
                             "notify:phase inserted(W6) notify:seat notify:phase "
                             "moved(3,d5,g5) turn-began(1) ");
  assert_done (lab_controller_insert (table.controller, 0, 11, 0xa, &error));
  assert_done (lab_controller_move (table.controller, 0, LAB_CELL (0, 0), &error));
  lab_test_table_assert_log (&table,
                             "notify:phase inserted(W6) notify:seat notify:phase "
                             "moved(1,c1,a1) placed(1,1) turn-began(2) ");
}

static void
test_signals_at_the_end (void)
{
  g_auto (LabTestTable) table = { 0 };
  LabTurn turn = lab_test_turn_named ("W6=5-g1");

  /* Finding the last treasure wins, both if two other players remain and if one
   * does. */
  lab_test_table_init_text (&table, LAB_TEST_CORRIDORS
                   "a1 - f7,a1,d5,- g1,b4,c4,d4" MORE_TREASURES " :B,:A,D:C,- 2i l -");
  assert_done (lab_controller_play_turn (table.controller, 1, &turn, &error));
  lab_test_table_assert_log (&table,
                             "notify:phase inserted(W6) notify:seat notify:phase "
                             "moved(2,a1,g1) found(2,A) placed(2,1) turn-began(3) ");
  lab_test_table_clear (&table);

  lab_test_table_init_text (&table, LAB_TEST_CORRIDORS
                   "a1 - f7,a1,d5,- g1,b4,c4,d4" MORE_TREASURES " :B,:A,DC:,- 2i l 3");
  assert_done (lab_controller_play_turn (table.controller, 1, &turn, &error));
  lab_test_table_assert_log (&table,
                             "notify:phase inserted(W6) notify:phase moved(2,a1,g1) found(2,A) "
                             "placed(2,2) placed(1,3) ended ");
}

/* A handler that plays on must not change what later handlers of the same signal
 * see. */
static void
play_on_once (LabGame       *game,
              guint          seat G_GNUC_UNUSED,
              guint          from G_GNUC_UNUSED,
              guint          to G_GNUC_UNUSED,
              LabController *controller)
{
  LabTurn turn = lab_test_turn_named ("Nb=a-g7");

  g_signal_handlers_disconnect_by_data (game, controller);
  turn.tile = lab_game_get_position (game)->board.spare;
  turn.cell = lab_game_get_position (game)->pawns[lab_game_get_seat (game)];
  assert_done (lab_controller_play_turn (controller, lab_game_get_seat (game), &turn, &error));
}

static void
note_seat (LabGame *game G_GNUC_UNUSED,
           guint    seat,
           GString *seats)
{
  g_string_append_printf (seats, "%u ", seat + 1);
}

static void
test_playing_on_in_signal (void)
{
  g_auto (LabTestTable) table = { 0 };
  g_autoptr (GString) seats = g_string_new (NULL);
  LabTurn turn = lab_test_turn_named ("E2=a-a1");

  lab_test_table_init_text (&table, START);
  turn.cell = lab_game_get_position (table.game)->pawns[0];
  turn.tile = lab_game_get_position (table.game)->board.spare;
  g_signal_connect (table.game, "moved", G_CALLBACK (play_on_once), table.controller);
  g_signal_connect (table.game, "turn-began", G_CALLBACK (note_seat), seats);
  assert_done (lab_controller_play_turn (table.controller, 0, &turn, &error));
  g_assert_cmpstr (seats->str, ==, "1 3 ");
}

static void
test_pushed_tile_in_signal (void)
{
  g_auto (LabTestTable) table = { 0 };
  LabTile *spare, *last;

  lab_test_table_init_text (&table, START);
  spare = lab_game_get_spare (table.game);
  last = lab_game_get_tile (table.game, LAB_CELL (0, 1));
  assert_done (lab_controller_insert (table.controller, 0, 3, 0xa, &error));
  g_assert_true (lab_game_get_tile (table.game, LAB_CELL (6, 1)) == spare);
  g_assert_true (lab_game_get_spare (table.game) == last);
  g_assert_cmphex (lab_tile_get_openings (spare), ==, 0xa);
}

static void
test_quiet_refusals (void)
{
  g_auto (LabTestTable) table = { 0 };
  guint n_notified = 0;

  lab_test_table_init_text (&table, START);
  for (guint i = 0; i < 49; i++)
    g_signal_connect (lab_game_get_tile (table.game, LAB_CELL (i % 7, i / 7)), "notify",
                      G_CALLBACK (on_object_notify), &n_notified);
  g_signal_connect (lab_game_get_spare (table.game), "notify", G_CALLBACK (on_object_notify),
                    &n_notified);
  for (LabSeat seat = 0; seat < 4; seat += 2)
    g_signal_connect (lab_game_get_player (table.game, seat), "notify",
                      G_CALLBACK (on_object_notify), &n_notified);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      /* The target is outside the corridor after any insertion: the controller tries
       * the insertion and undoes it. */
      LabTurn turn = { arrow, 0xa, LAB_CELL (4, 4) };

      assert_refused (&table, lab_controller_play_turn (table.controller, 0, &turn, &error),
                      LAB_RULE_ERROR_UNREACHABLE);
    }
  g_assert_cmpuint (n_notified, ==, 0);
}

static void
test_owns_game (void)
{
  LabDeal deal = { 42, 0x5, 0, 0, LAB_RULES_STANDARD };
  LabGame *game = lab_game_new (&deal, NULL);
  LabController *controller = lab_controller_new (game);
  g_autoptr (LabGame) property = NULL;

  g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
  g_object_unref (game);
  g_assert_nonnull (game);
  g_assert_true (lab_controller_get_game (controller) == game);
  g_object_get (controller, "game", &property, NULL);
  g_assert_true (property == game);
  g_clear_object (&property);
  g_object_unref (controller);
  g_assert_null (game);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/controller/refuses/not-your-turn", test_not_your_turn);
  g_test_add_func ("/controller/refuses/wrong-phase", test_wrong_phase);
  g_test_add_func ("/controller/refuses/no-such-arrow", test_no_such_arrow);
  g_test_add_func ("/controller/refuses/forbidden-arrow", test_forbidden_arrow);
  g_test_add_func ("/controller/refuses/wrong-tile", test_wrong_tile);
  g_test_add_func ("/controller/refuses/no-such-cell", test_no_such_cell);
  g_test_add_func ("/controller/refuses/unreachable", test_unreachable);
  g_test_add_func ("/controller/refuses/half-a-turn", test_turn_is_all_or_nothing);
  g_test_add_func ("/controller/refuses/game-over", test_game_over);
  g_test_add_func ("/controller/refuses/nobody-home", test_nobody_home);
  g_test_add_func ("/controller/refuses/error-not-wanted", test_error_not_wanted);
  g_test_add_func ("/controller/refuses/message-names-player", test_message_names_player);
  g_test_add_func ("/controller/refuses/quietly", test_quiet_refusals);
  g_test_add_func ("/controller/rotate-spare", test_rotate_spare);
  g_test_add_func ("/controller/signals", test_signals);
  g_test_add_func ("/controller/signals-at-the-end", test_signals_at_the_end);
  g_test_add_func ("/controller/playing-on-in-signal", test_playing_on_in_signal);
  g_test_add_func ("/controller/pushed-tile", test_pushed_tile_in_signal);
  g_test_add_func ("/controller/owns-game", test_owns_game);
  return g_test_run ();
}
