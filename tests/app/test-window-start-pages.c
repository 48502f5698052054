/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "lab-cheese-family.h"
#include "lab-classics-family.h"
#include "lab-maze-family.h"
#include "lab-robots-family.h"
#include "lab-start-page.h"
#include "lab-test-steps.h"

/* The pages of the four families are alike: a picture, a sentence, a button in green, then a list
 * of what belongs to the game. */

/* Private helpers */

static float
find_top (GtkWidget *widget,
          GtkWidget *page)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, page, &bounds));
  return bounds.origin.y;
}

/* Returns the titles of the rows in a group. */
static char *
list_rows (GtkWidget *group)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (group, ADW_TYPE_ACTION_ROW);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            adw_preferences_row_get_title (rows->pdata[i]));
  return g_string_free (text, FALSE);
}

/* Tests */

LAB_WINDOW_TEST ("/window/start-pages/alike", test_alike)
{
  static const struct
  {
    const char *id;
    const char *sentence;
    const char *start;
    const char *rows;
  } pages[] = {
    { LAB_MAZE_FAMILY_ID, "Escape from mazes, ", "Play Level 1", "Levels, Daily Maze, Statistics" },
    { LAB_ROBOTS_FAMILY_ID, "Slide robots to a target ", "Play Level 1",
      "Levels, Daily Puzzle, Random Puzzles, Party, Tutorial, Statistics" },
    { LAB_CHEESE_FAMILY_ID, "Race rats through mazes ", "Start Race", "Tutorial, Statistics" },
    { LAB_CLASSICS_FAMILY_ID, "heap of matches", "Start Game", "Tutorial, Statistics" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      LabFamily *family = lab_window_get_family (test->window, pages[i].id);
      GtkWidget *page, *start, *sentence, *group;
      g_autofree char *rows = NULL;

      lab_family_show_start (family);
      lab_test_do (test, "settle");
      page = lab_family_get_start_page (family);
      start = lab_test_find_button (pages[i].start);
      sentence = lab_test_find_words (page, pages[i].sentence);
      group = lab_test_find_with (page, ADW_TYPE_PREFERENCES_GROUP, "title", "Play");
      g_assert_nonnull (sentence);
      g_assert_nonnull (start);
      g_assert_nonnull (group);
      rows = list_rows (group);
      g_assert_cmpstr (rows, ==, pages[i].rows);
      g_assert_cmpfloat (find_top (sentence, page), <, find_top (start, page));
      g_assert_cmpfloat (find_top (start, page), <, find_top (group, page));
    }
}
