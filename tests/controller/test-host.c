/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "controller/lab-test-agent.h"
#include "controller/lab-test-host.h"
#include "players/lab-computer.h"
#include "players/lab-person.h"

#define MAX_STEPS 20000

/* Private helpers */

static void
set_up (LabTestHost *self,
        LabSeatSet   seats,
        guint8       cards,
        LabAgent    *agents[LAB_N_SEATS])
{
  LabDeal deal = { 42, seats, 0, cards, LAB_RULES_STANDARD };

  while ((seats & LAB_SEAT_BIT (deal.first_seat)) == 0)
    deal.first_seat++;
  lab_test_host_init (self, lab_game_new (&deal, NULL), agents);
}

/* Advances until the game is over; says how many steps that took. */
static guint
play_to_end (LabTestHost *self)
{
  guint n_steps;

  for (n_steps = 0; n_steps < MAX_STEPS && self->position->phase != LAB_PHASE_OVER; n_steps++)
    {
      LabSeat seat = self->position->seat;
      gboolean person = (lab_host_get_persons (self->host) & LAB_SEAT_BIT (seat)) != 0;

      lab_host_advance (self->host);
      if (lab_host_get_stage (self->host) != LAB_HOST_ASKED)
        continue;
      if (person)
        {
          g_assert_cmpuint (lab_host_get_thinking (self->host), ==, LAB_SEAT_NONE);
          g_assert_true (lab_person_get_asked (
              LAB_PERSON (lab_host_get_agent (self->host, seat))));
          lab_test_host_play_by_hand (self);
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
  LabTestHost fixture;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    agents[seat] = lab_computer_new (seat % 2 == 0 ? LAB_LEVEL_GREEDY : LAB_LEVEL_SOLVER);
  set_up (&fixture, seats, 2, agents);
  g_assert_cmphex (lab_host_get_persons (fixture.host), ==, 0);
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  g_assert_cmpuint (fixture.position->n_places, ==,
                    (guint) __builtin_popcount (seats));
  /* Whatever is asked for now, nothing comes of it. */
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  lab_test_host_clear (&fixture);
}

static void
test_persons_and_computers (void)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL, lab_computer_new (LAB_LEVEL_GREEDY), NULL, NULL };
  LabTestHost fixture;

  set_up (&fixture, 0x7, 2, agents);
  g_assert_cmphex (lab_host_get_persons (fixture.host), ==, 0x5);
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.position->n_places, ==, 3);
  lab_test_host_clear (&fixture);
}

/* A turn comes in steps, each to be seen before the next. */
static void
test_steps (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL, NULL, NULL };
  LabTestHost fixture;
  LabPosition before;
  LabTurn turn;

  set_up (&fixture, 0x5, 2, agents);
  before = *fixture.position;
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  g_assert_null (lab_host_get_turn (fixture.host));
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_ASKED);
  lab_host_advance (fixture.host);
  wait_for (lab_host_get_stage (fixture.host) == LAB_HOST_ANSWERED);
  g_assert_cmpmem (fixture.position, sizeof before, &before, sizeof before);
  turn = *lab_host_get_turn (fixture.host);

  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_AIMED);
  g_assert_cmphex (fixture.position->board.spare, ==, turn.tile);
  g_assert_cmphex (turn.tile, !=, before.board.spare);
  g_assert_cmpint (fixture.position->phase, ==, LAB_PHASE_INSERT);
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_INSERTED);
  g_assert_cmpint (fixture.position->phase, ==, LAB_PHASE_MOVE);
  g_assert_cmpuint (fixture.position->last_arrow, ==, turn.arrow);
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  g_assert_cmpuint (fixture.position->seat, ==, 2);
  g_assert_null (lab_host_get_turn (fixture.host));
  lab_test_host_clear (&fixture);
}

/* Whoever fails is told of once, and random turns are played from there on. */
static void
test_failing (gconstpointer data)
{
  LabTestWay way = (LabTestWay) GPOINTER_TO_UINT (data);
  LabAgent *agents[LAB_N_SEATS] = { lab_computer_new (LAB_LEVEL_GREEDY), NULL,
                                    lab_test_agent_new (way, 2), NULL };
  g_autoptr (LabAgent) failing = g_object_ref (agents[2]);
  LabTestHost fixture;

  set_up (&fixture, 0x5, 8, agents);
  play_to_end (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 1);
  g_assert_cmpuint (fixture.failed_seat, ==, 2);
  g_assert_cmpuint (strlen (fixture.reason), >, 10);
  g_assert_cmphex (lab_host_get_failed (fixture.host), ==, LAB_SEAT_BIT (2));
  g_assert_cmpint (LAB_TEST_AGENT (failing)->n_asked, ==, 3);
  g_assert_true (LAB_IS_COMPUTER (lab_host_get_agent (fixture.host, 2)));
  lab_test_host_clear (&fixture);
}

/* Who failed before the game was kept is not told of again; where nobody sits nobody has. */
static void
test_failed_before (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_ERROR, 0), NULL, NULL, NULL };
  LabTestHost fixture;

  set_up (&fixture, 0x5, 2, agents);
  lab_host_set_failed (fixture.host, 0x3);
  g_assert_cmphex (lab_host_get_failed (fixture.host), ==, 0x1);
  g_assert_true (LAB_IS_COMPUTER (lab_host_get_agent (fixture.host, 0)));
  g_assert_null (lab_host_get_agent (fixture.host, 1));
  lab_host_advance (fixture.host);
  wait_for (lab_host_get_stage (fixture.host) == LAB_HOST_ANSWERED);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  lab_test_host_clear (&fixture);
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
  LabTestHost fixture;

  set_up (&fixture, 0x5, 2, agents);
  g_signal_connect (fixture.host, "failed", G_CALLBACK (on_failed_stop), NULL);
  lab_host_advance (fixture.host);
  wait_for (fixture.n_failed == 1);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  lab_test_host_clear (&fixture);
}

/* In mid-thought: stopped, or just dropped; the agent is told, and nobody waits. */
static void
test_leave_thinking (gconstpointer data)
{
  gboolean stop = GPOINTER_TO_INT (data);
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_WAIT, 0), NULL, NULL, NULL };
  GWeakRef agent;
  LabTestHost fixture;
  LabPosition before;

  g_weak_ref_init (&agent, agents[0]);
  set_up (&fixture, 0x5, 2, agents);
  before = *fixture.position;
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
      g_assert_cmpmem (fixture.position, sizeof before, &before, sizeof before);
    }
  lab_test_host_clear (&fixture);
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
  LabTestHost fixture;

  set_up (&fixture, 0x5, 2, NULL);
  lab_host_advance (fixture.host);
  person = g_object_ref (lab_host_get_agent (fixture.host, 0));
  g_assert_true (lab_person_get_asked (LAB_PERSON (person)));
  lab_test_host_clear (&fixture);
  wait_for (!lab_person_get_asked (LAB_PERSON (person)));
}

static void
test_pause (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL, NULL, NULL };
  LabTestHost fixture;

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
  g_assert_cmpuint (fixture.position->seat, ==, 2);
  lab_host_set_paused (fixture.host, TRUE);
  lab_host_advance (fixture.host);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_IDLE);
  lab_host_set_paused (fixture.host, FALSE);
  g_assert_cmpint (lab_host_get_stage (fixture.host), ==, LAB_HOST_ASKED);
  lab_test_host_clear (&fixture);
}

static void
on_notify (GObject    *host G_GNUC_UNUSED,
           GParamSpec *pspec,
           GString    *log)
{
  g_string_append_printf (log, "%s ", pspec->name);
}

/* What is watched changes when it is told, and is told when it changes. */
static void
test_properties (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_STAY, 0), NULL, NULL, NULL };
  g_autoptr (GString) log = g_string_new (NULL);
  guint stage, thinking;
  gboolean paused;
  LabTestHost fixture;

  set_up (&fixture, 0x5, 2, agents);
  g_signal_connect (fixture.host, "notify", G_CALLBACK (on_notify), log);
  lab_host_set_paused (fixture.host, TRUE);
  lab_host_set_paused (fixture.host, TRUE);
  g_object_get (fixture.host, "stage", &stage, "thinking", &thinking, "paused", &paused, NULL);
  g_assert_cmpuint (stage, ==, LAB_HOST_IDLE);
  g_assert_cmpuint (thinking, ==, LAB_SEAT_NONE);
  g_assert_true (paused);
  lab_host_set_paused (fixture.host, FALSE);
  g_assert_cmpstr (log->str, ==, "paused paused ");

  lab_host_advance (fixture.host);
  g_object_get (fixture.host, "stage", &stage, "thinking", &thinking, "paused", &paused, NULL);
  g_assert_cmpuint (stage, ==, LAB_HOST_ASKED);
  g_assert_cmpuint (thinking, ==, 0);
  g_assert_false (paused);
  g_assert_nonnull (strstr (log->str, "stage"));
  g_assert_nonnull (strstr (log->str, "thinking"));
  lab_test_host_clear (&fixture);
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
  LabTestHost fixture;

  set_up (&fixture, 0x5, 3, agents);
  g_assert_cmpuint (first->seed, !=, second->seed);
  lab_host_set_limits (fixture.host, (LabLimits) { 123, 456 });
  g_assert_cmpint (lab_host_get_limits (fixture.host).time, ==, 123);
  g_assert_cmpuint (lab_host_get_limits (fixture.host).nodes, ==, 456);
  lab_memory_init (&memory);
  for (guint turn = 0; turn < 6; turn++)
    {
      LabTestAgent *agent = turn % 2 == 0 ? first : second;

      before = *fixture.position;
      lab_observation_init (&expected, &before, &memory);
      lab_host_advance (fixture.host);
      wait_for (lab_host_get_stage (fixture.host) == LAB_HOST_ANSWERED);
      g_assert_cmpmem (&agent->observation, sizeof expected, &expected, sizeof expected);
      g_assert_cmpint (agent->limits.time, ==, 123);
      g_assert_cmpint (agent->limits.nodes, ==, 456);
      for (guint step = 0; step < 3; step++)
        lab_host_advance (fixture.host);
      lab_memory_watch (&memory, &before, fixture.position);
    }
  lab_test_host_clear (&fixture);
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
      LabTestHost fixture;

      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        agents[seat] = lab_computer_new (LAB_LEVEL_BEGINNER);
      set_up (&fixture, 0xf, 1, agents);
      play_to_end (&fixture);
      ends[i] = *fixture.position;
      n_turns[i] = lab_game_get_n_turns (fixture.game);
      lab_test_host_clear (&fixture);
    }
  g_assert_cmpuint (n_turns[0], ==, n_turns[1]);
  g_assert_cmpmem (&ends[0], sizeof ends[0], &ends[1], sizeof ends[1]);
}

/* Taken back while somebody thinks: that thought is not wanted any more, and whoever is
 * to think again has first come to an end with it. */
static void
test_rewound (void)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL, NULL, lab_test_agent_new (LAB_TEST_WAIT, 1), NULL };
  LabTestAgent *computer = LAB_TEST_AGENT (agents[2]);
  LabTestHost fixture;
  LabTurn first;

  set_up (&fixture, 0x5, 3, agents);
  lab_host_advance (fixture.host);
  lab_test_host_play_by_hand (&fixture);
  while (fixture.position->seat == 2)
    {
      lab_host_advance (fixture.host);
      wait_for (lab_host_get_stage (fixture.host) != LAB_HOST_ASKED);
    }
  g_assert_cmpint (computer->n_asked, ==, 1);
  lab_host_advance (fixture.host);
  lab_test_host_play_by_hand (&fixture);
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
      lab_test_host_play_by_hand (&fixture);
      g_assert_cmpmem (lab_game_get_turn (fixture.game, 2), sizeof first, &first, sizeof first);
      lab_host_advance (fixture.host);
      wait_for (g_atomic_int_get (&computer->n_asked) == (int) i + 1);
    }
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  lab_test_host_clear (&fixture);
}

/* A host of a game with a history knows what everybody saw, and draws the same numbers. */
static void
test_gone_on_with (void)
{
  LabAgent *agents[LAB_N_SEATS] = { NULL };
  LabTestHost fixture;
  guint n_turns;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat += 2)
    agents[seat] = lab_computer_new (LAB_LEVEL_GREEDY);
  set_up (&fixture, 0x5, 4, agents);
  play_to_end (&fixture);
  n_turns = lab_game_get_n_turns (fixture.game);
  for (guint kept = 0; kept < n_turns; kept++)
    {
      LabTestHost other;
      LabObservation known;

      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat += 2)
        agents[seat] = lab_computer_new (LAB_LEVEL_GREEDY);
      lab_test_host_init (&other, lab_game_new (lab_game_get_deal (fixture.game), NULL), NULL);
      for (guint i = 0; i < kept; i++)
        g_assert_true (lab_controller_play_turn (other.controller, other.position->seat,
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
      lab_test_host_clear (&other);
    }
  lab_test_host_clear (&fixture);
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
  g_test_add_data_func ("/host/failing/error", GUINT_TO_POINTER (LAB_TEST_ERROR), test_failing);
  g_test_add_data_func ("/host/failing/forbidden", GUINT_TO_POINTER (LAB_TEST_FORBIDDEN),
                        test_failing);
  g_test_add_data_func ("/host/failing/cancelled", GUINT_TO_POINTER (LAB_TEST_CANCEL), test_failing);
  g_test_add_func ("/host/failing/before", test_failed_before);
  g_test_add_func ("/host/failing/stop", test_stop_on_failure);
  g_test_add_data_func ("/host/leave/stop", GINT_TO_POINTER (TRUE), test_leave_thinking);
  g_test_add_data_func ("/host/leave/drop", GINT_TO_POINTER (FALSE), test_leave_thinking);
  g_test_add_func ("/host/leave/person", test_leave_person);
  g_test_add_func ("/host/pause", test_pause);
  g_test_add_func ("/host/properties", test_properties);
  g_test_add_func ("/host/question", test_question);
  g_test_add_func ("/host/reproducible", test_reproducible);
  g_test_add_func ("/host/rewound", test_rewound);
  g_test_add_func ("/host/gone-on-with", test_gone_on_with);
  return g_test_run ();
}
