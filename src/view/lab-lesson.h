/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lab-game.h"

G_BEGIN_DECLS

/**
 * LabDeed:
 * @LAB_DEED_TURN: turning the spare tile until it lies as in the step's turn
 * @LAB_DEED_INSERT: inserting it so, at the arrow of the turn
 * @LAB_DEED_TRY: trying the arrow of the turn, which is barred
 * @LAB_DEED_WALK: walking to the cell of the turn, and no other
 * @LAB_DEED_STAY: letting the pawn stay, on the cell of the turn
 * @LAB_DEED_OPEN: inserting so that a way leads to the cell of the turn, which says one way
 *   to do so
 *
 * What a step of the tutorial asks for.
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
 * LabLessonStep:
 * @deed: what is to be done
 * @turn: with what, and where
 * @title: what it is about; to be translated
 * @text: what to do and why, in a sentence or two; to be translated
 * @instead: what to do instead, for whoever does something else that the rules allow; to be
 *   translated
 */
typedef struct
{
  LabDeed     deed;
  LabTurn     turn;
  const char *title;
  const char *text;
  const char *instead;
} LabLessonStep;

const LabLessonStep *lab_lesson_get_steps (guint               *n_steps);
LabGame             *lab_lesson_deal      (void);
gboolean             lab_lesson_inserts   (const LabLessonStep *step);
gboolean             lab_lesson_moves     (const LabLessonStep *step);
gboolean             lab_lesson_takes_insertion (const LabLessonStep *step,
                                                 const LabPosition   *position,
                                                 LabArrow             arrow,
                                                 LabOpenings          tile);

G_END_DECLS
