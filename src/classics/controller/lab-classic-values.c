/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-values.h"

#include "lab-classic-worker.h"

/* The number of positions whose values are remembered. */
#define MAX_SOLUTIONS 500

struct _LabClassicValues
{
  LabClassicGame *game;
  LabClassicValuesFunc changed;
  gpointer data;
  GHashTable *solutions;                /* of positions as text */
  const LabClassicSolution *current;    /* one of them, or NULL */
  GCancellable *solving;
};

/* Private helpers */

static char *
make_key (LabClassicValues *self)
{
  return lab_classic_format_position (lab_classic_game_get_classic (self->game),
                                      lab_classic_game_get_state (self->game));
}

static void
set_current (LabClassicValues         *self,
             const LabClassicSolution *solution)
{
  if (self->current == solution)
    return;
  self->current = solution;
  self->changed (self->data);
}

static void
on_solved (GObject      *source G_GNUC_UNUSED,
           GAsyncResult *result,
           gpointer      data)
{
  LabClassicSolution *solution = lab_classic_worker_solve_finish (result);
  LabClassicValues *self = data;        /* may be gone if the question was cancelled */

  if (solution == NULL)
    return;
  g_clear_object (&self->solving);
  if (g_hash_table_size (self->solutions) >= MAX_SOLUTIONS)
    g_hash_table_remove_all (self->solutions);
  g_hash_table_insert (self->solutions, make_key (self), solution);
  set_current (self, solution);
}

/* Public functions */

/**
 * lab_classic_values_new:
 * @game: a game, which must live as long as the result
 * @changed: called when the result of lab_classic_values_get() is another one
 * @data: data for @changed
 *
 * Returns: (transfer full): the values of @game, none of which are known
 */
LabClassicValues *
lab_classic_values_new (LabClassicGame       *game,
                        LabClassicValuesFunc  changed,
                        gpointer              data)
{
  LabClassicValues *self = g_new0 (LabClassicValues, 1);

  self->game = game;
  self->changed = changed;
  self->data = data;
  self->solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) lab_classic_worker_free_solution);
  return self;
}

/** lab_classic_values_free: frees @self; does not wait for a search. */
void
lab_classic_values_free (LabClassicValues *self)
{
  lab_classic_worker_cancel (&self->solving);
  g_hash_table_unref (self->solutions);
  g_free (self);
}

/** lab_classic_values_find: finds the values of the current position of the game, which is not
 * over. Stops the search for those of another one. */
void
lab_classic_values_find (LabClassicValues *self)
{
  g_autofree char *key = make_key (self);
  const LabClassicSolution *known = g_hash_table_lookup (self->solutions, key);

  lab_classic_worker_cancel (&self->solving);
  if (known == NULL)
    {
      self->solving = g_cancellable_new ();
      lab_classic_worker_solve (self->game, self->solving, on_solved, self);
    }
  set_current (self, known);
}

/** lab_classic_values_forget: has no current values; stops the search. */
void
lab_classic_values_forget (LabClassicValues *self)
{
  lab_classic_worker_cancel (&self->solving);
  set_current (self, NULL);
}

/** lab_classic_values_get: (transfer none) (nullable): returns the values of the position; %NULL
 * before they are found. */
const LabClassicSolution *
lab_classic_values_get (LabClassicValues *self)
{
  return self->current;
}
