/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-nim.h"

/* A fifth game, which the program does not know: Nim (Bouton, 1901) with three heaps. It has no
 * keys, no order, and no options. An action is a heap and how many things to take. */

#define N_HEAPS 3
#define MAX_HEAP 5

typedef struct
{
  guint heaps[N_HEAPS];
  int   side;
} Nim;

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const Nim *self = state;
  guint n = 0;

  for (guint32 heap = 0; heap < N_HEAPS; heap++)
    {
      for (guint32 taken = 1; taken <= self->heaps[heap]; taken++)
        actions[n++] = heap << 8 | taken;
    }
  return n;
}

static void
apply (gpointer state,
       guint32  action)
{
  Nim *self = state;

  self->heaps[action >> 8] -= action & 0xff;
  self->side = -self->side;
}

static void
undo (gpointer state,
      guint32  action)
{
  Nim *self = state;

  self->heaps[action >> 8] += action & 0xff;
  self->side = -self->side;
}

static gboolean
is_over (gconstpointer state)
{
  const Nim *self = state;

  return self->heaps[0] + self->heaps[1] + self->heaps[2] == 0;
}

static int
get_side (gconstpointer state)
{
  const Nim *self = state;

  return self->side;
}

static int
estimate (gconstpointer state)
{
  return is_over (state) ? -LAB_WIN : 0;
}

static const LabZeroSum rules = {
  N_HEAPS * MAX_HEAP, list_actions, apply, undo, is_over, get_side, estimate, NULL, NULL,
};

static gboolean
init (gpointer      state,
      const char   *options G_GNUC_UNUSED,
      GError      **error G_GNUC_UNUSED)
{
  *(Nim *) state = (Nim) { { 3, 4, 5 }, 1 };
  return TRUE;
}

static gboolean
parse_board (gpointer      state,
             const char   *board,
             int           side,
             GError      **error G_GNUC_UNUSED)
{
  Nim *self = state;

  for (guint heap = 0; heap < N_HEAPS; heap++)
    self->heaps[heap] = (guint) (board[2 * heap] - '0');
  self->side = side;
  return TRUE;
}

static char *
format_board (gconstpointer state)
{
  const Nim *self = state;

  return g_strdup_printf ("%u,%u,%u", self->heaps[0], self->heaps[1], self->heaps[2]);
}

static char *
format_action (gconstpointer state G_GNUC_UNUSED,
               guint32       action)
{
  return g_strdup_printf ("%c%u", (char) ('a' + (int) (action >> 8)), action & 0xff);
}

const LabClassic lab_test_nim = {
  .id = "nim", .usage = "nim", .name = "Nim", .rule = "Take any number of things from a heap.",
  .rules = &rules, .state_size = sizeof (Nim), .init = init, .parse_board = parse_board,
  .format_board = format_board, .format_action = format_action, .draw = format_board,
};
