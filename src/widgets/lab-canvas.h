/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** LAB_CANVAS_ZOOM_STEP: the factor of a button, a key, and a step of the wheel. */
#define LAB_CANVAS_ZOOM_STEP 1.25

#define LAB_TYPE_CANVAS (lab_canvas_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabCanvas, lab_canvas, LAB, CANVAS, GtkWidget)

/**
 * LabCanvasClass:
 * @update: sets how far it can scroll, for new adjustments
 * @scrolled: (nullable): it shows another part; it will be drawn again anyway
 * @get_zoom: returns the zoom
 * @zoom_at: zooms so that what is at a point of the widget stays there
 *
 * What a drawing does.
 */
struct _LabCanvasClass
{
  GtkWidgetClass parent_class;

  void   (*update)   (LabCanvas *self);
  void   (*scrolled) (LabCanvas *self);
  double (*get_zoom) (LabCanvas *self);
  void   (*zoom_at)  (LabCanvas *self,
                      double     zoom,
                      double     x,
                      double     y);
};

int            lab_canvas_get_size       (LabCanvas *self,
                                          guint      axis);
GtkAdjustment *lab_canvas_get_adjustment (LabCanvas *self,
                                          guint      axis);

G_END_DECLS
