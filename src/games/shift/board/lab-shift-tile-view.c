/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-tile-view.h"

#include "lab-activation.h"
#include "lab-shift-board.h"
#include "lab-shift-describe.h"
#include "lab-shift-pictures.h"
#include "lab-shift-position.h"
#include "lab-timing.h"

G_DEFINE_FINAL_TYPE (LabShiftTileView, lab_shift_tile_view, LAB_TYPE_DRAWN_WIDGET)

/* Draws a tile, for the board and for all other places. */

#define TOKEN_SIZE 0.62     /* of a treasure, in tiles */

/* The layout of a row of cards. */

/* The picture of a card, as a part of its width. */
#define PICTURE 0.74
#define SMALL_PICTURE 0.88
#define SMALL_WIDTH 40

/* Private helpers */

/* Public functions */

/**
 * lab_shift_card_drawing_snapshot_face:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @width: width of the card in logical pixels
 * @height: height of the card
 * @treasure: the treasure to show, if @home is %LAB_SHIFT_SEAT_NONE
 * @home: the seat whose start corner to show instead, or %LAB_SHIFT_SEAT_NONE
 *
 * Draws the face of a card. Use lab_shift_pictures_snapshot () for its back.
 */
void
lab_shift_card_drawing_snapshot_face (GtkWidget       *widget,
                                      GtkSnapshot     *snapshot,
                                      int              width,
                                      int              height,
                                      LabShiftTreasure treasure,
                                      LabShiftSeat     home)
{
  const LabShiftPalette *palette = lab_shift_palette_get (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  float radius = (float) width * 0.12f;
  int picture = (int) (width * (width < SMALL_WIDTH ? SMALL_PICTURE : PICTURE));
  graphene_point_t at = lab_shift_snapshot_center (width, height, picture, picture);

  lab_shift_snapshot_fill (snapshot, &bounds, radius, palette->token, 1);
  lab_shift_snapshot_outline (snapshot, &bounds, radius, MAX (1, (float) width * 0.025f),
                              palette->token_rim, 1);
  if (home != LAB_SHIFT_SEAT_NONE)
    lab_shift_pictures_snapshot (widget, snapshot, at, LAB_SHIFT_PICTURE_TILE,
                                 LAB_SHIFT_ART_TILE ((LabShiftOpenings) (0x6), FALSE, home),
                                 picture, picture);
  else
    lab_shift_pictures_snapshot (widget, snapshot, at, LAB_SHIFT_PICTURE_TREASURE, treasure,
                                 picture, picture);
}

static LabShiftSeat
get_start_of (LabShiftCell cell)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (lab_shift_seat_get_corner (seat) == cell)
        return seat;
    }
  return LAB_SHIFT_SEAT_NONE;
}

static void
snapshot_treasure (GtkWidget       *widget,
                   GtkSnapshot     *snapshot,
                   int              size,
                   LabShiftTreasure treasure)
{
  int token = (int) (size * TOKEN_SIZE);
  graphene_point_t at = lab_shift_snapshot_center (size, size, token, token);

  lab_shift_pictures_snapshot (widget, snapshot, at, LAB_SHIFT_PICTURE_TOKEN, treasure, token,
                               token);
}

/**
 * lab_shift_tile_drawing_snapshot:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @size: width and height in logical pixels
 * @look: the tile
 *
 * Draws a tile with its treasure, which stays upright while the tile rotates.
 */
void
lab_shift_tile_drawing_snapshot (GtkWidget              *widget,
                                 GtkSnapshot            *snapshot,
                                 int                     size,
                                 const LabShiftTileLook *look)
{
  gboolean fixed = look->cell != LAB_SHIFT_CELL_SPARE && lab_shift_cell_is_fixed (look->cell);

  gtk_snapshot_save (snapshot);
  if (look->angle != 0)
    {
      graphene_point_t middle = GRAPHENE_POINT_INIT ((float) size / 2, (float) size / 2);

      gtk_snapshot_translate (snapshot, &middle);
      gtk_snapshot_rotate (snapshot, (float) look->angle);
      middle = GRAPHENE_POINT_INIT (-(float) size / 2, -(float) size / 2);
      gtk_snapshot_translate (snapshot, &middle);
    }
  lab_shift_pictures_snapshot (
      widget, snapshot, GRAPHENE_POINT_INIT (0, 0), LAB_SHIFT_PICTURE_TILE,
      LAB_SHIFT_ART_TILE (look->openings, fixed, get_start_of (look->cell)), size, size);
  gtk_snapshot_restore (snapshot);
  if (look->treasure != LAB_SHIFT_TREASURE_NONE)
    snapshot_treasure (widget, snapshot, size, look->treasure);
}

/**
 * lab_shift_tile_drawing_snapshot_mark:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @size: width and height of the tile in logical pixels
 * @treasure: the treasure on it, or %LAB_SHIFT_TREASURE_NONE
 * @mark: the mark of the tile
 *
 * Draws the mark of a tile over its picture.
 */
void
lab_shift_tile_drawing_snapshot_mark (GtkWidget       *widget,
                                      GtkSnapshot     *snapshot,
                                      int              size,
                                      LabShiftTreasure treasure,
                                      LabShiftTileMark mark)
{
  const LabShiftPalette *palette = lab_shift_palette_get (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size);
  float line = MAX (2.0f, (float) size * 0.035f);
  float radius = (float) size * 0.07f;

  switch (mark)
    {
    case LAB_SHIFT_TILE_REACHABLE:
      lab_shift_snapshot_fill (snapshot, &bounds, radius, palette->glow, 0.24);
      /* The dark outline makes the ring visible for players with any kind of color vision. */
      lab_shift_snapshot_outline (snapshot, &bounds, radius, line * 1.6f, palette->ink, 0.8);
      lab_shift_snapshot_outline (snapshot, &bounds, radius, line, palette->glow, 1);
      break;
    case LAB_SHIFT_TILE_VEILED:
    case LAB_SHIFT_TILE_SOUGHT:
      lab_shift_snapshot_fill (snapshot, &bounds, radius, palette->recess, palette->dim);
      if (mark == LAB_SHIFT_TILE_SOUGHT)
        snapshot_treasure (widget, snapshot, size, treasure);
      break;
    case LAB_SHIFT_TILE_ENTERING:
      lab_shift_snapshot_outline (snapshot, &bounds, radius, line, palette->glow, 0.95);
      break;
    case LAB_SHIFT_TILE_PLAIN:
    default:
      break;
    }
}

/**
 * lab_shift_tile_drawing_snapshot_ring:
 * @widget: the widget to draw for
 * @snapshot: where to draw, top left at the origin
 * @size: width and height of the tile in logical pixels
 * @seat: the player who seeks the treasure
 *
 * Draws a ring in the color of the player around the treasure of a tile. Its light and dark
 * edges make it visible on any ground, for players with any kind of color vision.
 */
static void
lab_shift_tile_drawing_snapshot_ring (GtkWidget   *widget,
                                      GtkSnapshot *snapshot,
                                      int          size,
                                      LabShiftSeat seat)
{
  const LabShiftPalette *palette = lab_shift_palette_get (widget);
  float edge = MAX (1.0f, (float) size * 0.014f);
  float line = MAX (2.0f, (float) size * 0.045f);
  float radius = (float) size * (float) TOKEN_SIZE / 2 + line + 2 * edge;
  graphene_rect_t ring = GRAPHENE_RECT_INIT ((float) size / 2 - radius, (float) size / 2 - radius,
                                             2 * radius, 2 * radius);

  lab_shift_snapshot_outline (snapshot, &ring, radius, edge, palette->token, 1);
  graphene_rect_inset (&ring, edge, edge);
  lab_shift_snapshot_outline (snapshot, &ring, radius - edge, line + edge, palette->ink, 1);
  graphene_rect_inset (&ring, edge, edge);
  lab_shift_snapshot_outline (snapshot, &ring, radius - 2 * edge, line,
                              lab_shift_pawn_colors[seat].body, 1);
}

/* Private helpers */

/**
 * lab_shift_tile_view_describe:
 * @self: a view
 * @label: the text for screen readers
 *
 * Sets the description of the tile. Skips one that did not change, so that screen readers announce
 * only what changed.
 */
void
lab_shift_tile_view_describe (LabShiftTileView *self,
                              const char       *label)
{
  g_return_if_fail (LAB_IS_SHIFT_TILE_VIEW (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static LabShiftOpenings
get_openings (LabShiftTileView *self)
{
  return lab_shift_openings_rotate (self->tile->openings, self->quarters);
}

static void
describe_spare (LabShiftTileView *self)
{
  g_autofree char *label = NULL;

  if (self->chosen)
    return;
  if (self->tile != NULL && self->tile->cell == LAB_SHIFT_CELL_SPARE)
    label = lab_shift_describe_spare (self->tile, self->quarters);
  lab_shift_tile_view_describe (self, label != NULL ? label : "");
}

/* Says that the treasure is on a visible card, which the ring shows to the eye. */
static void
describe_ring (LabShiftTileView *self)
{
  g_autofree char *text = NULL;

  if (lab_shift_tile_view_get_ring (self) == LAB_SHIFT_SEAT_NONE)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }
  text = lab_shift_describe_sought (lab_shift_treasure_get_name (self->tile->treasure));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

static void
set_angle (double   angle,
           gpointer data)
{
  LabShiftTileView *self = data;

  self->angle = angle;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drop_turning (LabShiftTileView *self)
{
  if (self->turning != NULL)
    adw_animation_reset (self->turning);
  g_clear_object (&self->turning);
  self->angle = 0;
}

static void
on_openings_changed (LabShiftTileView *self)
{
  LabShiftOpenings openings = get_openings (self);
  double from = lab_shift_openings_rotate (self->shown, 1) == openings ? -90 : 90;
  AdwAnimationTarget *target;

  if (openings == self->shown)
    return;
  self->shown = openings;
  describe_spare (self);
  drop_turning (self);
  target = adw_callback_animation_target_new (set_angle, self, NULL);
  self->turning = adw_timed_animation_new (GTK_WIDGET (self), from, 0,
                                           (guint) (LAB_ROTATE_MS * self->tempo), target);
  adw_animation_play (self->turning);
}

static void
snapshot_focus (LabShiftTileView *self,
                GtkSnapshot      *snapshot,
                int               size)
{
  const LabShiftPalette *palette = lab_shift_palette_get (GTK_WIDGET (self));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size);
  float line = MAX (2.0f, (float) size * 0.035f);
  float radius = (float) size * 0.07f;

  graphene_rect_inset (&bounds, line, line);
  lab_shift_snapshot_outline (snapshot, &bounds, radius, line, palette->ink, 1);
  graphene_rect_inset (&bounds, line, line);
  lab_shift_snapshot_outline (snapshot, &bounds, radius, line, palette->token, 1);
}

/* Widget */

static void
lab_shift_tile_view_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  LabShiftTileView *self = LAB_SHIFT_TILE_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  graphene_point_t at = lab_shift_snapshot_center (width, height, size, size);
  LabShiftTileLook look;

  if (self->tile == NULL || size == 0)
    return;
  look = (LabShiftTileLook) { self->tile->cell, get_openings (self),
                         self->tile->treasure, self->angle };
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  lab_shift_tile_drawing_snapshot (widget, snapshot, size, &look);
  lab_shift_tile_drawing_snapshot_mark (widget, snapshot, size, look.treasure, self->mark);
  if (lab_shift_tile_view_get_ring (self) != LAB_SHIFT_SEAT_NONE)
    lab_shift_tile_drawing_snapshot_ring (widget, snapshot, size, self->ring_seat);
  if (lab_shift_snapshot_shows_focus (widget))
    snapshot_focus (self, snapshot, size);
  gtk_snapshot_restore (snapshot);
}

/* Redraws when the focus comes or leaves. */
static void
lab_shift_tile_view_state_flags_changed (GtkWidget     *widget,
                                         GtkStateFlags  old_flags)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (lab_shift_tile_view_parent_class)->state_flags_changed (widget, old_flags);
}

static void
lab_shift_tile_view_dispose (GObject *object)
{
  LabShiftTileView *self = LAB_SHIFT_TILE_VIEW (object);

  lab_shift_tile_view_set_tile (self, NULL);
  g_clear_object (&self->turning);
  g_clear_pointer (&self->label, g_free);
  G_OBJECT_CLASS (lab_shift_tile_view_parent_class)->dispose (object);
}

static void
lab_shift_tile_view_class_init (LabShiftTileViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_tile_view_dispose;
  widget_class->snapshot = lab_shift_tile_view_snapshot;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = 96;
  widget_class->state_flags_changed = lab_shift_tile_view_state_flags_changed;

  /**
   * LabShiftTileView::activate:
   *
   * The tile was activated with the keyboard or by a screen reader.
   */
  lab_activation_install (widget_class, "tile.activate");
  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_shift_tile_view_init (LabShiftTileView *self)
{
  self->tempo = 1;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tile.activate", FALSE);
}

/* Public functions */

/**
 * lab_shift_tile_view_new_passing:
 *
 * Returns: a view without a tile for use in animations, hidden from screen readers
 */
GtkWidget *
lab_shift_tile_view_new_passing (void)
{
  return g_object_new (LAB_TYPE_SHIFT_TILE_VIEW, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/**
 * lab_shift_tile_view_set_tile:
 * @self: a view
 * @tile: (nullable): the tile to show
 *
 * Shows another tile.
 */
void
lab_shift_tile_view_set_tile (LabShiftTileView *self,
                              LabShiftTile     *tile)
{
  g_return_if_fail (LAB_IS_SHIFT_TILE_VIEW (self));

  if (self->tile == tile)
    return;
  if (self->tile != NULL)
    g_signal_handlers_disconnect_by_data (self->tile, self);
  g_set_object (&self->tile, tile);
  drop_turning (self);
  if (tile != NULL)
    {
      self->shown = get_openings (self);
      g_signal_connect_swapped (tile, "notify::openings", G_CALLBACK (on_openings_changed), self);
    }
  describe_spare (self);
  describe_ring (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_shift_tile_view_set_quarters:
 * @self: a view
 * @quarters: the number of quarter turns, clockwise
 *
 * Shows the tile rotated, without a change of the tile itself.
 */
void
lab_shift_tile_view_set_quarters (LabShiftTileView *self,
                                  int               quarters)
{
  g_return_if_fail (LAB_IS_SHIFT_TILE_VIEW (self));

  if (self->quarters == quarters)
    return;
  self->quarters = quarters;
  if (self->tile != NULL)
    on_openings_changed (self);
}

/**
 * lab_shift_tile_view_set_mark:
 * @self: a view
 * @mark: the mark of the tile
 *
 * Changes the mark of the tile.
 */
void
lab_shift_tile_view_set_mark (LabShiftTileView *self,
                              LabShiftTileMark  mark)
{
  g_return_if_fail (LAB_IS_SHIFT_TILE_VIEW (self));

  if (self->mark == mark)
    return;
  self->mark = mark;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_shift_tile_view_set_ringed:
 * @self: a view
 * @ringed: treasures that get a ring if the tile has one of them
 * @seat: the player who seeks them, which chooses the color
 *
 * Changes which treasures are ringed. The ring follows the tile when the view shows another one.
 */
void
lab_shift_tile_view_set_ringed (LabShiftTileView   *self,
                                LabShiftTreasureSet ringed,
                                LabShiftSeat        seat)
{
  g_return_if_fail (LAB_IS_SHIFT_TILE_VIEW (self));
  g_return_if_fail (ringed == 0 || seat < LAB_SHIFT_N_SEATS);

  if (self->ringed == ringed && self->ring_seat == seat)
    return;
  self->ringed = ringed;
  self->ring_seat = seat;
  describe_ring (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_shift_tile_view_get_ring:
 * @self: a view
 *
 * Returns: the player whose ring is around the treasure of the tile, or %LAB_SHIFT_SEAT_NONE
 */
LabShiftSeat
lab_shift_tile_view_get_ring (LabShiftTileView *self)
{
  LabShiftTreasure treasure;

  g_return_val_if_fail (LAB_IS_SHIFT_TILE_VIEW (self), LAB_SHIFT_SEAT_NONE);

  if (self->tile == NULL)
    return LAB_SHIFT_SEAT_NONE;
  treasure = self->tile->treasure;
  if (treasure == LAB_SHIFT_TREASURE_NONE
      || (self->ringed & LAB_SHIFT_TREASURE_BIT (treasure)) == 0)
    return LAB_SHIFT_SEAT_NONE;
  return self->ring_seat;
}
