/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-help-scene.h"

G_BEGIN_DECLS

/** LAB_HELP_MAX_PARAGRAPHS: no chapter has more. */
#define LAB_HELP_MAX_PARAGRAPHS 3
/** LAB_HELP_MAX_NOTES: no chapter has more. */
#define LAB_HELP_MAX_NOTES 10

/**
 * LabHelpNote:
 * @name: (nullable): the name of a rule or a variant, marked with N_()
 * @text: (nullable): what it does, marked with N_()
 * @keys: (nullable): the keys of a shortcut to show instead of @name and @text
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
 * @title: the heading, marked with N_()
 * @scene: the scene of the picture, or %LAB_HELP_SCENE_NONE
 * @picture: (nullable): the picture in words, marked with N_()
 * @paragraphs: (array zero-terminated=1): the text, marked with N_()
 * @notes: (array zero-terminated=1): the lines of the list below the text
 *
 * A chapter of the rules, with a picture beside it.
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
