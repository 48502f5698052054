/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-picture-cache.h"

#include <gtk/gtk.h>

/* A picture that was drawn as a surface, as a texture, or as both. */
typedef struct
{
  LabPicture       picture;   /* the key, with the palette */
  gconstpointer    palette;
  cairo_surface_t *surface;
  GdkTexture      *texture;
} Entry;

/* Cairo's format, but with colors that are not premultiplied. */
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
#define STRAIGHT_FORMAT GDK_MEMORY_B8G8R8A8
#else
#define STRAIGHT_FORMAT GDK_MEMORY_A8R8G8B8
#endif

/* Set on a widget that will be drawn again in the next frame. */
#define WAITING "lab-drawing-waiting"

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

/**
 * lab_surface_texture_take:
 * @surface: (transfer full): an image with the format %CAIRO_FORMAT_ARGB32
 *
 * Returns: (transfer full): a texture with the same pixels, which are not copied, but converted for
 *   GTK
 */
GdkTexture *
lab_surface_texture_take (cairo_surface_t *surface)
{
  int stride = cairo_image_surface_get_stride (surface);
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  separate_alpha ((guint32 *) (void *) cairo_image_surface_get_data (surface),
                  (gsize) stride / 4 * (gsize) height);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, STRAIGHT_FORMAT, bytes, (gsize) stride);
}

/* Private helpers */

static guint
hash_picture (gconstpointer key)
{
  const LabPicture *picture = key;
  guint hash = g_direct_hash (((const Entry *) key)->palette);

  hash = hash * 31 + picture->what;
  hash = hash * 31 + picture->detail;
  hash = hash * 31 + (guint) picture->width;
  return hash * 31 + (guint) picture->height;
}

static gboolean
pictures_are_equal (gconstpointer a,
                    gconstpointer b)
{
  const LabPicture *one = a, *other = b;

  return one->what == other->what && one->detail == other->detail && one->width == other->width
         && one->height == other->height
         && ((const Entry *) a)->palette == ((const Entry *) b)->palette;
}

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->surface, cairo_surface_destroy);
  g_clear_object (&entry->texture);
  g_free (entry);
}

static gboolean
shows (gpointer key,
       gpointer value G_GNUC_UNUSED,
       gpointer what)
{
  const LabPicture *picture = key;

  return picture->what == GPOINTER_TO_UINT (what);
}

static Entry *
find (LabPictureCache  *self,
      const LabPicture *picture)
{
  Entry key = { *picture, self->palette, NULL, NULL };
  Entry *entry = g_hash_table_lookup (self->pictures, &key);

  if (entry == NULL)
    {
      entry = g_memdup2 (&key, sizeof key);
      g_hash_table_add (self->pictures, entry);
    }
  return entry;
}

static cairo_surface_t *
draw_surface (LabPictureCache  *self,
              const LabPicture *picture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width,
                                                         picture->height);
  cairo_t *cr = cairo_create (surface);

  self->draw (cr, picture, self->palette, self->data);
  cairo_destroy (cr);
  return surface;
}

/* Returns a key for what a picture shows, independent of size and palette. */
static Entry
get_idea (const LabPicture *picture)
{
  return (Entry) { .picture = { .what = picture->what, .detail = picture->detail } };
}

static GdkTexture *
draw_in_time (LabPictureCache  *self,
              const LabPicture *picture)
{
  gint64 begin = g_get_monotonic_time ();
  gsize n_bytes = (gsize) picture->width * (gsize) picture->height * 4;
  Entry idea = get_idea (picture);
  GdkTexture *texture;

  if (self->n_bytes + n_bytes > self->max_bytes)
    lab_picture_cache_forget (self);
  self->n_bytes += n_bytes;
  texture = lab_picture_cache_get_sized (self, picture->what, picture->detail, picture->width,
                                         picture->height);
  idea.texture = g_object_ref (texture);
  g_hash_table_add (self->latest, g_memdup2 (&idea, sizeof idea));
  self->spent += g_get_monotonic_time () - begin;
  return texture;
}

/* Returns whether another picture can be drawn in this frame; at least one always can. */
static gboolean
has_time (LabPictureCache *self,
          GtkWidget       *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 frame;

  if (clock == NULL)
    return TRUE;
  frame = gdk_frame_clock_get_frame_counter (clock);
  if (self->clock != clock || self->frame != frame)
    self->spent = 0;
  self->clock = clock;
  self->frame = frame;
  return self->spent < self->limit;
}

static gboolean
on_next_frame (GtkWidget     *widget,
               GdkFrameClock *clock G_GNUC_UNUSED,
               gpointer       data G_GNUC_UNUSED)
{
  g_object_set_data (G_OBJECT (widget), WAITING, NULL);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

/* Runs in the next frame, or when the widget is finalized before that. */
static void
on_waited (gpointer data)
{
  LabPictureCache *self = data;

  self->n_waiting--;
}

static void
draw_later (LabPictureCache *self,
            GtkWidget       *widget)
{
  if (g_object_get_data (G_OBJECT (widget), WAITING) != NULL)
    return;
  g_object_set_data (G_OBJECT (widget), WAITING, self);
  self->n_waiting++;
  gtk_widget_add_tick_callback (widget, on_next_frame, self, on_waited);
}

/* Public functions */

/**
 * lab_picture_cache_new:
 * @draw: draws a picture
 * @data: data for @draw
 *
 * Returns: (transfer full): a cache without a look and without pictures
 */
LabPictureCache *
lab_picture_cache_new (LabPictureDraw draw,
                       gpointer       data)
{
  LabPictureCache *self = g_new0 (LabPictureCache, 1);

  self->draw = draw;
  self->data = data;
  self->pictures = g_hash_table_new_full (hash_picture, pictures_are_equal, free_entry, NULL);
  return self;
}

/**
 * lab_picture_cache_new_shared:
 * @draw: draws a picture
 * @data: data for @draw
 * @max_bytes: how much memory the pictures may take
 * @limit: for how long pictures may be drawn in a frame, in microseconds
 *
 * Makes a cache for widgets with several sizes; see lab_picture_cache_get_in_time(). Pictures with
 * another look are kept. When there are too many, all are forgotten, since a window that is being
 * resized leaves many sizes behind.
 *
 * Returns: (transfer full): a cache without pictures; it must outlive all widgets that use it
 */
LabPictureCache *
lab_picture_cache_new_shared (LabPictureDraw draw,
                              gpointer       data,
                              gsize          max_bytes,
                              gint64         limit)
{
  LabPictureCache *self = lab_picture_cache_new (draw, data);

  self->max_bytes = max_bytes;
  self->limit = limit;
  self->latest = g_hash_table_new_full (hash_picture, pictures_are_equal, free_entry, NULL);
  return self;
}

/** lab_picture_cache_free: frees a cache and its pictures. */
void
lab_picture_cache_free (LabPictureCache *self)
{
  g_hash_table_unref (self->pictures);
  g_clear_pointer (&self->latest, g_hash_table_unref);
  g_free (self);
}

/**
 * lab_picture_cache_set_look:
 * @self: a cache
 * @palette: (nullable): the colors, which must outlive @self
 * @size: the size of most pictures, in pixels
 *
 * Sets how the pictures look. Those with another look are forgotten, unless the cache is shared.
 *
 * Returns: whether the look has changed
 */
gboolean
lab_picture_cache_set_look (LabPictureCache *self,
                            gconstpointer    palette,
                            int              size)
{
  if (self->palette == palette && self->size == size)
    return FALSE;
  if (self->max_bytes == 0)
    lab_picture_cache_forget (self);
  self->palette = palette;
  self->size = size;
  return TRUE;
}

/** lab_picture_cache_forget: forgets all pictures. */
void
lab_picture_cache_forget (LabPictureCache *self)
{
  g_hash_table_remove_all (self->pictures);
  self->n_bytes = 0;
}

/** lab_picture_cache_forget_what: forgets the pictures of one thing, which has changed. */
void
lab_picture_cache_forget_what (LabPictureCache *self,
                               guint            what)
{
  g_hash_table_foreach_remove (self->pictures, shows, GUINT_TO_POINTER (what));
}

/**
 * lab_picture_cache_get:
 * @self: a cache with a look
 * @what: what to show
 * @detail: which one of these
 *
 * Returns: (transfer none): the picture as a texture, a square of the size of the look
 */
GdkTexture *
lab_picture_cache_get (LabPictureCache *self,
                       guint            what,
                       guint            detail)
{
  return lab_picture_cache_get_sized (self, what, detail, self->size, self->size);
}

/**
 * lab_picture_cache_get_sized:
 * @self: a cache with a look
 * @what: what to show
 * @detail: which one of these
 * @width: the width, in pixels
 * @height: the height, in pixels
 *
 * Returns: (transfer none): the picture as a texture
 */
GdkTexture *
lab_picture_cache_get_sized (LabPictureCache *self,
                             guint            what,
                             guint            detail,
                             int              width,
                             int              height)
{
  Entry *entry = find (self, &(LabPicture) { what, detail, width, height });

  if (entry->texture == NULL)
    entry->texture = lab_surface_texture_take (draw_surface (self, &entry->picture));
  return entry->texture;
}

/**
 * lab_picture_cache_get_in_time:
 * @self: a shared cache
 * @widget: the widget that shows the picture
 * @what: what to show
 * @detail: which one of these
 * @width: the width, in pixels
 * @height: the height, in pixels
 *
 * Finds a picture, or draws it if there is time left in this frame, so that the window stays
 * responsive. If there is none, @widget is drawn again in the next frame.
 *
 * Returns: (transfer none) (nullable): the picture as a texture; without time, the latest one of
 *   the same thing with another size or palette
 */
GdkTexture *
lab_picture_cache_get_in_time (LabPictureCache *self,
                               GtkWidget       *widget,
                               guint            what,
                               guint            detail,
                               int              width,
                               int              height)
{
  const LabPicture picture = { what, detail, width, height };
  Entry key = { picture, self->palette, NULL, NULL };
  Entry *entry = g_hash_table_lookup (self->pictures, &key);

  if (entry != NULL)
    return entry->texture;
  if (has_time (self, widget))
    return draw_in_time (self, &picture);
  draw_later (self, widget);
  key = get_idea (&picture);
  entry = g_hash_table_lookup (self->latest, &key);
  return entry != NULL ? entry->texture : NULL;
}

/**
 * lab_picture_cache_paint:
 * @self: a cache with a look
 * @what: what to show
 * @detail: which one of these
 * @cr: where to paint it
 * @x: the left end, in units of @cr
 * @y: the top
 *
 * Paints a picture of the size of the look into another picture.
 */
void
lab_picture_cache_paint (LabPictureCache *self,
                         guint            what,
                         guint            detail,
                         cairo_t         *cr,
                         double           x,
                         double           y)
{
  Entry *entry = find (self, &(LabPicture) { what, detail, self->size, self->size });

  if (entry->surface == NULL)
    entry->surface = draw_surface (self, &entry->picture);
  cairo_set_source_surface (cr, entry->surface, x, y);
  cairo_paint (cr);
}
