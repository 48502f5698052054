/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-text.h"
#include "lab-soak-robots-compare.h"
#include "lab-soak-robots-draw.h"

/* Draws boards for robots at random, as the window does, with undo and redo. After each change it
 * compares the board with what lab-soak-robots-editor.c draws. */

#define N_CHANGES 150

typedef struct
{
  LabSoakEditor expected;
  LabRobotsEditor *editor;
  LabRandom random;
} EditorSoak;

/* Private helpers */

static int
draw_line (EditorSoak *self)
{
  return (int) lab_random_below (&self->random, (guint) self->expected.board.size);
}

/* Puts a robot or the target somewhere. */
static void
put_piece (EditorSoak *self)
{
  int row = draw_line (self), column = draw_line (self);
  guint cell = (guint) (row * self->expected.board.size + column);
  guint piece = lab_random_below (&self->random, LAB_N_ROBOTS_PIECES);
  gboolean may = piece == LAB_ROBOTS_PIECE_TARGET
                   ? lab_soak_editor_put_target (&self->expected, row, column)
                   : lab_soak_editor_put_robot (&self->expected, (int) piece, row, column);

  g_assert_cmpint (lab_robots_editor_put (self->editor, (LabRobotsPiece) piece, cell), ==, may);
}

static void
toggle_wall (EditorSoak *self)
{
  int row = draw_line (self), column = draw_line (self);
  guint cell = (guint) (row * self->expected.board.size + column);
  guint side = lab_random_below (&self->random, 4);

  g_assert_cmpint (lab_robots_editor_toggle_wall (self->editor, cell, (LabRobotsSide) side), ==,
                   lab_soak_editor_toggle_wall (&self->expected, row, column, "NESW"[side]));
}

static void
set_rules (EditorSoak *self)
{
  gboolean any = lab_random_below (&self->random, 2) == 0;
  LabTestPlainBoard *board = &self->expected.board;

  if (lab_random_below (&self->random, 2) == 0)
    {
      lab_robots_editor_set_any_robot (self->editor, any);
      lab_soak_editor_set_rules (&self->expected, any, board->ricochet);
      return;
    }
  lab_robots_editor_set_must_ricochet (self->editor, any);
  lab_soak_editor_set_rules (&self->expected, board->any, any);
}

/* Draws a random board: the size, the number of robots, and the rules stay. */
static void
draw_board (EditorSoak *self)
{
  LabTestPlainBoard before = self->expected.board;
  g_autofree char *text = NULL;

  lab_robots_editor_draw (self->editor, lab_random_next (&self->random));
  text = lab_robots_board_format (lab_robots_editor_get_board (self->editor));
  lab_soak_editor_replace (&self->expected, text);
  g_assert_cmpint (before.size, ==, self->expected.board.size);
  g_assert_cmpint (before.n_robots, ==, self->expected.board.n_robots);
  g_assert_cmpint (before.any, ==, self->expected.board.any);
  g_assert_cmpint (before.ricochet, ==, self->expected.board.ricochet);
}

static void
change_much (EditorSoak *self)
{
  guint number;

  switch (lab_random_below (&self->random, 4))
    {
    case 0:
      number = 8 + 2 * lab_random_below (&self->random, 13);
      lab_robots_editor_resize (self->editor, number);
      if ((int) number != self->expected.board.size)
        lab_soak_editor_resize (&self->expected, (int) number);
      break;
    case 1:
      number = 1 + lab_random_below (&self->random, LAB_ROBOTS_MAX_ROBOTS);
      lab_robots_editor_set_n_robots (self->editor, number);
      lab_soak_editor_set_n_robots (&self->expected, (int) number);
      break;
    case 2:
      draw_board (self);
      break;
    default:
      lab_robots_editor_clear (self->editor);
      lab_soak_editor_remove_walls (&self->expected);
    }
}

static const char *
change (EditorSoak *self)
{
  switch (lab_random_below (&self->random, 12))
    {
    case 0:
    case 1:
    case 2:
      put_piece (self);
      return "putting a piece";
    case 3:
      set_rules (self);
      return "setting rules";
    case 4:
      change_much (self);
      return "a large change";
    case 5:
    case 6:
      lab_robots_editor_undo (self->editor);
      lab_soak_editor_go (&self->expected, TRUE);
      return "undo";
    case 7:
      lab_robots_editor_redo (self->editor);
      lab_soak_editor_go (&self->expected, FALSE);
      return "redo";
    default:
      toggle_wall (self);
      return "a wall";
    }
}

/* The board can be read again from its text. */
static void
check_text (EditorSoak *self)
{
  g_autofree char *text = lab_robots_board_format (lab_robots_editor_get_board (self->editor));
  g_autoptr (GError) error = NULL;
  LabRobotsBoard board;

  lab_robots_board_parse (text, &board, &error);
  g_assert_no_error (error);
  g_assert_true (lab_robots_board_equal (&board, lab_robots_editor_get_board (self->editor)));
}

static void
draw_by_hand (guint64 seed)
{
  g_autofree EditorSoak *self = g_new0 (EditorSoak, 1);
  g_autofree char *text = NULL;

  lab_random_init (&self->random, seed);
  self->editor = lab_robots_editor_new ();
  text = lab_robots_board_format (lab_robots_editor_get_board (self->editor));
  lab_soak_editor_init (&self->expected, text);
  g_test_message ("board %" G_GUINT64_FORMAT, seed);
  for (guint i = 0; i < N_CHANGES; i++)
    {
      const char *done = change (self);

      lab_soak_robots_assert (lab_soak_robots_compare_editor (&self->expected, self->editor), done);
      check_text (self);
    }
  lab_soak_editor_clear (&self->expected);
  g_object_unref (self->editor);
}

/* Tests */

static void
test_editor (void)
{
  guint n_games = lab_soak_robots_count_games ();

  for (guint64 seed = 1; seed <= n_games; seed++)
    draw_by_hand (seed);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/soak/robots/editor", test_editor);
  return g_test_run ();
}
