/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "lab-escape-palette.h"
#include "lab-maze.h"

G_BEGIN_DECLS

/**
 * LabEscapeThing:
 * @LAB_ESCAPE_THING_RIFT: a swirl
 * @LAB_ESCAPE_THING_LEAP: a spring
 * @LAB_ESCAPE_THING_SHUFFLE: a die
 * @LAB_ESCAPE_THING_HAMMER: a hammer
 * @LAB_ESCAPE_THING_MAP: a piece of paper with a way
 * @LAB_ESCAPE_THING_KEY: a key, which is a goal
 * @LAB_ESCAPE_THING_GATE: the exit, open
 * @LAB_ESCAPE_THING_LOCKED_GATE: the exit while there are goals left
 * @LAB_ESCAPE_THING_YOU: the player's figure, which looks to the right
 * @LAB_ESCAPE_THING_YOU_LEFT: the same, looking to the left
 *
 * What stands in a cell. The kinds have different shapes, not only different colors.
 */
typedef enum
{
  LAB_ESCAPE_THING_RIFT,
  LAB_ESCAPE_THING_LEAP,
  LAB_ESCAPE_THING_SHUFFLE,
  LAB_ESCAPE_THING_HAMMER,
  LAB_ESCAPE_THING_MAP,
  LAB_ESCAPE_THING_KEY,
  LAB_ESCAPE_THING_GATE,
  LAB_ESCAPE_THING_LOCKED_GATE,
  LAB_ESCAPE_THING_YOU,
  LAB_ESCAPE_THING_YOU_LEFT,
  LAB_ESCAPE_N_THINGS,
} LabEscapeThing;

/**
 * LabEscapeLine:
 * @LAB_ESCAPE_LINE_WALKED: where the player walked, a solid line
 * @LAB_ESCAPE_LINE_BEST: the best way, dots
 * @LAB_ESCAPE_LINE_POINTED: the way to the cell under the pointer, small dots
 *
 * The look of a way through a maze.
 */
typedef enum
{
  LAB_ESCAPE_LINE_WALKED,
  LAB_ESCAPE_LINE_BEST,
  LAB_ESCAPE_LINE_POINTED,
} LabEscapeLine;

void lab_escape_art_draw_thing (cairo_t                *cr,
                                LabEscapeThing          thing,
                                const LabEscapePalette *palette,
                                double                  size);
void lab_escape_art_draw_line  (cairo_t                *cr,
                                const LabMazeCell      *cells,
                                guint                   n_cells,
                                LabEscapeLine           line,
                                const LabEscapePalette *palette,
                                double                  size);
void lab_escape_art_draw_aim   (cairo_t                *cr,
                                LabMazeCell             cell,
                                LabMazeDirection        direction,
                                const LabEscapePalette *palette,
                                double                  size);

G_END_DECLS
