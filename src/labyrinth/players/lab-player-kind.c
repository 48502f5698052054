/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-player-kind.h"

#include <glib/gi18n-lib.h>

#include "lab-computer.h"
#include "lab-person.h"
#include "lab-program.h"

static const struct
{
  const char *id;
  const char *name;
  LabLevel level;             /* of a computer player */
} kinds[LAB_N_PLAYER_KINDS] = {
  /* Translators: who plays a seat: a person at this screen, not the computer. */
  [LAB_PLAYER_PERSON] = { "person", NC_("player", "Person"), LAB_LEVEL_RANDOM },
  /* Translators: who plays a seat: a computer player that is easy to beat. */
  [LAB_PLAYER_BEGINNER] = { "beginner", NC_("player", "Beginner"), LAB_LEVEL_BEGINNER },
  /* Translators: who plays a seat: a computer player as strong as most people. */
  [LAB_PLAYER_NORMAL] = { "normal", NC_("player", "Normal"), LAB_LEVEL_GREEDY },
  /* Translators: who plays a seat: a computer player that is hard to beat. */
  [LAB_PLAYER_HARD] = { "hard", NC_("player", "Hard"), LAB_LEVEL_SOLVER },
  /* Translators: who plays a seat: the strongest computer player. */
  [LAB_PLAYER_EXPERT] = { "expert", NC_("player", "Expert"), LAB_LEVEL_EXPERT },
  /* Translators: who plays a seat: another program, chosen in the preferences. */
  [LAB_PLAYER_PROGRAM] = { "program", NC_("player", "Program"), LAB_LEVEL_RANDOM },
};

/** lab_player_kind_get_id: returns the name of @kind in settings, which never changes. */
const char *
lab_player_kind_get_id (LabPlayerKind kind)
{
  g_return_val_if_fail (kind < LAB_N_PLAYER_KINDS, NULL);

  return kinds[kind].id;
}

/**
 * lab_player_kind_parse:
 * @id: (nullable): the name of a kind
 *
 * Reads the name of a kind of player from settings.
 *
 * Returns: the kind; %LAB_PLAYER_PERSON for an unknown name
 */
LabPlayerKind
lab_player_kind_parse (const char *id)
{
  for (LabPlayerKind kind = 0; kind < LAB_N_PLAYER_KINDS; kind++)
    {
      if (g_strcmp0 (kinds[kind].id, id) == 0)
        return kind;
    }
  return LAB_PLAYER_PERSON;
}

/** lab_player_kind_get_name: (transfer none): returns @kind in the player's language. */
const char *
lab_player_kind_get_name (LabPlayerKind kind)
{
  g_return_val_if_fail (kind < LAB_N_PLAYER_KINDS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "player", kinds[kind].name);
}

/**
 * lab_player_kind_make:
 * @kind: the kind of player
 * @program: the command line of the program
 *
 * Creates a player. A program that cannot be started reports the error when it has to play. If
 * @program is not a command line, which the preferences do not allow, a player of random turns
 * takes its place.
 *
 * Returns: (transfer full): the player
 */
LabAgent *
lab_player_kind_make (LabPlayerKind  kind,
                      const char    *program)
{
  LabAgent *agent;

  g_return_val_if_fail (kind < LAB_N_PLAYER_KINDS, NULL);

  if (kind == LAB_PLAYER_PERSON)
    return lab_person_new ();
  if (kind == LAB_PLAYER_PROGRAM)
    {
      agent = lab_program_new (program, NULL);
      if (agent != NULL)
        return agent;
    }
  return lab_computer_new (kinds[kind].level);
}

/**
 * lab_player_kind_find:
 * @agent: a player
 *
 * Finds the kind of a player that lab_player_kind_make() has made.
 *
 * Returns: the kind
 */
LabPlayerKind
lab_player_kind_find (LabAgent *agent)
{
  g_return_val_if_fail (LAB_IS_AGENT (agent), LAB_PLAYER_PERSON);

  if (LAB_IS_PERSON (agent))
    return LAB_PLAYER_PERSON;
  for (LabPlayerKind kind = LAB_PLAYER_BEGINNER; kind < LAB_PLAYER_PROGRAM; kind++)
    {
      if (LAB_IS_COMPUTER (agent)
          && g_str_equal (lab_agent_get_name (agent), lab_level_get_id (kinds[kind].level)))
        return kind;
    }
  return LAB_PLAYER_PROGRAM;
}

/**
 * lab_player_kind_describe:
 * @kind: a kind of player
 *
 * Describes who plays a seat, to be shown with the name of the player.
 *
 * Returns: (transfer full) (nullable): the description; %NULL for a person
 */
char *
lab_player_kind_describe (LabPlayerKind kind)
{
  g_return_val_if_fail (kind < LAB_N_PLAYER_KINDS, NULL);

  if (kind == LAB_PLAYER_PERSON)
    return NULL;
  if (kind == LAB_PLAYER_PROGRAM)
    return g_strdup (lab_player_kind_get_name (kind));
  /* Translators: who plays a seat: a computer; %s says how well, such as “Hard”. */
  return g_strdup_printf (_("Computer · %s"), lab_player_kind_get_name (kind));
}
