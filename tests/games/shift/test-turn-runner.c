/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-agent.h"
#include "lab-test-turn-runner.h"
#include "lab-computer.h"
#include "lab-person.h"

#define MAX_STEPS 20000

/* Private helpers */

static void
set_up (LabTestTurnRunner *self,
        LabSeatSet         seats,
        guint8             cards,
        LabAgent          *agents[LAB_N_SEATS])
{
  LabDeal deal = { 42, seats, 0, cards, LAB_RULES_STANDARD };

  while ((seats & LAB_SEAT_BIT (deal.first_seat)) == 0)
    deal.first_seat++;
  lab_test_turn_runner_init (self, lab_game_new (&deal, NULL), agents);
}

/* Advances until the game is over, and returns the number of steps. */
static guint
play_to_end (LabTestTurnRunner *self)
{
  guint n_steps;

  for (n_steps = 0; n_steps < MAX_STEPS && self->position->phase != LAB_PHASE_OVER; n_steps++)
    {
      LabSeat seat = self->position->seat;
      gboolean person = (lab_turn_runner_get_persons (self->runner) & LAB_SEAT_BIT (seat)) != 0;

      lab_turn_runner_advance (self->runner);
      if (lab_turn_runner_get_stage (self->runner) != LAB_TURN_RUNNER_ASKED)
        continue;
      if (person)
        {
          g_assert_cmpuint (lab_turn_runner_get_thinking (self->runner), ==, LAB_SEAT_NONE);
          g_assert_true (lab_person_get_asked (
              LAB_PERSON (lab_turn_runner_get_agent (self->runner, seat))));
          lab_test_turn_runner_play_by_hand (self);
          g_assert_false (lab_person_get_asked (
              LAB_PERSON (lab_turn_runner_get_agent (self->runner, seat))));
          g_assert_cmpint (lab_turn_runner_get_stage (self->runner), ==, LAB_TURN_RUNNER_IDLE);
        }
      else
        {
          g_assert_cmpuint (lab_turn_runner_get_thinking (self->runner), ==, seat);
          wait_for (lab_turn_runner_get_stage (self->runner) != LAB_TURN_RUNNER_ASKED);
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
  LabTestTurnRunner fixture;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    agents[seat] = lab_computer_new (seat % 2 == 0 ? LAB_LEVEL_GREEDY : LAB_LEVEL_SOLVER);
  set_up (&fixture, seats, 2, agents);
  g_assert_cmphex (lab_turn_runner_get_persons (fixture.runner), ==, 0);
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  g_assert_cmpuint (fixture.position->n_places, ==,
                    (guint) __builtin_popcount (seats));
  /* After the end, further calls have no effect. */
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  lab_test_turn_runner_clear (&fixture);
}

static void
test_persons_and_computers (void)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL, lab_computer_new (LAB_LEVEL_GREEDY), NULL, NULL };
  LabTestTurnRunner fixture;

  set_up (&fixture, 0x7, 2, agents);
  g_assert_cmphex (lab_turn_runner_get_persons (fixture.runner), ==, 0x5);
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.position->n_places, ==, 3);
  lab_test_turn_runner_clear (&fixture);
}

/* A turn comes in steps, so that the players can see each one. */
static void
test_steps (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL, NULL, NULL };
  LabTestTurnRunner fixture;
  LabPosition before;
  LabTurn turn;

  set_up (&fixture, 0x5, 2, agents);
  before = *fixture.position;
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  g_assert_null (lab_turn_runner_get_turn (fixture.runner));
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_ASKED);
  lab_turn_runner_advance (fixture.runner);
  wait_for (lab_turn_runner_get_stage (fixture.runner) == LAB_TURN_RUNNER_ANSWERED);
  g_assert_cmpmem (fixture.position, sizeof before, &before, sizeof before);
  turn = *lab_turn_runner_get_turn (fixture.runner);

  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_AIMED);
  g_assert_cmphex (fixture.position->board.spare, ==, turn.tile);
  g_assert_cmphex (turn.tile, !=, before.board.spare);
  g_assert_cmpint (fixture.position->phase, ==, LAB_PHASE_INSERT);
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_INSERTED);
  g_assert_cmpint (fixture.position->phase, ==, LAB_PHASE_MOVE);
  g_assert_cmpuint (fixture.position->last_arrow, ==, turn.arrow);
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  g_assert_cmpuint (fixture.position->seat, ==, 2);
  g_assert_null (lab_turn_runner_get_turn (fixture.runner));
  lab_test_turn_runner_clear (&fixture);
}

/* A failure is reported once, and the seat plays random turns from then on. */
static void
test_failing (gconstpointer data)
{
  LabTestWay way = (LabTestWay) GPOINTER_TO_UINT (data);
  LabAgent *agents[LAB_N_SEATS] = { lab_computer_new (LAB_LEVEL_GREEDY), NULL,
                                    lab_test_agent_new (way, 2), NULL };
  g_autoptr (LabAgent) failing = g_object_ref (agents[2]);
  LabTestTurnRunner fixture;

  set_up (&fixture, 0x5, 8, agents);
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 1);
  g_assert_cmpuint (fixture.failed_seat, ==, 2);
  g_assert_cmpuint (strlen (fixture.reason), >, 10);
  g_assert_cmphex (lab_turn_runner_get_failed (fixture.runner), ==, LAB_SEAT_BIT (2));
  g_assert_cmpint (LAB_TEST_AGENT (failing)->n_asked, ==, 3);
  g_assert_true (LAB_IS_COMPUTER (lab_turn_runner_get_agent (fixture.runner, 2)));
  lab_test_turn_runner_clear (&fixture);
}

/* A failure from before the game was saved is not reported again; empty seats cannot
 * have failed. */
static void
test_failed_before (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_ERROR, 0), NULL, NULL, NULL };
  LabTestTurnRunner fixture;

  set_up (&fixture, 0x5, 2, agents);
  lab_turn_runner_set_failed (fixture.runner, 0x3);
  g_assert_cmphex (lab_turn_runner_get_failed (fixture.runner), ==, 0x1);
  g_assert_true (LAB_IS_COMPUTER (lab_turn_runner_get_agent (fixture.runner, 0)));
  g_assert_null (lab_turn_runner_get_agent (fixture.runner, 1));
  lab_turn_runner_advance (fixture.runner);
  wait_for (lab_turn_runner_get_stage (fixture.runner) == LAB_TURN_RUNNER_ANSWERED);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  lab_test_turn_runner_clear (&fixture);
}

static void
on_failed_stop (LabTurnRunner *runner)
{
  lab_turn_runner_stop (runner);
}

/* A handler of the failure may stop the game at once. */
static void
test_stop_on_failure (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_ERROR, 0), NULL, NULL, NULL };
  LabTestTurnRunner fixture;

  set_up (&fixture, 0x5, 2, agents);
  g_signal_connect (fixture.runner, "failed", G_CALLBACK (on_failed_stop), NULL);
  lab_turn_runner_advance (fixture.runner);
  wait_for (fixture.n_failed == 1);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  lab_test_turn_runner_clear (&fixture);
}

/* The game is stopped or dropped while an agent thinks; the agent is canceled, and
 * nothing waits for it. */
static void
test_leave_thinking (gconstpointer data)
{
  gboolean stop = GPOINTER_TO_INT (data);
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_WAIT, 0), NULL, NULL, NULL };
  GWeakRef agent;
  LabTestTurnRunner fixture;
  LabPosition before;

  g_weak_ref_init (&agent, agents[0]);
  set_up (&fixture, 0x5, 2, agents);
  before = *fixture.position;
  lab_turn_runner_advance (fixture.runner);
  wait_for (
      g_atomic_int_get (&LAB_TEST_AGENT (lab_turn_runner_get_agent (fixture.runner, 0))->n_asked)
      > 0);
  if (stop)
    {
      lab_turn_runner_stop (fixture.runner);
      g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
      g_assert_cmpuint (lab_turn_runner_get_thinking (fixture.runner), ==, LAB_SEAT_NONE);
      for (guint i = 0; i < 50; i++)
        {
          g_main_context_iteration (NULL, FALSE);
          g_usleep (500);
        }
      g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
      g_assert_cmpuint (fixture.n_failed, ==, 0);
      g_assert_cmpmem (fixture.position, sizeof before, &before, sizeof before);
    }
  lab_test_turn_runner_clear (&fixture);
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

/* The game is dropped while a person is asked. */
static void
test_leave_person (void)
{
  g_autoptr (LabAgent) person = NULL;
  LabTestTurnRunner fixture;

  set_up (&fixture, 0x5, 2, NULL);
  lab_turn_runner_advance (fixture.runner);
  person = g_object_ref (lab_turn_runner_get_agent (fixture.runner, 0));
  g_assert_true (lab_person_get_asked (LAB_PERSON (person)));
  lab_test_turn_runner_clear (&fixture);
  wait_for (!lab_person_get_asked (LAB_PERSON (person)));
}

static void
test_pause (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL, NULL, NULL };
  LabTestTurnRunner fixture;

  set_up (&fixture, 0x5, 2, agents);

  /* Pausing while an agent thinks: the answer arrives, and waits. */
  lab_turn_runner_advance (fixture.runner);
  lab_turn_runner_set_paused (fixture.runner, TRUE);
  g_assert_true (lab_turn_runner_get_paused (fixture.runner));
  wait_for (lab_turn_runner_get_stage (fixture.runner) == LAB_TURN_RUNNER_ANSWERED);
  lab_turn_runner_advance (fixture.runner);
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_ANSWERED);
  /* One step was due, however often it was requested. */
  lab_turn_runner_set_paused (fixture.runner, FALSE);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_AIMED);

  /* Pausing between two steps: nothing was due. */
  lab_turn_runner_set_paused (fixture.runner, TRUE);
  lab_turn_runner_set_paused (fixture.runner, FALSE);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_AIMED);
  lab_turn_runner_advance (fixture.runner);
  lab_turn_runner_advance (fixture.runner);

  /* Pausing before a person is asked. */
  g_assert_cmpuint (fixture.position->seat, ==, 2);
  lab_turn_runner_set_paused (fixture.runner, TRUE);
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  lab_turn_runner_set_paused (fixture.runner, FALSE);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_ASKED);
  lab_test_turn_runner_clear (&fixture);
}

static void
on_notify (GObject    *runner G_GNUC_UNUSED,
           GParamSpec *pspec,
           GString    *log)
{
  g_string_append_printf (log, "%s ", pspec->name);
}

/* Each property notifies exactly when its value changes. */
static void
test_properties (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL, NULL, NULL };
  g_autoptr (GString) log = g_string_new (NULL);
  guint stage, thinking;
  gboolean paused;
  LabTestTurnRunner fixture;

  set_up (&fixture, 0x5, 2, agents);
  g_signal_connect (fixture.runner, "notify", G_CALLBACK (on_notify), log);
  lab_turn_runner_set_paused (fixture.runner, TRUE);
  lab_turn_runner_set_paused (fixture.runner, TRUE);
  g_object_get (fixture.runner, "stage", &stage, "thinking", &thinking, "paused", &paused, NULL);
  g_assert_cmpuint (stage, ==, LAB_TURN_RUNNER_IDLE);
  g_assert_cmpuint (thinking, ==, LAB_SEAT_NONE);
  g_assert_true (paused);
  lab_turn_runner_set_paused (fixture.runner, FALSE);
  g_assert_cmpstr (log->str, ==, "paused paused ");

  lab_turn_runner_advance (fixture.runner);
  g_object_get (fixture.runner, "stage", &stage, "thinking", &thinking, "paused", &paused, NULL);
  g_assert_cmpuint (stage, ==, LAB_TURN_RUNNER_ASKED);
  g_assert_cmpuint (thinking, ==, 0);
  g_assert_false (paused);
  g_assert_nonnull (strstr (log->str, "stage"));
  g_assert_nonnull (strstr (log->str, "thinking"));
  lab_test_turn_runner_clear (&fixture);
}

/* A question to an agent contains its own card, its memory of the game, and the
 * limits. */
static void
test_question (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL,
                                    lab_test_agent_new (LAB_TEST_STAY, 0), NULL };
  LabTestAgent *first = LAB_TEST_AGENT (agents[0]), *second = LAB_TEST_AGENT (agents[2]);
  LabMemory memory;
  LabObservation expected;
  LabPosition before;
  LabTestTurnRunner fixture;

  set_up (&fixture, 0x5, 3, agents);
  g_assert_cmpuint (first->seed, !=, second->seed);
  lab_turn_runner_set_limits (fixture.runner, (LabLimits) { 123, 456 });
  g_assert_cmpint (lab_turn_runner_get_limits (fixture.runner).time, ==, 123);
  g_assert_cmpuint (lab_turn_runner_get_limits (fixture.runner).nodes, ==, 456);
  lab_memory_init (&memory);
  for (guint turn = 0; turn < 6; turn++)
    {
      LabTestAgent *agent = turn % 2 == 0 ? first : second;

      before = *fixture.position;
      lab_observation_init (&expected, &before, &memory);
      lab_turn_runner_advance (fixture.runner);
      wait_for (lab_turn_runner_get_stage (fixture.runner) == LAB_TURN_RUNNER_ANSWERED);
      g_assert_cmpmem (&agent->observation, sizeof expected, &expected, sizeof expected);
      g_assert_cmpint (agent->limits.time, ==, 123);
      g_assert_cmpint (agent->limits.nodes, ==, 456);
      for (guint step = 0; step < 3; step++)
        lab_turn_runner_advance (fixture.runner);
      lab_memory_watch (&memory, &before, fixture.position);
    }
  lab_test_turn_runner_clear (&fixture);
}

/* The same deal number and the same players always give the same game. */
static void
test_reproducible (void)
{
  LabPosition ends[2];
  guint n_turns[2];

  for (guint i = 0; i < 2; i++)
    {
      LabAgent *agents[LAB_N_SEATS] = { NULL };
      LabTestTurnRunner fixture;

      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        agents[seat] = lab_computer_new (LAB_LEVEL_BEGINNER);
      set_up (&fixture, 0xf, 1, agents);
      play_to_end (&fixture);
      ends[i] = *fixture.position;
      n_turns[i] = lab_game_get_n_turns (fixture.game);
      lab_test_turn_runner_clear (&fixture);
    }
  g_assert_cmpuint (n_turns[0], ==, n_turns[1]);
  g_assert_cmpmem (&ends[0], sizeof ends[0], &ends[1], sizeof ends[1]);
}

/* An undo cancels the question of a thinking agent, and the agent is asked again
 * only after it has stopped. */
static void
test_rewound (void)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL, NULL, lab_test_agent_new (LAB_TEST_WAIT, 1), NULL };
  LabTestAgent *computer = LAB_TEST_AGENT (agents[2]);
  LabTestTurnRunner fixture;
  LabTurn first;

  set_up (&fixture, 0x5, 3, agents);
  lab_turn_runner_advance (fixture.runner);
  lab_test_turn_runner_play_by_hand (&fixture);
  while (fixture.position->seat == 2)
    {
      lab_turn_runner_advance (fixture.runner);
      wait_for (lab_turn_runner_get_stage (fixture.runner) != LAB_TURN_RUNNER_ASKED);
    }
  g_assert_cmpint (computer->n_asked, ==, 1);
  lab_turn_runner_advance (fixture.runner);
  lab_test_turn_runner_play_by_hand (&fixture);
  first = *lab_game_get_turn (fixture.game, 2);
  lab_turn_runner_advance (fixture.runner);
  wait_for (g_atomic_int_get (&computer->n_asked) == 2);
  for (guint i = 2; i < 5; i++)
    {
      g_assert_cmpuint (lab_turn_runner_get_thinking (fixture.runner), ==, 2);
      g_assert_true (lab_controller_undo (fixture.controller, 2, NULL));
      g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
      lab_turn_runner_advance (fixture.runner);
      g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_ASKED);
      /* The hints have the same memory as before. */
      lab_test_turn_runner_play_by_hand (&fixture);
      g_assert_cmpmem (lab_game_get_turn (fixture.game, 2), sizeof first, &first, sizeof first);
      lab_turn_runner_advance (fixture.runner);
      wait_for (g_atomic_int_get (&computer->n_asked) == (int) i + 1);
    }
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  lab_test_turn_runner_clear (&fixture);
}

static void
on_repeated (LabTurnRunner *runner,
             GParamSpec    *pspec G_GNUC_UNUSED,
             guint         *n_times)
{
  *n_times += lab_turn_runner_get_repeated (runner) ? 1 : 100;
}

/* Makes @n steps, as far as there are any. */
static void
make_steps (LabTestTurnRunner *fixture,
            guint              n)
{
  for (; n > 0; n--)
    {
      lab_turn_runner_advance (fixture->runner);
      wait_for (lab_turn_runner_get_stage (fixture->runner) != LAB_TURN_RUNNER_ASKED);
    }
}

/* Two computers that always insert at the same arrow and stay: the positions come back after
 * 32 turns. When one occurs for the third time the game stops, also after it was saved and
 * loaded; when a turn is undone it continues. */
static void
test_repeated (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL,
                                    lab_test_agent_new (LAB_TEST_STAY, 0), NULL };
  g_autoptr (LabTurnRunner) again = NULL;
  LabAgent *others[LAB_N_SEATS] = { NULL };
  g_autoptr (LabAgent) other = lab_test_agent_new (LAB_TEST_STAY, 0);
  LabTestTurnRunner fixture;
  guint n_times = 0;
  guint n_turns;

  set_up (&fixture, 0x5, 3, agents);
  g_signal_connect (fixture.runner, "notify::repeated", G_CALLBACK (on_repeated), &n_times);
  make_steps (&fixture, 15 * 4);
  g_assert_false (lab_turn_runner_get_repeated (fixture.runner));
  make_steps (&fixture, 120 * 4);
  g_assert_true (lab_turn_runner_get_repeated (fixture.runner));
  g_assert_cmpuint (n_times, ==, 1);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  g_assert_cmpuint (fixture.position->n_places, ==, 0);
  n_turns = lab_game_get_n_turns (fixture.game);
  g_assert_cmpuint (n_turns, <=, 128);

  others[0] = others[2] = other;
  again = lab_turn_runner_new (fixture.controller, others);
  g_assert_true (lab_turn_runner_get_repeated (again));
  g_clear_object (&again);
  others[2] = NULL;
  again = lab_turn_runner_new (fixture.controller, others);
  g_assert_false (lab_turn_runner_get_repeated (again));

  g_assert_true (lab_controller_undo (fixture.controller, fixture.position->seat, NULL)
                 || lab_controller_undo (fixture.controller, 2 - fixture.position->seat, NULL));
  g_assert_false (lab_turn_runner_get_repeated (fixture.runner));
  g_assert_cmpuint (n_times, ==, 101);
  g_clear_object (&again);
  lab_test_turn_runner_clear (&fixture);
}

/* A turn runner for a game with a history has the same memories, and draws the same
 * random numbers. */
static void
test_gone_on_with (void)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL };
  LabTestTurnRunner fixture;
  guint n_turns;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat += 2)
    agents[seat] = lab_computer_new (LAB_LEVEL_GREEDY);
  set_up (&fixture, 0x5, 4, agents);
  play_to_end (&fixture);
  n_turns = lab_game_get_n_turns (fixture.game);
  for (guint kept = 0; kept < n_turns; kept++)
    {
      LabTestTurnRunner other;
      LabObservation known;

      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat += 2)
        agents[seat] = lab_computer_new (LAB_LEVEL_GREEDY);
      lab_test_turn_runner_init (&other, lab_game_new (lab_game_get_deal (fixture.game), NULL),
                                 NULL);
      for (guint i = 0; i < kept; i++)
        g_assert_true (lab_controller_play_turn (other.controller, other.position->seat,
                                                 lab_game_get_turn (fixture.game, i), NULL));
      lab_turn_runner_observe (other.runner, &known);
      g_object_unref (other.runner);
      other.runner = lab_turn_runner_new (other.controller, agents);
      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        g_clear_object (&agents[seat]);
      if (kept > 0)
        {
          LabObservation recalled;

          lab_turn_runner_observe (other.runner, &recalled);
          g_assert_cmpmem (&recalled, sizeof recalled, &known, sizeof known);
        }
      play_to_end (&other);
      g_assert_cmpuint (lab_game_get_n_turns (other.game), ==, n_turns);
      for (guint i = 0; i < n_turns; i++)
        g_assert_cmpmem (lab_game_get_turn (other.game, i), sizeof (LabTurn),
                         lab_game_get_turn (fixture.game, i), sizeof (LabTurn));
      lab_test_turn_runner_clear (&other);
    }
  lab_test_turn_runner_clear (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/turn-runner/computers/two", GUINT_TO_POINTER (0x5), test_computers);
  g_test_add_data_func ("/turn-runner/computers/three", GUINT_TO_POINTER (0xe), test_computers);
  g_test_add_data_func ("/turn-runner/computers/four", GUINT_TO_POINTER (0xf), test_computers);
  g_test_add_func ("/turn-runner/persons-and-computers", test_persons_and_computers);
  g_test_add_func ("/turn-runner/steps", test_steps);
  g_test_add_data_func ("/turn-runner/failing/error", GUINT_TO_POINTER (LAB_TEST_ERROR),
                        test_failing);
  g_test_add_data_func ("/turn-runner/failing/forbidden", GUINT_TO_POINTER (LAB_TEST_FORBIDDEN),
                        test_failing);
  g_test_add_data_func ("/turn-runner/failing/cancelled", GUINT_TO_POINTER (LAB_TEST_CANCEL),
                        test_failing);
  g_test_add_func ("/turn-runner/failing/before", test_failed_before);
  g_test_add_func ("/turn-runner/failing/stop", test_stop_on_failure);
  g_test_add_data_func ("/turn-runner/leave/stop", GINT_TO_POINTER (TRUE), test_leave_thinking);
  g_test_add_data_func ("/turn-runner/leave/drop", GINT_TO_POINTER (FALSE), test_leave_thinking);
  g_test_add_func ("/turn-runner/leave/person", test_leave_person);
  g_test_add_func ("/turn-runner/pause", test_pause);
  g_test_add_func ("/turn-runner/properties", test_properties);
  g_test_add_func ("/turn-runner/question", test_question);
  g_test_add_func ("/turn-runner/reproducible", test_reproducible);
  g_test_add_func ("/turn-runner/rewound", test_rewound);
  g_test_add_func ("/turn-runner/gone-on-with", test_gone_on_with);
  g_test_add_func ("/turn-runner/repeated", test_repeated);
  return g_test_run ();
}
