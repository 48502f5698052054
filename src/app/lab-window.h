/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-home-page.h"
#include "lab-wrap-layout.h"

G_BEGIN_DECLS

/** LAB_WINDOW_HOME_PAGE: the name of the page that leads to all games. */
#define LAB_WINDOW_HOME_PAGE "home"

#define LAB_TYPE_WINDOW (lab_window_get_type ())

G_DECLARE_FINAL_TYPE (LabWindow, lab_window, LAB, WINDOW, LabFamilyHost)

/* Two files use this struct, since they are two ideas: lab-window.c shows the families, its header
 * bar and its menu, and lab-window-dialogs.c shows dialogs over them. */
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

GtkWidget   *lab_window_new               (AdwApplication  *application);
GtkWidget   *lab_window_new_with_families (AdwApplication  *application,
                                           const GType     *families,
                                           guint            n_families);
LabFamily   *lab_window_get_family        (LabWindow       *self,
                                           const char      *id);
const char  *lab_window_get_page          (LabWindow       *self);
GArray      *lab_window_list_shortcuts    (LabWindow       *self);
void         lab_window_resume            (LabWindow       *self);
void         lab_window_open              (LabWindow       *self,
                                           GFile          **files,
                                           guint            n_files);
void         lab_window_end               (LabWindow       *self);

G_END_DECLS
