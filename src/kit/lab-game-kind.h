/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-clock.h"
#include "lab-saved-text.h"

G_BEGIN_DECLS

/**
 * LabGameEnd:
 * @time: when the game ended, in seconds since 1970, UTC
 * @earlier: (nullable): what the kind's @count returned for an end of the same game that was undone
 * @is_left: the program ended before it knew that this end is in the statistics, so that a record
 *   of it can be there
 *
 * An end of a game.
 */
typedef struct
{
  gint64      time;
  const char *earlier;
  gboolean    is_left;
} LabGameEnd;

/**
 * LabGameKind:
 * @id: a short name that players never see, such as `escape`
 * @file_name: the name of the file with the current game, in the user's folder
 * @suffix: how the names of files end that players choose
 * @mime_type: the type of these files
 * @state_size: the size of a state, which is a plain value
 * @is_move: (nullable): returns whether a text is a move, possible or not; %FALSE with an error for
 *   players
 * @apply: makes a move, which is a text without spaces; returns %FALSE with an error for players if
 *   it is not possible. Nothing else changes a state.
 * @is_end: returns whether no more moves are needed
 * @heading: the first group of the files that lab_play_parse() reads
 * @read: (transfer full): reads what these files have before the moves; returns a #LabPlay without
 *   moves, or %NULL with a #LabSavedGameError
 * @write: writes what @read reads
 * @parse: (nullable) (transfer full): reads the contents of a file; returns the game, which is a
 *   #GObject, or %NULL with a #LabSavedGameError. It also runs in threads. %NULL for
 *   lab_play_parse().
 * @format: (transfer full): returns the contents of a file with the game
 * @parse_own: (nullable): the same as @parse for the file that only the program itself writes, if
 *   that has more in it
 * @format_own: (nullable): the same as @format for that file; %NULL with @error set, in sentences
 *   for players, if the game cannot be saved any more
 * @changes: the signals after which the game is saved
 * @restarted: (nullable): the signal after which the game is a new one, whose end counts again. If
 *   a #LabPlay has it, it is `restarted`.
 * @get_delay: (nullable): returns after how many milliseconds a change is saved, or 0 for at once
 * @is_over: returns whether the game has ended
 * @has_begun: returns whether a game that is not over has moves that players would lose
 * @may_count: (nullable): returns whether all is known that the statistics need of an end
 * @count: (nullable): writes the end into the statistics by lab_record_kind_add_async(). Returns
 *   %NULL, or one line of text with which a later end can replace this one.
 * @replaces: a later end of the same game replaces the earlier one; without it, the first end stays
 *
 * A game as a table. What is the same for all games works on it: #LabCurrentGame saves, resumes,
 * and counts. It is a constant, and knows no widgets.
 */
typedef struct
{
  const char *id;

  /* The rules, for LabPlay */
  gsize       state_size;
  gboolean    (*is_move)      (const char           *move,
                               GError              **error);
  gboolean    (*apply)        (gpointer              state,
                               const char           *move,
                               GError              **error);
  gboolean    (*is_end)       (gconstpointer         state);
  const char *heading;
  gpointer    (*read)         (LabSavedText         *text,
                               LabClock             *clock,
                               GError              **error);
  void        (*write)        (gpointer              play,
                               GKeyFile             *file);

  /* Files */
  const char *file_name;
  const char *suffix;
  const char *mime_type;
  gpointer    (*parse)        (const char           *data,
                               gsize                 length,
                               LabClock             *clock,
                               GError              **error);
  char       *(*format)       (gpointer              game);
  gpointer    (*parse_own)    (const char           *data,
                               gsize                 length,
                               LabClock             *clock,
                               GError              **error);
  char       *(*format_own)   (gpointer              game,
                               GError              **error);

  /* Changes */
  const char *changes[6];
  const char *restarted;
  guint       (*get_delay)    (gpointer              game);

  /* What the game is like */
  gboolean    (*is_over)      (gpointer              game);
  gboolean    (*has_begun)    (gpointer              game);

  /* Statistics */
  gboolean    (*may_count)    (gpointer              game);
  char       *(*count)        (gpointer              game,
                               const LabGameEnd     *end,
                               GAsyncReadyCallback   done,
                               gpointer              data);
  gboolean    replaces;
} LabGameKind;

gpointer lab_game_kind_parse (const LabGameKind  *self,
                              const char         *data,
                              gsize               length,
                              LabClock           *clock,
                              GError            **error);

G_END_DECLS
