/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-study.h"

G_BEGIN_DECLS

char *lab_cheese_study_format_number   (double                value);
char *lab_cheese_study_format_interval (const LabInterval    *interval);
char *lab_cheese_study_format_log10_p  (double                log10_p);
char *lab_cheese_study_format_title    (const LabCheeseStudy *self);
char *lab_cheese_study_format_sentence (const LabCheeseStudy *self,
                                        const LabCheesePair  *pair);
char *lab_cheese_study_format_tables   (const LabCheeseStudy *self);
char *lab_cheese_study_format_csv      (const LabCheeseStudy *self);
char *lab_cheese_study_format_json     (const LabCheeseStudy *self);

G_END_DECLS
