/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-cell.h"
#include "lab-openings.h"
#include "lab-treasure.h"

G_BEGIN_DECLS

#define LAB_TYPE_TILE (lab_tile_get_type ())

G_DECLARE_FINAL_TYPE (LabTile, lab_tile, LAB, TILE, GObject)

LabOpenings lab_tile_get_openings (LabTile *self);
LabCell     lab_tile_get_cell     (LabTile *self);
LabTreasure lab_tile_get_treasure (LabTile *self);
LabShape    lab_tile_get_shape    (LabTile *self);

G_END_DECLS
