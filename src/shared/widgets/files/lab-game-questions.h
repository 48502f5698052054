/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-files.h"

G_BEGIN_DECLS

#define LAB_TYPE_GAME_QUESTIONS (lab_game_questions_get_type ())

G_DECLARE_FINAL_TYPE (LabGameQuestions, lab_game_questions, LAB, GAME_QUESTIONS, GObject)

LabGameQuestions *lab_game_questions_new          (LabFamily          *family,
                                                   const LabGameFiles *files);
void              lab_game_questions_start        (LabGameQuestions   *self,
                                                   gpointer            game);
void              lab_game_questions_open         (LabGameQuestions   *self,
                                                   gpointer            game);
void              lab_game_questions_ask_to_close (LabGameQuestions   *self);

G_END_DECLS
