/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-observation.h"

#include <string.h>

/** LAB_SHIFT_REPETITION_LIMIT: a game is undecided when a position occurs this many times. */
#define LAB_SHIFT_REPETITION_LIMIT 3

struct _LabShiftRepetition
{
  GHashTable *counts;   /* from a State to how often it occurred */
  guint n_found;        /* treasures and places at the first of these positions */
};

typedef struct
{
  LabShiftPosition position;
  LabShiftMemory memory;
  guint n_times;
} State;

/* Private helpers */

static guint
hash_state (gconstpointer data)
{
  const State *state = data;
  guint64 hash = state->position.board.spare;

  /* Walls, pawns, and the player to move distinguish nearly all positions of one game. */
  for (guint side = 0; side < LAB_SHIFT_N_SIDES; side++)
    hash = (hash ^ state->position.board.open[side]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    hash = (hash ^ state->position.pawns[seat]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return (guint) (hash >> 32) ^ state->position.seat;
}

static gboolean
equal_states (gconstpointer a,
              gconstpointer b)
{
  const State *first = a, *second = b;

  return lab_shift_position_equal (&first->position, &second->position)
         && memcmp (&first->memory, &second->memory, sizeof first->memory) == 0;
}

static guint
count_found (const LabShiftPosition *position)
{
  guint n = position->n_places;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    n += position->n_found[seat];
  return n;
}

/* Returns the spare tile in a fixed rotation. Every player may rotate it, so its rotation does
 * not matter for repetition. */
static LabShiftOpenings
get_first_rotation (LabShiftOpenings spare)
{
  LabShiftOpenings first = spare;

  for (int quarters = 1; quarters < 4; quarters++)
    first = MIN (first, lab_shift_openings_rotate (spare, quarters));
  return first;
}

/* Public functions */

/** lab_shift_repetition_new: (transfer full): returns an object without positions, for a new game.
 * */
LabShiftRepetition *
lab_shift_repetition_new (void)
{
  LabShiftRepetition *self = g_new0 (LabShiftRepetition, 1);

  self->counts = g_hash_table_new_full (hash_state, equal_states, g_free, NULL);
  return self;
}

/** lab_shift_repetition_free: frees @self. */
void
lab_shift_repetition_free (LabShiftRepetition *self)
{
  g_hash_table_unref (self->counts);
  g_free (self);
}

/** lab_shift_repetition_clear: removes all positions, for another game. */
void
lab_shift_repetition_clear (LabShiftRepetition *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove_all (self->counts);
}

/**
 * lab_shift_repetition_add:
 * @self: the earlier positions of the game
 * @position: the position at the start of the next turn
 * @memory: what the players have seen in the game
 *
 * Adds a position.
 *
 * Returns: whether the position has occurred %LAB_SHIFT_REPETITION_LIMIT times or more
 */
gboolean
lab_shift_repetition_add (LabShiftRepetition     *self,
                          const LabShiftPosition *position,
                          const LabShiftMemory   *memory)
{
  guint n_found;
  State *state;
  State key;

  g_return_val_if_fail (self != NULL && position != NULL && memory != NULL, FALSE);

  /* After a treasure is found, no earlier position can occur again. */
  n_found = count_found (position);
  if (n_found != self->n_found)
    g_hash_table_remove_all (self->counts);
  self->n_found = n_found;

  key = (State) { .position = *position, .memory = *memory };
  key.position.board.spare = get_first_rotation (position->board.spare);
  state = g_hash_table_lookup (self->counts, &key);
  if (state == NULL)
    {
      state = g_memdup2 (&key, sizeof key);
      g_hash_table_add (self->counts, state);
    }
  return ++state->n_times >= LAB_SHIFT_REPETITION_LIMIT;
}

/* Private helpers */

/* Returns the tiles that a pawn can reach after an insertion at @arrow, as the cells where they are
 * before the insertion. @spare says whether it can reach the spare. */
static LabShiftBitboard
find_tiles (const LabShiftBoard *board,
            LabShiftArrow        arrow,
            LabShiftCell         pawn,
            gboolean            *spare)
{
  guint n_orientations = lab_shift_openings_orientations (board->spare);
  LabShiftBitboard entry = LAB_SHIFT_CELL_BIT (lab_shift_pushes[arrow].entry);
  LabShiftBitboard from = lab_shift_bitboard_carry (LAB_SHIFT_CELL_BIT (pawn), arrow);
  LabShiftBitboard reachable = 0;

  for (guint turn = 0; turn < n_orientations; turn++)
    {
      LabShiftBoard next = *board;

      lab_shift_board_insert (&next, arrow, lab_shift_openings_rotate (board->spare, (int) turn));
      reachable |= lab_shift_links_flood (lab_shift_board_get_links (&next), from);
    }
  *spare = *spare || (reachable & entry) != 0;
  return lab_shift_bitboard_carry (reachable & ~entry, lab_shift_arrow_opposite (arrow));
}

/* Returns the treasures where @seat can end a turn that starts in @position. */
static LabShiftTreasureSet
find_in_one_turn (const LabShiftPosition *position,
                  LabShiftSeat            seat)
{
  LabShiftTreasureSet found = 0;
  LabShiftBitboard tiles = 0;
  gboolean spare = FALSE;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      if (lab_shift_position_may_insert (position, arrow))
        tiles |= find_tiles (&position->board, arrow, position->pawns[seat], &spare);
    }
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      LabShiftCell cell = position->treasures[treasure];

      if (cell == LAB_SHIFT_CELL_SPARE
              ? spare
              : lab_shift_cell_is_on_board (cell) && (tiles & LAB_SHIFT_CELL_BIT (cell)) != 0)
        found |= LAB_SHIFT_TREASURE_BIT (treasure);
    }
  return found;
}

/* Public functions */

/**
 * lab_shift_memory_init:
 * @self: (out caller-allocates): the memory
 *
 * Makes an empty memory, for a game before its first turn.
 */
void
lab_shift_memory_init (LabShiftMemory *self)
{
  g_return_if_fail (self != NULL);

  memset (self, 0, sizeof *self);
}

/**
 * lab_shift_memory_watch:
 * @self: the memory
 * @before: the position before a turn
 * @after: the position after it
 *
 * Records a turn. A player who could reach a treasure but left it is probably not looking for it.
 */
void
lab_shift_memory_watch (LabShiftMemory         *self,
                        const LabShiftPosition *before,
                        const LabShiftPosition *after)
{
  LabShiftSeat seat;

  g_return_if_fail (self != NULL && before != NULL && after != NULL);
  g_return_if_fail (before->phase == LAB_SHIFT_PHASE_INSERT);

  seat = before->seat;
  if (after->n_found[seat] > before->n_found[seat])
    self->declined[seat] = 0;
  else
    self->declined[seat] |= find_in_one_turn (before, seat);
}

/**
 * lab_shift_observation_init:
 * @self: (out caller-allocates): the observation
 * @position: a position
 * @memory: (nullable): what was seen before; %NULL for nothing
 *
 * Hides every card that the seat whose turn it is cannot see: the cards that others have not found,
 * and its own cards below the current one, unless it plays with open cards.
 */
void
lab_shift_observation_init (LabShiftObservation    *self,
                            const LabShiftPosition *position,
                            const LabShiftMemory   *memory)
{
  guint8 *card;

  g_return_if_fail (self != NULL && position != NULL);

  memset (self, 0, sizeof *self);
  self->position = *position;
  if (memory != NULL)
    self->memory = *memory;

  card = self->position.cards;
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      guint n_seen = position->n_found[seat];

      if (seat == position->seat)
        n_seen = (position->rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0 ? position->n_cards[seat]
                                                               : n_seen + 1;
      for (guint i = 0; i < position->n_cards[seat]; i++, card++)
        {
          if (i >= n_seen)
            *card = LAB_SHIFT_TREASURE_HIDDEN;
        }
    }
}

/**
 * lab_shift_observation_get_unseen:
 * @self: an observation
 *
 * Finds the treasures that can be on a hidden card.
 *
 * Returns: the treasures whose cards may be among the hidden ones: those on the board or on the
 *   spare whose card is not visible
 */
LabShiftTreasureSet
lab_shift_observation_get_unseen (const LabShiftObservation *self)
{
  LabShiftTreasureSet unseen = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      if (self->position.treasures[treasure] != LAB_SHIFT_CELL_NONE)
        unseen |= LAB_SHIFT_TREASURE_BIT (treasure);
    }
  for (guint i = 0; i < LAB_SHIFT_N_TREASURES; i++)
    {
      if (self->position.cards[i] < LAB_SHIFT_N_TREASURES)
        unseen &= ~LAB_SHIFT_TREASURE_BIT (self->position.cards[i]);
    }
  return unseen;
}
