/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-hint.h"

#include <glib/gi18n-lib.h>

#include "lab-cheese-tour.h"
#include "lab-refuse.h"
#include "lab-traversal.h"

/* A hint must come at once. With so many nodes, the way through some twenty pieces of cheese is
 * the shortest, and through more a good one. */
static const LabLimits limits = { .nodes = 20000 };

/* Private helpers */

/* Returns the cheese that can be reached: a maze drawn by hand can be in parts. */
static GArray *
find_reachable (LabTraversal            *traversal,
                const LabCheesePosition *position)
{
  GArray *cheese = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < position->n_cheese; i++)
    {
      if (lab_traversal_is_visited (traversal, position->cheese[i]))
        g_array_append_val (cheese, position->cheese[i]);
    }
  return cheese;
}

/* Lengthens the way to @target. */
static void
extend (GArray              *way,
        const LabCheeseMaze *maze,
        guint                target)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS, .stops = &target,
                                        .n_stops = 1 };
  g_autoptr (LabTraversal) traversal = lab_traversal_new (lab_cheese_maze_get_graph (maze));
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));

  if (lab_traversal_run (traversal, g_array_index (way, guint, way->len - 1), &options, NULL)
      && lab_traversal_find_route (traversal, target, route, NULL))
    g_array_append_vals (way, &g_array_index (route, guint, 1), route->len - 1);
}

static gboolean
contains (const GArray *cells,
          guint         cell)
{
  for (guint i = 0; i < cells->len; i++)
    {
      if (g_array_index (cells, guint, i) == cell)
        return TRUE;
    }
  return FALSE;
}

/* Returns the cells of a way through @tour. Cheese that lies on the way is fetched in passing. */
static GArray *
make_way (const LabCheeseMaze *maze,
          guint                start,
          const GArray        *tour)
{
  GArray *way = g_array_new (FALSE, FALSE, sizeof (guint));

  g_array_append_val (way, start);
  for (guint i = 0; i < tour->len; i++)
    {
      guint cheese = g_array_index (tour, guint, i);

      if (!contains (way, cheese))
        extend (way, maze, cheese);
    }
  return way;
}

static void
measure (LabCheeseHint           *self,
         const LabCheeseMaze     *maze,
         const LabCheesePosition *position,
         const GArray            *way)
{
  self->cheese = LAB_CHEESE_NO_CELL;
  for (guint i = 1; i < way->len; i++)
    {
      guint from = g_array_index (way, guint, i - 1);
      guint to = g_array_index (way, guint, i);

      /* The way can lead to other cheese before that with which the tour begins. */
      if (self->cheese == LAB_CHEESE_NO_CELL && lab_cheese_position_has_cheese (position, to))
        self->cheese = to;
      self->turns += lab_cheese_maze_get_weight (maze, from,
                                                 lab_cheese_maze_find_action (maze, from, to));
    }
}

/* Leaves out what the level does not tell. */
static void
show (LabCheeseHint       *self,
      const LabCheeseMaze *maze,
      const GArray        *way)
{
  if (self->level == LAB_CHEESE_HINT_CHEESE)
    {
      g_array_append_val (self->cells, self->cheese);
      return;
    }
  g_array_append_vals (self->cells, way->data, self->level == LAB_CHEESE_HINT_STEP ? 2 : way->len);
  self->action = lab_cheese_maze_find_action (maze, g_array_index (way, guint, 0),
                                              g_array_index (way, guint, 1));
}

static LabCheeseHint *
make_hint (const LabCheeseMaze      *maze,
           const LabCheesePosition  *position,
           guint                     rat,
           LabCheeseHintLevel        level,
           GError                  **error)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_QUEUE };
  guint start = position->rats[rat].cell;
  g_autoptr (LabTraversal) traversal = lab_traversal_new (lab_cheese_maze_get_graph (maze));
  g_autoptr (GArray) reachable = NULL;
  g_autoptr (GArray) way = NULL;
  g_auto (LabCheeseTour) tour = { 0 };
  LabCheeseHint *self;

  if (!lab_traversal_run (traversal, start, &options, error))
    return NULL;
  reachable = find_reachable (traversal, position);
  if (reachable->len == 0)
    {
      lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                  _("This rat cannot reach any cheese."));
      return NULL;
    }
  if (!lab_cheese_tour_find (&tour, maze, start, (const guint *) (gpointer) reachable->data,
                             reachable->len, &limits, NULL, error))
    return NULL;
  way = make_way (maze, start, tour.cells);
  self = g_new0 (LabCheeseHint, 1);
  self->level = level;
  self->n_left = reachable->len;
  self->cells = g_array_new (FALSE, FALSE, sizeof (guint));
  self->is_fewest = tour.is_proved;
  measure (self, maze, position, way);
  show (self, maze, way);
  return self;
}

/* Public functions */

/**
 * lab_cheese_race_get_hint:
 * @race: a race
 * @rat: the number of a rat that a person moves
 * @level: how much to tell
 * @error: return location for a #LabCheeseError
 *
 * Tells how to fetch all cheese, and counts that. The cheese of the first level is the one to which
 * the ways of the other levels lead first.
 *
 * Returns: (transfer full) (nullable): the hint; %NULL if the rat cannot choose now, or cannot
 *   reach any cheese
 */
LabCheeseHint *
lab_cheese_race_get_hint (LabCheeseRace       *race,
                          guint                rat,
                          LabCheeseHintLevel   level,
                          GError             **error)
{
  LabCheeseHint *self;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (race), NULL);

  if (!lab_cheese_race_check_choice (race, rat, error))
    return NULL;
  self = make_hint (lab_cheese_race_get_deal (race)->maze, lab_cheese_race_get_position (race),
                    rat, level, error);
  if (self != NULL)
    lab_cheese_race_count_hint (race);
  return self;
}

/** lab_cheese_hint_free: frees a hint. */
void
lab_cheese_hint_free (LabCheeseHint *self)
{
  g_array_unref (self->cells);
  g_free (self);
}
