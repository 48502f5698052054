/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-turn-runner.h"
#include "lab-notation.h"
#include "lab-player-kind.h"
#include "lab-test-saving.h"

#define N_GAMES 4
#define N_RESUMED 6
#define N_STEPS_LOOKED_AT 60
#define NODES 2000

/* Private helpers */

static LabTurnRunner *
create_runner (LabSavedGame *saved)
{
  LabAgent *agents[LAB_N_SEATS];
  LabTurnRunner *runner;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    agents[seat] = lab_player_kind_make (lab_saved_game_get_kind (saved, seat), "");
  runner = lab_turn_runner_new (lab_saved_game_get_controller (saved), agents);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_object_unref (agents[seat]);
  lab_turn_runner_set_failed (runner, lab_saved_game_get_failed (saved));
  /* A limit in nodes makes the players choose the same turns on every machine. */
  lab_turn_runner_set_limits (runner, (LabLimits) { .nodes = NODES });
  return runner;
}

/* Makes one step, which may only rotate the spare. Returns FALSE if the game is
 * over. */
static gboolean
make_step (LabTurnRunner *runner)
{
  LabGame *game = lab_controller_get_game (lab_turn_runner_get_controller (runner));

  if (lab_game_get_phase (game) == LAB_PHASE_OVER)
    return FALSE;
  lab_turn_runner_advance (runner);
  while (lab_turn_runner_get_stage (runner) == LAB_TURN_RUNNER_ASKED)
    g_main_context_iteration (NULL, TRUE);
  return TRUE;
}

static char *
format_turns (LabGame *game)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lab_game_get_n_turns (game); i++)
    {
      const LabTurn *turn = lab_game_get_turn (game, i);
      char notation[LAB_TURN_LENGTH];

      if (turn->cell == LAB_CELL_NONE)
        break;
      lab_notation_format_turn (turn, notation);
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
  g_autoptr (LabSavedGame) saved = lab_test_parse_saved_game (data);
  g_autoptr (LabTurnRunner) runner = create_runner (saved);
  g_autofree char *turns = NULL;

  for (guint i = 0; i < N_STEPS_LOOKED_AT && make_step (runner); i++)
    ;
  turns = format_turns (lab_saved_game_get_game (saved));
  g_assert_cmpuint (lab_game_get_n_turns (lab_saved_game_get_game (saved)), >, 0);
  if (!g_str_has_prefix (expected, turns))
    g_assert_cmpstr (turns, ==, expected);
}

/* Tests */

/* A game of computers continues the same way wherever it was saved, even in the
 * middle of a turn. */
static void
test_computers (gconstpointer data)
{
  LabPlayerKind kind = (LabPlayerKind) GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (37);

  for (guint i = 0; i < N_GAMES; i++)
    {
      const LabDeal deal = { 100 + i, i % 2 == 0 ? 0x5 : 0xf, 0, 2,
                             (LabRules) g_rand_int_range (random, 0, 8) };
      const LabPlayerKind kinds[LAB_N_SEATS]
          = { kind, LAB_PLAYER_NORMAL, kind, LAB_PLAYER_BEGINNER };
      g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
      g_autoptr (LabController) controller = lab_controller_new (game);
      g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, kinds);
      g_autoptr (LabTurnRunner) runner = NULL;
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *turns = NULL;

      if (kind == LAB_PLAYER_PROGRAM)
        lab_saved_game_set_failed (saved, LAB_SEAT_BIT (0) | LAB_SEAT_BIT (2));
      runner = create_runner (saved);
      do
        g_ptr_array_add (texts, lab_saved_game_to_data (saved));
      while (make_step (runner));
      turns = format_turns (game);
      for (guint n = 0; n < N_RESUMED; n++)
        check_resumed (g_ptr_array_index (texts, g_rand_int_range (random, 0, (int) texts->len)),
                       turns);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (LabPlayerKind kind = LAB_PLAYER_BEGINNER; kind <= LAB_PLAYER_PROGRAM; kind++)
    {
      g_autofree char *path = g_strconcat ("/resume/", lab_player_kind_get_id (kind), NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (kind), test_computers);
    }

  return g_test_run ();
}
