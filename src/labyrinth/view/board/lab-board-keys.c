/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view-private.h"

#include "lab-activation.h"
#include "lab-arrow-button.h"

/* Moves the keyboard focus on the board. The board is one stop of the Tab key. Inside it, the
 * arrow keys move from tile to tile, across the border to the nearest arrow, and along the
 * frame from arrow to arrow. The board looks the same in all languages, so left and right are
 * never swapped. */

/* A tile or an arrow. Columns and rows count from 0; the frame has the numbers just outside of
 * the board. */
typedef struct
{
  int column;
  int row;
} Spot;

#define BEFORE (-1)
#define AFTER LAB_BOARD_SIZE
#define FIRST_LINE 1
#define LAST_LINE (LAB_BOARD_SIZE - 2)

/* Private helpers */

static Spot
get_arrow_spot (LabArrow arrow)
{
  int line = (int) lab_arrow_line (arrow);

  switch (lab_arrow_side (arrow))
    {
    case LAB_NORTH:
      return (Spot) { line, BEFORE };
    case LAB_EAST:
      return (Spot) { AFTER, line };
    case LAB_SOUTH:
      return (Spot) { line, AFTER };
    case LAB_WEST:
    default:
      return (Spot) { BEFORE, line };
    }
}

static gboolean
is_inside (int number)
{
  return number > BEFORE && number < AFTER;
}

static gboolean
is_tile (Spot spot)
{
  return is_inside (spot.column) && is_inside (spot.row);
}

static Spot
get_spot (LabBoardView *self,
          GtkWidget    *place)
{
  LabCell cell;

  if (LAB_IS_ARROW_BUTTON (place))
    return get_arrow_spot (lab_arrow_button_get_arrow (LAB_ARROW_BUTTON (place)));
  cell = lab_board_input_find_cell (self, place);
  return (Spot) { (int) lab_cell_column (cell), (int) lab_cell_row (cell) };
}

/* Returns the tile or arrow at @spot, or %NULL outside of the frame. */
static GtkWidget *
get_place_at (LabBoardView *self,
              Spot          spot)
{
  if (is_tile (spot))
    return self->tiles[LAB_CELL (spot.column, spot.row)];
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      Spot at = get_arrow_spot (arrow);

      if (at.column == spot.column && at.row == spot.row)
        return self->arrows[arrow];
    }
  return NULL;
}

/* Returns the nearest line that has arrows. If two are equally near, the more central one wins. */
static int
get_nearest_line (int line)
{
  if (line % 2 == 1)
    return line;
  return line < LAB_BOARD_SIZE / 2 ? line + 1 : line - 1;
}

/* Takes one step along a side of the frame, from one arrow to the next. At a corner, the
 * numbers of the line and of the side swap. */
static void
step_along_frame (int *line,
                  int *side,
                  int  by)
{
  *line += 2 * by;
  if (*line >= FIRST_LINE && *line <= LAST_LINE)
    return;
  *line = by < 0 ? BEFORE : AFTER;
  *side = *side == BEFORE ? FIRST_LINE : LAST_LINE;
}

/* Returns where a step leads. A step outwards from an arrow leads nowhere. */
static Spot
step (Spot from,
      int  across,
      int  down)
{
  Spot to = { from.column + across, from.row + down };

  if (is_tile (to))
    return to;
  if (is_tile (from))
    {
      if (across != 0)
        to.row = get_nearest_line (to.row);
      else
        to.column = get_nearest_line (to.column);
      return to;
    }
  if (across != 0 && is_inside (from.column))
    step_along_frame (&from.column, &from.row, across);
  else if (down != 0 && is_inside (from.row))
    step_along_frame (&from.row, &from.column, down);
  return from;
}

static GtkWidget *
get_focused (LabBoardView *self)
{
  GtkWidget *focus = self->root != NULL ? gtk_root_get_focus (self->root) : NULL;

  if (focus == NULL || gtk_widget_get_parent (focus) != GTK_WIDGET (self))
    return NULL;
  return focus;
}

static gboolean
shows_hint (LabBoardView *self)
{
  return self->pointing && self->with_goal && lab_board_view_can_insert (self);
}

/* Returns where the player starts the next half of a turn. */
static GtkWidget *
get_start (LabBoardView *self)
{
  const LabPosition *position = lab_board_view_get_position (self);

  if (!lab_board_view_can_insert (self))
    return self->tiles[position->phase == LAB_PHASE_OVER ? 0 : position->pawns[position->seat]];
  if (shows_hint (self))
    return self->arrows[self->pointed.arrow];
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      if (lab_position_may_insert (position, arrow))
        return self->arrows[arrow];
    }
  g_return_val_if_reached (self->arrows[0]);
}

static gboolean
move_focus_to (LabBoardView *self,
               Spot          spot)
{
  gboolean moved;

  self->moving_focus = TRUE;
  moved = gtk_widget_grab_focus (get_place_at (self, spot));
  self->moving_focus = FALSE;
  return moved;
}

static gboolean
move_focus (LabBoardView *self,
            int           across,
            int           down)
{
  return move_focus_to (self, step (get_spot (self, get_focused (self)), across, down));
}

/* Widget */

static gboolean
lab_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  LabBoardView *self = LAB_BOARD_VIEW (widget);

  if (lab_board_view_get_game (self) == NULL)
    return FALSE;
  if (get_focused (self) == NULL)
    return gtk_widget_grab_focus (self->place != NULL && !shows_hint (self) ? self->place
                                                                            : get_start (self));
  switch (direction)
    {
    case GTK_DIR_LEFT:
      return move_focus (self, -1, 0);
    case GTK_DIR_RIGHT:
      return move_focus (self, 1, 0);
    case GTK_DIR_UP:
      return move_focus (self, 0, -1);
    case GTK_DIR_DOWN:
      return move_focus (self, 0, 1);
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}

/* Moves the focus to an end of the row, or to a corner of the board if @args say so. */
static gboolean
on_end_key (GtkWidget *widget,
            GVariant  *args,
            gpointer   data G_GNUC_UNUSED)
{
  LabBoardView *self = LAB_BOARD_VIEW (widget);
  GtkWidget *focused = get_focused (self);
  gboolean last, corner;
  Spot spot;

  if (lab_board_view_get_game (self) == NULL || focused == NULL)
    return FALSE;
  g_variant_get (args, "(bb)", &last, &corner);
  spot = get_spot (self, focused);
  if (corner)
    spot = (Spot) { last ? LAB_BOARD_SIZE - 1 : 0, last ? LAB_BOARD_SIZE - 1 : 0 };
  else if (!is_inside (spot.row))
    spot.column = last ? LAST_LINE : FIRST_LINE;
  else if (!is_inside (spot.column))
    spot.column = last ? AFTER : BEFORE;
  else
    spot.column = last ? LAB_BOARD_SIZE - 1 : 0;
  return move_focus_to (self, spot);
}

/* For the board */

/* Installs the key bindings that move the focus on the board. */
void
lab_board_keys_class_init (GtkWidgetClass *widget_class)
{
  widget_class->focus = lab_board_view_focus;
  lab_activation_add_end_keys (widget_class, on_end_key);
}

/* Public functions */

/**
 * lab_board_view_focus_play:
 * @self: a board
 *
 * Moves the keyboard focus to where the next half of the turn starts: to the arrow of a hint, to
 * the first arrow, or to the pawn that must move. While another player's turn is shown, the focus
 * is on the pawn of that player.
 */
void
lab_board_view_focus_play (LabBoardView *self)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  if (lab_board_view_get_game (self) != NULL)
    gtk_widget_grab_focus (get_start (self));
}
