/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-work-frame.h"

#include "lab-template.h"

/* How often the progress is shown, in milliseconds. */
#define INTERVAL 100
#define SPACING 12

G_DEFINE_FINAL_TYPE (LabWorkFrame, lab_work_frame, GTK_TYPE_BOX)

/* Private helpers */

static gboolean
on_tick (gpointer data)
{
  LabWorkFrame *self = data;
  guint n = lab_workers_count_finished (self->experiment->workers);
  guint total = self->experiment->workers->n_tasks;
  g_autofree char *text = self->experiment->kind->format_progress (n, total, NULL);

  gtk_progress_bar_set_fraction (self->progress, (double) n / MAX (total, 1));
  gtk_progress_bar_set_text (self->progress, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  return G_SOURCE_CONTINUE;
}

/* Scrolls to the frame as soon as the results below it have their size. */
static gboolean
scroll_to_results (GtkWidget     *results,
                   GdkFrameClock *clock G_GNUC_UNUSED,
                   gpointer       data)
{
  GtkWidget *frame = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (frame, GTK_TYPE_SCROLLED_WINDOW);
  const graphene_point_t origin = { 0, 0 };
  GtkAdjustment *adjustment;
  graphene_point_t point;

  if (scroller == NULL || !gtk_widget_get_visible (results))
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_height (results) == 0)
    return G_SOURCE_CONTINUE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  if (gtk_widget_compute_point (frame, scroller, &origin, &point))
    gtk_adjustment_set_value (adjustment,
                              gtk_adjustment_get_value (adjustment) + (double) point.y - SPACING);
  return G_SOURCE_REMOVE;
}

/* Shows the progress instead of the button that starts, or the other way around, and keeps the
 * focus on the button that is shown. */
static void
show_working (LabWorkFrame *self,
              gboolean      working)
{
  gboolean focused = gtk_widget_has_focus (working ? self->run : self->cancel);

  gtk_widget_set_visible (self->progress_box, working);
  gtk_widget_set_visible (self->run, !working);
  if (focused)
    gtk_widget_grab_focus (working ? self->cancel : self->run);
}

static gboolean
on_done (gpointer data)
{
  LabWorkFrame *self = data;

  lab_workers_wait (self->experiment->workers);
  lab_work_frame_forget (self);
  g_signal_emit_by_name (self, "done");
  return G_SOURCE_REMOVE;
}

static void
on_run_clicked (LabWorkFrame *self)
{
  if (self->tick == 0)
    g_signal_emit_by_name (self, "run");
}

/* GObject */

static void
lab_work_frame_dispose (GObject *object)
{
  LabWorkFrame *self = LAB_WORK_FRAME (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  G_OBJECT_CLASS (lab_work_frame_parent_class)->dispose (object);
}

static void
lab_work_frame_class_init (LabWorkFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_work_frame_dispose;
  g_signal_new ("run", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  LAB_TEMPLATE ("lab-work-frame.ui");
  LAB_TEMPLATE_CHILDREN (LabWorkFrame, run, progress_box, progress, cancel, status);
  LAB_TEMPLATE_CALLBACKS (on_run_clicked, lab_work_frame_cancel);
}

static void
lab_work_frame_init (LabWorkFrame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_work_frame_start:
 * @self: a frame in which nothing works
 * @experiment: an experiment that has not started; it stays valid until the work has ended, or
 *   until lab_work_frame_forget()
 *
 * Starts work, and shows its progress.
 */
void
lab_work_frame_start (LabWorkFrame  *self,
                      LabExperiment *experiment)
{
  g_return_if_fail (LAB_IS_WORK_FRAME (self) && self->tick == 0);

  self->experiment = experiment;
  show_working (self, TRUE);
  on_tick (self);
  self->tick = g_timeout_add (INTERVAL, on_tick, self);
  lab_workers_start (experiment->workers, g_get_num_processors (), on_done, self);
}

/** lab_work_frame_cancel: asks the threads to end. `done` follows soon. */
void
lab_work_frame_cancel (LabWorkFrame *self)
{
  g_return_if_fail (LAB_IS_WORK_FRAME (self));

  if (self->tick != 0)
    g_cancellable_cancel (self->experiment->workers->cancellable);
}

/** lab_work_frame_forget: no longer looks at the threads, before they are freed. */
void
lab_work_frame_forget (LabWorkFrame *self)
{
  g_return_if_fail (LAB_IS_WORK_FRAME (self));

  if (self->tick == 0)
    return;
  g_clear_handle_id (&self->tick, g_source_remove);
  show_working (self, FALSE);
}

/**
 * lab_work_frame_show_status:
 * @self: a frame
 * @text: (nullable): a sentence, or %NULL to hide the line
 *
 * Shows and announces what came of the work.
 */
void
lab_work_frame_show_status (LabWorkFrame *self,
                            const char   *text)
{
  g_return_if_fail (LAB_IS_WORK_FRAME (self));

  gtk_label_set_label (self->status, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status), text != NULL);
  if (text != NULL && self->announcer != NULL)
    lab_announcer_say (self->announcer, text);
}

/**
 * lab_work_frame_show_results:
 * @self: a frame
 * @results: what came of the work, below the frame on the same page
 *
 * Shows the results, and scrolls to them.
 */
void
lab_work_frame_show_results (LabWorkFrame *self,
                             GtkWidget    *results)
{
  g_return_if_fail (LAB_IS_WORK_FRAME (self) && GTK_IS_WIDGET (results));

  gtk_widget_set_visible (results, TRUE);
  gtk_widget_add_tick_callback (results, scroll_to_results, g_object_ref (self), g_object_unref);
}
