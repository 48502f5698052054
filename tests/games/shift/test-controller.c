/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-effort.h"
#include "lab-test-table.h"
#include "lab-test-games.h"
#include "lab-test-referee.h"

/* Tests: random calls in any order */

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
    call.tile = lab_openings_rotate (position->board.spare, call.quarters);
  if (g_rand_int_range (random, 0, 2) > 0 && lab_cell_is_on_board (position->pawns[position->seat]))
    call.cell = lab_test_random_cell (random, lab_position_get_reachable (position));
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
  Nonsense call = make_nonsense (random, lab_game_get_position (table->game));
  LabController *controller = table->controller;
  LabTurn turn = { (LabArrow) MIN (call.arrow, 255), call.tile, (LabCell) MIN (call.cell, 255) };

  switch (g_rand_int_range (random, 0, 12))
    {
    case 0:
      *expected = expect_turn (referee, call.seat, 0);
      if (*expected == ALLOWED)
        referee_rotate_spare (referee, call.quarters);
      return lab_controller_rotate_spare (controller, call.seat, call.quarters, error);
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
  g_auto (LabTestTable) table = { 0 };
  LabPosition position;
  LabReferee referee;

  deal.cards_each = 1;
  lab_deal_position (&deal, &position);
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
          g_assert_error (error, LAB_RULE_ERROR, expected);
          g_assert_cmpstr (error->message, !=, "");
          lab_test_table_assert_unchanged (&table);
        }
      lab_referee_check (&referee, lab_game_get_position (table.game));
    }
}

static void
test_fuzz (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240603);
  guint counts[LAB_RULE_ERROR_NOBODY_HOME + 2] = { 0 };

  for (guint round = 0; round < lab_test_rounds (150); round++)
    fuzz_game (random, 1500, counts);
  /* Each error occurred often, and so did allowed calls. */
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (counts[i], >, 100);
}

static void
test_whole_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240604);

  for (guint round = 0; round < lab_test_rounds (30); round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      g_auto (LabTestTable) table = { 0 };
      LabPosition position;
      guint n_turns = 0;

      lab_deal_position (&deal, &position);
      lab_test_table_init (&table, &position);
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

      /* Playing the history again gives the same game. */
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
  g_test_add_func ("/controller/fuzz", test_fuzz);
  g_test_add_func ("/controller/whole-games", test_whole_games);
  return g_test_run ();
}
