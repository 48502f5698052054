/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "lab-book.h"
#include "lab-test-dialog.h"
#include "lab-test-steps.h"

/* The main menu is the same in all games, and everything else is where it belongs. What it opens
 * begins with the game that is shown. */

static const char * const ids[] = { "labyrinth", "classics", "maze", "cheese", "robots" };

/* Private helpers */

/* Shows the start page of a family, and returns the family. */
static LabFamily *
show (LabTestWindow *test,
      const char    *id)
{
  LabFamily *family = lab_window_get_family (test->window, id);

  g_test_message ("%s", id);
  lab_family_show_start (family);
  lab_test_driver_settle (test->driver);
  g_assert_true (test->window->family == family);
  return family;
}

/* Lists the actions of a menu, with blanks between them. */
static void
list_actions (GMenuModel *menu,
              GString    *actions)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *action = NULL;

      if (section != NULL)
        list_actions (section, actions);
      else if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
        g_string_append_printf (actions, "%s%s", actions->len > 0 ? " " : "", action);
    }
}

/* Asserts which actions the menu of a button has. */
static void
assert_menu (GtkWidget  *button,
             const char *expected)
{
  g_autoptr (GString) actions = g_string_new (NULL);

  list_actions (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)), actions);
  g_assert_cmpstr (actions->str, ==, expected);
}

static GtkWidget *
find_menu (LabTestWindow *test)
{
  return lab_test_find_with (GTK_WIDGET (test->window), GTK_TYPE_MENU_BUTTON, "primary", "TRUE");
}

/* Returns whether a button or row that is shown activates an action. */
static gboolean
is_offered (LabTestWindow *test,
            const char    *action)
{
  g_autoptr (GPtrArray) all = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_ACTIONABLE);

  for (guint i = 0; i < all->len; i++)
    {
      if (g_strcmp0 (gtk_actionable_get_action_name (all->pdata[i]), action) == 0
          && gtk_widget_get_mapped (all->pdata[i]))
        return TRUE;
    }
  return FALSE;
}

/* Asserts that a book has a heading and a row for each family, and that those of the family that is
 * shown come first. Returns the book. */
static GtkWidget *
assert_book (LabTestWindow *test,
             LabFamily     *family)
{
  GtkWidget *book = lab_test_find (lab_test_enter_dialog (test), LAB_TYPE_BOOK);
  g_autoptr (GPtrArray) labels = lab_test_find_all (book, GTK_TYPE_LABEL);
  g_autoptr (GPtrArray) rows = lab_test_find_all (book, GTK_TYPE_LIST_BOX_ROW);
  guint n_headings = 0, n_rows = 0;

  for (guint i = 0; i < labels->len; i++)
    {
      if (!gtk_widget_has_css_class (labels->pdata[i], "title-1"))
        continue;
      if (n_headings == 0)
        g_assert_cmpstr (gtk_label_get_text (labels->pdata[i]), ==,
                         _(LAB_FAMILY_GET_CLASS (family)->title));
      n_headings++;
    }
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *label = gtk_list_box_row_get_child (rows->pdata[i]);

      if (!gtk_widget_has_css_class (label, "heading"))
        continue;
      if (n_rows == 0)
        g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==,
                         _(LAB_FAMILY_GET_CLASS (family)->title));
      n_rows++;
    }
  g_assert_cmpuint (n_headings, ==, G_N_ELEMENTS (ids));
  g_assert_cmpuint (n_rows, ==, G_N_ELEMENTS (ids));
  return book;
}

/* Clicks on the last row of the list before the next family. */
static void
click_last_chapter (LabTestWindow *test,
                    GtkWidget     *book,
                    LabFamily     *family)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (book, GTK_TYPE_LIST_BOX_ROW);
  guint n = lab_help_count_chapters (LAB_FAMILY_GET_CLASS (family)->chapters);

  g_assert_cmpuint (n, <, rows->len);
  lab_test_window_click (test, rows->pdata[n]);
  lab_test_driver_settle (test->driver);
}

/* Tests */

/* At most eight items, the same in all games. What cannot be used now is insensitive. */
LAB_WINDOW_TEST ("/window-menu/same", test_same)
{
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      show (test, ids[i]);
      assert_menu (find_menu (test),
                   "win.home win.open win.save-as win.statistics win.preferences "
                   "win.show-shortcuts win.how-to-play win.about");
      lab_test_do (test, "key F10; wait-text Save As…; settle");
      g_assert_false (gtk_widget_is_sensitive (lab_test_find_text ("Save As…")));
      g_assert_true (gtk_widget_is_sensitive (lab_test_find_text ("Open…")));
      lab_test_do (test, "key Escape; settle");
    }
}

/* What the menus of the families had is on their pages. */
LAB_WINDOW_TEST ("/window-menu/reachable", test_reachable)
{
  static const struct
  {
    const char *id;
    const char *action;
  } parts[] = {
    { "classics", "win.tutorial" },
    { "classics", "win.statistics" },
    { "maze", "win.escape-daily" },
    { "maze", "win.escape-levels" },
    { "maze", "win.statistics" },
    { "maze", "win.watch" },
    { "maze", "win.compare" },
    { "maze", "win.print" },
    { "cheese", "win.race-tutorial" },
    { "cheese", "win.statistics" },
    { "cheese", "win.cheese-build" },
    { "cheese", "win.cheese-study" },
    { "cheese", "win.cheese-stopping" },
    { "robots", "win.robots-levels" },
    { "robots", "win.robots-party" },
    { "robots", "win.robots-tutorial" },
    { "robots", "win.statistics" },
    { "robots", "win.robots-watch" },
    { "robots", "win.robots-compare" },
    { "robots", "win.robots-editor" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_test_message ("%s", parts[i].action);
      show (test, parts[i].id);
      g_assert_true (is_offered (test, parts[i].action));
    }
  lab_test_do (test, "game hexapawn person");
  g_assert_true (is_offered (test, "win.search-tree") && is_offered (test, "win.undo"));
}

/* A phone has no room for all buttons of the board game, but for a menu that has them. */
LAB_WINDOW_TEST ("/window-menu/game", test_game)
{
  GtkWidget *button;

  lab_test_do (test, "size 360 640; play 3 0xf 0 0 PPPN; take; settle");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, 360);
  button = lab_test_find_with (GTK_WIDGET (test->window), GTK_TYPE_MENU_BUTTON, "icon-name",
                               "view-more-symbolic");
  assert_menu (button, "win.undo win.redo win.pause win.review win.show-game");
  lab_test_window_click (test, button);
  lab_test_do (test, "wait-text Game Details; settle");
  lab_test_driver_click (test->driver, lab_test_find_text ("Game Details"));
  lab_test_do (test, "dialog; close-dialog; key <Control>n; wait-page start; settle");
  g_assert_false (gtk_widget_get_mapped (button));
}

/* The statistics have a section for each game. */
LAB_WINDOW_TEST ("/window-menu/statistics", test_statistics)
{
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      LabFamily *family = show (test, ids[i]);
      g_autoptr (GPtrArray) sections = NULL;

      lab_test_do (test, "statistics");
      sections = lab_test_find_all (assert_book (test, family), LAB_TYPE_STATISTICS_SECTION);
      g_assert_cmpuint (sections->len, ==, G_N_ELEMENTS (ids));
      lab_test_leave_dialog (test);
    }
}

/* How to Play has a list of all chapters, which leads to each. A phone shows either. */
LAB_WINDOW_TEST ("/window-menu/chapters", test_chapters)
{
  static const char * const sizes[] = { "1280 800", "360 640" };

  for (guint i = 0; i < G_N_ELEMENTS (ids) * G_N_ELEMENTS (sizes); i++)
    {
      LabFamily *family = show (test, ids[i / G_N_ELEMENTS (sizes)]);
      const LabHelpChapter *last = LAB_FAMILY_GET_CLASS (family)->chapters;
      GtkWidget *book, *chapter;
      graphene_rect_t place;

      last += lab_help_count_chapters (last) - 1;
      lab_test_do (test, "size %s; do win.how-to-play", sizes[i % G_N_ELEMENTS (sizes)]);
      book = assert_book (test, family);
      lab_test_do (test, "settle");
      if (i % G_N_ELEMENTS (sizes) == 1)
        lab_test_do (test, "click Contents; settle");
      click_last_chapter (test, book, family);
      chapter = gtk_root_get_focus (gtk_widget_get_root (book));
      g_assert_true (LAB_IS_HELP_CHAPTER_VIEW (chapter));
      gtk_test_accessible_assert_property (chapter, GTK_ACCESSIBLE_PROPERTY_LABEL, last->title);
      g_assert_true (gtk_widget_get_mapped (chapter));
      g_assert_true (gtk_widget_compute_bounds (chapter, book, &place));
      g_assert_cmpfloat (place.origin.y, >=, 0);
      g_assert_cmpfloat (place.origin.y, <, 120);
      lab_test_leave_dialog (test);
    }
}
