/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-set.h"

#include <string.h>
#include <sys/mman.h>

/* The largest number of bits of a mixed state that fit into an entry. */
#define NARROW_REST_BITS (32 - LAB_ROBOTS_REST_SHIFT)
#define WIDE_REST_BITS (64 - LAB_ROBOTS_REST_SHIFT)

/* A set begins with this many lines. */
#define FIRST_LINE_BITS 8

/* Below this, it gets four times as many lines when it grows, else twice as many. */
#define QUICK_LINE_BITS 14

/* States with more bits have wide entries: narrow ones would need too many lines from the start. */
#define MAX_NARROW_BITS (NARROW_REST_BITS + 16)

/* A full line uses the next ones, so there are some after the last one. */
#define EXTRA_LINES (LAB_ROBOTS_MAX_SHIFTS + 1)

/* In the first lines, the new place of an entry can be before its old one. */
#define LOW_LINES ((gsize) 2 * EXTRA_LINES)

/* What is used below this is cleared by writing, and above by giving it back to the system. */
#define CLEARED_BYTES ((gsize) 1 << 20)

/* Private helpers */

static gsize
count_bytes (guint line_bits)
{
  return (((gsize) 1 << line_bits) + EXTRA_LINES) * LAB_ROBOTS_LINE_BYTES;
}

/* Reserves address space; the system gives memory, filled with zeros, when it is used. */
static gboolean
reserve (LabRobotsSet *self,
         guint64       max_memory)
{
  gsize wanted = count_bytes (FIRST_LINE_BITS);

  while (wanted < G_MAXSIZE / 4 && wanted * 2 <= max_memory)
    wanted *= 2;
  if (self->memory != NULL && self->reserved >= wanted)
    return TRUE;

  lab_robots_set_close (self);
  for (; wanted >= count_bytes (FIRST_LINE_BITS); wanted /= 2)
    {
      void *memory = mmap (NULL, wanted, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

      if (memory != MAP_FAILED)
        {
#ifdef MADV_HUGEPAGE
          /* Random accesses to many small pages would take twice as long. */
          (void) madvise (memory, wanted, MADV_HUGEPAGE);
#endif
          self->memory = memory;
          self->reserved = wanted;
          return TRUE;
        }
    }
  return FALSE;
}

/* Removes all entries. */
static void
clear (LabRobotsSet *self)
{
  gsize used = self->line_bits > 0 ? count_bytes (self->line_bits) : 0;

  if (used > CLEARED_BYTES)
    (void) madvise (self->memory, used, MADV_DONTNEED);
  else
    memset (self->memory, 0, used);
}

/* Writes an entry into the first free place of a line. */
static gboolean
write_entry (LabRobotsSet *self,
             gsize         line,
             guint64       entry)
{
  guint8 *bytes = self->memory + line * LAB_ROBOTS_LINE_BYTES;
  guint64 *wide = (guint64 *) (void *) bytes;
  guint32 *narrow = (guint32 *) (void *) bytes;

  for (guint i = 0; i < (self->is_wide ? 8U : 16U); i++)
    {
      if (self->is_wide && wide[i] == 0)
        {
          wide[i] = entry;
          return TRUE;
        }
      if (!self->is_wide && narrow[i] == 0)
        {
          narrow[i] = (guint32) entry;
          return TRUE;
        }
    }
  return FALSE;
}

/* Puts an entry of the smaller set where it belongs now. */
static gboolean
move_entry (LabRobotsSet *self,
            guint         old_rest_bits,
            gsize         old_line,
            guint64       entry)
{
  gsize home = old_line - (gsize) (entry >> LAB_ROBOTS_DISTANCE_SHIFT & LAB_ROBOTS_MAX_SHIFTS);
  guint64 mixed = (guint64) home << old_rest_bits | entry >> LAB_ROBOTS_REST_SHIFT;
  gsize line = (gsize) lab_robots_set_line (self, mixed);
  guint64 kept = entry & (LAB_ROBOTS_USED | LAB_ROBOTS_CLOSED | LAB_ROBOTS_DEPTH_BITS);

  for (guint64 distance = 0; distance <= LAB_ROBOTS_MAX_SHIFTS; distance++)
    {
      if (write_entry (self, line + distance,
                       lab_robots_set_rest (self, mixed) << LAB_ROBOTS_REST_SHIFT
                           | distance << LAB_ROBOTS_DISTANCE_SHIFT | kept))
        return TRUE;
    }
  return FALSE;
}

/* Moves the entries of a line that was copied to @bytes. */
static gboolean
move_line (LabRobotsSet *self,
           guint         old_rest_bits,
           gsize         old_line,
           const guint8 *bytes)
{
  for (gsize at = 0; at < LAB_ROBOTS_LINE_BYTES;)
    {
      guint64 entry = 0;

      if (self->is_wide)
        memcpy (&entry, bytes + at, sizeof entry);
      else
        {
          guint32 narrow;

          memcpy (&narrow, bytes + at, sizeof narrow);
          entry = narrow;
        }
      at += self->is_wide ? sizeof (guint64) : sizeof (guint32);
      if (entry != 0 && !move_entry (self, old_rest_bits, old_line, entry))
        return FALSE;
    }
  return TRUE;
}

/* Public functions */

/* Prepares an empty set for states of @key_bits bits. Keeps its memory from before.
 *
 * Returns: FALSE if there is no memory */
gboolean
lab_robots_set_open (LabRobotsSet *self,
                     guint         key_bits,
                     guint64       max_memory)
{
  guint rest_bits;

  if (self->memory != NULL)
    clear (self);
  self->line_bits = 0;
  if (!reserve (self, max_memory))
    return FALSE;

  self->key_bits = key_bits;
  self->key_mask = (G_GUINT64_CONSTANT (1) << key_bits) - 1;
  self->is_wide = key_bits > MAX_NARROW_BITS;
  rest_bits = self->is_wide ? WIDE_REST_BITS : NARROW_REST_BITS;
  self->line_bits = MIN (FIRST_LINE_BITS, key_bits);
  if (key_bits > self->line_bits + rest_bits)
    self->line_bits = key_bits - rest_bits;
  self->rest_bits = key_bits - self->line_bits;
  return count_bytes (self->line_bits) <= self->reserved;
}

/* Gives the memory back. */
void
lab_robots_set_close (LabRobotsSet *self)
{
  if (self->memory != NULL)
    munmap (self->memory, self->reserved);
  self->memory = NULL;
  self->reserved = 0;
  self->line_bits = 0;
}

/* Makes two or four times as many lines, in place: from the last line to the first one, so that
 * the lines to which entries go are those that were moved before.
 *
 * Returns: FALSE if there is no more memory; the set is as it was */
gboolean
lab_robots_set_grow (LabRobotsSet *self)
{
  gsize n_lines = ((gsize) 1 << self->line_bits) + EXTRA_LINES;
  guint8 low[LOW_LINES * LAB_ROBOTS_LINE_BYTES];
  guint old_rest_bits = self->rest_bits;
  guint n_bits = self->line_bits < QUICK_LINE_BITS && self->line_bits + 2 <= self->key_bits ? 2 : 1;
  gboolean is_whole = TRUE;

  if (self->line_bits >= self->key_bits || count_bytes (self->line_bits + n_bits) > self->reserved)
    return FALSE;

  memcpy (low, self->memory, sizeof low);
  memset (self->memory, 0, sizeof low);
  self->line_bits += n_bits;
  self->rest_bits -= n_bits;
  for (gsize line = n_lines; line-- > LOW_LINES;)
    {
      guint8 bytes[LAB_ROBOTS_LINE_BYTES];

      memcpy (bytes, self->memory + line * LAB_ROBOTS_LINE_BYTES, sizeof bytes);
      memset (self->memory + line * LAB_ROBOTS_LINE_BYTES, 0, sizeof bytes);
      is_whole = move_line (self, old_rest_bits, line, bytes) && is_whole;
    }
  for (gsize line = 0; line < MIN (n_lines, LOW_LINES); line++)
    is_whole = move_line (self, old_rest_bits, line, low + line * LAB_ROBOTS_LINE_BYTES)
               && is_whole;

  /* An entry without a place would need 128 others near it, in a set that is a third full. */
  g_assert (is_whole);
  return TRUE;
}

/* The bytes that the lines have. */
guint64
lab_robots_set_get_memory (const LabRobotsSet *self)
{
  return count_bytes (self->line_bits);
}

/* How many states the set should have at most before it grows. */
guint64
lab_robots_set_get_room (const LabRobotsSet *self)
{
  guint64 n_entries = (guint64) (self->is_wide ? 8 : 16) << self->line_bits;

  return n_entries / 3 * 2;
}

/* Whether a state was closed with @depth moves, modulo 8. */
gboolean
lab_robots_set_is_closed (const LabRobotsSet *self,
                          guint64             state,
                          guint               depth)
{
  guint64 mixed = lab_robots_set_mix (self, state);
  guint64 rest = lab_robots_set_rest (self, mixed);
  gsize line = (gsize) lab_robots_set_line (self, mixed);

  for (guint distance = 0; distance <= LAB_ROBOTS_MAX_SHIFTS; distance++)
    {
      const guint8 *bytes = self->memory + (line + distance) * LAB_ROBOTS_LINE_BYTES;
      guint64 wanted = rest << LAB_ROBOTS_REST_SHIFT | distance << LAB_ROBOTS_DISTANCE_SHIFT
                       | LAB_ROBOTS_USED;
      gboolean is_free;
      guint at = self->is_wide
                     ? lab_robots_wide_line_find ((const guint64 *) (const void *) bytes, wanted,
                                                  &is_free)
                     : lab_robots_line_find ((const guint32 *) (const void *) bytes,
                                             (guint32) wanted, &is_free);

      if (at < (self->is_wide ? 8U : 16U))
        {
          guint64 entry = is_free ? 0
                          : self->is_wide ? ((const guint64 *) (const void *) bytes)[at]
                                          : ((const guint32 *) (const void *) bytes)[at];

          return (entry & LAB_ROBOTS_CLOSED) != 0
                 && ((entry >> LAB_ROBOTS_DEPTH_SHIFT) & 7) == (depth & 7);
        }
    }
  return FALSE;
}
