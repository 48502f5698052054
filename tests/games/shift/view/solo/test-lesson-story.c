/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <gio/gio.h>

#include "lab-shift-game.h"
#include "lab-shift-insertion.h"
#include "lab-shift-lesson.h"

/* Each step of the lesson must be correct by the rules, and playable. */

#define RED 0

typedef struct
{
  LabShiftGame *game;
  const LabShiftPosition *position;
} Lesson;

/* Private helpers */

static void
set_up (Lesson       *self,
        gconstpointer data G_GNUC_UNUSED)
{
  self->game = lab_shift_game_new (&lab_shift_lesson_deal, NULL);
  self->position = &self->game->position;
}

static void
tear_down (Lesson       *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_object_unref (self->game);
}

LAB_TEST_FIXTURE (Lesson, set_up, tear_down)

/* Returns the number of tiles on the path from the pawn to @cell, including both
 * ends; 0 if there is no path. */
static guint
measure_way (const LabShiftPosition *position,
             LabShiftCell            cell)
{
  LabShiftPath path;

  if ((lab_shift_position_get_reachable (position) & LAB_SHIFT_CELL_BIT (cell)) == 0)
    return 0;
  g_assert_true (lab_shift_path_find (&position->board, position->pawns[RED], cell, &path));
  return path.n_cells;
}

static void
assert_step (Lesson                   *self,
             const LabShiftLessonStep *step)
{
  const LabShiftTurn *turn = &step->turn;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (self->position->phase, ==,
                    lab_shift_lesson_moves (step) ? LAB_SHIFT_PHASE_MOVE : LAB_SHIFT_PHASE_INSERT);
  switch (step->task)
    {
    case LAB_SHIFT_LESSON_ROTATE:
      g_assert_cmphex (self->position->board.spare, !=, turn->tile);
      g_assert_true (lab_shift_openings_same_tile (self->position->board.spare, turn->tile));
      /* A quarter turn in either direction is right. */
      g_assert_cmphex (lab_shift_openings_rotate (self->position->board.spare, 1), ==, turn->tile);
      g_assert_cmphex (lab_shift_openings_rotate (self->position->board.spare, -1), ==, turn->tile);
      g_assert_true (lab_shift_game_rotate_spare (self->game, RED, 1, &error));
      break;
    case LAB_SHIFT_LESSON_TRY:
      g_assert_false (lab_shift_game_insert (self->game, RED, turn->arrow,
                                             self->position->board.spare, &error));
      g_assert_error (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_FORBIDDEN_ARROW);
      g_clear_error (&error);
      break;
    case LAB_SHIFT_LESSON_INSERT:
    case LAB_SHIFT_LESSON_OPEN:
      /* The tile is inserted without rotation. */
      g_assert_cmphex (self->position->board.spare, ==, turn->tile);
      g_assert_true (
          lab_shift_lesson_takes_insertion (step, self->position, turn->arrow, turn->tile));
      g_assert_true (
          lab_shift_game_insert (self->game, RED, turn->arrow, turn->tile, &error));
      break;
    case LAB_SHIFT_LESSON_MOVE:
      g_assert_cmpuint (turn->cell, !=, self->position->pawns[RED]);
      g_assert_cmpuint (measure_way (self->position, turn->cell), >, 3);
      g_assert_true (lab_shift_game_move (self->game, RED, turn->cell, &error));
      break;
    case LAB_SHIFT_LESSON_STAY:
      g_assert_cmpuint (turn->cell, ==, self->position->pawns[RED]);
      g_assert_true (lab_shift_game_move (self->game, RED, turn->cell, &error));
      break;
    default:
      g_assert_not_reached ();
    }
  g_assert_no_error (error);
}

/* Tests */

/* Each idea is taught once, in the order of a turn, on a board that shows it. */
LAB_FIXTURE_TEST ("/lesson-story/story", test_story)
{
  const LabShiftLessonStep *steps = lab_shift_lesson_steps;
  LabShiftTreasure card
    = (LabShiftTreasure) lab_shift_position_get_cards (self->position, RED)[0];
  LabShiftCell treasure = self->position->treasures[card];
  guint i;

  /* The pawn cannot move before the first insertion. */
  g_assert_cmpuint (self->position->pawns[RED], ==, lab_shift_seat_get_corner (RED));
  g_assert_cmpuint (measure_way (self->position, steps[2].turn.cell), ==, 0);
  for (i = 0; i < 3; i++)
    assert_step (self, &steps[i]);

  /* The lesson asks to try the only blocked arrow. */
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    g_assert_cmpint (lab_shift_position_may_insert (self->position, arrow), ==,
                     arrow != steps[3].turn.arrow);
  for (; i < 5; i++)
    assert_step (self, &steps[i]);

  /* The pawn can only stay. */
  g_assert_cmpint (steps[i].task, ==, LAB_SHIFT_LESSON_STAY);
  g_assert_cmpuint (lab_shift_position_get_reachable (self->position), ==,
                    LAB_SHIFT_CELL_BIT (self->position->pawns[RED]));
  assert_step (self, &steps[i++]);

  /* The pawn is pushed out at one edge and returns at the other. */
  g_assert_cmpuint (self->position->pawns[RED], ==,
                    lab_shift_arrow_cell (steps[i].turn.arrow, LAB_SHIFT_BOARD_SIZE - 1));
  g_assert_cmpuint (measure_way (self->position, treasure), ==, 0);
  assert_step (self, &steps[i]);
  g_assert_cmpuint (self->position->pawns[RED], ==, lab_shift_arrow_cell (steps[i].turn.arrow, 0));

  /* The only treasure has not moved since the start. */
  i++;
  g_assert_cmpuint (self->position->treasures[card], ==, treasure);
  g_assert_cmpuint (steps[i].turn.cell, ==, treasure);
  assert_step (self, &steps[i++]);
  g_assert_true (lab_shift_position_heads_home (self->position, RED));

  g_assert_cmpuint (measure_way (self->position, lab_shift_seat_get_corner (RED)), ==, 0);
  assert_step (self, &steps[i++]);
  g_assert_cmpuint (steps[i].turn.cell, ==, lab_shift_seat_get_corner (RED));
  assert_step (self, &steps[i++]);
  g_assert_cmpuint (i, ==, LAB_SHIFT_LESSON_N_STEPS);
  g_assert_cmpuint (self->position->phase, ==, LAB_SHIFT_PHASE_OVER);
  g_assert_cmpuint (self->position->n_places, ==, 1);
}

/* Several insertions open the way home, and the lesson accepts each of them. */
LAB_FIXTURE_TEST ("/lesson-story/ways-home", test_ways_home)
{
  const LabShiftLessonStep *open = &lab_shift_lesson_steps[LAB_SHIFT_LESSON_N_STEPS - 2];
  guint n_ways = 0;

  g_assert_cmpint (open->task, ==, LAB_SHIFT_LESSON_OPEN);
  for (guint i = 0; i + 2 < LAB_SHIFT_LESSON_N_STEPS; i++)
    assert_step (self, &lab_shift_lesson_steps[i]);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      for (int quarters = 0; quarters < 4; quarters++)
        {
          LabShiftOpenings tile = lab_shift_openings_rotate (self->position->board.spare, quarters);
          LabShiftPosition after = *self->position;

          if (!lab_shift_position_may_insert (self->position, arrow))
            continue;
          lab_shift_position_insert (&after, arrow, tile);
          g_assert_cmpint (lab_shift_lesson_takes_insertion (open, self->position, arrow,
                                                             tile),
                           ==, measure_way (&after, lab_shift_seat_get_corner (RED)) > 0);
          n_ways += measure_way (&after, lab_shift_seat_get_corner (RED)) > 0;
        }
    }
  g_assert_cmpuint (n_ways, >, 1);
}

/* The texts can be read in a minute, and leave enough room for the board. */
LAB_FIXTURE_TEST ("/lesson-story/texts", test_texts)
{
  gsize n_letters = 0;

  for (guint i = 0; i < LAB_SHIFT_LESSON_N_STEPS; i++)
    {
      g_assert_cmpuint (strlen (lab_shift_lesson_steps[i].title), <=, 24);
      g_assert_cmpuint (strlen (lab_shift_lesson_steps[i].text), <=, 130);
      g_assert_cmpuint (strlen (lab_shift_lesson_steps[i].instead), <=, 130);
      n_letters += strlen (lab_shift_lesson_steps[i].text);
    }
  g_assert_cmpuint (n_letters, <, 1200);
}
