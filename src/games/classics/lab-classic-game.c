/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-game.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-classic-kind.h"
#include "lab-refuse.h"

G_DEFINE_FINAL_TYPE (LabClassicGame, lab_classic_game, LAB_TYPE_PLAY)

/* Returns whether the rules allow an action. */
static gboolean
may_move (LabClassicGame *self,
          guint32         action)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (self->classic, self->state);

  for (guint i = 0; i < actions->len; i++)
    {
      if (g_array_index (actions, guint32, i) == action)
        return TRUE;
    }
  return FALSE;
}

static void
lab_classic_game_class_init (LabClassicGameClass *klass G_GNUC_UNUSED)
{
}

static void
lab_classic_game_init (LabClassicGame *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_classic_game_new:
 * @classic: the kind of game
 * @start: the position to start from, which is copied
 *
 * Returns: (transfer full): a game without moves
 */
LabClassicGame *
lab_classic_game_new (const LabClassic *classic,
                      gconstpointer     start)
{
  g_autoptr (LabClock) clock = lab_clock_new ();
  LabClassicState first = { .classic = classic };
  LabClassicGame *self;

  g_return_val_if_fail (classic != NULL && start != NULL, NULL);
  g_return_val_if_fail (classic->state_size <= sizeof first.position, NULL);

  memcpy (first.position, start, classic->state_size);
  self = lab_play_create (LAB_TYPE_CLASSIC_GAME, &lab_classic_kind, &first, clock);
  self->first = first;
  self->classic = classic;
  self->start = self->first.position;
  self->state = ((const LabClassicState *) lab_play_get_state (LAB_PLAY (self)))->position;
  return self;
}

/**
 * lab_classic_game_get_move:
 * @self: a game
 * @number: the number of a move from 0; those that can be redone come last
 *
 * Returns: the action
 */
guint32
lab_classic_game_get_move (LabClassicGame *self,
                           guint           number)
{
  const LabClassicState *state = lab_play_find_state (LAB_PLAY (self), number + 1);

  g_return_val_if_fail (state != NULL, 0);

  return state->action;
}

/**
 * lab_classic_game_move:
 * @self: a game
 * @action: an action
 * @error: return location for a #LabClassicError
 *
 * Plays an action, as lab_play_move() does.
 *
 * Returns: whether the rules allow it
 */
gboolean
lab_classic_game_move (LabClassicGame  *self,
                       guint32          action,
                       GError         **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (self), FALSE);

  if (lab_play_is_over (self))
    return lab_classic_refuse_over (error);
  if (!may_move (self, action))
    return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE,
                       _("The rules do not allow this move. Choose one of the legal moves."));
  text = self->classic->format_action (self->state, action);
  return lab_play_move (LAB_PLAY (self), text, error);
}
