/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-statistics-frame.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-announcer.h"
#include "lab-compat-files.h"
#include "lab-export.h"
#include "lab-notice.h"
#include "lab-pair-layout.h"
#include "lab-family-host.h"
#include "lab-template.h"
#include "lab-widgets-resources.h"

#define NOTICE_SECONDS 6

/**
 * LabStatisticsFrame:
 *
 * What the statistics pages of all games have around their lists: a warning, a text while there
 * are no games, and buttons that export and clear the statistics. A page derives from it and sets
 * the property #LabStatisticsFrame:content.
 */
typedef struct
{
  LabNotice *notice;
  GPtrArray *games[LAB_STATISTICS_MAX_FILES];   /* (nullable): what was read from each file */

  AdwToastOverlay *overlay;
  LabAnnouncer *announcer;
  GtkScrolledWindow *scroller;
  GtkLabel *warning;
  AdwStatusPage *empty;
  AdwBin *content;
  GtkWidget *buttons;
} LabStatisticsFramePrivate;

enum
{
  PROP_0,
  PROP_CONTENT,
  PROP_EMPTY_TEXT,
  N_PROPS,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabStatisticsFrame, lab_statistics_frame, ADW_TYPE_BIN)

/* Private helpers */

static LabStatisticsFramePrivate *
get_private (gpointer self)
{
  return lab_statistics_frame_get_instance_private (self);
}

/* Private helpers: exporting */

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabStatisticsFramePrivate *priv = get_private (widget);
  g_autofree char *text = NULL;

  if (!gtk_widget_get_mapped (widget))
    return;
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("The statistics were saved to “%s”."), name);
  lab_notice_tell (priv->notice, text);
  lab_announcer_say (priv->announcer, text);
}

static void
on_file_chosen (GFile   *file,
                gpointer data)
{
  if (file != NULL)
    lab_statistics_frame_export (data, file);
}

static void
on_export (GtkWidget *widget)
{
  static const LabFileKind kind = {
    /* Translators: a file type, for spreadsheets. */
    N_("Tables (CSV)"), "csv", "text/csv",
  };

  lab_compat_choose_file_to_save (GTK_WINDOW (gtk_widget_get_root (widget)),
                                  _("Export Statistics"),
                                  LAB_STATISTICS_FRAME_GET_CLASS (widget)->file_name, &kind,
                                  on_file_chosen, widget);
}

/* Private helpers: the finished games */

static void
forget (LabStatisticsFrame *self)
{
  for (guint i = 0; i < LAB_STATISTICS_MAX_FILES; i++)
    g_clear_pointer (&get_private (self)->games[i], g_ptr_array_unref);
}

/* Reads the finished games and shows them, with what is wrong with the first damaged file. */
static void
load (LabStatisticsFrame *self)
{
  LabStatisticsFrameClass *klass = LAB_STATISTICS_FRAME_GET_CLASS (self);
  LabStatisticsFramePrivate *priv = get_private (self);
  g_autoptr (GError) error = NULL;
  gboolean any = FALSE;

  forget (self);
  for (guint i = 0; i < LAB_STATISTICS_MAX_FILES && klass->kinds[i] != NULL; i++)
    {
      g_autoptr (GError) problem = NULL;

      priv->games[i] = i == 0 && klass->load != NULL
                           ? klass->load (&problem)
                           : lab_record_kind_load (klass->kinds[i], &problem);
      any = any || priv->games[i]->len > 0;
      if (error == NULL)
        error = g_steal_pointer (&problem);
    }
  klass->show (self, priv->games);
  lab_statistics_frame_set_warning (self, error != NULL ? error->message : NULL);
  lab_statistics_frame_update (self, any);
}

static gboolean
clear (LabStatisticsFrame  *self,
       GError             **error)
{
  LabStatisticsFrameClass *klass = LAB_STATISTICS_FRAME_GET_CLASS (self);
  gboolean cleared = TRUE;

  for (guint i = 0; cleared && i < LAB_STATISTICS_MAX_FILES && klass->kinds[i] != NULL; i++)
    cleared = lab_record_kind_clear (klass->kinds[i], error);
  load (self);
  return cleared;
}

/* Private helpers: clearing */

static void
on_clear_answered (const char *answer,
                   gpointer    data)
{
  LabStatisticsFrame *self = data;
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (answer, "clear") == 0
      && !LAB_STATISTICS_FRAME_GET_CLASS (self)->clear (self, &error))
    lab_family_host_tell_later (LAB_FAMILY_HOST (gtk_widget_get_root (data)),
                                _("Could Not Clear Statistics"), error->message);
}

static void
on_clear (GtkWidget *widget)
{
  static const LabChoice choices[] = {
    /* Translators: an answer: all recorded games stay. */
    { "keep", N_("_Cancel"), LAB_CHOICE_PLAIN },
    /* Translators: an answer: deletes all recorded games. */
    { "clear", N_("C_lear Statistics"), LAB_CHOICE_DESTRUCTIVE },
  };

  lab_family_host_ask (LAB_FAMILY_HOST (gtk_widget_get_root (widget)), _("Clear All Statistics?"),
                       _(LAB_STATISTICS_FRAME_GET_CLASS (widget)->loss), choices,
                       G_N_ELEMENTS (choices), on_clear_answered, widget);
}

/* GObject */

static void
lab_statistics_frame_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  LabStatisticsFramePrivate *priv = get_private (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      adw_bin_set_child (priv->content, g_value_get_object (value));
      break;
    case PROP_EMPTY_TEXT:
      adw_status_page_set_description (priv->empty, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_statistics_frame_dispose (GObject *object)
{
  g_clear_object (&get_private (object)->notice);
  forget (LAB_STATISTICS_FRAME (object));
  G_OBJECT_CLASS (lab_statistics_frame_parent_class)->dispose (object);
}

static void
lab_statistics_frame_class_init (LabStatisticsFrameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamSpec *props[N_PROPS] = { NULL };

  object_class->set_property = lab_statistics_frame_set_property;
  object_class->dispose = lab_statistics_frame_dispose;
  klass->clear = clear;

  /** LabStatisticsFrame:content: the lists, which are hidden while there are no games */
  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /** LabStatisticsFrame:empty-text: what is shown while there are no games */
  props[PROP_EMPTY_TEXT] = g_param_spec_string ("empty-text", NULL, NULL, NULL,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_resources_register (lab_widgets_get_resource ());
  LAB_TEMPLATE_TYPES (LAB_TYPE_ANNOUNCER, LAB_TYPE_PAIR_LAYOUT);
  LAB_TEMPLATE ("lab-statistics-frame.ui");
  gtk_widget_class_bind_template_child_private (widget_class, LabStatisticsFrame, overlay);
  gtk_widget_class_bind_template_child_private (widget_class, LabStatisticsFrame, announcer);
  gtk_widget_class_bind_template_child_private (widget_class, LabStatisticsFrame, scroller);
  gtk_widget_class_bind_template_child_private (widget_class, LabStatisticsFrame, warning);
  gtk_widget_class_bind_template_child_private (widget_class, LabStatisticsFrame, empty);
  gtk_widget_class_bind_template_child_private (widget_class, LabStatisticsFrame, content);
  gtk_widget_class_bind_template_child_private (widget_class, LabStatisticsFrame, buttons);
  LAB_TEMPLATE_ACTION ("statistics.export", on_export);
  LAB_TEMPLATE_ACTION ("statistics.clear", on_clear);
}

static void
lab_statistics_frame_init (LabStatisticsFrame *self)
{
  LabStatisticsFramePrivate *priv = get_private (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  priv->notice = lab_notice_new (priv->overlay, NOTICE_SECONDS);
  lab_statistics_frame_update (self, FALSE);
}

/* Public functions */

/** lab_statistics_frame_show: reads the finished games, and shows them from the top. */
void
lab_statistics_frame_show (LabFamily *family G_GNUC_UNUSED,
                           GtkWidget *page)
{
  load (LAB_STATISTICS_FRAME (page));
  lab_statistics_frame_scroll_to_top (LAB_STATISTICS_FRAME (page));
}

/** lab_statistics_frame_show_number: shows a number in a row. */
void
lab_statistics_frame_show_number (GtkLabel *label,
                                  guint64   number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  gtk_label_set_text (label, text);
}

/**
 * lab_statistics_frame_update:
 * @self: a page of statistics
 * @any: whether there are any games
 *
 * Shows the content and the buttons, or that there are no games.
 */
void
lab_statistics_frame_update (LabStatisticsFrame *self,
                             gboolean            any)
{
  LabStatisticsFramePrivate *priv = get_private (self);

  gtk_widget_set_visible (GTK_WIDGET (priv->empty), !any);
  gtk_widget_set_visible (GTK_WIDGET (priv->content), any);
  gtk_widget_set_visible (priv->buttons, any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.export", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.clear", any);
}

/**
 * lab_statistics_frame_set_warning:
 * @self: a page of statistics
 * @warning: (nullable): what is wrong with the recorded games
 *
 * Shows a warning above the content, or none.
 */
void
lab_statistics_frame_set_warning (LabStatisticsFrame *self,
                                  const char         *warning)
{
  LabStatisticsFramePrivate *priv = get_private (self);

  gtk_label_set_label (priv->warning, warning != NULL ? warning : "");
  gtk_widget_set_visible (GTK_WIDGET (priv->warning), warning != NULL);
}

/** lab_statistics_frame_scroll_to_top: shows the content from the top. */
void
lab_statistics_frame_scroll_to_top (LabStatisticsFrame *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (get_private (self)->scroller), 0);
}

/**
 * lab_statistics_frame_export:
 * @self: a page of statistics
 * @file: the file to write; an existing file is replaced
 *
 * Writes the statistics, then tells the user that it was done, or why it failed.
 */
void
lab_statistics_frame_export (LabStatisticsFrame *self,
                             GFile              *file)
{
  g_autoptr (GBytes) bytes = NULL;
  char *csv;

  g_return_if_fail (LAB_IS_STATISTICS_FRAME (self));
  g_return_if_fail (G_IS_FILE (file));

  csv = LAB_STATISTICS_FRAME_GET_CLASS (self)->to_csv (self, get_private (self)->games);
  bytes = g_bytes_new_take (csv, strlen (csv));
  lab_export_write (GTK_WIDGET (self), file, bytes, _("Could Not Export Statistics"), on_written);
}
