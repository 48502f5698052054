/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-random.h"

#define MOST_TAKEN 3
#define DEFAULT_MATCHES 17
#define GROUP 5

/* LabZeroSum: an action is the number of matches that a player takes */

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const LabMatches *self = state;
  guint n = MIN (self->n_left, MOST_TAKEN);

  for (guint i = 0; i < n; i++)
    actions[i] = i + 1;
  return n;
}

static void
apply (gpointer state,
       guint32  action)
{
  LabMatches *self = state;

  self->n_left -= action;
  self->n_moves++;
  self->side = -self->side;
}

static void
undo (gpointer state,
      guint32  action)
{
  LabMatches *self = state;

  self->n_left += action;
  self->n_moves--;
  self->side = -self->side;
}

static gboolean
is_over (gconstpointer state)
{
  const LabMatches *self = state;

  return self->n_left == 0;
}

static int
estimate (gconstpointer state)
{
  const LabMatches *self = state;

  if (self->n_left > 0)
    return 0;
  return self->misere ? LAB_WIN : -LAB_WIN;
}

/* The same heap comes up after different numbers of moves, and a table has one depth for each key.
 * So the number of moves is a part of the key, or searches of large heaps would hardly ever find
 * an entry of their own depth. */
static guint64
get_key (gconstpointer state)
{
  const LabMatches *self = state;

  return lab_random_hash (self->n_moves << 8 | self->n_left << 1 | (self->side > 0 ? 0 : 1));
}

static const LabZeroSum rules = {
  MOST_TAKEN, list_actions, apply, undo, is_over, lab_classic_get_side, estimate, get_key, NULL,
};

/* LabClassic */

static gboolean
parse_options (gpointer      state,
               const char   *options,
               GError      **error)
{
  LabMatches *self = state;
  const char *at = options;
  guint n_matches = DEFAULT_MATCHES;

  if (options != NULL
      && (!lab_classic_read_number (&at, 1, LAB_MATCHES_MAX, &n_matches)
          || (*at != '\0' && strcmp (at, ",misere") != 0)))
    return lab_classic_refuse_game (
        /* Translators: “matches:” and “misere” are typed as they are; N stands for a number. */
        error, _("Write matches:N with a number from 1 to %u, or matches:N,misere if the player "
                 "who takes the last match loses."), (guint) LAB_MATCHES_MAX);
  self->n_left = n_matches;
  self->n_start = n_matches;
  self->misere = at != NULL && *at != '\0';
  self->side = 1;
  return TRUE;
}

static char *
format_options (gconstpointer state)
{
  const LabMatches *self = state;

  return g_strdup_printf ("%u%s", self->n_start, self->misere ? ",misere" : "");
}

static gboolean
parse_board (gpointer      state,
             const char   *board,
             int           side,
             GError      **error)
{
  LabMatches *self = state;

  if (!lab_classic_read_number (&board, 0, self->n_start, &self->n_left) || *board != '\0')
    return lab_classic_refuse_position (
        error, _("Write the number of matches, 0 to %u, and the player to move, such as "
                 "“%u 1”."), self->n_start, self->n_start);
  self->side = side;
  return TRUE;
}

static char *
format_board (gconstpointer state)
{
  const LabMatches *self = state;

  return g_strdup_printf ("%u", self->n_left);
}

static char *
format_action (gconstpointer state G_GNUC_UNUSED,
               guint32       action)
{
  return g_strdup_printf ("%u", action);
}

static char *
draw (gconstpointer state)
{
  const LabMatches *self = state;
  GString *drawing = g_string_new (NULL);

  for (guint i = 0; i < self->n_left; i++)
    {
      if (i > 0 && i % GROUP == 0)
        g_string_append_c (drawing, i % (GROUP * GROUP) == 0 ? '\n' : ' ');
      g_string_append_c (drawing, '|');
    }
  g_string_append_c (drawing, '\n');
  return g_string_free (drawing, FALSE);
}

static char *
tell_goal (gconstpointer state)
{
  const LabMatches *self = state;

  return g_strdup (self->misere ? _("The player who takes the last match loses.")
                                : _("The player who takes the last match wins."));
}

const LabClassic lab_matches = {
  .id = "matches",
  .usage = "matches[:N[,misere]]",
  /* Translators: the name of a game with a heap of matches. */
  .name = N_("Matches"),
  .rule = N_("There is one heap of matches. On each turn, a player takes one, two, or three of "
             "them."),
  .tell_goal = tell_goal,
  .rules = &rules,
  .state_size = sizeof (LabMatches),
  .init = parse_options,
  .format_options = format_options,
  .parse_board = parse_board,
  .format_board = format_board,
  .format_action = format_action,
  .draw = draw,
  .max_small = G_MAXUINT,
};
