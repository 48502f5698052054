/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

void lab_test_audit        (LabTestWindow *desk);
void lab_test_audit_board  (LabTestWindow *desk);
void lab_test_audit_cover  (LabTestWindow *desk);
void lab_test_audit_places (LabTestWindow *desk);
void lab_test_audit_rings  (LabTestWindow *desk,
                            LabTreasureSet ringed,
                            LabSeat        seat);

G_END_DECLS
