/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-desk.h"

G_BEGIN_DECLS

void lab_test_audit        (LabTestDesk *desk);
void lab_test_audit_board  (LabTestDesk *desk);
void lab_test_audit_cover  (LabTestDesk *desk);
void lab_test_audit_places (LabTestDesk *desk);

G_END_DECLS
