/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-turn-runner-private.h"

enum
{
  PROP_0,
  PROP_THINKING,
  PROP_STAGE,
  PROP_PAUSED,
  PROP_REPEATED,
  N_PROPS,
};

enum
{
  FAILED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/**
 * LabTurnRunner:
 *
 * Runs the turns of a game. It asks each player for a turn, then plays the answer through the
 * controller, one step at a time, so that a view can show each step before the next one.
 *
 * A person plays directly through the controller. When the move is made, the turn runner answers
 * the request for the person, so that all players are asked in the same way.
 *
 * If an agent fails or answers with a turn that the rules forbid, the turn runner emits
 * #LabTurnRunner::failed and plays random turns for the seat until the end of the game.
 */
G_DEFINE_FINAL_TYPE (LabTurnRunner, lab_turn_runner, G_TYPE_OBJECT)

/* Private helpers */

static LabGame *
get_game (LabTurnRunner *self)
{
  return lab_controller_get_game (self->controller);
}

/* Private helpers: steps */

static void
rotate_spare (LabTurnRunner *self)
{
  const LabPosition *position = lab_turn_runner_get_position (self);
  int quarters = 0;

  while (lab_openings_rotate (position->board.spare, quarters) != self->turn.tile)
    quarters++;
  if (quarters > 0)
    lab_controller_rotate_spare (self->controller, position->seat, quarters, NULL);
}

/* Performs the next step. The answer was checked before, so the rules allow the turn. */
static void
step (LabTurnRunner *self)
{
  LabSeat seat = lab_turn_runner_get_position (self)->seat;
  g_autoptr (GError) error = NULL;

  self->playing = TRUE;
  switch (self->stage)
    {
    case LAB_TURN_RUNNER_IDLE:
      lab_turn_runner_ask (self);
      break;
    case LAB_TURN_RUNNER_ANSWERED:
      rotate_spare (self);
      lab_turn_runner_set_stage (self, LAB_TURN_RUNNER_AIMED);
      break;
    case LAB_TURN_RUNNER_AIMED:
      /* The stage changes first, because handlers of the insertion may read it. */
      lab_turn_runner_set_stage (self, LAB_TURN_RUNNER_INSERTED);
      lab_controller_insert (self->controller, seat, self->turn.arrow, self->turn.tile, &error);
      break;
    case LAB_TURN_RUNNER_INSERTED:
      lab_controller_move (self->controller, seat, self->turn.cell, &error);
      break;
    case LAB_TURN_RUNNER_ASKED:
    default:
      break;
    }
  self->playing = FALSE;
  if (error != NULL)
    g_critical ("The game has changed under an answer: %s", error->message);
}

/* Private helpers: signals of the game */

/* Returns the turn that was just played. A game can start between an insertion and its move; the
 * turn is then taken from the position. */
static LabTurn
get_last_turn (LabTurnRunner *self,
               LabCell        cell)
{
  const LabPosition *position = lab_turn_runner_get_position (self);
  guint n_turns = lab_game_get_n_turns (get_game (self));

  if (n_turns > 0)
    return *lab_game_get_turn (get_game (self), n_turns - 1);
  return (LabTurn) {
    position->last_arrow,
    position->last_arrow == LAB_ARROW_NONE
        ? position->board.spare
        : lab_board_get_tile (&position->board, lab_arrow_cell (position->last_arrow, 0)),
    cell,
  };
}

static void
on_inserted (LabTurnRunner *self)
{
  LabSeat seat = lab_turn_runner_get_position (self)->seat;

  /* Another object played for the agent, so its answer would no longer fit the position. */
  if (!self->playing && !lab_agent_requests_is_person (&self->requests, seat))
    {
      lab_turn_runner_withdraw (self);
      lab_turn_runner_set_stage (self, LAB_TURN_RUNNER_IDLE);
    }
}

static void
on_moved (LabTurnRunner *self,
          guint          seat,
          guint          from G_GNUC_UNUSED,
          guint          to)
{
  self->waiting = FALSE;
  lab_turn_runner_watch_turn (self);
  if (self->stage == LAB_TURN_RUNNER_ASKED)
    {
      LabTurn turn = get_last_turn (self, (LabCell) to);

      if (!lab_agent_requests_answer (&self->requests, (LabSeat) seat, &turn))
        lab_turn_runner_withdraw (self);
    }
  lab_turn_runner_set_stage (self, LAB_TURN_RUNNER_IDLE);
  lab_turn_runner_watch_repetition (self);
}

static void
on_rewound (LabTurnRunner *self)
{
  lab_turn_runner_withdraw (self);
  lab_turn_runner_rebuild_memory (self);
  lab_turn_runner_set_stage (self, LAB_TURN_RUNNER_IDLE);
}

static void
on_ended (LabTurnRunner *self)
{
  lab_turn_runner_withdraw (self);
  lab_turn_runner_set_stage (self, LAB_TURN_RUNNER_IDLE);
}

/* GObject */

static void
lab_turn_runner_dispose (GObject *object)
{
  LabTurnRunner *self = LAB_TURN_RUNNER (object);

  if (self->controller != NULL)
    {
      lab_turn_runner_stop (self);
      g_signal_handlers_disconnect_by_data (get_game (self), self);
    }
  lab_agent_requests_clear (&self->requests);
  g_clear_object (&self->controller);
  G_OBJECT_CLASS (lab_turn_runner_parent_class)->dispose (object);
}

static void
lab_turn_runner_finalize (GObject *object)
{
  LabTurnRunner *self = LAB_TURN_RUNNER (object);

  lab_repetition_free (self->repetition);
  G_OBJECT_CLASS (lab_turn_runner_parent_class)->finalize (object);
}

static void
lab_turn_runner_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  LabTurnRunner *self = LAB_TURN_RUNNER (object);

  switch (prop_id)
    {
    case PROP_THINKING:
      g_value_set_uint (value, lab_turn_runner_get_thinking (self));
      break;
    case PROP_STAGE:
      g_value_set_uint (value, self->stage);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_REPEATED:
      g_value_set_boolean (value, lab_turn_runner_get_repeated (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_turn_runner_class_init (LabTurnRunnerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = lab_turn_runner_dispose;
  object_class->finalize = lab_turn_runner_finalize;
  object_class->get_property = lab_turn_runner_get_property;

  /** LabTurnRunner:thinking: the seat of the agent that thinks; or %LAB_SEAT_NONE */
  props[PROP_THINKING] = g_param_spec_uint ("thinking", NULL, NULL, 0, LAB_SEAT_NONE, LAB_SEAT_NONE,
                                            flags);
  /** LabTurnRunner:stage: the stage of the current turn, a #LabTurnRunnerStage */
  props[PROP_STAGE]
      = g_param_spec_uint ("stage", NULL, NULL, 0, LAB_TURN_RUNNER_INSERTED, 0, flags);
  /** LabTurnRunner:paused: whether steps are postponed */
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  /** LabTurnRunner:repeated: whether a game of computers has ended because it repeats itself */
  props[PROP_REPEATED] = g_param_spec_boolean ("repeated", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * LabTurnRunner::failed:
   * @self: a turn runner
   * @seat: the seat of the agent that failed
   * @reason: why it failed, in a sentence for players
   *
   * Emitted when an agent fails to give a turn that can be played. This turn and all later turns
   * of the seat are random.
   */
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
lab_turn_runner_init (LabTurnRunner *self)
{
  lab_memory_init (&self->memory);
  self->repetition = lab_repetition_new ();
  lab_turn_runner_init_questions (self);
}

/* For the files of LabTurnRunner */

/* Returns the current position of the game. */
const LabPosition *
lab_turn_runner_get_position (LabTurnRunner *self)
{
  return lab_game_get_position (get_game (self));
}

/* Sets the stage of the current turn. */
void
lab_turn_runner_set_stage (LabTurnRunner      *self,
                           LabTurnRunnerStage  stage)
{
  LabSeat thinking = lab_turn_runner_get_thinking (self);

  if (self->stage == stage)
    return;
  self->stage = stage;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STAGE]);
  if (lab_turn_runner_get_thinking (self) != thinking)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

/* Public functions */

/**
 * lab_turn_runner_new:
 * @controller: the controller of the game
 * @agents: (nullable) (array fixed-size=4): the agent on each seat; %NULL for a person. Without
 *   @agents, all players are persons
 *
 * Creates a turn runner. The agents must be new or have ended their last question. The seeds of
 * their random numbers depend only on the seed of the game and the number of half-turns, so a
 * saved game continues in the same way. If the game already has turns, the players remember what
 * they have seen in them.
 *
 * Returns: (transfer full): a turn runner that has not asked any player yet
 */
LabTurnRunner *
lab_turn_runner_new (LabController    *controller,
                     LabAgent * const *agents)
{
  LabTurnRunner *self;
  LabSeatSet seats;

  g_return_val_if_fail (LAB_IS_CONTROLLER (controller), NULL);

  self = g_object_new (LAB_TYPE_TURN_RUNNER, NULL);
  self->controller = g_object_ref (controller);
  lab_turn_runner_rebuild_memory (self);
  seats = lab_position_get_seats (&self->before);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((seats & LAB_SEAT_BIT (seat)) != 0)
        lab_agent_requests_seat (&self->requests, seat, agents != NULL ? agents[seat] : NULL,
                                 lab_turn_runner_get_seed (self, seat));
    }
  g_signal_connect_swapped (get_game (self), "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect_swapped (get_game (self), "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (get_game (self), "ended", G_CALLBACK (on_ended), self);
  g_signal_connect_swapped (get_game (self), "rewound", G_CALLBACK (on_rewound), self);
  return self;
}

/** lab_turn_runner_get_controller: (transfer none): returns the controller of the game. */
LabController *
lab_turn_runner_get_controller (LabTurnRunner *self)
{
  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), NULL);

  return self->controller;
}

/** lab_turn_runner_get_agent: (transfer none) (nullable): returns the current agent of @seat. */
LabAgent *
lab_turn_runner_get_agent (LabTurnRunner *self,
                           LabSeat        seat)
{
  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), NULL);
  g_return_val_if_fail (seat < LAB_N_SEATS, NULL);

  return self->requests.agents[seat];
}

/** lab_turn_runner_get_persons: returns the seats that persons play. */
LabSeatSet
lab_turn_runner_get_persons (LabTurnRunner *self)
{
  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), 0);

  return self->requests.persons;
}

/** lab_turn_runner_get_failed: returns the seats whose agents have failed. */
LabSeatSet
lab_turn_runner_get_failed (LabTurnRunner *self)
{
  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), 0);

  return self->requests.failed;
}

/**
 * lab_turn_runner_set_failed:
 * @self: a turn runner that has not asked any player yet
 * @failed: seats of agents that failed earlier in this game; not those of persons
 *
 * Plays random turns for those seats, without emitting #LabTurnRunner::failed again.
 */
void
lab_turn_runner_set_failed (LabTurnRunner *self,
                            LabSeatSet     failed)
{
  g_return_if_fail (LAB_IS_TURN_RUNNER (self));
  g_return_if_fail ((failed & self->requests.persons) == 0);

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((failed & LAB_SEAT_BIT (seat)) != 0 && self->requests.agents[seat] != NULL)
        lab_agent_requests_substitute (&self->requests, seat);
    }
}

/**
 * lab_turn_runner_get_thinking:
 *
 * Returns the seat of the agent that thinks, or %LAB_SEAT_NONE. Never returns the seat of a
 * person.
 */
LabSeat
lab_turn_runner_get_thinking (LabTurnRunner *self)
{
  LabSeat seat;

  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), LAB_SEAT_NONE);

  seat = lab_turn_runner_get_position (self)->seat;
  return self->stage == LAB_TURN_RUNNER_ASKED
                 && !lab_agent_requests_is_person (&self->requests, seat)
             ? seat
             : LAB_SEAT_NONE;
}

/** lab_turn_runner_get_stage: returns the stage of the current turn. */
LabTurnRunnerStage
lab_turn_runner_get_stage (LabTurnRunner *self)
{
  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), LAB_TURN_RUNNER_IDLE);

  return self->stage;
}

/**
 * lab_turn_runner_get_turn:
 * @self: a turn runner
 *
 * Returns: (transfer none) (nullable): the answer that is being played; %NULL before there is an
 *   answer, and during the turn of a person
 */
const LabTurn *
lab_turn_runner_get_turn (LabTurnRunner *self)
{
  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), NULL);

  return self->stage >= LAB_TURN_RUNNER_ANSWERED ? &self->turn : NULL;
}

/**
 * lab_turn_runner_set_limits:
 * @self: a turn runner
 * @limits: how long each player may think, from the next question on
 *
 * Sets how long each player may think.
 */
void
lab_turn_runner_set_limits (LabTurnRunner *self,
                            LabLimits      limits)
{
  g_return_if_fail (LAB_IS_TURN_RUNNER (self));

  self->limits = limits;
}

/** lab_turn_runner_get_limits: returns how long each player may think. */
LabLimits
lab_turn_runner_get_limits (LabTurnRunner *self)
{
  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), (LabLimits) { 0 });

  return self->limits;
}

/**
 * lab_turn_runner_set_paused:
 * @self: a turn runner
 * @paused: whether to postpone steps
 *
 * Begins or ends a pause. During a pause, no player is asked and no step is performed. A player
 * that was already asked keeps thinking, and the answer waits.
 */
void
lab_turn_runner_set_paused (LabTurnRunner *self,
                            gboolean       paused)
{
  g_return_if_fail (LAB_IS_TURN_RUNNER (self));

  if (self->paused == paused)
    return;
  self->paused = paused;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
  if (!paused && self->due)
    lab_turn_runner_advance (self);
}

/** lab_turn_runner_get_paused: returns whether steps are postponed. */
gboolean
lab_turn_runner_get_paused (LabTurnRunner *self)
{
  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), FALSE);

  return self->paused;
}

/**
 * lab_turn_runner_advance:
 * @self: a turn runner
 *
 * Performs the next step of the turn: asks the player, rotates the spare tile, inserts it, or
 * moves the pawn. Does nothing while a player thinks, or if the game has ended by repetition. A
 * pause postpones the step.
 *
 * Do not call this function in a handler of a signal of the game, because the step may change the
 * game.
 */
void
lab_turn_runner_advance (LabTurnRunner *self)
{
  g_return_if_fail (LAB_IS_TURN_RUNNER (self));

  if (self->stopped || lab_turn_runner_get_position (self)->phase == LAB_PHASE_OVER
      || lab_turn_runner_get_repeated (self))
    return;
  self->due = self->paused;
  if (!self->paused)
    step (self);
}

/**
 * lab_turn_runner_stop:
 * @self: a turn runner
 *
 * Stops the turn runner permanently. A player that is thinking is cancelled; this function does
 * not wait for it.
 */
void
lab_turn_runner_stop (LabTurnRunner *self)
{
  g_return_if_fail (LAB_IS_TURN_RUNNER (self));

  self->stopped = TRUE;
  self->due = FALSE;
  lab_turn_runner_withdraw (self);
  lab_turn_runner_set_stage (self, LAB_TURN_RUNNER_IDLE);
}
