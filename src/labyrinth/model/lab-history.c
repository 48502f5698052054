/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-history.h"

/**
 * lab_history_init:
 * @self: (out caller-allocates): an empty history
 *
 * Initializes @self. Free its contents with lab_history_clear().
 */
void
lab_history_init (LabHistory *self)
{
  g_return_if_fail (self != NULL);

  lab_position_init (&self->initial);
  self->past = g_array_new (FALSE, FALSE, sizeof (LabPosition));
  self->turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));
}

/** lab_history_clear: frees the contents of @self. */
void
lab_history_clear (LabHistory *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->past, g_array_unref);
  g_clear_pointer (&self->turns, g_array_unref);
}

/**
 * lab_history_begin:
 * @self: a history
 * @initial: the position at its start
 *
 * Removes all half-turns and starts again at @initial.
 */
void
lab_history_begin (LabHistory        *self,
                   const LabPosition *initial)
{
  g_return_if_fail (self != NULL && initial != NULL);

  self->initial = *initial;
  g_array_set_size (self->past, 0);
  g_array_set_size (self->turns, 0);
}

/** lab_history_get_length: returns the number of half-turns in @self. */
guint
lab_history_get_length (const LabHistory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->past->len;
}

/**
 * lab_history_add_insertion:
 * @self: a history
 * @before: the position before the insertion
 * @arrow: where the spare went in
 * @tile: the spare, as it went in
 *
 * Appends the first half of a turn.
 */
void
lab_history_add_insertion (LabHistory        *self,
                           const LabPosition *before,
                           LabArrow           arrow,
                           LabOpenings        tile)
{
  LabTurn turn = { arrow, tile, LAB_CELL_NONE };

  g_return_if_fail (self != NULL && before != NULL);

  g_array_append_vals (self->past, before, 1);
  g_array_append_val (self->turns, turn);
}

/**
 * lab_history_add_move:
 * @self: a history
 * @before: the position before the move
 * @after: the position after the move
 * @cell: the cell where the pawn ended
 *
 * Appends the second half of a turn. If the history does not have the first half, it starts again
 * at @after.
 */
void
lab_history_add_move (LabHistory        *self,
                      const LabPosition *before,
                      const LabPosition *after,
                      LabCell            cell)
{
  g_return_if_fail (self != NULL && before != NULL && after != NULL);

  if (self->turns->len == 0)
    {
      self->initial = *after;
      return;
    }
  g_array_append_vals (self->past, before, 1);
  g_array_index (self->turns, LabTurn, self->turns->len - 1).cell = cell;
}

/**
 * lab_history_undo:
 * @self: a history with at least one half-turn
 * @position: (out caller-allocates): the position before the last half-turn
 *
 * Removes the last half-turn.
 *
 * Returns: the removed half-turn: a turn whose cell is %LAB_CELL_NONE if it was an insertion
 */
LabTurn
lab_history_undo (LabHistory  *self,
                  LabPosition *position)
{
  LabTurn *last, turn = { LAB_ARROW_NONE, 0, LAB_CELL_NONE };

  g_return_val_if_fail (self != NULL && self->past->len > 0 && position != NULL, turn);

  *position = g_array_index (self->past, LabPosition, self->past->len - 1);
  g_array_set_size (self->past, self->past->len - 1);
  last = &g_array_index (self->turns, LabTurn, self->turns->len - 1);
  turn = *last;
  if (turn.cell != LAB_CELL_NONE)
    last->cell = LAB_CELL_NONE;
  else
    g_array_set_size (self->turns, self->turns->len - 1);
  return turn;
}
