/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-dialogue.h"
#include "lab-shift-agent.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_PROGRAM (lab_shift_program_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftProgram, lab_shift_program, LAB, SHIFT_PROGRAM, LabShiftAgent)

/**
 * LabShiftProgram:
 * @dialogue: the dialogue with the program, for its sandbox, log, and patience
 * @seed: the seed of the game
 *
 * A player that is another program and speaks labyrinthe-protocol(7).
 */
struct _LabShiftProgram
{
  LabShiftAgent parent_instance;
  LabDialogue *dialogue;
  guint64 seed;
};

LabShiftAgent *lab_shift_program_new          (const char      *command_line,
                                               GError         **error);
gboolean       lab_shift_program_quit         (LabShiftProgram *self,
                                               GError         **error);
guint64        lab_shift_program_seal_seed    (guint64          seed);

G_END_DECLS
