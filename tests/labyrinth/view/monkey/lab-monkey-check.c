/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include <string.h>

#include "lab-test-audit.h"
#include "lab-autosave.h"
#include "lab-hand.h"

/* Checks whether the monkey's random input has broken the program. The checks work
 * in any language. */

/* Private helpers: the game */

#define N_SHAPES (LAB_SHAPE_T + 1)

/* Counts the tiles of each shape, including the spare. */
static void
count_tiles (const LabPosition *position,
             guint              counts[N_SHAPES])
{
  memset (counts, 0, N_SHAPES * sizeof counts[0]);
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabOpenings tile = lab_board_get_tile (&position->board, lab_bitboard_first (rest));

      counts[lab_openings_shape (tile)]++;
    }
  counts[lab_openings_shape (position->board.spare)]++;
}

static gboolean
is_on_board (LabCell cell)
{
  return cell < LAB_N_CELL_BITS && (LAB_ALL_CELLS & LAB_CELL_BIT (cell)) != 0;
}

/* Asserts that each treasure has a tile of its own, and that none is missing or new. */
static void
check_treasures (const LabPosition *position,
                 const LabPosition *initial)
{
  LabBitboard taken = 0;
  guint n_on_spare = 0;

  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      LabCell cell = position->treasures[treasure];

      g_assert_cmpint (cell == LAB_CELL_NONE, ==, initial->treasures[treasure] == LAB_CELL_NONE);
      if (cell == LAB_CELL_NONE)
        continue;
      n_on_spare += cell == LAB_CELL_SPARE ? 1 : 0;
      if (cell == LAB_CELL_SPARE)
        continue;
      g_assert_true (is_on_board (cell));
      g_assert_cmphex (taken & LAB_CELL_BIT (cell), ==, 0);
      taken |= LAB_CELL_BIT (cell);
    }
  g_assert_cmpuint (n_on_spare, <=, 1);
}

static void
check_players (const LabPosition *position,
               const LabPosition *initial)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      gboolean seated = initial->pawns[seat] != LAB_CELL_NONE;

      g_assert_cmpint (position->pawns[seat] != LAB_CELL_NONE, ==, seated);
      g_assert_true (!seated || is_on_board (position->pawns[seat]));
      g_assert_cmpuint (position->n_cards[seat], ==, initial->n_cards[seat]);
      g_assert_cmpuint (position->n_found[seat], <=, position->n_cards[seat]);
    }
  g_assert_true (position->pawns[position->seat] != LAB_CELL_NONE);
}

static void
check_game (LabGame *game)
{
  const LabPosition *position = lab_game_get_position (game);
  const LabPosition *initial = lab_game_get_initial (game);
  guint tiles[N_SHAPES], initial_tiles[N_SHAPES];

  count_tiles (position, tiles);
  count_tiles (initial, initial_tiles);
  g_assert_cmpmem (tiles, sizeof tiles, initial_tiles, sizeof initial_tiles);
  check_treasures (position, initial);
  check_players (position, initial);
}

/* Private helpers: the window */

/* Returns all treasures that players of @seats have found or still have to find. */
static LabTreasureSet
get_cards (const LabPosition *position,
           LabSeatSet         seats)
{
  LabTreasureSet all = 0;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      for (guint i = 0; (seats & LAB_SEAT_BIT (seat)) != 0 && i < position->n_cards[seat]; i++)
        all |= (LabTreasureSet) 1 << lab_position_get_cards (position, seat)[i];
    }
  return all;
}

/* During the handover no card may be visible except the finder's next one. Cards of
 * a computer that plays with people are always hidden. */
static void
check_secrets (LabMonkey     *self,
               LabTurnRunner *runner)
{
  const LabPosition *position = lab_test_window_get_position (self->test);
  GtkWidget *page = GTK_WIDGET (lab_test_get_game_page (self->test->window));
  GtkWidget *places = gtk_widget_get_ancestor (
      lab_test_find_action (page, "game.turn-clockwise"), GTK_TYPE_STACK);
  const char *place = gtk_stack_get_visible_child_name (GTK_STACK (places));
  LabTreasureSet shown = lab_test_window_get_shown (self->test);

  if (lab_turn_runner_get_persons (runner) != 0)
    g_assert_cmphex (shown & ~get_cards (position, lab_turn_runner_get_persons (runner)), ==, 0);
  if (lab_game_page_get_covered (LAB_GAME_PAGE (page))
      && g_strcmp0 (place, "seen") != 0)
    g_assert_cmphex (shown, ==, 0);
}

/* The visible state of the game. */
typedef struct
{
  LabPosition position;
  LabArrow preview;
  graphene_point_t places[LAB_N_CELL_BITS];
} Sight;

/* A tile that moves in a preview, or back, has no cell for a moment. */
static void
look (LabMonkey *self,
      Sight     *sight)
{
  LabBoardView *board = lab_test_window_get_board (self->test);

  memset (sight, 0, sizeof *sight);
  sight->position = *lab_test_window_get_position (self->test);
  sight->preview = lab_board_view_get_preview (board);
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      GtkWidget *tile = lab_board_view_get_tile (board, cell);

      if (!gtk_widget_compute_point (tile, GTK_WIDGET (board), graphene_point_zero (),
                                     &sight->places[cell]))
        sight->places[cell] = *graphene_point_zero ();
    }
}

static gboolean
is_same_sight (const Sight *one,
               const Sight *other)
{
  gboolean same = lab_position_equal (&one->position, &other->position)
                  && one->preview == other->preview;

  for (guint i = 0; same && i < LAB_N_CELL_BITS; i++)
    same = graphene_point_equal (&one->places[i], &other->places[i]);
  return same;
}

/* Compares the game on the screen with the model. Places can be compared only if
 * nothing is moving and no dialog is open, because a dialog's own frames are all
 * that the test waits for. */
static void
check_table (LabMonkey     *self,
             LabTurnRunner *runner)
{
  Sight before, now;

  check_secrets (self, runner);
  if (self->hasty || lab_monkey_get_top (self) != GTK_WINDOW (self->test->window))
    return;
  look (self, &before);
  lab_test_driver_settle (self->test->driver);
  if (lab_monkey_get_runner (self) != runner || !lab_monkey_is_at (self, "game")
      || !gtk_widget_get_mapped (GTK_WIDGET (lab_test_window_get_board (self->test)))
      || lab_board_view_get_moving (lab_test_window_get_board (self->test)))
    return;
  /* The next frame shows everything that was played or pointed at before. */
  look (self, &now);
  if (is_same_sight (&before, &now))
    lab_test_audit_places (self->test);
}

static gboolean
on_idle (gpointer data)
{
  gboolean *answered = data;

  *answered = TRUE;
  return G_SOURCE_REMOVE;
}

/* Public functions */

/**
 * lab_monkey_check: asserts that the program responds, and that the window shows the
 * game.
 */
void
lab_monkey_check (LabMonkey *self)
{
  gboolean answered = FALSE;
  LabTurnRunner *runner;

  g_idle_add (on_idle, &answered);
  lab_test_wait (answered);
  lab_monkey_check_small_game (self);
  lab_monkey_check_robots (self);
  runner = lab_monkey_get_runner (self);
  if (runner == NULL)
    return;
  check_game (lab_controller_get_game (lab_turn_runner_get_controller (runner)));
  if (lab_monkey_is_at (self, "game"))
    check_table (self, runner);
}

/**
 * lab_monkey_check_files: asserts that the game could be saved, and that the autosave
 * file has it.
 */
void
lab_monkey_check_files (LabMonkey *self)
{
  LabTurnRunner *runner = lab_monkey_get_runner (self);
  g_autoptr (LabSavedGame) saved = NULL;
  g_autoptr (LabSavedGame) read = NULL;
  g_autoptr (LabSavedGame) kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;

  /* Games in solo mode are not saved. */
  if (runner == NULL || lab_game_page_get_solo_mode (lab_test_get_game_page (self->test->window)))
    return;
  saved = lab_saved_game_new (lab_turn_runner_get_controller (runner), NULL);
  data = lab_saved_game_to_data (saved);
  read = lab_saved_game_parse (data, strlen (data), &error);
  g_assert_no_error (error);
  g_assert_cmpmem (lab_game_get_position (lab_saved_game_get_game (read)), sizeof (LabPosition),
                   lab_test_window_get_position (self->test), sizeof (LabPosition));
  kept = lab_autosave_load_kept (&error);
  g_assert_no_error (error);
}
