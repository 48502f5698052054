/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-quantity.h"

#include <math.h>

#include <glib/gi18n.h>

/* Public functions */

/** lab_maze_quantity_get_word: returns the key of a quantity in files. */
const char *
lab_maze_quantity_get_word (LabMazeQuantity quantity)
{
  static const char * const words[LAB_N_MAZE_QUANTITIES] = {
    [LAB_MAZE_QUANTITY_DEAD_ENDS] = "dead_ends_percent",
    [LAB_MAZE_QUANTITY_DIAMETER] = "diameter",
    [LAB_MAZE_QUANTITY_SOLUTION] = "solution",
    [LAB_MAZE_QUANTITY_DECISIONS] = "decisions",
    [LAB_MAZE_QUANTITY_TURNS] = "turns",
    [LAB_MAZE_QUANTITY_VISITED] = "visited",
    [LAB_MAZE_QUANTITY_STEPS] = "steps",
    [LAB_MAZE_QUANTITY_FRONTIER] = "frontier",
  };

  g_return_val_if_fail (quantity < LAB_N_MAZE_QUANTITIES, NULL);

  return words[quantity];
}

/** lab_maze_quantity_get_name: returns the name of a quantity for people. */
const char *
lab_maze_quantity_get_name (LabMazeQuantity quantity)
{
  static const char * const names[LAB_N_MAZE_QUANTITIES] = {
    /* Translators: the share of the cells of a maze that are dead ends.
     * xgettext:no-c-format */
    [LAB_MAZE_QUANTITY_DEAD_ENDS] = N_("Dead ends (%)"),
    /* Translators: the longest of the shortest ways between any two cells of a maze. */
    [LAB_MAZE_QUANTITY_DIAMETER] = N_("Diameter"),
    /* Translators: the length of the way through a maze, in steps. */
    [LAB_MAZE_QUANTITY_SOLUTION] = N_("Solution length"),
    /* Translators: the junctions on the way through a maze. */
    [LAB_MAZE_QUANTITY_DECISIONS] = N_("Decisions"),
    /* Translators: how often the way through a maze turns to the left or right. */
    [LAB_MAZE_QUANTITY_TURNS] = N_("Turns on the way"),
    /* Translators: the cells of a maze that a search visited. */
    [LAB_MAZE_QUANTITY_VISITED] = N_("Visited cells"),
    /* Translators: the steps of a search through a maze. */
    [LAB_MAZE_QUANTITY_STEPS] = N_("Steps"),
    /* Translators: the largest number of cells that waited in a search through a maze. */
    [LAB_MAZE_QUANTITY_FRONTIER] = N_("Largest frontier"),
  };

  g_return_val_if_fail (quantity < LAB_N_MAZE_QUANTITIES, NULL);

  return _(names[quantity]);
}

/**
 * lab_maze_quantity_format_value:
 * @quantity: a quantity
 * @value: a value, or a mean of values; may be infinite or NaN
 *
 * Returns: (transfer full): the value for people; a dash if it is not finite
 */
char *
lab_maze_quantity_format_value (LabMazeQuantity quantity,
                                double          value)
{
  if (!isfinite (value))
    return g_strdup ("–");
  return g_strdup_printf ("%.*f", quantity == LAB_MAZE_QUANTITY_DEAD_ENDS ? 2 : 1, value);
}
