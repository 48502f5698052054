/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-tile-view.h"

#include <adwaita.h>

#include "lab-activation.h"
#include "lab-describe-board.h"
#include "lab-pictures.h"
#include "lab-snapshot.h"
#include "lab-timing.h"

/**
 * LabTileView:
 *
 * One tile with its treasure. The view updates itself when the tile rotates.
 *
 * For screen readers, a tile of the board is a button. Its action `tile.activate` acts like a
 * click, and the board provides its description. Elsewhere the view is a picture of the spare
 * tile that provides its own description.
 */
struct _LabTileView
{
  GtkWidget parent_instance;

  LabTile *tile;
  LabTileMark mark;
  LabTreasureSet ringed;      /* the treasures with a ring, on any tile */
  LabSeat ring_seat;          /* the color of the ring */
  char *label;                /* text for screen readers */
  gboolean chosen;            /* can be activated, like a button */
  LabOpenings shown;          /* the openings before the last change */
  int quarters;               /* see lab_tile_view_set_quarters() */
  AdwAnimation *turning;
  double tempo;               /* multiple of the usual duration */
  double angle;               /* degrees that are still left to rotate */
};

G_DEFINE_FINAL_TYPE (LabTileView, lab_tile_view, GTK_TYPE_WIDGET)

/* Private helpers */

/* Skips labels that did not change, so that screen readers announce only what changed. */
static void
set_label (LabTileView *self,
           const char  *label)
{
  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : "", -1);
}

static LabOpenings
get_openings (LabTileView *self)
{
  return lab_openings_rotate (lab_tile_get_openings (self->tile), self->quarters);
}

static void
describe_spare (LabTileView *self)
{
  g_autofree char *label = NULL;

  if (self->chosen)
    return;
  if (self->tile != NULL && lab_tile_get_cell (self->tile) == LAB_CELL_SPARE)
    label = lab_describe_spare_rotated (self->tile, self->quarters);
  set_label (self, label != NULL ? label : "");
}

/* Says that the treasure is on a visible card, which the ring shows to the eye. */
static void
describe_ring (LabTileView *self)
{
  g_autofree char *text = NULL;

  if (lab_tile_view_get_ring (self) == LAB_SEAT_NONE)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }
  text = lab_describe_sought (lab_treasure_get_name (lab_tile_get_treasure (self->tile)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
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
drop_turning (LabTileView *self)
{
  if (self->turning != NULL)
    adw_animation_reset (self->turning);
  g_clear_object (&self->turning);
  self->angle = 0;
}

static void
on_openings_changed (LabTileView *self)
{
  LabOpenings openings = get_openings (self);
  double from = lab_openings_rotate (self->shown, 1) == openings ? -90 : 90;
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
snapshot_focus (LabTileView *self,
                GtkSnapshot *snapshot,
                int          size)
{
  const LabPalette *palette = lab_pictures_get_palette (
      lab_pictures_get_for_widget (GTK_WIDGET (self)));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size);
  float line = MAX (2.0f, (float) size * 0.035f);
  float radius = (float) size * 0.07f;

  graphene_rect_inset (&bounds, line, line);
  lab_snapshot_outline (snapshot, &bounds, radius, line, palette->ink, 1);
  graphene_rect_inset (&bounds, line, line);
  lab_snapshot_outline (snapshot, &bounds, radius, line, palette->token, 1);
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
  graphene_point_t at = lab_snapshot_center (width, height, size, size);
  LabTileLook look;

  if (self->tile == NULL || size == 0)
    return;
  look = (LabTileLook) { lab_tile_get_cell (self->tile), get_openings (self),
                         lab_tile_get_treasure (self->tile), self->angle };
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  lab_tile_drawing_snapshot (widget, snapshot, size, &look);
  lab_tile_drawing_snapshot_mark (widget, snapshot, size, look.treasure, self->mark);
  if (lab_tile_view_get_ring (self) != LAB_SEAT_NONE)
    lab_tile_drawing_snapshot_ring (widget, snapshot, size, self->ring_seat);
  if (lab_snapshot_shows_focus (widget))
    snapshot_focus (self, snapshot, size);
  gtk_snapshot_restore (snapshot);
}

/* Redraws when the focus comes or leaves. */
static void
lab_tile_view_state_flags_changed (GtkWidget     *widget,
                                   GtkStateFlags  old_flags)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (lab_tile_view_parent_class)->state_flags_changed (widget, old_flags);
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

  lab_tile_view_set_tile (self, NULL);
  g_clear_object (&self->turning);
  g_clear_pointer (&self->label, g_free);
  G_OBJECT_CLASS (lab_tile_view_parent_class)->dispose (object);
}

static void
lab_tile_view_class_init (LabTileViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_tile_view_dispose;
  widget_class->snapshot = lab_tile_view_snapshot;
  widget_class->measure = lab_tile_view_measure;
  widget_class->state_flags_changed = lab_tile_view_state_flags_changed;

  /**
   * LabTileView::activate:
   *
   * The tile was activated with the keyboard or by a screen reader.
   */
  lab_activation_install (widget_class, "tile.activate");
  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_tile_view_init (LabTileView *self)
{
  self->tempo = 1;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tile.activate", FALSE);
}

/* Public functions */

/**
 * lab_tile_view_new_passing:
 *
 * Returns: a view without a tile for use in animations, hidden from screen readers
 */
GtkWidget *
lab_tile_view_new_passing (void)
{
  return g_object_new (LAB_TYPE_TILE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       NULL);
}

/**
 * lab_tile_view_new_for_board:
 *
 * Returns: a view without a tile that can be activated and has no description yet
 */
GtkWidget *
lab_tile_view_new_for_board (void)
{
  LabTileView *self = g_object_new (LAB_TYPE_TILE_VIEW, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_BUTTON, "focusable", TRUE, NULL);

  self->chosen = TRUE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tile.activate", TRUE);
  return GTK_WIDGET (self);
}

/**
 * lab_tile_view_set_tile:
 * @self: a view
 * @tile: (nullable): the tile to show
 *
 * Shows another tile.
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
 * lab_tile_view_set_quarters:
 * @self: a view
 * @quarters: the number of quarter turns, clockwise
 *
 * Shows the tile rotated, without a change of the tile itself.
 */
void
lab_tile_view_set_quarters (LabTileView *self,
                            int          quarters)
{
  g_return_if_fail (LAB_IS_TILE_VIEW (self));

  if (self->quarters == quarters)
    return;
  self->quarters = quarters;
  if (self->tile != NULL)
    on_openings_changed (self);
}

/**
 * lab_tile_view_describe:
 * @self: a view for the board
 * @label: the text for screen readers
 *
 * Sets the description of the tile.
 */
void
lab_tile_view_describe (LabTileView *self,
                        const char  *label)
{
  g_return_if_fail (LAB_IS_TILE_VIEW (self) && self->chosen);

  set_label (self, label);
}

/**
 * lab_tile_view_get_tile:
 * @self: a view
 *
 * Returns: (transfer none) (nullable): the tile that it shows
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
 * @mark: the mark of the tile
 *
 * Changes the mark of the tile.
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

/**
 * lab_tile_view_set_tempo:
 * @self: a view
 * @tempo: the duration of new rotations, as a multiple of the usual duration
 *
 * Sets the speed of new rotations.
 */
void
lab_tile_view_set_tempo (LabTileView *self,
                         double       tempo)
{
  g_return_if_fail (LAB_IS_TILE_VIEW (self));

  self->tempo = tempo;
}

/** lab_tile_view_get_mark: returns the mark of the tile. */
LabTileMark
lab_tile_view_get_mark (LabTileView *self)
{
  g_return_val_if_fail (LAB_IS_TILE_VIEW (self), LAB_TILE_PLAIN);

  return self->mark;
}

/**
 * lab_tile_view_set_ringed:
 * @self: a view
 * @ringed: treasures that get a ring if the tile has one of them
 * @seat: the player who seeks them, which chooses the color
 *
 * Changes which treasures are ringed. The ring follows the tile when the view shows another one.
 */
void
lab_tile_view_set_ringed (LabTileView    *self,
                          LabTreasureSet  ringed,
                          LabSeat         seat)
{
  g_return_if_fail (LAB_IS_TILE_VIEW (self));
  g_return_if_fail (ringed == 0 || seat < LAB_N_SEATS);

  if (self->ringed == ringed && self->ring_seat == seat)
    return;
  self->ringed = ringed;
  self->ring_seat = seat;
  describe_ring (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_tile_view_copy_ringed:
 * @self: a view
 * @from: another view
 *
 * Rings the same treasures as @from does.
 */
void
lab_tile_view_copy_ringed (LabTileView *self,
                           LabTileView *from)
{
  g_return_if_fail (LAB_IS_TILE_VIEW (from));

  lab_tile_view_set_ringed (self, from->ringed, from->ring_seat);
}

/**
 * lab_tile_view_get_ring:
 * @self: a view
 *
 * Returns: the player whose ring is around the treasure of the tile, or %LAB_SEAT_NONE
 */
LabSeat
lab_tile_view_get_ring (LabTileView *self)
{
  LabTreasure treasure;

  g_return_val_if_fail (LAB_IS_TILE_VIEW (self), LAB_SEAT_NONE);

  if (self->tile == NULL)
    return LAB_SEAT_NONE;
  treasure = lab_tile_get_treasure (self->tile);
  if (treasure == LAB_TREASURE_NONE || (self->ringed & LAB_TREASURE_BIT (treasure)) == 0)
    return LAB_SEAT_NONE;
  return self->ring_seat;
}
