/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"

G_BEGIN_DECLS

#define LAB_TYPE_LESSON (lab_lesson_get_type ())

G_DECLARE_FINAL_TYPE (LabLesson, lab_lesson, LAB, LESSON, AdwBin)

/**
 * LabLessonStep:
 * @title: the title of the step, marked for translation
 * @text: what to do, marked for translation
 * @n_actions: after so many moves or turns, the next step is shown
 *
 * A step of a lesson. A game brings a table of them.
 */
typedef struct
{
  const char *title;
  const char *text;
  guint       n_actions;
} LabLessonStep;

void     lab_lesson_set_steps     (LabLesson           *self,
                                   const char          *key,
                                   const char          *step_key,
                                   const LabLessonStep *steps,
                                   guint                n_steps);
void     lab_lesson_set_announcer (LabLesson           *self,
                                   LabAnnouncer        *announcer);
void     lab_lesson_show          (LabLesson           *self,
                                   guint                step);
void     lab_lesson_show_next     (LabLesson           *self);
void     lab_lesson_restart       (LabLesson           *self);
void     lab_lesson_follow        (LabLesson           *self,
                                   gboolean             is_over,
                                   gboolean             lasts);
void     lab_lesson_show_text     (LabLesson           *self,
                                   const char          *title,
                                   const char          *text,
                                   guint                number,
                                   guint                n_steps);
void     lab_lesson_say           (LabLesson           *self,
                                   const char          *text);
void     lab_lesson_hide          (LabLesson           *self);
gboolean lab_lesson_is_new        (LabLesson           *self,
                                   const char          *name);
void     lab_lesson_note_seen     (LabLesson           *self,
                                   const char          *name);

G_END_DECLS
