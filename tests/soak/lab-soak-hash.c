/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-hash.h"

#include "lab-turn-search.h"
#include "lab-insertion.h"

/* A position, and its hash when it first occurred. */
typedef struct
{
  LabPosition position;
  guint64 key;
} Entry;

struct _LabSoakHash
{
  GHashTable *by_key;         /* Entry, owned */
  GHashTable *by_position;    /* Entry */
  LabTurnSearch search;
  guint32 actions[LAB_MAX_INSERTIONS * LAB_BOARD_SIZE * LAB_BOARD_SIZE];
};

/* Private helpers */

static guint
hash_position (gconstpointer entry)
{
  const LabBoard *board = &((const Entry *) entry)->position.board;
  const guint8 *bytes = (const guint8 *) board->open;
  guint hash = 2166136261u;

  /* FNV-1a (Fowler, Noll and Vo, 1991) over the members that differ most; padding
   * may have any contents. */
  for (gsize i = 0; i < sizeof board->open; i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

static gboolean
is_same_position (gconstpointer a,
                  gconstpointer b)
{
  return lab_position_equal (&((const Entry *) a)->position, &((const Entry *) b)->position);
}

static void
set_up (LabSoakHash       *self,
        const LabPosition *position)
{
  LabObservation observation = { 0 };

  observation.position = *position;
  lab_turn_search_init (&self->search, &observation);
}

/* Makes a minimal change to @position. */
static void
change (LabPosition *position,
        LabRandom   *random)
{
  LabSeat seat = position->seat;
  guint8 *found = &position->n_found[seat];

  switch (lab_random_below (random, 6))
    {
    case 0:
      position->rules ^= LAB_RULES_RANDOM_TILES;
      break;
    case 1:
      position->last_arrow = (LabArrow) ((position->last_arrow + 1u) % LAB_N_ARROWS);
      break;
    case 2:
      position->board.spare = lab_openings_rotate (position->board.spare, 1);
      break;
    case 3:
      position->pawns[seat] = (LabCell) (position->pawns[seat] == 0 ? 1 : 0);
      break;
    case 4:
      *found = (guint8) (*found > 0 ? *found - 1 : *found + 1);
      break;
    default:
      position->phase ^= LAB_PHASE_INSERT ^ LAB_PHASE_MOVE;
      break;
    }
}

/* Finds the action for @turn; returns %FALSE if the search does not have it. */
static gboolean
find_action (LabSoakHash   *self,
             const LabTurn *turn,
             guint32       *action)
{
  guint n = lab_turn_search_game.list_actions (&self->search, self->actions);

  for (guint i = 0; i < n; i++)
    {
      LabTurn other = lab_turn_search_get_turn (self->actions[i]);

      *action = self->actions[i];
      if (other.arrow == turn->arrow && other.tile == turn->tile && other.cell == turn->cell)
        return TRUE;
    }
  return FALSE;
}

/* Public functions */

/**
 * lab_soak_hash_new: (transfer full): creates an empty set of hashes.
 */
LabSoakHash *
lab_soak_hash_new (void)
{
  LabSoakHash *self = g_new0 (LabSoakHash, 1);

  self->by_key = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);
  self->by_position = g_hash_table_new (hash_position, is_same_position);
  return self;
}

/** lab_soak_hash_free: frees @self. */
void
lab_soak_hash_free (LabSoakHash *self)
{
  g_hash_table_unref (self->by_position);
  g_hash_table_unref (self->by_key);
  g_free (self);
}

/**
 * lab_soak_hash_compute: computes the hash of @position, with all cards visible, from
 * scratch.
 */
guint64
lab_soak_hash_compute (LabSoakHash       *self,
                       const LabPosition *position)
{
  set_up (self, position);
  return lab_turn_search_game.key (&self->search);
}

/**
 * lab_soak_hash_add:
 * @self: the hashes of earlier positions
 * @position: a position
 * @key: its hash
 * @error: return location for a #LabSoakError
 *
 * Checks that different positions have different hashes, and that @position has the
 * same hash as before. Then adds it.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_hash_add (LabSoakHash       *self,
                   const LabPosition *position,
                   guint64            key,
                   GError           **error)
{
  Entry *entry = g_new (Entry, 1);
  const Entry *same_key, *same_position;

  entry->position = *position;
  entry->key = key;
  same_key = g_hash_table_lookup (self->by_key, &entry->key);
  same_position = g_hash_table_lookup (self->by_position, entry);
  if (same_key == NULL && same_position == NULL)
    {
      g_hash_table_insert (self->by_key, &entry->key, entry);
      g_hash_table_insert (self->by_position, entry, entry);
      return TRUE;
    }
  g_free (entry);
  return same_key == same_position
         || lab_soak_fail (error, LAB_SOAK_ERROR_HASH, "hash %016" G_GINT64_MODIFIER "x is %s", key,
                           same_key != NULL ? "that of another position"
                                            : "another one than before");
}

/**
 * lab_soak_hash_check_neighbor:
 * @self: the hashes of earlier positions
 * @position: a position that is not over
 * @random: chooses the change
 * @error: return location for a #LabSoakError
 *
 * Checks that a position with a minimal change from @position has another hash.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_hash_check_neighbor (LabSoakHash        *self,
                              const LabPosition  *position,
                              LabRandom          *random,
                              GError            **error)
{
  LabPosition neighbor = *position;

  change (&neighbor, random);
  return lab_soak_hash_add (self, &neighbor, lab_soak_hash_compute (self, &neighbor), error);
}

/**
 * lab_soak_hash_check_turn:
 * @self: hashes
 * @before: a position before an insertion
 * @turn: a turn
 * @key_after: the hash of the position after it, computed from scratch
 * @error: return location for a #LabSoakError
 *
 * Checks that a search that plays @turn and undoes it has the hashes that are computed
 * from scratch.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_hash_check_turn (LabSoakHash        *self,
                          const LabPosition  *before,
                          const LabTurn      *turn,
                          guint64             key_after,
                          GError            **error)
{
  guint64 key_before = lab_soak_hash_compute (self, before);
  guint64 key;
  guint32 action;

  if (!find_action (self, turn, &action))
    return lab_soak_fail (error, LAB_SOAK_ERROR_HASH, "a search does not know the last turn");
  lab_turn_search_game.apply (&self->search, action);
  key = lab_turn_search_game.key (&self->search);
  if (key != key_after)
    return lab_soak_fail (error, LAB_SOAK_ERROR_HASH,
                          "a search has hash %016" G_GINT64_MODIFIER "x, from scratch it is %016"
                          G_GINT64_MODIFIER "x", key, key_after);
  lab_turn_search_game.undo (&self->search, action);
  key = lab_turn_search_game.key (&self->search);
  if (key != key_before)
    return lab_soak_fail (error, LAB_SOAK_ERROR_HASH,
                          "a search takes a turn back to hash %016" G_GINT64_MODIFIER
                          "x, it was %016" G_GINT64_MODIFIER "x", key, key_before);
  return TRUE;
}
