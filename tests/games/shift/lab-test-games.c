/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-games.h"

#include <string.h>

#include "lab-notation.h"

/* Private helpers */

static void
read_line (const char      *line,
           LabTestPosition *row)
{
  g_auto (GStrv) columns = g_strsplit (line, "\t", -1);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_strv_length (columns), ==, 6);
  g_assert_cmpuint (strlen (columns[0]), <, sizeof row->text);
  g_strlcpy (row->text, columns[0], sizeof row->text);
  lab_notation_parse_position (columns[0], &row->position, &error);
  g_assert_no_error (error);
  row->target = LAB_CELL_SPARE;
  if (strcmp (columns[1], "*") != 0)
    {
      lab_notation_parse_cell (columns[1], &row->target, &error);
      g_assert_no_error (error);
    }
  row->turns = (guint) g_ascii_strtoull (columns[2], NULL, 10);
  for (guint depth = 0; depth < G_N_ELEMENTS (row->perft); depth++)
    {
      row->perft[depth] = g_ascii_strtoull (columns[3 + depth], NULL, 10);
      g_assert_cmpuint (row->perft[depth], >, 0);
    }
}

/* Returns the cells where the player to move can score: treasures to find, or home. */
static LabBitboard
get_goals (const LabPosition *position)
{
  LabTreasureSet sought = lab_position_get_sought (position, position->seat);
  LabBitboard goals = 0;

  if (sought == 0)
    return LAB_CELL_BIT (lab_seat_get_corner (position->seat));
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if ((sought & LAB_TREASURE_BIT (treasure)) != 0
          && lab_cell_is_on_board (position->treasures[treasure]))
        goals |= LAB_CELL_BIT (position->treasures[treasure]);
    }
  return goals;
}

/* Public functions */

/* Reads the whole file tests/data/positions.tsv. */
void
lab_test_load_positions (LabTestPosition positions[LAB_TEST_N_POSITIONS])
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "positions.tsv", NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] == '#' || lines[i][0] == '\0')
        continue;
      g_assert_cmpuint (n, <, LAB_TEST_N_POSITIONS);
      read_line (lines[i], &positions[n++]);
    }
  g_assert_cmpuint (n, ==, LAB_TEST_N_POSITIONS);
}

LabPosition
lab_test_parse (const char *text)
{
  LabPosition position;
  g_autoptr (GError) error = NULL;

  lab_notation_parse_position (text, &position, &error);
  g_assert_no_error (error);
  return position;
}

void
lab_test_random_board (GRand    *random,
                       gboolean  any_openings,
                       LabBoard *board)
{
  static const LabOpenings tiles[] = { 0x3, 0x5, 0x6, 0x7, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe };

  memset (board, 0, sizeof *board);
  for (guint i = 0; i <= 49; i++)
    {
      guint tile = any_openings ? (guint) g_rand_int_range (random, 0, 16)
                                : tiles[g_rand_int_range (random, 0, G_N_ELEMENTS (tiles))];
      guint bit = 8 * (i / 7) + i % 7;

      if (i == 49)
        board->spare = (LabOpenings) tile;
      for (guint side = 0; i < 49 && side < 4; side++)
        board->open[side] |= (guint64) ((tile >> side) & 1) << bit;
    }
}

/* Deals a game with a random number of players, random seats, cards and variants. */
LabDeal
lab_test_random_deal (GRand *random)
{
  LabDeal deal = { 0 };
  guint n_players;

  deal.seed = (guint64) g_rand_int (random) << 32 | g_rand_int (random);
  do
    {
      deal.seats = (LabSeatSet) g_rand_int_range (random, 1, 16);
      n_players = (guint) __builtin_popcount (deal.seats);
    }
  while (n_players < 2);
  do
    deal.first_seat = (LabSeat) g_rand_int_range (random, 0, 4);
  while ((deal.seats & LAB_SEAT_BIT (deal.first_seat)) == 0);
  deal.cards_each = (guint8) g_rand_int_range (random, 0, (gint32) (24 / n_players) + 1);
  deal.rules = (LabRules) g_rand_int_range (random, 0, 8);
  return deal;
}

/* Picks one of @cells, which must not be empty. */
LabCell
lab_test_random_cell (GRand      *random,
                      LabBitboard cells)
{
  gint32 skip = g_rand_int_range (random, 0, (gint32) lab_bitboard_count (cells));

  while (skip-- > 0)
    cells &= cells - 1;
  return lab_bitboard_first (cells);
}

void
lab_test_random_insert (GRand             *random,
                        const LabPosition *position,
                        LabArrow          *arrow,
                        LabOpenings       *tile)
{
  do
    *arrow = (LabArrow) g_rand_int_range (random, 0, LAB_N_ARROWS);
  while (!lab_position_may_insert (position, *arrow));
  *tile = lab_openings_rotate (position->board.spare, g_rand_int_range (random, 0, 4));
}

LabTurn
lab_test_random_turn (GRand             *random,
                      const LabPosition *position)
{
  LabPosition after = *position;
  LabTurn turn;

  lab_test_random_insert (random, position, &turn.arrow, &turn.tile);
  lab_position_insert (&after, turn.arrow, turn.tile);
  turn.cell = lab_test_random_cell (random, lab_position_get_reachable (&after));
  return turn;
}

/* Returns a turn that finds a treasure or gets home if there is one, else any turn. */
LabTurn
lab_test_greedy_turn (GRand             *random,
                      const LabPosition *position)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      if (!lab_position_may_insert (position, arrow))
        continue;
      for (int quarters = 0; quarters < 4; quarters++)
        {
          LabOpenings tile = lab_openings_rotate (position->board.spare, quarters);
          LabPosition after = *position;
          LabBitboard goals;

          lab_position_insert (&after, arrow, tile);
          goals = get_goals (&after) & lab_position_get_reachable (&after);
          if (goals != 0)
            return (LabTurn) { arrow, tile, lab_test_random_cell (random, goals) };
        }
    }
  return lab_test_random_turn (random, position);
}

/* Plays a turn that the rules allow. */
LabOutcome
lab_test_play (LabPosition *position,
               const char  *text)
{
  LabTurn turn;
  g_autoptr (GError) error = NULL;

  lab_notation_parse_turn (text, &turn, &error);
  g_assert_no_error (error);
  g_assert_true (lab_position_may_insert (position, turn.arrow));
  lab_position_insert (position, turn.arrow, turn.tile);
  g_assert_cmpint (position->phase, ==, LAB_PHASE_MOVE);
  return lab_position_move (position, turn.cell);
}

void
lab_test_assert_outcome (LabOutcome  outcome,
                         LabTreasure found,
                         guint       place,
                         LabSeat     last_seat)
{
  g_assert_cmpuint (outcome.found, ==, found);
  g_assert_cmpuint (outcome.place, ==, place);
  g_assert_cmpuint (outcome.last_seat, ==, last_seat);
}
