/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat-private.h"

#include <string.h>

#include <glib/gi18n.h>

/* A rat that looks ahead against its rivals. It expects each other rat to go to the nearest cheese
 * again and again. Against that it tries its own ways: the first pieces are chosen freely, the rest
 * is played as the others do, and the way with the best result is taken. It decides again in each
 * cell where it could turn another way, so a rival that does something else is no surprise. */

/* From how many of the nearest pieces it chooses, first, second, and third. */
#define N_DEPTHS 3
static const guint breadths[N_DEPTHS] = { 10, 6, 4 };

/* In a race with more work than this, it is greedy. */
#define MAX_DISTANCES (1u << 25)
#define NEVER G_MAXUINT32

typedef struct
{
  guint n;                      /* the pieces of cheese at the begin */
  guint *cheese;                /* their cells */
  guint *distances;             /* from each piece to each cell */
  guint32 *between;             /* from each piece to each other one */
  gsize n_distances;
} Rival;

/* Who plays in a simulation. */
typedef struct
{
  guint at;                     /* the piece where it is; n for the place where it begins */
  guint target;
  guint32 arrival;              /* the turn in which it arrives at the target */
} Runner;

typedef struct
{
  const Rival *rival;
  guint n_runners;
  guint own;
  const guint8 *teams;
  guint32 from_start[LAB_CHEESE_MAX_RATS][256];   /* to each piece, from where a rat is */
  guint n_left;
  guint left[256];              /* pieces */
} Scene;

/* Private helpers: distances */

static gboolean
measure (LabRat *self,
         Rival  *rival)
{
  LabTraversal *traversal = lab_rat_ensure_traversal (self);
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS };

  for (guint i = 0; i < rival->n; i++)
    {
      const LabRoutingTable *table;

      if (!lab_traversal_run (traversal, rival->cheese[i], &options, NULL))
        return FALSE;
      table = lab_traversal_get_table (traversal);
      memcpy (rival->distances + (gsize) i * self->n_cells, table->distances,
              self->n_cells * sizeof table->distances[0]);
      for (guint j = 0; j < rival->n; j++)
        rival->between[i * rival->n + j] = table->distances[rival->cheese[j]];
    }
  return TRUE;
}

static gboolean
prepare (LabRat                   *self,
         const LabCheesePosition  *position,
         GError                  **error G_GNUC_UNUSED)
{
  Rival *rival = self->data;
  gsize n_distances = (gsize) position->n_cheese * self->n_cells;

  if (rival == NULL)
    rival = self->data = g_new0 (Rival, 1);
  rival->n = 0;
  self->target = LAB_CHEESE_NO_CELL;
  self->n_route = 0;
  if (lab_rat_ensure_traversal (self) == NULL || position->n_cheese > 255
      || n_distances > MAX_DISTANCES)
    return TRUE;
  if (n_distances > rival->n_distances)
    {
      g_free (rival->distances);
      rival->distances = g_new (guint, n_distances);
      rival->n_distances = n_distances;
    }
  g_free (rival->cheese);
  g_free (rival->between);
  rival->cheese = g_memdup2 (position->cheese, position->n_cheese * sizeof (guint));
  rival->between = g_new (guint32, MAX ((gsize) position->n_cheese * position->n_cheese, 1));
  rival->n = position->n_cheese;
  if (!measure (self, rival))
    rival->n = 0;
  return TRUE;
}

static void
free_rival (gpointer data)
{
  Rival *rival = data;

  g_free (rival->cheese);
  g_free (rival->distances);
  g_free (rival->between);
  g_free (rival);
}

/* Private helpers: simulations */

static void
set_scene (LabRat                  *self,
           const LabCheesePosition *position,
           Scene                   *scene)
{
  const Rival *rival = self->data;

  scene->rival = rival;
  scene->n_runners = position->n_rats;
  scene->own = self->number;
  scene->teams = position->teams;
  scene->n_left = 0;
  for (guint i = 0; i < rival->n; i++)
    {
      if (!lab_cheese_position_has_cheese (position, rival->cheese[i]))
        continue;
      scene->left[scene->n_left++] = i;
      for (guint rat = 0; rat < position->n_rats; rat++)
        {
          const LabCheeseRatState *state = &position->rats[rat];
          guint cell = state->mud_target != LAB_CHEESE_NO_CELL ? state->mud_target : state->cell;
          guint distance = rival->distances[(gsize) i * self->n_cells + cell];

          scene->from_start[rat][i]
              = distance == LAB_NO_DISTANCE ? NEVER : distance + state->mud_turns;
        }
    }
}

static inline guint32
get_distance (const Scene  *scene,
              guint         rat,
              const Runner *runner,
              guint         piece)
{
  if (runner->at == scene->rival->n)
    return scene->from_start[rat][piece];
  return scene->rival->between[runner->at * scene->rival->n + piece];
}

/* Lets a rat go to the nearest piece that is left. */
static void
aim (const Scene *scene,
     guint        rat,
     Runner      *runner,
     guint32      now,
     const guint *left,
     guint        n_left)
{
  guint32 least = NEVER;

  runner->target = G_MAXUINT;
  runner->arrival = NEVER;
  for (guint i = 0; i < n_left; i++)
    {
      guint32 distance = get_distance (scene, rat, runner, left[i]);

      if (distance < least)
        {
          least = distance;
          runner->target = left[i];
        }
    }
  if (runner->target != G_MAXUINT)
    runner->arrival = now + least;
}

static void
aim_at (const Scene *scene,
        guint        rat,
        Runner      *runner,
        guint32      now,
        guint        piece)
{
  guint32 distance = get_distance (scene, rat, runner, piece);

  runner->target = piece;
  runner->arrival = distance == NEVER ? NEVER : now + distance;
}

/* A rat whose target is gone turns round where it is; that is between two pieces, so its distances
 * are estimated by the way over the target, which it has not reached. */
static void
aim_again (const Scene *scene,
           guint        rat,
           Runner      *runner,
           guint32      now,
           const guint *left,
           guint        n_left)
{
  guint lost = runner->target;
  guint32 rest = runner->arrival - now;
  guint32 done = get_distance (scene, rat, runner, lost);
  guint32 least = NEVER;

  done = done > rest ? done - rest : 0;
  runner->target = G_MAXUINT;
  for (guint i = 0; i < n_left; i++)
    {
      guint32 back = get_distance (scene, rat, runner, left[i]);
      guint32 on = scene->rival->between[lost * scene->rival->n + left[i]];
      guint32 distance;

      if (back == NEVER || on == NEVER)
        continue;
      distance = MIN (back + done, on + rest);
      if (distance < least)
        {
          least = distance;
          runner->target = left[i];
        }
    }
  runner->arrival = runner->target != G_MAXUINT ? now + least : NEVER;
}

typedef struct
{
  const Scene *scene;
  const guint *plan;            /* the first pieces of the own rat */
  guint n_plan;
  guint n_done;                 /* of the plan */
  Runner runners[LAB_CHEESE_MAX_RATS];
  double scores[LAB_CHEESE_MAX_RATS];
  guint left[256];
  guint n_left;
} Play;

static void
aim_own (Play    *play,
         guint32  now,
         gboolean is_lost)
{
  const Scene *scene = play->scene;
  Runner *runner = &play->runners[scene->own];

  while (play->n_done < play->n_plan)
    {
      guint piece = play->plan[play->n_done++];

      for (guint i = 0; i < play->n_left; i++)
        {
          if (play->left[i] == piece)
            {
              aim_at (scene, scene->own, runner, now, piece);
              return;
            }
        }
    }
  if (is_lost)
    aim_again (scene, scene->own, runner, now, play->left, play->n_left);
  else
    aim (scene, scene->own, runner, now, play->left, play->n_left);
}

/* Takes a piece away from all who arrive at it in this turn, and lets all who wanted it look for
 * another one. */
static void
take_piece (Play    *play,
            guint    piece,
            guint32  now)
{
  const Scene *scene = play->scene;
  guint n = 0;

  for (guint i = 0; i < play->n_left; i++)
    {
      if (play->left[i] == piece)
        play->left[i--] = play->left[--play->n_left];
    }
  for (guint rat = 0; rat < scene->n_runners; rat++)
    n += play->runners[rat].target == piece && play->runners[rat].arrival == now;
  for (guint rat = 0; rat < scene->n_runners; rat++)
    {
      Runner *runner = &play->runners[rat];
      gboolean arrives = runner->arrival == now;

      if (runner->target != piece)
        continue;
      if (arrives)
        {
          play->scores[scene->teams[rat]] += 1.0 / n;
          runner->at = piece;
        }
      if (rat == scene->own)
        aim_own (play, now, !arrives);
      else if (arrives)
        aim (scene, rat, runner, now, play->left, play->n_left);
      else
        aim_again (scene, rat, runner, now, play->left, play->n_left);
    }
}

/* Plays a race to its end. The result is how far the own team is ahead of the best other one; of
 * two that are the same, the own rat takes the one where it is earlier. */
static double
simulate (const Scene             *scene,
          const LabCheesePosition *position,
          const guint             *plan,
          guint                    n_plan)
{
  Play play = { .scene = scene, .plan = plan, .n_plan = n_plan };
  double own, best = 0;
  double haste = 0;

  play.n_left = scene->n_left;
  memcpy (play.left, scene->left, scene->n_left * sizeof play.left[0]);
  for (guint rat = 0; rat < scene->n_runners; rat++)
    {
      play.runners[rat].at = scene->rival->n;
      play.scores[position->teams[rat]] += position->rats[rat].score;
      if (rat != scene->own)
        aim (scene, rat, &play.runners[rat], 0, play.left, play.n_left);
    }
  aim_own (&play, 0, FALSE);
  while (play.n_left > 0)
    {
      guint next = 0;

      for (guint rat = 1; rat < scene->n_runners; rat++)
        {
          if (play.runners[rat].arrival < play.runners[next].arrival)
            next = rat;
        }
      if (play.runners[next].arrival == NEVER)
        break;
      if (next == scene->own)
        haste += 1.0 / (1.0 + play.runners[next].arrival);
      take_piece (&play, play.runners[next].target, play.runners[next].arrival);
    }
  own = play.scores[scene->teams[scene->own]];
  for (guint rat = 0; rat < scene->n_runners; rat++)
    {
      if (scene->teams[rat] != scene->teams[scene->own])
        best = MAX (best, play.scores[scene->teams[rat]]);
    }
  /* More than half of all cheese wins, how much more does not matter much. */
  return own - best + 1e-3 * haste;
}

/* Private helpers: choosing */

/* Moves the pieces that are nearest to a place to the front, and returns how many there are. */
static guint
pick_nearest (const Scene  *scene,
              const Runner *from,
              const guint  *used,
              guint         n_used,
              guint         n_wanted,
              guint        *picked)
{
  guint n = 0;

  for (guint i = 0; i < scene->n_left; i++)
    {
      guint piece = scene->left[i];
      guint32 distance = get_distance (scene, scene->own, from, piece);
      gboolean is_used = distance == NEVER;
      guint at;

      for (guint j = 0; j < n_used; j++)
        is_used |= used[j] == piece;
      if (is_used)
        continue;
      at = MIN (n, n_wanted);
      if (at == n_wanted
          && get_distance (scene, scene->own, from, picked[at - 1]) <= distance)
        continue;
      if (n < n_wanted)
        n++;
      for (at = n - 1;
           at > 0 && get_distance (scene, scene->own, from, picked[at - 1]) > distance; at--)
        picked[at] = picked[at - 1];
      picked[at] = piece;
    }
  return n;
}

typedef struct
{
  const Scene *scene;
  const LabCheesePosition *position;
  guint plan[N_DEPTHS];
  guint best[N_DEPTHS];
  guint n_best;
  double value;
} Choice;

static void
try_plans (Choice *choice,
           guint   depth)
{
  Runner from = { .at = depth > 0 ? choice->plan[depth - 1] : choice->scene->rival->n };
  guint picked[16];
  guint n = pick_nearest (choice->scene, &from, choice->plan, depth, breadths[depth], picked);

  for (guint i = 0; i < n; i++)
    {
      double value;

      choice->plan[depth] = picked[i];
      if (depth + 1 < N_DEPTHS && choice->scene->n_left > depth + 1)
        {
          try_plans (choice, depth + 1);
          continue;
        }
      value = simulate (choice->scene, choice->position, choice->plan, depth + 1);
      if (value <= choice->value)
        continue;
      choice->value = value;
      choice->n_best = depth + 1;
      memcpy (choice->best, choice->plan, sizeof choice->best);
    }
}

static void
be_greedy (LabRat                  *self,
           const LabCheesePosition *position)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS,
                                        .stops = position->cheese,
                                        .n_stops = position->n_cheese };

  if (lab_rat_ensure_traversal (self) != NULL
      && lab_traversal_run (self->traversal, lab_rat_get_cell (self, position), &options, NULL)
      && lab_traversal_get_stop (self->traversal) != LAB_NO_NODE)
    lab_rat_take_route (self, lab_traversal_get_stop (self->traversal));
}

static void
plan (LabRat                  *self,
      const LabCheesePosition *position)
{
  const Rival *rival = self->data;
  Scene scene;
  Choice choice = { .scene = &scene, .position = position, .value = -G_MAXDOUBLE };

  self->n_route = 0;
  self->target = LAB_CHEESE_NO_CELL;
  if (self->goals == NULL)
    self->goals = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_set_size (self->goals, 0);
  if (position->n_cheese == 0)
    return;
  if (rival == NULL || rival->n == 0)
    {
      be_greedy (self, position);
      return;
    }
  set_scene (self, position, &scene);
  try_plans (&choice, 0);
  if (choice.n_best == 0)
    return;
  self->target = rival->cheese[choice.best[0]];
  for (guint i = 1; i < choice.n_best; i++)
    g_array_append_val (self->goals, rival->cheese[choice.best[i]]);
}

/* Goes down the distances of the target. */
static LabCheeseAction
go_toward (LabRat *self,
           guint   cell)
{
  const Rival *rival = self->data;
  guint piece = 0;
  guint n;
  const LabEdge *edges = lab_cheese_maze_get_neighbors (self->maze, cell, &n);
  const guint *distances;

  while (rival->cheese[piece] != self->target)
    piece++;
  distances = rival->distances + (gsize) piece * self->n_cells;
  for (guint i = 0; i < n; i++)
    {
      if (distances[edges[i].node] != LAB_NO_DISTANCE
          && distances[edges[i].node] + edges[i].cost == distances[cell])
        return lab_cheese_maze_find_action (self->maze, cell, edges[i].node);
    }
  return LAB_CHEESE_NOTHING;
}

static LabCheeseAction
choose (LabRat                  *self,
        const LabCheesePosition *position)
{
  const Rival *rival = self->data;
  guint cell = lab_rat_get_cell (self, position);

  plan (self, position);
  if (self->target == LAB_CHEESE_NO_CELL)
    return LAB_CHEESE_NOTHING;
  return rival == NULL || rival->n == 0 ? lab_rat_follow (self, cell) : go_toward (self, cell);
}

static void
think (LabRat                  *self,
       const LabCheesePosition *position,
       LabRatThought           *thought)
{
  guint cell = lab_rat_get_cell (self, position);

  plan (self, position);
  lab_rat_tell_traversal (self, cell,
                          (LabTraversalOptions) { .order = LAB_TRAVERSAL_BUCKETS }, thought);
  if (self->target != LAB_CHEESE_NO_CELL && self->n_route == 0
      && lab_rat_ensure_traversal (self) != NULL
      && lab_traversal_run (self->traversal, cell,
                            &(LabTraversalOptions) { .order = LAB_TRAVERSAL_BUCKETS }, NULL))
    lab_rat_take_route (self, self->target);
  lab_rat_tell_route (self, thought);
  thought->text = g_strdup (_("I compare plans against rats that go to the nearest cheese, and "
                              "take the one with the best result."));
}

/* The kind */

const LabRatClass lab_rat_rival = {
  .kind = { "rival", N_("Rival"),
            N_("Looks ahead, and takes cheese before others get there."),
            N_("Our own: simulated races for each plan of up to three pieces.") },
  .prepare = prepare, .choose = choose, .think = think, .free = free_rival,
};
