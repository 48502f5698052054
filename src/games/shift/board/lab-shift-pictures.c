/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-pictures.h"

#include "lab-shift-position.h"
#include "lab-style.h"

/* The largest board needs half of this. */
#define MAX_BYTES (64 << 20)

/* The time for drawing pictures in each frame, in microseconds. It leaves time for the pictures of
 * other games, which How to Play can show in the same frame. */
#define DRAWING_TIME 10000

/**
 * LabShiftTreasurePicture:
 *
 * A treasure on its disc.
 */
struct _LabShiftTreasurePicture
{
  LabDrawnWidget parent_instance;

  LabShiftTreasure treasure;
};

G_DEFINE_FINAL_TYPE (LabShiftTreasurePicture, lab_shift_treasure_picture, LAB_TYPE_DRAWN_WIDGET)

static void
lab_shift_treasure_picture_snapshot (GtkWidget   *widget,
                                     GtkSnapshot *snapshot)
{
  LabShiftTreasurePicture *self = LAB_SHIFT_TREASURE_PICTURE (widget);
  int size = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  if (self->treasure != LAB_SHIFT_TREASURE_NONE)
    lab_shift_pictures_snapshot (widget, snapshot, GRAPHENE_POINT_INIT (0, 0),
                                 LAB_SHIFT_PICTURE_TOKEN, self->treasure, size, size);
}

static void
lab_shift_treasure_picture_class_init (LabShiftTreasurePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_shift_treasure_picture_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_shift_treasure_picture_init (LabShiftTreasurePicture *self)
{
  self->treasure = LAB_SHIFT_TREASURE_NONE;
}

/* Public functions */

/**
 * lab_shift_color_to_rgba:
 * @color: a color
 * @alpha: a factor for its opacity, 0 to 1
 *
 * Converts a color for GTK.
 *
 * Returns: the color
 */
GdkRGBA
lab_shift_color_to_rgba (LabColor color,
                         double   alpha)
{
  return (GdkRGBA) { (float) color.red, (float) color.green, (float) color.blue,
                     (float) (color.alpha * alpha) };
}

/**
 * lab_shift_snapshot_fill:
 * @snapshot: the snapshot to draw on
 * @bounds: the area to fill
 * @radius: the radius of its corners, in pixels
 * @color: the color
 * @alpha: a factor for the opacity of the color, 0 to 1
 *
 * Fills a rounded rectangle, or a disc if the radius is large enough.
 */
void
lab_shift_snapshot_fill (GtkSnapshot           *snapshot,
                         const graphene_rect_t *bounds,
                         float                  radius,
                         LabColor               color,
                         double                 alpha)
{
  GdkRGBA rgba = lab_shift_color_to_rgba (color, alpha);
  GskRoundedRect clip;

  gsk_rounded_rect_init_from_rect (&clip, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  gtk_snapshot_append_color (snapshot, &rgba, bounds);
  gtk_snapshot_pop (snapshot);
}

/**
 * lab_shift_snapshot_outline:
 * @snapshot: the snapshot to draw on
 * @bounds: the outer edge of the line
 * @radius: the radius of its corners, in pixels
 * @width: the width of the line, in pixels
 * @color: the color
 * @alpha: a factor for the opacity of the color, 0 to 1
 *
 * Draws a line inside the edge of a rounded rectangle.
 */
void
lab_shift_snapshot_outline (GtkSnapshot           *snapshot,
                            const graphene_rect_t *bounds,
                            float                  radius,
                            float                  width,
                            LabColor               color,
                            double                 alpha)
{
  GdkRGBA rgba = lab_shift_color_to_rgba (color, alpha);
  const float widths[4] = { width, width, width, width };
  const GdkRGBA colors[4] = { rgba, rgba, rgba, rgba };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_append_border (snapshot, &outline, widths, colors);
}

/**
 * lab_shift_snapshot_center:
 * @width: the width of an area, in pixels
 * @height: the height of the area
 * @inner_width: the width of a picture
 * @inner_height: the height of the picture
 *
 * Centers a picture in an area. Its place is rounded to whole pixels,
 * because the picture would be blurred between them.
 *
 * Returns: the top left corner of the picture
 */
graphene_point_t
lab_shift_snapshot_center (int width,
                           int height,
                           int inner_width,
                           int inner_height)
{
  int left = (width - inner_width) / 2;
  int top = (height - inner_height) / 2;

  return GRAPHENE_POINT_INIT ((float) left, (float) top);
}

/**
 * lab_shift_snapshot_shows_focus:
 * @widget: a part of the board
 *
 * Decides whether a widget shows its focus. GTK hides the focus three seconds after the last
 * key press. Thinking about a turn takes longer, so the board shows it until the player uses the
 * mouse.
 *
 * Returns: %TRUE if @widget has the focus and should show it
 */
gboolean
lab_shift_snapshot_shows_focus (GtkWidget *widget)
{
  GtkWidget *parent;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  parent = gtk_widget_get_parent (widget);
  return gtk_widget_has_focus (widget) && parent != NULL
         && gtk_widget_has_css_class (parent, LAB_SHIFT_SNAPSHOT_BY_KEYS);
}

/**
 * lab_shift_treasure_picture_set_treasure:
 * @self: a picture
 * @treasure: the treasure to show, or %LAB_SHIFT_TREASURE_NONE
 *
 * Shows another treasure.
 */
void
lab_shift_treasure_picture_set_treasure (LabShiftTreasurePicture *self,
                                         LabShiftTreasure         treasure)
{
  g_return_if_fail (LAB_IS_SHIFT_TREASURE_PICTURE (self));

  self->treasure = treasure;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  treasure == LAB_SHIFT_TREASURE_NONE
                                    ? ""
                                    : lab_shift_treasure_get_name (treasure),
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_shift_pictures_get:
 * @widget: a widget
 *
 * Returns: (transfer none): the pictures of the widget's display
 */
LabPictureCache *
lab_shift_pictures_get (GtkWidget *widget)
{
  GObject *display = G_OBJECT (gtk_widget_get_display (widget));
  LabPictureCache *cache = g_object_get_data (display, "lab-pictures");

  if (cache == NULL)
    {
      cache = lab_picture_cache_new_shared (lab_shift_art_draw, NULL, MAX_BYTES, DRAWING_TIME);
      g_object_set_data_full (display, "lab-pictures", cache,
                              (GDestroyNotify) lab_picture_cache_free);
    }
  return cache;
}

/**
 * lab_shift_palette_get:
 * @widget: a widget
 *
 * Returns: (transfer none): the colors of the style of its display
 */
const LabShiftPalette *
lab_shift_palette_get (GtkWidget *widget)
{
  return &lab_shift_palettes[lab_style_get (widget)];
}

/**
 * lab_shift_pictures_snapshot:
 * @widget: the widget to draw for
 * @snapshot: where to draw
 * @place: its top left corner
 * @what: what to draw
 * @detail: which one of these; see #LabShiftPicture
 * @width: its width, in logical pixels
 * @height: its height
 *
 * Draws a picture.
 */
void
lab_shift_pictures_snapshot (GtkWidget       *widget,
                             GtkSnapshot     *snapshot,
                             graphene_point_t place,
                             LabShiftPicture  what,
                             guint            detail,
                             int              width,
                             int              height)
{
  LabPictureCache *cache = lab_shift_pictures_get (widget);
  graphene_rect_t bounds = { place, GRAPHENE_SIZE_INIT ((float) width, (float) height) };
  int scale = gtk_widget_get_scale_factor (widget);
  GdkTexture *texture;

  if (width <= 0 || height <= 0)
    return;
  lab_picture_cache_set_look (cache, lab_shift_palette_get (widget), 0);
  texture = lab_picture_cache_get_in_time (cache, widget, what, detail, width * scale,
                                           height * scale);
  if (texture != NULL)
    gtk_snapshot_append_texture (snapshot, texture, &bounds);
}

/**
 * lab_shift_pictures_snapshot_frame:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @size: width and height of the board in logical pixels
 * @margin: width of the frame on each side
 *
 * Draws the tray of a board. Only its sides are cached as pictures, because the floor is most
 * of the area and has one color.
 */
void
lab_shift_pictures_snapshot_frame (GtkWidget   *widget,
                                   GtkSnapshot *snapshot,
                                   int          size,
                                   int          margin)
{
  const LabShiftPalette *palette = lab_shift_palette_get (widget);
  int bed = size - 2 * margin;
  const struct
  {
    int x, y, width, height;
  } sides[LAB_SHIFT_N_SIDES] = {
    { 0, 0, size, margin },
    { size - margin, margin, margin, bed },
    { 0, size - margin, size, margin },
    { 0, margin, margin, bed },
  };
  GdkRGBA recess = lab_shift_color_to_rgba (palette->recess, 1);

  for (guint side = 0; side < LAB_SHIFT_N_SIDES; side++)
    lab_shift_pictures_snapshot (widget, snapshot,
                                 GRAPHENE_POINT_INIT ((float) sides[side].x,
                                                      (float) sides[side].y),
                                 LAB_SHIFT_PICTURE_FRAME, side, sides[side].width,
                                 sides[side].height);
  gtk_snapshot_append_color (snapshot, &recess,
                             &GRAPHENE_RECT_INIT ((float) margin, (float) margin, (float) bed,
                                                  (float) bed));
}
