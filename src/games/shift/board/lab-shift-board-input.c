/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-activation.h"
#include "lab-shift-arrow-button.h"
#include "lab-shift-board-layout.h"
#include "lab-shift-board-view.h"
#include "lab-shift-pictures.h"
#include "lab-shift-tile-view.h"

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

static GtkWidgetClass *parent_class;

#define BEFORE (-1)
#define AFTER LAB_SHIFT_BOARD_SIZE
#define FIRST_LINE 1
#define LAST_LINE (LAB_SHIFT_BOARD_SIZE - 2)

/* Private helpers */

/* Returns the cell that @tile shows, or %LAB_SHIFT_CELL_NONE. */
static LabShiftCell
lab_shift_board_input_find_cell (LabShiftBoardView *self,
                                 GtkWidget         *tile)
{
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      if (self->tiles[lab_shift_bitboard_first (rest)] == tile)
        return lab_shift_bitboard_first (rest);
    }
  return LAB_SHIFT_CELL_NONE;
}

static Spot
get_arrow_spot (LabShiftArrow arrow)
{
  LabShiftCell entry = lab_shift_arrow_cell (arrow, 0);
  graphene_point_t inwards = lab_shift_arrow_get_direction (arrow);

  return (Spot) { (int) lab_shift_cell_column (entry) - (int) inwards.x,
                  (int) lab_shift_cell_row (entry) - (int) inwards.y };
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
get_spot (LabShiftBoardView *self,
          GtkWidget         *place)
{
  LabShiftCell cell;

  if (LAB_IS_SHIFT_ARROW_BUTTON (place))
    return get_arrow_spot (LAB_SHIFT_ARROW_BUTTON (place)->arrow);
  cell = lab_shift_board_input_find_cell (self, place);
  return (Spot) { (int) lab_shift_cell_column (cell), (int) lab_shift_cell_row (cell) };
}

/* Returns the tile or arrow at @spot, or %NULL outside of the frame. */
static GtkWidget *
get_place_at (LabShiftBoardView *self,
              Spot               spot)
{
  if (is_tile (spot))
    return self->tiles[LAB_SHIFT_CELL (spot.column, spot.row)];
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
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
  return line < LAB_SHIFT_BOARD_SIZE / 2 ? line + 1 : line - 1;
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
get_focused (LabShiftBoardView *self)
{
  GtkWidget *focus = self->root != NULL ? gtk_root_get_focus (self->root) : NULL;

  if (focus == NULL || gtk_widget_get_parent (focus) != GTK_WIDGET (self))
    return NULL;
  return focus;
}

static gboolean
shows_hint (LabShiftBoardView *self)
{
  return self->pointing && self->with_goal && lab_shift_board_view_can_insert (self);
}

/* Returns where the player starts the next half of a turn. */
static GtkWidget *
get_start (LabShiftBoardView *self)
{
  const LabShiftPosition *position = lab_shift_board_view_get_position (self);

  if (!lab_shift_board_view_can_insert (self))
    return self
      ->tiles[position->phase == LAB_SHIFT_PHASE_OVER ? 0 : position->pawns[position->seat]];
  if (shows_hint (self))
    return self->arrows[self->pointed.arrow];
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      if (lab_shift_position_may_insert (position, arrow))
        return self->arrows[arrow];
    }
  g_return_val_if_reached (self->arrows[0]);
}

static gboolean
move_focus_to (LabShiftBoardView *self,
               Spot               spot)
{
  gboolean moved;

  self->moving_focus = TRUE;
  moved = gtk_widget_grab_focus (get_place_at (self, spot));
  self->moving_focus = FALSE;
  return moved;
}

static gboolean
move_focus (LabShiftBoardView *self,
            int                across,
            int                down)
{
  return move_focus_to (self, step (get_spot (self, get_focused (self)), across, down));
}

/* Widget */

static gboolean
lab_shift_board_view_focus (GtkWidget        *widget,
                            GtkDirectionType  direction)
{
  LabShiftBoardView *self = LAB_SHIFT_BOARD_VIEW (widget);

  if (self->game == NULL)
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
  LabShiftBoardView *self = LAB_SHIFT_BOARD_VIEW (widget);
  GtkWidget *focused = get_focused (self);
  gboolean last, corner;
  Spot spot;

  if (self->game == NULL || focused == NULL)
    return FALSE;
  g_variant_get (args, "(bb)", &last, &corner);
  spot = get_spot (self, focused);
  if (corner)
    spot = (Spot) { last ? LAB_SHIFT_BOARD_SIZE - 1 : 0, last ? LAB_SHIFT_BOARD_SIZE - 1 : 0 };
  else if (!is_inside (spot.row))
    spot.column = last ? LAST_LINE : FIRST_LINE;
  else if (!is_inside (spot.column))
    spot.column = last ? AFTER : BEFORE;
  else
    spot.column = last ? LAB_SHIFT_BOARD_SIZE - 1 : 0;
  return move_focus_to (self, spot);
}

/* Pointer and focus on the board: they preview an insertion, show a path, and select an arrow
 * or a tile. The board only reports the selection; the game page decides what happens. */

/* Private helpers: previews and paths */

static void
clear_path (LabShiftBoardView *self)
{
  self->path.n_cells = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
show_path_to (LabShiftBoardView *self,
              LabShiftCell       cell)
{
  const LabShiftPosition *position;

  if (cell == LAB_SHIFT_CELL_NONE || !self->shows_path || !lab_shift_board_view_can_move (self)
      || lab_shift_board_motion_get_busy (self->motion))
    {
      if (self->path.n_cells > 0)
        clear_path (self);
      return;
    }
  position = lab_shift_board_view_get_position (self);
  lab_shift_path_find (&position->board, position->pawns[position->seat], cell, &self->path);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Previews an insertion, if it is possible now. */
static void
begin_preview (LabShiftBoardView *self,
               LabShiftArrow      arrow)
{
  if (self->game == NULL || !lab_shift_board_view_can_preview (self)
      || lab_shift_board_motion_get_busy (self->motion))
    return;
  if (!lab_shift_game_may_insert (self->game,
                                  lab_shift_board_view_get_position (self)->seat, arrow,
                                  NULL))
    {
      lab_shift_board_motion_end_preview (self->motion);
      return;
    }
  g_signal_emit_by_name (self, "arrow-pointed", arrow);
  lab_shift_board_motion_preview (self->motion, arrow);
  lab_shift_board_view_update_spare (self);
}

/* Private helpers: selection */

static void
activate_cell (LabShiftBoardView *self,
               LabShiftCell       cell)
{
  if (cell != LAB_SHIFT_CELL_NONE && self->game != NULL)
    g_signal_emit_by_name (self, "cell-activated", cell);
}

static void
on_tile_activate (LabShiftBoardView *self,
                  GtkWidget         *tile)
{
  activate_cell (self, lab_shift_board_input_find_cell (self, tile));
}

static void
on_arrow_clicked (LabShiftBoardView   *self,
                  LabShiftArrowButton *button)
{
  g_signal_emit_by_name (self, "arrow-activated", button->arrow);
}

static void
on_arrow_enter (GtkEventController *controller,
                double              x,
                double              y,
                LabShiftBoardView  *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  self->rest = GRAPHENE_POINT_INIT ((float) x, (float) y);
  begin_preview (self, LAB_SHIFT_ARROW_BUTTON (button)->arrow);
}

/* The preview may have ended below the pointer. It begins again when the player clearly moves the
 * pointer; GTK also reports motion when widgets move below a resting pointer. */
static void
on_arrow_motion (GtkEventController *controller,
                 double              x,
                 double              y,
                 LabShiftBoardView  *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);
  LabShiftArrow arrow = LAB_SHIFT_ARROW_BUTTON (button)->arrow;

  if (arrow == lab_shift_board_motion_get_preview (self->motion))
    self->rest = GRAPHENE_POINT_INIT ((float) x, (float) y);
  else if (gtk_drag_check_threshold (button, (int) self->rest.x, (int) self->rest.y, (int) x,
                                     (int) y))
    on_arrow_enter (controller, x, y, self);
}

static void
on_motion (LabShiftBoardView *self,
           double             x,
           double             y)
{
  if (self->game != NULL)
    show_path_to (self, lab_shift_board_layout_pick_cell (&self->layout, x, y));
}

static void
on_released (LabShiftBoardView *self,
             int n_press        G_GNUC_UNUSED,
             double             x,
             double             y)
{
  activate_cell (self, lab_shift_board_layout_pick_cell (&self->layout, x, y));
}

/* The focus shows the same as the pointer, but previews only insertions at arrows to which the
 * player has moved it. */
static void
on_focus_changed (LabShiftBoardView *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  if (focus != NULL && gtk_widget_get_parent (focus) == GTK_WIDGET (self))
    self->place = focus;
  if (self->game == NULL || focus == NULL
      || !lab_shift_snapshot_shows_focus (focus))
    return;
  if (LAB_IS_SHIFT_ARROW_BUTTON (focus) && self->moving_focus)
    begin_preview (self, LAB_SHIFT_ARROW_BUTTON (focus)->arrow);
  else if (!LAB_IS_SHIFT_ARROW_BUTTON (focus))
    lab_shift_board_motion_end_preview (self->motion);
  show_path_to (self, lab_shift_board_input_find_cell (self, focus));
}

static void
lab_shift_board_view_root (GtkWidget *widget)
{
  LabShiftBoardView *self = LAB_SHIFT_BOARD_VIEW (widget);

  parent_class->root (widget);
  self->root = gtk_widget_get_root (widget);
  self->focus_handler = g_signal_connect_swapped (self->root, "notify::focus-widget",
                                                  G_CALLBACK (on_focus_changed), self);
}

static void
lab_shift_board_view_unroot (GtkWidget *widget)
{
  LabShiftBoardView *self = LAB_SHIFT_BOARD_VIEW (widget);

  g_clear_signal_handler (&self->focus_handler, self->root);
  self->root = NULL;
  parent_class->unroot (widget);
}

static GtkWidget *
add_tile (LabShiftBoardView *self)
{
  GtkWidget *tile = g_object_new (LAB_TYPE_SHIFT_TILE_VIEW, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_BUTTON, "focusable", TRUE, NULL);

  LAB_SHIFT_TILE_VIEW (tile)->chosen = TRUE;
  gtk_widget_action_set_enabled (tile, "tile.activate", TRUE);
  gtk_widget_set_parent (tile, GTK_WIDGET (self));
  g_signal_connect_swapped (tile, "activate", G_CALLBACK (on_tile_activate), self);
  return tile;
}

static void
add_arrow (LabShiftBoardView *self,
           LabShiftArrow      arrow)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkWidget *button = g_object_new (LAB_TYPE_SHIFT_ARROW_BUTTON, NULL);

  self->arrows[arrow] = button;
  LAB_SHIFT_ARROW_BUTTON (button)->arrow = arrow;
  lab_shift_arrow_button_set_blocked (LAB_SHIFT_ARROW_BUTTON (button), NULL);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_arrow_clicked), self);
  g_signal_connect (motion, "enter", G_CALLBACK (on_arrow_enter), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_arrow_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (lab_shift_board_motion_end_preview),
                            self->motion);
  gtk_widget_add_controller (button, motion);
}

/* Public functions */

/* Installs what the focus needs, and the key bindings that move it on the board. */
void
lab_shift_board_input_class_init (GtkWidgetClass *widget_class)
{
  parent_class = g_type_class_peek_parent (widget_class);
  widget_class->root = lab_shift_board_view_root;
  widget_class->unroot = lab_shift_board_view_unroot;
  widget_class->focus = lab_shift_board_view_focus;
  lab_activation_add_end_keys (widget_class, on_end_key);
}

/**
 * lab_shift_board_view_focus_play:
 * @self: a board
 *
 * Moves the keyboard focus to where the next half of the turn starts: to the arrow of a hint, to
 * the first arrow, or to the pawn that must move. While another player's turn is shown, the focus
 * is on the pawn of that player.
 */
void
lab_shift_board_view_focus_play (LabShiftBoardView *self)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self));

  if (self->game != NULL)
    gtk_widget_grab_focus (get_start (self));
}

/**
 * lab_shift_board_view_point_at:
 * @self: a board
 * @turn: (nullable): the next turn, or a hint; %NULL for none
 * @with_goal: whether to show the goal of the turn, too
 *
 * Highlights the arrow of @turn and shows the tile beside it. After the insertion it shows the
 * path to the goal. A new turn with its goal ends a preview. If the focus is on the board, it moves
 * to the arrow of that turn.
 */
void
lab_shift_board_view_point_at (LabShiftBoardView  *self,
                               const LabShiftTurn *turn,
                               gboolean            with_goal)
{
  gboolean inserting, is_new;

  g_return_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self));

  is_new = turn != NULL && !self->pointing;
  self->pointing = turn != NULL && self->game != NULL;
  self->with_goal = with_goal;
  if (self->pointing)
    self->pointed = *turn;
  inserting = self->pointing
           && lab_shift_board_view_get_position (self)->phase == LAB_SHIFT_PHASE_INSERT;
  if (inserting && with_goal && is_new)
    {
      lab_shift_board_motion_end_preview (self->motion);
      if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
        gtk_widget_grab_focus (self->arrows[turn->arrow]);
    }
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    lab_shift_arrow_button_set_marked (LAB_SHIFT_ARROW_BUTTON (self->arrows[arrow]),
                                       inserting && arrow == self->pointed.arrow);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_shift_board_view_set_shows:
 * @self: a board
 * @reachable: whether to highlight the tiles that the pawn can reach
 * @path: whether to show the path to the tile that has the pointer or the focus
 *
 * Turns on or off what helps players to move.
 */
void
lab_shift_board_view_set_shows (LabShiftBoardView *self,
                                gboolean           reachable,
                                gboolean           path)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self));

  self->shows_reachable = reachable;
  self->shows_path = path;
  if (!path)
    clear_path (self);
  lab_shift_board_view_update (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Creates the arrows and tiles, and connects to their events. */
void
lab_shift_board_input_init (LabShiftBoardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    self->tiles[lab_shift_bitboard_first (rest)] = add_tile (self);
  self->spare = lab_shift_tile_view_new_passing ();
  gtk_widget_set_parent (self->spare, GTK_WIDGET (self));
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    add_arrow (self, arrow);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (clear_path), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/**
 * lab_shift_board_view_aim_at:
 * @self: a board
 * @arrow: an arrow, or %LAB_SHIFT_ARROW_NONE
 *
 * Previews an insertion at @arrow, if it is allowed, and ends any other preview.
 */
void
lab_shift_board_view_aim_at (LabShiftBoardView *self,
                             LabShiftArrow      arrow)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self));

  if (arrow == LAB_SHIFT_ARROW_NONE)
    lab_shift_board_motion_end_preview (self->motion);
  else if (arrow != lab_shift_board_motion_get_preview (self->motion))
    begin_preview (self, arrow);
}

/**
 * lab_shift_board_view_set_active:
 * @self: a board
 * @active: whether the player can act now; if not, nothing is previewed or highlighted
 *
 * Lets the player use the board, or makes it passive.
 */
void
lab_shift_board_view_set_active (LabShiftBoardView *self,
                                 gboolean           active)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self));

  self->active = active;
  if (!active)
    {
      lab_shift_board_motion_end_preview (self->motion);
      clear_path (self);
    }
  lab_shift_board_view_update (self);
}

/**
 * lab_shift_board_view_set_planning:
 * @self: a board
 * @planning: whether people can preview insertions although nobody can play now
 *
 * Lets the next player plan before the turn begins.
 */
void
lab_shift_board_view_set_planning (LabShiftBoardView *self,
                                   gboolean           planning)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self));

  if (self->planning == planning)
    return;
  self->planning = planning;
  if (!planning && !self->active)
    lab_shift_board_motion_end_preview (self->motion);
  lab_shift_board_view_update (self);
}

/**
 * lab_shift_board_view_set_by_keys:
 * @self: a board
 * @by_keys: whether the player uses the keyboard and must see the focus; %FALSE for mouse and
 *   touch
 *
 * Shows the focus of the keyboard, or hides it.
 */
void
lab_shift_board_view_set_by_keys (LabShiftBoardView *self,
                                  gboolean           by_keys)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self));

  if (by_keys == gtk_widget_has_css_class (GTK_WIDGET (self), LAB_SHIFT_SNAPSHOT_BY_KEYS))
    return;
  lab_style_set_class (GTK_WIDGET (self), LAB_SHIFT_SNAPSHOT_BY_KEYS, by_keys);
  if (self->place != NULL)
    gtk_widget_queue_draw (self->place);
  if (self->root != NULL)
    on_focus_changed (self);
}
