/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * LabChoiceKind:
 * @LAB_CHOICE_PLAIN: an ordinary answer
 * @LAB_CHOICE_SUGGESTED: the answer that most players want
 * @LAB_CHOICE_DESTRUCTIVE: an answer that deletes something
 *
 * How the button of an answer is styled.
 */
typedef enum
{
  LAB_CHOICE_PLAIN,
  LAB_CHOICE_SUGGESTED,
  LAB_CHOICE_DESTRUCTIVE,
} LabChoiceKind;

/**
 * LabChoice:
 * @id: the name of the answer, for #LabAnswerFunc
 * @label: the label of its button, marked with N_() and with a mnemonic
 * @kind: the style of its button
 *
 * One answer to a question.
 */
typedef struct
{
  const char   *id;
  const char   *label;
  LabChoiceKind kind;
} LabChoice;

/**
 * LabAnswerFunc:
 * @answer: the id of the chosen answer; the default answer if the dialog was closed
 * @data: the data that was passed with the function
 *
 * Handles the answer to a question.
 */
typedef void (*LabAnswerFunc) (const char *answer,
                               gpointer    data);

/**
 * LabShortcutScope:
 * @LAB_SHORTCUT_WIDGET: widgets handle the keys themselves; the table only lists them
 * @LAB_SHORTCUT_TABLE: works while a game is played
 * @LAB_SHORTCUT_REVIEW: works while past turns are reviewed
 * @LAB_SHORTCUT_PROGRAM: works everywhere in the program
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
 * @section: (nullable): the heading before it, marked with N_(); %NULL continues the section
 * @title: what the shortcut does, marked with N_()
 * @accelerator: the key, in the format of gtk_accelerator_parse(); with %LAB_SHORTCUT_WIDGET it can
 *   be several keys, separated by spaces
 * @action: (nullable): the full name of the action that it activates, such as `win.new-game`;
 *   %NULL for %LAB_SHORTCUT_WIDGET
 * @scope: where it works
 *
 * A keyboard shortcut: one row of the table that makes the keys work and lists them. The last row
 * of a table has no @title.
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
GtkWidget *lab_compat_tell           (GtkWidget          *parent,
                                      const char         *title,
                                      const char         *text);
gboolean   lab_compat_is_in_dialog   (GtkWidget          *widget);
GtkWidget *lab_compat_about_new      (void);
void       lab_compat_about_present  (GtkWidget          *about,
                                      GtkWindow          *parent);
GtkWidget *lab_compat_new_keys       (const char         *accelerator);
GtkWidget *lab_compat_show_shortcuts (GtkWindow          *parent,
                                      const LabShortcut  *shortcuts);
GtkWidget *lab_compat_show_book      (GtkWindow          *parent,
                                      const char         *title,
                                      GtkWidget          *book);
void       lab_compat_close_book     (GtkWidget          *book);
GtkWidget *lab_compat_show_preferences
                                     (GtkWindow          *parent,
                                      const char         *title,
                                      AdwPreferencesPage *page);
char      *lab_compat_dup_unheard    (GtkWidget          *focus);
void       lab_compat_follow_accent  (GDBusConnection    *bus);
void       lab_compat_announce       (GtkWidget          *status,
                                      const char         *text);
void       lab_compat_get_color      (GtkWidget          *widget,
                                      GdkRGBA            *color);

G_END_DECLS
