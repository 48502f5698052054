/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-hexapawn.h"

#include <string.h>

#include "lab-test-check.h"

#define CAPTURE (1u << 16)

/* Private helpers: the game. An action encodes the cell a pawn leaves, the cell it
 * moves to, and whether it captures there, so that it can be undone. */

static guint64
side_key (void)
{
  return lab_test_hash (200);
}

static guint64
pawn_key (guint player,
          guint cell)
{
  return lab_test_hash (201 + player * LAB_TEST_HEXAPAWN_MAX_CELLS + cell);
}

static guint
get_player (const LabTestHexapawn *self)
{
  return self->side > 0 ? 0 : 1;
}

static guint32
far_row (const LabTestHexapawn *self,
         guint                  player)
{
  guint32 row = (1u << self->columns) - 1;

  return player == 0 ? row << (self->rows - 1) * self->columns : row;
}

/* No pawn can be on its last row here, because the game would be over. */
static guint
list_pawn_actions (const LabTestHexapawn *self,
                   guint                  from,
                   guint32               *actions)
{
  guint player = get_player (self);
  guint ahead = player == 0 ? from + self->columns : from - self->columns;
  guint column = from % self->columns;
  guint32 enemies = self->pawns[1 - player];
  guint n = 0;

  if (((self->pawns[player] | enemies) >> ahead & 1) == 0)
    actions[n++] = from << 8 | ahead;
  if (column > 0 && (enemies >> (ahead - 1) & 1) != 0)
    actions[n++] = CAPTURE | from << 8 | (ahead - 1);
  if (column + 1 < self->columns && (enemies >> (ahead + 1) & 1) != 0)
    actions[n++] = CAPTURE | from << 8 | (ahead + 1);
  return n;
}

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const LabTestHexapawn *self = state;
  guint32 pawns = self->pawns[get_player (self)];
  guint n = 0;

  for (guint cell = 0; cell < self->rows * self->columns; cell++)
    {
      if ((pawns >> cell & 1) != 0)
        n += list_pawn_actions (self, cell, actions + n);
    }
  return n;
}

static void
flip_pawn (LabTestHexapawn *self,
           guint            player,
           guint            cell)
{
  self->pawns[player] ^= 1u << cell;
  self->key ^= pawn_key (player, cell);
}

/* Flipping the same bits again moves the pawn back. */
static void
move_pawn (LabTestHexapawn *self,
           guint            player,
           guint32          action)
{
  flip_pawn (self, player, action >> 8 & 0xff);
  flip_pawn (self, player, action & 0xff);
  if ((action & CAPTURE) != 0)
    flip_pawn (self, 1 - player, action & 0xff);
  self->key ^= side_key ();
  self->side = -self->side;
}

static void
apply (gpointer state,
       guint32  action)
{
  LabTestHexapawn *self = state;

  move_pawn (self, get_player (self), action);
}

static void
undo (gpointer state,
      guint32  action)
{
  LabTestHexapawn *self = state;

  move_pawn (self, 1 - get_player (self), action);
}

/* The player to move has lost in both cases. */
static gboolean
is_over (gconstpointer state)
{
  const LabTestHexapawn *self = state;
  guint player = get_player (self);
  guint32 actions[3 * LAB_TEST_HEXAPAWN_MAX_CELLS];

  if ((self->pawns[1 - player] & far_row (self, 1 - player)) != 0)
    return TRUE;
  return list_actions (state, actions) == 0;
}

static int
get_side (gconstpointer state)
{
  const LabTestHexapawn *self = state;

  return self->side;
}

static int
count_steps (const LabTestHexapawn *self,
             guint                  player)
{
  guint n = 0;

  for (guint cell = 0; cell < self->rows * self->columns; cell++)
    {
      guint row = cell / self->columns;

      if ((self->pawns[player] >> cell & 1) != 0)
        n += 3 + (player == 0 ? row : self->rows - 1 - row);
    }
  return (int) n;
}

static int
estimate (gconstpointer state)
{
  const LabTestHexapawn *self = state;

  if (is_over (state))
    return -LAB_WIN;
  return self->side * (count_steps (self, 0) - count_steps (self, 1));
}

static guint64
get_key (gconstpointer state)
{
  const LabTestHexapawn *self = state;

  return self->key;
}

static int
get_order (gconstpointer state G_GNUC_UNUSED,
           guint32       action)
{
  return (action & CAPTURE) != 0 ? 1 : 0;
}

/* Public functions */

const LabZeroSum lab_test_hexapawn = {
  3 * LAB_TEST_HEXAPAWN_MAX_CELLS, list_actions, apply, undo, is_over, get_side, estimate,
  get_key, get_order,
};

/**
 * lab_test_hexapawn_init:
 * @self: a state
 * @rows: the number of rows, at least 3
 * @columns: the number of columns, at least 1
 *
 * Starts a game; the first player moves first.
 */
void
lab_test_hexapawn_init (LabTestHexapawn *self,
                        guint            rows,
                        guint            columns)
{
  g_assert (rows >= 3 && columns > 0 && rows * columns <= LAB_TEST_HEXAPAWN_MAX_CELLS);
  memset (self, 0, sizeof *self);
  self->rows = rows;
  self->columns = columns;
  self->pawns[0] = far_row (self, 1);
  self->pawns[1] = far_row (self, 0);
  self->side = 1;
  self->key = lab_test_hexapawn_make_key (self);
}

/**
 * lab_test_hexapawn_make_key:
 * @state: a state
 *
 * Returns: the key of the position, computed from scratch
 */
guint64
lab_test_hexapawn_make_key (gconstpointer state)
{
  const LabTestHexapawn *self = state;
  guint64 key = self->side > 0 ? 0 : side_key ();

  for (guint player = 0; player < 2; player++)
    {
      for (guint cell = 0; cell < self->rows * self->columns; cell++)
        {
          if ((self->pawns[player] >> cell & 1) != 0)
            key ^= pawn_key (player, cell);
        }
    }
  return key;
}
