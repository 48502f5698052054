/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-levels-page.h"

#include <glib/gi18n.h>

#include "lab-more-list.h"
#include "lab-stars.h"
#include "lab-template.h"
#include "lab-widgets-resources.h"

/**
 * LabLevelsPage:
 *
 * Lets players choose a level of a game: the next one or one soon after it, one that they have
 * finished, with its stars, or any other one by its number.
 */
struct _LabLevelsPage
{
  AdwBin parent_instance;

  LabFamily *family;                       /* not referenced */
  const LabLevelsKind *kind;
  GPtrArray *levels[LAB_LEVELS_N_LISTS];   /* while they are being added */

  AdwEntryRow *number;
  GtkWidget *play;
  AdwPreferencesGroup *groups[LAB_LEVELS_N_LISTS];
  LabMoreList *lists[LAB_LEVELS_N_LISTS];
};

G_DEFINE_FINAL_TYPE (LabLevelsPage, lab_levels_page, ADW_TYPE_BIN)

/* A level in a list */
typedef struct
{
  guint64 number;
  guint stars;
  char *about;                /* (nullable) */
} Level;

/* The number of a level, as data of its row */
#define LEVEL_KEY "lab-level"

/* Private helpers: the number */

static gboolean
get_number (LabLevelsPage *self,
            guint64       *number)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->number));

  return g_ascii_string_to_unsigned (text, 10, 1, self->kind->max_number, number, NULL);
}

static void
on_changed (LabLevelsPage *self)
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
on_play (LabLevelsPage *self)
{
  guint64 number;

  if (get_number (self, &number))
    self->kind->start (self->family, number);
}

/* Private helpers: the lists */

static void
free_level (gpointer data)
{
  Level *level = data;

  g_free (level->about);
  g_free (level);
}

static void
on_activated (LabLevelsPage *self,
              GtkWidget     *row)
{
  const guint64 *number = g_object_get_data (G_OBJECT (row), LEVEL_KEY);

  self->kind->start (self->family, *number);
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  const Level *level = item;
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, level->number);
  /* Translators: a level of a game, with its number. */
  g_autofree char *title = g_strdup_printf (_("Level %s"), digits);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "use-markup", FALSE,
                                 "activatable", TRUE, NULL);
  GtkWidget *stars = g_object_new (LAB_TYPE_STARS, "size", 18, "valign", GTK_ALIGN_CENTER,
                                   NULL);

  lab_stars_set_count (LAB_STARS (stars), level->stars);
  if (level->about != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), level->about);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), stars);
  g_object_set_data_full (G_OBJECT (row), LEVEL_KEY,
                          g_memdup2 (&level->number, sizeof level->number), g_free);
  g_signal_connect_object (row, "activated", G_CALLBACK (on_activated), data, G_CONNECT_SWAPPED);
  return row;
}

/* GObject */

static void
lab_levels_page_class_init (LabLevelsPageClass *klass)
{
  static const char * const groups[LAB_LEVELS_N_LISTS] = { "next_group", "done_group" };
  static const char * const lists[LAB_LEVELS_N_LISTS] = { "next", "done" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_resources_register (lab_widgets_get_resource ());
  g_type_ensure (LAB_TYPE_MORE_LIST);
  LAB_TEMPLATE ("lab-levels-page.ui");
  LAB_TEMPLATE_CHILDREN (LabLevelsPage, number, play);
  for (gssize i = 0; i < LAB_LEVELS_N_LISTS; i++)
    {
      gtk_widget_class_bind_template_child_full (widget_class, groups[i], FALSE,
                                                 G_STRUCT_OFFSET (LabLevelsPage, groups)
                                                     + i * (gssize) sizeof (gpointer));
      gtk_widget_class_bind_template_child_full (widget_class, lists[i], FALSE,
                                                 G_STRUCT_OFFSET (LabLevelsPage, lists)
                                                     + i * (gssize) sizeof (gpointer));
    }
  LAB_TEMPLATE_CALLBACKS (on_changed, on_play);
}

static void
lab_levels_page_init (LabLevelsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_levels_page_new:
 * @family: the family of the game
 * @kind: its levels
 *
 * Returns: (transfer floating): a page, which lab_levels_page_show() fills
 */
GtkWidget *
lab_levels_page_new (LabFamily           *family,
                     const LabLevelsKind *kind)
{
  LabLevelsPage *self = g_object_new (LAB_TYPE_LEVELS_PAGE, NULL);

  self->family = family;
  self->kind = kind;
  for (guint i = 0; i < LAB_LEVELS_N_LISTS; i++)
    {
      if (kind->headings[i] != NULL)
        adw_preferences_group_set_title (self->groups[i], _(kind->headings[i]));
      if (kind->labels[i] != NULL)
        g_object_set (self->lists[i], "label", _(kind->labels[i]), NULL);
    }
  return GTK_WIDGET (self);
}

/**
 * lab_levels_page_add:
 * @self: a page that is being filled
 * @list: the number of a list
 * @number: the level
 * @stars: the most stars that the player had in it; 0 for a new one
 * @about: (nullable): what the player knows of it
 *
 * Adds a level at the end of a list.
 */
void
lab_levels_page_add (LabLevelsPage *self,
                     guint          list,
                     guint64        number,
                     guint          stars,
                     const char    *about)
{
  Level *level;

  g_return_if_fail (LAB_IS_LEVELS_PAGE (self) && list < LAB_LEVELS_N_LISTS);

  level = g_new (Level, 1);
  *level = (Level) { number, stars, g_strdup (about) };
  g_ptr_array_add (self->levels[list], level);
}

/** lab_levels_page_show: lists all levels again, because there can be new stars. */
void
lab_levels_page_show (LabFamily *family G_GNUC_UNUSED,
                      GtkWidget *page)
{
  LabLevelsPage *self = LAB_LEVELS_PAGE (page);

  for (guint i = 0; i < LAB_LEVELS_N_LISTS; i++)
    self->levels[i] = g_ptr_array_new_with_free_func (free_level);
  self->kind->fill (self);
  for (guint i = 0; i < LAB_LEVELS_N_LISTS; i++)
    {
      lab_more_list_set_items (self->lists[i], self->levels[i], create_row, self);
      gtk_widget_set_visible (GTK_WIDGET (self->groups[i]), self->levels[i]->len > 0);
      g_clear_pointer (&self->levels[i], g_ptr_array_unref);
    }
}
