/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-scene.h"

#include <adwaita.h>
#include <pango/pangocairo.h>

/* The letters of the board grow with the board, but are never smaller than the program's. */
#define TEXT_PART 0.028

/**
 * lab_classic_scene_get_text_height:
 * @widget: a widget
 *
 * Returns: the size of the font of @widget, which follows the setting of the desktop, in pixels
 */
double
lab_classic_scene_get_text_height (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double resolution = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  /* A negative resolution means the default of pango_cairo_font_map_set_resolution(). */
  return size * (resolution > 0 ? resolution : 96) / 72;
}

/**
 * lab_classic_scene_init:
 * @self: (out): what a board shows
 * @widget: the widget that shows it
 * @state: the position
 *
 * Shows a position and nothing else, in the size and the colors of @widget.
 */
void
lab_classic_scene_init (LabClassicScene *self,
                        GtkWidget       *widget,
                        gconstpointer    state)
{
  AdwStyleManager *manager
      = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  *self = (LabClassicScene) {
    .state = state,
    .width = width,
    .height = height,
    .text = MAX (0.9 * lab_classic_scene_get_text_height (widget), TEXT_PART * MIN (width, height)),
    .palette = lab_classic_palette_get (adw_style_manager_get_dark (manager),
                                        adw_style_manager_get_high_contrast (manager)),
    .origin = -1,
    .chosen = -1,
    .preview = -1,
    .pulse = 1,
  };
}
