/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-play.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-refuse.h"

/**
 * LabPlay:
 *
 * A game that is played: a state as a plain value, the moves that led to it as texts, those that
 * were undone, the time, and the hints. The rules are those of a #LabGameKind; a view follows the
 * signals, and draws what lab_play_get_state() says. A game that remembers more than that derives a
 * type, which lab_play_create() makes.
 *
 * A move starts the clock, and the end of the game stops it. A restart undoes all moves, so that
 * they can be redone; time and hints go on. If its kind has a signal for a restart, the game begins
 * again instead, with the clock at 0.
 */
typedef struct
{
  const LabGameKind *kind;
  gpointer state;             /* the current one */
  GPtrArray *moves;           /* texts, also those that were undone */
  GByteArray *states;         /* one more than moves: those before and after each */
  guint n_moves;
  guint n_hints;

  LabClock *clock;
  gint64 spent;               /* until @since, in microseconds */
  gint64 since;
  gboolean is_running;
  gboolean is_paused;
} LabPlayPrivate;

enum
{
  MOVED,
  ENDED,
  RESTARTED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_QUARK (lab-play-error-quark, lab_play_error)

G_DEFINE_TYPE_WITH_PRIVATE (LabPlay, lab_play, G_TYPE_OBJECT)

/* The version of the files of all kinds. */
#define VERSION 1

#define KEY_TIME "Milliseconds"
#define KEY_HINTS_USED "HintsUsed"
#define KEY_N_PLAYED "Played"
#define KEY_MOVES "Moves"

/* The longest time that is read, in milliseconds: some 31 years. */
#define MAX_TIME G_GUINT64_CONSTANT (1000000000000)

/* Private helpers */

static LabPlayPrivate *
get (LabPlay *self)
{
  return lab_play_get_instance_private (self);
}

static gconstpointer
get_state (LabPlayPrivate *self,
           guint           n_moves)
{
  return self->states->data + n_moves * self->kind->state_size;
}

static gint64
get_time (LabPlayPrivate *self)
{
  if (!self->is_running || self->is_paused)
    return self->spent;
  return self->spent + lab_clock_get_time (self->clock) - self->since;
}

static void
set_running (LabPlayPrivate *self,
             gboolean        is_running)
{
  self->spent = get_time (self);
  self->since = lab_clock_get_time (self->clock);
  self->is_running = is_running;
}

/* Shows another state, and lets a derived type follow it. */
static void
go_to (LabPlay  *play,
       guint     n_moves,
       gboolean  is_forward)
{
  LabPlayPrivate *self = get (play);
  gconstpointer before = get_state (self, self->n_moves);

  self->n_moves = n_moves;
  memcpy (self->state, get_state (self, n_moves), self->kind->state_size);
  set_running (self, !lab_play_is_over (play));
  if (LAB_PLAY_GET_CLASS (play)->update != NULL)
    LAB_PLAY_GET_CLASS (play)->update (play, before, is_forward);
}

/* Drops the moves that could be redone. */
static void
forget_undone (LabPlayPrivate *self)
{
  g_ptr_array_set_size (self->moves, (int) self->n_moves);
  g_byte_array_set_size (self->states, (guint) ((self->n_moves + 1) * self->kind->state_size));
}

static void
tell (LabPlay  *self,
      guint     n_moves,
      gboolean  is_forward)
{
  go_to (self, n_moves, is_forward);
  g_signal_emit (self, signals[MOVED], 0, is_forward);
  if (is_forward && lab_play_is_over (self))
    g_signal_emit (self, signals[ENDED], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* GObject */

static void
lab_play_finalize (GObject *object)
{
  LabPlayPrivate *self = get (LAB_PLAY (object));

  g_free (self->state);
  g_ptr_array_unref (self->moves);
  g_byte_array_unref (self->states);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (lab_play_parent_class)->finalize (object);
}

static guint
add_signal (const char *name,
            GType       type)
{
  return g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_play_class_init (LabPlayClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_play_finalize;

  /* A move emits these signals in this order, after everything has changed. */

  /** LabPlay::moved: another state is shown; the argument tells whether by a move or a redo */
  signals[MOVED] = g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  /** LabPlay::ended: a move or a redo has ended the game */
  signals[ENDED] = add_signal ("ended", type);
  /** LabPlay::changed: anything that is saved has changed, except the time */
  signals[CHANGED] = add_signal ("changed", type);

  /** LabPlay::restarted: the game begins again; followed by #LabPlay::changed */
  signals[RESTARTED] = add_signal ("restarted", type);
}

static void
lab_play_init (LabPlay *play)
{
  LabPlayPrivate *self = get (play);

  self->moves = g_ptr_array_new_with_free_func (g_free);
  self->states = g_byte_array_new ();
}

/* Public functions */

/**
 * lab_play_create: (constructor):
 * @type: #LabPlay or a type derived from it
 * @kind: a kind of games, with rules
 * @start: the state before the first move
 * @clock: the clock that measures the time
 *
 * Returns: (transfer full): a game without moves
 */
gpointer
lab_play_create (GType              type,
                 const LabGameKind *kind,
                 gconstpointer      start,
                 LabClock          *clock)
{
  LabPlay *play;
  LabPlayPrivate *self;

  g_return_val_if_fail (kind != NULL && kind->apply != NULL && start != NULL, NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);

  play = g_object_new (type, NULL);
  self = get (play);
  self->kind = kind;
  self->clock = g_object_ref (clock);
  self->state = g_memdup2 (start, kind->state_size);
  g_byte_array_append (self->states, start, (guint) kind->state_size);
  return play;
}

/** lab_play_get_state: (transfer none): returns the state after the moves. It stays at the same
 * place when it changes. */
gconstpointer
lab_play_get_state (LabPlay *self)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), NULL);

  return get (self)->state;
}

/** lab_play_find_state: (transfer none): returns the state after so many moves, also of those that
 * were undone. It is valid until the next move. */
gconstpointer
lab_play_find_state (LabPlay *self,
                     guint    n_moves)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), NULL);
  g_return_val_if_fail (n_moves <= get (self)->moves->len, NULL);

  return get_state (get (self), n_moves);
}

/** lab_play_get_n_moves: returns how many moves were made and not undone. */
guint
lab_play_get_n_moves (LabPlay *self)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), 0);

  return get (self)->n_moves;
}

/** lab_play_get_n_redo: returns how many moves can be redone. */
guint
lab_play_get_n_redo (LabPlay *self)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), 0);

  return get (self)->moves->len - get (self)->n_moves;
}

/** lab_play_get_n_hints: returns how many hints were asked for. */
guint
lab_play_get_n_hints (LabPlay *self)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), 0);

  return get (self)->n_hints;
}

/** lab_play_get_move: (transfer none): returns a move, from 0; those that can be redone come last.
 */
const char *
lab_play_get_move (LabPlay *self,
                   guint    index)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), NULL);
  g_return_val_if_fail (index < get (self)->moves->len, NULL);

  return g_ptr_array_index (get (self)->moves, index);
}

/** lab_play_get_seconds: returns how long the game was played, without pauses. */
double
lab_play_get_seconds (LabPlay *self)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), 0);

  return (double) get_time (get (self)) / G_TIME_SPAN_SECOND;
}

/** lab_play_is_running: returns whether the game has begun and has not ended, so that time passes
 * except in pauses. */
gboolean
lab_play_is_running (LabPlay *self)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), FALSE);

  return get (self)->is_running;
}

/** lab_play_get_paused: returns whether the time is stopped. */
gboolean
lab_play_get_paused (LabPlay *self)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), FALSE);

  return get (self)->is_paused;
}

/** lab_play_set_paused: stops the time, or lets it go on. */
void
lab_play_set_paused (LabPlay  *play,
                     gboolean  is_paused)
{
  LabPlayPrivate *self = get (play);

  g_return_if_fail (LAB_IS_PLAY (play));

  set_running (self, self->is_running);
  self->is_paused = is_paused;
}

/**
 * lab_play_restore:
 * @play: a game whose saved moves were made
 * @seconds: the time so far
 * @n_hints: how many hints were asked for
 *
 * Restores what does not follow from the moves. The clock waits for the next move.
 */
void
lab_play_restore (LabPlay *play,
                  double   seconds,
                  guint    n_hints)
{
  LabPlayPrivate *self = get (play);

  g_return_if_fail (LAB_IS_PLAY (play));
  g_return_if_fail (seconds >= 0);

  self->spent = (gint64) (seconds * G_TIME_SPAN_SECOND + 0.5);
  self->is_running = FALSE;
  self->n_hints = n_hints;
}

/**
 * lab_play_move:
 * @play: a game
 * @move: a move
 * @error: return location for why it is not possible, in a sentence for players
 *
 * Makes a move, after which no move can be redone.
 *
 * Returns: %FALSE if the move is not possible; nothing has changed then
 */
gboolean
lab_play_move (LabPlay     *play,
               const char  *move,
               GError     **error)
{
  LabPlayPrivate *self = get (play);
  g_autofree gpointer state = NULL;

  g_return_val_if_fail (LAB_IS_PLAY (play), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  state = g_memdup2 (self->state, self->kind->state_size);
  if (!self->kind->apply (state, move, error))
    return FALSE;
  forget_undone (self);
  g_ptr_array_add (self->moves, g_strdup (move));
  g_byte_array_append (self->states, state, (guint) self->kind->state_size);
  tell (play, self->n_moves + 1, TRUE);
  return TRUE;
}

/** lab_play_undo: takes back the last move; returns %FALSE with a #LabPlayError if there is
 * none. */
gboolean
lab_play_undo (LabPlay  *self,
               GError  **error)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), FALSE);

  if (get (self)->n_moves == 0)
    return lab_refuse (error, LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING, _("Nothing to undo."));
  tell (self, get (self)->n_moves - 1, FALSE);
  return TRUE;
}

/** lab_play_redo: makes a move again that was undone; returns %FALSE with a #LabPlayError if there
 * is none. */
gboolean
lab_play_redo (LabPlay  *self,
               GError  **error)
{
  g_return_val_if_fail (LAB_IS_PLAY (self), FALSE);

  if (get (self)->n_moves == get (self)->moves->len)
    return lab_refuse (error, LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING, _("Nothing to redo."));
  tell (self, get (self)->n_moves + 1, TRUE);
  return TRUE;
}

/** lab_play_restart: takes back all moves, or begins the game again; returns %FALSE with a
 * #LabPlayError if there is no move to take back. */
gboolean
lab_play_restart (LabPlay  *play,
                  GError  **error)
{
  LabPlayPrivate *self = get (play);

  g_return_val_if_fail (LAB_IS_PLAY (play), FALSE);

  if (self->kind->restarted != NULL)
    {
      go_to (play, 0, FALSE);
      forget_undone (self);
      self->spent = 0;
      self->is_running = FALSE;
      self->is_paused = FALSE;
      g_signal_emit (play, signals[RESTARTED], 0);
      g_signal_emit (play, signals[CHANGED], 0);
      return TRUE;
    }
  if (self->n_moves == 0)
    return lab_refuse (error, LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING, _("Nothing to undo."));
  tell (play, 0, FALSE);
  return TRUE;
}

/** lab_play_count_hint: counts a hint that a derived type has given. */
void
lab_play_count_hint (LabPlay *self)
{
  g_return_if_fail (LAB_IS_PLAY (self));

  get (self)->n_hints++;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Private helpers: files */

/* Makes one move of a file. */
static gboolean
read_move (LabPlay       *play,
           LabSavedText  *text,
           const char    *move,
           GError       **error)
{
  LabPlayPrivate *self = get (play);
  LabSavedGameError code = LAB_SAVED_GAME_ERROR_FORMAT;
  g_autoptr (GError) problem = NULL;

  if (self->kind->is_move == NULL || self->kind->is_move (move, &problem))
    {
      code = LAB_SAVED_GAME_ERROR_RULES;
      if (lab_play_move (play, move, &problem))
        return TRUE;
    }
  g_assert (problem != NULL);
  return lab_saved_text_refuse (text, code, LAB_PLAY_GROUP, KEY_MOVES, error,
                                /* Translators: the number of a move in a file, and a sentence that
                                 * says what is wrong. */
                                _("Move %u: %s"), self->n_moves + 1, problem->message);
}

/* Makes the moves of a file, so that the result always obeys the rules. The clock waits for the
 * next move then. */
static gboolean
read_moves (LabPlay       *play,
            LabSavedText  *text,
            GError       **error)
{
  LabPlayPrivate *self = get (play);
  gint64 spent = self->spent;
  g_autofree char *line = NULL;
  g_auto (GStrv) moves = NULL;
  guint64 n_played = 0;

  if (!lab_saved_text_take_number (text, LAB_PLAY_GROUP, KEY_N_PLAYED, G_MAXUINT, &n_played, error))
    return FALSE;
  line = lab_saved_text_take_word (text, LAB_PLAY_GROUP, KEY_MOVES, error);
  if (line == NULL)
    return FALSE;
  moves = g_strsplit (line, " ", -1);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      if (!read_move (play, text, moves[i], error))
        return FALSE;
    }
  self->spent = spent;
  self->is_running = FALSE;
  if (self->n_moves == n_played)
    return TRUE;
  return lab_saved_text_refuse (text, LAB_SAVED_GAME_ERROR_FORMAT, LAB_PLAY_GROUP, KEY_N_PLAYED,
                                error,
                                /* Translators: how many moves a file has, if not as many as it
                                 * says. */
                                _("Moves in this file: %u."), self->n_moves);
}

/* Writes what read_moves() reads. */
static void
write_moves (LabPlay  *play,
             GKeyFile *file)
{
  LabPlayPrivate *self = get (play);
  g_autoptr (GString) moves = g_string_new (NULL);

  for (guint i = 0; i < self->n_moves; i++)
    g_string_append_printf (moves, "%s%s", i > 0 ? " " : "", lab_play_get_move (play, i));
  /* This number comes before the moves, so that missing moves at the end of a file are noticed. */
  g_key_file_set_uint64 (file, LAB_PLAY_GROUP, KEY_N_PLAYED, self->n_moves);
  g_key_file_set_string (file, LAB_PLAY_GROUP, KEY_MOVES, moves->str);
}

/* Public functions: files */

/** lab_play_read_time: reads the time and the hints into a game without moves; %FALSE with a
 * #LabSavedGameError. */
gboolean
lab_play_read_time (LabPlay       *self,
                    LabSavedText  *text,
                    GError       **error)
{
  guint64 time = 0, n_hints = 0;

  if (!lab_saved_text_take_number (text, LAB_PLAY_GROUP, KEY_TIME, MAX_TIME, &time, error)
      || !lab_saved_text_take_number (text, LAB_PLAY_GROUP, KEY_HINTS_USED, G_MAXUINT, &n_hints,
                                      error))
    return FALSE;
  lab_play_restore (self, (double) time / 1000, (guint) n_hints);
  return TRUE;
}

/** lab_play_write_time: writes what lab_play_read_time() reads. */
void
lab_play_write_time (LabPlay  *self,
                     GKeyFile *file)
{
  guint64 time = (guint64) (lab_play_get_seconds (self) * 1000 + 0.5);

  g_key_file_set_uint64 (file, LAB_PLAY_GROUP, KEY_TIME, MIN (time, MAX_TIME));
  g_key_file_set_uint64 (file, LAB_PLAY_GROUP, KEY_HINTS_USED, lab_play_get_n_hints (self));
}

/**
 * lab_play_parse:
 * @kind: a kind of games whose files this function reads
 * @data: the contents of a file
 * @length: their length in bytes
 * @clock: the clock of the game
 * @error: return location for a #LabSavedGameError
 *
 * Reads what lab_play_format() has written.
 *
 * Returns: (transfer full) (nullable): the game, whose clock waits for the next move
 */
gpointer
lab_play_parse (const LabGameKind  *kind,
                const char         *data,
                gsize               length,
                LabClock           *clock,
                GError            **error)
{
  g_auto (LabSavedText) text = { 0 };
  g_autoptr (LabPlay) self = NULL;

  if (!lab_saved_text_open (&text, kind->heading, VERSION, data, length, error))
    return NULL;
  self = kind->read (&text, clock, error);
  return self != NULL && read_moves (self, &text, error) ? g_steal_pointer (&self) : NULL;
}

/** lab_play_format: (transfer full): returns the contents of a file with a game, without the moves
 * that could be redone. */
char *
lab_play_format (gpointer play)
{
  const LabGameKind *kind = get (play)->kind;
  g_autoptr (GKeyFile) file = lab_saved_text_create (kind->heading, VERSION);

  kind->write (play, file);
  write_moves (play, file);
  return g_key_file_to_data (file, NULL, NULL);
}

/** lab_play_is_over: returns whether the game has ended. */
gboolean
lab_play_is_over (gpointer play)
{
  return get (LAB_PLAY (play))->kind->is_end (get (play)->state);
}

/** lab_play_has_begun: returns whether there are moves. */
gboolean
lab_play_has_begun (gpointer play)
{
  return lab_play_get_n_moves (play) > 0;
}
