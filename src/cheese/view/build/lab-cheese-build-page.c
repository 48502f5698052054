/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-build-page-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-built-maze.h"
#include "lab-number-row.h"
#include "lab-table-layout.h"

/**
 * LabCheeseBuildPage:
 *
 * Draws a maze for races by hand.
 */
G_DEFINE_FINAL_TYPE (LabCheeseBuildPage, lab_cheese_build_page, ADW_TYPE_BIN)

#define NOTICE_SECONDS 4
#define DEFAULT_TURNS 5
#define MAX_TURNS 99

/* Private helpers */

/* Shows the maze, and what is wrong with it. */
static void
update (LabCheeseBuildPage *self)
{
  const LabCheeseDraft *draft = lab_cheese_editor_get_draft (self->editor);
  g_autoptr (GArray) wrong = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *message = NULL;

  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  self->maze = lab_cheese_editor_check (self->editor, wrong, &message);
  lab_cheese_board_set_draft (self->board, draft);
  lab_cheese_board_set_marks (self->board, wrong);
  gtk_label_set_label (self->status, message != NULL ? message : _("Rats can race in this maze."));
  self->updating = TRUE;
  gtk_spin_button_set_value (self->width, lab_cheese_draft_get_width (draft));
  gtk_spin_button_set_value (self->height, lab_cheese_draft_get_height (draft));
  self->updating = FALSE;
  lab_cheese_build_actions_update (self);
}

static void
on_size (LabCheeseBuildPage *self)
{
  if (!self->updating)
    lab_cheese_editor_resize (self->editor,
                              (guint) gtk_spin_button_get_value_as_int (self->width),
                              (guint) gtk_spin_button_get_value_as_int (self->height));
}

static void
on_symmetric (LabCheeseBuildPage *self)
{
  gboolean symmetric = gtk_switch_get_active (self->symmetric);

  lab_cheese_editor_set_symmetric (self->editor, symmetric);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->symmetric_row), GTK_ACCESSIBLE_STATE_CHECKED,
                               symmetric ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                         : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* Rows that are needed only for some tools are always there, so that nothing moves. */
static void
add_rows (LabCheeseBuildPage *self)
{
  adw_preferences_group_add (self->options,
                             /* Translators: a number: the turns that rats need in mud. */
                             lab_number_row_new (_("Turns in Mud"), 2, MAX_TURNS, DEFAULT_TURNS,
                                                 &self->turns));
  adw_preferences_group_add (self->sizes,
                             lab_number_row_new (_("Columns"), 1, LAB_CHEESE_EDITOR_MAX_SIDE, 15,
                                                 &self->width));
  adw_preferences_group_add (self->sizes,
                             lab_number_row_new (_("Rows"), 1, LAB_CHEESE_EDITOR_MAX_SIDE, 13,
                                                 &self->height));
}

/* Widget */

static gboolean
lab_cheese_build_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LAB_CHEESE_BUILD_PAGE (widget)->board));
}

/* GObject */

static void
lab_cheese_build_page_dispose (GObject *object)
{
  LabCheeseBuildPage *self = LAB_CHEESE_BUILD_PAGE (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  if (self->editor != NULL)
    g_signal_handlers_disconnect_by_data (self->editor, self);
  if (self->autosave != NULL)
    {
      lab_autosave_file_flush (self->autosave);
      lab_autosave_file_stop (self->autosave);
    }
  g_clear_object (&self->autosave);
  g_clear_object (&self->editor);
  g_clear_object (&self->notice);
  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  g_clear_weak_pointer (&self->family);
  G_OBJECT_CLASS (lab_cheese_build_page_parent_class)->dispose (object);
}

static void
lab_cheese_build_page_class_init (LabCheeseBuildPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_cheese_build_page_dispose;
  widget_class->grab_focus = lab_cheese_build_page_grab_focus;
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  g_type_ensure (LAB_TYPE_CHEESE_BOARD);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-cheese-build-page.ui");
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, LabCheeseBuildPage, name)
  BIND (board);
  BIND (toasts);
  BIND (status);
  BIND (options);
  BIND (sizes);
  BIND (symmetric);
  BIND (symmetric_row);
#undef BIND
  gtk_widget_class_bind_template_child_full (widget_class, "walls", FALSE,
                                             G_STRUCT_OFFSET (LabCheeseBuildPage, tools[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "mud", FALSE,
                                             G_STRUCT_OFFSET (LabCheeseBuildPage, tools[1]));
  gtk_widget_class_bind_template_child_full (widget_class, "cells", FALSE,
                                             G_STRUCT_OFFSET (LabCheeseBuildPage, tools[2]));
  gtk_widget_class_bind_template_callback (widget_class, on_symmetric);
  lab_cheese_build_actions_install (widget_class);
}

static void
lab_cheese_build_page_init (LabCheeseBuildPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->editor = lab_cheese_editor_new ();
  self->notice = lab_notice_new (self->toasts, NOTICE_SECONDS);
  add_rows (self);
  g_signal_connect_object (self->width, "value-changed", G_CALLBACK (on_size), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->height, "value-changed", G_CALLBACK (on_size), self,
                           G_CONNECT_SWAPPED);
  on_symmetric (self);
  lab_cheese_build_tools_init (self);
  lab_cheese_build_actions_init (self);
}

/* Functions for other files of the page */

/** lab_cheese_build_page_say: tells something to those who do not see the maze. */
void
lab_cheese_build_page_say (LabCheeseBuildPage *self,
                           const char         *text)
{
  if (self->family != NULL)
    lab_announcer_say (lab_shell_get_announcer (lab_family_get_shell (self->family)), text);
}

/* Public functions */

/**
 * lab_cheese_build_page_create:
 * @family: the family of the cheese race
 *
 * Returns: (transfer floating): a page with the maze that was drawn last
 */
GtkWidget *
lab_cheese_build_page_create (LabFamily *family)
{
  LabCheeseBuildPage *self = g_object_new (LAB_TYPE_CHEESE_BUILD_PAGE, NULL);
  g_autoptr (GError) error = NULL;

  g_set_weak_pointer (&self->family, family);
  lab_cheese_built_maze_load (self->editor, &error);
  if (error != NULL)
    lab_shell_tell_later (lab_family_get_shell (family), _("Cannot Open the Maze"),
                          error->message);
  lab_cheese_editor_forget_changes (self->editor);
  self->autosave = lab_cheese_built_maze_autosave (self->editor);
  g_signal_connect_swapped (self->editor, "changed", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}

/** lab_cheese_build_page_show: moves the focus to the maze. */
void
lab_cheese_build_page_show (LabFamily *family G_GNUC_UNUSED,
                            GtkWidget *page)
{
  gtk_widget_grab_focus (page);
}

/** lab_cheese_build_page_get_editor: (transfer none): returns the maze that is drawn. */
LabCheeseEditor *
lab_cheese_build_page_get_editor (LabCheeseBuildPage *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_BUILD_PAGE (self), NULL);

  return self->editor;
}

/** lab_cheese_build_page_get_board: (transfer none): returns where the maze is shown. */
LabCheeseBoard *
lab_cheese_build_page_get_board (LabCheeseBuildPage *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_BUILD_PAGE (self), NULL);

  return self->board;
}
