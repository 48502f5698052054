/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_CONFETTI (lab_confetti_get_type ())

G_DECLARE_FINAL_TYPE (LabConfetti, lab_confetti, LAB, CONFETTI, GtkWidget)

void     lab_confetti_install (AdwApplicationWindow *window);
gboolean lab_confetti_fall    (GtkWidget            *widget);
void     lab_confetti_stop    (GtkWidget            *widget);

G_END_DECLS
