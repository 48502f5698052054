/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-cheese-board.h"
#include "lab-cheese-race-page-private.h"
#include "lab-classic-board-view.h"
#include "lab-maze-view.h"
#include "lab-robots-board-view.h"
#include "lab-search-tree-view.h"
#include "lab-step-player.h"
#include "lab-test-cheese-window.h"
#include "lab-test-maze.h"
#include "lab-test-robots-window.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* Everything that is shown step by step has the same bar below it: the same buttons in the same
 * order, the same names, and the same keys. */

static GtkWidget *
find_mapped (LabTestWindow *test,
             GType          type)
{
  g_autoptr (GPtrArray) all = lab_test_find_all (GTK_WIDGET (test->window), type);

  for (guint i = 0; i < all->len; i++)
    if (gtk_widget_get_mapped (all->pdata[i]))
      return all->pdata[i];
  g_error ("there is no %s", g_type_name (type));
}

/* Private helpers: pages with something to play */

static void
show_review (LabTestWindow *test)
{
  lab_test_do (test, "play 3 0x5 0 0 open-cards; turn; turn; turn; key t; wait-page review");
}

static void
show_tree (LabTestWindow *test)
{
  lab_test_small_game_begin (test, "matches:3", "person");
  lab_test_small_game_show_tree (test);
}

static void
show_classic (LabTestWindow *test)
{
  lab_test_do (test, "game matches:3 person; finish");
}

static void
show_maze (LabTestWindow *test)
{
  lab_test_maze_watch (test, 1);
}

static void
show_search (LabTestWindow *test)
{
  LabStepPlayer *player;

  lab_test_robots_show_part (test, "robots-watch");
  player = LAB_STEP_PLAYER (find_mapped (test, LAB_TYPE_STEP_PLAYER));
  lab_test_wait (player->n_steps > 0);
}

static void
show_race (LabTestWindow *test)
{
  LabCheeseRace *race = lab_test_cheese_play (test, "greedy", "bfs");

  for (guint i = 0; i < LAB_STEP_PLAYER_N_SPEEDS; i++)
    lab_test_do (test, "key f");
  lab_test_wait (lab_cheese_race_is_over (race));
}

static void
show_solution (LabTestWindow *test)
{
  lab_test_do (test, "board; proved; robots 1S 1N 1E 1S");
}

static const struct
{
  void (*show) (LabTestWindow *test);
  GType (*get_canvas) (void);
} pages[] = {
  { show_review, lab_shift_board_view_get_type },
  { show_tree, lab_search_tree_view_get_type },
  { show_classic, lab_classic_board_view_get_type },
  { show_maze, lab_maze_view_get_type },
  { show_search, lab_robots_board_view_get_type },
  { show_race, lab_cheese_board_get_type },
  { show_solution, lab_robots_board_view_get_type },
};

/* Private helpers: the bar */

static void
assert_named (GtkWidget  *widget,
              const char *name)
{
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
check_widgets (LabStepPlayer *player)
{
  static const char * const buttons[][2] = {
    { "playback.first", "To the beginning" }, { "playback.back", "Previous step" },
    { "playback.play", "Play" }, { "playback.forward", "Next step" },
    { "playback.last", "To the end" },
  };
  GtkWidget *widget = GTK_WIDGET (player);
  GtkWidget *button = gtk_widget_get_first_child (
      gtk_widget_get_parent (lab_test_find_action (widget, buttons[0][0])));
  graphene_rect_t place;

  assert_named (lab_test_find (widget, GTK_TYPE_SCALE), "Step");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==,
                       buttons[i][0]);
      assert_named (button, buttons[i][1]);
      g_assert_true (gtk_widget_compute_bounds (button, widget, &place));
      g_assert_cmpfloat (MAX (place.size.width, place.size.height), >=, 44);
      button = gtk_widget_get_next_sibling (button);
    }
  g_assert_null (button);
  assert_named (lab_test_find (widget, GTK_TYPE_DROP_DOWN), "Steps per second");
}

/* The bar is below what it plays, not below something beside it. */
static void
check_place (LabTestWindow *test,
             GtkWidget     *player,
             GtkWidget     *canvas)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  graphene_rect_t bar, place;

  g_assert_true (gtk_widget_compute_bounds (player, window, &bar));
  g_assert_true (gtk_widget_compute_bounds (canvas, window, &place));
  g_assert_cmpfloat (bar.origin.y, >=, place.origin.y + place.size.height - 1);
  g_assert_cmpfloat (bar.origin.x + bar.size.width, >, place.origin.x);
  g_assert_cmpfloat (bar.origin.x, <, place.origin.x + place.size.width);
}

static void
check_keys (LabTestWindow *test,
            LabStepPlayer *player,
            gboolean       is_mirrored)
{
  guint64 last = player->n_steps;
  const char *forward = is_mirrored ? "Left" : "Right", *back = is_mirrored ? "Right" : "Left";
  GtkDropDown *speed = GTK_DROP_DOWN (lab_test_find (GTK_WIDGET (player), GTK_TYPE_DROP_DOWN));
  const struct { const char *key; guint64 step; } keys[] = {
    { "Home", 0 }, { forward, 1 }, { back, 0 }, { "End", last }, { back, last - 1 }, { "Home", 0 },
  };

  g_assert_cmpuint (last, >, 1);
  gtk_widget_grab_focus (GTK_WIDGET (player));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      lab_test_do (test, "key %s", keys[i].key);
      g_assert_cmpuint (player->step, ==, keys[i].step);
    }
  for (guint i = 0; i < LAB_STEP_PLAYER_N_SPEEDS; i++)
    lab_test_do (test, "key s");
  g_assert_cmpuint (gtk_drop_down_get_selected (speed), ==, 0);
  lab_test_do (test, "key f");
  g_assert_cmpuint (gtk_drop_down_get_selected (speed), ==, 1);
  lab_test_do (test, "key space");
  g_assert_true (player->timer != 0);
  assert_named (lab_test_find_action (GTK_WIDGET (player), "playback.play"), "Stop");
  lab_test_wait (player->step > 0);
  lab_test_do (test, "key space");
  g_assert_false (player->timer != 0);
}

/* Tests */

LAB_WINDOW_TESTS (test_pages, { "/window-playback/pages", NULL },
                  { "/window-playback/mirrored", GINT_TO_POINTER (TRUE) })
{
  gboolean is_mirrored = data != NULL;

  if (is_mirrored)
    {
      gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
      lab_test_do (test, "end; start; settle; size 1280 800; settle");
    }
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      LabStepPlayer *player;

      pages[i].show (test);
      lab_test_do (test, "size 1280 800; settle; pass 1600");
      player = LAB_STEP_PLAYER (find_mapped (test, LAB_TYPE_STEP_PLAYER));
      check_widgets (player);
      check_place (test, GTK_WIDGET (player), find_mapped (test, pages[i].get_canvas ()));
      check_keys (test, player, is_mirrored);
      lab_test_do (test, "size 360 640; settle");
      check_widgets (player);
      check_place (test, GTK_WIDGET (player), find_mapped (test, pages[i].get_canvas ()));
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* In a low window, the bar is below the panel, so that the board keeps its height. */
LAB_WINDOW_TEST ("/window-playback/low", test_low)
{
  GtkWidget *player, *board;
  graphene_rect_t bar, place;

  show_review (test);
  lab_test_do (test, "size 640 360; settle");
  player = find_mapped (test, LAB_TYPE_STEP_PLAYER);
  board = find_mapped (test, LAB_TYPE_SHIFT_BOARD_VIEW);
  g_assert_true (gtk_widget_compute_bounds (player, GTK_WIDGET (test->window), &bar));
  g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (test->window), &place));
  g_assert_cmpfloat (bar.origin.x, >=, place.origin.x + place.size.width);
  g_assert_true (lab_test_is_within (player, GTK_WIDGET (test->window)));
}

/* A race without people is open at its end: the next step plays a turn. People play theirs, so
 * there the slider leads back, and Space lets a rat stay. */
LAB_WINDOW_TEST ("/window-playback/race", test_race)
{
  LabCheeseRace *race = lab_test_cheese_play (test, "greedy", "bfs");
  LabStepPlayer *player;
  guint n_played;

  player = LAB_STEP_PLAYER (find_mapped (test, LAB_TYPE_STEP_PLAYER));
  lab_test_wait (race->n_played > 0);
  lab_step_player_stop (player);
  lab_test_wait (!lab_cheese_race_is_thinking (race));
  n_played = race->n_played;
  lab_test_do (test, "key End; key Right");
  lab_test_wait (player->step == n_played + 1);
  g_assert_cmpuint (race->n_played, ==, n_played + 1);

  race = lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");
  player = LAB_STEP_PLAYER (find_mapped (test, LAB_TYPE_STEP_PLAYER));
  g_assert_false (gtk_widget_get_mapped (
      lab_test_find_action (GTK_WIDGET (player), "playback.play")));
  lab_test_do (test, "key space");
  lab_test_wait (race->n_played == 1);
  lab_test_do (test, "settle; key Home");
  g_assert_cmpuint (lab_test_cheese_get_page (test)->shown, ==, 0);
  lab_test_do (test, "key End");
  g_assert_cmpuint (lab_test_cheese_get_page (test)->shown, ==, 1);
}
