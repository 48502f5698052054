/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "controller/lab-controller.h"

G_BEGIN_DECLS

/**
 * LabGuideKind:
 * @LAB_GUIDE_NONE: at nothing
 * @LAB_GUIDE_SPARE: at the spare tile
 * @LAB_GUIDE_ARROW: at the arrow of the turn, even if it is barred
 * @LAB_GUIDE_INSERTION: at the arrow, and the tile as it goes in
 * @LAB_GUIDE_WALK: at the way to the cell of the turn
 * @LAB_GUIDE_STAY: at the button that lets the pawn stay
 *
 * At what the table points.
 */
typedef enum
{
  LAB_GUIDE_NONE,
  LAB_GUIDE_SPARE,
  LAB_GUIDE_ARROW,
  LAB_GUIDE_INSERTION,
  LAB_GUIDE_WALK,
  LAB_GUIDE_STAY,
} LabGuideKind;

/**
 * LabGuide:
 * @kind: at what it points
 * @turn: where that is
 *
 * What is to be done next, for the table to point at.
 */
typedef struct
{
  LabGuideKind kind;
  LabTurn      turn;
} LabGuide;

#define LAB_TYPE_PASTIME (lab_pastime_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabPastime, lab_pastime, LAB, PASTIME, GObject)

/**
 * LabPastimeClass:
 * @begin: (transfer full): the game to play, in which persons take all seats
 * @describe: (transfer full): what is played, shortly, for the title of the window
 * @create_banner: (transfer floating) (nullable): what is shown above the panel, made anew
 *   for each table; none by default
 * @create_result: (transfer floating) (nullable): the page at the end, which knows what to do
 *   when it is given the focus; none by default, and then the pastime is left at its end
 * @may_insert: whether the spare may go in at an arrow as the tile that is given, asked before the
 *   rules are; if not, the error says what to do instead. By default it may.
 * @may_move: the same of a move of the pawn
 * @settled: a turn has ended, and all of it has been shown, before the next one begins. The
 *   game may still be saying so: play on a moment later. By default the pastime ends with its
 *   game.
 * @set_held: nobody can play now, because of a pause or of something that lies over the
 *   table, or somebody can again: a clock stops, or goes on
 * @has_clock: whether time matters, so that it can be paused; it does not by default
 * @gives_tasks: whether the banner says what to do next, so that the table need not; not by
 *   default
 * @allows_hint: whether hints may be asked for; not by default
 * @allows_undo: whether half-turns may be taken back; not by default
 */
struct _LabPastimeClass
{
  GObjectClass parent_class;

  LabGame   *(*begin)         (LabPastime  *self);
  char      *(*describe)      (LabPastime  *self);
  GtkWidget *(*create_banner) (LabPastime  *self);
  GtkWidget *(*create_result) (LabPastime  *self);
  gboolean   (*may_insert)    (LabPastime  *self,
                               guint        arrow,
                               LabOpenings  tile,
                               GError     **error);
  gboolean   (*may_move)      (LabPastime  *self,
                               guint        cell,
                               GError     **error);
  void       (*settled)       (LabPastime  *self);
  void       (*set_held)      (LabPastime  *self,
                               gboolean     held);
  gboolean   (*has_clock)     (LabPastime  *self);
  gboolean   (*gives_tasks)   (LabPastime  *self);
  gboolean   (*allows_hint)   (LabPastime  *self);
  gboolean   (*allows_undo)   (LabPastime  *self);
};

/* For the window and the table */

LabController *lab_pastime_begin          (LabPastime  *self);
LabController *lab_pastime_get_controller (LabPastime  *self);
char          *lab_pastime_describe       (LabPastime  *self);
GtkWidget     *lab_pastime_create_banner  (LabPastime  *self);
GtkWidget     *lab_pastime_create_result  (LabPastime  *self);
gboolean       lab_pastime_may_insert     (LabPastime  *self,
                                           guint        arrow,
                                           LabOpenings  tile,
                                           GError     **error);
gboolean       lab_pastime_may_move       (LabPastime  *self,
                                           guint        cell,
                                           GError     **error);
void           lab_pastime_settle         (LabPastime  *self);
void           lab_pastime_set_held       (LabPastime  *self,
                                           gboolean     held);
gboolean       lab_pastime_get_held       (LabPastime  *self);
gboolean       lab_pastime_get_over       (LabPastime  *self);
gboolean       lab_pastime_has_clock      (LabPastime  *self);
gboolean       lab_pastime_gives_tasks    (LabPastime  *self);
gboolean       lab_pastime_allows_hint    (LabPastime  *self);
gboolean       lab_pastime_allows_undo    (LabPastime  *self);
const LabGuide *lab_pastime_get_guide     (LabPastime  *self);

/* For the pastimes themselves */

void           lab_pastime_end            (LabPastime  *self);
void           lab_pastime_leave          (LabPastime  *self);
void           lab_pastime_go_on_with     (LabPastime  *self,
                                           LabPastime  *next);
void           lab_pastime_tell           (LabPastime  *self,
                                           const char  *text);
void           lab_pastime_set_guide      (LabPastime  *self,
                                           LabGuide     guide);

G_END_DECLS
