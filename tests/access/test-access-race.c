/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-audit.h"
#include "lab-access.h"

#include <string.h>

#include <glib/gstdio.h>

/* Somebody runs a cheese race with a screen reader alone: asks for hints, goes where they lead, and
 * reads what each turn brought. */

#define MANY_TURNS 80

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

static char *
get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "labyrinthe", "game.labyrinthe-race", NULL);
}

static void
write_race (void)
{
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, RACE, -1, NULL));
}

static gboolean
shows (LabAccess *access,
       gpointer   data)
{
  return lab_access_shows (access, data);
}

static void
expect (LabAccess  *access,
        const char *pattern)
{
  lab_access_wait (access, shows, (gpointer) pattern, pattern);
}

static gboolean
is_over (LabAccess *access)
{
  return lab_access_shows (access, "Rematch");
}

/* Returns whether a person must choose, or the race is over. */
static gboolean
is_ready (LabAccess *access,
          gpointer   data G_GNUC_UNUSED)
{
  return is_over (access) || lab_access_shows (access, "*: choose a direction");
}

static gboolean
is_after (LabAccess *access,
          gpointer   data)
{
  return is_over (access) || !lab_access_shows (access, data);
}

/* Returns the name of the widget that tells the turn. */
static char *
dup_turn (LabAccess *access)
{
  g_autoptr (GPtrArray) nodes = lab_access_read (access);

  for (guint i = 0; i < nodes->len; i++)
    {
      LabAccessNode *node = nodes->pdata[i];

      if (g_pattern_match_simple ("Turn * · Cheese left: *", node->name))
        return g_strdup (node->name);
    }
  return NULL;
}

/* Asks for a hint until it tells a direction, and goes there. */
static void
follow_hint (LabAccess *access)
{
  static const char * const directions[] = { "north", "east", "south", "west" };
  g_autofree char *turn = dup_turn (access);

  g_assert_nonnull (turn);
  lab_access_press (access, "Show a hint");
  expect (access, "*: fetch the cheese in row *, column *.");
  lab_access_press (access, "Show a hint");
  expect (access, "*: go *.");
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      g_autofree char *order = g_strdup_printf ("*: go %s.", directions[i]);
      g_autofree char *button = g_strdup_printf ("Go %s", directions[i]);

      if (!lab_access_shows (access, order))
        continue;
      lab_access_press (access, button);
      break;
    }
  lab_access_wait (access, is_after, turn, "the next turn");
  lab_access_wait (access, is_ready, NULL, "a choice");
}

/* Returns whether the file with the current race has so many turns. */
static gboolean
is_saved (LabAccess *access G_GNUC_UNUSED,
          gpointer   data)
{
  g_autofree char *path = get_path ();
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, data) != NULL;
}

/* Tests */

/* A whole race. */
static void
test_race (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  guint n_turns = 0;

  write_race ();
  lab_access_restart (access);
  expect (access, "Turn 0 · Cheese left: 3");
  lab_access_audit (access, "race");
  while (!is_over (access))
    {
      follow_hint (access);
      g_assert_cmpuint (++n_turns, <, MANY_TURNS);
    }
  lab_access_audit (access, "race: the end");
  lab_access_press (access, "Rematch");
  expect (access, "Turn 0 · Cheese left: 3");
}

/* After a crash, the race is at once where it was. */
static void
test_killed (void)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  g_autofree char *turn = NULL;

  write_race ();
  lab_access_restart (access);
  expect (access, "Turn 0 · Cheese left: 3");
  follow_hint (access);
  turn = dup_turn (access);
  g_assert_nonnull (turn);
  lab_access_wait (access, is_saved, (gpointer) "\nPlayed=1\n", "the saved turn");
  lab_access_restart (access);
  expect (access, turn);
}

int
main (int    argc,
      char **argv)
{
  lab_access_init (&argc, &argv);
  g_test_add_func ("/access/race", test_race);
  g_test_add_func ("/access/race-killed", test_killed);
  return g_test_run ();
}
