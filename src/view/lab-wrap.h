/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_WRAP (lab_wrap_get_type ())

G_DECLARE_FINAL_TYPE (LabWrap, lab_wrap, LAB, WRAP, GtkWidget)

G_END_DECLS
