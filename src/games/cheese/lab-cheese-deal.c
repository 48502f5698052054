/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-deal.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-maze-private.h"
#include "lab-python-random.h"

/* A deal, and how many own it. */
typedef struct
{
  LabCheeseDeal deal;
  gatomicrefcount n_references;
} SharedDeal;

static const char *const start_ids[] = {
  [LAB_CHEESE_START_CENTER] = "center",
  [LAB_CHEESE_START_TOP_LEFT] = "top-left",
  [LAB_CHEESE_START_TOP_RIGHT] = "top-right",
  [LAB_CHEESE_START_BOTTOM_LEFT] = "bottom-left",
  [LAB_CHEESE_START_BOTTOM_RIGHT] = "bottom-right",
  [LAB_CHEESE_START_RANDOM] = "random",
  [LAB_CHEESE_START_SAME] = "same",
};

/* Private helpers */

static LabCheeseDeal *
deal_begin (LabCheeseMaze *maze,
            guint          n_rats,
            const guint8  *teams)
{
  SharedDeal *shared = g_new0 (SharedDeal, 1);
  LabCheeseDeal *self = &shared->deal;

  g_atomic_ref_count_init (&shared->n_references);
  self->maze = lab_cheese_maze_ref (maze);
  self->n_rats = n_rats;
  memcpy (self->teams, teams, n_rats);
  return self;
}

/* Returns the cell opposite another one, if the maze is turned by 180 degrees. */
static guint
turn (const LabCheeseMaze *maze,
      guint                cell)
{
  return maze->width * maze->height - 1 - cell;
}

static gboolean
check_rats (guint          n_rats,
            const guint8  *teams,
            GError       **error)
{
  guint n_teams = 0, seen = 0;

  if (n_rats < 1 || n_rats > LAB_CHEESE_MAX_RATS)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A race needs from 1 to %u rats."), LAB_CHEESE_MAX_RATS);
  for (guint i = 0; i < n_rats; i++)
    {
      if (teams[i] >= LAB_CHEESE_MAX_RATS)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                           _("There are at most %u teams."), LAB_CHEESE_MAX_RATS);
      n_teams = MAX (n_teams, teams[i] + 1u);
      seen |= 1u << teams[i];
    }
  if (seen != (1u << n_teams) - 1)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A team has no rat. Number the teams without gaps."));
  return TRUE;
}

static gboolean
check_cell (const LabCheeseMaze  *maze,
            guint                 cell,
            GError              **error)
{
  if (lab_cheese_maze_has_cell (maze, cell))
    return TRUE;
  if (cell >= maze->width * maze->height)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: the numbers are a cell and the last cell of the maze. */
                       _("There is no cell %u. The cells are numbered from 0 to %u."), cell,
                       maze->width * maze->height - 1);
  return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                     _("The cell %u is a hole. Choose another one."), cell);
}

/* Returns the cell that a corner or the center names, which may be a hole. */
static guint
find_asked (const LabCheeseMaze *maze,
            LabCheeseStart       start)
{
  guint width = maze->width, height = maze->height;

  switch (start)
    {
    case LAB_CHEESE_START_TOP_LEFT:
      return 0;
    case LAB_CHEESE_START_TOP_RIGHT:
      return width - 1;
    case LAB_CHEESE_START_BOTTOM_LEFT:
      return (height - 1) * width;
    case LAB_CHEESE_START_BOTTOM_RIGHT:
      return height * width - 1;
    case LAB_CHEESE_START_CENTER:
    case LAB_CHEESE_START_RANDOM:
    case LAB_CHEESE_START_SAME:
    case LAB_CHEESE_START_CELL:
    default:
      return height / 2 * width + width / 2;
    }
}

static guint64
square_distance (guint a,
                 guint b)
{
  guint64 difference = a > b ? a - b : b - a;

  return difference * difference;
}

/* Returns the cell that is nearest by straight line; of several, the first one in the order. */
static guint
find_nearest (const LabCheeseMaze *maze,
              guint                asked)
{
  guint64 best = G_MAXUINT64;
  guint found = asked;

  if (lab_cheese_maze_has_cell (maze, asked))
    return asked;
  for (guint i = 0; i < maze->n_cells; i++)
    {
      guint cell = maze->cells[i];
      guint64 distance = square_distance (cell / maze->width, asked / maze->width)
                         + square_distance (cell % maze->width, asked % maze->width);

      if (distance >= best)
        continue;
      best = distance;
      found = cell;
    }
  return found;
}

/* Finds where a rat starts. */
static gboolean
place_rat (LabCheeseDeal                *self,
           guint                         rat,
           const LabCheeseDealSettings  *settings,
           LabPythonRandom              *random,
           GError                      **error)
{
  LabCheeseMaze *maze = self->maze;
  LabCheeseStart start = settings->starts[rat];

  if (start == LAB_CHEESE_START_CELL)
    {
      self->starts[rat] = settings->cells[rat];
      return check_cell (maze, settings->cells[rat], error);
    }
  if (start == LAB_CHEESE_START_SAME)
    {
      if (rat == 0)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                           _("The first rat cannot start in the same cell as the one before. "
                             "Choose another start."));
      self->starts[rat] = self->starts[rat - 1];
      return TRUE;
    }
  if (settings->maze.symmetric && self->n_rats == 2 && rat == 1)
    self->starts[rat] = turn (maze, self->starts[0]);
  else if (start == LAB_CHEESE_START_RANDOM)
    self->starts[rat] = maze->cells[lab_python_random_below (random, maze->n_cells)];
  else
    self->starts[rat] = find_nearest (maze, find_asked (maze, start));
  return TRUE;
}

static gboolean
place_rats (LabCheeseDeal                *self,
            const LabCheeseDealSettings  *settings,
            GError                      **error)
{
  LabPythonRandom random;
  gboolean draws = FALSE;

  for (guint i = 0; i < self->n_rats; i++)
    draws = draws || settings->starts[i] == LAB_CHEESE_START_RANDOM;
  if (draws)
    lab_python_random_init (&random, settings->players_seed);
  for (guint i = 0; i < self->n_rats; i++)
    {
      if (!place_rat (self, i, settings, &random, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_start (const LabCheeseDeal *self,
          guint                cell)
{
  for (guint i = 0; i < self->n_rats; i++)
    {
      if (self->starts[i] == cell)
        return TRUE;
    }
  return FALSE;
}

/* Lists the cells that can have cheese, in the order of the maze. */
static guint *
list_free_cells (const LabCheeseDeal  *self,
                 guint                *n_free,
                 GError              **error)
{
  const LabCheeseMaze *maze = self->maze;
  guint *cells = g_try_new (guint, maze->n_cells);

  *n_free = 0;
  if (cells == NULL)
    {
      lab_cheese_refuse_memory (maze->width, maze->height, error);
      return NULL;
    }
  for (guint i = 0; i < maze->n_cells; i++)
    {
      if (!is_start (self, maze->cells[i]))
        cells[(*n_free)++] = maze->cells[i];
    }
  return cells;
}

static gboolean
check_cheese (guint    n_cheese,
              guint    n_free,
              GError **error)
{
  if (n_cheese < 1)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A race needs at least 1 piece of cheese."));
  if (n_cheese > n_free)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: both numbers are counts: of pieces, and of cells. */
                       _("There is no room for %u pieces of cheese: only %u cells are free. Choose "
                         "fewer pieces or a larger maze."),
                       n_cheese, n_free);
  return TRUE;
}

/* Brings shuffled free cells into pairs of opposite ones. If the number of pieces is odd and the
 * center is free, it comes first. What has no free opposite comes last. */
static void
pair_cells (const LabCheeseDeal *self,
            guint               *cells,
            guint                n_free,
            gboolean             odd)
{
  const LabCheeseMaze *maze = self->maze;
  g_autofree guint *shuffled = g_memdup2 (cells, n_free * sizeof *cells);
  g_autofree guint8 *free_cells = g_new0 (guint8, (gsize) maze->width * maze->height);
  guint n = 0;

  for (guint i = 0; i < n_free; i++)
    free_cells[cells[i]] = 1;
  for (guint i = 0; i < n_free && odd; i++)
    {
      if (turn (maze, shuffled[i]) != shuffled[i])
        continue;
      cells[n++] = shuffled[i];
      free_cells[shuffled[i]] = 0;
    }
  for (guint i = 0; i < n_free; i++)
    {
      guint cell = shuffled[i], other = turn (maze, cell);

      if (cell == other || !free_cells[cell] || !free_cells[other])
        continue;
      cells[n++] = cell;
      cells[n++] = other;
      free_cells[cell] = free_cells[other] = 0;
    }
  for (guint i = 0; i < n_free; i++)
    {
      if (free_cells[shuffled[i]])
        cells[n++] = shuffled[i];
    }
}

static gboolean
place_cheese (LabCheeseDeal                *self,
              const LabCheeseDealSettings  *settings,
              GError                      **error)
{
  LabPythonRandom random;
  guint n_free;
  guint *cells = list_free_cells (self, &n_free, error);

  self->cheese = cells;
  if (cells == NULL || !check_cheese (settings->n_cheese, n_free, error))
    return FALSE;
  self->n_cheese = settings->n_cheese;
  lab_python_random_init (&random, settings->cheese_seed);
  lab_python_random_shuffle (&random, cells, n_free);
  if (settings->maze.symmetric)
    pair_cells (self, cells, n_free, settings->n_cheese % 2 != 0);
  return TRUE;
}

static gboolean
check_fixed_cheese (const LabCheeseDeal  *self,
                    guint                 piece,
                    guint8               *seen,
                    GError              **error)
{
  guint cell = self->cheese[piece];

  if (!check_cell (self->maze, cell, error))
    return FALSE;
  if (is_start (self, cell))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("There cannot be cheese in the cell %u, because a rat starts there."),
                       cell);
  if (seen[cell])
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("There are two pieces of cheese in the cell %u. Remove one."), cell);
  seen[cell] = 1;
  return TRUE;
}

static gboolean
check_seeds (const LabCheeseDealSettings  *settings,
             GError                      **error)
{
  g_autofree char *largest = NULL;

  if (settings->cheese_seed <= LAB_CHEESE_MAX_SEED && settings->players_seed <= LAB_CHEESE_MAX_SEED)
    return TRUE;
  largest = g_strdup_printf ("%" G_GUINT64_FORMAT, LAB_CHEESE_MAX_SEED);
  return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                     /* Translators: %s is a number. */
                     _("A seed must be a whole number from 0 to %s."), largest);
}

/* Public functions */

/** lab_cheese_start_get_id: returns the name of a start; %NULL for %LAB_CHEESE_START_CELL. */
const char *
lab_cheese_start_get_id (LabCheeseStart start)
{
  return start < G_N_ELEMENTS (start_ids) ? start_ids[start] : NULL;
}

/**
 * lab_cheese_start_parse:
 * @text: the name of a start, or the number of a cell
 * @start: (out): the start
 * @cell: (out): the cell, with %LAB_CHEESE_START_CELL
 *
 * Returns: whether @text is a start
 */
gboolean
lab_cheese_start_parse (const char     *text,
                        LabCheeseStart *start,
                        guint          *cell)
{
  guint64 number;

  g_return_val_if_fail (text != NULL && start != NULL && cell != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (start_ids); i++)
    {
      if (!g_str_equal (text, start_ids[i]))
        continue;
      *start = i;
      *cell = LAB_CHEESE_NO_CELL;
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (text, 10, 0, LAB_CHEESE_MAX_CELLS - 1, &number, NULL))
    return FALSE;
  *start = LAB_CHEESE_START_CELL;
  *cell = (guint) number;
  return TRUE;
}

/**
 * lab_cheese_deal_new:
 * @settings: what the race is dealt from
 * @maker: (nullable): makes the maze, if one is at hand
 * @error: return location for a #LabCheeseError
 *
 * Makes a maze, and deals a race in it.
 *
 * Returns: (transfer full) (nullable): the deal
 */
LabCheeseDeal *
lab_cheese_deal_new (const LabCheeseDealSettings  *settings,
                     LabCheeseMaker               *maker,
                     GError                      **error)
{
  g_autoptr (LabCheeseMaker) own = NULL;
  g_autoptr (LabCheeseMaze) maze = NULL;

  g_return_val_if_fail (settings != NULL, NULL);

  if (maker == NULL)
    own = lab_cheese_maker_new ();
  maze = lab_cheese_maker_make (maker != NULL ? maker : own, &settings->maze,
                                settings->maze_seed, NULL, error);
  return maze != NULL ? lab_cheese_deal_new_in (maze, settings, error) : NULL;
}

/**
 * lab_cheese_deal_new_in:
 * @maze: a maze
 * @settings: what the race is dealt from; of @maze only @symmetric is used
 * @error: return location for a #LabCheeseError
 *
 * Deals a race in a maze, like the original. The original has no symmetric mazes; if one is asked
 * for, and @maze is symmetric, the deal is fair, too: of two rats, the second starts opposite the
 * first, unless it starts in the same cell or in a given one. The cheese comes in opposite pairs;
 * an odd piece is in the center of the maze, if that is a free cell, and otherwise anywhere.
 *
 * Returns: (transfer full) (nullable): the deal
 */
LabCheeseDeal *
lab_cheese_deal_new_in (LabCheeseMaze                *maze,
                        const LabCheeseDealSettings  *settings,
                        GError                      **error)
{
  g_autoptr (LabCheeseDeal) self = NULL;
  LabCheeseDealSettings fair;

  g_return_val_if_fail (maze != NULL && settings != NULL, NULL);

  if (!check_rats (settings->n_rats, settings->teams, error) || !check_seeds (settings, error))
    return NULL;
  if (settings->maze.symmetric && !lab_cheese_maze_is_symmetric (maze))
    {
      fair = *settings;
      fair.maze.symmetric = FALSE;
      settings = &fair;
    }
  self = deal_begin (maze, settings->n_rats, settings->teams);
  if (!place_rats (self, settings, error) || !place_cheese (self, settings, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * lab_cheese_deal_new_fixed:
 * @maze: a maze
 * @n_rats: the number of rats
 * @teams: (array length=n_rats): the team of each
 * @starts: (array length=n_rats): where each starts
 * @cheese: (array length=n_cheese) (nullable): where the cheese is, each cell once
 * @n_cheese: the number of pieces. As in the original, there may be none; then the race is over
 * @error: return location for a #LabCheeseError
 *
 * Deals a race without drawing anything.
 *
 * Returns: (transfer full) (nullable): the deal
 */
LabCheeseDeal *
lab_cheese_deal_new_fixed (LabCheeseMaze  *maze,
                           guint           n_rats,
                           const guint8   *teams,
                           const guint    *starts,
                           const guint    *cheese,
                           guint           n_cheese,
                           GError        **error)
{
  g_autoptr (LabCheeseDeal) self = NULL;
  g_autofree guint8 *seen = NULL;

  g_return_val_if_fail (maze != NULL && teams != NULL && starts != NULL, NULL);
  g_return_val_if_fail (cheese != NULL || n_cheese == 0, NULL);

  if (!check_rats (n_rats, teams, error))
    return NULL;
  self = deal_begin (maze, n_rats, teams);
  for (guint i = 0; i < n_rats; i++)
    {
      if (!check_cell (maze, starts[i], error))
        return NULL;
      self->starts[i] = starts[i];
    }
  self->cheese = n_cheese > 0 ? g_memdup2 (cheese, n_cheese * sizeof *cheese) : NULL;
  self->n_cheese = n_cheese;
  seen = g_new0 (guint8, (gsize) maze->width * maze->height);
  for (guint i = 0; i < n_cheese; i++)
    {
      if (!check_fixed_cheese (self, i, seen, error))
        return NULL;
    }
  return g_steal_pointer (&self);
}

/** lab_cheese_deal_ref: takes a reference, and returns @self. Any thread can do so. */
LabCheeseDeal *
lab_cheese_deal_ref (LabCheeseDeal *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&((SharedDeal *) self)->n_references);
  return self;
}

/**
 * lab_cheese_deal_unref:
 * @self: (transfer full) (nullable): a deal
 *
 * Releases a reference. The last one frees the deal.
 */
void
lab_cheese_deal_unref (LabCheeseDeal *self)
{
  SharedDeal *shared = (SharedDeal *) self;

  if (shared == NULL || !g_atomic_ref_count_dec (&shared->n_references))
    return;
  lab_cheese_maze_unref (self->maze);
  g_free (self->cheese);
  g_free (shared);
}
