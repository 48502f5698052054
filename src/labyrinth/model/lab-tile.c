/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tile.h"

#include "lab-game-private.h"

/**
 * LabTile:
 *
 * One of the 50 tiles of a game. A tile stays the same object while it shifts and rotates, so a
 * view can connect a picture to it.
 */
struct _LabTile
{
  GObject parent_instance;

  LabOpenings openings;
  LabCell cell;
  LabTreasure treasure;
};

enum
{
  PROP_0,
  PROP_OPENINGS,
  PROP_CELL,
  PROP_TREASURE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LabTile, lab_tile, G_TYPE_OBJECT)

static void
lab_tile_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  LabTile *self = LAB_TILE (object);

  switch (prop_id)
    {
    case PROP_OPENINGS:
      g_value_set_uint (value, self->openings);
      break;
    case PROP_CELL:
      g_value_set_uint (value, self->cell);
      break;
    case PROP_TREASURE:
      g_value_set_uint (value, self->treasure);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_tile_class_init (LabTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lab_tile_get_property;

  /**
   * LabTile:openings:
   *
   * The sides where the tile is open, as it is rotated; a #LabOpenings.
   */
  props[PROP_OPENINGS] = g_param_spec_uint ("openings", NULL, NULL, 0, 0xf, 0,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * LabTile:cell:
   *
   * The cell of the tile; %LAB_CELL_SPARE for the spare.
   */
  props[PROP_CELL] = g_param_spec_uint ("cell", NULL, NULL, 0, G_MAXUINT8, LAB_CELL_NONE,
                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * LabTile:treasure:
   *
   * The treasure on the tile, or %LAB_TREASURE_NONE; it never changes.
   */
  props[PROP_TREASURE] = g_param_spec_uint ("treasure", NULL, NULL, 0, G_MAXUINT8,
                                            LAB_TREASURE_NONE,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_tile_init (LabTile *self)
{
  self->cell = LAB_CELL_NONE;
  self->treasure = LAB_TREASURE_NONE;
}

/* For LabGame only, which owns the tiles */

LabTile *
lab_tile_new (LabOpenings openings,
              LabCell     cell,
              LabTreasure treasure)
{
  LabTile *self = g_object_new (LAB_TYPE_TILE, NULL);

  self->openings = openings;
  self->cell = cell;
  self->treasure = treasure;
  return self;
}

void
lab_tile_set_openings (LabTile    *self,
                       LabOpenings openings)
{
  if (self->openings == openings)
    return;
  self->openings = openings;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPENINGS]);
}

void
lab_tile_set_cell (LabTile *self,
                   LabCell  cell)
{
  if (self->cell == cell)
    return;
  self->cell = cell;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CELL]);
}

/* Public functions */

/**
 * lab_tile_get_openings:
 * @self: a tile
 *
 * Gets the openings of a tile.
 *
 * Returns: the sides where the tile is open, as it is rotated
 */
LabOpenings
lab_tile_get_openings (LabTile *self)
{
  g_return_val_if_fail (LAB_IS_TILE (self), 0);

  return self->openings;
}

/**
 * lab_tile_get_cell:
 * @self: a tile
 *
 * Gets the cell of a tile.
 *
 * Returns: the cell of the tile, or %LAB_CELL_SPARE
 */
LabCell
lab_tile_get_cell (LabTile *self)
{
  g_return_val_if_fail (LAB_IS_TILE (self), LAB_CELL_NONE);

  return self->cell;
}

/**
 * lab_tile_get_treasure:
 * @self: a tile
 *
 * Gets the treasure on a tile.
 *
 * Returns: the treasure on the tile, or %LAB_TREASURE_NONE
 */
LabTreasure
lab_tile_get_treasure (LabTile *self)
{
  g_return_val_if_fail (LAB_IS_TILE (self), LAB_TREASURE_NONE);

  return self->treasure;
}

/**
 * lab_tile_get_shape:
 * @self: a tile
 *
 * Gets the shape of a tile.
 *
 * Returns: the shape of the tile, which never changes
 */
LabShape
lab_tile_get_shape (LabTile *self)
{
  g_return_val_if_fail (LAB_IS_TILE (self), LAB_SHAPE_NONE);

  return lab_openings_shape (self->openings);
}
