/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-experiment-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-export.h"
#include "lab-template.h"
#include "lab-work-frame.h"

struct _LabExperimentPage
{
  AdwBin parent_instance;

  AdwClamp *clamp;
  GtkBox *content;
  LabWorkFrame *work;
  LabExportButtons *exports;
  GtkWidget *setup;
  GtkWidget *results;

  const LabExperimentPageKind *kind;
  LabAnnouncer *announcer;              /* of the window */
  LabExperiment *experiment;            /* (nullable): works, or is shown */
};

G_DEFINE_FINAL_TYPE (LabExperimentPage, lab_experiment_page, ADW_TYPE_BIN)

/* Private helpers */

static void
hide_results (LabExperimentPage *self)
{
  self->kind->show (self->results, NULL, NULL);
  gtk_widget_set_visible (self->results, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->exports), FALSE);
}

static void
show_results (LabExperimentPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->exports), TRUE);
  lab_work_frame_show_results (self->work, self->results);
  self->kind->show (self->results, self->experiment, self->announcer);
}

static void
clear_experiment (LabExperimentPage *self)
{
  lab_work_frame_forget (self->work);
  g_clear_pointer (&self->experiment, lab_experiment_free);
}

static void
on_done (LabExperimentPage *self)
{
  const LabExperiment *experiment = self->experiment;
  LabWorkers *workers = experiment->workers;
  guint n = lab_experiment_count_all (experiment);
  gboolean is_strict = self->kind->is_strict;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_sensitive (self->setup, TRUE);
  if (lab_workers_count_finished (workers) < workers->n_tasks && (n > 0 || !is_strict))
    text = experiment->kind->format_interruption (n, experiment->n_groups * experiment->n_seeds);
  lab_experiment_check (experiment, &error);
  lab_work_frame_show_status (self->work, error != NULL ? error->message : text);
  if (n > 0 && (error == NULL || !is_strict))
    show_results (self);
}

static void
on_run (LabExperimentPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!self->kind->is_ready (self->setup))
    return;
  hide_results (self);
  clear_experiment (self);
  self->experiment = self->kind->make_experiment (self->setup, &error);
  lab_work_frame_show_status (self->work, error != NULL ? error->message : NULL);
  if (self->experiment == NULL)
    return;
  gtk_widget_set_sensitive (self->setup, FALSE);
  lab_work_frame_start (self->work, self->experiment);
}

static void
on_setup_changed (LabExperimentPage *self)
{
  gtk_widget_set_sensitive (self->work->run, self->kind->is_ready (self->setup));
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The results were saved to “%s”."), name);

  lab_work_frame_show_status (LAB_EXPERIMENT_PAGE (widget)->work, text);
}

/* Adds what each kind has of its own, around the work and the buttons. */
static void
add_parts (LabExperimentPage *self)
{
  self->setup = g_object_new (self->kind->get_setup_type (), NULL);
  self->results = g_object_new (self->kind->get_results_type (), NULL);
  gtk_widget_set_visible (self->results, FALSE);
  gtk_box_prepend (self->content, self->setup);
  gtk_box_insert_child_after (self->content, self->results, GTK_WIDGET (self->work));
  if (self->kind->make_intro != NULL)
    gtk_box_prepend (self->content, self->kind->make_intro ());
  if (self->kind->add_more != NULL)
    self->kind->add_more (self->content);
  g_signal_connect_object (self->setup, "changed", G_CALLBACK (on_setup_changed), self,
                           G_CONNECT_SWAPPED);
}

/* GObject */

static void
lab_experiment_page_dispose (GObject *object)
{
  LabExperimentPage *self = LAB_EXPERIMENT_PAGE (object);

  if (self->experiment != NULL)
    {
      self->kind->show (self->results, NULL, NULL);
      clear_experiment (self);
    }
  G_OBJECT_CLASS (lab_experiment_page_parent_class)->dispose (object);
}

static void
lab_experiment_page_class_init (LabExperimentPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE_TYPES (LAB_TYPE_EXPORT_BUTTONS, LAB_TYPE_WORK_FRAME);
  G_OBJECT_CLASS (klass)->dispose = lab_experiment_page_dispose;
  LAB_TEMPLATE ("lab-experiment-page.ui");
  LAB_TEMPLATE_CHILDREN (LabExperimentPage, clamp, content, work, exports);
  LAB_TEMPLATE_CALLBACKS (on_run, on_done, lab_experiment_page_export);
}

static void
lab_experiment_page_init (LabExperimentPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_experiment_page_new:
 * @kind: what is different on this page
 * @family: the game
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_experiment_page_new (const LabExperimentPageKind *kind,
                         LabFamily                   *family)
{
  LabExperimentPage *self = g_object_new (LAB_TYPE_EXPERIMENT_PAGE, NULL);

  self->kind = kind;
  self->announcer = lab_family_host_get_announcer (lab_family_get_host (family));
  self->work->announcer = self->announcer;
  self->exports->name = kind->file_name;
  adw_clamp_set_maximum_size (self->clamp, kind->width);
  adw_clamp_set_tightening_threshold (self->clamp, kind->width);
  add_parts (self);
  return GTK_WIDGET (self);
}

/** lab_experiment_page_leave: stops the work, because another page is shown. */
void
lab_experiment_page_leave (GtkWidget *page)
{
  lab_work_frame_cancel (LAB_EXPERIMENT_PAGE (page)->work);
}

/**
 * lab_experiment_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the results to a file: all of them as comma-separated values if its name ends in `.csv`,
 * otherwise what is shown as a picture in the format that the name ends in, or as SVG. Tells the
 * user that it was done, or why it failed.
 */
void
lab_experiment_page_export (LabExperimentPage *self,
                            GFile             *file)
{
  LabFigureFormat format = LAB_FIGURE_SVG;
  const char *failure = _("Could Not Save the Results");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (LAB_IS_EXPERIMENT_PAGE (self) && G_IS_FILE (file));

  if (self->experiment == NULL || self->work->tick != 0)
    return;
  name = g_file_get_basename (file);
  if (g_str_has_suffix (name, ".csv"))
    {
      char *text = self->experiment->kind->format_csv (self->experiment);

      bytes = g_bytes_new_take (text, strlen (text));
    }
  else
    {
      lab_figure_get_format (name, &format);
      bytes = self->kind->render (self->results, self->experiment, format, &error);
    }
  if (bytes != NULL)
    lab_export_write (GTK_WIDGET (self), file, bytes, failure, on_written);
  else if (error != NULL)
    lab_export_tell_failure (GTK_WIDGET (self), file, failure, error->message);
}
