/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-hedges.h"
#include "lab-style.h"

G_BEGIN_DECLS

#define LAB_N_RAT_COLORS 8

/**
 * LabCheesePalette:
 * @garden: the path and the hedges
 * @water: ponds, in larger holes
 * @water_light: waves
 * @bed: flower beds, in single holes
 * @petals: flowers
 * @mud: shallow mud
 * @mud_deep: deep mud
 * @mud_ink: the number on mud
 * @cheese: the front of a piece of cheese
 * @cheese_top: its top
 * @cheese_hole: its holes
 * @outline: the outlines of rats and cheese
 * @ink: text in cells
 * @near: the color of cells near to where a search began
 * @far: the color of the farthest cells
 * @hint: a hint, and cells that are pointed at
 * @halo: around lines
 * @cursor: the cell of the keyboard
 * @skin: ears, feet, and tails
 * @bib: the bib with the number of a rat
 * @bib_ink: the number
 * @rats: the color of each rat; after the last one, the first one follows
 *
 * The colors of a race.
 */
typedef struct
{
  LabGardenColors garden;
  LabColor water, water_light, bed, petals[2];
  LabColor mud, mud_deep, mud_ink;
  LabColor cheese, cheese_top, cheese_hole;
  LabColor outline, ink, near, far, hint, halo, cursor;
  LabColor skin, bib, bib_ink;
  LabColor rats[LAB_N_RAT_COLORS];
} LabCheesePalette;

extern const LabCheesePalette lab_cheese_palettes[LAB_N_STYLES];

LabColor lab_cheese_palette_get_rat (const LabCheesePalette *self,
                                     guint                   rat);

G_END_DECLS
