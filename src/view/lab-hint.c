/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-hint.h"

#include "players/lab-computer.h"

/**
 * LabHint:
 *
 * What a good player would do in a person's place, knowing what the person may know and
 * nothing more. It changes nothing in the game, and is gone when the person has done
 * something else.
 */
struct _LabHint
{
  GObject parent_instance;

  LabHost *host;              /* (nullable) */
  LabLimits limits;
  GCancellable *cancellable;  /* of the question, while it is open */
  gboolean known;
  LabTurn turn;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabHint, lab_hint, G_TYPE_OBJECT)

/* Private helpers */

static LabGame *
get_game (LabHint *self)
{
  return lab_controller_get_game (lab_host_get_controller (self->host));
}

static void
on_answer (GObject      *agent,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (LabHint) self = data;
  g_autoptr (GError) error = NULL;
  LabThought thought;
  gboolean answered = lab_agent_choose_finish (LAB_AGENT (agent), result, &thought, &error);

  /* One that was dropped, perhaps for a newer one. */
  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  if (answered)
    {
      self->turn = thought.turn;
      self->known = TRUE;
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Whoever follows the hint keeps it for the walk. */
static void
on_inserted (LabHint *self,
             guint    arrow)
{
  LabGame *game = get_game (self);
  const LabTurn *last = lab_game_get_turn (game, lab_game_get_n_turns (game) - 1);

  if (!self->known || self->turn.arrow != arrow || self->turn.tile != last->tile)
    lab_hint_drop (self);
  else
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_spare_turned (LabHint *self)
{
  if (self->known)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* GObject */

static void
lab_hint_dispose (GObject *object)
{
  lab_hint_set_host (LAB_HINT (object), NULL);
  G_OBJECT_CLASS (lab_hint_parent_class)->dispose (object);
}

static void
lab_hint_class_init (LabHintClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_hint_dispose;

  /**
   * LabHint::changed:
   *
   * There is a hint, or there is none any more, or it is to be told in other words.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_hint_init (LabHint *self)
{
  self->limits.time = G_USEC_PER_SEC;
}

/* Public functions */

/**
 * lab_hint_new:
 *
 * Returns: (transfer full): a hint without a game
 */
LabHint *
lab_hint_new (void)
{
  return g_object_new (LAB_TYPE_HINT, NULL);
}

/**
 * lab_hint_set_host:
 * @self: a hint
 * @host: (nullable): whose game to give hints in
 */
void
lab_hint_set_host (LabHint *self,
                   LabHost *host)
{
  g_return_if_fail (LAB_IS_HINT (self));

  lab_hint_drop (self);
  if (self->host != NULL)
    g_signal_handlers_disconnect_by_data (get_game (self), self);
  g_set_object (&self->host, host);
  if (host == NULL)
    return;
  g_signal_connect_swapped (get_game (self), "spare-turned", G_CALLBACK (on_spare_turned), self);
  g_signal_connect_swapped (get_game (self), "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect_swapped (get_game (self), "moved", G_CALLBACK (lab_hint_drop), self);
  g_signal_connect_swapped (get_game (self), "ended", G_CALLBACK (lab_hint_drop), self);
  g_signal_connect_swapped (get_game (self), "rewound", G_CALLBACK (lab_hint_drop), self);
}

/**
 * lab_hint_set_limits:
 * @self: a hint
 * @limits: how long to think
 */
void
lab_hint_set_limits (LabHint   *self,
                     LabLimits  limits)
{
  g_return_if_fail (LAB_IS_HINT (self));

  self->limits = limits;
}

/**
 * lab_hint_ask:
 * @self: a hint for a game that is not over
 *
 * Thinks about the turn of the player whose turn it is, if that is not done already.
 */
void
lab_hint_ask (LabHint *self)
{
  g_autoptr (LabAgent) agent = NULL;
  LabObservation observation;

  g_return_if_fail (LAB_IS_HINT (self) && self->host != NULL);

  if (self->known || self->cancellable != NULL)
    return;
  agent = lab_computer_new (LAB_LEVEL_EXPERT);
  lab_host_observe (self->host, &observation);
  self->cancellable = g_cancellable_new ();
  lab_agent_choose_async (agent, &observation, &self->limits, self->cancellable, on_answer,
                          g_object_ref (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * lab_hint_drop:
 * @self: a hint
 *
 * Forgets the hint, and wants none any more.
 */
void
lab_hint_drop (LabHint *self)
{
  g_return_if_fail (LAB_IS_HINT (self));

  if (!self->known && self->cancellable == NULL)
    return;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->known = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/** lab_hint_get_asked: whether a hint is being thought of. */
gboolean
lab_hint_get_asked (LabHint *self)
{
  g_return_val_if_fail (LAB_IS_HINT (self), FALSE);

  return self->cancellable != NULL;
}

/**
 * lab_hint_get_turn:
 * @self: a hint
 *
 * Returns: (transfer none) (nullable): the turn to play; if its insertion has been made
 *   already, its move. %NULL if there is no hint.
 */
const LabTurn *
lab_hint_get_turn (LabHint *self)
{
  g_return_val_if_fail (LAB_IS_HINT (self), NULL);

  return self->known ? &self->turn : NULL;
}
