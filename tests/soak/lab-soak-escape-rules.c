/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-escape-rules.h"

#include <string.h>

static const char item_letters[] = "mlhrs";

/* Private helpers */

/* Returns the side in the last letter of a move. */
static int
get_side (const char *move)
{
  return (int) (strchr ("udlr", move[strlen (move) - 1]) - "udlr");
}

static gboolean
has_wall (const LabSoakEscape *self,
          int                  cell,
          int                  side)
{
  return self->walls[0][cell][side];
}

/* Takes what is in the cell of the player, and looks around. */
static void
arrive (LabSoakEscape *self)
{
  char *thing = &self->things[self->at];
  const char *item = strchr (item_letters, *thing);
  int distances[LAB_SOAK_MAX_CELLS];

  if (item != NULL)
    self->carried[item - item_letters]++;
  if (*thing != 'E')
    *thing = ' ';
  lab_soak_escape_measure (self, self->at, distances);
  for (int cell = 0; cell < self->height * self->width; cell++)
    {
      if (distances[cell] <= (self->sight > 0 ? self->sight : LAB_SOAK_FAR - 1))
        self->known[cell] = TRUE;
    }
}

static void
break_walls (LabSoakEscape *self)
{
  for (int side = 0; side < LAB_SOAK_N_SIDES; side++)
    {
      int next = lab_soak_escape_step (self, self->at, side);

      if (next == LAB_SOAK_NOWHERE)
        continue;
      self->walls[0][self->at][side] = FALSE;
      self->walls[0][next][side ^ 1] = FALSE;
    }
}

static gboolean
has_wall_to_break (const LabSoakEscape *self)
{
  for (int side = 0; side < LAB_SOAK_N_SIDES; side++)
    {
      if (has_wall (self, self->at, side)
          && lab_soak_escape_step (self, self->at, side) != LAB_SOAK_NOWHERE)
        return TRUE;
    }
  return FALSE;
}

/* Public functions */

/** lab_soak_escape_step: returns the cell beside a cell, or nowhere beyond the border. */
int
lab_soak_escape_step (const LabSoakEscape *self,
                      int                  cell,
                      int                  side)
{
  int row = cell / self->width + (side == 1) - (side == 0);
  int column = cell % self->width + (side == 3) - (side == 2);

  if (row < 0 || row >= self->height || column < 0 || column >= self->width)
    return LAB_SOAK_NOWHERE;
  return row * self->width + column;
}

/** lab_soak_escape_start: lets the player look around at the start. */
void
lab_soak_escape_start (LabSoakEscape *self)
{
  arrive (self);
}

/** lab_soak_escape_count: returns how many cells have a thing. */
int
lab_soak_escape_count (const LabSoakEscape *self,
                       char                 thing)
{
  int n = 0;

  for (int cell = 0; cell < self->height * self->width; cell++)
    n += self->things[cell] == thing;
  return n;
}

/** lab_soak_escape_is_over: returns whether the player is at the exit and no key is left. */
gboolean
lab_soak_escape_is_over (const LabSoakEscape *self)
{
  return self->things[self->at] == 'E' && lab_soak_escape_count (self, '*') == 0;
}

/** lab_soak_escape_may_play: returns whether a move, such as `leap-u`, is possible. */
gboolean
lab_soak_escape_may_play (const LabSoakEscape *self,
                          const char          *move)
{
  if (lab_soak_escape_is_over (self))
    return FALSE;
  if (strlen (move) == 1)
    return !has_wall (self, self->at, get_side (move));
  if (self->carried[strchr (item_letters, *move) - item_letters] == 0)
    return FALSE;
  if (*move == 'l')
    return has_wall (self, self->at, get_side (move))
           && lab_soak_escape_step (self, self->at, get_side (move)) != LAB_SOAK_NOWHERE;
  if (*move == 'h')
    return has_wall_to_break (self);
  return *move != 'r' || self->at != self->rift;
}

/** lab_soak_escape_play: makes a move that is possible. */
void
lab_soak_escape_play (LabSoakEscape *self,
                      const char    *move)
{
  if (strlen (move) > 1)
    self->carried[strchr (item_letters, *move) - item_letters]--;
  if (strlen (move) == 1 || *move == 'l')
    {
      self->at = lab_soak_escape_step (self, self->at, get_side (move));
      self->n_moves++;
    }
  else if (*move == 'h')
    break_walls (self);
  else if (*move == 'r')
    self->at = self->rift;
  else if (*move == 's')
    {
      memcpy (self->walls[0], self->walls[1], sizeof self->walls[0]);
      memset (self->known, 0, sizeof self->known);
    }
  arrive (self);
}

/** lab_soak_escape_measure: finds how many steps each cell is away. */
void
lab_soak_escape_measure (const LabSoakEscape *self,
                         int                  from,
                         int                 *distances)
{
  gboolean grown = TRUE;

  for (int cell = 0; cell < self->height * self->width; cell++)
    distances[cell] = cell == from ? 0 : LAB_SOAK_FAR;
  for (int n = 0; grown; n++)
    {
      grown = FALSE;
      for (int cell = 0; cell < self->height * self->width; cell++)
        {
          for (int side = 0; distances[cell] == n && side < LAB_SOAK_N_SIDES; side++)
            {
              int next = lab_soak_escape_step (self, cell, side);

              if (has_wall (self, cell, side) || distances[next] != LAB_SOAK_FAR)
                continue;
              distances[next] = n + 1;
              grown = TRUE;
            }
        }
    }
}

/** lab_soak_escape_get_far: returns how far the nearest key is, or the exit if no key is left. */
int
lab_soak_escape_get_far (const LabSoakEscape *self,
                         const int           *distances)
{
  char wanted = lab_soak_escape_count (self, '*') > 0 ? '*' : 'E';
  int nearest = LAB_SOAK_FAR;

  for (int cell = 0; cell < self->height * self->width; cell++)
    {
      if (self->things[cell] == wanted)
        nearest = MIN (nearest, distances[cell]);
    }
  return nearest;
}
