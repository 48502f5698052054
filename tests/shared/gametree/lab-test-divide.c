/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-divide.h"

#include <string.h>

#include "lab-test-check.h"

/* Private helpers: the game. An action encodes the contents of the boxes before and
 * after. */

static guint64
side_key (void)
{
  return lab_test_hash (0);
}

static guint64
box_key (guint box,
         guint content)
{
  return lab_test_hash (1 + box * 1000 + content);
}

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const LabTestDivide *self = state;
  guint32 before = self->boxes[0] << 24 | self->boxes[1] << 16;
  guint n = 0;

  for (guint box = 0; box < 2; box++)
    {
      for (guint part = 1; 2 * part <= self->boxes[box]; part++)
        actions[n++] = before | part << 8 | (self->boxes[box] - part);
    }
  /* If both boxes are equal, each division would be listed twice. */
  return self->boxes[0] == self->boxes[1] ? n / 2 : n;
}

static void
change_boxes (LabTestDivide *self,
              guint          a,
              guint          b)
{
  self->key ^= box_key (0, self->boxes[0]) ^ box_key (0, a);
  self->key ^= box_key (1, self->boxes[1]) ^ box_key (1, b);
  self->key ^= side_key ();
  self->boxes[0] = a;
  self->boxes[1] = b;
  self->side = -self->side;
}

static void
apply (gpointer state,
       guint32  action)
{
  change_boxes (state, action >> 8 & 0xff, action & 0xff);
}

static void
undo (gpointer state,
      guint32  action)
{
  change_boxes (state, action >> 24, action >> 16 & 0xff);
}

static gboolean
is_over (gconstpointer state)
{
  const LabTestDivide *self = state;

  return self->boxes[0] < 2 && self->boxes[1] < 2;
}

static int
get_side (gconstpointer state)
{
  const LabTestDivide *self = state;

  return self->side;
}

static int
estimate (gconstpointer state)
{
  const LabTestDivide *self = state;

  return is_over (state) ? -LAB_WIN : (int) (self->boxes[0] * 3 + self->boxes[1] * 5) % 7 - 3;
}

static guint64
get_key (gconstpointer state)
{
  const LabTestDivide *self = state;

  return self->key;
}

/* Public functions */

const LabZeroSum lab_test_divide = {
  LAB_TEST_DIVIDE_MOST, list_actions, apply, undo, is_over, get_side, estimate, get_key, NULL,
};

/**
 * lab_test_divide_init:
 * @self: a state
 * @a: the contents of one box, at least 1
 * @b: the contents of the other box, at least 1
 *
 * Starts a game; the first player moves first.
 */
void
lab_test_divide_init (LabTestDivide *self,
                      guint          a,
                      guint          b)
{
  g_assert (a > 0 && b > 0 && a + b <= LAB_TEST_DIVIDE_MOST);
  memset (self, 0, sizeof *self);
  self->boxes[0] = a;
  self->boxes[1] = b;
  self->side = 1;
  self->key = lab_test_divide_make_key (self);
}

/**
 * lab_test_divide_make_key:
 * @state: a state
 *
 * Returns: the key of the position, computed from scratch
 */
guint64
lab_test_divide_make_key (gconstpointer state)
{
  const LabTestDivide *self = state;

  return box_key (0, self->boxes[0]) ^ box_key (1, self->boxes[1])
         ^ (self->side < 0 ? side_key () : 0);
}
