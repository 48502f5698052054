/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-cheese-position.h"
#include "lab-dialogue-log.h"
#include "lab-rat-thought.h"

G_BEGIN_DECLS

/**
 * LabRatKind:
 * @id: what names it in files and on the command line, such as "random5" or "bfs"
 * @name: what players see, marked with N_()
 * @summary: how it decides, in one sentence, marked with N_()
 * @source: (nullable): author, year, and cost of the algorithm, marked with N_()
 *
 * A kind of rat that is built in.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  const char *source;
} LabRatKind;

/**
 * LabRat:
 *
 * A rat that is not moved by a person: one that is built in, or another program. It sees the whole
 * race, as in the original. Use it in one thread at a time.
 */
typedef struct _LabRat LabRat;

const LabRatKind *lab_rat_kind_get       (guint                     n);
const LabRatKind *lab_rat_kind_find      (const char               *id);

LabRat           *lab_rat_new            (const char               *text,
                                          GError                  **error);
void              lab_rat_free           (LabRat                   *self);
const char       *lab_rat_get_text       (const LabRat             *self);
char             *lab_rat_dup_name       (const LabRat             *self);
gboolean          lab_rat_is_program     (const LabRat             *self);
void              lab_rat_set_sandbox    (LabRat                   *self,
                                          gboolean                  sandbox);
void              lab_rat_set_log        (LabRat                   *self,
                                          LabDialogueLog           *log,
                                          const char               *label);
void              lab_rat_set_patience   (LabRat                   *self,
                                          gint64                    preparation_time,
                                          gint64                    turn_time);
void              lab_rat_set_times      (LabRat                   *self,
                                          gint64                    preparation_time,
                                          gint64                    turn_time);
gboolean          lab_rat_prepare        (LabRat                   *self,
                                          const LabCheeseMaze      *maze,
                                          const LabCheesePosition  *position,
                                          guint                     rat,
                                          guint64                   seed,
                                          GCancellable             *cancellable,
                                          GError                  **error);
gboolean          lab_rat_choose         (LabRat                   *self,
                                          const LabCheesePosition  *position,
                                          GCancellable             *cancellable,
                                          LabCheeseAction          *action,
                                          GError                  **error);
gboolean          lab_rat_finish         (LabRat                   *self,
                                          const LabCheesePosition  *position,
                                          GError                  **error);
LabRatThought    *lab_rat_think_aloud    (LabRat                   *self,
                                          const LabCheesePosition  *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRat, lab_rat_free)

G_END_DECLS
