/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-matches.h"

#define MOST 3

/* Private helpers: the game */

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const LabTestMatches *self = state;
  guint n = MIN (self->n_left, MOST);

  for (guint i = 0; i < n; i++)
    actions[i] = i + 1;
  return n;
}

static void
apply (gpointer state,
       guint32  action)
{
  LabTestMatches *self = state;

  self->n_left -= action;
  self->side = -self->side;
}

static void
undo (gpointer state,
      guint32  action)
{
  LabTestMatches *self = state;

  self->n_left += action;
  self->side = -self->side;
}

static gboolean
is_over (gconstpointer state)
{
  const LabTestMatches *self = state;

  return self->n_left == 0;
}

static int
get_side (gconstpointer state)
{
  const LabTestMatches *self = state;

  return self->side;
}

/* Before the end the estimate is wrong on purpose, so that a search that relies on
 * it fails. */
static int
estimate (gconstpointer state)
{
  const LabTestMatches *self = state;

  return self->n_left == 0 ? -LAB_WIN : (int) (self->n_left * 7 % 5) - 2;
}

/* Public functions */

const LabZeroSum lab_test_matches = {
  MOST, list_actions, apply, undo, is_over, get_side, estimate, NULL, NULL,
};

/**
 * lab_test_matches_init:
 * @self: a state
 * @n_matches: the number of matches
 *
 * Starts a game; the first player moves first.
 */
void
lab_test_matches_init (LabTestMatches *self,
                       guint           n_matches)
{
  self->n_left = n_matches;
  self->side = 1;
}
