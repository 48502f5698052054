/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <malloc.h>
#include <string.h>

#include "lab-maze-watch-page.h"
#include "lab-test-maze.h"
#include "lab-test-dialog.h"
#include "lab-test-seating.h"
#include "lab-test-small-game.h"
#include "lab-process-tuning.h"
#include "lab-table-layout.h"

/* After the first games in a window, further games need no more memory. A closed window needs
 * none. */

#define FEW_GAMES 2
#define MANY_GAMES 10
#define MAX_PERCENT 10

#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#define KEEPS_WHAT_IS_FREED
#endif

/* Private helpers */

/* Returns the memory of the program in KiB, without what the C library keeps for
 * reuse. */
static guint64
get_memory (void)
{
  g_autofree char *status = NULL;
  const char *line;

  malloc_trim (0);
  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  line = strstr (status, "\nVmRSS:");
  g_assert_nonnull (line);
  return g_ascii_strtoull (line + strlen ("\nVmRSS:"), NULL, 10);
}

/* Plays a different game each time, from the first turn to the ranking: with two
 * people and a computer. */
static void
play (LabTestWindow *test,
      guint          number)
{
  static const LabTestSeating table = {
    0x7, 0, LAB_RULES_LAST_TREASURE,
    { LAB_PLAYER_PERSON, LAB_PLAYER_PERSON, LAB_PLAYER_BEGINNER, LAB_PLAYER_PERSON },
  };

  lab_test_seating_begin (test, &table, number, 1);
  while (lab_test_window_get_position (test)->n_places == 0)
    {
      lab_test_wait (lab_test_window_is_covered (test) || lab_test_window_is_asked (test)
                     || lab_test_window_get_position (test)->n_places > 0);
      if (lab_test_window_get_position (test)->n_places > 0)
        break;
      lab_test_window_take (test);
      lab_test_seating_play_by_hand (test);
    }
  lab_test_answer (test, "Show Ranking");
  lab_test_wait (g_str_equal (lab_window_get_page (test->window), "ranking"));
  lab_test_driver_settle (test->driver);
}

/* Plays each of the small games between two people, and shows its search tree. */
static void
play_small_games (LabTestWindow *test,
                  guint          number G_GNUC_UNUSED)
{
  const LabClassic * const *all = lab_classic_get_all ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      lab_test_small_game_begin (test, all[i]->id, "person");
      lab_test_small_game_show_tree (test);
      gtk_widget_activate_action (GTK_WIDGET (test->window), "win.back", NULL);
      lab_test_driver_settle (test->driver);
      lab_test_small_game_finish (test);
    }
}

/* Watches how a maze is made and solved. */
static void
watch_mazes (LabTestWindow *test,
             guint          number)
{
  LabMazeWatchPage *page;

  lab_test_maze_show_part (test, "watch");
  page = LAB_MAZE_WATCH_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                             LAB_TYPE_MAZE_WATCH_PAGE));
  lab_maze_watch_page_set_seed (page, number);
  lab_test_wait (!lab_maze_watch_page_get_busy (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "watch.last", NULL);
  lab_test_driver_settle (test->driver);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.back", NULL);
  lab_test_driver_settle (test->driver);
}

/* Tests */

typedef void (*PlayFunc) (LabTestWindow *test,
                          guint          number);

static const PlayFunc labyrinth = play;
static const PlayFunc classics = play_small_games;
static const PlayFunc mazes = watch_mazes;

static void
test_games (LabTestWindow *test,
            gconstpointer  data)
{
  const PlayFunc *play_games = data;
  guint64 after_few = 0, after_many;

#ifdef KEEPS_WHAT_IS_FREED
  g_test_skip ("a sanitizer keeps what is freed");
  return;
#endif
  for (guint i = 0; i < MANY_GAMES; i++)
    {
      (*play_games) (test, i + 1);
      if (i + 1 == FEW_GAMES)
        after_few = get_memory ();
      g_test_message ("after %u games: %" G_GUINT64_FORMAT " KiB", i + 1, get_memory ());
    }
  after_many = get_memory ();
  g_assert_cmpuint (after_many * 100, <=, after_few * (100 + MAX_PERCENT));
}

/* Asserts that @widget does not outlive the window, though the mouse button is held down on it. */
static void
check_held (LabTestWindow *test,
            GtkWidget     *widget,
            double         x,
            double         y)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  GtkWidget *held = NULL;

  g_assert_true (gtk_widget_compute_point (widget, window, &point, &point));
  g_assert_true (gtk_widget_pick (window, point.x, point.y, GTK_PICK_DEFAULT) == widget);
  lab_test_driver_move (test->driver, widget, x, y);
  lab_test_driver_press_down (test->driver);
  g_set_weak_pointer (&held, widget);
  lab_test_window_close_window (test);
  lab_test_wait (held == NULL);
  lab_test_driver_let_go (test->driver);
}

static void
test_held_on_table (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  static const LabDeal deal = { .seed = 5, .seats = 0x3, .cards_each = 2 };

  lab_test_window_play (test, &deal);
  check_held (test, lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TABLE_LAYOUT), 2, 200);
}

/* For a moment after a page was hidden, the window itself is all that is under the pointer. */
static void
test_held_on_window (LabTestWindow *test,
                     gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *window = GTK_WIDGET (test->window);

  gtk_widget_set_visible (gtk_widget_get_first_child (window), FALSE);
  lab_test_driver_settle (test->driver);
  check_held (test, window, 300, 300);
}

/* GTK can lose a reference to a page that it hides. Even then no game outlives its window. */
static void
test_kept_table (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = {
    0x5, 0, LAB_RULES_STANDARD,
    { LAB_PLAYER_NORMAL, LAB_PLAYER_PERSON, LAB_PLAYER_NORMAL, LAB_PLAYER_PERSON },
  };
  g_autoptr (LabGamePage) page = NULL;

  lab_test_seating_begin (test, &table, 5, 6);
  page = g_object_ref (lab_test_get_game_page (test->window));
  g_assert_nonnull (lab_game_page_get_runner (page));
  lab_test_window_close_window (test);
  g_assert_null (lab_game_page_get_runner (page));
}

static void
test_kept_small_game (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClassicPage) page = NULL;

  lab_test_small_game_begin (test, "matches:12", "beginner");
  page = g_object_ref (lab_classics_family_get_game_page (lab_test_small_game_get_family (test)));
  g_assert_nonnull (lab_classic_page_get_session (page));
  lab_test_window_close_window (test);
  g_assert_null (lab_classic_page_get_session (page));
}

int
main (int    argc,
      char **argv)
{
  lab_process_tuning_apply ();
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/memory/games", &labyrinth, test_games);
  lab_test_window_add ("/window/memory/small-games", &classics, test_games);
  lab_test_window_add ("/window/memory/mazes", &mazes, test_games);
  lab_test_window_add ("/window/memory/held-on-table", NULL, test_held_on_table);
  lab_test_window_add ("/window/memory/held-on-window", NULL, test_held_on_window);
  lab_test_window_add ("/window/memory/kept-table", NULL, test_kept_table);
  lab_test_window_add ("/window/memory/kept-small-game", NULL, test_kept_small_game);
  return g_test_run ();
}
