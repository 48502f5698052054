/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <malloc.h>

#include "lab-application.h"
#include "lab-maze-watch-page.h"
#include "lab-table-layout.h"
#include "lab-test-maze.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

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
  lab_test_do (test, "speed fast; think 0.2; play %u 0x7 0 1 last-treasure PPBP", number);
  while (lab_test_window_get_position (test)->n_places == 0)
    {
      lab_test_wait (lab_test_window_is_covered (test) || lab_test_window_is_asked (test)
                     || lab_test_window_get_position (test)->n_places > 0);
      if (lab_test_window_get_position (test)->n_places > 0)
        break;
      lab_test_do (test, "take; turn");
    }
  lab_test_do (test, "answer Show Ranking; wait-page result; settle");
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
      lab_test_do (test, "do win.back; settle");
      lab_test_small_game_finish (test);
    }
}

/* Watches how a maze is made and solved. */
static void
watch_mazes (LabTestWindow *test,
             guint          number)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, number);

  gtk_widget_activate_action (GTK_WIDGET (page), "playback.last", NULL);
  lab_test_do (test, "settle; do win.back; settle");
}

/* Tests */

typedef void (*PlayFunc) (LabTestWindow *test,
                          guint          number);

static const PlayFunc labyrinth = play;
static const PlayFunc classics = play_small_games;
static const PlayFunc mazes = watch_mazes;

LAB_WINDOW_TESTS (test_games,
                  { "/window/memory/games", &labyrinth },
                  { "/window/memory/small-games", &classics },
                  { "/window/memory/mazes", &mazes })
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

LAB_WINDOW_TEST ("/window/memory/held-on-table", test_held_on_table)
{
  lab_test_do (test, "play 5 0x3 0 2");
  check_held (test, lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TABLE_LAYOUT), 2, 200);
}

/* For a moment after a page was hidden, the window itself is all that is under the pointer. */
LAB_WINDOW_TEST ("/window/memory/held-on-window", test_held_on_window)
{
  GtkWidget *window = GTK_WIDGET (test->window);

  gtk_widget_set_visible (gtk_widget_get_first_child (window), FALSE);
  lab_test_driver_settle (test->driver);
  check_held (test, window, 300, 300);
}

/* GTK can lose a reference to a page that it hides. Even then no game outlives its window. */
LAB_WINDOW_TEST ("/window/memory/kept-table", test_kept_table)
{
  g_autoptr (LabShiftGamePage) page = NULL;

  lab_test_do (test, "speed fast; think 0.2; play 5 0x5 0 6 NPNP");
  page = g_object_ref (lab_test_get_game_page (test->window));
  g_assert_nonnull (page->runner);
  lab_test_window_close_window (test);
  g_assert_null (page->runner);
}

LAB_WINDOW_TEST ("/window/memory/kept-small-game", test_kept_small_game)
{
  g_autoptr (LabClassicPage) page = NULL;

  lab_test_small_game_begin (test, "matches:12", "beginner");
  page = g_object_ref (lab_test_small_game_get_page (test));
  g_assert_nonnull (page->session);
  lab_test_window_close_window (test);
  g_assert_null (page->session);
}

/* The thread in which an icon has ended. */

static void
on_icon_end (gpointer thread,
             GObject *icon G_GNUC_UNUSED)
{
  *(GThread **) thread = g_thread_self ();
}

static gpointer
unref_icon (gpointer icon)
{
  g_object_unref (icon);
  return NULL;
}

/* An icon whose last reference is held by the thread that loads it ends in the main thread, where
 * it is looked up. */
LAB_WINDOW_TEST ("/window/memory/icon", test_icon)
{
  GtkIconTheme *theme
    = gtk_icon_theme_get_for_display (gtk_widget_get_display (GTK_WIDGET (test->window)));
  GtkIconPaintable *icon = gtk_icon_theme_lookup_icon (theme, "document-open-symbolic", NULL, 200,
                                                       1, GTK_TEXT_DIR_LTR, 0);
  GThread *thread = NULL;

  g_object_weak_ref (G_OBJECT (icon), on_icon_end, &thread);
  g_thread_join (g_thread_new ("icon", unref_icon, icon));
  g_assert_null (thread);
  lab_test_wait (thread != NULL);
  g_assert_true (thread == g_thread_self ());
}

LAB_TEST_CASES ()
{
  lab_process_tuning_apply ();
}
