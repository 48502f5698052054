/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board.h"

#include <gtk/gtk.h>
#include <math.h>

#include "lab-classic-art.h"
#include "lab-classic.h"
#include "lab-style.h"

/* To show another game, add its description here. */
static const LabClassicBoard * const boards[] = {
  &lab_matches_board,
  &lab_divide_board,
  &lab_hexapawn_board,
  &lab_tictactoe_board,
};

/**
 * lab_classic_grid_init:
 * @self: (out): the grid
 * @scene: what is drawn, of a game whose state begins with #LabClassicCells
 * @cr: (nullable): where it is drawn
 *
 * Makes the cells as large as they fit, and centers them.
 */
void
lab_classic_grid_init (LabClassicGrid        *self,
                       const LabClassicScene *scene,
                       cairo_t               *cr)
{
  const LabClassicCells *cells = scene->state;
  double border = MAX (1.7 * scene->text, 0.05 * MIN (scene->width, scene->height));

  self->scene = scene;
  self->cr = cr;
  self->rows = cells->rows;
  self->columns = cells->columns;
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
  guint columns = ((const LabClassicCells *) state)->columns;

  return g_strdup_printf ("%c%u", (char) ('a' + (int) (cell % columns)), cell / columns + 1);
}

/** lab_classic_grid_draw_frame: draws the wood around the cells, with the names of columns and
 * rows. */
void
lab_classic_grid_draw_frame (const LabClassicGrid *self)
{
  const LabClassicScene *scene = self->scene;
  cairo_t *cr = self->cr;
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
lab_classic_grid_draw_mark (const LabClassicGrid *self,
                            guint                 cell,
                            double                alpha)
{
  cairo_t *cr = self->cr;
  double line = MAX (1.5, self->cell / 36), inset = 0.07 * self->cell, arm = 0.16 * self->cell;
  cairo_rectangle_t area;

  lab_classic_grid_place (self, cell, &area);
  cairo_save (cr);
  cairo_translate (cr, area.x + self->cell / 2, area.y + self->cell / 2);
  lab_color_set_source (lab_color_fade (self->scene->palette->paper_glow, alpha), cr);
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
  const LabClassicCells *cells = state;

  return cells->rows * cells->columns;
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

  lab_classic_grid_init (&grid, scene, NULL);
  lab_classic_grid_place (&grid, spot, area);
}

/** lab_classic_grid_get_next_spot: returns the cell beside another one, or -1 at the edge. */
int
lab_classic_grid_get_next_spot (const LabClassicScene *scene,
                                guint                  spot,
                                GtkDirectionType       direction)
{
  const LabClassicCells *cells = scene->state;
  guint rows = cells->rows, columns = cells->columns;
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

/* Small pictures show bigger things with little wood around them. */
#define NATURAL_SIZE 120

/**
 * LabClassicPicture:
 *
 * A still picture of a position, which players cannot use and screen readers ignore.
 */
struct _LabClassicPicture
{
  LabDrawnWidget parent_instance;

  const LabClassicBoard *board;
  gpointer state;
};

G_DEFINE_FINAL_TYPE (LabClassicPicture, lab_classic_picture, LAB_TYPE_DRAWN_WIDGET)

/* Widget */

static void
lab_classic_picture_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  LabClassicPicture *self = LAB_CLASSIC_PICTURE (widget);
  LabClassicScene scene = { .origin = -1, .chosen = -1, .preview = -1, .pulse = 1 };
  cairo_t *cr;

  if (self->board == NULL)
    return;
  lab_classic_scene_fit (&scene, widget, self->state);
  /* The names of cells say nothing in a picture. */
  scene.text = 0;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) scene.width,
                                                                 (float) scene.height));
  self->board->draw_ground (&scene, cr);
  self->board->draw (&scene, cr);
  cairo_destroy (cr);
}

static void
lab_classic_picture_finalize (GObject *object)
{
  LabClassicPicture *self = LAB_CLASSIC_PICTURE (object);

  g_free (self->state);
  G_OBJECT_CLASS (lab_classic_picture_parent_class)->finalize (object);
}

static void
lab_classic_picture_class_init (LabClassicPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_classic_picture_finalize;
  widget_class->snapshot = lab_classic_picture_snapshot;
  LAB_DRAWN_WIDGET_CLASS (klass)->minimum = 0;
  LAB_DRAWN_WIDGET_CLASS (klass)->natural = NATURAL_SIZE;
  gtk_widget_class_set_css_name (widget_class, "classicpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_classic_picture_init (LabClassicPicture *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  lab_style_follow (GTK_WIDGET (self));
}

/** lab_classic_picture_new: returns an empty picture. */
GtkWidget *
lab_classic_picture_new (void)
{
  return g_object_new (LAB_TYPE_CLASSIC_PICTURE, NULL);
}

/**
 * lab_classic_picture_set_state:
 * @self: a picture
 * @classic: a game
 * @state: the position to show, which is copied
 *
 * Changes what the picture shows.
 */
void
lab_classic_picture_set_state (LabClassicPicture *self,
                               const LabClassic  *classic,
                               gconstpointer      state)
{
  g_return_if_fail (LAB_IS_CLASSIC_PICTURE (self));
  g_return_if_fail (classic != NULL && state != NULL);

  g_free (self->state);
  self->board = lab_classic_board_find (classic);
  self->state = g_memdup2 (state, classic->state_size);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_classic_board_find:
 * @classic: a game
 *
 * Returns: (nullable): how the game looks; %NULL if nobody has described it
 */
const LabClassicBoard *
lab_classic_board_find (const LabClassic *classic)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      if (boards[i]->classic == classic)
        return boards[i];
    }
  return NULL;
}

/**
 * lab_classic_board_find_action:
 * @self: the look of a game
 * @state: a position
 * @chosen: the spot that was chosen first, or -1
 * @spot: the spot that is chosen now
 * @action: (out): the action, or one of those that begin with @spot
 *
 * Finds the action that a player chooses, or begins to choose, with a spot.
 *
 * Returns: whether there is one
 */
gboolean
lab_classic_board_find_action (const LabClassicBoard *self,
                               gconstpointer          state,
                               int                    chosen,
                               guint                  spot,
                               guint32               *action)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (self->classic, state);

  for (guint i = 0; i < actions->len; i++)
    {
      guint32 candidate = g_array_index (actions, guint32, i);

      if (chosen >= 0 ? !self->takes_part (state, candidate, 0, (guint) chosen)
                            || !self->takes_part (state, candidate, 1, spot)
                      : !self->takes_part (state, candidate, 0, spot))
        continue;
      *action = candidate;
      return TRUE;
    }
  return FALSE;
}

/**
 * lab_classic_board_find_spot:
 * @self: the look of a game
 * @state: a position
 * @action: one of its actions
 * @step: 0 for the first spot of the action, 1 for the second
 *
 * Returns: a spot that chooses @action; -1 if there is no such step
 */
int
lab_classic_board_find_spot (const LabClassicBoard *self,
                             gconstpointer          state,
                             guint32                action,
                             guint                  step)
{
  for (guint spot = 0; step < self->n_steps && spot < self->get_n_spots (state); spot++)
    {
      if (self->has_spot (state, spot) && self->takes_part (state, action, step, spot))
        return (int) spot;
    }
  return -1;
}

/**
 * lab_classic_board_describe_move:
 * @classic: a game
 * @state: the position before the action
 * @action: an action
 *
 * Describes an action for screen readers and lists of moves, such as “takes 2 matches”.
 *
 * Returns: (transfer full): what the player does, without the name of the player
 */
char *
lab_classic_board_describe_move (const LabClassic *classic,
                                 gconstpointer     state,
                                 guint32           action)
{
  const LabClassicBoard *self = lab_classic_board_find (classic);

  return self != NULL ? self->describe_move (state, action)
                      : classic->format_action (state, action);
}
