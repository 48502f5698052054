/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-child.h"
#include "lab-dialogue.h"

G_BEGIN_DECLS

struct _LabDialogue
{
  const LabDialogueProtocol *protocol;
  GStrv argv;
  char *shown;              /* the command line, for messages */
  gint64 start_time;
  gint64 think_time;
  gint64 grace;

  gboolean sandbox;         /* whether to run the program in a sandbox where that works */
  gboolean is_in_sandbox;
  LabChild *child;          /* NULL while the program does not run */
  gboolean still_runs;      /* whether it could not be killed */
  guint64 n_allowed;        /* the limit for all bytes of output so far */
  gsize n_errors;           /* the bytes of standard error since the last question */
  LabDialogueLog *log;      /* NULL for none */
  char *label;              /* the program and the game, for the log */

  GError *fault;            /* why the program was killed */
  gboolean has_begun;       /* whether it got the first question of this game */
  gboolean owes_answer;     /* whether a canceled question has no answer yet */
  gint64 answer_time;       /* when its last answer came, as a monotonic time; 0 for none */
};

gboolean lab_dialogue_start       (LabDialogue   *self,
                                   GError       **error);
void     lab_dialogue_allow       (LabDialogue   *self);
gboolean lab_dialogue_read        (LabDialogue   *self,
                                   gint64         deadline,
                                   GCancellable  *cancellable,
                                   char         **line,
                                   GError       **error);
void     lab_dialogue_note        (LabDialogue   *self,
                                   const char    *event);
gboolean lab_dialogue_kill        (LabDialogue   *self);
gboolean lab_dialogue_check_ended (LabDialogue   *self,
                                   GError       **error);

G_END_DECLS
