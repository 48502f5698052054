/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-board-view.h"
#include "lab-tile-drag.h"
#include "lab-game-page.h"
#include "lab-hand.h"
#include "lab-notice.h"
#include "lab-pace.h"
#include "lab-solo-mode.h"
#include "lab-pawn.h"
#include "lab-player-list.h"
#include "lab-sounds.h"
#include "lab-tile-view.h"

G_BEGIN_DECLS

/* The files of the table share this struct. lab-game-page.c shows the game, lab-game-turns.c
 * starts and ends turns, lab-game-handover.c hands the screen to the next player,
 * lab-game-actions.c handles what players do, lab-game-skip.c skips the rest of a computer's turn,
 * lab-game-pause.c pauses the game, lab-game-settings.c follows the settings, lab-game-telling.c
 * informs screen readers, lab-game-solo-mode.c asks the solo mode, lab-game-pointing.c points at
 * the next step, and lab-game-undo.c undoes and redoes. */

/* What happens between the turns of two people. */
typedef enum
{
  LAB_HANDOVER_NONE,          /* nothing: somebody plays */
  LAB_HANDOVER_FIND,          /* the finder of a treasure looks at the next card */
  LAB_HANDOVER_PASS,          /* the screen is passed to the current player */
} LabHandover;

struct _LabGamePage
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if settings cannot be saved */
  LabTurnRunner *runner;            /* (nullable) */
  LabSoloMode *solo_mode;        /* (nullable): NULL for the standard game */
  GSignalGroup *game_signals;           /* of the game */
  GSignalGroup *turn_signals;           /* the same, connected after those of the hint */
  GSignalGroup *runner_signals;         /* of the turn runner */
  GSignalGroup *solo_signals;           /* of the solo mode */
  LabPace *pace;
  LabHint *hint_thinker;
  LabNotice *refusal;
  LabSounds *sounds;

  /* The results of the turn that is being shown. */
  LabSeat finder;
  LabTreasure found;
  LabTreasure passed;         /* what the finder has found, during the handover */
  LabSeat first_home;
  gboolean ending;            /* the turn is over, but still being shown */
  gboolean asking;            /* whether to keep playing after a win */
  guint end_source;           /* ends the game when no person still plays */

  LabHandover handover;
  int plan;                   /* quarter turns of the spare tile in the next player's plan */
  guint tick_id;              /* scrolls to the button that ends the handover */
  guint n_ticks;
  guint held_key;             /* the key that is pressed, or 0 */
  LabSeat viewer;             /* the person who last had the screen alone */
  LabSeat rewound_from;       /* the current player before an undo */
  gboolean undoable;
  gboolean redoable;
  gboolean paused;
  guint n_holds;
  gboolean skips_clicks;      /* the clicks of a series that has skipped a computer's turn */
  gboolean skips_keys;        /* likewise, until the key is released */
  gboolean pressed_watching;  /* the last click beside the board began in a computer's turn */
  gint64 stayed;              /* when the player last pressed Stay, as g_get_monotonic_time() */

  LabGameAnnouncer *announcer;  /* (nullable) */

  AdwToastOverlay *toasts;
  LabTileDrag *tile_drag;
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
  AdwBin *banner;             /* of the solo mode */
  GtkStack *spare_stack;
  GtkWidget *tray;
  LabTileView *spare;
  LabHand *hand;
  GtkWidget *take_button;
  GtkLabel *take_label;
  GtkWidget *seen_button;
  GtkLabel *seen_label;
  LabPlayerList *players;
};

LabGame           *lab_game_page_get_game        (LabGamePage    *self);
const LabPosition *lab_game_page_get_position    (LabGamePage    *self);
gboolean           lab_game_page_is_persons_turn (LabGamePage    *self);
gboolean           lab_game_page_is_alone        (LabGamePage    *self);
gboolean           lab_game_page_may_play        (LabGamePage    *self);
void               lab_game_page_update          (LabGamePage    *self);
void               lab_game_page_update_status   (LabGamePage    *self);
void               lab_game_page_focus           (LabGamePage    *self);
void               lab_game_page_keep_focus      (LabGamePage    *self);
void               lab_game_page_end             (LabGamePage    *self);

void     lab_game_turns_clear          (LabGamePage    *self);
void     lab_game_turns_begin          (LabGamePage    *self);
void     lab_game_turns_go_on          (LabGamePage    *self);
void     lab_game_turns_init           (LabGamePage    *self);
void     lab_game_turns_class_init     (GtkWidgetClass *widget_class);

void     lab_game_handover_set         (LabGamePage    *self,
                                        LabHandover     handover);
gboolean lab_game_handover_may_plan    (LabGamePage    *self);
void     lab_game_handover_plan        (LabGamePage    *self,
                                        int             quarters);
void     lab_game_handover_play_plan   (LabGamePage    *self);
char    *lab_game_handover_describe    (LabGamePage    *self,
                                        const char    **task);
void     lab_game_handover_focus       (LabGamePage    *self);
void     lab_game_handover_remind      (LabGamePage    *self);
gboolean lab_game_handover_refuses_key (LabGamePage    *self,
                                        guint           keyval,
                                        gboolean        held);

void     lab_game_undo_update          (LabGamePage    *self);
void     lab_game_undo_init            (LabGamePage    *self);

void     lab_game_tell                 (LabGamePage    *self,
                                        const char     *text);
void     lab_game_tell_spare           (LabGamePage    *self);
void     lab_game_tell_hint            (LabGamePage    *self);
void     lab_game_tell_cards           (LabGamePage    *self);
void     lab_game_tell_hand            (LabGamePage    *self);
void     lab_game_tell_no_secrets      (LabGamePage    *self);

gboolean lab_game_solo_mode_may_insert  (LabGamePage  *self,
                                         guint         arrow,
                                         LabOpenings   tile,
                                         GError      **error);
gboolean lab_game_solo_mode_may_move    (LabGamePage  *self,
                                         guint         cell,
                                         GError      **error);
gboolean lab_game_solo_mode_settle      (LabGamePage  *self);
gboolean lab_game_solo_mode_gives_hints (LabGamePage  *self);
gboolean lab_game_solo_mode_gives_tasks (LabGamePage  *self);
gboolean lab_game_solo_mode_has_clock   (LabGamePage  *self);
void     lab_game_solo_mode_init        (LabGamePage  *self);

void     lab_game_pointing_update      (LabGamePage    *self);

gboolean lab_game_skip                 (LabGamePage        *self);
gboolean lab_game_skip_take_key        (LabGamePage        *self,
                                        guint               keyval,
                                        gboolean            held);
void     lab_game_skip_init            (LabGamePage        *self,
                                        GtkEventController *keys);

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
