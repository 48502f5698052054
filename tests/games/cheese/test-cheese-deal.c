/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-cheese.h"

/* Private helpers */

static LabCheeseDealSettings
get_defaults (guint n_rats)
{
  return (LabCheeseDealSettings) {
    .maze = LAB_CHEESE_MAZE_DEFAULTS,
    .n_rats = n_rats,
    .n_cheese = 21,
  };
}

static LabCheeseDeal *
deal (LabCheeseDealSettings *settings,
      guint64                seed)
{
  g_autoptr (GError) error = NULL;
  LabCheeseDeal *self;

  settings->maze_seed = settings->cheese_seed = settings->players_seed = seed;
  self = lab_cheese_deal_new (settings, NULL, &error);
  g_assert_no_error (error);
  return self;
}

static void
assert_refused (const LabCheeseDealSettings *settings,
                const char                  *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_cheese_deal_new (settings, NULL, &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE);
  g_assert_cmpstr (error->message, ==, message);
}

static void
assert_fixed_refused (LabCheeseMaze *maze,
                      guint          start,
                      const guint   *cheese,
                      guint          n_cheese,
                      const char    *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_cheese_deal_new_fixed (maze, 1, (const guint8[]) { 0 }, &start, cheese,
                                            n_cheese, &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE);
  g_assert_cmpstr (error->message, ==, message);
}

/* Tests */

LAB_TEST ("/cheese-deal/starts", test_starts)
{
  const char *names[] = { "center", "top-left", "top-right", "bottom-left", "bottom-right",
                          "random", "random", "random" };
  g_auto (GStrv) lines = lab_test_cheese_read_lines ("starts.txt");
  LabCheeseDealSettings settings = get_defaults (G_N_ELEMENTS (names));
  guint n = 0;

  settings.maze.mud_percentage = 0;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    settings.starts[i] = lab_test_cheese_get_start (names[i]);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = lab_test_cheese_split (lines[i]);
      g_autoptr (LabCheeseDeal) dealt = NULL;

      if (lines[i][0] == '#' || lines[i][0] == '\0')
        continue;
      dealt = deal (&settings, g_ascii_strtoull (words[0], NULL, 10));
      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        g_assert_cmpuint (dealt->starts[j], ==, g_ascii_strtoull (words[j + 1], NULL, 10));
      n++;
    }
  g_assert_cmpuint (n, ==, 20);
}

LAB_TEST ("/cheese-deal/cells", test_cells)
{
  LabCheeseDealSettings settings = get_defaults (3);
  g_autoptr (LabCheeseDeal) dealt = NULL;

  settings.starts[0] = LAB_CHEESE_START_CELL;
  settings.cells[0] = 3;
  settings.starts[1] = LAB_CHEESE_START_SAME;
  dealt = deal (&settings, 0);
  g_assert_cmpuint (dealt->starts[0], ==, 3);
  g_assert_cmpuint (dealt->starts[1], ==, 3);
  g_assert_cmpuint (dealt->starts[2], ==, 82);
}

LAB_TEST ("/cheese-deal/refused", test_refused)
{
  LabCheeseDealSettings settings = get_defaults (0);

  assert_refused (&settings, "A race needs from 1 to 16 rats.");
  settings = get_defaults (2);
  settings.teams[1] = 2;
  assert_refused (&settings, "A team has no rat. Number the teams without gaps.");
  settings.teams[1] = 16;
  assert_refused (&settings, "There are at most 16 teams.");
  settings = get_defaults (2);
  settings.n_cheese = 0;
  assert_refused (&settings, "A race needs at least 1 piece of cheese.");
  settings.n_cheese = 156;
  assert_refused (&settings, "There is no room for 156 pieces of cheese: only 155 cells are free. "
                  "Choose fewer pieces or a larger maze.");
  settings.n_cheese = 155;
  settings.starts[0] = LAB_CHEESE_START_SAME;
  assert_refused (&settings, "The first rat cannot start in the same cell as the one before. "
                  "Choose another start.");
  settings.starts[0] = LAB_CHEESE_START_CELL;
  settings.cells[0] = 32;
  assert_refused (&settings, "The cell 32 is a hole. Choose another one.");
  settings.cells[0] = 195;
  assert_refused (&settings, "There is no cell 195. The cells are numbered from 0 to 194.");
  settings = get_defaults (1);
  settings.cheese_seed = LAB_CHEESE_MAX_SEED + 1;
  assert_refused (&settings, "A seed must be a whole number from 0 to 9223372036854775806.");
}

LAB_TEST ("/cheese-deal/fixed", test_fixed)
{
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read ("+---+---+---+\n"
                                                         "|       |###|\n"
                                                         "+---+---+---+\n");
  g_autoptr (LabCheeseDeal) dealt = NULL;
  LabCheesePosition position;
  const guint hole[] = { 2 }, start[] = { 0 }, twice[] = { 1, 1 }, far[] = { 3 };

  assert_fixed_refused (maze, 2, NULL, 0, "The cell 2 is a hole. Choose another one.");
  assert_fixed_refused (maze, 0, hole, 1, "The cell 2 is a hole. Choose another one.");
  assert_fixed_refused (maze, 0, start, 1, "There cannot be cheese in the cell 0, because a rat "
                        "starts there.");
  assert_fixed_refused (maze, 0, twice, 2, "There are two pieces of cheese in the cell 1. Remove "
                        "one.");
  assert_fixed_refused (maze, 0, far, 1, "There is no cell 3. The cells are numbered from 0 to 2.");
  dealt = lab_cheese_deal_new_fixed (maze, 1, (const guint8[]) { 0 }, start, NULL, 0, NULL);
  g_assert_nonnull (dealt);
  lab_cheese_position_init (&position, dealt);
  g_assert_true (lab_cheese_position_is_over (&position));
  lab_cheese_position_clear (&position);
}

/* The rats start opposite each other, and so is the cheese. */
LAB_TEST ("/cheese-deal/symmetric", test_symmetric)
{
  LabCheeseDealSettings settings = get_defaults (2);

  settings.maze.symmetric = TRUE;
  settings.teams[1] = 1;
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (LabCheeseDeal) dealt = NULL;
      guint last, n_center = 0;

      settings.maze.width = 6 + i % 7;
      settings.maze.height = 5 + i % 6;
      settings.n_cheese = 1 + i % 8;
      settings.starts[0] = i % LAB_CHEESE_START_SAME;
      dealt = deal (&settings, i);
      last = settings.maze.width * settings.maze.height - 1;
      g_assert_cmpuint (dealt->starts[1], ==, last - dealt->starts[0]);
      for (guint j = 0; j < dealt->n_cheese; j++)
        {
          gboolean paired = FALSE;

          for (guint k = 0; k < dealt->n_cheese; k++)
            paired = paired || dealt->cheese[k] == last - dealt->cheese[j];
          n_center += dealt->cheese[j] == last - dealt->cheese[j] ? 1 : 0;
          if (settings.n_cheese % 2 == 0 || n_center > 0)
            g_assert_true (paired);
        }
    }
}

/* In a symmetric maze that was not asked for, the deal is that of the original. */
LAB_TEST ("/cheese-deal/not-symmetric", test_not_symmetric)
{
  g_autoptr (LabCheeseMaze) maze = NULL;
  LabCheeseDealSettings settings = get_defaults (2);
  g_autoptr (LabCheeseDeal) dealt = NULL;

  settings.maze.cell_percentage = 100;
  settings.maze.wall_percentage = settings.maze.mud_percentage = 0;
  settings.starts[0] = settings.starts[1] = LAB_CHEESE_START_TOP_LEFT;
  dealt = deal (&settings, 1);
  g_assert_true (lab_cheese_maze_is_symmetric (dealt->maze));
  g_assert_cmpuint (dealt->starts[1], ==, 0);
}

LAB_TEST ("/cheese-deal/start-texts", test_start_texts)
{
  LabCheeseStart start;
  guint cell;

  for (guint i = 0; i < LAB_CHEESE_START_CELL; i++)
    {
      g_assert_true (lab_cheese_start_parse (lab_cheese_start_get_id (i), &start, &cell));
      g_assert_cmpuint (start, ==, i);
    }
  g_assert_true (lab_cheese_start_parse ("17", &start, &cell));
  g_assert_cmpuint (start, ==, LAB_CHEESE_START_CELL);
  g_assert_cmpuint (cell, ==, 17);
  g_assert_null (lab_cheese_start_get_id (LAB_CHEESE_START_CELL));
  g_assert_false (lab_cheese_start_parse ("middle", &start, &cell));
  g_assert_false (lab_cheese_start_parse ("-1", &start, &cell));
  g_assert_false (lab_cheese_start_parse ("1000000", &start, &cell));
}
