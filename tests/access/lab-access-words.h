/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_ACCESS_N_COLOURS 4

/* The sides of a tile that are open, and the sides of the board. */
typedef enum
{
  LAB_ACCESS_NORTH = 1 << 0,
  LAB_ACCESS_EAST = 1 << 1,
  LAB_ACCESS_SOUTH = 1 << 2,
  LAB_ACCESS_WEST = 1 << 3,
} LabAccessSides;

/* What the name of a tile says. */
typedef struct
{
  int row;                    /* from 1; 0 for the spare tile */
  int column;
  guint open;                 /* LabAccessSides */
  const char *treasure;       /* interned, or NULL */
  int start;                  /* whose start corner it is, or -1 */
  guint pawns;                /* a bit for each colour */
  gboolean reachable;
} LabAccessTile;

int         lab_access_find_colour   (const char    *name);
const char *lab_access_get_colour    (int            colour);
gboolean    lab_access_tile_parse    (const char    *name,
                                      LabAccessTile *tile);

G_END_DECLS
