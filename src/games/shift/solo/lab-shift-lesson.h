/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-lesson.h"
#include "lab-shift-game.h"
#include "lab-shift-solo-mode.h"

G_BEGIN_DECLS

/**
 * LabShiftLesson:
 *
 * Teaches the game by playing it. In each step it says what to do, points at it, and waits
 * until the player has done it. It refuses other actions that the rules would allow, with a
 * friendly text.
 */
typedef struct
{
  guint      number; /* the number of the step, from 0 */
  LabLesson *banner; /* (nullable) */
} LabShiftLesson;

/**
 * LabShiftLessonTask:
 * @LAB_SHIFT_LESSON_ROTATE: rotate the spare tile to the orientation of the step's turn
 * @LAB_SHIFT_LESSON_INSERT: insert it in this orientation at the arrow of the turn
 * @LAB_SHIFT_LESSON_TRY: press the arrow of the turn, which is blocked
 * @LAB_SHIFT_LESSON_MOVE: move to the cell of the turn, and to no other
 * @LAB_SHIFT_LESSON_STAY: keep the pawn on the cell of the turn
 * @LAB_SHIFT_LESSON_OPEN: make any insertion that opens a path to the cell of the turn; the turn
 *   is an example
 *
 * What a step of the lesson asks the player to do.
 */
typedef enum
{
  LAB_SHIFT_LESSON_ROTATE,
  LAB_SHIFT_LESSON_INSERT,
  LAB_SHIFT_LESSON_TRY,
  LAB_SHIFT_LESSON_MOVE,
  LAB_SHIFT_LESSON_STAY,
  LAB_SHIFT_LESSON_OPEN,
} LabShiftLessonTask;

/**
 * LabShiftLessonStep:
 * @task: what to do
 * @turn: the turn that gives the place and the tile
 * @title: the title; to be translated
 * @text: what to do and why, in one or two sentences; to be translated
 * @instead: the answer to a player who does something else that the rules allow; to be
 *   translated
 */
typedef struct
{
  LabShiftLessonTask  task;
  LabShiftTurn        turn;
  const char         *title;
  const char         *text;
  const char         *instead;
} LabShiftLessonStep;

#define LAB_SHIFT_LESSON_N_STEPS 10

extern const LabShiftLessonStep lab_shift_lesson_steps[LAB_SHIFT_LESSON_N_STEPS];
extern const LabShiftDeal       lab_shift_lesson_deal;

LabShiftSoloMode *lab_shift_lesson_new             (void);
gboolean          lab_shift_lesson_takes_insertion (const LabShiftLessonStep *step,
                                                    const LabShiftPosition   *position,
                                                    LabShiftArrow             arrow,
                                                    LabShiftOpenings          tile);

/** lab_shift_lesson_inserts: returns whether @step ends with an insertion. */
static inline gboolean
lab_shift_lesson_inserts (const LabShiftLessonStep *step)
{
  return step->task == LAB_SHIFT_LESSON_INSERT || step->task == LAB_SHIFT_LESSON_OPEN;
}

/** lab_shift_lesson_moves: returns whether @step ends with a move, even if the pawn stays. */
static inline gboolean
lab_shift_lesson_moves (const LabShiftLessonStep *step)
{
  return step->task == LAB_SHIFT_LESSON_MOVE || step->task == LAB_SHIFT_LESSON_STAY;
}

G_END_DECLS
