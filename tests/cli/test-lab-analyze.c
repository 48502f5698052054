/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <stdio.h>

#include "lab-shift-notation.h"
#include "lab-test-program.h"

/* A line of the JSON, for two players. */
typedef struct
{
  guint turn;
  guint player;
  double before[2];
  double after[2];
  char best[LAB_SHIFT_TURN_LENGTH];
  double loss;
} Line;

/* Private helpers */

static LabTestRun *
analyze (const char *words)
{
  g_autofree char *file
      = g_test_build_filename (G_TEST_DIST, "data", "saved-over.labyrinthe", NULL);
  g_autofree char *game = NULL;
  LabTestRun *run;

  g_assert_true (g_file_get_contents (file, &game, NULL, NULL));
  run = lab_test_run (game, words);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  return run;
}

static Line
read_line (const char *text)
{
  Line line;

  g_assert_cmpint (sscanf (text,
                           " {\"turn\": %u, \"player\": %u, \"chance_before\": [%lf, %lf], "
                           "\"chance_after\": [%lf, %lf], \"best\": \"%8[^\"]\", \"loss\": %lf}",
                           &line.turn, &line.player, &line.before[0], &line.before[1],
                           &line.after[0], &line.after[1], line.best, &line.loss),
                   ==, 8);
  return line;
}

/* Cases */

/* Each turn of the game has a line with what scripts rely on. */
LAB_TEST ("/lab/analyze/json", test_json)
{
  g_autoptr (LabTestRun) run = analyze ("analyze - --json");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  const guint n = lab_test_count (run->out, "\"turn\":");

  g_assert_cmpuint (n, ==, 19);
  g_assert_cmpuint (g_strv_length (lines), ==, n + 5);
  for (guint i = 0; i < n; i++)
    {
      Line line = read_line (lines[2 + i]);
      guint player = line.player - 1;
      LabShiftTurn turn;

      g_assert_cmpuint (line.turn, ==, i + 1);
      g_assert_cmpuint (player, ==, i % 2);
      g_assert_cmpfloat_with_epsilon (line.before[0] + line.before[1], 1, 1e-6);
      g_assert_cmpfloat_with_epsilon (line.after[0] + line.after[1], 1, 1e-6);
      g_assert_cmpfloat_with_epsilon (line.loss, line.before[player] - line.after[player], 1e-6);
      g_assert_true (lab_shift_notation_parse_turn (line.best, &turn, NULL));
      if (i == n - 1)
        g_assert_cmpfloat (line.after[player], ==, 1);
    }
}

/* The same game always gives the same analysis. */
LAB_TEST ("/lab/analyze/again", test_again)
{
  g_autoptr (LabTestRun) first = analyze ("analyze -");
  g_autoptr (LabTestRun) second = analyze ("analyze -");

  g_assert_cmpstr (first->out, ==, second->out);
}
