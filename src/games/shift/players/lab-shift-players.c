/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-players.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-shift-agent.h"
#include "lab-shift-computer.h"
#include "lab-shift-position.h"
#include "lab-shift-program.h"
#include "lab-text.h"

/* Before the command line of a program. The second is what earlier versions called it. */
static const char * const program_prefixes[] = { "program:", "cmd:" };

#define MAX_SECONDS 3600
/* The number of characters of the command line that a message repeats. */
#define MAX_SHOWN 200

/* The level of a player and the options after it. */
typedef struct
{
  LabShiftStrength level;
  LabLimits limits;
  guint depth;
} PlayerSettings;

#define refuse(error, ...) \
  lab_refuse (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_NAME, __VA_ARGS__)

static const struct
{
  const char *id;
  const char *name;
  LabShiftStrength level;             /* of a computer player */
} all_kinds[LAB_SHIFT_N_PLAYER_KINDS] = {
  /* Translators: who plays a seat: a person at this screen, not the computer. */
  [LAB_SHIFT_PLAYER_PERSON] = { "person", NC_("player", "Person"), LAB_SHIFT_STRENGTH_RANDOM },
  /* Translators: who plays a seat: a computer player that is easy to beat. */
  [LAB_SHIFT_PLAYER_BEGINNER] = { "beginner", NC_("player", "Beginner"),
                                  LAB_SHIFT_STRENGTH_BEGINNER },
  /* Translators: who plays a seat: a computer player as strong as most people. */
  [LAB_SHIFT_PLAYER_NORMAL] = { "normal", NC_("player", "Normal"), LAB_SHIFT_STRENGTH_GREEDY },
  /* Translators: who plays a seat: a computer player that is hard to beat. */
  [LAB_SHIFT_PLAYER_HARD] = { "hard", NC_("player", "Hard"), LAB_SHIFT_STRENGTH_SOLVER },
  /* Translators: who plays a seat: the strongest computer player. */
  [LAB_SHIFT_PLAYER_EXPERT] = { "expert", NC_("player", "Expert"), LAB_SHIFT_STRENGTH_EXPERT },
  /* Translators: who plays a seat: another program, chosen in the preferences. */
  [LAB_SHIFT_PLAYER_PROGRAM] = { "program", NC_("player", "Program"), LAB_SHIFT_STRENGTH_RANDOM },
};

/* How long a game takes.
 *
 * The number of turns of all players together grows evenly with the number of treasures. It was
 * measured with players of the level Normal, who play about as well as most people, over 240 games
 * each: `labyrinthe-lab arena --seat greedy --seat greedy --cards 3 --games 240 --seed 1`
 *
 *   treasures       3      6      8     12
 *   two players    12.7   21.3          41.6
 *   three          15.4   29.2   37.9
 *   four           19.3   36.3
 *
 * The formula below is at most one turn away from each of these. */

/* Turns in a game besides those for each treasure, among them the way home; in tenths. */
#define MORE_TURNS 20

/* Turns of all players together for each treasure of a player; in tenths. */
static const guint turns_for_treasure[LAB_SHIFT_N_SEATS + 1] = { 0, 0, 33, 45, 57 };

/* An assumption, because the program does not measure people: half a minute to look, to insert, to
 * move, and to pass the screen. A full game of people then takes about 20 minutes, as board games
 * of this kind say of themselves. */
#define SECONDS_OF_PERSON 30

/* What the table takes to show a computer's turn at the normal speed. */
#define SECONDS_OF_COMPUTER 3

/* Rounds to what an estimate can tell: minutes up to ten, then five minutes. */
static guint
round_minutes (guint seconds)
{
  guint minutes = (seconds + 30) / 60;

  if (minutes > 10)
    minutes = (seconds + 150) / 300 * 5;
  return MAX (minutes, 1);
}

/**
 * lab_shift_game_length_estimate:
 * @kinds: (array length=n_players): who plays
 * @n_players: the number of players, from 2 to 4
 * @cards_each: the number of treasures of each player
 *
 * Estimates how long a game takes at the normal speed.
 *
 * Returns: the estimate in minutes, at least 1
 */
guint
lab_shift_game_length_estimate (const LabShiftPlayerKind *kinds,
                                guint                     n_players,
                                guint                     cards_each)
{
  guint seconds = 0;

  g_return_val_if_fail (n_players >= 2 && n_players <= LAB_SHIFT_N_SEATS, 1);

  for (guint i = 0; i < n_players; i++)
    seconds += kinds[i] == LAB_SHIFT_PLAYER_PERSON ? SECONDS_OF_PERSON : SECONDS_OF_COMPUTER;
  /* Each player has the same share of the turns. */
  return round_minutes ((MORE_TURNS + turns_for_treasure[n_players] * cards_each) * seconds
                        / (10 * n_players));
}

/** lab_shift_player_kind_get_id: returns the name of @kind in settings, which never changes. */
const char *
lab_shift_player_kind_get_id (LabShiftPlayerKind kind)
{
  g_return_val_if_fail (kind < LAB_SHIFT_N_PLAYER_KINDS, NULL);

  return all_kinds[kind].id;
}

/**
 * lab_shift_player_kind_parse:
 * @id: the name of a kind
 *
 * Reads the name of a kind of player from settings.
 *
 * Returns: the kind; %LAB_SHIFT_PLAYER_PERSON for an unknown name
 */
LabShiftPlayerKind
lab_shift_player_kind_parse (const char *id)
{
  guint kind = LAB_SHIFT_PLAYER_PERSON;

  lab_words_find (&all_kinds[0].id, LAB_SHIFT_N_PLAYER_KINDS, sizeof all_kinds[0], id, &kind);
  return (LabShiftPlayerKind) kind;
}

/** lab_shift_player_kind_get_name: (transfer none): returns @kind in the player's language. */
const char *
lab_shift_player_kind_get_name (LabShiftPlayerKind kind)
{
  g_return_val_if_fail (kind < LAB_SHIFT_N_PLAYER_KINDS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "player", all_kinds[kind].name);
}

/**
 * lab_shift_player_kind_make:
 * @kind: the kind of player
 * @program: the command line of the program
 *
 * Creates a player. A program that cannot be started reports the error when it has to play. If
 * @program is not a command line, which the preferences do not allow, a player of random turns
 * takes its place.
 *
 * Returns: (transfer full) (nullable): the player; %NULL for a person
 */
LabShiftAgent *
lab_shift_player_kind_make (LabShiftPlayerKind kind,
                            const char        *program)
{
  LabShiftAgent *agent;

  g_return_val_if_fail (kind < LAB_SHIFT_N_PLAYER_KINDS, NULL);

  if (kind == LAB_SHIFT_PLAYER_PERSON)
    return NULL;
  if (kind == LAB_SHIFT_PLAYER_PROGRAM)
    {
      agent = lab_shift_program_new (program, NULL);
      if (agent != NULL)
        return agent;
    }
  return lab_shift_computer_new (all_kinds[kind].level);
}

/**
 * lab_shift_player_kind_describe:
 * @kind: a kind of player
 *
 * Describes who plays a seat, to be shown with the name of the player.
 *
 * Returns: (transfer full) (nullable): the description; %NULL for a person
 */
char *
lab_shift_player_kind_describe (LabShiftPlayerKind kind)
{
  g_return_val_if_fail (kind < LAB_SHIFT_N_PLAYER_KINDS, NULL);

  if (kind == LAB_SHIFT_PLAYER_PERSON)
    return NULL;
  if (kind == LAB_SHIFT_PLAYER_PROGRAM)
    return g_strdup (lab_shift_player_kind_get_name (kind));
  /* Translators: an opponent; %s is a level of the computer, such as “Hard”. */
  return g_strdup_printf (_("Computer: %s"), lab_shift_player_kind_get_name (kind));
}

/* Private helpers */

static gboolean
parse_seconds (const char *text,
               gint64     *time)
{
  double seconds;

  if (!lab_text_parse_real (text, 1e-6, MAX_SECONDS, &seconds))
    return FALSE;
  *time = (gint64) (seconds * G_USEC_PER_SEC);
  return TRUE;
}

/* Reads one of the options after the level, such as `depth=2`. */
static gboolean
parse_option (const char      *option,
              PlayerSettings  *settings,
              GError         **error)
{
  g_autofree char *shown = lab_quotation_make (option, MAX_SHOWN);

  if (g_str_has_prefix (option, "depth="))
    {
      if (settings->level != LAB_SHIFT_STRENGTH_MINMAX
          && settings->level != LAB_SHIFT_STRENGTH_ALPHABETA)
        /* Translators: the names of levels stay as they are; %s is what was typed. */
        return refuse (error, _("Only minmax and alphabeta have a depth; leave “%s” out."), shown);
      if (!lab_text_parse_number (option + strlen ("depth="), 1, LAB_SHIFT_MAX_DEPTH,
                                  &settings->depth))
        /* Translators: %s is what was typed; “depth=” is typed as it is. */
        return refuse (error,
                       _("“%s” is not a valid depth; write depth= and a number of turns from "
                         "1 to %u."),
                       shown, (guint) LAB_SHIFT_MAX_DEPTH);
      return TRUE;
    }
  if (g_str_has_prefix (option, "nodes="))
    return g_ascii_string_to_unsigned (option + strlen ("nodes="), 10, 1, G_MAXINT64,
                                       &settings->limits.nodes, NULL)
           /* Translators: %s is what was typed; “nodes=” is typed as it is. */
           || refuse (error, _("“%s” is not a valid limit; write nodes= and a number from 1."),
                      shown);
  if (g_str_has_prefix (option, "time="))
    return parse_seconds (option + strlen ("time="), &settings->limits.time)
           /* Translators: %s is what was typed; “time=” is typed as it is. */
           || refuse (error, _("“%s” is not a valid limit; write time= and seconds, such as "
                               "time=0.2."),
                      shown);
  /* Translators: %s is what was typed; the words with = are typed as they are. */
  return refuse (error, _("“%s” is not an option of a player; use depth=, nodes=, or time=."),
                 shown);
}

static gboolean
parse_settings (const char      *text,
                PlayerSettings  *settings,
                GError         **error)
{
  g_auto (GStrv) halves = g_strsplit (text, ":", 2);
  g_autofree char *level = lab_quotation_make (halves[0] != NULL ? halves[0] : "", MAX_SHOWN);
  g_auto (GStrv) options = NULL;

  if (!lab_shift_strength_parse (halves[0] != NULL ? halves[0] : "", &settings->level))
    /* Translators: %s is what was typed; the names of levels and “program:” are typed as they
     * are. */
    return refuse (error,
                   _("“%s” is not a player; use random, beginner, greedy, solver, minmax, "
                     "alphabeta, expert, or program: with a program."),
                   level);
  if (halves[1] == NULL)
    return TRUE;
  if (*halves[1] == '\0')
    return parse_option (halves[1], settings, error);
  options = g_strsplit (halves[1], ",", -1);
  for (guint i = 0; options[i] != NULL; i++)
    {
      if (!parse_option (options[i], settings, error))
        return FALSE;
    }
  return TRUE;
}

/* Public functions */

/** lab_shift_players_get_command: (nullable): returns the command line of a player that is a
 * program. */
const char *
lab_shift_players_get_command (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (program_prefixes); i++)
    if (g_str_has_prefix (text, program_prefixes[i]))
      return text + strlen (program_prefixes[i]);
  return NULL;
}

/**
 * lab_shift_players_make:
 * @text: a level with options, `alphabeta:depth=2`; or `program:` and the command line of
 *   a program that speaks the protocol
 * @error: return location for a #LabShiftAgentError
 *
 * Makes a player from a description. A program is started only when it is asked for its first
 * turn.
 *
 * Returns: (transfer full) (nullable): the player
 */
LabShiftAgent *
lab_shift_players_make (const char  *text,
                        GError     **error)
{
  PlayerSettings settings = { 0 };
  LabShiftAgent *agent;
  const char *command;

  g_return_val_if_fail (text != NULL, NULL);

  if ((command = lab_shift_players_get_command (text)) != NULL)
    return lab_shift_program_new (command, error);
  if (!parse_settings (text, &settings, error))
    return NULL;
  agent = lab_shift_computer_new (settings.level);
  LAB_SHIFT_COMPUTER (agent)->limits = settings.limits;
  if (settings.depth > 0)
    LAB_SHIFT_COMPUTER (agent)->depth = settings.depth;
  return agent;
}
