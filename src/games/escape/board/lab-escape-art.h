/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gtk/gtk.h>

#include "lab-color.h"
#include "lab-drawn-widget.h"
#include "lab-escape-game.h"
#include "lab-escape-level.h"
#include "lab-hedges.h"
#include "lab-maze.h"
#include "lab-style.h"

G_BEGIN_DECLS

/**
 * LabEscapePalette:
 * @floor: the path between the hedges
 * @floor_shade: every other cell of it, and its pebbles
 * @grass: small plants on the path
 * @shadow: the shadow of hedges and things
 * @hedge_dark: the lower side of a hedge
 * @hedge: a hedge
 * @hedge_light: its leaves in the light
 * @mist: what nobody has seen yet
 * @ink: outlines
 * @cloak: the coat of the player's figure
 * @cloak_dark: its shaded side
 * @face: its face
 * @glow: its lantern, and an open gate
 * @stone: the arch of the gate
 * @wood: a closed gate, and handles
 * @gold: keys
 * @rift: the item that teleports
 * @leap: the item that jumps
 * @die: the item that shuffles the maze
 * @steel: the item that breaks walls
 * @paper: the item that shows the way
 * @seal: marks on @paper
 * @walked: the line where the player walked
 * @best: the line of the best way, and of a hint
 * @focus: the ring around the board while it has the focus
 * @clear: whether edges must be strong, for high contrast
 *
 * The colors of the escape game.
 */
typedef struct
{
  LabColor floor, floor_shade, grass, shadow;
  LabColor hedge_dark, hedge, hedge_light;
  LabColor mist, ink;
  LabColor cloak, cloak_dark, face, glow;
  LabColor stone, wood, gold;
  LabColor rift, leap, die, steel, paper, seal;
  LabColor walked, best, focus;
  gboolean clear;
} LabEscapePalette;

extern const LabEscapePalette lab_escape_palettes[LAB_N_STYLES];

/**
 * LabEscapeThing:
 * @LAB_ESCAPE_THING_KEY: a key, which is a goal
 * @LAB_ESCAPE_THING_GATE: the exit, open
 * @LAB_ESCAPE_THING_LOCKED_GATE: the exit while there are goals left
 * @LAB_ESCAPE_THING_YOU: the player's figure, which looks to the right
 * @LAB_ESCAPE_THING_YOU_LEFT: the same, looking to the left
 *
 * What stands in a cell. The numbers below these are the items, as in #LabEscapeItem. The kinds
 * have different shapes, not only different colors.
 */
typedef enum
{
  LAB_ESCAPE_THING_KEY = LAB_N_ESCAPE_ITEMS,
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

typedef struct _LabEscapePictures LabEscapePictures;

/** LAB_ESCAPE_FOG_MARGIN: how far fog covers what is around the maze, in cells. */
#define LAB_ESCAPE_FOG_MARGIN 1

#define LAB_TYPE_ESCAPE_PICTURE (lab_escape_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapePicture, lab_escape_picture, LAB, ESCAPE_PICTURE, LabDrawnWidget)

void               lab_escape_art_draw_thing       (cairo_t                *cr,
                                                    LabEscapeThing          thing,
                                                    const LabEscapePalette *palette,
                                                    double                  size);
void               lab_escape_art_draw_line        (cairo_t                *cr,
                                                    const LabMazeCell      *cells,
                                                    guint                   n_cells,
                                                    LabEscapeLine           line,
                                                    const LabEscapePalette *palette,
                                                    double                  size);
void               lab_escape_art_draw_aim         (cairo_t                *cr,
                                                    LabMazeCell             cell,
                                                    LabMazeDirection        direction,
                                                    const LabEscapePalette *palette,
                                                    double                  size);
LabEscapePictures *lab_escape_pictures_new         (void);
void               lab_escape_pictures_free        (LabEscapePictures      *self);
void               lab_escape_pictures_set_look    (LabEscapePictures      *self,
                                                    const LabEscapePalette *palette,
                                                    int                     size,
                                                    int                     scale);
void               lab_escape_pictures_take_maze   (LabEscapePictures      *self,
                                                    LabMaze                *maze,
                                                    LabMaze                *before);
GdkTexture        *lab_escape_pictures_get_thing   (LabEscapePictures      *self,
                                                    LabEscapeThing          thing);
void               lab_escape_pictures_show_garden (LabEscapePictures      *self,
                                                    GtkSnapshot            *snapshot,
                                                    const graphene_rect_t  *visible);
GdkTexture        *lab_escape_fog_new              (LabEscapeGame          *game,
                                                    const LabEscapePalette *palette);
GtkWidget         *lab_escape_picture_new          (LabEscapeThing          thing,
                                                    int                     size);

G_END_DECLS
