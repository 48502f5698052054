/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maker-private.h"

#include <string.h>

#include <glib/gi18n.h>

/* Private helpers */

static void
release (LabCheeseMaker *self)
{
  g_clear_pointer (&self->numbers, g_free);
  g_clear_pointer (&self->present, g_free);
  g_clear_pointer (&self->degrees, g_free);
  g_clear_pointer (&self->lists, g_free);
  g_clear_pointer (&self->marks, g_free);
  g_clear_pointer (&self->holes, g_free);
  g_clear_pointer (&self->weights, g_free);
  g_clear_pointer (&self->order, g_free);
  g_clear_pointer (&self->queue, g_free);
  g_clear_pointer (&self->pairs, g_free);
  self->n_allocated = 0;
}

/* Makes room for what a maker has for each place; returns whether there was enough memory. */
static gboolean
reserve_places (LabCheeseMaker *self)
{
  gsize n = self->n_places;

  if (n <= self->n_allocated)
    return TRUE;
  release (self);
  self->numbers = g_try_new (guint32, n);
  self->present = g_try_new (guint8, n);
  self->degrees = g_try_new (guint8, n);
  self->lists = g_try_new (guint16, n);
  self->marks = g_try_new (guint8, n);
  self->holes = g_try_new (gint32, n);
  self->weights = g_try_new (guint32, n * LAB_CHEESE_N_DIRECTIONS);
  self->order = g_try_new (guint32, n);
  self->queue = g_try_new (guint32, n);
  self->pairs = g_try_new (guint32, n * 2);
  if (self->numbers == NULL || self->present == NULL || self->degrees == NULL
      || self->lists == NULL || self->marks == NULL || self->holes == NULL
      || self->weights == NULL || self->order == NULL || self->queue == NULL
      || self->pairs == NULL)
    return FALSE;
  self->n_allocated = n;
  return TRUE;
}

static gboolean
reserve (LabCheeseMaker *self)
{
  guint n_cells = self->settings->width * self->settings->height;
  guint n_drawn = self->settings->style == LAB_CHEESE_HOLES_ON_SIDE
                  ? LAB_CHEESE_N_DIRECTIONS * n_cells + 1
                  : 2 * n_cells;

  return reserve_places (self)
         && lab_weighted_list_reset (&self->list, self->n_places, n_drawn);
}

/* Begins with holes only. */
static void
clear_places (LabCheeseMaker *self)
{
  gsize n = self->n_places;
  guint cell = 0;

  self->n_cells = 0;
  self->n_steps = 0;
  memset (self->numbers, 0xff, n * sizeof *self->numbers);
  memset (self->present, 0, n);
  memset (self->degrees, 0, n);
  memset (self->lists, 0, n * sizeof *self->lists);
  memset (self->marks, 0, n);
  if (self->settings->mud_percentage > 0)
    {
      for (gsize i = 0; i < n * LAB_CHEESE_N_DIRECTIONS; i++)
        self->weights[i] = 1;
    }
  for (guint row = 0; row < self->settings->height; row++)
    {
      guint place = (row + 1) * self->stride + 1;

      for (guint column = 0; column < self->settings->width; column++)
        self->numbers[place++] = cell++;
    }
}

static gboolean
begin (LabCheeseMaker *self,
       GError        **error)
{
  const LabCheeseMazeSettings *settings = self->settings;

  self->stride = settings->width + 2;
  self->n_places = self->stride * (settings->height + 2);
  self->steps[0] = -(gint32) self->stride;
  self->steps[1] = 1;
  self->steps[2] = (gint32) self->stride;
  self->steps[3] = -1;
  self->target = lab_cheese_maker_percentage (settings->width * settings->height,
                                              settings->cell_percentage);
  if (!reserve (self))
    {
      release (self);
      return lab_cheese_refuse_memory (settings->width, settings->height, error);
    }
  clear_places (self);
  return TRUE;
}

static gboolean
make (LabCheeseMaker *self)
{
  if (self->settings->symmetric)
    return lab_cheese_maker_make_symmetric (self);
  if (!lab_cheese_maker_make_holes (self) || !lab_cheese_maker_add_walls (self))
    return FALSE;
  if (self->settings->mud_percentage > 0)
    lab_cheese_maker_add_mud (self);
  return TRUE;
}

static LabCheeseMaze *
finish (LabCheeseMaker  *self,
        GError         **error)
{
  gboolean muddy = self->settings->mud_percentage > 0;
  LabCheeseMaze *maze;
  guint n_edges = 0;

  for (guint i = 0; i < self->n_cells; i++)
    n_edges += self->degrees[self->order[i]];
  maze = lab_cheese_maze_allocate (self->settings->width, self->settings->height, self->n_cells,
                                   n_edges, error);
  for (guint i = 0; maze != NULL && i < self->n_cells; i++)
    {
      guint place = self->order[i], cell = self->numbers[place];

      lab_cheese_maze_put_cell (maze, cell);
      for (guint j = 0; j < self->degrees[place]; j++)
        {
          guint direction = lab_cheese_maker_get_direction (self, place, j);
          guint pair = place * LAB_CHEESE_N_DIRECTIONS + direction;

          lab_cheese_maze_put_edge (maze, cell, direction, muddy ? self->weights[pair] : 1);
        }
    }
  return maze;
}

/* Public functions */

/** lab_cheese_maker_new: makes a maker, which takes memory when it makes its first maze. */
LabCheeseMaker *
lab_cheese_maker_new (void)
{
  return g_new0 (LabCheeseMaker, 1);
}

/**
 * lab_cheese_maker_free:
 * @self: (transfer full) (nullable): a maker
 *
 * Frees a maker, but not its mazes.
 */
void
lab_cheese_maker_free (LabCheeseMaker *self)
{
  if (self == NULL)
    return;
  release (self);
  lab_weighted_list_clear (&self->list);
  g_free (self);
}

/**
 * lab_cheese_maker_make:
 * @self: a maker
 * @settings: what the maze is like
 * @seed: where the random numbers start, at most %LAB_CHEESE_MAX_SEED
 * @cancellable: (nullable): cancels the work from another thread
 * @error: return location for a #LabCheeseError or a #GIOErrorEnum
 *
 * Makes a random maze. The same settings and seed give the same maze on every machine. Unless it
 * is symmetric, it is the same as in the original, too.
 *
 * It takes time in proportion to the number of cells and of draws, with a logarithm. In a long
 * narrow maze, most draws of a hole or of a tree fail, and the original wants them all to be made.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabCheeseMaze *
lab_cheese_maker_make (LabCheeseMaker               *self,
                       const LabCheeseMazeSettings  *settings,
                       guint64                       seed,
                       GCancellable                 *cancellable,
                       GError                      **error)
{
  g_return_val_if_fail (self != NULL && settings != NULL, NULL);

  if (!lab_cheese_maze_settings_check (settings, error))
    return NULL;
  if (seed > LAB_CHEESE_MAX_SEED)
    {
      g_autofree char *largest = g_strdup_printf ("%" G_GUINT64_FORMAT, LAB_CHEESE_MAX_SEED);

      lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                  /* Translators: %s is a number. */
                  _("A seed must be a whole number from 0 to %s."), largest);
      return NULL;
    }
  self->settings = settings;
  self->cancellable = cancellable;
  if (!begin (self, error))
    return NULL;
  lab_python_random_init (&self->random, seed);
  if (!make (self))
    {
      g_cancellable_set_error_if_cancelled (cancellable, error);
      return NULL;
    }
  return finish (self, error);
}
