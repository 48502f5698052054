/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-text.h"

#define QUOTED_LENGTH 20

G_DEFINE_QUARK (lab-robots-move-error-quark, lab_robots_move_error)

static const char SIDE_LETTERS[] = "NESW";

/* Public functions */

/**
 * lab_robots_move_format:
 * @move: a move
 *
 * Returns: (transfer full): its text, such as `1N`
 */
char *
lab_robots_move_format (LabRobotsMove move)
{
  return g_strdup_printf ("%u%c", move.robot + 1U, SIDE_LETTERS[move.side]);
}

/**
 * lab_robots_move_parse:
 * @text: a text
 * @move: (out): the move
 * @error: return location for a #LabRobotsMoveError
 *
 * Reads a move. The letter may be small.
 *
 * Returns: %FALSE if @text is not a move
 */
gboolean
lab_robots_move_parse (const char    *text,
                       LabRobotsMove *move,
                       GError       **error)
{
  const char *letter = NULL;

  if (text[0] >= '1' && text[0] <= '0' + LAB_ROBOTS_MAX_ROBOTS && text[1] != '\0'
      && text[2] == '\0')
    letter = strchr (SIDE_LETTERS, g_ascii_toupper (text[1]));
  if (letter == NULL)
    return lab_refuse (error, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_SYNTAX,
                       /* Translators: %s is a text. N, E, S, W, and 1N stay. */
                       _("“%s” is not a move. A move is a robot from 1 to %u and N, E, S, or W, "
                         "such as 1N."),
                       LAB_QUOTED (text, QUOTED_LENGTH), LAB_ROBOTS_MAX_ROBOTS);

  move->robot = (guint8) (text[0] - '1');
  move->side = (guint8) (letter - SIDE_LETTERS);
  return TRUE;
}

/** lab_robots_board_get_start: returns the position with all robots where they start. */
LabRobotsPosition
lab_robots_board_get_start (const LabRobotsBoard *self)
{
  LabRobotsPosition start;

  memset (&start, 0, sizeof start);
  memcpy (start.cells, self->starts, self->n_robots * sizeof self->starts[0]);
  return start;
}

/**
 * lab_robots_position_find_robot:
 * @self: a position
 * @board: its board
 * @cell: a cell
 * @robot: (out) (optional): the index of the robot on @cell
 *
 * Returns: whether a robot is there
 */
gboolean
lab_robots_position_find_robot (const LabRobotsPosition *self,
                                const LabRobotsBoard    *board,
                                guint                    cell,
                                guint                   *robot)
{
  for (guint i = 0; i < board->n_robots; i++)
    {
      if (self->cells[i] == cell)
        {
          if (robot != NULL)
            *robot = i;
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * lab_robots_position_find_stop:
 * @self: a position
 * @board: its board
 * @move: a move of one of its robots
 *
 * Returns: the cell where the robot would stop, which is its own cell if something is in the way
 */
guint
lab_robots_position_find_stop (const LabRobotsPosition *self,
                               const LabRobotsBoard    *board,
                               LabRobotsMove            move)
{
  LabRobotsSide side = (LabRobotsSide) move.side;
  guint cell = self->cells[move.robot];
  guint next;

  while (!lab_robots_board_has_wall (board, cell, side)
         && lab_robots_board_get_neighbor (board, cell, side, &next)
         && !lab_robots_position_find_robot (self, board, next, NULL))
    cell = next;
  return cell;
}

/**
 * lab_robots_position_play:
 * @self: a position
 * @board: its board
 * @move: a move
 * @error: return location for a #LabRobotsMoveError
 *
 * Lets a robot slide until something stops it. On an error nothing changes.
 *
 * Returns: %FALSE if the robot cannot move
 */
gboolean
lab_robots_position_play (LabRobotsPosition    *self,
                          const LabRobotsBoard *board,
                          LabRobotsMove         move,
                          GError              **error)
{
  guint stop;

  if (move.robot >= board->n_robots)
    return lab_refuse (error, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_ROBOT,
                       _("There is no robot %u on this board."), move.robot + 1U);

  stop = lab_robots_position_find_stop (self, board, move);
  if (stop == self->cells[move.robot])
    return lab_refuse (error, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_BLOCKED,
                       _("Robot %u cannot move there: something is directly in its way."),
                       move.robot + 1U);

  self->cells[move.robot] = (guint16) stop;
  self->axes[move.robot] |= (guint8) (1U << (move.side & 1U));
  return TRUE;
}

/**
 * lab_robots_position_is_solved:
 * @self: a position
 * @board: its board
 *
 * Returns: whether the puzzle is solved
 */
gboolean
lab_robots_position_is_solved (const LabRobotsPosition *self,
                               const LabRobotsBoard    *board)
{
  for (guint i = 0; i < (board->any_robot ? board->n_robots : 1); i++)
    {
      if (self->cells[i] == board->target
          && (!board->must_ricochet || self->axes[i] == LAB_ROBOTS_BOTH_AXES))
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_robots_board_init:
 * @self: a board to fill
 * @size: an even number from %LAB_ROBOTS_MIN_SIZE to %LAB_ROBOTS_MAX_SIZE
 *
 * Makes a board with the walls around it and around the island in the middle, but no others. It has
 * one robot in the north-west, and the target in the south-east.
 */
void
lab_robots_board_init (LabRobotsBoard *self,
                       guint           size)
{
  g_return_if_fail (size % 2 == 0);
  g_return_if_fail (size >= LAB_ROBOTS_MIN_SIZE && size <= LAB_ROBOTS_MAX_SIZE);

  memset (self, 0, sizeof *self);
  self->size = size;
  self->n_robots = 1;
  self->target = (guint16) (size * size - 1);
  for (guint cell = 0; cell < size * size; cell++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          if (lab_robots_board_is_fixed (self, cell, (LabRobotsSide) side))
            self->walls[cell] |= (guint8) lab_robots_side_bit ((LabRobotsSide) side);
        }
    }
}

/**
 * lab_robots_board_get_n_cells:
 * @self: a board
 *
 * Returns: the number of cells, with those of the island
 */
guint
lab_robots_board_get_n_cells (const LabRobotsBoard *self)
{
  return self->size * self->size;
}

/**
 * lab_robots_board_is_island:
 * @self: a board
 * @cell: a cell
 *
 * Returns: whether @cell is one of the four closed cells in the middle
 */
gboolean
lab_robots_board_is_island (const LabRobotsBoard *self,
                            guint                 cell)
{
  guint column = cell % self->size;
  guint row = cell / self->size;
  guint first = self->size / 2 - 1;

  return column - first <= 1 && row - first <= 1;
}

/**
 * lab_robots_board_has_wall:
 * @self: a board
 * @cell: a cell
 * @side: one of its sides
 *
 * Returns: whether there is a wall
 */
gboolean
lab_robots_board_has_wall (const LabRobotsBoard *self,
                           guint                 cell,
                           LabRobotsSide         side)
{
  return (self->walls[cell] & lab_robots_side_bit (side)) != 0;
}

/**
 * lab_robots_board_is_fixed:
 * @self: a board
 * @cell: a cell
 * @side: one of its sides
 *
 * Returns: whether each board must have a wall there, because it closes the board or the island
 */
gboolean
lab_robots_board_is_fixed (const LabRobotsBoard *self,
                           guint                 cell,
                           LabRobotsSide         side)
{
  guint neighbor;

  return !lab_robots_board_get_neighbor (self, cell, side, &neighbor)
         || lab_robots_board_is_island (self, cell) || lab_robots_board_is_island (self, neighbor);
}

/**
 * lab_robots_board_set_wall:
 * @self: a board
 * @cell: a cell
 * @side: one of its sides
 * @is_wall: whether there will be a wall
 *
 * Adds or removes a wall, on both of its sides. A wall that closes the board or the island stays.
 */
void
lab_robots_board_set_wall (LabRobotsBoard *self,
                           guint           cell,
                           LabRobotsSide   side,
                           gboolean        is_wall)
{
  guint neighbor;

  if (lab_robots_board_is_fixed (self, cell, side)
      || !lab_robots_board_get_neighbor (self, cell, side, &neighbor)
      || !lab_robots_board_has_wall (self, cell, side) == !is_wall)
    return;

  self->walls[cell] ^= (guint8) lab_robots_side_bit (side);
  self->walls[neighbor] ^= (guint8) lab_robots_side_bit (lab_robots_side_opposite (side));
}

/**
 * lab_robots_board_get_neighbor:
 * @self: a board
 * @cell: a cell
 * @side: one of its sides
 * @neighbor: (out): the cell on the other side of it, also if there is a wall
 *
 * Returns: %FALSE if the board ends there
 */
gboolean
lab_robots_board_get_neighbor (const LabRobotsBoard *self,
                               guint                 cell,
                               LabRobotsSide         side,
                               guint                *neighbor)
{
  guint column = cell % self->size;
  guint row = cell / self->size;

  /* Beyond the first row or column, the number wraps around and is too large. */
  if (side % 2 == 0)
    row += side == LAB_ROBOTS_SOUTH ? 1 : -1U;
  else
    column += side == LAB_ROBOTS_EAST ? 1 : -1U;
  *neighbor = row * self->size + column;
  return row < self->size && column < self->size;
}

/**
 * lab_robots_board_find_robot:
 * @self: a board
 * @cell: a cell
 * @robot: (out) (optional): the index of the robot that starts there
 *
 * Returns: whether a robot starts on @cell
 */
gboolean
lab_robots_board_find_robot (const LabRobotsBoard *self,
                             guint                 cell,
                             guint                *robot)
{
  LabRobotsPosition start = lab_robots_board_get_start (self);

  return lab_robots_position_find_robot (&start, self, cell, robot);
}

/**
 * lab_robots_board_equal:
 * @self: a board
 * @other: another board
 *
 * Returns: whether both are the same puzzle
 */
gboolean
lab_robots_board_equal (const LabRobotsBoard *self,
                        const LabRobotsBoard *other)
{
  return self->size == other->size && self->n_robots == other->n_robots
         && self->target == other->target && !self->any_robot == !other->any_robot
         && !self->must_ricochet == !other->must_ricochet
         && memcmp (self->walls, other->walls, lab_robots_board_get_n_cells (self)) == 0
         && memcmp (self->starts, other->starts, self->n_robots * sizeof self->starts[0]) == 0;
}
