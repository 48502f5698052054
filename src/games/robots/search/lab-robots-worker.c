/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-worker.h"

#include <string.h>

/* Expands states, a batch at a time. The functions that do most of the work are compiled for each
 * kind of board: the number of robots and the options are constants in them. */

/**
 * Kind:
 * @n: the number of robots
 * @any: whether any robot may solve the board
 * @ricochet: whether a straight way does not count
 * @shift: of places
 *
 * What a copy of the functions is compiled for.
 */
typedef struct
{
  guint    n;
  gboolean any;
  gboolean ricochet;
  guint    shift;
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

/**
 * Batch:
 * @field: the board
 * @set: the set, as it is now
 * @child: where the next state goes
 * @depth: the moves to it
 * @cap: states with such an estimate, or a higher one, are of no use
 * @n_generated: how many states were generated
 *
 * What is often needed while a batch is expanded, in registers as far as possible.
 */
typedef struct
{
  const LabRobotsField *field;
  LabRobotsSet          set;
  LabRobotsChild       *child;
  guint                 depth;
  guint                 cap;
  guint                 n_generated;
} Batch;

#define ALWAYS_INLINE static inline __attribute__ ((always_inline))

/* Taking states apart, and putting them together */

ALWAYS_INLINE gboolean
kind_has_axes (const Kind kind,
               guint      robot)
{
  return kind.ricochet && (kind.any || robot == 0);
}

/* The bits of the token of a robot that is not the only solver. */
ALWAYS_INLINE guint
kind_get_bits (const Kind kind)
{
  return 2 * kind.shift + (kind.any && kind.ricochet ? 2 : 0);
}

/* The bits of a packed state. */
ALWAYS_INLINE guint
kind_get_key_bits (const Kind kind)
{
  return kind.n * kind_get_bits (kind) + (kind.ricochet && !kind.any ? 2 : 0);
}

ALWAYS_INLINE void
unpack (const LabRobotsField *field,
        guint64               packed,
        Tokens               *state,
        const Kind            kind)
{
  state->least = LAB_ROBOTS_NEVER;
  for (guint i = kind.n; i-- > 0;)
    {
      guint bits = 2 * kind.shift + (kind_has_axes (kind, i) ? 2 : 0);
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
pack_after (guint64       packed,
            const Tokens *state,
            guint         robot,
            guint         token,
            const Kind    kind)
{
  guint bits = kind_get_bits (kind);
  guint64 result = 0;

  if (!kind.any && robot == 0)
    {
      guint shift = bits * (kind.n - 1);

      return (packed & ((G_GUINT64_CONSTANT (1) << shift) - 1)) | (guint64) token << shift;
    }

  if (!kind.any)
    result = state->tokens[0];
  for (guint i = kind.any ? 0 : 1; i < kind.n; i++)
    {
      guint other = state->tokens[i];

      if (i == robot)
        continue;
      result = result << bits | MAX (other, token);
      token = MIN (other, token);
    }
  return result << bits | token;
}

/* Estimates */

/* How many moves more than h2 a state is certain to need. */
ALWAYS_INLINE guint
count_more (const LabRobotsPerimeter *perimeter,
            const Tokens             *state,
            const Kind                kind)
{
  guint best = perimeter->n_levels;

  for (guint solver = 0; solver < (kind.any ? kind.n : 1); solver++)
    {
      guint more = kind.any ? state->leasts[solver] - state->least : 0;
      guint others[LAB_ROBOTS_MAX_ROBOTS] = { 0 };
      guint n_others = 0;

      if (more >= best)
        continue;
      for (guint i = 0; i < kind.n; i++)
        {
          if (i != solver)
            others[n_others++] = state->places[i];
        }
      more += lab_robots_perimeter_count (perimeter, state->tokens[solver], others, kind.n - 1);
      best = MIN (best, more);
    }
  return best;
}

/* The same of a packed state. */
ALWAYS_INLINE guint
count_more_of (const LabRobotsWorker *self,
               guint64                packed,
               const Kind             kind)
{
  Tokens state = { .least = 0 };

  unpack (self->field, packed, &state, kind);
  return count_more (self->perimeter, &state, kind);
}

/* Adding */

/* Puts a state into the set, and if it is new, into a bucket. */
ALWAYS_INLINE void
add_child (LabRobotsWorker      *self,
           const LabRobotsSet   *set,
           const LabRobotsChild *child,
           guint                 n_levels,
           const Kind            kind)
{
  guint offset = child->estimate + LAB_ROBOTS_MAX_LEVELS - self->bound;
  guint depth = self->depth + 1;
  guint estimate = child->estimate;
  gboolean is_near_cap = estimate + n_levels >= self->cap;
  LabRobotsFinding finding;

  if (is_near_cap)
    {
      estimate += count_more_of (self, child->state, kind);
      if (estimate >= self->cap)
        return;
    }
  finding = set->is_wide
                ? lab_robots_set_add_wide (set, child->mixed, depth, offset, self->is_shared)
                : lab_robots_set_add_narrow (set, child->mixed, depth, offset, self->is_shared);
  if (finding == LAB_ROBOTS_KNOWN)
    return;
  if (finding == LAB_ROBOTS_FULL)
    {
      LabRobotsChild overflow = *child;

      overflow.depth = self->depth;
      g_array_append_val (self->overflow, overflow);
      return;
    }
  self->n_added++;
  if (!is_near_cap)
    estimate += count_more_of (self, child->state, kind);
  lab_robots_bucket_add (&self->buckets[estimate - self->bound], &self->pool,
                      child->state | (guint64) child->move << kind_get_key_bits (kind)
                          | (guint64) n_levels << LAB_ROBOTS_LEVELS_SHIFT);
}

/* Commuting moves */

/* Whether there is room above a packed state for the last move. */
ALWAYS_INLINE gboolean
kind_has_last_move (const Kind kind)
{
  return kind_get_key_bits (kind) + 4 * kind.shift <= LAB_ROBOTS_LEVELS_SHIFT;
}

/**
 * LastMove:
 * @from: the place from which a robot moved last
 * @to: where it stopped, or the same place if that is not known
 * @ahead: the place behind that in the same direction
 * @is_row: whether it moved along a row
 *
 * The move that led to a state.
 */
typedef struct
{
  guint    from;
  guint    to;
  guint    ahead;
  gboolean is_row;
} LastMove;

ALWAYS_INLINE LastMove
unpack_last_move (guint64    queued,
                  const Kind kind)
{
  guint mask = (1U << 2 * kind.shift) - 1;
  guint moves = (guint) (queued >> kind_get_key_bits (kind));
  guint step = 1U << kind.shift;
  LastMove last = { moves & mask, moves >> 2 * kind.shift & mask, 0, FALSE };

  last.is_row = (last.from ^ last.to) < step;
  step = last.is_row ? 1 : step;
  last.ahead = last.to > last.from ? last.to + step : last.to - step;
  return last;
}

/* Whether a move of a robot meets the last move, that of another robot: then the two do not lead to
 * the same state in the other order. */
ALWAYS_INLINE gboolean
meets_last_move (const LastMove *last,
                 guint           from,
                 guint           to,
                 LabRobotsSide   side,
                 const Kind      kind)
{
  guint columns = (1U << kind.shift) - 1;
  gboolean is_row = side % 2 == 1;
  gboolean is_ahead = side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH;
  guint step = is_row ? 1 : 1U << kind.shift;
  /* It stops where the other robot passed. */
  gboolean is_in_way = (to > MIN (last->from, last->to)) & (to < MAX (last->from, last->to))
                       & (last->is_row | (((to ^ last->to) & columns) == 0));
  /* It passes where the other robot was before, which is on a higher place. */
  gboolean passes = is_ahead
                    && (last->from <= to) & (is_row | (((last->from ^ from) & columns) == 0));
  /* It is stopped by the other robot. */
  gboolean is_stopped = last->to == (is_ahead ? to + step : to - step);

  return is_in_way | passes | is_stopped;
}

/* The sides to which a robot can move that are of use after the last move, a bit for each.
 * Others are not. If the same robot moves on the same line as before, one move instead of the
 * two does the same. If another robot moves that does not meet the first one, the same two moves
 * lead to the same state in the other order; of these two orders, that one is of use in which
 * the second robot comes from a higher place.
 *
 * No state is lost. In the other order, the last move is the one from the higher place. If that
 * one is of no use either, it is because of a move from a place that is higher still, and so on,
 * but the places come to an end. (In general, such a pruning of moves and one of states that are
 * known do not go together: Holte 2013.) */
ALWAYS_INLINE guint
find_useful_sides (const LastMove *last,
                   guint           from,
                   const guint    *stops,
                   const Kind      kind)
{
  const guint row_sides = 1U << LAB_ROBOTS_EAST | 1U << LAB_ROBOTS_WEST;
  guint sides = 0, same_line = 0;

  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    sides |= (stops[side] != from ? 1U : 0U) << side;
  if (!kind_has_last_move (kind) || last->from == last->to)
    return sides;
  if (from == last->to)
    {
      same_line = last->is_row ? row_sides : ~row_sides;
      /* But if a straight way does not count, to have gone forth and back makes a difference. */
      for (guint side = 0; kind.ricochet && side < LAB_N_ROBOTS_SIDES; side++)
        same_line &= ~((stops[side] == last->from ? 1U : 0U) << side);
      return sides & ~same_line;
    }
  if (from > last->from || from == last->ahead)
    return sides;
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    sides &= ~((meets_last_move (last, from, stops[side], (LabRobotsSide) side, kind) ? 0U : 1U)
               << side);
  return sides;
}

/* Expanding */

/* Takes note of a solved state. */
static void
find_goal (LabRobotsWorker *self,
           guint            depth,
           guint64          goal,
           guint64          parent)
{
  self->best = depth;
  self->best_goal = goal;
  self->best_parent = parent;
  self->cap = MIN (self->cap, self->want_all ? self->best + 1 : self->best);
}

ALWAYS_INLINE void
generate_moves (LabRobotsWorker *self,
                Batch           *batch,
                guint64          packed,
                const Tokens    *state,
                const LastMove  *last,
                const guint     *stops,
                guint            robot,
                const Kind       kind)
{
  guint least = kind.any ? LAB_ROBOTS_NEVER : state->least;
  guint sides = find_useful_sides (last, state->places[robot], stops, kind);

  for (guint i = 0; kind.any && i < kind.n; i++)
    least = i == robot ? least : MIN (least, state->leasts[i]);
  for (; sides != 0; sides &= sides - 1)
    {
      guint side = (guint) __builtin_ctz (sides);
      guint stop = stops[side];
      guint axes = kind_has_axes (kind, robot) ? state->axes[robot] | 1U << (side & 1) : 0;
      guint token = kind_has_axes (kind, robot) ? stop << 2 | axes : stop;
      guint own = kind.any || robot == 0 ? batch->field->least[stop << 2 | axes]
                                         : LAB_ROBOTS_NEVER;
      guint child_least = robot == 0 && !kind.any ? own : MIN (own, least);
      guint64 child = pack_after (packed, state, robot, token, kind);
      guint64 mixed = lab_robots_set_mix (&batch->set, child);
      guint estimate = batch->depth + child_least;

      if ((kind.any || robot == 0) && G_UNLIKELY (own == 0) && batch->depth < self->best)
        {
          find_goal (self, batch->depth, child, packed);
          batch->cap = self->cap;
        }
      batch->n_generated++;
      batch->child->state = child;
      batch->child->mixed = mixed;
      batch->child->estimate = estimate;
      batch->child->move = kind_has_last_move (kind)
                               ? state->places[robot] | stop << 2 * kind.shift
                               : 0;
      lab_robots_set_prefetch (&batch->set, mixed);
      batch->child += estimate < batch->cap;
    }
}

/* Expands a state that was queued, unless it was reached in a better way since then, or has to wait
 * for another bound since the perimeter has more levels than at that time. */
ALWAYS_INLINE void
expand_state (LabRobotsWorker *self,
              Batch           *batch,
              guint64          queued,
              guint64          mixed,
              const Kind       kind)
{
  const LabRobotsPerimeter *perimeter = self->perimeter;
  guint64 packed = queued & batch->set.key_mask;
  guint32 *narrow = NULL;
  guint64 *wide = NULL;
  guint stops[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES];
  LastMove last;
  Tokens state = { .least = 0 };

  if (batch->set.is_wide)
    wide = lab_robots_set_take_wide (&batch->set, mixed, self->depth);
  else
    narrow = lab_robots_set_take_narrow (&batch->set, mixed, self->depth);
  if (narrow == NULL && wide == NULL)
    return;

  unpack (self->field, packed, &state, kind);
  if (queued >> LAB_ROBOTS_LEVELS_SHIFT < perimeter->n_levels && state.least > 0)
    {
      guint estimate = self->depth + state.least + count_more (perimeter, &state, kind);

      if (estimate > self->bound)
        {
          if (estimate < self->cap)
            lab_robots_bucket_add (&self->retry_buckets[estimate - self->bound - 1], &self->pool,
                                (queued & LAB_ROBOTS_STATE_MASK)
                                    | (guint64) perimeter->n_levels << LAB_ROBOTS_LEVELS_SHIFT);
          return;
        }
    }

  /* Another thread may have tried to take the same free entry, in vain. */
  if (wide != NULL)
    (void) __atomic_fetch_or (wide, (guint64) LAB_ROBOTS_CLOSED, __ATOMIC_RELAXED);
  else
    (void) __atomic_fetch_or (narrow, LAB_ROBOTS_CLOSED, __ATOMIC_RELAXED);
  if (state.least == 0)
    {
      g_array_append_val (self->goals, packed);
      return;
    }
  self->n_expanded++;
  lab_robots_field_slide (self->field, state.places, kind.n, kind.shift, stops);
  last = unpack_last_move (queued, kind);
  for (guint i = 0; i < kind.n; i++)
    generate_moves (self, batch, packed, &state, &last, stops[i], i, kind);
}

ALWAYS_INLINE void
expand_batch (LabRobotsWorker *self,
              const guint64   *states,
              guint            n_states,
              const Kind       kind)
{
  guint64 mixed[LAB_ROBOTS_BATCH];
  Batch batch = { self->field, *self->set, self->children, self->depth + 1, self->cap, 0 };
  guint n_levels = self->perimeter->n_levels;

  /* The same as before, but the compiler knows it now. */
  batch.set.key_bits = kind_get_key_bits (kind);
  batch.set.key_mask = (G_GUINT64_CONSTANT (1) << batch.set.key_bits) - 1;
  for (guint i = 0; i < n_states; i++)
    {
      mixed[i] = lab_robots_set_mix (&batch.set, states[i] & batch.set.key_mask);
      lab_robots_set_prefetch (&batch.set, mixed[i]);
    }
  for (guint i = 0; i < n_states; i++)
    expand_state (self, &batch, states[i], mixed[i], kind);
  self->n_generated += batch.n_generated;
  for (const LabRobotsChild *child = self->children; child < batch.child; child++)
    add_child (self, &batch.set, child, n_levels, kind);
}

#define DEFINE_FUNCTIONS(n, any, ricochet, shift)                                                  \
  static void expand_##n##_##any##_##ricochet##_##shift (                                          \
      LabRobotsWorker *self, const guint64 *states, guint n_states)                                \
  {                                                                                                \
    const Kind kind = { n, any, ricochet, shift };                                                 \
                                                                                                   \
    expand_batch (self, states, n_states, kind);                                                   \
  }                                                                                                \
                                                                                                   \
  static void add_##n##_##any##_##ricochet##_##shift (LabRobotsWorker      *self,                  \
                                                      const LabRobotsChild *child)                 \
  {                                                                                                \
    const Kind kind = { n, any, ricochet, shift };                                                 \
                                                                                                   \
    add_child (self, self->set, child, self->perimeter->n_levels, kind);                           \
  }

#define DEFINE_ALL(n)                                                                              \
  DEFINE_FUNCTIONS (n, 0, 0, 4)                                                                    \
  DEFINE_FUNCTIONS (n, 0, 1, 4)                                                                    \
  DEFINE_FUNCTIONS (n, 1, 0, 4)                                                                    \
  DEFINE_FUNCTIONS (n, 1, 1, 4)                                                                    \
  DEFINE_FUNCTIONS (n, 0, 0, 5)                                                                    \
  DEFINE_FUNCTIONS (n, 0, 1, 5)                                                                    \
  DEFINE_FUNCTIONS (n, 1, 0, 5)                                                                    \
  DEFINE_FUNCTIONS (n, 1, 1, 5)

DEFINE_ALL (1)
DEFINE_ALL (2)
DEFINE_ALL (3)
DEFINE_ALL (4)
DEFINE_ALL (5)

typedef struct
{
  void (*expand) (LabRobotsWorker *self,
                  const guint64   *states,
                  guint            n_states);
  void (*add)    (LabRobotsWorker      *self,
                  const LabRobotsChild *child);
} Functions;

#define LIST(n, any, ricochet)                                                                     \
  {                                                                                                \
    { expand_##n##_##any##_##ricochet##_4, add_##n##_##any##_##ricochet##_4 },                     \
    { expand_##n##_##any##_##ricochet##_5, add_##n##_##any##_##ricochet##_5 },                     \
  }
#define LIST_ALL(n)                                                                                \
  {                                                                                                \
    { LIST (n, 0, 0), LIST (n, 0, 1) }, { LIST (n, 1, 0), LIST (n, 1, 1) },                        \
  }

static const Functions FUNCTIONS[LAB_ROBOTS_MAX_ROBOTS][2][2][2] = {
  LIST_ALL (1), LIST_ALL (2), LIST_ALL (3), LIST_ALL (4), LIST_ALL (5),
};

static const Functions *
get_functions (const LabRobotsField *field)
{
  return &FUNCTIONS[field->n_robots - 1][field->any_robot ? 1 : 0][field->must_ricochet ? 1 : 0]
                   [field->shift - 4];
}

G_STATIC_ASSERT (LAB_ROBOTS_BATCH * LAB_ROBOTS_MAX_ROBOTS * LAB_N_ROBOTS_SIDES
                 == LAB_ROBOTS_MAX_CHILDREN);

/* Public functions */

/* Prepares a worker; its field, set, bound, depth, and cap are set by who uses it. */
void
lab_robots_worker_init (LabRobotsWorker *self)
{
  memset (self, 0, sizeof *self);
  self->best = LAB_ROBOTS_NO_MOVES;
  self->goals = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->overflow = g_array_new (FALSE, FALSE, sizeof (LabRobotsChild));
}

/* Frees what a worker has. */
void
lab_robots_worker_clear (LabRobotsWorker *self)
{
  for (guint i = 0; i < LAB_N_ROBOTS_BUCKETS; i++)
    lab_robots_bucket_clear (&self->buckets[i], &self->pool);
  for (guint i = 0; i < LAB_ROBOTS_MAX_LEVELS; i++)
    lab_robots_bucket_clear (&self->retry_buckets[i], &self->pool);
  lab_robots_pool_clear (&self->pool);
  g_clear_pointer (&self->goals, g_array_unref);
  g_clear_pointer (&self->overflow, g_array_unref);
}

/* Adds a state that a move leads to. */
void
lab_robots_worker_add_child (LabRobotsWorker      *self,
                             const LabRobotsChild *child)
{
  get_functions (self->field)->add (self, child);
}

/* Expands up to %LAB_ROBOTS_BATCH states. */
void
lab_robots_worker_expand (LabRobotsWorker *self,
                          const guint64   *states,
                          guint            n_states)
{
  get_functions (self->field)->expand (self, states, n_states);
}
