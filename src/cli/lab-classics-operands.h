/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic.h"
#include "lab-command.h"

G_BEGIN_DECLS

extern const GOptionEntry lab_classics_seat_options[];

/** LAB_CLASSICS_HUMAN: what is typed for a person who plays. */
#define LAB_CLASSICS_HUMAN "human"

const LabClassic *lab_classics_operands_take (const LabCommand  *command,
                                              GStrv              operands,
                                              gpointer          *start,
                                              gpointer          *state,
                                              GError           **error);

G_END_DECLS
