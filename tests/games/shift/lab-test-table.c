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
lab_test_table_assert_settled (LabShiftGame *game)
{
  const LabShiftPosition *position = &game->position;

  for (guint i = 0; i < 49; i++)
    {
      LabShiftCell cell = LAB_SHIFT_CELL (i % 7, i / 7);
      LabShiftTile *tile = game->tiles[cell];

      g_assert_cmpuint (tile->cell, ==, cell);
      g_assert_cmphex (tile->openings, ==, lab_shift_board_get_tile (&position->board, cell));
      g_assert_cmpuint (tile->treasure, ==, lab_shift_position_get_treasure (position, cell));
    }
  g_assert_cmpuint (game->spare->cell, ==, LAB_SHIFT_CELL_SPARE);
  g_assert_cmphex (game->spare->openings, ==, position->board.spare);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    g_assert_cmpint (game->names[seat] == NULL, ==, position->pawns[seat] == LAB_SHIFT_CELL_NONE);
}

/* The table */

/* Notes a signal with its values. */
static void
on_signal (GClosure     *closure,
           GValue *value G_GNUC_UNUSED,
           guint         n_values,
           const GValue *values,
           gpointer hint G_GNUC_UNUSED,
           gpointer      data)
{
  LabTestTable *table = closure->data;
  LabShiftGame *game = table->game;
  const char *name = data;
  guint v[3] = { 0 };
  char from[3], to[3];

  lab_test_table_assert_settled (game);
  for (guint i = 1; i < n_values && G_VALUE_HOLDS_UINT (&values[i]); i++)
    v[i - 1] = g_value_get_uint (&values[i]);
  g_string_append (table->log, name);
  if (g_str_equal (name, "spare-rotated"))
    g_string_append_printf (table->log, "(%x) ", game->spare->openings);
  else if (g_str_equal (name, "inserted"))
    {
      g_assert_true (g_value_get_object (&values[2])
                     == game->tiles[lab_shift_arrow_cell ((LabShiftArrow) v[0], 0)]);
      g_assert_true (g_value_get_object (&values[3]) == game->spare);
      g_string_append_printf (table->log, "(%s) ", lab_referee_arrow_name ((int) v[0]));
    }
  else if (g_str_equal (name, "moved"))
    {
      lab_shift_cell_format ((LabShiftCell) v[1], from);
      lab_shift_cell_format ((LabShiftCell) v[2], to);
      g_string_append_printf (table->log, "(%u,%s,%s) ", v[0] + 1, from, to);
    }
  else if (g_str_equal (name, "found"))
    g_string_append_printf (table->log, "(%u,%c) ", v[0] + 1,
                            lab_shift_treasure_get_letter ((LabShiftTreasure) v[1]));
  else if (g_str_equal (name, "placed"))
    g_string_append_printf (table->log, "(%u,%u) ", v[0] + 1, v[1]);
  else if (g_str_equal (name, "turn-began"))
    g_string_append_printf (table->log, "(%u) ", v[0] + 1);
  else
    g_string_append_c (table->log, ' ');
}

static void
table_watch (LabTestTable *self)
{
  static const char * const signals[] = { "spare-rotated", "inserted", "moved", "found",
                                          "placed", "turn-began", "ended", "phase-changed" };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      GClosure *closure = g_closure_new_simple (sizeof (GClosure), self);

      g_closure_set_meta_marshal (closure, (gpointer) signals[i], on_signal);
      g_signal_connect_closure (self->game, signals[i], closure, FALSE);
    }
}

void
lab_test_table_init (LabTestTable           *self,
                     const LabShiftPosition *position)
{
  self->game = lab_shift_game_new_from_position (position, NULL);
  self->position = &self->game->position;
  self->log = g_string_new (NULL);
  table_watch (self);
}

void
lab_test_table_clear (LabTestTable *self)
{
  g_clear_object (&self->game);
  if (self->log != NULL)
    g_string_free (self->log, TRUE);
}

void
lab_test_table_remember (LabTestTable *self)
{
  self->before = *self->position;
  self->n_turns_before = self->game->turns->len;
  g_string_truncate (self->log, 0);
}

void
lab_test_table_assert_unchanged (LabTestTable *self)
{
  g_assert_cmpmem (self->position, sizeof self->before, &self->before, sizeof self->before);
  g_assert_cmpuint (self->game->turns->len, ==, self->n_turns_before);
  g_assert_cmpstr (self->log->str, ==, "");
}
