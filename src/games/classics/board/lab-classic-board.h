/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-classic-art.h"
#include "lab-classic.h"
#include "lab-drawn-widget.h"

G_BEGIN_DECLS

/**
 * LabClassicBoard:
 * @classic: the game
 * @n_steps: how many spots a player chooses for an action, 1 or 2
 * @value_at: where a spot shows its value, from 0 at its top to 1 at its bottom; in a wide spot,
 *   from its left to its right
 * @on_cloth: whether the highlights are those for cloth, not for paper
 * @get_n_spots: the number of spots in any position of a game
 * @has_spot: whether a spot exists in a position. One of them does at any time
 * @place_spot: sets the area of a spot that exists
 * @get_next: returns the spot next to another one in a direction, or -1
 * @takes_part: whether a spot is a way to choose an action, as its step number @step
 * @label: returns what lies on a spot, for screen readers
 * @explain: returns why a spot cannot be chosen after @chosen; both can be -1, for none. The game
 *   is not over
 * @describe_move: returns a sentence about an action, which follows the name of the player
 * @tell_side: (nullable): returns which pieces a player has; @you is whether the sentence speaks to
 *   that player. %NULL if the pieces belong to nobody
 * @how: how to make a move with the pointer, for the lesson
 * @draw_ground: draws what never changes during a game
 * @draw: draws what lies on it
 *
 * How one of the games looks. A spot is a place that players can point at, such as a cell. An
 * action is chosen by one spot, or by two, such as the cells that a pawn leaves and moves to.
 */
typedef struct
{
  const LabClassic *classic;
  guint             n_steps;
  double            value_at;
  gboolean          on_cloth;
  guint           (*get_n_spots)   (gconstpointer          state);
  gboolean        (*has_spot)      (gconstpointer          state,
                                    guint                  spot);
  void            (*place_spot)    (const LabClassicScene *scene,
                                    guint                  spot,
                                    cairo_rectangle_t     *area);
  int             (*get_next)      (const LabClassicScene *scene,
                                    guint                  spot,
                                    GtkDirectionType       direction);
  gboolean        (*takes_part)    (gconstpointer          state,
                                    guint32                action,
                                    guint                  step,
                                    guint                  spot);
  char           *(*label)         (gconstpointer          state,
                                    guint                  spot);
  char           *(*explain)       (gconstpointer          state,
                                    int                    chosen,
                                    int                    spot);
  char           *(*describe_move) (gconstpointer          state,
                                    guint32                action);
  const char     *(*tell_side)     (guint                  player,
                                    gboolean               you);
  const char       *how;
  void            (*draw_ground)   (const LabClassicScene *scene,
                                    cairo_t               *cr);
  void            (*draw)          (const LabClassicScene *scene,
                                    cairo_t               *cr);
} LabClassicBoard;

extern const LabClassicBoard lab_matches_board;
extern const LabClassicBoard lab_divide_board;
extern const LabClassicBoard lab_hexapawn_board;
extern const LabClassicBoard lab_tictactoe_board;

/**
 * LabClassicGrid:
 * @scene: what is drawn
 * @cr: (nullable): where it is drawn
 * @rows: the number of rows
 * @columns: the number of columns
 * @cell: the width and height of a cell, in pixels
 * @border: the width of the wood around the cells
 * @x: the left edge of the cells
 * @y: their top edge
 *
 * A board of cells. They are numbered row by row from a1, which is at the bottom left in all
 * languages.
 */
typedef struct
{
  const LabClassicScene *scene;
  cairo_t               *cr;
  guint                  rows;
  guint                  columns;
  double                 cell;
  double                 border;
  double                 x;
  double                 y;
} LabClassicGrid;

#define LAB_TYPE_CLASSIC_PICTURE (lab_classic_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicPicture, lab_classic_picture, LAB, CLASSIC_PICTURE, LabDrawnWidget)

const LabClassicBoard *lab_classic_board_find          (const LabClassic      *classic);
gboolean               lab_classic_board_find_action   (const LabClassicBoard *self,
                                                        gconstpointer          state,
                                                        int                    chosen,
                                                        guint                  spot,
                                                        guint32               *action);
int                    lab_classic_board_find_spot     (const LabClassicBoard *self,
                                                        gconstpointer          state,
                                                        guint32                action,
                                                        guint                  step);
char                  *lab_classic_board_describe_move (const LabClassic      *classic,
                                                        gconstpointer          state,
                                                        guint32                action);
void                   lab_classic_grid_init           (LabClassicGrid        *self,
                                                        const LabClassicScene *scene,
                                                        cairo_t               *cr);
void                   lab_classic_grid_place          (const LabClassicGrid  *self,
                                                        guint                  cell,
                                                        cairo_rectangle_t     *area);
char                  *lab_classic_grid_name           (gconstpointer          state,
                                                        guint                  cell);
void                   lab_classic_grid_draw_frame     (const LabClassicGrid  *self);
void                   lab_classic_grid_draw_mark      (const LabClassicGrid  *self,
                                                        guint                  cell,
                                                        double                 alpha);
guint                  lab_classic_grid_get_n_spots    (gconstpointer          state);
gboolean               lab_classic_grid_has_spot       (gconstpointer          state,
                                                        guint                  spot);
void                   lab_classic_grid_place_spot     (const LabClassicScene *scene,
                                                        guint                  spot,
                                                        cairo_rectangle_t     *area);
int                    lab_classic_grid_get_next_spot  (const LabClassicScene *scene,
                                                        guint                  spot,
                                                        GtkDirectionType       direction);
GtkWidget             *lab_classic_picture_new         (void);
void                   lab_classic_picture_set_state   (LabClassicPicture     *self,
                                                        const LabClassic      *classic,
                                                        gconstpointer          state);

G_END_DECLS
