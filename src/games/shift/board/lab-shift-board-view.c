/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-board-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "lab-shift-arrow-button.h"
#include "lab-shift-board-layout.h"
#include "lab-shift-describe.h"
#include "lab-shift-pawn.h"
#include "lab-shift-pictures.h"
#include "lab-shift-tile-view.h"

/**
 * LabShiftBoardView:
 *
 * The board. Tiles, pawns and arrows are widgets that are drawn once and then only moved. A
 * #LabShiftBoardMotion says where they are during an animation.
 *
 * The view of a tile belongs to a cell and shows the tile that lies there at the moment.
 * Therefore the keyboard focus keeps its place on the board when tiles shift, and screen
 * readers find the tiles row by row.
 */

G_DEFINE_FINAL_TYPE (LabShiftBoardView, lab_shift_board_view, LAB_TYPE_DRAWN_WIDGET)

/* Private helpers */

/* Places the tiles, pawns and arrows of the board, also during animations. */

/* Returns the direction of the sliding line times @shift. */
static graphene_point_t
get_shift (const LabShiftBoardMotion *motion,
           double                     shift)
{
  graphene_point_t direction = lab_shift_arrow_get_direction (motion->slide_arrow);

  return GRAPHENE_POINT_INIT (direction.x * (float) shift, direction.y * (float) shift);
}

/* Returns the cells of the sliding line, which is empty if no line slides, and how far its tiles
 * are from their cells, in tiles. */
static LabShiftBitboard
get_line (const LabShiftBoardMotion *motion,
          graphene_point_t          *by)
{
  *by = GRAPHENE_POINT_INIT (0, 0);
  if (motion->slide_arrow == LAB_SHIFT_ARROW_NONE)
    return 0;
  *by = get_shift (motion, motion->inserted ? motion->slide - 1 : motion->slide);
  return lab_shift_pushes[motion->slide_arrow].line;
}

/* Finds the tile that goes in or was just pushed out. Returns a cell, and how far the tile is from
 * it, in tiles; or %LAB_SHIFT_CELL_NONE if the spare tile is not on the board. */
static LabShiftCell
get_spare (const LabShiftBoardMotion *motion,
           graphene_point_t          *by)
{
  *by = GRAPHENE_POINT_INIT (0, 0);
  if (motion->slide_arrow == LAB_SHIFT_ARROW_NONE)
    return LAB_SHIFT_CELL_NONE;
  *by = get_shift (motion, motion->inserted ? motion->slide : motion->slide - 1);
  return lab_shift_arrow_cell (motion->slide_arrow,
                               motion->inserted ? LAB_SHIFT_BOARD_SIZE - 1 : 0);
}

static graphene_point_t
get_cell_place (LabShiftCell cell)
{
  return GRAPHENE_POINT_INIT ((float) lab_shift_cell_column (cell),
                              (float) lab_shift_cell_row (cell));
}

/* Returns where the moving pawn is between two tiles, with a small hop in each step. */
static graphene_point_t
get_mover_place (const LabShiftBoardMotion *motion,
                 graphene_point_t           inside)
{
  guint step = MIN ((guint) motion->moved, motion->path.n_cells - 2);
  float part = (float) (motion->moved - step);
  float arrived = (float) (motion->moved / (motion->path.n_cells - 1));
  graphene_point_t from = get_cell_place (motion->path.cells[step]);
  graphene_point_t to = get_cell_place (motion->path.cells[step + 1]);

  graphene_point_interpolate (&from, &to, part, &from);
  return GRAPHENE_POINT_INIT (from.x + inside.x * arrived,
                              from.y + inside.y * arrived - 0.1f * sinf (part * (float) G_PI));
}

/* Finds the place of a pawn: the top left of the tile-sized square around it, in tiles, and its
 * opacity. A pawn that re-enters fades out on one side while it fades in on the other side. */
static void
get_pawn (const LabShiftBoardMotion *motion,
          LabShiftSeat               seat,
          graphene_point_t          *place,
          double                    *opacity)
{
  const LabShiftPosition *position;
  graphene_point_t inside, by;
  LabShiftBitboard line;
  LabShiftCell cell;

  position = &motion->game->position;
  cell = position->pawns[seat];
  inside = lab_shift_board_layout_get_stand (position, seat);
  *opacity = 1;
  if (seat == motion->mover && motion->path.n_cells >= 2)
    {
      *place = get_mover_place (motion, inside);
      return;
    }

  *place = get_cell_place (cell);
  place->x += inside.x;
  place->y += inside.y;
  line = get_line (motion, &by);
  if ((line & LAB_SHIFT_CELL_BIT (cell)) == 0)
    return;
  if ((motion->carried_across & LAB_SHIFT_SEAT_BIT (seat)) != 0)
    {
      graphene_point_t lap;
      double laps = 0;

      if (motion->inserted && motion->slide < 0.5)
        laps = LAB_SHIFT_BOARD_SIZE;
      else if (!motion->inserted && motion->slide >= 0.5)
        laps = -LAB_SHIFT_BOARD_SIZE;
      lap = get_shift (motion, laps);
      by.x += lap.x;
      by.y += lap.y;
      *opacity = fabs (2 * motion->slide - 1);
    }
  place->x += by.x;
  place->y += by.y;
}

static void
allocate_square (GtkWidget        *child,
                 graphene_point_t  place,
                 int               size)
{
  gtk_widget_allocate (child, size, size, -1, gsk_transform_translate (NULL, &place));
}

static void
allocate_tiles (LabShiftBoardView *self)
{
  float tile = (float) self->layout.tile;
  graphene_point_t by, place;
  LabShiftBitboard line = get_line (self->motion, &by);
  LabShiftCell spare;

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);

      place = lab_shift_board_layout_get_cell (&self->layout, cell);
      if ((line & LAB_SHIFT_CELL_BIT (cell)) != 0)
        place = GRAPHENE_POINT_INIT (place.x + by.x * tile, place.y + by.y * tile);
      allocate_square (self->tiles[cell], place, self->layout.tile);
    }

  spare = get_spare (self->motion, &by);
  gtk_widget_set_child_visible (self->spare, spare != LAB_SHIFT_CELL_NONE);
  if (spare == LAB_SHIFT_CELL_NONE)
    return;
  place = lab_shift_board_layout_get_cell (&self->layout, spare);
  place = GRAPHENE_POINT_INIT (place.x + by.x * tile, place.y + by.y * tile);
  allocate_square (self->spare, place, self->layout.tile);
}

/* Returns the top left of the tile-sized square around a pawn, in pixels. */
static graphene_point_t
lab_shift_board_placing_get_pawn (LabShiftBoardView *self,
                                  LabShiftSeat       seat,
                                  double            *opacity)
{
  graphene_point_t origin = lab_shift_board_layout_get_cell (&self->layout, LAB_SHIFT_CELL (0, 0));
  graphene_point_t place;
  float tile = (float) self->layout.tile;

  get_pawn (self->motion, seat, &place, opacity);
  return GRAPHENE_POINT_INIT (origin.x + place.x * tile, origin.y + place.y * tile);
}

static void
allocate_pawns (LabShiftBoardView *self)
{
  const LabShiftPosition *position = lab_shift_board_view_get_position (self);
  float tile = (float) self->layout.tile;
  int size = (int) (tile * 0.62f);

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      graphene_point_t place;
      double opacity;

      gtk_widget_set_child_visible (self->pawns[seat],
                                    position->pawns[seat] != LAB_SHIFT_CELL_NONE);
      if (position->pawns[seat] == LAB_SHIFT_CELL_NONE)
        continue;
      place = lab_shift_board_placing_get_pawn (self, seat, &opacity);
      place = GRAPHENE_POINT_INIT (place.x + (tile - (float) size) / 2,
                                   place.y + (tile - (float) size) / 2);
      gtk_widget_set_opacity (self->pawns[seat], opacity);
      allocate_square (self->pawns[seat], place, size);
    }
}

static void
allocate_arrows (LabShiftBoardView *self)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      graphene_rect_t place = lab_shift_board_layout_get_arrow (&self->layout, arrow);

      gtk_widget_allocate (self->arrows[arrow], (int) place.size.width, (int) place.size.height, -1,
                           gsk_transform_translate (NULL, &place.origin));
    }
}

/* Places all children of the board. */
static void
lab_shift_board_placing_allocate (LabShiftBoardView *self)
{
  allocate_arrows (self);
  if (self->game == NULL)
    return;
  allocate_tiles (self);
  allocate_pawns (self);
}

/* Returns the mark of a tile while a pawn is to be moved. */
static LabShiftTileMark
get_mark (LabShiftBoardView *self,
          LabShiftCell       cell,
          gboolean           reached)
{
  LabShiftGame *game = self->game;
  LabShiftTreasure treasure = game->tiles[cell]->treasure;

  if (reached)
    return LAB_SHIFT_TILE_REACHABLE;
  if (treasure != LAB_SHIFT_TREASURE_NONE
      && (self->sought & LAB_SHIFT_TREASURE_BIT (treasure)) != 0)
    return LAB_SHIFT_TILE_SOUGHT;
  return LAB_SHIFT_TILE_VEILED;
}

/* Shows the tile of each cell, and highlights the reachable ones. */
static void
update_tiles (LabShiftBoardView *self)
{
  LabShiftGame *game = self->game;
  gboolean moving = lab_shift_board_view_can_move (self);
  gboolean marked = moving && self->shows_reachable
                 && !lab_shift_board_motion_get_busy (self->motion);
  LabShiftBitboard reachable = 0;

  if (moving)
    reachable = lab_shift_position_get_reachable (lab_shift_board_view_get_position (self));
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);
      gboolean reached = (reachable & LAB_SHIFT_CELL_BIT (cell)) != 0;
      LabShiftTileView *view = LAB_SHIFT_TILE_VIEW (self->tiles[cell]);
      LabShiftTileMark mark = LAB_SHIFT_TILE_PLAIN;
      g_autofree char *label = lab_shift_describe_cell (game, cell, reached);

      if (marked)
        mark = get_mark (self, cell, reached);
      lab_shift_tile_view_set_tile (view, game->tiles[cell]);
      lab_shift_tile_view_set_mark (view, mark);
      lab_shift_tile_view_describe (view, label);
    }
}

static void
update_arrows (LabShiftBoardView *self)
{
  LabShiftGame *game = self->game;
  gboolean usable = lab_shift_board_view_can_preview (self);

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftArrowButton *button = LAB_SHIFT_ARROW_BUTTON (self->arrows[arrow]);
      g_autoptr (GError) error = NULL;
      const char *reason = NULL;

      if (!lab_shift_game_may_insert (self->game, game->position.seat, arrow,
                                      &error)
          && g_error_matches (error, LAB_SHIFT_RULE_ERROR, LAB_SHIFT_RULE_ERROR_FORBIDDEN_ARROW))
        reason = error->message;
      lab_shift_arrow_button_set_blocked (button, reason);
      if (button->usable != usable)
        gtk_widget_queue_draw (GTK_WIDGET (button));
      button->usable = usable;
    }
}

/* Private helpers: signals of the game and the motion */

/* Clears the path and the selected tile, which are no longer valid. */
static void
forget_choice (LabShiftBoardView *self)
{
  self->path.n_cells = 0;
  self->chosen = LAB_SHIFT_CELL_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Widget */

/* Draws a ring around the selected tile, and the path to it unless another path is visible. */
static void
snapshot_choice (LabShiftBoardView *self,
                 const LabShiftPen *pen)
{
  const LabShiftPosition *position = lab_shift_board_view_get_position (self);
  LabShiftPath path;

  if (self->chosen == LAB_SHIFT_CELL_NONE || !lab_shift_board_view_can_move (self))
    return;
  if (self->shows_path && self->path.n_cells == 0)
    {
      lab_shift_path_find (&position->board, position->pawns[position->seat], self->chosen, &path);
      lab_shift_board_marks_snapshot_path (pen, &path, NULL);
    }
  lab_shift_board_marks_snapshot_goal (pen, self->chosen, GRAPHENE_POINT_INIT (0, 0));
}

/* Draws the tile beside its arrow, and the goal of the turn. */
static void
snapshot_pointing (LabShiftBoardView *self,
                   const LabShiftPen *pen)
{
  const LabShiftPosition *position = lab_shift_board_view_get_position (self);
  graphene_point_t by;
  LabShiftBitboard line = get_line (self->motion, &by);
  LabShiftCell goal = self->pointed.cell;

  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    {
      goal = lab_shift_arrow_carry_tile (lab_shift_arrow_opposite (self->pointed.arrow), goal);
      if (lab_shift_board_motion_get_preview (self->motion) != self->pointed.arrow)
        lab_shift_board_marks_snapshot_ghost (
          pen, &self->pointed, lab_shift_position_get_treasure (position, LAB_SHIFT_CELL_SPARE),
          self->with_goal && goal == LAB_SHIFT_CELL_SPARE);
      else if (goal == LAB_SHIFT_CELL_SPARE)
        goal = get_spare (self->motion, &by);
    }
  else if (self->with_goal && self->path.n_cells == 0 && self->chosen == LAB_SHIFT_CELL_NONE)
    {
      LabShiftPath path;

      lab_shift_path_find (&position->board, position->pawns[position->seat], goal, &path);
      lab_shift_board_marks_snapshot_path (pen, &path, NULL);
    }
  if (!self->with_goal || !lab_shift_cell_is_on_board (goal))
    return;
  if ((line & LAB_SHIFT_CELL_BIT (goal)) == 0)
    by = GRAPHENE_POINT_INIT (0, 0);
  lab_shift_board_marks_snapshot_goal (pen, goal, by);
}

/* Draws where the pawn of the last turn came from, while all tiles lie as they did then. */
static void
snapshot_last (LabShiftBoardView *self,
               const LabShiftPen *pen)
{
  if (lab_shift_board_motion_get_busy (self->motion)
      || lab_shift_board_motion_get_preview (self->motion) != LAB_SHIFT_ARROW_NONE)
    return;
  gtk_snapshot_push_opacity (pen->snapshot, 0.7);
  lab_shift_board_marks_snapshot_path (pen, &self->last,
                                       &lab_shift_pawn_colors[self->last_seat].body);
  gtk_snapshot_pop (pen->snapshot);
}

static void
snapshot_marks (LabShiftBoardView *self,
                const LabShiftPen *pen)
{
  const LabShiftPosition *position = lab_shift_board_view_get_position (self);
  double opacity;

  snapshot_last (self, pen);
  lab_shift_board_marks_snapshot_path (pen, &self->path, NULL);
  snapshot_choice (self, pen);
  if (position->phase == LAB_SHIFT_PHASE_OVER || lab_shift_board_motion_get_busy (self->motion))
    return;
  if ((self->active || self->watched) && self->motion->slide_arrow == LAB_SHIFT_ARROW_NONE)
    lab_shift_board_marks_snapshot_ring (
        pen, lab_shift_board_placing_get_pawn (self, position->seat, &opacity));
  if (self->pointing)
    snapshot_pointing (self, pen);
}

static void
lab_shift_board_view_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  LabShiftBoardView *self = LAB_SHIFT_BOARD_VIEW (widget);
  graphene_rect_t board = GRAPHENE_RECT_INIT ((float) self->layout.x, (float) self->layout.y,
                                              (float) self->layout.size, (float) self->layout.size);
  const LabShiftPen pen = { widget, snapshot, &self->layout };

  if (self->game == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &board.origin);
  lab_shift_pictures_snapshot_frame (widget, snapshot, self->layout.size, self->layout.margin);
  gtk_snapshot_restore (snapshot);

  gtk_snapshot_push_clip (snapshot, &board);
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    gtk_widget_snapshot_child (widget, self->tiles[lab_shift_bitboard_first (rest)], snapshot);
  gtk_widget_snapshot_child (widget, self->spare, snapshot);
  gtk_snapshot_pop (snapshot);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    gtk_widget_snapshot_child (widget, self->arrows[arrow], snapshot);
  snapshot_marks (self, &pen);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    gtk_widget_snapshot_child (widget, self->pawns[seat], snapshot);

  if (self->motion->finding != NULL)
    lab_shift_board_marks_snapshot_find (&pen, self->motion->found, self->motion->found_cell,
                                         self->motion->find_progress);
}

static void
lab_shift_board_view_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline G_GNUC_UNUSED)
{
  LabShiftBoardView *self = LAB_SHIFT_BOARD_VIEW (widget);

  self->layout = lab_shift_board_layout_fit (width, height);
  lab_shift_board_placing_allocate (self);
}

static void
lab_shift_board_view_dispose (GObject *object)
{
  LabShiftBoardView *self = LAB_SHIFT_BOARD_VIEW (object);
  GtkWidget *child;

  if (self->motion != NULL)
    lab_shift_board_view_set_game (self, NULL);
  g_clear_object (&self->motion);
  g_clear_object (&self->early_signals);
  g_clear_object (&self->late_signals);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lab_shift_board_view_parent_class)->dispose (object);
}

static void
lab_shift_board_view_class_init (LabShiftBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_board_view_dispose;
  widget_class->snapshot = lab_shift_board_view_snapshot;
  widget_class->size_allocate = lab_shift_board_view_size_allocate;
  LAB_DRAWN_WIDGET_CLASS (klass)->minimum = LAB_SHIFT_BOARD_MIN_SIZE;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = 720;

  /**
   * LabShiftBoardView::arrow-activated:
   * @self: the board
   * @arrow: the #LabShiftArrow
   *
   * The player wants to insert the spare tile there.
   */
  g_signal_new ("arrow-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  /**
   * LabShiftBoardView::arrow-pointed:
   * @self: the board
   * @arrow: the #LabShiftArrow
   *
   * The player points at an arrow, by pointer, key, or dragged tile; a preview begins there.
   */
  g_signal_new ("arrow-pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  /**
   * LabShiftBoardView::cell-activated:
   * @self: the board
   * @cell: the #LabShiftCell
   *
   * The player wants to move the pawn there.
   */
  g_signal_new ("cell-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  lab_shift_board_input_class_init (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  /* Not the grid role: GTK does not pass on the rows and cells of a grid to screen readers. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
watch_games (LabShiftBoardView *self)
{
  self->early_signals = g_signal_group_new (LAB_TYPE_SHIFT_GAME);
  g_signal_group_connect_swapped (self->early_signals, "inserted", G_CALLBACK (forget_choice),
                                  self);
  g_signal_group_connect_swapped (self->early_signals, "moved", G_CALLBACK (forget_choice), self);
  g_signal_group_connect_swapped (self->early_signals, "rewound", G_CALLBACK (forget_choice), self);
  g_signal_group_connect_swapped (self->early_signals, "turn-began",
                                  G_CALLBACK (lab_shift_board_view_update), self);
  g_signal_group_connect_swapped (self->early_signals, "ended",
                                  G_CALLBACK (lab_shift_board_view_update), self);
  self->late_signals = g_signal_group_new (LAB_TYPE_SHIFT_GAME);
  g_signal_group_connect_swapped (self->late_signals, "inserted",
                                  G_CALLBACK (lab_shift_board_view_update), self);
}

static void
lab_shift_board_view_init (LabShiftBoardView *self)
{
  self->shows_reachable = self->shows_path = TRUE;
  self->chosen = LAB_SHIFT_CELL_NONE;
  self->motion = g_object_new (LAB_TYPE_SHIFT_BOARD_MOTION, NULL);
  self->motion->widget = GTK_WIDGET (self);
  g_signal_connect_swapped (self->motion, "still", G_CALLBACK (lab_shift_board_view_update), self);
  watch_games (self);
  lab_shift_board_input_init (self);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      self->pawns[seat] = lab_shift_pawn_new (seat);
      gtk_widget_set_parent (self->pawns[seat], GTK_WIDGET (self));
    }
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
      /* Translators: the board of the game; for screen readers. */
      _("Board"), -1);
}

/* Public functions */

/**
 * lab_shift_board_view_set_ringed:
 * @self: a board
 * @ringed: treasures on visible cards; they are as secret as the cards
 * @seat: the player who seeks them, which chooses the color
 *
 * Draws a ring around each of these treasures.
 */
void
lab_shift_board_view_set_ringed (LabShiftBoardView  *self,
                                 LabShiftTreasureSet ringed,
                                 LabShiftSeat        seat)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self));

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    lab_shift_tile_view_set_ringed (LAB_SHIFT_TILE_VIEW (self->tiles
                                                         [lab_shift_bitboard_first (rest)]),
                                  ringed, seat);
  lab_shift_tile_view_set_ringed (LAB_SHIFT_TILE_VIEW (self->spare), ringed, seat);
}

/**
 * lab_shift_board_view_takes:
 * @self: a board
 * @arrow: an arrow
 *
 * Returns: %TRUE if a player at this screen can insert the spare tile there now
 */
gboolean
lab_shift_board_view_takes (LabShiftBoardView *self,
                            LabShiftArrow      arrow)
{
  g_return_val_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self), FALSE);

  return self->game != NULL && lab_shift_board_view_can_insert (self)
      && lab_shift_game_may_insert (self->game,
                                    lab_shift_board_view_get_position (self)->seat, arrow,
                                    NULL);
}

void
lab_shift_board_view_update_spare (LabShiftBoardView *self)
{
  gboolean entering = lab_shift_board_motion_get_preview (self->motion) != LAB_SHIFT_ARROW_NONE;

  lab_shift_tile_view_set_tile (LAB_SHIFT_TILE_VIEW (self->spare),
                                self->game->spare);
  lab_shift_tile_view_set_mark (LAB_SHIFT_TILE_VIEW (self->spare),
                                entering ? LAB_SHIFT_TILE_ENTERING : LAB_SHIFT_TILE_PLAIN);
}

/* Shows the state of the game and the possible actions. */
void
lab_shift_board_view_update (LabShiftBoardView *self)
{
  if (self->game == NULL)
    return;
  update_tiles (self);
  lab_shift_board_view_update_spare (self);
  update_arrows (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * lab_shift_board_view_set_game:
 * @self: a board
 * @game: (nullable): the game to show
 *
 * Shows another game.
 */
void
lab_shift_board_view_set_game (LabShiftBoardView *self,
                               LabShiftGame      *game)
{
  g_return_if_fail (LAB_IS_SHIFT_BOARD_VIEW (self));

  if (self->game == game)
    return;
  g_signal_group_set_target (self->early_signals, NULL);
  g_signal_group_set_target (self->late_signals, NULL);
  lab_shift_board_motion_set_game (self->motion, NULL);
  forget_choice (self);
  lab_shift_board_view_point_at (self, NULL, FALSE);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;

  /* The order matters: after an insertion, the update must follow the start of the motion. */
  g_signal_group_set_target (self->early_signals, game);
  lab_shift_board_motion_set_game (self->motion, game);
  g_signal_group_set_target (self->late_signals, game);
  lab_shift_board_view_update (self);
}

/**
 * lab_shift_board_view_set_passive:
 * @self: a board
 * @watched: whether the current player is a computer, so that people only watch
 *
 * Makes the board passive, as lab_shift_board_view_set_active() does. While people watch, the pawn
 * of the current player has a ring, too.
 */
void
lab_shift_board_view_set_passive (LabShiftBoardView *self,
                                  gboolean           watched)
{
  lab_shift_board_view_set_active (self, FALSE);
  self->watched = watched;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
