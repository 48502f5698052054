/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-book.h"
#include "lab-manual.h"
#include "lab-shift-help-chapters.h"
#include "lab-test-colors.h"
#include "lab-test-dialog.h"
#include "lab-test-steps.h"

/* A folder in which only this program looks for applications and manuals. */
static char *home;

/* Private helpers: a help viewer */

static char *
in_home (const char *path)
{
  return g_build_filename (home, path, NULL);
}

static void
write_file (const char *path,
            const char *text)
{
  g_autofree char *whole = in_home (path);
  g_autofree char *folder = g_path_get_dirname (whole);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (whole, text, -1, &error);
  g_assert_no_error (error);
}

static void
remove_file (const char *path)
{
  g_autofree char *whole = in_home (path);

  g_assert_cmpint (g_remove (whole), ==, 0);
}

/* Installs a viewer that records what it is asked to show. */
static void
install_viewer (void)
{
  g_autofree char *opened = in_home ("opened");
  g_autofree char *script = in_home ("viewer.sh");
  g_autofree char *entry = g_strdup_printf ("[Desktop Entry]\nType=Application\nName=Viewer\n"
                                            "Exec=sh %s %%u\nMimeType=x-scheme-handler/help;\n",
                                            script);
  g_autofree char *text = g_strdup_printf ("printf %%s \"$1\" > '%s.new' && mv '%s.new' '%s'\n",
                                           opened, opened, opened);

  write_file ("viewer.sh", text);
  write_file ("data/applications/viewer.desktop", entry);
  write_file ("data/applications/mimeinfo.cache",
              "[MIME Cache]\nx-scheme-handler/help=viewer.desktop;\n");
}

static gboolean
has_opened (const char *uri)
{
  g_autofree char *path = in_home ("opened");
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && g_str_equal (text, uri);
}

/* Private helpers: the page */

static GtkWidget *
open_page (LabTestWindow *test)
{
  GtkWidget *dialog, *page;
  g_autofree char *title = NULL;

  lab_test_do (test, "key F1");
  dialog = lab_test_enter_dialog (test);
  g_object_get (dialog, "title", &title, NULL);
  g_assert_cmpstr (title, ==, "How to Play");
  page = lab_test_find (dialog, LAB_TYPE_BOOK);
  g_assert_nonnull (page);
  return page;
}

static GtkWidget *
get_focus (GtkWidget *widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget));
}

/* Tests */

/* The help page opens over a game without changing it; after that the focus returns
 * to its place. */
LAB_WINDOW_TEST ("/window/help/over-game", test_over_game)
{
  GtkWidget *page;

  lab_test_do (test, "deal-open; key r; note");
  page = open_page (test);
  g_assert_true (gtk_widget_is_ancestor (get_focus (page), page));

  /* Keys that play do not reach the game, and the same key does not open a second page. */
  lab_test_do (test, "key r; key space; key Return; as-noted; key F1; close-dialog");
  g_assert_true (gtk_widget_is_ancestor (get_focus (GTK_WIDGET (test->window)),
                                         GTK_WIDGET (lab_test_window_get_board (test))));
  lab_test_do (test, "key r");
  g_assert_cmphex (lab_test_window_get_position (test)->board.spare, ==,
                   lab_shift_openings_rotate (test->noted.board.spare, 1));
}

/* Tab moves from chapter to chapter, scrolls to it, and announces its name. The chapters of the
 * board game have headings below its name, before those of other families. Every picture
 * is visible, drawn, and described for screen readers. */
LAB_WINDOW_TEST ("/window/help/chapters", test_chapters)
{
  GtkWidget *page = open_page (test);
  g_autoptr (GPtrArray) leaves = lab_test_find_all (page, LAB_TYPE_HELP_CHAPTER_VIEW);
  GtkWidget *title = lab_test_find_label (page, "Shifting Maze");

  gtk_test_accessible_assert_role (title, GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_test_accessible_assert_property (title, GTK_ACCESSIBLE_PROPERTY_LEVEL, 2);
  for (guint i = 0; i < lab_help_count_chapters (lab_shift_help_chapters); i++)
    {
      const LabHelpChapter *chapter = &lab_shift_help_chapters[i];
      GtkWidget *heading = lab_test_find (leaves->pdata[i], GTK_TYPE_LABEL);
      GtkWidget *picture = lab_test_find (leaves->pdata[i], LAB_TYPE_SHIFT_HELP_PICTURE);
      graphene_rect_t bounds;

      lab_test_do (test, "key Tab; settle");
      g_assert_true (get_focus (page) == leaves->pdata[i]);
      g_assert_true (gtk_widget_compute_bounds (leaves->pdata[i], page, &bounds));
      g_assert_cmpfloat (bounds.origin.y, <, gtk_widget_get_height (page));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, >, 0);
      gtk_test_accessible_assert_property (leaves->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           chapter->title);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (heading)), ==, chapter->title);
      gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);
      gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_LEVEL, 3);

      g_assert_cmpint (picture != NULL, ==, chapter->scene != LAB_SHIFT_HELP_SCENE_NONE);
      if (picture == NULL)
        continue;
      g_assert_cmpint (LAB_SHIFT_HELP_PICTURE (picture)->scene, ==, chapter->scene);
      g_assert_true (gtk_widget_get_mapped (picture));
      lab_test_window_wait_for_pictures (test);
      g_assert_cmpuint (lab_test_count_colors (picture), >, 200);
      gtk_test_accessible_assert_role (picture, GTK_ACCESSIBLE_ROLE_IMG);
      gtk_test_accessible_assert_property (picture, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           chapter->picture);
    }
  lab_test_leave_dialog (test);
}

/* The text is complete from phone to desktop sizes, and at twice the text size. */
LAB_WINDOW_TEST ("/window/help/sizes", test_sizes)
{
  static const int sizes[][2] = { { 360, 640 }, { 800, 600 }, { 1280, 800 } };
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      const int *size = sizes[i % G_N_ELEMENTS (sizes)];
      GtkWidget *page;
      g_autoptr (GPtrArray) leaves = NULL;
      int least;

      g_object_set (settings, "gtk-xft-dpi", i < G_N_ELEMENTS (sizes) ? dpi : 2 * dpi, NULL);
      lab_test_do (test, "size %d %d", size[0], size[1]);
      page = open_page (test);
      lab_test_driver_settle (test->driver);
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 360);
      leaves = lab_test_find_all (page, LAB_TYPE_HELP_CHAPTER_VIEW);
      for (guint j = 0; j < leaves->len; j++)
        {
          for (GtkWidget *child = gtk_widget_get_first_child (leaves->pdata[j]); child != NULL;
               child = gtk_widget_get_next_sibling (child))
            g_assert_true (lab_test_is_within (child, leaves->pdata[j]));
        }
      lab_test_leave_dialog (test);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* If the manual and a viewer are installed, F1 opens the manual, and the page has a
 * button for it. Otherwise F1 opens the page. */
LAB_WINDOW_TEST ("/window/help/viewer", test_viewer)
{
  GtkWidget *page, *button;

  g_assert_false (lab_manual_can_open ());
  install_viewer ();
  page = open_page (test);
  lab_test_do (test, "no-text Open the Manual; close-dialog");

  write_file ("data/help/C/" GETTEXT_PACKAGE "/index.page", "<page/>");
  lab_test_wait (lab_manual_can_open ());
  lab_test_do (test, "key F1");
  lab_test_wait (has_opened ("help:" GETTEXT_PACKAGE));
  remove_file ("opened");

  lab_test_do (test, "settle; no-dialog; do win.how-to-play");
  page = lab_test_find (lab_test_enter_dialog (test), LAB_TYPE_BOOK);
  button = lab_test_find_button ("Open the Manual");
  g_assert_nonnull (button);
  lab_test_do (test, "key End");
  lab_test_wait (lab_test_is_within (button, page));
  lab_test_driver_click (test->driver, button);
  lab_test_wait (has_opened ("help:" GETTEXT_PACKAGE));
  lab_test_leave_dialog (test);

  remove_file ("data/help/C/" GETTEXT_PACKAGE "/index.page");
  g_assert_false (lab_manual_can_open ());
}

/* Links what programs need from the system, but no applications and manuals. */
static void
borrow_system (void)
{
  static const char * const folders[] = { "glib-2.0", "icons", "mime" };
  const char *dirs = g_getenv ("XDG_DATA_DIRS");
  g_auto (GStrv) all = g_strsplit (dirs != NULL ? dirs : "/usr/local/share:/usr/share", ":", -1);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *link_path = g_build_filename (home, "system", folders[i], NULL);

      for (guint j = 0; all[j] != NULL; j++)
        {
          g_autofree char *path = g_build_filename (all[j], folders[i], NULL);

          if (g_file_test (path, G_FILE_TEST_IS_DIR) && symlink (path, link_path) == 0)
            break;
        }
    }
}

static void
leave_desktop (void)
{
  static const char * const folders[][2] = {
    { "XDG_DATA_HOME", "data" },
    { "XDG_DATA_DIRS", "system" },
    { "XDG_CONFIG_HOME", "config" },
    { "XDG_CONFIG_DIRS", "system" },
  };
  g_autofree char *applications = NULL;
  g_autofree char *system = NULL;
  g_autoptr (GError) error = NULL;

  home = g_dir_make_tmp ("labyrinthe-XXXXXX", &error);
  g_assert_no_error (error);
  applications = in_home ("data/applications");
  g_mkdir_with_parents (applications, 0700);
  system = in_home ("system");
  g_mkdir_with_parents (system, 0700);
  borrow_system ();
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = in_home (folders[i][1]);

      g_setenv (folders[i][0], path, TRUE);
    }
}

static void
remove_home (void)
{
  g_autofree char *command = g_strdup_printf ("rm -rf '%s'", home);

  g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL);
}

LAB_TEST_CASES ()
{
  leave_desktop ();
  lab_test_main_at_end (remove_home);
}
