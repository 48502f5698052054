/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-dialogue.h"

G_BEGIN_DECLS

/* The log of a dialogue, in a temporary file. */
typedef struct
{
  LabDialogueLog *log;
  char *path;
} LabTestDialogueLog;

void  lab_test_dialogue_log_open  (LabTestDialogueLog       *self);
char *lab_test_dialogue_log_read  (const LabTestDialogueLog *self);
guint lab_test_dialogue_log_count (const LabTestDialogueLog *self,
                                   const char               *part);
void  lab_test_dialogue_log_clear (LabTestDialogueLog       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabTestDialogueLog, lab_test_dialogue_log_clear)

G_END_DECLS
