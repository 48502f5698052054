/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-access-tree.h"

G_BEGIN_DECLS

typedef struct _LabAccess LabAccess;

typedef gboolean (*LabAccessCheck) (LabAccess *access,
                                    gpointer   data);

void             lab_access_init            (void);

LabAccess       *lab_access_new             (void);
void             lab_access_restart         (LabAccess      *self);
void             lab_access_free            (LabAccess      *self);

GPtrArray       *lab_access_read            (LabAccess      *self);
gboolean         lab_access_shows           (LabAccess      *self,
                                             const char     *pattern);
void             lab_access_dump            (LabAccess      *self);

void             lab_access_wait            (LabAccess      *self,
                                             LabAccessCheck  check,
                                             gpointer        data,
                                             const char     *what);

AtspiAccessible *lab_access_await           (LabAccess      *self,
                                             AtspiRole       role,
                                             const char     *pattern);
AtspiAccessible *lab_access_await_button    (LabAccess      *self,
                                             const char     *pattern);
void             lab_access_press           (LabAccess      *self,
                                             const char     *pattern);
AtspiAccessible *lab_access_get_focus       (LabAccess      *self);

gboolean         lab_access_has_heard       (LabAccess      *self,
                                             const char     *pattern);
char            *lab_access_dup_heard       (LabAccess      *self);
void             lab_access_forget_heard    (LabAccess      *self);
void             lab_access_expect          (LabAccess      *self,
                                             const char     *format,
                                             ...) G_GNUC_PRINTF (2, 3);
void             lab_access_expect_focus    (LabAccess      *self,
                                             const char     *pattern);
char            *lab_access_dup_told        (LabAccess      *self,
                                             const char     *pattern);
void             lab_access_expect_told     (LabAccess      *self,
                                             const char     *pattern);
void             lab_access_expect_shown    (LabAccess      *self,
                                             const char     *pattern);
void             lab_access_strike          (glong           keysym);

void             lab_access_write_file      (const char     *name,
                                             const char     *contents);
void             lab_access_expect_saved    (LabAccess      *self,
                                             const char     *name,
                                             const char     *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabAccess, lab_access_free)

G_END_DECLS
