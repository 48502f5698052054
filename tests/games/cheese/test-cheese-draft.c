/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-draft.h"
#include "lab-test-cheese.h"

/* Private helpers */

static void
assert_neighbors (const LabCheeseMaze *maze,
                  guint                cell,
                  const char          *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n;
  const LabEdge *edges = lab_cheese_maze_get_neighbors (maze, cell, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u:%u", i > 0 ? " " : "", edges[i].node, edges[i].cost);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
assert_unfinished (const LabCheeseDraft *draft,
                   const char           *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_cheese_draft_finish (draft, &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_MAZE);
  g_assert_cmpstr (error->message, ==, message);
}

/* Tests */

/* What is removed and put back is last. */
LAB_TEST ("/cheese-draft/order", test_order)
{
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new (3, 2);
  g_autoptr (LabCheeseMaze) maze = NULL;

  for (guint i = 0; i < 6; i++)
    lab_cheese_draft_add_cell (draft, i);
  lab_cheese_draft_add_passage (draft, 0, 1, 1);
  lab_cheese_draft_add_passage (draft, 1, 2, 1);
  lab_cheese_draft_add_passage (draft, 4, 1, 1);
  lab_cheese_draft_add_passage (draft, 4, 3, 7);
  lab_cheese_draft_add_passage (draft, 4, 5, 1);
  lab_cheese_draft_remove_passage (draft, 1, 0);
  lab_cheese_draft_add_passage (draft, 0, 1, 3);
  lab_cheese_draft_remove_cell (draft, 4);
  g_assert_cmpuint (lab_cheese_draft_get_weight (draft, 4, 1), ==, 0);
  lab_cheese_draft_add_cell (draft, 4);
  lab_cheese_draft_add_passage (draft, 4, 5, 1);
  lab_cheese_draft_add_passage (draft, 0, 3, 1);
  lab_cheese_draft_add_passage (draft, 1, 4, 2);
  lab_cheese_draft_add_passage (draft, 4, 1, 9);
  maze = lab_cheese_draft_finish (draft, NULL);
  g_assert_nonnull (maze);
  g_assert_cmpmem (maze->cells, 6 * sizeof (guint),
                   ((const guint[]) { 0, 1, 2, 3, 5, 4 }), 6 * sizeof (guint));
  assert_neighbors (maze, 1, "2:1 0:3 4:2");
  assert_neighbors (maze, 4, "5:1 1:2");
  assert_neighbors (maze, 0, "1:3 3:1");
}

LAB_TEST ("/cheese-draft/unfinished", test_unfinished)
{
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new (3, 2);

  assert_unfinished (draft, "A maze needs at least 2 cells. Add a cell.");
  lab_cheese_draft_add_cell (draft, 0);
  lab_cheese_draft_add_cell (draft, 1);
  lab_cheese_draft_add_cell (draft, 5);
  lab_cheese_draft_add_passage (draft, 0, 1, 1);
  assert_unfinished (draft, "The cell 5 (row 1, column 2) has no neighbor. Open a wall, or make it "
                     "a hole.");
}

/* A maze and its draft are the same, also in order. */
LAB_TEST ("/cheese-draft/copy", test_copy)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (LabCheeseMaze) maze = lab_test_cheese_make (&settings, i);
      g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new_from_maze (maze);
      g_autoptr (LabCheeseDraft) copy = lab_cheese_draft_copy (draft);
      g_autoptr (LabCheeseMaze) again = NULL;

      lab_cheese_draft_remove_cell (draft, maze->cells[0]);
      again = lab_cheese_draft_finish (copy, NULL);
      lab_test_cheese_assert_same_maze (maze, again);
    }
}

/* In a maze of one column, the next number is to the south. */
LAB_TEST ("/cheese-draft/column", test_column)
{
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read ("{0: {1: 1}, 1: {0: 1, 2: 1}, 2: {1: 1}}");

  g_assert_cmpint (lab_cheese_maze_find_action (maze, 1, 0), ==, LAB_CHEESE_NORTH);
  g_assert_cmpint (lab_cheese_maze_find_action (maze, 1, 2), ==, LAB_CHEESE_SOUTH);
  g_assert_cmpint (lab_cheese_maze_find_action (maze, 0, 2), ==, LAB_CHEESE_NOTHING);
}

LAB_TEST ("/cheese-draft/actions", test_actions)
{
  for (guint i = 0; i < LAB_N_CHEESE_ACTIONS; i++)
    {
      static const char * const names[] = { "nothing", "north", "east", "south", "west" };
      char letter[2] = { lab_cheese_actions[i].letter, '\0' };
      LabCheeseAction action;

      g_assert_true (lab_cheese_action_parse (names[i], &action));
      g_assert_cmpuint (action, ==, i);
      g_assert_true (lab_cheese_action_parse (letter, &action));
      g_assert_cmpuint (action, ==, i);
    }
  g_assert_false (lab_cheese_action_parse ("", &(LabCheeseAction) { 0 }));
  g_assert_false (lab_cheese_action_parse ("northern", &(LabCheeseAction) { 0 }));
}
