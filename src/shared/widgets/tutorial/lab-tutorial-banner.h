/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_TUTORIAL_BANNER (lab_tutorial_banner_get_type ())

G_DECLARE_FINAL_TYPE (LabTutorialBanner, lab_tutorial_banner, LAB, TUTORIAL_BANNER, AdwBin)

GtkWidget *lab_tutorial_banner_new  (void);
void       lab_tutorial_banner_show (LabTutorialBanner *self,
                                     const char        *title,
                                     const char        *text,
                                     guint              number,
                                     guint              n_steps);

G_END_DECLS
