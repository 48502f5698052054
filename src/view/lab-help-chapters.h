/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-help-scene.h"

G_BEGIN_DECLS

/** LAB_HELP_MAX_PARAGRAPHS: no chapter has more. */
#define LAB_HELP_MAX_PARAGRAPHS 3
/** LAB_HELP_MAX_NOTES: no chapter has more. */
#define LAB_HELP_MAX_NOTES 9

/**
 * LabHelpNote:
 * @name: (nullable): the name of what it is about, marked with N_()
 * @text: (nullable): what that does, marked with N_()
 * @keys: (nullable): else a shortcut that is in the list of all shortcuts, by its keys
 *
 * A line of a list below a chapter.
 */
typedef struct
{
  const char *name;
  const char *text;
  const char *keys;
} LabHelpNote;

/**
 * LabHelpChapter:
 * @title: its heading, marked with N_()
 * @scene: what its picture shows, or %LAB_HELP_SCENE_NONE
 * @picture: (nullable): the same in words, marked with N_()
 * @paragraphs: (array zero-terminated=1): its text, marked with N_()
 * @notes: (array zero-terminated=1): a list below it
 *
 * One piece of the rules, with a picture beside it.
 */
typedef struct
{
  const char  *title;
  LabHelpScene scene;
  const char  *picture;
  const char  *paragraphs[LAB_HELP_MAX_PARAGRAPHS + 1];
  LabHelpNote  notes[LAB_HELP_MAX_NOTES + 1];
} LabHelpChapter;

const LabHelpChapter *lab_help_get_chapters (guint *n_chapters);

G_END_DECLS
