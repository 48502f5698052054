/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_LAYOUT (lab_layout_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabLayout, lab_layout, LAB, LAYOUT, GtkWidget)

/**
 * LabLayoutClass:
 * @measure_width: measures the width
 * @measure_height: measures the height for a width, which is -1 if it is not known
 * @place: places the children in the given width and height
 *
 * What a layout must define.
 */
struct _LabLayoutClass
{
  GtkWidgetClass parent_class;

  void (*measure_width)  (GtkWidget *widget,
                          int       *minimum,
                          int       *natural);
  void (*measure_height) (GtkWidget *widget,
                          int        width,
                          int       *minimum,
                          int       *natural);
  void (*place)          (GtkWidget *widget,
                          int        width,
                          int        height);
};

GtkWidget *lab_layout_get_first      (GtkWidget *widget);
GtkWidget *lab_layout_get_next       (GtkWidget *child);
int        lab_layout_measure_width  (GtkWidget *child,
                                      int       *natural);
int        lab_layout_measure_height (GtkWidget *child,
                                      int        width,
                                      int       *natural);
void       lab_layout_place          (GtkWidget *child,
                                      int        x,
                                      int        y,
                                      int        width,
                                      int        height);

G_END_DECLS
