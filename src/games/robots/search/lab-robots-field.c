/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-field.h"

#include <string.h>

/* A packed state has a token for each robot: its place, with its axes below it if they matter.
 * Robot 1 is in front, if it alone may solve the board; all others are in descending order, since
 * it does not matter which one is where. */

/* Private helpers */

/* The bits of robot 1 and of another robot in a packed state. */
static void
get_widths (const LabRobotsField *self,
            guint                *first,
            guint                *other)
{
  guint width = 2 * self->shift;

  *first = width + (self->must_ricochet ? 2 : 0);
  *other = width + (self->must_ricochet && self->any_robot ? 2 : 0);
}

/* Finds where a robot stops that slides to @side, where nothing but walls stops it: the places
 * ahead come first. The walls around a board are closed. */
static void
init_stops (LabRobotsField       *self,
            const LabRobotsBoard *board,
            LabRobotsSide         side)
{
  const int steps[] = { -(1 << self->shift), 1, 1 << self->shift, -1 };
  gboolean is_ahead = side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH;
  guint last = self->size - 1;

  for (guint i = 0; i <= last; i++)
    {
      guint row = is_ahead ? last - i : i;

      for (guint j = 0; j <= last; j++)
        {
          guint column = is_ahead ? last - j : j;
          guint place = row << self->shift | column;
          gboolean is_wall = lab_robots_board_has_wall (board, row * board->size + column, side);

          self->stops[place][side]
              = is_wall ? (guint16) place : self->stops[(int) place + steps[side]][side];
        }
    }
}

/**
 * Backward:
 * @field: the board
 * @queue: places and axes, those with fewer moves first
 * @n_queued: how many there are
 * @is_scanned: for each line, and the axes of the robot before it moves on it, whether all places
 *   have been queued; a line is named by its first place, and by its axis
 *
 * The search for h2.
 */
typedef struct
{
  LabRobotsField *field;
  guint16         queue[LAB_ROBOTS_MAX_CELLS * 4];
  guint           n_queued;
  guint8          is_scanned[LAB_ROBOTS_MAX_CELLS * 4][2];
} Backward;

/* Queues the places on the row or column of @place that are new, with @axes: one move more than
 * @moves. A robot on @place itself cannot have moved there from it. */
static void
reach_back (Backward *self,
            guint     place,
            guint     axes,
            guint     moves,
            gboolean  is_row)
{
  LabRobotsField *field = self->field;
  guint step = is_row ? 1 : 1U << field->shift;
  guint first = field->stops[place][is_row ? LAB_ROBOTS_WEST : LAB_ROBOTS_NORTH];
  guint last = field->stops[place][is_row ? LAB_ROBOTS_EAST : LAB_ROBOTS_SOUTH];
  guint8 *is_scanned = &self->is_scanned[first << 2 | axes][is_row ? 1 : 0];

  if (*is_scanned)
    return;
  *is_scanned = field->least[place << 2 | axes] != LAB_ROBOTS_NEVER;
  for (guint at = first; at <= last; at += step)
    {
      guint node = at << 2 | axes;

      if (at == place || field->least[node] != LAB_ROBOTS_NEVER)
        continue;
      /* It may be too low on a board with very long ways, but still differs by one at most. */
      field->least[node] = (guint8) MIN (moves + 1, LAB_ROBOTS_NEVER - 1);
      self->queue[self->n_queued++] = (guint16) node;
    }
}

/* Searches from the target: breadth first, over places and axes. A robot that can stop anywhere can
 * also go back, so a way from the target is one to it, turned around. */
static void
init_least (LabRobotsField *self)
{
  Backward backward;

  backward.field = self;
  backward.queue[0] = (guint16) (self->must_ricochet ? self->target : self->target << 2);
  backward.n_queued = 1;
  memset (backward.is_scanned, 0, (gsize) 2 * 4 << (2 * self->shift));
  memset (self->least, LAB_ROBOTS_NEVER, (gsize) 4 << (2 * self->shift));
  self->least[backward.queue[0]] = 0;
  for (guint i = 0; i < backward.n_queued; i++)
    {
      guint place = backward.queue[i] >> 2;
      guint axes = backward.queue[i] & 3;
      guint moves = self->least[backward.queue[i]];

      for (guint axis = 1; axis <= 2; axis++)
        {
          if (self->must_ricochet && (axes & axis) == 0)
            continue;
          reach_back (&backward, place, axes, moves, axis == 2);
          /* Perhaps the robot had not moved along this axis before. */
          if (self->must_ricochet)
            reach_back (&backward, place, axes & ~axis, moves, axis == 2);
        }
    }
}

/* Public functions */

/* Prepares the walls of @board, but neither its target nor h2. */
void
lab_robots_field_init_walls (LabRobotsField       *self,
                             const LabRobotsBoard *board)
{
  self->size = board->size;
  self->shift = board->size <= 16 ? 4 : 5;
  self->n_robots = board->n_robots;
  self->any_robot = board->any_robot && board->n_robots > 1;
  self->must_ricochet = board->must_ricochet;
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    init_stops (self, board, (LabRobotsSide) side);
}

/* Prepares @board. One breadth-first search (Moore 1959) from the target finds h2. It is never too
 * high, and no move lowers it by more than 1. */
void
lab_robots_field_init (LabRobotsField       *self,
                       const LabRobotsBoard *board)
{
  lab_robots_field_init_walls (self, board);
  self->target = lab_robots_field_get_place (self, board->target);
  if (self->must_ricochet)
    self->target = self->target << 2 | LAB_ROBOTS_BOTH_AXES;
  init_least (self);
}

/* Puts the heuristic that is called h1 in the place of h2: 0 on the target, 1 in its row or column,
 * else 2. It is never too high, and no move lowers it by more than 1. */
void
lab_robots_field_use_lines (LabRobotsField *self)
{
  guint target = self->must_ricochet ? LAB_ROBOTS_NODE_PLACE (self->target) : self->target;

  for (guint node = 0; node < 4U << (2 * self->shift); node++)
    {
      guint difference = LAB_ROBOTS_NODE_PLACE (node) ^ target;

      self->least[node] = (guint8) ((difference >> self->shift != 0)
                                    + ((difference & ((1U << self->shift) - 1)) != 0));
    }
}

/* Whether a robot alone reaches the target, by breadth-first search. */
static gboolean
is_easy_for (const LabRobotsField *self,
             guint                 target,
             guint                *places,
             guint                 robot,
             guint                 n_moves)
{
  guint stops[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES];
  guint16 queue[LAB_ROBOTS_MAX_CELLS * 4];
  guint8 is_seen[LAB_ROBOTS_MAX_CELLS * 4];
  guint n_queued = 0, next = 0;

  memset (is_seen, 0, (gsize) 4 << (2 * self->shift));
  queue[n_queued++] = (guint16) (places[robot] << 2);
  is_seen[queue[0]] = TRUE;
  for (guint i = 0; i < n_moves; i++)
    {
      for (guint end = n_queued; next < end; next++)
        {
          places[robot] = LAB_ROBOTS_NODE_PLACE (queue[next]);
          lab_robots_field_slide (self, places, self->n_robots, self->shift, stops);
          for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
            {
              guint stop = stops[robot][side];
              guint axes = self->must_ricochet
                               ? LAB_ROBOTS_NODE_AXES (queue[next]) | 1U << (side & 1) : 0;
              guint node = stop << 2 | axes;

              if (stop == places[robot] || is_seen[node])
                continue;
              if (stop == target
                  && (!self->must_ricochet || axes == LAB_ROBOTS_BOTH_AXES))
                return TRUE;
              is_seen[node] = TRUE;
              queue[n_queued++] = (guint16) node;
            }
        }
    }
  return FALSE;
}

/**
 * lab_robots_field_is_easy:
 * @self: a field with the walls and options of @board
 * @board: a board
 * @n_moves: a number of moves
 *
 * Returns: whether a robot that may stop on the target can do so in @n_moves moves while the others
 *   stand still. Then the board has a solution with so few moves.
 */
gboolean
lab_robots_field_is_easy (const LabRobotsField *self,
                          const LabRobotsBoard *board,
                          guint                 n_moves)
{
  guint target = lab_robots_field_get_place (self, board->target);

  for (guint robot = 0; robot < (self->any_robot ? self->n_robots : 1); robot++)
    {
      guint places[LAB_ROBOTS_MAX_ROBOTS] = { 0 };

      for (guint i = 0; i < self->n_robots; i++)
        places[i] = lab_robots_field_get_place (self, board->starts[i]);
      if (is_easy_for (self, target, places, robot, n_moves))
        return TRUE;
    }
  return FALSE;
}

/* Reads the moves between packed states. The robots are those of @start. */
GArray *
lab_robots_field_read_moves (const LabRobotsField    *self,
                             const LabRobotsPosition *start,
                             const guint64           *states,
                             guint                    n_states)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  LabRobotsState state;

  lab_robots_field_read_position (self, start, &state);
  for (guint i = 1; i < n_states; i++)
    {
      gboolean is_found = FALSE;

      for (guint n = 0; n < self->n_robots * LAB_N_ROBOTS_SIDES && !is_found; n++)
        {
          LabRobotsState next = state;
          LabRobotsMove move = { (guint8) (n / LAB_N_ROBOTS_SIDES),
                                 (guint8) (n % LAB_N_ROBOTS_SIDES) };

          is_found = lab_robots_field_move (self, &next, move.robot, (LabRobotsSide) move.side)
                     && lab_robots_field_pack (self, &next) == states[i];
          if (!is_found)
            continue;
          g_array_append_val (moves, move);
          state = next;
        }
      g_assert (is_found);
    }
  return moves;
}

/* The number of bits of a packed state. */
guint
lab_robots_field_get_key_bits (const LabRobotsField *self)
{
  guint first, other;

  get_widths (self, &first, &other);
  return (self->any_robot ? other : first) + (self->n_robots - 1) * other;
}

/* Fills @state with a position of the game. */
void
lab_robots_field_read_position (const LabRobotsField    *self,
                                const LabRobotsPosition *position,
                                LabRobotsState          *state)
{
  memset (state, 0, sizeof *state);
  for (guint i = 0; i < self->n_robots; i++)
    {
      state->places[i] = lab_robots_field_get_place (self, position->cells[i]);
      state->axes[i] = lab_robots_field_has_axes (self, i) ? position->axes[i] : 0;
    }
}

/* Whether it matters how @robot has moved. */
gboolean
lab_robots_field_has_axes (const LabRobotsField *self,
                           guint                 robot)
{
  return self->must_ricochet && (self->any_robot || robot == 0);
}

/* Moves a robot. Returns whether it can. */
gboolean
lab_robots_field_move (const LabRobotsField *self,
                       LabRobotsState       *state,
                       guint                 robot,
                       LabRobotsSide         side)
{
  guint stops[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES];

  lab_robots_field_slide (self, state->places, self->n_robots, self->shift, stops);
  if (stops[robot][side] == state->places[robot])
    return FALSE;
  state->places[robot] = stops[robot][side];
  if (lab_robots_field_has_axes (self, robot))
    state->axes[robot] |= 1U << (side & 1);
  return TRUE;
}

/* Puts a state into one number, the same one for states that do not differ for the solver. */
guint64
lab_robots_field_pack (const LabRobotsField *self,
                       const LabRobotsState *state)
{
  guint first, other;
  guint n_sorted = 0;
  guint64 sorted[LAB_ROBOTS_MAX_ROBOTS];
  guint64 packed = 0;

  get_widths (self, &first, &other);
  for (guint i = self->any_robot ? 0 : 1; i < self->n_robots; i++)
    {
      guint64 token = lab_robots_field_has_axes (self, i) ? state->places[i] << 2 | state->axes[i]
                                         : state->places[i];
      guint j = n_sorted++;

      for (; j > 0 && sorted[j - 1] < token; j--)
        sorted[j] = sorted[j - 1];
      sorted[j] = token;
    }
  if (!self->any_robot)
    packed = lab_robots_field_has_axes (self, 0) ? state->places[0] << 2 | state->axes[0]
                                                 : state->places[0];
  for (guint i = 0; i < n_sorted; i++)
    packed = packed << other | sorted[i];
  return packed;
}

/* Takes a packed state apart. Robots other than robot 1 are in descending order. */
void
lab_robots_field_unpack (const LabRobotsField *self,
                         guint64               packed,
                         LabRobotsState       *state)
{
  guint first, other;

  memset (state, 0, sizeof *state);
  get_widths (self, &first, &other);
  for (guint i = self->n_robots; i-- > 0;)
    {
      guint width = i == 0 && !self->any_robot ? first : other;
      guint token = (guint) (packed & ((G_GUINT64_CONSTANT (1) << width) - 1));

      packed >>= width;
      state->places[i] = lab_robots_field_has_axes (self, i) ? token >> 2 : token;
      state->axes[i] = lab_robots_field_has_axes (self, i) ? token & 3 : 0;
    }
}

/* h2 of a state: no robot that may solve the board needs fewer moves. */
guint
lab_robots_field_get_least (const LabRobotsField *self,
                            const LabRobotsState *state)
{
  guint least = self->least[state->places[0] << 2 | state->axes[0]];

  for (guint i = 1; self->any_robot && i < self->n_robots; i++)
    least = MIN (least, self->least[state->places[i] << 2 | state->axes[i]]);
  return least;
}

/* Lists the states from which @robot got to where it is in @state by a move to @side. */
static gboolean
list_moves_back (const LabRobotsField    *self,
                 const LabRobotsState    *state,
                 guint                    robot,
                 LabRobotsSide            side,
                 guint                    last,
                 LabRobotsPredecessorFunc func,
                 gpointer                 data)
{
  const int steps[] = { -(1 << self->shift), 1, 1 << self->shift, -1 };
  guint axis = 1U << (side & 1);
  LabRobotsState before = *state;

  for (guint at = state->places[robot]; at != last;)
    {
      at = (guint) ((int) at + steps[lab_robots_side_opposite (side)]);
      before.places[robot] = at;
      before.axes[robot] = state->axes[robot];
      if (func (lab_robots_field_pack (self, &before), data))
        return TRUE;
      before.axes[robot] &= ~axis;
      if (lab_robots_field_has_axes (self, robot)
          && func (lab_robots_field_pack (self, &before), data))
        return TRUE;
    }
  return FALSE;
}

/* Calls @func for each state from which a move leads to @packed, until it returns %TRUE. Each move
 * is another state. */
gboolean
lab_robots_field_list_predecessors (const LabRobotsField    *self,
                                    guint64                  packed,
                                    LabRobotsPredecessorFunc func,
                                    gpointer                 data)
{
  guint stops[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES];
  LabRobotsState state;

  lab_robots_field_unpack (self, packed, &state);
  lab_robots_field_slide (self, state.places, self->n_robots, self->shift, stops);
  for (guint i = 0; i < self->n_robots; i++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          guint last = stops[i][lab_robots_side_opposite ((LabRobotsSide) side)];

          if (stops[i][side] != state.places[i]
              || (lab_robots_field_has_axes (self, i) && (state.axes[i] & 1U << (side & 1)) == 0))
            continue;
          if (list_moves_back (self, &state, i, (LabRobotsSide) side, last, func, data))
            return TRUE;
        }
    }
  return FALSE;
}
