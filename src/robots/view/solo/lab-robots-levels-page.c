/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-levels-page.h"

#include <glib/gi18n.h>

#include "lab-more-list.h"
#include "lab-robots-records.h"
#include "lab-stars.h"

/**
 * LabRobotsLevelsPage:
 *
 * Lets players choose a level of the robots: the next one or one soon after it, one that they have
 * solved, with its stars, or any other one by its number.
 */
struct _LabRobotsLevelsPage
{
  AdwBin parent_instance;

  LabFamily *family;          /* not referenced */
  AdwEntryRow *number;
  GtkWidget *play;
  AdwPreferencesGroup *solved_group;
  LabMoreList *next;
  LabMoreList *solved;
};

G_DEFINE_FINAL_TYPE (LabRobotsLevelsPage, lab_robots_levels_page, ADW_TYPE_BIN)

/* The best result of a level, as data of an item in the list */
#define TALLY_KEY "lab-robots-tally"

/* So many levels that were not solved are offered. */
#define N_NEXT 5U

/* Private helpers */

static void
start (LabRobotsLevelsPage *self,
       guint                number)
{
  LabRobotsLevel level;

  lab_robots_level_init_numbered (&level, number);
  lab_robots_play_start (lab_robots_play_get (self->family), &level);
}

static gboolean
get_number (LabRobotsLevelsPage *self,
            guint64             *number)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->number));

  return g_ascii_string_to_unsigned (text, 10, 1, LAB_ROBOTS_MAX_LEVEL, number, NULL);
}

static void
on_changed (LabRobotsLevelsPage *self)
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
on_play (LabRobotsLevelsPage *self)
{
  guint64 number;

  if (get_number (self, &number))
    start (self, (guint) number);
}

/* Private helpers: the list */

static void
on_activated (LabRobotsLevelsPage *self,
              GtkWidget           *row)
{
  const LabRobotsTally *tally = g_object_get_data (G_OBJECT (row), TALLY_KEY);

  start (self, (guint) tally->number);
}

/* What is known of a level that was not solved. How many moves it takes would be a hint. */
static char *
describe_new (guint number)
{
  LabRobotsLevel level;

  lab_robots_level_init_numbered (&level, number);
  /* Translators: the rows and columns of a board, and its robots. */
  return g_strdup_printf (ngettext ("%u×%u, %u robot", "%u×%u, %u robots", level.recipe.n_robots),
                          level.recipe.size, level.recipe.size, level.recipe.n_robots);
}

static char *
describe (const LabRobotsTally *tally)
{
  if (tally->n_solved == 0)
    return describe_new ((guint) tally->number);
  if (tally->fewest == 0)
    return g_strdup_printf (ngettext ("%u move", "%u moves", tally->best_moves),
                            tally->best_moves);
  return g_strdup_printf (
      /* Translators: a player's best result in a level, and the best possible one. */
      ngettext ("%u move; the fewest possible is %u", "%u moves; the fewest possible is %u",
                tally->best_moves), tally->best_moves, tally->fewest);
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  const LabRobotsTally *tally = g_object_get_data (item, TALLY_KEY);
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, tally->number);
  /* Translators: a level of a game, with its number. */
  g_autofree char *title = g_strdup_printf (_("Level %s"), digits);
  g_autofree char *subtitle = describe (tally);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", subtitle,
                                 "use-markup", FALSE, "activatable", TRUE, NULL);
  GtkWidget *stars = g_object_new (LAB_TYPE_STARS, "size", 18, "valign", GTK_ALIGN_CENTER,
                                   "count", tally->stars, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), stars);
  g_object_set_data_full (G_OBJECT (row), TALLY_KEY, g_memdup2 (tally, sizeof *tally), g_free);
  g_signal_connect_object (row, "activated", G_CALLBACK (on_activated), data, G_CONNECT_SWAPPED);
  return row;
}

static void
add_level (GListStore           *store,
           const LabRobotsTally *tally)
{
  g_autoptr (GObject) item = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data_full (item, TALLY_KEY, g_memdup2 (tally, sizeof *tally), g_free);
  g_list_store_append (store, item);
}

/* Lists the next level and some after it, and those that were solved. */
static void
fill (LabRobotsLevelsPage *self)
{
  g_autoptr (GListStore) next = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (GListStore) solved = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (GPtrArray) records = lab_robots_records_load (NULL);
  g_autoptr (GArray) tallies = lab_robots_records_count (records);
  guint first = lab_robots_records_summarize (records).highest + 1;

  for (guint i = 0; i < N_NEXT && first + i <= LAB_ROBOTS_MAX_LEVEL; i++)
    {
      const LabRobotsTally level = { .number = first + i };

      add_level (next, &level);
    }
  for (guint i = 0; i < tallies->len; i++)
    {
      const LabRobotsTally *tally = &g_array_index (tallies, LabRobotsTally, i);

      if (tally->mode == LAB_ROBOTS_MODE_LEVELS)
        add_level (solved, tally);
    }
  lab_more_list_set_model (self->next, G_LIST_MODEL (next), create_row, self);
  lab_more_list_set_model (self->solved, G_LIST_MODEL (solved), create_row, self);
  gtk_widget_set_visible (GTK_WIDGET (self->solved_group),
                          g_list_model_get_n_items (G_LIST_MODEL (solved)) > 0);
}

/* GObject */

static void
lab_robots_levels_page_class_init (LabRobotsLevelsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_MORE_LIST);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-levels-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRobotsLevelsPage, number);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsLevelsPage, play);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsLevelsPage, solved_group);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsLevelsPage, next);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsLevelsPage, solved);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_play);
}

static void
lab_robots_levels_page_init (LabRobotsLevelsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/** lab_robots_levels_page_create: (transfer floating): creates the page for a family. */
GtkWidget *
lab_robots_levels_page_create (LabFamily *family)
{
  LabRobotsLevelsPage *self = g_object_new (LAB_TYPE_ROBOTS_LEVELS_PAGE, NULL);

  self->family = family;
  return GTK_WIDGET (self);
}

/** lab_robots_levels_page_show: reads the stars again. */
void
lab_robots_levels_page_show (LabFamily *family G_GNUC_UNUSED,
                             GtkWidget *page)
{
  fill (LAB_ROBOTS_LEVELS_PAGE (page));
}
