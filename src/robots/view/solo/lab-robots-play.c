/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-play.h"

#include <glib/gi18n.h>

#include "lab-pending-work.h"
#include "lab-robots-files.h"
#include "lab-robots-records.h"
#include "lab-robots-saved-game.h"
#include "lab-robots-solo-page.h"
#include "lab-settings.h"

/**
 * LabRobotsPlay:
 *
 * The puzzles of a window: the current one, which is saved after each move so that it can be
 * resumed, the next one, whose board is made in a thread, and the statistics. A puzzle that was
 * begun is replaced by another one only if the player agrees.
 */
struct _LabRobotsPlay
{
  GObject parent_instance;

  LabFamily *family;          /* not referenced: it owns this object */
  LabClock *clock;
  LabAutosaveFile *autosave;
  LabRobotsSoloPage *page;    /* (nullable): not referenced */
  LabRobotsGame *game;        /* (nullable): the current puzzle */
  LabGameQuestions *questions;
  GCancellable *cancellable;  /* stops reading a file */
  GCancellable *making;       /* (nullable): stops making a board */
  GDateTime *played;          /* (nullable): when the puzzle was last played */
  gboolean is_showing;        /* the page is being created for the current puzzle */
  gboolean is_counted;        /* the current solution is in the statistics */
  guint highest;              /* the highest level that was solved, or 0 */
};

enum
{
  LEVEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsPlay, lab_robots_play, G_TYPE_OBJECT)

#define PAGE "robots"
#define DATA_KEY "lab-robots-play"

/* A puzzle without its board, as data of an object that the questions can hold. */
#define LEVEL_KEY "lab-robots-level"

/* Private helpers */

static LabShell *
get_shell (LabRobotsPlay *self)
{
  return lab_family_get_shell (self->family);
}

static gboolean
is_current (LabRobotsPlay *self)
{
  return self->game != NULL && !lab_robots_game_is_solved (self->game);
}

/* Returns whether there are moves that would be lost. */
static gboolean
has_begun (LabRobotsPlay *self)
{
  return is_current (self) && lab_robots_game_get_n_moves (self->game) > 0;
}

static gboolean
is_same (const LabRobotsLevel *level,
         const LabRobotsLevel *other)
{
  return level->mode == other->mode && level->number == other->number
         && level->mode != LAB_ROBOTS_MODE_BOARD;
}

/* Stops the time while the board is not seen. */
static void
update_held (LabRobotsPlay *self)
{
  LabShell *shell = get_shell (self);

  if (self->page != NULL && shell != NULL)
    lab_robots_solo_page_hold (self->page, lab_shell_has_dialog (shell)
                                               || g_strcmp0 (lab_family_get_page (self->family),
                                                             PAGE) != 0);
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

/* Finds the highest level that was solved. */
static void
read_progress (LabRobotsPlay *self)
{
  /* The page with the statistics tells players what was damaged when they look. */
  g_autoptr (GPtrArray) records = lab_robots_records_load (NULL);

  self->highest = MAX (self->highest, lab_robots_records_summarize (records).highest);
}

static void
update_actions (LabRobotsPlay *self)
{
  lab_robots_files_update (self->family);
}

/* Private helpers: the statistics */

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
    tell (self, error->message);
  else if (self->autosave != NULL && !is_current (self))
    lab_autosave_file_delete (self->autosave);
  g_signal_emit (self, signals[LEVEL], 0);
}

/* Counts a solution as soon as its stars are certain. */
static void
consider_counting (LabRobotsPlay *self)
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

/* Saves a puzzle again whose end was undone. */
static void
on_moved (LabRobotsPlay *self,
          gboolean       is_forward G_GNUC_UNUSED)
{
  if (!lab_robots_game_is_solved (self->game) && self->is_counted)
    lab_robots_autosave_start (self->autosave, self->game);
  self->is_counted = FALSE;
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
  g_signal_connect_object (game, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (consider_counting), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "known", G_CALLBACK (consider_counting), self,
                           G_CONNECT_SWAPPED);
  self->is_counted = lab_robots_game_is_solved (game);
  update_actions (self);
}

/* Private helpers: playing */

static void
stop_making (LabRobotsPlay *self)
{
  if (self->making != NULL)
    g_cancellable_cancel (self->making);
  g_clear_object (&self->making);
}

/* Shows the page, which is created when it is first shown. */
static void
show_page (LabRobotsPlay *self)
{
  if (self->page != NULL)
    {
      lab_family_show_page (self->family, PAGE);
      return;
    }
  /* The window may show another family. */
  self->is_showing = TRUE;
  g_action_group_activate_action (lab_family_get_actions (self->family), PAGE, NULL);
  self->is_showing = FALSE;
}

/* Shows a puzzle, and saves it from now on. */
static void
play (LabRobotsPlay *self,
      LabRobotsGame *game)
{
  stop_making (self);
  set_game (self, game);
  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
  if (self->is_counted)
    lab_autosave_file_delete (self->autosave);
  else
    lab_robots_autosave_start (self->autosave, game);
  lab_robots_game_think (game);
  show_page (self);
  if (self->page != NULL)
    {
      lab_robots_solo_page_set_game (self->page, game);
      lab_robots_solo_page_focus_board (self->page);
    }
  update_held (self);
  g_signal_emit (self, signals[LEVEL], 0);
}

static void
on_made (GObject      *source G_GNUC_UNUSED,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (LabRobotsPlay) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LabRobotsGame) game = NULL;
  LabRobotsLevel level;
  LabRobotsBoard board;

  if (lab_robots_level_make_finish (result, &level, &board, &error))
    {
      game = lab_robots_game_new (&level, &board, self->clock);
      play (self, game);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) && get_shell (self) != NULL)
    {
      stop_making (self);
      lab_family_show_start (self->family);
      lab_shell_tell (get_shell (self), _("Cannot Start the Puzzle"), error->message);
    }
}

static void
make (LabRobotsPlay        *self,
      const LabRobotsLevel *level)
{
  stop_making (self);
  self->making = g_cancellable_new ();
  show_page (self);
  if (self->page != NULL)
    lab_robots_solo_page_show_making (self->page, level);
  lab_robots_level_make_async (level, self->making, on_made, g_object_ref (self));
}

static void
on_cancel (LabRobotsPlay *self)
{
  stop_making (self);
  lab_family_show_start (self->family);
}

static guint64
draw_seed (void)
{
  return ((guint64) g_random_int () << 32) | g_random_int ();
}

static void
on_next (LabRobotsPlay *self)
{
  const LabRobotsLevel *level = lab_robots_game_get_level (self->game);
  LabRobotsLevel next;

  if (level->mode == LAB_ROBOTS_MODE_LEVELS)
    lab_robots_level_init_numbered (&next, (guint) level->number + 1);
  else
    lab_robots_level_init_random (&next, &level->recipe, level->n_moves, draw_seed ());
  lab_robots_play_start (self, &next);
}

static void
on_trouble (LabRobotsPlay *self,
            const char    *reason)
{
  tell (self, reason);
}

/* Private helpers: what the start page has chosen */

static void
choose_daily (LabRobotsLevel *level)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate today;

  g_date_clear (&today, 1);
  g_date_set_dmy (&today, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  lab_robots_level_init_daily (level, &today);
}

static void
choose_random (LabRobotsLevel *level,
               GSettings      *settings,
               gboolean        has_length)
{
  LabRobotsRecipe recipe;
  guint length = 0;

  lab_robots_recipe_init (&recipe);
  recipe.size = (guint) g_settings_get_int (settings, "robots-size") / 2 * 2;
  recipe.n_robots = (guint) g_settings_get_int (settings, "robots-robots");
  recipe.any_robot = g_settings_get_boolean (settings, "robots-any");
  recipe.must_ricochet = g_settings_get_boolean (settings, "robots-ricochet");
  if (has_length)
    length = (guint) CLAMP (g_settings_get_int (settings, "robots-length"), 1,
                            LAB_ROBOTS_MAX_EXACT);
  lab_robots_level_init_random (level, &recipe, length, draw_seed ());
}

/* Reads what the start page has chosen; levels if there are no settings. */
static void
choose (LabRobotsPlay  *self,
        LabRobotsLevel *level)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autofree char *id
      = settings != NULL ? g_settings_get_string (settings, "robots-mode") : g_strdup ("levels");
  LabRobotsMode mode = LAB_ROBOTS_MODE_LEVELS;

  lab_robots_mode_parse (id, &mode);
  if (mode == LAB_ROBOTS_MODE_DAILY)
    choose_daily (level);
  else if (mode == LAB_ROBOTS_MODE_ENDLESS || mode == LAB_ROBOTS_MODE_LENGTH)
    choose_random (level, settings, mode == LAB_ROBOTS_MODE_LENGTH);
  else
    lab_robots_level_init_numbered (level, lab_robots_play_get_level (self));
}

/* GObject */

static void
lab_robots_play_dispose (GObject *object)
{
  LabRobotsPlay *self = LAB_ROBOTS_PLAY (object);

  stop_making (self);
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
  g_signal_connect_object (family, "notify::page", G_CALLBACK (update_held), self,
                           G_CONNECT_SWAPPED);
  load_current (self);
  update_actions (self);
  read_progress (self);
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

/** lab_robots_play_show: starts what the start page has chosen, or resumes it if it is the current
 * puzzle. */
void
lab_robots_play_show (LabFamily *family,
                      GtkWidget *page G_GNUC_UNUSED)
{
  LabRobotsPlay *self = lab_robots_play_get (family);
  LabRobotsLevel level;

  if (self->is_showing)
    return;
  choose (self, &level);
  lab_robots_play_start (self, &level);
}

/** lab_robots_play_leave: stops the time. */
void
lab_robots_play_leave (GtkWidget *page)
{
  lab_robots_solo_page_hold (LAB_ROBOTS_SOLO_PAGE (page), TRUE);
}

/**
 * lab_robots_play_start:
 * @self: the puzzles
 * @level: what to play
 *
 * Starts a puzzle, or shows it if it is the current one. Asks first if moves of another one would
 * be lost.
 */
void
lab_robots_play_start (LabRobotsPlay        *self,
                       const LabRobotsLevel *level)
{
  g_autoptr (GObject) order = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));

  if (is_current (self) && is_same (lab_robots_game_get_level (self->game), level))
    {
      play (self, self->game);
      return;
    }
  order = g_object_new (G_TYPE_OBJECT, NULL);
  g_object_set_data_full (order, LEVEL_KEY, g_memdup2 (level, sizeof *level), g_free);
  lab_game_questions_start (self->questions, order);
}

/** lab_robots_play_start_board: plays a board that somebody has made, as lab_robots_play_start()
 * does. */
void
lab_robots_play_start_board (LabRobotsPlay        *self,
                             const LabRobotsBoard *board)
{
  g_autoptr (LabRobotsGame) game = NULL;
  LabRobotsLevel level;

  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));

  lab_robots_level_init_board (&level);
  game = lab_robots_game_new (&level, board, self->clock);
  lab_game_questions_start (self->questions, game);
}

/** lab_robots_play_resume: shows the current puzzle, if there is one. */
void
lab_robots_play_resume (LabRobotsPlay *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));

  if (is_current (self))
    play (self, self->game);
}

/** lab_robots_play_get_level: returns the number of the level that the player would play next. */
guint
lab_robots_play_get_level (LabRobotsPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PLAY (self), 1);

  if (is_current (self)
      && lab_robots_game_get_level (self->game)->mode == LAB_ROBOTS_MODE_LEVELS)
    return (guint) lab_robots_game_get_level (self->game)->number;
  return MIN (self->highest + 1, LAB_ROBOTS_MAX_LEVEL);
}

/** lab_robots_play_dup_resumable: returns when the current puzzle was last played, or %NULL. */
GDateTime *
lab_robots_play_dup_resumable (LabRobotsPlay *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PLAY (self), NULL);

  return is_current (self) && self->played != NULL ? g_date_time_ref (self->played) : NULL;
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

/**
 * lab_robots_play_set_game:
 * @self: the puzzles
 * @game: a #LabRobotsGame, or what lab_robots_play_start() has given to the questions
 *
 * Plays a puzzle instead of the current one, without a question.
 */
void
lab_robots_play_set_game (LabRobotsPlay *self,
                          gpointer       game)
{
  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));
  g_return_if_fail (G_IS_OBJECT (game));

  if (LAB_IS_ROBOTS_GAME (game))
    play (self, game);
  else
    make (self, g_object_get_data (game, LEVEL_KEY));
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
