/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-computer.h"
#include "lab-test-agent.h"
#include "lab-test-games.h"
#include "lab-test-turn-runner.h"

#define MAX_STEPS 20000

static const LabShiftDeal two = { 42, 0x5, 0, 2, LAB_SHIFT_RULES_STANDARD };

/* Private helpers */

static void
set_up (LabTestTurnRunner *self,
        LabShiftSeatSet    seats,
        guint8             cards,
        LabShiftAgent     *agents[LAB_SHIFT_N_SEATS])
{
  const LabShiftDeal deal = { 42, seats, 0, cards, LAB_SHIFT_RULES_STANDARD };

  lab_test_turn_runner_init (self, lab_shift_game_new (&deal, NULL), agents);
}

/* Advances until the game is over, and returns the number of steps. */
static guint
play_to_end (LabTestTurnRunner *self)
{
  guint n_steps;

  for (n_steps = 0; n_steps < MAX_STEPS && self->position->phase != LAB_SHIFT_PHASE_OVER; n_steps++)
    {
      LabShiftSeat seat = self->position->seat;
      gboolean person = (self->runner->persons & LAB_SHIFT_SEAT_BIT (seat)) != 0;

      lab_shift_turn_runner_advance (self->runner);
      if (self->runner->stage != LAB_SHIFT_TURN_RUNNER_ASKED)
        continue;
      if (person)
        {
          g_assert_cmpuint (lab_shift_turn_runner_get_thinking (self->runner), ==,
                            LAB_SHIFT_SEAT_NONE);
          lab_test_turn_runner_play_by_hand (self);
          g_assert_cmpint (self->runner->stage, ==, LAB_SHIFT_TURN_RUNNER_IDLE);
        }
      else
        {
          g_assert_cmpuint (lab_shift_turn_runner_get_thinking (self->runner), ==, seat);
          lab_test_wait (self->runner->stage != LAB_SHIFT_TURN_RUNNER_ASKED);
        }
    }
  g_assert_cmpuint (n_steps, <, MAX_STEPS);
  return n_steps;
}

/* Makes @n steps, as far as there are any. */
static void
make_steps (LabTestTurnRunner *fixture,
            guint              n)
{
  for (; n > 0; n--)
    {
      lab_shift_turn_runner_advance (fixture->runner);
      lab_test_wait (fixture->runner->stage != LAB_SHIFT_TURN_RUNNER_ASKED);
    }
}

/* Tests */

LAB_TEST ("/turn-runner/persons-and-computers", test_persons_and_computers)
{
  g_auto (LabTestTurnRunner) fixture = { 0 };

  set_up (&fixture, 0x7, 2, AGENTS (NULL, lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY)));
  g_assert_cmphex (fixture.runner->persons, ==, 0x5);
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.position->n_places, ==, 3);
}

/* A turn comes in steps, so that the players can see each one. */
LAB_TEST ("/turn-runner/steps", test_steps)
{
  g_auto (LabTestTurnRunner) fixture = { 0 };
  LabShiftPosition before;
  LabShiftTurn turn;

  set_up (&fixture, 0x5, 2, AGENTS (lab_test_agent_new (LAB_TEST_STAY, 0)));
  before = *fixture.position;
  assert_stage (fixture, IDLE);
  advance_to (fixture, ASKED);
  advance_to (fixture, ANSWERED);
  g_assert_cmpmem (fixture.position, sizeof before, &before, sizeof before);
  turn = fixture.runner->turn;

  advance_to (fixture, AIMED);
  g_assert_cmphex (fixture.position->board.spare, ==, turn.tile);
  g_assert_cmphex (turn.tile, !=, before.board.spare);
  g_assert_cmpint (fixture.position->phase, ==, LAB_SHIFT_PHASE_INSERT);
  advance_to (fixture, INSERTED);
  g_assert_cmpint (fixture.position->phase, ==, LAB_SHIFT_PHASE_MOVE);
  g_assert_cmpuint (fixture.position->last_arrow, ==, turn.arrow);
  advance_to (fixture, IDLE);
  g_assert_cmpuint (fixture.position->seat, ==, 2);
}

/* A failure is reported once, and the seat plays random turns from then on. */
static void
test_failing (gconstpointer data)
{
  LabTestWay way = (LabTestWay) GPOINTER_TO_UINT (data);
  g_autoptr (LabShiftAgent) failing = lab_test_agent_new (way, 2);
  g_auto (LabTestTurnRunner) fixture = { 0 };

  set_up (&fixture, 0x5, 8,
          AGENTS (lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY), NULL,
                  g_object_ref (failing)));
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 1);
  g_assert_cmpuint (fixture.failed_seat, ==, 2);
  g_assert_cmpuint (strlen (fixture.reason), >, 10);
  g_assert_cmphex (fixture.runner->failed, ==, LAB_SHIFT_SEAT_BIT (2));
  g_assert_cmpint (LAB_TEST_AGENT (failing)->n_asked, ==, 3);
  g_assert_true (LAB_IS_SHIFT_COMPUTER (fixture.runner->agents[2]));
}

/* A failure from before the game was saved is not reported again; empty seats cannot
 * have failed. */
LAB_TEST ("/turn-runner/failing/before", test_failed_before)
{
  g_auto (LabTestTurnRunner) fixture = { 0 };

  set_up (&fixture, 0x5, 2, AGENTS (lab_test_agent_new (LAB_TEST_ERROR, 0)));
  lab_shift_turn_runner_set_failed (fixture.runner, 0x3);
  g_assert_cmphex (fixture.runner->failed, ==, 0x1);
  advance_to (fixture, ANSWERED);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
}

static void
on_failed_stop (LabShiftTurnRunner *runner)
{
  lab_shift_turn_runner_stop (runner);
}

/* A handler of the failure may stop the game at once. */
LAB_TEST ("/turn-runner/failing/stop", test_stop_on_failure)
{
  g_auto (LabTestTurnRunner) fixture = { 0 };

  set_up (&fixture, 0x5, 2, AGENTS (lab_test_agent_new (LAB_TEST_ERROR, 0)));
  g_signal_connect (fixture.runner, "failed", G_CALLBACK (on_failed_stop), NULL);
  lab_shift_turn_runner_advance (fixture.runner);
  lab_test_wait (fixture.n_failed == 1);
  assert_stage (fixture, IDLE);
  advance_to (fixture, IDLE);
}

/* The game is stopped or dropped while an agent thinks; the agent is canceled, and
 * nothing waits for it. */
LAB_TEST ("/turn-runner/leave/thinking", test_leave_thinking)
{
  for (guint stop = 0; stop < 2; stop++)
    {
      gpointer agent = lab_test_agent_new (LAB_TEST_WAIT, 0);
      LabTestTurnRunner fixture;
      LabShiftPosition before;

      g_object_add_weak_pointer (agent, &agent);
      set_up (&fixture, 0x5, 2, AGENTS (agent));
      before = *fixture.position;
      lab_shift_turn_runner_advance (fixture.runner);
      lab_test_wait (g_atomic_int_get (&LAB_TEST_AGENT (agent)->n_asked) > 0);
      if (stop)
        {
          gint64 soon = g_get_monotonic_time () + 50000;

          lab_shift_turn_runner_stop (fixture.runner);
          assert_stage (fixture, IDLE);
          g_assert_cmpuint (lab_shift_turn_runner_get_thinking (fixture.runner), ==,
                            LAB_SHIFT_SEAT_NONE);
          lab_test_wait (g_get_monotonic_time () > soon);
          assert_stage (fixture, IDLE);
          g_assert_cmpuint (fixture.n_failed, ==, 0);
          g_assert_cmpmem (fixture.position, sizeof before, &before, sizeof before);
        }
      lab_test_turn_runner_clear (&fixture);
      lab_test_wait (g_atomic_pointer_get (&agent) == NULL);
    }
}

/* The game is dropped while a person is asked. */
LAB_TEST ("/turn-runner/leave/person", test_leave_person)
{
  LabTestTurnRunner fixture;

  set_up (&fixture, 0x5, 2, NULL);
  lab_shift_turn_runner_advance (fixture.runner);
  assert_stage (fixture, ASKED);
  lab_test_turn_runner_clear (&fixture);
}

LAB_TEST ("/turn-runner/pause", test_pause)
{
  g_auto (LabTestTurnRunner) fixture = { 0 };

  set_up (&fixture, 0x5, 2, AGENTS (lab_test_agent_new (LAB_TEST_STAY, 0)));

  /* Pausing while an agent thinks: the answer arrives, and waits. */
  lab_shift_turn_runner_advance (fixture.runner);
  lab_shift_turn_runner_set_paused (fixture.runner, TRUE);
  g_assert_true (fixture.runner->paused);
  wait_for_stage (fixture, ANSWERED);
  lab_shift_turn_runner_advance (fixture.runner);
  advance_to (fixture, ANSWERED);
  /* One step was due, however often it was requested. */
  lab_shift_turn_runner_set_paused (fixture.runner, FALSE);
  assert_stage (fixture, AIMED);

  /* Pausing between two steps: nothing was due. */
  lab_shift_turn_runner_set_paused (fixture.runner, TRUE);
  lab_shift_turn_runner_set_paused (fixture.runner, FALSE);
  assert_stage (fixture, AIMED);
  lab_shift_turn_runner_advance (fixture.runner);
  lab_shift_turn_runner_advance (fixture.runner);

  /* Pausing before a person is asked. */
  g_assert_cmpuint (fixture.position->seat, ==, 2);
  lab_shift_turn_runner_set_paused (fixture.runner, TRUE);
  advance_to (fixture, IDLE);
  lab_shift_turn_runner_set_paused (fixture.runner, FALSE);
  assert_stage (fixture, ASKED);
}

static void
count_stage (guint *n_times)
{
  *n_times += 1;
}

/* The stage is told exactly when it changes, and not by a pause. */
LAB_TEST ("/turn-runner/stages", test_stages)
{
  g_auto (LabTestTurnRunner) fixture = { 0 };
  guint n_times = 0;

  set_up (&fixture, 0x5, 2, AGENTS (lab_test_agent_new (LAB_TEST_STAY, 0)));
  g_signal_connect_swapped (fixture.runner, "stage-changed", G_CALLBACK (count_stage), &n_times);
  for (guint i = 0; i < 4; i++)
    lab_shift_turn_runner_set_paused (fixture.runner, i < 2);
  g_assert_cmpuint (n_times, ==, 0);
  lab_shift_turn_runner_advance (fixture.runner);
  g_assert_cmpuint (n_times, ==, 1);
}

/* A question to an agent contains its own card, its memory of the game, and the
 * limits. */
LAB_TEST ("/turn-runner/question", test_question)
{
  LabTestAgent *agents[] = { LAB_TEST_AGENT (lab_test_agent_new (LAB_TEST_STAY, 0)),
                             LAB_TEST_AGENT (lab_test_agent_new (LAB_TEST_STAY, 0)) };
  LabShiftMemory memory;
  g_auto (LabTestTurnRunner) fixture = { 0 };

  set_up (&fixture, 0x5, 3,
          AGENTS (LAB_SHIFT_AGENT (agents[0]), NULL, LAB_SHIFT_AGENT (agents[1])));
  g_assert_cmpuint (agents[0]->seed, !=, agents[1]->seed);
  fixture.runner->limits = (LabLimits) { 123, 456 };
  lab_shift_memory_init (&memory);
  for (guint turn = 0; turn < 6; turn++)
    {
      LabTestAgent *agent = agents[turn % 2];
      LabShiftPosition before = *fixture.position;
      LabShiftObservation expected = lab_test_see (&before, &memory);

      advance_to (fixture, ANSWERED);
      g_assert_cmpmem (&agent->observation, sizeof expected, &expected, sizeof expected);
      g_assert_cmpint (agent->limits.time, ==, 123);
      g_assert_cmpint (agent->limits.nodes, ==, 456);
      for (guint step = 0; step < 3; step++)
        lab_shift_turn_runner_advance (fixture.runner);
      lab_shift_memory_watch (&memory, &before, fixture.position);
    }
}

/* The same deal number and the same players always give the same game. */
LAB_TEST ("/turn-runner/reproducible", test_reproducible)
{
  LabShiftPosition ends[2];
  guint n_turns[2];

  for (guint i = 0; i < 2; i++)
    {
      g_auto (LabTestTurnRunner) fixture = { 0 };
      LabShiftAgent *agents[LAB_SHIFT_N_SEATS];

      for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        agents[seat] = lab_shift_computer_new (LAB_SHIFT_STRENGTH_BEGINNER);
      set_up (&fixture, 0xf, 1, agents);
      play_to_end (&fixture);
      ends[i] = *fixture.position;
      n_turns[i] = fixture.game->turns->len;
    }
  g_assert_cmpuint (n_turns[0], ==, n_turns[1]);
  g_assert_cmpmem (&ends[0], sizeof ends[0], &ends[1], sizeof ends[1]);
}

/* An undo cancels the question of a thinking agent, and the agent is asked again
 * only after it has stopped. */
LAB_TEST ("/turn-runner/rewound", test_rewound)
{
  LabTestAgent *computer = LAB_TEST_AGENT (lab_test_agent_new (LAB_TEST_WAIT, 1));
  g_auto (LabTestTurnRunner) fixture = { 0 };
  LabShiftTurn first;

  set_up (&fixture, 0x5, 3, AGENTS (NULL, NULL, LAB_SHIFT_AGENT (computer)));
  lab_shift_turn_runner_advance (fixture.runner);
  lab_test_turn_runner_play_by_hand (&fixture);
  make_steps (&fixture, 4);
  g_assert_cmpint (computer->n_asked, ==, 1);
  lab_shift_turn_runner_advance (fixture.runner);
  lab_test_turn_runner_play_by_hand (&fixture);
  first = *lab_shift_game_get_turn (fixture.game, 2);
  lab_shift_turn_runner_advance (fixture.runner);
  lab_test_wait (g_atomic_int_get (&computer->n_asked) == 2);
  for (guint i = 2; i < 5; i++)
    {
      g_assert_cmpuint (lab_shift_turn_runner_get_thinking (fixture.runner), ==, 2);
      g_assert_true (lab_shift_game_undo (fixture.game, 2, NULL));
      assert_stage (fixture, IDLE);
      advance_to (fixture, ASKED);
      /* The hints have the same memory as before. */
      lab_test_turn_runner_play_by_hand (&fixture);
      g_assert_cmpmem (lab_shift_game_get_turn (fixture.game, 2), sizeof first, &first,
                       sizeof first);
      lab_shift_turn_runner_advance (fixture.runner);
      lab_test_wait (g_atomic_int_get (&computer->n_asked) == (int) i + 1);
    }
  g_assert_cmpuint (fixture.n_failed, ==, 0);
}

static void
on_repeated (LabShiftTurnRunner *runner,
             guint              *n_times)
{
  *n_times += lab_shift_turn_runner_get_repeated (runner) ? 1 : 100;
}

/* Two computers that always insert at the same arrow and stay: the positions come back after
 * 32 turns. When one occurs for the third time the game stops, also after it was saved and
 * loaded; when a turn is undone it continues. */
LAB_TEST ("/turn-runner/repeated", test_repeated)
{
  g_autoptr (LabShiftTurnRunner) again = NULL;
  g_autoptr (LabShiftAgent) other = lab_test_agent_new (LAB_TEST_STAY, 0);
  g_auto (LabTestTurnRunner) fixture = { 0 };
  guint n_times = 0;

  set_up (&fixture, 0x5, 3,
          AGENTS (lab_test_agent_new (LAB_TEST_STAY, 0), NULL,
                  lab_test_agent_new (LAB_TEST_STAY, 0)));
  g_signal_connect (fixture.runner, "repeated", G_CALLBACK (on_repeated), &n_times);
  make_steps (&fixture, 15 * 4);
  g_assert_false (lab_shift_turn_runner_get_repeated (fixture.runner));
  make_steps (&fixture, 120 * 4);
  g_assert_true (lab_shift_turn_runner_get_repeated (fixture.runner));
  g_assert_cmpuint (n_times, ==, 1);
  assert_stage (fixture, IDLE);
  g_assert_cmpuint (fixture.position->n_places, ==, 0);
  g_assert_cmpuint (fixture.game->turns->len, <=, 128);

  again = lab_shift_turn_runner_new (fixture.game, AGENTS (other, NULL, other));
  g_assert_true (lab_shift_turn_runner_get_repeated (again));
  g_clear_object (&again);
  again = lab_shift_turn_runner_new (fixture.game, AGENTS (other));
  g_assert_false (lab_shift_turn_runner_get_repeated (again));

  g_assert_true (lab_shift_game_undo (fixture.game, fixture.position->seat, NULL)
                 || lab_shift_game_undo (fixture.game, 2 - fixture.position->seat,
                                         NULL));
  g_assert_false (lab_shift_turn_runner_get_repeated (fixture.runner));
  g_assert_cmpuint (n_times, ==, 101);
  g_clear_object (&again);
}

/* A turn runner for a game with a history has the same memories, and draws the same
 * random numbers. */
LAB_TEST ("/turn-runner/gone-on-with", test_gone_on_with)
{
  g_auto (LabTestTurnRunner) fixture = { 0 };
  guint n_turns;

  set_up (&fixture, 0x5, 4,
          AGENTS (lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY), NULL,
                  lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY)));
  play_to_end (&fixture);
  n_turns = fixture.game->turns->len;
  for (guint kept = 0; kept < n_turns; kept++)
    {
      g_autoptr (LabShiftAgent) computer = lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY);
      g_autoptr (LabShiftAgent) rival = lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY);
      g_auto (LabTestTurnRunner) other = { 0 };
      LabShiftMemory known;

      lab_test_turn_runner_init (&other, lab_shift_game_new (&fixture.game->deal, NULL), NULL);
      for (guint i = 0; i < kept; i++)
        g_assert_true (lab_shift_game_play_turn (other.game, other.position->seat,
                                                 lab_shift_game_get_turn (fixture.game, i),
                                                 NULL));
      known = other.runner->memory;
      g_object_unref (other.runner);
      other.runner = lab_shift_turn_runner_new (other.game, AGENTS (computer, NULL, rival));
      g_assert_cmpmem (&other.runner->memory, sizeof known, &known, sizeof known);
      play_to_end (&other);
      g_assert_cmpuint (other.game->turns->len, ==, n_turns);
      for (guint i = 0; i < n_turns; i++)
        g_assert_cmpmem (lab_shift_game_get_turn (other.game, i), sizeof (LabShiftTurn),
                         lab_shift_game_get_turn (fixture.game, i), sizeof (LabShiftTurn));
    }
}

/* The tile is already inserted, so the agent only moves the pawn. */
LAB_TEST ("/turn-runner/half-turns/left", test_half_turn)
{
  LabShiftPosition position = lab_test_deal (&two);
  LabTestTurnRunner fixture;

  lab_shift_position_insert (&position, 3, position.board.spare);
  lab_test_turn_runner_init (&fixture, lab_shift_game_new_from_position (&position, NULL),
                             AGENTS (lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY)));
  advance_to (fixture, INSERTED);
  g_assert_cmpmem (fixture.position, sizeof position, &position, sizeof position);
  lab_shift_turn_runner_advance (fixture.runner);
  g_assert_cmpuint (fixture.position->seat, ==, 2);
  lab_test_turn_runner_clear (&fixture);

  /* The game starts after the insertion, and a person makes the move. */
  lab_test_turn_runner_init (&fixture, lab_shift_game_new_from_position (&position, NULL), NULL);
  lab_shift_turn_runner_advance (fixture.runner);
  lab_test_turn_runner_play_by_hand (&fixture);
  g_assert_cmpuint (fixture.position->seat, ==, 2);
  assert_stage (fixture, IDLE);
  lab_test_turn_runner_clear (&fixture);
}

/* The agent is first asked about the whole turn, from before the insertion. If its
 * answer starts with another insertion, it is asked about the move alone, and only
 * that question must succeed. */
LAB_TEST ("/turn-runner/half-turns/kept", test_kept)
{
  /* A game that was saved after an insertion that the player did not choose. By its own choice, the
   * agent would insert at the first arrow, rotated three times. */
  static const struct
  {
    LabShiftArrow arrow;
    int quarters;
    LabTestWay way;
    int n_asked;
    guint n_failed;
  } kepts[] = {
    { 0, 3, LAB_TEST_STAY, 1, 0 },
    { 4, 3, LAB_TEST_STAY, 2, 0 },
    { 0, 0, LAB_TEST_STAY, 2, 0 },
    { 0, 3, LAB_TEST_FORBIDDEN, 2, 1 },
    { 0, 3, LAB_TEST_ERROR, 2, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kepts); i++)
    {
      g_autoptr (LabShiftAgent) agent = lab_test_agent_new (kepts[i].way, 0);
      LabShiftGame *game = lab_shift_game_new (&two, NULL);
      const LabShiftPosition *position = &game->position;
      LabShiftCell cell;
      g_auto (LabTestTurnRunner) fixture = { 0 };

      g_test_message ("%u", i);
      g_assert_true (lab_shift_game_insert (
          game, 0, kepts[i].arrow,
          lab_shift_openings_rotate (position->board.spare, kepts[i].quarters), NULL));
      lab_test_turn_runner_init (&fixture, game, AGENTS (g_object_ref (agent)));
      cell = position->pawns[0];
      advance_to (fixture, INSERTED);
      g_assert_cmpint (LAB_TEST_AGENT (agent)->n_asked, ==, kepts[i].n_asked);
      g_assert_cmpint (LAB_TEST_AGENT (agent)->observation.position.phase, ==,
                       kepts[i].n_asked == 1 ? LAB_SHIFT_PHASE_INSERT : LAB_SHIFT_PHASE_MOVE);
      g_assert_cmpuint (fixture.n_failed, ==, kepts[i].n_failed);
      g_assert_cmpint (position->phase, ==, LAB_SHIFT_PHASE_MOVE);
      lab_shift_turn_runner_advance (fixture.runner);
      g_assert_cmpuint (position->seat, ==, 2);
      if (kepts[i].n_failed == 0)
        g_assert_cmpuint (position->pawns[0], ==, cell);
      g_clear_object (&agent);
    }
}

/* While an agent thinks, the test inserts and moves in its place. With a tile inserted before, only
 * the move is left. */
LAB_TEST ("/turn-runner/half-turns/by-another", test_by_another)
{
  for (guint inserted = 0; inserted < 2; inserted++)
    {
      LabShiftPosition position = lab_test_deal (&two);
      g_auto (LabTestTurnRunner) fixture = { 0 };

      if (inserted)
        lab_shift_position_insert (&position, 3, position.board.spare);
      lab_test_turn_runner_init (&fixture, lab_shift_game_new_from_position (&position, NULL),
                                 AGENTS (lab_test_agent_new (LAB_TEST_WAIT, 0)));
      lab_shift_turn_runner_advance (fixture.runner);
      g_assert_cmpuint (lab_shift_turn_runner_get_thinking (fixture.runner), ==, 0);
      if (!inserted)
        {
          g_assert_true (lab_shift_game_insert (fixture.game, 0, 0, position.board.spare, NULL));
          assert_stage (fixture, IDLE);
        }
      g_assert_true (lab_shift_game_move (fixture.game, 0, fixture.position->pawns[0], NULL));
      assert_stage (fixture, IDLE);
      advance_to (fixture, ASKED);
      g_assert_cmpuint (lab_shift_turn_runner_get_thinking (fixture.runner), ==,
                        LAB_SHIFT_SEAT_NONE);
      lab_test_turn_runner_play_by_hand (&fixture);
      g_assert_cmpuint (fixture.n_failed, ==, 0);
    }
}

LAB_TEST_CASES ()
{
  static const struct
  {
    const char *path;
    LabTestWay way;
  } failing[] = {
    { "/turn-runner/failing/error", LAB_TEST_ERROR },
    { "/turn-runner/failing/forbidden", LAB_TEST_FORBIDDEN },
    { "/turn-runner/failing/cancelled", LAB_TEST_CANCEL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (failing); i++)
    g_test_add_data_func (failing[i].path, GUINT_TO_POINTER (failing[i].way), test_failing);
}
