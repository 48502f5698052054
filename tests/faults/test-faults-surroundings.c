/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>
#include <unistd.h>

#include "lab-fault-run.h"

/* The session bus or the accessibility bus is missing or stops: the program still
 * starts and plays. */

/* Private helpers */

/* Starts a message bus. Returns: (transfer full): the bus and its address */
static GSubprocess *
start_bus (char **address)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *bus = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                           | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                                       &error, "dbus-daemon", "--session", "--nofork",
                                       "--print-address", NULL);
  g_autoptr (GDataInputStream) out = NULL;

  g_assert_no_error (error);
  out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (bus));
  *address = g_data_input_stream_read_line (out, NULL, NULL, NULL);
  g_assert_nonnull (*address);
  return bus;
}

/* Runs in the new process. Closes some of the descriptors 0 to 2, each of which is a bit. */
static void
close_standard (gpointer bits)
{
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++)
    {
      if ((GPOINTER_TO_UINT (bits) & (1u << number)) != 0)
        close (number);
    }
}

/* Tests */

/* Any of the standard input, output, and error is closed, and there is something to report: the
 * session bus is missing. The program shows its window, and ends when it is told to. */
LAB_TEST ("/faults/surroundings/closed", test_closed)
{
  for (guint bits = 1; bits < 8; bits++)
    {
      g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new_lenient ();
      g_autoptr (LabFaultRun) run = NULL;

      g_test_message ("%u", bits);
      g_subprocess_launcher_setenv (launcher, "DBUS_SESSION_BUS_ADDRESS",
                                    "unix:path=/nonexistent/bus", TRUE);
      g_subprocess_launcher_set_child_setup (launcher, close_standard, GUINT_TO_POINTER (bits),
                                             NULL);
      run = lab_fault_run_new (launcher, NULL);
      lab_fault_run_await_window (run);
      g_assert_cmpint (lab_fault_run_end (run, SIGTERM, NULL), ==, 0);
    }
}

LAB_TEST ("/faults/surroundings/no-bus", test_no_bus)
{
  g_autoptr (GSubprocessLauncher) none = lab_fault_launcher_new_lenient ();
  g_autoptr (GSubprocessLauncher) wrong = lab_fault_launcher_new_lenient ();
  g_autofree char *told = NULL;
  g_autofree char *told_wrong = NULL;

  g_subprocess_launcher_unsetenv (none, "DBUS_SESSION_BUS_ADDRESS");
  g_subprocess_launcher_unsetenv (none, "XDG_RUNTIME_DIR");
  told = lab_fault_play (none, FALSE);
  lab_fault_assert_told (told, "Gtk-WARNING **");

  g_subprocess_launcher_setenv (wrong, "DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus",
                                TRUE);
  told_wrong = lab_fault_play (wrong, FALSE);
  lab_fault_assert_told (told_wrong, "Gtk-WARNING **");
}

LAB_TEST ("/faults/surroundings/no-access-bus", test_no_access_bus)
{
  g_autoptr (GSubprocessLauncher) none = lab_fault_launcher_new_lenient ();
  g_autoptr (GSubprocessLauncher) wrong = lab_fault_launcher_new_lenient ();
  g_autofree char *told = NULL;
  g_autofree char *told_wrong = NULL;

  g_subprocess_launcher_setenv (none, "GTK_A11Y", "none", TRUE);
  told = lab_fault_play (none, FALSE);
  lab_fault_assert_told (told, NULL);

  g_subprocess_launcher_setenv (wrong, "AT_SPI_BUS_ADDRESS", "unix:path=/nonexistent/bus", TRUE);
  told_wrong = lab_fault_play (wrong, FALSE);
  lab_fault_assert_told (told_wrong, "Unable to connect to the accessibility bus");
}

/* The game continues; by default GLib ends a program when its session bus stops. This test comes
 * last: the X server remembers the accessibility bus, which stops with the session bus. */
LAB_TEST ("/faults/surroundings/bus-goes", test_bus_goes)
{
  g_autofree char *address = NULL;
  g_autoptr (GSubprocess) bus = start_bus (&address);
  g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new_lenient ();
  g_autofree char *show = lab_fault_make_show (g_get_user_runtime_dir (), "beginner");
  g_autofree char *kept = lab_fault_dup_kept_path (g_get_user_data_dir ());
  g_autoptr (LabFaultRun) run = NULL;
  guint n;

  g_subprocess_launcher_setenv (launcher, "DBUS_SESSION_BUS_ADDRESS", address, TRUE);
  lab_fault_set_settings (launcher, "speed='fast'\n");
  run = lab_fault_run_new (launcher, show);
  lab_fault_wait (!lab_fault_run_is_running (run) || lab_fault_count_half_turns (kept) > 0);
  g_subprocess_force_exit (bus);
  g_assert_true (g_subprocess_wait (bus, NULL, NULL));
  n = lab_fault_count_half_turns (kept);
  lab_fault_wait (!lab_fault_run_is_running (run)
                  || lab_fault_count_half_turns (kept) >= n + LAB_FAULT_ENOUGH);
  g_assert_cmpint (lab_fault_run_end (run, SIGTERM, NULL), ==, 0);
  g_assert_cmpint (g_unlink (kept), ==, 0);
}
