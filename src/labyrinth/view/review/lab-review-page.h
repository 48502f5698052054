/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-board-view.h"
#include "lab-saved-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_REVIEW_PAGE (lab_review_page_get_type ())

G_DECLARE_FINAL_TYPE (LabReviewPage, lab_review_page, LAB, REVIEW_PAGE, AdwBin)

void     lab_review_page_set_announcer (LabReviewPage     *self,
                                        LabAnnouncer      *announcer);
void     lab_review_page_show          (LabReviewPage     *self,
                                        LabGame           *game,
                                        gboolean           may_play_on);
void     lab_review_page_set_saved     (LabReviewPage     *self,
                                        LabSavedGame      *saved);
void     lab_review_page_show_line     (LabReviewPage     *self,
                                        const LabPosition *initial,
                                        const LabTurn     *turns,
                                        guint              n_turns,
                                        const char        *caption);
void     lab_review_page_clear         (LabReviewPage     *self);
LabGame *lab_review_page_get_shown     (LabReviewPage     *self);
gboolean lab_review_page_get_busy      (LabReviewPage     *self);

G_END_DECLS
