/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-touch.h"

#include <X11/extensions/XInput2.h>
#include <gdk/x11/gdkx.h>

/* The X server gives its first pointer this number. */
#define POINTER 2

/* Private helpers */

static Display *
get_display (GtkWidget *widget)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gdk_x11_display_get_xdisplay (gtk_widget_get_display (widget));
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* Sets the window of the event and the place in it, in device pixels. */
static void
locate (XIDeviceEvent *event,
        GtkWidget     *widget,
        double         x,
        double         y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  int scale = gdk_surface_get_scale_factor (surface);
  double left, top;
  int root_x, root_y;
  Window child;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native), &point, &point));
  gtk_native_get_surface_transform (native, &left, &top);
  event->root = DefaultRootWindow (event->display);
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  event->event = gdk_x11_surface_get_xid (surface);
  event->time = gdk_x11_get_server_time (surface);
  G_GNUC_END_IGNORE_DEPRECATIONS
  event->event_x = (point.x + left) * scale;
  event->event_y = (point.y + top) * scale;
  XTranslateCoordinates (event->display, event->event, event->root, (int) event->event_x,
                         (int) event->event_y, &root_x, &root_y, &child);
  event->root_x = root_x;
  event->root_y = root_y;
}

static void
send (LabTestDriver *driver,
      int            type,
      guint          finger,
      GtkWidget     *widget,
      double         x,
      double         y)
{
  XIDeviceEvent event = { .type = GenericEvent, .display = get_display (widget), .evtype = type,
                          .deviceid = POINTER, .sourceid = POINTER, .detail = (int) finger };
  XEvent cookie = { 0 };
  int first_event, first_error;

  g_assert_true (XQueryExtension (event.display, "XInputExtension", &event.extension, &first_event,
                                  &first_error));
  /* The first finger also moves the pointer, for programs that know no touchscreens. */
  event.flags = finger == 1 ? XITouchEmulatingPointer : 0;
  locate (&event, widget, x, y);
  cookie.xcookie = (XGenericEventCookie) { .type = GenericEvent, .display = event.display,
                                           .extension = event.extension, .evtype = type,
                                           .data = &event };
  XPutBackEvent (event.display, &cookie);
  lab_test_driver_settle (driver);
}

/* Public functions */

/** lab_test_touch_down: puts a finger, from 1, on a point of @widget. */
void
lab_test_touch_down (LabTestDriver *driver,
                     guint          finger,
                     GtkWidget     *widget,
                     double         x,
                     double         y)
{
  send (driver, XI_TouchBegin, finger, widget, x, y);
}

/** lab_test_touch_move: moves a finger to a point of @widget. */
void
lab_test_touch_move (LabTestDriver *driver,
                     guint          finger,
                     GtkWidget     *widget,
                     double         x,
                     double         y)
{
  send (driver, XI_TouchUpdate, finger, widget, x, y);
}

/** lab_test_touch_up: lifts a finger from a point of @widget. */
void
lab_test_touch_up (LabTestDriver *driver,
                   guint          finger,
                   GtkWidget     *widget,
                   double         x,
                   double         y)
{
  send (driver, XI_TouchEnd, finger, widget, x, y);
}

/** lab_test_touch_tap: taps on the center of @widget. */
void
lab_test_touch_tap (LabTestDriver *driver,
                    GtkWidget     *widget)
{
  double x = gtk_widget_get_width (widget) / 2.0, y = gtk_widget_get_height (widget) / 2.0;

  lab_test_touch_down (driver, 1, widget, x, y);
  lab_test_touch_up (driver, 1, widget, x, y);
}
