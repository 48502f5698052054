/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-host.h"

#include "lab-inquiry.h"
#include "model/lab-random.h"

/**
 * LabHost:
 *
 * Hosts a game: asks each player for a turn when it is theirs, and plays through the
 * controller what is answered, a step at a time, so that whoever shows the game can show
 * one step before the next.
 *
 * A person plays with both hands, through the controller, and the host hands in the
 * answer when the move is made: so every player is asked alike.
 *
 * An agent that fails, or answers what the rules forbid, is told of by
 * #LabHost::failed; random turns are played for its seat from there on.
 */
struct _LabHost
{
  GObject parent_instance;

  LabController *controller;
  LabInquiry inquiry;
  LabLimits limits;

  LabMemory memory;
  LabPosition before;                 /* as the turn began */

  LabHostStage stage;
  LabTurn turn;                       /* from LAB_HOST_ANSWERED on */
  gboolean waiting;                   /* to ask somebody who is busy */
  gboolean playing;                   /* the step that is made is ours */
  gboolean paused;
  gboolean due;                       /* a step was put off by a pause */
  gboolean stopped;
};

enum
{
  PROP_0,
  PROP_THINKING,
  PROP_STAGE,
  PROP_PAUSED,
  N_PROPS,
};

enum
{
  FAILED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabHost, lab_host, G_TYPE_OBJECT)

static void ask     (LabHost  *self);
static void ask_for (LabHost  *self,
                     gboolean  whole);

/* Private helpers: the turn */

static LabGame *
get_game (LabHost *self)
{
  return lab_controller_get_game (self->controller);
}

static const LabPosition *
get_position (LabHost *self)
{
  return lab_game_get_position (get_game (self));
}

static void
set_stage (LabHost      *self,
           LabHostStage  stage)
{
  LabSeat thinking = lab_host_get_thinking (self);

  if (self->stage == stage)
    return;
  self->stage = stage;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STAGE]);
  if (lab_host_get_thinking (self) != thinking)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

/* Wants no answer any more. */
static void
withdraw_question (LabHost *self)
{
  self->waiting = FALSE;
  lab_inquiry_withdraw (&self->inquiry);
}

/* A start of its own for each seat's random numbers, or for each of its questions. */
static guint64
derive_seed (guint64 seed,
             guint   number)
{
  LabRandom random;
  guint64 derived = 0;

  lab_random_init (&random, seed);
  for (guint i = 0; i <= number; i++)
    derived = lab_random_next (&random);
  return derived;
}

static guint64
get_seed (LabHost *self,
          LabSeat  seat)
{
  return derive_seed (lab_game_get_deal (get_game (self))->seed, seat);
}

/* Remembers what everybody has seen until now: all of the history, or what is left of it. */
static void
recall (LabHost *self)
{
  LabGame *game = get_game (self);

  lab_memory_init (&self->memory);
  for (guint i = 0; i + 2 <= lab_game_get_n_half_turns (game); i += 2)
    lab_memory_watch (&self->memory, lab_game_get_position_at (game, i),
                      lab_game_get_position_at (game, i + 2));
  self->before = *lab_game_get_position_at (game, lab_game_get_n_half_turns (game) / 2 * 2);
}

/* Whether @turn is the one of which the first half has been played. */
static gboolean
has_begun (LabHost       *self,
           const LabTurn *turn)
{
  LabGame *game = get_game (self);
  const LabTurn *begun = lab_game_get_turn (game, lab_game_get_n_turns (game) - 1);

  return turn->arrow == begun->arrow && turn->tile == begun->tile
         && lab_controller_may_move (self->controller, lab_game_get_seat (game), turn->cell, NULL);
}

static gboolean
may_play (LabHost        *self,
          const LabTurn  *turn,
          GError        **error)
{
  const LabPosition *position = get_position (self);

  if (position->phase == LAB_PHASE_MOVE)
    return lab_controller_may_move (self->controller, position->seat, turn->cell, error);
  return lab_controller_may_play_turn (self->controller, position->seat, turn, error);
}

static void
on_reply (gpointer        data,
          const LabReply *reply)
{
  LabHost *self = data;
  guint number = self->inquiry.number;
  LabSeat seat = get_position (self)->seat;
  g_autoptr (GError) error = NULL;

  if (!reply->open)
    {
      if (self->waiting)
        ask (self);
      return;
    }
  if (reply->whole && !(reply->turn != NULL && has_begun (self, reply->turn)))
    {
      ask_for (self, FALSE);
      return;
    }
  if (reply->turn != NULL && may_play (self, reply->turn, &error))
    {
      self->turn = *reply->turn;
      set_stage (self, get_position (self)->phase == LAB_PHASE_MOVE ? LAB_HOST_INSERTED
                                                                    : LAB_HOST_ANSWERED);
      return;
    }
  lab_inquiry_substitute (&self->inquiry, seat);
  g_signal_emit (self, signals[FAILED], 0, (guint) seat,
                 error != NULL ? error->message : reply->error->message);
  /* Whoever was told may have stopped the game. */
  if (!self->stopped && number == self->inquiry.number)
    ask (self);
}

/* Asks for what is left of the turn; or, if @whole, for all of it as if nothing of it had been
 * played. Random numbers come from the history alone, so that a game that was kept or rewound
 * goes on alike. */
static void
ask_for (LabHost  *self,
         gboolean  whole)
{
  LabGame *game = get_game (self);
  LabSeat seat = get_position (self)->seat;
  guint n_half_turns = lab_game_get_n_half_turns (game) - (whole ? 1 : 0);
  LabObservation observation;

  lab_observation_init (&observation, lab_game_get_position_at (game, n_half_turns), &self->memory);
  lab_inquiry_ask (&self->inquiry, &observation, &self->limits,
                   get_seed (self, seat) + n_half_turns, whole);
  set_stage (self, LAB_HOST_ASKED);
}

static void
ask (LabHost *self)
{
  const LabPosition *position = get_position (self);

  /* One question at a time. */
  self->waiting = lab_inquiry_is_busy (&self->inquiry, position->seat);
  if (self->waiting)
    {
      set_stage (self, LAB_HOST_ASKED);
      return;
    }
  /* Who had begun a turn when the game was kept finds the rest of it by the same thoughts. */
  ask_for (self, position->phase == LAB_PHASE_MOVE
                     && !lab_inquiry_is_person (&self->inquiry, position->seat)
                     && lab_game_get_n_half_turns (get_game (self)) > 0);
}

static void
turn_spare (LabHost *self)
{
  const LabPosition *position = get_position (self);
  int quarters = 0;

  while (lab_openings_turn (position->board.spare, quarters) != self->turn.tile)
    quarters++;
  if (quarters > 0)
    lab_controller_turn_spare (self->controller, position->seat, quarters, NULL);
}

/* Makes the next step; what can be made was asked when the answer came. */
static void
step (LabHost *self)
{
  LabSeat seat = get_position (self)->seat;
  g_autoptr (GError) error = NULL;

  self->playing = TRUE;
  switch (self->stage)
    {
    case LAB_HOST_IDLE:
      ask (self);
      break;
    case LAB_HOST_ANSWERED:
      turn_spare (self);
      set_stage (self, LAB_HOST_AIMED);
      break;
    case LAB_HOST_AIMED:
      /* The stage first: whoever hears of the insertion may ask how far we are. */
      set_stage (self, LAB_HOST_INSERTED);
      lab_controller_insert (self->controller, seat, self->turn.arrow, self->turn.tile, &error);
      break;
    case LAB_HOST_INSERTED:
      lab_controller_move (self->controller, seat, self->turn.cell, &error);
      break;
    case LAB_HOST_ASKED:
    default:
      break;
    }
  self->playing = FALSE;
  if (error != NULL)
    g_critical ("The game has changed under an answer: %s", error->message);
}

/* Private helpers: what the game says */

/* The turn that has just been played; its insertion may lie before the game began. */
static LabTurn
get_last_turn (LabHost *self,
               LabCell  cell)
{
  const LabPosition *position = get_position (self);
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
on_inserted (LabHost *self)
{
  /* Somebody else's hand: what was to be answered no longer fits. */
  if (!self->playing && !lab_inquiry_is_person (&self->inquiry, get_position (self)->seat))
    {
      withdraw_question (self);
      set_stage (self, LAB_HOST_IDLE);
    }
}

static void
on_moved (LabHost *self,
          guint    seat,
          guint    from G_GNUC_UNUSED,
          guint    to)
{
  LabPosition before = self->before;

  self->waiting = FALSE;
  self->before = *get_position (self);
  if (before.phase == LAB_PHASE_INSERT)
    lab_memory_watch (&self->memory, &before, &self->before);
  if (self->stage == LAB_HOST_ASKED)
    {
      LabTurn turn = get_last_turn (self, (LabCell) to);

      if (!lab_inquiry_answer (&self->inquiry, (LabSeat) seat, &turn))
        withdraw_question (self);
    }
  set_stage (self, LAB_HOST_IDLE);
}

static void
on_rewound (LabHost *self)
{
  withdraw_question (self);
  recall (self);
  set_stage (self, LAB_HOST_IDLE);
}

static void
on_ended (LabHost *self)
{
  withdraw_question (self);
  set_stage (self, LAB_HOST_IDLE);
}

/* GObject */

static void
lab_host_dispose (GObject *object)
{
  LabHost *self = LAB_HOST (object);

  if (self->controller != NULL)
    {
      lab_host_stop (self);
      g_signal_handlers_disconnect_by_data (get_game (self), self);
    }
  lab_inquiry_clear (&self->inquiry);
  g_clear_object (&self->controller);
  G_OBJECT_CLASS (lab_host_parent_class)->dispose (object);
}

static void
lab_host_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  LabHost *self = LAB_HOST (object);

  switch (prop_id)
    {
    case PROP_THINKING:
      g_value_set_uint (value, lab_host_get_thinking (self));
      break;
    case PROP_STAGE:
      g_value_set_uint (value, self->stage);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_host_class_init (LabHostClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = lab_host_dispose;
  object_class->get_property = lab_host_get_property;

  /** LabHost:thinking: the seat, no person's, that is asked; or %LAB_SEAT_NONE */
  props[PROP_THINKING] = g_param_spec_uint ("thinking", NULL, NULL, 0, LAB_SEAT_NONE, LAB_SEAT_NONE,
                                            flags);
  /** LabHost:stage: how far the turn has come; a #LabHostStage */
  props[PROP_STAGE] = g_param_spec_uint ("stage", NULL, NULL, 0, LAB_HOST_INSERTED, 0, flags);
  /** LabHost:paused: whether steps are put off */
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * LabHost::failed:
   * @self: a host
   * @seat: whose agent failed
   * @reason: why, in a sentence for players
   *
   * An agent gave no turn that can be played. Random turns are played for its seat from
   * there on, this one first.
   */
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
lab_host_init (LabHost *self)
{
  lab_memory_init (&self->memory);
  lab_inquiry_init (&self->inquiry, G_OBJECT (self), on_reply);
}

/* Public functions */

/**
 * lab_host_new:
 * @controller: of the game to host
 * @agents: (nullable) (array fixed-size=4): who plays each seat; where it is %NULL, or
 *   all of it, a person does
 *
 * The agents must be new, or have ended their last question. Their random numbers come
 * from the number of the game and of the half-turn, so that it can be played again, and
 * gone on with: what a game already has of a history is remembered.
 *
 * Returns: (transfer full): a host who has asked nobody yet
 */
LabHost *
lab_host_new (LabController    *controller,
              LabAgent * const *agents)
{
  LabHost *self;
  LabSeatSet seats;

  g_return_val_if_fail (LAB_IS_CONTROLLER (controller), NULL);

  self = g_object_new (LAB_TYPE_HOST, NULL);
  self->controller = g_object_ref (controller);
  recall (self);
  seats = lab_position_get_seats (&self->before);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((seats & LAB_SEAT_BIT (seat)) != 0)
        lab_inquiry_seat (&self->inquiry, seat, agents != NULL ? agents[seat] : NULL,
                          get_seed (self, seat));
    }
  g_signal_connect_swapped (get_game (self), "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect_swapped (get_game (self), "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (get_game (self), "ended", G_CALLBACK (on_ended), self);
  g_signal_connect_swapped (get_game (self), "rewound", G_CALLBACK (on_rewound), self);
  return self;
}

/** lab_host_get_controller: (transfer none): through which @self plays. */
LabController *
lab_host_get_controller (LabHost *self)
{
  g_return_val_if_fail (LAB_IS_HOST (self), NULL);

  return self->controller;
}

/** lab_host_get_agent: (transfer none) (nullable): who plays @seat now. */
LabAgent *
lab_host_get_agent (LabHost *self,
                    LabSeat  seat)
{
  g_return_val_if_fail (LAB_IS_HOST (self), NULL);
  g_return_val_if_fail (seat < LAB_N_SEATS, NULL);

  return self->inquiry.agents[seat];
}

/** lab_host_get_persons: the seats that persons play. */
LabSeatSet
lab_host_get_persons (LabHost *self)
{
  g_return_val_if_fail (LAB_IS_HOST (self), 0);

  return self->inquiry.persons;
}

/** lab_host_get_failed: the seats whose agents have failed. */
LabSeatSet
lab_host_get_failed (LabHost *self)
{
  g_return_val_if_fail (LAB_IS_HOST (self), 0);

  return self->inquiry.failed;
}

/**
 * lab_host_set_failed:
 * @self: a host who has asked nobody yet
 * @failed: seats, none of them a person's, whose agents failed earlier in this game
 *
 * Lets random turns be played for those seats, without telling of it again.
 */
void
lab_host_set_failed (LabHost    *self,
                     LabSeatSet  failed)
{
  g_return_if_fail (LAB_IS_HOST (self));
  g_return_if_fail ((failed & self->inquiry.persons) == 0);

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((failed & LAB_SEAT_BIT (seat)) != 0 && self->inquiry.agents[seat] != NULL)
        lab_inquiry_substitute (&self->inquiry, seat);
    }
}

/** lab_host_get_thinking: the seat, no person's, that is asked; or %LAB_SEAT_NONE. */
LabSeat
lab_host_get_thinking (LabHost *self)
{
  LabSeat seat;

  g_return_val_if_fail (LAB_IS_HOST (self), LAB_SEAT_NONE);

  seat = get_position (self)->seat;
  return self->stage == LAB_HOST_ASKED && !lab_inquiry_is_person (&self->inquiry, seat) ? seat : LAB_SEAT_NONE;
}

/** lab_host_get_stage: how far the turn has come. */
LabHostStage
lab_host_get_stage (LabHost *self)
{
  g_return_val_if_fail (LAB_IS_HOST (self), LAB_HOST_IDLE);

  return self->stage;
}

/**
 * lab_host_get_turn:
 * @self: a host
 *
 * Returns: (transfer none) (nullable): the turn that was answered and is being played;
 *   %NULL before, and of persons
 */
const LabTurn *
lab_host_get_turn (LabHost *self)
{
  g_return_val_if_fail (LAB_IS_HOST (self), NULL);

  return self->stage >= LAB_HOST_ANSWERED ? &self->turn : NULL;
}

/**
 * lab_host_observe:
 * @self: a host of a game that is not over
 * @observation: (out caller-allocates): what the player whose turn it is may know
 */
void
lab_host_observe (LabHost        *self,
                  LabObservation *observation)
{
  g_return_if_fail (LAB_IS_HOST (self) && observation != NULL);

  lab_observation_init (observation, get_position (self), &self->memory);
}

/**
 * lab_host_set_limits:
 * @self: a host
 * @limits: how long each player may think, from the next question on
 */
void
lab_host_set_limits (LabHost   *self,
                     LabLimits  limits)
{
  g_return_if_fail (LAB_IS_HOST (self));

  self->limits = limits;
}

/** lab_host_get_limits: how long each player may think, from the next question on. */
LabLimits
lab_host_get_limits (LabHost *self)
{
  g_return_val_if_fail (LAB_IS_HOST (self), (LabLimits) { 0 });

  return self->limits;
}

/**
 * lab_host_set_paused:
 * @self: a host
 * @paused: whether to put steps off
 *
 * In a pause nobody is asked and nothing is played. Who was asked before goes on to
 * think; the answer waits.
 */
void
lab_host_set_paused (LabHost  *self,
                     gboolean  paused)
{
  g_return_if_fail (LAB_IS_HOST (self));

  if (self->paused == paused)
    return;
  self->paused = paused;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
  if (!paused && self->due)
    lab_host_advance (self);
}

/** lab_host_get_paused: whether steps are put off. */
gboolean
lab_host_get_paused (LabHost *self)
{
  g_return_val_if_fail (LAB_IS_HOST (self), FALSE);

  return self->paused;
}

/**
 * lab_host_advance:
 * @self: a host
 *
 * Makes the next step of the turn: asks, turns the spare, inserts it, or moves. While
 * an answer is awaited there is none. In a pause the step is put off until its end.
 *
 * All but asking changes the game, and must not be done by a handler of its signals.
 */
void
lab_host_advance (LabHost *self)
{
  g_return_if_fail (LAB_IS_HOST (self));

  if (self->stopped || get_position (self)->phase == LAB_PHASE_OVER)
    return;
  self->due = self->paused;
  if (!self->paused)
    step (self);
}

/**
 * lab_host_stop:
 * @self: a host
 *
 * Asks nobody any more and plays nothing, for good. Who is thinking is told to stop,
 * which may take a moment; nobody waits for it.
 */
void
lab_host_stop (LabHost *self)
{
  g_return_if_fail (LAB_IS_HOST (self));

  self->stopped = TRUE;
  self->due = FALSE;
  withdraw_question (self);
  set_stage (self, LAB_HOST_IDLE);
}
