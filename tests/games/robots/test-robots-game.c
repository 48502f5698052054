/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-game.h"
#include "lab-robots-text.h"

typedef struct
{
  guint n_moved;
  guint n_forward;
  guint n_ended;
  guint n_changed;
  guint n_hints;
} Counts;

/* Private helpers */

static void
on_moved (LabRobotsGame *game G_GNUC_UNUSED,
          gboolean       is_forward,
          Counts        *counts)
{
  counts->n_moved++;
  counts->n_forward += is_forward ? 1 : 0;
}

static void
on_ended (LabRobotsGame *game,
          Counts        *counts)
{
  g_assert_true (lab_play_is_over (game));
  counts->n_ended++;
}

static void
count (LabRobotsGame *game G_GNUC_UNUSED,
       guint         *n)
{
  ++*n;
}

/* Returns a game on an empty board; @rest has its robots and its target. */
static LabRobotsGame *
create (const char *rest)
{
  g_autofree char *text = g_strconcat (
      "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 ", rest, NULL);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  LabRobotsLevel level;
  LabRobotsBoard board;

  level = (LabRobotsLevel) { .mode = LAB_ROBOTS_MODE_BOARD };
  g_assert_true (lab_robots_board_parse (text, &board, NULL));
  return lab_robots_game_new (&level, &board, clock);
}

static void
connect (LabRobotsGame *game,
         Counts        *counts)
{
  g_signal_connect (game, "moved", G_CALLBACK (on_moved), counts);
  g_signal_connect (game, "ended", G_CALLBACK (on_ended), counts);
  g_signal_connect (game, "changed", G_CALLBACK (count), &counts->n_changed);
  g_signal_connect (game, "hint", G_CALLBACK (count), &counts->n_hints);
}

/* Makes a move, or does what the word says. */
static gboolean
act (LabRobotsGame *game,
     const char    *word,
     GError       **error)
{
  if (g_str_equal (word, "undo"))
    return lab_play_undo (LAB_PLAY (game), error);
  if (g_str_equal (word, "redo"))
    return lab_play_redo (LAB_PLAY (game), error);
  if (g_str_equal (word, "hint"))
    return lab_robots_game_ask_hint (game, error);
  return lab_play_move (LAB_PLAY (game), word, error);
}

static void
play (LabRobotsGame *game,
      const char    *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (act (game, words[i], NULL));
}

static void
refuse (LabRobotsGame *game,
        const char    *word,
        GQuark         domain,
        int            code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (act (game, word, &error));
  g_assert_error (error, domain, code);
}

static void
await_best (LabRobotsGame *game)
{
  lab_robots_game_think (game);
  lab_test_wait (!lab_robots_game_is_thinking (game));
}

/* Tests */

LAB_TEST ("/robots/game/moves", test_moves)
{
  Counts counts = { 0 };
  g_autoptr (LabRobotsGame) game = create ("a1,h8 h7");

  connect (game, &counts);
  refuse (game, "1N", LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_BLOCKED);
  refuse (game, "3N", LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_ROBOT);
  g_assert_cmpuint (counts.n_changed, ==, 0);

  play (game, "1E 1S");
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 2);
  g_assert_cmpuint (counts.n_moved, ==, 2);
  g_assert_cmpuint (counts.n_ended, ==, 1);
  g_assert_cmpuint (counts.n_changed, ==, 2);
  g_assert_cmpstr (lab_play_get_move (LAB_PLAY (game), 0), ==, "1E");
  g_assert_cmpstr (lab_play_get_move (LAB_PLAY (game), 1), ==, "1S");
  refuse (game, "1W", LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_SOLVED);
}

LAB_TEST ("/robots/game/history", test_history)
{
  Counts counts = { 0 };
  g_autoptr (LabRobotsGame) game = create ("a1,h8 h7");

  connect (game, &counts);
  refuse (game, "undo", LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING);
  g_assert_false (lab_play_restart (LAB_PLAY (game), NULL));
  refuse (game, "redo", LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING);

  play (game, "1S 1N 1E undo");
  g_assert_cmpuint (game->position->cells[0], ==, 0);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 2);
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (game)), ==, 1);
  play (game, "redo");
  g_assert_cmpuint (game->position->cells[0], ==, 7);
  g_assert_true (lab_play_restart (LAB_PLAY (game), NULL));
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (game)), ==, 3);
  g_assert_cmpuint (game->position->axes[0], ==, 0);
  g_assert_cmpuint (counts.n_moved, ==, 6);
  g_assert_cmpuint (counts.n_forward, ==, 4);

  /* Another move ends what could be redone. */
  play (game, "1E");
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (game)), ==, 0);
}

LAB_TEST ("/robots/game/stars", test_stars)
{
  static const struct
  {
    const char *moves;
    guint n_hints;
    guint stars;
  } CASES[] = {
    { "1E 1S", 0, 3 },          { "1S 1N 1E 1S", 0, 2 },    { "1S 1N 1S 1N 1E 1S", 0, 1 },
    { "1E 1S", 1, 2 },          { "1E 1S", 3, 2 },          { "1E 1S", 4, 1 },
    { "1S 1N 1E 1S", 2, 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (LabRobotsGame) game = create ("a1,h8 h7");
      guint fewest;

      for (guint k = 0; k < CASES[i].n_hints; k++)
        g_assert_true (lab_robots_game_ask_hint (game, NULL));
      g_assert_cmpuint (lab_robots_game_get_stars (game), ==, 0);
      g_assert_false (lab_robots_game_get_fewest (game, &fewest));
      play (game, CASES[i].moves);
      await_best (game);
      g_assert_true (lab_robots_game_get_fewest (game, &fewest));
      g_assert_cmpuint (fewest, ==, 2);
      g_assert_cmpuint (lab_robots_game_get_stars (game), ==, CASES[i].stars);
    }
}

/* Nothing is proved before somebody has thought. */
LAB_TEST ("/robots/game/unproved", test_unproved)
{
  g_autoptr (LabRobotsGame) game = create ("a1,h8 h7");
  guint64 n_all;

  play (game, "1S 1N 1E 1S");
  g_assert_cmpuint (lab_robots_game_get_stars (game), ==, 1);
  g_assert_null (lab_robots_game_list_best (game, &n_all));
  g_assert_cmpuint (n_all, ==, 0);
  await_best (game);
  g_assert_cmpuint (lab_robots_game_get_stars (game), ==, 2);
}

/* All shortest solutions are listed: here, first east or first south. */
LAB_TEST ("/robots/game/all-best", test_all_best)
{
  g_autoptr (LabRobotsGame) game = create ("a1,e3 h8");
  const GPtrArray *best;
  guint64 n_all;
  guint sides = 0;

  await_best (game);
  best = lab_robots_game_list_best (game, &n_all);
  g_assert_cmpuint (n_all, ==, 2);
  g_assert_cmpuint (best->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      const GArray *way = best->pdata[i];

      g_assert_cmpuint (way->len, ==, 2);
      sides |= 1U << g_array_index (way, LabRobotsMove, 0).side;
    }
  g_assert_cmpuint (sides, ==, 1U << LAB_ROBOTS_EAST | 1U << LAB_ROBOTS_SOUTH);
}

/* One robot only slides along the walls. */
LAB_TEST ("/robots/game/hopeless", test_hopeless)
{
  g_autoptr (LabRobotsGame) game = create ("a1 c3");
  LabRobotsHint hint;

  g_assert_false (lab_robots_game_is_hopeless (game));
  g_assert_true (lab_robots_game_ask_hint (game, NULL));
  await_best (game);
  g_assert_true (lab_robots_game_is_hopeless (game));
  lab_robots_game_get_hint (game, &hint);
  g_assert_true (hint.is_ready);
  g_assert_true (hint.is_proved);
  g_assert_null (hint.moves);
}

LAB_TEST ("/robots/game/hints", test_hints)
{
  Counts counts = { 0 };
  g_autoptr (LabRobotsGame) game = create ("a1,h8 h7");
  LabRobotsHint hint;

  connect (game, &counts);
  play (game, "1E");
  lab_robots_game_get_hint (game, &hint);
  g_assert_cmpuint (hint.step, ==, LAB_HINT_NONE);
  g_assert_false (hint.is_ready);
  for (guint step = 1; step <= LAB_HINT_WAY; step++)
    {
      g_assert_true (lab_robots_game_ask_hint (game, NULL));
      lab_test_wait ((lab_robots_game_get_hint (game, &hint), hint.is_ready));
      g_assert_cmpuint (hint.step, ==, step);
      g_assert_true (hint.is_proved);
      g_assert_cmpuint (hint.moves->len, ==, 1);
      g_assert_cmpuint (g_array_index (hint.moves, LabRobotsMove, 0).side, ==, LAB_ROBOTS_SOUTH);
    }
  g_assert_cmpuint (counts.n_hints, ==, 5);
  refuse (game, "hint", LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_NOTHING);
  g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (game)), ==, 4);

  /* The hint is for one position. */
  play (game, "1W");
  lab_robots_game_get_hint (game, &hint);
  g_assert_cmpuint (hint.step, ==, LAB_HINT_NONE);
  g_assert_null (hint.moves);
  g_assert_cmpuint (game->hints.most, ==, LAB_HINT_WAY);
  play (game, "1E 1S");
  refuse (game, "hint", LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_SOLVED);
}

/* A game can be dropped while it is being solved. */
LAB_TEST ("/robots/game/drop", test_drop)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (LabRobotsGame) game = create ("a1,h8 h7");

      lab_robots_game_think (game);
      play (game, "1S");
      lab_robots_game_ask_hint (game, NULL);
      if (i % 2 == 0)
        g_main_context_iteration (NULL, FALSE);
    }
}

/* No time passes before the first move, in a pause, and after the end. */
LAB_TEST ("/robots/game/time", test_time)
{
  static const struct
  {
    guint seconds;
    const char *moves;
    gboolean is_paused;
    double sum;
  } stages[] = {
    { 5, "1E", FALSE, 0 }, { 2, NULL, TRUE, 2 }, { 7, NULL, FALSE, 2 }, { 1, "1S", FALSE, 3 },
    { 9, NULL, FALSE, 3 },
  };
  g_autoptr (LabRobotsGame) other = create ("a1,h8 h7");
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) game = lab_robots_game_new (&other->level, other->board, clock);
  LabPlay *self = LAB_PLAY (game);

  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      lab_clock_advance (clock, stages[i].seconds * G_TIME_SPAN_SECOND);
      if (stages[i].moves != NULL)
        play (game, stages[i].moves);
      lab_play_set_paused (self, stages[i].is_paused);
      g_assert_cmpfloat (lab_play_get_seconds (self), ==, stages[i].sum);
    }
  lab_play_restore (self, 10.5, 3);
  game->hints.most = LAB_HINT_FIRST;
  g_assert_cmpfloat (lab_play_get_seconds (self), ==, 10.5);
  g_assert_cmpuint (lab_play_get_n_hints (self), ==, 3);
  g_assert_cmpuint (game->hints.most, ==, LAB_HINT_FIRST);
}
