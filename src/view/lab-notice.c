/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-notice.h"

/**
 * LabNotice:
 *
 * What is told in passing, one thing at a time: a refusal, say, which does no harm. It
 * is a toast that can be read to its end.
 */
struct _LabNotice
{
  GObject parent_instance;

  AdwToastOverlay *overlay;   /* owns us */
  guint seconds;
  AdwToast *toast;            /* the one that is shown */
  gint64 since;               /* in microseconds */
};

G_DEFINE_FINAL_TYPE (LabNotice, lab_notice, G_TYPE_OBJECT)

static void
on_dismissed (LabNotice *self)
{
  g_clear_object (&self->toast);
}

/* What a toast needs beside its words, and the least that is left for them, in pixels. */
#define MARGINS 140
#define MIN_WIDTH 150

/* How many letters fit on a line. The height of a toast is measured for the width that its
 * words would like to have, so that they must not wish for more than they get. */
static int
count_letters (LabNotice *self,
               GtkWidget *words)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (words), NULL,
                                                         NULL);
  int letter = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                    pango_font_metrics_get_approximate_digit_width (metrics));
  int width = MAX (gtk_widget_get_width (GTK_WIDGET (self->overlay)) - MARGINS, MIN_WIDTH);

  pango_font_metrics_unref (metrics);
  return MIN (width * PANGO_SCALE / letter, 60);
}

/* The title of a toast is one line that is cut, but this has to be read to its end. */
static GtkWidget *
create_words (LabNotice  *self,
              const char *text)
{
  GtkWidget *words = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (words), count_letters (self, words));
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  return words;
}

static void
lab_notice_dispose (GObject *object)
{
  g_clear_object (&LAB_NOTICE (object)->toast);
  G_OBJECT_CLASS (lab_notice_parent_class)->dispose (object);
}

static void
lab_notice_class_init (LabNoticeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_notice_dispose;
}

static void
lab_notice_init (LabNotice *self G_GNUC_UNUSED)
{
}

/**
 * lab_notice_new:
 * @overlay: (transfer none): where it is shown; it has to outlive the notice
 * @seconds: for how long
 *
 * Returns: (transfer full): a notice that says nothing
 */
LabNotice *
lab_notice_new (AdwToastOverlay *overlay,
                guint            seconds)
{
  LabNotice *self = g_object_new (LAB_TYPE_NOTICE, NULL);

  self->overlay = overlay;
  self->seconds = seconds;
  return self;
}

/**
 * lab_notice_tell:
 * @self: a notice
 * @text: what to say now
 */
void
lab_notice_tell (LabNotice  *self,
                 const char *text)
{
  g_return_if_fail (LAB_IS_NOTICE (self));

  lab_notice_drop (self);
  if (self->toast != NULL)
    {
      gtk_label_set_label (GTK_LABEL (adw_toast_get_custom_title (self->toast)), text);
      return;
    }
  self->toast = g_object_ref (adw_toast_new (""));
  adw_toast_set_custom_title (self->toast, create_words (self, text));
  self->since = g_get_monotonic_time ();
  adw_toast_set_timeout (self->toast, self->seconds);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (on_dismissed), self,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->overlay, self->toast);
}

/**
 * lab_notice_drop:
 * @self: a notice
 *
 * Takes back what was said. Dismissing a toast that has only begun to show makes
 * libadwaita 1.2 use what it has freed: one that has just come stays, and goes by itself.
 */
void
lab_notice_drop (LabNotice *self)
{
  g_return_if_fail (LAB_IS_NOTICE (self));

  if (self->toast != NULL && g_get_monotonic_time () - self->since > G_USEC_PER_SEC)
    adw_toast_dismiss (self->toast);
}
