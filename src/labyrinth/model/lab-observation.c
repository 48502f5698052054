/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-observation.h"

#include <string.h>

/* Private helpers */

/* Returns the tiles that a pawn can reach after an insertion at @arrow, as the cells where they are
 * before the insertion. @spare says whether it can reach the spare. */
static LabBitboard
find_tiles (const LabBoard *board,
            LabArrow        arrow,
            LabCell         pawn,
            gboolean       *spare)
{
  guint n_orientations = lab_openings_orientations (board->spare);
  LabBitboard entry = LAB_CELL_BIT (lab_pushes[arrow].entry);
  LabBitboard from = lab_bitboard_carry (LAB_CELL_BIT (pawn), arrow);
  LabBitboard reachable = 0;

  for (guint turn = 0; turn < n_orientations; turn++)
    {
      LabBoard next = *board;

      lab_board_insert (&next, arrow, lab_openings_rotate (board->spare, (int) turn));
      reachable |= lab_links_flood (lab_board_get_links (&next), from);
    }
  *spare = *spare || (reachable & entry) != 0;
  return lab_bitboard_carry (reachable & ~entry, lab_arrow_opposite (arrow));
}

/* Returns the treasures where @seat can end a turn that starts in @position. */
static LabTreasureSet
find_in_one_turn (const LabPosition *position,
                  LabSeat            seat)
{
  LabTreasureSet found = 0;
  LabBitboard tiles = 0;
  gboolean spare = FALSE;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      if (lab_position_may_insert (position, arrow))
        tiles |= find_tiles (&position->board, arrow, position->pawns[seat], &spare);
    }
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      LabCell cell = position->treasures[treasure];

      if (cell == LAB_CELL_SPARE
              ? spare
              : lab_cell_is_on_board (cell) && (tiles & LAB_CELL_BIT (cell)) != 0)
        found |= LAB_TREASURE_BIT (treasure);
    }
  return found;
}

/* Public functions */

/**
 * lab_memory_init:
 * @self: (out caller-allocates): the memory
 *
 * Makes an empty memory, for a game before its first turn.
 */
void
lab_memory_init (LabMemory *self)
{
  g_return_if_fail (self != NULL);

  memset (self, 0, sizeof *self);
}

/**
 * lab_memory_watch:
 * @self: the memory
 * @before: the position before a turn
 * @after: the position after it
 *
 * Records a turn. A player who could reach a treasure but left it is probably not looking for it.
 */
void
lab_memory_watch (LabMemory         *self,
                  const LabPosition *before,
                  const LabPosition *after)
{
  LabSeat seat;

  g_return_if_fail (self != NULL && before != NULL && after != NULL);
  g_return_if_fail (before->phase == LAB_PHASE_INSERT);

  seat = before->seat;
  if (after->n_found[seat] > before->n_found[seat])
    self->declined[seat] = 0;
  else
    self->declined[seat] |= find_in_one_turn (before, seat);
}

/**
 * lab_observation_init:
 * @self: (out caller-allocates): the observation
 * @position: a position
 * @memory: (nullable): what was seen before; %NULL for nothing
 *
 * Hides every card that the seat whose turn it is cannot see: the cards that others have not found,
 * and its own cards below the current one, unless it plays with open cards.
 */
void
lab_observation_init (LabObservation    *self,
                      const LabPosition *position,
                      const LabMemory   *memory)
{
  guint8 *card;

  g_return_if_fail (self != NULL && position != NULL);

  memset (self, 0, sizeof *self);
  self->position = *position;
  if (memory != NULL)
    self->memory = *memory;

  card = self->position.cards;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      guint n_seen = position->n_found[seat];

      if (seat == position->seat)
        n_seen = (position->rules & LAB_RULES_OPEN_CARDS) != 0 ? position->n_cards[seat]
                                                               : n_seen + 1;
      for (guint i = 0; i < position->n_cards[seat]; i++, card++)
        {
          if (i >= n_seen)
            *card = LAB_TREASURE_HIDDEN;
        }
    }
}

/**
 * lab_observation_get_unseen:
 * @self: an observation
 *
 * Finds the treasures that can be on a hidden card.
 *
 * Returns: the treasures whose cards may be among the hidden ones: those on the board or on the
 *   spare whose card is not visible
 */
LabTreasureSet
lab_observation_get_unseen (const LabObservation *self)
{
  LabTreasureSet unseen = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if (self->position.treasures[treasure] != LAB_CELL_NONE)
        unseen |= LAB_TREASURE_BIT (treasure);
    }
  for (guint i = 0; i < LAB_N_TREASURES; i++)
    {
      if (self->position.cards[i] < LAB_N_TREASURES)
        unseen &= ~LAB_TREASURE_BIT (self->position.cards[i]);
    }
  return unseen;
}
