/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-protocol.h"

#include <math.h>
#include <string.h>

#include "model/lab-notation.h"

/* The lines that a host and a player exchange; labyrinthe-protocol(7) explains them.
 * What is said here is for programs to read, and so it is not translated. */

static const char * const request_words[] = {
  [LAB_REQUEST_NONE] = "",
  [LAB_REQUEST_HELLO] = "labyrinthe",
  [LAB_REQUEST_NEW] = "new",
  [LAB_REQUEST_OBSERVATION] = "observation",
  [LAB_REQUEST_GO] = "go",
  [LAB_REQUEST_STOP] = "stop",
  [LAB_REQUEST_QUIT] = "quit",
};

static const char * const reply_words[] = {
  [LAB_REPLY_NONE] = "",
  [LAB_REPLY_ID] = "id",
  [LAB_REPLY_READY] = "ready",
  [LAB_REPLY_INFO] = "info",
  [LAB_REPLY_BEST] = "best",
  [LAB_REPLY_ERROR] = "error",
};

/* Private helpers */

G_GNUC_PRINTF (2, 3)
static gboolean
refuse (GError    **error,
        const char *format,
        ...)
{
  va_list args;
  g_autofree char *reason = NULL;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_RUBBISH, reason);
  return FALSE;
}

/* Cuts the first word off @text, and moves @text on to what follows the blanks. */
static char *
take_word (const char **text)
{
  gsize blanks = strspn (*text, " \t\r");
  const char *word = *text + blanks;
  gsize length = strcspn (word, " \t\r");

  *text = word + length + strspn (word + length, " \t\r");
  return g_strndup (word, length);
}

/* The number of @word among @words, or -1. */
static int
find_word (const char         *word,
           const char * const *words,
           guint               n_words)
{
  for (guint i = 0; i < n_words; i++)
    {
      if (strcmp (word, words[i]) == 0)
        return (int) i;
    }
  return -1;
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

/* Reads what follows the word of a request. */
static gboolean
parse_rest (const char *text,
            LabRequest *request,
            GError    **error)
{
  g_autofree char *argument = g_strchomp (g_strdup (text));
  guint64 version;

  switch (request->kind)
    {
    case LAB_REQUEST_HELLO:
      return (parse_whole_number (argument, 0, G_MAXUINT64, &version)
              && version == LAB_PROTOCOL_VERSION)
             || refuse (error, "only version %u is spoken here", (guint) LAB_PROTOCOL_VERSION);
    case LAB_REQUEST_NEW:
      return parse_whole_number (argument, 0, G_MAXUINT64, &request->seed)
             || refuse (error, "“new” needs a seed, a whole number");
    case LAB_REQUEST_OBSERVATION:
      if (!lab_notation_parse_observation (argument, &request->observation, error))
        return FALSE;
      return request->observation.position.phase != LAB_PHASE_OVER
             || refuse (error, "the game of that observation is over");
    case LAB_REQUEST_GO:
      return parse_go (argument, &request->limits, error);
    case LAB_REQUEST_NONE:
    case LAB_REQUEST_STOP:
    case LAB_REQUEST_QUIT:
    default:
      return *argument == '\0'
             || refuse (error, "nothing follows “%s”", request_words[request->kind]);
    }
}

static void
parse_plan (const char *text,
            LabThought *thought)
{
  while (*text != '\0' && thought->n_plan < LAB_MAX_THOUGHT)
    {
      g_autofree char *word = take_word (&text);

      if (!lab_notation_parse_turn (word, &thought->plan[thought->n_plan], NULL))
        return;
      thought->n_plan++;
    }
}

/* Takes from an info line what it understands: the rest may be anything. */
static void
parse_info (const char *text,
            LabThought *thought)
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

/* Reads what follows the word of a reply. */
static gboolean
parse_rest_of_reply (const char *text,
                     LabReply   *reply)
{
  g_autofree char *argument = NULL;

  switch (reply->kind)
    {
    case LAB_REPLY_INFO:
      parse_info (text, &reply->thought);
      return TRUE;
    case LAB_REPLY_BEST:
      argument = g_strchomp (g_strdup (text));
      return lab_notation_parse_turn (argument, &reply->thought.turn, NULL);
    case LAB_REPLY_ID:
    case LAB_REPLY_ERROR:
      reply->text = text;
      return TRUE;
    case LAB_REPLY_NONE:
    case LAB_REPLY_READY:
    default:
      return *text == '\0';
    }
}

static void
format_info (GString          *line,
             const LabThought *thought)
{
  char value[G_ASCII_DTOSTR_BUF_SIZE];

  /* A sum, so that there is no negative zero. */
  g_ascii_formatd (value, sizeof value, "%.6g",
                   isfinite (thought->value) ? thought->value + 0.0 : 0.0);
  g_string_append_printf (line, " depth %u nodes %" G_GUINT64_FORMAT " time %" G_GINT64_FORMAT
                          " value %s", thought->depth, thought->nodes, thought->time / 1000, value);
  for (guint i = 0; i < MIN (thought->n_plan, LAB_MAX_THOUGHT); i++)
    {
      char turn[LAB_TURN_LENGTH];

      lab_notation_format_turn (&thought->plan[i], turn);
      g_string_append_printf (line, "%s %s", i == 0 ? " plan" : "", turn);
    }
}

/* Public functions */

/**
 * lab_protocol_parse_request:
 * @line: a line from a host, without its end
 * @request: (out caller-allocates): what it says; untouched on failure
 * @error: return location for a #LabAgentError or #LabNotationError, which says in
 *   English what is wrong
 *
 * Returns: %TRUE if @line is a request
 */
gboolean
lab_protocol_parse_request (const char  *line,
                            LabRequest  *request,
                            GError     **error)
{
  LabRequest read = { 0 };
  g_autofree char *word = NULL;
  int kind;

  g_return_val_if_fail (line != NULL && request != NULL, FALSE);

  if (strlen (line) > LAB_PROTOCOL_MAX_LINE)
    return refuse (error, "that line is longer than %u bytes", (guint) LAB_PROTOCOL_MAX_LINE);
  word = take_word (&line);
  kind = find_word (word, request_words, G_N_ELEMENTS (request_words));
  if (kind < 0)
    return refuse (error,
                   "unknown word; there are labyrinthe, new, observation, go, stop and quit");
  read.kind = (LabRequestKind) kind;
  if (!parse_rest (line, &read, error))
    return FALSE;
  *request = read;
  return TRUE;
}

/**
 * lab_protocol_format_request:
 * @request: what a host wants to say
 *
 * Returns: (transfer full): the line for it, with its end
 */
char *
lab_protocol_format_request (const LabRequest *request)
{
  GString *line;
  g_autofree char *observation = NULL;

  g_return_val_if_fail (request != NULL, NULL);

  line = g_string_new (request_words[request->kind]);
  switch (request->kind)
    {
    case LAB_REQUEST_HELLO:
      g_string_append_printf (line, " %u", (guint) LAB_PROTOCOL_VERSION);
      break;
    case LAB_REQUEST_NEW:
      g_string_append_printf (line, " %" G_GUINT64_FORMAT, request->seed);
      break;
    case LAB_REQUEST_OBSERVATION:
      observation = lab_notation_format_observation (&request->observation);
      g_string_append_printf (line, " %s", observation);
      break;
    case LAB_REQUEST_GO:
      if (request->limits.time > 0)
        g_string_append_printf (line, " time %" G_GINT64_FORMAT,
                                (request->limits.time - 1) / 1000 + 1);
      if (request->limits.nodes > 0)
        g_string_append_printf (line, " nodes %" G_GUINT64_FORMAT, request->limits.nodes);
      break;
    case LAB_REQUEST_NONE:
    case LAB_REQUEST_STOP:
    case LAB_REQUEST_QUIT:
    default:
      break;
    }
  g_string_append_c (line, '\n');
  return g_string_free (line, FALSE);
}

/**
 * lab_protocol_parse_reply:
 * @line: a line from a player, without its end
 * @reply: (out caller-allocates): what it says; its text points into @line; untouched on
 *   failure
 *
 * Returns: %TRUE if @line is a reply; whether the rules allow its turn is not asked
 */
gboolean
lab_protocol_parse_reply (const char *line,
                          LabReply   *reply)
{
  LabReply read = { 0 };
  g_autofree char *word = NULL;
  int kind;

  g_return_val_if_fail (line != NULL && reply != NULL, FALSE);

  word = take_word (&line);
  kind = find_word (word, reply_words, G_N_ELEMENTS (reply_words));
  if (kind < 0)
    return FALSE;
  read.kind = (LabReplyKind) kind;
  if (!parse_rest_of_reply (line, &read))
    return FALSE;
  *reply = read;
  return TRUE;
}

/**
 * lab_protocol_format_reply:
 * @reply: what a player wants to say; its text is one line
 *
 * Returns: (transfer full): the line for it, with its end
 */
char *
lab_protocol_format_reply (const LabReply *reply)
{
  GString *line;
  char turn[LAB_TURN_LENGTH];

  g_return_val_if_fail (reply != NULL, NULL);

  line = g_string_new (reply_words[reply->kind]);
  if (reply->kind == LAB_REPLY_INFO)
    {
      format_info (line, &reply->thought);
    }
  else if (reply->kind == LAB_REPLY_BEST)
    {
      lab_notation_format_turn (&reply->thought.turn, turn);
      g_string_append_printf (line, " %s", turn);
    }
  else if (reply->text != NULL)
    {
      g_string_append_printf (line, " %s", reply->text);
    }
  g_string_append_c (line, '\n');
  return g_string_free (line, FALSE);
}
