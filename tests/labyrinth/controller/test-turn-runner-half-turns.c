/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns of which only half is left to play, or which somebody else plays.
 */

#include "config.h"

#include "lab-test-agent.h"
#include "lab-test-turn-runner.h"
#include "lab-computer.h"

static const LabDeal two = { 42, 0x5, 0, 2, LAB_RULES_STANDARD };

/* Tests: the second half of a turn */

/* The tile is already inserted, so the agent only moves the pawn. */
static void
test_half_turn (void)
{
  const LabDeal deal = { 7, 0x5, 0, 2, LAB_RULES_STANDARD };
  LabAgent *agents[LAB_N_SEATS] = { lab_computer_new (LAB_LEVEL_GREEDY), NULL, NULL, NULL };
  LabPosition position;
  LabTestTurnRunner fixture;

  lab_deal_position (&deal, &position);
  lab_position_insert (&position, 3, position.board.spare);
  lab_test_turn_runner_init (&fixture, lab_game_new_from_position (&position, NULL), agents);
  lab_turn_runner_advance (fixture.runner);
  wait_for (lab_turn_runner_get_stage (fixture.runner) == LAB_TURN_RUNNER_INSERTED);
  g_assert_cmpmem (fixture.position, sizeof position, &position, sizeof position);
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpuint (fixture.position->seat, ==, 2);
  lab_test_turn_runner_clear (&fixture);

  /* The game starts after the insertion, and a person's answer must still name it. */
  lab_test_turn_runner_init (&fixture, lab_game_new_from_position (&position, NULL), NULL);
  lab_turn_runner_advance (fixture.runner);
  lab_test_turn_runner_play_by_hand (&fixture);
  g_assert_cmpuint (fixture.position->seat, ==, 2);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  lab_test_turn_runner_clear (&fixture);
}

/* A game that was saved after an insertion that the player did not choose. */
typedef struct
{
  const char *name;
  LabArrow arrow;
  int quarters;
  LabTestWay way;
  int n_asked;
  guint n_failed;
} Kept;

/* The agent is first asked about the whole turn, from before the insertion. If its
 * answer starts with another insertion, it is asked about the move alone, and only
 * that question must succeed. */
static void
test_kept (gconstpointer data)
{
  const Kept *kept = data;
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (kept->way, 0), NULL, NULL, NULL };
  g_autoptr (LabAgent) agent = g_object_ref (agents[0]);
  LabGame *game = lab_game_new (&two, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  const LabPosition *position = lab_game_get_position (game);
  LabCell cell;
  LabTestTurnRunner fixture;

  g_assert_true (lab_controller_insert (controller, 0, kept->arrow,
                                        lab_openings_rotate (position->board.spare, kept->quarters),
                                        NULL));
  g_clear_object (&controller);
  lab_test_turn_runner_init (&fixture, game, agents);
  cell = position->pawns[0];
  lab_turn_runner_advance (fixture.runner);
  wait_for (lab_turn_runner_get_stage (fixture.runner) == LAB_TURN_RUNNER_INSERTED);
  g_assert_cmpint (LAB_TEST_AGENT (agent)->n_asked, ==, kept->n_asked);
  g_assert_cmpint (LAB_TEST_AGENT (agent)->observation.position.phase, ==,
                   kept->n_asked == 1 ? LAB_PHASE_INSERT : LAB_PHASE_MOVE);
  g_assert_cmpuint (fixture.n_failed, ==, kept->n_failed);
  g_assert_cmpint (position->phase, ==, LAB_PHASE_MOVE);
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpuint (position->seat, ==, 2);
  if (kept->n_failed == 0)
    g_assert_cmpuint (position->pawns[0], ==, cell);
  g_clear_object (&agent);
  lab_test_turn_runner_clear (&fixture);
}

/* Tests: another player acts first */

/* While an agent thinks, the test inserts and moves in its place. */
static void
test_inserted_by_another (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_WAIT, 0), NULL, NULL, NULL };
  LabTestTurnRunner fixture;
  LabTurn turn = { 0, 0, 0 };

  lab_test_turn_runner_init (&fixture, lab_game_new (&two, NULL), agents);
  lab_turn_runner_advance (fixture.runner);
  turn.tile = fixture.position->board.spare;
  g_assert_true (lab_controller_insert (fixture.controller, 0, turn.arrow, turn.tile, NULL));
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  g_assert_true (lab_controller_move (fixture.controller, 0, fixture.position->pawns[0],
                                      NULL));
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_ASKED);
  lab_test_turn_runner_play_by_hand (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  lab_test_turn_runner_clear (&fixture);
}

/* Only the move was left, and the test makes it first. */
static void
test_moved_by_another (void)
{
  LabAgent *agents[LAB_N_SEATS] = { lab_test_agent_new (LAB_TEST_WAIT, 0), NULL, NULL, NULL };
  LabPosition position;
  LabTestTurnRunner fixture;

  lab_deal_position (&two, &position);
  lab_position_insert (&position, 3, position.board.spare);
  lab_test_turn_runner_init (&fixture, lab_game_new_from_position (&position, NULL), agents);
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpuint (lab_turn_runner_get_thinking (fixture.runner), ==, 0);
  g_assert_true (lab_controller_move (fixture.controller, 0, position.pawns[0], NULL));
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_IDLE);
  lab_turn_runner_advance (fixture.runner);
  g_assert_cmpint (lab_turn_runner_get_stage (fixture.runner), ==, LAB_TURN_RUNNER_ASKED);
  g_assert_cmpuint (lab_turn_runner_get_thinking (fixture.runner), ==, LAB_SEAT_NONE);
  lab_test_turn_runner_play_by_hand (&fixture);
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  lab_test_turn_runner_clear (&fixture);
}

int
main (int    argc,
      char **argv)
{
  /* By its own choice, the agent would insert at the first arrow, rotated three
   * times. */
  static const Kept kepts[] = {
    { "same", 0, 3, LAB_TEST_STAY, 1, 0 },
    { "other-arrow", 4, 3, LAB_TEST_STAY, 2, 0 },
    { "other-tile", 0, 0, LAB_TEST_STAY, 2, 0 },
    { "forbidden", 0, 3, LAB_TEST_FORBIDDEN, 2, 1 },
    { "error", 0, 3, LAB_TEST_ERROR, 2, 1 },
  };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-runner-half-turns/left", test_half_turn);
  for (guint i = 0; i < G_N_ELEMENTS (kepts); i++)
    {
      g_autofree char *path = g_strconcat ("/turn-runner-half-turns/kept/", kepts[i].name, NULL);

      g_test_add_data_func (path, &kepts[i], test_kept);
    }
  g_test_add_func ("/turn-runner-half-turns/inserted-by-another", test_inserted_by_another);
  g_test_add_func ("/turn-runner-half-turns/moved-by-another", test_moved_by_another);
  return g_test_run ();
}
