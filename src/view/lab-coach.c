/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-coach.h"

#include <glib/gi18n.h>

/**
 * LabCoach:
 *
 * What is to be done in a step of a tutorial, and how far that has come.
 */
struct _LabCoach
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *text;
  GtkLabel *progress;
  GtkProgressBar *bar;
};

enum
{
  LEAVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCoach, lab_coach, ADW_TYPE_BIN)

static void
on_leave_clicked (LabCoach *self)
{
  g_signal_emit (self, signals[LEAVE], 0);
}

static void
lab_coach_class_init (LabCoachClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * LabCoach::leave:
   *
   * The player wants to hear no more.
   */
  signals[LEAVE] = g_signal_new ("leave", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/labyrinthe/Labyrinthe/lab-coach.ui");
  gtk_widget_class_bind_template_child (widget_class, LabCoach, title);
  gtk_widget_class_bind_template_child (widget_class, LabCoach, text);
  gtk_widget_class_bind_template_child (widget_class, LabCoach, progress);
  gtk_widget_class_bind_template_child (widget_class, LabCoach, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_clicked);
}

static void
lab_coach_init (LabCoach *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * lab_coach_new:
 *
 * Returns: (transfer floating): a coach that says nothing
 */
GtkWidget *
lab_coach_new (void)
{
  return g_object_new (LAB_TYPE_COACH, NULL);
}

/**
 * lab_coach_show:
 * @self: a coach
 * @title: what the step is about
 * @text: what is to be done
 * @number: the number of the step, from 1
 * @n_steps: how many steps there are
 */
void
lab_coach_show (LabCoach   *self,
                const char *title,
                const char *text,
                guint       number,
                guint       n_steps)
{
  g_autofree char *progress = NULL;

  g_return_if_fail (LAB_IS_COACH (self));

  /* Translators: how far a tutorial has come: the number of a step, and how many there are. */
  progress = g_strdup_printf (_("Step %u of %u"), number, n_steps);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_label_set_label (self->progress, progress);
  gtk_progress_bar_set_fraction (self->bar, (number - 1.0) / n_steps);
}
