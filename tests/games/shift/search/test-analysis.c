/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <string.h>

#include "lab-shift-analysis.h"
#include "lab-shift-computer.h"
#include "lab-test-games.h"

/* What is certain about the player to move. */
typedef enum
{
  UNKNOWN,
  WINS,
  LOSES,
} Certainty;

#define MAX_TURNS 100

/* The positions that are searched to the end: each is before a turn with a rival who has one goal
 * left. */
#define N_ENDS 24

/* Private helpers */

/* Whether the player to move can take the first place at once. Tries all insertions and all cells,
 * with nothing but the rules. */
static gboolean
can_win (const LabShiftPosition *position)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      for (int quarters = 0; lab_shift_position_may_insert (position, arrow) && quarters < 4;
           quarters++)
        {
          LabShiftPosition inserted = *position;
          LabShiftBitboard reach;

          lab_shift_position_insert (&inserted, arrow,
                                     lab_shift_openings_rotate (position->board.spare, quarters));
          for (reach = lab_shift_position_get_reachable (&inserted); reach != 0;
               reach &= reach - 1)
            {
              LabShiftPosition after = inserted;

              if (lab_shift_position_move (&after, lab_shift_bitboard_first (reach)).place == 1)
                return TRUE;
            }
        }
    }
  return FALSE;
}

static Certainty search (const LabShiftPosition *position,
                         guint                   depth);

/* Searches the turns that begin with an insertion. Returns whether one of them surely wins, and
 * counts those that do not surely lose. */
static gboolean
try_cells (const LabShiftPosition *inserted,
           guint                   depth,
           guint                  *n_hopes)
{
  for (LabShiftBitboard reach = lab_shift_position_get_reachable (inserted); reach != 0;
       reach &= reach - 1)
    {
      LabShiftPosition after = *inserted;
      Certainty rival;

      lab_shift_position_move (&after, lab_shift_bitboard_first (reach));
      rival = search (&after, depth - 1);
      if (rival == LOSES)
        return TRUE;
      if (rival == UNKNOWN)
        ++*n_hopes;
    }
  return FALSE;
}

/* Searches @depth turns of two players, all of them. */
static Certainty
search (const LabShiftPosition *position,
        guint                   depth)
{
  guint n_hopes = 0;

  if (can_win (position))
    return WINS;
  for (LabShiftArrow arrow = 0; depth > 1 && arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      guint n_orientations = lab_shift_openings_orientations (position->board.spare);

      if (!lab_shift_position_may_insert (position, arrow))
        continue;
      for (guint quarters = 0; quarters < n_orientations; quarters++)
        {
          LabShiftPosition inserted = *position;

          lab_shift_position_insert (&inserted, arrow,
                                     lab_shift_openings_rotate (position->board.spare,
                                                                (int) quarters));
          if (try_cells (&inserted, depth, &n_hopes))
            return WINS;
          /* In two turns, a player can only lose: a win would have been found at once. */
          if (depth == 2 && n_hopes > 0)
            return UNKNOWN;
        }
    }
  return depth > 1 && n_hopes == 0 ? LOSES : UNKNOWN;
}

static LabShiftTurnReview *
analyze (const LabShiftPosition *initial,
         const LabShiftTurn     *turns,
         guint                   n_turns)
{
  LabShiftTurnReview *reviews = lab_shift_analysis_run (initial, turns, n_turns, NULL, NULL, NULL);

  g_assert_nonnull (reviews);
  return reviews;
}

/* Plays a game of computers to the first place. Returns the number of turns. */
static guint
play_game (const LabShiftPosition *initial,
           LabShiftTurn            turns[MAX_TURNS])
{
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY);
  const LabLimits limits = { .nodes = 1000 };
  LabShiftPosition position = *initial;
  guint n = 0;

  while (position.n_places == 0)
    {
      LabShiftObservation observation = lab_test_see (&position, NULL);
      LabShiftThought thought;

      g_assert_cmpuint (n, <, MAX_TURNS);
      g_assert_true (lab_shift_agent_choose (agent, &observation, &limits, NULL, &thought, NULL));
      lab_shift_position_insert (&position, thought.turn.arrow, thought.turn.tile);
      lab_shift_position_move (&position, thought.turn.cell);
      turns[n++] = thought.turn;
    }
  return n;
}

static void
assert_legal (const LabShiftPosition *position,
              const LabShiftTurn     *turn)
{
  LabShiftPosition inserted = *position;

  g_assert_true (lab_shift_position_may_insert (position, turn->arrow));
  lab_shift_position_insert (&inserted, turn->arrow, turn->tile);
  g_assert_true (lab_shift_position_get_reachable (&inserted) & LAB_SHIFT_CELL_BIT (turn->cell));
}

/* Checks what holds for each review, and that the best turn, if it is played, loses nothing. */
static void
check_review (const LabShiftPosition   *position,
              const LabShiftTurnReview *review)
{
  g_autofree LabShiftTurnReview *best = analyze (position, &review->best, 1);
  double before = 0, after = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      g_assert_true (review->before[seat] >= 0 && review->after[seat] >= 0);
      before += review->before[seat];
      after += review->after[seat];
    }
  g_assert_cmpfloat_with_epsilon (before, 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (after, 1, 1e-9);
  g_assert_true (review->loss >= 0 && review->loss <= 1);
  g_assert_cmpfloat_with_epsilon (review->loss,
                                  review->before[review->seat] - review->after[review->seat], 1e-9);
  g_assert_cmpint (review->reason != LAB_SHIFT_REASON_NONE, ==,
                   review->loss >= LAB_SHIFT_ANALYSIS_MARK);
  assert_legal (position, &review->best);
  g_assert_cmpfloat_with_epsilon (best->loss, 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (best->after[review->seat], review->before[review->seat], 1e-9);
}

/* Checks that a review can be written into a line of a file, and read again. */
static void
check_line (const LabShiftPosition   *position,
            const LabShiftTurnReview *review)
{
  g_autofree char *line = lab_shift_analysis_format (review);
  g_autofree char *again = NULL;
  LabShiftTurnReview read;

  g_assert_true (lab_shift_analysis_parse (line, position, &review->turn, &read));
  again = lab_shift_analysis_format (&read);
  g_assert_cmpstr (line, ==, again);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      g_assert_cmpfloat_with_epsilon (read.before[seat], review->before[seat], 1e-4);
      g_assert_cmpfloat_with_epsilon (read.after[seat], review->after[seat], 1e-4);
    }
  g_assert_cmpint (read.reason, ==, review->reason);
  if (review->reason != LAB_SHIFT_REASON_NONE)
    {
      g_autofree char *why = lab_shift_analysis_explain (review, "Blue");
      g_autofree char *same = lab_shift_analysis_explain (&read, "Blue");

      g_assert_cmpuint (read.rival, ==, review->rival);
      g_assert_cmpstr (why, ==, same);
    }
}

/* A game of two in which the first treasure wins. */
static LabShiftPosition
deal_end (guint64 seed)
{
  return lab_test_deal (&(LabShiftDeal) { .seed = seed, .seats = 0x5, .cards_each = 1,
                                          .rules = LAB_SHIFT_RULES_LAST_TREASURE });
}

/* In the last turns, the chances are those of a search of all turns, which shares no code with the
 * analysis: after a turn, three more are searched to the end. Each case is there. */
LAB_TEST ("/shift-analysis/ends", test_ends)
{
  guint n[3] = { 0 };

  for (guint i = 0; i < N_ENDS; i++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (i);
      LabShiftPosition position = deal_end (i);
      LabShiftTurn turn = lab_test_random_turn (random, &position);
      g_autofree LabShiftTurnReview *review = analyze (&position, &turn, 1);
      gboolean wins = can_win (&position);
      Certainty rival;

      if (wins)
        g_assert_cmpfloat (review->before[position.seat], ==, 1);
      lab_shift_position_insert (&position, turn.arrow, turn.tile);
      if (lab_shift_position_move (&position, turn.cell).place == 1)
        {
          g_assert_cmpfloat (review->after[review->seat], ==, 1);
          continue;
        }
      rival = search (&position, 3);
      n[rival]++;
      g_assert_cmpint (rival == WINS, ==, review->after[position.seat] >= 1);
      g_assert_cmpint (rival == LOSES, ==, review->after[position.seat] <= 0);
      if (wins)
        g_assert_cmpfloat (review->loss, ==, 1 - review->after[review->seat]);
    }
  g_test_message ("unknown %u, wins %u, loses %u", n[UNKNOWN], n[WINS], n[LOSES]);
  g_assert_cmpuint (n[UNKNOWN], >, 0);
  g_assert_cmpuint (n[WINS], >, 0);
  g_assert_cmpuint (n[LOSES], >, 0);
}

/* The rival that a better turn blocks need not be the next one. */
LAB_TEST ("/shift-analysis/farther-rivals", test_farther_rivals)
{
  guint n_farther = 0;

  for (guint seed = 22; n_farther == 0; seed++)
    {
      LabShiftPosition position = lab_test_deal (&(LabShiftDeal) { .seed = seed, .seats = 0xf,
                                                                   .cards_each = 1 });
      LabShiftTurn turns[MAX_TURNS];
      guint n = play_game (&position, turns);
      g_autofree LabShiftTurnReview *reviews = analyze (&position, turns, n);

      for (guint i = 0; i < n; i++)
        {
          g_autofree char *why = lab_shift_analysis_explain (&reviews[i], "Blue");

          check_line (&position, &reviews[i]);
          lab_shift_position_insert (&position, turns[i].arrow, turns[i].tile);
          lab_shift_position_move (&position, turns[i].cell);
          if (reviews[i].reason != LAB_SHIFT_REASON_BLOCKS || reviews[i].rival == position.seat)
            continue;
          g_assert_cmpuint (reviews[i].rival, !=, reviews[i].seat);
          g_assert_true (g_str_has_suffix (why, " would have blocked Blue."));
          n_farther++;
        }
      g_assert_cmpuint (seed, <, 30);
    }
}

/* Whole games of two to four, with each variant of the rules. */
LAB_TEST ("/shift-analysis/games", test_games)
{
  static const LabShiftDeal deals[] = {
    { .seed = 1, .seats = 0x5, .cards_each = 2 },
    { .seed = 2, .seats = 0x7, .cards_each = 1 },
    { .seed = 3, .seats = 0xf, .cards_each = 1, .rules = LAB_SHIFT_RULES_LAST_TREASURE },
    { .seed = 4, .seats = 0x3, .cards_each = 2, .rules = LAB_SHIFT_RULES_OPEN_CARDS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      LabShiftPosition position = lab_test_deal (&deals[i]);
      LabShiftTurn turns[MAX_TURNS];
      guint n = play_game (&position, turns);
      g_autofree LabShiftTurnReview *reviews = analyze (&position, turns, n);
      g_autofree LabShiftTurnReview *again = analyze (&position, turns, n);

      g_assert_true (memcmp (reviews, again, n * sizeof *reviews) == 0);
      for (guint turn = 0; turn < n; turn++)
        {
          g_assert_cmpint (reviews[turn].seat, ==, position.seat);
          check_line (&position, &reviews[turn]);
          if (turn % 4 == i || turn + 2 >= n)
            check_review (&position, &reviews[turn]);
          lab_shift_position_insert (&position, turns[turn].arrow, turns[turn].tile);
          lab_shift_position_move (&position, turns[turn].cell);
        }
      g_assert_cmpfloat (reviews[n - 1].after[reviews[n - 1].seat], ==, 1);
      g_assert_cmpfloat (reviews[n - 1].loss, ==, 0);
    }
}

static void
count_and_cancel (guint    n_done,
                  gpointer cancellable)
{
  g_assert_cmpuint (n_done, ==, 1);
  g_cancellable_cancel (cancellable);
}

/* The progress is told, and a cancelled analysis ends at the next turn. */
LAB_TEST ("/shift-analysis/cancel", test_cancel)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabShiftPosition position
      = lab_test_deal (&(LabShiftDeal) { .seed = 1, .seats = 0x5, .cards_each = 2 });
  LabShiftTurn turns[MAX_TURNS];
  guint n = play_game (&position, turns);

  g_assert_cmpuint (n, >, 2);
  g_assert_null (lab_shift_analysis_run (&position, turns, n, cancellable, count_and_cancel,
                                         cancellable));
}

/* After the first place, nothing can be lost any more. */
LAB_TEST ("/shift-analysis/after-the-end", test_after_the_end)
{
  LabShiftPosition position
      = lab_test_deal (&(LabShiftDeal) { .seed = 2, .seats = 0x7, .cards_each = 1 });
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  LabShiftTurn turns[MAX_TURNS + 1];
  guint n = play_game (&position, turns);
  LabShiftPosition last = position;
  g_autofree LabShiftTurnReview *reviews = NULL;

  for (guint i = 0; i < n; i++)
    {
      lab_shift_position_insert (&last, turns[i].arrow, turns[i].tile);
      lab_shift_position_move (&last, turns[i].cell);
    }
  turns[n] = lab_test_random_turn (random, &last);
  reviews = analyze (&position, turns, n + 1);
  g_assert_cmpfloat (reviews[n].before[last.places[0]], ==, 1);
  g_assert_cmpfloat (reviews[n].after[last.places[0]], ==, 1);
  g_assert_cmpfloat (reviews[n].loss, ==, 0);
  g_assert_cmpmem (&reviews[n].best, sizeof (LabShiftTurn), &turns[n], sizeof (LabShiftTurn));
}

/* The sentences of all reasons. */
LAB_TEST ("/shift-analysis/sentences", test_sentences)
{
  static const struct
  {
    LabShiftTurnReview review;
    const char *sentence;
  } cases[] = {
    { { .reason = LAB_SHIFT_REASON_WINS }, "Nd=6-b3 wins at once." },
    { { .reason = LAB_SHIFT_REASON_BLOCKS, .rival_won = TRUE },
      "Nd would have blocked Blue, who won next." },
    { { .reason = LAB_SHIFT_REASON_BLOCKS, .treasure = LAB_SHIFT_TREASURE_NONE },
      "Nd would have blocked Blue." },
    { { .reason = LAB_SHIFT_REASON_BLOCKS, .treasure = 2 },
      "Nd would have blocked Blue, who found the crown next." },
    { { .reason = LAB_SHIFT_REASON_FINDS, .treasure = 2 }, "Nd=6-b3 finds the crown." },
    { { .reason = LAB_SHIFT_REASON_EARLIER, .treasure = 2, .n_turns = 1 },
      "Nd=6-b3 reaches the crown 1 turn earlier." },
    { { .reason = LAB_SHIFT_REASON_EARLIER, .treasure = LAB_SHIFT_TREASURE_NONE, .n_turns = 2 },
      "Nd=6-b3 gets home 2 turns earlier." },
    { { .reason = LAB_SHIFT_REASON_CHANCE, .before = { 0.624 } },
      "Nd=6-b3 keeps the chance to win at 62 %." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LabShiftTurnReview review = cases[i].review;
      g_autofree char *sentence = NULL;

      review.best = lab_test_turn_named ("Nd=6-b3");
      sentence = lab_shift_analysis_explain (&review, "Blue");
      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}
