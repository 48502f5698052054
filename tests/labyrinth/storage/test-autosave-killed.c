/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <string.h>

#include "lab-notation.h"
#include "lab-autosave.h"
#include "lab-storage.h"
#include "lab-test-effort.h"
#include "lab-test-home.h"

#define N_KILLS 200
#define MAX_LINES 5
#define MAX_DELAY 1500

/* A half-turn that the program reported. */
typedef struct
{
  guint64 seed;
  guint number;
  char *position;
} Told;

/* Private helpers */

static void
clear_told (gpointer data)
{
  g_free (((Told *) data)->position);
}

static Told
parse_told (const char *line)
{
  Told told;
  char *end;

  told.seed = g_ascii_strtoull (line, &end, 10);
  told.number = (guint) g_ascii_strtoull (end, &end, 10);
  g_assert_cmpint (*end, ==, ' ');
  told.position = g_strdup (end + 1);
  return told;
}

static gboolean
was_over (const Told *told)
{
  return strstr (told->position, "x ") != NULL;
}

/* Reads @n_lines lines, or all if it is 0. The program writes each line at once, so
 * no line is partial. */
static void
read_lines (GDataInputStream *stream,
            guint             n_lines,
            GArray           *lines)
{
  for (guint i = 0; n_lines == 0 || i < n_lines; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *line = g_data_input_stream_read_line (stream, NULL, NULL, &error);
      Told told;

      g_assert_no_error (error);
      if (line == NULL)
        break;
      told = parse_told (line);
      g_array_append_val (lines, told);
    }
}

/* Starts the program and kills it at a random moment. Returns: (transfer full): the
 * half-turns it reported */
static GArray *
play_and_kill (GRand *random,
               guint  run)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *seed = g_strdup_printf ("%u", run * 1000 + 1);
  g_autoptr (GSubprocess) process = g_subprocess_new (
      G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, g_getenv ("LABYRINTHE_KEPT_GAMES"), seed, NULL);
  g_autoptr (GDataInputStream) stream = NULL;
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Told));

  g_assert_no_error (error);
  g_array_set_clear_func (lines, clear_told);
  stream = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  read_lines (stream, (guint) g_rand_int_range (random, 1, MAX_LINES + 1), lines);
  g_usleep ((gulong) g_rand_int_range (random, 0, MAX_DELAY));
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
  read_lines (stream, 0, lines);
  return lines;
}

/* Asserts that the history of @game agrees with what the program reported. */
static void
check_history (LabGame *game,
               GArray  *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const Told *told = &g_array_index (lines, Told, i);
      g_autofree char *position = NULL;

      if (told->seed != lab_game_get_deal (game)->seed
          || told->number > lab_game_get_n_half_turns (game))
        continue;
      position = lab_notation_format_position (lab_game_get_position_at (game, told->number));
      g_assert_cmpstr (position, ==, told->position);
    }
}

/* An unfinished file of a killed program is removed by the next program that writes. The lock of
 * the file stays. */
static void
assert_little_left (void)
{
  guint n_files = 0;
  g_autofree char *path = lab_storage_get_path (LAB_AUTOSAVE_FILE_NAME);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    n_files += !g_str_equal (name, LAB_AUTOSAVE_FILE_NAME ".lock");
  g_assert_cmpuint (n_files, <=, 2);
}

/* Tests */

/* A kill loses at most the last half-turn, and the saved file is never partial. */
static void
test_killed (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (31);
  g_autoptr (LabSavedGame) before = NULL;
  const guint n_kills = lab_test_rounds (N_KILLS);
  guint n_resumed = 0, n_lost = 0;

  for (guint run = 0; run < n_kills; run++)
    {
      g_autoptr (GArray) lines = play_and_kill (random, run);
      const Told *first = &g_array_index (lines, Told, 0);
      const Told *last = &g_array_index (lines, Told, lines->len - 1);
      g_autoptr (GError) error = NULL;
      LabGame *game;

      g_assert_cmpuint (lines->len, >, 0);
      /* The program resumed the saved game. */
      if (before != NULL)
        {
          game = lab_saved_game_get_game (before);
          g_assert_cmpuint (first->seed, ==, lab_game_get_deal (game)->seed);
          g_assert_cmpuint (first->number, ==, lab_game_get_n_half_turns (game));
          check_history (game, lines);
          n_resumed++;
        }

      g_clear_object (&before);
      before = lab_autosave_load_kept (&error);
      g_assert_no_error (error);
      assert_little_left ();
      if (before == NULL)
        {
          g_assert_true (was_over (last) || last->number == 0);
          continue;
        }
      game = lab_saved_game_get_game (before);
      if (lab_game_get_deal (game)->seed != last->seed)
        {
          g_assert_true (was_over (last));
          g_assert_cmpuint (lab_game_get_n_half_turns (game), <=, 1);
          continue;
        }
      g_assert_cmpuint (lab_game_get_n_half_turns (game) + 1, >=, last->number);
      g_assert_cmpuint (lab_game_get_n_half_turns (game), <=, last->number + 1);
      n_lost += lab_game_get_n_half_turns (game) < last->number;
      check_history (game, lines);
    }
  g_test_message ("resumed %u times, lost a half-turn %u times", n_resumed, n_lost);
  g_assert_cmpuint (n_resumed, >, n_kills / 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();

  lab_test_home_add ("/autosave/killed", test_killed);

  return lab_test_home_run ();
}
