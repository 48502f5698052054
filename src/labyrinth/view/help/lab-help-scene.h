/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <graphene.h>

#include "lab-position.h"
#include "lab-path.h"

G_BEGIN_DECLS

/**
 * LabHelpScene:
 * @LAB_HELP_SCENE_START: the board before the first turn
 * @LAB_HELP_SCENE_INSERT: a tile goes in, and another one falls out
 * @LAB_HELP_SCENE_BLOCKED: the arrow that is blocked after that
 * @LAB_HELP_SCENE_RIDE: a pawn is pushed out and re-enters
 * @LAB_HELP_SCENE_MOVE: the tiles that a pawn can reach
 * @LAB_HELP_SCENE_FIND: a pawn finds a treasure
 * @LAB_HELP_SCENE_HOME: the way home
 * @LAB_HELP_SCENE_CARDS: secret cards
 * @LAB_HELP_SCENE_OPEN_CARDS: open cards
 * @LAB_HELP_SCENE_HINT: a hint
 * @LAB_HELP_SCENE_NONE: no picture
 *
 * What a picture of the rules shows.
 */
typedef enum
{
  LAB_HELP_SCENE_START,
  LAB_HELP_SCENE_INSERT,
  LAB_HELP_SCENE_BLOCKED,
  LAB_HELP_SCENE_RIDE,
  LAB_HELP_SCENE_MOVE,
  LAB_HELP_SCENE_FIND,
  LAB_HELP_SCENE_HOME,
  LAB_HELP_SCENE_CARDS,
  LAB_HELP_SCENE_OPEN_CARDS,
  LAB_HELP_SCENE_HINT,
  LAB_HELP_SCENE_NONE,
} LabHelpScene;

#define LAB_N_HELP_SCENES LAB_HELP_SCENE_NONE

/**
 * LabHelpStage:
 * @position: the position on the board
 * @view: the visible part of the board, in tiles from the corner of its floor; an empty size
 *   means a picture of cards
 * @turn: the current turn or hint; its arrow is %LAB_ARROW_NONE if there is none
 * @sliding: whether the line of @turn is in motion
 * @hinting: whether @turn is a hint
 * @reaching: whether the tiles are highlighted that the pawn can reach
 * @path: the path to draw; it can be empty
 * @found: the treasure found at the end of @turn, or %LAB_TREASURE_NONE
 * @faces: the cards that lie face up
 * @n_backs: the number of cards that lie face down
 *
 * The content of a picture, which shows a position that the rules allow.
 */
typedef struct
{
  LabPosition     position;
  graphene_rect_t view;
  LabTurn         turn;
  gboolean        sliding;
  gboolean        hinting;
  gboolean        reaching;
  LabPath         path;
  LabTreasure     found;
  LabTreasureSet  faces;
  guint           n_backs;
} LabHelpStage;

void lab_help_scene_set (LabHelpScene  scene,
                         LabHelpStage *stage);

G_END_DECLS
