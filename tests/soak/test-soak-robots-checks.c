/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-robots-text.h"
#include "lab-soak-robots-compare.h"

/* Breaks puzzles, parties, and drawn boards on purpose: the checks of the soak find each fault. */

#define BOARD                                                                                     \
  "91391113/8682c006/81045003/802ff842/802ff83a/c0411002/92900002/c46c4446 a3,g3 b2"

/* Private helpers */

/* Asserts that a check has found a fault, or with NULL, none. */
static void
assert_fault (char       *fault,
              const char *what)
{
  g_autofree char *found = fault;

  if (what == NULL)
    g_assert_null (found);
  else
    g_assert_true (found != NULL && g_str_has_prefix (found, what));
}

/* Private helpers: puzzles */

/* Plays two moves and undoes another one. */
static LabRobotsGame *
play_game (LabClock      *clock,
           LabSoakPuzzle *puzzle)
{
  static const char * const actions[] = { "1N", "2W", "1S", "undo" };
  LabRobotsLevel level;
  LabRobotsBoard board;
  LabRobotsGame *game;

  lab_robots_level_init_board (&level);
  g_assert_true (lab_robots_board_parse (BOARD, &board, NULL));
  game = lab_robots_game_new (&level, &board, clock);
  lab_soak_puzzle_init (puzzle, BOARD);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      LabRobotsMove move;

      g_assert_true (lab_soak_puzzle_apply (puzzle, actions[i]));
      if (lab_robots_move_parse (actions[i], &move, NULL))
        g_assert_true (lab_robots_game_play (game, move, NULL));
      else
        g_assert_true (lab_robots_game_undo (game, NULL));
    }
  return game;
}

/* Private helpers: parties */

static LabRobotsPartySettings *
make_settings (void)
{
  LabRobotsPartySettings *settings = g_new0 (LabRobotsPartySettings, 1);

  g_assert_true (lab_robots_board_parse (BOARD, &settings->board, NULL));
  settings->n_places = 1;
  settings->countdown = 60;
  settings->seed = 1;
  settings->n_seats = 3;
  for (guint i = 0; i < settings->n_seats; i++)
    settings->seats[i].name = g_strdup_printf ("Player %u", i + 1);
  return settings;
}

/* Plays until a player shows a way and has made a move. */
static void
play_party (const LabRobotsPartySettings *settings,
            LabRobotsPartyState          *state,
            LabSoakParty                 *party)
{
  static const char * const events[] = { "2=7@1500", "1=5@1600", "1=4@1600", "end", "1N" };
  LabRobotsBoard board = settings->board;
  g_autofree char *text = NULL;

  lab_robots_party_state_init (state, settings);
  board.target = state->targets[state->target].cell;
  text = lab_robots_board_format (&board);
  lab_soak_party_init (party, BOARD, 3, (int) state->n_targets);
  lab_soak_party_draw (party, text, state->targets[state->target].robot);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      LabRobotsPartyEvent event;

      g_assert_true (lab_robots_party_event_parse (events[i], &event, NULL));
      g_assert_true (lab_robots_party_state_apply (state, settings, &event, NULL));
      g_assert_true (lab_soak_party_apply (party, events[i]));
    }
}

/* Tests */

static void
test_puzzle (void)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autofree LabSoakPuzzle *puzzle = g_new0 (LabSoakPuzzle, 1);
  g_autofree LabSoakPuzzle *broken = g_new0 (LabSoakPuzzle, 1);
  g_autoptr (LabRobotsGame) game = play_game (clock, puzzle);

  assert_fault (lab_soak_robots_compare_puzzle (puzzle, game), NULL);
  *broken = *puzzle;
  broken->board.walls[7][0] ^= 2;
  assert_fault (lab_soak_robots_compare_puzzle (broken, game), "the board");
  *broken = *puzzle;
  broken->start[1].row--;
  assert_fault (lab_soak_robots_compare_puzzle (broken, game), "the board");
  *broken = *puzzle;
  broken->board.any = TRUE;
  assert_fault (lab_soak_robots_compare_puzzle (broken, game), "the board");
  *broken = *puzzle;
  broken->moves.n_played = 1;
  assert_fault (lab_soak_robots_compare_puzzle (broken, game), "the moves");
  *broken = *puzzle;
  broken->moves.n_known = 2;
  assert_fault (lab_soak_robots_compare_puzzle (broken, game), "the moves to redo");
  *broken = *puzzle;
  memcpy (broken->moves.texts[2], "1E", 3);
  assert_fault (lab_soak_robots_compare_puzzle (broken, game), "a move");
}

/* A game whose robots are elsewhere, or stop elsewhere. */
static void
test_position (void)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autofree LabSoakPuzzle *puzzle = g_new0 (LabSoakPuzzle, 1);
  g_autoptr (LabRobotsGame) game = play_game (clock, puzzle);
  /* Nobody else may change the position. */
  LabRobotsPosition *position = (LabRobotsPosition *) lab_robots_game_get_position (game);

  position->cells[1]++;
  assert_fault (lab_soak_robots_compare_puzzle (puzzle, game), "the robots");
  position->cells[1]--;
  assert_fault (lab_soak_robots_compare_puzzle (puzzle, game), NULL);
  position->cells[0] = lab_robots_game_get_board (game)->target;
  assert_fault (lab_soak_robots_compare_puzzle (puzzle, game), "whether it is solved");
}

static void
test_party (void)
{
  g_autoptr (LabRobotsPartySettings) settings = make_settings ();
  g_autofree LabSoakParty *party = g_new0 (LabSoakParty, 1);
  LabRobotsPartyState state, broken;

  play_party (settings, &state, party);
  assert_fault (lab_soak_robots_compare_party (party, &state, settings), NULL);
  broken = state;
  broken.phase = LAB_ROBOTS_PARTY_COUNTDOWN;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "the phase");
  broken = state;
  broken.n_claims++;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "the claims");
  broken = state;
  broken.first_claim = 1600;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "the time");
  broken = state;
  broken.shower = 1;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "who shows");
  broken = state;
  broken.winner = 0;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "the winner");
  broken = state;
  broken.targets[0].winner = 0;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "the targets left");
}

static void
test_party_players (void)
{
  g_autoptr (LabRobotsPartySettings) settings = make_settings ();
  g_autofree LabSoakParty *party = g_new0 (LabSoakParty, 1);
  LabRobotsPartyState state, broken;

  play_party (settings, &state, party);
  broken = state;
  broken.claims[0].number = 5;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "a claim");
  broken = state;
  broken.claims[0].order = 1;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "the order of a claim");
  broken = state;
  broken.claims[1].has_failed = TRUE;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "whether a player has");
  broken = state;
  broken.scores[2]++;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "a score");
  broken = state;
  broken.n_moves = 0;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "the moves");
  broken = state;
  broken.moves[0].side = LAB_ROBOTS_EAST;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "a move");
  broken = state;
  broken.position.cells[0]++;
  assert_fault (lab_soak_robots_compare_party (party, &broken, settings), "the robots");
}

/* Walls that the rules of the soak do not have. */
static void
test_party_walls (void)
{
  g_autoptr (LabRobotsPartySettings) settings = make_settings ();
  g_autofree LabSoakParty *party = g_new0 (LabSoakParty, 1);
  LabRobotsPartyState state;

  play_party (settings, &state, party);
  lab_robots_board_set_wall (&settings->board, state.position.cells[1], LAB_ROBOTS_WEST, TRUE);
  assert_fault (lab_soak_robots_compare_party (party, &state, settings), "whether a robot can");
}

static void
test_editor (void)
{
  g_autoptr (LabRobotsEditor) editor = lab_robots_editor_new ();
  g_autofree char *text = lab_robots_board_format (lab_robots_editor_get_board (editor));
  LabSoakEditor expected;

  lab_soak_editor_init (&expected, text);
  assert_fault (lab_soak_robots_compare_editor (&expected, editor), NULL);
  lab_robots_editor_put (editor, (LabRobotsPiece) 1, 100);
  assert_fault (lab_soak_robots_compare_editor (&expected, editor), "the board");
  lab_robots_editor_undo (editor);
  assert_fault (lab_soak_robots_compare_editor (&expected, editor), "whether a change can be re");
  lab_robots_editor_forget_changes (editor);
  assert_fault (lab_soak_robots_compare_editor (&expected, editor), NULL);
  lab_robots_editor_toggle_wall (editor, 20, LAB_ROBOTS_EAST);
  lab_robots_editor_toggle_wall (editor, 20, LAB_ROBOTS_EAST);
  assert_fault (lab_soak_robots_compare_editor (&expected, editor), "whether a change can be un");
  lab_soak_editor_clear (&expected);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/soak/robots-checks/puzzle", test_puzzle);
  g_test_add_func ("/soak/robots-checks/position", test_position);
  g_test_add_func ("/soak/robots-checks/party", test_party);
  g_test_add_func ("/soak/robots-checks/party-players", test_party_players);
  g_test_add_func ("/soak/robots-checks/party-walls", test_party_walls);
  g_test_add_func ("/soak/robots-checks/editor", test_editor);
  return g_test_run ();
}
