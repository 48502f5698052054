/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-position.h"

G_BEGIN_DECLS

/* Both bits of LabRobotsPosition.axes. */
#define LAB_ROBOTS_BOTH_AXES 3U

/* The estimate where the target cannot be reached. */
#define LAB_ROBOTS_NEVER 255

/* Sets of places are kept for h2 below this. */
#define LAB_ROBOTS_MAX_LEVELS 12

/**
 * LabRobotsPlaces:
 * @rows: for each row a bit for each place, at its column plus one
 * @columns: the same by columns: a bit at its row plus one
 *
 * A set of places, such as those where robots are.
 */
typedef struct
{
  guint64 rows[LAB_ROBOTS_MAX_SIZE];
  guint64 columns[LAB_ROBOTS_MAX_SIZE];
} LabRobotsPlaces;

/**
 * LabRobotsField:
 * @size: the number of rows
 * @shift: a place is `row << shift | column`; 4 up to 16 rows, else 5
 * @n_robots: the number of robots
 * @any_robot: as in the board
 * @must_ricochet: as in the board
 * @walls: for each place and side, a bit for the first wall there: the bit of a column or row is
 *   its number plus one, so that there is one before the first and after the last
 * @least: h2 for each place and the axes of the robot there, at `place << 2 | axes`: the moves that
 *   it needs if it could stop anywhere; %LAB_ROBOTS_NEVER if it cannot get to the target
 * @levels: for each axes and each h2, the places that have it, up to %LAB_ROBOTS_MAX_LEVELS
 *
 * A board prepared for searches, in which a slide is a few operations on bits.
 */
typedef struct
{
  guint    size;
  guint    shift;
  guint    n_robots;
  gboolean any_robot;
  gboolean must_ricochet;
  guint64  walls[LAB_ROBOTS_MAX_CELLS][LAB_N_ROBOTS_SIDES];
  guint8   least[LAB_ROBOTS_MAX_CELLS * 4];
  LabRobotsPlaces levels[4][LAB_ROBOTS_MAX_LEVELS];
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

void     lab_robots_field_init              (LabRobotsField           *self,
                                             const LabRobotsBoard     *board);
guint    lab_robots_field_get_key_bits      (const LabRobotsField     *self);
guint    lab_robots_field_get_place         (const LabRobotsField     *self,
                                             guint                     cell);
void     lab_robots_field_read_position     (const LabRobotsField     *self,
                                             const LabRobotsPosition  *position,
                                             LabRobotsState           *state);
guint64  lab_robots_field_pack              (const LabRobotsField     *self,
                                             const LabRobotsState     *state);
void     lab_robots_field_unpack            (const LabRobotsField     *self,
                                             guint64                   packed,
                                             LabRobotsState           *state);
guint    lab_robots_field_get_least         (const LabRobotsField     *self,
                                             const LabRobotsState     *state);
gboolean lab_robots_field_has_axes          (const LabRobotsField     *self,
                                             guint                     robot);
gboolean lab_robots_field_move              (const LabRobotsField     *self,
                                             LabRobotsState           *state,
                                             guint                     robot,
                                             LabRobotsSide             side);
gboolean lab_robots_field_list_predecessors (const LabRobotsField     *self,
                                             guint64                   packed,
                                             LabRobotsPredecessorFunc  func,
                                             gpointer                  data);

/* Adds a place, or takes it away again. */
static inline void
lab_robots_places_flip (LabRobotsPlaces      *self,
                        const LabRobotsField *field,
                        guint                 place)
{
  guint row = place >> field->shift;
  guint column = place & ((1U << field->shift) - 1);

  self->rows[row] ^= G_GUINT64_CONSTANT (2) << column;
  self->columns[column] ^= G_GUINT64_CONSTANT (2) << row;
}

/* Where a robot on @place stops if it slides, for each side: before the first wall or robot. It is
 * no obstacle to itself. */
static inline void
lab_robots_field_slide (const LabRobotsField  *self,
                        const LabRobotsPlaces *robots,
                        guint                  place,
                        guint                 *stops)
{
  guint row = place >> self->shift;
  guint column = place & ((1U << self->shift) - 1);
  guint64 across = robots->rows[row];
  guint64 along = robots->columns[column];
  guint64 own_column = G_GUINT64_CONSTANT (2) << column;
  guint64 own_row = G_GUINT64_CONSTANT (2) << row;
  const guint64 *walls = self->walls[place];

  stops[LAB_ROBOTS_NORTH]
      = (63U - (guint) __builtin_clzll ((along & (own_row - 1)) | walls[LAB_ROBOTS_NORTH]))
            << self->shift
        | column;
  stops[LAB_ROBOTS_EAST]
      = row << self->shift
        | ((guint) __builtin_ctzll ((across & -(own_column << 1)) | walls[LAB_ROBOTS_EAST]) - 2);
  stops[LAB_ROBOTS_SOUTH]
      = ((guint) __builtin_ctzll ((along & -(own_row << 1)) | walls[LAB_ROBOTS_SOUTH]) - 2)
            << self->shift
        | column;
  stops[LAB_ROBOTS_WEST]
      = row << self->shift
        | (63U - (guint) __builtin_clzll ((across & (own_column - 1)) | walls[LAB_ROBOTS_WEST]));
}

G_END_DECLS
