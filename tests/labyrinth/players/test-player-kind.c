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

static void
assert_names (const LabPlayerKind kinds[LAB_N_SEATS],
              LabSeatSet          seats,
              const char         *given[LAB_N_SEATS],
              const char         *expected[LAB_N_SEATS])
{
  char *names[LAB_N_SEATS];

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    names[seat] = g_strdup (given[seat]);
  lab_player_kind_fill_names (kinds, seats, names);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      g_assert_cmpstr (names[seat], ==, expected[seat]);
      g_free (names[seat]);
    }
}

/* A name includes the color only if two players would have the same name; people
 * always have names of their own. */
static void
test_names (void)
{
  const LabPlayerKind kinds[LAB_N_SEATS] = {
    LAB_PLAYER_PERSON, LAB_PLAYER_EXPERT, LAB_PLAYER_EXPERT, LAB_PLAYER_HARD,
  };
  const char *none[LAB_N_SEATS] = { NULL }, *some[LAB_N_SEATS] = { "", "Ben", "", "" };

  assert_names (kinds, 0xf, none,
                (const char *[LAB_N_SEATS]) { NULL, "Expert (Yellow)", "Expert (Blue)", "Hard" });
  /* Empty seats, and players who already have a name, do not count. */
  assert_names (kinds, 0x5, none, (const char *[LAB_N_SEATS]) { NULL, NULL, "Expert", NULL });
  assert_names (kinds, 0xf, some, (const char *[LAB_N_SEATS]) { "", "Ben", "Expert", "Hard" });
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/player-kind/ids", test_ids);
  g_test_add_func ("/player-kind/make", test_make);
  g_test_add_func ("/player-kind/names", test_names);
  return g_test_run ();
}
