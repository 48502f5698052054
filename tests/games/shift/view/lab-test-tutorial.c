/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-tutorial.h"

#include "lab-tutorial-story.h"

/* The seat of the only pawn. */
#define RED 0

/**
 * lab_test_tutorial_begin: starts the tutorial, and waits for its first step.
 */
void
lab_test_tutorial_begin (LabTestWindow *test)
{
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.tutorial", NULL);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
}

/**
 * lab_test_tutorial_get: (transfer none) (nullable): returns the tutorial, if it is
 * open.
 */
LabTutorial *
lab_test_tutorial_get (LabTestWindow *test)
{
  return LAB_TUTORIAL (lab_game_page_get_solo_mode (lab_test_get_game_page (test->window)));
}

/* Returns whether the given step of @n_steps is the current one; after all steps
 * comes the last page. */
static gboolean
is_at (LabTestWindow *test,
       guint          number,
       guint          n_steps)
{
  if (number == n_steps)
    return g_str_equal (lab_window_get_page (test->window), "result");
  return lab_tutorial_get_step (lab_test_tutorial_get (test)) == number
         && lab_test_window_is_asked (test);
}

/**
 * lab_test_tutorial_skip_to:
 * @test: the window under test, at the first step of the tutorial
 * @number: the number of a later step, from 0; the number of steps for the last page
 *
 * Does the steps before it without the mouse.
 */
void
lab_test_tutorial_skip_to (LabTestWindow *test,
                           guint          number)
{
  guint n_steps;
  const LabTutorialStep *steps = lab_tutorial_story_get_steps (&n_steps);
  LabSoloMode *mode = LAB_SOLO_MODE (lab_test_tutorial_get (test));
  LabController *controller = lab_solo_mode_get_controller (mode);

  for (guint i = 0; i < number; i++)
    {
      const LabTurn *turn = &steps[i].turn;

      if (steps[i].task == LAB_TUTORIAL_ROTATE)
        lab_controller_rotate_spare (controller, RED, 1, NULL);
      else if (steps[i].task == LAB_TUTORIAL_TRY)
        lab_solo_mode_may_insert (mode, turn->arrow, turn->tile, NULL);
      else if (lab_tutorial_story_inserts (&steps[i]))
        lab_controller_insert (controller, RED, turn->arrow, turn->tile, NULL);
      else
        lab_controller_move (controller, RED, turn->cell, NULL);
      lab_test_wait (is_at (test, i + 1, n_steps));
    }
  lab_test_driver_settle (test->driver);
}
