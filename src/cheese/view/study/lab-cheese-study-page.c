/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-study-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-study-plot.h"
#include "lab-cheese-study-report.h"
#include "lab-cheese-study-setup.h"
#include "lab-export.h"
#include "lab-export-buttons.h"
#include "lab-plot-view.h"
#include "lab-work-frame.h"

#define PLOT_HEIGHT 360

/**
 * LabCheeseStudyPage:
 *
 * The page on which rats are compared in many games. Threads do the work.
 */
struct _LabCheeseStudyPage
{
  AdwBin parent_instance;

  LabCheeseStudySetupBox *setup;
  LabWorkFrame *work;
  GtkWidget *results;
  LabPlotView *plot;
  AdwPreferencesGroup *answers;
  AdwPreferencesGroup *rats;
  AdwPreferencesGroup *pairs;
  GPtrArray *rows;              /* of the groups, which are replaced by each study */

  LabAnnouncer *announcer;      /* of the window */
  LabCheeseStudy *study;        /* (nullable): works, or is shown */
};

G_DEFINE_FINAL_TYPE (LabCheeseStudyPage, lab_cheese_study_page, ADW_TYPE_BIN)

/* Private helpers: results */

static void
draw_plot (gconstpointer       data,
           const LabPlotTheme *theme,
           PangoContext       *text,
           gboolean            rtl,
           cairo_t            *cr,
           int                 width,
           int                 height)
{
  lab_cheese_study_plot_draw (data, (LabPlot) { .theme = theme, .text = text, .rtl = rtl }, cr,
                              width, height);
}

static void
add_row (LabCheeseStudyPage  *self,
         AdwPreferencesGroup *group,
         const char          *title,
         const char          *subtitle)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", subtitle,
                                 "use-markup", FALSE, "title-lines", 0, "subtitle-lines", 0, NULL);

  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

static void
add_rat (LabCheeseStudyPage *self,
         guint               rat)
{
  LabInterval median;
  LabSummary summary = lab_cheese_study_summarize (self->study, rat, &median);
  g_autofree char *name = lab_cheese_study_dup_name (self->study, rat);
  g_autofree char *mean = lab_cheese_study_format_number (summary.mean);
  g_autofree char *mean_interval = lab_cheese_study_format_interval (&summary.interval);
  g_autofree char *middle = lab_cheese_study_format_number (summary.median);
  g_autofree char *median_interval = lab_cheese_study_format_interval (&median);
  g_autofree char *text = g_strdup_printf (
      /* Translators: numbers of turns: their mean and its 95 % interval, then their median and its
       * interval. */
      _("Mean %s (%s), median %s (%s) turns"), mean, mean_interval, middle, median_interval);

  add_row (self, self->rats, name, text);
}

static void
add_pair (LabCheeseStudyPage  *self,
          const LabCheesePair *pair)
{
  g_autofree char *first = lab_cheese_study_dup_name (self->study, pair->first);
  g_autofree char *second = lab_cheese_study_dup_name (self->study, pair->second);
  /* Translators: the names of two rats that are compared. */
  g_autofree char *title = g_strdup_printf (_("%s and %s"), first, second);
  g_autofree char *sentence = lab_cheese_study_format_sentence (self->study, pair);
  g_autofree char *u = g_strdup_printf ("%.1f", pair->u.statistic);
  g_autofree char *effect = lab_cheese_study_format_number (pair->u.effect);
  g_autofree char *p = lab_rank_tests_format_p (pair->u.p, pair->u.log10_p);
  g_autofree char *holm = lab_cheese_study_format_log10_p (pair->u_holm);
  g_autofree char *paired = lab_cheese_study_format_log10_p (pair->paired.log10_p);
  g_autofree char *paired_holm = lab_cheese_study_format_log10_p (pair->paired_holm);
  g_autofree char *text = g_strdup_printf (
      /* Translators: U and p of the test of Mann and Whitney, its share of all pairs of games, p
       * after Holm's correction; then p of the test of Wilcoxon, and that after the correction. */
      _("U = %s, U/nm = %s, p = %s (Holm: %s); Wilcoxon: p = %s (Holm: %s)"), u, effect, p, holm,
      paired, paired_holm);

  add_row (self, self->answers, sentence, NULL);
  add_row (self, self->pairs, title, text);
}

static void
clear_results (LabCheeseStudyPage *self)
{
  AdwPreferencesGroup *groups[] = { self->answers, self->rats, self->pairs };

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      for (guint k = 0; k < G_N_ELEMENTS (groups); k++)
        {
          if (gtk_widget_is_ancestor (row, GTK_WIDGET (groups[k])))
            {
              adw_preferences_group_remove (groups[k], row);
              break;
            }
        }
    }
  g_ptr_array_set_size (self->rows, 0);
  lab_plot_view_show (self->plot, NULL, NULL, PLOT_HEIGHT, "", "");
  gtk_widget_set_visible (self->results, FALSE);
}

static void
show_results (LabCheeseStudyPage *self)
{
  g_autoptr (GArray) pairs = lab_cheese_study_compare (self->study);
  g_autofree char *title = lab_cheese_study_format_title (self->study);
  GString *words = g_string_new (NULL);

  for (guint rat = 0; rat < lab_cheese_study_get_setup (self->study)->n_rats; rat++)
    add_rat (self, rat);
  for (guint i = 0; i < pairs->len; i++)
    {
      const LabCheesePair *pair = &g_array_index (pairs, LabCheesePair, i);
      g_autofree char *sentence = lab_cheese_study_format_sentence (self->study, pair);

      add_pair (self, pair);
      g_string_append_printf (words, "%s ", sentence);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->answers), pairs->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->pairs), pairs->len > 0);
  lab_plot_view_show (self->plot, draw_plot, self->study, PLOT_HEIGHT, title, words->str);
  lab_work_frame_show_results (self->work, self->results);
  lab_announcer_say (self->announcer, words->len > 0 ? words->str : title);
  g_string_free (words, TRUE);
}

/* Private helpers: work */

static char *
format_progress (guint n_done,
                 guint n_tasks)
{
  guint percent = n_tasks > 0 ? (guint) (100 * (guint64) n_done / n_tasks) : 100;

  /* Translators: which share of the games is finished. */
  return g_strdup_printf (_("Games: %u %%"), percent);
}

static void
clear_study (LabCheeseStudyPage *self)
{
  lab_work_frame_forget (self->work);
  clear_results (self);
  g_clear_pointer (&self->study, lab_cheese_study_free);
}

static void
on_done (LabCheeseStudyPage *self)
{
  LabWorkers *workers = lab_cheese_study_get_workers (self->study);
  guint n_games = lab_cheese_study_count_finished (self->study, 0);
  g_autoptr (GError) error = NULL;

  gtk_widget_set_sensitive (GTK_WIDGET (self->setup), TRUE);
  lab_cheese_study_check (self->study, &error);
  if (error != NULL)
    lab_work_frame_show_status (self->work, error->message);
  else if (n_games > 0
           && lab_workers_count_finished (workers) < lab_workers_get_n_tasks (workers))
    lab_work_frame_show_status (self->work, _("Interrupted. These are the results of the "
                                              "finished games."));
  if (error == NULL && n_games > 0)
    show_results (self);
}

static void
on_run (LabCheeseStudyPage *self)
{
  LabCheeseStudySetup setup;
  g_autoptr (GError) error = NULL;

  if (!lab_cheese_study_setup_get (self->setup, &setup))
    return;
  clear_study (self);
  self->study = lab_cheese_study_new (&setup, &error);
  lab_work_frame_show_status (self->work, error != NULL ? error->message : NULL);
  if (self->study == NULL)
    return;
  gtk_widget_set_sensitive (GTK_WIDGET (self->setup), FALSE);
  lab_work_frame_start (self->work, lab_cheese_study_get_workers (self->study), format_progress);
}

static void
on_setup_changed (LabCheeseStudyPage *self)
{
  LabCheeseStudySetup setup;

  lab_work_frame_enable (self->work, lab_cheese_study_setup_get (self->setup, &setup));
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The results were saved to “%s”."), name);

  lab_work_frame_show_status (LAB_CHEESE_STUDY_PAGE (widget)->work, text);
}

/* GObject */

static void
lab_cheese_study_page_dispose (GObject *object)
{
  LabCheeseStudyPage *self = LAB_CHEESE_STUDY_PAGE (object);

  if (self->study != NULL)
    clear_study (self);
  G_OBJECT_CLASS (lab_cheese_study_page_parent_class)->dispose (object);
}

static void
lab_cheese_study_page_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_CHEESE_STUDY_PAGE (object)->rows);
  G_OBJECT_CLASS (lab_cheese_study_page_parent_class)->finalize (object);
}

static void
lab_cheese_study_page_class_init (LabCheeseStudyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_PLOT_VIEW);
  g_type_ensure (LAB_TYPE_CHEESE_STUDY_SETUP);
  g_type_ensure (LAB_TYPE_EXPORT_BUTTONS);
  g_type_ensure (LAB_TYPE_WORK_FRAME);
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_study_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_cheese_study_page_finalize;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-cheese-study-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStudyPage, setup);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStudyPage, work);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStudyPage, results);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStudyPage, plot);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStudyPage, answers);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStudyPage, rats);
  gtk_widget_class_bind_template_child (widget_class, LabCheeseStudyPage, pairs);
  gtk_widget_class_bind_template_callback (widget_class, on_setup_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_run);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
  gtk_widget_class_bind_template_callback (widget_class, lab_cheese_study_page_export);
}

static void
lab_cheese_study_page_init (LabCheeseStudyPage *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_cheese_study_page_create:
 * @family: the cheese race
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_cheese_study_page_create (LabFamily *family)
{
  LabCheeseStudyPage *self = g_object_new (LAB_TYPE_CHEESE_STUDY_PAGE, NULL);

  self->announcer = lab_shell_get_announcer (lab_family_get_shell (family));
  lab_work_frame_set_announcer (self->work, self->announcer);
  return GTK_WIDGET (self);
}

/** lab_cheese_study_page_leave: stops the work, because another page is shown. */
void
lab_cheese_study_page_leave (GtkWidget *page)
{
  lab_work_frame_cancel (LAB_CHEESE_STUDY_PAGE (page)->work);
}

/**
 * lab_cheese_study_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the results to a file: as comma-separated values if its name ends in `.csv`, otherwise as
 * a picture in the format that the name ends in, or as SVG. Tells the user that it was done, or
 * why it failed.
 */
void
lab_cheese_study_page_export (LabCheeseStudyPage *self,
                              GFile              *file)
{
  LabFigureFormat format = LAB_FIGURE_SVG;
  const char *failure = _("Could Not Save the Results");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (LAB_IS_CHEESE_STUDY_PAGE (self) && G_IS_FILE (file));

  if (self->study == NULL || lab_work_frame_is_working (self->work))
    return;
  name = g_file_get_basename (file);
  if (g_str_has_suffix (name, ".csv"))
    {
      char *text = lab_cheese_study_format_csv (self->study);

      bytes = g_bytes_new_take (text, strlen (text));
    }
  else
    {
      lab_figure_get_format (name, &format);
      bytes = lab_cheese_study_plot_render (self->study, format, &error);
    }
  if (bytes != NULL)
    lab_export_write (GTK_WIDGET (self), file, bytes, failure, on_written);
  else if (error != NULL)
    lab_export_tell_failure (GTK_WIDGET (self), file, failure, error->message);
}
