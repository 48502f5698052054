/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-questions.h"

G_BEGIN_DECLS

LabGameQuestions *lab_robots_files_new_questions       (LabFamily *family);
LabGameQuestions *lab_robots_files_new_party_questions (LabFamily *family);
void              lab_robots_files_add_actions         (LabFamily *family);
void              lab_robots_files_update              (LabFamily *family);
gboolean          lab_robots_files_can_open            (LabFamily *family,
                                                        GFile     *file);
void              lab_robots_files_open                (LabFamily *family,
                                                        GFile    **files,
                                                        guint      n_files);

G_END_DECLS
