/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-notice.h"

/**
 * LabNotice:
 *
 * Shows short messages that need no answer, one at a time: for example, why a move is not allowed.
 * A message is a toast whose text wraps, so that it can be read to its end.
 */
struct _LabNotice
{
  GObject parent_instance;

  AdwToastOverlay *overlay;   /* owns this notice */
  guint seconds;
  AdwToast *toast;            /* the toast that is shown */
  gint64 since;               /* when it was shown, in microseconds */
};

G_DEFINE_FINAL_TYPE (LabNotice, lab_notice, G_TYPE_OBJECT)

static void
on_dismissed (LabNotice *self)
{
  g_clear_object (&self->toast);
}

/* The width of a toast without its text, and the least width of the text, in pixels. */
#define MARGINS 140
#define MIN_WIDTH 150

/* Returns how many characters fit on a line. GTK measures the height of a toast for the natural
 * width of its text, so the natural width must not exceed the available width. */
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

/* A toast cuts its own title after one line, so the text is a label that wraps. */
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
 * @overlay: (transfer none): where messages are shown; must outlive the notice
 * @seconds: how long each message is shown
 *
 * Returns: (transfer full): a notice without a message
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
 * @text: the message
 *
 * Shows a message, which replaces the current one.
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
 * Dismisses the message. A message that appeared within the last second stays until its time is
 * over, because libadwaita 1.2 uses freed memory if a toast is dismissed while it appears.
 */
void
lab_notice_drop (LabNotice *self)
{
  g_return_if_fail (LAB_IS_NOTICE (self));

  if (self->toast != NULL && g_get_monotonic_time () - self->since > G_USEC_PER_SEC)
    adw_toast_dismiss (self->toast);
}
