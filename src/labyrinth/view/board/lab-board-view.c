/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view-private.h"

#include <glib/gi18n.h>

#include "lab-arrow-button.h"
#include "lab-board-marks.h"
#include "lab-describe-board.h"
#include "lab-pawn.h"
#include "lab-pictures.h"
#include "lab-tile-view.h"

/**
 * LabBoardView:
 *
 * The board. Tiles, pawns and arrows are widgets that are drawn once and then only moved. A
 * #LabBoardMotion says where they are during an animation.
 *
 * The view of a tile belongs to a cell and shows the tile that lies there at the moment.
 * Therefore the keyboard focus keeps its place on the board when tiles shift, and screen
 * readers find the tiles row by row.
 */

static guint signals[LAB_BOARD_N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabBoardView, lab_board_view, GTK_TYPE_WIDGET)

/* Private helpers: the visible state */

LabGame *
lab_board_view_get_game (LabBoardView *self)
{
  return self->controller != NULL ? lab_controller_get_game (self->controller) : NULL;
}

const LabPosition *
lab_board_view_get_position (LabBoardView *self)
{
  return lab_game_get_position (lab_board_view_get_game (self));
}

gboolean
lab_board_view_can_insert (LabBoardView *self)
{
  return self->active && lab_game_get_phase (lab_board_view_get_game (self)) == LAB_PHASE_INSERT;
}

gboolean
lab_board_view_can_preview (LabBoardView *self)
{
  return (self->active || self->planning)
         && lab_game_get_phase (lab_board_view_get_game (self)) == LAB_PHASE_INSERT;
}

gboolean
lab_board_view_can_move (LabBoardView *self)
{
  return self->active && lab_game_get_phase (lab_board_view_get_game (self)) == LAB_PHASE_MOVE;
}

void
lab_board_view_clear_path (LabBoardView *self)
{
  self->path.n_cells = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns the mark of a tile while a pawn is to be moved. */
static LabTileMark
get_mark (LabBoardView *self,
          LabCell       cell,
          gboolean      reached)
{
  LabTreasure treasure = lab_tile_get_treasure (
      lab_game_get_tile (lab_board_view_get_game (self), cell));

  if (reached)
    return LAB_TILE_REACHABLE;
  if (treasure != LAB_TREASURE_NONE && (self->sought & LAB_TREASURE_BIT (treasure)) != 0)
    return LAB_TILE_SOUGHT;
  return LAB_TILE_VEILED;
}

/* Shows the tile of each cell, and highlights the reachable ones. */
static void
update_tiles (LabBoardView *self)
{
  LabGame *game = lab_board_view_get_game (self);
  gboolean moving = lab_board_view_can_move (self);
  gboolean marked = moving && self->shows_reachable && !lab_board_motion_get_busy (self->motion);
  LabBitboard reachable = 0;

  if (moving)
    reachable = lab_position_get_reachable (lab_board_view_get_position (self));
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      gboolean reached = (reachable & LAB_CELL_BIT (cell)) != 0;
      LabTileView *view = LAB_TILE_VIEW (self->tiles[cell]);
      LabTileMark mark = LAB_TILE_PLAIN;
      g_autofree char *label = lab_describe_cell (game, cell, reached);

      if (marked)
        mark = get_mark (self, cell, reached);
      lab_tile_view_set_tile (view, lab_game_get_tile (game, cell));
      lab_tile_view_set_mark (view, mark);
      lab_tile_view_describe (view, label);
    }
}

void
lab_board_view_update_spare (LabBoardView *self)
{
  gboolean entering = lab_board_motion_get_preview (self->motion) != LAB_ARROW_NONE;

  lab_tile_view_set_tile (LAB_TILE_VIEW (self->spare),
                          lab_game_get_spare (lab_board_view_get_game (self)));
  lab_tile_view_set_mark (LAB_TILE_VIEW (self->spare),
                          entering ? LAB_TILE_ENTERING : LAB_TILE_PLAIN);
}

static void
update_arrows (LabBoardView *self)
{
  LabGame *game = lab_board_view_get_game (self);

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      g_autoptr (GError) error = NULL;
      const char *reason = NULL;

      if (!lab_controller_may_insert (self->controller, lab_game_get_seat (game), arrow, &error)
          && g_error_matches (error, LAB_RULE_ERROR, LAB_RULE_ERROR_FORBIDDEN_ARROW))
        reason = error->message;
      lab_arrow_button_set_blocked (LAB_ARROW_BUTTON (self->arrows[arrow]), reason);
      lab_arrow_button_set_usable (LAB_ARROW_BUTTON (self->arrows[arrow]),
                                   lab_board_view_can_preview (self));
    }
}

/* Shows the state of the game and the possible actions. */
void
lab_board_view_update (LabBoardView *self)
{
  if (lab_board_view_get_game (self) == NULL)
    return;
  update_tiles (self);
  lab_board_view_update_spare (self);
  update_arrows (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Private helpers: signals of the game and the motion */

static void
on_celebrating (LabBoardView *self)
{
  g_signal_emit (self, signals[LAB_BOARD_CELEBRATING], 0);
}

static void
on_still (LabBoardView *self)
{
  lab_board_view_update (self);
  g_signal_emit (self, signals[LAB_BOARD_STILL], 0);
}

static void
on_settled (LabBoardView *self)
{
  g_signal_emit (self, signals[LAB_BOARD_SETTLED], 0);
}

/* Clears the path and the selected tile, which are no longer valid. */
static void
forget_choice (LabBoardView *self)
{
  lab_board_view_clear_path (self);
  lab_board_view_choose (self, LAB_CELL_NONE);
}

/* Widget */

static void
snapshot_marks (LabBoardView *self,
                GtkSnapshot  *snapshot)
{
  const LabPosition *position = lab_board_view_get_position (self);
  GtkWidget *widget = GTK_WIDGET (self);
  double opacity;

  lab_board_marks_snapshot_path (widget, snapshot, &self->layout, &self->path);
  lab_board_choice_snapshot (self, snapshot);
  if (position->phase == LAB_PHASE_OVER || lab_board_motion_get_busy (self->motion))
    return;
  if ((self->active || self->watched) && !lab_board_motion_get_sliding (self->motion))
    lab_board_marks_snapshot_ring (widget, snapshot, &self->layout,
                                   lab_board_placing_get_pawn (self, position->seat, &opacity));
  if (self->pointing)
    lab_board_pointing_snapshot (self, snapshot);
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

  if (lab_board_view_get_game (self) == NULL)
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
  lab_board_placing_allocate (self);
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
  lab_board_input_watch_focus (self);
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

  if (self->motion != NULL)
    lab_board_view_set_controller (self, NULL);
  g_clear_object (&self->motion);
  g_clear_object (&self->early_signals);
  g_clear_object (&self->late_signals);
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
   * @arrow: the #LabArrow
   *
   * The player wants to insert the spare tile there.
   */
  signals[LAB_BOARD_ARROW_ACTIVATED] = g_signal_new ("arrow-activated", type, G_SIGNAL_RUN_LAST, 0,
                                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabBoardView::arrow-pointed:
   * @self: the board
   * @arrow: the #LabArrow
   *
   * The player points at an arrow, by pointer, key, or dragged tile; a preview begins there.
   */
  signals[LAB_BOARD_ARROW_POINTED] = g_signal_new ("arrow-pointed", type, G_SIGNAL_RUN_LAST, 0,
                                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabBoardView::cell-activated:
   * @self: the board
   * @cell: the #LabCell
   *
   * The player wants to move the pawn there.
   */
  signals[LAB_BOARD_CELL_ACTIVATED] = g_signal_new ("cell-activated", type, G_SIGNAL_RUN_LAST, 0,
                                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabBoardView::celebrating:
   *
   * The pawn reached a treasure and found it.
   */
  signals[LAB_BOARD_CELEBRATING] = g_signal_new ("celebrating", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                 NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabBoardView::still:
   *
   * An animation ended, and no other event is waiting to be shown.
   */
  signals[LAB_BOARD_STILL] = g_signal_new ("still", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
  /**
   * LabBoardView::settled:
   *
   * A turn has ended, and all its animations have ended.
   */
  signals[LAB_BOARD_SETTLED] = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                             NULL, G_TYPE_NONE, 0);
  lab_board_keys_class_init (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  /* Not the grid role: GTK does not pass on the rows and cells of a grid to screen readers. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
watch_games (LabBoardView *self)
{
  self->early_signals = g_signal_group_new (LAB_TYPE_GAME);
  g_signal_group_connect_swapped (self->early_signals, "inserted", G_CALLBACK (forget_choice),
                                  self);
  g_signal_group_connect_swapped (self->early_signals, "moved", G_CALLBACK (forget_choice), self);
  g_signal_group_connect_swapped (self->early_signals, "rewound", G_CALLBACK (forget_choice), self);
  g_signal_group_connect_swapped (self->early_signals, "turn-began",
                                  G_CALLBACK (lab_board_view_update), self);
  g_signal_group_connect_swapped (self->early_signals, "ended",
                                  G_CALLBACK (lab_board_view_update), self);
  self->late_signals = g_signal_group_new (LAB_TYPE_GAME);
  g_signal_group_connect_swapped (self->late_signals, "inserted",
                                  G_CALLBACK (lab_board_view_update), self);
}

static void
lab_board_view_init (LabBoardView *self)
{
  self->shows_reachable = self->shows_path = TRUE;
  self->chosen = LAB_CELL_NONE;
  self->motion = lab_board_motion_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->motion, "changed", G_CALLBACK (gtk_widget_queue_allocate), self);
  g_signal_connect_swapped (self->motion, "celebrating", G_CALLBACK (on_celebrating), self);
  g_signal_connect_swapped (self->motion, "still", G_CALLBACK (on_still), self);
  g_signal_connect_swapped (self->motion, "settled", G_CALLBACK (on_settled), self);
  watch_games (self);
  lab_board_input_init (self);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      self->pawns[seat] = lab_pawn_new (seat);
      gtk_widget_set_parent (self->pawns[seat], GTK_WIDGET (self));
    }
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
      /* Translators: the board of the game; for screen readers. */
      _("Board"), -1);
}

/* Used by lab-board-input.c. */

void
lab_board_view_emit (LabBoardView   *self,
                     LabBoardSignal  signal,
                     guint           place)
{
  g_signal_emit (self, signals[signal], 0, place);
}

/* Public functions */

/**
 * lab_board_view_set_controller:
 * @self: a board
 * @controller: (nullable): the controller of the game to show
 *
 * Shows the game of another controller.
 */
void
lab_board_view_set_controller (LabBoardView  *self,
                               LabController *controller)
{
  LabGame *game;

  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  if (self->controller == controller)
    return;
  g_signal_group_set_target (self->early_signals, NULL);
  g_signal_group_set_target (self->late_signals, NULL);
  lab_board_motion_set_game (self->motion, NULL);
  forget_choice (self);
  lab_board_view_point_at (self, NULL, FALSE);
  g_set_object (&self->controller, controller);
  game = lab_board_view_get_game (self);
  if (game == NULL)
    return;

  /* The order matters: after an insertion, the update must follow the start of the motion. */
  g_signal_group_set_target (self->early_signals, game);
  lab_board_motion_set_game (self->motion, game);
  g_signal_group_set_target (self->late_signals, game);
  lab_board_view_update (self);
}

/**
 * lab_board_view_set_active:
 * @self: a board
 * @active: whether the player can act now; if not, nothing is previewed or highlighted
 *
 * Lets the player use the board, or makes it passive.
 */
void
lab_board_view_set_active (LabBoardView *self,
                           gboolean      active)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  self->active = active;
  if (!active)
    {
      lab_board_input_end_preview (self);
      lab_board_view_clear_path (self);
    }
  lab_board_view_update (self);
}

/**
 * lab_board_view_set_watched:
 * @self: a board
 * @watched: whether the current player is a computer, so that people only watch
 *
 * While people watch, the pawn of the current player has a ring, too.
 */
void
lab_board_view_set_watched (LabBoardView *self,
                            gboolean      watched)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  self->watched = watched;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_board_view_set_planning:
 * @self: a board
 * @planning: whether people can preview insertions although nobody can play now
 *
 * Lets the next player plan before the turn begins.
 */
void
lab_board_view_set_planning (LabBoardView *self,
                             gboolean      planning)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  if (self->planning == planning)
    return;
  self->planning = planning;
  if (!planning && !self->active)
    lab_board_input_end_preview (self);
  lab_board_view_update (self);
}

/**
 * lab_board_view_set_plan:
 * @self: a board
 * @quarters: how many quarter turns clockwise the player rotates the spare tile in the plan
 *
 * Rotates the spare tile in previews only. The spare tile of the game stays as it is.
 */
void
lab_board_view_set_plan (LabBoardView *self,
                         int           quarters)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  lab_tile_view_set_quarters (LAB_TILE_VIEW (self->spare), quarters);
}

/**
 * lab_board_view_set_tempo:
 * @self: a board
 * @tempo: the duration of new animations, as a multiple of the usual duration; 0 for none
 *
 * Sets the speed of new animations.
 */
void
lab_board_view_set_tempo (LabBoardView *self,
                          double        tempo)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  lab_board_motion_set_tempo (self->motion, tempo);
}

/**
 * lab_board_view_get_moving:
 * @self: a board
 *
 * Returns: %TRUE while a past event is still being animated
 */
gboolean
lab_board_view_get_moving (LabBoardView *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), FALSE);

  return lab_board_motion_get_busy (self->motion);
}

/**
 * lab_board_view_slide_back:
 * @self: a board whose game has just undone an insertion
 * @arrow: where the tile had gone in
 *
 * Shows the tiles slide back.
 */
void
lab_board_view_slide_back (LabBoardView *self,
                           LabArrow      arrow)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));
  g_return_if_fail (arrow < LAB_N_ARROWS);

  lab_board_motion_slide_back (self->motion, arrow);
}

/**
 * lab_board_view_skip:
 * @self: a board
 *
 * Ends all running animations at once.
 */
void
lab_board_view_skip (LabBoardView *self)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  lab_board_motion_skip (self->motion);
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
 * Returns: (transfer none): the view of the tile in that cell
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
 * Returns: the arrow of the preview, or %LAB_ARROW_NONE
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
 * Returns: the number of cells of the path on the board; 0 if there is none
 */
guint
lab_board_view_get_path_length (LabBoardView *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), 0);

  return self->path.n_cells;
}
