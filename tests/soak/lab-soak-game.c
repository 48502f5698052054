/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-soak-game-private.h"
#include "lab-notation.h"
#include "lab-computer.h"

/* A game of the soak test: its players and its actions. */

/* One setup after another covers all variants, with two to four players. */
#define N_PLAYERS 3
#define N_VARIANTS (LAB_SOAK_N_RULES * N_PLAYERS)

/* How far strong players search. */
#define N_NODES 100
#define MINMAX_DEPTH 1

/* The limits of the length, in half-turns: most games are short, so that many end. */
#define MAX_LENGTH 160
#define MAX_LONG_LENGTH 900

/* How likely each action is, per mille, at each step. */
#define FORBIDDEN 120
#define UNDOES 25
#define REDOES 80
#define SAVES 12
#define ENDS 20
#define REVIVES 500

/* How long to wait until all players are finalized, in microseconds. */
#define PATIENCE (30 * G_TIME_SPAN_SECOND)

/* Private helpers: the players */

static void
free_weak_ref (gpointer ref)
{
  g_weak_ref_clear (ref);
  g_free (ref);
}

/* Returns the kind that stands for @level in a saved game, which can contain only
 * those of the window. */
static LabPlayerKind
get_kind (LabLevel level)
{
  switch (level)
    {
    case LAB_LEVEL_BEGINNER:
      return LAB_PLAYER_BEGINNER;
    case LAB_LEVEL_GREEDY:
      return LAB_PLAYER_NORMAL;
    case LAB_LEVEL_SOLVER:
      return LAB_PLAYER_HARD;
    case LAB_LEVEL_EXPERT:
      return LAB_PLAYER_EXPERT;
    case LAB_LEVEL_RANDOM:
    case LAB_LEVEL_MINMAX:
    case LAB_LEVEL_ALPHABETA:
    default:
      return LAB_PLAYER_PROGRAM;
    }
}

static LabAgent *
make_agent (LabLevel level)
{
  LabAgent *agent = lab_computer_new (level);

  if (level == LAB_LEVEL_MINMAX)
    lab_computer_set_depth (LAB_COMPUTER (agent), MINMAX_DEPTH);
  return agent;
}

/* Chooses the players: one seat gets the given level, so that each level plays in
 * all variants. The others are mostly people, which are fast. */
static void
cast (LabSoakGame *self,
      guint        star)
{
  LabSeat star_seat;

  do
    star_seat = (LabSeat) lab_random_below (&self->random, LAB_N_SEATS);
  while ((self->deal.seats & LAB_SEAT_BIT (star_seat)) == 0);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((self->deal.seats & LAB_SEAT_BIT (seat)) == 0)
        continue;
      self->levels[seat] = (LabLevel) lab_random_below (&self->random, LAB_LEVEL_GREEDY + 1);
      if (seat == star_seat && star < LAB_N_LEVELS)
        self->levels[seat] = (LabLevel) star;
      else if (star == LAB_N_LEVELS || lab_soak_game_draw (self, 700))
        self->persons |= LAB_SEAT_BIT (seat);
      if ((self->persons & LAB_SEAT_BIT (seat)) == 0)
        self->kinds[seat] = get_kind (self->levels[seat]);
    }
}

/* Deals the game, sometimes with names. */
static LabGame *
deal (LabSoakGame *self)
{
  static const char * const names[] = {
    "", "", "Ada", "Grace Hopper", "Ünïcödé = [x]; y", " # ", "日本語\\n", "😀",
    "a name as long as a name can be, with sixty-four letters at most",
  };
  char *chosen[LAB_N_SEATS] = { NULL };
  LabGame *game;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    chosen[seat] = g_strdup (names[lab_random_below (&self->random, G_N_ELEMENTS (names))]);
  game = lab_game_new (&self->deal, (const char * const *) chosen);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_free (chosen[seat]);
  return game;
}

static void
set_up (LabSoakGame *self,
        guint        number)
{
  guint n_players = 2 + number / LAB_SOAK_N_RULES % N_PLAYERS;
  g_autoptr (LabGame) game = NULL;
  g_autoptr (LabController) controller = NULL;

  self->deal.rules = (LabRules) (number % LAB_SOAK_N_RULES);
  self->deal.seed = lab_random_next (&self->random) >> 1;
  while ((guint) __builtin_popcount (self->deal.seats) != n_players)
    self->deal.seats = (LabSeatSet) lab_random_below (&self->random, 1u << LAB_N_SEATS);
  do
    self->deal.first_seat = (LabSeat) lab_random_below (&self->random, LAB_N_SEATS);
  while ((self->deal.seats & LAB_SEAT_BIT (self->deal.first_seat)) == 0);
  if (!lab_soak_game_draw (self, 200))
    self->deal.cards_each = (guint8) (1 + lab_random_below (&self->random, 4));
  cast (self, number / N_VARIANTS % (LAB_N_LEVELS + 1));
  self->tournament = lab_soak_game_draw (self, 150);
  self->max_half_turns = 1 + lab_random_below (&self->random, lab_soak_game_draw (self, 100)
                                                                  ? MAX_LONG_LENGTH : MAX_LENGTH);
  game = deal (self);
  controller = lab_controller_new (game);
  lab_controller_set_tournament (controller, self->tournament);
  lab_soak_dealt_init (&self->dealt, game);
  self->mirror = lab_soak_mirror_new (game);
  lab_soak_game_sit_down (self, controller);
}

static void
on_failed (LabTurnRunner *runner G_GNUC_UNUSED,
           guint          seat,
           const char    *reason,
           LabSoakGame   *self)
{
  if (self->failure == NULL)
    lab_soak_fail (&self->failure, LAB_SOAK_ERROR_PLAYER, "the player of seat %u failed: %s",
                   seat + 1, reason);
}

/* Drops the turn runner and the players, like a window that closes. */
static void
stand_up (LabSoakGame *self)
{
  if (self->runner != NULL)
    {
      lab_turn_runner_stop (self->runner);
      g_signal_handlers_disconnect_by_data (self->runner, self);
    }
  g_clear_object (&self->runner);
  g_clear_object (&self->controller);
}

/* Waits until no agent thinks and all callbacks are done; returns %FALSE after a
 * timeout. */
static gboolean
await_farewells (LabSoakGame *self)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  for (guint i = 0; i < self->agents->len;)
    {
      g_autoptr (GObject) agent = g_weak_ref_get (g_ptr_array_index (self->agents, i));

      if (agent == NULL)
        i++;
      else if (g_get_monotonic_time () > end)
        return FALSE;
      g_clear_object (&agent);
      if (!g_main_context_iteration (self->context, FALSE))
        g_usleep (100);
    }
  return TRUE;
}

/* Private helpers: the actions */

/* Does a random action; returns %FALSE if a check failed. Sets @over if nothing can
 * be done any more. */
static gboolean
do_something (LabSoakGame *self,
              gboolean    *over,
              GError     **error)
{
  const LabPosition *position = lab_game_get_position (self->game);
  gboolean has_past = lab_game_get_n_half_turns (self->game) > 0;

  if (lab_soak_game_draw (self, FORBIDDEN))
    return lab_soak_game_try_forbidden (self, error);
  if (lab_soak_game_draw (self, SAVES))
    return lab_soak_game_save (self, error);
  if (lab_soak_mirror_get_n_undone (self->mirror) > 0 && lab_soak_game_draw (self, REDOES))
    return lab_soak_game_redo (self, error);
  if (has_past && !self->tournament
      && lab_soak_game_draw (self, position->phase == LAB_PHASE_OVER ? REVIVES : UNDOES))
    return lab_soak_game_undo (self, error);
  if (position->phase == LAB_PHASE_OVER)
    {
      *over = TRUE;
      return TRUE;
    }
  if (position->n_places > 0 && lab_soak_game_draw (self, ENDS))
    return lab_soak_game_end (self, error);
  return lab_soak_game_go_on (self, error);
}

static gboolean
play (LabSoakGame  *self,
      GCancellable *cancellable,
      GError      **error)
{
  gboolean over = FALSE;

  if (!lab_soak_game_check (self, error))
    return FALSE;
  while (!over && self->counts.n_half_turns < self->max_half_turns
         && !g_cancellable_is_cancelled (cancellable))
    {
      if (!do_something (self, &over, error) || !lab_soak_game_check (self, error))
        return FALSE;
    }
  return lab_soak_game_check_history (self, error);
}

/* For the other files of the soak test */

/* Deals game @number of @seed. */
void
lab_soak_game_init (LabSoakGame *self,
                    guint64      seed,
                    guint        number)
{
  const LabMemory nothing = { { 0 } };

  *self = (LabSoakGame) { .context = g_main_context_ref_thread_default () };
  lab_random_init (&self->random, seed + (number + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  self->agents = g_ptr_array_new_with_free_func (free_weak_ref);
  self->known = g_array_new (FALSE, FALSE, sizeof (LabPosition));
  self->memories = g_array_new (FALSE, FALSE, sizeof (LabMemory));
  self->hash = lab_soak_hash_new ();
  g_array_append_val (self->memories, nothing);
  set_up (self, number);
}

/* Ends the game. Returns: FALSE if a player was not finalized */
gboolean
lab_soak_game_clear (LabSoakGame *self)
{
  gboolean alone;

  g_clear_pointer (&self->mirror, lab_soak_mirror_free);
  stand_up (self);
  alone = await_farewells (self);
  lab_soak_hash_free (self->hash);
  g_clear_error (&self->failure);
  g_array_unref (self->known);
  g_array_unref (self->memories);
  g_ptr_array_unref (self->agents);
  g_main_context_unref (self->context);
  return alone;
}

/* Creates a turn runner for @controller's game, with the same players. */
void
lab_soak_game_sit_down (LabSoakGame   *self,
                        LabController *controller)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL };

  g_object_ref (controller);
  stand_up (self);
  self->controller = controller;
  self->game = lab_controller_get_game (controller);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (((self->deal.seats & ~self->persons) & LAB_SEAT_BIT (seat)) != 0)
        agents[seat] = make_agent (self->levels[seat]);
    }
  self->runner = lab_turn_runner_new (controller, agents);
  lab_turn_runner_set_limits (self->runner, (LabLimits) { .nodes = N_NODES });
  g_signal_connect (self->runner, "failed", G_CALLBACK (on_failed), self);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      GWeakRef *ref = g_new (GWeakRef, 1);

      g_weak_ref_init (ref, lab_turn_runner_get_agent (self->runner, seat));
      g_ptr_array_add (self->agents, ref);
      g_clear_object (&agents[seat]);
    }
}

/* Public functions */

/** lab_soak_counts_add: adds @other to @self. */
void
lab_soak_counts_add (LabSoakCounts       *self,
                     const LabSoakCounts *other)
{
  self->n_games += other->n_games;
  self->n_half_turns += other->n_half_turns;
  self->n_undone += other->n_undone;
  self->n_redone += other->n_redone;
  self->n_saved += other->n_saved;
  self->n_loaded += other->n_loaded;
  self->n_refused += other->n_refused;
}

/**
 * lab_soak_outcome_clear: frees the contents of @self.
 */
void
lab_soak_outcome_clear (LabSoakOutcome *self)
{
  g_clear_pointer (&self->position, g_free);
  g_clear_error (&self->error);
}

/**
 * lab_soak_game_play:
 * @seed: the seed of the whole test
 * @number: the number of the game, from 0
 * @cancellable: (nullable): to stop it
 * @outcome: (out caller-allocates): the result
 *
 * Plays a game like the window, with the controller and the turn runner, with undo,
 * redo, saving, and illegal actions in between, and makes all checks after each step.
 * The result depends only on @seed and @number. The default main context must run, here
 * or in another thread.
 */
void
lab_soak_game_play (guint64         seed,
                    guint           number,
                    GCancellable   *cancellable,
                    LabSoakOutcome *outcome)
{
  LabSoakGame self;

  lab_soak_game_init (&self, seed, number);
  *outcome = (LabSoakOutcome) { .rules = (guint8) self.deal.rules };
  if (!play (&self, cancellable, &outcome->error))
    {
      outcome->n_half_turns = lab_game_get_n_half_turns (self.game);
      outcome->position = lab_notation_format_position (lab_game_get_position (self.game));
    }
  self.counts.n_games = 1;
  outcome->counts = self.counts;
  outcome->cancelled = g_cancellable_is_cancelled (cancellable);
  if (!lab_soak_game_clear (&self) && outcome->error == NULL)
    lab_soak_fail (&outcome->error, LAB_SOAK_ERROR_PLAYER, "a player was not let go of");
}
