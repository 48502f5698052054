/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-small-game.h"

#include <stdlib.h>

#include "lab-announcer.h"
#include "lab-classic-board-view.h"
#include "lab-classic-kind.h"
#include "lab-classics-start-page.h"
#include "lab-family-game.h"
#include "lab-lesson.h"
#include "lab-search-tree-page.h"
#include "lab-storage.h"
#include "lab-test-loop.h"
#include "lab-test-steps.h"

/* Plays the small games in the window, and visits all their pages. Nothing but some of the steps
 * depends on the language. */

/* What visits the pages of a game. */
typedef struct
{
  LabTestWindow *test;
  LabTestPageFunc look_at;
  gpointer data;
  const char *game;
} Visit;

/* Private helpers */

static void
activate (GtkWidget  *page,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (page, action, NULL));
}

static gboolean
has_turn (LabTestWindow *test)
{
  LabClassicBoardView *board = lab_test_small_game_get_board (test);

  return (board->may_choose || lab_play_is_over (lab_test_small_game_get_game (test)))
         && !lab_classic_board_view_is_moving (board);
}

/* Makes a move as the board asks for it, and does not wait until it is drawn. */
static void
choose (LabTestWindow *test,
        guint32        action)
{
  LabClassicGame *game = lab_test_small_game_get_game (test);
  guint n_moves = lab_play_get_n_moves (LAB_PLAY (game));

  g_signal_emit_by_name (lab_test_small_game_get_board (test), "chosen", action);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), >, n_moves);
}

/* Makes one of the possible moves. */
static void
make_move (LabTestWindow *test,
           guint          number)
{
  LabClassicGame *game = lab_test_small_game_get_game (test);
  g_autoptr (GArray) actions = NULL;

  lab_test_wait (has_turn (test));
  actions = lab_classic_list_actions (game->classic, game->state);
  g_assert_cmpuint (number, <, actions->len);
  choose (test, g_array_index (actions, guint32, number));
}

static void
look (const Visit *self,
      const char  *what)
{
  g_autofree char *where = g_strdup_printf ("%s: %s", self->game, what);

  lab_test_driver_settle (self->test->driver);
  self->look_at (self->test, GTK_WIDGET (self->test->window), where, self->data);
}

static void
visit_start (const Visit *self)
{
  GtkWidget *page;
  g_autoptr (GPtrArray) buttons = NULL;
  const LabClassic * const *all = lab_classic_get_all ();

  lab_test_do (self->test, "start-page");
  page = lab_test_find (GTK_WIDGET (self->test->window), LAB_TYPE_CLASSICS_START_PAGE);
  buttons = lab_test_find_all (page, GTK_TYPE_TOGGLE_BUTTON);
  for (guint i = 0; all[i] != NULL; i++)
    {
      if (g_str_equal (all[i]->id, self->game))
        gtk_toggle_button_set_active (buttons->pdata[i], TRUE);
    }
  look (self, "the start page");
}

/* Visits a game between two people: with values, with all of a hint, and at its end. */
static void
visit_game (const Visit *self)
{
  visit_start (self);
  lab_test_do (self->test, "game %s person", self->game);
  look (self, "the first position");
  lab_test_do (self->test, "activate classic.values; activate classic.hint; values; wait-hint");
  look (self, "values and a hint");
  lab_test_do (self->test, "activate classic.hint; activate classic.hint");
  look (self, "the whole hint");
  lab_test_do (self->test, "pick 0; activate classic.values; finish");
  look (self, "the end");
  lab_test_do (self->test, "activate playback.first");
  look (self, "a replay");
}

/* Visits the steps of the lesson. */
static void
visit_lesson (const Visit *self)
{
  lab_test_do (self->test, "lessons; game %s person", self->game);
  for (guint step = 0; step < 3; step++)
    {
      lab_test_do (self->test, step > 0 ? "pick 0; wait-turn" : "wait-turn");
      look (self, "the lesson");
    }
  lab_test_window_set_lessons (TRUE);
}

static void
visit_tree (const Visit *self)
{
  GtkWidget *page;

  lab_test_do (self->test, "game %s person; tree", self->game);
  page = lab_test_find (GTK_WIDGET (self->test->window), LAB_TYPE_SEARCH_TREE_PAGE);
  look (self, "the search tree");
  for (guint i = 0; i < 12; i++)
    activate (page, "playback.forward");
  look (self, "a step of the search");
  activate (page, "playback.last");
  look (self, "the end of the search");
}

static void
visit_statistics (const Visit *self,
                  const char  *what)
{
  lab_test_do (self->test, "start-page; statistics");
  look (self, what);
  lab_test_do (self->test, "close-dialog");
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

  return (LabClassicPage *) lab_family_get_game (family)->page;
}

/** lab_test_small_game_get_session: (transfer none) (nullable): returns what is played. */
LabClassicSession *
lab_test_small_game_get_session (LabTestWindow *test)
{
  LabClassicPage *page = lab_test_small_game_get_page (test);

  return page != NULL ? page->session : NULL;
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

/* Begins a game; @words are the game and the opponent. */
static void
begin (LabTestWindow *test,
       const char    *words,
       guint          computer)
{
  g_auto (GStrv) game_and_opponent = g_strsplit (words, " ", 2);
  g_autofree gpointer start = NULL;
  g_autoptr (GError) error = NULL;
  const LabClassic *classic = lab_classic_parse (game_and_opponent[0], &start, &error);
  LabClassicSeat seats[2] = { { .person = TRUE }, { .person = TRUE } };
  g_autoptr (LabClassicGame) game = NULL;
  g_autoptr (LabClassicSession) session = NULL;

  g_assert_no_error (error);
  seats[computer].person = !lab_classic_level_parse (game_and_opponent[1], &seats[computer].level);
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
  lab_test_do (test, "game %s %s", text, opponent);
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

  while (!lab_play_is_over (game))
    make_move (test, 0);
  lab_test_wait (!lab_classic_board_view_is_moving (lab_test_small_game_get_board (test)));
  lab_test_driver_settle (test->driver);
}

/** lab_test_small_game_show_tree: shows the search tree, and waits until it is there. */
void
lab_test_small_game_show_tree (LabTestWindow *test)
{
  GtkWidget *page;

  lab_test_do (test, "do win.search-tree; settle");
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SEARCH_TREE_PAGE);
  lab_test_wait (!gtk_widget_get_visible (lab_test_find (page, GTK_TYPE_SPINNER)));
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

/** lab_test_small_game_find_lesson: (transfer none) (nullable): returns the lesson, which is
 * seen if it is mapped. */
GtkWidget *
lab_test_small_game_find_lesson (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (lab_test_small_game_get_page (test)), LAB_TYPE_LESSON);
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
  Visit visit = { test, look_at, data, "statistics" };

  visit_statistics (&visit, "before the first game");
  for (guint i = 0; all[i] != NULL; i++)
    {
      visit.game = all[i]->id;
      visit_lesson (&visit);
      visit_game (&visit);
      visit_tree (&visit);
    }
  lab_test_small_game_add_records ();
  visit.game = "statistics";
  visit_statistics (&visit, "with games");
}

/* Plays moves of people, as the board asks for them. */
static void
play (LabTestWindow *test,
      const char    *words)
{
  LabClassicGame *game = lab_test_small_game_get_game (test);
  g_auto (GStrv) moves = g_strsplit (words, " ", -1);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      guint32 action;

      lab_test_wait (lab_test_small_game_get_board (test)->may_choose);
      g_assert_true (lab_classic_parse_action (game->classic, game->state, moves[i], &action,
                                               NULL));
      choose (test, action);
      lab_test_driver_settle (test->driver);
    }
}

static void
assert_person (LabTestWindow *test,
               guint          seat)
{
  const LabClassicSeat *seats = lab_test_small_game_get_session (test)->seats;

  g_assert_true (seats[seat].person);
  g_assert_false (seats[1 - seat].person);
}

static void
assert_game (LabTestWindow *test,
             const char    *text)
{
  LabClassicGame *game = lab_test_small_game_get_game (test);
  g_autofree char *found = lab_classic_format (game->classic, game->start);

  g_assert_cmpstr (found, ==, text);
}

/* Asserts which pieces the page says that somebody plays. */
static void
assert_side (LabTestWindow *test,
             const char    *text)
{
  g_assert_nonnull (lab_test_find_text (text));
  gtk_test_accessible_assert_property (lab_test_small_game_get_board (test),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

static void
assert_taught (LabTestWindow *test,
               gboolean       taught)
{
  GtkWidget *lesson = lab_test_small_game_find_lesson (test);

  g_assert_cmpint (lesson != NULL && gtk_widget_get_mapped (lesson), ==, taught);
}

static gboolean
do_plain_step (LabTestWindow *test,
               const char    *name)
{
  if (g_str_equal (name, "start-page"))
    lab_family_show_start (LAB_FAMILY (lab_test_small_game_get_family (test)));
  else if (g_str_equal (name, "start-game"))
    lab_test_do (test, "start-page; settle; scroll-and-click Start Game; page game");
  else if (g_str_equal (name, "finish"))
    lab_test_small_game_finish (test);
  else if (g_str_equal (name, "tree"))
    lab_test_small_game_show_tree (test);
  else if (g_str_equal (name, "lessons"))
    lab_test_window_set_lessons (FALSE);
  else if (g_str_equal (name, "taught") || g_str_equal (name, "not-taught"))
    assert_taught (test, g_str_equal (name, "taught"));
  else if (g_str_equal (name, "wait-turn"))
    lab_test_wait (has_turn (test));
  else if (g_str_equal (name, "values"))
    lab_test_wait (lab_test_small_game_get_session (test)->values != NULL);
  else if (g_str_equal (name, "no-values"))
    g_assert_false (lab_test_small_game_get_session (test)->tells_values);
  else if (g_str_equal (name, "wait-hint"))
    lab_test_wait (lab_test_small_game_get_session (test)->n_hints > 0);
  else if (g_str_equal (name, "counted"))
    lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  else
    return FALSE;
  lab_test_driver_settle (test->driver);
  return TRUE;
}

/**
 * lab_test_small_game_step:
 * @test: the window under test
 * @name: a word
 * @what: (nullable): its object
 *
 * Does a step of lab_test_do():
 *
 * - `game GAME OPPONENT` and `game-second GAME OPPONENT` begin a game in which the person begins or
 *   the opponent; `start-page`, `start-game` with its button
 * - `moves MOVE MOVE…` plays for people, `pick NUMBER` plays one of the possible moves, and
 *   `finish` the first ones until the game is over; `tree` shows the search tree; `activate ACTION`
 * - `lessons` makes lessons new
 * - `made NUMBER`: how many moves the game has; `hints NUMBER`; `person SEAT`: who is no computer;
 *   `is GAME`; `side TEXT`; `heard TEXT`: all that was announced last; `taught`, `not-taught`;
 *   `no-values`
 * - `wait-turn`, for a person or the end; `wait-hint`; `values`; `counted`, for statistics
 *
 * Returns: %FALSE if it is no step
 */
gboolean
lab_test_small_game_step (LabTestWindow *test,
                          const char    *name,
                          const char    *what)
{
  if (what == NULL)
    return do_plain_step (test, name);
  if (g_str_equal (name, "game") || g_str_equal (name, "game-second"))
    begin (test, what, g_str_equal (name, "game") ? 1 : 0);
  else if (g_str_equal (name, "activate"))
    activate (GTK_WIDGET (lab_test_small_game_get_page (test)), what);
  else if (g_str_equal (name, "moves"))
    play (test, what);
  else if (g_str_equal (name, "pick"))
    lab_test_small_game_move (test, (guint) atoi (what));
  else if (g_str_equal (name, "made"))
    g_assert_cmpint ((int) lab_play_get_n_moves (LAB_PLAY (lab_test_small_game_get_game (test))),
                     ==, atoi (what));
  else if (g_str_equal (name, "hints"))
    g_assert_cmpint ((int) lab_test_small_game_get_session (test)->n_hints, ==, atoi (what));
  else if (g_str_equal (name, "person"))
    assert_person (test, (guint) atoi (what));
  else if (g_str_equal (name, "is"))
    assert_game (test, what);
  else if (g_str_equal (name, "side"))
    assert_side (test, what);
  else if (g_str_equal (name, "heard"))
    gtk_test_accessible_assert_property (lab_test_find (GTK_WIDGET (test->window),
                                                        LAB_TYPE_ANNOUNCER),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, what);
  else
    return FALSE;
  return TRUE;
}
