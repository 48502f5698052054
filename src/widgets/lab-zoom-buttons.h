/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_ZOOM_BUTTONS (lab_zoom_buttons_get_type ())

G_DECLARE_FINAL_TYPE (LabZoomButtons, lab_zoom_buttons, LAB, ZOOM_BUTTONS, GtkBox)

G_END_DECLS
