/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

#include <math.h>

#include "lab-settings.h"

/* Where the robots are while they slide: they gain speed, and give a little when they stop. */

/* A slide takes a time that grows with its length, in milliseconds at the normal speed. */
#define SLIDE_MS 130
#define CELL_MS 24
#define MAX_SLIDE_MS 520

/* The part of the time in which a robot slides; in the rest, it settles. */
#define SLIDE_PART 0.78

/* How far a robot springs back, in cells. */
#define SPRING 0.07

/* Private helpers */

static void
on_progress (double   value G_GNUC_UNUSED,
             gpointer data)
{
  gtk_widget_queue_draw (data);
}

static void
on_done (LabRobotsBoardView *self)
{
  lab_robots_board_view_stop_motion (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static LabRobotsPlace
get_end (LabRobotsBoardView *self,
         guint               robot)
{
  guint cell = self->position.cells[robot], row = cell / self->board.size;

  return (LabRobotsPlace) { cell % self->board.size, row };
}

/* Returns how far a robot is on a way of some cells, from 0 to 1. */
static double
get_part (double time,
          double distance)
{
  double t = time / SLIDE_PART;

  if (t < 1)
    return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
  return 1 - SPRING / distance * sin ((t - 1) / (1 / SLIDE_PART - 1) * G_PI);
}

/* How long a slide over some cells takes, in milliseconds: the players choose the speed. */
static guint
get_duration (double distance)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  return (guint) (MIN (SLIDE_MS + CELL_MS * distance, MAX_SLIDE_MS)
                  * lab_settings_get_tempo (settings));
}

/* For the other files */

/** lab_robots_board_view_is_moving: returns whether robots slide. */
gboolean
lab_robots_board_view_is_moving (LabRobotsBoardView *self)
{
  return self->motion != NULL;
}

/** lab_robots_board_view_get_place: returns where a robot is. */
LabRobotsPlace
lab_robots_board_view_get_place (LabRobotsBoardView *self,
                                 guint               robot)
{
  LabRobotsPlace place = get_end (self, robot), from = self->from[robot];
  double distance = hypot (place.x - from.x, place.y - from.y), part;

  if (self->motion == NULL || distance < 0.001)
    return place;
  part = get_part (adw_animation_get_value (self->motion), distance);
  place.x = from.x + part * (place.x - from.x);
  place.y = from.y + part * (place.y - from.y);
  return place;
}

/** lab_robots_board_view_stop_motion: shows the robots where they end. */
void
lab_robots_board_view_stop_motion (LabRobotsBoardView *self)
{
  if (self->motion == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->motion, self);
  adw_animation_pause (self->motion);
  g_clear_object (&self->motion);
}

/** lab_robots_board_view_start_motion: moves the robots to a position from where they are. */
void
lab_robots_board_view_start_motion (LabRobotsBoardView      *self,
                                    const LabRobotsPosition *position)
{
  double farthest = 0;

  for (guint robot = 0; robot < self->board.n_robots; robot++)
    self->from[robot] = lab_robots_board_view_get_place (self, robot);
  lab_robots_board_view_stop_motion (self);
  self->position = *position;
  for (guint robot = 0; robot < self->board.n_robots; robot++)
    {
      LabRobotsPlace to = get_end (self, robot);

      farthest = MAX (farthest, hypot (to.x - self->from[robot].x, to.y - self->from[robot].y));
    }
  if (farthest < 0.001 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->motion = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, get_duration (farthest),
      adw_callback_animation_target_new (on_progress, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (on_done), self);
  adw_animation_play (self->motion);
}
