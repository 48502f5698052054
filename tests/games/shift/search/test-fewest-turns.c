/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-game.h"
#include "lab-shift-fewest-turns.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"

/* The target tile gets a treasure, so that the model moves the target with the tile. */
#define TARGET 0

#define N_RANDOM 10000
#define DEPTH 3

/* Private helpers */

static LabShiftPosition
mark_target (const LabShiftPosition *position,
             LabShiftCell            target)
{
  LabShiftPosition marked = *position;

  marked.treasures[TARGET] = target;
  return marked;
}

/* Returns 0 if it takes more than @most turns. */
static guint
count_by_sets (const LabShiftPosition *position,
               LabShiftCell            target,
               guint                   most)
{
  LabShiftPosition marked = mark_target (position, target);
  LabShiftBitboard pawns = LAB_SHIFT_CELL_BIT (position->pawns[position->seat]);

  for (guint n_turns = 1; n_turns <= most; n_turns++)
    {
      if (lab_test_count_lines (&marked, TARGET, pawns, n_turns) > 0)
        return n_turns;
    }
  return 0;
}

/* Removes all cards and all pawns but the one of @seat. */
static LabShiftPosition
leave_alone (const LabShiftPosition *position)
{
  LabShiftPosition alone;

  lab_shift_position_init (&alone);
  alone.board = position->board;
  alone.last_arrow = position->last_arrow;
  alone.seat = position->seat;
  alone.phase = position->phase;
  alone.pawns[alone.seat] = position->pawns[alone.seat];
  return alone;
}

/* Plays @line with the game, which refuses illegal turns. Asserts that the
 * pawn reaches the target tile with the last turn and not before. */
static void
check_line (const LabShiftPosition *position,
            LabShiftCell            target,
            const LabShiftTurnLine *line)
{
  LabShiftPosition alone = leave_alone (position);
  LabShiftPosition marked = mark_target (&alone, target);
  g_autoptr (LabShiftGame) game = lab_shift_game_new_from_position (&marked, NULL);
  const LabShiftPosition *now = &game->position;

  for (guint i = 0; i < line->n_turns; i++)
    {
      const LabShiftTurn *turn = &line->turns[i];
      g_autoptr (GError) error = NULL;

      if (now->phase == LAB_SHIFT_PHASE_MOVE)
        {
          g_assert_cmpuint (turn->arrow, ==, now->last_arrow);
          g_assert_cmpuint (turn->tile, ==,
                            lab_shift_board_get_tile (&now->board,
                                                      lab_shift_arrow_cell (turn->arrow, 0)));
          lab_shift_game_move (game, now->seat, turn->cell, &error);
        }
      else
        lab_shift_game_play_turn (game, now->seat, turn, &error);
      g_assert_no_error (error);
      g_assert_cmpint (now->pawns[now->seat] == now->treasures[TARGET], ==, i + 1 == line->n_turns);
    }
}

/* Searches for lines of @fewest turns with that limit, with a higher one, and with
 * one turn less. */
static LabShiftTurnLine
check_fewest (const LabShiftPosition *position,
              LabShiftCell            target,
              guint                   fewest)
{
  LabShiftTurnLine line, again;

  g_assert_true (lab_shift_fewest_turns (position, target, fewest, NULL, &line));
  g_assert_cmpuint (line.n_turns, ==, fewest);
  check_line (position, target, &line);
  g_assert_true (lab_shift_fewest_turns (position, target, LAB_SHIFT_MAX_FEWEST_TURNS, NULL,
                                         &again));
  g_assert_cmpuint (again.nodes, ==, line.nodes);
  g_assert_cmpuint (again.n_turns, ==, fewest);
  g_assert_cmpmem (again.turns, sizeof again.turns, line.turns, sizeof line.turns);
  g_assert_false (lab_shift_fewest_turns (position, target, fewest - 1, NULL, &again));
  g_assert_cmpuint (again.n_turns, ==, 0);
  g_assert_cmpuint (again.nodes, <=, line.nodes);
  return line;
}

/* Makes boards as dealt by both rules, and boards of random tiles. */
static void
draw_board (GRand         *random,
            LabShiftBoard *board)
{
  LabShiftDeal deal = lab_test_random_deal (random);

  switch (g_rand_int_range (random, 0, 8))
    {
    case 0:
      lab_test_random_board (random, LAB_TEST_ANY_OPENINGS, board);
      break;
    case 1:
      lab_test_random_board (random, LAB_TEST_TILES, board);
      break;
    case 2:
      lab_test_random_board (random, LAB_TEST_NARROW_TILES, board);
      break;
    default:
      deal.rules ^= g_rand_boolean (random) ? LAB_SHIFT_RULES_RANDOM_TILES : 0;
      *board = lab_test_deal (&deal).board;
      break;
    }
}

/* Places one pawn alone. In every third position a tile was already inserted. */
static LabShiftPosition
draw_position (GRand *random)
{
  LabShiftPosition position;

  lab_shift_position_init (&position);
  draw_board (random, &position.board);
  position.seat = (LabShiftSeat) g_rand_int_range (random, 0, LAB_SHIFT_N_SEATS);
  position.pawns[position.seat] = lab_test_random_cell (random, LAB_SHIFT_ALL_CELLS);
  if (g_rand_int_range (random, 0, 8) > 0)
    position.last_arrow = (LabShiftArrow) g_rand_int_range (random, 0, LAB_SHIFT_N_ARROWS);
  if (g_rand_int_range (random, 0, 3) == 0)
    {
      LabShiftArrow arrow;
      LabShiftOpenings tile;

      lab_test_random_insert (random, &position, &arrow, &tile);
      lab_shift_position_insert (&position, arrow, tile);
    }
  return position;
}

static LabShiftCell
draw_target (GRand *random)
{
  if (g_rand_int_range (random, 0, 20) == 0)
    return LAB_SHIFT_CELL_SPARE;
  return lab_test_random_cell (random, LAB_SHIFT_ALL_CELLS);
}

/* Tests */

LAB_TEST ("/search/fewest-turns/reference", test_reference)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    check_fewest (&rows[i].position, rows[i].target, rows[i].turns);
}

LAB_TEST ("/search/fewest-turns/random", test_random)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint n_found[DEPTH + 1] = { 0 };

  for (guint round = 0; round < N_RANDOM / (lab_test_is_brief () ? 10 : 1); round++)
    {
      LabShiftPosition position = draw_position (random);
      LabShiftCell target = draw_target (random);
      guint fewest = count_by_sets (&position, target, DEPTH);
      LabShiftTurnLine line;
      gboolean found = lab_shift_fewest_turns (&position, target, DEPTH, NULL, &line);

      g_assert_cmpuint (line.n_turns, ==, fewest);
      g_assert_cmpint (found, ==, fewest > 0);
      check_line (&position, target, &line);
      n_found[fewest]++;
    }
  for (guint i = 0; i <= DEPTH; i++)
    {
      g_test_message ("%u: %u positions", i, n_found[i]);
      g_assert_cmpuint (n_found[i], >=, lab_test_is_brief () ? 1 : 10);
    }
}

/* Longer lines are rarer; the test looks for them and compares them by sets. */
LAB_TEST ("/search/fewest-turns/deep", test_deep)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  guint n_deep = 0;

  while (n_deep < lab_test_rounds (12))
    {
      LabShiftPosition position = draw_position (random);
      LabShiftCell target = draw_target (random);
      LabShiftTurnLine line;

      lab_test_random_board (random, LAB_TEST_NARROW_TILES, &position.board);
      if (!lab_shift_fewest_turns (&position, target, 5, NULL, &line) || line.n_turns < 4)
        continue;
      g_assert_cmpuint (count_by_sets (&position, target, 4), ==, line.n_turns == 4 ? 4 : 0);
      check_line (&position, target, &line);
      n_deep++;
    }
}

LAB_TEST ("/search/fewest-turns/unreachable", test_unreachable)
{
  LabShiftPosition position;
  LabShiftTurnLine line;

  /* Every tile is closed, so a pawn on a corner cannot move at all. */
  lab_shift_position_init (&position);
  position.pawns[0] = LAB_SHIFT_CELL (0, 0);
  check_fewest (&position, LAB_SHIFT_CELL (0, 0), 1);
  g_assert_false (lab_shift_fewest_turns (&position, LAB_SHIFT_CELL (1, 0), 5, NULL, &line));
  g_assert_cmpuint (line.n_turns, ==, 0);
  g_assert_cmpuint (line.nodes, >, 0);

  /* No line has zero turns. */
  g_assert_false (lab_shift_fewest_turns (&position, LAB_SHIFT_CELL (0, 0), 0, NULL, &line));
  g_assert_cmpuint (line.n_turns, ==, 0);
  g_assert_cmpuint (line.nodes, ==, 0);
}

/* Other players and cards do not change the result, and the search does not change
 * the position. */
LAB_TEST ("/search/fewest-turns/alone", test_alone)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (6);

  for (guint round = 0; round < 200; round++)
    {
      LabShiftDeal deal = lab_test_random_deal (random);
      LabShiftCell target = draw_target (random);
      LabShiftPosition position = lab_test_deal (&deal), before = position;
      LabShiftPosition alone = leave_alone (&position);
      LabShiftTurnLine line, expected;

      lab_shift_fewest_turns (&position, target, 3, NULL, &line);
      lab_shift_fewest_turns (&alone, target, 3, NULL, &expected);
      g_assert_cmpmem (&position, sizeof position, &before, sizeof before);
      g_assert_cmpmem (line.turns, sizeof line.turns, expected.turns, sizeof expected.turns);
      g_assert_cmpuint (line.nodes, ==, expected.nodes);
      check_line (&position, target, &line);
    }
}

static gpointer
cancel_soon (gpointer data)
{
  g_usleep (20000);
  g_cancellable_cancel (data);
  return NULL;
}

LAB_TEST ("/search/fewest-turns/cancel", test_cancel)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  LabShiftPosition position;
  LabShiftTurnLine line, whole = { 0 };
  GThread *thread;

  /* The pawn cannot leave the corner, so the search would try all possible turns. */
  lab_shift_position_init (&position);
  lab_test_random_board (random, LAB_TEST_NARROW_TILES, &position.board);
  lab_shift_board_set_tile (&position.board, LAB_SHIFT_CELL (0, 0), 0);
  position.pawns[0] = LAB_SHIFT_CELL (0, 0);

  thread = g_thread_new ("cancel", cancel_soon, cancellable);
  g_assert_false (lab_shift_fewest_turns (&position, LAB_SHIFT_CELL (6, 6),
                                          LAB_SHIFT_MAX_FEWEST_TURNS, cancellable, &line));
  g_thread_join (thread);
  g_assert_cmpuint (line.n_turns, ==, 0);

  /* The search stopped at once and did not finish the lines of the same length. */
  for (guint most = 1; whole.nodes < line.nodes; most++)
    {
      g_assert_false (lab_shift_fewest_turns (&position, LAB_SHIFT_CELL (6, 6), most, NULL,
                                              &whole));
      g_assert_cmpuint (whole.nodes, !=, line.nodes);
    }

  /* With a canceled cancellable the search does not start. */
  g_assert_false (lab_shift_fewest_turns (&position, LAB_SHIFT_CELL (0, 0), 1, cancellable, &line));
  g_assert_cmpuint (line.n_turns, ==, 0);
  g_assert_cmpuint (line.nodes, ==, 0);
}
