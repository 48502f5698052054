/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-kinds.h"
#include "lab-test-loop.h"
#include "lab-test-window.h"
#include "sample-game.h"

/* Plays the sample game in the window, and as a command. It also passes what all kinds of games
 * pass, see test-current-game.c. */

#define DEAL "7"

/* Private helpers */

static void
open_sample (LabTestWindow *test)
{
  const GType type = LAB_TYPE_SAMPLE_FAMILY;
  GtkWidget *window;

  lab_test_window_close_window (test);
  window = lab_window_new_with_families (ADW_APPLICATION (g_application_get_default ()), &type, 1);
  g_set_weak_pointer (&test->window, LAB_WINDOW (window));
  gtk_widget_remove_css_class (window, "solid-csd");
  gtk_window_present (GTK_WINDOW (window));
  lab_test_driver_focus (test->driver, GTK_WINDOW (window));
}

static LabFamilyGame *
get_game (LabTestWindow *test)
{
  return lab_family_game_get (lab_window_get_family (test->window, "sample"), "tiles");
}

static void
activate (LabTestWindow *test,
          const char    *name)
{
  g_action_group_activate_action (G_ACTION_GROUP (test->window), name, NULL);
  lab_test_driver_settle (test->driver);
}

static gboolean
is_enabled (LabTestWindow *test,
            const char    *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (test->window), name);
}

static gboolean
is_on_disk (const char *name)
{
  g_autofree char *path = lab_storage_get_path (name);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The sample game as a kind */

static gpointer
create (LabClock *clock)
{
  return lab_sample_deal (7, clock);
}

static gboolean
play_hint (gpointer play)
{
  const char *move = lab_sample_hint (play);

  return move != NULL && lab_play_move (play, move, NULL);
}

static void
finish (gpointer play)
{
  while (play_hint (play))
    ;
}

static void
undo (gpointer play)
{
  g_assert_true (lab_play_undo (play, NULL));
}

static void
redo (gpointer play)
{
  g_assert_true (lab_play_redo (play, NULL));
}

const LabTestKind * const *
lab_test_kinds_get (guint *n_kinds)
{
  static const LabTestKind sample = {
    .kind = &lab_sample_kind,
    .records_name = "sample-records.txt",
    .older = "data/saved-1.labyrinthe-sample",
    .create = create,
    .play = play_hint,
    .finish = finish,
    .undo = undo,
    .redo = redo,
  };
  static const LabTestKind * const kinds[] = { &sample };

  *n_kinds = G_N_ELEMENTS (kinds);
  return kinds;
}

/* Tests */

/* Start, lesson, board, undo, resume in another window, hints until the end, statistics, help. */
LAB_WINDOW_TEST ("/sample-game/window", test_window)
{
  LabFamily *family;
  LabPlay *play;
  g_autoptr (GtkWidget) chapter = NULL;
  guint n_tiles = 0;

  open_sample (test);
  g_assert_false (is_enabled (test, "resume"));
  activate (test, "new-game");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "tiles");
  play = lab_sample_deal (7, get_game (test)->current->clock);
  lab_family_game_start (get_game (test), play);
  g_object_unref (play);
  g_assert_false (is_enabled (test, "undo"));
  activate (test, "hint");
  g_assert_cmpuint (lab_play_get_n_moves (play), ==, 1);
  activate (test, "undo");
  g_assert_cmpuint (lab_play_get_n_moves (play), ==, 0);
  g_assert_true (is_enabled (test, "redo"));
  for (guint i = 0; lab_play_get_n_moves (play) == 0; i++)
    {
      g_autoptr (GPtrArray) cells = lab_test_find_all (get_game (test)->page, GTK_TYPE_BUTTON);

      g_assert_cmpuint (i, <, cells->len);
      n_tiles = cells->len;
      g_signal_emit_by_name (cells->pdata[i], "clicked");
    }
  g_assert_cmpuint (n_tiles, >=, 16);
  g_assert_true (lab_current_game_is_saved (get_game (test)->current));

  open_sample (test);
  g_assert_true (is_enabled (test, "resume"));
  activate (test, "resume");
  play = get_game (test)->current->game;
  g_assert_cmpuint (lab_play_get_n_moves (play), ==, 1);
  g_assert_cmpuint (lab_play_get_n_hints (play), ==, 1);
  for (guint i = 0; i < 250 && !lab_play_is_over (play); i++)
    g_action_group_activate_action (G_ACTION_GROUP (test->window), "hint", NULL);
  g_assert_true (lab_play_is_over (play));
  lab_test_wait (!is_on_disk (lab_sample_kind.file_name));
  g_assert_true (lab_test_has_text (GTK_WIDGET (lab_test_open_statistics (test)), "Solved"));
  lab_test_leave_dialog (test);

  family = lab_window_get_family (test->window, "sample");
  chapter = g_object_ref_sink (lab_family_create_help_chapter (family, 0));
  g_assert_nonnull (chapter);
}

LAB_TEST ("/sample-game/command", test_command)
{
  const char * const unknown[] = { "x", NULL };
  const char * const refused[] = { DEAL, "aside", NULL };
  const char * const shown[] = { DEAL, "hint", NULL };
  const char *solved[252] = { DEAL };
  g_autoptr (GString) output = g_string_new (NULL);

  g_assert_cmpint (lab_sample_command (unknown, output), ==, 1);
  g_assert_cmpstr (output->str, ==, "“x” is not an unsigned number\n");
  g_string_truncate (output, 0);
  g_assert_cmpint (lab_sample_command (refused, output), ==, 1);
  g_assert_cmpstr (output->str, ==, "No tile can move “aside”.\n");
  g_string_truncate (output, 0);
  g_assert_cmpint (lab_sample_command (shown, output), ==, 0);
  g_assert_cmpuint (output->len, ==, 4 * (4 * 3 + 1));
  /* The way back has as many moves as the tiles were mixed with. */
  for (guint i = 1; i <= 100; i++)
    solved[i] = "hint";
  g_string_truncate (output, 0);
  g_assert_cmpint (lab_sample_command (solved, output), ==, 0);
  g_assert_true (g_str_has_suffix (output->str, "Solved in 100 moves.\n"));
}
