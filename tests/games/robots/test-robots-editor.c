/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-editor.h"
#include "lab-robots-text.h"
#include "lab-test-main.h"

/* Boards of sliding robots that are drawn by hand. */

static void
on_changed (LabRobotsEditor *editor G_GNUC_UNUSED,
            gpointer         data)
{
  guint *n_changes = data;

  (*n_changes)++;
}

/* What the editor holds can be written and read at all times. */
static void
check_board (LabRobotsEditor *editor)
{
  g_autofree char *text = lab_robots_board_format (lab_robots_editor_get_board (editor));
  g_autoptr (GError) error = NULL;
  LabRobotsBoard board;

  g_assert_true (lab_robots_board_parse (text, &board, &error));
  g_assert_no_error (error);
  g_assert_true (lab_robots_board_equal (&board, lab_robots_editor_get_board (editor)));
}

LAB_TEST ("/robots/editor/walls", test_walls)
{
  g_autoptr (LabRobotsEditor) editor = g_object_new (LAB_TYPE_ROBOTS_EDITOR, NULL);
  const LabRobotsBoard *board = lab_robots_editor_get_board (editor);
  guint n_changes = 0;

  g_signal_connect (editor, "changed", G_CALLBACK (on_changed), &n_changes);
  g_assert_true (lab_robots_editor_toggle_wall (editor, 17, LAB_ROBOTS_EAST));
  g_assert_true (lab_robots_board_has_wall (board, 17, LAB_ROBOTS_EAST));
  g_assert_true (lab_robots_board_has_wall (board, 18, LAB_ROBOTS_WEST));
  g_assert_true (lab_robots_editor_toggle_wall (editor, 18, LAB_ROBOTS_WEST));
  g_assert_false (lab_robots_board_has_wall (board, 17, LAB_ROBOTS_EAST));
  g_assert_cmpuint (n_changes, ==, 2);

  /* The edge, and the closed cells from h8 to i9, stay closed. */
  g_assert_false (lab_robots_editor_toggle_wall (editor, 0, LAB_ROBOTS_NORTH));
  g_assert_false (lab_robots_editor_toggle_wall (editor, 7 * 16 + 7, LAB_ROBOTS_EAST));
  g_assert_false (lab_robots_editor_toggle_wall (editor, 7 * 16 + 6, LAB_ROBOTS_EAST));
  g_assert_cmpuint (n_changes, ==, 2);
  check_board (editor);

  g_assert_true (lab_robots_editor_toggle_wall (editor, 20, LAB_ROBOTS_SOUTH));
  lab_robots_editor_clear (editor);
  g_assert_false (lab_robots_board_has_wall (board, 20, LAB_ROBOTS_SOUTH));
  check_board (editor);
}

LAB_TEST ("/robots/editor/pieces", test_pieces)
{
  g_autoptr (LabRobotsEditor) editor = g_object_new (LAB_TYPE_ROBOTS_EDITOR, NULL);
  const LabRobotsBoard *board = lab_robots_editor_get_board (editor);
  guint piece;

  g_assert_cmpuint (board->n_robots, ==, 4);
  g_assert_true (lab_robots_editor_put (editor, 0, 100));
  g_assert_true (lab_robots_editor_put (editor, 1, 101));
  g_assert_cmpuint (board->starts[0], ==, 100);

  /* Two robots change places. */
  g_assert_true (lab_robots_editor_put (editor, 0, 101));
  g_assert_cmpuint (board->starts[0], ==, 101);
  g_assert_cmpuint (board->starts[1], ==, 100);
  g_assert_false (lab_robots_editor_put (editor, 0, 8 * 16 + 8));
  check_board (editor);

  g_assert_true (lab_robots_editor_put (editor, LAB_ROBOTS_PIECE_TARGET, 200));
  g_assert_true (lab_robots_editor_find_piece (editor, 200, &piece));
  g_assert_cmpuint (piece, ==, LAB_ROBOTS_PIECE_TARGET);
  g_assert_true (lab_robots_editor_find_piece (editor, 100, &piece));
  g_assert_cmpuint (piece, ==, 1);
  g_assert_false (lab_robots_editor_find_piece (editor, 222, &piece));

  /* A missing robot is added. */
  g_assert_true (lab_robots_editor_put (editor, 4, 250));
  g_assert_cmpuint (board->n_robots, ==, 5);
  lab_robots_editor_set_options (editor, 1, FALSE, FALSE);
  g_assert_cmpuint (board->n_robots, ==, 1);
  g_assert_cmpuint (board->starts[0], ==, 101);
  lab_robots_editor_set_options (editor, 5, FALSE, FALSE);
  check_board (editor);

  lab_robots_editor_set_options (editor, 5, TRUE, TRUE);
  g_assert_true (board->any_robot);
  g_assert_true (board->must_ricochet);
  check_board (editor);
}

LAB_TEST ("/robots/editor/resize", test_resize)
{
  g_autoptr (LabRobotsEditor) editor = g_object_new (LAB_TYPE_ROBOTS_EDITOR, NULL);
  const LabRobotsBoard *board = lab_robots_editor_get_board (editor);

  lab_robots_editor_toggle_wall (editor, 1 * 16 + 1, LAB_ROBOTS_EAST);
  lab_robots_editor_toggle_wall (editor, 1 * 16 + 1, LAB_ROBOTS_SOUTH);
  lab_robots_editor_put (editor, 0, 2 * 16 + 2);
  lab_robots_editor_put (editor, 1, 15 * 16 + 3);
  lab_robots_editor_put (editor, 2, 3 * 16 + 3);
  lab_robots_editor_resize (editor, 8);
  g_assert_cmpuint (board->size, ==, 8);
  g_assert_true (lab_robots_board_has_wall (board, 1 * 8 + 1, LAB_ROBOTS_EAST));
  g_assert_true (lab_robots_board_has_wall (board, 1 * 8 + 1, LAB_ROBOTS_SOUTH));
  g_assert_cmpuint (board->starts[0], ==, 2 * 8 + 2);
  check_board (editor);

  /* The walls of the closed cells do not stay where these were. */
  lab_robots_editor_resize (editor, 32);
  g_assert_false (lab_robots_board_has_wall (board, 3 * 32 + 3, LAB_ROBOTS_NORTH));
  g_assert_true (lab_robots_board_has_wall (board, 1 * 32 + 1, LAB_ROBOTS_EAST));
  check_board (editor);
  for (guint size = LAB_ROBOTS_MIN_SIZE; size <= LAB_ROBOTS_MAX_SIZE; size += 2)
    {
      lab_robots_editor_draw (editor, size);
      check_board (editor);
      lab_robots_editor_resize (editor, size);
      check_board (editor);
    }
}

LAB_TEST ("/robots/editor/undo", test_undo)
{
  g_autoptr (LabRobotsEditor) editor = g_object_new (LAB_TYPE_ROBOTS_EDITOR, NULL);
  LabRobotsBoard first = *lab_robots_editor_get_board (editor), last;

  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), FALSE));
  lab_editor_rewind (LAB_EDITOR (editor), FALSE);
  lab_robots_editor_toggle_wall (editor, 33, LAB_ROBOTS_EAST);
  lab_robots_editor_resize (editor, 10);
  lab_robots_editor_draw (editor, 7);
  last = *lab_robots_editor_get_board (editor);
  /* What changes nothing is not undone. */
  lab_robots_editor_set_options (editor, lab_robots_editor_get_board (editor)->n_robots,
                                 lab_robots_editor_get_board (editor)->any_robot,
                                 lab_robots_editor_get_board (editor)->must_ricochet);
  lab_editor_replace (LAB_EDITOR (editor), g_memdup2 (&last, sizeof last), NULL);
  for (guint i = 0; i < 3; i++)
    lab_editor_rewind (LAB_EDITOR (editor), FALSE);
  g_assert_true (lab_robots_board_equal (lab_robots_editor_get_board (editor), &first));
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), FALSE));
  for (guint i = 0; i < 3; i++)
    lab_editor_rewind (LAB_EDITOR (editor), TRUE);
  g_assert_true (lab_robots_board_equal (lab_robots_editor_get_board (editor), &last));
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), TRUE));

  lab_editor_rewind (LAB_EDITOR (editor), FALSE);
  lab_robots_editor_toggle_wall (editor, 33, LAB_ROBOTS_SOUTH);
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), TRUE));

  /* Many changes: the oldest ones are forgotten. */
  for (guint i = 0; i < 300; i++)
    lab_robots_editor_toggle_wall (editor, 33, LAB_ROBOTS_SOUTH);
  for (guint i = 0; i < 200; i++)
    lab_editor_rewind (LAB_EDITOR (editor), FALSE);
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), FALSE));
  lab_editor_forget_changes (LAB_EDITOR (editor));
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), TRUE));
}
