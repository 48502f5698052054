/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-duel-banner.h"

#include <glib/gi18n.h>

#include "lab-duel-text.h"

/**
 * LabDuelBanner:
 *
 * The clock of a duel, and how many treasures were found. Once it has been seen for a
 * frame, the clock starts.
 */
struct _LabDuelBanner
{
  AdwBin parent_instance;

  LabTimeDuel *duel;
  guint n_frames;             /* of those that are waited for */

  GtkWidget *frame;
  GtkImage *icon;
  GtkLabel *clock;
  GtkLabel *found;
  GtkProgressBar *bar;
};

/* So much time is left when the clock begins to urge. */
#define HURRY (15 * G_TIME_SPAN_SECOND)

/* The first frame is drawn between the first and the second tick. */
#define N_FRAMES 2

G_DEFINE_FINAL_TYPE (LabDuelBanner, lab_duel_banner, ADW_TYPE_BIN)

/* Private helpers */

static void
update_clock (LabDuelBanner *self)
{
  gint64 left = lab_time_duel_get_remaining (self->duel);
  gint64 limit = lab_time_duel_get_minutes (self->duel) * G_TIME_SPAN_MINUTE;
  g_autofree char *text = lab_duel_text_time (left);
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
update_found (LabDuelBanner *self)
{
  g_autofree char *text = lab_duel_text_found (lab_time_duel_get_found (self->duel));

  gtk_label_set_label (self->found, text);
}

static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock G_GNUC_UNUSED,
         gpointer       data G_GNUC_UNUSED)
{
  LabDuelBanner *self = LAB_DUEL_BANNER (widget);

  if (++self->n_frames < N_FRAMES)
    return G_SOURCE_CONTINUE;
  lab_time_duel_start (self->duel);
  return G_SOURCE_REMOVE;
}

/* GObject and widget */

static void
lab_duel_banner_map (GtkWidget *widget)
{
  LabDuelBanner *self = LAB_DUEL_BANNER (widget);

  GTK_WIDGET_CLASS (lab_duel_banner_parent_class)->map (widget);
  if (self->n_frames == 0)
    gtk_widget_add_tick_callback (widget, on_tick, NULL, NULL);
}

static void
lab_duel_banner_dispose (GObject *object)
{
  LabDuelBanner *self = LAB_DUEL_BANNER (object);

  g_clear_object (&self->duel);
  G_OBJECT_CLASS (lab_duel_banner_parent_class)->dispose (object);
}

static void
lab_duel_banner_class_init (LabDuelBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_duel_banner_dispose;
  widget_class->map = lab_duel_banner_map;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-duel-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, LabDuelBanner, frame);
  gtk_widget_class_bind_template_child (widget_class, LabDuelBanner, icon);
  gtk_widget_class_bind_template_child (widget_class, LabDuelBanner, clock);
  gtk_widget_class_bind_template_child (widget_class, LabDuelBanner, found);
  gtk_widget_class_bind_template_child (widget_class, LabDuelBanner, bar);
}

static void
lab_duel_banner_init (LabDuelBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_duel_banner_new:
 * @duel: a duel
 *
 * Returns: (transfer floating): its clock
 */
GtkWidget *
lab_duel_banner_new (LabTimeDuel *duel)
{
  LabDuelBanner *self;

  g_return_val_if_fail (LAB_IS_TIME_DUEL (duel), NULL);

  self = g_object_new (LAB_TYPE_DUEL_BANNER, NULL);
  self->duel = g_object_ref (duel);
  g_signal_connect_object (duel, "notify::remaining", G_CALLBACK (update_clock), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (duel, "notify::found", G_CALLBACK (update_found), self,
                           G_CONNECT_SWAPPED);
  update_clock (self);
  update_found (self);
  return GTK_WIDGET (self);
}
