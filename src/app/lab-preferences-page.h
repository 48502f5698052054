/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_PREFERENCES_PAGE (lab_preferences_page_get_type ())

G_DECLARE_FINAL_TYPE (LabPreferencesPage, lab_preferences_page, LAB, PREFERENCES_PAGE,
                      AdwPreferencesPage)

G_END_DECLS
