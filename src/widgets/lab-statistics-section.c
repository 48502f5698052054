/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-statistics-section.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-announcer.h"
#include "lab-compat-files.h"
#include "lab-compat.h"
#include "lab-export.h"
#include "lab-notice.h"
#include "lab-pair-layout.h"
#include "lab-template.h"

#define NOTICE_SECONDS 6

/**
 * LabStatisticsSection:
 *
 * The statistics of one family: what its finished games add up to, a warning if they are damaged,
 * and buttons that export and clear them. It tells players what was done in the #AdwToastOverlay
 * around it.
 */
struct _LabStatisticsSection
{
  AdwBin parent_instance;

  const LabStatistics *statistics;
  GPtrArray *games[LAB_STATISTICS_MAX_FILES];   /* (nullable): what was read from each file */

  LabAnnouncer *announcer;
  GtkLabel *warning;
  GtkWidget *empty;
  GtkBox *content;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (LabStatisticsSection, lab_statistics_section, ADW_TYPE_BIN)

/* Private helpers: the finished games */

static guint
count_files (LabStatisticsSection *self)
{
  guint n = 0;

  while (n < LAB_STATISTICS_MAX_FILES && self->statistics->kinds[n] != NULL)
    n++;
  return n;
}

/* Shows or hides the lists, and the buttons. */
static void
update (LabStatisticsSection *self,
        gboolean              any)
{
  gtk_widget_set_visible (self->empty, !any);
  gtk_widget_set_visible (GTK_WIDGET (self->content), any);
  gtk_widget_set_visible (self->buttons, any);
}

/* Shows what was read from all files. */
static void
fill (LabStatisticsSection *self)
{
  gboolean any = FALSE;

  for (guint i = 0; i < count_files (self); i++)
    {
      if (self->games[i] == NULL)
        return;
      any = any || self->games[i]->len > 0;
    }
  if (any)
    self->statistics->show (self->content, self->games);
  update (self, any);
}

/* Adds what is wrong with a file. */
static void
warn (LabStatisticsSection *self,
      const char           *text)
{
  const char *before = gtk_label_get_label (self->warning);
  g_autofree char *all = *before != '\0' ? g_strjoin ("\n", before, text, NULL) : g_strdup (text);

  gtk_label_set_label (self->warning, all);
  gtk_widget_set_visible (GTK_WIDGET (self->warning), TRUE);
}

static void
on_loaded (GObject      *object,
           GAsyncResult *result,
           gpointer      games)
{
  LabStatisticsSection *self = LAB_STATISTICS_SECTION (object);
  g_autoptr (GError) damage = NULL;

  *(GPtrArray **) games = lab_record_kind_load_finish (self, result, &damage);
  /* The page was closed in the meantime. */
  if (gtk_widget_get_parent (GTK_WIDGET (self)) == NULL)
    return;
  if (damage != NULL)
    warn (self, damage->message);
  fill (self);
}

/* Private helpers: exporting */

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabStatisticsSection *self = LAB_STATISTICS_SECTION (widget);
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  g_autofree char *text = NULL;

  if (!gtk_widget_get_mapped (widget) || overlay == NULL)
    return;
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("The statistics were saved to “%s”."), name);
  lab_notice_tell (ADW_TOAST_OVERLAY (overlay), NOTICE_SECONDS, text);
  lab_announcer_say (self->announcer, text);
}

static void
on_file_chosen (GFile   *file,
                gpointer data)
{
  if (file != NULL)
    lab_statistics_section_export (data, file);
}

static void
on_export (GtkWidget *widget)
{
  static const LabFileKind kind = {
    /* Translators: a file type, for spreadsheets. */
    N_("Tables (CSV)"), "csv", "text/csv",
  };

  lab_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (widget)), _("Export Statistics"),
                          LAB_STATISTICS_SECTION (widget)->statistics->file_name, &kind,
                          on_file_chosen, widget);
}

/* Private helpers: clearing */

static void
on_clear_answered (const char *answer,
                   gpointer    data)
{
  LabStatisticsSection *self = data;
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (answer, "clear") != 0)
    return;
  gtk_label_set_label (self->warning, "");
  gtk_widget_set_visible (GTK_WIDGET (self->warning), FALSE);
  for (guint i = 0; error == NULL && i < count_files (self); i++)
    lab_record_kind_clear (self->statistics->kinds[i], &error);
  if (error != NULL)
    warn (self, error->message);
  lab_statistics_section_load (self);
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

  lab_compat_ask (widget, _("Clear All Statistics?"),
                  _(LAB_STATISTICS_SECTION (widget)->statistics->loss), choices,
                  G_N_ELEMENTS (choices), choices[0].id, on_clear_answered, widget);
}

/* GObject */

static void
lab_statistics_section_finalize (GObject *object)
{
  LabStatisticsSection *self = LAB_STATISTICS_SECTION (object);

  for (guint i = 0; i < LAB_STATISTICS_MAX_FILES; i++)
    g_clear_pointer (&self->games[i], g_ptr_array_unref);
  G_OBJECT_CLASS (lab_statistics_section_parent_class)->finalize (object);
}

static void
lab_statistics_section_class_init (LabStatisticsSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_statistics_section_finalize;
  LAB_TEMPLATE_TYPES (LAB_TYPE_ANNOUNCER, LAB_TYPE_PAIR_LAYOUT);
  LAB_TEMPLATE ("lab-statistics-section.ui");
  LAB_TEMPLATE_CHILDREN (LabStatisticsSection, announcer, warning, empty, content, buttons);
  LAB_TEMPLATE_ACTION ("statistics.export", on_export);
  LAB_TEMPLATE_ACTION ("statistics.clear", on_clear);
}

static void
lab_statistics_section_init (LabStatisticsSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self, FALSE);
  gtk_widget_set_visible (self->empty, FALSE);
}

/* Public functions */

/** lab_statistics_section_new: (transfer floating): creates a section, and reads its games. */
GtkWidget *
lab_statistics_section_new (const LabStatistics *statistics)
{
  LabStatisticsSection *self = g_object_new (LAB_TYPE_STATISTICS_SECTION, NULL);

  g_return_val_if_fail (statistics != NULL, NULL);

  self->statistics = statistics;
  lab_statistics_section_load (self);
  return GTK_WIDGET (self);
}

/** lab_statistics_section_load: reads the finished games in a thread, then shows them. */
void
lab_statistics_section_load (LabStatisticsSection *self)
{
  GtkWidget *child;

  g_return_if_fail (LAB_IS_STATISTICS_SECTION (self));

  /* The lists can have references to the games. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->content))) != NULL)
    gtk_box_remove (self->content, child);
  for (guint i = 0; i < count_files (self); i++)
    {
      g_clear_pointer (&self->games[i], g_ptr_array_unref);
      lab_record_kind_load_async (self->statistics->kinds[i], self, on_loaded, &self->games[i]);
    }
}

/**
 * lab_statistics_section_export:
 * @self: a section
 * @file: the file to write; an existing file is replaced
 *
 * Writes the statistics, then tells the user that it was done, or why it failed.
 */
void
lab_statistics_section_export (LabStatisticsSection *self,
                               GFile                *file)
{
  g_autoptr (GBytes) bytes = NULL;
  char *csv;

  g_return_if_fail (LAB_IS_STATISTICS_SECTION (self));
  g_return_if_fail (G_IS_FILE (file));

  csv = self->statistics->to_csv (self->games);
  bytes = g_bytes_new_take (csv, strlen (csv));
  lab_export_write (GTK_WIDGET (self), file, bytes, _("Could Not Export Statistics"), on_written);
}

/** lab_statistics_add_list: (transfer none): adds a list with a title to a section. */
GtkWidget *
lab_statistics_add_list (GtkBox     *box,
                         const char *title)
{
  GtkWidget *list = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (list), title);
  gtk_box_append (box, list);
  return list;
}

/** lab_statistics_add_row: adds a line with a number to a list. */
void
lab_statistics_add_row (GtkWidget  *list,
                        const char *title,
                        const char *format,
                        ...)
{
  GtkWidget *row = adw_action_row_new (), *label;
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  label = gtk_label_new (text);
  gtk_widget_add_css_class (label, "numeric");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (list), row);
}
