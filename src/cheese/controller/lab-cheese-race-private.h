/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"

#include "lab-cheese-history.h"
#include "lab-cheese-thinking.h"

G_BEGIN_DECLS

/* The race is in two files: lab-cheese-race.c knows its turns, lab-cheese-race-turns.c plays,
 * undoes, and redoes them. */

/* Stands for no choice. */
#define LAB_CHEESE_NO_CHOICE G_MAXUINT8

struct _LabCheeseRace
{
  GObject parent_instance;

  LabCheeseRaceSettings *settings;
  LabCheeseDeal *deal;
  LabCheeseHistory *history;
  LabCheeseThinking *thinking;
  LabCheesePosition position;   /* after n_played turns */
  guint n_played;
  guint8 choices[LAB_CHEESE_MAX_RATS];  /* of people for the next turn */
  guint idle;                   /* plays a turn about which no rat is asked */
  gint64 preparation_time;      /* in microseconds */
  gint64 turn_time;
  guint n_undone;
  guint n_hints;
};

void lab_cheese_race_set_n_played  (LabCheeseRace *self,
                                    guint          n_played);
void lab_cheese_race_emit          (LabCheeseRace *self,
                                    const char    *signal);
void lab_cheese_race_emit_failed   (LabCheeseRace *self,
                                    const char    *message);

G_END_DECLS
