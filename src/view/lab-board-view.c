/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view.h"

#include <adwaita.h>
#include <math.h>

#include "lab-arrow-button.h"
#include "lab-board-layout.h"
#include "lab-pawn.h"
#include "lab-pictures.h"
#include "lab-snapshot.h"
#include "lab-tile-view.h"
#include "lab-timing.h"
#include "search/lab-path.h"

/**
 * LabBoardView:
 *
 * The board: tiles, pawns and arrows are widgets that are drawn once and then only
 * moved. It shows what a #LabGame says by its signals, one thing after another:
 * the insertion, the walk, the find; then it emits #LabBoardView::settled.
 */
struct _LabBoardView
{
  GtkWidget parent_instance;

  LabController *controller;
  gboolean active;            /* somebody may play now */

  LabBoardLayout layout;
  GtkWidget *arrows[LAB_N_ARROWS];
  GtkWidget *tiles[LAB_N_CELL_BITS];  /* the view of the tile that lies there */
  GtkWidget *spare;                   /* of the tile going in or just pushed out */
  GtkWidget *pawns[LAB_N_SEATS];
  gulong focus_handler;
  GtkRoot *root;

  /* A line of tiles that is between two places: before the insertion as a preview,
   * after it until it has arrived. */
  LabArrow slide_arrow;
  double slide;                       /* how far, 0 to 1 cell */
  gboolean inserted;                  /* the model has shifted already */
  gboolean leaving;                   /* the preview is on its way back */
  LabSeatSet carried_across;          /* pawns that leave and re-enter */
  AdwAnimation *sliding;

  LabPath path;                       /* to the tile under the pointer or focus */

  LabPath walk;
  LabSeat walker;
  double walked;                      /* steps */
  AdwAnimation *walking;

  LabTreasure found;
  LabCell found_cell;
  double find_progress;               /* 0 to 1 */
  AdwAnimation *finding;
  gboolean turn_ended;                /* settle when all is shown */
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
is_sliding (LabBoardView *self)
{
  return self->slide_arrow != LAB_ARROW_NONE;
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
  gboolean marked = moving && !(is_sliding (self) && self->inserted);
  LabBitboard reachable = 0;

  if (get_game (self) == NULL)
    return;
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
update_arrows (LabBoardView *self)
{
  LabGame *game = get_game (self);

  if (game == NULL)
    return;
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
  update_tiles (self);
  update_arrows (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Private helpers: settling */

static gboolean is_busy (LabBoardView *self);

static void
settle (LabBoardView *self)
{
  if (is_busy (self))
    return;
  update_all (self);
  if (self->turn_ended)
    {
      self->turn_ended = FALSE;
      g_signal_emit (self, signals[SETTLED], 0);
    }
}

/* Drops an animation without letting it say that it is done. One that is running
 * jumps back to its start first, so set what it moves only afterwards. */
static void
drop_animation (LabBoardView  *self,
                AdwAnimation **animation)
{
  if (*animation == NULL)
    return;
  g_signal_handlers_disconnect_by_data (*animation, self);
  adw_animation_reset (*animation);
  g_clear_object (animation);
}

static void
run_animation (LabBoardView          *self,
               AdwAnimation         **animation,
               double                 from,
               double                 to,
               guint                  duration,
               AdwEasing              easing,
               AdwAnimationTargetFunc step,
               GCallback              done)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (step, self, NULL);

  drop_animation (self, animation);
  *animation = adw_timed_animation_new (GTK_WIDGET (self), from, to, duration, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (*animation), easing);
  g_signal_connect_swapped (*animation, "done", done, self);
  adw_animation_play (*animation);
}

/* Private helpers: the sliding line */

static void
set_slide (double   slide,
           gpointer data)
{
  LabBoardView *self = data;

  self->slide = slide;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
end_slide (LabBoardView *self)
{
  drop_animation (self, &self->sliding);
  lab_tile_view_set_mark (LAB_TILE_VIEW (self->spare), LAB_TILE_PLAIN);
  self->slide_arrow = LAB_ARROW_NONE;
  self->slide = 0;
  self->inserted = FALSE;
  self->leaving = FALSE;
  self->carried_across = 0;
  if (get_game (self) != NULL)
    {
      lab_tile_view_set_tile (LAB_TILE_VIEW (self->spare), lab_game_get_spare (get_game (self)));
      settle (self);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
on_slide_done (LabBoardView *self)
{
  if (self->inserted || self->leaving)
    end_slide (self);
}

static void
begin_preview (LabBoardView *self,
               LabArrow      arrow)
{
  const LabPosition *position;

  if (!can_insert (self) || is_busy (self)
      || !lab_controller_may_insert (self->controller, get_position (self)->seat, arrow, NULL))
    return;
  if (is_sliding (self) && self->slide_arrow != arrow)
    end_slide (self);

  position = get_position (self);
  self->slide_arrow = arrow;
  self->leaving = FALSE;
  self->carried_across = 0;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (position->pawns[seat] == lab_arrow_cell (arrow, LAB_BOARD_SIZE - 1))
        self->carried_across |= LAB_SEAT_BIT (seat);
    }
  lab_tile_view_set_tile (LAB_TILE_VIEW (self->spare), lab_game_get_spare (get_game (self)));
  lab_tile_view_set_mark (LAB_TILE_VIEW (self->spare), LAB_TILE_ENTERING);
  run_animation (self, &self->sliding, self->slide, 1, LAB_PREVIEW_MS, ADW_EASE_OUT_CUBIC, set_slide,
                 G_CALLBACK (on_slide_done));
}

static void
end_preview (LabBoardView *self)
{
  if (!is_sliding (self) || self->inserted || self->leaving)
    return;
  self->leaving = TRUE;
  run_animation (self, &self->sliding, self->slide, 0, LAB_PREVIEW_MS, ADW_EASE_OUT_CUBIC, set_slide,
                 G_CALLBACK (on_slide_done));
}

/* Private helpers: after the move */

static void
set_find_progress (double   progress,
                   gpointer data)
{
  LabBoardView *self = data;

  self->find_progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_find_done (LabBoardView *self)
{
  drop_animation (self, &self->finding);
  self->found = LAB_TREASURE_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  settle (self);
}

static void
begin_find (LabBoardView *self)
{
  if (self->found == LAB_TREASURE_NONE)
    {
      settle (self);
      return;
    }
  run_animation (self, &self->finding, 0, 1, LAB_FIND_MS, ADW_LINEAR, set_find_progress,
                 G_CALLBACK (on_find_done));
}

static void
set_walked (double   walked,
            gpointer data)
{
  LabBoardView *self = data;

  self->walked = walked;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
on_walk_done (LabBoardView *self)
{
  drop_animation (self, &self->walking);
  self->walker = LAB_SEAT_NONE;
  self->walk.n_cells = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  begin_find (self);
}

static void
begin_walk (LabBoardView *self)
{
  guint n_steps;

  if (self->walk.n_cells < 2)
    {
      on_walk_done (self);
      return;
    }
  n_steps = self->walk.n_cells - 1;
  run_animation (self, &self->walking, 0, n_steps, MIN (n_steps * LAB_WALK_MS, LAB_WALK_MAX_MS),
                 ADW_EASE_IN_OUT_SINE, set_walked, G_CALLBACK (on_walk_done));
}

static gboolean
is_busy (LabBoardView *self)
{
  return (is_sliding (self) && self->inserted) || self->walking != NULL || self->finding != NULL;
}

/* Private helpers: what the game says */

static void
on_inserted (LabBoardView *self,
             guint         arrow,
             LabTile      *entered,
             LabTile      *left)
{
  LabGame *game = get_game (self);
  double from = is_sliding (self) && self->slide_arrow == arrow ? self->slide : 0;
  const LabPosition *position = get_position (self);
  GtkWidget *view = self->tiles[lab_arrow_cell ((LabArrow) arrow, LAB_BOARD_SIZE - 1)];

  (void) entered;
  drop_animation (self, &self->sliding);
  lab_tile_view_set_mark (LAB_TILE_VIEW (self->spare), LAB_TILE_PLAIN);

  /* The views follow the tiles; the one that showed the spare goes in with it. */
  for (guint step = LAB_BOARD_SIZE - 1; step > 0; step--)
    self->tiles[lab_arrow_cell ((LabArrow) arrow, step)]
        = self->tiles[lab_arrow_cell ((LabArrow) arrow, step - 1)];
  self->tiles[lab_arrow_cell ((LabArrow) arrow, 0)] = self->spare;
  self->spare = view;
  for (guint step = 0; step < LAB_BOARD_SIZE; step++)
    {
      LabCell cell = lab_arrow_cell ((LabArrow) arrow, step);

      lab_tile_view_set_tile (LAB_TILE_VIEW (self->tiles[cell]), lab_game_get_tile (game, cell));
    }
  gtk_widget_set_child_visible (self->tiles[lab_arrow_cell ((LabArrow) arrow, 0)], TRUE);
  lab_tile_view_set_tile (LAB_TILE_VIEW (self->spare), left);
  lab_tile_view_set_mark (LAB_TILE_VIEW (self->spare), LAB_TILE_PLAIN);
  gtk_widget_set_focusable (self->spare, FALSE);

  self->slide_arrow = (LabArrow) arrow;
  self->inserted = TRUE;
  self->leaving = FALSE;
  self->carried_across = 0;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (position->pawns[seat] == lab_arrow_cell ((LabArrow) arrow, 0))
        self->carried_across |= LAB_SEAT_BIT (seat);
    }
  clear_path (self);
  update_all (self);
  run_animation (self, &self->sliding, from, 1, (guint) (LAB_SLIDE_MS * (1 - from)),
                 ADW_EASE_IN_OUT_CUBIC, set_slide, G_CALLBACK (on_slide_done));
}

static void
on_moved (LabBoardView *self,
          guint         seat,
          guint         from,
          guint         to)
{
  lab_path_find (&get_position (self)->board, (LabCell) from, (LabCell) to, &self->walk);
  self->walker = (LabSeat) seat;
  self->walked = 0;
  clear_path (self);
}

static void
on_found (LabBoardView *self,
          guint         seat,
          guint         treasure)
{
  self->found = (LabTreasure) treasure;
  self->found_cell = get_position (self)->pawns[seat];
}

static void
on_turn_over (LabBoardView *self)
{
  self->turn_ended = TRUE;
  update_all (self);
  begin_walk (self);
}

/* Private helpers: what the player does */

static void
show_path_to (LabBoardView *self,
              LabCell       cell)
{
  const LabPosition *position;

  if (cell == LAB_CELL_NONE || !can_move (self) || is_busy (self))
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
on_tile_activate (LabBoardView *self,
                  GtkWidget    *tile)
{
  LabCell cell = find_cell_of (self, tile);

  if (cell != LAB_CELL_NONE)
    g_signal_emit (self, signals[CELL_ACTIVATED], 0, (guint) cell);
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
on_leave (LabBoardView *self)
{
  clear_path (self);
}

static void
on_released (LabBoardView *self,
             int           n_press G_GNUC_UNUSED,
             double        x,
             double        y)
{
  LabCell cell = lab_board_layout_pick_cell (&self->layout, x, y);

  if (cell != LAB_CELL_NONE && get_game (self) != NULL)
    g_signal_emit (self, signals[CELL_ACTIVATED], 0, (guint) cell);
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

/* Where in its tile a pawn stands: aside from a treasure and from other pawns. */
static graphene_point_t
get_place_in_tile (LabBoardView *self,
                   LabSeat       seat,
                   LabCell       cell)
{
  static const float crowd[LAB_N_SEATS][2] = {
    { -0.2f, -0.17f }, { 0.2f, -0.17f }, { -0.2f, 0.18f }, { 0.2f, 0.18f },
  };
  const LabPosition *position = get_position (self);
  guint n_here = 0, rank = 0;

  for (LabSeat other = 0; other < LAB_N_SEATS; other++)
    {
      if (position->pawns[other] != cell)
        continue;
      if (other < seat)
        rank++;
      n_here++;
    }
  if (n_here > 1)
    {
      float y = n_here == 2 ? 0.1f : crowd[rank][1];

      return GRAPHENE_POINT_INIT (crowd[rank][0], y);
    }
  if (lab_position_get_treasure (position, cell) != LAB_TREASURE_NONE)
    return GRAPHENE_POINT_INIT (0.2f, 0.16f);
  return GRAPHENE_POINT_INIT (0, -0.06f);
}

static graphene_point_t
get_pawn_place (LabBoardView *self,
                LabSeat       seat)
{
  const LabPosition *position = get_position (self);
  float tile = (float) self->layout.tile;
  LabCell cell = position->pawns[seat];
  graphene_point_t place = lab_board_layout_get_cell (&self->layout, cell);
  graphene_point_t inside = get_place_in_tile (self, seat, cell);

  if (seat == self->walker && self->walk.n_cells >= 2)
    {
      guint step = MIN ((guint) self->walked, self->walk.n_cells - 2);
      float part = (float) (self->walked - step);
      graphene_point_t next = lab_board_layout_get_cell (&self->layout, self->walk.cells[step + 1]);
      float arrived = (float) (self->walked / (self->walk.n_cells - 1));

      place = lab_board_layout_get_cell (&self->layout, self->walk.cells[step]);
      graphene_point_interpolate (&place, &next, part, &place);
      place.y -= tile * 0.1f * sinf (part * (float) G_PI);
      inside.x *= arrived;
      inside.y *= arrived;
    }
  return GRAPHENE_POINT_INIT (place.x + inside.x * tile, place.y + inside.y * tile);
}

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
  graphene_point_t way = { 0, 0 };
  float shift = 0;
  LabBitboard line = 0;

  if (is_sliding (self))
    {
      way = lab_arrow_get_direction (self->slide_arrow);
      shift = (float) (self->inserted ? self->slide - 1 : self->slide) * tile;
      line = lab_pushes[self->slide_arrow].line;
    }
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      graphene_point_t place = lab_board_layout_get_cell (&self->layout, cell);

      if (line & LAB_CELL_BIT (cell))
        place = GRAPHENE_POINT_INIT (place.x + way.x * shift, place.y + way.y * shift);
      allocate_square (self->tiles[cell], place, self->layout.tile);
    }

  gtk_widget_set_child_visible (self->spare, is_sliding (self));
  if (is_sliding (self))
    {
      LabCell end = lab_arrow_cell (self->slide_arrow, self->inserted ? LAB_BOARD_SIZE - 1 : 0);
      graphene_point_t place = lab_board_layout_get_cell (&self->layout, end);
      float by = (float) (self->inserted ? self->slide : self->slide - 1) * tile;

      place = GRAPHENE_POINT_INIT (place.x + way.x * by, place.y + way.y * by);
      allocate_square (self->spare, place, self->layout.tile);
    }
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
      double opacity = 1;

      gtk_widget_set_child_visible (self->pawns[seat], position->pawns[seat] != LAB_CELL_NONE);
      if (position->pawns[seat] == LAB_CELL_NONE)
        continue;
      place = get_pawn_place (self, seat);
      place = GRAPHENE_POINT_INIT (place.x + (tile - (float) size) / 2,
                                   place.y + (tile - (float) size) / 2);
      if (is_sliding (self)
          && (lab_pushes[self->slide_arrow].line & LAB_CELL_BIT (position->pawns[seat])) != 0)
        {
          graphene_point_t way = lab_arrow_get_direction (self->slide_arrow);
          float by = (float) (self->inserted ? self->slide - 1 : self->slide);

          /* A pawn that is carried across goes out on one side while it comes in on
           * the other. */
          if (self->carried_across & LAB_SEAT_BIT (seat))
            {
              if (self->inserted && self->slide < 0.5)
                by += LAB_BOARD_SIZE;
              else if (!self->inserted && self->slide >= 0.5)
                by -= LAB_BOARD_SIZE;
              opacity = fabs (2 * self->slide - 1);
            }
          place = GRAPHENE_POINT_INIT (place.x + way.x * by * tile, place.y + way.y * by * tile);
        }
      gtk_widget_set_opacity (self->pawns[seat], opacity);
      allocate_square (self->pawns[seat], place, size);
    }
}

/* Private helpers: drawing */

/* Dots from tile to tile, and a ring around the goal that leaves its treasure free. */
static void
snapshot_path (LabBoardView     *self,
               GtkSnapshot      *snapshot,
               const LabPalette *palette)
{
  float tile = (float) self->layout.tile;
  float r = tile * 0.065f;
  graphene_rect_t mark;
  graphene_point_t goal;

  if (self->path.n_cells < 2)
    return;
  for (guint half = 1; half < 2 * self->path.n_cells - 2; half++)
    {
      graphene_point_t from = lab_board_layout_get_cell (&self->layout, self->path.cells[half / 2]);
      graphene_point_t to = lab_board_layout_get_cell (&self->layout,
                                                       self->path.cells[(half + 1) / 2]);

      mark = GRAPHENE_RECT_INIT ((from.x + to.x + tile) / 2 - r, (from.y + to.y + tile) / 2 - r, 2 * r,
                                 2 * r);
      graphene_rect_inset (&mark, -1.5f, -1.5f);
      lab_snapshot_fill (snapshot, &mark, r + 1.5f, palette->token, 0.9);
      graphene_rect_inset (&mark, 1.5f, 1.5f);
      lab_snapshot_fill (snapshot, &mark, r, palette->path, 1);
    }

  goal = lab_board_layout_get_cell (&self->layout, self->path.cells[self->path.n_cells - 1]);
  r = tile * 0.38f;
  mark = GRAPHENE_RECT_INIT (goal.x + tile / 2 - r, goal.y + tile / 2 - r, 2 * r, 2 * r);
  graphene_rect_inset (&mark, -1.5f, -1.5f);
  lab_snapshot_outline (snapshot, &mark, r + 1.5f, tile * 0.06f + 3, palette->token, 0.9);
  graphene_rect_inset (&mark, 1.5f, 1.5f);
  lab_snapshot_outline (snapshot, &mark, r, MAX (2, tile * 0.06f), palette->path, 1);
}

/* A ring around the pawn whose turn it is. */
static void
snapshot_ring (LabBoardView     *self,
               GtkSnapshot      *snapshot,
               const LabPalette *palette)
{
  const LabPosition *position = get_position (self);
  float tile = (float) self->layout.tile;
  graphene_point_t place;
  graphene_rect_t ring;
  float size = tile * 0.8f;

  if (!self->active || position->phase == LAB_PHASE_OVER || is_sliding (self) || is_busy (self))
    return;
  place = get_pawn_place (self, position->seat);
  ring = GRAPHENE_RECT_INIT (place.x + (tile - size) / 2, place.y + (tile - size) / 2, size, size);
  lab_snapshot_fill (snapshot, &ring, size / 2, palette->token, 0.35);
  lab_snapshot_outline (snapshot, &ring, size / 2, MAX (2, tile * 0.04f), palette->glow, 1);
}

static void
snapshot_sparks (LabBoardView     *self,
                 GtkSnapshot      *snapshot,
                 graphene_point_t  middle)
{
  const guint n_sparks = 10;
  double progress = self->find_progress;
  float tile = (float) self->layout.tile;
  int size = self->layout.tile / 2;

  for (guint i = 0; i < n_sparks; i++)
    {
      double angle = ((double) i + 0.25) * 2 * G_PI / n_sparks;
      double away = tile * (0.35 + 0.85 * sin (progress * G_PI_2)) * (i % 2 == 0 ? 1 : 0.74);
      float grown = (float) (sin (MIN (progress * 1.2 + 0.15, 1) * G_PI) * (i % 2 == 0 ? 1 : 0.7));
      graphene_point_t at = GRAPHENE_POINT_INIT (middle.x + (float) (away * cos (angle)),
                                                 middle.y + (float) (away * sin (angle)));
      graphene_point_t corner = GRAPHENE_POINT_INIT (-(float) size / 2, -(float) size / 2);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &at);
      gtk_snapshot_scale (snapshot, MAX (grown, 0.01f), MAX (grown, 0.01f));
      gtk_snapshot_translate (snapshot, &corner);
      lab_pictures_snapshot_spark (GTK_WIDGET (self), snapshot, size);
      gtk_snapshot_restore (snapshot);
    }
}

/* The treasure rises from its tile, sparks fly, and it is gone. */
static void
snapshot_find (LabBoardView     *self,
               GtkSnapshot      *snapshot,
               const LabPalette *palette)
{
  double progress = self->find_progress;
  float tile = (float) self->layout.tile;
  graphene_point_t place = lab_board_layout_get_cell (&self->layout, self->found_cell);
  graphene_point_t middle = GRAPHENE_POINT_INIT (place.x + tile / 2, place.y + tile / 2);
  double opacity = progress < 0.7 ? 1 : (1 - progress) / 0.3;
  double grown = 1 + 1.3 * sin (MIN (progress * 1.6, 1) * G_PI_2);
  int token = (int) (tile * 1.43);
  graphene_point_t corner = GRAPHENE_POINT_INIT (-(float) token / 2, -(float) token / 2);
  const GskColorStop halo[] = {
    { 0.3f, lab_colour_to_rgba (palette->glow, 0.75) },
    { 1.0f, lab_colour_to_rgba (palette->glow, 0) },
  };
  float reach = tile * 1.2f;
  graphene_rect_t area = GRAPHENE_RECT_INIT (middle.x - reach, middle.y - reach, 2 * reach, 2 * reach);

  gtk_snapshot_push_opacity (snapshot, opacity);
  gtk_snapshot_append_radial_gradient (snapshot, &area, &middle, reach, reach, 0, 1, halo,
                                       G_N_ELEMENTS (halo));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, (float) (grown / 2.3), (float) (grown / 2.3));
  gtk_snapshot_translate (snapshot, &corner);
  lab_pictures_snapshot_token (GTK_WIDGET (self), snapshot, token, self->found);
  gtk_snapshot_restore (snapshot);
  snapshot_sparks (self, snapshot, middle);
  gtk_snapshot_pop (snapshot);
}

/* Widget */

static void
lab_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  LabBoardView *self = LAB_BOARD_VIEW (widget);
  const LabPalette *palette = lab_pictures_get_palette (lab_pictures_get_for_widget (widget));
  graphene_rect_t board = GRAPHENE_RECT_INIT ((float) self->layout.x, (float) self->layout.y,
                                              (float) self->layout.size, (float) self->layout.size);

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
  snapshot_path (self, snapshot, palette);
  snapshot_ring (self, snapshot, palette);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    gtk_widget_snapshot_child (widget, self->pawns[seat], snapshot);
  if (self->finding != NULL)
    snapshot_find (self, snapshot, palette);
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

  self->slide_arrow = LAB_ARROW_NONE;
  self->walker = LAB_SEAT_NONE;
  self->found = LAB_TREASURE_NONE;
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
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
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
    {
      g_signal_handlers_disconnect_by_data (game, self);
      drop_animation (self, &self->sliding);
      drop_animation (self, &self->walking);
      drop_animation (self, &self->finding);
      self->slide_arrow = LAB_ARROW_NONE;
      self->inserted = self->leaving = self->turn_ended = FALSE;
      self->slide = 0;
      self->walker = LAB_SEAT_NONE;
      self->walk.n_cells = self->path.n_cells = 0;
      self->found = LAB_TREASURE_NONE;
    }
  g_set_object (&self->controller, controller);
  game = get_game (self);
  if (game == NULL)
    return;

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);

      lab_tile_view_set_tile (LAB_TILE_VIEW (self->tiles[cell]), lab_game_get_tile (game, cell));
    }
  lab_tile_view_set_tile (LAB_TILE_VIEW (self->spare), lab_game_get_spare (game));
  g_signal_connect_swapped (game, "inserted", G_CALLBACK (on_inserted), self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (game, "found", G_CALLBACK (on_found), self);
  g_signal_connect_swapped (game, "turn-began", G_CALLBACK (on_turn_over), self);
  g_signal_connect_swapped (game, "ended", G_CALLBACK (on_turn_over), self);
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

  return is_busy (self);
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

  if (is_sliding (self) && self->inserted)
    adw_animation_skip (self->sliding);
  if (self->walking != NULL)
    adw_animation_skip (self->walking);
  if (self->finding != NULL)
    adw_animation_skip (self->finding);
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

  return self->inserted || self->leaving ? LAB_ARROW_NONE : self->slide_arrow;
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
