/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

/* What the board shows, from below: the ground, what is thought about it, the cheese, and the
 * rats. */

#define CORNER 12

/* The room around a maze, in cells, for the outer hedge. */
#define EDGE 0.2

/* When the cheese begins to disappear, as a part of the move. */
#define EATEN_BEGIN 0.6

/* Private helpers */

/* Returns the visible part of the maze with its outer hedge. */
static void
get_garden (LabCheeseBoard  *self,
            double           x,
            double           y,
            double           side,
            graphene_rect_t *garden)
{
  double edge = EDGE * side;
  graphene_rect_t whole = GRAPHENE_RECT_INIT (
      (float) (x - edge), (float) (y - edge),
      (float) (lab_cheese_plan_get_width (self->plan) * side + 2 * edge),
      (float) (lab_cheese_plan_get_height (self->plan) * side + 2 * edge));
  graphene_rect_t room
      = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                            (float) gtk_widget_get_height (GTK_WIDGET (self)));

  if (!graphene_rect_intersection (&whole, &room, garden))
    *garden = room;
}

static void
show_cheese (LabCheeseBoard        *self,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *visible,
             guint                  cell,
             double                 x,
             double                 y,
             double                 side,
             double                 presence)
{
  guint width = lab_cheese_plan_get_width (self->plan), row = cell / width;
  double size = side * (1 + 0.5 * (1 - presence));
  double left = x + (cell % width + 0.5) * side - size / 2, top = y + (row + 0.5) * side - size / 2;
  graphene_rect_t place
      = GRAPHENE_RECT_INIT ((float) left, (float) top, (float) size, (float) size);

  if (!graphene_rect_intersection (&place, visible, NULL))
    return;
  if (presence < 1)
    gtk_snapshot_push_opacity (snapshot, presence);
  gtk_snapshot_append_texture (snapshot, lab_cheese_pictures_get_cheese (self->pictures), &place);
  if (presence < 1)
    gtk_snapshot_pop (snapshot);
}

/* Cheese that was eaten disappears when the rat arrives. */
static void
show_all_cheese (LabCheeseBoard        *self,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *visible,
                 double                 x,
                 double                 y,
                 double                 side)
{
  double part = (lab_cheese_board_get_progress (self) - EATEN_BEGIN) / (1 - EATEN_BEGIN);

  for (guint i = 0; i < self->position.n_cheese; i++)
    show_cheese (self, snapshot, visible, self->position.cheese[i], x, y, side, 1);
  for (guint i = 0; i < self->eaten->len; i++)
    show_cheese (self, snapshot, visible, g_array_index (self->eaten, guint, i), x, y, side,
                 1 - CLAMP (part, 0, 1));
}

static void
show_border (GtkSnapshot           *snapshot,
             const graphene_rect_t *place,
             LabColor               color,
             float                  width,
             float                  corner)
{
  const float widths[] = { width, width, width, width };
  const GdkRGBA rgba = { (float) color.red, (float) color.green, (float) color.blue, 1 };
  const GdkRGBA colors[] = { rgba, rgba, rgba, rgba };
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, place, corner);
  gtk_snapshot_append_border (snapshot, &shape, widths, colors);
}

/* The cell of the keyboard has two borders, so that it is seen on every ground. */
static void
show_cursor (LabCheeseBoard         *self,
             GtkSnapshot            *snapshot,
             const LabCheesePalette *palette,
             double                  x,
             double                  y,
             double                  side)
{
  guint width = lab_cheese_plan_get_width (self->plan), row = self->cursor / width;
  float line = (float) MAX (2, 0.06 * side);
  graphene_rect_t place
      = GRAPHENE_RECT_INIT ((float) (x + self->cursor % width * side), (float) (y + row * side),
                            (float) side, (float) side);

  if (self->cursor == LAB_CHEESE_NO_CELL || !gtk_widget_has_focus (GTK_WIDGET (self)))
    return;
  show_border (snapshot, &place, palette->halo, line * 2, 4);
  show_border (snapshot, &place, palette->cursor, line, 4);
}

/* Functions of the board */

/** lab_cheese_board_draw: draws everything. */
void
lab_cheese_board_draw (LabCheeseBoard *self,
                       GtkSnapshot    *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const LabCheesePalette *palette = lab_cheese_palette_get (widget);
  graphene_rect_t garden;
  double x, y, side = lab_cheese_board_get_side (self, &x, &y);
  int size = MAX ((int) (side * gtk_widget_get_scale_factor (widget) + 0.5), 1);

  lab_cheese_ground_set_look (self->ground, palette, size);
  lab_cheese_pictures_set_look (self->pictures, palette, size);
  get_garden (self, x, y, side, &garden);
  lab_cheese_ground_show (self->ground, snapshot, x, y, side, &garden);
  lab_cheese_board_show_heat (self, snapshot, palette, x, y, side);
  lab_cheese_board_show_lines (self, snapshot, palette, x, y, side);
  show_all_cheese (self, snapshot, &garden, x, y, side);
  lab_cheese_board_show_rats (self, snapshot, x, y, side);
  show_cursor (self, snapshot, palette, x, y, side);
  if (gtk_widget_has_visible_focus (widget))
    show_border (snapshot, &garden, palette->cursor, 2, CORNER);
}
