/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "players/lab-agent.h"

G_BEGIN_DECLS

/** LAB_PROTOCOL_VERSION: the version that is spoken, which the first line names. */
#define LAB_PROTOCOL_VERSION 1

/** LAB_PROTOCOL_MAX_LINE: the most bytes that a line may have, without its end. */
#define LAB_PROTOCOL_MAX_LINE 65535

/**
 * LabRequestKind:
 * @LAB_REQUEST_NONE: an empty line
 * @LAB_REQUEST_HELLO: `labyrinthe 1`
 * @LAB_REQUEST_NEW: `new SEED`
 * @LAB_REQUEST_OBSERVATION: `observation …`
 * @LAB_REQUEST_GO: `go [time MILLISECONDS] [nodes N]`
 * @LAB_REQUEST_STOP: `stop`
 * @LAB_REQUEST_QUIT: `quit`
 *
 * What a host can say to a player.
 */
typedef enum
{
  LAB_REQUEST_NONE,
  LAB_REQUEST_HELLO,
  LAB_REQUEST_NEW,
  LAB_REQUEST_OBSERVATION,
  LAB_REQUEST_GO,
  LAB_REQUEST_STOP,
  LAB_REQUEST_QUIT,
} LabRequestKind;

/**
 * LabRequest:
 * @kind: what is said
 * @seed: of %LAB_REQUEST_NEW
 * @observation: of %LAB_REQUEST_OBSERVATION
 * @limits: of %LAB_REQUEST_GO; time is written in whole milliseconds, rounded up
 *
 * A line from a host to a player.
 */
typedef struct
{
  LabRequestKind kind;
  guint64        seed;
  LabObservation observation;
  LabLimits      limits;
} LabRequest;

/**
 * LabReplyKind:
 * @LAB_REPLY_NONE: an empty line
 * @LAB_REPLY_ID: `id name …` or `id author …`
 * @LAB_REPLY_READY: `ready`
 * @LAB_REPLY_INFO: `info …`
 * @LAB_REPLY_BEST: `best TURN`
 * @LAB_REPLY_ERROR: `error …`
 *
 * What a player can say to a host.
 */
typedef enum
{
  LAB_REPLY_NONE,
  LAB_REPLY_ID,
  LAB_REPLY_READY,
  LAB_REPLY_INFO,
  LAB_REPLY_BEST,
  LAB_REPLY_ERROR,
} LabReplyKind;

/**
 * LabReply:
 * @kind: what is said
 * @text: (nullable): what follows the word, of %LAB_REPLY_ID and %LAB_REPLY_ERROR
 * @thought: the turn of %LAB_REPLY_BEST; all else of %LAB_REPLY_INFO
 *
 * A line from a player to a host.
 */
typedef struct
{
  LabReplyKind kind;
  const char  *text;
  LabThought   thought;
} LabReply;

gboolean lab_protocol_parse_request  (const char        *line,
                                      LabRequest        *request,
                                      GError           **error);
char    *lab_protocol_format_request (const LabRequest  *request);
gboolean lab_protocol_parse_reply    (const char        *line,
                                      LabReply          *reply);
char    *lab_protocol_format_reply   (const LabReply    *reply);

G_END_DECLS
