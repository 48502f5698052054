/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>
#include <unistd.h>

#include "lab-fault-run.h"

/* The session bus or the accessibility bus is missing or stops: the program still
 * starts and plays. */

LAB_FAULT_TESTS ()

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
LAB_FIXTURE_TEST ("/faults/surroundings/closed", test_closed)
{
  lab_fault_lose_bus (self->launcher);
  for (guint bits = 1; bits < 8; bits++)
    {
      g_test_message ("%u", bits);
      g_subprocess_launcher_set_child_setup (self->launcher, close_standard,
                                             GUINT_TO_POINTER (bits), NULL);
      lab_fault_test_begin (self, NULL);
      lab_fault_test_end (self);
    }
}

LAB_FIXTURE_TEST ("/faults/surroundings/no-bus", test_no_bus)
{
  lab_fault_lose_bus (self->launcher);
  lab_fault_test_play (self, FALSE);
  lab_fault_assert_told (self->told, "Gtk-WARNING **");

  g_subprocess_launcher_unsetenv (self->launcher, "DBUS_SESSION_BUS_ADDRESS");
  g_subprocess_launcher_unsetenv (self->launcher, "XDG_RUNTIME_DIR");
  lab_fault_test_play (self, FALSE);
  lab_fault_assert_told (self->told, "Gtk-WARNING **");
}

LAB_FIXTURE_TEST ("/faults/surroundings/no-access-bus", test_no_access_bus)
{
  lab_fault_be_lenient (self->launcher);
  g_subprocess_launcher_setenv (self->launcher, "AT_SPI_BUS_ADDRESS", "unix:path=/nonexistent/bus",
                                TRUE);
  lab_fault_test_play (self, FALSE);
  lab_fault_assert_told (self->told, "Unable to connect to the accessibility bus");

  g_subprocess_launcher_unsetenv (self->launcher, "AT_SPI_BUS_ADDRESS");
  g_subprocess_launcher_setenv (self->launcher, "GTK_A11Y", "none", TRUE);
  lab_fault_test_play (self, FALSE);
  lab_fault_assert_told (self->told, NULL);
}

/* The game continues; by default GLib ends a program when its session bus stops. This test comes
 * last: the X server remembers the accessibility bus, which stops with the session bus. */
LAB_FIXTURE_TEST ("/faults/surroundings/bus-goes", test_bus_goes)
{
  g_autofree char *address = NULL;
  g_autoptr (GSubprocess) bus = start_bus (&address);
  guint n;

  lab_fault_be_lenient (self->launcher);
  g_subprocess_launcher_setenv (self->launcher, "DBUS_SESSION_BUS_ADDRESS", address, TRUE);
  lab_fault_set_settings (self->launcher, NULL, "speed='fast'\n");
  lab_fault_test_begin (self, self->show);
  lab_fault_wait (!lab_fault_run_is_running (self->run)
                  || lab_fault_count_half_turns (self->kept) > 0);
  g_subprocess_force_exit (bus);
  g_assert_true (g_subprocess_wait (bus, NULL, NULL));
  n = lab_fault_count_half_turns (self->kept);
  lab_fault_wait (!lab_fault_run_is_running (self->run)
                  || lab_fault_count_half_turns (self->kept) >= n + LAB_FAULT_ENOUGH);
  lab_fault_test_end (self);
}
