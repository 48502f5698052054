/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-party-kind.h"
#include "lab-robots-kind.h"
#include "lab-robots-party-records.h"
#include "lab-robots-start-page.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-robots-party.h"

/* Tests what is saved of parties: the current one is resumed, files, and statistics. */

/* Private helpers */

static LabFamily *
get_family (LabTestWindow *test)
{
  return lab_test_robots_get_family (test);
}

static LabRobotsParty *
get_party (LabTestWindow *test)
{
  return lab_test_robots_party_get (test);
}

static GtkWidget *
get_page (LabTestWindow *test)
{
  return GTK_WIDGET (lab_test_robots_party_get_page (test));
}

/* Finds the row on the start page that resumes something. */
static gboolean
is_offered (LabTestWindow *test,
            const char    *title)
{
  GtkWidget *button = lab_test_find_action (lab_test_robots_show_start (test), "win.resume");

  return button != NULL && gtk_widget_get_mapped (button)
         && lab_test_has_text (gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW), title);
}

/* In the way of the file that the current party is saved in, so that it cannot be written. */
static char *
block_file (const char *name)
{
  char *path = lab_storage_get_path (name);

  g_remove (path);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  return path;
}

/* Tests */

/* In a pause the board is hidden, and Return resumes; leaving the page pauses. */
LAB_WINDOW_TEST ("/window-robots-party-saved/pause", test_pause)
{
  lab_test_do (test, "party pp; claim 0 9; key <Control>p; paused");
  lab_test_wait (!gtk_widget_get_mapped (
      GTK_WIDGET (lab_test_robots_party_get_page (test)->board)));
  lab_test_do (test, "settle; key Return; running; robots-page; paused; "
               "part robots-party; paused; key Return; running");
}

/* A party resumes after the program was closed: from the start page, and from its own page. */
LAB_WINDOW_TEST ("/window-robots-party-saved/resume", test_resume)
{
  lab_test_do (test, "party pp; claim 0 9; end; start");
  g_assert_true (is_offered (test, "Resume Party"));
  lab_test_window_click (test,
                         lab_test_find_action (lab_test_robots_show_start (test), "win.resume"));
  lab_test_do (test, "wait-page robots-party; settle; claimed 0 9; running; "
               "end; start; part robots-party; paused; tap party.pause; claimed 0 9; running");
}

/* A party can be left for another one: the first one waits, and is lost only if they agree. */
LAB_WINDOW_TEST ("/window-robots-party-saved/leave", test_leave)
{
  LabRobotsParty *first;

  lab_test_do (test, "party pp; claim 0 9");
  first = get_party (test);
  lab_test_do (test, "key <Control>p; settle; tap party.setup");
  g_assert_null (get_party (test));
  lab_test_do (test, "tap party.start; answer Cancel");
  g_assert_null (get_party (test));
  lab_test_do (test, "tap party.resume; running");
  g_assert_true (get_party (test) == first);
  lab_robots_party_set_paused (first, TRUE);
  lab_test_do (test, "settle; tap party.setup; tap party.start; answer Start");
  lab_test_wait (get_party (test) != NULL);
  lab_test_do (test, "running");
  g_assert_false (lab_robots_party_state_has_begun (&get_party (test)->state));
}

/* What was played last is offered first: a party or a puzzle. */
LAB_WINDOW_TEST ("/window-robots-party-saved/newest", test_newest)
{
  g_autoptr (GDateTime) none = lab_family_dup_resumable (get_family (test));

  g_assert_null (none);
  lab_test_do (test, "party pp; claim 0 9");
  g_assert_true (is_offered (test, "Resume Party"));
  lab_test_do (test, "board; robots 1S");
  g_assert_true (is_offered (test, "Resume Puzzle"));
  lab_robots_family_resume_party (get_family (test));
  lab_test_do (test, "wait-page robots-party; settle");
  g_assert_true (is_offered (test, "Resume Party"));
  /* When the program starts, the players are not ready. */
  lab_family_resume (get_family (test));
  lab_test_do (test, "wait-page robots-party; settle; paused");
}

/* A party that could not be saved is not lost without a question, and neither is a puzzle beside
 * it. */
LAB_WINDOW_TEST ("/window-robots-party-saved/close", test_close)
{
  g_autofree char *party_path = block_file (LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME);
  g_autofree char *puzzle_path = block_file (LAB_ROBOTS_AUTOSAVE_FILE_NAME);
  GtkWidget *agree = NULL;

  lab_test_do (test, "party pp; claim 0 9");
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_do (test, "answer Cancel; claimed 0 9; board; robots 1S");
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_do (test, "dialog");
  g_set_weak_pointer (&agree, lab_test_find_button ("Close Anyway"));
  lab_test_driver_click (test->driver, agree);
  /* The next question has the same answers. */
  lab_test_wait (agree == NULL || !gtk_widget_get_mapped (agree));
  lab_test_do (test, "answer Cancel");
  g_clear_weak_pointer (&agree);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (test->window)));
  g_assert_cmpint (g_rmdir (party_path), ==, 0);
  g_assert_cmpint (g_rmdir (puzzle_path), ==, 0);
}

/* A party is saved in a file, also if there is no puzzle, and opened; it pauses first. */
LAB_WINDOW_TEST ("/window-robots-party-saved/file", test_file)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "p.labyrinthe-robots", NULL);
  g_autofree char *kept = lab_storage_get_path (LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_null (lab_test_robots_get_game (test));
  lab_test_do (test, "party pp; claim 0 9; key <Control><Shift>s; dialog; key <Control>a; type %s; "
               "key Return", path);
  lab_test_wait (g_file_query_exists (file, NULL));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  lab_test_driver_focus (test->driver, GTK_WINDOW (test->window));
  lab_test_do (test, "end");
  g_remove (kept);
  lab_test_do (test, "start");
  g_assert_true (lab_family_can_open (get_family (test), file));
  lab_family_open (get_family (test), &file, 1);
  lab_test_do (test, "wait-page robots-party; settle");
  lab_test_wait (get_party (test) != NULL);
  lab_test_do (test, "claimed 0 9; paused");
  g_remove (path);
}

/* One button at most is the obvious one. */
LAB_WINDOW_TEST ("/window-robots-party-saved/obvious", test_obvious)
{
  static const char * const steps[] = { "party pp; tap party.skip; key <Control>p",
                                        "tap party.setup", "tap party.resume" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (GPtrArray) buttons = NULL;
      guint n = 0;

      lab_test_do (test, "%s; settle", steps[i]);
      buttons = lab_test_find_all (get_page (test), GTK_TYPE_BUTTON);
      for (guint k = 0; k < buttons->len; k++)
        n += gtk_widget_get_mapped (buttons->pdata[k])
             && gtk_widget_has_css_class (buttons->pdata[k], "suggested-action");
      g_assert_cmpuint (n, ==, 1);
    }
}

/* The statistics count parties, also without a puzzle, and say that they are deleted, too. */
LAB_WINDOW_TEST ("/window-robots-party-saved/statistics", test_statistics)
{
  g_autofree char *path = lab_storage_get_path (LAB_ROBOTS_PARTY_RECORDS_FILE_NAME);
  g_autofree char *csv_path = g_build_filename (g_get_user_data_dir (), "robots.csv", NULL);
  g_autoptr (GFile) csv = g_file_new_for_path (csv_path);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) rest = NULL;
  LabStatisticsSection *section;

  g_assert_true (lab_storage_write (path, "Labyrinthe Robots Parties 1\n"
                                    "1795000000 5 Ann:3 Bo:2\n"
                                    "1795003600 5 Ann:1 Bo:4\n"
                                    "1795007200 5 Ann:4 Bo:1\n", -1, NULL));
  lab_test_do (test, "robots-page");
  section = lab_test_open_statistics (test);
  lab_test_do (test, "text 3 finished parties; text 3 parties · 8 targets; text 2 wins; "
               "no-text Finished levels");
  lab_statistics_section_export (section, csv);
  lab_test_wait (g_file_query_exists (csv, NULL));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  g_assert_true (g_file_get_contents (csv_path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "party,,,,,,,,,Bo,4,1\r\n"));
  gtk_widget_activate_action (GTK_WIDGET (section), "statistics.clear", NULL);
  lab_test_do (test, "wait-text All solved puzzles with their stars, and all finished parties, "
               "will be permanently deleted.; answer Clear Statistics; "
               "wait-no-text 3 finished parties");
  rest = lab_record_kind_load (&lab_robots_party_records, NULL);
  g_assert_cmpuint (rest->len, ==, 0);
  g_remove (csv_path);
}
