/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-activity.h"

/**
 * lab_window_activity_watch:
 * @widget: a widget
 * @callback: (scope forever): called with @widget
 *
 * Calls back when the window of @widget becomes active or inactive, also when @widget comes into a
 * window or leaves it. A key that is held meanwhile may be released in another window, which GTK
 * does not report.
 */
void
lab_window_activity_watch (GtkWidget *widget,
                           GCallback  callback)
{
  GtkExpression *root = gtk_property_expression_new (GTK_TYPE_WIDGET, NULL, "root");
  g_autoptr (GtkExpression) active = gtk_property_expression_new (GTK_TYPE_WINDOW, root,
                                                                  "is-active");

  gtk_expression_watch (active, widget, (GtkExpressionNotify) callback, widget, NULL);
}
