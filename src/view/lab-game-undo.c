/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include <glib/gi18n.h>

#include "controller/lab-undo.h"
#include "lab-secrecy.h"

/* Taking back what was decided last, and doing it again. How far that goes, and what it
 * must not show to whom, lab-undo.c says. */

/* Private helpers */

/* Whether anything can be taken back or done again just now. */
static gboolean
is_open (LabGamePage *self)
{
  if (self->host == NULL || self->paused || lab_host_get_paused (self->host))
    return FALSE;
  /* While it is asked whether to play on, the answer comes first. */
  if (self->asking)
    return FALSE;
  if (lab_game_get_phase (lab_game_page_get_game (self)) == LAB_PHASE_OVER)
    return FALSE;
  return lab_game_page_get_takes_back (self);
}

static guint
count_undo (LabGamePage *self)
{
  if (!is_open (self))
    return 0;
  return lab_undo_count (lab_game_page_get_controller (self), lab_host_get_persons (self->host),
                         self->viewer);
}

static guint
count_redo (LabGamePage *self)
{
  if (!is_open (self))
    return 0;
  return lab_redo_count (lab_game_page_get_controller (self), lab_host_get_persons (self->host));
}

/* The game stands elsewhere: everything is shown anew, and whoever decides there is asked. */
static void
on_rewound (LabGamePage *self)
{
  LabController *controller = lab_game_page_get_controller (self);
  LabSeat viewer = self->viewer;
  gboolean covered = lab_game_page_get_covered (self);

  lab_game_turns_clear (self);
  lab_pace_set_host (self->pace, NULL);
  lab_pace_set_host (self->pace, self->host);
  lab_notice_drop (self->refusal);
  lab_board_view_set_controller (self->board, NULL);
  lab_board_view_set_controller (self->board, controller);
  /* Whoever only takes back the own half-turn still has the screen. */
  if (!covered && viewer == self->rewound_from)
    self->viewer = viewer;
  else
    self->viewer = lab_secrecy_get_first_viewer (lab_host_get_persons (self->host));
  lab_game_turns_go_on (self);
}

/* For the page */

/* Says whether there is something to take back or to do again, if that has changed. */
void
lab_game_undo_update (LabGamePage *self)
{
  gboolean undoable = count_undo (self) > 0;
  gboolean redoable = count_redo (self) > 0;

  if (self->undoable != undoable)
    {
      self->undoable = undoable;
      g_object_notify (G_OBJECT (self), "undoable");
    }
  if (self->redoable != redoable)
    {
      self->redoable = redoable;
      g_object_notify (G_OBJECT (self), "redoable");
    }
}

/* Shows the host's game anew when it stands elsewhere. */
void
lab_game_undo_watch (LabGamePage *self)
{
  g_signal_connect_swapped (lab_game_page_get_game (self), "rewound", G_CALLBACK (on_rewound),
                            self);
}

/* Public functions */

/**
 * lab_game_page_get_takes_back:
 * @self: a page
 *
 * Returns: %FALSE if nothing can ever be taken back in the game that is played, as in a
 *   tournament or in a show of computers
 */
gboolean
lab_game_page_get_takes_back (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), FALSE);

  return self->host != NULL && lab_host_get_persons (self->host) != 0
         && !lab_controller_get_tournament (lab_game_page_get_controller (self))
         && (self->pastime == NULL || lab_pastime_allows_undo (self->pastime));
}

/**
 * lab_game_page_undo:
 * @self: a page
 *
 * Takes back what a person decided last, and all that computers have played since, if
 * that may be done now.
 */
void
lab_game_page_undo (LabGamePage *self)
{
  guint n_half_turns;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  if (count_undo (self) == 0)
    return;
  /* What is still on its way arrives first, and may end the turn. */
  lab_board_view_skip (self->board);
  n_half_turns = count_undo (self);
  if (n_half_turns == 0)
    return;
  self->rewound_from = lab_game_get_seat (lab_game_page_get_game (self));
  /* Translators: said to users of a screen reader, when the last insertion or move was undone. */
  lab_game_tell (self, _("Taken back."));
  lab_controller_undo (lab_game_page_get_controller (self), n_half_turns, NULL);
}

/**
 * lab_game_page_redo:
 * @self: a page
 *
 * Does again what was taken back, up to where a person has to decide next.
 */
void
lab_game_page_redo (LabGamePage *self)
{
  guint n_half_turns;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  if (count_redo (self) == 0)
    return;
  lab_board_view_skip (self->board);
  n_half_turns = count_redo (self);
  if (n_half_turns == 0)
    return;
  self->rewound_from = lab_game_get_seat (lab_game_page_get_game (self));
  /* Translators: said to users of a screen reader, when what was undone is done again. */
  lab_game_tell (self, _("Done again."));
  lab_controller_redo (lab_game_page_get_controller (self), n_half_turns, NULL);
}
