/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-lesson.h"

/* The seat of the only pawn. */
#define RED 0

/**
 * lab_test_lesson_begin: starts the lesson, and waits for its first step.
 */
void
lab_test_lesson_begin (LabTestWindow *test)
{
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.tutorial", NULL);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
}

/**
 * lab_test_lesson_get: (transfer none) (nullable): returns the lesson, if it is
 * open.
 */
LabShiftLesson *
lab_test_lesson_get (LabTestWindow *test)
{
  LabShiftSoloMode *mode = lab_test_get_game_page (test->window)->solo_mode;

  return mode != NULL ? mode->data : NULL;
}

/* Returns whether the given step is the current one; after all steps
 * comes the result. */
static gboolean
is_at (LabTestWindow *test,
       guint          number)
{
  if (number == LAB_SHIFT_LESSON_N_STEPS)
    return lab_test_window_shows (test, "result");
  return lab_test_lesson_get (test)->number == number
         && lab_test_window_is_asked (test);
}

/**
 * lab_test_lesson_skip_to:
 * @test: the window under test, at the first step of the lesson
 * @number: the number of a later step, from 0; the number of steps for the last page
 *
 * Does the steps before it without the mouse.
 */
void
lab_test_lesson_skip_to (LabTestWindow *test,
                         guint          number)
{
  const LabShiftLessonStep *steps = lab_shift_lesson_steps;
  LabShiftSoloMode *mode = lab_test_get_game_page (test->window)->solo_mode;

  for (guint i = 0; i < number; i++)
    {
      const LabShiftTurn *turn = &steps[i].turn;

      if (steps[i].task == LAB_SHIFT_LESSON_ROTATE)
        lab_shift_game_rotate_spare (mode->game, RED, 1, NULL);
      else if (steps[i].task == LAB_SHIFT_LESSON_TRY)
        mode->kind->may_insert (mode, turn->arrow, turn->tile, NULL);
      else if (lab_shift_lesson_inserts (&steps[i]))
        lab_shift_game_insert (mode->game, RED, turn->arrow, turn->tile, NULL);
      else
        lab_shift_game_move (mode->game, RED, turn->cell, NULL);
      lab_test_wait (is_at (test, i + 1));
    }
  lab_test_driver_settle (test->driver);
}
