/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-rat-row.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-board.h"
#include "lab-cheese-race.h"
#include "lab-rat.h"

/**
 * LabCheeseRatRow:
 *
 * A rat on the start page: who moves it, its name, and its team. The row opens to change them.
 */
struct _LabCheeseRatRow
{
  AdwExpanderRow parent_instance;

  guint n;                        /* the number of the rat, from 0 */
  AdwBin *picture;
  AdwComboRow *kind;
  AdwComboRow *team;
  AdwEntryRow *name;
  AdwEntryRow *command;
  GtkWidget *remove;
};

enum
{
  CHANGED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabCheeseRatRow, lab_cheese_rat_row, ADW_TYPE_EXPANDER_ROW)

#define N_TEAMS 8
#define PICTURE_SIZE 32

/* Private helpers */

static guint
count_kinds (void)
{
  guint n = 0;

  while (lab_rat_kind_get (n) != NULL)
    n++;
  return n;
}

/* The choices are a person, then the rats that are built in, then a program. */
static gboolean
is_person (LabCheeseRatRow *self)
{
  return adw_combo_row_get_selected (self->kind) == 0;
}

static const LabRatKind *
get_kind (LabCheeseRatRow *self)
{
  guint selected = adw_combo_row_get_selected (self->kind);

  return selected > 0 ? lab_rat_kind_get (selected - 1) : NULL;
}

static gboolean
is_program (LabCheeseRatRow *self)
{
  return !is_person (self) && get_kind (self) == NULL;
}

static const char *
get_kind_name (LabCheeseRatRow *self)
{
  GtkStringObject *item = adw_combo_row_get_selected_item (self->kind);

  return item != NULL ? gtk_string_object_get_string (item) : "";
}

static void
update_titles (LabCheeseRatRow *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));
  const LabRatKind *kind = get_kind (self);
  g_autofree char *team
      /* Translators: %u is the number of a team. */
      = g_strdup_printf (_("Team %u"), adw_combo_row_get_selected (self->team) + 1);
  g_autofree char *about
      /* Translators: a rat of a race: who moves it, such as “Person”, and its team. */
      = *name != '\0' ? g_strdup_printf (C_("rat", "%s, %s"), get_kind_name (self), team)
                      : g_strdup (team);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 *name != '\0' ? name : get_kind_name (self));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), about);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->kind), kind != NULL ? _(kind->summary) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->command), is_program (self));
}

static void
on_changed (LabCheeseRatRow *self)
{
  update_titles (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_remove (LabCheeseRatRow *self)
{
  g_signal_emit (self, signals[REMOVED], 0);
}

/* Private helpers: the rows */

static AdwComboRow *
add_choice (LabCheeseRatRow *self,
            const char      *title,
            GtkStringList   *list)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  /* Beside the title, a choice would be cut in a narrow window. */
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_object_unref (list);
  return ADW_COMBO_ROW (row);
}

static AdwEntryRow *
add_entry (LabCheeseRatRow *self,
           const char      *title)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  return ADW_ENTRY_ROW (row);
}

static void
add_kinds (LabCheeseRatRow *self)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  const LabRatKind *kind;

  /* Translators: a rat of a race is moved by a person. */
  gtk_string_list_append (list, C_("rat", "Person"));
  for (guint i = 0; (kind = lab_rat_kind_get (i)) != NULL; i++)
    gtk_string_list_append (list, _(kind->name));
  /* Translators: a rat of a race is moved by a program that the user has written. */
  gtk_string_list_append (list, C_("rat", "Program"));
  /* Translators: a row; the choices are “Person”, algorithms, and “Program”. */
  self->kind = add_choice (self, _("Moved By"), list);
}

static void
add_teams (LabCheeseRatRow *self)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < N_TEAMS; i++)
    {
      g_autofree char *team = g_strdup_printf (_("Team %u"), i + 1);

      gtk_string_list_append (list, team);
    }
  /* Translators: a row; the choices are “Team 1”, “Team 2”, and so on. */
  self->team = add_choice (self, _("Team"), list);
}

static void
add_remove (LabCheeseRatRow *self)
{
  self->remove = gtk_button_new_with_mnemonic (_("_Remove Rat"));
  gtk_widget_set_halign (self->remove, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (self->remove, 6);
  gtk_widget_set_margin_bottom (self->remove, 6);
  g_signal_connect_swapped (self->remove, "clicked", G_CALLBACK (on_remove), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self),
                            g_object_new (ADW_TYPE_PREFERENCES_ROW, "activatable", FALSE,
                                          "focusable", FALSE, "child", self->remove, NULL));
}

/* GObject */

static void
lab_cheese_rat_row_class_init (LabCheeseRatRowClass *klass)
{
  /**
   * LabCheeseRatRow::changed:
   *
   * The user has changed the rat.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabCheeseRatRow::removed:
   *
   * The user wants to remove the rat.
   */
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_cheese_rat_row_init (LabCheeseRatRow *self)
{
  self->picture = ADW_BIN (adw_bin_new ());
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->picture));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  add_kinds (self);
  /* Translators: the command line that starts a program */
  self->command = add_entry (self, _("Command"));
  self->name = add_entry (self, _("Name"));
  add_teams (self);
  add_remove (self);
}

/* Public functions */

/**
 * lab_cheese_rat_row_new:
 * @n: the number of the rat, from 0
 * @text: who moves it, as in #LabCheeseRaceSettings; a kind that is not known becomes a person
 * @name: its name; empty for the name of its kind
 * @team: its team
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *
lab_cheese_rat_row_new (guint       n,
                        const char *text,
                        const char *name,
                        guint       team)
{
  LabCheeseRatRow *self = g_object_new (LAB_TYPE_CHEESE_RAT_ROW, NULL);
  const LabRatKind *kind;

  if (g_str_has_prefix (text, LAB_CHEESE_PROGRAM_PREFIX))
    {
      adw_combo_row_set_selected (self->kind, count_kinds () + 1);
      gtk_editable_set_text (GTK_EDITABLE (self->command),
                             text + strlen (LAB_CHEESE_PROGRAM_PREFIX));
    }
  for (guint i = 0; (kind = lab_rat_kind_get (i)) != NULL; i++)
    {
      if (g_str_equal (kind->id, text))
        adw_combo_row_set_selected (self->kind, i + 1);
    }
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  adw_combo_row_set_selected (self->team, MIN (team, N_TEAMS - 1));
  lab_cheese_rat_row_set_number (self, n);
  update_titles (self);
  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->team, "notify::selected", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->command, "changed", G_CALLBACK (on_changed), self);
  return GTK_WIDGET (self);
}

/** lab_cheese_rat_row_dup_text: (transfer full): returns who moves the rat, as a text. */
char *
lab_cheese_rat_row_dup_text (LabCheeseRatRow *self)
{
  const LabRatKind *kind;

  g_return_val_if_fail (LAB_IS_CHEESE_RAT_ROW (self), NULL);

  if (is_person (self))
    return g_strdup (LAB_CHEESE_PERSON);
  if (is_program (self))
    {
      g_autofree char *command
          = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->command))));

      return g_strconcat (LAB_CHEESE_PROGRAM_PREFIX, command, NULL);
    }
  kind = get_kind (self);
  g_assert (kind != NULL);
  return g_strdup (kind->id);
}

/** lab_cheese_rat_row_get_name: returns the name of the rat, which may be empty. */
const char *
lab_cheese_rat_row_get_name (LabCheeseRatRow *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RAT_ROW (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->name));
}

/** lab_cheese_rat_row_get_team: returns the team of the rat, from 0. */
guint
lab_cheese_rat_row_get_team (LabCheeseRatRow *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RAT_ROW (self), 0);

  return adw_combo_row_get_selected (self->team);
}

/** lab_cheese_rat_row_set_removable: shows whether the rat can be removed. */
void
lab_cheese_rat_row_set_removable (LabCheeseRatRow *self,
                                  gboolean         removable)
{
  g_return_if_fail (LAB_IS_CHEESE_RAT_ROW (self));

  gtk_widget_set_sensitive (self->remove, removable);
}

/** lab_cheese_rat_row_set_number: shows the color and the mark of rat @n. */
void
lab_cheese_rat_row_set_number (LabCheeseRatRow *self,
                               guint            n)
{
  g_return_if_fail (LAB_IS_CHEESE_RAT_ROW (self));

  self->n = n;
  adw_bin_set_child (self->picture, lab_cheese_rat_picture_new (n, PICTURE_SIZE));
}
