/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-audit.h"
#include "lab-access.h"

#include <stdio.h>
#include <string.h>

#include <glib/gstdio.h>

/* Somebody solves a puzzle with robots with a screen reader and keys alone: hears where the robots
 * are and where they would stop, asks for hints, and presses the keys that move the robots. */

/* A small puzzle that needs four moves, 1N 2W 1S 1E, before the first of them. */
#define FEWEST 4
#define PUZZLE                                                                                    \
  "[Labyrinthe Robots]\nVersion=1\n\n[Game]\nMode=board\nNumber=0\n"                              \
  "Board=91391113/8682c006/81045003/802ff842/802ff83a/c0411002/92900002/c46c4446 a3,g3 b2\n"      \
  "Milliseconds=0\nHintsUsed=0\nHintStep=0\nPlayed=0\nMoves=\n"

/* A move as it is told. */
typedef struct
{
  guint robot;
  char side[8];
  char cell[8];
} Move;

/* Private helpers */

static char *
get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "labyrinthe", "game.labyrinthe-robots", NULL);
}

static void
write_puzzle (void)
{
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, PUZZLE, -1, NULL));
}

/* Returns what the board tells about itself, or NULL. */
static char *
dup_board (LabAccess *access)
{
  g_autoptr (GPtrArray) nodes = lab_access_read (access);

  for (guint i = 0; i < nodes->len; i++)
    {
      LabAccessNode *node = nodes->pdata[i];
      g_autofree char *text = lab_access_dup_description (node->accessible);

      if (g_pattern_match_simple ("Robot 1 on *, Robot 2 on *, target on *", text))
        return g_steal_pointer (&text);
    }
  return NULL;
}

static gboolean
is_board (LabAccess *access,
          gpointer   data)
{
  g_autofree char *board = dup_board (access);

  return board != NULL && g_pattern_match_simple (data, board);
}

static void
expect_board (LabAccess *access,
              char      *pattern)
{
  lab_access_wait (access, is_board, pattern, pattern);
}

static gboolean
has_heard (LabAccess *access,
           gpointer   data)
{
  return lab_access_has_heard (access, data);
}

static void
expect_to_hear (LabAccess  *access,
                const char *format,
                ...) G_GNUC_PRINTF (2, 3);

static void
expect_to_hear (LabAccess  *access,
                const char *format,
                ...)
{
  g_autofree char *text = NULL;
  g_autofree char *pattern = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  pattern = g_strdup_printf ("*%s*", text);
  lab_access_wait (access, has_heard, pattern, text);
}

static void
press_key (glong keysym)
{
  g_assert_true (atspi_generate_keyboard_event (keysym, NULL, ATSPI_KEY_SYM, NULL));
}

/* Finds the move that was told. */
static gboolean
find_move (LabAccess *access,
           gpointer   data)
{
  g_autofree char *heard = lab_access_dup_heard (access);
  g_auto (GStrv) lines = g_strsplit (heard, "\n", -1);
  Move *move = data;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *start = strstr (lines[i], "Robot ");

      if (start != NULL
          && sscanf (start, "Robot %u moves %7[a-z] to %7[a-z0-9].", &move->robot, move->side,
                     move->cell) == 3)
        return TRUE;
    }
  return FALSE;
}

static glong
get_arrow (const char *side)
{
  return g_str_equal (side, "north") ? 0xff52 : g_str_equal (side, "south") ? 0xff54
         : g_str_equal (side, "east") ? 0xff53 : 0xff51;
}

/* Asks for three steps of a hint: how many moves are left, which robot moves first, and where. */
static void
ask_for_hint (LabAccess *access,
              guint      n_left,
              Move      *move)
{
  lab_access_forget_heard (access);
  lab_access_press (access, "Show a hint");
  expect_to_hear (access, n_left == 1 ? "From here it takes %u move."
                                      : "From here it takes %u moves.", n_left);
  lab_access_press (access, "Show a hint");
  expect_to_hear (access, "Robot * moves first.");
  lab_access_press (access, "Show a hint");
  lab_access_wait (access, find_move, move, "Robot … moves …");
}

/* Chooses the robot, hears where it would stop, moves it, and hears that it is there. */
static void
make_move (LabAccess  *access,
           const Move *move,
           guint       n_played)
{
  g_autofree char *board = g_strdup_printf ("*Robot %u on %s,*", move->robot, move->cell);

  lab_access_forget_heard (access);
  /* The hint has chosen this robot already, and what is chosen is told once. */
  press_key (move->robot == 1 ? '2' : '1');
  expect_to_hear (access, "Robot %u on *", 3 - move->robot);
  press_key ('0' + (glong) move->robot);
  expect_to_hear (access, "Robot %u on *%s to %s*", move->robot, move->side, move->cell);
  lab_access_forget_heard (access);
  press_key (get_arrow (move->side));
  expect_to_hear (access, n_played == 1 ? "Robot %u moves %s to %s. %u move."
                                        : "Robot %u moves %s to %s. %u moves.",
                  move->robot, move->side, move->cell, n_played);
  expect_board (access, board);
}

static gboolean
is_saved (LabAccess *access G_GNUC_UNUSED,
          gpointer   data)
{
  g_autofree char *path = get_path ();
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, data) != NULL;
}

/* Tests */

/* A whole puzzle. */
static void
test_puzzle (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();

  write_puzzle ();
  lab_access_restart (access);
  expect_board (access, (char *) "Robot 1 on a3, Robot 2 on g3, target on b2");
  lab_access_audit (access, "robots");
  for (guint n_played = 0; n_played < FEWEST; n_played++)
    {
      Move move;

      ask_for_hint (access, FEWEST - n_played, &move);
      make_move (access, &move, n_played + 1);
    }
  expect_to_hear (access, "Solved! * You solved it in 4 moves. This is the fewest possible.");
  lab_access_audit (access, "robots: the end");
}

/* After a crash, the puzzle is at once where it was. */
static void
test_killed (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  Move move;

  write_puzzle ();
  lab_access_restart (access);
  expect_board (access, (char *) "Robot 1 on a3, Robot 2 on g3, target on b2");
  ask_for_hint (access, FEWEST, &move);
  make_move (access, &move, 1);
  lab_access_wait (access, is_saved, (gpointer) "\nPlayed=1\n", "the saved move");
  lab_access_restart (access);
  expect_board (access, (char *) "Robot 1 on a1, Robot 2 on g3, target on b2");
}

int
main (int    argc,
      char **argv)
{
  lab_access_init (&argc, &argv);
  g_test_add_func ("/access/robots", test_puzzle);
  g_test_add_func ("/access/robots-killed", test_killed);
  return g_test_run ();
}
