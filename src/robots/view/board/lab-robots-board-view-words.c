/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

#include <glib/gi18n.h>

#include "lab-robots-text.h"

/* Words about the board, for screen readers. */

/* Private helpers */

static void
add (GString    *text,
     const char *words)
{
  if (text->len > 0)
    g_string_append (text, _(", "));
  g_string_append (text, words);
}

static void
take (GString *text,
      char    *words)
{
  add (text, words);
  g_free (words);
}

static char *
tell_robot (LabRobotsBoardView *self,
            guint               robot)
{
  g_autofree char *cell = lab_robots_cell_format (self->position.cells[robot], self->board.size);

  /* Translators: %u is the number of a robot, %s the cell where it is, such as c4. */
  return g_strdup_printf (_("Robot %u on %s"), robot + 1, cell);
}

static char *
tell_stop (LabRobotsSide  side,
           const char    *cell)
{
  switch (side)
    {
    case LAB_ROBOTS_NORTH:
      /* Translators: the cell where a robot stops that slides to the north. */
      return g_strdup_printf (_("north to %s"), cell);
    case LAB_ROBOTS_EAST:
      /* Translators: the cell where a robot stops that slides to the east. */
      return g_strdup_printf (_("east to %s"), cell);
    case LAB_ROBOTS_SOUTH:
      /* Translators: the cell where a robot stops that slides to the south. */
      return g_strdup_printf (_("south to %s"), cell);
    case LAB_ROBOTS_WEST:
    default:
      /* Translators: the cell where a robot stops that slides to the west. */
      return g_strdup_printf (_("west to %s"), cell);
    }
}

static void
add_stops (LabRobotsBoardView *self,
           GString            *text,
           guint               robot)
{
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      const LabRobotsMove move = { (guint8) robot, (guint8) side };
      guint stop = lab_robots_position_find_stop (&self->position, &self->board, move);
      g_autofree char *cell = lab_robots_cell_format (stop, self->board.size);

      if (stop != self->position.cells[robot])
        take (text, tell_stop ((LabRobotsSide) side, cell));
    }
}

static void
add_walls (LabRobotsBoardView *self,
           GString            *text,
           guint               cell)
{
  static const char * const names[LAB_N_ROBOTS_SIDES] = {
    NC_("side of a cell", "north"), NC_("side of a cell", "east"),
    NC_("side of a cell", "south"), NC_("side of a cell", "west"),
  };
  g_autoptr (GString) sides = g_string_new (NULL);

  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      if (lab_robots_board_has_wall (&self->board, cell, (LabRobotsSide) side))
        add (sides, g_dpgettext2 (NULL, "side of a cell", names[side]));
    }
  if (sides->len > 0)
    /* Translators: %s are the sides of a cell with a wall, such as “north, east”. */
    take (text, g_strdup_printf (_("walls: %s"), sides->str));
}

/* For the other files */

/** lab_robots_board_view_say: tells something to a screen reader. */
void
lab_robots_board_view_say (LabRobotsBoardView *self,
                           const char         *text)
{
  if (self->announcer != NULL)
    lab_announcer_say (self->announcer, text);
}

/** lab_robots_board_view_say_selected: tells where the chosen robot is, and where it would stop. */
void
lab_robots_board_view_say_selected (LabRobotsBoardView *self)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *robot = NULL;

  if (self->selected < 0 || self->announcer == NULL)
    return;
  robot = tell_robot (self, (guint) self->selected);
  text = g_string_new (robot);
  if (self->playable)
    add_stops (self, text, (guint) self->selected);
  lab_robots_board_view_say (self, text->str);
}

/** lab_robots_board_view_update_words: describes the board, for those who do not see it. */
void
lab_robots_board_view_update_words (LabRobotsBoardView *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *target = NULL;

  if (self->has_board)
    {
      for (guint robot = 0; robot < self->board.n_robots; robot++)
        take (text, tell_robot (self, robot));
      target = lab_robots_cell_format (self->board.target, self->board.size);
      /* Translators: %s is the cell where a robot has to stop, such as c4. */
      take (text, g_strdup_printf (_("target on %s"), target));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text->str, -1);
}

/* Public functions */

/**
 * lab_robots_board_view_describe_cell:
 * @self: a view with a board
 * @cell: a cell
 *
 * Returns: (transfer full): what is there, in words
 */
char *
lab_robots_board_view_describe_cell (LabRobotsBoardView *self,
                                     guint               cell)
{
  GString *text;
  guint robot;

  g_return_val_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self) && self->has_board, NULL);

  text = g_string_new (NULL);
  if (lab_robots_position_find_robot (&self->position, &self->board, cell, &robot))
    take (text, tell_robot (self, robot));
  else
    take (text, lab_robots_cell_format (cell, self->board.size));
  if (cell == self->board.target)
    /* Translators: the cell of a board where a robot has to stop. */
    add (text, _("target"));
  if (lab_robots_board_is_island (&self->board, cell))
    /* Translators: a cell of a board where no robot can be. */
    add (text, _("closed"));
  else
    add_walls (self, text, cell);
  return g_string_free (text, FALSE);
}
