/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

/* What the files of LabFamily share: lab-family.c has the pages and actions of a family,
 * lab-family-virtual.c calls what it implements. */

void lab_family_ensure_start_page (LabFamily *self);

G_END_DECLS
