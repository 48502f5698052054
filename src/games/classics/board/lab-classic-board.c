/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-grid.h"

#include <math.h>

#include "lab-classic-art.h"

/* Private helpers */

static guint
get_n_rows (gconstpointer state)
{
  return ((const guint *) state)[0];
}

static guint
get_n_columns (gconstpointer state)
{
  return ((const guint *) state)[1];
}

/* Public functions */

/**
 * lab_classic_grid_init:
 * @self: (out): the grid
 * @scene: what is drawn, of a game whose state passes LAB_CLASSIC_GRID_CHECK_STATE()
 *
 * Makes the cells as large as they fit, and centers them.
 */
void
lab_classic_grid_init (LabClassicGrid        *self,
                       const LabClassicScene *scene)
{
  double border = MAX (1.7 * scene->text, 0.05 * MIN (scene->width, scene->height));

  self->rows = get_n_rows (scene->state);
  self->columns = get_n_columns (scene->state);
  self->border = floor (border);
  self->cell = floor (MIN ((scene->width - 2 * self->border) / self->columns,
                           (scene->height - 2 * self->border) / self->rows));
  self->cell = MAX (self->cell, 1);
  self->x = floor ((scene->width - self->cell * self->columns) / 2);
  self->y = floor ((scene->height - self->cell * self->rows) / 2);
}

/** lab_classic_grid_place: sets @area to that of a cell. */
void
lab_classic_grid_place (const LabClassicGrid *self,
                        guint                 cell,
                        cairo_rectangle_t    *area)
{
  guint row = cell / self->columns;

  area->x = self->x + cell % self->columns * self->cell;
  area->y = self->y + (self->rows - 1 - row) * self->cell;
  area->width = area->height = self->cell;
}

/** lab_classic_grid_name: (transfer full): returns the name of a cell, as moves write it. */
char *
lab_classic_grid_name (gconstpointer state,
                       guint         cell)
{
  guint columns = get_n_columns (state);

  return g_strdup_printf ("%c%u", (char) ('a' + (int) (cell % columns)), cell / columns + 1);
}

/** lab_classic_grid_draw_frame: draws the wood around the cells, with the names of columns and
 * rows. */
void
lab_classic_grid_draw_frame (const LabClassicGrid  *self,
                             const LabClassicScene *scene,
                             cairo_t               *cr)
{
  double width = self->cell * self->columns, height = self->cell * self->rows;
  double line = MAX (1, floor (self->cell / 40));

  lab_classic_art_draw_wood (scene, cr, self->x - self->border, self->y - self->border,
                             width + 2 * self->border, height + 2 * self->border,
                             0.45 * self->border);
  lab_color_set_source (scene->palette->recess, cr);
  cairo_rectangle (cr, self->x - line, self->y - line, width + 2 * line, height + 2 * line);
  cairo_fill (cr);
  lab_color_set_source (scene->palette->wood_ink, cr);
  for (guint column = 0; column < self->columns; column++)
    {
      const char name[] = { (char) ('a' + (int) column), '\0' };
      double x = self->x + (column + 0.5) * self->cell;

      lab_classic_art_draw_text (cr, name, x, self->y + height + 0.5 * self->border, scene->text,
                                 FALSE);
    }
  for (guint row = 0; row < self->rows; row++)
    {
      const char name[] = { (char) ('1' + (int) row), '\0' };

      lab_classic_art_draw_text (cr, name, self->x - 0.5 * self->border,
                                 self->y + (self->rows - row - 0.5) * self->cell, scene->text,
                                 FALSE);
    }
}

/** lab_classic_grid_draw_mark: marks the corners of a cell, for the last move. */
void
lab_classic_grid_draw_mark (const LabClassicGrid  *self,
                            const LabClassicScene *scene,
                            cairo_t               *cr,
                            guint                  cell,
                            double                 alpha)
{
  double line = MAX (1.5, self->cell / 36), inset = 0.07 * self->cell, arm = 0.16 * self->cell;
  cairo_rectangle_t area;

  lab_classic_grid_place (self, cell, &area);
  cairo_save (cr);
  cairo_translate (cr, area.x + self->cell / 2, area.y + self->cell / 2);
  lab_color_set_source (lab_color_fade (scene->palette->paper_glow, alpha), cr);
  cairo_set_line_width (cr, line);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint corner = 0; corner < 4; corner++)
    {
      double far = self->cell / 2 - inset;

      cairo_move_to (cr, far - arm, far);
      cairo_line_to (cr, far, far);
      cairo_line_to (cr, far, far - arm);
      cairo_stroke (cr);
      cairo_rotate (cr, G_PI_2);
    }
  cairo_restore (cr);
}

/** lab_classic_grid_get_n_spots: returns the number of cells, for a board whose spots they are. */
guint
lab_classic_grid_get_n_spots (gconstpointer state)
{
  return get_n_rows (state) * get_n_columns (state);
}

/** lab_classic_grid_has_spot: returns whether there is a cell with this number. */
gboolean
lab_classic_grid_has_spot (gconstpointer state,
                           guint         spot)
{
  return spot < lab_classic_grid_get_n_spots (state);
}

/** lab_classic_grid_place_spot: sets @area to that of a cell. */
void
lab_classic_grid_place_spot (const LabClassicScene *scene,
                             guint                  spot,
                             cairo_rectangle_t     *area)
{
  LabClassicGrid grid;

  lab_classic_grid_init (&grid, scene);
  lab_classic_grid_place (&grid, spot, area);
}

/** lab_classic_grid_get_next_spot: returns the cell beside another one, or -1 at the edge. */
int
lab_classic_grid_get_next_spot (const LabClassicScene *scene,
                                guint                  spot,
                                GtkDirectionType       direction)
{
  guint rows = get_n_rows (scene->state), columns = get_n_columns (scene->state);
  guint column = spot % columns, row = spot / columns;

  switch (direction)
    {
    case GTK_DIR_LEFT:
      return column > 0 ? (int) spot - 1 : -1;
    case GTK_DIR_RIGHT:
      return column + 1 < columns ? (int) spot + 1 : -1;
    case GTK_DIR_UP:
      return row + 1 < rows ? (int) (spot + columns) : -1;
    case GTK_DIR_DOWN:
      return row > 0 ? (int) (spot - columns) : -1;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return -1;
    }
}
