/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-host.h"
#include "lab-result-card.h"
#include "lab-sound-player.h"

G_BEGIN_DECLS

#define LAB_TYPE_GAME_PAGE (lab_game_page_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabGamePage, lab_game_page, LAB, GAME_PAGE, AdwBin)

/**
 * LabGamePageClass:
 * @set_tempo: (nullable): sets how fast things move, as players have chosen it
 * @hold: (nullable): lets the game wait while players cannot see it, because of a dialog for
 *   example, or ends that
 *
 * What the page of a game can define.
 */
struct _LabGamePageClass
{
  AdwBinClass parent_class;

  void (*set_tempo) (LabGamePage *self,
                     double       tempo);
  void (*hold)      (LabGamePage *self,
                     gboolean     held);
};

GtkWidget    *lab_game_page_new            (GType              type,
                                            LabFamilyHost     *host);
void          lab_game_page_set_up         (LabGamePage       *self,
                                            GtkWidget         *board,
                                            AdwToastOverlay   *toasts,
                                            guint              seconds,
                                            const LabShortcut *shortcuts);
LabAnnouncer *lab_game_page_get_announcer  (LabGamePage       *self);
GSettings    *lab_game_page_get_settings   (LabGamePage       *self);
void          lab_game_page_say            (LabGamePage       *self,
                                            const char        *text);
void          lab_game_page_show_notice    (LabGamePage       *self,
                                            const char        *text);
void          lab_game_page_tell           (LabGamePage       *self,
                                            const char        *text);
void          lab_game_page_prepare_sounds (LabGamePage       *self);
void          lab_game_page_play_sound     (LabGamePage       *self,
                                            LabSound           sound);
void          lab_game_page_refuse         (LabGamePage       *self,
                                            const char        *reason);
void          lab_game_page_celebrate      (LabGamePage       *self,
                                            LabResultCard     *card);
void          lab_game_page_focus_board    (LabGamePage       *self);
void          lab_game_page_hold           (LabGamePage       *self,
                                            gboolean           held);
void          lab_game_page_leave          (GtkWidget         *page);

G_END_DECLS
