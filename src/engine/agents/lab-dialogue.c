/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-dialogue-private.h"

#include <glib/gi18n-lib.h>

#include "lab-quotation.h"
#include "lab-refuse.h"

/* The number of characters of the output of a program that a message repeats. */
#define MAX_SHOWN_LINE 60
/* The shortest time between an answer and the next question, in microseconds. */
#define SETTLE_TIME (2 * G_TIME_SPAN_MILLISECOND)
/* The time to wait for a second answer after one that breaks the rules, in microseconds. */
#define SECOND_ANSWER_TIME (100 * G_TIME_SPAN_MILLISECOND)

#define refuse(error, code, ...) \
  lab_refuse (error, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_##code, __VA_ARGS__)

/* Private helpers: one line */

static gboolean
complain_of_line (LabDialogue  *self,
                  const char   *line,
                  GError      **error)
{
  g_autofree char *shown = lab_quotation_make (line, MAX_SHOWN_LINE);

  /* Translators: the first %s is a program, the second what it wrote. */
  return refuse (error, RUBBISH, _("“%s” wrote “%s”, which is not an answer."), self->shown, shown);
}

/* Waits for a line of a kind. With a deadline of 0, reads only the lines that have already arrived.
 * FALSE without an error means a timeout. */
static gboolean
wait_for (LabDialogue       *self,
          LabDialogueReply   kind,
          gint64             deadline,
          GCancellable      *cancellable,
          gpointer           question,
          GError           **error)
{
  for (;;)
    {
      g_autofree char *line = NULL;
      LabDialogueReply reply;

      if (!lab_dialogue_read (self, deadline, cancellable, &line, error))
        return FALSE;
      reply = self->protocol->read (line, question);
      if (reply == kind)
        return TRUE;
      if (reply != LAB_DIALOGUE_REPLY_IGNORED)
        return complain_of_line (self, line, error);
      if (deadline > 0 && g_get_monotonic_time () >= deadline)
        return FALSE;
    }
}

/* Private helpers: the start */

/* Makes an error about a program that did not get ready. */
static gboolean
explain_start (LabDialogue   *self,
               const GError  *reason,
               GError       **error)
{
  gboolean may_lack = g_error_matches (reason, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_ENDED)
                      || g_error_matches (reason, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_LATE);

  if (self->is_in_sandbox && may_lack)
    return refuse (error, START,
                   /* Translators: %s is a sentence that says what a program did. */
                   _("%s It ran in a sandbox, where it can only read the system and the files that "
                     "its command line names."), reason->message);
  return refuse (error, START,
                 /* Translators: the first %s is a sentence that says what a program did, the second
                  * a manual page, such as “labyrinthe-protocol(7)”; “ready” is typed as it is. */
                 _("%s A player must answer “ready”, as %s explains."), reason->message,
                 self->protocol->page);
}

static gboolean
start (LabDialogue   *self,
       GCancellable  *cancellable,
       gpointer       question,
       GError       **error)
{
  g_autoptr (GError) reason = NULL;

  if (!lab_dialogue_start (self, error))
    return FALSE;
  self->has_begun = FALSE;
  self->owes_answer = FALSE;
  self->answer_time = 0;
  lab_dialogue_send (self, self->protocol->hello);
  if (wait_for (self, LAB_DIALOGUE_REPLY_READY, g_get_monotonic_time () + self->start_time,
                cancellable, question, &reason))
    return TRUE;
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (reason == NULL)
    /* Translators: %s is a program. */
    refuse (&reason, LATE, _("“%s” did not get ready in time."), self->shown);
  return explain_start (self, reason, error);
}

/* Private helpers: second answers */

static gboolean
complain_of_second_answer (LabDialogue  *self,
                           GError      **error)
{
  return refuse (error, RUBBISH,
                 self->answer_time > 0
                   /* Translators: %s is a program. */
                   ? _("“%s” answered twice. Each question needs one answer.")
                   /* Translators: %s is a program. */
                   : _("“%s” answered before it was asked."),
                 self->shown);
}

/* Waits a moment before the next question. If the program answers twice, the second answer must
 * arrive before that question, or it looks like the answer to it. */
static void
wait_for_second_answer (LabDialogue *self)
{
  gint64 left = self->answer_time + SETTLE_TIME - g_get_monotonic_time ();

  if (self->answer_time > 0 && left > 0)
    g_usleep ((gulong) left);
}

/* Waits for the answer to a canceled question. */
static gboolean
skip_owed_answer (LabDialogue   *self,
                  GCancellable  *cancellable,
                  gpointer       question,
                  GError       **error)
{
  g_autoptr (GError) reason = NULL;

  if (wait_for (self, LAB_DIALOGUE_REPLY_ANSWER, g_get_monotonic_time () + self->grace,
                cancellable, question, &reason))
    {
      self->owes_answer = FALSE;
      return TRUE;
    }
  if (reason == NULL)
    /* Translators: %s is a program. */
    return refuse (error, LATE, _("“%s” did not stop when it was told to."), self->shown);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Reads the lines that are left from earlier questions, and reports a second answer. */
static gboolean
skip_old_replies (LabDialogue   *self,
                  GCancellable  *cancellable,
                  gpointer       question,
                  GError       **error)
{
  g_autoptr (GError) reason = NULL;

  if (self->owes_answer && !skip_owed_answer (self, cancellable, question, error))
    return FALSE;
  wait_for_second_answer (self);
  if (wait_for (self, LAB_DIALOGUE_REPLY_ANSWER, 0, cancellable, question, &reason))
    complain_of_second_answer (self, &reason);
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Private helpers: a question and its answer */

/* Waits for the answer. After the time limit, tells the program to stop and waits for the grace
 * time. */
static gboolean
await_answer (LabDialogue        *self,
              const LabLimits    *limits,
              GCancellable       *cancellable,
              gpointer            question,
              LabDialogueAnswer  *answer,
              GError            **error)
{
  gint64 start_time = g_get_monotonic_time ();
  g_autoptr (GError) reason = NULL;
  gboolean answered;

  *answer = (LabDialogueAnswer) { 0 };
  answered = wait_for (self, LAB_DIALOGUE_REPLY_ANSWER,
                       lab_limits_get_deadline (limits, start_time), cancellable, question,
                       &reason);
  if (!answered && reason == NULL)
    {
      lab_dialogue_send (self, self->protocol->stop);
      answered = wait_for (self, LAB_DIALOGUE_REPLY_ANSWER, g_get_monotonic_time () + self->grace,
                           cancellable, question, &reason);
      answer->late = answered;
    }
  answer->time = g_get_monotonic_time () - start_time;
  if (answered)
    return TRUE;
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      lab_dialogue_send (self, self->protocol->stop);
      self->owes_answer = TRUE;
    }
  if (reason == NULL)
    /* Translators: %s is a program. */
    return refuse (error, LATE, _("“%s” gave no answer in time."), self->shown);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Checks that the answer belongs to the last question and that the rules allow it. An answer that
 * came before the program had read the question belongs to an earlier one. So does an answer
 * against the rules if another answer follows. */
static gboolean
check_answer (LabDialogue   *self,
              gboolean       was_unread,
              GCancellable  *cancellable,
              gpointer       question,
              GError       **error)
{
  g_autoptr (GError) reason = NULL;

  if (!was_unread && self->protocol->check (question, &reason))
    return TRUE;
  if (was_unread
      || wait_for (self, LAB_DIALOGUE_REPLY_ANSWER, self->answer_time + SECOND_ANSWER_TIME,
                   cancellable, question, NULL))
    return complain_of_second_answer (self, error);
  /* Translators: the first %s is a program, the second a sentence that says which rule it
   * broke. */
  return refuse (error, FORBIDDEN, _("“%s” broke a rule. %s"), self->shown, reason->message);
}

static gboolean
ask (LabDialogue        *self,
     gpointer            question,
     const LabLimits    *limits,
     GCancellable       *cancellable,
     LabDialogueAnswer  *answer,
     GError            **error)
{
  const LabLimits patience = { .time = limits->time > 0 ? limits->time : self->think_time };
  gboolean was_unread;

  if (self->child == NULL && !start (self, cancellable, question, error))
    {
      lab_dialogue_kill (self);
      return FALSE;
    }
  lab_dialogue_allow (self);
  if (!skip_old_replies (self, cancellable, question, error))
    return FALSE;
  self->protocol->ask (self, !self->has_begun, question);
  self->has_begun = TRUE;
  if (!await_answer (self, &patience, cancellable, question, answer, error))
    return FALSE;
  was_unread = lab_child_has_unread (self->child);
  self->answer_time = g_get_monotonic_time ();
  return check_answer (self, was_unread && !answer->late, cancellable, question, error);
}

/* Kills the program, and tells in @reason if that is impossible. */
static void
give_up (LabDialogue  *self,
         GError      **reason)
{
  if (!lab_dialogue_kill (self))
    {
      g_autoptr (GError) first = g_steal_pointer (reason);

      g_set_error (reason, first->domain, first->code,
                   /* Translators: the first %s is a sentence that says what a program did wrong. */
                   _("%s It cannot be killed, because it runs as another user, and is not started "
                     "again."), first->message);
    }
  lab_dialogue_note (self, (*reason)->message);
}

/* Public functions */

/**
 * lab_dialogue_begin:
 * @self: a dialogue that waits for no answer
 *
 * Begins a new game, in which the program may play again if it failed in the last one.
 */
void
lab_dialogue_begin (LabDialogue *self)
{
  g_return_if_fail (self != NULL);

  self->has_begun = FALSE;
  /* A program that could not be started is not tried again, because that would cost time in each
   * game. One that could not be killed would run more than once. */
  if (!self->still_runs
      && !g_error_matches (self->fault, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_START))
    g_clear_error (&self->fault);
}

/**
 * lab_dialogue_ask:
 * @self: a dialogue
 * @question: what the functions of the protocol get
 * @limits: how long the program may think
 * @cancellable: (nullable): stops the waiting; the program is told to stop as well
 * @answer: (out): when the answer came
 * @error: return location for a #LabDialogueError, or %G_IO_ERROR_CANCELLED
 *
 * Asks the program. If it fails, it is killed, and asking again in the same game fails with the
 * same error.
 *
 * Returns: whether @question has an answer that the rules allow
 */
gboolean
lab_dialogue_ask (LabDialogue        *self,
                  gpointer            question,
                  const LabLimits    *limits,
                  GCancellable       *cancellable,
                  LabDialogueAnswer  *answer,
                  GError            **error)
{
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (self != NULL && limits != NULL && answer != NULL, FALSE);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (self->fault == NULL)
    lab_dialogue_check_ended (self, &self->fault);
  if (self->fault == NULL)
    {
      if (ask (self, question, limits, cancellable, answer, &reason))
        return TRUE;
      if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
      give_up (self, &reason);
      self->fault = g_steal_pointer (&reason);
    }
  g_propagate_error (error, g_error_copy (self->fault));
  return FALSE;
}
