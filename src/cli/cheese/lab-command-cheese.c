/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "lab-cheese-deal.h"
#include "lab-cheese-drawing.h"
#include "lab-cheese-host.h"
#include "lab-cheese-match.h"
#include "lab-cheese-maze-text.h"
#include "lab-cheese-operands.h"
#include "lab-command.h"
#include "lab-job.h"
#include "lab-json.h"
#include "lab-maze-operands.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-sandbox.h"
#include "lab-terminal.h"
#include "lab-text.h"

/**
 * LabCheeseTerminalRace:
 * @deal: (owned): the race before its first turn
 * @rats: (owned): the rats; %NULL for people
 * @texts: what the user wrote for them
 * @names: what to call the rats
 * @teams: (owned): the names of their teams; they can be empty
 * @settings: what the race was dealt from
 * @match: how the rats are asked
 * @has_people: whether a rat is a person
 * @ascii: whether to draw in plain ASCII
 * @is_silent: whether to print no turns
 * @record: how the race went
 *
 * A race on the command line.
 */
typedef struct
{
  LabCheeseDeal *deal;
  LabRat *rats[LAB_CHEESE_MAX_RATS];
  const char *texts[LAB_CHEESE_MAX_RATS];
  const char *names[LAB_CHEESE_MAX_RATS];
  char *teams[LAB_CHEESE_MAX_RATS];
  LabCheeseDealSettings settings;
  LabCheeseMatchSettings match;
  gboolean has_people;
  gboolean ascii;
  gboolean is_silent;
  LabCheeseRecord record;
} LabCheeseTerminalRace;

/* Frees the contents of @self. */
static void
lab_cheese_terminal_race_clear (LabCheeseTerminalRace *self)
{
  for (guint i = 0; i < LAB_CHEESE_MAX_RATS; i++)
    {
      g_clear_pointer (&self->rats[i], lab_rat_free);
      g_clear_pointer (&self->teams[i], g_free);
    }
  g_clear_pointer (&self->deal, lab_cheese_deal_unref);
  lab_cheese_record_clear (&self->record);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseTerminalRace, lab_cheese_terminal_race_clear)

static const char * const mode_ids[LAB_N_CHEESE_MODES] = { "match", "synchronous", "sequential",
                                                           "simulation" };

/* The length at which lines are cut, in bytes. The largest maze needs less. */
#define MAX_LINE ((gsize) 64 * 1024 * 1024)

/* A race that is played in a thread, while the main thread waits for Ctrl-C. */
typedef struct
{
  LabCheeseTerminalRace *race;
  gboolean is_good;
  GError *error;
} Game;

/* The longest time for a turn, in seconds. */
#define MAX_SECONDS 3600
#define DEFAULT_PREPARATION_TIME ((gint64) 3 * G_USEC_PER_SEC)
#define DEFAULT_TURN_TIME (G_USEC_PER_SEC / 10)

static gboolean
read_time (const LabOptions  *options,
           const char        *name,
           gint64            *time,
           GError           **error)
{
  const char *text = lab_options_get (options, name);
  g_autofree char *option = g_strconcat ("--", name, NULL);
  double seconds;

  if (text == NULL)
    return TRUE;
  if (!lab_text_parse_real (text, 0, MAX_SECONDS, &seconds))
    return lab_command_refuse (error,
                               /* Translators: the first %s was typed after the second, an option
                                * such as --turn-time. */
                               _("“%s” is not a valid value for %s; write seconds from 0 to %u, "
                                 "such as 0.1."), text, option, (guint) MAX_SECONDS);
  *time = (gint64) (seconds * G_USEC_PER_SEC + 0.5);
  return TRUE;
}

/* Reads how the rats are asked. */
static gboolean
read_match (const LabOptions        *options,
            LabCheeseMatchSettings  *match,
            GError                 **error)
{
  match->mode = LAB_CHEESE_SIMULATION;
  if (lab_options_get (options, "mode") != NULL
      && !lab_words_find (mode_ids, LAB_N_CHEESE_MODES, sizeof mode_ids[0],
                          lab_options_get (options, "mode"), (guint *) &match->mode))
    return lab_command_refuse (error,
                               /* Translators: %s is what was typed; the words after it are typed as
                                * they are. */
                               _("“%s” is not a mode; use match, synchronous, sequential, or "
                                 "simulation."), lab_options_get (options, "mode"));
  if (match->mode == LAB_CHEESE_SIMULATION
      && (lab_options_get (options, "preparation-time") != NULL
          || lab_options_get (options, "turn-time") != NULL))
    return lab_command_refuse (error,
                               /* Translators: the options and modes are typed as they are. */
                               _("The options --preparation-time and --turn-time need another "
                                 "mode, such as --mode=match."));
  match->preparation_time = DEFAULT_PREPARATION_TIME;
  match->turn_time = DEFAULT_TURN_TIME;
  match->continue_on_error = lab_options_has (options, "continue-on-error");
  return read_time (options, "preparation-time", &match->preparation_time, error)
      && read_time (options, "turn-time", &match->turn_time, error)
      && lab_options_get_number (options, "max-turns", G_MAXINT, &match->max_turns, error);
}

/* Makes a rat. Unlike other commands, this one also knows people. */
static gboolean
seat (LabCheeseTerminalRace  *race,
      guint                   rat,
      const char             *text,
      GError                **error)
{
  const LabRatKind *kind = lab_rat_kind_find (text);

  race->texts[rat] = text;
  if (strcmp (text, LAB_CHEESE_PERSON) == 0)
    {
      /* Translators: somebody who plays at the terminal. */
      race->names[rat] = _("Person");
      race->has_people = TRUE;
      return TRUE;
    }
  /* Translators: a rat that another program moves. */
  race->names[rat] = kind != NULL ? _(kind->name) : _("Program");
  race->rats[rat] = lab_rat_new (text, error);
  return race->rats[rat] != NULL;
}

static void
set_up (LabRat           *rat,
        guint             number,
        const LabOptions *options,
        LabDialogueLog   *log)
{
  g_autofree char *label = g_strdup_printf ("rat %u", number + 1);

  if (rat->dialogue == NULL)
    return;
  lab_dialogue_set_sandbox (rat->dialogue, lab_options_has (options, "sandbox"));
  lab_dialogue_set_log (rat->dialogue, log, label);
}

/* Returns the name of the team of a rat; it can be empty. */
static const char *
get_team (const LabOptions *options,
          guint             rat)
{
  GStrv teams = lab_options_list (options, "team");

  return teams != NULL && rat < g_strv_length (teams) ? teams[rat] : "";
}

static gboolean
seat_rats (LabCheeseTerminalRace  *race,
           const char * const     *texts,
           const LabOptions       *options,
           LabDialogueLog         *log,
           GError                **error)
{
  for (guint i = 0; texts[i] != NULL; i++)
    {
      race->teams[i] = g_strdup (get_team (options, i));
      if (!seat (race, i, texts[i], error))
        return FALSE;
      if (race->rats[i] != NULL)
        set_up (race->rats[i], i, options, log);
    }
  if (race->has_people && lab_options_get (options, "mode") != NULL)
    return lab_command_refuse (error, _("A race with people waits for them. Remove the option "
                                        "--mode."));
  return TRUE;
}

/* Numbers the teams in the order in which they are named. */
static void
number_teams (const LabOptions      *options,
              LabCheeseDealSettings *settings)
{
  guint8 n_teams = 0;

  for (guint i = 0; i < settings->n_rats; i++)
    {
      guint same = 0;

      while (strcmp (get_team (options, same), get_team (options, i)) != 0)
        same++;
      settings->teams[i] = same < i ? settings->teams[same] : n_teams++;
    }
}

/* Reads the options `--start` and `--team`. Returns whether they are valid. */
static gboolean
read_rats (const LabOptions       *options,
           guint                   n_rats,
           LabCheeseDealSettings  *settings,
           GError                **error)
{
  guint n_starts = lab_options_list (options, "start") != NULL
                   ? g_strv_length (lab_options_list (options, "start"))
                   : 0;
  guint n_teams = lab_options_list (options, "team") != NULL
                  ? g_strv_length (lab_options_list (options, "team"))
                  : 0;

  if (n_rats > LAB_CHEESE_MAX_RATS)
    return lab_command_refuse (error, _("Only %u rats can race. Remove some --rat options."),
                               (guint) LAB_CHEESE_MAX_RATS);
  if (n_starts > n_rats || n_teams > n_rats)
    return lab_command_refuse (error, _("There are more --start or --team options than rats. "
                                        "Remove some, or add --rat options."));
  settings->n_rats = n_rats;
  for (guint i = 0; i < n_starts; i++)
    {
      if (!lab_cheese_start_parse (lab_options_list (options, "start")[i], &settings->starts[i],
                                   &settings->cells[i]))
        return lab_command_refuse (error,
                                   /* Translators: %s is what was typed; the words after it are
                                    * typed as they are. */
                                   _("“%s” is not a start; use center, top-left, top-right, "
                                     "bottom-left, bottom-right, random, same, or the number of a "
                                     "cell."), lab_options_list (options, "start")[i]);
    }
  number_teams (options, settings);
  return TRUE;
}

/**
 * lab_cheese_terminal_race_read:
 * @self: (inout): a race that has no rats yet
 * @options: the options
 * @rats: (array zero-terminated=1): the rats as they were typed
 * @log: (nullable): where programs are logged
 * @error: return location for an error
 *
 * Reads who races, and how the rats are asked.
 *
 * Returns: whether that is possible
 */
static gboolean
lab_cheese_terminal_race_read (LabCheeseTerminalRace  *self,
                               const LabOptions       *options,
                               const char * const     *rats,
                               LabDialogueLog         *log,
                               GError                **error)
{
  return read_rats (options, g_strv_length ((GStrv) rats), &self->settings, error)
         && read_match (options, &self->match, error)
         && seat_rats (self, rats, options, log, error);
}

/* The length at which input lines are cut, in bytes. */
#define MAX_ANSWER 100

/* Asks a person for an action, again and again. Returns FALSE at the end of the input; sets @error
 * only if the question could not be written, or the answer not be read. */
static gboolean
ask_person (const LabCheeseTerminalRace  *self,
            guint                         rat,
            LabCheeseAction              *action,
            GError                      **error)
{
  for (;;)
    {
      g_autofree char *line = NULL;

      lab_terminal_print ("%c %s> ", (char) ('A' + rat), self->names[rat]);
      if (!lab_terminal_flush (error))
        return FALSE;
      line = lab_terminal_read_line (MAX_ANSWER, error);
      if (line == NULL)
        {
          lab_terminal_print ("\n");
          return FALSE;
        }
      if (lab_cheese_action_parse (g_strstrip (line), action))
        return TRUE;
      /* Translators: %s is what was typed; the words after it are typed as they are. */
      lab_terminal_say (_("“%s” is not an action; use north, east, south, west, or nothing, or the "
                          "first letter."), LAB_QUOTED (line, MAX_ANSWER));
    }
}

/* Lets each rat look at the maze before the first turn. */
static gboolean
prepare (LabCheeseTerminalRace  *self,
         LabCheesePosition      *position,
         GError                **error)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS];

  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      guint64 seed = lab_cheese_umpire_get_rat_seed (self->settings.players_seed, rat);

      if (self->rats[rat] != NULL
          && !lab_rat_prepare (self->rats[rat], self->deal->maze, position, rat, seed, NULL, error))
        return FALSE;
    }
  lab_cheese_position_play (position, self->deal->maze, nothing, outcomes);
  return TRUE;
}

/* Asks all rats that are not in mud. Returns FALSE if the race cannot continue; @error is not set
 * at the end of the input. */
static gboolean
choose (LabCheeseTerminalRace    *self,
        const LabCheesePosition  *position,
        LabCheeseAction          *actions,
        gboolean                 *failed,
        GError                  **error)
{
  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      g_autoptr (GError) reason = NULL;

      actions[rat] = LAB_CHEESE_NOTHING;
      failed[rat] = FALSE;
      if (lab_cheese_position_is_in_mud (position, rat))
        continue;
      if (self->rats[rat] == NULL)
        {
          if (!ask_person (self, rat, &actions[rat], error))
            return FALSE;
          continue;
        }
      if (lab_rat_choose (self->rats[rat], position, NULL, &actions[rat], &reason))
        continue;
      failed[rat] = TRUE;
      actions[rat] = LAB_CHEESE_NOTHING;
      if (!self->match.continue_on_error)
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
      fprintf (stderr, "labyrinthe-lab: %s\n", reason->message);
    }
  return TRUE;
}

/* Prints what each rat did in a turn, unless @self is silent. */
static void
lab_cheese_terminal_race_tell_turn (const LabCheeseTerminalRace *self,
                                    guint                        turn,
                                    const LabCheeseOutcome      *outcomes)
{
  g_autoptr (GString) line = g_string_new (NULL);

  if (self->is_silent || turn == 0)
    return;
  g_string_append_printf (line, "%u.", turn);
  for (guint i = 0; i < self->deal->n_rats; i++)
    g_string_append_printf (line, "  %c %s", (char) ('A' + i),
                            lab_cheese_outcome_ids[outcomes[i]]);
  lab_terminal_say ("%s", line->str);
}

/* Prints a drawing of a position, unless @self is silent. */
static void
lab_cheese_terminal_race_draw (const LabCheeseTerminalRace *self,
                               const LabCheesePosition     *position)
{
  g_autofree char *drawing = NULL;

  if (self->is_silent)
    return;
  drawing = lab_cheese_drawing_make (self->deal->maze, position, self->ascii);
  lab_terminal_print ("%s", drawing);
}

/* Plays turns until the race is over or cannot continue. */
static gboolean
play_turns (LabCheeseTerminalRace  *self,
            LabCheesePosition      *position,
            GError                **error)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };
  gboolean failed[LAB_CHEESE_MAX_RATS] = { 0 };

  lab_cheese_terminal_race_draw (self, position);
  while (!lab_cheese_position_is_over (position))
    {
      if (self->match.max_turns > 0 && position->turn > self->match.max_turns)
        {
          self->record.is_cut = TRUE;
          return TRUE;
        }
      if (!choose (self, position, actions, failed, error))
        return FALSE;
      lab_cheese_position_play (position, self->deal->maze, actions, outcomes);
      for (guint rat = 0; rat < position->n_rats; rat++)
        {
          if (failed[rat])
            outcomes[rat] = LAB_CHEESE_FAILED;
        }
      lab_cheese_record_add_turn (&self->record, outcomes, position->n_rats);
      lab_cheese_terminal_race_draw (self, position);
      lab_cheese_terminal_race_tell_turn (self, position->turn - 1, outcomes);
    }
  return TRUE;
}

/**
 * lab_cheese_terminal_race_play_people:
 * @self: a race with people
 * @error: return location for an error
 *
 * Plays the race, and asks people for their actions in the terminal. All others wait for them. The
 * end of the input ends the race.
 *
 * Returns: the exit status; an error is set if a rat failed
 */
static LabCommandStatus
lab_cheese_terminal_race_play_people (LabCheeseTerminalRace  *self,
                                      GError                **error)
{
  g_auto (LabCheesePosition) position = { 0 };
  g_autoptr (GError) reason = NULL;
  gboolean is_good;

  lab_cheese_position_init (&position, self->deal);
  lab_cheese_record_begin (&self->record, FALSE);
  is_good = prepare (self, &position, &reason) && play_turns (self, &position, &reason);
  lab_cheese_record_end (&self->record, &position);
  for (guint rat = 0; is_good && rat < position.n_rats; rat++)
    {
      if (self->rats[rat] != NULL)
        is_good = lab_rat_finish (self->rats[rat], &position, &reason);
    }
  if (reason == NULL)
    return LAB_COMMAND_STATUS_DONE;
  g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED, reason->message);
  return LAB_COMMAND_STATUS_NO;
}

#define ALIGNMENTS "lllrrrrrrrrrr"

static void
append_rat (GString                     *json,
            const LabCheeseTerminalRace *self,
            guint                        rat)
{
  g_string_append (json, "{\"rat\": ");
  lab_json_append_string (json, self->texts[rat]);
  g_string_append (json, ", \"team\": ");
  lab_json_append_string (json, self->teams[rat]);
  g_string_append (json, ", \"start\": ");
  lab_cheese_json_append_number (json, self->deal->starts[rat]);
  g_string_append (json, ", \"score\": ");
  lab_cheese_json_append_real (json, self->record.scores[rat]);
  g_string_append (json, ",\n     \"actions\": {");
  for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
    {
      g_string_append_printf (json, i > 0 ? ", \"%s\": " : "\"%s\": ",
                              lab_cheese_outcome_ids[i]);
      lab_cheese_json_append_number (json, self->record.counts[rat][i]);
    }
  g_string_append (json, "}}");
}

/* Prints a table of the scores and what each rat did. */
static void
lab_cheese_terminal_race_print_result (const LabCheeseTerminalRace *self)
{
  g_autoptr (LabTextTable) table = lab_text_table_new (ALIGNMENTS);
  g_autofree char *text = NULL;

  lab_text_table_add (table, "");
  /* Translators: the heading of a column with the names of rats. */
  lab_text_table_add (table, C_("column", "Rat"));
  /* Translators: the heading of a column with the names of teams. */
  lab_text_table_add (table, C_("column", "Team"));
  lab_text_table_add (table, C_("column", "Score"));
  for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
    lab_text_table_add (table, lab_cheese_outcome_ids[i]);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      g_autoptr (GString) score = g_string_new (NULL);

      lab_json_append_number (score, self->record.scores[rat]);
      lab_text_table_take (table, g_strdup_printf ("%c", (char) ('A' + rat)));
      lab_text_table_take (table, lab_terminal_make_safe (self->names[rat]));
      lab_text_table_take (table, lab_terminal_make_safe (self->teams[rat]));
      lab_text_table_add (table, score->str);
      for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
        lab_text_table_take (table, g_strdup_printf ("%" G_GUINT64_FORMAT,
                                                     self->record.counts[rat][i]));
    }
  text = lab_text_table_format (table);
  /* Translators: how many turns a race took. */
  lab_terminal_say (ngettext ("%d turn", "%d turns", (gulong) ABS (self->record.turns)),
                    self->record.turns);
  lab_terminal_print ("%s", text);
}

/* Prints the result as JSON. */
static void
lab_cheese_terminal_race_print_json (const LabCheeseTerminalRace *self)
{
  g_autoptr (GString) json = g_string_new (NULL);

  g_string_append_printf (json, "{\n  \"turns\": %d,\n  \"limited\": %s,\n  \"mode\": \"%s\",\n",
                          self->record.turns, self->record.is_cut ? "true" : "false",
                          mode_ids[self->match.mode]);
  g_string_append (json, "  \"seeds\": {\"maze\": ");
  lab_cheese_json_append_number (json, self->settings.maze_seed);
  g_string_append (json, ", \"cheese\": ");
  lab_cheese_json_append_number (json, self->settings.cheese_seed);
  g_string_append (json, ", \"players\": ");
  lab_cheese_json_append_number (json, self->settings.players_seed);
  g_string_append (json, "},\n  \"rats\": [");
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      g_string_append (json, rat > 0 ? ",\n    " : "\n    ");
      append_rat (json, self, rat);
    }
  lab_terminal_say ("%s\n  ]\n}", json->str);
}

static void
on_turn_played (const LabCheesePosition *position,
                const LabCheeseOutcome  *outcomes,
                gpointer                 data)
{
  lab_cheese_terminal_race_tell_turn (data, position->turn - 1, outcomes);
}

static void
play_race (LabJob       *job G_GNUC_UNUSED,
           GCancellable *cancellable,
           gpointer      data)
{
  Game *self = data;
  LabCheeseTerminalRace *race = self->race;

  self->is_good = lab_cheese_match_play (&race->record, race->deal, race->rats,
                                         race->settings.players_seed, &race->match,
                                         cancellable, &self->error);
}

/**
 * lab_cheese_terminal_race_play:
 * @self: a race without people
 * @error: return location for an error
 *
 * Plays the race, and prints each turn. Ctrl-C ends it early.
 *
 * Returns: the exit status; an error is set if a rat failed
 */
static LabCommandStatus
lab_cheese_terminal_race_play (LabCheeseTerminalRace  *self,
                               GError                **error)
{
  Game game = { .race = self };
  gboolean complete;

  if (!self->is_silent)
    {
      self->match.turn_played = on_turn_played;
      self->match.data = self;
    }
  complete = lab_job_run (play_race, 0, NULL, NULL, &game);
  if (game.is_good)
    return LAB_COMMAND_STATUS_DONE;
  if (!complete)
    {
      g_clear_error (&game.error);
      return LAB_COMMAND_STATUS_INTERRUPTED;
    }
  g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED, game.error->message);
  g_clear_error (&game.error);
  return LAB_COMMAND_STATUS_NO;
}

static LabCommandStatus
engine_run (const LabCommand  *self,
            const LabOptions  *options,
            GError           **error)
{
  g_autoptr (LabCheeseHost) host = NULL;
  g_autoptr (GError) input_error = NULL;
  const char *answer = NULL;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error))
    return LAB_COMMAND_STATUS_MISUSED;

  /* From here on the output is for programs, and must not depend on the language. */
  setlocale (LC_ALL, "C");
  host = lab_cheese_host_new (LAB_CHEESE_HOST_MAX_PLACES);
  do
    {
      g_autofree char *line = lab_terminal_read_line (MAX_LINE, &input_error);

      answer = line != NULL ? lab_cheese_host_answer (host, line) : NULL;
      if (answer != NULL)
        lab_terminal_say ("%s", answer);
    }
  while (answer != NULL && lab_terminal_flush (error));
  if (input_error == NULL && answer == NULL)
    return LAB_COMMAND_STATUS_DONE;
  if (input_error != NULL)
    g_propagate_error (error, g_steal_pointer (&input_error));
  return LAB_COMMAND_STATUS_NO;
}

static const LabCommand lab_command_cheese_engine = {
  .word = "engine",
  .summary = N_("Let other programs play cheese races"),
  .explanation = {
    N_("Reads requests from the standard input and answers each with a line of JSON on the "
       "standard output, as labyrinthe-cheese-engine(7) explains: it makes mazes, deals races, "
       "and plays their turns by the rules. The Python package in examples/pyrat uses it. The "
       "command ends after “quit” or at the end of the input."),
  },
  .example = "cheese engine",
  .run = engine_run,
};

/* Appends what a random maze is like; null if it was read from a file. */
static void
append_settings (GString                     *json,
                 const LabOptions            *options,
                 const LabCheeseMazeSettings *settings)
{
  g_string_append (json, ",\n  \"settings\": ");
  if (lab_options_get (options, "maze") != NULL)
    {
      g_string_append (json, "null");
      return;
    }
  g_string_append_printf (json, "{\"style\": \"%s\", \"cell_percentage\": ",
                          lab_cheese_styles[settings->style].id);
  lab_cheese_json_append_real (json, settings->cell_percentage);
  g_string_append (json, ", \"wall_percentage\": ");
  lab_cheese_json_append_real (json, settings->wall_percentage);
  g_string_append (json, ", \"mud_percentage\": ");
  lab_cheese_json_append_real (json, settings->mud_percentage);
  g_string_append_printf (json, ", \"mud_range\": [%u, %u], \"symmetric\": %s}", settings->min_mud,
                          settings->max_mud, settings->symmetric ? "true" : "false");
}

static void
append_rats (GString             *json,
             const LabOptions    *options,
             const LabCheeseDeal *deal)
{
  g_string_append (json, ",\n  \"rats\": [");
  for (guint i = 0; i < deal->n_rats; i++)
    {
      g_string_append (json, i > 0 ? ",\n    {\"rat\": " : "\n    {\"rat\": ");
      if (lab_options_list (options, "rat") != NULL)
        lab_json_append_string (json, lab_options_list (options, "rat")[i]);
      else
        g_string_append (json, "null");
      g_string_append_printf (json, ", \"start\": %u, \"team\": ", deal->starts[i]);
      lab_json_append_string (json, get_team (options, i));
      g_string_append_c (json, '}');
    }
  g_string_append (json, "\n  ]");
}

static void
print_json (const LabOptions            *options,
            const LabCheeseDealSettings *settings,
            const LabCheeseDeal         *deal)
{
  g_autoptr (GString) json = g_string_new ("{\n  ");

  lab_cheese_json_append_maze (json, deal->maze, ",\n  ");
  append_settings (json, options, &settings->maze);
  g_string_append (json, ",\n  \"seeds\": {\"maze\": ");
  if (lab_options_get (options, "maze") == NULL)
    lab_cheese_json_append_number (json, settings->maze_seed);
  else
    g_string_append (json, "null");
  g_string_append (json, ", \"cheese\": ");
  lab_cheese_json_append_number (json, settings->cheese_seed);
  g_string_append (json, ", \"players\": ");
  lab_cheese_json_append_number (json, settings->players_seed);
  g_string_append_c (json, '}');
  append_rats (json, options, deal);
  g_string_append (json, ",\n  \"cheese\": ");
  lab_cheese_json_append_numbers (json, deal->cheese, deal->n_cheese);
  lab_terminal_say ("%s\n}", json->str);
}

static void
print_drawing (const LabCheeseDeal *deal,
               gboolean             ascii)
{
  g_auto (LabCheesePosition) position = { 0 };
  g_autofree char *drawing = NULL;

  lab_cheese_position_init (&position, deal);
  drawing = lab_cheese_drawing_make (deal->maze, &position, ascii);
  lab_terminal_print ("%s", drawing);
}

static LabCheeseMaze *
read_maze_file (const char  *path,
                GError     **error)
{
  g_autoptr (GBytes) bytes = lab_maze_operands_read (path, error);
  gconstpointer text;
  gsize length;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  return lab_cheese_maze_new_from_text (text != NULL ? text : "", (gssize) length, error);
}

/* Prints the seed on the standard error if it was drawn and something depends on it. */
static void
print_seed (const LabOptions            *options,
            const LabCheeseDealSettings *settings)
{
  guint64 seed;

  if (lab_options_get (options, "seed") != NULL)
    return;
  if (lab_options_get (options, "cheese-seed") == NULL)
    seed = settings->cheese_seed;
  else if (lab_options_get (options, "players-seed") == NULL)
    seed = settings->players_seed;
  else if (lab_options_get (options, "maze-seed") == NULL
           && lab_options_get (options, "maze") == NULL)
    seed = settings->maze_seed;
  else
    return;
  fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", seed);
}

/* Deals a race, in the maze of the option `--maze` if there is one. Prints a seed that was drawn
 * on the standard error. Returns the race before its first turn. */
static LabCheeseDeal *
deal_race (const LabOptions       *options,
           LabCheeseDealSettings  *settings,
           GError                **error)
{
  g_autoptr (LabCheeseMaker) maker = NULL;
  g_autoptr (LabCheeseMaze) maze = NULL;
  LabCheeseDeal *deal = NULL;

  if (lab_options_get (options, "maze") == NULL)
    {
      maker = lab_cheese_maker_new ();
      deal = lab_cheese_deal_new (settings, maker, error);
    }
  else if ((maze = read_maze_file (lab_options_get (options, "maze"), error)) != NULL)
    {
      deal = lab_cheese_deal_new_in (maze, settings, error);
    }
  if (deal != NULL)
    print_seed (options, settings);
  return deal;
}

/* Refuses what describes a random maze, because another maze was given. */
static gboolean
check_no_maze_settings (const LabOptions  *options,
                        GError           **error)
{
  if (lab_options_get (options, "width") == NULL && lab_options_get (options, "height") == NULL
      && lab_options_get (options, "style") == NULL
      && lab_options_get (options, "cell-percentage") == NULL
      && lab_options_get (options, "wall-percentage") == NULL
      && lab_options_get (options, "mud-percentage") == NULL
      && lab_options_get (options, "mud-range") == NULL
      && lab_options_get (options, "maze-seed") == NULL && !lab_options_has (options, "symmetric"))
    return TRUE;
  /* Translators: --maze is typed as it is. */
  return lab_command_refuse (error, _("The file after --maze is the whole maze. Remove the options "
                                      "that describe a random maze."));
}

/* Reads the seeds, the number of pieces of cheese, and what a random maze is like. Without
 * `--seed`, draws a seed. Returns whether they are valid. */
static gboolean
read_race (const LabOptions       *options,
           LabCheeseDealSettings  *settings,
           GError                **error)
{
  guint64 seed = 0;

  if (lab_options_get (options, "seed") == NULL && !lab_options_get_seed (options, &seed, error))
    return FALSE;
  if (!lab_cheese_operands_read_seed ("--seed", lab_options_get (options, "seed"), &seed, error))
    return FALSE;
  settings->maze_seed = settings->cheese_seed = settings->players_seed = seed;
  if (!lab_cheese_operands_read_seed ("--maze-seed", lab_options_get (options, "maze-seed"),
                                      &settings->maze_seed, error)
      || !lab_cheese_operands_read_seed ("--cheese-seed", lab_options_get (options, "cheese-seed"),
                                         &settings->cheese_seed, error)
      || !lab_cheese_operands_read_seed ("--players-seed",
                                         lab_options_get (options, "players-seed"),
                                         &settings->players_seed, error)
      || !lab_options_get_number (options, "cheese", LAB_CHEESE_MAX_CELLS, &settings->n_cheese,
                                  error))
    return FALSE;
  return lab_options_get (options, "maze") != NULL ? check_no_maze_settings (options, error)
                              : lab_cheese_operands_read_maze (options, &settings->maze, error);
}

static LabCommandStatus
show_run (const LabCommand  *self,
          const LabOptions  *options,
          GError           **error)
{
  LabCheeseDealSettings settings = {
    .maze = LAB_CHEESE_MAZE_DEFAULTS,
    .n_cheese = LAB_CHEESE_DEFAULT_CHEESE,
  };
  guint n_rats = lab_options_list (options, "rat") != NULL
                 ? g_strv_length (lab_options_list (options, "rat"))
                 : 1;
  g_autoptr (LabCheeseDeal) deal = NULL;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !read_rats (options, n_rats, &settings, error)
      || !read_race (options, &settings, error)
      || (deal = deal_race (options, &settings, error)) == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  if (lab_options_has (options, "json"))
    print_json (options, &settings, deal);
  else
    print_drawing (deal, lab_options_has (options, "ascii"));
  return LAB_COMMAND_STATUS_DONE;
}

static const GOptionEntry rat_options[] = {
  { "rat", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    /* Translators: “program:” is typed as it is; PROGRAM is a placeholder. */
    N_("Rat: a name such as bfs, or program:PROGRAM; repeat for each rat"),
    /* Translators: stands for the name of a rat after an option, as in “--rat=RAT”. */
    N_("RAT") },
  { "start", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    /* Translators: the words before “or” are typed as they are. */
    N_("Where a rat starts: center, top-left, top-right, bottom-left, bottom-right, random, "
       "same, or the number of a cell; repeat for each rat (default: center)"), N_("START") },
  { "team", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    N_("Name of the team of a rat; repeat for each rat (default: all in one team)"),
    N_("NAME") },
  { NULL },
};

static const GOptionEntry seed_options[] = {
  { "seed", 's', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the race, a whole number (default: random)"), N_("N") },
  { "maze-seed", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the maze, instead of --seed"), N_("N") },
  { "cheese-seed", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the places of the cheese, instead of --seed"), N_("N") },
  { "players-seed", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of random starts and random rats, instead of --seed"), N_("N") },
  { "maze", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Read the maze from this file instead of making one"), N_("FILE") },
  { NULL },
};

static const LabCommand lab_command_cheese_show = {
  .word = "show",
  .summary = N_("Draw the maze of a cheese race"),
  .explanation = {
    N_("Draws the maze of a race with the cheese and the cells where the rats start. The same "
       "seed gives the same race on every machine, and the same one as in the program PyRat. "
       "Without --seed, a random seed is used and printed on the standard error."),
    N_("Rats are letters, and a number between two cells is the number of turns that mud costs "
       "there."),
  },
  .example = "cheese show --seed 42 --rat bfs",
  .options = { lab_options_drawing, rat_options, lab_cheese_maze_options, seed_options,
               lab_options_json },
  .run = show_run,
};

/* The rats of a race for which none was named. */
static const char * const default_rats[] = { LAB_CHEESE_PERSON, NULL };

static void
draw_start (const LabCheeseTerminalRace *race)
{
  g_auto (LabCheesePosition) position = { 0 };

  lab_cheese_position_init (&position, race->deal);
  lab_cheese_terminal_race_draw (race, &position);
}

static LabCommandStatus
play (LabCheeseTerminalRace  *race,
      const LabOptions       *options,
      GError                **error)
{
  LabCommandStatus status;

  if (!race->has_people)
    draw_start (race);
  if (!lab_terminal_flush (error))
    return LAB_COMMAND_STATUS_NO;
  status = race->has_people ? lab_cheese_terminal_race_play_people (race, error)
                            : lab_cheese_terminal_race_play (race, error);
  if (lab_options_has (options, "json"))
    lab_cheese_terminal_race_print_json (race);
  else
    lab_cheese_terminal_race_print_result (race);
  return status;
}

/* Returns whether a rat failed, although the race continued. */
static gboolean
has_failures (const LabCheeseTerminalRace *race)
{
  for (guint i = 0; i < race->deal->n_rats; i++)
    {
      if (race->record.counts[i][LAB_CHEESE_FAILED] > 0)
        return TRUE;
    }
  return FALSE;
}

static LabCommandStatus
play_run (const LabCommand  *self,
          const LabOptions  *options,
          GError           **error)
{
  const char * const *rats = lab_options_list (options, "rat") != NULL
                               ? (const char * const *) lab_options_list (options, "rat")
                               : default_rats;
  LabCheeseTerminalRace race = {
    .settings = { .maze = LAB_CHEESE_MAZE_DEFAULTS, .n_cheese = LAB_CHEESE_DEFAULT_CHEESE },
    .ascii = lab_options_has (options, "ascii"),
    .is_silent = lab_options_has (options, "json"),
  };
  LabDialogueLog *log = NULL;
  LabCommandStatus status = LAB_COMMAND_STATUS_MISUSED;

  if (lab_operands_expect_none (self, (const char *const *) options->operands, error)
      && (!lab_options_has (options, "sandbox") || lab_sandbox_is_available (error))
      && lab_command_check_limits (error)
      && lab_output_open_log (options, &log, error)
      && lab_cheese_terminal_race_read (&race, options, rats, log, error)
      && read_race (options, &race.settings, error)
      && (race.deal = deal_race (options, &race.settings, error)) != NULL)
    {
      status = play (&race, options, error);
      if (status == LAB_COMMAND_STATUS_DONE && has_failures (&race))
        status = LAB_COMMAND_STATUS_NO;
    }
  lab_cheese_terminal_race_clear (&race);
  return lab_output_close_log (log, options, status, error);
}

static const GOptionEntry match_options[] = {
  { "mode", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the words after the colon are typed as they are. */
    N_("How the rats are asked: match, synchronous, sequential, or simulation (default: "
       "simulation)"),
    /* Translators: stands for a word after an option, as in “--mode=MODE”. */
    N_("MODE") },
  { "preparation-time", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Time before the first turn (default: 3)"), N_("SECONDS") },
  { "turn-time", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Time for each turn (default: 0.1)"), N_("SECONDS") },
  { "continue-on-error", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Continue the race if a rat fails"), NULL },
  { "max-turns", 'm', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("End the race after N turns (default: no limit)"), N_("N") },
  { NULL },
};

static const LabCommand lab_command_cheese_play = {
  .word = "play",
  .summary = N_("Play a cheese race"),
  .explanation = {
    N_("Plays one race and prints its turns and the result. Each --rat is one rat: a rat that is "
       "built in, such as random5, dfs, bfs, or greedy; program: with the command line of a "
       "program that speaks labyrinthe-cheese-protocol(7); or person, for somebody at this "
       "terminal, which is the default."),
    /* Translators: the words between the quotation marks are typed as they are. */
    N_("A person types a word for each turn: “north”, “east”, “south”, “west”, or “nothing”, or "
       "the first letter. The end of the input (Ctrl-D) leaves the race."),
    N_("The exit status is 1 if a rat failed."),
  },
  .example = "cheese play --rat dfs --rat bfs --seed 42",
  .options = { lab_options_drawing, rat_options, lab_cheese_maze_options, seed_options,
               match_options, lab_options_json, lab_options_programs },
  .run = play_run,
};

static const LabCommand * const commands[] = {
  &lab_command_cheese_show,
  &lab_command_cheese_play,
  &lab_command_cheese_study,
  &lab_command_cheese_engine,
  NULL,
};

const LabCommand lab_command_cheese = {
  .word = "cheese",
  /* Translators: what a group of commands is about. */
  .summary = N_("Let rats race for cheese in a maze"),
  .commands = commands,
};
