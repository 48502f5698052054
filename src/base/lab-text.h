/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabTextTable:
 *
 * A table of text for a terminal. Its columns are aligned even if letters are wide.
 */
typedef struct _LabTextTable LabTextTable;

/** LAB_QUOTED: returns what lab_quotation_write() writes, until the end of the block. @max_length
 * is a constant. */
#define LAB_QUOTED(text, max_length) \
  lab_quotation_write ((char [4 * (max_length) + 4]) { 0 }, text, max_length)

guint         lab_text_measure      (const char   *text);
char         *lab_text_wrap         (const char   *text,
                                     guint         width);
char         *lab_text_format_count (guint64       count);
char         *lab_text_format_stopwatch
                                    (double        seconds);
char         *lab_text_isolate      (const char   *text);
gboolean      lab_text_is_right_to_left
                                    (const char   *text);
gboolean      lab_text_is_blank     (const char   *text);
gboolean      lab_text_parse_number (const char   *text,
                                     guint         min,
                                     guint         max,
                                     guint        *number);
gboolean      lab_text_parse_pair   (const char   *text,
                                     char          separator,
                                     guint         min,
                                     guint         max,
                                     guint        *first,
                                     guint        *second);
gboolean      lab_text_parse_real   (const char   *text,
                                     double        min,
                                     double        max,
                                     double       *number);
gboolean      lab_text_take_number  (const char  **text,
                                     guint         max,
                                     guint        *number);
gboolean      lab_text_take_char    (const char  **text,
                                     char          expected);
char         *lab_text_fold_name    (const char   *name);
void          lab_language_apply    (void);
char         *lab_quotation_write   (char         *quotation,
                                     const char   *text,
                                     guint         max_length);
char         *lab_quotation_make    (const char   *text,
                                     guint         max_length);
char         *lab_quotation_shorten (const char   *text,
                                     guint         max_length);
void          lab_text_add_sentence (GString      *text,
                                     const char   *sentence);
gboolean      lab_words_find        (gconstpointer words,
                                     gsize         n_words,
                                     gsize         size,
                                     const char   *word,
                                     guint        *index);
LabTextTable *lab_text_table_new    (const char   *alignments);
void          lab_text_table_free   (LabTextTable *self);
void          lab_text_table_add    (LabTextTable *self,
                                     const char   *text);
void          lab_text_table_take   (LabTextTable *self,
                                     char         *text);
char         *lab_text_table_format (LabTextTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTextTable, lab_text_table_free)

G_END_DECLS
