/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-run-state-private.h"

#include <glib/gi18n.h>

/* A sentence for each step, for screen readers. */

/* What a sentence is about: the cell of the step, the cell in its direction, or both. */
typedef enum
{
  NOTHING,
  HERE,
  THERE,
  BOTH,
} Place;

typedef struct
{
  Place place;
  const char *text;
} Sentence;

/* Private helpers */

static Sentence
get_sentence_of_generator (LabMazeStepKind kind)
{
  switch ((guint) kind)
    {
    case LAB_MAZE_STEP_TREE_RIGHT:
    case LAB_MAZE_STEP_TREE_BELOW:
    case LAB_MAZE_STEP_RUN_JOIN:
    case LAB_MAZE_STEP_RUN_OPEN:
    case LAB_MAZE_STEP_ROW_JOIN:
    case LAB_MAZE_STEP_ROW_OPEN:
    case LAB_MAZE_STEP_WALL_OPEN:
    case LAB_MAZE_STEP_WALL_GROW:
    case LAB_MAZE_STEP_REACH:
    case LAB_MAZE_STEP_GROW:
    case LAB_MAZE_STEP_VISIT:
    case LAB_MAZE_STEP_JOIN:
    case LAB_MAZE_STEP_CARVE_FIRST:
    case LAB_MAZE_STEP_CARVE:
      /* Translators: a step of a program that makes or solves a maze. */
      return (Sentence) { BOTH, _("Opens the wall between row %u, column %u and row %u, column "
                                  "%u.") };
    case LAB_MAZE_STEP_ROW_KEEP:
    case LAB_MAZE_STEP_ROW_CLOSED:
    case LAB_MAZE_STEP_WALL_KEEP:
      return (Sentence) { BOTH, _("Keeps the wall between row %u, column %u and row %u, column "
                                  "%u.") };
    case LAB_MAZE_STEP_BUILD_FIRST:
    case LAB_MAZE_STEP_BUILD:
      return (Sentence) { BOTH, _("Builds a wall between row %u, column %u and row %u, column "
                                  "%u.") };
    case LAB_MAZE_STEP_GAP_FIRST:
    case LAB_MAZE_STEP_GAP:
      return (Sentence) { BOTH, _("Leaves a gap between row %u, column %u and row %u, column "
                                  "%u.") };
    case LAB_MAZE_STEP_TREE_LAST:
    case LAB_MAZE_STEP_RUN_END:
    case LAB_MAZE_STEP_RUN_LAST:
    case LAB_MAZE_STEP_ROW_END:
    case LAB_MAZE_STEP_FINISH:
    case LAB_MAZE_STEP_DROP:
    case LAB_MAZE_STEP_CORRIDOR_FIRST:
      return (Sentence) { HERE, _("Finishes row %u, column %u.") };
    case LAB_MAZE_STEP_CORRIDOR:
      return (Sentence) { THERE, _("Finishes row %u, column %u.") };
    case LAB_MAZE_STEP_WALK_LOOP:
      return (Sentence) { THERE, _("Removes the loop of the walk to row %u, column %u.") };
    default:
      return (Sentence) { NOTHING, NULL };
    }
}

static Sentence
get_sentence_of_solver (LabMazeStepKind kind)
{
  switch ((guint) kind)
    {
    case LAB_MAZE_STEP_TAKE:
      return (Sentence) { HERE, _("Visits row %u, column %u.") };
    case LAB_MAZE_STEP_TAKE_GOAL:
      return (Sentence) { HERE, _("Reaches the goal at row %u, column %u.") };
    case LAB_MAZE_STEP_FIND:
      return (Sentence) { THERE, _("Finds row %u, column %u.") };
    case LAB_MAZE_STEP_FILL_FIRST:
    case LAB_MAZE_STEP_FILL:
      return (Sentence) { HERE, _("Fills row %u, column %u.") };
    case LAB_MAZE_STEP_TRACE_FIRST:
      return (Sentence) { HERE, _("Marks row %u, column %u as part of the path.") };
    case LAB_MAZE_STEP_TRACE:
      return (Sentence) { THERE, _("Marks row %u, column %u as part of the path.") };
    case LAB_MAZE_STEP_NO_WAY:
      return (Sentence) { NOTHING, _("There is no way to the goal.") };
    case LAB_MAZE_STEP_ROUND:
      return (Sentence) { NOTHING, _("The walk goes around in circles.") };
    default:
      return (Sentence) { NOTHING, NULL };
    }
}

static Sentence
get_sentence_of_walk (LabMazeStepKind kind)
{
  switch ((guint) kind)
    {
    case LAB_MAZE_STEP_BACK:
    case LAB_MAZE_STEP_TURN_BACK:
    case LAB_MAZE_STEP_TURN_AROUND:
    case LAB_MAZE_STEP_RETREAT:
      return (Sentence) { THERE, _("Goes back to row %u, column %u.") };
    case LAB_MAZE_STEP_PASS:
    case LAB_MAZE_STEP_WALK:
    case LAB_MAZE_STEP_WALK_END:
    case LAB_MAZE_STEP_TURN_RIGHT:
    case LAB_MAZE_STEP_STRAIGHT:
    case LAB_MAZE_STEP_TURN_LEFT:
    case LAB_MAZE_STEP_ENTER:
    case LAB_MAZE_STEP_ENTER_KNOWN:
      return (Sentence) { THERE, _("Moves to row %u, column %u.") };
    default:
      return (Sentence) { HERE, _("Starts at row %u, column %u.") };
    }
}

static Sentence
get_sentence (LabMazeStepKind kind)
{
  Sentence sentence = get_sentence_of_generator (kind);

  if (sentence.text == NULL)
    sentence = get_sentence_of_solver (kind);
  if (sentence.text == NULL)
    sentence = get_sentence_of_walk (kind);
  return sentence;
}

/* Fills in the numbers of a sentence from the tables above. */
static char *
format_sentence (const char *text,
                 ...)
{
  va_list numbers;
  char *sentence;

  va_start (numbers, text);
  sentence = g_strdup_vprintf (text, numbers);
  va_end (numbers);
  return sentence;
}

/* Functions for lab-maze-run.c */

/**
 * lab_maze_run_state_describe:
 * @self: a state
 * @step: the last step
 *
 * Tells a step in a sentence.
 *
 * Returns: (transfer full): the sentence
 */
char *
lab_maze_run_state_describe (const LabMazeRunState *self,
                             guint8                 step)
{
  Sentence sentence = get_sentence (step >> 2);
  gboolean moved = (lab_maze_step_kind_get_effect (step >> 2)->flags & LAB_MAZE_RUN_MOVE) != 0;
  guint32 here = moved ? lab_maze_run_state_move (self, self->current, (step & 3) ^ 1)
                       : self->current;
  LabMazeCell cell = lab_maze_get_cell (self->maze, here);
  LabMazeCell other = lab_maze_step (cell, step & 3);

  if (sentence.place == NOTHING)
    return g_strdup (sentence.text);
  if (sentence.place == BOTH)
    return format_sentence (sentence.text, cell.row + 1, cell.column + 1, other.row + 1,
                            other.column + 1);
  if (sentence.place == THERE)
    cell = other;
  return format_sentence (sentence.text, cell.row + 1, cell.column + 1);
}
