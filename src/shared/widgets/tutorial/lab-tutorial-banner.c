/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tutorial-banner.h"

#include <glib/gi18n.h>

#include "lab-pair-layout.h"
#include "lab-widgets-resources.h"

/**
 * LabTutorialBanner:
 *
 * Shows the task of a tutorial step and the progress of the tutorial.
 */
struct _LabTutorialBanner
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

G_DEFINE_FINAL_TYPE (LabTutorialBanner, lab_tutorial_banner, ADW_TYPE_BIN)

static void
on_leave_clicked (LabTutorialBanner *self)
{
  g_signal_emit (self, signals[LEAVE], 0);
}

static void
lab_tutorial_banner_class_init (LabTutorialBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * LabTutorialBanner::leave:
   *
   * The player wants to leave the tutorial.
   */
  signals[LEAVE] = g_signal_new ("leave", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_resources_register (lab_widgets_get_resource ());
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-tutorial-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, LabTutorialBanner, title);
  gtk_widget_class_bind_template_child (widget_class, LabTutorialBanner, text);
  gtk_widget_class_bind_template_child (widget_class, LabTutorialBanner, progress);
  gtk_widget_class_bind_template_child (widget_class, LabTutorialBanner, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_clicked);
}

static void
lab_tutorial_banner_init (LabTutorialBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * lab_tutorial_banner_new:
 *
 * Returns: (transfer floating): an empty banner
 */
GtkWidget *
lab_tutorial_banner_new (void)
{
  return g_object_new (LAB_TYPE_TUTORIAL_BANNER, NULL);
}

/**
 * lab_tutorial_banner_show:
 * @self: a banner
 * @title: the title of the step
 * @text: the task of the step
 * @number: the number of the step, from 1
 * @n_steps: the number of steps
 *
 * Shows a step of the tutorial.
 */
void
lab_tutorial_banner_show (LabTutorialBanner *self,
                          const char        *title,
                          const char        *text,
                          guint              number,
                          guint              n_steps)
{
  g_autofree char *progress = NULL;

  g_return_if_fail (LAB_IS_TUTORIAL_BANNER (self));

  /* Translators: progress of the tutorial: the number of the step, and the number of all steps. */
  progress = g_strdup_printf (_("Step %u of %u"), number, n_steps);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_label_set_label (self->progress, progress);
  gtk_progress_bar_set_fraction (self->bar, (number - 1.0) / n_steps);
}
