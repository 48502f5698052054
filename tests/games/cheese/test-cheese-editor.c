/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-draft.h"
#include "lab-cheese-editor.h"
#include "lab-random.h"

/* Tests drawing mazes by hand. */

/* Private helpers */

static char *
get_text (LabCheeseEditor *editor)
{
  return lab_cheese_draft_to_text (lab_editor_get_state (LAB_EDITOR (editor)));
}

static void
assert_text (LabCheeseEditor *editor,
             const char      *expected)
{
  g_autofree char *text = get_text (editor);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_message (LabCheeseEditor *editor,
                const char      *part,
                guint            n_cells)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *message = NULL;
  g_autoptr (LabCheeseMaze) maze = lab_cheese_editor_check (editor, cells, &message);

  g_assert_cmpint (maze == NULL, ==, part != NULL);
  g_assert_true (part == NULL ? message == NULL : strstr (message, part) != NULL);
  g_assert_cmpuint (cells->len, ==, n_cells);
}

/* Changes something by chance. */
static void
change (LabCheeseEditor *editor,
        LabRandom       *random)
{
  const LabCheeseDraft *draft = lab_editor_get_state (LAB_EDITOR (editor));
  guint width = draft->width, height = draft->height;
  guint cell = lab_random_below (random, width * height);

  switch (lab_random_below (random, 8))
    {
    case 0:
      lab_cheese_editor_resize (editor, 2 + lab_random_below (random, 9),
                                2 + lab_random_below (random, 9));
      break;
    case 1:
    case 2:
      lab_cheese_editor_set_cell (editor, cell, lab_random_below (random, 2) == 0);
      break;
    default:
      if (cell % width > 0)
        lab_cheese_editor_set_passage (editor, cell, cell - 1, lab_random_below (random, 4));
    }
}

/* Tests */

/* Each change can be undone and redone. Any draft is written and read back; cells without passages,
 * too. */
LAB_TEST ("/cheese-editor/undo", test_undo)
{
  g_autoptr (LabCheeseEditor) editor = g_object_new (LAB_TYPE_CHEESE_EDITOR, NULL);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  LabRandom random;

  lab_random_init (&random, 5);
  g_ptr_array_add (texts, get_text (editor));
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *text = NULL, *again = NULL;
      g_autoptr (LabCheeseDraft) draft = NULL;

      change (editor, &random);
      text = get_text (editor);
      draft = lab_cheese_draft_new_from_text (text, NULL);
      g_assert_nonnull (draft);
      again = lab_cheese_draft_to_text (draft);
      g_assert_cmpstr (text, ==, again);
      /* Some changes change nothing, and are not undone. */
      if (!g_str_equal (text, texts->pdata[texts->len - 1]))
        g_ptr_array_add (texts, g_steal_pointer (&text));
    }
  for (guint i = texts->len - 1; i-- > 0;)
    {
      lab_editor_rewind (LAB_EDITOR (editor), FALSE);
      assert_text (editor, texts->pdata[i]);
    }
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), FALSE));
  for (guint i = 1; i < texts->len; i++)
    {
      lab_editor_rewind (LAB_EDITOR (editor), TRUE);
      assert_text (editor, texts->pdata[i]);
    }
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), TRUE));
}

/* A stroke is undone as a whole. */
LAB_TEST ("/cheese-editor/stroke", test_stroke)
{
  g_autoptr (LabCheeseEditor) editor = g_object_new (LAB_TYPE_CHEESE_EDITOR, NULL);
  g_autofree char *before = get_text (editor);

  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), FALSE));
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), TRUE));
  lab_editor_begin (LAB_EDITOR (editor));
  for (guint cell = 0; cell < 5; cell++)
    lab_cheese_editor_set_cell (editor, cell, FALSE);
  lab_editor_end (LAB_EDITOR (editor), FALSE);
  lab_editor_rewind (LAB_EDITOR (editor), FALSE);
  assert_text (editor, before);
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), FALSE));
  lab_editor_rewind (LAB_EDITOR (editor), TRUE);
  g_assert_false (lab_cheese_draft_has_cell (lab_editor_get_state (LAB_EDITOR (editor)), 4));
}

static void
count_changes (guint *n_changes)
{
  (*n_changes)++;
}

/* What shows a maze is told when it is replaced, also in a stroke. */
LAB_TEST ("/cheese-editor/replace-in-stroke", test_replace_in_stroke)
{
  g_autoptr (LabCheeseEditor) editor = g_object_new (LAB_TYPE_CHEESE_EDITOR, NULL);
  guint n_changes = 0;

  g_signal_connect_swapped (editor, "changed", G_CALLBACK (count_changes), &n_changes);
  lab_editor_begin (LAB_EDITOR (editor));
  lab_cheese_editor_set_cell (editor, 0, FALSE);
  g_assert_cmpuint (n_changes, ==, 1);
  lab_cheese_editor_resize (editor, 3, 3);
  lab_cheese_editor_resize (editor, 3, 3);
  g_assert_cmpuint (n_changes, ==, 2);
  lab_cheese_editor_set_cell (editor, 8, FALSE);
  lab_editor_end (LAB_EDITOR (editor), FALSE);
  lab_editor_rewind (LAB_EDITOR (editor), FALSE);
  g_assert_cmpuint (((LabCheeseDraft *) lab_editor_get_state (LAB_EDITOR (editor)))->width, ==, 15);
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (editor), FALSE));
}

LAB_TEST ("/cheese-editor/symmetric", test_symmetric)
{
  g_autoptr (LabCheeseEditor) editor = g_object_new (LAB_TYPE_CHEESE_EDITOR, NULL);
  g_autoptr (LabCheeseMaze) maze = NULL;
  LabRandom random;

  lab_random_init (&random, 6);
  editor->is_symmetric = TRUE;
  for (guint i = 0; i < 30; i++)
    {
      guint cell = lab_random_below (&random, 195);

      if (cell % 15 > 0)
        lab_cheese_editor_set_passage (editor, cell, cell - 1, lab_random_below (&random, 9));
    }
  lab_cheese_editor_set_cell (editor, 0, FALSE);
  g_assert_false (lab_cheese_draft_has_cell (lab_editor_get_state (LAB_EDITOR (editor)), 194));
  maze = lab_cheese_editor_check (editor, NULL, NULL);
  g_assert_nonnull (maze);
  g_assert_true (lab_cheese_maze_is_symmetric (maze));
}

LAB_TEST ("/cheese-editor/check", test_check)
{
  g_autoptr (LabCheeseEditor) editor = g_object_new (LAB_TYPE_CHEESE_EDITOR, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_editor_replace (LAB_EDITOR (editor), lab_cheese_draft_new (100, 2), &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE);
  assert_message (editor, NULL, 0);
  lab_cheese_editor_resize (editor, 3, 3);
  assert_message (editor, NULL, 0);
  lab_cheese_editor_set_passage (editor, 0, 1, 0);
  lab_cheese_editor_set_passage (editor, 0, 3, 0);
  assert_message (editor, "1 cell cannot", 1);
  lab_cheese_editor_set_passage (editor, 1, 2, 0);
  lab_cheese_editor_set_passage (editor, 1, 4, 0);
  assert_message (editor, "2 cells cannot", 2);
  lab_editor_replace (LAB_EDITOR (editor), lab_cheese_draft_new (3, 3), NULL);
  assert_message (editor, "at least 2 cells", 0);
  lab_cheese_editor_open_all (editor);
  assert_message (editor, NULL, 0);
}

/* What is at the north-west stays when the size changes. */
LAB_TEST ("/cheese-editor/resize", test_resize)
{
  g_autoptr (LabCheeseEditor) editor = g_object_new (LAB_TYPE_CHEESE_EDITOR, NULL);
  const LabCheeseDraft *draft;

  lab_cheese_editor_resize (editor, 4, 4);
  lab_cheese_editor_set_cell (editor, 5, FALSE);
  lab_cheese_editor_set_passage (editor, 0, 1, 7);
  lab_cheese_editor_set_passage (editor, 0, 4, 0);
  lab_cheese_editor_resize (editor, 6, 3);
  draft = lab_editor_get_state (LAB_EDITOR (editor));
  g_assert_false (lab_cheese_draft_has_cell (draft, 7));
  g_assert_cmpuint (lab_cheese_draft_get_weight (draft, 0, 1), ==, 7);
  g_assert_cmpuint (lab_cheese_draft_get_weight (draft, 0, 6), ==, 0);
  g_assert_cmpuint (lab_cheese_draft_get_weight (draft, 3, 4), ==, 1);
  g_assert_cmpuint (lab_cheese_draft_get_weight (draft, 16, 17), ==, 1);
}

#define HEAD "labyrinthe-cheese-draft 1\nsize "

LAB_TEST ("/cheese-editor/bad-text", test_bad_text)
{
  static const char * const texts[] = {
    "", "labyrinthe-cheese-draft 2\nsize 2 2\n", HEAD, HEAD "0 2\n", HEAD "2\n", HEAD "2 x\n",
    HEAD "1001 1000\n", HEAD "99999999999999999999 2\n", HEAD "2 2\n4:\n", HEAD "2 2\n0:\n0:\n",
    HEAD "2 2\n0", HEAD "2 2\n0: 1\n", HEAD "2 2\n0:\n3: 0\n", HEAD "2 2\n0:\n1: 0*0\n",
    HEAD "2 2\n0:\n1: 0*1000001\n", HEAD "2 2\n0:\n1: 0", HEAD "2 2\n0:\n1:  0\n",
    HEAD "2 2\n0:\n1: 0*\n", HEAD "2 2\nx:\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_cheese_draft_new_from_text (texts[i], &error));
      g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX);
    }
}
