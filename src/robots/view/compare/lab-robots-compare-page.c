/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-compare-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-export-buttons.h"
#include "lab-export.h"
#include "lab-robots-compare-results.h"
#include "lab-robots-compare-setup.h"
#include "lab-robots-comparison-plot.h"
#include "lab-robots-comparison-report.h"
#include "lab-work-frame.h"

/**
 * LabRobotsComparePage:
 *
 * The page on which algorithms are compared on many boards. Threads do the work.
 */
struct _LabRobotsComparePage
{
  AdwBin parent_instance;

  LabRobotsCompareSetup *setup;
  LabWorkFrame *work;
  LabRobotsCompareResults *results;
  LabExportButtons *exports;

  LabAnnouncer *announcer;              /* of the window */
  LabRobotsComparison *comparison;      /* (nullable): works, or is shown */
};

G_DEFINE_FINAL_TYPE (LabRobotsComparePage, lab_robots_compare_page, ADW_TYPE_BIN)

/* Private helpers */

static char *
format_progress (guint n_done,
                 guint n_tasks)
{
  /* Translators: how many boards are done, and how many there will be. */
  return g_strdup_printf (_("Boards: %u of %u"), n_done, n_tasks);
}

static void
show_results (LabRobotsComparePage *self,
              gboolean              shown)
{
  g_autofree char *title = NULL;

  lab_robots_compare_results_show (self->results, shown ? self->comparison : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->results), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->exports), shown);
  if (!shown)
    return;
  lab_work_frame_show_results (self->work, GTK_WIDGET (self->results));
  title = lab_robots_comparison_format_title (self->comparison);
  lab_announcer_say (self->announcer, title);
  lab_announcer_say (self->announcer, lab_robots_compare_results_get_text (self->results));
}

static void
on_done (LabRobotsComparePage *self)
{
  LabWorkers *workers = lab_robots_comparison_get_workers (self->comparison);
  guint n = lab_workers_count_finished (workers), total = lab_workers_get_n_tasks (workers);
  g_autofree char *text = NULL;

  gtk_widget_set_sensitive (GTK_WIDGET (self->setup), TRUE);
  if (n < total)
    text = g_strdup_printf (ngettext ("Interrupted when %u of %u board was finished.",
                                      "Interrupted when %u of %u boards were finished.", total),
                            n, total);
  lab_work_frame_show_status (self->work, text);
  show_results (self, n > 0);
}

static void
clear_comparison (LabRobotsComparePage *self)
{
  if (self->work != NULL)
    lab_work_frame_forget (self->work);
  g_clear_pointer (&self->comparison, lab_robots_comparison_free);
}

static void
on_run (LabRobotsComparePage *self)
{
  LabRobotsComparisonSetup setup;

  if (!lab_robots_compare_setup_get (self->setup, &setup))
    return;
  show_results (self, FALSE);
  clear_comparison (self);
  self->comparison = lab_robots_comparison_new (&setup);
  lab_work_frame_show_status (self->work, NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->setup), FALSE);
  lab_work_frame_start (self->work, lab_robots_comparison_get_workers (self->comparison),
                        format_progress);
}

static void
on_setup_changed (LabRobotsComparePage *self)
{
  LabRobotsComparisonSetup setup;

  lab_work_frame_enable (self->work, lab_robots_compare_setup_get (self->setup, &setup));
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The results were saved to “%s”."), name);

  lab_work_frame_show_status (LAB_ROBOTS_COMPARE_PAGE (widget)->work, text);
}

/* GObject */

static void
lab_robots_compare_page_dispose (GObject *object)
{
  LabRobotsComparePage *self = LAB_ROBOTS_COMPARE_PAGE (object);

  if (self->comparison != NULL)
    lab_robots_compare_results_show (self->results, NULL);
  clear_comparison (self);
  G_OBJECT_CLASS (lab_robots_compare_page_parent_class)->dispose (object);
}

static void
lab_robots_compare_page_class_init (LabRobotsComparePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_EXPORT_BUTTONS);
  g_type_ensure (LAB_TYPE_ROBOTS_COMPARE_RESULTS);
  g_type_ensure (LAB_TYPE_ROBOTS_COMPARE_SETUP);
  g_type_ensure (LAB_TYPE_WORK_FRAME);
  G_OBJECT_CLASS (klass)->dispose = lab_robots_compare_page_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-compare-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRobotsComparePage, setup);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsComparePage, work);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsComparePage, results);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsComparePage, exports);
  gtk_widget_class_bind_template_callback (widget_class, on_setup_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_run);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
  gtk_widget_class_bind_template_callback (widget_class, lab_robots_compare_page_export);
}

static void
lab_robots_compare_page_init (LabRobotsComparePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_export_buttons_set_name (self->exports, "robots");
}

/* Public functions */

/**
 * lab_robots_compare_page_new:
 * @family: the robots
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_robots_compare_page_new (LabFamily *family)
{
  LabRobotsComparePage *self = g_object_new (LAB_TYPE_ROBOTS_COMPARE_PAGE, NULL);

  self->announcer = lab_shell_get_announcer (lab_family_get_shell (family));
  lab_work_frame_set_announcer (self->work, self->announcer);
  return GTK_WIDGET (self);
}

/** lab_robots_compare_page_leave: stops the work, because another page is shown. */
void
lab_robots_compare_page_leave (GtkWidget *page)
{
  lab_work_frame_cancel (LAB_ROBOTS_COMPARE_PAGE (page)->work);
}

/**
 * lab_robots_compare_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the results to a file: those of all boards as comma-separated values if its name ends in
 * `.csv`, otherwise the figures that are shown, in the format that the name ends in, or as SVG.
 * Tells the user that it was done, or why it failed.
 */
void
lab_robots_compare_page_export (LabRobotsComparePage *self,
                                GFile                *file)
{
  LabFigureFormat format = LAB_FIGURE_SVG;
  const char *failure = _("Could Not Save the Results");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_COMPARE_PAGE (self) && G_IS_FILE (file));

  if (self->comparison == NULL || lab_work_frame_is_working (self->work))
    return;
  name = g_file_get_basename (file);
  if (g_str_has_suffix (name, ".csv"))
    {
      char *text = lab_robots_comparison_format_csv (self->comparison);

      bytes = g_bytes_new_take (text, strlen (text));
    }
  else
    {
      lab_figure_get_format (name, &format);
      bytes = lab_robots_comparison_render (self->comparison,
                                            lab_robots_compare_results_get_kind (self->results),
                                            format, &error);
    }
  if (bytes != NULL)
    lab_export_write (GTK_WIDGET (self), file, bytes, failure, on_written);
  else if (error != NULL)
    lab_export_tell_failure (GTK_WIDGET (self), file, failure, error->message);
}
