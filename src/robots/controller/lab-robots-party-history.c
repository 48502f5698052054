/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-history.h"

/* What has happened in a party, target by target: its events happen once more. */

/**
 * lab_robots_party_history_list:
 * @party: a party
 *
 * Lists the targets that are done: a player has won them, or they were put back. Targets that were
 * drawn in vain, because no way leads to them, are left out.
 *
 * Returns: (transfer full) (element-type LabRobotsPartyState): the state after each of them, in the
 *   order in which they were drawn
 */
GArray *
lab_robots_party_history_list (LabRobotsParty *party)
{
  const LabRobotsPartySettings *settings;
  GArray *list = g_array_new (FALSE, FALSE, sizeof (LabRobotsPartyState));
  g_auto (GStrv) words = NULL;
  LabRobotsPartyState state;

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (party), list);

  settings = lab_robots_party_get_settings (party);
  words = g_strsplit (lab_robots_party_get_events (party), " ", -1);
  lab_robots_party_state_init (&state, settings);
  for (guint i = 0; words[i] != NULL; i++)
    {
      LabRobotsPartyEvent event;

      if (!lab_robots_party_event_parse (words[i], &event, NULL)
          || !lab_robots_party_state_apply (&state, settings, &event, NULL))
        g_return_val_if_reached (list);
      if (state.phase == LAB_ROBOTS_PARTY_REVEALED)
        g_array_append_val (list, state);
    }
  return list;
}

/**
 * lab_robots_party_history_dup_way:
 * @state: a state of lab_robots_party_history_list()
 *
 * Returns: (transfer full) (nullable) (element-type LabRobotsMove): the way that has won the
 *   target; %NULL if nobody has won it
 */
GArray *
lab_robots_party_history_dup_way (const LabRobotsPartyState *state)
{
  GArray *way;

  if (state->winner < 0)
    return NULL;
  way = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  return g_array_append_vals (way, state->moves, state->n_moves);
}
