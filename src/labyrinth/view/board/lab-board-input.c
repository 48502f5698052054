/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view-private.h"

#include "lab-arrow-button.h"
#include "lab-snapshot.h"
#include "lab-tile-view.h"

/* Pointer and focus on the board: they preview an insertion, show a path, and select an arrow
 * or a tile. The board only reports the selection; the game page decides what happens. */

/* Private helpers: previews and paths */

static void
show_path_to (LabBoardView *self,
              LabCell       cell)
{
  const LabPosition *position;

  if (cell == LAB_CELL_NONE || !self->shows_path || !lab_board_view_can_move (self)
      || lab_board_motion_get_busy (self->motion))
    {
      if (self->path.n_cells > 0)
        lab_board_view_clear_path (self);
      return;
    }
  position = lab_board_view_get_position (self);
  lab_path_find (&position->board, position->pawns[position->seat], cell, &self->path);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Private helpers: selection */

static void
activate_cell (LabBoardView *self,
               LabCell       cell)
{
  if (cell != LAB_CELL_NONE && lab_board_view_get_game (self) != NULL)
    lab_board_view_emit (self, LAB_BOARD_CELL_ACTIVATED, cell);
}

static void
on_tile_activate (LabBoardView *self,
                  GtkWidget    *tile)
{
  activate_cell (self, lab_board_input_find_cell (self, tile));
}

static void
on_arrow_clicked (LabBoardView   *self,
                  LabArrowButton *button)
{
  lab_board_view_emit (self, LAB_BOARD_ARROW_ACTIVATED, lab_arrow_button_get_arrow (button));
}

static void
on_arrow_enter (GtkEventController *controller,
                double              x,
                double              y,
                LabBoardView       *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  self->rest = GRAPHENE_POINT_INIT ((float) x, (float) y);
  lab_board_input_begin_preview (self, lab_arrow_button_get_arrow (LAB_ARROW_BUTTON (button)));
}

/* The preview may have ended below the pointer. It begins again when the player clearly moves the
 * pointer; GTK also reports motion when widgets move below a resting pointer. */
static void
on_arrow_motion (GtkEventController *controller,
                 double              x,
                 double              y,
                 LabBoardView       *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);
  LabArrow arrow = lab_arrow_button_get_arrow (LAB_ARROW_BUTTON (button));

  if (arrow == lab_board_motion_get_preview (self->motion))
    self->rest = GRAPHENE_POINT_INIT ((float) x, (float) y);
  else if (gtk_drag_check_threshold (button, (int) self->rest.x, (int) self->rest.y, (int) x,
                                     (int) y))
    on_arrow_enter (controller, x, y, self);
}

static void
on_motion (LabBoardView *self,
           double        x,
           double        y)
{
  if (lab_board_view_get_game (self) != NULL)
    show_path_to (self, lab_board_layout_pick_cell (&self->layout, x, y));
}

static void
on_released (LabBoardView *self,
             int           n_press G_GNUC_UNUSED,
             double        x,
             double        y)
{
  activate_cell (self, lab_board_layout_pick_cell (&self->layout, x, y));
}

/* The focus shows the same as the pointer, but previews only insertions at arrows to which the
 * player has moved it. */
static void
on_focus_changed (LabBoardView *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  if (focus != NULL && gtk_widget_get_parent (focus) == GTK_WIDGET (self))
    self->place = focus;
  if (lab_board_view_get_game (self) == NULL || focus == NULL
      || !lab_snapshot_shows_focus (focus))
    return;
  if (LAB_IS_ARROW_BUTTON (focus) && self->moving_focus)
    lab_board_input_begin_preview (self, lab_arrow_button_get_arrow (LAB_ARROW_BUTTON (focus)));
  else if (!LAB_IS_ARROW_BUTTON (focus))
    lab_board_input_end_preview (self);
  show_path_to (self, lab_board_input_find_cell (self, focus));
}

static GtkWidget *
add_tile (LabBoardView *self)
{
  GtkWidget *tile = lab_tile_view_new_for_board ();

  gtk_widget_set_parent (tile, GTK_WIDGET (self));
  g_signal_connect_swapped (tile, "activate", G_CALLBACK (on_tile_activate), self);
  return tile;
}

static void
add_arrow (LabBoardView *self,
           LabArrow      arrow)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkWidget *button = lab_arrow_button_new (arrow);

  self->arrows[arrow] = button;
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_arrow_clicked), self);
  g_signal_connect (motion, "enter", G_CALLBACK (on_arrow_enter), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_arrow_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (lab_board_input_end_preview), self);
  gtk_widget_add_controller (button, motion);
}

/* For the board */

/* Previews an insertion, if it is possible now. */
void
lab_board_input_begin_preview (LabBoardView *self,
                               LabArrow      arrow)
{
  if (lab_board_view_get_game (self) == NULL || !lab_board_view_can_preview (self)
      || lab_board_motion_get_busy (self->motion))
    return;
  if (!lab_controller_may_insert (self->controller, lab_board_view_get_position (self)->seat, arrow,
                                  NULL))
    {
      lab_board_input_end_preview (self);
      return;
    }
  lab_board_view_emit (self, LAB_BOARD_ARROW_POINTED, arrow);
  lab_board_motion_preview (self->motion, arrow);
  lab_board_view_update_spare (self);
}

/* Returns the cell that @tile shows, or %LAB_CELL_NONE. */
LabCell
lab_board_input_find_cell (LabBoardView *self,
                           GtkWidget    *tile)
{
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      if (self->tiles[lab_bitboard_first (rest)] == tile)
        return lab_bitboard_first (rest);
    }
  return LAB_CELL_NONE;
}

/* Ends the preview, if there is one. */
void
lab_board_input_end_preview (LabBoardView *self)
{
  lab_board_motion_end_preview (self->motion);
}

/* Makes the focus in the window of the board show the same as the pointer. */
void
lab_board_input_watch_focus (LabBoardView *self)
{
  self->focus_handler = g_signal_connect_swapped (self->root, "notify::focus-widget",
                                                  G_CALLBACK (on_focus_changed), self);
}

/* Creates the arrows and tiles, and connects to their events. */
void
lab_board_input_init (LabBoardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    self->tiles[lab_bitboard_first (rest)] = add_tile (self);
  self->spare = lab_tile_view_new_passing ();
  gtk_widget_set_parent (self->spare, GTK_WIDGET (self));
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    add_arrow (self, arrow);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (lab_board_view_clear_path), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* Public functions */

/**
 * lab_board_view_set_by_keys:
 * @self: a board
 * @by_keys: whether the player uses the keyboard and must see the focus; %FALSE for mouse and
 *   touch
 *
 * Shows the focus of the keyboard, or hides it.
 */
void
lab_board_view_set_by_keys (LabBoardView *self,
                            gboolean      by_keys)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  if (by_keys == gtk_widget_has_css_class (GTK_WIDGET (self), LAB_SNAPSHOT_BY_KEYS))
    return;
  if (by_keys)
    gtk_widget_add_css_class (GTK_WIDGET (self), LAB_SNAPSHOT_BY_KEYS);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), LAB_SNAPSHOT_BY_KEYS);
  if (self->place != NULL)
    gtk_widget_queue_draw (self->place);
  if (self->root != NULL)
    on_focus_changed (self);
}
