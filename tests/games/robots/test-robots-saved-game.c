/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-kind.h"
#include "lab-test-example.h"
#include "lab-test-home.h"

/* An empty board, and two robots in its corners. */
#define BOARD "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1,h8 h7"

#define GOOD \
  "[Labyrinthe Robots]\nVersion=1\n\n[Game]\nMode=length\nNumber=77\nLength=2\nDensity=100\n" \
  "Board=" BOARD "\nMilliseconds=1500\nHintsUsed=2\nHintStep=1\nPlayed=1\nMoves=1E\n"

/* Private helpers */

static LabRobotsGame *
create (LabRobotsMode mode)
{
  LabRobotsRecipe recipe = { .size = 10, .n_robots = 3, .density = 120, .any_robot = TRUE };
  LabRobotsLevel level;
  LabRobotsBoard board;
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 24, 11, 2026);
  if (mode == LAB_ROBOTS_MODE_LEVELS)
    lab_robots_level_init_numbered (&level, 12);
  else if (mode == LAB_ROBOTS_MODE_DAILY)
    lab_robots_level_init_daily (&level, &date);
  else if (mode == LAB_ROBOTS_MODE_BOARD)
    level = (LabRobotsLevel) { .mode = LAB_ROBOTS_MODE_BOARD };
  else
    lab_robots_level_init_random (&level, &recipe, mode == LAB_ROBOTS_MODE_LENGTH ? 9 : 0, 99);
  if (mode == LAB_ROBOTS_MODE_LEVELS || mode == LAB_ROBOTS_MODE_DAILY)
    recipe = level.recipe;
  lab_robots_recipe_make (&recipe, 5, &board);
  return lab_robots_game_new (&level, &board, clock);
}

static void
assert_same (LabRobotsGame *game,
             LabRobotsGame *other)
{
  g_autofree char *text = lab_robots_kind.format (game);
  g_autofree char *other_text = lab_robots_kind.format (other);

  g_assert_cmpmem (game->position, sizeof (LabRobotsPosition),
                   other->position, sizeof (LabRobotsPosition));
  g_assert_cmpuint (game->level.n_moves, ==, other->level.n_moves);
  g_assert_cmpstr (text, ==, other_text);
}

/* Makes a random move that is possible; begins again after the end. */
static void
play (LabRobotsGame *game,
      GRand         *random)
{
  LabRobotsMove move;

  if (lab_play_is_over (game))
    g_assert_true (lab_play_restart (LAB_PLAY (game), NULL));
  do
    move = (LabRobotsMove) { (guint8) g_rand_int_range (random, 0, 3),
                             (guint8) g_rand_int_range (random, 0, 4) };
  while (!lab_robots_game_play (game, move, NULL));
}

/* Tests */

LAB_HOME_TEST ("/robots-saved-game/good", test_good)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LabRobotsGame) game
      = lab_game_kind_parse (&lab_robots_kind, GOOD, strlen (GOOD), clock, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (game->level.mode, ==, LAB_ROBOTS_MODE_LENGTH);
  g_assert_cmpuint (game->level.number, ==, 77);
  g_assert_cmpuint (game->level.n_moves, ==, 2);
  g_assert_cmpuint (game->level.recipe.size, ==, 8);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 1.5);
  g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (game)), ==, 2);
  g_assert_cmpuint (game->hints.most, ==, LAB_HINT_LENGTH);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 1);
  text = lab_robots_kind.format (game);
  g_assert_cmpstr (text, ==, GOOD);
}

LAB_HOME_TEST ("/robots-saved-game/round-trip", test_round_trip)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint mode = 0; mode < LAB_N_ROBOTS_MODES; mode++)
    {
      g_autoptr (LabRobotsGame) game = create ((LabRobotsMode) mode);

      for (guint j = 0; j < 40; j++)
        {
          g_autofree char *text = lab_robots_kind.format (game);
          g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
          g_autoptr (GError) error = NULL;
          g_autoptr (LabRobotsGame) again
              = lab_game_kind_parse (&lab_robots_kind, text, strlen (text), clock, &error);

          g_assert_no_error (error);
          assert_same (game, again);
          lab_play_restore (LAB_PLAY (game), j * 1.234, j);
          game->hints.most = (LabHintStep) (j % 5);
          play (game, random);
        }
    }
}

/* Each wrong line is named. */
LAB_HOME_TEST ("/robots-saved-game/bad-files", test_bad_files)
{
  static const struct
  {
    const char *part;
    const char *with;
    int code;
    const char *beginning;
  } CHANGES[] = {
    { GOOD, "", LAB_SAVED_GAME_ERROR_FOREIGN, "" },
    { GOOD, "[Labyrinthe Classics]\nVersion=1\n", LAB_SAVED_GAME_ERROR_FOREIGN, "" },
    { "Version=1", "Version=2", LAB_SAVED_GAME_ERROR_NEWER, "" },
    { "Mode=length", "Mode=long", LAB_SAVED_GAME_ERROR_FORMAT, "Line 5 cannot be read. " },
    { "Mode=length\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "" },
    { "Mode=length\nNumber=77", "Mode=levels\nNumber=0", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 6 cannot be read. There is no level" },
    { "Mode=length\nNumber=77", "Mode=daily\nNumber=20261131", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 6 cannot be read. This is not a date" },
    { "Number=77", "Number=-1", LAB_SAVED_GAME_ERROR_FORMAT, "Line 6 cannot be read. " },
    { "Length=2", "Length=0", LAB_SAVED_GAME_ERROR_FORMAT, "Line 7 cannot be read. " },
    { "Length=2", "Length=21", LAB_SAVED_GAME_ERROR_FORMAT, "Line 7 cannot be read. " },
    { "Density=100", "Density=301", LAB_SAVED_GAME_ERROR_FORMAT, "Line 8 cannot be read. " },
    { "a1,h8 h7", "a1,a1 h7", LAB_SAVED_GAME_ERROR_FORMAT, "Line 9 cannot be read. " },
    { "a1,h8 h7", "a1,h8 h9", LAB_SAVED_GAME_ERROR_FORMAT, "Line 9 cannot be read. " },
    { "9111", "0111", LAB_SAVED_GAME_ERROR_FORMAT, "Line 9 cannot be read. " },
    { "1500", "-1", LAB_SAVED_GAME_ERROR_FORMAT, "Line 10 cannot be read. " },
    { "HintsUsed=2", "HintsUsed=x", LAB_SAVED_GAME_ERROR_FORMAT, "Line 11 cannot be read. " },
    { "HintStep=1", "HintStep=5", LAB_SAVED_GAME_ERROR_FORMAT, "Line 12 cannot be read. " },
    { "Played=1", "Played=2", LAB_SAVED_GAME_ERROR_FORMAT, "Line 13 cannot be read. " },
    { "Moves=1E\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "" },
    { "1E", "1X", LAB_SAVED_GAME_ERROR_FORMAT, "Line 14 cannot be read. Move 1: " },
    { "1E", "1N", LAB_SAVED_GAME_ERROR_RULES, "Line 14 is against the rules. Move 1: " },
    { "1E", "3N", LAB_SAVED_GAME_ERROR_RULES, "Line 14 is against the rules. Move 1: " },
    { "1E", "1E 1S 1W", LAB_SAVED_GAME_ERROR_RULES, "Line 14 is against the rules. Move 3: " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CHANGES); i++)
    {
      g_autofree char *text = lab_test_example_replace (GOOD, CHANGES[i].part, CHANGES[i].with);
      g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_game_kind_parse (&lab_robots_kind, text, strlen (text), clock, &error));
      g_assert_error (error, LAB_SAVED_GAME_ERROR, CHANGES[i].code);
      if (!g_str_has_prefix (error->message, CHANGES[i].beginning))
        g_assert_cmpstr (error->message, ==, CHANGES[i].beginning);
    }
}
