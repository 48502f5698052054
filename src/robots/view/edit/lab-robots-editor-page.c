/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-editor-page-private.h"

#include <glib/gi18n.h>

#include "lab-number-row.h"
#include "lab-robots-drawn-board.h"
#include "lab-robots-telling.h"
#include "lab-table-layout.h"

/**
 * LabRobotsEditorPage:
 *
 * Draws a board for robots by hand. The fewest moves are proved after each change.
 */
G_DEFINE_FINAL_TYPE (LabRobotsEditorPage, lab_robots_editor_page, ADW_TYPE_BIN)

#define NOTICE_SECONDS 4

/* Private helpers: the proof */

/* Shows the best way on the board, if that is wanted. */
static void
show_way (LabRobotsEditorPage *self)
{
  const LabRobotsSolution *solution = NULL;
  LabRobotsPosition start;

  if (self->thinking != NULL && lab_robots_thinking_is_done (self->thinking))
    solution = lab_robots_thinking_get_solution (self->thinking);
  if (solution == NULL || solution->solutions->len == 0
      || !gtk_switch_get_active (self->best_way))
    lab_robots_board_view_set_way (self->board, NULL, NULL, 0);
  else
    {
      const GArray *moves = g_ptr_array_index (solution->solutions, 0);

      lab_robots_position_init (&start, lab_robots_editor_get_board (self->editor));
      lab_robots_board_view_set_way (self->board, &start,
                                     (const LabRobotsMove *) (const void *) moves->data,
                                     moves->len);
    }
}

static void
on_thought (gpointer data)
{
  LabRobotsEditorPage *self = data;
  g_autofree char *text = NULL;
  guint lower_bound, best;

  if (lab_robots_thinking_is_done (self->thinking))
    {
      const LabRobotsSolution *solution = lab_robots_thinking_get_solution (self->thinking);

      if (solution->outcome == LAB_ROBOTS_SOLVED && solution->n_moves == 0)
        text = g_strdup (_("The robot is on the target already. Move the target or the robot to "
                           "play on this board."));
      else
        text = lab_robots_telling_proof (solution);
    }
  else
    {
      lab_robots_thinking_get_bounds (self->thinking, &lower_bound, &best);
      text = lab_robots_telling_bound (lower_bound);
    }
  gtk_label_set_label (self->proof, text);
  show_way (self);
}

/* Private helpers */

static void
update_tools (LabRobotsEditorPage *self)
{
  const LabRobotsBoard *board = lab_robots_editor_get_board (self->editor);

  for (guint i = 0; i < LAB_N_ROBOTS_TOOLS; i++)
    gtk_widget_queue_draw (gtk_button_get_child (GTK_BUTTON (self->tools[i])));
  self->updating = TRUE;
  gtk_spin_button_set_value (self->size, board->size);
  gtk_spin_button_set_value (self->robots, board->n_robots);
  gtk_switch_set_active (self->any_robot, board->any_robot);
  gtk_switch_set_active (self->must_ricochet, board->must_ricochet);
  self->updating = FALSE;
}

/* Shows the board, and begins to solve it. */
static void
update (LabRobotsEditorPage *self)
{
  const LabRobotsBoard *board = lab_robots_editor_get_board (self->editor);
  LabRobotsPosition start;

  lab_robots_board_view_set_board (self->board, board);
  update_tools (self);
  lab_robots_editor_actions_update (self);
  lab_robots_position_init (&start, board);
  g_clear_pointer (&self->thinking, lab_robots_thinking_free);
  self->thinking = lab_robots_thinking_new (board, &start, 1, on_thought, self);
}

static void
on_option (LabRobotsEditorPage *self)
{
  if (self->updating)
    return;
  lab_robots_editor_resize (self->editor, (guint) gtk_spin_button_get_value_as_int (self->size));
  lab_robots_editor_set_n_robots (self->editor,
                                  (guint) gtk_spin_button_get_value_as_int (self->robots));
  lab_robots_editor_set_any_robot (self->editor, gtk_switch_get_active (self->any_robot));
  lab_robots_editor_set_must_ricochet (self->editor,
                                       gtk_switch_get_active (self->must_ricochet));
}

static GtkSwitch *
add_switch (LabRobotsEditorPage *self,
            const char          *title,
            const char          *subtitle,
            GCallback            callback)
{
  GtkWidget *toggle = gtk_switch_new ();
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", subtitle,
                                 "activatable-widget", toggle, NULL);

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (self->options, row);
  g_signal_connect_object (toggle, "notify::active", callback, self, G_CONNECT_SWAPPED);
  return GTK_SWITCH (toggle);
}

static void
add_options (LabRobotsEditorPage *self)
{
  self->best_way = add_switch (self, _("Best Way"), NULL, G_CALLBACK (show_way));
  adw_preferences_group_add (self->options,
                             lab_number_row_new (_("Rows"), LAB_ROBOTS_MIN_SIZE,
                                                 LAB_ROBOTS_MAX_SIZE, 16, &self->size));
  gtk_spin_button_set_increments (self->size, 2, 8);
  gtk_spin_button_set_snap_to_ticks (self->size, TRUE);
  adw_preferences_group_add (self->options,
                             lab_number_row_new (_("Robots"), 1, LAB_ROBOTS_MAX_ROBOTS,
                                                 4, &self->robots));
  g_signal_connect_object (self->size, "value-changed", G_CALLBACK (on_option), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->robots, "value-changed", G_CALLBACK (on_option), self,
                           G_CONNECT_SWAPPED);
  self->any_robot = add_switch (self, _("Any Robot"), _("Any robot may stop on the target"),
                                G_CALLBACK (on_option));
  self->must_ricochet = add_switch (self, _("Robots Must Turn"),
                                    _("A straight way to the target does not count"),
                                    G_CALLBACK (on_option));
}

/* Widget */

static gboolean
lab_robots_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LAB_ROBOTS_EDITOR_PAGE (widget)->board));
}

/* GObject */

static void
lab_robots_editor_page_dispose (GObject *object)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->thinking, lab_robots_thinking_free);
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
  g_clear_weak_pointer (&self->family);
  G_OBJECT_CLASS (lab_robots_editor_page_parent_class)->dispose (object);
}

static void
lab_robots_editor_page_class_init (LabRobotsEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_editor_page_dispose;
  widget_class->grab_focus = lab_robots_editor_page_grab_focus;
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  g_type_ensure (LAB_TYPE_ROBOTS_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-editor-page.ui");
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, LabRobotsEditorPage, name)
  BIND (board);
  BIND (toasts);
  BIND (proof);
  BIND (tool_box);
  BIND (options);
#undef BIND
  lab_robots_editor_actions_install (widget_class);
}

static void
lab_robots_editor_page_init (LabRobotsEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->editor = lab_robots_editor_new ();
  self->notice = lab_notice_new (self->toasts, NOTICE_SECONDS);
  add_options (self);
  lab_robots_editor_tools_init (self);
  lab_robots_editor_actions_init (self);
}

/* Functions for other files of the page */

/** lab_robots_editor_page_say: tells something to those who do not see the board. */
void
lab_robots_editor_page_say (LabRobotsEditorPage *self,
                            const char          *text)
{
  if (self->family != NULL)
    lab_announcer_say (lab_shell_get_announcer (lab_family_get_shell (self->family)), text);
}

/* Public functions */

/**
 * lab_robots_editor_page_create:
 * @family: the family of the robots
 *
 * Returns: (transfer floating): a page with the board that was drawn last
 */
GtkWidget *
lab_robots_editor_page_create (LabFamily *family)
{
  LabRobotsEditorPage *self = g_object_new (LAB_TYPE_ROBOTS_EDITOR_PAGE, NULL);
  g_autoptr (GError) error = NULL;

  g_set_weak_pointer (&self->family, family);
  lab_robots_board_view_set_announcer (self->board,
                                       lab_shell_get_announcer (lab_family_get_shell (family)));
  lab_robots_drawn_board_load (self->editor, &error);
  if (error != NULL)
    lab_shell_tell_later (lab_family_get_shell (family), _("Cannot Open the Board"),
                          error->message);
  lab_robots_editor_forget_changes (self->editor);
  self->autosave = lab_robots_drawn_board_autosave (self->editor);
  g_signal_connect_swapped (self->editor, "changed", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}

/** lab_robots_editor_page_show: moves the focus to the board. */
void
lab_robots_editor_page_show (LabFamily *family G_GNUC_UNUSED,
                             GtkWidget *page)
{
  gtk_widget_grab_focus (page);
}

/** lab_robots_editor_page_get_editor: (transfer none): returns the board that is drawn. */
LabRobotsEditor *
lab_robots_editor_page_get_editor (LabRobotsEditorPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR_PAGE (self), NULL);

  return self->editor;
}

/** lab_robots_editor_page_get_board: (transfer none): returns where the board is shown. */
LabRobotsBoardView *
lab_robots_editor_page_get_board (LabRobotsEditorPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR_PAGE (self), NULL);

  return self->board;
}

/** lab_robots_editor_page_get_proof: returns what is told about the fewest moves. */
const char *
lab_robots_editor_page_get_proof (LabRobotsEditorPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR_PAGE (self), NULL);

  return gtk_label_get_label (self->proof);
}

/** lab_robots_editor_page_is_thinking: returns whether the fewest moves are not known yet. */
gboolean
lab_robots_editor_page_is_thinking (LabRobotsEditorPage *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR_PAGE (self), FALSE);

  return !lab_robots_thinking_is_done (self->thinking);
}
