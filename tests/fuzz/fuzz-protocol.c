/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz.h"
#include "lab-shift-protocol.h"

/* Fuzzes the lines of the protocol in both directions. */

/* Returns @text up to the end of its first line. */
static char *
take_line (char *text)
{
  gsize length = strlen (text);

  g_assert_cmpuint (length, >, 0);
  g_assert_cmpint (text[length - 1], ==, '\n');
  text[length - 1] = '\0';
  g_assert_null (strchr (text, '\n'));
  return text;
}

static void
check_request (const LabShiftProtocolRequest *request)
{
  g_autofree char *line = take_line (lab_shift_protocol_format_request (request));
  g_autoptr (GError) error = NULL;
  LabShiftProtocolRequest again;

  lab_shift_protocol_parse_request (line, &again, &error);
  g_assert_no_error (error);
  g_assert_cmpint (again.kind, ==, request->kind);
  g_assert_cmpuint (again.seed, ==, request->seed);
  g_assert_cmpint (again.limits.time, ==, request->limits.time);
  g_assert_cmpuint (again.limits.nodes, ==, request->limits.nodes);
  g_assert_cmpmem (&again.observation, sizeof again.observation, &request->observation,
                   sizeof request->observation);
}

static void
read_request (const char *line)
{
  g_autoptr (GError) error = NULL;
  LabShiftProtocolRequest request, before;

  memset (&request, 0xa5, sizeof request);
  before = request;
  if (lab_shift_protocol_parse_request (line, &request, &error))
    {
      g_assert_no_error (error);
      check_request (&request);
      return;
    }
  lab_fuzz_assert_refused (error);
  g_assert_cmpmem (&request, sizeof request, &before, sizeof before);
}

/* The value is written with few digits, so the written lines are compared. */
static void
check_reply (const LabShiftProtocolReply *reply)
{
  g_autofree char *line = take_line (lab_shift_protocol_format_reply (reply));
  g_autofree char *line_again = NULL;
  LabShiftProtocolReply again;

  g_assert_true (lab_shift_protocol_parse_reply (line, &again));
  g_assert_cmpint (again.kind, ==, reply->kind);
  line_again = take_line (lab_shift_protocol_format_reply (&again));
  g_assert_cmpstr (line_again, ==, line);
}

static void
read_reply (const char *line)
{
  LabShiftProtocolReply reply, before;

  memset (&reply, 0xa5, sizeof reply);
  before = reply;
  if (lab_shift_protocol_parse_reply (line, &reply))
    check_reply (&reply);
  else
    g_assert_cmpmem (&reply, sizeof reply, &before, sizeof before);
}

LAB_FUZZ (data, size)
{
  g_autofree char *line = lab_fuzz_take_text (data, size);

  /* A line never contains its own end. */
  g_strdelimit (line, "\n", '\0');
  read_request (line);
  read_reply (line);
}
