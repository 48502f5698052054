/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "lab-job.h"
#include "lab-json.h"
#include "lab-robots-operands.h"
#include "lab-robots-solver.h"
#include "lab-robots-text.h"
#include "lab-terminal.h"
#include "lab-text.h"

/* The most solutions that are listed. */
#define MAX_SOLUTIONS 100000

/* A search in a thread, or one for each line. */
typedef struct
{
  const LabOptions *options;
  LabRobotsOptions search;
  LabRobotsLines *lines;
  LabRobotsBoard board;
  LabRobotsSolver *solver;
  LabRobotsSolution solution;   /* of the only board */
  LabCommandStatus status;
  GError *error;
  GMutex lock;
  gboolean has_progress;
  LabRobotsProgress reached;
} Work;

/* Private helpers */

/** lab_robots_answer_format_moves: returns the moves of the solution @i. */
static char *
lab_robots_answer_format_moves (const LabRobotsSolution *solution,
                                guint                    i)
{
  GArray *moves = g_ptr_array_index (solution->solutions, i);

  return lab_robots_moves_format ((const LabRobotsMove *) (gpointer) moves->data, moves->len);
}

/* Says why the search ended without a proof, and what it had found. */
static char *
describe_partial (const LabRobotsSolution *solution)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (solution->outcome == LAB_ROBOTS_CANCELLED)
    g_string_append (text, _("Interrupted."));
  else
    g_string_append (text, _("The memory was not enough. Allow more with --memory."));
  g_string_append_c (text, ' ');
  g_string_append_printf (text, ngettext ("At least %u move.", "At least %u moves.",
                                          solution->lower_bound),
                          solution->lower_bound);
  if (solution->solutions->len > 0)
    {
      g_autofree char *moves = lab_robots_answer_format_moves (solution, 0);

      g_string_append_c (text, ' ');
      /* Translators: the moves that follow are the best ones found so far, perhaps not the best
       * ones that there are. */
      g_string_append_printf (text, ngettext ("The best solution found has %u move: %s",
                                              "The best solution found has %u moves: %s",
                                              solution->n_moves),
                              solution->n_moves, moves);
    }
  return g_strdup (text->str);
}

/**
 * lab_robots_answer_format_number:
 * @solution: a solution
 * @search: how it was looked for
 *
 * Returns: (transfer full): the number of moves, or a sentence that says why there is none
 */
static char *
lab_robots_answer_format_number (const LabRobotsSolution *solution,
                                 const LabRobotsOptions  *search)
{
  switch (solution->outcome)
    {
    case LAB_ROBOTS_SOLVED:
      return g_strdup_printf ("%u", solution->n_moves);
    case LAB_ROBOTS_UNSOLVABLE:
      return g_strdup (_("There is no solution."));
    case LAB_ROBOTS_NONE_FOUND:
      return g_strdup (_("Depth-first search found no solution."));
    case LAB_ROBOTS_BOUNDED:
      return g_strdup_printf (ngettext ("There is no solution in %u move.",
                                        "There is no solution in %u moves.", search->max_moves),
                              search->max_moves);
    case LAB_ROBOTS_NO_MEMORY:
    case LAB_ROBOTS_CANCELLED:
    default:
      return describe_partial (solution);
    }
}

/**
 * lab_robots_answer_format_line:
 * @solution: a solution
 * @search: how it was looked for
 *
 * Returns: (transfer full): the number of moves and the moves on one line, with commas between
 *   several solutions; or a sentence that says why there is none
 */
static char *
lab_robots_answer_format_line (const LabRobotsSolution *solution,
                               const LabRobotsOptions  *search)
{
  g_autofree char *number = lab_robots_answer_format_number (solution, search);
  g_autoptr (GString) line = g_string_new (number);

  if (solution->outcome != LAB_ROBOTS_SOLVED || solution->n_moves == 0)
    return g_strdup (line->str);
  for (guint i = 0; i < solution->solutions->len; i++)
    {
      g_autofree char *moves = lab_robots_answer_format_moves (solution, i);

      g_string_append_printf (line, i == 0 ? " %s" : ", %s", moves);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* Returns the members of an object of JSON (RFC 8259), with @separator between them, such as a
 * comma and a blank. */
static char *
format_json (const Work              *self,
             const LabRobotsSolution *solution,
             const char              *separator)
{
  const LabRobotsOptions *search = &self->search;
  g_autofree char *text = lab_robots_board_format (&self->board);
  g_autoptr (GString) json = g_string_new (NULL);

  /* The texts of boards and moves need no escapes. */
  g_string_append_printf (json, "\"board\": \"%s\"%s\"by\": \"%s\"%s\"outcome\": \"%s\"", text,
                          separator, lab_robots_algorithm_get_id (search->algorithm), separator,
                          lab_robots_outcome_get_id (solution->outcome));
  if (solution->solutions->len > 0)
    g_string_append_printf (json, "%s\"moves\": %u", separator, solution->n_moves);
  else
    g_string_append_printf (json, "%s\"moves\": null", separator);
  if (solution->outcome == LAB_ROBOTS_UNSOLVABLE)
    g_string_append_printf (json, "%s\"at_least\": null", separator);
  else
    g_string_append_printf (json, "%s\"at_least\": %u", separator, solution->lower_bound);
  if (search->max_solutions > 1 && solution->outcome != LAB_ROBOTS_UNSOLVABLE
      && solution->n_optimal == 0)
    g_string_append_printf (json, "%s\"optimal\": null", separator);
  else if (search->max_solutions > 1)
    g_string_append_printf (json, "%s\"optimal\": %" G_GUINT64_FORMAT, separator,
                            solution->n_optimal);
  g_string_append_printf (json, "%s\"solutions\": [", separator);
  for (guint i = 0; i < solution->solutions->len; i++)
    {
      g_autofree char *moves = lab_robots_answer_format_moves (solution, i);

      g_string_append_printf (json, "%s\"%s\"", i > 0 ? ", " : "", moves);
    }
  g_string_append_printf (json, "]%s\"expanded\": %" G_GUINT64_FORMAT, separator,
                          solution->n_expanded);
  g_string_append_printf (json, "%s\"generated\": %" G_GUINT64_FORMAT, separator,
                          solution->n_generated);
  g_string_append_printf (json, "%s\"memory\": %" G_GUINT64_FORMAT "%s\"seconds\": ", separator,
                          solution->memory, separator);
  lab_json_append_number (json, solution->seconds);
  /* Lists of solutions can be long, so there is no copy. */
  return g_string_free (g_steal_pointer (&json), FALSE);
}

static void
on_progress (const LabRobotsProgress *progress,
             gpointer                 data)
{
  Work *self = data;

  g_mutex_lock (&self->lock);
  self->reached = *progress;
  self->has_progress = TRUE;
  g_mutex_unlock (&self->lock);
}

static void
show_progress (LabProgress *progress,
               gpointer     data)
{
  Work *self = data;
  LabRobotsProgress reached;
  gboolean has_progress;
  g_autofree char *states = NULL, *text = NULL;

  g_mutex_lock (&self->lock);
  has_progress = self->has_progress;
  reached = self->reached;
  g_mutex_unlock (&self->lock);
  if (!has_progress)
    return;
  states = lab_text_format_count (reached.n_expanded);
  if (reached.best > 0)
    /* Translators: the fewest moves that a solution can have, the number of moves of the best
     * solution found, and how many positions were looked at. Keep it shorter than 55 letters. */
    text = g_strdup_printf (_("At least %u moves, at most %u. States: %s"), reached.lower_bound,
                            reached.best, states);
  else
    /* Translators: the fewest moves that a solution can have, and how many positions were looked
     * at. Keep it shorter than 55 letters. */
    text = g_strdup_printf (_("At least %u moves. States: %s"), reached.lower_bound, states);
  lab_progress_say (progress, text);
}

/* Says how many solutions there are if the list has only some of them; else %NULL. */
static char *
describe_rest (const Work              *self,
               const LabRobotsSolution *solution)
{
  g_autofree char *count = lab_text_format_count (solution->n_optimal);
  g_autofree char *listed = lab_text_format_count (solution->solutions->len);

  if (!lab_options_has (self->options, "all") || solution->outcome != LAB_ROBOTS_SOLVED
      || solution->n_optimal == solution->solutions->len)
    return NULL;
  if (solution->n_optimal == 0)
    return g_strdup (
        _("There was not enough memory to count the solutions. Allow more with --memory."));
  /* Translators: the first %s is the number of all solutions, the second of those listed. */
  return g_strdup_printf (_("There are %s solutions; these are the nicest %s of them."), count,
                          listed);
}

static void
print_solutions (const Work              *self,
                 const LabRobotsSolution *solution)
{
  g_autofree char *rest = describe_rest (self, solution);

  lab_terminal_say_take (lab_robots_answer_format_number (solution, &self->search));
  if (solution->n_moves == 0)
    return;
  for (guint i = 0; i < solution->solutions->len; i++)
    lab_terminal_say_take (lab_robots_answer_format_moves (solution, i));
  if (rest != NULL)
    fprintf (stderr, "%s\n", rest);
}

static void
print_one (const Work              *self,
           const LabRobotsSolution *solution)
{
  if (lab_options_has (self->options, "json"))
    {
      g_autofree char *json = format_json (self, solution, ",\n  ");

      lab_terminal_say ("{\n  %s\n}", json);
    }
  else if (solution->outcome == LAB_ROBOTS_SOLVED)
    print_solutions (self, solution);
  else
    lab_terminal_say_take (lab_robots_answer_format_line (solution, &self->search));
}

static gboolean
print_line (Work                    *self,
            LabJob                  *job,
            const LabRobotsSolution *solution)
{
  g_autofree char *text = NULL;

  if (lab_options_has (self->options, "json"))
    {
      g_autofree char *json = format_json (self, solution, ", ");

      text = g_strdup_printf ("{%s}", json);
    }
  else
    {
      g_autofree char *rest = describe_rest (self, solution);

      text = lab_robots_answer_format_line (solution, &self->search);
      if (rest != NULL)
        {
          g_autofree char *note = lab_robots_operands_format_fault (
              self->lines->number, rest);

          lab_job_warn (job, note);
        }
    }
  return lab_job_say (job, text, &self->error);
}

/* Tells what is wrong with a line, and answers it with a line, too, so that the answers stay in
 * the order of the boards. */
static gboolean
refuse_line (Work         *self,
             LabJob       *job,
             const GError *reason)
{
  guint number = self->lines->number;
  g_autofree char *message = lab_robots_operands_format_fault (number, reason->message);
  g_autofree char *safe = lab_terminal_make_safe (reason->message);
  g_autoptr (GString) answer = g_string_new (NULL);

  lab_job_warn (job, message);
  if (lab_options_has (self->options, "json"))
    {
      g_string_append_printf (answer, "{\"line\": %u, \"error\": ", number);
      lab_json_append_string (answer, safe);
      g_string_append_c (answer, '}');
    }
  else
    {
      g_string_append (answer, "error");
    }
  self->status = LAB_COMMAND_STATUS_MISUSED;
  return lab_job_say (job, answer->str, &self->error);
}

/* The classical solvers find one solution; the fast one lists all that have as few moves. */
static void
list_others (Work                   *self,
             const LabRobotsOptions *search,
             LabRobotsSolution      *solution)
{
  LabRobotsSolution all;
  LabRobotsOptions listing = *search;

  listing.algorithm = LAB_ROBOTS_FAST;
  listing.max_moves = solution->n_moves;
  lab_robots_solver_run (self->solver, &self->board, NULL, &listing, &all);
  solution->memory = MAX (solution->memory, all.memory);
  if (all.outcome == LAB_ROBOTS_CANCELLED)
    solution->outcome = LAB_ROBOTS_CANCELLED;
  if (all.outcome == LAB_ROBOTS_SOLVED && all.n_moves == solution->n_moves)
    {
      GPtrArray *own = solution->solutions;

      solution->solutions = all.solutions;
      solution->n_optimal = all.n_optimal;
      all.solutions = own;
    }
  lab_robots_solution_clear (&all);
}

static void
solve_board (Work              *self,
             GCancellable      *cancellable,
             LabRobotsSolution *solution)
{
  LabRobotsOptions search = self->search;

  search.cancellable = cancellable;
  search.progress = on_progress;
  search.data = self;
  lab_robots_solver_run (self->solver, &self->board, NULL, &search, solution);
  if (lab_options_has (self->options, "all") && search.algorithm != LAB_ROBOTS_FAST
      && solution->outcome == LAB_ROBOTS_SOLVED)
    list_others (self, &search, solution);
  if (solution->outcome != LAB_ROBOTS_SOLVED && self->status == LAB_COMMAND_STATUS_DONE)
    self->status = LAB_COMMAND_STATUS_NO;
}

/* Answers a line. Returns FALSE if the answer could not be written. */
static gboolean
solve_line (Work         *self,
            LabJob       *job,
            GCancellable *cancellable,
            const char   *line)
{
  g_auto (LabRobotsSolution) solution = { 0 };
  g_autoptr (GError) reason = NULL;

  if (!lab_robots_operands_parse_line (self->options, self->lines, line, &self->board, &reason))
    return refuse_line (self, job, reason);
  solve_board (self, cancellable, &solution);
  return print_line (self, job, &solution);
}

static void
work (LabJob       *job,
      GCancellable *cancellable,
      gpointer      data)
{
  Work *self = data;

  if (self->lines == NULL)
    solve_board (self, cancellable, &self->solution);
  while (self->lines != NULL && !g_cancellable_is_cancelled (cancellable))
    {
      g_autofree char *line = NULL;

      if (!lab_robots_lines_next (self->lines, cancellable, &line, &self->error) || line == NULL
          || !solve_line (self, job, cancellable, line))
        return;
    }
}

static gboolean
read_all (const LabOptions  *options,
          LabRobotsOptions  *search,
          GError           **error)
{
  if (lab_options_has (options, "all") && search->algorithm == LAB_ROBOTS_DFS)
    return lab_command_refuse (error,
                               /* Translators: the words with dashes are typed as they are. */
                               _("The solver dfs does not find the fewest moves; leave out --all, "
                                 "or choose another solver with --by."));
  search->max_solutions = lab_options_has (options, "all") ? MAX_SOLUTIONS : 0;
  return TRUE;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabRobotsLines) lines = NULL;
  g_autoptr (LabRobotsSolver) solver = NULL;
  Work job = { .options = options };
  gboolean complete;
  guint n_taken;

  if (!lab_robots_operands_read_search (options, &job.search, error)
      || !read_all (options, &job.search, error)
      || !lab_robots_operands_take_board (self, options, 0, &lines, &job.board, &n_taken, error)
      || !lab_command_check_limits (error))
    return LAB_COMMAND_STATUS_MISUSED;
  solver = lab_robots_solver_new ();
  job.lines = lines;
  job.solver = solver;
  g_mutex_init (&job.lock);
  complete = lab_job_run (work, 0, NULL, show_progress, &job);
  g_mutex_clear (&job.lock);
  if (job.error != NULL)
    g_propagate_error (error, job.error);
  else if (lines == NULL)
    {
      /* A board may be solved just before the search notices Ctrl-C. */
      complete = job.solution.outcome != LAB_ROBOTS_CANCELLED;
      print_one (&job, &job.solution);
      lab_robots_solution_clear (&job.solution);
    }
  return complete ? job.status : LAB_COMMAND_STATUS_INTERRUPTED;
}

static const GOptionEntry more_options[] = {
  { "by", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the words after the colon are typed as they are. */
    N_("How to solve: fast, bfs, astar-h1, astar-h2, or dfs (default: fast)"), N_("SOLVER") },
  { "all", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("List all solutions with the fewest moves, the nicest first"), NULL },
  { "any-robot", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Let any robot reach the target"), NULL },
  { "must-ricochet", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("A straight way to the target does not count"), NULL },
  { "max-moves", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Look for solutions of at most N moves (default: no limit)"), N_("N") },
  { "threads", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of threads of the solver fast, 1 or 2 (default: 1)"), N_("N") },
  { "memory", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Use at most N megabytes (default: 1024)"), N_("N") },
  { NULL },
};

const LabCommand lab_command_robots_solve = {
  .word = "solve",
  /* Translators: what to type after the command; use the same words in the explanation. */
  .operands = N_("BOARD|FILE"),
  .summary = N_("Find the fewest moves of a board"),
  .explanation = {
    N_("Prints the fewest moves that bring robot 1 to the target, and then these moves. A move is "
       "the number of a robot and N, E, S, or W, such as 1N. If there is no solution, a line says "
       "so, and the exit status is 1."),
    N_("BOARD is one line, ROWS ROBOTS TARGET; it can also be written without quotes. “-” reads "
       "boards from the standard input, one on each line, and FILE reads them from a file. Each is "
       "answered by one line, the number and the moves. Empty lines, lines that begin with #, and "
       "what follows a tab are skipped. A line without a valid board is answered by the word "
       "error; the other lines are solved, and the exit status is 2."),
    N_("The solver fast proves that there is no shorter solution, and so do bfs (breadth-first "
       "search), astar-h1, and astar-h2 (A* with two estimates), which are slower. The solver dfs "
       "(depth-first search) moves only robot 1, and its solution can be longer than needed."),
    N_("The first Ctrl-C prints what is known so far, with exit status 130."),
  },
  .example = "robots solve \"91391113/8682c006/81045003/802ff842/802ff83a/"
             "c0411002/92900002/c46c4446 d8,f2 g5\"",
  .options = { lab_options_json, more_options },
  .run = run,
};
