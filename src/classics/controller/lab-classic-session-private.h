/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"

#include "lab-classic-thinking.h"
#include "lab-classic-values.h"

G_BEGIN_DECLS

/* The session is in three files: lab-classic-session.c knows who plays and whose turn it is,
 * lab-classic-session-undo.c undoes and redoes moves, lab-classic-session-hint.c gives hints. */

struct _LabClassicSession
{
  GObject parent_instance;

  LabClassicGame *game;
  LabClassicSeat seats[LAB_CLASSIC_N_PLAYERS];
  guint64 seed;
  guint n_undone;
  guint n_hints;
  gboolean rewinding;           /* whether several moves are undone or redone now */

  LabClassicThinking *thinking;
  gboolean tells_values;
  LabClassicValues *values;
  gconstpointer advice;         /* the question for a hint about the current position, or NULL */
};

void     lab_classic_session_stop_thinking   (LabClassicSession  *self);
void     lab_classic_session_on_game_changed (LabClassicSession  *self);
void     lab_classic_session_emit_changed    (LabClassicSession  *self);
gboolean lab_classic_session_refuse_turn     (LabClassicSession  *self,
                                              GError            **error);

G_END_DECLS
