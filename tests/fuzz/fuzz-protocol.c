/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include <gio/gio.h>

#include "lab-refuse.h"
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

/* A refused reply has no error. */
static gboolean
parse_reply (const char             *line,
             LabShiftProtocolReply  *reply,
             GError                **error)
{
  return lab_shift_protocol_parse_reply (line, reply)
         || lab_refuse (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s", "refused");
}

LAB_FUZZ (data, size)
{
  g_autofree char *line = lab_fuzz_take_text (data, size);
  LabShiftProtocolRequest request;
  LabShiftProtocolReply reply;

  /* A line never contains its own end. */
  g_strdelimit (line, "\n", '\0');
  if (LAB_FUZZ_READ (lab_shift_protocol_parse_request, line, &request))
    check_request (&request);
  if (LAB_FUZZ_READ (parse_reply, line, &reply))
    check_reply (&reply);
}
