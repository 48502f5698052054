/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle.h"

#include <string.h>

#include "lab-fewest-turns.h"
#include "lab-insertion.h"

/* The prefix of the seed in the id of a drawn puzzle. */
#define SEED "seed-"

/* Private helpers */

/* Counts the sequences of @n_turns insertions after which a pawn can be on the tile that is now on
 * @target. The pawn starts on any of the cells in @pawns. Counting stops at @most. */
static guint
count_from (const LabPosition *position,
            LabCell            target,
            LabBitboard        pawns,
            guint              n_turns,
            guint              most)
{
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  guint n_insertions = lab_insertion_list (position, insertions);
  guint n_solutions = 0;

  for (guint i = 0; i < n_insertions && n_solutions < most; i++)
    {
      const LabInsertion *insertion = &insertions[i];
      LabCell carried = lab_insertion_carry (insertion, target);
      LabBitboard reached = lab_links_flood (insertion->links,
                                             lab_bitboard_carry (pawns, insertion->arrow));
      LabPosition next;

      if (n_turns == 1)
        {
          n_solutions += carried != LAB_CELL_SPARE && (reached & LAB_CELL_BIT (carried)) != 0;
          continue;
        }
      next = *position;
      next.board = insertion->board;
      next.last_arrow = insertion->arrow;
      n_solutions += count_from (&next, carried, reached, n_turns - 1, most - n_solutions);
    }
  return n_solutions;
}

/* Whether the puzzle can still be solved in @n_turns from @position, which already has the tile of
 * the first turn inserted. */
static gboolean
is_promising (const LabPosition *position,
              LabTreasure        treasure,
              guint              n_turns)
{
  LabTurnLine line;

  return lab_fewest_turns (position, position->treasures[treasure], n_turns, NULL, &line);
}

static LabTreasure
get_card (const LabPosition *position)
{
  return lab_position_get_cards (position, position->seat)[0];
}

/* Public functions */

/**
 * lab_puzzle_is_position:
 * @position: any position
 *
 * Checks whether @position can be the start of a puzzle: a tile must be inserted, only one seat
 * plays, it has one card, and finding that treasure ends the game.
 *
 * Returns: %TRUE if it can
 */
gboolean
lab_puzzle_is_position (const LabPosition *position)
{
  LabSeat seat;
  LabTreasure card;

  g_return_val_if_fail (position != NULL, FALSE);

  seat = position->seat;
  if (position->phase != LAB_PHASE_INSERT || position->rules != LAB_RULES_LAST_TREASURE
      || lab_position_get_seats (position) != LAB_SEAT_BIT (seat) || position->n_cards[seat] != 1
      || position->n_found[seat] != 0)
    return FALSE;
  card = get_card (position);
  return card < LAB_N_TREASURES && position->treasures[card] != LAB_CELL_NONE
         && position->treasures[card] != position->pawns[seat];
}

/**
 * lab_puzzle_solve:
 * @position: a position that lab_puzzle_is_position() accepts
 * @cancellable: (nullable): to cancel from any thread
 * @puzzle: (inout): gets the position, its fewest turns, one solution, and the number of its
 *   solutions; other members do not change
 *
 * Finds the fewest turns of a puzzle with the exhaustive search of lab_fewest_turns().
 *
 * Returns: %TRUE if the puzzle can be solved in %LAB_PUZZLE_MAX_TURNS turns; %FALSE if not, or if
 *   the search was cancelled
 */
gboolean
lab_puzzle_solve (const LabPosition *position,
                  GCancellable      *cancellable,
                  LabPuzzle         *puzzle)
{
  LabPosition copy;
  LabTurnLine line;

  g_return_val_if_fail (lab_puzzle_is_position (position) && puzzle != NULL, FALSE);

  copy = *position;
  if (!lab_fewest_turns (&copy, copy.treasures[get_card (&copy)], LAB_PUZZLE_MAX_TURNS,
                         cancellable, &line))
    return FALSE;
  puzzle->position = copy;
  puzzle->n_turns = line.n_turns;
  memcpy (puzzle->turns, line.turns, sizeof puzzle->turns);
  puzzle->n_solutions = lab_puzzle_count_solutions (&copy, line.n_turns, G_MAXUINT);
  return TRUE;
}

/**
 * lab_puzzle_count_solutions:
 * @position: a position that lab_puzzle_is_position() accepts
 * @n_turns: the fewest turns that solve it, 1 to %LAB_PUZZLE_MAX_TURNS
 * @most: where to stop counting
 *
 * Counts the sequences of insertions that solve the puzzle in @n_turns. Lines that differ only in
 * the cells of the pawn count once. First insertions that make the puzzle take longer are not
 * followed.
 *
 * Returns: the number of sequences; if there are @most or more, any number from @most on
 */
guint
lab_puzzle_count_solutions (const LabPosition *position,
                            guint              n_turns,
                            guint              most)
{
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  LabTreasure card;
  guint n_insertions, n_solutions = 0;

  g_return_val_if_fail (lab_puzzle_is_position (position), 0);
  g_return_val_if_fail (n_turns >= 1 && n_turns <= LAB_PUZZLE_MAX_TURNS, 0);

  card = get_card (position);
  n_insertions = lab_insertion_list (position, insertions);
  for (guint i = 0; i < n_insertions && n_solutions < most; i++)
    {
      LabPosition next = *position;

      lab_position_insert (&next, insertions[i].arrow, insertions[i].tile);
      if (!is_promising (&next, card, n_turns))
        continue;
      if (n_turns == 1)
        {
          n_solutions++;
          continue;
        }
      next.phase = LAB_PHASE_INSERT;
      n_solutions += count_from (&next, next.treasures[card], lab_position_get_reachable (&next),
                                 n_turns - 1, most - n_solutions);
    }
  return n_solutions;
}

/**
 * lab_puzzle_get_id:
 * @self: a puzzle
 *
 * Returns the name of a puzzle in the file of the player's progress: `3-07` for the seventh shipped
 * puzzle of three turns, `3-seed-42` for a drawn puzzle with the seed 42, `2026-11-21` for the
 * puzzle of that day.
 *
 * Returns: (transfer full): the id
 */
char *
lab_puzzle_get_id (const LabPuzzle *self)
{
  guint number;

  g_return_val_if_fail (self != NULL, NULL);

  number = (guint) self->number;
  switch (self->kind)
    {
    case LAB_PUZZLE_DAILY:
      return g_strdup_printf ("%04u-%02u-%02u", number / 10000, number / 100 % 100, number % 100);
    case LAB_PUZZLE_DRAWN:
      return g_strdup_printf ("%u-" SEED "%" G_GUINT64_FORMAT, self->n_turns, self->number);
    case LAB_PUZZLE_SHIPPED:
    default:
      return g_strdup_printf ("%u-%02u", self->n_turns, number);
    }
}

static gboolean
parse_date (const char *id,
            LabPuzzle  *puzzle)
{
  g_auto (GStrv) parts = g_strsplit (id, "-", 4);
  guint64 year, month, day;

  if (g_strv_length (parts) != 3
      || !g_ascii_string_to_unsigned (parts[0], 10, 1, G_MAXUINT16, &year, NULL)
      || !g_ascii_string_to_unsigned (parts[1], 10, 1, 12, &month, NULL)
      || !g_ascii_string_to_unsigned (parts[2], 10, 1, 31, &day, NULL)
      || !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return FALSE;
  puzzle->kind = LAB_PUZZLE_DAILY;
  puzzle->n_turns = 0;
  puzzle->number = (year * 100 + month) * 100 + day;
  return TRUE;
}

/**
 * lab_puzzle_parse_id:
 * @id: any text
 * @puzzle: (inout): gets the kind and the number, and the turns unless it is a daily puzzle; other
 *   members do not change
 *
 * Reads what lab_puzzle_get_id() writes. It does not check whether a shipped puzzle with this
 * number exists.
 *
 * Returns: %TRUE if @id is the id of a puzzle
 */
gboolean
lab_puzzle_parse_id (const char *id,
                     LabPuzzle  *puzzle)
{
  gboolean drawn;
  guint64 number;

  g_return_val_if_fail (id != NULL && puzzle != NULL, FALSE);

  if (*id < '1' || *id > '0' + LAB_PUZZLE_MAX_TURNS || id[1] != '-')
    return parse_date (id, puzzle);
  drawn = g_str_has_prefix (id + 2, SEED);
  if (!g_ascii_string_to_unsigned (id + 2 + (drawn ? strlen (SEED) : 0), 10, drawn ? 0 : 1,
                                   drawn ? G_MAXUINT64 : G_MAXUINT, &number, NULL))
    return FALSE;
  puzzle->kind = drawn ? LAB_PUZZLE_DRAWN : LAB_PUZZLE_SHIPPED;
  puzzle->n_turns = (guint) (*id - '0');
  puzzle->number = number;
  return TRUE;
}

/**
 * lab_puzzle_get_treasure:
 * @self: a puzzle
 *
 * Gets the treasure of a puzzle.
 *
 * Returns: the treasure to find
 */
LabTreasure
lab_puzzle_get_treasure (const LabPuzzle *self)
{
  g_return_val_if_fail (self != NULL, LAB_TREASURE_NONE);

  return get_card (&self->position);
}

/**
 * lab_puzzle_get_stars:
 * @self: a puzzle
 * @n_turns: the number of turns of the player's solution; 0 for no solution
 *
 * Rates a solution.
 *
 * Returns: the stars that the player earns: three for the fewest turns, two for one more turn, one
 *   for any other solution
 */
guint
lab_puzzle_get_stars (const LabPuzzle *self,
                      guint            n_turns)
{
  g_return_val_if_fail (self != NULL, 0);

  if (n_turns < self->n_turns)
    return 0;
  if (n_turns == self->n_turns)
    return LAB_PUZZLE_MAX_STARS;
  return n_turns == self->n_turns + 1 ? 2 : 1;
}

/**
 * lab_puzzle_get_date:
 * @self: a daily puzzle
 * @date: (out caller-allocates): its day
 *
 * Gets the day of a daily puzzle.
 */
void
lab_puzzle_get_date (const LabPuzzle *self,
                     GDate           *date)
{
  guint number;

  g_return_if_fail (self != NULL && self->kind == LAB_PUZZLE_DAILY && date != NULL);

  number = (guint) self->number;
  g_date_clear (date, 1);
  g_date_set_dmy (date, (GDateDay) (number % 100), (GDateMonth) (number / 100 % 100),
                  (GDateYear) (number / 10000));
}
