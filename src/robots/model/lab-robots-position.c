/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-position.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-quotation.h"
#include "lab-refuse.h"

/* Bits of LabRobotsPosition.axes. */
#define BOTH_AXES 3

#define QUOTED_LENGTH 20

G_DEFINE_QUARK (lab-robots-move-error-quark, lab_robots_move_error)

static const char SIDE_LETTERS[] = "NESW";

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
lab_robots_move_parse (const char     *text,
                       LabRobotsMove  *move,
                       GError        **error)
{
  const char *letter = NULL;

  if (text[0] >= '1' && text[0] <= '0' + LAB_ROBOTS_MAX_ROBOTS && text[1] != '\0'
      && text[2] == '\0')
    letter = strchr (SIDE_LETTERS, g_ascii_toupper (text[1]));
  if (letter == NULL)
    {
      g_autofree char *quoted = lab_quotation_make (text, QUOTED_LENGTH);

      return lab_refuse (error, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_SYNTAX,
                         /* Translators: %s is a text. N, E, S, W, and 1N stay. */
                         _("“%s” is not a move. A move is a robot from 1 to %u and N, E, S, or W, "
                           "such as 1N."),
                         quoted, LAB_ROBOTS_MAX_ROBOTS);
    }

  move->robot = (guint8) (text[0] - '1');
  move->side = (guint8) (letter - SIDE_LETTERS);
  return TRUE;
}

/**
 * lab_robots_position_init:
 * @self: a position to fill
 * @board: a board
 *
 * Puts all robots where they start.
 */
void
lab_robots_position_init (LabRobotsPosition    *self,
                          const LabRobotsBoard *board)
{
  memset (self, 0, sizeof *self);
  for (guint i = 0; i < board->n_robots; i++)
    self->cells[i] = board->starts[i];
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
lab_robots_position_play (LabRobotsPosition     *self,
                          const LabRobotsBoard  *board,
                          LabRobotsMove          move,
                          GError               **error)
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
 * lab_robots_position_find_solver:
 * @self: a position
 * @board: its board
 * @robot: (out) (optional): the index of the robot that has solved the puzzle
 *
 * Returns: whether a robot is on the target as the board demands
 */
gboolean
lab_robots_position_find_solver (const LabRobotsPosition *self,
                                 const LabRobotsBoard    *board,
                                 guint                   *robot)
{
  guint n_candidates = board->any_robot ? board->n_robots : 1;

  for (guint i = 0; i < n_candidates; i++)
    {
      if (self->cells[i] == board->target && (!board->must_ricochet || self->axes[i] == BOTH_AXES))
        {
          if (robot != NULL)
            *robot = i;
          return TRUE;
        }
    }
  return FALSE;
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
  return lab_robots_position_find_solver (self, board, NULL);
}

/**
 * lab_robots_measure_travel:
 * @board: a board
 * @moves: (array length=n_moves): possible moves from the start
 * @n_moves: their number
 *
 * Returns: how many cells the robots travel in all
 */
guint
lab_robots_measure_travel (const LabRobotsBoard *board,
                           const LabRobotsMove  *moves,
                           guint                 n_moves)
{
  LabRobotsPosition position;
  guint travel = 0;

  lab_robots_position_init (&position, board);
  for (guint i = 0; i < n_moves; i++)
    {
      guint from = position.cells[moves[i].robot];
      guint to = lab_robots_position_find_stop (&position, board, moves[i]);
      guint distance = from > to ? from - to : to - from;

      travel += moves[i].side % 2 == 0 ? distance / board->size : distance;
      lab_robots_position_play (&position, board, moves[i], NULL);
    }
  return travel;
}
