/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-build-page-private.h"

#include <math.h>

#include "lab-arrow-key.h"

/* Drawing with the pointer, a finger, and keys. A stroke draws the same everywhere: what the first
 * place was not. */

/* How near to the side of a cell a stroke must come to change it, in cells. */
#define REACH 0.3

/* Two places and what is between them, or twice the same place. */
typedef struct
{
  guint a, b;
} Spot;

/* Private helpers: places */

static const LabCheeseDraft *
get_draft (LabCheeseBuildPage *self)
{
  return lab_cheese_editor_get_draft (self->editor);
}

/* Finds the place on one side of a place. */
static gboolean
step (LabCheeseBuildPage *self,
      LabCheeseAction     action,
      guint              *cell)
{
  guint width = lab_cheese_draft_get_width (get_draft (self));
  guint height = lab_cheese_draft_get_height (get_draft (self));
  guint row = *cell / width, column = *cell % width;

  if (action == LAB_CHEESE_NORTH && row > 0)
    *cell -= width;
  else if (action == LAB_CHEESE_EAST && column + 1 < width)
    *cell += 1;
  else if (action == LAB_CHEESE_SOUTH && row + 1 < height)
    *cell += width;
  else if (action == LAB_CHEESE_WEST && column > 0)
    *cell -= 1;
  else
    return FALSE;
  return TRUE;
}

/* Finds what the tool changes at a point, not farther than @reach from the side of a cell. */
static gboolean
find_spot (LabCheeseBuildPage *self,
           double              x,
           double              y,
           double              reach,
           Spot               *spot)
{
  guint width = lab_cheese_draft_get_width (get_draft (self));
  double column, row, right, down, distances[LAB_N_CHEESE_ACTIONS];
  LabCheeseAction nearest = LAB_CHEESE_NORTH;

  if (!lab_cheese_board_find_place (self->board, x, y, &column, &row))
    return FALSE;
  spot->a = spot->b = (guint) row * width + (guint) column;
  if (lab_cheese_build_page_get_tool (self) == LAB_CHEESE_TOOL_CELLS)
    return TRUE;
  right = column - floor (column);
  down = row - floor (row);
  distances[LAB_CHEESE_NORTH] = down;
  distances[LAB_CHEESE_EAST] = 1 - right;
  distances[LAB_CHEESE_SOUTH] = 1 - down;
  distances[LAB_CHEESE_WEST] = right;
  for (guint i = LAB_CHEESE_EAST; i < LAB_N_CHEESE_ACTIONS; i++)
    {
      if (distances[i] < distances[nearest])
        nearest = (LabCheeseAction) i;
    }
  return distances[nearest] <= reach && step (self, nearest, &spot->b)
         && lab_cheese_draft_has_cell (get_draft (self), spot->a)
         && lab_cheese_draft_has_cell (get_draft (self), spot->b);
}

/* Returns what a stroke draws that begins at a spot. */
static guint
choose_value (LabCheeseBuildPage *self,
              const Spot         *spot,
              LabCheeseTool       tool)
{
  guint weight = lab_cheese_draft_get_weight (get_draft (self), spot->a, spot->b);
  guint turns = (guint) gtk_spin_button_get_value_as_int (self->turns);

  switch (tool)
    {
    case LAB_CHEESE_TOOL_CELLS:
      return lab_cheese_draft_has_cell (get_draft (self), spot->a) ? 0 : 1;
    case LAB_CHEESE_TOOL_MUD:
      return weight == turns ? 1 : turns;
    case LAB_CHEESE_TOOL_WALLS:
    default:
      return weight == 0 ? 1 : 0;
    }
}

static void
draw (LabCheeseBuildPage *self,
      const Spot         *spot,
      guint               value)
{
  if (spot->a == spot->b)
    lab_cheese_editor_set_cell (self->editor, spot->a, value != 0);
  else
    lab_cheese_editor_set_passage (self->editor, spot->a, spot->b, value);
}

/* Private helpers: the pointer */

static void
on_drag_begin (LabCheeseBuildPage *self,
               double              x,
               double              y,
               GtkGesture         *gesture)
{
  Spot spot = { LAB_CHEESE_NO_CELL, LAB_CHEESE_NO_CELL };
  gboolean found = find_spot (self, x, y, 1, &spot);

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (spot.a != LAB_CHEESE_NO_CELL)
    lab_cheese_board_set_cursor (self->board, spot.a);
  if (!found)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->value = choose_value (self, &spot, lab_cheese_build_page_get_tool (self));
  self->is_drawing = TRUE;
  lab_cheese_editor_begin (self->editor);
  draw (self, &spot, self->value);
}

static void
on_drag_update (LabCheeseBuildPage *self,
                double              dx,
                double              dy,
                GtkGestureDrag     *gesture)
{
  double x, y;
  Spot spot;

  if (self->is_drawing && gtk_gesture_drag_get_start_point (gesture, &x, &y)
      && find_spot (self, x + dx, y + dy, REACH, &spot))
    draw (self, &spot, self->value);
}

static void
end_stroke (LabCheeseBuildPage *self)
{
  if (!self->is_drawing)
    return;
  self->is_drawing = FALSE;
  lab_cheese_editor_end (self->editor);
}

/* Private helpers: keys */

static void
say_cell (LabCheeseBuildPage *self)
{
  g_autofree char *text
      = lab_cheese_board_describe_cell (self->board, lab_cheese_board_get_cursor (self->board));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  lab_cheese_build_page_say (self, text);
}

/* Draws at one side of the cell of the cursor; the tool for cells draws walls there. */
static void
press_side (LabCheeseBuildPage *self,
            LabCheeseAction     action)
{
  LabCheeseTool tool = lab_cheese_build_page_get_tool (self);
  Spot spot;

  spot.a = spot.b = lab_cheese_board_get_cursor (self->board);
  if (!step (self, action, &spot.b) || !lab_cheese_draft_has_cell (get_draft (self), spot.a)
      || !lab_cheese_draft_has_cell (get_draft (self), spot.b))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if (tool == LAB_CHEESE_TOOL_CELLS)
    tool = LAB_CHEESE_TOOL_WALLS;
  draw (self, &spot, choose_value (self, &spot, tool));
  say_cell (self);
}

static gboolean
on_key (LabCheeseBuildPage *self,
        guint               key,
        guint               code G_GNUC_UNUSED,
        GdkModifierType     state)
{
  guint cursor = lab_cheese_board_get_cursor (self->board);
  LabArrowKey arrow;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (cursor == LAB_CHEESE_NO_CELL)
    lab_cheese_board_set_cursor (self->board, cursor = 0);
  if (key == GDK_KEY_space || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    {
      Spot spot = { cursor, cursor };

      draw (self, &spot, choose_value (self, &spot, LAB_CHEESE_TOOL_CELLS));
      say_cell (self);
      return TRUE;
    }
  if (!lab_arrow_key_find (key, &arrow))
    return FALSE;
  if ((state & GDK_SHIFT_MASK) != 0)
    {
      press_side (self, (LabCheeseAction) (LAB_CHEESE_NORTH + arrow));
      return TRUE;
    }
  if (!step (self, (LabCheeseAction) (LAB_CHEESE_NORTH + arrow), &cursor))
    gtk_widget_error_bell (GTK_WIDGET (self));
  lab_cheese_board_set_cursor (self->board, cursor);
  say_cell (self);
  return TRUE;
}

/* Functions of the page */

/** lab_cheese_build_page_get_tool: returns the chosen tool. */
LabCheeseTool
lab_cheese_build_page_get_tool (LabCheeseBuildPage *self)
{
  for (guint i = 0; i < LAB_N_CHEESE_TOOLS; i++)
    {
      if (gtk_toggle_button_get_active (self->tools[i]))
        return (LabCheeseTool) i;
    }
  return LAB_CHEESE_TOOL_WALLS;
}

/** lab_cheese_build_tools_init: makes the pointer and the keys draw. */
void
lab_cheese_build_tools_init (LabCheeseBuildPage *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (end_stroke), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (end_stroke), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (drag));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
}
