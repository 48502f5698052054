/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz.h"
#include "lab-notation.h"
#include "lab-child.h"
#include "lab-line-buffer.h"
#include "lab-program.h"

/* Fuzzes the output of a player program. No program is started: this file replaces
 * the functions of lab-child.h with some that read the input. Special lines stand
 * for events between the lines. */

#define LINE_TIMEOUT "(late)"
#define LINE_CANCELLED "(cancel)"

#define MAX_QUESTIONS 20

#define OBSERVATION                                                                                \
  "66eae3c/a5ddaac/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 - a1,-,g7,- c1,e1,a3,c3,e3,g3,a5," \
  "c5,e5,g5,c7,e7,b3,d4,f4,b1,b6,e6,d2,d3,c2,f3,c4,b5 :M?,-,:??,- 1i - - -,-,-,-"

struct _LabChild
{
  LabLineBuffer received;
  guint64 n_received;
};

/* The rest of the input; each new program continues with it. */
static const char *rest;
static gsize n_left;

/* The child */

/* Receives a piece of a length that is practically random. */
static void
receive (LabChild *self)
{
  gsize size;
  char *room = lab_line_buffer_get_room (&self->received, &size);

  g_assert_cmpuint (size, >, 0);
  size = MIN (MIN (size, n_left), (guint8) *rest * 7 + 1u);
  memcpy (room, rest, size);
  lab_line_buffer_add (&self->received, size);
  self->n_received += size;
  rest += size;
  n_left -= size;
}

LabChild *
lab_child_new (const char * const  *argv,
               LabChildErrors       errors G_GNUC_UNUSED,
               GError             **error)
{
  g_assert_nonnull (argv[0]);
  if (n_left > 0)
    return g_new0 (LabChild, 1);
  g_set_error_literal (error, G_SPAWN_ERROR, G_SPAWN_ERROR_NOENT, "It is not there");
  return NULL;
}

void
lab_child_free (LabChild *self)
{
  g_free (self);
}

gboolean
lab_child_end (LabChild *self,
               gint64    patience G_GNUC_UNUSED)
{
  lab_child_free (self);
  return TRUE;
}

void
lab_child_send (LabChild   *self G_GNUC_UNUSED,
                const char *line)
{
  g_assert_true (g_str_has_suffix (line, "\n"));
  g_assert_true (strchr (line, '\n') == line + strlen (line) - 1);
}

LabChildEvent
lab_child_wait_for_line (LabChild      *self,
                         gint64         deadline G_GNUC_UNUSED,
                         GCancellable  *cancellable,
                         char         **line)
{
  g_autofree char *next = NULL;

  *line = NULL;
  if (g_cancellable_is_cancelled (cancellable))
    return LAB_CHILD_CANCELLED;
  while ((next = lab_line_buffer_take (&self->received)) == NULL)
    {
      if (lab_line_buffer_is_full (&self->received))
        return LAB_CHILD_LONG_LINE;
      if (n_left == 0)
        return LAB_CHILD_ENDED;
      receive (self);
    }
  g_assert_null (strchr (next, '\n'));
  if (strcmp (next, LINE_TIMEOUT) == 0)
    return LAB_CHILD_TIMEOUT;
  if (strcmp (next, LINE_CANCELLED) == 0)
    {
      g_cancellable_cancel (cancellable);
      return LAB_CHILD_CANCELLED;
    }
  *line = g_steal_pointer (&next);
  return LAB_CHILD_LINE;
}

void
lab_child_watch_errors (LabChild          *self G_GNUC_UNUSED,
                        LabChildErrorFunc  func G_GNUC_UNUSED,
                        gpointer           data G_GNUC_UNUSED)
{
  g_assert_not_reached ();
}

gboolean
lab_child_has_unread (LabChild *self G_GNUC_UNUSED)
{
  return FALSE;
}

guint64
lab_child_get_n_received (LabChild *self)
{
  return self->n_received;
}

/* The questions */

static void
ask (LabAgent             *agent,
     const LabObservation *observation)
{
  const LabLimits limits = { .time = G_USEC_PER_SEC };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  LabThought thought;
  LabPosition next = observation->position;

  if (!lab_agent_choose (agent, observation, &limits, cancellable, &thought, &error))
    {
      lab_fuzz_assert_refused (error);
      return;
    }
  g_assert_no_error (error);
  g_assert_cmpuint (thought.n_plan, <=, LAB_MAX_THOUGHT);
  g_assert_true (lab_position_may_insert (&next, thought.turn.arrow));
  lab_position_insert (&next, thought.turn.arrow, thought.turn.tile);
  g_assert_true ((lab_position_get_reachable (&next) & LAB_CELL_BIT (thought.turn.cell)) != 0);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (LabAgent) agent = lab_program_new ("program --quiet", NULL);
  LabObservation observation;

  g_assert_true (lab_notation_parse_observation (OBSERVATION, &observation, NULL));
  rest = (const char *) data;
  n_left = size;
  for (guint i = 0; i < MAX_QUESTIONS && n_left > 0; i++)
    {
      if (i % 3 == 0)
        lab_agent_begin (agent, i);
      ask (agent, &observation);
    }
  return 0;
}
