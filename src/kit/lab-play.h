/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-kind.h"

G_BEGIN_DECLS

/** LAB_PLAY_GROUP: the group of files with what is played. */
#define LAB_PLAY_GROUP "Game"

#define LAB_PLAY_ERROR (lab_play_error_quark ())

/**
 * LabPlayError:
 * @LAB_PLAY_ERROR_NOTHING: there is nothing to undo or to redo
 *
 * Why a player cannot do something. The message is for players.
 */
typedef enum
{
  LAB_PLAY_ERROR_NOTHING,
} LabPlayError;

#define LAB_TYPE_PLAY (lab_play_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabPlay, lab_play, LAB, PLAY, GObject)

/**
 * LabPlayClass:
 * @update: (nullable): called when the state has changed, before the signals; @before is the last
 *   one, @is_forward tells whether a move or a redo has changed it
 */
struct _LabPlayClass
{
  GObjectClass parent_class;

  void (*update) (LabPlay       *self,
                  gconstpointer  before,
                  gboolean       is_forward);
};

GQuark        lab_play_error_quark (void);

gpointer      lab_play_create      (GType               type,
                                    const LabGameKind  *kind,
                                    gconstpointer       start,
                                    LabClock           *clock);
gconstpointer lab_play_get_state   (LabPlay            *self);
gconstpointer lab_play_find_state  (LabPlay            *self,
                                    guint               n_moves);
guint         lab_play_get_n_moves (LabPlay            *self);
guint         lab_play_get_n_redo  (LabPlay            *self);
const char   *lab_play_get_move    (LabPlay            *self,
                                    guint               index);
guint         lab_play_get_n_hints (LabPlay            *self);
double        lab_play_get_seconds (LabPlay            *self);
gboolean      lab_play_is_running  (LabPlay            *self);
gboolean      lab_play_get_paused  (LabPlay            *self);
void          lab_play_set_paused  (LabPlay            *play,
                                    gboolean            is_paused);
void          lab_play_restore     (LabPlay            *play,
                                    double              seconds,
                                    guint               n_hints);
gboolean      lab_play_move        (LabPlay            *play,
                                    const char         *move,
                                    GError            **error);
gboolean      lab_play_undo        (LabPlay            *self,
                                    GError            **error);
gboolean      lab_play_redo        (LabPlay            *self,
                                    GError            **error);
gboolean      lab_play_restart     (LabPlay            *play,
                                    GError            **error);
void          lab_play_count_hint  (LabPlay            *self);

/* For the table of a kind whose games are #LabPlay */

gboolean      lab_play_read_time   (LabPlay            *self,
                                    LabSavedText       *text,
                                    GError            **error);
void          lab_play_write_time  (LabPlay            *self,
                                    GKeyFile           *file);
gpointer      lab_play_parse       (const LabGameKind  *kind,
                                    const char         *data,
                                    gsize               length,
                                    LabClock           *clock,
                                    GError            **error);
char         *lab_play_format      (gpointer            play);
gboolean      lab_play_is_over     (gpointer            play);
gboolean      lab_play_has_begun   (gpointer            play);

G_END_DECLS
