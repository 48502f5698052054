/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-color.h"

G_BEGIN_DECLS

/**
 * LabCheesePalette:
 * @floor: a cell
 * @line: between cells
 * @wall: a wall
 * @mud: mud
 * @mud_ink: the number on it
 * @cheese: cheese
 * @cheese_dark: its holes and its outline
 * @ink: text in cells
 * @hint: a hint
 * @rats: the color of each rat; after the last one, the first one follows
 * @rat_ink: the number on a rat
 * @rat_edge: the outline of a rat
 *
 * The colors of a race.
 */
typedef struct
{
  LabColor floor;
  LabColor line;
  LabColor wall;
  LabColor mud;
  LabColor mud_ink;
  LabColor cheese;
  LabColor cheese_dark;
  LabColor ink;
  LabColor hint;
  LabColor rats[8];
  LabColor rat_ink;
  LabColor rat_edge;
} LabCheesePalette;

const LabCheesePalette *lab_cheese_palette_get (GtkWidget              *widget);

void lab_cheese_art_draw_text   (cairo_t                *cr,
                                 const char             *text,
                                 double                  x,
                                 double                  y,
                                 double                  size);
void lab_cheese_art_draw_cheese (cairo_t                *cr,
                                 const LabCheesePalette *palette,
                                 double                  x,
                                 double                  y,
                                 double                  size);
void lab_cheese_art_draw_mud    (cairo_t                *cr,
                                 const LabCheesePalette *palette,
                                 double                  x,
                                 double                  y,
                                 double                  size,
                                 guint                   turns);
void lab_cheese_art_draw_rat    (cairo_t                *cr,
                                 const LabCheesePalette *palette,
                                 guint                   rat,
                                 double                  x,
                                 double                  y,
                                 double                  size);

G_END_DECLS
