/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-levels-page.h"

#include <glib/gi18n.h>

#include "lab-escape-records.h"
#include "lab-more-list.h"
#include "lab-stars.h"

/**
 * LabEscapeLevelsPage:
 *
 * Lets players choose a level of the escape game: the next one or one soon after it, one that they
 * have finished, with its stars, or any other one by its number.
 */
struct _LabEscapeLevelsPage
{
  AdwBin parent_instance;

  LabFamily *family;          /* not referenced */
  AdwEntryRow *number;
  GtkWidget *play;
  LabMoreList *levels;
};

G_DEFINE_FINAL_TYPE (LabEscapeLevelsPage, lab_escape_levels_page, ADW_TYPE_BIN)

/* The number and the best result of a level, as data of an item in the list */
#define NUMBER_KEY "lab-escape-number"
#define TALLY_KEY "lab-escape-tally"

/* The list is at least this long, also if few levels were finished. */
#define N_LEVELS 10u
#define MIN_NEXT 3u

/* Private helpers: the number */

static gboolean
get_number (LabEscapeLevelsPage *self,
            guint64             *number)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->number));

  return g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT64, number, NULL);
}

static void
on_changed (LabEscapeLevelsPage *self)
{
  guint64 number;
  gboolean valid = get_number (self, &number);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->number));

  gtk_widget_set_sensitive (self->play, valid);
  if (valid || *text == '\0')
    gtk_widget_remove_css_class (GTK_WIDGET (self->number), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->number), "error");
}

static void
on_play (LabEscapeLevelsPage *self)
{
  guint64 number;

  if (get_number (self, &number))
    lab_escape_play_start_level (lab_escape_play_get (self->family), number);
}

/* Private helpers: the list */

static void
on_activated (LabEscapeLevelsPage *self,
              GtkWidget           *row)
{
  guint64 *number = g_object_get_data (G_OBJECT (row), NUMBER_KEY);

  lab_escape_play_start_level (lab_escape_play_get (self->family), *number);
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  const guint64 *number = g_object_get_data (item, NUMBER_KEY);
  const LabEscapeTally *tally = g_object_get_data (item, TALLY_KEY);
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, *number);
  /* Translators: a level of a game, with its number. */
  g_autofree char *title = g_strdup_printf (_("Level %s"), digits);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "use-markup", FALSE,
                                 "activatable", TRUE, NULL);
  GtkWidget *stars = g_object_new (LAB_TYPE_STARS, "size", 18, "valign", GTK_ALIGN_CENTER,
                                   "count", tally != NULL ? tally->stars : 0, NULL);

  if (tally != NULL)
    {
      g_autofree char *best = g_strdup_printf (
          /* Translators: a player's best result in a level, and the best possible one. */
          ngettext ("%u move; the fewest possible is %u", "%u moves; the fewest possible is %u",
                    tally->best_moves), tally->best_moves, tally->par);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), best);
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), stars);
  g_object_set_data_full (G_OBJECT (row), NUMBER_KEY, g_memdup2 (number, sizeof *number), g_free);
  g_signal_connect_object (row, "activated", G_CALLBACK (on_activated), data, G_CONNECT_SWAPPED);
  return row;
}

static void
free_tally (gpointer data)
{
  LabEscapeTally *tally = data;

  g_free (tally->level);
  g_free (tally);
}

static void
add_level (GListStore           *store,
           guint64               number,
           const LabEscapeTally *tally)
{
  g_autoptr (GObject) item = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data_full (item, NUMBER_KEY, g_memdup2 (&number, sizeof number), g_free);
  if (tally != NULL)
    {
      LabEscapeTally *copy = g_memdup2 (tally, sizeof *tally);

      copy->level = g_strdup (tally->level);
      g_object_set_data_full (item, TALLY_KEY, copy, free_tally);
    }
  g_list_store_append (store, item);
}

/* Lists the next level and some after it, then those that were finished, the highest first. */
static void
fill (LabEscapeLevelsPage *self)
{
  g_autoptr (GListStore) store = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (GPtrArray) tallies = lab_escape_records_load (NULL);
  guint64 next = 1;
  guint n_next = MAX (MIN_NEXT, N_LEVELS - MIN (tallies->len, N_LEVELS));

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabEscapeTally *tally = tallies->pdata[i];

      next = MAX (next, tally->number + 1);
    }
  for (guint i = 0; i < n_next && next + i <= G_MAXINT64; i++)
    add_level (store, next + i, NULL);
  for (guint i = tallies->len; i-- > 0;)
    {
      const LabEscapeTally *tally = tallies->pdata[i];

      if (tally->number > 0)
        add_level (store, tally->number, tally);
    }
  lab_more_list_set_model (self->levels, G_LIST_MODEL (store), create_row, self);
}

/* GObject */

static void
lab_escape_levels_page_class_init (LabEscapeLevelsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_MORE_LIST);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-escape-levels-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabEscapeLevelsPage, number);
  gtk_widget_class_bind_template_child (widget_class, LabEscapeLevelsPage, play);
  gtk_widget_class_bind_template_child (widget_class, LabEscapeLevelsPage, levels);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_play);
}

static void
lab_escape_levels_page_init (LabEscapeLevelsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/** lab_escape_levels_page_create: (transfer floating): creates the page for a family. */
GtkWidget *
lab_escape_levels_page_create (LabFamily *family)
{
  LabEscapeLevelsPage *self = g_object_new (LAB_TYPE_ESCAPE_LEVELS_PAGE, NULL);

  self->family = family;
  return GTK_WIDGET (self);
}

/** lab_escape_levels_page_show: reads the stars again. */
void
lab_escape_levels_page_show (LabFamily *family G_GNUC_UNUSED,
                             GtkWidget *page)
{
  fill (LAB_ESCAPE_LEVELS_PAGE (page));
}
