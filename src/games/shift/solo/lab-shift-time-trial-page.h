/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-clock.h"
#include "lab-shift-high-scores.h"
#include "lab-shift-solo-mode.h"
#include "lab-shift-time-trial.h"
#include "lab-start-page.h"

G_BEGIN_DECLS

/**
 * LabShiftTimeTrialRound:
 *
 * Plays one time trial at the table. It checks the clock after each second, tells screen
 * readers how much time is left, and enters the result in the high scores.
 *
 * There are no hints and no undo. Otherwise the high scores would belong to the computer, or
 * to players who try out all turns.
 */
typedef struct
{
  LabShiftHighScores *scores;
  LabClock *clock;
  guint minutes;
  guint64 seed;
  char *name;

  LabShiftTimeTrial *trial;   /* NULL before the start */
  GtkBuilder *banner;         /* from here on NULL until they are needed */
  LabResultCard *result;
  guint n_frames;             /* that the banner has seen */
  guint source;               /* checks the clock again; at the end, enables the buttons */
  gint64 told;                /* time left at the last check */
  guint place;                /* in the high scores, or 0 */
  char *failure;              /* (nullable): why saving failed */
} LabShiftTimeTrialRound;

#define LAB_TYPE_SHIFT_TIME_TRIAL_PAGE (lab_shift_time_trial_page_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTimeTrialPage, lab_shift_time_trial_page, LAB, SHIFT_TIME_TRIAL_PAGE,
                      LabStartPage)

/**
 * LabShiftTimeTrialPage:
 *
 * The start page of the time trial: its choices, and the high scores. It saves the choices, except
 * for the game number.
 */
struct _LabShiftTimeTrialPage
{
  LabStartPage parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  LabClock *clock;
  LabShiftHighScores *scores;

  AdwPreferencesGroup *form;
  AdwEntryRow *name;
  GtkSpinButton *minutes;
  AdwEntryRow *seed;
  GtkWidget *seed_error;
  GtkLabel *damaged;
  AdwPreferencesGroup *table;
  guint showing;              /* shows the high scores after the minutes changed */
};

void              lab_shift_time_trial_page_refresh      (LabShiftTimeTrialPage *self,
                                                          LabShiftHighScores    *scores);
LabShiftSoloMode *lab_shift_time_trial_page_create_round (LabShiftTimeTrialPage *self);
LabShiftSoloMode *lab_shift_time_trial_round_new         (LabShiftHighScores    *scores,
                                                          LabClock              *clock,
                                                          guint                  minutes,
                                                          guint64                seed,
                                                          const char            *name);

G_END_DECLS
