/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-turn-list.h"

#include <glib/gi18n.h>

#include "lab-describe-board.h"
#include "lab-notation.h"

/**
 * LabTurnEntry:
 *
 * An entry of the list of past turns. It has the turn in words and in notation, and the
 * positions before and after it. The first entry of a list is not a turn, but the start of the
 * game.
 */
struct _LabTurnEntry
{
  GObject parent_instance;

  guint number;               /* from 1; 0 before the first turn */
  LabSeat seat;
  LabTurn turn;
  LabPosition before;
  LabPosition after;
  LabTreasure found;
  char *words;
  char notation[LAB_TURN_LENGTH];
};

G_DEFINE_FINAL_TYPE (LabTurnEntry, lab_turn_entry, G_TYPE_OBJECT)

/* Private helpers */

static const char *
get_name (const char * const *names,
          LabSeat             seat)
{
  const char *name = names != NULL ? names[seat] : NULL;

  return name != NULL && *name != '\0' ? name : lab_seat_get_color_name (seat);
}

static void
describe_move (GPtrArray          *sentences,
               const char * const *names,
               LabSeat             seat,
               LabCell             from,
               LabCell             to,
               LabOutcome          outcome)
{
  const char *name = get_name (names, seat);

  g_ptr_array_add (sentences, lab_describe_move (name, from, to));
  if (outcome.found != LAB_TREASURE_NONE)
    g_ptr_array_add (sentences, lab_describe_find (name, outcome.found));
  if (outcome.place > 0)
    g_ptr_array_add (sentences, lab_describe_place (name, outcome.place));
  if (outcome.last_seat != LAB_SEAT_NONE)
    g_ptr_array_add (sentences, lab_describe_place (get_name (names, outcome.last_seat),
                                                    outcome.place + 1u));
}

/* Plays the turn, and describes its events. */
static void
play (LabTurnEntry       *self,
      const char * const *names)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (sentences, lab_describe_insertion (get_name (names, self->seat),
                                                      self->turn.arrow));
  lab_position_insert (&self->after, self->turn.arrow, self->turn.tile);
  if (self->turn.cell == LAB_CELL_NONE)
    {
      lab_notation_format_insertion (&self->turn, self->notation);
    }
  else
    {
      LabCell from = self->after.pawns[self->seat];
      LabOutcome outcome = lab_position_move (&self->after, self->turn.cell);

      self->found = outcome.found;
      /* A place means nothing to a single player. */
      if (lab_position_get_seats (&self->after) == LAB_SEAT_BIT (self->seat))
        outcome.place = 0;
      describe_move (sentences, names, self->seat, from, self->turn.cell, outcome);
      lab_notation_format_turn (&self->turn, self->notation);
    }
  g_ptr_array_add (sentences, NULL);
  /* Each sentence has its own line, because languages join sentences in different ways. */
  self->words = g_strjoinv ("\n", (char **) sentences->pdata);
}

static LabTurnEntry *
create_entry (guint              number,
              const LabPosition *before)
{
  LabTurnEntry *self = g_object_new (LAB_TYPE_TURN_ENTRY, NULL);

  self->number = number;
  self->before = self->after = *before;
  return self;
}

/* GObject */

static void
lab_turn_entry_finalize (GObject *object)
{
  g_free (LAB_TURN_ENTRY (object)->words);
  G_OBJECT_CLASS (lab_turn_entry_parent_class)->finalize (object);
}

static void
lab_turn_entry_class_init (LabTurnEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_turn_entry_finalize;
}

static void
lab_turn_entry_init (LabTurnEntry *self)
{
  self->seat = LAB_SEAT_NONE;
  self->found = LAB_TREASURE_NONE;
}

/* Public functions */

/** lab_turn_entry_get_number: returns the number of the turn, from 1; 0 for the start. */
guint
lab_turn_entry_get_number (LabTurnEntry *self)
{
  g_return_val_if_fail (LAB_IS_TURN_ENTRY (self), 0);

  return self->number;
}

/** lab_turn_entry_get_seat: returns the seat of the turn; %LAB_SEAT_NONE for the start. */
LabSeat
lab_turn_entry_get_seat (LabTurnEntry *self)
{
  g_return_val_if_fail (LAB_IS_TURN_ENTRY (self), LAB_SEAT_NONE);

  return self->seat;
}

/**
 * lab_turn_entry_get_turn:
 * @self: an entry
 *
 * Returns: (transfer none) (nullable): the turn; its cell is %LAB_CELL_NONE if the pawn has
 *   not moved yet. %NULL for the start
 */
const LabTurn *
lab_turn_entry_get_turn (LabTurnEntry *self)
{
  g_return_val_if_fail (LAB_IS_TURN_ENTRY (self), NULL);

  return self->number > 0 ? &self->turn : NULL;
}

/** lab_turn_entry_get_before: (transfer none): returns the position before the turn. */
const LabPosition *
lab_turn_entry_get_before (LabTurnEntry *self)
{
  g_return_val_if_fail (LAB_IS_TURN_ENTRY (self), NULL);

  return &self->before;
}

/** lab_turn_entry_get_after: (transfer none): returns the position after the turn. */
const LabPosition *
lab_turn_entry_get_after (LabTurnEntry *self)
{
  g_return_val_if_fail (LAB_IS_TURN_ENTRY (self), NULL);

  return &self->after;
}

/** lab_turn_entry_get_found: returns the treasure that was found, or %LAB_TREASURE_NONE. */
LabTreasure
lab_turn_entry_get_found (LabTurnEntry *self)
{
  g_return_val_if_fail (LAB_IS_TURN_ENTRY (self), LAB_TREASURE_NONE);

  return self->found;
}

/** lab_turn_entry_get_words: returns what happened, one sentence per line. */
const char *
lab_turn_entry_get_words (LabTurnEntry *self)
{
  g_return_val_if_fail (LAB_IS_TURN_ENTRY (self), NULL);

  return self->words;
}

/** lab_turn_entry_get_notation: returns the turn in notation; empty for the start. */
const char *
lab_turn_entry_get_notation (LabTurnEntry *self)
{
  g_return_val_if_fail (LAB_IS_TURN_ENTRY (self), NULL);

  return self->notation;
}

/**
 * lab_turn_list_new:
 * @initial: the position before the first turn
 * @names: (nullable) (array fixed-size=4): the names of the players; a player with an empty
 *   name or %NULL is named by color
 * @turns: (array length=n_turns): the turns from there; they must follow the rules
 * @n_turns: the number of turns
 *
 * Returns: (transfer full): a list with one #LabTurnEntry for the start and one for each turn
 */
GListModel *
lab_turn_list_new (const LabPosition  *initial,
                   const char * const *names,
                   const LabTurn      *turns,
                   guint               n_turns)
{
  GListStore *list;
  g_autoptr (LabTurnEntry) last = NULL;

  g_return_val_if_fail (initial != NULL, NULL);
  g_return_val_if_fail (turns != NULL || n_turns == 0, NULL);

  list = g_list_store_new (LAB_TYPE_TURN_ENTRY);
  last = create_entry (0, initial);
  /* Translators: the first line of the list of turns, for the board at the start. */
  last->words = g_strdup (_("Before the first turn"));
  g_list_store_append (list, last);
  for (guint i = 0; i < n_turns; i++)
    {
      LabTurnEntry *entry = create_entry (i + 1, &last->after);

      entry->seat = entry->before.seat;
      entry->turn = turns[i];
      play (entry, names);
      g_list_store_append (list, entry);
      g_object_unref (last);
      last = entry;
    }
  return G_LIST_MODEL (list);
}
