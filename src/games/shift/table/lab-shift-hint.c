/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-hint.h"

#include "lab-computer.h"

/**
 * LabHint:
 *
 * Suggests what a good computer player would do in the place of a person, with only what that
 * person may know. A hint changes nothing in the game, and it disappears when the person does
 * something else.
 */
struct _LabHint
{
  GObject parent_instance;

  LabTurnRunner *runner;             /* (nullable) */
  GSignalGroup *game_signals; /* of its game */
  LabLimits limits;
  GCancellable *cancellable;  /* of the running computation */
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
  return lab_controller_get_game (lab_turn_runner_get_controller (self->runner));
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

  /* The computation was cancelled, perhaps in favor of a newer one. */
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

/* A player who follows the hint keeps it for the move. */
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
on_spare_rotated (LabHint *self)
{
  if (self->known)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* GObject */

static void
lab_hint_dispose (GObject *object)
{
  LabHint *self = LAB_HINT (object);

  lab_hint_drop (self);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->runner);
  G_OBJECT_CLASS (lab_hint_parent_class)->dispose (object);
}

static void
lab_hint_class_init (LabHintClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_hint_dispose;

  /**
   * LabHint::changed:
   *
   * The hint appeared or disappeared, or its text changed.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_hint_init (LabHint *self)
{
  self->limits.time = G_USEC_PER_SEC;
  self->game_signals = g_signal_group_new (LAB_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "spare-rotated",
                                  G_CALLBACK (on_spare_rotated), self);
  g_signal_group_connect_swapped (self->game_signals, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (lab_hint_drop), self);
  g_signal_group_connect_swapped (self->game_signals, "ended", G_CALLBACK (lab_hint_drop), self);
  g_signal_group_connect_swapped (self->game_signals, "rewound", G_CALLBACK (lab_hint_drop), self);
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
 * lab_hint_set_runner:
 * @self: a hint
 * @runner: (nullable): the turn runner of the game to give hints for
 *
 * Follows another game, and removes the hint.
 */
void
lab_hint_set_runner (LabHint       *self,
                     LabTurnRunner *runner)
{
  g_return_if_fail (LAB_IS_HINT (self));

  lab_hint_drop (self);
  g_set_object (&self->runner, runner);
  g_signal_group_set_target (self->game_signals, runner != NULL ? get_game (self) : NULL);
}

/**
 * lab_hint_set_limits:
 * @self: a hint
 * @limits: limits for the computation
 *
 * Limits the computation of future hints.
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
 * Starts to compute a hint for the current player, unless that has already started.
 */
void
lab_hint_ask (LabHint *self)
{
  g_autoptr (LabAgent) agent = NULL;
  LabObservation observation;

  g_return_if_fail (LAB_IS_HINT (self) && self->runner != NULL);

  if (self->known || self->cancellable != NULL)
    return;
  agent = lab_computer_new (LAB_LEVEL_EXPERT);
  lab_turn_runner_observe (self->runner, &observation);
  self->cancellable = g_cancellable_new ();
  lab_agent_choose_async (agent, &observation, &self->limits, self->cancellable, on_answer,
                          g_object_ref (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * lab_hint_drop:
 * @self: a hint
 *
 * Removes the hint and cancels a running computation.
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

/** lab_hint_get_asked: returns whether a hint is being computed. */
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
 * Returns: (transfer none) (nullable): the turn to play; after the insertion, only its move
 *   counts. %NULL if there is no hint.
 */
const LabTurn *
lab_hint_get_turn (LabHint *self)
{
  g_return_val_if_fail (LAB_IS_HINT (self), NULL);

  return self->known ? &self->turn : NULL;
}
