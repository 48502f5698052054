/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-autosave-file.h"
#include "lab-game-questions.h"
#include "lab-notice.h"
#include "lab-robots-party-pad.h"
#include "lab-robots-party-page.h"
#include "lab-robots-party-players.h"
#include "lab-robots-party-ring.h"
#include "lab-robots-party-setup.h"
#include "lab-sound-player.h"

G_BEGIN_DECLS

/* The page is one type in several files: what is shown (lab-robots-party-page.c), what happens
 * (lab-robots-party-page-events.c), keys (lab-robots-party-page-keys.c), files
 * (lab-robots-party-page-files.c), and the choice of players (lab-robots-party-page-setup.c). */

struct _LabRobotsPartyPage
{
  AdwBin parent_instance;

  LabFamily *family;              /* not referenced: it owns the page */
  LabRobotsParty *party;          /* (nullable): the party that is shown */
  LabRobotsParty *saved;          /* (nullable): a party that can be resumed */
  LabAutosaveFile *autosave;
  LabGameQuestions *questions;
  GSettings *settings;            /* NULL if there are no settings */
  GSignalGroup *signals;
  LabNotice *notice;
  LabSoundPlayer *sounds;
  guint tick;                     /* moves the countdown, or 0 */
  guint last_second;              /* what was told of the countdown */
  guint seat;                     /* who uses the pad */
  gboolean is_held;               /* paused by a dialog */

  GtkStack *stack;
  AdwPreferencesGroup *resume_group;
  AdwActionRow *resume_row;
  GtkWidget *start;
  LabRobotsPartySetup *setup;
  AdwBin *finished;
  GtkStack *cover;
  LabRobotsBoardView *board;
  GtkWidget *unpause;
  AdwToastOverlay *toasts;
  GtkScrolledWindow *scroller;
  GtkDrawingArea *picture;
  GtkLabel *round;
  GtkLabel *goal;
  LabRobotsPartyRing *ring;
  GtkLabel *status;
  GtkLabel *best;
  LabRobotsPartyPad *pad;
  GtkWidget *show;
  GtkButton *next;
  GtkWidget *end;
  LabRobotsPartyPlayers *players;
  GtkButton *skip;
};

void               lab_robots_party_page_update         (LabRobotsPartyPage *self);
void               lab_robots_party_page_show_board     (LabRobotsPartyPage *self);
void               lab_robots_party_page_show_best      (LabRobotsPartyPage *self);
void               lab_robots_party_page_tell           (LabRobotsPartyPage *self,
                                                         const char         *text);
void               lab_robots_party_page_say            (LabRobotsPartyPage *self,
                                                         const char         *text);
void               lab_robots_party_page_refuse         (LabRobotsPartyPage *self,
                                                         const char         *text);
void               lab_robots_party_page_set_party      (LabRobotsPartyPage *self,
                                                         LabRobotsParty     *party);

gboolean           lab_robots_party_page_is_current     (LabRobotsParty     *party);
void               lab_robots_party_page_show_setup     (LabRobotsPartyPage *self);
void               lab_robots_party_page_load_saved     (LabRobotsPartyPage *self);
void               lab_robots_party_page_install_setup  (GtkWidgetClass     *widget_class);

void               lab_robots_party_page_connect        (LabRobotsPartyPage *self);
void               lab_robots_party_page_update_tick    (LabRobotsPartyPage *self);

void               lab_robots_party_page_open_pad       (LabRobotsPartyPage *self,
                                                         guint               seat);
void               lab_robots_party_page_close_pad      (LabRobotsPartyPage *self);
void               lab_robots_party_page_on_claim       (LabRobotsPartyPage *self,
                                                         guint               number);
void               lab_robots_party_page_on_move        (LabRobotsPartyPage *self,
                                                         guint               robot,
                                                         guint               side);
void               lab_robots_party_page_install_keys   (LabRobotsPartyPage *self);

LabGameQuestions  *lab_robots_party_page_new_questions  (LabFamily          *family);
LabRobotsPartyPage *
                   lab_robots_party_page_get            (LabFamily          *family);

G_END_DECLS
