/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <glib.h>

#include "lab-child.h"
#include "lab-limits.h"

G_BEGIN_DECLS

#define LAB_DIALOGUE_ERROR (lab_dialogue_error_quark ())

/**
 * LabDialogueError:
 * @LAB_DIALOGUE_ERROR_START: the program could not be started, or does not speak the protocol
 * @LAB_DIALOGUE_ERROR_ENDED: it has ended, or closed its output; or it cannot be ended
 * @LAB_DIALOGUE_ERROR_LATE: there was no answer in time
 * @LAB_DIALOGUE_ERROR_RUBBISH: it wrote something that is not an answer, or too much
 * @LAB_DIALOGUE_ERROR_FORBIDDEN: the rules forbid its answer
 *
 * Why a program gave no answer.
 */
typedef enum
{
  LAB_DIALOGUE_ERROR_START,
  LAB_DIALOGUE_ERROR_ENDED,
  LAB_DIALOGUE_ERROR_LATE,
  LAB_DIALOGUE_ERROR_RUBBISH,
  LAB_DIALOGUE_ERROR_FORBIDDEN,
} LabDialogueError;

/**
 * LabDialogueReply:
 * @LAB_DIALOGUE_REPLY_WRONG: the protocol has no such line
 * @LAB_DIALOGUE_REPLY_IGNORED: a line that may come before any other
 * @LAB_DIALOGUE_REPLY_READY: the answer to the first line
 * @LAB_DIALOGUE_REPLY_ANSWER: the answer to a question
 *
 * The kinds of lines from a program.
 */
typedef enum
{
  LAB_DIALOGUE_REPLY_WRONG,
  LAB_DIALOGUE_REPLY_IGNORED,
  LAB_DIALOGUE_REPLY_READY,
  LAB_DIALOGUE_REPLY_ANSWER,
} LabDialogueReply;

typedef struct _LabDialogue LabDialogue;

/**
 * LabDialogueProtocol:
 * @hello: the first line to the program; this line and the next two end with a line feed
 * @stop: tells it to answer at once
 * @quit: tells it to end
 * @page: the manual page that describes the protocol, such as `labyrinthe-protocol(7)`
 * @ask: sends a question with lab_dialogue_send(); @is_first is whether it is the first one in
 *   this game
 * @read: reads a line from the program, and stores an answer in @question; the answer may still
 *   turn out to be one to an earlier question, which does not count
 * @check: whether the rules allow the answer in @question; if not, it sets an error that names
 *   the rule
 * @explain: (nullable): returns a sentence about a program that did not get ready, from one that
 *   says what it did, and @page; %NULL to call it a player
 *
 * The lines of a protocol in which a program answers questions.
 */
typedef struct
{
  const char *hello;
  const char *stop;
  const char *quit;
  const char *page;
  void             (*ask)   (LabDialogue  *self,
                             gboolean      is_first,
                             gpointer      question);
  LabDialogueReply (*read)  (const char   *line,
                             gpointer      question);
  gboolean         (*check) (gpointer      question,
                             GError      **error);
  char            *(*explain)
                            (const char   *reason,
                             const char   *page);
} LabDialogueProtocol;

/**
 * LabDialogueAnswer:
 * @late: whether it came after the time limit, but soon enough to count
 * @time: how long it took, in microseconds
 *
 * What is known about an answer.
 */
typedef struct
{
  gboolean late;
  gint64   time;
} LabDialogueAnswer;

/** LAB_DIALOGUE_START_TIME: the time for a program to get ready, in microseconds. */
#define LAB_DIALOGUE_START_TIME (10 * G_TIME_SPAN_SECOND)
/** LAB_DIALOGUE_THINK_TIME: the time to think if a question has no time limit, in microseconds. */
#define LAB_DIALOGUE_THINK_TIME (60 * G_TIME_SPAN_SECOND)
/** LAB_DIALOGUE_GRACE: the time to answer after a program is told to stop, in microseconds. */
#define LAB_DIALOGUE_GRACE (1 * G_TIME_SPAN_SECOND)
/** LAB_DIALOGUE_MAX_ANSWER: the largest number of bytes that a program may write for an answer. */
#define LAB_DIALOGUE_MAX_ANSWER (1 << 20)
/** LAB_DIALOGUE_MAX_NAME: the number of characters of a command line that a message repeats. */
#define LAB_DIALOGUE_MAX_NAME 200

/**
 * LabDialogueLog:
 *
 * A file with the lines that are exchanged with programs. Several threads can write to it at
 * once.
 */
typedef struct _LabDialogueLog LabDialogueLog;

GQuark          lab_dialogue_error_quark  (void);
LabDialogue    *lab_dialogue_new          (const LabDialogueProtocol *protocol,
                                           const char                *command_line,
                                           GError                   **error);
LabDialogue    *lab_dialogue_new_player   (const LabDialogueProtocol *protocol,
                                           const char                *command_line,
                                           GQuark                     domain,
                                           int                        code,
                                           GError                   **error);
void            lab_dialogue_free         (LabDialogue               *self);
void            lab_dialogue_set_sandbox  (LabDialogue               *self,
                                           gboolean                   sandbox);
void            lab_dialogue_set_log      (LabDialogue               *self,
                                           LabDialogueLog            *log,
                                           const char                *label);
void            lab_dialogue_set_patience (LabDialogue               *self,
                                           gint64                     start_time,
                                           gint64                     think_time,
                                           gint64                     grace);
void            lab_dialogue_begin        (LabDialogue               *self);
gboolean        lab_dialogue_ask          (LabDialogue               *self,
                                           gpointer                   question,
                                           const LabLimits           *limits,
                                           GCancellable              *cancellable,
                                           LabDialogueAnswer         *answer,
                                           GError                   **error);
void            lab_dialogue_send         (LabDialogue               *self,
                                           const char                *line);
void            lab_dialogue_say          (LabDialogue               *self,
                                           const char                *format,
                                           ...) G_GNUC_PRINTF (2,
                                           3);
gboolean        lab_dialogue_quit         (LabDialogue               *self,
                                           GError                   **error);
LabDialogueLog *lab_dialogue_log_open     (const char                *path,
                                           GError                   **error);
gboolean        lab_dialogue_log_close    (LabDialogueLog            *self,
                                           GError                   **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabDialogue, lab_dialogue_free)

G_END_DECLS
