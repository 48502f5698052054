/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-board-private.h"

#include "lab-escape-picture.h"
#include "lab-escape-telling.h"

/* Ways on the board. Where an item is used on a way, there is a small picture of it. A rift
 * interrupts the line. The part in the maze of the level that the board does not show now, before
 * or after a shuffle, is faint, because it goes through walls that are seen. */

#define FAINT 0.4

/* A mark, in cells: the size of its disc and of the picture, and how far it is from the middle of
 * the cell, so that the figure and the other way are not covered. */
#define MARK_RADIUS 0.29
#define MARK_PICTURE 0.54
#define MARK_ASIDE 0.23

/* Private helpers */

static LabEscapeLevel *
get_level (LabEscapeBoard *self)
{
  return lab_escape_game_get_level (self->game);
}

static void
draw_cells (const GArray           *cells,
            LabEscapeLine           line,
            cairo_t                *cr,
            int                     size)
{
  lab_escape_art_draw_line (cr, (const LabMazeCell *) (void *) cells->data, cells->len, line,
                            lab_escape_board_get_palette (), size);
}

static void
draw_way (LabEscapeBoard *self,
          const GArray   *way,
          LabEscapeLine   line,
          cairo_t        *cr,
          int             size)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));

  for (guint i = 0; way != NULL && i < way->len; i++)
    {
      const LabEscapeStop *stop = &g_array_index (way, LabEscapeStop, i);

      g_array_append_val (cells, stop->cell);
      if (i + 1 < way->len && stop->move != LAB_ESCAPE_USE_RIFT
          && stop->move != LAB_ESCAPE_USE_SHUFFLE)
        continue;
      cairo_push_group (cr);
      draw_cells (cells, line, cr, size);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, stop->maze == self->shown.maze ? 1 : FAINT);
      g_array_set_size (cells, 0);
    }
}

static void
draw_mark (cairo_t       *cr,
           LabEscapeItem  item,
           double         column,
           double         row,
           int            size)
{
  const LabEscapePalette *palette = lab_escape_board_get_palette ();

  cairo_save (cr);
  cairo_translate (cr, column * size, row * size);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, MARK_RADIUS * size, 0, 2 * G_PI);
  lab_color_set_source (palette->floor, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (palette->ink, cr);
  cairo_set_line_width (cr, MAX (1, 0.03 * size));
  cairo_stroke (cr);
  cairo_translate (cr, -MARK_PICTURE / 2 * size, -MARK_PICTURE / 2 * size);
  lab_escape_art_draw_thing (cr, lab_escape_picture_get_item (item), palette, MARK_PICTURE * size);
  cairo_restore (cr);
}

/* Marks where items are used, on one side of the line. */
static void
draw_marks (const GArray *way,
            double        aside,
            cairo_t      *cr,
            int           size)
{
  guint n_here = 0;

  for (guint i = 0; way != NULL && i < way->len; i++)
    {
      const LabEscapeStop *stop = &g_array_index (way, LabEscapeStop, i);
      LabEscapeItem item;

      if (stop->move >= LAB_N_ESCAPE_MOVES || !lab_escape_move_get_item (stop->move, &item))
        {
          n_here = 0;
          continue;
        }
      /* Several items in one cell are beside each other. */
      draw_mark (cr, item, stop->cell.column + 0.5 + aside * (1 - 2.0 * n_here),
                 stop->cell.row + 0.5 - aside, size);
      n_here++;
    }
}

static void
draw_aims (LabEscapeBoard *self,
           cairo_t        *cr,
           int             size)
{
  for (int direction = 0; self->aiming && direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      if (lab_escape_position_may_play (&self->shown, get_level (self),
                                        (LabEscapeMove) (LAB_ESCAPE_LEAP_OVER + direction), NULL))
        lab_escape_art_draw_aim (cr, self->shown.cell, (LabMazeDirection) direction,
                                 lab_escape_board_get_palette (), size);
    }
}

/* For the board */

void
lab_escape_board_show_lines (LabEscapeBoard         *self,
                             GtkSnapshot            *snapshot,
                             const graphene_rect_t  *bounds,
                             double                  x,
                             double                  y)
{
  int size = lab_escape_board_get_cell_size (self);
  cairo_t *cr;

  if (self->walked == NULL && self->guide == NULL && self->walk == NULL && !self->aiming)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, bounds);
  cairo_translate (cr, x, y);
  draw_way (self, self->walked, LAB_ESCAPE_LINE_WALKED, cr, size);
  draw_way (self, self->best, LAB_ESCAPE_LINE_BEST, cr, size);
  draw_way (self, self->guide, LAB_ESCAPE_LINE_BEST, cr, size);
  if (self->walk != NULL)
    draw_cells (self->walk, LAB_ESCAPE_LINE_POINTED, cr, size);
  draw_aims (self, cr, size);
  cairo_destroy (cr);
}

/* Shows where items are used, above the figure: on the player's way at the lower left of the cell,
 * on others at the upper right. */
void
lab_escape_board_show_marks (LabEscapeBoard         *self,
                             GtkSnapshot            *snapshot,
                             const graphene_rect_t  *bounds,
                             double                  x,
                             double                  y)
{
  int size = lab_escape_board_get_cell_size (self);
  cairo_t *cr;

  if (self->walked == NULL && self->guide == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, bounds);
  cairo_translate (cr, x, y);
  draw_marks (self->walked, -MARK_ASIDE, cr, size);
  draw_marks (self->best, MARK_ASIDE, cr, size);
  draw_marks (self->guide, MARK_ASIDE, cr, size);
  cairo_destroy (cr);
}
