/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-autosave.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-refuse.h"
#include "lab-storage.h"

/* Races without people are fast, and would be the same again. They are saved after this many
 * milliseconds, not after each turn. */
#define TIME_BETWEEN_SAVES 1000

/* The race that is saved. It belongs to the file. */
typedef struct
{
  LabAutosaveFile *autosave;    /* owns this */
  LabCheeseRace *race;
  guint timeout;                /* saves, or 0 */
} Saving;

/* Private helpers */

static GBytes *
get_contents (gpointer   data,
              GError   **error)
{
  char *text = lab_cheese_saved_race_to_own_text (LAB_CHEESE_RACE (data));
  gsize length = strlen (text);

  if (length <= LAB_SAVED_GAME_MAX_SIZE)
    return g_bytes_new_take (text, length);
  g_free (text);
  lab_refuse (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE,
              _("This race has too many turns to be saved."));
  return NULL;
}

static gboolean
on_timeout (gpointer data)
{
  Saving *self = data;

  self->timeout = 0;
  lab_autosave_file_save (self->autosave);
  return G_SOURCE_REMOVE;
}

static void
on_turn (LabCheeseRace *race,
         gpointer       data)
{
  Saving *self = data;

  if (lab_cheese_race_has_people (race))
    lab_autosave_file_save (self->autosave);
  else if (self->timeout == 0)
    self->timeout = g_timeout_add (TIME_BETWEEN_SAVES, on_timeout, self);
}

static void
on_jumped (LabCheeseRace *race G_GNUC_UNUSED,
           gpointer       data)
{
  Saving *self = data;

  lab_autosave_file_save (self->autosave);
}

static void
free_saving (gpointer data)
{
  Saving *self = data;

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->race, self);
  g_object_unref (self->race);
  g_free (self);
}

/* Public functions */

/**
 * lab_cheese_autosave_new: (constructor):
 *
 * Creates the file with the current race, without a race. lab_autosave_file_stop() and
 * lab_autosave_file_delete() end what lab_cheese_autosave_start() begins.
 */
LabAutosaveFile *
lab_cheese_autosave_new (void)
{
  return lab_autosave_file_new (LAB_CHEESE_AUTOSAVE_FILE_NAME);
}

/**
 * lab_cheese_autosave_start:
 * @autosave: the file with the current race
 * @race: the current race, which is kept until the next one starts
 *
 * Saves a race now and after each change; a race without people at least once in a second. It
 * replaces the race that was saved before.
 */
void
lab_cheese_autosave_start (LabAutosaveFile *autosave,
                           LabCheeseRace   *race)
{
  Saving *saving;

  g_return_if_fail (LAB_IS_AUTOSAVE_FILE (autosave));
  g_return_if_fail (LAB_IS_CHEESE_RACE (race));

  saving = g_new0 (Saving, 1);
  saving->autosave = autosave;
  saving->race = g_object_ref (race);
  g_signal_connect (race, "turn", G_CALLBACK (on_turn), saving);
  g_signal_connect (race, "jumped", G_CALLBACK (on_jumped), saving);
  lab_autosave_file_start (autosave, get_contents, race);
  g_object_set_data_full (G_OBJECT (autosave), "lab-cheese-race", saving, free_saving);
}

/**
 * lab_cheese_autosave_load:
 * @played: (out) (optional) (transfer full): when the race was last played
 * @error: return location for why the saved race cannot be resumed, in sentences for players
 *
 * Loads the race that was current when the program last ended. A file that cannot be read is
 * renamed, so that the next race does not overwrite it.
 *
 * Returns: (transfer full) (nullable): the race; %NULL without an error if no race is saved
 */
LabCheeseRace *
lab_cheese_autosave_load (GDateTime **played,
                          GError    **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_CHEESE_AUTOSAVE_FILE_NAME);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  g_autofree char *data = NULL;
  LabCheeseRace *race = NULL;
  gsize length;

  data = lab_saved_text_read_file (file, &length, NULL, &problem);
  if (data != NULL)
    race = lab_cheese_saved_race_new_own (data, (gssize) length, &problem);
  if (race == NULL)
    {
      lab_autosave_file_refuse (LAB_CHEESE_AUTOSAVE_FILE_NAME, problem, error);
      return NULL;
    }
  if (played != NULL)
    *played = lab_autosave_file_find_time (LAB_CHEESE_AUTOSAVE_FILE_NAME);
  return race;
}
