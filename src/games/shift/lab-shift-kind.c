/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-kind.h"

#include <glib/gi18n-lib.h>

#include "lab-refuse.h"
#include "lab-shift-records.h"
#include "lab-shift-saved-game.h"

/* The standard game of the shifting maze as a table. Its moves are not texts of #LabPlay: cards are
 * hidden, and agents move, so that the turn runner has its own flow. */

static LabShiftGame *
get_game (const LabShiftSavedGame *saved)
{
  return saved->controller->game;
}

static gpointer
parse (const char  *data,
       gsize        length,
       LabClock    *clock G_GNUC_UNUSED,
       GError     **error)
{
  return lab_shift_saved_game_parse (data, length, error);
}

static char *
format (gpointer saved)
{
  return lab_shift_saved_game_to_data (saved);
}

static char *
format_own (gpointer   saved,
            GError   **error)
{
  const LabShiftSavedGame *self = saved;

  /* With undone half-turns; a file with more could not be read again. */
  if (self->controller->game->past->len + self->controller->undone->len
      <= 2 * LAB_SHIFT_SAVED_GAME_MAX_TURNS)
    return lab_shift_saved_game_to_data (saved);
  lab_refuse (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE,
              _("The game has become too long, so later turns are not saved. You can "
                "keep playing, but after you quit, the game resumes from here."));
  return NULL;
}

static GObject *
get_emitter (gpointer saved)
{
  return G_OBJECT (get_game (saved));
}

static gboolean
is_over (gpointer saved)
{
  return get_game (saved)->position.phase == LAB_SHIFT_PHASE_OVER;
}

static gboolean
has_begun (gpointer saved)
{
  return get_game (saved)->past->len > 0;
}

static gboolean
has_persons (const LabShiftSavedGame *self)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (lab_shift_game_get_player (self->controller->game, seat) != NULL
          && self->kinds[seat] == LAB_SHIFT_PLAYER_PERSON)
        return TRUE;
    }
  return FALSE;
}

/* The records know the game by its seed and its beginning, so that a later end replaces an earlier
 * one. Games without people are not counted. */
static char *
count (gpointer             saved,
       const LabGameEnd    *end,
       GAsyncReadyCallback  done,
       gpointer             data)
{
  const LabShiftSavedGame *self = saved;
  LabShiftRecord *record = NULL;

  if (has_persons (self))
    record = lab_shift_record_new (self->controller->game, self->kinds, self->controller->began,
                                   end->time);
  lab_record_kind_add_async (&lab_shift_records, saved, record, end, done, data);
  return NULL;
}

const LabGameKind lab_shift_kind = {
  .id = "shift",
  .file_name = "game" LAB_SHIFT_SAVED_GAME_SUFFIX,
  .suffix = LAB_SHIFT_SAVED_GAME_SUFFIX,
  .mime_type = LAB_SHIFT_SAVED_GAME_MIME_TYPE,
  .parse = parse,
  .format = format,
  .format_own = format_own,
  .get_emitter = get_emitter,
  .changes = { "inserted", "moved", "ended", "rewound" },
  .is_over = is_over,
  .has_begun = has_begun,
  .count = count,
  .replaces = TRUE,
};
