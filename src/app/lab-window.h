/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

/** LAB_WINDOW_HOME_PAGE: the name of the page that leads to all games. */
#define LAB_WINDOW_HOME_PAGE "home"

#define LAB_TYPE_WINDOW (lab_window_get_type ())

G_DECLARE_FINAL_TYPE (LabWindow, lab_window, LAB, WINDOW, LabFamilyHost)

GtkWidget   *lab_window_new               (AdwApplication  *application);
GtkWidget   *lab_window_new_with_families (AdwApplication  *application,
                                           const GType     *families,
                                           guint            n_families);
LabFamily   *lab_window_get_family        (LabWindow       *self,
                                           const char      *id);
LabFamily   *lab_window_get_shown         (LabWindow       *self);
const char  *lab_window_get_page          (LabWindow       *self);
GArray      *lab_window_list_shortcuts    (LabWindow       *self);
void         lab_window_resume            (LabWindow       *self);
void         lab_window_open              (LabWindow       *self,
                                           GFile          **files,
                                           guint            n_files);
void         lab_window_end               (LabWindow       *self);

G_END_DECLS
