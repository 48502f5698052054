/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-compare-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-export-buttons.h"
#include "lab-export.h"
#include "lab-maze-algorithm.h"
#include "lab-maze-compare-results.h"
#include "lab-maze-compare-setup.h"
#include "lab-maze-compare-text.h"
#include "lab-maze-comparison-plot.h"
#include "lab-maze-comparison-report.h"
#include "lab-maze-pattern-picture.h"
#include "lab-work-frame.h"

/**
 * LabMazeComparePage:
 *
 * The page on which generators or solvers are compared on many mazes. Threads do the work.
 */
struct _LabMazeComparePage
{
  AdwBin parent_instance;

  LabMazeCompareSetup *setup;
  LabWorkFrame *work;
  LabMazeCompareResults *results;
  LabExportButtons *exports;
  GtkLabel *binary_tree_name;
  GtkLabel *sidewinder_name;
  LabMazePatternPicture *binary_tree;
  LabMazePatternPicture *sidewinder;

  LabAnnouncer *announcer;              /* of the window */
  LabMazeComparison *comparison;        /* (nullable): works, or is shown */
};

G_DEFINE_FINAL_TYPE (LabMazeComparePage, lab_maze_compare_page, ADW_TYPE_BIN)

/* Private helpers */

static char *
format_progress (guint n_done,
                 guint n_tasks)
{
  /* Translators: how many mazes are finished, and how many there are. */
  return g_strdup_printf (_("Mazes: %u of %u"), n_done, n_tasks);
}

static void
show_results (LabMazeComparePage *self,
              gboolean            shown)
{
  lab_maze_compare_results_show (self->results, shown ? self->comparison : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->results), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->exports), shown);
  if (!shown)
    return;
  lab_work_frame_show_results (self->work, GTK_WIDGET (self->results));
  lab_announcer_say (self->announcer, lab_maze_compare_results_get_text (self->results));
}

static void
on_done (LabMazeComparePage *self)
{
  LabWorkers *workers = lab_maze_comparison_get_workers (self->comparison);
  guint n = lab_workers_count_finished (workers), total = lab_workers_get_n_tasks (workers);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_sensitive (GTK_WIDGET (self->setup), TRUE);
  if (n < total)
    text = g_strdup_printf (ngettext ("Interrupted when %u of %u maze was finished.",
                                      "Interrupted when %u of %u mazes were finished.", total),
                            n, total);
  lab_maze_comparison_check (self->comparison, &error);
  lab_work_frame_show_status (self->work, error != NULL ? error->message : text);
  show_results (self, n > 0);
}

static void
clear_comparison (LabMazeComparePage *self)
{
  if (self->work != NULL)
    lab_work_frame_forget (self->work);
  g_clear_pointer (&self->comparison, lab_maze_comparison_free);
}

static void
on_run (LabMazeComparePage *self)
{
  LabMazeComparisonSetup setup;
  g_autoptr (GError) error = NULL;

  if (!lab_maze_compare_setup_get (self->setup, &setup))
    return;
  show_results (self, FALSE);
  clear_comparison (self);
  self->comparison = lab_maze_comparison_new (&setup, &error);
  lab_work_frame_show_status (self->work, error != NULL ? error->message : NULL);
  if (self->comparison == NULL)
    return;
  gtk_widget_set_sensitive (GTK_WIDGET (self->setup), FALSE);
  lab_work_frame_start (self->work, lab_maze_comparison_get_workers (self->comparison),
                        format_progress);
}

static void
on_setup_changed (LabMazeComparePage *self)
{
  LabMazeComparisonSetup setup;

  lab_work_frame_enable (self->work, lab_maze_compare_setup_get (self->setup, &setup));
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The results were saved to “%s”."), name);

  lab_work_frame_show_status (LAB_MAZE_COMPARE_PAGE (widget)->work, text);
}

/* Shows the pattern of a generator, below its name. */
static void
show_pattern (LabMazePatternPicture *picture,
              GtkLabel              *label,
              LabMazeGenerator       generator)
{
  const char *name = lab_maze_algorithm_get_name (LAB_MAZE_ALGORITHM_GENERATOR (generator));

  gtk_label_set_label (label, name);
  lab_maze_pattern_picture_set_generator (picture, generator);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/* GObject */

static void
lab_maze_compare_page_dispose (GObject *object)
{
  LabMazeComparePage *self = LAB_MAZE_COMPARE_PAGE (object);

  if (self->comparison != NULL)
    lab_maze_compare_results_show (self->results, NULL);
  clear_comparison (self);
  G_OBJECT_CLASS (lab_maze_compare_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, LabMazeComparePage, setup);
  gtk_widget_class_bind_template_child (widget_class, LabMazeComparePage, work);
  gtk_widget_class_bind_template_child (widget_class, LabMazeComparePage, results);
  gtk_widget_class_bind_template_child (widget_class, LabMazeComparePage, exports);
  gtk_widget_class_bind_template_child (widget_class, LabMazeComparePage, binary_tree_name);
  gtk_widget_class_bind_template_child (widget_class, LabMazeComparePage, sidewinder_name);
  gtk_widget_class_bind_template_child (widget_class, LabMazeComparePage, binary_tree);
  gtk_widget_class_bind_template_child (widget_class, LabMazeComparePage, sidewinder);
  gtk_widget_class_bind_template_callback (widget_class, on_setup_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_run);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
  gtk_widget_class_bind_template_callback (widget_class, lab_maze_compare_page_export);
}

static void
lab_maze_compare_page_class_init (LabMazeComparePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (LAB_TYPE_EXPORT_BUTTONS);
  g_type_ensure (LAB_TYPE_MAZE_COMPARE_RESULTS);
  g_type_ensure (LAB_TYPE_MAZE_COMPARE_SETUP);
  g_type_ensure (LAB_TYPE_MAZE_PATTERN_PICTURE);
  g_type_ensure (LAB_TYPE_WORK_FRAME);
  G_OBJECT_CLASS (klass)->dispose = lab_maze_compare_page_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-maze-compare-page.ui");
  bind_children (widget_class);
}

static void
lab_maze_compare_page_init (LabMazeComparePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_export_buttons_set_name (self->exports, "mazes");
  show_pattern (self->binary_tree, self->binary_tree_name, LAB_MAZE_BINARY_TREE);
  show_pattern (self->sidewinder, self->sidewinder_name, LAB_MAZE_SIDEWINDER);
}

/* Public functions */

/**
 * lab_maze_compare_page_new:
 * @family: the mazes
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_maze_compare_page_new (LabFamily *family)
{
  LabMazeComparePage *self = g_object_new (LAB_TYPE_MAZE_COMPARE_PAGE, NULL);

  self->announcer = lab_shell_get_announcer (lab_family_get_shell (family));
  lab_work_frame_set_announcer (self->work, self->announcer);
  return GTK_WIDGET (self);
}

/** lab_maze_compare_page_leave: stops the work, because another page is shown. */
void
lab_maze_compare_page_leave (GtkWidget *page)
{
  lab_work_frame_cancel (LAB_MAZE_COMPARE_PAGE (page)->work);
}

/**
 * lab_maze_compare_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the results to a file: as comma-separated values if its name ends in `.csv`, otherwise as
 * a picture in the format that the name ends in, or as SVG. Tells the user that it was done, or
 * why it failed.
 */
void
lab_maze_compare_page_export (LabMazeComparePage *self,
                              GFile              *file)
{
  LabFigureFormat format = LAB_FIGURE_SVG;
  const char *failure = _("Could Not Save the Results");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (LAB_IS_MAZE_COMPARE_PAGE (self) && G_IS_FILE (file));

  if (self->comparison == NULL || lab_work_frame_is_working (self->work))
    return;
  name = g_file_get_basename (file);
  if (g_str_has_suffix (name, ".csv"))
    {
      char *text = lab_maze_comparison_format_csv (self->comparison);

      bytes = g_bytes_new_take (text, strlen (text));
    }
  else
    {
      lab_figure_get_format (name, &format);
      bytes = lab_maze_comparison_render (self->comparison, lab_maze_compare_format_name, format,
                                          &error);
    }
  if (bytes != NULL)
    lab_export_write (GTK_WIDGET (self), file, bytes, failure, on_written);
  else if (error != NULL)
    lab_export_tell_failure (GTK_WIDGET (self), file, failure, error->message);
}
