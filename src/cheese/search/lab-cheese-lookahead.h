/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-forecast.h"

G_BEGIN_DECLS

/**
 * LabCheeseOrder:
 * @pieces: (array length=n): the targets of the own rat
 * @n: their number
 *
 * In which order a rat goes to pieces of cheese.
 */
typedef struct
{
  guint8 pieces[LAB_CHEESE_WAYS_MAX];
  guint8 n;
} LabCheeseOrder;

/**
 * LabCheeseLookahead:
 *
 * Looks for the best order of pieces against rats that go to the nearest one.
 */
typedef struct _LabCheeseLookahead LabCheeseLookahead;

LabCheeseLookahead *lab_cheese_lookahead_new  (void);
void                lab_cheese_lookahead_free (LabCheeseLookahead      *self);
void                lab_cheese_lookahead_run  (LabCheeseLookahead      *self,
                                               const LabCheeseForecast *begin,
                                               LabCheeseOrder          *order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseLookahead, lab_cheese_lookahead_free)

G_END_DECLS
