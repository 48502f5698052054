/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_HELP_PAGE (lab_help_page_get_type ())

G_DECLARE_FINAL_TYPE (LabHelpPage, lab_help_page, LAB, HELP_PAGE, GtkWidget)

GtkWidget *lab_help_page_new (LabFamily * const *families,
                              guint              n_families,
                              LabFamily         *shown);

G_END_DECLS
