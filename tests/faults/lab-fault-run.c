/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fault-run.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <X11/Xatom.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <glib/gstdio.h>

/* The time after which a program has noticed that it has the keyboard focus. */
#define FOCUS_TIME (300 * G_TIME_SPAN_MILLISECOND)
/* The time for which a window must stay unchanged. */
#define STILL_TIME (500 * G_TIME_SPAN_MILLISECOND)

/* Private helpers: the process */

static void
die_with_the_test (gpointer data G_GNUC_UNUSED)
{
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
}

static void
on_ended (GObject      *process,
          GAsyncResult *result,
          gpointer      data)
{
  LabFaultRun *self = data;
  g_autoptr (GError) error = NULL;

  g_subprocess_communicate_utf8_finish (G_SUBPROCESS (process), result, NULL, &self->told, &error);
  g_assert_no_error (error);
  self->ended = TRUE;
}

static gboolean
has_ended (LabFaultRun *self)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return self->ended;
}

/* Private helpers: the screen */

/* A window may close while we query it. */
static int
ignore_error (Display     *display G_GNUC_UNUSED,
              XErrorEvent *event G_GNUC_UNUSED)
{
  return 0;
}

static gulong
get_owner (Display *display,
           Window   window)
{
  Atom property = XInternAtom (display, "_NET_WM_PID", False);
  Atom type;
  int format;
  gulong n_items, n_left, owner = 0;
  guchar *data = NULL;

  if (XGetWindowProperty (display, window, property, 0, 1, False, XA_CARDINAL, &type, &format,
                          &n_items, &n_left, &data) == Success && n_items == 1)
    owner = *(gulong *) data;
  if (data != NULL)
    XFree (data);
  return owner;
}

static gboolean
is_shown (Display *display,
          Window   window)
{
  XWindowAttributes attributes;

  return XGetWindowAttributes (display, window, &attributes)
         && attributes.map_state == IsViewable && !attributes.override_redirect;
}

/* Returns how many windows of the program are on the screen, and the uppermost one. */
static guint
find_windows (LabFaultRun *self,
              Window      *top)
{
  Window root, parent, *windows = NULL;
  guint n_windows = 0, n = 0;
  const char *id = g_subprocess_get_identifier (self->process);

  if (id == NULL)
    return 0;
  XQueryTree (self->display, DefaultRootWindow (self->display), &root, &parent, &windows,
              &n_windows);
  for (guint i = 0; i < n_windows; i++)
    {
      if (get_owner (self->display, windows[i]) != strtoul (id, NULL, 10)
          || !is_shown (self->display, windows[i]))
        continue;
      n++;
      if (top != NULL)
        *top = windows[i];
    }
  if (windows != NULL)
    XFree (windows);
  return n;
}

/* A window that is not drawn yet has a single color. */
static gboolean
is_drawn (GBytes *pixels)
{
  gsize n_pixels;
  const guint32 *pixel = g_bytes_get_data (pixels, &n_pixels);

  n_pixels /= sizeof *pixel;
  for (gsize i = 1; i < n_pixels; i++)
    {
      if (pixel[i] != pixel[0])
        return TRUE;
    }
  return FALSE;
}

static void
strike_key (Display *display,
            KeySym   keysym,
            Bool     down)
{
  if (keysym != NoSymbol)
    XTestFakeKeyEvent (display, XKeysymToKeycode (display, keysym), down, CurrentTime);
}

/* Public functions */

/**
 * lab_fault_launcher_new: (transfer full): returns a launcher that starts the program
 * as the tests do.
 */
GSubprocessLauncher *
lab_fault_launcher_new (void)
{
  GSubprocessLauncher *launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_PIPE);

  g_subprocess_launcher_set_child_setup (launcher, die_with_the_test, NULL, NULL);
  return launcher;
}

/**
 * lab_fault_be_lenient: starts the program so that criticals do not end it. Libraries emit some of
 * their own if something they need is missing.
 */
void
lab_fault_be_lenient (GSubprocessLauncher *launcher)
{
  g_subprocess_launcher_unsetenv (launcher, "G_DEBUG");
}

/** lab_fault_lose_bus: starts the program without a session bus, and lenient. */
void
lab_fault_lose_bus (GSubprocessLauncher *launcher)
{
  lab_fault_be_lenient (launcher);
  g_subprocess_launcher_setenv (launcher, "DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus",
                                TRUE);
}

/** lab_fault_set_home: starts the program with this folder as its home. */
void
lab_fault_set_home (GSubprocessLauncher *launcher,
                    const char          *folder)
{
  static const char * const variables[] = { "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME",
                                            "XDG_CACHE_HOME", "XDG_STATE_HOME" };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    g_subprocess_launcher_setenv (launcher, variables[i], folder, TRUE);
}

/**
 * lab_fault_set_settings:
 * @launcher: how to start the program
 * @config_home: (nullable): the folder for settings; %NULL for that of this program
 * @lines: the settings, in the format of a #GKeyFile
 *
 * Makes the program start with these settings, which it reads from a file.
 */
void
lab_fault_set_settings (GSubprocessLauncher *launcher,
                        const char          *config_home,
                        const char          *lines)
{
  g_autofree char *folder = g_build_filename (
      config_home != NULL ? config_home : g_get_user_config_dir (), "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);
  g_autofree char *text = g_strdup_printf ("[io/github/labyrinthe/Labyrinthe]\n%s", lines);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
}

/**
 * lab_fault_run_new:
 * @launcher: how to start the program
 * @word: (nullable): an option or a file; %NULL to resume the current game
 *
 * Starts the program that the variable `LABYRINTHE` names.
 *
 * Returns: (transfer full): the running program
 */
LabFaultRun *
lab_fault_run_new (GSubprocessLauncher *launcher,
                   const char          *word)
{
  LabFaultRun *self = g_new0 (LabFaultRun, 1);
  g_autoptr (GError) error = NULL;

  self->process = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("LABYRINTHE"),
                                               word != NULL ? word : "--resume", NULL);
  g_assert_no_error (error);
  self->display = XOpenDisplay (NULL);
  g_assert_nonnull (self->display);
  XSetErrorHandler (ignore_error);
  g_subprocess_communicate_utf8_async (self->process, NULL, NULL, on_ended, self);
  return self;
}

/** lab_fault_run_free: kills the program if it still runs. */
void
lab_fault_run_free (LabFaultRun *self)
{
  g_subprocess_force_exit (self->process);
  lab_fault_wait (has_ended (self));
  XCloseDisplay (self->display);
  g_object_unref (self->process);
  g_free (self->told);
  g_free (self);
}

/**
 * lab_fault_run_count_windows: returns how many windows of the program are on the
 * screen.
 */
guint
lab_fault_run_count_windows (LabFaultRun *self)
{
  return find_windows (self, NULL);
}

/**
 * lab_fault_run_look:
 * @self: a program with a window
 *
 * Returns: (transfer full): the pixels of its uppermost window; empty if the window
 *   closes meanwhile
 */
GBytes *
lab_fault_run_look (LabFaultRun *self)
{
  XWindowAttributes attributes;
  XImage *image = NULL;
  Window window;
  GBytes *pixels;

  if (find_windows (self, &window) > 0)
    {
      XRaiseWindow (self->display, window);
      if (XGetWindowAttributes (self->display, window, &attributes))
        image = XGetImage (self->display, window, 0, 0, (guint) attributes.width,
                           (guint) attributes.height, AllPlanes, ZPixmap);
    }
  if (image == NULL)
    return g_bytes_new (NULL, 0);
  pixels = g_bytes_new (image->data, (gsize) image->bytes_per_line * (gsize) image->height);
  XDestroyImage (image);
  return pixels;
}

/**
 * lab_fault_run_await_still:
 * @self: a program with a window
 *
 * Waits until its uppermost window is drawn and no longer changes.
 *
 * Returns: (transfer full): its pixels
 */
GBytes *
lab_fault_run_await_still (LabFaultRun *self)
{
  gint64 end = g_get_monotonic_time () + LAB_FAULT_PATIENCE;
  g_autoptr (GBytes) before = lab_fault_run_look (self);

  for (;;)
    {
      GBytes *now;

      g_usleep (STILL_TIME);
      now = lab_fault_run_look (self);
      if (is_drawn (now) && g_bytes_equal (now, before))
        return now;
      g_bytes_unref (before);
      before = now;
      g_assert_cmpint (g_get_monotonic_time (), <, end);
    }
}

/**
 * lab_fault_run_strike:
 * @self: a program with a window
 * @keysym: a key of the X server's keyboard, such as `XK_Return`
 * @shift: whether to hold Shift
 * @control: whether to hold Control
 *
 * Presses and releases a key in the program's uppermost window.
 */
void
lab_fault_run_strike (LabFaultRun *self,
                      gulong       keysym,
                      gboolean     shift,
                      gboolean     control)
{
  Window focus = None, window;
  int revert;

  /* There is no window manager here to set the focus. */
  g_assert_cmpuint (find_windows (self, &window), >, 0);
  XRaiseWindow (self->display, window);
  XSetInputFocus (self->display, window, RevertToParent, CurrentTime);
  lab_fault_wait (XGetInputFocus (self->display, &focus, &revert) && focus == window);
  g_usleep (FOCUS_TIME);
  strike_key (self->display, shift ? XK_Shift_L : NoSymbol, True);
  strike_key (self->display, control ? XK_Control_L : NoSymbol, True);
  strike_key (self->display, keysym, True);
  strike_key (self->display, keysym, False);
  strike_key (self->display, control ? XK_Control_L : NoSymbol, False);
  strike_key (self->display, shift ? XK_Shift_L : NoSymbol, False);
  XSync (self->display, False);
}

/**
 * lab_fault_run_await_window: waits until the program's window is on the screen.
 */
void
lab_fault_run_await_window (LabFaultRun *self)
{
  lab_fault_wait (!lab_fault_run_is_running (self) || lab_fault_run_count_windows (self) > 0);
  if (lab_fault_run_is_running (self))
    return;
  lab_fault_wait (has_ended (self));
  g_error ("the program ended before it showed a window: %s", self->told);
}

/**
 * lab_fault_run_is_running: returns whether the program has not ended yet.
 */
gboolean
lab_fault_run_is_running (LabFaultRun *self)
{
  /* All that it has said may be read only later. */
  return g_subprocess_get_identifier (self->process) != NULL;
}

/**
 * lab_fault_run_await_end:
 * @self: a running program
 * @told: (out) (optional) (transfer full): its standard error
 *
 * Waits until the program ends.
 *
 * Returns: its exit status, or the negative number of the signal that ended it
 */
int
lab_fault_run_await_end (LabFaultRun  *self,
                         char        **told)
{
  lab_fault_wait (has_ended (self));
  if (told != NULL)
    *told = g_strdup (self->told);
  return g_subprocess_get_if_exited (self->process) ? g_subprocess_get_exit_status (self->process)
                                                    : -g_subprocess_get_term_sig (self->process);
}

/**
 * lab_fault_run_end: sends a signal, then waits as lab_fault_run_await_end() does.
 */
int
lab_fault_run_end (LabFaultRun  *self,
                   int           signal,
                   char        **told)
{
  g_assert_true (lab_fault_run_is_running (self));
  g_subprocess_send_signal (self->process, signal);
  return lab_fault_run_await_end (self, told);
}

/**
 * lab_fault_dup_kept_path: (transfer full): returns the path of the autosave file.
 */
char *
lab_fault_dup_kept_path (const char *data_home)
{
  return g_build_filename (data_home, "labyrinthe", "game.labyrinthe", NULL);
}

/**
 * lab_fault_make_show:
 * @folder: where to save it
 * @kind: the kind of the players, such as "beginner"
 *
 * Saves a game between two computers. A user who opens it only watches.
 *
 * Returns: (transfer full): the file
 */
char *
lab_fault_make_show (const char *folder,
                     const char *kind)
{
  const LabShiftDeal deal = { 7, 0x5, 0, 12, LAB_SHIFT_RULES_STANDARD };
  const LabShiftPlayerKind player = lab_shift_player_kind_parse (kind);
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, NULL);
  g_autofree char *data = NULL;
  char *path = g_build_filename (folder, "show.labyrinthe", NULL);
  g_autoptr (GError) error = NULL;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    game->kinds[seat] = player;
  data = lab_shift_saved_game_to_data (game);
  g_file_set_contents (path, data, -1, &error);
  g_assert_no_error (error);
  return path;
}

/**
 * lab_fault_load: (transfer full) (nullable): returns the game in a file; the file must
 * be valid if it exists.
 */
LabShiftGame *
lab_fault_load (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  LabShiftGame *saved = lab_shift_saved_game_load (file, NULL, &error);

  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_assert_no_error (error);
  return saved;
}

/**
 * lab_fault_count_half_turns: returns the number of half-turns in a saved game; 0 if
 * there is no file.
 */
guint
lab_fault_count_half_turns (const char *path)
{
  g_autoptr (LabShiftGame) saved = lab_fault_load (path);

  return saved != NULL ? saved->past->len : 0;
}

/* The message appears soon after the window. */
static void
close_message (LabFaultRun *run,
               const char  *kept)
{
  gint64 end = g_get_monotonic_time () + LAB_FAULT_PATIENCE;

  g_bytes_unref (lab_fault_run_await_still (run));
  g_assert_cmpuint (lab_fault_count_half_turns (kept), ==, 0);
  while (lab_fault_count_half_turns (kept) == 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      lab_fault_run_strike (run, XK_Escape, FALSE, FALSE);
      g_usleep (STILL_TIME);
    }
}

/** lab_fault_test_set_up: makes what a test needs. */
void
lab_fault_test_set_up (LabFaultTest *self,
                       gconstpointer data G_GNUC_UNUSED)
{
  self->launcher = lab_fault_launcher_new ();
  self->show = lab_fault_make_show (g_get_user_runtime_dir (), "beginner");
  self->kept = lab_fault_dup_kept_path (g_get_user_data_dir ());
}

/** lab_fault_test_tear_down: kills the program, and removes its files. */
void
lab_fault_test_tear_down (LabFaultTest *self,
                          gconstpointer data G_GNUC_UNUSED)
{
  g_clear_pointer (&self->run, lab_fault_run_free);
  g_unlink (self->kept);
  g_unlink (self->show);
  if (self->saved != NULL)
    g_unlink (self->saved);
  g_object_unref (self->launcher);
  g_free (self->show);
  g_free (self->kept);
  g_free (self->saved);
  g_free (self->told);
}

/** lab_fault_test_make_folder: (transfer full): makes the folder of the autosave file. */
char *
lab_fault_test_make_folder (LabFaultTest *self)
{
  char *folder = g_path_get_dirname (self->kept);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return folder;
}

/** lab_fault_test_begin: starts the program with an option or a file, and awaits its window. */
void
lab_fault_test_begin (LabFaultTest *self,
                      const char   *word)
{
  g_clear_pointer (&self->run, lab_fault_run_free);
  self->run = lab_fault_run_new (self->launcher, word);
  lab_fault_run_await_window (self->run);
}

/** lab_fault_test_end: tells the program to end, and reads its standard error. */
void
lab_fault_test_end (LabFaultTest *self)
{
  g_clear_pointer (&self->told, g_free);
  g_assert_cmpint (lab_fault_run_end (self->run, SIGTERM, &self->told), ==, 0);
}

/**
 * lab_fault_test_play:
 * @self: the test
 * @message: whether the program shows a message first, for which the game waits
 *
 * Lets two computers play until enough half-turns are saved, then ends the program.
 */
void
lab_fault_test_play (LabFaultTest *self,
                     gboolean      message)
{
  lab_fault_set_settings (self->launcher, NULL, "speed='fast'\n");
  lab_fault_test_begin (self, self->show);
  if (message)
    close_message (self->run, self->kept);
  lab_fault_wait (!lab_fault_run_is_running (self->run)
                  || lab_fault_count_half_turns (self->kept) >= LAB_FAULT_ENOUGH);
  lab_fault_test_end (self);
  g_assert_cmpuint (lab_fault_count_half_turns (self->kept), >=, LAB_FAULT_ENOUGH);
  g_assert_cmpint (g_unlink (self->kept), ==, 0);
}

/**
 * lab_fault_assert_told:
 * @told: the standard error of the program
 * @known: (nullable): texts of which each line must contain one; %NULL if there must be
 *   no lines
 *
 * Asserts that the program wrote no unexpected lines.
 */
void
lab_fault_assert_told (const char *told,
                       const char *known)
{
  g_auto (GStrv) lines = g_strsplit (told, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] != '\0' && (known == NULL || strstr (lines[i], known) == NULL))
        g_error ("the program said: %s", lines[i]);
    }
}
