/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-home-page.h"
#include "lab-window.h"
#include "lab-wrap-layout.h"

G_BEGIN_DECLS

/* Two files share this struct, since they are two ideas: lab-window.c shows the families, its
 * header bar and its menu, and lab-window-dialogs.c shows dialogs over them. */

struct _LabWindow
{
  LabFamilyHost parent_instance;

  GSettings *settings;                  /* NULL if settings cannot be saved */
  GPtrArray *families;
  LabFamily *family;                    /* (nullable): the current family; not referenced */
  gboolean switching;                   /* while the window switches to another family */
  const char *from_home;                /* (nullable): the page that the home page has opened */
  GSignalGroup *family_signals;         /* of the current family */

  GtkWidget *focus;           /* (nullable): the focus before the menu opened */
  guint returning;            /* restores that focus */

  LabAnnouncer *announcer;
  GtkStack *heading;          /* shows one of the next three */
  AdwWindowTitle *title;
  GtkLabel *narrow_title;     /* of a page, in a narrow window */
  AdwBin *emblem;             /* of the game, in a narrow window */
  GtkWidget *back;            /* leaves the page */
  AdwBin *tools;              /* of the family */
  GtkMenuButton *menu;
  LabWrapLayout *subjects;    /* of the page, or hidden */
  const char *page_of_subjects; /* (nullable): the title of that page */
  GtkStack *stack;            /* of the families, and the home page */
  LabHomePage *home;          /* NULL if there is one family */
};

void lab_window_dialogs_class_init (GtkWidgetClass *widget_class);

G_END_DECLS
