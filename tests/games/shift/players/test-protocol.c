/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-shift-protocol.h"

#define POSITION \
  "66eae3c/a5ddaac/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 - a1,-,g7,- c1,e1,a3,c3,e3,g3,a5," \
  "c5,e5,g5,c7,e7,b3,d4,f4,b1,b6,e6,d2,d3,c2,f3,c4,b5"
#define OBSERVATION POSITION " :M?,-,:??,- 1i - - -,-,AK,-"

#define INFO_0 "info depth 0 nodes 0 time 0 value 0"
#define INFO_7 "info depth 0 nodes 7 time 0 value 0"
#define PLAN_4 " Nb=6-a1 Nb=6-a1 Nb=6-a1 Nb=6-a1"

/* How lines are read, and written again if that is different. Each kind is written in its own
 * way. */
LAB_TEST ("/protocol/requests", test_requests)
{
  static const struct
  {
    const char *line;
    const char *again;
  } lines[] = {
    { "", NULL },
    { " \t\r", "" },
    { "labyrinthe 1", NULL },
    { "new 0", NULL },
    { "new 42\r", "new 42" },
    { "new 18446744073709551615", NULL },
    { "observation " OBSERVATION, NULL },
    { "observation   " OBSERVATION " \r", "observation " OBSERVATION },
    { "go", NULL },
    { "go time 1", NULL },
    { "go time 1 time 2", "go time 2" },
    { "go nodes 9223372036854775807", NULL },
    { "go time 9223372036854775 nodes 1", NULL },
    { "  go\tnodes  20 time 300 \r", "go time 300 nodes 20" },
    { "stop", NULL },
    { "quit", NULL },
  };
  LabShiftProtocolRequest request = { .kind = LAB_SHIFT_PROTOCOL_REQUEST_GO,
                                      .limits = { .time = 1 } };
  g_autofree char *rounded_up = lab_shift_protocol_format_request (&request);

  g_assert_cmpstr (rounded_up, ==, "go time 1\n");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const char *expected = lines[i].again != NULL ? lines[i].again : lines[i].line;
      g_autofree char *again = NULL;
      g_autoptr (GError) error = NULL;

      lab_shift_protocol_parse_request (lines[i].line, &request, &error);
      g_assert_no_error (error);
      again = lab_shift_protocol_format_request (&request);
      g_assert_cmpstr (g_strchomp (again), ==, expected);
    }
}

LAB_TEST ("/protocol/bad-requests", test_bad_requests)
{
  static const char * const bad[] = {
    "hello", "Labyrinthe 1", "LABYRINTHE 1", "labyrinthe", "labyrinthe 2", "labyrinthe 1 1",
    "labyrinthe -1", "labyrinthe 01x", "new", "new -1", "new 1 2", "new x",
    "new 18446744073709551616", "observation", "observation x", "go now", "go time", "go time 0",
    "go time -1", "go time 1.5", "go time 9223372036854776", "go nodes", "go nodes 0", "go nodes x",
    "go time 1 nodes", "stop it", "quit now", "best Nb=6-e3", "\xff\xfe", "gox", "ready",
    "observation 66eae3c/a5ddaac/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 -",
    /* It shows a card that must be hidden, or its game is over. */
    "observation " POSITION " :MA,-,:??,- 1i - - -,-,AK,-",
    "observation " POSITION " :M?,-,:??,- 1x - - -,-,AK,-",
  };
  g_autofree char *long_line = g_strnfill (LAB_SHIFT_PROTOCOL_MAX_LINE + 1, ' ');
  LabShiftProtocolRequest request;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("line %u", i);
      g_assert_false (lab_shift_protocol_parse_request (bad[i], &request, &error));
      g_assert_nonnull (error);
      g_assert_null (strchr (error->message, '\n'));
    }
  g_assert_false (lab_shift_protocol_parse_request (long_line, &request, NULL));
  long_line[LAB_SHIFT_PROTOCOL_MAX_LINE] = '\0';
  g_assert_true (lab_shift_protocol_parse_request (long_line, &request, NULL));
}

/* Unknown parts of an info line are ignored. */
LAB_TEST ("/protocol/replies", test_replies)
{
  static const struct
  {
    const char *line;
    const char *again;
  } lines[] = {
    { "", NULL },
    { "id name Somebody of Somewhere", NULL },
    { "ready", NULL },
    { "info depth 3 nodes 1234 time 56 value -0.25 plan Nb=6-e3 W2=a-a1", NULL },
    { "info depth 0 nodes 0 time 0 value 0", NULL },
    { "info nodes 7 depth x time 1", INFO_7 },
    { "info nodes 7 time 9223372036854776 value 1", INFO_7 },
    { "info depth 2 nodes -7 time 1", "info depth 2 nodes 0 time 0 value 0" },
    { "info plan Nb=6-e3 Nb=6-e4 hm Nb=6-e5", INFO_0 " plan Nb=6-e3 Nb=6-e4" },
    { "info", INFO_0 },
    { "info string I think, therefore I am", INFO_0 },
    { "info plan" PLAN_4 PLAN_4 PLAN_4, INFO_0 " plan" PLAN_4 PLAN_4 },
    { "best Nb=6-e3", NULL },
    { "error so be it", NULL },
  };
  static const double values[] = { -INFINITY, -0.0 };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const char *expected = lines[i].again != NULL ? lines[i].again : lines[i].line;
      g_autofree char *again = NULL;
      LabShiftProtocolReply reply;

      g_assert_true (lab_shift_protocol_parse_reply (lines[i].line, &reply));
      again = lab_shift_protocol_format_reply (&reply);
      g_assert_cmpstr (g_strchomp (again), ==, expected);
    }
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      LabShiftProtocolReply reply
          = { .kind = LAB_SHIFT_PROTOCOL_REPLY_INFO, .thought = { .value = values[i] } };
      g_autofree char *line = lab_shift_protocol_format_reply (&reply);

      g_assert_cmpstr (line, ==, INFO_0 "\n");
    }
}

LAB_TEST ("/protocol/bad-replies", test_bad_replies)
{
  static const char * const bad[] = {
    "Nb=6-e3", "best", "best maybe", "best Nb=6-e3 Nb=6-e3", "best nb=6-e3", "best Nb=f-e3",
    "Best Nb=6-e3", "ready 1", "readyready", "hello", "\xff", "bestNb=6-e3",
  };
  LabShiftProtocolReply reply;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_message ("line %u", i);
      g_assert_false (lab_shift_protocol_parse_reply (bad[i], &reply));
    }
}
