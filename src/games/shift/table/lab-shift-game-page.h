/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-game-page.h"
#include "lab-notice.h"
#include "lab-shift-board-view.h"
#include "lab-shift-hand.h"
#include "lab-shift-pawn.h"
#include "lab-shift-player-list.h"
#include "lab-shift-solo-mode.h"
#include "lab-shift-tile-drag.h"
#include "lab-shift-tile-view.h"
#include "lab-shift-turn-runner.h"

G_BEGIN_DECLS

/** LAB_SHIFT_REVIEW_KEY: shows the review, and hides it. */
#define LAB_SHIFT_REVIEW_KEY "t"

/** lab_shift_game_shortcuts: (array zero-terminated=1): all shortcuts of the board game */
extern const LabShortcut lab_shift_game_shortcuts[];

#define LAB_TYPE_SHIFT_GAME_PAGE (lab_shift_game_page_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftGamePage, lab_shift_game_page, LAB, SHIFT_GAME_PAGE, LabGamePage)

/* What happens between the turns of two people. */
typedef enum
{
  LAB_SHIFT_HANDOVER_NONE,          /* nothing: somebody plays */
  LAB_SHIFT_HANDOVER_FIND,          /* the finder of a treasure looks at the next card */
  LAB_SHIFT_HANDOVER_PASS,          /* the screen is passed to the current player */
} LabShiftHandover;

/* For reading only, except by the three files of the class, which is too long for one:
 * lab-shift-game-page.c shows the game and plays its sounds, lab-shift-game-turns.c leads from turn
 * to turn (pace, announcements, results, handover, pause), and lab-shift-game-actions.c handles
 * what players do, also hints, skipping, undo, and redo. */
struct _LabShiftGamePage
{
  LabGamePage parent_instance;

  GSettings *settings;                  /* of the parent; NULL if settings cannot be saved */
  LabShiftTurnRunner *runner;           /* (nullable) */
  LabShiftSoloMode *solo_mode;          /* (nullable): NULL for the standard game */
  GSignalGroup *game_signals;           /* of the game */
  GSignalGroup *early_signals;          /* the same, connected before the board */
  GSignalGroup *runner_signals;         /* of the turn runner */
  GSignalGroup *solo_signals;           /* of the solo mode */

  LabShiftSeat mover;         /* the player of the last turn */
  int sound_after;            /* the sound after the whole turn was shown, or -1 */

  LabLimits hint_limits;
  GCancellable *hint_search;  /* (nullable): stops the search for a hint */
  gboolean hint_known;
  LabShiftTurn hint_turn;     /* after the insertion, only its move counts */

  /* The pace of a computer's turn. */
  gint64 asked;               /* when the runner asked for the turn */
  guint step_source;          /* until the next step */
  gboolean skipping;          /* no pauses and animations for the rest of this turn */

  /* The results of the turn that is being shown. */
  LabShiftSeat finder;
  LabShiftTreasure found;
  LabShiftTreasure passed;    /* what the finder has found, during the handover */
  LabShiftSeat first_home;
  gboolean ending;            /* the turn is over, but still being shown */
  gboolean asking;            /* whether to keep playing after a win */
  guint end_source;           /* ends the game when no person still plays */

  LabShiftHandover handover;
  int rotation;               /* quarter turns of the spare tile in the next player's plan */
  guint tick_id;              /* scrolls to the button that ends the handover */
  guint n_ticks;
  guint held_key;             /* the key that is pressed, or 0 */
  LabShiftSeat viewer;        /* the person who last had the screen alone */
  LabShiftSeat rewound_from;  /* the current player before an undo */
  gboolean undoable;
  gboolean redoable;
  gboolean paused;
  gboolean held;              /* by a dialog, or because another page is shown */
  gboolean skips_clicks;      /* the clicks of a series that has skipped a computer's turn */
  gboolean skips_keys;        /* likewise, until the key is released */
  gboolean pressed_watching;  /* the last click beside the board began in a computer's turn */
  gint64 stayed;              /* when the player last pressed Stay, as g_get_monotonic_time() */

  AdwToastOverlay *toasts;
  LabShiftTileDrag *tile_drag;
  GtkWidget *table;
  LabShiftBoardView *board;
  GtkWidget *pause_sign;
  GtkWidget *go_on;
  LabShiftPawn *pawn;
  GtkLabel *title;
  GtkLabel *last;             /* what a computer did in the last turn */
  GtkLabel *hint;
  GtkSpinner *spinner;
  GtkWidget *persons_buttons;
  GtkWidget *hint_button;
  GtkButton *move_button;
  GtkWidget *failure;
  GtkLabel *failure_text;
  GtkStack *sides;            /* what is beside the board: the panel, with its toasts, or */
  GtkScrolledWindow *result;  /* the result of the game: */
  LabResultCard *card;        /* (nullable) */
  GtkWidget *panel;
  AdwBin *banner;             /* of the solo mode */
  GtkStack *spare_stack;
  GtkWidget *tray;
  LabShiftTileView *spare;
  LabShiftHand *hand;
  GtkWidget *take_button;
  GtkLabel *take_label;
  GtkWidget *seen_button;
  GtkLabel *seen_label;
  LabShiftPlayerList *players;
};

void lab_shift_game_page_set_solo_mode (LabShiftGamePage   *self,
                                        LabShiftSoloMode   *mode);
void lab_shift_game_page_set_runner    (LabShiftGamePage   *self,
                                        LabShiftTurnRunner *runner);

void lab_shift_game_page_show_result (LabShiftGamePage *self,
                                      LabResultCard    *card,
                                      gboolean          is_success);

void     lab_shift_game_page_rewind         (LabShiftGamePage *self,
                                             gboolean          redo);
gboolean lab_shift_game_page_get_takes_back (LabShiftGamePage *self);

void lab_shift_game_page_tell_trouble (LabShiftGamePage *self,
                                       const char       *text);

void     lab_shift_game_page_set_paused   (LabShiftGamePage *self,
                                           gboolean          paused);
gboolean lab_shift_game_page_get_pausable (LabShiftGamePage *self);

/** lab_shift_game_page_get_covered: returns %TRUE between the turns of two people, while the card
 * is covered or only its finder looks at it. */
static inline gboolean
lab_shift_game_page_get_covered (LabShiftGamePage *self)
{
  return self->handover != LAB_SHIFT_HANDOVER_NONE;
}

/** lab_shift_game_page_get_game: (transfer none) (nullable): returns the current game. */
static inline LabShiftGame *
lab_shift_game_page_get_game (LabShiftGamePage *self)
{
  return self->runner != NULL ? self->runner->game : NULL;
}

/* For the files of the class */

static inline void
lab_shift_game_page_changed (LabShiftGamePage *self)
{
  g_signal_emit_by_name (self, "changed");
}

static inline const LabShiftPosition *
lab_shift_game_page_get_position (LabShiftGamePage *self)
{
  return &lab_shift_game_page_get_game (self)->position;
}

static inline gboolean
lab_shift_game_page_is_persons_turn (LabShiftGamePage *self)
{
  LabShiftSeat seat = lab_shift_game_page_get_position (self)->seat;

  return (self->runner->persons & LAB_SHIFT_SEAT_BIT (seat)) != 0;
}

gboolean lab_shift_game_page_is_alone      (LabShiftGamePage *self);
gboolean lab_shift_game_page_may_play      (LabShiftGamePage *self);
void     lab_shift_game_page_update        (LabShiftGamePage *self);
void     lab_shift_game_page_update_status (LabShiftGamePage *self);
void     lab_shift_game_page_focus         (LabShiftGamePage *self);
void     lab_shift_game_page_keep_focus    (LabShiftGamePage *self);
void     lab_shift_game_page_hint_changed  (LabShiftGamePage *self);

void lab_shift_game_turns_announce   (LabShiftGamePage *self);
void lab_shift_game_turns_clear      (LabShiftGamePage *self);
void lab_shift_game_turns_begin      (LabShiftGamePage *self);
void lab_shift_game_turns_go_on      (LabShiftGamePage *self);
void lab_shift_game_turns_skip       (LabShiftGamePage *self);
void lab_shift_game_turns_set_tempo  (LabShiftGamePage *self);
void lab_shift_game_turns_init       (LabShiftGamePage *self);
void lab_shift_game_turns_class_init (GtkWidgetClass   *widget_class);

void  lab_shift_game_handover_set      (LabShiftGamePage *self,
                                        LabShiftHandover  handover);
void  lab_shift_game_handover_plan     (LabShiftGamePage *self,
                                        int               quarters);
void  lab_shift_game_handover_shake    (LabShiftGamePage *self,
                                        gboolean          shaken);
char *lab_shift_game_handover_describe (LabShiftGamePage *self,
                                        const char      **task);
void  lab_shift_game_handover_focus    (LabShiftGamePage *self);

void lab_shift_game_undo_update (LabShiftGamePage *self);

void                lab_shift_game_hint_drop (LabShiftGamePage *self);
const LabShiftTurn *lab_shift_game_hint_get  (LabShiftGamePage *self);

gboolean lab_shift_game_settings_get_hints      (LabShiftGamePage *self);
gboolean lab_shift_game_settings_get_confirming (LabShiftGamePage *self);

void lab_shift_game_actions_choose     (LabShiftGamePage *self,
                                        LabShiftCell      cell);
void lab_shift_game_actions_update     (LabShiftGamePage *self);
void lab_shift_game_actions_init       (LabShiftGamePage *self);
void lab_shift_game_actions_class_init (GtkWidgetClass   *widget_class);

G_END_DECLS
