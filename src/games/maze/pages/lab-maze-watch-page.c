/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-watch-page-private.h"

#include <glib/gi18n.h>

#include "lab-pair-layout.h"
#include "lab-stage-layout.h"
#include "lab-text.h"

#define SENTENCE_LINES 2
#define PROGRESS_MS 200
#define DEFAULT_SIDE 1

/* The heights and widths that can be chosen, in cells. */
static const guint sides[] = { 10, 20, 40, 100, 300, 1000, 3000, 10000 };

/**
 * LabMazeWatchPage:
 *
 * Shows how a maze is made or solved, step by step, and backwards too. A second solver can work in
 * the same maze beside the first. Mazes are made and runs are recorded in a thread.
 */
G_DEFINE_FINAL_TYPE (LabMazeWatchPage, lab_maze_watch_page, ADW_TYPE_BIN)

/* Private helpers: what is shown */

/* Fills @runs with the runs that are shown, and returns their number. */
static guint
list_runs (LabMazeWatchPage *self,
           LabMazeRun       *runs[LAB_MAZE_MAX_LANES])
{
  guint n = 0;

  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    {
      runs[n] = lab_maze_lane_get_run (self->lanes[i]);
      if (runs[n] != NULL)
        n++;
    }
  return n;
}

static char *
describe_run (const LabMazeRun *run,
              gboolean          with_name)
{
  g_autofree char *text = lab_maze_run_describe (run);

  if (text == NULL)
    return g_strdup (_("Before the first step"));
  if (!with_name)
    return g_steal_pointer (&text);
  /* Translators: the first %s is the name of an algorithm; the second one is a sentence about what
   * it does. */
  return g_strdup_printf (C_("algorithm", "%s: %s"),
                          lab_maze_algorithm_get_name (lab_maze_run_get_algorithm (run)), text);
}

/* Returns what to say about this step: a sentence for each run. */
static char *
describe (LabMazeWatchPage *self)
{
  LabMazeRun *runs[LAB_MAZE_MAX_LANES];
  guint n = list_runs (self, runs);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (lab_maze_watch_tools_is_editing (self))
    return g_strdup (_("Click a wall to remove it, or an opening to close it. Or press Shift and "
                       "an arrow key."));
  if (n == 0 && self->maze != NULL)
    return g_strdup (_("This maze is too large to record each step, so only the finished maze is "
                       "shown."));
  if (n == 0)
    return g_strdup ("");
  if (lab_maze_watch_actions_is_fast (self))
    return g_strdup (lab_maze_watch_actions_get_state ());
  first = describe_run (runs[0], n > 1 && self->step > 0);
  if (n == 1 || self->step == 0)
    return g_steal_pointer (&first);
  second = describe_run (runs[1], TRUE);
  return g_strconcat (first, "\n", second, NULL);
}

/* Shows everything that depends on the step, apart from the mazes. */
static void
show_step (LabMazeWatchPage *self,
           gboolean          say)
{
  LabMazeRun *runs[LAB_MAZE_MAX_LANES];
  guint n = list_runs (self, runs);
  g_autofree char *text = describe (self);
  g_autofree char *count = lab_text_format_count (self->step);

  self->updating = TRUE;
  gtk_adjustment_set_value (self->step_adjustment, (double) self->step);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  count, -1);
  gtk_label_set_label (self->sentence, text);
  if (say)
    lab_maze_watch_page_say (self, text);
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    lab_maze_code_show_line (self->codes[i], i < n ? runs[i] : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->counts), n > 0);
  lab_maze_counts_show (self->counts, runs, n);
  lab_maze_watch_actions_update (self);
}

/* Shows the code of the algorithms that are chosen, or that run. */
static void
show_codes (LabMazeWatchPage *self,
            LabMazeRun      **runs,
            guint             n)
{
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->codes[i]), i < n);
      if (i < n)
        lab_maze_code_set_algorithm (self->codes[i], lab_maze_run_get_algorithm (runs[i]));
      lab_maze_lane_set_caption (
          self->lanes[i],
          n > 1 ? lab_maze_algorithm_get_name (lab_maze_run_get_algorithm (runs[i])) : NULL);
    }
}

/* Takes what a job has made. */
static void
show_result (LabMazeWatchPage   *self,
             LabMazeWatchResult *result)
{
  LabMazeRun *runs[LAB_MAZE_MAX_LANES];
  g_autoptr (LabMaze) old = self->maze;
  guint n;

  lab_maze_watch_tools_forget (self);
  self->maze = g_steal_pointer (&result->maze);
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    {
      gboolean used = result->runs[i] != NULL || i == 0;

      lab_maze_lane_set_run (self->lanes[i], g_steal_pointer (&result->runs[i]),
                             used ? self->maze : NULL);
      gtk_widget_set_visible (GTK_WIDGET (self->lanes[i]), used);
    }
  n = list_runs (self, runs);
  self->n_steps = 0;
  for (guint i = 0; i < n; i++)
    self->n_steps = MAX (self->n_steps, lab_maze_run_get_n_steps (runs[i]));
  self->step = 0;
  self->updating = TRUE;
  gtk_adjustment_configure (self->step_adjustment, 0, 0, (double) self->n_steps, 1,
                            MAX (1, (double) self->n_steps / 20), 0);
  self->updating = FALSE;
  show_codes (self, runs, n);
  show_step (self, TRUE);
  lab_maze_watch_tools_update (self);
}

/* Private helpers: the job */

static gboolean
on_progress (gpointer data)
{
  LabMazeWatchPage *self = data;
  g_autofree char *steps = lab_text_format_count (lab_maze_watch_job_get_n_steps (self->job));
  /* Translators: while the steps of an algorithm are recorded; %s is a number. */
  g_autofree char *text = g_strdup_printf (_("Steps so far: %s"), steps);

  gtk_progress_bar_pulse (self->progress);
  gtk_progress_bar_set_text (self->progress, text);
  gtk_widget_set_visible (self->busy, TRUE);
  return G_SOURCE_CONTINUE;
}

static void
end_job (LabMazeWatchPage *self)
{
  g_clear_handle_id (&self->progress_timer, g_source_remove);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->job, lab_maze_watch_job_unref);
  gtk_widget_set_visible (self->busy, FALSE);
  lab_maze_watch_actions_update (self);
}

/* Opened mazes are solved. */
static void
show_solving (LabMazeWatchPage *self)
{
  self->updating = TRUE;
  gtk_toggle_button_set_active (self->solve, TRUE);
  self->updating = FALSE;
  self->stage = LAB_MAZE_STAGE_SOLVE;
}

static void
on_done (GObject      *object,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabMazeWatchResult) made = lab_maze_watch_job_finish (result, &error);

  /* Another job may have been started since then. */
  if (self->cancellable == NULL
      || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  end_job (self);
  if (made != NULL)
    {
      if (self->opening)
        show_solving (self);
      show_result (self, made);
      return;
    }
  gtk_label_set_label (self->sentence, error->message);
  lab_maze_watch_page_say (self, error->message);
}

static LabMazeWatchPlan
get_plan (LabMazeWatchPage *self)
{
  guint second = adw_combo_row_get_selected (self->second);

  return (LabMazeWatchPlan) {
    .stage = self->stage,
    .side = sides[adw_combo_row_get_selected (self->side)],
    .generator = adw_combo_row_get_selected (self->generator),
    .seed = self->seed,
    .solvers = { adw_combo_row_get_selected (self->solver), second > 0 ? second - 1 : 0 },
    .n_solvers = second > 0 ? 2 : 1,
  };
}

/* Private helpers: signals */

static void
on_slider (LabMazeWatchPage *self)
{
  if (self->updating)
    return;
  lab_maze_watch_actions_stop (self);
  lab_maze_watch_page_go_to (
      self, (guint64) (gtk_adjustment_get_value (self->step_adjustment) + 0.5), TRUE);
}

static void
on_stage (LabMazeWatchPage *self)
{
  LabMazeStage stage = gtk_toggle_button_get_active (self->solve) ? LAB_MAZE_STAGE_SOLVE
                                                                  : LAB_MAZE_STAGE_GENERATE;

  gtk_widget_set_visible (self->solver_rows, stage == LAB_MAZE_STAGE_SOLVE);
  if (self->updating || self->stage == stage)
    return;
  self->stage = stage;
  lab_maze_watch_page_start_job (self, stage == LAB_MAZE_STAGE_GENERATE);
}

static void
on_maze_chosen (LabMazeWatchPage *self)
{
  if (!self->updating)
    lab_maze_watch_page_start_job (self, TRUE);
}

static void
on_solver_chosen (LabMazeWatchPage *self)
{
  if (!self->updating)
    lab_maze_watch_page_start_job (self, FALSE);
}

/* Private helpers: the choices */

static void
set_choices (AdwComboRow   *row,
             GtkStringList *list,
             guint          selected)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (row, selected);
  g_object_unref (list);
}

static void
add_choices (LabMazeWatchPage *self)
{
  GtkStringList *generators = gtk_string_list_new (NULL), *solvers = gtk_string_list_new (NULL);
  GtkStringList *seconds = gtk_string_list_new (NULL), *sizes = gtk_string_list_new (NULL);

  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    gtk_string_list_append (generators, lab_maze_algorithm_get_name (
                                            LAB_MAZE_ALGORITHM_GENERATOR (i)));
  /* Translators: no second solver of mazes. */
  gtk_string_list_append (seconds, C_("solver", "None"));
  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      const char *name = lab_maze_algorithm_get_name (LAB_MAZE_ALGORITHM_SOLVER (i));

      gtk_string_list_append (solvers, name);
      gtk_string_list_append (seconds, name);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autofree char *side = lab_text_format_count (sides[i]);
      g_autofree char *size = g_strdup_printf ("%s × %s", side, side);

      gtk_string_list_append (sizes, size);
    }
  self->updating = TRUE;
  set_choices (self->generator, generators, LAB_MAZE_EXPLORATION);
  set_choices (self->side, sizes, DEFAULT_SIDE);
  set_choices (self->solver, solvers, LAB_MAZE_ASTAR);
  set_choices (self->second, seconds, 0);
  self->updating = FALSE;
}

/* Keeps space for a long sentence, so that the maze does not move with each step. */
static void
reserve_sentence (LabMazeWatchPage *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->sentence),
                                                                   "A");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_widget_set_size_request (GTK_WIDGET (self->sentence), -1, SENTENCE_LINES * height);
}

/* Widget */

static void
lab_maze_watch_page_map (GtkWidget *widget)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);

  reserve_sentence (self);
  GTK_WIDGET_CLASS (lab_maze_watch_page_parent_class)->map (widget);
  if (!self->was_shown)
    lab_maze_watch_page_start_job (self, TRUE);
  self->was_shown = TRUE;
}

static void
lab_maze_watch_page_unmap (GtkWidget *widget)
{
  lab_maze_watch_actions_stop (LAB_MAZE_WATCH_PAGE (widget));
  GTK_WIDGET_CLASS (lab_maze_watch_page_parent_class)->unmap (widget);
}

static gboolean
lab_maze_watch_page_grab_focus (GtkWidget *widget)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->play))
         || gtk_widget_grab_focus (GTK_WIDGET (self->generate));
}

/* GObject */

static void
lab_maze_watch_page_dispose (GObject *object)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (object);

  g_clear_weak_pointer (&self->announcer);
  g_clear_handle_id (&self->play_timer, g_source_remove);
  g_clear_handle_id (&self->progress_timer, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->job, lab_maze_watch_job_unref);
  /* The views must not read what is freed. */
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    {
      if (self->lanes[i] != NULL)
        lab_maze_lane_set_run (self->lanes[i], NULL, NULL);
      self->lanes[i] = NULL;
    }
  lab_maze_watch_tools_dispose (self);
  g_clear_pointer (&self->maze, lab_maze_free);
  G_OBJECT_CLASS (lab_maze_watch_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, LabMazeWatchPage, name)
  BIND (counts);
  BIND (busy);
  BIND (progress);
  BIND (sentence);
  BIND (slider);
  BIND (step_adjustment);
  BIND (play);
  BIND (speed);
  BIND (generate);
  BIND (solve);
  BIND (generator);
  BIND (side);
  BIND (solver);
  BIND (second);
  BIND (solver_rows);
  BIND (heat_switch);
  BIND (edit_switch);
  BIND (edit_row);
#undef BIND
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    {
      g_autofree char *lane = g_strdup_printf ("lane_%u", i);
      g_autofree char *code = g_strdup_printf ("code_%u", i);

      gtk_widget_class_bind_template_child_full (
          widget_class, lane, FALSE,
          (gssize) (G_STRUCT_OFFSET (LabMazeWatchPage, lanes) + i * sizeof (gpointer)));
      gtk_widget_class_bind_template_child_full (
          widget_class, code, FALSE,
          (gssize) (G_STRUCT_OFFSET (LabMazeWatchPage, codes) + i * sizeof (gpointer)));
    }
  gtk_widget_class_bind_template_callback (widget_class, on_slider);
  gtk_widget_class_bind_template_callback (widget_class, on_stage);
  gtk_widget_class_bind_template_callback (widget_class, on_maze_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_solver_chosen);
  gtk_widget_class_bind_template_callback (widget_class, lab_maze_watch_actions_restart);
}

static void
lab_maze_watch_page_class_init (LabMazeWatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_maze_watch_page_dispose;
  widget_class->map = lab_maze_watch_page_map;
  widget_class->unmap = lab_maze_watch_page_unmap;
  widget_class->grab_focus = lab_maze_watch_page_grab_focus;
  g_type_ensure (LAB_TYPE_CODE_VIEW);
  g_type_ensure (LAB_TYPE_MAZE_COUNTS);
  g_type_ensure (LAB_TYPE_MAZE_LANE);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  g_type_ensure (LAB_TYPE_STAGE_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-maze-watch-page.ui");
  bind_template (widget_class);
  lab_maze_watch_actions_install (widget_class);
}

static void
lab_maze_watch_page_init (LabMazeWatchPage *self)
{
  self->seed = g_random_int ();
  /* The template calls back while it is built. */
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->updating = FALSE;
  lab_maze_view_share (lab_maze_lane_get_view (self->lanes[0]),
                       lab_maze_lane_get_view (self->lanes[1]));
  add_choices (self);
  lab_maze_watch_actions_init (self);
  lab_maze_watch_tools_init (self);
}

/* Private functions of the page */

/* Tells screen readers a sentence, unless the window has gone. */
void
lab_maze_watch_page_say (LabMazeWatchPage *self,
                         const char       *text)
{
  if (self->announcer != NULL)
    lab_announcer_say (self->announcer, text);
}

/* Shows the mazes after a step. */
void
lab_maze_watch_page_go_to (LabMazeWatchPage *self,
                           guint64           step,
                           gboolean          say)
{
  self->step = MIN (step, self->n_steps);
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    lab_maze_lane_go_to (self->lanes[i], self->step);
  show_step (self, say);
}

/* Starts a job instead of the one that runs. It takes the maze. */
static void
start_job (LabMazeWatchPage       *self,
           const LabMazeWatchPlan *plan,
           LabMaze                *maze)
{
  lab_maze_watch_page_cancel_job (self);
  lab_maze_watch_actions_stop (self);
  self->updating = TRUE;
  gtk_switch_set_active (self->edit_switch, FALSE);
  self->updating = FALSE;
  lab_maze_view_set_editable (lab_maze_lane_get_view (self->lanes[0]), FALSE);
  self->cancellable = g_cancellable_new ();
  self->opening = plan->file != NULL;
  self->job = lab_maze_watch_job_start (self, plan, maze, self->cancellable, on_done);
  self->progress_timer = g_timeout_add (PROGRESS_MS, on_progress, self);
  lab_maze_watch_actions_update (self);
}

/* Makes a new maze, or solves the one that is there, as it was chosen. */
void
lab_maze_watch_page_start_job (LabMazeWatchPage *self,
                               gboolean          new_maze)
{
  const LabMazeWatchPlan plan = get_plan (self);
  LabMaze *maze = new_maze || self->maze == NULL ? NULL : lab_maze_copy (self->maze, NULL);

  start_job (self, &plan, maze);
}

/* Gives up the maze that is being made; what is shown stays. */
void
lab_maze_watch_page_cancel_job (LabMazeWatchPage *self)
{
  if (self->cancellable == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  end_job (self);
}

/* Public functions */

/**
 * lab_maze_watch_page_new:
 * @announcer: tells screen readers each step
 *
 * Returns: (transfer floating): a page, which makes its first maze when it is shown
 */
GtkWidget *
lab_maze_watch_page_new (LabAnnouncer *announcer)
{
  LabMazeWatchPage *self = g_object_new (LAB_TYPE_MAZE_WATCH_PAGE, NULL);

  g_set_weak_pointer (&self->announcer, announcer);
  return GTK_WIDGET (self);
}

/** lab_maze_watch_page_stop: stops playing, and gives up the maze that is being made. */
void
lab_maze_watch_page_stop (LabMazeWatchPage *self)
{
  g_return_if_fail (LAB_IS_MAZE_WATCH_PAGE (self));

  lab_maze_watch_actions_stop (self);
  lab_maze_watch_page_cancel_job (self);
}

/** lab_maze_watch_page_set_seed: makes the maze of a number. */
void
lab_maze_watch_page_set_seed (LabMazeWatchPage *self,
                              guint64           seed)
{
  g_return_if_fail (LAB_IS_MAZE_WATCH_PAGE (self));

  self->seed = seed;
  lab_maze_watch_page_start_job (self, TRUE);
}

/** lab_maze_watch_page_open: reads a maze from a file, and solves it. */
void
lab_maze_watch_page_open (LabMazeWatchPage *self,
                          GFile            *file)
{
  LabMazeWatchPlan plan;

  g_return_if_fail (LAB_IS_MAZE_WATCH_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  plan = get_plan (self);
  plan.stage = LAB_MAZE_STAGE_SOLVE;
  plan.file = file;
  start_job (self, &plan, NULL);
}

/** lab_maze_watch_page_get_busy: returns whether a maze is being made. */
gboolean
lab_maze_watch_page_get_busy (LabMazeWatchPage *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_WATCH_PAGE (self), FALSE);

  return self->cancellable != NULL || self->heat_cancellable != NULL;
}

/** lab_maze_watch_page_get_running: returns whether the steps are played. */
gboolean
lab_maze_watch_page_get_running (LabMazeWatchPage *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_WATCH_PAGE (self), FALSE);

  return self->play_timer != 0;
}

/** lab_maze_watch_page_get_step: returns the step that is shown. */
guint64
lab_maze_watch_page_get_step (LabMazeWatchPage *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_WATCH_PAGE (self), 0);

  return self->step;
}

/** lab_maze_watch_page_get_n_steps: returns the number of steps; 0 if they are not recorded. */
guint64
lab_maze_watch_page_get_n_steps (LabMazeWatchPage *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_WATCH_PAGE (self), 0);

  return self->n_steps;
}

/** lab_maze_watch_page_get_lane: (transfer none): returns the place of a run, counted from 0. */
LabMazeLane *
lab_maze_watch_page_get_lane (LabMazeWatchPage *self,
                              guint             n)
{
  g_return_val_if_fail (LAB_IS_MAZE_WATCH_PAGE (self), NULL);
  g_return_val_if_fail (n < LAB_MAZE_MAX_LANES, NULL);

  return self->lanes[n];
}

/** lab_maze_watch_page_get_maze: (transfer none) (nullable): returns the finished maze. */
const LabMaze *
lab_maze_watch_page_get_maze (LabMazeWatchPage *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_WATCH_PAGE (self), NULL);

  return self->maze;
}
