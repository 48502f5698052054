/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-dialogue.h"
#include "lab-quotation.h"
#include "lab-rat-program.h"

/* All kinds, in the order in which people see them. */
static const LabRatClass * const classes[] = {
  &lab_rat_greedy, &lab_rat_rival, &lab_rat_tour, &lab_rat_insertion, &lab_rat_dijkstra,
  &lab_rat_bfs, &lab_rat_bfs_early, &lab_rat_dfs, &lab_rat_dfs_sorted, &lab_rat_dfs_early,
  &lab_rat_random1, &lab_rat_random2, &lab_rat_random3, &lab_rat_random4, &lab_rat_random5,
  &lab_rat_random6, &lab_rat_random7,
};

#define PROGRAM_PREFIX "program:"
/* An error repeats at most this many characters. */
#define MAX_SHOWN 60

/* Private helpers */

static const LabRatClass *
find_class (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      if (strcmp (classes[i]->kind.id, id) == 0)
        return classes[i];
    }
  return NULL;
}

static char *
list_ids (void)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    g_string_append_printf (list, i > 0 ? ", %s" : "%s", classes[i]->kind.id);
  return g_string_free (list, FALSE);
}

/* A rat that another program moves has no kind of its own. */
static LabCheeseAction
choose_nothing (LabRat                  *self G_GNUC_UNUSED,
                const LabCheesePosition *position G_GNUC_UNUSED)
{
  return LAB_CHEESE_NOTHING;
}

static const LabRatClass program_class = {
  /* Translators: a rat that another program moves. */
  .kind = { "program", N_("Program"), NULL, NULL },
  .choose = choose_nothing,
};

static LabRat *
make_rat (const LabRatClass *klass,
          const char        *text)
{
  LabRat *self = g_new0 (LabRat, 1);

  self->klass = klass;
  self->text = g_strdup (text);
  self->target = LAB_CHEESE_NO_CELL;
  return self;
}

static LabRat *
make_program (const char  *text,
              GError     **error)
{
  LabRatProgram *program = lab_rat_program_new (text + strlen (PROGRAM_PREFIX), error);
  LabRat *self;

  if (program == NULL)
    return NULL;
  self = make_rat (&program_class, text);
  self->program = program;
  return self;
}

static void
forget_race (LabRat *self)
{
  g_clear_pointer (&self->traversal, lab_traversal_free);
  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
}

/* Public functions */

/**
 * lab_rat_kind_get:
 * @n: a number, counted from 0
 *
 * Returns: (transfer none) (nullable): a kind of rat; %NULL after the last one
 */
const LabRatKind *
lab_rat_kind_get (guint n)
{
  return n < G_N_ELEMENTS (classes) ? &classes[n]->kind : NULL;
}

/**
 * lab_rat_kind_find:
 * @id: an id
 *
 * Returns: (transfer none) (nullable): the kind of rat with this id
 */
const LabRatKind *
lab_rat_kind_find (const char *id)
{
  const LabRatClass *klass;

  g_return_val_if_fail (id != NULL, NULL);

  klass = find_class (id);
  return klass != NULL ? &klass->kind : NULL;
}

/**
 * lab_rat_new:
 * @text: the id of a kind, or `program:` and a command line
 * @error: return location for a #LabCheeseError
 *
 * Returns: (transfer full) (nullable): a rat
 */
LabRat *
lab_rat_new (const char  *text,
             GError     **error)
{
  const LabRatClass *klass;

  g_return_val_if_fail (text != NULL, NULL);

  if (g_str_has_prefix (text, PROGRAM_PREFIX))
    return make_program (text, error);
  klass = find_class (text);
  if (klass == NULL)
    {
      g_autofree char *ids = list_ids ();
      g_autofree char *shown = lab_quotation_make (text, MAX_SHOWN);

      lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX,
                  /* Translators: the first %s is what was typed, the second one a list of words
                   * that can be typed. */
                  _("There is no rat “%s”. Choose one of these: %s, or program:COMMAND."), shown,
                  ids);
      return NULL;
    }
  return make_rat (klass, text);
}

/**
 * lab_rat_free:
 * @self: (transfer full): a rat
 *
 * Frees a rat. A program is ended.
 */
void
lab_rat_free (LabRat *self)
{
  g_return_if_fail (self != NULL);

  forget_race (self);
  if (self->klass->free != NULL && self->data != NULL)
    self->klass->free (self->data);
  g_clear_pointer (&self->program, lab_rat_program_free);
  g_free (self->route);
  g_free (self->actions);
  g_clear_pointer (&self->goals, g_array_unref);
  g_clear_pointer (&self->path, g_array_unref);
  g_free (self->marks);
  g_free (self->text);
  g_free (self);
}

/** lab_rat_get_text: (transfer none): returns the text from which lab_rat_new() made the rat. */
const char *
lab_rat_get_text (const LabRat *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text;
}

/** lab_rat_dup_name: (transfer full): returns the name that players see. */
char *
lab_rat_dup_name (const LabRat *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_strdup (_(self->klass->kind.name));
}

/** lab_rat_is_program: returns whether another program decides. */
gboolean
lab_rat_is_program (const LabRat *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->program != NULL;
}

/**
 * lab_rat_set_sandbox:
 * @self: a rat
 * @sandbox: whether a program sees no files of the user
 *
 * Chooses how a program is started. It does nothing to other rats.
 */
void
lab_rat_set_sandbox (LabRat   *self,
                     gboolean  sandbox)
{
  g_return_if_fail (self != NULL);

  if (self->program != NULL)
    lab_dialogue_set_sandbox (lab_rat_program_get_dialogue (self->program), sandbox);
}

/**
 * lab_rat_set_log:
 * @self: a rat
 * @log: (nullable): takes down what a program and we say
 * @label: what the rat is called in it
 *
 * Logs the dialogue with a program. It does nothing to other rats.
 */
void
lab_rat_set_log (LabRat         *self,
                 LabDialogueLog *log,
                 const char     *label)
{
  g_return_if_fail (self != NULL);

  if (self->program != NULL)
    lab_dialogue_set_log (lab_rat_program_get_dialogue (self->program), log, label);
}

/**
 * lab_rat_set_patience:
 * @self: a rat
 * @preparation_time: how long a program may prepare, in microseconds; 0 for a default
 * @turn_time: how long it may take for a turn; 0 for a default
 *
 * Sets after which time a program has failed. It does nothing to other rats.
 */
void
lab_rat_set_patience (LabRat *self,
                      gint64  preparation_time,
                      gint64  turn_time)
{
  g_return_if_fail (self != NULL);

  if (self->program != NULL)
    lab_rat_program_set_patience (self->program, preparation_time, turn_time);
}

/**
 * lab_rat_set_times:
 * @self: a rat
 * @preparation_time: how long the preparation takes, in microseconds; 0 for no limit
 * @turn_time: how long each turn takes; 0 for no limit
 *
 * Sets the times that a program is told before a race. It does nothing to other rats.
 */
void
lab_rat_set_times (LabRat *self,
                   gint64  preparation_time,
                   gint64  turn_time)
{
  g_return_if_fail (self != NULL);

  if (self->program != NULL)
    lab_rat_program_set_times (self->program, preparation_time, turn_time);
}

/**
 * lab_rat_prepare:
 * @self: a rat
 * @maze: the maze of a race
 * @position: its first position
 * @rat: which of the rats it is
 * @seed: the seed of its random numbers
 * @cancellable: (nullable): cancels it from another thread
 * @error: return location for the error of a program
 *
 * Begins a race. A rat that is used again forgets all of the race before.
 *
 * Returns: %FALSE if the rat failed
 */
gboolean
lab_rat_prepare (LabRat                   *self,
                 const LabCheeseMaze      *maze,
                 const LabCheesePosition  *position,
                 guint                     rat,
                 guint64                   seed,
                 GCancellable             *cancellable,
                 GError                  **error)
{
  gboolean is_ready;

  g_return_val_if_fail (self != NULL && maze != NULL && position != NULL, FALSE);
  g_return_val_if_fail (rat < position->n_rats, FALSE);

  if (maze != self->maze)
    {
      forget_race (self);
      self->maze = lab_cheese_maze_ref ((LabCheeseMaze *) maze);
      self->n_cells = lab_cheese_maze_get_width (maze) * lab_cheese_maze_get_height (maze);
    }
  self->number = rat;
  self->n_route = self->at = 0;
  self->target = LAB_CHEESE_NO_CELL;
  lab_random_init (&self->random, seed);
  if (self->program != NULL)
    return lab_rat_program_prepare (self->program, maze, position, rat, seed, cancellable, error);
  self->cancellable = cancellable;
  is_ready = self->klass->prepare == NULL || self->klass->prepare (self, position, error);
  self->cancellable = NULL;
  return is_ready && !g_cancellable_set_error_if_cancelled (cancellable, error);
}

/**
 * lab_rat_choose:
 * @self: a rat that is prepared
 * @position: the position of a turn in which it is not in mud
 * @cancellable: (nullable): cancels it from another thread
 * @action: (out): what it does
 * @error: return location for the error of a program
 *
 * Asks a rat for its action.
 *
 * Returns: %FALSE if the rat failed
 */
gboolean
lab_rat_choose (LabRat                   *self,
                const LabCheesePosition  *position,
                GCancellable             *cancellable,
                LabCheeseAction          *action,
                GError                  **error)
{
  gboolean late;

  g_return_val_if_fail (self != NULL && self->maze != NULL, FALSE);

  if (self->program != NULL)
    return lab_rat_program_choose (self->program, position, cancellable, action, &late, error);
  self->cancellable = cancellable;
  *action = self->klass->choose (self, position);
  self->cancellable = NULL;
  return TRUE;
}

/**
 * lab_rat_finish:
 * @self: a rat
 * @position: the last position
 * @error: return location for the error of a program
 *
 * Tells a rat that the race is over.
 *
 * Returns: %FALSE if the rat failed
 */
gboolean
lab_rat_finish (LabRat                   *self,
                const LabCheesePosition  *position,
                GError                  **error)
{
  g_return_val_if_fail (self != NULL && position != NULL, FALSE);

  return self->program == NULL
         || lab_rat_program_finish (self->program, position, NULL, error);
}

/**
 * lab_rat_think_aloud:
 * @self: a rat that is prepared
 * @position: the current position
 *
 * Returns: (transfer full): what the rat thinks; a program tells nothing
 */
LabRatThought *
lab_rat_think_aloud (LabRat                  *self,
                     const LabCheesePosition *position)
{
  LabRatThought *thought;

  g_return_val_if_fail (self != NULL && self->maze != NULL && position != NULL, NULL);

  thought = lab_rat_thought_new (self->n_cells);
  if (self->klass->think != NULL)
    self->klass->think (self, position, thought);
  return thought;
}
