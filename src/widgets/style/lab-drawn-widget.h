/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_DRAWN_WIDGET (lab_drawn_widget_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabDrawnWidget, lab_drawn_widget, LAB, DRAWN_WIDGET, GtkWidget)

/**
 * LabDrawnWidgetClass:
 * @minimum: the least width and height, in logical pixels
 * @natural: the natural width and height; with @columns and @rows, the natural height
 * @columns: how wide it is if it is @rows high; 0 if its height does not depend on its width
 * @rows: see @columns
 *
 * How large it wants to be.
 */
struct _LabDrawnWidgetClass
{
  GtkWidgetClass parent_class;

  int minimum;
  int natural;
  int columns;
  int rows;
};

void lab_drawn_widget_set_size (LabDrawnWidget *self,
                                int             minimum,
                                int             natural);

G_END_DECLS
