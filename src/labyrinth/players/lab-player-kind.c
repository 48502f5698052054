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
 * lab_player_kind_fill_names:
 * @player_kinds: the kind of player on each seat
 * @seats: the seats that are taken
 * @names: (inout): the names; %NULL or empty where the players gave none
 *
 * Names computer players that have no name by their kind, and by their color too if two have the
 * same kind. A person without a name stays without one and is called by the color.
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
                         * color, such as “Expert (Red)”. */
                        : g_strdup_printf (C_("player", "%s (%s)"), name,
                                           lab_seat_get_color_name (seat));
    }
}
