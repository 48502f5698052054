/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-play-private.h"

#include <glib/gi18n.h>

/* The next puzzle, whose board is made in a thread. The work ends when the player leaves the page,
 * since nobody waits for the board then. */

/* How often it is told how many boards were tried, in milliseconds. */
#define PROGRESS_MS 250

/* Private helpers */

static gboolean
on_progress (gpointer data)
{
  LabRobotsPlay *self = data;

  if (self->page != NULL)
    lab_robots_solo_page_show_tried (self->page, lab_robots_making_get_n_tried (self->making));
  return G_SOURCE_CONTINUE;
}

static void
on_made (const LabRobotsLevel *level,
         const LabRobotsBoard *board,
         gpointer              data)
{
  LabRobotsPlay *self = data;
  g_autoptr (LabRobotsGame) game = NULL;

  if (board != NULL)
    {
      game = lab_robots_game_new (level, board, self->clock);
      lab_robots_play_set_game (self, game);
      return;
    }
  lab_robots_play_stop_making (self);
  lab_family_show_start (self->family);
  if (lab_family_get_shell (self->family) != NULL)
    lab_shell_tell (lab_family_get_shell (self->family), _("Cannot Start the Puzzle"),
                    _("No such board was found. Choose fewer moves, or a larger board with more "
                      "robots."));
}

/* Functions of the other files */

/** lab_robots_play_make: makes the board of a level, then plays it. */
void
lab_robots_play_make (LabRobotsPlay        *self,
                      const LabRobotsLevel *level)
{
  lab_robots_play_stop_making (self);
  /* Any other page that is shown stops the work. */
  lab_robots_play_show_page (self);
  if (self->page != NULL)
    lab_robots_solo_page_show_making (self->page, level);
  self->making = lab_robots_making_new (level, on_made, self);
  self->making_timer = g_timeout_add (PROGRESS_MS, on_progress, self);
}

/** lab_robots_play_stop_making: stops making a board, if one is being made. */
void
lab_robots_play_stop_making (LabRobotsPlay *self)
{
  g_clear_handle_id (&self->making_timer, g_source_remove);
  g_clear_pointer (&self->making, lab_robots_making_free);
}
