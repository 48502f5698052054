/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-compat.h"
#include "lab-layout.h"

G_BEGIN_DECLS

/** LAB_HELP_MAX_PARAGRAPHS: no chapter has more. */
#define LAB_HELP_MAX_PARAGRAPHS 4
/** LAB_HELP_MAX_NOTES: no chapter has more. */
#define LAB_HELP_MAX_NOTES 10

/**
 * LabHelpNote:
 * @name: (nullable): the name of a rule or a variant, marked with N_(); a context and a byte 4 can
 *   come before it
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
 * @scene: what the picture shows, as the family numbers it
 * @picture: (nullable): the picture in words, marked with N_(); %NULL if there is none
 * @paragraphs: (array zero-terminated=1): the text, marked with N_()
 * @notes: (array zero-terminated=1): the lines of the list below the text
 *
 * A chapter of How to Play.
 */
typedef struct
{
  const char  *title;
  guint        scene;
  const char  *picture;
  const char  *paragraphs[LAB_HELP_MAX_PARAGRAPHS + 1];
  LabHelpNote  notes[LAB_HELP_MAX_NOTES + 1];
} LabHelpChapter;

#define LAB_TYPE_HELP_CHAPTER_VIEW (lab_help_chapter_view_get_type ())

G_DECLARE_FINAL_TYPE (LabHelpChapterView, lab_help_chapter_view, LAB, HELP_CHAPTER_VIEW, LabLayout)

GtkWidget *lab_help_chapter_view_new (const LabHelpChapter *chapter,
                                      GtkWidget            *picture,
                                      gboolean              mirrored,
                                      const LabShortcut    *shortcuts);
GtkWidget *lab_help_frame_new        (GtkWidget            *picture,
                                      int                   minimum,
                                      int                   natural,
                                      double                height,
                                      int                   highest);
guint      lab_help_count_chapters   (const LabHelpChapter *chapters);

G_END_DECLS
