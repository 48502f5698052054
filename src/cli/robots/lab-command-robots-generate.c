/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "lab-job.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-robots-comparison.h"
#include "lab-robots-operands.h"
#include "lab-robots-text.h"

#define MAX_COUNT 1000000

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

/* Private helpers */

/* Reads the recipe; what the options do not say stays as usual. */
static gboolean
read_recipe (const LabOptions  *options,
             LabRobotsRecipe   *recipe,
             GError           **error)
{
  lab_robots_recipe_init (recipe);
  recipe->any_robot = lab_options_has (options, "any-robot");
  recipe->must_ricochet = lab_options_has (options, "must-ricochet");
  return lab_robots_operands_read_size (options, &recipe->size, error)
      && lab_options_get_number (options, "robots", LAB_ROBOTS_MAX_ROBOTS, &recipe->n_robots, error)
      && lab_robots_operands_read_density (options, &recipe->density, error);
}

static gboolean
read_request (const LabOptions  *options,
              Request           *request,
              GError           **error)
{
  request->n_boards = 1;
  return read_recipe (options, &request->recipe, error)
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
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  Request request = { 0 };
  gboolean complete;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !read_request (options, &request, error) || !lab_command_check_limits (error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lab_options_get (options, "seed") == NULL)
    fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", request.seed);
  complete = lab_job_run (work, request.n_boards, lab_robots_comparison_format_progress,
                          show_progress, &request);
  if (request.error != NULL)
    {
      g_propagate_error (error, request.error);
      return LAB_COMMAND_STATUS_NO;
    }
  if (request.is_missing)
    {
      g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                   ngettext ("No board with %u move was found. Try another number, or more robots.",
                             "No board with %u moves was found. Try fewer, or more robots.",
                             request.n_moves),
                   request.n_moves);
      return LAB_COMMAND_STATUS_NO;
    }
  return complete ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_INTERRUPTED;
}

static const GOptionEntry more_options[] = {
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

const LabCommand lab_command_robots_generate = {
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
  .options = { more_options },
  .run = run,
};
