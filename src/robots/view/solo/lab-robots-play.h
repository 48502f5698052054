/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"
#include "lab-robots-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PLAY (lab_robots_play_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPlay, lab_robots_play, LAB, ROBOTS_PLAY, GObject)

LabRobotsPlay *lab_robots_play_new             (LabFamily             *family);
LabRobotsPlay *lab_robots_play_get             (LabFamily             *family);
GtkWidget     *lab_robots_play_create_page     (LabFamily             *family);
void           lab_robots_play_show            (LabFamily             *family,
                                                GtkWidget             *page);
void           lab_robots_play_show_tutorial   (LabFamily             *family,
                                                GtkWidget             *page);
void           lab_robots_play_leave           (GtkWidget             *page);
void           lab_robots_play_start           (LabRobotsPlay         *self,
                                                const LabRobotsLevel  *level);
void           lab_robots_play_start_board     (LabRobotsPlay         *self,
                                                const LabRobotsBoard  *board);
void           lab_robots_play_resume          (LabRobotsPlay         *self);
guint          lab_robots_play_get_level       (LabRobotsPlay         *self);
GDateTime     *lab_robots_play_dup_resumable   (LabRobotsPlay         *self);
gboolean       lab_robots_play_may_close       (LabRobotsPlay         *self);

/* For the files that players choose, and for tests */

LabRobotsGame *lab_robots_play_get_game        (LabRobotsPlay         *self);
gboolean       lab_robots_play_has_begun       (LabRobotsPlay         *self);
gboolean       lab_robots_play_is_making       (LabRobotsPlay         *self);
void           lab_robots_play_set_game        (LabRobotsPlay         *self,
                                                gpointer               game);
void           lab_robots_play_open            (LabRobotsPlay         *self,
                                                LabRobotsGame         *game);
GCancellable  *lab_robots_play_get_cancellable (LabRobotsPlay         *self);
void           lab_robots_play_tell            (LabRobotsPlay         *self,
                                                const char            *text);

G_END_DECLS
