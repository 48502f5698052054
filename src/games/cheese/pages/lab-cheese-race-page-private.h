/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race-page.h"
#include "lab-cheese-race.h"
#include "lab-cheese-thoughts.h"
#include "lab-lesson.h"
#include "lab-step-player.h"

G_BEGIN_DECLS

/* The page is too long for one file: lab-cheese-race-page.c plays and shows the race, and tells
 * what happens; lab-cheese-race-page-input.c lets people choose, and gives them hints. Tests look
 * at the page, too. */

struct _LabCheeseRacePage
{
  LabGamePage parent_instance;

  LabCheeseRace *race;            /* (nullable) */
  GSignalGroup *signals;          /* of the race */

  GArray *cells;                  /* of guint: where each rat is after each turn */
  guint shown;                    /* how many turns were played in the position that is shown */
  gboolean held;                  /* under a dialog: everything waits */
  guint timer;                    /* plays a turn in which nobody can choose */
  guint deadline;                 /* ends the time for a turn of people */
  gboolean ended;                 /* the end was told */

  GArray *routes[LAB_CHEESE_MAX_RATS]; /* (nullable): the cells along which a person wants to go */
  guint hint_level;                    /* 0 if no hint is shown, or a LabCheeseHintLevel */
  GArray *hint_cells;                  /* (nullable) */
  guint hint_rat;

  GtkWidget *table;
  GtkWidget *summary;             /* the scores, where the list of rats can be scrolled away */
  LabCheeseBoard *board;
  LabStepPlayer *player;
  AdwToastOverlay *toasts;
  LabLesson *lesson;
  GtkLabel *title;
  GtkLabel *sentence;
  GtkSpinner *spinner;
  GtkWidget *directions;
  GtkLabel *chooser;
  GtkWidget *hint_button;
  GtkWidget *keep;
  LabResultCard *result;
  AdwBin *rats;
  GtkWidget *rows[LAB_CHEESE_MAX_RATS];
  GtkLabel *scores[LAB_CHEESE_MAX_RATS];
  GtkLabel *summary_scores[LAB_CHEESE_MAX_RATS];
  AdwActionRow *trails_row;
  GtkSwitch *trails;
  LabCheeseThoughts *thoughts;
};

/* lab-cheese-race-page.c */

gboolean lab_cheese_race_page_is_latest      (LabCheeseRacePage *self);
void     lab_cheese_race_page_update_overlay (LabCheeseRacePage *self);

/* lab-cheese-race-page-input.c */

void     lab_cheese_race_page_input_install  (GtkWidgetClass    *widget_class);
guint    lab_cheese_race_page_find_chooser   (LabCheeseRacePage *self);
void     lab_cheese_race_page_follow_routes   (LabCheeseRacePage *self);
void     lab_cheese_race_page_forget_routes   (LabCheeseRacePage *self);
void     lab_cheese_race_page_forget_hint    (LabCheeseRacePage *self);

G_END_DECLS
