/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-editor.h"

#include <string.h>

#include "lab-robots-generator.h"
#include "lab-robots-text.h"

#define DEFAULT_SIZE 16
#define DEFAULT_ROBOTS 4

struct _LabRobotsEditor
{
  LabEditor parent_instance;    /* of LabRobotsBoard, which is small */
};

G_DEFINE_FINAL_TYPE (LabRobotsEditor, lab_robots_editor, LAB_TYPE_EDITOR)

/* Private helpers */

static gpointer
copy_board (gpointer board)
{
  return g_memdup2 (board, sizeof (LabRobotsBoard));
}

static gboolean
is_same_board (gconstpointer a,
               gconstpointer b)
{
  return lab_robots_board_equal (a, b);
}

/* Blanks around the text of a board do not matter. */
static gpointer
parse_board (char    *text,
             GError **error)
{
  LabRobotsBoard board;

  return lab_robots_board_parse (g_strstrip (text), &board, error) ? copy_board (&board) : NULL;
}

static char *
format_board (gconstpointer board)
{
  g_autofree char *text = lab_robots_board_format (board);

  return g_strconcat (text, "\n", NULL);
}

/* Makes a board the current one, which can be undone. */
static void
change (LabRobotsEditor      *self,
        const LabRobotsBoard *board)
{
  if (lab_robots_board_equal (lab_robots_editor_get_board (self), board))
    return;
  lab_editor_begin (LAB_EDITOR (self));
  *(LabRobotsBoard *) lab_editor_get_state (LAB_EDITOR (self)) = *board;
  lab_editor_end (LAB_EDITOR (self), TRUE);
}

/* Finds a cell on which a robot can be put without another one there, and not on the target. */
static guint16
find_free_cell (const LabRobotsBoard *board)
{
  guint cell = 0;

  while (cell == board->target || lab_robots_board_is_island (board, cell)
         || lab_robots_board_find_robot (board, cell, NULL))
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
lab_robots_editor_class_init (LabRobotsEditorClass *klass)
{
  LAB_EDITOR_CLASS (klass)->copy = copy_board;
  LAB_EDITOR_CLASS (klass)->free = g_free;
  LAB_EDITOR_CLASS (klass)->equal = is_same_board;
  LAB_EDITOR_CLASS (klass)->file_name = LAB_ROBOTS_DRAWN_BOARD_FILE_NAME;
  LAB_EDITOR_CLASS (klass)->parse = parse_board;
  LAB_EDITOR_CLASS (klass)->format = format_board;
}

static void
lab_robots_editor_init (LabRobotsEditor *self)
{
  LabRobotsBoard *board = g_new0 (LabRobotsBoard, 1);

  lab_robots_board_init (board, DEFAULT_SIZE);
  board->n_robots = 0;
  while (board->n_robots < DEFAULT_ROBOTS)
    add_robot (board);
  lab_editor_take_state (LAB_EDITOR (self), board);
}

/* Public functions */

/** lab_robots_editor_get_board: (transfer none): returns the board, until it changes. */
const LabRobotsBoard *
lab_robots_editor_get_board (LabRobotsEditor *self)
{
  return lab_editor_get_state (LAB_EDITOR (self));
}

/** lab_robots_editor_clear: removes all walls but those of the edge and of the closed cells. */
void
lab_robots_editor_clear (LabRobotsEditor *self)
{
  LabRobotsBoard board, old;

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));

  old = *lab_robots_editor_get_board (self);
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
  recipe.size = lab_robots_editor_get_board (self)->size;
  recipe.n_robots = lab_robots_editor_get_board (self)->n_robots;
  recipe.any_robot = lab_robots_editor_get_board (self)->any_robot;
  recipe.must_ricochet = lab_robots_editor_get_board (self)->must_ricochet;
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
  const LabRobotsBoard *old = lab_robots_editor_get_board (self);
  LabRobotsBoard board;

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
      if (!find_same_cell (old, old->starts[i], &board, &board.starts[i]))
        board.starts[i] = G_MAXUINT16;
    }
  for (guint i = 0; i < old->n_robots; i++)
    {
      if (board.starts[i] == G_MAXUINT16)
        board.starts[i] = find_free_cell (&board);
    }
  change (self, &board);
}

/**
 * lab_robots_editor_set_options:
 * @self: an editor
 * @n_robots: how many robots there are; they are added on free cells, or the last ones removed
 * @any_robot: whether any robot may stop on the target
 * @must_ricochet: whether a straight way does not count
 *
 * Sets what is not drawn.
 */
void
lab_robots_editor_set_options (LabRobotsEditor *self,
                               guint            n_robots,
                               gboolean         any_robot,
                               gboolean         must_ricochet)
{
  LabRobotsBoard board;

  g_return_if_fail (LAB_IS_ROBOTS_EDITOR (self));
  g_return_if_fail (n_robots >= 1 && n_robots <= LAB_ROBOTS_MAX_ROBOTS);

  board = *lab_robots_editor_get_board (self);
  while (board.n_robots < n_robots)
    add_robot (&board);
  while (board.n_robots > n_robots)
    board.starts[--board.n_robots] = 0;
  board.any_robot = any_robot;
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
  board = *lab_robots_editor_get_board (self);
  g_return_val_if_fail (cell < lab_robots_board_get_n_cells (&board), FALSE);

  if (lab_robots_board_is_fixed (&board, cell, side))
    return FALSE;
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
                       guint            piece,
                       guint            cell)
{
  LabRobotsBoard board;
  guint other;

  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR (self), FALSE);
  g_return_val_if_fail (piece < LAB_N_ROBOTS_PIECES, FALSE);
  board = *lab_robots_editor_get_board (self);
  g_return_val_if_fail (cell < lab_robots_board_get_n_cells (&board), FALSE);

  if (lab_robots_board_is_island (&board, cell))
    return FALSE;
  if (piece == LAB_ROBOTS_PIECE_TARGET)
    board.target = (guint16) cell;
  else
    {
      while (board.n_robots <= piece)
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
                              guint           *piece)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_EDITOR (self) && piece != NULL, FALSE);

  if (lab_robots_board_find_robot (lab_robots_editor_get_board (self), cell, piece))
    return TRUE;
  *piece = LAB_ROBOTS_PIECE_TARGET;
  return cell == lab_robots_editor_get_board (self)->target;
}
