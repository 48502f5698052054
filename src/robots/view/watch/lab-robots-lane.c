/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-lane.h"

#include <glib/gi18n.h>

#include "lab-plot-view.h"
#include "lab-robots-heat-scale.h"
#include "lab-text.h"

#define BOARD_HEIGHT 290        /* in logical pixels; the rest is in sight too in most windows */
#define N_COLUMNS 2             /* of counts */

/* The rows. */
enum
{
  EXPANDED,
  GENERATED,
  WAITING,
  BOUND,
  N_ROWS,
};

static const char * const titles[] = {
  /* Translators: a row of a table: how many states a search has expanded. */
  [EXPANDED] = N_("Expanded States"),
  /* Translators: a row of a table: how many states a search has generated, also known ones. */
  [GENERATED] = N_("Generated States"),
  /* Translators: a row of a table: how many states wait to be expanded. */
  [WAITING] = N_("Waiting States"),
  /* Translators: a row of a table: a search knows that no solution has fewer moves. */
  [BOUND] = N_("Moves at Least"),
};

/**
 * LabRobotsLane:
 *
 * Shows one run below the name of its algorithm: the board with the state of the step and where
 * a robot often stands, a sentence, and what the search has counted.
 */
struct _LabRobotsLane
{
  AdwBin parent_instance;

  GtkLabel *caption;
  LabRobotsBoardView *view;
  LabRobotsHeatScale *scale;
  GtkLabel *sentence;
  LabPlotView *plot;
  GtkLabel *values[N_ROWS];

  LabRobotsWatch *run;          /* (nullable) */
  LabRobotsLayers layers;
  gboolean is_first;            /* whether no other lane needs fewer steps */
  LabRobotsWatchSet set;
  guint robot;
  guint hottest;                /* how many states the darkest color means */
};

G_DEFINE_FINAL_TYPE (LabRobotsLane, lab_robots_lane, ADW_TYPE_BIN)

/* Private helpers */

static void
show_caption (LabRobotsLane *self)
{
  const LabRobotsSolution *solution = lab_robots_watch_get_solution (self->run);
  g_autofree char *text = NULL;

  if (self->is_first && lab_robots_watch_is_finished (self->run)
      && solution->outcome == LAB_ROBOTS_SOLVED)
    /* Translators: the name of an algorithm that has found a solution before the others. */
    text = g_strdup_printf (_("%s: finished first"), self->layers.name);
  gtk_label_set_label (self->caption, text != NULL ? text : self->layers.name);
}

static void
show_counters (LabRobotsLane *self)
{
  LabRobotsWatchCounters counters;
  guint64 values[N_ROWS];

  lab_robots_watch_get_counters (self->run, &counters);
  values[EXPANDED] = counters.n_expanded;
  values[GENERATED] = counters.n_generated;
  values[WAITING] = counters.n_open;
  values[BOUND] = counters.bound;
  for (guint i = 0; i < N_ROWS; i++)
    {
      g_autofree char *text = lab_text_format_count (values[i]);

      gtk_label_set_label (self->values[i], text);
    }
}

static void
show_layers (LabRobotsLane *self)
{
  g_autofree char *text = NULL;

  lab_robots_layers_update (&self->layers, self->run);
  text = lab_robots_layers_describe (&self->layers);
  lab_plot_view_show (self->plot, lab_robots_layers_draw, &self->layers,
                      lab_robots_layers_get_height (
                          gtk_widget_get_pango_context (GTK_WIDGET (self->plot))),
                      lab_robots_layers_get_title (&self->layers), text);
}

/* Shows the state of the step, and at the end the solution instead of the heat. */
static void
show_board (LabRobotsLane *self)
{
  const LabRobotsSolution *solution = lab_robots_watch_get_solution (self->run);
  const LabRobotsBoard *board = lab_robots_watch_get_board (self->run);
  double values[LAB_ROBOTS_MAX_CELLS];
  LabRobotsPosition position, start;

  lab_robots_watch_get_position (self->run, &position);
  lab_robots_board_view_set_position (self->view, &position, FALSE);
  lab_robots_watch_get_heat (self->run, self->set, MIN (self->robot, board->n_robots - 1),
                             self->hottest, values);
  lab_robots_board_view_set_heat (self->view, values);
  lab_robots_heat_scale_show (self->scale, self->hottest);
  lab_robots_position_init (&start, board);
  if (lab_robots_watch_is_finished (self->run) && lab_robots_solution_is_solved (solution))
    {
      const GArray *moves = lab_robots_solution_get_moves (solution);

      lab_robots_board_view_set_heat (self->view, NULL);
      lab_robots_board_view_set_position (self->view, &start, FALSE);
      lab_robots_board_view_set_way (self->view, &start,
                                     (const LabRobotsMove *) (gpointer) moves->data, moves->len);
    }
  else
    lab_robots_board_view_set_way (self->view, &start, NULL, 0);
}

/* Shows a sentence about the step, with space for two lines at least, so that nothing moves with
 * each step. */
static void
show_sentence (LabRobotsLane *self)
{
  g_autoptr (PangoLayout) lines
      = gtk_widget_create_pango_layout (GTK_WIDGET (self->sentence), "A\nA");
  g_autofree char *text = lab_robots_watch_describe (self->run, FALSE);
  int height;

  pango_layout_get_pixel_size (lines, NULL, &height);
  gtk_widget_set_size_request (GTK_WIDGET (self->sentence), -1, height);
  gtk_label_set_label (self->sentence, text);
}

static GtkWidget *
create_counters (LabRobotsLane *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_column_homogeneous (grid, TRUE);
  for (int i = 0; i < N_ROWS; i++)
    {
      GtkWidget *title = gtk_label_new (_(titles[i]));
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      self->values[i] = GTK_LABEL (gtk_label_new (NULL));
      gtk_label_set_wrap (GTK_LABEL (title), TRUE);
      gtk_label_set_xalign (GTK_LABEL (title), 0);
      gtk_widget_set_hexpand (title, TRUE);
      gtk_widget_add_css_class (title, "dim-label");
      gtk_label_set_xalign (self->values[i], 1);
      gtk_widget_add_css_class (GTK_WIDGET (self->values[i]), "numeric");
      gtk_box_append (GTK_BOX (box), title);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->values[i]));
      gtk_grid_attach (grid, box, i % N_COLUMNS, i / N_COLUMNS, 1, 1);
    }
  return GTK_WIDGET (grid);
}

/* GObject */

static void
lab_robots_lane_dispose (GObject *object)
{
  LabRobotsLane *self = LAB_ROBOTS_LANE (object);

  if (self->plot != NULL)
    lab_plot_view_show (self->plot, NULL, NULL, 0, "", "");
  self->plot = NULL;
  g_clear_pointer (&self->run, lab_robots_watch_free);
  G_OBJECT_CLASS (lab_robots_lane_parent_class)->dispose (object);
}

static void
lab_robots_lane_class_init (LabRobotsLaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_robots_lane_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "robotslane");
}

static void
lab_robots_lane_init (LabRobotsLane *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->caption = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->caption, TRUE);
  gtk_label_set_justify (self->caption, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->caption), "heading");
  self->view = LAB_ROBOTS_BOARD_VIEW (lab_robots_board_view_new ());
  lab_robots_board_view_set_natural_size (self->view, BOARD_HEIGHT);
  gtk_widget_set_size_request (GTK_WIDGET (self->view), -1, BOARD_HEIGHT);
  gtk_widget_set_vexpand (GTK_WIDGET (self->view), TRUE);
  self->scale = g_object_new (LAB_TYPE_ROBOTS_HEAT_SCALE, NULL);
  self->sentence = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->sentence, TRUE);
  gtk_label_set_wrap_mode (self->sentence, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->sentence, 0);
  gtk_label_set_yalign (self->sentence, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->sentence), "numeric");
  self->plot = g_object_new (LAB_TYPE_PLOT_VIEW, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->caption));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->view));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->scale));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sentence));
  gtk_box_append (GTK_BOX (box), create_counters (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->plot));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Public functions */

/** lab_robots_lane_get_run: (transfer none) (nullable): returns the run. */
LabRobotsWatch *
lab_robots_lane_get_run (LabRobotsLane *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_LANE (self), NULL);

  return self->run;
}

/** lab_robots_lane_get_layers: (transfer none): returns the figure of the current step. */
const LabRobotsLayers *
lab_robots_lane_get_layers (LabRobotsLane *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_LANE (self), NULL);

  return &self->layers;
}

/** lab_robots_lane_get_view: (transfer none): returns the board. */
LabRobotsBoardView *
lab_robots_lane_get_view (LabRobotsLane *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_LANE (self), NULL);

  return self->view;
}

/**
 * lab_robots_lane_set_run:
 * @self: a lane
 * @run: (transfer full) (nullable): the run to watch; without one, the lane is hidden
 * @layers: (nullable): the figure of the run
 * @is_first: whether it finishes before the others
 *
 * Takes another run, which lab_robots_lane_show_step() shows.
 */
void
lab_robots_lane_set_run (LabRobotsLane         *self,
                         LabRobotsWatch        *run,
                         const LabRobotsLayers *layers,
                         gboolean               is_first)
{
  g_return_if_fail (LAB_IS_ROBOTS_LANE (self));
  g_return_if_fail (run == NULL || layers != NULL);

  g_clear_pointer (&self->run, lab_robots_watch_free);
  self->run = run;
  self->is_first = is_first;
  gtk_widget_set_visible (GTK_WIDGET (self), run != NULL);
  if (run == NULL)
    return;
  self->layers = *layers;
  lab_robots_board_view_set_board (self->view, lab_robots_watch_get_board (run));
}

/**
 * lab_robots_lane_show_step:
 * @self: a lane
 * @set: the states that are counted
 * @robot: the robot whose cells are colored
 * @hottest: how many states the darkest color means
 *
 * Shows the step at which the run is, and colors the cells where a robot often stands.
 */
void
lab_robots_lane_show_step (LabRobotsLane     *self,
                           LabRobotsWatchSet  set,
                           guint              robot,
                           guint              hottest)
{
  g_return_if_fail (LAB_IS_ROBOTS_LANE (self));
  g_return_if_fail (set < LAB_N_ROBOTS_WATCH_SETS && robot < LAB_ROBOTS_MAX_ROBOTS);

  self->set = set;
  self->robot = robot;
  self->hottest = hottest;
  if (self->run == NULL)
    return;
  show_caption (self);
  show_board (self);
  show_sentence (self);
  show_counters (self);
  show_layers (self);
}

/** lab_robots_lane_get_sentence: returns the sentence about the step. */
const char *
lab_robots_lane_get_sentence (LabRobotsLane *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_LANE (self), NULL);

  return gtk_label_get_label (self->sentence);
}

/** lab_robots_lane_go_to: goes to a step of the run, or to its last one, which
 * lab_robots_lane_show_step() shows. */
void
lab_robots_lane_go_to (LabRobotsLane *self,
                       guint          step)
{
  g_return_if_fail (LAB_IS_ROBOTS_LANE (self));

  if (self->run == NULL)
    return;
  lab_robots_watch_go_to (self->run, step);
}
