/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-gestures.h"

/* Private helpers */

/* Adds the gestures of @widget, and of all widgets in it, that follow a button or a finger. */
static void
collect (GtkWidget *widget,
         GPtrArray *gestures)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE (controller)
          && gtk_gesture_get_device (GTK_GESTURE (controller)) != NULL)
        g_ptr_array_add (gestures, g_steal_pointer (&controller));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, gestures);
}

/* Public functions */

/**
 * lab_gestures_cancel:
 * @widget: a widget that will not be shown again
 *
 * Cancels all presses and drags in @widget. A gesture has a reference to the widget under the
 * pointer until the button is released; if that is the gesture's own widget, GTK would never
 * free it.
 */
void
lab_gestures_cancel (GtkWidget *widget)
{
  g_autoptr (GPtrArray) gestures = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  collect (widget, gestures);
  for (guint i = 0; i < gestures->len; i++)
    gtk_event_controller_reset (gestures->pdata[i]);
}
