/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tooltips.h"

#include <string.h>

/* In GTK 4 a tooltip is a surface of its own that takes the clicks on it and drops them. A
 * pointer that jumps to a button or tile under a tooltip could not click there. */

/* Private helpers */

static gboolean
on_realize (GSignalInvocationHint *hint G_GNUC_UNUSED,
            guint                  n_values G_GNUC_UNUSED,
            const GValue          *values,
            gpointer               data G_GNUC_UNUSED)
{
  GObject *widget = g_value_get_object (&values[0]);

  /* GTK has no public name for the type, and no other way to its widget. */
  if (strcmp (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow") == 0)
    {
      cairo_region_t *nothing = cairo_region_create ();

      gdk_surface_set_input_region (gtk_native_get_surface (GTK_NATIVE (widget)), nothing);
      cairo_region_destroy (nothing);
    }
  return TRUE;
}

/* Public functions */

/**
 * lab_tooltips_let_clicks_through:
 *
 * Makes all tooltips of the program transparent for the pointer, so that a click on a tooltip goes
 * to what is below. Call this once.
 */
void
lab_tooltips_let_clicks_through (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, on_realize, NULL,
                              NULL);
}

/**
 * lab_tooltips_set:
 * @widget: a widget
 * @text: (nullable): the tooltip
 *
 * Changes the tooltip of a widget if it is another one. Whenever a tooltip is set, also to the same
 * text, GTK asks the display where the pointer is, and waits for three answers.
 */
void
lab_tooltips_set (GtkWidget  *widget,
                  const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}
