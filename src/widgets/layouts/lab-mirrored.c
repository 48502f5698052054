/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-mirrored.h"

/**
 * lab_mirrored_allocate:
 * @child: a widget
 * @x: its left edge in a layout from left to right
 * @y: its top edge
 * @width: its width
 * @height: its height
 *
 * Places a child within its parent, for the parent's size_allocate(). If the parent is laid out
 * from right to left, the place is mirrored.
 */
void
lab_mirrored_allocate (GtkWidget *child,
                       int        x,
                       int        y,
                       int        width,
                       int        height)
{
  GtkAllocation area = { x, y, width, height };
  GtkWidget *parent = gtk_widget_get_parent (child);

  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (parent) - x - width;
  gtk_widget_size_allocate (child, &area, -1);
}
