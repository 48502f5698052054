/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-build-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-family.h"
#include "lab-cheese-maker.h"
#include "lab-cheese-maze-text.h"
#include "lab-compat-files.h"
#include "lab-export.h"
#include "lab-saved-text.h"
#include "lab-shortcuts.h"

/* The actions of the page: undo, new mazes, files, and the race. */

static const LabShortcut shortcuts[] = {
  /* Translators: the heading of the keys of the page on which mazes are drawn by hand. */
  { N_("Building Mazes"), N_("Go to the next cell"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Change what is on this side of the cell"),
    "<Shift>Left <Shift>Right <Shift>Up <Shift>Down", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Make the cell a hole, or the hole a cell"), "space", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Undo the last change"), "<Control>z", "build.undo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "build.redo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Random maze"), "<Control>r", "build.random", LAB_SHORTCUT_TABLE },
  { NULL, N_("Open a maze"), "<Control>o", "build.open", LAB_SHORTCUT_TABLE },
  { NULL, N_("Save the maze as a file"), "<Shift><Control>s", "build.save", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the maze in a race"), "<Control>u", "build.use", LAB_SHORTCUT_TABLE },
  { NULL, N_("Zoom in"), "<Control>plus", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Zoom out"), "<Control>minus", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Show the whole maze"), "<Control>0", NULL, LAB_SHORTCUT_WIDGET },
};

/* Private helpers: changes */

static void
on_undo (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseBuildPage *self = LAB_CHEESE_BUILD_PAGE (widget);
  gboolean back = g_str_equal (name, "build.undo");

  if (back)
    lab_cheese_editor_undo (self->editor);
  else
    lab_cheese_editor_redo (self->editor);
  /* Translators: a change of a maze was undone. */
  lab_cheese_build_page_say (self, back ? _("Change undone")
                                        /* Translators: a change of a maze was made again. */
                                        : _("Change redone"));
}

static void
make_random (LabCheeseBuildPage *self)
{
  const LabCheeseDraft *draft = lab_cheese_editor_get_draft (self->editor);
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (LabCheeseMaze) maze = NULL;
  g_autoptr (GError) error = NULL;

  settings.width = lab_cheese_draft_get_width (draft);
  settings.height = lab_cheese_draft_get_height (draft);
  settings.symmetric = gtk_switch_get_active (self->symmetric);
  maze = lab_cheese_maker_make (maker, &settings, g_random_int (), NULL, &error);
  if (maze == NULL)
    {
      lab_notice_tell (self->notice, error->message);
      lab_cheese_build_page_say (self, error->message);
      return;
    }
  lab_cheese_editor_take_draft (self->editor, lab_cheese_draft_new_from_maze (maze), NULL);
  lab_cheese_build_page_say (self, _("New random maze"));
}

static void
on_new (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseBuildPage *self = LAB_CHEESE_BUILD_PAGE (widget);

  if (g_str_equal (name, "build.random"))
    {
      make_random (self);
      return;
    }
  lab_cheese_editor_open_all (self->editor);
  lab_cheese_build_page_say (self, _("All walls, mud, and holes removed"));
}

static void
on_use (GtkWidget  *widget,
        const char *name G_GNUC_UNUSED,
        GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseBuildPage *self = LAB_CHEESE_BUILD_PAGE (widget);

  if (self->maze != NULL && self->family != NULL)
    lab_cheese_family_use_maze (LAB_CHEESE_FAMILY (self->family), self->maze);
}

/* Private helpers: files */

static void
read_in_thread (GTask        *task,
                gpointer      source G_GNUC_UNUSED,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  LabCheeseMaze *maze = NULL;
  gsize length;
  g_autofree char *text = lab_saved_text_read_file (data, &length, cancellable, &error);

  if (text != NULL)
    maze = lab_cheese_maze_new_from_text (text, (gssize) length, &error);
  if (maze != NULL)
    g_task_return_pointer (task, maze, (GDestroyNotify) lab_cheese_maze_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
on_read (GObject      *object,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  LabCheeseBuildPage *self = LAB_CHEESE_BUILD_PAGE (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabCheeseMaze) maze = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_task_get_cancellable (G_TASK (result)) != self->reading)
    return;
  g_clear_object (&self->reading);
  if (maze != NULL
      && lab_cheese_editor_take_draft (self->editor, lab_cheese_draft_new_from_maze (maze), &error))
    lab_cheese_build_page_say (self, _("Maze opened"));
  else if (self->family != NULL)
    lab_shell_tell_later (lab_family_get_shell (self->family), _("Cannot Open the Maze"),
                          error->message);
}

static void
on_chosen_to_open (GFile   *file,
                   gpointer data)
{
  if (file != NULL)
    lab_cheese_build_page_open (data, file);
}

static void
on_chosen_to_save (GFile   *file,
                   gpointer data)
{
  if (file != NULL)
    lab_cheese_build_page_save (data, file);
}

static void
on_file (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter G_GNUC_UNUSED)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  if (g_str_equal (name, "build.open"))
    lab_compat_choose_file_to_open (window, _("Mazes"), NULL, on_chosen_to_open, widget);
  else
    lab_compat_choose_file_to_save (window, _("Mazes"), "maze.txt", NULL, on_chosen_to_save,
                                    widget);
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabCheeseBuildPage *self = LAB_CHEESE_BUILD_PAGE (widget);
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The maze was saved to “%s”."), name);

  lab_notice_tell (self->notice, text);
  lab_cheese_build_page_say (self, text);
}

/* Functions of the page */

/** lab_cheese_build_actions_install: adds the actions to the class of the page. */
void
lab_cheese_build_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "build.undo", NULL, on_undo);
  gtk_widget_class_install_action (widget_class, "build.redo", NULL, on_undo);
  gtk_widget_class_install_action (widget_class, "build.random", NULL, on_new);
  gtk_widget_class_install_action (widget_class, "build.clear", NULL, on_new);
  gtk_widget_class_install_action (widget_class, "build.open", NULL, on_file);
  gtk_widget_class_install_action (widget_class, "build.save", NULL, on_file);
  gtk_widget_class_install_action (widget_class, "build.use", NULL, on_use);
}

/** lab_cheese_build_actions_init: makes the keys of the page work. */
void
lab_cheese_build_actions_init (LabCheeseBuildPage *self)
{
  lab_shortcuts_add_to_page (GTK_WIDGET (self), shortcuts, G_N_ELEMENTS (shortcuts));
}

/** lab_cheese_build_actions_update: enables the actions that are possible now. */
void
lab_cheese_build_actions_update (LabCheeseBuildPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "build.undo", lab_cheese_editor_can_undo (self->editor));
  gtk_widget_action_set_enabled (widget, "build.redo", lab_cheese_editor_can_redo (self->editor));
  gtk_widget_action_set_enabled (widget, "build.use", self->maze != NULL);
  gtk_widget_action_set_enabled (widget, "build.save", self->maze != NULL);
}

/**
 * lab_cheese_build_page_open:
 * @self: a page
 * @file: a file with a maze, in any form that lab_cheese_maze_new_from_text() reads
 *
 * Opens a maze, which can be undone.
 */
void
lab_cheese_build_page_open (LabCheeseBuildPage *self,
                            GFile              *file)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAB_IS_CHEESE_BUILD_PAGE (self) && G_IS_FILE (file));

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, on_read, NULL);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

/** lab_cheese_build_page_save: writes the maze to a file. */
void
lab_cheese_build_page_save (LabCheeseBuildPage *self,
                            GFile              *file)
{
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  g_return_if_fail (LAB_IS_CHEESE_BUILD_PAGE (self) && G_IS_FILE (file));

  if (self->maze == NULL)
    return;
  text = lab_cheese_maze_to_text (self->maze);
  bytes = g_bytes_new_take (text, strlen (text));
  lab_export_write (GTK_WIDGET (self), file, bytes, _("Could Not Save the Maze"), on_written);
}

/**
 * lab_cheese_build_page_get_shortcuts:
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of the page, for the list of
 *   shortcuts; the page handles them itself
 */
const LabShortcut *
lab_cheese_build_page_get_shortcuts (guint *n_shortcuts)
{
  g_return_val_if_fail (n_shortcuts != NULL, NULL);

  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}
