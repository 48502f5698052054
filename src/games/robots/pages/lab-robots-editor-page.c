/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-editor-page-private.h"

#include <glib/gi18n.h>

#include "lab-robots-art.h"

/* Drawing with the pointer, a finger, and keys. With the tool for walls, presses mean the nearest
 * side of a cell; with a robot or the target, they mean the cell. Keys do both at all times. */

/* The size of the pictures on the tools, in logical pixels. */
#define PICTURE 28

/* Private helpers */

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

  lab_robots_editor_page_say (self, text);
}

static void
put (LabRobotsEditorPage *self,
     guint                piece,
     guint                cell)
{
  if (lab_robots_editor_put (self->editor, (LabRobotsPiece) piece, cell))
    say_cell (self, cell);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_tool (LabRobotsEditorPage *self)
{
  lab_robots_board_view_set_side_reach (self->board,
                                        get_tool (self) == LAB_ROBOTS_TOOL_WALLS ? 1 : 0);
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
  LabRobotsPiece piece;

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
  guint cell;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK)) != 0
      || digit < '0' || digit > '0' + LAB_ROBOTS_MAX_ROBOTS)
    return FALSE;
  if (!lab_robots_board_view_get_cursor (self->board, &cell))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    put (self, digit == '0' ? LAB_ROBOTS_PIECE_TARGET : digit - '1', cell);
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
  lab_color_set_source (palette->wall, cr);
  cairo_set_line_width (cr, PICTURE * 0.11);
  cairo_stroke (cr);
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
  const LabRobotsPalette *palette = lab_robots_palette_get (GTK_WIDGET (area));
  const LabRobotsBoard *board = lab_robots_editor_get_board (self->editor);
  guint tool = GPOINTER_TO_UINT (data);

  cairo_translate (cr, (width - PICTURE) * 0.5, (height - PICTURE) * 0.5);
  if (tool == LAB_ROBOTS_TOOL_WALLS)
    draw_corner (cr, palette);
  else if (tool == LAB_ROBOTS_PIECE_TARGET)
    lab_robots_art_draw_target (cr, palette, board->any_robot ? LAB_ROBOTS_ANY_ROBOT : 0,
                                board->must_ricochet, PICTURE);
  else
    lab_robots_art_draw_robot (cr, palette, tool, PICTURE);
}

static GtkWidget *
new_picture (guint tool)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), PICTURE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), PICTURE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_tool, GUINT_TO_POINTER (tool),
                                  NULL);
  return area;
}

static void
add_tool (LabRobotsEditorPage *self,
          guint                tool)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = NULL;

  if (tool < LAB_ROBOTS_PIECE_TARGET)
    /* Translators: %u is the number of a robot. */
    name = g_strdup_printf (_("Robot %u"), tool + 1);
  else if (tool == LAB_ROBOTS_PIECE_TARGET)
    /* Translators: a tool that puts the target on a cell of a board. */
    name = g_strdup (_("Target"));
  else
    name = g_strdup (_("Walls"));
  gtk_button_set_child (GTK_BUTTON (button), new_picture (tool));
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "picture-tool");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->tools[tool] = GTK_TOGGLE_BUTTON (button);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_tool), self);
}

/* Functions of the page */

/** lab_robots_editor_tools_init: makes the tools, the pointer, and the keys draw. */
void
lab_robots_editor_tools_init (LabRobotsEditorPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  for (guint i = 0; i < LAB_N_ROBOTS_TOOLS; i++)
    add_tool (self, i);
  gtk_box_append (self->tool_box, GTK_WIDGET (self->tools[LAB_ROBOTS_TOOL_WALLS]));
  for (guint i = 0; i < LAB_N_ROBOTS_PIECES; i++)
    {
      gtk_toggle_button_set_group (self->tools[i], self->tools[LAB_ROBOTS_TOOL_WALLS]);
      gtk_box_append (self->tool_box, GTK_WIDGET (self->tools[i]));
    }
  gtk_toggle_button_set_active (self->tools[LAB_ROBOTS_TOOL_WALLS], TRUE);

  lab_robots_board_view_set_editable (self->board, TRUE);
  g_signal_connect_swapped (self->board, "cell-activated", G_CALLBACK (on_cell), self);
  g_signal_connect_swapped (self->board, "side-activated", G_CALLBACK (on_side), self);
  g_signal_connect_swapped (self->board, "piece-moved", G_CALLBACK (on_piece_moved), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
}
