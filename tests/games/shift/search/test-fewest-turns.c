/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fewest-turns.h"

#include "lab-controller.h"
#include "lab-test-effort.h"
#include "lab-test-games.h"

/* The target tile gets a treasure, so that the model moves the target with the tile. */
#define TARGET 0

#define N_RANDOM 10000
/* Random positions are checked to the first depth; every fourth one also by the
 * slowest method, to the second depth. */
#define DEPTH_BY_SETS 3
#define DEPTH_BY_CELLS 2
#define EVERY_BY_CELLS 4

/* Private helpers */

static LabPosition
mark_target (const LabPosition *position,
             LabCell            target)
{
  LabPosition marked = *position;

  marked.treasures[TARGET] = target;
  return marked;
}

/* The slowest method: plays each turn with the model, one cell at a time. */
static gboolean
can_end_by_cells (const LabPosition *position,
                  guint              n_turns)
{
  if (position->phase == LAB_PHASE_MOVE)
    {
      for (LabCell cell = 0; cell < LAB_N_CELL_BITS; cell++)
        {
          LabPosition moved = *position;

          if ((lab_position_get_reachable (position) & LAB_CELL_BIT (cell)) == 0)
            continue;
          lab_position_move (&moved, cell);
          if (n_turns == 1 ? moved.treasures[TARGET] == cell
                           : can_end_by_cells (&moved, n_turns - 1))
            return TRUE;
        }
      return FALSE;
    }

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      for (int quarters = 0; quarters < 4; quarters++)
        {
          LabPosition inserted = *position;
          LabOpenings tile = lab_openings_rotate (position->board.spare, quarters);

          if (!lab_position_may_insert (position, arrow))
            continue;
          lab_position_insert (&inserted, arrow, tile);
          if (can_end_by_cells (&inserted, n_turns))
            return TRUE;
        }
    }
  return FALSE;
}

/* Does the same with a set of pawn cells, which is fast enough for one more turn. */
static gboolean
can_end_by_sets (const LabPosition *position,
                 LabBitboard        pawns,
                 guint              n_turns)
{
  if (position->phase == LAB_PHASE_MOVE)
    {
      LabPosition next = *position;
      LabCell target = position->treasures[TARGET];
      LabBitboard reached = lab_links_flood (lab_board_get_links (&position->board), pawns);

      if (n_turns == 1)
        return target != LAB_CELL_SPARE && (reached & LAB_CELL_BIT (target)) != 0;
      next.phase = LAB_PHASE_INSERT;
      return can_end_by_sets (&next, reached, n_turns - 1);
    }

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabBitboard carried = 0;

      if (!lab_position_may_insert (position, arrow))
        continue;
      for (LabBitboard rest = pawns; rest != 0; rest &= rest - 1)
        carried |= LAB_CELL_BIT (lab_arrow_carry (arrow, lab_bitboard_first (rest)));
      for (guint turn = 0; turn < lab_openings_orientations (position->board.spare); turn++)
        {
          LabPosition next = *position;

          lab_position_insert (&next, arrow, lab_openings_rotate (next.board.spare, (int) turn));
          if (can_end_by_sets (&next, carried, n_turns))
            return TRUE;
        }
    }
  return FALSE;
}

/* Returns 0 if it takes more than @most turns. */
static guint
count_by_sets (const LabPosition *position,
               LabCell            target,
               guint              most)
{
  LabPosition marked = mark_target (position, target);
  LabBitboard pawns = LAB_CELL_BIT (position->pawns[position->seat]);

  for (guint n_turns = 1; n_turns <= most; n_turns++)
    {
      if (can_end_by_sets (&marked, pawns, n_turns))
        return n_turns;
    }
  return 0;
}

static guint
count_by_cells (const LabPosition *position,
                LabCell            target,
                guint              most)
{
  LabPosition marked = mark_target (position, target);

  for (guint n_turns = 1; n_turns <= most; n_turns++)
    {
      if (can_end_by_cells (&marked, n_turns))
        return n_turns;
    }
  return 0;
}

/* Removes all cards and all pawns but the one of @seat. */
static LabPosition
leave_alone (const LabPosition *position)
{
  LabPosition alone;

  lab_position_init (&alone);
  alone.board = position->board;
  alone.last_arrow = position->last_arrow;
  alone.seat = position->seat;
  alone.phase = position->phase;
  alone.pawns[alone.seat] = position->pawns[alone.seat];
  return alone;
}

/* Plays @line with the controller, which refuses illegal turns. Asserts that the
 * pawn reaches the target tile with the last turn and not before. */
static void
check_line (const LabPosition *position,
            LabCell            target,
            const LabTurnLine *line)
{
  LabPosition alone = leave_alone (position);
  LabPosition marked = mark_target (&alone, target);
  g_autoptr (LabGame) game = lab_game_new_from_position (&marked, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  const LabPosition *now = lab_game_get_position (game);

  for (guint i = 0; i < line->n_turns; i++)
    {
      const LabTurn *turn = &line->turns[i];
      g_autoptr (GError) error = NULL;

      if (now->phase == LAB_PHASE_MOVE)
        {
          g_assert_cmpuint (turn->arrow, ==, now->last_arrow);
          g_assert_cmpuint (turn->tile, ==,
                            lab_board_get_tile (&now->board, lab_arrow_cell (turn->arrow, 0)));
          lab_controller_move (controller, now->seat, turn->cell, &error);
        }
      else
        lab_controller_play_turn (controller, now->seat, turn, &error);
      g_assert_no_error (error);
      g_assert_cmpint (now->pawns[now->seat] == now->treasures[TARGET], ==,
                       i + 1 == line->n_turns);
    }
}

/* Searches for lines of @fewest turns with that limit, with a higher one, and with
 * one turn less. */
static LabTurnLine
check_fewest (const LabPosition *position,
              LabCell            target,
              guint              fewest)
{
  LabTurnLine line, again;

  g_assert_true (lab_fewest_turns (position, target, fewest, NULL, &line));
  g_assert_cmpuint (line.n_turns, ==, fewest);
  check_line (position, target, &line);
  g_assert_true (lab_fewest_turns (position, target, LAB_MAX_FEWEST_TURNS, NULL, &again));
  g_assert_cmpuint (again.nodes, ==, line.nodes);
  g_assert_cmpuint (again.n_turns, ==, fewest);
  g_assert_cmpmem (again.turns, sizeof again.turns, line.turns, sizeof line.turns);
  g_assert_false (lab_fewest_turns (position, target, fewest - 1, NULL, &again));
  g_assert_cmpuint (again.n_turns, ==, 0);
  g_assert_cmpuint (again.nodes, <=, line.nodes);
  return line;
}

/* Uses only corners and straights, which make paths longer. */
static void
draw_narrow_board (GRand    *random,
                   LabBoard *board)
{
  static const LabOpenings tiles[] = { 0x3, 0x5, 0x6, 0x9, 0xa, 0xc };

  for (LabCell cell = 0; cell < LAB_N_CELL_BITS; cell++)
    {
      if (lab_cell_is_on_board (cell))
        lab_board_set_tile (board, cell,
                            tiles[g_rand_int_range (random, 0, G_N_ELEMENTS (tiles))]);
    }
  board->spare = tiles[g_rand_int_range (random, 0, G_N_ELEMENTS (tiles))];
}

/* Makes boards as dealt by both rules, and boards of random tiles. */
static void
draw_board (GRand    *random,
            LabBoard *board)
{
  LabDeal deal = lab_test_random_deal (random);
  LabPosition dealt;

  switch (g_rand_int_range (random, 0, 8))
    {
    case 0:
      lab_test_random_board (random, TRUE, board);
      break;
    case 1:
      lab_test_random_board (random, FALSE, board);
      break;
    case 2:
      draw_narrow_board (random, board);
      break;
    default:
      deal.rules ^= g_rand_boolean (random) ? LAB_RULES_RANDOM_TILES : 0;
      lab_deal_position (&deal, &dealt);
      *board = dealt.board;
      break;
    }
}

/* Places one pawn alone. In every third position a tile was already inserted. */
static LabPosition
draw_position (GRand *random)
{
  LabPosition position;

  lab_position_init (&position);
  draw_board (random, &position.board);
  position.seat = (LabSeat) g_rand_int_range (random, 0, LAB_N_SEATS);
  position.pawns[position.seat] = lab_test_random_cell (random, LAB_ALL_CELLS);
  if (g_rand_int_range (random, 0, 8) > 0)
    position.last_arrow = (LabArrow) g_rand_int_range (random, 0, LAB_N_ARROWS);
  if (g_rand_int_range (random, 0, 3) == 0)
    {
      LabArrow arrow;
      LabOpenings tile;

      lab_test_random_insert (random, &position, &arrow, &tile);
      lab_position_insert (&position, arrow, tile);
    }
  return position;
}

static LabCell
draw_target (GRand *random)
{
  if (g_rand_int_range (random, 0, 20) == 0)
    return LAB_CELL_SPARE;
  return lab_test_random_cell (random, LAB_ALL_CELLS);
}

/* Tests */

static void
test_reference (void)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    check_fewest (&rows[i].position, rows[i].target, rows[i].turns);
}

static void
test_random (gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (GPOINTER_TO_UINT (data));
  guint n_found[DEPTH_BY_SETS + 1] = { 0 };

  for (guint round = 0; round < N_RANDOM / (lab_test_is_brief () ? 40 : 4); round++)
    {
      LabPosition position = draw_position (random);
      LabCell target = draw_target (random);
      guint fewest = count_by_sets (&position, target, DEPTH_BY_SETS);
      LabTurnLine line;
      gboolean found;

      found = lab_fewest_turns (&position, target, DEPTH_BY_SETS, NULL, &line);
      g_assert_cmpuint (line.n_turns, ==, fewest);
      g_assert_cmpint (found, ==, fewest > 0);
      check_line (&position, target, &line);
      if (round % EVERY_BY_CELLS == 0)
        g_assert_cmpuint (count_by_cells (&position, target, DEPTH_BY_CELLS), ==,
                          fewest <= DEPTH_BY_CELLS ? fewest : 0);
      n_found[fewest]++;
    }
  for (guint i = 0; i <= DEPTH_BY_SETS; i++)
    {
      g_test_message ("%u: %u positions", i, n_found[i]);
      g_assert_cmpuint (n_found[i], >=, lab_test_is_brief () ? 1 : 10);
    }
}

/* Longer lines are rarer; the test looks for them and compares them by sets. */
static void
test_deep (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  guint n_deep = 0;

  while (n_deep < lab_test_rounds (12))
    {
      LabPosition position = draw_position (random);
      LabCell target = draw_target (random);
      LabTurnLine line;

      draw_narrow_board (random, &position.board);
      if (!lab_fewest_turns (&position, target, 5, NULL, &line) || line.n_turns < 4)
        continue;
      g_assert_cmpuint (count_by_sets (&position, target, 4), ==, line.n_turns == 4 ? 4 : 0);
      check_line (&position, target, &line);
      n_deep++;
    }
}

/* If all tiles are corridors from west to east, a pawn changes its row only when an
 * insertion carries it. It moves to a column that shifts, and is carried one row per
 * turn or, in one turn, over the edge. */
static void
test_corridors (void)
{
  LabPosition position = lab_test_parse (LAB_TEST_CORRIDORS "a1 -");

  check_fewest (&position, LAB_CELL (0, 0), 1);
  check_fewest (&position, LAB_CELL (6, 0), 1);
  check_fewest (&position, LAB_CELL (0, 6), 2);
  check_fewest (&position, LAB_CELL (6, 2), 3);
  check_fewest (&position, LAB_CELL (2, 4), 4);
}

static void
test_on_target (void)
{
  LabPosition position = lab_test_parse (LAB_TEST_CORRIDORS "d4 -");
  LabTurnLine line;

  line = check_fewest (&position, LAB_CELL (3, 3), 1);
  g_assert_cmpuint (line.turns[0].cell, !=, LAB_CELL_NONE);

  position.pawns[0] = LAB_CELL (2, 2);
  line = check_fewest (&position, LAB_CELL (2, 2), 1);
  g_assert_cmpuint (line.turns[0].cell, ==, LAB_CELL (2, 2));

  position = lab_test_parse (LAB_TEST_CORRIDORS "a1 Nb");
  position.phase = LAB_PHASE_MOVE;
  line = check_fewest (&position, LAB_CELL (0, 0), 1);
  g_assert_cmpuint (line.turns[0].cell, ==, LAB_CELL (0, 0));
  g_assert_cmpuint (line.nodes, ==, 0);
}

/* Every tile is closed, so the pawn must be pushed off the board to land on the
 * spare. */
static void
test_spare (void)
{
  LabPosition position;
  LabTurnLine line;

  lab_position_init (&position);
  position.pawns[0] = LAB_CELL (6, 3);
  line = check_fewest (&position, LAB_CELL_SPARE, 1);
  g_assert_cmpuint (line.turns[0].arrow, ==, 10);
  g_assert_cmpuint (line.turns[0].cell, ==, LAB_CELL (0, 3));

  /* The arrow is blocked now. */
  position.last_arrow = 4;
  g_assert_false (lab_fewest_turns (&position, LAB_CELL_SPARE, 1, NULL, &line));

  /* In corridors the spare only has to go into the pawn's row. */
  position = lab_test_parse (LAB_TEST_CORRIDORS "a1 -");
  line = check_fewest (&position, LAB_CELL_SPARE, 1);
  g_assert_cmpuint (line.turns[0].tile, ==, 0xa);
  g_assert_cmpuint (line.turns[0].cell, <, 7);
}

static void
test_unreachable (void)
{
  LabPosition position;
  LabTurnLine line;

  /* Every tile is closed, so a pawn on a corner cannot move at all. */
  lab_position_init (&position);
  position.pawns[0] = LAB_CELL (0, 0);
  check_fewest (&position, LAB_CELL (0, 0), 1);
  g_assert_false (lab_fewest_turns (&position, LAB_CELL (1, 0), 5, NULL, &line));
  g_assert_cmpuint (line.n_turns, ==, 0);
  g_assert_cmpuint (line.nodes, >, 0);

  /* No line has zero turns. */
  g_assert_false (lab_fewest_turns (&position, LAB_CELL (0, 0), 0, NULL, &line));
  g_assert_cmpuint (line.n_turns, ==, 0);
  g_assert_cmpuint (line.nodes, ==, 0);
}

static void
test_move_phase (void)
{
  /* The first turn is already played; the second must not reverse its insertion. */
  LabPosition position = lab_test_parse (LAB_TEST_CORRIDORS "a1 Nb");
  LabTurnLine line;

  position.phase = LAB_PHASE_MOVE;
  line = check_fewest (&position, LAB_CELL (6, 0), 1);
  g_assert_cmpuint (line.turns[0].arrow, ==, 0);
  g_assert_cmpuint (line.turns[0].tile, ==, 0xa);
  g_assert_cmpuint (line.turns[0].cell, ==, 6);

  line = check_fewest (&position, LAB_CELL (0, 6), 2);
  g_assert_cmpuint (line.turns[0].arrow, ==, 0);
  g_assert_cmpuint (line.turns[1].arrow, !=, 6);
  g_assert_cmpuint (line.turns[1].cell, ==, LAB_CELL (0, 6));

  /* The target is the spare, so the line must insert it first. */
  line = check_fewest (&position, LAB_CELL_SPARE, 2);
  g_assert_cmpuint (line.turns[0].arrow, ==, 0);
}

/* Other players and cards do not change the result, and the search does not change
 * the position. */
static void
test_alone (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (6);

  for (guint round = 0; round < 200; round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabCell target = draw_target (random);
      LabPosition position, before, alone;
      LabTurnLine line, expected;

      lab_deal_position (&deal, &position);
      before = position;
      alone = leave_alone (&position);
      lab_fewest_turns (&position, target, 3, NULL, &line);
      lab_fewest_turns (&alone, target, 3, NULL, &expected);
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

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  LabPosition position;
  LabTurnLine line, whole = { 0 };
  GThread *thread;

  /* The pawn cannot leave the corner, so the search would try all possible turns. */
  lab_position_init (&position);
  draw_narrow_board (random, &position.board);
  lab_board_set_tile (&position.board, LAB_CELL (0, 0), 0);
  position.pawns[0] = LAB_CELL (0, 0);

  thread = g_thread_new ("cancel", cancel_soon, cancellable);
  g_assert_false (lab_fewest_turns (&position, LAB_CELL (6, 6), LAB_MAX_FEWEST_TURNS, cancellable,
                                    &line));
  g_thread_join (thread);
  g_assert_cmpuint (line.n_turns, ==, 0);

  /* The search stopped at once and did not finish the lines of the same length. */
  for (guint most = 1; whole.nodes < line.nodes; most++)
    {
      g_assert_false (lab_fewest_turns (&position, LAB_CELL (6, 6), most, NULL, &whole));
      g_assert_cmpuint (whole.nodes, !=, line.nodes);
    }

  /* With a canceled cancellable the search does not start. */
  g_assert_false (lab_fewest_turns (&position, LAB_CELL (0, 0), 1, cancellable, &line));
  g_assert_cmpuint (line.n_turns, ==, 0);
  g_assert_cmpuint (line.nodes, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/fewest-turns/reference", test_reference);
  g_test_add_data_func ("/search/fewest-turns/random/1", GUINT_TO_POINTER (1), test_random);
  g_test_add_data_func ("/search/fewest-turns/random/2", GUINT_TO_POINTER (2), test_random);
  g_test_add_data_func ("/search/fewest-turns/random/3", GUINT_TO_POINTER (3), test_random);
  g_test_add_data_func ("/search/fewest-turns/random/4", GUINT_TO_POINTER (4), test_random);
  g_test_add_func ("/search/fewest-turns/deep", test_deep);
  g_test_add_func ("/search/fewest-turns/corridors", test_corridors);
  g_test_add_func ("/search/fewest-turns/on-target", test_on_target);
  g_test_add_func ("/search/fewest-turns/spare", test_spare);
  g_test_add_func ("/search/fewest-turns/unreachable", test_unreachable);
  g_test_add_func ("/search/fewest-turns/move-phase", test_move_phase);
  g_test_add_func ("/search/fewest-turns/alone", test_alone);
  g_test_add_func ("/search/fewest-turns/cancel", test_cancel);
  return g_test_run ();
}
