/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-insertion.h"

#include <string.h>

#include "lab-controller.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-referee.h"

/* Private helpers */

/* Returns the position after @insertion, computed with the model. */
static LabPosition
insert (const LabPosition  *position,
        const LabInsertion *insertion)
{
  LabPosition after = *position;

  if (position->phase == LAB_PHASE_INSERT)
    {
      g_assert_true (lab_position_may_insert (position, insertion->arrow));
      lab_position_insert (&after, insertion->arrow, insertion->tile);
    }
  return after;
}

/* Asserts that carried tiles and reachable cells follow the rules, for all tiles and
 * pawns. */
static void
check_insertion (const LabPosition  *position,
                 const LabInsertion *insertion)
{
  LabPosition after = insert (position, insertion);
  LabLinks links = lab_board_get_links (&after.board);

  g_assert_cmpint (insertion->done, ==, position->phase == LAB_PHASE_MOVE);
  g_assert_cmpuint (insertion->arrow, ==, after.last_arrow);
  g_assert_cmphex (insertion->tile, ==,
                   lab_board_get_tile (&after.board, lab_arrow_cell (insertion->arrow, 0)));
  g_assert_true (memcmp (insertion->board.open, after.board.open, sizeof after.board.open) == 0);
  g_assert_cmphex (insertion->board.spare, ==, after.board.spare);
  g_assert_cmphex (insertion->links.east, ==, links.east);
  g_assert_cmphex (insertion->links.south, ==, links.south);
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    g_assert_cmpuint (lab_insertion_carry (insertion, position->treasures[treasure]), ==,
                      after.treasures[treasure]);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (position->pawns[seat] == LAB_CELL_NONE)
        continue;
      g_assert_cmphex (lab_insertion_get_reach (insertion, position, seat), ==,
                       lab_board_get_reachable (&after.board, after.pawns[seat]));
    }
}

/* Finds the insertion that a turn starts with; G_MAXUINT for none. */
static guint
find_insertion (const LabInsertion *insertions,
                guint               n,
                const LabTurn      *turn)
{
  for (guint i = 0; i < n; i++)
    {
      if (insertions[i].arrow == turn->arrow && insertions[i].tile == turn->tile)
        return i;
    }
  return G_MAXUINT;
}

/* Asserts that the list holds each of the referee's turns once. */
static void
check_list (GRand             *random G_GNUC_UNUSED,
            const LabPosition *position,
            const LabMemory   *memory G_GNUC_UNUSED,
            gpointer           data)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  LabBitboard listed[LAB_MAX_INSERTIONS] = { 0 };
  guint n = lab_insertion_list (position, insertions);
  guint n_turns = lab_test_list_turns (position, turns);
  guint *n_listed = data;

  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, LAB_MAX_INSERTIONS);
  for (guint i = 0; i < n_turns; i++)
    {
      guint at = find_insertion (insertions, n, &turns[i]);

      g_assert_cmpuint (at, <, n);
      listed[at] |= LAB_CELL_BIT (turns[i].cell);
    }
  for (guint i = 0; i < n; i++)
    {
      LabTurn turn = { insertions[i].arrow, insertions[i].tile, 0 };

      g_assert_cmpuint (find_insertion (insertions, n, &turn), ==, i);
      g_assert_cmphex (lab_insertion_get_reach (&insertions[i], position, position->seat), ==,
                       listed[i]);
      check_insertion (position, &insertions[i]);
    }
  n_listed[position->phase] += n;
}

/* Tests */

static void
test_random_games (void)
{
  guint n_listed[3] = { 0 };

  g_assert_cmpuint (lab_test_visit_positions (21, 120, 4, check_list, n_listed), >, 1000);
  g_assert_cmpuint (n_listed[LAB_PHASE_INSERT], >, 10000);
  g_assert_cmpuint (n_listed[LAB_PHASE_MOVE], >, 500);
}

/* There are 12 arrows in the first turn and 11 later; a straight has two
 * orientations, other tiles have four. */
static void
test_counts (void)
{
  static const struct
  {
    char spare;
    const char *last;
    guint n;
  } cases[] = {
    { '5', "-", 24 }, { 'a', "Nb", 22 }, { '3', "-", 48 }, { '9', "W6", 44 }, { '7', "E4", 44 },
    { 'e', "-", 48 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa %c d4 %s", cases[i].spare,
        cases[i].last);
      LabPosition position = lab_test_parse (text);
      LabInsertion insertions[LAB_MAX_INSERTIONS];

      g_assert_cmpuint (lab_insertion_list (&position, insertions), ==, cases[i].n);
    }
}

/* The insertions are sorted by arrow, as documented. */
static void
test_order (void)
{
  LabPosition position = lab_test_parse (LAB_TEST_CORRIDORS "d4 Sd");
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  guint n = lab_insertion_list (&position, insertions);

  g_assert_cmpuint (n, ==, 22);
  for (guint i = 1; i < n; i++)
    g_assert_cmpuint (insertions[i].arrow, >=, insertions[i - 1].arrow);
}

/* Asserts that the controller allows exactly these insertions. */
static void
test_controller (void)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint row = 0; row < LAB_TEST_N_POSITIONS; row++)
    {
      const LabPosition *position = &rows[row].position;
      LabInsertion insertions[LAB_MAX_INSERTIONS];
      guint n = lab_insertion_list (position, insertions), n_allowed = 0;

      for (guint i = 0; i < 16 * 16; i++)
        {
          LabTurn turn = { (LabArrow) (i / 16), (LabOpenings) (i % 16), 0 };
          g_autoptr (LabGame) game = lab_game_new_from_position (position, NULL);
          g_autoptr (LabController) controller = lab_controller_new (game);
          gboolean allowed = lab_controller_insert (controller, position->seat, turn.arrow,
                                                    turn.tile, NULL);

          g_assert_cmpint (allowed, ==, find_insertion (insertions, n, &turn) != G_MAXUINT);
          n_allowed += allowed ? 1 : 0;
        }
      g_assert_cmpuint (n_allowed, ==, n);
    }
}

/* After an insertion there is no other, and nothing is carried twice. */
static void
test_done (void)
{
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d4 Sf d4,-,f2,- f3,f1,*,d4,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":A,-,:B,- 1m - -");
  LabInsertion insertions[LAB_MAX_INSERTIONS];

  g_assert_cmpuint (lab_insertion_list (&position, insertions), ==, 1);
  check_insertion (&position, &insertions[0]);
  g_assert_true (insertions[0].done);
  g_assert_cmpuint (insertions[0].arrow, ==, 8);
  g_assert_cmphex (insertions[0].tile, ==, 0xa);
  g_assert_cmpuint (lab_insertion_carry (&insertions[0], LAB_CELL (5, 2)), ==, LAB_CELL (5, 2));
  g_assert_cmpuint (lab_insertion_carry (&insertions[0], LAB_CELL_SPARE), ==, LAB_CELL_SPARE);
  g_assert_cmphex (lab_insertion_get_reach (&insertions[0], &position, 2), ==,
                   G_GUINT64_CONSTANT (0x7f) << 8);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/insertion/random-games", test_random_games);
  g_test_add_func ("/search/insertion/counts", test_counts);
  g_test_add_func ("/search/insertion/order", test_order);
  g_test_add_func ("/search/insertion/controller", test_controller);
  g_test_add_func ("/search/insertion/done", test_done);
  return g_test_run ();
}
