/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-ground.h"

#include "lab-cheese-art.h"
#include "lab-shapes.h"
#include "lab-surface-texture.h"

/* The ground of a race: the path, hedges, ponds and flower beds in the holes, and mud. It is drawn
 * in parts of some cells, once for each size and palette, when they are first seen.
 *
 * Like the hedges, everything is stamped at whole pixels, so that the parts fit together. */

/* How large a part is, in pixels, and at most in cells. */
#define PART_SIZE 512
#define MAX_PART 64

/* More parts than these are forgotten when the view moves. */
#define MAX_PARTS 400

/* How many ponds, flower beds, and puddles look different. */
#define N_VARIANTS 5

/* Smaller numbers cannot be read. */
#define MIN_NUMBER_SIZE 18

/* The largest number of turns that changes the look of mud. */
#define N_DEPTHS 3

struct _LabCheeseGround
{
  const LabCheesePalette *palette;    /* (nullable) */
  int size;                           /* of a cell, in pixels */
  LabCheesePlan *plan;                /* (nullable) */
  LabHedges *hedges;                  /* (nullable) */
  cairo_surface_t *ponds[N_VARIANTS], *beds[N_VARIANTS];  /* (nullable) */
  cairo_surface_t *mud[N_DEPTHS][N_VARIANTS];             /* (nullable) */
  GHashTable *numbers;                /* of cairo_surface_t, by the number */
  GHashTable *parts;                  /* of GdkTexture, by their number */
};

/* Private helpers: the garden */

static gboolean
has_cell (gconstpointer data,
          int           row,
          int           column)
{
  return lab_cheese_plan_has_cell (data, row, column);
}

static gboolean
is_inside (const LabCheesePlan *plan,
           int                  row,
           int                  column)
{
  return row >= 0 && column >= 0 && (guint) row < lab_cheese_plan_get_height (plan)
         && (guint) column < lab_cheese_plan_get_width (plan);
}

/* A hedge is around the rectangle, around holes, and where there is no passage. */
static gboolean
has_wall (gconstpointer data,
          int           row,
          int           column,
          gboolean      below)
{
  const LabCheesePlan *plan = data;
  int other_row = row + (below ? 1 : 0), other_column = column + (below ? 0 : 1);
  gboolean present = has_cell (plan, row, column);

  if (is_inside (plan, row, column) != is_inside (plan, other_row, other_column))
    return TRUE;
  if (present != has_cell (plan, other_row, other_column))
    return TRUE;
  return present
         && lab_cheese_plan_get_weight (plan,
                                        (guint) row * lab_cheese_plan_get_width (plan)
                                        + (guint) column,
                                        below ? LAB_CHEESE_SOUTH : LAB_CHEESE_EAST) == 0;
}

/* A hole with another hole beside it is a pond. */
static gboolean
is_pond (const LabCheesePlan *plan,
         int                  row,
         int                  column)
{
  static const int steps[][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int other_row = row + steps[i][0], other_column = column + steps[i][1];

      if (is_inside (plan, other_row, other_column)
          && !lab_cheese_plan_has_cell (plan, other_row, other_column))
        return TRUE;
    }
  return FALSE;
}

/* Private helpers: stamps */

static cairo_surface_t *
new_stamp (const LabCheeseGround *self,
           cairo_t              **cr)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->size,
                                                         self->size);

  *cr = cairo_create (surface);
  return surface;
}

static cairo_surface_t *
get_hole (LabCheeseGround *self,
          int              row,
          int              column)
{
  guint variant = (guint) (lab_hedges_get_noise (row, column, 60) * N_VARIANTS);
  gboolean pond = is_pond (self->plan, row, column);
  cairo_surface_t **stamp = pond ? &self->ponds[variant] : &self->beds[variant];
  cairo_t *cr;

  if (*stamp != NULL)
    return *stamp;
  *stamp = new_stamp (self, &cr);
  if (pond)
    lab_cheese_art_draw_pond (cr, self->palette, variant, self->size);
  else
    lab_cheese_art_draw_bed (cr, self->palette, variant, self->size);
  cairo_destroy (cr);
  return *stamp;
}

static cairo_surface_t *
get_mud (LabCheeseGround *self,
         guint            turns,
         guint            variant)
{
  static const guint examples[N_DEPTHS] = { 2, 5, 10 };
  guint depth = turns < examples[1] ? 0 : turns < examples[2] ? 1 : 2;
  cairo_surface_t **stamp = &self->mud[depth][variant];
  cairo_t *cr;

  if (*stamp != NULL)
    return *stamp;
  *stamp = new_stamp (self, &cr);
  lab_cheese_art_draw_mud (cr, self->palette, examples[depth], variant, self->size);
  cairo_destroy (cr);
  return *stamp;
}

static cairo_surface_t *
get_number (LabCheeseGround *self,
            guint            number)
{
  cairo_surface_t *stamp = g_hash_table_lookup (self->numbers, GUINT_TO_POINTER (number));
  g_autofree char *text = NULL;
  cairo_t *cr;

  if (stamp != NULL)
    return stamp;
  stamp = new_stamp (self, &cr);
  text = g_strdup_printf ("%u", number);
  cairo_scale (cr, self->size, self->size);
  lab_color_set_source (self->palette->mud_ink, cr);
  lab_shapes_draw_text (cr, text, 0.5, 0.5, 0.32, 0.36);
  cairo_destroy (cr);
  g_hash_table_insert (self->numbers, GUINT_TO_POINTER (number), stamp);
  return stamp;
}

static void
forget_look (LabCheeseGround *self)
{
  g_clear_pointer (&self->hedges, lab_hedges_free);
  for (guint i = 0; i < N_VARIANTS; i++)
    {
      g_clear_pointer (&self->ponds[i], cairo_surface_destroy);
      g_clear_pointer (&self->beds[i], cairo_surface_destroy);
      for (guint depth = 0; depth < N_DEPTHS; depth++)
        g_clear_pointer (&self->mud[depth][i], cairo_surface_destroy);
    }
  g_hash_table_remove_all (self->numbers);
  g_hash_table_remove_all (self->parts);
}

/* Private helpers: drawing */

static void
stamp (cairo_t         *cr,
       cairo_surface_t *surface,
       int              x,
       int              y)
{
  cairo_set_source_surface (cr, surface, x, y);
  cairo_paint (cr);
}

static void
draw_holes (LabCheeseGround       *self,
            cairo_t               *cr,
            cairo_rectangle_int_t  cells)
{
  for (int row = cells.y; row < cells.y + cells.height; row++)
    {
      for (int column = cells.x; column < cells.x + cells.width; column++)
        {
          if (is_inside (self->plan, row, column) && !has_cell (self->plan, row, column))
            stamp (cr, get_hole (self, row, column), column * self->size, row * self->size);
        }
    }
}

/* Draws the mud between a cell and the next one. */
static void
draw_puddle (LabCheeseGround *self,
             cairo_t         *cr,
             int              row,
             int              column,
             gboolean         below)
{
  guint cell = (guint) row * lab_cheese_plan_get_width (self->plan) + (guint) column;
  guint turns = lab_cheese_plan_get_weight (self->plan, cell,
                                            below ? LAB_CHEESE_SOUTH : LAB_CHEESE_EAST);
  guint variant = (guint) (lab_hedges_get_noise (row, column, 70 + below) * N_VARIANTS);
  int x = column * self->size + (below ? 0 : self->size / 2);
  int y = row * self->size + (below ? self->size / 2 : 0);

  if (turns < 2)
    return;
  stamp (cr, get_mud (self, turns, variant), x, y);
  if (self->size >= MIN_NUMBER_SIZE)
    stamp (cr, get_number (self, turns), x, y);
}

static void
draw_mud (LabCheeseGround       *self,
          cairo_t               *cr,
          cairo_rectangle_int_t  cells)
{
  for (int row = cells.y - 1; row < cells.y + cells.height; row++)
    {
      for (int column = cells.x - 1; column < cells.x + cells.width; column++)
        {
          if (!has_cell (self->plan, row, column))
            continue;
          draw_puddle (self, cr, row, column, FALSE);
          draw_puddle (self, cr, row, column, TRUE);
        }
    }
}

/* Returns how many cells are in a row of a part. */
static int
get_part (const LabCheeseGround *self)
{
  return CLAMP (PART_SIZE / self->size, 2, MAX_PART);
}

static GdkTexture *
draw_part (LabCheeseGround *self,
           int              row,
           int              column)
{
  int n = get_part (self), side = n * self->size;
  /* The first part begins outside of the maze, because half of the outer hedge is there. */
  cairo_rectangle_int_t cells = { column * n - 1, row * n - 1, n, n };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -cells.x * self->size, -cells.y * self->size);
  lab_cheese_ground_draw (self, cr, cells);
  cairo_destroy (cr);
  return lab_surface_texture_take (surface);
}

static GdkTexture *
find_part (LabCheeseGround *self,
           int              row,
           int              column)
{
  gpointer key = GINT_TO_POINTER (row << 16 | column);
  GdkTexture *part = g_hash_table_lookup (self->parts, key);

  if (part == NULL)
    {
      part = draw_part (self, row, column);
      g_hash_table_insert (self->parts, key, part);
    }
  return part;
}

/* Public functions */

/** lab_cheese_ground_new: (transfer full): returns a ground without a maze. */
LabCheeseGround *
lab_cheese_ground_new (void)
{
  LabCheeseGround *self = g_new0 (LabCheeseGround, 1);

  self->numbers = g_hash_table_new_full (NULL, NULL, NULL,
                                         (GDestroyNotify) cairo_surface_destroy);
  self->parts = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  return self;
}

/** lab_cheese_ground_free: frees a ground. */
void
lab_cheese_ground_free (LabCheeseGround *self)
{
  forget_look (self);
  g_hash_table_unref (self->numbers);
  g_hash_table_unref (self->parts);
  g_clear_pointer (&self->plan, lab_cheese_plan_free);
  g_free (self);
}

/** lab_cheese_ground_take_plan: sets the maze; @plan is (transfer full). */
void
lab_cheese_ground_take_plan (LabCheeseGround *self,
                             LabCheesePlan   *plan)
{
  g_clear_pointer (&self->plan, lab_cheese_plan_free);
  self->plan = plan;
  g_hash_table_remove_all (self->parts);
}

/**
 * lab_cheese_ground_set_look:
 * @self: a ground
 * @palette: the colors
 * @size: the size of a cell, in pixels
 *
 * Sets how everything looks. What was drawn with another look is forgotten.
 */
void
lab_cheese_ground_set_look (LabCheeseGround        *self,
                            const LabCheesePalette *palette,
                            int                     size)
{
  if (self->palette == palette && self->size == size)
    return;
  forget_look (self);
  self->palette = palette;
  self->size = size;
}

/**
 * lab_cheese_ground_draw:
 * @self: a ground with a look and a maze
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0), and a unit is a pixel
 * @cells: the cells to draw
 *
 * Draws a part of the ground. It can draw more than these cells, so clip @cr.
 */
void
lab_cheese_ground_draw (LabCheeseGround       *self,
                        cairo_t               *cr,
                        cairo_rectangle_int_t  cells)
{
  const LabGarden garden = { has_cell, has_wall, self->plan };
  const LabGardenColors *colors = &self->palette->garden;

  if (self->hedges == NULL)
    self->hedges = lab_hedges_new (self->size);
  lab_hedges_draw_path (self->hedges, cr, &garden, colors, cells);
  draw_holes (self, cr, cells);
  draw_mud (self, cr, cells);
  lab_hedges_draw_walls (self->hedges, cr, &garden, colors, cells);
}

/**
 * lab_cheese_ground_show:
 * @self: a ground with a look and a maze
 * @snapshot: where to show it
 * @x: where the corner of cell (0, 0) is
 * @y: the same, vertically
 * @side: the size of a cell, in logical pixels
 * @visible: what is visible of @snapshot
 *
 * Shows the ground.
 */
void
lab_cheese_ground_show (LabCheeseGround       *self,
                        GtkSnapshot           *snapshot,
                        double                 x,
                        double                 y,
                        double                 side,
                        const graphene_rect_t *visible)
{
  int n = get_part (self);
  int n_rows = ((int) lab_cheese_plan_get_height (self->plan) + 1) / n + 1;
  int n_columns = ((int) lab_cheese_plan_get_width (self->plan) + 1) / n + 1;

  if (g_hash_table_size (self->parts) > MAX_PARTS)
    g_hash_table_remove_all (self->parts);
  for (int row = 0; row < n_rows; row++)
    {
      for (int column = 0; column < n_columns; column++)
        {
          graphene_rect_t place
              = GRAPHENE_RECT_INIT ((float) (x + (column * n - 1) * side),
                                    (float) (y + (row * n - 1) * side), (float) (n * side),
                                    (float) (n * side));

          if (graphene_rect_intersection (&place, visible, NULL))
            gtk_snapshot_append_texture (snapshot, find_part (self, row, column), &place);
        }
    }
}
