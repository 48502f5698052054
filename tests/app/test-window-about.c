/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-window.h"
#include "lab-window-dialogs.h"

/* Returns the description of the latest release, without white space between its
 * tags. */
static char *
read_news (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data",
                                                 SCHEMA_ID ".metainfo.xml.in", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) news = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  char *start, *end;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  start = strstr (strstr (text, "<release "), "<description>") + strlen ("<description>");
  end = strstr (start, "</description>");
  for (char *at = start; at < end; at++)
    {
      if (*at == '\n')
        while (at[1] == ' ')
          at++;
      else
        g_string_append_c (news, *at);
    }
  return g_string_free (g_steal_pointer (&news), FALSE);
}

/* The dialog shows the news from the metainfo, and where to ask questions. */
LAB_WINDOW_TEST ("/window/about/told", test_about)
{
  GtkWidget *about = lab_about_show (GTK_WINDOW (test->window));
  g_autofree char *notes = NULL;
  g_autofree char *version = NULL;
  g_autofree char *website = NULL;
  g_autofree char *issues = NULL;
  g_autofree char *debug = NULL;
  g_auto (GStrv) developers = NULL;
  g_autofree char *news = read_news ();

  lab_test_wait (gtk_widget_get_mapped (about));
  g_object_get (about, "release-notes", &notes, "release-notes-version", &version, "website",
                &website, "issue-url", &issues, "debug-info", &debug, "developers", &developers,
                NULL);
  g_assert_cmpstr (notes, ==, news);
  g_assert_cmpstr (version, ==, PACKAGE_VERSION);
  g_assert_true (g_str_has_prefix (website, "https://"));
  g_assert_true (g_str_has_prefix (issues, website));
  g_assert_nonnull (strstr (debug, PACKAGE_VERSION));
  g_assert_cmpuint (g_strv_length (developers), ==, 1);
  lab_test_driver_settle (test->driver);
}
