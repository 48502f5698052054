/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <graphene.h>
#include <gtk/gtk.h>

#include "lab-help-chapter-view.h"
#include "lab-shift-board-layout.h"
#include "lab-shift-insertion.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

/**
 * LabShiftHelpScene:
 * @LAB_SHIFT_HELP_SCENE_START: the board before the first turn
 * @LAB_SHIFT_HELP_SCENE_INSERT: a tile goes in, and another one falls out
 * @LAB_SHIFT_HELP_SCENE_BLOCKED: the arrow that is blocked after that
 * @LAB_SHIFT_HELP_SCENE_RIDE: a pawn is pushed out and re-enters
 * @LAB_SHIFT_HELP_SCENE_MOVE: the tiles that a pawn can reach
 * @LAB_SHIFT_HELP_SCENE_FIND: a pawn finds a treasure
 * @LAB_SHIFT_HELP_SCENE_HOME: the way home
 * @LAB_SHIFT_HELP_SCENE_CARDS: secret cards
 * @LAB_SHIFT_HELP_SCENE_OPEN_CARDS: open cards
 * @LAB_SHIFT_HELP_SCENE_HINT: a hint
 * @LAB_SHIFT_HELP_SCENE_NONE: no picture
 *
 * What a picture of the rules shows.
 */
typedef enum
{
  LAB_SHIFT_HELP_SCENE_START,
  LAB_SHIFT_HELP_SCENE_INSERT,
  LAB_SHIFT_HELP_SCENE_BLOCKED,
  LAB_SHIFT_HELP_SCENE_RIDE,
  LAB_SHIFT_HELP_SCENE_MOVE,
  LAB_SHIFT_HELP_SCENE_FIND,
  LAB_SHIFT_HELP_SCENE_HOME,
  LAB_SHIFT_HELP_SCENE_CARDS,
  LAB_SHIFT_HELP_SCENE_OPEN_CARDS,
  LAB_SHIFT_HELP_SCENE_HINT,
  LAB_SHIFT_HELP_SCENE_NONE,
} LabShiftHelpScene;

#define LAB_SHIFT_N_HELP_SCENES LAB_SHIFT_HELP_SCENE_NONE

/**
 * LabShiftHelpStage:
 * @position: the position on the board
 * @view: the visible part of the board, in tiles from the corner of its floor; an empty size
 *   means a picture of cards
 * @turn: the current turn or hint; its arrow is %LAB_SHIFT_ARROW_NONE if there is none
 * @sliding: whether the line of @turn is in motion
 * @hinting: whether @turn is a hint
 * @reaching: whether the tiles are highlighted that the pawn can reach
 * @path: the path to draw; it can be empty
 * @found: the treasure found at the end of @turn, or %LAB_SHIFT_TREASURE_NONE
 * @faces: the cards that lie face up
 * @n_backs: the number of cards that lie face down
 *
 * The content of a picture, which shows a position that the rules allow.
 */
typedef struct
{
  LabShiftPosition    position;
  graphene_rect_t     view;
  LabShiftTurn        turn;
  gboolean            sliding;
  gboolean            hinting;
  gboolean            reaching;
  LabShiftPath        path;
  LabShiftTreasure    found;
  LabShiftTreasureSet faces;
  guint               n_backs;
} LabShiftHelpStage;

#define LAB_TYPE_SHIFT_HELP_PICTURE (lab_shift_help_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftHelpPicture, lab_shift_help_picture, LAB, SHIFT_HELP_PICTURE,
                      GtkWidget)

/**
 * LabShiftHelpPicture:
 *
 * A picture of the rules: a part of a board or a few cards, drawn as in the game.
 */
struct _LabShiftHelpPicture
{
  GtkWidget parent_instance;

  LabShiftHelpScene scene;
  LabShiftHelpStage stage;
  LabShiftBoardLayout layout;      /* of the whole board; the picture shows a part */
};

/** lab_shift_help_chapters: the chapters of How to Play, in the order in which a new player should
 * read them; the last one has no title. */
extern const LabHelpChapter lab_shift_help_chapters[];

void       lab_shift_help_scene_set   (LabShiftHelpScene  scene,
                                       LabShiftHelpStage *stage);
GtkWidget *lab_shift_help_picture_new (guint              scene);

G_END_DECLS
