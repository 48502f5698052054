/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-duel-table.h"

#include <glib/gi18n.h>

#include "lab-duel-text.h"

/**
 * LabDuelTable:
 *
 * The table of bests of the duels against the clock that last so many minutes.
 */
struct _LabDuelTable
{
  AdwBin parent_instance;

  AdwPreferencesGroup *group;
  GPtrArray *rows;            /* of the group */
};

G_DEFINE_FINAL_TYPE (LabDuelTable, lab_duel_table, ADW_TYPE_BIN)

/* Private helpers */

static void
add_row (LabDuelTable *self,
         GtkWidget    *row)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

static GtkWidget *
create_row (const LabDuelBest *best,
            guint              place)
{
  GtkWidget *row = adw_action_row_new ();
  const char *name = lab_duel_text_name (best->name);
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *score = lab_duel_text_score (best->treasures, best->turns,
                                                best->left * G_TIME_SPAN_MILLISECOND);
  g_autofree char *when = lab_duel_text_when (best);
  g_autofree char *about = g_strjoin ("\n", score, when, NULL);
  /* Translators: the place in a table of bests, and the name of a player; for screen readers. */
  g_autofree char *title = g_strdup_printf (_("%u. %s"), place, name);
  GtkWidget *label = gtk_label_new (number);

  gtk_widget_add_css_class (label, "title-2");
  gtk_widget_add_css_class (label, "place");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  /* The number before the name is for the eyes alone. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  return row;
}

/* Of those that are in the table, one has just come in. */
static void
mark_row (GtkWidget *row)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("lab-star-symbolic");

  /* Translators: of a line in a table of bests. */
  gtk_widget_set_tooltip_text (mark, _("New in the table"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("New in the table"), -1);
  gtk_widget_add_css_class (mark, "accent");
  gtk_widget_add_css_class (row, "new-best");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), mark);
}

static GtkWidget *
create_empty_row (void)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 /* Translators: in an empty table of bests. */
                                 _("Nobody yet"));
  gtk_widget_add_css_class (row, "dim-label");
  return row;
}

/* GObject */

static void
lab_duel_table_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_DUEL_TABLE (object)->rows);
  G_OBJECT_CLASS (lab_duel_table_parent_class)->finalize (object);
}

static void
lab_duel_table_class_init (LabDuelTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_duel_table_finalize;
}

static void
lab_duel_table_init (LabDuelTable *self)
{
  self->rows = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
}

/* Public functions */

/**
 * lab_duel_table_show:
 * @self: a table
 * @bests: what is kept
 * @minutes: how long the duels lasted
 * @place: the place of who has just come in, from 1; 0 if nobody has
 */
void
lab_duel_table_show (LabDuelTable *self,
                     LabDuelBests *bests,
                     guint         minutes,
                     guint         place)
{
  g_autofree char *title = lab_duel_text_minutes (minutes);
  guint n = lab_duel_bests_get_length (bests, minutes);

  g_return_if_fail (LAB_IS_DUEL_TABLE (self));

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  adw_preferences_group_set_title (self->group, title);
  for (guint i = 1; i <= n; i++)
    add_row (self, create_row (lab_duel_bests_get (bests, minutes, i), i));
  if (n == 0)
    add_row (self, create_empty_row ());
  if (place > 0)
    mark_row (g_ptr_array_index (self->rows, place - 1));
}
