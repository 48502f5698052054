/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabColumns:
 *
 * A table of text for a terminal. Its columns are aligned even if letters are wide.
 */
typedef struct _LabColumns LabColumns;

LabColumns *lab_columns_new    (const char *alignments);
void        lab_columns_free   (LabColumns *self);
void        lab_columns_add    (LabColumns *self,
                                const char *text);
void        lab_columns_take   (LabColumns *self,
                                char       *text);
char       *lab_columns_format (LabColumns *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabColumns, lab_columns_free)

G_END_DECLS
