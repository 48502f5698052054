/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-thinking.h"

#include "lab-classic-worker.h"

/* People cannot follow a computer that moves at once. In milliseconds. */
#define DEFAULT_LEAST_TIME 400

struct _LabClassicThinking
{
  LabClassicGame *game;
  guint least_time;
  GCancellable *cancellable;    /* while a computer thinks, and until its move is played */
  gint64 asked_at;
  guint32 answer;
  guint answer_source;          /* plays the answer when the least time has passed */
};

/* Private helpers */

static gboolean
play_answer (gpointer data)
{
  LabClassicThinking *self = data;
  g_autoptr (GError) error = NULL;

  self->answer_source = 0;
  if (!lab_classic_game_move (self->game, self->answer, &error))
    g_critical ("The game has changed under an answer: %s", error->message);
  return G_SOURCE_REMOVE;
}

static void
on_answer (GObject      *source G_GNUC_UNUSED,
           GAsyncResult *result,
           gpointer      data)
{
  guint32 action;
  gboolean answered = lab_classic_worker_choose_finish (result, &action);
  LabClassicThinking *self = data;      /* may be gone if the question was cancelled */
  gint64 passed;

  if (!answered)
    return;
  passed = (g_get_monotonic_time () - self->asked_at) / 1000;
  self->answer = action;
  if (passed < self->least_time)
    self->answer_source = g_timeout_add (self->least_time - (guint) passed, play_answer, self);
  else
    play_answer (self);
}

/* Public functions */

/**
 * lab_classic_thinking_new:
 * @game: a game, which must live as long as the result
 *
 * Returns: (transfer full): what thinks about moves of @game when it is asked
 */
LabClassicThinking *
lab_classic_thinking_new (LabClassicGame *game)
{
  LabClassicThinking *self = g_new0 (LabClassicThinking, 1);

  self->game = game;
  self->least_time = DEFAULT_LEAST_TIME;
  return self;
}

/** lab_classic_thinking_free: frees @self; does not wait for a search. */
void
lab_classic_thinking_free (LabClassicThinking *self)
{
  lab_classic_thinking_stop (self);
  g_free (self);
}

/** lab_classic_thinking_set_least_time: sets how long a move takes at least, in milliseconds. */
void
lab_classic_thinking_set_least_time (LabClassicThinking *self,
                                     guint               least_time)
{
  self->least_time = least_time;
}

/**
 * lab_classic_thinking_start:
 * @self: what does not think
 * @seat: the computer whose turn it is
 * @seed: the seed of its random numbers
 *
 * Asks for a move. It is played later, from the main loop; the game must not change before that.
 */
void
lab_classic_thinking_start (LabClassicThinking   *self,
                            const LabClassicSeat *seat,
                            guint64               seed)
{
  self->cancellable = g_cancellable_new ();
  self->asked_at = g_get_monotonic_time ();
  lab_classic_worker_choose (seat, self->game, seed, self->cancellable, on_answer, self);
}

/** lab_classic_thinking_stop: plays no move that was asked for; returns whether there was one. Call
 * it also when the move was played. */
gboolean
lab_classic_thinking_stop (LabClassicThinking *self)
{
  if (self->cancellable == NULL)
    return FALSE;
  lab_classic_worker_cancel (&self->cancellable);
  g_clear_handle_id (&self->answer_source, g_source_remove);
  return TRUE;
}

/** lab_classic_thinking_is_active: returns whether a move was asked for, and is not played yet. */
gboolean
lab_classic_thinking_is_active (LabClassicThinking *self)
{
  return self->cancellable != NULL;
}
