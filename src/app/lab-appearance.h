/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LAB_TYPE_APPEARANCE (lab_appearance_get_type ())

G_DECLARE_FINAL_TYPE (LabAppearance, lab_appearance, LAB, APPEARANCE, GObject)

LabAppearance *lab_appearance_new (GSettings *settings);

G_END_DECLS
