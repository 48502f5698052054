/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>

#include "lab-robots-game.h"
#include "lab-robots-text.h"
#include "lab-test-main.h"

typedef struct
{
  guint n_moved;
  guint n_forward;
  guint n_solved;
  guint n_changed;
} Counts;

static void
on_moved (LabRobotsGame *game G_GNUC_UNUSED,
          gboolean       is_forward,
          gpointer       data)
{
  Counts *counts = data;

  counts->n_moved++;
  counts->n_forward += is_forward ? 1 : 0;
}

static void
on_solved (LabRobotsGame *game,
           gpointer       data)
{
  Counts *counts = data;

  g_assert_true (lab_play_is_over (game));
  counts->n_solved++;
}

static void
on_changed (LabRobotsGame *game G_GNUC_UNUSED,
            gpointer       data)
{
  Counts *counts = data;

  counts->n_changed++;
}

/* Returns an empty board of 8 rows, robot 1 on a1, robot 2 on h8, the target on @target. */
static LabRobotsGame *
create (const char *target,
        LabClock   *clock)
{
  LabRobotsLevel level;
  LabRobotsBoard board;
  guint cell;
  GError *error = NULL;

  lab_robots_level_init_board (&level);
  lab_robots_board_init (&board, 8);
  board.n_robots = 2;
  board.starts[0] = 0;
  board.starts[1] = 63;
  lab_robots_cell_parse (target, 8, &cell, &error);
  g_assert_no_error (error);
  board.target = (guint16) cell;
  return lab_robots_game_new (&level, &board, clock);
}

static void
play (LabRobotsGame *game,
      const char    *text)
{
  g_autoptr (GArray) moves = NULL;
  GError *error = NULL;

  g_assert_true (lab_robots_moves_parse (text, &moves, &error));
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (lab_robots_game_play (game, g_array_index (moves, LabRobotsMove, i), &error));
}

static void
await_best (LabRobotsGame *game)
{
  lab_robots_game_think (game);
  while (lab_robots_game_is_thinking (game))
    g_main_context_iteration (NULL, TRUE);
}

LAB_TEST ("/robots/game/moves", test_moves)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) game = create ("h7", clock);
  Counts counts = { 0 };
  GError *error = NULL;

  g_signal_connect (game, "moved", G_CALLBACK (on_moved), &counts);
  g_signal_connect (game, "ended", G_CALLBACK (on_solved), &counts);
  g_signal_connect (game, "changed", G_CALLBACK (on_changed), &counts);

  g_assert_false (lab_robots_game_play (game, (LabRobotsMove) { 0, LAB_ROBOTS_NORTH }, &error));
  g_assert_error (error, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_BLOCKED);
  g_clear_error (&error);
  g_assert_false (lab_robots_game_play (game, (LabRobotsMove) { 2, LAB_ROBOTS_NORTH }, &error));
  g_assert_error (error, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_ROBOT);
  g_clear_error (&error);
  g_assert_cmpuint (counts.n_changed, ==, 0);

  play (game, "1E 1S");
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 2);
  g_assert_cmpuint (counts.n_moved, ==, 2);
  g_assert_cmpuint (counts.n_solved, ==, 1);
  g_assert_cmpuint (counts.n_changed, ==, 2);
  g_assert_cmpstr (lab_play_get_move (LAB_PLAY (game), 0), ==, "1E");
  g_assert_cmpstr (lab_play_get_move (LAB_PLAY (game), 1), ==, "1S");

  g_assert_false (lab_robots_game_play (game, (LabRobotsMove) { 0, LAB_ROBOTS_WEST }, &error));
  g_assert_error (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_SOLVED);
  g_clear_error (&error);
}

LAB_TEST ("/robots/game/history", test_history)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) game = create ("h7", clock);
  Counts counts = { 0 };
  GError *error = NULL;

  g_assert_false (lab_play_undo (LAB_PLAY (game), &error));
  g_assert_error (error, LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING);
  g_clear_error (&error);
  g_assert_false (lab_play_restart (LAB_PLAY (game), NULL));
  g_assert_false (lab_play_redo (LAB_PLAY (game), &error));
  g_assert_error (error, LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING);
  g_clear_error (&error);

  play (game, "1S 1N 1E");
  g_signal_connect (game, "moved", G_CALLBACK (on_moved), &counts);
  g_assert_true (lab_play_undo (LAB_PLAY (game), NULL));
  g_assert_cmpuint (game->position->cells[0], ==, 0);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 2);
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (game)), ==, 1);
  g_assert_true (lab_play_redo (LAB_PLAY (game), NULL));
  g_assert_cmpuint (game->position->cells[0], ==, 7);
  g_assert_true (lab_play_restart (LAB_PLAY (game), NULL));
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (game)), ==, 3);
  g_assert_cmpuint (game->position->axes[0], ==, 0);
  g_assert_cmpuint (counts.n_moved, ==, 3);
  g_assert_cmpuint (counts.n_forward, ==, 1);

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
      g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
      g_autoptr (LabRobotsGame) game = create ("h7", clock);
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

LAB_TEST ("/robots/game/unproved", test_unproved)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) game = create ("h7", clock);
  const GPtrArray *best;
  guint64 n_all;

  /* Nothing is proved before somebody has thought. */
  play (game, "1S 1N 1E 1S");
  g_assert_cmpuint (lab_robots_game_get_stars (game), ==, 1);
  g_assert_null (lab_robots_game_list_best (game, &n_all));
  g_assert_cmpuint (n_all, ==, 0);
  await_best (game);
  g_assert_cmpuint (lab_robots_game_get_stars (game), ==, 2);
  best = lab_robots_game_list_best (game, &n_all);
  g_assert_cmpuint (n_all, >=, 1);
  g_assert_cmpuint (((const GArray *) best->pdata[0])->len, ==, 2);
}

/* All shortest solutions are listed: here, first east or first south. */
LAB_TEST ("/robots/game/all-best", test_all_best)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) pair = create ("h8", clock);
  LabRobotsBoard board = *pair->board;
  g_autoptr (LabRobotsGame) game = NULL;
  const GPtrArray *best;
  guint64 n_all;
  guint sides = 0;

  board.starts[1] = 20;
  game = lab_robots_game_new (&pair->level, &board, clock);
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

LAB_TEST ("/robots/game/hopeless", test_hopeless)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) pair = create ("c3", clock);
  LabRobotsBoard board = *pair->board;
  g_autoptr (LabRobotsGame) game = NULL;
  LabRobotsHint hint;

  /* One robot only slides along the walls. */
  board.n_robots = 1;
  board.starts[1] = 0;
  game = lab_robots_game_new (&pair->level, &board, clock);

  g_assert_false (lab_robots_game_is_hopeless (game));
  g_assert_true (lab_robots_game_ask_hint (game, NULL));
  await_best (game);
  g_assert_true (lab_robots_game_is_hopeless (game));
  lab_robots_game_get_hint (game, &hint);
  g_assert_true (hint.is_ready);
  g_assert_true (hint.is_proved);
  g_assert_null (hint.moves);
}

static void
count_hint (LabRobotsGame *game G_GNUC_UNUSED,
            gpointer       data)
{
  ++*(guint *) data;
}

LAB_TEST ("/robots/game/hints", test_hints)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) game = create ("h7", clock);
  LabRobotsHint hint;
  guint n_signals = 0;
  GError *error = NULL;

  g_signal_connect (game, "hint", G_CALLBACK (count_hint), &n_signals);
  play (game, "1E");
  lab_robots_game_get_hint (game, &hint);
  g_assert_cmpuint (hint.step, ==, LAB_ROBOTS_HINT_NONE);
  g_assert_false (hint.is_ready);
  for (guint step = 1; step <= LAB_ROBOTS_HINT_WAY; step++)
    {
      g_assert_true (lab_robots_game_ask_hint (game, &error));
      for (;;)
        {
          lab_robots_game_get_hint (game, &hint);
          if (hint.is_ready)
            break;
          g_main_context_iteration (NULL, TRUE);
        }
      g_assert_cmpuint (hint.step, ==, step);
      g_assert_true (hint.is_proved);
      g_assert_cmpuint (hint.moves->len, ==, 1);
      g_assert_cmpuint (g_array_index (hint.moves, LabRobotsMove, 0).side, ==, LAB_ROBOTS_SOUTH);
    }
  g_assert_cmpuint (n_signals, ==, 5);
  g_assert_false (lab_robots_game_ask_hint (game, &error));
  g_assert_error (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_NOTHING);
  g_clear_error (&error);
  g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (game)), ==, 4);

  /* The hint is for one position. */
  play (game, "1W");
  lab_robots_game_get_hint (game, &hint);
  g_assert_cmpuint (hint.step, ==, LAB_ROBOTS_HINT_NONE);
  g_assert_null (hint.moves);
  g_assert_cmpuint (game->most, ==, LAB_ROBOTS_HINT_WAY);
  play (game, "1E 1S");
  g_assert_false (lab_robots_game_ask_hint (game, &error));
  g_assert_error (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_SOLVED);
  g_clear_error (&error);
}

/* A game can be dropped while it is being solved. */
LAB_TEST ("/robots/game/drop", test_drop)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (LabRobotsGame) game = create ("h7", clock);

      lab_robots_game_think (game);
      play (game, "1S");
      lab_robots_game_ask_hint (game, NULL);
      if (i % 2 == 0)
        g_main_context_iteration (NULL, FALSE);
    }
}

LAB_TEST ("/robots/game/time", test_time)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) game = create ("h7", clock);

  lab_clock_advance (clock, 5 * G_TIME_SPAN_SECOND);
  play (game, "1E");
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 0);
  lab_clock_advance (clock, 2 * G_TIME_SPAN_SECOND);
  lab_play_set_paused (LAB_PLAY (game), TRUE);
  lab_clock_advance (clock, 7 * G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 2);
  lab_play_set_paused (LAB_PLAY (game), FALSE);
  lab_clock_advance (clock, 1 * G_TIME_SPAN_SECOND);
  play (game, "1S");
  lab_clock_advance (clock, 9 * G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 3);
  lab_play_restore (LAB_PLAY (game), 10.5, 3);
  lab_robots_game_restore_hint (game, LAB_ROBOTS_HINT_ROBOT);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 10.5);
  g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (game)), ==, 3);
  g_assert_cmpuint (game->most, ==, LAB_ROBOTS_HINT_ROBOT);
}
