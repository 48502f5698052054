/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-bench.h"

G_BEGIN_DECLS

/* Shows a widget in a window of this size. */
static inline GtkWindow *
lab_bench_show (GtkWidget *child,
                int        width,
                int        height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_child (window, child);
  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_present (window);
  return window;
}

G_END_DECLS
