/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_PROGRESS_ROW (lab_progress_row_get_type ())

G_DECLARE_FINAL_TYPE (LabProgressRow, lab_progress_row, LAB, PROGRESS_ROW, AdwActionRow)

const char *lab_progress_row_get_progress (LabProgressRow *self);
void        lab_progress_row_set_progress (LabProgressRow *self,
                                           const char     *progress);

G_END_DECLS
