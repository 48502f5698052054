/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tile-view.h"

#include <adwaita.h>

#include "lab-pictures.h"
#include "lab-snapshot.h"
#include "lab-timing.h"
#include "model/lab-seat.h"

/**
 * LabTileView:
 *
 * One tile, with its treasure. It shows at once when its tile is turned.
 */
struct _LabTileView
{
  GtkWidget parent_instance;

  LabTile *tile;
  LabTileMark mark;
  LabOpenings shown;          /* the openings before the last change */
  AdwAnimation *turning;
  double angle;               /* degrees by which the picture is still turned back */
};

enum
{
  ACTIVATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabTileView, lab_tile_view, GTK_TYPE_WIDGET)

/* Private helpers */

static LabSeat
get_start_of (LabCell cell)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (lab_seat_get_corner (seat) == cell)
        return seat;
    }
  return LAB_SEAT_NONE;
}

static void
set_angle (double   angle,
           gpointer data)
{
  LabTileView *self = data;

  self->angle = angle;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_openings_changed (LabTileView *self)
{
  LabOpenings openings = lab_tile_get_openings (self->tile);
  double from = lab_openings_turn (self->shown, 1) == openings ? -90 : 90;
  AdwAnimationTarget *target;

  if (openings == self->shown)
    return;
  self->shown = openings;
  if (self->turning != NULL)
    adw_animation_reset (self->turning);
  g_clear_object (&self->turning);
  target = adw_callback_animation_target_new (set_angle, self, NULL);
  self->turning = adw_timed_animation_new (GTK_WIDGET (self), from, 0, LAB_TURN_MS, target);
  adw_animation_play (self->turning);
}

static void
snapshot_tile (LabTileView *self,
               GtkSnapshot *snapshot,
               int          size)
{
  LabCell cell = lab_tile_get_cell (self->tile);
  LabTreasure treasure = lab_tile_get_treasure (self->tile);
  gboolean fixed = cell != LAB_CELL_SPARE && lab_cell_is_fixed (cell);

  gtk_snapshot_save (snapshot);
  if (self->angle != 0)
    {
      graphene_point_t middle = GRAPHENE_POINT_INIT ((float) size / 2, (float) size / 2);

      gtk_snapshot_translate (snapshot, &middle);
      gtk_snapshot_rotate (snapshot, (float) self->angle);
      middle = GRAPHENE_POINT_INIT (-(float) size / 2, -(float) size / 2);
      gtk_snapshot_translate (snapshot, &middle);
    }
  lab_pictures_snapshot_tile (GTK_WIDGET (self), snapshot, size,
                              lab_tile_get_openings (self->tile), fixed, get_start_of (cell));
  gtk_snapshot_restore (snapshot);

  if (treasure != LAB_TREASURE_NONE)
    {
      int token = (int) (size * 0.62);
      graphene_point_t at = GRAPHENE_POINT_INIT ((float) ((size - token) / 2),
                                                 (float) ((size - token) / 2));

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &at);
      lab_pictures_snapshot_token (GTK_WIDGET (self), snapshot, token, treasure);
      gtk_snapshot_restore (snapshot);
    }
}

static void
snapshot_mark (LabTileView *self,
               GtkSnapshot *snapshot,
               int          size)
{
  const LabPalette *palette = lab_pictures_get_palette (
      lab_pictures_get_for_widget (GTK_WIDGET (self)));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size);
  float line = MAX (2.0f, (float) size * 0.035f);
  float radius = (float) size * 0.07f;

  switch (self->mark)
    {
    case LAB_TILE_REACHABLE:
      lab_snapshot_fill (snapshot, &bounds, radius, palette->glow, 0.24);
      lab_snapshot_outline (snapshot, &bounds, radius, line, palette->glow, 0.95);
      break;
    case LAB_TILE_VEILED:
      lab_snapshot_fill (snapshot, &bounds, radius, palette->recess, palette->dim);
      break;
    case LAB_TILE_ENTERING:
      lab_snapshot_outline (snapshot, &bounds, radius, line, palette->glow, 0.95);
      break;
    case LAB_TILE_PLAIN:
    default:
      break;
    }
  if (gtk_widget_has_visible_focus (GTK_WIDGET (self)))
    {
      graphene_rect_inset (&bounds, line, line);
      lab_snapshot_outline (snapshot, &bounds, radius, line, palette->ink, 1);
      graphene_rect_inset (&bounds, line, line);
      lab_snapshot_outline (snapshot, &bounds, radius, line, palette->token, 1);
    }
}

/* Widget */

static void
lab_tile_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  LabTileView *self = LAB_TILE_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) ((width - size) / 2),
                                             (float) ((height - size) / 2));

  if (self->tile == NULL || size == 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  snapshot_tile (self, snapshot, size);
  snapshot_mark (self, snapshot, size);
  gtk_snapshot_restore (snapshot);
}

static void
lab_tile_view_measure (GtkWidget      *widget G_GNUC_UNUSED,
                       GtkOrientation  orientation G_GNUC_UNUSED,
                       int             for_size G_GNUC_UNUSED,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline G_GNUC_UNUSED,
                       int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = 0;
  *natural = 96;
}

static void
lab_tile_view_dispose (GObject *object)
{
  LabTileView *self = LAB_TILE_VIEW (object);

  g_clear_object (&self->turning);
  lab_tile_view_set_tile (self, NULL);
  G_OBJECT_CLASS (lab_tile_view_parent_class)->dispose (object);
}

static void
lab_tile_view_class_init (LabTileViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_tile_view_dispose;
  widget_class->snapshot = lab_tile_view_snapshot;
  widget_class->measure = lab_tile_view_measure;

  /**
   * LabTileView::activate:
   *
   * The tile was chosen with the keyboard.
   */
  signals[ACTIVATE] = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass),
                                    G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[ACTIVATE]);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Return, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_KP_Enter, 0, "activate", NULL);
  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
lab_tile_view_init (LabTileView *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_tile_view_new:
 *
 * Returns: a view without a tile
 */
GtkWidget *
lab_tile_view_new (void)
{
  return g_object_new (LAB_TYPE_TILE_VIEW, NULL);
}

/**
 * lab_tile_view_set_tile:
 * @self: a view
 * @tile: (nullable): what to show
 */
void
lab_tile_view_set_tile (LabTileView *self,
                        LabTile     *tile)
{
  g_return_if_fail (LAB_IS_TILE_VIEW (self));

  if (self->tile == tile)
    return;
  if (self->tile != NULL)
    g_signal_handlers_disconnect_by_data (self->tile, self);
  g_set_object (&self->tile, tile);
  if (tile != NULL)
    {
      self->shown = lab_tile_get_openings (tile);
      g_signal_connect_swapped (tile, "notify::openings", G_CALLBACK (on_openings_changed), self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_tile_view_get_tile:
 * @self: a view
 *
 * Returns: (transfer none) (nullable): what it shows
 */
LabTile *
lab_tile_view_get_tile (LabTileView *self)
{
  g_return_val_if_fail (LAB_IS_TILE_VIEW (self), NULL);

  return self->tile;
}

/**
 * lab_tile_view_set_mark:
 * @self: a view
 * @mark: how it stands out
 */
void
lab_tile_view_set_mark (LabTileView *self,
                        LabTileMark  mark)
{
  g_return_if_fail (LAB_IS_TILE_VIEW (self));

  if (self->mark == mark)
    return;
  self->mark = mark;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
