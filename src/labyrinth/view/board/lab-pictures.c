/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pictures.h"

#include <adwaita.h>

#include "lab-art.h"
#include "lab-snapshot.h"
#include "lab-treasure-drawing.h"

/**
 * LabPictures:
 *
 * A cache of pictures. It draws each picture once for a size and palette and keeps it as a
 * texture, which can then be moved as a render node. Each display has one cache.
 */
struct _LabPictures
{
  GObject parent_instance;

  AdwStyleManager *style_manager;
  LabFrameBudget *time;
  GHashTable *textures;       /* GdkTexture by PictureKey */
  GHashTable *latest;         /* the same by get_idea(): one of any size and palette */
  gsize n_bytes;
};

/* The cache drops all textures when they take more bytes than this, because a window that is
 * being resized leaves many sizes behind. The largest board needs half of it. */
#define MAX_BYTES (64 << 20)

/* Cairo's format, but with colors that are not premultiplied. */
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
#define STRAIGHT_FORMAT GDK_MEMORY_B8G8R8A8
#else
#define STRAIGHT_FORMAT GDK_MEMORY_A8R8G8B8
#endif

typedef enum
{
  PICTURE_TILE,
  PICTURE_TOKEN,
  PICTURE_TREASURE,
  PICTURE_PAWN,
  PICTURE_FRAME,
  PICTURE_ARROW,
  PICTURE_SPARK,
  PICTURE_BACK,
} PictureKind;

/* Sizes are in device pixels. */
typedef struct
{
  PictureKind kind;
  LabPaletteId palette;
  int width;
  int height;
  int what;
  int detail;
  int scale;
} PictureKey;

G_DEFINE_FINAL_TYPE (LabPictures, lab_pictures, G_TYPE_OBJECT)

/* Private helpers */

static guint
hash_key (gconstpointer pointer)
{
  const PictureKey *key = pointer;
  guint hash = (guint) key->kind;

  hash = hash * 31 + (guint) key->palette;
  hash = hash * 31 + (guint) key->width;
  hash = hash * 31 + (guint) key->height;
  hash = hash * 31 + (guint) key->what;
  hash = hash * 31 + (guint) key->detail;
  return hash * 31 + (guint) key->scale;
}

static gboolean
keys_are_equal (gconstpointer a,
                gconstpointer b)
{
  const PictureKey *one = a, *other = b;

  return one->kind == other->kind && one->palette == other->palette && one->width == other->width
         && one->height == other->height && one->what == other->what
         && one->detail == other->detail && one->scale == other->scale;
}

/* Draws one side of the frame by clipping the whole frame. */
static void
draw_frame (cairo_t          *cr,
            const PictureKey *key)
{
  int margin = key->what;
  int size = key->detail % 2 == 0 ? key->width : key->height + 2 * margin;

  switch ((LabSide) key->detail)
    {
    case LAB_EAST:
      cairo_translate (cr, margin - size, -margin);
      break;
    case LAB_SOUTH:
      cairo_translate (cr, 0, margin - size);
      break;
    case LAB_WEST:
      cairo_translate (cr, 0, -margin);
      break;
    case LAB_NORTH:
    default:
      break;
    }
  lab_art_draw_frame (cr, lab_palette_get (key->palette), size, margin);
}

static void
draw_picture (cairo_t          *cr,
              const PictureKey *key)
{
  const LabPalette *palette = lab_palette_get (key->palette);
  double width = key->width;
  double height = key->height;

  switch (key->kind)
    {
    case PICTURE_TILE:
      lab_art_draw_tile (cr, palette, width, (LabOpenings) key->what, key->detail & 1,
                         (LabSeat) (key->detail >> 1));
      break;
    case PICTURE_TOKEN:
      lab_art_draw_token (cr, palette, width);
      lab_treasure_drawing_draw (cr, (LabTreasure) key->what, width * 0.155, width);
      break;
    case PICTURE_TREASURE:
      lab_treasure_drawing_draw (cr, (LabTreasure) key->what, 0, width);
      break;
    case PICTURE_PAWN:
      lab_art_draw_pawn (cr, palette, width, (LabSeat) key->what);
      break;
    case PICTURE_FRAME:
      draw_frame (cr, key);
      break;
    case PICTURE_ARROW:
      lab_art_draw_arrow (cr, palette, width, height, (LabSide) key->what,
                          (LabArrowLook) key->detail);
      break;
    case PICTURE_SPARK:
      lab_art_draw_spark (cr, palette, width);
      break;
    case PICTURE_BACK:
      lab_art_draw_back (cr, palette, width, height);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Replaces premultiplied colors by straight ones. When cairo draws, GTK 4.8 copies a texture for
 * each frame, and converts these to its own format ten times faster than premultiplied ones. */
static void
separate_alpha (guint32 *pixels,
                gsize    n_pixels)
{
  for (gsize i = 0; i < n_pixels; i++)
    {
      guint32 alpha = pixels[i] >> 24;
      guint32 color = alpha << 24;

      if (alpha == 0 || alpha == 255)
        continue;
      for (guint shift = 0; shift < 24; shift += 8)
        color |= MIN (((pixels[i] >> shift & 0xff) * 255 + alpha / 2) / alpha, 255) << shift;
      pixels[i] = color;
    }
}

static GdkTexture *
draw_texture (const PictureKey *key)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, key->width,
                                                         key->height);
  cairo_t *cr = cairo_create (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  draw_picture (cr, key);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  separate_alpha ((guint32 *) (void *) cairo_image_surface_get_data (surface),
                  stride / 4 * (gsize) key->height);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      stride * (gsize) key->height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (key->width, key->height, STRAIGHT_FORMAT, bytes, stride);
}

/* Returns a key for what the picture shows, independent of size and palette. */
static PictureKey
get_idea (const PictureKey *key)
{
  return (PictureKey) { .kind = key->kind, .detail = key->detail,
                        .what = key->kind == PICTURE_FRAME ? 0 : key->what };
}

static GdkTexture *
draw (LabPictures      *self,
      const PictureKey *key)
{
  gint64 begin = g_get_monotonic_time ();
  gsize n_bytes = (gsize) key->width * (gsize) key->height * 4;
  GdkTexture *texture = draw_texture (key);
  PictureKey idea = get_idea (key);

  if (self->n_bytes + n_bytes > MAX_BYTES)
    {
      g_hash_table_remove_all (self->textures);
      self->n_bytes = 0;
    }
  self->n_bytes += n_bytes;
  g_hash_table_insert (self->textures, g_memdup2 (key, sizeof *key), texture);
  g_hash_table_replace (self->latest, g_memdup2 (&idea, sizeof idea), g_object_ref (texture));
  lab_frame_budget_spend (self->time, g_get_monotonic_time () - begin);
  return texture;
}

/* Returns the texture for @key. If there is no time left in this frame to draw it, returns the
 * last texture of the same thing in another size or palette, or %NULL. */
static GdkTexture *
find_texture (LabPictures      *self,
              GtkWidget        *widget,
              const PictureKey *key)
{
  GdkTexture *texture = g_hash_table_lookup (self->textures, key);
  PictureKey idea;

  if (texture != NULL)
    return texture;
  if (lab_frame_budget_is_left (self->time, widget))
    return draw (self, key);
  lab_frame_budget_draw_later (self->time, widget);
  idea = get_idea (key);
  return g_hash_table_lookup (self->latest, &idea);
}

/* Draws the picture for @key, whose sizes are in logical pixels. */
static void
snapshot_picture (GtkWidget   *widget,
                  GtkSnapshot *snapshot,
                  PictureKey   key)
{
  LabPictures *self = lab_pictures_get_for_widget (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) key.width, (float) key.height);
  GdkTexture *texture;

  if (key.width <= 0 || key.height <= 0)
    return;
  key.scale = gtk_widget_get_scale_factor (widget);
  key.palette = lab_pictures_get_palette_id (self);
  key.width *= key.scale;
  key.height *= key.scale;
  if (key.kind == PICTURE_FRAME)
    key.what *= key.scale;

  texture = find_texture (self, widget, &key);
  if (texture != NULL)
    gtk_snapshot_append_texture (snapshot, texture, &bounds);
}

/* GObject */

static void
lab_pictures_finalize (GObject *object)
{
  LabPictures *self = LAB_PICTURES (object);

  g_hash_table_unref (self->textures);
  g_hash_table_unref (self->latest);
  lab_frame_budget_free (self->time);
  G_OBJECT_CLASS (lab_pictures_parent_class)->finalize (object);
}

static void
lab_pictures_class_init (LabPicturesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_pictures_finalize;
}

static void
lab_pictures_init (LabPictures *self)
{
  self->time = lab_frame_budget_new ();
  self->textures = g_hash_table_new_full (hash_key, keys_are_equal, g_free, g_object_unref);
  self->latest = g_hash_table_new_full (hash_key, keys_are_equal, g_free, g_object_unref);
}

/* Public functions */

/**
 * lab_pictures_get_for_widget:
 * @widget: a widget
 *
 * Returns: (transfer none): the pictures of the widget's display
 */
LabPictures *
lab_pictures_get_for_widget (GtkWidget *widget)
{
  GdkDisplay *display = gtk_widget_get_display (widget);
  LabPictures *self = g_object_get_data (G_OBJECT (display), "lab-pictures");

  if (self == NULL)
    {
      self = g_object_new (LAB_TYPE_PICTURES, NULL);
      self->style_manager = adw_style_manager_get_for_display (display);
      g_object_set_data_full (G_OBJECT (display), "lab-pictures", self, g_object_unref);
    }
  return self;
}

/**
 * lab_pictures_get_palette_id:
 * @self: the pictures
 *
 * Returns: the palette for the current theme
 */
LabPaletteId
lab_pictures_get_palette_id (LabPictures *self)
{
  gboolean dark;

  g_return_val_if_fail (LAB_IS_PICTURES (self), LAB_PALETTE_DAY);

  dark = adw_style_manager_get_dark (self->style_manager);
  if (adw_style_manager_get_high_contrast (self->style_manager))
    return dark ? LAB_PALETTE_CLEAR_NIGHT : LAB_PALETTE_CLEAR_DAY;
  return dark ? LAB_PALETTE_NIGHT : LAB_PALETTE_DAY;
}

/**
 * lab_pictures_get_palette:
 * @self: the pictures
 *
 * Returns: (transfer none): the colors of the current theme
 */
const LabPalette *
lab_pictures_get_palette (LabPictures *self)
{
  g_return_val_if_fail (LAB_IS_PICTURES (self), NULL);

  return lab_palette_get (lab_pictures_get_palette_id (self));
}

/** lab_pictures_get_time: (transfer none): returns the budget for drawing in one frame. */
LabFrameBudget *
lab_pictures_get_time (LabPictures *self)
{
  g_return_val_if_fail (LAB_IS_PICTURES (self), NULL);

  return self->time;
}

/**
 * lab_pictures_snapshot_tile:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @size: width and height in logical pixels
 * @openings: the open sides
 * @fixed: whether the tile never moves
 * @start_of: the seat that starts here, or %LAB_SEAT_NONE
 *
 * Draws a tile without its treasure.
 */
void
lab_pictures_snapshot_tile (GtkWidget   *widget,
                            GtkSnapshot *snapshot,
                            int          size,
                            LabOpenings  openings,
                            gboolean     fixed,
                            LabSeat      start_of)
{
  snapshot_picture (widget, snapshot,
                    (PictureKey) { .kind = PICTURE_TILE, .width = size, .height = size,
                                   .what = openings, .detail = (start_of << 1) + (fixed ? 1 : 0) });
}

/** lab_pictures_snapshot_token: draws @treasure on its disc, @size pixels wide. */
void
lab_pictures_snapshot_token (GtkWidget   *widget,
                             GtkSnapshot *snapshot,
                             int          size,
                             LabTreasure  treasure)
{
  snapshot_picture (widget, snapshot,
                    (PictureKey) { .kind = PICTURE_TOKEN, .width = size, .height = size,
                                   .what = treasure });
}

/** lab_pictures_snapshot_treasure: draws @treasure alone, @size pixels wide. */
void
lab_pictures_snapshot_treasure (GtkWidget   *widget,
                                GtkSnapshot *snapshot,
                                int          size,
                                LabTreasure  treasure)
{
  snapshot_picture (widget, snapshot,
                    (PictureKey) { .kind = PICTURE_TREASURE, .width = size, .height = size,
                                   .what = treasure });
}

/** lab_pictures_snapshot_pawn: draws the pawn of @seat, @size pixels high. */
void
lab_pictures_snapshot_pawn (GtkWidget   *widget,
                            GtkSnapshot *snapshot,
                            int          size,
                            LabSeat      seat)
{
  snapshot_picture (widget, snapshot,
                    (PictureKey) { .kind = PICTURE_PAWN, .width = size, .height = size,
                                   .what = seat });
}

/**
 * lab_pictures_snapshot_frame:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @size: width and height of the board in logical pixels
 * @margin: width of the frame on each side
 *
 * Draws the tray of a board. Only its sides are cached as pictures, because the floor is most
 * of the area and has one color.
 */
void
lab_pictures_snapshot_frame (GtkWidget   *widget,
                             GtkSnapshot *snapshot,
                             int          size,
                             int          margin)
{
  const LabPalette *palette = lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
  int bed = size - 2 * margin;
  const struct
  {
    int x, y, width, height;
  } sides[LAB_N_SIDES] = {
    { 0, 0, size, margin },
    { size - margin, margin, margin, bed },
    { 0, size - margin, size, margin },
    { 0, margin, margin, bed },
  };
  GdkRGBA recess = lab_color_to_rgba (palette->recess, 1);

  for (guint side = 0; side < LAB_N_SIDES; side++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) sides[side].x,
                                                              (float) sides[side].y));
      snapshot_picture (widget, snapshot,
                        (PictureKey) { .kind = PICTURE_FRAME, .width = sides[side].width,
                                       .height = sides[side].height, .what = margin,
                                       .detail = (int) side });
      gtk_snapshot_restore (snapshot);
    }
  gtk_snapshot_append_color (snapshot, &recess,
                             &GRAPHENE_RECT_INIT ((float) margin, (float) margin, (float) bed,
                                                  (float) bed));
}

/** lab_pictures_snapshot_arrow: draws an arrow of the frame; see lab_art_draw_arrow(). */
void
lab_pictures_snapshot_arrow (GtkWidget   *widget,
                             GtkSnapshot *snapshot,
                             int          width,
                             int          height,
                             LabSide      side,
                             LabArrowLook look)
{
  snapshot_picture (widget, snapshot,
                    (PictureKey){ .kind = PICTURE_ARROW,
                                  .width = width,
                                  .height = height,
                                  .what = (int) side,
                                  .detail = (int) look });
}

/** lab_pictures_snapshot_spark: draws a spark, @size pixels wide. */
void
lab_pictures_snapshot_spark (GtkWidget   *widget,
                             GtkSnapshot *snapshot,
                             int          size)
{
  snapshot_picture (widget, snapshot,
                    (PictureKey) { .kind = PICTURE_SPARK, .width = size, .height = size });
}

/** lab_pictures_snapshot_back: draws the back of a card. */
void
lab_pictures_snapshot_back (GtkWidget   *widget,
                            GtkSnapshot *snapshot,
                            int          width,
                            int          height)
{
  snapshot_picture (widget, snapshot,
                    (PictureKey) { .kind = PICTURE_BACK, .width = width, .height = height });
}
