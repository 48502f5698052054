/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-search-private.h"

#include <string.h>

struct _LabRobotsFast
{
  int unused;
};

typedef struct
{
  LabRobotsPosition position;
  guint parent;
  LabRobotsMove move;
} Node;

static guint
hash_position (gconstpointer key)
{
  const guint8 *bytes = key;
  guint hash = 5381;

  for (gsize i = 0; i < sizeof (LabRobotsPosition); i++)
    hash = hash * 33 + bytes[i];
  return hash;
}

static gboolean
equal_position (gconstpointer a,
                gconstpointer b)
{
  return memcmp (a, b, sizeof (LabRobotsPosition)) == 0;
}

LabRobotsFast *
lab_robots_fast_new (void)
{
  return g_new0 (LabRobotsFast, 1);
}

void
lab_robots_fast_free (LabRobotsFast *self)
{
  g_free (self);
}

void
lab_robots_fast_run (LabRobotsFast           *self,
                     const LabRobotsBoard    *board,
                     const LabRobotsPosition *start,
                     const LabRobotsOptions  *options,
                     LabRobotsSolution       *solution)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, TRUE, sizeof (Node));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (hash_position, equal_position, g_free, NULL);
  Node first = { .position = *start, .parent = G_MAXUINT };

  (void) self;
  g_array_append_val (nodes, first);
  g_hash_table_add (seen, g_memdup2 (start, sizeof *start));
  for (guint i = 0; i < nodes->len && nodes->len < 4000000; i++)
    {
      if (lab_robots_position_is_solved (&g_array_index (nodes, Node, i).position, board))
        {
          GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));

          for (guint at = i; g_array_index (nodes, Node, at).parent != G_MAXUINT;
               at = g_array_index (nodes, Node, at).parent)
            g_array_prepend_val (moves, g_array_index (nodes, Node, at).move);
          solution->outcome = LAB_ROBOTS_SOLVED;
          solution->n_optimal = 1;
          lab_robots_solution_take (solution, moves);
          solution->lower_bound = solution->n_moves;
          return;
        }
      for (guint8 robot = 0; robot < board->n_robots; robot++)
        {
          for (guint8 side = 0; side < LAB_N_ROBOTS_SIDES; side++)
            {
              Node next = { .position = g_array_index (nodes, Node, i).position, .parent = i,
                            .move = { robot, side } };

              if (!lab_robots_position_play (&next.position, board, next.move, NULL)
                  || g_hash_table_contains (seen, &next.position))
                continue;
              g_hash_table_add (seen, g_memdup2 (&next.position, sizeof next.position));
              g_array_append_val (nodes, next);
            }
        }
    }
  if (options->max_moves > 0)
    solution->outcome = LAB_ROBOTS_BOUNDED;
}
