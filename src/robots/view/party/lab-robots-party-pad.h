/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_PAD (lab_robots_party_pad_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartyPad, lab_robots_party_pad, LAB, ROBOTS_PARTY_PAD, AdwBin)

void     lab_robots_party_pad_open     (LabRobotsPartyPad *self,
                                        const char        *name,
                                        guint              claimed);
void     lab_robots_party_pad_set_note (LabRobotsPartyPad *self,
                                        const char        *note);
gboolean lab_robots_party_pad_type     (LabRobotsPartyPad *self,
                                        guint              keyval);

G_END_DECLS
