/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LabFileLock:
 *
 * The right to write a file, which only one process has at a time. It ends with its process,
 * whatever ends that.
 */
typedef struct _LabFileLock LabFileLock;

LabFileLock *lab_file_lock_take    (const char   *path,
                                    GError      **error);
LabFileLock *lab_file_lock_await   (const char   *path);
void         lab_file_lock_release (LabFileLock  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabFileLock, lab_file_lock_release)

G_END_DECLS
