/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include <glib/gstdio.h>

#include "lab-escape-maker.h"
#include "lab-escape-saved-game.h"
#include "lab-storage.h"
#include "lab-test-effort.h"
#include "lab-test-home.h"

#define GOOD \
  "[Labyrinthe Escape]\nVersion=1\n\n[Game]\nLevel=1\nMilliseconds=1500\nHintsUsed=2\nPlayed=0\n" \
  "Moves=\n"

/* How this program is started to play until it is killed. */
#define PLAY_FOREVER "--play-forever"

#define N_KILLS 10
#define MAX_LINES 20

/* Private helpers */

static LabEscapeGame *
create (const char *level)
{
  g_autoptr (LabEscapeLevel) made = lab_escape_maker_parse (level, NULL);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();

  return lab_escape_game_new (made, clock);
}

static LabEscapeGame *
load (void)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;
  LabEscapeGame *game = lab_escape_autosave_load (clock, NULL, &error);

  g_assert_no_error (error);
  return game;
}

static void
assert_same (LabEscapeGame *game,
             LabEscapeGame *other)
{
  g_autofree char *text = lab_escape_saved_game_format (game);
  g_autofree char *other_text = lab_escape_saved_game_format (other);

  g_assert_cmpmem (lab_escape_game_get_position (game), sizeof (LabEscapePosition),
                   lab_escape_game_get_position (other), sizeof (LabEscapePosition));
  g_assert_cmpstr (text, ==, other_text);
}

/* Makes a random move that is possible; begins again after the end. */
static void
play (LabEscapeGame *game,
      GRand         *random)
{
  if (lab_escape_game_is_over (game))
    lab_escape_game_restart (game);
  while (!lab_escape_game_play (game, (LabEscapeMove) g_rand_int_range (random, 0,
                                                                        LAB_N_ESCAPE_MOVES), NULL))
    ;
}

static void
assert_refused (const char *text,
                int         code,
                const char *beginning)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_escape_saved_game_parse (text, clock, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
  if (!g_str_has_prefix (error->message, beginning))
    g_assert_cmpstr (error->message, ==, beginning);
}

/* Replaces a part of a good file. */
static void
assert_change_refused (const char *part,
                       const char *with,
                       int         code,
                       const char *beginning)
{
  g_autoptr (GString) text = g_string_new (GOOD);

  g_assert_cmpuint (g_string_replace (text, part, with, 1), ==, 1);
  assert_refused (text->str, code, beginning);
}

/* Tests */

static void
test_round_trip (char         *home G_GNUC_UNUSED,
                 gconstpointer data G_GNUC_UNUSED)
{
  static const char * const levels[] = { "1", "7", "14", "30", "101", "2026-11-23" };
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (LabEscapeGame) game = create (levels[i]);

      for (guint j = 0; j < 60; j++)
        {
          g_autofree char *text = lab_escape_saved_game_format (game);
          g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
          g_autoptr (GError) error = NULL;
          g_autoptr (LabEscapeGame) again = lab_escape_saved_game_parse (text, clock, &error);

          g_assert_no_error (error);
          assert_same (game, again);
          lab_escape_game_restore (game, j * 1.234, j);
          play (game, random);
        }
    }
}

/* Each wrong line is named. */
static void
test_bad_files (char         *home G_GNUC_UNUSED,
                gconstpointer data G_GNUC_UNUSED)
{
  assert_refused ("", LAB_SAVED_GAME_ERROR_FOREIGN, "");
  assert_refused ("[Labyrinthe Classics]\nVersion=1\n", LAB_SAVED_GAME_ERROR_FOREIGN, "");
  assert_change_refused ("Version=1", "Version=2", LAB_SAVED_GAME_ERROR_NEWER, "");
  assert_change_refused ("Level=1", "Level=0", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 5 cannot be read. ");
  assert_change_refused ("Level=1", "Level=2026-02-30", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 5 cannot be read. ");
  assert_change_refused ("Level=1\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "");
  assert_change_refused ("1500", "-1", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 6 cannot be read. ");
  assert_change_refused ("HintsUsed=2", "HintsUsed=x", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 7 cannot be read. ");
  assert_change_refused ("Played=0", "Played=1", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 8 cannot be read. ");
  assert_change_refused ("Moves=\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "");
  assert_change_refused ("Moves=\n", "Moves=x\n", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 9 cannot be read. Move 1: “x” is not a move.");
  assert_change_refused ("Moves=\n", "Moves=u\n", LAB_SAVED_GAME_ERROR_RULES,
                         "Line 9 is against the rules. Move 1: There is a wall in this direction.");
}

/* Each change is in the file; a new game replaces it; the end deletes it. */
static void
test_autosave (char         *home G_GNUC_UNUSED,
               gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabAutosaveFile) autosave = lab_escape_autosave_new ();
  g_autoptr (LabEscapeGame) game = create ("12");
  g_autoptr (LabEscapeGame) other = create ("3");
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  g_autoptr (LabEscapeGame) last = NULL;

  g_assert_null (load ());
  lab_escape_autosave_start (autosave, game);
  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (LabEscapeGame) saved = NULL;

      play (game, random);
      g_assert_true (lab_autosave_file_is_saved (autosave));
      saved = load ();
      assert_same (game, saved);
    }
  lab_escape_autosave_start (autosave, other);
  play (game, random);
  g_assert_true (lab_autosave_file_is_saved (autosave));
  last = load ();
  assert_same (other, last);
  lab_autosave_file_delete (autosave);
  g_assert_null (load ());
}

static void
test_damaged (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_ESCAPE_AUTOSAVE_FILE_NAME);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_storage_write (path, "damaged", -1, NULL));
  g_assert_null (lab_escape_autosave_load (clock, NULL, &error));
  g_assert_nonnull (error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Plays at random, and tells the number of moves, until the program is killed. */
static void
play_forever (void)
{
  g_autoptr (LabAutosaveFile) autosave = lab_escape_autosave_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (8);
  g_autoptr (LabEscapeGame) game = create ("40");

  lab_escape_autosave_start (autosave, game);
  for (;;)
    {
      play (game, random);
      printf ("%u\n", lab_escape_game_get_n_played (game));
      fflush (stdout);
    }
}

/* A kill loses at most the last change, and the file is never partial. */
static void
test_killed (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  for (guint run = 0; run < lab_test_rounds (N_KILLS); run++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                                          "/proc/self/exe", PLAY_FOREVER, NULL);
      g_autoptr (GDataInputStream) stream = NULL;
      g_autoptr (LabEscapeGame) game = NULL;
      guint64 n_moves = 0;
      char *line;

      g_assert_no_error (error);
      stream = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
      for (guint i = 0; i < 2 + run % MAX_LINES; i++)
        g_free (g_data_input_stream_read_line (stream, NULL, NULL, NULL));
      g_subprocess_send_signal (process, SIGKILL);
      while ((line = g_data_input_stream_read_line (stream, NULL, NULL, NULL)) != NULL)
        {
          n_moves = g_ascii_strtoull (line, NULL, 10);
          g_free (line);
        }
      g_assert_true (g_subprocess_wait (process, NULL, NULL));
      game = load ();
      g_assert_nonnull (game);
      /* The line of a move is written after the move is given to the thread that saves it. */
      if (n_moves > 0 && lab_escape_game_get_n_played (game) > 1)
        g_assert_cmpuint (lab_escape_game_get_n_played (game) + 1, >=, n_moves);
    }
}

int
main (int   argc,
      char *argv[])
{
  if (argc > 1 && g_str_equal (argv[1], PLAY_FOREVER))
    play_forever ();

  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();
  lab_test_home_add ("/escape-saved-game/round-trip", test_round_trip);
  lab_test_home_add ("/escape-saved-game/bad-files", test_bad_files);
  lab_test_home_add ("/escape-saved-game/autosave", test_autosave);
  lab_test_home_add ("/escape-saved-game/damaged", test_damaged);
  lab_test_home_add ("/escape-saved-game/killed", test_killed);
  return lab_test_home_run ();
}
