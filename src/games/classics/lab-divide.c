/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic.h"

#include <glib/gi18n-lib.h>

#include "lab-random.h"

#define DEFAULT_FIRST 8
#define DEFAULT_SECOND 5

/* Private helpers */

static guint64
side_key (void)
{
  return lab_random_hash (0);
}

static guint64
heap_key (guint heap,
          guint content)
{
  return lab_random_hash (1 + heap * 1000 + content);
}

/* Returns the key of a position, computed from scratch. */
static guint64
make_key (const LabDivide *self)
{
  return heap_key (0, self->heaps[0]) ^ heap_key (1, self->heaps[1])
         ^ (self->side < 0 ? side_key () : 0);
}

/* LabZeroSum: an action encodes the contents of the heaps before and after */

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const LabDivide *self = state;
  guint32 before = self->heaps[0] << 24 | self->heaps[1] << 16;
  guint n = 0;

  for (guint heap = 0; heap < 2; heap++)
    {
      for (guint part = 1; 2 * part <= self->heaps[heap]; part++)
        actions[n++] = before | part << 8 | (self->heaps[heap] - part);
    }
  /* If both heaps are equal, each division would be listed twice. */
  return self->heaps[0] == self->heaps[1] ? n / 2 : n;
}

static void
change_heaps (LabDivide *self,
              guint      a,
              guint      b)
{
  self->key ^= heap_key (0, self->heaps[0]) ^ heap_key (0, a);
  self->key ^= heap_key (1, self->heaps[1]) ^ heap_key (1, b);
  self->key ^= side_key ();
  self->heaps[0] = a;
  self->heaps[1] = b;
  self->side = -self->side;
}

static void
apply (gpointer state,
       guint32  action)
{
  change_heaps (state, action >> 8 & 0xff, action & 0xff);
}

static void
undo (gpointer state,
      guint32  action)
{
  change_heaps (state, action >> 24, action >> 16 & 0xff);
}

static gboolean
is_over (gconstpointer state)
{
  const LabDivide *self = state;

  return self->heaps[0] < 2 && self->heaps[1] < 2;
}

static int
estimate (gconstpointer state)
{
  return is_over (state) ? -LAB_WIN : 0;
}

static guint64
get_key (gconstpointer state)
{
  const LabDivide *self = state;

  return self->key;
}

static const LabZeroSum rules = {
  LAB_DIVIDE_MAX, list_actions, apply, undo, is_over, lab_classic_get_side, estimate, get_key, NULL,
};

/* LabClassic */

static gboolean
parse_options (gpointer      state,
               const char   *options,
               GError      **error)
{
  LabDivide *self = state;
  guint a = DEFAULT_FIRST, b = DEFAULT_SECOND;

  if (options != NULL
      && (!lab_classic_read_size (&options, 1, LAB_DIVIDE_MAX, &a, &b) || *options != '\0'))
    return lab_classic_refuse_game (
        /* Translators: “divide:” and the “x” are typed as they are. */
        error, _("Write divide:AxB with the contents of two heaps, each from 1 to %u, such as "
                 "divide:8x5."), (guint) LAB_DIVIDE_MAX);
  self->heaps[0] = self->start[0] = a;
  self->heaps[1] = self->start[1] = b;
  self->side = 1;
  self->key = make_key (self);
  return TRUE;
}

static char *
format_options (gconstpointer state)
{
  const LabDivide *self = state;

  return g_strdup_printf ("%ux%u", self->start[0], self->start[1]);
}

static gboolean
parse_board (gpointer      state,
             const char   *board,
             int           side,
             GError      **error)
{
  LabDivide *self = state;
  guint a, b;

  if (!lab_classic_read_size (&board, 1, LAB_DIVIDE_MAX, &a, &b) || *board != '\0')
    return lab_classic_refuse_position (
        error, _("Each of the two heaps holds 1 to %u; write their contents and the player to "
                 "move, such as “8x5 1”."), (guint) LAB_DIVIDE_MAX);
  self->heaps[0] = a;
  self->heaps[1] = b;
  self->side = side;
  self->key = make_key (self);
  return TRUE;
}

static char *
format_board (gconstpointer state)
{
  const LabDivide *self = state;

  return g_strdup_printf ("%ux%u", self->heaps[0], self->heaps[1]);
}

static char *
format_action (gconstpointer state G_GNUC_UNUSED,
               guint32       action)
{
  guint a = action >> 8 & 0xff, b = action & 0xff;

  return g_strdup_printf ("%u=%u+%u", a + b, a, b);
}

static char *
draw (gconstpointer state)
{
  const LabDivide *self = state;
  GString *drawing = g_string_new (NULL);

  for (guint heap = 0; heap < 2; heap++)
    {
      g_string_append_printf (drawing, "%2u ", self->heaps[heap]);
      for (guint i = 0; i < self->heaps[heap]; i++)
        g_string_append_c (drawing, 'o');
      g_string_append_c (drawing, '\n');
    }
  return g_string_free (drawing, FALSE);
}

static char *
tell_goal (gconstpointer state G_GNUC_UNUSED)
{
  return g_strdup (_("When each heap holds a single pebble, the player to move loses."));
}

const LabClassic lab_divide = {
  .id = "divide",
  .usage = "divide[:AxB]",
  /* Translators: the name of a game in which players divide heaps. */
  .name = N_("Divide"),
  .rule = N_("There are two heaps. On each turn, a player takes one heap away and divides the "
             "other one into two heaps, so that neither is empty."),
  .tell_goal = tell_goal,
  .rules = &rules,
  .state_size = sizeof (LabDivide),
  .init = parse_options,
  .format_options = format_options,
  .parse_board = parse_board,
  .format_board = format_board,
  .format_action = format_action,
  .draw = draw,
  .max_small = G_MAXUINT,
};
