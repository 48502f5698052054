/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-classic-records.h"

G_BEGIN_DECLS

GtkWidget *lab_classic_tally_row_new (const LabClassicTally *tally);

G_END_DECLS
