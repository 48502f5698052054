/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-player-kind.h"

#include <glib/gi18n-lib.h>

#include "players/lab-computer.h"
#include "players/lab-person.h"
#include "players/lab-program.h"

static const struct
{
  const char *id;
  const char *name;
  LabLevel level;             /* of the computer */
} kinds[LAB_N_PLAYER_KINDS] = {
  /* Translators: who plays a seat: somebody at this screen, not the computer. */
  [LAB_PLAYER_PERSON] = { "person", NC_ ("player", "Person"), LAB_LEVEL_RANDOM },
  /* Translators: who plays a seat: the computer, which is easy to beat. */
  [LAB_PLAYER_BEGINNER] = { "beginner", NC_ ("player", "Beginner"), LAB_LEVEL_BEGINNER },
  /* Translators: who plays a seat: the computer, as well as most people. */
  [LAB_PLAYER_NORMAL] = { "normal", NC_ ("player", "Normal"), LAB_LEVEL_GREEDY },
  /* Translators: who plays a seat: the computer, which is hard to beat. */
  [LAB_PLAYER_HARD] = { "hard", NC_ ("player", "Hard"), LAB_LEVEL_SOLVER },
  /* Translators: who plays a seat: the computer, as well as it can. */
  [LAB_PLAYER_EXPERT] = { "expert", NC_ ("player", "Expert"), LAB_LEVEL_EXPERT },
  /* Translators: who plays a seat: another program, chosen in the preferences. */
  [LAB_PLAYER_PROGRAM] = { "program", NC_ ("player", "Program"), LAB_LEVEL_RANDOM },
};

/** lab_player_kind_get_id: a short word for @kind that never changes, for settings. */
const char *
lab_player_kind_get_id (LabPlayerKind kind)
{
  g_return_val_if_fail (kind < LAB_N_PLAYER_KINDS, NULL);

  return kinds[kind].id;
}

/**
 * lab_player_kind_parse:
 * @id: (nullable): the word for a kind
 *
 * Returns: the kind; a person for a word that is none
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

/** lab_player_kind_get_name: (transfer none): @kind in a word for players. */
const char *
lab_player_kind_get_name (LabPlayerKind kind)
{
  g_return_val_if_fail (kind < LAB_N_PLAYER_KINDS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "player", kinds[kind].name);
}

/**
 * lab_player_kind_make:
 * @kind: who is to play
 * @program: the command line of the program
 *
 * Returns: (transfer full): a player of that kind. A program that cannot be run is
 *   found out when it is asked; where @program is no command at all, which the preferences
 *   do not keep, random turns are played.
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
 * lab_player_kind_fill_names:
 * @player_kinds: who plays each seat
 * @seats: the seats that are taken
 * @names: (inout): the names; %NULL or empty where none was given
 *
 * Names the computers that have no name by what they are, and by their colours too where
 * that would not tell them apart. A person without a name is left without: the colour
 * will do.
 */
void
lab_player_kind_fill_names (const LabPlayerKind player_kinds[LAB_N_SEATS],
                            LabSeatSet          seats,
                            char               *names[LAB_N_SEATS])
{
  guint n_nameless[LAB_N_PLAYER_KINDS] = { 0 };
  LabSeatSet nameless = 0;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((seats & LAB_SEAT_BIT (seat)) == 0 || player_kinds[seat] == LAB_PLAYER_PERSON
          || (names[seat] != NULL && *names[seat] != '\0'))
        continue;
      nameless |= LAB_SEAT_BIT (seat);
      n_nameless[player_kinds[seat]]++;
    }
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const char *name = lab_player_kind_get_name (player_kinds[seat]);

      if ((nameless & LAB_SEAT_BIT (seat)) == 0)
        continue;
      g_free (names[seat]);
      names[seat] = n_nameless[player_kinds[seat]] == 1
                        ? g_strdup (name)
                        /* Translators: the name of a computer player: how well it plays, then its
                         * colour, such as “Expert (Red)”. */
                        : g_strdup_printf (C_("player", "%s (%s)"), name,
                                           lab_seat_get_colour_name (seat));
    }
}
