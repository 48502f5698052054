/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "storage/lab-career.h"
#include "storage/lab-record.h"

G_BEGIN_DECLS

GtkWidget *lab_record_row_new (LabRecord *record);
GtkWidget *lab_career_row_new (LabCareer *career,
                               GtkWidget *sample);

G_END_DECLS
