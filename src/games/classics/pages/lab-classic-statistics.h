/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-statistics-section.h"

G_BEGIN_DECLS

/** lab_classic_statistics: who has won how many small games, by game and opponent. */
extern const LabStatistics lab_classic_statistics;

G_END_DECLS
