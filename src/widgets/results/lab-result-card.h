/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-stars.h"

G_BEGIN_DECLS

/**
 * LabResultButton:
 * @LAB_RESULT_NEXT: what is next
 * @LAB_RESULT_AGAIN: the same again
 * @LAB_RESULT_WAY: how the best way goes, or how the game went
 * @LAB_RESULT_EXPLAIN: what was good and what was not
 * @LAB_RESULT_OTHER: something else
 * @LAB_N_RESULT_BUTTONS: their number
 *
 * What players can do at the end of a game. The first of the first two that is there is the obvious
 * one, but without a star it is another try.
 */
typedef enum
{
  LAB_RESULT_NEXT,
  LAB_RESULT_AGAIN,
  LAB_RESULT_WAY,
  LAB_RESULT_EXPLAIN,
  LAB_RESULT_OTHER,
  LAB_N_RESULT_BUTTONS,
} LabResultButton;

/** LAB_RESULT_NO_STARS: instead of a number of stars, where there are none to win. */
#define LAB_RESULT_NO_STARS G_MAXUINT

#define LAB_TYPE_RESULT_CARD (lab_result_card_get_type ())

G_DECLARE_FINAL_TYPE (LabResultCard, lab_result_card, LAB, RESULT_CARD, AdwBin)

/**
 * LabResultCard:
 *
 * The result of a game, the same in all games: what was reached, the stars with the reason for a
 * missing one, what is next, again, and how the best way goes. Below it, a game can show more.
 */
struct _LabResultCard
{
  AdwBin parent_instance;

  AdwBin *picture;            /* a place above what was reached */
  GtkLabel *title;
  LabStars *stars;
  GtkLabel *text;
  GtkLabel *note;             /* a sentence that matters less */
  GtkLabel *complaint;        /* what went wrong */
  GtkWidget *buttons[LAB_N_RESULT_BUTTONS];
  AdwBin *more;               /* a place below the buttons, for example for a ranking */
};

GtkWidget *lab_result_card_set_button  (LabResultCard   *self,
                                        LabResultButton  button,
                                        const char      *label,
                                        const char      *action);
void       lab_result_card_tell        (GtkLabel        *label,
                                        const char      *text);
void       lab_result_card_place       (AdwBin          *place,
                                        GtkWidget       *child);
void       lab_result_card_show        (LabResultCard   *self,
                                        const char      *title,
                                        guint            n_stars,
                                        const char      *text);
void       lab_result_card_end         (LabResultCard   *self,
                                        gboolean         is_success);

G_END_DECLS
