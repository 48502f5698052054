/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-program.h"
#include "lab-notation.h"

static char *
find_example (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "data", name, NULL);
}

static char *
read_example (const char *name)
{
  g_autofree char *path = find_example (name);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Prints one board for the start and one for each turn, each below its line. */
static void
test_boards (void)
{
  g_autofree char *path = find_example ("saved-1.labyrinthe");
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "replay", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_true (g_str_has_prefix (run->out, "The beginning\n       a    b"));
  lab_test_assert_contains (run->out, "\n\nTurn 1, Anna: Nd=3-a1\n       a    b");
  lab_test_assert_contains (run->out, "\n\nTurn 2, Bert: E6=5-f6\n");
  lab_test_assert_contains (run->out, "\n\nTurn 3, Anna: Nd=a-g3\n");
  lab_test_assert_contains (run->out, "\n\nTurn 4, Bert: Nb=a\n");
  g_assert_cmpuint (lab_test_count (run->out, "┌────"), ==, 5);
  lab_test_assert_contains (run->out, "Pawn 3 on f6 is to move.\n\nCards of pawn 1: ");
}

static void
test_ascii (void)
{
  g_autofree char *path = find_example ("saved-1.labyrinthe");
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "replay", "--ascii", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_lacks (run->out, "┌");
  lab_test_assert_contains (run->out, "Turn 4, Bert: Nb=a\n");
}

/* Undone turns are left out; the last line is the current position. */
static void
test_positions (void)
{
  g_autofree char *text = read_example ("saved-2.labyrinthe");
  g_autoptr (LabTestRun) run = lab_test_run (text, "replay", "--positions", "-", NULL);
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (run->status, ==, 0);
  lines = g_strsplit (g_strchomp (run->out), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      LabPosition position;

      g_assert_true (lab_notation_parse_position (lines[i], &position, NULL));
      g_assert_cmpuint (position.seat, ==, (i + 1) % 3);
    }
  lab_test_assert_contains (text, lines[0]);
}

/* Each error is one line, with status 2. */
static void
test_refused (void)
{
  g_autofree char *good = read_example ("saved-2.labyrinthe");
  g_auto (GStrv) halves = g_strsplit (good, "Nf=a-f7", 2);
  g_autofree char *forbidden = g_strjoinv ("E6=a-g7", halves);
  g_autofree char *hostile = g_strjoinv ("\x1b[2J", halves);
  const struct
  {
    const char *input;
    const char *reason;
  } cases[] = {
    { "", "This is not a file with a game saved by Labyrinthe." },
    { "[Labyrinthe]\nVersion=3\n", "saved by a newer version" },
    { forbidden, "Line 31 is against the rules. The last tile was pushed out there" },
    { hostile, "Line 31 cannot be read." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabTestRun) run = lab_test_run (cases[i].input, "replay", "-", NULL);

      lab_test_assert_refused (run, cases[i].reason);
      lab_test_assert_lacks (run->err, "\x1b");
    }
}

static void
test_files (void)
{
  g_autoptr (LabTestRun) none = lab_test_run (NULL, "replay", NULL);
  g_autoptr (LabTestRun) missing = lab_test_run (NULL, "replay", "/nowhere/game.labyrinthe", NULL);
  g_autoptr (LabTestRun) endless = lab_test_run (NULL, "replay", "/dev/zero", NULL);
  g_autoptr (LabTestRun) folder = lab_test_run (NULL, "replay", "/", NULL);

  lab_test_assert_refused (none, "labyrinthe-lab replay FILE");
  lab_test_assert_refused (missing, "/nowhere/game.labyrinthe");
  lab_test_assert_refused (endless, "This is not a file with a game");
  lab_test_assert_refused (folder, "This is not a file with a game");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab-replay/boards", test_boards);
  g_test_add_func ("/lab-replay/ascii", test_ascii);
  g_test_add_func ("/lab-replay/positions", test_positions);
  g_test_add_func ("/lab-replay/refused", test_refused);
  g_test_add_func ("/lab-replay/files", test_files);

  return g_test_run ();
}
