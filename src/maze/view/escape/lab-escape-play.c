/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-play.h"

#include <glib/gi18n.h>

#include "lab-escape-files.h"
#include "lab-escape-maker.h"
#include "lab-escape-records.h"
#include "lab-escape-saved-game.h"
#include "lab-pending-work.h"

/**
 * LabEscapePlay:
 *
 * The escape game of a window: the current level, which is saved after each move so that it can be
 * resumed, the next one, and the statistics. A level that was begun is replaced by another one only
 * if the player agrees.
 */
struct _LabEscapePlay
{
  GObject parent_instance;

  LabFamily *family;          /* not referenced: it owns this object */
  LabClock *clock;
  LabAutosaveFile *autosave;
  LabEscapePage *page;        /* (nullable): not referenced */
  LabEscapeGame *game;        /* (nullable): the current level */
  LabGameQuestions *questions;
  GCancellable *cancellable;  /* stops reading a file */
  GDateTime *played;          /* (nullable): when the level was last played */
  gboolean showing;           /* the page is being created for the current level */
  gboolean opened_over;       /* the current level was over in the file that was opened */
  guint64 highest;            /* the highest level that was finished, or 0 */
};

enum
{
  LEVEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabEscapePlay, lab_escape_play, G_TYPE_OBJECT)

#define PAGE "escape"
#define DATA_KEY "lab-escape-play"

/* Private helpers */

static LabShell *
get_shell (LabEscapePlay *self)
{
  return lab_family_get_shell (self->family);
}

static gboolean
is_current (LabEscapePlay *self)
{
  return self->game != NULL && !lab_escape_game_is_over (self->game);
}

/* Returns the number of the current level, or 0 for a daily one. */
static guint64
get_number (LabEscapePlay *self)
{
  return lab_escape_level_get_plan (lab_escape_game_get_level (self->game))->number;
}

/* Returns whether there are moves that would be lost. */
static gboolean
has_begun (LabEscapePlay *self)
{
  return is_current (self) && lab_escape_game_get_n_played (self->game) > 0;
}

static void
touch (LabEscapePlay *self)
{
  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
}

/* Stops the time while the maze is not seen. */
static void
update_held (LabEscapePlay *self)
{
  LabShell *shell = get_shell (self);

  if (self->page != NULL && shell != NULL)
    lab_escape_page_hold (self->page, lab_shell_has_dialog (shell)
                                          || g_strcmp0 (lab_family_get_page (self->family), PAGE)
                                                 != 0);
}

static void
tell (LabEscapePlay *self,
      const char    *text)
{
  LabShell *shell = get_shell (self);

  if (self->page != NULL && shell != NULL)
    lab_escape_page_tell (self->page, text);
  else if (shell != NULL)
    lab_announcer_say (lab_shell_get_announcer (shell), text);
  else
    g_message ("%s", text);
}

/* Finds the highest level that was finished. */
static void
read_progress (LabEscapePlay *self)
{
  /* The page with the statistics tells players what was damaged when they look. */
  g_autoptr (GPtrArray) tallies = lab_escape_records_load (NULL);

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabEscapeTally *tally = tallies->pdata[i];

      self->highest = MAX (self->highest, tally->number);
    }
}

/* Enables what players can do with the current level. */
static void
update_actions (LabEscapePlay *self)
{
  lab_family_enable_action (self->family, "save-as", self->game != NULL);
}

/* Saves a level again that had ended. */
static void
on_restarted (LabEscapePlay *self)
{
  self->opened_over = FALSE;
  lab_escape_autosave_start (self->autosave, self->game);
}

static void
set_game (LabEscapePlay *self,
          LabEscapeGame *game)
{
  if (game == self->game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "restarted", G_CALLBACK (on_restarted), self, G_CONNECT_SWAPPED);
  self->opened_over = lab_escape_game_is_over (game);
  update_actions (self);
}

/* Shows a level, and saves it from now on. */
static void
play (LabEscapePlay *self,
      LabEscapeGame *game)
{
  GtkWidget *page = GTK_WIDGET (self->page);

  set_game (self, game);
  touch (self);
  if (self->opened_over)
    lab_autosave_file_delete (self->autosave);
  else if (!lab_escape_game_is_over (game))
    lab_escape_autosave_start (self->autosave, game);
  if (page != NULL)
    {
      lab_escape_page_set_game (self->page, game);
      lab_family_show_page (self->family, PAGE);
      lab_escape_page_focus_board (self->page);
    }
  else
    {
      /* This creates the page, and comes back here. The window may show another family. */
      self->showing = TRUE;
      g_action_group_activate_action (lab_family_get_actions (self->family), PAGE, NULL);
      self->showing = FALSE;
    }
  update_held (self);
  g_signal_emit (self, signals[LEVEL], 0);
}

/* Plays a level, or asks first if moves of another one would be lost. */
static void
request (LabEscapePlay  *self,
         LabEscapeLevel *level)
{
  g_autoptr (LabEscapeGame) game = lab_escape_game_new (level, self->clock);

  lab_game_questions_start (self->questions, game);
}

static void
start_level (LabEscapePlay *self,
             guint64        number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (number, &error);

  if (level == NULL)
    lab_shell_tell (get_shell (self), _("Cannot Start the Level"), error->message);
  else
    request (self, level);
}

/* Private helpers: the end of a level */

static void
on_noted (GObject      *game,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LabEscapePlay) self = data;
  g_autoptr (GError) error = NULL;
  gboolean noted = lab_escape_records_note_finish (LAB_ESCAPE_GAME (game), result, &error);

  lab_pending_work_end ();
  if (!noted)
    tell (self, error->message);
  else if (self->autosave != NULL && !is_current (self))
    lab_autosave_file_delete (self->autosave);
  g_signal_emit (self, signals[LEVEL], 0);
}

static void
on_over (LabEscapePlay *self)
{
  self->highest = MAX (self->highest, get_number (self));
  lab_pending_work_begin ();
  lab_escape_records_note_async (self->game, on_noted, g_object_ref (self));
}

static void
on_next (LabEscapePlay *self)
{
  guint64 number = get_number (self);

  start_level (self, number > 0 ? number + 1 : lab_escape_play_get_level (self));
}

static void
on_trouble (LabEscapePlay *self,
            const char    *reason)
{
  tell (self, reason);
}

/* GObject */

static void
lab_escape_play_dispose (GObject *object)
{
  LabEscapePlay *self = LAB_ESCAPE_PLAY (object);

  g_clear_object (&self->autosave);
  g_clear_object (&self->game);
  g_clear_object (&self->clock);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->questions);
  g_clear_pointer (&self->played, g_date_time_unref);
  self->page = NULL;
  G_OBJECT_CLASS (lab_escape_play_parent_class)->dispose (object);
}

static void
lab_escape_play_class_init (LabEscapePlayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_escape_play_dispose;

  /**
   * LabEscapePlay::level:
   *
   * The level that the player would play next has changed, or one was finished.
   */
  signals[LEVEL] = g_signal_new ("level", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_escape_play_init (LabEscapePlay *self)
{
  self->clock = lab_clock_new ();
  self->cancellable = g_cancellable_new ();
}

/* Loads the current level, unless another process has it. */
static void
load_current (LabEscapePlay *self)
{
  const char *holder = lab_autosave_file_get_holder (self->autosave);
  g_autoptr (LabEscapeGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (holder == NULL)
    game = lab_escape_autosave_load (self->clock, &self->played, &error);
  if (game != NULL)
    set_game (self, game);
  self->opened_over = FALSE;
  if (holder != NULL || error != NULL)
    lab_game_files_tell_damage (self->family, holder, error);
  /* The program ended before the escape was counted. */
  if (self->game != NULL && lab_escape_game_is_over (self->game))
    on_over (self);
}

/* Public functions */

/**
 * lab_escape_play_new: (constructor):
 * @family: the mazes, which keep the new object
 *
 * Reads the current level and the statistics.
 */
LabEscapePlay *
lab_escape_play_new (LabFamily *family)
{
  LabEscapePlay *self = g_object_new (LAB_TYPE_ESCAPE_PLAY, NULL);

  self->family = family;
  g_object_set_data (G_OBJECT (family), DATA_KEY, self);
  self->autosave = lab_escape_autosave_new ();
  self->questions = lab_escape_files_new_questions (family);
  g_signal_connect_object (self->autosave, "trouble", G_CALLBACK (on_trouble), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (family, "notify::page", G_CALLBACK (update_held), self,
                           G_CONNECT_SWAPPED);
  load_current (self);
  update_actions (self);
  read_progress (self);
  return self;
}

/** lab_escape_play_get: (transfer none): returns the escape game of a family. */
LabEscapePlay *
lab_escape_play_get (LabFamily *family)
{
  return g_object_get_data (G_OBJECT (family), DATA_KEY);
}

/** lab_escape_play_create_page: (transfer floating): creates the page of the game. */
GtkWidget *
lab_escape_play_create_page (LabFamily *family)
{
  LabEscapePlay *self = lab_escape_play_get (family);
  LabShell *shell = get_shell (self);

  self->page = LAB_ESCAPE_PAGE (lab_escape_page_new (lab_shell_get_announcer (shell)));
  g_signal_connect_object (self->page, "over", G_CALLBACK (on_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "next", G_CALLBACK (on_next), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (shell, "notify::has-dialog", G_CALLBACK (update_held), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->page);
}

/** lab_escape_play_show: resumes the current level, or starts the next one. */
void
lab_escape_play_show (LabFamily *family,
                      GtkWidget *page G_GNUC_UNUSED)
{
  LabEscapePlay *self = lab_escape_play_get (family);

  if (self->showing)
    play (self, self->game);
  else
    lab_escape_play_start_level (self, lab_escape_play_get_level (self));
}

/** lab_escape_play_leave: stops the time. */
void
lab_escape_play_leave (GtkWidget *page)
{
  lab_escape_page_hold (LAB_ESCAPE_PAGE (page), TRUE);
}

/** lab_escape_play_show_daily: starts or resumes the level of today. */
void
lab_escape_play_show_daily (LabFamily *family,
                            GtkWidget *page G_GNUC_UNUSED)
{
  LabEscapePlay *self = lab_escape_play_get (family);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LabEscapeLevel) level = lab_escape_maker_make_daily (
      (guint) g_date_time_get_year (now), (guint) g_date_time_get_month (now),
      (guint) g_date_time_get_day_of_month (now), &error);
  g_autofree char *text = level != NULL ? lab_escape_level_format (level) : NULL;
  g_autofree char *current
      = is_current (self) ? lab_escape_level_format (lab_escape_game_get_level (self->game)) : NULL;

  if (level == NULL)
    lab_shell_tell (get_shell (self), _("Cannot Start the Level"), error->message);
  else if (g_strcmp0 (text, current) == 0)
    play (self, self->game);
  else
    request (self, level);
}

/**
 * lab_escape_play_start_level:
 * @self: the escape game
 * @number: a level, from 1
 *
 * Starts a level, or shows it if it is the current one.
 */
void
lab_escape_play_start_level (LabEscapePlay *self,
                             guint64        number)
{
  g_return_if_fail (LAB_IS_ESCAPE_PLAY (self));
  g_return_if_fail (number > 0);

  if (is_current (self) && get_number (self) == number)
    play (self, self->game);
  else
    start_level (self, number);
}

/** lab_escape_play_resume: shows the current level, if there is one. */
void
lab_escape_play_resume (LabEscapePlay *self)
{
  g_return_if_fail (LAB_IS_ESCAPE_PLAY (self));

  if (is_current (self))
    play (self, self->game);
}

/** lab_escape_play_get_level: returns the number of the level that the player would play next. */
guint64
lab_escape_play_get_level (LabEscapePlay *self)
{
  guint64 number = 0;

  g_return_val_if_fail (LAB_IS_ESCAPE_PLAY (self), 1);

  if (is_current (self))
    number = get_number (self);
  return number > 0 ? number : self->highest + 1;
}

/** lab_escape_play_dup_resumable: returns when the current level was last played, or %NULL. */
GDateTime *
lab_escape_play_dup_resumable (LabEscapePlay *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_PLAY (self), NULL);

  return is_current (self) && self->played != NULL ? g_date_time_ref (self->played) : NULL;
}

/**
 * lab_escape_play_may_close:
 * @self: the escape game
 *
 * Returns: whether the window may be closed now; asks first if the level could not be saved
 */
gboolean
lab_escape_play_may_close (LabEscapePlay *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_PLAY (self), TRUE);

  if (!has_begun (self) || lab_autosave_file_is_saved (self->autosave))
    return TRUE;
  lab_game_questions_ask_to_close (self->questions);
  return FALSE;
}

/** lab_escape_play_get_game: (transfer none) (nullable): returns the current level. */
LabEscapeGame *
lab_escape_play_get_game (LabEscapePlay *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_PLAY (self), NULL);

  return self->game;
}

/** lab_escape_play_has_begun: returns whether there are moves that would be lost. */
gboolean
lab_escape_play_has_begun (LabEscapePlay *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_PLAY (self), FALSE);

  return has_begun (self);
}

/** lab_escape_play_set_game: plays a game instead of the current one, without a question. */
void
lab_escape_play_set_game (LabEscapePlay *self,
                          LabEscapeGame *game)
{
  g_return_if_fail (LAB_IS_ESCAPE_PLAY (self));
  g_return_if_fail (LAB_IS_ESCAPE_GAME (game));

  play (self, game);
}

/** lab_escape_play_open: plays a game from a file, if the player agrees to lose the current one. */
void
lab_escape_play_open (LabEscapePlay *self,
                      LabEscapeGame *game)
{
  g_return_if_fail (LAB_IS_ESCAPE_PLAY (self));
  g_return_if_fail (LAB_IS_ESCAPE_GAME (game));

  lab_game_questions_open (self->questions, game);
}

/** lab_escape_play_get_cancellable: (transfer none): returns what stops reading a file. */
GCancellable *
lab_escape_play_get_cancellable (LabEscapePlay *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_PLAY (self), NULL);

  return self->cancellable;
}

/** lab_escape_play_tell: shows a short message. */
void
lab_escape_play_tell (LabEscapePlay *self,
                      const char    *text)
{
  g_return_if_fail (LAB_IS_ESCAPE_PLAY (self));

  tell (self, text);
}
