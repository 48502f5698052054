/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maker.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-cheese-maker-private.h"
#include "lab-text.h"

#define HALF 32

static guint64
pack (guint8 extra)
{
  return 1 + ((guint64) extra << HALF);
}

/* Adds @change to the sums that contain a position. It may be a negative number modulo 2⁶⁴. */
static void
change_sums (LabWeightedList *self,
             guint            position,
             guint64          change)
{
  for (guint i = position + 1; i <= self->n_used; i += i & -i)
    self->sums[i] += change;
}

/* Adds an item, where there is room for it. */
static void
put (LabWeightedList *self,
     guint32          item,
     guint8           extra)
{
  guint position = self->n_used++, i = position + 1;
  guint64 sum = pack (extra);

  for (guint step = 1; step < (i & -i); step <<= 1)
    sum += self->sums[i - step];
  self->sums[i] = sum;
  self->items[position] = item;
  self->positions[item] = position;
  self->extras[position] = extra;
  self->present[position] = 1;
  self->n_items++;
  self->total_extra += extra;
}

/* Closes the gaps that removed items left. */
static void
close_gaps (LabWeightedList *self)
{
  guint n_used = self->n_used;

  self->n_used = 0;
  self->n_items = 0;
  self->total_extra = 0;
  for (guint i = 0; i < n_used; i++)
    {
      if (self->present[i])
        put (self, self->items[i], self->extras[i]);
    }
}

/* Frees the memory of a list. */
static void
lab_weighted_list_clear (LabWeightedList *self)
{
  g_free (self->sums);
  memset (self, 0, sizeof *self);
}

/**
 * lab_weighted_list_reset:
 * @self: a list; all zeros at first
 * @n_numbers: the numbers are below this
 * @capacity: how many positions are used before gaps are closed; more than there are ever items,
 *   and for speed twice as many
 *
 * Empties the list.
 *
 * Returns: whether there was enough memory
 */
static gboolean
lab_weighted_list_reset (LabWeightedList *self,
                         guint            n_numbers,
                         guint            capacity)
{
  if (n_numbers > self->n_numbers || capacity > self->n_allocated)
    {
      lab_weighted_list_clear (self);
      self->sums = g_try_malloc (((gsize) capacity + 1) * sizeof (guint64)
                                 + ((gsize) capacity + n_numbers) * sizeof (guint32)
                                 + 2 * (gsize) capacity);
      if (self->sums == NULL)
        return FALSE;
      self->items = (guint32 *) (self->sums + capacity + 1);
      self->positions = self->items + capacity;
      self->extras = (guint8 *) (self->positions + n_numbers);
      self->present = self->extras + capacity;
      self->n_allocated = capacity;
      self->n_numbers = n_numbers;
    }
  self->capacity = capacity;
  self->n_used = 0;
  self->n_items = 0;
  self->total_extra = 0;
  return TRUE;
}

/** lab_weighted_list_append: adds an item at the end. */
void
lab_weighted_list_append (LabWeightedList *self,
                          guint32          item,
                          guint8           extra)
{
  if (self->n_used == self->capacity)
    close_gaps (self);
  put (self, item, extra);
}

/** lab_weighted_list_remove: removes the item at a position. The order of the rest stays. */
void
lab_weighted_list_remove (LabWeightedList *self,
                          guint            position)
{
  change_sums (self, position, 0 - pack (self->extras[position]));
  self->present[position] = 0;
  self->n_items--;
  self->total_extra -= self->extras[position];
}

/** lab_weighted_list_set_extra: changes the extra weight of the item at a position. */
void
lab_weighted_list_set_extra (LabWeightedList *self,
                             guint            position,
                             guint8           extra)
{
  guint64 change = (guint64) extra - self->extras[position];

  change_sums (self, position, change << HALF);
  self->total_extra += change;
  self->extras[position] = extra;
}

/**
 * lab_weighted_list_find:
 * @self: a list that is not empty
 * @target: a number below the sum of all weights
 * @factor: by what the extra weights are multiplied; with 0, @target is a place in the list
 *
 * Returns: the first position at which the running sum of the weights is larger than @target
 */
guint
lab_weighted_list_find (const LabWeightedList *self,
                        guint64                target,
                        guint64                factor)
{
  guint position = 0, step = 1u << (31 - __builtin_clz (self->n_used));

  for (; step > 0; step >>= 1)
    {
      guint64 sum, weight;

      if (step > self->n_used - position)
        continue;
      sum = self->sums[position + step];
      weight = (sum & G_MAXUINT32) + (sum >> HALF) * factor;
      if (weight > target)
        continue;
      position += step;
      target -= weight;
    }
  return position;
}

/* What a random maze is like, and the limits of it. */

const LabCheeseStyleName lab_cheese_styles[LAB_N_CHEESE_STYLES] = {
  [LAB_CHEESE_BIG_HOLES] = { "big-holes", N_("Big Holes") },
  [LAB_CHEESE_UNIFORM_HOLES] = { "uniform-holes", N_("Uniform Holes") },
  [LAB_CHEESE_HOLES_ON_SIDE] = { "holes-on-side", N_("Holes on the Side") },
};

static gboolean
check_size (const LabCheeseMazeSettings  *self,
            GError                      **error)
{
  guint64 n_places = (guint64) self->width * self->height;

  if (self->width < 1 || self->height < 1 || self->width > LAB_CHEESE_MAX_SIDE
      || self->height > LAB_CHEESE_MAX_SIDE)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: the first numbers are a width and a height. */
                       _("A maze cannot have %u x %u cells. Width and height are from 1 to %u."),
                       self->width, self->height, LAB_CHEESE_MAX_SIDE);
  if (n_places < 2)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A maze needs at least 2 cells. Choose a larger width or height."));
  if (n_places > LAB_CHEESE_MAX_CELLS)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: the first numbers are a width and a height. */
                       _("A maze cannot have %u x %u cells. It has at most %u cells."),
                       self->width, self->height, LAB_CHEESE_MAX_CELLS);
  return TRUE;
}

static gboolean
check_percentages (const LabCheeseMazeSettings  *self,
                   GError                      **error)
{
  static const char * const faults[] = {
    N_("The percentage of cells must be from 0 to 100."),
    N_("The percentage of walls must be from 0 to 100."),
    N_("The percentage of mud must be from 0 to 100."),
  };
  const double percentages[] = { self->cell_percentage, self->wall_percentage,
                                 self->mud_percentage };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      /* Also refuses what is not a number. */
      if (!(percentages[i] >= 0 && percentages[i] <= 100))
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE, "%s", _(faults[i]));
    }
  if (lab_cheese_maker_percentage (self->width * self->height, self->cell_percentage) < 2)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A maze needs at least 2 cells. Choose a higher percentage of cells."));
  return TRUE;
}

static gboolean
check_mud (const LabCheeseMazeSettings  *self,
           GError                      **error)
{
  if (self->min_mud < 2)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("Mud must take at least 2 turns."));
  if (self->max_mud > LAB_CHEESE_MAX_WEIGHT)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("Mud can take at most %u turns."), LAB_CHEESE_MAX_WEIGHT);
  if (self->min_mud > self->max_mud)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: how many turns mud takes, at least and at most. */
                       _("Mud cannot take from %u to %u turns. Put the smaller number first."),
                       self->min_mud, self->max_mud);
  return TRUE;
}

/** lab_cheese_seed_check: returns whether a seed is at most %LAB_CHEESE_MAX_SEED. */
gboolean
lab_cheese_seed_check (guint64   seed,
                       GError  **error)
{
  return seed <= LAB_CHEESE_MAX_SEED
         /* Translators: %s is a number. */
         || lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                        _("A seed must be a whole number from 0 to %s."), "9223372036854775806");
}

/**
 * lab_cheese_style_parse:
 * @id: the id of a style
 * @style: (out): the style
 *
 * Returns: whether @id is the id of a style
 */
gboolean
lab_cheese_style_parse (const char     *id,
                        LabCheeseStyle *style)
{
  g_return_val_if_fail (id != NULL && style != NULL, FALSE);

  return lab_words_find (&lab_cheese_styles[0].id, LAB_N_CHEESE_STYLES,
                         sizeof lab_cheese_styles[0], id, (guint *) style);
}

/**
 * lab_cheese_maze_settings_check:
 * @self: what a maze is like
 * @error: return location for a #LabCheeseError
 *
 * Returns: whether such mazes exist
 */
gboolean
lab_cheese_maze_settings_check (const LabCheeseMazeSettings  *self,
                                GError                      **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->style >= LAB_N_CHEESE_STYLES)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("There is no such style of mazes."));
  return check_size (self, error) && check_percentages (self, error) && check_mud (self, error);
}

/* Puts walls and mud between cells that are connected. A spanning tree keeps them connected. */

/* A pair of neighbors: a place, and the direction in which the other one is. */
#define PAIR(place, direction) ((place) * LAB_CHEESE_N_DIRECTIONS + (direction))

/* A bit of a place that is in the tree, besides the bits of the directions that are in it. */
#define IN_TREE 0x10

/* Puts a cell into the tree if one of its neighbors, in random order, is there already. */
static gboolean
attach (LabCheeseMaker  *self,
        LabPythonRandom *random,
        guint            place)
{
  guint n = self->degrees[place], n_in_tree = 0;
  guint directions[LAB_CHEESE_N_DIRECTIONS] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      directions[i] = lab_cheese_maker_get_direction (self, place, i);
      n_in_tree += self->marks[place + (guint) self->steps[directions[i]]] != 0 ? 1 : 0;
    }
  if (n_in_tree == 0)
    {
      /* Draws as a shuffle of some neighbors draws. */
      for (; n > 1; n--)
        lab_python_random_below_32 (random, n);
      return FALSE;
    }
  lab_python_random_shuffle (random, directions, n);
  for (guint i = 0; i < n; i++)
    {
      guint other = place + (guint) self->steps[directions[i]];

      if (self->marks[other] == 0)
        continue;
      self->marks[place] = (guint8) (IN_TREE | 1u << directions[i]);
      self->marks[other] |= (guint8) (1u << lab_cheese_turn_back (directions[i]));
      return TRUE;
    }
  return FALSE;
}

/* Marks a spanning tree. A cell without a neighbor in the tree waits at the end of the queue. */
static gboolean
grow_tree (LabCheeseMaker *self,
           guint64         seed)
{
  LabPythonRandom random;
  guint n_waiting = self->n_cells - 1;
  guint32 *queue = self->queue;

  lab_python_random_init (&random, seed);
  for (guint i = 0; i < self->n_cells; i++)
    {
      queue[i] = self->order[i];
      self->marks[queue[i]] = 0;
    }
  lab_python_random_shuffle (&random, queue, self->n_cells);
  self->marks[queue[0]] = IN_TREE;
  queue++;
  while (n_waiting > 0)
    {
      guint n = n_waiting;

      n_waiting = 0;
      for (guint i = 0; i < n; i++)
        {
          if (!attach (self, &random, queue[i]))
            queue[n_waiting++] = queue[i];
          if (lab_cheese_maker_is_cancelled (self))
            return FALSE;
        }
    }
  return TRUE;
}

/* Lists each passage once, from the cell that is earlier in the order, and returns their number.
 * With @beside_tree, leaves out the tree. */
static guint
list_pairs (LabCheeseMaker *self,
            gboolean        beside_tree)
{
  guint n = 0;

  for (guint i = 0; i < self->n_cells; i++)
    {
      guint place = self->order[i];

      self->present[place] = 2;
      for (guint j = 0; j < self->degrees[place]; j++)
        {
          guint direction = lab_cheese_maker_get_direction (self, place, j);

          if (self->present[place + (guint) self->steps[direction]] == 2
              || (beside_tree && (self->marks[place] & 1u << direction) != 0))
            continue;
          self->pairs[n++] = PAIR (place, direction);
        }
    }
  for (guint i = 0; i < self->n_cells; i++)
    self->present[self->order[i]] = 1;
  return n;
}

static void
keep_only_tree (LabCheeseMaker *self)
{
  for (guint i = 0; i < self->n_cells; i++)
    {
      guint place = self->order[i], n = self->degrees[place], list = self->lists[place];

      self->degrees[place] = 0;
      for (guint j = 0; j < n; j++)
        {
          guint direction = (list >> (4 * j)) & 3;

          if ((self->marks[place] & 1u << direction) != 0)
            lab_cheese_maker_append_neighbor (self, place, direction);
        }
    }
}

/**
 * lab_cheese_maker_set_weight:
 * @self: a maker
 * @place: a cell
 * @direction: where its neighbor is
 * @weight: how many turns the passage takes
 *
 * Puts mud into a passage.
 */
void
lab_cheese_maker_set_weight (LabCheeseMaker *self,
                             guint           place,
                             guint           direction,
                             guint           weight)
{
  guint other = place + (guint) self->steps[direction];

  self->weights[PAIR (place, direction)] = weight;
  self->weights[PAIR (other, lab_cheese_turn_back (direction))] = weight;
}

/* Adds walls; returns whether they are complete. */
static gboolean
lab_cheese_maker_add_walls (LabCheeseMaker *self)
{
  guint n_free, n_walls;

  if (!grow_tree (self, lab_python_random_below (&self->random, G_GUINT64_CONSTANT (1) << 63)))
    return FALSE;
  n_free = list_pairs (self, TRUE);
  n_walls = lab_cheese_maker_percentage (n_free, self->settings->wall_percentage);
  keep_only_tree (self);
  lab_python_random_shuffle (&self->random, self->pairs, n_free);
  for (guint i = n_walls; i < n_free; i++)
    lab_cheese_maker_append_passage (self, self->pairs[i] / LAB_CHEESE_N_DIRECTIONS,
                                     self->pairs[i] % LAB_CHEESE_N_DIRECTIONS);
  return TRUE;
}

/* Adds mud. Passages with mud become the last of their cells. */
static void
lab_cheese_maker_add_mud (LabCheeseMaker *self)
{
  const LabCheeseMazeSettings *settings = self->settings;
  guint n_pairs = list_pairs (self, FALSE);
  guint n_mud = lab_cheese_maker_percentage (n_pairs, settings->mud_percentage);

  lab_python_random_shuffle (&self->random, self->pairs, n_pairs);
  for (guint i = 0; i < n_mud; i++)
    {
      guint place = self->pairs[i] / LAB_CHEESE_N_DIRECTIONS;
      guint direction = self->pairs[i] % LAB_CHEESE_N_DIRECTIONS;
      guint weight = settings->min_mud
                     + lab_python_random_below_32 (&self->random,
                                                   settings->max_mud - settings->min_mud + 1);

      lab_cheese_maker_remove_neighbor (self, place, direction);
      lab_cheese_maker_remove_neighbor (self, place + (guint) self->steps[direction],
                                        lab_cheese_turn_back (direction));
      lab_cheese_maker_append_passage (self, place, direction);
      lab_cheese_maker_set_weight (self, place, direction, weight);
    }
}

static void
release (LabCheeseMaker *self)
{
  g_clear_pointer (&self->weights, g_free);
  self->n_allocated = 0;
}

/* Makes room, in one block, for what a maker has for each place; returns whether there was enough
 * memory. */
static gboolean
reserve_places (LabCheeseMaker *self)
{
  gsize n = self->n_places;

  if (n <= self->n_allocated)
    return TRUE;
  release (self);
  self->weights = g_try_malloc_n (n, (LAB_CHEESE_N_DIRECTIONS + 6) * sizeof (guint32)
                                     + sizeof (guint16) + 3);
  if (self->weights == NULL)
    return FALSE;
  self->pairs = self->weights + n * LAB_CHEESE_N_DIRECTIONS;
  self->numbers = self->pairs + n * 2;
  self->order = self->numbers + n;
  self->queue = self->order + n;
  self->holes = (gint32 *) (self->queue + n);
  self->lists = (guint16 *) (self->holes + n);
  self->present = (guint8 *) (self->lists + n);
  self->degrees = self->present + n;
  self->marks = self->degrees + n;
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

  if (!lab_cheese_maze_settings_check (settings, error) || !lab_cheese_seed_check (seed, error))
    return NULL;
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
