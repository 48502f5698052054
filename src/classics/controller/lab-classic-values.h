/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-game.h"
#include "lab-classic-solver.h"

G_BEGIN_DECLS

/**
 * LabClassicValues:
 *
 * The values of the moves in the positions of a game. They are found in a thread, and remembered.
 */
typedef struct _LabClassicValues LabClassicValues;

typedef void (*LabClassicValuesFunc) (gpointer data);

LabClassicValues         *lab_classic_values_new    (LabClassicGame        *game,
                                                     LabClassicValuesFunc   changed,
                                                     gpointer               data);
void                      lab_classic_values_free   (LabClassicValues      *self);
void                      lab_classic_values_find   (LabClassicValues      *self);
void                      lab_classic_values_forget (LabClassicValues      *self);
const LabClassicSolution *lab_classic_values_get    (LabClassicValues      *self);

G_END_DECLS
