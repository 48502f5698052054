/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <string.h>

#include <glib/gstdio.h>

#include "lab-fault-disk.h"
#include "lab-fault-run.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-recorded.h"
#include "lab-test-seating.h"
#include "lab-test-window.h"

/* The disk is full or read-only: the game continues, a plain message tells the
 * player, and everything is saved when there is room again. */

#define P LAB_SHIFT_PLAYER_PERSON
#define FULL "The disk is full"

static const LabTestSeating two_persons = { 0x5, 0, LAB_SHIFT_RULES_STANDARD, { P, P, P, P } };
static const LabShiftDeal short_game = { 3, 0x5, 0, 1, LAB_SHIFT_RULES_LAST_TREASURE };

static char *disk;            /* (nullable): the folder where it is mounted */

/* Private helpers */

static gboolean
is_missing (void)
{
  if (disk == NULL)
    g_test_skip ("no disk can be mounted here");
  return disk == NULL;
}

/* Returns a visible label that contains @text. */
static GtkWidget *
find_told (GtkWidget  *root,
           const char *text)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (strstr (gtk_label_get_text (labels->pdata[i]), text) != NULL
          && gtk_widget_get_mapped (labels->pdata[i]))
        return labels->pdata[i];
    }
  return NULL;
}

static gboolean
is_told (LabTestWindow *test,
         const char    *text)
{
  return find_told (GTK_WIDGET (test->window), text) != NULL;
}

static void
assert_kept (LabTestWindow *test)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  g_autoptr (LabShiftGame) saved = lab_fault_load (path);

  g_assert_nonnull (saved);
  g_assert_cmpmem (&saved->position,
                   sizeof (LabShiftPosition), lab_test_window_get_position (test),
                   sizeof (LabShiftPosition));
}

static void
play_turn (LabTestWindow *test)
{
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test) || lab_test_window_is_covered (test));
}

/* Tests */

/* The message appears once; the last saved file stays valid until the next one can
 * be written. */
static void
test_game (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  GtkWidget *trouble;

  if (is_missing ())
    return;
  lab_test_seating_begin (test, &two_persons, 5, 12);
  play_turn (test);
  lab_fault_disk_fill (disk);
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  lab_test_window_take (test);
  lab_test_wait (is_told (test, FULL ", so the current game is not saved."));
  trouble = gtk_widget_get_parent (find_told (GTK_WIDGET (test->window), FULL));
  lab_test_driver_reveal (test->driver, lab_test_find (trouble, GTK_TYPE_BUTTON));
  lab_test_driver_click (test->driver, lab_test_find (trouble, GTK_TYPE_BUTTON));
  lab_test_wait (!is_told (test, FULL));
  g_assert_cmpuint (lab_fault_count_half_turns (path), >=, 2);

  play_turn (test);
  g_assert_false (is_told (test, FULL));
  lab_fault_disk_clear (disk);
  play_turn (test);
  lab_test_wait (lab_fault_count_half_turns (path) == 8);
  assert_kept (test);

  lab_fault_disk_set_read_only (disk, TRUE);
  play_turn (test);
  g_assert_cmpuint (lab_fault_count_half_turns (path), ==, 8);
  lab_fault_disk_set_read_only (disk, FALSE);
  play_turn (test);
  lab_test_wait (lab_fault_count_half_turns (path) == 12);
  assert_kept (test);
}

/* The file from before is still there, and nothing remains of the failed attempt. */
static void
test_save_as (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = NULL;
  g_autofree char *contents = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (is_missing ())
    return;
  path = g_build_filename (disk, "mine.labyrinthe", NULL);
  g_assert_true (g_file_set_contents (path, "another", -1, NULL));
  lab_test_seating_begin (test, &two_persons, 5, 12);
  lab_fault_disk_fill (disk);
  lab_test_driver_key (test->driver, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  lab_test_enter_dialog (test);
  lab_test_driver_key (test->driver, GDK_KEY_a, GDK_CONTROL_MASK);
  lab_test_driver_type (test->driver, path);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (lab_test_find_dialog (test) == NULL
                 || !GTK_IS_FILE_CHOOSER (lab_test_find_dialog (test))
                 || lab_test_find_button ("Replace") != NULL);
  if (lab_test_find_button ("Replace") != NULL)
    lab_test_driver_click (test->driver, lab_test_find_button ("Replace"));
  lab_test_wait (lab_test_find_dialog (test) != NULL
                 && find_told (lab_test_find_dialog (test), "“mine.labyrinthe” cannot be written. "
                               FULL ". Free up some space.") != NULL);
  lab_test_enter_dialog (test);
  lab_test_leave_dialog (test);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  lab_fault_disk_clear (disk);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "another");
  dir = g_dir_open (disk, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_false (g_str_has_prefix (name, "."));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* If the file did not exist before, nothing remains either. */
static void
test_replace (void)
{
  g_autofree char *path = NULL;
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (is_missing ())
    return;
  path = g_build_filename (disk, "labyrinthe.csv", NULL);
  file = g_file_new_for_path (path);
  lab_fault_disk_fill (disk);
  g_assert_false (lab_storage_replace (file, text, strlen (text), NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  lab_fault_disk_clear (disk);
  g_assert_true (lab_storage_replace (file, text, strlen (text), NULL, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
play_return_match (LabTestWindow *test)
{
  lab_test_driver_click (test->driver, lab_test_find_button ("Rematch"));
  lab_test_driver_settle (test->driver);
  lab_test_seating_play_to_end (test);
  lab_test_recorded_finish (test->window);
  lab_test_driver_settle (test->driver);
  g_assert_null (lab_test_find_dialog (test));
}

/* The player is told once that a game was not recorded, and the game is recorded as
 * soon as writing works. There are more such games than the autosave file has room
 * for. */
static void
test_records (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  if (is_missing ())
    return;
  lab_test_recorded_write (100);
  lab_test_window_play (test, &short_game);
  lab_fault_disk_fill (disk);
  lab_test_seating_play_to_end (test);
  lab_test_wait (lab_test_find_text ("Game Not Recorded") != NULL);
  g_assert_nonnull (find_told (lab_test_find_dialog (test), FULL));
  lab_test_answer (test, "Close");
  play_return_match (test);
  lab_fault_disk_clear (disk);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 100);
  play_return_match (test);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 103);
}

/* The real program, which finds the disk full from the start. */
static void
test_from_the_start (LabFaultTest *self,
                     gconstpointer data G_GNUC_UNUSED)
{
  if (is_missing ())
    return;
  lab_fault_disk_fill (disk);
  lab_fault_set_home (self->launcher, disk);
  g_subprocess_launcher_setenv (self->launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  lab_fault_test_begin (self, self->show);
  g_usleep (G_USEC_PER_SEC);
  lab_fault_test_end (self);
  lab_fault_assert_told (self->told, "Failed to write keyfile");
  lab_fault_disk_clear (disk);
}

static void
mount_disk (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);

  if (lab_fault_disk_mount (folder))
    disk = g_steal_pointer (&folder);
}

int
main (int    argc,
      char **argv)
{
  int status;

  mount_disk ();
  g_test_init (&argc, &argv, NULL);
  /* A return match is dealt by GLib's numbers. A few deals never end as this test plays them. */
  g_random_set_seed (1);

  lab_test_window_add ("/faults/disk/game", NULL, test_game);
  lab_test_window_add ("/faults/disk/save-as", NULL, test_save_as);
  lab_test_window_add ("/faults/disk/records", NULL, test_records);
  g_test_add_func ("/faults/disk/replace", test_replace);
  g_test_add ("/faults/disk/from-the-start", LabFaultTest, NULL, lab_fault_test_set_up,
              test_from_the_start, lab_fault_test_tear_down);
  status = g_test_run ();
  g_free (disk);
  return status;
}
