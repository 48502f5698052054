/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-tictactoe.h"

#include <string.h>

#include "lab-test-check.h"

#define N_CELLS 9
#define ALL_CELLS 0x1ff
#define CENTER 4

static const guint16 lines[] = { 0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124 };

/* Private helpers: the game. An action is a cell. */

static guint64
mark_key (int   side,
          guint cell)
{
  return lab_test_hash (100 + cell + (side > 0 ? 0 : N_CELLS));
}

static gboolean
has_line (guint16 cells)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      if ((cells & lines[i]) == lines[i])
        return TRUE;
    }
  return FALSE;
}

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const LabTestTictactoe *self = state;
  guint n = 0;

  for (guint32 cell = 0; cell < N_CELLS; cell++)
    {
      if (((self->crosses | self->noughts) >> cell & 1) == 0)
        actions[n++] = cell;
    }
  return n;
}

static void
flip_mark (LabTestTictactoe *self,
           int               side,
           guint32           cell)
{
  guint16 *cells = side > 0 ? &self->crosses : &self->noughts;

  *cells = (guint16) (*cells ^ 1 << cell);
  self->key ^= mark_key (side, cell);
  self->side = -self->side;
}

static void
apply (gpointer state,
       guint32  action)
{
  LabTestTictactoe *self = state;

  flip_mark (self, self->side, action);
}

static void
undo (gpointer state,
      guint32  action)
{
  LabTestTictactoe *self = state;

  flip_mark (self, -self->side, action);
}

/* Only the player who has just moved can have a line. */
static gboolean
is_lost (const LabTestTictactoe *self)
{
  return has_line (self->side > 0 ? self->noughts : self->crosses);
}

static gboolean
is_over (gconstpointer state)
{
  const LabTestTictactoe *self = state;

  return is_lost (self) || (self->crosses | self->noughts) == ALL_CELLS;
}

static int
get_side (gconstpointer state)
{
  const LabTestTictactoe *self = state;

  return self->side;
}

static int
estimate (gconstpointer state)
{
  const LabTestTictactoe *self = state;

  if (is_over (state))
    return is_lost (self) ? -LAB_WIN : 0;
  return self->side * ((self->crosses >> CENTER & 1) - (self->noughts >> CENTER & 1));
}

static guint64
get_key (gconstpointer state)
{
  const LabTestTictactoe *self = state;

  return self->key;
}

static int
get_order (gconstpointer state G_GNUC_UNUSED,
           guint32       action)
{
  return action == CENTER ? 2 : action % 2 == 0 ? 1 : 0;
}

/* Public functions */

const LabZeroSum lab_test_tictactoe = {
  N_CELLS, list_actions, apply, undo, is_over, get_side, estimate, get_key, get_order,
};

/**
 * lab_test_tictactoe_init:
 * @self: a state
 *
 * Starts a game on an empty board; the first player moves first.
 */
void
lab_test_tictactoe_init (LabTestTictactoe *self)
{
  memset (self, 0, sizeof *self);
  self->side = 1;
  self->key = lab_test_tictactoe_make_key (self);
}

/**
 * lab_test_tictactoe_make_key:
 * @state: a state
 *
 * Computes the key from the marks alone, because their number tells the player to move.
 *
 * Returns: the key of the position, computed from scratch
 */
guint64
lab_test_tictactoe_make_key (gconstpointer state)
{
  const LabTestTictactoe *self = state;
  guint64 key = 0;

  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      if ((self->crosses >> cell & 1) != 0)
        key ^= mark_key (1, cell);
      if ((self->noughts >> cell & 1) != 0)
        key ^= mark_key (-1, cell);
    }
  return key;
}
