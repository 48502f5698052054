/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-lesson.h"

#include "view/lab-lesson.h"

/* The seat of the only pawn. */
#define RED 0

/** lab_test_lesson_begin: begins the tutorial, and waits for its first step. */
void
lab_test_lesson_begin (LabTestDesk *desk)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.tutorial", NULL);
  lab_test_wait (lab_test_desk_is_asked (desk));
  lab_test_driver_settle (desk->driver);
}

/** lab_test_lesson_get: (transfer none) (nullable): the tutorial that is played. */
LabTutorial *
lab_test_lesson_get (LabTestDesk *desk)
{
  return LAB_TUTORIAL (lab_game_page_get_pastime (lab_window_get_game_page (desk->window)));
}

/* Whether the step, of @n_steps, is to be done now; the last page comes after them all. */
static gboolean
is_at (LabTestDesk *desk,
       guint        number,
       guint        n_steps)
{
  if (number == n_steps)
    return g_str_equal (lab_window_get_page (desk->window), "result");
  return lab_tutorial_get_step (lab_test_lesson_get (desk)) == number
         && lab_test_desk_is_asked (desk);
}

/**
 * lab_test_lesson_skip_to:
 * @desk: a desk at the first step of the tutorial
 * @number: the number of another step, from 0, or of how many there are
 *
 * Comes there without a hand at the mouse.
 */
void
lab_test_lesson_skip_to (LabTestDesk *desk,
                         guint        number)
{
  guint n_steps;
  const LabLessonStep *steps = lab_lesson_get_steps (&n_steps);
  LabPastime *pastime = LAB_PASTIME (lab_test_lesson_get (desk));
  LabController *controller = lab_pastime_get_controller (pastime);

  for (guint i = 0; i < number; i++)
    {
      const LabTurn *turn = &steps[i].turn;

      if (steps[i].deed == LAB_DEED_TURN)
        lab_controller_turn_spare (controller, RED, 1, NULL);
      else if (steps[i].deed == LAB_DEED_TRY)
        lab_pastime_may_insert (pastime, turn->arrow, turn->tile, NULL);
      else if (lab_lesson_inserts (&steps[i]))
        lab_controller_insert (controller, RED, turn->arrow, turn->tile, NULL);
      else
        lab_controller_move (controller, RED, turn->cell, NULL);
      lab_test_wait (is_at (desk, i + 1, n_steps));
    }
  lab_test_driver_settle (desk->driver);
}
