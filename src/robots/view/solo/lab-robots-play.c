/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-play-private.h"

#include "lab-robots-chosen.h"
#include "lab-robots-files.h"
#include "lab-robots-saved-game.h"

/**
 * LabRobotsPlay:
 *
 * The puzzles of a window: the current one, which is saved after each move so that it can be
 * resumed, the next one, whose board is made in a thread, and the statistics. A puzzle that was
 * begun is replaced by another one only if the player agrees.
 */

enum
{
  LEVEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsPlay, lab_robots_play, G_TYPE_OBJECT)

#define DATA_KEY "lab-robots-play"

/* Private helpers */

static LabShell *
get_shell (LabRobotsPlay *self)
{
  return lab_family_get_shell (self->family);
}

/* Returns whether there are moves that would be lost. */
static gboolean
has_begun (LabRobotsPlay *self)
{
  return lab_robots_play_is_current (self) && lab_robots_game_get_n_moves (self->game) > 0;
}

/* Stops the time while the board is not seen. */
static void
update_held (LabRobotsPlay *self)
{
  LabShell *shell = get_shell (self);

  if (self->page != NULL && shell != NULL)
    lab_robots_solo_page_hold (self->page, lab_shell_has_dialog (shell)
                                               || g_strcmp0 (lab_family_get_page (self->family),
                                                             LAB_ROBOTS_PLAY_PAGE) != 0);
}

static void
tell (LabRobotsPlay *self,
      const char    *text)
{
  LabShell *shell = get_shell (self);

  if (self->page != NULL && shell != NULL)
    lab_robots_solo_page_tell (self->page, text);
  else if (shell != NULL)
    lab_announcer_say (lab_shell_get_announcer (shell), text);
  else
    g_message ("%s", text);
}

static void
update_actions (LabRobotsPlay *self)
{
  lab_robots_files_update (self->family);
}

static void
set_game (LabRobotsPlay *self,
          LabRobotsGame *game)
{
  if (game == self->game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  lab_robots_play_follow_game (self);
  update_actions (self);
}

/* Private helpers: signals */

static void
on_cancel (LabRobotsPlay *self)
{
  lab_robots_play_stop_making (self);
  lab_family_show_start (self->family);
}

static void
on_next (LabRobotsPlay *self)
{
  LabRobotsLevel next;

  lab_robots_chosen_init_next (&next, lab_robots_game_get_level (self->game));
  lab_robots_play_start (self, &next);
}

static void
on_trouble (LabRobotsPlay *self,
            const char    *reason)
{
  tell (self, reason);
}

/* Stops what nobody sees: the time, and looking for a board. */
static void
on_page (LabRobotsPlay *self)
{
  if (g_strcmp0 (lab_family_get_page (self->family), LAB_ROBOTS_PLAY_PAGE) != 0)
    lab_robots_play_stop_making (self);
  update_held (self);
}

/* GObject */

static void
lab_robots_play_dispose (GObject *object)
{
  LabRobotsPlay *self = LAB_ROBOTS_PLAY (object);

  lab_robots_play_stop_making (self);
  g_clear_object (&self->autosave);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->clock);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->questions);
  g_clear_pointer (&self->played, g_date_time_unref);
  self->page = NULL;
  G_OBJECT_CLASS (lab_robots_play_parent_class)->dispose (object);
}

static void
lab_robots_play_class_init (LabRobotsPlayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_robots_play_dispose;

  /**
   * LabRobotsPlay::level:
   *
   * The level that the player would play next has changed, or a puzzle was solved.
   */
  signals[LEVEL] = g_signal_new ("level", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_robots_play_init (LabRobotsPlay *self)
{
  self->clock = lab_clock_new ();
  self->cancellable = g_cancellable_new ();
}

/* Loads the current puzzle, unless another process has it. */
static void
load_current (LabRobotsPlay *self)
{
  const char *holder = lab_autosave_file_get_holder (self->autosave);
  g_autoptr (LabRobotsGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (holder == NULL)
    game = lab_robots_autosave_load (self->clock, &self->played, &error);
  if (holder != NULL || error != NULL)
    lab_game_files_tell_damage (self->family, holder, error);
  if (game == NULL)
    return;
  set_game (self, game);
  /* The program ended before the solution was counted. */
  self->is_counted = FALSE;
  if (lab_robots_game_is_solved (game))
    lab_robots_game_think (game);
}

/* Functions of the other files */

/** lab_robots_play_is_current: returns whether there is a puzzle that is not solved. */
gboolean
lab_robots_play_is_current (LabRobotsPlay *self)
{
  return self->game != NULL && !lab_robots_game_is_solved (self->game);
}

/** lab_robots_play_tell_level: tells that another level may be the next one. */
void
lab_robots_play_tell_level (LabRobotsPlay *self)
{
  g_signal_emit (self, signals[LEVEL], 0);
}

/** lab_robots_play_show_page: shows the page, which is created when it is first shown. */
void
lab_robots_play_show_page (LabRobotsPlay *self)
{
  if (self->page != NULL)
    {
      lab_family_show_page (self->family, LAB_ROBOTS_PLAY_PAGE);
      return;
    }
  /* The window may show another family. */
  self->is_showing = TRUE;
  g_action_group_activate_action (lab_family_get_actions (self->family), LAB_ROBOTS_PLAY_PAGE,
                                  NULL);
  self->is_showing = FALSE;
}

/** lab_robots_play_take: shows a puzzle, and saves it from now on. */
void
lab_robots_play_take (LabRobotsPlay *self,
                      LabRobotsGame *game)
{
  lab_robots_play_stop_making (self);
  set_game (self, game);
  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
  if (self->is_counted)
    lab_autosave_file_delete (self->autosave);
  else
    lab_robots_autosave_start (self->autosave, game);
  lab_robots_game_think (game);
  lab_robots_play_show_page (self);
  if (self->page != NULL)
    {
      lab_robots_solo_page_set_game (self->page, game);
      lab_robots_solo_page_focus_board (self->page);
    }
  update_held (self);
  lab_robots_play_tell_level (self);
}

/* Public functions */

/**
 * lab_robots_play_new: (constructor):
 * @family: the robots, which keep the new object
 *
 * Reads the current puzzle and the statistics.
 */
LabRobotsPlay *
lab_robots_play_new (LabFamily *family)
{
  LabRobotsPlay *self = g_object_new (LAB_TYPE_ROBOTS_PLAY, NULL);

  self->family = family;
  g_object_set_data (G_OBJECT (family), DATA_KEY, self);
  self->autosave = lab_robots_autosave_new ();
  self->questions = lab_robots_files_new_questions (family);
  g_signal_connect_object (self->autosave, "trouble", G_CALLBACK (on_trouble), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (family, "notify::page", G_CALLBACK (on_page), self, G_CONNECT_SWAPPED);
  load_current (self);
  update_actions (self);
  lab_robots_play_read_progress (self);
  return self;
}

/** lab_robots_play_get: (transfer none): returns the puzzles of a family. */
LabRobotsPlay *
lab_robots_play_get (LabFamily *family)
{
  return g_object_get_data (G_OBJECT (family), DATA_KEY);
}

/** lab_robots_play_create_page: (transfer floating): creates the page of the puzzles. */
GtkWidget *
lab_robots_play_create_page (LabFamily *family)
{
  LabRobotsPlay *self = lab_robots_play_get (family);
  LabShell *shell = get_shell (self);

  self->page = LAB_ROBOTS_SOLO_PAGE (lab_robots_solo_page_new (lab_shell_get_announcer (shell)));
  g_signal_connect_object (self->page, "next", G_CALLBACK (on_next), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "cancel", G_CALLBACK (on_cancel), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (shell, "notify::has-dialog", G_CALLBACK (update_held), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->page);
}

/** lab_robots_play_leave: stops the time. */
void
lab_robots_play_leave (GtkWidget *page)
{
  lab_robots_solo_page_hold (LAB_ROBOTS_SOLO_PAGE (page), TRUE);
}

/** lab_robots_play_resume: shows the current puzzle, if there is one. */
void
lab_robots_play_resume (LabRobotsPlay *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));

  if (lab_robots_play_is_current (self))
    lab_robots_play_take (self, self->game);
}

/** lab_robots_play_get_level: returns the number of the level that the player would play next. */
guint
lab_robots_play_get_level (LabRobotsPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PLAY (self), 1);

  if (lab_robots_play_is_current (self)
      && lab_robots_game_get_level (self->game)->mode == LAB_ROBOTS_MODE_LEVELS)
    return (guint) lab_robots_game_get_level (self->game)->number;
  return MIN (self->highest + 1, LAB_ROBOTS_MAX_LEVEL);
}

/** lab_robots_play_dup_resumable: returns when the current puzzle was last played, or %NULL. */
GDateTime *
lab_robots_play_dup_resumable (LabRobotsPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PLAY (self), NULL);

  if (!lab_robots_play_is_current (self) || self->played == NULL)
    return NULL;
  return g_date_time_ref (self->played);
}

/**
 * lab_robots_play_may_close:
 * @self: the puzzles
 *
 * Returns: whether the window may be closed now; asks first if the puzzle could not be saved
 */
gboolean
lab_robots_play_may_close (LabRobotsPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PLAY (self), TRUE);

  if (!has_begun (self) || lab_autosave_file_is_saved (self->autosave))
    return TRUE;
  lab_game_questions_ask_to_close (self->questions);
  return FALSE;
}

/** lab_robots_play_get_game: (transfer none) (nullable): returns the current puzzle. */
LabRobotsGame *
lab_robots_play_get_game (LabRobotsPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PLAY (self), NULL);

  return self->game;
}

/** lab_robots_play_has_begun: returns whether there are moves that would be lost. */
gboolean
lab_robots_play_has_begun (LabRobotsPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PLAY (self), FALSE);

  return has_begun (self);
}

/** lab_robots_play_open: plays a puzzle from a file, if the player agrees to lose the current
 * one. */
void
lab_robots_play_open (LabRobotsPlay *self,
                      LabRobotsGame *game)
{
  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));
  g_return_if_fail (LAB_IS_ROBOTS_GAME (game));

  lab_game_questions_open (self->questions, game);
}

/** lab_robots_play_get_cancellable: (transfer none): returns what stops reading a file. */
GCancellable *
lab_robots_play_get_cancellable (LabRobotsPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PLAY (self), NULL);

  return self->cancellable;
}

/** lab_robots_play_tell: shows a short message. */
void
lab_robots_play_tell (LabRobotsPlay *self,
                      const char    *text)
{
  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));

  tell (self, text);
}

/** lab_robots_play_is_making: returns whether a board is being made. */
gboolean
lab_robots_play_is_making (LabRobotsPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PLAY (self), FALSE);

  return self->making != NULL;
}
