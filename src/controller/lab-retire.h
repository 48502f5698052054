/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "players/lab-agent.h"

G_BEGIN_DECLS

void lab_retire                     (LabAgent *agent);
void lab_retire_later               (LabAgent *agent);
void lab_retire_hold_application    (void);
void lab_retire_release_application (void);

G_END_DECLS
