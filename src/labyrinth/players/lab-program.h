/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-agent.h"
#include "lab-dialogue.h"

G_BEGIN_DECLS

#define LAB_TYPE_PROGRAM (lab_program_get_type ())

G_DECLARE_FINAL_TYPE (LabProgram, lab_program, LAB, PROGRAM, LabAgent)

LabAgent *lab_program_new          (const char      *command_line,
                                    GError         **error);
void      lab_program_set_sandbox  (LabProgram      *self,
                                    gboolean         sandbox);
gboolean  lab_program_quit         (LabProgram      *self,
                                    GError         **error);
void      lab_program_set_log      (LabProgram      *self,
                                    LabDialogueLog  *log,
                                    const char      *label);
guint64   lab_program_seal_seed    (guint64          seed);
void      lab_program_set_patience (LabProgram      *self,
                                    gint64           start_time,
                                    gint64           think_time,
                                    gint64           grace);

G_END_DECLS
