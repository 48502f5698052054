/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_ACCESS_N_COLORS 4

/* Sides of a tile that are open, or sides of the board. */
typedef enum
{
  LAB_ACCESS_NORTH = 1 << 0,
  LAB_ACCESS_EAST = 1 << 1,
  LAB_ACCESS_SOUTH = 1 << 2,
  LAB_ACCESS_WEST = 1 << 3,
} LabAccessSides;

/* The contents of the name of a tile. */
typedef struct
{
  int row;                    /* from 1; 0 for the spare tile */
  int column;
  guint open;                 /* LabAccessSides */
  const char *treasure;       /* interned, or NULL */
  int start;                  /* the player whose start corner it is, or -1 */
  guint pawns;                /* a bit for each color */
  gboolean reachable;
} LabAccessTile;

int         lab_access_find_color   (const char    *name);
gboolean    lab_access_tile_parse    (const char    *name,
                                      LabAccessTile *tile);

G_END_DECLS
