/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-turn-runner.h"

#include "lab-random.h"
#include "lab-shift-agent.h"
#include "lab-shift-computer.h"
#include "lab-shift-observation.h"
#include "lab-task.h"

G_DEFINE_FINAL_TYPE (LabShiftTurnRunner, lab_shift_turn_runner, G_TYPE_OBJECT)

/* The data of a question, which comes back with its answer. */
typedef struct
{
  GWeakRef asker;
  LabShiftAgent *agent;
  LabShiftSeat seat;
  guint number;
  gboolean whole;
} Question;

static void ask (LabShiftTurnRunner *self);
static void ask_for (LabShiftTurnRunner *self, gboolean whole);

/* Private helpers: releasing players */

/* Releases players without making the game wait. A program that plays gets a message to quit and
 * some time to end, so a thread waits for it. The application stays alive until then: it must
 * not leave other programs running. */

/* Keeps the application alive, if there is one, until a matching call of allow_exit(). */
static void
block_exit (void)
{
  if (g_application_get_default () != NULL)
    g_application_hold (g_application_get_default ());
}

static void
allow_exit (void)
{
  if (g_application_get_default () != NULL)
    g_application_release (g_application_get_default ());
}

static void
end_agent (LabTask *task G_GNUC_UNUSED,
           gpointer agent)
{
  g_object_unref (agent);
}

static gboolean
on_later (gpointer agent)
{
  lab_shift_agent_release (agent);
  allow_exit ();
  return G_SOURCE_REMOVE;
}

/* Private helpers: the players, and the questions to them. Only one question is open at a time. An
 * agent whose question was withdrawn must end its work before it gets another question. */

static void
free_question (Question *question)
{
  /* The function that calls us uses the agent, too. If its reference were the last one, it would
   * wait for the end of the agent. */
  lab_shift_agent_release_later (question->agent);
  allow_exit ();
  g_weak_ref_clear (&question->asker);
  g_free (question);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, free_question)

/* Withdraws the question to a player, if there is one. Its answer is then ignored. */
static void
withdraw (LabShiftTurnRunner *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  self->waiting = FALSE;
  self->number++;
  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}

/* Makes random turns play for @seat, whose agent has failed. */
static void
substitute (LabShiftTurnRunner *self,
            LabShiftSeat        seat)
{
  lab_shift_agent_release (g_steal_pointer (&self->agents[seat]));
  self->agents[seat] = lab_shift_computer_new (LAB_SHIFT_STRENGTH_RANDOM);
  self->failed |= LAB_SHIFT_SEAT_BIT (seat);
}

static gboolean
is_person (const LabShiftTurnRunner *self,
           LabShiftSeat              seat)
{
  return (self->persons & LAB_SHIFT_SEAT_BIT (seat)) != 0;
}

/* Private helpers: what the players see */

/* Compares the position at the start of a turn with the earlier ones. */
static void
add_position (LabShiftTurnRunner     *self,
              const LabShiftPosition *position)
{
  gboolean repeated = lab_shift_turn_runner_get_repeated (self);

  self->is_repeated = position->phase == LAB_SHIFT_PHASE_INSERT
                      && lab_shift_repetition_add (self->repetition, position, &self->memory);
  if (lab_shift_turn_runner_get_repeated (self) != repeated)
    g_signal_emit_by_name (self, "repeated");
}

/* Computes from the history what the players have seen, for a loaded game or after an undo. */
static void
rebuild_memory (LabShiftTurnRunner *self)
{
  LabShiftGame *game = self->game;

  lab_shift_memory_init (&self->memory);
  lab_shift_repetition_clear (self->repetition);
  add_position (self, lab_shift_game_get_position_at (game, 0));
  for (guint i = 0; i + 2 <= game->past->len; i += 2)
    {
      lab_shift_memory_watch (&self->memory, lab_shift_game_get_position_at (game, i),
                              lab_shift_game_get_position_at (game, i + 2));
      add_position (self, lab_shift_game_get_position_at (game, i + 2));
    }
  self->before = *lab_shift_game_get_position_at (game,
                                                  game->past->len / 2 * 2);
}

/* Lets the players see the turn that was just played. */
static void
watch_turn (LabShiftTurnRunner *self)
{
  LabShiftPosition before = self->before;

  self->before = self->game->position;
  if (before.phase == LAB_SHIFT_PHASE_INSERT)
    lab_shift_memory_watch (&self->memory, &before, &self->before);
}

/* Returns a different seed for each @number, which is a seat or a question. */
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

/* Returns whether @turn begins with the insertion that was already played, and its move is
 * allowed. */
static gboolean
continues_turn (LabShiftTurnRunner *self,
                const LabShiftTurn *turn)
{
  LabShiftGame *game = self->game;
  const LabShiftTurn *begun = lab_shift_game_get_turn (game, game->turns->len - 1);

  return turn->arrow == begun->arrow && turn->tile == begun->tile
      && lab_shift_game_may_move (self->game, game->position.seat,
                                  turn->cell, NULL);
}

static gboolean
may_play (LabShiftTurnRunner  *self,
          const LabShiftTurn  *turn,
          GError             **error)
{
  const LabShiftPosition *position = &self->game->position;

  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    return lab_shift_game_may_move (self->game, position->seat, turn->cell, error);
  return lab_shift_game_may_play_turn (self->game, position->seat, turn, error);
}

/* Sets the stage of the current turn. */
static void
set_stage (LabShiftTurnRunner      *self,
           LabShiftTurnRunnerStage  stage)
{
  if (self->stage == stage)
    return;
  self->stage = stage;
  g_signal_emit_by_name (self, "stage-changed");
}

/* Plays the answer to the open question; @turn is NULL if there is none, with the @reason. */
static void
take_answer (LabShiftTurnRunner *self,
             const Question     *question,
             const LabShiftTurn *turn,
             const GError       *reason)
{
  const LabShiftPosition *position = &self->game->position;
  LabShiftSeat seat = position->seat;
  guint number = self->number;
  g_autoptr (GError) error = NULL;

  if (question->whole && !(turn != NULL && continues_turn (self, turn)))
    {
      ask_for (self, FALSE);
      return;
    }
  if (turn != NULL && may_play (self, turn, &error))
    {
      self->turn = *turn;
      set_stage (self, position->phase == LAB_SHIFT_PHASE_MOVE
                           ? LAB_SHIFT_TURN_RUNNER_INSERTED
                           : LAB_SHIFT_TURN_RUNNER_ANSWERED);
      return;
    }
  substitute (self, seat);
  g_signal_emit_by_name (self, "failed", (guint) seat,
                         error != NULL ? error->message : reason->message);
  /* A handler of the signal may have stopped the game or asked again. */
  if (!self->stopped && number == self->number)
    ask (self);
}

static void
on_answer (GObject      *agent,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Question) question = data;
  g_autoptr (LabShiftTurnRunner) self = g_weak_ref_get (&question->asker);
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;
  gboolean answered = lab_shift_agent_choose_finish (LAB_SHIFT_AGENT (agent), result, &thought,
                                                     &error);

  if (self == NULL)
    return;
  self->busy &= (LabShiftSeatSet) ~LAB_SHIFT_SEAT_BIT (question->seat);
  if (question->number == self->number)
    {
      g_clear_object (&self->cancellable);
      take_answer (self, question, answered ? &thought.turn : NULL, error);
    }
  else if (self->waiting)
    {
      ask (self);
    }
}

/* Asks for the rest of the turn or, if @whole, for the whole turn as if its insertion had not
 * been played. The seed depends only on the history, so that a computer plays the same turns
 * again after a game is loaded or a turn is undone. The application stays alive until the question
 * has ended. */
static void
ask_for (LabShiftTurnRunner *self,
         gboolean            whole)
{
  LabShiftGame *game = self->game;
  LabShiftSeat seat = self->game->position.seat;
  guint n_half_turns = game->past->len - (whole ? 1 : 0);
  Question *question = g_new0 (Question, 1);
  LabShiftObservation observation;

  lab_shift_observation_init (&observation, lab_shift_game_get_position_at (game, n_half_turns),
                              &self->memory);
  self->busy |= LAB_SHIFT_SEAT_BIT (seat);
  self->number++;
  self->cancellable = g_cancellable_new ();
  g_weak_ref_init (&question->asker, self);
  question->agent = g_object_ref (self->agents[seat]);
  question->seat = seat;
  question->number = self->number;
  question->whole = whole;
  block_exit ();
  lab_shift_agent_set_seed (self->agents[seat],
                            derive_seed (game->deal.seed, seat) + n_half_turns);
  lab_shift_agent_choose_async (self->agents[seat], &observation, &self->limits,
                                self->cancellable, on_answer, question);
  set_stage (self, LAB_SHIFT_TURN_RUNNER_ASKED);
}

/* Asks the player whose turn it is, when the player has ended the last question. A person plays on
 * the board without an answer. */
static void
ask (LabShiftTurnRunner *self)
{
  const LabShiftPosition *position = &self->game->position;

  /* An agent can only answer one question at a time. */
  self->waiting = (self->busy & LAB_SHIFT_SEAT_BIT (position->seat)) != 0;
  if (self->waiting || is_person (self, position->seat))
    {
      set_stage (self, LAB_SHIFT_TURN_RUNNER_ASKED);
      return;
    }
  /* If a game was saved in the middle of a turn, the agent plans the whole turn again and comes
   * to the same move. */
  ask_for (self, position->phase == LAB_SHIFT_PHASE_MOVE && self->game->past->len > 0);
}

/* Private helpers: steps */

static void
rotate_spare (LabShiftTurnRunner *self)
{
  const LabShiftPosition *position = &self->game->position;
  int quarters = 0;

  while (lab_shift_openings_rotate (position->board.spare, quarters) != self->turn.tile)
    quarters++;
  if (quarters > 0)
    lab_shift_game_rotate_spare (self->game, position->seat, quarters, NULL);
}

/* Performs the next step. The answer was checked before, so the rules allow the turn. */
static void
step (LabShiftTurnRunner *self)
{
  LabShiftSeat seat = self->game->position.seat;
  g_autoptr (GError) error = NULL;

  self->playing = TRUE;
  switch (self->stage)
    {
    case LAB_SHIFT_TURN_RUNNER_IDLE:
      ask (self);
      break;
    case LAB_SHIFT_TURN_RUNNER_ANSWERED:
      rotate_spare (self);
      set_stage (self, LAB_SHIFT_TURN_RUNNER_AIMED);
      break;
    case LAB_SHIFT_TURN_RUNNER_AIMED:
      /* The stage changes first, because handlers of the insertion may read it. */
      set_stage (self, LAB_SHIFT_TURN_RUNNER_INSERTED);
      lab_shift_game_insert (self->game, seat, self->turn.arrow, self->turn.tile, &error);
      break;
    case LAB_SHIFT_TURN_RUNNER_INSERTED:
      lab_shift_game_move (self->game, seat, self->turn.cell, &error);
      break;
    case LAB_SHIFT_TURN_RUNNER_ASKED:
    default:
      break;
    }
  self->playing = FALSE;
  if (error != NULL)
    g_critical ("The game has changed under an answer: %s", error->message);
}

/* Private helpers: signals of the game */

static void
on_inserted (LabShiftTurnRunner *self)
{
  LabShiftSeat seat = self->game->position.seat;

  /* Another object played for the agent, so its answer would no longer fit the position. */
  if (!self->playing && !is_person (self, seat))
    {
      withdraw (self);
      set_stage (self, LAB_SHIFT_TURN_RUNNER_IDLE);
    }
}

static void
on_moved (LabShiftTurnRunner *self)
{
  withdraw (self);
  watch_turn (self);
  set_stage (self, LAB_SHIFT_TURN_RUNNER_IDLE);
  add_position (self, &self->before);
}

static void
on_rewound (LabShiftTurnRunner *self)
{
  withdraw (self);
  rebuild_memory (self);
  set_stage (self, LAB_SHIFT_TURN_RUNNER_IDLE);
}

static void
on_ended (LabShiftTurnRunner *self)
{
  withdraw (self);
  set_stage (self, LAB_SHIFT_TURN_RUNNER_IDLE);
}

/* GObject */

static void
lab_shift_turn_runner_dispose (GObject *object)
{
  LabShiftTurnRunner *self = LAB_SHIFT_TURN_RUNNER (object);

  if (self->game != NULL)
    {
      lab_shift_turn_runner_stop (self);
      g_signal_handlers_disconnect_by_data (self->game, self);
    }
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (self->agents[seat] != NULL)
        lab_shift_agent_release (g_steal_pointer (&self->agents[seat]));
    }
  g_clear_object (&self->game);
  G_OBJECT_CLASS (lab_shift_turn_runner_parent_class)->dispose (object);
}

static void
lab_shift_turn_runner_finalize (GObject *object)
{
  LabShiftTurnRunner *self = LAB_SHIFT_TURN_RUNNER (object);

  lab_shift_repetition_free (self->repetition);
  G_OBJECT_CLASS (lab_shift_turn_runner_parent_class)->finalize (object);
}

static void
lab_shift_turn_runner_class_init (LabShiftTurnRunnerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = lab_shift_turn_runner_dispose;
  object_class->finalize = lab_shift_turn_runner_finalize;

  /** LabShiftTurnRunner::stage-changed: the stage of the current turn changed */
  g_signal_new ("stage-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /** LabShiftTurnRunner::repeated: a game of computers has ended because it repeats itself, or it
   * was undone until it does not */
  g_signal_new ("repeated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftTurnRunner::failed:
   * @self: a turn runner
   * @seat: the seat of the agent that failed
   * @reason: why it failed, in a sentence for players
   *
   * Emitted when an agent fails to give a turn that can be played. This turn and all later turns
   * of the seat are random.
   */
  g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                G_TYPE_STRING);
}

static void
lab_shift_turn_runner_init (LabShiftTurnRunner *self)
{
  lab_shift_memory_init (&self->memory);
  self->repetition = lab_shift_repetition_new ();
}

/* Public functions */

/**
 * lab_shift_agent_release:
 * @agent: (transfer full): an agent that is no longer needed
 *
 * Releases @agent: at once if that takes no time, otherwise in a thread.
 */
void
lab_shift_agent_release (LabShiftAgent *agent)
{
  static const LabTaskKind ending = { .work = end_agent, .goes_on = TRUE };

  g_return_if_fail (LAB_IS_SHIFT_AGENT (agent));

  if (LAB_IS_SHIFT_COMPUTER (agent))
    {
      g_object_unref (agent);
      return;
    }
  lab_task_free (lab_task_start (&ending, agent, NULL));
}

/**
 * lab_shift_agent_release_later:
 * @agent: (transfer full): an agent that is no longer needed
 *
 * Calls lab_shift_agent_release() from the main loop. Use it where a function that is still running
 * needs
 * @agent.
 */
void
lab_shift_agent_release_later (LabShiftAgent *agent)
{
  g_return_if_fail (LAB_IS_SHIFT_AGENT (agent));

  block_exit ();
  g_idle_add (on_later, agent);
}

/**
 * lab_shift_turn_runner_get_repeated:
 * @self: a turn runner
 *
 * Checks whether the game has ended by repetition. Computers that look only at the position can
 * play the same turns again and again. If only computers play, the game ends undecided when a
 * position occurs for the third time with the same player to move. Persons may repeat positions.
 *
 * Returns: whether the game has ended for this reason
 */
gboolean
lab_shift_turn_runner_get_repeated (LabShiftTurnRunner *self)
{
  g_return_val_if_fail (LAB_IS_SHIFT_TURN_RUNNER (self), FALSE);

  return self->is_repeated && self->persons == 0;
}

/**
 * lab_shift_turn_runner_new:
 * @game: the game
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
LabShiftTurnRunner *
lab_shift_turn_runner_new (LabShiftGame          *game,
                           LabShiftAgent * const *agents)
{
  LabShiftTurnRunner *self;
  LabShiftSeatSet seats;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (game), NULL);

  self = g_object_new (LAB_TYPE_SHIFT_TURN_RUNNER, NULL);
  self->game = g_object_ref (game);
  rebuild_memory (self);
  seats = lab_shift_position_get_seats (&self->before);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if ((seats & LAB_SHIFT_SEAT_BIT (seat)) == 0)
        continue;
      if (agents == NULL || agents[seat] == NULL)
        {
          self->persons |= LAB_SHIFT_SEAT_BIT (seat);
          continue;
        }
      self->agents[seat] = g_object_ref (agents[seat]);
      lab_shift_agent_begin (self->agents[seat], derive_seed (game->deal.seed, seat));
    }
  g_signal_connect_swapped (game, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (game, "ended", G_CALLBACK (on_ended), self);
  g_signal_connect_swapped (game, "rewound", G_CALLBACK (on_rewound), self);
  return self;
}

/**
 * lab_shift_turn_runner_set_failed:
 * @self: a turn runner that has not asked any player yet
 * @failed: seats of agents that failed earlier in this game; not those of persons
 *
 * Plays random turns for those seats, without emitting #LabShiftTurnRunner::failed again.
 */
void
lab_shift_turn_runner_set_failed (LabShiftTurnRunner *self,
                                  LabShiftSeatSet     failed)
{
  g_return_if_fail (LAB_IS_SHIFT_TURN_RUNNER (self));
  g_return_if_fail ((failed & self->persons) == 0);

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if ((failed & LAB_SHIFT_SEAT_BIT (seat)) != 0 && self->agents[seat] != NULL)
        substitute (self, seat);
    }
}

/**
 * lab_shift_turn_runner_get_thinking:
 *
 * Returns the seat of the agent that thinks, or %LAB_SHIFT_SEAT_NONE. Never returns the seat of a
 * person.
 */
LabShiftSeat
lab_shift_turn_runner_get_thinking (LabShiftTurnRunner *self)
{
  LabShiftSeat seat;

  g_return_val_if_fail (LAB_IS_SHIFT_TURN_RUNNER (self), LAB_SHIFT_SEAT_NONE);

  seat = self->game->position.seat;
  return self->stage == LAB_SHIFT_TURN_RUNNER_ASKED
                 && !is_person (self, seat)
             ? seat
             : LAB_SHIFT_SEAT_NONE;
}

/**
 * lab_shift_turn_runner_set_paused:
 * @self: a turn runner
 * @paused: whether to postpone steps
 *
 * Begins or ends a pause. During a pause, no player is asked and no step is performed. A player
 * that was already asked keeps thinking, and the answer waits.
 */
void
lab_shift_turn_runner_set_paused (LabShiftTurnRunner *self,
                                  gboolean            paused)
{
  g_return_if_fail (LAB_IS_SHIFT_TURN_RUNNER (self));

  if (self->paused == paused)
    return;
  self->paused = paused;
  if (!paused && self->due)
    lab_shift_turn_runner_advance (self);
}

/**
 * lab_shift_turn_runner_advance:
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
lab_shift_turn_runner_advance (LabShiftTurnRunner *self)
{
  g_return_if_fail (LAB_IS_SHIFT_TURN_RUNNER (self));

  if (self->stopped || self->game->position.phase == LAB_SHIFT_PHASE_OVER
      || lab_shift_turn_runner_get_repeated (self))
    return;
  self->due = self->paused;
  if (!self->paused)
    step (self);
}

/**
 * lab_shift_turn_runner_stop:
 * @self: a turn runner
 *
 * Stops the turn runner permanently. A player that is thinking is cancelled; this function does
 * not wait for it.
 */
void
lab_shift_turn_runner_stop (LabShiftTurnRunner *self)
{
  g_return_if_fail (LAB_IS_SHIFT_TURN_RUNNER (self));

  self->stopped = TRUE;
  self->due = FALSE;
  withdraw (self);
  set_stage (self, LAB_SHIFT_TURN_RUNNER_IDLE);
}
