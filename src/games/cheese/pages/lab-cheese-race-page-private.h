/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-guide.h"
#include "lab-cheese-hint.h"
#include "lab-cheese-race-page.h"
#include "lab-cheese-scores.h"
#include "lab-cheese-thoughts.h"
#include "lab-notice.h"
#include "lab-sound-player.h"

G_BEGIN_DECLS

/* The page is in five files: lab-cheese-race-page.c shows the race, lab-cheese-race-page-playback.c
 * plays its turns and looks at earlier ones, lab-cheese-race-page-input.c lets people choose,
 * lab-cheese-race-page-hint.c helps them, and lab-cheese-race-page-events.c tells what happens. */

/** LAB_CHEESE_N_SPEEDS: the speeds that can be chosen; the last one has no limit. */
#define LAB_CHEESE_N_SPEEDS 8

struct _LabCheeseRacePage
{
  AdwBin parent_instance;

  LabAnnouncer *announcer;        /* unowned */
  GSettings *settings;            /* NULL if there are no settings */
  LabCheeseRace *race;            /* (nullable) */
  GSignalGroup *signals;          /* of the race */
  LabNotice *notice;
  LabSoundPlayer *sounds;
  gboolean updating;              /* widgets change without a user */

  GArray *cells;                  /* of guint: where each rat is after each turn */
  guint shown;                    /* how many turns were played in the position that is shown */
  gboolean playing;
  gboolean held;                  /* under a dialog: everything waits */
  guint timer;                    /* plays the next turn */
  guint deadline;                 /* ends the time for a turn of people */
  gboolean ended;                 /* the end was told */

  GArray *plans[LAB_CHEESE_MAX_RATS];   /* (nullable): the cells along which a person wants to go */
  guint hint_level;               /* 0 if no hint is shown, or a LabCheeseHintLevel */
  GArray *hint_cells;             /* (nullable) */
  guint hint_rat;

  LabCheeseBoard *board;
  AdwToastOverlay *toasts;
  LabCheeseGuide *guide;
  GtkLabel *title;
  GtkLabel *sentence;
  GtkSpinner *spinner;
  GtkAdjustment *turn_adjustment;
  GtkWidget *slider;
  GtkWidget *playback;
  GtkButton *play;
  GtkDropDown *speed;
  GtkWidget *directions;
  GtkLabel *chooser;
  GtkWidget *hint_button;
  GtkWidget *keep;
  GtkWidget *end;
  LabCheeseScores *scores;
  AdwActionRow *trails_row;
  GtkSwitch *trails;
  LabCheeseThoughts *thoughts;
};

/* lab-cheese-race-page.c */

gboolean lab_cheese_race_page_is_latest      (LabCheeseRacePage *self);
void     lab_cheese_race_page_update         (LabCheeseRacePage *self);
void     lab_cheese_race_page_update_overlay (LabCheeseRacePage *self);
void     lab_cheese_race_page_emit_over      (LabCheeseRacePage *self);

/* lab-cheese-race-page-playback.c */

void     lab_cheese_race_page_playback_init  (LabCheeseRacePage *self);
void     lab_cheese_race_page_playback_install
                                             (GtkWidgetClass    *widget_class);
void     lab_cheese_race_page_go_to          (LabCheeseRacePage *self,
                                              guint              n_played,
                                              gboolean           animated);
void     lab_cheese_race_page_schedule       (LabCheeseRacePage *self);
void     lab_cheese_race_page_stop           (LabCheeseRacePage *self);
void     lab_cheese_race_page_update_playback
                                             (LabCheeseRacePage *self);
guint    lab_cheese_race_page_get_period     (LabCheeseRacePage *self);
gboolean lab_cheese_race_page_is_fast        (LabCheeseRacePage *self);

/* lab-cheese-race-page-input.c */

void     lab_cheese_race_page_input_init     (LabCheeseRacePage *self);
void     lab_cheese_race_page_input_install  (GtkWidgetClass    *widget_class);
guint    lab_cheese_race_page_find_chooser   (LabCheeseRacePage *self);
void     lab_cheese_race_page_follow_plans   (LabCheeseRacePage *self);
void     lab_cheese_race_page_forget_plans   (LabCheeseRacePage *self);

/* lab-cheese-race-page-hint.c */

void     lab_cheese_race_page_show_hint      (LabCheeseRacePage *self);
void     lab_cheese_race_page_forget_hint    (LabCheeseRacePage *self);

/* lab-cheese-race-page-events.c */

void     lab_cheese_race_page_connect_race   (LabCheeseRacePage *self);
void     lab_cheese_race_page_events_install (GtkWidgetClass    *widget_class);
void     lab_cheese_race_page_start_deadline (LabCheeseRacePage *self);
void     lab_cheese_race_page_show_end       (LabCheeseRacePage *self);

G_END_DECLS
