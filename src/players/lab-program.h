/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "players/lab-agent.h"

G_BEGIN_DECLS

#define LAB_TYPE_PROGRAM (lab_program_get_type ())

G_DECLARE_FINAL_TYPE (LabProgram, lab_program, LAB, PROGRAM, LabAgent)

/** LAB_PROGRAM_START_TIME: how long a program may take until it is ready. */
#define LAB_PROGRAM_START_TIME (10 * G_TIME_SPAN_SECOND)
/** LAB_PROGRAM_THINK_TIME: how long it may think if it is asked without a time. */
#define LAB_PROGRAM_THINK_TIME (60 * G_TIME_SPAN_SECOND)
/** LAB_PROGRAM_GRACE: how long it may take to answer once it is told to stop. */
#define LAB_PROGRAM_GRACE (1 * G_TIME_SPAN_SECOND)
/** LAB_PROGRAM_MAX_ANSWER: the most bytes that it may write for an answer. */
#define LAB_PROGRAM_MAX_ANSWER (1 << 20)

LabAgent *lab_program_new          (const char  *command_line,
                                    GError     **error);
guint64   lab_program_seal_seed    (guint64      seed);
void      lab_program_set_patience (LabProgram  *self,
                                    gint64       start_time,
                                    gint64       think_time,
                                    gint64       grace);

G_END_DECLS
