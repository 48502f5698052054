/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-deal.h"

G_BEGIN_DECLS

/* The rules of the race in the words of the original, written again for tests: without tables and
 * bits, and slowly. */

typedef struct
{
  guint  cell;
  guint  target;                /* in mud, the cell to which it wades */
  guint  count;                 /* how many more turns that takes, or 0 */
  double score;
} LabTestSlowRat;

typedef struct
{
  const LabCheeseDeal *deal;
  guint                turn;
  LabTestSlowRat       rats[LAB_CHEESE_MAX_RATS];
  GArray              *cheese;  /* of guint */
} LabTestSlowRace;

void     lab_test_slow_race_init    (LabTestSlowRace         *self,
                                     const LabCheeseDeal     *deal);
void     lab_test_slow_race_clear   (LabTestSlowRace         *self);
gboolean lab_test_slow_race_is_over (const LabTestSlowRace   *self);
void     lab_test_slow_race_play    (LabTestSlowRace         *self,
                                     const LabCheeseAction   *actions,
                                     LabCheeseOutcome        *outcomes);
void     lab_test_slow_race_check   (const LabTestSlowRace   *self,
                                     const LabCheesePosition *position);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabTestSlowRace, lab_test_slow_race_clear)

G_END_DECLS
