/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-race.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-cheese-deal.h"
#include "lab-cheese-thinking.h"
#include "lab-cheese-tour.h"
#include "lab-rat.h"
#include "lab-refuse.h"
#include "lab-traversal.h"

/* Stands for no choice. */
#define LAB_CHEESE_NO_CHOICE G_MAXUINT8

/* A position is kept after each TURNS_BETWEEN_POSITIONS turns. A position has a bit for each cell,
 * so few of them are kept in large mazes. */
#define TURNS_BETWEEN_POSITIONS 32
#define MORE_TURNS_PER_WORD 2

G_DEFINE_FINAL_TYPE (LabCheeseRace, lab_cheese_race, G_TYPE_OBJECT)

/* A hint must come at once. With so many nodes, the way through some twenty pieces of cheese is
 * the shortest, and through more a good one. */
static const LabLimits limits = { .nodes = 20000 };

/* Private helpers */

/* Returns the cheese that can be reached: a maze drawn by hand can be in parts. */
static GArray *
find_reachable (LabTraversal            *traversal,
                const LabCheesePosition *position)
{
  GArray *cheese = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < position->n_cheese; i++)
    {
      if (lab_traversal_is_visited (traversal, position->cheese[i]))
        g_array_append_val (cheese, position->cheese[i]);
    }
  return cheese;
}

/* Lengthens the way to @target. */
static void
extend (GArray              *way,
        const LabCheeseMaze *maze,
        guint                target)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS, .stops = &target,
                                        .n_stops = 1 };
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&maze->graph);
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));

  if (lab_traversal_run (traversal, g_array_index (way, guint, way->len - 1), &options, NULL)
      && lab_traversal_find_route (traversal, target, route, NULL))
    g_array_append_vals (way, &g_array_index (route, guint, 1), route->len - 1);
}

/* Returns the cells of a way through @tour. Cheese that lies on the way is fetched in passing. */
static GArray *
make_way (const LabCheeseMaze *maze,
          guint                start,
          const GArray        *tour)
{
  GArray *way = g_array_new (FALSE, FALSE, sizeof (guint));

  g_array_append_val (way, start);
  for (guint i = 0; i < tour->len; i++)
    {
      guint cheese = g_array_index (tour, guint, i), at = 0;

      while (at < way->len && g_array_index (way, guint, at) != cheese)
        at++;
      if (at == way->len)
        extend (way, maze, cheese);
    }
  return way;
}

static void
measure (LabCheeseHint           *self,
         const LabCheeseMaze     *maze,
         const LabCheesePosition *position,
         const GArray            *way)
{
  self->cheese = LAB_CHEESE_NO_CELL;
  for (guint i = 1; i < way->len; i++)
    {
      guint from = g_array_index (way, guint, i - 1);
      guint to = g_array_index (way, guint, i);

      /* The way can lead to other cheese before that with which the tour begins. */
      if (self->cheese == LAB_CHEESE_NO_CELL && lab_cheese_position_has_cheese (position, to))
        self->cheese = to;
      self->turns += lab_cheese_maze_get_weight (maze, from,
                                                 lab_cheese_maze_find_action (maze, from, to));
    }
}

/* Leaves out what the level does not tell. */
static void
show (LabCheeseHint       *self,
      const LabCheeseMaze *maze,
      const GArray        *way)
{
  if (self->level == LAB_CHEESE_HINT_CHEESE)
    {
      g_array_append_val (self->cells, self->cheese);
      return;
    }
  g_array_append_vals (self->cells, way->data, self->level == LAB_CHEESE_HINT_STEP ? 2 : way->len);
  self->action = lab_cheese_maze_find_action (maze, g_array_index (way, guint, 0),
                                              g_array_index (way, guint, 1));
}

static LabCheeseHint *
make_hint (const LabCheeseMaze      *maze,
           const LabCheesePosition  *position,
           guint                     rat,
           LabCheeseHintLevel        level,
           GError                  **error)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_QUEUE };
  guint start = position->rats[rat].cell;
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&maze->graph);
  g_autoptr (GArray) reachable = NULL;
  g_autoptr (GArray) way = NULL;
  g_auto (LabCheeseTour) tour = { 0 };
  LabCheeseHint *self;

  if (!lab_traversal_run (traversal, start, &options, error))
    return NULL;
  reachable = find_reachable (traversal, position);
  if ((reachable->len == 0 && !lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                                           _("This rat cannot reach any cheese.")))
      || !lab_cheese_tour_find (&tour, maze, start, (const guint *) (gpointer) reachable->data,
                                reachable->len, &limits, NULL, error))
    return NULL;
  way = make_way (maze, start, tour.cells);
  self = g_new0 (LabCheeseHint, 1);
  self->level = level;
  self->cells = g_array_new (FALSE, FALSE, sizeof (guint));
  self->is_fewest = tour.is_proved;
  measure (self, maze, position, way);
  show (self, maze, way);
  return self;
}

/* Private helpers: the turns, with a position now and then, after which turns are played again */

static void
free_position (gpointer data)
{
  LabCheesePosition *position = data;

  lab_cheese_position_clear (position);
  g_free (position);
}

static void
keep_last (LabCheeseRace *self)
{
  LabCheesePosition *position = g_new0 (LabCheesePosition, 1);

  lab_cheese_position_copy (position, &self->last);
  g_ptr_array_add (self->positions, position);
}

/* Begins the turns. The preparation, which the original counts as turn 0, is over. */
static void
begin_turns (LabCheeseRace *self)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];

  lab_cheese_position_init (&self->last, self->deal);
  self->interval = TURNS_BETWEEN_POSITIONS + MORE_TURNS_PER_WORD * (guint) self->last.n_words;
  if (!lab_cheese_position_is_over (&self->last))
    lab_cheese_position_play (&self->last, self->deal->maze, nothing, NULL);
  keep_last (self);
}

/* Removes the turns after @n_turns. */
static void
cut_turns (LabCheeseRace *self,
           guint          n_turns)
{
  g_auto (LabCheesePosition) last = { 0 };

  lab_cheese_race_get_position_at (self, n_turns, &last);
  lab_cheese_position_copy (&self->last, &last);
  g_byte_array_set_size (self->actions, n_turns * self->deal->n_rats);
  g_byte_array_set_size (self->outcomes, n_turns * self->deal->n_rats);
  g_ptr_array_set_size (self->positions, (int) (n_turns / self->interval + 1));
}

/* Plays a turn; a bit in @failed for each rat whose program failed, so that it does nothing. */
static void
add_turn (LabCheeseRace         *self,
          const LabCheeseAction *actions,
          guint                  failed)
{
  guint n_rats = self->deal->n_rats;
  LabCheeseAction done[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };
  guint8 bytes[2][LAB_CHEESE_MAX_RATS] = { 0 };

  for (guint rat = 0; rat < n_rats; rat++)
    done[rat] = lab_cheese_position_is_in_mud (&self->last, rat) ? LAB_CHEESE_NOTHING
                                                                 : actions[rat];
  lab_cheese_position_play (&self->last, self->deal->maze, done, outcomes);
  for (guint rat = 0; rat < n_rats; rat++)
    {
      if ((failed & (1u << rat)) != 0 && outcomes[rat] == LAB_CHEESE_DID_NOTHING)
        outcomes[rat] = LAB_CHEESE_FAILED;
      bytes[0][rat] = (guint8) done[rat];
      bytes[1][rat] = (guint8) outcomes[rat];
    }
  g_byte_array_append (self->actions, bytes[0], n_rats);
  g_byte_array_append (self->outcomes, bytes[1], n_rats);
  if (lab_cheese_race_get_n_turns (self) % self->interval == 0)
    keep_last (self);
}

/* Puts the choices of people into @actions. Who has chosen nothing does nothing. */
static void
add_choices (LabCheeseRace   *self,
             LabCheeseAction *actions)
{
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (self, rat))
        actions[rat] = self->choices[rat] != LAB_CHEESE_NO_CHOICE
                           ? (LabCheeseAction) self->choices[rat]
                           : LAB_CHEESE_NOTHING;
    }
}

/* Gets what the rats did in the next turn before it was undone. All decide on the same position, so
 * they would do the same again. */
static void
recall (LabCheeseRace    *self,
        LabCheeseAnswers *answers)
{
  const guint8 *actions = lab_cheese_race_get_actions (self, self->n_played);
  const guint8 *outcomes = lab_cheese_race_get_outcomes (self, self->n_played);

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      answers->actions[rat] = (LabCheeseAction) actions[rat];
      if (outcomes[rat] == LAB_CHEESE_FAILED)
        answers->failed |= 1u << rat;
    }
}

/* Returns whether the next turn was played in the same way before it was undone. */
static gboolean
is_known (LabCheeseRace         *self,
          const LabCheeseAction *actions)
{
  const guint8 *known;

  if (!lab_cheese_race_may_redo (self))
    return FALSE;
  known = lab_cheese_race_get_actions (self, self->n_played);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_cheese_position_is_in_mud (&self->position, rat) && actions[rat] != known[rat])
        return FALSE;
    }
  return TRUE;
}

/* Goes to the position after @n_played turns. */
static void
set_n_played (LabCheeseRace *self,
              guint          n_played)
{
  self->n_played = n_played;
  lab_cheese_race_get_position_at (self, n_played, &self->position);
  memset (self->choices, LAB_CHEESE_NO_CHOICE, sizeof self->choices);
}

/** lab_cheese_race_play: plays the next turn. What was undone stays if it is the same. The messages
 * of @answers may be taken. */
void
lab_cheese_race_play (LabCheeseRace    *self,
                      LabCheeseAnswers *answers)
{
  g_autoptr (LabCheeseRace) kept G_GNUC_UNUSED = g_object_ref (self);

  add_choices (self, answers->actions);
  if (!is_known (self, answers->actions))
    {
      if (lab_cheese_race_may_redo (self))
        {
          /* The rats have decided about the next turn, whose position stays the same. */
          cut_turns (self, self->n_played);
          lab_cheese_thinking_forget (self, self->n_played + 1);
        }
      add_turn (self, answers->actions, answers->failed);
    }
  set_n_played (self, self->n_played + 1);
  g_signal_emit_by_name (self, "thinking");
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (answers->messages[rat] != NULL)
        g_signal_emit_by_name (self, "failed", answers->messages[rat]);
    }
  g_signal_emit_by_name (self, "turn");
}

/* Plays a turn about which no rat needs to be asked. */
static gboolean
on_idle (gpointer data)
{
  g_auto (LabCheeseAnswers) answers = { 0 };
  LabCheeseRace *self = data;

  self->idle = 0;
  if (lab_cheese_race_may_redo (self))
    recall (self, &answers);
  lab_cheese_race_play (self, &answers);
  return G_SOURCE_REMOVE;
}

/* Returns whether a person may choose after @n_played turns. Without people, all turns count. */
static gboolean
is_turn_of_people (LabCheeseRace *self,
                   guint          n_played)
{
  g_auto (LabCheesePosition) position = { 0 };

  if (!lab_cheese_race_has_people (self))
    return TRUE;
  lab_cheese_race_get_position_at (self, n_played, &position);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (self, rat) && !lab_cheese_position_is_in_mud (&position, rat))
        return TRUE;
    }
  return FALSE;
}

static void
jump (LabCheeseRace *self,
      guint          n_played)
{
  lab_cheese_race_stop (self);
  set_n_played (self, n_played);
  g_signal_emit_by_name (self, "jumped");
}

/* Checks the text of each rat, so that a race does not begin with one that cannot play. */
static gboolean
check_rats (LabCheeseRace  *self,
            GError        **error)
{
  for (guint rat = 0; rat < self->settings->deal.n_rats; rat++)
    {
      g_autoptr (LabRat) test = NULL;

      if (self->settings->rats[rat] == NULL)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                           /* Translators: the number of a rat in a race, from 1. */
                           _("Nobody moves rat %u."), rat + 1);
      if (lab_cheese_race_is_person (self, rat))
        continue;
      test = lab_rat_new (self->settings->rats[rat], error);
      if (test == NULL)
        return FALSE;
    }
  return TRUE;
}

/* Plays a turn of a race that was saved. */
static gboolean
play_saved (LabCheeseRace  *self,
            const guint8   *bytes,
            guint           turn,
            GError        **error)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };

  lab_cheese_race_get_position_at (self, turn, &self->position);
  if (lab_cheese_position_is_over (&self->position))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                       /* Translators: the number of a turn of a race. */
                       _("The race is over before turn %u."), turn + 1);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (bytes[rat] >= LAB_N_CHEESE_ACTIONS)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                           /* Translators: the number of a turn of a race. */
                           _("An action of turn %u is unknown."), turn + 1);
      actions[rat] = (LabCheeseAction) bytes[rat];
    }
  add_turn (self, actions, 0);
  return TRUE;
}

/* GObject */

static void
lab_cheese_race_dispose (GObject *object)
{
  LabCheeseRace *self = LAB_CHEESE_RACE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  lab_cheese_thinking_clear (self);
  G_OBJECT_CLASS (lab_cheese_race_parent_class)->dispose (object);
}

static void
lab_cheese_race_finalize (GObject *object)
{
  LabCheeseRace *self = LAB_CHEESE_RACE (object);

  lab_cheese_position_clear (&self->position);
  lab_cheese_position_clear (&self->last);
  g_ptr_array_unref (self->positions);
  g_byte_array_unref (self->outcomes);
  g_byte_array_unref (self->actions);
  g_clear_pointer (&self->deal, lab_cheese_deal_unref);
  g_clear_pointer (&self->settings, lab_cheese_race_settings_free);
  G_OBJECT_CLASS (lab_cheese_race_parent_class)->finalize (object);
}

static void
lab_cheese_race_class_init (LabCheeseRaceClass *klass)
{
  static const char * const names[] = { "turn", "jumped", "choices", "thinking" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_cheese_race_dispose;
  object_class->finalize = lab_cheese_race_finalize;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lab_cheese_race_init (LabCheeseRace *self)
{
  memset (self->choices, LAB_CHEESE_NO_CHOICE, sizeof self->choices);
  self->actions = g_byte_array_new ();
  self->outcomes = g_byte_array_new ();
  self->positions = g_ptr_array_new_with_free_func (free_position);
}

/* Public functions */

/**
 * lab_cheese_race_get_hint:
 * @race: a race
 * @rat: the number of a rat that a person moves
 * @level: how much to tell
 * @error: return location for a #LabCheeseError
 *
 * Tells how to fetch all cheese, and counts that. The cheese of the first level is the one to which
 * the ways of the other levels lead first.
 *
 * Returns: (transfer full) (nullable): the hint; %NULL if the rat cannot choose now, or cannot
 *   reach any cheese
 */
LabCheeseHint *
lab_cheese_race_get_hint (LabCheeseRace       *race,
                          guint                rat,
                          LabCheeseHintLevel   level,
                          GError             **error)
{
  LabCheeseHint *self;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (race), NULL);

  if (!lab_cheese_race_check_choice (race, rat, error))
    return NULL;
  self = make_hint (race->deal->maze, &race->position, rat, level, error);
  if (self != NULL)
    race->n_hints++;
  return self;
}

/** lab_cheese_hint_free: frees a hint. */
void
lab_cheese_hint_free (LabCheeseHint *self)
{
  g_array_unref (self->cells);
  g_free (self);
}

/**
 * lab_cheese_race_check_choice:
 * @self: a race
 * @rat: the number of a rat
 * @error: return location for a #LabCheeseError
 *
 * Returns: whether a person moves the rat and may choose now
 */
gboolean
lab_cheese_race_check_choice (LabCheeseRace  *self,
                              guint           rat,
                              GError        **error)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);
  g_return_val_if_fail (rat < self->deal->n_rats, FALSE);

  if (!lab_cheese_race_is_person (self, rat))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                       _("No person moves this rat."));
  if (lab_cheese_race_is_over (self))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION, _("The race is over."));
  if (lab_cheese_position_is_in_mud (&self->position, rat))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                       _("This rat is still in mud."));
  return TRUE;
}

/** lab_cheese_race_has_chosen: returns whether a person has chosen for the next turn. */
gboolean
lab_cheese_race_has_chosen (LabCheeseRace *self,
                            guint          rat)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);
  g_return_val_if_fail (rat < self->deal->n_rats, FALSE);

  return self->choices[rat] != LAB_CHEESE_NO_CHOICE;
}

/**
 * lab_cheese_race_choose:
 * @self: a race
 * @rat: the number of a rat that a person moves
 * @action: what it does in the next turn
 * @error: return location for a #LabCheeseError
 *
 * Chooses for the next turn. A person may change the choice until the turn is played.
 *
 * Returns: whether the person may choose now
 */
gboolean
lab_cheese_race_choose (LabCheeseRace    *self,
                        guint             rat,
                        LabCheeseAction   action,
                        GError          **error)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  if (!lab_cheese_race_check_choice (self, rat, error))
    return FALSE;
  self->choices[rat] = (guint8) action;
  g_signal_emit_by_name (self, "choices");
  return TRUE;
}

/**
 * lab_cheese_race_advance:
 * @self: a race
 *
 * Plays the next turn: asks the rats in a thread, then moves all at once. A person who has not
 * chosen by then does nothing. Does nothing if the race is over, or if the rats are asked already.
 * The turn is played later, from the main loop.
 */
void
lab_cheese_race_advance (LabCheeseRace *self)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));

  if (lab_cheese_race_is_over (self) || lab_cheese_race_is_thinking (self))
    return;
  if (!lab_cheese_race_may_redo (self) && lab_cheese_thinking_needs_thread (self))
    lab_cheese_thinking_ask (self);
  else
    self->idle = g_idle_add_full (G_PRIORITY_DEFAULT, on_idle, self, NULL);
  g_signal_emit_by_name (self, "thinking");
}

/** lab_cheese_race_stop: does not play the turn that lab_cheese_race_advance() has begun. */
void
lab_cheese_race_stop (LabCheeseRace *self)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));

  if (!lab_cheese_race_is_thinking (self))
    return;
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->thinking, lab_task_free);
  g_signal_emit_by_name (self, "thinking");
}

/** lab_cheese_race_may_redo: returns whether there is something to redo. */
gboolean
lab_cheese_race_may_redo (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  return self->n_played < lab_cheese_race_get_n_turns (self);
}

/**
 * lab_cheese_race_undo:
 * @self: a race
 * @error: return location for a #LabCheeseError
 *
 * Takes back a turn, and with people also those before it in which all of them were in mud.
 *
 * Returns: whether there was something to undo
 */
gboolean
lab_cheese_race_undo (LabCheeseRace  *self,
                      GError        **error)
{
  guint n_played;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  if (self->n_played == 0)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION, _("Nothing to undo."));
  n_played = self->n_played - 1;
  while (n_played > 0 && !is_turn_of_people (self, n_played))
    n_played--;
  self->n_undone++;
  jump (self, n_played);
  return TRUE;
}

/**
 * lab_cheese_race_redo:
 * @self: a race
 * @error: return location for a #LabCheeseError
 *
 * Plays a turn again, and with people also those after it in which all of them are in mud.
 *
 * Returns: whether there was something to redo
 */
gboolean
lab_cheese_race_redo (LabCheeseRace  *self,
                      GError        **error)
{
  guint n_played;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  if (!lab_cheese_race_may_redo (self))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION, _("Nothing to redo."));
  n_played = self->n_played + 1;
  while (n_played < lab_cheese_race_get_n_turns (self) && !is_turn_of_people (self, n_played))
    n_played++;
  jump (self, n_played);
  return TRUE;
}

/**
 * lab_cheese_race_new: (constructor):
 * @settings: what the race is made from
 * @error: return location for a #LabCheeseError
 *
 * Deals a race. Nobody is asked before lab_cheese_race_advance().
 *
 * Returns: (transfer full) (nullable): the race; %NULL if there is no such race
 */
LabCheeseRace *
lab_cheese_race_new (const LabCheeseRaceSettings  *settings,
                     GError                      **error)
{
  g_autoptr (LabCheeseRace) self = NULL;

  g_return_val_if_fail (settings != NULL, NULL);

  self = g_object_new (LAB_TYPE_CHEESE_RACE, NULL);
  self->settings = lab_cheese_race_settings_copy (settings);
  self->deal = settings->maze != NULL
                   ? lab_cheese_deal_new_in (settings->maze, &settings->deal, error)
                   : lab_cheese_deal_new (&settings->deal, NULL, error);
  if (self->deal == NULL || !check_rats (self, error))
    return NULL;
  begin_turns (self);
  set_n_played (self, 0);
  return g_steal_pointer (&self);
}

/**
 * lab_cheese_race_new_with_turns: (constructor):
 * @settings: what the race is made from
 * @actions: (nullable): the #LabCheeseAction of each rat, turn after turn
 * @n_turns: the number of turns
 * @n_played: how many of them are played; the others can be redone
 * @error: return location for a #LabCheeseError
 *
 * Deals a race and plays its turns. Rats are asked again about them only when that is needed.
 *
 * Returns: (transfer full) (nullable): the race; %NULL if there is no such race, or if it does not
 *   have so many turns
 */
LabCheeseRace *
lab_cheese_race_new_with_turns (const LabCheeseRaceSettings  *settings,
                                const guint8                 *actions,
                                gsize                         n_turns,
                                gsize                         n_played,
                                GError                      **error)
{
  g_autoptr (LabCheeseRace) self = lab_cheese_race_new (settings, error);

  if (self == NULL)
    return NULL;
  for (gsize turn = 0; turn < n_turns; turn++)
    {
      if (!play_saved (self, actions + turn * self->deal->n_rats, (guint) turn, error))
        return NULL;
    }
  if (n_played > n_turns && !lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                                         _("More turns are played than the race has.")))
    return NULL;
  set_n_played (self, (guint) n_played);
  return g_steal_pointer (&self);
}

/**
 * lab_cheese_race_dup_name:
 * @self: a race
 * @rat: the number of a rat
 *
 * Returns: (transfer full): what players read: the name of the rat in the settings, or that of its
 *   kind
 */
char *
lab_cheese_race_dup_name (LabCheeseRace *self,
                          guint          rat)
{
  const LabRatKind *kind;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self) && rat < self->deal->n_rats, NULL);

  if (self->settings->names[rat] != NULL && *self->settings->names[rat] != '\0')
    return g_strdup (self->settings->names[rat]);
  if (lab_cheese_race_is_person (self, rat))
    /* Translators: the name of a person who has not entered one; the number is at least 1. */
    return g_strdup_printf (_("Player %u"), rat + 1);
  kind = lab_rat_kind_find (self->settings->rats[rat]);
  return kind != NULL ? lab_rat_kind_dup_name (kind) : g_strdup (_("Program"));
}

/** lab_cheese_race_get_n_turns: returns how many turns are played or can be redone. */
guint
lab_cheese_race_get_n_turns (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), 0);

  return self->actions->len / self->deal->n_rats;
}

/**
 * lab_cheese_race_get_position_at:
 * @self: a race
 * @n_played: a number of turns, at most lab_cheese_race_get_n_turns()
 * @position: (inout): all zeros, or another position; clear it at the end
 *
 * Copies the position after a number of turns.
 */
void
lab_cheese_race_get_position_at (LabCheeseRace     *self,
                                 guint              n_played,
                                 LabCheesePosition *position)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));
  g_return_if_fail (n_played <= lab_cheese_race_get_n_turns (self));

  if (n_played == lab_cheese_race_get_n_turns (self))
    {
      lab_cheese_position_copy (position, &self->last);
      return;
    }
  lab_cheese_position_copy (position, self->positions->pdata[n_played / self->interval]);
  for (guint turn = n_played / self->interval * self->interval; turn < n_played; turn++)
    lab_cheese_position_replay (position, self->deal->maze,
                                lab_cheese_race_get_actions (self, turn));
}

/** lab_cheese_race_get_actions: (transfer none): returns the #LabCheeseAction of each rat in a
 * turn, the first of which has number 0. */
const guint8 *
lab_cheese_race_get_actions (LabCheeseRace *self,
                             guint          turn)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), NULL);
  g_return_val_if_fail (turn < lab_cheese_race_get_n_turns (self), NULL);

  return self->actions->data + (gsize) turn * self->deal->n_rats;
}

/** lab_cheese_race_get_outcomes: (transfer none): returns the #LabCheeseOutcome of each rat in a
 * turn, the first of which has number 0. */
const guint8 *
lab_cheese_race_get_outcomes (LabCheeseRace *self,
                              guint          turn)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), NULL);
  g_return_val_if_fail (turn < lab_cheese_race_get_n_turns (self), NULL);

  return self->outcomes->data + (gsize) turn * self->deal->n_rats;
}

/** lab_cheese_race_is_over: returns whether the race is over in the current position. */
gboolean
lab_cheese_race_is_over (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  return lab_cheese_position_is_over (&self->position);
}

/** lab_cheese_race_has_people: returns whether a person moves one of the rats. */
gboolean
lab_cheese_race_has_people (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (self, rat))
        return TRUE;
    }
  return FALSE;
}

/** lab_cheese_race_is_person: returns whether a person moves a rat. */
gboolean
lab_cheese_race_is_person (LabCheeseRace *self,
                           guint          rat)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);
  g_return_val_if_fail (rat < self->settings->deal.n_rats, FALSE);

  return strcmp (self->settings->rats[rat], LAB_CHEESE_PERSON) == 0;
}

/** lab_cheese_race_is_thinking: returns whether rats are asked about the next turn. */
gboolean
lab_cheese_race_is_thinking (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  return self->idle != 0 || self->thinking != NULL;
}
