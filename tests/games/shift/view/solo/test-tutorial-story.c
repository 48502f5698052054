/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gio/gio.h>

#include "lab-controller.h"
#include "lab-path.h"
#include "lab-tutorial-story.h"

/* Each step of the tutorial must be correct by the rules, and playable. */

#define RED 0

typedef struct
{
  LabController *controller;
  LabGame *game;
  const LabPosition *position;
  const LabTutorialStep *steps;
  guint n_steps;
} Lesson;

/* Private helpers */

static void
set_up (Lesson       *self,
        gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabGame) game = lab_tutorial_story_deal ();

  self->controller = lab_controller_new (game);
  self->game = lab_controller_get_game (self->controller);
  self->position = lab_game_get_position (self->game);
  self->steps = lab_tutorial_story_get_steps (&self->n_steps);
}

static void
tear_down (Lesson       *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_object_unref (self->controller);
}

/* Returns the number of tiles on the path from the pawn to @cell, including both
 * ends; 0 if there is no path. */
static guint
measure_way (const LabPosition *position,
             LabCell            cell)
{
  LabPath path;

  if ((lab_position_get_reachable (position) & LAB_CELL_BIT (cell)) == 0)
    return 0;
  g_assert_true (lab_path_find (&position->board, position->pawns[RED], cell, &path));
  return path.n_cells;
}

static LabTreasure
get_card (Lesson *self)
{
  return (LabTreasure) lab_position_get_cards (self->position, RED)[0];
}

static void
assert_step (Lesson                *self,
             const LabTutorialStep *step)
{
  const LabTurn *turn = &step->turn;
  g_autoptr (GError) error = NULL;

  switch (step->task)
    {
    case LAB_TUTORIAL_ROTATE:
      g_assert_cmphex (self->position->board.spare, !=, turn->tile);
      g_assert_true (lab_openings_same_tile (self->position->board.spare, turn->tile));
      /* A quarter turn in either direction is right. */
      g_assert_cmphex (lab_openings_rotate (self->position->board.spare, 1), ==, turn->tile);
      g_assert_cmphex (lab_openings_rotate (self->position->board.spare, -1), ==, turn->tile);
      g_assert_true (lab_controller_rotate_spare (self->controller, RED, 1, &error));
      break;
    case LAB_TUTORIAL_TRY:
      g_assert_false (lab_controller_insert (self->controller, RED, turn->arrow,
                                             self->position->board.spare, &error));
      g_assert_error (error, LAB_RULE_ERROR, LAB_RULE_ERROR_FORBIDDEN_ARROW);
      g_clear_error (&error);
      break;
    case LAB_TUTORIAL_INSERT:
    case LAB_TUTORIAL_OPEN:
      /* The tile is inserted without rotation. */
      g_assert_cmphex (self->position->board.spare, ==, turn->tile);
      g_assert_true (
          lab_tutorial_story_takes_insertion (step, self->position, turn->arrow, turn->tile));
      g_assert_true (
          lab_controller_insert (self->controller, RED, turn->arrow, turn->tile, &error));
      break;
    case LAB_TUTORIAL_MOVE:
      g_assert_cmpuint (turn->cell, !=, self->position->pawns[RED]);
      g_assert_cmpuint (measure_way (self->position, turn->cell), >, 3);
      g_assert_true (lab_controller_move (self->controller, RED, turn->cell, &error));
      break;
    case LAB_TUTORIAL_STAY:
      g_assert_cmpuint (turn->cell, ==, self->position->pawns[RED]);
      g_assert_true (lab_controller_move (self->controller, RED, turn->cell, &error));
      break;
    default:
      g_assert_not_reached ();
    }
  g_assert_no_error (error);
}

/* Tests */

/* All steps can be played in order, up to the end. */
static void
test_steps (Lesson       *self,
            gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpuint (self->n_steps, >=, 8);
  g_assert_cmpuint (self->n_steps, <=, 10);
  for (guint i = 0; i < self->n_steps; i++)
    {
      const LabTutorialStep *step = &self->steps[i];

      g_assert_cmpuint (self->position->phase, ==,
                        lab_tutorial_story_moves (step) ? LAB_PHASE_MOVE : LAB_PHASE_INSERT);
      assert_step (self, step);
    }
  g_assert_cmpuint (self->position->phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (self->position->n_places, ==, 1);
}

/* Each idea is taught once, in the order of a turn, on a board that shows it. */
static void
test_story (Lesson       *self,
            gconstpointer data G_GNUC_UNUSED)
{
  const LabTutorialStep *steps = self->steps;
  LabTreasure card = get_card (self);
  LabCell treasure = self->position->treasures[card];
  guint i;

  /* The pawn cannot move before the first insertion. */
  g_assert_cmpuint (self->position->pawns[RED], ==, lab_seat_get_corner (RED));
  g_assert_cmpuint (measure_way (self->position, steps[2].turn.cell), ==, 0);
  for (i = 0; i < 3; i++)
    assert_step (self, &steps[i]);

  /* The lesson asks to try the only blocked arrow. */
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    g_assert_cmpint (lab_position_may_insert (self->position, arrow), ==,
                     arrow != steps[3].turn.arrow);
  for (; i < 5; i++)
    assert_step (self, &steps[i]);

  /* The pawn can only stay. */
  g_assert_cmpint (steps[i].task, ==, LAB_TUTORIAL_STAY);
  g_assert_cmpuint (lab_position_get_reachable (self->position), ==,
                    LAB_CELL_BIT (self->position->pawns[RED]));
  assert_step (self, &steps[i++]);

  /* The pawn is pushed out at one edge and returns at the other. */
  g_assert_cmpuint (self->position->pawns[RED], ==,
                    lab_arrow_cell (steps[i].turn.arrow, LAB_BOARD_SIZE - 1));
  g_assert_cmpuint (measure_way (self->position, treasure), ==, 0);
  assert_step (self, &steps[i]);
  g_assert_cmpuint (self->position->pawns[RED], ==, lab_arrow_cell (steps[i].turn.arrow, 0));

  /* The only treasure has not moved since the start. */
  i++;
  g_assert_cmpuint (self->position->treasures[card], ==, treasure);
  g_assert_cmpuint (steps[i].turn.cell, ==, treasure);
  assert_step (self, &steps[i++]);
  g_assert_true (lab_position_heads_home (self->position, RED));

  g_assert_cmpuint (measure_way (self->position, lab_seat_get_corner (RED)), ==, 0);
  assert_step (self, &steps[i++]);
  g_assert_cmpuint (steps[i].turn.cell, ==, lab_seat_get_corner (RED));
  assert_step (self, &steps[i++]);
  g_assert_cmpuint (i, ==, self->n_steps);
}

/* Several insertions open the way home, and the tutorial accepts each of them. */
static void
test_ways_home (Lesson       *self,
                gconstpointer data G_GNUC_UNUSED)
{
  const LabTutorialStep *open = &self->steps[self->n_steps - 2];
  guint n_ways = 0;

  g_assert_cmpint (open->task, ==, LAB_TUTORIAL_OPEN);
  for (guint i = 0; i + 2 < self->n_steps; i++)
    assert_step (self, &self->steps[i]);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      for (int quarters = 0; quarters < 4; quarters++)
        {
          LabOpenings tile = lab_openings_rotate (self->position->board.spare, quarters);
          LabPosition after = *self->position;

          if (!lab_position_may_insert (self->position, arrow))
            continue;
          lab_position_insert (&after, arrow, tile);
          g_assert_cmpint (lab_tutorial_story_takes_insertion (open, self->position, arrow, tile),
                           ==, measure_way (&after, lab_seat_get_corner (RED)) > 0);
          n_ways += measure_way (&after, lab_seat_get_corner (RED)) > 0;
        }
    }
  g_assert_cmpuint (n_ways, >, 1);
}

/* The texts can be read in a minute, and leave enough room for the board. */
static void
test_texts (Lesson       *self,
            gconstpointer data G_GNUC_UNUSED)
{
  gsize n_letters = 0;

  for (guint i = 0; i < self->n_steps; i++)
    {
      g_assert_cmpuint (strlen (self->steps[i].title), <=, 24);
      g_assert_cmpuint (strlen (self->steps[i].text), <=, 130);
      g_assert_cmpuint (strlen (self->steps[i].instead), <=, 130);
      n_letters += strlen (self->steps[i].text);
    }
  g_assert_cmpuint (n_letters, <, 1200);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/tutorial-story/steps", Lesson, NULL, set_up, test_steps, tear_down);
  g_test_add ("/tutorial-story/story", Lesson, NULL, set_up, test_story, tear_down);
  g_test_add ("/tutorial-story/ways-home", Lesson, NULL, set_up, test_ways_home, tear_down);
  g_test_add ("/tutorial-story/texts", Lesson, NULL, set_up, test_texts, tear_down);
  return g_test_run ();
}
