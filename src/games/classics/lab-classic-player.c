/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-player.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-alphabeta.h"
#include "lab-classic-program.h"
#include "lab-minimax.h"
#include "lab-quotation.h"
#include "lab-random.h"
#include "lab-refuse.h"

#define PROGRAM_PREFIX "program:"
#define MAX_SHOWN 200
#define MAX_SECONDS 3600
#define TABLE_SIZE (4 << 20)

typedef enum
{
  KIND_RANDOM,
  KIND_MINMAX,
  KIND_ALPHABETA,
  KIND_PROGRAM,
  KIND_SKILLED,
} Kind;

static const char * const words[] = {
  [KIND_RANDOM] = "random", [KIND_MINMAX] = "minmax", [KIND_ALPHABETA] = "alphabeta",
};

/* How far the searches look ahead without a depth and limits. Minimax visits up to the square
 * of the nodes of alpha-beta. */
static const guint default_depths[] = { [KIND_MINMAX] = 4, [KIND_ALPHABETA] = 8 };

struct _LabClassicPlayer
{
  char *name;
  Kind kind;
  guint depth;                  /* 0 if the player does not say */
  LabLimits limits;             /* all 0 if the player does not say */
  LabClassicSkill skill;
  LabRandom random;
  LabTransposition *table;      /* made for the first search of alpha-beta */
  LabClassicProgram *program;
  gboolean is_late;             /* whether the last move of the program came late */
};

#define refuse(error, ...) \
  lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_PLAYER, __VA_ARGS__)

/* Private helpers: what was typed */

static gboolean
parse_seconds (const char *text,
               gint64     *time)
{
  char *end;
  double seconds = g_ascii_strtod (text, &end);

  if (*text == '\0' || *end != '\0' || !isfinite (seconds) || seconds < 0.001
      || seconds > MAX_SECONDS)
    return FALSE;
  *time = (gint64) (seconds * G_USEC_PER_SEC);
  return TRUE;
}

/* Returns whether one of the first @n options sets the same as the next one. */
static gboolean
is_repeated (char  **options,
             guint   n)
{
  const char *end = strchr (options[n], '=');
  gboolean found = FALSE;

  for (guint i = 0; end != NULL && i < n; i++)
    found = found || strncmp (options[i], options[n], (gsize) (end - options[n]) + 1) == 0;
  return found;
}

/* Reads one of the options after the colon, such as `depth=2`. */
static gboolean
parse_option (LabClassicPlayer  *self,
              const char        *option,
              GError           **error)
{
  g_autofree char *shown = lab_quotation_make (option, MAX_SHOWN);
  guint64 number;

  if (self->kind == KIND_RANDOM)
    /* Translators: %s is what was typed; “random” is typed as it is. */
    return refuse (error, _("“%s” is not an option; random has no options."), shown);
  if (g_str_has_prefix (option, "depth="))
    {
      if (!g_ascii_string_to_unsigned (option + strlen ("depth="), 10, 1, LAB_MAX_PLIES, &number,
                                       NULL))
        /* Translators: %s is what was typed; “depth=” is typed as it is. */
        return refuse (error, _("“%s” is not a valid depth; write depth= and a number of moves "
                                "from 1 to %u."), shown, (guint) LAB_MAX_PLIES);
      self->depth = (guint) number;
      return TRUE;
    }
  if (g_str_has_prefix (option, "nodes="))
    return g_ascii_string_to_unsigned (option + strlen ("nodes="), 10, 1, G_MAXINT64,
                                       &self->limits.nodes, NULL)
           /* Translators: %s is what was typed; “nodes=” is typed as it is. */
           || refuse (error, _("“%s” is not a valid limit; write nodes= and a number from 1."),
                      shown);
  if (g_str_has_prefix (option, "time="))
    return parse_seconds (option + strlen ("time="), &self->limits.time)
           /* Translators: %s is what was typed; “time=” is typed as it is. */
           || refuse (error, _("“%s” is not a valid limit; write time= and seconds, such as "
                               "time=0.2."), shown);
  return refuse (error,
                 /* Translators: %s is what was typed; the words with = are typed as they are. */
                 _("“%s” is not an option of this player; it has depth=, time=, and nodes=."),
                 shown);
}

/* Reads all options, which are separated by commas. */
static gboolean
parse_options (LabClassicPlayer  *self,
               const char        *text,
               GError           **error)
{
  g_auto (GStrv) options = g_strsplit (text, ",", -1);

  if (options[0] == NULL)
    return parse_option (self, "", error);
  for (guint i = 0; options[i] != NULL; i++)
    {
      if (!parse_option (self, options[i], error))
        return FALSE;
      if (is_repeated (options, i))
        {
          g_autofree char *shown = lab_quotation_make (options[i], MAX_SHOWN);

          /* Translators: %s is what was typed, such as “depth=3”, after another “depth=”. */
          return refuse (error, _("“%s” repeats an option; write each option once."), shown);
        }
    }
  return TRUE;
}

static gboolean
parse (LabClassicPlayer  *self,
       const char        *text,
       GError           **error)
{
  g_auto (GStrv) halves = g_strsplit (text, ":", 2);
  g_autofree char *shown = NULL;

  for (Kind kind = KIND_RANDOM; halves[0] != NULL && kind <= KIND_ALPHABETA; kind++)
    {
      if (strcmp (halves[0], words[kind]) != 0)
        continue;
      self->kind = kind;
      return halves[1] == NULL || parse_options (self, halves[1], error);
    }
  shown = lab_quotation_make (text, MAX_SHOWN);
  return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_NO_PLAYER,
                     /* Translators: %s is what was typed; the names of players and “program:” are
                      * typed as they are. */
                     _("“%s” is not a player; use random, minmax, alphabeta, or program: with a "
                       "program."), shown);
}

/* Private helpers: moves */

static guint32
choose_random (LabClassicPlayer *self,
               const LabClassic *classic,
               gconstpointer     state)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);

  return g_array_index (actions, guint32, lab_random_below (&self->random, actions->len));
}

static gboolean
is_unlimited (const LabLimits *limits)
{
  return limits->time == 0 && limits->nodes == 0;
}

/* Searches to the depth of the player and within its limits, or else within those of the
 * question. Returns FALSE if it was cancelled. */
static gboolean
search (LabClassicPlayer *self,
        const LabClassic *classic,
        gconstpointer     state,
        const LabLimits  *limits,
        GCancellable     *cancellable,
        guint32          *action)
{
  g_autofree gpointer copy = lab_classic_copy_state (classic, state);
  LabSearchResult result;
  guint depth = self->depth;

  if (!is_unlimited (&self->limits))
    limits = &self->limits;
  if (depth == 0)
    depth = is_unlimited (limits) ? default_depths[self->kind] : LAB_TO_THE_END;
  if (self->kind == KIND_MINMAX && is_unlimited (limits))
    {
      lab_minimax (classic->rules, copy, depth, cancellable, &result);
    }
  else if (self->kind == KIND_MINMAX)
    {
      lab_minimax_iterate (classic->rules, copy, depth, limits, cancellable, &result);
    }
  else
    {
      if (self->table == NULL)
        self->table = lab_transposition_new (TABLE_SIZE);
      lab_alphabeta_iterate (classic->rules, copy, depth, limits, self->table, cancellable,
                             &result);
    }
  *action = result.action;
  return !result.cancelled;
}

/* Public functions */

/**
 * lab_classic_player_new:
 * @text: `random`, `minmax`, or `alphabeta`, alone or with options, such as
 *   `alphabeta:depth=8`; or `program:` and the command line of a program
 * @error: return location for a #LabClassicError
 *
 * Makes a player from a description. A program is started only when it is asked for its first
 * move.
 *
 * Returns: (transfer full) (nullable): the player, named by @text
 */
LabClassicPlayer *
lab_classic_player_new (const char  *text,
                        GError     **error)
{
  g_autoptr (LabClassicPlayer) self = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  self = g_new0 (LabClassicPlayer, 1);
  self->name = g_strdup (text);
  lab_random_init (&self->random, 0);
  if (!g_str_has_prefix (text, PROGRAM_PREFIX))
    return parse (self, text, error) ? g_steal_pointer (&self) : NULL;
  self->kind = KIND_PROGRAM;
  self->program = lab_classic_program_new (text + strlen (PROGRAM_PREFIX), error);
  return self->program != NULL ? g_steal_pointer (&self) : NULL;
}

/**
 * lab_classic_player_new_skilled:
 * @name: a name
 * @skill: how well it plays
 *
 * Makes a player that takes one of the best moves that it can see, at random.
 *
 * Returns: (transfer full): the player
 */
LabClassicPlayer *
lab_classic_player_new_skilled (const char            *name,
                                const LabClassicSkill *skill)
{
  LabClassicPlayer *self;

  g_return_val_if_fail (name != NULL && skill != NULL, NULL);

  self = g_new0 (LabClassicPlayer, 1);
  self->name = g_strdup (name);
  self->kind = KIND_SKILLED;
  self->skill = *skill;
  lab_random_init (&self->random, 0);
  return self;
}

/** lab_classic_player_free: frees @self, and ends its program. */
void
lab_classic_player_free (LabClassicPlayer *self)
{
  g_clear_pointer (&self->program, lab_classic_program_free);
  g_clear_pointer (&self->table, lab_transposition_free);
  g_free (self->name);
  g_free (self);
}

/** lab_classic_player_get_name: returns the text that the player was made from. */
const char *
lab_classic_player_get_name (LabClassicPlayer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->name;
}

/** lab_classic_player_is_timed: returns whether the player has its own limit of time, so that its
 * moves may differ from run to run. */
gboolean
lab_classic_player_is_timed (LabClassicPlayer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->limits.time > 0 || (!self->skill.solves && self->skill.limits.time > 0);
}

/** lab_classic_player_set_sandbox: runs a program in a sandbox, where it cannot read the user's
 * files. */
void
lab_classic_player_set_sandbox (LabClassicPlayer *self,
                                gboolean          sandbox)
{
  g_return_if_fail (self != NULL);

  if (self->program != NULL)
    lab_classic_program_set_sandbox (self->program, sandbox);
}

/**
 * lab_classic_player_set_log:
 * @self: a player
 * @log: (nullable): receives the lines that are exchanged with a program
 * @label: a name for the player and the game, on one line
 *
 * Sets the log. Players that are no programs ignore it.
 */
void
lab_classic_player_set_log (LabClassicPlayer *self,
                            LabDialogueLog   *log,
                            const char       *label)
{
  g_return_if_fail (self != NULL && label != NULL);

  if (self->program != NULL)
    lab_classic_program_set_log (self->program, log, label);
}

/**
 * lab_classic_player_begin:
 * @self: a player
 * @seed: the seed of its random numbers
 *
 * Starts a new game. The same seed gives the same moves, whatever was played before.
 */
void
lab_classic_player_begin (LabClassicPlayer *self,
                          guint64           seed)
{
  g_return_if_fail (self != NULL);

  lab_random_init (&self->random, seed);
  if (self->table != NULL)
    lab_transposition_clear (self->table);
  if (self->program != NULL)
    lab_classic_program_begin (self->program, seed);
}

/**
 * lab_classic_player_choose:
 * @self: a player
 * @classic: the game
 * @state: a position that is not over
 * @limits: how long it may think, unless it has limits of its own
 * @cancellable: (nullable): stops it
 * @action: (out): its move
 * @error: return location for a #LabClassicError
 *
 * Asks for a move. Only a program can fail, unless the search is cancelled.
 *
 * Returns: whether there is a move, which the rules allow
 */
gboolean
lab_classic_player_choose (LabClassicPlayer  *self,
                           const LabClassic  *classic,
                           gconstpointer      state,
                           const LabLimits   *limits,
                           GCancellable      *cancellable,
                           guint32           *action,
                           GError           **error)
{
  g_return_val_if_fail (self != NULL && classic != NULL && limits != NULL, FALSE);
  g_return_val_if_fail (!classic->rules->is_over (state), FALSE);

  if (self->kind == KIND_PROGRAM)
    return lab_classic_program_choose (self->program, classic, state, limits, cancellable, action,
                                       &self->is_late, error);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (self->kind == KIND_RANDOM)
    *action = choose_random (self, classic, state);
  else if (self->kind == KIND_SKILLED
               ? !lab_classic_skill_choose (&self->skill, classic, state, &self->random,
                                            cancellable, action)
               : !search (self, classic, state, limits, cancellable, action))
    return !g_cancellable_set_error_if_cancelled (cancellable, error);
  return TRUE;
}

/** lab_classic_player_is_late: returns whether the last move came after the time limit, but soon
 * enough to count. Only a program can be late. */
gboolean
lab_classic_player_is_late (LabClassicPlayer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_late;
}

/**
 * lab_classic_player_quit:
 * @self: a player
 * @error: return location for a #LabClassicError
 *
 * Ends the program of the player, if it runs. Otherwise this happens when @self is freed, where
 * nobody learns about an error.
 *
 * Returns: %FALSE if it still runs and no error about that was reported before
 */
gboolean
lab_classic_player_quit (LabClassicPlayer  *self,
                         GError           **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->program == NULL || lab_classic_program_quit (self->program, error);
}
