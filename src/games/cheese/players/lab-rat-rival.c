/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-rat-private.h"

/* The rat that looks ahead. First, races as it expects them, and the search for the best one. */

/* Stands for no piece of cheese. */
#define NO_PIECE 255

/* The largest number of pieces. */
#define WAYS_MAX 255

/*
 * Order:
 * @pieces: (array length=n): the targets of our rat
 * @n: their number
 *
 * In which order a rat goes to pieces of cheese.
 */
typedef struct
{
  guint8 pieces[WAYS_MAX];
  guint8 n;
} Order;

/*
 * Ways:
 * @maze: (unowned): the maze
 * @traversal: (unowned): its traversal
 * @n_cells: the number of its cells, with holes
 * @n: the number of pieces
 * @cheese: (array length=n): the cell of each piece
 * @distances: (owned): the turns from each piece to each cell
 *
 * The ways between all cells and the pieces of cheese of a race. All zeros is an empty one.
 */
typedef struct
{
  const LabCheeseMaze *maze;
  LabTraversal        *traversal;
  guint                n_cells;
  guint                n;
  guint                cheese[WAYS_MAX];
  guint32             *distances;

  /*< private >*/
  guint8              *orders;
  guint8              *has_order;
  guint8              *pieces;          /* of each cell */
} Ways;

/* The turn of what does not happen. */
#define NEVER G_MAXUINT32

/*
 * Racer:
 * @cell: where it last chose its target
 * @since: the turn in which it was there
 * @target: the piece that it goes to; %NO_PIECE if it chooses at @arrival
 * @arrival: the turn in which it arrives; %NEVER if it has nothing to do
 *
 * A rat in a forecast.
 */
typedef struct
{
  guint   cell;
  guint32 since;
  guint32 arrival;
  guint   target;
} Racer;

/*
 * Forecast:
 * @ways: (unowned): the ways of the race
 * @own: the rat whose choices are not foreseen
 * @n_rats: the number of rats
 * @teams: their teams
 * @left: a bit for each piece that is left
 * @n_left: their number
 * @finish: the turn in which our rat took its last piece
 * @racers: the rats
 * @scores: of the teams
 *
 * A race from now on: its steps are the moments in which a rat takes a piece or must choose
 * another one. Each rat except ours is expected to go to the nearest piece. It is a plain
 * value.
 */
typedef struct
{
  Ways    *ways;
  guint    own;
  guint    n_rats;
  guint8   teams[LAB_CHEESE_MAX_RATS];
  guint64  left[4];
  guint    n_left;
  guint32  finish;
  Racer    racers[LAB_CHEESE_MAX_RATS];
  double   scores[LAB_CHEESE_MAX_RATS];
} Forecast;

static inline guint32
ways_get_distance (const Ways *self,
                   guint       piece,
                   guint       cell)
{
  return self->distances[(gsize) piece * self->n_cells + cell];
}

static inline gboolean
forecast_is_left (const Forecast *self,
                  guint           piece)
{
  return (self->left[piece / 64] >> piece % 64 & 1) != 0;
}

/* A beam search (Lowerre, 1976). A node is a forecast in which our rat must choose; its
 * children send it to one of the nearest pieces. The value of a node is the result of the race if
 * our rat goes to the nearest piece from then on. That race is also one that it can play, so
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
  Forecast forecast;
  Order order;
  double value;
} Node;

/* Looks for the best order of pieces against rats that go to the nearest one. */
typedef struct
{
  Node levels[2][WIDTH];
  guint n_nodes[2];
  guint width;
  Order best;
  double best_value;
} Lookahead;

/* No ways are measured where there would be more distances than this. */
#define MAX_DISTANCES (1u << 25)
/* In a larger maze, equal pieces are put into the order of their numbers: a traversal from each
 * cell would take too long. */
#define MAX_EXACT_CELLS 4096

static void
allocate (Ways *self)
{
  gsize n_distances = (gsize) self->n * self->n_cells;

  self->distances = g_renew (guint32, self->distances, n_distances);
  self->orders = g_renew (guint8, self->orders, n_distances);
  self->has_order = g_renew (guint8, self->has_order, self->n_cells);
  self->pieces = g_renew (guint8, self->pieces, self->n_cells);
  memset (self->has_order, 0, self->n_cells);
  memset (self->pieces, NO_PIECE, self->n_cells);
}

/* Takes the order in which the traversal came to the pieces. */
static void
note_order (Ways  *self,
            guint  cell)
{
  guint n_visited = self->traversal->n_visited;
  const guint *visited = self->traversal->visited;
  guint8 *order = self->orders + (gsize) cell * self->n;
  guint n = 0;

  for (guint i = 0; i < n_visited && n < self->n; i++)
    {
      if (self->pieces[visited[i]] != NO_PIECE)
        order[n++] = self->pieces[visited[i]];
    }
  if (n < self->n)
    order[n] = NO_PIECE;
  self->has_order[cell] = 1;
}

static void
sort_order (Ways  *self,
            guint  cell)
{
  guint8 *order = self->orders + (gsize) cell * self->n;
  guint n = 0;

  for (guint piece = 0; piece < self->n; piece++)
    {
      guint32 distance = ways_get_distance (self, piece, cell);
      guint at = n;

      if (distance == LAB_NO_DISTANCE)
        continue;
      for (; at > 0 && ways_get_distance (self, order[at - 1], cell) > distance; at--)
        order[at] = order[at - 1];
      order[at] = (guint8) piece;
      n++;
    }
  if (n < self->n)
    order[n] = NO_PIECE;
  self->has_order[cell] = 1;
}

/*
 * ways_measure:
 * @self: ways, or all zeros; the memory is used again
 * @maze: (transfer none): a maze, which must live as long as the ways are used
 * @traversal: (transfer none): its traversal, which must live as long, too
 * @cheese: (array length=n): the cells with cheese
 * @n: their number
 *
 * Measures the ways from each piece to each cell.
 *
 * Returns: %FALSE if there is no cheese, or too much of it for so large a maze
 */
static gboolean
ways_measure (Ways                *self,
              const LabCheeseMaze *maze,
              LabTraversal        *traversal,
              const guint         *cheese,
              guint                n)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS };

  self->n = 0;
  self->maze = maze;
  self->traversal = traversal;
  self->n_cells = maze->width * maze->height;
  if (n == 0 || n > WAYS_MAX || (gsize) n * self->n_cells > MAX_DISTANCES)
    return FALSE;
  self->n = n;
  allocate (self);
  memcpy (self->cheese, cheese, n * sizeof cheese[0]);
  for (guint i = 0; i < n; i++)
    self->pieces[cheese[i]] = (guint8) i;
  for (guint i = 0; i < n; i++)
    {
      if (!lab_traversal_run (traversal, cheese[i], &options, NULL))
        {
          self->n = 0;
          return FALSE;
        }
      memcpy (self->distances + (gsize) i * self->n_cells,
              lab_traversal_get_table (traversal)->distances,
              self->n_cells * sizeof self->distances[0]);
      note_order (self, cheese[i]);
    }
  return TRUE;
}

/*
 * ways_get_order:
 * @self: ways
 * @cell: a cell
 *
 * Lists the pieces by their distance from a cell, in the order in which a rat that goes to the
 * nearest cheese finds them.
 *
 * Returns: (array) (transfer none): the pieces; after the last one that can be reached follows
 *   %NO_PIECE, unless these are all
 */
static const guint8 *
ways_get_order (Ways  *self,
                guint  cell)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS };

  if (self->has_order[cell] == 0)
    {
      if (self->n_cells <= MAX_EXACT_CELLS
          && lab_traversal_run (self->traversal, cell, &options, NULL))
        note_order (self, cell);
      else
        sort_order (self, cell);
    }
  return self->orders + (gsize) cell * self->n;
}

/*
 * ways_get_next:
 * @self: ways
 * @piece: a piece
 * @cell: a cell from where the piece can be reached
 *
 * Returns: the next cell on a shortest way to a piece; the cell itself if it is there
 */
static guint
ways_get_next (const Ways *self,
               guint       piece,
               guint       cell)
{
  guint n;
  const LabEdge *edges = lab_cheese_maze_get_neighbors (self->maze, cell, &n);
  guint32 distance = ways_get_distance (self, piece, cell);

  for (guint i = 0; i < n; i++)
    {
      guint32 rest = ways_get_distance (self, piece, edges[i].node);

      if (rest != LAB_NO_DISTANCE && rest + edges[i].cost == distance)
        return edges[i].node;
    }
  return cell;
}

/* Frees the memory of ways. */
static void
ways_clear (Ways *self)
{
  g_free (self->distances);
  g_free (self->orders);
  g_free (self->has_order);
  g_free (self->pieces);
  memset (self, 0, sizeof *self);
}

/* A rat whose target is gone turns round at the next cell of its way. */
static void
turn_round (const Forecast *self,
            Racer          *racer,
            guint32         now)
{
  while (racer->since < now)
    {
      guint next = ways_get_next (self->ways, racer->target, racer->cell);

      racer->since += ways_get_distance (self->ways, racer->target, racer->cell)
                       - ways_get_distance (self->ways, racer->target, next);
      racer->cell = next;
    }
  racer->target = NO_PIECE;
  racer->arrival = racer->since;
}

/* Shares a piece between all rats that arrive at it in this turn. */
static void
take_piece (Forecast *self,
            guint     piece,
            guint32   now)
{
  guint n = 0;

  self->left[piece / 64] &= ~(G_GUINT64_CONSTANT (1) << piece % 64);
  self->n_left--;
  for (guint i = 0; i < self->n_rats; i++)
    n += self->racers[i].target == piece && self->racers[i].arrival == now ? 1 : 0;
  for (guint i = 0; i < self->n_rats; i++)
    {
      Racer *racer = &self->racers[i];

      if (racer->target != piece)
        continue;
      if (racer->arrival > now)
        {
          turn_round (self, racer, now);
          continue;
        }
      self->scores[self->teams[i]] += 1.0 / n;
      if (i == self->own)
        self->finish = now;
      racer->cell = self->ways->cheese[piece];
      racer->since = now;
      racer->target = NO_PIECE;
    }
}

/* Cheese is taken before anybody chooses in the same turn. */
static guint
find_next (const Forecast *self)
{
  guint next = 0;

  for (guint i = 1; i < self->n_rats; i++)
    {
      const Racer *a = &self->racers[i];
      const Racer *b = &self->racers[next];

      if (a->arrival < b->arrival || (a->arrival == b->arrival && a->target != NO_PIECE
              && b->target == NO_PIECE))
        next = i;
    }
  return next;
}

/*
 * forecast_get_nearest:
 * @self: a forecast
 * @rat: a rat
 *
 * Returns: the nearest piece that is left; %NO_PIECE if it can reach none
 */
static guint
forecast_get_nearest (Forecast *self,
                      guint     rat)
{
  const guint8 *order = ways_get_order (self->ways, self->racers[rat].cell);

  for (guint i = 0; i < self->ways->n && order[i] != NO_PIECE; i++)
    {
      if (forecast_is_left (self, order[i]))
        return order[i];
    }
  return NO_PIECE;
}

/*
 * forecast_aim:
 * @self: a forecast
 * @rat: a rat
 * @piece: a piece that is left and can be reached
 *
 * Sends a rat to a piece.
 */
static void
forecast_aim (Forecast *self,
              guint     rat,
              guint     piece)
{
  Racer *racer = &self->racers[rat];

  racer->target = piece;
  racer->arrival = racer->since + ways_get_distance (self->ways, piece, racer->cell);
}

static void
choose_nearest (Forecast *self,
                guint     rat)
{
  guint piece = forecast_get_nearest (self, rat);

  if (piece != NO_PIECE)
    forecast_aim (self, rat, piece);
  else
    self->racers[rat].arrival = NEVER;
}

/*
 * forecast_is_as_expected:
 * @self: a forecast that begins now
 * @rat: a rat
 * @expected: what was expected of it
 *
 * Returns: whether the rat is still on a shortest way to its target
 */
static gboolean
forecast_is_as_expected (const Forecast *self,
                         guint           rat,
                         const Racer    *expected)
{
  const Racer *racer = &self->racers[rat];

  return expected->target != NO_PIECE && forecast_is_left (self, expected->target)
         && racer->since + ways_get_distance (self->ways, expected->target, racer->cell)
                == expected->arrival;
}

/*
 * forecast_init:
 * @self: a forecast
 * @ways: ways that were measured for this race
 * @position: its current position
 * @own: the rat whose choices are not foreseen
 * @expected: (nullable): the rats of an earlier forecast. What goes to its target as expected keeps
 *   it
 *
 * Begins a forecast.
 */
static void
forecast_init (Forecast                *self,
               Ways                    *ways,
               const LabCheesePosition *position,
               guint                    own,
               const Racer             *expected)
{
  memset (self, 0, sizeof *self);
  self->ways = ways;
  self->own = own;
  self->n_rats = position->n_rats;
  self->finish = position->turn;
  memcpy (self->teams, position->teams, sizeof self->teams);
  for (guint i = 0; i < ways->n; i++)
    {
      if (!lab_cheese_position_has_cheese (position, ways->cheese[i]))
        continue;
      self->left[i / 64] |= G_GUINT64_CONSTANT (1) << i % 64;
      self->n_left++;
    }
  for (guint i = 0; i < self->n_rats; i++)
    {
      const LabCheeseRatState *rat = &position->rats[i];
      Racer *racer = &self->racers[i];

      self->scores[self->teams[i]] += rat->score;
      racer->cell = rat->mud_turns > 0 ? rat->mud_target : rat->cell;
      racer->since = racer->arrival = position->turn + rat->mud_turns;
      racer->target = NO_PIECE;
      if (expected != NULL && i != own && forecast_is_as_expected (self, i, &expected[i]))
        forecast_aim (self, i, expected[i].target);
    }
}

/*
 * forecast_advance:
 * @self: a forecast
 *
 * Continues until our rat must choose. It has no target then.
 *
 * Returns: %FALSE if the race is over before
 */
static gboolean
forecast_advance (Forecast *self)
{
  while (self->n_left > 0)
    {
      guint rat = find_next (self);
      Racer *racer = &self->racers[rat];

      if (racer->arrival == NEVER)
        return FALSE;
      if (racer->target != NO_PIECE)
        {
          take_piece (self, racer->target, racer->arrival);
          continue;
        }
      if (rat == self->own)
        return TRUE;
      choose_nearest (self, rat);
    }
  return FALSE;
}

/*
 * forecast_get_value:
 * @self: a forecast
 *
 * Returns: how many pieces our team is ahead of the best other one. Of races that
 *   end the same, the one in which our rat is done earlier is better
 */
static double
forecast_get_value (const Forecast *self)
{
  double best = 0;

  for (guint i = 0; i < self->n_rats; i++)
    {
      if (self->teams[i] != self->teams[self->own])
        best = MAX (best, self->scores[self->teams[i]]);
    }
  return self->scores[self->teams[self->own]] - best - 1e-6 * self->finish;
}

static void
choose (Forecast *forecast,
        Order    *order,
        guint     piece)
{
  forecast_aim (forecast, forecast->own, piece);
  if (order->n < WAYS_MAX)
    order->pieces[order->n++] = (guint8) piece;
}

/* Plays a race to its end: our rat goes to the pieces of @first that are left, and then to the
 * nearest ones. Returns the value, and adds to @order what it went to. */
static double
play (const Forecast *begin,
      const Order    *first,
      Order          *order)
{
  Forecast forecast = *begin;
  guint n_done = 0;

  while (forecast_advance (&forecast))
    {
      guint piece = NO_PIECE;

      while (first != NULL && n_done < first->n && piece == NO_PIECE)
        {
          piece = first->pieces[n_done++];
          if (!forecast_is_left (&forecast, piece))
            piece = NO_PIECE;
        }
      if (piece == NO_PIECE)
        piece = forecast_get_nearest (&forecast, forecast.own);
      if (piece != NO_PIECE)
        choose (&forecast, order, piece);
      else
        forecast.racers[forecast.own].arrival = NEVER;
    }
  return forecast_get_value (&forecast);
}

/* A piece on the way to another one is taken first. */
static gboolean
is_beyond (const Forecast *forecast,
           guint           piece,
           const guint8   *nearer,
           guint           n_nearer)
{
  const Ways *ways = forecast->ways;
  guint cell = forecast->racers[forecast->own].cell;
  guint32 distance = ways_get_distance (ways, piece, cell);

  for (guint i = 0; i < n_nearer; i++)
    {
      if (ways_get_distance (ways, nearer[i], cell)
              + ways_get_distance (ways, nearer[i], ways->cheese[piece]) == distance)
        return TRUE;
    }
  return FALSE;
}

static guint
list_choices (const Forecast *forecast,
              guint8         *list)
{
  const guint8 *order = ways_get_order (forecast->ways, forecast->racers[forecast->own].cell);
  guint n = 0;

  for (guint i = 0; i < forecast->ways->n && order[i] != NO_PIECE && n < BREADTH; i++)
    {
      if (forecast_is_left (forecast, order[i]) && !is_beyond (forecast, order[i], list, n))
        list[n++] = order[i];
    }
  return n;
}

/* Keeps the best nodes, sorted; of two with the same pieces left, only the better one. */
static void
insert (Lookahead  *self,
        guint       level,
        const Node *node)
{
  Node *nodes = self->levels[level];
  guint n = self->n_nodes[level];
  guint at;

  for (guint i = 0; i < n; i++)
    {
      const Forecast *a = &nodes[i].forecast, *b = &node->forecast;

      if (memcmp (a->left, b->left, sizeof a->left) != 0
          || a->racers[a->own].cell != b->racers[b->own].cell)
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
expand (Lookahead  *self,
        const Node *node,
        guint       level)
{
  guint8 choices[BREADTH];
  guint n = list_choices (&node->forecast, choices);

  for (guint i = 0; i < n; i++)
    {
      Node child = *node;
      Order order;
      gboolean goes_on;

      choose (&child.forecast, &child.order, choices[i]);
      goes_on = forecast_advance (&child.forecast);
      order = child.order;
      child.value = play (&child.forecast, NULL, &order);
      if (child.value > self->best_value)
        {
          self->best_value = child.value;
          self->best = order;
        }
      if (goes_on)
        insert (self, level, &child);
    }
}

/*
 * lookahead_run:
 * @self: a search
 * @begin: the race from now on
 * @order: (inout): the best order known so far, or an empty one; pieces that are gone do no harm
 *
 * Looks for the order of pieces with which our rat gets farthest ahead. The result is empty if
 * it can reach none.
 */
static void
lookahead_run (Lookahead      *self,
               const Forecast *begin,
               Order          *order)
{
  Node *root = &self->levels[0][0];
  guint level = 0;

  self->width = MAX (WIDTH * N_FULL * N_FULL
                     / MAX (begin->n_left * begin->n_left, N_FULL * N_FULL), 1);
  root->forecast = *begin;
  root->order.n = self->best.n = 0;
  self->best_value = play (begin, order, &self->best);
  self->n_nodes[0] = forecast_advance (&root->forecast) ? 1 : 0;
  while (self->n_nodes[level] > 0)
    {
      self->n_nodes[1 - level] = 0;
      for (guint i = 0; i < self->n_nodes[level]; i++)
        expand (self, &self->levels[level][i], 1 - level);
      level = 1 - level;
    }
  *order = self->best;
}

/* A rat that looks ahead against its rivals. It expects each other rat to go to the nearest cheese
 * again and again, and looks for the order of pieces that is best against that. It looks again
 * when some cheese is gone, or when a rival does something else. */

typedef struct
{
  Order order;         /* the pieces that it wants */
  guint n_cheese;      /* how many pieces were left when it looked for them */
  Racer expected[LAB_CHEESE_MAX_RATS];
} Plan;

typedef struct
{
  Ways ways;           /* empty if the rat is greedy */
  Lookahead *lookahead;
  Plan plan;
} Rival;

static void
rival_prepare (LabRat *self)
{
  Rival *rival = self->data;
  LabTraversal *traversal = lab_rat_ensure_traversal (self);

  if (rival == NULL)
    {
      rival = self->data = g_new0 (Rival, 1);
      rival->lookahead = g_new0 (Lookahead, 1);
    }
  rival->plan.order.n = 0;
  rival->plan.n_cheese = 0;
  rival->ways.n = 0;
  if (traversal != NULL)
    ways_measure (&rival->ways, self->maze, traversal, self->position->cheese,
                  self->position->n_cheese);
}

static void
free_rival (gpointer data)
{
  Rival *rival = data;

  ways_clear (&rival->ways);
  g_free (rival->lookahead);
  g_free (rival);
}

/* Whether the plan holds: all cheese is still there, and the rivals do what was expected. */
static gboolean
is_as_planned (const Plan     *plan,
               const Forecast *forecast)
{
  if (plan->order.n == 0 || forecast->n_left != plan->n_cheese)
    return FALSE;
  for (guint i = 0; i < forecast->n_rats; i++)
    {
      if (i != forecast->own && plan->expected[i].arrival != NEVER
          && !forecast_is_as_expected (forecast, i, &plan->expected[i]))
        return FALSE;
    }
  return TRUE;
}

static void
look_ahead (LabRat *self)
{
  Rival *rival = self->data;
  Plan *plan = &rival->plan;
  Forecast forecast;

  forecast_init (&forecast, &rival->ways, self->position, self->number,
                 plan->n_cheese > 0 ? plan->expected : NULL);
  if (is_as_planned (plan, &forecast))
    return;
  lookahead_run (rival->lookahead, &forecast, &plan->order);
  plan->n_cheese = self->position->n_cheese;
  /* Rivals choose before our rat does, so that their targets are known then. */
  for (guint i = 0; i < forecast.n_rats; i++)
    {
      if (i != forecast.own && forecast.racers[i].target == NO_PIECE)
        choose_nearest (&forecast, i);
      plan->expected[i] = forecast.racers[i];
    }
}

/* Sets the target and the goals after it. */
static void
rival_plan (LabRat *self)
{
  Rival *rival = self->data;

  self->n_route = 0;
  self->target = LAB_CHEESE_NO_CELL;
  g_array_set_size (self->goals, 0);
  if (self->position->n_cheese == 0)
    return;
  if (rival->ways.n == 0)
    {
      lab_rat_plan_search (self);
      return;
    }
  look_ahead (self);
  for (guint i = 0; i < rival->plan.order.n; i++)
    {
      guint cell = rival->ways.cheese[rival->plan.order.pieces[i]];

      if (!lab_cheese_position_has_cheese (self->position, cell))
        continue;
      if (self->target == LAB_CHEESE_NO_CELL)
        self->target = cell;
      else
        g_array_append_val (self->goals, cell);
    }
}

static LabCheeseAction
rival_choose (LabRat *self)
{
  const Rival *rival = self->data;
  guint cell = lab_rat_get_cell (self);

  rival_plan (self);
  if (self->target == LAB_CHEESE_NO_CELL)
    return LAB_CHEESE_NOTHING;
  if (rival->ways.n == 0)
    return lab_rat_follow (self, cell);
  return lab_cheese_maze_find_action (
      self->maze, cell,
      ways_get_next (&rival->ways, rival->ways.pieces[self->target], cell));
}

/* What it thinks in a turn in which it does not choose must not change what it does later. */
static void
rival_think (LabRat        *self,
             LabRatThought *thought)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS };
  guint cell = lab_rat_get_cell (self);
  Rival *rival = self->data;
  Plan before = rival->plan;

  rival_plan (self);
  rival->plan = before;
  lab_rat_tell_traversal (self, cell, options, thought);
  if (self->target != LAB_CHEESE_NO_CELL && self->n_route == 0
      && lab_rat_ensure_traversal (self) != NULL
      && lab_traversal_run (self->traversal, cell, &options, NULL))
    lab_rat_take_route (self, self->target);
  lab_rat_tell_route (self, thought);
  thought->text = g_strdup (_("I compare plans against rats that go to the nearest cheese, and "
                              "take the one with the best result."));
}

/* The kind */

const LabRatClass lab_rat_rival = {
  .kind = { "rival", N_("Rival"),
            N_("Looks ahead, and takes cheese before others get there."),
            N_("Our own: a beam search over simulated races.") },
  .prepare = rival_prepare, .choose = rival_choose, .think = rival_think, .free = free_rival,
  /* In a race that is too large to look ahead, it is greedy. */
  .order = LAB_TRAVERSAL_BUCKETS, .stops = TRUE,
};
