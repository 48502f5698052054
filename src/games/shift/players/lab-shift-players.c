/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-players.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-computer.h"
#include "lab-program.h"
#include "lab-quotation.h"
#include "lab-refuse.h"

#define PROGRAM_PREFIX "cmd:"
#define MAX_SECONDS 3600
/* The number of characters of the command line that a message repeats. */
#define MAX_SHOWN 200

/* The level of a player and the options after it. */
typedef struct
{
  LabLevel level;
  LabLimits limits;
  guint depth;
} PlayerSettings;

#define refuse(error, ...) \
  lab_refuse (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_NAME, __VA_ARGS__)

/* Private helpers */

static gboolean
parse_seconds (const char *text,
               gint64     *time)
{
  char *end;
  double seconds = g_ascii_strtod (text, &end);

  if (*text == '\0' || *end != '\0' || !isfinite (seconds) || seconds < 1e-6
      || seconds > MAX_SECONDS)
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
  guint64 number;

  if (g_str_has_prefix (option, "depth="))
    {
      if (settings->level != LAB_LEVEL_MINMAX && settings->level != LAB_LEVEL_ALPHABETA)
        /* Translators: the names of levels stay as they are; %s is what was typed. */
        return refuse (error, _("Only minmax and alphabeta have a depth; leave “%s” out."), shown);
      if (!g_ascii_string_to_unsigned (option + strlen ("depth="), 10, 1, LAB_MAX_DEPTH, &number,
                                       NULL))
        /* Translators: %s is what was typed; “depth=” is typed as it is. */
        return refuse (error,
                       _("“%s” is not a valid depth; write depth= and a number of turns from "
                         "1 to %u."),
                       shown, (guint) LAB_MAX_DEPTH);
      settings->depth = (guint) number;
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

  if (!lab_level_parse (halves[0] != NULL ? halves[0] : "", &settings->level))
    /* Translators: %s is what was typed; the names of levels and “cmd:” are typed as they are. */
    return refuse (error,
                   _("“%s” is not a player; use random, beginner, greedy, solver, minmax, "
                      "alphabeta, expert, or cmd: with a program."),
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

/**
 * lab_players_make:
 * @text: a level with options, `alphabeta:depth=2`; or `cmd:` and the command line of
 *   a program that speaks the protocol
 * @error: return location for a #LabAgentError
 *
 * Makes a player from a description. A program is started only when it is asked for its first
 * turn.
 *
 * Returns: (transfer full) (nullable): the player, named by @text
 */
LabAgent *
lab_players_make (const char  *text,
                  GError     **error)
{
  PlayerSettings settings = { 0 };
  LabAgent *agent;

  g_return_val_if_fail (text != NULL, NULL);

  if (g_str_has_prefix (text, PROGRAM_PREFIX))
    {
      agent = lab_program_new (text + strlen (PROGRAM_PREFIX), error);
      if (agent != NULL)
        g_object_set (agent, "name", text, NULL);
      return agent;
    }
  if (!parse_settings (text, &settings, error))
    return NULL;
  agent = lab_computer_new (settings.level);
  g_object_set (agent, "name", text, NULL);
  lab_computer_set_limits (LAB_COMPUTER (agent), settings.limits);
  if (settings.depth > 0)
    lab_computer_set_depth (LAB_COMPUTER (agent), settings.depth);
  return agent;
}
