/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game.h"

G_BEGIN_DECLS

/**
 * LabTutorialTask:
 * @LAB_TUTORIAL_ROTATE: rotate the spare tile to the orientation of the step's turn
 * @LAB_TUTORIAL_INSERT: insert it in this orientation at the arrow of the turn
 * @LAB_TUTORIAL_TRY: press the arrow of the turn, which is blocked
 * @LAB_TUTORIAL_MOVE: move to the cell of the turn, and to no other
 * @LAB_TUTORIAL_STAY: keep the pawn on the cell of the turn
 * @LAB_TUTORIAL_OPEN: make any insertion that opens a path to the cell of the turn; the turn is an
 *   example
 *
 * What a step of the tutorial asks the player to do.
 */
typedef enum
{
  LAB_TUTORIAL_ROTATE,
  LAB_TUTORIAL_INSERT,
  LAB_TUTORIAL_TRY,
  LAB_TUTORIAL_MOVE,
  LAB_TUTORIAL_STAY,
  LAB_TUTORIAL_OPEN,
} LabTutorialTask;

/**
 * LabTutorialStep:
 * @task: what to do
 * @turn: the turn that gives the place and the tile
 * @title: the title; to be translated
 * @text: what to do and why, in one or two sentences; to be translated
 * @instead: the answer to a player who does something else that the rules allow; to be
 *   translated
 */
typedef struct
{
  LabTutorialTask task;
  LabTurn         turn;
  const char     *title;
  const char     *text;
  const char     *instead;
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
