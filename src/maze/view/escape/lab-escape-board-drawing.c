/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-board-private.h"

#include "lab-escape-fog.h"
#include "lab-escape-picture.h"

/* What the board shows: the garden, what stands in it, fog, and the figure. */

#define CORNER 12

/* Private helpers */

static LabEscapeLevel *
get_level (LabEscapeBoard *self)
{
  return lab_escape_game_get_level (self->game);
}

static const LabEscapePlan *
get_plan (LabEscapeBoard *self)
{
  return lab_escape_level_get_plan (get_level (self));
}

static void
show_thing (LabEscapeBoard *self,
            GtkSnapshot    *snapshot,
            LabEscapeThing  thing,
            LabMazeCell     cell,
            double          x,
            double          y)
{
  int size = lab_escape_board_get_cell_size (self);

  gtk_snapshot_append_texture (
      snapshot, lab_escape_pictures_get_thing (self->pictures, thing),
      &GRAPHENE_RECT_INIT ((float) (x + (double) cell.column * size),
                           (float) (y + (double) cell.row * size), (float) size, (float) size));
}

/* Shows what lies on the floor. What is taken lies there until the figure arrives. */
static void
show_things (LabEscapeBoard *self,
             GtkSnapshot    *snapshot,
             double          x,
             double          y)
{
  const LabEscapePlan *plan = get_plan (self);
  gboolean open = lab_escape_position_has_all_goals (&self->shown, get_level (self));

  for (guint i = 0; open && i < plan->n_goals; i++)
    open = !lab_escape_board_motion_awaits (self, plan->goals[i]);
  show_thing (self, snapshot, open ? LAB_ESCAPE_THING_GATE : LAB_ESCAPE_THING_LOCKED_GATE,
              plan->exit, x, y);
  for (guint i = 0; i < plan->n_goals; i++)
    {
      if (!lab_escape_position_has_goal (&self->shown, i)
          || lab_escape_board_motion_awaits (self, plan->goals[i]))
        show_thing (self, snapshot, LAB_ESCAPE_THING_KEY, plan->goals[i], x, y);
    }
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (plan->has_item[i]
          && ((self->shown.taken & 1u << i) == 0
              || lab_escape_board_motion_awaits (self, plan->items[i])))
        show_thing (self, snapshot, lab_escape_picture_get_item ((LabEscapeItem) i),
                    plan->items[i], x, y);
    }
}

static void
show_figure (LabEscapeBoard *self,
             GtkSnapshot    *snapshot,
             double          x,
             double          y)
{
  int size = lab_escape_board_get_cell_size (self);
  double column, row, lift, presence;
  float scale;

  lab_escape_board_motion_locate (self, &column, &row, &lift, &presence);
  scale = (float) ((1 + 0.25 * lift) * (0.3 + 0.7 * presence));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_opacity (snapshot, presence);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) (x + (column + 0.5) * size),
                                      (float) (y + (row + 0.5 - 0.35 * lift) * size)));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_texture (
      snapshot,
      lab_escape_pictures_get_thing (self->pictures, self->looks_left
                                                         ? LAB_ESCAPE_THING_YOU_LEFT
                                                         : LAB_ESCAPE_THING_YOU),
      &GRAPHENE_RECT_INIT (-0.5f * (float) size, -0.5f * (float) size, (float) size,
                           (float) size));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
show_fog (LabEscapeBoard *self,
          GtkSnapshot    *snapshot,
          GdkTexture     *fog,
          double          x,
          double          y)
{
  int size = lab_escape_board_get_cell_size (self);
  guint height = lab_escape_level_get_height (get_level (self));
  guint width = lab_escape_level_get_width (get_level (self));

  gtk_snapshot_append_texture (
      snapshot, fog,
      &GRAPHENE_RECT_INIT ((float) (x - LAB_ESCAPE_FOG_MARGIN * size),
                           (float) (y - LAB_ESCAPE_FOG_MARGIN * size),
                           (float) ((width + 2 * LAB_ESCAPE_FOG_MARGIN) * (guint) size),
                           (float) ((height + 2 * LAB_ESCAPE_FOG_MARGIN) * (guint) size)));
}

static void
show_changing_fog (LabEscapeBoard *self,
                   GtkSnapshot    *snapshot,
                   double          x,
                   double          y)
{
  if (self->fog == NULL)
    return;
  if (self->fog_before == NULL)
    {
      show_fog (self, snapshot, self->fog, x, y);
      return;
    }
  gtk_snapshot_push_cross_fade (snapshot, self->change_progress);
  show_fog (self, snapshot, self->fog_before, x, y);
  gtk_snapshot_pop (snapshot);
  show_fog (self, snapshot, self->fog, x, y);
  gtk_snapshot_pop (snapshot);
}

static void
show_garden (LabEscapeBoard        *self,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *bounds,
             double                 x,
             double                 y)
{
  if (self->pictures_before == NULL)
    {
      lab_escape_pictures_show_garden (self->pictures, snapshot, x, y, bounds);
      return;
    }
  gtk_snapshot_push_cross_fade (snapshot, self->change_progress);
  lab_escape_pictures_show_garden (self->pictures_before, snapshot, x, y, bounds);
  gtk_snapshot_pop (snapshot);
  lab_escape_pictures_show_garden (self->pictures, snapshot, x, y, bounds);
  gtk_snapshot_pop (snapshot);
}

/* Returns the visible part of the maze and of its outer hedge. */
static void
get_garden (LabEscapeBoard  *self,
            double           x,
            double           y,
            graphene_rect_t *garden)
{
  int size = lab_escape_board_get_cell_size (self);
  double margin = LAB_ESCAPE_BOARD_MARGIN * size;
  double width = lab_escape_level_get_width (get_level (self)) * (double) size + 2 * margin;
  double height = lab_escape_level_get_height (get_level (self)) * (double) size + 2 * margin;
  graphene_rect_t whole = GRAPHENE_RECT_INIT ((float) (x - margin), (float) (y - margin),
                                              (float) width, (float) height);
  graphene_rect_t room
      = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                            (float) gtk_widget_get_height (GTK_WIDGET (self)));

  graphene_rect_intersection (&whole, &room, garden);
}

static void
show_focus (LabEscapeBoard         *self,
            GtkSnapshot            *snapshot,
            const GskRoundedRect   *shape)
{
  static const float widths[] = { 2, 2, 2, 2 };
  LabColor best = lab_escape_board_get_palette ()->best;
  const GdkRGBA color = { (float) best.red, (float) best.green, (float) best.blue, 1 };
  const GdkRGBA colors[] = { color, color, color, color };

  if (gtk_widget_has_visible_focus (GTK_WIDGET (self)))
    gtk_snapshot_append_border (snapshot, shape, widths, colors);
}

/* For the board */

/** lab_escape_board_get_palette: (transfer none): returns the colors of the current style. */
const LabEscapePalette *
lab_escape_board_get_palette (void)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  return lab_escape_palette_get (adw_style_manager_get_dark (style),
                                 adw_style_manager_get_high_contrast (style));
}

void
lab_escape_board_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  LabEscapeBoard *self = LAB_ESCAPE_BOARD (widget);
  const LabEscapePalette *palette = lab_escape_board_get_palette ();
  int size, scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t garden;
  GskRoundedRect shape;
  double x, y;

  if (self->game == NULL)
    return;
  size = lab_escape_board_get_cell_size (self);
  lab_escape_pictures_set_look (self->pictures, palette, size, scale);
  if (self->pictures_before != NULL)
    lab_escape_pictures_set_look (self->pictures_before, palette, size, scale);
  if (self->fog_palette != palette)
    lab_escape_board_update_fog (self, FALSE);
  lab_escape_board_get_origin (self, &x, &y);
  get_garden (self, x, y, &garden);
  gsk_rounded_rect_init_from_rect (&shape, &garden, CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  show_garden (self, snapshot, &garden, x, y);
  show_things (self, snapshot, x, y);
  show_changing_fog (self, snapshot, x, y);
  lab_escape_board_show_lines (self, snapshot, &garden, x, y);
  show_figure (self, snapshot, x, y);
  lab_escape_board_show_marks (self, snapshot, &garden, x, y);
  gtk_snapshot_pop (snapshot);
  show_focus (self, snapshot, &shape);
}
