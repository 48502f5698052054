/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-cheese-deal.h"
#include "lab-cheese-maze.h"
#include "lab-dialogue.h"
#include "lab-event-log.h"
#include "lab-random.h"
#include "lab-traversal.h"

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
 * LabRatQuestion:
 * @LAB_RAT_PREPARE: it is to prepare, before the first turn
 * @LAB_RAT_CHOOSE: it is to choose an action
 * @LAB_RAT_FINISH: the race is over
 *
 * What a rat is asked.
 */
typedef enum
{
  LAB_RAT_PREPARE,
  LAB_RAT_CHOOSE,
  LAB_RAT_FINISH,
} LabRatQuestion;

typedef struct _LabRat LabRat;
typedef struct _LabRatClass LabRatClass;

/**
 * LabRat:
 * @klass: its kind
 * @ask: (nullable): who decides instead of the kind, such as another program
 * @dialogue: (nullable): with that program
 * @times: the times of the preparation and of a turn that a program is told, in microseconds; 0 for
 *   no limit. One that answers later misses the turn, but does not fail unless its patience is
 *   over, too.
 * @patience: after which times a program has failed; 0 for a default
 * @number: which of the rats of a race it is
 * @seed: the seed of its random numbers
 * @position: the position about which it is asked now
 *
 * A rat that is not moved by a person: one that is built in, or another program over
 * labyrinthe-cheese-protocol(7), with errors of its dialogue, #LabDialogueError. It sees the whole
 * race, as in the original. Use it in one thread at a time.
 */
struct _LabRat
{
  const LabRatClass *klass;
  gboolean (*ask) (LabRat           *self,
                   LabRatQuestion    question,
                   GCancellable     *cancellable,
                   LabCheeseAction  *action,
                   GError          **error);
  LabDialogue *dialogue;
  gint64 times[2];
  gint64 patience[2];

  /* Of the race: */
  guint number;
  guint64 seed;
  const LabCheesePosition *position;

  /*< private >*/
  gpointer data;                /* (nullable): of the kind */
  LabCheeseMaze *maze;          /* (nullable) */
  guint n_cells;                /* of the rectangle */
  LabRandom random;
  gboolean has_failed;          /* another program has */
  GCancellable *cancellable;    /* (nullable): of the current call */
  LabTraversal *traversal;      /* (nullable): made when it is first needed */
  guint *route;                 /* cells, from the one where it was planned; room for all */
  guint8 *actions;              /* the action that leads on from each of them */
  guint n_route;
  guint at;                     /* where on the route the rat is */
  guint target;                 /* the cheese at its end; LAB_CHEESE_NO_CELL if it has none */
  GArray *goals;                /* of guint: the cheese that it wants after that, in order */
  guint8 *marks;                /* a byte for each cell, for the kind to use; 0 at first */
  GArray *path;                 /* of guint: the cells by which it came */
};

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
