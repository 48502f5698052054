/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <unistd.h>

#include "lab-sandbox.h"
#include "lab-test-home.h"
#include "lab-test-left.h"
#include "lab-test-program.h"

/* Programs in a sandbox, where bubblewrap works. */

static char *home;

/* The files of a test: the home of a user, and a folder of a player outside of it. */
typedef struct
{
  char *folder;
  char *rogue;              /* a copy of the program in @folder */
  char *saved;              /* a file in the home */
  char *home_rogue;         /* a copy of the program in the home */
} Place;

static const LabLimits no_limits = { 0 };

/* Private helpers */

static char *
copy_rogue (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "rogue", NULL);
  g_autoptr (GFile) from = g_file_new_for_path (g_getenv ("LABYRINTHE_ROGUE"));
  g_autoptr (GFile) to = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_file_copy (from, to, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&path);
}

static char *
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_steal_pointer (&path);
}

static void
place_init (Place *self)
{
  self->folder = g_dir_make_tmp ("sandbox-XXXXXX", NULL);
  self->rogue = copy_rogue (self->folder);
  self->saved = write_file (g_get_home_dir (), "saved", "a hidden card\n");
  self->home_rogue = copy_rogue (g_get_home_dir ());
}

static void
place_clear (Place *self)
{
  lab_test_home_remove (self->folder);
  g_free (self->folder);
  g_free (self->rogue);
  g_free (self->saved);
  g_free (self->home_rogue);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

static gboolean
ask (const char      *command,
     gboolean         sandbox,
     LabDialogueLog  *log,
     GError         **error)
{
  g_autoptr (LabShiftAgent) agent = lab_shift_program_new (command, NULL);
  LabShiftThought thought;

  g_assert_nonnull (agent);
  lab_dialogue_set_sandbox (LAB_SHIFT_PROGRAM (agent)->dialogue, sandbox);
  if (log != NULL)
    lab_dialogue_set_log (LAB_SHIFT_PROGRAM (agent)->dialogue, log, "game 1");
  return lab_test_ask_program (agent, 1, &no_limits, &thought, error);
}

/* Asserts that the spy cannot read anything, or that it reads all if it has no sandbox. */
static void
assert_spy (const char     *rogue,
            LabDialogueLog *log)
{
  g_autofree char *command = g_strdup_printf ("'%s' spy", rogue);
  g_auto (GStrv) secrets = g_strsplit (g_getenv ("LABYRINTHE_ROGUE_SECRETS"), ":", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) plain = NULL;

  ask (command, TRUE, log, &error);
  g_assert_no_error (error);
  g_assert_false (ask (command, FALSE, log, &plain));
  g_assert_nonnull (strstr (plain->message, secrets[0]));
}

static void
add_sandbox_case (const LabTestPart *part)
{
  g_autoptr (GError) error = NULL;

  if (lab_sandbox_is_available (&error))
    g_test_add_func (part->path, part->test);
  else
    g_test_message ("%s: %s", part->path, error->message);
}

#define SANDBOX_TEST(path, test) LAB_TEST_CASE (path, test, add_sandbox_case, (void))

/* Tests */

/* A program outside of the home reads neither the saved game nor the command line of its host, and
 * reaches no network. The same for one in the home itself, where it is alone. */
SANDBOX_TEST ("/sandbox/spy", test_spy)
{
  g_auto (Place) place = { 0 };
  /* a port of this machine that accepts connections */
  g_autoptr (GSocketListener) listener = g_socket_listener_new ();
  g_autofree char *port
      = g_strdup_printf ("%u", g_socket_listener_add_any_inet_port (listener, NULL, NULL));
  g_autofree char *secrets = NULL;

  place_init (&place);
  g_assert_cmpstr (port, !=, "0");
  g_setenv ("LABYRINTHE_ROGUE_PORT", port, TRUE);
  secrets = g_strdup_printf ("%s:/proc/%d/cmdline", place.saved, (int) getpid ());
  g_setenv ("LABYRINTHE_ROGUE_SECRETS", secrets, TRUE);
  assert_spy (place.rogue, NULL);
  assert_spy (place.home_rogue, NULL);
}

/* A program with a log cannot read it, even if it is in its folder. */
SANDBOX_TEST ("/sandbox/log", test_log)
{
  g_auto (Place) place = { 0 };
  g_autofree char *path = NULL;
  LabDialogueLog *log;

  place_init (&place);
  path = g_build_filename (place.folder, "log", NULL);
  log = lab_dialogue_log_open (path, NULL);
  g_assert_nonnull (log);
  g_setenv ("LABYRINTHE_ROGUE_SECRETS", path, TRUE);
  g_setenv ("LABYRINTHE_ROGUE_PORT", "0", TRUE);
  assert_spy (place.rogue, log);
  g_assert_true (lab_dialogue_log_close (log, NULL));
}

/* Programs see their own files: what is beside a file that the command names, in the folder from
 * which they start and elsewhere. But nothing can be changed there. */
SANDBOX_TEST ("/sandbox/own-files", test_own_files)
{
  g_auto (Place) place = { 0 };
  g_autofree char *here = g_get_current_dir ();
  g_autofree char *beside = NULL;
  g_autofree char *script = NULL;
  g_autofree char *command = NULL;
  g_autoptr (GError) error = NULL;

  place_init (&place);
  beside = write_file (place.folder, "beside", "echo ready\n");
  script = write_file (place.folder, "script",
                       ". \"$(dirname \"$0\")/beside\"\n"
                       "(echo >> \"$0\") 2> /dev/null && echo error changed || echo error fine\n");
  command = g_strdup_printf ("sh '%s'", script);
  g_assert_false (ask (command, TRUE, NULL, &error));
  g_assert_nonnull (strstr (error->message, "error fine"));
  g_clear_error (&error);
  g_assert_cmpint (g_chdir (place.folder), ==, 0);
  g_assert_false (ask ("sh ./script", TRUE, NULL, &error));
  g_assert_nonnull (strstr (error->message, "error fine"));
  g_clear_error (&error);
  ask ("./rogue honest", TRUE, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_chdir (here), ==, 0);
}

/* A program that leaves its process group ends with its sandbox. */
SANDBOX_TEST ("/sandbox/end", test_end)
{
  g_auto (Place) place = { 0 };
  g_autofree char *command = NULL;
  g_autoptr (GError) error = NULL;
  char *path;
  int end;

  place_init (&place);
  command = g_strdup_printf ("'%s' leave-session", place.rogue);
  end = lab_test_open_pipe (place.folder, &path);
  ask (command, TRUE, NULL, &error);
  g_assert_no_error (error);
  lab_test_close_pipe (end, path);
  g_assert_false (lab_test_left_has_child ());
}

/* A program that does not exist or does not get ready gets one clear line. */
SANDBOX_TEST ("/sandbox/failures", test_failures)
{
  g_auto (Place) place = { 0 };
  g_autofree char *command = NULL;
  g_autoptr (GError) error = NULL;

  place_init (&place);
  g_assert_false (ask ("/no/such/rogue", TRUE, NULL, &error));
  g_assert_error (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_START);
  g_assert_nonnull (strstr (error->message, "There is no such program."));
  g_clear_error (&error);
  command = g_strdup_printf ("'%s' exit-start", place.rogue);
  g_assert_false (ask (command, TRUE, NULL, &error));
  g_assert_error (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_START);
  g_assert_nonnull (strstr (error->message, "It ran in a sandbox"));
  g_assert_null (strchr (error->message, '\n'));
}

static void
remove_home (void)
{
  lab_test_home_remove (home);
  g_free (home);
}

LAB_TEST_CASES ()
{
  home = g_dir_make_tmp ("home-XXXXXX", NULL);
  g_setenv ("HOME", home, TRUE);
  lab_test_main_at_end (remove_home);
}
