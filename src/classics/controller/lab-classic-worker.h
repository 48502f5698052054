/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"

G_BEGIN_DECLS

/* What a session computes in threads. The position is copied, so it may change meanwhile. After
 * a question was cancelled, its callback is still called, perhaps when the session is gone. */

void                lab_classic_worker_choose        (const LabClassicSeat  *seat,
                                                      LabClassicGame        *game,
                                                      guint64                seed,
                                                      GCancellable          *cancellable,
                                                      GAsyncReadyCallback    done,
                                                      gpointer               data);
gboolean            lab_classic_worker_choose_finish (GAsyncResult          *result,
                                                      guint32               *action);
void                lab_classic_worker_solve         (LabClassicGame        *game,
                                                      GCancellable          *cancellable,
                                                      GAsyncReadyCallback    done,
                                                      gpointer               data);
LabClassicSolution *lab_classic_worker_solve_finish  (GAsyncResult          *result);
void                lab_classic_worker_free_solution (LabClassicSolution    *solution);
void                lab_classic_worker_advise        (LabClassicGame        *game,
                                                      GCancellable          *cancellable,
                                                      GAsyncReadyCallback    done,
                                                      gpointer               data);
LabClassicHint     *lab_classic_worker_advise_finish (GAsyncResult          *result,
                                                      GError               **error);
void                lab_classic_worker_cancel        (GCancellable         **cancellable);

G_END_DECLS
