/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view.h"

#include "lab-arrow-button.h"
#include "lab-board-layout.h"
#include "lab-board-marks.h"
#include "lab-board-motion.h"
#include "lab-pawn.h"
#include "lab-pictures.h"
#include "lab-tile-view.h"
#include "search/lab-path.h"

/**
 * LabBoardView:
 *
 * The board: tiles, pawns and arrows are widgets that are drawn once and then only
 * moved. A #LabBoardMotion says where they are while something is on the move.
 */
struct _LabBoardView
{
  GtkWidget parent_instance;

  LabController *controller;
  gboolean active;                    /* somebody may play now */

  LabBoardLayout layout;
  LabBoardMotion *motion;
  LabPath path;                       /* to the tile under the pointer or focus */

  GtkWidget *arrows[LAB_N_ARROWS];
  GtkWidget *tiles[LAB_N_CELL_BITS];  /* the view of the tile that lies there */
  GtkWidget *spare;                   /* of the tile going in or just pushed out */
  GtkWidget *pawns[LAB_N_SEATS];

  GtkRoot *root;
  gulong focus_handler;
};

enum
{
  ARROW_ACTIVATED,
  CELL_ACTIVATED,
  SETTLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabBoardView, lab_board_view, GTK_TYPE_WIDGET)

/* Private helpers: what is shown */

static LabGame *
get_game (LabBoardView *self)
{
  return self->controller != NULL ? lab_controller_get_game (self->controller) : NULL;
}

static const LabPosition *
get_position (LabBoardView *self)
{
  return lab_game_get_position (get_game (self));
}

static gboolean
can_insert (LabBoardView *self)
{
  return self->active && lab_game_get_phase (get_game (self)) == LAB_PHASE_INSERT;
}

static gboolean
can_move (LabBoardView *self)
{
  return self->active && lab_game_get_phase (get_game (self)) == LAB_PHASE_MOVE;
}

static void
clear_path (LabBoardView *self)
{
  self->path.n_cells = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Marks what can be reached, and lets the focus go where something can be done. */
static void
update_tiles (LabBoardView *self)
{
  gboolean moving = can_move (self);
  gboolean marked = moving && !lab_board_motion_get_busy (self->motion);
  LabBitboard reachable = 0;

  if (moving)
    reachable = lab_position_get_reachable (get_position (self));
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      gboolean reached = (reachable & LAB_CELL_BIT (cell)) != 0;
      LabTileMark mark = LAB_TILE_PLAIN;

      if (marked)
        mark = reached ? LAB_TILE_REACHABLE : LAB_TILE_VEILED;
      lab_tile_view_set_mark (LAB_TILE_VIEW (self->tiles[cell]), mark);
      gtk_widget_set_focusable (self->tiles[cell], reached);
    }
}

static void
update_spare (LabBoardView *self)
{
  gboolean entering = lab_board_motion_get_preview (self->motion) != LAB_ARROW_NONE;

  lab_tile_view_set_tile (LAB_TILE_VIEW (self->spare), lab_game_get_spare (get_game (self)));
  lab_tile_view_set_mark (LAB_TILE_VIEW (self->spare),
                          entering ? LAB_TILE_ENTERING : LAB_TILE_PLAIN);
  gtk_widget_set_focusable (self->spare, FALSE);
}

static void
update_arrows (LabBoardView *self)
{
  LabGame *game = get_game (self);

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      g_autoptr (GError) error = NULL;
      const char *reason = NULL;

      if (!lab_controller_may_insert (self->controller, lab_game_get_seat (game), arrow, &error)
          && g_error_matches (error, LAB_RULE_ERROR, LAB_RULE_ERROR_FORBIDDEN_ARROW))
        reason = error->message;
      lab_arrow_button_set_barred (LAB_ARROW_BUTTON (self->arrows[arrow]), reason);
      gtk_widget_set_focusable (self->arrows[arrow], can_insert (self));
    }
}

static void
update_all (LabBoardView *self)
{
  if (get_game (self) == NULL)
    return;
  update_tiles (self);
  update_spare (self);
  update_arrows (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Private helpers: what the game and the motion say */

/* The views follow their tiles; the one that shows the spare goes in with it. */
static void
on_inserted (LabBoardView *self,
             guint         arrow)
{
  GtkWidget *entered = self->spare;

  self->spare = self->tiles[lab_arrow_cell ((LabArrow) arrow, LAB_BOARD_SIZE - 1)];
  for (guint step = LAB_BOARD_SIZE - 1; step > 0; step--)
    self->tiles[lab_arrow_cell ((LabArrow) arrow, step)]
        = self->tiles[lab_arrow_cell ((LabArrow) arrow, step - 1)];
  self->tiles[lab_arrow_cell ((LabArrow) arrow, 0)] = entered;
  gtk_widget_set_child_visible (entered, TRUE);
  clear_path (self);
}

static void
on_settled (LabBoardView *self)
{
  g_signal_emit (self, signals[SETTLED], 0);
}

/* Private helpers: what the player does */

static void
end_preview (LabBoardView *self)
{
  lab_board_motion_end_preview (self->motion);
}

static void
begin_preview (LabBoardView *self,
               LabArrow      arrow)
{
  if (get_game (self) == NULL || !can_insert (self) || lab_board_motion_get_busy (self->motion))
    return;
  if (!lab_controller_may_insert (self->controller, get_position (self)->seat, arrow, NULL))
    {
      end_preview (self);
      return;
    }
  lab_board_motion_preview (self->motion, arrow);
  update_spare (self);
}

static void
show_path_to (LabBoardView *self,
              LabCell       cell)
{
  const LabPosition *position;

  if (cell == LAB_CELL_NONE || !can_move (self) || lab_board_motion_get_busy (self->motion))
    {
      if (self->path.n_cells > 0)
        clear_path (self);
      return;
    }
  position = get_position (self);
  lab_path_find (&position->board, position->pawns[position->seat], cell, &self->path);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static LabCell
find_cell_of (LabBoardView *self,
              GtkWidget    *tile)
{
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      if (self->tiles[lab_bitboard_first (rest)] == tile)
        return lab_bitboard_first (rest);
    }
  return LAB_CELL_NONE;
}

static void
activate_cell (LabBoardView *self,
               LabCell       cell)
{
  if (cell != LAB_CELL_NONE && get_game (self) != NULL)
    g_signal_emit (self, signals[CELL_ACTIVATED], 0, (guint) cell);
}

static void
on_tile_activate (LabBoardView *self,
                  GtkWidget    *tile)
{
  activate_cell (self, find_cell_of (self, tile));
}

static void
on_arrow_clicked (LabBoardView   *self,
                  LabArrowButton *button)
{
  g_signal_emit (self, signals[ARROW_ACTIVATED], 0, (guint) lab_arrow_button_get_arrow (button));
}

static void
on_arrow_enter (GtkEventController *controller,
                double              x G_GNUC_UNUSED,
                double              y G_GNUC_UNUSED,
                LabBoardView       *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  begin_preview (self, lab_arrow_button_get_arrow (LAB_ARROW_BUTTON (button)));
}

static void
on_motion (LabBoardView *self,
           double        x,
           double        y)
{
  if (get_game (self) != NULL)
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

/* The focus shows what the pointer would. */
static void
on_focus_changed (LabBoardView *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  if (get_game (self) == NULL || focus == NULL || !gtk_widget_has_visible_focus (focus))
    return;
  if (LAB_IS_ARROW_BUTTON (focus))
    begin_preview (self, lab_arrow_button_get_arrow (LAB_ARROW_BUTTON (focus)));
  else
    end_preview (self);
  if (LAB_IS_TILE_VIEW (focus))
    show_path_to (self, find_cell_of (self, focus));
}

/* Private helpers: placing */

static void
allocate_square (GtkWidget        *child,
                 graphene_point_t  place,
                 int               size)
{
  gtk_widget_allocate (child, size, size, -1, gsk_transform_translate (NULL, &place));
}

static void
allocate_tiles (LabBoardView *self)
{
  float tile = (float) self->layout.tile;
  graphene_point_t by, place;
  LabBitboard line = lab_board_motion_get_line (self->motion, &by);
  LabCell spare;

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);

      place = lab_board_layout_get_cell (&self->layout, cell);
      if ((line & LAB_CELL_BIT (cell)) != 0)
        place = GRAPHENE_POINT_INIT (place.x + by.x * tile, place.y + by.y * tile);
      allocate_square (self->tiles[cell], place, self->layout.tile);
    }

  spare = lab_board_motion_get_spare (self->motion, &by);
  gtk_widget_set_child_visible (self->spare, spare != LAB_CELL_NONE);
  if (spare == LAB_CELL_NONE)
    return;
  place = lab_board_layout_get_cell (&self->layout, spare);
  place = GRAPHENE_POINT_INIT (place.x + by.x * tile, place.y + by.y * tile);
  allocate_square (self->spare, place, self->layout.tile);
}

/* The top left of the square in whose middle a pawn stands, in pixels. */
static graphene_point_t
get_pawn_place (LabBoardView *self,
                LabSeat       seat,
                double       *opacity)
{
  graphene_point_t origin = lab_board_layout_get_cell (&self->layout, LAB_CELL (0, 0));
  graphene_point_t place;
  float tile = (float) self->layout.tile;

  lab_board_motion_get_pawn (self->motion, seat, &place, opacity);
  return GRAPHENE_POINT_INIT (origin.x + place.x * tile, origin.y + place.y * tile);
}

static void
allocate_pawns (LabBoardView *self)
{
  const LabPosition *position = get_position (self);
  float tile = (float) self->layout.tile;
  int size = (int) (tile * 0.62f);

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      graphene_point_t place;
      double opacity;

      gtk_widget_set_child_visible (self->pawns[seat], position->pawns[seat] != LAB_CELL_NONE);
      if (position->pawns[seat] == LAB_CELL_NONE)
        continue;
      place = get_pawn_place (self, seat, &opacity);
      place = GRAPHENE_POINT_INIT (place.x + (tile - (float) size) / 2,
                                   place.y + (tile - (float) size) / 2);
      gtk_widget_set_opacity (self->pawns[seat], opacity);
      allocate_square (self->pawns[seat], place, size);
    }
}

/* Widget */

static void
snapshot_marks (LabBoardView *self,
                GtkSnapshot  *snapshot)
{
  const LabPosition *position = get_position (self);
  GtkWidget *widget = GTK_WIDGET (self);
  double opacity;

  lab_board_marks_snapshot_path (widget, snapshot, &self->layout, &self->path);
  if (self->active && position->phase != LAB_PHASE_OVER
      && !lab_board_motion_get_sliding (self->motion) && !lab_board_motion_get_busy (self->motion))
    lab_board_marks_snapshot_ring (widget, snapshot, &self->layout,
                                   get_pawn_place (self, position->seat, &opacity));
}

static void
lab_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LabBoardView *self = LAB_BOARD_VIEW (widget);
  graphene_rect_t board = GRAPHENE_RECT_INIT ((float) self->layout.x, (float) self->layout.y,
                                              (float) self->layout.size, (float) self->layout.size);
  LabTreasure found;
  LabCell found_cell;
  double progress;

  if (get_game (self) == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &board.origin);
  lab_pictures_snapshot_frame (widget, snapshot, self->layout.size, self->layout.margin);
  gtk_snapshot_restore (snapshot);

  gtk_snapshot_push_clip (snapshot, &board);
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    gtk_widget_snapshot_child (widget, self->tiles[lab_bitboard_first (rest)], snapshot);
  gtk_widget_snapshot_child (widget, self->spare, snapshot);
  gtk_snapshot_pop (snapshot);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    gtk_widget_snapshot_child (widget, self->arrows[arrow], snapshot);
  snapshot_marks (self, snapshot);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    gtk_widget_snapshot_child (widget, self->pawns[seat], snapshot);

  found = lab_board_motion_get_find (self->motion, &found_cell, &progress);
  if (found != LAB_TREASURE_NONE)
    lab_board_marks_snapshot_find (widget, snapshot, &self->layout, found, found_cell, progress);
}

static void
lab_board_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline G_GNUC_UNUSED)
{
  LabBoardView *self = LAB_BOARD_VIEW (widget);

  self->layout = lab_board_layout_fit (width, height);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      graphene_rect_t place = lab_board_layout_get_arrow (&self->layout, arrow);

      gtk_widget_allocate (self->arrows[arrow], (int) place.size.width, (int) place.size.height, -1,
                           gsk_transform_translate (NULL, &place.origin));
    }
  if (get_game (self) == NULL)
    return;
  allocate_tiles (self);
  allocate_pawns (self);
}

static void
lab_board_view_measure (GtkWidget      *widget G_GNUC_UNUSED,
                        GtkOrientation  orientation G_GNUC_UNUSED,
                        int             for_size G_GNUC_UNUSED,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline G_GNUC_UNUSED,
                        int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = LAB_BOARD_MIN_SIZE;
  *natural = 720;
}

static void
lab_board_view_root (GtkWidget *widget)
{
  LabBoardView *self = LAB_BOARD_VIEW (widget);

  GTK_WIDGET_CLASS (lab_board_view_parent_class)->root (widget);
  self->root = gtk_widget_get_root (widget);
  self->focus_handler = g_signal_connect_swapped (self->root, "notify::focus-widget",
                                                  G_CALLBACK (on_focus_changed), self);
}

static void
lab_board_view_unroot (GtkWidget *widget)
{
  LabBoardView *self = LAB_BOARD_VIEW (widget);

  g_clear_signal_handler (&self->focus_handler, self->root);
  self->root = NULL;
  GTK_WIDGET_CLASS (lab_board_view_parent_class)->unroot (widget);
}

static void
lab_board_view_dispose (GObject *object)
{
  LabBoardView *self = LAB_BOARD_VIEW (object);
  GtkWidget *child;

  lab_board_view_set_controller (self, NULL);
  g_clear_object (&self->motion);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lab_board_view_parent_class)->dispose (object);
}

static void
lab_board_view_class_init (LabBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_board_view_dispose;
  widget_class->snapshot = lab_board_view_snapshot;
  widget_class->size_allocate = lab_board_view_size_allocate;
  widget_class->measure = lab_board_view_measure;
  widget_class->root = lab_board_view_root;
  widget_class->unroot = lab_board_view_unroot;

  /**
   * LabBoardView::arrow-activated:
   * @self: the board
   * @arrow: which, a #LabArrow
   *
   * Somebody wants to insert the spare tile.
   */
  signals[ARROW_ACTIVATED] = g_signal_new ("arrow-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabBoardView::cell-activated:
   * @self: the board
   * @cell: which, a #LabCell
   *
   * Somebody wants to move there.
   */
  signals[CELL_ACTIVATED] = g_signal_new ("cell-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabBoardView::settled:
   *
   * A turn has ended, and all of it has been shown.
   */
  signals[SETTLED] = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static GtkWidget *
add_tile (LabBoardView *self)
{
  GtkWidget *tile = lab_tile_view_new ();

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
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (end_preview), self);
  gtk_widget_add_controller (button, motion);
}

static void
lab_board_view_init (LabBoardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->motion = lab_board_motion_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->motion, "changed", G_CALLBACK (gtk_widget_queue_allocate), self);
  g_signal_connect_swapped (self->motion, "still", G_CALLBACK (update_all), self);
  g_signal_connect_swapped (self->motion, "settled", G_CALLBACK (on_settled), self);
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    self->tiles[lab_bitboard_first (rest)] = add_tile (self);
  self->spare = add_tile (self);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    add_arrow (self, arrow);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      self->pawns[seat] = lab_pawn_new (seat);
      gtk_widget_set_parent (self->pawns[seat], GTK_WIDGET (self));
    }

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (clear_path), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Public functions */

/**
 * lab_board_view_set_controller:
 * @self: a board
 * @controller: (nullable): whose game to show
 */
void
lab_board_view_set_controller (LabBoardView  *self,
                               LabController *controller)
{
  LabGame *game;

  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  if (self->controller == controller)
    return;
  game = get_game (self);
  if (game != NULL)
    g_signal_handlers_disconnect_by_data (game, self);
  lab_board_motion_set_game (self->motion, NULL);
  self->path.n_cells = 0;
  g_set_object (&self->controller, controller);
  game = get_game (self);
  if (game == NULL)
    return;

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);

      lab_tile_view_set_tile (LAB_TILE_VIEW (self->tiles[cell]), lab_game_get_tile (game, cell));
      gtk_widget_set_child_visible (self->tiles[cell], TRUE);
    }
  /* In this order: the views are in their new places before anything is set in motion,
   * and after an insertion what can be done now is shown once it is. */
  g_signal_connect_swapped (game, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (clear_path), self);
  g_signal_connect_swapped (game, "turn-began", G_CALLBACK (update_all), self);
  g_signal_connect_swapped (game, "ended", G_CALLBACK (update_all), self);
  lab_board_motion_set_game (self->motion, game);
  g_signal_connect_swapped (game, "inserted", G_CALLBACK (update_all), self);
  update_all (self);
}

/**
 * lab_board_view_set_active:
 * @self: a board
 * @active: whether somebody may play now; if not, nothing is previewed or marked
 */
void
lab_board_view_set_active (LabBoardView *self,
                           gboolean      active)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  self->active = active;
  if (!active)
    {
      end_preview (self);
      clear_path (self);
    }
  update_all (self);
}

/**
 * lab_board_view_get_moving:
 * @self: a board
 *
 * Returns: %TRUE while something that has happened is still being shown
 */
gboolean
lab_board_view_get_moving (LabBoardView *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), FALSE);

  return lab_board_motion_get_busy (self->motion);
}

/**
 * lab_board_view_skip:
 * @self: a board
 *
 * Shows at once how everything ends that is still moving.
 */
void
lab_board_view_skip (LabBoardView *self)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  lab_board_motion_skip (self->motion);
}

/**
 * lab_board_view_focus_play:
 * @self: a board
 *
 * Puts the keyboard focus where the next half of the turn begins: on an arrow, or
 * on the pawn that is to move.
 */
void
lab_board_view_focus_play (LabBoardView *self)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  if (get_game (self) == NULL)
    return;
  if (can_move (self))
    {
      const LabPosition *position = get_position (self);

      gtk_widget_grab_focus (self->tiles[position->pawns[position->seat]]);
    }
  else if (can_insert (self))
    {
      gtk_widget_grab_focus (self->arrows[0]);
    }
}

/**
 * lab_board_view_get_arrow:
 * @self: a board
 * @arrow: an arrow
 *
 * Returns: (transfer none): its button
 */
GtkWidget *
lab_board_view_get_arrow (LabBoardView *self,
                          LabArrow      arrow)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), NULL);
  g_return_val_if_fail (arrow < LAB_N_ARROWS, NULL);

  return self->arrows[arrow];
}

/**
 * lab_board_view_get_tile:
 * @self: a board
 * @cell: a cell
 *
 * Returns: (transfer none): the view of the tile that lies there
 */
GtkWidget *
lab_board_view_get_tile (LabBoardView *self,
                         LabCell       cell)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), NULL);
  g_return_val_if_fail (lab_cell_is_on_board (cell), NULL);

  return self->tiles[cell];
}

/**
 * lab_board_view_get_preview:
 * @self: a board
 *
 * Returns: the arrow whose insertion is previewed, or %LAB_ARROW_NONE
 */
LabArrow
lab_board_view_get_preview (LabBoardView *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), LAB_ARROW_NONE);

  return lab_board_motion_get_preview (self->motion);
}

/**
 * lab_board_view_get_path_length:
 * @self: a board
 *
 * Returns: how many cells the path that is shown has; 0 for none
 */
guint
lab_board_view_get_path_length (LabBoardView *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), 0);

  return self->path.n_cells;
}
