/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-game.h"
#include "lab-puzzle.h"

G_BEGIN_DECLS

#define LAB_TYPE_PUZZLE_BANNER (lab_puzzle_banner_get_type ())

G_DECLARE_FINAL_TYPE (LabPuzzleBanner, lab_puzzle_banner, LAB, PUZZLE_BANNER, AdwBin)

GtkWidget *lab_puzzle_banner_new (const LabPuzzle *puzzle,
                                  LabGame         *game);

G_END_DECLS
