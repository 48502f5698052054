/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Small disks that only the test process sees. */

gboolean lab_fault_disk_mount         (const char *folder);
void     lab_fault_disk_fill          (const char *folder);
void     lab_fault_disk_clear         (const char *folder);
void     lab_fault_disk_set_read_only (const char *folder,
                                       gboolean    read_only);

G_END_DECLS
