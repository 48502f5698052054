/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-private.h"

#include <string.h>

/* Where targets are, and which one is drawn. */

/* Private helpers: where targets are */

/* Returns whether a robot that slides into the cell stops there by its walls: two of them meet. */
static gboolean
is_corner (const LabRobotsBoard *board,
           guint                 cell)
{
  guint walls = board->walls[cell];
  guint turned = ((walls << 1) | (walls >> 3)) & 15;

  return (walls & turned) != 0;
}

/* Returns whether a target can be on the cell. */
static gboolean
can_have_target (const LabRobotsBoard *board,
                 guint                 cell)
{
  return board->walls[cell] != 15 && !lab_robots_board_is_island (board, cell)
         && !lab_robots_board_find_robot (board, cell, NULL);
}

/* Appends the cells that are corners, or are not, in a random order. */
static void
append_cells (GArray               *cells,
              const LabRobotsBoard *board,
              gboolean              corners,
              LabRandom            *random)
{
  guint first = cells->len;

  for (guint cell = 0; cell < lab_robots_board_get_n_cells (board); cell++)
    {
      if (can_have_target (board, cell) && is_corner (board, cell) == corners)
        g_array_append_val (cells, cell);
    }
  for (guint i = cells->len; i > first + 1; i--)
    {
      guint other = first + lab_random_below (random, i - first);
      guint cell = g_array_index (cells, guint, other);

      g_array_index (cells, guint, other) = g_array_index (cells, guint, i - 1);
      g_array_index (cells, guint, i - 1) = cell;
    }
}

/* Private helpers: drawing */

static gboolean
is_target (const LabRobotsPartyState *self,
           guint                      cell)
{
  for (guint i = 0; i < self->n_targets; i++)
    {
      if (self->targets[i].cell == cell)
        return TRUE;
    }
  return FALSE;
}

/* Puts the robots on random cells without targets. */
static void
scatter (LabRobotsPartyState  *self,
         const LabRobotsBoard *board)
{
  LabRobotsBoard now = *board;

  memset (&self->start, 0, sizeof self->start);
  for (now.n_robots = 0; now.n_robots < board->n_robots; now.n_robots++)
    {
      guint cell;

      do
        cell = lab_random_below (&self->random, lab_robots_board_get_n_cells (board));
      while (is_target (self, cell) || !can_have_target (&now, cell));
      now.starts[now.n_robots] = (guint16) cell;
      self->start.cells[now.n_robots] = (guint16) cell;
    }
}

/* Fills @candidates with the targets that can be drawn; returns their number. */
static guint
list_candidates (LabRobotsPartyState          *self,
                 const LabRobotsPartySettings *settings,
                 guint                        *candidates)
{
  guint n = 0;

  self->position = self->start;
  for (guint i = 0; i < self->n_targets; i++)
    {
      if (self->targets[i].winner >= 0 || (self->put_back >> i & 1) != 0)
        continue;
      self->target = i;
      if (!lab_robots_party_state_is_reached (self, settings))
        candidates[n++] = i;
    }
  return n;
}

/* Functions of the other files */

/* Chooses the cells of all targets: in corners of walls, as far as there are enough of them. */
void
lab_robots_party_targets_place (LabRobotsPartyState          *self,
                                const LabRobotsPartySettings *settings)
{
  const LabRobotsBoard *board = &settings->board;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));

  append_cells (cells, board, TRUE, &self->random);
  append_cells (cells, board, FALSE, &self->random);
  self->n_targets = MIN (lab_robots_party_settings_get_n_targets (settings), cells->len);
  for (guint i = 0; i < self->n_targets; i++)
    {
      self->targets[i].cell = (guint16) g_array_index (cells, guint, i);
      self->targets[i].robot = (guint8) (i % board->n_robots);
      self->targets[i].any_robot = i + 1 == self->n_targets;
      self->targets[i].winner = -1;
    }
}

/* Draws the next target. One that its robot has reached already is left for later, and so is one
 * that was put back since the robots changed places; if there is no other one, robots are put on
 * other cells. */
void
lab_robots_party_targets_draw (LabRobotsPartyState          *self,
                               const LabRobotsPartySettings *settings)
{
  guint candidates[LAB_ROBOTS_PARTY_MAX_TARGETS];
  guint n = list_candidates (self, settings, candidates);

  self->moved_robots = n == 0;
  if (n == 0)
    {
      self->put_back = 0;
      scatter (self, &settings->board);
      n = list_candidates (self, settings, candidates);
    }
  self->target = candidates[lab_random_below (&self->random, n)];
  self->position = self->start;
}
