/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "controller/lab-host.h"
#include "controller/lab-test-agent.h"
#include "players/lab-computer.h"
#include "players/lab-person.h"

#define PATIENCE (20 * G_TIME_SPAN_SECOND)
#define MAX_STEPS 20000

/* A game with its host, and what it said. */
typedef struct
{
  LabGame *game;
  LabController *controller;
  LabHost *host;
  guint n_failed;
  LabSeat failed_seat;
  char *reason;
} Fixture;

#define wait_for(expression)                                       \
  G_STMT_START                                                     \
  {                                                                \
    gint64 end = g_get_monotonic_time () + PATIENCE;               \
    while (!(expression))                                          \
      {                                                            \
        g_assert_cmpint (g_get_monotonic_time (), <, end);         \
        if (!g_main_context_iteration (NULL, FALSE))               \
          g_usleep (200);                                          \
      }                                                            \
  }                                                                \
  G_STMT_END

/* Private helpers */

static void
on_failed (LabHost    *host G_GNUC_UNUSED,
           guint       seat,
           const char *reason,
           Fixture    *fixture)
{
  fixture->n_failed++;
  fixture->failed_seat = (LabSeat) seat;
  g_free (fixture->reason);
  fixture->reason = g_strdup (reason);
}

/* Takes the agents. */
static void
set_up_game (Fixture  *self,
             LabGame  *game,
             LabAgent *agents[LAB_N_SEATS])
{
  memset (self, 0, sizeof *self);
  self->game = game;
  self->controller = lab_controller_new (self->game);
  self->host = lab_host_new (self->controller, agents);
  g_signal_connect (self->host, "failed", G_CALLBACK (on_failed), self);
  for (LabSeat seat = 0; agents != NULL && seat < LAB_N_SEATS; seat++)
    g_clear_object (&agents[seat]);
}

static void
set_up (Fixture    *self,
        LabSeatSet  seats,
        guint8      cards,
        LabAgent   *agents[LAB_N_SEATS])
{
  LabDeal deal = { 42, seats, 0, cards, LAB_RULES_STANDARD };

  while ((seats & LAB_SEAT_BIT (deal.first_seat)) == 0)
    deal.first_seat++;
  set_up_game (self, lab_game_new (&deal, NULL), agents);
}

static void
tear_down (Fixture *self)
{
  GWeakRef host, game;

  g_weak_ref_init (&host, self->host);
  g_weak_ref_init (&game, self->game);
  g_clear_object (&self->host);
  g_clear_object (&self->controller);
  g_clear_object (&self->game);
  g_free (self->reason);
  /* Nothing may be left, also when somebody was still thinking. */
  g_assert_null (g_weak_ref_get (&host));
  g_assert_null (g_weak_ref_get (&game));
  g_weak_ref_clear (&host);
  g_weak_ref_clear (&game);
}

static const LabPosition *
get_position (Fixture *self)
{
  return lab_game_get_position (self->game);
}

/* A person's hands: inserts as the tile lies, and stays or goes where the treasure is. */
static void
play_by_hand (Fixture *self)
{
  const LabPosition *position = get_position (self);
  LabSeat seat = position->seat;
  LabTurn turn = { 0, position->board.spare, 0 };
  LabCell cell;

  if (position->phase == LAB_PHASE_INSERT)
    {
      LabObservation observation;
      LabThought thought;
      g_autoptr (LabAgent) adviser = lab_computer_new (LAB_LEVEL_GREEDY);
      const LabLimits limits = { 0 };

      lab_host_observe (self->host, &observation);
      g_assert_true (lab_agent_choose (adviser, &observation, &limits, NULL, &thought, NULL));
      turn = thought.turn;
      g_assert_true (lab_controller_insert (self->controller, seat, turn.arrow, turn.tile, NULL));
      cell = turn.cell;
    }
  else
    {
      cell = position->pawns[seat];
    }
  g_assert_cmpint (lab_host_get_stage (self->host), ==, LAB_HOST_ASKED);
  g_assert_true (lab_controller_move (self->controller, seat, cell, NULL));
}

/* Advances until the game is over; says how many steps that took. */
static guint
play_to_end (Fixture *self)
{
  guint n_steps;

  for (n_steps = 0; n_steps < MAX_STEPS && get_position (self)->phase != LAB_PHASE_OVER; n_steps++)
    {
      LabSeat seat = get_position (self)->seat;
      gboolean person = (lab_host_get_persons (self->host) & LAB_SEAT_BIT (seat)) != 0;

      lab_host_advance (self->host);
      if (lab_host_get_stage (self->host) != LAB_HOST_ASKED)
        continue;
      if (person)
        {
          g_assert_cmpuint (lab_host_get_thinking (self->host), ==, LAB_SEAT_NONE);
          g_assert_true (lab_person_get_asked (
              LAB_PERSON (lab_host_get_agent (self->host, seat))));
          play_by_hand (self);
          g_assert_false (lab_person_get_asked (
              LAB_PERSON (lab_host_get_agent (self->host, seat))));
          g_assert_cmpint (lab_host_get_stage (self->host), ==, LAB_HOST_IDLE);
        }
      else
        {
          g_assert_cmpuint (lab_host_get_thinking (self->host), ==, seat);
          wait_for (lab_host_get_stage (self->host) != LAB_HOST_ASKED);
        }
    }
  g_assert_cmpuint (n_steps, <, MAX_STEPS);
  return n_steps;
}

/* Tests */

static void
test_computers (gconstpointer data)
{
  LabSeatSet seats = (LabSeatSet) GPOINTER_TO_UINT (data);
  LabAgent *agents[LAB_N_SEATS] = { NULL };
  Fixture fixture;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    agents[seat] = lab_computer_new (seat % 2 == 0 ? LAB_LEVEL_GREEDY : LAB_LEVEL_SOLVER);
  set_up (&fixture, seats, 2, agents);
  g_assert_cmphex (lab_host_get_persons (fixture.host), ==, 0);
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  g_assert_cmpuint (get_position (&fixture)->n_places, ==,
                    (guint) __builtin_popcount (seats));
  /* Whatever is asked for now, nothing comes of it. */
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  tear_down (&fixture);
}

static void
test_persons_and_computers (void)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL, lab_computer_new (LAB_LEVEL_GREEDY), NULL, NULL };
  Fixture fixture;

  set_up (&fixture, 0x7, 2, agents);
  g_assert_cmphex (lab_host_get_persons (fixture.host), ==, 0x5);
  play_to_end (&fixture);
  g_assert_cmpuint (get_position (&fixture)->n_places, ==, 3);
  tear_down (&fixture);
}

/* A turn comes in steps, each to be seen before the next. */
static void
test_steps (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL, NULL, NULL };
  Fixture fixture;
  LabPosition before;
  LabTurn turn;

  set_up (&fixture, 0x5, 2, agents);
  before = *get_position (&fixture);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  g_assert_null (lab_host_get_turn (fixture.host));
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_ASKED);
  lab_host_advance (fixture.host);
  wait_for (lab_host_get_stage (fixture.host) == LAB_HOST_ANSWERED);
  g_assert_cmpmem (get_position (&fixture), sizeof before, &before, sizeof before);
  turn = *lab_host_get_turn (fixture.host);

  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_AIMED);
  g_assert_cmphex (get_position (&fixture)->board.spare, ==, turn.tile);
  g_assert_cmphex (turn.tile, !=, before.board.spare);
  g_assert_cmpint (get_position (&fixture)->phase, ==, LAB_PHASE_INSERT);
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_INSERTED);
  g_assert_cmpint (get_position (&fixture)->phase, ==, LAB_PHASE_MOVE);
  g_assert_cmpuint (get_position (&fixture)->last_arrow, ==, turn.arrow);
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  g_assert_cmpuint (get_position (&fixture)->seat, ==, 2);
  g_assert_null (lab_host_get_turn (fixture.host));
  tear_down (&fixture);
}

/* The tile is in already: only the move is played. */
static void
test_half_turn (void)
{
  const LabDeal deal = { 7, 0x5, 0, 2, LAB_RULES_STANDARD };
  LabAgent *agents[LAB_N_SEATS] = { lab_computer_new (LAB_LEVEL_GREEDY), NULL, NULL, NULL };
  LabPosition position;
  Fixture fixture;

  lab_deal_position (&deal, &position);
  lab_position_insert (&position, 3, position.board.spare);
  set_up_game (&fixture, lab_game_new_from_position (&position, NULL), agents);
  lab_host_advance (fixture.host);
  wait_for (lab_host_get_stage (fixture.host) == LAB_HOST_INSERTED);
  g_assert_cmpmem (get_position (&fixture), sizeof position, &position, sizeof position);
  lab_host_advance (fixture.host);
  g_assert_cmpuint (get_position (&fixture)->seat, ==, 2);
  tear_down (&fixture);

  /* A person's answer repeats the insertion, though it lies before the game. */
  set_up_game (&fixture, lab_game_new_from_position (&position, NULL), NULL);
  lab_host_advance (fixture.host);
  play_by_hand (&fixture);
  g_assert_cmpuint (get_position (&fixture)->seat, ==, 2);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  tear_down (&fixture);
}

/* Whoever fails is told of once, and random turns are played from there on. */
static void
test_failing (gconstpointer data)
{
  LabTestWay way = (LabTestWay) GPOINTER_TO_UINT (data);
  LabAgent *agents[LAB_N_SEATS] = { lab_computer_new (LAB_LEVEL_GREEDY), NULL,
                                    lab_test_agent_new (way, 2), NULL };
  g_autoptr (LabAgent) failing = g_object_ref (agents[2]);
  Fixture fixture;

  set_up (&fixture, 0x5, 8, agents);
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 1);
  g_assert_cmpuint (fixture.failed_seat, ==, 2);
  g_assert_cmpuint (strlen (fixture.reason), >, 10);
  g_assert_cmphex (lab_host_get_failed (fixture.host), ==, LAB_SEAT_BIT (2));
  g_assert_cmpint (LAB_TEST_AGENT (failing)->n_asked, ==, 3);
  g_assert_true (LAB_IS_COMPUTER (lab_host_get_agent (fixture.host, 2)));
  tear_down (&fixture);
}

static void
on_failed_stop (LabHost *host)
{
  lab_host_stop (host);
}

/* Whoever is told may stop the game at once. */
static void
test_stop_on_failure (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_ERROR, 0), NULL, NULL, NULL };
  Fixture fixture;

  set_up (&fixture, 0x5, 2, agents);
  g_signal_connect (fixture.host, "failed", G_CALLBACK (on_failed_stop), NULL);
  lab_host_advance (fixture.host);
  wait_for (fixture.n_failed == 1);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  tear_down (&fixture);
}

/* In mid-thought: stopped, or just dropped; the agent is told, and nobody waits. */
static void
test_leave_thinking (gconstpointer data)
{
  gboolean stop = GPOINTER_TO_INT (data);
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_WAIT, 0), NULL, NULL, NULL };
  GWeakRef agent;
  Fixture fixture;
  LabPosition before;

  g_weak_ref_init (&agent, agents[0]);
  set_up (&fixture, 0x5, 2, agents);
  before = *get_position (&fixture);
  lab_host_advance (fixture.host);
  wait_for (g_atomic_int_get (&LAB_TEST_AGENT (lab_host_get_agent (fixture.host, 0))->n_asked) > 0);
  if (stop)
    {
      lab_host_stop (fixture.host);
      g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
      g_assert_cmpuint (lab_host_get_thinking (fixture.host), ==, LAB_SEAT_NONE);
      for (guint i = 0; i < 50; i++)
        {
          g_main_context_iteration (NULL, FALSE);
          g_usleep (500);
        }
      g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
      g_assert_cmpuint (fixture.n_failed, ==, 0);
      g_assert_cmpmem (get_position (&fixture), sizeof before, &before, sizeof before);
    }
  tear_down (&fixture);
  for (;;)
    {
      g_autoptr (LabAgent) left = g_weak_ref_get (&agent);

      if (left == NULL)
        break;
      g_clear_object (&left);
      g_main_context_iteration (NULL, FALSE);
    }
  g_weak_ref_clear (&agent);
}

/* The same while a person is asked. */
static void
test_leave_person (void)
{
  g_autoptr (LabAgent) person = NULL;
  Fixture fixture;

  set_up (&fixture, 0x5, 2, NULL);
  lab_host_advance (fixture.host);
  person = g_object_ref (lab_host_get_agent (fixture.host, 0));
  g_assert_true (lab_person_get_asked (LAB_PERSON (person)));
  tear_down (&fixture);
  wait_for (!lab_person_get_asked (LAB_PERSON (person)));
}

static void
test_pause (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL, NULL, NULL };
  Fixture fixture;

  set_up (&fixture, 0x5, 2, agents);

  /* In mid-thought: the answer comes, and waits. */
  lab_host_advance (fixture.host);
  lab_host_set_paused (fixture.host, TRUE);
  g_assert_true (lab_host_get_paused (fixture.host));
  wait_for (lab_host_get_stage (fixture.host) == LAB_HOST_ANSWERED);
  lab_host_advance (fixture.host);
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_ANSWERED);
  /* One step was due, however often it was asked for. */
  lab_host_set_paused (fixture.host, FALSE);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_AIMED);

  /* Between two steps: nothing was due. */
  lab_host_set_paused (fixture.host, TRUE);
  lab_host_set_paused (fixture.host, FALSE);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_AIMED);
  lab_host_advance (fixture.host);
  lab_host_advance (fixture.host);

  /* Before a person is asked. */
  g_assert_cmpuint (get_position (&fixture)->seat, ==, 2);
  lab_host_set_paused (fixture.host, TRUE);
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  lab_host_set_paused (fixture.host, FALSE);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_ASKED);
  tear_down (&fixture);
}

/* What an agent is asked with: its own card, what was seen before, the limits. */
static void
test_question (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL,
                                    lab_test_agent_new (LAB_TEST_STAY, 0), NULL };
  LabTestAgent *first = LAB_TEST_AGENT (agents[0]), *second = LAB_TEST_AGENT (agents[2]);
  LabMemory memory;
  LabObservation expected;
  LabPosition before;
  Fixture fixture;

  set_up (&fixture, 0x5, 3, agents);
  g_assert_cmpuint (first->seed, !=, second->seed);
  lab_host_set_limits (fixture.host, (LabLimits) { 123, 456 });
  lab_memory_init (&memory);
  for (guint turn = 0; turn < 6; turn++)
    {
      LabTestAgent *agent = turn % 2 == 0 ? first : second;

      before = *get_position (&fixture);
      lab_observation_init (&expected, &before, &memory);
      lab_host_advance (fixture.host);
      wait_for (lab_host_get_stage (fixture.host) == LAB_HOST_ANSWERED);
      g_assert_cmpmem (&agent->observation, sizeof expected, &expected, sizeof expected);
      g_assert_cmpint (agent->limits.time, ==, 123);
      g_assert_cmpint (agent->limits.nodes, ==, 456);
      for (guint step = 0; step < 3; step++)
        lab_host_advance (fixture.host);
      lab_memory_watch (&memory, &before, get_position (&fixture));
    }
  tear_down (&fixture);
}

/* The number of a game and its players fix how it goes. */
static void
test_reproducible (void)
{
  LabPosition ends[2];
  guint n_turns[2];

  for (guint i = 0; i < 2; i++)
    {
      LabAgent *agents[LAB_N_SEATS] = { NULL };
      Fixture fixture;

      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        agents[seat] = lab_computer_new (LAB_LEVEL_BEGINNER);
      set_up (&fixture, 0xf, 1, agents);
      play_to_end (&fixture);
      ends[i] = *get_position (&fixture);
      n_turns[i] = lab_game_get_n_turns (fixture.game);
      tear_down (&fixture);
    }
  g_assert_cmpuint (n_turns[0], ==, n_turns[1]);
  g_assert_cmpmem (&ends[0], sizeof ends[0], &ends[1], sizeof ends[1]);
}

/* The game ends under whoever is thinking, or somebody else plays for them. */
static void
test_overtaken (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_WAIT, 0), NULL, NULL, NULL };
  Fixture fixture;
  LabTurn turn = { 0, 0, 0 };

  set_up (&fixture, 0x5, 2, agents);
  lab_host_advance (fixture.host);
  turn.tile = get_position (&fixture)->board.spare;
  g_assert_true (lab_controller_insert (fixture.controller, 0, turn.arrow, turn.tile, NULL));
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  g_assert_true (lab_controller_move (fixture.controller, 0, get_position (&fixture)->pawns[0],
                                      NULL));
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_ASKED);
  play_by_hand (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  tear_down (&fixture);
}

/* A person cannot be waited for. */
static void
test_person_blocking (void)
{
  const LabDeal deal = { 7, 0x5, 0, 2, LAB_RULES_STANDARD };
  g_autoptr (LabAgent) person = lab_person_new ();
  g_autoptr (GError) error = NULL;
  const LabLimits limits = { 0 };
  LabObservation observation;
  LabPosition position;
  LabThought thought;

  lab_deal_position (&deal, &position);
  lab_observation_init (&observation, &position, NULL);
  g_assert_false (lab_agent_choose (person, &observation, &limits, NULL, &thought, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
}

typedef struct
{
  gboolean done;
  gboolean answered;
  LabThought thought;
  GError *error;
} Answer;

static void
on_person_answer (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  Answer *answer = data;

  answer->answered = lab_agent_choose_finish (LAB_AGENT (source), result, &answer->thought,
                                              &answer->error);
  answer->done = TRUE;
}

static void
test_person_asked (void)
{
  const LabDeal deal = { 7, 0x5, 0, 2, LAB_RULES_STANDARD };
  const LabTurn turn = { 4, 6, LAB_CELL (2, 3) };
  g_autoptr (LabAgent) person = lab_person_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const LabLimits limits = { 0 };
  LabObservation observation;
  LabPosition position;
  Answer answer = { 0 }, cancelled = { 0 }, refused = { 0 };

  lab_deal_position (&deal, &position);
  lab_observation_init (&observation, &position, NULL);
  lab_agent_choose_async (person, &observation, &limits, cancellable, on_person_answer, &answer);
  g_assert_true (lab_person_get_asked (LAB_PERSON (person)));
  lab_person_answer (LAB_PERSON (person), &turn);
  g_assert_false (lab_person_get_asked (LAB_PERSON (person)));
  wait_for (answer.done);
  g_assert_true (answer.answered);
  g_assert_cmpuint (answer.thought.turn.arrow, ==, turn.arrow);
  g_assert_cmpuint (answer.thought.turn.tile, ==, turn.tile);
  g_assert_cmpuint (answer.thought.turn.cell, ==, turn.cell);

  lab_agent_choose_async (person, &observation, &limits, cancellable, on_person_answer, &cancelled);
  g_cancellable_cancel (cancellable);
  wait_for (cancelled.done);
  g_assert_error (cancelled.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (lab_person_get_asked (LAB_PERSON (person)));

  lab_agent_choose_async (person, &observation, &limits, cancellable, on_person_answer, &refused);
  wait_for (refused.done);
  g_assert_error (refused.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&cancelled.error);
  g_clear_error (&refused.error);
}

/* Taken back while somebody thinks: that thought is not wanted any more, and whoever is
 * to think again has first come to an end with it. */
static void
test_rewound (void)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL, NULL, lab_test_agent_new (LAB_TEST_WAIT, 1), NULL };
  LabTestAgent *computer = LAB_TEST_AGENT (agents[2]);
  Fixture fixture;
  LabTurn first;

  set_up (&fixture, 0x5, 3, agents);
  lab_host_advance (fixture.host);
  play_by_hand (&fixture);
  while (get_position (&fixture)->seat == 2)
    {
      lab_host_advance (fixture.host);
      wait_for (lab_host_get_stage (fixture.host) != LAB_HOST_ASKED);
    }
  g_assert_cmpint (computer->n_asked, ==, 1);
  lab_host_advance (fixture.host);
  play_by_hand (&fixture);
  first = *lab_game_get_turn (fixture.game, 2);
  lab_host_advance (fixture.host);
  wait_for (g_atomic_int_get (&computer->n_asked) == 2);
  for (guint i = 2; i < 5; i++)
    {
      g_assert_cmpuint (lab_host_get_thinking (fixture.host), ==, 2);
      g_assert_true (lab_controller_undo (fixture.controller, 2, NULL));
      g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
      lab_host_advance (fixture.host);
      g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_ASKED);
      /* The adviser of the hands knows no more and no less than before. */
      play_by_hand (&fixture);
      g_assert_cmpmem (lab_game_get_turn (fixture.game, 2), sizeof first, &first, sizeof first);
      lab_host_advance (fixture.host);
      wait_for (g_atomic_int_get (&computer->n_asked) == (int) i + 1);
    }
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  tear_down (&fixture);
}

/* A host of a game with a history knows what everybody saw, and draws the same numbers. */
static void
test_gone_on_with (void)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL };
  Fixture fixture;
  guint n_turns;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat += 2)
    agents[seat] = lab_computer_new (LAB_LEVEL_GREEDY);
  set_up (&fixture, 0x5, 4, agents);
  play_to_end (&fixture);
  n_turns = lab_game_get_n_turns (fixture.game);
  for (guint kept = 0; kept < n_turns; kept++)
    {
      Fixture other;
      LabObservation known;

      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat += 2)
        agents[seat] = lab_computer_new (LAB_LEVEL_GREEDY);
      set_up_game (&other, lab_game_new (lab_game_get_deal (fixture.game), NULL), NULL);
      for (guint i = 0; i < kept; i++)
        g_assert_true (lab_controller_play_turn (other.controller, get_position (&other)->seat,
                                                 lab_game_get_turn (fixture.game, i), NULL));
      lab_host_observe (other.host, &known);
      g_object_unref (other.host);
      other.host = lab_host_new (other.controller, agents);
      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        g_clear_object (&agents[seat]);
      if (kept > 0)
        {
          LabObservation recalled;

          lab_host_observe (other.host, &recalled);
          g_assert_cmpmem (&recalled, sizeof recalled, &known, sizeof known);
        }
      play_to_end (&other);
      g_assert_cmpuint (lab_game_get_n_turns (other.game), ==, n_turns);
      for (guint i = 0; i < n_turns; i++)
        g_assert_cmpmem (lab_game_get_turn (other.game, i), sizeof (LabTurn),
                         lab_game_get_turn (fixture.game, i), sizeof (LabTurn));
      tear_down (&other);
    }
  tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/host/computers/two", GUINT_TO_POINTER (0x5), test_computers);
  g_test_add_data_func ("/host/computers/three", GUINT_TO_POINTER (0xe), test_computers);
  g_test_add_data_func ("/host/computers/four", GUINT_TO_POINTER (0xf), test_computers);
  g_test_add_func ("/host/persons-and-computers", test_persons_and_computers);
  g_test_add_func ("/host/steps", test_steps);
  g_test_add_func ("/host/half-turn", test_half_turn);
  g_test_add_data_func ("/host/failing/error", GUINT_TO_POINTER (LAB_TEST_ERROR), test_failing);
  g_test_add_data_func ("/host/failing/forbidden", GUINT_TO_POINTER (LAB_TEST_FORBIDDEN),
                        test_failing);
  g_test_add_data_func ("/host/failing/cancelled", GUINT_TO_POINTER (LAB_TEST_CANCEL), test_failing);
  g_test_add_func ("/host/failing/stop", test_stop_on_failure);
  g_test_add_data_func ("/host/leave/stop", GINT_TO_POINTER (TRUE), test_leave_thinking);
  g_test_add_data_func ("/host/leave/drop", GINT_TO_POINTER (FALSE), test_leave_thinking);
  g_test_add_func ("/host/leave/person", test_leave_person);
  g_test_add_func ("/host/pause", test_pause);
  g_test_add_func ("/host/question", test_question);
  g_test_add_func ("/host/reproducible", test_reproducible);
  g_test_add_func ("/host/overtaken", test_overtaken);
  g_test_add_func ("/host/rewound", test_rewound);
  g_test_add_func ("/host/gone-on-with", test_gone_on_with);
  g_test_add_func ("/host/person/blocking", test_person_blocking);
  g_test_add_func ("/host/person/asked", test_person_asked);
  return g_test_run ();
}
