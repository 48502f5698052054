/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-editor.h"

#include <string.h>

#include "lab-robots-recipe.h"

#define DEFAULT_SIZE 16
#define DEFAULT_ROBOTS 4

/* Old boards are copies: a board is small. */
#define MAX_UNDO 200

struct _LabRobotsEditor
{
  GObject parent_instance;

  LabRobotsBoard board;
  GArray *undo, *redo;          /* of LabRobotsBoard, the latest one last */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsEditor, lab_robots_editor, G_TYPE_OBJECT)

/* Private helpers */

/* Makes a board the current one, which can be undone. */
static void
change (LabRobotsEditor      *self,
        const LabRobotsBoard *board)
{
  if (lab_robots_board_equal (&self->board, board))
    return;
  g_array_append_val (self->undo, self->board);
  if (self->undo->len > MAX_UNDO)
    g_array_remove_index (self->undo, 0);
  g_array_set_size (self->redo, 0);
  self->board = *board;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Goes back or forward. */
static void
go (LabRobotsEditor *self,
    GArray          *from,
    GArray          *to)
{
  if (from->len == 0)
    return;
  g_array_append_val (to, self->board);
  self->board = g_array_index (from, LabRobotsBoard, from->len - 1);
  g_array_set_size (from, from->len - 1);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Whether a robot can be put on a cell without another one there, and not on the target. */
static gboolean
is_free (const LabRobotsBoard *board,
         guint                 cell)
{
  return cell != board->target && !lab_robots_board_is_island (board, cell)
         && !lab_robots_board_find_robot (board, cell, NULL);
}

static guint16
find_free_cell (const LabRobotsBoard *board)
{
  guint cell = 0;

  while (!is_free (board, cell))
    cell++;
  return (guint16) cell;
}

/* Adds a robot on the first free cell. */
static void
add_robot (LabRobotsBoard *board)
{
  guint16 cell = find_free_cell (board);

  board->starts[board->n_robots++] = cell;
}

static void
copy_walls (const LabRobotsBoard *from,
            LabRobotsBoard       *to)
{
  guint size = MIN (from->size, to->size);

  for (guint row = 0; row < size; row++)
    {
      for (guint column = 0; column < size; column++)
        {
          guint cell = row * from->size + column;

          /* The closed cells may be elsewhere now: their walls do not stay. */
          if (!lab_robots_board_is_fixed (from, cell, LAB_ROBOTS_EAST)
              && lab_robots_board_has_wall (from, cell, LAB_ROBOTS_EAST))
            lab_robots_board_set_wall (to, row * to->size + column, LAB_ROBOTS_EAST, TRUE);
          if (!lab_robots_board_is_fixed (from, cell, LAB_ROBOTS_SOUTH)
              && lab_robots_board_has_wall (from, cell, LAB_ROBOTS_SOUTH))
            lab_robots_board_set_wall (to, row * to->size + column, LAB_ROBOTS_SOUTH, TRUE);
        }
    }
}

/* Finds the same cell on a board of another size, unless it is closed there or outside. */
static gboolean
find_same_cell (const LabRobotsBoard *from,
                guint                 cell,
                const LabRobotsBoard *to,
                guint16              *same)
{
  guint row = cell / from->size, column = cell % from->size;

  *same = (guint16) (row * to->size + column);
  return row < to->size && column < to->size && !lab_robots_board_is_island (to, *same);
}

/* GObject */

static void
lab_robots_editor_finalize (GObject *object)
{
  LabRobotsEditor *self = LAB_ROBOTS_EDITOR (object);

  g_array_unref (self->undo);
  g_array_unref (self->redo);
  G_OBJECT_CLASS (lab_robots_editor_parent_class)->finalize (object);
}

static void
lab_robots_editor_class_init (LabRobotsEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_robots_editor_finalize;

  /**
   * LabRobotsEditor::changed:
   * @self: the editor
   *
   * The board has changed, or what can be undone and redone.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_robots_editor_init (LabRobotsEditor *self)
{
  lab_robots_board_init (&self->board, DEFAULT_SIZE);
  self->board.n_robots = 0;
  while (self->board.n_robots < DEFAULT_ROBOTS)
    add_robot (&self->board);
  self->undo = g_array_new (FALSE, FALSE, sizeof (LabRobotsBoard));
  self->redo = g_array_new (FALSE, FALSE, sizeof (LabRobotsBoard));
}

/* Public functions */

/** lab_robots_editor_new: (constructor): an editor of a board without walls. */
LabRobotsEditor *
lab_robots_editor_new (void)
{
  return g_object_new (LAB_TYPE_ROBOTS_EDITOR, NULL);
}

/** lab_robots_editor_get_board: (transfer none): returns the board, until it changes. */
const LabRobotsBoard *
lab_robots_editor_get_board (LabRobotsEditor *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR (self), NULL);

  return &self->board;
}

/** lab_robots_editor_set_board: replaces the board, which can be undone. */
void
lab_robots_editor_set_board (LabRobotsEditor      *self,
                             const LabRobotsBoard *board)
{
  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self) && board != NULL);

  change (self, board);
}

/** lab_robots_editor_clear: removes all walls but those of the edge and of the closed cells. */
void
lab_robots_editor_clear (LabRobotsEditor *self)
{
  LabRobotsBoard board, old;

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));

  old = self->board;
  lab_robots_board_init (&board, old.size);
  memcpy (old.walls, board.walls, sizeof old.walls);
  change (self, &old);
}

/** lab_robots_editor_draw: draws walls, robots, and the target at random; the rest stays. */
void
lab_robots_editor_draw (LabRobotsEditor *self,
                        guint64          seed)
{
  LabRobotsRecipe recipe;
  LabRobotsBoard board;

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));

  lab_robots_recipe_init (&recipe);
  recipe.size = self->board.size;
  recipe.n_robots = self->board.n_robots;
  recipe.any_robot = self->board.any_robot;
  recipe.must_ricochet = self->board.must_ricochet;
  lab_robots_recipe_make (&recipe, seed, &board);
  change (self, &board);
}

/**
 * lab_robots_editor_resize:
 * @self: an editor
 * @size: the new number of rows
 *
 * Changes the size. What is at the north-west stays. Robots and a target that have no cell any
 * longer are put on free cells.
 */
void
lab_robots_editor_resize (LabRobotsEditor *self,
                          guint            size)
{
  const LabRobotsBoard *old = &self->board;
  LabRobotsBoard board;
  gboolean is_placed[LAB_ROBOTS_MAX_ROBOTS];

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));
  g_return_if_fail (size % 2 == 0);
  g_return_if_fail (size >= LAB_ROBOTS_MIN_SIZE && size <= LAB_ROBOTS_MAX_SIZE);

  if (size == old->size)
    return;
  lab_robots_board_init (&board, size);
  copy_walls (old, &board);
  board.any_robot = old->any_robot;
  board.must_ricochet = old->must_ricochet;
  board.n_robots = old->n_robots;
  if (!find_same_cell (old, old->target, &board, &board.target))
    board.target = (guint16) (size * size - 1);
  for (guint i = 0; i < old->n_robots; i++)
    {
      is_placed[i] = find_same_cell (old, old->starts[i], &board, &board.starts[i]);
      if (!is_placed[i])
        board.starts[i] = G_MAXUINT16;
    }
  for (guint i = 0; i < old->n_robots; i++)
    {
      if (!is_placed[i])
        board.starts[i] = find_free_cell (&board);
    }
  change (self, &board);
}

/** lab_robots_editor_set_n_robots: adds robots on free cells, or removes the last ones. */
void
lab_robots_editor_set_n_robots (LabRobotsEditor *self,
                                guint            n_robots)
{
  LabRobotsBoard board;

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));
  g_return_if_fail (n_robots >= 1 && n_robots <= LAB_ROBOTS_MAX_ROBOTS);

  board = self->board;
  while (board.n_robots < n_robots)
    add_robot (&board);
  while (board.n_robots > n_robots)
    board.starts[--board.n_robots] = 0;
  change (self, &board);
}

/** lab_robots_editor_set_any_robot: chooses whether any robot may stop on the target. */
void
lab_robots_editor_set_any_robot (LabRobotsEditor *self,
                                 gboolean         any_robot)
{
  LabRobotsBoard board;

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));

  board = self->board;
  board.any_robot = any_robot;
  change (self, &board);
}

/** lab_robots_editor_set_must_ricochet: chooses whether a straight way does not count. */
void
lab_robots_editor_set_must_ricochet (LabRobotsEditor *self,
                                     gboolean         must_ricochet)
{
  LabRobotsBoard board;

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));

  board = self->board;
  board.must_ricochet = must_ricochet;
  change (self, &board);
}

/**
 * lab_robots_editor_toggle_wall:
 * @self: an editor
 * @cell: a cell
 * @side: a side of it
 *
 * Adds a wall, or removes it. Walls of the edge and of the closed cells stay.
 *
 * Returns: whether something changed
 */
gboolean
lab_robots_editor_toggle_wall (LabRobotsEditor *self,
                               guint            cell,
                               LabRobotsSide    side)
{
  LabRobotsBoard board;

  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR (self), FALSE);
  g_return_val_if_fail (cell < lab_robots_board_get_n_cells (&self->board), FALSE);

  if (lab_robots_board_is_fixed (&self->board, cell, side))
    return FALSE;
  board = self->board;
  lab_robots_board_set_wall (&board, cell, side, !lab_robots_board_has_wall (&board, cell, side));
  change (self, &board);
  return TRUE;
}

/**
 * lab_robots_editor_put:
 * @self: an editor
 * @piece: a robot, or the target; robots that are missing up to this one are added
 * @cell: a cell
 *
 * Puts a piece on a cell. A robot that is there takes the place of the other one.
 *
 * Returns: whether that is possible: the cells in the middle are closed
 */
gboolean
lab_robots_editor_put (LabRobotsEditor *self,
                       LabRobotsPiece   piece,
                       guint            cell)
{
  LabRobotsBoard board;
  guint other;

  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR (self), FALSE);
  g_return_val_if_fail ((guint) piece < LAB_N_ROBOTS_PIECES, FALSE);
  g_return_val_if_fail (cell < lab_robots_board_get_n_cells (&self->board), FALSE);

  if (lab_robots_board_is_island (&self->board, cell))
    return FALSE;
  board = self->board;
  if (piece == LAB_ROBOTS_PIECE_TARGET)
    board.target = (guint16) cell;
  else
    {
      while (board.n_robots <= (guint) piece)
        add_robot (&board);
      if (lab_robots_board_find_robot (&board, cell, &other))
        board.starts[other] = board.starts[piece];
      board.starts[piece] = (guint16) cell;
    }
  change (self, &board);
  return TRUE;
}

/** lab_robots_editor_find_piece: finds what is on a cell: a robot, else the target. */
gboolean
lab_robots_editor_find_piece (LabRobotsEditor *self,
                              guint            cell,
                              LabRobotsPiece  *piece)
{
  guint robot;

  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR (self) && piece != NULL, FALSE);

  *piece = LAB_ROBOTS_PIECE_TARGET;
  if (!lab_robots_board_find_robot (&self->board, cell, &robot))
    return cell == self->board.target;
  *piece = (LabRobotsPiece) robot;
  return TRUE;
}

/** lab_robots_editor_can_undo: returns whether a change can be undone. */
gboolean
lab_robots_editor_can_undo (LabRobotsEditor *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR (self), FALSE);

  return self->undo->len > 0;
}

/** lab_robots_editor_can_redo: returns whether a change can be made again. */
gboolean
lab_robots_editor_can_redo (LabRobotsEditor *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR (self), FALSE);

  return self->redo->len > 0;
}

/** lab_robots_editor_undo: undoes the last change. */
void
lab_robots_editor_undo (LabRobotsEditor *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));

  go (self, self->undo, self->redo);
}

/** lab_robots_editor_redo: makes the change again that was undone last. */
void
lab_robots_editor_redo (LabRobotsEditor *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));

  go (self, self->redo, self->undo);
}

/** lab_robots_editor_forget_changes: makes what was done so far the beginning. */
void
lab_robots_editor_forget_changes (LabRobotsEditor *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));

  g_array_set_size (self->undo, 0);
  g_array_set_size (self->redo, 0);
  g_signal_emit (self, signals[CHANGED], 0);
}
