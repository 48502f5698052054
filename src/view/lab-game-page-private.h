/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-board-view.h"
#include "lab-carrier.h"
#include "lab-cover.h"
#include "lab-game-page.h"
#include "lab-hand.h"
#include "lab-notice.h"
#include "lab-pace.h"
#include "lab-pastime.h"
#include "lab-pawn.h"
#include "lab-player-list.h"
#include "lab-sounds.h"
#include "lab-tile-view.h"

G_BEGIN_DECLS

/* What the files of the table share: lab-game-page.c shows how the game goes on,
 * lab-game-turns.c leads from one turn to the next, lab-game-actions.c does what players
 * want, lab-game-pause.c halts the game, lab-game-settings.c follows the settings,
 * lab-game-telling.c tells screen readers of it, lab-game-pastime.c asks the pastime for
 * which it is played, lab-game-pointing.c points at what is to be done, lab-game-undo.c takes
 * turns back. */

struct _LabGamePage
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if nothing can be remembered */
  LabHost *host;              /* (nullable) */
  LabPastime *pastime;        /* (nullable): NULL for the plain game */
  LabPace *pace;
  LabHint *hint_thinker;
  LabNotice *refusal;
  LabSounds *sounds;

  /* What the turn that is being shown has brought about. */
  LabSeat finder;
  LabTreasure found;
  LabSeat first_home;
  gboolean ending;            /* the turn is over, but not all of it has been shown */
  gboolean asking;            /* whether the others play on */
  guint end_source;           /* ends the game, now that no person plays on */

  LabSeat viewer;             /* who last had the screen alone */
  LabSeat rewound_from;       /* whose turn it was before something was taken back */
  gboolean undoable;
  gboolean redoable;
  gboolean paused;
  guint n_holds;

  LabAnnouncer *announcer;    /* (nullable): of the window that we are in */

  AdwToastOverlay *toasts;
  GtkStack *stack;
  LabCarrier *carrier;
  GtkWidget *table;
  LabBoardView *board;
  GtkWidget *pause_sign;
  GtkWidget *go_on;
  LabPawn *pawn;
  GtkLabel *title;
  GtkLabel *hint;
  GtkSpinner *spinner;
  GtkWidget *persons_buttons;
  GtkWidget *hint_button;
  GtkButton *move_button;
  GtkWidget *failure;
  GtkLabel *failure_text;
  GtkWidget *panel;
  AdwBin *banner;             /* of the pastime */
  GtkWidget *tray;
  LabTileView *spare;
  LabHand *hand;
  LabPlayerList *players;
  LabCover *cover;
};

LabGame           *lab_game_page_get_game        (LabGamePage    *self);
const LabPosition *lab_game_page_get_position    (LabGamePage    *self);
gboolean           lab_game_page_is_persons_turn (LabGamePage    *self);
gboolean           lab_game_page_is_alone        (LabGamePage    *self);
gboolean           lab_game_page_may_play        (LabGamePage    *self);
void               lab_game_page_update          (LabGamePage    *self);
void               lab_game_page_update_status   (LabGamePage    *self);
void               lab_game_page_keep_focus      (LabGamePage    *self);
void               lab_game_page_end             (LabGamePage    *self);

void     lab_game_turns_clear          (LabGamePage    *self);
void     lab_game_turns_begin          (LabGamePage    *self);
void     lab_game_turns_go_on          (LabGamePage    *self);
void     lab_game_turns_class_init     (GtkWidgetClass *widget_class);

void     lab_game_undo_update          (LabGamePage    *self);
void     lab_game_undo_watch           (LabGamePage    *self);

void     lab_game_tell                 (LabGamePage    *self,
                                        const char     *text);
void     lab_game_tell_spare           (LabGamePage    *self);
void     lab_game_tell_hint            (LabGamePage    *self);
void     lab_game_tell_cards           (LabGamePage    *self);
void     lab_game_tell_next_card       (LabGamePage    *self);
void     lab_game_tell_no_secrets      (LabGamePage    *self);

gboolean lab_game_pastime_may_insert   (LabGamePage    *self,
                                        guint           arrow,
                                        LabOpenings     tile,
                                        GError        **error);
gboolean lab_game_pastime_may_move     (LabGamePage    *self,
                                        guint           cell,
                                        GError        **error);
gboolean lab_game_pastime_settle       (LabGamePage    *self);
gboolean lab_game_pastime_gives_hints  (LabGamePage    *self);
gboolean lab_game_pastime_gives_tasks  (LabGamePage    *self);
gboolean lab_game_pastime_has_clock    (LabGamePage    *self);

void     lab_game_pointing_update      (LabGamePage    *self);

gboolean lab_game_settings_get_hints   (LabGamePage    *self);
gboolean lab_game_settings_get_confirming
                                       (LabGamePage    *self);
void     lab_game_settings_update_limits
                                       (LabGamePage    *self);
void     lab_game_settings_init        (LabGamePage    *self);

void     lab_game_actions_choose       (LabGamePage    *self,
                                        LabCell         cell);
void     lab_game_actions_update       (LabGamePage    *self);
void     lab_game_actions_init         (LabGamePage    *self);
void     lab_game_actions_class_init   (GtkWidgetClass *widget_class);

G_END_DECLS
