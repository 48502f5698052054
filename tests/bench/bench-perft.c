/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-insertion.h"
#include "lab-test-games.h"

/* The time of the program that computed tests/data/positions.tsv. */
#define REFERENCE_NANOSECONDS 10.0
#define REFERENCE_TURNS 400e6

/* Each measurement is repeated and the fastest one counts, because other load on the
 * machine can only slow it down. */
#define N_REPEATS 5

typedef guint64 (*Count) (const LabShiftPosition *position);

/* Private helpers */

/* Counts without shortcuts: follows each cell of the pawn separately; the last level
 * counts bits. */
static guint64
count_plainly (const LabShiftBoard *board,
               LabShiftArrow        last_arrow,
               LabShiftBitboard     pawn,
               guint                depth)
{
  LabShiftArrow forbidden = lab_shift_arrow_opposite (last_arrow);
  guint n_orientations = lab_shift_openings_orientations (board->spare);
  guint64 count = 0;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftBitboard carried = lab_shift_bitboard_carry (pawn, arrow);

      if (arrow == forbidden)
        continue;
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabShiftBoard next = *board;
          LabShiftBitboard reached;

          lab_shift_board_insert (&next, arrow,
                                  lab_shift_openings_rotate (board->spare, (int) turn));
          reached = lab_shift_links_flood (lab_shift_board_get_links (&next), carried);
          if (depth == 1)
            count += lab_shift_bitboard_count (reached);
          for (LabShiftBitboard rest = reached; depth > 1 && rest != 0; rest &= rest - 1)
            count += count_plainly (&next, arrow, rest & -rest, depth - 1);
        }
    }
  return count;
}

static guint64
perft_plainly (const LabShiftPosition *position)
{
  return count_plainly (&position->board, position->last_arrow,
                        LAB_SHIFT_CELL_BIT (position->pawns[0]), 3);
}

static guint64
perft_of_library (const LabShiftPosition *position)
{
  return lab_shift_perft (position, 3);
}

/* Counts all positions to depth 3, and returns the turns per second. */
static double
measure_perft (const LabTestPosition rows[LAB_TEST_N_POSITIONS],
               Count                 perft)
{
  gint64 fastest = G_MAXINT64;
  guint64 total = 0;

  for (guint repeat = 0; repeat < N_REPEATS; repeat++)
    {
      gint64 start = g_get_monotonic_time ();

      total = 0;
      for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
        {
          guint64 count = perft (&rows[i].position);

          if (count != rows[i].perft[2])
            g_error ("%s: counted %" G_GUINT64_FORMAT ", not %" G_GUINT64_FORMAT, rows[i].text,
                     count, rows[i].perft[2]);
          total += count;
        }
      fastest = MIN (fastest, g_get_monotonic_time () - start);
    }
  return (double) total * 1e6 / (double) MAX (fastest, 1);
}

/* Inserts each spare at each arrow in all four orientations, and computes the pawn's
 * reach. Returns nanoseconds for one insertion. */
static double
measure_push (const LabTestPosition rows[LAB_TEST_N_POSITIONS])
{
  const guint n_rounds = 20000;
  gint64 fastest = G_MAXINT64;
  guint64 expected = 0;

  for (guint repeat = 0; repeat < N_REPEATS; repeat++)
    {
      gint64 start = g_get_monotonic_time ();
      guint64 n_cells = 0;

      for (guint round = 0; round < n_rounds; round++)
        {
          const LabShiftPosition *position = &rows[round % LAB_TEST_N_POSITIONS].position;
          LabShiftBitboard pawn = LAB_SHIFT_CELL_BIT (position->pawns[0]);

          for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
            {
              LabShiftBitboard carried = lab_shift_bitboard_carry (pawn, arrow);

              for (int turn = 0; turn < LAB_SHIFT_N_SIDES; turn++)
                {
                  LabShiftBoard next = position->board;

                  lab_shift_board_insert (&next, arrow,
                                          lab_shift_openings_rotate (next.spare, turn));
                  n_cells += lab_shift_bitboard_count (
                    lab_shift_links_flood (lab_shift_board_get_links (&next), carried));
                }
            }
        }
      fastest = MIN (fastest, g_get_monotonic_time () - start);
      if (repeat > 0 && n_cells != expected)
        g_error ("counted %" G_GUINT64_FORMAT " cells, then %" G_GUINT64_FORMAT, expected, n_cells);
      expected = n_cells;
    }
  return (double) fastest * 1000 / ((double) n_rounds * LAB_SHIFT_N_ARROWS * LAB_SHIFT_N_SIDES);
}

static void
print_turns (const char *what,
             double      turns)
{
  g_print ("%-42s %8.0f million turns/s (reference %.0f): %.2f times as fast\n", what, turns / 1e6,
           REFERENCE_TURNS / 1e6, turns / REFERENCE_TURNS);
}

int
main (int   argc,
      char *argv[])
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];
  double nanoseconds;

  /* Sets up G_TEST_SRCDIR; there are no test cases. */
  g_test_init (&argc, &argv, NULL);
  lab_test_load_positions (rows);

  g_print ("build type %s; this program -O3; best of %d\n", BUILD_TYPE, N_REPEATS);
  nanoseconds = measure_push (rows);
  g_print ("%-42s %8.1f ns (reference %.0f): %.2f times as fast\n",
           "one insertion and the flood after it", nanoseconds, REFERENCE_NANOSECONDS,
           REFERENCE_NANOSECONDS / nanoseconds);
  print_turns ("perft 3, plainly, pawn by pawn", measure_perft (rows, perft_plainly));
  print_turns ("perft 3, lab_shift_perft()", measure_perft (rows, perft_of_library));
  g_print ("all counts are right\n");
  return 0;
}
