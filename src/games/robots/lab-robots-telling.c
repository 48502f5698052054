/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-telling.h"

#include <glib/gi18n.h>

#include "lab-robots-tasks.h"
#include "lab-robots-text.h"

/* What players read and hear about a puzzle. */

/* Between the parts of a move. */
#define NARROW_SPACE "\u202f"

/* Around text that is read from left to right in each language. */
#define LEFT_TO_RIGHT "\u2066"
#define END_OF_DIRECTION "\u2069"

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

/* The last step. */
static char *
tell_way (LabRobotsGame       *game,
          const LabRobotsHint *hint,
          gboolean             is_spoken)
{
  g_autofree char *moves
      = lab_robots_telling_way (game->board, game->position, hint->moves, is_spoken);

  if (is_spoken)
    return g_steal_pointer (&moves);
  /* Translators: %s is a list of moves such as “1 ↑ c2, 3 → h2”. */
  return g_strdup_printf (_("The whole way: %s"), moves);
}

/* How many moves were made and how many are needed. */
static char *
tell_moves (LabRobotsGame *game)
{
  guint n = lab_play_get_n_moves (LAB_PLAY (game)), fewest, lower;
  g_autofree char *moves = g_strdup_printf (
      ngettext ("You solved it in %u move.", "You solved it in %u moves.", n), n);

  if (lab_robots_game_get_fewest (game, &fewest) && fewest == n)
    return g_strconcat (moves, " ", _("This is the fewest possible."), NULL);
  if (lab_robots_game_get_fewest (game, &fewest))
    return g_strdup_printf (
        /* Translators: %s is “You escaped in 45 moves.”. */
        ngettext ("%s The fewest possible is %u move.", "%s The fewest possible is %u moves.",
                  fewest), moves, fewest);
  lower = lab_robots_solving_get_bound (game->best);
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

/** lab_robots_telling_goal: (transfer full): returns what the player has to do. */
char *
lab_robots_telling_goal (const LabRobotsBoard *board)
{
  return g_strdup (board->any_robot ? _("Stop any robot on the target.")
                                    : _("Stop robot 1 on the target."));
}

/** lab_robots_telling_rule: (transfer full) (nullable): returns what else the way to the target has
 * to be like; %NULL if any way counts. */
char *
lab_robots_telling_rule (const LabRobotsBoard *board)
{
  if (!board->must_ricochet)
    return NULL;
  return g_strdup (board->any_robot ? _("The robot must turn: a straight way does not count.")
                                    : _("Robot 1 must turn: a straight way does not count."));
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
      return g_strdup_printf (_("Robot %u moves up to %s."), move.robot + 1U, cell);
    case LAB_ROBOTS_EAST:
      return g_strdup_printf (_("Robot %u moves right to %s."), move.robot + 1U, cell);
    case LAB_ROBOTS_SOUTH:
      return g_strdup_printf (_("Robot %u moves down to %s."), move.robot + 1U, cell);
    case LAB_ROBOTS_WEST:
    default:
      return g_strdup_printf (_("Robot %u moves left to %s."), move.robot + 1U, cell);
    }
}

/**
 * lab_robots_telling_last_move:
 * @board: a board
 * @moves: (element-type LabRobotsMove): moves from the start
 * @n_moves: how many of them are made
 *
 * Returns: (transfer full): what the last one does
 */
char *
lab_robots_telling_last_move (const LabRobotsBoard *board,
                              const GArray         *moves,
                              guint                 n_moves)
{
  LabRobotsPosition position = lab_robots_board_get_start (board);

  if (n_moves == 0)
    return g_strdup (_("All robots are at their starts."));
  for (guint i = 0; i + 1 < n_moves; i++)
    lab_robots_position_play (&position, board, g_array_index (moves, LabRobotsMove, i), NULL);
  return lab_robots_telling_move (board, &position,
                                  g_array_index (moves, LabRobotsMove, n_moves - 1));
}

/**
 * lab_robots_telling_move_briefly:
 * @board: a board
 * @position: where its robots are before the move
 * @move: a possible move
 *
 * Returns: (transfer full): the move in signs that need no language, such as “1 ↑ c2”. They are
 *   read from left to right
 */
char *
lab_robots_telling_move_briefly (const LabRobotsBoard    *board,
                                 const LabRobotsPosition *position,
                                 LabRobotsMove            move)
{
  static const char * const arrows[LAB_N_ROBOTS_SIDES] = { "↑", "→", "↓", "←" };
  guint stop = lab_robots_position_find_stop (position, board, move);
  g_autofree char *cell = lab_robots_cell_format (stop, board->size);

  return g_strdup_printf ("%u" NARROW_SPACE "%s" NARROW_SPACE "%s", move.robot + 1U,
                          arrows[move.side], cell);
}

/**
 * lab_robots_telling_way:
 * @board: a board
 * @start: where its robots are before the first move
 * @moves: (element-type LabRobotsMove): possible moves
 * @is_spoken: whether they are read out, not shown
 *
 * Returns: (transfer full): what the moves do, one after the other, or if they are shown, moves as
 *   lab_robots_telling_move_briefly() tells them, in a text of any direction
 */
char *
lab_robots_telling_way (const LabRobotsBoard    *board,
                        const LabRobotsPosition *start,
                        const GArray            *moves,
                        gboolean                 is_spoken)
{
  GString *text = g_string_new (is_spoken ? "" : LEFT_TO_RIGHT);
  LabRobotsPosition position = *start;

  for (guint i = 0; i < moves->len; i++)
    {
      LabRobotsMove move = g_array_index (moves, LabRobotsMove, i);
      g_autofree char *words = is_spoken
                                   ? lab_robots_telling_move (board, &position, move)
                                   : lab_robots_telling_move_briefly (board, &position, move);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : is_spoken ? " " : ", ", words);
      lab_robots_position_play (&position, board, move, NULL);
    }
  g_string_append (text, is_spoken ? "" : END_OF_DIRECTION);
  return g_string_free (text, FALSE);
}

/**
 * lab_robots_telling_straight:
 * @game: a puzzle
 *
 * Returns: (transfer full) (nullable): why the puzzle is not solved although the last move has
 *   brought a robot to the target; %NULL if it has not
 */
char *
lab_robots_telling_straight (LabRobotsGame *game)
{
  const LabRobotsBoard *board = game->board;
  g_autoptr (GArray) moves = lab_robots_game_list_moves (game);
  guint robot;

  if (moves->len == 0 || !board->must_ricochet || lab_play_is_over (game))
    return NULL;
  robot = g_array_index (moves, LabRobotsMove, moves->len - 1).robot;
  if (game->position->cells[robot] != board->target || (robot > 0 && !board->any_robot))
    return NULL;
  /* Translators: why a puzzle is not solved yet; %u is the number of a robot. */
  return g_strdup_printf (_("Robot %u is on the target, but it has not turned. It must have moved "
                            "both along a row and along a column."), robot + 1);
}

/** lab_robots_telling_moves: (transfer full): returns a number of moves. */
char *
lab_robots_telling_moves (guint n)
{
  return g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
}

/**
 * lab_robots_telling_hint:
 * @game: a puzzle
 * @is_spoken: whether it is read out, not shown
 *
 * Returns: (transfer full): the hint for the position; empty if the player has not asked for one
 */
char *
lab_robots_telling_hint (LabRobotsGame *game,
                         gboolean       is_spoken)
{
  LabRobotsHint hint;
  LabRobotsMove first;

  lab_robots_game_get_hint (game, &hint);
  if (hint.step == LAB_HINT_NONE)
    return g_strdup ("");
  if (!hint.is_ready)
    return g_strdup (_("Looking for the best way…"));
  if (lab_robots_game_is_hopeless (game))
    return g_strdup (_("This board has no solution: the target cannot be reached."));
  if (hint.moves == NULL && hint.is_proved)
    return g_strdup (_("The target cannot be reached from here. Undo a move or restart."));
  if (hint.moves == NULL)
    return g_strdup (_("No way was found from here."));
  first = g_array_index (hint.moves, LabRobotsMove, 0);
  switch (hint.step)
    {
    case LAB_HINT_LENGTH:
      return tell_length (&hint);
    case LAB_HINT_FIRST:
      return g_strdup_printf (_("Robot %u moves first."), first.robot + 1U);
    case LAB_HINT_MOVE:
      return lab_robots_telling_move (game->board, game->position, first);
    case LAB_HINT_NONE:
    case LAB_HINT_WAY:
    default:
      return tell_way (game, &hint, is_spoken);
    }
}

/** lab_robots_telling_result: (transfer full): returns how good a solution is. */
char *
lab_robots_telling_result (LabRobotsGame *game)
{
  g_autofree char *moves = tell_moves (game);

  if (game->hints.most == LAB_HINT_NONE)
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
