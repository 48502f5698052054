/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *lab_number_row_new (const char     *title,
                               double          least,
                               double          most,
                               double          value,
                               GtkSpinButton **spin);

G_END_DECLS
