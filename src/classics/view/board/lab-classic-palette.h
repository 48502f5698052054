/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-color.h"

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

const LabClassicPalette *lab_classic_palette_get (gboolean dark,
                                                  gboolean high_contrast) G_GNUC_CONST;

G_END_DECLS
