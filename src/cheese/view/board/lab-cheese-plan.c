/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-plan.h"

/* What is the case for a place. */
typedef struct
{
  guint east, south;          /* turns to the next cell; 0 for a wall */
  gboolean present;
} Place;

struct _LabCheesePlan
{
  guint width, height;
  Place *places;
};

/* Private helpers */

static LabCheesePlan *
new_plan (guint width,
          guint height)
{
  LabCheesePlan *self = g_new0 (LabCheesePlan, 1);

  self->width = width;
  self->height = height;
  self->places = g_new0 (Place, (gsize) width * height);
  return self;
}

/* Public functions */

/** lab_cheese_plan_new_from_maze: (transfer full): makes the plan of a maze. */
LabCheesePlan *
lab_cheese_plan_new_from_maze (const LabCheeseMaze *maze)
{
  const guint *cells = lab_cheese_maze_get_cells (maze);
  guint n_cells = lab_cheese_maze_get_n_cells (maze);
  LabCheesePlan *self = new_plan (lab_cheese_maze_get_width (maze),
                                  lab_cheese_maze_get_height (maze));

  for (guint i = 0; i < n_cells; i++)
    self->places[cells[i]] = (Place) {
      lab_cheese_maze_get_weight (maze, cells[i], LAB_CHEESE_EAST),
      lab_cheese_maze_get_weight (maze, cells[i], LAB_CHEESE_SOUTH), TRUE,
    };
  return self;
}

/** lab_cheese_plan_new_from_draft: (transfer full): makes the plan of a draft as it is now. */
LabCheesePlan *
lab_cheese_plan_new_from_draft (const LabCheeseDraft *draft)
{
  LabCheesePlan *self = new_plan (lab_cheese_draft_get_width (draft),
                                  lab_cheese_draft_get_height (draft));

  for (guint cell = 0; cell < self->width * self->height; cell++)
    self->places[cell] = (Place) {
      lab_cheese_draft_get_weight (draft, cell, cell + 1),
      lab_cheese_draft_get_weight (draft, cell, cell + self->width),
      lab_cheese_draft_has_cell (draft, cell),
    };
  return self;
}

/** lab_cheese_plan_free: frees a plan. */
void
lab_cheese_plan_free (LabCheesePlan *self)
{
  g_free (self->places);
  g_free (self);
}

/** lab_cheese_plan_get_width: returns the number of columns. */
guint
lab_cheese_plan_get_width (const LabCheesePlan *self)
{
  return self->width;
}

/** lab_cheese_plan_get_height: returns the number of rows. */
guint
lab_cheese_plan_get_height (const LabCheesePlan *self)
{
  return self->height;
}

/** lab_cheese_plan_has_cell: returns whether a place is inside of the maze and not a hole. */
gboolean
lab_cheese_plan_has_cell (const LabCheesePlan *self,
                          int                  row,
                          int                  column)
{
  return row >= 0 && column >= 0 && (guint) row < self->height && (guint) column < self->width
         && self->places[(guint) row * self->width + (guint) column].present;
}

/** lab_cheese_plan_step: goes to the next place; returns %FALSE at the edge of the rectangle. */
gboolean
lab_cheese_plan_step (const LabCheesePlan *self,
                      guint               *cell,
                      LabCheeseAction      action)
{
  guint row = *cell / self->width, column = *cell % self->width;

  switch (action)
    {
    case LAB_CHEESE_NORTH:
      if (row == 0)
        return FALSE;
      *cell -= self->width;
      return TRUE;
    case LAB_CHEESE_EAST:
      if (column + 1 >= self->width)
        return FALSE;
      *cell += 1;
      return TRUE;
    case LAB_CHEESE_SOUTH:
      if (row + 1 >= self->height)
        return FALSE;
      *cell += self->width;
      return TRUE;
    case LAB_CHEESE_WEST:
      if (column == 0)
        return FALSE;
      *cell -= 1;
      return TRUE;
    case LAB_CHEESE_NOTHING:
    default:
      return TRUE;
    }
}

/** lab_cheese_plan_get_weight: returns the turns from a cell to the next one; 0 for a wall. */
guint
lab_cheese_plan_get_weight (const LabCheesePlan *self,
                            guint                cell,
                            LabCheeseAction      action)
{
  guint other = cell;

  if (action == LAB_CHEESE_NOTHING || !lab_cheese_plan_step (self, &other, action))
    return 0;
  if (action == LAB_CHEESE_EAST || action == LAB_CHEESE_WEST)
    return self->places[MIN (cell, other)].east;
  return self->places[MIN (cell, other)].south;
}
