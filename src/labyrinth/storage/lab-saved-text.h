/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-saved-game.h"

G_BEGIN_DECLS

/**
 * LabSavedText:
 * @data: the text of a saved game
 * @length: the length in bytes
 * @file: the parsed text
 *
 * The text of a saved game. It can tell the line of each key.
 */
typedef struct
{
  const char *data;
  gsize       length;
  GKeyFile   *file;
} LabSavedText;

gboolean lab_saved_text_open           (LabSavedText       *self,
                                        const char         *data,
                                        gsize               length,
                                        GError            **error);
void     lab_saved_text_clear          (LabSavedText       *self);
gboolean lab_saved_text_has            (LabSavedText       *self,
                                        const char         *group,
                                        const char         *key);
char    *lab_saved_text_take           (LabSavedText       *self,
                                        const char         *group,
                                        const char         *key,
                                        GError            **error);
char    *lab_saved_text_take_word      (LabSavedText       *self,
                                        const char         *group,
                                        const char         *key,
                                        GError            **error);
GStrv    lab_saved_text_take_list      (LabSavedText       *self,
                                        const char         *group,
                                        const char         *key,
                                        GError            **error);
gboolean lab_saved_text_take_number    (LabSavedText       *self,
                                        const char         *group,
                                        const char         *key,
                                        guint64             max,
                                        guint64            *number,
                                        GError            **error);
gboolean lab_saved_text_take_flag      (LabSavedText       *self,
                                        const char         *group,
                                        const char         *key,
                                        gboolean           *flag,
                                        GError            **error);
gboolean lab_saved_text_refuse         (LabSavedText       *self,
                                        LabSavedGameError   code,
                                        const char         *group,
                                        const char         *key,
                                        const char         *reason,
                                        GError            **error);
gboolean lab_saved_text_refuse_missing (LabSavedText       *self,
                                        const char         *group,
                                        const char         *key,
                                        GError            **error);
gboolean lab_saved_text_refuse_foreign (GError            **error);
gboolean lab_saved_text_refuse_size    (GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabSavedText, lab_saved_text_clear)

G_END_DECLS
