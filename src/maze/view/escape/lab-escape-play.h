/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-page.h"
#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_ESCAPE_PLAY (lab_escape_play_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapePlay, lab_escape_play, LAB, ESCAPE_PLAY, GObject)

LabEscapePlay *lab_escape_play_new           (LabFamily      *family);
LabEscapePlay *lab_escape_play_get           (LabFamily      *family);
GtkWidget     *lab_escape_play_create_page   (LabFamily      *family);
void           lab_escape_play_show          (LabFamily      *family,
                                              GtkWidget      *page);
void           lab_escape_play_leave         (GtkWidget      *page);
void           lab_escape_play_show_daily    (LabFamily      *family,
                                              GtkWidget      *page);
void           lab_escape_play_start_level   (LabEscapePlay  *self,
                                              guint64         number);
void           lab_escape_play_resume        (LabEscapePlay  *self);
guint64        lab_escape_play_get_level     (LabEscapePlay  *self);
GDateTime     *lab_escape_play_dup_resumable (LabEscapePlay  *self);
gboolean       lab_escape_play_may_close     (LabEscapePlay  *self);

/* For the files that players choose */

LabEscapeGame *lab_escape_play_get_game      (LabEscapePlay  *self);
gboolean       lab_escape_play_has_begun     (LabEscapePlay  *self);
void           lab_escape_play_set_game      (LabEscapePlay  *self,
                                              LabEscapeGame  *game);
void           lab_escape_play_open          (LabEscapePlay  *self,
                                              LabEscapeGame  *game);
GCancellable  *lab_escape_play_get_cancellable (LabEscapePlay *self);
void           lab_escape_play_tell          (LabEscapePlay  *self,
                                              const char     *text);

G_END_DECLS
