/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-shift-pawn.h"
#include "lab-shift-players.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_SEAT_ROW (lab_shift_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftSeatRow, lab_shift_seat_row, LAB, SHIFT_SEAT_ROW, AdwActionRow)

/**
 * LabShiftSeatRow:
 *
 * The row of one player of the next game. It opens a popover with the color, the name, and the
 * kind of player, which is a person, a computer, or a program.
 */
struct _LabShiftSeatRow
{
  AdwActionRow parent_instance;

  LabShiftSeat seat;
  LabShiftPlayerKind kind;
  char *name;                 /* of a person; may be empty */

  LabShiftPawn *pawn;
  GtkMenuButton *button;

  /* In the popover, which is created when it is first opened. */
  guint offered;              /* a bit for each kind that can be chosen */
  GtkWidget *entry;           /* (nullable) */
  GtkWidget *heading;
  GtkWidget *colors[LAB_SHIFT_N_SEATS];
  GtkWidget *kinds[LAB_SHIFT_N_PLAYER_KINDS];
};

void        lab_shift_seat_row_set_seat (LabShiftSeatRow   *self,
                                         LabShiftSeat       seat);
const char *lab_shift_seat_row_get_name (LabShiftSeatRow   *self);
void        lab_shift_seat_row_set_name (LabShiftSeatRow   *self,
                                         const char        *name);
void        lab_shift_seat_row_set_kind (LabShiftSeatRow   *self,
                                         LabShiftPlayerKind kind,
                                         guint              offered);
char       *lab_shift_name_entry_dup    (GtkEditable       *entry);

G_END_DECLS
