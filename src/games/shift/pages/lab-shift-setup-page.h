/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-shift-game.h"
#include "lab-shift-seat-row.h"

G_BEGIN_DECLS

#define LAB_SHIFT_N_VARIANTS 4

#define LAB_TYPE_SHIFT_SETUP_PAGE (lab_shift_setup_page_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftSetupPage, lab_shift_setup_page, LAB, SHIFT_SETUP_PAGE, AdwBin)

/**
 * LabShiftSetupPage:
 *
 * The page that sets up a game, alone against computers or together: the players, its length, and
 * the rules.
 */
struct _LabShiftSetupPage
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  gboolean loading;

  GtkWidget *offer;           /* offers the lesson */
  GtkScrolledWindow *scroller;
  GtkToggleButton *alone;     /* against computers; one of two choices */
  GtkToggleButton *together;
  GtkBox *alone_pawns;
  GtkBox *together_pawns;
  GtkToggleButton *counts[LAB_SHIFT_N_SEATS + 1];
  LabShiftSeatRow *rows[LAB_SHIFT_N_SEATS];
  LabShiftPlayerKind others[LAB_SHIFT_N_SEATS]; /* who plays after a change of `alone` */
  GtkWidget *start;

  /* The length: three numbers of treasures, each with an estimate in minutes. The adjustment also
   * takes the numbers between them; then none of the three buttons is pressed. */
  gboolean showing_length;
  GtkAdjustment *cards;
  GtkLabel *each;
  GtkToggleButton *short_game;
  GtkToggleButton *medium_game;
  GtkToggleButton *full_game;
  GtkLabel *short_time;
  GtkLabel *medium_time;
  GtkLabel *full_time;

  /* What few games change: variants of the rules, the exact number of treasures, and the number of
   * the game. */
  AdwExpanderRow *rules;
  GtkWidget *cards_row;       /* the first row there */
  GtkSwitch *variants[LAB_SHIFT_N_VARIANTS];
  AdwEntryRow *seed;
  GtkWidget *seed_error;
};

void     lab_shift_setup_page_focus_start (LabShiftSetupPage *self);
void     lab_shift_setup_page_end_offer   (LabShiftSetupPage *self);
gboolean lab_shift_seed_entry_read        (AdwEntryRow       *entry,
                                           guint64           *seed);
gboolean lab_shift_seed_entry_check       (AdwEntryRow       *entry,
                                           GtkWidget         *error);

G_END_DECLS
