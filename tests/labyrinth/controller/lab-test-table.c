/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-table.h"

#include "lab-test-games.h"
#include "lab-test-referee.h"

/* Watched signals */

/* When a signal arrives, the model must be in a consistent state. */
void
lab_test_table_assert_settled (LabGame *game)
{
  const LabPosition *position = lab_game_get_position (game);

  for (guint i = 0; i < 49; i++)
    {
      LabCell cell = LAB_CELL (i % 7, i / 7);
      LabTile *tile = lab_game_get_tile (game, cell);

      g_assert_cmpuint (lab_tile_get_cell (tile), ==, cell);
      g_assert_cmphex (lab_tile_get_openings (tile), ==,
                       lab_board_get_tile (&position->board, cell));
      g_assert_cmpuint (lab_tile_get_treasure (tile), ==,
                        lab_position_get_treasure (position, cell));
    }
  g_assert_cmpuint (lab_tile_get_cell (lab_game_get_spare (game)), ==, LAB_CELL_SPARE);
  g_assert_cmphex (lab_tile_get_openings (lab_game_get_spare (game)), ==, position->board.spare);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (game, seat);

      if (player == NULL)
        continue;
      g_assert_cmpuint (lab_player_get_n_found (player), ==, position->n_found[seat]);
      g_assert_cmpint (lab_player_get_active (player), ==,
                       position->phase != LAB_PHASE_OVER && position->seat == seat);
    }
}

static void
on_spare_rotated (LabGame *game,
                  LabTestTable   *table)
{
  lab_test_table_assert_settled (game);
  g_string_append_printf (table->log, "spare-rotated(%x) ",
                          lab_tile_get_openings (lab_game_get_spare (game)));
}

static void
on_inserted (LabGame *game,
             guint    arrow,
             LabTile *entered,
             LabTile *left,
             LabTestTable   *table)
{
  lab_test_table_assert_settled (game);
  g_assert_true (entered == lab_game_get_tile (game, lab_arrow_cell ((LabArrow) arrow, 0)));
  g_assert_true (left == lab_game_get_spare (game));
  g_string_append_printf (table->log, "inserted(%s) ", lab_referee_arrow_name ((int) arrow));
}

static void
on_moved (LabGame *game,
          guint    seat,
          guint    from,
          guint    to,
          LabTestTable   *table)
{
  char from_text[3], to_text[3];

  lab_test_table_assert_settled (game);
  lab_cell_format ((LabCell) from, from_text);
  lab_cell_format ((LabCell) to, to_text);
  g_string_append_printf (table->log, "moved(%u,%s,%s) ", seat + 1, from_text, to_text);
}

static void
on_found (LabGame *game,
          guint    seat,
          guint    treasure,
          LabTestTable   *table)
{
  lab_test_table_assert_settled (game);
  g_string_append_printf (table->log, "found(%u,%c) ", seat + 1,
                          lab_treasure_get_letter ((LabTreasure) treasure));
}

static void
on_placed (LabGame *game,
           guint    seat,
           guint    place,
           LabTestTable   *table)
{
  lab_test_table_assert_settled (game);
  g_string_append_printf (table->log, "placed(%u,%u) ", seat + 1, place);
}

static void
on_turn_began (LabGame *game,
               guint    seat,
               LabTestTable   *table)
{
  lab_test_table_assert_settled (game);
  g_string_append_printf (table->log, "turn-began(%u) ", seat + 1);
}

static void
on_ended (LabGame *game,
          LabTestTable   *table)
{
  lab_test_table_assert_settled (game);
  g_assert_cmpint (lab_game_get_phase (game), ==, LAB_PHASE_OVER);
  g_string_append (table->log, "ended ");
}

static void
on_notify (LabGame    *game,
           GParamSpec *pspec,
           LabTestTable      *table)
{
  lab_test_table_assert_settled (game);
  g_string_append_printf (table->log, "notify:%s ", pspec->name);
}
/* The table */

static void
table_watch (LabTestTable *self)
{
  g_signal_connect (self->game, "spare-rotated", G_CALLBACK (on_spare_rotated), self);
  g_signal_connect (self->game, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect (self->game, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect (self->game, "found", G_CALLBACK (on_found), self);
  g_signal_connect (self->game, "placed", G_CALLBACK (on_placed), self);
  g_signal_connect (self->game, "turn-began", G_CALLBACK (on_turn_began), self);
  g_signal_connect (self->game, "ended", G_CALLBACK (on_ended), self);
  g_signal_connect (self->game, "notify", G_CALLBACK (on_notify), self);
}

void
lab_test_table_init (LabTestTable             *self,
                     const LabPosition *position)
{
  self->game = lab_game_new_from_position (position, NULL);
  self->controller = lab_controller_new (self->game);
  self->log = g_string_new (NULL);
  table_watch (self);
}

void
lab_test_table_init_text (LabTestTable      *self,
                          const char *text)
{
  LabPosition position = lab_test_parse (text);

  lab_test_table_init (self, &position);
}

void
lab_test_table_clear (LabTestTable *self)
{
  g_clear_object (&self->controller);
  g_clear_object (&self->game);
  if (self->log != NULL)
    g_string_free (self->log, TRUE);
}

void
lab_test_table_remember (LabTestTable *self)
{
  self->before = *lab_game_get_position (self->game);
  self->n_turns_before = lab_game_get_n_turns (self->game);
  g_string_truncate (self->log, 0);
}

void
lab_test_table_assert_unchanged (LabTestTable *self)
{
  g_assert_cmpmem (lab_game_get_position (self->game), sizeof self->before, &self->before,
                   sizeof self->before);
  g_assert_cmpuint (lab_game_get_n_turns (self->game), ==, self->n_turns_before);
  g_assert_cmpstr (self->log->str, ==, "");
}

void
lab_test_table_assert_log (LabTestTable      *self,
                           const char *expected)
{
  g_assert_cmpstr (self->log->str, ==, expected);
  g_string_truncate (self->log, 0);
}

/**
 * lab_test_turn_named: returns the turn that @text notates.
 */
LabTurn
lab_test_turn_named (const char *text)
{
  LabTurn turn;

  g_assert_true (lab_notation_parse_turn (text, &turn, NULL));
  return turn;
}
