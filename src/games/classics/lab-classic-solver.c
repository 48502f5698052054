/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-solver.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-alphabeta.h"

/* Enough for all positions of the boards that can be solved in minutes. The C library gives so
 * large a block directly from the system, so a quick search does not pay for what it does not use;
 * it would clear a smaller one each time. */
#define TABLE_SIZE (64 << 20)

typedef struct
{
  const LabClassic *classic;
  gpointer state;
  const LabLimits *limits;
  LabTransposition *table;
  GCancellable *cancellable;
  LabClassicProgress *progress;   /* NULL if nobody watches */
} Search;

/* Private helpers */

static void
report (const Search *search,
        guint         depth,
        guint         n_known)
{
  if (search->progress == NULL)
    return;
  g_atomic_int_set (&search->progress->depth, (int) depth);
  g_atomic_int_set (&search->progress->n_known, (int) n_known);
}

/* Returns the value of a position one move before it. */
static int
one_earlier (int value)
{
  if (value >= LAB_WIN)
    return value - 1;
  return value <= -LAB_WIN ? value + 1 : value;
}

/* Computes what is left of the limits. Returns FALSE if one of them is used up. */
static gboolean
get_rest (const LabLimits          *limits,
          const LabClassicSolution *solution,
          LabLimits                *rest)
{
  *rest = (LabLimits) { 0 };
  if (limits == NULL)
    return TRUE;
  if (limits->time > 0)
    rest->time = MAX (limits->time - solution->time, 0);
  if (limits->nodes > solution->nodes)
    rest->nodes = limits->nodes - solution->nodes;
  return (limits->time == 0 || rest->time > 0) && (limits->nodes == 0 || rest->nodes > 0);
}

/* Looks so many actions ahead, and adds what that took to the solution. Returns whether the limits
 * were enough. */
static gboolean
search_to (const Search       *search,
           guint               depth,
           LabClassicSolution *solution,
           LabSearchResult    *result)
{
  LabLimits rest;

  if (!get_rest (search->limits, solution, &rest))
    return FALSE;
  lab_alphabeta (search->classic->rules, search->state, depth, depth, &rest, search->table,
                 search->cancellable, result);
  solution->nodes += result->nodes;
  solution->time += result->time;
  return result->complete;
}

/* Values an action by looking @depth actions ahead, the action itself included. Returns whether the
 * limits were enough. */
static gboolean
value_move (const Search        *search,
            guint                depth,
            LabClassicSolution  *solution,
            LabClassicMoveValue *move)
{
  const LabZeroSum *rules = search->classic->rules;
  LabSearchResult result = { 0 };
  int side = rules->side (search->state);
  gboolean is_complete;

  rules->apply (search->state, move->action);
  is_complete = search_to (search, depth != LAB_TO_THE_END ? depth - 1 : depth, solution, &result);
  move->value = one_earlier (rules->side (search->state) == side ? result.value : -result.value);
  rules->undo (search->state, move->action);
  move->solved = result.solved;
  return is_complete;
}

/* Values all actions. Returns whether the limits were enough. */
static gboolean
value_moves (const Search       *search,
             guint               depth,
             LabClassicSolution *solution)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (search->classic, search->state);

  g_array_set_size (solution->moves, 0);
  solution->solved = TRUE;
  solution->value = G_MININT;
  for (guint i = 0; i < actions->len; i++)
    {
      LabClassicMoveValue move = { .action = g_array_index (actions, guint32, i) };

      if (!value_move (search, depth, solution, &move))
        return solution->solved = FALSE;
      solution->solved = solution->solved && move.solved;
      g_array_append_val (solution->moves, move);
      solution->value = MAX (solution->value, move.value);
      report (search, 0, solution->moves->len);
    }
  return TRUE;
}

/* Looks @depth actions ahead for the exact values of the actions that have none yet. Returns
 * whether the limits were enough. */
static gboolean
add_exact_values (const Search       *search,
                  const GArray       *actions,
                  guint               depth,
                  LabClassicSolution *solution)
{
  GArray *moves = solution->moves;
  guint known = 0;

  for (guint i = 0; i < actions->len; i++)
    {
      LabClassicMoveValue move = { .action = g_array_index (actions, guint32, i) };

      if (known < moves->len
          && g_array_index (moves, LabClassicMoveValue, known).action == move.action)
        {
          known++;
          continue;
        }
      report (search, depth, moves->len);
      if (!value_move (search, depth, solution, &move))
        return FALSE;
      if (move.solved)
        g_array_insert_val (moves, known++, move);
    }
  return TRUE;
}

/* Finds the exact values of all actions, near ends of the game first. */
static void
deepen (const Search       *search,
        LabClassicSolution *solution)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (search->classic, search->state);
  GArray *moves = solution->moves;

  for (guint depth = 1; depth <= LAB_MAX_PLIES && moves->len < actions->len; depth++)
    {
      if (!add_exact_values (search, actions, depth, solution))
        return;
    }
  solution->solved = moves->len == actions->len;
  solution->value = G_MININT;
  for (guint i = 0; i < moves->len; i++)
    solution->value = MAX (solution->value, g_array_index (moves, LabClassicMoveValue, i).value);
}

/* Prepares a search and an empty solution. Returns %FALSE if the game is over: then the solution
 * is complete. */
static gboolean
begin (Search             *search,
       const LabClassic   *classic,
       gconstpointer       state,
       const LabLimits    *limits,
       GCancellable       *cancellable,
       LabClassicSolution *solution)
{
  const LabZeroSum *rules = classic->rules;

  *search = (Search) { .classic = classic, .limits = limits, .cancellable = cancellable };
  search->state = g_memdup2 (state, classic->state_size);
  search->table = rules->key != NULL ? lab_transposition_new (TABLE_SIZE) : NULL;
  memset (solution, 0, sizeof *solution);
  solution->moves = g_array_new (FALSE, FALSE, sizeof (LabClassicMoveValue));
  if (!rules->is_over (state))
    return TRUE;
  solution->solved = TRUE;
  solution->value = lab_value_of_end (rules->estimate (state), 0);
  solution->nodes = 1;
  return FALSE;
}

static void
search_clear (Search *self)
{
  g_clear_pointer (&self->table, lab_transposition_free);
  g_clear_pointer (&self->state, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

/* Copies the values of a search that was complete. */
static void
keep_values (LabClassicSolution       *self,
             const LabClassicSolution *complete)
{
  self->solved = complete->solved;
  self->value = complete->value;
  g_array_set_size (self->moves, 0);
  g_array_append_vals (self->moves, complete->moves->data, complete->moves->len);
}

/* Plays a move of a line. */
static void
add_to_line (Search  *search,
             GArray  *line,
             guint32  action)
{
  g_array_append_val (line, action);
  search->classic->rules->apply (search->state, action);
}

/* Adds the best play that a search to @depth expects. Returns whether the limits were enough. */
static gboolean
extend_line (Search             *search,
             guint               depth,
             LabClassicSolution *solution,
             GArray             *line)
{
  for (; depth > 0 && !search->classic->rules->is_over (search->state); depth--)
    {
      LabSearchResult result;

      if (!search_to (search, depth, solution, &result))
        return FALSE;
      add_to_line (search, line, result.action);
    }
  return TRUE;
}

/* Finds the play that a search to @depth expects, beginning with the first best move. Right after
 * that search, the transposition table has most of it. Returns whether the limits were enough; if
 * not, @line stays as it is. */
static gboolean
update_line (Search             *search,
             guint               depth,
             LabClassicSolution *solution,
             GArray             *line)
{
  g_autoptr (GArray) next = g_array_new (FALSE, FALSE, sizeof (guint32));
  gboolean complete;
  guint i = 0;

  while (g_array_index (solution->moves, LabClassicMoveValue, i).value < solution->value)
    i++;
  add_to_line (search, next, g_array_index (solution->moves, LabClassicMoveValue, i).action);
  complete = extend_line (search, depth - 1, solution, next);
  for (guint j = next->len; j > 0; j--)
    search->classic->rules->undo (search->state, g_array_index (next, guint32, j - 1));
  if (!complete)
    return FALSE;
  g_array_set_size (line, 0);
  g_array_append_vals (line, next->data, next->len);
  return TRUE;
}

/* Looks ahead until @depth or a limit is reached, and finds the expected play if @line is not
 * %NULL. The first step has no limit. Returns FALSE if the search was cancelled. */
static gboolean
look_ahead (Search             *search,
            guint               depth,
            gboolean            all,
            const LabLimits    *limits,
            LabClassicSolution *solution,
            GArray             *line)
{
  g_auto (LabClassicSolution) next = { 0 };

  next.moves = g_array_new (FALSE, FALSE, sizeof (LabClassicMoveValue));
  for (guint i = 1; i <= MIN (depth, LAB_MAX_PLIES) && !solution->solved; i++)
    {
      if (!value_moves (search, i, &next)
          || (line != NULL && !update_line (search, i, &next, line)))
        break;
      keep_values (solution, &next);
      solution->depth = i;
      if (!all && solution->value >= LAB_WIN)
        break;
      search->limits = limits;
    }
  solution->nodes = next.nodes;
  solution->time = next.time;
  return !g_cancellable_is_cancelled (search->cancellable);
}

/* Public functions */

/**
 * lab_classic_solve:
 * @classic: a game
 * @state: a position
 * @limits: (nullable): when to give up
 * @progress: (nullable): tells other threads how far the search is
 * @cancellable: (nullable): stops the search
 * @solution: (out caller-allocates): the solution
 *
 * Finds the exact value of a position and of each move, by alpha-beta with a transposition table.
 * A small game is searched to its end, one move after the other: the table then has one depth for
 * each position of most games, and helps most. In a larger game, all moves are searched one move
 * ahead, then two, and so on (iterative deepening). So the wins and losses that are near are known
 * when a limit stops the search.
 *
 * The time grows with the number of positions that can be reached, not with that of the games, as
 * long as the table of 64 MiB holds them.
 *
 * Returns: whether the position was solved
 */
gboolean
lab_classic_solve (const LabClassic   *classic,
                   gconstpointer       state,
                   const LabLimits    *limits,
                   LabClassicProgress *progress,
                   GCancellable       *cancellable,
                   LabClassicSolution *solution)
{
  g_auto (Search) search = { 0 };

  if (!begin (&search, classic, state, limits, cancellable, solution))
    return TRUE;
  search.progress = progress;
  if (lab_classic_is_small (classic, state))
    value_moves (&search, LAB_TO_THE_END, solution);
  else
    deepen (&search, solution);
  return solution->solved;
}

/**
 * lab_classic_look_ahead:
 * @classic: a game
 * @state: a position
 * @depth: how many moves to look ahead, at least 1, or %LAB_TO_THE_END
 * @all: whether to look for the exact values of all moves when one of them is known to win
 * @limits: (nullable): when to stop
 * @cancellable: (nullable): stops the search
 * @solution: (out caller-allocates): the values of all moves
 *
 * Values each move by alpha-beta, one move ahead, then two, and so on (iterative deepening), until
 * @depth or a limit is reached. So a quick win is found also where the game is too large to be
 * solved. All values look equally far ahead. The first step has no limit.
 *
 * Returns: %FALSE if the search was cancelled
 */
gboolean
lab_classic_look_ahead (const LabClassic   *classic,
                        gconstpointer       state,
                        guint               depth,
                        gboolean            all,
                        const LabLimits    *limits,
                        GCancellable       *cancellable,
                        LabClassicSolution *solution)
{
  g_auto (Search) search = { 0 };

  g_return_val_if_fail (depth > 0, FALSE);

  return !begin (&search, classic, state, NULL, cancellable, solution)
         || look_ahead (&search, depth, all, limits, solution, NULL);
}

/**
 * lab_classic_find_line:
 * @classic: a game
 * @state: a position that can be solved
 * @cancellable: (nullable): stops the search
 *
 * Finds perfect play of both players from a position to the end of the game: the quickest win
 * against the longest resistance.
 *
 * Returns: (transfer full) (nullable) (element-type guint32): the moves; %NULL if the search was
 *   cancelled
 */
GArray *
lab_classic_find_line (const LabClassic *classic,
                       gconstpointer     state,
                       GCancellable     *cancellable)
{
  const LabZeroSum *rules = classic->rules;
  g_auto (Search) search = { 0 };
  g_auto (LabClassicSolution) end = { 0 };
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint first = lab_classic_is_small (classic, state) ? LAB_TO_THE_END : 1;

  begin (&search, classic, state, NULL, cancellable, &end);
  while (!rules->is_over (search.state))
    {
      LabSearchResult result;

      lab_alphabeta (rules, search.state, first, LAB_TO_THE_END, NULL, search.table, cancellable,
                     &result);
      if (result.cancelled)
        return NULL;
      add_to_line (&search, line, result.action);
    }
  return g_steal_pointer (&line);
}

/**
 * lab_classic_expect_line:
 * @classic: a game
 * @state: a position
 * @limits: (nullable): when to stop
 * @cancellable: (nullable): stops the search
 * @solution: (out caller-allocates): the values of all moves
 *
 * Looks ahead as lab_classic_look_ahead() does, until a move is known to win, and finds the play
 * that this search expects of both players: the first best move, and the moves after it until the
 * search ends.
 *
 * Returns: (transfer full) (nullable) (element-type guint32): the moves; %NULL if the search was
 *   cancelled
 */
GArray *
lab_classic_expect_line (const LabClassic   *classic,
                         gconstpointer       state,
                         const LabLimits    *limits,
                         GCancellable       *cancellable,
                         LabClassicSolution *solution)
{
  g_auto (Search) search = { 0 };
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));

  if (begin (&search, classic, state, NULL, cancellable, solution)
      && !look_ahead (&search, LAB_TO_THE_END, FALSE, limits, solution, line))
    return NULL;
  return g_steal_pointer (&line);
}

/** lab_classic_solution_clear: frees the contents of @self. */
void
lab_classic_solution_clear (LabClassicSolution *self)
{
  g_clear_pointer (&self->moves, g_array_unref);
}

/**
 * lab_classic_describe_value:
 * @value: the exact value of a position or of a move
 *
 * Returns: (transfer full): what it means for the player, such as “wins in 5 moves”
 */
char *
lab_classic_describe_value (int value)
{
  guint distance;

  if (!lab_value_is_decided (value))
    /* Translators: the result of perfect play from a position, or after a move. */
    return g_strdup (_("draw"));
  distance = lab_value_get_distance (value);
  if (distance == 0)
    /* Translators: the result of a game that is over. */
    return g_strdup (value > 0 ? _("has won") : _("has lost"));
  if (value > 0)
    /* Translators: the result of perfect play; the number of moves of both players. */
    return g_strdup_printf (ngettext ("wins in %u move", "wins in %u moves", distance), distance);
  /* Translators: the result of perfect play; the number of moves of both players. */
  return g_strdup_printf (ngettext ("loses in %u move", "loses in %u moves", distance), distance);
}

/**
 * lab_classic_describe_estimate:
 * @value: the value of a move, which is not exact
 *
 * Returns: (transfer full): what it means for the player, such as “seems to be ahead (+3)”
 */
char *
lab_classic_describe_estimate (int value)
{
  g_autofree char *number = lab_classic_format_estimate (value);

  if (value == 0)
    /* Translators: what a player can expect after a move; an estimate, not the exact result. */
    return g_strdup (_("seems to be even"));
  if (value > 0)
    /* Translators: what a player can expect after a move; an estimate, not the exact result. %s is
     * a number with a sign, such as “+3”. */
    return g_strdup_printf (_("seems to be ahead (%s)"), number);
  /* Translators: what a player can expect after a move; an estimate, not the exact result. %s is
   * a number with a sign, such as “−3”. */
  return g_strdup_printf (_("seems to be behind (%s)"), number);
}

/**
 * lab_classic_format_estimate:
 * @value: the value of a move, which is not exact
 *
 * Returns: (transfer full): the value with its sign, which reads from left to right in every
 *   language
 */
char *
lab_classic_format_estimate (int value)
{
  const char *sign = value > 0 ? "+" : value < 0 ? "\u2212" : "";

  return g_strdup_printf ("\u2066%s%d\u2069", sign, ABS (value));
}
