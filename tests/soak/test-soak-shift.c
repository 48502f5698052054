/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-game.h"
#include "lab-shift-kind.h"
#include "lab-shift-notation.h"
#include "lab-shift-saved-game.h"
#include "lab-soak.h"
#include "lab-test-games.h"
#include "lab-test-referee.h"

/* Plays games of the shifting maze in all variants, and compares each position with the rules of
 * the table. Turns are undone and redone, and games are saved and go on as they were read.
 * LABYRINTHE_SOAK_SHIFTS is the number of games. */

#define N_GAMES 240
#define MAX_HALF_TURNS 400

typedef struct
{
  GRand *random;
  LabShiftGame *game;
  LabReferee table;
  GArray *tables;               /* LabReferee: before each half-turn, also of undone ones */
} Soak;

/* Private helpers */

static guint
below (Soak *self,
       guint n)
{
  return (guint) g_rand_int_range (self->random, 0, (gint32) n);
}

static void
set_up (Soak *self,
        guint number)
{
  static const char * const names[] = { "", "Ada", "Ünïcödé = [x]; y", " # " };
  g_autoptr (LabShiftGame) game = NULL;
  LabShiftDeal deal;

  self->random = g_rand_new_with_seed (number);
  deal = lab_test_random_deal (self->random);
  deal.rules = (LabShiftRules) (number % 8);
  deal.cards_each = MIN (deal.cards_each, 4);
  self->game = lab_shift_game_new (&deal, names);
  self->tables = g_array_new (FALSE, FALSE, sizeof (LabReferee));
  lab_referee_init (&self->table, &self->game->position);
}

/* What is written reads back the same, and players see no hidden card. */
static void
check (Soak *self)
{
  const LabShiftPosition *position = &self->game->position;
  g_autofree char *text = lab_shift_notation_format_position (position);
  g_autoptr (GError) error = NULL;
  LabShiftPosition read;

  lab_referee_check (&self->table, position);
  lab_shift_notation_parse_position (text, &read, &error);
  g_assert_no_error (error);
  g_assert_true (lab_shift_position_equal (position, &read));
  for (int seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      LabShiftCell pawn = position->pawns[seat];

      if (pawn == LAB_SHIFT_CELL_NONE)
        continue;
      g_assert_cmphex (lab_shift_board_get_reachable (&position->board, pawn), ==,
                       lab_referee_flood (&self->table, self->table.rows[seat],
                                          self->table.columns[seat]));
    }
}

/* Saves the game, reads it, and perhaps goes on with the game that was read. */
static void
save (Soak *self)
{
  g_autoptr (LabShiftGame) saved = lab_soak_open_again (&lab_shift_kind, self->game, NULL);

  lab_referee_check (&self->table, &saved->position);
  if (below (self, 2) == 0)
    g_set_object (&self->game, saved);
}

/* Undoes or redoes some half-turns, few or many. */
static void
rewind_some (Soak *self)
{
  guint n = self->game->past->len;
  guint n_undone = self->game->undone->len;
  gboolean undo = n_undone == 0 || (n > 0 && below (self, 2) == 0);
  guint most = undo ? n : n_undone;
  guint count = most == 0 ? 0
                          : 1 + below (self, below (self, 3) == 0 ? most : MIN (most, 5));
  g_autoptr (GError) error = NULL;

  if (count == 0)
    return;
  if (self->tables->len == n)
    g_array_append_vals (self->tables, &self->table, 1);
  if (undo)
    lab_shift_game_undo (self->game, count, &error);
  else
    lab_shift_game_redo (self->game, count, &error);
  g_assert_no_error (error);
  n = undo ? n - count : n + count;
  g_assert_cmpuint (self->game->past->len, ==, n);
  self->table = g_array_index (self->tables, LabReferee, n);
}

static void
play_half_turn (Soak *self)
{
  const LabShiftTurn *turn;

  g_array_set_size (self->tables, self->game->past->len);
  g_array_append_vals (self->tables, &self->table, 1);
  g_assert_true (lab_test_advance (self->game, self->random));
  turn = lab_shift_game_get_turn (self->game, self->game->turns->len - 1);
  if (self->table.phase == (int) LAB_SHIFT_PHASE_MOVE)
    {
      lab_referee_move (&self->table, turn->cell / 8, turn->cell % 8);
      return;
    }
  g_assert_true (lab_referee_may_insert (&self->table, turn->arrow));
  lab_referee_insert (&self->table, turn->arrow, turn->tile);
}

/* Tests */

LAB_TEST ("/soak/shift", test_shift)
{
  guint n_games = lab_soak_get_number ("LABYRINTHE_SOAK_SHIFTS", lab_test_rounds (N_GAMES));
  guint n_over = 0;

  for (guint number = 0; number < n_games; number++)
    {
      Soak self = { 0 };

      set_up (&self, number);
      for (guint i = 0; i < MAX_HALF_TURNS && self.table.phase != (int) LAB_SHIFT_PHASE_OVER; i++)
        {
          check (&self);
          if (below (&self, 10) == 0)
            rewind_some (&self);
          else if (below (&self, 20) == 0)
            save (&self);
          else
            play_half_turn (&self);
        }
      check (&self);
      n_over += self.table.phase == (int) LAB_SHIFT_PHASE_OVER;
      for (guint i = 0; i < self.game->past->len; i++)
        lab_referee_check (&g_array_index (self.tables, LabReferee, i),
                           lab_shift_game_get_position_at (self.game, i));
      g_object_unref (self.game);
      g_array_unref (self.tables);
      g_rand_free (self.random);
    }
  g_assert_cmpuint (n_over, >, n_games / 4);
}
