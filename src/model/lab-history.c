/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-history.h"

/**
 * lab_history_init:
 * @self: (out caller-allocates): an empty history; free it with lab_history_clear()
 */
void
lab_history_init (LabHistory *self)
{
  g_return_if_fail (self != NULL);

  lab_position_init (&self->initial);
  self->past = g_array_new (FALSE, FALSE, sizeof (LabPosition));
  self->turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));
}

/** lab_history_clear: frees what @self holds. */
void
lab_history_clear (LabHistory *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->past, g_array_unref);
  g_clear_pointer (&self->turns, g_array_unref);
}

/**
 * lab_history_begin:
 * @self: a history, whose half-turns are forgotten
 * @initial: where it begins
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

/** lab_history_get_length: how many half-turns @self has. */
guint
lab_history_get_length (const LabHistory *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->past->len;
}

/**
 * lab_history_add_insertion:
 * @self: a history
 * @before: where the game stood
 * @arrow: where the spare went in
 * @tile: how it lay
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
 * @before: where the game stood
 * @after: where it stands
 * @cell: where the pawn ended
 *
 * If the insertion of this turn is not known, the history begins with @after.
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
 * lab_history_take_back:
 * @self: a history with a half-turn
 * @position: (out caller-allocates): where the game stood before the last one
 *
 * Forgets the last half-turn.
 *
 * Returns: that half-turn: a turn whose cell is %LAB_CELL_NONE if it was an insertion
 */
LabTurn
lab_history_take_back (LabHistory  *self,
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
