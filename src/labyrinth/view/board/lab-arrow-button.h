/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-art.h"
#include "lab-arrow.h"

G_BEGIN_DECLS

#define LAB_TYPE_ARROW_BUTTON (lab_arrow_button_get_type ())

G_DECLARE_FINAL_TYPE (LabArrowButton, lab_arrow_button, LAB, ARROW_BUTTON, GtkButton)

GtkWidget *lab_arrow_button_new             (LabArrow        arrow);
LabArrow   lab_arrow_button_get_arrow       (LabArrowButton *self);
void       lab_arrow_button_set_blocked     (LabArrowButton *self,
                                             const char     *reason);
void       lab_arrow_button_set_usable      (LabArrowButton *self,
                                             gboolean        usable);
LabArrowLook lab_arrow_button_get_look      (LabArrowButton *self);
void       lab_arrow_button_set_marked      (LabArrowButton *self,
                                             gboolean        marked);
gboolean   lab_arrow_button_get_marked      (LabArrowButton *self);
void       lab_arrow_button_set_highlighted (LabArrowButton *self,
                                             gboolean        highlighted);
gboolean   lab_arrow_button_get_highlighted (LabArrowButton *self);

G_END_DECLS
