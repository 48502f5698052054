/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-soak-robots-rules.h"

#include <stdio.h>
#include <string.h>

/* Private helpers: moves */

/* Plays a move, if it is one of this board and possible. */
static gboolean
add_move (LabSoakPuzzle *self,
          const char    *text)
{
  LabSoakMoves *moves = &self->moves;
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];

  lab_soak_puzzle_get_robots (self, robots);
  if (strlen (text) != 2 || text[0] < '1' || text[0] >= '1' + self->board.n_robots
      || strchr ("NESW", text[1]) == NULL
      || !lab_test_plain_slide (&self->board, robots, text[0] - '1', text[1]))
    return FALSE;
  g_assert_cmpint (moves->n_played, <, LAB_SOAK_ROBOTS_MAX_MOVES);
  memcpy (moves->texts[moves->n_played], text, 3);
  moves->n_known = ++moves->n_played;
  return TRUE;
}

/* Private helpers: parties */

static gboolean
is_in (const LabSoakParty *self,
       const char         *phase)
{
  return g_str_equal (self->phase, phase);
}

/* Returns whether a player shows before another one. */
static gboolean
is_before (const LabSoakParty *self,
           int                 one,
           int                 other)
{
  if (self->claims[one] != self->claims[other])
    return self->claims[one] < self->claims[other];
  if (self->scores[one] != self->scores[other])
    return self->scores[one] < self->scores[other];
  return self->orders[one] < self->orders[other];
}

/* Lets the next player show, if there is one. */
static void
show_next (LabSoakParty *self)
{
  int next = -1;

  for (int i = 0; i < self->n_players; i++)
    {
      if (self->claims[i] > 0 && !self->has_failed[i] && (next < 0 || is_before (self, i, next)))
        next = i;
    }
  self->puzzle.moves.n_played = self->puzzle.moves.n_known = 0;
  self->phase = next < 0 ? "revealed" : "showing";
  if (next >= 0)
    self->shower = next;
}

static void
fail (LabSoakParty *self)
{
  self->has_failed[self->shower] = TRUE;
  show_next (self);
}

static gboolean
is_reached (const LabSoakParty *self)
{
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];

  lab_soak_puzzle_get_robots (&self->puzzle, robots);
  for (int i = 0; i < self->puzzle.board.n_robots; i++)
    {
      if ((self->target_robot < 0 || self->target_robot == i)
          && lab_test_plain_is_on_target (&self->puzzle.board, &robots[i]))
        return TRUE;
    }
  return FALSE;
}

/* Claims, such as `2=7@1500`. */
static gboolean
claim (LabSoakParty *self,
       const char   *event)
{
  int player, number;
  long time;

  if (!is_in (self, "thinking") && !is_in (self, "countdown"))
    return FALSE;
  if (sscanf (event, "%d=%d@%ld", &player, &number, &time) != 3)
    return FALSE;
  player--;
  if (player < 0 || player >= self->n_players || number < 1 || number > 30 || time < self->time
      || (self->claims[player] > 0 && number >= self->claims[player]))
    return FALSE;
  if (self->n_claims == 0)
    self->time = time;
  self->claims[player] = number;
  self->orders[player] = ++self->n_claims;
  self->phase = "countdown";
  return TRUE;
}

static gboolean
move_robot (LabSoakParty *self,
            const char   *event)
{
  if (!is_in (self, "showing") || !add_move (&self->puzzle, event))
    return FALSE;
  if (is_reached (self))
    {
      self->winner = self->shower;
      self->scores[self->winner]++;
      self->n_left--;
      self->phase = "revealed";
    }
  else if (self->puzzle.moves.n_played == self->claims[self->shower])
    fail (self);
  return TRUE;
}

/* Public functions */

/** lab_soak_puzzle_init: begins a puzzle from the text of its board. */
void
lab_soak_puzzle_init (LabSoakPuzzle *self,
                      const char    *text)
{
  memset (self, 0, sizeof *self);
  lab_test_plain_board_read (text, &self->board, self->start);
}

/** lab_soak_puzzle_get_robots: finds out where the robots are. */
void
lab_soak_puzzle_get_robots (const LabSoakPuzzle *self,
                            LabTestPlainRobot   *robots)
{
  const LabSoakMoves *moves = &self->moves;

  memcpy (robots, self->start, LAB_TEST_PLAIN_MAX_ROBOTS * sizeof *robots);
  for (int i = 0; i < moves->n_played; i++)
    g_assert_true (lab_test_plain_slide (&self->board, robots, moves->texts[i][0] - '1',
                                         moves->texts[i][1]));
}

/** lab_soak_puzzle_is_solved: returns whether the target is reached. */
gboolean
lab_soak_puzzle_is_solved (const LabSoakPuzzle *self)
{
  LabTestPlainRobot robots[LAB_TEST_PLAIN_MAX_ROBOTS];

  lab_soak_puzzle_get_robots (self, robots);
  return lab_test_plain_find_solver (&self->board, robots) >= 0;
}

/** lab_soak_puzzle_apply: plays a move, `undo`, `redo`, or `restart`, if that is allowed. */
gboolean
lab_soak_puzzle_apply (LabSoakPuzzle *self,
                       const char    *action)
{
  LabSoakMoves *moves = &self->moves;
  int n;

  if (g_str_equal (action, "undo"))
    n = moves->n_played - 1;
  else if (g_str_equal (action, "redo"))
    n = moves->n_played + 1;
  else if (g_str_equal (action, "restart"))
    n = moves->n_played > 0 ? 0 : -1;
  else
    return !lab_soak_puzzle_is_solved (self) && add_move (self, action);
  if (n < 0 || n > moves->n_known)
    return FALSE;
  moves->n_played = n;
  return TRUE;
}

/** lab_soak_party_init: begins a party; its first target must be drawn. */
void
lab_soak_party_init (LabSoakParty *self,
                     const char   *text,
                     int           n_players,
                     int           n_targets)
{
  memset (self, 0, sizeof *self);
  lab_soak_puzzle_init (&self->puzzle, text);
  self->n_players = n_players;
  self->n_left = n_targets;
  self->phase = "drawing";
}

/**
 * lab_soak_party_draw:
 * @self: a party that draws a target
 * @text: the board with its target, and with the robots where they are
 * @robot: the robot that must reach the target; -1 for any
 *
 * Tells what was drawn.
 */
void
lab_soak_party_draw (LabSoakParty *self,
                     const char   *text,
                     int           robot)
{
  g_assert_true (is_in (self, "drawing"));
  lab_soak_puzzle_init (&self->puzzle, text);
  self->target_robot = robot;
  memset (self->claims, 0, sizeof self->claims);
  memset (self->has_failed, 0, sizeof self->has_failed);
  self->n_claims = 0;
  self->time = 0;
  self->shower = self->winner = -1;
  self->phase = "thinking";
}

/** lab_soak_party_apply: lets something happen, if that is allowed. */
gboolean
lab_soak_party_apply (LabSoakParty *self,
                      const char   *event)
{
  if (strchr (event, '=') != NULL)
    return claim (self, event);
  if (g_str_equal (event, "skip") && is_in (self, "thinking"))
    self->phase = "revealed";
  else if (g_str_equal (event, "redraw") && is_in (self, "thinking"))
    self->phase = "drawing";
  else if (g_str_equal (event, "end") && is_in (self, "countdown"))
    show_next (self);
  else if (g_str_equal (event, "undo") && is_in (self, "showing"))
    return lab_soak_puzzle_apply (&self->puzzle, "undo");
  else if (g_str_equal (event, "give-up") && is_in (self, "showing"))
    fail (self);
  else if (g_str_equal (event, "next") && is_in (self, "revealed"))
    self->phase = self->n_left > 0 ? "drawing" : "over";
  else
    return move_robot (self, event);
  return TRUE;
}
