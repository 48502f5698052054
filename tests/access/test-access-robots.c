/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access.h"

#include <stdio.h>

/* Somebody solves a puzzle with robots with a screen reader and keys alone: hears where the robots
 * are and where they would stop, asks for hints, and presses the keys that move the robots. */

/* A small puzzle that needs four moves, 1N 2W 1S 1E, before the first of them. */
#define FEWEST 4
#define PUZZLE                                                                                    \
  "[Labyrinthe Robots]\nVersion=1\n\n[Game]\nMode=board\nNumber=0\n"                              \
  "Board=91391113/8682c006/81045003/802ff842/802ff83a/c0411002/92900002/c46c4446 a3,g3 b2\n"      \
  "Milliseconds=0\nHintsUsed=0\nHintStep=0\nPlayed=0\nMoves=\n"

#define FILE_NAME "game.labyrinthe-robots"

/* A move as it is told. */
typedef struct
{
  guint robot;
  char side[8];
  char cell[8];
} Move;

/* Private helpers */

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
  return g_str_equal (side, "up") ? 0xff52 : g_str_equal (side, "down") ? 0xff54
         : g_str_equal (side, "right") ? 0xff53 : 0xff51;
}

/* Asks for three steps of a hint: how many moves are left, which robot moves first, and where. */
static void
ask_for_hint (LabAccess *access,
              guint      n_left,
              Move      *move)
{
  lab_access_do (access, "forget; press Show a hint; hear From here it takes %u move%s.; "
                 "press Show a hint; hear Robot * moves first.; press Show a hint",
                 n_left, n_left == 1 ? "" : "s");
  lab_access_wait (access, find_move, move, "Robot … moves …");
}

/* Chooses the robot, hears where it would stop, moves it, and hears that it is there. */
static void
make_move (LabAccess  *access,
           const Move *move,
           guint       n_played)
{
  lab_access_do (access, "forget");
  /* The hint has chosen this robot already, and what is chosen is told once. */
  lab_access_strike (move->robot == 1 ? '2' : '1');
  lab_access_do (access, "hear Robot %u on *", 3 - move->robot);
  lab_access_strike ('0' + (glong) move->robot);
  lab_access_do (access, "hear Robot %u on *%s to %s*; forget", move->robot, move->side,
                 move->cell);
  lab_access_strike (get_arrow (move->side));
  lab_access_do (access, "hear Robot %u moves %s to %s. %u move%s.; told *Robot %u on %s,*",
                 move->robot, move->side, move->cell, n_played, n_played == 1 ? "" : "s",
                 move->robot, move->cell);
}

/* Starts the program with the puzzle. */
static LabAccess *
begin (void)
{
  LabAccess *access = lab_access_new ();

  lab_access_write_file (FILE_NAME, PUZZLE);
  lab_access_restart (access);
  lab_access_do (access, "told Robot 1 on a3, Robot 2 on g3, target on b2");
  return access;
}

/* Tests */

/* A whole puzzle. */
LAB_TEST ("/access/robots", test_puzzle)
{
  g_autoptr (LabAccess) access = begin ();

  lab_access_do (access, "audit robots");
  for (guint n_played = 0; n_played < FEWEST; n_played++)
    {
      Move move;

      ask_for_hint (access, FEWEST - n_played, &move);
      make_move (access, &move, n_played + 1);
    }
  lab_access_do (access, "hear Solved! * You solved it in 4 moves. This is the fewest possible.; "
                 "audit robots: the end");
}

/* After a crash, the puzzle is at once where it was. */
LAB_TEST ("/access/robots-killed", test_killed)
{
  g_autoptr (LabAccess) access = begin ();
  Move move;

  ask_for_hint (access, FEWEST, &move);
  make_move (access, &move, 1);
  lab_access_expect_saved (access, FILE_NAME, "\nPlayed=1\n");
  lab_access_restart (access);
  lab_access_do (access, "told Robot 1 on a1, Robot 2 on g3, target on b2");
}
