/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <graphene.h>

#include "model/lab-position.h"
#include "search/lab-path.h"

G_BEGIN_DECLS

/**
 * LabHelpScene:
 * @LAB_HELP_SCENE_START: the board before the first turn
 * @LAB_HELP_SCENE_INSERT: a tile goes in, another falls out
 * @LAB_HELP_SCENE_BARRED: the arrow that is forbidden then
 * @LAB_HELP_SCENE_RIDE: a pawn is pushed out and comes back in
 * @LAB_HELP_SCENE_WALK: what a pawn can reach
 * @LAB_HELP_SCENE_FIND: a treasure is found
 * @LAB_HELP_SCENE_HOME: the way home
 * @LAB_HELP_SCENE_CARDS: secret cards
 * @LAB_HELP_SCENE_OPEN_CARDS: open ones
 * @LAB_HELP_SCENE_HINT: a hint
 * @LAB_HELP_SCENE_NONE: nothing
 *
 * What a picture of the rules shows.
 */
typedef enum
{
  LAB_HELP_SCENE_START,
  LAB_HELP_SCENE_INSERT,
  LAB_HELP_SCENE_BARRED,
  LAB_HELP_SCENE_RIDE,
  LAB_HELP_SCENE_WALK,
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
 * @position: what is on the board
 * @view: which part of it is seen, in tiles from the corner of the bed; no size if @position
 *   is not shown, but cards are
 * @turn: what is being played or hinted at; its arrow is %LAB_ARROW_NONE if nothing is
 * @sliding: whether the line of @turn is half-way
 * @hinting: whether @turn is a hint
 * @reaching: whether the tiles are marked that the pawn can reach
 * @path: the way that is shown, if it has cells
 * @found: the treasure that is being found where @turn ends, or %LAB_TREASURE_NONE
 * @faces: the cards that lie open
 * @n_backs: how many lie face down
 *
 * A scene, set with a position that the rules lead to.
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
