/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-generator.h"

#include <math.h>

#include "lab-maze-measures.h"
#include "lab-test-mazes.h"
#include "lab-text.h"

/* The largest maze whose openings are the bits of a number here has 4 x 4 cells. */
#define N_SETS (1u << 24)
#define N_3X4_SETS (1u << 17)
/* The side of the largest maze among all sizes. */
#define SIDE 100

/* Private helpers */

static void
make_perfect (LabMaze          *maze,
              LabMazeGenerator  generator,
              LabRandom        *random)
{
  g_assert_true (lab_maze_generate (maze, generator, random, NULL, NULL));
  if (!lab_test_mazes_is_tree (maze))
    g_error ("%s is not perfect with %u x %u cells.", lab_maze_generators[generator].word,
             maze->height, maze->width);
}

/* Returns the openings of a small maze as bits. */
static guint
get_set (const LabMaze *maze)
{
  guint width = maze->width;
  guint set = 0;

  for (guint row = 0; row < maze->height; row++)
    {
      const guint64 *words = lab_maze_get_words (maze, row);

      set = set << (width - 1) | (guint) words[0];
      if (row + 1 < maze->height)
        set = set << width | (guint) words[1];
    }
  return set;
}

/* Counts how many different mazes there are among @n, and how often each of them is there. */
static guint
count_different (LabMazeGenerator  generator,
                 guint             height,
                 guint             width,
                 guint             n,
                 guint16          *counts)
{
  g_autoptr (LabMaze) maze = lab_maze_new (height, width, NULL);
  guint n_different = 0;
  LabRandom random;

  lab_random_init (&random, 4);
  for (guint i = 0; i < n; i++)
    {
      guint set;

      g_assert_true (lab_maze_generate (maze, generator, &random, NULL, NULL));
      set = get_set (maze);
      n_different += counts[set]++ == 0 ? 1 : 0;
      g_assert_cmpuint (counts[set], !=, 0);
    }
  g_test_message ("%s, %u x %u: %u mazes", lab_maze_generators[generator].word, height, width,
                  n_different);
  return n_different;
}

/* Tests */

LAB_TEST ("/maze-generator/words", test_words)
{
  const gsize size = sizeof lab_maze_generators[0];
  guint generator;

  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      g_assert_true (lab_words_find (lab_maze_generators, LAB_N_MAZE_GENERATORS, size,
                                     lab_maze_generators[i].word, &generator));
      g_assert_cmpuint (generator, ==, i);
    }
  g_assert_false (lab_words_find (lab_maze_generators, LAB_N_MAZE_GENERATORS, size, "dijkstra",
                                  &generator));
}

/* Every generator makes perfect mazes of every size, also where rows end beside a word. */
LAB_TEST ("/maze-generator/perfect", test_perfect)
{
  const guint sizes[][2] = { { 1, 1 }, { 1, 2 }, { 2, 1 }, { 1, 64 }, { 64, 1 }, { 2, 63 },
                             { 3, 64 }, { 2, 65 }, { 5, 127 }, { 4, 128 }, { 3, 129 }, { 1, 300 },
                             { 300, 1 } };
  LabRandom random;

  lab_random_init (&random, 1);
  for (guint i = 0; i < G_N_ELEMENTS (sizes) + lab_test_rounds (200); i++)
    {
      guint any[] = { 1 + lab_random_below (&random, 40), 1 + lab_random_below (&random, 140) };
      const guint *size = i < G_N_ELEMENTS (sizes) ? sizes[i] : any;
      g_autoptr (LabMaze) maze = lab_maze_new (size[0], size[1], NULL);

      for (guint generator = 0; generator < LAB_N_MAZE_GENERATORS; generator++)
        make_perfect (maze, generator, &random);
    }
}

/* All 10,000 sizes up to 100 x 100, each with one generator in turn; the benchmark maze-sizes runs
 * this test with all generators for each size. */
LAB_TEST ("/maze-generator/sizes", test_sizes)
{
  guint n_sizes = lab_test_rounds (SIDE * SIDE), n_mazes = 0;
  LabRandom random;

  lab_random_init (&random, 8);
  for (guint size = 0; size < n_sizes; size++)
    {
      g_autoptr (LabMaze) maze = lab_maze_new (1 + size / SIDE, 1 + size % SIDE, NULL);

      for (guint generator = 0; generator < LAB_N_MAZE_GENERATORS; generator++)
        {
          if (!g_test_thorough () && size % LAB_N_MAZE_GENERATORS != generator)
            continue;
          make_perfect (maze, generator, &random);
          n_mazes++;
        }
    }
  g_test_message ("%u mazes of %u sizes", n_mazes, n_sizes);
}

/* Generators that can make every perfect maze do so. The other ones make as many as their rules
 * allow: binary tree has two choices in each cell but those of the last row and column; sidewinder
 * has, in each row but the last one, the products of the lengths of its runs (1, 3, 8, … for
 * widths from 1); in a depth-first exploration, no two branches touch; the last row of Eller joins
 * sets from left to right. (The last two were counted by trying all random choices.) */
LAB_TEST ("/maze-generator/all-trees", test_all_trees)
{
  enum { N_2X2, N_2X3, N_3X3, N_3X4, N_SIZES };
  static const struct
  {
    guint height, width, n_mazes;
  } sizes[N_SIZES] = { { 2, 2, 100 }, { 2, 3, 500 }, { 3, 3, 20000 }, { 3, 4 } };
  static const struct
  {
    LabMazeGenerator generator;
    guint n_different[N_SIZES];
    guint n_mazes;      /* of 3 x 4 cells; rare ones need more */
  } cases[] = {
    { LAB_MAZE_BINARY_TREE, { 2, 4, 16 } },
    { LAB_MAZE_SIDEWINDER, { 3, 8, 64 } },
    { LAB_MAZE_KRUSKAL, { 4, 15, 192, 2415 }, 30000 },
    { LAB_MAZE_EXPLORATION, { 4, 14, 88 } },
    { LAB_MAZE_WILSON, { 4, 15, 192, 2415 }, 30000 },
    { LAB_MAZE_PRIM, { 4, 15, 192, 2415 }, 800000 },
    { LAB_MAZE_GROWING_TREE, { 4, 15, 192, 2415 }, 800000 },
    { LAB_MAZE_ELLER, { 4, 14, 176 } },
    { LAB_MAZE_ALDOUS_BRODER, { 4, 15, 192, 2415 }, 30000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases) * N_SIZES; i++)
    {
      guint size = i % N_SIZES, expected = cases[i / N_SIZES].n_different[size];
      guint n_mazes = size == N_3X4 ? cases[i / N_SIZES].n_mazes : sizes[size].n_mazes;
      g_autofree guint16 *counts = g_new0 (guint16, N_3X4_SETS);

      if (expected > 0 && !(size == N_3X4 && lab_test_is_brief ()))
        g_assert_cmpuint (count_different (cases[i / N_SIZES].generator, sizes[size].height,
                                           sizes[size].width, n_mazes, counts), ==, expected);
    }
}

/* Wilson and Aldous-Broder make all perfect mazes with the same probability: Pearson's chi-square
 * is within 4 standard deviations of its mean. For a uniform distribution, its mean is k - 1 and
 * its variance 2 (k - 1) (1 - 1 / n), also if k is larger than n. */
LAB_TEST ("/maze-generator/uniform", test_uniform)
{
  const struct
  {
    guint size, n_trees, n_mazes;
  } cases[] = { { 3, 192, 20000 }, { 4, 100352, 200000 } };
  const LabMazeGenerator uniform[] = { LAB_MAZE_WILSON, LAB_MAZE_ALDOUS_BRODER };

  for (guint i = 0; i < G_N_ELEMENTS (cases) * G_N_ELEMENTS (uniform); i++)
    {
      g_autofree guint16 *counts = g_new0 (guint16, N_SETS);
      double k = cases[i / 2].n_trees, n = lab_test_rounds (cases[i / 2].n_mazes);
      double sum = 0;
      guint n_different;

      n *= g_test_thorough () ? 20 : 1;
      n_different = count_different (uniform[i % 2], cases[i / 2].size, cases[i / 2].size,
                                     (guint) n, counts);
      /* When there are many more mazes than trees, all trees are among them. */
      if (n > 20 * k)
        g_assert_cmpuint (n_different, ==, cases[i / 2].n_trees);
      for (guint set = 0; set < N_SETS; set++)
        sum += (double) counts[set] * counts[set];
      g_test_message ("%s, %u mazes of %u: chi-square %.1f",
                      lab_maze_generators[uniform[i % 2]].word, (guint) n, (guint) k,
                      sum * k / n - n);
      g_assert_cmpfloat (fabs (sum * k / n - n - (k - 1)), <, 4 * sqrt (2 * (k - 1)));
    }
}

/* Kruskal's algorithm in tiles makes each maze with the same probability as without tiles: the
 * chi-square of two samples of the same size is within 4 standard deviations of its mean. */
LAB_TEST ("/maze-generator/tiles", test_tiles)
{
  guint n = lab_test_rounds (40000), n_different = 0;
  g_autofree guint *counts = g_new0 (guint, 2 * N_3X4_SETS);
  g_autoptr (LabMaze) maze = lab_maze_new (3, 4, NULL);
  double sum = 0;
  LabRandom random;

  lab_random_init (&random, 9);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (lab_maze_make_kruskal_in_tiles (maze, 1, &random, NULL, NULL));
      counts[get_set (maze)]++;
      g_assert_true (lab_maze_generate (maze, LAB_MAZE_KRUSKAL, &random, NULL, NULL));
      counts[N_3X4_SETS + get_set (maze)]++;
    }
  for (guint i = 0; i < N_3X4_SETS; i++)
    {
      double first = counts[i], second = counts[N_3X4_SETS + i];

      if (first + second == 0)
        continue;
      n_different++;
      sum += (first - second) * (first - second) / (first + second);
    }
  g_test_message ("%u mazes: chi-square %.1f", n_different, sum);
  g_assert_cmpfloat (fabs (sum - n_different), <, 4 * sqrt (2.0 * n_different));
}

/* Large mazes have tiles, also at their ends and around cells that are left out. */
LAB_TEST ("/maze-generator/large", test_large)
{
  LabRandom random;

  lab_random_init (&random, 10);
  for (guint i = 0; i < lab_test_rounds (20); i++)
    {
      guint height = 1 + lab_random_below (&random, 300);
      guint width = 129 + lab_random_below (&random, 300);
      g_autoptr (LabMaze) maze = lab_maze_new (height, width, NULL);

      for (guint row = 1; row + 1 < height; row++)
        {
          for (guint column = 100; column < 100 + 2 * i; column++)
            g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { row, column }, NULL));
        }
      make_perfect (maze, LAB_MAZE_KRUSKAL, &random);
    }
}

/* The same seed gives the same maze on every machine and in every version. */
LAB_TEST ("/maze-generator/same", test_same)
{
  const char *sums[LAB_N_MAZE_GENERATORS] = {
    "253a10dcebd7313a8e7a1465b7703a94",
    "a63099fea20b0e2ceccc59776aeaf98a",
    "63f51f1da805d9fa9ede8cf7880bcc3e",
    "ab84743d711b57513ac72ffe80af8384",
    "f51d743b7095d2ae3adf2a9d14e3a4dc",
    "5f41e6582b21c2741e84475e9a19ce1e",
    "797a7d81c765836477496fe0700d4f5f",
    "2dc13e25a49a8803b794ae4738797bcf",
    "97ac93ddb508021448e50b0e023a8486",
    "ccf6b6d0b3e0e40228f0ba9d0da45ad5",
    "29179af5155a6528c6b2370f4182528f",
  };

  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      g_autoptr (LabMaze) maze = lab_test_mazes_make (i, 40, 100, 20, 7);
      g_autoptr (GBytes) bytes = lab_maze_to_bytes (maze, LAB_MAZE_FORMAT_BINARY, NULL);
      g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_MD5, bytes);

      g_assert_cmpstr (sum, ==, sums[i]);
    }
}

/* Shapes are possible with generators that look only at neighbors, but not if they are of two
 * pieces, which they are if all of row 5 is left out. */
LAB_TEST ("/maze-generator/shapes", test_shapes)
{
  LabRandom random;

  lab_random_init (&random, 3);
  for (guint i = 0; i < 2 * LAB_N_MAZE_GENERATORS; i++)
    {
      g_autoptr (LabMaze) maze = lab_maze_new (30, 70, NULL);
      g_autoptr (GError) error = NULL;
      gboolean whole = i == LAB_MAZE_BINARY_TREE || i == LAB_MAZE_SIDEWINDER
                       || i == LAB_MAZE_ELLER || i == LAB_MAZE_DIVISION;
      gboolean possible = i < LAB_N_MAZE_GENERATORS && !whole;

      for (guint row = 5; row < 25; row++)
        {
          for (guint column = 10; column < 70; column += column == 39 ? 21 : 1)
            g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { row, column }, NULL));
        }
      for (guint column = 0; i >= LAB_N_MAZE_GENERATORS && column < 70; column++)
        lab_maze_leave_out (maze, (LabMazeCell) { 5, column }, NULL);
      g_assert_cmpint (lab_maze_generate (maze, i % LAB_N_MAZE_GENERATORS, &random, NULL, &error),
                       ==, possible);
      if (possible)
        g_assert_true (lab_test_mazes_is_tree (maze));
      else
        g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE);
    }
}

static guint64
count_dead_ends (const LabMaze *maze)
{
  LabMazeMeasures measures;

  g_assert_true (lab_maze_measure (maze, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 0, 0 }, &measures,
                                   NULL));
  return measures.by_degree[1];
}

LAB_TEST ("/maze-generator/braid", test_braid)
{
  g_autoptr (LabMaze) line = lab_maze_new (1, 9, NULL);
  LabRandom random;

  lab_random_init (&random, 5);
  for (guint percent = 0; percent <= 100; percent += 25)
    {
      g_autoptr (LabMaze) maze = lab_test_mazes_make (LAB_MAZE_WILSON, 30, 30, 0, 5);
      guint64 n = count_dead_ends (maze), n_left = n - n * percent / 100;

      g_assert_true (lab_maze_braid (maze, percent, &random, NULL));
      g_assert_cmpuint (count_dead_ends (maze), <=, n_left);
      g_assert_cmpuint (count_dead_ends (maze) + 1, >=, n_left);
      g_assert_true (lab_test_mazes_is_tree (maze) == (percent == 0));
    }
  lab_maze_empty (line);
  g_assert_true (lab_maze_braid (line, 100, &random, NULL));
  g_assert_cmpuint (count_dead_ends (line), ==, 2);
}

/* Each wall between cells is removed equally often: with a binomial distribution, all counts are
 * within 5 standard deviations of their mean. */
LAB_TEST ("/maze-generator/loops", test_loops)
{
  guint n_rounds = lab_test_rounds (4000), n_walls = 0;
  guint counts[5 * 4 + 4 * 5 + 1] = { 0 };
  LabRandom random;

  lab_random_init (&random, 6);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr (LabMaze) maze = lab_maze_new (5, 5, NULL);
      g_autoptr (GArray) walls = NULL;

      g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { 4, 4 }, NULL));
      walls = lab_test_mazes_list_walls (maze);
      n_walls = walls->len;
      g_assert_cmpuint (lab_maze_count_walls (maze), ==, n_walls);
      lab_maze_open_walls (maze, 10, &random);
      g_assert_cmpuint (lab_maze_count_openings (maze), ==, 10);
      g_assert_cmpuint (lab_maze_count_walls (maze), ==, n_walls - 10);
      for (guint i = 0; i < n_walls; i++)
        {
          const LabMazeWall *wall = &g_array_index (walls, LabMazeWall, i);
          gboolean closed = TRUE;

          g_assert_true (lab_maze_get_wall (maze, wall->cell, wall->other, &closed, NULL));
          counts[i] += closed ? 0 : 1;
        }
      lab_maze_open_walls (maze, G_MAXUINT64, &random);
      g_assert_cmpuint (lab_maze_count_walls (maze), ==, 0);
      g_assert_cmpuint (lab_maze_count_openings (maze), ==, n_walls);
    }
  for (guint i = 0; i < n_walls; i++)
    {
      double share = 10.0 / n_walls;

      g_assert_cmpfloat (fabs (counts[i] - n_rounds * share), <,
                         5 * sqrt (n_rounds * share * (1 - share)));
    }
}

/* Generators that are watched, or that can be stopped, make the same mazes. All can be stopped. */
LAB_TEST ("/maze-generator/recorded", test_recorded)
{
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      g_autoptr (LabMaze) maze = lab_test_mazes_make (i, 150, 140, 0, i);
      g_autoptr (LabMaze) again = lab_maze_new (150, 140, NULL);
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      g_auto (LabMazeRecorder) recorder = { 0 };
      LabRandom random;

      lab_maze_recorder_init (&recorder, again, 1 << 24, NULL);
      lab_random_init (&random, i);
      g_assert_true (lab_maze_generate (again, i, &random, &recorder, NULL));
      g_assert_true (lab_maze_equal (maze, again));
      lab_random_init (&random, i);
      g_assert_true (lab_maze_generate_in_thread (again, i, &random, cancellable, NULL));
      g_assert_true (lab_maze_equal (maze, again));
      g_cancellable_cancel (cancellable);
      g_assert_false (lab_maze_generate_in_thread (again, i, &random, cancellable, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
}
