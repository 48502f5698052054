/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-notice.h"

#include "lab-rows.h"

/* Short messages that need no answer, one at a time: for example, why a move is not allowed. A
 * message is a toast whose text wraps, so that it can be read to its end. */

/* The keys under which an overlay has its message, and a message the millisecond of its start. */
#define SHOWN "lab-notice"
#define SINCE "lab-notice-since"

static void
on_dismissed (GObject *overlay)
{
  g_object_set_data (overlay, SHOWN, NULL);
}

static guint
get_milliseconds (void)
{
  return (guint) (g_get_monotonic_time () / 1000);
}

/* The width of a toast without its text, and the least width of the text, in pixels. */
#define MARGINS 140
#define MIN_WIDTH 150

/* Returns how many characters fit on a line. GTK measures the height of a toast for the natural
 * width of its text, so the natural width must not exceed the available width. */
static int
count_letters (AdwToastOverlay *overlay,
               GtkWidget       *words)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (words), NULL,
                                                         NULL);
  int letter = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                    pango_font_metrics_get_approximate_digit_width (metrics));
  int width = MAX (gtk_widget_get_width (GTK_WIDGET (overlay)) - MARGINS, MIN_WIDTH);

  pango_font_metrics_unref (metrics);
  return MIN (width * PANGO_SCALE / letter, 60);
}

/* A toast cuts its own title after one line, so the text is a label that wraps. */
static GtkWidget *
create_words (AdwToastOverlay *overlay,
              const char      *text)
{
  GtkWidget *words = lab_text_label_new (text);

  gtk_label_set_max_width_chars (GTK_LABEL (words), count_letters (overlay, words));
  return words;
}

/**
 * lab_notice_tell:
 * @overlay: where messages are shown
 * @seconds: how long a new message is shown
 * @text: the message
 *
 * Shows a message, which replaces the current one.
 */
void
lab_notice_tell (AdwToastOverlay *overlay,
                 guint            seconds,
                 const char      *text)
{
  AdwToast *toast;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  lab_notice_drop (overlay);
  toast = g_object_get_data (G_OBJECT (overlay), SHOWN);
  if (toast != NULL)
    {
      gtk_label_set_label (GTK_LABEL (adw_toast_get_custom_title (toast)), text);
      return;
    }
  toast = adw_toast_new ("");
  adw_toast_set_custom_title (toast, create_words (overlay, text));
  adw_toast_set_timeout (toast, seconds);
  g_object_set_data (G_OBJECT (toast), SINCE, GUINT_TO_POINTER (get_milliseconds ()));
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), overlay,
                           G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (overlay), SHOWN, g_object_ref (toast), g_object_unref);
  adw_toast_overlay_add_toast (overlay, toast);
}

/**
 * lab_notice_drop:
 * @overlay: where messages are shown
 *
 * Dismisses the message. A message that appeared within the last second stays until its time is
 * over, because libadwaita 1.2 uses freed memory if a toast is dismissed while it appears.
 */
void
lab_notice_drop (AdwToastOverlay *overlay)
{
  AdwToast *toast;
  guint since;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  toast = g_object_get_data (G_OBJECT (overlay), SHOWN);
  if (toast == NULL)
    return;
  since = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toast), SINCE));
  if (get_milliseconds () - since > 1000)
    adw_toast_dismiss (toast);
}
