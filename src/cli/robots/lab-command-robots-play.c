/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-robots-drawing.h"
#include "lab-robots-operands.h"
#include "lab-robots-text.h"
#include "lab-terminal.h"

/* The longest line of moves, in bytes. */
#define MAX_LINE 10000

/* Words that are typed as they are. */
#define UNDO "undo"
#define RESTART "restart"

/* Stands after a move that solves the board. Programs read it, so it is not translated. */
#define SOLVED "solved"

typedef struct
{
  LabRobotsBoard board;
  GArray *positions;    /* (element-type LabRobotsPosition): those after each move; the start */
  gboolean is_drawn;
  gboolean ascii;
} Play;

/* Private helpers */

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

static void
print_drawing (const Play *self)
{
  g_autofree char *drawing = lab_robots_drawing_make (&self->board, get_position (self),
                                                      self->ascii);

  lab_terminal_print ("%s", drawing);
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

/* Plays a line of the standard input. */
static gboolean
play_line (Play        *self,
           const char  *line,
           GError     **error)
{
  if (strlen (line) > MAX_LINE)
    return lab_command_refuse (error, _("This line is longer than %u bytes. Write fewer moves on a "
                                        "line."), MAX_LINE);
  return play_text (self, line, error);
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
        print_drawing (self);
      if (!lab_terminal_flush (error))
        return FALSE;
      line = lab_terminal_read_line (MAX_LINE + 1, error);
      if (line == NULL)
        return error == NULL || *error == NULL;
      if (play_line (self, line, &reason))
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
  gboolean is_clean = TRUE;

  if (*moves != NULL)
    {
      g_autofree char *text = g_strjoinv (" ", moves);

      if (!play_text (self, text, error))
        return LAB_COMMAND_STATUS_MISUSED;
    }
  else if (!play_input (self, &is_clean, error))
    {
      return LAB_COMMAND_STATUS_MISUSED;
    }
  print_result (self);
  if (!is_clean)
    return LAB_COMMAND_STATUS_MISUSED;
  return is_solved (self) ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_NO;
}

static LabCommandStatus
run (const LabCommand *self,
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
    {
      lab_command_refuse (error, _("The moves come from the standard input. Write the board as an "
                                   "argument."));
      return LAB_COMMAND_STATUS_MISUSED;
    }
  lab_robots_position_init (&start, &game.board);
  g_array_append_val (positions, start);
  game.is_drawn = lab_terminal_is_input () && lab_terminal_is_output ();
  return play (&game, options->operands + n_taken, error);
}

static const GOptionEntry more_options[] = {
  { "any-robot", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Let any robot reach the target"), NULL },
  { "must-ricochet", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("A straight way to the target does not count"), NULL },
  { NULL },
};

const LabCommand lab_command_robots_play = {
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
  .options = { lab_options_drawing, more_options },
  .run = run,
};
