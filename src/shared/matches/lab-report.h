/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-results.h"

G_BEGIN_DECLS

char *lab_report_format_title (const LabResults *results);
char *lab_report_format_table (const LabResults *results);
char *lab_report_format_csv   (const LabResults *results);
char *lab_report_format_json  (const LabResults *results);

G_END_DECLS
