/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-shift-saved-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_ANALYSIS_VIEW (lab_shift_analysis_view_get_type ())

/**
 * LabShiftAnalysisView:
 *
 * The analysis of a game that is over: a button that starts it, its progress, then the chance of
 * each player to win after each turn, as a plot. Turns that lost much are marked there.
 *
 * Signals:
 * - `changed`: the game was analyzed, or the user wants to see better turns or no longer
 * - `chosen` (guint number): the user wants to see this turn
 */
G_DECLARE_FINAL_TYPE (LabShiftAnalysisView, lab_shift_analysis_view, LAB, SHIFT_ANALYSIS_VIEW,
                      GtkBox)

void                lab_shift_analysis_view_set_game   (LabShiftAnalysisView *self,
                                                        LabShiftGame    *saved);
void                lab_shift_analysis_view_set_turn   (LabShiftAnalysisView *self,
                                                        guint                 number);
void                lab_shift_analysis_view_run        (LabShiftAnalysisView *self);
const LabShiftTurn *lab_shift_analysis_view_get_better (LabShiftAnalysisView *self,
                                                        guint                 number);
char               *lab_shift_analysis_view_explain    (LabShiftAnalysisView *self,
                                                        guint                 number,
                                                        guint                *loss);

G_END_DECLS
