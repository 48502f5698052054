/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-player.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-alphabeta.h"
#include "lab-classic-solver.h"
#include "lab-classic.h"
#include "lab-dialogue.h"
#include "lab-limits.h"
#include "lab-minimax.h"
#include "lab-random.h"
#include "lab-refuse.h"
#include "lab-search.h"
#include "lab-text.h"

#define PROGRAM_PREFIX "program:"
#define MAX_SHOWN 200
#define MAX_SECONDS 3600
#define TABLE_SIZE (4 << 20)

enum
{
  KIND_RANDOM,
  KIND_MINMAX,
  KIND_ALPHABETA,
  KIND_PROGRAM,
  KIND_SKILLED,
};

static const char * const skill_words[] = {
  [KIND_RANDOM] = "random", [KIND_MINMAX] = "minmax", [KIND_ALPHABETA] = "alphabeta",
};

/* How far the searches look ahead without a depth and limits. Minimax visits up to the square
 * of the nodes of alpha-beta. */
static const guint default_depths[] = { [KIND_MINMAX] = 4, [KIND_ALPHABETA] = 8 };

#define refuse(error, ...) \
  lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_PLAYER, __VA_ARGS__)

/* The usual length of a game is measured with this many random games. */
#define N_SAMPLES 32

/* What a move may cost at most: about a second, and not much more on a slow computer. */
#define MAX_NODES 1500000
#define MAX_TIME (3 * G_USEC_PER_SEC / 2)

const LabClassicLevelInfo lab_classic_levels[LAB_CLASSIC_N_LEVELS] = {
  /* Translators: how strong the computer plays: easy to beat for a child. */
  [LAB_CLASSIC_LEVEL_BEGINNER] = { "beginner", NC_("player", "Beginner"), 1, 0, MAX_NODES },
  /* Translators: how strong the computer plays. */
  [LAB_CLASSIC_LEVEL_EASY] = { "easy", NC_("player", "Easy"), 2, 0, MAX_NODES },
  /* Translators: how strong the computer plays. */
  [LAB_CLASSIC_LEVEL_MEDIUM] = { "medium", NC_("player", "Normal"), 4, 35, 20000 },
  /* Translators: how strong the computer plays. */
  [LAB_CLASSIC_LEVEL_HARD] = { "hard", NC_("player", "Hard"), 7, 60, 200000 },
  /* Translators: how strong the computer plays: it makes no mistakes. */
  [LAB_CLASSIC_LEVEL_PERFECT] = { "perfect", NC_("player", "Expert"), LAB_TO_THE_END, 0,
                                  MAX_NODES },
};

/* Returns the number of moves of random games from a position, on average. */
static guint
measure_length (const LabClassic *classic,
                gconstpointer     start)
{
  LabRandom random;
  guint n_moves = 0;

  lab_random_init (&random, 0);
  for (guint i = 0; i < N_SAMPLES; i++)
    {
      g_autofree gpointer state = g_memdup2 (start, classic->state_size);

      while (!classic->rules->is_over (state))
        {
          g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
          guint index = lab_random_below (&random, actions->len);

          classic->rules->apply (state, g_array_index (actions, guint32, index));
          n_moves++;
        }
    }
  return n_moves / N_SAMPLES;
}

/**
 * lab_classic_level_parse:
 * @id: (nullable): what may be the name of a level
 * @level: (out): the level; unchanged if there is none
 *
 * Returns: whether @id is the name of a level
 */
gboolean
lab_classic_level_parse (const char      *id,
                         LabClassicLevel *level)
{
  g_return_val_if_fail (level != NULL, FALSE);

  return id != NULL
         && lab_words_find (&lab_classic_levels[0].id, LAB_CLASSIC_N_LEVELS,
                            sizeof lab_classic_levels[0], id, (guint *) level);
}

/** lab_classic_level_get_name: returns the name of @level for players, in their language. */
const char *
lab_classic_level_get_name (LabClassicLevel level)
{
  g_return_val_if_fail (level < LAB_CLASSIC_N_LEVELS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "player", lab_classic_levels[level].name);
}

/**
 * lab_classic_level_is_exact:
 * @level: a level
 * @classic: a game
 * @start: the position in which a game starts
 *
 * Returns: whether a computer of the level never makes a mistake
 */
gboolean
lab_classic_level_is_exact (LabClassicLevel   level,
                            const LabClassic *classic,
                            gconstpointer     start)
{
  g_return_val_if_fail (classic != NULL && start != NULL, FALSE);

  return level == LAB_CLASSIC_LEVEL_PERFECT && lab_classic_is_small (classic, start);
}

/* Makes a player that has not begun a game. */
static LabClassicPlayer *
make_player (const char *name,
             guint       kind)
{
  LabClassicPlayer *self = g_new0 (LabClassicPlayer, 1);

  self->name = g_strdup (name);
  self->kind = kind;
  lab_random_init (&self->random, 0);
  return self;
}

/**
 * lab_classic_level_create_player:
 * @level: a level
 * @classic: a game
 * @start: the position in which a game starts
 *
 * Creates a computer player for a game. How far it looks ahead depends on the usual length of the
 * game, so that each level makes its mistakes on small boards as well as on large ones. It chooses
 * at random among moves that look equally good. The random numbers come from the seed of
 * lab_classic_player_begin().
 *
 * Where the game is too large to be solved, a move takes about a second at most.
 *
 * Returns: (transfer full): the player
 */
LabClassicPlayer *
lab_classic_level_create_player (LabClassicLevel   level,
                                 const LabClassic *classic,
                                 gconstpointer     start)
{
  const LabClassicLevelInfo *info = &lab_classic_levels[level];
  LabClassicPlayer *self;

  g_return_val_if_fail (level < LAB_CLASSIC_N_LEVELS, NULL);
  g_return_val_if_fail (classic != NULL && start != NULL, NULL);

  self = make_player (info->id, KIND_SKILLED);
  self->depth = info->min_depth;
  if (info->share > 0)
    self->depth = MAX (self->depth, measure_length (classic, start) * info->share / 100);
  self->estimates = level > LAB_CLASSIC_LEVEL_BEGINNER;
  self->solves = lab_classic_level_is_exact (level, classic, start);
  self->limits.nodes = info->nodes;
  if (level == LAB_CLASSIC_LEVEL_PERFECT)
    self->limits.time = MAX_TIME;
  return self;
}

/* Returns what a move is worth to the player. */
static int
judge (const LabClassicPlayer    *self,
       const LabClassicMoveValue *move)
{
  if (self->solves || self->estimates || lab_value_is_decided (move->value))
    return move->value;
  return 0;
}

/* Returns one of the best moves, each with the same chance. */
static guint32
pick (LabClassicPlayer *self,
      const GArray     *moves)
{
  guint32 picked = 0;
  guint n_best = 0;
  int best = G_MININT;

  for (guint i = 0; i < moves->len; i++)
    {
      const LabClassicMoveValue *move = &g_array_index (moves, LabClassicMoveValue, i);
      int value = judge (self, move);

      if (value < best)
        continue;
      n_best = value > best ? 1 : n_best + 1;
      best = value;
      if (lab_random_below (&self->random, n_best) == 0)
        picked = move->action;
    }
  return picked;
}

/* Chooses a move: the quickest win that it sees, otherwise the best estimate, otherwise the longest
 * resistance. Returns FALSE if the search was cancelled. */
static gboolean
choose_skilled (LabClassicPlayer *self,
                const LabClassic *classic,
                gconstpointer     state,
                GCancellable     *cancellable,
                guint32          *action)
{
  g_auto (LabClassicSolution) solution = { 0 };
  gboolean found;

  if (self->solves)
    found = lab_classic_solve (classic, state, NULL, NULL, cancellable, &solution);
  else
    found = lab_classic_look_ahead (classic, state, self->depth, FALSE, &self->limits, cancellable,
                                    &solution);
  if (found)
    *action = pick (self, solution.moves);
  return found;
}

#define MOVE "move "

/* What the functions of the protocol get. */
typedef struct
{
  guint64 seed;
  const LabClassic *classic;
  gconstpointer state;
  const LabLimits *limits;
  char *move;               /* the answer */
  guint32 action;           /* the same, if the rules allow it */
} Question;

static void
send_question (LabDialogue *dialogue,
               gboolean     is_first,
               gpointer     data)
{
  const Question *question = data;
  const LabClassic *classic = question->classic;
  const LabLimits *limits = question->limits;
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, question->state);
  g_autofree char *position = lab_classic_format_position (classic, question->state);
  g_autoptr (GString) moves = g_string_new ("moves");
  g_autoptr (GString) go = g_string_new ("go");

  if (is_first)
    {
      g_autofree char *game = lab_classic_format (classic, question->state);

      lab_dialogue_say (dialogue, "game %s %" G_GUINT64_FORMAT, game, question->seed);
    }
  for (guint i = 0; i < actions->len; i++)
    {
      g_autofree char *move
          = classic->format_action (question->state, g_array_index (actions, guint32, i));

      g_string_append_printf (moves, " %s", move);
    }
  if (limits->time > 0)
    g_string_append_printf (go, " time %" G_GINT64_FORMAT, MAX (limits->time / 1000, 1));
  if (limits->nodes > 0)
    g_string_append_printf (go, " nodes %" G_GUINT64_FORMAT, limits->nodes);
  lab_dialogue_say (dialogue, "position %s", position);
  lab_dialogue_say (dialogue, "%s", moves->str);
  lab_dialogue_say (dialogue, "%s", go->str);
}

static LabDialogueReply
read_reply (const char *line,
            gpointer    data)
{
  Question *question = data;
  g_autofree char *words = g_strstrip (g_strdup (line));

  if (*words == '\0')
    return LAB_DIALOGUE_REPLY_IGNORED;
  if (strcmp (words, "ready") == 0)
    return LAB_DIALOGUE_REPLY_READY;
  if (!g_str_has_prefix (words, MOVE))
    return LAB_DIALOGUE_REPLY_WRONG;
  g_free (question->move);
  question->move = g_strchug (g_strdup (words + strlen (MOVE)));
  return LAB_DIALOGUE_REPLY_ANSWER;
}

static gboolean
check_move (gpointer   data,
            GError   **error)
{
  Question *question = data;

  return lab_classic_parse_action (question->classic, question->state, question->move,
                                   &question->action, error);
}

static const LabDialogueProtocol protocol = {
  .hello = "labyrinthe-classics 1\n",
  .stop = "stop\n",
  .quit = "quit\n",
  .page = "labyrinthe-classics-protocol(7)",
  .ask = send_question,
  .read = read_reply,
  .check = check_move,
};

/* Takes @reason, an error of a dialogue, and makes it one of a small game. */
static void
propagate (GError  *reason,
           GError **error)
{
  if (reason->domain == LAB_DIALOGUE_ERROR)
    {
      reason->domain = LAB_CLASSIC_ERROR;
      reason->code = LAB_CLASSIC_ERROR_PROGRAM;
    }
  g_propagate_error (error, reason);
}

/* Asks the program of a player for a move. It is not asked again in the same game after it failed.
 * Returns whether there is a move that the rules allow. */
static gboolean
ask_program (LabClassicPlayer  *self,
             const LabClassic  *classic,
             gconstpointer      state,
             const LabLimits   *limits,
             GCancellable      *cancellable,
             guint32           *action,
             GError           **error)
{
  Question question = { self->seed, classic, state, limits, NULL, 0 };
  LabDialogueAnswer answer;
  g_autoptr (GError) reason = NULL;
  gboolean answered = lab_dialogue_ask (self->dialogue, &question, limits, cancellable, &answer,
                                        &reason);

  g_free (question.move);
  if (!answered)
    {
      propagate (g_steal_pointer (&reason), error);
      return FALSE;
    }
  *action = question.action;
  self->is_late = answer.late;
  return TRUE;
}

static gboolean
parse_seconds (const char *text,
               gint64     *time)
{
  double seconds;

  if (!lab_text_parse_real (text, 0.001, MAX_SECONDS, &seconds))
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

  if (self->kind == KIND_RANDOM)
    /* Translators: %s is what was typed; “random” is typed as it is. */
    return refuse (error, _("“%s” is not an option; random has no options."), shown);
  if (g_str_has_prefix (option, "depth="))
    {
      if (!lab_text_parse_number (option + strlen ("depth="), 1, LAB_MAX_PLIES, &self->depth))
        /* Translators: %s is what was typed; “depth=” is typed as it is. */
        return refuse (error, _("“%s” is not a valid depth; write depth= and a number of moves "
                                "from 1 to %u."), shown, (guint) LAB_MAX_PLIES);
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
        /* Translators: %s is what was typed, such as “depth=3”, after another “depth=”. */
        return refuse (error, _("“%s” repeats an option; write each option once."),
                       LAB_QUOTED (options[i], MAX_SHOWN));
    }
  return TRUE;
}

static gboolean
parse (LabClassicPlayer  *self,
       const char        *text,
       GError           **error)
{
  g_auto (GStrv) halves = g_strsplit (text, ":", 2);

  if (halves[0] != NULL
      && lab_words_find (skill_words, G_N_ELEMENTS (skill_words), sizeof skill_words[0], halves[0],
                         &self->kind))
    return halves[1] == NULL || parse_options (self, halves[1], error);
  return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_NO_PLAYER,
                     /* Translators: %s is what was typed; the names of players and “program:” are
                      * typed as they are. */
                     _("“%s” is not a player; use random, minmax, alphabeta, or program: with a "
                       "program."), LAB_QUOTED (text, MAX_SHOWN));
}

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
  g_autofree gpointer copy = g_memdup2 (state, classic->state_size);
  LabSearchResult result;
  guint depth = self->depth;

  if (!is_unlimited (&self->limits))
    limits = &self->limits;
  if (depth == 0)
    depth = is_unlimited (limits) ? default_depths[self->kind] : LAB_TO_THE_END;
  if (self->kind == KIND_MINMAX)
    lab_minimax (classic->rules, copy, is_unlimited (limits) ? depth : 1, depth, limits,
                 cancellable, &result);
  else
    {
      if (self->table == NULL)
        self->table = lab_transposition_new (TABLE_SIZE);
      lab_alphabeta (classic->rules, copy, 1, depth, limits, self->table, cancellable, &result);
    }
  *action = result.action;
  return !result.cancelled;
}

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

  self = make_player (text, KIND_PROGRAM);
  if (!g_str_has_prefix (text, PROGRAM_PREFIX))
    return parse (self, text, error) ? g_steal_pointer (&self) : NULL;
  self->dialogue = lab_dialogue_new_player (&protocol, text + strlen (PROGRAM_PREFIX),
                                            LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_PLAYER, error);
  return self->dialogue != NULL ? g_steal_pointer (&self) : NULL;
}

/** lab_classic_player_free: frees @self, and ends its program. */
void
lab_classic_player_free (LabClassicPlayer *self)
{
  g_clear_pointer (&self->dialogue, lab_dialogue_free);
  g_clear_pointer (&self->table, lab_transposition_free);
  g_free (self->name);
  g_free (self);
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
  self->seed = seed;
  if (self->dialogue != NULL)
    lab_dialogue_begin (self->dialogue);
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
    return ask_program (self, classic, state, limits, cancellable, action, error);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (self->kind == KIND_RANDOM)
    *action = choose_random (self, classic, state);
  else if (self->kind == KIND_SKILLED
               ? !choose_skilled (self, classic, state, cancellable, action)
               : !search (self, classic, state, limits, cancellable, action))
    return !g_cancellable_set_error_if_cancelled (cancellable, error);
  return TRUE;
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
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->dialogue == NULL || lab_dialogue_quit (self->dialogue, &reason))
    return TRUE;
  propagate (g_steal_pointer (&reason), error);
  return FALSE;
}
