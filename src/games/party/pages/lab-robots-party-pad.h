/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_PAD (lab_robots_party_pad_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartyPad, lab_robots_party_pad, LAB, ROBOTS_PARTY_PAD, AdwBin)

G_END_DECLS
