/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <stdlib.h>

#include "lab-escape-level.h"
#include "lab-escape-position.h"
#include "lab-maze-file.h"

/* Private helpers */

static LabEscapeLevel *
make (guint64 number)
{
  g_autoptr (GError) error = NULL;
  LabEscapeLevel *level = lab_escape_maker_make (number, &error);

  g_assert_no_error (error);
  return level;
}

static guint64
hash_maze (const LabMaze *maze)
{
  g_autoptr (GBytes) bytes = lab_maze_to_bytes (maze, LAB_MAZE_FORMAT_BINARY, NULL);
  guint64 hash = 0;
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  for (gsize i = 0; i < size; i++)
    hash = lab_random_hash (hash ^ data[i]);
  return hash;
}

static guint64
hash_cell (guint64     hash,
           LabMazeCell cell)
{
  return lab_random_hash (hash ^ ((guint64) cell.row << 32 | cell.column));
}

/* A thing in a level; items have their number as the kind, and all else has 0. */
typedef struct
{
  guint kind;
  LabMazeCell cell;
} Thing;

#define MAX_THINGS (2 + LAB_ESCAPE_MAX_GOALS + LAB_N_ESCAPE_ITEMS)

static guint
list_things (const LabEscapeRecipe *recipe,
             Thing                  things[MAX_THINGS])
{
  guint n = 0;

  things[n++] = (Thing) { 0, recipe->start };
  things[n++] = (Thing) { 0, recipe->exit };
  for (guint i = 0; i < recipe->n_goals; i++)
    things[n++] = (Thing) { 0, recipe->goals[i] };
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (recipe->has_item[i])
        things[n++] = (Thing) { i, recipe->items[i] };
    }
  return n;
}

/* Returns a number that depends on everything in a level. */
static guint64
hash_level (const LabEscapeLevel *level)
{
  const LabEscapeRecipe *recipe = &level->recipe;
  guint64 hash = hash_maze (recipe->mazes[0]);
  Thing things[MAX_THINGS];
  guint n = list_things (recipe, things);

  if (recipe->mazes[1] != NULL)
    hash ^= lab_random_hash (hash_maze (recipe->mazes[1]));
  for (guint i = 0; i < n; i++)
    hash = hash_cell (hash ^ things[i].kind, things[i].cell);
  return hash_cell (hash ^ recipe->sight, recipe->rift);
}

/* Checks that no two things are in one cell. */
static void
check_places (const LabEscapeRecipe *recipe)
{
  Thing things[MAX_THINGS];
  guint n = list_things (recipe, things);

  for (guint i = 1; i < n; i++)
    {
      for (guint k = 0; k < i; k++)
        g_assert_false (lab_maze_cell_equal (things[i].cell, things[k].cell));
    }
}

/* Walks out without items, as lab_escape_position_find_way() says.
 * Returns: the number of moves */
static guint
walk_out (const LabEscapeLevel *level)
{
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  while (!lab_escape_position_is_over (&position, level))
    {
      g_autoptr (GArray) way = lab_escape_position_find_way (&position, level);

      g_assert_cmpuint (way->len, >, 1);
      for (guint i = 1; i < way->len; i++)
        {
          LabMazeCell to = g_array_index (way, LabMazeCell, i);

          g_assert_true (lab_escape_position_play (
              &position, level,
              LAB_ESCAPE_STEP + lab_maze_get_direction (position.cell, to), NULL));
        }
    }
  return position.n_moves;
}

static guint
find_par (const LabEscapeLevel *level)
{
  g_auto (LabEscapePar) par = { 0 };
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  g_assert_true (lab_escape_par_find (level, &position, &par));
  return par.n_moves;
}

static void
check_level (const LabEscapeLevel *level)
{
  check_places (&level->recipe);
  g_assert_cmpuint (lab_escape_par_count_states (&level->recipe), <=, LAB_ESCAPE_PAR_MAX_STATES);
  g_assert_cmpuint (find_par (level), >, 0);
  g_assert_cmpuint (find_par (level), <=, walk_out (level));
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return one < other ? -1 : one > other;
}

/* Tests */

/* The same number is the same level on every computer, in every version. */
LAB_TEST ("/escape-maker/golden", test_golden)
{
  static const struct
  {
    const char *level;
    guint64 hash;
  } golden[] = {
    { "1", G_GUINT64_CONSTANT (0x97d967cdd858c381) },
    { "10", G_GUINT64_CONSTANT (0xa6df4927eb5fcff0) },
    { "123", G_GUINT64_CONSTANT (0x5b2d7edb34ac86d0) },
    { "5000", G_GUINT64_CONSTANT (0xa76b029e38869c02) },
    { "2026-11-23", G_GUINT64_CONSTANT (0xbe79a8bb32174269) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      g_autoptr (LabEscapeLevel) level = lab_escape_maker_parse (golden[i].level, NULL);
      g_autofree char *text = lab_escape_level_format (level);

      g_assert_cmpstr (text, ==, golden[i].level);
      g_test_message ("%s: 0x%016" G_GINT64_MODIFIER "x", text, hash_level (level));
      g_assert_cmphex (hash_level (level), ==, golden[i].hash);
    }
}

LAB_TEST ("/escape-maker/solvable", test_solvable)
{
  guint64 step = lab_test_is_brief () ? 97 : 7;

  for (guint64 number = 1; number <= 100000;
       number += number < 40 ? 1 : number < 1200 ? step : 20000)
    {
      g_autoptr (LabEscapeLevel) level = make (number);

      check_level (level);
    }
}

/* There is no last level. */
LAB_TEST ("/escape-maker/endless", test_endless)
{
  g_autoptr (LabEscapeLevel) level = make (G_MAXUINT64);

  check_level (level);
  g_assert_cmpuint (level->height, >, 100);
}

/* The first levels are tiny, and introduce one thing after the other. */
LAB_TEST ("/escape-maker/introduction", test_introduction)
{
  g_autoptr (LabEscapeLevel) first = make (1);
  guint known = 0;
  gboolean is_dark = FALSE;

  g_assert_cmpuint (first->height, ==, 5);
  g_assert_cmpuint (first->width, ==, 5);
  for (guint64 number = 1; number <= 60; number++)
    {
      g_autoptr (LabEscapeLevel) level = make (number);
      const LabEscapeRecipe *recipe = &level->recipe;

      if (recipe->new_item >= 0)
        {
          g_assert_cmpuint (known & 1u << recipe->new_item, ==, 0);
          known |= 1u << recipe->new_item;
        }
      for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
        g_assert_true (!recipe->has_item[i] || (known & 1u << i) != 0);
      g_assert_true (!is_dark || recipe->sight > 0);
      is_dark = recipe->sight > 0;
    }
  g_assert_cmpuint (known, ==, (1u << LAB_N_ESCAPE_ITEMS) - 1);
  g_assert_true (is_dark);
}

/* Each new item saves moves in its first level. The map cannot, because it only shows a way. */
LAB_TEST ("/escape-maker/new-items", test_new_items)
{
  guint n = 0;

  for (guint64 number = 1; number <= 60; number++)
    {
      g_autoptr (LabEscapeLevel) level = make (number);
      int item = level->recipe.new_item;

      n += item >= 0;
      if (item > LAB_ESCAPE_MAP)
        g_assert_cmpuint (find_par (level), <, walk_out (level));
    }
  g_assert_cmpuint (n, ==, LAB_N_ESCAPE_ITEMS);
}

/* The difficulty grows level by level: the wanted one always, the real one in the middle of some
 * levels. */
LAB_TEST ("/escape-maker/growth", test_growth)
{
  static const guint64 begins[] = { 1, 15, 40, 100, 250, 600, 1500, 4000, 10000, 30000, 100000 };
  double last = 0;

  for (guint64 number = 2; number < 100000; number++)
    g_assert_cmpfloat (lab_escape_maker_get_difficulty (number), >,
                       lab_escape_maker_get_difficulty (number - 1));
  for (guint i = 0; i < G_N_ELEMENTS (begins); i++)
    {
      double difficulties[15], median;

      for (guint j = 0; j < 15; j++)
        {
          g_autoptr (LabEscapeLevel) level = make (begins[i] + j);

          difficulties[j] = lab_escape_recipe_measure (&level->recipe);
        }
      qsort (difficulties, 15, sizeof difficulties[0], compare);
      median = difficulties[7];
      g_test_message ("from %u: %.1f", (guint) begins[i], median);
      g_assert_cmpfloat (median, >, last);
      g_assert_cmpfloat (median, >, 0.8 * lab_escape_maker_get_difficulty (begins[i] + 7));
      g_assert_cmpfloat (median, <, 1.25 * lab_escape_maker_get_difficulty (begins[i] + 7));
      last = median;
    }
}

LAB_TEST ("/escape-maker/days", test_days)
{
  g_autoptr (LabEscapeLevel) monday = lab_escape_maker_make_daily (2026, 11, 23, NULL);
  g_autoptr (LabEscapeLevel) tuesday = lab_escape_maker_make_daily (2026, 11, 24, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (monday->recipe.number == 0);
  g_assert_cmphex (hash_level (monday), !=, hash_level (tuesday));
  check_level (monday);
  check_level (tuesday);
  g_assert_null (lab_escape_maker_make_daily (2026, 2, 29, &error));
  g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_SYNTAX);
}

LAB_TEST ("/escape-maker/parse", test_parse)
{
  static const char * const wrong[] = { "", "0", "-1", "x", "1.5", "2026-2-3", "2026-02-30",
                                        "1969-12-31", "18446744073709551616", "2026-11-23-1" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_escape_maker_parse (wrong[i], &error));
      g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_SYNTAX);
    }
}
