/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-perimeter.h"

#include <string.h>

/* h2 lets the solver stop anywhere. In truth, a robot stops only at a wall or at another robot, so
 * the others have to be at the right places, and h2 says nothing of the moves that this takes.
 *
 * A partial state says where the solver is and where some of the others are; the rest may be
 * anywhere. The search for them goes back from the target: where can the solver have come from, and
 * which robot has to stand where to stop it there? And where can that robot have come from? (This
 * is called regression in planning, and the states that are found a perimeter: Dillenburg and
 * Nelson 1994.) Robots of which the partial state says nothing are never in the way, so its moves
 * to the target are never more than those of a state that agrees with it.
 *
 * The excess of a partial state is by how much its moves are above h2. No move back lowers it, so
 * the partial states of one level, those with the same excess, follow from those of this level and
 * of the two before. If a state agrees with some partial states of the levels that are known, the
 * least excess of them is a bound; otherwise the number of the levels is. Such bounds are
 * consistent: what agrees with a state after a move also agrees, one move further back, with the
 * state before it.
 *
 * Few states agree with any partial state, which a filter (Bloom 1970) finds out fast. */

#define LAB_ROBOTS_KEY_TOKEN_SHIFT (4 * LAB_ROBOTS_KEY_PLACE_BITS)
#define LAB_ROBOTS_KEY_BITS (LAB_ROBOTS_KEY_TOKEN_SHIFT + 13)

/**
 * LabRobotsPartial:
 * @token: the token of the solver
 * @n_others: how many other robots have to be somewhere
 * @others: where, the highest place first
 *
 * A partial state: where the solver is, and where some of the others are. The rest may be anywhere.
 */
typedef struct
{
  guint token;
  guint n_others;
  guint others[LAB_ROBOTS_MAX_ROBOTS];
} LabRobotsPartial;

static inline guint64
lab_robots_partial_pack (const LabRobotsPartial *self)
{
  guint64 key = (guint64) (self->token + 1) << LAB_ROBOTS_KEY_TOKEN_SHIFT;
  guint shift = LAB_ROBOTS_KEY_TOKEN_SHIFT;

  for (guint i = 0; i < self->n_others; i++)
    {
      shift -= LAB_ROBOTS_KEY_PLACE_BITS;
      key |= (guint64) (self->others[i] + 1) << shift;
    }
  return key;
}

static inline void
lab_robots_partial_unpack (LabRobotsPartial *self,
                           guint64           key)
{
  self->token = (guint) (key >> LAB_ROBOTS_KEY_TOKEN_SHIFT) - 1;
  self->n_others = 0;
  for (guint shift = LAB_ROBOTS_KEY_TOKEN_SHIFT; shift > 0;)
    {
      guint place;

      shift -= LAB_ROBOTS_KEY_PLACE_BITS;
      place = (guint) (key >> shift) & ((1U << LAB_ROBOTS_KEY_PLACE_BITS) - 1);
      if (place == 0)
        break;
      self->others[self->n_others++] = place - 1;
    }
}

static inline gboolean
lab_robots_partial_has (const LabRobotsPartial *self,
                        guint                   place)
{
  for (guint i = 0; i < self->n_others; i++)
    {
      if (self->others[i] == place)
        return TRUE;
    }
  return FALSE;
}

/* Requires another robot on @place, where none is so far. */
static inline void
lab_robots_partial_require (LabRobotsPartial *self,
                            guint             place)
{
  guint i = self->n_others++;

  for (; i > 0 && self->others[i - 1] < place; i--)
    self->others[i] = self->others[i - 1];
  self->others[i] = place;
}

/* How far a robot can have come that moved to @side and stopped on @place: at most from @last, but
 * not past a robot on @obstacle. */
static inline guint
lab_robots_cut_line (const LabRobotsField *field,
                     guint                 place,
                     LabRobotsSide         side,
                     guint                 obstacle,
                     guint                 last)
{
  guint step = 1U << field->shift;
  gboolean is_row = side % 2 == 1;
  guint difference = obstacle ^ place;

  if (is_row ? difference >= step : (difference & (step - 1)) != 0)
    return last;
  if (side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH)
    return obstacle < place ? MAX (last, obstacle + (is_row ? 1 : step)) : last;
  return obstacle > place ? MIN (last, obstacle - (is_row ? 1 : step)) : last;
}

/* The last place from which a robot can have come that moved to @side and stopped on @place: it did
 * not pass any of the others of @partial. */
static inline guint
lab_robots_partial_find_last (const LabRobotsPartial *self,
                              const LabRobotsField   *field,
                              guint                   place,
                              LabRobotsSide           side)
{
  guint last = field->stops[place][lab_robots_side_opposite (side)];

  for (guint i = 0; i < self->n_others; i++)
    last = lab_robots_cut_line (field, place, side, self->others[i], last);
  return last;
}

#define LAB_ROBOTS_NO_MASK G_MAXSIZE

static inline gboolean
lab_robots_segment_has (const LabRobotsSegment *self,
                        guint                   place)
{
  if (self->step == 0)
    return FALSE;
  for (guint at = self->first;; at = (guint) ((int) at + self->step))
    {
      if (at == place)
        return TRUE;
      if (at == self->last)
        return FALSE;
    }
}

/* The outermost level */

/* Of the table at the start. */
#define FIRST_FRONTIER_BITS 11

static gsize
hash_frontier (const LabRobotsFrontier *self,
               guint64                  key)
{
  return (gsize) (key * G_GUINT64_CONSTANT (0xd6e8feb86659fd93) >> (64 - self->bits));
}

static LabRobotsFrontierEntry *
find_entry (const LabRobotsFrontier *self,
            guint64                  key)
{
  gsize mask = ((gsize) 1 << self->bits) - 1;
  gsize at = hash_frontier (self, key);

  while (self->entries[at].key != 0 && self->entries[at].key != key)
    at = (at + 1) & mask;
  return &self->entries[at];
}

static void
grow_frontier (LabRobotsFrontier *self)
{
  g_autofree LabRobotsFrontierEntry *old = self->entries;
  gsize n_old = (gsize) 1 << self->bits++;

  self->entries = g_new0 (LabRobotsFrontierEntry, n_old * 2);
  for (gsize i = 0; i < n_old; i++)
    {
      if (old[i].key != 0)
        *find_entry (self, old[i].key) = old[i];
    }
}

/* Makes an empty mask. */
static gsize
make_mask (LabRobotsFrontier *self)
{
  gsize end = (self->n_masks + 1) * self->mask_words;

  if (end > self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, (gsize) 256 * self->mask_words);
      self->masks = g_renew (guint64, self->masks, self->n_allocated);
    }
  memset (self->masks + end - self->mask_words, 0, self->mask_words * sizeof (guint64));
  return self->n_masks++;
}

/* Adds the places of a segment to a mask. Returns whether one is new. */
static gboolean
fill (guint64                *mask,
      const LabRobotsSegment *segment)
{
  gboolean is_new = FALSE;

  for (guint at = segment->first;; at = (guint) ((int) at + segment->step))
    {
      guint64 bit = G_GUINT64_CONSTANT (1) << (at & 63);

      is_new = is_new || (mask[at >> 6] & bit) == 0;
      mask[at >> 6] |= bit;
      if (at == segment->last)
        return is_new;
    }
}

/* Adds an item to its entry, and to the list unless all of it is there. @is_new is whether the
 * entry was made for this item. */
static void
add_item (LabRobotsFrontier           *self,
          LabRobotsFrontierEntry      *entry,
          gboolean                     is_new,
          const LabRobotsFrontierItem *item)
{
  if (!is_new && entry->mask == LAB_ROBOTS_NO_MASK)
    return;
  if (item->segment.step == 0)
    entry->mask = LAB_ROBOTS_NO_MASK;
  else if (!fill (self->masks + entry->mask * self->mask_words, &item->segment))
    return;
  if (self->n_items == self->n_items_allocated)
    {
      self->n_items_allocated = MAX (2 * self->n_items_allocated, 1024);
      self->items = g_renew (LabRobotsFrontierItem, self->items, self->n_items_allocated);
    }
  self->items[self->n_items++] = *item;
}

/* Adds all that waits. The entries, and then the masks, are fetched at the same time: for each of
 * them alone, that would take longer than all the rest. */
static void
add_waiting (LabRobotsFrontier *self)
{
  LabRobotsFrontierEntry *entries[LAB_ROBOTS_FRONTIER_BATCH];
  gboolean are_new[LAB_ROBOTS_FRONTIER_BATCH];

  if (self->n_entries + LAB_ROBOTS_FRONTIER_BATCH > (gsize) 1 << (self->bits - 1))
    grow_frontier (self);
  for (guint i = 0; i < self->n_waiting; i++)
    {
      const LabRobotsFrontierItem *item = &self->waiting[i];

      entries[i] = find_entry (self, item->key);
      are_new[i] = entries[i]->key == 0;
      if (are_new[i])
        {
          entries[i]->key = item->key;
          entries[i]->mask = item->segment.step != 0 ? make_mask (self) : LAB_ROBOTS_NO_MASK;
          self->n_entries++;
        }
      if (entries[i]->mask != LAB_ROBOTS_NO_MASK)
        __builtin_prefetch (self->masks + entries[i]->mask * self->mask_words, 1);
    }
  for (guint i = 0; i < self->n_waiting; i++)
    add_item (self, entries[i], are_new[i], &self->waiting[i]);
  self->n_waiting = 0;
}

/* Prepares an empty frontier. Keeps its memory from before. */
static void
lab_robots_frontier_open (LabRobotsFrontier    *self,
                          const LabRobotsField *field)
{
  if (self->entries == NULL)
    {
      self->bits = FIRST_FRONTIER_BITS;
      self->entries = g_new (LabRobotsFrontierEntry, (gsize) 1 << self->bits);
    }
  self->mask_words = 1U << (2 * field->shift - 6);
  memset (self->entries, 0, sizeof (LabRobotsFrontierEntry) << self->bits);
  self->n_entries = 0;
  self->n_masks = 0;
  self->n_items = 0;
  self->n_waiting = 0;
}

/* Frees the memory. */
static void
lab_robots_frontier_close (LabRobotsFrontier *self)
{
  g_clear_pointer (&self->entries, g_free);
  g_clear_pointer (&self->masks, g_free);
  g_clear_pointer (&self->items, g_free);
  self->n_allocated = 0;
  self->n_items_allocated = 0;
}

/* Adds the partial states of a key, with one more robot on each place of a segment, if there is
 * one. They become an item, unless all of them are there, but not before
 * lab_robots_frontier_has_item() asks for it. */
static void
lab_robots_frontier_add (LabRobotsFrontier      *self,
                         guint64                 key,
                         const LabRobotsSegment *segment)
{
  if (self->n_waiting == LAB_ROBOTS_FRONTIER_BATCH)
    add_waiting (self);
  __builtin_prefetch (&self->entries[hash_frontier (self, key)], 1);
  self->waiting[self->n_waiting++] = (LabRobotsFrontierItem) { key, *segment };
}

/* Whether so many items were added, and another one. */
static gboolean
lab_robots_frontier_has_item (LabRobotsFrontier *self,
                              gsize              number)
{
  if (number >= self->n_items)
    add_waiting (self);
  return number < self->n_items;
}

/* Whether a state agrees with a partial state of the frontier that has the solver and the others of
 * @key, and at most one more robot. Those of @others whose bits are in @chosen are in @key. */
static gboolean
lab_robots_frontier_has (const LabRobotsFrontier *self,
                         guint64                  key,
                         const guint             *others,
                         guint                    n_others,
                         guint                    chosen)
{
  const LabRobotsFrontierEntry *entry = find_entry (self, key);
  const guint64 *mask;

  if (entry->key == 0 || entry->mask == LAB_ROBOTS_NO_MASK)
    return entry->key != 0;
  mask = self->masks + entry->mask * self->mask_words;
  for (guint i = 0; i < n_others; i++)
    {
      if ((chosen >> i & 1) == 0 && (mask[others[i] >> 6] >> (others[i] & 63) & 1) != 0)
        return TRUE;
    }
  return FALSE;
}

/* The bytes that it has. */
static guint64
lab_robots_frontier_get_memory (const LabRobotsFrontier *self)
{
  guint64 memory = 0;

  if (self->entries != NULL)
    memory += (guint64) sizeof (LabRobotsFrontierEntry) << self->bits;
  memory += (guint64) self->n_allocated * sizeof (guint64);
  return memory + self->n_items_allocated * sizeof (LabRobotsFrontierItem);
}

/* All levels */

#define USED ((guint64) 1 << 63)
#define EXCESS_SHIFT LAB_ROBOTS_KEY_BITS
#define KEY_MASK (((guint64) 1 << EXCESS_SHIFT) - 1)

/* Of the table at the start. */
#define FIRST_TABLE_BITS 11

/* The filter has so many bits for each key at least. */
#define FILTER_BITS_PER_KEY 32

/* How many partial states are expanded between two looks at the limits. */
#define STATES_PER_LOOK 1024

/* The table and the filter */

static void
add_to_filter (LabRobotsPerimeter *self,
               guint64             key)
{
  guint64 hash = lab_robots_perimeter_hash (key >> LAB_ROBOTS_FILTER_SHIFT);

  self->filter[(hash >> 6) & self->filter_mask] |= (guint64) 1 << (hash & 63);
}

/* Makes a filter for the keys in the table, and room for some more. */
static void
make_filter (LabRobotsPerimeter *self,
             gsize               n_keys)
{
  gsize n_words = 1;

  while (n_words * 64 < n_keys * FILTER_BITS_PER_KEY)
    n_words *= 2;
  g_free (self->filter);
  self->filter = g_new0 (guint64, n_words);
  self->filter_mask = n_words - 1;
  for (gsize i = 0; i < self->n_states; i++)
    add_to_filter (self, self->states[i]);
}

static gboolean
may_have (const LabRobotsPerimeter *self,
          guint64                   key)
{
  return (lab_robots_perimeter_filter (self->filter, self->filter_mask,
                                       key >> LAB_ROBOTS_FILTER_SHIFT) & 1) != 0;
}

static gsize
hash_key (const LabRobotsPerimeter *self,
          guint64                   key)
{
  return (gsize) (key * G_GUINT64_CONSTANT (0xd6e8feb86659fd93) >> (64 - self->table_bits));
}

static void
add_to_table (LabRobotsPerimeter *self,
              guint64             entry)
{
  gsize mask = ((gsize) 1 << self->table_bits) - 1;
  gsize at = hash_key (self, entry & KEY_MASK);

  while (self->table[at] != 0)
    at = (at + 1) & mask;
  self->table[at] = entry;
}

static void
grow_table (LabRobotsPerimeter *self)
{
  g_autofree guint64 *old_table = self->table;
  gsize n_old = (gsize) 1 << self->table_bits++;

  self->table = g_new0 (guint64, n_old * 2);
  for (gsize i = 0; i < n_old; i++)
    {
      if (old_table[i] != 0)
        add_to_table (self, old_table[i]);
    }
  make_filter (self, n_old);
}

static guint
find (const LabRobotsPerimeter *self,
      guint64                   key)
{
  gsize mask = ((gsize) 1 << self->table_bits) - 1;

  for (gsize at = hash_key (self, key); self->table[at] != 0; at = (at + 1) & mask)
    {
      if ((self->table[at] & KEY_MASK) == key)
        return (guint) ((self->table[at] & ~USED) >> EXCESS_SHIFT);
    }
  return LAB_ROBOTS_NO_EXCESS;
}

/* Adding */

/* Adds a partial state to the level that is made now, unless it is known to be enough with fewer
 * others. */
static void
add_state (LabRobotsPerimeter     *self,
           const LabRobotsPartial *partial)
{
  guint excess = self->n_inner;
  guint64 key = lab_robots_partial_pack (partial);

  self->n_generated++;
  if (find (self, key) <= excess
      || lab_robots_perimeter_look (self, partial->token, partial->others, partial->n_others)
             <= excess)
    return;

  if (self->n_states == self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, (gsize) 1 << (FIRST_TABLE_BITS - 1));
      self->states = g_renew (guint64, self->states, self->n_allocated);
    }
  self->states[self->n_states++] = key;
  if (partial->n_others == 0)
    {
      self->alone[partial->token] = (guint8) excess;
      self->marks[partial->token] = 1;
      return;
    }
  if (self->n_states > (gsize) 1 << (self->table_bits - 1))
    grow_table (self);
  add_to_table (self, key | USED | (guint64) excess << EXCESS_SHIFT);
  add_to_filter (self, key);
}

/* Adds a partial state to the frontier, if that is made now, or to the level. A state that is known
 * needs no place in the frontier; where there is a segment, that would take longer to find out than
 * it saves. */
static void
add (LabRobotsPerimeter     *self,
     const LabRobotsPartial *partial,
     const LabRobotsSegment *segment)
{
  if (!self->makes_frontier)
    {
      add_state (self, partial);
      return;
    }
  self->n_generated++;
  if (segment->step != 0
      || lab_robots_perimeter_count (self, partial->token, partial->others, partial->n_others)
             == self->n_levels)
    lab_robots_frontier_add (&self->frontier, lab_robots_partial_pack (partial), segment);
}

/* Moves back */

static const LabRobotsSegment NO_SEGMENT;

/* Whether a robot that moved to @side would stop on @place because of a wall or one of the others
 * of @partial. */
static gboolean
is_stopped (const LabRobotsPerimeter *self,
            const LabRobotsPartial   *partial,
            guint                     place,
            LabRobotsSide             side)
{
  return self->field->stops[place][side] == place
         || lab_robots_partial_has (partial, (guint) ((int) place + self->steps[side]));
}

/* Adds the places from which the solver can have come, if h2 there is @wanted. */
static void
add_solver_places (LabRobotsPerimeter     *self,
                   const LabRobotsPartial *partial,
                   const LabRobotsSegment *segment,
                   guint                   wanted,
                   LabRobotsSide           side,
                   guint                   last)
{
  const LabRobotsField *field = self->field;
  gboolean has_axes = field->must_ricochet;
  guint place = has_axes ? partial->token >> 2 : partial->token;
  guint axes = has_axes ? partial->token & 3 : 0;
  LabRobotsPartial before = *partial;

  while (place != last)
    {
      place = (guint) ((int) place - self->steps[side]);
      before.token = has_axes ? place << 2 | axes : place;
      if (field->least[place << 2 | axes] == wanted)
        add (self, &before, segment);
      if (!has_axes)
        continue;
      /* Perhaps the solver had not moved along this axis before. */
      before.token &= ~(1U << (side & 1));
      if (field->least[before.token] == wanted)
        add (self, &before, segment);
    }
}

/* Moves the solver back, from where it stopped after a move to @side. */
static void
move_solver_back (LabRobotsPerimeter     *self,
                  const LabRobotsPartial *partial,
                  const LabRobotsSegment *segment,
                  guint                   excess,
                  LabRobotsSide           side)
{
  const LabRobotsField *field = self->field;
  guint node = field->must_ricochet ? partial->token : partial->token << 2;
  guint place = node >> 2;
  guint axis = 1U << (side & 1);
  guint wanted = excess + field->least[node] + 1 - self->n_inner;
  guint back = lab_robots_side_opposite (side);
  guint leasts = self->leasts[node][back] | self->leasts[node & ~axis][back];
  guint n_others = partial->n_others + (segment->step != 0 ? 1 : 0);
  LabRobotsPartial before;
  guint ahead, last;

  if ((leasts >> MIN (wanted, 15) & 1) == 0 || (field->must_ricochet && (node & axis) == 0))
    return;
  last = lab_robots_partial_find_last (partial, field, place, side);
  if (is_stopped (self, partial, place, side))
    {
      add_solver_places (self, partial, segment, wanted, side, last);
      return;
    }

  ahead = (guint) ((int) place + self->steps[side]);
  before = *partial;
  lab_robots_partial_require (&before, ahead);
  if (n_others + 1 < field->n_robots)
    add_solver_places (self, &before, segment, wanted, side, last);
  /* The robot on the segment can be the one that stops the solver. */
  if (lab_robots_segment_has (segment, ahead))
    add_solver_places (self, &before, &NO_SEGMENT, wanted, side, last);
}

/* Moves one of the others back: @rest is the partial state without it. */
static void
move_other_back (LabRobotsPerimeter     *self,
                 const LabRobotsPartial *rest,
                 guint                   place,
                 LabRobotsSide           side)
{
  const LabRobotsField *field = self->field;
  int step = self->steps[side];
  guint solver = field->must_ricochet ? rest->token >> 2 : rest->token;
  guint last = field->stops[place][lab_robots_side_opposite (side)];
  guint ahead = (guint) ((int) place + step);
  gboolean is_helped;
  LabRobotsSegment segment;
  LabRobotsPartial before;

  if (place == last)
    return;
  is_helped = field->stops[place][side] != place && ahead != solver
              && !lab_robots_partial_has (rest, ahead);
  if (is_helped && rest->n_others + 2 >= field->n_robots)
    return;
  last = lab_robots_partial_find_last (rest, field, place, side);
  last = lab_robots_cut_line (field, place, side, solver, last);
  if (place == last)
    return;
  before = *rest;
  if (is_helped)
    lab_robots_partial_require (&before, ahead);

  segment = (LabRobotsSegment) { (guint) ((int) place - step), last, -step };
  if (self->makes_frontier)
    add (self, &before, &segment);
  while (!self->makes_frontier && place != last)
    {
      LabRobotsPartial found = before;

      place = (guint) ((int) place - step);
      lab_robots_partial_require (&found, place);
      add_state (self, &found);
    }
}

/* Adds those partial states to the level that is made now from which one move leads to one of
 * @level. */
static void
expand (LabRobotsPerimeter     *self,
        const LabRobotsPartial *partial,
        const LabRobotsSegment *segment,
        guint                   level)
{
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    move_solver_back (self, partial, segment, level, (LabRobotsSide) side);
  if (level + 1 != self->n_inner)
    return;

  for (guint i = 0; i < partial->n_others; i++)
    {
      LabRobotsPartial rest;

      rest.token = partial->token;
      rest.n_others = 0;
      for (guint j = 0; j < partial->n_others; j++)
        {
          if (j != i)
            rest.others[rest.n_others++] = partial->others[j];
        }
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        move_other_back (self, &rest, partial->others[i], (LabRobotsSide) side);
    }
}

/* Levels */

/* Whether the work has to end. */
static gboolean
is_over (const LabRobotsPerimeter *self,
         gsize                     n_done,
         guint64                   max_memory,
         GCancellable             *cancellable)
{
  return n_done % STATES_PER_LOOK == 0
         && (g_cancellable_is_cancelled (cancellable)
             || lab_robots_perimeter_get_memory (self) * 2 > max_memory);
}

/* Adds what follows from the states in the table, from those that are added meanwhile, too. */
static gboolean
expand_states (LabRobotsPerimeter *self,
               guint64             max_memory,
               GCancellable       *cancellable)
{
  gsize first = self->n_inner < 3 ? 0 : self->level_ends[self->n_inner - 3];
  guint level = 0;

  for (gsize i = first; i < self->n_states; i++)
    {
      LabRobotsPartial partial;

      while (level < self->n_inner && i >= self->level_ends[level])
        level++;
      lab_robots_partial_unpack (&partial, self->states[i]);
      expand (self, &partial, &NO_SEGMENT, level);
      if (is_over (self, i, max_memory, cancellable))
        return FALSE;
    }
  return TRUE;
}

/* Finds which h2 there are on the lines of places. */
static void
init_leasts (LabRobotsPerimeter *self,
             guint               axes,
             LabRobotsSide       side)
{
  const LabRobotsField *field = self->field;
  gboolean is_ahead = side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH;

  for (guint i = 0; i < field->size << field->shift; i++)
    {
      guint place = is_ahead ? (field->size << field->shift) - 1 - i : i;
      guint node = place << 2 | axes;

      self->leasts[node][side] = 0;
      if ((place & ((1U << field->shift) - 1)) < field->size && field->stops[place][side] != place)
        {
          guint next = (guint) ((int) place + self->steps[side]) << 2 | axes;

          self->leasts[node][side] = self->leasts[next][side]
                                     | (guint16) (1U << MIN (field->least[next], 15));
        }
    }
}

/* Begins with the target. */
static void
start (LabRobotsPerimeter *self)
{
  LabRobotsPartial target = { .token = self->field->target };

  if (self->table == NULL)
    {
      self->table_bits = FIRST_TABLE_BITS;
      self->table = g_new (guint64, (gsize) 1 << self->table_bits);
    }
  memset (self->table, 0, sizeof (guint64) << self->table_bits);
  self->n_states = 0;
  self->n_generated = 0;
  make_filter (self, (gsize) 1 << (self->table_bits - 1));
  memset (self->alone, LAB_ROBOTS_NO_EXCESS, sizeof self->alone);
  memset (self->marks, 0, sizeof self->marks);
  for (guint axes = 0; axes < (self->field->must_ricochet ? 4 : 1); axes++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        init_leasts (self, axes, (LabRobotsSide) side);
    }
  add_state (self, &target);
}

/* Makes the next level in full.
 *
 * Returns: FALSE if that was not possible */
static gboolean
make_level (LabRobotsPerimeter *self,
            guint64             max_memory,
            GCancellable       *cancellable)
{
  self->n_levels = self->n_inner;
  self->makes_frontier = FALSE;
  if (self->n_inner == 0)
    start (self);
  if (!expand_states (self, max_memory, cancellable))
    return FALSE;
  self->level_ends[self->n_inner++] = self->n_states;
  self->n_levels = self->n_inner;
  return TRUE;
}

/* Makes the next level as the frontier.
 *
 * Returns: FALSE if that was not possible */
static gboolean
make_frontier (LabRobotsPerimeter *self,
               guint64             max_memory,
               GCancellable       *cancellable)
{
  LabRobotsFrontier *frontier = &self->frontier;

  self->makes_frontier = TRUE;
  lab_robots_frontier_open (frontier, self->field);
  self->level_ends[self->n_inner] = self->n_states;
  if (!expand_states (self, max_memory, cancellable))
    return FALSE;
  for (gsize i = 0; lab_robots_frontier_has_item (frontier, i); i++)
    {
      const LabRobotsFrontierItem item = frontier->items[i];
      LabRobotsPartial partial;

      lab_robots_partial_unpack (&partial, item.key);
      expand (self, &partial, &item.segment, self->n_inner);
      if (is_over (self, i, max_memory, cancellable))
        return FALSE;
    }

  make_filter (self, self->n_states + frontier->n_entries);
  for (gsize i = 0; i < frontier->n_items; i++)
    {
      guint64 key = frontier->items[i].key;

      LabRobotsPartial partial;

      lab_robots_partial_unpack (&partial, key);
      if (partial.n_others == 0)
        self->marks[partial.token] = 1;
      else
        add_to_filter (self, key);
    }
  self->n_levels++;
  return TRUE;
}

/* Public functions */

/* Prepares an empty perimeter of a board. Keeps its memory from before, if that is not much. */
void
lab_robots_perimeter_open (LabRobotsPerimeter   *self,
                           const LabRobotsField *field)
{
  if (self->n_inner > 1)
    lab_robots_perimeter_close (self);
  self->field = field;
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    self->steps[side] = lab_robots_field_get_step (field, (LabRobotsSide) side);
  self->n_levels = 0;
  self->n_inner = 0;
}

/* Frees the memory. */
void
lab_robots_perimeter_close (LabRobotsPerimeter *self)
{
  g_clear_pointer (&self->table, g_free);
  g_clear_pointer (&self->filter, g_free);
  g_clear_pointer (&self->states, g_free);
  self->n_allocated = 0;
  lab_robots_frontier_close (&self->frontier);
}

/* Adds one more level. Each but the first one is the frontier at first, and is made in full when
 * there is another one.
 *
 * Returns: FALSE if there are no more levels, it was cancelled, or it would need more memory. From
 *   the third level on, a perimeter then has fewer levels than before */
gboolean
lab_robots_perimeter_deepen (LabRobotsPerimeter *self,
                             guint64             max_memory,
                             GCancellable       *cancellable)
{
  if (self->n_levels == LAB_ROBOTS_MAX_LEVELS)
    return FALSE;
  if (self->n_levels == self->n_inner && self->n_inner > 0)
    return make_frontier (self, max_memory, cancellable);
  if (self->n_inner == 0)
    return make_level (self, max_memory, cancellable);
  return make_level (self, max_memory, cancellable)
         && make_frontier (self, max_memory, cancellable);
}

/* Makes a perimeter that is open, but empty, with @n_levels levels, two at least.
 *
 * Returns: FALSE as lab_robots_perimeter_deepen() does */
gboolean
lab_robots_perimeter_make (LabRobotsPerimeter *self,
                           guint               n_levels,
                           guint64             max_memory,
                           GCancellable       *cancellable)
{
  while (self->n_inner + 1 < n_levels)
    {
      if (!make_level (self, max_memory, cancellable))
        return FALSE;
    }
  return make_frontier (self, max_memory, cancellable);
}

/* The bytes that it has. */
guint64
lab_robots_perimeter_get_memory (const LabRobotsPerimeter *self)
{
  guint64 n_words = self->n_allocated;

  if (self->table != NULL)
    n_words += ((guint64) 1 << self->table_bits) + self->filter_mask + 1;
  return n_words * sizeof (guint64) + lab_robots_frontier_get_memory (&self->frontier);
}

/* The least excess of a partial state with the solver and the others of @key. */
static guint
check (const LabRobotsPerimeter *self,
       guint64                   key,
       const guint              *others,
       guint                     n_others,
       guint                     chosen)
{
  guint excess = find (self, key);

  if (excess > self->n_inner && self->n_levels > self->n_inner
      && lab_robots_frontier_has (&self->frontier, key, others, n_others, chosen))
    return self->n_inner;
  return excess;
}

/* The least excess of a partial state that agrees with the solver at @token and the others on
 * @others, in descending order; %LAB_ROBOTS_NO_EXCESS if none does. */
guint
lab_robots_perimeter_look (const LabRobotsPerimeter *self,
                           guint                     token,
                           const guint              *others,
                           guint                     n_others)
{
  const guint bits = LAB_ROBOTS_KEY_PLACE_BITS;
  guint64 key = (guint64) (token + 1) << LAB_ROBOTS_KEY_TOKEN_SHIFT;
  guint best = self->alone[token];

  if (self->marks[token] != 0)
    best = MIN (best, check (self, key, others, n_others, 0));
  for (guint i = 0; i < n_others; i++)
    {
      guint64 one = key | (guint64) (others[i] + 1) << 3 * bits;

      if (may_have (self, one))
        best = MIN (best, check (self, one, others, n_others, 1U << i));
      for (guint j = i + 1; j < n_others; j++)
        {
          guint64 two = one | (guint64) (others[j] + 1) << 2 * bits;

          if (!may_have (self, two))
            continue;
          best = MIN (best, check (self, two, others, n_others, 1U << i | 1U << j));
          for (guint k = j + 1; k < n_others; k++)
            {
              guint64 three = two | (guint64) (others[k] + 1) << bits;

              best = MIN (best, check (self, three, others, n_others, 1U << i | 1U << j | 1U << k));
              for (guint l = k + 1; l < n_others; l++)
                best = MIN (best, check (self, three | (others[l] + 1), others, n_others, 15));
            }
        }
    }
  return best;
}
