/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include <string.h>

#include "lab-robots-party-page.h"
#include "lab-robots-saved-game.h"
#include "lab-robots-saved-party.h"
#include "lab-test-robots-window.h"

/* Plays puzzles and parties with robots, watches searches, and draws boards. */

/* Private helpers */

static gboolean
is_at (LabMonkey  *self,
       const char *page)
{
  return lab_monkey_has_window (self)
         && lab_window_get_shown (self->test->window) == lab_test_robots_get_family (self->test)
         && lab_monkey_get_top (self) == GTK_WINDOW (self->test->window)
         && g_strcmp0 (lab_window_get_page (self->test->window), page) == 0;
}

/* Draws a board, most often a small one. */
static void
draw_board (LabMonkey      *self,
            LabRobotsBoard *board)
{
  LabRobotsRecipe recipe;

  lab_robots_recipe_init (&recipe);
  recipe.size = lab_monkey_chance (self, 80) ? 8 + 2 * lab_monkey_draw (self, 3)
                                             : 8 + 2 * lab_monkey_draw (self, 13);
  recipe.n_robots = 1 + lab_monkey_draw (self, LAB_ROBOTS_MAX_ROBOTS);
  recipe.density = lab_monkey_draw (self, LAB_ROBOTS_MAX_DENSITY + 1);
  recipe.any_robot = lab_monkey_chance (self, 25);
  recipe.must_ricochet = lab_monkey_chance (self, 25);
  lab_robots_recipe_make (&recipe, lab_random_next (&self->random), board);
}

static void
strike (LabMonkey *self,
        guint      key)
{
  lab_monkey_say (self, "plays with %s", gdk_keyval_name (key));
  lab_test_driver_key (self->test->driver, key, 0);
}

/* Strikes keys that mean something on one of the pages. */
static void
strike_one_of (LabMonkey   *self,
               const guint *keys,
               guint        n_keys)
{
  strike (self, keys[lab_monkey_draw (self, n_keys)]);
}

static void
play_puzzle (LabMonkey *self)
{
  static const guint arrows[] = { GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_Left };
  static const guint others[] = { GDK_KEY_h, GDK_KEY_h, GDK_KEY_r, GDK_KEY_n, GDK_KEY_Return,
                                  GDK_KEY_space };

  if (lab_monkey_chance (self, 15))
    {
      strike_one_of (self, others, G_N_ELEMENTS (others));
      return;
    }
  if (lab_monkey_chance (self, 50))
    strike (self, GDK_KEY_1 + lab_monkey_draw (self, LAB_ROBOTS_MAX_ROBOTS));
  strike_one_of (self, arrows, G_N_ELEMENTS (arrows));
}

/* People claim with their usual letters and numbers; the others are for moves and buttons. */
static void
play_party (LabMonkey *self)
{
  static const guint keys[] = {
    GDK_KEY_x,  GDK_KEY_r,     GDK_KEY_q,    GDK_KEY_p,    GDK_KEY_1,      GDK_KEY_2,
    GDK_KEY_3,  GDK_KEY_9,     GDK_KEY_Up,   GDK_KEY_Down, GDK_KEY_Left,   GDK_KEY_Right,
    GDK_KEY_Tab, GDK_KEY_Return, GDK_KEY_n,  GDK_KEY_g,    GDK_KEY_Escape, GDK_KEY_space,
  };

  strike_one_of (self, keys, G_N_ELEMENTS (keys));
}

/* Goes through a recorded search, or around a board that is drawn. */
static void
study (LabMonkey *self)
{
  static const guint keys[] = {
    GDK_KEY_Page_Down, GDK_KEY_Page_Up, GDK_KEY_Home, GDK_KEY_End,  GDK_KEY_space,  GDK_KEY_Up,
    GDK_KEY_Down,      GDK_KEY_Left,    GDK_KEY_Right, GDK_KEY_Tab, GDK_KEY_Return, GDK_KEY_0,
    GDK_KEY_1,         GDK_KEY_5,
  };

  strike_one_of (self, keys, G_N_ELEMENTS (keys));
}

/* Private helpers: checks */

/* The moves of the puzzle lead to its position, and it could be saved and opened again. */
static void
check_puzzle (LabRobotsGame *game)
{
  const LabRobotsBoard *board = lab_robots_game_get_board (game);
  const LabRobotsPosition *found = lab_robots_game_get_position (game);
  g_autofree char *data = lab_robots_saved_game_format (game);
  g_autofree char *again = NULL;
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) read = NULL;
  g_autoptr (GError) error = NULL;
  LabRobotsPosition position;

  lab_robots_position_init (&position, board);
  for (guint i = 0; i < lab_robots_game_get_n_moves (game); i++)
    g_assert_true (lab_robots_position_play (&position, board,
                                             lab_robots_game_get_moves (game)[i], NULL));
  g_assert_cmpmem (position.cells, sizeof position.cells, found->cells, sizeof found->cells);
  read = lab_robots_saved_game_parse (data, clock, &error);
  g_assert_no_error (error);
  again = lab_robots_saved_game_format (read);
  g_assert_cmpstr (again, ==, data);
}

/* A party could be saved and opened again: its events lead to its state. */
static void
check_party (LabRobotsParty *party)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (party), *read_state;
  g_autofree char *data = lab_robots_saved_party_format (party);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsParty) read = NULL;
  g_autoptr (GError) error = NULL;

  read = lab_robots_saved_party_parse (data, clock, &error);
  g_assert_no_error (error);
  read_state = lab_robots_party_get_state (read);
  g_assert_cmpint (read_state->phase, ==, state->phase);
  g_assert_cmpuint (read_state->target, ==, state->target);
  g_assert_cmpmem (read_state->scores, sizeof state->scores, state->scores, sizeof state->scores);
  g_assert_cmpmem (read_state->position.cells, sizeof state->position.cells,
                   state->position.cells, sizeof state->position.cells);
}

static LabRobotsParty *
get_party (LabMonkey *self)
{
  g_autoptr (GPtrArray) pages = lab_test_find_all (GTK_WIDGET (self->test->window),
                                                   LAB_TYPE_ROBOTS_PARTY_PAGE);

  return pages->len > 0 ? lab_robots_party_page_get_party (pages->pdata[0]) : NULL;
}

/* Public functions */

/** lab_monkey_begin_robots: begins a puzzle on a random board, or a level. */
void
lab_monkey_begin_robots (LabMonkey *self)
{
  LabRobotsPlay *play;

  if (!lab_monkey_has_window (self)
      || lab_monkey_get_top (self) != GTK_WINDOW (self->test->window))
    return;
  play = lab_robots_play_get (lab_test_robots_get_family (self->test));
  lab_family_show_start (lab_test_robots_get_family (self->test));
  if (lab_monkey_chance (self, 30))
    {
      LabRobotsLevel level;

      lab_robots_level_init_numbered (&level, 1 + lab_monkey_draw (self, 30));
      lab_monkey_say (self, "begins level %u with robots", (guint) level.number);
      lab_robots_play_start (play, &level);
    }
  else
    {
      LabRobotsBoard board;

      draw_board (self, &board);
      lab_monkey_say (self, "begins a board with %u robots", board.n_robots);
      lab_robots_play_start_board (play, &board);
    }
  lab_test_driver_settle (self->test->driver);
}

/** lab_monkey_play_robots: plays a few moves of a puzzle or of a party, or studies. */
void
lab_monkey_play_robots (LabMonkey *self)
{
  for (guint n = 1 + lab_monkey_draw (self, 8); n > 0; n--)
    {
      if (is_at (self, "robots"))
        play_puzzle (self);
      else if (is_at (self, "robots-party"))
        play_party (self);
      else if (is_at (self, "robots-watch") || is_at (self, "robots-editor"))
        study (self);
      else
        return;
    }
}

/** lab_monkey_check_robots: asserts that the puzzle and the party can be saved as they are. */
void
lab_monkey_check_robots (LabMonkey *self)
{
  LabRobotsGame *game;
  LabRobotsParty *party;

  if (!lab_monkey_has_window (self))
    return;
  game = lab_test_robots_get_game (self->test);
  party = get_party (self);
  if (game != NULL)
    check_puzzle (game);
  if (party != NULL)
    check_party (party);
}
