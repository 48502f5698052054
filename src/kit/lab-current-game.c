/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-current-game.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-pending-work.h"
#include "lab-play.h"
#include "lab-record-kind.h"
#include "lab-saved-text.h"
#include "lab-storage.h"

G_DEFINE_FINAL_TYPE (LabCurrentGame, lab_current_game, G_TYPE_OBJECT)

/* The last lines of a file: when the game has ended, and what the kind says of an end that was
 * counted. */
#define ENDED "\n# Ended "
#define COUNTED "\n# Counted "

/* Private helpers: saving */

static char *
format (LabCurrentGame  *self,
        GError         **error)
{
  if (self->kind->format_own != NULL)
    return self->kind->format_own (self->game, error);
  return self->kind->format (self->game);
}

static GBytes *
get_contents (gpointer   data,
              GError   **error)
{
  LabCurrentGame *self = data;
  g_autofree char *text = format (self, error);
  GString *contents;

  if (text == NULL)
    return NULL;
  contents = g_string_new (text);
  if (self->ended != 0)
    g_string_append_printf (contents, ENDED "%" G_GINT64_FORMAT "\n", self->ended);
  if (self->counted != NULL)
    g_string_append_printf (contents, COUNTED "%s\n", self->counted);
  return g_string_free_to_bytes (contents);
}

static gboolean
on_timeout (gpointer data)
{
  LabCurrentGame *self = data;

  self->timeout = 0;
  lab_autosave_file_save (self->file);
  return G_SOURCE_REMOVE;
}

static void
save (LabCurrentGame *self)
{
  guint delay = self->kind->get_delay != NULL ? self->kind->get_delay (self->game) : 0;

  if (delay == 0)
    lab_autosave_file_save (self->file);
  else if (self->timeout == 0)
    self->timeout = g_timeout_add (delay, on_timeout, self);
}

static void
keep (LabCurrentGame *self)
{
  self->is_kept = TRUE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  lab_autosave_file_start (self->file, get_contents, self);
}

static void
drop (LabCurrentGame *self)
{
  self->is_kept = FALSE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  lab_autosave_file_delete (self->file);
}

/* Private helpers: changes */

static gboolean
is_over (LabCurrentGame *self)
{
  return self->game != NULL && self->kind->is_over (self->game);
}

static void
note_end (LabCurrentGame *self)
{
  if (is_over (self) && self->ended == 0)
    self->ended = lab_record_kind_get_time ();
}

static void
on_change (LabCurrentGame *self)
{
  note_end (self);
  if (!is_over (self))
    {
      /* The game continues after its end was undone. */
      self->is_opened_over = FALSE;
      self->ended = 0;
      self->is_left = FALSE;
      self->is_ended = FALSE;
      if (!self->is_kept)
        {
          keep (self);
          g_signal_emit_by_name (self, "changed");
        }
    }
  if (self->is_kept)
    save (self);
  g_signal_emit_by_name (self, "moved");
}

static void
on_restarted (LabCurrentGame *self)
{
  g_clear_pointer (&self->counted, g_free);
}

static void
unset_game (LabCurrentGame *self)
{
  if (self->game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->game);
  g_clear_pointer (&self->counted, g_free);
}

static void
set_game (LabCurrentGame *self,
          GObject        *game)
{
  g_object_ref (game);
  unset_game (self);
  self->game = game;
  if (self->kind->restarted != NULL)
    g_signal_connect_object (game, self->kind->restarted, G_CALLBACK (on_restarted), self,
                             G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (self->kind->changes) && self->kind->changes[i] != NULL; i++)
    g_signal_connect_object (game, self->kind->changes[i], G_CALLBACK (on_change), self,
                             G_CONNECT_SWAPPED);
  self->is_opened_over = is_over (self);
  self->is_ended = FALSE;
  self->ended = 0;
  self->is_left = FALSE;
}

/* Private helpers: the end */

static void
clear (LabCurrentGame *self)
{
  /* This waits until the game is saved. */
  if (self->timeout != 0)
    lab_autosave_file_save (self->file);
  unset_game (self);
  if (self->file != NULL)
    lab_autosave_file_flush (self->file);
  g_clear_object (&self->file);
}

static void on_counted (GObject      *game,
                        GAsyncResult *result,
                        gpointer      data);

static char *
start_to_count (LabCurrentGame *self,
                GObject        *game,
                LabGameEnd      end)
{
  self->n_counting++;
  lab_pending_work_begin ();
  return self->kind->count (game, &end, on_counted, g_object_ref (self));
}

/* Counts the earlier games that could not be counted before. */
static void
count_earlier (LabCurrentGame *self)
{
  g_autoptr (GPtrArray) games = g_steal_pointer (&self->uncounted);

  self->uncounted = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < games->len; i++)
    {
      if (games->pdata[i] != self->game && self->kind->is_over (games->pdata[i]))
        g_free (start_to_count (self, games->pdata[i],
                                (LabGameEnd) { .time = lab_record_kind_get_time () }));
    }
}

/* A game whose end could not be counted is counted when it is replaced, with a later game, or when
 * the program starts again. */
static void
keep_uncounted (LabCurrentGame *self,
                GObject        *game,
                const GError   *error)
{
  if (game == self->game)
    {
      self->is_ended = FALSE;
      g_clear_pointer (&self->counted, g_free);
    }
  else
    g_ptr_array_add (self->uncounted, g_object_ref (game));
  if (!self->is_failing)
    g_signal_emit_by_name (self, "message", error->message, error);
  self->is_failing = TRUE;
}

/* A game whose end is in the statistics is not resumed any more. In the meantime, another one can
 * have replaced it, or its end can be undone and reached again. */
static void
on_counted (GObject      *game,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (LabCurrentGame) self = data;
  g_autoptr (GError) error = NULL;
  gboolean is_counted = lab_record_kind_add_finish (game, result, &error)
                        || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);

  lab_pending_work_end ();
  self->n_counting--;
  if (!is_counted)
    keep_uncounted (self, game, error);
  else
    {
      if (error != NULL)
        g_signal_emit_by_name (self, "message", error->message, error);
      self->is_failing = FALSE;
      count_earlier (self);
      if (self->n_counting == 0 && (self->game == NULL || self->is_ended))
        drop (self);
    }
  if (!self->is_closed)
    g_signal_emit_by_name (self, "changed");
  else if (self->n_counting == 0)
    clear (self);
}

static void
count (LabCurrentGame *self)
{
  char *counted;

  self->is_ended = TRUE;
  if (self->counted != NULL && !self->kind->replaces)
    {
      drop (self);
      return;
    }
  /* After a crash, the file must have the end that the statistics can have. */
  note_end (self);
  g_clear_handle_id (&self->timeout, g_source_remove);
  lab_autosave_file_save (self->file);
  lab_autosave_file_flush (self->file);
  counted = start_to_count (self, self->game,
                            (LabGameEnd) { self->ended, self->counted, self->is_left });
  g_free (self->counted);
  self->counted = counted != NULL ? counted : g_strdup ("");
}

/* Counts a game whose end could not be counted before. */
static void
count_left (LabCurrentGame *self)
{
  if (self->is_kept && is_over (self))
    lab_current_game_end (self);
}

/* GObject */

static void
lab_current_game_dispose (GObject *object)
{
  LabCurrentGame *self = LAB_CURRENT_GAME (object);

  clear (self);
  g_clear_pointer (&self->uncounted, g_ptr_array_unref);
  g_clear_object (&self->clock);
  g_clear_pointer (&self->played, g_date_time_unref);
  g_clear_pointer (&self->damage, g_free);
  G_OBJECT_CLASS (lab_current_game_parent_class)->dispose (object);
}

static void
lab_current_game_class_init (LabCurrentGameClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_current_game_dispose;

  /**
   * LabCurrentGame::changed:
   *
   * Another game is the current one, its end was counted, or its end was undone.
   */
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabCurrentGame::moved:
   *
   * The current game has changed.
   */
  g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabCurrentGame::message:
   * @text: sentences for players
   * @uncounted: (nullable): why the game could not be counted; %NULL if it could not be saved
   *
   * The game could not be saved or counted. The first comes only once for each game, the second
   * only once until a game can be counted again.
   */
  g_signal_new ("message", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_ERROR);
}

static void
lab_current_game_init (LabCurrentGame *self)
{
  self->uncounted = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Private helpers: loading */

static void
on_trouble (LabCurrentGame *self,
            const char     *reason)
{
  g_signal_emit_by_name (self, "message", reason, NULL);
}

/* Cuts a comment from the end of the contents of a file, and returns what it says. */
static char *
take_comment (char       *data,
              gsize      *length,
              const char *start)
{
  char *at = g_strrstr_len (data, (gssize) *length, start);
  char *text;

  if (at == NULL)
    return NULL;
  text = g_strchomp (g_strdup (at + strlen (start)));
  at[1] = '\0';
  *length = (gsize) (at + 1 - data);
  return text;
}

static GObject *
load (LabCurrentGame  *self,
      char           **counted,
      char           **ended,
      GError         **error)
{
  g_autofree char *path = lab_storage_get_path (self->kind->file_name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  gsize length;
  g_autofree char *data = lab_saved_text_read_file (file, &length, NULL, &problem);
  GObject *game = NULL;

  if (data != NULL)
    {
      *counted = take_comment (data, &length, COUNTED);
      *ended = take_comment (data, &length, ENDED);
      game = self->kind->parse_own != NULL
                 ? self->kind->parse_own (data, length, self->clock, &problem)
                 : lab_game_kind_parse (self->kind, data, length, self->clock, &problem);
    }
  if (game == NULL)
    lab_autosave_file_refuse (self->kind->file_name, problem, error);
  return game;
}

/* Public functions */

/**
 * lab_current_game_new: (constructor):
 * @kind: a kind of games
 * @clock: the clock of its games
 *
 * Takes the file of the current game, unless another process has it. There is no current game yet;
 * see lab_current_game_load().
 */
LabCurrentGame *
lab_current_game_new (const LabGameKind *kind,
                      LabClock          *clock)
{
  LabCurrentGame *self;

  g_return_val_if_fail (kind != NULL && LAB_IS_CLOCK (clock), NULL);

  self = g_object_new (LAB_TYPE_CURRENT_GAME, NULL);
  self->kind = kind;
  self->clock = g_object_ref (clock);
  self->file = lab_autosave_file_new (kind->file_name);
  g_signal_connect_object (self->file, "trouble", G_CALLBACK (on_trouble), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * lab_current_game_load:
 * @self: the current game
 *
 * Loads the game that was current when the program last ended, unless another process has it; see
 * LabCurrentGame.damage. If it was over but not counted, it is counted now. A file that
 * cannot be read is renamed, so that the next game does not overwrite it.
 */
void
lab_current_game_load (LabCurrentGame *self)
{
  const char *holder;
  g_autoptr (GObject) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *counted = NULL, *ended = NULL;
  guint64 time;

  g_return_if_fail (LAB_IS_CURRENT_GAME (self));

  holder = lab_autosave_file_get_holder (self->file);
  if (holder == NULL)
    game = load (self, &counted, &ended, &error);
  else
    self->damage = g_strdup_printf (
        /* Translators: %s is a sentence that says which other process has the saved game. */
        _("%s Only that window can resume the current game. Games that you play in this window "
          "are not saved."), holder);
  if (error != NULL)
    self->damage = g_strdup (error->message);
  if (game == NULL)
    return;
  set_game (self, game);
  self->counted = g_steal_pointer (&counted);
  self->played = lab_autosave_file_find_time (self->kind->file_name);
  self->is_opened_over = FALSE;
  self->is_kept = TRUE;
  self->is_left = is_over (self);
  if (self->is_left && ended != NULL
      && g_ascii_string_to_unsigned (ended, 10, 0, LAB_STORAGE_MAX_TIME, &time, NULL))
    self->ended = (gint64) time;
  count_left (self);
}

/**
 * lab_current_game_close:
 * @self: (transfer full): the current game
 *
 * Ends saving, after the last change is saved. If an end is being counted, the file stays taken
 * until that is done, so that it is counted once.
 */
void
lab_current_game_close (LabCurrentGame *self)
{
  g_return_if_fail (LAB_IS_CURRENT_GAME (self));

  count_earlier (self);
  self->is_closed = TRUE;
  if (self->n_counting == 0)
    clear (self);
  g_object_unref (self);
}

/** lab_current_game_is_running: returns whether there is a current game that is not over. */
gboolean
lab_current_game_is_running (LabCurrentGame *self)
{
  g_return_val_if_fail (LAB_IS_CURRENT_GAME (self), FALSE);

  return self->game != NULL && !self->kind->is_over (self->game);
}

/** lab_current_game_has_begun: returns whether there are moves that would be lost. */
gboolean
lab_current_game_has_begun (LabCurrentGame *self)
{
  g_return_val_if_fail (LAB_IS_CURRENT_GAME (self), FALSE);

  return lab_current_game_is_running (self) && self->kind->has_begun (self->game);
}

/** lab_current_game_dup_played: (transfer full) (nullable): returns when the game was last played,
 * if it can be resumed. */
GDateTime *
lab_current_game_dup_played (LabCurrentGame *self)
{
  g_return_val_if_fail (LAB_IS_CURRENT_GAME (self), NULL);

  if (!lab_current_game_is_running (self) || self->played == NULL)
    return NULL;
  return g_date_time_ref (self->played);
}

/** lab_current_game_touch: notes that the game is played now. */
void
lab_current_game_touch (LabCurrentGame *self)
{
  g_return_if_fail (LAB_IS_CURRENT_GAME (self));

  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
}

/**
 * lab_current_game_play:
 * @self: the current game
 * @game: (type GObject): a game, which may already be the current one
 *
 * Plays a game in place of the current one, without a question, and saves it from now on.
 */
void
lab_current_game_play (LabCurrentGame *self,
                       gpointer        game)
{
  g_return_if_fail (LAB_IS_CURRENT_GAME (self));
  g_return_if_fail (G_IS_OBJECT (game));

  g_object_ref (game);
  if (game != self->game)
    {
      count_left (self);
      set_game (self, game);
    }
  lab_current_game_touch (self);
  if (self->is_opened_over || (is_over (self) && self->is_ended && self->n_counting == 0))
    drop (self);
  else
    keep (self);
  g_signal_emit_by_name (self, "changed");
  g_object_unref (game);
}

/**
 * lab_current_game_end:
 * @self: the current game
 *
 * Counts the game if it is over and was not counted. The view calls it after it has shown the end.
 */
void
lab_current_game_end (LabCurrentGame *self)
{
  g_return_if_fail (LAB_IS_CURRENT_GAME (self));

  if (self->kind->count == NULL || !is_over (self) || self->is_opened_over || self->is_ended
      || (self->kind->may_count != NULL && !self->kind->may_count (self->game)))
    return;
  count (self);
}

/** lab_current_game_leave: leaves the game; it can be resumed unless it is over. */
void
lab_current_game_leave (LabCurrentGame *self)
{
  g_return_if_fail (LAB_IS_CURRENT_GAME (self));

  if (self->game == NULL || !is_over (self))
    return;
  count_left (self);
  /* The file stays until the end is counted, with what it has now. */
  lab_autosave_file_flush (self->file);
  lab_autosave_file_stop (self->file);
  unset_game (self);
}

/** lab_current_game_is_saved: waits until the game is saved or cannot be; returns %FALSE if it has
 * moves that would be lost when the program ends. */
gboolean
lab_current_game_is_saved (LabCurrentGame *self)
{
  g_return_val_if_fail (LAB_IS_CURRENT_GAME (self), TRUE);

  return !lab_current_game_has_begun (self) || lab_autosave_file_is_saved (self->file);
}

/** lab_game_kind_parse: (transfer full) (nullable): reads a game from the contents of a file that
 * players have chosen, or sets a #LabSavedGameError. */
gpointer
lab_game_kind_parse (const LabGameKind  *self,
                     const char         *data,
                     gsize               length,
                     LabClock           *clock,
                     GError            **error)
{
  return self->parse != NULL ? self->parse (data, length, clock, error)
                             : lab_play_parse (self, data, length, clock, error);
}
