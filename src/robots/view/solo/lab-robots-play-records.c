/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-play-private.h"

#include "lab-pending-work.h"
#include "lab-robots-records.h"
#include "lab-robots-saved-game.h"

/* The statistics: a solution counts as soon as its stars are certain, and only once. */

/* Private helpers */

static void
on_noted (GObject      *game,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LabRobotsPlay) self = data;
  g_autoptr (GError) error = NULL;
  gboolean is_noted = lab_robots_records_note_finish (LAB_ROBOTS_GAME (game), result, &error);

  lab_pending_work_end ();
  if (!is_noted)
    lab_robots_play_tell (self, error->message);
  else if (self->autosave != NULL && !lab_robots_play_is_current (self))
    lab_autosave_file_delete (self->autosave);
  lab_robots_play_tell_level (self);
}

/* Saves a puzzle again whose end was undone. */
static void
on_moved (LabRobotsPlay *self,
          gboolean       is_forward G_GNUC_UNUSED)
{
  if (!lab_robots_game_is_solved (self->game) && self->is_counted)
    lab_robots_autosave_start (self->autosave, self->game);
  self->is_counted = FALSE;
}

/* Functions of the other files */

/** lab_robots_play_read_progress: finds the highest level that was solved. */
void
lab_robots_play_read_progress (LabRobotsPlay *self)
{
  /* The page with the statistics tells players what was damaged when they look. */
  g_autoptr (GPtrArray) records = lab_robots_records_load (NULL);

  self->highest = MAX (self->highest, lab_robots_records_summarize (records).highest);
}

/** lab_robots_play_count: counts the solution, if there is one whose stars are certain. */
void
lab_robots_play_count (LabRobotsPlay *self)
{
  const LabRobotsLevel *level = lab_robots_game_get_level (self->game);

  if (self->is_counted || !lab_robots_game_is_solved (self->game)
      || lab_robots_game_is_thinking (self->game))
    return;
  self->is_counted = TRUE;
  if (level->mode == LAB_ROBOTS_MODE_LEVELS)
    self->highest = MAX (self->highest, (guint) level->number);
  lab_pending_work_begin ();
  lab_robots_records_note_async (self->game, on_noted, g_object_ref (self));
}

/** lab_robots_play_follow_game: counts the current puzzle when it is solved. */
void
lab_robots_play_follow_game (LabRobotsPlay *self)
{
  g_signal_connect_object (self->game, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (lab_robots_play_count), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "known", G_CALLBACK (lab_robots_play_count), self,
                           G_CONNECT_SWAPPED);
  self->is_counted = lab_robots_game_is_solved (self->game);
}
