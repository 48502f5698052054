/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-notation.h"
#include "lab-shift-players.h"
#include "lab-shift-turn-runner.h"
#include "lab-test-saving.h"

#define N_GAMES 4
#define N_RESUMED 6
#define N_STEPS_LOOKED_AT 60
#define NODES 2000

/* Private helpers */

static LabShiftTurnRunner *
create_runner (LabShiftGame *saved)
{
  LabShiftAgent *agents[LAB_SHIFT_N_SEATS];
  LabShiftTurnRunner *runner;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    agents[seat] = lab_shift_player_kind_make (saved->kinds[seat], "");
  runner = lab_shift_turn_runner_new (saved, agents);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    g_clear_object (&agents[seat]);
  lab_shift_turn_runner_set_failed (runner, saved->failed);
  /* A limit in nodes makes the players choose the same turns on every machine. */
  runner->limits = (LabLimits) { .nodes = NODES };
  return runner;
}

/* Makes one step, which may only rotate the spare. Returns FALSE if the game is
 * over. */
static gboolean
make_step (LabShiftTurnRunner *runner)
{
  LabShiftGame *game = runner->game;

  if (game->position.phase == LAB_SHIFT_PHASE_OVER)
    return FALSE;
  lab_shift_turn_runner_advance (runner);
  lab_test_wait (runner->stage != LAB_SHIFT_TURN_RUNNER_ASKED);
  return TRUE;
}

static char *
format_turns (LabShiftGame *game)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < game->turns->len; i++)
    {
      const LabShiftTurn *turn = lab_shift_game_get_turn (game, i);
      char notation[LAB_SHIFT_TURN_LENGTH];

      if (turn->cell == LAB_SHIFT_CELL_NONE)
        break;
      lab_shift_notation_format_turn (turn, notation);
      g_string_append_printf (text, "%s ", notation);
    }
  return g_string_free (text, FALSE);
}

/* Resumes a saved game, and asserts that it continues like the game that was never
 * interrupted. */
static void
check_resumed (const char *data,
               const char *expected)
{
  g_autoptr (LabShiftGame) saved = lab_test_parse_saved_game (data);
  g_autoptr (LabShiftTurnRunner) runner = create_runner (saved);
  g_autofree char *turns = NULL;

  for (guint i = 0; i < N_STEPS_LOOKED_AT && make_step (runner); i++)
    ;
  turns = format_turns (saved);
  g_assert_cmpuint (saved->turns->len, >, 0);
  if (!g_str_has_prefix (expected, turns))
    g_assert_cmpstr (turns, ==, expected);
}

/* Tests */

/* A game of computers continues the same way wherever it was saved, even in the
 * middle of a turn. */
LAB_TEST ("/resume/computers", test_computers)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (37);

  for (guint i = 0; i < N_GAMES * LAB_SHIFT_PLAYER_PROGRAM; i++)
    {
      const LabShiftPlayerKind kind = LAB_SHIFT_PLAYER_BEGINNER + i / N_GAMES;
      const LabShiftDeal deal = { 100 + i % N_GAMES, i % 2 == 0 ? 0x5 : 0xf, 0, 2,
                                  (LabShiftRules) g_rand_int_range (random, 0, 8) };
      const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS]
          = { kind, LAB_SHIFT_PLAYER_NORMAL, kind, LAB_SHIFT_PLAYER_BEGINNER };
      g_autoptr (LabShiftGame) saved = lab_test_saved_game_new (&deal, kinds);
      g_autoptr (LabShiftTurnRunner) runner = NULL;
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *turns = NULL;

      if (kind == LAB_SHIFT_PLAYER_PROGRAM)
        saved->failed = LAB_SHIFT_SEAT_BIT (0) | LAB_SHIFT_SEAT_BIT (2);
      runner = create_runner (saved);
      g_ptr_array_add (texts, lab_shift_saved_game_to_data (saved));
      lab_test_while (make_step (runner))
        g_ptr_array_add (texts, lab_shift_saved_game_to_data (saved));
      turns = format_turns (saved);
      for (guint n = 0; n < N_RESUMED; n++)
        check_resumed (g_ptr_array_index (texts, g_rand_int_range (random, 0, (int) texts->len)),
                       turns);
    }
}
