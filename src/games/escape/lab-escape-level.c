/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-level.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lab-escape-position.h"
#include "lab-maze-generator.h"
#include "lab-maze-measures.h"
#include "lab-maze.h"
#include "lab-random.h"
#include "lab-refuse.h"
#include "lab-text.h"

/** LAB_ESCAPE_MIN_YEAR: the first year with daily levels. */
#define LAB_ESCAPE_MIN_YEAR 1970

/** LAB_ESCAPE_MAX_YEAR: the last year with daily levels. */
#define LAB_ESCAPE_MAX_YEAR 9999

/* What a level contains depends on its number; random numbers draw where it lies. The growth
 * is made of sums, products, quotients, and square roots, which are the same on every computer; the
 * last bits of the difficulty of a maze can differ, but they decide only between equal mazes. */

/* The levels from which on something appears. */
#define FIRST_GOAL 2
#define FIRST_DARK 12

static const guint first_items[LAB_N_ESCAPE_ITEMS] = { 3, 4, 6, 8, 10 };

/* The seeds of levels with numbers, of dates, and of the items of a level. */
#define SALT_NUMBER G_GUINT64_CONSTANT (0x6573636170650001)
#define SALT_DAY G_GUINT64_CONSTANT (0x6573636170650002)

#define N_CANDIDATES 10

/* How often items are placed again if the best way uses none; only if the par is found quickly. */
#define N_PLACEMENTS 6

/* How many mazes a new item is tried in until the best way uses it. */
#define N_NEW_MAZES 20

#define MAX_QUICK_STATES 200000

/* The number of characters of a wrong text that a message repeats. */
#define MAX_SHOWN 40

/* The exit is at least as far from the start as this share of all cells. */
#define MIN_FAR_PERCENT 70

/* A new item is at most this many steps from the start. */
#define MAX_NEW_ITEM_STEPS 5

/* Private helpers: memory */

static void
clear (gpointer data)
{
  LabEscapeLevel *self = data;

  for (guint i = 0; i < LAB_ESCAPE_N_MAZES; i++)
    g_clear_pointer (&self->recipe.mazes[i], lab_maze_free);
}

/* Private helpers: distances */

/* Finds the distance of each cell from a cell, and lists the cells, the nearest first. */
static guint32 *
find_distances (const LabMaze  *maze,
                LabMazeCell     from,
                guint32       **order)
{
  gsize n = (gsize) maze->height * maze->width;
  guint32 *distances = g_new (guint32, n);
  guint32 *queue = g_new (guint32, n);
  gsize n_found = 1;

  for (gsize i = 0; i < n; i++)
    distances[i] = G_MAXUINT32;
  queue[0] = lab_maze_get_number (maze, from);
  distances[queue[0]] = 0;
  for (gsize i = 0; i < n_found; i++)
    {
      LabMazeCell cell = lab_maze_get_cell (maze, queue[i]);
      guint ways = lab_maze_get_ways (maze, cell.row, cell.column);

      for (guint direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
        {
          LabMazeCell next = lab_maze_step (cell, direction);
          guint32 number = lab_maze_get_number (maze, next);

          if ((ways & LAB_MAZE_BIT (direction)) == 0 || distances[number] != G_MAXUINT32)
            continue;
          distances[number] = distances[queue[i]] + 1;
          queue[n_found++] = number;
        }
    }
  *order = queue;
  return distances;
}

/* Private helpers: places */

static LabMazeCell
draw_cell (const LabMaze *maze,
           LabRandom     *random)
{
  return lab_maze_get_cell (maze, lab_random_below (random, (guint32) maze->n_cells));
}

/* Returns whether nothing is planned in a cell. */
static gboolean
is_free (const LabEscapeRecipe *recipe,
         LabMazeCell            cell,
         guint                  n_goals,
         guint                  n_items)
{
  if (lab_maze_cell_equal (cell, recipe->start) || lab_maze_cell_equal (cell, recipe->exit))
    return FALSE;
  for (guint i = 0; i < n_goals; i++)
    {
      if (lab_maze_cell_equal (cell, recipe->goals[i]))
        return FALSE;
    }
  for (guint i = 0; i < n_items; i++)
    {
      if (recipe->has_item[i] && lab_maze_cell_equal (cell, recipe->items[i]))
        return FALSE;
    }
  return TRUE;
}

static LabMazeCell
draw_free_cell (const LabEscapeRecipe *recipe,
                guint                  n_goals,
                guint                  n_items,
                LabRandom             *random)
{
  LabMazeCell cell;

  do
    cell = draw_cell (recipe->mazes[0], random);
  while (!is_free (recipe, cell, n_goals, n_items));
  return cell;
}

/* Draws the start, and an exit far from it. */
static void
draw_ends (LabEscapeRecipe *recipe,
           LabRandom       *random)
{
  const LabMaze *maze = recipe->mazes[0];
  guint32 n = (guint32) maze->n_cells;
  g_autofree guint32 *order = NULL;
  g_autofree guint32 *distances = NULL;
  guint32 first = n - 1;

  recipe->start = draw_cell (maze, random);
  distances = find_distances (maze, recipe->start, &order);
  while (first > 1 && (guint64) distances[order[first - 1]] * 100
                          >= (guint64) distances[order[n - 1]] * MIN_FAR_PERCENT)
    first--;
  recipe->exit = lab_maze_get_cell (maze, order[first + lab_random_below (random, n - first)]);
}

/* Returns a free cell that is near the start. */
static LabMazeCell
draw_near_cell (const LabEscapeRecipe *recipe,
                guint                  n_items,
                LabRandom             *random)
{
  const LabMaze *maze = recipe->mazes[0];
  g_autofree guint32 *order = NULL;
  g_autofree guint32 *distances = find_distances (maze, recipe->start, &order);
  guint32 n = 1, n_cells = (guint32) maze->n_cells;
  LabMazeCell cell;

  while (n < n_cells && distances[order[n]] <= MAX_NEW_ITEM_STEPS)
    n++;
  do
    cell = lab_maze_get_cell (maze, order[lab_random_below (random, n)]);
  while (!is_free (recipe, cell, recipe->n_goals, n_items));
  return cell;
}

/* Draws a generator, with more loops in some mazes than in others. */
static gboolean
generate (LabMaze    *maze,
          LabRandom  *random,
          GError    **error)
{
  static const LabMazeGenerator generators[] = {
    LAB_MAZE_KRUSKAL, LAB_MAZE_EXPLORATION,  LAB_MAZE_WILSON,        LAB_MAZE_PRIM,
    LAB_MAZE_WILSON,  LAB_MAZE_GROWING_TREE, LAB_MAZE_HUNT_AND_KILL, LAB_MAZE_DIVISION,
  };
  static const guint8 braids[] = { 0, 0, 10, 30 };
  LabMazeGenerator generator = generators[lab_random_below (random, G_N_ELEMENTS (generators))];
  guint braid = braids[lab_random_below (random, G_N_ELEMENTS (braids))];

  return lab_maze_generate (maze, generator, random, NULL, error)
         && lab_maze_braid (maze, braid, random, error);
}

static LabMaze *
draw_maze (guint       size,
           LabRandom  *random,
           GError    **error)
{
  g_autoptr (LabMaze) maze = lab_maze_new (size, size, error);

  if (maze == NULL || !generate (maze, random, error))
    return NULL;
  return g_steal_pointer (&maze);
}

/* Private helpers: the order of the goals */

/* Returns the goal that is the nearest to a cell, of those that are left. */
static guint
find_nearest (const LabEscapeRecipe *recipe,
              LabMazeCell            from,
              guint                  left)
{
  g_autofree guint32 *order = NULL;
  g_autofree guint32 *distances = find_distances (recipe->mazes[0], from, &order);
  guint nearest = (guint) __builtin_ctz (left);
  guint32 best = G_MAXUINT32;

  for (guint i = 0; i < recipe->n_goals; i++)
    {
      guint32 distance = distances[lab_maze_get_number (recipe->mazes[0], recipe->goals[i])];

      if ((left & 1u << i) == 0 || distance >= best)
        continue;
      best = distance;
      nearest = i;
    }
  return nearest;
}

/**
 * lab_escape_recipe_draw_maze:
 * @recipe: says how many goals there are
 * @size: the height and the width
 * @corners: whether the way leads from the top left to the bottom right
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Draws the maze, the start, the exit, and the goals.
 *
 * Returns: %FALSE if there is not enough memory
 */
static gboolean
lab_escape_recipe_draw_maze (LabEscapeRecipe  *recipe,
                             guint             size,
                             gboolean          corners,
                             LabRandom        *random,
                             GError          **error)
{
  recipe->mazes[0] = draw_maze (size, random, error);
  if (recipe->mazes[0] == NULL)
    return FALSE;
  draw_ends (recipe, random);
  if (corners)
    {
      recipe->start = (LabMazeCell) { 0, 0 };
      recipe->exit = (LabMazeCell) { size - 1, size - 1 };
    }
  for (guint i = 0; i < recipe->n_goals; i++)
    recipe->goals[i] = draw_free_cell (recipe, i, 0, random);
  return TRUE;
}

/**
 * lab_escape_recipe_draw_items:
 * @recipe: has a maze, and says which items there are
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Draws where the items lie, where the rift leads, and the maze after a shuffle.
 *
 * Returns: %FALSE if there is not enough memory
 */
static gboolean
lab_escape_recipe_draw_items (LabEscapeRecipe  *recipe,
                              LabRandom        *random,
                              GError          **error)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (!recipe->has_item[i])
        continue;
      recipe->items[i] = recipe->new_item == (int) i
                           ? draw_near_cell (recipe, i, random)
                           : draw_free_cell (recipe, recipe->n_goals, i, random);
    }
  if (recipe->has_item[LAB_ESCAPE_RIFT])
    recipe->rift = draw_free_cell (recipe, 0, 0, random);
  if (!recipe->has_item[LAB_ESCAPE_SHUFFLE])
    return TRUE;
  recipe->mazes[1] = draw_maze (recipe->mazes[0]->width, random, error);
  return recipe->mazes[1] != NULL;
}

/**
 * lab_escape_recipe_measure:
 * @recipe: has a maze and goals
 *
 * Measures how difficult it is to walk from the start to the goals, always to the nearest one, and
 * then to the exit.
 *
 * Returns: the sum of the difficulties of the ways between them
 */
double
lab_escape_recipe_measure (const LabEscapeRecipe *recipe)
{
  LabMazeCell at = recipe->start;
  double sum = 0;

  for (guint left = (1u << recipe->n_goals) - 1; left != 0;)
    {
      guint goal = find_nearest (recipe, at, left);

      sum += lab_maze_get_difficulty (recipe->mazes[0], at, recipe->goals[goal]);
      at = recipe->goals[goal];
      left &= ~(1u << goal);
    }
  return sum + lab_maze_get_difficulty (recipe->mazes[0], at, recipe->exit);
}

/* Private helpers: growth */

/* Returns a number that grows by the same amount when @number doubles, and evenly in between: the
 * logarithm to base 2, with straight lines between the powers of 2. */
static double
get_growth (guint64 number)
{
  int exponent = 63 - __builtin_clzll (number);

  return exponent + (double) number / (double) (G_GUINT64_CONSTANT (1) << exponent) - 1;
}

/* Returns the usual height and width of a level, with a fraction. */
static double
get_size (guint64 number)
{
  return 5 + 2.4 * (get_growth (MIN (number, G_MAXUINT64 - 5) + 5) - get_growth (6));
}

static guint
get_max_goals (guint64 number)
{
  static const guint from[LAB_ESCAPE_MAX_GOALS] = { FIRST_GOAL, 14, 40, 150 };
  guint n = 0;

  while (n < LAB_ESCAPE_MAX_GOALS && number >= from[n])
    n++;
  return n;
}

static guint
get_sight (guint64 number)
{
  return number < FIRST_DARK ? 0 : 5 + (guint) (60 / MIN (number, 1000));
}

static int
get_new_item (guint64 number)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (first_items[i] == number)
        return (int) i;
    }
  return -1;
}

/* Private helpers: what a level contains */

/* Draws up to three of the items that are known at this number. */
static void
draw_items (LabEscapeRecipe *recipe,
            guint64          number,
            LabRandom       *random)
{
  guint8 known[LAB_N_ESCAPE_ITEMS];
  guint n_known = 0, n;

  for (guint8 i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (number >= first_items[i])
        known[n_known++] = i;
    }
  if (n_known == 0)
    return;
  lab_random_shuffle (random, known, n_known);
  n = lab_random_below (random, MIN (n_known, 3) + 1);
  for (guint i = 0; i < n; i++)
    recipe->has_item[known[i]] = TRUE;
}

/* Decides what a level contains, except where. */
static void
draw_contents (LabEscapeRecipe *recipe,
               guint64          number,
               LabRandom       *random)
{
  guint max_goals = get_max_goals (number);

  recipe->sight = get_sight (number);
  recipe->n_goals = number == FIRST_GOAL ? 1 : lab_random_below (random, max_goals + 1);
  if (recipe->new_item >= 0)
    {
      recipe->has_item[recipe->new_item] = TRUE;
      recipe->n_goals = 0;
    }
  else
    draw_items (recipe, number, random);
}

/* Private helpers: candidates */

/* Takes items away until the par is found quickly; first the hammer, which has the most states. */
static void
limit_states (LabEscapeRecipe *recipe)
{
  static const LabEscapeItem order[] = { LAB_ESCAPE_HAMMER, LAB_ESCAPE_SHUFFLE, LAB_ESCAPE_RIFT,
                                         LAB_ESCAPE_LEAP };

  for (guint i = 0; i < G_N_ELEMENTS (order)
                    && lab_escape_par_count_states (recipe) > LAB_ESCAPE_PAR_MAX_STATES; i++)
    recipe->has_item[order[i]] = FALSE;
}

/* Makes some mazes, and keeps the one whose difficulty is the nearest. */
static gboolean
choose_maze (LabEscapeRecipe  *recipe,
             guint64           number,
             LabRandom        *random,
             GError          **error)
{
  double target = lab_escape_maker_get_difficulty (number);
  double best = INFINITY;
  LabEscapeRecipe chosen = { 0 };

  for (guint i = 0; i < N_CANDIDATES; i++)
    {
      LabEscapeRecipe candidate = *recipe;
      double size = MAX (5, get_size (number) - recipe->n_goals * 0.75 + i % 3 - 1);
      double distance;

      if (!lab_escape_recipe_draw_maze (&candidate, (guint) size, number < FIRST_GOAL, random,
                                        error))
        {
          lab_maze_free (chosen.mazes[0]);
          return FALSE;
        }
      distance = fabs (lab_escape_recipe_measure (&candidate) - target);
      if (distance < best)
        {
          best = distance;
          lab_maze_free (chosen.mazes[0]);
          chosen = candidate;
        }
      else
        lab_maze_free (candidate.mazes[0]);
    }
  *recipe = chosen;
  return TRUE;
}

/* Returns whether the best way uses an item. */
static gboolean
is_useful (const LabEscapeLevel *level)
{
  g_auto (LabEscapePar) par = { 0 };
  LabEscapePosition position;
  LabEscapeItem item;

  lab_escape_position_init (&position, level);
  if (!lab_escape_par_find (level, &position, &par))
    return FALSE;
  for (guint i = 0; i < par.moves->len; i++)
    {
      if (lab_escape_move_get_item (g_array_index (par.moves, LabEscapeMove, i), &item))
        return TRUE;
    }
  return FALSE;
}

/* Places the items, again and again until one of them is useful.
 * Returns: (nullable): the level; @useful says whether an item is useful, as far as it was tried */
static LabEscapeLevel *
place_items (LabEscapeRecipe  *recipe,
             LabRandom        *random,
             gboolean         *useful,
             GError          **error)
{
  gboolean quick;

  limit_states (recipe);
  quick = lab_escape_par_count_states (recipe)
              > (guint64) recipe->mazes[0]->n_cells << recipe->n_goals
          && lab_escape_par_count_states (recipe) <= MAX_QUICK_STATES;
  for (guint i = 1;; i++)
    {
      LabEscapeRecipe placed = *recipe;
      g_autoptr (LabEscapeLevel) level = NULL;

      placed.mazes[0] = lab_maze_copy (recipe->mazes[0], error);
      if (placed.mazes[0] == NULL || !lab_escape_recipe_draw_items (&placed, random, error))
        {
          g_clear_pointer (&placed.mazes[0], lab_maze_free);
          return NULL;
        }
      level = lab_escape_level_new (&placed);
      *useful = quick && is_useful (level);
      if (!quick || *useful || i == N_PLACEMENTS)
        return g_steal_pointer (&level);
    }
}

/* Makes a level that is as difficult as the one with a number. */
static LabEscapeLevel *
make (LabEscapeRecipe  *recipe,
      guint64           number,
      guint64           seed,
      GError          **error)
{
  LabRandom random;

  lab_random_init (&random, seed);
  draw_contents (recipe, number, &random);
  for (guint i = 1;; i++)
    {
      g_autoptr (LabEscapeLevel) level = NULL;
      gboolean useful = FALSE;

      if (!choose_maze (recipe, number, &random, error))
        return NULL;
      level = place_items (recipe, &random, &useful, error);
      g_clear_pointer (&recipe->mazes[0], lab_maze_free);
      if (level == NULL || useful || recipe->new_item <= LAB_ESCAPE_MAP || i == N_NEW_MAZES)
        return g_steal_pointer (&level);
    }
}

static gboolean
is_date (guint year,
         guint month,
         guint day)
{
  return year >= LAB_ESCAPE_MIN_YEAR && year <= LAB_ESCAPE_MAX_YEAR && month <= G_DATE_DECEMBER
         && day <= 31
         && g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year);
}

/* Reads a date such as 2026-11-23. */
static gboolean
read_date (const char *text,
           guint      *year,
           guint      *month,
           guint      *day)
{
  g_autofree char *again = NULL;
  g_auto (GStrv) words = g_strsplit (text, "-", 4);

  if (g_strv_length (words) != 3
      || !lab_text_parse_number (words[0], 1, LAB_ESCAPE_MAX_YEAR, year)
      || !lab_text_parse_number (words[1], 1, LAB_ESCAPE_MAX_YEAR, month)
      || !lab_text_parse_number (words[2], 1, LAB_ESCAPE_MAX_YEAR, day))
    return FALSE;
  again = g_strdup_printf ("%04u-%02u-%02u", *year, *month, *day);
  return g_str_equal (text, again) && is_date (*year, *month, *day);
}

/* Public functions */

/**
 * lab_escape_maker_get_difficulty:
 * @number: the number of a level, from 1
 *
 * Returns: how difficult the level should be; it grows with the number, without end
 */
double
lab_escape_maker_get_difficulty (guint64 number)
{
  double size = get_size (number);

  /* How the difficulty of mazes grows with their size. */
  return 0.2 * size * size * sqrt (size) * sqrt (sqrt (size));
}

/**
 * lab_escape_maker_make:
 * @number: the number of a level, from 1
 * @error: return location for a #LabMazeError
 *
 * Makes a level. It is the same for the same number, on every computer. All its cells can be
 * reached without items, and its par can be found.
 *
 * Returns: (transfer full) (nullable): the level; %NULL if there is not enough memory
 */
LabEscapeLevel *
lab_escape_maker_make (guint64   number,
                       GError  **error)
{
  LabEscapeRecipe recipe = { .number = number, .new_item = get_new_item (number) };

  g_return_val_if_fail (number > 0, NULL);

  return make (&recipe, number, lab_random_hash (number ^ SALT_NUMBER), error);
}

/**
 * lab_escape_maker_make_daily:
 * @year: a year
 * @month: a month, from 1
 * @day: a day, from 1
 * @error: return location for a #LabEscapeError or #LabMazeError
 *
 * Makes the level of a day. Mondays are the easiest days, and Sundays the most difficult ones.
 *
 * Returns: (transfer full) (nullable): the level
 */
LabEscapeLevel *
lab_escape_maker_make_daily (guint    year,
                             guint    month,
                             guint    day,
                             GError **error)
{
  LabEscapeRecipe recipe = { .year = year, .month = month, .day = day, .new_item = -1 };
  GDate date;
  guint weekday;

  if (!is_date (year, month, day))
    {
      lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_SYNTAX,
                  _("There is no level for this date."));
      return NULL;
    }
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  weekday = g_date_get_weekday (&date);
  return make (&recipe, 12 + 8 * (guint64) weekday,
               lab_random_hash (g_date_get_julian (&date) ^ SALT_DAY), error);
}

/**
 * lab_escape_maker_read:
 * @text: a number from 1, or a date such as `2026-11-23`
 * @number: (out): the number; 0 for a date
 * @year: (out): the year of a date
 * @month: (out): the month of a date
 * @day: (out): the day of a date
 *
 * Reads what lab_escape_level_format() wrote.
 *
 * Returns: whether there is such a level
 */
gboolean
lab_escape_maker_read (const char *text,
                       guint64    *number,
                       guint      *year,
                       guint      *month,
                       guint      *day)
{
  g_return_val_if_fail (text != NULL, FALSE);

  if (g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT64, number, NULL))
    return TRUE;
  *number = 0;
  return read_date (text, year, month, day);
}

/**
 * lab_escape_maker_parse:
 * @text: a number from 1, or a date such as `2026-11-23`
 * @error: return location for a #LabEscapeError or #LabMazeError
 *
 * Makes the level that lab_escape_level_format() wrote.
 *
 * Returns: (transfer full) (nullable): the level
 */
LabEscapeLevel *
lab_escape_maker_parse (const char  *text,
                        GError     **error)
{
  g_autofree char *shown = NULL;
  guint64 number;
  guint year = 0, month = 0, day = 0;

  g_return_val_if_fail (text != NULL, NULL);

  if (lab_escape_maker_read (text, &number, &year, &month, &day))
    return number > 0 ? lab_escape_maker_make (number, error)
                      : lab_escape_maker_make_daily (year, month, day, error);
  shown = lab_quotation_make (text, MAX_SHOWN);
  /* Translators: %s is what was written instead of the number or the date of a level. */
  lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_SYNTAX, _("“%s” is not a level."), shown);
  return NULL;
}

/**
 * lab_escape_item_get_word:
 * @item: an item
 *
 * Returns: the word for an item in commands and files
 */
const char *
lab_escape_item_get_word (LabEscapeItem item)
{
  static const char * const words[LAB_N_ESCAPE_ITEMS] = { "map", "leap", "hammer", "rift",
                                                          "shuffle" };

  g_return_val_if_fail ((guint) item < LAB_N_ESCAPE_ITEMS, NULL);

  return words[item];
}

/**
 * lab_escape_level_new: (constructor):
 * @recipe: what the level is made of; its mazes are taken over
 *
 * Creates a level. lab_escape_maker_make() recipes it.
 */
LabEscapeLevel *
lab_escape_level_new (const LabEscapeRecipe *recipe)
{
  LabEscapeLevel *self;

  g_return_val_if_fail (recipe != NULL && recipe->mazes[0] != NULL, NULL);
  g_return_val_if_fail (recipe->has_item[LAB_ESCAPE_SHUFFLE] == (recipe->mazes[1] != NULL), NULL);
  g_return_val_if_fail (recipe->n_goals <= LAB_ESCAPE_MAX_GOALS, NULL);

  self = g_atomic_rc_box_new0 (LabEscapeLevel);
  self->recipe = *recipe;
  self->height = recipe->mazes[0]->height;
  self->width = recipe->mazes[0]->width;
  return self;
}

/** lab_escape_level_unref: lets go of a level; g_atomic_rc_box_acquire() keeps it. */
void
lab_escape_level_unref (LabEscapeLevel *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, clear);
}

/**
 * lab_escape_level_format:
 * @self: a level
 *
 * Returns: (transfer full): the text of a level in files and statistics: its number, or a date such
 *   as `2026-11-23`
 */
char *
lab_escape_level_format (const LabEscapeLevel *self)
{
  const LabEscapeRecipe *recipe = &self->recipe;

  if (recipe->number > 0)
    return g_strdup_printf ("%" G_GUINT64_FORMAT, recipe->number);
  return g_strdup_printf ("%04u-%02u-%02u", recipe->year, recipe->month, recipe->day);
}

/**
 * lab_escape_level_find_item:
 * @self: a level
 * @cell: a cell
 * @item: (out) (optional): the item that lies there at the start
 *
 * Returns: whether an item lies there at the start
 */
gboolean
lab_escape_level_find_item (const LabEscapeLevel *self,
                            LabMazeCell           cell,
                            LabEscapeItem        *item)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (!self->recipe.has_item[i] || !lab_maze_cell_equal (self->recipe.items[i], cell))
        continue;
      if (item != NULL)
        *item = i;
      return TRUE;
    }
  return FALSE;
}

/**
 * lab_escape_level_find_goal:
 * @self: a level
 * @cell: a cell
 * @goal: (out) (optional): the number of the goal in this cell, from 0
 *
 * Returns: whether a goal is in this cell at the start
 */
gboolean
lab_escape_level_find_goal (const LabEscapeLevel *self,
                            LabMazeCell           cell,
                            guint                *goal)
{
  for (guint i = 0; i < self->recipe.n_goals; i++)
    {
      if (!lab_maze_cell_equal (self->recipe.goals[i], cell))
        continue;
      if (goal != NULL)
        *goal = i;
      return TRUE;
    }
  return FALSE;
}
