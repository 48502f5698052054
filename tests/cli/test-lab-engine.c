/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-child.h"
#include "lab-shift-notation.h"
#include "lab-shift-protocol.h"
#include "lab-test-program.h"

/* The limit for an answer: much more than it should take. */
#define BOUND (30 * G_USEC_PER_SEC)

#define GAME \
  "66eae3c/a5ddaac/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 - a1,-,g7,- c1,e1,a3,c3,e3,g3,a5," \
  "c5,e5,g5,c7,e7,b3,d4,f4,b1,b6,e6,d2,d3,c2,f3,c4,b5 "
#define OBSERVATION GAME ":M??,-,:???,- 1i - - -,-,-,-"
#define MOVE_OBSERVATION \
  "66eae3c/5ddaac5/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 E2 a1,-,g7,- c1,e1,a3,c3,e3,g3," \
  "a5,c5,e5,g5,c7,e7,b3,d4,f4,b1,b6,e6,c2,d3,b2,f3,c4,b5 :M??,-,:???,- 1m - -"

/* This player searches longer than any test waits. */
#define SLOW "minmax:depth=8"

/* Private helpers */

static LabChild *
start (const char *level)
{
  const char *argv[] = { g_getenv ("LABYRINTHE_LAB"), "engine", level, NULL };
  g_autoptr (GError) error = NULL;
  LabChild *engine = lab_child_new (argv, LAB_CHILD_ERRORS_SHOWN, &error);

  g_assert_no_error (error);
  return engine;
}

static char *
listen (LabChild *engine)
{
  char *line;

  g_assert_cmpint (lab_child_wait_for_line (engine, g_get_monotonic_time () + BOUND, NULL, &line),
                   ==, LAB_CHILD_LINE);
  g_test_message ("< %s", line);
  return line;
}

static void
assert_ended (LabChild *engine)
{
  g_autofree char *line = NULL;

  g_assert_cmpint (lab_child_wait_for_line (engine, g_get_monotonic_time () + BOUND, NULL, &line),
                   ==, LAB_CHILD_ENDED);
}

/* Asserts that the next two lines are an answer. */
static void
assert_answer (LabChild   *engine,
               const char *observation)
{
  g_autofree char *info = listen (engine);
  g_autofree char *best = listen (engine);
  LabShiftObservation asked;
  LabShiftProtocolReply reply;

  g_assert_true (g_str_has_prefix (info, "info depth "));
  g_assert_true (lab_shift_protocol_parse_reply (best, &reply));
  g_assert_cmpint (reply.kind, ==, LAB_SHIFT_PROTOCOL_REPLY_BEST);
  g_assert_true (lab_shift_notation_parse_observation (observation, &asked, NULL));
  if (asked.position.phase == LAB_SHIFT_PHASE_INSERT)
    {
      g_assert_true (lab_shift_position_may_insert (&asked.position, reply.thought.turn.arrow));
      lab_shift_position_insert (&asked.position, reply.thought.turn.arrow,
                                 reply.thought.turn.tile);
    }
  g_assert_true (lab_shift_position_get_reachable (&asked.position)
                 & LAB_SHIFT_CELL_BIT (reply.thought.turn.cell));
}

/* The dialogue in the manual page */

/* Returns the lines of the dialogue, each with its mark. */
static GStrv
read_dialogue (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "man",
                                                 "labyrinthe-protocol.7", NULL);
  g_autoptr (GPtrArray) dialogue = g_ptr_array_new ();
  g_autoptr (GString) text = NULL;
  g_autofree char *page = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  char *begin, *end;

  g_file_get_contents (path, &page, NULL, &error);
  g_assert_no_error (error);
  begin = strstr (page, ".Bd -literal\n> ");
  g_assert_nonnull (begin);
  begin += strlen (".Bd -literal\n");
  end = strstr (begin, ".Ed\n");
  g_assert_nonnull (end);
  *end = '\0';
  text = g_string_new (begin);
  g_string_replace (text, "\\-", "-", 0);
  g_assert_null (strchr (text->str, '\\'));
  lines = g_strsplit (g_strchomp (text->str), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *last = dialogue->len > 0 ? dialogue->pdata[dialogue->len - 1] : NULL;

      if (*lines[i] == '>' || *lines[i] == '<')
        {
          g_ptr_array_add (dialogue, g_strdup (lines[i]));
          continue;
        }
      g_assert_nonnull (last);
      dialogue->pdata[dialogue->len - 1] = g_strconcat (last, " ", g_strchug (lines[i]), NULL);
      g_free (last);
    }
  g_ptr_array_add (dialogue, NULL);
  return (GStrv) g_ptr_array_steal (dialogue, NULL);
}

/* Removes the times from info lines. */
static char *
drop_time (const char *line)
{
  g_autoptr (GRegex) regex = g_regex_new ("^(info .* time )[0-9]+", G_REGEX_MULTILINE, 0,
                                          NULL);

  return g_regex_replace (regex, line, -1, 0, "\\1T", 0, NULL);
}

LAB_TEST ("/lab/engine/page", test_page)
{
  g_auto (GStrv) dialogue = read_dialogue ();
  g_autoptr (LabChild) engine = start ("greedy");

  g_assert_cmpuint (g_strv_length (dialogue), >, 15);
  for (guint i = 0; dialogue[i] != NULL; i++)
    {
      const char *line = dialogue[i] + 2;

      g_test_message ("%s", dialogue[i]);
      if (dialogue[i][0] == '>')
        {
          g_autofree char *said = g_strconcat (line, "\n", NULL);

          lab_child_send (engine, said);
        }
      else
        {
          g_autofree char *heard = listen (engine);
          g_autofree char *heard_timeless = drop_time (heard);
          g_autofree char *timeless = drop_time (line);

          g_assert_cmpstr (heard_timeless, ==, timeless);
        }
    }
  assert_ended (engine);
}

/* Piped input */

LAB_TEST ("/lab/engine/levels", test_levels)
{
  static const char * const levels[] = { "random", "beginner", "greedy", "solver", "minmax:depth=1",
                                         "alphabeta:depth=1", "expert", "expert:nodes=10" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (LabChild) engine = start (levels[i]);

      g_test_message ("%s", levels[i]);
      lab_child_send (engine, "new 3\nobservation " OBSERVATION "\ngo nodes 50\n");
      assert_answer (engine, OBSERVATION);
      lab_child_send (engine, "observation " MOVE_OBSERVATION "\ngo time 50\n");
      assert_answer (engine, MOVE_OBSERVATION);
      lab_child_end (g_steal_pointer (&engine), BOUND);
    }
}

/* The same seed gives the same turns, another seed gives others. */
LAB_TEST ("/lab/engine/seeds", test_seeds)
{
  g_autofree char *first = NULL;
  guint n_others = 0;

  for (guint seed = 0; seed < 4; seed++)
    {
      g_autofree char *text = g_strdup_printf (
          "new %u\nobservation " OBSERVATION "\ngo\ngo\ngo\ngo\ngo\ngo\n", seed);
      g_autoptr (LabTestRun) run = lab_test_run (text, "engine random");
      g_autoptr (LabTestRun) again = lab_test_run (text, "engine random");
      g_autofree char *out = drop_time (run->out);
      g_autofree char *out_again = drop_time (again->out);

      g_assert_cmpuint (lab_test_count (out, "best "), ==, 6);
      g_assert_cmpstr (out_again, ==, out);
      n_others += g_strcmp0 (first, strstr (out, "best ")) != 0 ? 1 : 0;
      if (first == NULL)
        first = g_strdup (strstr (out, "best "));
    }
  g_assert_cmpuint (n_others, >=, 3);
}

/* Commands during a search */

LAB_TEST ("/lab/engine/stop", test_stop)
{
  g_autoptr (LabChild) engine = start (SLOW);

  for (guint i = 0; i < 3; i++)
    {
      lab_child_send (engine, "observation " OBSERVATION "\ngo time 3600000\n");
      g_usleep (i * G_USEC_PER_SEC / 10);
      lab_child_send (engine, "stop\n");
      assert_answer (engine, OBSERVATION);
    }
}

/* Questions are answered in order; a stop applies to all questions before it. */
LAB_TEST ("/lab/engine/two-questions", test_two_questions)
{
  g_autoptr (LabChild) engine = start (SLOW);

  lab_child_send (engine, "observation " OBSERVATION "\ngo time 3600000\nlabyrinthe 1\n"
                  "observation " MOVE_OBSERVATION "\ngo time 3600000\nstop\n");
  assert_answer (engine, OBSERVATION);
  for (guint i = 0; i < 3; i++)
    g_free (listen (engine));
  assert_answer (engine, MOVE_OBSERVATION);
  lab_child_send (engine, "go time 3600000\n");
  lab_child_send (engine, "stop\n");
  assert_answer (engine, MOVE_OBSERVATION);
}

LAB_TEST ("/lab/engine/quit", test_quit)
{
  g_autoptr (LabChild) engine = start (SLOW);

  lab_child_send (engine, "observation " OBSERVATION "\ngo time 3600000\n");
  g_usleep (G_USEC_PER_SEC / 10);
  lab_child_send (engine, "quit\n");
  assert_ended (engine);
}

/* The command line */
