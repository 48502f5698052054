/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-view-private.h"

#include <glib/gi18n.h>

#include "lab-arrow-key.h"
#include "lab-maze-private.h"

/* Smaller cells, in pixels, are not chosen one by one: arrow keys scroll, walls do not react. */
#define MIN_CELL 8
/* How near to a wall a click must be to change it, in cells. */
#define WALL_REACH 0.32

/* The cursor is the cell that the keyboard has chosen. */

/* Private helpers */

/* Returns the directions in which a cell is open, as words of the player's language. */
static char *
list_openings (LabMazeView *self)
{
  static const char * const words[LAB_MAZE_N_DIRECTIONS] = {
    /* Translators: a direction in which a cell of a maze is open. */
    NC_("openings of a cell", "up"),
    /* Translators: a direction in which a cell of a maze is open. */
    NC_("openings of a cell", "down"),
    /* Translators: a direction in which a cell of a maze is open. */
    NC_("openings of a cell", "left"),
    /* Translators: a direction in which a cell of a maze is open. */
    NC_("openings of a cell", "right"),
  };
  guint ways = lab_maze_get_ways (self->maze, self->cursor.row, self->cursor.column);
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      if ((ways & LAB_MAZE_BIT (i)) != 0)
        g_ptr_array_add (list, (gpointer) g_dpgettext2 (NULL, "openings of a cell", words[i]));
    }
  if (list->len == 0)
    /* Translators: a cell of a maze is open in no direction. */
    return g_strdup (C_("openings of a cell", "none"));
  g_ptr_array_add (list, NULL);
  /* Translators: between the words of a list, such as “up, left”. */
  return g_strjoinv (C_("openings of a cell", ", "), (char **) list->pdata);
}

static gboolean
find_direction (guint             keyval,
                LabMazeDirection *direction)
{
  static const LabMazeDirection directions[LAB_N_ARROW_KEYS] = {
    [LAB_ARROW_UP] = LAB_MAZE_UP, [LAB_ARROW_RIGHT] = LAB_MAZE_RIGHT,
    [LAB_ARROW_DOWN] = LAB_MAZE_DOWN, [LAB_ARROW_LEFT] = LAB_MAZE_LEFT,
  };
  LabArrowKey arrow;

  if (!lab_arrow_key_find (keyval, &arrow))
    return FALSE;
  *direction = directions[arrow];
  return TRUE;
}

/* Scrolls by a part of what is visible. */
static void
scroll (LabMazeView      *self,
        LabMazeDirection  direction,
        gboolean          by_page)
{
  GtkAdjustment *adjustment = self->adjustments[direction < LAB_MAZE_LEFT ? 1 : 0];
  double step = by_page ? gtk_adjustment_get_page_increment (adjustment)
                        : gtk_adjustment_get_step_increment (adjustment);
  gboolean back = direction == LAB_MAZE_UP || direction == LAB_MAZE_LEFT;

  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_value (adjustment) + (back ? -step : step));
}

static LabMazeWall
get_wall (LabMazeCell      cell,
          LabMazeDirection direction)
{
  LabMazeCell other = lab_maze_step (cell, direction);

  if (direction == LAB_MAZE_UP || direction == LAB_MAZE_LEFT)
    return (LabMazeWall) { other, cell };
  return (LabMazeWall) { cell, other };
}

static void
press_arrow (LabMazeView      *self,
             LabMazeDirection  direction,
             GdkModifierType   modifiers)
{
  guint sides = lab_maze_get_sides (self->maze, self->cursor.row, self->cursor.column);

  if ((modifiers & GDK_CONTROL_MASK) != 0 || lab_maze_view_get_zoom (self) < MIN_CELL)
    {
      scroll (self, direction, FALSE);
      return;
    }
  if ((sides & LAB_MAZE_BIT (direction)) == 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if ((modifiers & GDK_SHIFT_MASK) == 0)
    lab_maze_view_set_cursor (self, lab_maze_step (self->cursor, direction));
  else if (self->editable)
    {
      LabMazeWall wall = get_wall (self->cursor, direction);

      lab_maze_view_toggle (self, &wall);
    }
}

static gboolean
press_page_key (LabMazeView     *self,
                guint            keyval,
                GdkModifierType  modifiers)
{
  gboolean across = (modifiers & GDK_SHIFT_MASK) != 0;

  switch (keyval)
    {
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      scroll (self, across ? LAB_MAZE_LEFT : LAB_MAZE_UP, TRUE);
      return TRUE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      scroll (self, across ? LAB_MAZE_RIGHT : LAB_MAZE_DOWN, TRUE);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
press_zoom_key (LabMazeView *self,
                guint        keyval)
{
  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      lab_maze_view_zoom_in (self);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      lab_maze_view_zoom_out (self);
      return TRUE;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
      lab_maze_view_fit (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Functions for other files of the view */

/** lab_maze_view_describe: tells screen readers the size of the maze, and where the cursor is. */
void
lab_maze_view_describe (LabMazeView *self)
{
  g_autofree char *name = NULL, *text = NULL, *openings = NULL;

  if (self->maze != NULL)
    {
      openings = list_openings (self);
      /* Translators: a maze, for screen readers: the numbers are its height and its width. */
      name = g_strdup_printf (_("Maze of %u × %u cells"), lab_maze_get_height (self->maze),
                              lab_maze_get_width (self->maze));
      /* Translators: a cell of a maze, for screen readers. %s is where it is open, such as
       * “up, left”. */
      text = g_strdup_printf (_("Row %u, column %u; openings: %s"), self->cursor.row + 1,
                              self->cursor.column + 1, openings);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : _("Maze"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "",
                                  -1);
}

/** lab_maze_view_find_wall: finds the wall, or the place for one, that a click at a point changes;
 * returns %FALSE if there is none. */
gboolean
lab_maze_view_find_wall (LabMazeView *self,
                         double       x,
                         double       y,
                         LabMazeWall *wall)
{
  LabMazeDirection nearest = LAB_MAZE_UP;
  LabMazeCell cell;
  double place[2];

  if (!self->editable || lab_maze_view_get_zoom (self) < MIN_CELL
      || !lab_maze_view_find_cell (self, x, y, &cell))
    return FALSE;
  lab_maze_view_get_place (self, x, y, place);
  {
    double right = place[0] - cell.column, below = place[1] - cell.row;
    const double distances[LAB_MAZE_N_DIRECTIONS] = { below, 1 - below, right, 1 - right };

    for (guint i = 1; i < LAB_MAZE_N_DIRECTIONS; i++)
      {
        if (distances[i] < distances[nearest])
          nearest = i;
      }
    if (distances[nearest] > WALL_REACH
        || (lab_maze_get_sides (self->maze, cell.row, cell.column) & LAB_MAZE_BIT (nearest)) == 0)
      return FALSE;
  }
  *wall = get_wall (cell, nearest);
  return TRUE;
}

/** lab_maze_view_toggle: asks the owner to add or to remove a wall. */
void
lab_maze_view_toggle (LabMazeView       *self,
                      const LabMazeWall *wall)
{
  g_signal_emit_by_name (self, "toggle-wall", wall->cell.row, wall->cell.column, wall->other.row,
                         wall->other.column);
  lab_maze_view_describe (self);
}

/** lab_maze_view_press_key: reacts to a key; returns %FALSE if it means nothing here. */
gboolean
lab_maze_view_press_key (LabMazeView     *self,
                         guint            keyval,
                         GdkModifierType  modifiers)
{
  LabMazeDirection direction;

  if (self->maze == NULL || (modifiers & GDK_ALT_MASK) != 0)
    return FALSE;
  if (find_direction (keyval, &direction))
    {
      press_arrow (self, direction, modifiers);
      return TRUE;
    }
  if ((modifiers & GDK_CONTROL_MASK) == 0
      && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter))
    {
      g_signal_emit_by_name (self, "picked", self->cursor.row, self->cursor.column);
      return TRUE;
    }
  return press_page_key (self, keyval, modifiers) || press_zoom_key (self, keyval);
}

/* Public functions */

/** lab_maze_view_set_cursor: moves the cursor to a cell of the maze, and scrolls to it. */
void
lab_maze_view_set_cursor (LabMazeView *self,
                          LabMazeCell  cell)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));
  g_return_if_fail (self->maze != NULL && lab_maze_has_cell (self->maze, cell));

  self->cursor = cell;
  lab_maze_view_describe (self);
  lab_maze_view_reveal (self, cell);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_maze_view_get_cursor: returns the cell that the keyboard has chosen. */
LabMazeCell
lab_maze_view_get_cursor (LabMazeView *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), ((LabMazeCell) { 0, 0 }));

  return self->cursor;
}

/** lab_maze_view_set_editable: lets players change walls: with a click, or with Shift and an arrow
 * key at the cursor. */
void
lab_maze_view_set_editable (LabMazeView *self,
                            gboolean     editable)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  self->editable = editable;
  self->hovers = self->hovers && editable;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_maze_view_get_editable: returns whether players can change walls. */
gboolean
lab_maze_view_get_editable (LabMazeView *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), FALSE);

  return self->editable;
}
