/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * LabChoiceKind:
 * @LAB_CHOICE_PLAIN: one answer among others
 * @LAB_CHOICE_SUGGESTED: the one that most will want
 * @LAB_CHOICE_DESTRUCTIVE: one by which something is lost
 */
typedef enum
{
  LAB_CHOICE_PLAIN,
  LAB_CHOICE_SUGGESTED,
  LAB_CHOICE_DESTRUCTIVE,
} LabChoiceKind;

/**
 * LabChoice:
 * @id: what the answer is called
 * @label: what its button says, marked with N_() and with a mnemonic
 * @kind: how it stands out
 */
typedef struct
{
  const char   *id;
  const char   *label;
  LabChoiceKind kind;
} LabChoice;

/**
 * LabAnswerFunc:
 * @answer: the chosen answer; the default one if the dialog was closed
 * @data: as given to lab_compat_ask()
 */
typedef void (*LabAnswerFunc) (const char *answer,
                               gpointer    data);

/**
 * LabShortcutScope:
 * @LAB_SHORTCUT_WIDGET: the widgets see to it, which know the keys by themselves
 * @LAB_SHORTCUT_TABLE: while a game is played
 * @LAB_SHORTCUT_REVIEW: while somebody looks back at a game
 * @LAB_SHORTCUT_PROGRAM: everywhere in the program
 *
 * Where a shortcut works.
 */
typedef enum
{
  LAB_SHORTCUT_WIDGET,
  LAB_SHORTCUT_TABLE,
  LAB_SHORTCUT_REVIEW,
  LAB_SHORTCUT_PROGRAM,
} LabShortcutScope;

/**
 * LabShortcut:
 * @section: (nullable): a heading before it, marked with N_()
 * @title: what it does, marked with N_()
 * @accelerator: the key, as gtk_accelerator_parse() reads it; of widgets more than one, with
 *   spaces in between
 * @action: (nullable): what it does; none for widgets
 * @scope: where it works
 */
typedef struct
{
  const char      *section;
  const char      *title;
  const char      *accelerator;
  const char      *action;
  LabShortcutScope scope;
} LabShortcut;

GtkWidget *lab_compat_ask            (GtkWidget          *parent,
                                      const char         *title,
                                      const char         *text,
                                      const LabChoice    *choices,
                                      guint               n_choices,
                                      const char         *default_id,
                                      LabAnswerFunc       answered,
                                      gpointer            data);
GtkWidget *lab_compat_about_new      (void);
void       lab_compat_about_present  (GtkWidget          *about,
                                      GtkWindow          *parent);
GtkWidget *lab_compat_show_shortcuts (GtkWindow          *parent,
                                      const LabShortcut  *shortcuts,
                                      guint               n_shortcuts);
GtkWidget *lab_compat_show_book      (GtkWindow          *parent,
                                      const char         *title,
                                      GtkWidget          *book);
GtkWidget *lab_compat_show_page      (GtkWindow          *parent,
                                      const char         *title,
                                      AdwPreferencesPage *page);
char      *lab_compat_dup_unheard    (GtkWidget          *focus);
void       lab_compat_announce       (GtkWidget          *status,
                                      const char         *text);

G_END_DECLS
