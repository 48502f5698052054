/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-telling.h"
#include "lab-robots-text.h"

/* What players read about a puzzle. */

#define BOARD "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 "

/* Private helpers */

static LabRobotsGame *
create (const char *rest)
{
  g_autofree char *text = g_strconcat (BOARD, rest, NULL);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  LabRobotsLevel level;
  LabRobotsBoard board;

  level = (LabRobotsLevel) { .mode = LAB_ROBOTS_MODE_BOARD };
  g_assert_true (lab_robots_board_parse (text, &board, NULL));
  return lab_robots_game_new (&level, &board, clock);
}

static void
assert_words (char       *words,
              const char *expected)
{
  g_assert_cmpstr (words, ==, expected);
  g_free (words);
}

/* Asks for the next hint, and waits until it is known. */
static void
assert_hint (LabRobotsGame *game,
             const char    *expected)
{
  LabRobotsHint hint;
  gint64 end = g_get_monotonic_time () + G_TIME_SPAN_MINUTE;

  g_assert_true (lab_robots_game_ask_hint (game, NULL));
  for (lab_robots_game_get_hint (game, &hint); !hint.is_ready;
       lab_robots_game_get_hint (game, &hint))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
  assert_words (lab_robots_telling_hint (game, FALSE), expected);
}

static void
play (LabRobotsGame *game,
      const char    *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", 0);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      lab_play_move (LAB_PLAY (game), words[i], &error);
      g_assert_no_error (error);
    }
}

/* Tests */

LAB_TEST ("/robots/telling/level", test_level)
{
  const struct
  {
    LabRobotsLevel level;
    const char *name;
  } rows[] = {
    { { .mode = LAB_ROBOTS_MODE_LEVELS, .number = 7 }, "Level 7" },
    { { .mode = LAB_ROBOTS_MODE_DAILY, .number = 20261129 }, "Daily Puzzle" },
    { { .mode = LAB_ROBOTS_MODE_LENGTH, .n_moves = 5 }, "Puzzle in 5 Moves" },
    { { .mode = LAB_ROBOTS_MODE_ENDLESS }, "Random Puzzle" },
    { { .mode = LAB_ROBOTS_MODE_BOARD }, "Custom Board" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = lab_robots_telling_level (&rows[i].level);

      g_assert_true (g_str_has_prefix (name, rows[i].name));
    }
}

LAB_TEST ("/robots/telling/rules", test_rules)
{
  LabRobotsBoard board = { .any_robot = FALSE };

  assert_words (lab_robots_telling_goal (&board), "Stop robot 1 on the target.");
  assert_words (lab_robots_telling_rule (&board), NULL);
  board.must_ricochet = TRUE;
  assert_words (lab_robots_telling_rule (&board),
                "Robot 1 must turn: a straight way does not count.");
  board.any_robot = TRUE;
  assert_words (lab_robots_telling_goal (&board), "Stop any robot on the target.");
  assert_words (lab_robots_telling_rule (&board),
                "The robot must turn: a straight way does not count.");
}

/* The hints of a puzzle, its moves, and its result. */
LAB_TEST ("/robots/telling/puzzle", test_puzzle)
{
  g_autoptr (LabRobotsGame) game = create ("a1,h8 h1");
  g_autoptr (GArray) moves = NULL;

  assert_words (lab_robots_telling_hint (game, FALSE), "");
  assert_hint (game, "From here it takes 1 move.");
  assert_hint (game, "Robot 1 moves first.");
  assert_hint (game, "Robot 1 moves right to h1.");
  assert_hint (game, "The whole way: \u20661\u202f→\u202fh1\u2069");
  assert_words (lab_robots_telling_hint (game, TRUE), "Robot 1 moves right to h1.");
  assert_words (lab_robots_telling_last_move (game->board, NULL, 0),
                "All robots are at their starts.");
  play (game, "2W 2E 2W 2N 1E");
  moves = lab_robots_game_list_moves (game);
  assert_words (lab_robots_telling_last_move (game->board, moves, 1),
                "Robot 2 moves left to a8.");
  assert_words (lab_robots_telling_moves (5), "5 moves");
  assert_words (lab_robots_telling_result (game),
                "You solved it in 5 moves. The fewest possible is 1 move. Hints cost stars.");
}
