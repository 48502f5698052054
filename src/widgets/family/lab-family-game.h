/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-compat-files.h"
#include "lab-current-game.h"
#include "lab-family.h"

G_BEGIN_DECLS

/**
 * LabGameView:
 * @kind: the games
 * @files: the kind of files, for the file dialogs
 * @page: the name of the page of the game, and without @create of the action that creates it
 * @create: (nullable): creates the page, and calls lab_family_game_set_page()
 * @offers_resume: there is an action `resume`, which is enabled while the page is not shown
 * @describe: (nullable) (transfer full): returns what a file name can start with, such as the
 *   names of the players
 * @tell: (nullable): shows a short message instead of the page
 * @warn: (nullable): tells that the game could not be saved, or why it could not be counted.
 *   Without it, players see a short message.
 * @show: (nullable): shows the current game on its page, and the page in the window
 * @clear: (nullable): takes the game off its page, when the window is closed
 * @may_rewind: (nullable): returns whether the last move can be undone, or redone, on the page that
 *   is shown
 * @rewind: (nullable): undoes the last move, or redoes it. With it, the family has the actions
 *   `undo` and `redo`, and their buttons in the header bar.
 * @play: (nullable): plays what lab_family_game_start() or lab_family_game_open_game() got, after
 *   the players have agreed. Without it, lab_family_game_play() does.
 * @parse: (nullable): reads a file instead of #LabGameKind.parse, if several kinds have the same
 *   suffix
 * @open: (nullable): gets a game that was read from a file. Without it,
 *   lab_family_game_ask_to_open() does.
 *
 * How a family shows the games of a kind. A constant. A page that is a #LabGamePage also waits and
 * shows messages.
 *
 * After a click, lab_family_game_move() calls lab_play_move(), which lets #LabGameKind.apply make
 * the move on a copy of the state. If that is possible, it calls #LabPlayClass.update and emits its
 * signals. #LabCurrentGame waits for those in #LabGameKind.changes: it saves the game, and the
 * family shows it by #LabFamilyClass.update. Then lab_family_game_move() calls
 * lab_current_game_end(), which calls #LabGameKind.count if the game is over. A page that animates
 * the last move calls it itself, after that.
 */
struct _LabGameView
{
  const LabGameKind *kind;
  LabFileKind        files;
  const char        *page;
  void     (*create) (LabFamily  *family);
  gboolean           offers_resume;
  char    *(*describe) (gpointer  game);
  void     (*tell)  (LabFamily   *family,
                     const char  *text);
  void     (*warn)  (LabFamily    *family,
                     const char   *text,
                     const GError *uncounted);
  void     (*show)  (LabFamily   *family,
                     GtkWidget   *page,
                     gpointer     game);
  void     (*clear) (GtkWidget   *page);
  gboolean (*may_rewind) (gpointer game,
                          gboolean is_redo);
  gboolean (*rewind) (gpointer    game,
                      gboolean    is_redo,
                      GError    **error);
  void     (*play)  (LabFamily   *family,
                     gpointer     game);
  gpointer (*parse) (const char  *data,
                     gsize        length,
                     LabClock    *clock,
                     GError     **error);
  void     (*open)  (LabFamily   *family,
                     gpointer     game);
};

#define LAB_TYPE_FAMILY_GAME (lab_family_game_get_type ())

G_DECLARE_FINAL_TYPE (LabFamilyGame, lab_family_game, LAB, FAMILY_GAME, GObject)

/**
 * LabFamilyGame:
 *
 * The current game of a family in its window: its page, its files, and the questions before it is
 * lost. Another game replaces it, and the window closes without saving it, only if the players
 * agree. They can save it in a file first. Threads read and write the files, because they may be on
 * a slow network.
 *
 * A question waits while a dialog is shown; a later question replaces one that waits.
 */
struct _LabFamilyGame
{
  GObject parent_instance;

  LabFamily *family;          /* (nullable): a weak pointer; a dialog can outlive it */
  const LabGameView *view;
  LabCurrentGame *current;
  GtkWidget *page;            /* (nullable): a weak pointer */
  gboolean is_showing;        /* the page is being created for the current game */
  gboolean is_told;           /* players know why the last game cannot be resumed */
  GPtrArray *tasks;           /* of LabTask: read and write files */

  GObject *waiting;           /* (nullable): the game that is played if the players agree */
  GObject *next;              /* (nullable): the game of the next question */
  const char *next_title;     /* the title of that question */
  const char *next_play;      /* the label of its button */
  /* (nullable): for the file dialog that asks where to save */
  void     (*saved) (LabFamilyGame *self,
                     gboolean       is_saved);
};

LabFamilyGame  *lab_family_game_new           (LabFamily           *family,
                                               const LabGameView   *view);
LabFamilyGame  *lab_family_game_get           (LabFamily           *family,
                                               const char          *page);
void            lab_family_game_set_page      (LabFamilyGame       *self,
                                               GtkWidget           *page);
gboolean        lab_family_game_is_shown      (LabFamilyGame       *self);
void            lab_family_game_ensure_page   (LabFamilyGame       *self);
void            lab_family_game_play          (LabFamilyGame       *self,
                                               gpointer             game);
void            lab_family_game_resume        (LabFamilyGame       *self);
void            lab_family_game_start         (LabFamilyGame       *self,
                                               gpointer             game);
void            lab_family_game_ask_to_open   (LabFamilyGame       *self,
                                               gpointer             game);
gboolean        lab_family_game_may_close     (LabFamilyGame       *self);
void            lab_family_game_tell          (LabFamilyGame       *self,
                                               const char          *text);
void            lab_family_game_update        (LabFamilyGame       *self);

/* For the functions of #LabFamilyClass */

void            lab_family_game_install       (LabFamilyClass      *klass,
                                               const LabGameView   *view);

G_END_DECLS
