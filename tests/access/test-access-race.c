/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access.h"

/* Somebody runs a cheese race with a screen reader alone: asks for hints, goes where they lead, and
 * reads what each turn brought. */

#define MANY_TURNS 80

#define FILE_NAME "game.labyrinthe-race"

/* A small race before its first turn. */
#define RACE                                                                                      \
  "[Labyrinthe Race]\nVersion=1\n\n"                                                              \
  "[Maze]\nWidth=7\nHeight=5\nCellPercentage=90\nWallPercentage=40\nMudPercentage=10\nMinMud=2\n"  \
  "MaxMud=3\nStyle=uniform-holes\nSymmetric=true\nSeed=5\n\n"                                     \
  "[Rat 1]\nKind=person\nTeam=0\nStart=top-left\n\n"                                              \
  "[Rat 2]\nKind=greedy\nTeam=1\nStart=bottom-right\n\n"                                          \
  "[Race]\nCheese=3\nCheeseSeed=5\nPlayersSeed=5\nPreparationMilliseconds=3000\n"                 \
  "TurnMilliseconds=0\nUndone=0\nHintsUsed=0\nTurns=0\nPlayed=0\nActions=\n"

/* Private helpers */

/* Returns whether the race is over, or a person must choose in another turn than @data. It reads
 * the tree once for all questions, since that is what takes time. */
static gboolean
is_ready (LabAccess *access,
          gpointer   data)
{
  g_autoptr (GPtrArray) nodes = lab_access_read (access);

  return lab_access_find_name (nodes, "Rematch") != NULL
         || (lab_access_find_name (nodes, "*: choose a direction") != NULL
             && lab_access_find_name (nodes, data) == NULL);
}

/* Returns the name of the widget that tells the turn; %NULL after the end of the race. */
static char *
dup_turn (LabAccess *access)
{
  g_autoptr (GPtrArray) nodes = lab_access_read (access);

  return lab_access_find_name (nodes, "Rematch") == NULL
             ? g_strdup (lab_access_find_name (nodes, "Turn * · Cheese left: *"))
             : NULL;
}

/* Asks for a hint until it tells a direction, and goes there. */
static void
follow_hint (LabAccess  *access,
             const char *turn)
{
  g_autoptr (GPtrArray) nodes = NULL;
  g_autofree char *order = NULL;

  lab_access_do (access, "press Show a hint; see *: fetch the cheese in row *, column *.; "
                 "press Show a hint; see *: go *.");
  nodes = lab_access_read (access);
  order = g_strdup (strstr (lab_access_find_name (nodes, "*: go *."), "go "));
  /* The order is the name of the button, but for the first letter and the full stop. */
  order[0] = 'G';
  order[strlen (order) - 1] = '\0';
  lab_access_do (access, "press %s", order);
  lab_access_wait (access, is_ready, (gpointer) turn, "the next turn");
}

/* Starts the program with the race. */
static LabAccess *
begin (void)
{
  LabAccess *access = lab_access_new ();

  lab_access_write_file (FILE_NAME, RACE);
  lab_access_restart (access);
  lab_access_do (access, "see Turn 0 · Cheese left: 3");
  return access;
}

/* Tests */

/* A whole race. */
LAB_TEST ("/access/race", test_race)
{
  g_autoptr (LabAccess) access = begin ();
  guint n_turns = 0;
  char *turn;

  lab_access_do (access, "audit race");
  for (; (turn = dup_turn (access)) != NULL; g_free (turn))
    {
      follow_hint (access, turn);
      g_assert_cmpuint (++n_turns, <, MANY_TURNS);
    }
  lab_access_do (access, "audit race: the end; press Rematch; see Turn 0 · Cheese left: 3");
}

/* After a crash, the race is at once where it was. */
LAB_TEST ("/access/race-killed", test_killed)
{
  g_autoptr (LabAccess) access = begin ();
  g_autofree char *turn = NULL;

  follow_hint (access, "Turn 0 · Cheese left: 3");
  turn = dup_turn (access);
  g_assert_nonnull (turn);
  lab_access_expect_saved (access, FILE_NAME, "\nPlayed=1\n");
  lab_access_restart (access);
  lab_access_do (access, "see %s", turn);
}
