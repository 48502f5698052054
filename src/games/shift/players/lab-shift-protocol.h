/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-line-buffer.h"
#include "lab-shift-agent.h"

G_BEGIN_DECLS

/** LAB_SHIFT_PROTOCOL_VERSION: the version of the protocol, which the first line names. */
#define LAB_SHIFT_PROTOCOL_VERSION 1

/** LAB_SHIFT_PROTOCOL_MAX_LINE: the largest number of bytes in a line, without its line feed. */
#define LAB_SHIFT_PROTOCOL_MAX_LINE LAB_LINE_BUFFER_MAX

/**
 * LabShiftProtocolRequestKind:
 * @LAB_SHIFT_PROTOCOL_REQUEST_NONE: an empty line
 * @LAB_SHIFT_PROTOCOL_REQUEST_HELLO: `labyrinthe 1`
 * @LAB_SHIFT_PROTOCOL_REQUEST_NEW: `new SEED`
 * @LAB_SHIFT_PROTOCOL_REQUEST_OBSERVATION: `observation …`
 * @LAB_SHIFT_PROTOCOL_REQUEST_GO: `go [time MILLISECONDS] [nodes N]`
 * @LAB_SHIFT_PROTOCOL_REQUEST_STOP: `stop`
 * @LAB_SHIFT_PROTOCOL_REQUEST_QUIT: `quit`
 *
 * The kinds of lines that a host can send to a player.
 */
typedef enum
{
  LAB_SHIFT_PROTOCOL_REQUEST_NONE,
  LAB_SHIFT_PROTOCOL_REQUEST_HELLO,
  LAB_SHIFT_PROTOCOL_REQUEST_NEW,
  LAB_SHIFT_PROTOCOL_REQUEST_OBSERVATION,
  LAB_SHIFT_PROTOCOL_REQUEST_GO,
  LAB_SHIFT_PROTOCOL_REQUEST_STOP,
  LAB_SHIFT_PROTOCOL_REQUEST_QUIT,
} LabShiftProtocolRequestKind;

/**
 * LabShiftProtocolRequest:
 * @kind: the kind of the line
 * @seed: the seed of %LAB_SHIFT_PROTOCOL_REQUEST_NEW
 * @observation: the observation of %LAB_SHIFT_PROTOCOL_REQUEST_OBSERVATION
 * @limits: the limits of %LAB_SHIFT_PROTOCOL_REQUEST_GO; the line has the time in milliseconds,
 *   rounded up
 *
 * A line from a host to a player.
 */
typedef struct
{
  LabShiftProtocolRequestKind kind;
  guint64                     seed;
  LabShiftObservation         observation;
  LabLimits                   limits;
} LabShiftProtocolRequest;

/**
 * LabShiftProtocolReplyKind:
 * @LAB_SHIFT_PROTOCOL_REPLY_NONE: an empty line
 * @LAB_SHIFT_PROTOCOL_REPLY_ID: `id name …` or `id author …`
 * @LAB_SHIFT_PROTOCOL_REPLY_READY: `ready`
 * @LAB_SHIFT_PROTOCOL_REPLY_INFO: `info …`
 * @LAB_SHIFT_PROTOCOL_REPLY_BEST: `best TURN`
 * @LAB_SHIFT_PROTOCOL_REPLY_ERROR: `error …`
 *
 * The kinds of lines that a player can send to a host.
 */
typedef enum
{
  LAB_SHIFT_PROTOCOL_REPLY_NONE,
  LAB_SHIFT_PROTOCOL_REPLY_ID,
  LAB_SHIFT_PROTOCOL_REPLY_READY,
  LAB_SHIFT_PROTOCOL_REPLY_INFO,
  LAB_SHIFT_PROTOCOL_REPLY_BEST,
  LAB_SHIFT_PROTOCOL_REPLY_ERROR,
} LabShiftProtocolReplyKind;

/**
 * LabShiftProtocolReply:
 * @kind: the kind of the line
 * @text: (nullable): the text after the word, for %LAB_SHIFT_PROTOCOL_REPLY_ID and
 *   %LAB_SHIFT_PROTOCOL_REPLY_ERROR
 * @thought: the turn of %LAB_SHIFT_PROTOCOL_REPLY_BEST, or all other fields from
 *   %LAB_SHIFT_PROTOCOL_REPLY_INFO
 *
 * A line from a player to a host.
 */
typedef struct
{
  LabShiftProtocolReplyKind  kind;
  const char                *text;
  LabShiftThought            thought;
} LabShiftProtocolReply;

gboolean lab_shift_protocol_parse_request  (const char                    *line,
                                            LabShiftProtocolRequest       *request,
                                            GError                       **error);
char    *lab_shift_protocol_format_request (const LabShiftProtocolRequest *request);
gboolean lab_shift_protocol_parse_reply    (const char                    *line,
                                            LabShiftProtocolReply         *reply);
char    *lab_shift_protocol_format_reply   (const LabShiftProtocolReply   *reply);

G_END_DECLS
