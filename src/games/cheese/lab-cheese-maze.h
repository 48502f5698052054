/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-graph.h"
#include "lab-refuse.h"

G_BEGIN_DECLS

#define LAB_CHEESE_ERROR (lab_cheese_error_quark ())

/**
 * LabCheeseError:
 * @LAB_CHEESE_ERROR_SYNTAX: a text is not valid
 * @LAB_CHEESE_ERROR_RANGE: a setting is outside its limits
 * @LAB_CHEESE_ERROR_MAZE: a maze is not valid
 * @LAB_CHEESE_ERROR_ACTION: an action is not allowed now
 * @LAB_CHEESE_ERROR_FAILED: something else failed, such as a player
 *
 * What is wrong. The message says it in one line.
 */
typedef enum
{
  LAB_CHEESE_ERROR_SYNTAX,
  LAB_CHEESE_ERROR_RANGE,
  LAB_CHEESE_ERROR_MAZE,
  LAB_CHEESE_ERROR_ACTION,
  LAB_CHEESE_ERROR_FAILED,
} LabCheeseError;

/** LAB_CHEESE_NO_CELL: stands for no cell. */
#define LAB_CHEESE_NO_CELL G_MAXUINT

/** LAB_CHEESE_MAX_SIDE: the largest width and height; a maze has at most LAB_CHEESE_MAX_CELLS. */
#define LAB_CHEESE_MAX_SIDE 65536
#define LAB_CHEESE_MAX_CELLS 1000000
/** LAB_CHEESE_MAX_WEIGHT: the largest number of turns that mud can cost. */
#define LAB_CHEESE_MAX_WEIGHT 1000000

/**
 * LabCheeseAction:
 *
 * What a rat does in a turn.
 */
typedef enum
{
  LAB_CHEESE_NOTHING,
  LAB_CHEESE_NORTH,
  LAB_CHEESE_EAST,
  LAB_CHEESE_SOUTH,
  LAB_CHEESE_WEST,
} LabCheeseAction;

#define LAB_N_CHEESE_ACTIONS 5

/**
 * LabCheeseActionName:
 * @id: the word for an action in the terminal and in programs
 * @letter: its letter in files: -, N, E, S, or W
 *
 * What an action is called.
 */
typedef struct
{
  const char *id;
  char        letter;
} LabCheeseActionName;

extern const LabCheeseActionName lab_cheese_actions[LAB_N_CHEESE_ACTIONS];

/**
 * LabCheeseMaze:
 * @width: the number of columns
 * @height: the number of rows
 * @n_cells: the number of cells, without holes
 * @n_edges: two for each passage
 * @cells: (array length=n_cells): the cells, in the order of the maze
 * @graph: its cells and passages; the cost is that in turns
 *
 * A maze of the cheese race: cells in a rectangle, some of which are holes; passages between
 * adjacent cells; mud, which makes a passage cost more than one turn. A cell has the number
 * `row * width + column`, from the north-west. The order of the cells and of the neighbors of a
 * cell is part of the maze, because algorithms follow it. A maze never changes.
 */
typedef struct
{
  guint           width;
  guint           height;
  guint           n_cells;
  guint           n_edges;
  guint          *cells;
  LabGraph        graph;

  /*< private >*/
  gatomicrefcount n_references;
  /* For each cell and action: */
  guint          *next;       /* the cell that it leads to, or LAB_CHEESE_NO_CELL */
  guint          *weights;    /* the turns that it takes, or 0 */
  guint          *first;      /* for each cell of the rectangle, where its edges begin */
  LabEdge        *edges;      /* of the cells in the order of the maze */
} LabCheeseMaze;

GQuark          lab_cheese_error_quark         (void);

LabCheeseMaze  *lab_cheese_maze_ref            (LabCheeseMaze       *self);
void            lab_cheese_maze_unref          (LabCheeseMaze       *self);
gboolean        lab_cheese_maze_has_cell       (const LabCheeseMaze *self,
                                                guint                cell);
const LabEdge  *lab_cheese_maze_get_neighbors  (const LabCheeseMaze *self,
                                                guint                cell,
                                                guint               *n_neighbors);
guint           lab_cheese_maze_get_next       (const LabCheeseMaze *self,
                                                guint                cell,
                                                LabCheeseAction      action);
guint           lab_cheese_maze_get_weight     (const LabCheeseMaze *self,
                                                guint                cell,
                                                LabCheeseAction      action);
LabCheeseAction lab_cheese_maze_find_action    (const LabCheeseMaze *self,
                                                guint                from,
                                                guint                to);
gboolean        lab_cheese_maze_is_symmetric   (const LabCheeseMaze *self);

/* lab-cheese-maze-text.c */

LabCheeseMaze  *lab_cheese_maze_new_from_text (const char           *text,
                                               gssize                length,
                                               GError              **error);
char           *lab_cheese_maze_to_text       (const LabCheeseMaze  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseMaze, lab_cheese_maze_unref)

gboolean        lab_cheese_step                (guint                width,
                                                guint                height,
                                                guint               *cell,
                                                LabCheeseAction      action);

/* Actions as text: "nothing", "north", "east", "south", "west", and one letter each: - N E S W */

gboolean        lab_cheese_action_parse        (const char          *text,
                                                LabCheeseAction     *action);

G_END_DECLS
