/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-compat.h"

G_BEGIN_DECLS

const LabShortcut *lab_program_shortcuts_get (void);

G_END_DECLS
