/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-access-tree.h"

G_BEGIN_DECLS

typedef struct _LabAccess LabAccess;

typedef gboolean (*LabAccessCheck) (LabAccess *access,
                                    gpointer   data);

LabAccess       *lab_access_new          (void);
void             lab_access_restart      (LabAccess      *self);
void             lab_access_free         (LabAccess      *self);

GPtrArray       *lab_access_read         (LabAccess      *self);
void             lab_access_wait         (LabAccess      *self,
                                          LabAccessCheck  check,
                                          gpointer        data,
                                          const char     *what);
AtspiAccessible *lab_access_await        (LabAccess      *self,
                                          AtspiRole       role,
                                          const char     *pattern);
void             lab_access_do           (LabAccess      *self,
                                          const char     *format,
                                          ...) G_GNUC_PRINTF (2, 3);

gboolean         lab_access_has_heard    (LabAccess      *self,
                                          const char     *pattern);
char            *lab_access_dup_heard    (LabAccess      *self);
char            *lab_access_dup_told     (LabAccess      *self,
                                          const char     *pattern);
void             lab_access_strike       (glong           keysym);

void             lab_access_write_file   (const char     *name,
                                          const char     *contents);
void             lab_access_expect_saved (LabAccess      *self,
                                          const char     *name,
                                          const char     *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabAccess, lab_access_free)

G_END_DECLS
