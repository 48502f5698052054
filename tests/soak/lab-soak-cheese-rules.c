/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-cheese-rules.h"

/* Private helpers */

/* Returns the weight of the passage in a direction, or 0 if there is none. */
static int
get_weight (const LabSoakCheese *self,
            int                  row,
            int                  column,
            char                 letter)
{
  switch (letter)
    {
    case 'N':
      return row > 0 ? self->south[row - 1][column] : 0;
    case 'S':
      return row + 1 < self->height ? self->south[row][column] : 0;
    case 'W':
      return column > 0 ? self->east[row][column - 1] : 0;
    default:
      return column + 1 < self->width ? self->east[row][column] : 0;
    }
}

static const char *
get_name (char letter)
{
  return letter == 'N' ? "north" : letter == 'S' ? "south" : letter == 'W' ? "west" : "east";
}

/* Lets a rat choose, and returns what came of it. */
static const char *
start_step (LabSoakCheese *self,
            int            rat,
            char           letter)
{
  int weight;

  if (self->waiting[rat] > 0)
    return "mud";
  if (letter == '-')
    return "nothing";
  weight = get_weight (self, self->rows[rat], self->columns[rat], letter);
  if (weight == 0)
    return "wall";
  self->steps[rat][0] = letter == 'N' ? -1 : letter == 'S' ? 1 : 0;
  self->steps[rat][1] = letter == 'W' ? -1 : letter == 'E' ? 1 : 0;
  self->waiting[rat] = weight;
  return get_name (letter);
}

static void
share (LabSoakCheese *self,
       int            row,
       int            column)
{
  int n = 0;

  for (int i = 0; i < self->n_rats; i++)
    n += self->rows[i] == row && self->columns[i] == column ? 1 : 0;
  for (int i = 0; i < self->n_rats; i++)
    {
      if (self->rows[i] == row && self->columns[i] == column)
        self->sixtieths[i] += 60 / n;
    }
  if (n > 0)
    self->cheese[row][column] = FALSE;
}

static int
get_team_score (const LabSoakCheese *self,
                int                  team)
{
  int sum = 0;

  for (int i = 0; i < self->n_rats; i++)
    sum += self->teams[i] == team ? self->sixtieths[i] : 0;
  return sum;
}

/* Public functions */

/** lab_soak_cheese_play: plays a turn; @letters has one of -, N, E, S, W for each rat. */
void
lab_soak_cheese_play (LabSoakCheese *self,
                      const char    *letters,
                      const char    *outcomes[LAB_SOAK_CHEESE_RATS])
{
  for (int i = 0; i < self->n_rats; i++)
    {
      outcomes[i] = start_step (self, i, letters[i]);
      if (self->waiting[i] == 0 || --self->waiting[i] > 0)
        continue;
      self->rows[i] += self->steps[i][0];
      self->columns[i] += self->steps[i][1];
    }
  for (int row = 0; row < self->height; row++)
    {
      for (int column = 0; column < self->width; column++)
        {
          if (self->cheese[row][column])
            share (self, row, column);
        }
    }
}

/** lab_soak_cheese_count: returns how many pieces of cheese are left. */
int
lab_soak_cheese_count (const LabSoakCheese *self)
{
  int n = 0;

  for (int row = 0; row < self->height; row++)
    {
      for (int column = 0; column < self->width; column++)
        n += self->cheese[row][column] ? 1 : 0;
    }
  return n;
}

/** lab_soak_cheese_is_over: returns whether the ranking of the teams cannot change any more. */
gboolean
lab_soak_cheese_is_over (const LabSoakCheese *self)
{
  int left = lab_soak_cheese_count (self), n_teams = 0;

  for (int i = 0; i < self->n_rats; i++)
    n_teams = MAX (n_teams, self->teams[i] + 1);
  if (left == 0 || n_teams == 1)
    return left == 0;
  for (int a = 0; a < n_teams; a++)
    {
      for (int b = a + 1; b < n_teams; b++)
        {
          int difference = get_team_score (self, a) - get_team_score (self, b);

          if (ABS (difference) <= 60 * left)
            return FALSE;
        }
    }
  return TRUE;
}
