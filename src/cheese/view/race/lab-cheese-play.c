/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-play.h"

#include <glib/gi18n.h>

#include "lab-cheese-autosave.h"
#include "lab-cheese-files.h"
#include "lab-cheese-records.h"
#include "lab-cheese-telling.h"
#include "lab-pending-work.h"

struct _LabCheesePlay
{
  GObject parent_instance;

  LabFamily *family;          /* not referenced: it owns this object */
  LabAutosaveFile *autosave;
  LabCheeseRacePage *page;    /* (nullable): not referenced */
  LabCheeseRace *race;        /* (nullable): the current race */
  LabGameQuestions *questions;
  GCancellable *cancellable;  /* stops reading a file */
  GDateTime *played;          /* (nullable): when the race was last played */
  gboolean opened_over;       /* the race was over in the file that was opened */
  gboolean counted;           /* its end is in the statistics */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCheesePlay, lab_cheese_play, G_TYPE_OBJECT)

#define PAGE "race"
#define DATA_KEY "lab-cheese-play"

/* Private helpers */

static LabShell *
get_shell (LabCheesePlay *self)
{
  return lab_family_get_shell (self->family);
}

static gboolean
is_page_shown (LabCheesePlay *self)
{
  return g_strcmp0 (lab_family_get_page (self->family), PAGE) == 0;
}

static gboolean
is_current (LabCheesePlay *self)
{
  return self->race != NULL && !lab_cheese_race_is_over (self->race);
}

static gboolean
has_begun (LabCheesePlay *self)
{
  return is_current (self) && lab_cheese_race_get_n_played (self->race) > 0;
}

static void
touch (LabCheesePlay *self)
{
  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
}

/* Lets the race wait while it is not seen. */
static void
update_held (LabCheesePlay *self)
{
  LabShell *shell = get_shell (self);

  if (self->page != NULL && shell != NULL)
    lab_cheese_race_page_hold (self->page, lab_shell_has_dialog (shell) || !is_page_shown (self));
}

/* Enables what can be done with the current race. */
static void
update_actions (LabCheesePlay *self)
{
  gboolean shown = self->race != NULL && is_page_shown (self);

  lab_family_enable_action (self->family, "save-as", self->race != NULL);
  lab_family_enable_action (self->family, "resume", is_current (self) && !shown);
  lab_family_enable_action (self->family, "undo", shown && lab_cheese_race_may_undo (self->race));
  lab_family_enable_action (self->family, "redo", shown && lab_cheese_race_may_redo (self->race));
  lab_family_enable_action (self->family, "race-tutorial", shown && is_current (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_page_changed (LabCheesePlay *self)
{
  update_held (self);
  update_actions (self);
}

/* Saves a race again whose end was undone. */
static void
on_jumped (LabCheesePlay *self)
{
  if (is_current (self))
    {
      self->opened_over = FALSE;
      lab_cheese_autosave_start (self->autosave, self->race);
    }
  update_actions (self);
}

static void
set_race (LabCheesePlay *self,
          LabCheeseRace *race)
{
  if (race == self->race)
    return;
  if (self->race != NULL)
    g_signal_handlers_disconnect_by_data (self->race, self);
  g_set_object (&self->race, race);
  g_signal_connect_object (race, "turn", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (race, "jumped", G_CALLBACK (on_jumped), self, G_CONNECT_SWAPPED);
  self->opened_over = lab_cheese_race_is_over (race);
  self->counted = FALSE;
}

static void
ensure_page (LabCheesePlay *self)
{
  /* The part creates its page, and comes back to lab_cheese_play_show(). */
  if (self->page == NULL)
    g_action_group_activate_action (lab_family_get_actions (self->family), PAGE, NULL);
}

/* Shows a race, and saves it from now on. */
static void
play (LabCheesePlay *self,
      LabCheeseRace *race)
{
  g_autofree char *names = lab_cheese_telling_names (race);

  set_race (self, race);
  touch (self);
  if (self->opened_over)
    lab_autosave_file_delete (self->autosave);
  else if (is_current (self))
    lab_cheese_autosave_start (self->autosave, race);
  ensure_page (self);
  lab_family_set_subtitle (self->family, names, names);
  lab_family_show_page (self->family, PAGE);
  lab_cheese_race_page_set_race (self->page, race);
  lab_cheese_race_page_focus_board (self->page);
  on_page_changed (self);
}

/* Private helpers: the page */

/* A race that was counted is not resumed any more. */
static void
on_noted (GObject      *race,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LabCheesePlay) self = data;
  g_autoptr (GError) error = NULL;
  gboolean noted = lab_cheese_records_note_finish (LAB_CHEESE_RACE (race), result, &error);

  lab_pending_work_end ();
  if (!noted)
    lab_cheese_play_tell (self, error->message);
  else if (self->autosave != NULL && !is_current (self))
    lab_autosave_file_delete (self->autosave);
}

static void
on_over (LabCheesePlay *self)
{
  update_actions (self);
  /* A file can be opened many times, so its race is not counted again, and neither is another end
   * after an undo. */
  if (self->opened_over)
    return;
  if (self->counted)
    {
      lab_autosave_file_delete (self->autosave);
      return;
    }
  self->counted = TRUE;
  lab_pending_work_begin ();
  lab_cheese_records_note_async (self->race, on_noted, g_object_ref (self));
}

/* Makes a race with the settings of the current one, perhaps in another maze. */
static void
repeat (LabCheesePlay *self,
        gboolean       another)
{
  g_autoptr (LabCheeseRaceSettings) settings
      = lab_cheese_race_settings_copy (lab_cheese_race_get_settings (self->race));
  g_autoptr (LabCheeseRace) race = NULL;
  g_autoptr (GError) error = NULL;

  if (another)
    {
      guint64 seed = ((guint64) g_random_int () << 32 | g_random_int ()) % LAB_CHEESE_MAX_SEED;

      settings->deal.maze_seed = settings->deal.cheese_seed = settings->deal.players_seed = seed;
    }
  race = lab_cheese_race_new (settings, &error);
  if (race == NULL)
    {
      lab_shell_tell (get_shell (self), _("Cannot Start the Race"), error->message);
      return;
    }
  lab_cheese_race_set_times (race, lab_cheese_race_get_preparation_time (self->race),
                             lab_cheese_race_get_turn_time (self->race));
  lab_game_questions_start (self->questions, race);
}

static void
on_rematch (LabCheesePlay *self)
{
  repeat (self, FALSE);
}

static void
on_another (LabCheesePlay *self)
{
  repeat (self, TRUE);
}

static void
on_trouble (LabCheesePlay *self,
            const char    *reason)
{
  lab_cheese_play_tell (self, reason);
}

/* GObject */

static void
lab_cheese_play_dispose (GObject *object)
{
  LabCheesePlay *self = LAB_CHEESE_PLAY (object);

  g_clear_object (&self->autosave);
  if (self->race != NULL)
    g_signal_handlers_disconnect_by_data (self->race, self);
  g_clear_object (&self->race);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->questions);
  g_clear_pointer (&self->played, g_date_time_unref);
  /* GTK can lose a reference to a page that it hides, so that the page stays alive. */
  if (self->page != NULL)
    lab_cheese_race_page_set_race (self->page, NULL);
  self->page = NULL;
  G_OBJECT_CLASS (lab_cheese_play_parent_class)->dispose (object);
}

static void
lab_cheese_play_class_init (LabCheesePlayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_play_dispose;

  /**
   * LabCheesePlay::changed:
   *
   * What can be done with the current race has changed.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_cheese_play_init (LabCheesePlay *self)
{
  self->cancellable = g_cancellable_new ();
}

/* Loads the current race, unless another process has it. */
static void
load_current (LabCheesePlay *self)
{
  const char *holder = lab_autosave_file_get_holder (self->autosave);
  g_autoptr (LabCheeseRace) race = NULL;
  g_autoptr (GError) error = NULL;

  if (holder == NULL)
    race = lab_cheese_autosave_load (&self->played, &error);
  if (race != NULL)
    set_race (self, race);
  self->opened_over = FALSE;
  if (holder != NULL || error != NULL)
    lab_game_files_tell_damage (self->family, holder, error);
  /* The program ended before the race was counted. */
  if (self->race != NULL && lab_cheese_race_is_over (self->race))
    on_over (self);
}

/* Public functions */

/**
 * lab_cheese_play_new: (constructor):
 * @family: the family, which keeps the new object
 *
 * Reads the current race.
 */
LabCheesePlay *
lab_cheese_play_new (LabFamily *family)
{
  LabCheesePlay *self = g_object_new (LAB_TYPE_CHEESE_PLAY, NULL);

  self->family = family;
  g_object_set_data (G_OBJECT (family), DATA_KEY, self);
  self->autosave = lab_cheese_autosave_new ();
  self->questions = lab_cheese_files_new_questions (family);
  g_signal_connect_object (self->autosave, "trouble", G_CALLBACK (on_trouble), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (family, "notify::page", G_CALLBACK (on_page_changed), self,
                           G_CONNECT_SWAPPED);
  load_current (self);
  update_actions (self);
  return self;
}

/** lab_cheese_play_get: (transfer none): returns the race of a family. */
LabCheesePlay *
lab_cheese_play_get (LabFamily *family)
{
  return g_object_get_data (G_OBJECT (family), DATA_KEY);
}

/** lab_cheese_play_create_page: (transfer floating): creates the page of the race. */
GtkWidget *
lab_cheese_play_create_page (LabFamily *family)
{
  LabCheesePlay *self = lab_cheese_play_get (family);
  LabShell *shell = get_shell (self);

  self->page = LAB_CHEESE_RACE_PAGE (lab_cheese_race_page_new (lab_shell_get_announcer (shell)));
  g_signal_connect_object (self->page, "over", G_CALLBACK (on_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "rematch", G_CALLBACK (on_rematch), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "another", G_CALLBACK (on_another), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (shell, "notify::has-dialog", G_CALLBACK (update_held), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->page);
}

/** lab_cheese_play_show: shows the current race on its page. */
void
lab_cheese_play_show (LabFamily *family,
                      GtkWidget *page G_GNUC_UNUSED)
{
  LabCheesePlay *self = lab_cheese_play_get (family);

  if (self->race != NULL)
    lab_cheese_race_page_set_race (self->page, self->race);
}

/** lab_cheese_play_leave: lets the race wait. */
void
lab_cheese_play_leave (GtkWidget *page)
{
  lab_cheese_race_page_hold (LAB_CHEESE_RACE_PAGE (page), TRUE);
}

/** lab_cheese_play_start: runs a race, or asks first if turns of another one would be lost. */
void
lab_cheese_play_start (LabCheesePlay *self,
                       LabCheeseRace *race)
{
  g_return_if_fail (LAB_IS_CHEESE_PLAY (self));
  g_return_if_fail (LAB_IS_CHEESE_RACE (race));

  lab_game_questions_start (self->questions, race);
}

/** lab_cheese_play_resume: shows the current race, if there is one. */
void
lab_cheese_play_resume (LabCheesePlay *self)
{
  g_return_if_fail (LAB_IS_CHEESE_PLAY (self));

  if (is_current (self))
    play (self, self->race);
}

/** lab_cheese_play_dup_resumable: returns when the current race was last played, or %NULL. */
GDateTime *
lab_cheese_play_dup_resumable (LabCheesePlay *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_PLAY (self), NULL);

  return is_current (self) && self->played != NULL ? g_date_time_ref (self->played) : NULL;
}

/**
 * lab_cheese_play_may_close:
 * @self: the race of a family
 *
 * Returns: whether the window may be closed now; asks first if the race could not be saved
 */
gboolean
lab_cheese_play_may_close (LabCheesePlay *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_PLAY (self), TRUE);

  if (!has_begun (self) || lab_autosave_file_is_saved (self->autosave))
    return TRUE;
  lab_game_questions_ask_to_close (self->questions);
  return FALSE;
}

/** lab_cheese_play_undo: takes back the last turn. */
void
lab_cheese_play_undo (LabCheesePlay *self)
{
  g_return_if_fail (LAB_IS_CHEESE_PLAY (self));

  if (lab_cheese_play_is_shown (self))
    lab_cheese_race_page_undo (self->page);
}

/** lab_cheese_play_redo: plays a turn again that was undone. */
void
lab_cheese_play_redo (LabCheesePlay *self)
{
  g_return_if_fail (LAB_IS_CHEESE_PLAY (self));

  if (lab_cheese_play_is_shown (self))
    lab_cheese_race_page_redo (self->page);
}

/** lab_cheese_play_show_tutorial: begins the tutorial. */
void
lab_cheese_play_show_tutorial (LabCheesePlay *self)
{
  g_return_if_fail (LAB_IS_CHEESE_PLAY (self));

  if (lab_cheese_play_is_shown (self))
    lab_cheese_race_page_show_tutorial (self->page);
}

/** lab_cheese_play_get_race: (transfer none) (nullable): returns the current race. */
LabCheeseRace *
lab_cheese_play_get_race (LabCheesePlay *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_PLAY (self), NULL);

  return self->race;
}

/** lab_cheese_play_is_shown: returns whether the current race is on the screen. */
gboolean
lab_cheese_play_is_shown (LabCheesePlay *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_PLAY (self), FALSE);

  return self->race != NULL && self->page != NULL && is_page_shown (self);
}

/** lab_cheese_play_has_begun: returns whether there are turns that would be lost. */
gboolean
lab_cheese_play_has_begun (LabCheesePlay *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_PLAY (self), FALSE);

  return has_begun (self);
}

/** lab_cheese_play_set_race: runs a race instead of the current one, without a question. */
void
lab_cheese_play_set_race (LabCheesePlay *self,
                          LabCheeseRace *race)
{
  g_return_if_fail (LAB_IS_CHEESE_PLAY (self));
  g_return_if_fail (LAB_IS_CHEESE_RACE (race));

  play (self, race);
}

/** lab_cheese_play_open: shows a race from a file, if the user agrees to lose the current one. */
void
lab_cheese_play_open (LabCheesePlay *self,
                      LabCheeseRace *race)
{
  g_return_if_fail (LAB_IS_CHEESE_PLAY (self));
  g_return_if_fail (LAB_IS_CHEESE_RACE (race));

  lab_game_questions_open (self->questions, race);
}

/** lab_cheese_play_get_cancellable: (transfer none): returns what stops reading a file. */
GCancellable *
lab_cheese_play_get_cancellable (LabCheesePlay *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_PLAY (self), NULL);

  return self->cancellable;
}

/** lab_cheese_play_tell: shows a short message. */
void
lab_cheese_play_tell (LabCheesePlay *self,
                      const char    *text)
{
  LabShell *shell;

  g_return_if_fail (LAB_IS_CHEESE_PLAY (self));

  shell = get_shell (self);
  if (self->page != NULL && shell != NULL)
    lab_cheese_race_page_tell (self->page, text);
  else if (shell != NULL)
    lab_announcer_say (lab_shell_get_announcer (shell), text);
  else
    g_message ("%s", text);
}
