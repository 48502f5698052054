/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-records-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-announcer.h"
#include "lab-compat-files.h"
#include "lab-compat.h"
#include "lab-errand.h"
#include "lab-more-list.h"
#include "lab-notice.h"
#include "lab-record-rows.h"
#include "lab-wins-plot.h"
#include "lab-wins-sample.h"
#include "lab-wrap.h"
#include "storage/lab-records-csv.h"
#include "storage/lab-storage.h"

#define NOTICE_SECONDS 6

/**
 * LabRecordsPage:
 *
 * The games that were played: who has won how many, when, and in how many turns.
 */
struct _LabRecordsPage
{
  AdwBin parent_instance;

  LabRecords *records;
  GListModel *careers;        /* of persons */
  LabNotice *notice;

  AdwToastOverlay *overlay;
  LabAnnouncer *announcer;
  GtkWidget *warning;
  GtkWidget *empty;
  GtkWidget *wins;
  LabWinsPlot *plot;
  GtkWidget *persons;
  LabMoreList *person_list;
  GtkWidget *computers;
  LabMoreList *computer_list;
  GtkWidget *games;
  LabMoreList *game_list;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (LabRecordsPage, lab_records_page, ADW_TYPE_BIN)

/* Private helpers: filling */

static GtkWidget *
create_person_row (gpointer item,
                   gpointer data)
{
  LabRecordsPage *self = data;

  for (guint line = 0; line < lab_wins_plot_get_n_lines (self->plot); line++)
    {
      g_autoptr (LabCareer) career = g_list_model_get_item (self->careers, line);

      if (career == item)
        return lab_career_row_new (item, lab_wins_sample_new (line));
    }
  return lab_career_row_new (item, NULL);
}

static GtkWidget *
create_computer_row (gpointer item,
                     gpointer data G_GNUC_UNUSED)
{
  return lab_career_row_new (item, NULL);
}

static GtkWidget *
create_game_row (gpointer item,
                 gpointer data G_GNUC_UNUSED)
{
  return lab_record_row_new (item);
}

static gboolean
has_items (GListModel *model)
{
  return g_list_model_get_n_items (model) > 0;
}

static void
fill_plot (LabRecordsPage *self)
{
  g_autoptr (LabRecord) last = g_list_model_get_item (G_LIST_MODEL (self->records), 0);

  lab_wins_plot_set_careers (self->plot, self->careers,
                             last != NULL ? lab_record_get_ended (last) : 0);
  gtk_widget_set_visible (self->wins, lab_wins_plot_get_n_lines (self->plot) > 0);
}

static void
fill (LabRecordsPage *self)
{
  GListModel *records = G_LIST_MODEL (self->records);
  g_autoptr (GListModel) computers = lab_career_collect_computers (records);
  gboolean any = has_items (records);

  g_set_object (&self->careers, NULL);
  self->careers = lab_career_collect_persons (records);
  fill_plot (self);
  lab_more_list_set_model (self->person_list, self->careers, create_person_row, self);
  lab_more_list_set_model (self->computer_list, computers, create_computer_row, NULL);
  lab_more_list_set_model (self->game_list, records, create_game_row, NULL);
  gtk_widget_set_visible (self->empty, !any);
  gtk_widget_set_visible (self->persons, has_items (self->careers));
  gtk_widget_set_visible (self->computers, has_items (computers));
  gtk_widget_set_visible (self->games, any);
  gtk_widget_set_visible (self->buttons, any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "records.export", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "records.clear", any);
}

/* Private helpers: telling */

static void
tell (LabRecordsPage *self,
      const char     *text)
{
  lab_notice_tell (self->notice, text);
  lab_announcer_say (self->announcer, text);
}

static void
tell_failure (GtkWidget  *over,
              const char *title,
              const char *text)
{
  static const LabChoice choices[] = { { "close", N_("_Close"), LAB_CHOICE_PLAIN } };

  lab_compat_ask (over, title, text, choices, G_N_ELEMENTS (choices), "close", NULL, over);
}

/* What is there to tell something on: the page, the window when the page was left, or nothing. */
static GtkWidget *
find_place (LabRecordsPage *self)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    return GTK_WIDGET (self);
  return (GtkWidget *) gtk_application_get_active_window (application);
}

/* Private helpers: actions */

/* Records on their way to a file. */
typedef struct
{
  GFile *file;
  char *csv;
} Export;

static void
free_export (gpointer data)
{
  Export *export = data;

  g_object_unref (export->file);
  g_free (export->csv);
  g_free (export);
}

static void
write_in_thread (GTask        *task,
                 gpointer      self G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Export *export = data;
  GError *error = NULL;

  if (lab_storage_replace (export->file, export->csv, strlen (export->csv), cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_exported (GObject      *object,
             GAsyncResult *result,
             gpointer      data G_GNUC_UNUSED)
{
  LabRecordsPage *self = LAB_RECORDS_PAGE (object);
  GFile *file = ((const Export *) g_task_get_task_data (G_TASK (result)))->file;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;
  GtkWidget *place = find_place (self);

  lab_errand_end ();
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      lab_storage_explain (error);
      if (place != NULL)
        tell_failure (place, _("Records Not Exported"), error->message);
      else
        g_printerr ("labyrinthe: %s: %s\n", path, error->message);
      return;
    }
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("The records were written to “%s”."), name);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tell (self, text);
}

static void
on_file_chosen (GFile   *file,
                gpointer data)
{
  if (file != NULL)
    lab_records_page_export (data, file);
}

static void
on_export (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  static const LabFileKind kind = {
    /* Translators: a kind of files, for spreadsheets. */
    N_("Tables (CSV)"), "csv", "text/csv",
  };

  lab_compat_choose_file_to_save (GTK_WINDOW (gtk_widget_get_root (widget)), _("Export Records"),
                                  "labyrinthe.csv", &kind, on_file_chosen, widget);
}

static void
on_clear_answered (const char *answer,
                   gpointer    data)
{
  LabRecordsPage *self = data;
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (answer, "clear") != 0)
    return;
  if (!lab_records_clear (self->records, &error))
    tell_failure (GTK_WIDGET (self), _("Records Not Cleared"), error->message);
  fill (self);
}

static void
on_clear (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  static const LabChoice choices[] = {
    /* Translators: an answer: all games stay remembered. */
    { "keep", N_("_Keep"), LAB_CHOICE_PLAIN },
    /* Translators: an answer: all games are forgotten. */
    { "clear", N_("C_lear Records"), LAB_CHOICE_DESTRUCTIVE },
  };

  lab_compat_ask (widget, _("Clear All Records?"),
                  _("All games that were played will be forgotten. This cannot be undone."),
                  choices, G_N_ELEMENTS (choices), "keep", on_clear_answered, widget);
}

/* GObject */

static void
lab_records_page_dispose (GObject *object)
{
  LabRecordsPage *self = LAB_RECORDS_PAGE (object);

  g_clear_object (&self->notice);
  g_clear_object (&self->careers);
  g_clear_object (&self->records);
  G_OBJECT_CLASS (lab_records_page_parent_class)->dispose (object);
}

static void
lab_records_page_class_init (LabRecordsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_records_page_dispose;

  g_type_ensure (LAB_TYPE_ANNOUNCER);
  g_type_ensure (LAB_TYPE_MORE_LIST);
  g_type_ensure (LAB_TYPE_WINS_PLOT);
  g_type_ensure (LAB_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-records-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, announcer);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, warning);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, empty);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, wins);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, plot);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, persons);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, person_list);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, computers);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, computer_list);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, games);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, game_list);
  gtk_widget_class_bind_template_child (widget_class, LabRecordsPage, buttons);
  gtk_widget_class_install_action (widget_class, "records.export", NULL, on_export);
  gtk_widget_class_install_action (widget_class, "records.clear", NULL, on_clear);
}

static void
lab_records_page_init (LabRecordsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->notice = lab_notice_new (self->overlay, NOTICE_SECONDS);
}

/* Public functions */

/**
 * lab_records_page_new:
 * @records: the games
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
lab_records_page_new (LabRecords *records)
{
  LabRecordsPage *self;

  g_return_val_if_fail (LAB_IS_RECORDS (records), NULL);

  self = g_object_new (LAB_TYPE_RECORDS_PAGE, NULL);
  self->records = g_object_ref (records);
  fill (self);
  return GTK_WIDGET (self);
}

/**
 * lab_records_page_warn:
 * @self: a page
 * @text: what was wrong with the records
 *
 * Says so at the top of the page.
 */
void
lab_records_page_warn (LabRecordsPage *self,
                       const char     *text)
{
  g_return_if_fail (LAB_IS_RECORDS_PAGE (self));

  gtk_label_set_label (GTK_LABEL (self->warning), text);
  gtk_widget_set_visible (self->warning, TRUE);
}

/**
 * lab_records_page_export:
 * @self: a page
 * @file: where to; what is there is written over
 *
 * Writes the records as lab_records_to_csv() does, and tells when that is done or why it was
 * not.
 */
void
lab_records_page_export (LabRecordsPage *self,
                         GFile          *file)
{
  g_autoptr (GTask) task = NULL;
  Export *export;

  g_return_if_fail (LAB_IS_RECORDS_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  export = g_new (Export, 1);
  export->file = g_object_ref (file);
  export->csv = lab_records_to_csv (G_LIST_MODEL (self->records));
  task = g_task_new (self, NULL, on_exported, NULL);
  g_task_set_task_data (task, export, free_export);
  lab_errand_begin ();
  g_task_run_in_thread (task, write_in_thread);
}
