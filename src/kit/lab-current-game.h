/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-autosave-file.h"
#include "lab-game-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_CURRENT_GAME (lab_current_game_get_type ())

G_DECLARE_FINAL_TYPE (LabCurrentGame, lab_current_game, LAB, CURRENT_GAME, GObject)

/**
 * LabCurrentGame:
 *
 * The current game of one kind: it is saved after each change, so that it can be resumed even
 * after a crash, and its end is counted once.
 *
 * One process has the file of the current game; the games of another one are not saved. A game
 * stays saved after its end until the statistics are written. An end that was undone and reached
 * again is not another game: it replaces the first one in the statistics, or is not counted, as the
 * kind says. To know that after a crash, the file then ends with a comment, which no parser sees.
 * Another one says when the game ended, so that the next program finds its record if the crash came
 * after that was written.
 * A game that was over in a file that players opened is not counted, since they can open the same
 * file many times.
 */
struct _LabCurrentGame
{
  GObject parent_instance;

  const LabGameKind *kind;
  LabClock *clock;            /* for new games */
  LabAutosaveFile *file;
  char *damage;               /* (nullable): why the last game cannot be resumed */

  gpointer game;              /* (nullable): a GObject, also after its end */
  GDateTime *played;          /* (nullable): when it was last played */
  guint timeout;              /* saves it, or 0 */
  gboolean is_kept;           /* it is saved: it is not over, or not counted yet */
  gboolean is_opened_over;    /* it was over in the file that was opened, and still is */
  gint64 ended;               /* when it ended, in seconds since 1970, or 0 */
  gboolean is_left;           /* it was over in its file, and can be counted already */
  gboolean is_ended;          /* this end is counted, or will not be */
  char *counted;              /* (nullable): what the kind returned for an end of this game */
  guint n_counting;           /* ends that are being written to the statistics */
  GPtrArray *uncounted;       /* earlier games that wait until the statistics can be written */
  gboolean is_failing;        /* players know that they cannot be written */
  gboolean is_closed;         /* the window was closed, and only these are waited for */
};

LabCurrentGame *lab_current_game_new         (const LabGameKind *kind,
                                              LabClock          *clock);
void            lab_current_game_load        (LabCurrentGame    *self);
void            lab_current_game_close       (LabCurrentGame    *self);
gboolean        lab_current_game_is_running  (LabCurrentGame    *self);
gboolean        lab_current_game_has_begun   (LabCurrentGame    *self);
GDateTime      *lab_current_game_dup_played  (LabCurrentGame    *self);
void            lab_current_game_touch       (LabCurrentGame    *self);
void            lab_current_game_play        (LabCurrentGame    *self,
                                              gpointer           game);
void            lab_current_game_end         (LabCurrentGame    *self);
void            lab_current_game_leave       (LabCurrentGame    *self);
gboolean        lab_current_game_is_saved    (LabCurrentGame    *self);

G_END_DECLS
