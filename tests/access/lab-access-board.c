/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-board.h"

/* Private helpers */

static void
read_tile (LabAccessBoard      *self,
           const LabAccessNode *node)
{
  LabAccessTile tile;
  int cell;

  if (!lab_access_tile_parse (node->name, &tile) || tile.row == 0)
    {
      self->fault = g_strdup_printf ("a tile is called “%s”", node->name);
      return;
    }
  cell = (tile.row - 1) * LAB_ACCESS_SIZE + tile.column - 1;
  if (self->tiles[cell] != NULL)
    self->fault = g_strdup_printf ("two tiles are in one place: “%s”", node->name);
  self->tiles[cell] = node->accessible;
  self->seen[cell] = tile;
}

static void
read_picture (LabAccessBoard      *self,
              const LabAccessNode *node)
{
  if (g_str_has_prefix (node->name, "Spare tile"))
    {
      if (!lab_access_tile_parse (node->name, &self->spare))
        self->fault = g_strdup_printf ("the spare tile is called “%s”", node->name);
      self->spare_tile = node->accessible;
    }
  else if (g_str_has_prefix (node->name, "To find: ") || g_str_has_prefix (node->name, "All found")
           || g_strcmp0 (node->name, "The card is hidden") == 0)
    {
      self->card = node->accessible;
    }
}

static char *
compare_cell (const LabAccessTile *seen,
              const LabAccessMaze *maze,
              int                  cell,
              guint64              reach)
{
  guint pawns = 0;

  for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
    pawns |= maze->pawns[i] == cell ? 1u << i : 0;
  if (seen->open == maze->tiles[cell].open && seen->treasure == maze->tiles[cell].treasure
      && seen->pawns == pawns && seen->reachable == ((reach >> cell & 1) != 0))
    return NULL;
  return g_strdup_printf ("row %d, column %d: open %x, %s, pawns %x, reachable %d are told; "
                          "open %x, %s, pawns %x, reachable %d would be right",
                          cell / LAB_ACCESS_SIZE + 1, cell % LAB_ACCESS_SIZE + 1, seen->open,
                          seen->treasure, seen->pawns, seen->reachable, maze->tiles[cell].open,
                          maze->tiles[cell].treasure, pawns, (int) (reach >> cell & 1));
}

/* Public functions */

/**
 * lab_access_board_read: (transfer full): reads the board and everything around it.
 */
LabAccessBoard *
lab_access_board_read (LabAccess *access)
{
  LabAccessBoard *self = g_new0 (LabAccessBoard, 1);
  int n_tiles = 0;

  self->nodes = lab_access_read (access);
  for (guint i = 0; i < self->nodes->len && self->fault == NULL; i++)
    {
      LabAccessNode *node = self->nodes->pdata[i];

      if (lab_access_is_button (node->role) && g_str_has_prefix (node->name, "Row "))
        {
          read_tile (self, node);
          n_tiles++;
        }
      else if (node->role == ATSPI_ROLE_IMAGE)
        {
          read_picture (self, node);
        }
    }
  if (self->fault == NULL && n_tiles != LAB_ACCESS_N_CELLS)
    self->fault = g_strdup_printf ("there are %d tiles", n_tiles);
  if (self->fault == NULL && self->spare.open == 0)
    self->fault = g_strdup ("there is no spare tile");
  if (self->fault == NULL && self->card == NULL)
    self->fault = g_strdup ("there is no card");
  return self;
}

/**
 * lab_access_board_free: frees what was read.
 */
void
lab_access_board_free (LabAccessBoard *self)
{
  g_ptr_array_unref (self->nodes);
  g_free (self->fault);
  g_free (self);
}

/**
 * lab_access_board_compare:
 * @self: the board that was read
 * @maze: the expected board
 * @reach: the cells that must be announced as reachable, a bit for each
 *
 * Returns: (transfer full) (nullable): the first difference, in words
 */
char *
lab_access_board_compare (LabAccessBoard      *self,
                          const LabAccessMaze *maze,
                          guint64              reach)
{
  if (self->fault != NULL)
    return g_strdup (self->fault);
  for (int cell = 0; cell < LAB_ACCESS_N_CELLS; cell++)
    {
      char *difference = compare_cell (&self->seen[cell], maze, cell, reach);

      if (difference != NULL)
        return difference;
    }
  if (self->spare.open != maze->spare.open || self->spare.treasure != maze->spare.treasure)
    return g_strdup_printf ("the spare tile: open %x, %s are told; open %x, %s would be right",
                            self->spare.open, self->spare.treasure, maze->spare.open,
                            maze->spare.treasure);
  return NULL;
}

/**
 * lab_access_board_learn:
 * @self: the board that was read
 * @maze: (out): the current board
 * @starts: (out): the start corner of each player; nowhere for those who do not play
 *
 * Copies the board, and asserts that it is a complete one.
 */
void
lab_access_board_learn (LabAccessBoard *self,
                        LabAccessMaze  *maze,
                        int             starts[LAB_ACCESS_N_COLORS])
{
  g_autoptr (GHashTable) treasures = g_hash_table_new (NULL, NULL);

  g_assert_cmpstr (self->fault, ==, NULL);
  *maze = (LabAccessMaze){ .spare = { self->spare.open, self->spare.treasure } };
  for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
    maze->pawns[i] = starts[i] = LAB_ACCESS_NOWHERE;
  if (self->spare.treasure != NULL)
    g_hash_table_add (treasures, (gpointer) self->spare.treasure);
  for (int cell = 0; cell < LAB_ACCESS_N_CELLS; cell++)
    {
      const LabAccessTile *seen = &self->seen[cell];

      maze->tiles[cell] = (LabAccessMazeTile){ seen->open, seen->treasure };
      if (seen->treasure != NULL)
        g_assert_true (g_hash_table_add (treasures, (gpointer) seen->treasure));
      if (seen->start >= 0)
        starts[seen->start] = cell;
      for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
        {
          if ((seen->pawns & 1u << i) != 0)
            maze->pawns[i] = cell;
        }
    }
  g_assert_cmpuint (g_hash_table_size (treasures), ==, 24);
}
