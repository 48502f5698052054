/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-play.h"

#include <glib/gi18n.h>

#include "lab-pending-work.h"
#include "lab-records-store.h"
#include "lab-robots-files.h"
#include "lab-robots-party-page.h"
#include "lab-robots-party-records.h"
#include "lab-robots-saved-party.h"

/**
 * LabRobotsPartyPlay:
 *
 * The parties of a window: the current one, which is saved after each event so that it can be
 * resumed, and the finished ones. A party that has begun is replaced by another one only if the
 * players agree.
 */
struct _LabRobotsPartyPlay
{
  GObject parent_instance;

  LabFamily *family;          /* not referenced: it owns this object */
  LabClock *clock;
  LabAutosaveFile *autosave;
  LabGameQuestions *questions;
  LabRobotsPartyPage *page;   /* (nullable): not referenced, a weak pointer */
  LabRobotsParty *party;      /* (nullable): the current party; it may be over */
  GDateTime *played;          /* (nullable): when it was last played */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsPartyPlay, lab_robots_party_play, G_TYPE_OBJECT)

#define DATA_KEY "lab-robots-party-play"

/* Private helpers */

static gboolean
is_current (LabRobotsPartyPlay *self)
{
  return self->party != NULL && !lab_robots_party_is_over (self->party);
}

static void
on_noted (GObject      *party,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LabRobotsPartyPlay) self = data;
  g_autoptr (GError) error = NULL;
  gboolean is_noted = lab_records_store_add_finish (party, result, &error);

  lab_pending_work_end ();
  if (!is_noted)
    lab_robots_party_play_tell (self, error->message);
  else if (self->autosave != NULL && party == (GObject *) self->party)
    lab_autosave_file_delete (self->autosave);
}

/* Keeps the result of a party that is over. The party stays saved until then. */
static void
note (LabRobotsPartyPlay *self)
{
  lab_pending_work_begin ();
  lab_robots_party_records_note_async (self->party, on_noted, g_object_ref (self));
}

static void
on_event (LabRobotsPartyPlay *self)
{
  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
  if (is_current (self))
    return;
  note (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_party (LabRobotsPartyPlay *self,
           LabRobotsParty     *party)
{
  if (self->party == party)
    return;
  if (self->party != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->party, self);
      lab_robots_party_set_paused (self->party, TRUE);
    }
  g_set_object (&self->party, party);
  if (party != NULL)
    g_signal_connect_object (party, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
}

/* Loads the party that was current when the program last ended, unless another process has it. */
static void
load_current (LabRobotsPartyPlay *self)
{
  const char *holder = lab_autosave_file_get_holder (self->autosave);
  g_autoptr (LabRobotsParty) party = NULL;
  g_autoptr (GError) error = NULL;

  if (holder == NULL)
    party = lab_robots_party_autosave_load (self->clock, &self->played, &error);
  if (holder != NULL || error != NULL)
    lab_game_files_tell_damage (self->family, holder, error);
  set_party (self, party);
  /* The program ended before the result was kept. */
  if (party != NULL && lab_robots_party_is_over (party))
    note (self);
}

/* GObject */

static void
lab_robots_party_play_dispose (GObject *object)
{
  LabRobotsPartyPlay *self = LAB_ROBOTS_PARTY_PLAY (object);

  /* This stops its clock, and saves how much time has passed. */
  set_party (self, NULL);
  g_clear_object (&self->autosave);
  g_clear_object (&self->questions);
  g_clear_object (&self->clock);
  g_clear_pointer (&self->played, g_date_time_unref);
  g_clear_weak_pointer (&self->page);
  G_OBJECT_CLASS (lab_robots_party_play_parent_class)->dispose (object);
}

static void
lab_robots_party_play_class_init (LabRobotsPartyPlayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_play_dispose;

  /**
   * LabRobotsPartyPlay::changed:
   *
   * Another party is the current one, or it is over.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_robots_party_play_init (LabRobotsPartyPlay *self)
{
  self->clock = lab_clock_new ();
}

/* Public functions */

/**
 * lab_robots_party_play_new: (constructor):
 * @family: the robots, which keep the new object
 *
 * Reads the current party.
 */
LabRobotsPartyPlay *
lab_robots_party_play_new (LabFamily *family)
{
  LabRobotsPartyPlay *self = g_object_new (LAB_TYPE_ROBOTS_PARTY_PLAY, NULL);

  self->family = family;
  g_object_set_data (G_OBJECT (family), DATA_KEY, self);
  self->autosave = lab_robots_party_autosave_new ();
  self->questions = lab_robots_files_new_party_questions (family);
  g_signal_connect_object (self->autosave, "trouble", G_CALLBACK (lab_robots_party_play_tell), self,
                           G_CONNECT_SWAPPED);
  load_current (self);
  return self;
}

/** lab_robots_party_play_get: (transfer none) (nullable): returns the parties of a family. */
LabRobotsPartyPlay *
lab_robots_party_play_get (LabFamily *family)
{
  return g_object_get_data (G_OBJECT (family), DATA_KEY);
}

/** lab_robots_party_play_create_page: (transfer floating): creates the page of the parties. */
GtkWidget *
lab_robots_party_play_create_page (LabFamily *family)
{
  LabRobotsPartyPlay *self = lab_robots_party_play_get (family);
  GtkWidget *page = lab_robots_party_page_new (self, lab_family_get_shell (family));

  g_set_weak_pointer (&self->page, LAB_ROBOTS_PARTY_PAGE (page));
  return page;
}

/**
 * lab_robots_party_play_start:
 * @self: the parties
 * @settings: what to play with
 *
 * Starts a party. Asks first if another one would be lost, and tells why if these settings cannot
 * be played.
 */
void
lab_robots_party_play_start (LabRobotsPartyPlay           *self,
                             const LabRobotsPartySettings *settings)
{
  g_autoptr (LabRobotsParty) party = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self));

  if (!lab_robots_party_settings_check (settings, &error))
    {
      lab_shell_tell (lab_family_get_shell (self->family), _("Cannot Start the Party"),
                      error->message);
      return;
    }
  party = lab_robots_party_new (settings, self->clock);
  /* Its time does not run while the players are asked. */
  lab_robots_party_set_paused (party, TRUE);
  lab_game_questions_start (self->questions, party);
}

/** lab_robots_party_play_show: shows the current party, if there is one. It waits until the players
 * resume it. */
void
lab_robots_party_play_show (LabRobotsPartyPlay *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self));

  if (!is_current (self))
    return;
  g_action_group_activate_action (lab_family_get_actions (self->family),
                                  LAB_ROBOTS_PARTY_PAGE_NAME, NULL);
  /* The page may have been there already, with the choice of players. */
  if (self->page != NULL && lab_robots_party_page_get_party (self->page) != self->party)
    lab_robots_party_play_set_party (self, self->party);
}

/** lab_robots_party_play_resume: shows the current party and lets its time run, if there is one. */
void
lab_robots_party_play_resume (LabRobotsPartyPlay *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self));

  if (!is_current (self))
    return;
  lab_robots_party_play_show (self);
  lab_robots_party_set_paused (self->party, FALSE);
}

/** lab_robots_party_play_dup_resumable: returns when the current party was last played, or %NULL if
 * there is none, or it is over. */
GDateTime *
lab_robots_party_play_dup_resumable (LabRobotsPartyPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self), NULL);

  return is_current (self) && self->played != NULL ? g_date_time_ref (self->played) : NULL;
}

/**
 * lab_robots_party_play_may_close:
 * @self: the parties
 *
 * Returns: whether the window may be closed now; asks first if the party could not be saved
 */
gboolean
lab_robots_party_play_may_close (LabRobotsPartyPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self), TRUE);

  if (!lab_robots_party_play_has_begun (self) || lab_autosave_file_is_saved (self->autosave))
    return TRUE;
  lab_game_questions_ask_to_close (self->questions);
  return FALSE;
}

/** lab_robots_party_play_get_party: (transfer none) (nullable): returns the current party, also if
 * it is over. */
LabRobotsParty *
lab_robots_party_play_get_party (LabRobotsPartyPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self), NULL);

  return self->party;
}

/** lab_robots_party_play_has_begun: returns whether there is a current party that would be lost. */
gboolean
lab_robots_party_play_has_begun (LabRobotsPartyPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self), FALSE);

  return is_current (self)
         && lab_robots_party_state_has_begun (lab_robots_party_get_state (self->party));
}

/** lab_robots_party_play_set_party: plays a party in place of the current one, without a question,
 * and shows it on the page. A new party begins at once, another one waits until it is resumed. */
void
lab_robots_party_play_set_party (LabRobotsPartyPlay *self,
                                 LabRobotsParty     *party)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self));
  g_return_if_fail (LAB_IS_ROBOTS_PARTY (party));

  set_party (self, party);
  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
  if (is_current (self))
    lab_robots_party_autosave_start (self->autosave, party);
  else
    lab_autosave_file_delete (self->autosave);
  if (self->page != NULL)
    lab_robots_party_page_set_party (self->page, party);
  if (!lab_robots_party_state_has_begun (lab_robots_party_get_state (party)))
    lab_robots_party_set_paused (party, FALSE);
  g_signal_emit (self, signals[CHANGED], 0);
}

/** lab_robots_party_play_open: shows a party from a file, if the players agree to lose the current
 * one. */
void
lab_robots_party_play_open (LabRobotsPartyPlay *self,
                            LabRobotsParty     *party)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self));

  g_action_group_activate_action (lab_family_get_actions (self->family),
                                  LAB_ROBOTS_PARTY_PAGE_NAME, NULL);
  lab_game_questions_open (self->questions, party);
}

/** lab_robots_party_play_tell: shows a short message. */
void
lab_robots_party_play_tell (LabRobotsPartyPlay *self,
                            const char         *text)
{
  LabShell *shell;

  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PLAY (self));

  shell = lab_family_get_shell (self->family);
  if (self->page != NULL && shell != NULL)
    lab_robots_party_page_tell (self->page, text);
  else if (shell != NULL)
    lab_announcer_say (lab_shell_get_announcer (shell), text);
  else
    g_message ("%s", text);
}
