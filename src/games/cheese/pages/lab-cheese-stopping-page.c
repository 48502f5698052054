/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-stopping-page.h"

#include <glib/gi18n.h>

#include "lab-cheese-stopping.h"
#include "lab-interval-plot.h"
#include "lab-plot-view.h"
#include "lab-template.h"
#include "lab-work-frame.h"

#define N_MAZES 2000

/**
 * LabCheeseStoppingPage:
 *
 * The page that measures whether stopping early helps a search. Threads do the work.
 */
struct _LabCheeseStoppingPage
{
  AdwBin parent_instance;

  LabWorkFrame *work;
  GtkWidget *results;
  LabPlotView *plot;
  GtkLabel *answer;

  LabCheeseStopping *stopping;  /* (nullable): works, or is shown */
};

G_DEFINE_FINAL_TYPE (LabCheeseStoppingPage, lab_cheese_stopping_page, ADW_TYPE_BIN)

static const char * const names[LAB_N_CHEESE_SEARCHES] = {
  [LAB_CHEESE_SEARCH_DEPTH_FIRST] = N_("Depth-First"),
  [LAB_CHEESE_SEARCH_BREADTH_FIRST] = N_("Breadth-First"),
  [LAB_CHEESE_SEARCH_DIJKSTRA] = N_("Dijkstra"),
};

/* Private helpers */

static void
draw_plot (gconstpointer       data,
           const LabPlotTheme *theme,
           PangoContext       *text,
           gboolean            rtl,
           cairo_t            *cr,
           int                 width,
           int                 height)
{
  LabIntervalPlotRow rows[LAB_N_CHEESE_SEARCHES];
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  const LabIntervalPlot plot = { .rows = rows, .n_rows = LAB_N_CHEESE_SEARCHES, .whole = 100,
                                 .theme = theme, .text = text, .rtl = rtl };

  for (guint i = 0; i < LAB_N_CHEESE_SEARCHES; i++)
    {
      LabSummary summary = lab_cheese_stopping_summarize (data, (LabCheeseSearch) i);
      /* Translators: a share in percent. */
      char *label = g_strdup_printf (_("%.1f %%"), summary.mean);

      g_ptr_array_add (labels, label);
      rows[i] = (LabIntervalPlotRow) { _(names[i]), summary.mean, summary.interval.low,
                                       summary.interval.high, label };
    }
  lab_interval_plot_draw (&plot, cr, width, height);
}

static char *
describe (const LabCheeseStopping *stopping)
{
  GString *text = g_string_new (NULL);
  guint n = lab_experiment_count_all (&stopping->base);

  for (guint i = 0; i < LAB_N_CHEESE_SEARCHES; i++)
    {
      LabSummary summary = lab_cheese_stopping_summarize (stopping, (LabCheeseSearch) i);

      g_string_append_printf (
          text,
          /* Translators: an algorithm, then a share of the cells of a maze and one of a time. */
          _("%s: %.1f %% of the cells are visited, in %.0f %% of the time. "), _(names[i]),
          summary.mean, lab_cheese_stopping_get_time (stopping, (LabCheeseSearch) i));
    }
  if (lab_cheese_stopping_is_same (stopping))
    g_string_append_printf (text, ngettext ("The route is the same in %u maze.",
                                            "The route is the same in all %u mazes.", n), n);
  return g_string_free (text, FALSE);
}

static void
show_results (LabCheeseStoppingPage *self)
{
  g_autofree char *text = describe (self->stopping);
  LabIntervalPlot plot = { .n_rows = LAB_N_CHEESE_SEARCHES };
  int height
      = lab_interval_plot_get_height (&plot, gtk_widget_get_pango_context (GTK_WIDGET (self)));

  gtk_label_set_label (self->answer, text);
  lab_plot_view_show (self->plot, draw_plot, self->stopping, height,
                      _("Cells Visited When Stopping Early"), text);
  lab_work_frame_show_results (self->work, self->results);
  lab_work_frame_show_status (self->work, NULL);
}

static void
clear_stopping (LabCheeseStoppingPage *self)
{
  lab_work_frame_forget (self->work);
  lab_plot_view_show (self->plot, NULL, NULL, 0, "", "");
  gtk_widget_set_visible (self->results, FALSE);
  g_clear_pointer (&self->stopping, lab_experiment_free);
}

static void
on_done (LabCheeseStoppingPage *self)
{
  if (lab_experiment_count_all (&self->stopping->base) > 0)
    show_results (self);
}

static void
on_run (LabCheeseStoppingPage *self)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  clear_stopping (self);
  self->stopping = lab_cheese_stopping_new (&settings, N_MAZES, 0);
  lab_work_frame_start (self->work, &self->stopping->base);
}

/* GObject */

static void
lab_cheese_stopping_page_dispose (GObject *object)
{
  LabCheeseStoppingPage *self = LAB_CHEESE_STOPPING_PAGE (object);

  if (self->stopping != NULL)
    clear_stopping (self);
  G_OBJECT_CLASS (lab_cheese_stopping_page_parent_class)->dispose (object);
}

static void
lab_cheese_stopping_page_class_init (LabCheeseStoppingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE_TYPES (LAB_TYPE_PLOT_VIEW, LAB_TYPE_WORK_FRAME);
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_stopping_page_dispose;
  LAB_TEMPLATE ("lab-cheese-stopping-page.ui");
  LAB_TEMPLATE_CHILDREN (LabCheeseStoppingPage, work, results, plot, answer);
  LAB_TEMPLATE_CALLBACKS (on_run, on_done);
}

static void
lab_cheese_stopping_page_init (LabCheeseStoppingPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_cheese_stopping_page_create:
 * @family: the cheese race
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_cheese_stopping_page_create (LabFamily *family)
{
  LabCheeseStoppingPage *self = g_object_new (LAB_TYPE_CHEESE_STOPPING_PAGE, NULL);

  self->work->announcer = lab_family_host_get_announcer (lab_family_get_host (family));
  return GTK_WIDGET (self);
}

/** lab_cheese_stopping_page_leave: stops the work, because another page is shown. */
void
lab_cheese_stopping_page_leave (GtkWidget *page)
{
  lab_work_frame_cancel (LAB_CHEESE_STOPPING_PAGE (page)->work);
}
