/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "lab-test-colors.h"
#include "lab-test-dialog.h"
#include "lab-test-turns.h"
#include "lab-help-chapters.h"
#include "lab-help-page.h"
#include "lab-help-picture.h"
#include "lab-manual.h"

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

  lab_test_driver_key (test->driver, GDK_KEY_F1, 0);
  dialog = lab_test_enter_dialog (test);
  g_object_get (dialog, "title", &title, NULL);
  g_assert_cmpstr (title, ==, "How to Play");
  page = lab_test_find (dialog, LAB_TYPE_HELP_PAGE);
  g_assert_nonnull (page);
  return page;
}

static GtkWidget *
get_focus (GtkWidget *widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget));
}

static double
get_scroll (GtkWidget *page)
{
  GtkWidget *scroller = lab_test_find (page, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_adjustment_get_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

static void
play (LabTestWindow *test)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, LAB_RULES_OPEN_CARDS };

  lab_test_window_play (test, &deal);
}

/* Tests */

/* The help page opens over a game without changing it; after that the focus returns
 * to its place. */
static void
test_over_game (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition before;
  GtkWidget *page;

  play (test);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  before = *lab_test_window_get_position (test);
  page = open_page (test);
  g_assert_true (gtk_widget_is_ancestor (get_focus (page), page));

  /* Keys that play do not reach the game. */
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);

  /* The same key does not open a second page. */
  lab_test_driver_key (test->driver, GDK_KEY_F1, 0);
  lab_test_leave_dialog (test);
  g_assert_true (gtk_widget_is_ancestor (get_focus (GTK_WIDGET (test->window)),
                                         GTK_WIDGET (lab_test_window_get_board (test))));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_cmphex (lab_test_window_get_position (test)->board.spare, ==,
                   lab_openings_rotate (before.board.spare, 1));
}

static void
test_menu (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *dialog;

  lab_test_driver_key (test->driver, GDK_KEY_F10, 0);
  lab_test_wait (lab_test_find_text ("How to Play") != NULL);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_text ("How to Play"));
  dialog = lab_test_enter_dialog (test);
  g_assert_nonnull (lab_test_find (dialog, LAB_TYPE_HELP_PAGE));
  lab_test_leave_dialog (test);
}

/* Every picture is visible, drawn, and described for screen readers. */
static void
test_pictures (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page = open_page (test);
  g_autoptr (GPtrArray) pictures = lab_test_find_all (page, LAB_TYPE_HELP_PICTURE);
  guint n_chapters, n_pictures = 0;
  const LabHelpChapter *chapters = lab_help_get_chapters (&n_chapters);

  for (guint i = 0; i < n_chapters; i++)
    {
      GtkWidget *picture;

      if (chapters[i].scene == LAB_HELP_SCENE_NONE)
        continue;
      picture = pictures->pdata[n_pictures++];
      g_assert_cmpint (lab_help_picture_get_scene (LAB_HELP_PICTURE (picture)), ==,
                       chapters[i].scene);
      g_assert_true (gtk_widget_get_mapped (picture));
      lab_test_window_wait_for_pictures (test);
      g_assert_cmpuint (lab_test_count_colors (picture), >, 200);
      gtk_test_accessible_assert_role (picture, GTK_ACCESSIBLE_ROLE_IMG);
      gtk_test_accessible_assert_property (picture, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           chapters[i].picture);
    }
  g_assert_cmpuint (n_pictures, ==, pictures->len);
  lab_test_leave_dialog (test);
}

/* The name of the program is the main heading, and the chapters of the board game have headings
 * below it, before those of other families. */
static void
test_headings (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page = open_page (test);
  g_autoptr (GPtrArray) leaves = lab_test_find_all (page, LAB_TYPE_HELP_LEAF);
  GtkWidget *title = lab_test_find (page, GTK_TYPE_LABEL);
  guint n_chapters;
  const LabHelpChapter *chapters = lab_help_get_chapters (&n_chapters);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (title)), ==, "Labyrinthe");
  gtk_test_accessible_assert_role (title, GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_test_accessible_assert_property (title, GTK_ACCESSIBLE_PROPERTY_LEVEL, 1);
  g_assert_cmpuint (leaves->len, >=, n_chapters);
  for (guint i = 0; i < n_chapters; i++)
    {
      GtkWidget *heading = lab_test_find (leaves->pdata[i], GTK_TYPE_LABEL);

      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (heading)), ==, chapters[i].title);
      gtk_test_accessible_assert_role (heading, GTK_ACCESSIBLE_ROLE_HEADING);
      gtk_test_accessible_assert_property (heading, GTK_ACCESSIBLE_PROPERTY_LEVEL, 3);
    }
  lab_test_leave_dialog (test);
}

/* Tab moves from chapter to chapter, scrolls to it, and announces its name. */
static void
test_tab (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page = open_page (test);
  g_autoptr (GPtrArray) leaves = lab_test_find_all (page, LAB_TYPE_HELP_LEAF);
  guint n_chapters;
  const LabHelpChapter *chapters = lab_help_get_chapters (&n_chapters);

  for (guint i = 0; i < n_chapters; i++)
    {
      graphene_rect_t bounds;

      lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
      lab_test_driver_settle (test->driver);
      g_assert_true (get_focus (page) == leaves->pdata[i]);
      g_assert_true (gtk_widget_compute_bounds (leaves->pdata[i], page, &bounds));
      g_assert_cmpfloat (bounds.origin.y, <, gtk_widget_get_height (page));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, >, 0);
      gtk_test_accessible_assert_property (leaves->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           chapters[i].title);
    }
  lab_test_leave_dialog (test);
}

static void
test_scroll (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  static const guint keys[] = { GDK_KEY_Down, GDK_KEY_space, GDK_KEY_Page_Down, GDK_KEY_End };
  GtkWidget *page = open_page (test);
  double last = 0;

  g_assert_cmpfloat (get_scroll (page), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      lab_test_driver_key (test->driver, keys[i], 0);
      lab_test_wait (get_scroll (page) > last);
      last = get_scroll (page);
    }
  lab_test_driver_key (test->driver, GDK_KEY_Up, 0);
  lab_test_wait (get_scroll (page) < last);
  lab_test_driver_key (test->driver, GDK_KEY_Home, 0);
  lab_test_wait (get_scroll (page) == 0);
  lab_test_leave_dialog (test);
}

/* The text is complete from phone to desktop sizes, and at twice the text size. */
static void
test_sizes (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
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
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), size[0], size[1]);
      page = open_page (test);
      lab_test_driver_settle (test->driver);
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 360);
      leaves = lab_test_find_all (page, LAB_TYPE_HELP_LEAF);
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
static void
test_viewer (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page, *button;

  g_assert_false (lab_manual_can_open ());
  install_viewer ();
  page = open_page (test);
  g_assert_null (lab_test_find_button ("Open the Manual"));
  lab_test_leave_dialog (test);

  write_file ("data/help/C/" GETTEXT_PACKAGE "/index.page", "<page/>");
  lab_test_wait (lab_manual_can_open ());
  lab_test_driver_key (test->driver, GDK_KEY_F1, 0);
  lab_test_wait (has_opened ("help:" GETTEXT_PACKAGE));
  lab_test_driver_settle (test->driver);
  g_assert_null (lab_test_find_dialog (test));
  remove_file ("opened");

  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.how-to-play", NULL);
  page = lab_test_find (lab_test_enter_dialog (test), LAB_TYPE_HELP_PAGE);
  button = lab_test_find_button ("Open the Manual");
  g_assert_nonnull (button);
  lab_test_driver_key (test->driver, GDK_KEY_End, 0);
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

int
main (int    argc,
      char **argv)
{
  g_autofree char *command = NULL;
  int status;

  leave_desktop ();
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/help/over-game", NULL, test_over_game);
  lab_test_window_add ("/window/help/menu", NULL, test_menu);
  lab_test_window_add ("/window/help/pictures", NULL, test_pictures);
  lab_test_window_add ("/window/help/headings", NULL, test_headings);
  lab_test_window_add ("/window/help/tab", NULL, test_tab);
  lab_test_window_add ("/window/help/scroll", NULL, test_scroll);
  lab_test_window_add ("/window/help/sizes", NULL, test_sizes);
  lab_test_window_add ("/window/help/viewer", NULL, test_viewer);
  status = g_test_run ();
  command = g_strdup_printf ("rm -rf '%s'", home);
  g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL);
  return status;
}
