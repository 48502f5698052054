/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-study.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-study-pairs.h"
#include "lab-refuse.h"

/* A task is this many games of all rats, so that a maze is made once for all of them. */
#define GAMES_OF_A_TASK 16

/* Games that were not finished or not played. */
#define NOT_PLAYED 0
#define CUT G_MAXUINT

/* The turns of a game are written by one thread, and only read after the threads have ended. A game
 * without turns has one more than none, so that 0 means that it was not played. */
struct _LabCheeseStudy
{
  LabCheeseStudySetup setup;
  char *texts[LAB_CHEESE_STUDY_MAX_RATS];
  char *names[LAB_CHEESE_STUDY_MAX_RATS];
  guint *turns;                 /* those of a rat are together */
  int n_left;                   /* unfinished tasks, accessed atomically */
  GArray *pairs;                /* (nullable): LabCheesePair, made by the last task */
  LabWorkers *workers;
  GError *error;                /* the first one, accessed atomically */
};

/* What a thread needs. */
typedef struct
{
  LabCheeseMaker *maker;
  LabRat *rats[LAB_CHEESE_STUDY_MAX_RATS];
  LabCheeseRecord record;
} Table;

/* Private helpers: games */

static guint *
get_place (const LabCheeseStudy *self,
           guint                 rat,
           guint                 game)
{
  return &self->turns[(gsize) rat * self->setup.n_games + game];
}

static gpointer
open_table (gpointer data)
{
  LabCheeseStudy *self = data;
  Table *table = g_new0 (Table, 1);

  table->maker = lab_cheese_maker_new ();
  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    {
      table->rats[rat] = lab_rat_new (self->texts[rat], NULL);
      if (table->rats[rat] != NULL)
        lab_rat_set_sandbox (table->rats[rat], self->setup.is_sandboxed);
    }
  return table;
}

static void
close_table (gpointer data)
{
  Table *table = data;

  for (guint rat = 0; rat < LAB_CHEESE_STUDY_MAX_RATS; rat++)
    g_clear_pointer (&table->rats[rat], lab_rat_free);
  lab_cheese_maker_free (table->maker);
  lab_cheese_record_clear (&table->record);
  g_free (table);
}

static LabCheeseDeal *
deal_game (const LabCheeseStudy  *self,
           Table                 *table,
           guint64                seed,
           GError               **error)
{
  LabCheeseDealSettings settings = {
    .maze = self->setup.maze, .n_rats = 1, .n_cheese = self->setup.n_cheese,
    .maze_seed = seed, .cheese_seed = seed, .players_seed = seed,
  };

  settings.starts[0] = self->setup.start;
  return lab_cheese_deal_new (&settings, table->maker, error);
}

/* Plays a game with all rats. It counts for all of them or, if it is stopped, for none. */
static gboolean
play_game (LabCheeseStudy  *self,
           Table           *table,
           guint            game,
           GCancellable    *cancellable,
           GError         **error)
{
  guint64 seed = self->setup.seed + game;
  g_autoptr (LabCheeseDeal) deal = deal_game (self, table, seed, error);
  guint turns[LAB_CHEESE_STUDY_MAX_RATS] = { 0 };

  if (deal == NULL)
    return FALSE;
  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    {
      if (table->rats[rat] == NULL)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED,
                           _("The rat “%s” could not be started."), self->names[rat]);
      if (!lab_cheese_umpire_play (&table->record, deal, &table->rats[rat], seed,
                                   self->setup.max_turns, FALSE, cancellable, error))
        return FALSE;
      turns[rat] = table->record.is_cut ? CUT : (guint) MAX (table->record.turns, 0) + 1;
    }
  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    *get_place (self, rat, game) = turns[rat];
  return TRUE;
}

/* Plays the games of a task. The last one also compares the rats, which takes seconds in a large
 * study, so that the thread of the window need not. */
static gboolean
work (gpointer      data,
      gpointer      state,
      guint         number,
      GCancellable *cancellable)
{
  LabCheeseStudy *self = data;
  guint end = MIN ((number + 1) * GAMES_OF_A_TASK, self->setup.n_games);

  for (guint game = number * GAMES_OF_A_TASK; game < end; game++)
    {
      GError *error = NULL;

      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      if (play_game (self, state, game, cancellable, &error))
        continue;
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
          || !g_atomic_pointer_compare_and_exchange (&self->error, NULL, error))
        g_error_free (error);
      else
        lab_workers_cancel (self->workers);
      return FALSE;
    }
  if (!g_atomic_int_dec_and_test (&self->n_left))
    return TRUE;
  self->pairs = lab_cheese_study_make_pairs (self, cancellable);
  return self->pairs != NULL;
}

/* Private helpers: the setup */

static gboolean
check_rats (const LabCheeseStudySetup  *setup,
            GError                    **error)
{
  for (guint i = 0; i < setup->n_rats; i++)
    {
      g_autoptr (LabRat) rat = lab_rat_new (setup->rats[i], error);

      if (rat == NULL)
        return FALSE;
      for (guint j = 0; j < i; j++)
        {
          if (strcmp (setup->rats[i], setup->rats[j]) == 0)
            return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                               /* Translators: %s is a rat, such as “bfs”. */
                               _("The rat “%s” is there twice. Name each rat once."),
                               setup->rats[i]);
        }
    }
  return TRUE;
}

static gboolean
check_setup (const LabCheeseStudySetup  *setup,
             GError                    **error)
{
  if (!lab_cheese_maze_settings_check (&setup->maze, error))
    return FALSE;
  if (setup->n_rats < 1 || setup->n_rats > LAB_CHEESE_STUDY_MAX_RATS)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A study has from 1 to %u rats."), LAB_CHEESE_STUDY_MAX_RATS);
  if (setup->n_games < 1 || setup->n_games > LAB_CHEESE_STUDY_MAX_GAMES
      || setup->seed > LAB_CHEESE_MAX_SEED - setup->n_games)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A study has from 1 to %u games, and the last seed must not be larger "
                         "than 9223372036854775806."), LAB_CHEESE_STUDY_MAX_GAMES);
  return check_rats (setup, error);
}

static int
compare_turns (const void *a,
               const void *b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

/* Public functions */

/**
 * lab_cheese_study_new:
 * @setup: what is studied, which is copied
 * @error: return location for a #LabCheeseError
 *
 * Returns: (transfer full) (nullable): a study; start its workers to play the games
 */
LabCheeseStudy *
lab_cheese_study_new (const LabCheeseStudySetup  *setup,
                      GError                    **error)
{
  LabCheeseStudy *self;

  g_return_val_if_fail (setup != NULL, NULL);

  if (!check_setup (setup, error))
    return NULL;
  self = g_new0 (LabCheeseStudy, 1);
  self->setup = *setup;
  for (guint rat = 0; rat < setup->n_rats; rat++)
    {
      self->setup.rats[rat] = self->texts[rat] = g_strdup (setup->rats[rat]);
      self->names[rat] = g_strdup (g_str_has_prefix (setup->rats[rat], "program:")
                                       ? setup->rats[rat] + strlen ("program:")
                                       : setup->rats[rat]);
    }
  self->turns = g_new0 (guint, (gsize) setup->n_rats * setup->n_games);
  self->n_left = (int) ((setup->n_games + GAMES_OF_A_TASK - 1) / GAMES_OF_A_TASK);
  self->workers = lab_workers_new ((guint) self->n_left, work, self);
  lab_workers_set_state (self->workers, open_table, close_table);
  return self;
}

/**
 * lab_cheese_study_free:
 * @self: (transfer full): a study
 *
 * Stops and frees a study.
 */
void
lab_cheese_study_free (LabCheeseStudy *self)
{
  g_return_if_fail (self != NULL);

  lab_workers_free (self->workers);
  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    {
      g_free (self->texts[rat]);
      g_free (self->names[rat]);
    }
  g_free (self->turns);
  g_clear_pointer (&self->pairs, g_array_unref);
  g_clear_error (&self->error);
  g_free (self);
}

/** lab_cheese_study_get_workers: (transfer none): returns the threads that play the games. */
LabWorkers *
lab_cheese_study_get_workers (LabCheeseStudy *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->workers;
}

/**
 * lab_cheese_study_check:
 * @self: a study whose threads have ended
 * @error: return location for the first error of a game
 *
 * Returns: %TRUE if no game failed
 */
gboolean
lab_cheese_study_check (LabCheeseStudy  *self,
                        GError         **error)
{
  const GError *failure;

  g_return_val_if_fail (self != NULL, FALSE);

  failure = g_atomic_pointer_get (&self->error);
  if (failure == NULL)
    return TRUE;
  if (error != NULL)
    *error = g_error_copy (failure);
  return FALSE;
}

/** lab_cheese_study_get_setup: (transfer none): returns what is studied. */
const LabCheeseStudySetup *
lab_cheese_study_get_setup (const LabCheeseStudy *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->setup;
}

/** lab_cheese_study_dup_name: (transfer full): returns the id of a rat, or its command line. */
char *
lab_cheese_study_dup_name (const LabCheeseStudy *self,
                           guint                 rat)
{
  g_return_val_if_fail (self != NULL && rat < self->setup.n_rats, NULL);

  return g_strdup (self->names[rat]);
}

/** lab_cheese_study_is_finished: returns whether a game was played, to its end or its limit. */
gboolean
lab_cheese_study_is_finished (const LabCheeseStudy *self,
                              guint                 rat,
                              guint                 game)
{
  g_return_val_if_fail (self != NULL && rat < self->setup.n_rats, FALSE);
  g_return_val_if_fail (game < self->setup.n_games, FALSE);

  return *get_place (self, rat, game) != NOT_PLAYED;
}

/** lab_cheese_study_is_cut: returns whether a game was ended by the limit of turns. */
gboolean
lab_cheese_study_is_cut (const LabCheeseStudy *self,
                         guint                 rat,
                         guint                 game)
{
  return lab_cheese_study_is_finished (self, rat, game)
         && *get_place (self, rat, game) == CUT;
}

/** lab_cheese_study_get_turns: returns how many turns a finished game took; its limit if cut. */
guint
lab_cheese_study_get_turns (const LabCheeseStudy *self,
                            guint                 rat,
                            guint                 game)
{
  g_return_val_if_fail (lab_cheese_study_is_finished (self, rat, game), 0);

  if (*get_place (self, rat, game) == CUT)
    return self->setup.max_turns;
  return *get_place (self, rat, game) - 1;
}

/** lab_cheese_study_count_finished: returns how many games a rat has played. */
guint
lab_cheese_study_count_finished (const LabCheeseStudy *self,
                                 guint                 rat)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL && rat < self->setup.n_rats, 0);

  for (guint game = 0; game < self->setup.n_games; game++)
    n += lab_cheese_study_is_finished (self, rat, game);
  return n;
}

/** lab_cheese_study_count_cut: returns how many games of a rat were ended by the limit. */
guint
lab_cheese_study_count_cut (const LabCheeseStudy *self,
                            guint                 rat)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL && rat < self->setup.n_rats, 0);

  for (guint game = 0; game < self->setup.n_games; game++)
    n += lab_cheese_study_is_cut (self, rat, game);
  return n;
}

/**
 * lab_cheese_study_list_turns:
 * @self: a study whose threads have ended
 * @rat: a rat
 * @n_values: (out): the number of values
 *
 * Returns: (transfer full) (array length=n_values): how many turns each finished game took, in
 *   ascending order; the limit for those that were cut
 */
double *
lab_cheese_study_list_turns (const LabCheeseStudy *self,
                             guint                 rat,
                             gsize                *n_values)
{
  double *values;

  g_return_val_if_fail (self != NULL && rat < self->setup.n_rats && n_values != NULL, NULL);

  values = g_new (double, self->setup.n_games);
  *n_values = 0;
  for (guint game = 0; game < self->setup.n_games; game++)
    {
      if (lab_cheese_study_is_finished (self, rat, game))
        values[(*n_values)++] = lab_cheese_study_get_turns (self, rat, game);
    }
  qsort (values, *n_values, sizeof values[0], compare_turns);
  return values;
}

/**
 * lab_cheese_study_summarize:
 * @self: a study whose threads have ended
 * @rat: a rat
 * @median: (out): where the true median lies with 95 % confidence
 *
 * Returns: what there is to say about the turns of a rat
 */
LabSummary
lab_cheese_study_summarize (const LabCheeseStudy *self,
                            guint                 rat,
                            LabInterval          *median)
{
  gsize n = 0;
  g_autofree double *values = lab_cheese_study_list_turns (self, rat, &n);

  *median = lab_rank_tests_median (values, n);
  return lab_statistics_summarize (values, n);
}

/**
 * lab_cheese_study_compare:
 * @self: a study whose threads have ended
 *
 * Tests all pairs of rats, also within the same games, since these are the same for all rats.
 *
 * Returns: (transfer full) (element-type LabCheesePair): the pairs
 */
GArray *
lab_cheese_study_compare (const LabCheeseStudy *self)
{
  g_return_val_if_fail (self != NULL, g_array_new (FALSE, FALSE, sizeof (LabCheesePair)));

  return self->pairs != NULL ? g_array_ref (self->pairs)
                             : lab_cheese_study_make_pairs (self, NULL);
}
