/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-perft.h"
#include "lab-controller.h"
#include "lab-test-effort.h"
#include "lab-test-games.h"
#include "lab-test-referee.h"

/* How many turns a brief test counts at most. */
#define MOST_BRIEF 400000

#define MORE_TREASURES ",-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"

/* Private helpers */

static gboolean
is_new_orientation (guint sides,
                    guint quarters)
{
  for (guint earlier = 0; earlier < quarters; earlier++)
    {
      if (lab_openings_rotate ((LabOpenings) sides, (int) earlier)
          == lab_openings_rotate ((LabOpenings) sides, (int) quarters))
        return FALSE;
    }
  return TRUE;
}

/* Counts every turn that the referee allows, which is slow but obviously right. */
static guint64
count_slowly (const LabReferee *referee,
              guint             depth)
{
  guint64 count = 0;

  for (int arrow = 0; arrow < 12; arrow++)
    {
      if (!lab_referee_may_insert (referee, arrow))
        continue;
      for (guint quarters = 0; quarters < 4; quarters++)
        {
          LabOpenings tile
              = lab_openings_rotate ((LabOpenings) referee->spare.sides, (int) quarters);
          LabReferee inserted = *referee;
          LabRefereeArea area;

          if (!is_new_orientation (referee->spare.sides, quarters))
            continue;
          lab_referee_insert (&inserted, arrow, tile);
          area = lab_referee_flood (&inserted, inserted.rows[inserted.seat],
                                    inserted.columns[inserted.seat]);
          if (depth == 1)
            count += lab_referee_area_size (&area);
          for (int i = 0; depth > 1 && i < 49; i++)
            {
              LabReferee moved = inserted;

              if (!area.is_in[i / 7][i % 7])
                continue;
              lab_referee_move (&moved, i / 7, i % 7);
              if (moved.phase != 2)
                count += count_slowly (&moved, depth - 1);
            }
        }
    }
  return count;
}

static guint64 count_by_playing (const LabPosition *position,
                                 guint              depth);

/* Starts a game, unless the game before is still there, because it refused a turn. */
static void
start_game (const LabPosition *position,
            LabGame          **game,
            LabController    **controller)
{
  if (*game != NULL)
    return;
  *game = lab_game_new_from_position (position, NULL);
  *controller = lab_controller_new (*game);
}

static guint64
count_moves_by_playing (const LabPosition *position,
                        guint              depth)
{
  g_autoptr (LabController) controller = NULL;
  g_autoptr (LabGame) game = NULL;
  guint64 count = 0;

  for (guint cell = 0; cell < 60; cell++)
    {
      start_game (position, &game, &controller);
      if (!lab_controller_move (controller, position->seat, cell, NULL))
        continue;
      count += depth == 1 ? 1 : count_by_playing (lab_game_get_position (game), depth - 1);
      g_clear_object (&controller);
      g_clear_object (&game);
    }
  return count;
}

/* Counts the turns by offering the controller every turn, legal or not. */
static guint64
count_by_playing (const LabPosition *position,
                  guint              depth)
{
  g_autoptr (LabController) controller = NULL;
  g_autoptr (LabGame) game = NULL;
  guint64 count = 0;

  if (position->phase == LAB_PHASE_OVER)
    return 0;
  if (position->phase == LAB_PHASE_MOVE)
    return count_moves_by_playing (position, depth);
  for (guint i = 0; i < 13 * 16 * 55; i++)
    {
      LabTurn turn = { (LabArrow) (i / 55 / 16), (LabOpenings) (i / 55 % 16), (LabCell) (i % 55) };

      /* The controller refuses a tile that is not the spare; skipping it here saves
       * time. */
      if (!lab_openings_same_tile (position->board.spare, turn.tile))
        continue;
      start_game (position, &game, &controller);
      if (!lab_controller_play_turn (controller, position->seat, &turn, NULL))
        continue;
      count += depth == 1 ? 1 : count_by_playing (lab_game_get_position (game), depth - 1);
      g_clear_object (&controller);
      g_clear_object (&game);
    }
  return count;
}

/* Returns the fewest turns after which a lone pawn can end on the target tile, which
 * insertions may move. It searches boards together with the set of cells the pawn
 * can be on. G_MAXUINT means more than @most. */
static guint
find_fewest_turns (const LabBoard *board,
                   LabArrow        last_arrow,
                   LabBitboard     pawns,
                   LabCell         target,
                   guint           most)
{
  guint fewest = G_MAXUINT;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS && most > 0; arrow++)
    {
      LabCell carried;

      if (last_arrow != LAB_ARROW_NONE && arrow == lab_arrow_opposite (last_arrow))
        continue;
      if (target == LAB_CELL_SPARE)
        carried = lab_arrow_cell (arrow, 0);
      else if (target == lab_arrow_cell (arrow, 6))
        carried = LAB_CELL_SPARE;
      else
        carried = lab_arrow_carry (arrow, target);
      for (guint quarters = 0; quarters < lab_openings_orientations (board->spare); quarters++)
        {
          LabBoard next = *board;
          LabBitboard reached;
          guint rest;

          lab_board_insert (&next, arrow, lab_openings_rotate (board->spare, (int) quarters));
          reached = lab_links_flood (lab_board_get_links (&next),
                                     lab_bitboard_carry (pawns, arrow));
          if (carried != LAB_CELL_SPARE && (reached & LAB_CELL_BIT (carried)) != 0)
            return 1;
          rest = find_fewest_turns (&next, arrow, reached, carried, MIN (most, fewest - 1) - 1);
          if (rest != G_MAXUINT)
            fewest = MIN (fewest, rest + 1);
        }
    }
  return fewest;
}

/* Tests */

static void
test_reference (gconstpointer data)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];
  guint depth = GPOINTER_TO_UINT (data);

  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    {
      guint64 expected = rows[i].perft[depth - 1];

      if (expected < MOST_BRIEF || !lab_test_is_brief ())
        g_assert_cmpuint (lab_perft (&rows[i].position, depth), ==, expected);
    }
}

static void
test_depth_zero (void)
{
  LabPosition study = lab_test_parse (LAB_TEST_CORRIDORS "a1 -");
  LabPosition game = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,-,g7,- a4,b4,c4,d4" MORE_TREASURES " :A,-,:B,- 1i - -");

  g_assert_cmpuint (lab_perft (&study, 0), ==, 1);
  g_assert_cmpuint (lab_perft (&game, 0), ==, 1);
}

static void
test_reference_fewest_turns (void)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    {
      const LabPosition *position = &rows[i].position;
      LabBitboard pawns = LAB_CELL_BIT (position->pawns[0]);

      g_assert_cmpuint (rows[i].turns, >=, 1);
      g_assert_cmpuint (find_fewest_turns (&position->board, position->last_arrow, pawns,
                                           rows[i].target, rows[i].turns), ==, rows[i].turns);
      g_assert_cmpuint (find_fewest_turns (&position->board, position->last_arrow, pawns,
                                           rows[i].target, rows[i].turns - 1), ==, G_MAXUINT);
    }
}

static void
test_slow_count (void)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    {
      LabReferee referee;

      lab_referee_init (&referee, &rows[i].position);
      g_assert_cmpuint (count_slowly (&referee, 1), ==, rows[i].perft[0]);
      g_assert_cmpuint (count_slowly (&referee, 2), ==, rows[i].perft[1]);
    }
}

static void
test_random_studies (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint round = 0; round < 100; round++)
    {
      LabPosition position;
      LabReferee referee;

      lab_position_init (&position);
      lab_test_random_board (random, FALSE, &position.board);
      position.pawns[0] = lab_test_random_cell (random, LAB_ALL_CELLS);
      if (round % 3 > 0)
        position.last_arrow = (LabArrow) g_rand_int_range (random, 0, LAB_N_ARROWS);
      lab_referee_init (&referee, &position);
      g_assert_cmpuint (lab_perft (&position, 1), ==, count_slowly (&referee, 1));
      if (round % 4 == 0)
        g_assert_cmpuint (lab_perft (&position, 2), ==, count_slowly (&referee, 2));
    }
}

static void
test_alone_by_the_rules (void)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    {
      LabPosition position = rows[i].position;

      /* With more cards than can be found in these turns, the game rules give the
       * same count. */
      position.n_cards[0] = 4;
      for (guint8 card = 0; card < 4; card++)
        {
          position.cards[card] = card;
          position.treasures[card] = LAB_CELL (2 * card, 0);
        }
      g_assert_cmpuint (lab_perft (&position, 2), ==, rows[i].perft[1]);
      if (rows[i].perft[2] < (lab_test_is_brief () ? MOST_BRIEF : 2000000))
        g_assert_cmpuint (lab_perft (&position, 3), ==, rows[i].perft[2]);
    }
}

static void
test_several_players (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  for (guint round = 0; round < 60; round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabPosition position;
      LabReferee referee;

      deal.cards_each = 1;
      lab_deal_position (&deal, &position);
      for (guint turn = 0; turn < round / 2 && position.phase != LAB_PHASE_OVER; turn++)
        {
          LabTurn played = lab_test_greedy_turn (random, &position);

          lab_position_insert (&position, played.arrow, played.tile);
          lab_position_move (&position, played.cell);
        }
      if (position.phase == LAB_PHASE_OVER)
        {
          g_assert_cmpuint (lab_perft (&position, 1), ==, 0);
          g_assert_cmpuint (lab_perft (&position, 0), ==, 1);
          continue;
        }
      lab_referee_init (&referee, &position);
      g_assert_cmpuint (lab_perft (&position, 1), ==, count_slowly (&referee, 1));
      if (round % 6 == 0)
        g_assert_cmpuint (lab_perft (&position, 2), ==, count_slowly (&referee, 2));
      if (round % 10 == 0)
        g_assert_cmpuint (lab_perft (&position, 1), ==, count_by_playing (&position, 1));
    }
}

static void
test_by_playing (void)
{
  /* Three players in corridors keep the numbers small. */
  LabPosition position = lab_test_parse (
    "a5555a5/5a5a5a5/5555555/a5a5a5a/5555555/a5a5a5a/5555555 a a1 W4 a1,g1,c7,- "
    "c1,e1,a3,*" MORE_TREASURES " :A,:BC,:D,- 1i o -");
  LabReferee referee;
  const guint depth = lab_test_is_brief () ? 1 : 2;
  guint64 counted = count_by_playing (&position, depth);

  lab_referee_init (&referee, &position);
  g_assert_cmpuint (counted, ==, count_slowly (&referee, depth));
  g_assert_cmpuint (lab_perft (&position, depth), ==, counted);
}

static void
test_game_that_ends (void)
{
  /* Red can reach home in one step, which ends the game. That turn counts as the
   * first, and no turn follows it. */
  static const char text[] =
    "a555555/5555555/5555555/5555555/5555555/5555555/5555555 a b1 W4 b1,-,c7,- "
    "c1,e1,a3,*" MORE_TREASURES " A:,-,:D,- 1i %s -";
  g_autofree char *plain = g_strdup_printf (text, "-");
  g_autofree char *short_game = g_strdup_printf (text, "l");
  LabPosition position = lab_test_parse (plain);
  LabPosition endless = position;
  guint64 n_first = lab_perft (&position, 1);
  const guint played = lab_test_is_brief () ? 1 : 2;

  endless.n_cards[0] = 2;
  endless.n_cards[2] = 1;
  endless.cards[0] = 0;
  endless.cards[1] = 1;
  endless.cards[2] = 3;
  g_assert_cmpuint (lab_perft (&endless, 1), ==, n_first);
  g_assert_cmpuint (lab_perft (&position, 2), <=, lab_perft (&endless, 2));
  for (guint depth = 1; depth <= played; depth++)
    g_assert_cmpuint (lab_perft (&position, depth), ==, count_by_playing (&position, depth));

  /* Every move of red would end the game. */
  position = lab_test_parse (short_game);
  g_assert_cmpuint (lab_perft (&position, 1), ==, n_first);
  g_assert_cmpuint (lab_perft (&position, 2), ==, 0);
  g_assert_cmpuint (count_by_playing (&position, 2), ==, 0);
}

static void
test_one_step_from_home (void)
{
  LabPosition position = lab_test_parse (
    "aa55555/5555555/5555555/5555555/5555555/5555555/5555555 a b1 W4 b1,-,c7,- "
    "c1,e1,a3,*" MORE_TREASURES " A:,-,:D,- 1i - -");
  LabPosition endless = position;

  endless.n_cards[0] = 2;
  endless.cards[1] = 1;
  endless.cards[2] = 3;
  g_assert_cmpuint (lab_perft (&position, 1), ==, lab_perft (&endless, 1));
  g_assert_cmpuint (lab_perft (&position, 2), <, lab_perft (&endless, 2));
  if (lab_test_is_brief ())
    return;
  g_assert_cmpuint (lab_perft (&position, 2), ==, count_by_playing (&position, 2));
  g_assert_cmpuint (lab_perft (&endless, 2), ==, count_by_playing (&endless, 2));
}

static void
test_alone_with_cards (void)
{
  /* The game of a lone player with cards can end. */
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "b1 - b1,-,-,- a4,b4,c4,d4" MORE_TREASURES " A:,-,-,- 1i l -");
  LabPosition study = lab_test_parse (LAB_TEST_CORRIDORS "b1 -");

  g_assert_cmpuint (lab_perft (&position, 1), ==, lab_perft (&study, 1));
  g_assert_cmpuint (lab_perft (&position, 2), ==, 0);
  g_assert_cmpuint (lab_perft (&study, 2), >, 0);
}

static void
test_two_without_cards (void)
{
  /* Nobody can win, but the players alternate; the second pawn cannot move. */
  LabPosition position = lab_test_parse (
    "aaaaaaa/5555555/5555555/5555555/5555555/a5a5a5a/a5a5a5a a d1 - d1,-,g7,- "
    "-,-,-,-" MORE_TREASURES " :,-,:,- 1i - -");
  LabPosition study = position;
  LabReferee referee;

  study.pawns[2] = LAB_CELL_NONE;
  lab_referee_init (&referee, &position);
  g_assert_cmpuint (lab_perft (&position, 1), ==, lab_perft (&study, 1));
  g_assert_cmpuint (lab_perft (&position, 2), !=, lab_perft (&study, 2));
  g_assert_cmpuint (lab_perft (&position, 2), ==, count_slowly (&referee, 2));
}

static void
test_move_phase (void)
{
  LabPosition position = lab_test_parse (
    "aaa5555/5a5a5a5/5555555/a5a5a5a/5555555/a5a5a5a/5555555 a b1 W4 b1,-,c7,- "
    "c1,e1,a3,*" MORE_TREASURES " A:,-,:D,- 1m - -");
  LabPosition study;

  g_assert_cmpuint (lab_perft (&position, 0), ==, 1);
  g_assert_cmpuint (lab_perft (&position, 1), ==, 3);
  g_assert_cmpuint (count_by_playing (&position, 1), ==, 3);
  g_assert_cmpuint (lab_perft (&position, 2), ==, count_by_playing (&position, 2));

  study = lab_test_parse (LAB_TEST_CORRIDORS "d4 Nb");
  study.phase = LAB_PHASE_MOVE;
  g_assert_cmpuint (lab_perft (&study, 1), ==, 7);
  g_assert_cmpuint (lab_perft (&study, 2), ==, count_by_playing (&study, 2));
}

static void
test_over (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,-,g7,- a4,b4,c4,d4" MORE_TREASURES " A:,-,:B,- 1x - 13");

  g_assert_cmpuint (lab_perft (&position, 1), ==, 0);
  g_assert_cmpuint (lab_perft (&position, 3), ==, 0);
}

static void
test_untouched (void)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];
  LabPosition before;

  lab_test_load_positions (rows);
  before = rows[0].position;
  lab_perft (&rows[0].position, 2);
  g_assert_cmpmem (&rows[0].position, sizeof before, &before, sizeof before);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/search/perft/reference/1", GUINT_TO_POINTER (1), test_reference);
  g_test_add_data_func ("/search/perft/reference/2", GUINT_TO_POINTER (2), test_reference);
  g_test_add_data_func ("/search/perft/reference/3", GUINT_TO_POINTER (3), test_reference);
  g_test_add_func ("/search/perft/depth-zero", test_depth_zero);
  g_test_add_func ("/search/perft/reference-fewest-turns", test_reference_fewest_turns);
  g_test_add_func ("/search/perft/slow-count", test_slow_count);
  g_test_add_func ("/search/perft/random-studies", test_random_studies);
  g_test_add_func ("/search/perft/alone-by-the-rules", test_alone_by_the_rules);
  g_test_add_func ("/search/perft/several-players", test_several_players);
  g_test_add_func ("/search/perft/by-playing", test_by_playing);
  g_test_add_func ("/search/perft/game-that-ends", test_game_that_ends);
  g_test_add_func ("/search/perft/one-step-from-home", test_one_step_from_home);
  g_test_add_func ("/search/perft/alone-with-cards", test_alone_with_cards);
  g_test_add_func ("/search/perft/two-without-cards", test_two_without_cards);
  g_test_add_func ("/search/perft/move-phase", test_move_phase);
  g_test_add_func ("/search/perft/over", test_over);
  g_test_add_func ("/search/perft/untouched", test_untouched);
  return g_test_run ();
}
