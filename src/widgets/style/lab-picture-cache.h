/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LabPicture:
 * @what: what it shows, a number that the game chooses
 * @detail: which one of these, or how it looks
 * @width: its width, in pixels
 * @height: its height, in pixels
 *
 * A picture in a cache.
 */
typedef struct
{
  guint what;
  guint detail;
  int   width;
  int   height;
} LabPicture;

/**
 * LabPictureDraw:
 * @cr: where to draw; the picture begins at (0, 0), and a unit is a pixel
 * @picture: what to draw
 * @palette: (nullable): the colors
 * @data: the data that was passed with the function
 *
 * Draws a picture.
 */
typedef void (*LabPictureDraw) (cairo_t          *cr,
                                const LabPicture *picture,
                                gconstpointer     palette,
                                gpointer          data);

/**
 * LabPictureCache:
 *
 * Pictures that are drawn once with cairo and then placed in many frames, until their size or
 * their colors change.
 */
typedef struct _LabPictureCache LabPictureCache;

struct _LabPictureCache
{
  LabPictureDraw draw;
  gpointer       data;
  gconstpointer  palette;     /* (nullable) */
  int            size;
  GHashTable    *pictures;    /* set of Entry */

  /* What a shared cache has. */
  gsize          max_bytes;   /* 0 if it is not shared */
  gsize          n_bytes;     /* of its pictures */
  GHashTable    *latest;      /* set of Entry: one of each thing, of any size and palette */
  gint64         limit;       /* microseconds in which pictures may be drawn in a frame */
  gint64         spent;       /* microseconds in this frame */
  gint64         frame;
  gconstpointer  clock;       /* of this frame; only compared, never used */
  guint          n_waiting;
};

LabPictureCache *lab_picture_cache_new         (LabPictureDraw   draw,
                                                gpointer         data);
LabPictureCache *lab_picture_cache_new_shared  (LabPictureDraw   draw,
                                                gpointer         data,
                                                gsize            max_bytes,
                                                gint64           limit);
void             lab_picture_cache_free        (LabPictureCache *self);
gboolean         lab_picture_cache_set_look    (LabPictureCache *self,
                                                gconstpointer    palette,
                                                int              size);
void             lab_picture_cache_forget      (LabPictureCache *self);
void             lab_picture_cache_forget_what (LabPictureCache *self,
                                                guint            what);
GdkTexture      *lab_picture_cache_get         (LabPictureCache *self,
                                                guint            what,
                                                guint            detail);
GdkTexture      *lab_picture_cache_get_sized   (LabPictureCache *self,
                                                guint            what,
                                                guint            detail,
                                                int              width,
                                                int              height);
GdkTexture      *lab_picture_cache_get_in_time (LabPictureCache *self,
                                                GtkWidget       *widget,
                                                guint            what,
                                                guint            detail,
                                                int              width,
                                                int              height);
void             lab_picture_cache_paint       (LabPictureCache *self,
                                                guint            what,
                                                guint            detail,
                                                cairo_t         *cr,
                                                double           x,
                                                double           y);
GdkTexture      *lab_surface_texture_take      (cairo_surface_t *surface);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabPictureCache, lab_picture_cache_free)

G_END_DECLS
