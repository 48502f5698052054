/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-help-private.h"

/* h2 lets a robot stop anywhere. In truth, a robot stops only at a wall or at another robot. So
 * what is certain to be needed is the least of
 *
 * - the moves of the robot alone, while all others stand still;
 * - one move of another robot, and the moves of the robot if one more cell may have an obstacle, of
 *   those to which another robot can get in one move;
 * - two moves of others, and h2.
 *
 * Each of the three is the length of a shortest way in a simpler puzzle, so the estimate is never
 * too high; and it falls by at most one with a move. If a helper moves, the cell to which it moves
 * is the one more cell: what the robot can do alone after that, it could do with one help before.
 * A helper that moves away stays an obstacle in this simpler puzzle, but is also passed, so that
 * nothing that becomes possible is missed. */

#define NO_PLACE G_MAXUINT

/**
 * Plan:
 * @field: the board
 * @helpers: where the others stand
 * @trail: the places of the robot on its way
 *
 * What the search for a way with one help knows.
 */
typedef struct
{
  const LabRobotsField  *field;
  const LabRobotsPlaces *helpers;
  guint                  trail[LAB_ROBOTS_MAX_LEVELS];
} Plan;

static gboolean can_go_with_help (Plan  *plan,
                                  guint  place,
                                  guint  axes,
                                  guint  obstacle,
                                  guint  n_trail);

/* Alone */

/* Whether the robot alone can get to the target in at most @left moves. */
static gboolean
can_go_alone (const LabRobotsField  *field,
              const LabRobotsPlaces *helpers,
              guint                  place,
              guint                  axes,
              guint                  left)
{
  guint stops[LAB_N_ROBOTS_SIDES];

  lab_robots_field_slide (field, helpers, place, stops);
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      guint next_axes = field->must_ricochet ? axes | 1U << (side & 1) : 0;
      guint least = field->least[stops[side] << 2 | next_axes];

      if (least < left && stops[side] != place
          && (least == 0 || can_go_alone (field, helpers, stops[side], next_axes, left - 1)))
        return TRUE;
    }
  return FALSE;
}

/* With one help */

/* Whether a helper can get to @place in one move: something stops it there, a wall, another helper,
 * or the robot somewhere on its trail, and a helper is on the line behind. */
static gboolean
can_be_reached (const Plan *plan,
                guint       place,
                guint       n_trail)
{
  const LabRobotsField *field = plan->field;
  const int steps[] = { -(1 << field->shift), 1, 1 << field->shift, -1 };
  const guint64 *walls = field->walls[place];
  guint row = place >> field->shift;
  guint column = place & ((1U << field->shift) - 1);
  guint64 own_row = G_GUINT64_CONSTANT (2) << row;
  guint64 own_column = G_GUINT64_CONSTANT (2) << column;
  guint64 along = plan->helpers->columns[column];
  guint64 across = plan->helpers->rows[row];
  /* The helpers on each side, if there is no wall before them. */
  const guint64 seen[] = {
    along & (own_row - 1) & -(walls[LAB_ROBOTS_NORTH] << 1),
    across & -(own_column << 1) & (walls[LAB_ROBOTS_EAST] - 1),
    along & -(own_row << 1) & (walls[LAB_ROBOTS_SOUTH] - 1),
    across & (own_column - 1) & -(walls[LAB_ROBOTS_WEST] << 1),
  };
  const guint64 before[] = { own_row >> 1, own_column << 1, own_row << 1, own_column >> 1 };

  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      guint ahead = lab_robots_side_opposite ((LabRobotsSide) side);

      if (seen[side] == 0)
        continue;
      if (walls[ahead] == before[ahead] || (seen[ahead] & before[ahead]) != 0)
        return TRUE;
      for (guint i = 0; i < n_trail; i++)
        {
          if ((int) plan->trail[i] - (int) place == steps[ahead])
            return TRUE;
        }
    }
  return FALSE;
}

/* Tries the stops in @candidates, bits of a row or column, in one direction. A stop is possible
 * before a wall, before an obstacle, and if there is none yet, before a place that a helper can get
 * to, with the robot somewhere on its trail. */
static gboolean
try_stops (Plan          *plan,
           guint64        candidates,
           guint          place,
           LabRobotsSide  side,
           guint          axes,
           guint          obstacle,
           guint          n_trail)
{
  const LabRobotsField *field = plan->field;
  const int steps[] = { -(1 << field->shift), 1, 1 << field->shift, -1 };
  gboolean is_row = side % 2 == 1;
  guint row = place >> field->shift;
  guint column = place & ((1U << field->shift) - 1);
  gboolean is_ahead = side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH;
  guint64 wall = field->walls[place][side];
  guint64 helped = is_row ? plan->helpers->rows[row] : plan->helpers->columns[column];
  guint64 sure = is_ahead ? (helped | wall) >> 1 : (helped | wall) << 1;

  while (candidates != 0)
    {
      guint bit = (guint) __builtin_ctzll (candidates);
      guint stop = is_row ? row << field->shift | (bit - 1) : (bit - 1) << field->shift | column;
      guint next = (guint) ((int) stop + steps[side]);
      guint next_obstacle = obstacle;
      gboolean may_stop = (sure >> bit & 1) != 0 || next == obstacle;

      candidates &= candidates - 1;
      if (!may_stop && obstacle == NO_PLACE)
        {
          next_obstacle = next;
          may_stop = can_be_reached (plan, next, n_trail);
        }
      if (may_stop
          && (field->least[stop << 2 | axes] == 0
              || can_go_with_help (plan, stop, axes, next_obstacle, n_trail)))
        return TRUE;
    }
  return FALSE;
}

/* Whether the robot can get to the target in as many moves as h2 says, with one help at most, which
 * has put an @obstacle somewhere. */
static gboolean
can_go_with_help (Plan  *plan,
                  guint  place,
                  guint  axes,
                  guint  obstacle,
                  guint  n_trail)
{
  const LabRobotsField *field = plan->field;
  guint least = field->least[place << 2 | axes];
  guint row = place >> field->shift;
  guint column = place & ((1U << field->shift) - 1);

  plan->trail[n_trail++] = place;
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      guint next_axes = field->must_ricochet ? axes | 1U << (side & 1) : 0;
      const LabRobotsPlaces *nearer = &field->levels[next_axes][least - 1];
      guint64 candidates = side % 2 == 1 ? nearer->rows[row] : nearer->columns[column];
      guint64 own = G_GUINT64_CONSTANT (2) << (side % 2 == 1 ? column : row);
      guint64 wall = field->walls[place][side];

      /* From the robot to the wall. */
      if (side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH)
        candidates &= (wall - 1) & -(own << 1);
      else
        candidates &= (own - 1) & -(wall << 1);
      if (candidates != 0
          && try_stops (plan, candidates, place, (LabRobotsSide) side, next_axes, obstacle,
                        n_trail))
        return TRUE;
    }
  return FALSE;
}

/* Public functions */

/* How many moves more than h2 the robot on @place is certain to need, up to 2. */
guint
lab_robots_count_help (const LabRobotsField  *field,
                       const LabRobotsPlaces *helpers,
                       guint                  place,
                       guint                  axes)
{
  guint least = field->least[place << 2 | axes];
  Plan plan;

  if (can_go_alone (field, helpers, place, axes, least))
    return 0;
  if (least > LAB_ROBOTS_MAX_LEVELS)
    return 1;
  plan.field = field;
  plan.helpers = helpers;
  if (can_go_with_help (&plan, place, axes, NO_PLACE, 0)
      || can_go_alone (field, helpers, place, axes, least + 1))
    return 1;
  return 2;
}
