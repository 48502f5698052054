/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-computer.h"
#include "lab-person.h"
#include "lab-player-kind.h"
#include "lab-program.h"

/* Private helpers */

static void
assert_made (LabPlayerKind  kind,
             const char    *program,
             GType          type,
             const char    *name)
{
  g_autoptr (LabAgent) agent = lab_player_kind_make (kind, program);

  g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (agent, type));
  g_assert_cmpstr (lab_agent_get_name (agent), ==, name);
}

/* Tests */

/* Settings and files contain these words, so they must not change. */
static void
test_ids (void)
{
  static const char * const ids[LAB_N_PLAYER_KINDS] = {
    "person", "beginner", "normal", "hard", "expert", "program",
  };

  for (LabPlayerKind kind = 0; kind < LAB_N_PLAYER_KINDS; kind++)
    {
      g_assert_cmpstr (lab_player_kind_get_id (kind), ==, ids[kind]);
      g_assert_cmpint (lab_player_kind_parse (ids[kind]), ==, kind);
    }
  g_assert_cmpint (lab_player_kind_parse (NULL), ==, LAB_PLAYER_PERSON);
  g_assert_cmpint (lab_player_kind_parse (""), ==, LAB_PLAYER_PERSON);
  g_assert_cmpint (lab_player_kind_parse ("Expert"), ==, LAB_PLAYER_PERSON);
}

/* If the command line cannot be used, a random player takes the seat, because the
 * game needs one. */
static void
test_make (void)
{
  assert_made (LAB_PLAYER_PERSON, "", LAB_TYPE_PERSON, "person");
  assert_made (LAB_PLAYER_BEGINNER, "", LAB_TYPE_COMPUTER, "beginner");
  assert_made (LAB_PLAYER_NORMAL, "", LAB_TYPE_COMPUTER, "greedy");
  assert_made (LAB_PLAYER_HARD, "", LAB_TYPE_COMPUTER, "solver");
  assert_made (LAB_PLAYER_EXPERT, "", LAB_TYPE_COMPUTER, "expert");
  assert_made (LAB_PLAYER_PROGRAM, "player --fast", LAB_TYPE_PROGRAM, "player --fast");
  assert_made (LAB_PLAYER_PROGRAM, "", LAB_TYPE_COMPUTER, "random");
  assert_made (LAB_PLAYER_PROGRAM, "'", LAB_TYPE_COMPUTER, "random");
}

/* A made player tells its kind; a program that cannot be run still takes the seat of one. */
static void
test_find (void)
{
  for (LabPlayerKind kind = 0; kind < LAB_N_PLAYER_KINDS; kind++)
    {
      g_autoptr (LabAgent) agent = lab_player_kind_make (kind, "player");
      g_autoptr (LabAgent) without = lab_player_kind_make (kind, "");

      g_assert_cmpint (lab_player_kind_find (agent), ==, kind);
      g_assert_cmpint (lab_player_kind_find (without), ==, kind);
    }
}

/* The kind is no name: nobody reads that Hard has won. */
static void
test_describe (void)
{
  g_autofree char *hard = lab_player_kind_describe (LAB_PLAYER_HARD);
  g_autofree char *program = lab_player_kind_describe (LAB_PLAYER_PROGRAM);

  g_assert_null (lab_player_kind_describe (LAB_PLAYER_PERSON));
  g_assert_cmpstr (hard, ==, "Computer · Hard");
  g_assert_cmpstr (program, ==, "Program");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/player-kind/ids", test_ids);
  g_test_add_func ("/player-kind/make", test_make);
  g_test_add_func ("/player-kind/find", test_find);
  g_test_add_func ("/player-kind/describe", test_describe);
  return g_test_run ();
}
