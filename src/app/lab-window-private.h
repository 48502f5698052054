/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-window.h"

G_BEGIN_DECLS

/* The files of the window share this struct: lab-window.c shows the families,
 * lab-window-dialogs.c shows dialogs over them, lab-window-menu.c fills the main menu,
 * lab-window-heading.c fills the header bar. */

struct _LabWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;        /* NULL if settings cannot be saved */
  GArray *types;              /* of the families */
  GPtrArray *families;
  LabFamily *family;          /* (nullable): the current family; not referenced */
  gboolean switching;         /* while the window switches to another family */
  GSignalGroup *family_signals;         /* of the current family */

  guint n_asking;             /* the number of questions and file choosers */
  guint n_over;               /* the number of dialogs over the window */
  guint coming;               /* shows the next message */
  GQueue untold;              /* messages that wait: title and text in turn */

  int width;                  /* of the window */
  int room;                   /* see LabShell:room */
  guint fitting;              /* emits notify::room */
  GtkWidget *focus;           /* (nullable): the focus before the menu opened */
  guint returning;            /* restores that focus */

  LabAnnouncer *announcer;
  GtkWidget *header;
  GtkStack *heading;          /* shows one of the next four */
  AdwWindowTitle *title;
  GtkLabel *narrow_title;     /* of a page, in a narrow window */
  AdwBin *emblem;             /* of the game, in a narrow window */
  GtkWidget *switcher;
  GtkWidget *narrow_switcher; /* the smaller child of the switcher */
  GtkRevealer *switcher_bar;
  GtkWidget *back;            /* leaves a page with a title of its own */
  AdwBin *tools;              /* of the family */
  GtkMenuButton *menu;
  AdwViewStack *stack;        /* of the families */
};

gboolean lab_window_close_families         (LabWindow           *self,
                                            LabFamily           *after);

void     lab_window_dialogs_dispose        (LabWindow           *self);
void     lab_window_dialogs_shell_init     (LabShellInterface   *interface);
void     lab_window_dialogs_class_init     (GtkWidgetClass      *widget_class);

void     lab_window_heading_update         (LabWindow           *self);
void     lab_window_heading_fit_switcher   (LabWindow           *self);
void     lab_window_heading_set_width      (LabWindow           *self,
                                            int                  width);
void     lab_window_heading_dispose        (LabWindow           *self);
void     lab_window_heading_init           (LabWindow           *self);
void     lab_window_heading_class_init     (GtkWidgetClass      *widget_class);

void     lab_window_menu_update            (LabWindow           *self);
void     lab_window_menu_init              (LabWindow           *self);

G_END_DECLS
