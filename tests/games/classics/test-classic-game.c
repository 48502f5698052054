/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-classics.h"

/* What the signals of a game said, a letter each, with the text of the position. */
static void
on_moved (LabClassicGame *game,
          gboolean        is_forward,
          GString        *log)
{
  guint n = lab_play_get_n_moves (LAB_PLAY (game));

  g_string_append_printf (log, "%c%u:%u ", is_forward ? 'm' : 'u',
                          lab_classic_game_get_move (game, is_forward ? n - 1 : n), n);
}

static void
on_changed (LabClassicGame *game,
            GString        *log)
{
  g_autofree char *text = lab_classic_format_position (game->classic, game->state);

  g_string_append_printf (log, "[%s] ", text);
}

static LabClassicGame *
new_game (const char *text)
{
  const LabClassic *classic;
  g_autofree gpointer start = lab_test_classics_parse (text, NULL, &classic);

  return lab_classic_game_new (classic, start);
}

LAB_TEST ("/classic-game/signals", test_signals)
{
  g_autoptr (LabClassicGame) game = new_game ("matches:5");
  g_autoptr (GString) log = g_string_new (NULL);

  g_signal_connect (game, "moved", G_CALLBACK (on_moved), log);
  g_signal_connect (game, "changed", G_CALLBACK (on_changed), log);
  g_assert_true (lab_classic_game_move (game, 3, NULL));
  g_assert_true (lab_classic_game_move (game, 1, NULL));
  g_assert_true (lab_play_undo (LAB_PLAY (game), NULL));
  g_assert_true (lab_play_redo (LAB_PLAY (game), NULL));
  g_assert_cmpstr (log->str, ==, "m3:1 [2 2] m1:2 [1 1] u1:1 [2 2] m1:2 [1 1] ");
}

/* A refused move changes nothing and emits nothing. */
LAB_TEST ("/classic-game/refused", test_refused)
{
  g_autoptr (LabClassicGame) game = new_game ("matches:2");
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (GError) rule = NULL, over = NULL, undo = NULL, redo = NULL;

  g_signal_connect (game, "changed", G_CALLBACK (on_changed), log);
  g_assert_false (lab_play_undo (LAB_PLAY (game), &undo));
  g_assert_error (undo, LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING);
  g_assert_false (lab_play_redo (LAB_PLAY (game), &redo));
  g_assert_error (redo, LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING);
  g_assert_false (lab_classic_game_move (game, 3, &rule));
  g_assert_error (rule, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
  g_assert_cmpstr (log->str, ==, "");
  g_assert_true (lab_classic_game_move (game, 2, NULL));
  g_assert_true (lab_play_is_over (game));
  g_assert_cmpuint (lab_classic_get_winner (game->classic, game->state), ==, 0);
  g_assert_false (lab_classic_game_move (game, 1, &over));
  g_assert_cmpstr (over->message, ==, "The game is over. Start another one.");
  g_assert_cmpstr (log->str, ==, "[0 2] ");
}

/* A new move removes those that were undone. */
LAB_TEST ("/classic-game/history", test_history)
{
  g_autoptr (LabClassicGame) game = new_game ("tictactoe");

  for (guint32 cell = 0; cell < 4; cell++)
    g_assert_true (lab_classic_game_move (game, cell, NULL));
  g_assert_true (lab_play_undo (LAB_PLAY (game), NULL));
  g_assert_true (lab_play_undo (LAB_PLAY (game), NULL));
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 2);
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (game)), ==, 2);
  g_assert_cmpuint (lab_classic_game_get_move (game, 3), ==, 3);
  g_assert_true (lab_classic_game_move (game, 8, NULL));
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (game)), ==, 0);
  g_assert_cmpuint (lab_classic_game_get_move (game, 2), ==, 8);
  g_assert_cmpuint (lab_classic_get_player (game->classic, game->state), ==, 1);
  while (lab_play_undo (LAB_PLAY (game), NULL))
    ;
  g_assert_cmpmem (game->start, sizeof (guint64), game->state, sizeof (guint64));
}
