/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-controller.h"

G_BEGIN_DECLS

/**
 * LabGuideKind:
 * @LAB_GUIDE_NONE: nothing
 * @LAB_GUIDE_SPARE: the spare tile
 * @LAB_GUIDE_ARROW: the arrow of the turn, even if it is blocked
 * @LAB_GUIDE_INSERTION: the arrow, with the tile that goes in
 * @LAB_GUIDE_MOVE: the path to the cell of the turn
 * @LAB_GUIDE_STAY: the button that keeps the pawn in place
 *
 * What the table points at.
 */
typedef enum
{
  LAB_GUIDE_NONE,
  LAB_GUIDE_SPARE,
  LAB_GUIDE_ARROW,
  LAB_GUIDE_INSERTION,
  LAB_GUIDE_MOVE,
  LAB_GUIDE_STAY,
} LabGuideKind;

/**
 * LabGuide:
 * @kind: what to point at
 * @turn: the turn that gives the place
 *
 * The next step for the player, which the table points at.
 */
typedef struct
{
  LabGuideKind kind;
  LabTurn      turn;
} LabGuide;

#define LAB_TYPE_SOLO_MODE (lab_solo_mode_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabSoloMode, lab_solo_mode, LAB, SOLO_MODE, GObject)

/**
 * LabSoloModeClass:
 * @begin: (transfer full): returns the game to play, in which people have all seats
 * @describe: (transfer full): returns a short title for the window
 * @create_banner: (transfer floating) (nullable): returns a new banner above the panel, for
 *   each table; none by default
 * @create_result: (transfer floating) (nullable): returns the last page, which handles the
 *   focus itself; none by default, so that the end returns to the setup page
 * @may_insert: returns whether the player can insert the given tile at an arrow; called before
 *   the rules are checked. If not, the error says what to do instead. Allowed by default.
 * @may_move: the same for a move of the pawn
 * @settled: called after a turn and its animations, before the next turn. The game may still
 *   emit its signals, so an implementation must play its next turn from an idle callback. By
 *   default, the solo mode ends with its game.
 * @set_held: called when play is suspended, by a pause or by something that covers the table,
 *   and when it resumes; a clock stops meanwhile
 * @get_loss: (nullable): returns a sentence that says what is lost if the player leaves now; %NULL
 *   if nothing is lost, which is the default
 * @has_clock: returns whether time counts, so that a pause is possible; %FALSE by default
 * @gives_tasks: returns whether the banner says what to do next, so that the table does not;
 *   %FALSE by default
 * @allows_hint: returns whether players can ask for hints; %FALSE by default
 * @allows_undo: returns whether players can undo half-turns; %FALSE by default
 */
struct _LabSoloModeClass
{
  GObjectClass parent_class;

  LabGame   *(*begin)         (LabSoloMode  *self);
  char      *(*describe)      (LabSoloMode  *self);
  GtkWidget *(*create_banner) (LabSoloMode  *self);
  GtkWidget *(*create_result) (LabSoloMode  *self);
  gboolean   (*may_insert)    (LabSoloMode  *self,
                               guint        arrow,
                               LabOpenings  tile,
                               GError     **error);
  gboolean   (*may_move)      (LabSoloMode  *self,
                               guint        cell,
                               GError     **error);
  void       (*settled)       (LabSoloMode  *self);
  void       (*set_held)      (LabSoloMode  *self,
                               gboolean     held);
  const char *(*get_loss)     (LabSoloMode  *self);
  gboolean   (*has_clock)     (LabSoloMode  *self);
  gboolean   (*gives_tasks)   (LabSoloMode  *self);
  gboolean   (*allows_hint)   (LabSoloMode  *self);
  gboolean   (*allows_undo)   (LabSoloMode  *self);
};

/* For the window and the table */

LabController  *lab_solo_mode_begin          (LabSoloMode  *self);
LabController  *lab_solo_mode_get_controller (LabSoloMode  *self);
char           *lab_solo_mode_describe       (LabSoloMode  *self);
GtkWidget      *lab_solo_mode_create_banner  (LabSoloMode  *self);
GtkWidget      *lab_solo_mode_create_result  (LabSoloMode  *self);
gboolean        lab_solo_mode_may_insert     (LabSoloMode  *self,
                                              guint         arrow,
                                              LabOpenings   tile,
                                              GError      **error);
gboolean        lab_solo_mode_may_move       (LabSoloMode  *self,
                                              guint         cell,
                                              GError      **error);
void            lab_solo_mode_settle         (LabSoloMode  *self);
void            lab_solo_mode_set_held       (LabSoloMode  *self,
                                              gboolean      held);
gboolean        lab_solo_mode_get_over       (LabSoloMode  *self);
const char     *lab_solo_mode_get_loss       (LabSoloMode  *self);
gboolean        lab_solo_mode_has_clock      (LabSoloMode  *self);
gboolean        lab_solo_mode_gives_tasks    (LabSoloMode  *self);
gboolean        lab_solo_mode_allows_hint    (LabSoloMode  *self);
gboolean        lab_solo_mode_allows_undo    (LabSoloMode  *self);
const LabGuide *lab_solo_mode_get_guide      (LabSoloMode  *self);

/* For the solo modes themselves */

void lab_solo_mode_end        (LabSoloMode       *self);
void lab_solo_mode_leave      (LabSoloMode       *self);
void lab_solo_mode_go_on_with (LabSoloMode       *self,
                               LabSoloMode       *next);
void lab_solo_mode_show_line  (LabSoloMode       *self,
                               const LabPosition *initial,
                               const LabTurn     *turns,
                               guint              n_turns,
                               const char        *caption);
void lab_solo_mode_tell       (LabSoloMode       *self,
                               const char        *text);
void lab_solo_mode_set_guide  (LabSoloMode       *self,
                               LabGuide           guide);

G_END_DECLS
