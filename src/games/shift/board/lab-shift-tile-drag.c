/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-tile-drag.h"

#include "lab-shift-arrow-button.h"
#include "lab-timing.h"

/* Opacity of the dragged tile while the board previews the insertion, and of the tile in the
 * tray while it is being dragged. */
#define AIMED_OPACITY 0.5
#define LIFTED_OPACITY 0.2

G_DEFINE_FINAL_TYPE (LabShiftTileDrag, lab_shift_tile_drag, GTK_TYPE_WIDGET)

/* Private helpers: the picture */

static int
get_spare_size (LabShiftTileDrag *self)
{
  return MIN (gtk_widget_get_width (GTK_WIDGET (self->spare)),
              gtk_widget_get_height (GTK_WIDGET (self->spare)));
}

static graphene_point_t
get_home (LabShiftTileDrag *self)
{
  GtkWidget *spare = GTK_WIDGET (self->spare);
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (spare) / 2,
                                                 (float) gtk_widget_get_height (spare) / 2);

  if (!gtk_widget_compute_point (spare, GTK_WIDGET (self), &middle, &middle))
    return self->place;
  return middle;
}

/* Ends the drag: the tile is back in its tray, or in the board. */
static void
put_away (LabShiftTileDrag *self)
{
  g_clear_object (&self->returning);
  gtk_widget_set_visible (self->picture, FALSE);
  lab_shift_tile_view_set_tile (LAB_SHIFT_TILE_VIEW (self->picture), NULL);
  gtk_widget_set_opacity (GTK_WIDGET (self->spare), 1);
}

static void
set_way_home (double   value,
              gpointer data)
{
  LabShiftTileDrag *self = data;

  self->way_home = value;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
fly_home (LabShiftTileDrag *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (set_way_home, self, NULL);

  gtk_widget_set_opacity (self->picture, 1);
  self->returning = adw_timed_animation_new (GTK_WIDGET (self), 0, 1,
                                             (guint) (LAB_RETURN_MS * self->tempo), target);
  g_signal_connect_swapped (self->returning, "done", G_CALLBACK (put_away), self);
  adw_animation_play (self->returning);
}

/* Private helpers: dragging */

static void
update_cursor (LabShiftTileDrag *self)
{
  const char *name = NULL;

  if (self->dragging)
    name = "grabbing";
  else if (self->enabled)
    name = "grab";
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->spare), name);
}

static void
aim_at (LabShiftTileDrag *self,
        LabShiftArrow     arrow)
{
  self->aim = arrow;
  lab_shift_board_view_aim_at (self->board, arrow);
  if (lab_shift_board_motion_get_preview (self->board->motion) != LAB_SHIFT_ARROW_NONE)
    gtk_widget_set_opacity (self->picture, AIMED_OPACITY);
  else
    gtk_widget_set_opacity (self->picture, 1);
}

/* Highlights the arrows that accept the tile while the player drags it. */
static void
set_awaiting (LabShiftTileDrag *self,
              gboolean          awaiting)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftArrowButton *button = LAB_SHIFT_ARROW_BUTTON (self->board->arrows[arrow]);

      button->highlighted = awaiting && lab_shift_board_view_takes (self->board, arrow);
      gtk_widget_queue_draw (GTK_WIDGET (button));
    }
}

static void
lift (LabShiftTileDrag *self)
{
  if (self->returning != NULL)
    adw_animation_skip (self->returning);
  self->dragging = TRUE;
  self->way_home = 0;
  lab_shift_tile_view_set_tile (LAB_SHIFT_TILE_VIEW (self->picture), self->spare->tile);
  lab_shift_tile_view_set_ringed (LAB_SHIFT_TILE_VIEW (self->picture), self->spare->ringed,
                                  self->spare->ring_seat);
  gtk_widget_set_visible (self->picture, TRUE);
  gtk_widget_set_opacity (GTK_WIDGET (self->spare), LIFTED_OPACITY);
  set_awaiting (self, TRUE);
  update_cursor (self);
}

static void
let_go (LabShiftTileDrag *self)
{
  self->dragging = FALSE;
  aim_at (self, LAB_SHIFT_ARROW_NONE);
  set_awaiting (self, FALSE);
  update_cursor (self);
}

static void
take_back (LabShiftTileDrag *self)
{
  if (!self->dragging)
    return;
  let_go (self);
  fly_home (self);
}

/* A tile over its tray does not count for an arrow nearby. */
static LabShiftArrow
find_aim (LabShiftTileDrag *self,
          graphene_point_t  place)
{
  GtkWidget *tray = gtk_widget_get_parent (GTK_WIDGET (self->spare));
  graphene_point_t in_tray, on_board;

  if (gtk_widget_compute_point (GTK_WIDGET (self), tray, &place, &in_tray)
      && gtk_widget_contains (tray, in_tray.x, in_tray.y))
    return LAB_SHIFT_ARROW_NONE;
  if (!gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (self->board), &place, &on_board))
    return LAB_SHIFT_ARROW_NONE;
  return lab_shift_board_layout_pick_arrow (&self->board->layout, on_board.x, on_board.y);
}

static void
on_drag_update (LabShiftTileDrag *self,
                double            dx,
                double            dy)
{
  GtkWidget *spare = GTK_WIDGET (self->spare);
  graphene_point_t place;
  double x, y;

  if (!self->enabled || !gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y))
    return;
  if (!self->dragging)
    {
      if (!gtk_drag_check_threshold (spare, 0, 0, (int) dx, (int) dy))
        return;
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
      lift (self);
    }
  place = GRAPHENE_POINT_INIT ((float) (x + dx), (float) (y + dy));
  if (!gtk_widget_compute_point (spare, GTK_WIDGET (self), &place, &self->place))
    return;
  aim_at (self, find_aim (self, self->place));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
on_drag_end (LabShiftTileDrag *self)
{
  LabShiftArrow aim = self->aim;

  if (!self->dragging)
    return;
  if (aim != LAB_SHIFT_ARROW_NONE && lab_shift_board_view_takes (self->board, aim))
    {
      /* The preview stays as it is, and becomes the insertion. */
      self->dragging = FALSE;
      self->aim = LAB_SHIFT_ARROW_NONE;
      set_awaiting (self, FALSE);
      update_cursor (self);
      put_away (self);
    }
  else
    take_back (self);
  if (aim != LAB_SHIFT_ARROW_NONE)
    g_signal_emit_by_name (self->board, "arrow-activated", aim);
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments G_GNUC_UNUSED,
           gpointer   data G_GNUC_UNUSED)
{
  LabShiftTileDrag *self = LAB_SHIFT_TILE_DRAG (widget);

  if (!self->dragging)
    return GDK_EVENT_PROPAGATE;
  take_back (self);
  gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
  return GDK_EVENT_STOP;
}

/* Widget */

static void
lab_shift_tile_drag_size_allocate (GtkWidget *widget,
                                   int        width G_GNUC_UNUSED,
                                   int        height G_GNUC_UNUSED,
                                   int        baseline G_GNUC_UNUSED)
{
  LabShiftTileDrag *self = LAB_SHIFT_TILE_DRAG (widget);
  float progress = (float) self->way_home;
  graphene_point_t place, home;
  int size, board_size;

  if (!gtk_widget_get_visible (self->picture))
    return;
  home = get_home (self);
  board_size = gtk_widget_get_width (self->board->tiles[LAB_SHIFT_CELL (0, 0)]);
  size = board_size + (int) ((float) (get_spare_size (self) - board_size) * progress);
  graphene_point_interpolate (&self->place, &home, progress, &place);
  place = GRAPHENE_POINT_INIT (place.x - (float) size / 2, place.y - (float) size / 2);
  gtk_widget_allocate (self->picture, size, size, -1, gsk_transform_translate (NULL, &place));
}

static void
lab_shift_tile_drag_dispose (GObject *object)
{
  LabShiftTileDrag *self = LAB_SHIFT_TILE_DRAG (object);

  g_clear_object (&self->returning);
  g_clear_object (&self->spare);
  g_clear_object (&self->board);
  g_clear_pointer (&self->picture, gtk_widget_unparent);
  G_OBJECT_CLASS (lab_shift_tile_drag_parent_class)->dispose (object);
}

static void
lab_shift_tile_drag_class_init (LabShiftTileDragClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_tile_drag_dispose;
  widget_class->size_allocate = lab_shift_tile_drag_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "tile-drag");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_shift_tile_drag_init (LabShiftTileDrag *self)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  self->aim = LAB_SHIFT_ARROW_NONE;
  self->tempo = 1;
  self->picture = lab_shift_tile_view_new_passing ();
  lab_shift_tile_view_set_mark (LAB_SHIFT_TILE_VIEW (self->picture), LAB_SHIFT_TILE_ENTERING);
  gtk_widget_set_visible (self->picture, FALSE);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  /* Before the window goes back to another page. */
  gtk_event_controller_set_propagation_phase (shortcuts, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (shortcuts),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (on_escape, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);
}

/* Public functions */

/**
 * lab_shift_tile_drag_connect:
 * @self: a new tile drag
 * @spare: the tile in its tray
 * @board: the board that receives it
 *
 * Lets the player drag the tile.
 */
void
lab_shift_tile_drag_connect (LabShiftTileDrag  *self,
                             LabShiftTileView  *spare,
                             LabShiftBoardView *board)
{
  g_return_if_fail (LAB_IS_SHIFT_TILE_DRAG (self) && self->spare == NULL);

  self->spare = g_object_ref (spare);
  self->board = g_object_ref (board);
  self->drag = gtk_gesture_drag_new ();
  g_signal_connect_object (self->drag, "drag-update", G_CALLBACK (on_drag_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "drag-end", G_CALLBACK (on_drag_end), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "cancel", G_CALLBACK (take_back), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (spare), GTK_EVENT_CONTROLLER (self->drag));
}

/**
 * lab_shift_tile_drag_set_enabled:
 * @self: a tile drag
 * @enabled: whether the tile can be inserted now; if not, it returns to its tray
 *
 * Allows or forbids dragging the tile.
 */
void
lab_shift_tile_drag_set_enabled (LabShiftTileDrag *self,
                                 gboolean          enabled)
{
  g_return_if_fail (LAB_IS_SHIFT_TILE_DRAG (self));

  if (self->enabled == enabled)
    return;
  self->enabled = enabled;
  if (!enabled && self->dragging)
    {
      let_go (self);
      put_away (self);
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
    }
  update_cursor (self);
}
