/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-mirror.h"

#include "lab-soak-told.h"

/* The signals that must follow after a move. */
typedef struct
{
  guint8 found;             /* LAB_SOAK_NOBODY for none */
  guint8 n_placed;
  gboolean turn_began;
  gboolean ended;
} Awaited;

struct _LabSoakMirror
{
  LabGame *game;
  LabSoakTold told;
  LabSoakTable table;
  GArray *past;             /* LabSoakTable: before each half-turn */
  GArray *half_turns;       /* LabTurn: those that were made, then those that were undone */
  Awaited awaited;
  int rewind;               /* how many half-turns will be redone, or undone if negative */
  gboolean end;             /* whether the players will end the game */
  gboolean ended;

  guint n_news;
  GError *error;            /* the first error */
};

/* Private helpers */

G_GNUC_PRINTF (2, 3)
static void
complain (LabSoakMirror *self,
          const char    *format,
          ...)
{
  va_list args;
  g_autofree char *message = NULL;

  if (self->error != NULL)
    return;
  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  lab_soak_fail (&self->error, LAB_SOAK_ERROR_SIGNALS, "%s", message);
}

/* When a signal arrives, its whole half-turn must have happened. */
static void
hold_against (LabSoakMirror *self)
{
  if (self->error == NULL)
    lab_soak_table_compare (&self->table, lab_game_get_position (self->game),
                            LAB_SOAK_ERROR_SIGNALS, &self->error);
}

static void
remember (LabSoakMirror *self,
          LabTurn        half_turn)
{
  g_array_set_size (self->half_turns, self->past->len);
  g_array_append_val (self->past, self->table);
  g_array_append_val (self->half_turns, half_turn);
}

static void
make_again (LabSoakMirror *self)
{
  LabTurn turn = g_array_index (self->half_turns, LabTurn, self->past->len);

  g_array_append_val (self->past, self->table);
  if (turn.cell == LAB_CELL_NONE)
    lab_soak_table_insert (&self->table, turn.arrow, turn.tile);
  else
    lab_soak_table_move (&self->table, lab_soak_place_from (turn.cell));
}

static void
take_back (LabSoakMirror *self)
{
  self->table = g_array_index (self->past, LabSoakTable, self->past->len - 1);
  g_array_set_size (self->past, self->past->len - 1);
}

/* Signal handlers */

static void
on_spare_rotated (LabGame       *game,
                  LabSoakMirror *self)
{
  guint8 *openings = &self->table.openings[self->table.spare];
  guint8 told = self->told.tiles[self->table.spare].openings;

  self->n_news++;
  if (told == *openings)
    complain (self, "the spare was not turned");
  *openings = told;
  hold_against (self);
  if (lab_game_get_phase (game) != LAB_PHASE_INSERT)
    complain (self, "the spare was turned after it went in");
}

static void
on_inserted (LabGame       *game G_GNUC_UNUSED,
             guint          arrow,
             LabTile       *entered,
             LabTile       *left,
             LabSoakMirror *self)
{
  const LabSoakToldTile *spare = &self->told.tiles[self->table.spare];

  self->n_news++;
  if (self->table.phase != LAB_PHASE_INSERT || !lab_soak_table_may_insert (&self->table, arrow))
    complain (self, "a tile went in at arrow %u, where it must not", arrow);
  if (entered != spare->tile)
    complain (self, "it was not the spare that went in");
  if (self->error != NULL)
    return;
  remember (self, (LabTurn) { (LabArrow) arrow, spare->openings, LAB_CELL_NONE });
  lab_soak_table_insert (&self->table, arrow, spare->openings);
  if (left != self->told.tiles[self->table.spare].tile)
    complain (self, "another tile was pushed out");
  hold_against (self);
}

static void
on_moved (LabGame       *game G_GNUC_UNUSED,
          guint          seat,
          guint          from,
          guint          to,
          LabSoakMirror *self)
{
  LabSoakPlace place = lab_soak_place_from (from);
  const LabSoakPlace *pawn = &self->table.pawns[self->table.seat];
  LabSoakNews news;

  self->n_news++;
  if (seat != self->table.seat || place.row != pawn->row || place.column != pawn->column)
    complain (self, "pawn %u moved from cell %u, where it did not stand", seat + 1, from);
  if (self->table.phase != LAB_PHASE_MOVE
      || !lab_soak_table_may_move (&self->table, lab_soak_place_from (to)))
    complain (self, "pawn %u moved to cell %u, where it must not", seat + 1, to);
  if (self->error != NULL)
    return;
  remember (self, (LabTurn) { LAB_ARROW_NONE, 0, (LabCell) to });
  news = lab_soak_table_move (&self->table, lab_soak_place_from (to));
  self->awaited = (Awaited) { news.found, news.n_placed, self->table.phase != LAB_PHASE_OVER,
                              self->table.phase == LAB_PHASE_OVER };
  hold_against (self);
}

static void
on_found (LabGame       *game G_GNUC_UNUSED,
          guint          seat,
          guint          treasure,
          LabSoakMirror *self)
{
  self->n_news++;
  if (treasure != self->awaited.found || self->past->len == 0
      || seat != g_array_index (self->past, LabSoakTable, self->past->len - 1).seat)
    complain (self, "seat %u has found treasure %u, not %u", seat + 1, treasure,
              self->awaited.found);
  self->awaited.found = LAB_SOAK_NOBODY;
}

static void
on_placed (LabGame       *game G_GNUC_UNUSED,
           guint          seat,
           guint          place,
           LabSoakMirror *self)
{
  self->n_news++;
  if (self->awaited.n_placed == 0
      || place + self->awaited.n_placed != self->table.n_places + 1u
      || self->table.places[place - 1] != seat)
    complain (self, "seat %u has taken place %u", seat + 1, place);
  else
    self->awaited.n_placed--;
}

static void
on_turn_began (LabGame       *game G_GNUC_UNUSED,
               guint          seat,
               LabSoakMirror *self)
{
  self->n_news++;
  if (!self->awaited.turn_began || seat != self->table.seat)
    complain (self, "the turn of seat %u began", seat + 1);
  self->awaited.turn_began = FALSE;
}

static void
on_ended (LabGame       *game G_GNUC_UNUSED,
          LabSoakMirror *self)
{
  self->n_news++;
  if (self->end)
    self->table.phase = LAB_PHASE_OVER;
  else if (!self->awaited.ended)
    complain (self, "the game ended");
  self->ended = self->end;
  self->end = FALSE;
  self->awaited.ended = FALSE;
  hold_against (self);
}

static void
on_rewound (LabGame       *game G_GNUC_UNUSED,
            LabSoakMirror *self)
{
  self->n_news++;
  if (self->rewind == 0)
    complain (self, "the game was rewound");
  for (; self->rewind > 0; self->rewind--)
    make_again (self);
  for (; self->rewind < 0; self->rewind++)
    take_back (self);
  self->ended = FALSE;
  hold_against (self);
}

static void
stop_watching (LabSoakMirror *self)
{
  if (self->game == NULL)
    return;
  lab_soak_told_stop (&self->told);
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

/* Reads how the spare lay before insertions, which a saved game contains only if a
 * person held it. */
static void
read_spares (LabSoakMirror *self)
{
  self->table.openings[self->table.spare] = self->told.tiles[self->table.spare].openings;
  for (guint i = 0; i < self->past->len; i++)
    {
      LabSoakTable *table = &g_array_index (self->past, LabSoakTable, i);

      table->openings[table->spare] = lab_game_get_position_at (self->game, i)->board.spare;
    }
}

/* Public functions */

/**
 * lab_soak_mirror_new:
 * @game: a game before its first turn
 *
 * Returns: (transfer full): a mirror that watches it
 */
LabSoakMirror *
lab_soak_mirror_new (LabGame *game)
{
  LabSoakMirror *self = g_new0 (LabSoakMirror, 1);

  self->past = g_array_new (FALSE, FALSE, sizeof (LabSoakTable));
  self->half_turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));
  self->awaited.found = LAB_SOAK_NOBODY;
  lab_soak_table_init (&self->table, game);
  lab_soak_mirror_watch (self, game);
  return self;
}

/**
 * lab_soak_mirror_free: stops watching, and frees @self.
 */
void
lab_soak_mirror_free (LabSoakMirror *self)
{
  stop_watching (self);
  g_clear_error (&self->error);
  g_array_unref (self->past);
  g_array_unref (self->half_turns);
  g_free (self);
}

/**
 * lab_soak_mirror_watch:
 * @self: a mirror
 * @game: a game in the same state as the one watched so far
 *
 * Watches @game instead. The mirror reads only the identity of the tiles from it, and
 * how the spare lay before insertions.
 */
void
lab_soak_mirror_watch (LabSoakMirror *self,
                       LabGame       *game)
{
  stop_watching (self);
  self->game = g_object_ref (game);
  lab_soak_told_watch (&self->told, game, &self->table);
  read_spares (self);
  g_signal_connect (game, "spare-rotated", G_CALLBACK (on_spare_rotated), self);
  g_signal_connect (game, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect (game, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect (game, "found", G_CALLBACK (on_found), self);
  g_signal_connect (game, "placed", G_CALLBACK (on_placed), self);
  g_signal_connect (game, "turn-began", G_CALLBACK (on_turn_began), self);
  g_signal_connect (game, "ended", G_CALLBACK (on_ended), self);
  g_signal_connect (game, "rewound", G_CALLBACK (on_rewound), self);
}

/**
 * lab_soak_mirror_announce_rewind:
 * @self: a mirror
 * @n_half_turns: how many half-turns will be redone; negative to undo them
 *
 * Call this before an undo or redo, because the signal does not tell how many
 * half-turns.
 */
void
lab_soak_mirror_announce_rewind (LabSoakMirror *self,
                                 int            n_half_turns)
{
  self->rewind = n_half_turns;
}

/**
 * lab_soak_mirror_announce_end: call this before the players end the game.
 */
void
lab_soak_mirror_announce_end (LabSoakMirror *self)
{
  self->end = TRUE;
  g_array_set_size (self->half_turns, self->past->len);
}

/**
 * lab_soak_mirror_take_news: returns the number of signals since the last call.
 */
guint
lab_soak_mirror_take_news (LabSoakMirror *self)
{
  guint n_news = self->n_news + self->told.n_news;

  self->n_news = 0;
  self->told.n_news = 0;
  return n_news;
}

/**
 * lab_soak_mirror_check:
 * @self: a mirror
 * @error: return location for a #LabSoakError
 *
 * Compares the game with its signals. Call this between half-turns.
 *
 * Returns: %TRUE if the signals told everything that happened, and nothing else
 */
gboolean
lab_soak_mirror_check (LabSoakMirror *self,
                       GError       **error)
{
  if (self->error != NULL)
    {
      g_propagate_error (error, g_error_copy (self->error));
      return FALSE;
    }
  if (self->awaited.found != LAB_SOAK_NOBODY || self->awaited.n_placed > 0
      || self->awaited.turn_began || self->awaited.ended || self->rewind != 0 || self->end)
    return lab_soak_fail (error, LAB_SOAK_ERROR_SIGNALS, "not everything was told that happened");
  if (self->ended != lab_game_get_ended (self->game))
    return lab_soak_fail (error, LAB_SOAK_ERROR_SIGNALS, "the game says it was ended: %d",
                          lab_game_get_ended (self->game));
  return lab_soak_table_compare (&self->table, lab_game_get_position (self->game),
                                 LAB_SOAK_ERROR_SIGNALS, error)
         && lab_soak_told_check (&self->told, &self->table, error);
}

/**
 * lab_soak_mirror_get_table: (transfer none): returns the state of the game.
 */
const LabSoakTable *
lab_soak_mirror_get_table (LabSoakMirror *self)
{
  return &self->table;
}

/**
 * lab_soak_mirror_get_n_half_turns: returns how many half-turns were made.
 */
guint
lab_soak_mirror_get_n_half_turns (LabSoakMirror *self)
{
  return self->past->len;
}

/**
 * lab_soak_mirror_get_n_undone: returns how many half-turns can be redone.
 */
guint
lab_soak_mirror_get_n_undone (LabSoakMirror *self)
{
  return self->half_turns->len - self->past->len;
}

/**
 * lab_soak_mirror_get_half_turn:
 * @self: a mirror
 * @number: from 0; those that were undone come after those that were made
 *
 * Returns: (transfer none): a half-turn; its cell is %LAB_CELL_NONE if it is an
 *   insertion
 */
const LabTurn *
lab_soak_mirror_get_half_turn (LabSoakMirror *self,
                               guint          number)
{
  return &g_array_index (self->half_turns, LabTurn, number);
}

/**
 * lab_soak_mirror_get_table_at:
 * @self: a mirror
 * @n_half_turns: a number of half-turns, less than were made
 *
 * Returns: (transfer none): the state of the game after that many half-turns
 */
const LabSoakTable *
lab_soak_mirror_get_table_at (LabSoakMirror *self,
                              guint          n_half_turns)
{
  return &g_array_index (self->past, LabSoakTable, n_half_turns);
}
