/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-play-private.h"

#include <glib/gi18n.h>

#include "lab-robots-chosen.h"
#include "lab-robots-guide.h"

/* The next puzzle, whose board may have to be made in a thread. The work ends when the player
 * leaves the page, since nobody waits for the board then. */

/* How often it is told how many boards were tried, in milliseconds. */
#define PROGRESS_MS 250

/* A puzzle without its board, as data of an object that the questions can hold. */
#define LEVEL_KEY "lab-robots-level"

/* Private helpers */

static gboolean
is_same (const LabRobotsLevel *level,
         const LabRobotsLevel *other)
{
  return level->mode == other->mode && level->number == other->number
         && level->mode != LAB_ROBOTS_MODE_BOARD;
}

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
      lab_robots_play_take (self, game);
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

/* Public functions */

/** lab_robots_play_show: starts what the start page has chosen, or resumes it if it is the current
 * puzzle. */
void
lab_robots_play_show (LabFamily *family,
                      GtkWidget *page G_GNUC_UNUSED)
{
  LabRobotsPlay *self = lab_robots_play_get (family);
  LabRobotsLevel level;

  if (self->is_showing)
    return;
  lab_robots_chosen_init_level (&level, lab_robots_play_get_level (self));
  lab_robots_play_start (self, &level);
}

/** lab_robots_play_show_tutorial: starts the first level with the tutorial. */
void
lab_robots_play_show_tutorial (LabFamily *family,
                               GtkWidget *page G_GNUC_UNUSED)
{
  LabRobotsPlay *self = lab_robots_play_get (family);
  LabRobotsLevel level;

  lab_robots_guide_reset (self->page != NULL ? lab_robots_solo_page_get_guide (self->page) : NULL);
  lab_robots_level_init_numbered (&level, 1);
  /* It begins with the first move; what is undone can be redone. */
  if (lab_robots_play_has_begun (self) && is_same (lab_robots_game_get_level (self->game), &level))
    lab_robots_game_restart (self->game, NULL);
  lab_robots_play_start (self, &level);
}

/**
 * lab_robots_play_start:
 * @self: the puzzles
 * @level: what to play
 *
 * Starts a puzzle, or shows it if it is the current one. Asks first if moves of another one would
 * be lost.
 */
void
lab_robots_play_start (LabRobotsPlay        *self,
                       const LabRobotsLevel *level)
{
  g_autoptr (GObject) order = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));

  if (lab_robots_play_is_current (self)
      && is_same (lab_robots_game_get_level (self->game), level))
    {
      lab_robots_play_take (self, self->game);
      return;
    }
  order = g_object_new (G_TYPE_OBJECT, NULL);
  g_object_set_data_full (order, LEVEL_KEY, g_memdup2 (level, sizeof *level), g_free);
  lab_game_questions_start (self->questions, order);
}

/** lab_robots_play_start_board: plays a board that somebody has made, as lab_robots_play_start()
 * does. */
void
lab_robots_play_start_board (LabRobotsPlay        *self,
                             const LabRobotsBoard *board)
{
  g_autoptr (LabRobotsGame) game = NULL;
  LabRobotsLevel level;

  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));

  lab_robots_level_init_board (&level);
  game = lab_robots_game_new (&level, board, self->clock);
  lab_game_questions_start (self->questions, game);
}

/**
 * lab_robots_play_set_game:
 * @self: the puzzles
 * @game: a #LabRobotsGame, or what lab_robots_play_start() has given to the questions
 *
 * Plays a puzzle instead of the current one, without a question.
 */
void
lab_robots_play_set_game (LabRobotsPlay *self,
                          gpointer       game)
{
  g_return_if_fail (LAB_IS_ROBOTS_PLAY (self));
  g_return_if_fail (G_IS_OBJECT (game));

  if (LAB_IS_ROBOTS_GAME (game))
    lab_robots_play_take (self, game);
  else
    lab_robots_play_make (self, g_object_get_data (game, LEVEL_KEY));
}
