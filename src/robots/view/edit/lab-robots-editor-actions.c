/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-editor-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-compat-files.h"
#include "lab-export.h"
#include "lab-robots-drawn-board.h"
#include "lab-robots-play.h"
#include "lab-robots-text.h"
#include "lab-shortcuts.h"

/* The actions of the page: undo, new boards, files, the clipboard, and the puzzle. */

static const LabShortcut shortcuts[] = {
  /* Translators: the heading of the keys of the page on which boards for robots are drawn. */
  { N_("Drawing Boards"), N_("Go to the next cell"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Change what is on this side of the cell"),
    "<Control>Left <Control>Right <Control>Up <Control>Down", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Put this robot on the cell"), "1 2 3 4 5", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Put the target on the cell"), "0", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Undo the last change"), "<Control>z", "edit.undo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "edit.redo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Random board"), "<Control>r", "edit.random", LAB_SHORTCUT_TABLE },
  { NULL, N_("Open a board"), "<Control>o", "edit.open", LAB_SHORTCUT_TABLE },
  { NULL, N_("Save the board as a file"), "<Shift><Control>s", "edit.save", LAB_SHORTCUT_TABLE },
  { NULL, N_("Copy the text of the board"), "<Control>c", "edit.copy", LAB_SHORTCUT_TABLE },
  { NULL, N_("Paste the text of a board"), "<Control>v", "edit.paste", LAB_SHORTCUT_TABLE },
  { NULL, N_("Play on the board"), "<Control>u", "edit.play", LAB_SHORTCUT_TABLE },
};

/* Private helpers: changes */

static void
on_undo (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (widget);
  gboolean back = g_str_equal (name, "edit.undo");

  if (back)
    lab_robots_editor_undo (self->editor);
  else
    lab_robots_editor_redo (self->editor);
  lab_robots_editor_page_say (self, back ? _("Change undone") : _("Change redone"));
}

static void
on_new (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (widget);

  if (g_str_equal (name, "edit.random"))
    {
      lab_robots_editor_draw (self->editor, g_random_int ());
      lab_robots_editor_page_say (self, _("New random board"));
      return;
    }
  lab_robots_editor_clear (self->editor);
  lab_robots_editor_page_say (self, _("All walls removed"));
}

static void
on_play (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (widget);

  if (self->family != NULL)
    lab_robots_play_start_board (lab_robots_play_get (self->family),
                                 lab_robots_editor_get_board (self->editor));
}

/* Private helpers: files */

static void
take_board (LabRobotsEditorPage  *self,
            const LabRobotsBoard *board,
            const GError         *error)
{
  if (board != NULL)
    {
      lab_robots_editor_set_board (self->editor, board);
      lab_robots_editor_page_say (self, _("Board opened"));
    }
  else if (self->family != NULL)
    lab_shell_tell_later (lab_family_get_shell (self->family), _("Cannot Open the Board"),
                          error->message);
}

static void
read_in_thread (GTask        *task,
                gpointer      source G_GNUC_UNUSED,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autofree LabRobotsBoard *board = g_new0 (LabRobotsBoard, 1);
  GError *error = NULL;

  if (lab_robots_drawn_board_read (data, cancellable, board, &error))
    g_task_return_pointer (task, g_steal_pointer (&board), g_free);
  else
    g_task_return_error (task, error);
}

static void
on_read (GObject      *object,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (object);
  g_autoptr (GError) error = NULL;
  g_autofree LabRobotsBoard *board = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_task_get_cancellable (G_TASK (result)) != self->reading)
    return;
  g_clear_object (&self->reading);
  take_board (self, board, error);
}

static void
on_chosen_to_open (GFile   *file,
                   gpointer data)
{
  if (file != NULL)
    lab_robots_editor_page_open (data, file);
}

static void
on_chosen_to_save (GFile   *file,
                   gpointer data)
{
  if (file != NULL)
    lab_robots_editor_page_save (data, file);
}

static void
on_file (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  if (g_str_equal (name, "edit.open"))
    lab_compat_choose_file_to_open (window, _("Boards"), NULL, on_chosen_to_open, widget);
  else
    lab_compat_choose_file_to_save (window, _("Boards"), "board.txt", NULL, on_chosen_to_save,
                                    widget);
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (widget);
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The board was saved to “%s”."), name);

  lab_notice_tell (self->notice, text);
  lab_robots_editor_page_say (self, text);
}

/* Private helpers: the clipboard */

static void
on_copy (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (widget);
  g_autofree char *text = lab_robots_board_format (lab_robots_editor_get_board (self->editor));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  lab_notice_tell (self->notice, _("The text of the board was copied."));
  lab_robots_editor_page_say (self, _("The text of the board was copied."));
}

static void
on_pasted (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (LabRobotsEditorPage) self = LAB_ROBOTS_EDITOR_PAGE (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *text
      = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, &error);
  LabRobotsBoard board;
  gboolean is_board;

  if (self->editor == NULL)
    return;
  if (text == NULL)
    {
      lab_notice_tell (self->notice, _("There is no text to paste."));
      lab_robots_editor_page_say (self, _("There is no text to paste."));
      return;
    }
  is_board = lab_robots_board_parse (g_strstrip (text), &board, &error);
  take_board (self, is_board ? &board : NULL, error);
}

static void
on_paste (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, on_pasted,
                                 g_object_ref (widget));
}

/* Functions of the page */

/** lab_robots_editor_actions_install: adds the actions to the class of the page. */
void
lab_robots_editor_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "edit.undo", NULL, on_undo);
  gtk_widget_class_install_action (widget_class, "edit.redo", NULL, on_undo);
  gtk_widget_class_install_action (widget_class, "edit.random", NULL, on_new);
  gtk_widget_class_install_action (widget_class, "edit.clear", NULL, on_new);
  gtk_widget_class_install_action (widget_class, "edit.open", NULL, on_file);
  gtk_widget_class_install_action (widget_class, "edit.save", NULL, on_file);
  gtk_widget_class_install_action (widget_class, "edit.copy", NULL, on_copy);
  gtk_widget_class_install_action (widget_class, "edit.paste", NULL, on_paste);
  gtk_widget_class_install_action (widget_class, "edit.play", NULL, on_play);
}

/** lab_robots_editor_actions_init: makes the keys of the page work. */
void
lab_robots_editor_actions_init (LabRobotsEditorPage *self)
{
  lab_shortcuts_add_to_page (GTK_WIDGET (self), shortcuts, G_N_ELEMENTS (shortcuts));
}

/** lab_robots_editor_actions_update: enables the actions that are possible now. */
void
lab_robots_editor_actions_update (LabRobotsEditorPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const LabRobotsBoard *board = lab_robots_editor_get_board (self->editor);
  LabRobotsPosition start;

  /* Where a robot is on the target already, there is nothing to play. */
  lab_robots_position_init (&start, board);
  gtk_widget_action_set_enabled (widget, "edit.play",
                                 !lab_robots_position_is_solved (&start, board));
  gtk_widget_action_set_enabled (widget, "edit.undo", lab_robots_editor_can_undo (self->editor));
  gtk_widget_action_set_enabled (widget, "edit.redo", lab_robots_editor_can_redo (self->editor));
}

/**
 * lab_robots_editor_page_open:
 * @self: a page
 * @file: a file with the text of a board
 *
 * Opens a board, which can be undone.
 */
void
lab_robots_editor_page_open (LabRobotsEditorPage *self,
                             GFile               *file)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR_PAGE (self) && G_IS_FILE (file));

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, on_read, NULL);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

/** lab_robots_editor_page_save: writes the board to a file. */
void
lab_robots_editor_page_save (LabRobotsEditorPage *self,
                             GFile               *file)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *line;

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR_PAGE (self) && G_IS_FILE (file));

  text = lab_robots_board_format (lab_robots_editor_get_board (self->editor));
  line = g_strconcat (text, "\n", NULL);
  bytes = g_bytes_new_take (line, strlen (line));
  lab_export_write (GTK_WIDGET (self), file, bytes, _("Could Not Save the Board"), on_written);
}

/**
 * lab_robots_editor_page_get_shortcuts:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of the page, for the list of
 *   shortcuts; the page handles them itself
 */
const LabShortcut *
lab_robots_editor_page_get_shortcuts (guint *n_shortcuts)
{
  g_return_val_if_fail (n_shortcuts != NULL, NULL);

  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}
