/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-solver.h"
#include "lab-test-classics.h"
#include "lab-test-nim.h"

/* Private helpers */

static char *
make_program_name (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("LABYRINTHE_EXAMPLES"), "classics-player.py",
                                            NULL);
  g_autofree char *quoted = g_shell_quote (path);

  return g_strconcat ("program:python3 ", quoted, NULL);
}

static const LabLimits no_limits = { 0 };

/* Makes a player and starts its game; NULL for a person. */
static LabClassicPlayer *
seat (const char *name,
      guint64     seed)
{
  LabClassicPlayer *player;

  if (strcmp (name, "human") == 0)
    return NULL;
  player = lab_classic_player_new (name, NULL);
  lab_classic_player_begin (player, seed);
  return player;
}

/* Plays a whole game and returns the winner, with the moves in @log. */
static guint
play (const LabClassic *classic,
      gconstpointer     start,
      const char       *first,
      const char       *second,
      guint64           seed,
      GString          *log)
{
  g_autoptr (LabClassicPlayer) one = seat (first, seed);
  g_autoptr (LabClassicPlayer) two = seat (second, seed + 1);

  return lab_test_classics_contest (classic, start, one, two, log);
}

/* Tests */

LAB_TEST ("/classic-players/names", test_names)
{
  static const char * const good[] = {
    "random", "minmax", "minmax:depth=6", "minmax:time=1", "minmax:nodes=9,depth=2", "alphabeta",
    "alphabeta:depth=128", "alphabeta:time=0.1",
    "alphabeta:nodes=100000", "alphabeta:depth=4,nodes=100,time=1", "program:./x.py -a 'b c'",
  };
  static const char * const bad[][2] = {
    { "", "is not a player" },
    { "human", "is not a player" },
    { "Random", "is not a player" },
    { "random:depth=2", "random has no options" },
    { "minmax:", "not an option of this player" },
    { "minmax:width=1", "it has depth=, time=, and nodes=." },
    { "minmax:depth=0", "not a valid depth" },
    { "minmax:depth=129", "not a valid depth" },
    { "alphabeta:nodes=0", "not a valid limit" },
    { "alphabeta:time=-1", "not a valid limit" },
    { "alphabeta:time=nan", "not a valid limit" },
    { "alphabeta:depth=2,", "not an option of this player" },
    { "alphabeta:depth=2,depth=3", "“depth=3” repeats an option" },
    { "minmax:nodes=9,depth=2,nodes=9", "“nodes=9” repeats an option" },
    { "alphabeta:time=1,time=2", "“time=2” repeats an option" },
    { "program:", "command line" },
    { "program:'a", "command line" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (LabClassicPlayer) player = lab_classic_player_new (good[i], NULL);

      g_assert_nonnull (player);
      g_assert_cmpstr (player->name, ==, good[i]);
      g_assert_cmpint (player->limits.time > 0, ==, strstr (good[i], "time=") != NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_classic_player_new (bad[i][0], &error));
      g_assert_true (g_error_matches (
          error, LAB_CLASSIC_ERROR,
          i < 3 ? LAB_CLASSIC_ERROR_NO_PLAYER : LAB_CLASSIC_ERROR_PLAYER));
      g_assert_nonnull (strstr (error->message, bad[i][1]));
      g_assert_null (strchr (error->message, '\n'));
    }
}

/* Every player plays every game, also one that the program does not know. */
LAB_TEST ("/classic-players/all", test_all)
{
  g_autofree char *program = make_program_name ();
  const char * const players[] = {
    "human", "random", "minmax:depth=3", "minmax:nodes=500", "minmax:time=0.001",
    "alphabeta:depth=4", "alphabeta:nodes=500", "alphabeta:time=0.001", program,
  };
  const LabClassic *classics[] = { NULL, NULL, NULL, NULL, &lab_test_nim };

  memcpy (classics, lab_classic_get_all (), 4 * sizeof classics[0]);
  for (guint i = 0; i < G_N_ELEMENTS (classics); i++)
    {
      g_autofree gpointer start = lab_classic_new_start (classics[i], NULL, NULL);

      for (guint j = 1; j < G_N_ELEMENTS (players); j++)
        g_assert_cmpuint (play (classics[i], start, players[j - 1], players[j], 1, NULL), <=, 2);
    }
}

/* The first player wins Nim with 3, 4, and 5, because their exclusive or is not 0. */
LAB_TEST ("/classic-players/fifth-game", test_fifth_game)
{
  g_autofree gpointer start = lab_classic_new_start (&lab_test_nim, NULL, NULL);
  g_auto (LabClassicSolution) solution = { 0 };

  g_assert_true (lab_classic_solve (&lab_test_nim, start, NULL, NULL, NULL, &solution));
  g_assert_cmpint (solution.value, >=, LAB_WIN);
  for (guint64 seed = 0; seed < 3; seed++)
    g_assert_cmpuint (play (&lab_test_nim, start, "alphabeta:depth=12", "random", seed, NULL), ==,
                      0);
}

/* Without a depth, the limits of the player or else those of the question decide how far minimax
 * and alpha-beta look ahead. With little to spend, neither of them sees the win; with enough, both
 * do, far beyond their usual depth. */
LAB_TEST ("/classic-players/limits", test_limits)
{
  static const struct
  {
    const char *player;
    guint64 nodes;              /* of the question */
    const char *move;
  } cases[] = {
    { "minmax", 3, "1" },         { "minmax", 0, "1" },             { "minmax", 2000000, "3" },
    { "minmax:nodes=3", 9999, "1" }, { "minmax:nodes=2000000", 3, "3" },
    { "minmax:depth=2", 2000000, "1" }, { "minmax:depth=13", 3, "1" },
    { "alphabeta", 3, "1" },      { "alphabeta", 100000, "3" },
    { "alphabeta:nodes=100000", 3, "3" }, { "alphabeta:depth=2", 100000, "1" },
  };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("matches:19", &start, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabClassicPlayer) player = lab_classic_player_new (cases[i].player, NULL);
      const LabLimits limits = { 0, cases[i].nodes };
      g_autofree char *move = NULL;
      guint32 action;

      g_assert_true (lab_classic_player_choose (player, classic, start, &limits, NULL, &action,
                                                NULL));
      move = classic->format_action (start, action);
      g_test_message ("%s, %u nodes: %s", cases[i].player, (guint) cases[i].nodes, move);
      g_assert_cmpstr (move, ==, cases[i].move);
    }
}

/* The same seed gives the same game, another one not. */
LAB_TEST ("/classic-players/seeds", test_seeds)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("tictactoe:5x5,4", &start, NULL);
  g_autoptr (GString) one = g_string_new (NULL), again = g_string_new (NULL);
  g_autoptr (GString) other = g_string_new (NULL);

  play (classic, start, "random", "random", 1, one);
  play (classic, start, "random", "random", 1, again);
  play (classic, start, "random", "random", 5, other);
  g_assert_cmpstr (one->str, ==, again->str);
  g_assert_cmpstr (one->str, !=, other->str);
}

/* The player who wins by perfect play wins against any other player. */
LAB_TEST ("/classic-players/strength", test_strength)
{
  static const char * const games[] = { "matches:17", "matches:21,misere", "divide:9x7",
                                        "hexapawn:3x3", "hexapawn:4x4", "tictactoe:3x4,3" };
  g_autofree char *program = make_program_name ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree gpointer start = NULL;
      const LabClassic *classic = lab_classic_parse (games[i], &start, NULL);
      g_auto (LabClassicSolution) solution = { 0 };

      g_assert_true (lab_classic_solve (classic, start, NULL, NULL, NULL, &solution));
      if (solution.value > 0)
        g_assert_cmpuint (play (classic, start, "alphabeta:depth=12", "random", 1, NULL), ==, 0);
      else
        g_assert_cmpuint (play (classic, start, "random", "alphabeta:depth=12", 1, NULL), ==, 1);
      if (i == 0)
        g_assert_cmpuint (play (classic, start, program, "alphabeta", 1, NULL), ==, 0);
    }
}

/* That a question was canceled is no error of the player. */
LAB_TEST ("/classic-players/cancelled", test_cancelled)
{
  static const char * const players[] = { "random", "minmax:depth=30", "alphabeta:depth=60",
                                          "program:cat" };
  const LabClassic *classic;
  g_autofree gpointer start = lab_test_classics_parse ("hexapawn:8x8", NULL, &classic);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  for (guint i = 0; i < G_N_ELEMENTS (players) + LAB_CLASSIC_N_LEVELS; i++)
    {
      g_autoptr (LabClassicPlayer) player
          = i < LAB_CLASSIC_N_LEVELS
                ? lab_classic_level_create_player (i, classic, start)
                : lab_classic_player_new (players[i - LAB_CLASSIC_N_LEVELS], NULL);
      g_autoptr (GError) error = NULL;
      guint32 action;

      g_assert_false (lab_classic_player_choose (player, classic, start, &no_limits, cancellable,
                                                 &action, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
}
