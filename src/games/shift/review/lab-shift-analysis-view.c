/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-analysis-view.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "lab-export.h"
#include "lab-family-host.h"
#include "lab-figure.h"
#include "lab-plot-view.h"
#include "lab-task.h"
#include "lab-template.h"

#define PLOT_HEIGHT 190
/* A tap so close to a marked turn means that turn, in logical pixels: the ring around it. */
#define NEAR 9.0
/* The picture that is saved, in units. */
#define PICTURE_WIDTH 960
#define PICTURE_HEIGHT 480
#define PICTURE_MARGIN 24

struct _LabShiftAnalysisView
{
  GtkBox parent_instance;

  GtkWidget *run;
  GtkWidget *busy;
  GtkProgressBar *progress;
  GtkWidget *cancel;
  GtkWidget *results;
  GtkLabel *chances;
  LabPlotView *plot;
  GtkToggleButton *better;
  LabExportButtons *exports;

  LabShiftGame *saved;           /* (nullable) */
  const LabShiftTurnReview *reviews;  /* (nullable): of @saved */
  guint n_turns;
  double number;                      /* of the turn that is shown */
  LabPlotSpan span;                   /* of the plot when it was drawn last */
  LabTask *task;                      /* (nullable): with an array of turns as its job */
};

G_DEFINE_FINAL_TYPE (LabShiftAnalysisView, lab_shift_analysis_view, GTK_TYPE_BOX)

/* Private helpers: what is shown */

/* Returns %NULL if the turn is not marked. */
static const LabShiftTurnReview *
get_marked (LabShiftAnalysisView *self,
            guint                 number)
{
  if (self->reviews == NULL || number == 0 || number > self->n_turns
      || self->reviews[number - 1].reason == LAB_SHIFT_REASON_NONE)
    return NULL;
  return &self->reviews[number - 1];
}

static char *
format_percent (double chance)
{
  return g_strdup_printf (_("%.0f %%"), chance);
}

/* Draws the chances, in the manner of @plot. Each turn leads from those before it to those after
 * it. */
static void
draw (LabShiftAnalysisView *self,
      LabPlot               plot,
      cairo_t              *cr,
      int                   width,
      int                   height)
{
  /* The styles that are most like the colors of the pawns. */
  static const guint seat_styles[LAB_SHIFT_N_SEATS] = { 1, 4, 0, 3 };
  LabPlotSeries series[LAB_SHIFT_N_SEATS];
  guint styles[LAB_SHIFT_N_SEATS];
  g_autofree LabPlotPoint *all
      = g_new (LabPlotPoint, 3 * LAB_SHIFT_N_SEATS * (gsize) self->n_turns);
  LabPlotPoint *next = all;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      LabPlotPoint *points = next, *marked = next + 2 * (gsize) self->n_turns;

      if (self->saved->names[seat] == NULL)
        continue;
      next = marked;
      for (guint i = 0; i < self->n_turns; i++)
        {
          points[2 * i] = (LabPlotPoint) { i, 100 * self->reviews[i].before[seat] };
          points[2 * i + 1] = (LabPlotPoint) { i + 1.0, 100 * self->reviews[i].after[seat] };
          if (get_marked (self, i + 1) != NULL && self->reviews[i].seat == seat)
            *next++ = points[2 * i + 1];
        }
      series[plot.n_series] = (LabPlotSeries) { self->saved->names[seat], NULL, points,
                                                (gsize) (marked - points), marked,
                                                (gsize) (next - marked) };
      styles[plot.n_series++] = seat_styles[seat];
    }
  plot.shape = LAB_PLOT_STRAIGHT;
  plot.series = series;
  plot.styles = styles;
  plot.x.to = self->n_turns;
  plot.y = (LabPlotAxis) { .to = 100, .format = format_percent };
  lab_plot_draw (&plot, cr, width, height);
}

static void
draw_in_view (gconstpointer       data,
              const LabPlotTheme *theme,
              PangoContext       *text,
              gboolean            rtl,
              cairo_t            *cr,
              int                 width,
              int                 height)
{
  LabShiftAnalysisView *self = LAB_SHIFT_ANALYSIS_VIEW ((gpointer) data);

  draw (self, (LabPlot) { .theme = theme, .text = text, .rtl = rtl, .cursor = &self->number,
                          .span = &self->span }, cr, width, height);
}

static void
draw_picture (gconstpointer data,
              cairo_t      *cr,
              int           width,
              int           height)
{
  draw (LAB_SHIFT_ANALYSIS_VIEW ((gpointer) data),
        (LabPlot) { .title = _("Chance to Win"), .x = { .label = _("Turn") },
                    .theme = &lab_plot_theme_print, .margin = PICTURE_MARGIN,
                    .rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL },
        cr, width, height);
}

static void
show_chances (LabShiftAnalysisView *self)
{
  guint number = (guint) self->number;
  const double *chances = number > 0 ? self->reviews[number - 1].after : self->reviews[0].before;
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (self->saved->names[seat] == NULL)
        continue;
      g_string_append (list, list->len > 0 ? " · " : "");
      /* Translators: the name of a player, and the chance to win in percent. */
      g_string_append_printf (list, C_("chance", "%s %.0f %%"), self->saved->names[seat],
                              100 * chances[seat]);
    }
  /* Translators: %s lists the players, such as “Red 54 % · Blue 46 %”. */
  text = g_strdup_printf (_("Chance to win: %s"), list->str);
  gtk_label_set_label (self->chances, text);
  gtk_widget_queue_draw (GTK_WIDGET (self->plot));
}

/* Describes the plot by its marked turns. */
static void
show_plot (LabShiftAnalysisView *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint number = 1; number <= self->n_turns; number++)
    {
      g_autofree char *why = lab_shift_analysis_view_explain (self, number, NULL);

      if (why != NULL)
        g_string_append_printf (text, _("Turn %u, %s: %s"), number,
                                self->saved->names[self->reviews[number - 1].seat], why);
      g_string_append (text, why != NULL ? "\n" : "");
    }
  lab_plot_view_show (self->plot, self->reviews != NULL ? draw_in_view : NULL, self, PLOT_HEIGHT,
                      _("Chance to Win"), text->str);
}

/* Shows the button that starts, the progress, or the results, and moves the focus with them. */
static void
update (LabShiftAnalysisView *self)
{
  gboolean focused = gtk_widget_has_focus (self->run) || gtk_widget_has_focus (self->cancel);

  self->reviews = self->saved != NULL
                    ? lab_shift_game_get_reviews (self->saved, &self->n_turns) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), self->saved != NULL && self->n_turns > 0);
  gtk_widget_set_visible (self->run, self->reviews == NULL && self->task == NULL);
  gtk_widget_set_visible (self->busy, self->task != NULL);
  gtk_widget_set_visible (self->results, self->reviews != NULL);
  show_plot (self);
  if (self->reviews != NULL)
    show_chances (self);
  if (focused)
    gtk_widget_grab_focus (self->reviews != NULL ? GTK_WIDGET (self->better)
                                                 : self->task != NULL ? self->cancel : self->run);
}

/* Private helpers: the task, which gets the turns, and answers with their reviews */

typedef struct
{
  LabShiftPosition initial;
  LabShiftTurnReview *reviews;        /* (nullable) */
  guint n_turns;
  LabShiftTurn turns[];
} Job;

static void
free_job (gpointer job)
{
  g_free (((Job *) job)->reviews);
  g_free (job);
}

static void
report (guint    n_done,
        gpointer task)
{
  lab_task_report (task, &n_done);
}

static void
work (LabTask  *task,
      gpointer  data)
{
  Job *job = data;

  job->reviews = lab_shift_analysis_run (&job->initial, job->turns, job->n_turns,
                                         task->cancellable, report, task);
}

static void
on_progress (gpointer job G_GNUC_UNUSED,
             gpointer owner)
{
  LabShiftAnalysisView *self = owner;
  guint n_done = 0;
  g_autofree char *text = NULL;

  lab_task_get_progress (self->task, &n_done);
  text = g_strdup_printf (_("Turn %u of %u"), n_done, self->n_turns);
  gtk_progress_bar_set_fraction (self->progress, (double) n_done / self->n_turns);
  gtk_progress_bar_set_text (self->progress, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

static void
on_cancel (LabShiftAnalysisView *self)
{
  g_clear_pointer (&self->task, lab_task_free);
  update (self);
}

static void
on_done (gpointer job,
         gpointer owner)
{
  LabShiftAnalysisView *self = owner;

  g_free (self->saved->reviews);
  self->saved->reviews = g_steal_pointer (&((Job *) job)->reviews);
  self->saved->n_reviews = ((Job *) job)->n_turns;
  on_cancel (self);
  g_signal_emit_by_name (self, "changed");
}

static const LabTaskKind analysis = {
  .work = work,
  .free_job = free_job,
  .done = on_done,
  .progress_size = sizeof (guint),
  .on_progress = on_progress,
};

/* Private helpers: what the user does */

static void
on_tapped (LabShiftAnalysisView *self,
           int n_presses         G_GNUC_UNUSED,
           double                x)
{
  GtkWidget *plot = GTK_WIDGET (self->plot);
  gboolean rtl = gtk_widget_get_direction (plot) == GTK_TEXT_DIR_RTL;
  double turn = (self->span.right - self->span.left) / self->n_turns;
  double at = ((rtl ? gtk_widget_get_width (plot) - x : x) - self->span.left) / turn;
  double nearest = NEAR / turn;
  guint number = (guint) round (CLAMP (at, 0, self->n_turns));

  for (guint i = 1; i <= self->n_turns; i++)
    {
      if (get_marked (self, i) == NULL || fabs (at - i) >= nearest)
        continue;
      nearest = fabs (at - i);
      number = i;
    }
  g_signal_emit_by_name (self, "chosen", number);
}

static void
on_better (LabShiftAnalysisView *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  GtkRoot *window = gtk_widget_get_root (widget);
  g_autofree char *text = g_strdup_printf (_("The results were saved to “%s”."), name);

  gtk_label_set_label (LAB_SHIFT_ANALYSIS_VIEW (widget)->chances, text);
  if (LAB_IS_FAMILY_HOST (window))
    lab_announcer_say (lab_family_host_get_announcer (LAB_FAMILY_HOST (window)), text);
}

/* Writes a table if the name of the file ends in `.csv`, otherwise a picture. */
static void
on_file_chosen (LabShiftAnalysisView *self,
                GFile                *file)
{
  const char *failure = _("Could Not Save the Results");
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *csv = NULL;
  LabFigureFormat format = LAB_FIGURE_SVG;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (self->reviews == NULL)
    return;
  lab_figure_get_format (name, &format);
  if (g_str_has_suffix (name, ".csv"))
    csv = lab_shift_analysis_to_csv (self->reviews, self->n_turns,
                                     (const char * const *) self->saved->names);
  if (csv != NULL)
    bytes = g_bytes_new (csv, strlen (csv));
  else
    bytes = lab_figure_render (format, PICTURE_WIDTH, PICTURE_HEIGHT, draw_picture, self, &error);
  if (bytes != NULL)
    lab_export_write (GTK_WIDGET (self), file, bytes, failure, on_written);
  else
    lab_export_tell_failure (GTK_WIDGET (self), file, failure, error->message);
}

/* GObject */

static void
lab_shift_analysis_view_dispose (GObject *object)
{
  LabShiftAnalysisView *self = LAB_SHIFT_ANALYSIS_VIEW (object);

  g_clear_pointer (&self->task, lab_task_free);
  g_clear_object (&self->saved);
  G_OBJECT_CLASS (lab_shift_analysis_view_parent_class)->dispose (object);
}

static void
lab_shift_analysis_view_class_init (LabShiftAnalysisViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_analysis_view_dispose;
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  LAB_TEMPLATE_TYPES (LAB_TYPE_EXPORT_BUTTONS, LAB_TYPE_PLOT_VIEW);
  LAB_TEMPLATE ("lab-shift-analysis-view.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftAnalysisView, run, busy, progress, cancel, results, chances, plot,
                         better, exports);
  LAB_TEMPLATE_CALLBACKS (lab_shift_analysis_view_run, on_cancel, on_tapped, on_better,
                          on_file_chosen);
}

static void
lab_shift_analysis_view_init (LabShiftAnalysisView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->exports->name = "analysis";
}

/* Public functions */

/**
 * lab_shift_analysis_view_set_game:
 * @self: a view
 * @saved: (nullable): a game that is over, or %NULL to show nothing
 *
 * Shows the analysis of @saved, or the button that starts it. An earlier one is cancelled.
 */
void
lab_shift_analysis_view_set_game (LabShiftAnalysisView *self,
                                  LabShiftGame         *saved)
{
  g_return_if_fail (LAB_IS_SHIFT_ANALYSIS_VIEW (self));

  g_set_object (&self->saved, saved);
  self->number = 0;
  on_cancel (self);
}

/** lab_shift_analysis_view_set_turn: shows which turn is selected; 0 for the start. */
void
lab_shift_analysis_view_set_turn (LabShiftAnalysisView *self,
                                  guint                 number)
{
  g_return_if_fail (LAB_IS_SHIFT_ANALYSIS_VIEW (self));

  self->number = MIN (number, self->n_turns);
  if (self->reviews != NULL)
    show_chances (self);
}

/** lab_shift_analysis_view_run: analyzes the game in a thread, unless it is analyzed. */
void
lab_shift_analysis_view_run (LabShiftAnalysisView *self)
{
  LabShiftGame *game;
  gsize size;
  Job *job;

  g_return_if_fail (LAB_IS_SHIFT_ANALYSIS_VIEW (self));

  if (self->saved == NULL || self->reviews != NULL || self->task != NULL || self->n_turns == 0)
    return;
  game = self->saved;
  size = self->n_turns * sizeof (LabShiftTurn);
  job = g_malloc0 (sizeof (Job) + size);
  job->initial = *lab_shift_game_get_position_at (game, 0);
  job->n_turns = self->n_turns;
  memcpy (job->turns, game->turns->data, size);
  self->task = lab_task_start (&analysis, job, self);
  on_progress (job, self);
  update (self);
}

/**
 * lab_shift_analysis_view_get_better:
 * @self: a view
 * @number: the number of a turn, from 0 for the start
 *
 * Returns: (nullable): the better turn in place of a marked one, if the user wants to see it
 */
const LabShiftTurn *
lab_shift_analysis_view_get_better (LabShiftAnalysisView *self,
                                    guint                 number)
{
  const LabShiftTurnReview *review;

  g_return_val_if_fail (LAB_IS_SHIFT_ANALYSIS_VIEW (self), NULL);

  review = get_marked (self, number);
  return review != NULL && gtk_toggle_button_get_active (self->better) ? &review->best : NULL;
}

/**
 * lab_shift_analysis_view_explain:
 * @self: a view
 * @number: the number of a turn
 * @loss: (out) (optional): what it lost of the chance to win, in percent
 *
 * Returns: (transfer full) (nullable): what the turn lost, and why another one is better; %NULL if
 *   it is not marked
 */
char *
lab_shift_analysis_view_explain (LabShiftAnalysisView *self,
                                 guint                 number,
                                 guint                *loss)
{
  const LabShiftTurnReview *review = get_marked (self, number);
  g_autofree char *lost = NULL;
  g_autofree char *why = NULL;

  if (review == NULL)
    return NULL;
  if (loss != NULL)
    *loss = (guint) round (100 * review->loss);
  why = lab_shift_analysis_explain (review, self->saved->names[review->rival]);
  /* Translators: what a turn did to the chance to win, which was the first number. */
  lost = g_strdup_printf (_("The chance to win fell from %.0f %% to %.0f %%."),
                          100 * review->before[review->seat], 100 * review->after[review->seat]);
  return g_strconcat (lost, "\n", why, NULL);
}
