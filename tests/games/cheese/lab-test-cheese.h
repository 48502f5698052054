/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-deal.h"
#include "lab-cheese-tour-search.h"

G_BEGIN_DECLS

/* What tests of mazes and deals share. The files of tests/data/pyrat/ contain results of the
 * original program, PyRat 6.2.14. Each file explains its form. */

/**
 * LabTestCheeseLineFunc:
 * @words: the words of a line
 * @data: as given to lab_test_cheese_read_file()
 */
typedef void (*LabTestCheeseLineFunc) (char    **words,
                                       gpointer  data);

guint                 lab_test_cheese_read_file        (const char                  *file,
                                                        LabTestCheeseLineFunc        read_line,
                                                        gpointer                     data);
guint64               lab_test_cheese_get_number       (const char                  *text);
LabCheeseDealSettings lab_test_cheese_parse            (char                       **words);
LabCheeseStart        lab_test_cheese_get_start        (const char                  *name);
LabCheeseMaze        *lab_test_cheese_make             (const LabCheeseMazeSettings *settings,
                                                        guint64                      seed);
LabCheeseDeal        *lab_test_cheese_deal             (LabCheeseDealSettings       *settings,
                                                        guint64                      seed);
LabCheeseDeal        *lab_test_cheese_deal_default     (guint64                      seed,
                                                        guint                        n_rats,
                                                        guint                        n_cheese,
                                                        double                       mud);
LabCheeseDeal        *lab_test_cheese_deal_small       (guint                        seed,
                                                        guint                        n_rats,
                                                        guint                        n_teams);
LabCheeseDistances    lab_test_cheese_measure          (const LabCheeseMaze         *maze,
                                                        guint                        start,
                                                        const guint                 *cheese,
                                                        guint                        n_cheese);
guint                 lab_test_cheese_try_all          (const LabCheeseDistances    *distances,
                                                        guint                        last,
                                                        guint                        done);
LabCheeseMaze        *lab_test_cheese_read             (const char                  *text);
gboolean              lab_test_cheese_is_connected     (const LabCheeseMaze         *maze);
void                  lab_test_cheese_assert_same_maze (const LabCheeseMaze         *maze,
                                                        const LabCheeseMaze         *other);

G_END_DECLS
