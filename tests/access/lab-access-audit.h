/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-access.h"

G_BEGIN_DECLS

void lab_access_audit (LabAccess  *access,
                       const char *page);

G_END_DECLS
