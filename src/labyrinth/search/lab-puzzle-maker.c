/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle.h"

#include "lab-fewest-turns.h"
#include "lab-deal.h"
#include "lab-random.h"

/* The number of pawns and treasures that are tried on each board. A search costs almost nothing,
 * but a new deal does. */
#define N_TRIES 400
/* The number of random insertions after the deal. They give the board a last arrow and move
 * treasures to any tile of the lines. */
#define N_INSERTIONS 4

/* For each grade, the largest number of solutions that a good puzzle has, of about 44 insertions in
 * each turn. Only the harder positions have that few. A puzzle with a dozen solutions in one turn
 * would be too easy. */
static const guint max_solutions[LAB_PUZZLE_MAX_TURNS + 1] = { 0, 2, 20, 250, 5000 };

/* The largest number of cells that the pawn of a puzzle of four turns can reach at the start. Only
 * pawns that are shut in need four turns, so the others are not searched. */
#define MAX_SHUT_IN 3

/* The seeds of days must differ from those that people type. */
#define DAILY_SEED G_GUINT64_CONSTANT (0x6461696c79000000)

/* Private helpers */

static LabCell
draw_cell (LabRandom *random)
{
  guint i = lab_random_below (random, LAB_BOARD_SIZE * LAB_BOARD_SIZE);

  return LAB_CELL (i % LAB_BOARD_SIZE, i / LAB_BOARD_SIZE);
}

static void
insert_anywhere (LabRandom   *random,
                 LabPosition *position)
{
  LabArrow arrow;
  int quarters = (int) lab_random_below (random, LAB_N_SIDES);

  do
    arrow = (LabArrow) lab_random_below (random, LAB_N_ARROWS);
  while (!lab_position_may_insert (position, arrow));
  lab_position_insert (position, arrow, lab_openings_rotate (position->board.spare, quarters));
  position->phase = LAB_PHASE_INSERT;
}

/* Returns a board some turns after a deal, without pawns. */
static LabPosition
draw_board (LabRandom *random)
{
  LabDeal deal = {
    .seed = lab_random_next (random), .seats = LAB_SEAT_BIT (0) | LAB_SEAT_BIT (1),
    .cards_each = 1,
  };
  LabPosition dealt, board;

  lab_deal_position (&deal, &dealt);
  lab_position_init (&board);
  board.board = dealt.board;
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    board.treasures[treasure] = dealt.treasures[treasure];
  for (guint i = 0; i < N_INSERTIONS; i++)
    insert_anywhere (random, &board);
  return board;
}

/* Puts a pawn anywhere on @board, and lets it look for any treasure. */
static LabPosition
draw_position (LabRandom         *random,
               const LabPosition *board)
{
  LabPosition position = *board;

  position.rules = LAB_RULES_LAST_TREASURE;
  position.seat = (LabSeat) lab_random_below (random, LAB_N_SEATS);
  position.pawns[position.seat] = draw_cell (random);
  position.n_cards[position.seat] = 1;
  position.cards[0] = (LabTreasure) lab_random_below (random, LAB_N_TREASURES);
  return position;
}

/* Whether the treasure of @position takes @n_turns to find and has few enough solutions. */
static gboolean
is_good (const LabPosition *position,
         guint              n_turns,
         GCancellable      *cancellable)
{
  LabCell target = position->treasures[position->cards[0]];
  LabTurnLine line;

  if (n_turns == LAB_PUZZLE_MAX_TURNS
      && lab_bitboard_count (lab_position_get_reachable (position)) > MAX_SHUT_IN)
    return FALSE;
  if (!lab_puzzle_is_position (position)
      || !lab_fewest_turns (position, target, n_turns, cancellable, &line)
      || line.n_turns != n_turns)
    return FALSE;
  return lab_puzzle_count_solutions (position, n_turns, max_solutions[n_turns] + 1)
         <= max_solutions[n_turns];
}

static gboolean
generate (guint         n_turns,
          guint64       seed,
          GCancellable *cancellable,
          LabPuzzle    *puzzle)
{
  LabRandom random;

  lab_random_init (&random, seed ^ ((guint64) n_turns << 60));
  while (!g_cancellable_is_cancelled (cancellable))
    {
      LabPosition board = draw_board (&random);

      for (guint i = 0; i < N_TRIES; i++)
        {
          LabPosition position = draw_position (&random, &board);

          if (is_good (&position, n_turns, cancellable))
            return lab_puzzle_solve (&position, cancellable, puzzle);
        }
    }
  return FALSE;
}

/* Public functions */

/**
 * lab_puzzle_generate:
 * @n_turns: the fewest turns that solve the puzzle, 1 to %LAB_PUZZLE_MAX_TURNS
 * @seed: any number; the same @n_turns and @seed make the same puzzle on every computer
 * @cancellable: (nullable): to cancel from any thread
 * @puzzle: (out caller-allocates): the puzzle; untouched on failure
 *
 * Makes a puzzle. It draws random positions until one takes exactly @n_turns and has few solutions.
 * A puzzle of four turns takes some tenths of a second.
 *
 * Returns: %TRUE unless it was cancelled
 */
gboolean
lab_puzzle_generate (guint         n_turns,
                     guint64       seed,
                     GCancellable *cancellable,
                     LabPuzzle    *puzzle)
{
  LabPuzzle made = { .kind = LAB_PUZZLE_DRAWN, .number = seed };

  g_return_val_if_fail (n_turns >= 1 && n_turns <= LAB_PUZZLE_MAX_TURNS, FALSE);
  g_return_val_if_fail (puzzle != NULL, FALSE);

  if (!generate (n_turns, seed, cancellable, &made))
    return FALSE;
  *puzzle = made;
  return TRUE;
}

/**
 * lab_puzzle_init_daily:
 * @self: (out caller-allocates): a puzzle without a position
 * @date: a valid date
 *
 * Sets the number and the turns of the puzzle of a day. They are known before the puzzle is made.
 */
void
lab_puzzle_init_daily (LabPuzzle   *self,
                       const GDate *date)
{
  /* Indexed by GDateWeekday: 1 is Monday. */
  static const guint8 n_turns[] = { 0, 1, 2, 2, 3, 3, 4, 4 };

  g_return_if_fail (self != NULL && date != NULL && g_date_valid (date));

  *self = (LabPuzzle) {
    .kind = LAB_PUZZLE_DAILY,
    .number = (g_date_get_year (date) * 100u + g_date_get_month (date)) * 100u
              + g_date_get_day (date),
    .n_turns = n_turns[g_date_get_weekday (date)],
  };
}

/**
 * lab_puzzle_generate_daily:
 * @date: a valid date
 * @cancellable: (nullable): to cancel from any thread
 * @puzzle: (out caller-allocates): the puzzle; untouched on failure
 *
 * Makes the puzzle of a day, which is the same on every computer. It takes one turn on Mondays and
 * up to four turns on weekends.
 *
 * Returns: %TRUE unless it was cancelled
 */
gboolean
lab_puzzle_generate_daily (const GDate  *date,
                           GCancellable *cancellable,
                           LabPuzzle    *puzzle)
{
  LabPuzzle made;

  g_return_val_if_fail (date != NULL && g_date_valid (date) && puzzle != NULL, FALSE);

  lab_puzzle_init_daily (&made, date);
  if (!generate (made.n_turns, made.number ^ DAILY_SEED, cancellable, &made))
    return FALSE;
  *puzzle = made;
  return TRUE;
}
