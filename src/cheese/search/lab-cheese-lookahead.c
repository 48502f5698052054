/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-lookahead.h"

#include <string.h>

/* A beam search (Lowerre, 1976). A node is a forecast in which the own rat must choose; its
 * children send it to one of the nearest pieces. The value of a node is the result of the race if
 * the own rat goes to the nearest piece from then on. That race is also one that it can play, so
 * the best race of all is the result, however deep its node was.
 *
 * Nodes are counted and not timed, so a rat decides the same on every machine. */

/* How many nodes are kept of each depth, and how many pieces each node tries. */
#define WIDTH 32
#define BREADTH 7
/* With more pieces than this, fewer nodes are kept, so that a decision takes no longer. */
#define N_FULL 48

typedef struct
{
  LabCheeseForecast forecast;
  LabCheeseOrder order;
  double value;
} Node;

struct _LabCheeseLookahead
{
  Node levels[2][WIDTH];
  guint n_nodes[2];
  guint width;
  LabCheeseOrder best;
  double best_value;
};

/* Private helpers: races to their end */

static void
choose (LabCheeseForecast *forecast,
        LabCheeseOrder    *order,
        guint              piece)
{
  lab_cheese_forecast_aim (forecast, forecast->own, piece);
  if (order->n < LAB_CHEESE_WAYS_MAX)
    order->pieces[order->n++] = (guint8) piece;
}

/* Plays a race to its end: the own rat goes to the pieces of @first that are left, and then to the
 * nearest ones. Returns the value, and adds to @order what it went to. */
static double
play (const LabCheeseForecast *begin,
      const LabCheeseOrder    *first,
      LabCheeseOrder          *order)
{
  LabCheeseForecast forecast = *begin;
  guint n_done = 0;

  while (lab_cheese_forecast_advance (&forecast))
    {
      guint piece = LAB_CHEESE_NO_PIECE;

      while (first != NULL && n_done < first->n && piece == LAB_CHEESE_NO_PIECE)
        {
          piece = first->pieces[n_done++];
          if (!lab_cheese_forecast_is_left (&forecast, piece))
            piece = LAB_CHEESE_NO_PIECE;
        }
      if (piece == LAB_CHEESE_NO_PIECE)
        piece = lab_cheese_forecast_get_nearest (&forecast, forecast.own);
      if (piece != LAB_CHEESE_NO_PIECE)
        choose (&forecast, order, piece);
      else
        forecast.racers[forecast.own].arrival = LAB_CHEESE_NEVER;
    }
  return lab_cheese_forecast_get_value (&forecast);
}

static void
note_race (LabCheeseLookahead   *self,
           const LabCheeseOrder *order,
           double                value)
{
  if (value <= self->best_value)
    return;
  self->best_value = value;
  self->best = *order;
}

/* Private helpers: nodes */

/* A piece on the way to another one is taken first. */
static gboolean
is_beyond (const LabCheeseForecast *forecast,
           guint                    piece,
           const guint8            *nearer,
           guint                    n_nearer)
{
  const LabCheeseWays *ways = forecast->ways;
  guint cell = forecast->racers[forecast->own].cell;
  guint32 distance = lab_cheese_ways_get_distance (ways, piece, cell);

  for (guint i = 0; i < n_nearer; i++)
    {
      if (lab_cheese_ways_get_distance (ways, nearer[i], cell)
              + lab_cheese_ways_get_distance (ways, nearer[i], ways->cheese[piece])
          == distance)
        return TRUE;
    }
  return FALSE;
}

static guint
list_choices (const LabCheeseForecast *forecast,
              guint8                  *list)
{
  const guint8 *order
      = lab_cheese_ways_get_order (forecast->ways, forecast->racers[forecast->own].cell);
  guint n = 0;

  for (guint i = 0; i < forecast->ways->n && order[i] != LAB_CHEESE_NO_PIECE && n < BREADTH; i++)
    {
      if (lab_cheese_forecast_is_left (forecast, order[i])
          && !is_beyond (forecast, order[i], list, n))
        list[n++] = order[i];
    }
  return n;
}

static gboolean
is_same (const LabCheeseForecast *a,
         const LabCheeseForecast *b)
{
  return memcmp (a->left, b->left, sizeof a->left) == 0
         && a->racers[a->own].cell == b->racers[b->own].cell;
}

/* Keeps the best nodes, sorted; of two with the same pieces left, only the better one. */
static void
insert (LabCheeseLookahead *self,
        guint               level,
        const Node         *node)
{
  Node *nodes = self->levels[level];
  guint n = self->n_nodes[level];
  guint at;

  for (guint i = 0; i < n; i++)
    {
      if (!is_same (&nodes[i].forecast, &node->forecast))
        continue;
      if (nodes[i].value >= node->value)
        return;
      memmove (nodes + i, nodes + i + 1, (n - i - 1) * sizeof *nodes);
      n--;
      break;
    }
  if (n == self->width)
    {
      if (nodes[n - 1].value >= node->value)
        return;
      n--;
    }
  for (at = n; at > 0 && nodes[at - 1].value < node->value; at--)
    nodes[at] = nodes[at - 1];
  nodes[at] = *node;
  self->n_nodes[level] = n + 1;
}

static void
expand (LabCheeseLookahead *self,
        const Node         *node,
        guint               level)
{
  guint8 choices[BREADTH];
  guint n = list_choices (&node->forecast, choices);

  for (guint i = 0; i < n; i++)
    {
      Node child = *node;
      LabCheeseOrder order;
      gboolean goes_on;

      choose (&child.forecast, &child.order, choices[i]);
      goes_on = lab_cheese_forecast_advance (&child.forecast);
      order = child.order;
      child.value = play (&child.forecast, NULL, &order);
      note_race (self, &order, child.value);
      if (goes_on)
        insert (self, level, &child);
    }
}

/* Public functions */

/** lab_cheese_lookahead_new: (transfer full): makes a search. Its memory is used for each run. */
LabCheeseLookahead *
lab_cheese_lookahead_new (void)
{
  return g_new0 (LabCheeseLookahead, 1);
}

/** lab_cheese_lookahead_free: frees a search. */
void
lab_cheese_lookahead_free (LabCheeseLookahead *self)
{
  g_free (self);
}

/**
 * lab_cheese_lookahead_run:
 * @self: a search
 * @begin: the race from now on
 * @order: (inout): the best order known so far, or an empty one; pieces that are gone do no harm
 *
 * Looks for the order of pieces with which the own rat gets farthest ahead. The result is empty if
 * it can reach none.
 */
void
lab_cheese_lookahead_run (LabCheeseLookahead      *self,
                          const LabCheeseForecast *begin,
                          LabCheeseOrder          *order)
{
  Node *root = &self->levels[0][0];
  guint level = 0;

  g_return_if_fail (self != NULL && begin != NULL && order != NULL);

  self->width = MAX (WIDTH * N_FULL * N_FULL
                         / MAX (begin->n_left * begin->n_left, N_FULL * N_FULL), 1);
  root->forecast = *begin;
  root->order.n = self->best.n = 0;
  self->best_value = play (begin, order, &self->best);
  self->n_nodes[0] = lab_cheese_forecast_advance (&root->forecast) ? 1 : 0;
  while (self->n_nodes[level] > 0)
    {
      self->n_nodes[1 - level] = 0;
      for (guint i = 0; i < self->n_nodes[level]; i++)
        expand (self, &self->levels[level][i], 1 - level);
      level = 1 - level;
    }
  *order = self->best;
}
