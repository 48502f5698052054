/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-watch-page.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "lab-code-view.h"
#include "lab-compat-files.h"
#include "lab-export.h"
#include "lab-maze-image.h"
#include "lab-maze-lane.h"
#include "lab-maze-measures.h"
#include "lab-maze-run.h"
#include "lab-maze-watch-job.h"
#include "lab-maze.h"
#include "lab-pair-layout.h"
#include "lab-rows.h"
#include "lab-stage-layout.h"
#include "lab-step-player.h"
#include "lab-task.h"
#include "lab-template.h"
#include "lab-text.h"

/* The heights and widths that can be chosen, in cells. */
static const guint sides[] = { 10, 20, 40, 100, 300, 1000, 3000, 10000 };

G_DEFINE_FINAL_TYPE (LabMazeWatchPage, lab_maze_watch_page, ADW_TYPE_BIN)

#define DEFAULT_SPEED 6
#define DEFAULT_SIDE 1
#define PROGRESS_MS 200

const LabShortcut lab_maze_watch_page_shortcuts[] = {
  /* Translators: the heading of the keys of the page on which algorithms are watched. */
  { N_("Watching Mazes"), N_("New maze"), "n", "watch.new-maze", LAB_SHORTCUT_TABLE },
  { NULL, N_("Zoom in"), "<Control>plus", "watch.zoom-in", LAB_SHORTCUT_TABLE },
  { NULL, N_("Zoom out"), "<Control>minus", "watch.zoom-out", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the whole maze"), "<Control>0", "watch.fit", LAB_SHORTCUT_TABLE },
  { NULL, N_("In the maze: go to the next cell"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("In the maze: add or remove a wall while walls are edited"),
    "<Shift>Left <Shift>Right <Shift>Up <Shift>Down", NULL, LAB_SHORTCUT_WIDGET },
  { NULL },
};

static void start_chosen (LabMazeWatchPage *self,
                          gboolean          new_maze);

/* Private helpers: actions */

static void
on_zoom (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);
  LabMazeView *view = self->lanes[0]->view;

  if (g_str_equal (name, "watch.fit"))
    lab_maze_view_fit (view);
  else
    lab_maze_view_zoom (view, g_str_equal (name, "watch.zoom-in") ? LAB_CANVAS_ZOOM_STEP
                                                                  : 1 / LAB_CANVAS_ZOOM_STEP);
}

static void
on_new_maze (LabMazeWatchPage *self)
{
  self->seed++;
  start_chosen (self, TRUE);
}

/* Private helpers: files */

typedef struct
{
  LabMazeWatchPage *page;
  LabMaze *maze;
  GFile *file;
  GBytes *bytes;              /* (nullable) */
  GError *error;
} Saving;

static void
free_saving (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->page);
  lab_maze_free (saving->maze);
  g_object_unref (saving->file);
  g_clear_pointer (&saving->bytes, g_bytes_unref);
  g_clear_error (&saving->error);
  g_free (saving);
}

static void
on_opened (GFile    *file,
           gpointer  data)
{
  if (file != NULL)
    lab_maze_watch_page_open (LAB_MAZE_WATCH_PAGE (data), file);
}

static void
on_open (GtkWidget *widget)
{
  lab_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (widget)), _("Mazes"), NULL, NULL,
                          on_opened, widget);
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The picture was saved to “%s”."), name);

  lab_step_player_show_sentence (self->player, text, text);
}

static void
format_file (LabTask  *task G_GNUC_UNUSED,
             gpointer  job)
{
  Saving *saving = job;
  g_autofree char *path = g_file_get_parse_name (saving->file);

  saving->bytes = lab_maze_watch_files_format (saving->maze, path, &saving->error);
}

static void
on_formatted (gpointer job,
              gpointer owner G_GNUC_UNUSED)
{
  const Saving *saving = job;
  GtkWidget *page = GTK_WIDGET (saving->page);
  const char *failure = _("Could Not Save the Picture");

  if (saving->bytes != NULL)
    lab_export_write (page, saving->file, saving->bytes, failure, on_written);
  else
    lab_export_tell_failure (page, saving->file, failure, saving->error->message);
}

static const LabTaskKind formatting = {
  .work = format_file,
  .free_job = free_saving,
  .done = on_formatted,
  .goes_on = TRUE,
};

static void
on_chosen (GFile    *file,
           gpointer  data)
{
  if (file != NULL)
    lab_maze_watch_page_save (LAB_MAZE_WATCH_PAGE (data), file);
}

static void
on_save (GtkWidget *widget)
{
  const LabMaze *maze = LAB_MAZE_WATCH_PAGE (widget)->maze;

  if (maze != NULL)
    lab_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (widget)), _("Mazes"),
                            maze->n_cells <= LAB_MAZE_RUN_MAX_CELLS ? "maze.txt" : "maze.maze",
                            NULL, on_chosen, widget);
}

/* Enables what is possible now. The player keeps the focus while a maze is made. */
static void
update_actions (LabMazeWatchPage *self)
{
  lab_step_player_set_waiting (self->player, self->task != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.save", self->maze != NULL);
}

static void
end_job (LabMazeWatchPage *self)
{
  g_clear_handle_id (&self->progress_timer, g_source_remove);
  g_clear_pointer (&self->task, lab_task_free);
  gtk_widget_set_visible (self->busy, FALSE);
  update_actions (self);
}

/* Gives up the maze that is being made; what is shown stays. */
static void
cancel_job (LabMazeWatchPage *self)
{
  if (self->task != NULL)
    end_job (self);
}

/** lab_maze_watch_page_save: writes the maze to a file, whose name chooses the form. */
void
lab_maze_watch_page_save (LabMazeWatchPage *self,
                          GFile            *file)
{
  Saving *saving;
  LabMaze *copy;

  g_return_if_fail (LAB_IS_MAZE_WATCH_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  copy = self->maze != NULL ? lab_maze_copy (self->maze, NULL) : NULL;
  if (copy == NULL)
    return;
  saving = g_new0 (Saving, 1);
  *saving = (Saving) { .page = g_object_ref (self), .maze = copy, .file = g_object_ref (file) };
  lab_task_free (lab_task_start (&formatting, saving, NULL));
}

/* Private helpers: the heat map */

static void
show_heat (LabMazeWatchPage *self)
{
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    lab_maze_lane_set_heat (self->lanes[i],
                            gtk_switch_get_active (self->heat_switch) ? self->heat : NULL);
}

/* A maze whose distances are measured in a thread. */
typedef struct
{
  LabMaze *maze;
  guint8 *levels;             /* (nullable): the answer */
} Measuring;

static void
free_measuring (gpointer data)
{
  Measuring *measuring = data;

  lab_maze_free (measuring->maze);
  g_free (measuring->levels);
  g_free (measuring);
}

static void
measure_distances (LabTask  *task,
                   gpointer  data)
{
  Measuring *measuring = data;

  measuring->levels = lab_maze_find_levels (measuring->maze, (LabMazeCell) { 0, 0 },
                                            task->cancellable, NULL);
}

static void
on_measured (gpointer data,
             gpointer owner)
{
  LabMazeWatchPage *self = owner;
  g_autofree guint8 *old = self->heat;

  self->heat = g_steal_pointer (&((Measuring *) data)->levels);
  g_clear_pointer (&self->measuring, lab_task_free);
  if (self->heat == NULL)
    gtk_switch_set_active (self->heat_switch, FALSE);
  show_heat (self);
}

static const LabTaskKind measuring_kind = {
  .work = measure_distances,
  .free_job = free_measuring,
  .done = on_measured,
};

static void
measure (LabMazeWatchPage *self)
{
  LabMaze *copy = lab_maze_copy (self->maze, NULL);
  Measuring *measuring;

  if (copy == NULL)
    return;
  measuring = g_new0 (Measuring, 1);
  measuring->maze = copy;
  self->measuring = lab_task_start (&measuring_kind, measuring, self);
}

/* Forgets the distances in a maze that changes. */
static void
forget_heat (LabMazeWatchPage *self)
{
  g_autofree guint8 *old = g_steal_pointer (&self->heat);

  g_clear_pointer (&self->measuring, lab_task_free);
  show_heat (self);
}

/* The colors of the maze before the change stay until the new ones are there. */
static void
measure_again (LabMazeWatchPage *self)
{
  if (!gtk_switch_get_active (self->heat_switch))
    {
      forget_heat (self);
      return;
    }
  g_clear_pointer (&self->measuring, lab_task_free);
  measure (self);
}

/* Private helpers: editing */

static void
on_toggle_wall (LabMazeWatchPage *self,
                guint             row,
                guint             column,
                guint             other_row,
                guint             other_column,
                LabMazeView      *view)
{
  const LabMazeCell cells[] = { { row, column }, { other_row, other_column } };
  gboolean wall;

  if (!gtk_switch_get_active (self->edit_switch)
      || !lab_maze_get_wall (self->maze, cells[0], cells[1], &wall, NULL))
    return;
  lab_maze_tiles_begin_change (view->tiles);
  lab_maze_set_wall (self->maze, cells[0], cells[1], !wall, NULL);
  lab_maze_view_changed (view, cells, G_N_ELEMENTS (cells));
  lab_maze_tiles_end_change (view->tiles);
  measure_again (self);
  /* The window may have gone. */
  if (self->announcer != NULL)
    lab_announcer_say (self->announcer, wall ? _("Wall removed") : _("Wall added"));
}

static void
show_code (LabCodeView      *view,
           LabMazeAlgorithm  algorithm)
{
  const LabMazeLine *lines = lab_maze_algorithm_lines[algorithm];
  const LabCodeText text = {
    .name = lab_maze_algorithm_get_name (algorithm),
    .summary = _(lab_maze_algorithm_texts[algorithm].summary),
    .source = lab_maze_algorithm_texts[algorithm].source,
  };

  lab_code_view_begin (view, &text);
  for (guint i = 0; i < LAB_MAZE_MAX_LINES && lines[i].text != NULL; i++)
    lab_code_view_add_line (view, _(lines[i].text), lines[i].indent);
}

/* Mazes that were opened or are edited are solved. */
static void
show_solving (LabMazeWatchPage *self)
{
  self->updating = TRUE;
  gtk_toggle_button_set_active (self->solve, TRUE);
  self->updating = FALSE;
  self->stage = LAB_MAZE_STAGE_SOLVE;
}

static void
begin_editing (LabMazeWatchPage *self)
{
  cancel_job (self);
  show_solving (self);
  lab_step_player_set_n_steps (self->player, 0);
  lab_maze_lane_set_run (self->lanes[0], NULL, self->maze);
  lab_maze_lane_set_run (self->lanes[1], NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->lanes[1]), FALSE);
  lab_maze_lane_set_caption (self->lanes[0], NULL);
  show_heat (self);
  show_code (self->codes[0], LAB_MAZE_ALGORITHM_SOLVER (adw_combo_row_get_selected (self->solver)));
  gtk_widget_set_visible (GTK_WIDGET (self->codes[0]), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->codes[1]), FALSE);
  lab_maze_view_set_editable (self->lanes[0]->view, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->lanes[0]->view));
  lab_step_player_go_to (self->player, 0, TRUE);
}

static void
on_heat (LabMazeWatchPage *self)
{
  if (self->updating)
    return;
  if (gtk_switch_get_active (self->heat_switch) && self->heat == NULL
      && self->measuring == NULL && self->maze != NULL)
    measure (self);
  show_heat (self);
}

static void
on_edit (LabMazeWatchPage *self)
{
  if (self->updating)
    return;
  if (gtk_switch_get_active (self->edit_switch))
    {
      begin_editing (self);
      return;
    }
  lab_maze_view_set_editable (self->lanes[0]->view, FALSE);
  start_chosen (self, FALSE);
}

/* Highlights the line that a run has reached; before the first step, the first line. */
static void
show_line (LabCodeView      *view,
           const LabMazeRun *run)
{
  guint line = 0;

  if (run == NULL || (run->step > 0 && !lab_maze_run_get_line (run, &line)))
    lab_code_view_highlight (view, 0);
  else
    lab_code_view_highlight (view, 1U << line);
}

/* Private helpers: what is shown */

/* Fills @runs with the runs that are shown, and returns their number. */
static guint
list_runs (LabMazeWatchPage *self,
           LabMazeRun       *runs[LAB_MAZE_MAX_LANES])
{
  guint n = 0;

  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    {
      runs[n] = self->lanes[i]->run;
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
                          lab_maze_algorithm_get_name (run->algorithm), text);
}

/* Returns what to say about this step: a sentence for each run. */
static char *
describe (LabMazeWatchPage *self)
{
  LabMazeRun *runs[LAB_MAZE_MAX_LANES] = { NULL };
  guint n = list_runs (self, runs);
  gboolean is_first = self->player->step == 0;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (gtk_switch_get_active (self->edit_switch))
    return g_strdup (_("Click a wall to remove it, or an opening to close it. Or press Shift and "
                       "an arrow key."));
  if (n == 0 && self->maze != NULL)
    return g_strdup (_("This maze is too large to record each step, so only the finished maze is "
                       "shown."));
  if (n == 0)
    return g_strdup ("");
  first = describe_run (runs[0], n > 1 && !is_first);
  if (n == 1 || is_first)
    return g_steal_pointer (&first);
  second = describe_run (runs[1], TRUE);
  return g_strconcat (first, "\n", second, NULL);
}

/* Shows everything that depends on the step, apart from the mazes. */
static void
show_step (LabMazeWatchPage *self,
           gboolean          is_told)
{
  LabMazeRun *runs[LAB_MAZE_MAX_LANES];
  guint n = list_runs (self, runs);
  g_autofree char *text = describe (self);

  lab_step_player_show_sentence (self->player, text, is_told ? text : NULL);
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    show_line (self->codes[i], i < n ? runs[i] : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->counts), n > 0);
  lab_maze_counts_show (self->counts, runs, n);
  update_actions (self);
}

/* Shows the code of the algorithms that are chosen, or that run. */
static void
show_codes (LabMazeWatchPage  *self,
            LabMazeRun       **runs,
            guint              n)
{
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->codes[i]), i < n);
      if (i < n)
        show_code (self->codes[i], runs[i]->algorithm);
      lab_maze_lane_set_caption (
          self->lanes[i],
          n > 1 ? lab_maze_algorithm_get_name (runs[i]->algorithm) : NULL);
    }
}

/* Takes what a job has made. */
static void
show_result (LabMazeWatchPage *self,
             LabMazeWatchJob  *result)
{
  LabMazeRun *runs[LAB_MAZE_MAX_LANES];
  g_autoptr (LabMaze) old = self->maze;
  guint64 n_steps = 0;
  guint n;

  forget_heat (self);
  self->maze = g_steal_pointer (&result->maze);
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    {
      gboolean used = result->runs[i] != NULL || i == 0;

      lab_maze_lane_set_run (self->lanes[i], g_steal_pointer (&result->runs[i]),
                             used ? self->maze : NULL);
      gtk_widget_set_visible (GTK_WIDGET (self->lanes[i]), used);
    }
  n = list_runs (self, runs);
  for (guint i = 0; i < n; i++)
    n_steps = MAX (n_steps, runs[i]->n_steps);
  lab_step_player_set_n_steps (self->player, n_steps);
  show_codes (self, runs, n);
  lab_step_player_go_to (self->player, 0, TRUE);
  on_heat (self);
}

/* Private helpers: the job */

static gboolean
on_progress (gpointer data)
{
  LabMazeWatchPage *self = data;
  g_autofree char *steps = NULL;
  g_autofree char *text = NULL;
  guint64 n_steps;

  lab_task_get_progress (self->task, &n_steps);
  steps = lab_text_format_count (n_steps);
  /* Translators: while the steps of an algorithm are recorded; %s is a number. */
  text = g_strdup_printf (_("Steps so far: %s"), steps);
  gtk_progress_bar_pulse (self->progress);
  gtk_progress_bar_set_text (self->progress, text);
  gtk_widget_set_visible (self->busy, TRUE);
  return G_SOURCE_CONTINUE;
}

static void
on_done (gpointer job,
         gpointer owner)
{
  LabMazeWatchPage *self = owner;
  LabMazeWatchJob *made = job;

  end_job (self);
  if (made->error == NULL)
    {
      if (self->opening)
        show_solving (self);
      show_result (self, made);
      return;
    }
  lab_step_player_show_sentence (self->player, made->error->message, made->error->message);
}

static const LabTaskKind making = {
  LAB_MAZE_WATCH_JOB_KIND,
  .done = on_done,
};

static LabMazeWatchSetup
get_setup (LabMazeWatchPage *self)
{
  guint second = adw_combo_row_get_selected (self->second);

  return (LabMazeWatchSetup) {
    .stage = self->stage,
    .side = sides[adw_combo_row_get_selected (self->side)],
    .generator = adw_combo_row_get_selected (self->generator),
    .seed = self->seed,
    .solvers = { adw_combo_row_get_selected (self->solver), second > 0 ? second - 1 : 0 },
    .n_solvers = second > 0 ? 2 : 1,
  };
}

/* Private helpers: signals */

/* Shows the mazes after a step. */
static void
on_moved (LabMazeWatchPage *self,
          gboolean          is_told)
{
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    lab_maze_lane_go_to (self->lanes[i], self->player->step);
  show_step (self, is_told);
}

static void
on_stage (LabMazeWatchPage *self)
{
  LabMazeStage stage = gtk_toggle_button_get_active (self->solve) ? LAB_MAZE_STAGE_SOLVE
                                                                  : LAB_MAZE_STAGE_GENERATE;

  gtk_widget_set_visible (GTK_WIDGET (self->solver_rows), stage == LAB_MAZE_STAGE_SOLVE);
  if (self->updating || self->stage == stage)
    return;
  self->stage = stage;
  start_chosen (self, stage == LAB_MAZE_STAGE_GENERATE);
}

static void
on_maze_chosen (LabMazeWatchPage *self)
{
  if (!self->updating)
    start_chosen (self, TRUE);
}

static void
on_solver_chosen (LabMazeWatchPage *self)
{
  if (!self->updating)
    start_chosen (self, FALSE);
}

/* Private helpers: the choices */

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
  /* Translators: a row; the choices are algorithms that make mazes. */
  self->generator = lab_choice_row_add (self->maze_rows, _("Generator"), generators,
                                        LAB_MAZE_EXPLORATION, G_CALLBACK (on_maze_chosen), self);
  /* Translators: a row; the choices are sizes of mazes, such as “20 × 20”. */
  self->side = lab_choice_row_add (self->maze_rows, _("Size"), sizes, DEFAULT_SIDE,
                                   G_CALLBACK (on_maze_chosen), self);
  /* Translators: a row; the choices are algorithms that solve mazes. */
  self->solver = lab_choice_row_add (self->solver_rows, _("Solver"), solvers, LAB_MAZE_ASTAR,
                                     G_CALLBACK (on_solver_chosen), self);
  /* Translators: a row; the choices are “None” and algorithms that solve mazes; the second one
   * works beside the first. */
  self->second = lab_choice_row_add (self->solver_rows, _("Second Solver"), seconds, 0,
                                     G_CALLBACK (on_solver_chosen), self);
}

static void
add_switches (LabMazeWatchPage *self)
{
  adw_preferences_group_add (self->view_rows,
                             /* Translators: a switch; colors each cell of a maze by its distance
                              * from the start. */
                             lab_switch_row_new (_("Color by Distance"), NULL,
                                                 &self->heat_switch));
  adw_preferences_group_add (self->view_rows,
                             /* Translators: a switch; players add and remove walls of a maze by
                              * hand. */
                             lab_switch_row_new (_("Edit Walls"), NULL, &self->edit_switch));
  g_signal_connect_object (self->heat_switch, "notify::active", G_CALLBACK (on_heat), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->edit_switch, "notify::active", G_CALLBACK (on_edit), self,
                           G_CONNECT_SWAPPED);
}

/* Widget */

static void
lab_maze_watch_page_map (GtkWidget *widget)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);

  GTK_WIDGET_CLASS (lab_maze_watch_page_parent_class)->map (widget);
  if (!self->was_shown)
    start_chosen (self, TRUE);
  self->was_shown = TRUE;
}

static gboolean
lab_maze_watch_page_grab_focus (GtkWidget *widget)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->player))
         || gtk_widget_grab_focus (GTK_WIDGET (self->generate));
}

/* GObject */

static void
lab_maze_watch_page_dispose (GObject *object)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (object);

  g_clear_weak_pointer (&self->announcer);
  g_clear_handle_id (&self->progress_timer, g_source_remove);
  g_clear_pointer (&self->task, lab_task_free);
  /* The views must not read what is freed. */
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    {
      if (self->lanes[i] != NULL)
        lab_maze_lane_set_run (self->lanes[i], NULL, NULL);
      self->lanes[i] = NULL;
    }
  g_clear_pointer (&self->measuring, lab_task_free);
  g_clear_pointer (&self->heat, g_free);
  g_clear_pointer (&self->maze, lab_maze_free);
  G_OBJECT_CLASS (lab_maze_watch_page_parent_class)->dispose (object);
}

static void
lab_maze_watch_page_class_init (LabMazeWatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_maze_watch_page_dispose;
  widget_class->map = lab_maze_watch_page_map;
  widget_class->grab_focus = lab_maze_watch_page_grab_focus;
  LAB_TEMPLATE_TYPES (LAB_TYPE_CODE_VIEW, LAB_TYPE_MAZE_COUNTS, LAB_TYPE_MAZE_LANE,
                      LAB_TYPE_PAIR_LAYOUT, LAB_TYPE_STAGE_LAYOUT, LAB_TYPE_STEP_PLAYER);
  LAB_TEMPLATE ("lab-maze-watch-page.ui");
  LAB_TEMPLATE_CHILDREN (LabMazeWatchPage, counts, busy, progress, player, generate, solve,
                         maze_rows, solver_rows, view_rows, lanes[0], lanes[1], codes[0],
                         codes[1]);
  LAB_TEMPLATE_CALLBACKS (on_moved, on_stage);
  gtk_widget_class_install_action (widget_class, "watch.zoom-in", NULL, on_zoom);
  gtk_widget_class_install_action (widget_class, "watch.zoom-out", NULL, on_zoom);
  gtk_widget_class_install_action (widget_class, "watch.fit", NULL, on_zoom);
  LAB_TEMPLATE_ACTION ("watch.new-maze", on_new_maze);
  LAB_TEMPLATE_ACTION ("watch.cancel", cancel_job);
  LAB_TEMPLATE_ACTION ("watch.open", on_open);
  LAB_TEMPLATE_ACTION ("watch.save", on_save);
}

static void
lab_maze_watch_page_init (LabMazeWatchPage *self)
{
  self->seed = g_random_int ();
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_maze_view_share (self->lanes[0]->view, self->lanes[1]->view);
  add_choices (self);
  add_switches (self);
  lab_shortcuts_add_to_page (GTK_WIDGET (self), lab_maze_watch_page_shortcuts);
  lab_step_player_set_speeds (self->player, LAB_STEP_PLAYER_N_SPEEDS, DEFAULT_SPEED);
  lab_step_player_set_page (self->player, GTK_WIDGET (self));
  update_actions (self);
  g_signal_connect_object (self->lanes[0]->view, "toggle-wall",
                           G_CALLBACK (on_toggle_wall), self, G_CONNECT_SWAPPED);
}

/* Starts a job instead of the one that runs. It takes the maze. */
static void
start_job (LabMazeWatchPage        *self,
           const LabMazeWatchSetup *setup,
           LabMaze                 *maze)
{
  cancel_job (self);
  lab_step_player_stop (self->player);
  self->updating = TRUE;
  gtk_switch_set_active (self->edit_switch, FALSE);
  self->updating = FALSE;
  lab_maze_view_set_editable (self->lanes[0]->view, FALSE);
  self->opening = setup->file != NULL;
  self->task = lab_task_start (&making, lab_maze_watch_job_new (setup, maze), self);
  self->progress_timer = g_timeout_add (PROGRESS_MS, on_progress, self);
  update_actions (self);
}

/* Makes a new maze, or solves the one that is there, as it was chosen. */
static void
start_chosen (LabMazeWatchPage *self,
              gboolean          new_maze)
{
  const LabMazeWatchSetup setup = get_setup (self);
  LabMaze *maze = new_maze || self->maze == NULL ? NULL : lab_maze_copy (self->maze, NULL);

  start_job (self, &setup, maze);
}

/* Public functions */

/** lab_maze_watch_page_new: (transfer floating): returns a page, which makes its first maze when it
 * is shown. */
GtkWidget *
lab_maze_watch_page_new (LabFamily *family)
{
  LabMazeWatchPage *self = g_object_new (LAB_TYPE_MAZE_WATCH_PAGE, NULL);

  g_set_weak_pointer (&self->announcer,
                      lab_family_host_get_announcer (lab_family_get_host (family)));
  return GTK_WIDGET (self);
}

/** lab_maze_watch_page_leave: stops playing, and gives up the maze that is being made. */
void
lab_maze_watch_page_leave (GtkWidget *page)
{
  LabMazeWatchPage *self = LAB_MAZE_WATCH_PAGE (page);

  lab_step_player_stop (self->player);
  cancel_job (self);
}

/** lab_maze_watch_page_open: reads a maze from a file, and solves it. */
void
lab_maze_watch_page_open (LabMazeWatchPage *self,
                          GFile            *file)
{
  LabMazeWatchSetup setup;

  g_return_if_fail (LAB_IS_MAZE_WATCH_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  setup = get_setup (self);
  setup.stage = LAB_MAZE_STAGE_SOLVE;
  setup.file = file;
  start_job (self, &setup, NULL);
}
