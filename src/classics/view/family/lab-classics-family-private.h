/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-autosave.h"
#include "lab-classic-statistics-page.h"
#include "lab-classics-family.h"
#include "lab-classics-start-page.h"
#include "lab-game-questions.h"
#include "lab-search-tree-page.h"

G_BEGIN_DECLS

/* What the files of this family share: lab-classics-family.c has the pages and actions, and
 * lab-classics-files.c keeps, opens and saves games. */

struct _LabClassicsFamily
{
  LabFamily parent_instance;

  LabClassicsStartPage *start_page;   /* (nullable) */
  LabClassicPage *game_page;          /* (nullable) */
  LabSearchTreePage *tree_page;       /* (nullable) */
  LabClassicStatisticsPage *statistics_page;  /* (nullable) */
  GtkWidget *tools;                   /* (nullable): a weak pointer */
  LabShortcut *shortcuts;             /* (nullable): those of all pages */
  GSignalGroup *session_signals;
  GCancellable *cancellable;

  LabClassicAutosave *autosave;
  LabGameQuestions *questions;        /* before the current game is lost */
  LabClassicSession *saved;           /* (nullable): the current game, shown or not */
  GDateTime *played;                  /* (nullable): when it was last played */
  gboolean autosaved;                 /* it is saved: it is not over, or not counted yet */
  gboolean opened_over;               /* it was over when its file was opened, and still is */
  guint n_counting;                   /* ends that are being written to the statistics */
};

LabShell          *lab_classics_get_shell           (LabClassicsFamily  *self);
LabClassicSession *lab_classics_get_session         (LabClassicsFamily  *self);
void               lab_classics_show_game           (LabClassicsFamily  *self,
                                                     LabClassicSession  *session);

void               lab_classics_files_init          (LabClassicsFamily  *self);
void               lab_classics_files_dispose       (LabClassicsFamily  *self);
void               lab_classics_files_add_actions   (LabClassicsFamily  *self);
void               lab_classics_files_update        (LabClassicsFamily  *self);
void               lab_classics_files_follow        (LabClassicsFamily  *self);
void               lab_classics_files_leave         (LabClassicsFamily  *self);
void               lab_classics_files_note_end      (LabClassicsFamily  *self);
gboolean           lab_classics_files_can_open      (LabFamily          *family,
                                                     GFile              *file);
void               lab_classics_files_open          (LabFamily          *family,
                                                     GFile             **files,
                                                     guint               n_files);
GDateTime         *lab_classics_files_dup_resumable (LabFamily          *family);
void               lab_classics_files_resume        (LabFamily          *family);
gboolean           lab_classics_files_may_close     (LabFamily          *family);

G_END_DECLS
