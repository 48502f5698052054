/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-protocol.h"

#include <math.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-shift-notation.h"
#include "lab-text.h"

/* The words of the lines that a host and a player exchange; labyrinthe-protocol(7) explains them.
 * They are for programs, so they are not translated. */

static const char * const request_words[] = {
  [LAB_SHIFT_PROTOCOL_REQUEST_NONE] = "",
  [LAB_SHIFT_PROTOCOL_REQUEST_HELLO] = "labyrinthe",
  [LAB_SHIFT_PROTOCOL_REQUEST_NEW] = "new",
  [LAB_SHIFT_PROTOCOL_REQUEST_OBSERVATION] = "observation",
  [LAB_SHIFT_PROTOCOL_REQUEST_GO] = "go",
  [LAB_SHIFT_PROTOCOL_REQUEST_STOP] = "stop",
  [LAB_SHIFT_PROTOCOL_REQUEST_QUIT] = "quit",
};

static const char * const reply_words[] = {
  [LAB_SHIFT_PROTOCOL_REPLY_NONE] = "",
  [LAB_SHIFT_PROTOCOL_REPLY_ID] = "id",
  [LAB_SHIFT_PROTOCOL_REPLY_READY] = "ready",
  [LAB_SHIFT_PROTOCOL_REPLY_INFO] = "info",
  [LAB_SHIFT_PROTOCOL_REPLY_BEST] = "best",
  [LAB_SHIFT_PROTOCOL_REPLY_ERROR] = "error",
};

#define refuse(error, ...) \
  lab_refuse (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_RUBBISH, __VA_ARGS__)

/* Private helpers */

/* Returns the first word of @text, and moves @text past the word and the blanks after it. */
static char *
take_word (const char **text)
{
  gsize blanks = strspn (*text, " \t\r");
  const char *word = *text + blanks;
  gsize length = strcspn (word, " \t\r");

  *text = word + length + strspn (word + length, " \t\r");
  return g_strndup (word, length);
}

static gboolean
parse_whole_number (const char *text,
                    guint64     min,
                    guint64     max,
                    guint64    *number)
{
  return g_ascii_string_to_unsigned (text, 10, min, max, number, NULL);
}

static gboolean
parse_go (const char *text,
          LabLimits  *limits,
          GError    **error)
{
  while (*text != '\0')
    {
      g_autofree char *key = take_word (&text);
      g_autofree char *value = take_word (&text);
      guint64 number;

      if (strcmp (key, "time") == 0)
        {
          if (!parse_whole_number (value, 1, G_MAXINT64 / 1000, &number))
            return refuse (error, "“go time” needs a number of milliseconds from 1");
          limits->time = (gint64) number * 1000;
        }
      else if (strcmp (key, "nodes") == 0)
        {
          if (!parse_whole_number (value, 1, G_MAXINT64, &limits->nodes))
            return refuse (error, "“go nodes” needs a number from 1");
        }
      else
        return refuse (error, "“go” knows “time” and “nodes” and nothing else");
    }
  return TRUE;
}

/* Reads the text after the word of a request. */
static gboolean
parse_rest (const char              *text,
            LabShiftProtocolRequest *request,
            GError                 **error)
{
  g_autofree char *argument = g_strchomp (g_strdup (text));
  guint64 version;

  switch (request->kind)
    {
    case LAB_SHIFT_PROTOCOL_REQUEST_HELLO:
      return (parse_whole_number (argument, 0, G_MAXUINT64, &version)
              && version == LAB_SHIFT_PROTOCOL_VERSION)
          || refuse (error, "only version %u is spoken here", (guint) LAB_SHIFT_PROTOCOL_VERSION);
    case LAB_SHIFT_PROTOCOL_REQUEST_NEW:
      return parse_whole_number (argument, 0, G_MAXUINT64, &request->seed)
             || refuse (error, "“new” needs a seed, a whole number");
    case LAB_SHIFT_PROTOCOL_REQUEST_OBSERVATION:
      if (!lab_shift_notation_parse_observation (argument, &request->observation, error))
        return FALSE;
      return request->observation.position.phase != LAB_SHIFT_PHASE_OVER
             || refuse (error, "the game of that observation is over");
    case LAB_SHIFT_PROTOCOL_REQUEST_GO:
      return parse_go (argument, &request->limits, error);
    case LAB_SHIFT_PROTOCOL_REQUEST_NONE:
    case LAB_SHIFT_PROTOCOL_REQUEST_STOP:
    case LAB_SHIFT_PROTOCOL_REQUEST_QUIT:
    default:
      return *argument == '\0'
             || refuse (error, "nothing follows “%s”", request_words[request->kind]);
    }
}

static void
parse_plan (const char      *text,
            LabShiftThought *thought)
{
  while (*text != '\0' && thought->n_plan < LAB_SHIFT_MAX_THOUGHT)
    {
      g_autofree char *word = take_word (&text);

      if (!lab_shift_notation_parse_turn (word, &thought->plan[thought->n_plan], NULL))
        return;
      thought->n_plan++;
    }
}

/* Reads the known words of an info line and skips all others, because programs may add their
 * own. */
static void
parse_info (const char      *text,
            LabShiftThought *thought)
{
  while (*text != '\0')
    {
      g_autofree char *key = take_word (&text);
      g_autofree char *value = NULL;
      guint64 number = 0;

      if (strcmp (key, "plan") == 0)
        {
          parse_plan (text, thought);
          return;
        }
      value = take_word (&text);
      if (strcmp (key, "depth") == 0 && parse_whole_number (value, 0, G_MAXUINT, &number))
        thought->depth = (guint) number;
      else if (strcmp (key, "nodes") == 0 && parse_whole_number (value, 0, G_MAXINT64, &number))
        thought->nodes = number;
      else if (strcmp (key, "time") == 0
               && parse_whole_number (value, 0, G_MAXINT64 / 1000, &number))
        thought->time = (gint64) number * 1000;
      else if (strcmp (key, "value") == 0)
        thought->value = g_ascii_strtod (value, NULL);
      else
        return;
    }
}

/* Reads the text after the word of a reply. */
static gboolean
parse_rest_of_reply (const char            *text,
                     LabShiftProtocolReply *reply)
{
  g_autofree char *argument = NULL;

  switch (reply->kind)
    {
    case LAB_SHIFT_PROTOCOL_REPLY_INFO:
      parse_info (text, &reply->thought);
      return TRUE;
    case LAB_SHIFT_PROTOCOL_REPLY_BEST:
      argument = g_strchomp (g_strdup (text));
      return lab_shift_notation_parse_turn (argument, &reply->thought.turn, NULL);
    case LAB_SHIFT_PROTOCOL_REPLY_ID:
    case LAB_SHIFT_PROTOCOL_REPLY_ERROR:
      reply->text = text;
      return TRUE;
    case LAB_SHIFT_PROTOCOL_REPLY_NONE:
    case LAB_SHIFT_PROTOCOL_REPLY_READY:
    default:
      return *text == '\0';
    }
}

static void
format_info (GString               *line,
             const LabShiftThought *thought)
{
  char value[G_ASCII_DTOSTR_BUF_SIZE];

  /* Adding zero turns a negative zero into zero. */
  g_ascii_formatd (value, sizeof value, "%.6g",
                   isfinite (thought->value) ? thought->value + 0.0 : 0.0);
  g_string_append_printf (line, " depth %u nodes %" G_GUINT64_FORMAT " time %" G_GINT64_FORMAT
                          " value %s", thought->depth, thought->nodes, thought->time / 1000, value);
  for (guint i = 0; i < MIN (thought->n_plan, LAB_SHIFT_MAX_THOUGHT); i++)
    {
      char turn[LAB_SHIFT_TURN_LENGTH];

      lab_shift_notation_format_turn (&thought->plan[i], turn);
      g_string_append_printf (line, "%s %s", i == 0 ? " plan" : "", turn);
    }
}

/* Public functions */

/**
 * lab_shift_protocol_parse_request:
 * @line: a line from a host, without its line feed
 * @request: (out caller-allocates): the request; unchanged on failure
 * @error: return location for a #LabShiftAgentError or #LabShiftNotationError, whose message is in
 *   English
 *
 * Parses a line from a host.
 *
 * Returns: %TRUE if @line is a request
 */
gboolean
lab_shift_protocol_parse_request (const char              *line,
                                  LabShiftProtocolRequest *request,
                                  GError                 **error)
{
  LabShiftProtocolRequest read = { 0 };
  g_autofree char *word = NULL;

  g_return_val_if_fail (line != NULL && request != NULL, FALSE);

  if (strlen (line) > LAB_SHIFT_PROTOCOL_MAX_LINE)
    return refuse (error, "that line is longer than %u bytes", (guint) LAB_SHIFT_PROTOCOL_MAX_LINE);
  word = take_word (&line);
  if (!lab_words_find (request_words, G_N_ELEMENTS (request_words), sizeof request_words[0], word,
                       (guint *) &read.kind))
    return refuse (error,
                   "unknown word; there are labyrinthe, new, observation, go, stop and quit");
  if (!parse_rest (line, &read, error))
    return FALSE;
  *request = read;
  return TRUE;
}

/**
 * lab_shift_protocol_format_request:
 * @request: a request of a host
 *
 * Formats a line for a player.
 *
 * Returns: (transfer full): the line for it, with its line feed
 */
char *
lab_shift_protocol_format_request (const LabShiftProtocolRequest *request)
{
  GString *line;
  g_autofree char *observation = NULL;

  g_return_val_if_fail (request != NULL, NULL);

  line = g_string_new (request_words[request->kind]);
  switch (request->kind)
    {
    case LAB_SHIFT_PROTOCOL_REQUEST_HELLO:
      g_string_append_printf (line, " %u", (guint) LAB_SHIFT_PROTOCOL_VERSION);
      break;
    case LAB_SHIFT_PROTOCOL_REQUEST_NEW:
      g_string_append_printf (line, " %" G_GUINT64_FORMAT, request->seed);
      break;
    case LAB_SHIFT_PROTOCOL_REQUEST_OBSERVATION:
      observation = lab_shift_notation_format_observation (&request->observation);
      g_string_append_printf (line, " %s", observation);
      break;
    case LAB_SHIFT_PROTOCOL_REQUEST_GO:
      if (request->limits.time > 0)
        g_string_append_printf (line, " time %" G_GINT64_FORMAT,
                                (request->limits.time - 1) / 1000 + 1);
      if (request->limits.nodes > 0)
        g_string_append_printf (line, " nodes %" G_GUINT64_FORMAT, request->limits.nodes);
      break;
    case LAB_SHIFT_PROTOCOL_REQUEST_NONE:
    case LAB_SHIFT_PROTOCOL_REQUEST_STOP:
    case LAB_SHIFT_PROTOCOL_REQUEST_QUIT:
    default:
      break;
    }
  g_string_append_c (line, '\n');
  return g_string_free (line, FALSE);
}

/**
 * lab_shift_protocol_parse_reply:
 * @line: a line from a player, without its line feed
 * @reply: (out caller-allocates): the reply, whose text points into @line; unchanged on failure
 *
 * Parses a line from a player.
 *
 * Returns: %TRUE if @line is a reply, even if the rules forbid its turn
 */
gboolean
lab_shift_protocol_parse_reply (const char            *line,
                                LabShiftProtocolReply *reply)
{
  LabShiftProtocolReply read = { 0 };
  g_autofree char *word = NULL;

  g_return_val_if_fail (line != NULL && reply != NULL, FALSE);

  word = take_word (&line);
  if (!lab_words_find (reply_words, G_N_ELEMENTS (reply_words), sizeof reply_words[0], word,
                       (guint *) &read.kind))
    return FALSE;
  if (!parse_rest_of_reply (line, &read))
    return FALSE;
  *reply = read;
  return TRUE;
}

/**
 * lab_shift_protocol_format_reply:
 * @reply: a reply of a player; its text is one line
 *
 * Formats a line for a host.
 *
 * Returns: (transfer full): the line for it, with its line feed
 */
char *
lab_shift_protocol_format_reply (const LabShiftProtocolReply *reply)
{
  GString *line;
  char turn[LAB_SHIFT_TURN_LENGTH];

  g_return_val_if_fail (reply != NULL, NULL);

  line = g_string_new (reply_words[reply->kind]);
  if (reply->kind == LAB_SHIFT_PROTOCOL_REPLY_INFO)
    {
      format_info (line, &reply->thought);
    }
  else if (reply->kind == LAB_SHIFT_PROTOCOL_REPLY_BEST)
    {
      lab_shift_notation_format_turn (&reply->thought.turn, turn);
      g_string_append_printf (line, " %s", turn);
    }
  else if (reply->text != NULL)
    {
      g_string_append_printf (line, " %s", reply->text);
    }
  g_string_append_c (line, '\n');
  return g_string_free (line, FALSE);
}
