/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-match.h"
#include "lab-experiment.h"
#include "lab-plot.h"
#include "lab-statistics.h"

G_BEGIN_DECLS

/** LAB_CHEESE_STUDY_MAX_RATS: the largest number of rats in a study. */
#define LAB_CHEESE_STUDY_MAX_RATS 20

/** LAB_CHEESE_STUDY_MAX_GAMES: the largest number of games of each rat. */
#define LAB_CHEESE_STUDY_MAX_GAMES 1000000

/**
 * LabCheeseStudySetup:
 * @rats: (array length=n_rats): the texts of the rats, each of them once
 * @n_rats: their number
 * @n_games: how many games each rat plays
 * @seed: the seed of the first game; each other one has the next seed
 * @max_turns: a game ends after so many turns; 0 for no limit
 * @maze: what the mazes are like
 * @n_cheese: the pieces of cheese in each game
 * @start: where the rats start
 * @is_sandboxed: whether programs run in a sandbox
 *
 * What is studied. Each rat plays the same games, alone.
 */
typedef struct
{
  const char           *rats[LAB_CHEESE_STUDY_MAX_RATS];
  guint                 n_rats;
  guint                 n_games;
  guint64               seed;
  guint                 max_turns;
  LabCheeseMazeSettings maze;
  guint                 n_cheese;
  LabCheeseStart        start;
  gboolean              is_sandboxed;
} LabCheeseStudySetup;

/**
 * LabCheesePair:
 * @first: a rat
 * @second: another one
 * @u: the test of all their turns
 * @u_holm: the logarithm of its p-value, corrected for the number of pairs
 * @paired: the test of their turns in the same games
 * @paired_holm: the logarithm of its p-value, corrected for the number of pairs
 *
 * What there is to say about two rats.
 */
typedef struct
{
  guint         first;
  guint         second;
  LabRankResult u;
  double        u_holm;
  LabRankResult paired;
  double        paired_holm;
} LabCheesePair;

/**
 * LabCheeseStudy:
 * @base: the games
 * @setup: what is studied
 * @texts: (array): the texts of the rats
 * @names: (array): their ids, or their command lines
 * @turns: those of a rat are together
 * @pairs: (nullable) (element-type LabCheesePair): made by the last task
 *
 * Plays many games with several rats, in several threads, and compares how many turns they take.
 */
typedef struct
{
  LabExperiment       base;
  LabCheeseStudySetup setup;
  char               *texts[LAB_CHEESE_STUDY_MAX_RATS];
  char               *names[LAB_CHEESE_STUDY_MAX_RATS];
  guint              *turns;
  GArray             *pairs;
} LabCheeseStudy;

LabCheeseStudy            *lab_cheese_study_new             (const LabCheeseStudySetup *setup,
                                                             GError                   **error);
gboolean                   lab_cheese_study_is_cut          (const LabCheeseStudy      *self,
                                                             guint                      rat,
                                                             guint                      game);
guint                      lab_cheese_study_get_turns       (const LabCheeseStudy      *self,
                                                             guint                      rat,
                                                             guint                      game);
guint                      lab_cheese_study_count_cut       (const LabCheeseStudy      *self,
                                                             guint                      rat);
LabSummary                 lab_cheese_study_summarize       (const LabCheeseStudy      *self,
                                                             guint                      rat,
                                                             LabInterval               *median);
GArray                    *lab_cheese_study_compare         (const LabCheeseStudy      *self);
char                      *lab_cheese_study_format_number   (double                     value);
char                      *lab_cheese_study_format_interval (const LabInterval         *interval);
char                      *lab_cheese_study_format_log10_p  (double                     log10_p);
char                      *lab_cheese_study_format_title    (const LabCheeseStudy      *self);
const char                *lab_cheese_study_get_name        (const LabCheeseStudy      *self,
                                                             guint                      rat);
void                       lab_cheese_study_plot_draw       (const LabCheeseStudy      *study,
                                                             LabPlot                    plot,
                                                             cairo_t                   *cr,
                                                             int                        width,
                                                             int                        height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseStudy, lab_experiment_free)

G_END_DECLS
