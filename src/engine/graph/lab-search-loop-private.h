/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-event-log.h"
#include "lab-traversal.h"

G_BEGIN_DECLS

/**
 * LabSearchSteps:
 * @take: takes the entry of the next open node; returns %FALSE if none is open
 * @settle: visits the node; returns %FALSE if this was done before, so that it does not count
 * @is_goal: whether the search ends here
 * @may_expand: whether limits allow to continue
 * @expand: adds the neighbors; returns %FALSE if there is no room for them
 *
 * The steps in which searches differ.
 */
typedef struct
{
  gboolean (*take)       (gpointer                 search,
                          LabTraversalEntry       *entry);
  gboolean (*settle)     (gpointer                 search,
                          const LabTraversalEntry *entry);
  gboolean (*is_goal)    (gpointer                 search,
                          const LabTraversalEntry *entry);
  gboolean (*may_expand) (gpointer                 search);
  gboolean (*expand)     (gpointer                 search,
                          const LabTraversalEntry *entry);
} LabSearchSteps;

/**
 * LabSearchEnd:
 * @LAB_SEARCH_END_EMPTY: no node is open
 * @LAB_SEARCH_END_GOAL: the search came to a goal
 * @LAB_SEARCH_END_STOPPED: limits forbid to continue
 * @LAB_SEARCH_END_FULL: there was no room for the neighbors
 *
 * Why a search ended.
 */
typedef enum
{
  LAB_SEARCH_END_EMPTY,
  LAB_SEARCH_END_GOAL,
  LAB_SEARCH_END_STOPPED,
  LAB_SEARCH_END_FULL,
} LabSearchEnd;

/**
 * lab_search_loop_run:
 * @steps: the steps, which should be constant where this is compiled
 * @search: passed to the steps
 * @log: (nullable): takes down the nodes that are expanded, and the goal
 * @goal: (out): the node where the search ended, if it came to a goal
 *
 * The loop of all searches and traversals of this room. It is in a header so that the compiler can
 * build the steps into it.
 *
 * Returns: why the search ended
 */
static inline __attribute__ ((always_inline)) LabSearchEnd
lab_search_loop_run (const LabSearchSteps *steps,
                     gpointer              search,
                     LabEventLog          *log,
                     guint                *goal)
{
  LabTraversalEntry entry = { 0 };

  while (steps->take (search, &entry))
    {
      if (!steps->settle (search, &entry))
        continue;
      if (steps->is_goal (search, &entry))
        {
          if (log != NULL)
            lab_event_log_add (log, LAB_EVENT_FOUND, entry.node, entry.distance);
          *goal = entry.node;
          return LAB_SEARCH_END_GOAL;
        }
      if (!steps->may_expand (search))
        return LAB_SEARCH_END_STOPPED;
      if (log != NULL)
        lab_event_log_add (log, LAB_EVENT_EXPANDED, entry.node, entry.distance);
      if (!steps->expand (search, &entry))
        return LAB_SEARCH_END_FULL;
    }
  return LAB_SEARCH_END_EMPTY;
}

G_END_DECLS
