/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-editor-page.h"

#include <glib/gi18n.h>

#include "lab-pen.h"
#include "lab-robots-editor.h"
#include "lab-robots-pictures.h"
#include "lab-robots-puzzles.h"
#include "lab-robots-telling.h"
#include "lab-robots-text.h"
#include "lab-rows.h"
#include "lab-table-layout.h"
#include "lab-task.h"
#include "lab-template.h"

/**
 * LabRobotsEditorPage:
 *
 * Draws a board for robots by hand. The fewest moves are proved after each change.
 */
G_DEFINE_FINAL_TYPE (LabRobotsEditorPage, lab_robots_editor_page, LAB_TYPE_EDITOR_PAGE)

/* The actions of the page: undo, new boards, files, the clipboard, and the puzzle. */

const LabShortcut lab_robots_editor_page_shortcuts[] = {
  /* Translators: the heading of the keys of the page on which boards for robots are drawn. */
  { N_("Drawing Boards"), N_("Go to the next cell"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Change what is on this side of the cell"),
    "<Control>Left <Control>Right <Control>Up <Control>Down", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Put this robot on the cell"), "1 2 3 4 5", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Put the target on the cell"), "0", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Undo the last change"), "<Control>z", "editor.undo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "editor.redo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Random board"), "<Control>j", "editor.random", LAB_SHORTCUT_TABLE },
  { NULL, N_("Open a board"), "<Control>o", "editor.open", LAB_SHORTCUT_TABLE },
  { NULL, N_("Save the board as a file"), "<Shift><Control>s", "editor.save", LAB_SHORTCUT_TABLE },
  { NULL, N_("Copy the text of the board"), "<Control>c", "editor.copy", LAB_SHORTCUT_TABLE },
  { NULL, N_("Paste the text of a board"), "<Control>v", "editor.paste", LAB_SHORTCUT_TABLE },
  { NULL, N_("Play on the board"), "<Control>u", "editor.play", LAB_SHORTCUT_TABLE },
  { NULL },
};

/* Private helpers: changes */

static void
on_new (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter G_GNUC_UNUSED)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (widget);

  if (g_str_equal (name, "editor.random"))
    {
      lab_robots_editor_draw (self->editor, g_random_int ());
      lab_editor_page_say (LAB_EDITOR_PAGE (self), _("New random board"));
      return;
    }
  lab_robots_editor_clear (self->editor);
  lab_editor_page_say (LAB_EDITOR_PAGE (self), _("All walls removed"));
}

static void
on_play (LabRobotsEditorPage *self)
{
  LabFamily *family = lab_editor_page_get_family (LAB_EDITOR_PAGE (self));

  if (family != NULL)
    lab_robots_puzzles_start_board (lab_robots_puzzles_get (family),
                                    lab_robots_editor_get_board (self->editor));
}

static char *
tell_saved (const char *name)
{
  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_("The board was saved to “%s”."), name);
}

/* Private helpers: the clipboard */

static void
on_copy (GtkWidget *widget)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (widget);
  g_autofree char *text = lab_robots_board_format (lab_robots_editor_get_board (self->editor));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  lab_editor_page_tell (LAB_EDITOR_PAGE (self), _("The text of the board was copied."));
}

static void
on_pasted (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (LabEditorPage) self = LAB_EDITOR_PAGE (data);
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);
  GError *error = NULL;
  gpointer board;

  if (text == NULL)
    {
      lab_editor_page_tell (self, _("There is no text to paste."));
      return;
    }
  board = LAB_EDITOR_GET_CLASS (lab_editor_page_get_editor (self))->parse (text, &error);
  lab_editor_page_take (self, board, error);
}

static void
on_paste (GtkWidget *widget)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, on_pasted,
                                 g_object_ref (widget));
}

/* Drawing with the pointer, a finger, and keys. With the tool for walls, presses mean the nearest
 * side of a cell; with a robot or the target, they mean the cell. Keys do both at all times. */

/* The size of the pictures on the tools, in logical pixels. */
#define PICTURE 28

static guint
get_tool (LabRobotsEditorPage *self)
{
  for (guint i = 0; i < LAB_N_ROBOTS_TOOLS; i++)
    {
      if (gtk_toggle_button_get_active (self->tools[i]))
        return i;
    }
  return LAB_ROBOTS_TOOL_WALLS;
}

static void
say_cell (LabRobotsEditorPage *self,
          guint                cell)
{
  g_autofree char *text = lab_robots_board_view_describe_cell (self->board, cell);

  lab_editor_page_say (LAB_EDITOR_PAGE (self), text);
}

static void
put (LabRobotsEditorPage *self,
     guint                piece,
     guint                cell)
{
  if (lab_robots_editor_put (self->editor, piece, cell))
    say_cell (self, cell);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_tool (LabRobotsEditorPage *self)
{
  self->board->side_reach = get_tool (self) == LAB_ROBOTS_TOOL_WALLS ? 1 : 0;
}

/* Private helpers: the board */

static void
on_cell (LabRobotsEditorPage *self,
         guint                cell)
{
  guint tool = get_tool (self);

  if (tool == LAB_ROBOTS_TOOL_WALLS)
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    put (self, tool, cell);
}

static void
on_side (LabRobotsEditorPage *self,
         guint                cell,
         guint                side)
{
  if (lab_robots_editor_toggle_wall (self->editor, cell, (LabRobotsSide) side))
    say_cell (self, cell);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_piece_moved (LabRobotsEditorPage *self,
                guint                from,
                guint                to)
{
  guint piece;

  if (lab_robots_editor_find_piece (self->editor, from, &piece))
    put (self, piece, to);
}

/* A number puts this robot on the cell of the cursor, and 0 the target. */
static gboolean
on_key (LabRobotsEditorPage *self,
        guint                key,
        guint                code G_GNUC_UNUSED,
        GdkModifierType      state)
{
  guint32 digit = gdk_keyval_to_unicode (key);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK)) != 0
      || digit < '0' || digit > '0' + LAB_ROBOTS_MAX_ROBOTS)
    return FALSE;
  if (self->board->cursor == LAB_ROBOTS_NO_CELL)
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    put (self, digit == '0' ? LAB_ROBOTS_PIECE_TARGET : digit - '1', self->board->cursor);
  return TRUE;
}

/* Private helpers: the tools */

/* A cell with two walls. */
static void
draw_corner (cairo_t                *cr,
             const LabRobotsPalette *palette)
{
  cairo_rectangle (cr, PICTURE * 0.1, PICTURE * 0.1, PICTURE * 0.8, PICTURE * 0.8);
  lab_color_set_source (palette->floor, cr);
  cairo_fill (cr);
  cairo_move_to (cr, PICTURE * 0.16, PICTURE * 0.86);
  cairo_line_to (cr, PICTURE * 0.16, PICTURE * 0.16);
  cairo_line_to (cr, PICTURE * 0.86, PICTURE * 0.16);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  lab_color_set_source (palette->wall_dark, cr);
  cairo_set_line_width (cr, PICTURE * 0.2);
  cairo_stroke_preserve (cr);
  lab_shapes_stroke (cr, palette->wall, PICTURE * 0.11);
}

static void
draw_tool (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (
      gtk_widget_get_ancestor (GTK_WIDGET (area), LAB_TYPE_ROBOTS_EDITOR_PAGE));
  const LabRobotsPalette *palette = &lab_robots_palettes[lab_style_get (GTK_WIDGET (area))];
  const LabRobotsBoard *board = lab_robots_editor_get_board (self->editor);
  guint tool = GPOINTER_TO_UINT (data);

  cairo_translate (cr, (width - PICTURE) * 0.5, (height - PICTURE) * 0.5);
  if (tool == LAB_ROBOTS_TOOL_WALLS)
    draw_corner (cr, palette);
  else if (tool == LAB_ROBOTS_PIECE_TARGET)
    lab_robots_art_draw (LAB_ROBOTS_THING_TARGET, cr, palette,
                         board->any_robot ? LAB_ROBOTS_ANY_ROBOT : 0, board->must_ricochet,
                         PICTURE);
  else
    lab_robots_art_draw (LAB_ROBOTS_THING_ROBOT, cr, palette, tool, 0, PICTURE);
}

/* Names and draws the tools. */
static void
init_tools (LabRobotsEditorPage *self)
{
  for (guint i = 0; i < LAB_N_ROBOTS_TOOLS; i++)
    {
      GtkWidget *picture = gtk_button_get_child (GTK_BUTTON (self->tools[i]));
      /* Translators: %u is the number of a robot. */
      g_autofree char *name = g_strdup_printf (_("Robot %u"), i + 1);

      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw_tool, GUINT_TO_POINTER (i),
                                      NULL);
      if (i >= LAB_ROBOTS_PIECE_TARGET)
        continue;
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->tools[i]), name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->tools[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

/* Private helpers: the proof */

/* Shows the best way on the board, if that is wanted. */
static void
show_way (LabRobotsEditorPage *self)
{
  const LabRobotsSolution *solution = lab_robots_solving_get_solution (self->solving);
  gboolean is_shown = solution != NULL && gtk_switch_get_active (self->best_way);

  lab_robots_board_view_set_way (self->board, NULL,
                                 is_shown ? lab_robots_solution_get_moves (solution) : NULL,
                                 G_MAXUINT);
}

static void
on_known (gpointer job G_GNUC_UNUSED,
          gpointer owner)
{
  LabRobotsEditorPage *self = owner;
  const LabRobotsSolution *solution = lab_robots_solving_get_solution (self->solving);
  g_autofree char *text = NULL;

  if (solution == NULL)
    text = lab_robots_telling_bound (lab_robots_solving_get_bound (self->solving));
  else if (solution->outcome == LAB_ROBOTS_SOLVED && solution->n_moves == 0)
    text = g_strdup (_("The robot is on the target already. Move the target or the robot to "
                       "play on this board."));
  else
    text = lab_robots_telling_proof (solution);
  gtk_label_set_label (self->proof, text);
  show_way (self);
}

static const LabTaskKind solving = {
  LAB_ROBOTS_SOLVING_KIND,
  .on_progress = on_known,
  .done = on_known,
};

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

static void
begin (LabEditorPage *page,
       LabFamily     *family)
{
  g_set_weak_pointer (&LAB_ROBOTS_EDITOR_PAGE (page)->board->announcer,
                      lab_family_host_get_announcer (lab_family_get_host (family)));
}

/* Shows the board, and begins to solve it. */
static void
update (LabEditorPage *page)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (page);
  const LabRobotsBoard *board = lab_robots_editor_get_board (self->editor);
  const LabRobotsPosition start = lab_robots_board_get_start (board);

  lab_robots_board_view_set_board (self->board, board);
  update_tools (self);
  /* Where a robot is on the target already, there is nothing to play. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.play",
                                 !lab_robots_position_is_solved (&start, board));
  g_clear_pointer (&self->solving, lab_task_free);
  self->solving = lab_task_start (&solving, lab_robots_solving_new (board, NULL, 1), self);
}

static void
on_option (LabRobotsEditorPage *self)
{
  if (self->updating)
    return;
  lab_robots_editor_resize (self->editor, (guint) gtk_spin_button_get_value_as_int (self->size));
  lab_robots_editor_set_options (self->editor,
                                 (guint) gtk_spin_button_get_value_as_int (self->robots),
                                 gtk_switch_get_active (self->any_robot),
                                 gtk_switch_get_active (self->must_ricochet));
}

static GtkSwitch *
add_switch (LabRobotsEditorPage *self,
            const char          *title,
            const char          *subtitle,
            GCallback            callback)
{
  GtkSwitch *toggle;

  adw_preferences_group_add (self->options, lab_switch_row_new (title, subtitle, &toggle));
  g_signal_connect_object (toggle, "notify::active", callback, self, G_CONNECT_SWAPPED);
  return toggle;
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

/* GObject */

static void
lab_robots_editor_page_dispose (GObject *object)
{
  LabRobotsEditorPage *self = LAB_ROBOTS_EDITOR_PAGE (object);

  g_clear_pointer (&self->solving, lab_task_free);
  G_OBJECT_CLASS (lab_robots_editor_page_parent_class)->dispose (object);
}

static void
lab_robots_editor_page_class_init (LabRobotsEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabEditorPageClass *page_class = LAB_EDITOR_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_editor_page_dispose;
  page_class->files = N_("Boards");
  page_class->file_name = "board.txt";
  page_class->opened = N_("Board opened");
  page_class->not_opened = N_("Cannot Open the Board");
  page_class->not_saved = N_("Could Not Save the Board");
  page_class->shortcuts = lab_robots_editor_page_shortcuts;
  page_class->tell_saved = tell_saved;
  page_class->begin = begin;
  page_class->update = update;
  LAB_TEMPLATE_TYPES (LAB_TYPE_TABLE_LAYOUT, LAB_TYPE_ROBOTS_BOARD_VIEW);
  LAB_TEMPLATE ("lab-robots-editor-page.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsEditorPage, board, toasts, proof, options);
  LAB_TEMPLATE_CALLBACKS (on_cell, on_key, on_piece_moved, on_side, on_tool);
  LAB_TEMPLATE_CHILDREN (LabRobotsEditorPage, tools[0], tools[1], tools[2], tools[3], tools[4],
                         tools[5], tools[6]);
  gtk_widget_class_install_action (widget_class, "editor.random", NULL, on_new);
  gtk_widget_class_install_action (widget_class, "editor.clear", NULL, on_new);
  LAB_TEMPLATE_ACTION ("editor.copy", on_copy);
  LAB_TEMPLATE_ACTION ("editor.paste", on_paste);
  LAB_TEMPLATE_ACTION ("editor.play", on_play);
}

static void
lab_robots_editor_page_init (LabRobotsEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->editor = g_object_new (LAB_TYPE_ROBOTS_EDITOR, NULL);
  lab_editor_page_set_up (LAB_EDITOR_PAGE (self), LAB_EDITOR (self->editor),
                          GTK_WIDGET (self->board), self->toasts);
  add_options (self);
  init_tools (self);
  self->board->editable = TRUE;
  on_tool (self);
}

/* Public functions */

