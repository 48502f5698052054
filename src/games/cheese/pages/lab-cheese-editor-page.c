/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-editor-page.h"

#include <glib/gi18n.h>
#include <math.h>

#include "lab-arrow-key.h"
#include "lab-cheese-draft.h"
#include "lab-cheese-family.h"
#include "lab-cheese-maker.h"
#include "lab-rows.h"
#include "lab-table-layout.h"
#include "lab-template.h"

typedef enum
{
  LAB_CHEESE_TOOL_WALLS,
  LAB_CHEESE_TOOL_MUD,
  LAB_CHEESE_TOOL_CELLS,
} LabCheeseTool;

#define LAB_N_CHEESE_TOOLS 3

struct _LabCheeseEditorPage
{
  LabEditorPage parent_instance;

  LabCheeseEditor *editor;      /* that of the page */
  LabCheeseMaze *maze;          /* (nullable): the maze if nothing is wrong */
  gboolean updating;            /* the sizes show a change, and do not make one */

  /* A stroke of the pointer */
  gboolean is_drawing;
  guint value;                  /* what it draws: a weight, or whether there is a cell */

  LabCheeseBoard *board;
  AdwToastOverlay *toasts;
  GtkLabel *status;
  GtkToggleButton *tools[LAB_N_CHEESE_TOOLS];
  AdwPreferencesGroup *options;
  AdwPreferencesGroup *sizes;
  GtkWidget *symmetric_row;
  GtkSwitch *symmetric;
  GtkSpinButton *turns;
  GtkSpinButton *width;
  GtkSpinButton *height;
};

/**
 * LabCheeseEditorPage:
 *
 * Draws a maze for races by hand.
 */
G_DEFINE_FINAL_TYPE (LabCheeseEditorPage, lab_cheese_editor_page, LAB_TYPE_EDITOR_PAGE)

#define DEFAULT_TURNS 5
#define MAX_TURNS 99

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
get_draft (LabCheeseEditorPage *self)
{
  return lab_editor_get_state (LAB_EDITOR (self->editor));
}

/* Finds the place on one side of a place. */
static gboolean
step (LabCheeseEditorPage *self,
      LabCheeseAction      action,
      guint               *cell)
{
  return lab_cheese_step (get_draft (self)->width, get_draft (self)->height, cell, action);
}

/* Returns the chosen tool. */
static LabCheeseTool
lab_cheese_editor_page_get_tool (LabCheeseEditorPage *self)
{
  for (guint i = 0; i < LAB_N_CHEESE_TOOLS; i++)
    {
      if (gtk_toggle_button_get_active (self->tools[i]))
        return (LabCheeseTool) i;
    }
  return LAB_CHEESE_TOOL_WALLS;
}

/* Finds what the tool changes at a point, not farther than @reach from the side of a cell. */
static gboolean
find_spot (LabCheeseEditorPage *self,
           double               x,
           double               y,
           double               reach,
           Spot                *spot)
{
  guint width = get_draft (self)->width;
  double column, row, right, down, distances[LAB_N_CHEESE_ACTIONS];
  LabCheeseAction nearest = LAB_CHEESE_NORTH;

  if (!lab_cheese_board_find_place (self->board, x, y, &column, &row))
    return FALSE;
  spot->a = spot->b = (guint) row * width + (guint) column;
  if (lab_cheese_editor_page_get_tool (self) == LAB_CHEESE_TOOL_CELLS)
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
choose_value (LabCheeseEditorPage *self,
              const Spot          *spot,
              LabCheeseTool        tool)
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
draw (LabCheeseEditorPage *self,
      const Spot          *spot,
      guint                value)
{
  if (spot->a == spot->b)
    lab_cheese_editor_set_cell (self->editor, spot->a, value != 0);
  else
    lab_cheese_editor_set_passage (self->editor, spot->a, spot->b, value);
}

/* Private helpers: the pointer */

static void
on_drag_begin (LabCheeseEditorPage *self,
               double               x,
               double               y,
               GtkGesture          *gesture)
{
  Spot spot = { LAB_CHEESE_NO_CELL, LAB_CHEESE_NO_CELL };
  gboolean found = find_spot (self, x, y, 1, &spot);

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (spot.a != LAB_CHEESE_NO_CELL)
    lab_cheese_board_set_cursor (self->board, spot.a);
  if (!found)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->value = choose_value (self, &spot, lab_cheese_editor_page_get_tool (self));
  self->is_drawing = TRUE;
  lab_editor_begin (LAB_EDITOR (self->editor));
  draw (self, &spot, self->value);
}

static void
on_drag_update (LabCheeseEditorPage *self,
                double               dx,
                double               dy,
                GtkGestureDrag      *gesture)
{
  double x, y;
  Spot spot;

  if (self->is_drawing && gtk_gesture_drag_get_start_point (gesture, &x, &y)
      && find_spot (self, x + dx, y + dy, REACH, &spot))
    draw (self, &spot, self->value);
}

static void
end_stroke (LabCheeseEditorPage *self)
{
  if (!self->is_drawing)
    return;
  self->is_drawing = FALSE;
  lab_editor_end (LAB_EDITOR (self->editor), FALSE);
}

/* Private helpers: keys */

static void
say_cell (LabCheeseEditorPage *self)
{
  g_autofree char *text
      = lab_cheese_board_describe_cell (self->board, lab_cheese_board_get_cursor (self->board));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  lab_editor_page_say (LAB_EDITOR_PAGE (self), text);
}

/* Draws at one side of the cell of the cursor; the tool for cells draws walls there. */
static void
press_side (LabCheeseEditorPage *self,
            LabCheeseAction      action)
{
  LabCheeseTool tool = lab_cheese_editor_page_get_tool (self);
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
on_key (LabCheeseEditorPage *self,
        guint                key,
        guint code           G_GNUC_UNUSED,
        GdkModifierType      state)
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

/* The actions of the page: undo, new mazes, files, and the race. */

const LabShortcut lab_cheese_editor_page_shortcuts[] = {
  /* Translators: the heading of the keys of the page on which mazes are drawn by hand. */
  { N_("Building Mazes"), N_("Go to the next cell"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Change what is on this side of the cell"),
    "<Shift>Left <Shift>Right <Shift>Up <Shift>Down", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Make the cell a hole, or the hole a cell"), "space", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Undo the last change"), "<Control>z", "editor.undo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "editor.redo", LAB_SHORTCUT_TABLE },
  { NULL, N_("Random maze"), "<Control>j", "editor.random", LAB_SHORTCUT_TABLE },
  { NULL, N_("Open a maze"), "<Control>o", "editor.open", LAB_SHORTCUT_TABLE },
  { NULL, N_("Save the maze as a file"), "<Shift><Control>s", "editor.save", LAB_SHORTCUT_TABLE },
  { NULL, N_("Use the maze in a race"), "<Control>u", "editor.use", LAB_SHORTCUT_TABLE },
  { NULL, N_("Zoom in"), "<Control>plus", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Zoom out"), "<Control>minus", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Show the whole maze"), "<Control>0", NULL, LAB_SHORTCUT_WIDGET },
  { NULL },
};

/* Private helpers: changes */

static void
make_random (LabCheeseEditorPage *self)
{
  const LabCheeseDraft *draft = lab_editor_get_state (LAB_EDITOR (self->editor));
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (LabCheeseMaze) maze = NULL;
  g_autoptr (GError) error = NULL;

  settings.width = draft->width;
  settings.height = draft->height;
  settings.symmetric = gtk_switch_get_active (self->symmetric);
  maze = lab_cheese_maker_make (maker, &settings, g_random_int (), NULL, &error);
  if (maze == NULL)
    {
      lab_editor_page_tell (LAB_EDITOR_PAGE (self), error->message);
      return;
    }
  lab_editor_replace (LAB_EDITOR (self->editor), lab_cheese_draft_new_from_maze (maze), NULL);
  lab_editor_page_say (LAB_EDITOR_PAGE (self), _("New random maze"));
}

static void
on_new (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseEditorPage *self = LAB_CHEESE_EDITOR_PAGE (widget);

  if (g_str_equal (name, "editor.random"))
    {
      make_random (self);
      return;
    }
  lab_cheese_editor_open_all (self->editor);
  lab_editor_page_say (LAB_EDITOR_PAGE (self), _("All walls, mud, and holes removed"));
}

static void
on_use (LabCheeseEditorPage *self)
{
  LabFamily *family = lab_editor_page_get_family (LAB_EDITOR_PAGE (self));

  if (self->maze != NULL && family != NULL)
    lab_cheese_family_use_maze (LAB_CHEESE_FAMILY (family), self->maze);
}

/* Private helpers: files */

static char *
tell_saved (const char *name)
{
  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_("The maze was saved to “%s”."), name);
}

/* Reads a maze in any form that lab_cheese_maze_new_from_text() reads. */
static gpointer
parse (char    *text,
       gsize    length,
       GError **error)
{
  g_autoptr (LabCheeseMaze) maze = lab_cheese_maze_new_from_text (text, (gssize) length, error);

  return maze != NULL ? lab_cheese_draft_new_from_maze (maze) : NULL;
}

static char *
format (LabEditorPage *page)
{
  LabCheeseEditorPage *self = LAB_CHEESE_EDITOR_PAGE (page);

  return self->maze != NULL ? lab_cheese_maze_to_text (self->maze) : NULL;
}

/* Private helpers */

/* Shows the maze, and what is wrong with it. */
static void
update (LabEditorPage *page)
{
  LabCheeseEditorPage *self = LAB_CHEESE_EDITOR_PAGE (page);
  const LabCheeseDraft *draft = lab_editor_get_state (LAB_EDITOR (self->editor));
  g_autoptr (GArray) wrong = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *message = NULL;

  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  self->maze = lab_cheese_editor_check (self->editor, wrong, &message);
  lab_cheese_board_set_draft (self->board, draft);
  lab_cheese_board_set_marks (self->board, wrong);
  gtk_label_set_label (self->status, message != NULL ? message : _("Rats can race in this maze."));
  self->updating = TRUE;
  gtk_spin_button_set_value (self->width, draft->width);
  gtk_spin_button_set_value (self->height, draft->height);
  self->updating = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.use", self->maze != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.save", self->maze != NULL);
}

static void
on_size (LabCheeseEditorPage *self)
{
  if (!self->updating)
    lab_cheese_editor_resize (self->editor,
                              (guint) gtk_spin_button_get_value_as_int (self->width),
                              (guint) gtk_spin_button_get_value_as_int (self->height));
}

static void
on_symmetric (LabCheeseEditorPage *self)
{
  gboolean symmetric = gtk_switch_get_active (self->symmetric);

  self->editor->is_symmetric = symmetric;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->symmetric_row), GTK_ACCESSIBLE_STATE_CHECKED,
                               symmetric ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                         : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* Rows that are needed only for some tools are always there, so that nothing moves. */
static void
add_rows (LabCheeseEditorPage *self)
{
  adw_preferences_group_add (self->options,
                             /* Translators: a number: the turns that rats need in mud. */
                             lab_number_row_new (_("Turns in Mud"), 2, MAX_TURNS, DEFAULT_TURNS,
                                                 &self->turns));
  adw_preferences_group_add (self->sizes,
                             lab_number_row_new (_("Rows"), 1, LAB_CHEESE_EDITOR_MAX_SIDE, 13,
                                                 &self->height));
  adw_preferences_group_add (self->sizes,
                             lab_number_row_new (_("Columns"), 1, LAB_CHEESE_EDITOR_MAX_SIDE, 15,
                                                 &self->width));
}

/* GObject */

static void
lab_cheese_editor_page_dispose (GObject *object)
{
  LabCheeseEditorPage *self = LAB_CHEESE_EDITOR_PAGE (object);

  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  G_OBJECT_CLASS (lab_cheese_editor_page_parent_class)->dispose (object);
}

static void
lab_cheese_editor_page_class_init (LabCheeseEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LabEditorPageClass *page_class = LAB_EDITOR_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_cheese_editor_page_dispose;
  page_class->files = N_("Mazes");
  page_class->file_name = "maze.txt";
  page_class->opened = N_("Maze opened");
  page_class->not_opened = N_("Cannot Open the Maze");
  page_class->not_saved = N_("Could Not Save the Maze");
  page_class->shortcuts = lab_cheese_editor_page_shortcuts;
  page_class->tell_saved = tell_saved;
  page_class->parse = parse;
  page_class->format = format;
  page_class->update = update;
  LAB_TEMPLATE_TYPES (LAB_TYPE_TABLE_LAYOUT, LAB_TYPE_CHEESE_BOARD);
  LAB_TEMPLATE ("lab-cheese-editor-page.ui");
  LAB_TEMPLATE_CHILDREN (LabCheeseEditorPage, board, toasts, status, tools[0], tools[1], tools[2],
                         options, sizes, symmetric, symmetric_row);
  LAB_TEMPLATE_CALLBACKS (on_symmetric, on_drag_begin, on_drag_update, end_stroke, on_key);
  gtk_widget_class_install_action (widget_class, "editor.random", NULL, on_new);
  gtk_widget_class_install_action (widget_class, "editor.clear", NULL, on_new);
  LAB_TEMPLATE_ACTION ("editor.use", on_use);
}

static void
lab_cheese_editor_page_init (LabCheeseEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->editor = g_object_new (LAB_TYPE_CHEESE_EDITOR, NULL);
  lab_editor_page_set_up (LAB_EDITOR_PAGE (self), LAB_EDITOR (self->editor),
                          GTK_WIDGET (self->board), self->toasts);
  add_rows (self);
  g_signal_connect_object (self->width, "value-changed", G_CALLBACK (on_size), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->height, "value-changed", G_CALLBACK (on_size), self,
                           G_CONNECT_SWAPPED);
  on_symmetric (self);
}

/* Public functions */

