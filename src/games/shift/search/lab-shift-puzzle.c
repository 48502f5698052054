/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-puzzle.h"

#include <gio/gio.h>
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "lab-puzzle-resources.h"
#include "lab-random.h"
#include "lab-refuse.h"
#include "lab-saved-text.h"
#include "lab-shift-deal.h"
#include "lab-shift-fewest-turns.h"
#include "lab-shift-insertion.h"
#include "lab-shift-notation.h"
#include "lab-text.h"

#define LAB_SHIFT_PUZZLE_BOOK_ERROR (lab_shift_puzzle_book_error_quark ())

/**
 * LabShiftPuzzleBookError:
 * @LAB_SHIFT_PUZZLE_BOOK_ERROR_PUZZLE: an entry is not a puzzle, or is in the wrong place
 *
 * Why a book of puzzles was refused. The message is for developers.
 */
typedef enum
{
  LAB_SHIFT_PUZZLE_BOOK_ERROR_PUZZLE,
} LabShiftPuzzleBookError;

/* The prefix of the seed in the id of a drawn puzzle. */
#define SEED "seed-"

/* The number of pawns and treasures that are tried on each board. A search costs almost nothing,
 * but a new deal does. */
#define N_TRIES 400
/* The number of random insertions after the deal. They give the board a last arrow and move
 * treasures to any tile of the lines. */
#define N_INSERTIONS 4

/* For each grade, the largest number of solutions that a good puzzle has, of about 44 insertions in
 * each turn. Only the harder positions have that few. A puzzle with a dozen solutions in one turn
 * would be too easy. */
static const guint max_solutions[LAB_SHIFT_PUZZLE_MAX_TURNS + 1] = { 0, 2, 20, 250, 5000 };

/* The largest number of cells that the pawn of a puzzle of four turns can reach at the start. Only
 * pawns that are shut in need four turns, so the others are not searched. */
#define MAX_SHUT_IN 3

/* The seeds of days must differ from those that people type. */
#define DAILY_SEED G_GUINT64_CONSTANT (0x6461696c79000000)

#define RESOURCE "/io/github/labyrinthe/puzzles/puzzles.ini"

/* The number of characters of GLib's message that our message repeats. */
#define MAX_SHOWN 200

#define KEY_POSITION "position"
#define KEY_TURNS "turns"
#define KEY_LINE "line"
#define KEY_SOLUTIONS "solutions"

struct _LabShiftPuzzleBook
{
  GArray *grades[LAB_SHIFT_PUZZLE_MAX_TURNS];
};

static G_DEFINE_QUARK (lab-puzzle-book-error-quark, lab_shift_puzzle_book_error)

/* Private helpers */

static gboolean
parse_line (GKeyFile       *file,
            const char     *group,
            LabShiftPuzzle *puzzle,
            GError        **error)
{
  gsize n_turns = 0;
  g_auto (GStrv) turns = lab_key_text_get_list (file, group, KEY_LINE, &n_turns, error);

  if (turns == NULL)
    return FALSE;
  if (n_turns != puzzle->n_turns)
    return lab_refuse (error, LAB_SHIFT_PUZZLE_BOOK_ERROR, LAB_SHIFT_PUZZLE_BOOK_ERROR_PUZZLE,
                       "Puzzle %s has a solution of %" G_GSIZE_FORMAT " turns", group, n_turns);
  for (guint i = 0; i < n_turns; i++)
    {
      if (!lab_shift_notation_parse_turn (turns[i], &puzzle->turns[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
parse_puzzle (GKeyFile       *file,
              const char     *group,
              LabShiftPuzzle *puzzle,
              GError        **error)
{
  g_autofree char *position = lab_key_text_get (file, group, KEY_POSITION, error);
  g_autoptr (GError) local_error = NULL;
  guint64 n_turns, n_solutions = 0;

  if (position == NULL || !lab_shift_notation_parse_position (position, &puzzle->position, error))
    return FALSE;
  if (!lab_shift_puzzle_is_position (&puzzle->position))
    return lab_refuse (error, LAB_SHIFT_PUZZLE_BOOK_ERROR, LAB_SHIFT_PUZZLE_BOOK_ERROR_PUZZLE,
                       "The position of puzzle %s cannot start a puzzle", group);
  n_turns = g_key_file_get_uint64 (file, group, KEY_TURNS, &local_error);
  if (local_error == NULL)
    n_solutions = g_key_file_get_uint64 (file, group, KEY_SOLUTIONS, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  if (n_turns < 1 || n_turns > LAB_SHIFT_PUZZLE_MAX_TURNS || n_solutions > G_MAXUINT)
    return lab_refuse (error, LAB_SHIFT_PUZZLE_BOOK_ERROR, LAB_SHIFT_PUZZLE_BOOK_ERROR_PUZZLE,
                       "Puzzle %s has an impossible number of turns or solutions", group);
  puzzle->n_turns = (guint) n_turns;
  puzzle->n_solutions = (guint) n_solutions;
  return parse_line (file, group, puzzle, error);
}

/* Adds a puzzle. The name of its group must be the id that a puzzle in this place has. */
static gboolean
add_puzzle (LabShiftPuzzleBook *self,
            const char         *group,
            LabShiftPuzzle     *puzzle,
            GError            **error)
{
  GArray *grade = self->grades[puzzle->n_turns - 1];
  g_autofree char *id = NULL;

  puzzle->kind = LAB_SHIFT_PUZZLE_SHIPPED;
  puzzle->number = grade->len + 1;
  id = lab_shift_puzzle_get_id (puzzle);
  if (!g_str_equal (id, group))
    return lab_refuse (error, LAB_SHIFT_PUZZLE_BOOK_ERROR, LAB_SHIFT_PUZZLE_BOOK_ERROR_PUZZLE,
                       "Puzzle %s is in the place of puzzle %s", group, id);
  g_array_append_vals (grade, puzzle, 1);
  return TRUE;
}

static void
append_puzzle (GString              *text,
               const LabShiftPuzzle *puzzle)
{
  g_autofree char *id = lab_shift_puzzle_get_id (puzzle);
  g_autofree char *position = lab_shift_notation_format_position (&puzzle->position);

  g_string_append_printf (text, "%s[%s]\n" KEY_POSITION "=%s\n" KEY_TURNS "=%u\n" KEY_LINE "=",
                          text->len > 0 ? "\n" : "", id, position, puzzle->n_turns);
  for (guint i = 0; i < puzzle->n_turns; i++)
    {
      char turn[LAB_SHIFT_TURN_LENGTH];

      lab_shift_notation_format_turn (&puzzle->turns[i], turn);
      g_string_append_printf (text, "%s;", turn);
    }
  g_string_append_printf (text, "\n" KEY_SOLUTIONS "=%u\n", puzzle->n_solutions);
}

/* Orders by the fewest turns; with equally many turns, the puzzle with the most solutions is
 * first. */
static int
compare_difficulty (const void *a,
                    const void *b)
{
  const LabShiftPuzzle *one = a;
  const LabShiftPuzzle *other = b;

  if (one->n_turns != other->n_turns)
    return one->n_turns < other->n_turns ? -1 : 1;
  if (one->n_solutions != other->n_solutions)
    return one->n_solutions > other->n_solutions ? -1 : 1;
  if (one->number != other->number)
    return one->number < other->number ? -1 : 1;
  return 0;
}

static LabShiftPuzzleBook *
parse_book (const char *text,
            gsize       length,
            GError    **error)
{
  g_autoptr (LabShiftPuzzleBook) self = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, error))
    return NULL;
  self = g_new0 (LabShiftPuzzleBook, 1);
  for (guint i = 0; i < LAB_SHIFT_PUZZLE_MAX_TURNS; i++)
    self->grades[i] = g_array_new (FALSE, FALSE, sizeof (LabShiftPuzzle));
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      LabShiftPuzzle puzzle = { 0 };

      if (!parse_puzzle (file, groups[i], &puzzle, error)
          || !add_puzzle (self, groups[i], &puzzle, error))
        return NULL;
    }
  return g_steal_pointer (&self);
}

/* Public functions */

/**
 * lab_shift_puzzle_book_open:
 *
 * Opens the book of puzzles that is built into the program.
 *
 * Returns: (transfer full): the puzzles that are part of the game
 */
LabShiftPuzzleBook *
lab_shift_puzzle_book_open (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  LabShiftPuzzleBook *self = NULL;
  gsize length;
  const char *text;

  bytes = g_resource_lookup_data (lab_shift_puzzle_get_resource (), RESOURCE,
                                  G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    {
      text = g_bytes_get_data (bytes, &length);
      self = lab_shift_puzzle_book_parse (text, length, &error);
    }
  if (self == NULL)
    g_error ("The puzzles in the program cannot be read: %s", error->message);
  return self;
}

/**
 * lab_shift_puzzle_book_parse:
 * @text: (array length=length): a key file, as lab_shift_puzzle_book_format() makes it
 * @length: the length in bytes
 * @error: return location for the error
 *
 * Reads puzzles. It does not check whether the turns are the fewest: lab_shift_puzzle_solve() does.
 *
 * Returns: (transfer full) (nullable): the puzzles
 */
LabShiftPuzzleBook *
lab_shift_puzzle_book_parse (const char *text,
                             gsize       length,
                             GError    **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *shown = NULL;
  LabShiftPuzzleBook *self;

  g_return_val_if_fail (text != NULL, NULL);

  self = parse_book (text, length, &reason);
  if (self != NULL)
    return self;
  /* GLib's message repeats the wrong text, which can contain anything. */
  shown = lab_quotation_make (reason->message, MAX_SHOWN);
  g_set_error_literal (error, reason->domain, reason->code, shown);
  return NULL;
}

/**
 * lab_shift_puzzle_book_free:
 * @self: the puzzles
 *
 * Frees @self and its puzzles.
 */
void
lab_shift_puzzle_book_free (LabShiftPuzzleBook *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < LAB_SHIFT_PUZZLE_MAX_TURNS; i++)
    g_array_unref (self->grades[i]);
  g_free (self);
}

/**
 * lab_shift_puzzle_book_count:
 * @self: the puzzles
 * @n_turns: the grade, 1 to %LAB_SHIFT_PUZZLE_MAX_TURNS
 *
 * Counts the puzzles of a grade.
 *
 * Returns: the number of puzzles of that grade
 */
guint
lab_shift_puzzle_book_count (const LabShiftPuzzleBook *self,
                             guint                     n_turns)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (n_turns >= 1 && n_turns <= LAB_SHIFT_PUZZLE_MAX_TURNS, 0);

  return self->grades[n_turns - 1]->len;
}

/**
 * lab_shift_puzzle_book_get:
 * @self: the puzzles
 * @n_turns: the grade, 1 to %LAB_SHIFT_PUZZLE_MAX_TURNS
 * @number: the number of the puzzle within its grade, from 1
 *
 * Gets a puzzle.
 *
 * Returns: (transfer none) (nullable): the puzzle; %NULL if the grade has fewer puzzles
 */
const LabShiftPuzzle *
lab_shift_puzzle_book_get (const LabShiftPuzzleBook *self,
                           guint                     n_turns,
                           guint                     number)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_turns >= 1 && n_turns <= LAB_SHIFT_PUZZLE_MAX_TURNS, NULL);

  if (number < 1 || number > lab_shift_puzzle_book_count (self, n_turns))
    return NULL;
  return &g_array_index (self->grades[n_turns - 1], LabShiftPuzzle, number - 1);
}

/**
 * lab_shift_puzzle_book_format:
 * @puzzles: (array length=n_puzzles) (inout): the puzzles; this function sorts and numbers them
 * @n_puzzles: the number of puzzles
 *
 * Makes a book of puzzles, with the easiest first in each grade.
 *
 * Returns: (transfer full): the key file that lab_shift_puzzle_book_parse() reads
 */
char *
lab_shift_puzzle_book_format (LabShiftPuzzle *puzzles,
                              guint           n_puzzles)
{
  GString *text = g_string_new (NULL);
  guint n_of_grade[LAB_SHIFT_PUZZLE_MAX_TURNS + 1] = { 0 };

  g_return_val_if_fail (puzzles != NULL || n_puzzles == 0, NULL);

  /* qsort() needs an array, but there may be none if there are no puzzles. */
  if (n_puzzles > 0)
    qsort (puzzles, n_puzzles, sizeof *puzzles, compare_difficulty);
  for (guint i = 0; i < n_puzzles; i++)
    {
      puzzles[i].kind = LAB_SHIFT_PUZZLE_SHIPPED;
      puzzles[i].number = ++n_of_grade[puzzles[i].n_turns];
      append_puzzle (text, &puzzles[i]);
    }
  return g_string_free (text, FALSE);
}

/* Private helpers */

static LabShiftCell
draw_cell (LabRandom *random)
{
  guint i = lab_random_below (random, LAB_SHIFT_BOARD_SIZE * LAB_SHIFT_BOARD_SIZE);

  return LAB_SHIFT_CELL (i % LAB_SHIFT_BOARD_SIZE, i / LAB_SHIFT_BOARD_SIZE);
}

static void
insert_anywhere (LabRandom        *random,
                 LabShiftPosition *position)
{
  LabShiftArrow arrow;
  int quarters = (int) lab_random_below (random, LAB_SHIFT_N_SIDES);

  do
    arrow = (LabShiftArrow) lab_random_below (random, LAB_SHIFT_N_ARROWS);
  while (!lab_shift_position_may_insert (position, arrow));
  lab_shift_position_insert (position, arrow,
                             lab_shift_openings_rotate (position->board.spare, quarters));
  position->phase = LAB_SHIFT_PHASE_INSERT;
}

/* Returns a board some turns after a deal, without pawns. */
static LabShiftPosition
draw_board (LabRandom *random)
{
  LabShiftDeal deal = {
    .seed = lab_random_next (random), .seats = LAB_SHIFT_SEAT_BIT (0) | LAB_SHIFT_SEAT_BIT (1),
    .cards_each = 1,
  };
  LabShiftPosition dealt, board;

  lab_shift_deal_position (&deal, &dealt);
  lab_shift_position_init (&board);
  board.board = dealt.board;
  memcpy (board.treasures, dealt.treasures, sizeof board.treasures);
  for (guint i = 0; i < N_INSERTIONS; i++)
    insert_anywhere (random, &board);
  return board;
}

/* Puts a pawn anywhere on @board, and lets it look for any treasure. */
static LabShiftPosition
draw_position (LabRandom              *random,
               const LabShiftPosition *board)
{
  LabShiftPosition position = *board;

  position.rules = LAB_SHIFT_RULES_LAST_TREASURE;
  position.seat = (LabShiftSeat) lab_random_below (random, LAB_SHIFT_N_SEATS);
  position.pawns[position.seat] = draw_cell (random);
  position.n_cards[position.seat] = 1;
  position.cards[0] = (LabShiftTreasure) lab_random_below (random, LAB_SHIFT_N_TREASURES);
  return position;
}

static LabShiftTreasure
get_card (const LabShiftPosition *position)
{
  return lab_shift_position_get_cards (position, position->seat)[0];
}

/* Whether the puzzle can still be solved in @n_turns from @position, which already has the tile of
 * the first turn inserted. */
static gboolean
is_promising (const LabShiftPosition *position,
              LabShiftTreasure        treasure,
              guint                   n_turns)
{
  LabShiftTurnLine line;

  return lab_shift_fewest_turns (position, position->treasures[treasure], n_turns, NULL, &line);
}

/* Counts the sequences of @n_turns insertions after which a pawn can be on the tile that is now on
 * @target. The pawn starts on any of the cells in @pawns. Counting stops at @most. */
static guint
count_from (const LabShiftPosition *position,
            LabShiftCell            target,
            LabShiftBitboard        pawns,
            guint                   n_turns,
            guint                   most)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  guint n_insertions = lab_shift_insertion_list (position, insertions);
  guint n_solutions = 0;

  for (guint i = 0; i < n_insertions && n_solutions < most; i++)
    {
      const LabShiftInsertion *insertion = &insertions[i];
      LabShiftCell carried = lab_shift_insertion_carry (insertion, target);
      LabShiftBitboard reached =
        lab_shift_links_flood (insertion->links,
                               lab_shift_bitboard_carry (pawns, insertion->arrow));
      LabShiftPosition next;

      if (n_turns == 1)
        {
          n_solutions += carried != LAB_SHIFT_CELL_SPARE
                      && (reached & LAB_SHIFT_CELL_BIT (carried)) != 0;
          continue;
        }
      next = *position;
      next.board = insertion->board;
      next.last_arrow = insertion->arrow;
      n_solutions += count_from (&next, carried, reached, n_turns - 1, most - n_solutions);
    }
  return n_solutions;
}

/**
 * lab_shift_puzzle_count_solutions:
 * @position: a position that lab_shift_puzzle_is_position() accepts
 * @n_turns: the fewest turns that solve it, 1 to %LAB_SHIFT_PUZZLE_MAX_TURNS
 * @most: where to stop counting
 *
 * Counts the sequences of insertions that solve the puzzle in @n_turns. Lines that differ only in
 * the cells of the pawn count once. First insertions that make the puzzle take longer are not
 * followed.
 *
 * Returns: the number of sequences; if there are @most or more, any number from @most on
 */
static guint
lab_shift_puzzle_count_solutions (const LabShiftPosition *position,
                                  guint                   n_turns,
                                  guint                   most)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  LabShiftTreasure card;
  guint n_insertions, n_solutions = 0;

  card = get_card (position);
  n_insertions = lab_shift_insertion_list (position, insertions);
  for (guint i = 0; i < n_insertions && n_solutions < most; i++)
    {
      LabShiftPosition next = *position;

      lab_shift_position_insert (&next, insertions[i].arrow, insertions[i].tile);
      if (!is_promising (&next, card, n_turns))
        continue;
      if (n_turns == 1)
        {
          n_solutions++;
          continue;
        }
      next.phase = LAB_SHIFT_PHASE_INSERT;
      n_solutions += count_from (&next, next.treasures[card],
                                 lab_shift_position_get_reachable (&next), n_turns - 1,
                                 most - n_solutions);
    }
  return n_solutions;
}

/* Whether the treasure of @position takes @n_turns to find and has few enough solutions. */
static gboolean
is_good (const LabShiftPosition *position,
         guint                   n_turns,
         GCancellable           *cancellable)
{
  LabShiftCell target = position->treasures[position->cards[0]];
  LabShiftTurnLine line;

  if (n_turns == LAB_SHIFT_PUZZLE_MAX_TURNS
      && lab_shift_bitboard_count (lab_shift_position_get_reachable (position)) > MAX_SHUT_IN)
    return FALSE;
  if (!lab_shift_puzzle_is_position (position)
      || !lab_shift_fewest_turns (position, target, n_turns, cancellable, &line)
      || line.n_turns != n_turns)
    return FALSE;
  return lab_shift_puzzle_count_solutions (position, n_turns, max_solutions[n_turns] + 1)
         <= max_solutions[n_turns];
}

/* Public functions */

/**
 * lab_shift_puzzle_make:
 * @self: (inout): its kind, number, and turns, 1 to %LAB_SHIFT_PUZZLE_MAX_TURNS; gets the rest,
 *   unless it fails
 * @cancellable: (nullable): to cancel from any thread
 *
 * Makes a drawn or a daily puzzle, which is the same on every computer. It draws random positions
 * until one takes exactly that many turns and has few solutions. A puzzle of four turns takes some
 * tenths of a second.
 *
 * Returns: %TRUE unless it was cancelled
 */
gboolean
lab_shift_puzzle_make (LabShiftPuzzle *self,
                       GCancellable   *cancellable)
{
  guint n_turns = self->n_turns;
  guint64 seed = self->kind == LAB_SHIFT_PUZZLE_DAILY ? self->number ^ DAILY_SEED : self->number;
  LabRandom random;

  g_return_val_if_fail (n_turns >= 1 && n_turns <= LAB_SHIFT_PUZZLE_MAX_TURNS, FALSE);

  lab_random_init (&random, seed ^ ((guint64) n_turns << 60));
  while (!g_cancellable_is_cancelled (cancellable))
    {
      LabShiftPosition board = draw_board (&random);

      for (guint i = 0; i < N_TRIES; i++)
        {
          LabShiftPosition position = draw_position (&random, &board);

          if (is_good (&position, n_turns, cancellable))
            return lab_shift_puzzle_solve (&position, cancellable, self);
        }
    }
  return FALSE;
}

/**
 * lab_shift_puzzle_init_daily:
 * @self: (out caller-allocates): a puzzle without a position
 * @date: a valid date
 *
 * Sets the number and the turns of the puzzle of a day, one on Mondays and up to four on weekends.
 * They are known before the puzzle is made.
 */
void
lab_shift_puzzle_init_daily (LabShiftPuzzle *self,
                             const GDate    *date)
{
  /* Indexed by GDateWeekday: 1 is Monday. */
  static const guint8 n_turns[] = { 0, 1, 2, 2, 3, 3, 4, 4 };

  g_return_if_fail (self != NULL && date != NULL && g_date_valid (date));

  *self = (LabShiftPuzzle) {
    .kind = LAB_SHIFT_PUZZLE_DAILY,
    .number = (g_date_get_year (date) * 100u + g_date_get_month (date)) * 100u
              + g_date_get_day (date),
    .n_turns = n_turns[g_date_get_weekday (date)],
  };
}

/** lab_shift_puzzle_init_today: sets the puzzle of today in the local time zone. */
void
lab_shift_puzzle_init_today (LabShiftPuzzle *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int year, month, day;
  GDate date;

  g_date_time_get_ymd (now, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  lab_shift_puzzle_init_daily (self, &date);
}

/**
 * lab_shift_puzzle_is_position:
 * @position: any position
 *
 * Checks whether @position can be the start of a puzzle: a tile must be inserted, only one seat
 * plays, it has one card, and finding that treasure ends the game.
 *
 * Returns: %TRUE if it can
 */
gboolean
lab_shift_puzzle_is_position (const LabShiftPosition *position)
{
  LabShiftSeat seat;
  LabShiftTreasure card;

  g_return_val_if_fail (position != NULL, FALSE);

  seat = position->seat;
  if (position->phase != LAB_SHIFT_PHASE_INSERT || position->rules != LAB_SHIFT_RULES_LAST_TREASURE
      || lab_shift_position_get_seats (position) != LAB_SHIFT_SEAT_BIT (seat)
      || position->n_cards[seat] != 1 || position->n_found[seat] != 0)
    return FALSE;
  card = get_card (position);
  return card < LAB_SHIFT_N_TREASURES && position->treasures[card] != LAB_SHIFT_CELL_NONE
         && position->treasures[card] != position->pawns[seat];
}

/**
 * lab_shift_puzzle_solve:
 * @position: a position that lab_shift_puzzle_is_position() accepts
 * @cancellable: (nullable): to cancel from any thread
 * @puzzle: (inout): gets the position, its fewest turns, one solution, and the number of its
 *   solutions; other members do not change
 *
 * Finds the fewest turns of a puzzle with the exhaustive search of lab_shift_fewest_turns().
 *
 * Returns: %TRUE if the puzzle can be solved in %LAB_SHIFT_PUZZLE_MAX_TURNS turns; %FALSE if not,
 *   or if the search was cancelled
 */
gboolean
lab_shift_puzzle_solve (const LabShiftPosition *position,
                        GCancellable           *cancellable,
                        LabShiftPuzzle         *puzzle)
{
  LabShiftPosition copy;
  LabShiftTurnLine line;

  g_return_val_if_fail (lab_shift_puzzle_is_position (position) && puzzle != NULL, FALSE);

  copy = *position;
  if (!lab_shift_fewest_turns (&copy, copy.treasures[get_card (&copy)], LAB_SHIFT_PUZZLE_MAX_TURNS,
                               cancellable, &line))
    return FALSE;
  puzzle->position = copy;
  puzzle->n_turns = line.n_turns;
  memcpy (puzzle->turns, line.turns, sizeof puzzle->turns);
  puzzle->n_solutions = lab_shift_puzzle_count_solutions (&copy, line.n_turns, G_MAXUINT);
  return TRUE;
}

/**
 * lab_shift_puzzle_get_id:
 * @self: a puzzle
 *
 * Returns the name of a puzzle in the file of the player's progress: `3-07` for the seventh shipped
 * puzzle of three turns, `3-seed-42` for a drawn puzzle with the seed 42, `2026-11-21` for the
 * puzzle of that day.
 *
 * Returns: (transfer full): the id
 */
char *
lab_shift_puzzle_get_id (const LabShiftPuzzle *self)
{
  guint number;

  g_return_val_if_fail (self != NULL, NULL);

  number = (guint) self->number;
  switch (self->kind)
    {
    case LAB_SHIFT_PUZZLE_DAILY:
      return g_strdup_printf ("%04u-%02u-%02u", number / 10000, number / 100 % 100, number % 100);
    case LAB_SHIFT_PUZZLE_DRAWN:
      return g_strdup_printf ("%u-" SEED "%" G_GUINT64_FORMAT, self->n_turns, self->number);
    case LAB_SHIFT_PUZZLE_SHIPPED:
    default:
      return g_strdup_printf ("%u-%02u", self->n_turns, number);
    }
}

static gboolean
parse_date (const char     *id,
            LabShiftPuzzle *puzzle)
{
  g_auto (GStrv) parts = g_strsplit (id, "-", 4);
  guint64 year, month, day;
  GDate date;

  if (g_strv_length (parts) != 3
      || !g_ascii_string_to_unsigned (parts[0], 10, 1, G_MAXUINT16, &year, NULL)
      || !g_ascii_string_to_unsigned (parts[1], 10, 1, 12, &month, NULL)
      || !g_ascii_string_to_unsigned (parts[2], 10, 1, 31, &day, NULL)
      || !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return FALSE;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  lab_shift_puzzle_init_daily (puzzle, &date);
  return TRUE;
}

/**
 * lab_shift_puzzle_parse_id:
 * @id: any text
 * @puzzle: (out caller-allocates): the kind, the number, and the turns; untouched on failure
 *
 * Reads what lab_shift_puzzle_get_id() writes. It does not check whether a shipped puzzle with this
 * number exists.
 *
 * Returns: %TRUE if @id is the id of a puzzle
 */
gboolean
lab_shift_puzzle_parse_id (const char     *id,
                           LabShiftPuzzle *puzzle)
{
  gboolean drawn;
  guint64 number;

  g_return_val_if_fail (id != NULL && puzzle != NULL, FALSE);

  if (*id < '1' || *id > '0' + LAB_SHIFT_PUZZLE_MAX_TURNS || id[1] != '-')
    return parse_date (id, puzzle);
  drawn = g_str_has_prefix (id + 2, SEED);
  if (!g_ascii_string_to_unsigned (id + 2 + (drawn ? strlen (SEED) : 0), 10, drawn ? 0 : 1,
                                   drawn ? G_MAXUINT64 : G_MAXUINT, &number, NULL))
    return FALSE;
  *puzzle = (LabShiftPuzzle) {
    .kind = drawn ? LAB_SHIFT_PUZZLE_DRAWN : LAB_SHIFT_PUZZLE_SHIPPED,
    .n_turns = (guint) (*id - '0'),
    .number = number,
  };
  return TRUE;
}

/**
 * lab_shift_puzzle_get_treasure:
 * @self: a puzzle
 *
 * Gets the treasure of a puzzle.
 *
 * Returns: the treasure to find
 */
LabShiftTreasure
lab_shift_puzzle_get_treasure (const LabShiftPuzzle *self)
{
  g_return_val_if_fail (self != NULL, LAB_SHIFT_TREASURE_NONE);

  return get_card (&self->position);
}

/**
 * lab_shift_puzzle_get_stars:
 * @self: a puzzle
 * @n_turns: the number of turns of the player's solution; 0 for no solution
 *
 * Rates a solution.
 *
 * Returns: the stars that the player earns: three for the fewest turns, two for one more turn, one
 *   for any other solution
 */
guint
lab_shift_puzzle_get_stars (const LabShiftPuzzle *self,
                            guint                 n_turns)
{
  g_return_val_if_fail (self != NULL, 0);

  if (n_turns < self->n_turns)
    return 0;
  if (n_turns == self->n_turns)
    return LAB_SHIFT_PUZZLE_MAX_STARS;
  return n_turns == self->n_turns + 1 ? 2 : 1;
}
