/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <glib.h>

G_BEGIN_DECLS

/** LAB_SAVED_GAME_MAX_SIZE: the largest saved game that is read, in bytes. */
#define LAB_SAVED_GAME_MAX_SIZE (256 << 10)

#define LAB_SAVED_GAME_ERROR (lab_saved_game_error_quark ())

/**
 * LabSavedGameError:
 * @LAB_SAVED_GAME_ERROR_FOREIGN: the file is not a saved game
 * @LAB_SAVED_GAME_ERROR_SIZE: the file is too large for a saved game
 * @LAB_SAVED_GAME_ERROR_NEWER: a newer version of Labyrinthe has saved the game
 * @LAB_SAVED_GAME_ERROR_FORMAT: a line cannot be understood, or is missing
 * @LAB_SAVED_GAME_ERROR_RULES: a line breaks the rules of the game
 *
 * Why a saved game was refused. The message is in the player's language. If a line is wrong, the
 * message starts with its number.
 */
typedef enum
{
  LAB_SAVED_GAME_ERROR_FOREIGN,
  LAB_SAVED_GAME_ERROR_SIZE,
  LAB_SAVED_GAME_ERROR_NEWER,
  LAB_SAVED_GAME_ERROR_FORMAT,
  LAB_SAVED_GAME_ERROR_RULES,
} LabSavedGameError;

/**
 * LabSavedText:
 * @data: the text of a saved game
 * @length: the length in bytes
 * @head: the name of the first group, which has the version
 * @file: the parsed text
 * @version: the version of the file
 *
 * The text of a saved game of any family. It can tell the line of each key.
 */
typedef struct
{
  const char *data;
  gsize       length;
  const char *head;
  GKeyFile   *file;
  guint       version;
} LabSavedText;

/** LAB_SAVED_MAX_NAME: the number of characters of a player's name that are saved. */
#define LAB_SAVED_MAX_NAME 64

GQuark   lab_saved_game_error_quark    (void);
char    *lab_saved_text_read_file      (GFile            *file,
                                        gsize            *length,
                                        GCancellable     *cancellable,
                                        GError          **error);
gboolean lab_saved_text_open           (LabSavedText     *self,
                                        const char       *head,
                                        guint             newest,
                                        const char       *data,
                                        gsize             length,
                                        GError          **error);
GKeyFile *lab_saved_text_create        (const char       *head,
                                        guint             version);
void     lab_saved_text_clear          (LabSavedText     *self);
gboolean lab_saved_text_has            (LabSavedText     *self,
                                        const char       *group,
                                        const char       *key);
char    *lab_saved_text_take           (LabSavedText     *self,
                                        const char       *group,
                                        const char       *key,
                                        GError          **error);
char    *lab_saved_text_take_word      (LabSavedText     *self,
                                        const char       *group,
                                        const char       *key,
                                        GError          **error);
GStrv    lab_saved_text_take_list      (LabSavedText     *self,
                                        const char       *group,
                                        const char       *key,
                                        GError          **error);
gboolean lab_saved_text_take_number    (LabSavedText     *self,
                                        const char       *group,
                                        const char       *key,
                                        guint64           max,
                                        guint64          *number,
                                        GError          **error);
gboolean lab_saved_text_take_uint      (LabSavedText     *self,
                                        const char       *group,
                                        const char       *key,
                                        guint             max,
                                        guint            *number,
                                        GError          **error);
gboolean lab_saved_text_take_flag      (LabSavedText     *self,
                                        const char       *group,
                                        const char       *key,
                                        gboolean         *flag,
                                        GError          **error);
gboolean lab_saved_text_refuse         (LabSavedText     *self,
                                        LabSavedGameError code,
                                        const char       *group,
                                        const char       *key,
                                        GError          **error,
                                        const char       *format,
                                        ...) G_GNUC_PRINTF (6, 7);
gboolean lab_saved_text_refuse_missing (LabSavedText     *self,
                                        const char       *group,
                                        const char       *key,
                                        GError          **error);
gboolean lab_saved_text_refuse_player  (LabSavedText     *self,
                                        const char       *group,
                                        const char       *key,
                                        const char       *id,
                                        GError          **error);
gboolean lab_saved_key_is_number       (const char       *key,
                                        guint             number);
guint    lab_key_lines_find            (const char       *data,
                                        gsize             length,
                                        const char       *group,
                                        const char       *key);
guint    lab_key_lines_find_double     (const char       *data,
                                        gsize             length);
guint    lab_key_lines_count           (const char       *data,
                                        gsize             length);

/* The names of players in saved games of any family. */

char    *lab_saved_name_fit       (const char   *name);
gboolean lab_saved_name_check     (LabSavedText *text,
                                   const char   *group,
                                   const char   *key,
                                   const char   *name,
                                   GError      **error);
char    *lab_key_text_get         (GKeyFile     *file,
                                   const char   *group,
                                   const char   *key,
                                   GError      **error);
GStrv    lab_key_text_get_list    (GKeyFile     *file,
                                   const char   *group,
                                   const char   *key,
                                   gsize        *n_items,
                                   GError      **error);
gboolean lab_key_text_get_number  (GKeyFile     *file,
                                   const char   *group,
                                   const char   *key,
                                   guint64       min,
                                   guint64       max,
                                   guint64      *number,
                                   GError      **error);
int     *lab_key_text_get_numbers (GKeyFile     *file,
                                   const char   *group,
                                   const char   *key,
                                   gsize        *n_numbers,
                                   GError      **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabSavedText, lab_saved_text_clear)

G_END_DECLS
