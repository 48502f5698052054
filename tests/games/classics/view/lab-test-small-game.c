/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-small-game.h"

#include "lab-classic-board-view-private.h"
#include "lab-classic-records.h"
#include "lab-classics-start-page.h"
#include "lab-family-game.h"
#include "lab-search-tree-page.h"
#include "lab-storage.h"
#include "lab-test-loop.h"

/* Plays the small games in the window, and visits all their pages. Nothing here depends on the
 * language. */

/* Private helpers */

static void
activate (LabTestWindow *test,
          const char    *action)
{
  GtkWidget *page = GTK_WIDGET (lab_test_small_game_get_page (test));

  g_assert_true (gtk_widget_activate_action (page, action, NULL));
}

/* Makes a move as the board asks for it, and does not wait until it is drawn. */
static void
make_move (LabTestWindow *test,
           guint          number)
{
  LabClassicGame *game = lab_test_small_game_get_game (test);
  LabClassicBoardView *board = lab_test_small_game_get_board (test);
  guint n_moves = game->n_moves;
  g_autoptr (GArray) actions = NULL;

  lab_test_wait (board->may_choose && !lab_classic_board_view_is_moving (board));
  actions = lab_classic_list_actions (game->classic, game->state);
  g_assert_cmpuint (number, <, actions->len);
  g_signal_emit_by_name (board, "chosen", g_array_index (actions, guint32, number));
  g_assert_cmpuint (game->n_moves, >, n_moves);
}

static gboolean
has_hint (LabTestWindow *test)
{
  return lab_test_small_game_get_session (test)->n_hints > 0;
}

static void
look (LabTestWindow   *test,
      LabTestPageFunc  look_at,
      gpointer         data,
      const char      *game,
      const char      *what)
{
  g_autofree char *where = g_strdup_printf ("%s: %s", game, what);

  lab_test_driver_settle (test->driver);
  look_at (test, GTK_WIDGET (test->window), where, data);
}

static void
visit_start (LabTestWindow   *test,
             LabTestPageFunc  look_at,
             gpointer         data,
             const char      *game)
{
  GtkWidget *page;
  g_autoptr (GPtrArray) buttons = NULL;
  const LabClassic * const *all = lab_classic_get_all ();

  lab_family_show_start (LAB_FAMILY (lab_test_small_game_get_family (test)));
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSICS_START_PAGE);
  buttons = lab_test_find_all (page, GTK_TYPE_TOGGLE_BUTTON);
  for (guint i = 0; all[i] != NULL; i++)
    {
      if (g_str_equal (all[i]->id, game))
        gtk_toggle_button_set_active (buttons->pdata[i], TRUE);
    }
  look (test, look_at, data, game, "the start page");
}

/* Visits a game between two people: with values, with all of a hint, and at its end. */
static void
visit_game (LabTestWindow   *test,
            LabTestPageFunc  look_at,
            gpointer         data,
            const char      *game)
{
  visit_start (test, look_at, data, game);
  lab_test_small_game_begin (test, game, "person");
  look (test, look_at, data, game, "the first position");
  activate (test, "classic.values");
  lab_test_wait (lab_test_small_game_get_session (test)->values != NULL);
  activate (test, "classic.hint");
  lab_test_wait (has_hint (test));
  look (test, look_at, data, game, "values and a hint");
  activate (test, "classic.hint");
  activate (test, "classic.hint");
  look (test, look_at, data, game, "the whole hint");
  lab_test_small_game_move (test, 0);
  activate (test, "classic.values");
  lab_test_small_game_finish (test);
  look (test, look_at, data, game, "the end");
  activate (test, "classic.replay");
  look (test, look_at, data, game, "a replay");
  activate (test, "classic.replay");
}

/* Visits the steps of the tutorial. */
static void
visit_tutorial (LabTestWindow   *test,
                LabTestPageFunc  look_at,
                gpointer         data,
                const char      *game)
{
  lab_test_window_set_tutorials (FALSE);
  lab_test_small_game_begin (test, game, "person");
  for (guint step = 0; step < 3; step++)
    {
      if (step > 0)
        lab_test_small_game_move (test, 0);
      lab_test_wait (!lab_classic_board_view_is_moving (lab_test_small_game_get_board (test)));
      look (test, look_at, data, game, "the tutorial");
    }
  lab_test_window_set_tutorials (TRUE);
}

static void
visit_tree (LabTestWindow   *test,
            LabTestPageFunc  look_at,
            gpointer         data,
            const char      *game)
{
  GtkWidget *page;

  lab_test_small_game_begin (test, game, "person");
  lab_test_small_game_show_tree (test);
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SEARCH_TREE_PAGE);
  look (test, look_at, data, game, "the search tree");
  for (guint i = 0; i < 12; i++)
    gtk_widget_activate_action (page, "search-tree.forward", NULL);
  look (test, look_at, data, game, "a step of the search");
  gtk_widget_activate_action (page, "search-tree.last", NULL);
  look (test, look_at, data, game, "the end of the search");
}

static void
visit_statistics (LabTestWindow   *test,
                  LabTestPageFunc  look_at,
                  gpointer         data,
                  const char      *what)
{
  lab_family_show_start (LAB_FAMILY (lab_test_small_game_get_family (test)));
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.statistics", NULL);
  look (test, look_at, data, "statistics", what);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "statistics");
}

/* Public functions */

/** lab_test_small_game_get_family: (transfer none): returns the family in the window. */
LabClassicsFamily *
lab_test_small_game_get_family (LabTestWindow *test)
{
  return LAB_CLASSICS_FAMILY (lab_window_get_family (test->window, LAB_CLASSICS_FAMILY_ID));
}

/** lab_test_small_game_get_page: (transfer none) (nullable): returns the page of the game; %NULL if
 * none was played in this window. */
LabClassicPage *
lab_test_small_game_get_page (LabTestWindow *test)
{
  LabFamily *family = LAB_FAMILY (lab_test_small_game_get_family (test));

  return (LabClassicPage *) lab_family_game_get_page (lab_family_get_game (family));
}

/** lab_test_small_game_get_session: (transfer none) (nullable): returns what is played. */
LabClassicSession *
lab_test_small_game_get_session (LabTestWindow *test)
{
  LabClassicPage *page = lab_test_small_game_get_page (test);

  return page != NULL ? lab_classic_page_get_session (page) : NULL;
}

/** lab_test_small_game_get_game: (transfer none): returns the game that is played. */
LabClassicGame *
lab_test_small_game_get_game (LabTestWindow *test)
{
  return lab_test_small_game_get_session (test)->game;
}

/** lab_test_small_game_get_board: (transfer none): returns its board. */
LabClassicBoardView *
lab_test_small_game_get_board (LabTestWindow *test)
{
  LabClassicPage *page = lab_test_small_game_get_page (test);

  return LAB_CLASSIC_BOARD_VIEW (lab_test_find (GTK_WIDGET (page), LAB_TYPE_CLASSIC_BOARD_VIEW));
}

static void
begin (LabTestWindow *test,
       const char    *text,
       const char    *opponent,
       guint          computer)
{
  g_autofree gpointer start = NULL;
  g_autoptr (GError) error = NULL;
  const LabClassic *classic = lab_classic_parse (text, &start, &error);
  LabClassicSeat seats[2] = { { .person = TRUE }, { .person = TRUE } };
  g_autoptr (LabClassicGame) game = NULL;
  g_autoptr (LabClassicSession) session = NULL;

  g_assert_no_error (error);
  seats[computer].person = !lab_classic_level_parse (opponent, &seats[computer].level);
  game = lab_classic_game_new (classic, start);
  session = lab_classic_session_new (game, seats, 1);
  lab_family_game_play (lab_family_get_game (LAB_FAMILY (lab_test_small_game_get_family (test))),
                        session);
  lab_test_driver_settle (test->driver);
}

/**
 * lab_test_small_game_begin:
 * @test: the window under test
 * @text: the game, such as “hexapawn” or “matches:9”
 * @opponent: a level of the computer, or “person”
 *
 * Starts a game instead of the one that is played. The person begins.
 */
void
lab_test_small_game_begin (LabTestWindow *test,
                           const char    *text,
                           const char    *opponent)
{
  begin (test, text, opponent, 1);
}

/** lab_test_small_game_begin_second: does the same as lab_test_small_game_begin(), but the opponent
 * begins. */
void
lab_test_small_game_begin_second (LabTestWindow *test,
                                  const char    *text,
                                  const char    *opponent)
{
  begin (test, text, opponent, 0);
}

/**
 * lab_test_small_game_move:
 * @test: the window under test
 * @number: one of the possible moves of the person to move, counted from 0
 *
 * Makes a move as the board asks for it.
 */
void
lab_test_small_game_move (LabTestWindow *test,
                          guint          number)
{
  make_move (test, number);
  lab_test_driver_settle (test->driver);
}

/** lab_test_small_game_finish: plays the first possible move until the game between two people
 * is over and the window tells it. */
void
lab_test_small_game_finish (LabTestWindow *test)
{
  LabClassicGame *game = lab_test_small_game_get_game (test);

  while (!lab_classic_game_is_over (game))
    make_move (test, 0);
  lab_test_wait (!lab_classic_board_view_is_moving (lab_test_small_game_get_board (test)));
  lab_test_driver_settle (test->driver);
}

/** lab_test_small_game_show_tree: shows the search tree, and waits until it is there. */
void
lab_test_small_game_show_tree (LabTestWindow *test)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.search-tree", NULL);
  lab_test_driver_settle (test->driver);
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SEARCH_TREE_PAGE);
  lab_test_wait (!lab_search_tree_page_get_busy (LAB_SEARCH_TREE_PAGE (page)));
  lab_test_driver_settle (test->driver);
}

/** lab_test_small_game_add_records: saves some finished games for the statistics. */
void
lab_test_small_game_add_records (void)
{
  static const char games[]
      = "Labyrinthe Classics 1\n"
        "2026-11-20T10:00:00Z hexapawn:4x4 person hard first 11 0 0 1\n"
        "2026-11-20T10:01:00Z hexapawn:4x4 hard person second 11 0 0 2\n"
        "2026-11-20T10:02:00Z hexapawn:4x4 person hard first 11 1 0 3\n"
        "2026-11-20T10:03:00Z hexapawn:4x4 person hard second 11 0 0 4\n"
        "2026-11-20T10:04:00Z hexapawn:4x4 person person second 11 0 0 5\n"
        "2026-11-20T10:05:00Z matches:17,misere person easy first 9 0 1 6\n"
        "2026-11-20T10:06:00Z tictactoe:3x3,3 person perfect nobody 9 0 0 7\n"
        "2026-11-20T10:07:00Z tictactoe:3x3,3 person perfect nobody 9 0 0 8\n"
        "2026-11-20T10:08:00Z tictactoe:3x3,3 person perfect second 9 0 0 9\n";
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);

  g_assert_true (lab_storage_write (path, games, -1, NULL));
}

/**
 * lab_test_small_game_visit_pages:
 * @test: the window under test
 * @look_at: called on each page while it is shown
 * @data: for @look_at
 *
 * Visits everything that the family of the small games shows.
 */
void
lab_test_small_game_visit_pages (LabTestWindow   *test,
                                 LabTestPageFunc  look_at,
                                 gpointer         data)
{
  const LabClassic * const *all = lab_classic_get_all ();

  visit_statistics (test, look_at, data, "before the first game");
  for (guint i = 0; all[i] != NULL; i++)
    {
      visit_tutorial (test, look_at, data, all[i]->id);
      visit_game (test, look_at, data, all[i]->id);
      visit_tree (test, look_at, data, all[i]->id);
    }
  lab_test_small_game_add_records ();
  visit_statistics (test, look_at, data, "with games");
}
