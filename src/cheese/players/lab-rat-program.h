/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-cheese-position.h"
#include "lab-dialogue.h"

G_BEGIN_DECLS

/**
 * LabRatProgram:
 *
 * Another program that is a rat over labyrinthe-cheese-protocol(7). Its errors are those of its
 * dialogue, #LabDialogueError. Use it in one thread at a time.
 */
typedef struct _LabRatProgram LabRatProgram;

LabRatProgram *lab_rat_program_new          (const char               *command_line,
                                             GError                  **error);
void           lab_rat_program_free         (LabRatProgram            *self);
LabDialogue   *lab_rat_program_get_dialogue (LabRatProgram            *self);
void           lab_rat_program_set_times    (LabRatProgram            *self,
                                             gint64                    preparation_time,
                                             gint64                    turn_time);
void           lab_rat_program_set_patience (LabRatProgram            *self,
                                             gint64                    preparation_time,
                                             gint64                    turn_time);
gboolean       lab_rat_program_prepare      (LabRatProgram            *self,
                                             const LabCheeseMaze      *maze,
                                             const LabCheesePosition  *position,
                                             guint                     rat,
                                             guint64                   seed,
                                             GCancellable             *cancellable,
                                             GError                  **error);
gboolean       lab_rat_program_choose       (LabRatProgram            *self,
                                             const LabCheesePosition  *position,
                                             GCancellable             *cancellable,
                                             LabCheeseAction          *action,
                                             gboolean                 *late,
                                             GError                  **error);
gboolean       lab_rat_program_finish       (LabRatProgram            *self,
                                             const LabCheesePosition  *position,
                                             GCancellable             *cancellable,
                                             GError                  **error);
gboolean       lab_rat_program_quit         (LabRatProgram            *self,
                                             GError                  **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRatProgram, lab_rat_program_free)

G_END_DECLS
