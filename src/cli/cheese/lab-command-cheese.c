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
 * Race:
 * @options: what the user asks for
 * @error: return location for what is wrong with it
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
 * @failure: (owned) (nullable): why the race ended early
 *
 * A race on the command line.
 */
typedef struct
{
  const LabOptions *options;
  GError **error;
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
  GError *failure;
} Race;

/* Frees the contents of @self. */
static void
race_clear (Race *self)
{
  for (guint i = 0; i < LAB_CHEESE_MAX_RATS; i++)
    {
      g_clear_pointer (&self->rats[i], lab_rat_free);
      g_clear_pointer (&self->teams[i], g_free);
    }
  g_clear_pointer (&self->deal, lab_cheese_deal_unref);
  lab_cheese_record_clear (&self->record);
  g_clear_error (&self->failure);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Race, race_clear)

static const char * const mode_ids[LAB_N_CHEESE_MODES] = { "match", "synchronous", "sequential",
                                                           "simulation" };

/* The length at which lines are cut, in bytes. The largest maze needs less. */
#define MAX_LINE ((gsize) 64 * 1024 * 1024)

/* The longest time for a turn, in seconds. */
#define MAX_SECONDS 3600
#define DEFAULT_PREPARATION_TIME ((gint64) 3 * G_USEC_PER_SEC)
#define DEFAULT_TURN_TIME (G_USEC_PER_SEC / 10)

static gboolean
read_time (Race       *self,
           const char *name,
           gint64     *time)
{
  const char *text = lab_options_get (self->options, name);
  g_autofree char *option = g_strconcat ("--", name, NULL);
  double seconds;

  if (text == NULL)
    return TRUE;
  if (!lab_text_parse_real (text, 0, MAX_SECONDS, &seconds))
    return lab_command_refuse (self->error,
                               /* Translators: the first %s was typed after the second, an option
                                * such as --turn-time. */
                               _("“%s” is not a valid value for %s; write seconds from 0 to %u, "
                                 "such as 0.1."), text, option, (guint) MAX_SECONDS);
  *time = (gint64) (seconds * G_USEC_PER_SEC + 0.5);
  return TRUE;
}

/* Reads how the rats are asked. */
static gboolean
read_match (Race *self)
{
  const LabOptions *options = self->options;
  const char *mode = lab_options_get (options, "mode");
  LabCheeseMatchSettings *match = &self->match;

  match->mode = LAB_CHEESE_SIMULATION;
  if (mode != NULL && !lab_words_find (mode_ids, LAB_N_CHEESE_MODES, sizeof mode_ids[0], mode,
                                       (guint *) &match->mode))
    return lab_command_refuse (self->error,
                               /* Translators: %s is what was typed; the words after it are typed as
                                * they are. */
                               _("“%s” is not a mode; use match, synchronous, sequential, or "
                                 "simulation."), mode);
  if (match->mode == LAB_CHEESE_SIMULATION
      && (lab_options_get (options, "preparation-time") != NULL
          || lab_options_get (options, "turn-time") != NULL))
    return lab_command_refuse (self->error,
                               /* Translators: the options and modes are typed as they are. */
                               _("The options --preparation-time and --turn-time need another "
                                 "mode, such as --mode=match."));
  match->preparation_time = DEFAULT_PREPARATION_TIME;
  match->turn_time = DEFAULT_TURN_TIME;
  match->continue_on_error = lab_options_has (options, "continue-on-error");
  return read_time (self, "preparation-time", &match->preparation_time)
      && read_time (self, "turn-time", &match->turn_time)
      && lab_options_get_number (options, "max-turns", G_MAXINT, &match->max_turns, self->error);
}

/* Makes a rat. Unlike other commands, this one also knows people. */
static gboolean
seat (Race       *self,
      guint       rat,
      const char *text)
{
  const LabRatKind *kind = lab_rat_kind_find (text);

  self->texts[rat] = text;
  if (strcmp (text, LAB_CHEESE_PERSON) == 0)
    {
      /* Translators: somebody who plays at the terminal. */
      self->names[rat] = _("Person");
      self->has_people = TRUE;
      return TRUE;
    }
  /* Translators: a rat that another program moves. */
  self->names[rat] = kind != NULL ? _(kind->name) : _("Program");
  self->rats[rat] = lab_rat_new (text, self->error);
  return self->rats[rat] != NULL;
}

/* Returns how many values an option has that can be repeated. */
static guint
count_values (const LabOptions *options,
              const char       *name)
{
  GStrv values = lab_options_list (options, name);

  return values != NULL ? g_strv_length (values) : 0;
}

/* Returns the name of the team of a rat; it can be empty. */
static const char *
get_team (const LabOptions *options,
          guint             rat)
{
  return rat < count_values (options, "team") ? lab_options_list (options, "team")[rat] : "";
}

static gboolean
seat_rats (Race               *self,
           const char * const *texts,
           LabDialogueLog     *log)
{
  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autofree char *label = g_strdup_printf ("rat %u", i + 1);
      LabDialogue *dialogue;

      self->teams[i] = g_strdup (get_team (self->options, i));
      if (!seat (self, i, texts[i]))
        return FALSE;
      dialogue = self->rats[i] != NULL ? self->rats[i]->dialogue : NULL;
      if (dialogue == NULL)
        continue;
      lab_dialogue_set_sandbox (dialogue, lab_options_has (self->options, "sandbox"));
      lab_dialogue_set_log (dialogue, log, label);
    }
  if (self->has_people && lab_options_get (self->options, "mode") != NULL)
    return lab_command_refuse (self->error, _("A race with people waits for them. Remove the "
                                              "option --mode."));
  return TRUE;
}

/* Numbers the teams in the order in which they are named. */
static void
number_teams (Race *self)
{
  LabCheeseDealSettings *settings = &self->settings;
  guint8 n_teams = 0;

  for (guint i = 0; i < settings->n_rats; i++)
    {
      guint same = 0;

      while (strcmp (get_team (self->options, same), get_team (self->options, i)) != 0)
        same++;
      settings->teams[i] = same < i ? settings->teams[same] : n_teams++;
    }
}

/* Reads the options `--start` and `--team`. Returns whether they are valid. */
static gboolean
read_rats (Race  *self,
           guint  n_rats)
{
  const LabOptions *options = self->options;
  LabCheeseDealSettings *settings = &self->settings;
  GStrv starts = lab_options_list (options, "start");
  guint n_starts = count_values (options, "start");

  if (n_rats > LAB_CHEESE_MAX_RATS)
    return lab_command_refuse (self->error, _("Only %u rats can race. Remove some --rat options."),
                               (guint) LAB_CHEESE_MAX_RATS);
  if (n_starts > n_rats || count_values (options, "team") > n_rats)
    return lab_command_refuse (self->error, _("There are more --start or --team options than rats. "
                                              "Remove some, or add --rat options."));
  settings->n_rats = n_rats;
  for (guint i = 0; i < n_starts; i++)
    {
      if (!lab_cheese_start_parse (starts[i], &settings->starts[i], &settings->cells[i]))
        return lab_command_refuse (self->error,
                                   /* Translators: %s is what was typed; the words after it are
                                    * typed as they are. */
                                   _("“%s” is not a start; use center, top-left, top-right, "
                                     "bottom-left, bottom-right, random, same, or the number of a "
                                     "cell."), starts[i]);
    }
  number_teams (self);
  return TRUE;
}

/* The length at which input lines are cut, in bytes. */
#define MAX_ANSWER 100

/* Asks a person for an action, again and again. Returns FALSE at the end of the input; sets @error
 * only if the question could not be written, or the answer not be read. */
static gboolean
ask_person (const Race       *self,
            guint             rat,
            LabCheeseAction  *action,
            GError          **error)
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
prepare (Race              *self,
         LabCheesePosition *position)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];

  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      guint64 seed = lab_cheese_umpire_get_rat_seed (self->settings.players_seed, rat);

      if (self->rats[rat] != NULL
          && !lab_rat_prepare (self->rats[rat], self->deal->maze, position, rat, seed, NULL,
                               &self->failure))
        return FALSE;
    }
  lab_cheese_position_play (position, self->deal->maze, nothing, NULL);
  return TRUE;
}

/* Asks all rats that are not in mud. Returns FALSE if the race cannot continue; that is no failure
 * at the end of the input. */
static gboolean
choose (Race                    *self,
        const LabCheesePosition *position,
        LabCheeseAction         *actions,
        gboolean                *failed)
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
          if (!ask_person (self, rat, &actions[rat], &self->failure))
            return FALSE;
          continue;
        }
      if (lab_rat_choose (self->rats[rat], position, NULL, &actions[rat], &reason))
        continue;
      failed[rat] = TRUE;
      actions[rat] = LAB_CHEESE_NOTHING;
      if (!self->match.continue_on_error)
        {
          self->failure = g_steal_pointer (&reason);
          return FALSE;
        }
      fprintf (stderr, "labyrinthe-lab: %s\n", reason->message);
    }
  return TRUE;
}

/* Prints what each rat did in a turn, unless @self is silent. */
static void
race_tell_turn (const Race             *self,
                guint                   turn,
                const LabCheeseOutcome *outcomes)
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
race_draw (const Race              *self,
           const LabCheesePosition *position)
{
  if (!self->is_silent)
    lab_terminal_print_take (lab_cheese_drawing_make (self->deal->maze, position, self->ascii));
}

/* Reports why a race ended early, if it did. Returns the exit status. */
static LabCommandStatus
fail (Race *self)
{
  if (self->failure == NULL)
    return LAB_COMMAND_STATUS_DONE;
  g_set_error_literal (self->error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                       self->failure->message);
  return LAB_COMMAND_STATUS_NO;
}

/* Plays turns until the race is over or cannot continue. */
static gboolean
play_turns (Race              *self,
            LabCheesePosition *position)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };
  gboolean failed[LAB_CHEESE_MAX_RATS] = { 0 };

  race_draw (self, position);
  while (!lab_cheese_position_is_over (position))
    {
      if (self->match.max_turns > 0 && position->turn > self->match.max_turns)
        {
          self->record.is_cut = TRUE;
          return TRUE;
        }
      if (!choose (self, position, actions, failed))
        return FALSE;
      lab_cheese_position_play (position, self->deal->maze, actions, outcomes);
      for (guint rat = 0; rat < position->n_rats; rat++)
        {
          if (failed[rat])
            outcomes[rat] = LAB_CHEESE_FAILED;
        }
      lab_cheese_record_add_turn (&self->record, outcomes, position->n_rats);
      race_draw (self, position);
      race_tell_turn (self, position->turn - 1, outcomes);
    }
  return TRUE;
}

/**
 * race_play_people:
 * @self: a race with people
 *
 * Plays the race, and asks people for their actions in the terminal. All others wait for them. The
 * end of the input ends the race.
 *
 * Returns: the exit status; an error is set if a rat failed
 */
static LabCommandStatus
race_play_people (Race *self)
{
  g_auto (LabCheesePosition) position = { 0 };
  gboolean is_good;

  lab_cheese_position_init (&position, self->deal);
  lab_cheese_record_begin (&self->record, FALSE);
  is_good = prepare (self, &position) && play_turns (self, &position);
  lab_cheese_record_end (&self->record, &position);
  for (guint rat = 0; is_good && rat < position.n_rats; rat++)
    {
      if (self->rats[rat] != NULL)
        is_good = lab_rat_finish (self->rats[rat], &position, &self->failure);
    }
  return fail (self);
}

#define ALIGNMENTS "lllrrrrrrrrrr"

static void
append_rat (GString    *json,
            const Race *self,
            guint       rat)
{
  lab_json_add (json, "{\"rat\": %s, \"team\": %s, \"start\": %u, \"score\": %f,\n"
                "     \"actions\": {", self->texts[rat], self->teams[rat], self->deal->starts[rat],
                self->record.scores[rat]);
  for (guint i = 0; i < LAB_N_CHEESE_OUTCOMES; i++)
    lab_json_add (json, i > 0 ? ", %s: %" G_GUINT64_FORMAT : "%s: %" G_GUINT64_FORMAT,
                  lab_cheese_outcome_ids[i], self->record.counts[rat][i]);
  g_string_append (json, "}}");
}

/* Prints a table of the scores and what each rat did. */
static void
race_print_result (const Race *self)
{
  g_autoptr (LabTextTable) table = lab_text_table_new (ALIGNMENTS);

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
  /* Translators: how many turns a race took. */
  lab_terminal_say (ngettext ("%d turn", "%d turns", (gulong) ABS (self->record.turns)),
                    self->record.turns);
  lab_terminal_print_take (lab_text_table_format (table));
}

/* Prints the result as JSON. */
static void
race_print_json (const Race *self)
{
  g_autoptr (GString) json = g_string_new (NULL);

  lab_json_add (json, "{\n  \"turns\": %d,\n  \"limited\": %i,\n  \"mode\": %s,\n"
                "  \"seeds\": {\"maze\": %" G_GUINT64_FORMAT ", \"cheese\": %" G_GUINT64_FORMAT
                ", \"players\": %" G_GUINT64_FORMAT "},\n  \"rats\": [", self->record.turns,
                self->record.is_cut, mode_ids[self->match.mode], self->settings.maze_seed,
                self->settings.cheese_seed, self->settings.players_seed);
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
  race_tell_turn (data, position->turn - 1, outcomes);
}

static void
play_race (LabJob       *job G_GNUC_UNUSED,
           GCancellable *cancellable,
           gpointer      data)
{
  Race *self = data;

  lab_cheese_match_play (&self->record, self->deal, self->rats, self->settings.players_seed,
                         &self->match, cancellable, &self->failure);
}

/**
 * race_play:
 * @self: a race without people
 *
 * Plays the race, and prints each turn. Ctrl-C ends it early.
 *
 * Returns: the exit status; an error is set if a rat failed
 */
static LabCommandStatus
race_play (Race *self)
{
  gboolean complete;

  if (!self->is_silent)
    {
      self->match.turn_played = on_turn_played;
      self->match.data = self;
    }
  complete = lab_job_run (play_race, 0, NULL, NULL, self);
  return complete || self->failure == NULL ? fail (self) : LAB_COMMAND_STATUS_INTERRUPTED;
}

static LabCommandStatus
engine_run (const LabCommand  *self,
            const LabOptions  *options,
            GError           **error)
{
  g_autoptr (LabCheeseHost) host = NULL;
  const char *answer = NULL;

  if (!lab_operands_expect (self, options->operands, 0, 0, error))
    return LAB_COMMAND_STATUS_MISUSED;

  /* From here on the output is for programs, and must not depend on the language. */
  setlocale (LC_ALL, "C");
  host = lab_cheese_host_new (LAB_CHEESE_HOST_MAX_PLACES);
  do
    {
      g_autofree char *line = lab_terminal_read_line (MAX_LINE, error);

      answer = line != NULL ? lab_cheese_host_answer (host, line) : NULL;
      if (answer != NULL)
        lab_terminal_say ("%s", answer);
    }
  while (answer != NULL && lab_terminal_flush (error));
  return LAB_COMMAND_STATUS_DONE;
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
append_settings (GString    *json,
                 const Race *self)
{
  const LabCheeseMazeSettings *settings = &self->settings.maze;

  g_string_append (json, ",\n  \"settings\": ");
  if (lab_options_get (self->options, "maze") != NULL)
    {
      g_string_append (json, "null");
      return;
    }
  lab_json_add (json, "{\"style\": %s, \"cell_percentage\": %f, \"wall_percentage\": %f, "
                "\"mud_percentage\": %f, \"mud_range\": [%u, %u], \"symmetric\": %i}",
                lab_cheese_styles[settings->style].id, settings->cell_percentage,
                settings->wall_percentage, settings->mud_percentage, settings->min_mud,
                settings->max_mud, settings->symmetric);
}

static void
append_rats (GString    *json,
             const Race *self)
{
  GStrv rats = lab_options_list (self->options, "rat");

  g_string_append (json, ",\n  \"rats\": [");
  for (guint i = 0; i < self->deal->n_rats; i++)
    lab_json_add (json, i > 0 ? ",\n    {\"rat\": %s, \"start\": %u, \"team\": %s}"
                              : "\n    {\"rat\": %s, \"start\": %u, \"team\": %s}",
                  rats != NULL ? rats[i] : NULL, self->deal->starts[i],
                  get_team (self->options, i));
  g_string_append (json, "\n  ]");
}

static void
print_json (const Race *self)
{
  g_autoptr (GString) json = g_string_new ("{\n  ");
  const LabCheeseDealSettings *settings = &self->settings;

  lab_cheese_json_append_maze (json, self->deal->maze, ",\n  ");
  append_settings (json, self);
  g_string_append (json, ",\n  \"seeds\": {\"maze\": ");
  if (lab_options_get (self->options, "maze") == NULL)
    lab_cheese_json_append_number (json, settings->maze_seed);
  else
    g_string_append (json, "null");
  lab_json_add (json, ", \"cheese\": %" G_GUINT64_FORMAT ", \"players\": %" G_GUINT64_FORMAT "}",
                settings->cheese_seed, settings->players_seed);
  append_rats (json, self);
  g_string_append (json, ",\n  \"cheese\": ");
  lab_cheese_json_append_numbers (json, self->deal->cheese, self->deal->n_cheese);
  lab_terminal_say ("%s\n}", json->str);
}

static LabCheeseMaze *
read_maze_file (Race       *self,
                const char *path)
{
  g_autoptr (GBytes) bytes = lab_maze_operands_read (path, self->error);
  gconstpointer text;
  gsize length;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  return lab_cheese_maze_new_from_text (text != NULL ? text : "", (gssize) length, self->error);
}

/* Prints the seed on the standard error if it was drawn and something depends on it. */
static void
print_seed (const Race *self)
{
  const LabOptions *options = self->options;
  guint64 seed;

  if (lab_options_get (options, "seed") != NULL)
    return;
  if (lab_options_get (options, "cheese-seed") == NULL)
    seed = self->settings.cheese_seed;
  else if (lab_options_get (options, "players-seed") == NULL)
    seed = self->settings.players_seed;
  else if (lab_options_get (options, "maze-seed") == NULL
           && lab_options_get (options, "maze") == NULL)
    seed = self->settings.maze_seed;
  else
    return;
  fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", seed);
}

/* Deals the race, in the maze of the option `--maze` if there is one. Prints a seed that was drawn
 * on the standard error. Returns whether there is such a race. */
static gboolean
deal_race (Race *self)
{
  const char *path = lab_options_get (self->options, "maze");
  g_autoptr (LabCheeseMaze) maze = path != NULL ? read_maze_file (self, path) : NULL;

  if (path == NULL)
    self->deal = lab_cheese_deal_new (&self->settings, NULL, self->error);
  else if (maze != NULL)
    self->deal = lab_cheese_deal_new_in (maze, &self->settings, self->error);
  if (self->deal != NULL)
    print_seed (self);
  return self->deal != NULL;
}

/* Reads what a random maze is like, or refuses that because another maze was given. */
static gboolean
read_maze (Race *self)
{
  static const char * const names[] = { "width", "height", "style", "cell-percentage",
                                        "wall-percentage", "mud-percentage", "mud-range",
                                        "maze-seed" };
  gboolean has_any = lab_options_has (self->options, "symmetric");

  if (lab_options_get (self->options, "maze") == NULL)
    return lab_cheese_operands_read_maze (self->options, &self->settings.maze, self->error);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    has_any = has_any || lab_options_get (self->options, names[i]) != NULL;
  return !has_any
         /* Translators: --maze is typed as it is. */
         || lab_command_refuse (self->error, _("The file after --maze is the whole maze. Remove "
                                               "the options that describe a random maze."));
}

/* Reads the seeds, the number of pieces of cheese, and what a random maze is like, and deals the
 * race. Without `--seed`, draws a seed. Returns whether they are valid. */
static gboolean
read_race (Race *self)
{
  LabCheeseDealSettings *settings = &self->settings;
  const struct
  {
    const char *name;
    guint64 *seed;
  } seeds[] = {
    { "maze-seed", &settings->maze_seed },
    { "cheese-seed", &settings->cheese_seed },
    { "players-seed", &settings->players_seed },
  };
  const char *text = lab_options_get (self->options, "seed");
  guint64 seed = 0;

  if ((text == NULL && !lab_options_get_seed (self->options, &seed, self->error))
      || !lab_cheese_operands_read_seed ("--seed", text, &seed, self->error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      g_autofree char *option = g_strconcat ("--", seeds[i].name, NULL);

      *seeds[i].seed = seed;
      if (!lab_cheese_operands_read_seed (option, lab_options_get (self->options, seeds[i].name),
                                          seeds[i].seed, self->error))
        return FALSE;
    }
  return lab_options_get_number (self->options, "cheese", LAB_CHEESE_MAX_CELLS,
                                 &settings->n_cheese, self->error)
         && read_maze (self) && deal_race (self);
}

static void
draw_start (const Race *race)
{
  g_auto (LabCheesePosition) position = { 0 };

  lab_cheese_position_init (&position, race->deal);
  race_draw (race, &position);
}

/* Begins to read a race from the command line. */
#define RACE_INIT(options_of_race, error_of_race)                                                  \
  {                                                                                                \
    .options = (options_of_race), .error = (error_of_race),                                        \
    .settings = { .maze = LAB_CHEESE_MAZE_DEFAULTS, .n_cheese = LAB_CHEESE_DEFAULT_CHEESE },       \
    .ascii = lab_options_has (options_of_race, "ascii"),                                           \
    .is_silent = lab_options_has (options_of_race, "json"),                                        \
  }

static LabCommandStatus
show_run (const LabCommand  *self,
          const LabOptions  *options,
          GError           **error)
{
  g_auto (Race) race = RACE_INIT (options, error);

  if (!lab_operands_expect (self, options->operands, 0, 0, error)
      || !read_rats (&race, MAX (count_values (options, "rat"), 1)) || !read_race (&race))
    return LAB_COMMAND_STATUS_MISUSED;
  if (race.is_silent)
    print_json (&race);
  else
    draw_start (&race);
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

static LabCommandStatus
play (Race *race)
{
  LabCommandStatus status;

  if (!race->has_people)
    draw_start (race);
  if (!lab_terminal_flush (race->error))
    return LAB_COMMAND_STATUS_NO;
  status = race->has_people ? race_play_people (race) : race_play (race);
  if (race->is_silent)
    race_print_json (race);
  else
    race_print_result (race);
  return status;
}

/* Returns whether a rat failed, although the race continued. */
static gboolean
has_failures (const Race *race)
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
  const char * const *given = (const char * const *) lab_options_list (options, "rat");
  const char * const *rats = given != NULL ? given : default_rats;
  Race race = RACE_INIT (options, error);
  LabDialogueLog *log = NULL;
  LabCommandStatus status = LAB_COMMAND_STATUS_MISUSED;

  if (lab_operands_expect (self, options->operands, 0, 0, error)
      && (!lab_options_has (options, "sandbox") || lab_sandbox_is_available (error))
      && lab_command_check_limits (error)
      && lab_output_open_log (options, &log, error)
      && read_rats (&race, g_strv_length ((GStrv) rats)) && read_match (&race)
      && seat_rats (&race, rats, log) && read_race (&race))
    {
      status = play (&race);
      if (status == LAB_COMMAND_STATUS_DONE && has_failures (&race))
        status = LAB_COMMAND_STATUS_NO;
    }
  race_clear (&race);
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
