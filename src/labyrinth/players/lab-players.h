/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-agent.h"

G_BEGIN_DECLS

LabAgent *lab_players_make (const char  *text,
                            GError     **error);

G_END_DECLS
