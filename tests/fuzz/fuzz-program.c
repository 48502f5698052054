/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz.h"
#include "model/lab-notation.h"
#include "players/lab-child.h"
#include "players/lab-program.h"

/* What a player that is another program says, from the first line on. No program is started:
 * here are the functions of lab-child.h, which read the input instead. Some lines stand for
 * what can happen between the lines. */

#define LINE_TIMEOUT "(late)"
#define LINE_CANCELLED "(cancel)"
#define LINE_LONG "(long)"

#define MAX_QUESTIONS 20

#define OBSERVATION                                                                                \
  "66eae3c/a5ddaac/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 - a1,-,g7,- c1,e1,a3,c3,e3,g3,a5," \
  "c5,e5,g5,c7,e7,b3,d4,f4,b1,b6,e6,d2,d3,c2,f3,c4,b5 :M?,-,:??,- 1i - - -,-,-,-"

struct _LabChild
{
  guint64 n_received;
};

/* What is left of the input; each program that is started goes on with it. */
static const char *rest;

/* The child */

LabChild *
lab_child_new (const char * const  *argv,
               gboolean             shows_stderr G_GNUC_UNUSED,
               GError             **error)
{
  g_assert_nonnull (argv[0]);
  if (*rest != '\0')
    return g_new0 (LabChild, 1);
  g_set_error_literal (error, G_SPAWN_ERROR, G_SPAWN_ERROR_NOENT, "It is not there");
  return NULL;
}

void
lab_child_free (LabChild *self)
{
  g_free (self);
}

void
lab_child_end (LabChild *self,
               gint64    patience G_GNUC_UNUSED)
{
  lab_child_free (self);
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
  gsize length = strcspn (rest, "\n");
  g_autofree char *next = g_strndup (rest, length);

  *line = NULL;
  if (g_cancellable_is_cancelled (cancellable))
    return LAB_CHILD_CANCELLED;
  if (*rest == '\0')
    return LAB_CHILD_ENDED;
  rest += length + (rest[length] != '\0' ? 1 : 0);
  self->n_received += length + 1;
  if (strcmp (next, LINE_TIMEOUT) == 0)
    return LAB_CHILD_TIMEOUT;
  if (strcmp (next, LINE_LONG) == 0)
    return LAB_CHILD_LONG_LINE;
  if (strcmp (next, LINE_CANCELLED) == 0)
    {
      g_cancellable_cancel (cancellable);
      return LAB_CHILD_CANCELLED;
    }
  *line = g_steal_pointer (&next);
  return LAB_CHILD_LINE;
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
  g_autofree char *text = lab_fuzz_take_text (data, size);
  g_autoptr (LabAgent) agent = lab_program_new ("program --quiet", NULL);
  LabObservation observation;

  g_assert_true (lab_notation_parse_observation (OBSERVATION, &observation, NULL));
  rest = text;
  for (guint i = 0; i < MAX_QUESTIONS && *rest != '\0'; i++)
    {
      if (i % 3 == 0)
        lab_agent_begin (agent, i);
      ask (agent, &observation);
    }
  return 0;
}
