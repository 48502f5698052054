/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-protocol.h"

#include <math.h>
#include <string.h>

#include "lab-deal.h"
#include "lab-notation.h"

#define OBSERVATION \
  "66eae3c/a5ddaac/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 - a1,-,g7,- c1,e1,a3,c3,e3,g3,a5," \
  "c5,e5,g5,c7,e7,b3,d4,f4,b1,b6,e6,d2,d3,c2,f3,c4,b5 :M?,-,:??,- 1i - - -,-,AK,-"

static LabProtocolRequest
parse_request (const char *line)
{
  g_autoptr (GError) error = NULL;
  LabProtocolRequest request;

  g_test_message ("%s", line);
  lab_protocol_parse_request (line, &request, &error);
  g_assert_no_error (error);
  return request;
}

static LabProtocolReply
parse_reply (const char *line)
{
  LabProtocolReply reply;

  g_test_message ("%s", line);
  g_assert_true (lab_protocol_parse_reply (line, &reply));
  return reply;
}

/* These lines are written exactly as they are read. */
static void
test_requests (void)
{
  static const struct
  {
    const char *line;
    LabProtocolRequestKind kind;
  } lines[] = {
    { "", LAB_PROTOCOL_REQUEST_NONE },
    { "labyrinthe 1", LAB_PROTOCOL_REQUEST_HELLO },
    { "new 0", LAB_PROTOCOL_REQUEST_NEW },
    { "new 18446744073709551615", LAB_PROTOCOL_REQUEST_NEW },
    { "observation " OBSERVATION, LAB_PROTOCOL_REQUEST_OBSERVATION },
    { "go", LAB_PROTOCOL_REQUEST_GO },
    { "go time 1", LAB_PROTOCOL_REQUEST_GO },
    { "go nodes 9223372036854775807", LAB_PROTOCOL_REQUEST_GO },
    { "go time 9223372036854775 nodes 1", LAB_PROTOCOL_REQUEST_GO },
    { "stop", LAB_PROTOCOL_REQUEST_STOP },
    { "quit", LAB_PROTOCOL_REQUEST_QUIT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      LabProtocolRequest request = parse_request (lines[i].line);
      g_autofree char *again = lab_protocol_format_request (&request);
      g_autofree char *expected = g_strconcat (lines[i].line, "\n", NULL);

      g_assert_cmpint (request.kind, ==, lines[i].kind);
      g_assert_cmpstr (again, ==, expected);
    }
}

static void
test_request_values (void)
{
  LabProtocolRequest go = parse_request ("  go\tnodes  20 time 300 \r");
  LabProtocolRequest twice = parse_request ("go time 1 time 2");
  LabProtocolRequest observation = parse_request ("observation   " OBSERVATION " \r");
  g_autofree char *again = lab_notation_format_observation (&observation.observation);
  LabProtocolRequest short_time = { .kind = LAB_PROTOCOL_REQUEST_GO, .limits = { .time = 1 } };
  g_autofree char *rounded_up = lab_protocol_format_request (&short_time);

  g_assert_cmpuint (parse_request ("new 42\r").seed, ==, 42);
  g_assert_cmpuint (go.limits.nodes, ==, 20);
  g_assert_cmpint (go.limits.time, ==, 300000);
  g_assert_cmpint (twice.limits.time, ==, 2000);
  g_assert_cmpstr (again, ==, OBSERVATION);
  g_assert_cmpstr (rounded_up, ==, "go time 1\n");
  g_assert_cmpint (parse_request (" \t\r").kind, ==, LAB_PROTOCOL_REQUEST_NONE);
}

static void
test_bad_requests (void)
{
  static const char * const bad[] = {
    "hello", "Labyrinthe 1", "LABYRINTHE 1", "labyrinthe", "labyrinthe 2", "labyrinthe 1 1",
    "labyrinthe -1", "labyrinthe 01x", "new", "new -1", "new 1 2", "new x",
    "new 18446744073709551616", "observation", "observation x", "go now", "go time", "go time 0",
    "go time -1", "go time 1.5", "go time 9223372036854776", "go nodes", "go nodes 0", "go nodes x",
    "go time 1 nodes", "stop it", "quit now", "best Nb=6-e3", "\xff\xfe", "gox", "ready",
    "observation 66eae3c/a5ddaac/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 -",
  };
  g_autofree char *long_line = g_strnfill (LAB_PROTOCOL_MAX_LINE + 1, ' ');
  LabProtocolRequest request;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("line %u", i);
      g_assert_false (lab_protocol_parse_request (bad[i], &request, &error));
      g_assert_nonnull (error);
      g_assert_null (strchr (error->message, '\n'));
    }
  g_assert_false (lab_protocol_parse_request (long_line, &request, NULL));
  long_line[LAB_PROTOCOL_MAX_LINE] = '\0';
  g_assert_true (lab_protocol_parse_request (long_line, &request, NULL));
}

/* An observation is refused if it shows a card that must be hidden or if its game is
 * over. */
static void
test_bad_observations (void)
{
  g_autofree char *seen = g_strdup ("observation " OBSERVATION);
  g_autofree char *over = g_strdup ("observation " OBSERVATION);
  LabProtocolRequest request;

  memcpy (strstr (seen, ":M?"), ":MA", 3);
  memcpy (strstr (over, " 1i "), " 1x ", 4);
  g_assert_false (lab_protocol_parse_request (seen, &request, NULL));
  g_assert_false (lab_protocol_parse_request (over, &request, NULL));
}

static void
test_replies (void)
{
  static const struct
  {
    const char *line;
    LabProtocolReplyKind kind;
  } lines[] = {
    { "", LAB_PROTOCOL_REPLY_NONE },
    { "id name Somebody of Somewhere", LAB_PROTOCOL_REPLY_ID },
    { "ready", LAB_PROTOCOL_REPLY_READY },
    { "info depth 3 nodes 1234 time 56 value -0.25 plan Nb=6-e3 W2=a-a1", LAB_PROTOCOL_REPLY_INFO },
    { "info depth 0 nodes 0 time 0 value 0", LAB_PROTOCOL_REPLY_INFO },
    { "best Nb=6-e3", LAB_PROTOCOL_REPLY_BEST },
    { "error so be it", LAB_PROTOCOL_REPLY_ERROR },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      LabProtocolReply reply = parse_reply (lines[i].line);
      g_autofree char *again = lab_protocol_format_reply (&reply);
      g_autofree char *expected = g_strconcat (lines[i].line, "\n", NULL);

      g_assert_cmpint (reply.kind, ==, lines[i].kind);
      g_assert_cmpstr (again, ==, expected);
    }
}

/* Unknown parts of an info line are ignored. */
static void
test_info (void)
{
  LabThought thought = parse_reply ("info nodes 7 depth x time 1").thought;
  LabThought plan = parse_reply ("info plan Nb=6-e3 Nb=6-e4 hm Nb=6-e5").thought;
  LabThought no_nodes = parse_reply ("info depth 2 nodes -7 time 1").thought;
  LabThought no_time = parse_reply ("info nodes 7 time 9223372036854776 value 1").thought;
  LabThought nothing = parse_reply ("info").thought;
  LabThought words = parse_reply ("info string I think, therefore I am").thought;
  LabThought long_plan = parse_reply ("info plan Nb=6-a1 Nb=6-a1 Nb=6-a1 Nb=6-a1 Nb=6-a1 Nb=6-a1 "
                                      "Nb=6-a1 Nb=6-a1 Nb=6-a1 Nb=6-a1").thought;
  LabProtocolReply infinite
      = { .kind = LAB_PROTOCOL_REPLY_INFO, .thought = { .value = -INFINITY } };
  LabProtocolReply negative = { .kind = LAB_PROTOCOL_REPLY_INFO, .thought = { .value = -0.0 } };
  g_autofree char *infinite_line = lab_protocol_format_reply (&infinite);
  g_autofree char *negative_line = lab_protocol_format_reply (&negative);

  g_assert_cmpuint (thought.nodes, ==, 7);
  g_assert_cmpint (thought.time, ==, 0);
  g_assert_cmpuint (no_nodes.depth, ==, 2);
  g_assert_cmpuint (no_nodes.nodes, ==, 0);
  g_assert_cmpint (no_nodes.time, ==, 0);
  g_assert_cmpuint (no_time.nodes, ==, 7);
  g_assert_cmpint (no_time.time, ==, 0);
  g_assert_cmpfloat (no_time.value, ==, 0);
  g_assert_cmpuint (plan.n_plan, ==, 2);
  g_assert_cmpuint (nothing.depth + words.depth, ==, 0);
  g_assert_cmpuint (long_plan.n_plan, ==, LAB_MAX_THOUGHT);
  g_assert_cmpstr (infinite_line, ==, "info depth 0 nodes 0 time 0 value 0\n");
  g_assert_cmpstr (negative_line, ==, "info depth 0 nodes 0 time 0 value 0\n");
}

static void
test_bad_replies (void)
{
  static const char * const bad[] = {
    "Nb=6-e3", "best", "best maybe", "best Nb=6-e3 Nb=6-e3", "best nb=6-e3", "best Nb=f-e3",
    "Best Nb=6-e3", "ready 1", "readyready", "hello", "\xff", "bestNb=6-e3",
  };
  LabProtocolReply reply;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_message ("line %u", i);
      g_assert_false (lab_protocol_parse_reply (bad[i], &reply));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/protocol/requests", test_requests);
  g_test_add_func ("/protocol/request-values", test_request_values);
  g_test_add_func ("/protocol/bad-requests", test_bad_requests);
  g_test_add_func ("/protocol/bad-observations", test_bad_observations);
  g_test_add_func ("/protocol/replies", test_replies);
  g_test_add_func ("/protocol/info", test_info);
  g_test_add_func ("/protocol/bad-replies", test_bad_replies);
  return g_test_run ();
}
