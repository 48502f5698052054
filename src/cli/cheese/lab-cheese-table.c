/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-table.h"

#include <signal.h>
#include <stdio.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "lab-cheese-drawing.h"
#include "lab-terminal.h"

/* A race that is played in a thread, while the main thread waits for Ctrl-C. */
typedef struct
{
  LabCheeseTable *table;
  GCancellable *cancellable;
  GMainLoop *loop;
  guint interrupt;          /* the source that waits for Ctrl-C; 0 after Ctrl-C */
  gboolean is_good;
  GError *error;
} Game;

/* Private helpers */

static void
on_turn_played (const LabCheesePosition *position,
                const LabCheeseOutcome  *outcomes,
                gpointer                 data)
{
  lab_cheese_table_tell_turn (data, position->turn - 1, outcomes);
}

static gboolean
on_done (gpointer data)
{
  Game *self = data;

  g_main_loop_quit (self->loop);
  return G_SOURCE_REMOVE;
}

static gpointer
play_in_thread (gpointer data)
{
  Game *self = data;
  LabCheeseTable *table = self->table;

  self->is_good = lab_cheese_match_play (&table->record, table->deal, table->rats,
                                         table->settings.players_seed, &table->match,
                                         self->cancellable, &self->error);
  g_idle_add (on_done, self);
  return NULL;
}

/* The first Ctrl-C ends the race. It also removes this handler, so the second one ends the
 * program. */
static gboolean
on_interrupt (gpointer data)
{
  Game *self = data;

  self->interrupt = 0;
  g_cancellable_cancel (self->cancellable);
  return G_SOURCE_REMOVE;
}

/* Plays until the end or until Ctrl-C. */
static void
play (Game *self)
{
  GThread *thread;

  self->interrupt = g_unix_signal_add (SIGINT, on_interrupt, self);
  thread = g_thread_new ("race", play_in_thread, self);
  g_main_loop_run (self->loop);
  g_thread_join (thread);
  if (self->interrupt != 0)
    g_source_remove (self->interrupt);
}

/* Public functions */

/** lab_cheese_table_clear: frees the contents of @self. */
void
lab_cheese_table_clear (LabCheeseTable *self)
{
  for (guint i = 0; i < LAB_CHEESE_MAX_RATS; i++)
    {
      g_clear_pointer (&self->rats[i], lab_rat_free);
      g_clear_pointer (&self->names[i], g_free);
      g_clear_pointer (&self->teams[i], g_free);
    }
  g_clear_pointer (&self->deal, lab_cheese_deal_unref);
  lab_cheese_record_clear (&self->record);
}

/**
 * lab_cheese_table_play:
 * @self: a race without people
 * @error: return location for an error
 *
 * Plays the race, and prints each turn. Ctrl-C ends it early.
 *
 * Returns: the exit status; an error is set if a rat failed
 */
LabCommandStatus
lab_cheese_table_play (LabCheeseTable  *self,
                       GError         **error)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Game game = { .table = self, .cancellable = cancellable, .loop = loop };

  if (!self->is_silent)
    {
      self->match.turn_played = on_turn_played;
      self->match.data = self;
    }
  play (&game);
  if (game.is_good)
    return LAB_COMMAND_STATUS_DONE;
  if (g_cancellable_is_cancelled (cancellable))
    {
      g_clear_error (&game.error);
      return LAB_COMMAND_STATUS_INTERRUPTED;
    }
  g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED, game.error->message);
  g_clear_error (&game.error);
  return LAB_COMMAND_STATUS_NO;
}

/** lab_cheese_table_draw: prints a drawing of a position, unless @self is silent. */
void
lab_cheese_table_draw (const LabCheeseTable    *self,
                       const LabCheesePosition *position)
{
  g_autofree char *drawing = NULL;

  if (self->is_silent)
    return;
  drawing = lab_cheese_drawing_make (self->deal->maze, position, self->ascii);
  lab_terminal_print ("%s", drawing);
}

/** lab_cheese_table_tell_turn: prints what each rat did in a turn, unless @self is silent. */
void
lab_cheese_table_tell_turn (const LabCheeseTable   *self,
                            guint                   turn,
                            const LabCheeseOutcome *outcomes)
{
  g_autoptr (GString) line = g_string_new (NULL);

  if (self->is_silent || turn == 0)
    return;
  g_string_append_printf (line, "%u.", turn);
  for (guint i = 0; i < self->deal->n_rats; i++)
    g_string_append_printf (line, "  %c %s", (char) ('A' + i),
                            lab_cheese_outcome_get_id (outcomes[i]));
  lab_terminal_say ("%s", line->str);
}
