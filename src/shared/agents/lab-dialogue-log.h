/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabDialogueMark:
 * @LAB_DIALOGUE_SENT: a line that was sent to a program
 * @LAB_DIALOGUE_RECEIVED: a line of its standard output
 * @LAB_DIALOGUE_ERROR_LINE: a line of its standard error
 * @LAB_DIALOGUE_NOTE: an event, such as the end of the program
 *
 * The kind of a line of a log.
 */
typedef enum
{
  LAB_DIALOGUE_SENT = '>',
  LAB_DIALOGUE_RECEIVED = '<',
  LAB_DIALOGUE_ERROR_LINE = '!',
  LAB_DIALOGUE_NOTE = '#',
} LabDialogueMark;

/**
 * LabDialogueLog:
 *
 * A file with the lines that are exchanged with programs. Several threads can write to it at
 * once.
 */
typedef struct _LabDialogueLog LabDialogueLog;

LabDialogueLog *lab_dialogue_log_open  (const char       *path,
                                        GError          **error);
LabDialogueLog *lab_dialogue_log_ref   (LabDialogueLog   *self);
void            lab_dialogue_log_unref (LabDialogueLog   *self);
gboolean        lab_dialogue_log_close (LabDialogueLog   *self,
                                        GError          **error);
const char     *lab_dialogue_log_get_path
                                       (LabDialogueLog   *self);
void            lab_dialogue_log_write (LabDialogueLog   *self,
                                        const char       *label,
                                        LabDialogueMark   mark,
                                        const char       *line);

G_END_DECLS
