/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-announcer.h"
#include "lab-compat.h"
#include "lab-duel-page.h"
#include "lab-puzzles-page.h"
#include "lab-ranking-page.h"
#include "lab-review-page.h"
#include "lab-setup-page.h"
#include "lab-window.h"
#include "storage/lab-keeper.h"
#include "storage/lab-recorder.h"

G_BEGIN_DECLS

/* What the files of the window share: lab-window.c leads from page to page,
 * lab-window-dialogs.c shows what lies over them, lab-window-keeping.c plays and keeps the
 * plain game, lab-window-files.c opens and saves it, lab-window-pastimes.c plays what else
 * there is, lab-window-puzzles.c finds puzzles to play, lab-window-review.c looks back. */

/* What is done in the end. */
typedef void (*LabWindowFunc) (LabWindow *self);

struct _LabWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;        /* NULL if nothing can be remembered */
  guint n_asking;             /* what the player wants, or for a file */
  guint n_over;               /* dialogs over the window */
  guint coming;               /* shows what has waited for them to go */
  GQueue untold;              /* messages that wait: a title and a text each, in turn */
  LabRecorder *recorder;
  gboolean records_wanted;    /* they are being read */

  LabKeeper *keeper;
  LabSavedGame *saved;        /* (nullable): the plain game, which is under way or was the last */
  GDateTime *played;          /* when */
  char *trouble;              /* (nullable): why it is not kept, yet to be told */
  char *damage;               /* (nullable): why there is none, yet to be told */
  LabSavedGame *waiting;      /* (nullable): to be played if the players agree */
  LabSavedGame *next;         /* (nullable): to be asked about after that */
  const char *next_title;     /* how to ask */
  const char *next_play;
  LabWindowFunc then;         /* (nullable): what follows when the game is saved */
  GCancellable *cancellable;  /* of what is read from files */

  LabAnnouncer *announcer;
  AdwWindowTitle *title;
  int room;                   /* for buttons: the width, as if letters had the usual size */
  guint fitting;              /* shows those that fit */
  gboolean opened_over;       /* the game was over in the file that it came from */
  GtkWidget *tools;           /* the buttons at the start of the header bar */
  GtkWidget *undo_buttons;
  GtkWidget *redo;
  GtkButton *pause;
  GtkMenuButton *menu;
  GtkWidget *focus;           /* (nullable): what had it before the menu */
  guint returning;            /* gives it back */
  GtkStack *stack;
  LabSetupPage *setup;
  LabGamePage *game_page;     /* made when first needed */
  LabRankingPage *ranking;    /* likewise */
  LabDuelPage *duel;          /* likewise */
  LabPastime *pastime;        /* (nullable): what is played, if not the plain game */
  GtkWidget *result;          /* (nullable): its last page */
  LabPuzzlesPage *puzzles;    /* made when first needed */
  LabPuzzleBook *puzzle_book; /* likewise */
  LabPuzzleProgress *puzzle_progress;   /* likewise */
  LabPuzzle puzzle_wanted;    /* kind, number and turns of what is to be played */
  GCancellable *puzzle_making;/* (nullable): of the one that is being made */

  GtkWidget *review;          /* what looks back, and returns */
  LabReviewPage *review_page; /* made when first needed */
  const char *reviewed;       /* (nullable): the page that comes back after looking back */
};

GTask   *lab_window_task_new              (LabWindow           *self,
                                           GCancellable        *cancellable,
                                           GAsyncReadyCallback  done);
LabWindow *lab_window_task_dup_window     (GAsyncResult        *result);

LabGame *lab_window_get_game              (LabWindow      *self);
void     lab_window_show_page             (LabWindow      *self,
                                           const char     *page);
void     lab_window_show_setup            (LabWindow      *self);
void     lab_window_show_table            (LabWindow      *self,
                                           LabHost        *host,
                                           const char     *about);
void     lab_window_update_pause          (LabWindow      *self);

void     lab_window_pastimes_class_init   (GtkWidgetClass *widget_class);
void     lab_window_pastimes_forget       (LabWindow      *self);
void     lab_window_pastimes_drop_result  (LabWindow      *self);

void     lab_window_puzzles_stop          (LabWindow      *self);
void     lab_window_puzzles_free          (LabWindow      *self);
void     lab_window_puzzles_class_init    (GtkWidgetClass *widget_class);

gboolean lab_window_get_reviewing         (LabWindow      *self);
void     lab_window_review_update         (LabWindow      *self);
void     lab_window_review_drop           (LabWindow      *self);
void     lab_window_review_class_init     (LabWindowClass *klass);

void     lab_window_dialogs_lay_over      (LabWindow      *self,
                                           GtkWidget      *dialog);
gboolean lab_window_is_at_table           (LabWindow      *self);

void     lab_window_tell                  (LabWindow      *self,
                                           const char     *text);

void     lab_window_keeping_get_kinds     (LabWindow      *self,
                                           LabPlayerKind   kinds[LAB_N_SEATS]);
void     lab_window_keeping_start         (LabWindow           *self,
                                           LabGame             *game,
                                           const LabPlayerKind *kinds,
                                           gboolean             tournament);
void     lab_window_keeping_replace       (LabWindow      *self,
                                           LabSavedGame   *saved,
                                           const char     *title,
                                           const char     *play);
void     lab_window_keeping_leave_waiting (LabWindow      *self);
void     lab_window_keeping_ask_next      (LabWindow      *self);
void     lab_window_keeping_update        (LabWindow      *self);
void     lab_window_keeping_end           (LabWindow      *self);
void     lab_window_keeping_leave         (LabWindow      *self);
gboolean lab_window_keeping_may_close     (LabWindow      *self);
void     lab_window_keeping_init          (LabWindow      *self);
void     lab_window_keeping_dispose       (LabWindow      *self);
void     lab_window_keeping_class_init    (GtkWidgetClass *widget_class);

void     lab_window_files_save            (LabWindow      *self,
                                           LabWindowFunc   then);
void     lab_window_files_class_init      (GtkWidgetClass *widget_class);

gboolean lab_window_dialogs_ask           (LabWindow       *self,
                                           const char      *title,
                                           const char      *text,
                                           const LabChoice *choices,
                                           guint            n_choices,
                                           LabAnswerFunc    answered);
void     lab_window_dialogs_tell          (LabWindow      *self,
                                           const char     *title,
                                           const char     *text);
void     lab_window_dialogs_tell_late     (LabWindow      *self,
                                           const char     *title,
                                           const char     *text);
void     lab_window_dialogs_dispose       (LabWindow      *self);
void     lab_window_dialogs_hold          (LabWindow      *self);
void     lab_window_dialogs_release       (LabWindow      *self);
void     lab_window_dialogs_watch_menu    (LabWindow      *self);
void     lab_window_dialogs_class_init    (GtkWidgetClass *widget_class);

gboolean lab_window_records_note          (LabWindow      *self);
void     lab_window_records_init          (LabWindow      *self);
void     lab_window_records_dispose       (LabWindow      *self);
void     lab_window_records_class_init    (GtkWidgetClass *widget_class);

void     lab_window_undo_watch_table      (LabWindow      *self);
void     lab_window_undo_init             (LabWindow      *self);
void     lab_window_undo_class_init       (GtkWidgetClass *widget_class);

G_END_DECLS
