/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access.h"

/* Somebody escapes from mazes with a screen reader alone: hears where the corridors lead, asks for
 * hints, and presses the keys that they tell. */

#define MANY_MOVES 60

/* What a hint says, and the key that does it */
static const struct
{
  const char *order;
  glong key;
} orders[] = {
  { "*Go up.*", 0xff52 },
  { "*Go down.*", 0xff54 },
  { "*Go left.*", 0xff51 },
  { "*Go right.*", 0xff53 },
  { "*Use this item here: Hammer.*", '3' },
};

#define HAMMER 4

/* The first level with fog in which the best way needs an item, the hammer. */
#define DARK_LEVEL 14

#define FILE_NAME "game.labyrinthe-escape"

/* What is told about the place of the player. */
#define PLACE "Row * of *, column * of *.*"

/* The statistics of somebody who has finished the level before it. */
#define RECORDS "Labyrinthe Escape 1\n2026-11-20T10:00:00Z 13 15 15 9000 3 0\n"

/* Private helpers */

/* Returns the order that was heard, or -1. */
static int
find_order (LabAccess *access)
{
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      if (lab_access_has_heard (access, orders[i].order))
        return (int) i;
    }
  return -1;
}

static gboolean
has_order (LabAccess *access,
           gpointer   data G_GNUC_UNUSED)
{
  return find_order (access) >= 0;
}

/* After a move, the openings around are told, or the end. They are also told with the hint, @data,
 * which is shown before it is announced, and so may be heard late. */
static gboolean
has_arrived (LabAccess *access,
             gpointer   data)
{
  g_autofree char *heard = lab_access_dup_heard (access);
  g_auto (GStrv) lines = g_strsplit (heard, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_pattern_match_simple ("*: * step*.*", lines[i])
          && !g_pattern_match_simple (data, lines[i]))
        return TRUE;
    }
  return lab_access_has_heard (access, "*You Escaped!*");
}

/* Opens the next level. */
static void
play_next (LabAccess *access,
           guint      level)
{
  lab_access_do (access, "press Mazes; press Play Level %u; hear Find the Way Out", level);
}

/* Forgets what was heard. Returns whether a hammer was found in it. */
static gboolean
forget (LabAccess *access)
{
  gboolean found
      = lab_access_has_heard (access, "*You found an item: Hammer. Press 3 to use it.*");

  lab_access_do (access, "forget");
  return found;
}

/* Asks for a hint and follows it. Returns its number. Sets *@found if a hammer was found before. */
static int
follow_hint (LabAccess *access,
             gboolean  *found)
{
  int order;

  *found |= forget (access);
  lab_access_do (access, "press Show a hint");
  lab_access_wait (access, has_order, NULL, "Go …");
  order = find_order (access);
  *found |= forget (access);
  lab_access_strike (orders[order].key);
  lab_access_wait (access, has_arrived, (gpointer) orders[order].order,
                   "where the corridors lead");
  return order;
}

/* Tests */

/* In this order, because the second case finishes the first level, and the last one, others. */

/* After a crash, the level is at once where it was, also before the first move. */
LAB_TEST ("/access/escape-killed", test_killed)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  g_autofree char *start = NULL, *place = NULL;
  gboolean found = FALSE;

  play_next (access, 1);
  lab_access_expect_saved (access, FILE_NAME, "Played=0\n");
  start = lab_access_dup_told (access, PLACE);
  g_assert_nonnull (start);
  lab_access_restart (access);
  lab_access_do (access, "told %s", start);
  follow_hint (access, &found);
  follow_hint (access, &found);
  lab_access_expect_saved (access, FILE_NAME, "Played=2\n");
  place = lab_access_dup_told (access, PLACE);
  g_assert_cmpstr (place, !=, start);
  lab_access_restart (access);
  lab_access_do (access, "told %s", place);
}

LAB_TEST ("/access/escape", test_escape)
{
  g_autoptr (LabAccess) access = lab_access_new ();
  gboolean found = FALSE;
  guint n_moves = 0;

  play_next (access, 1);
  lab_access_do (access, "audit escape");
  while (!lab_access_has_heard (access, "*You Escaped!*"))
    {
      follow_hint (access, &found);
      n_moves++;
      g_assert_cmpuint (n_moves, <, MANY_MOVES);
    }
  g_assert_false (found);
  lab_access_do (access, "hear This is the fewest possible.; audit escape: the end");
}

/* The same in the fog, with an item. */
LAB_TEST ("/access/escape-dark", test_dark)
{
  g_autoptr (LabAccess) access = NULL;
  gboolean used = FALSE, found = FALSE;
  guint n_moves = 0;

  lab_access_write_file ("escape-records.txt", RECORDS);
  access = lab_access_new ();
  play_next (access, DARK_LEVEL);
  while (!lab_access_has_heard (access, "*You Escaped!*"))
    {
      used |= follow_hint (access, &found) == HAMMER;
      g_assert_cmpint (used, ==, used && found);
      n_moves++;
      g_assert_cmpuint (n_moves, <, MANY_MOVES);
    }
  g_assert_true (used);
  lab_access_do (access, "hear This is the fewest possible.");
}
