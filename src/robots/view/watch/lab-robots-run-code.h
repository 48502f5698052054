/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-code-view.h"
#include "lab-robots-watch.h"

G_BEGIN_DECLS

void lab_robots_run_code_set_run   (LabCodeView          *view,
                                    const LabRobotsWatch *run);
void lab_robots_run_code_show_step (LabCodeView          *view,
                                    const LabRobotsWatch *run);

G_END_DECLS
