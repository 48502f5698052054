/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-page.h"

#include "lab-escape-guide.h"
#include "lab-notice.h"
#include "lab-sound-player.h"
#include "lab-stars.h"

G_BEGIN_DECLS

/* The page is in two files: lab-escape-page.c shows the level, and lab-escape-page-events.c
 * tells what happens in it. */

struct _LabEscapePage
{
  AdwBin parent_instance;

  LabAnnouncer *announcer;        /* unowned */
  GSettings *settings;            /* NULL if there are no settings */
  LabEscapeGame *game;            /* (nullable) */
  GSignalGroup *signals;          /* of the game */
  LabNotice *notice;
  LabSoundPlayer *sounds;
  GString *news;                  /* what is not announced yet */
  guint announcing;               /* (nullable): announces later */
  guint clock;                    /* shows the time */
  gboolean ended;                 /* the end was told */

  GArray *hint;                   /* (nullable): of LabEscapeMove */
  guint hint_step;

  LabEscapeBoard *board;
  AdwToastOverlay *toasts;
  LabEscapeGuide *guide;
  GtkLabel *title;
  GtkLabel *goal;
  GtkLabel *figures;
  GtkLabel *about;
  GtkWidget *hint_button;
  GtkWidget *items;
  GtkWidget *buttons[LAB_N_ESCAPE_ITEMS];
  GtkWidget *end;
  LabStars *stars;
  GtkLabel *result;
  GtkWidget *legend;
  GtkWidget *replay;
  GtkWidget *next;
};

void lab_escape_page_update        (LabEscapePage *self);
void lab_escape_page_update_figures (LabEscapePage *self);
void lab_escape_page_forget_hint   (LabEscapePage *self);

void lab_escape_page_connect_game  (LabEscapePage *self);
void lab_escape_page_show_hint     (LabEscapePage *self);
void lab_escape_page_use_item      (LabEscapePage *self,
                                    LabEscapeItem  item);
void lab_escape_page_on_refused    (LabEscapePage *self,
                                    const char    *reason,
                                    gboolean       is_wall);
void lab_escape_page_on_settled    (LabEscapePage *self);
void lab_escape_page_announce      (LabEscapePage *self,
                                    const char    *text);
void lab_escape_page_emit_over     (LabEscapePage *self);

G_END_DECLS
