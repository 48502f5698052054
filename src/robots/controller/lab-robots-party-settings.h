/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-recipe.h"
#include "lab-robots-rival.h"

G_BEGIN_DECLS

#define LAB_ROBOTS_PARTY_MIN_SEATS 2
#define LAB_ROBOTS_PARTY_MAX_SEATS 8
#define LAB_ROBOTS_PARTY_MAX_PLACES 8
#define LAB_ROBOTS_PARTY_MAX_TARGETS (LAB_ROBOTS_MAX_ROBOTS * LAB_ROBOTS_PARTY_MAX_PLACES + 1)
#define LAB_ROBOTS_PARTY_MIN_COUNTDOWN 10
#define LAB_ROBOTS_PARTY_MAX_COUNTDOWN 600

/** LAB_ROBOTS_PARTY_MAX_CLAIM: the largest number of moves that can be claimed. */
#define LAB_ROBOTS_PARTY_MAX_CLAIM 30

/**
 * LabRobotsPartySeat:
 * @name: (owned): the name of the player
 * @is_computer: whether the computer plays
 * @level: how well the computer plays
 * @key: the letter on the key that the player presses to claim, from A to Z; 0 for none. Digits are
 *   for the numbers that are claimed
 *
 * A player of a party.
 */
typedef struct
{
  char                *name;
  gboolean             is_computer;
  LabRobotsRivalLevel  level;
  char                 key;
} LabRobotsPartySeat;

/**
 * LabRobotsPartySettings:
 * @board: the walls and where the robots start; its target is not used
 * @n_places: how many targets each robot has; one more is for any robot
 * @countdown: how many seconds others have after the first claim
 * @seed: what targets are drawn with
 * @n_seats: the number of players
 * @seats: the players
 *
 * What a party is played with. All players sit at one screen.
 */
typedef struct
{
  LabRobotsBoard     board;
  guint              n_places;
  guint              countdown;
  guint64            seed;
  guint              n_seats;
  LabRobotsPartySeat seats[LAB_ROBOTS_PARTY_MAX_SEATS];
} LabRobotsPartySettings;

char  lab_robots_party_settings_get_default_key
                                              (guint                         n);
void  lab_robots_party_settings_deal          (LabRobotsPartySettings       *self,
                                               const LabRobotsRecipe        *recipe,
                                               guint64                       seed);
guint lab_robots_party_settings_get_n_targets (const LabRobotsPartySettings *self);
gboolean
      lab_robots_party_settings_check         (const LabRobotsPartySettings *self,
                                               GError                      **error);
LabRobotsPartySettings *
      lab_robots_party_settings_copy          (const LabRobotsPartySettings *self);
void  lab_robots_party_settings_free          (LabRobotsPartySettings       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsPartySettings, lab_robots_party_settings_free)

G_END_DECLS
