/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-worker-private.h"

#include <string.h>

#include "lab-robots-help-private.h"

/* Expands states, a batch at a time. The functions that do most of the work are compiled for each
 * kind of board: the number of robots and the options are constants in them. */

/**
 * Kind:
 * @n: the number of robots
 * @any: whether any robot may solve the board
 * @ricochet: whether a straight way does not count
 *
 * What a copy of the functions is compiled for.
 */
typedef struct
{
  guint    n;
  gboolean any;
  gboolean ricochet;
} Kind;

/**
 * Tokens:
 * @tokens: the tokens of a packed state
 * @places: the place of each robot
 * @axes: how each has moved
 * @leasts: h2 of each; that of robots that cannot solve the board is not set
 * @least: h2 of the state
 *
 * A state taken apart.
 */
typedef struct
{
  guint tokens[LAB_ROBOTS_MAX_ROBOTS];
  guint places[LAB_ROBOTS_MAX_ROBOTS];
  guint axes[LAB_ROBOTS_MAX_ROBOTS];
  guint leasts[LAB_ROBOTS_MAX_ROBOTS];
  guint least;
} Tokens;

#define ALWAYS_INLINE static inline __attribute__ ((always_inline))

/* Estimates */

/* How many moves more than h2 the state is certain to need. */
ALWAYS_INLINE guint
count_help (LabRobotsWorker *self,
            const Tokens    *state,
            const Kind       kind)
{
  guint help = LAB_ROBOTS_MAX_HELP;

  for (guint i = 0; i < (kind.any ? kind.n : 1); i++)
    {
      guint more = kind.any ? state->leasts[i] - state->least : 0;

      if (more >= help)
        continue;
      lab_robots_places_flip (&self->robots, self->field, state->places[i]);
      more += lab_robots_count_help (self->field, &self->robots, state->places[i],
                                     state->axes[i]);
      lab_robots_places_flip (&self->robots, self->field, state->places[i]);
      help = MIN (help, more);
    }
  return help;
}

/* Taking states apart, and putting them together */

ALWAYS_INLINE gboolean
kind_has_axes (const Kind kind,
               guint      robot)
{
  return kind.ricochet && (kind.any || robot == 0);
}

ALWAYS_INLINE void
unpack (const LabRobotsField *field,
        guint64               packed,
        Tokens               *state,
        const Kind            kind)
{
  guint width = 2 * field->shift;

  state->least = LAB_ROBOTS_NEVER;
  for (guint i = kind.n; i-- > 0;)
    {
      guint bits = width + (kind_has_axes (kind, i) ? 2 : 0);
      guint token = (guint) packed & ((1U << bits) - 1);

      packed >>= bits;
      state->tokens[i] = token;
      state->places[i] = kind_has_axes (kind, i) ? token >> 2 : token;
      state->axes[i] = kind_has_axes (kind, i) ? token & 3 : 0;
      if (kind.any || i == 0)
        {
          state->leasts[i] = field->least[state->places[i] << 2 | state->axes[i]];
          state->least = MIN (state->least, state->leasts[i]);
        }
    }
}

/* The packed state after one robot has moved: the others stay in order. */
ALWAYS_INLINE guint64
pack_after (const LabRobotsField *field,
            const Tokens         *state,
            guint                 robot,
            guint                 token,
            const Kind            kind)
{
  guint bits = 2 * field->shift + (kind.any && kind.ricochet ? 2 : 0);
  guint64 packed = 0;

  if (!kind.any && robot == 0)
    {
      packed = token;
      for (guint i = 1; i < kind.n; i++)
        packed = packed << bits | state->tokens[i];
      return packed;
    }

  if (!kind.any)
    packed = state->tokens[0];
  for (guint i = kind.any ? 0 : 1; i < kind.n; i++)
    {
      guint other = state->tokens[i];

      if (i == robot)
        continue;
      packed = packed << bits | MAX (other, token);
      token = MIN (other, token);
    }
  return packed << bits | token;
}

/* Expanding */

/* Adds a state that a move leads to, unless it is of no use. */
ALWAYS_INLINE void
generate (LabRobotsWorker *self,
          guint64          parent,
          guint64          packed,
          guint            least)
{
  guint estimate = self->depth + 1 + least;
  LabRobotsChild *child;

  self->n_generated++;
  if (least == 0 && self->depth + 1 < self->best)
    {
      self->best = self->depth + 1;
      self->best_goal = packed;
      self->best_parent = parent;
      self->cap = MIN (self->cap, self->want_all ? self->best + 1 : self->best);
    }
  if (estimate >= self->cap)
    return;

  child = &self->children[self->n_children++];
  child->state = packed;
  child->mixed = lab_robots_set_mix (self->set, packed);
  child->estimate = estimate;
  lab_robots_set_prefetch (self->set, child->mixed);
}

ALWAYS_INLINE void
generate_moves (LabRobotsWorker *self,
                guint64          packed,
                const Tokens    *state,
                guint            robot,
                const Kind       kind)
{
  const LabRobotsField *field = self->field;
  guint stops[LAB_N_ROBOTS_SIDES];
  guint least = kind.any || robot > 0 ? state->least : 0;

  if (kind.any)
    {
      least = LAB_ROBOTS_NEVER;
      for (guint i = 0; i < kind.n; i++)
        least = i == robot ? least : MIN (least, state->leasts[i]);
    }
  lab_robots_field_slide (field, &self->robots, state->places[robot], stops);
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      guint stop = stops[side];
      guint axes = kind_has_axes (kind, robot) ? state->axes[robot] | 1U << (side & 1) : 0;
      guint own = kind.any || robot == 0 ? field->least[stop << 2 | axes] : LAB_ROBOTS_NEVER;

      if (stop == state->places[robot])
        continue;
      generate (self, packed,
                pack_after (field, state, robot,
                            kind_has_axes (kind, robot) ? stop << 2 | axes : stop, kind),
                robot == 0 && !kind.any ? own : MIN (own, least));
    }
}

/* Expands a state that was queued, unless it was reached in a better way since then, or has to wait
 * for the next bound. */
ALWAYS_INLINE void
expand_state (LabRobotsWorker *self,
              guint64          queued,
              guint64          mixed,
              const Kind       kind)
{
  guint64 packed = queued & ~LAB_ROBOTS_TESTED;
  guint32 *narrow = NULL;
  guint64 *wide = NULL;
  guint estimate;
  Tokens state = { .least = 0 };

  if (self->set->is_wide)
    wide = lab_robots_set_take_wide (self->set, mixed, self->depth);
  else
    narrow = lab_robots_set_take_narrow (self->set, mixed, self->depth);
  if (narrow == NULL && wide == NULL)
    return;

  unpack (self->field, packed, &state, kind);
  for (guint i = 0; i < kind.n; i++)
    lab_robots_places_flip (&self->robots, self->field, state.places[i]);
  estimate = self->depth + state.least;
  if (state.least > 0 && (queued & LAB_ROBOTS_TESTED) == 0)
    estimate += count_help (self, &state, kind);
  if (estimate > self->bound)
    {
      if (estimate < self->cap)
        lab_robots_bag_add (&self->retry_bags[estimate - self->bound - 1], &self->pool,
                            packed | LAB_ROBOTS_TESTED);
    }
  else
    {
      /* Another thread may have tried to take the same free entry, in vain. */
      if (wide != NULL)
        (void) __atomic_fetch_or (wide, (guint64) LAB_ROBOTS_CLOSED, __ATOMIC_RELAXED);
      else
        (void) __atomic_fetch_or (narrow, LAB_ROBOTS_CLOSED, __ATOMIC_RELAXED);
      if (state.least == 0)
        g_array_append_val (self->goals, packed);
      else
        {
          self->n_expanded++;
          for (guint i = 0; i < kind.n; i++)
            generate_moves (self, packed, &state, i, kind);
        }
    }
  for (guint i = 0; i < kind.n; i++)
    lab_robots_places_flip (&self->robots, self->field, state.places[i]);
}

ALWAYS_INLINE void
expand_batch (LabRobotsWorker *self,
              const guint64   *states,
              guint            n_states,
              const Kind       kind)
{
  guint64 mixed[LAB_ROBOTS_BATCH];

  for (guint i = 0; i < n_states; i++)
    {
      mixed[i] = lab_robots_set_mix (self->set, states[i] & ~LAB_ROBOTS_TESTED);
      lab_robots_set_prefetch (self->set, mixed[i]);
    }
  self->n_children = 0;
  for (guint i = 0; i < n_states; i++)
    expand_state (self, states[i], mixed[i], kind);
}

#define DEFINE_BATCH(n, any, ricochet)                                                             \
  static void expand_##n##_##any##_##ricochet (LabRobotsWorker *self, const guint64 *states,       \
                                               guint n_states)                                     \
  {                                                                                                \
    const Kind kind = { n, any, ricochet };                                                        \
                                                                                                   \
    expand_batch (self, states, n_states, kind);                                                   \
  }

#define DEFINE_BATCHES(n)                                                                          \
  DEFINE_BATCH (n, 0, 0)                                                                           \
  DEFINE_BATCH (n, 0, 1)                                                                           \
  DEFINE_BATCH (n, 1, 0)                                                                           \
  DEFINE_BATCH (n, 1, 1)

DEFINE_BATCHES (1)
DEFINE_BATCHES (2)
DEFINE_BATCHES (3)
DEFINE_BATCHES (4)
DEFINE_BATCHES (5)

#define LIST_BATCHES(n)                                                                            \
  {                                                                                                \
    { expand_##n##_0_0, expand_##n##_0_1 }, { expand_##n##_1_0, expand_##n##_1_1 },                \
  }

typedef void (*ExpandFunc) (LabRobotsWorker *self,
                            const guint64   *states,
                            guint            n_states);

static const ExpandFunc BATCHES[LAB_ROBOTS_MAX_ROBOTS][2][2] = {
  LIST_BATCHES (1), LIST_BATCHES (2), LIST_BATCHES (3), LIST_BATCHES (4), LIST_BATCHES (5),
};

G_STATIC_ASSERT (LAB_ROBOTS_BATCH * LAB_ROBOTS_MAX_ROBOTS * LAB_N_ROBOTS_SIDES
                 == LAB_ROBOTS_MAX_CHILDREN);

/* Public functions */

/* Prepares a worker; its field, set, bound, depth, and cap are set by who uses it. */
void
lab_robots_worker_init (LabRobotsWorker *self)
{
  memset (self, 0, sizeof *self);
  self->best = LAB_ROBOTS_MAX_MOVES;
  self->goals = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->homeless = g_array_new (FALSE, FALSE, sizeof (LabRobotsChild));
}

/* Frees what a worker has. */
void
lab_robots_worker_clear (LabRobotsWorker *self)
{
  for (guint i = 0; i < LAB_N_ROBOTS_BAGS; i++)
    lab_robots_bag_clear (&self->bags[i], &self->pool);
  for (guint i = 0; i < LAB_ROBOTS_MAX_HELP; i++)
    lab_robots_bag_clear (&self->retry_bags[i], &self->pool);
  lab_robots_pool_clear (&self->pool);
  g_clear_pointer (&self->goals, g_array_unref);
  g_clear_pointer (&self->homeless, g_array_unref);
}

/* Puts a state into the set, and if it is new, into a bag. h2 alone can be up to two below the
 * bound; since estimates never fall, the rest is help that is certain to be needed. */
void
lab_robots_worker_add_child (LabRobotsWorker      *self,
                             const LabRobotsChild *child)
{
  guint offset = child->estimate + LAB_ROBOTS_MAX_HELP - self->bound;
  guint depth = self->depth + 1;
  LabRobotsFinding finding
      = self->set->is_wide
            ? lab_robots_set_add_wide (self->set, child->mixed, depth, offset, self->is_shared)
            : lab_robots_set_add_narrow (self->set, child->mixed, depth, offset, self->is_shared);

  if (finding == LAB_ROBOTS_KNOWN)
    return;
  if (finding == LAB_ROBOTS_FULL)
    {
      LabRobotsChild homeless = *child;

      homeless.depth = self->depth;
      g_array_append_val (self->homeless, homeless);
      return;
    }
  self->n_added++;
  if (offset == 0)
    lab_robots_bag_add (&self->bags[0], &self->pool, child->state | LAB_ROBOTS_TESTED);
  else
    lab_robots_bag_add (&self->bags[offset <= LAB_ROBOTS_MAX_HELP ? 0
                                                                  : offset - LAB_ROBOTS_MAX_HELP],
                        &self->pool, child->state);
}

/* Expands up to %LAB_ROBOTS_BATCH states. */
void
lab_robots_worker_expand (LabRobotsWorker *self,
                          const guint64   *states,
                          guint            n_states)
{
  const LabRobotsField *field = self->field;

  BATCHES[field->n_robots - 1][field->any_robot ? 1 : 0][field->must_ricochet ? 1 : 0](
      self, states, n_states);
  for (guint i = 0; i < self->n_children; i++)
    {
      if (self->children[i].estimate < self->cap)
        lab_robots_worker_add_child (self, &self->children[i]);
    }
}
