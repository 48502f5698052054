/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-pictures.h"

#include <math.h>

#include "lab-escape-hedges.h"
#include "lab-surface-texture.h"

/**
 * LabEscapePictures:
 *
 * What the board of the escape game shows, drawn once for each size and palette, so that a step
 * only moves textures. The garden is drawn in parts of some cells, when they are first seen.
 */
struct _LabEscapePictures
{
  const LabEscapePalette *palette;    /* (nullable) */
  int size;                           /* of a cell, in logical pixels */
  int scale;
  LabMaze *maze;                      /* (nullable) */
  LabMaze *before;                    /* (nullable): before walls were broken */
  LabHedges *hedges;                  /* (nullable) */
  GdkTexture *things[LAB_ESCAPE_N_THINGS];
  GHashTable *chunks;                 /* of GdkTexture, by their number */
};

/* Private helpers */

static void
forget_things (LabEscapePictures *self)
{
  for (guint i = 0; i < LAB_ESCAPE_N_THINGS; i++)
    g_clear_object (&self->things[i]);
}

/* Returns the first row or column of a chunk. The first chunk begins outside the maze, because
 * half of the outer hedge is there. */
static int
get_first (int chunk)
{
  return chunk * LAB_ESCAPE_CHUNK - 1;
}

static GdkTexture *
draw_chunk (LabEscapePictures *self,
            int                row,
            int                column)
{
  int size = self->size * self->scale, side = LAB_ESCAPE_CHUNK * size;
  cairo_rectangle_int_t cells
      = { get_first (column), get_first (row), LAB_ESCAPE_CHUNK, LAB_ESCAPE_CHUNK };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);

  if (self->hedges == NULL)
    self->hedges = lab_hedges_new (size);
  cairo_translate (cr, -cells.x * size, -cells.y * size);
  lab_escape_hedges_draw (self->hedges, cr, self->maze, self->before, self->palette, cells);
  cairo_destroy (cr);
  return lab_surface_texture_take (surface);
}

static GdkTexture *
get_chunk (LabEscapePictures *self,
           int                row,
           int                column)
{
  gpointer key = GINT_TO_POINTER (row << 14 | column);
  GdkTexture *chunk = g_hash_table_lookup (self->chunks, key);

  if (chunk == NULL)
    {
      chunk = draw_chunk (self, row, column);
      g_hash_table_insert (self->chunks, key, chunk);
    }
  return chunk;
}

/* Public functions */

/** lab_escape_pictures_new: returns pictures without a look and a maze. */
LabEscapePictures *
lab_escape_pictures_new (void)
{
  LabEscapePictures *self = g_new0 (LabEscapePictures, 1);

  self->chunks = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  return self;
}

/** lab_escape_pictures_free: frees pictures. */
void
lab_escape_pictures_free (LabEscapePictures *self)
{
  forget_things (self);
  g_hash_table_unref (self->chunks);
  g_clear_pointer (&self->hedges, lab_hedges_free);
  g_clear_pointer (&self->maze, lab_maze_free);
  g_clear_pointer (&self->before, lab_maze_free);
  g_free (self);
}

/**
 * lab_escape_pictures_set_look:
 * @self: pictures
 * @palette: the colors
 * @size: the size of a cell, in logical pixels
 * @scale: pixels in a logical pixel
 *
 * Sets how everything looks. What was drawn with another look is forgotten.
 */
void
lab_escape_pictures_set_look (LabEscapePictures      *self,
                              const LabEscapePalette *palette,
                              int                     size,
                              int                     scale)
{
  if (self->palette == palette && self->size == size && self->scale == scale)
    return;
  self->palette = palette;
  self->size = size;
  self->scale = scale;
  forget_things (self);
  g_hash_table_remove_all (self->chunks);
  g_clear_pointer (&self->hedges, lab_hedges_free);
}

/**
 * lab_escape_pictures_take_maze:
 * @self: pictures
 * @maze: (transfer full): a maze
 * @before: (transfer full) (nullable): the maze before some walls were broken
 *
 * Sets the maze of the garden.
 */
void
lab_escape_pictures_take_maze (LabEscapePictures *self,
                               LabMaze           *maze,
                               LabMaze           *before)
{
  g_clear_pointer (&self->maze, lab_maze_free);
  g_clear_pointer (&self->before, lab_maze_free);
  self->maze = maze;
  self->before = before;
  g_hash_table_remove_all (self->chunks);
}

/**
 * lab_escape_pictures_get_thing:
 * @self: pictures with a look
 * @thing: what stands in a cell
 *
 * Returns: (transfer none): its picture, as large as a cell
 */
GdkTexture *
lab_escape_pictures_get_thing (LabEscapePictures *self,
                               LabEscapeThing     thing)
{
  if (self->things[thing] == NULL)
    {
      int side = self->size * self->scale;
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
      cairo_t *cr = cairo_create (surface);

      lab_escape_art_draw_thing (cr, thing, self->palette, side);
      cairo_destroy (cr);
      self->things[thing] = lab_surface_texture_take (surface);
    }
  return self->things[thing];
}

/**
 * lab_escape_pictures_show_garden:
 * @self: pictures with a look and a maze
 * @snapshot: where to show it
 * @x: where the corner of cell (0, 0) is
 * @y: the same, vertically
 * @visible: what is visible of @snapshot
 *
 * Shows the path and the hedges.
 */
void
lab_escape_pictures_show_garden (LabEscapePictures     *self,
                                 GtkSnapshot           *snapshot,
                                 double                 x,
                                 double                 y,
                                 const graphene_rect_t *visible)
{
  int side = LAB_ESCAPE_CHUNK * self->size;
  int n_rows = ((int) lab_maze_get_height (self->maze) + 2) / LAB_ESCAPE_CHUNK + 1;
  int n_columns = ((int) lab_maze_get_width (self->maze) + 2) / LAB_ESCAPE_CHUNK + 1;

  for (int row = 0; row < n_rows; row++)
    {
      for (int column = 0; column < n_columns; column++)
        {
          graphene_rect_t place
              = GRAPHENE_RECT_INIT ((float) (x + get_first (column) * self->size),
                                    (float) (y + get_first (row) * self->size), (float) side,
                                    (float) side);

          if (graphene_rect_intersection (&place, visible, NULL))
            gtk_snapshot_append_texture (snapshot, get_chunk (self, row, column), &place);
        }
    }
}
