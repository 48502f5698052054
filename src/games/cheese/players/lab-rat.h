/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-cheese-deal.h"
#include "lab-cheese-maze.h"
#include "lab-dialogue.h"
#include "lab-event-log.h"

G_BEGIN_DECLS

/**
 * LabRatKind:
 * @id: what names it in files and on the command line, such as "random5" or "bfs"
 * @name: what players see, marked with N_()
 * @summary: how it decides, in one sentence, marked with N_()
 * @source: (nullable): author, year, and cost of the algorithm, marked with N_()
 *
 * A kind of rat that is built in.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  const char *source;
} LabRatKind;

/**
 * LabRat:
 *
 * A rat that is not moved by a person: one that is built in, or another program over
 * labyrinthe-cheese-protocol(7), with errors of its dialogue, #LabDialogueError. It sees the whole
 * race, as in the original. Use it in one thread at a time.
 */
typedef struct _LabRat LabRat;

/**
 * LabRatThought:
 * @n_cells: width times height of the maze
 * @source: the cell from which the rat looked at the maze; %LAB_CHEESE_NO_CELL if it did not
 * @parents: (nullable) (array length=n_cells): its routing table
 * @distances: (nullable) (array length=n_cells): the distances it knows; %LAB_NO_DISTANCE for none
 * @log: (nullable): the steps of its traversal
 * @route: (element-type guint): the cells that it wants to go along, from its own cell on
 * @goals: (element-type guint): the cheese in the order in which it wants to fetch it
 * @text: (nullable): what it thinks, in a sentence
 *
 * What a rat thinks before a turn.
 */
typedef struct
{
  guint        n_cells;
  guint        source;
  guint       *parents;
  guint       *distances;
  LabEventLog *log;
  GArray      *route;
  GArray      *goals;
  char        *text;
} LabRatThought;

const LabRatKind *lab_rat_kind_get             (guint                    n);
const LabRatKind *lab_rat_kind_find            (const char              *id);
const LabRatKind *lab_rat_level_get            (guint                    n);
char             *lab_rat_kind_dup_name        (const LabRatKind        *self);
LabRat           *lab_rat_new                  (const char              *text,
                                                GError                 **error);
void              lab_rat_free                 (LabRat                  *self);
LabDialogue      *lab_rat_get_dialogue         (const LabRat            *self);
void              lab_rat_set_sandbox          (LabRat                  *self,
                                                gboolean                 sandbox);
void              lab_rat_set_patience         (LabRat                  *self,
                                                gint64                   preparation_time,
                                                gint64                   turn_time);
void              lab_rat_set_times            (LabRat                  *self,
                                                gint64                   preparation_time,
                                                gint64                   turn_time);
gboolean          lab_rat_prepare              (LabRat                  *self,
                                                const LabCheeseMaze     *maze,
                                                const LabCheesePosition *position,
                                                guint                    rat,
                                                guint64                  seed,
                                                GCancellable            *cancellable,
                                                GError                 **error);
gboolean          lab_rat_choose               (LabRat                  *self,
                                                const LabCheesePosition *position,
                                                GCancellable            *cancellable,
                                                LabCheeseAction         *action,
                                                GError                 **error);
gboolean          lab_rat_finish               (LabRat                  *self,
                                                const LabCheesePosition *position,
                                                GError                 **error);
LabRatThought    *lab_rat_think_aloud          (LabRat                  *self,
                                                const LabCheesePosition *position);
LabRatThought    *lab_rat_thought_new          (guint                    n_cells);
void              lab_rat_thought_free         (LabRatThought           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRat, lab_rat_free)

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRatThought, lab_rat_thought_free)

G_END_DECLS
