/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_HINT_BUTTON (lab_hint_button_get_type ())

G_DECLARE_FINAL_TYPE (LabHintButton, lab_hint_button, LAB, HINT_BUTTON, GtkButton)

void lab_hint_button_set_cost (LabHintButton *self,
                               const char    *cost);

G_END_DECLS
