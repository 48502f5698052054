/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

/* A way: lines in the colors of the robots, and at each stop a ghost of the robot with the number
 * of the move. */

#define LINE 0.16
#define HALO 0.28
#define GHOST_OPACITY 0.6

/* Ways of several moves in the same row lie beside each other. */
#define N_LANES 3
#define LANE 0.17

/* How large a badge is, in cells, and its limits in logical pixels. */
#define BADGE 0.46
#define MIN_BADGE 14
#define MAX_BADGE 28

/* A move of the way. */
typedef struct
{
  LabRobotsMove move;
  guint number;                     /* from 1 */
  LabRobotsPlace from, to;
  guint stop;
} Step;

/* Private helpers */

static void
begin_step (LabRobotsBoardView      *self,
            const LabRobotsPosition *position,
            guint                    i,
            Step                    *step)
{
  guint size = self->board.size, cell, row;

  step->move = g_array_index (self->way, LabRobotsMove, i);
  step->number = i + 1;
  step->stop = lab_robots_position_find_stop (position, &self->board, step->move);
  cell = position->cells[step->move.robot];
  row = cell / size;
  step->from = (LabRobotsPlace) { cell % size, row };
  row = step->stop / size;
  step->to = (LabRobotsPlace) { step->stop % size, row };
}

static void
show_line (GtkSnapshot            *snapshot,
           const LabRobotsArea    *area,
           const LabRobotsPalette *palette,
           LabRobotsBoardView     *self,
           const Step             *step)
{
  LabRobotsPlace from = step->from, to = step->to;
  double lane = ((int) (step->number % N_LANES) - 1) * LANE;
  double middle_x, middle_y;

  if (step->move.side == LAB_ROBOTS_NORTH || step->move.side == LAB_ROBOTS_SOUTH)
    from.x = to.x = from.x + lane;
  else
    from.y = to.y = from.y + lane;
  lab_robots_board_view_draw_line (snapshot, area, &from, &to, HALO,
                                   lab_color_fade (palette->halo, 0.75));
  lab_robots_board_view_draw_line (snapshot, area, &from, &to, LINE,
                                   palette->robots[step->move.robot]);
  middle_x = (from.x + to.x) / 2;
  middle_y = (from.y + to.y) / 2;
  lab_robots_board_view_place_texture (
      snapshot, area,
      lab_robots_pictures_get_arrow (self->pictures, step->move.robot,
                                     (LabRobotsSide) step->move.side),
      middle_x + 0.15, middle_y + 0.15, 0.7);
}

static void
show_ghost (GtkSnapshot         *snapshot,
            const LabRobotsArea *area,
            LabRobotsBoardView  *self,
            const Step          *step)
{
  gtk_snapshot_push_opacity (snapshot, GHOST_OPACITY);
  lab_robots_board_view_place_texture (
      snapshot, area, lab_robots_pictures_get_robot (self->pictures, step->move.robot),
      step->to.x, step->to.y, 1);
  gtk_snapshot_pop (snapshot);
}

/* Shows the number of a move in a corner of the cell; the next one in the same cell has the next
 * corner. */
static void
show_badge (GtkSnapshot         *snapshot,
            const LabRobotsArea *area,
            LabRobotsBoardView  *self,
            const Step          *step,
            guint                corner)
{
  static const double corners[][2] = { { 0.79, 0.21 }, { 0.21, 0.21 }, { 0.21, 0.79 },
                                       { 0.79, 0.79 } };
  double size = CLAMP (BADGE, MIN_BADGE / area->side, MAX_BADGE / area->side);

  lab_robots_board_view_place_texture (
      snapshot, area,
      lab_robots_pictures_get_badge (self->pictures, step->move.robot, step->number),
      step->to.x + corners[corner][0] - size / 2, step->to.y + corners[corner][1] - size / 2,
      size);
}

/* For the other files */

/** lab_robots_board_view_draw_way: draws the way. */
void
lab_robots_board_view_draw_way (LabRobotsBoardView     *self,
                                GtkSnapshot            *snapshot,
                                const LabRobotsArea    *area,
                                const LabRobotsPalette *palette)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
  guint8 badges[LAB_ROBOTS_MAX_CELLS] = { 0 };
  LabRobotsPosition position = self->way_start;
  Step step;

  for (guint i = 0; i < self->way->len; i++)
    {
      begin_step (self, &position, i, &step);
      if (!lab_robots_position_play (&position, &self->board, step.move, NULL))
        break;
      g_array_append_val (steps, step);
    }
  for (guint i = 0; i < steps->len; i++)
    show_line (snapshot, area, palette, self, &g_array_index (steps, Step, i));
  for (guint i = 0; i < steps->len; i++)
    show_ghost (snapshot, area, self, &g_array_index (steps, Step, i));
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *shown = &g_array_index (steps, Step, i);

      show_badge (snapshot, area, self, shown, badges[shown->stop]++ % 4);
    }
}
