/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-help-picture.h"

#include "lab-robots-board-view-private.h"
#include "lab-robots-text.h"
#include "lab-robots-watch.h"

/* The pictures of How to Play and of the manual: one board in several states. */

#define MIN_WIDTH 200
#define NATURAL_WIDTH 340

/* It was made by `labyrinthe-lab robots generate --size 8 --robots 3 --moves 4 --seed 10`; the way
 * is the shortest one. */
#define BOARD \
  "95115393/a9003802/c0044002/902ff802/802ff802/86811006/8102c003/c44456c6 f2,d3,c6 e7"
#define WAY "3S 3E 1S 1W"

/* How far the search has come, as a part of its steps. */
#define SEARCH_PART 0.6

/* The cell and the side where the wall can be drawn. */
#define DRAWN_CELL "g6"
#define DRAWN_SIDE LAB_ROBOTS_WEST

/* Private helpers: the frame, which is a square */

static GtkSizeRequestMode
get_request_mode (GtkWidget *frame G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget      *frame G_GNUC_UNUSED,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline G_GNUC_UNUSED,
         int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = MIN_WIDTH;
  *natural = NATURAL_WIDTH;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = MIN (for_size, NATURAL_WIDTH);
}

static void
allocate (GtkWidget *frame,
          int        width,
          int        height,
          int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (frame), width, height, baseline, NULL);
}

/* Private helpers: the scenes */

static void
show_way (LabRobotsBoardView *view)
{
  g_autoptr (GArray) moves = NULL;
  LabRobotsPosition start;

  if (!lab_robots_moves_parse (WAY, &moves, NULL))
    return;
  lab_robots_position_init (&start, &view->board);
  lab_robots_board_view_set_way (view, &start, (const LabRobotsMove *) (gpointer) moves->data,
                                 moves->len);
}

static void
show_drawing (LabRobotsBoardView *view)
{
  guint cell;

  if (!lab_robots_cell_parse (DRAWN_CELL, view->board.size, &cell, NULL))
    return;
  lab_robots_board_view_set_editable (view, TRUE);
  view->pointed = cell;
  view->pointed_side = DRAWN_SIDE;
}

static void
show_search (LabRobotsBoardView *view)
{
  const LabRobotsOptions options = { .algorithm = LAB_ROBOTS_BFS };
  g_autoptr (LabRobotsWatch) run = lab_robots_watch_new (&view->board, &options, 0);
  double values[LAB_ROBOTS_MAX_CELLS];

  lab_robots_watch_go_to (run, (guint) (SEARCH_PART * lab_robots_watch_get_n_steps (run)));
  lab_robots_watch_get_heat (run, LAB_ROBOTS_WATCH_OPEN, 0,
                             lab_robots_watch_count_hottest (run, LAB_ROBOTS_WATCH_OPEN, 0),
                             values);
  lab_robots_board_view_set_heat (view, values);
}

static void
show (LabRobotsBoardView *view,
      LabRobotsHelpScene  scene)
{
  switch (scene)
    {
    case LAB_ROBOTS_HELP_WAY:
      show_way (view);
      break;
    case LAB_ROBOTS_HELP_TARGET:
      lab_robots_board_view_set_target_robot (view, 1);
      break;
    case LAB_ROBOTS_HELP_DRAWING:
      show_drawing (view);
      break;
    case LAB_ROBOTS_HELP_SEARCH:
      show_search (view);
      break;
    case LAB_ROBOTS_HELP_STOPS:
    default:
      lab_robots_board_view_set_playable (view, TRUE);
      lab_robots_board_view_select (view, 0);
      break;
    }
}

/* Public functions */

/** lab_robots_help_picture_new: (transfer floating): creates a picture in a frame, without its
 * description. */
GtkWidget *
lab_robots_help_picture_new (LabRobotsHelpScene scene)
{
  GtkWidget *view = lab_robots_board_view_new ();
  GtkWidget *frame = g_object_new (ADW_TYPE_BIN, "child", view, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_IMG, NULL);
  LabRobotsBoard board;

  gtk_widget_set_focusable (view, FALSE);
  gtk_widget_set_can_target (view, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_layout_manager (frame,
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
  if (lab_robots_board_parse (BOARD, &board, NULL))
    {
      lab_robots_board_view_set_board (LAB_ROBOTS_BOARD_VIEW (view), &board);
      show (LAB_ROBOTS_BOARD_VIEW (view), scene);
    }
  return frame;
}
