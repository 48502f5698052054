/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-editor-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-compat-files.h"
#include "lab-export.h"
#include "lab-notice.h"
#include "lab-saved-text.h"
#include "lab-shortcuts.h"
#include "lab-task.h"

/**
 * LabEditorPage:
 *
 * What the pages have in common on which something is drawn by hand: undo, files, what was drawn
 * last time, messages, and words for screen readers.
 */
typedef struct
{
  LabFamily *family;            /* (nullable): a weak pointer */
  LabEditor *editor;
  LabAutosaveFile *autosave;    /* (nullable): NULL until the page is shown */
  AdwToastOverlay *toasts;
  LabTask *reading;             /* (nullable): of a file */
  GtkWidget *board;             /* a child of the page */
} LabEditorPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabEditorPage, lab_editor_page, ADW_TYPE_BIN)

#define NOTICE_SECONDS 4

/* Private helpers */

static LabEditorPagePrivate *
get_private (gpointer self)
{
  return lab_editor_page_get_instance_private (self);
}

static void
update (LabEditorPage *self)
{
  LabEditor *editor = get_private (self)->editor;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.undo",
                                 lab_editor_can_rewind (editor, FALSE));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.redo",
                                 lab_editor_can_rewind (editor, TRUE));
  LAB_EDITOR_PAGE_GET_CLASS (self)->update (self);
}

static void
tell_not_opened (LabEditorPage *self,
                 const GError  *error)
{
  LabFamily *family = get_private (self)->family;

  if (family != NULL)
    lab_family_host_tell_later (lab_family_get_host (family),
                                _(LAB_EDITOR_PAGE_GET_CLASS (self)->not_opened), error->message);
}

static void
on_undo (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabEditorPage *self = LAB_EDITOR_PAGE (widget);
  gboolean back = g_str_equal (name, "editor.undo");

  lab_editor_rewind (get_private (self)->editor, !back);
  /* Translators: a change of a maze or a board was undone. */
  lab_editor_page_say (self, back ? _("Change undone")
                       /* Translators: a change of a maze or a board was made again. */
                       : _("Change redone"));
}

/* Private helpers: files */

typedef struct
{
  GFile *file;
  LabEditorPageClass *page_class;
  LabEditorClass *editor_class;
  gpointer state;             /* (nullable) */
  GError *error;
} Reading;

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_object_unref (reading->file);
  if (reading->state != NULL)
    reading->editor_class->free (reading->state);
  g_clear_error (&reading->error);
  g_free (reading);
}

static void
read_file (LabTask  *task,
           gpointer  data)
{
  Reading *reading = data;
  gsize length;
  g_autofree char *text = lab_saved_text_read_file (
      reading->file, &length, task->cancellable, &reading->error);

  if (text == NULL)
    return;
  reading->state = reading->page_class->parse != NULL
                       ? reading->page_class->parse (text, length, &reading->error)
                       : reading->editor_class->parse (text, &reading->error);
}

static void
on_read (gpointer data,
         gpointer owner)
{
  Reading *reading = data;

  lab_editor_page_take (owner, g_steal_pointer (&reading->state),
                        g_steal_pointer (&reading->error));
}

static const LabTaskKind reading_kind = {
  .work = read_file,
  .free_job = free_reading,
  .done = on_read,
};

static void
on_chosen_to_open (GFile   *file,
                   gpointer data)
{
  if (file != NULL)
    lab_editor_page_open (data, file);
}

static void
on_chosen_to_save (GFile   *file,
                   gpointer data)
{
  if (file != NULL)
    lab_editor_page_save (data, file);
}

static void
on_file (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabEditorPageClass *klass = LAB_EDITOR_PAGE_GET_CLASS (widget);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  if (g_str_equal (name, "editor.open"))
    lab_compat_choose_file (window, _(klass->files), NULL, NULL, on_chosen_to_open, widget);
  else
    lab_compat_choose_file (window, _(klass->files), klass->file_name, NULL, on_chosen_to_save,
                            widget);
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  g_autofree char *text = LAB_EDITOR_PAGE_GET_CLASS (widget)->tell_saved (name);

  lab_editor_page_tell (LAB_EDITOR_PAGE (widget), text);
}

/* Widget */

static gboolean
lab_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (get_private (widget)->board);
}

/* GObject */

static void
lab_editor_page_dispose (GObject *object)
{
  LabEditorPagePrivate *priv = get_private (object);

  g_clear_pointer (&priv->reading, lab_task_free);
  g_signal_handlers_disconnect_by_data (priv->editor, object);
  if (priv->autosave != NULL)
    {
      lab_autosave_file_flush (priv->autosave);
      lab_autosave_file_stop (priv->autosave);
    }
  g_clear_object (&priv->autosave);
  priv->toasts = NULL;
  g_clear_weak_pointer (&priv->family);
  G_OBJECT_CLASS (lab_editor_page_parent_class)->dispose (object);
}

static void
lab_editor_page_finalize (GObject *object)
{
  g_object_unref (get_private (object)->editor);
  G_OBJECT_CLASS (lab_editor_page_parent_class)->finalize (object);
}

static void
lab_editor_page_class_init (LabEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_editor_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_editor_page_finalize;
  widget_class->grab_focus = lab_editor_page_grab_focus;
  gtk_widget_class_install_action (widget_class, "editor.undo", NULL, on_undo);
  gtk_widget_class_install_action (widget_class, "editor.redo", NULL, on_undo);
  gtk_widget_class_install_action (widget_class, "editor.open", NULL, on_file);
  gtk_widget_class_install_action (widget_class, "editor.save", NULL, on_file);
}

static void
lab_editor_page_init (LabEditorPage *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_editor_page_set_up:
 * @self: a page that is being made, with its template
 * @editor: (transfer full): what is drawn
 * @board: where it is shown
 * @toasts: shows messages
 *
 * Prepares the page.
 */
void
lab_editor_page_set_up (LabEditorPage   *self,
                        LabEditor       *editor,
                        GtkWidget       *board,
                        AdwToastOverlay *toasts)
{
  LabEditorPagePrivate *priv = get_private (self);
  LabEditorPageClass *klass = LAB_EDITOR_PAGE_GET_CLASS (self);

  g_return_if_fail (LAB_IS_EDITOR_PAGE (self) && LAB_IS_EDITOR (editor));

  priv->editor = editor;
  priv->board = board;
  priv->toasts = toasts;
  lab_shortcuts_add_to_page (GTK_WIDGET (self), klass->shortcuts);
}

/** lab_editor_page_show: shows what was drawn last, the first time that a page is shown. */
void
lab_editor_page_show (LabFamily *family,
                      GtkWidget *page)
{
  LabEditorPage *self = LAB_EDITOR_PAGE (page);
  LabEditorPagePrivate *priv = get_private (self);
  LabEditorPageClass *klass = LAB_EDITOR_PAGE_GET_CLASS (self);
  g_autoptr (GError) error = NULL;

  if (priv->autosave != NULL)
    return;
  g_set_weak_pointer (&priv->family, family);
  if (klass->begin != NULL)
    klass->begin (self, family);
  lab_editor_load (priv->editor, &error);
  if (error != NULL)
    tell_not_opened (self, error);
  lab_editor_forget_changes (priv->editor);
  priv->autosave = lab_editor_autosave (priv->editor);
  g_signal_connect_swapped (priv->editor, "changed", G_CALLBACK (update), self);
  update (self);
}

/** lab_editor_page_get_family: (transfer none) (nullable): returns the family of the page. */
LabFamily *
lab_editor_page_get_family (LabEditorPage *self)
{
  g_return_val_if_fail (LAB_IS_EDITOR_PAGE (self), NULL);

  return get_private (self)->family;
}

/** lab_editor_page_get_editor: (transfer none): returns what is drawn. */
LabEditor *
lab_editor_page_get_editor (LabEditorPage *self)
{
  g_return_val_if_fail (LAB_IS_EDITOR_PAGE (self), NULL);

  return get_private (self)->editor;
}

/** lab_editor_page_say: tells something to those who do not see the board. */
void
lab_editor_page_say (LabEditorPage *self,
                     const char    *text)
{
  LabFamily *family = get_private (self)->family;

  if (family != NULL)
    lab_announcer_say (lab_family_host_get_announcer (lab_family_get_host (family)), text);
}

/** lab_editor_page_tell: shows a short message, and says it to screen readers. */
void
lab_editor_page_tell (LabEditorPage *self,
                      const char    *text)
{
  if (get_private (self)->toasts != NULL)
    lab_notice_tell (get_private (self)->toasts, NOTICE_SECONDS, text);
  lab_editor_page_say (self, text);
}

/**
 * lab_editor_page_take:
 * @self: a page
 * @state: (nullable) (transfer full): what was opened, as a state of the editor
 * @error: (nullable) (transfer full): why it could not be opened
 *
 * Shows what was opened, which can be undone, or tells why it was not.
 */
void
lab_editor_page_take (LabEditorPage *self,
                      gpointer       state,
                      GError        *error)
{
  g_autoptr (GError) problem = error;

  g_return_if_fail (LAB_IS_EDITOR_PAGE (self));

  if (state != NULL && lab_editor_replace (get_private (self)->editor, state, &problem))
    lab_editor_page_say (self, _(LAB_EDITOR_PAGE_GET_CLASS (self)->opened));
  else
    tell_not_opened (self, problem);
}

/** lab_editor_page_open: opens a file, which can be undone. */
void
lab_editor_page_open (LabEditorPage *self,
                      GFile         *file)
{
  LabEditorPagePrivate *priv = get_private (self);
  Reading *reading;

  g_return_if_fail (LAB_IS_EDITOR_PAGE (self) && G_IS_FILE (file));

  g_clear_pointer (&priv->reading, lab_task_free);
  reading = g_new0 (Reading, 1);
  reading->file = g_object_ref (file);
  reading->page_class = LAB_EDITOR_PAGE_GET_CLASS (self);
  reading->editor_class = LAB_EDITOR_GET_CLASS (priv->editor);
  priv->reading = lab_task_start (&reading_kind, reading, self);
}

/** lab_editor_page_save: writes what is drawn to a file. */
void
lab_editor_page_save (LabEditorPage *self,
                      GFile         *file)
{
  LabEditorPageClass *klass = LAB_EDITOR_PAGE_GET_CLASS (self);
  LabEditor *editor = get_private (self)->editor;
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  g_return_if_fail (LAB_IS_EDITOR_PAGE (self) && G_IS_FILE (file));

  text = klass->format != NULL
             ? klass->format (self)
             : LAB_EDITOR_GET_CLASS (editor)->format (lab_editor_get_state (editor));
  if (text == NULL)
    return;
  bytes = g_bytes_new_take (text, strlen (text));
  lab_export_write (GTK_WIDGET (self), file, bytes, _(klass->not_saved), on_written);
}
