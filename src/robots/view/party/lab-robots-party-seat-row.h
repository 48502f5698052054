/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-robots-party-settings.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_SEAT_ROW (lab_robots_party_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartySeatRow, lab_robots_party_seat_row, LAB,
                      ROBOTS_PARTY_SEAT_ROW, AdwExpanderRow)

GtkWidget  *lab_robots_party_seat_row_new           (const char            *kind,
                                                     const char            *name,
                                                     const char            *key);
void        lab_robots_party_seat_row_set_number    (LabRobotsPartySeatRow *self,
                                                     guint                  number,
                                                     gboolean               removable);
const char *lab_robots_party_seat_row_get_kind      (LabRobotsPartySeatRow *self);
const char *lab_robots_party_seat_row_get_name      (LabRobotsPartySeatRow *self);
char       *lab_robots_party_seat_row_dup_key       (LabRobotsPartySeatRow *self);
void        lab_robots_party_seat_row_get           (LabRobotsPartySeatRow *self,
                                                     LabRobotsPartySeat    *seat);

G_END_DECLS
