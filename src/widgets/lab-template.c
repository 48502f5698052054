/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-template.h"

#include "lab-widgets-resources.h"

/** lab_template_set: sets the template of a class, among the resources of widgets or others that
 * are registered. */
void
lab_template_set (GtkWidgetClass *klass,
                  const char     *path)
{
  g_resources_register (lab_widgets_get_resource ());
  gtk_widget_class_set_template_from_resource (klass, path);
}
