/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* A race detector cannot see that a part of a vector is read at once. */
#if defined __SSE2__ && !defined __SANITIZE_THREAD__
#define LAB_ROBOTS_WITH_VECTORS
#include <emmintrin.h>
#endif

G_BEGIN_DECLS

/* The states that a search has seen. It is a hash table of lines, each as long as a line of the
 * processor's cache, so that a question costs one access to memory. A state is mixed into a number
 * of as many bits, whose upper ones are the number of its line: only the others are stored (this is
 * Cleary's quotienting, 1984). If the line is full, the state is in one of the next ones, and the
 * entry says how far it is from its own.
 *
 * An entry has, from its lowest bit: 1; whether the state is closed; the number of moves to it,
 * modulo 8; the distance from its line; and what is left of the mixed state. 0 is free.
 *
 * All states of a search have one width. Narrow entries have 32 bits; states of many bits need wide
 * ones of 64.
 */
#define LAB_ROBOTS_LINE_BYTES ((gsize) 64)
#define LAB_ROBOTS_MAX_SHIFTS 7
#define LAB_ROBOTS_USED 1U
#define LAB_ROBOTS_CLOSED 2U
#define LAB_ROBOTS_DEPTH_SHIFT 2
#define LAB_ROBOTS_DEPTH_BITS (7U << LAB_ROBOTS_DEPTH_SHIFT)
#define LAB_ROBOTS_DISTANCE_SHIFT 5
#define LAB_ROBOTS_REST_SHIFT 8

/**
 * LabRobotsSet:
 * @memory: the lines
 * @reserved: the bytes of address space; only what is used costs memory
 * @key_bits: the number of bits of a state
 * @key_mask: these bits
 * @line_bits: there are `1 << line_bits` lines, and a few after them
 * @rest_bits: the other bits of a mixed state
 * @is_wide: whether entries have 64 bits
 */
typedef struct
{
  guint8   *memory;
  gsize     reserved;
  guint     key_bits;
  guint64   key_mask;
  guint     line_bits;
  guint     rest_bits;
  gboolean  is_wide;
} LabRobotsSet;

/**
 * LabRobotsFinding:
 * @LAB_ROBOTS_KNOWN: the state was there, with no more moves
 * @LAB_ROBOTS_NEW: the state is new, or can now be reached with fewer moves
 * @LAB_ROBOTS_FULL: there is no room for the state
 *
 * What came of adding a state.
 */
typedef enum
{
  LAB_ROBOTS_KNOWN,
  LAB_ROBOTS_NEW,
  LAB_ROBOTS_FULL,
} LabRobotsFinding;

gboolean lab_robots_set_open       (LabRobotsSet       *self,
                                    guint               key_bits,
                                    guint64             max_memory);
void     lab_robots_set_close      (LabRobotsSet       *self);
gboolean lab_robots_set_grow       (LabRobotsSet       *self);
guint64  lab_robots_set_get_memory (const LabRobotsSet *self);
guint64  lab_robots_set_get_room   (const LabRobotsSet *self);
gboolean lab_robots_set_is_closed  (const LabRobotsSet *self,
                                    guint64             state,
                                    guint               depth);

/* Mixes a state into a number of as many bits; different states become different numbers. The upper
 * bits depend on all bits. */
static inline guint64
lab_robots_set_mix (const LabRobotsSet *self,
                    guint64             state)
{
  state ^= state >> (self->key_bits / 2);
  return (state * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) & self->key_mask;
}

static inline guint64
lab_robots_set_line (const LabRobotsSet *self,
                     guint64             mixed)
{
  return mixed >> self->rest_bits;
}

static inline guint64
lab_robots_set_rest (const LabRobotsSet *self,
                     guint64             mixed)
{
  return mixed & ((G_GUINT64_CONSTANT (1) << self->rest_bits) - 1);
}

static inline void
lab_robots_set_prefetch (const LabRobotsSet *self,
                         guint64             mixed)
{
  __builtin_prefetch (self->memory + lab_robots_set_line (self, mixed) * LAB_ROBOTS_LINE_BYTES, 1,
                      3);
}

#ifdef LAB_ROBOTS_WITH_VECTORS
/* A bit for each entry of a line that is @wanted where @mask has bits. */
static inline guint
lab_robots_line_compare (const guint32 *line,
                         guint32        mask,
                         guint32        wanted)
{
  const __m128i *vectors = (const __m128i *) (const void *) line;
  __m128i masks = _mm_set1_epi32 ((int) mask);
  __m128i needles = _mm_set1_epi32 ((int) wanted);
  __m128i same[4];

  for (guint i = 0; i < 4; i++)
    same[i] = _mm_cmpeq_epi32 (_mm_and_si128 (_mm_load_si128 (vectors + i), masks), needles);
  return (guint) _mm_movemask_epi8 (_mm_packs_epi16 (_mm_packs_epi32 (same[0], same[1]),
                                                     _mm_packs_epi32 (same[2], same[3])));
}
#endif

/* Finds the entry for @wanted, an entry without its depth and whether it is closed, in a line of
 * narrow entries. Returns its number, 16 if the line is full without it; *free is whether the entry
 * found is a free one. */
static inline guint
lab_robots_line_find (const guint32 *line,
                      guint32        wanted,
                      gboolean      *is_free)
{
#ifdef LAB_ROBOTS_WITH_VECTORS
  guint found = lab_robots_line_compare (line, ~(LAB_ROBOTS_DEPTH_BITS | LAB_ROBOTS_CLOSED),
                                         wanted);

  *is_free = found == 0;
  if (found == 0)
    found = lab_robots_line_compare (line, G_MAXUINT32, 0);
  return found != 0 ? (guint) __builtin_ctz (found) : 16;
#else
  for (guint i = 0; i < 16; i++)
    {
      guint32 entry = __atomic_load_n (&line[i], __ATOMIC_RELAXED);

      *is_free = entry == 0;
      if (*is_free
          || (entry & ~(LAB_ROBOTS_DEPTH_BITS | LAB_ROBOTS_CLOSED)) == wanted)
        return i;
    }
  return 16;
#endif
}

/* The same for wide entries; the line is full without it at 8. */
static inline guint
lab_robots_wide_line_find (const guint64 *line,
                           guint64        wanted,
                           gboolean      *is_free)
{
  for (guint i = 0; i < 8; i++)
    {
      guint64 entry = __atomic_load_n (&line[i], __ATOMIC_RELAXED);

      *is_free = entry == 0;
      if (*is_free
          || (entry & ~(guint64) (LAB_ROBOTS_DEPTH_BITS | LAB_ROBOTS_CLOSED)) == wanted)
        return i;
    }
  return 8;
}

/* The functions for one width of entries.
 *
 * add: adds the state behind @mixed, to which @depth moves lead. Only the depth modulo 8 is stored:
 * @offset, from 0 to 7, is how far it is above the smallest one that a queued state with the same
 * estimate can have now. @is_shared is whether other threads add states at the same time.
 *
 * take: finds the entry of a queued state; NULL if it is closed or has another depth. */
/* NOLINTBEGIN(bugprone-macro-parentheses): one of the arguments is a type. */
#define LAB_ROBOTS_DEFINE_SET_FUNCTIONS(name, Entry, N_ENTRIES, find)                              \
  static inline LabRobotsFinding lab_robots_set_add_##name (                                       \
      const LabRobotsSet *self, guint64 mixed, guint depth, guint offset, gboolean is_shared)      \
  {                                                                                                \
    guint64 rest = lab_robots_set_rest (self, mixed);                                              \
    Entry *line = (Entry *) (void *) (self->memory                                                 \
                                      + lab_robots_set_line (self, mixed)                          \
                                            * LAB_ROBOTS_LINE_BYTES);                              \
                                                                                                   \
    for (guint distance = 0; distance <= LAB_ROBOTS_MAX_SHIFTS;)                                   \
      {                                                                                            \
        Entry wanted = (Entry) (rest << LAB_ROBOTS_REST_SHIFT)                                     \
                       | distance << LAB_ROBOTS_DISTANCE_SHIFT | LAB_ROBOTS_USED;                  \
        Entry entry, next;                                                                         \
        gboolean is_free;                                                                          \
        guint at = find (line, wanted, &is_free);                                                  \
                                                                                                   \
        if (at == (N_ENTRIES))                                                                     \
          {                                                                                        \
            line += (N_ENTRIES);                                                                   \
            distance++;                                                                            \
            continue;                                                                              \
          }                                                                                        \
        entry = is_free ? 0 : __atomic_load_n (&line[at], __ATOMIC_RELAXED);                       \
        if (!is_free                                                                               \
            && ((entry & LAB_ROBOTS_CLOSED) != 0                                                   \
                || ((((guint) entry >> LAB_ROBOTS_DEPTH_SHIFT) - depth + offset) & 7) <= offset))  \
          return LAB_ROBOTS_KNOWN;                                                                 \
        next = wanted | (depth & 7) << LAB_ROBOTS_DEPTH_SHIFT;                                     \
        if (!is_shared)                                                                            \
          {                                                                                        \
            line[at] = next;                                                                       \
            return LAB_ROBOTS_NEW;                                                                 \
          }                                                                                        \
        if (__atomic_compare_exchange_n (&line[at], &entry, next, FALSE, __ATOMIC_RELAXED,         \
                                         __ATOMIC_RELAXED))                                        \
          return LAB_ROBOTS_NEW;                                                                   \
      }                                                                                            \
    return LAB_ROBOTS_FULL;                                                                        \
  }                                                                                                \
                                                                                                   \
  static inline Entry *lab_robots_set_take_##name (const LabRobotsSet *self, guint64 mixed,        \
                                                   guint depth)                                    \
  {                                                                                                \
    guint64 rest = lab_robots_set_rest (self, mixed);                                              \
    Entry *line = (Entry *) (void *) (self->memory                                                 \
                                      + lab_robots_set_line (self, mixed)                          \
                                            * LAB_ROBOTS_LINE_BYTES);                              \
                                                                                                   \
    for (guint distance = 0; distance <= LAB_ROBOTS_MAX_SHIFTS; distance++)                        \
      {                                                                                            \
        Entry wanted = (Entry) (rest << LAB_ROBOTS_REST_SHIFT)                                     \
                       | distance << LAB_ROBOTS_DISTANCE_SHIFT | LAB_ROBOTS_USED;                  \
        gboolean is_free;                                                                          \
        guint at = find (line, wanted, &is_free);                                                  \
                                                                                                   \
        if (at < (N_ENTRIES))                                                                      \
          {                                                                                        \
            Entry entry = is_free ? 0 : __atomic_load_n (&line[at], __ATOMIC_RELAXED);             \
                                                                                                   \
            return (entry | LAB_ROBOTS_DEPTH_BITS)                                                 \
                           == (wanted | LAB_ROBOTS_DEPTH_BITS)                                     \
                       && (((guint) entry >> LAB_ROBOTS_DEPTH_SHIFT) & 7) == (depth & 7)           \
                   ? &line[at] : NULL;                                                             \
          }                                                                                        \
        line += (N_ENTRIES);                                                                       \
      }                                                                                            \
    return NULL;                                                                                   \
  }

LAB_ROBOTS_DEFINE_SET_FUNCTIONS (narrow, guint32, 16, lab_robots_line_find)
LAB_ROBOTS_DEFINE_SET_FUNCTIONS (wide, guint64, 8, lab_robots_wide_line_find)
/* NOLINTEND(bugprone-macro-parentheses) */

G_END_DECLS
