/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-command.h"
#include "lab-dialogue.h"
#include "lab-figure.h"
#include "lab-match.h"

G_BEGIN_DECLS

#define LAB_ARENA_DEFAULT_GAMES 100

#define LAB_ARENA_MAX_GAMES 10000000

LabCommandStatus lab_arena_run       (const LabMatch    *match,
                                      const LabOptions  *options,
                                      LabDialogueLog   **log,
                                      GError           **error);
GBytes          *lab_arena_plot_draw (const LabResults  *results,
                                      LabFigureFormat    format);

G_END_DECLS
