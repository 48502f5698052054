/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-pictures.h"

#include "lab-cheese-art.h"
#include "lab-cheese-deal.h"
#include "lab-shapes.h"
#include "lab-surface-texture.h"

/**
 * LabCheesePictures:
 *
 * What is in the cells of a race, drawn once for each size and palette. What moves is a texture, so
 * that a frame only places it. All pictures are as large as a cell.
 */
struct _LabCheesePictures
{
  const LabCheesePalette *palette;    /* (nullable) */
  int size;                           /* of a cell, in pixels */
  GdkTexture *rats[LAB_CHEESE_MAX_RATS][2];       /* (nullable) */
  GdkTexture *cheese;                             /* (nullable) */
  cairo_surface_t *arrows[LAB_N_CHEESE_ACTIONS];  /* (nullable) */
  GHashTable *numbers;                            /* of cairo_surface_t, by the number */
};

/* Private helpers */

static cairo_t *
begin (LabCheesePictures *self)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->size, self->size);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

static cairo_surface_t *
end (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));

  cairo_destroy (cr);
  return surface;
}

static void
forget (LabCheesePictures *self)
{
  for (guint i = 0; i < LAB_CHEESE_MAX_RATS; i++)
    {
      g_clear_object (&self->rats[i][0]);
      g_clear_object (&self->rats[i][1]);
    }
  g_clear_object (&self->cheese);
  for (guint i = 0; i < LAB_N_CHEESE_ACTIONS; i++)
    g_clear_pointer (&self->arrows[i], cairo_surface_destroy);
  g_hash_table_remove_all (self->numbers);
}

/* Public functions */

/** lab_cheese_pictures_new: (transfer full): returns pictures without a look. */
LabCheesePictures *
lab_cheese_pictures_new (void)
{
  LabCheesePictures *self = g_new0 (LabCheesePictures, 1);

  self->numbers = g_hash_table_new_full (NULL, NULL, NULL,
                                         (GDestroyNotify) cairo_surface_destroy);
  return self;
}

/** lab_cheese_pictures_free: frees pictures. */
void
lab_cheese_pictures_free (LabCheesePictures *self)
{
  forget (self);
  g_hash_table_unref (self->numbers);
  g_free (self);
}

/** lab_cheese_pictures_set_look: sets the colors and the size of a cell in pixels. */
void
lab_cheese_pictures_set_look (LabCheesePictures      *self,
                              const LabCheesePalette *palette,
                              int                     size)
{
  if (self->palette == palette && self->size == size)
    return;
  forget (self);
  self->palette = palette;
  self->size = size;
}

/** lab_cheese_pictures_get_rat: (transfer none): returns the picture of a rat. */
GdkTexture *
lab_cheese_pictures_get_rat (LabCheesePictures *self,
                             guint              rat,
                             gboolean           looks_left)
{
  GdkTexture **texture = &self->rats[rat % LAB_CHEESE_MAX_RATS][looks_left ? 1 : 0];

  if (*texture == NULL)
    {
      cairo_t *cr = begin (self);

      lab_cheese_art_draw_rat (cr, self->palette, rat, looks_left, self->size);
      *texture = lab_surface_texture_take (end (cr));
    }
  return *texture;
}

/** lab_cheese_pictures_get_cheese: (transfer none): returns the picture of cheese. */
GdkTexture *
lab_cheese_pictures_get_cheese (LabCheesePictures *self)
{
  if (self->cheese == NULL)
    {
      cairo_t *cr = begin (self);

      cairo_translate (cr, 0.13 * self->size, 0.1 * self->size);
      lab_cheese_art_draw_cheese (cr, self->palette, 0.74 * self->size);
      self->cheese = lab_surface_texture_take (end (cr));
    }
  return self->cheese;
}

/** lab_cheese_pictures_get_arrow: (transfer none): returns the picture of an arrow. */
cairo_surface_t *
lab_cheese_pictures_get_arrow (LabCheesePictures *self,
                               LabCheeseAction    action)
{
  static const double angles[LAB_N_CHEESE_ACTIONS] = {
    [LAB_CHEESE_NORTH] = -G_PI_2, [LAB_CHEESE_EAST] = 0, [LAB_CHEESE_SOUTH] = G_PI_2,
    [LAB_CHEESE_WEST] = G_PI,
  };

  if (self->arrows[action] == NULL)
    {
      cairo_t *cr = begin (self);

      lab_cheese_art_draw_arrow (cr, self->palette, angles[action], self->size);
      self->arrows[action] = end (cr);
    }
  return self->arrows[action];
}

/** lab_cheese_pictures_get_number: (transfer none): returns the picture of a distance. */
cairo_surface_t *
lab_cheese_pictures_get_number (LabCheesePictures *self,
                                guint              number)
{
  cairo_surface_t *picture = g_hash_table_lookup (self->numbers, GUINT_TO_POINTER (number));
  g_autofree char *text = NULL;
  cairo_t *cr;

  if (picture != NULL)
    return picture;
  text = g_strdup_printf ("%u", number);
  cr = begin (self);
  cairo_scale (cr, self->size, self->size);
  lab_color_set_source (self->palette->halo, cr);
  cairo_rectangle (cr, 0.14, 0.66, 0.42, 0.24);
  cairo_fill (cr);
  lab_color_set_source (self->palette->garden.clear ? self->palette->ink : self->palette->far, cr);
  lab_shapes_draw_text (cr, text, 0.35, 0.78, 0.22, 0.36);
  picture = end (cr);
  g_hash_table_insert (self->numbers, GUINT_TO_POINTER (number), picture);
  return picture;
}
