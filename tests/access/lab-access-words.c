/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-words.h"

#include <stdio.h>
#include <string.h>

/* Parses the descriptions of tiles, which a player who cannot see the board hears. */

static const char * const colors[LAB_ACCESS_N_COLORS] = { "red", "yellow", "blue", "violet" };

/* Private helpers */

static gboolean
parse_side (const char *word,
            guint      *open)
{
  static const char * const words[] = { "up", "right", "down", "left" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (g_strcmp0 (word, words[i]) == 0 && (*open & (1u << i)) == 0)
        {
          *open |= 1u << i;
          return TRUE;
        }
    }
  return FALSE;
}

/* Returns whether the open sides give this shape. */
static gboolean
fits (const char *shape,
      guint       open)
{
  static const char * const shapes[16] = {
    [0x3] = "corner", [0x6] = "corner", [0x9] = "corner", [0xc] = "corner", [0x5] = "straight",
    [0xa] = "straight", [0x7] = "T", [0xb] = "T", [0xd] = "T", [0xe] = "T",
  };

  return g_strcmp0 (shape, shapes[open]) == 0;
}

/* “T open up, right and down” */
static gboolean
parse_shape (const char *text,
             guint      *open)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,", -1);

  *open = 0;
  if (words[0] == NULL || g_strcmp0 (words[1], "open") != 0)
    return FALSE;
  for (guint i = 2; words[i] != NULL; i++)
    {
      if (*words[i] != '\0' && g_strcmp0 (words[i], "and") != 0 && !parse_side (words[i], open))
        return FALSE;
    }
  return fits (words[0], *open);
}

static gboolean
parse_part (const char    *part,
            LabAccessTile *tile)
{
  g_auto (GStrv) words = g_strsplit (part, " ", -1);
  guint n = g_strv_length (words);

  if (g_strcmp0 (part, "reachable") == 0)
    {
      tile->reachable = TRUE;
      return TRUE;
    }
  if (n == 2 && g_strcmp0 (words[1], "pawn") == 0 && lab_access_find_color (words[0]) >= 0)
    {
      tile->pawns |= 1u << lab_access_find_color (words[0]);
      return TRUE;
    }
  if (n == 3 && g_str_has_prefix (part, "start of "))
    {
      tile->start = lab_access_find_color (words[2]);
      return tile->start >= 0;
    }
  /* All other words must be a treasure, and a tile has one at most. */
  if (tile->treasure != NULL || g_str_has_suffix (part, "pawn")
      || !g_regex_match_simple ("^[a-z]+( [a-z]+)*$", part, 0, 0))
    return FALSE;
  tile->treasure = g_intern_string (part);
  return TRUE;
}

/* Public functions */

/**
 * lab_access_find_color: returns the number of a color, in upper or lower case; -1 for
 * none.
 */
int
lab_access_find_color (const char *name)
{
  for (int i = 0; i < LAB_ACCESS_N_COLORS; i++)
    {
      if (g_ascii_strcasecmp (colors[i], name) == 0)
        return i;
    }
  return -1;
}

/**
 * lab_access_tile_parse:
 * @name: the accessible name of a tile
 * @tile: (out): what it says
 *
 * Returns: %TRUE if every word was understood
 */
gboolean
lab_access_tile_parse (const char    *name,
                       LabAccessTile *tile)
{
  g_auto (GStrv) parts = NULL;
  int used = 0;

  *tile = (LabAccessTile){ .start = -1 };
  if (g_str_has_prefix (name, "Spare tile: "))
    used = (int) strlen ("Spare tile: ");
  else if (sscanf (name, "Row %d, column %d: %n", &tile->row, &tile->column, &used) != 2
           || used == 0 || tile->row < 1 || tile->row > 7 || tile->column < 1 || tile->column > 7)
    return FALSE;
  parts = g_strsplit (name + used, "; ", -1);
  if (parts[0] == NULL || !parse_shape (parts[0], &tile->open))
    return FALSE;
  for (guint i = 1; parts[i] != NULL; i++)
    {
      if (!parse_part (parts[i], tile))
        return FALSE;
    }
  return TRUE;
}
