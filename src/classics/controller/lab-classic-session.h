/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-game.h"
#include "lab-classic-level.h"
#include "lab-classic-solver.h"

G_BEGIN_DECLS

/**
 * LabClassicSeat:
 * @person: whether a person plays here
 * @level: the level of the computer, if @person is %FALSE
 *
 * Who plays one of the two sides.
 */
typedef struct
{
  gboolean        person;
  LabClassicLevel level;
} LabClassicSeat;

/**
 * LabClassicHint:
 * @value: the value for the player to move, as in #LabSearchResult
 * @line: (element-type guint32): a best move, and perfect play of both after it until the end
 * @solved: whether @value and @line are exact; if not, the game is too large to be solved, @value
 *   is an estimate, and @line is the play that the search expects, as far as it looks ahead
 *
 * Advice for the player to move. Free it with lab_classic_hint_free().
 */
typedef struct
{
  int       value;
  GArray   *line;
  gboolean  solved;
} LabClassicHint;

#define LAB_TYPE_CLASSIC_SESSION (lab_classic_session_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicSession, lab_classic_session, LAB, CLASSIC_SESSION, GObject)

LabClassicSession  *lab_classic_session_new                (LabClassicGame        *game,
                                                            const LabClassicSeat  *seats,
                                                            guint64                seed);
LabClassicGame     *lab_classic_session_get_game           (LabClassicSession     *self);
const LabClassicSeat *
                    lab_classic_session_get_seat           (LabClassicSession     *self,
                                                            guint                  player);
guint64             lab_classic_session_get_seed           (LabClassicSession     *self);
guint               lab_classic_session_get_n_undone       (LabClassicSession     *self);
guint               lab_classic_session_get_n_hints        (LabClassicSession     *self);
void                lab_classic_session_restore_counts     (LabClassicSession     *self,
                                                            guint                  n_undone,
                                                            guint                  n_hints);
void                lab_classic_session_set_least_time     (LabClassicSession     *self,
                                                            guint                  least_time);
void                lab_classic_session_advance            (LabClassicSession     *self);
gboolean            lab_classic_session_is_persons_turn    (LabClassicSession     *self);
gboolean            lab_classic_session_is_thinking        (LabClassicSession     *self);
gboolean            lab_classic_session_move               (LabClassicSession     *self,
                                                            guint32                action,
                                                            GError               **error);
gboolean            lab_classic_session_may_undo           (LabClassicSession     *self);
gboolean            lab_classic_session_may_redo           (LabClassicSession     *self);
gboolean            lab_classic_session_undo               (LabClassicSession     *self,
                                                            GError               **error);
gboolean            lab_classic_session_redo               (LabClassicSession     *self,
                                                            GError               **error);
void                lab_classic_session_set_tells_values   (LabClassicSession     *self,
                                                            gboolean               tells);
gboolean            lab_classic_session_get_tells_values   (LabClassicSession     *self);
const LabClassicSolution *
                    lab_classic_session_get_values         (LabClassicSession     *self);
void                lab_classic_session_ask_hint           (LabClassicSession     *self,
                                                            GCancellable          *cancellable,
                                                            GAsyncReadyCallback    done,
                                                            gpointer               data);
LabClassicHint     *lab_classic_session_ask_hint_finish    (LabClassicSession     *self,
                                                            GAsyncResult          *result,
                                                            GError               **error);
void                lab_classic_hint_free                  (LabClassicHint        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabClassicHint, lab_classic_hint_free)

G_END_DECLS
