/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "controller/lab-controller.h"

#include <string.h>

#include "model/lab-notation.h"
#include "model/lab-test-games.h"
#include "model/lab-test-referee.h"

#define MORE_TREASURES ",-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"

/* A game under test, with all that it says written down in @log. */
typedef struct
{
  LabGame *game;
  LabController *controller;
  GString *log;
  LabPosition before;
  guint n_turns_before;
} Table;

/* Private helpers: watching */

/* When a signal arrives, the model has changed as a whole. */
static void
assert_settled (LabGame *game)
{
  const LabPosition *position = lab_game_get_position (game);

  for (guint i = 0; i < 49; i++)
    {
      LabCell cell = LAB_CELL (i % 7, i / 7);
      LabTile *tile = lab_game_get_tile (game, cell);

      g_assert_cmpuint (lab_tile_get_cell (tile), ==, cell);
      g_assert_cmphex (lab_tile_get_openings (tile), ==,
                       lab_board_get_tile (&position->board, cell));
      g_assert_cmpuint (lab_tile_get_treasure (tile), ==,
                        lab_position_get_treasure (position, cell));
    }
  g_assert_cmpuint (lab_tile_get_cell (lab_game_get_spare (game)), ==, LAB_CELL_SPARE);
  g_assert_cmphex (lab_tile_get_openings (lab_game_get_spare (game)), ==, position->board.spare);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (game, seat);

      if (player == NULL)
        continue;
      g_assert_cmpuint (lab_player_get_n_found (player), ==, position->n_found[seat]);
      g_assert_cmpint (lab_player_get_active (player), ==,
                       position->phase != LAB_PHASE_OVER && position->seat == seat);
    }
}

static void
on_spare_turned (LabGame *game,
                 Table   *table)
{
  assert_settled (game);
  g_string_append_printf (table->log, "spare-turned(%x) ",
                          lab_tile_get_openings (lab_game_get_spare (game)));
}

static void
on_inserted (LabGame *game,
             guint    arrow,
             LabTile *entered,
             LabTile *left,
             Table   *table)
{
  assert_settled (game);
  g_assert_true (entered == lab_game_get_tile (game, lab_arrow_cell ((LabArrow) arrow, 0)));
  g_assert_true (left == lab_game_get_spare (game));
  g_string_append_printf (table->log, "inserted(%s) ", lab_referee_arrow_name ((int) arrow));
}

static void
on_moved (LabGame *game,
          guint    seat,
          guint    from,
          guint    to,
          Table   *table)
{
  char from_text[3], to_text[3];

  assert_settled (game);
  lab_cell_format ((LabCell) from, from_text);
  lab_cell_format ((LabCell) to, to_text);
  g_string_append_printf (table->log, "moved(%u,%s,%s) ", seat + 1, from_text, to_text);
}

static void
on_found (LabGame *game,
          guint    seat,
          guint    treasure,
          Table   *table)
{
  assert_settled (game);
  g_string_append_printf (table->log, "found(%u,%c) ", seat + 1,
                          lab_treasure_get_letter ((LabTreasure) treasure));
}

static void
on_placed (LabGame *game,
           guint    seat,
           guint    place,
           Table   *table)
{
  assert_settled (game);
  g_string_append_printf (table->log, "placed(%u,%u) ", seat + 1, place);
}

static void
on_turn_began (LabGame *game,
               guint    seat,
               Table   *table)
{
  assert_settled (game);
  g_string_append_printf (table->log, "turn-began(%u) ", seat + 1);
}

static void
on_ended (LabGame *game,
          Table   *table)
{
  assert_settled (game);
  g_assert_cmpint (lab_game_get_phase (game), ==, LAB_PHASE_OVER);
  g_string_append (table->log, "ended ");
}

static void
on_notify (LabGame    *game,
           GParamSpec *pspec,
           Table      *table)
{
  assert_settled (game);
  g_string_append_printf (table->log, "notify:%s ", pspec->name);
}

/* Any property of a tile or player: of no interest but that it changed. */
static void
on_object_notify (GObject    *object G_GNUC_UNUSED,
                  GParamSpec *pspec G_GNUC_UNUSED,
                  guint      *n_notified)
{
  (*n_notified)++;
}

/* Private helpers: the table */

static void
table_watch (Table *self)
{
  g_signal_connect (self->game, "spare-turned", G_CALLBACK (on_spare_turned), self);
  g_signal_connect (self->game, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect (self->game, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect (self->game, "found", G_CALLBACK (on_found), self);
  g_signal_connect (self->game, "placed", G_CALLBACK (on_placed), self);
  g_signal_connect (self->game, "turn-began", G_CALLBACK (on_turn_began), self);
  g_signal_connect (self->game, "ended", G_CALLBACK (on_ended), self);
  g_signal_connect (self->game, "notify", G_CALLBACK (on_notify), self);
}

static void
table_init (Table             *self,
            const LabPosition *position)
{
  self->game = lab_game_new_from_position (position, NULL);
  self->controller = lab_controller_new (self->game);
  self->log = g_string_new (NULL);
  table_watch (self);
}

static void
table_init_text (Table      *self,
                 const char *text)
{
  LabPosition position = lab_test_parse (text);

  table_init (self, &position);
}

static void
table_clear (Table *self)
{
  g_clear_object (&self->controller);
  g_clear_object (&self->game);
  if (self->log != NULL)
    g_string_free (self->log, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static void
table_remember (Table *self)
{
  self->before = *lab_game_get_position (self->game);
  self->n_turns_before = lab_game_get_n_turns (self->game);
  g_string_truncate (self->log, 0);
}

static void
table_assert_unchanged (Table *self)
{
  g_assert_cmpmem (lab_game_get_position (self->game), sizeof self->before, &self->before,
                   sizeof self->before);
  g_assert_cmpuint (lab_game_get_n_turns (self->game), ==, self->n_turns_before);
  g_assert_cmpstr (self->log->str, ==, "");
}

static void
table_assert_log (Table      *self,
                  const char *expected)
{
  g_assert_cmpstr (self->log->str, ==, expected);
  g_string_truncate (self->log, 0);
}

/* Asserts that a call was refused: first with table_remember() before it. */
#define assert_refused(table, call, error_code)                                                   \
  G_STMT_START                                                                                    \
  {                                                                                               \
    g_autoptr (GError) error = NULL;                                                              \
    table_remember (table);                                                                       \
    g_assert_false (call);                                                                        \
    g_assert_error (error, LAB_RULE_ERROR, error_code);                                           \
    g_assert_cmpuint (strlen (error->message), >, 10);                                            \
    g_assert_true (g_utf8_validate (error->message, -1, NULL));                                   \
    table_assert_unchanged (table);                                                               \
  }                                                                                               \
  G_STMT_END

#define assert_done(call)                                                                         \
  G_STMT_START                                                                                    \
  {                                                                                               \
    g_autoptr (GError) error = NULL;                                                              \
    g_assert_true (call);                                                                         \
    g_assert_no_error (error);                                                                    \
  }                                                                                               \
  G_STMT_END

static LabTurn
turn_named (const char *text)
{
  LabTurn turn;

  g_assert_true (lab_notation_parse_turn (text, &turn, NULL));
  return turn;
}

#define START LAB_TEST_CORRIDORS "a1 - a1,-,g7,- a4,b4,c4,d4" MORE_TREASURES " :A,-,:BC,- 1i - -"

/* Tests: each refusal */

static void
test_not_your_turn (void)
{
  g_auto (Table) table = { 0 };
  LabTurn turn = turn_named ("E2=5-a1");

  table_init_text (&table, START);
  for (guint seat = 1; seat < 256; seat++)
    {
      LabSeat who = (LabSeat) seat;

      assert_refused (&table, lab_controller_turn_spare (table.controller, who, 1, &error),
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
  g_auto (Table) table = { 0 };
  LabTurn turn = turn_named ("E2=a-a1");

  table_init_text (&table, START);
  assert_refused (&table, lab_controller_move (table.controller, 0, 0, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
  assert_done (lab_controller_insert (table.controller, 0, 3, 0x5, &error));
  assert_refused (&table, lab_controller_insert (table.controller, 0, 3, 0xa, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
  assert_refused (&table, lab_controller_may_insert (table.controller, 0, 3, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
  assert_refused (&table, lab_controller_turn_spare (table.controller, 0, 1, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
  assert_refused (&table, lab_controller_play_turn (table.controller, 0, &turn, &error),
                  LAB_RULE_ERROR_WRONG_PHASE);
}

static void
test_no_such_arrow (void)
{
  g_auto (Table) table = { 0 };
  LabTurn turn = { LAB_ARROW_NONE, 0x5, 0 };

  table_init_text (&table, START);
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
      g_auto (Table) table = { 0 };
      LabArrow back = (LabArrow) ((arrow + 6) % 12);
      LabTurn turn = { back, 0x5, LAB_CELL (6, 6) };

      table_init_text (&table, START);
      assert_done (lab_controller_insert (table.controller, 0, arrow, 0x5, &error));
      assert_done (lab_controller_move (table.controller, 0, LAB_CELL (0, 0), &error));
      /* Red pushed it out; blue may not put it back either. */
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
  g_auto (Table) table = { 0 };

  table_init_text (&table, START);
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
  g_auto (Table) table = { 0 };

  table_init_text (&table, START);
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
  g_auto (Table) table = { 0 };

  table_init_text (&table, START);
  assert_done (lab_controller_insert (table.controller, 0, 3, 0x5, &error));
  for (guint i = 7; i < 49; i++)
    assert_refused (&table, lab_controller_move (table.controller, 0, LAB_CELL (i % 7, i / 7),
                                                 &error), LAB_RULE_ERROR_UNREACHABLE);
  assert_done (lab_controller_move (table.controller, 0, LAB_CELL (6, 0), &error));
}

static void
test_turn_is_all_or_nothing (void)
{
  g_auto (Table) table = { 0 };
  LabTurn turn = turn_named ("Nd=5-d1");

  /* Before the insertion the pawn could walk to d1; after it, it cannot. */
  table_init_text (&table, LAB_TEST_CORRIDORS
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
      table_remember (&table);
      g_assert_false (lab_controller_play_turn (table.controller, 0, &turn, &error));
      g_assert_error (error, LAB_RULE_ERROR, LAB_RULE_ERROR_NO_SUCH_CELL);
      table_assert_unchanged (&table);
    }
  turn = turn_named ("E2=a-d1");
  assert_done (lab_controller_play_turn (table.controller, 0, &turn, &error));
  g_assert_cmpuint (lab_game_get_n_turns (table.game), ==, 1);
  g_assert_cmpmem (lab_game_get_turn (table.game, 0), sizeof turn, &turn, sizeof turn);
}

static void
test_game_over (void)
{
  g_auto (Table) table = { 0 };
  LabTurn turn = turn_named ("W6=5-a1");

  table_init_text (&table, LAB_TEST_CORRIDORS
                   "b1 - b1,-,d5,- c1,b4,c4,d4" MORE_TREASURES " BA:,-,:CD,- 1i - -");
  assert_done (lab_controller_play_turn (table.controller, 0, &turn, &error));
  g_assert_cmpint (lab_game_get_phase (table.game), ==, LAB_PHASE_OVER);
  for (LabSeat seat = 0; seat < 5; seat++)
    {
      assert_refused (&table, lab_controller_turn_spare (table.controller, seat, 1, &error),
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
  g_auto (Table) table = { 0 };
  LabTurn turn = turn_named ("W6=5-g1");

  table_init_text (&table, LAB_TEST_CORRIDORS
                   "f1 - a3,f1,b7,- c1,b4,c4,d4" MORE_TREASURES " A:B,C:,D:,- 2i - -");
  assert_refused (&table, lab_controller_end_game (table.controller, &error),
                  LAB_RULE_ERROR_NOBODY_HOME);
  assert_done (lab_controller_play_turn (table.controller, 1, &turn, &error));
  table_remember (&table);
  assert_done (lab_controller_end_game (table.controller, &error));
  table_assert_log (&table, "notify:phase ended ");
  g_assert_cmpint (lab_game_get_phase (table.game), ==, LAB_PHASE_OVER);
  g_assert_cmpuint (lab_game_get_position (table.game)->n_places, ==, 1);
}

static void
test_error_not_wanted (void)
{
  g_auto (Table) table = { 0 };
  LabTurn turn = turn_named ("E2=5-d6");

  table_init_text (&table, START);
  table_remember (&table);
  g_assert_false (lab_controller_insert (table.controller, 0, 99, 0x5, NULL));
  g_assert_false (lab_controller_insert (table.controller, 0, 3, 0x7, NULL));
  g_assert_false (lab_controller_insert (table.controller, 1, 3, 0x5, NULL));
  g_assert_false (lab_controller_move (table.controller, 0, 0, NULL));
  g_assert_false (lab_controller_play_turn (table.controller, 0, &turn, NULL));
  g_assert_false (lab_controller_end_game (table.controller, NULL));
  table_assert_unchanged (&table);
}

/* The name in the message is that of the player whose turn it is. */
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

/* Tests: what is done, and what the signals say */

static void
test_turn_spare (void)
{
  static const LabOpenings expected[] = { 0x7, 0xe, 0xd, 0xb };
  g_auto (Table) table = { 0 };

  table_init_text (&table,
                   "aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa 7 a1 - a1,-,g7,- "
                   "a4,b4,c4,d4" MORE_TREASURES " :A,-,:BC,- 1i - -");
  for (int quarters = -9; quarters <= 9; quarters++)
    {
      LabPosition before = *lab_game_get_position (table.game);
      LabOpenings now = before.board.spare;
      guint at = 0;

      while (expected[at] != now)
        at++;
      assert_done (lab_controller_turn_spare (table.controller, 0, quarters, &error));
      before.board.spare = expected[(at + (guint) (quarters + 12)) % 4];
      g_assert_cmpmem (lab_game_get_position (table.game), sizeof before, &before, sizeof before);
      if (quarters % 4 == 0)
        {
          table_assert_log (&table, "");
        }
      else
        {
          g_autofree char *log = g_strdup_printf ("spare-turned(%x) ", before.board.spare);

          table_assert_log (&table, log);
        }
      g_assert_cmpuint (lab_game_get_n_turns (table.game), ==, 0);
    }
}

static void
test_signals (void)
{
  g_auto (Table) table = { 0 };

  table_init_text (&table, LAB_TEST_CORRIDORS
                   "a1 - a1,g3,d5,- c1,b4,c4,d4" MORE_TREASURES " B:A,:C,:D,- 1i - -");
  assert_done (lab_controller_may_insert (table.controller, 0, 11, &error));
  table_assert_log (&table, "");
  assert_done (lab_controller_insert (table.controller, 0, 11, 0xa, &error));
  table_assert_log (&table, "notify:phase inserted(W6) ");
  assert_done (lab_controller_move (table.controller, 0, LAB_CELL (2, 0), &error));
  table_assert_log (&table, "notify:seat notify:phase moved(1,a1,c1) found(1,A) turn-began(2) ");
  /* Staying is a move as well. */
  assert_done (lab_controller_insert (table.controller, 1, 11, 0xa, &error));
  assert_done (lab_controller_move (table.controller, 1, LAB_CELL (6, 2), &error));
  table_assert_log (&table, "notify:phase inserted(W6) "
                            "notify:seat notify:phase moved(2,g3,g3) turn-began(3) ");
  assert_done (lab_controller_insert (table.controller, 2, 11, 0xa, &error));
  assert_done (lab_controller_move (table.controller, 2, LAB_CELL (6, 4), &error));
  table_assert_log (&table, "notify:phase inserted(W6) "
                            "notify:seat notify:phase moved(3,d5,g5) turn-began(1) ");
  assert_done (lab_controller_insert (table.controller, 0, 11, 0xa, &error));
  assert_done (lab_controller_move (table.controller, 0, LAB_CELL (0, 0), &error));
  table_assert_log (&table, "notify:phase inserted(W6) "
                            "notify:seat notify:phase moved(1,c1,a1) placed(1,1) turn-began(2) ");
}

static void
test_signals_at_the_end (void)
{
  g_auto (Table) table = { 0 };
  LabTurn turn = turn_named ("W6=5-g1");

  /* The last treasure wins, at two tables: of three who play on, and of two left. */
  table_init_text (&table, LAB_TEST_CORRIDORS
                   "a1 - f7,a1,d5,- g1,b4,c4,d4" MORE_TREASURES " :B,:A,D:C,- 2i l -");
  assert_done (lab_controller_play_turn (table.controller, 1, &turn, &error));
  table_assert_log (&table, "notify:phase inserted(W6) notify:seat notify:phase moved(2,a1,g1) "
                            "found(2,A) placed(2,1) turn-began(3) ");
  table_clear (&table);

  table_init_text (&table, LAB_TEST_CORRIDORS
                   "a1 - f7,a1,d5,- g1,b4,c4,d4" MORE_TREASURES " :B,:A,DC:,- 2i l 3");
  assert_done (lab_controller_play_turn (table.controller, 1, &turn, &error));
  table_assert_log (&table, "notify:phase inserted(W6) notify:phase moved(2,a1,g1) found(2,A) "
                            "placed(2,2) placed(1,3) ended ");
}

/* What others hear is true even if somebody plays on in the middle of it. */
static void
play_on_once (LabGame       *game,
              guint          seat G_GNUC_UNUSED,
              guint          from G_GNUC_UNUSED,
              guint          to G_GNUC_UNUSED,
              LabController *controller)
{
  LabTurn turn = turn_named ("Nb=a-g7");

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
  g_auto (Table) table = { 0 };
  g_autoptr (GString) seats = g_string_new (NULL);
  LabTurn turn = turn_named ("E2=a-a1");

  table_init_text (&table, START);
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
  g_auto (Table) table = { 0 };
  LabTile *spare, *last;

  table_init_text (&table, START);
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
  g_auto (Table) table = { 0 };
  guint n_notified = 0;

  table_init_text (&table, START);
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
      /* Off the corridor, whatever is inserted: the insertion is tried and undone. */
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

/* Tests: anything at all, in any order */

typedef struct
{
  LabSeat seat;
  guint arrow;
  LabOpenings tile;
  guint cell;
  int quarters;
} Nonsense;

#define ALLOWED -1

static int
expect_turn (const LabReferee *referee,
             LabSeat           seat,
             int               phase)
{
  if (referee->phase == 2)
    return LAB_RULE_ERROR_GAME_OVER;
  if (referee->seat != seat)
    return LAB_RULE_ERROR_NOT_YOUR_TURN;
  return referee->phase == phase ? ALLOWED : LAB_RULE_ERROR_WRONG_PHASE;
}

static int
expect_arrow (const LabReferee *referee,
              const Nonsense   *call)
{
  int code = expect_turn (referee, call->seat, 0);

  if (code != ALLOWED)
    return code;
  if (call->arrow >= 12)
    return LAB_RULE_ERROR_NO_SUCH_ARROW;
  return lab_referee_may_insert (referee, (int) call->arrow) ? ALLOWED
                                                             : LAB_RULE_ERROR_FORBIDDEN_ARROW;
}

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

static int
expect_insert (const LabReferee *referee,
               const Nonsense   *call)
{
  int code = expect_arrow (referee, call);

  if (code != ALLOWED)
    return code;
  return can_be_turned (referee->spare.sides, call->tile) ? ALLOWED : LAB_RULE_ERROR_WRONG_TILE;
}

static int
expect_cell (const LabReferee *referee,
             guint             cell)
{
  LabRefereeArea area;

  if (cell % 8 > 6 || cell / 8 > 6)
    return LAB_RULE_ERROR_NO_SUCH_CELL;
  area = lab_referee_flood (referee, referee->rows[referee->seat],
                            referee->columns[referee->seat]);
  return area.is_in[cell / 8][cell % 8] ? ALLOWED : LAB_RULE_ERROR_UNREACHABLE;
}

static int
expect_move (const LabReferee *referee,
             const Nonsense   *call)
{
  int code = expect_turn (referee, call->seat, 1);

  return code != ALLOWED ? code : expect_cell (referee, call->cell);
}

static int
expect_play (const LabReferee *referee,
             const Nonsense   *call)
{
  LabReferee after = *referee;
  int code = expect_insert (referee, call);

  if (code != ALLOWED)
    return code;
  lab_referee_insert (&after, (int) call->arrow, call->tile);
  return expect_cell (&after, call->cell);
}

static Nonsense
make_nonsense (GRand             *random,
               const LabPosition *position)
{
  Nonsense call = {
    (LabSeat) g_rand_int_range (random, 0, 6),
    (guint) g_rand_int_range (random, 0, 14),
    (LabOpenings) g_rand_int_range (random, 0, 18),
    (guint) g_rand_int_range (random, 0, 70),
    g_rand_int_range (random, -5, 6),
  };

  if (g_rand_int_range (random, 0, 4) > 0)
    call.seat = position->seat;
  if (g_rand_int_range (random, 0, 2) > 0)
    call.tile = lab_openings_turn (position->board.spare, call.quarters);
  if (g_rand_int_range (random, 0, 2) > 0 && lab_cell_is_on_board (position->pawns[position->seat]))
    call.cell = lab_test_random_cell (random, lab_position_get_reachable (position));
  if (g_rand_int_range (random, 0, 40) == 0)
    call.arrow = (guint) g_rand_int (random);
  if (g_rand_int_range (random, 0, 40) == 0)
    call.cell = (guint) g_rand_int (random);
  return call;
}

static void
referee_turn_spare (LabReferee *referee,
                    int         quarters)
{
  for (int i = 0; i < ((quarters % 4) + 4) % 4; i++)
    referee->spare.sides = (referee->spare.sides << 1 | referee->spare.sides >> 3) & 0xf;
}

/* Makes one call, and tells what the referee says to it. */
static gboolean
call_anything (GRand      *random,
               Table      *table,
               LabReferee *referee,
               int        *expected,
               GError    **error)
{
  Nonsense call = make_nonsense (random, lab_game_get_position (table->game));
  LabController *controller = table->controller;
  LabTurn turn = { (LabArrow) MIN (call.arrow, 255), call.tile, (LabCell) MIN (call.cell, 255) };

  switch (g_rand_int_range (random, 0, 12))
    {
    case 0:
      *expected = expect_turn (referee, call.seat, 0);
      if (*expected == ALLOWED)
        referee_turn_spare (referee, call.quarters);
      return lab_controller_turn_spare (controller, call.seat, call.quarters, error);
    case 1:
      *expected = expect_arrow (referee, &call);
      return lab_controller_may_insert (controller, call.seat, call.arrow, error);
    case 2: case 3: case 4:
      *expected = expect_insert (referee, &call);
      if (*expected == ALLOWED)
        lab_referee_insert (referee, (int) call.arrow, call.tile);
      return lab_controller_insert (controller, call.seat, call.arrow, call.tile, error);
    case 5: case 6: case 7: case 8:
      *expected = expect_move (referee, &call);
      if (*expected == ALLOWED)
        lab_referee_move (referee, (int) call.cell / 8, (int) call.cell % 8);
      return lab_controller_move (controller, call.seat, call.cell, error);
    case 9: case 10:
      *expected = expect_play (referee, &call);
      if (*expected == ALLOWED)
        {
          lab_referee_insert (referee, turn.arrow, turn.tile);
          lab_referee_move (referee, turn.cell / 8, turn.cell % 8);
        }
      return lab_controller_play_turn (controller, call.seat, &turn, error);
    default:
      if (referee->phase != 2 && referee->n_places > 0 && g_rand_int_range (random, 0, 100) > 0)
        {
          *expected = expect_arrow (referee, &call);
          return lab_controller_may_insert (controller, call.seat, call.arrow, error);
        }
      *expected = referee->phase == 2 ? LAB_RULE_ERROR_GAME_OVER
                  : referee->n_places == 0 ? LAB_RULE_ERROR_NOBODY_HOME : ALLOWED;
      if (*expected == ALLOWED)
        referee->phase = 2;
      return lab_controller_end_game (controller, error);
    }
}

static void
fuzz_game (GRand *random,
           guint  n_calls,
           guint  counts[LAB_RULE_ERROR_NOBODY_HOME + 2])
{
  LabDeal deal = lab_test_random_deal (random);
  g_auto (Table) table = { 0 };
  LabPosition position;
  LabReferee referee;

  deal.cards_each = 1;
  lab_deal_position (&deal, &position);
  table_init (&table, &position);
  lab_referee_init (&referee, &position);
  for (guint i = 0; i < n_calls; i++)
    {
      g_autoptr (GError) error = NULL;
      int expected = ALLOWED;
      gboolean done;

      table_remember (&table);
      done = call_anything (random, &table, &referee, &expected, &error);
      counts[expected + 1]++;
      if (expected == ALLOWED)
        {
          g_assert_no_error (error);
          g_assert_true (done);
          assert_settled (table.game);
        }
      else
        {
          g_assert_false (done);
          g_assert_error (error, LAB_RULE_ERROR, expected);
          g_assert_cmpstr (error->message, !=, "");
          table_assert_unchanged (&table);
        }
      lab_referee_check (&referee, lab_game_get_position (table.game));
    }
}

static void
test_fuzz (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240603);
  guint counts[LAB_RULE_ERROR_NOBODY_HOME + 2] = { 0 };

  for (guint round = 0; round < 150; round++)
    fuzz_game (random, 1500, counts);
  /* Each refusal was met, and much was allowed. */
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (counts[i], >, 100);
}

static void
test_whole_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240604);

  for (guint round = 0; round < 30; round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      g_auto (Table) table = { 0 };
      LabPosition position;
      guint n_turns = 0;

      lab_deal_position (&deal, &position);
      table_init (&table, &position);
      while (lab_game_get_phase (table.game) != LAB_PHASE_OVER)
        {
          LabTurn turn = lab_test_greedy_turn (random, lab_game_get_position (table.game));

          g_assert_cmpuint (n_turns++, <, 3000);
          assert_done (lab_controller_play_turn (table.controller,
                                                         lab_game_get_seat (table.game), &turn,
                                                         &error));
        }
      g_assert_cmpuint (lab_game_get_n_turns (table.game), ==, n_turns);
      g_assert_true (g_str_has_suffix (table.log->str, " ended "));

      /* The history plays the same game again. */
      for (guint i = 0; i < n_turns; i++)
        {
          const LabTurn *turn = lab_game_get_turn (table.game, i);

          lab_position_insert (&position, turn->arrow, turn->tile);
          lab_position_move (&position, turn->cell);
        }
      g_assert_cmpmem (lab_game_get_position (table.game), sizeof position, &position,
                       sizeof position);
    }
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
  g_test_add_func ("/controller/turn-spare", test_turn_spare);
  g_test_add_func ("/controller/signals", test_signals);
  g_test_add_func ("/controller/signals-at-the-end", test_signals_at_the_end);
  g_test_add_func ("/controller/playing-on-in-signal", test_playing_on_in_signal);
  g_test_add_func ("/controller/pushed-tile", test_pushed_tile_in_signal);
  g_test_add_func ("/controller/owns-game", test_owns_game);
  g_test_add_func ("/controller/fuzz", test_fuzz);
  g_test_add_func ("/controller/whole-games", test_whole_games);
  return g_test_run ();
}
