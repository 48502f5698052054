/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-classic.h"
#include "lab-classic-palette.h"

G_BEGIN_DECLS

/**
 * LabClassicPart:
 * @LAB_CLASSIC_PART_ALL: all of it
 * @LAB_CLASSIC_PART_RESTING: what looks the same until the action ends, wherever the pointer is
 * @LAB_CLASSIC_PART_MOVING: the rest
 *
 * Which part of a scene is drawn. The resting part is drawn once for many frames.
 */
typedef enum
{
  LAB_CLASSIC_PART_ALL,
  LAB_CLASSIC_PART_RESTING,
  LAB_CLASSIC_PART_MOVING,
} LabClassicPart;

/**
 * LabClassicScene:
 * @part: the part to draw
 * @state: the position; while an action is shown, the position before it
 * @width: the width of the drawing, in pixels
 * @height: its height
 * @text: the height of its letters
 * @palette: its colors
 * @moving: whether an action is shown
 * @action: that action
 * @progress: how much of it has happened, 0 to 1
 * @origin: the spot that a player pressed for @action, or -1
 * @has_last: whether an action led to @state
 * @last: that action
 * @chosen: the pawn that was chosen to move, as a spot, or -1
 * @preview: the spot whose action is shown in advance, or -1
 * @pulse: how strong a hint is drawn, 0 to 1
 * @drag_x: how far the chosen pawn was dragged, in pixels
 * @drag_y: the same, downwards
 *
 * What a board shows.
 */
typedef struct
{
  LabClassicPart           part;
  gconstpointer            state;
  double                   width;
  double                   height;
  double                   text;
  const LabClassicPalette *palette;
  gboolean                 moving;
  guint32                  action;
  double                   progress;
  int                      origin;
  gboolean                 has_last;
  guint32                  last;
  int                      chosen;
  int                      preview;
  double                   pulse;
  double                   drag_x;
  double                   drag_y;
} LabClassicScene;

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
 * @how: how to make a move with the pointer, for the tutorial
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

G_END_DECLS
