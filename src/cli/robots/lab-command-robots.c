/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lab-command.h"
#include "lab-job.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-result-files.h"
#include "lab-robots-comparison.h"
#include "lab-robots-operands.h"
#include "lab-robots-text.h"
#include "lab-terminal.h"
#include "lab-text.h"

/* The longest line of moves, in bytes. */
#define MAX_LINE 10000

/* Words that are typed as they are. */
#define UNDO "undo"
#define RESTART "restart"

/* Stands after a move that solves the board. Programs read it, so it is not translated. */
#define SOLVED "solved"

#define MAX_COUNT 1000000
#define MAX_MEGABYTES (1U << 20)

typedef struct
{
  const LabRobotsBoard *board;
  const LabRobotsPosition *position;
  gboolean ascii;
  GString *text;
} Drawing;

typedef struct
{
  LabRobotsBoard board;
  GArray *positions;    /* (element-type LabRobotsPosition): those after each move; the start */
  gboolean is_drawn;
  gboolean ascii;
} Play;

/* The boards that the options ask for. */
typedef struct
{
  LabRobotsRecipe recipe;
  guint64 seed;
  guint n_boards;
  guint n_moves;        /* 0 for any number */
  int n_done;           /* also read by the main thread */
  gboolean is_missing;  /* whether no board was found */
  GError *error;
} Request;

/* Drawings */

/* Whether there is a wall at the north or the west of a cell, also of one beyond the last row or
 * column. The island has no walls inside. */
static gboolean
has_wall (const Drawing *self,
          guint          row,
          guint          column,
          LabRobotsSide  side)
{
  const LabRobotsBoard *board = self->board;
  guint size = board->size;
  guint cell = row * size + column;
  guint neighbor;

  if (side == LAB_ROBOTS_NORTH ? column >= size : row >= size)
    return FALSE;
  if (side == LAB_ROBOTS_NORTH ? row == 0 || row == size : column == 0 || column == size)
    return TRUE;
  if (row > size || column > size)
    return FALSE;
  lab_robots_board_get_neighbor (board, cell, side, &neighbor);
  return lab_robots_board_has_wall (board, cell, side)
         && !(lab_robots_board_is_island (board, cell)
              && lab_robots_board_is_island (board, neighbor));
}

/* Rows and columns can be one less than 0, and then are the largest number. */
static void
append_corner (Drawing *self,
               guint    row,
               guint    column)
{
  static const char * const corners[] = { " ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                          "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼" };
  guint sides = (has_wall (self, row - 1, column, LAB_ROBOTS_WEST) ? 1 : 0)
                | (has_wall (self, row, column, LAB_ROBOTS_NORTH) ? 2 : 0)
                | (has_wall (self, row, column, LAB_ROBOTS_WEST) ? 4 : 0)
                | (has_wall (self, row, column - 1, LAB_ROBOTS_NORTH) ? 8 : 0);

  g_string_append (self->text, !self->ascii ? corners[sides] : sides != 0 ? "+" : " ");
}

/* Appends a robot, the target, or both. */
static void
append_cell (Drawing *self,
             guint    cell)
{
  gboolean is_target = cell == self->board->target;
  const char *target = self->ascii ? "*" : "◎";
  guint robot;

  if (lab_robots_position_find_robot (self->position, self->board, cell, &robot))
    g_string_append_printf (self->text, "%s%u ", is_target ? target : " ", robot + 1);
  else if (is_target)
    g_string_append_printf (self->text, " %s ", target);
  else if (lab_robots_board_is_island (self->board, cell))
    g_string_append (self->text, "   ");
  else
    g_string_append (self->text, self->ascii ? " . " : " · ");
}

/* Appends the letters of the columns. */
static void
append_letters (Drawing *self)
{
  g_string_append (self->text, "   ");
  for (guint column = 0; column < self->board->size; column++)
    {
      g_autofree char *name = lab_robots_cell_format (column, self->board->size);

      /* Without the number of the row. */
      name[strlen (name) - 1] = '\0';
      g_string_append_printf (self->text, " %2s ", name);
    }
  g_string_append_c (self->text, '\n');
}

/* Appends the rules about the target that are not usual. */
static void
append_rules (GString              *text,
              const LabRobotsBoard *board)
{
  if (board->any_robot)
    g_string_append_printf (text, "%s\n", _("Any robot may stop on the target"));
  if (board->must_ricochet)
    g_string_append_printf (text, "%s\n", _("A straight way to the target does not count"));
}

/* Draws a board with its robots on a position, with the names of columns and rows, and the rules
 * about the target if they are not the usual ones. Robots are their numbers; a robot on the target
 * stands beside its sign. @position is %NULL for the starts. */
static void
print_board (const LabRobotsBoard    *board,
             const LabRobotsPosition *position,
             gboolean                 ascii)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const LabRobotsPosition start = lab_robots_board_get_start (board);
  Drawing self = { .board = board, .position = position != NULL ? position : &start,
                   .ascii = ascii, .text = text };
  guint size = board->size;

  append_letters (&self);
  for (guint row = 0; row <= size; row++)
    {
      g_string_append (text, "   ");
      for (guint column = 0; column <= size; column++)
        {
          gboolean is_wall = has_wall (&self, row, column, LAB_ROBOTS_NORTH);

          append_corner (&self, row, column);
          if (column < size)
            g_string_append (text, !is_wall ? "   " : ascii ? "---" : "───");
        }
      g_string_append_c (text, '\n');
      if (row == size)
        break;
      g_string_append_printf (text, "%2u ", row + 1);
      for (guint column = 0; column <= size; column++)
        {
          gboolean is_wall = has_wall (&self, row, column, LAB_ROBOTS_WEST);

          g_string_append (text, !is_wall ? " " : ascii ? "|" : "│");
          if (column < size)
            append_cell (&self, row * size + column);
        }
      g_string_append_c (text, '\n');
    }
  append_rules (text, board);
  lab_terminal_print_take (lab_terminal_trim_lines (text->str));
}

/* Show */

/* Draws the board of a line, or tells what is wrong with it. */
static gboolean
print_line (LabRobotsLines   *lines,
            const LabOptions *options,
            const char       *line)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *fault = NULL;
  LabRobotsBoard board;

  if (lab_robots_operands_parse_line (options, lines, line, &board, &reason))
    {
      print_board (&board, NULL, lab_options_has (options, "ascii"));
      return TRUE;
    }
  fault = lab_robots_operands_format_fault (lines->number, reason->message);
  fprintf (stderr, "labyrinthe-lab: %s\n", fault);
  lab_terminal_say ("error");
  return FALSE;
}

/* Draws each board of the lines, with empty lines between them. */
static LabCommandStatus
print_lines (LabRobotsLines    *lines,
             const LabOptions  *options,
             GError           **error)
{
  LabCommandStatus status = LAB_COMMAND_STATUS_DONE;

  for (guint i = 0;; i++)
    {
      g_autofree char *line = NULL;

      if (!lab_robots_lines_next (lines, NULL, &line, error))
        return LAB_COMMAND_STATUS_MISUSED;
      if (line == NULL)
        return status;
      if (i > 0)
        lab_terminal_print ("\n");
      if (!print_line (lines, options, line))
        status = LAB_COMMAND_STATUS_MISUSED;
    }
}

static LabCommandStatus
run_show (const LabCommand *self,
          const LabOptions *options,
          GError          **error)
{
  g_autoptr (LabRobotsLines) lines = NULL;
  LabRobotsBoard board;
  guint n_taken;

  if (!lab_robots_operands_take_board (self, options, 0, &lines, &board, &n_taken, error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lines != NULL)
    return print_lines (lines, options, error);
  print_board (&board, NULL, lab_options_has (options, "ascii"));
  return LAB_COMMAND_STATUS_DONE;
}

static const LabCommand show_command = {
  .word = "show",
  .operands = N_("BOARD|FILE"),
  .summary = N_("Draw a board"),
  .explanation = {
    N_("Draws a board with its walls, its robots as numbers, and its target, and says below it if "
       "any robot may reach the target or if a straight way does not count. “-” reads boards from "
       "the standard input, one on each line, and FILE reads them from a file. A line without a "
       "valid board is answered by the word error; the others are drawn, and the exit status is "
       "2."),
  },
  .example = "robots show \"91391113/8682c006/81045003/802ff842/802ff83a/c0411002"
             "/92900002/c46c4446 d8,f2 g5\"",
  .options = { lab_options_drawing },
  .run = run_show,
};

/* Play */

static const LabRobotsPosition *
get_position (const Play *self)
{
  return &g_array_index (self->positions, LabRobotsPosition, self->positions->len - 1);
}

static gboolean
is_solved (const Play *self)
{
  return lab_robots_position_is_solved (get_position (self), &self->board);
}

/* Prints what was played and where the robots are then, as in the text of a board. */
static void
print_position (const Play *self,
                const char *move)
{
  const LabRobotsPosition *position = get_position (self);
  g_autoptr (GString) cells = g_string_new (NULL);

  for (guint i = 0; i < self->board.n_robots; i++)
    {
      g_autofree char *cell = lab_robots_cell_format (position->cells[i], self->board.size);

      g_string_append_printf (cells, i > 0 ? ",%s" : "%s", cell);
    }
  lab_terminal_say (is_solved (self) ? "%s %s " SOLVED : "%s %s", move, cells->str);
}

static gboolean
play_word (Play        *self,
           const char  *word,
           GError     **error)
{
  LabRobotsPosition position = *get_position (self);
  g_autofree char *text = NULL;
  LabRobotsMove move;

  if (strcmp (word, UNDO) == 0 && self->positions->len == 1)
    return lab_command_refuse (error, _("Nothing to undo."));
  if (strcmp (word, UNDO) == 0 || strcmp (word, RESTART) == 0)
    {
      g_array_set_size (self->positions, word[0] == UNDO[0] ? self->positions->len - 1 : 1);
      print_position (self, word);
      return TRUE;
    }
  if (!lab_robots_move_parse (word, &move, error)
      || !lab_robots_position_play (&position, &self->board, move, error))
    return FALSE;
  g_array_append_val (self->positions, position);
  text = lab_robots_move_format (move);
  print_position (self, text);
  return TRUE;
}

/* Plays the moves of a text until one is not possible. */
static gboolean
play_text (Play        *self,
           const char  *text,
           GError     **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,\t\r", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GError) reason = NULL;

      if (*words[i] == '\0' || play_word (self, words[i], &reason))
        continue;
      if (g_error_matches (reason, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_BLOCKED))
        /* Translators: before the description of an error; %s is a move. */
        g_prefix_error (&reason, _("Move “%s”: "), words[i]);
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  return TRUE;
}

/* Tells what is wrong with a line. In a terminal, the player sees which line that is. */
static void
warn (const Play   *self,
      guint         number,
      const GError *reason)
{
  g_autofree char *fault = self->is_drawn ? lab_terminal_make_safe (reason->message)
                                          : lab_robots_operands_format_fault (number,
                                                                            reason->message);

  fprintf (stderr, "labyrinthe-lab: %s\n", fault);
}

/* Plays lines of the standard input. A wrong move is told and changes nothing, and the rest of its
 * line is skipped. A player at a terminal can correct it. */
static gboolean
play_input (Play     *self,
            gboolean *is_clean,
            GError  **error)
{
  for (guint number = 1;; number++)
    {
      g_autoptr (GError) reason = NULL;
      g_autofree char *line = NULL;

      if (self->is_drawn)
        print_board (&self->board, get_position (self), self->ascii);
      if (!lab_terminal_flush (error))
        return FALSE;
      line = lab_terminal_read_line (MAX_LINE + 1, error);
      if (line == NULL)
        return error == NULL || *error == NULL;
      if (strlen (line) > MAX_LINE)
        lab_command_refuse (&reason, _("This line is longer than %u bytes. Write fewer moves on a "
                                       "line."), MAX_LINE);
      else if (play_text (self, line, &reason))
        continue;
      *is_clean = self->is_drawn;
      warn (self, number, reason);
    }
}

static void
print_result (const Play *self)
{
  guint n_moves = self->positions->len - 1;

  if (is_solved (self))
    lab_terminal_say (ngettext ("Solved in %u move.", "Solved in %u moves.", n_moves), n_moves);
  else
    lab_terminal_say (ngettext ("Not solved after %u move.", "Not solved after %u moves.",
                                n_moves), n_moves);
}

/* Plays the moves after the board, or those of the standard input. */
static LabCommandStatus
play (Play        *self,
      GStrv        moves,
      GError     **error)
{
  g_autofree char *text = g_strjoinv (" ", moves);
  gboolean is_clean = TRUE;

  if (*moves != NULL ? !play_text (self, text, error) : !play_input (self, &is_clean, error))
    return LAB_COMMAND_STATUS_MISUSED;
  print_result (self);
  if (!is_clean)
    return LAB_COMMAND_STATUS_MISUSED;
  return is_solved (self) ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_NO;
}

static LabCommandStatus
run_play (const LabCommand *self,
          const LabOptions *options,
          GError          **error)
{
  g_autoptr (LabRobotsLines) lines = NULL;
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (LabRobotsPosition));
  Play game = { .positions = positions, .ascii = lab_options_has (options, "ascii") };
  LabRobotsPosition start;
  guint n_taken;

  if (!lab_robots_operands_take_board (self, options, G_MAXUINT, &lines, &game.board, &n_taken,
                                       error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lines != NULL)
    return lab_command_misuse (error, _("The moves come from the standard input. Write the board "
                                        "as an argument."));
  start = lab_robots_board_get_start (&game.board);
  g_array_append_val (positions, start);
  game.is_drawn = isatty (STDIN_FILENO) && isatty (STDOUT_FILENO);
  return play (&game, options->operands + n_taken, error);
}

static const GOptionEntry play_options[] = {
  { "any-robot", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Let any robot reach the target"), NULL },
  { "must-ricochet", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("A straight way to the target does not count"), NULL },
  { NULL },
};

static const LabCommand play_command = {
  .word = "play",
  /* Translators: what to type after the command; the part in brackets can be left out. */
  .operands = N_("BOARD [MOVE…]"),
  .summary = N_("Play moves on a board"),
  .explanation = {
    N_("Plays moves such as 1N, and prints after each of them where the robots are and whether the "
       "board is solved. Without moves, they are read from the standard input, where undo takes "
       "the last move back and restart all of them; in a terminal, the board is drawn."),
    N_("If the board is not solved at the end, the exit status is 1. After a wrong move it is 2, "
       "except in a terminal, where the move can be corrected."),
  },
  .example = "robots play \"91391113/8682c006/81045003/802ff842/802ff83a/c0411002"
             "/92900002/c46c4446 d8,f2 g5\" 1E 2S 1W 1N",
  .options = { lab_options_drawing, play_options },
  .run = run_play,
};

/* Numbers of boards */

/* Reads a number, or a first and a last one such as 1..3. */
static gboolean
read_range (const char *text,
            guint       least,
            guint       most,
            guint      *first,
            guint      *last)
{
  g_auto (GStrv) ends = g_strsplit (text, "..", 2);

  if (ends[0] == NULL || !lab_text_parse_number (ends[0], least, most, first))
    return FALSE;
  *last = *first;
  return ends[1] == NULL || lab_text_parse_number (ends[1], *first, most, last);
}

/* Reads numbers such as 1,3..5 from @least in steps of @step, and sorts them. There is room for all
 * of them. */
static gboolean
read_list (const char *text,
           guint       least,
           guint       most,
           guint       step,
           guint      *numbers,
           guint      *n_numbers)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  gboolean is_chosen[LAB_ROBOTS_MAX_SIZE + 1] = { FALSE };

  if (parts[0] == NULL)
    return FALSE;
  for (guint i = 0; parts[i] != NULL; i++)
    {
      guint first, last;

      if (!read_range (parts[i], least, most, &first, &last) || (first - least) % step != 0
          || (last - least) % step != 0)
        return FALSE;
      for (guint number = first; number <= last; number += step)
        is_chosen[number] = TRUE;
    }
  *n_numbers = 0;
  for (guint number = least; number <= most; number++)
    {
      if (is_chosen[number])
        numbers[(*n_numbers)++] = number;
    }
  return TRUE;
}

/* Reads the option `--size`; nothing changes without it. */
static gboolean
read_size (const LabOptions  *options,
           guint             *size,
           GError           **error)
{
  const char *text = lab_options_get (options, "size");

  return text == NULL
         || (lab_text_parse_number (text, LAB_ROBOTS_MIN_SIZE, LAB_ROBOTS_MAX_SIZE, size)
             && *size % 2 == 0)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed. */
                                _("“%s” is not the size of a board; write an even number from %u "
                                  "to %u."), text, LAB_ROBOTS_MIN_SIZE, LAB_ROBOTS_MAX_SIZE);
}

/* Reads the option `--sizes`; nothing changes without it. */
static gboolean
read_sizes (const LabOptions  *options,
            guint             *sizes,
            guint             *n_sizes,
            GError           **error)
{
  const char *text = lab_options_get (options, "sizes");

  return text == NULL
         || read_list (text, LAB_ROBOTS_MIN_SIZE, LAB_ROBOTS_MAX_SIZE, 2, sizes, n_sizes)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed. */
                                _("“%s” is not a list of sizes; write even numbers from %u to %u, "
                                  "such as 8,10,12 or 8..12."),
                                text, LAB_ROBOTS_MIN_SIZE, LAB_ROBOTS_MAX_SIZE);
}

/* Reads several numbers after `--robots`; nothing changes
 * without it. */
static gboolean
read_counts (const LabOptions  *options,
             guint             *counts,
             guint             *n_counts,
             GError           **error)
{
  const char *text = lab_options_get (options, "robots");

  if (text == NULL || read_list (text, 1, LAB_ROBOTS_MAX_ROBOTS, 1, counts, n_counts))
    return TRUE;
  return lab_command_refuse (error,
                             /* Translators: %s is what was typed. */
                             _("“%s” is not a list of numbers of robots; write numbers from 1 to "
                               "%u, such as 1,2,3 or 1..3."), text, LAB_ROBOTS_MAX_ROBOTS);
}

/* Reads the option `--density`; nothing changes without it. */
static gboolean
read_density (const LabOptions  *options,
              guint             *density,
              GError           **error)
{
  const char *text = lab_options_get (options, "density");

  return text == NULL || lab_text_parse_number (text, 0, LAB_ROBOTS_MAX_DENSITY, density)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed. */
                                _("“%s” is not a percentage; write a whole number from 0 to %u."),
                                text, LAB_ROBOTS_MAX_DENSITY);
}

/* Generate */

/* Reads what is asked for; what the options do not say stays as usual. */
static gboolean
read_request (const LabOptions  *options,
              Request           *request,
              GError           **error)
{
  LabRobotsRecipe *recipe = &request->recipe;

  lab_robots_recipe_init (recipe);
  recipe->any_robot = lab_options_has (options, "any-robot");
  recipe->must_ricochet = lab_options_has (options, "must-ricochet");
  request->n_boards = 1;
  return read_size (options, &recipe->size, error)
      && lab_options_get_number (options, "robots", LAB_ROBOTS_MAX_ROBOTS, &recipe->n_robots, error)
      && read_density (options, &recipe->density, error)
      && lab_options_get_number (options, "moves", LAB_ROBOTS_MAX_EXACT, &request->n_moves, error)
      && lab_options_get_number (options, "count", MAX_COUNT, &request->n_boards, error)
      && lab_options_get_seed (options, &request->seed, error);
}

static void
show_progress (LabProgress *progress,
               gpointer     data)
{
  Request *self = data;

  lab_progress_show (progress, (guint) g_atomic_int_get (&self->n_done));
}

/* Prints board after board. Each has the next seed. */
static void
work (LabJob       *job,
      GCancellable *cancellable,
      gpointer      data)
{
  Request *self = data;

  for (guint i = 0; i < self->n_boards && !g_cancellable_is_cancelled (cancellable); i++)
    {
      LabRobotsBoard board;
      g_autofree char *text = NULL;

      if (self->n_moves == 0)
        {
          lab_robots_recipe_make (&self->recipe, self->seed + i, &board);
        }
      else if (!lab_robots_generate_exact (&self->recipe, self->seed + i, self->n_moves,
                                           cancellable, NULL, &board))
        {
          self->is_missing = !g_cancellable_is_cancelled (cancellable);
          return;
        }
      text = lab_robots_board_format (&board);
      if (!lab_job_say (job, text, &self->error))
        return;
      g_atomic_int_inc (&self->n_done);
    }
}

static LabCommandStatus
run_generate (const LabCommand *self,
              const LabOptions *options,
              GError          **error)
{
  Request request = { 0 };
  gboolean complete;

  if (!lab_operands_expect (self, options->operands, 0, 0, error)
      || !read_request (options, &request, error) || !lab_command_check_limits (error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lab_options_get (options, "seed") == NULL)
    fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", request.seed);
  complete = lab_job_run (work, request.n_boards, lab_robots_comparison_format_progress,
                          show_progress, &request);
  if (request.error != NULL)
    g_propagate_error (error, request.error);
  else if (request.is_missing)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                 ngettext ("No board with %u move was found. Try another number, or more robots.",
                           "No board with %u moves was found. Try fewer, or more robots.",
                           request.n_moves),
                 request.n_moves);
  return complete ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_INTERRUPTED;
}

static const GOptionEntry generate_options[] = {
  { "size", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of rows, an even number from 8 to 32 (default: 16)"), N_("N") },
  { "robots", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of robots, 1 to 5 (default: 4)"), N_("N") },
  { "density", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("How many walls there are, in percent of the usual number, 0 to 300 (default: 100)"),
    N_("P") },
  { "moves", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Make boards that need exactly N moves, 1 to 20 (default: any number)"), N_("N") },
  { "any-robot", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Let any robot reach the target"), NULL },
  { "must-ricochet", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("A straight way to the target does not count"), NULL },
  { "seed", 's', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the first board; each other one has the next seed (default: random)"), N_("N") },
  { "count", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of boards (default: 1)"), N_("N") },
  { NULL },
};

static const LabCommand generate_command = {
  .word = "generate",
  .summary = N_("Make random boards"),
  .explanation = {
    N_("Prints random boards, each on one line. Walls are corners inside the board and single "
       "walls at its edge. The target is in a corner of two walls, unless there is none. With "
       "--moves, the fewest moves that solve the board are exactly this number; large numbers "
       "take longer."),
    N_("The same seed gives the same board on every machine. Without --seed, a random seed is used "
       "and printed on the standard error. The first Ctrl-C ends the work, with exit status 130."),
  },
  .example = "robots generate --seed 1 --moves 7",
  .options = { generate_options },
  .run = run_generate,
};

/* Compare */

/* Reads the algorithms, each of them once. */
static gboolean
read_algorithms (const char                *text,
                 LabRobotsComparisonSetup  *setup,
                 GError                   **error)
{
  g_auto (GStrv) words = NULL;

  if (text == NULL)
    return TRUE;
  setup->n_algorithms = 0;
  words = g_strsplit (text, ",", -1);
  for (guint i = 0; i == 0 || words[i] != NULL; i++)
    {
      LabRobotsAlgorithm algorithm = LAB_ROBOTS_FAST;
      gboolean known = FALSE;

      if (!lab_robots_operands_parse_solver (words[i] != NULL ? words[i] : "", &algorithm, error))
        return FALSE;
      for (guint k = 0; k < setup->n_algorithms; k++)
        known = known || setup->algorithms[k] == algorithm;
      if (!known)
        setup->algorithms[setup->n_algorithms++] = algorithm;
    }
  return TRUE;
}

static gboolean
read_setup (const LabOptions          *options,
            LabRobotsComparisonSetup  *setup,
            GError                   **error)
{
  guint megabytes = 0;

  lab_robots_comparison_setup_init (setup);
  setup->any_robot = lab_options_has (options, "any-robot");
  setup->must_ricochet = lab_options_has (options, "must-ricochet");
  if (!read_sizes (options, setup->sizes, &setup->n_sizes, error)
      || !read_counts (options, setup->robots, &setup->n_robots, error)
      || !lab_options_get_number (options, "boards", LAB_ROBOTS_COMPARISON_MAX_BOARDS,
                                  &setup->n_boards, error)
      || !read_algorithms (lab_options_get (options, "algorithms"), setup, error)
      || !read_density (options, &setup->density, error)
      || !lab_options_get_number (options, "memory", MAX_MEGABYTES, &megabytes, error)
      || !lab_options_get_seed (options, &setup->seed, error))
    return FALSE;
  if (megabytes > 0)
    setup->max_memory = (guint64) megabytes << 20;
  return TRUE;
}

static LabCommandStatus
run_compare (const LabCommand *self,
             const LabOptions *options,
             GError          **error)
{
  g_auto (LabResultFiles) files = { 0 };
  g_autoptr (LabRobotsComparison) comparison = NULL;
  LabRobotsComparisonSetup setup;

  if (!lab_operands_expect (self, options->operands, 0, 0, error)
      || !read_setup (options, &setup, error)
      || !lab_result_files_open (&files, options, error))
    return LAB_COMMAND_STATUS_MISUSED;
  comparison = lab_robots_comparison_new (&setup);
  return lab_result_files_fill (&files, &comparison->base, error);
}

static const GOptionEntry compare_options[] = {
  { "sizes", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Numbers of rows, such as 8,10,12 or 8..12 (default: 8,10,12)"),
    /* Translators: stands for several numbers after an option, as in “--sizes=LIST”. */
    N_("LIST") },
  { "robots", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Numbers of robots, such as 1,2,3 or 1..3 (default: 1..3)"), N_("LIST") },
  { "boards", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of boards of each size with each number of robots (default: 20)"), N_("N") },
  { "algorithms", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the words after the colon are typed as they are. */
    N_("Which of these, with commas: fast, bfs, astar-h1, astar-h2, dfs (default: all)"),
    N_("LIST") },
  { "seed", 's', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the first board; each other one has the next seed (default: random)"), N_("N") },
  { "density", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("How many walls there are, in percent of the usual number, 0 to 300 (default: 100)"),
    N_("P") },
  { "any-robot", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Let any robot reach the target"), NULL },
  { "must-ricochet", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("A straight way to the target does not count"), NULL },
  { "memory", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Memory for each search, in megabytes (default: 256)"), N_("N") },
  { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of boards at the same time (default: one for each processor)"), N_("N") },
  { "csv", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write a line for each board and each algorithm, as comma-separated values"),
    N_("FILE") },
  { "json", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Write the results as JSON"),
    N_("FILE") },
  { "plot", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Plot time and moves, by number of robots and by board"),
    N_("FILE.svg|FILE.pdf|FILE.png") },
  { NULL },
};

static const LabCommand compare_command = {
  .word = "compare",
  .summary = N_("Compare algorithms on many boards"),
  .explanation = {
    N_("Solves random boards by each algorithm and prints a table for each size and number of "
       "robots: how many boards were solved, the mean number of moves of the solutions, and the "
       "means of the states and of the time for all boards. Boards without a solution count, too."),
    N_("All algorithms but dfs find the fewest moves. Depth-first search moves only robot 1, up to "
       "as many moves as the board has rows."),
    N_("The same --seed gives the same boards as “robots generate”, and with any number of --jobs "
       "the same results except for the times. Times are most exact with --jobs 1. The first "
       "Ctrl-C prints the results of the finished boards, with exit status 130."),
  },
  .example = "robots compare --sizes 8,10 --robots 1..2 --boards 5 --seed 1",
  .options = { compare_options },
  .run = run_compare,
};

static const LabCommand * const commands[] = {
  &lab_command_robots_solve,
  &generate_command,
  &show_command,
  &play_command,
  &compare_command,
  NULL,
};

const LabCommand lab_command_robots = {
  .word = "robots",
  /* Translators: what a group of commands is about. */
  .summary = N_("Solve and make boards with sliding robots"),
  .commands = commands,
};
