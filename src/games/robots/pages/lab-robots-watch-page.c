/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-watch-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-code-view.h"
#include "lab-columns-layout.h"
#include "lab-export.h"
#include "lab-family-host.h"
#include "lab-figure.h"
#include "lab-pen.h"
#include "lab-robots-levels.h"
#include "lab-robots-puzzles.h"
#include "lab-robots-text.h"
#include "lab-robots-watch.h"
#include "lab-rows.h"
#include "lab-settings.h"
#include "lab-stage-layout.h"
#include "lab-style.h"
#include "lab-task.h"
#include "lab-template.h"
#include "lab-text.h"

#define PROGRESS_MS 200

const LabShortcut lab_robots_watch_page_shortcuts[] = {
  /* Translators: the heading of the keys of the page on which searches for robots are watched. */
  { N_("Watching Robots"), N_("New board"), "n", "watch.new-board", LAB_SHORTCUT_TABLE },
  { NULL },
};

/**
 * LabRobotsWatchPage:
 *
 * Shows how algorithms search for the fewest moves, step by step, and backwards too: up to three
 * side by side on the same board. Runs are recorded in a thread.
 */
G_DEFINE_FINAL_TYPE (LabRobotsWatchPage, lab_robots_watch_page, ADW_TYPE_BIN)

/* Where boards come from. */
typedef enum
{
  SOURCE_RANDOM,
  SOURCE_PUZZLE,
  SOURCE_DAILY,
  SOURCE_TEXT,
  N_SOURCES,
} Source;

/* The values of the settings, in the order of the choices. */
static const char * const source_ids[] = { "random", "puzzle", "daily", "text", NULL };
static const char * const color_ids[] = { "waiting", "all", NULL };

/* The algorithms, in the order of the choices. */
static const LabRobotsAlgorithm algorithms[] = {
  LAB_ROBOTS_BFS, LAB_ROBOTS_ASTAR_H1, LAB_ROBOTS_ASTAR_H2, LAB_ROBOTS_FAST, LAB_ROBOTS_DFS,
};

G_STATIC_ASSERT (G_N_ELEMENTS (algorithms) == LAB_N_ROBOTS_ALGORITHMS);

/* What is recorded: a board, or one that is made of @level. It is not done if it was cancelled, or
 * if no such board was found. The progress is a #guint: about how many states were expanded so
 * far. */
typedef struct
{
  gboolean            has_board;
  LabRobotsBoard      board;
  LabRobotsLevel      level;
  LabRobotsAlgorithm  algorithms[LAB_ROBOTS_MAX_LANES];
  guint               n_algorithms;
  gboolean            is_done;
  LabRobotsWatch     *runs[LAB_ROBOTS_MAX_LANES];
} LabRobotsWatchJob;

/* The task in its thread. */
typedef struct
{
  LabTask *task;
  guint before;                 /* the states of the runs that are finished */
} Recording;

/* Private helpers */

static void
add_algorithms (LabRobotsWatchPage *self)
{
  static const guint defaults[LAB_ROBOTS_MAX_LANES] = { 0, 3, 0 };

  for (guint lane = 0; lane < LAB_ROBOTS_MAX_LANES; lane++)
    {
      GtkStringList *list = gtk_string_list_new (NULL);

      /* Translators: no second or third algorithm. */
      if (lane > 0)
        gtk_string_list_append (list, C_("solver", "None"));
      for (guint i = 0; i < G_N_ELEMENTS (algorithms); i++)
        gtk_string_list_append (list, lab_robots_watch_get_name (algorithms[i]));
      lab_combo_row_set_choices (self->algorithms[lane], list, defaults[lane]);
    }
}

static void
add_numbers (LabRobotsWatchPage *self)
{
  static const LabSavedNumber rows = { .key = "robots-watch-size", .title = N_("Rows"),
                                       .least = LAB_ROBOTS_MIN_SIZE, .most = LAB_ROBOTS_MAX_SIZE,
                                       .value = 10, .step = 2 };
  static const LabSavedNumber robots = { .key = "robots-watch-robots", .title = N_("Robots"),
                                         .least = 1, .most = LAB_ROBOTS_MAX_ROBOTS, .value = 2 };

  self->side_row = lab_saved_number_row_new (&rows, self->settings, &self->side);
  adw_preferences_group_add (self->boards, self->side_row);
  self->robots_row = lab_saved_number_row_new (&robots, self->settings, &self->robots);
  adw_preferences_group_add (self->boards, self->robots_row);
  adw_preferences_group_add (self->colors, lab_number_row_new (_("Robot"), 1, 1, 1, &self->robot));
}

static void
show_problem (LabRobotsWatchPage *self,
              const char         *text)
{
  gtk_label_set_label (self->problem, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), text != NULL);
  lab_style_set_class (GTK_WIDGET (self->text), "error", text != NULL);
  if (text != NULL)
    lab_announcer_say (lab_family_host_get_announcer (lab_family_get_host (self->family)), text);
}

static gboolean
read_text (LabRobotsWatchPage *self,
           LabRobotsBoard     *board)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->text));
  g_autoptr (GError) error = NULL;

  if (lab_robots_board_parse (text, board, &error))
    return TRUE;
  if (!lab_text_is_blank (text))
    show_problem (self, error->message);
  return FALSE;
}

static gboolean
get_puzzle (LabRobotsWatchPage *self,
            LabRobotsBoard     *board)
{
  LabRobotsGame *game = lab_robots_puzzles_get_game (lab_robots_puzzles_get (self->family));

  if (game == NULL)
    show_problem (self, _("No puzzle is being played."));
  else
    *board = *game->board;
  return game != NULL;
}

/* Private helpers: the settings */

/* Returns the number of an algorithm in the choices; 0 for none. */
static guint
find_algorithm (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (algorithms); i++)
    {
      if (g_str_equal (lab_robots_algorithm_get_id (algorithms[i]), id))
        return i + 1;
    }
  return 0;
}

/* Chooses what was chosen last. */
static void
load_choices (LabRobotsWatchPage *self)
{
  g_autofree char *source = g_settings_get_string (self->settings, "robots-watch-board");
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "robots-watch-algorithms");
  guint n_ids = g_strv_length (ids), chosen = SOURCE_RANDOM;

  lab_words_find (source_ids, N_SOURCES, sizeof source_ids[0], source, &chosen);
  adw_combo_row_set_selected (self->source, chosen);
  lab_settings_bind_choice (self->settings, "robots-watch-colors", self->heat, color_ids);
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      guint found = i < n_ids ? find_algorithm (ids[i]) : 0;

      /* The first row cannot be empty. */
      adw_combo_row_set_selected (self->algorithms[i], i > 0 ? found : MAX (found, 1) - 1);
    }
}

/* Tells what is chosen for the lanes. */
static void
list_algorithms (LabRobotsWatchPage *self,
                 LabRobotsWatchJob  *job)
{
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      guint selected = adw_combo_row_get_selected (self->algorithms[i]) + (i == 0 ? 1 : 0);

      if (selected > 0)
        job->algorithms[job->n_algorithms++] = algorithms[selected - 1];
    }
}

static void
save_choices (LabRobotsWatchPage *self)
{
  const char *ids[LAB_ROBOTS_MAX_LANES + 1] = { NULL };
  LabRobotsWatchJob job = { .n_algorithms = 0 };

  if (self->settings == NULL)
    return;
  list_algorithms (self, &job);
  for (guint i = 0; i < job.n_algorithms; i++)
    ids[i] = lab_robots_algorithm_get_id (job.algorithms[i]);
  g_settings_set_strv (self->settings, "robots-watch-algorithms", ids);
  g_settings_set_string (self->settings, "robots-watch-board",
                         source_ids[adw_combo_row_get_selected (self->source)]);
}

/* A text is not saved, and there may be no puzzle: where there is no board at first, a random one
 * is shown. */
static void
avoid_nothing (LabRobotsWatchPage *self)
{
  guint source = adw_combo_row_get_selected (self->source);

  if (source == SOURCE_TEXT
      || (source == SOURCE_PUZZLE
          && lab_robots_puzzles_get_game (lab_robots_puzzles_get (self->family)) == NULL))
    adw_combo_row_set_selected (self->source, SOURCE_RANDOM);
}

/* Private helpers: signals */

/* Shows the rows that belong to the chosen kind of board. */
static void
update_rows (LabRobotsWatchPage *self)
{
  guint source = adw_combo_row_get_selected (self->source);

  gtk_widget_set_visible (self->side_row, source == SOURCE_RANDOM);
  gtk_widget_set_visible (self->robots_row, source == SOURCE_RANDOM);
  gtk_widget_set_visible (GTK_WIDGET (self->text), source == SOURCE_TEXT);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.new-board", source == SOURCE_RANDOM);
}

/* Shows the step at which the runs are. The colors mean the same on all boards, which can be
 * compared then. */
static void
show_lanes (LabRobotsWatchPage *self)
{
  LabRobotsWatchSet set = adw_combo_row_get_selected (self->heat);
  guint robot = (guint) gtk_spin_button_get_value_as_int (self->robot) - 1;
  guint hottest = 0;

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      const LabRobotsWatch *run = self->lanes[i]->layers.run;

      if (run == NULL)
        continue;
      hottest = MAX (hottest, lab_robots_watch_count_hottest (run, set, robot));
      lab_code_view_highlight (self->codes[i], lab_robots_watch_find_lines (run));
    }
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    lab_robots_lane_show_step (self->lanes[i], set, robot, hottest);
}

static void
on_heat_chosen (LabRobotsWatchPage *self)
{
  if (self->has_board)
    show_lanes (self);
}

/* Functions of the page */

/* Takes the board, or what to make it of. Returns FALSE if there is none; the page says why not. */
static gboolean
choose_board (LabRobotsWatchPage *self,
              LabRobotsWatchJob  *job)
{
  LabRobotsRecipe recipe;

  show_problem (self, NULL);
  switch ((Source) adw_combo_row_get_selected (self->source))
    {
    case SOURCE_TEXT:
      return job->has_board = read_text (self, &job->board);
    case SOURCE_PUZZLE:
      return job->has_board = get_puzzle (self, &job->board);
    case SOURCE_DAILY:
      job->has_board = FALSE;
      lab_robots_next_puzzle_init_today (&job->level);
      return TRUE;
    case SOURCE_RANDOM:
    default:
      lab_robots_recipe_init (&recipe);
      recipe.size = (guint) gtk_spin_button_get_value_as_int (self->side) & ~1U;
      recipe.n_robots = (guint) gtk_spin_button_get_value_as_int (self->robots);
      lab_robots_recipe_make (&recipe, self->seed, &job->board);
      return job->has_board = TRUE;
    }
}

#define WIDTH 640
#define HEIGHT 200              /* of the figure of one algorithm */
#define MARGIN 16
#define NAME_HEIGHT 24

static guint
list_layers (LabRobotsWatchPage    *self,
             const LabRobotsLayers *layers[LAB_ROBOTS_MAX_LANES])
{
  guint n = 0;

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      if (self->lanes[i]->layers.run != NULL)
        layers[n++] = &self->lanes[i]->layers;
    }
  return n;
}

/* A table for programs, so it is not translated. */
static char *
format_csv (LabRobotsWatchPage *self)
{
  const LabRobotsLayers *layers[LAB_ROBOTS_MAX_LANES];
  guint n = list_layers (self, layers);
  GString *text = g_string_new ("algorithm,step,bound,moves,seen,waiting\n");

  for (guint i = 0; i < n; i++)
    {
      const LabRobotsWatch *run = layers[i]->run;

      for (guint layer = 0; layer < run->n_layers; layer++)
        g_string_append_printf (text, "%s,%u,%u,%u,%u,%u\n",
                                lab_robots_algorithm_get_id (run->algorithm), run->step,
                                run->bounds[run->step], layer,
                                run->by_layer[LAB_ROBOTS_WATCH_SEEN][layer],
                                run->by_layer[LAB_ROBOTS_WATCH_OPEN][layer]);
    }
  return g_string_free (text, FALSE);
}

static void
draw (gconstpointer data,
      cairo_t      *cr,
      int           width,
      int           height G_GNUC_UNUSED)
{
  LabRobotsWatchPage *self = (LabRobotsWatchPage *) data;
  const LabRobotsLayers *layers[LAB_ROBOTS_MAX_LANES];
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  guint n = list_layers (self, layers);

  lab_color_set_source (lab_plot_theme_print.paper, cr);
  cairo_paint (cr);
  for (guint i = 0; i < n; i++)
    {
      const LabPenStyle style = { .size = 1, .bold = TRUE, .color = lab_plot_theme_print.text };
      LabPen pen;

      cairo_save (cr);
      cairo_translate (cr, MARGIN, MARGIN + (double) i * HEIGHT);
      lab_pen_init (&pen, cr, NULL, width - 2.0 * MARGIN, rtl);
      lab_pen_write (&pen, &style, lab_robots_watch_get_name (layers[i]->run->algorithm), 0,
                     NAME_HEIGHT / 2.0);
      lab_pen_clear (&pen);
      cairo_translate (cr, 0, NAME_HEIGHT);
      lab_robots_layers_draw (layers[i], &lab_plot_theme_print, NULL, rtl, cr, width - 2 * MARGIN,
                              HEIGHT - NAME_HEIGHT - MARGIN);
      cairo_restore (cr);
    }
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (widget);
  g_autofree char *text = g_strdup_printf (_("The results were saved to “%s”."), name);

  lab_step_player_show_sentence (self->player, text, text);
}

/* The pseudo-code of a search that is watched. */

/* Shows the code of the algorithm of a run, or nothing without one. */
static void
show_code (LabCodeView          *view,
                             const LabRobotsWatch *run)
{
  static const guint indents[LAB_ROBOTS_CODE_N_LINES] = {
    [LAB_ROBOTS_CODE_TAKE] = 1, [LAB_ROBOTS_CODE_GOAL] = 1, [LAB_ROBOTS_CODE_SLIDE] = 1,
    [LAB_ROBOTS_CODE_ADD] = 2,
  };
  const LabRobotsCode *code;
  LabCodeText text;

  gtk_widget_set_visible (GTK_WIDGET (view), run != NULL);
  if (run == NULL)
    return;
  code = &lab_robots_codes[run->algorithm];
  text = (LabCodeText) { lab_robots_watch_get_name (run->algorithm), _(code->summary),
                         code->source };
  lab_code_view_begin (view, &text);
  for (guint i = 0; i < LAB_ROBOTS_CODE_N_LINES; i++)
    lab_code_view_add_line (view, _(code->lines[i]), indents[i]);
}

/* Private helpers: what is shown */

/* Returns what to say about this step: a sentence for each run. */
static char *
describe (LabRobotsWatchPage *self)
{
  guint64 step = self->player->step;
  gboolean several = self->lanes[1]->layers.run != NULL;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      LabRobotsWatch *run = self->lanes[i]->layers.run;
      g_autofree char *sentence = NULL;

      if (run == NULL || (step == 0 && i > 0))
        continue;
      sentence = lab_robots_watch_describe (run, TRUE);
      if (text->len > 0)
        g_string_append_c (text, '\n');
      if (several && step > 0)
        /* Translators: the first %s is the name of an algorithm; the second one is a sentence about
         * what it does. */
        g_string_append_printf (text, C_("algorithm", "%s: %s"),
                                lab_robots_watch_get_name (run->algorithm), sentence);
      else
        g_string_append (text, sentence);
    }
  return g_string_free (text, FALSE);
}

static void
on_moved (LabRobotsWatchPage *self,
          gboolean            is_told)
{
  guint64 step = self->player->step;
  g_autofree char *place = lab_step_player_describe_step (self->player);
  g_autofree char *spoken = NULL;

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      if (self->lanes[i]->layers.run != NULL)
        lab_robots_watch_go_to (self->lanes[i]->layers.run, (guint) MIN (step, G_MAXUINT));
    }
  show_lanes (self);
  spoken = is_told ? describe (self) : NULL;
  lab_step_player_show_sentence (self->player, place, spoken);
}

/* Takes what a job has recorded. */
static void
show_result (LabRobotsWatchPage *self,
             LabRobotsWatchJob  *result)
{
  guint least = G_MAXUINT, most = 0;
  LabRobotsLayers layers = { .is_shared = result->n_algorithms > 1 };

  /* Only bars with one scale can be compared. */
  for (guint i = 0; i < result->n_algorithms; i++)
    {
      const LabRobotsWatch *run = result->runs[i];

      most = MAX (most, run->n_steps);
      if (run->solution.outcome == LAB_ROBOTS_SOLVED)
        least = MIN (least, run->n_steps);
      layers.scale = MAX (layers.scale, run->most);
      layers.columns = MAX (layers.columns, run->n_layers);
    }
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    {
      layers.run = g_steal_pointer (&result->runs[i]);
      lab_robots_lane_set_run (self->lanes[i], &layers,
                               layers.is_shared && layers.run != NULL
                                   && layers.run->n_steps == least);
      show_code (self->codes[i], layers.run);
    }
  self->has_board = TRUE;
  self->board = result->board;
  gtk_spin_button_set_range (self->robot, 1, self->board.n_robots);
  lab_robots_solve_panel_set_board (self->solve_panel, &self->board);
  gtk_widget_set_sensitive (GTK_WIDGET (self->exports), TRUE);
  lab_step_player_set_n_steps (self->player, most);
  lab_step_player_go_to (self->player, 0, TRUE);
}

/* Private helpers: the job */

static gboolean
on_progress (gpointer data)
{
  LabRobotsWatchPage *self = data;
  g_autofree char *n = NULL;
  g_autofree char *text = NULL;
  guint n_expanded;

  lab_task_get_progress (self->task, &n_expanded);
  n = lab_text_format_count (n_expanded);
  text = g_strdup_printf (_("Steps so far: %s"), n);
  gtk_progress_bar_pulse (self->progress);
  gtk_progress_bar_set_text (self->progress, text);
  gtk_widget_set_visible (self->busy, TRUE);
  return G_SOURCE_CONTINUE;
}

/* Ends or gives up what is being recorded; what is shown stays. */
static void
end_job (LabRobotsWatchPage *self)
{
  g_clear_handle_id (&self->progress_timer, g_source_remove);
  g_clear_pointer (&self->task, lab_task_free);
  gtk_widget_set_visible (self->busy, FALSE);
  lab_step_player_set_waiting (self->player, FALSE);
}

static void
on_done (gpointer job,
         gpointer owner)
{
  LabRobotsWatchPage *self = owner;
  LabRobotsWatchJob *made = job;

  end_job (self);
  if (made->is_done)
    show_result (self, made);
}

/* Private helpers: in the thread */

static void
on_expanded (const LabRobotsProgress *progress,
             gpointer                 data)
{
  const Recording *recording = data;
  guint n_expanded = recording->before + (guint) progress->n_expanded;

  lab_task_report (recording->task, &n_expanded);
}

/* Records all runs, which share the memory. */
static gboolean
record (LabRobotsWatchJob *self,
        LabTask           *task)
{
  Recording recording = { .task = task };

  for (guint i = 0; i < self->n_algorithms; i++)
    {
      const LabRobotsOptions options = {
        .algorithm = self->algorithms[i],
        .cancellable = task->cancellable,
        .progress = on_expanded,
        .data = &recording,
      };

      self->runs[i] = lab_robots_watch_new (&self->board, &options,
                                            LAB_ROBOTS_WATCH_MAX_STATES / self->n_algorithms);
      if (self->runs[i] == NULL)
        return FALSE;
      recording.before += self->runs[i]->n_steps;
    }
  return TRUE;
}

static void
work (LabTask *task,
      gpointer job)
{
  LabRobotsWatchJob *self = job;

  self->is_done = (self->has_board
                   || lab_robots_level_make (&self->level, task->cancellable, NULL,
                                             &self->board))
                  && record (self, task);
}

static void
free_job (gpointer job)
{
  LabRobotsWatchJob *self = job;

  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    g_clear_pointer (&self->runs[i], lab_robots_watch_free);
  g_free (self);
}

static const LabTaskKind recording = {
  .work = work,
  .free_job = free_job,
  .done = on_done,
  .progress_size = sizeof (guint),
};

/* Records the chosen algorithms on a new board, or on the one that is there. */
static void
start (LabRobotsWatchPage *self,
       gboolean            new_board)
{
  g_autofree LabRobotsWatchJob *job = g_new0 (LabRobotsWatchJob, 1);

  job->has_board = self->has_board;
  job->board = self->board;
  if ((new_board || !self->has_board) && !choose_board (self, job))
    return;
  list_algorithms (self, job);
  end_job (self);
  lab_step_player_stop (self->player);
  /* It keeps the focus. */
  lab_step_player_set_waiting (self->player, TRUE);
  self->task = lab_task_start (&recording, g_steal_pointer (&job), self);
  self->progress_timer = g_timeout_add (PROGRESS_MS, on_progress, self);
}

/* Private helpers: actions */

static void
on_board_chosen (LabRobotsWatchPage *self)
{
  save_choices (self);
  update_rows (self);
  start (self, TRUE);
}

static void
on_algorithm_chosen (LabRobotsWatchPage *self)
{
  save_choices (self);
  start (self, FALSE);
}

/* Fills in the choices. */
static void
init_choices (LabRobotsWatchPage *self)
{
  self->settings = lab_settings_new ();
  add_algorithms (self);
  add_numbers (self);
  if (self->settings != NULL)
    load_choices (self);
  avoid_nothing (self);
  g_signal_connect_swapped (self->source, "notify::selected", G_CALLBACK (on_board_chosen), self);
  g_signal_connect_swapped (self->side, "value-changed", G_CALLBACK (on_board_chosen), self);
  g_signal_connect_swapped (self->robots, "value-changed", G_CALLBACK (on_board_chosen), self);
  g_signal_connect_swapped (self->text, "apply", G_CALLBACK (on_board_chosen), self);
  g_signal_connect_swapped (self->heat, "notify::selected", G_CALLBACK (on_heat_chosen), self);
  g_signal_connect_swapped (self->robot, "value-changed", G_CALLBACK (on_heat_chosen), self);
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    g_signal_connect_swapped (self->algorithms[i], "notify::selected",
                              G_CALLBACK (on_algorithm_chosen), self);
  update_rows (self);
}

static void
on_new_board (LabRobotsWatchPage *self)
{
  self->seed++;
  start (self, TRUE);
}

/* GtkWidget */

static void
lab_robots_watch_page_map (GtkWidget *widget)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (widget);

  GTK_WIDGET_CLASS (lab_robots_watch_page_parent_class)->map (widget);
  if (!self->has_board && self->task == NULL)
    start (self, TRUE);
}

static gboolean
lab_robots_watch_page_grab_focus (GtkWidget *widget)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->player))
         || gtk_widget_grab_focus (GTK_WIDGET (self->source));
}

/* GObject */

static void
lab_robots_watch_page_dispose (GObject *object)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (object);

  g_clear_handle_id (&self->progress_timer, g_source_remove);
  g_clear_pointer (&self->task, lab_task_free);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_robots_watch_page_parent_class)->dispose (object);
}

static void
lab_robots_watch_page_class_init (LabRobotsWatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_watch_page_dispose;
  widget_class->map = lab_robots_watch_page_map;
  widget_class->grab_focus = lab_robots_watch_page_grab_focus;
  LAB_TEMPLATE_TYPES (LAB_TYPE_CODE_VIEW, LAB_TYPE_COLUMNS_LAYOUT, LAB_TYPE_EXPORT_BUTTONS,
                      LAB_TYPE_ROBOTS_LANE, LAB_TYPE_ROBOTS_SOLVE_PANEL, LAB_TYPE_STAGE_LAYOUT,
                      LAB_TYPE_STEP_PLAYER);
  LAB_TEMPLATE ("lab-robots-watch-page.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsWatchPage, player, exports, solve_panel, busy, progress, source,
                         text, problem, boards, heat, colors);
  LAB_TEMPLATE_CHILDREN (LabRobotsWatchPage, lanes[0], lanes[1], lanes[2], codes[0], codes[1],
                         codes[2], algorithms[0], algorithms[1], algorithms[2]);
  LAB_TEMPLATE_CALLBACKS (on_moved, lab_robots_watch_page_export);
  LAB_TEMPLATE_ACTION ("watch.new-board", on_new_board);
  LAB_TEMPLATE_ACTION ("watch.cancel", end_job);
}

static void
lab_robots_watch_page_init (LabRobotsWatchPage *self)
{
  self->seed = g_random_int ();
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_step_player_set_page (self->player, GTK_WIDGET (self));
  lab_shortcuts_add_to_page (GTK_WIDGET (self), lab_robots_watch_page_shortcuts);
  self->exports->name = "search";
  gtk_widget_set_sensitive (GTK_WIDGET (self->exports), FALSE);
}

/* Private functions of the page */

/* Public functions */

/**
 * lab_robots_watch_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the states by moves at the current step: as comma-separated values if the name ends in
 * `.csv`, otherwise as a picture in the format that the name ends in, or as SVG.
 */
void
lab_robots_watch_page_export (LabRobotsWatchPage *self,
                              GFile              *file)
{
  const LabRobotsLayers *layers[LAB_ROBOTS_MAX_LANES];
  LabFigureFormat format = LAB_FIGURE_SVG;
  const char *failure = _("Could Not Save the Results");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  guint n;

  g_return_if_fail (LAB_IS_ROBOTS_WATCH_PAGE (self) && G_IS_FILE (file));

  n = list_layers (self, layers);
  if (n == 0)
    return;
  name = g_file_get_basename (file);
  if (g_str_has_suffix (name, ".csv"))
    {
      char *text = format_csv (self);

      bytes = g_bytes_new_take (text, strlen (text));
    }
  else
    {
      lab_figure_get_format (name, &format);
      bytes = lab_figure_render (format, WIDTH, MARGIN + (int) n * HEIGHT, draw, self, &error);
    }
  if (bytes != NULL)
    lab_export_write (GTK_WIDGET (self), file, bytes, failure, on_written);
  else if (error != NULL)
    lab_export_tell_failure (GTK_WIDGET (self), file, failure, error->message);
}

/** lab_robots_watch_page_create: (transfer floating): creates the page for a family. */
GtkWidget *
lab_robots_watch_page_create (LabFamily *family)
{
  LabRobotsWatchPage *self = g_object_new (LAB_TYPE_ROBOTS_WATCH_PAGE, NULL);
  LabAnnouncer *announcer = lab_family_host_get_announcer (lab_family_get_host (family));

  self->family = family;
  init_choices (self);
  g_set_weak_pointer (&self->solve_panel->announcer, announcer);
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    g_set_weak_pointer (&self->lanes[i]->view->announcer, announcer);
  return GTK_WIDGET (self);
}

/** lab_robots_watch_page_leave: stops everything, because another page is shown. */
void
lab_robots_watch_page_leave (GtkWidget *page)
{
  LabRobotsWatchPage *self = LAB_ROBOTS_WATCH_PAGE (page);

  lab_step_player_stop (self->player);
  lab_robots_solve_panel_stop (self->solve_panel);
  end_job (self);
}
