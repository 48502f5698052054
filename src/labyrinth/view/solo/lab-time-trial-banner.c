/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-time-trial-banner.h"

#include <glib/gi18n.h>

#include "lab-time-trial-text.h"

/**
 * LabTimeTrialBanner:
 *
 * Shows the clock of a time trial and the number of treasures found. The clock starts after
 * the banner was visible for one frame.
 */
struct _LabTimeTrialBanner
{
  AdwBin parent_instance;

  LabTimeTrial *trial;
  guint n_frames;             /* frames left before the clock starts */

  GtkWidget *frame;
  GtkImage *icon;
  GtkLabel *clock;
  GtkLabel *found;
  GtkProgressBar *bar;
};

/* The clock starts to warn the player when this much time is left. */
#define HURRY (15 * G_TIME_SPAN_SECOND)

/* The first frame is drawn between the first and the second tick. */
#define N_FRAMES 2

G_DEFINE_FINAL_TYPE (LabTimeTrialBanner, lab_time_trial_banner, ADW_TYPE_BIN)

/* Private helpers */

static void
update_clock (LabTimeTrialBanner *self)
{
  gint64 left = lab_time_trial_get_remaining (self->trial);
  gint64 limit = lab_time_trial_get_minutes (self->trial) * G_TIME_SPAN_MINUTE;
  g_autofree char *text = lab_time_trial_text_time (left);
  gboolean hurry = left <= HURRY;

  gtk_label_set_label (self->clock, text);
  gtk_progress_bar_set_fraction (self->bar, (double) left / (double) limit);
  gtk_image_set_from_icon_name (self->icon,
                                hurry ? "lab-clock-hurry-symbolic" : "lab-clock-symbolic");
  if (hurry)
    gtk_widget_add_css_class (self->frame, "hurry");
  else
    gtk_widget_remove_css_class (self->frame, "hurry");
}

static void
update_found (LabTimeTrialBanner *self)
{
  g_autofree char *text = lab_time_trial_text_found (lab_time_trial_get_found (self->trial));

  gtk_label_set_label (self->found, text);
}

static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock G_GNUC_UNUSED,
         gpointer       data G_GNUC_UNUSED)
{
  LabTimeTrialBanner *self = LAB_TIME_TRIAL_BANNER (widget);

  if (++self->n_frames < N_FRAMES)
    return G_SOURCE_CONTINUE;
  lab_time_trial_start (self->trial);
  return G_SOURCE_REMOVE;
}

/* GObject and widget */

static void
lab_time_trial_banner_map (GtkWidget *widget)
{
  LabTimeTrialBanner *self = LAB_TIME_TRIAL_BANNER (widget);

  GTK_WIDGET_CLASS (lab_time_trial_banner_parent_class)->map (widget);
  if (self->n_frames == 0)
    gtk_widget_add_tick_callback (widget, on_tick, NULL, NULL);
}

static void
lab_time_trial_banner_dispose (GObject *object)
{
  LabTimeTrialBanner *self = LAB_TIME_TRIAL_BANNER (object);

  g_clear_object (&self->trial);
  G_OBJECT_CLASS (lab_time_trial_banner_parent_class)->dispose (object);
}

static void
lab_time_trial_banner_class_init (LabTimeTrialBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_time_trial_banner_dispose;
  widget_class->map = lab_time_trial_banner_map;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-time-trial-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialBanner, frame);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialBanner, icon);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialBanner, clock);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialBanner, found);
  gtk_widget_class_bind_template_child (widget_class, LabTimeTrialBanner, bar);
}

static void
lab_time_trial_banner_init (LabTimeTrialBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_time_trial_banner_new:
 * @trial: a time trial
 *
 * Returns: (transfer floating): the banner of @trial
 */
GtkWidget *
lab_time_trial_banner_new (LabTimeTrial *trial)
{
  LabTimeTrialBanner *self;

  g_return_val_if_fail (LAB_IS_TIME_TRIAL (trial), NULL);

  self = g_object_new (LAB_TYPE_TIME_TRIAL_BANNER, NULL);
  self->trial = g_object_ref (trial);
  g_signal_connect_object (trial, "notify::remaining", G_CALLBACK (update_clock), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (trial, "notify::found", G_CALLBACK (update_found), self,
                           G_CONNECT_SWAPPED);
  update_clock (self);
  update_found (self);
  return GTK_WIDGET (self);
}
