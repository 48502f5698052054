/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <gio/gio.h>
#include <signal.h>

/* These tests run the real program, like a shell or a desktop. */

#define PATIENCE (10 * G_TIME_SPAN_SECOND)

typedef struct
{
  int status;
  char *out;
  char *err;
} Result;

/* Private helpers */

static GSubprocess *
start (GSubprocessLauncher *launcher,
       const char          *option)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *program = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("LABYRINTHE"),
                                                      option, NULL);

  g_assert_no_error (error);
  return program;
}

static gboolean
on_too_late (gpointer data)
{
  g_subprocess_force_exit (data);
  return G_SOURCE_REMOVE;
}

static void
on_done (GObject      *program,
         GAsyncResult *done,
         gpointer      data)
{
  Result *result = data;
  g_autoptr (GError) error = NULL;

  g_subprocess_communicate_utf8_finish (G_SUBPROCESS (program), done, &result->out, &result->err,
                                        &error);
  g_assert_no_error (error);
}

/* Runs the program until it ends, and fails if it does not. */
static Result
run (GSubprocessLauncher *launcher,
     const char          *option)
{
  g_autoptr (GSubprocess) program = start (launcher, option);
  guint killer = g_timeout_add (PATIENCE / 1000, on_too_late, program);
  Result result = { -1, NULL, NULL };

  g_subprocess_communicate_utf8_async (program, NULL, NULL, on_done, &result);
  lab_test_wait (result.out != NULL);
  g_assert_true (g_subprocess_get_if_exited (program));
  g_source_remove (killer);
  result.status = g_subprocess_get_exit_status (program);
  return result;
}

static void
clear (Result *result)
{
  g_free (result->out);
  g_free (result->err);
}

static GSubprocessLauncher *
launcher_new (void)
{
  return g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                    | G_SUBPROCESS_FLAGS_STDERR_PIPE);
}

/* Returns the session bus, or NULL, and then skips the test. */
static GDBusConnection *
find_bus (void)
{
  GDBusConnection *bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  if (bus == NULL)
    g_test_skip ("there is no message bus");
  return bus;
}

/* Returns whether the program is on the session bus. */
static gboolean
is_up (GDBusConnection *bus)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
      g_variant_new ("(s)", APPLICATION_ID), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  gboolean owned = FALSE;

  if (answer != NULL)
    g_variant_get (answer, "(b)", &owned);
  return owned;
}

/* Asks the program over the bus how many windows it has. */
static guint
count_windows (GDBusConnection *bus)
{
  g_autofree char *path = g_strdup_printf ("/%s/window", APPLICATION_ID);
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      bus, APPLICATION_ID, g_strdelimit (path, ".", '/'),
      "org.freedesktop.DBus.Introspectable", "Introspect", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, -1,
      NULL, NULL);
  const char *xml = NULL;
  guint n = 0;

  if (answer == NULL)
    return 0;
  g_variant_get (answer, "(&s)", &xml);
  for (const char *at = xml; (at = strstr (at, "<node name=")) != NULL; at++)
    n++;
  return n;
}

static void
wait_for (GDBusConnection *bus,
          gboolean         up)
{
  lab_test_wait (is_up (bus) == up && (!up || count_windows (bus) > 0));
}

/* Tests */

/* The message is one line that says what is wrong and what to do, without GTK's own
 * message. */
LAB_TEST ("/program/no-display", test_no_display)
{
  g_autoptr (GSubprocessLauncher) launcher = launcher_new ();
  Result result;

  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
  for (guint i = 0; i < 2; i++)
    {
      if (i == 1)
        g_subprocess_launcher_unsetenv (launcher, "GDK_BACKEND");
      result = run (launcher, NULL);
      g_assert_cmpint (result.status, ==, 1);
      g_assert_cmpstr (result.out, ==, "");
      g_assert_true (g_str_has_prefix (result.err, "labyrinthe: There is no display"));
      g_assert_true (strchr (result.err, '\n') == result.err + strlen (result.err) - 1);
      clear (&result);
    }
}

LAB_TEST ("/program/options", test_options)
{
  g_autoptr (GSubprocessLauncher) launcher = launcher_new ();
  Result result;

  /* No option needs a display. */
  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  result = run (launcher, "--version");
  g_assert_cmpint (result.status, ==, 0);
  g_assert_cmpstr (result.out, ==, "labyrinthe " PACKAGE_VERSION "\n");
  g_assert_cmpstr (result.err, ==, "");
  clear (&result);

  result = run (launcher, "--help");
  g_assert_cmpint (result.status, ==, 0);
  g_assert_nonnull (strstr (result.out, "--version"));
  g_assert_nonnull (strstr (result.out, "shifting maze"));
  clear (&result);

  result = run (launcher, "--no-such-option");
  g_assert_cmpint (result.status, ==, 1);
  g_assert_nonnull (strstr (result.err, "--no-such-option"));
  clear (&result);
}

/* A second start presents the first window, and opens no other. */
LAB_TEST ("/program/second-start", test_second_start)
{
  g_autoptr (GSubprocessLauncher) launcher = launcher_new ();
  g_autoptr (GDBusConnection) bus = find_bus ();
  g_autoptr (GSubprocess) first = NULL;
  Result result;

  if (bus == NULL)
    return;
  wait_for (bus, FALSE);
  first = start (launcher, NULL);
  wait_for (bus, TRUE);
  result = run (launcher, NULL);
  g_assert_cmpint (result.status, ==, 0);
  clear (&result);
  for (guint i = 0; i < 25; i++)
    {
      g_usleep (20 * G_TIME_SPAN_MILLISECOND);
      g_assert_cmpuint (count_windows (bus), ==, 1);
    }
  g_assert_true (is_up (bus));
  g_subprocess_send_signal (first, SIGTERM);
  wait_for (bus, FALSE);
}

static gboolean
is_same (const char *path,
         const char *contents)
{
  g_autofree char *found = NULL;

  return g_file_get_contents (path, &found, NULL, NULL) && g_str_equal (found, contents);
}

/* A second start passes its file to the first program. The opened game becomes the
 * current game at once, so that the next start resumes it even if the program was
 * killed. */
LAB_TEST ("/program/open", test_open)
{
  g_autoptr (GSubprocessLauncher) launcher = launcher_new ();
  g_autoptr (GDBusConnection) bus = find_bus ();
  g_autofree char *kept = g_build_filename (g_get_user_data_dir (), "labyrinthe",
                                            "game.labyrinthe", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "saved-2.labyrinthe",
                                                 NULL);
  g_autofree char *contents = NULL;
  g_autofree char *aside = g_strconcat (kept, ".damaged", NULL);
  Result result;

  if (bus == NULL)
    return;
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GSubprocess) first = NULL;

      wait_for (bus, FALSE);
      first = start (launcher, i == 0 ? NULL : "--resume");
      wait_for (bus, TRUE);
      if (i == 0)
        {
          result = run (launcher, path);
          g_assert_cmpint (result.status, ==, 0);
          clear (&result);
        }
      lab_test_wait (is_same (kept, contents));
      g_assert_cmpuint (count_windows (bus), ==, 1);
      g_subprocess_force_exit (first);
      wait_for (bus, FALSE);
    }
  g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (kept), ==, 0);
}

/* A program that was copied without its settings schema can still play. */
LAB_TEST ("/program/no-schema", test_no_schema)
{
  g_autoptr (GSubprocessLauncher) launcher = launcher_new ();
  g_autoptr (GDBusConnection) bus = find_bus ();
  g_autoptr (GSubprocess) program = NULL;
  g_autofree char *nowhere = g_dir_make_tmp (NULL, NULL);
  g_autofree char *told = NULL;
  g_autoptr (GError) error = NULL;

  if (bus == NULL)
    return;
  if (g_file_test (DATADIR "/glib-2.0/schemas/" SCHEMA_ID ".gschema.xml", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("it is installed already, where it finds them");
      return;
    }
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_SCHEMA_DIR", nowhere, TRUE);
  wait_for (bus, FALSE);
  program = start (launcher, NULL);
  wait_for (bus, TRUE);
  g_assert_cmpuint (count_windows (bus), ==, 1);
  g_subprocess_send_signal (program, SIGTERM);
  g_subprocess_communicate_utf8 (program, NULL, NULL, NULL, &told, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (told, "Settings cannot be saved"));
  wait_for (bus, FALSE);
  g_rmdir (nowhere);
}

/* GTK loads OpenGL at the start also if cairo draws, which takes longer than everything that the
 * program does itself. */
LAB_TEST ("/program/no-gl", test_no_gl)
{
  g_autoptr (GSubprocessLauncher) launcher = launcher_new ();
  g_autoptr (GDBusConnection) bus = find_bus ();
  g_autoptr (GSubprocess) program = NULL;
  g_autofree char *path = NULL;
  g_autofree char *maps = NULL;

  if (bus == NULL)
    return;
  if (!g_file_test ("/proc/self/maps", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no list of loaded libraries");
      return;
    }
  if (GTK_LOADS_GL)
    {
      g_test_skip ("newer GTK loads a part of OpenGL in any case");
      return;
    }
  g_subprocess_launcher_setenv (launcher, "GSK_RENDERER", "cairo", TRUE);
  g_subprocess_launcher_unsetenv (launcher, "GDK_DEBUG");
  g_subprocess_launcher_unsetenv (launcher, "GDK_DISABLE");
  wait_for (bus, FALSE);
  program = start (launcher, NULL);
  wait_for (bus, TRUE);
  path = g_strdup_printf ("/proc/%s/maps", g_subprocess_get_identifier (program));
  g_assert_true (g_file_get_contents (path, &maps, NULL, NULL));
  g_assert_nonnull (strstr (maps, "/libgtk-4.so"));
  g_assert_null (strstr (maps, "/libEGL.so"));
  g_assert_null (strstr (maps, "/libGLX.so"));
  g_subprocess_send_signal (program, SIGTERM);
  wait_for (bus, FALSE);
}

