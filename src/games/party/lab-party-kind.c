/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-party-kind.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-robots-kind.h"
#include "lab-robots-party-records.h"
#include "lab-robots-party.h"
#include "lab-robots-text.h"
#include "lab-saved-text.h"

/* Reads and writes the parties that `data/man/labyrinthe-file.5` describes. They do not use
 * LabPlay, since players claim at any time, by a clock that is a part of the rules. */

#define VERSION 1

#define GROUP_HEAD "Labyrinthe Robots Party"
#define GROUP_PARTY "Party"
#define GROUP_PLAYER "Player %u"

#define KEY_BOARD "Board"
#define KEY_PLACES "TargetsPerRobot"
#define KEY_COUNTDOWN "CountdownSeconds"
#define KEY_SEED "Seed"
#define KEY_TIME "Milliseconds"
#define KEY_N_EVENTS "EventCount"
#define KEY_EVENTS "Events"

#define KEY_KIND "Kind"
#define KEY_NAME "Name"
#define KEY_KEY "Key"

#define PERSON "person"

/* The longest time that is read: a week. */
#define MAX_TIME (G_GUINT64_CONSTANT (7) * 24 * 3600 * 1000)

/* The state of reading a file. */
typedef struct
{
  LabSavedText text;
  LabRobotsPartySettings *settings;
  guint64 time;
} Reader;

/* Private helpers: writing */

static guint
count_events (const char *events)
{
  guint n = *events != '\0';

  for (; *events != '\0'; events++)
    n += *events == ' ';
  return n;
}

static void
add_player (GKeyFile                 *file,
            guint                     n,
            const LabRobotsPartySeat *seat)
{
  g_autofree char *group = g_strdup_printf (GROUP_PLAYER, n + 1);
  g_autofree char *name = lab_saved_name_fit (seat->name);
  char key[2] = { seat->key, '\0' };

  g_key_file_set_string (file, group, KEY_KIND,
                         seat->is_computer ? lab_robots_rival_level_get_id (seat->level) : PERSON);
  g_key_file_set_string (file, group, KEY_NAME, name);
  if (seat->key != 0)
    g_key_file_set_string (file, group, KEY_KEY, key);
}

static char *
format (gpointer data)
{
  LabRobotsParty *party = LAB_ROBOTS_PARTY (data);
  g_autoptr (GKeyFile) file = lab_saved_text_create (GROUP_HEAD, VERSION);
  const LabRobotsPartySettings *settings = party->settings;
  const char *events = party->events->str;
  g_autofree char *board = lab_robots_board_format (&settings->board);
  guint64 time = (guint64) lab_robots_party_get_elapsed (party);

  for (guint i = 0; i < settings->n_seats; i++)
    add_player (file, i, &settings->seats[i]);
  g_key_file_set_string (file, GROUP_PARTY, KEY_BOARD, board);
  g_key_file_set_uint64 (file, GROUP_PARTY, KEY_PLACES, settings->n_places);
  g_key_file_set_uint64 (file, GROUP_PARTY, KEY_COUNTDOWN, settings->countdown);
  g_key_file_set_uint64 (file, GROUP_PARTY, KEY_SEED, settings->seed);
  g_key_file_set_uint64 (file, GROUP_PARTY, KEY_TIME, MIN (time, MAX_TIME));
  /* This number comes before the events, so that missing ones at the end of a file are noticed. */
  g_key_file_set_uint64 (file, GROUP_PARTY, KEY_N_EVENTS, count_events (events));
  g_key_file_set_string (file, GROUP_PARTY, KEY_EVENTS, events);
  return g_key_file_to_data (file, NULL, NULL);
}

/* Private helpers: reading */

static gboolean
read_kind (Reader             *self,
           const char         *group,
           LabRobotsPartySeat *seat,
           GError            **error)
{
  g_autofree char *id = lab_saved_text_take_word (&self->text, group, KEY_KIND, error);

  if (id == NULL)
    return FALSE;
  seat->is_computer = lab_robots_rival_level_parse (id, &seat->level);
  return seat->is_computer || g_str_equal (id, PERSON)
         || lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_FORMAT, group, KEY_KIND, error,
                                   /* Translators: the words stay as they are. */
                                   _("A player is person, easy, medium, hard, or perfect."));
}

static gboolean
read_key (Reader             *self,
          const char         *group,
          LabRobotsPartySeat *seat,
          GError            **error)
{
  g_autofree char *key = NULL;

  if (!lab_saved_text_has (&self->text, group, KEY_KEY))
    return TRUE;
  key = lab_saved_text_take_word (&self->text, group, KEY_KEY, error);
  if (key == NULL)
    return FALSE;
  seat->key = key[0];
  return (strlen (key) == 1 && g_ascii_isupper (key[0]))
         || lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_FORMAT, group, KEY_KEY, error,
                                   _("A key is a capital letter from A to Z."));
}

static gboolean
read_player (Reader     *self,
             const char *group,
             GError    **error)
{
  LabRobotsPartySeat *seat = &self->settings->seats[self->settings->n_seats++];

  if (!read_kind (self, group, seat, error) || !read_key (self, group, seat, error))
    return FALSE;
  seat->name = lab_saved_text_take (&self->text, group, KEY_NAME, error);
  return seat->name != NULL
         && lab_saved_name_check (&self->text, group, KEY_NAME, seat->name, error);
}

static gboolean
read_players (Reader  *self,
              GError **error)
{
  for (guint i = 0; i < LAB_ROBOTS_PARTY_MAX_SEATS; i++)
    {
      g_autofree char *group = g_strdup_printf (GROUP_PLAYER, i + 1);

      if (i >= LAB_ROBOTS_PARTY_MIN_SEATS && !lab_saved_text_has (&self->text, group, NULL))
        break;
      if (!read_player (self, group, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_settings (Reader  *self,
               GError **error)
{
  LabRobotsPartySettings *settings = self->settings;
  g_autoptr (GError) problem = NULL;

  if (!read_players (self, error)
      || !lab_robots_saved_board_take (&self->text, GROUP_PARTY, KEY_BOARD, &settings->board, error)
      || !lab_saved_text_take_uint (&self->text, GROUP_PARTY, KEY_PLACES,
                                    LAB_ROBOTS_PARTY_MAX_PLACES, &settings->n_places, error)
      || !lab_saved_text_take_uint (&self->text, GROUP_PARTY, KEY_COUNTDOWN,
                                    LAB_ROBOTS_PARTY_MAX_COUNTDOWN, &settings->countdown, error)
      || !lab_saved_text_take_number (&self->text, GROUP_PARTY, KEY_SEED, G_MAXUINT64,
                                      &settings->seed, error)
      || !lab_saved_text_take_number (&self->text, GROUP_PARTY, KEY_TIME, MAX_TIME, &self->time,
                                      error))
    return FALSE;
  return lab_robots_party_settings_check (settings, &problem)
         || lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_RULES, GROUP_PARTY, NULL,
                                   error, "%s", problem->message);
}

static LabRobotsParty *
replay (Reader   *self,
        LabClock *clock,
        GError  **error)
{
  g_autofree char *events = NULL;
  g_autoptr (GError) problem = NULL;
  g_autoptr (LabRobotsParty) party = NULL;
  guint n_events = 0;

  if (!lab_saved_text_take_uint (&self->text, GROUP_PARTY, KEY_N_EVENTS, G_MAXINT, &n_events,
                                 error))
    return NULL;
  events = lab_saved_text_take_word (&self->text, GROUP_PARTY, KEY_EVENTS, error);
  if (events == NULL)
    return NULL;
  if (count_events (events) != n_events)
    {
      lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_FORMAT, GROUP_PARTY, KEY_N_EVENTS,
                             error,
                             /* Translators: how many events a file has, if not as many as it
                              * says. */
                             _("Events in this file: %u."), count_events (events));
      return NULL;
    }
  party = lab_robots_party_new_resumed (self->settings, events, (gint64) self->time, clock,
                                        &problem);
  if (party == NULL)
    lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_RULES, GROUP_PARTY, KEY_EVENTS, error,
                           "%s", problem->message);
  return g_steal_pointer (&party);
}

/* Reads a saved party, which is paused. Its events happen again, so the result always obeys the
 * rules. */
static gpointer
parse (const char *data,
       gsize       length,
       LabClock   *clock,
       GError    **error)
{
  g_autoptr (LabRobotsPartySettings) settings = g_new0 (LabRobotsPartySettings, 1);
  Reader reader = { .settings = settings };
  LabRobotsParty *party = NULL;

  if (lab_saved_text_open (&reader.text, GROUP_HEAD, VERSION, data, length, error)
      && read_settings (&reader, error))
    party = replay (&reader, clock, error);
  lab_saved_text_clear (&reader.text);
  return party;
}

/* The party as a table. */

static gboolean
has_begun (gpointer party)
{
  return lab_robots_party_state_has_begun (&LAB_ROBOTS_PARTY (party)->state);
}

const LabGameKind lab_party_kind = {
  .id = "party",
  .file_name = LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME,
  .suffix = LAB_ROBOTS_SAVED_GAME_SUFFIX,
  .mime_type = LAB_ROBOTS_SAVED_GAME_MIME_TYPE,
  .parse = parse,
  .format = format,
  .changes = { "event", "paused" },
  .is_over = lab_robots_party_is_over,
  .has_begun = has_begun,
  .count = lab_robots_party_records_note_async,
};

/* Public functions */

/** lab_robots_saved_party_is_party: returns whether the text of a file begins as that of a saved
 * party does. */
gboolean
lab_robots_saved_party_is_party (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return g_str_has_prefix (text, "[" GROUP_HEAD "]");
}
