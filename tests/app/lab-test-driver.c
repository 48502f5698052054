/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-driver.h"

#include <execinfo.h>
#include <unistd.h>
#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>


/* A separate connection to the X server, so that GTK receives these events like real
 * ones. */
struct _LabTestDriver
{
  Display *display;
  GtkWindow *window;          /* (nullable): the window with the keyboard focus */
  gboolean hasty;             /* whether it does not wait until events are handled */
};

/* The callers that a failed g_return_if_fail() prints. */
#define MAX_DEPTH 64

/* Private helpers: the log */

static const char *
find_field (const GLogField *fields,
            gsize            n_fields,
            const char      *key)
{
  for (gsize i = 0; i < n_fields; i++)
    {
      if (g_str_equal (fields[i].key, key) && fields[i].length < 0)
        return fields[i].value;
    }
  return NULL;
}

/* Returns whether a warning comes from the toolkit itself, and not from our code.
 * All other warnings end the test. */
static gboolean
is_foreign (const char *domain,
            const char *message)
{
  static const struct
  {
    const char *domain;
    const char *begin;
  } foreign[] = {
    /* GDK 4.24 reports a submitted frame to its frame clock twice, if a popover
     * shares the clock of its window and there is no compositor. */
    { "Gdk", "gdk_frame_timings_submitted() called on submitted frame." },
    /* GTK looks for this portal in any Flatpak sandbox, and the build sandbox does
     * not have it. */
    { "Gtk", "Unable to retrieve the Flatpak portal version: " },
    /* GTK 4.8 queries the pointer's position in a window that is being closed, if
     * the machine is slow. Our code never queries it. */
    { "Gdk", "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed" },
    /* GTK 4.24 animates its icons by two clocks, which may be microseconds apart. Our code
     * gives icons no time. */
    { "Gtk", "gtk_svg_advance: time went backward" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      if (g_strcmp0 (domain, foreign[i].domain) == 0 && message != NULL
          && g_str_has_prefix (message, foreign[i].begin))
        return TRUE;
    }
  return FALSE;
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  if (is_foreign (find_field (fields, n_fields, "GLIB_DOMAIN"),
                  find_field (fields, n_fields, "MESSAGE")))
    return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

/* Ends the test after the message of a failed g_return_if_fail(), and prints the
 * callers, which are needed to find its cause. */
static gboolean
is_fatal (const char    *domain,
          GLogLevelFlags level G_GNUC_UNUSED,
          const char    *message,
          gpointer       data G_GNUC_UNUSED)
{
  void *frames[MAX_DEPTH];

  if (is_foreign (domain, message))
    return FALSE;
  backtrace_symbols_fd (frames, backtrace (frames, MAX_DEPTH), STDERR_FILENO);
  return TRUE;
}

/* From before main() on, hides the toolkit's own warnings: some come some time after a display is
 * opened, also in tests without a driver. */
static void __attribute__ ((constructor))
hide_foreign (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}

/* Private helpers */

static gboolean
on_tick (GtkWidget     *widget G_GNUC_UNUSED,
         GdkFrameClock *clock G_GNUC_UNUSED,
         gpointer       data)
{
  guint *n_frames = data;

  *n_frames += 1;
  return G_SOURCE_CONTINUE;
}

static Window
get_xid (GtkNative *native)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gdk_x11_surface_get_xid (gtk_native_get_surface (native));
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static void
fake_key (LabTestDriver *self,
          KeySym         keysym,
          gboolean       down)
{
  KeyCode code = XKeysymToKeycode (self->display, keysym);

  g_assert_cmpuint (code, !=, 0);
  XTestFakeKeyEvent (self->display, code, down, CurrentTime);
}

/* Returns whether the keysym needs Shift on the X server's keyboard. */
static gboolean
needs_shift (LabTestDriver *self,
             KeySym         keysym)
{
  KeyCode code = XKeysymToKeycode (self->display, keysym);

  return XkbKeycodeToKeysym (self->display, code, 0, 0) != keysym
         && XkbKeycodeToKeysym (self->display, code, 0, 1) == keysym;
}

static void
strike (LabTestDriver  *self,
        guint           keyval,
        GdkModifierType modifiers)
{
  static const struct
  {
    GdkModifierType modifier;
    KeySym keysym;
  } keys[] = {
    { GDK_CONTROL_MASK, GDK_KEY_Control_L },
    { GDK_SHIFT_MASK, GDK_KEY_Shift_L },
    { GDK_ALT_MASK, GDK_KEY_Alt_L },
  };

  if (needs_shift (self, keyval))
    modifiers |= GDK_SHIFT_MASK;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if ((modifiers & keys[i].modifier) != 0)
        fake_key (self, keys[i].keysym, TRUE);
    }
  fake_key (self, keyval, TRUE);
  fake_key (self, keyval, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if ((modifiers & keys[i].modifier) != 0)
        fake_key (self, keys[i].keysym, FALSE);
    }
}

/* Converts a point of a widget to device pixels of the screen. */
static void
locate (LabTestDriver *self,
        GtkWidget     *widget,
        double         x,
        double         y,
        int           *screen_x,
        int           *screen_y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  double left, top;
  int scale;
  Window child;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native), &point, &point));
  gtk_native_get_surface_transform (native, &left, &top);
  scale = gdk_surface_get_scale_factor (gtk_native_get_surface (native));
  XTranslateCoordinates (self->display, get_xid (native), DefaultRootWindow (self->display),
                         (int) ((point.x + left) * scale), (int) ((point.y + top) * scale),
                         screen_x, screen_y, &child);
}

static gboolean
is_on_screen (LabTestDriver *self,
              int            x,
              int            y)
{
  int screen = DefaultScreen (self->display);

  return x >= 0 && x < DisplayWidth (self->display, screen) && y >= 0
         && y < DisplayHeight (self->display, screen);
}

static gboolean
try_point_at (LabTestDriver *self,
              GtkWidget     *widget,
              double         x,
              double         y)
{
  int screen_x, screen_y;

  locate (self, widget, x, y, &screen_x, &screen_y);
  if (!is_on_screen (self, screen_x, screen_y))
    return FALSE;
  XTestFakeMotionEvent (self->display, -1, screen_x, screen_y, CurrentTime);
  return TRUE;
}

static void
point_at (LabTestDriver *self,
          GtkWidget     *widget,
          double         x,
          double         y)
{
  g_assert_true (try_point_at (self, widget, x, y));
}

/* Requests a size, limited to what the window and the screen allow, and returns it. */
static void
ask_for_size (LabTestDriver *self,
              GtkWindow     *window,
              int           *width,
              int           *height)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (window));
  int screen = DefaultScreen (self->display);
  int least;

  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  *width = MIN (MAX (*width, least), DisplayWidth (self->display, screen) / scale);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, *width, &least, NULL, NULL,
                      NULL);
  *height = MIN (MAX (*height, least), DisplayHeight (self->display, screen) / scale);
  /* Newer versions of GTK would move a window at the right edge out of the screen. */
  XMoveResizeWindow (self->display, get_xid (GTK_NATIVE (window)), 0, 0, (guint) (*width * scale),
                     (guint) (*height * scale));
  XSync (self->display, False);
}

/* Public functions */

/**
 * lab_test_driver_new:
 *
 * Returns: (transfer full): a driver for the X server that GTK is connected to
 */
LabTestDriver *
lab_test_driver_new (void)
{
  LabTestDriver *self = g_new0 (LabTestDriver, 1);
  int event, error, major, minor;

  /* GLib forgets it after each case. */
  g_test_log_set_fatal_handler (is_fatal, NULL);
  self->display = XOpenDisplay (gdk_display_get_name (gdk_display_get_default ()));
  g_assert_nonnull (self->display);
  g_assert_true (XTestQueryExtension (self->display, &event, &error, &major, &minor));
  return self;
}

/**
 * lab_test_driver_free:
 * @self: a driver
 */
void
lab_test_driver_free (LabTestDriver *self)
{
  g_clear_weak_pointer (&self->window);
  XCloseDisplay (self->display);
  g_free (self);
}

/**
 * lab_test_driver_focus:
 * @self: a driver
 * @window: a window that was presented
 *
 * Gives @window the keyboard focus, like a window manager, and waits until it has it.
 */
void
lab_test_driver_focus (LabTestDriver *self,
                       GtkWindow     *window)
{
  lab_test_wait (gtk_widget_get_mapped (GTK_WIDGET (window)));
  gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (window)));
  XRaiseWindow (self->display, get_xid (GTK_NATIVE (window)));
  XSetInputFocus (self->display, get_xid (GTK_NATIVE (window)), RevertToParent, CurrentTime);
  XSync (self->display, False);
  g_set_weak_pointer (&self->window, window);
  lab_test_wait (gtk_window_is_active (window));
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_resize:
 * @self: a driver
 * @window: a window
 * @width: in logical pixels
 * @height: in logical pixels
 *
 * Resizes the window, like a window manager, within the limits of the window and of the
 * screen. Waits until it has that size.
 */
void
lab_test_driver_resize (LabTestDriver *self,
                        GtkWindow     *window,
                        int            width,
                        int            height)
{
  ask_for_size (self, window, &width, &height);
  lab_test_wait (gtk_widget_get_width (GTK_WIDGET (window)) == width
                 && gtk_widget_get_height (GTK_WIDGET (window)) == height);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_settle:
 * @self: a driver
 *
 * Waits until the program has handled all events and drawn the result; it handles
 * pointer events only with the next frame.
 */
void
lab_test_driver_settle (LabTestDriver *self)
{
  gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND;
  guint n_frames = 0;
  guint tick;
  GtkWidget *widget = self->window != NULL ? GTK_WIDGET (self->window) : NULL;

  XSync (self->display, False);
  if (self->hasty)
    {
      lab_test_iterate ();
      return;
    }
  if (widget == NULL || !gtk_widget_get_mapped (widget))
    {
      end = g_get_monotonic_time () + 50 * G_TIME_SPAN_MILLISECOND;
      while (g_get_monotonic_time () < end)
        lab_test_iterate ();
      return;
    }
  tick = gtk_widget_add_tick_callback (widget, on_tick, &n_frames, NULL);
  while (n_frames < 2 && self->window != NULL && g_get_monotonic_time () < end)
    lab_test_iterate ();
  if (self->window != NULL)
    gtk_widget_remove_tick_callback (widget, tick);
  lab_test_iterate_ready ();
}

/**
 * lab_test_driver_move:
 * @self: a driver
 * @widget: a visible widget
 * @x: a position in the widget
 * @y: a position in the widget
 *
 * Moves the pointer to a point of a widget.
 */
void
lab_test_driver_move (LabTestDriver *self,
                      GtkWidget     *widget,
                      double         x,
                      double         y)
{
  point_at (self, widget, x, y);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_hover: moves the pointer to the center of @widget.
 */
void
lab_test_driver_hover (LabTestDriver *self,
                       GtkWidget     *widget)
{
  lab_test_driver_move (self, widget, gtk_widget_get_width (widget) / 2.0,
                        gtk_widget_get_height (widget) / 2.0);
}

/**
 * lab_test_driver_leave: moves the pointer to the far corner of the screen.
 */
void
lab_test_driver_leave (LabTestDriver *self)
{
  int screen = DefaultScreen (self->display);

  XTestFakeMotionEvent (self->display, -1, DisplayWidth (self->display, screen) - 1,
                        DisplayHeight (self->display, screen) - 1, CurrentTime);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_press: presses and releases the first mouse button.
 */
void
lab_test_driver_press (LabTestDriver *self)
{
  XTestFakeButtonEvent (self->display, 1, True, CurrentTime);
  XTestFakeButtonEvent (self->display, 1, False, CurrentTime);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_reveal: focuses @widget, which scrolls to it if necessary.
 */
void
lab_test_driver_reveal (LabTestDriver *self,
                        GtkWidget     *widget)
{
  gtk_widget_grab_focus (widget);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_hold: presses the first mouse button on the center of @widget, and
 * holds it.
 */
void
lab_test_driver_hold (LabTestDriver *self,
                      GtkWidget     *widget)
{
  lab_test_driver_hover (self, widget);
  lab_test_driver_press_down (self);
}

/**
 * lab_test_driver_press_down: presses the first mouse button where the pointer is, and
 * holds it.
 */
void
lab_test_driver_press_down (LabTestDriver *self)
{
  XTestFakeButtonEvent (self->display, 1, True, CurrentTime);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_let_go: releases the first mouse button.
 */
void
lab_test_driver_let_go (LabTestDriver *self)
{
  XTestFakeButtonEvent (self->display, 1, False, CurrentTime);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_click: moves to the center of @widget and clicks at once.
 */
void
lab_test_driver_click (LabTestDriver *self,
                       GtkWidget     *widget)
{
  point_at (self, widget, gtk_widget_get_width (widget) / 2.0,
            gtk_widget_get_height (widget) / 2.0);
  lab_test_driver_press (self);
}

/**
 * lab_test_driver_scroll:
 * @self: a driver
 * @steps: how far to turn the wheel; negative is up
 *
 * Turns the mouse wheel.
 */
void
lab_test_driver_scroll (LabTestDriver *self,
                        int            steps)
{
  for (int i = 0; i < ABS (steps); i++)
    {
      XTestFakeButtonEvent (self->display, steps < 0 ? 4 : 5, True, CurrentTime);
      XTestFakeButtonEvent (self->display, steps < 0 ? 4 : 5, False, CurrentTime);
    }
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_key:
 * @self: a driver
 * @keyval: a key, such as %GDK_KEY_Return
 * @modifiers: the modifiers to hold: Control, Shift, Alt
 *
 * Presses and releases a key.
 */
void
lab_test_driver_key (LabTestDriver  *self,
                     guint           keyval,
                     GdkModifierType modifiers)
{
  strike (self, keyval, modifiers);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_strike:
 * @self: a driver
 * @accelerator: a key with modifiers, such as `<Control>z`
 *
 * Presses and releases a key.
 */
void
lab_test_driver_strike (LabTestDriver *self,
                        const char    *accelerator)
{
  guint keyval;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (accelerator, &keyval, &modifiers));
  lab_test_driver_key (self, keyval, modifiers);
}

/**
 * lab_test_driver_press_key:
 * @self: a driver
 * @keyval: a key
 *
 * Presses a key and does not release it. If it is already pressed, it repeats.
 */
void
lab_test_driver_press_key (LabTestDriver *self,
                           guint          keyval)
{
  fake_key (self, keyval, TRUE);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_release_key:
 * @self: a driver
 * @keyval: a key that is pressed
 *
 * Releases a key.
 */
void
lab_test_driver_release_key (LabTestDriver *self,
                             guint          keyval)
{
  fake_key (self, keyval, FALSE);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_release_elsewhere: releases a key while another window has the focus, and
 * returns to the window.
 */
void
lab_test_driver_release_elsewhere (LabTestDriver *self,
                                   guint          keyval)
{
  GtkWindow *window = self->window;
  GtkWindow *other = GTK_WINDOW (gtk_window_new ());

  gtk_window_present (other);
  lab_test_driver_focus (self, other);
  lab_test_driver_release_key (self, keyval);
  lab_test_driver_focus (self, window);
  gtk_window_destroy (other);
}

/**
 * lab_test_driver_type:
 * @self: a driver
 * @text: characters that the X server's keyboard has
 *
 * Types a text.
 */
void
lab_test_driver_type (LabTestDriver *self,
                      const char    *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    strike (self, gdk_unicode_to_keyval (g_utf8_get_char (at)), 0);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_set_hasty:
 * @self: a driver
 * @hasty: whether to return before the program has handled an event
 *
 * Sets whether the other functions wait.
 */
void
lab_test_driver_set_hasty (LabTestDriver *self,
                           gboolean       hasty)
{
  self->hasty = hasty;
}

/**
 * lab_test_driver_try_focus:
 * @self: a driver
 * @window: a window
 *
 * Gives @window the keyboard focus if possible, and does not wait.
 *
 * Returns: %TRUE unless it is not on the screen, or already has the focus
 */
gboolean
lab_test_driver_try_focus (LabTestDriver *self,
                           GtkWindow     *window)
{
  g_set_weak_pointer (&self->window, window);
  if (!gtk_widget_get_mapped (GTK_WIDGET (window)) || gtk_window_is_active (window))
    return FALSE;
  gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (window)));
  XRaiseWindow (self->display, get_xid (GTK_NATIVE (window)));
  XSetInputFocus (self->display, get_xid (GTK_NATIVE (window)), RevertToParent, CurrentTime);
  lab_test_driver_settle (self);
  return TRUE;
}

/**
 * lab_test_driver_bring_back:
 * @self: a driver
 * @window: a window
 *
 * Moves @window back to the corner if it was dragged out of the screen, because the
 * tests have no window manager that prevents it. GTK 4.8 on X11 emits criticals and
 * warnings when it opens a drop-down list beside the screen.
 *
 * Returns: %TRUE if the window was moved back
 */
gboolean
lab_test_driver_bring_back (LabTestDriver *self,
                            GtkWindow     *window)
{
  GtkWidget *widget = GTK_WIDGET (window);
  int left, top, right, bottom;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  locate (self, widget, 0, 0, &left, &top);
  locate (self, widget, gtk_widget_get_width (widget), gtk_widget_get_height (widget), &right,
          &bottom);
  if (is_on_screen (self, left, top) && is_on_screen (self, right - 1, bottom - 1))
    return FALSE;
  XMoveWindow (self->display, get_xid (GTK_NATIVE (window)), 0, 0);
  lab_test_driver_settle (self);
  return TRUE;
}

/**
 * lab_test_driver_try_move:
 * @self: a driver
 * @widget: a visible widget
 * @x: a position in the widget
 * @y: a position in the widget
 *
 * Moves the pointer to a point of a widget if it is on the screen.
 *
 * Returns: whether it is on the screen
 */
gboolean
lab_test_driver_try_move (LabTestDriver *self,
                          GtkWidget     *widget,
                          double         x,
                          double         y)
{
  if (!try_point_at (self, widget, x, y))
    return FALSE;
  lab_test_driver_settle (self);
  return TRUE;
}

/**
 * lab_test_driver_ask_for_size:
 * @self: a driver
 * @window: a visible window
 * @width: in logical pixels
 * @height: in logical pixels
 *
 * Requests a size like lab_test_driver_resize(), and does not wait.
 */
void
lab_test_driver_ask_for_size (LabTestDriver *self,
                              GtkWindow     *window,
                              int            width,
                              int            height)
{
  ask_for_size (self, window, &width, &height);
  lab_test_driver_settle (self);
}

/**
 * lab_test_driver_button:
 * @self: a driver
 * @button: the number of the mouse button, from 1
 * @down: whether to press or to release it
 *
 * Presses or releases a mouse button.
 */
void
lab_test_driver_button (LabTestDriver *self,
                        guint          button,
                        gboolean       down)
{
  XTestFakeButtonEvent (self->display, button, down, CurrentTime);
  lab_test_driver_settle (self);
}
