/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-result-card.h"
#include "lab-shift-game.h"

G_BEGIN_DECLS

/**
 * LabShiftCueKind:
 * @LAB_SHIFT_CUE_NONE: nothing
 * @LAB_SHIFT_CUE_SPARE: the spare tile
 * @LAB_SHIFT_CUE_ARROW: the arrow of the turn, even if it is blocked
 * @LAB_SHIFT_CUE_INSERTION: the arrow, with the tile that goes in
 * @LAB_SHIFT_CUE_MOVE: the path to the cell of the turn
 * @LAB_SHIFT_CUE_STAY: the button that keeps the pawn in place
 *
 * What the table points at.
 */
typedef enum
{
  LAB_SHIFT_CUE_NONE,
  LAB_SHIFT_CUE_SPARE,
  LAB_SHIFT_CUE_ARROW,
  LAB_SHIFT_CUE_INSERTION,
  LAB_SHIFT_CUE_MOVE,
  LAB_SHIFT_CUE_STAY,
} LabShiftCueKind;

/**
 * LabShiftCue:
 * @kind: what to point at
 * @turn: the turn that gives the place
 *
 * The next step for the player, which the table points at.
 */
typedef struct
{
  LabShiftCueKind kind;
  LabShiftTurn    turn;
} LabShiftCue;

#define LAB_TYPE_SHIFT_SOLO_MODE (lab_shift_solo_mode_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftSoloMode, lab_shift_solo_mode, LAB, SHIFT_SOLO_MODE, GObject)

/**
 * LabShiftSoloModeKind:
 * @action: (nullable): the action of the page where it was chosen; %NULL for the home page
 * @free_data: (nullable): frees the data
 * @begin: (transfer full): returns the game to play, in which people have all seats
 * @describe: (transfer full): returns a short title for the window
 * @create_banner: (transfer none): returns the banner above the panel
 * @show_result: shows the result on a card beside the board, and returns whether it is a success
 * @may_insert: (nullable): returns whether the player can insert the given tile at an arrow; called
 *   before the rules are checked. If not, the error says what to do instead. Allowed by default.
 * @may_move: (nullable): the same for a move of the pawn
 * @settled: (nullable): called after a turn and its animations, before the next turn. The solo mode
 *   ends with its game.
 * @set_held: (nullable): called when play is suspended, by a pause or by something that covers the
 *   table, and when it resumes; a clock stops meanwhile
 * @ask_hint: (nullable): called when the player asks for a hint, which @cue and @hint of the solo
 *   mode show; without it there are no hints
 * @get_loss: (nullable): returns a sentence that says what is lost if the player leaves now; %NULL
 *   if nothing is lost
 * @has_clock: whether time counts, so that a pause is possible
 * @gives_tasks: whether the banner says what to do next, so that the table does not
 * @allows_undo: whether players can undo half-turns until its end
 *
 * What a solo mode is. A constant.
 */
typedef struct
{
  const char *action;
  void          (*free_data)     (gpointer          data);
  LabShiftGame *(*begin)         (LabShiftSoloMode *self);
  char         *(*describe)      (LabShiftSoloMode *self);
  GtkWidget    *(*create_banner) (LabShiftSoloMode *self);
  gboolean      (*show_result)   (LabShiftSoloMode *self,
                                  LabResultCard    *card);
  gboolean      (*may_insert)    (LabShiftSoloMode *self,
                                  guint             arrow,
                                  LabShiftOpenings  tile,
                                  GError          **error);
  gboolean      (*may_move)      (LabShiftSoloMode *self,
                                  guint             cell,
                                  GError          **error);
  void          (*settled)       (LabShiftSoloMode *self);
  void          (*set_held)      (LabShiftSoloMode *self,
                                  gboolean          held);
  void          (*ask_hint)      (LabShiftSoloMode *self);
  const char   *(*get_loss)      (LabShiftSoloMode *self);
  gboolean has_clock;
  gboolean gives_tasks;
  gboolean allows_undo;
} LabShiftSoloModeKind;

/**
 * LabShiftSoloMode:
 *
 * A way to play alone at the table: a puzzle, a time trial, or the lesson. A solo mode
 * provides the game, can forbid more than the rules do, can show a banner above the panel, and
 * decides when it ends.
 *
 * The window plays each object only once. To continue, the player gets another object
 * through #LabShiftSoloMode::next.
 */
struct _LabShiftSoloMode
{
  GObject parent_instance;

  const LabShiftSoloModeKind *kind;
  gpointer data;                  /* of the kind */
  LabShiftGame *game;             /* NULL before the start */
  gboolean held;
  gboolean over;
  LabShiftCue cue;
  char *hint;                     /* (nullable): what the player has to do, in a sentence */
  const char *hint_cost;          /* (nullable): what the next hint costs; may be empty */
  GPtrArray *builders;            /* of its banner */
};

LabShiftSoloMode   *lab_shift_solo_mode_new     (const LabShiftSoloModeKind *kind,
                                                 gpointer                    data);
LabShiftGame *lab_shift_solo_mode_begin   (LabShiftSoloMode           *self);
void                lab_shift_solo_mode_settle  (LabShiftSoloMode           *self);
void                lab_shift_solo_mode_end     (LabShiftSoloMode           *self);
void                lab_shift_solo_mode_point   (LabShiftSoloMode           *self,
                                                 LabShiftCue                 cue,
                                                 const char                 *hint);
void                lab_shift_solo_mode_tell    (LabShiftSoloMode           *self,
                                                 const char                 *text);
GtkBuilder         *lab_shift_solo_mode_build   (LabShiftSoloMode           *self,
                                                 const char                 *file);
void                lab_shift_solo_mode_connect (LabShiftSoloMode           *self,
                                                 GtkBuilder                 *builder,
                                                 const char                 *button,
                                                 GCallback                   clicked);
void                lab_shift_builder_show_text (GtkBuilder                 *builder,
                                                 const char                 *label,
                                                 const char                 *text);
void                lab_shift_damaged_file_show (GtkLabel                   *label,
                                                 const char                 *path,
                                                 const char                 *message);

G_END_DECLS
