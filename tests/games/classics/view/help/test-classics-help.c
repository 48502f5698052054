/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <adwaita.h>

#include "lab-classic-board.h"
#include "lab-classic-page.h"
#include "lab-classics-help.h"
#include "lab-search-trace.h"
#include "lab-search-tree.h"
#include "lab-shortcuts.h"
#include "lab-test-colors.h"
#include "lab-test-find.h"

/* What How to Play says about the small games must be true, and its pictures must be drawn. The
 * tests of the solver and of the searches hold what it says about perfect play. */

/* Private helpers */

static gboolean
is_said (const char *text)
{
  for (guint i = 0; i < lab_help_count_chapters (lab_classics_help_chapters); i++)
    for (guint j = 0; lab_classics_help_chapters[i].paragraphs[j] != NULL; j++)
      if (strstr (lab_classics_help_chapters[i].paragraphs[j], text) != NULL)
        return TRUE;
  return FALSE;
}

static char *
name_node (gconstpointer state G_GNUC_UNUSED,
           guint32       action G_GNUC_UNUSED,
           gpointer      user_data G_GNUC_UNUSED)
{
  return g_strdup ("");
}

/* Tests */

/* The first chapters are the games, with their names and rules. */
LAB_TEST ("/classics-help/games", test_games)
{
  const LabClassic * const *games = lab_classic_get_all ();
  const LabHelpChapter *chapters = lab_classics_help_chapters;
  guint n_chapters = lab_help_count_chapters (chapters);

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_assert_cmpuint (i, <, n_chapters);
      g_assert_cmpstr (chapters[i].title, ==, games[i]->name);
      g_assert_true (g_str_has_prefix (chapters[i].paragraphs[0], games[i]->rule));
      g_assert_nonnull (chapters[i].picture);
    }
  for (guint i = 0; i < n_chapters; i++)
    {
      g_assert_nonnull (chapters[i].title);
      g_assert_nonnull (chapters[i].paragraphs[0]);
      g_assert_null (chapters[i].paragraphs[LAB_HELP_MAX_PARAGRAPHS]);
      g_assert_null (chapters[i].notes[LAB_HELP_MAX_NOTES].text);
      g_assert_null (chapters[i].notes[LAB_HELP_MAX_NOTES].keys);
    }
}

/* The numbers of nodes are those of the search that the program shows. */
LAB_TEST ("/classics-help/nodes", test_nodes)
{
  LabTictactoe board = { 0 };
  g_autoptr (LabSearchTree) tree = NULL;

  lab_tictactoe.init (&board, NULL, NULL);
  tree = lab_search_tree_build (lab_tictactoe.rules, &board, 9, 1000000, name_node, NULL, NULL);
  for (LabSearchMethod i = LAB_SEARCH_METHOD_MINIMAX; i <= LAB_SEARCH_METHOD_ALPHABETA; i++)
    {
      g_autoptr (LabSearchTrace) trace = lab_search_trace_new (tree, i);
      g_autofree char *number = g_strdup_printf ("%u,%03u", trace->n_visited / 1000,
                                                 trace->n_visited % 1000);

      g_test_message ("%s nodes", number);
      g_assert_true (is_said (number));
      g_assert_cmpfloat (trace->visits[0].value, ==, 0);
    }
}

/* Every key that a chapter shows is a shortcut of the family. */
LAB_TEST ("/classics-help/keys", test_keys)
{
  const LabHelpChapter *chapters = lab_classics_help_chapters;
  guint n_chapters = lab_help_count_chapters (chapters);

  for (guint i = 0; i < n_chapters; i++)
    {
      for (const LabHelpNote *note = chapters[i].notes; note->text != NULL || note->keys != NULL;
           note++)
        {
          if (note->keys != NULL)
            g_assert_nonnull (lab_shortcuts_find (lab_classic_shortcuts, note->keys));
        }
    }
}

/* Every picture is drawn, and described for screen readers. */
LAB_TEST ("/classics-help/pictures", test_pictures)
{
  const LabHelpChapter *chapters = lab_classics_help_chapters;
  guint n_chapters = lab_help_count_chapters (chapters);

  for (guint i = 0; i < n_chapters && chapters[i].picture != NULL; i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *chapter =
        lab_help_chapter_view_new (&chapters[i],
                                   lab_classics_help_create_picture (chapters[i].scene), FALSE,
                                   NULL);
      GtkWidget *picture = lab_test_find (chapter, LAB_TYPE_CLASSIC_PICTURE);
      GtkWidget *frame;

      gtk_window_set_default_size (GTK_WINDOW (window), 800, 400);
      gtk_window_set_child (GTK_WINDOW (window), chapter);
      gtk_window_present (GTK_WINDOW (window));
      lab_test_wait (gtk_widget_get_width (picture) > 0);
      g_assert_cmpuint (lab_test_count_colors (picture), >, 10);
      frame = gtk_widget_get_parent (picture);
      gtk_test_accessible_assert_role (frame, GTK_ACCESSIBLE_ROLE_IMG);
      gtk_test_accessible_assert_property (frame, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           chapters[i].picture);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

LAB_TEST_CASES ()
{
  adw_init ();
}
