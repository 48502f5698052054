/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-robots-compare.h"

#include <string.h>

#include "lab-robots-text.h"

static const char * const PHASES[] = {
  [LAB_ROBOTS_PARTY_THINKING] = "thinking",
  [LAB_ROBOTS_PARTY_COUNTDOWN] = "countdown",
  [LAB_ROBOTS_PARTY_SHOWING] = "showing",
  [LAB_ROBOTS_PARTY_REVEALED] = "revealed",
  [LAB_ROBOTS_PARTY_OVER] = "over",
};

/* Private helpers */

/* Returns a fault if two texts differ. */
static char *
compare_texts (const char *what,
               const char *expected,
               const char *found)
{
  return g_str_equal (expected, found)
           ? NULL : g_strdup_printf ("%s: %s, not %s", what, found, expected);
}

static char *
compare_numbers (const char *what,
                 gint64      expected,
                 gint64      found)
{
  return expected == found ? NULL
                           : g_strdup_printf ("%s: %" G_GINT64_FORMAT ", not %" G_GINT64_FORMAT,
                                              what, found, expected);
}

static char *
write_cells (const LabRobotsPosition *position,
             const LabRobotsBoard    *board)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < board->n_robots; i++)
    {
      g_autofree char *cell = lab_robots_cell_format (position->cells[i], board->size);

      g_string_append_printf (text, i > 0 ? ",%s" : "%s", cell);
    }
  return g_string_free (text, FALSE);
}

/* Compares the places of robots, and for each of their moves whether it is possible. */
static char *
compare_robots (const LabTestPlainBoard *board,
                const LabTestPlainRobot *robots,
                const LabRobotsBoard    *found_board,
                const LabRobotsPosition *found)
{
  g_autofree char *cells = lab_test_plain_write_cells (board, robots);
  g_autofree char *found_cells = write_cells (found, found_board);
  char *fault = compare_texts ("the robots", cells, found_cells);

  for (int move = 0; fault == NULL && move < board->n_robots * 4; move++)
    {
      LabTestPlainRobot after[LAB_TEST_PLAIN_MAX_ROBOTS];
      LabRobotsPosition found_after = *found;
      LabRobotsMove step = { (guint8) (move / 4), (guint8) (move % 4) };

      memcpy (after, robots, sizeof after);
      fault = compare_numbers ("whether a robot can move",
                               lab_test_plain_slide (board, after, move / 4, "NESW"[move % 4]),
                               lab_robots_position_play (&found_after, found_board, step, NULL));
    }
  return fault;
}

static char *
compare_moves (const LabSoakMoves  *expected,
               int                  n_expected,
               const LabRobotsMove *moves)
{
  char *fault = NULL;

  for (int i = 0; fault == NULL && i < n_expected; i++)
    {
      g_autofree char *text = lab_robots_move_format (moves[i]);

      fault = compare_texts ("a move", expected->texts[i], text);
    }
  return fault;
}

/* Private helpers: parties */

static char *
compare_players (const LabSoakParty        *expected,
                 const LabRobotsPartyState *state)
{
  char *fault = NULL;

  for (int i = 0; fault == NULL && i < expected->n_players; i++)
    {
      const LabRobotsPartyClaim *claim = &state->claims[i];

      fault = compare_numbers ("a claim", expected->claims[i], claim->number);
      if (fault == NULL && claim->number > 0)
        fault = compare_numbers ("the order of a claim", expected->orders[i], claim->order);
      if (fault == NULL)
        fault = compare_numbers ("whether a player has failed", expected->has_failed[i],
                                 claim->has_failed);
      if (fault == NULL)
        fault = compare_numbers ("a score", expected->scores[i], state->scores[i]);
    }
  return fault;
}

static char *
compare_numbers_of_party (const LabSoakParty        *expected,
                          const LabRobotsPartyState *state)
{
  const struct
  {
    const char *what;
    gint64 expected, found;
  } numbers[] = {
    { "the claims", expected->n_claims, state->n_claims },
    { "the time of the first claim", expected->time, state->first_claim },
    { "who shows", expected->shower, state->shower },
    { "the winner", expected->winner, state->winner },
    { "the moves", expected->moves.n_played, state->n_moves },
    { "the targets left", expected->n_left, lab_robots_party_state_get_n_left (state) },
  };
  char *fault = NULL;

  for (guint i = 0; fault == NULL && i < G_N_ELEMENTS (numbers); i++)
    fault = compare_numbers (numbers[i].what, numbers[i].expected, numbers[i].found);
  return fault;
}

/* Public functions */

/**
 * lab_soak_robots_compare_puzzle:
 * @expected: a puzzle
 * @game: the same one
 *
 * Returns: (transfer full) (nullable): the first difference, in words
 */
char *
lab_soak_robots_compare_puzzle (const LabSoakPuzzle *expected,
                                LabRobotsGame       *game)
{
  const LabSoakMoves *moves = &expected->moves;
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];
  g_autofree char *text = lab_test_plain_board_write (&expected->board, expected->start);
  g_autofree char *found_text = lab_robots_board_format (game->board);
  char *fault = compare_texts ("the board", text, found_text);

  if (fault == NULL)
    fault = compare_numbers ("the moves", moves->n_played, lab_play_get_n_moves (LAB_PLAY (game)));
  if (fault == NULL)
    fault = compare_numbers ("the moves to redo", moves->n_known - moves->n_played,
                             lab_play_get_n_redo (LAB_PLAY (game)));
  for (int i = 0; fault == NULL && i < moves->n_known; i++)
    fault = compare_texts ("a move", moves->texts[i],
                           lab_play_get_move (LAB_PLAY (game), (guint) i));
  if (fault == NULL)
    fault = compare_numbers ("whether it is solved", lab_soak_puzzle_is_solved (expected),
                             lab_play_is_over (game));
  if (fault != NULL)
    return fault;
  lab_soak_puzzle_get_robots (expected, robots);
  return compare_robots (&expected->board, robots, game->board, game->position);
}

/**
 * lab_soak_robots_compare_party:
 * @expected: a party
 * @state: the same one
 * @settings: what it is played with
 *
 * Returns: (transfer full) (nullable): the first difference, in words
 */
char *
lab_soak_robots_compare_party (const LabSoakParty           *expected,
                               const LabRobotsPartyState    *state,
                               const LabRobotsPartySettings *settings)
{
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];
  char *fault = compare_texts ("the phase", expected->phase, PHASES[state->phase]);

  if (fault == NULL)
    fault = compare_numbers_of_party (expected, state);
  if (fault == NULL)
    fault = compare_players (expected, state);
  if (fault == NULL)
    fault = compare_moves (&expected->moves, expected->moves.n_played, state->moves);
  if (fault != NULL)
    return fault;
  lab_soak_party_get_robots (expected, robots);
  return compare_robots (&expected->board, robots, &settings->board, &state->position);
}
