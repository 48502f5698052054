/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-telling.h"

#include <glib/gi18n.h>

#include "lab-robots-text.h"

/* What players read and hear about a puzzle. */

/* Private helpers */

static char *
tell_daily (const LabRobotsLevel *level)
{
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *text = NULL;
  GDate date;

  g_date_clear (&date, 1);
  if (!lab_robots_level_get_date (level, &date))
    return g_strdup (_("Daily Puzzle"));
  day = g_date_time_new_utc (g_date_get_year (&date), (int) g_date_get_month (&date),
                             g_date_get_day (&date), 0, 0, 0);
  text = g_date_time_format (day, "%x");
  /* Translators: the puzzle of a day, the same for everyone; %s is the date. */
  return g_strdup_printf (_("Daily Puzzle of %s"), text);
}

/* The first step of a hint. */
static char *
tell_length (const LabRobotsHint *hint)
{
  guint n = hint->moves->len;

  if (hint->is_proved)
    return g_strdup_printf (ngettext ("From here it takes %u move.",
                                      "From here it takes %u moves.", n), n);
  return g_strdup_printf (ngettext ("From here it takes at most %u move.",
                                    "From here it takes at most %u moves.", n), n);
}

static char *
tell_way (const LabRobotsHint *hint)
{
  g_autofree char *moves
      = lab_robots_moves_format ((const LabRobotsMove *) (gpointer) hint->moves->data,
                                 hint->moves->len);

  /* Translators: %s is a list of moves such as “1N 3E”. */
  return g_strdup_printf (_("The whole way: %s"), moves);
}

/* How many moves were made and how many are needed. */
static char *
tell_moves (LabRobotsGame *game)
{
  guint n = lab_robots_game_get_n_moves (game), fewest, lower, best;
  g_autofree char *moves = g_strdup_printf (
      ngettext ("You solved it in %u move.", "You solved it in %u moves.", n), n);

  if (lab_robots_game_get_fewest (game, &fewest) && fewest == n)
    return g_strconcat (moves, " ", _("This is the fewest possible."), NULL);
  if (lab_robots_game_get_fewest (game, &fewest))
    return g_strdup_printf (
        /* Translators: %s is “You escaped in 45 moves.”. */
        ngettext ("%s The fewest possible is %u move.", "%s The fewest possible is %u moves.",
                  fewest), moves, fewest);
  lab_robots_game_get_bounds (game, &lower, &best);
  if (lab_robots_game_is_thinking (game))
    return g_strdup_printf (
        /* Translators: %s is “You solved it in 12 moves.”. */
        ngettext ("%s The fewest possible is still being proved: at least %u move.",
                  "%s The fewest possible is still being proved: at least %u moves.", lower),
        moves, lower);
  return g_strdup_printf (
      /* Translators: %s is “You solved it in 12 moves.”. */
      ngettext ("%s The fewest possible is not known: at least %u move.",
                "%s The fewest possible is not known: at least %u moves.", lower),
      moves, lower);
}

/* Public functions */

/** lab_robots_telling_level: (transfer full): returns the name of a puzzle. */
char *
lab_robots_telling_level (const LabRobotsLevel *level)
{
  g_autofree char *number = NULL;

  switch (level->mode)
    {
    case LAB_ROBOTS_MODE_LEVELS:
      number = g_strdup_printf ("%" G_GUINT64_FORMAT, level->number);
      /* Translators: a level of a game; %s is its number. */
      return g_strdup_printf (_("Level %s"), number);
    case LAB_ROBOTS_MODE_DAILY:
      return tell_daily (level);
    case LAB_ROBOTS_MODE_LENGTH:
      return g_strdup_printf (
          /* Translators: the title of a puzzle that takes so many moves. */
          ngettext ("Puzzle in %u Move", "Puzzle in %u Moves", level->n_moves), level->n_moves);
    case LAB_ROBOTS_MODE_ENDLESS:
      /* Translators: the title of a puzzle with a random board. */
      return g_strdup (_("Random Puzzle"));
    case LAB_ROBOTS_MODE_BOARD:
    default:
      /* Translators: the title of a puzzle with a board that a person has made. */
      return g_strdup (_("Custom Board"));
    }
}

/** lab_robots_telling_goal: (transfer full): returns what is to do. */
char *
lab_robots_telling_goal (const LabRobotsBoard *board)
{
  if (board->any_robot && board->must_ricochet)
    return g_strdup (_("Stop any robot on the target. It must move both along a row and along a "
                       "column."));
  if (board->any_robot)
    return g_strdup (_("Stop any robot on the target."));
  if (board->must_ricochet)
    return g_strdup (_("Stop robot 1 on the target. It must move both along a row and along a "
                       "column."));
  return g_strdup (_("Stop robot 1 on the target."));
}

/**
 * lab_robots_telling_move:
 * @board: a board
 * @position: where its robots are before the move
 * @move: a possible move
 *
 * Returns: (transfer full): what the move does
 */
char *
lab_robots_telling_move (const LabRobotsBoard    *board,
                         const LabRobotsPosition *position,
                         LabRobotsMove            move)
{
  guint stop = lab_robots_position_find_stop (position, board, move);
  g_autofree char *cell = lab_robots_cell_format (stop, board->size);

  switch ((LabRobotsSide) move.side)
    {
    case LAB_ROBOTS_NORTH:
      /* Translators: %u is the number of a robot, %s a cell of the board such as c4. */
      return g_strdup_printf (_("Robot %u moves north to %s."), move.robot + 1U, cell);
    case LAB_ROBOTS_EAST:
      return g_strdup_printf (_("Robot %u moves east to %s."), move.robot + 1U, cell);
    case LAB_ROBOTS_SOUTH:
      return g_strdup_printf (_("Robot %u moves south to %s."), move.robot + 1U, cell);
    case LAB_ROBOTS_WEST:
    default:
      return g_strdup_printf (_("Robot %u moves west to %s."), move.robot + 1U, cell);
    }
}

/** lab_robots_telling_count: (transfer full): returns the number of moves so far. */
char *
lab_robots_telling_count (LabRobotsGame *game)
{
  guint n = lab_robots_game_get_n_moves (game);

  return g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
}

/** lab_robots_telling_time: (transfer full): returns a time as on a stopwatch. */
char *
lab_robots_telling_time (double seconds)
{
  guint whole = (guint) MIN (seconds, G_MAXINT);

  /* Translators: minutes and seconds, as on a stopwatch: 2:05. */
  return g_strdup_printf (_("%u:%02u"), whole / 60, whole % 60);
}

/** lab_robots_telling_hint: (transfer full): returns the hint for the position; empty if the player
 * has not asked for one. */
char *
lab_robots_telling_hint (LabRobotsGame *game)
{
  LabRobotsHint hint;
  LabRobotsMove first;

  lab_robots_game_get_hint (game, &hint);
  if (hint.step == LAB_ROBOTS_HINT_NONE)
    return g_strdup ("");
  if (!hint.is_ready)
    return g_strdup (_("Looking for the best way…"));
  if (hint.moves == NULL && hint.is_proved)
    return g_strdup (lab_robots_game_get_n_moves (game) > 0
                         ? _("The target cannot be reached from here. Undo a move or restart.")
                         : _("The target cannot be reached on this board."));
  if (hint.moves == NULL)
    return g_strdup (_("No way was found from here."));
  first = g_array_index (hint.moves, LabRobotsMove, 0);
  switch (hint.step)
    {
    case LAB_ROBOTS_HINT_LENGTH:
      return tell_length (&hint);
    case LAB_ROBOTS_HINT_ROBOT:
      return g_strdup_printf (_("Robot %u moves first."), first.robot + 1U);
    case LAB_ROBOTS_HINT_MOVE:
      return lab_robots_telling_move (lab_robots_game_get_board (game),
                                      lab_robots_game_get_position (game), first);
    case LAB_ROBOTS_HINT_NONE:
    case LAB_ROBOTS_HINT_WAY:
    default:
      return tell_way (&hint);
    }
}

/** lab_robots_telling_result: (transfer full): returns how good a solution is. */
char *
lab_robots_telling_result (LabRobotsGame *game)
{
  g_autofree char *moves = tell_moves (game);

  if (lab_robots_game_get_most_hint (game) == LAB_ROBOTS_HINT_NONE)
    return g_steal_pointer (&moves);
  /* Translators: why a player got fewer stars. */
  return g_strconcat (moves, " ", _("Hints cost stars."), NULL);
}

/** lab_robots_telling_bound: (transfer full): returns how many moves are certainly needed. */
char *
lab_robots_telling_bound (guint lower_bound)
{
  return g_strdup_printf (ngettext ("At least %u move", "At least %u moves", lower_bound),
                          lower_bound);
}

/** lab_robots_telling_proof: (transfer full): returns what a solver has proved. */
char *
lab_robots_telling_proof (const LabRobotsSolution *solution)
{
  if (solution->outcome == LAB_ROBOTS_SOLVED)
    return g_strdup_printf (ngettext ("Proved: %u move", "Proved: %u moves", solution->n_moves),
                            solution->n_moves);
  if (solution->outcome == LAB_ROBOTS_UNSOLVABLE)
    return g_strdup (_("Proved: this board has no solution"));
  return lab_robots_telling_bound (solution->lower_bound);
}
