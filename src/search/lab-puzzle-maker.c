/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle.h"

#include "lab-fewest-turns.h"
#include "model/lab-deal.h"
#include "model/lab-random.h"

/* The search is nearly free, a deal is not: so many pawns and treasures are tried on
 * each board. */
#define N_TRIES 400
/* Before that, to have a last arrow, and treasures on any tile of their lines. */
#define N_INSERTIONS 4

/* In how many ways a puzzle of each grade may be solved, of the some 44 insertions a
 * turn: as few as only the harder ones of all such positions have. If a dozen insertions
 * do, it is no riddle. */
static const guint max_solutions[LAB_PUZZLE_MAX_TURNS + 1] = { 0, 2, 20, 250, 5000 };

/* Four turns are needed only where the pawn is shut in; what can walk farther need not be
 * searched. */
#define MAX_SHUT_IN 3

/* Seeds of days are kept apart from those that people type. */
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
  lab_position_insert (position, arrow, lab_openings_turn (position->board.spare, quarters));
  position->phase = LAB_PHASE_INSERT;
}

/* A board as it is some turns after a deal, nobody on it yet. */
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

/* Sets a pawn anywhere on @board, to look for any treasure. */
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

/* Whether to find the treasure of @position takes @n_turns, and not too easily. */
static gboolean
is_good (const LabPosition *position,
         guint              n_turns,
         GCancellable      *cancellable)
{
  LabCell target = position->treasures[position->cards[0]];
  LabLine line;

  if (n_turns == LAB_PUZZLE_MAX_TURNS
      && lab_bitboard_count (lab_position_get_reachable (position)) > MAX_SHUT_IN)
    return FALSE;
  if (!lab_puzzle_is_position (position)
      || !lab_fewest_turns (position, target, n_turns, cancellable, &line) || line.n_turns != n_turns)
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
 * @n_turns: how many turns it is to take, 1 to %LAB_PUZZLE_MAX_TURNS
 * @seed: any number; the same two numbers make the same puzzle anywhere
 * @cancellable: (nullable): to give up early, from any thread
 * @puzzle: (out caller-allocates): the puzzle; untouched on failure
 *
 * Makes a puzzle: positions are drawn until one takes just so many turns, and can be
 * solved in few ways only. One of four turns is found in some tenths of a second.
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
 * @self: (out caller-allocates): a puzzle without a position yet
 * @date: a valid date
 *
 * Says of the puzzle of a day what is known before it is made: number and turns.
 */
void
lab_puzzle_init_daily (LabPuzzle   *self,
                       const GDate *date)
{
  /* From Monday on. */
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
 * @cancellable: (nullable): to give up early, from any thread
 * @puzzle: (out caller-allocates): the puzzle; untouched on failure
 *
 * Makes the puzzle of a day, which is the same everywhere: of one turn on a Monday,
 * and up to four at the week-end.
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
