/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat-program.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-quotation.h"
#include "lab-refuse.h"

#define MOVE "move "
/* The number of cells with cheese in one line, so that a line stays short. */
#define CELLS_EACH 1000

struct _LabRatProgram
{
  LabDialogue *dialogue;
  LabCheeseMaze *maze;          /* of the current race, or NULL */
  guint rat;
  guint64 seed;
  gint64 times[2];              /* of the preparation and of a turn; 0 for no limit */
  gint64 patience[2];
  gboolean has_failed;          /* in the current race */
};

/* What the program is asked for. */
typedef enum
{
  PREPARE,
  TURN,
  OVER,
} QuestionKind;

/* What the functions of the protocol get. */
typedef struct
{
  const LabRatProgram *program;
  QuestionKind kind;
  const LabCheesePosition *position;
  char *answer;                 /* without “move” */
  gboolean is_move;
  LabCheeseAction action;       /* if the rules allow the answer */
} Question;

/* Private helpers: what the program is told */

static void
send_maze (LabDialogue         *dialogue,
           const LabCheeseMaze *maze)
{
  const guint *cells = lab_cheese_maze_get_cells (maze);
  guint n_cells = lab_cheese_maze_get_n_cells (maze);
  g_autoptr (GString) line = g_string_new (NULL);

  lab_dialogue_say (dialogue, "maze %u %u %u", lab_cheese_maze_get_width (maze),
                    lab_cheese_maze_get_height (maze), n_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      guint n = 0;
      const LabEdge *neighbors = lab_cheese_maze_get_neighbors (maze, cells[i], &n);

      g_string_printf (line, "cell %u", cells[i]);
      for (guint j = 0; j < n; j++)
        g_string_append_printf (line, " %u:%u", neighbors[j].node, neighbors[j].cost);
      lab_dialogue_say (dialogue, "%s", line->str);
    }
}

static void
send_race (LabDialogue             *dialogue,
           const LabRatProgram     *program,
           const LabCheesePosition *position)
{
  send_maze (dialogue, program->maze);
  lab_dialogue_say (dialogue, "race %u %u %" G_GUINT64_FORMAT " %" G_GINT64_FORMAT " %"
                    G_GINT64_FORMAT, program->rat + 1, position->n_rats, program->seed,
                    program->times[0] / 1000, program->times[1] / 1000);
}

static void
send_rat (LabDialogue             *dialogue,
          const LabCheesePosition *position,
          guint                    rat)
{
  const LabCheeseRatState *state = &position->rats[rat];
  char score[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (score, sizeof score, "%.10g", state->score);
  if (lab_cheese_position_is_in_mud (position, rat))
    lab_dialogue_say (dialogue, "rat %u %u %u %s %u %u", rat + 1, position->teams[rat] + 1u,
                      state->cell, score, state->mud_target, state->mud_turns);
  else
    lab_dialogue_say (dialogue, "rat %u %u %u %s", rat + 1, position->teams[rat] + 1u,
                      state->cell, score);
}

static void
send_cheese (LabDialogue             *dialogue,
             const LabCheesePosition *position)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < position->n_cheese; i += CELLS_EACH)
    {
      g_string_assign (line, "cheese");
      for (guint j = i; j < MIN (i + CELLS_EACH, position->n_cheese); j++)
        g_string_append_printf (line, " %u", position->cheese[j]);
      lab_dialogue_say (dialogue, "%s", line->str);
    }
}

static void
send_question (LabDialogue *dialogue,
               gboolean     is_first,
               gpointer     data)
{
  static const char * const words[] = { "prepare", "turn", "over" };
  const Question *question = data;
  const LabCheesePosition *position = question->position;

  if (is_first)
    send_race (dialogue, question->program, position);
  lab_dialogue_say (dialogue, "state %u", position->turn);
  for (guint i = 0; i < position->n_rats; i++)
    send_rat (dialogue, position, i);
  send_cheese (dialogue, position);
  lab_dialogue_say (dialogue, "%s", words[question->kind]);
}

/* Private helpers: what the program says */

static LabDialogueReply
read_reply (const char *line,
            gpointer    data)
{
  Question *question = data;
  g_autofree char *words = g_strstrip (g_strdup (line));

  if (*words == '\0')
    return LAB_DIALOGUE_REPLY_IGNORED;
  if (strcmp (words, "ready") == 0)
    return LAB_DIALOGUE_REPLY_READY;
  question->is_move = g_str_has_prefix (words, MOVE);
  if (!question->is_move && strcmp (words, "done") != 0)
    return LAB_DIALOGUE_REPLY_WRONG;
  g_free (question->answer);
  question->answer = g_strchug (g_strdup (question->is_move ? words + strlen (MOVE) : words));
  return LAB_DIALOGUE_REPLY_ANSWER;
}

static gboolean
check_answer (gpointer   data,
              GError   **error)
{
  Question *question = data;
  g_autofree char *shown = NULL;

  if (question->kind != TURN && !question->is_move)
    return TRUE;
  if (question->kind != TURN)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                       /* Translators: “prepare”, “over” and “done” are typed as they are. */
                       _("The answer to “prepare” and “over” is “done”."));
  if (question->is_move && lab_cheese_action_parse (question->answer, &question->action))
    return TRUE;
  shown = lab_quotation_make (question->answer, LAB_DIALOGUE_MAX_NAME);
  return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                     /* Translators: %s is what a program wrote; the other words in quotes are typed
                      * as they are. */
                     _("“%s” is not a move; the moves are “move north”, “move east”, “move south”, "
                       "“move west”, and “move nothing”."), shown);
}

static const LabDialogueProtocol protocol = {
  .hello = "labyrinthe-cheese 1\n",
  .stop = "stop\n",
  .quit = "quit\n",
  .page = "labyrinthe-cheese-protocol(7)",
  .ask = send_question,
  .read = read_reply,
  .check = check_answer,
};

/* Private helpers: questions */

static gboolean
ask (LabRatProgram            *self,
     QuestionKind              kind,
     const LabCheesePosition  *position,
     GCancellable             *cancellable,
     LabCheeseAction          *action,
     gboolean                 *late,
     GError                  **error)
{
  const LabLimits limits = { .time = self->patience[kind == TURN] };
  Question question = { .program = self, .kind = kind, .position = position };
  LabDialogueAnswer answer;
  g_autoptr (GError) reason = NULL;
  gboolean is_answered = lab_dialogue_ask (self->dialogue, &question, &limits, cancellable,
                                           &answer, &reason);

  g_free (question.answer);
  if (!is_answered)
    {
      self->has_failed = !g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (action != NULL)
    *action = question.action;
  if (late != NULL)
    *late = answer.late;
  return TRUE;
}

/* Public functions */

/**
 * lab_rat_program_new:
 * @command_line: a program and its arguments, quoted as for a shell
 * @error: return location for a #LabCheeseError
 *
 * Returns: (transfer full) (nullable): the program, which is not started yet
 */
LabRatProgram *
lab_rat_program_new (const char  *command_line,
                     GError     **error)
{
  LabDialogue *dialogue = lab_dialogue_new_player (&protocol, command_line, LAB_CHEESE_ERROR,
                                                   LAB_CHEESE_ERROR_SYNTAX, error);
  LabRatProgram *self;

  if (dialogue == NULL)
    return NULL;
  self = g_new0 (LabRatProgram, 1);
  self->dialogue = dialogue;
  return self;
}

/**
 * lab_rat_program_free:
 * @self: (transfer full): a program
 *
 * Ends the program and frees @self.
 */
void
lab_rat_program_free (LabRatProgram *self)
{
  g_return_if_fail (self != NULL);

  lab_dialogue_free (self->dialogue);
  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  g_free (self);
}

/**
 * lab_rat_program_get_dialogue:
 * @self: a program
 *
 * Returns: (transfer none): its dialogue, for lab_dialogue_set_sandbox() and lab_dialogue_set_log()
 */
LabDialogue *
lab_rat_program_get_dialogue (LabRatProgram *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->dialogue;
}

/**
 * lab_rat_program_set_times:
 * @self: a program
 * @preparation_time: how long the preparation takes, in microseconds; 0 for no limit
 * @turn_time: how long a turn takes, in microseconds; 0 for no limit
 *
 * Sets the times that the program is told before a race. A program that answers later misses the
 * turn, but does not fail unless its patience is over, too.
 */
void
lab_rat_program_set_times (LabRatProgram *self,
                           gint64         preparation_time,
                           gint64         turn_time)
{
  g_return_if_fail (self != NULL);

  self->times[0] = preparation_time;
  self->times[1] = turn_time;
}

/**
 * lab_rat_program_set_patience:
 * @self: a program
 * @preparation_time: how long the program may think before the first turn, and at the end, in
 *   microseconds; 0 for %LAB_DIALOGUE_THINK_TIME
 * @turn_time: how long it may think in each turn, in the same way
 *
 * Sets when the program is told to stop. It fails if it does not answer soon after that.
 */
void
lab_rat_program_set_patience (LabRatProgram *self,
                              gint64         preparation_time,
                              gint64         turn_time)
{
  g_return_if_fail (self != NULL);

  self->patience[0] = preparation_time;
  self->patience[1] = turn_time;
}

/**
 * lab_rat_program_prepare:
 * @self: a program
 * @maze: the maze of the race
 * @position: the race before its first turn
 * @rat: which rat the program is, from 0
 * @seed: for the random numbers of the program
 * @cancellable: (nullable): stops the waiting; the program is told to stop as well
 * @error: return location for a #LabDialogueError or %G_IO_ERROR_CANCELLED
 *
 * Starts the program if it does not run, shows it a new race, and waits until it is prepared.
 *
 * Returns: whether it is
 */
gboolean
lab_rat_program_prepare (LabRatProgram            *self,
                         const LabCheeseMaze      *maze,
                         const LabCheesePosition  *position,
                         guint                     rat,
                         guint64                   seed,
                         GCancellable             *cancellable,
                         GError                  **error)
{
  g_return_val_if_fail (self != NULL && maze != NULL && position != NULL, FALSE);
  g_return_val_if_fail (rat < position->n_rats, FALSE);

  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  self->maze = lab_cheese_maze_ref ((LabCheeseMaze *) maze);
  self->rat = rat;
  self->seed = seed;
  self->has_failed = FALSE;
  lab_dialogue_begin (self->dialogue);
  return ask (self, PREPARE, position, cancellable, NULL, NULL, error);
}

/**
 * lab_rat_program_choose:
 * @self: a program that was prepared
 * @position: the race before a turn
 * @cancellable: (nullable): stops the waiting; the program is told to stop as well
 * @action: (out): what the rat does
 * @late: (out) (optional): whether the answer came after the patience was over, but soon enough to
 *   count
 * @error: return location for a #LabDialogueError or %G_IO_ERROR_CANCELLED
 *
 * Asks the program for a move. It is not asked again in the same race after it failed.
 *
 * Returns: whether there is an answer
 */
gboolean
lab_rat_program_choose (LabRatProgram            *self,
                        const LabCheesePosition  *position,
                        GCancellable             *cancellable,
                        LabCheeseAction          *action,
                        gboolean                 *late,
                        GError                  **error)
{
  g_return_val_if_fail (self != NULL && self->maze != NULL, FALSE);
  g_return_val_if_fail (position != NULL && action != NULL, FALSE);

  return ask (self, TURN, position, cancellable, action, late, error);
}

/**
 * lab_rat_program_finish:
 * @self: a program that was prepared
 * @position: the race after its last turn
 * @cancellable: (nullable): stops the waiting
 * @error: return location for a #LabDialogueError or %G_IO_ERROR_CANCELLED
 *
 * Tells the program how the race ended. One that failed in this race is told nothing.
 *
 * Returns: %FALSE if it failed only now
 */
gboolean
lab_rat_program_finish (LabRatProgram            *self,
                        const LabCheesePosition  *position,
                        GCancellable             *cancellable,
                        GError                  **error)
{
  g_return_val_if_fail (self != NULL && self->maze != NULL && position != NULL, FALSE);

  return self->has_failed || ask (self, OVER, position, cancellable, NULL, NULL, error);
}

/**
 * lab_rat_program_quit:
 * @self: a program that is not thinking
 * @error: return location for a #LabDialogueError
 *
 * Ends the program, if it runs. Otherwise this happens when @self is freed, where nobody learns
 * about an error.
 *
 * Returns: %FALSE if it still runs and no error about that was reported before
 */
gboolean
lab_rat_program_quit (LabRatProgram  *self,
                      GError        **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return lab_dialogue_quit (self->dialogue, error);
}
