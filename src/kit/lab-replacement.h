/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LabReplacement:
 *
 * A file that is about to get new contents. It is opened before the contents are known, so that an
 * error shows up early. Until they are written as a whole, its old contents stay.
 */
typedef struct _LabReplacement LabReplacement;

struct _LabReplacement
{
  char *path;
  int file;
  gboolean is_new;            /* we created the file, and it is still empty */
};

LabReplacement *lab_replacement_open  (const char      *path,
                                       GError         **error);
gboolean        lab_replacement_write (LabReplacement  *self,
                                       const void      *data,
                                       gsize            size,
                                       GCancellable    *cancellable,
                                       GError         **error);
gboolean        lab_replacement_equal (LabReplacement  *self,
                                       LabReplacement  *other);
void            lab_replacement_close (LabReplacement  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabReplacement, lab_replacement_close)

G_END_DECLS
