/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-hint.h"

#include "lab-shift-computer.h"

G_DEFINE_FINAL_TYPE (LabShiftHint, lab_shift_hint, G_TYPE_OBJECT)

/* Private helpers */

static LabShiftGame *
get_game (LabShiftHint *self)
{
  return self->runner->controller->game;
}

static void
on_answer (GObject      *agent,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (LabShiftHint) self = data;
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;
  gboolean answered = lab_shift_agent_choose_finish (LAB_SHIFT_AGENT (agent), result, &thought,
                                                     &error);

  /* The computation was cancelled, perhaps in favor of a newer one. */
  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  if (answered)
    {
      self->turn = thought.turn;
      self->known = TRUE;
    }
  g_signal_emit_by_name (self, "changed");
}

/* A player who follows the hint keeps it for the move. */
static void
on_inserted (LabShiftHint *self,
             guint         arrow)
{
  LabShiftGame *game = get_game (self);
  const LabShiftTurn *last = lab_shift_game_get_turn (game, lab_shift_game_get_n_turns (game) - 1);

  if (!self->known || self->turn.arrow != arrow || self->turn.tile != last->tile)
    lab_shift_hint_drop (self);
  else
    g_signal_emit_by_name (self, "changed");
}

static void
on_spare_rotated (LabShiftHint *self)
{
  if (self->known)
    g_signal_emit_by_name (self, "changed");
}

/* GObject */

static void
lab_shift_hint_dispose (GObject *object)
{
  LabShiftHint *self = LAB_SHIFT_HINT (object);

  lab_shift_hint_drop (self);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->runner);
  G_OBJECT_CLASS (lab_shift_hint_parent_class)->dispose (object);
}

static void
lab_shift_hint_class_init (LabShiftHintClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_shift_hint_dispose;

  /**
   * LabShiftHint::changed:
   *
   * The hint appeared or disappeared, or its text changed.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
lab_shift_hint_init (LabShiftHint *self)
{
  self->limits.time = G_USEC_PER_SEC;
  self->game_signals = g_signal_group_new (LAB_TYPE_SHIFT_GAME);
  g_signal_group_connect_swapped (self->game_signals, "spare-rotated",
                                  G_CALLBACK (on_spare_rotated), self);
  g_signal_group_connect_swapped (self->game_signals, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (lab_shift_hint_drop),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "ended", G_CALLBACK (lab_shift_hint_drop),
                                  self);
  g_signal_group_connect_swapped (self->game_signals, "rewound", G_CALLBACK (lab_shift_hint_drop),
                                  self);
}

/* Public functions */

/**
 * lab_shift_hint_set_runner:
 * @self: a hint
 * @runner: (nullable): the turn runner of the game to give hints for
 *
 * Follows another game, and removes the hint.
 */
void
lab_shift_hint_set_runner (LabShiftHint       *self,
                           LabShiftTurnRunner *runner)
{
  g_return_if_fail (LAB_IS_SHIFT_HINT (self));

  lab_shift_hint_drop (self);
  g_set_object (&self->runner, runner);
  g_signal_group_set_target (self->game_signals, runner != NULL ? get_game (self) : NULL);
}

/**
 * lab_shift_hint_ask:
 * @self: a hint for a game that is not over
 *
 * Starts to compute a hint for the current player, unless that has already started.
 */
void
lab_shift_hint_ask (LabShiftHint *self)
{
  g_autoptr (LabShiftAgent) agent = NULL;
  LabShiftObservation observation;

  g_return_if_fail (LAB_IS_SHIFT_HINT (self) && self->runner != NULL);

  if (self->known || self->cancellable != NULL)
    return;
  agent = lab_shift_computer_new (LAB_SHIFT_STRENGTH_EXPERT);
  lab_shift_observation_init (&observation, &self->runner->controller->game->position,
                              &self->runner->memory);
  self->cancellable = g_cancellable_new ();
  lab_shift_agent_choose_async (agent, &observation, &self->limits, self->cancellable, on_answer,
                                g_object_ref (self));
  g_signal_emit_by_name (self, "changed");
}

/**
 * lab_shift_hint_drop:
 * @self: a hint
 *
 * Removes the hint and cancels a running computation.
 */
void
lab_shift_hint_drop (LabShiftHint *self)
{
  g_return_if_fail (LAB_IS_SHIFT_HINT (self));

  if (!self->known && self->cancellable == NULL)
    return;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->known = FALSE;
  g_signal_emit_by_name (self, "changed");
}

/**
 * lab_shift_hint_get_turn:
 * @self: a hint
 *
 * Returns: (transfer none) (nullable): the turn to play; after the insertion, only its move
 *   counts. %NULL if there is no hint.
 */
const LabShiftTurn *
lab_shift_hint_get_turn (LabShiftHint *self)
{
  g_return_val_if_fail (LAB_IS_SHIFT_HINT (self), NULL);

  return self->known ? &self->turn : NULL;
}
