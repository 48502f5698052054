/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-classic.h"
#include "lab-dialogue-log.h"
#include "lab-limits.h"

G_BEGIN_DECLS

/**
 * LabClassicProgram:
 *
 * Another program that plays the small games over labyrinthe-classics-protocol(7).
 */
typedef struct _LabClassicProgram LabClassicProgram;

LabClassicProgram *lab_classic_program_new     (const char         *command_line,
                                                GError            **error);
void               lab_classic_program_free    (LabClassicProgram  *self);
void               lab_classic_program_set_sandbox
                                               (LabClassicProgram  *self,
                                                gboolean            sandbox);
void               lab_classic_program_set_log (LabClassicProgram  *self,
                                                LabDialogueLog     *log,
                                                const char         *label);
void               lab_classic_program_set_patience
                                               (LabClassicProgram  *self,
                                                gint64              start_time,
                                                gint64              think_time,
                                                gint64              grace);
void               lab_classic_program_begin   (LabClassicProgram  *self,
                                                guint64             seed);
gboolean           lab_classic_program_choose  (LabClassicProgram  *self,
                                                const LabClassic   *classic,
                                                gconstpointer       state,
                                                const LabLimits    *limits,
                                                GCancellable       *cancellable,
                                                guint32            *action,
                                                gboolean           *late,
                                                GError            **error);
gboolean           lab_classic_program_quit    (LabClassicProgram  *self,
                                                GError            **error);

G_END_DECLS
