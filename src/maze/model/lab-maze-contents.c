/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-contents.h"

/* After some characters, this mark (variation selector 16) asks for a picture in color, which is
 * wide: “❤” takes one column, and “❤️” takes two. */
#define EMOJI_MARK 0xfe0f

struct _LabMazeContents
{
  GHashTable *texts;    /* the place of a cell -> its text */
};

/* Private helpers */

static gpointer
make_key (LabMazeCell cell)
{
  return GUINT_TO_POINTER (cell.row * LAB_MAZE_MAX_SIZE + cell.column);
}

/* Spreads the cells of a way, whose keys are often next to each other: otherwise looking for a cell
 * that is not there takes long. */
static guint
hash_key (gconstpointer key)
{
  guint32 hash = GPOINTER_TO_UINT (key);

  hash = (hash ^ hash >> 16) * 0x85ebca6bu;
  hash = (hash ^ hash >> 13) * 0xc2b2ae35u;
  return hash ^ hash >> 16;
}

/* Public functions */

/** lab_maze_contents_new: returns contents for cells that are all empty. */
LabMazeContents *
lab_maze_contents_new (void)
{
  LabMazeContents *self = g_new0 (LabMazeContents, 1);

  self->texts = g_hash_table_new_full (hash_key, NULL, NULL, g_free);
  return self;
}

/** lab_maze_contents_free: frees the contents. */
void
lab_maze_contents_free (LabMazeContents *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->texts);
  g_free (self);
}

/**
 * lab_maze_contents_measure:
 * @text: a text in UTF-8
 * @length: (out): the length of its first character with the marks after it, in bytes
 *
 * Measures the character that @text begins with.
 *
 * Returns: how many columns it takes, 1 or 2; 0 if it cannot be in a cell
 */
guint
lab_maze_contents_measure (const char *text,
                           gsize      *length)
{
  const char *end;
  gboolean is_emoji = FALSE;
  gunichar base;

  g_return_val_if_fail (text != NULL && length != NULL, 0);

  *length = 0;
  base = g_utf8_get_char (text);
  if (!g_unichar_isgraph (base) || g_unichar_iszerowidth (base))
    return 0;
  for (end = g_utf8_next_char (text); *end != '\0'; end = g_utf8_next_char (end))
    {
      gunichar mark = g_utf8_get_char (end);

      if (!g_unichar_ismark (mark) || !g_unichar_iszerowidth (mark))
        break;
      is_emoji = is_emoji || mark == EMOJI_MARK;
    }
  *length = (gsize) (end - text);
  return g_unichar_iswide (base) || is_emoji ? 2 : 1;
}

/**
 * lab_maze_contents_set:
 * @self: the contents
 * @cell: a cell
 * @text: one character, perhaps with marks that combine with it
 *
 * Puts a character into a cell.
 *
 * Returns: %TRUE if @text is one character that can be seen
 */
gboolean
lab_maze_contents_set (LabMazeContents *self,
                       LabMazeCell      cell,
                       const char      *text)
{
  gsize length;

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);
  g_return_val_if_fail (MAX (cell.row, cell.column) < LAB_MAZE_MAX_SIZE, FALSE);

  if (lab_maze_contents_measure (text, &length) == 0 || text[length] != '\0')
    return FALSE;
  g_hash_table_insert (self->texts, make_key (cell), g_strdup (text));
  return TRUE;
}

/** lab_maze_contents_get: returns the character in a cell, or %NULL if the cell is empty. */
const char *
lab_maze_contents_get (const LabMazeContents *self,
                       LabMazeCell            cell)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_hash_table_lookup (self->texts, make_key (cell));
}

/** lab_maze_contents_get_n_cells: returns how many cells are not empty. */
guint
lab_maze_contents_get_n_cells (const LabMazeContents *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_hash_table_size (self->texts);
}
