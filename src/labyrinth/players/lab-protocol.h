/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-agent.h"
#include "lab-line-buffer.h"

G_BEGIN_DECLS

/** LAB_PROTOCOL_VERSION: the version of the protocol, which the first line names. */
#define LAB_PROTOCOL_VERSION 1

/** LAB_PROTOCOL_MAX_LINE: the largest number of bytes in a line, without its line feed. */
#define LAB_PROTOCOL_MAX_LINE LAB_LINE_BUFFER_MAX

/**
 * LabProtocolRequestKind:
 * @LAB_PROTOCOL_REQUEST_NONE: an empty line
 * @LAB_PROTOCOL_REQUEST_HELLO: `labyrinthe 1`
 * @LAB_PROTOCOL_REQUEST_NEW: `new SEED`
 * @LAB_PROTOCOL_REQUEST_OBSERVATION: `observation …`
 * @LAB_PROTOCOL_REQUEST_GO: `go [time MILLISECONDS] [nodes N]`
 * @LAB_PROTOCOL_REQUEST_STOP: `stop`
 * @LAB_PROTOCOL_REQUEST_QUIT: `quit`
 *
 * The kinds of lines that a host can send to a player.
 */
typedef enum
{
  LAB_PROTOCOL_REQUEST_NONE,
  LAB_PROTOCOL_REQUEST_HELLO,
  LAB_PROTOCOL_REQUEST_NEW,
  LAB_PROTOCOL_REQUEST_OBSERVATION,
  LAB_PROTOCOL_REQUEST_GO,
  LAB_PROTOCOL_REQUEST_STOP,
  LAB_PROTOCOL_REQUEST_QUIT,
} LabProtocolRequestKind;

/**
 * LabProtocolRequest:
 * @kind: the kind of the line
 * @seed: the seed of %LAB_PROTOCOL_REQUEST_NEW
 * @observation: the observation of %LAB_PROTOCOL_REQUEST_OBSERVATION
 * @limits: the limits of %LAB_PROTOCOL_REQUEST_GO; the line has the time in milliseconds, rounded
 *   up
 *
 * A line from a host to a player.
 */
typedef struct
{
  LabProtocolRequestKind kind;
  guint64        seed;
  LabObservation observation;
  LabLimits      limits;
} LabProtocolRequest;

/**
 * LabProtocolReplyKind:
 * @LAB_PROTOCOL_REPLY_NONE: an empty line
 * @LAB_PROTOCOL_REPLY_ID: `id name …` or `id author …`
 * @LAB_PROTOCOL_REPLY_READY: `ready`
 * @LAB_PROTOCOL_REPLY_INFO: `info …`
 * @LAB_PROTOCOL_REPLY_BEST: `best TURN`
 * @LAB_PROTOCOL_REPLY_ERROR: `error …`
 *
 * The kinds of lines that a player can send to a host.
 */
typedef enum
{
  LAB_PROTOCOL_REPLY_NONE,
  LAB_PROTOCOL_REPLY_ID,
  LAB_PROTOCOL_REPLY_READY,
  LAB_PROTOCOL_REPLY_INFO,
  LAB_PROTOCOL_REPLY_BEST,
  LAB_PROTOCOL_REPLY_ERROR,
} LabProtocolReplyKind;

/**
 * LabProtocolReply:
 * @kind: the kind of the line
 * @text: (nullable): the text after the word, for %LAB_PROTOCOL_REPLY_ID and
 *   %LAB_PROTOCOL_REPLY_ERROR
 * @thought: the turn of %LAB_PROTOCOL_REPLY_BEST, or all other fields from
 *   %LAB_PROTOCOL_REPLY_INFO
 *
 * A line from a player to a host.
 */
typedef struct
{
  LabProtocolReplyKind kind;
  const char  *text;
  LabThought   thought;
} LabProtocolReply;

gboolean lab_protocol_parse_request  (const char                *line,
                                      LabProtocolRequest        *request,
                                      GError                   **error);
char    *lab_protocol_format_request (const LabProtocolRequest  *request);
gboolean lab_protocol_parse_reply    (const char                *line,
                                      LabProtocolReply          *reply);
char    *lab_protocol_format_reply   (const LabProtocolReply    *reply);

G_END_DECLS
