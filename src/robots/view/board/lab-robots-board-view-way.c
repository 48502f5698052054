/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

#include <math.h>

/* A way: lines in the colors of the robots, and at each stop a ghost of the robot with the number
 * of the move. Another way can be compared with it: thin dashes below it. */

#define LINE 0.14

/* The other way is a thin line of dashes, in cells. */
#define OTHER_LINE 0.05
#define DASH 0.32
#define DASH_GAP 0.24

/* Ways of several moves in the same row lie beside each other. */
#define N_LANES 3
#define LANE 0.17

/* How large a badge is, in cells, and at least in logical pixels. */
#define BADGE 0.46
#define MIN_BADGE 14

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
            const GArray            *way,
            guint                    i,
            Step                    *step)
{
  guint size = self->board.size, cell, row;

  step->move = g_array_index (way, LabRobotsMove, i);
  step->number = i + 1;
  step->stop = lab_robots_position_find_stop (position, &self->board, step->move);
  cell = position->cells[step->move.robot];
  row = cell / size;
  step->from = (LabRobotsPlace) { cell % size, row };
  row = step->stop / size;
  step->to = (LabRobotsPlace) { step->stop % size, row };
}

/* Lists the moves of a way from the start. */
static GArray *
list_steps (LabRobotsBoardView *self,
            const GArray       *way)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (Step));
  LabRobotsPosition position = self->way_start;
  Step step;

  for (guint i = 0; i < way->len; i++)
    {
      begin_step (self, &position, way, i, &step);
      if (!lab_robots_position_play (&position, &self->board, step.move, NULL))
        break;
      g_array_append_val (steps, step);
    }
  return steps;
}

/* Moves a line aside, so that it is seen beside the others in the same row. */
static void
choose_lane (const Step     *step,
             LabRobotsPlace *from,
             LabRobotsPlace *to)
{
  double lane = ((int) (step->number % N_LANES) - 1) * LANE;

  *from = step->from;
  *to = step->to;
  if (step->move.side == LAB_ROBOTS_NORTH || step->move.side == LAB_ROBOTS_SOUTH)
    from->x = to->x = from->x + lane;
  else
    from->y = to->y = from->y + lane;
}

static void
show_line (GtkSnapshot            *snapshot,
           const LabRobotsArea    *area,
           const LabRobotsPalette *palette,
           LabRobotsBoardView     *self,
           const Step             *step)
{
  LabRobotsPlace from, to;
  double middle_x, middle_y;

  choose_lane (step, &from, &to);
  lab_robots_board_view_draw_edged (snapshot, area, palette, &from, &to, LINE,
                                    palette->robots[step->move.robot]);
  middle_x = (from.x + to.x) / 2;
  middle_y = (from.y + to.y) / 2;
  lab_robots_board_view_place_texture (
      snapshot, area,
      lab_robots_pictures_get_arrow (self->pictures, step->move.robot,
                                     (LabRobotsSide) step->move.side),
      middle_x + 0.15, middle_y + 0.15, 0.7);
}

/* Shows a move of the other way: dashes between the lanes of the way. */
static void
show_dashes (GtkSnapshot            *snapshot,
             const LabRobotsArea    *area,
             const LabRobotsPalette *palette,
             const Step             *step)
{
  double dx = step->to.x - step->from.x, dy = step->to.y - step->from.y;
  double length = fabs (dx) + fabs (dy);
  guint n_dashes = (guint) (length / (DASH + DASH_GAP));

  for (guint i = 0; i < n_dashes; i++)
    {
      double at = DASH_GAP + i * (DASH + DASH_GAP);
      const LabRobotsPlace from = { step->from.x + dx * at / length,
                                    step->from.y + dy * at / length };
      const LabRobotsPlace to = { from.x + dx * DASH / length, from.y + dy * DASH / length };

      lab_robots_board_view_draw_line (snapshot, area, &from, &to, OTHER_LINE,
                                       lab_robots_palette_get_faint (palette, step->move.robot));
    }
}

static void
show_ghost (GtkSnapshot         *snapshot,
            const LabRobotsArea *area,
            LabRobotsBoardView  *self,
            const Step          *step)
{
  lab_robots_board_view_place_texture (
      snapshot, area, lab_robots_pictures_get_ghost (self->pictures, step->move.robot),
      step->to.x + (1 - area->robot) / 2, step->to.y + (1 - area->robot) / 2, area->robot);
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
  double size = MAX (BADGE, MIN_BADGE / area->side);

  lab_robots_board_view_place_texture (
      snapshot, area,
      lab_robots_pictures_get_badge (self->pictures, step->move.robot, step->number),
      step->to.x + corners[corner][0] - size / 2, step->to.y + corners[corner][1] - size / 2,
      size);
}

/* For the other files */

/** lab_robots_board_view_draw_way: draws the way, over the other one. */
void
lab_robots_board_view_draw_way (LabRobotsBoardView     *self,
                                GtkSnapshot            *snapshot,
                                const LabRobotsArea    *area,
                                const LabRobotsPalette *palette)
{
  g_autoptr (GArray) steps = list_steps (self, self->way);
  g_autoptr (GArray) others = list_steps (self, self->other_way);

  for (guint i = 0; i < others->len; i++)
    show_dashes (snapshot, area, palette, &g_array_index (others, Step, i));
  for (guint i = 0; i < steps->len; i++)
    show_line (snapshot, area, palette, self, &g_array_index (steps, Step, i));
  for (guint i = 0; i < steps->len; i++)
    show_ghost (snapshot, area, self, &g_array_index (steps, Step, i));
}

/** lab_robots_board_view_draw_numbers: draws the numbers of the moves of the way, which are seen on
 * robots, too. */
void
lab_robots_board_view_draw_numbers (LabRobotsBoardView  *self,
                                    GtkSnapshot         *snapshot,
                                    const LabRobotsArea *area)
{
  g_autoptr (GArray) steps = list_steps (self, self->way);
  guint8 badges[LAB_ROBOTS_MAX_CELLS] = { 0 };

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *shown = &g_array_index (steps, Step, i);

      show_badge (snapshot, area, self, shown, badges[shown->stop]++ % 4);
    }
}

/* Public functions */

/**
 * lab_robots_board_view_set_way:
 * @self: a view with a board
 * @from: (nullable): the position in which the way begins; may be %NULL without moves
 * @moves: (array length=n_moves) (nullable): possible moves from there
 * @n_moves: their number, 0 for no way
 *
 * Shows a way as numbered ghosts of the robots, and no other way.
 */
void
lab_robots_board_view_set_way (LabRobotsBoardView      *self,
                               const LabRobotsPosition *from,
                               const LabRobotsMove     *moves,
                               guint                    n_moves)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));
  g_return_if_fail (n_moves == 0 || (from != NULL && moves != NULL));

  g_array_set_size (self->way, 0);
  g_array_set_size (self->other_way, 0);
  if (from != NULL)
    self->way_start = *from;
  if (n_moves > 0)
    g_array_append_vals (self->way, moves, n_moves);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_robots_board_view_set_other_way:
 * @self: a view with a way
 * @moves: (array length=n_moves) (nullable): possible moves from the beginning of the way
 * @n_moves: their number, 0 for no other way
 *
 * Shows another way from the same position below the way, as thin dashes.
 */
void
lab_robots_board_view_set_other_way (LabRobotsBoardView  *self,
                                     const LabRobotsMove *moves,
                                     guint                n_moves)
{
  g_return_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self));
  g_return_if_fail (n_moves == 0 || moves != NULL);

  g_array_set_size (self->other_way, 0);
  if (n_moves > 0)
    g_array_append_vals (self->other_way, moves, n_moves);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
