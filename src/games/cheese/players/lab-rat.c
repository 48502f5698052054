/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-cheese-deal.h"
#include "lab-cheese-maze.h"
#include "lab-dialogue.h"
#include "lab-event-log.h"
#include "lab-rat-private.h"
#include "lab-refuse.h"
#include "lab-text.h"

/* All kinds, in the order in which people see them. */
static const LabRatClass * const classes[] = {
  &lab_rat_greedy, &lab_rat_rival, &lab_rat_tour, &lab_rat_insertion, &lab_rat_dijkstra,
  &lab_rat_bfs, &lab_rat_bfs_early, &lab_rat_dfs, &lab_rat_dfs_sorted, &lab_rat_dfs_early,
  &lab_rat_random1, &lab_rat_random2, &lab_rat_random3, &lab_rat_random4, &lab_rat_random5,
  &lab_rat_random6, &lab_rat_random7,
};

/* The levels of the computer, from easy to hard: each wins nearly all races against the one
 * before. */
static const struct
{
  const char *name;
  const LabRatClass *klass;
} levels[] = {
  { NC_("player", "Beginner"), &lab_rat_random4 },
  { NC_("player", "Easy"), &lab_rat_random6 },
  { NC_("player", "Normal"), &lab_rat_greedy },
  { NC_("player", "Expert"), &lab_rat_rival },
};

#define PROGRAM_PREFIX "program:"
/* An error repeats at most this many characters. */
#define MAX_SHOWN 60

/**
 * lab_rat_thought_new:
 * @n_cells: width times height of the maze
 *
 * Returns: (transfer full): an empty thought
 */
LabRatThought *
lab_rat_thought_new (guint n_cells)
{
  LabRatThought *self = g_new0 (LabRatThought, 1);

  self->n_cells = n_cells;
  self->source = LAB_CHEESE_NO_CELL;
  self->route = g_array_new (FALSE, FALSE, sizeof (guint));
  self->goals = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

/**
 * lab_rat_thought_free:
 * @self: (transfer full): a thought
 *
 * Frees a thought with all that belongs to it.
 */
void
lab_rat_thought_free (LabRatThought *self)
{
  g_free (self->parents);
  g_free (self->distances);
  g_clear_pointer (&self->log, lab_event_log_free);
  g_array_unref (self->route);
  g_array_unref (self->goals);
  g_free (self->text);
  g_free (self);
}

/* The most steps of a traversal that a thought shows. */
#define MAX_EVENTS 4000000

/* Functions for all kinds of rats */

/** lab_rat_ensure_traversal: (transfer none): returns the traversal of the maze. */
LabTraversal *
lab_rat_ensure_traversal (LabRat *self)
{
  if (self->traversal == NULL)
    self->traversal = lab_traversal_new (&self->maze->graph);
  return self->traversal;
}

/**
 * lab_rat_set_route:
 * @self: a rat
 * @parents: the cell before each cell; %LAB_NO_NODE for the first one of the route
 * @target: the last cell of the route
 *
 * Plans to follow a route.
 */
void
lab_rat_set_route (LabRat      *self,
                   const guint *parents,
                   guint        target)
{
  guint n = 1;

  for (guint cell = target; parents[cell] != LAB_NO_NODE; cell = parents[cell])
    n++;
  self->at = 0;
  self->n_route = n;
  for (guint cell = target; n > 0; cell = parents[cell])
    self->route[--n] = cell;
  for (guint i = 0; i + 1 < self->n_route; i++)
    self->actions[i] = (guint8) lab_cheese_maze_find_action (self->maze, self->route[i],
                                                             self->route[i + 1]);
  self->actions[self->n_route - 1] = LAB_CHEESE_NOTHING;
}

/**
 * lab_rat_take_route:
 * @self: a rat whose traversal was run
 * @target: a cell with cheese
 *
 * Plans to follow the route that the traversal found.
 *
 * Returns: %FALSE if it did not find the target
 */
gboolean
lab_rat_take_route (LabRat *self,
                    guint   target)
{
  self->n_route = self->at = 0;
  self->target = LAB_CHEESE_NO_CELL;
  if (!lab_traversal_is_visited (self->traversal, target))
    return FALSE;
  lab_rat_set_route (self, lab_traversal_get_table (self->traversal)->parents, target);
  self->target = target;
  return TRUE;
}

/**
 * lab_rat_follow:
 * @self: a rat
 * @cell: where it is
 *
 * Returns: the next action of its route; %LAB_CHEESE_NOTHING if it is not on the route
 */
LabCheeseAction
lab_rat_follow (LabRat *self,
                guint   cell)
{
  if (self->at + 1 < self->n_route && self->route[self->at + 1] == cell)
    self->at++;
  if (self->at >= self->n_route || self->route[self->at] != cell)
    return LAB_CHEESE_NOTHING;
  return (LabCheeseAction) self->actions[self->at];
}

/** lab_rat_tell_route: adds the route to a thought, and the cheese at its end and after it. */
void
lab_rat_tell_route (LabRat        *self,
                    LabRatThought *thought)
{
  if (self->at < self->n_route)
    g_array_append_vals (thought->route, self->route + self->at, self->n_route - self->at);
  if (self->target != LAB_CHEESE_NO_CELL)
    g_array_append_val (thought->goals, self->target);
  g_array_append_vals (thought->goals, self->goals->data, self->goals->len);
}

/**
 * lab_rat_tell_traversal:
 * @self: a rat
 * @source: where the traversal begins
 * @options: which traversal it is
 * @thought: a thought
 *
 * Runs a traversal again, and adds its steps and its tables to a thought.
 */
void
lab_rat_tell_traversal (LabRat              *self,
                        guint                source,
                        LabTraversalOptions  options,
                        LabRatThought       *thought)
{
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&self->maze->graph);
  const LabRoutingTable *table;

  if (traversal == NULL)
    return;
  thought->log = lab_event_log_new (MAX_EVENTS);
  options.log = thought->log;
  if (!lab_traversal_run (traversal, source, &options, NULL))
    return;
  table = lab_traversal_get_table (traversal);
  thought->source = source;
  thought->parents = g_memdup2 (table->parents, self->n_cells * sizeof table->parents[0]);
  thought->distances = g_memdup2 (table->distances, self->n_cells * sizeof table->distances[0]);
}

#define MOVE "move "
/* The number of cells with cheese in one line, so that a line stays short. */
#define CELLS_EACH 1000

/* What the functions of the protocol get. */
typedef struct
{
  const LabRat *rat;
  LabRatQuestion kind;
  char *answer;                 /* without “move” */
  gboolean is_move;
  LabCheeseAction action;       /* if the rules allow the answer */
} Question;

static void
send_maze (LabDialogue         *dialogue,
           const LabCheeseMaze *maze)
{
  const guint *cells = maze->cells;
  guint n_cells = maze->n_cells;
  g_autoptr (GString) line = g_string_new (NULL);

  lab_dialogue_say (dialogue, "maze %u %u %u", maze->width, maze->height, n_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      guint n = 0;
      const LabEdge *neighbors = lab_cheese_maze_get_neighbors (maze, cells[i], &n);

      g_string_printf (line, "cell %u", cells[i]);
      for (guint j = 0; j < n; j++)
        g_string_append_printf (line, " %u:%u", neighbors[j].node, neighbors[j].cost);
      lab_dialogue_say (dialogue, "%s", line->str);
    }
}

static void
send_race (LabDialogue  *dialogue,
           const LabRat *rat)
{
  send_maze (dialogue, rat->maze);
  lab_dialogue_say (dialogue, "race %u %u %" G_GUINT64_FORMAT " %" G_GINT64_FORMAT " %"
                    G_GINT64_FORMAT, rat->number + 1, rat->position->n_rats, rat->seed,
                    rat->times[0] / 1000, rat->times[1] / 1000);
}

static void
send_rat (LabDialogue             *dialogue,
          const LabCheesePosition *position,
          guint                    rat)
{
  const LabCheeseRatState *state = &position->rats[rat];
  char score[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (score, sizeof score, "%.10g", state->score);
  if (lab_cheese_position_is_in_mud (position, rat))
    lab_dialogue_say (dialogue, "rat %u %u %u %s %u %u", rat + 1, position->teams[rat] + 1u,
                      state->cell, score, state->mud_target, state->mud_turns);
  else
    lab_dialogue_say (dialogue, "rat %u %u %u %s", rat + 1, position->teams[rat] + 1u,
                      state->cell, score);
}

static void
send_cheese (LabDialogue             *dialogue,
             const LabCheesePosition *position)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < position->n_cheese; i += CELLS_EACH)
    {
      g_string_assign (line, "cheese");
      for (guint j = i; j < MIN (i + CELLS_EACH, position->n_cheese); j++)
        g_string_append_printf (line, " %u", position->cheese[j]);
      lab_dialogue_say (dialogue, "%s", line->str);
    }
}

static void
send_question (LabDialogue *dialogue,
               gboolean     is_first,
               gpointer     data)
{
  static const char * const words[] = { "prepare", "turn", "over" };
  const Question *question = data;
  const LabCheesePosition *position = question->rat->position;

  if (is_first)
    send_race (dialogue, question->rat);
  lab_dialogue_say (dialogue, "state %u", position->turn);
  for (guint i = 0; i < position->n_rats; i++)
    send_rat (dialogue, position, i);
  send_cheese (dialogue, position);
  lab_dialogue_say (dialogue, "%s", words[question->kind]);
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
  question->is_move = g_str_has_prefix (words, MOVE);
  if (!question->is_move && strcmp (words, "done") != 0)
    return LAB_DIALOGUE_REPLY_WRONG;
  g_free (question->answer);
  question->answer = g_strchug (g_strdup (question->is_move ? words + strlen (MOVE) : words));
  return LAB_DIALOGUE_REPLY_ANSWER;
}

static gboolean
check_answer (gpointer   data,
              GError   **error)
{
  Question *question = data;

  if (question->kind != LAB_RAT_CHOOSE && !question->is_move)
    return TRUE;
  if (question->kind != LAB_RAT_CHOOSE)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                       /* Translators: “prepare”, “over” and “done” are typed as they are. */
                       _("The answer to “prepare” and “over” is “done”."));
  if (question->is_move && lab_cheese_action_parse (question->answer, &question->action))
    return TRUE;
  return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                     /* Translators: %s is what a program wrote; the other words in quotes are typed
                      * as they are. */
                     _("“%s” is not a move; the moves are “move north”, “move east”, “move south”, "
                       "“move west”, and “move nothing”."),
                     LAB_QUOTED (question->answer, LAB_DIALOGUE_MAX_NAME));
}

static char *
explain (const char *reason,
         const char *page)
{
  /* Translators: the first %s is a sentence that says what a program did, the second a manual page,
   * such as “labyrinthe-cheese-protocol(7)”; “ready” is typed as it is. */
  return g_strdup_printf (_("%s A rat must answer “ready”, as %s explains."), reason, page);
}

static const LabDialogueProtocol protocol = {
  .hello = "labyrinthe-cheese 1\n",
  .stop = "stop\n",
  .quit = "quit\n",
  .page = "labyrinthe-cheese-protocol(7)",
  .explain = explain,
  .ask = send_question,
  .read = read_reply,
  .check = check_answer,
};

static gboolean
ask_program (LabRat           *self,
             LabRatQuestion    kind,
             GCancellable     *cancellable,
             LabCheeseAction  *action,
             GError          **error)
{
  const LabLimits limits = { .time = self->patience[kind == LAB_RAT_CHOOSE] };
  Question question = { .rat = self, .kind = kind };
  LabDialogueAnswer answer;
  g_autoptr (GError) reason = NULL;
  gboolean is_answered;

  if (kind == LAB_RAT_PREPARE)
    lab_dialogue_begin (self->dialogue);
  is_answered = lab_dialogue_ask (self->dialogue, &question, &limits, cancellable, &answer,
                                  &reason);
  g_free (question.answer);
  if (!is_answered)
    {
      self->has_failed = !g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (action != NULL)
    *action = question.action;
  return TRUE;
}

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

/* A rat that another program moves has no kind of its own. */
static const LabRatClass program_class;

static LabRat *
make_rat (const LabRatClass *klass)
{
  LabRat *self = g_new0 (LabRat, 1);

  self->klass = klass;
  self->target = LAB_CHEESE_NO_CELL;
  self->goals = g_array_new (FALSE, FALSE, sizeof (guint));
  self->path = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

static LabRat *
make_program (const char  *text,
              GError     **error)
{
  LabDialogue *dialogue
      = lab_dialogue_new_player (&protocol, text + strlen (PROGRAM_PREFIX), LAB_CHEESE_ERROR,
                                 LAB_CHEESE_ERROR_SYNTAX, error);
  LabRat *self;

  if (dialogue == NULL)
    return NULL;
  self = make_rat (&program_class);
  self->dialogue = dialogue;
  self->ask = ask_program;
  return self;
}

static void
forget_race (LabRat *self)
{
  g_clear_pointer (&self->traversal, lab_traversal_free);
  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
}

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

/** lab_rat_level_get: (transfer none) (nullable): returns the kind of rat that level @n of the
 * computer is, counted from 0; %NULL after the last one. */
const LabRatKind *
lab_rat_level_get (guint n)
{
  return n < G_N_ELEMENTS (levels) ? &levels[n].klass->kind : NULL;
}

/** lab_rat_kind_dup_name: (transfer full): returns what players read: the level of the computer, or
 * the name of the algorithm. */
char *
lab_rat_kind_dup_name (const LabRatKind *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      if (self == &levels[i].klass->kind)
        /* Translators: an opponent; %s is a level of the computer, such as “Hard”. */
        return g_strdup_printf (_("Computer: %s"),
                                g_dpgettext2 (GETTEXT_PACKAGE, "player", levels[i].name));
    }
  return g_strdup (_(self->name));
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
      g_autoptr (GString) ids = g_string_new (NULL);

      for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
        g_string_append_printf (ids, i > 0 ? ", %s" : "%s", classes[i]->kind.id);
      lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_SYNTAX,
                  /* Translators: the first %s is what was typed, the second one a list of words
                   * that can be typed. */
                  _("There is no rat “%s”. Choose one of these: %s, or program:COMMAND."),
                  LAB_QUOTED (text, MAX_SHOWN), ids->str);
      return NULL;
    }
  return make_rat (klass);
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
  g_clear_pointer (&self->dialogue, lab_dialogue_free);
  g_free (self->route);
  g_free (self->actions);
  g_array_unref (self->goals);
  g_array_unref (self->path);
  g_free (self->marks);
  g_free (self);
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
  g_return_val_if_fail (self != NULL && maze != NULL && position != NULL, FALSE);
  g_return_val_if_fail (rat < position->n_rats, FALSE);

  if (maze != self->maze)
    {
      forget_race (self);
      self->maze = lab_cheese_maze_ref ((LabCheeseMaze *) maze);
      self->n_cells = maze->width * maze->height;
    }
  self->number = rat;
  self->n_route = self->at = 0;
  self->target = LAB_CHEESE_NO_CELL;
  lab_random_init (&self->random, seed);
  self->seed = seed;
  self->has_failed = FALSE;
  self->position = position;
  if (self->ask != NULL)
    return self->ask (self, LAB_RAT_PREPARE, cancellable, NULL, error);
  self->route = g_renew (guint, self->route, self->n_cells);
  self->actions = g_renew (guint8, self->actions, self->n_cells);
  self->marks = g_renew (guint8, self->marks, self->n_cells);
  memset (self->marks, 0, self->n_cells);
  g_array_set_size (self->path, 0);
  self->cancellable = cancellable;
  if (self->klass->prepare != NULL)
    self->klass->prepare (self);
  self->cancellable = NULL;
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

/**
 * lab_rat_choose:
 * @self: a rat that is prepared
 * @position: the position of a turn in which it is not in mud
 * @cancellable: (nullable): cancels it from another thread
 * @action: (out): what it does
 * @error: return location for the error of a program
 *
 * Asks a rat for its action. A program is not asked again in the same race after it failed.
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
  g_return_val_if_fail (self != NULL && self->maze != NULL, FALSE);

  self->position = position;
  if (self->ask != NULL)
    return self->ask (self, LAB_RAT_CHOOSE, cancellable, action, error);
  self->cancellable = cancellable;
  *action = self->klass->choose (self);
  self->cancellable = NULL;
  return TRUE;
}

/**
 * lab_rat_finish:
 * @self: a rat
 * @position: the last position
 * @error: return location for the error of a program
 *
 * Tells a rat that the race is over. A program that failed in this race is told nothing.
 *
 * Returns: %FALSE if the rat failed only now
 */
gboolean
lab_rat_finish (LabRat                   *self,
                const LabCheesePosition  *position,
                GError                  **error)
{
  g_return_val_if_fail (self != NULL && position != NULL, FALSE);

  self->position = position;
  return self->ask == NULL || self->has_failed
         || self->ask (self, LAB_RAT_FINISH, NULL, NULL, error);
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
  self->position = position;
  if (self->klass->think != NULL)
    self->klass->think (self, thought);
  return thought;
}
