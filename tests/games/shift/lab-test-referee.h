/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-position.h"

G_BEGIN_DECLS

typedef struct
{
  guint sides;    /* N=1 E=2 S=4 W=8 */
  int   treasure; /* -1 for none */
} LabRefereeTile;

/*
 * LabReferee:
 *
 * The rules in a second version that is slow and plain: an array of tiles, a queue
 * for the flood fill, a list for each hand. It shares no code with the model, so
 * that tests can compare the two.
 */
typedef struct
{
  LabRefereeTile tiles[7][7];        /* by row and column */
  LabRefereeTile spare;
  int            rows[4];            /* of the pawns; -1 for an empty seat */
  int            columns[4];
  int            last_arrow;         /* -1 before the first insertion */
  int            seat;
  int            phase;              /* 0 insert, 1 move, 2 over */
  gboolean       last_treasure_wins;
  gboolean       open_cards;
  int            found[4][24];
  int            n_found[4];
  int            left[4][24];
  int            n_left[4];
  int            places[4];
  int            n_places;
} LabReferee;

void             lab_referee_init       (LabReferee             *self,
                                         const LabShiftPosition *position);
void             lab_referee_check      (const LabReferee       *self,
                                         const LabShiftPosition *position);
const char      *lab_referee_arrow_name (int                     arrow);
void             lab_referee_get_line   (int                     arrow,
                                         int                     rows[7],
                                         int                     columns[7]);
gboolean         lab_referee_may_insert (const LabReferee       *self,
                                         int                     arrow);
void             lab_referee_insert     (LabReferee             *self,
                                         int                     arrow,
                                         guint                   sides);
LabShiftBitboard lab_referee_flood      (const LabReferee       *self,
                                         int                     row,
                                         int                     column);
void             lab_referee_move       (LabReferee             *self,
                                         int                     row,
                                         int                     column);

G_END_DECLS
