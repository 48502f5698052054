/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-repetition.h"

#include <string.h>

struct _LabRepetition
{
  GHashTable *counts;   /* from a State to how often it occurred */
  guint n_found;        /* treasures and places at the first of these positions */
};

typedef struct
{
  LabPosition position;
  LabMemory memory;
  guint n_times;
} State;

/* Private helpers */

static guint
hash_state (gconstpointer data)
{
  const State *state = data;
  guint64 hash = state->position.board.spare;

  /* Walls, pawns, and the player to move distinguish nearly all positions of one game. */
  for (guint side = 0; side < LAB_N_SIDES; side++)
    hash = (hash ^ state->position.board.open[side]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    hash = (hash ^ state->position.pawns[seat]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return (guint) (hash >> 32) ^ state->position.seat;
}

static gboolean
equal_states (gconstpointer a,
              gconstpointer b)
{
  const State *first = a, *second = b;

  return lab_position_equal (&first->position, &second->position)
         && memcmp (&first->memory, &second->memory, sizeof first->memory) == 0;
}

static guint
count_found (const LabPosition *position)
{
  guint n = position->n_places;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    n += position->n_found[seat];
  return n;
}

/* Returns the spare tile in a fixed rotation. Every player may rotate it, so its rotation does
 * not matter for repetition. */
static LabOpenings
get_first_rotation (LabOpenings spare)
{
  LabOpenings first = spare;

  for (int quarters = 1; quarters < 4; quarters++)
    first = MIN (first, lab_openings_rotate (spare, quarters));
  return first;
}

/* Public functions */

/** lab_repetition_new: (transfer full): returns an object without positions, for a new game. */
LabRepetition *
lab_repetition_new (void)
{
  LabRepetition *self = g_new0 (LabRepetition, 1);

  self->counts = g_hash_table_new_full (hash_state, equal_states, g_free, NULL);
  return self;
}

/** lab_repetition_free: frees @self. */
void
lab_repetition_free (LabRepetition *self)
{
  g_hash_table_unref (self->counts);
  g_free (self);
}

/** lab_repetition_clear: removes all positions, for another game. */
void
lab_repetition_clear (LabRepetition *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove_all (self->counts);
}

/**
 * lab_repetition_add:
 * @self: the earlier positions of the game
 * @position: the position at the start of the next turn
 * @memory: what the players have seen in the game
 *
 * Adds a position.
 *
 * Returns: whether the position has occurred %LAB_REPETITION_LIMIT times or more
 */
gboolean
lab_repetition_add (LabRepetition     *self,
                    const LabPosition *position,
                    const LabMemory   *memory)
{
  guint n_found;
  State *state;
  State key;

  g_return_val_if_fail (self != NULL && position != NULL && memory != NULL, FALSE);

  /* After a treasure is found, no earlier position can occur again. */
  n_found = count_found (position);
  if (n_found != self->n_found)
    g_hash_table_remove_all (self->counts);
  self->n_found = n_found;

  key = (State) { .position = *position, .memory = *memory };
  key.position.board.spare = get_first_rotation (position->board.spare);
  state = g_hash_table_lookup (self->counts, &key);
  if (state == NULL)
    {
      state = g_memdup2 (&key, sizeof key);
      g_hash_table_add (self->counts, state);
    }
  return ++state->n_times >= LAB_REPETITION_LIMIT;
}
