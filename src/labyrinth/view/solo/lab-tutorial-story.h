/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game.h"

G_BEGIN_DECLS

/**
 * LabDeed:
 * @LAB_DEED_TURN: rotate the spare tile to the orientation of the step's turn
 * @LAB_DEED_INSERT: insert it in this orientation at the arrow of the turn
 * @LAB_DEED_TRY: press the arrow of the turn, which is blocked
 * @LAB_DEED_WALK: move to the cell of the turn, and to no other
 * @LAB_DEED_STAY: keep the pawn on the cell of the turn
 * @LAB_DEED_OPEN: make any insertion that opens a path to the cell of the turn; the turn is an
 *   example
 *
 * What a step of the tutorial asks the player to do.
 */
typedef enum
{
  LAB_DEED_TURN,
  LAB_DEED_INSERT,
  LAB_DEED_TRY,
  LAB_DEED_WALK,
  LAB_DEED_STAY,
  LAB_DEED_OPEN,
} LabDeed;

/**
 * LabTutorialStep:
 * @deed: what to do
 * @turn: the turn that gives the place and the tile
 * @title: the title; to be translated
 * @text: what to do and why, in one or two sentences; to be translated
 * @instead: the answer to a player who does something else that the rules allow; to be
 *   translated
 */
typedef struct
{
  LabDeed     deed;
  LabTurn     turn;
  const char *title;
  const char *text;
  const char *instead;
} LabTutorialStep;

const LabTutorialStep *lab_tutorial_story_get_steps       (guint                 *n_steps);
LabGame               *lab_tutorial_story_deal            (void);
gboolean               lab_tutorial_story_inserts         (const LabTutorialStep *step);
gboolean               lab_tutorial_story_moves           (const LabTutorialStep *step);
gboolean               lab_tutorial_story_takes_insertion (const LabTutorialStep *step,
                                                           const LabPosition     *position,
                                                           LabArrow               arrow,
                                                           LabOpenings            tile);

G_END_DECLS
