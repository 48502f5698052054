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

static gpointer
parse (const char  *data,
       gsize        length,
       LabClock    *clock G_GNUC_UNUSED,
       GError     **error)
{
  return lab_shift_saved_game_parse (data, length, error);
}

static char *
format (gpointer game)
{
  return lab_shift_saved_game_to_data (game);
}

static char *
format_own (gpointer   game,
            GError   **error)
{
  const LabShiftGame *self = game;

  /* With undone half-turns; a file with more could not be read again. */
  if (self->past->len + self->undone->len <= 2 * LAB_SHIFT_SAVED_GAME_MAX_TURNS)
    return lab_shift_saved_game_to_data (game);
  lab_refuse (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE,
              _("The game has become too long, so later turns are not saved. You can "
                "keep playing, but after you quit, the game resumes from here."));
  return NULL;
}

static gboolean
is_over (gpointer game)
{
  return LAB_SHIFT_GAME (game)->position.phase == LAB_SHIFT_PHASE_OVER;
}

static gboolean
has_begun (gpointer game)
{
  return LAB_SHIFT_GAME (game)->past->len > 0;
}

static gboolean
has_persons (const LabShiftGame *self)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (self->names[seat] != NULL && self->kinds[seat] == LAB_SHIFT_PLAYER_PERSON)
        return TRUE;
    }
  return FALSE;
}

/* The records know the game by its seed and its beginning, so that a later end replaces an earlier
 * one. Games without people are not counted. */
static char *
count (gpointer             game,
       const LabGameEnd    *end,
       GAsyncReadyCallback  done,
       gpointer             data)
{
  LabShiftRecord *record = has_persons (game) ? lab_shift_record_new (game, end->time) : NULL;

  lab_record_kind_add_async (&lab_shift_records, game, record, end, done, data);
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
  .changes = { "inserted", "moved", "ended", "rewound" },
  .is_over = is_over,
  .has_begun = has_begun,
  .count = count,
  .replaces = TRUE,
};
