/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-style.h"

#include <adwaita.h>

/** lab_style_get: returns the style of the display of @widget. */
LabStyle
lab_style_get (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));

  return (LabStyle) ((adw_style_manager_get_dark (manager) ? LAB_STYLE_NIGHT : LAB_STYLE_DAY)
                     + (adw_style_manager_get_high_contrast (manager) ? LAB_STYLE_CLEAR_DAY : 0));
}

/**
 * lab_style_follow:
 * @widget: a widget that draws with colors of its own
 *
 * Redraws @widget when the style changes: to light, to dark, or to high contrast.
 */
void
lab_style_follow (GtkWidget *widget)
{
  static const char * const signals[] = { "notify::dark", "notify::high-contrast" };

  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (
        adw_style_manager_get_for_display (gtk_widget_get_display (widget)), signals[i],
        G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
}

/** lab_style_get_moves: returns whether a picture moves by itself: not without animations, and not
 * with the style class `still`. */
gboolean
lab_style_get_moves (GtkWidget *picture)
{
  gboolean animated;

  g_object_get (gtk_widget_get_settings (picture), "gtk-enable-animations", &animated, NULL);
  return animated && !gtk_widget_has_css_class (picture, "still");
}

/** lab_style_set_class: gives a style class to a widget, or takes it away. */
void
lab_style_set_class (GtkWidget  *widget,
                     const char *name,
                     gboolean    is_set)
{
  (is_set ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (widget, name);
}
