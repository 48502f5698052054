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

static void
assert_refused (const LabCheeseDealSettings *settings,
                const char                  *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_cheese_deal_new (settings, NULL, &error));
  g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE);
  g_assert_cmpstr (error->message, ==, message);
}

/* Tests */

static void
check_starts (char     **words,
              gpointer   settings)
{
  g_autoptr (LabCheeseDeal) dealt
      = lab_test_cheese_deal (settings, lab_test_cheese_get_number (words[0]));

  for (guint i = 0; i < dealt->n_rats; i++)
    g_assert_cmpuint (dealt->starts[i], ==, lab_test_cheese_get_number (words[i + 1]));
}

LAB_TEST ("/cheese-deal/starts", test_starts)
{
  LabCheeseDealSettings settings = get_defaults (8);

  settings.maze.mud_percentage = 0;
  for (guint i = 0; i < settings.n_rats; i++)
    settings.starts[i] = MIN (i, LAB_CHEESE_START_RANDOM);
  g_assert_cmpuint (lab_test_cheese_read_file ("starts.txt", check_starts, &settings), ==, 20);
}

LAB_TEST ("/cheese-deal/cells", test_cells)
{
  LabCheeseDealSettings settings = get_defaults (3);
  g_autoptr (LabCheeseDeal) dealt = NULL;

  settings.starts[0] = LAB_CHEESE_START_CELL;
  settings.cells[0] = 3;
  settings.starts[1] = LAB_CHEESE_START_SAME;
  dealt = lab_test_cheese_deal (&settings, 0);
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
  settings.maze_seed = settings.cheese_seed;
  settings.cheese_seed = 0;
  assert_refused (&settings, "A seed must be a whole number from 0 to 9223372036854775806.");
}

LAB_TEST ("/cheese-deal/fixed", test_fixed)
{
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read ("+---+---+---+\n"
                                                         "|       |###|\n"
                                                         "+---+---+---+\n");
  static const struct { guint start, n_cheese, cheese[2]; const char *message; } refused[] = {
    { 2, 0, { 0 }, "The cell 2 is a hole. Choose another one." },
    { 0, 1, { 2 }, "The cell 2 is a hole. Choose another one." },
    { 0, 1, { 0 }, "There cannot be cheese in the cell 0, because a rat starts there." },
    { 0, 2, { 1, 1 }, "There are two pieces of cheese in the cell 1. Remove one." },
    { 0, 1, { 3 }, "There is no cell 3. The cells are numbered from 0 to 2." },
  };
  const guint8 team = 0;
  const guint start = 0;
  g_autoptr (LabCheeseDeal) dealt = NULL;
  g_auto (LabCheesePosition) position = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_cheese_deal_new_fixed (maze, 1, &team, &refused[i].start,
                                                refused[i].cheese, refused[i].n_cheese, &error));
      g_assert_error (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE);
      g_assert_cmpstr (error->message, ==, refused[i].message);
    }
  dealt = lab_cheese_deal_new_fixed (maze, 1, &team, &start, NULL, 0, NULL);
  g_assert_nonnull (dealt);
  lab_cheese_position_init (&position, dealt);
  g_assert_true (lab_cheese_position_is_over (&position));
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
      dealt = lab_test_cheese_deal (&settings, i);
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
  LabCheeseDealSettings settings = get_defaults (2);
  g_autoptr (LabCheeseDeal) dealt = NULL;

  settings.maze.cell_percentage = 100;
  settings.maze.wall_percentage = settings.maze.mud_percentage = 0;
  settings.starts[0] = settings.starts[1] = LAB_CHEESE_START_TOP_LEFT;
  dealt = lab_test_cheese_deal (&settings, 1);
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
