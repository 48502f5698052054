/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-help-picture.h"

#include "lab-board-layout.h"
#include "lab-board-marks.h"
#include "lab-card-drawing.h"
#include "lab-pictures.h"
#include "lab-snapshot.h"
#include "lab-tile-drawing.h"

/**
 * LabHelpPicture:
 *
 * A picture of the rules: a part of a board or a few cards, drawn as in the game.
 */
struct _LabHelpPicture
{
  GtkWidget parent_instance;

  LabHelpScene scene;
  LabHelpStage stage;
  LabBoardLayout layout;      /* of the whole board; the picture shows a part */
};

#define FRAME 0.42f             /* width of the frame, in tiles */
#define SLIDE 0.5f              /* how far a sliding line has moved */
#define ASIDE 0.7f              /* distance of the ejected tile from the board */
#define CARDS_HEIGHT 0.44       /* height of a picture of cards, per width */
#define MIN_WIDTH 260           /* the smallest width at which all details are visible */
#define N_DOTS 15               /* over the board, where a pawn re-enters */

G_DEFINE_FINAL_TYPE (LabHelpPicture, lab_help_picture, GTK_TYPE_WIDGET)

/* Private helpers: the board */

static gboolean
shows_board (LabHelpPicture *self)
{
  return self->stage.view.size.width > 0;
}

/* Finds the largest whole number of pixels for a tile, and centers the board. */
static void
fit_layout (LabHelpPicture *self,
            int             width,
            int             height)
{
  const graphene_rect_t *view = &self->stage.view;
  int tile = (int) ((float) width / view->size.width);
  float left = ((float) width - (float) tile * view->size.width) / 2;
  float top = ((float) height - (float) tile * view->size.height) / 2;

  self->layout.tile = tile;
  self->layout.margin = (int) ((float) tile * FRAME);
  self->layout.size = LAB_BOARD_SIZE * tile + 2 * self->layout.margin;
  self->layout.x = (int) (left - view->origin.x * (float) tile) - self->layout.margin;
  self->layout.y = (int) (top - view->origin.y * (float) tile) - self->layout.margin;
}

static gboolean
is_sliding (LabHelpPicture *self,
            LabCell         cell)
{
  const LabArrow arrow = self->stage.turn.arrow;

  return self->stage.sliding && lab_arrow_carry_tile (arrow, cell) != cell;
}

/* Returns the top left of @cell, shifted by @steps tiles if it is on the line of the turn. */
static graphene_point_t
get_place (LabHelpPicture *self,
           LabCell         cell,
           float           steps)
{
  graphene_point_t place = lab_board_layout_get_cell (&self->layout, cell);
  graphene_point_t direction;

  if (steps == 0)
    return place;
  direction = lab_arrow_get_direction (self->stage.turn.arrow);
  place.x += direction.x * steps * (float) self->layout.tile;
  place.y += direction.y * steps * (float) self->layout.tile;
  return place;
}

static void
snapshot_tile_at (LabHelpPicture    *self,
                  GtkSnapshot       *snapshot,
                  graphene_point_t   place,
                  const LabTileLook *look,
                  LabTileMark        mark)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  lab_tile_drawing_snapshot (GTK_WIDGET (self), snapshot, self->layout.tile, look);
  lab_tile_drawing_snapshot_mark (GTK_WIDGET (self), snapshot, self->layout.tile,
                                  look->treasure, mark);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_tiles (LabHelpPicture *self,
                GtkSnapshot    *snapshot)
{
  const LabHelpStage *stage = &self->stage;
  LabBitboard reachable = 0;

  if (stage->reaching)
    reachable = lab_position_get_reachable (&stage->position);
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      LabTileLook look = { cell, lab_board_get_tile (&stage->position.board, cell),
                           lab_position_get_treasure (&stage->position, cell), 0 };
      LabTileMark mark = LAB_TILE_PLAIN;

      if (stage->reaching)
        mark = (reachable & LAB_CELL_BIT (cell)) != 0 ? LAB_TILE_REACHABLE : LAB_TILE_VEILED;
      snapshot_tile_at (self, snapshot,
                        get_place (self, cell, is_sliding (self, cell) ? SLIDE : 0), &look, mark);
    }
}

/* Draws the spare tile: on its way in, or ejected. */
static void
snapshot_spare (LabHelpPicture *self,
                GtkSnapshot    *snapshot)
{
  const LabHelpStage *stage = &self->stage;
  LabTileLook look = { LAB_CELL_SPARE, stage->position.board.spare,
                       lab_position_get_treasure (&stage->position, LAB_CELL_SPARE), 0 };
  graphene_point_t place;

  if (stage->turn.arrow == LAB_ARROW_NONE || stage->hinting)
    return;
  if (stage->sliding)
    {
      look.openings = stage->turn.tile;
      place = get_place (self, lab_arrow_cell (stage->turn.arrow, 0), SLIDE - 1);
    }
  else
    place = get_place (self, lab_arrow_cell (stage->turn.arrow, LAB_BOARD_SIZE - 1), 1 + ASIDE);
  snapshot_tile_at (self, snapshot, place, &look, LAB_TILE_PLAIN);
}

static void
snapshot_arrow (LabHelpPicture *self,
                GtkSnapshot    *snapshot,
                LabArrow        arrow)
{
  const LabHelpStage *stage = &self->stage;
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t place = lab_board_layout_get_arrow (&self->layout, arrow);
  int width = (int) place.size.width;
  int height = (int) place.size.height;
  gboolean highlighted = stage->hinting && arrow == stage->turn.arrow;
  LabArrowLook look = stage->reaching ? LAB_ARROW_FAINT : LAB_ARROW_FREE;

  if (arrow == lab_arrow_opposite (stage->position.last_arrow))
    look = LAB_ARROW_BLOCKED;
  else if (highlighted)
    look = LAB_ARROW_BRIGHT;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place.origin);
  if (highlighted)
    lab_board_marks_snapshot_lit (widget, snapshot, width, height, 1);
  lab_pictures_snapshot_arrow (widget, snapshot, width, height, lab_arrow_side (arrow), look);
  gtk_snapshot_restore (snapshot);
}

/* Draws an arrow beside the board that shows in which direction the line slides. */
static void
snapshot_way (LabHelpPicture *self,
              GtkSnapshot    *snapshot)
{
  static const float places[] = { SLIDE - 1.9f, LAB_BOARD_SIZE + SLIDE - 0.1f };
  const LabArrow arrow = self->stage.turn.arrow;
  LabCell entry = lab_arrow_cell (arrow, 0);
  int size = (int) ((float) self->layout.tile * 0.55f);
  float inset = (float) (self->layout.tile - size) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      graphene_point_t place = get_place (self, entry, places[i]);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (place.x + inset, place.y + inset));
      lab_pictures_snapshot_arrow (GTK_WIDGET (self), snapshot, size, size, lab_arrow_side (arrow),
                                   LAB_ARROW_FREE);
      gtk_snapshot_restore (snapshot);
    }
}

static void
snapshot_board (LabHelpPicture *self,
                GtkSnapshot    *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->layout.x,
                                                          (float) self->layout.y));
  lab_pictures_snapshot_frame (widget, snapshot, self->layout.size, self->layout.margin);
  gtk_snapshot_restore (snapshot);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    snapshot_arrow (self, snapshot, arrow);
  snapshot_tiles (self, snapshot);
  snapshot_spare (self, snapshot);
  if (self->stage.sliding)
    snapshot_way (self, snapshot);
}

/* Private helpers: the content of the board */

static void
snapshot_dot (LabHelpPicture *self,
              GtkSnapshot    *snapshot,
              float           x,
              float           y)
{
  const LabPalette *palette = lab_pictures_get_palette (
      lab_pictures_get_for_widget (GTK_WIDGET (self)));
  float radius = (float) self->layout.tile * 0.065f;
  graphene_rect_t dot = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);

  graphene_rect_inset (&dot, -1.5f, -1.5f);
  lab_snapshot_fill (snapshot, &dot, radius + 1.5f, palette->token, 0.9);
  graphene_rect_inset (&dot, 1.5f, 1.5f);
  lab_snapshot_fill (snapshot, &dot, radius, palette->path, 1);
}

/* Draws dots in an arc over the line, from where a pawn leaves to where it re-enters. */
static void
snapshot_return (LabHelpPicture   *self,
                 GtkSnapshot      *snapshot,
                 graphene_point_t  from,
                 graphene_point_t  to)
{
  float tile = (float) self->layout.tile;

  for (guint i = 1; i < N_DOTS; i++)
    {
      float part = (float) i / N_DOTS;
      float rise = 4 * part * (1 - part) * tile * 1.15f;

      snapshot_dot (self, snapshot, from.x + (to.x - from.x) * part + tile / 2,
                    from.y + (to.y - from.y) * part + tile * 0.12f - rise);
    }
}

static void
snapshot_pawn_at (LabHelpPicture   *self,
                  GtkSnapshot      *snapshot,
                  graphene_point_t  place,
                  LabSeat           seat,
                  double            opacity)
{
  float tile = (float) self->layout.tile;
  int size = (int) (tile * 0.62f);
  graphene_point_t stand = lab_board_layout_get_stand (&self->stage.position, seat);

  place.x += (tile - (float) size) / 2 + stand.x * tile;
  place.y += (tile - (float) size) / 2 + stand.y * tile;
  gtk_snapshot_push_opacity (snapshot, opacity);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  lab_pictures_snapshot_pawn (GTK_WIDGET (self), snapshot, size, seat);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_pawn (LabHelpPicture *self,
               GtkSnapshot    *snapshot,
               LabSeat         seat)
{
  const LabHelpStage *stage = &self->stage;
  LabCell cell = stage->position.pawns[seat];
  gboolean sliding = is_sliding (self, cell);
  graphene_point_t place = get_place (self, cell, sliding ? SLIDE : 0);

  if (sliding && cell == lab_arrow_cell (stage->turn.arrow, LAB_BOARD_SIZE - 1))
    {
      LabCell entry = lab_arrow_carry (stage->turn.arrow, cell);
      graphene_point_t back = get_place (self, entry, SLIDE - 1);

      snapshot_return (self, snapshot, place, back);
      snapshot_pawn_at (self, snapshot, place, seat, 0.45);
      place = back;
    }
  snapshot_pawn_at (self, snapshot, place, seat, 1);
}

static void
snapshot_marks (LabHelpPicture *self,
                GtkSnapshot    *snapshot)
{
  const LabHelpStage *stage = &self->stage;
  GtkWidget *widget = GTK_WIDGET (self);
  LabCell goal;

  if (stage->hinting)
    {
      goal = lab_arrow_carry_tile (lab_arrow_opposite (stage->turn.arrow), stage->turn.cell);
      lab_board_marks_snapshot_ghost (widget, snapshot, &self->layout, &stage->turn,
                                      lab_position_get_treasure (&stage->position, LAB_CELL_SPARE),
                                      FALSE);
      lab_board_marks_snapshot_goal (widget, snapshot, &self->layout, goal,
                                     GRAPHENE_POINT_INIT (0, 0));
    }
  if (stage->path.n_cells == 0)
    return;
  lab_board_marks_snapshot_path (widget, snapshot, &self->layout, &stage->path);
  lab_board_marks_snapshot_ring (widget, snapshot, &self->layout,
                                 lab_board_layout_get_cell (&self->layout, stage->path.cells[0]));
}

static void
snapshot_scene (LabHelpPicture *self,
                GtkSnapshot    *snapshot)
{
  const LabHelpStage *stage = &self->stage;

  snapshot_board (self, snapshot);
  snapshot_marks (self, snapshot);
  if (stage->found != LAB_TREASURE_NONE)
    lab_board_marks_snapshot_find (GTK_WIDGET (self), snapshot, &self->layout, stage->found,
                                   stage->turn.cell, 0.16);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    snapshot_pawn (self, snapshot, seat);
}

/* Widget */

static void
lab_help_picture_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  LabHelpPicture *self = LAB_HELP_PICTURE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  if (shows_board (self))
    snapshot_scene (self, snapshot);
  else
    lab_card_drawing_snapshot_row (widget, snapshot, width, height, self->stage.faces,
                                   self->stage.n_backs);
}

static void
lab_help_picture_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline G_GNUC_UNUSED)
{
  LabHelpPicture *self = LAB_HELP_PICTURE (widget);

  if (shows_board (self))
    fit_layout (self, width, height);
}

static GtkSizeRequestMode
lab_help_picture_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_help_picture_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline G_GNUC_UNUSED,
                          int            *natural_baseline G_GNUC_UNUSED)
{
  LabHelpPicture *self = LAB_HELP_PICTURE (widget);
  double height = CARDS_HEIGHT;

  *minimum = MIN_WIDTH;
  *natural = 400;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  if (shows_board (self))
    height = self->stage.view.size.height / self->stage.view.size.width;
  if (for_size >= 0)
    *minimum = *natural = for_size;
  *minimum = (int) (*minimum * height);
  *natural = (int) (*natural * height);
}

static void
lab_help_picture_class_init (LabHelpPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_help_picture_snapshot;
  widget_class->size_allocate = lab_help_picture_size_allocate;
  widget_class->get_request_mode = lab_help_picture_get_request_mode;
  widget_class->measure = lab_help_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "helppicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_help_picture_init (LabHelpPicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Public functions */

/**
 * lab_help_picture_new:
 * @scene: the scene to show
 *
 * Returns: a picture
 */
GtkWidget *
lab_help_picture_new (LabHelpScene scene)
{
  LabHelpPicture *self;

  g_return_val_if_fail (scene < LAB_N_HELP_SCENES, NULL);

  self = g_object_new (LAB_TYPE_HELP_PICTURE, NULL);
  self->scene = scene;
  lab_help_scene_set (scene, &self->stage);
  return GTK_WIDGET (self);
}

/**
 * lab_help_picture_get_scene:
 * @self: a picture
 *
 * Returns: the scene of the picture
 */
LabHelpScene
lab_help_picture_get_scene (LabHelpPicture *self)
{
  g_return_val_if_fail (LAB_IS_HELP_PICTURE (self), LAB_HELP_SCENE_NONE);

  return self->scene;
}
