/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-agent.h"

G_BEGIN_DECLS

#define LAB_TYPE_PERSON (lab_person_get_type ())

G_DECLARE_FINAL_TYPE (LabPerson, lab_person, LAB, PERSON, LabAgent)

LabAgent *lab_person_new       (void);
gboolean  lab_person_get_asked (LabPerson     *self);
void      lab_person_answer    (LabPerson     *self,
                                const LabTurn *turn);

G_END_DECLS
