/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-games.h"

#include <string.h>

#include "lab-shift-notation.h"

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
  lab_shift_notation_parse_position (columns[0], &row->position, &error);
  g_assert_no_error (error);
  row->target = LAB_SHIFT_CELL_SPARE;
  if (strcmp (columns[1], "*") != 0)
    {
      lab_shift_notation_parse_cell (columns[1], &row->target, &error);
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
static LabShiftBitboard
get_goals (const LabShiftPosition *position)
{
  LabShiftTreasureSet sought = lab_shift_position_get_sought (position, position->seat);
  LabShiftBitboard goals = 0;

  if (sought == 0)
    return LAB_SHIFT_CELL_BIT (lab_shift_seat_get_corner (position->seat));
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      if ((sought & LAB_SHIFT_TREASURE_BIT (treasure)) != 0
          && lab_shift_cell_is_on_board (position->treasures[treasure]))
        goals |= LAB_SHIFT_CELL_BIT (position->treasures[treasure]);
    }
  return goals;
}

/* Public functions */

/* Reads the LAB_TEST_N_POSITIONS rows of tests/data/positions.tsv. */
void
lab_test_load_positions (LabTestPosition *rows)
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
      read_line (lines[i], &rows[n++]);
    }
  g_assert_cmpuint (n, ==, LAB_TEST_N_POSITIONS);
}

LabShiftPosition
lab_test_parse (const char *text)
{
  LabShiftPosition position;
  g_autoptr (GError) error = NULL;

  memset (&position, 0xa5, sizeof position);
  lab_shift_notation_parse_position (text, &position, &error);
  g_assert_no_error (error);
  return position;
}

/* Draws a board of @tiles, hexadecimal digits as in notation. */
void
lab_test_random_board (GRand         *random,
                       const char    *tiles,
                       LabShiftBoard *board)
{
  memset (board, 0, sizeof *board);
  for (guint i = 0; i <= 49; i++)
    {
      LabShiftOpenings tile = (LabShiftOpenings) g_ascii_xdigit_value (
          tiles[g_rand_int_range (random, 0, (gint32) strlen (tiles))]);

      if (i == 49)
        board->spare = tile;
      else
        lab_shift_board_set_tile (board, LAB_SHIFT_CELL (i % 7, i / 7), tile);
    }
}

LabShiftPosition
lab_test_deal (const LabShiftDeal *deal)
{
  LabShiftPosition position;

  lab_shift_deal_position (deal, &position);
  return position;
}

/* Returns what the player to move sees. The observation is filled with garbage first, because
 * callers may pass an uninitialized one. */
LabShiftObservation
lab_test_see (const LabShiftPosition *position,
              const LabShiftMemory   *memory)
{
  LabShiftObservation observation;

  memset (&observation, 0xa5, sizeof observation);
  lab_shift_observation_init (&observation, position, memory);
  return observation;
}

/* Deals a game with a random number of players, random seats, cards and variants. */
LabShiftDeal
lab_test_random_deal (GRand *random)
{
  LabShiftDeal deal = { 0 };
  guint n_players;

  deal.seed = (guint64) g_rand_int (random) << 32 | g_rand_int (random);
  do
    {
      deal.seats = (LabShiftSeatSet) g_rand_int_range (random, 1, 16);
      n_players = (guint) __builtin_popcount (deal.seats);
    }
  while (n_players < 2);
  do
    deal.first_seat = (LabShiftSeat) g_rand_int_range (random, 0, 4);
  while ((deal.seats & LAB_SHIFT_SEAT_BIT (deal.first_seat)) == 0);
  deal.cards_each = (guint8) g_rand_int_range (random, 0, (gint32) (24 / n_players) + 1);
  deal.rules = (LabShiftRules) g_rand_int_range (random, 0, 8);
  return deal;
}

/* Picks one of @cells, which must not be empty. */
LabShiftCell
lab_test_random_cell (GRand           *random,
                      LabShiftBitboard cells)
{
  gint32 skip = g_rand_int_range (random, 0, (gint32) lab_shift_bitboard_count (cells));

  while (skip-- > 0)
    cells &= cells - 1;
  return lab_shift_bitboard_first (cells);
}

void
lab_test_random_insert (GRand                  *random,
                        const LabShiftPosition *position,
                        LabShiftArrow          *arrow,
                        LabShiftOpenings       *tile)
{
  do
    *arrow = (LabShiftArrow) g_rand_int_range (random, 0, LAB_SHIFT_N_ARROWS);
  while (!lab_shift_position_may_insert (position, *arrow));
  *tile = lab_shift_openings_rotate (position->board.spare, g_rand_int_range (random, 0, 4));
}

LabShiftTurn
lab_test_random_turn (GRand                  *random,
                      const LabShiftPosition *position)
{
  LabShiftPosition after = *position;
  LabShiftTurn turn;

  lab_test_random_insert (random, position, &turn.arrow, &turn.tile);
  lab_shift_position_insert (&after, turn.arrow, turn.tile);
  turn.cell = lab_test_random_cell (random, lab_shift_position_get_reachable (&after));
  return turn;
}

/* Returns a turn that finds a treasure or gets home if there is one, else any turn. */
LabShiftTurn
lab_test_greedy_turn (GRand                  *random,
                      const LabShiftPosition *position)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      if (!lab_shift_position_may_insert (position, arrow))
        continue;
      for (int quarters = 0; quarters < 4; quarters++)
        {
          LabShiftOpenings tile = lab_shift_openings_rotate (position->board.spare, quarters);
          LabShiftPosition after = *position;
          LabShiftBitboard goals;

          lab_shift_position_insert (&after, arrow, tile);
          goals = get_goals (&after) & lab_shift_position_get_reachable (&after);
          if (goals != 0)
            return (LabShiftTurn) { arrow, tile, lab_test_random_cell (random, goals) };
        }
    }
  return lab_test_random_turn (random, position);
}

/* Plays a half-turn that finds a treasure or gets home if there is one, else any. Returns FALSE if
 * the game is over. */
gboolean
lab_test_advance (LabShiftGame *game,
                  GRand        *random)
{
  const LabShiftPosition *position = &game->position;
  LabShiftBitboard reachable, goals;

  if (position->phase == LAB_SHIFT_PHASE_OVER)
    return FALSE;
  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    {
      LabShiftTurn turn = lab_test_greedy_turn (random, position);

      g_assert_true (lab_shift_game_insert (game, position->seat, turn.arrow, turn.tile,
                                            NULL));
      return TRUE;
    }
  reachable = lab_shift_position_get_reachable (position);
  goals = get_goals (position) & reachable;
  g_assert_true (lab_shift_game_move (game, position->seat,
                                      lab_test_random_cell (random,
                                                            goals != 0 ? goals : reachable),
                                      NULL));
  return TRUE;
}

/* Returns the turn that @text notates. */
LabShiftTurn
lab_test_turn_named (const char *text)
{
  LabShiftTurn turn;

  g_assert_true (lab_shift_notation_parse_turn (text, &turn, NULL));
  return turn;
}

/* Plays a turn that the rules allow. */
LabShiftOutcome
lab_test_play (LabShiftPosition *position,
               const char       *text)
{
  LabShiftTurn turn = lab_test_turn_named (text);

  g_assert_true (lab_shift_position_may_insert (position, turn.arrow));
  lab_shift_position_insert (position, turn.arrow, turn.tile);
  g_assert_cmpint (position->phase, ==, LAB_SHIFT_PHASE_MOVE);
  return lab_shift_position_move (position, turn.cell);
}

/* Plays the recorded turns with the game, which refuses illegal ones. Only the
 * last turn ends the game. */
void
lab_test_assert_solved (const LabShiftPuzzle *puzzle)
{
  g_autoptr (LabShiftGame) game = lab_shift_game_new_from_position (&puzzle->position, NULL);

  for (guint i = 0; i < puzzle->n_turns; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (game->position.phase, ==, LAB_SHIFT_PHASE_INSERT);
      lab_shift_game_play_turn (game, puzzle->position.seat, &puzzle->turns[i], &error);
      g_assert_no_error (error);
    }
  g_assert_cmpint (game->position.phase, ==, LAB_SHIFT_PHASE_OVER);
  g_assert_cmpuint (game->position.n_places, ==, 1);
}

void
lab_test_assert_same_puzzle (const LabShiftPuzzle *a,
                             const LabShiftPuzzle *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->number, ==, b->number);
  g_assert_cmpmem (&a->position, sizeof a->position, &b->position, sizeof b->position);
  g_assert_cmpuint (a->n_turns, ==, b->n_turns);
  g_assert_cmpmem (a->turns, sizeof a->turns, b->turns, sizeof b->turns);
  g_assert_cmpuint (a->n_solutions, ==, b->n_solutions);
}
