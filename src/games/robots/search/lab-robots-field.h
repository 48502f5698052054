/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-board.h"

G_BEGIN_DECLS

/* The estimate where the target cannot be reached. */
#define LAB_ROBOTS_NEVER 255

/* A robot as one number: its place, and below it how it has moved, if that matters. */
#define LAB_ROBOTS_NODE_PLACE(node) ((guint) (node) >> 2)
#define LAB_ROBOTS_NODE_AXES(node) ((guint) (node) & LAB_ROBOTS_BOTH_AXES)

/**
 * LabRobotsField:
 * @size: the number of rows
 * @shift: a place is `row << shift | column`; 4 up to 16 rows, else 5
 * @n_robots: the number of robots
 * @any_robot: as in the board
 * @must_ricochet: as in the board
 * @stops: for each place and side, where a robot stops if there is no other one
 * @least: h2 for each place and the axes of the robot there, at `place << 2 | axes`: the moves that
 *   it needs if it could stop anywhere; %LAB_ROBOTS_NEVER if it cannot get to the target
 * @target: the token of a robot that has solved the board
 *
 * A board prepared for searches.
 */
typedef struct
{
  guint    size;
  guint    shift;
  guint    n_robots;
  gboolean any_robot;
  gboolean must_ricochet;
  guint16  stops[LAB_ROBOTS_MAX_CELLS][LAB_N_ROBOTS_SIDES];
  guint8   least[LAB_ROBOTS_MAX_CELLS * 4];
  guint    target;
} LabRobotsField;

/**
 * LabRobotsState:
 * @places: the place of each robot
 * @axes: how each robot has moved, if that matters, else 0
 *
 * A state of a search in the open; lab_robots_field_pack() puts it into one number.
 */
typedef struct
{
  guint places[LAB_ROBOTS_MAX_ROBOTS];
  guint axes[LAB_ROBOTS_MAX_ROBOTS];
} LabRobotsState;

/**
 * LabRobotsPredecessorFunc:
 * @state: a state from which one move leads to the state that was asked for
 * @data: as given to lab_robots_field_list_predecessors()
 *
 * Returns: %TRUE to stop
 */
typedef gboolean (*LabRobotsPredecessorFunc) (guint64  state,
                                              gpointer data);

void     lab_robots_field_init              (LabRobotsField          *self,
                                             const LabRobotsBoard    *board);
void     lab_robots_field_init_walls        (LabRobotsField          *self,
                                             const LabRobotsBoard    *board);
void     lab_robots_field_use_lines         (LabRobotsField          *self);
gboolean lab_robots_field_is_easy           (const LabRobotsField    *self,
                                             const LabRobotsBoard    *board,
                                             guint                    n_moves);
GArray  *lab_robots_field_read_moves        (const LabRobotsField    *self,
                                             const LabRobotsPosition *start,
                                             const guint64           *states,
                                             guint                    n_states);
guint    lab_robots_field_get_key_bits      (const LabRobotsField    *self);
void     lab_robots_field_read_position     (const LabRobotsField    *self,
                                             const LabRobotsPosition *position,
                                             LabRobotsState          *state);
guint64  lab_robots_field_pack              (const LabRobotsField    *self,
                                             const LabRobotsState    *state);
void     lab_robots_field_unpack            (const LabRobotsField    *self,
                                             guint64                  packed,
                                             LabRobotsState          *state);
guint    lab_robots_field_get_least         (const LabRobotsField    *self,
                                             const LabRobotsState    *state);
gboolean lab_robots_field_has_axes          (const LabRobotsField    *self,
                                             guint                    robot);
gboolean lab_robots_field_move              (const LabRobotsField    *self,
                                             LabRobotsState          *state,
                                             guint                    robot,
                                             LabRobotsSide            side);
gboolean lab_robots_field_list_predecessors (const LabRobotsField    *self,
                                             guint64                  packed,
                                             LabRobotsPredecessorFunc func,
                                             gpointer                 data);

/* The place of a cell of the board, and the other way around. */
static inline guint
lab_robots_field_get_place (const LabRobotsField *self,
                            guint                 cell)
{
  return cell / self->size << self->shift | cell % self->size;
}

static inline guint
lab_robots_field_get_cell (const LabRobotsField *self,
                           guint                 place)
{
  return (place >> self->shift) * self->size + (place & ((1U << self->shift) - 1));
}

/* From a place to the next one on a side. */
static inline int
lab_robots_field_get_step (const LabRobotsField *self,
                           LabRobotsSide         side)
{
  int step = side % 2 == 1 ? 1 : 1 << self->shift;

  return side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH ? step : -step;
}

/* Corrects where two robots stop, of which @low is on the lower place, if they are on one line. */
static inline void
lab_robots_block_slides (guint  low_place,
                         guint  high_place,
                         guint  step,
                         guint *low_stops,
                         guint *high_stops)
{
  guint difference = low_place ^ high_place;

  if (difference < step)
    {
      low_stops[LAB_ROBOTS_EAST] = MIN (low_stops[LAB_ROBOTS_EAST], high_place - 1);
      high_stops[LAB_ROBOTS_WEST] = MAX (high_stops[LAB_ROBOTS_WEST], low_place + 1);
    }
  else if ((difference & (step - 1)) == 0)
    {
      low_stops[LAB_ROBOTS_SOUTH] = MIN (low_stops[LAB_ROBOTS_SOUTH], high_place - step);
      high_stops[LAB_ROBOTS_NORTH] = MAX (high_stops[LAB_ROBOTS_NORTH], low_place + step);
    }
}

/* Where each of @n robots stops if it slides, for each side: before the first wall or robot. @shift
 * is that of the board, a constant where speed matters. */
static inline __attribute__ ((always_inline)) void
lab_robots_field_slide (const LabRobotsField *self,
                        const guint          *places,
                        guint                 n,
                        guint                 shift,
                        guint               (*stops)[LAB_N_ROBOTS_SIDES])
{
  for (guint i = 0; i < n; i++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        stops[i][side] = self->stops[places[i]][side];
    }
  for (guint i = 1; i < n; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (places[i] < places[j])
            lab_robots_block_slides (places[i], places[j], 1U << shift, stops[i], stops[j]);
          else
            lab_robots_block_slides (places[j], places[i], 1U << shift, stops[j], stops[i]);
        }
    }
}

G_END_DECLS
