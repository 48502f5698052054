/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include <gtk/gtk.h>

#include "lab-classic.h"
#include "lab-color.h"
#include "lab-style.h"

G_BEGIN_DECLS

/**
 * LabClassicPalette:
 * @wood_light: the lit side of wood
 * @wood_dark: its shaded side
 * @wood_line: its grain and its edges
 * @wood_ink: letters on wood
 * @recess: the edge of what lies deeper than the wood
 * @cloth: the cloth that matches and pebbles lie on
 * @cloth_shade: the shaded side of the cloth
 * @cloth_ink: letters and lines on the cloth
 * @cloth_glow: highlights on the cloth
 * @paper: paper, and the light cells of a board
 * @paper_shade: the dark cells of a board
 * @paper_line: pencil lines on paper
 * @paper_glow: highlights on paper
 * @ink: outlines
 * @light: the first player's pawns
 * @light_shade: their shaded side
 * @dark: the second player's pawns
 * @dark_shade: their shaded side
 * @cross: the first player's crosses
 * @nought: the second player's noughts
 * @stick: the wood of matches
 * @stick_shade: its shaded side
 * @head: the heads of matches
 * @pebble: pebbles
 * @pill: the ground of a value
 * @win: the sign of a won move, on @pill
 * @loss: the sign of a lost move
 * @draw: the sign of a move that leads to a draw
 * @clear: whether edges must be strong, for high contrast
 *
 * The colors of the small games.
 */
typedef struct
{
  LabColor wood_light, wood_dark, wood_line, wood_ink, recess;
  LabColor cloth, cloth_shade, cloth_ink, cloth_glow;
  LabColor paper, paper_shade, paper_line, paper_glow;
  LabColor ink;
  LabColor light, light_shade, dark, dark_shade;
  LabColor cross, nought;
  LabColor stick, stick_shade, head;
  LabColor pebble[3];
  LabColor pill, win, loss, draw;
  gboolean clear;
} LabClassicPalette;

extern const LabClassicPalette lab_classic_palettes[LAB_N_STYLES];

/**
 * LabClassicPart:
 * @LAB_CLASSIC_PART_ALL: all of it
 * @LAB_CLASSIC_PART_RESTING: what looks the same until the action ends, wherever the pointer is
 * @LAB_CLASSIC_PART_MOVING: the rest
 *
 * Which part of a scene is drawn. The resting part is drawn once for many frames.
 */
typedef enum
{
  LAB_CLASSIC_PART_ALL,
  LAB_CLASSIC_PART_RESTING,
  LAB_CLASSIC_PART_MOVING,
} LabClassicPart;

/**
 * LabClassicScene:
 * @part: the part to draw
 * @state: the position; while an action is shown, the position before it
 * @width: the width of the drawing, in pixels
 * @height: its height
 * @text: the height of its letters
 * @palette: its colors
 * @moving: whether an action is shown
 * @action: that action
 * @progress: how much of it has happened, 0 to 1
 * @origin: the spot that a player pressed for @action, or -1
 * @has_last: whether an action led to @state
 * @last: that action
 * @chosen: the pawn that was chosen to move, as a spot, or -1
 * @preview: the spot whose action is shown in advance, or -1
 * @pulse: how strong a hint is drawn, 0 to 1
 * @drag_x: how far the chosen pawn was dragged, in pixels
 * @drag_y: the same, downwards
 *
 * What a board shows.
 */
typedef struct
{
  LabClassicPart           part;
  gconstpointer            state;
  double                   width;
  double                   height;
  double                   text;
  const LabClassicPalette *palette;
  gboolean                 moving;
  guint32                  action;
  double                   progress;
  int                      origin;
  gboolean                 has_last;
  guint32                  last;
  int                      chosen;
  int                      preview;
  double                   pulse;
  double                   drag_x;
  double                   drag_y;
} LabClassicScene;

double                   lab_classic_art_noise             (guint                    seed,
                                                            guint                    number);
void                     lab_classic_art_draw_shadow       (cairo_t                 *cr,
                                                            double                   x,
                                                            double                   y,
                                                            double                   width,
                                                            double                   height,
                                                            double                   alpha);
void                     lab_classic_art_draw_wood         (const LabClassicScene   *scene,
                                                            cairo_t                 *cr,
                                                            double                   x,
                                                            double                   y,
                                                            double                   width,
                                                            double                   height,
                                                            double                   radius);
void                     lab_classic_art_draw_cloth        (const LabClassicScene   *scene,
                                                            cairo_t                 *cr,
                                                            double                   x,
                                                            double                   y,
                                                            double                   width,
                                                            double                   height,
                                                            double                   radius);
void                     lab_classic_art_draw_text         (cairo_t                 *cr,
                                                            const char              *text,
                                                            double                   x,
                                                            double                   y,
                                                            double                   height,
                                                            gboolean                 bold);
void                     lab_classic_art_get_text_size     (cairo_t                 *cr,
                                                            const char              *text,
                                                            double                   height,
                                                            gboolean                 bold,
                                                            double                  *width,
                                                            double                  *full_height);
void                     lab_classic_art_push_group        (cairo_t                 *cr,
                                                            const cairo_rectangle_t *area);
double                   lab_classic_art_ease              (double                   progress,
                                                            double                   from,
                                                            double                   to);
double                   lab_classic_scene_get_text_height (GtkWidget               *widget);
void                     lab_classic_scene_fit             (LabClassicScene         *self,
                                                            GtkWidget               *widget,
                                                            gconstpointer            state);

G_END_DECLS
