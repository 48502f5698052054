/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-game.h"
#include "lab-classic-player.h"
#include "lab-classic-solver.h"
#include "lab-task.h"

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

/**
 * LabClassicHintFunc:
 * @hint: (transfer full): the hint that was asked for
 * @data: as given to lab_classic_session_ask_hint()
 *
 * Is called in the main thread when a hint is found.
 */
typedef void (*LabClassicHintFunc) (LabClassicHint *hint,
                                    gpointer        data);

#define LAB_TYPE_CLASSIC_SESSION (lab_classic_session_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicSession, lab_classic_session, LAB, CLASSIC_SESSION, GObject)

/**
 * LabClassicSession:
 * @game: the game
 * @seats: who plays each side
 * @seed: the seed of all random numbers of the computers
 * @n_undone: how often lab_classic_session_undo() was used
 * @n_hints: how many hints were given
 * @least_time: how long a computer waits with its move at least, in milliseconds, so that people
 *   can follow
 * @tells_values: whether the values of all moves are found
 * @values: (nullable): the values of the moves of the current position, valid until
 *   #LabClassicSession::valued is emitted. If they are not solved, the board is too large for it,
 *   and those that are not marked as exact are estimates. %NULL before they are found, if the game
 *   is over, or if nobody wants to know
 * @thinking: (nullable): a computer thinks about its move, or waits with it
 */
struct _LabClassicSession
{
  GObject parent_instance;

  LabClassicGame           *game;
  LabClassicSeat            seats[LAB_CLASSIC_N_PLAYERS];
  guint64                   seed;
  guint                     n_undone;
  guint                     n_hints;
  guint                     least_time;
  gboolean                  tells_values;
  const LabClassicSolution *values;
  LabTask                  *thinking;

  /*< private >*/
  gint64      asked_at;
  guint32     answer;
  guint       answer_source; /* plays the answer when the least time has passed */
  gboolean    rewinding;     /* whether several moves are undone or redone now */
  GHashTable *solutions;     /* of positions as text */
  LabTask    *solving;
  LabTask    *advising;      /* (nullable): looks for a hint for the current position */
};

LabClassicSession *lab_classic_session_new              (LabClassicGame       *game,
                                                         const LabClassicSeat *seats,
                                                         guint64               seed);
void               lab_classic_session_advance          (LabClassicSession    *self);
gboolean           lab_classic_session_is_persons_turn  (LabClassicSession    *self);
gboolean           lab_classic_session_move             (LabClassicSession    *self,
                                                         guint32               action,
                                                         GError              **error);
gboolean           lab_classic_session_may_undo         (gpointer              session);
gboolean           lab_classic_session_undo             (LabClassicSession    *self,
                                                         GError              **error);
gboolean           lab_classic_session_redo             (LabClassicSession    *self,
                                                         GError              **error);
void               lab_classic_session_set_tells_values (LabClassicSession    *self,
                                                         gboolean              tells);
gboolean           lab_classic_session_ask_hint         (LabClassicSession    *self,
                                                         LabClassicHintFunc    found,
                                                         gpointer              data,
                                                         GError              **error);
void               lab_classic_session_cancel_hint      (LabClassicSession    *self);
void               lab_classic_hint_free                (LabClassicHint       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabClassicHint, lab_classic_hint_free)

G_END_DECLS
